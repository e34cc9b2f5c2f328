-- Holds what `isadora dis` reads against a table of probes of the vendor's disassembler: words,
-- each with one bit flipped, and the text that the tool gave, or `None` where it refused the word.
--
--   lua5.4 tools/analysis/sass/bits.lua -m ISA -V VARIANT [-p PROGRAM] [-v] TABLE.tsv[.gz]
--
-- The last five columns of the table are the word, its text, the bit, a class that is not used,
-- and the text with the bit flipped. Words of 64 bits are those of Maxwell and are put into a group
-- with a control word. Alike are: the same text, apart from blanks; a word that is data here and refused
-- there, or printed there with a code that has no name (`INVALID..`, `???`). Bits that change no
-- text there may show as ` ^0xMASK` here. The status is 1 when a row differs.
package.path = (arg[0]:match("^(.*)/tools/analysis/sass/") or ".") .. "/?.lua;" .. package.path
local common = require("tools.analysis.sass.common")

local BASE = 0x10000000 -- far enough from 0 that every relative place has an address

local options = common.options("bits.lua", "Readings of SASS against a table of flipped bits.",
   "table", 1)

-- The table ---------------------------------------------------------------------------------------

local function flipped(word, bit)
   local at = #word - bit // 4
   local digit = tonumber(word:sub(at, at), 16) ~ 1 << bit % 4
   return word:sub(1, at - 1) .. ("%x"):format(digit) .. word:sub(at + 1)
end

--- Rows `{word, text, bit, base}`; text nil where the word was refused.
local function rows_of(table_path)
   local rows = {}
   for i, line in ipairs(common.table_lines(table_path)) do
      local word, base, bit, _, text = line:match("\t(%x+)\t([^\t]*)\t(%d+)\t([^\t]*)\t([^\t]*)$")
      if word then
         rows[#rows + 1] = { word = flipped(word, tonumber(bit)), base = base, bit = tonumber(bit),
            text = text ~= "None" and text or nil }
      elseif i > 1 then
         error(("%s:%d: not a row of a table of bits"):format(table_path, i))
      end
   end
   return rows
end

-- Words -------------------------------------------------------------------------------------------

-- A word of 64 bits is the first in a group of its own: after a control word for three plain
-- instructions, before two that do nothing.
local CONTROL, NOTHING = "001f8000fc0007e0", "50b0000000070f00"

local function place(rows)
   local list, at = {}, BASE
   for _, row in ipairs(rows) do
      if #row.word == 16 then
         for _, word in ipairs({ CONTROL, row.word, NOTHING, NOTHING }) do
            list[#list + 1] = common.parts_of(word)
         end
         row.address, at = at + 8, at + 32
      else
         list[#list + 1] = common.parts_of(row.word)
         row.address, at = at, at + #row.word // 2
      end
   end
   return table.concat(list, "\n") .. "\n"
end

-- Comparing ---------------------------------------------------------------------------------------

-- Texts of the table name places relative to the instruction.
local function absolute(text, address)
   return (text:gsub("pc([+-])(0x%x+)", function(sign, distance)
      return ("0x%x"):format(address + (sign == "-" and -1 or 1) * math.tointeger(distance))
   end))
end

local function plain(text)
   text = text:gsub("%s*%^0x%x+$", ""):gsub("%s*;%s*$", ""):gsub("\\(.)", "%1")
   return (text:gsub("%s+", ""))
end

local function is_data(text) return text == nil or text:match("^%.") ~= nil end

local function alike(row)
   if not row.text then return is_data(row.ours) end
   if row.ours and plain(row.ours) == plain(absolute(row.text, row.address)) then return true end
   return is_data(row.ours) and (row.text:find("INVALID", 1, true) or row.text:find("???", 1, true))
end

local rows = rows_of(options.files[1])
local temp, by_address = os.tmpname(), {}
common.write(temp, place(rows))
for _, line in ipairs(common.lines_of(("%s --base 0x%x --json -w %s"):format(
   common.command(options, "dis"), BASE, temp))) do
   local address, text = line:match('"address":"0x(%x+)".-"text":"(.-)","')
   if address then by_address[tonumber(address, 16)] = text end
end
os.remove(temp)

local same, report = 0, common.reporter(options)
for _, row in ipairs(rows) do
   row.ours = by_address[row.address]
   if alike(row) then
      same = same + 1
   else
      report(row.base, "%s, bit %d of `%s`\n    theirs  %s\n    ours    %s", row.word, row.bit,
         row.base, row.text or "(refused)", row.ours or "(nothing)")
   end
end
report.summary()
print(("%s %s: %d of %d flipped words are read alike (%.2f %%)"):format(options.isa,
   options.variant, same, #rows, 100 * same / #rows))
os.exit(same == #rows and #rows > 0)
