-- Names in lines of C: which ones they use, and whether two texts differ in the names of locals
-- only.
local remember = require("gen.emit.c.remember")

local M = {}

local BRACKET = ("("):byte()

-- The names of C objects and types in a line, each once: no members, no functions, no words of
-- strings.
local words_of = remember(function(line)
   local found = {}
   line = line:gsub('\\"', ""):gsub('"[^"]*"', "")
   for before, word, after in line:gmatch("([%-%.]?>?)%f[%w_]([%a_][%w_]*)()") do
      if before ~= "->" and before ~= "." and line:byte(after) ~= BRACKET and not found[word] then
         found[word], found[#found + 1] = true, word
      end
   end
   return found
end)

--- The set of names that a text uses, which is an array of them in its order, too.
function M.set(text)
   local found = {}
   for line in text:gmatch("[^\n]+") do
      for _, word in ipairs(words_of(line)) do
         if not found[word] then found[word], found[#found + 1] = true, word end
      end
   end
   return found
end

--- Replaces names by others: `new(word)` gives one, or nil.
function M.renamed(text, new)
   return (text:gsub("([%-%.]?>?)%f[%w_]([%a_][%w_]*)", function(before, word)
      if before ~= "->" and before ~= "." then
         local other = new(word)
         return other and before .. other
      end
   end))
end

-- What declares a name: a type, qualifiers, the name, and what may follow it.
local DECLARATIONS = {
   "[%w_]+_t %**([%a_][%w_]*)%f[^%w_]",
   "[%w_]+_t %*const ([%a_][%w_]*)%f[^%w_]",
   "rt_[iu]128 ([%a_][%w_]*)%f[^%w_]",
   "rt_flagged ([%a_][%w_]*)%f[^%w_]",
   "%f[%w_]int ([%a_][%w_]*)%f[^%w_]",
}

--- The set of names that a text declares.
function M.declared(text)
   local found = {}
   for _, pattern in ipairs(DECLARATIONS) do
      for name in text:gmatch(pattern) do found[name] = true end
   end
   return found
end

--- A text with its locals and parameters numbered, and its strings: two that are equal so are one
-- function.
M.canonical = remember(function(text)
   local locals, numbers, count = M.declared(text), {}, 0
   local strings = {}
   for s in text:gsub('\\"', ""):gmatch('"[^"]*"') do strings[#strings + 1] = s end
   local numbered = M.renamed(text, function(word)
      if not locals[word] then return nil end
      if not numbers[word] then
         count = count + 1
         numbers[word] = "$" .. count
      end
      return numbers[word]
   end)
   return numbered .. table.concat(strings)
end)

return M
