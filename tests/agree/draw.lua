-- What the parts of programs.lua draw with.
local M = {}

function M.one(list) return list[math.random(#list)] end
function M.chance(n) return math.random(n) == 1 end
function M.hex(n) return ("0x%x"):format(n) end

return M
