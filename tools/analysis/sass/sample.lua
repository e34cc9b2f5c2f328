-- Chooses words of cubins that differ in mnemonics and in the kinds of their operands, and prints them
-- as rows of tests/text: variant, word, text.
--
--   lua5.4 tools/analysis/sass/sample.lua -m ISA -V VARIANT [-p PROGRAM] [-n 400] CUBIN...
--
-- Words whose text depends on their address or on their neighbours are left out.
package.path = (arg[0]:match("^(.*)/tools/analysis/sass/") or ".") .. "/?.lua;" .. package.path
local argparse = require("argparse")
local common = require("tools.analysis.sass.common")

local parser = argparse("sample.lua", "Words that differ in mnemonics and operands.")
parser:option("-m --isa", "instruction set"):count(1)
parser:option("-V --variant", "its variant"):count(1)
parser:option("-p --program", "the program isadora", "build/isadora")
parser:option("-n --number", "how many words", "400"):convert(tonumber)
parser:argument("files", "cubins"):args("+")
local options = parser:parse()

-- A text without the numbers of registers and places.
local function shape_of(text)
   return (text:gsub("^@!?%w+ ", ""):gsub("%f[%w]([UP]?R?)%d+", "%1"):gsub("0x%x+", "0x"):gsub(
         "%.reuse", "")
      :gsub("%f[%w]U?P%f[%W]", "P"):gsub("%-?[%d.]+e?[%d+-]*", "N"))
end

--- One word of each shape, by mnemonic: `{mnemonic = {code..}}`, and the mnemonics.
local function collect()
   local seen, by_name, names = {}, {}, {}
   for _, cubin in ipairs(options.files) do
      for _, line in ipairs(common.lines_of(("%s dis --json %s"):format(options.program, cubin))) do
         local code, text = line:match('"code":"([%x ]+)","text":"(.-)","form"')
         local alone = code and not text:match("^{") and not text:match("}$") -- not issued in pairs
         local shape = alone and shape_of(text)
         if alone and not seen[shape] then
            local name = common.mnemonic(text)
            seen[shape] = true
            if not by_name[name] then by_name[name], names[#names + 1] = {}, name end
            table.insert(by_name[name], code)
         end
      end
   end
   table.sort(names)
   return by_name, names
end

-- Of every mnemonic as many as there are, but no more than it takes for `number` in all.
local function choose(by_name, names, number)
   local most, total = 0, 0
   while total < number and most <= number do
      most, total = most + 1, 0
      for _, name in ipairs(names) do total = total + math.min(most, #by_name[name]) end
   end
   local list = {}
   for _, name in ipairs(names) do
      local all = by_name[name]
      local count = math.min(most, #all)
      for i = 1, count do list[#list + 1] = all[1 + (i - 1) * #all // count] end
   end
   return list
end

-- A word in hex, and how `dis -w` reads it; a word of Maxwell is in all places of its bundle.
local function written(code)
   if not code:find(" ") then
      local control, word = tonumber(code:sub(1, 6), 16), code:sub(7)
      local parts = common.parts_of(word)
      local all = common.parts_of(("%016x"):format(control | control << 21 | control << 42))
      return code, table.concat({ all, parts, parts, parts }, " ")
   end
   local parts = {}
   for part in code:gmatch("%x+") do table.insert(parts, 1, part) end
   return table.concat(parts), code
end

local function texts_at(base, words)
   local temp, list = os.tmpname(), {}
   common.write(temp, table.concat(words, "\n") .. "\n")
   for _, line in ipairs(common.lines_of(("%s --ctrl --base %d -w %s"):format(
      common.command(options, "dis"), base, temp))) do
      list[#list + 1] = line:match("^%x+: [%x ]-  (.*)$")
   end
   os.remove(temp)
   return list
end

local codes, words = {}, {}
local by_name, names = collect()
for i, code in ipairs(choose(by_name, names, options.number)) do codes[i],
   words[i] = written(code) end
local here, there = texts_at(0, words), texts_at(0x1000, words)
local step = #here // #codes
for i, code in ipairs(codes) do
   local text = here[(i - 1) * step + 1]
   if text == there[(i - 1) * step + 1] and not text:match("^%.unit") then
      print(("%s\t%s\t%s"):format(options.variant, code, text))
   end
end
