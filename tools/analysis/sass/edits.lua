-- Edits cubins in many ways with `isadora as --elf`, reads the results with other tools, and runs them.
--
--   lua5.4 tools/analysis/sass/edits.lua -p ISADORA [--nvdisasm PROGRAM] [--cuobjdump PROGRAM] [-n EDITS]
--      [--seed N] [--only KIND] [--keep DIR] [-v] CUBIN...
--
-- Each edit takes the text of a cubin, changes it at random places, and inserts it again. Then
--
--   - nvdisasm and cuobjdump read the result, and print no warning;
--   - the text of the result is the text that was inserted, apart from addresses: nothing else changed;
--   - the attributes list each EXIT where it is now;
--   - every kernel leaves what it left before the edit in its buffers. Where the edit changes what the code does, it is
--     made once more such that nothing moves: a deleted instruction is a no-operation there.
--
-- Kernels are added as well: a copy of one that has no relocations, with another name in its own file, and alone in a new
-- cubin. Both leave what the first one leaves.
--
-- A kernel runs with 2 blocks of 64 threads; its parameters of 8 bytes are buffers, others are 5.
local USAGE = "usage: edits.lua -p ISADORA [--nvdisasm PROGRAM] [--cuobjdump PROGRAM] [-n EDITS] [--seed N] "
   .. "[--only KIND] [--keep DIR] [-v] CUBIN..."
local NAMES = { ["-p"] = "program", ["--nvdisasm"] = "nvdisasm", ["--cuobjdump"] = "cuobjdump", ["-n"] = "count",
   ["--seed"] = "seed", ["--only"] = "only", ["--keep"] = "keep" }
local PAD = "NOP {Y}"
local BUFFER, THREADS, TIME = 65536, 64, "200000"

-- Options and programs ----------------------------------------------------------------------------

local options, files = { count = 200, seed = 1 }, {}
do
   local i = 1
   while arg[i] do
      if arg[i] == "--help" then print(USAGE) os.exit(0) end
      if arg[i] == "-v" then options.verbose = true
      elseif NAMES[arg[i]] and arg[i + 1] then
         options[NAMES[arg[i]]] = arg[i + 1]
         i = i + 1
      elseif arg[i]:sub(1, 1) == "-" then
         io.stderr:write(USAGE, "\n")
         os.exit(2)
      else files[#files + 1] = arg[i] end
      i = i + 1
   end
   if not options.program or #files == 0 then
      io.stderr:write(USAGE, "\n")
      os.exit(2)
   end
end
math.randomseed(tonumber(options.seed), 0)

local work = options.keep or io.popen("mktemp -d"):read("l")

local function path(name) return work .. "/" .. name end

local function read(name)
   local file = io.open(name, "rb")
   local text = file and file:read("a") or ""
   if file then file:close() end
   return text
end

local function write(name, text)
   local file = assert(io.open(name, "wb"))
   file:write(text)
   file:close()
end

local function quote(text) return "'" .. text:gsub("'", "'\\''") .. "'" end

-- Runs a command: its output, its messages, its status.
local function run(command)
   local _, _, status = os.execute(command .. " >" .. path("out") .. " 2>" .. path("err") .. " </dev/null")
   return read(path("out")), read(path("err")), status
end

local function isadora(command) return run(quote(options.program) .. " " .. command) end

-- Text --------------------------------------------------------------------------------------------

local function lines_of(text)
   local list = {}
   for line in text:gmatch("([^\n]*)\n") do list[#list + 1] = line end
   return list
end

local function is_code(line) return line ~= "" and not line:match("^[;.]") and not line:match(":$") end

-- Where instructions can be inserted before: not inside of braces of a pair, nor in the padding.
local function places(lines)
   local list, open, last = {}, false, 0
   for i, line in ipairs(lines) do
      if line:match("^%.function") then open = false end
      if is_code(line) then
         if not open then list[#list + 1] = i end
         if line:match("^{") then open = true end
         if line:match("}}$") or (open and line:match("}$") and not line:match(" {[^{}]*}$")) then open = false end
         if line ~= PAD then last = i end
      end
   end
   while list[#list] and list[#list] > last do list[#list] = nil end
   return list
end

local function pick(list) return list[math.random(#list)] end

local function is_plain(line)
   return is_code(line) and line ~= PAD and not line:match("[{}]%a") and not line:match("}}$")
      and not line:match("L_") and not line:match("EXIT") and not line:match("RET") and not line:match("BR[AKX]")
      and not line:match("CALL?") and not line:match("SYNC") and not line:match("SSY") and not line:match("PBK")
      and not line:match("BAR") and not line:match("PRET") and not line:match("CONT") and not line:match("BSSY")
      and not line:match("WARP") and not line:match("DEP") and not line:match("KILL") and not line:match("BPT")
end

local function copy(lines) return table.move(lines, 1, #lines, 1, {}) end

-- The lines of the function that a line is in: first and last.
local function function_at(lines, at)
   local first, last = at, at
   while first > 1 and not lines[first]:match("^%.function") do first = first - 1 end
   while last < #lines and not lines[last + 1]:match("^%.function") do last = last + 1 end
   return first, last
end

local function highest_register(lines, at)
   local first, last = function_at(lines, at)
   local most = -1
   for i = first, last do
      if is_code(lines[i]) then
         for number in lines[i]:gmatch("%f[%w]R(%d+)") do most = math.max(most, tonumber(number)) end
      end
   end
   return most
end

-- Edits -------------------------------------------------------------------------------------------

-- Each returns the edited lines and, where they do something else, lines of the old length that do the same; or nil.
local edits = {}
local order = { "insert", "far", "delete", "replace", "register", "many", "kernel", "cubin" }

local function insert_at(lines, at, what, n)
   local new = copy(lines)
   for _ = 1, n do table.insert(new, at, what) end
   return new
end

function edits.insert(lines, list) return insert_at(lines, pick(list), PAD, math.random(9)) end

function edits.far(lines, list) return insert_at(lines, pick(list), PAD, 200 + math.random(200)) end

function edits.delete(lines, list)
   local plain = {}
   local free = {}
   for _, i in ipairs(list) do free[i] = true end
   for i, line in ipairs(lines) do
      if free[i] and is_plain(line) and not lines[i - 1]:match("relocation") then plain[#plain + 1] = i end
   end
   if #plain == 0 then return nil end
   local at, new, same = pick(plain), copy(lines), copy(lines)
   table.remove(new, at)
   same[at] = PAD
   return new, same
end

-- Another instruction in the place of one, and one more.
function edits.replace(lines, list)
   local new, same = edits.delete(lines, list)
   if not new then return nil end
   for i, line in ipairs(same) do
      if line ~= lines[i] then
         table.insert(new, i, PAD)
         table.insert(new, i, PAD)
         break
      end
   end
   return new, same
end

function edits.register(lines, list)
   local at = pick(list)
   local most = highest_register(lines, at)
   if most < 0 or most > 240 then return nil end
   return insert_at(lines, at, ("MOV R%d, RZ {!15,Y}"):format(most + 8 + math.random(5)), 1), nil, true
end

function edits.many(lines, list)
   local new = copy(lines)
   for i = #list, 1, -1 do
      if math.random(4) == 1 then table.insert(new, list[i], PAD) end
   end
   return new
end

-- What the result is ------------------------------------------------------------------------------

-- Text of one function with numbers for labels, without comments, so that texts of other addresses are equal.
local function numbered_labels(text)
   local number, n = {}, 0
   local function rename(label)
      if not number[label] then
         n = n + 1
         number[label] = "L#" .. n
      end
      return number[label]
   end
   local list = {}
   for line in text:gmatch("([^\n]*)\n") do
      if not line:match("^;") and line ~= PAD and line ~= "" then
         list[#list + 1] = line:gsub("%f[%w]L_%x+", rename):gsub("%s+;.*", "")
      end
   end
   -- Labels that nothing goes to are not printed again.
   text = table.concat(list, "\n") .. "\n"
   local uses = {}
   for label in text:gmatch("L#%d+%f[^%d][^:]") do uses[label:sub(1, -2)] = true end
   local kept = {}
   for line in text:gmatch("([^\n]*)\n") do
      local label = line:match("^(L#%d+):$")
      if not label or uses[label] then kept[#kept + 1] = line end
   end
   number, n = {}, 0
   return (table.concat(kept, "\n"):gsub("L#%d+", rename))
end

local function without_addresses(text)
   local list = {}
   for part in ("\n" .. text):gsub("\n%.function", "\0%0"):gmatch("%Z+") do list[#list + 1] = numbered_labels(part) end
   return table.concat(list, "\n")
end

-- Attributes and code of a file, by function: exits, registers, kernel parameters.
local function facts_of(file)
   local facts, current = {}, nil
   for line in (isadora("dis --functions " .. quote(file))):gmatch("[^\n]+") do
      local name, registers, smem, bar, stack =
         line:match("^function (.-): reg (%d+), smem (%d+), bar (%d+), frame %d+, stack (%d+)")
      if not name then name, registers = line:match("^function (.-): reg (%d+),") end
      if name then
         current = { name = name, registers = tonumber(registers), shared = tonumber(smem) or 0, barriers = tonumber(bar) or 0,
            stack = tonumber(stack) or 0, params = {}, offsets = {} }
         facts[#facts + 1] = current
      end
      local offset, size = line:match("^    parameter %d+ c%[0x0%]%[(0x%x+)%]: (%d+) bytes?$")
      if size then
         table.insert(current.offsets, tonumber(offset))
         table.insert(current.params, tonumber(size))
      end
      local exits = line:match("EXIT_INSTR_OFFSETS: (.*)")
      if exits then current.exits = exits end
   end
   return facts
end

local function exits_of(file)
   local exits, current = {}, nil
   for line in (isadora("dis " .. quote(file))):gmatch("[^\n]+") do
      local name = line:match("^; function (.-): ")
      if name then
         current = {}
         exits[name] = current
      end
      local address, text = line:match("^(%x+): [%x ]-  +%d?%s*(.*)")
      if address and text:match("%f[%w]EXIT%f[^%w]") then
         table.insert(current, ("0x%x"):format(tonumber(address, 16)))
      end
   end
   return exits
end

local PARAMS = { [1] = "u8:5", [2] = "u16:5", [4] = "u32:5" }

-- What a kernel leaves: its buffers, how it ends. nil where it cannot be launched.
local function result_of(file, kernel)
   local command, out = { "run", quote(file), "--function", quote(kernel.name), "--grid 2 --block", THREADS,
      "--max-warp-steps", TIME }, {}
   for i, size in ipairs(kernel.params) do
      if size == 8 then
         out[i] = path("buffer" .. i)
         os.remove(out[i])
         table.insert(command, ("--param buffer:%s:%s"):format(path("in"), out[i]))
      elseif PARAMS[size] then table.insert(command, "--param " .. PARAMS[size])
      else return nil end
   end
   local _, err, status = isadora(table.concat(command, " "))
   if err:match("usage") or status == 2 then return nil end
   local parts = { tostring(status), (err:gsub("0x%x+", "0x"):gsub("%d+", "0"):match("^[^\n]*") or "") }
   for i in ipairs(kernel.params) do parts[#parts + 1] = out[i] and read(out[i]) or "" end
   return table.concat(parts, "\0")
end

-- One edit ----------------------------------------------------------------------------------------

local counts, failures = {}, 0

local function fail(file, kind, what, more)
   failures = failures + 1
   print(("%s: %s: %s"):format(file, kind, what))
   if more and more ~= "" then print((more:gsub("\n*$", ""):gsub("^", "    "):gsub("\n", "\n    "))) end
end

local function count(kind, what)
   counts[kind] = counts[kind] or {}
   counts[kind][what] = (counts[kind][what] or 0) + 1
end

local function assemble(file, lines, out)
   write(path("edited.s"), table.concat(lines, "\n") .. "\n")
   os.remove(out)
   return isadora(("as --elf %s %s -o %s"):format(quote(file), path("edited.s"), out))
end

local function read_by_others(file, kind, out)
   for _, tool in ipairs({ "nvdisasm", "cuobjdump" }) do
      if options[tool] then
         local command = tool == "nvdisasm" and " -c " or " -sass -elf "
         local _, err, status = run(quote(options[tool]) .. command .. out)
         if status ~= 0 or err ~= "" then
            fail(file, kind, tool .. " does not read the result", err)
            return
         end
      end
   end
   count(kind, "read")
end

local function compare_runs(file, kind, old, new)
   for _, kernel in ipairs(facts_of(old)) do
      if kernel.exits then
         local before, after = result_of(old, kernel), result_of(new, kernel)
         if before and before ~= after then
            fail(file, kind, "other results of " .. kernel.name, before:match("^[^%z]*%z([^%z]*)") .. "\n"
               .. (after or "none\0none"):match("^[^%z]*%z([^%z]*)"))
         elseif before then
            count(kind, before:match("^0%z") and "ran" or "stopped alike")
         end
      end
   end
end

local function check_attributes(file, kind, out, old, wants_registers)
   local exits, more = exits_of(out), false
   local before = {}
   for _, f in ipairs(facts_of(old)) do before[f.name] = f end
   for _, f in ipairs(facts_of(out)) do
      if f.exits and f.exits ~= table.concat(exits[f.name] or {}, " ") then
         fail(file, kind, "EXIT_INSTR_OFFSETS of " .. f.name, f.exits .. "\n" .. table.concat(exits[f.name], " "))
      end
      more = more or f.registers > before[f.name].registers
   end
   if wants_registers and not more then fail(file, kind, "no more registers") end
end

-- Kernels that are added --------------------------------------------------------------------------

local function align_up(n, to) return (n + to - 1) // to * to end

-- The source of a kernel as a new one of that name; nil where a source cannot say all of it.
local function source_of(file, f, name)
   local text = isadora(("dis --text --function %s %s"):format(quote(f.name), quote(file)))
   local list, at = { ".kernel " .. name }, 0
   if text:match("\n; relocation at") or text:match("\n; constants c%[0x[1-9]") then return nil end
   for i, size in ipairs(f.params) do
      at = align_up(at, math.min(size & -size, 16))
      if at ~= f.offsets[i] - f.offsets[1] then return nil end
      list[#list + 1] = (".param parameter_%d %d"):format(i, size)
      at = at + size
   end
   for _, word in ipairs({ "shared", "barriers", "stack" }) do
      if f[word] > 0 then list[#list + 1] = (".%s %d"):format(word, f[word]) end
   end
   for line in text:gmatch("([^\n]*)\n") do
      if is_code(line) or line:match(":$") then list[#list + 1] = line end
   end
   return list
end

-- `of`: how the source is assembled; the name of the kernel in the result.
local function add(file, kind, of)
   local kernels = {}
   for _, f in ipairs(facts_of(file)) do
      if f.exits and f.params[1] then kernels[#kernels + 1] = f end
   end
   local f = #kernels > 0 and pick(kernels)
   local source = f and source_of(file, f, of.name or f.name)
   if not source then return end
   local out = path("edited.cubin")
   write(path("edited.s"), table.concat(source, "\n") .. "\n")
   local _, err, status = isadora(("as %s %s -o %s"):format(of.options, path("edited.s"), out))
   count(kind, "edits")
   if status ~= 0 then
      fail(file, kind, "refused", err)
      return
   end
   read_by_others(file, kind, out)
   for _, added in ipairs(facts_of(out)) do
      if added.name == (of.name or f.name) then
         if added.exits ~= table.concat(exits_of(out)[added.name], " ") then
            fail(file, kind, "EXIT_INSTR_OFFSETS of " .. added.name, added.exits)
         end
         local before, after = result_of(file, f), result_of(out, added)
         if before and before ~= after then fail(file, kind, "other results of " .. f.name)
         elseif before then count(kind, before:match("^0%z") and "ran" or "stopped alike") end
      end
   end
end

local adds = {
   kernel = function(file) return { options = "--elf " .. quote(file), name = "added" } end,
   cubin = function(file)
      local variant = (isadora("dis --functions " .. quote(file))):match("read as %S+ (%S+)")
      return { options = "--cubin -V " .. variant }
   end,
}

local function edit(file, kind)
   if adds[kind] then return add(file, kind, adds[kind](file)) end
   local text = isadora("dis --text " .. quote(file))
   local lines = lines_of(text)
   local list = places(lines)
   if #list == 0 then return end
   local new, same, wants_registers = edits[kind](lines, list)
   if not new then return end
   local out, old = path("edited.cubin"), file
   local _, err, status = assemble(file, new, out)
   count(kind, "edits")
   if status ~= 0 then
      fail(file, kind, "refused", err)
      return
   end
   local wanted = without_addresses(table.concat(new, "\n") .. "\n")
   local got = without_addresses((isadora("dis --text " .. out)))
   if wanted ~= got then
      write(path("wanted"), wanted .. "\n")
      write(path("got"), got .. "\n")
      fail(file, kind, "another text", (run(("diff %s %s"):format(path("wanted"), path("got"))):sub(1, 600)))
   end
   read_by_others(file, kind, out)
   check_attributes(file, kind, out, file, wants_registers)
   if same then
      old = path("same.cubin")
      _, err, status = assemble(file, same, old)
      if status ~= 0 then fail(file, kind, "the same edit in place is refused", err) return end
   end
   compare_runs(file, kind, old, out)
end

local bytes = {}
for i = 1, BUFFER do bytes[i] = string.char(i % 4 == 0 and 0 or (i * 7) % 251) end
write(path("in"), table.concat(bytes))
for i = 1, tonumber(options.count) do
   local kind = options.only or order[(i - 1) % #order + 1]
   local file = pick(files)
   if options.verbose then io.stderr:write(i, " ", kind, " ", file, "\n") end
   edit(file, kind)
end
for _, kind in ipairs(order) do
   local c = counts[kind]
   if c then
      print(("%-9s %4d edits, %d read, %d kernels ran, %d stopped alike"):format(kind, c.edits, c.read or 0,
         c.ran or 0, c["stopped alike"] or 0))
   end
end
print(("%d failures"):format(failures))
if not options.keep then os.execute("rm -r " .. work) end
os.exit(failures == 0 and 0 or 1)
