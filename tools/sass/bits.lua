-- Holds what `isadora dis` reads against a table of probes of the vendor's disassembler: words, each
-- with one bit flipped, and the text that the tool gave, or `None` where it refused the word.
--
--   lua5.4 tools/sass/bits.lua -m ISA -V VARIANT [-p PROGRAM] [-v] TABLE.tsv[.gz]
--
--   -v   shows every row that differs, not only the first of each mnemonic
--
-- The table has the columns base word, base text, bit, class, text as its last but one of words and
-- last ones: `.. WORD TEXT BIT CLASS FLIPPED`. Words of 64 bits are those of Maxwell and are put
-- into a group with a control word. Alike are: the same text, blanks aside; a word that is data here
-- and refused there, or printed there with a code that has no name (`INVALID..`, `???`). Bits that
-- change no text there may show as ` ^0xMASK` here. The status is 1 when a row differs.
local lfs = require("lfs")

local options = { p = lfs.currentdir() .. "/build/isadora" }
local BASE = 0x10000000 -- far enough from 0 that every relative place has an address

local function usage()
   io.stderr:write("usage: bits.lua -m ISA -V VARIANT [-p PROGRAM] [-v] TABLE.tsv[.gz]\n")
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

-- The table ---------------------------------------------------------------------------------------

local function flipped(word, bit)
   local at = #word - bit // 4
   local digit = tonumber(word:sub(at, at), 16) ~ 1 << bit % 4
   return word:sub(1, at - 1) .. ("%x"):format(digit) .. word:sub(at + 1)
end

--- Rows `{word, text, bit, base}`; text nil where the word was refused.
local function rows_of(table_path)
   local command = table_path:match("%.gz$") and "zcat " or "cat "
   local rows = {}
   for i, line in ipairs(lines_of(command .. table_path)) do
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

local function halves(word, list)
   for at = #word - 7, 1, -8 do list[#list + 1] = word:sub(at, at + 7) end
end

-- A word of 64 bits stands first in a group of its own, behind a control word for three plain
-- instructions and in front of two that do nothing.
local CONTROL, NOTHING = "001f8000fc0007e0", "50b0000000070f00"

local function place(rows)
   local list, at = {}, BASE
   for _, row in ipairs(rows) do
      if #row.word == 16 then
         halves(CONTROL, list)
         halves(row.word, list)
         halves(NOTHING, list)
         halves(NOTHING, list)
         row.address, at = at + 8, at + 32
      else
         halves(row.word, list)
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

local rows = rows_of(path)
local temp = os.tmpname()
local file = assert(io.open(temp, "w"))
file:write(place(rows))
file:close()
local by_address = {}
for _, line in ipairs(lines_of(("%s dis -m %s -V %s --base 0x%x --json -w %s"):format(options.p,
   options.m, options.V, BASE, temp))) do
   local address, text = line:match('"address":"0x(%x+)".-"text":"(.-)","')
   if address then by_address[tonumber(address, 16)] = text end
end
os.remove(temp)

local same, told, names = 0, {}, {}
for _, row in ipairs(rows) do
   row.ours = by_address[row.address]
   if alike(row) then
      same = same + 1
   else
      local mnemonic = row.base:gsub("^@!?%w+ ", ""):match("[%w_]+") or "?"
      if not told[mnemonic] then names[#names + 1], told[mnemonic] = mnemonic, 0 end
      told[mnemonic] = told[mnemonic] + 1
      if told[mnemonic] == 1 or options.v then
         print(("%s, bit %d of `%s`\n    theirs  %s\n    ours    %s"):format(row.word, row.bit,
            row.base, row.text or "(refused)", row.ours or "(nothing)"))
      end
   end
end
table.sort(names, function(a, b) return told[a] > told[b] or told[a] == told[b] and a < b end)
for _, name in ipairs(names) do print(("%6d differ: %s"):format(told[name], name)) end
print(("%s %s: %d of %d flipped words are read alike (%.2f %%)"):format(options.m, options.V, same,
   #rows, 100 * same / #rows))
os.exit(same == #rows)
