-- Holds `isadora dis` and `isadora as` against tables of single words of SASS and their texts.
--
--   lua5.4 tools/analysis/sass/words.lua -m ISA -V VARIANT [-p PROGRAM] [-v] TABLE.tsv[.gz]
--
-- Two kinds of tables, recognised by their first line. Lines of documents (`seed arch line encoding ..`):
-- those of the variant must be what `dis` prints of the word, and `as` must make the word of the
-- line, apart from scheduling, which a line does not say. Opcodes (`opcode12_hex mnemonics_seen
-- example_text example_low105_hex`): `dis` must know the example by its mnemonic, unless the text
-- has a code without a name (`INVALID..`, `???`); how many texts are the same to the letter is
-- counted. The status is 1 when a row differs.
package.path = (arg[0]:match("^(.*)/tools/analysis/sass/") or ".") .. "/?.lua;" .. package.path
local common = require("tools.analysis.sass.common")

local CONTROL = "000fe2" -- of a word of 128 bits: one cycle, no other warp, no scoreboard

local options = common.options("words.lua", "Single words of SASS against a table.", "table", 1)

local function plain(text) return (text:gsub(";", ""):gsub("%s+", "")) end

-- Rows --------------------------------------------------------------------------------------------

local function opcode_word(opcode, low)
   local digits = ("0"):rep(32 - #low) .. low
   return CONTROL .. digits:sub(7, 29) .. opcode
end

--- Rows `{word, text, names}`; `names` where only the mnemonic counts.
local function rows_of(lines)
   local rows, first = {}, table.remove(lines, 1)
   for _, line in ipairs(lines) do
      local column = common.cells_of(line)
      if first:find("^opcode12_hex") then
         rows[#rows + 1] = { word = opcode_word(column[1], column[4]:gsub("^0x", "")),
            text = column[3], names = "," .. column[2] .. "," }
      elseif column[2] == options.variant then
         rows[#rows + 1] = { word = column[4], text = column[3] }
      end
   end
   return rows
end

-- Both directions ---------------------------------------------------------------------------------

local temp = os.tmpname()

local function through(text, what)
   common.write(temp, text)
   return common.lines_of(what .. " " .. temp .. " 2>&1")
end

local function disassembled(words)
   local out = {}
   for _, line in ipairs(through(words, common.command(options, "dis") .. " --json -w")) do
      local code, text = line:match('"code":"(.-)","text":"(.-)"[,}]')
      if code then out[#out + 1] = { code = code, text = text } end
   end
   return out
end

-- The hex digits of the first instruction that a line becomes, without its scheduling.
local function bits_of(code)
   local digits = ""
   for part in code:gmatch("%x+") do digits = part .. digits end
   if #digits < 32 then return digits:sub(-16) end
   return ("%x"):format(tonumber(digits:sub(7, 7), 16) & 1) .. digits:sub(8)
end

local same_text, good, report = 0, 0, common.reporter(options)
local DIFFERENCE = "%s\n    theirs  %s\n    %s    %s"

local rows = rows_of(common.table_lines(options.files[1]))
for _, row in ipairs(rows) do
   local fine = true
   if row.names or #row.word == 32 then
      local ours = disassembled(common.parts_of(row.word) .. "\n")[1]
      local text = ours and ours.text or "(nothing)"
      local mnemonic = common.mnemonic(text)
      if plain(text:gsub("%s*%^0x%x+$", "")) == plain(row.text) then same_text = same_text + 1
      elseif not row.names or not (row.names:find("," .. mnemonic .. ",", 1, true)
         or row.text:find("INVALID", 1, true) or row.text:find("???", 1, true)) then
         fine = false
         report(row.text, DIFFERENCE, row.word, row.text, "ours", text)
      end
   end
   if not row.names then
      local words = through(row.text .. "\n", common.command(options, "as") .. " -w")
      local code = table.concat(words, " ")
      local back = code:match("^[%x%s]+$") and disassembled(code .. "\n")[1]
      if not back or bits_of(back.code) ~= bits_of(common.parts_of(row.word)) then
         fine = false
         report(row.text, DIFFERENCE, row.word, row.text, "as  ", code)
      elseif plain(back.text) ~= plain(row.text) then
         fine = false
         report(row.text, DIFFERENCE, row.word, row.text, "back", back.text)
      end
   end
   if fine then good = good + 1 end
end
os.remove(temp)
report.summary()
print(("%s %s: %d of %d rows hold, %d texts are the same")
   :format(options.isa, options.variant, good, #rows, same_text))
os.exit(good == #rows and #rows > 0)
