-- Executes random instructions of rv64 here and in an emulator of another origin (qemu-riscv64),
-- and compares all registers and the memory that they use.
--
--   lua5.4 tools/analysis/rv64/runs.lua --as PROGRAM --ld PROGRAM --qemu COMMAND --march STRING
--       [-p PROGRAM] [-V VARIANT] [-n RUNS] [-l LENGTH] [--only PATTERN] [--without PATTERN]
--       [--memory] [--jumps] [--vectors FILE] [--seed N] [-v]
--
-- Each run sets all registers, executes -l instructions, and stores all registers. With --jumps
-- longer runs also have jumps and branches, about one before every fourth instruction, to one of
-- the instructions after it or to the end of the run.
-- With -l 1, the default, there are -n runs of each form, else -n in all. With --memory there are
-- instructions that access memory, at addresses near two registers, in runs of one instruction no
-- others. The status is 1 when a run ends with another state.
--
-- QEMU 7.2 has `ctzw` wrong where the low word is 0 and the high one is not: --without ctzw.
package.path = (arg[0]:match("^(.*)/tools/analysis/rv64/") or ".") .. "/?.lua;" .. package.path
local argparse = require("argparse")
local forms = require("tools.analysis.rv64.forms")
local values = require("tools.analysis.rv64.values")
local draw = require("tools.analysis.rv64.draw")
local program = require("tools.analysis.rv64.program")
local vectors = require("tools.analysis.rv64.vectors")

local parser = argparse("runs.lua", "Instructions of rv64 against an emulator.")
parser:option("--as", "the GNU assembler"):count(1)
parser:option("--ld", "the GNU linker"):count(1)
parser:option("--qemu", "the emulator, with its options"):count(1)
parser:option("--march", "what the assembler knows", "rv64gc")
parser:option("-p --program", "the program isadora", "build/isadora")
parser:option("-m --isa", "the instruction set", "rv64")
parser:option("-V --variant", "its variant", "rv64gc")
parser:option("-n --number", "runs, of each form where the length is 1", "200"):convert(tonumber)
parser:option("-l --length", "instructions of a run", "1"):convert(tonumber)
parser:option("--only", "forms whose name has this Lua pattern", "")
parser:option("--without", "no forms whose name has this pattern", "^$")
parser:flag("--memory", "instructions that access memory, too")
parser:flag("--jumps", "jumps and branches in longer runs, too")
parser:option("--seed", "of random words and values", "1"):convert(tonumber)
parser:option("--vectors", "a file for the runs, of one instruction each, as vectors")
parser:flag("-v --verbose", "show every difference, not only the first of each instruction")
local options = parser:parse()

local BATCH = 1000 -- runs of one program
local random = forms.generator(options.seed)
local folder = forms.folder()
local count, names, done, failed = {}, {}, 0, 0

local function show(run, number, before, ours, theirs)
   local key = #run.texts == 1 and run.texts[1]:match("^%S+") or "sequences"
   if not count[key] then names[#names + 1], count[key] = key, 0 end
   count[key], failed = count[key] + 1, failed + 1
   if count[key] > 1 and not options.verbose then return end
   print(("run %d: %s"):format(number, table.concat(run.texts, "; ")))
   for i = 1, 64 do
      local at = 8 * i - 7
      local was, our, their = ("<i8"):unpack(before, at), ("<i8"):unpack(ours, at),
         ("<i8"):unpack(theirs, at)
      if our ~= their then
         print(("    %-4s ours %016x, theirs %016x"):format(values.name(i), our, their))
      elseif #run.texts == 1 then
         if was ~= our or i == 1 then
            print(("    %-4s was %016x, is %016x"):format(values.name(i), was, our))
         end
      end
   end
end

local function compare(runs, base, before, ours, theirs)
   for i, run in ipairs(runs) do
      local at = (i - 1) * 512 + 1
      if ours:sub(at, at + 511) ~= theirs:sub(at, at + 511) then
         show(run, base + i, before:sub(at, at + 511), ours:sub(at, at + 511),
            theirs:sub(at, at + 511))
      end
   end
   local at = #runs * 512 + 1
   if ours:sub(at) ~= theirs:sub(at) then
      failed = failed + 1
      print(("memory differs after runs %d to %d"):format(base + 1, base + #runs))
   end
end

local lines = {}
local function add_vectors(runs, before, theirs)
   for i, run in ipairs(options.vectors and runs or {}) do
      local at = (i - 1) * 512 + 1
      lines[#lines + 1] = vectors.line(run, options.variant, before:sub(at, at + 511),
         theirs:sub(at, at + 511))
   end
end

for runs, harness in draw.batches(options, random, BATCH) do
   local before, ours, theirs = program.execute(options, folder, runs, harness, random)
   compare(runs, done, before, ours, theirs)
   add_vectors(runs, before, theirs)
   done = done + #runs
end
if options.vectors then forms.write(options.vectors, table.concat(lines, "\n") .. "\n") end
forms.run("rm -r %s", folder)
table.sort(names)
for _, name in ipairs(names) do print(("%6d differ: %s"):format(count[name], name)) end
print(("%d runs, %d differ"):format(done, failed))
os.exit(failed == 0 and done > 0)
