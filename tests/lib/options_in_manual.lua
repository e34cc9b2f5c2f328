-- lua5.4 tests/lib/options_in_manual.lua HELPS MAN SOURCES: compares what `isadora COMMAND --help` prints, in files
-- HELPS/COMMAND, with the man pages in MAN and with the sources of the program's manual: each option is on the man
-- page, and the prose names no option that does not exist.
local lfs = require("lfs")
local helps, man, sources = table.unpack(arg)

local problems, compared = {}, 0
local function problem(...) problems[#problems + 1] = string.format(...) end

local function read(path)
   local file = assert(io.open(path))
   local text = file:read("a")
   file:close()
   return text
end

--- `-x` and `--long` of the rows of a help -> true.
local function options_of(text)
   local found = {}
   local rows = text:match("\n[Oo]ptions:\n(.*)$") or ""
   for line in (rows:match("^(.-)\n\n") or rows):gmatch("[^\n]+") do
      local spelling = line:match("^%s+(%-.-)%s%s") or line:match("^%s+(%-.*)$") or ""
      for option in (" " .. spelling):gmatch("%f[%S]%-%-?%a[%w-]*") do found[option] = true end
   end
   return found
end

local options, every = {}, {}
for name in lfs.dir(helps) do
   if not name:match("^%.") then
      options[name] = options_of(read(helps .. "/" .. name))
      for option in pairs(options[name]) do every[option] = true end
      if not options[name]["--help"] then problem("no --help in the help of %s", name) end
   end
end

local function compare_man_page(name)
   local page = read(("%s/isadora-%s.1"):format(man, name)):gsub("\\%-", "-"):gsub("\\f%u", " ")
   for option in pairs(options[name]) do
      compared = compared + 1
      if not page:find("\n.B[^\n]*%f[%S]" .. option:gsub("%-", "%%-") .. "%f[^%w-]") then
         problem("isadora-%s.1 lacks %s", name, option)
      end
   end
end

--- An option in a literal of the prose: of the command that the literal names, else of the page's.
local function check_literal(page, literal)
   local command = literal:match("^isadora (%a+)") or page
   local known = options[command] or every
   for option in (" " .. literal):gmatch("%f[%S]%-%-?%a[%w-]*") do
      compared = compared + 1
      if not known[option] and option ~= "--version" then
         problem("%s.rst: ``%s``: %s has no option %s", page, literal, command, option)
      end
   end
end

for name in pairs(options) do compare_man_page(name) end
for file in lfs.dir(sources) do
   local page = file:match("^(.*)%.rst$")
   if page then
      for literal in read(sources .. "/" .. file):gmatch("``(.-)``") do check_literal(page, literal) end
   end
end
table.sort(problems)
print(table.concat(problems, "\n"))
os.exit(#problems == 0 and compared > 100)
