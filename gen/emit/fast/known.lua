-- Functions of a form that know something of the instruction: which alternatives its operands have,
-- and what small fields are. There is one where all of that is 0, and one for each combination in
-- the examples of the description; nearly all instructions are as one of these. Little is left to
-- decide in them, and their loops are compiled for what is known.
local lists = require("gen.base.lists")
local disassemble = require("gen.encoding.disassemble")
local clause = require("gen.resolve.clause")
local c = require("gen.emit.c")
local tidy = require("gen.emit.c.tidy")
local words = require("gen.emit.c.words")

local M = {}

-- How many functions a form has at most, and how large a field may be.
local MOST, LARGEST = 8, 255

local function mask(slots)
   local bits = 0
   for _, slot in ipairs(slots) do bits = bits | 1 << slot end
   return bits
end

-- What an example has in the slots of lines and values; nil where that is not of this form.
local function of_example(form, example, known, lines, values)
   local found = { line = {}, value = {} }
   local reading = example.readings[form]
   for _, slot in ipairs(lines) do
      local line = not known.masks[slot] and reading and disassemble.line_of(
         lists.find(form.choices, function(choice) return choice.slot == slot end), reading.word,
         form, reading.config)
      found.line[slot] = line and line.index or 0
   end
   for _, slot in ipairs(values) do
      local field = form.slots[slot + 1].field
      local value = example.form.slot_of[field.name] and clause.extract(field, example.word) or 0
      if value > LARGEST then return nil end
      found.value[slot] = value
   end
   return found
end

-- Initialisers of what is not 0 in some slots.
local function initialisers(name, slots, found)
   local list = lists.collect(slots, function(slot)
      return found[slot] ~= 0 and ("[%d] = %d"):format(slot, found[slot])
   end)
   return #list > 0 and (".%s = {%s}"):format(name, table.concat(list, ", ")) or nil
end

--- The macros that make the functions of a form; `known` are the slots that these may know.
function M.made(name, form, known)
   local lines, values = lists.sorted_keys(known.lines), lists.sorted_keys(known.values)
   if #lines + #values == 0 then return { ("RT_ANY(%s)"):format(name) } end
   local list, seen = {}, {}
   local function add(found)
      local given = { initialisers("line", lines, found.line) }
      given[#given + 1] = initialisers("value", values, found.value)
      local text = #given > 0 and table.concat(given, ", ") or ".line = {0}"
      if seen[text] or #list == MOST then return end
      seen[text] = true
      list[#list + 1] = ("RT_KNOWN(%s, %d, %s, %s, %s)"):format(name, #list, c.hex(mask(lines)),
         c.hex(mask(values)), text)
   end
   local none = setmetatable({}, { __index = function() return 0 end })
   add({ line = none, value = none })
   for _, example in ipairs(form.page.examples or {}) do
      local found = example.form and of_example(form, example, known, lines, values)
      if found then add(found) end
   end
   table.insert(list, 1, ("RT_MADE_ANY(%s)"):format(name))
   list[#list + 1] = ("RT_QUICK_%d(%s)"):format(#list - 1, name)
   return tidy.broken(list)
end

local SMALL, TESTED = 2, 4 -- bits

local DECLARED = "^%s*const u?int32_t ([%w_]+) = %(u?int32_t%)in%->value%[(%d+)%];"

-- Notes the small fields that conditions of a form ask for.
local function note_tested(form, lines, known)
   local slots = {}
   for _, line in ipairs(lines) do
      local name, slot = line:match(DECLARED)
      slot = tonumber(slot)
      if slot and form.slots[slot + 1].field.width <= TESTED then slots[name] = slot end
      local test = line:match("^%s*if %((.*)$") or line:match("^%s*const bool [%w_]+ = (.*)$")
      for _, word in ipairs(test and words.set(test) or {}) do
         if slots[word] then known.values[slots[word]] = true end
      end
   end
end

--- The small fields that a text reads, but for numbers of registers.
function M.small(fn, text)
   local names = lists.filter(lists.sorted_keys(fn.small), function(name)
      return not text:find("[" .. name .. "]", 1, true)
   end)
   return lists.collect(names, function(name)
      local field = fn.form.slots[fn.small[name] + 1].field
      local reads = text:find(("in->value[%d]"):format(fn.small[name]), 1, true)
      return reads and field.width <= SMALL and { name = field.name, slot = fn.small[name] }
   end)
end

--- A text that reads fields which may be known.
function M.read(text, fields)
   local slots = {}
   for _, field in ipairs(fields) do slots[field.slot] = true end
   return (text:gsub("in%->value%[(%d+)%]", function(slot)
      return slots[tonumber(slot)] and ("rt_value(in, known, %s)"):format(slot) or nil
   end))
end

--- The lines of a form that reads fields which may be known.
function M.lines(form, lines, known)
   note_tested(form, lines, known)
   local fields = lists.map(lists.sorted_keys(known.values), function(slot)
      return { slot = slot }
   end)
   return lists.map(lines, function(line) return M.read(line, fields) end)
end

return M
