-- A second opinion on SASS of Maxwell and Pascal: integers, predicates and the condition code.
--
-- Written from the facts about the machine: tests that their author ran on a Tegra X1, what ptxas
-- emits for PTX, the manual of PTX, an emulator of that Tegra; nothing is read from the
-- description. What is as on Volta is in tests/reference/sass.lua. Values are unsigned numbers of
-- 32 bits; the condition code is Z + 2 * S + 4 * C + 8 * O.
--
-- What these documents leave open is not here, and so not in the vectors:
--   IADD            .CC of .SAT and of .PO, .X with both signs
--   IADD3           .X; .CC with signs or shifts; .RS with signs and a carry; numbers with a sign
--   LEA             the predicate; .X with a sign; .HI with a sign where the low word is not 0
--   IMUL, IMAD      .CC, .X, .SAT; both signs; .HI of a negated product; IMADSP
--   XMAD            .CC, .X; .CSFU of other halves than two high ones with signs
--   SHL, SHR, SHF   .X; .CC of SHL and SHR
--   IMNMX           .XLO, .XMED, .XHI
--   BFE, FLO, XMAD, PSET, CSET and floats   .CC
--   MOV             masks of bytes
--   CSET, CSETP     CSM_TA to FCSM_MX
-- Whether logic and comparisons clear carry and overflow or keep them is open: both are clear
-- before.

local sass = require("tests.reference.sass")

local M = {}

local MASK = 0xffffffff

local function low(x) return x & MASK end
local function bit(truth) return truth and 1 or 0 end

local function code(z, s, c, o) return z | s << 1 | c << 2 | o << 3 end

--- What .CC sets where nothing is added: zero and sign. With .X, `before` is the code before.
function M.result_code(r, before)
   local z = r == 0 and (not before or before & 1 == 1)
   return code(bit(z), r >> 31, 0, 0)
end

-- Sums --------------------------------------------------------------------------------------------

-- a + b + k, with the code; `before` as above.
local function sum(a, b, k, before)
   local all = a + b + k
   local exact = sass.signed(a) + sass.signed(b) + k
   local r = low(all)
   local z = M.result_code(r, before) & 1
   return r, code(z, r >> 31, all >> 32, bit(exact ~= sass.signed(r))), exact
end

--- IADD: a sign inverts and adds one; with .X (`before` is the code before) it adds the carry
-- instead. Both signs together, .PO, negate nothing and add one. Third result: without end.
function M.add(a, b, minus_a, minus_b, before)
   local both = minus_a + minus_b == 2
   local k = before and before >> 2 & 1 or bit(minus_a + minus_b > 0)
   if not both then
      if minus_a == 1 then a = low(~a) end
      if minus_b == 1 then b = low(~b) end
   end
   return sum(a, b, k, before)
end

--- .SAT: what the sum would be without end, within 32 bits with a sign.
function M.saturated(exact)
   return low(math.max(-0x80000000, math.min(0x7fffffff, exact)))
end

local function part_of(x, part) return part == 1 and x & 0xffff or part == 2 and x >> 16 or x end

--- IADD3: `parts` are 0, or 1 and 2 for the halves; `shift` 1 is RS, 2 is LS. nil where open.
function M.add3(values, parts, minus, shift)
   local v = {}
   for i = 1, 3 do
      v[i] = part_of(values[i], parts[i])
      if minus[i] == 1 then v[i] = low(~v[i]) + 1 end
   end
   local first = v[1] + v[2]
   if shift == 1 and first > MASK and minus[1] + minus[2] > 0 then return nil end
   local x = shift == 1 and first >> 16 or shift == 2 and low(first << 16) or low(first)
   local all = x + v[3]
   local r = low(all)
   return r, code(bit(r == 0), r >> 31, all >> 32 & 1, first >> 32 & 1)
end

--- ISCADD: the carry is that of the sum alone.
function M.scaled_add(a, b, shift, minus_a, minus_b)
   return M.add(low(a << shift), b, minus_a, minus_b)
end

--- LEA; `before` is the code before, with .X.
function M.lea(a, b, shift, minus_a, before)
   local x = low(a << shift)
   if minus_a == 1 then return low(b - x) end
   return sum(x, b, before and before >> 2 & 1 or 0, before)
end

--- LEA.HI of high:a; nil where the low word may count for the sign.
function M.lea_high(a, high, b, shift, minus_a, before)
   local x = shift == 0 and high or low(high << shift | a >> 32 - shift)
   if minus_a == 1 and low(a << shift) ~= 0 then return nil end
   if minus_a == 1 then return low(b - x) end
   return sum(x, b, before and before >> 2 & 1 or 0, before)
end

-- Products ----------------------------------------------------------------------------------------

--- The product of 64 bits; each source may have a sign.
function M.product(a, b, signed_a, signed_b)
   return (signed_a == 1 and sass.signed(a) or a) * (signed_b == 1 and sass.signed(b) or b)
end

--- IMUL and IMAD: the low or the high half.
function M.multiply(a, b, how)
   local p = M.product(a, b, how.signed_a, how.signed_b)
   return how.high == 1 and p >> 32 or low(p)
end

local function signed16(x) return x >= 0x8000 and x - 0x10000 or x end

-- XMAD.CSFU is the last of four products of halves that ptxas emits for mul.hi.s32, beside an
-- IADD3.RS: what it gives follows from what the whole must give.
local function sign_fix(a, b, c)
   local al, ah, bl, bh = a & 0xffff, a >> 16, b & 0xffff, b >> 16
   local p = low(al * signed16(bh))
   local q = low(signed16(ah) * bl + (al * bl >> 16))
   local whole = sass.signed(a) * sass.signed(b) >> 32
   return low(c + whole - (p + q >> 16))
end

--- XMAD; `how` has high_a, high_b, signed_a, signed_b, psl, merge and mode. nil where open.
function M.xmad(a, b, c, how)
   local function half(x, high, signed)
      local h = high == 1 and x >> 16 or x & 0xffff
      return signed == 1 and signed16(h) or h
   end
   if how.mode == "CSFU" then
      if how.high_a + how.high_b + how.signed_a + how.signed_b < 4 then return nil end
      if how.psl + how.merge > 0 then return nil end
      return sign_fix(a, b, c)
   end
   local x = half(a, how.high_a, how.signed_a) * half(b, how.high_b, how.signed_b)
   if how.psl == 1 then x = x << 16 end
   local added = {C = c, CLO = c & 0xffff, CHI = c >> 16, CBCC = c + (b << 16)}
   local r = low(x + added[how.mode])
   return how.merge == 1 and (r & 0xffff | low(b << 16)) or r
end

-- Bits --------------------------------------------------------------------------------------------

local function amount(by, wrap, width)
   return wrap == 1 and by % width or math.min(by, width)
end

function M.shl(a, by, wrap)
   return low(a << amount(by, wrap, 32))
end

function M.shr(a, by, how)
   if how.reverse == 1 then a = sass.brev(a) end
   local n = amount(by, how.wrap, 32)
   if how.signed == 1 then return low(sass.signed(a) // (1 << n)) end
   return a >> n
end

--- SHF before Volta: to the left the high word comes, to the right the low one, or with .HI the
-- high one. Only S64 has a sign.
function M.shf(a, by, c, how)
   local n = amount(by, how.wrap, how.type == "U32" and 32 or 64)
   local x = c << 32 | a
   if how.left then return (x << n) >> 32 end
   if how.type == "S64" and x < 0 then x = ~(~x >> n) else x = x >> n end
   return how.high == 1 and x >> 32 or low(x)
end

local LOGIC = {
   AND = function(a, b) return a & b end, OR = function(a, b) return a | b end,
   XOR = function(a, b) return a ~ b end, PASS_B = function(_, b) return b end,
}

function M.logic(name, a, b) return LOGIC[name](a, b) end

--- The predicate result of LOP and LOP3.
-- With .X (`before` is the code before) the lower words count, too: ptxas compares 128 bits so.
function M.test(name, r, before)
   local nothing = r == 0 and (not before or before & 1 == 1)
   return bit(name == "T" or name == "Z" and nothing or name == "NZ" and not nothing)
end

--- BFE: bits from `by & 255` on, as many as the next byte says; above the highest one are copies
-- of the sign, if there is one.
function M.bfe(a, by, how)
   if how.reverse == 1 then a = sass.brev(a) end
   local from, count, r = by & 255, by >> 8 & 255, 0
   local last = 0
   for i = 0, 31 do
      if i < count then
         last = from + i < 32 and a >> from + i & 1 or how.signed == 1 and a >> 31 or 0
      elseif how.signed == 0 then
         last = 0
      end
      r = r | last << i
   end
   return r
end

function M.bfi(a, by, c)
   local from, count = by & 255, by >> 8 & 255
   for i = from, math.min(from + count, 32) - 1 do
      c = c & ~(1 << i) | (a >> i - from & 1) << i
   end
   return c
end

-- Comparisons -------------------------------------------------------------------------------------

local HOLDS = {
   F = "", LT = "<", EQ = "=", LE = "<=", GT = ">", NE = "<>", GE = ">=", T = "<=>",
}

local function holds(name, difference, is_equal)
   local sign = is_equal and "=" or difference < 0 and "<" or ">"
   return HOLDS[name]:find(sign, 1, true) ~= nil
end

--- The relation of two numbers. With .X (`before`) the low words were subtracted: a borrow counts,
-- and only what was equal there can be equal.
function M.compare(name, a, b, signed, before)
   local d = signed == 1 and sass.signed(a) - sass.signed(b) or a - b
   if not before then return holds(name, d, d == 0) end
   d = d - (before >> 2 & 1 ~ 1)
   return holds(name, d, d == 0 and before & 1 == 1)
end

--- A truth as a number: all bits, or 1.0.
function M.truth(t, as_float)
   return t == 0 and 0 or as_float == 1 and 0x3f800000 or MASK
end

-- Tests of the condition code, by their numbers; 24 to 29 are open.
local TESTS = {
   [0] = function() return false end,
   function(z, s, _, o) return (s and not z) ~= o end,             -- LT
   function(z, s) return z and not s end,                          -- EQ
   function(z, s, _, o) return s ~= (z or o) end,                  -- LE
   function(z, s, _, o) return not z and s == o end,               -- GT
   function(z) return not z end,                                   -- NE
   function(_, s, _, o) return s == o end,                         -- GE
   function(z, s) return not (z and s) end,                        -- NUM
   function(z, s) return z and s end,                              -- NAN
   function(_, s, _, o) return s ~= o end,                         -- LTU
   function(z) return z end,                                       -- EQU
   function(z, s, _, o) return z or s ~= o end,                    -- LEU
   function(z, s, _, o) return s == (z or o) end,                  -- GTU
   function(z, s) return not z or s end,                           -- NEU
   function(z, s, _, o) return (s and not z) == o end,             -- GEU
   function() return true end,                                     -- T
   function(_, _, _, o) return not o end,                          -- OFF
   function(_, _, c) return not c end,                             -- LO
   function(_, s) return not s end,                                -- SFF
   function(z, _, c) return z or not c end,                        -- LS
   function(z, _, c) return c and not z end,                       -- HI
   function(_, s) return s end,                                    -- SFT
   function(_, _, c) return c end,                                 -- HS
   function(_, _, _, o) return o end,                              -- OFT
   [30] = function(z, s) return z or s end,                        -- RLE
   [31] = function(z, s) return not z and not s end,               -- RGT
}

--- Whether a test of the code holds; nil where that is undocumented.
function M.code_test(number, cc)
   local test = TESTS[number]
   if not test then return nil end
   return test(cc & 1 == 1, cc & 2 == 2, cc & 4 == 4, cc & 8 == 8)
end

--- P2R: bits of `flags` where the mask has them, into a byte of a.
function M.p2r(flags, a, mask, part)
   mask = (mask & 255) << 8 * part
   return a & ~mask | flags << 8 * part & mask
end

return M
