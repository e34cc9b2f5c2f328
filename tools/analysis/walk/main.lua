-- Draws the runs of a chapter step by step: pages and pictures beside the chapter, made from runs
-- of the programs that it names. Nothing in them is typed.
--
--   lua5.4 tools/analysis/walk/main.lua [--check] CHAPTER.rst PROGRAMS     from the root of the source tree
--
-- CHAPTER.rst has a comment that begins with `.. walks of ISA:`. Its lines:
--   stack NAME: 1 branch, 2 call        the stack of a warp, and what the numbers of kinds are called
--   groups LANES PC WAIT: 0 ready, 1 B0    instead of a stack: registers with the lanes of parked
--                                       groups, where they go on, and what they wait for
--   masks $B                            masks of lanes whose changes are reported
--   REGISTER: wait for ..               lanes that stop, what is said of them
--   NAME.s [SETTING, SETTING..]         a program of the folder PROGRAMS; run once with each setting
-- Results: CHAPTER_NAME.rst, CHAPTER_NAME.svg and, for further settings, CHAPTER_NAME_2.svg ..
-- `--check` writes nothing and fails where a file is not what it should be. ISADORA is the program,
-- build/isadora unless it is set.
package.path = "./?.lua;" .. package.path
local files = require("gen.base.files")
local steps = require("tools.analysis.walk.steps")
local picture = require("tools.analysis.walk.picture")
local page = require("tools.analysis.walk.page")

local PROGRAM = os.getenv("ISADORA") or "build/isadora"

local function fail(...)
   io.stderr:write("tools/analysis/walk: ", string.format(...), "\n")
   os.exit(1)
end

local function read_kinds(text)
   local kinds = {}
   for number, name in text:gmatch("(%d+) ([^,]+)") do kinds[tonumber(number)] = name end
   return kinds
end

--- The comment of a chapter: {isa, stack or groups, kinds, waiting = registers in order, waits = what is said
-- of each, programs = {{name, settings}..}}.
local function read_comment(text)
   local isa, block = text:match("%.%. walks of ([%w-]+):\n(.-)\n\n")
   if not isa then fail("the chapter has no comment `.. walks of ISA:`") end
   local words = { isa = isa, waiting = {}, waits = {}, programs = {} }
   for line in block:gmatch("[^\n]+") do
      local stack, kinds = line:match("^ +stack (%S+): (.*)$")
      local mask, pc, kind, waits = line:match("^ +groups (%S+) (%S+) (%S+): (.*)$")
      local register, what = line:match("^ +(%$%w+): (.*)$")
      local program, settings = line:match("^ +([%w_]+)%.s *(.*)$")
      if stack then
         words.stack, words.kinds = stack, read_kinds(kinds)
      elseif line:find("^ +masks ") then
         words.masks = line:match("^ +masks (%S+)$")
      elseif mask then
         words.groups = { mask = mask, pc = pc, kind = kind }
         words.kinds = read_kinds(waits)
      elseif register then
         words.waiting[#words.waiting + 1], words.waits[register] = register, what
      elseif program then
         local list = {}
         for one in settings:gmatch("[^%s,]+") do list[#list + 1] = one end
         words.programs[#words.programs + 1] = { name = program, settings = list }
      else
         fail("not understood: %s", line)
      end
   end
   return words
end

--- Page and pictures of one program: array of {path, text}.
local function walk_program(words, base, folder, program)
   local path = folder .. "/" .. program.name .. ".s"
   local made, runs = {}, {}
   local stem = base .. "_" .. program.name
   for i = 1, math.max(#program.settings, 1) do
      local setting = program.settings[i]
      local walk = steps.run(PROGRAM, words.isa, path, { setting }, words)
      local name = stem .. (i > 1 and "_" .. i or "") .. ".svg"
      local title = "Run of " .. program.name .. (setting and ", " .. setting or "")
      made[#made + 1] = { path = name, text = picture.draw(walk, words, title) }
      runs[i] = { walk = walk, picture = name:match("[^/]+$"), heading = setting }
   end
   local label = ("%s-walk-%s"):format(words.isa, program.name:gsub("_", "-"))
   local banner = ("Generated from a run of %s by tools/analysis/walk. Do not edit."):format(path)
   made[#made + 1] = { path = stem .. ".rst",
      text = page.make(banner, label, program.name, runs, words) }
   return made
end

local function settle(file, checking)
   if not checking then return assert(files.write(file.path, file.text)) end
   local old = files.read(file.path)
   if old == file.text then return "same" end
   local line, have, want = files.first_difference(old or "", file.text)
   io.stderr:write(("tools/analysis/walk: %s is out of date, first in line %s:\n  has   %s\n  wants %s\n")
      :format(file.path, line, have, want))
   return "different"
end

local function main(arguments)
   local checking = arguments[1] == "--check"
   if checking then table.remove(arguments, 1) end
   local chapter, folder = arguments[1], arguments[2]
   if not folder then fail("usage: tools/analysis/walk/main.lua [--check] CHAPTER.rst PROGRAMS") end
   local words = read_comment(files.read(chapter) or fail("cannot read %s", chapter))
   local base, different, count = chapter:gsub("%.rst$", ""), 0, 0
   for _, program in ipairs(words.programs) do
      for _, file in ipairs(walk_program(words, base, folder, program)) do
         count = count + 1
         if settle(file, checking) ~= "same" then different = different + 1 end
      end
   end
   print(("%d files, %d %s"):format(count, different, checking and "out of date" or "written"))
   os.exit(checking and different > 0 and 1 or 0)
end

main(arg)
