-- The shortest distances at which a compiler puts readers after results: where the latencies of a
-- `schedule` come from.
--
--   lua5.4 tools/analysis/sass/distances.lua -m ISA -V VARIANT [-p PROGRAM] [-v] CUBIN...
--
-- For each page and register file: cycles from an instruction that sets no scoreboard to the next one
-- that reads its result, the fewest there are; how many pairs there are; with -v, such a pair. Reads by
-- guards are separate. Code is taken as it is, labels or not, up to the next BRA or EXIT
-- without a guard.
package.path = (arg[0]:match("^(.*)/tools/analysis/sass/") or ".") .. "/?.lua;" .. package.path
local common = require("tools.analysis.sass.common")
local json = require("dkjson")

local options = common.options("distances.lua", "The shortest distances from results to readers.",
   "cubins", "+")
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

-- Cycles until the next one, and whether a scoreboard is set, as the braces say.
local function control(text)
   local braces = text:match("{([!Y^+%d.,WR]*)}[%s}]*$")
   if not braces then return text:find("^{") and 0 or 1, false end
   return tonumber(braces:match("!(%d+)") or 0), braces:find("%+%d%.W") ~= nil
end

local function look(path)
   local last, time = {}, 0
   for _, line in ipairs(common.lines_of(("%s dis --json --uses --ctrl %s"):format(options.program,
      path))) do
      local insn = json.decode(line)
      if insn.form then
         local cycles, by_board = control(insn.text)
         local guard = insn.text:match("@!?(%u+%d)")
         for _, use in ipairs(insn.uses) do
            local writer = use.access == "read" and last[use.register]
            if writer then
               local how = use.register == guard and " by guards" or ""
               note(writer.page .. " " .. use.register:match("^%a+") .. how, time - writer.time,
                  writer.text .. "  ->  " .. insn.text)
            end
         end
         for _, use in ipairs(insn.uses) do
            if use.access == "write" then
               last[use.register] = not by_board and { page = insn.form:match("^[^.]+"),
                  time = time, text = insn.text } or nil
            end
         end
         time = time + cycles
         if insn.text:find("^{?%s*BRA ") or insn.text:find("^{?%s*EXIT") then last = {} end
      end
   end
end

for _, path in ipairs(options.files) do look(path) end
table.sort(keys)
for _, key in ipairs(keys) do
   local entry = found[key]
   print(("%-28s %4d  of %d%s"):format(key, entry.least, entry.count,
      options.verbose and "   " .. entry.text or ""))
end
