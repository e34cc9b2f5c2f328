-- Small random instruction sets of 8 to 10 bits, as `gen/encoding/decode.lua` takes them: fields, forms,
-- choices and `over` lines, some of which meet.
local M = {}

local random
local function seed(value)
   random = function(n)
      value = value * 6364136223846793005 + 1442695040888963407
      return (value >> 33) % n
   end
end

local function chance(percent) return random(100) < percent end

local function new_field(bits, number)
   local width = 1 + random(3)
   local pieces, mask, last = {}, 0, nil
   for _ = 1, width do
      local bit = random(bits)
      if mask & 1 << bit == 0 then
         mask = mask | 1 << bit
         if last and last.hi + 1 == bit then
            last.hi = bit
         else
            last = { lo = bit, hi = bit }
            pieces[#pieces + 1] = last
         end
      end
   end
   local count = 0
   for _, piece in ipairs(pieces) do count = count + piece.hi - piece.lo + 1 end
   return { name = "F" .. number, pieces = pieces, mask = mask, width = count }
end

local function new_set(field)
   local parts, limit = {}, 1 << field.width
   if chance(30) then
      local picture = {}
      for i = 1, field.width do picture[i] = ({ "0", "1", ".", "-" })[1 + random(4)] end
      local text, mask, value, any = table.concat(picture), 0, 0, 0
      for i, mark in ipairs(picture) do
         local bit = 1 << field.width - i
         if mark == "0" or mark == "1" then mask = mask | bit end
         if mark == "1" then value = value | bit end
         if mark == "-" then any = any | bit end
      end
      return { { picture = text, mask = mask, value = value, any = any } }
   end
   for _ = 1, 1 + random(2) do
      local lo = random(limit)
      parts[#parts + 1] = { lo = lo, hi = chance(50) and lo or math.min(limit - 1, lo + random(3)) }
   end
   return parts
end

local function new_tests(isa, most)
   local tests = {}
   for _ = 1, random(most + 1) do
      local field = isa.fields[1 + random(#isa.fields)]
      tests[#tests + 1] = { field = field, set = new_set(field) }
   end
   return tests
end

-- A condition between fields, as `gen/resolve/condition.lua` makes it: a test that accounts for no
-- bits.
local function new_condition(isa)
   local groups, mask = {}, 0
   for g = 1, 1 + random(2) do
      groups[g] = {}
      for k = 1, 1 + random(2) do
         local field, other = isa.fields[1 + random(#isa.fields)], isa.fields[1 + random(#isa.fields)]
         local relation = { op = ({ "=", "!=", "<", "<=" })[1 + random(4)], field = field,
            other = other }
         if field == other then relation = { field = field, set = new_set(field) } end
         groups[g][k], mask = relation, mask | field.mask | other.mask
      end
   end
   local pieces, width = {}, 0
   for bit = 0, isa.bits - 1 do
      if mask >> bit & 1 == 1 then
         pieces[#pieces + 1], width = { lo = bit, hi = bit }, width + 1
      end
   end
   return { field = { name = "when", pieces = pieces, mask = mask, width = width },
      set = { { lo = 0, hi = (1 << width) - 1 } }, domain = true, when = { groups = groups } }
end

local function new_soft(isa, percent)
   local list = {}
   while chance(percent) do
      local word = ({ "zero", "unknown", "ignored", "visible" })[1 + random(4)]
      local mask = random(1 << isa.bits) & random(1 << isa.bits)
      local value = word == "unknown" and random(1 << isa.bits) & mask or 0
      list[#list + 1] = { word = word, mask = mask, value = value }
   end
   return list
end

local function new_configs(isa)
   local configs = {}
   for c = 1, isa.count do configs[c] = chance(85) end
   return configs
end

local function new_carried(isa)
   return chance(40) and { { field = isa.fields[1 + random(#isa.fields)] } } or {}
end

-- A choice by the values of one field; now and then lines that meet.
local function new_choice(isa, form, depth, parent, parent_line)
   local choice = { operand = "X" .. #form.choices, lines = {}, slot = #form.choices,
      parent = parent,
      parent_line = parent_line }
   form.choices[#form.choices + 1] = choice
   local field = isa.fields[1 + random(#isa.fields)]
   for value = 0, (1 << field.width) - 1 do
      if chance(80) then
         local line = { index = #choice.lines,
            tests = { { field = field, set = { { lo = value, hi = value } } } },
            carried = new_carried(isa), soft = new_soft(isa, 25), choices = {}, configs =
               new_configs(isa) }
         if chance(15) then line.tests[2] = new_condition(isa) end
         if chance(3) then line.tests[1].set[1].lo = math.max(0, value - 1) end
         choice.lines[#choice.lines + 1] = line
         if depth > 0 and chance(30) then
            line.choices[1] = new_choice(isa, form, depth - 1, choice, line)
         end
      end
   end
   return choice
end

local function new_form(isa, page, number, opcode)
   local form = { page = page, name = page.name .. ".f" .. number, unit = isa.units[1],
      tests = new_tests(isa, 2),
      carried = new_carried(isa), soft = new_soft(isa, 30), choices = {}, top = {}, slots = {}, at =
         { line = number },
      configs = new_configs(isa) }
   if opcode then
      table.insert(form.tests, 1, { field = isa.opcode, set = { { lo = opcode, hi = opcode } } })
   end
   if chance(35) then
      form.when = new_condition(isa)
      form.tests[#form.tests + 1] = form.when
   end
   if chance(30) then
      form.rest = { word = chance(50) and "zero" or "unknown", parts = {}, likes = {},
         value = random(1 << isa.bits) }
   end
   for _ = 1, random(3) do form.top[#form.top + 1] = new_choice(isa, form, 1) end
   return form
end

-- Pages that are in no `over` may have the words that the others leave, of most of the space.
local function give_way(isa)
   local busy = {}
   for _, page in ipairs(isa.pages) do
      for _, over in ipairs(page.overs) do
         busy[page.name], busy[over.name:match("^p%d+")] = true, true
      end
   end
   for _, page in ipairs(isa.pages) do
      if not busy[page.name] and chance(50) then
         page.otherwise = true
         for _, form in ipairs(page.forms) do
            if chance(70) then form.tests = {} end
         end
      end
   end
end

--- The instruction set of this number, as the passes before decode leave it.
function M.new(number)
   seed(number)
   local bits = 8 + random(3)
   local isa = { bits = bits, count = 1 + random(2), fields = {}, pages = {}, forms = {},
      configs = {},
      units = { { bits = bits, endian = "little", stored = 16 } } }
   isa.units[1].configs = {}
   for c = 1, isa.count do isa.configs[c], isa.units[1].configs[c] = { name = "c" .. c }, true end
   for i = 1, 5 do isa.fields[i] = new_field(bits, i) end
   isa.opcode = { name = "OP", pieces = { { lo = bits - 3, hi = bits - 1 } }, mask = 7 << bits - 3,
      width = 3 }
   local with_opcode = chance(70)
   for p = 1, 2 + random(4) do
      local page = { name = "p" .. p, forms = {}, overs = {}, unknown = chance(10) and "why" or nil,
         at = { line = p } }
      isa.pages[p] = page
      if p > 1 and chance(40) then
         page.overs[1] = { name = "p" .. 1 + random(p - 1) .. (chance(30) and ".f1" or ""),
            at = { line = p } }
      end
      for f = 1, 1 + random(2) do
         local form = new_form(isa, page, f, with_opcode
            and (#isa.forms < 8 and #isa.forms or random(8)) or nil)
         form.id = #isa.forms
         page.forms[f] = form
         isa.forms[#isa.forms + 1] = form
      end
   end
   if chance(30) then give_way(isa) end
   return isa
end

return M
