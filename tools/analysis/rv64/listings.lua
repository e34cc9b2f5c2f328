-- Assembles what objdump of the GNU tools prints of ELF files of RISC-V, and compares the words.
--
--   lua5.4 tools/analysis/rv64/listings.lua --objdump PROGRAM [-p PROGRAM] [-V VARIANT] FILE..
--
-- Without aliases every line must give its word. With them objdump prints an instruction of 16 bits
-- as the one of 32 bits that it stands for: that text may give the longer word, which must have the
-- same text again. Both are also done with numbers of registers. The status is 1 if a line fails.
package.path = (arg[0]:match("^(.*)/tools/analysis/rv64/") or ".") .. "/?.lua;" .. package.path
local argparse = require("argparse")
local forms = require("tools.analysis.rv64.forms")

local parser = argparse("listings.lua", "Listings of objdump, assembled.")
parser:argument("files", "ELF files"):args("+")
parser:option("--objdump", "the GNU disassembler"):count(1)
parser:option("-p --program", "the program isadora", "build/isadora")
parser:option("-V --variant", "the variant of rv64", "rv64gc")
local options = parser:parse()

local STYLES = { "no-aliases", "no-aliases,numeric", "", "numeric" }
local folder = forms.folder()

-- Text as a statement: a target is a number, and what explains it is a comment.
local function statement(text)
   text = text:gsub("%s+#.*$", ""):gsub("%s+$", ""):gsub("\t", " ")
   return (text:gsub("(%x+) <[^>]*>$", "0x%1"))
end

-- Lines of code of a file, in the order of their addresses.
local function listing(path, style)
   local list = {}
   local how = style ~= "" and "-M " .. style or ""
   for _, line in ipairs(forms.lines("%s -d -z %s %s", options.objdump, how, path)) do
      local address, word, text = line:match("^%s*(%x+):\t(%x+)%s*\t(.*)$")
      if address then
         list[#list + 1] = { at = tonumber(address, 16), word = tonumber(word, 16),
            bytes = #word // 2, text = statement(text) }
      end
   end
   table.sort(list, function(a, b) return a.at < b.at end)
   return list
end

-- Assembles every second line at its address, since a line may give a longer word; `made` of each
-- is what is there, `back` its text in the syntax of `style`.
local function assemble(list, first, style)
   local source, base, by_address = {}, nil, {}
   for i = first, #list, 2 do
      local entry = list[i]
      base = base or entry.at
      source[#source + 1] = (".org 0x%x\n%s\n"):format(entry.at, entry.text)
      by_address[entry.at] = entry
   end
   if not base then return end
   forms.write(folder .. "/part.s", table.concat(source))
   forms.run("%s as -m rv64 -V %s -i -o %s/part.bin %s/part.s", options.program,
      options.variant, folder, folder)
   local bytes = forms.read(folder .. "/part.bin")
   for i = first, #list, 2 do
      list[i].made = bytes:sub(list[i].at - base + 1, list[i].at - base + 4)
   end
   local names = style == "numeric" and "aliases,numeric" or "aliases"
   for _, line in ipairs(forms.lines("%s dis -m rv64 -V %s --base 0x%x --syntax %s -i %s/part.bin",
      options.program, options.variant, base, names, folder)) do
      local address, text = line:match("^(%x+): [%x ]-  +(.*)$")
      local entry = address and by_address[tonumber(address, 16)]
      if entry then entry.back = text end
   end
end

local function is_word(entry)
   return entry.made:sub(1, entry.bytes) == forms.pack(entry.bytes, entry.word)
end

local status = true
for _, style in ipairs(STYLES) do
   local exact = style:find("no-aliases", 1, true) ~= nil
   local lines, same, longer = 0, 0, 0
   for _, path in ipairs(options.files) do
      local list = listing(path, style)
      for first = 1, 2 do assemble(list, first, style) end
      for _, entry in ipairs(list) do
         lines = lines + 1
         if is_word(entry) then
            same = same + 1
         elseif not exact and entry.bytes == 2 and entry.back == entry.text then
            longer = longer + 1
         else
            status = false
            print(("%s:%x: %x `%s` gives %s `%s`"):format(path, entry.at, entry.word, entry.text,
               entry.made:gsub(".", function(c) return ("%02x"):format(c:byte()) end),
               entry.back))
         end
      end
   end
   print(("%-20s %d lines, %d the same word, %d a word of 32 bits for one of 16"):format(
      style == "" and "default" or style, lines, same, longer))
end
forms.run("rm -r %s", folder)
os.exit(status)
