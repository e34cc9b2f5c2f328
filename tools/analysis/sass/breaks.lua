-- How many broken schedules does `isadora lint` detect? Takes cubins, breaks one word at a time, and
-- runs lint. What it reports of the cubin as it is, which is false, does not count.
--
--   lua5.4 tools/analysis/sass/breaks.lua -m ISA -V VARIANT [-p PROGRAM] [-v] CUBIN...
--
-- A word is broken in three ways: it no longer waits for a scoreboard (`^1`), it no longer sets one
-- for its sources (`+1.R`), or it delays the next one by a cycle less (`!5`). Many of these are
-- harmless: another instruction waits as well, or none reads the result a cycle later. Every seventh
-- word is broken.
package.path = (arg[0]:match("^(.*)/tools/analysis/sass/") or ".") .. "/?.lua;" .. package.path
local common = require("tools.analysis.sass.common")

local STEP = 7

local options = common.options("breaks.lua", "How many broken schedules does lint detect?",
   "cubins", "+")
local temp = os.tmpname()
local count = { wait = { 0, 0 }, sources = { 0, 0 }, cycles = { 0, 0 } }
local TITLE = { wait = "wait", sources = "scoreboard of sources", cycles = "cycle" }

-- The line without an item of its braces, or nil where it has none.
local function without(line, item)
   local less, n = line:gsub("([,{])" .. item .. "([,}])", function(before, after)
      return before == "{" and (after == "}" and "{}" or "{") or after
   end, 1)
   return n > 0 and less or nil
end

-- The line with one thing less, or nil.
local ways = {
   wait = function(line) return without(line, "%^%d") end,
   sources = function(line) return without(line, "%+%d%.R") end,
   cycles = function(line)
      local cycles = tonumber(line:match("{!(%d+)"))
      return cycles and cycles > 1 and line:gsub("{!%d+", "{!" .. cycles - 1, 1) or nil
   end,
}

-- How many hazards lint reports; nil where the text does not assemble.
local function hazards_of(lines)
   common.write(temp, table.concat(lines, "\n") .. "\n")
   local found = 0
   for _, line in ipairs(common.lines_of(common.command(options, "lint") .. " " .. temp .. " 2>&1")) do
      if line:find(": error: ", 1, true) then return nil end
      if line:find(": hazard: ", 1, true) then found = found + 1 end
   end
   return found
end

local function break_all(path)
   local lines = common.lines_of(("%s dis --text %s"):format(options.program, path))
   local before = hazards_of(lines)
   if not before then
      print(path .. ": its text does not assemble")
      return
   end
   local words = 0
   for i = 1, #lines do
      local is_word = not lines[i]:find("^%s*[.;]") and not lines[i]:find(":$")
      words = words + (is_word and 1 or 0)
      for _, how in ipairs({ "wait", "sources", "cycles" }) do
         local whole = lines[i]
         local broken = is_word and words % STEP == 0 and ways[how](whole)
         if broken then
            lines[i] = broken
            local after = hazards_of(lines)
            lines[i] = whole
            if after then count[how][1] = count[how][1] + 1 end
            if after and after > before then count[how][2] = count[how][2] + 1 end
            if options.verbose and after and after <= before then
               print(path:match("[^/]*$"), how, whole)
            end
         end
      end
   end
end

for _, path in ipairs(options.files) do break_all(path) end
os.remove(temp)
for _, how in ipairs({ "wait", "sources", "cycles" }) do
   print(("%s %s: one %s less: %d of %d detected"):format(options.isa, options.variant,
      TITLE[how], count[how][2], count[how][1]))
end
