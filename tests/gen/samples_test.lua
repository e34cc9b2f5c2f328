-- Committed text samples (tests/text/ISA.tsv): each word reads as its text, by the Lua passes.
package.path = "./?.lua;" .. package.path
local lu = require("luaunit")
local lfs = require("lfs")
local check = require("gen.check")
local samples = require("tests.lib.samples")

TestSamples = {}

function TestSamples:test_words_read_as_their_texts()
   local count = 0
   for name in lfs.dir("tests/text") do
      local isa = name:match("^(.*)%.tsv$")
      if isa then
         local model, report = check.load({ "desc/" .. isa })
         lu.assertNotNil(model, report:to_string())
         lu.assertEquals(samples.compare(model, "tests/text/" .. name), {})
         count = count + 1
      end
   end
   lu.assertTrue(count >= 2)
end

os.exit(lu.LuaUnit.run())
