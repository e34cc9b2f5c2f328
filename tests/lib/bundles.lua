-- Words that are gathered from a unit of several, such as SASS of Maxwell has them: put into
-- units, and made such that they can be anywhere. As a program it reads words, a line each, and
-- writes units as their parts of 32 bits, the lowest one first:
--
--   lua5.4 tests/lib/bundles.lua desc/ISA < WORDS
--
-- The last unit is filled up with words from the beginning.
package.path = "./?.lua;" .. package.path
local num = require("gen.num")

local M = {}

local function width_of(part)
   return part.zero or part.prev and 1 or part.hi - part.lo + 1
end

--- The words of a unit as strings of hex digits, as that of the unit.
function M.pack(bundle, codes)
   local unit = num.parse("0x0")
   for i, word in ipairs(bundle.words) do
      local code, at = num.parse("0x" .. codes[i]), 0
      for _, part in ipairs(word.parts) do
         local width = width_of(part)
         if part.lo and not part.prev then
            unit = num.bor(unit, num.shl(num.bits(code, at, width), part.lo))
         end
         at = at + width
      end
   end
   return num.hex(unit, bundle.bits // 4)
end

--- A word that says nothing of the one before it, and of which the next one has nothing to say,
-- with 0 where another word of the unit has a 0.
function M.alone(bundle, code)
   for _, word in ipairs(bundle.words) do
      local at = 0
      for _, part in ipairs(word.parts) do
         local width = width_of(part)
         if part.prev or part.zero then
            code = num.without(code, num.shl(num.mask(width), at))
         end
         if part.prev and num.eq(num.bits(code, part.lo, part.hi - part.lo + 1), part.value) then
            code = num.without(code, num.shl(num.mask(part.hi - part.lo + 1), part.lo))
         end
         at = at + width
      end
   end
   return code
end

--- Hex digits as parts of 32 bits, the lowest one first.
function M.parts(code)
   local list = {}
   for at = #code - 7, 1, -8 do list[#list + 1] = code:sub(at, at + 7) end
   return table.concat(list, " ")
end

-- The bundle of a description, whose instructions are not looked at.
local function bundle_of(path)
   local report = require("gen.base.report").new()
   local tree = require("gen.syntax.parse").files(require("gen.check").files({ path }), report)
   local sym = require("gen.resolve.names").resolve(tree, report)
   assert(not report:failed(), report:to_string())
   return assert(sym.units[1].bundle, "no bundle")
end

if arg and arg[0] and arg[0]:match("bundles%.lua$") then
   local bundle, codes = bundle_of(arg[1]), {}
   for line in io.lines() do codes[#codes + 1] = line end
   for i = 1, #codes, #bundle.words do
      local group = {}
      for k = 0, #bundle.words - 1 do group[k + 1] = codes[(i + k - 1) % #codes + 1] end
      print(M.parts(M.pack(bundle, group)))
   end
end

return M
