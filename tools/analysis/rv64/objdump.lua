-- Compares texts of rv64 with those of GNU objdump, on random words or on those of a file, and
-- assembles what `isadora dis` prints.
--
--   lua5.4 tools/analysis/rv64/objdump.lua [-p isadora] [--objdump P] [-n WORDS] [--seed N] [FILE]
--
-- Where objdump is not followed, see desc/rv64/rv64.isa: these are counted apart.
package.path = (arg[0]:match("^(.*)/tools/analysis/rv64/") or ".") .. "/?.lua;" .. package.path
local argparse = require("argparse")

local parser = argparse("objdump.lua", "Texts of rv64 beside those of objdump.")
parser:option("-p --program", "isadora", "isadora")
parser:option("--objdump", "GNU objdump for RISC-V", "riscv64-linux-gnu-objdump")
parser:option("-n --count", "random words", "300000"):convert(tonumber)
parser:option("--seed", "of the random words", "1"):convert(tonumber)
parser:option("--show", "differences that are shown", "10"):convert(tonumber)
parser:argument("file", "raw code in place of random words"):args("?")
local options = parser:parse()

-- Our syntaxes, and what objdump calls them.
local STYLES = {
   { "", "-M no-aliases" }, { "--syntax aliases", "" },
   { "--syntax numeric", "-M numeric,no-aliases" }, { "--syntax aliases,numeric", "-M numeric" },
}

local OPCODES = { 0x03, 0x07, 0x0f, 0x13, 0x17, 0x1b, 0x23, 0x27, 0x2f, 0x33, 0x37, 0x3b, 0x43,
   0x47, 0x4b, 0x4f, 0x53, 0x63, 0x67, 0x6f, 0x73 }
local FUNCTIONS = { [0x33] = { 0, 0x20, 1 }, [0x3b] = { 0, 0x20, 1 }, [0x13] = { 0, 0x20 },
   [0x1b] = { 0, 0x20 }, [0x53] = { 0, 1, 4, 5, 8, 9, 0xc, 0xd, 0x10, 0x11, 0x14, 0x15, 0x20, 0x21,
      0x2c, 0x2d, 0x50, 0x51, 0x60, 0x61, 0x68, 0x69, 0x70, 0x71, 0x78, 0x79 } }

-- A word of 32 bits, mostly one of an opcode that exists, with a function that exists.
local function long_word()
   local word = math.random(0, 0xffffffff) | 3
   if math.random(10) == 1 then return word & 0x1f == 0x1f and word & ~4 or word end
   local opcode = OPCODES[math.random(#OPCODES)]
   word = word & ~0x7f | opcode
   local functions = FUNCTIONS[opcode]
   if functions and math.random(4) > 1 then
      word = word & 0x01ffffff | functions[math.random(#functions)] << 25
   end
   if opcode == 0x53 and math.random(2) == 1 then word = word & ~(0x1c << 20) end
   if opcode == 0x73 and math.random(3) == 1 then word = word & ~(7 << 12) end
   return word
end

local function random_words(path)
   local file = assert(io.open(path, "wb"))
   math.randomseed(options.seed)
   for _ = 1, options.count do
      if math.random(3) == 1 then
         local half = math.random(0, 0xffff)
         file:write(string.pack("<I2", half & 3 == 3 and half ~ math.random(3) or half))
      else
         file:write(string.pack("<I4", long_word()))
      end
   end
   file:close()
end

-- The next instruction that a listing prints: address and text.
local function ours(lines)
   for line in lines do
      local address, _, text = line:match("^(%x+): (%x%x%x%x ?%x?%x?%x?%x?) +(.-) *$")
      if address then return tonumber(address, 16), text end
   end
end

local function theirs(lines)
   for line in lines do
      local address, text = line:match("^ *(%x+):\t%x+ *\t(.*)$")
      if address then
         text = text:gsub("\t", " "):gsub(" *#.*", ""):gsub(" *<.*", ""):gsub(" +$", "")
         return tonumber(address, 16), text
      end
   end
end

-- Why two texts differ where objdump is not followed; nil elsewhere.
local function reason(a, b)
   if a:find("^%.unit") then
      if b:find("unknown$") then return "a rounding that does not exist is no instruction" end
      return b:find("[sx][p2],0$") and "c.addi16sp without a number is reserved" or nil
   end
   if not b:find("^%.[24]byte") then return nil end
   if a:find("^fence") then return "fields of fences that are ignored" end
   return a:find("^fcvt%.d%.[ws]") and "exact conversions with a rounding" or nil
end

local function run(command) return assert(io.popen(command .. " 2>/dev/null")) end

local failed = false
local function compare(path, style)
   local a_pipe = run(("%s dis -m rv64 -i %s %s"):format(options.program, style[1], path))
   local b_pipe = run(("%s -D -b binary -m riscv:rv64 %s %s"):format(options.objdump, style[2],
      path))
   local a_lines, b_lines = a_pipe:lines(), b_pipe:lines()
   local same, apart, wrong, order = 0, {}, 0, {}
   while true do
      local at, a = ours(a_lines)
      local there, b = theirs(b_lines)
      if not at and not there then break end
      local both_data = a and b and a:find("^%.unit") and b:find("^%.[24]byte")
      local why = a and b and reason(a, b)
      if at == there and (a == b or both_data) then
         same = same + 1
      elseif at == there and why then
         if not apart[why] then order[#order + 1] = why end
         apart[why] = (apart[why] or 0) + 1
      else
         wrong = wrong + 1
         if wrong <= options.show then print(("   %x: %s | %s"):format(at or there, a, b)) end
         if at ~= there then break end
      end
   end
   a_pipe:close()
   b_pipe:close()
   print(("%-26s %d the same, %d differ"):format(style[1] == "" and "default" or style[1], same,
      wrong))
   for _, why in ipairs(order) do print(("%8d %s"):format(apart[why], why)) end
   failed = failed or wrong > 0 or same == 0
end

local path = options.file or os.tmpname()
if not options.file then random_words(path) end
for _, style in ipairs(STYLES) do compare(path, style) end
local text, back = os.tmpname(), os.tmpname()
local is_same = os.execute(("%s dis -m rv64 -i --text %s >%s"):format(options.program, path, text))
   and os.execute(("%s as -m rv64 -i %s -o %s && cmp %s %s"):format(options.program, text, back,
   path, back))
print(is_same and "assembled to the same bytes" or "NOT assembled to the same bytes")
for _, made in ipairs({ text, back, not options.file and path or nil }) do os.remove(made) end
os.exit(is_same and not failed)
