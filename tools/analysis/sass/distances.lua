-- The shortest distances at which a compiler puts readers after results: where the latencies of a
-- `schedule` come from.
--
--   lua5.4 tools/analysis/sass/distances.lua -m ISA -V VARIANT [-p PROGRAM] [-r] [-v] CUBIN...
--
-- For each page and register file: cycles from an instruction that sets no scoreboard to the next one
-- that reads its result, the fewest there are; how many pairs there are; with -v, such a pair; with
-- -r, each page of readers separately. Reads by guards are separate. Code is taken as it is, labels or
-- not, up to the next BRA or EXIT without a guard. Instructions of which one runs where the other does
-- not are no pair, nor is one whose guard the writer may not have run under.
package.path = (arg[0]:match("^(.*)/tools/analysis/sass/") or ".") .. "/?.lua;" .. package.path
local common = require("tools.analysis.sass.common")
local json = require("dkjson").use_lpeg()

local options = common.options("distances.lua", "The shortest distances from results to readers.",
   "cubins", "+", function(parser) parser:flag("-r --readers", "each page of readers separately") end)
local found, keys = {}, {}

local function note(key, distance, text)
   local entry = found[key]
   if not entry then
      entry = { count = 0 }
      found[key], keys[#keys + 1] = entry, key
   end
   entry.count = entry.count + 1
   if not entry.least or distance < entry.least then entry.least, entry.text = distance, text end
end

local function page_of(insn) return insn.form:match("^[^.]+") end

-- The guard of an instruction text: its sign, and the register.
local function guard_of(text) return text:match("@(!?)(U?P%d)") end

-- Do both instructions run under guards of which one is the opposite of the other?
local function exclude(writer, sign, guard)
   return guard ~= nil and writer.guard == guard and writer.sign ~= sign
end

local function note_reads(insn, last, time)
   local sign, guard = guard_of(insn.text)
   for _, use in ipairs(insn.uses) do
      local writer = use.access == "read" and last[use.register]
      if writer and not exclude(writer, sign, guard) then
         local how = use.register == guard and " by guards" or ""
         note(writer.page .. " " .. use.register:match("^%$?%a+") .. how
            .. (options.readers and " -> " .. page_of(insn) or ""), time - writer.time,
            writer.text .. "  ->  " .. insn.text)
      end
   end
end

local function note_writes(insn, last, time, by_board)
   local sign, guard = guard_of(insn.text)
   for _, use in ipairs(insn.uses) do
      if use.access == "write" then
         for _, writer in pairs(last) do -- what it was under is no longer known
            if writer.guard == use.register then writer.guard = nil end
         end
         last[use.register] = not by_board and { page = page_of(insn), time = time,
            text = insn.text, sign = sign, guard = guard } or nil
      end
   end
end

local function look(path)
   local last, time = {}, 0
   for _, line in ipairs(common.lines_of(("%s --json --uses --fields --ctrl %s"):format(
      common.command(options, "dis"), path))) do
      local insn = json.decode(line)
      if insn.form then
         note_reads(insn, last, time)
         note_writes(insn, last, time, insn.schedule.results ~= json.null)
         time = time + insn.schedule.cycles
         if insn.text:find("^{?%s*BRA ") or insn.text:find("^{?%s*EXIT") then last = {} end
      end
   end
end

for _, path in ipairs(options.files) do look(path) end
table.sort(keys)
for _, key in ipairs(keys) do
   local entry = found[key]
   print(("%-40s %4d  of %d%s"):format(key, entry.least, entry.count,
      options.verbose and "   " .. entry.text or ""))
end
