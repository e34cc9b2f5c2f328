-- Runs kernels from cubins and compares what they leave in their buffers with what plain C
-- computes: `lua5.4 tests/kernels/run.lua --help`.
local here = arg[0]:match("^(.*)/[^/]*$") or "."
package.path = here .. "/?.lua;" .. package.path
local compare = require("compare")

local USAGE = [[
usage: run.lua -p ISADORA -e KERNELS_EXPECT --cubins DIR [OPTION]...

DIR has folders such as sm_80, or sm_80-O1, with NAME.cubin for each kernel. Prints a table of
kernels and folders, and what failed. The status is 1 if anything did.

  -p ISADORA         the program
  -e KERNELS_EXPECT  the program that makes inputs and results, see expect.c
  --cubins DIR       may be repeated
  --ptxas PROGRAM    first compiles every NAME.ptx of --ptx, and every kernel of own/ and images/ (with clang),
                     into the first DIR, for all variants
  --flags FLAGS      options for that compiler, such as -O1; the folders are called sm_80-O1
  --ptx DIR          may be left out
  --only PATTERN     kernels whose name matches this Lua pattern
  --on PATTERN       folders whose name matches
  --quick            every kernel once, in the usual order of branches and with one thread
  --check            with --check all, which finds something in few kernels only
  --with OPTIONS     more options for `isadora run`, such as "--set mufu=up"
  --work DIR         where files go (default: a temporary folder)
  --json             one object a line instead of the table
  -v                 prints each command
]]

local VARIANTS = { 50, 52, 61, 70, 75, 80, 86, 89, 90 }

-- Options -----------------------------------------------------------------------------------------

local function fail(message)
   io.stderr:write("run.lua: ", message, "\n")
   os.exit(2)
end

local NAMES = { ["-p"] = "program", ["-e"] = "expect", ["--cubins"] = "cubins",
   ["--ptxas"] = "ptxas", ["--flags"] = "flags", ["--ptx"] = "ptx", ["--only"] = "only",
   ["--on"] = "on", ["--work"] = "work",
   ["--with"] = "with" }
local SWITCHES = { ["--quick"] = "quick", ["--json"] = "json", ["--check"] = "check",
   ["-v"] = "verbose" }

local function read_options(args)
   local options, i = { cubins = {}, only = "", on = "" }, 1
   while args[i] do
      local name = NAMES[args[i]]
      if args[i] == "--help" then print(USAGE) os.exit(0) end
      if SWITCHES[args[i]] then options[SWITCHES[args[i]]] = true
      elseif not name or not args[i + 1] then fail("`" .. args[i] .. "`; see --help")
      elseif name == "cubins" then table.insert(options.cubins, args[i + 1])
      else options[name] = args[i + 1] end
      i = i + (name and 2 or 1)
   end
   if not options.program or not options.expect or #options.cubins == 0 then
      fail("-p, -e and --cubins are needed; see --help")
   end
   return options
end

-- Files and commands ------------------------------------------------------------------------------

local function quoted(text) return "'" .. text:gsub("'", "'\\''") .. "'" end

-- What it printed, and its status.
local function run(command, options)
   if options.verbose then io.stderr:write(command, "\n") end
   local pipe <close> = io.popen(command .. " 2>&1")
   local printed = pipe:read("a")
   local _, how, status = pipe:close()
   return printed, how == "exit" and status or 128 + status
end

local function lines_of(command)
   local lines = {}
   local pipe <close> = io.popen(command)
   for line in pipe:lines() do lines[#lines + 1] = line end
   return lines
end

local function absolute(path)
   return path:sub(1, 1) == "/" and path or lines_of("pwd")[1] .. "/" .. path
end

local function exists(path)
   local file = io.open(path)
   if file then file:close() end
   return file ~= nil
end

-- What is launched --------------------------------------------------------------------------------

--- Folders sm_NN.. of all --cubins, in their order.
local function folders(options)
   local list = {}
   for _, dir in ipairs(options.cubins) do
      for _, path in ipairs(lines_of("ls -d " .. quoted(dir) .. "/sm_*/ 2>/dev/null")) do
         local name = path:match("([^/]*)/$")
         if name:find(options.on) then
            list[#list + 1] = { name = name, path = path, sm = name:match("^sm_(%d+)") }
         end
      end
   end
   return list
end

--- The references for a variant, made once: their folder and names.
local function references(sm, options)
   local made = options.made
   if not made[sm] then
      local dir = options.work .. "/sm_" .. sm
      local printed, status = run(("mkdir -p %s && %s %s %s"):format(quoted(dir),
         quoted(options.expect), sm, quoted(dir)), options)
      if status ~= 0 then fail(printed) end
      local names = {}
      for _, path in ipairs(lines_of("ls " .. quoted(dir) .. "/*.launch")) do
         names[#names + 1] = path:match("([^/]*)%.launch$")
      end
      made[sm] = { dir = dir, names = names }
   end
   return made[sm]
end

-- Buffers whose parameter is not their beginning lie here, far after the others.
local INSIDE_AT <const> = 0x700000000

local READ = {}

function READ.grid(launch, x, y, z) launch:add(("--grid %s,%s,%s"):format(x, y, z)) end
function READ.block(launch, x, y, z) launch:add(("--block %s,%s,%s"):format(x, y, z)) end
function READ.shared(launch, bytes) launch:add("--shared +" .. bytes) end
function READ.param(launch, value) launch:add("--param " .. value) end

function READ.buffer(launch, number, bytes, offset)
   local input = launch.prefix .. "." .. number .. ".in"
   launch.buffers[#launch.buffers + 1] = number
   if offset == "0" then
      launch:add(("--param buffer:%s:%s.out"):format(input, number))
   else
      local at = INSIDE_AT + number * 0x1000000
      launch:add(("--param u64:%d --mem g@%d=%s --save g@%d+%s:%s.out"):format(at + offset, at,
         input, at, bytes, number))
   end
end

function READ.image(launch, number, words)
   launch.buffers[#launch.buffers + 1] = number
   launch:add(("--image i%s=%s.%s.in:%s.out,%s --param @i%s"):format(number, launch.prefix, number,
      number, words, number))
end

function READ.traps(launch, ...) launch.traps = table.concat({ ... }, " ") end

local function add(launch, text) launch.arguments = launch.arguments .. " " .. text end

--- What NAME.launch says; nil where the variant cannot run it.
local function read_launch(dir, name)
   local launch = { prefix = dir .. "/" .. name, arguments = "", buffers = {}, rules = {},
      add = add }
   for line in io.lines(launch.prefix .. ".launch") do
      local words = {}
      for word in line:gmatch("%S+") do words[#words + 1] = word end
      local read = READ[words[1]]
      if read then read(launch, table.unpack(words, 2))
      else table.insert(launch.rules, words) end
   end
   return launch.arguments ~= "" and launch or nil
end

-- Launching ---------------------------------------------------------------------------------------

-- The line that says why it ended.
local function reason(printed, status)
   for line in printed:gmatch("[^\n]+") do
      if line:find("^isadora: error") then return line end
   end
   for line in printed:gmatch("[^\n]+") do
      if line:find("trap") or line:find("not modelled") or line:find("error") then return line end
   end
   return (printed:match("[^\n]+") or "it printed nothing") .. " (status " .. status .. ")"
end

local function compared(launch, options)
   for _, number in ipairs(launch.buffers) do
      local difference = compare.files(options.work .. "/" .. number .. ".out",
         launch.prefix .. "." .. number .. ".want", number, launch.rules)
      if difference then return difference end
   end
   return nil
end

-- Threads of these store to the same cells, or shared memory is read that nothing was stored to.
local FAULTY = { atomics = true, memops = true, sm90_misc = true, special_regs = true,
   switch_brx = true }

--- Nil, or what is wrong with one launch.
local function try(cubin, launch, how, options)
   for _, number in ipairs(launch.buffers) do
      os.remove(options.work .. "/" .. number .. ".out")
   end
   local printed, status = run(("cd %s && timeout 120 %s run %s%s %s"):format(
      quoted(options.work), quoted(options.program), quoted(cubin), launch.arguments, how), options)
   if options.check and FAULTY[launch.prefix:match("[^/]*$")] then
      return not printed:find("--check found", 1, true) and "--check finds nothing" or nil
   end
   if launch.traps then
      local trapped = status == 1 and printed:find(launch.traps, 1, true)
         and not printed:find("not modelled", 1, true)
      return not trapped and "no trap: " .. reason(printed, status) or nil
   end
   if status ~= 0 then return reason(printed, status) end
   return compared(launch, options)
end

-- Every way to run the same: which side of a branch is first, in how many threads, and lane after
-- lane.
local WAYS = { "--threads 1", "--threads 2", "--threads 1 --reference" }
for _, order in ipairs({ "taken", "fallthrough" }) do
   WAYS[#WAYS + 1] = "--threads 1 --set branch_order=" .. order
end

local function try_all(cubin, launch, options)
   for i = 1, options.quick and 1 or #WAYS do
      local how = WAYS[i] .. (options.check and " --check all " or " ") .. (options.with or "")
      local wrong = try(cubin, launch, how, options)
      if wrong then return wrong .. (i > 1 and " [" .. WAYS[i] .. "]" or "") end
   end
   return nil
end

-- Compiling ---------------------------------------------------------------------------------------

local CLANG = "clang -x cuda --cuda-device-only -nocudainc -nocudalib --cuda-gpu-arch=sm_50"
   .. " -Xclang -target-feature -Xclang +ptx70 -O2 -ffp-contract=off -Wno-unknown-cuda-version -S"

-- A kernel that `needs sm_80` has instructions of it as text, of which clang knows nothing.
local function retarget(source, made)
   local file <close> = assert(io.open(source))
   local least = file:read("a"):match("needs sm_(%d+)")
   if not least then return end
   local ptx <close> = assert(io.open(made))
   local text = ptx:read("a"):gsub("%.version 7%.0", ".version 7.8"):gsub("%.target sm_50",
      ".target sm_" .. least)
   local out <close> = assert(io.open(made, "w"))
   out:write(text)
end

--- PTX files of --ptx and of own/, the latter made here.
local function ptx_files(options)
   local files = {}
   if options.ptx then files = lines_of("ls " .. quoted(options.ptx) .. "/*.ptx") end
   for _, path in ipairs(lines_of(("ls %s/own/*.c %s/images/*.c"):format(quoted(here),
      quoted(here)))) do
      local made = options.work .. "/" .. path:match("([^/]*)%.c$") .. ".ptx"
      local printed, status = run(("%s %s -o %s"):format(CLANG, quoted(path), quoted(made)),
         options)
      if status ~= 0 then fail(printed) end
      retarget(path, made)
      files[#files + 1] = made
   end
   return files
end

local function compile_one(path, sm, options)
   local name, flags = path:match("([^/]*)%.ptx$"), options.flags or ""
   local dir = options.cubins[1] .. "/sm_" .. sm .. flags:gsub(" ", "")
   local printed, status = run(("mkdir -p %s && %s -arch=sm_%d %s %s -o %s"):format(quoted(dir),
      quoted(options.ptxas), sm, flags, quoted(path), quoted(dir .. "/" .. name .. ".cubin")),
      options)
   if status ~= 0 then io.stderr:write(name, " for sm_", sm, ": ", printed) end
end

local function compile(options)
   for _, path in ipairs(ptx_files(options)) do
      local target = lines_of("grep -o 'target sm_[0-9]*' " .. quoted(path))[1]
      for _, sm in ipairs(VARIANTS) do
         if sm >= tonumber(target:match("%d+")) and path:find(options.only) then
            compile_one(path, sm, options)
         end
      end
   end
end

-- All of it ---------------------------------------------------------------------------------------

local function json_text(text) return '"' .. text:gsub('[%c"\\]', function(c)
   return ("\\u%04x"):format(c:byte())
end) .. '"' end

local function show_json(results)
   for _, result in ipairs(results) do
      print(('{"kernel":%s,"folder":%s,"ok":%s%s}'):format(json_text(result.name),
         json_text(result.folder), tostring(not result.wrong),
         result.wrong and ',"wrong":' .. json_text(result.wrong) or ""))
   end
end

--- A row for each kernel; `-`: no cubin, or not for that variant.
local function show_table(results, list)
   local rows, names, width = {}, {}, 8
   for _, result in ipairs(results) do
      if not rows[result.name] then
         rows[result.name] = {}
         names[#names + 1] = result.name
         width = math.max(width, #result.name)
      end
      rows[result.name][result.folder] = result.wrong and "WRONG" or "ok"
   end
   table.sort(names)
   local row = { ("%-" .. width .. "s"):format("kernel") }
   for _, folder in ipairs(list) do row[#row + 1] = folder.name end
   print(table.concat(row, "  "))
   for _, name in ipairs(names) do
      row = { ("%-" .. width .. "s"):format(name) }
      for _, folder in ipairs(list) do
         row[#row + 1] = ("%-" .. #folder.name .. "s"):format(rows[name][folder.name] or "-")
      end
      print((table.concat(row, "  "):gsub("%s+$", "")))
   end
end

local function launch_all(list, options)
   local results = {}
   for _, folder in ipairs(list) do
      local made = references(folder.sm, options)
      for _, name in ipairs(made.names) do
         local cubin = folder.path .. name:match("^[^.]*") .. ".cubin"
         local launch = name:find(options.only) and exists(cubin) and read_launch(made.dir, name)
         if launch then
            results[#results + 1] = { name = name, folder = folder.name,
               wrong = try_all(cubin, launch, options) }
         end
      end
   end
   return results
end

local function show_failures(results)
   local failed = 0
   for _, result in ipairs(results) do
      if result.wrong then
         failed = failed + 1
         print(("%s on %s: %s"):format(result.name, result.folder, result.wrong))
      end
   end
   print(("%d launches compared, %d wrong"):format(#results, failed))
   return failed
end

local options = read_options(arg)
local temporary = not options.work
options.work = options.work or lines_of("mktemp -d")[1]
-- The program runs in the folder of its files.
for _, name in ipairs({ "work", "program" }) do options[name] = absolute(options[name]) end
for i, dir in ipairs(options.cubins) do options.cubins[i] = absolute(dir) end
options.made = {}
if options.ptxas then compile(options) end
local list = folders(options)
local results = launch_all(list, options)
if options.json then show_json(results) else show_table(results, list) end
local failed = options.json and 0 or show_failures(results)
if temporary then os.execute("rm -rf " .. quoted(options.work)) end
os.exit(failed == 0 and #results > 0 and 0 or 1)
