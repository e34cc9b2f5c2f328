package.path = "./?.lua;" .. package.path
-- The committed vectors on the Lua interpreter of the checked model. The generated C runs the same
-- file in tests/cli; both must agree with the vectors, and so with each other.
local lu = require("luaunit")
local check = require("gen.check")
local vectors = require("tests.lib.vectors")

TestVectors = {}

function TestVectors:test_vp1_scalar()
   local model, report = check.load({ "desc/vp1-scalar" })
   lu.assertNotNil(model, report:to_string())
   local passed, failures = vectors.file(model, "tests/vectors/vp1-scalar.jsonl")
   lu.assertEquals(failures, {})
   lu.assertTrue(passed >= 12 * 128 * 2, passed .. " vectors")
end

os.exit(lu.LuaUnit.run())
