-- How a form looks: its sentence with operands in angle brackets, and the cells of its bit picture.
--
-- A family of forms (one form line, all rows of its `ops`) is drawn once; bits that differ from row
-- to row show as `*` and are in the table of instructions.
local lists = require("gen.base.lists")
local num = require("gen.num")
local describe = require("gen.forms.describe")
local asttext = require("gen.syntax.asttext")
local rst = require("gen.emit.rst.base.rst")

local M = {}

-- Lines of operands that are drawn below a form; more of them are only on the page of operands.
M.MAX_ROWS = 14

-- Sentences ---------------------------------------------------------------------------------------

local function bracketed(text) return "<" .. text .. ">" end

local function affine_text(item)
   local text = item.field.short
   if item.beside then
      text = describe.sum(item)
   elseif item.signed then
      text = "signed(" .. text .. ")"
   end
   if not item.beside and item.mul and not num.eq(item.mul, 1) then
      text = text .. "*" .. num.tostring(item.mul)
   end
   if item.add and not num.eq(item.add, 0) then text = text .. describe.signed(item.add) end
   return bracketed(text)
end

local function index_text(x)
   if x.field then
      local text = x.field.short
      if x.shift and x.shift ~= 0 then text = text .. ">>" .. x.shift end
      if x.add and x.add ~= 0 then text = text .. "+" .. num.tostring(x.add) end
      return bracketed(text)
   end
   return x.number and num.tostring(x.number) or ""
end

local function register_text(item)
   local text = item.file.prints or item.file.name
   if item.field or item.number then text = text .. index_text(item) end
   local view = item.view
   if view then
      local name = view.view and view.view.name or view.name or ""
      local group = view.view and view.view.group and view.view.prints
      text = text .. (group and group[1] or "." .. name)
      if view.field or view.number then text = text .. index_text(view) end
   end
   return text
end

function M.choice_name(choice) return choice.role or choice.shown end

--- A field, or the column of its table that is printed.
local function field_text(item)
   local column = item.column and item.field.table and item.field.table.columns[item.column]
   return bracketed(item.field.short .. (column and "." .. column or ""))
end

local ITEM = {
   text = function(i) return i.s end,
   sep = function(i) return i.s end,
   number = function(i) return i.text or asttext.number(i.value) end,
   field = field_text,
   affine = affine_text,
   reg = register_text,
   choice = function(i) return bracketed(M.choice_name(i.choice)) end,
}

--- `add <CDST> <DST> <SRC1> <b>`.
function M.sentence(items)
   local texts = lists.map(items or {}, function(item)
      return ITEM[item.tag] and ITEM[item.tag](item) or "?"
   end)
   return (table.concat(texts):gsub("^%s+", ""):gsub("%s+$", ""))
end

--- Does a choice print nothing in any of these configurations?
function M.is_silent(choice, configs)
   return lists.all(choice.lines, function(line)
      local exists = not (line.configs and configs)
      for i, flag in ipairs(configs or {}) do exists = exists or flag and line.configs[i] end
      return not (exists and #line.items > 0)
   end)
end

--- The text of a form without choices that never print, without the fields and operands of these
--- names, and without the blanks beside what is left out.
function M.spoken(form, others)
   local out = {}
   for _, item in ipairs(form.items) do
      local choice, last = item.tag == "choice" and item.choice, out[#out]
      local name = choice and choice.operand or item.field and item.field.name
      local is_blank = item.tag == "sep" and item.s == " " and (not last or last.tag == "sep")
      local is_left_out = is_blank or name and others[name]
         or choice and M.is_silent(choice, form.configs)
      if not is_left_out then out[#out + 1] = item end
   end
   return M.sentence(out)
end

-- Bits of fields ----------------------------------------------------------------------------------

--- Positions of a field's bits in the unit, lowest first.
function M.positions(field)
   local list = {}
   for _, p in ipairs(field.pieces) do
      for bit = p.lo, p.hi do list[#list + 1] = bit end
   end
   return list
end

--- Name of the part of a field that lies in one piece: `IMM`, or `IMM[0..4]` when there are several
--- pieces.
local function mark_pieces(field, marks, class, label)
   label = label or field.short
   local at = 0
   for _, p in ipairs(field.pieces) do
      local lo, hi = p.lo, p.hi
      local text = label
      if #field.pieces > 1 then
         text = label .. "[" .. rst.range(at, at + hi - lo) .. "]"
      end
      for bit = lo, hi do marks[bit] = { class = class, label = text, is_field = true } end
      at = at + hi - lo + 1
   end
end

local function fields_of_item(item, out)
   if item.field then out[#out + 1] = item.field end
   if item.view and item.view.field then out[#out + 1] = item.view.field end
end

--- The fields that a row of items carries itself; a register that may be absent is drawn as the
--- register.
function M.carried(items)
   local out = {}
   for _, item in ipairs(items or {}) do
      fields_of_item(item, out)
      if item.tag == "choice" and item.choice.absent then out[#out + 1] = item.choice.absent end
   end
   return out
end

--- What a set says about bit `i` of its field: "0", "1", "*" (depends), "-" (any), or nil (left to
--- another claim).
local function digit_of_part(part, i, width)
   if part.picture then
      local digits = part.picture:gsub("[_ ]", "")
      local ch = digits:sub(#digits - i, #digits - i)
      if ch == "." or ch == "" then return ch == "." and "." or "0" end
      return ch
   end
   local lo, hi = part.lo, part.hi
   if num.eq(num.shr(lo, i), num.shr(hi, i)) then return tostring(num.bit(lo, i)) end
   local full = num.eq(lo, 0) and num.eq(hi, num.mask(width))
   return full and "-" or "*"
end

local function digit(set, i, width)
   local result
   for _, part in ipairs(set) do
      local d = digit_of_part(part, i, width)
      if result and d ~= result then return "*" end
      result = d
   end
   return result ~= "." and result or nil
end

--- Marks the bits of a test; returns true when the digits say all about the set. A domain is what
--- the field of the text may hold: no test of the description.
local function mark_test(test, marks)
   if test.domain then return true end
   local exact = #test.set == 1
   local positions = M.positions(test.field)
   for i, bit in ipairs(positions) do
      local d = digit(test.set, i - 1, #positions)
      if d then
         marks[bit] = { class = "fixed", label = d }
         if d == "*" then exact = false end
      end
   end
   return exact
end

local function mark_soft_bit(s, bit, marks)
   local value = s.value and num.bit(s.value, bit) or 0
   local label = s.word == "visible" and (s.field and s.field.short or "read") or nil
   marks[bit] = { class = s.word, label = label, value = value }
end

local PART = 32 -- bits of a mask that are looked at together

local function mark_soft(list, marks)
   for _, s in ipairs(list or {}) do
      local at, mask = 0, s.mask
      while not num.eq(mask, 0) do
         local part = num.bits(mask, 0, PART)
         for i = 0, PART - 1 do
            if part >> i & 1 == 1 and not marks[at + i] then mark_soft_bit(s, at + i, marks) end
         end
         mask, at = num.shr(mask, PART), at + PART
      end
   end
end

local function real_choices(line)
   return lists.filter(line.choices or {}, function(c) return not c.absent end)
end

--- Bits that the lines of a choice speak of.
local function mark_choice(choice, marks, label)
   local function visit(c)
      for _, line in ipairs(c.lines) do
         local own = {}
         for _, field in ipairs(M.carried(line.items)) do mark_pieces(field, own, "operand") end
         for _, test in ipairs(line.tests or {}) do mark_test(test, own) end
         mark_soft(line.soft, own)
         for bit in pairs(own) do
            if not marks[bit] then marks[bit] = { class = "operand", label = label } end
         end
         for _, child in ipairs(real_choices(line)) do visit(child) end
      end
   end
   visit(choice)
end

-- Rows of a picture -------------------------------------------------------------------------------

local function same_cell(a, b)
   return a.class == b.class and (a.class == "fixed" or a.label == b.label and (a.value
      or 0) == (b.value or 0))
end

--- Runs of equal marks as cells, highest first. Fixed bits join their digits.
local function cells_of(marks, width)
   local cells = {}
   local current, current_mark
   for bit = width - 1, 0, -1 do
      local m = marks[bit]
      if m and current and current.lo == bit + 1 and same_cell(m, current_mark) then
         current.lo = bit
         if m.class == "fixed" then current.label = current.label .. m.label end
      elseif m then
         current = { hi = bit, lo = bit, class = m.class, label = m.label, value = m.value,
            is_field = m.is_field }
         cells[#cells + 1] = current
      end
      current_mark = m
      if not m then current = nil end
   end
   for _, c in ipairs(cells) do
      if c.value == 1 and c.class ~= "fixed" and not c.label then
         c.label = ("1"):rep(c.hi - c.lo + 1)
      end
   end
   return cells
end

M.cells_of = cells_of

local function unsaid_tests(line)
   local texts = lists.collect(line.tests or {}, function(t)
      return not mark_test(t, {}) and asttext.test(t)
   end)
   return table.concat(texts, " ")
end

local function note_of(choice, line, depth)
   local text = M.sentence(line.items)
   if text == "" then text = "(nothing)" end
   local tests = unsaid_tests(line)
   local note = ("  "):rep(depth) .. M.choice_name(choice) .. " = " .. text
   if tests ~= "" then note = note .. "   if " .. tests end
   return note
end

--- Rows below the form, one for each line of each of its choices; nested choices follow the line
--- they are in.
local function add_choice_rows(choice, width, depth, rows)
   for _, line in ipairs(choice.lines) do
      local marks = {}
      for _, test in ipairs(line.tests or {}) do mark_test(test, marks) end
      for _, field in ipairs(M.carried(line.items)) do mark_pieces(field, marks, "operand") end
      for _, child in ipairs(real_choices(line)) do
         mark_choice(child, marks, M.choice_name(child))
      end
      mark_soft(line.soft, marks)
      rows[#rows + 1] = { cells = cells_of(marks, width), note = note_of(choice, line, depth) }
      for _, child in ipairs(real_choices(line)) do
         add_choice_rows(child, width, depth + 1, rows)
      end
   end
end

-- How many lines choices have, with those of the choices within them.
local function count_lines(choices)
   local count = 0
   for _, choice in ipairs(choices) do
      for _, line in ipairs(choice.lines) do count = count + 1 + count_lines(real_choices(line)) end
   end
   return count
end

local function top_choices(form)
   return lists.filter(form.choices or {}, function(c)
      return not c.parent and not c.absent
   end)
end

--- Bits that only a `rest` claims, and the names of fields that the code reads without text.
local function mark_rest(form, marks)
   for bit = 0, form.unit.bits - 1 do
      local b = form.bits[bit]
      if b and not marks[bit] then
         marks[bit] = { class = b.class, label = b.class == "fixed" and "*" or nil,
            value = b.is_rest and num.bit(b.soft.value, bit) }
      end
      local m = marks[bit]
      if b and m.class == "visible" then
         m.label = b.field and b.field.short or m.label or "read"
      end
   end
end

--- What the bits of a form that have a reason are: `{word, mask, why}`, in order of the lowest bit.
function M.reasons(form)
   local list, by_key = {}, {}
   for bit = 0, form.unit.bits - 1 do
      local b = form.bits[bit]
      if b and b.why and b.why ~= "" then
         local key = b.class .. "\1" .. b.why
         local reason = lists.entry(by_key, key, { word = b.class, mask = 0, why = b.why }, list)
         reason.mask = num.bor(reason.mask, num.shl(1, bit))
      end
   end
   return list
end

--- What one form says about each of its bits.
local function form_marks(form)
   local marks = {}
   for _, field in ipairs(M.carried(form.items)) do mark_pieces(field, marks, "operand") end
   local tested = {}
   for _, test in ipairs(form.tests or {}) do mark_test(test, tested) end
   for bit, m in pairs(tested) do
      if not marks[bit] and m.label ~= "-" then marks[bit] = m end
   end
   for _, choice in ipairs(top_choices(form)) do
      mark_choice(choice, marks, M.choice_name(choice))
   end
   for bit, m in pairs(tested) do
      if not marks[bit] then marks[bit] = m end
   end
   mark_soft(form.soft, marks)
   mark_rest(form, marks)
   return marks
end

--- One picture for several forms of a family: what is not the same in all is `*`.
local function merged_marks(forms)
   local merged = form_marks(forms[1])
   for k = 2, #forms do
      local other = form_marks(forms[k])
      for bit, m in pairs(merged) do
         local o = other[bit]
         local same = o and o.class == m.class and o.label == m.label
         if not same then merged[bit] = { class = "fixed", label = "*" } end
      end
   end
   return merged
end

--- Rows of the picture of a family (array of forms of one form line) for `bits.draw`; operand lines
--- are left out where there are too many. Operands in `others` have no lines.
function M.rows(forms, others)
   local form = forms[1]
   local width = form.unit.bits
   local rows = { { cells = cells_of(merged_marks(forms), width) } }
   if count_lines(top_choices(form)) > M.MAX_ROWS then return rows end
   local below = {}
   for _, choice in ipairs(top_choices(form)) do
      local is_drawn = not M.is_silent(choice, form.configs)
         and not (others and others[choice.operand])
      if is_drawn then add_choice_rows(choice, width, 0, below) end
   end
   lists.append(rows, below)
   return rows
end

--- Forms of a page that share a form line, a sentence shape and a size, in order of first sight.
function M.families(forms)
   local families, by_key = {}, {}
   for _, form in ipairs(forms) do
      local shape = lists.map(form.items, function(item)
         return item.tag == "text" and "t" or M.sentence({ item })
      end)
      local key = ("%s\1%d\1%s"):format(form.node, form.unit.bits, table.concat(shape, "\1"))
      local family = lists.entry(by_key, key, { node = form.node, forms = {} }, families)
      family.forms[#family.forms + 1] = form
   end
   return families
end

return M
