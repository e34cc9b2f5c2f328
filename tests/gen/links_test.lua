-- Every relative link in a document leads to a file, and to a heading of it where it names one.
package.path = "./?.lua;" .. package.path
local lu = require("luaunit")
local lfs = require("lfs")

local function read(path)
   local file = assert(io.open(path))
   local text = file:read("a")
   file:close()
   return text
end

local function documents()
   local pipe = assert(io.popen("git ls-files -co --exclude-standard '*.md' '*.rst' ':!out' ':!tests/ok' ':!tests/err'"))
   local paths = {}
   for path in pipe:lines() do paths[#paths + 1] = path end
   pipe:close()
   return paths
end

--- The targets of `[text](target)` outside of code, and of `text <target>`_.
local function links_of(path)
   local text, links = read(path), {}
   if path:match("%.md$") then
      text = text:gsub("```.-```", ""):gsub("`[^`\n]*`", "")
      for target in text:gmatch("%]%(([^)%s]+)%)") do links[#links + 1] = target end
   else
      for target in text:gmatch("`[^`<>]*%s<([^%s>]+)>`_") do links[#links + 1] = target end
   end
   return links
end

--- The anchors that forges make of headings.
local function anchors_of(path)
   local anchors = {}
   for heading in read(path):gmatch("\n#+ ([^\n]+)") do
      anchors[heading:lower():gsub("[^%w%s_-]", ""):gsub("%s", "-")] = true
   end
   return anchors
end

local function is_broken(path, target)
   if target:match("^%a+:") or target:match("%.html$") then return false end -- tests/lib/html_links.lua
   local file, anchor = target:match("^([^#]*)#?(.*)$")
   local folder = path:match("^(.*/)") or ""
   local full = file == "" and path or folder .. file
   if not lfs.attributes(full) then return true end
   return anchor ~= "" and full:match("%.md$") and not anchors_of(full)[anchor]
end

TestLinks = {}

function TestLinks:test_every_relative_link_resolves()
   local broken, count = {}, 0
   for _, path in ipairs(documents()) do
      for _, target in ipairs(links_of(path)) do
         count = count + 1
         if is_broken(path, target) then broken[#broken + 1] = path .. ": " .. target end
      end
   end
   lu.assertEquals(broken, {})
   lu.assertTrue(count > 20, "only " .. count .. " links were found")
end

function TestLinks:test_broken_links_are_seen()
   lu.assertTrue(is_broken("gen/README.md", "emit/NOTHING.md"))
   lu.assertTrue(is_broken("README.md", "gen/README.md#no-such-heading"))
   lu.assertFalse(is_broken("gen/README.md", "emit/README.md"))
   lu.assertFalse(is_broken("README.md", "gen/README.md#add-an-emitter"))
   lu.assertFalse(is_broken("README.md", "https://example.org/x"))
end

os.exit(lu.LuaUnit.run())
