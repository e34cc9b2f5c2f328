-- Which forms take a word, read from out/ISA/ISA.json in the plainest way: try every form, every
-- line of every operand, test by test. Slow, and independent of the decision trees and of the sets
-- of words that the generator works with.
--
--   lua5.4 tests/model/alone.lua out/ISA/ISA.json CONFIG < WORDS
--
-- A line of WORDS is `FORM TAB WORD`, one hex number as `census ISA CONFIG forms N` prints them, or
-- several, low ones first, as `isadora dis --json` does. Exit 1 when a word is not taken by exactly
-- the form that the line names.
package.path = "./?.lua;" .. package.path
local json = require("dkjson")

local path, config = arg[1], arg[2]
if not config then
   io.stderr:write("usage: alone.lua out/ISA/ISA.json CONFIG < WORDS\n")
   os.exit(2)
end
local file <close> = assert(io.open(path))
local model = assert(json.decode(file:read("a")))

local fields, files = {}, {}
for _, field in ipairs(model.fields) do fields[field.name] = field end
for _, entry in ipairs(model.files) do files[entry.name] = entry end

-- Values ------------------------------------------------------------------------------------------

local function value_of(field, word)
   local value, at = 0, 0
   for _, piece in ipairs(field.pieces) do
      local width = piece[2] - piece[1] + 1
      value = value | (word >> piece[1] & (1 << width) - 1) << at
      at = at + width
   end
   return value
end

local function is_in(part, value, width)
   local picture = part:match("^0b([01.-]+)$")
   if picture then
      for i = 1, width do
         local char = picture:sub(-i, -i)
         if (char == "0" or char == "1") and value >> (i - 1) & 1 ~= tonumber(char) then
            return false
         end
      end
      return true
   end
   local lo, hi = part:match("^(.-)%.%.(.+)$")
   return value >= math.tointeger(tonumber(lo or part))
      and value <= math.tointeger(tonumber(hi or part))
end

-- A test as the JSON writes it, `F=0..3,7` or `F!=4`, as a function of the word.
local function test_of(text)
   local name, unequal, set = text:match("^([%w_]+)(!?)=(.+)$")
   local field = assert(fields[name], text)
   return function(word)
      local value, found = value_of(field, word), false
      for part in set:gmatch("[^,]+") do found = found or is_in(part, value, field.width) end
      return found ~= (unequal == "!")
   end
end

-- What a field that the text carries may be: codes with a text, registers that exist.
local function domain_of(field)
   if field.kind == "register" then
      local count = files[field.file] and files[field.file].count
      if not count or count >= 1 << field.width then return nil end
      return function(word) return value_of(field, word) < count end
   end
   if not field.codes and not field.exclude then return nil end
   local allowed = field.codes and {} or nil
   for _, code in ipairs(field.codes or {}) do allowed[code[1]] = true end
   return function(word) return not allowed or allowed[value_of(field, word)] == true end
end

-- Forms -------------------------------------------------------------------------------------------

local function exists(node)
   if not node.configs then return true end
   for _, name in ipairs(node.configs) do
      if name == config then return true end
   end
   return false
end

local function conditions_of(node, text)
   local list = {}
   for _, test in ipairs(node.tests or {}) do list[#list + 1] = test_of(test) end
   for name in text:gmatch("[%a_][%w_]*") do
      local domain = fields[name] and domain_of(fields[name])
      if domain then list[#list + 1] = domain end
   end
   for _, soft in ipairs(node.soft or {}) do
      if soft.class == "zero" then
         local mask = math.tointeger(tonumber(soft.mask))
         list[#list + 1] = function(word) return word & mask == 0 end
      end
   end
   return list
end

local prepare

local function prepare_choices(choices)
   local list = {}
   for i, choice in ipairs(choices or {}) do
      local lines = {}
      for _, line in ipairs(choice.lines) do
         if exists(line) then lines[#lines + 1] = prepare(line, line.text or "") end
      end
      list[i] = lines
   end
   return list
end

prepare = function(node, text)
   return { conditions = conditions_of(node, text), choices = prepare_choices(node.choices) }
end

local function takes(node, word)
   for _, holds in ipairs(node.conditions) do
      if not holds(word) then return false end
   end
   for _, lines in ipairs(node.choices) do
      local found = 0
      for _, line in ipairs(lines) do found = found + (takes(line, word) and 1 or 0) end
      if found == 0 then return false end
      assert(found == 1, "two lines of one operand take the word")
   end
   return true
end

local over = {}
for _, page in ipairs(model.pages) do
   for _, entry in ipairs(page.over or {}) do
      local name = type(entry) == "table" and entry.name or entry
      table.insert(over, { page = page.name, name = name })
   end
end

-- Does another form that takes the word stand over this one?
local function covered(form, all)
   for _, other in ipairs(all) do
      for _, entry in ipairs(over) do
         if entry.page == other.page and (form.name == entry.name
            or form.name:sub(1, #entry.name + 1) == entry.name .. ".") then return true end
      end
   end
   return false
end

local by_digits = {}
for _, form in ipairs(model.forms) do
   if exists(form) then
      -- `[$c[CDST]]` is an operand that may be missing: a choice of its own.
      local entry = prepare(form, (form.syntax:gsub("%[%$%w+%b[]%]", "")))
      entry.name, entry.page = form.name, form.page
      entry.mask = math.tointeger(tonumber(form.mask))
      entry.value = math.tointeger(tonumber(form.value))
      local digits = (form.unit + 3) // 4
      by_digits[digits] = by_digits[digits] or {}
      table.insert(by_digits[digits], entry)
   end
end

local function word_of(code)
   local word, at = 0, 0
   for digits in code:gmatch("%x+") do
      word = word | math.tointeger(tonumber("0x" .. digits)) << at
      at = at + 4 * #digits
   end
   return word
end

local count, wrong = 0, 0
for line in io.stdin:lines() do
   local name, code = line:match("^(%S+)\t([%x ]+)$")
   local word, found = word_of(code), {}
   for _, form in ipairs(by_digits[#code:gsub(" ", "")]) do
      if word & form.mask == form.value and takes(form, word) then found[#found + 1] = form end
   end
   local kept = {}
   for _, form in ipairs(found) do
      if not covered(form, found) then kept[#kept + 1] = form.name end
   end
   count = count + 1
   if #kept ~= 1 or kept[1] ~= name then
      wrong = wrong + 1
      if wrong <= 10 then
         print(("%s: is said to be %s, taken by: %s"):format(code, name, table.concat(kept, ", ")))
      end
   end
end
print(("%s: %d words, %d not taken by their form alone"):format(config, count, wrong))
os.exit(wrong == 0 and count > 0)
