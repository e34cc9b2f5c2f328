-- What the base operations of the vuc compute.
--
-- Part of the second model in tests/reference/vuc.lua. Each function takes its sources, 0..0xffff, and
-- gives a result, of which 16 bits count, and a predicate; without a predicate it is bit 0 of the
-- result. A comparison gives the predicate alone. slct, mov and lut need more than their sources
-- and are in the model itself.

local number = require("tests.reference.vuc.number")

local M = {}

local signed, short, floor_shift = number.signed, number.short, number.floor_shift

local function bit(x, n)
   return x >> n & 1
end

local function truth(condition)
   return condition and 1 or 0
end

local function add(a, b) return a + b end
local function sub(a, b) return a - b end
local function subr(a, b) return b - a end
local function avgs(a, b) return floor_shift(short(a) + short(b) + 1, 1) end
local function avgu(a, b) return (a + b + 1) >> 1 end
local function setgt(a, b) return truth(short(a) > short(b)) end
local function setlt(a, b) return truth(short(a) < short(b)) end
local function seteq(a, b) return truth(a == b) end
local function setlep(a, b) return truth(short(a) >= 0 and short(a) <= short(b)) end
local function setzero(a, b) return truth(a == 0 and b == 0) end
local function btest(a, b) return bit(a, b & 15) end
local function bset(a, b) return a | 1 << (b & 15) end
local function bclr(a, b) return a & ~(1 << (b & 15)) end
local function band(a, b) return a & b end
local function bor(a, b) return a | b end
local function bxor(a, b) return a ~ b end
local function bnot(a) return ~a end
local function hswap(a) return a << 8 | a >> 8 end

local function clamplep(a, b)
   if short(a) > short(b) then return b, 1 end
   if short(a) < 0 then return 0, 1 end
   return a, 0
end

local function clamps(a, b)
   local limit = 1 << (b & 15)
   local result = math.max(-limit, math.min(limit - 1, short(a)))
   return result, truth(result ~= short(a))
end

local function sext(a, b)
   local n = b & 15
   return signed(a, n + 1), bit(a, n)
end

local function div2s(a)
   local value = short(a)
   if value < 0 then value = value + 1 end
   value = floor_shift(value, 1)
   return value, truth(value < 0)
end

local function shl(a, b)
   local wide = a << (b & 15)
   return wide, bit(wide, 16)
end

--- The last bit that leaves a register on its right; none does in a shift by 0.
local function last_out(a, n)
   return n == 0 and 0 or bit(a, n - 1)
end

local function shr(a, b)
   local n = b & 15
   return a >> n, last_out(a, n)
end

local function sar(a, b)
   local n = b & 15
   return floor_shift(short(a), n), last_out(a, n)
end

local function min(a, b)
   if short(b) < short(a) then return b, 1 end
   return a, 0
end

local function max(a, b)
   if short(b) >= short(a) then return b, 1 end
   return a, 0
end

local COMPARISON = {
   [0x08] = setgt, [0x09] = setlt, [0x0a] = seteq, [0x0b] = setlep, [0x12] = btest,
}
local COMPARISON_VP2 = {[0x0f] = setzero}

local RESULT = {
   [0x04] = add, [0x05] = sub, [0x0c] = clamplep, [0x0d] = clamps, [0x0e] = sext,
   [0x10] = bset, [0x11] = bclr, [0x14] = hswap, [0x15] = shl, [0x16] = shr, [0x17] = sar,
   [0x18] = band, [0x19] = bor, [0x1a] = bxor, [0x1b] = bnot,
}
local RESULT_VP2 = {[0x06] = subr}
local RESULT_VP3 = {[0x06] = avgs, [0x07] = avgu, [0x0f] = div2s, [0x1d] = min, [0x1e] = max}

--- The comparison that OP selects, nil where it is none.
function M.comparison(variant, op)
   return COMPARISON[op] or variant == "vp2" and COMPARISON_VP2[op] or nil
end

--- The operation with a result that OP selects, nil where it is none.
function M.result(variant, op)
   return RESULT[op] or (variant == "vp2" and RESULT_VP2 or RESULT_VP3)[op]
end

return M
