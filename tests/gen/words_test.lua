-- Words: what people read, comments and names use the field's terms. Habits that we had before are looked for in all text
-- files; a line where such a word has its ordinary meaning is listed in tests/gen/words_allowed.txt.
package.path = "./tests/lib/?.lua;./?.lua;./?/init.lua;" .. package.path
local lu = require "luaunit"

-- `{words to find, what to write}`; with `except`, patterns that make the word ordinary: `^` what follows it, else anywhere
-- in the line.
local HABITS = {
   { "behind", "after, follows" },
   { "stand|stands|standing|stood", "is, appears, is placed", except = { "^ for%f[%W]", "^ in for%f[%W]", "^%-" } },
   { "nobody|somebody", "no caller, unknown, undocumented" },
   { "mend|mends|mended|mending", "fix" },
   { "tell|tells|telling|told", "report, indicate, select", except = { "apart", " from " } },
   { "sentence|sentences", "statement, instruction text" },
   { "hole|holes", "unallocated encoding, undefined opcode, gap" },
   { "witness|witnesses", "counterexample" },
   { "claim|claims|claimed|claiming", "accounted for; what fixes or uses a bit" },
   { "land|lands|landed|landing", "takes effect, is written back" },
   { "ledger", "encoding-space summary" },
   { "aside", "optional suffix; apart from" },
   { "worth", "value" },
   { "for ever", "deadlock, without end" },
   { "the like|and so on", "name them, or `etc.`" },
   { "anew", "again, restarts" },
   { "is not there|are not there", "missing" },
   { "look whether|looks whether|looked whether", "check whether" },
   { "ways to write|way to write", "alternative" },
   { "meet again|meets again|paths that part|different ways", "reconvergence, divergence" },
}
local TEXT = { lua = true, c = true, h = true, isa = true, rst = true, md = true, sh = true, py = true, txt = true,
   cmake = true, css = true, html = true, re = true, inc = true, s = true, jsonl = true, err = true, out = true,
   expected = true }
local ALLOWED = "tests/gen/words_allowed.txt"

-- The committed text files; what is generated follows its sources.
local function files()
   local list = {}
   for path in assert(io.popen("git ls-files -- . ':!out'")):lines() do
      local name = path:match "[^/]+$"
      local ending = name:match "^[^.]+%.(%w+)$"
      if (TEXT[ending] or not name:find(".", 1, true)) and path ~= ALLOWED and not path:find "words_test%.lua$"
         and not path:find "^tests/fuzz/corpus/" and name ~= "LICENSE" then
         list[#list + 1] = path
      end
   end
   return list
end

local function ordinary(habit, line, after)
   for _, except in ipairs(habit.except or {}) do
      local from = except:sub(1, 1) == "^" and after or 1
      if line:find(except, from) then return true end
   end
   return false
end

-- The habit of each single word, and those of several words.
local single, several = {}, {}
for _, habit in ipairs(HABITS) do
   for word in habit[1]:gmatch "[^|]+" do
      if word:find " " then several[#several + 1] = { word, habit } else single[word] = habit end
   end
end

-- Calls `found(habit, word)` for each habit in a line.
local function habits(line, found)
   line = line:lower()
   for word, after in line:gmatch "(%a+)()" do
      local habit = single[word]
      if habit and not ordinary(habit, line, after) then found(habit, word) end
   end
   for _, pair in ipairs(several) do
      if line:find(pair[1], 1, true) and line:find("%f[%a]" .. pair[1] .. "%f[%A]") then found(pair[2], pair[1]) end
   end
end

-- Lines `PATH: PART`: a line of PATH that has PART is allowed.
local function read_allowed()
   local list, file = {}, io.open(ALLOWED)
   if not file then return list end
   for line in file:lines() do
      local path, part = line:match "^([^#:]+): (.+)$"
      if path then list[#list + 1] = { path = path, part = part, line = line } end
   end
   file:close()
   return list
end

local function is_allowed(allowed, path, line)
   local answer = false
   for _, entry in ipairs(allowed) do
      if entry.path == path and line:find(entry.part, 1, true) then entry.used, answer = true, true end
   end
   return answer
end

TestWords = {}

function TestWords:test_habits()
   local allowed, bad = read_allowed(), {}
   for _, path in ipairs(files()) do
      local number = 0
      for line in io.lines(path) do
         number = number + 1
         habits(line, function(habit, word)
            if not is_allowed(allowed, path, line) then
               bad[#bad + 1] = ("%s:%d: `%s`: write %s\n    %s"):format(path, number, word, habit[2], line)
            end
         end)
      end
   end
   for _, entry in ipairs(allowed) do
      if not entry.used then bad[#bad + 1] = ALLOWED .. ": of no use any more: " .. entry.line end
   end
   for _, text in ipairs(bad) do print(text) end -- by itself: LuaUnit takes minutes for long messages
   lu.assertEquals(#bad, 0, "lines with words that we do not use")
end

os.exit(lu.LuaUnit.run())
