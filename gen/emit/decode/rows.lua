-- Rows of a decoder: a form of which a word has nothing but fields, and alternatives that are
-- always taken, needs no function. One row of numbers says where its fields are, and the same few
-- statements execute any row (`runtime/base/decode_rows.h`), without a branch that depends on the
-- form.
local lists = require("gen.base.lists")
local c = require("gen.emit.c")
local halves = require("gen.emit.c.halves")
local picture = require("gen.emit.decode.picture")
local products = require("gen.emit.decode.products")

local M = {}

local VALUES = 4 -- lanes for a value each; two products are for one more, or one in pieces
local JOINED = 2 -- the last lanes of these may be part of that
local CHOICES = 5
local MOST_ROWS = 255
local MOST_SHIFT = 31

-- The pieces of a field that are as far from where they belong, together: `{ {by, mask}.. }`, which
-- is `word >> by & mask`, or the other way when `by` is negative.
local function pieces_of(field, parts)
   local list, known = {}, {}
   parts:pieces(field, function(_, lo, low, width)
      local piece = lists.entry(known, lo - low, { by = lo - low, mask = 0 }, list)
      piece.mask = piece.mask | (1 << width) - 1 << low
   end)
   return list
end

local Rows = {}
Rows.__index = Rows

--- Rows for the forms of a model, none so far. `shift`: the most that a piece goes to the right.
function M.new(model, parts)
   local shift = 0
   for _, field in ipairs(model.fields) do
      for _, piece in ipairs(parts.wide and {} or pieces_of(field, parts)) do
         shift = math.max(shift, piece.by)
      end
   end
   return setmetatable({ parts = parts, shift = shift, list = {}, by_text = {}, of_form = {},
      forms = 0,
      fits = model.word_bits <= 32 and shift <= MOST_SHIFT }, Rows)
end

-- Puts the value in pieces into its products.
local function split_value(row, slot, pieces)
   if row.slot then return false end
   row.slot, row.products = slot, products.of(pieces)
   return row.products ~= nil
end

-- A lane for the piece that is in no product; false where there is none.
local function put_alone(row, piece)
   for i = VALUES - JOINED, VALUES - 1 do
      if not row.lanes[i] then
         row.lanes[i], row.joined = piece, i - VALUES + JOINED
         return true
      end
   end
   return false
end

-- Puts the fields of a plan into lanes; false where there are too few.
local function put_lanes(row, form, plan, self)
   for _, slot in ipairs(plan.values) do
      local pieces = pieces_of(form.slots[slot + 1].field, self.parts)
      if slot > VALUES or lists.any(pieces, function(piece)
         return piece.by < self.shift - MOST_SHIFT
      end) then
         return false
      elseif #pieces == 1 and slot < VALUES then
         row.lanes[slot] = pieces[1]
      elseif not split_value(row, slot, pieces) then
         return false
      end
   end
   local alone = row.products and row.products.alone
   return not alone or put_alone(row, alone)
end

local function by_text(piece) return ("BY(%d)"):format(piece.by) end

local function texts_of(row, form)
   local lanes = {}
   for i = 0, VALUES - 1 do
      local lane = row.lanes[i]
      if lane then lanes[#lanes + 1] = ("LANE(%d, %d, 0x%x)"):format(i, lane.by, lane.mask) end
   end
   for i, pieces in ipairs(row.products or {}) do
      if #pieces > 0 then
         local taken, mask = products.masks(pieces)
         lanes[#lanes + 1] = ("PIECES(%d, 0x%x, %s, 0x%x)"):format(i - 1, taken,
            lists.join(pieces, " | ", by_text), mask)
      end
   end
   if row.joined then lanes[#lanes + 1] = ("JOINED(%d)"):format(row.joined) end
   for _, step in ipairs(row.alternatives) do
      lanes[#lanes + 1] = ("TAKEN_AS(%d, %d)"):format(step.slot, step.index)
   end
   return ("%d, %s, %s, %d"):format(form.length, halves.hex(row.known), halves.hex(row.canon),
      row.slot or VALUES), lanes
end

--- Makes a row for a form, of which a plan and `known` and `canon` say everything, where that is
-- possible.
function Rows:add(form, plan, known, canon)
   if not self.fits then return end
   local row = { lanes = {}, known = known, canon = canon,
      alternatives = lists.filter(plan.steps, function(step) return step.index ~= 0 end) }
   local simple = lists.all(plan.steps, function(step)
      return step.index ~= nil and step.slot < CHOICES
   end)
   if not simple or not put_lanes(row, form, plan, self) then return end
   local text, lanes = texts_of(row, form)
   local key = text .. table.concat(lanes)
   local own = self.by_text[key]
   if not own then
      if #self.list == MOST_ROWS then return end
      own = { name = form.ident:lower(), form = form, text = text, lanes = lanes }
      self.by_text[key] = own
      self.list[#self.list + 1] = own
   end
   self.of_form[form], self.forms = own.name, self.forms + 1
end

-- `    ROW(name, ..)` as lines of a macro.
local function put_row(row, is_last, w)
   local pieces = { ("ROW(%s, %s,"):format(row.name, row.text) }
   lists.append(pieces, row.lanes)
   pieces[#pieces] = pieces[#pieces] .. ")"
   w:pack(pieces, " \\")
   if not is_last then w.lines[#w.lines] = w.lines[#w.lines] .. " \\" end
end

-- `    Has(FORM, row)` of all forms as lines of a macro. Its parameter is like no name of either.
local function put_forms(model, self, w)
   w:line("#define FORM_ROWS(Has) \\")
   w.depth = 1
   w:pack(lists.map(model.forms, function(form)
      return ("Has(%s, %s)"):format(form.ident, self.of_form[form] or "NONE")
   end), " \\")
   w.depth = 0
end

--- Writes the rows, and which form has which.
function Rows:put(model, w)
   w:line("#include \"base/decode_rows.h\"\n")
   w:line("/* Rows: the name, the bytes of the form, the bits that need no comparison, those of the"
      .. "\n * others that are 1 in a canonical word, the value in pieces, and lanes. */")
   w:line("enum { LANE_SHIFT = %d };", self.shift)
   w:line("#define ROWS(ROW) \\")
   w.depth = 1
   for i, row in ipairs(self.list) do
      local drawing = c.writer()
      picture.put_form(row.form, drawing)
      for _, line in ipairs(drawing.lines) do w:line("%s \\", line) end
      put_row(row, i == #self.list, w)
   end
   w.depth = 0
   w:line("\n/* Which form has which row. */")
   put_forms(model, self, w)
   w:line("\nDECLARE_ROWS\n")
end

--- How many forms have one.
function Rows:count() return self.forms end

--- Has a form a row?
function Rows:has(form) return self.of_form[form] ~= nil end

return M
