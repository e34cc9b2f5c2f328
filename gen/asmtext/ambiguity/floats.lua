-- What a float can look like in a text: `1`, `0.5`, `1e+30`, `+INF`, `-QNAN`, `0x7fc00001`.
local lists = require("gen.base.lists")

local M = {}

--- Words that a float may print.
M.NAMES = { "INF", "QNAN", "SNAN" }

--- How it can begin.
M.SIGNS = { "-0", "-I", "-Q", "-S", "+I", "+Q", "+S" }
for digit = 0, 9 do M.SIGNS[#M.SIGNS + 1] = tostring(digit) end

--- The same as a pattern, with a blank in front or without.
M.FIRST = "^[ %d+%-IQS]"

function M.is(atom) return atom.item ~= nil and atom.item.field ~= nil
   and atom.item.field.float ~= nil end

--- A float for which `text`, which follows it, would continue the number; nil when none does.
function M.taker(text)
   if text:find("^%d") or text:find("^[xX]%x") or text:find("^%.%d") or text:find("^[eE][+-]") then
      return "0"
   end
   return text:find("^%x") and "0x0" or nil
end

-- May `text` be part of a float after its first characters?
local function is_rest(text)
   if text:find("^[%x.xX+-]+$") then return true end
   return lists.any(M.NAMES, function(name) return name:find(text, 2, true) end)
end

--- Is `text` a float? With the tail "sign" or "digits" only the rest of one after a sign, or after
-- a longer beginning.
function M.is_float(text, tail)
   if tail == "digits" then return is_rest(text) end
   if tail == "sign" and text:find("^[+-]") then return false end
   if text:find("^0x%x+$") then return true end
   local rest = text:match("^[+-]?(.+)$")
   if not rest then return false end
   for _, name in ipairs(M.NAMES) do
      if rest == name then return true end
   end
   local mantissa = rest:match("^(.+)[eE][+-]?%d+$") or rest
   return mantissa:find("^%d+$") ~= nil or mantissa:find("^%d+%.%d+$") ~= nil
end

--- Can a float continue after `text`?
function M.begins(text, tail)
   if tail == "digits" then return is_rest(text) end
   if tail == "sign" and text:find("^[+-]") then return false end
   local rest = text:match("^[+-]?(.*)$")
   for _, name in ipairs(M.NAMES) do
      if #rest < #name and name:sub(1, #rest) == rest then return true end
   end
   return rest:find("^%d[%x.xX+-]*$") ~= nil
end

return M
