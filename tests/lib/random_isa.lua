-- Random small instruction sets, as structures that a naive reader (`tests/lib/naive.lua`)
-- understands by itself and as the text of a description. The same seed gives the same set on every
-- machine.
--
-- Structure: `{bits, fields, operands, pages, forms, files, features}`. A form is `{page, name,
-- items, tests, soft, rest, on [, drawing, when]}`, an operand `{name, lines}`, a line like a form. Items:
-- `{word=s}`, `{field=F [, mul|add, signed]}`, `{field=F, beside=G, minus, add}`, `{operand=X, role=}`,
-- `{sep=s}`.
local conditions = require("tests.lib.conditions")
local drawings = require("tests.lib.drawings")
local kinds = require("tests.lib.kinds")

local M = {}

local Random = {}
Random.__index = Random

function Random.new(seed) return setmetatable({ state = seed * 2654435761 + 12345 }, Random) end

--- 0 .. n-1
function Random:below(n)
   self.state = self.state * 6364136223846793005 + 1442695040888963407
   return (self.state >> 33) % n
end

function Random:chance(percent) return self:below(100) < percent end
function Random:pick(list) return list[1 + self:below(#list)] end

M.Random = Random

-- Fields ------------------------------------------------------------------------------------------

local function add_piece(pieces, lo, hi) pieces[#pieces + 1] = { lo = lo, hi = hi } end

-- Pieces low first; their order is random, so the lowest bit may be highest in the word.
local function random_pieces(r, bits, width)
   local pieces, mask = {}, 0
   local lo = r:below(bits - width + 1)
   if r:chance(60) then
      add_piece(pieces, lo, lo + width - 1)
      return pieces, (1 << width) - 1 << lo
   end
   for _ = 1, width do
      local bit = r:below(bits)
      if mask & 1 << bit == 0 then
         mask = mask | 1 << bit
         add_piece(pieces, bit, bit)
      end
   end
   return pieces, mask
end

local function width_of(pieces)
   local width = 0
   for _, piece in ipairs(pieces) do width = width + piece.hi - piece.lo + 1 end
   return width
end

-- Texts of the codes: some are missing, one may be empty.
local function random_list(r, field)
   local texts, empty = {}, false
   for code = 0, (1 << field.width) - 1 do
      if r:chance(88) then
         texts[code] = field.name:lower() .. string.char(97 + code)
         if not empty and r:chance(8) then texts[code], empty = "", true end
      end
   end
   texts[0] = texts[0] or field.name:lower() .. "a"
   return texts
end

local KINDS = { "number", "number", "number", "register", "register", "list" }

local function give_kind(r, isa, field)
   field.kind = r:pick(KINDS)
   if field.kind == "number" then
      field.signed, field.decimal = r:chance(35), r:chance(35)
      field.scale = r:chance(20) and 1 << 1 + r:below(2) or 1
      if r:chance(15) then field.exclude = { [r:below(1 << field.width)] = true } end
   elseif field.kind == "register" then
      field.file = r:pick(isa.files)
      if r:chance(25) and field.width > 1 then
         local first = r:below(1 << field.width)
         field.absent = { [first] = true, first = first }
         if r:chance(40) then field.absent[(first + 1) % (1 << field.width)] = true end
      end
   elseif field.width > 4 then
      field.kind, field.scale = "number", 1
   else
      field.texts = random_list(r, field)
   end
end

local function new_field(r, isa, name, width)
   local field = { name = name, index = #isa.fields + 1 }
   field.pieces, field.mask = random_pieces(r, isa.bits, width or 1 + r:below(4))
   field.width = width_of(field.pieces)
   give_kind(r, isa, field)
   isa.fields[#isa.fields + 1] = field
   return field
end

-- Coverage ----------------------------------------------------------------------------------------

local SOFT = { "ignored", "ignored", "zero", "unknown", "visible" }

-- Ranges of don't-care bits for the bits of `mask`.
local function soft_for(r, mask, bits, out)
   local bit = 0
   while bit < bits do
      if mask >> bit & 1 == 1 then
         local hi = bit
         while hi + 1 < bits and mask >> hi + 1 & 1 == 1 and r:chance(80) do hi = hi + 1 end
         local soft = { word = r:pick(SOFT), lo = bit, hi = hi,
            mask = (1 << hi - bit + 1) - 1 << bit, value = 0 }
         if (soft.word == "ignored" or soft.word == "unknown") and r:chance(30) then
            soft.value = (r:below(1 << hi - bit + 1) << bit)
         end
         out[#out + 1] = soft
         bit = hi + 1
      else
         bit = bit + 1
      end
   end
end

-- Canonical values for some of the bits that a `rest` will take.
local function new_rest(r, left, bits)
   local rest = { word = r:pick({ "ignored", "zero", "unknown" }), likes = {}, value = 0 }
   if rest.word == "zero" or r:chance(40) then return rest end
   local ranges = {}
   soft_for(r, left, bits, ranges)
   for _, range in ipairs(ranges) do
      if r:chance(60) then
         local value = r:below(1 << range.hi - range.lo + 1)
         rest.likes[#rest.likes + 1] = { lo = range.lo, hi = range.hi, value = value,
            mask = range.mask }
         rest.value = rest.value | value << range.lo
      end
   end
   return rest
end

local function random_picture(r, width)
   local marks = {}
   for i = 1, width do marks[i] = r:pick({ "0", "1", "-", "1", "0", "." }) end
   return { picture = table.concat(marks) }
end

local function random_set(r, field, value)
   local limit = 1 << field.width
   value = value or r:below(limit)
   if r:chance(10) and field.width > 1 then return { random_picture(r, field.width) } end
   local set = { { lo = value, hi = value } }
   if r:chance(12) then
      local lo = r:below(limit)
      set[2] = { lo = lo, hi = math.min(limit - 1, lo + r:below(3)) }
   end
   return set
end

local function guard(r, isa, percent)
   if not isa.feature or not r:chance(percent) then return nil end
   return r:chance(50) and "with" or "without"
end

-- Operands ----------------------------------------------------------------------------------------

local function put_sep(r, items, glued)
   if #items == 0 then return end
   local after_mnemonic = items[#items].mnemonic
   items[#items + 1] = { sep = glued and r:chance(20) and "" or after_mnemonic and " "
      or r:pick({ " ", ", ", " " }) }
end

-- Fields of numbers that `items` print; nil where `field` is among those.
local function numbers_before(items, field)
   local found = {}
   for _, item in ipairs(items) do
      if item.field == field then return nil end
      if item.field and item.field.kind == "number" then found[#found + 1] = item.field end
   end
   return #found > 0 and found or nil
end

-- The sum or difference with a number before, or the field itself. `items`: those before.
local function field_item(r, field, items)
   local item = { field = field }
   local before = field.kind == "number" and numbers_before(items, field)
   if before and r:chance(30) then
      return { field = field, beside = r:pick(before), minus = r:chance(30), add = r:below(7) - 3 }
   end
   if field.kind == "number" and not field.exclude and r:chance(12) then
      if r:chance(50) then item.mul = r:pick({ 2, 4, 10 }) else item.add = 1 + r:below(9) end
      item.signed = item.mul and r:chance(40) or nil
   end
   return item
end

-- Fields of `list` whose bits lie in `mask`.
local function fitting(list, mask)
   local found = {}
   for _, field in ipairs(list) do
      if field.mask & ~mask == 0 then found[#found + 1] = field end
   end
   return found
end

local PREFIXES = { "a", "b.", "#", "@", "q!", "zz", "n:", "w-" }

-- One line: test of the selector, words, some fields, don't-care bits for what is left of the operand's
-- bits.
local function new_line(r, isa, operand, number, set, depth)
   local line = { tests = { { field = operand.selector, set = set } }, items = {}, soft = {},
      on = guard(r, isa, 12) }
   local left = operand.region & ~operand.selector.mask
   local bracket = r:chance(15)
   -- the text of a line that other configurations have
   if line.on and r:chance(40) then number = 1 end
   if r:chance(85) then line.items[1] = { word = PREFIXES[number] } end
   if bracket then line.items[#line.items + 1] = { word = "[" } end
   local from = #line.items
   for _ = 1, 2 do
      local nested = depth > 0 and #isa.operands > 0 and r:chance(15) and r:pick(isa.operands)
         or nil
      if nested and nested.region & ~left == 0 then
         put_sep(r, line.items)
         line.items[#line.items + 1] = { operand = nested }
         left = left & ~nested.region
      else
         local choice = fitting(isa.fields, left)
         if #choice > 0 and r:chance(75) then
            local field = r:pick(choice)
            if from == #line.items then
               if from > 0 then line.items[#line.items + 1] = { sep = r:pick({ "", " " }) } end
            else
               put_sep(r, line.items, true)
            end
            line.items[#line.items + 1] = field_item(r, field, line.items)
            left = left & ~field.mask
         end
      end
   end
   if bracket then line.items[#line.items + 1] = { word = "]" } end
   if #line.items == 0 then line.items[1] = { word = PREFIXES[number] } end
   if not r:chance(2) then soft_for(r, left, isa.bits, line.soft) end
   return line
end

local function new_operand(r, isa, depth)
   local operand = { name = "X" .. #isa.operands + 1, lines = {} }
   local narrow = {}
   for _, field in ipairs(isa.fields) do
      if field.width <= 2 then narrow[#narrow + 1] = field end
   end
   operand.selector = #narrow > 0 and r:pick(narrow) or nil
   if not operand.selector then return end
   operand.region = operand.selector.mask
   for _ = 1, 1 + r:below(2) do
      local free = fitting(isa.fields, ~operand.region)
      if #free > 0 then operand.region = operand.region | r:pick(free).mask end
   end
   for value = 0, (1 << operand.selector.width) - 1 do
      if r:chance(88) then
         local set = { { lo = value, hi = value } }
         if r:chance(2) then set[1].hi = math.min(value + 1, (1 << operand.selector.width) - 1) end
         operand.lines[#operand.lines + 1] =
            new_line(r, isa, operand, #operand.lines + 1, set, depth)
      end
   end
   if #operand.lines > 1 and r:chance(15) then
      operand.lines[#operand.lines].tests[1].is_else = true
   end
   if #operand.lines > 0 then isa.operands[#isa.operands + 1] = operand end
end

-- Forms -------------------------------------------------------------------------------------------

local function add_items(r, isa, form, left)
   local roles = 0
   for _ = 1, r:below(4) do
      if #isa.operands > 0 and r:chance(35) then
         local operand = r:pick(isa.operands)
         if operand.region & ~left == 0 then
            put_sep(r, form.items)
            roles = roles + 1
            form.items[#form.items + 1] = { operand = operand, role = "x" .. roles }
            left = left & ~operand.region
         end
      else
         local list = r:chance(6) and isa.fields or fitting(isa.fields, left)
         if #list > 0 then
            local field = r:pick(list)
            put_sep(r, form.items, true)
            form.items[#form.items + 1] = field_item(r, field, form.items)
            left = left & ~field.mask
         end
      end
   end
   return left
end

-- Bits of the word that a test speaks of: all of its field but the `.` of a picture.
local function tested_mask(test)
   local picture = test.set[1].picture
   if not picture then return test.field.mask end
   local mask, place = 0, 0
   for _, piece in ipairs(test.field.pieces) do
      for bit = piece.lo, piece.hi do
         if picture:sub(-1 - place, -1 - place) ~= "." then mask = mask | 1 << bit end
         place = place + 1
      end
   end
   return mask
end

M.tested_mask = tested_mask

local function new_form(r, isa, page, opcode, extra)
   local form = { page = page, tests = {}, items = {}, soft = {}, on = guard(r, isa, 15),
      id = #isa.forms + 1 }
   local plain = opcode and not r:chance(6)
   form.tests[1] = { field = isa.opcode,
      set = plain and { { lo = opcode, hi = opcode } } or random_set(r, isa.opcode, opcode) }
   form.mnemonic = r:chance(85) and "m" .. form.id or "m" .. 1 + r:below(form.id)
   form.items[1] = { word = form.mnemonic, mnemonic = true }
   local all = (1 << (isa.short and r:chance(45) and isa.short or isa.bits)) - 1
   local left = all & ~tested_mask(form.tests[1])
   if extra or r:chance(25) then
      local field = r:pick(isa.fields)
      local fits = field.mask & ~all == 0 or r:chance(5)
      if field ~= isa.opcode and fits and (field.mask & isa.opcode.mask == 0 or r:chance(20)) then
         local test = { field = field, set = random_set(r, field), neg = r:chance(25) }
         if not test.set[1].picture or not test.neg then
            form.tests[2] = test
            left = left & ~tested_mask(test)
         end
      end
   end
   left = add_items(r, isa, form, left)
   -- bits that the lines of an operand cover, too, or that meet its fields
   for _, item in ipairs(form.items) do
      if item.operand and r:chance(10) then
         left = left | item.operand.region & ~item.operand.selector.mask
      end
   end
   if r:chance(25) then
      form.rest = new_rest(r, left, isa.bits)
   elseif not r:chance(3) then
      soft_for(r, left, isa.bits, form.soft)
   end
   return form
end

local function new_page(r, isa, number)
   local page = { name = "p" .. number, forms = {}, overs = {}, unknown = r:chance(6) }
   isa.pages[#isa.pages + 1] = page
   if number > 1 and r:chance(15) then
      local victim = r:pick(isa.forms)
      page.takes = victim.tests[1].set[1].lo
      page.overs[1] = { name = victim.page.name
         .. (#victim.page.forms > 1 and r:chance(50) and "." .. victim.label or "") }
   end
   for f = 1, r:chance(25) and 2 or 1 do
      local fresh = #isa.forms % (1 << isa.opcode.width)
      local form = new_form(r, isa, page, page.takes or r:chance(95) and fresh or nil, page.takes)
      form.label = string.char(96 + f)
      page.forms[f] = form
      isa.forms[#isa.forms + 1] = form
   end
   if isa.with_prefer and #page.forms == 2 and r:chance(60) then
      page.forms[2].items[1].word = page.forms[1].mnemonic
      page.forms[2].mnemonic = page.forms[1].mnemonic
      page.prefer = r:pick({ '"long"', 'glued ".w"', 'last "long"' })
   end
   for _, form in ipairs(page.forms) do
      form.name = #page.forms > 1 and page.name .. "." .. form.label or page.name
   end
end

-- Keeps what forms reach, and notes whether anything is guarded.
local function keep_used(isa)
   local used = {}
   local function visit(node)
      used.guard = used.guard or node.on ~= nil
      for _, test in ipairs(node.tests) do used[test.field] = true end
      for _, item in ipairs(node.items) do
         if item.field then used[item.field] = true end
         if item.operand and not used[item.operand] then
            used[item.operand] = true
            for _, line in ipairs(item.operand.lines) do visit(line) end
         end
      end
   end
   for _, form in ipairs(isa.forms) do visit(form) end
   for _, key in ipairs({ "fields", "operands" }) do
      local kept = {}
      for _, entry in ipairs(isa[key]) do
         if used[entry] then kept[#kept + 1] = entry end
      end
      isa[key] = kept
   end
   isa.configs = used.guard and { { FEAT = false }, { FEAT = true } } or { { FEAT = false } }
end

-- A form has the shortest unit that holds the bits it speaks of; `rest` itself speaks of none.
local function choose_units(isa)
   isa.units = isa.short and { isa.short, isa.bits } or { isa.bits }
   local function covered(node)
      local mask = 0
      for _, test in ipairs(node.tests) do mask = mask | tested_mask(test) | test.field.mask end
      for _, soft in ipairs(node.soft) do mask = mask | soft.mask end
      for _, like in ipairs(node.rest and node.rest.likes or {}) do mask = mask | like.mask end
      for _, item in ipairs(node.items) do
         if item.field then mask = mask | item.field.mask end
         for _, line in ipairs(item.operand and item.operand.lines or {}) do mask =
            mask | covered(line) end
      end
      return mask
   end
   for _, form in ipairs(isa.forms) do
      form.unit = isa.short and covered(form) >> isa.short == 0 and isa.short or isa.bits
   end
end

-- Pages that are in no `over` may have the words that the others leave, of many opcodes.
local function give_way(r, isa)
   local busy = {}
   for _, page in ipairs(isa.pages) do
      for _, over in ipairs(page.overs) do
         busy[page.name], busy[over.name:match("^[^.]+")] = true, true
      end
   end
   for _, page in ipairs(isa.pages) do
      if not busy[page.name] and r:chance(40) then
         page.otherwise = true
         for _, form in ipairs(page.forms) do
            local test = form.tests[1]
            if test and test.field == isa.opcode and r:chance(70) then
               local last = (1 << isa.opcode.width) - 1
               local lo = r:below(last)
               test.set = { { lo = lo, hi = lo + r:below(last - lo + 1) } }
            end
         end
      end
   end
end

--- A random instruction set. `options = {bits, prefer}`.
function M.new(seed, options)
   options = options or {}
   local r = Random.new(seed)
   local isa = { name = "rnd" .. seed, seed = seed, fields = {}, operands = {}, pages = {},
      forms = {},
      bits = options.bits or r:pick({ 8, 8, 8, 9, 9, 10, 10, 11 }), with_prefer = options.prefer,
      endian = r:pick({ "little", "big" }), feature = r:chance(20) }
   isa.files = { { name = "$r", count = r:pick({ 4, 8, 16, 16, 5 }),
      prints = r:pick({ "$r", "r", "%" }) },
      { name = "$s", count = 4, prints = "$s", named = { [1] = "sp" } } }
   if isa.bits > 8 and isa.bits < 12 and r:chance(20) then isa.short = 8 end
   local bits = isa.bits
   isa.bits = isa.short or bits -- the opcode is where both lengths have it
   isa.opcode = new_field(r, isa, "OP", 3 + (bits > 9 and r:below(2) or 0))
   isa.bits = bits
   isa.opcode.kind, isa.opcode.scale, isa.opcode.texts, isa.opcode.absent, isa.opcode.exclude =
      "number", 1, nil, nil, nil
   for i = 1, 4 + r:below(4) do new_field(r, isa, "F" .. i) end
   for _ = 1, r:below(3) do new_operand(r, isa, 0) end
   for _ = 1, r:below(2) do new_operand(r, isa, 1) end
   for p = 1, 2 + r:below(5) do new_page(r, isa, p) end
   keep_used(isa)
   choose_units(isa)
   kinds.add(isa, Random.new(seed + 104729), give_kind)
   conditions.add(isa, Random.new(seed + 32452843))
   local rest = Random.new(seed + 15485863)
   if rest:chance(25) then give_way(rest, isa) end
   drawings.add(isa, Random.new(seed + 7919))
   return isa
end

return M
