package.path = "./?.lua;" .. package.path

-- Runs the cases of the second model of the vuc: `lua5.4 tests/reference/vuc_test.lua` from the root.

local unit = require("luaunit")

local SUITES = {"base_cases", "special_cases", "register_cases"}

local instances = {}
for _, name in ipairs(SUITES) do
   instances[#instances + 1] = {name, require("tests.reference.vuc." .. name)}
end
os.exit(unit.LuaUnit.new():runSuiteByInstances(instances))
