-- Which forms take a word, read from the JSON of `isadora export json ISA` in the plainest way: try
-- every form, every line of every operand, test by test. Slow, and independent of the decision trees and of the sets
-- of words that the generator works with.
--
--   lua5.4 tests/reference/alone.lua ISA.json < WORDS
--
-- A line of WORDS is `CONFIG TAB FORM TAB WORD`, the word as one hex number as `census ISA CONFIG forms N`
-- prints them, or several, low ones first, as `isadora dis --json` does. Exit 1 when a word is not taken
-- by exactly the form that the line names.
package.path = "./?.lua;" .. package.path
local json = require("dkjson")

if not arg[1] then
   io.stderr:write("usage: alone.lua ISA.json < WORDS\n")
   os.exit(2)
end
local file <close> = assert(io.open(arg[1]))
local model = assert(json.decode(file:read("a")))

assert(model.format == 3, "another format of the JSON")
local fields, files, operands = {}, {}, {}
for _, operand in ipairs(model.operands) do operands[operand.name] = operand end
-- Fields that one file declares for itself are called FILE.FIELD, and FIELD in texts.
local private = {}
for _, field in ipairs(model.fields) do
   fields[field.name] = field
   local own = field.name:match("%.([%w_]+)$")
   if own then
      private[own] = private[own] or {}
      table.insert(private[own], field)
   end
end
for _, entry in ipairs(model.files) do files[entry.name] = entry end

-- Values ------------------------------------------------------------------------------------------

-- A word is two halves of 64 bits, the low one first; so are masks.
local function halves(digits)
   digits = digits:gsub("^0x", "")
   return { tonumber(digits:sub(-16), 16), tonumber(digits:sub(1, -17), 16) or 0 }
end

local function bits(word, lo, hi)
   local value
   if lo >= 64 then
      value = word[2] >> lo - 64
   elseif hi < 64 then
      value = word[1] >> lo
   else
      value = word[1] >> lo | word[2] << 64 - lo
   end
   return value & (1 << hi - lo + 1) - 1
end

local function is_under(word, mask, value)
   return word[1] & mask[1] == value[1] and word[2] & mask[2] == value[2]
end

local function value_of(field, word)
   local value, at = 0, 0
   for _, piece in ipairs(field.pieces) do
      value = value | bits(word, piece[1], piece[2]) << at
      at = at + piece[2] - piece[1] + 1
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

-- Is the value in a set as the JSON writes it, `0..3,7`?
local function is_among(set, value, width)
   for part in set:gmatch("[^,]+") do
      if is_in(part, value, width) then return true end
   end
   return false
end

-- A test as the JSON writes it, `F=0..3,7` or `F!=4`, as a function of the word.
local function test_of(text)
   local name, unequal, set = text:match("^([%w_.]+)(!?)=(.+)$")
   local field = assert(fields[name], text)
   return function(word)
      return is_among(set, value_of(field, word), field.width) ~= (unequal == "!")
   end
end

-- What a field that the text carries may be: codes with a text, registers that exist, values that
-- are not excluded.
local function domain_of(field)
   if field.kind == "register" then
      local count = files[field.file] and files[field.file].count
      if not count or count >= 1 << field.width then return nil end
      return function(word) return value_of(field, word) < count end
   end
   local excluded = field["not"]
   if excluded then
      return function(word) return not is_among(excluded, value_of(field, word), field.width) end
   end
   if not field.codes then return nil end
   local allowed = {}
   for _, code in ipairs(field.codes) do allowed[code[1]] = true end
   return function(word) return allowed[value_of(field, word)] == true end
end

-- Forms -------------------------------------------------------------------------------------------

local config -- that of the words that are looked at
local function exists(node)
   if not node.configs then return true end
   for _, name in ipairs(node.configs) do
      if name == config then return true end
   end
   return false
end

local function put(into, mask)
   into[1], into[2] = into[1] | mask[1], into[2] | mask[2]
end

local function mask_of(field)
   local mask = { 0, 0 }
   for _, piece in ipairs(field.pieces) do
      for bit = piece[1], piece[2] do mask[bit // 64 + 1] = mask[bit // 64 + 1] | 1 << bit % 64 end
   end
   return mask
end

-- `conditions`: tests, and what the fields that are printed may be; `zero`: bits that are 0 where
-- neither a test nor a printed field of the form or of a line that is taken has them: `hard`.
local prepare
local carried -- names of the fields of the form that is prepared

-- The field of a name in a text: that of all files, or the one that the form has.
local function field_named(name)
   local own = private[name] or {}
   for _, field in ipairs(own) do
      if carried[field.name] then return field end
   end
   return fields[name] or #own == 1 and own[1] or nil
end

local function prepare_choices(choices)
   local list = {}
   for i, choice in ipairs(choices or {}) do
      local lines = {}
      for _, line in ipairs(operands[choice.operand].lines) do
         if exists(line) then lines[#lines + 1] = prepare(line, line.text or "") end
      end
      list[i] = lines
   end
   return list
end

prepare = function(node, text)
   local out = { conditions = {}, hard = { 0, 0 }, zero = { 0, 0 } }
   for _, test in ipairs(node.tests or {}) do
      out.conditions[#out.conditions + 1] = test_of(test)
      put(out.hard, mask_of(fields[test:match("^[%w_.]+")]))
   end
   for name in text:gmatch("[%a_][%w_]*") do
      local field = field_named(name)
      if field then
         out.conditions[#out.conditions + 1] = domain_of(field)
         put(out.hard, mask_of(field))
      end
   end
   for _, soft in ipairs(node.soft or {}) do
      if soft.class == "zero" then put(out.zero, halves(soft.mask)) end
   end
   out.choices = prepare_choices(node.choices)
   return out
end

-- The bits that a node and the alternatives chosen in it fix, `{hard, zero}`; nil when it does not match the word.
local function taken(node, word)
   for _, holds in ipairs(node.conditions) do
      if not holds(word) then return nil end
   end
   local sum = { hard = { node.hard[1], node.hard[2] }, zero = { node.zero[1], node.zero[2] } }
   for _, lines in ipairs(node.choices) do
      local found
      for _, line in ipairs(lines) do
         local here = taken(line, word)
         assert(not (here and found), "two lines of one operand take the word")
         found = found or here
      end
      if not found then return nil end
      put(sum.hard, found.hard)
      put(sum.zero, found.zero)
   end
   return sum
end

-- What is tested of a form, once a word is near it.
local function prepared(form)
   carried = {}
   for _, range in ipairs(form.bits) do
      if range.field then carried[range.field] = true end
   end
   -- `[$c[CDST]]` is an operand that may be missing: a choice of its own.
   return prepare(form, (form.syntax:gsub("%[%$%w+%b[]%]", "")))
end

local function takes(entry, word)
   if not is_under(word, entry.mask, entry.value) then return false end
   entry.node = entry.node or prepared(entry.form)
   local sum = taken(entry.node, word)
   if not sum then return false end
   local zero = { sum.zero[1] & ~sum.hard[1], sum.zero[2] & ~sum.hard[2] }
   return is_under(word, zero, { 0, 0 })
end

local over = {}
for _, page in ipairs(model.pages) do
   for _, entry in ipairs(page.over or {}) do
      local name = type(entry) == "table" and entry.name or entry
      table.insert(over, { page = page.name, name = name })
   end
end

-- Does another form that matches the word override this one?
local function covered(form, all)
   for _, other in ipairs(all) do
      for _, entry in ipairs(over) do
         if entry.page == other.page and (form.name == entry.name
            or form.name:sub(1, #entry.name + 1) == entry.name .. ".") then return true end
      end
   end
   return false
end

-- The forms of a configuration by the hex digits of their words.
local function forms_of_config()
   local by_digits = {}
   for _, form in ipairs(model.forms) do
      if exists(form) then
         local digits = (form.unit + 3) // 4
         by_digits[digits] = by_digits[digits] or {}
         table.insert(by_digits[digits], { form = form, name = form.name, page = form.page,
            mask = halves(form.mask), value = halves(form.value) })
      end
   end
   return by_digits
end

local function word_of(code)
   local digits = ""
   for part in code:gmatch("%x+") do digits = part .. digits end
   return halves(digits)
end

local by_digits, counts, order = {}, {}, {}
for line in io.stdin:lines() do
   local name, code
   config, name, code = line:match("^(%S+)\t(%S+)\t([%x ]+)$")
   if not by_digits[config] then
      by_digits[config], counts[config] = forms_of_config(), { all = 0, wrong = 0 }
      table.insert(order, config)
   end
   local word, found = word_of(code), {}
   for _, form in ipairs(by_digits[config][#code:gsub(" ", "")] or {}) do
      if takes(form, word) then found[#found + 1] = form end
   end
   local kept = {}
   for _, form in ipairs(found) do
      if not covered(form, found) then kept[#kept + 1] = form.name end
   end
   local count = counts[config]
   count.all = count.all + 1
   if #kept ~= 1 or kept[1] ~= name then
      count.wrong = count.wrong + 1
      if count.wrong <= 10 then
         print(("%s: is said to be %s, taken by: %s"):format(code, name, table.concat(kept, ", ")))
      end
   end
end
local fine = #order > 0
for _, name in ipairs(order) do
   local count = counts[name]
   fine = fine and count.wrong == 0
   print(("%s: %d words, %d not taken by their form alone"):format(name, count.all, count.wrong))
end
os.exit(fine)
