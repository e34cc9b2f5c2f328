-- No instruction set can be called like a public header of Isadora: each name of those is refused.
package.path = "./?.lua;./?/init.lua;" .. package.path
local lu = require("luaunit")
local lfs = require("lfs")
local isa = require("gen.resolve.isa")

-- How many errors a name gets.
local function refusals(name)
   local count = 0
   local report = { error = function() count = count + 1 end }
   isa.resolve({ name = name, title = "" }, report)
   return count
end

TestIsaName = {}

function TestIsaName.test_their_names_are_refused()
   local headers = 0
   for _, folder in ipairs { "runtime/include/isadora", "tools/lib/include/isadora" } do
      for file in lfs.dir(folder) do
         local name = file:match("^(.*)%.h$")
         if name then
            headers = headers + 1
            lu.assertEquals(refusals(name), 1, name)
            lu.assertEquals(refusals(name:upper()), 1, name)
         end
      end
   end
   lu.assertTrue(headers >= 9)
end

function TestIsaName.test_other_names_are_not()
   lu.assertEquals(refusals("base2"), 0)
   lu.assertEquals(refusals("a-simt"), 0)
end

os.exit(lu.LuaUnit.run())
