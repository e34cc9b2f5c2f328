-- A second opinion on the VP1 scalar unit.
--
-- This model was written from the reconciled facts about the hardware, by hand, and shares nothing
-- with the description in desc/vp1-scalar: different shape, different language, no generator. Tests
-- run both on the same vectors; where they disagree one of them is wrong.
--
-- A state is a table of files: r (0..30), c (0..3), v (0..127, four words a register), a (0..31), l
-- (0..3), m (0..63), x (0..15), vc (0..3), each a Lua table of integers where a missing entry reads
-- as 0. `model.step(variant, word, state)` changes the state and returns the bus to the vector
-- unit.

local M = {}

local MASK = 0xffffffff

--- Two's complement reading of the low `width` bits of `x`.
local function signed(x, width)
   local top = 1 << (width - 1)
   return ((x & ((1 << width) - 1)) ~ top) - top
end

--- Shift right with the sign kept; Lua's own `>>` fills with zeros.
local function floor_shift(x, n)
   return x // (1 << n)
end

local function clamp(x, low, high)
   return x < low and low or x > high and high or x
end

local function field(word, low, width)
   return word >> low & ((1 << width) - 1)
end

local function read_r(state, index)
   return index == 31 and 0 or state.r[index] or 0
end

local function write_r(state, index, value)
   if index ~= 31 then state.r[index] = value & MASK end
end

--- Byte `i` of a 32-bit value, signed or not.
local function byte(x, i, is_signed)
   local b = x >> 8 * i & 0xff
   return is_signed and signed(b, 8) or b
end

local function each_byte(f)
   local result = 0
   for i = 0, 3 do result = result | (f(i) & 0xff) << 8 * i end
   return result
end

--- What the fields of a word say, read once; `env` is handed to every operation.
local function open(variant, word, state)
   local op = field(word, 24, 8)
   local env = {
      variant = variant, word = word, op = op, state = state,
      dst = field(word, 19, 5), src1 = field(word, 14, 5), src2 = field(word, 9, 5),
      cond = state.c[field(word, 3, 2)] or 0x8000, slct = field(word, 5, 4),
      bimm = field(word, 3, 8), bimmbad = field(word, 0, 8), imm = signed(field(word, 3, 11), 11),
      bus = {valid = 0, factor = {[0] = 0, 0, 0, 0}},
   }
   if variant ~= "g80" then env.cond = env.cond & ~0xc0 end
   env.s1 = read_r(state, env.src1)
   return env
end

--- Number of the second source after mangling by a condition register.
local function mangled(env)
   if env.slct == 4 then
      return env.src2 & 0x1c | (env.src2 + (env.cond >> 4)) & 3
   end
   return env.src2 ~ (env.cond >> env.slct & 1)
end

local function mangled_value(env)
   return read_r(env.state, mangled(env))
end

--- Writes the low byte of the condition register that bits 0-2 name, if they name one.
local function write_flags(env, flags)
   local index = field(env.word, 0, 3)
   if index < 4 then
      if env.variant ~= "g80" then flags = flags & 0x3f end
      env.state.c[index] = (env.state.c[index] or 0x8000) & 0xff00 | flags
   end
end

local function bit_flag(x, n, position)
   return (x >> n & 1) << position
end

--- Flags of the bit operations: zero and copies of result bits.
local function part_flags(result)
   local zero = result == 0 and 2 or 0
   return zero | bit_flag(result, 19, 2) | bit_flag(result, 20, 4) | bit_flag(result, 21, 5)
      | bit_flag(result, 19, 6) | bit_flag(result, 18, 7)
end

--- Flags of arithmetic: also sign, and bit 20 against `reference`.
local function full_flags(result, reference)
   return part_flags(result) | bit_flag(result, 31, 0) | bit_flag(result ~ reference, 20, 3)
end

-- The bus -----------------------------------------------------------------------------------------

--- Factors made of the low four bits of `x`, each repeated four times.
local function mask_factors(env, x)
   local mask = 0
   for i = 0, 3 do
      if x >> i & 1 == 1 then mask = mask | 0xf << 4 * i end
   end
   env.bus.factor = {[0] = signed((mask & 0xff) << 1, 10), signed(mask >> 8 << 1, 10), 0, 0}
end

--- The selection of a vector condition register that a valid transfer carries.
local function select_vc(env)
   local bus, word = env.bus, env.word
   bus.valid = 1
   bus.vcidx = field(word, 19, 2)
   bus.vcpart = field(word, 21, 1)
   bus.xfrm = field(word, 22, 2) | (word & 1) << 2
end

--- For each transform, the input bit that feeds each result bit; transform 7 sees two registers
--- side by side.
local PERMUTE = {
   [0] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
   {2, 2, 2, 2, 6, 6, 6, 6, 10, 10, 10, 10, 14, 14, 14, 14},
   {4, 5, 4, 5, 4, 5, 4, 5, 12, 13, 12, 13, 12, 13, 12, 13},
   {0, 0, 2, 0, 4, 4, 6, 4, 8, 8, 10, 8, 12, 12, 14, 12},
   {1, 1, 1, 3, 5, 5, 5, 7, 9, 9, 9, 11, 13, 13, 13, 15},
   {0, 0, 2, 2, 4, 4, 6, 6, 8, 8, 10, 10, 12, 12, 14, 14},
   {1, 1, 1, 1, 5, 5, 5, 5, 9, 9, 9, 9, 13, 13, 13, 13},
   {0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30},
}

local function vc_mask(state, bus)
   local function half(index)
      return field(state.vc[index] or 0, 16 * bus.vcpart, 16)
   end
   local input = half(bus.vcidx) | half(bus.vcidx | 1) << 16
   local mask = 0
   for i, from in ipairs(PERMUTE[bus.xfrm]) do mask = mask | (input >> from & 1) << (i - 1) end
   return mask
end

local function finish_bus(env)
   local bus = env.bus
   local f = bus.factor
   local function mask(low, high)
      return field(low, 1, 8) | field(high, 1, 8) << 8
   end
   bus.mask = {[0] = mask(f[0], f[1]), mask(f[2], f[3])}
   bus.vcmask = bus.valid == 1 and vc_mask(env.state, bus) or 0
   return bus
end

-- 0x00-0x3f: bytes --------------------------------------------------------------------------------

local unnamed = {} -- opcodes without a name that only drive the bus
for _, op in ipairs {0x06, 0x07, 0x14, 0x15, 0x16, 0x17, 0x1f} do unnamed[op] = true end
for _, op in ipairs {0x34, 0x35, 0x36, 0x37, 0x2f, 0x3f} do unnamed[op] = true end

--- 00-03, 10-13, 20-23, 30-33. Only low digits 1 and 2 give a register result; 0 and 1 drop eight
--- bits on the bus.
local function multiply(env)
   local op, word = env.op, env.word
   local low = op & 3
   local is_immediate, is_unsigned = op & 0x20 ~= 0, op & 0x10 ~= 0
   local rounding = 0
   if field(word, 8, 1) == 1 and low ~= 0 then rounding = is_unsigned and 0x80 or 0x100 end
   local immediate = low == 1 and (field(word, 9, 5) | (word & 1) << 5) * 4 or env.bimmbad
   local s2 = is_immediate and immediate * 0x1010101 or read_r(env.state, env.src2)
   local function operand(x, i, sign)
      return sign == 1 and 2 * byte(x, i, true) or byte(x, i, false)
   end
   local function result(i)
      local a, b = operand(env.s1, i, field(word, 2, 1)), operand(s2, i, field(word, 1, 1))
      local product = a * b + rounding
      env.bus.factor[i] = signed(low < 2 and floor_shift(product, 8) or product, 10)
      if is_unsigned then return clamp(floor_shift(product, 8), 0, 255) end
      return clamp(floor_shift(product, 9), -128, 127)
   end
   local bytes = each_byte(result)
   if low == 1 or low == 2 then write_r(env.state, env.dst, bytes) end
end

--- 06 07 14-17, 34-37, 1f, 2f 3f: an unsigned product that reaches nothing but the bus.
local function bus_product(env)
   local op = env.op
   local s2
   if op & 0xf == 0xf then
      s2 = op == 0x1f and mangled_value(env) or env.bimm * 0x1010101
      write_flags(env, 0)
   else
      s2 = op & 0x20 ~= 0 and env.bimmbad * 0x1010101 or read_r(env.state, env.src2)
   end
   for i = 0, 3 do env.bus.factor[i] = signed(byte(env.s1, i) * byte(s2, i), 10) end
end

local BYTE_OPERATIONS = {
   [0x8] = math.min,
   [0x9] = math.max,
   [0xa] = function(a) return math.abs(a) end,
   [0xb] = function(a) return -a end,
   [0xc] = function(a, b) return a + b end,
   [0xd] = function(a, b) return a - b end,
}

local function byte_shift(a, b)
   local amount = signed(b, 4)
   return amount >= 0 and floor_shift(a, amount) or a << -amount
end

--- x8-xe of the four low rows: byte by byte, clipped, except that shifts wrap.
local function bytewise(env)
   local op = env.op
   local is_signed = op & 0x10 == 0
   local s2 = op & 0x20 ~= 0 and env.bimm * 0x1010101 or mangled_value(env)
   local low, high = 0, 255
   if is_signed then low, high = -128, 127 end
   write_r(env.state, env.dst, each_byte(function(i)
      local a, b = byte(env.s1, i, is_signed), byte(s2, i, is_signed)
      if op & 0xf == 0xe then return byte_shift(a, b) end
      return clamp(BYTE_OPERATIONS[op & 0xf](a, b), low, high)
   end))
   write_flags(env, 0)
end

--- 25-27: the immediate stands for each byte.
local function bytewise_bits(env)
   local s2 = env.bimm * 0x1010101
   local result = env.op == 0x25 and env.s1 & s2 or env.op == 0x26 and env.s1 | s2 or env.s1 ~ s2
   write_r(env.state, env.dst, result)
   write_flags(env, 0)
end

--- 04 and 05: two pairs of registers multiplied and added.
local function multiply_add(env)
   local selecting = env.op == 0x05
   local adjust = env.slct == 4 and env.cond >> 4 & 3 or env.cond >> env.slct & 1
   local a = read_r(env.state, env.src2 | adjust)
   local b = read_r(env.state, env.src2 | 2 | adjust)
   local k = env.s1 >> 11 & (selecting and 127 or 255)
   local f = {}
   for i = 0, 3 do f[i] = floor_shift(256 * byte(a, i, true) + k * byte(b, i, true) + 64, 7) end
   if selecting then
      local which = env.slct == 2 and env.cond >> 7 & 1 or 0
      f = {[0] = f[which], f[which], f[2 + which], f[2 + which]}
   end
   for i = 0, 3 do env.bus.factor[i] = signed(f[i], 10) end
   select_vc(env)
end

local function vec(env)
   local low, high = signed(field(env.word, 1, 9), 9), signed(field(env.word, 10, 9), 9)
   env.bus.factor = {[0] = low, low, high, high}
   select_vc(env)
end

local function bvec(env)
   for i = 0, 3 do env.bus.factor[i] = 2 * byte(env.s1, i, true) end
   select_vc(env)
end

local function low_half(env)
   local op = env.op
   if op == 0x04 or op == 0x05 then return multiply_add(env) end
   if op == 0x0f then return bvec(env) end
   if op == 0x24 then return vec(env) end
   if op >= 0x25 and op <= 0x27 then return bytewise_bits(env) end
   if unnamed[op] then return bus_product(env) end
   if op & 0xf < 4 then return multiply(env) end
   return bytewise(env)
end

-- 0x40-0x7f: words --------------------------------------------------------------------------------

local function word_shift(a, amount)
   amount = signed(amount, 6)
   if amount == -32 then amount = 0 end
   return amount >= 0 and floor_shift(a, amount) or a << -amount
end

--- Arithmetic by the low digit of the opcode; `a` and `b` are signed.
local ARITHMETIC = {
   [0x1] = function(a, b) return signed(a, 16) * signed(b, 16) end,
   [0x8] = math.min,
   [0x9] = math.max,
   [0xa] = function(a) return math.abs(a) end,
   [0xb] = function(a) return -a end,
   [0xc] = function(a, b) return a + b end,
   [0xd] = function(a, b) return a - b end,
   [0xe] = word_shift,
}

local function arithmetic(env)
   local op = env.op
   local a = signed(env.s1, 32)
   local b = op & 0x20 ~= 0 and env.imm or signed(mangled_value(env), 32)
   if op == 0x5e or op == 0x7e then a = env.s1 end
   local result = ARITHMETIC[op & 0xf](a, b) & MASK
   write_r(env.state, env.dst, result)
   write_flags(env, full_flags(result, op & 0xf == 0xb and 0 or env.s1))
end

local function bitop(env)
   local table_bits, s2 = field(env.word, 3, 4), read_r(env.state, env.src2)
   local result = 0
   for i = 0, 31 do
      local index = (env.s1 >> i & 1) * 2 + (s2 >> i & 1)
      result = result | (table_bits >> index & 1) << i
   end
   write_r(env.state, env.dst, result)
   write_flags(env, part_flags(result))
end

local function bits_immediate(env)
   local s2 = env.imm & MASK
   local result = env.op == 0x62 and env.s1 & s2 or env.op == 0x63 and env.s1 ~ s2 or env.s1 | s2
   write_r(env.state, env.dst, result)
   write_flags(env, part_flags(result))
end

local function to_file(env)
   local code, index, value, state = field(env.word, 3, 5), env.dst, env.s1, env.state
   if code < 4 then state.v[4 * index + code] = value
   elseif code == 18 then state.v[4 * index + 2] = value
   elseif code == 11 then if index < 4 then state.l[index] = value & 0xffff end
   elseif code == 12 then state.a[index] = value
   elseif code == 20 or code == 21 then state.m[index + 32 * (code & 1)] = value
   elseif code == 24 and env.variant == "g80" then state.x[index & 15] = value
   end
   write_flags(env, 0)
end

--- Value of an entry of another file, or nil where nothing is transferred.
local function from_file(env, code, index)
   local state = env.state
   if code < 4 then return state.v[4 * index + code] or 0 end
   if code == 11 then return state.l[index & 3] or 0 end
   if code == 12 then return state.a[index] or 0 end
   if code == 13 then return index < 4 and (state.c[index] or 0x8000) or 0 end
   if code == 20 or code == 21 then return state.m[index + 32 * (code & 1)] or 0 end
   if code == 24 and env.variant == "g80" then return state.x[index & 15] or 0 end
   return nil
end

local function move_from(env)
   local value = from_file(env, field(env.word, 3, 5), env.src1)
   if value then write_r(env.state, env.dst, value) end
   write_flags(env, 0)
end

local function vecms(env)
   write_r(env.state, env.src1, floor_shift(signed(env.s1, 32), 4))
   select_vc(env)
end

local function sethi(env)
   write_r(env.state, env.dst, read_r(env.state, env.dst) & 0xffff | field(env.word, 0, 16) << 16)
end

local function load_immediate(env)
   write_r(env.state, env.dst, signed(field(env.word, 0, 19), 19))
end

local HIGH = {
   [0x42] = bitop, [0x62] = bits_immediate, [0x63] = bits_immediate, [0x64] = bits_immediate,
   [0x45] = vecms, [0x65] = load_immediate, [0x75] = sethi, [0x6a] = to_file, [0x6b] = move_from,
}
for _, row in ipairs {0x40, 0x50, 0x60, 0x70} do
   for _, low in ipairs {0x1, 0x8, 0x9, 0xa, 0xb, 0xc, 0xd, 0xe} do
      HIGH[row | low] = HIGH[row | low] or arithmetic
   end
end
HIGH[0x4f] = function() end -- the nop, alone of its row, leaves the flags
for op = 0x40, 0x7f do
   HIGH[op] = HIGH[op] or function(env) write_flags(env, 0) end
end

--- Executes one scalar word. Returns the bus, or nil for a word of another unit.
function M.step(variant, word, state)
   local env = open(variant, word, state)
   local op = env.op
   if op < 0x40 then
      low_half(env)
   elseif op < 0x80 then
      mask_factors(env, env.op == 0x75 and read_r(state, env.dst) or env.s1)
      HIGH[op](env)
   else
      return nil
   end
   return finish_bus(env)
end

return M
