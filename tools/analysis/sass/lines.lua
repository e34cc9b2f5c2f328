-- Assembles lines of a vendor's listing, and compares the words.
local common = require("tools.analysis.sass.common")
local M = {}

-- The words of a section as `as` prints them, of 32 bits, and the lines that it refuses.
local function assemble(command, temp, texts)
   common.write(temp, table.concat(texts, "\n") .. "\n")
   local words, refused = {}, {}
   for _, line in ipairs(common.lines_of(("%s %s 2>%s.err"):format(command, temp, temp))) do
      for word in line:gmatch("%x+") do words[#words + 1] = word end
   end
   for line in io.lines(temp .. ".err") do
      local number, why = line:match(":(%d+):%d+: error: (.*)")
      if number then refused[tonumber(number)] = why end
   end
   return words, refused
end

-- Of 128 bits: control fields, flags of reuse, and what nothing is known about are not compared.
local function masked(words, at)
   return ("%s%s%s %03x"):format(words[at + 2] or "", words[at + 1] or "", words[at] or "",
      tonumber(words[at + 3] or "0", 16) & 0x1ff)
end

-- Whether words differ in nothing but a uniform register that holds a descriptor.
local function descriptor(theirs, ours)
   local function strip(word)
      local c, b, a, d = word:match("^(%x%x%x%x%x%x%x%x)(%x%x%x%x%x%x%x%x)(%x%x%x%x%x%x%x%x) (%x+)")
      if not c then return word end
      return ("%x %x %s %s"):format(tonumber(c, 16) & ~0x3f, tonumber(b, 16) & ~0x3f, a, d)
   end
   return strip(theirs) == strip(ours)
end

--- Assembles the texts of a section; `ours` are those of the program, for lines that it refuses.
--- `found(kind, insn, text)` is called for each line: "same", "refused", "descriptor", "other".
function M.compare(command, temp, section, ours, maxwell, found)
   local texts, why, of = {}, {}, {}
   for i, insn in ipairs(section) do
      -- What nvdisasm does not know it leaves out.
      while not maxwell and #texts < insn.address // 16 do texts[#texts + 1] = "NOP" end
      of[#texts + 1] = i
      local named = insn.text:match("[@`]%(") or insn.text:match("%d@%w+%(")
      texts[#texts + 1] = named and ours[insn.address] or insn.text
   end
   for _ = 1, 5 do
      local words, refused = assemble(command, temp, texts)
      if not next(refused) then return M.report(words, section, why, maxwell, found) end
      for number, text in pairs(refused) do
         texts[number], why[of[number]] = ours[section[of[number]].address], text
      end
   end
end

function M.report(words, section, why, maxwell, found)
   for i, insn in ipairs(section) do
      local theirs, mine
      if maxwell then
         local at = insn.address // 4 + 1
         theirs, mine = insn.word, (words[at + 1] or "") .. (words[at] or "")
      else
         local parts = {}
         for part in common.parts_of(insn.word):gmatch("%x+") do parts[#parts + 1] = part end
         theirs, mine = masked(parts, 1), masked(words, insn.address // 4 + 1)
      end
      if why[i] then found("refused", insn, why[i])
      elseif theirs == mine then found("same", insn)
      elseif not maxwell and descriptor(theirs, mine) then found("descriptor", insn, mine)
      else found("other", insn, mine) end
   end
end

return M
