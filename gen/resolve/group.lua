-- Groups of a register file: `group .x2 = 2` makes registers n and n+1 one value, the first one
-- lowest. In texts a group is like a view without an index, so it has the members of one.
local num = require("gen.num")

local M = {}

local MOST_BITS = 128

local function is_power_of_2(n) return n > 0 and n & n - 1 == 0 end

local function is_taken(file, name)
   for _, list in ipairs({ file.views, file.flags, file.groups }) do
      for _, other in ipairs(list) do
         if other.name == name then return other end
      end
   end
   return name == "n" and file or nil
end

-- What is wrong with a group, as code and message; nil if nothing is.
local function flaw(sub, file)
   local size = sub.count
   if not file.count then
      return "E57", ("`%s` is one register; a group needs a register file"):format(file.name)
   end
   if size < 2 or not is_power_of_2(size) or size > file.count then
      return "E16",
         ("group `.%s` of %d registers; 2, 4, 8, .. are possible, at most the %d of `%s`")
         :format(sub.name, size, file.count, file.name)
   end
   if size * file.width > MOST_BITS then
      return "E15", ("group `.%s` has %d bits; at most %d are possible"):format(sub.name,
         size * file.width, MOST_BITS)
   end
   return nil
end

--- Adds the group that the node `sub` says to the file.
function M.add(sub, file, report)
   local code, message = flaw(sub, file)
   if code then return report:error(code, sub.at, message) end
   local other = is_taken(file, sub.name)
   if other then
      return report:error("E11", sub.at,
         ("`%s` has a member `.%s` already"):format(file.name, sub.name),
         { also = other.at and { at = other.at, text = "declared here" } })
   end
   file.groups[#file.groups + 1] = {
      name = sub.name, group = sub.count, unaligned = sub.unaligned or "trap", at = sub.at,
      prints = sub.prints and { sub.prints }, prose = sub.prose, on = sub.on, prov = sub.prov,
      first = 0, width = sub.count * file.width, file = file,
   }
end

--- The largest number of a register at which a group of `size` can begin that lies at a multiple.
function M.last_aligned(index, size) return num.band(index, num.neg(size)) end

return M
