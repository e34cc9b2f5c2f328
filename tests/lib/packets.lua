-- Descriptions whose words execute together (`together`) from others: each unit becomes one of two
-- words of the old length. Their code is what the others have, so that random programs reach all
-- kinds of stores.
local M = {}

--- The text of such a description; its name ends in `-packets`.
function M.of(text)
   local units = 0
   local packed = text:gsub("\nunit (%d+) little *\n", function(width)
      local bits = math.tointeger(width)
      units = units + 1
      return ("\nunit %d little\n    word 0..%d at 0\n    word %d..%d at %d\n    together\n"):format(
         2 * bits, bits - 1, bits, 2 * bits - 1, bits // 8)
   end)
   assert(units == 1, "a description with one plain unit")
   return (("\n" .. packed):gsub("\nisa ([%w_.-]+)", "\nisa %1-packets"):gsub("counts units",
      "counts bytes"):sub(2))
end

return M
