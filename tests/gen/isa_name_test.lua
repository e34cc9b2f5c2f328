-- No instruction set can be called like a public header of Isadora: each name of those is refused.
-- It may be called like any other: their guards are not those of generated headers.
package.path = "./?.lua;./?/init.lua;" .. package.path
local lu = require("luaunit")
local lfs = require("lfs")
local isa = require("gen.resolve.isa")
local check = require("gen.check")
local header = require("gen.emit.header")

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

-- What `#ifndef` at the beginning of a header names.
local function guard_of(text) return text:match("#ifndef ([A-Z0-9_]+)\n") end

-- The guards of headers below a folder, which are for a file each.
local function guards(folder, found)
   for name in lfs.dir(folder) do
      local path = folder .. "/" .. name
      if name:match("%.h$") then
         local file <close> = assert(io.open(path))
         found[#found + 1] = { name = name:match("^(.*)%.h$"), guard = guard_of(file:read("a")) }
      elseif not name:match("^%.") and lfs.attributes(path, "mode") == "directory" then
         guards(path, found)
      end
   end
   return found
end

function TestIsaName.test_guards_of_headers_are_apart()
   local text
   do
      local file <close> = assert(io.open("tests/consumer/tiny.isa"))
      text = file:read("a")
   end
   local found, all = guards("tools/lib", guards("runtime", {})), {}
   for _, one in ipairs(found) do all[one.guard or ""] = true end
   lu.assertTrue(#found > 60)
   for _, one in ipairs(found) do
      local name = one.name:gsub("_", "-")
      local model = check.text("one.isa", (text:gsub("^isa tiny", "isa " .. name)))
      if model then
         local guard = assert(guard_of(header.emit(model)[1].text), name)
         lu.assertNil(all[guard], name)
      end
   end
end

os.exit(lu.LuaUnit.run())
