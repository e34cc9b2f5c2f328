package.path = "./?.lua;" .. package.path

-- Compares generated code with the second model of the vuc, on random instructions in random
-- states. Run from the root of the source tree:
--
--    lua5.4 tests/reference/vuc_compare.lua -p build/isadora -n 5000     5000 words of each variant
--    lua5.4 tests/reference/vuc_compare.lua -V vp2 -n 100 > some.jsonl   only the vectors
--
-- Each word becomes a conformance vector with what the model makes of it, and goes to `isadora
-- test`. Words that are no instruction for the model go to `isadora dis`, which must print data.
-- Differences are shown as `isadora test` shows them; the line number is that of the vector.

local argparse = require("argparse")
local random = require("tests.reference.vuc.random")
local vectors = require("tests.reference.vuc.vectors")

local VARIANTS = {"vp2", "vp3", "vp4"}

local function arguments()
   local parser = argparse("vuc_compare", "The vuc's generated code against its second model.")
   parser:option("-p --program", "the program `isadora`; without it vectors are printed")
   parser:option("-n --count", "how many words of each variant", "5000"):convert(tonumber)
   parser:option("-s --seed", "where the random numbers begin", "1"):convert(tonumber)
   parser:option("-V --variant", "only this one")
   parser:flag("-f --forms", "print how many vectors each form had")
   return parser:parse()
end

--- Text of a word in the form that -w reads.
local function hex(variant, word)
   return (variant == "vp2" and "%010x" or "%08x"):format(word)
end

--- Whether a command that was given all its input ended well.
local function finish(pipe)
   return (pipe:close()) == true
end

--- Words of a variant that nothing decodes: what `dis` takes for an instruction, as array of lines.
local function decoded_words(program, variant, words)
   local path, lines = os.tmpname(), {}
   local command = ("'%s' dis -m vuc -V %s -w - >%s"):format(program, variant, path)
   local pipe = assert(io.popen(command, "w"))
   pipe:write(table.concat(words, "\n"), "\n")
   if not finish(pipe) then lines[1] = "`dis` failed" end
   local seen = 0
   for line in io.lines(path) do
      seen = seen + 1
      if not line:find("  %.unit ") then lines[#lines + 1] = line end
   end
   os.remove(path)
   if seen ~= #words then lines[#lines + 1] = ("%d lines of %d"):format(seen, #words) end
   return lines
end

--- Writes the vectors of a variant; gives how often each outcome came, and the undecoded words.
local function write_vectors(out, variant, options)
   local counts, undecoded = {}, {}
   random.start(options.seed)
   for _ = 1, options.count do
      local word = random.word(variant)
      local text, outcome = vectors.make(variant, word, random.state(variant, word))
      counts[outcome] = (counts[outcome] or 0) + 1
      if text then
         out:write(text, "\n")
      else
         undecoded[#undecoded + 1] = hex(variant, word)
      end
   end
   return counts, undecoded
end

--- One line that says how many words there were of each outcome.
local function summary(variant, counts)
   local parts = {}
   for _, outcome in ipairs {"ok", "unknown", "trap", "wait", "undecoded"} do
      parts[#parts + 1] = ("%d %s"):format(counts[outcome] or 0, outcome)
   end
   return ("%s: %s"):format(variant, table.concat(parts, ", "))
end

local function compare(variant, options)
   local command = ("'%s' test -m vuc -n 20 %s -"):format(options.program, options.forms and "-v"
      or "")
   local pipe = assert(io.popen(command, "w"))
   local counts, undecoded = write_vectors(pipe, variant, options)
   local agrees = finish(pipe)
   local wrong = #undecoded > 0 and decoded_words(options.program, variant, undecoded) or {}
   for i = 1, math.min(#wrong, 20) do print("no instruction for the model: " .. wrong[i]) end
   print(summary(variant, counts))
   return agrees and #wrong == 0
end

local options = arguments()
local fine = true
for _, variant in ipairs(options.variant and {options.variant} or VARIANTS) do
   if options.program then
      fine = compare(variant, options) and fine
   else
      write_vectors(io.stdout, variant, options)
   end
end
os.exit(fine)
