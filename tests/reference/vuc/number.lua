-- Numbers of fixed width, as both halves of the second model of the vuc (tests/reference/vuc.lua) compute
-- with them.
local M = {}

function M.signed(x, width)
   local top = 1 << (width - 1)
   return ((x & ((1 << width) - 1)) ~ top) - top
end

function M.short(x)
   return M.signed(x, 16)
end

--- Shift right with the sign kept; Lua's own `>>` fills with zeros.
function M.floor_shift(x, n)
   return x // (1 << n)
end

return M
