-- Compares texts of rv64 with those of objdump of the GNU tools, on random words of each
-- instruction and of the opcodes of integer arithmetic; and each of our texts with its word.
--
--   lua5.4 tools/analysis/rv64/texts.lua --as PROGRAM --objdump PROGRAM --march STRING
--       [-p PROGRAM] [-V VARIANT] [-s aliases,numeric] [-n WORDS_OF_A_FORM] [--seed N] [-v]
--
-- What differs is counted by mnemonic, or as data that the other one decodes; the status is 1 if
-- anything does that is not known.
package.path = (arg[0]:match("^(.*)/tools/analysis/rv64/") or ".") .. "/?.lua;" .. package.path
local argparse = require("argparse")
local forms = require("tools.analysis.rv64.forms")

local parser = argparse("texts.lua", "Texts of rv64 against those of objdump.")
parser:option("--as", "the GNU assembler"):count(1)
parser:option("--objdump", "the GNU disassembler"):count(1)
parser:option("--march", "what both know", "rv64gc")
parser:option("-p --program", "the program isadora", "build/isadora")
parser:option("-m --isa", "the instruction set", "rv64")
parser:option("-V --variant", "its variant", "rv64gc")
parser:option("-s --syntax", "syntaxes of both: aliases, numeric", "")
parser:option("-n --number", "words of each form", "400"):convert(tonumber)
parser:option("--seed", "of random words", "1"):convert(tonumber)
parser:flag("-v --verbose", "show every difference, not only the first of each mnemonic")
local options = parser:parse()

local random = forms.generator(options.seed)
local folder = forms.folder()

-- Words of all forms, those of other variants too, then of opcodes of integer arithmetic, of which
-- many are no instruction.
local function draw()
   local list = {}
   for _, form in ipairs(forms.load(options.program, options.isa)) do
      for _ = 1, options.number do
         list[#list + 1] = { bytes = form.bytes, word = forms.word(form, random) }
      end
   end
   for _, opcode in ipairs { 0x13, 0x33, 0x1b, 0x3b } do
      for _ = 1, 20 * options.number do
         local word = opcode | random.u64() & 0xffffff80
         list[#list + 1] = { bytes = 4, word = word }
      end
   end
   return list
end

-- Text without what objdump adds; addresses as plain numbers.
local function plain(text)
   text = text:gsub("%s+#.*$", ""):gsub("%s+$", ""):gsub("\t", " ")
   if text:match("^%.") then return "data" end
   return (text:gsub("(%x+) <.->$", "0x%1"))
end

local function objdump_of(words)
   local source = {}
   for _, entry in ipairs(words) do
      source[#source + 1] = (".insn %d, 0x%x\n"):format(entry.bytes, entry.word)
   end
   forms.write(folder .. "/words.s", table.concat(source))
   forms.run("%s -march=%s %s/words.s -o %s/words.o", options.as, options.march, folder, folder)
   local texts = {}
   local style = (options.syntax:find("aliases") and "" or " -M no-aliases")
      .. (options.syntax:find("numeric") and " -M numeric" or "")
   local command = options.objdump .. " -d -z" .. style .. " %s/words.o"
   for _, line in ipairs(forms.lines(command, folder)) do
      local text = line:match("^%s*%x+:\t%x+%s*\t(.*)$")
      if text then texts[#texts + 1] = plain(text) end
   end
   return texts
end

local function ours_of(words)
   local bytes = {}
   for _, entry in ipairs(words) do bytes[#bytes + 1] = forms.pack(entry.bytes, entry.word) end
   forms.write(folder .. "/words.bin", table.concat(bytes))
   local texts = {}
   local syntax = options.syntax ~= "" and "--syntax " .. options.syntax or ""
   for _, line in ipairs(forms.lines("%s dis -m %s -V %s %s -i %s/words.bin 2>/dev/null",
      options.program, options.isa, options.variant, syntax, folder)) do
      texts[#texts + 1] = line:match("^%x+: [%x ]-  +(.*)$")
   end
   return texts
end

-- A number for a target is written as jumps of objdump have it, so relative to nothing.
local function same(ours, theirs)
   if ours == theirs then return true end
   local start, target = theirs:match("^(.*,)0x(%x+)$")
   return start and ours == start .. "0x" .. target:gsub("^0+(%x)", "%1")
end

-- Where objdump differs from the manual of the machine: it has fences with ignored bits, and exact
-- conversions with a rounding, as data, and prints roundings that do not exist, `c.addi16sp` by 0,
-- and instructions of older versions and of debuggers.
local function is_known(text, their)
   return their == "data" and (text:match("^fence") or text:match("^fcvt%.d%.[ws]"))
      or text == "data" and (their:match("^f.*,unknown$") or their:match("[sx][p2],0$")
         or their:match("^sfence%.vm%f[ \0]") or their:match("^[uhd]ret$"))
end

local words = draw()
local theirs, ours = objdump_of(words), ours_of(words)
assert(#theirs == #words and #ours == #words,
   ("%d words, %d and %d texts"):format(#words, #theirs, #ours))
local count, names, data, known = {}, {}, 0, 0
for i, entry in ipairs(words) do
   local text = plain(ours[i])
   if text == "data" and theirs[i] == "data" then data = data + 1 end
   if is_known(text, theirs[i]) then
      known = known + 1
   elseif not same(text, theirs[i]) then
      local key = (text == "data" and "only theirs: " .. theirs[i] or theirs[i] == "data"
         and "only ours: " .. text or text):match("^only %a+: %S+") or text:match("^%S+")
      if not count[key] then names[#names + 1], count[key] = key, 0 end
      count[key] = count[key] + 1
      if count[key] == 1 or options.verbose then
         print(("%08x  ours `%s`, theirs `%s`"):format(entry.word, ours[i], theirs[i]))
      end
   end
end
table.sort(names)
for _, name in ipairs(names) do print(("%6d differ: %s"):format(count[name], name)) end
print(("%d words, %d of them data for both, %d with a known difference"):format(#words, data,
   known))

forms.run("%s dis -m %s -V %s -i --text %s/words.bin >%s/texts.s", options.program, options.isa,
   options.variant, folder, folder)
forms.run("%s as -m %s -V %s -i -o %s/back.bin %s/texts.s", options.program, options.isa,
   options.variant, folder, folder)
local back = forms.read(folder .. "/back.bin") == forms.read(folder .. "/words.bin")
print(back and "all texts assemble to their words" or "some text assembles to another word")
forms.run("rm -r %s", folder)
os.exit(#names == 0 and back)
