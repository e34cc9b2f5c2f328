-- Divisions and square roots as ptxas emits them, against those of the host: `run.lua --help`.
local here = arg[0]:match("^(.*)/[^/]*$") or "."
package.path = here .. "/?.lua;" .. package.path
local kernels = require("kernels")

local USAGE = [[
usage: run.lua -p ISADORA -e DIVIDE_EXPECT --cubins DIR [OPTION]...

Launches the kernels of DIR/sm_52.cubin and others on all pairs of special operands and on random
ones, compares every result, and prints how many are wrong. The status is 1 if any is.

  -p ISADORA        the program
  -e DIVIDE_EXPECT  the program that makes operands and compares results, see expect.c
  --cubins DIR      cubins, each with the kernels of kernels.lua
  --ptxas PROGRAM   makes them first, of those targets: --target sm_52, sm_80 (default: both, sm_90)
  --count N         operands of each operation (default 65536)
  --seed N          (default 1)
  --only PATTERN    operations that match this Lua pattern, `^div%.rn`
  --target PATTERN  cubins whose name matches, `sm_52`
  --set NAME=VALUE  an option of the description, such as mufu=up
]]

local CHUNK = 1 << 20 -- operands of a launch
local BLOCK = 256

local NAMES = { ["-p"] = "program", ["-e"] = "expect", ["--cubins"] = "cubins", ["--ptxas"] = "ptxas",
   ["--count"] = "count", ["--seed"] = "seed", ["--only"] = "only", ["--target"] = "target",
   ["--set"] = "set" }

local function fail(message)
   io.stderr:write("run.lua: ", message, "\n")
   os.exit(2)
end

local function read_options(args)
   local options = { count = "65536", seed = "1", only = "", target = "" }
   if args[1] == "--help" then print(USAGE) os.exit(0) end
   for i = 1, #args, 2 do
      local name = NAMES[args[i]]
      if not name or not args[i + 1] then fail("`" .. args[i] .. "`; see --help") end
      options[name] = args[i + 1]
   end
   if not (options.program and options.expect and options.cubins) then
      fail("-p, -e and --cubins are needed; see --help")
   end
   return options
end

local options = read_options(arg)

local function quoted(text) return "'" .. text:gsub("'", "'\\''") .. "'" end

-- What it printed, and whether its status was 0.
local function run(...)
   local words = {}
   for i, word in ipairs({ ... }) do words[i] = quoted(word) end
   local pipe <close> = io.popen(table.concat(words, " ") .. " 2>&1")
   local printed = pipe:read("a")
   return printed, pipe:close()
end

local work = io.popen("mktemp -d"):read("l")
local failed = false

local function operations_of(type)
   local list = {}
   for _, operation in ipairs(kernels.operations(type.name)) do
      if operation:find(options.only) then list[#list + 1] = operation end
   end
   return list
end

local function compile()
   for _, target in ipairs({ "sm_52", "sm_80", "sm_90" }) do
      if target:find(options.target) then
         local path = ("%s/%s.ptx"):format(work, target)
         local file = assert(io.open(path, "w"))
         file:write(kernels.ptx(target))
         file:close()
         local printed, good = run(options.ptxas, "-arch", target, path, "-o",
            ("%s/%s.cubin"):format(options.cubins, target))
         if not good then fail(printed) end
      end
   end
end

-- One launch of each operation, in one run.
local function launch(cubin, type, list, count)
   local bytes = type.bytes * count
   local words = { options.program, "run", cubin, "--grid", tostring(count // BLOCK), "--block",
      tostring(BLOCK), "--buffer", "a=" .. work .. "/a", "--buffer", "b=" .. work .. "/b" }
   if options.set then table.move({ "--set", options.set }, 1, 2, #words + 1, words) end
   for i, operation in ipairs(list) do
      if i > 1 then words[#words + 1] = "--then" end
      for _, word in ipairs({ "--function", kernels.kernel(operation), "--param", "@a", "--param", "@b",
         "--param", ("buffer:%d:%s/%s"):format(bytes, work, operation) }) do
         words[#words + 1] = word
      end
   end
   local printed, good = run(table.unpack(words))
   if not good then fail(cubin .. ": " .. printed) end
end

local totals = {}

local function check(name, operation)
   local path = ("%s/%s"):format(work, operation)
   local printed, good = run(options.expect, "check", operation, work .. "/a", work .. "/b", path)
   os.remove(path)
   local wrong, all = printed:match("(%d+) of (%d+) wrong")
   local key = name .. "  " .. operation
   local total = totals[key] or { wrong = 0, all = 0 }
   totals[key] = total
   total.wrong, total.all = total.wrong + (wrong or 0), total.all + (all or 0)
   if not good then
      failed = true
      io.write(name, "  ", printed)
   end
end

local function run_type(cubin, name, type, count)
   local list, left, seed = operations_of(type), count, math.tointeger(tonumber(options.seed))
   while #list > 0 and left > 0 do
      local now = math.min(left, CHUNK)
      run(options.expect, "write", type.name, tostring(now), tostring(seed), work .. "/a", work .. "/b")
      launch(cubin, type, list, now)
      for _, operation in ipairs(list) do check(name, operation) end
      left, seed = left - now, seed + 1
   end
   for _, operation in ipairs(list) do
      local total = totals[name .. "  " .. operation]
      print(("%s  %-14s %d of %d wrong"):format(name, operation, total.wrong, total.all))
   end
end

if options.ptxas then compile() end
local count = (math.tointeger(tonumber(options.count)) + BLOCK - 1) // BLOCK * BLOCK
local found = 0
for path in io.popen("ls " .. quoted(options.cubins) .. "/*.cubin"):lines() do
   local name = path:match("([^/]*)%.cubin$")
   if name:find(options.target) then
      found = found + 1
      for _, type in ipairs(kernels.TYPES) do run_type(path, name, type, count) end
   end
end
run("rm", "-r", work)
if found == 0 then fail("no cubin") end
os.exit(not failed)
