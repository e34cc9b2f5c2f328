-- `isadora lint` against the interpreter, with programs of the vuc.
--
--    lua5.4 hazards.lua ISADORA MODE [SEED [COUNT]]
--
--    seed     hazards put into the programs beside this file
--    agree    random programs without branches
--    random   random programs with branches and calls, fixed
--
-- What each mode checks is in hazards/MODE.lua. The status is not 0 when anything is wrong.
local folder = arg[0]:match("^(.*)/[^/]*$") or "."
package.path = folder .. "/?.lua;" .. package.path

local common = require("hazards.common")

local isadora, mode = arg[1], arg[2]
local seed, count = math.tointeger(arg[3] or 1), math.tointeger(arg[4] or 100)
if mode ~= "seed" and mode ~= "agree" and mode ~= "random" or not seed or not count then
   io.stderr:write("usage: lua5.4 hazards.lua ISADORA seed|agree|random [SEED [COUNT]]\n")
   os.exit(2)
end
common.isadora = isadora
require("hazards." .. mode)(seed, count, folder)
os.remove(common.scratch)
os.exit(common.failures == 0 and 0 or 1)
