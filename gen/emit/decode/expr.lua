-- C expressions over `word`: conditions and fields.
local num = require("gen.num")
local c = require("gen.emit.c")

local M = {}

local function cube(entry)
   if num.eq(entry.mask, 0) then return "1" end
   return ("(word & %s) == %s"):format(c.hex(entry.mask), c.hex(entry.value))
end

--- A condition `{negated, cubes}`, and whether it is an alternative that needs parentheses in an
-- `&&`.
function M.condition(cond)
   local terms = {}
   for i, entry in ipairs(cond.cubes) do terms[i] = cube(entry) end
   if #terms == 0 then return cond.negated and "1" or "0" end
   if cond.negated then
      for i, term in ipairs(terms) do terms[i] = term:gsub(" == ", " != ") end
      return table.concat(terms, " && "), false
   end
   return table.concat(terms, " || "), #terms > 1
end

--- Both a test of the configuration and a condition, either of which may be nil; nil for neither.
function M.both(test, cond)
   if not cond then return test end
   local text, several = M.condition(cond)
   if not test then return text end
   return test .. " && " .. (several and "(" .. text .. ")" or text)
end

--- The raw bits of a field in `word`, which is one of 128 bits if `wide`.
function M.extract(field, wide)
   local parts, taken = {}, 0
   for _, piece in ipairs(field.pieces) do
      local width = piece.hi - piece.lo + 1
      local text = piece.lo == 0 and "word" or ("word >> %d"):format(piece.lo)
      if wide then text = ("(uint64_t)%s"):format(piece.lo == 0 and text or "(" .. text .. ")") end
      text = ("%s & %s"):format(text, c.hex(num.mask(width)))
      if taken > 0 then text = ("(%s) << %d"):format(text, taken) end
      parts[#parts + 1] = #field.pieces > 1 and taken == 0 and "(" .. text .. ")" or text
      taken = taken + width
   end
   return table.concat(parts, " | ")
end

return M
