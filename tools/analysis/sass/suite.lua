-- Compiles a suite of PTX that covers what ptxas accepts, and lists the code with nvdisasm.
--
--   lua5.4 tools/analysis/sass/suite.lua --ptxas P --nvdisasm P [-a sm_80].. [-O 3].. [-n NAME].. FOLDER
--
-- Pieces that an architecture does not have are left out: those that ptxas names, one after the other,
-- and where it names none, those that halving finds. What is left out is kept in FOLDER, so that
-- another run need not find it again. Files that are there and whose PTX is the same are not made again.
package.path = (arg[0]:match("^(.*)/tools/analysis/sass/") or ".") .. "/?.lua;" .. package.path
local argparse = require("argparse")
local lfs = require("lfs")
local modules = require("tools.analysis.sass.suite.modules")

local ARCHS = { "sm_50", "sm_52", "sm_53", "sm_60", "sm_61", "sm_62", "sm_70", "sm_72", "sm_75",
   "sm_80", "sm_86", "sm_87", "sm_89", "sm_90" }

local parser = argparse("suite.lua", "PTX of all forms, compiled and listed.")
parser:option("--ptxas", "the compiler", "ptxas")
parser:option("--nvdisasm", "the disassembler", "nvdisasm")
parser:option("-a --arch", "an architecture; all without it"):count("*")
parser:option("-O --level", "a level: 0, 1, 3, c (-c), g (-g); all without it"):count("*")
parser:option("-n --name", "a pattern of files; all without it"):count("*")
parser:flag("--thin", "each form once; for levels other than 3 always so")
parser:argument("folder", "where files are made")
local options = parser:parse()
if #options.arch == 0 then options.arch = ARCHS end
if #options.level == 0 then options.level = { "3", "0", "1", "c", "g" } end

local LEVELS = { c = "-O3 -c", g = "-g" }

local function read(path)
   local file = io.open(path)
   local text = file and file:read("a")
   if file then file:close() end
   return text
end

local function write(path, text)
   local file = assert(io.open(path, "w"))
   file:write(text)
   file:close()
end

local function compile(ptx, arch, level, out)
   local pipe = assert(io.popen(("timeout 300 %s -w -arch=%s %s %s -o %s 2>&1; echo status $?"):format(
      options.ptxas, arch, LEVELS[level] or "-O" .. level, ptx, out)))
   local text = pipe:read("a")
   pipe:close()
   return text:match("status (%d+)%s*$") == "0", text
end

-- Pieces that a message of ptxas names.
local function named(message, of)
   local list, any = {}, false
   for line in message:gmatch("line (%d+); %a+ *:") do
      local piece = of[tonumber(line)]
      if piece then list[piece], any = true, true end
   end
   return any and list or nil
end

local function without(kept, dropped)
   local list = {}
   for _, number in ipairs(kept) do
      if not dropped[number] then list[#list + 1] = number end
   end
   return list
end

-- The numbers of pieces that compile; the text of the last module is in `place`.ptx.
local function narrow(group, arch, level, kept, place)
   if #kept == 0 then return kept end
   local text, of = modules.text(group, arch, kept)
   write(place .. ".ptx", text)
   local fine, message = compile(place .. ".ptx", arch, level, place .. ".cubin")
   if fine then return kept end
   local dropped = named(message, of)
   if dropped then return narrow(group, arch, level, without(kept, dropped), place) end
   if #kept == 1 then
      return {}
   end
   local middle = #kept // 2
   local first = narrow(group, arch, level, table.move(kept, 1, middle, 1, {}), place)
   local second = narrow(group, arch, level, table.move(kept, middle + 1, #kept, 1, {}), place)
   local both = table.move(second, 1, #second, #first + 1, first)
   if #both < #kept then return narrow(group, arch, level, both, place) end
   return {} -- each half compiles, both together do not
end

-- What a list of pieces belongs to.
local function mark_of(group)
   local sum = 0
   for _, piece in ipairs(group.pieces) do
      for i = 1, #piece do sum = sum * 31 + piece:byte(i) & 0xffffffff end
   end
   return ("%d-%08x"):format(#group.pieces, sum)
end

-- What compiled before, or all.
local function known(group, path)
   local mark, rest = (read(path) or ""):match("^(%S+)\n(.*)$")
   local list = {}
   if mark == mark_of(group) then
      for number in rest:gmatch("%d+") do list[#list + 1] = tonumber(number) end
      return list
   end
   for i = 1, #group.pieces do list[i] = i end
   return list
end

local function make(group, arch, level)
   local folder = ("%s/%s-O%s"):format(options.folder, arch, level)
   local place, probe = folder .. "/" .. group.name, ("%s/probe/%s%s.%s"):format(
      options.folder, arch, (options.thin or level ~= "3") and "-thin" or "", group.name)
   lfs.mkdir(folder)
   local kept = known(group, probe)
   local text = modules.text(group, arch, kept)
   if read(place .. ".ptx") == text and lfs.attributes(place .. ".sass") or #kept == 0 then return end
   kept = narrow(group, arch, level, kept, place)
   write(probe, mark_of(group) .. "\n" .. table.concat(kept, " ") .. "\n")
   if #kept == 0 then
      for _, suffix in ipairs { ".ptx", ".cubin", ".sass" } do os.remove(place .. suffix) end
      return
   end
   os.execute(("%s -c -hex %s.cubin >%s.new 2>%s.err && mv %s.new %s.sass"):format(options.nvdisasm,
      place, place, place, place, place))
   if lfs.attributes(place .. ".err", "size") == 0 then os.remove(place .. ".err") end
end

lfs.mkdir(options.folder)
lfs.mkdir(options.folder .. "/probe")
for _, level in ipairs(options.level) do
   local groups = modules.groups(options.thin or level ~= "3")
   for _, arch in ipairs(options.arch) do
      for _, group in ipairs(groups) do
         local wanted = #options.name == 0
         for _, name in ipairs(options.name) do wanted = wanted or group.name:match(name) end
         if wanted then make(group, arch, level) end
      end
   end
end
