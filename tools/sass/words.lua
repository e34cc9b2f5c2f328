-- Holds `isadora dis` and `isadora as` against tables of single words of SASS and their texts.
--
--   lua5.4 tools/sass/words.lua -m ISA -V VARIANT [-p PROGRAM] [-v] TABLE.tsv[.gz]
--
--   -v   shows every row that differs, not only the first of each mnemonic
--
-- Two kinds of tables, told by their first line. Lines of documents (`seed arch line encoding ..`):
-- those of the variant must be what `dis` prints of the word, and `as` must make the word of the
-- line, scheduling aside, which a line does not say. Opcodes (`opcode12_hex mnemonics_seen
-- example_text example_low105_hex`): `dis` must know the example by its mnemonic, unless the text has
-- a code without a name (`INVALID..`, `???`); how many texts are the same to the letter is counted.
-- The status is 1 when a row differs.
local lfs = require("lfs")

local options = { p = lfs.currentdir() .. "/build/isadora" }
local CONTROL = "000fe2" -- of a word of 128 bits: one cycle, no other warp, no scoreboard

local function usage()
   io.stderr:write("usage: words.lua -m ISA -V VARIANT [-p PROGRAM] [-v] TABLE.tsv[.gz]\n")
   os.exit(2)
end

local path
do
   local i = 1
   while arg[i] do
      local letter = arg[i]:match("^%-([mVpv])$")
      if letter == "v" then
         options.v = true
      elseif letter then
         i = i + 1
         options[letter] = arg[i] or usage()
      elseif arg[i]:sub(1, 1) == "-" or path then
         usage()
      else
         path = arg[i]
      end
      i = i + 1
   end
   if not options.m or not options.V or not path then usage() end
end

local function lines_of(command)
   local pipe, list = assert(io.popen(command)), {}
   for line in pipe:lines() do list[#list + 1] = line end
   pipe:close()
   return list
end

local function plain(text) return (text:gsub(";", ""):gsub("%s+", "")) end

local function columns_of(line)
   local list = {}
   for column in (line .. "\t"):gmatch("([^\t]*)\t") do list[#list + 1] = column end
   return list
end

-- Rows --------------------------------------------------------------------------------------------

local function opcode_word(opcode, low)
   local digits = ("0"):rep(32 - #low) .. low
   return CONTROL .. digits:sub(7, 29) .. opcode
end

--- Rows `{word, text, names}`; `names` where only the mnemonic counts.
local function rows_of(lines)
   local rows, first = {}, table.remove(lines, 1)
   for _, line in ipairs(lines) do
      local column = columns_of(line)
      if first:find("^opcode12_hex") then
         rows[#rows + 1] = { word = opcode_word(column[1], column[4]:gsub("^0x", "")),
            text = column[3], names = "," .. column[2] .. "," }
      elseif column[2] == options.V then
         rows[#rows + 1] = { word = column[4], text = column[3] }
      end
   end
   return rows
end

local function hex(row)
   local list = {}
   for at = #row.word - 7, 1, -8 do list[#list + 1] = row.word:sub(at, at + 7) end
   return table.concat(list, " ")
end

-- Both directions ---------------------------------------------------------------------------------

local temp = os.tmpname()

local function command(name) return ("%s %s -m %s -V %s"):format(options.p, name, options.m, options.V) end

local function through(text, what)
   local file = assert(io.open(temp, "w"))
   file:write(text)
   file:close()
   return lines_of(what .. " " .. temp .. " 2>&1")
end

local function disassembled(words)
   local out = {}
   for _, line in ipairs(through(words, command("dis") .. " --json -w")) do
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

local same_text, good, told = 0, 0, {}

local function tell(row, what, ours)
   local mnemonic = row.text:gsub("^@!?%w+ ", ""):match("[%w_]+") or "?"
   told[mnemonic] = (told[mnemonic] or 0) + 1
   if told[mnemonic] > 1 and not options.v then return end
   print(("%s\n    theirs  %s\n    %s    %s"):format(row.word, row.text, what, ours))
end

local rows = rows_of(lines_of((path:match("%.gz$") and "zcat " or "cat ") .. path))
for _, row in ipairs(rows) do
   local fine = true
   if row.names or #row.word == 32 then
      local ours = disassembled(hex(row) .. "\n")[1]
      local text = ours and ours.text or "(nothing)"
      local mnemonic = text:gsub("^@!?%w+ ", ""):match("^[%w_]+") or "?"
      if plain(text:gsub("%s*%^0x%x+$", "")) == plain(row.text) then same_text = same_text + 1
      elseif not row.names or not (row.names:find("," .. mnemonic .. ",", 1, true)
         or row.text:find("INVALID", 1, true) or row.text:find("???", 1, true)) then
         fine = false
         tell(row, "ours", text)
      end
   end
   if not row.names then
      local words = through(row.text .. "\n", command("as") .. " -w")
      local code = table.concat(words, " ")
      local back = code:match("^[%x%s]+$") and disassembled(code .. "\n")[1]
      if not back or bits_of(back.code) ~= bits_of(hex(row)) then
         fine = false
         tell(row, "as  ", code)
      elseif plain(back.text) ~= plain(row.text) then
         fine = false
         tell(row, "back", back.text)
      end
   end
   if fine then good = good + 1 end
end
os.remove(temp)
print(("%s %s: %d of %d rows hold, %d texts are the same"):format(options.m, options.V, good, #rows,
   same_text))
os.exit(good == #rows and #rows > 0)
