-- Expressions of the IR as C.
--
-- `value` gives the exact number in the smallest type that holds it. `modulo` gives any number that
-- agrees with it in its low N bits, as an unsigned type: what is cut to N bits in the end is
-- computed in N bits from the start. `fn` is the function that is being written
-- (`gen/emit/c/code/fn.lua`): it knows what locals, fields, registers are called.
local constant = require("gen.ir.node").constant
local ir = require("gen.ir.node").make
local num = require("gen.num")
local ctype = require("gen.emit.c.ctype")
local float = require("gen.emit.c.code.float")

local M = {}

local value, modulo -- forward

local code, cast, binary = ctype.code, ctype.cast, ctype.binary

local function const_int(e)
   return e.tag == "const" and num.is_small(e.value) and e.value or nil
end

--- The value as a literal where the interval leaves one only and nothing can trap.
local function single(fn, e)
   if e.tag ~= "const" and num.eq(e.lo, e.hi) and not fn:may_trap(e) then return e.lo end
   return nil
end

local function literal(n, hex)
   return ctype.literal(n, ctype.of(n, n), hex)
end

-- Masks read best in hex.
local function is_mask(n) return num.lt(9, n) end

--- `code & mask` with the low `width` bits; the type stays.
local function masked(c, width)
   return binary("&", ctype.AND, c, ctype.literal(num.mask(width), c.type,
      is_mask(num.mask(width))), c.type)
end

--- A literal of several digits in hex, as masks are read.
local function hexed(c)
   return c.const and num.lt(9, c.const) and ctype.literal(c.const, c.type, true) or c
end

-- Arithmetic --------------------------------------------------------------------------------------

local LEVEL = { add = ctype.ADD, sub = ctype.ADD, mul = ctype.MUL, band = ctype.AND, bor = ctype.OR,
   bxor = ctype.XOR,
   eq = ctype.EQUAL, ne = ctype.EQUAL, lt = ctype.COMPARE, le = ctype.COMPARE, gt = ctype.COMPARE,
      ge = ctype.COMPARE,
   quo = ctype.MUL, rem = ctype.MUL, div = ctype.MUL, mod = ctype.MUL }
local SIGN = { add = "+", sub = "-", mul = "*", band = "&", bor = "|", bxor = "^", eq = "==",
   ne = "!=", lt = "<",
   le = "<=", gt = ">", ge = ">=", quo = "/", rem = "%", div = "/", mod = "%" }

-- Where nothing is negative and an operand is unsigned already, so is the operation.
local function common_type(list, a, b)
   local type = ctype.of_all(list)
   for _, e in ipairs(list) do
      if num.is_negative(e.lo) then return type end
   end
   local unsigned = ctype.unsigned(ctype.bits(type))
   if a.type == unsigned or b.type == unsigned then return unsigned end
   return type
end

local function is_zero(c) return c.const ~= nil and num.eq(c.const, 0) end

local NEUTRAL_RIGHT = { add = true, sub = true, bor = true, bxor = true }
local NEUTRAL_LEFT = { add = true, bor = true, bxor = true }

-- The other operand where one is a 0 that changes nothing.
local function without_zero(tag, a, b)
   if NEUTRAL_RIGHT[tag] and is_zero(b) then return a end
   if NEUTRAL_LEFT[tag] and is_zero(a) then return b end
   return nil
end

local function arithmetic(fn, e)
   local a, b = value(fn, e.a), value(fn, e.b)
   local alone = without_zero(e.tag, a, b)
   if alone then return alone end
   local type = common_type({ e, e.a, e.b }, a, b)
   a, b = ctype.pair(a, b, type)
   return binary(SIGN[e.tag], LEVEL[e.tag], a, b, type)
end

local function bitwise(fn, e)
   local signs = num.is_negative(e.lo)
   if not signs then
      local a, b = value(fn, e.a), value(fn, e.b)
      local alone = without_zero(e.tag, a, b)
      if alone then return alone end
      if a.type == "i32" and b.type == "i32" then
         return binary(SIGN[e.tag], LEVEL[e.tag], hexed(a), hexed(b), "i32")
      end
      return modulo(fn, e, ctype.bits(ctype.unsigned(num.width_unsigned(e.hi))))
   end
   return arithmetic(fn, e)
end

local function divide(fn, e)
   local list = { e, e.a, e.b }
   local negative = num.is_negative(e.a.lo) or num.is_negative(e.b.lo)
   -- The least number of a type divided by -1 is not in the type, even where only the remainder is
   -- wanted.
   if num.le(e.b.lo, -1) and num.le(-1, e.b.hi) then
      list[4] = { lo = num.neg(e.a.hi), hi = num.neg(e.a.lo) }
   end
   local type = ctype.of_all(list)
   if negative and (e.tag == "div" or e.tag == "mod") then
      type = ctype.bits(type) == 128 and "i128" or "i64"
      return ctype.call(("rt_%s_%s"):format(e.tag, type),
         { ctype.as(value(fn, e.a), type), ctype.as(value(fn, e.b), type) }, type)
   end
   local a, b = value(fn, e.a), value(fn, e.b)
   type = common_type(list, a, b)
   a, b = ctype.pair(a, b, type)
   return binary(SIGN[e.tag], LEVEL[e.tag], a, b, type)
end

local EQUAL_HOLDS = { eq = 1, le = 1, ge = 1, ne = 0, lt = 0, gt = 0 }

local function compare(fn, e)
   local a, b = value(fn, e.a), value(fn, e.b)
   if a.text == b.text and not fn:may_trap(e.a) then return literal(EQUAL_HOLDS[e.tag]) end
   local type = common_type({ e.a, e.b }, a, b)
   a, b = ctype.pair(a, b, type)
   return binary(SIGN[e.tag], LEVEL[e.tag], a, b, "i32")
end

local TESTS = { eq = true, ne = true, lt = true, le = true, gt = true, ge = true, land = true,
   lor = true, lnot = true }

--- Anything as the operand of && || ! ?: and `if`. Compilers warn about arithmetic there.
local function truth(fn, e)
   if (num.lt(0, e.lo) or num.is_negative(e.hi)) and not fn:may_trap(e) then return literal(1) end
   local c = value(fn, e)
   if c.const or TESTS[e.tag] or c.level == ctype.PRIMARY or e.tag == "slice"
      and c.level == ctype.AND then
      return c
   end
   return binary("!=", ctype.EQUAL, c, literal(0), "i32")
end

local function logical(sign, level)
   return function(fn, e)
      return binary(sign, level, truth(fn, e.a), truth(fn, e.b), "i32")
   end
end

--- `-x`, `~x`, `!x`; two signs are kept apart by brackets.
local function prefixed(sign, a, type)
   local text = ctype.operand(a, ctype.UNARY)
   if text:sub(1, 1) == "-" then text = "(" .. text .. ")" end
   return code(sign .. text, ctype.UNARY, type)
end

local function unary(sign)
   return function(fn, e)
      -- compilers take it for a slip of `!`
      if sign == "~" and num.le(0, e.a.lo) and num.le(e.a.hi, 1) then
         return binary("-", ctype.ADD, literal(-1), ctype.as(value(fn, e.a), "i32"), "i32")
      end
      local type = ctype.of_all({ e, e.a })
      local a = value(fn, e.a)
      if a.type ~= type then a = cast(a, type) end
      return prefixed(sign, a, type)
   end
end

local function absolute(fn, e)
   if not num.is_negative(e.a.lo) then return value(fn, e.a) end
   local type = ctype.of(num.min(e.a.lo, num.neg(e.hi)), num.max(e.a.hi, e.hi))
   return ctype.call("rt_abs_" .. type, { ctype.as(value(fn, e.a), type) }, type)
end

-- Shifts ------------------------------------------------------------------------------------------

--- A count that is below `bits`, or a call of the function that takes any.
local function shift(fn, sign, name, a, e, bits)
   local n = value(fn, e)
   if num.lt(e.hi, bits) then return binary(sign, ctype.SHIFT, a, n, a.type) end
   return ctype.call(("rt_%s_%s"):format(name, a.type), { a, ctype.as(n, "u64") }, a.type)
end

local function shift_left(fn, e)
   local type = ctype.of(e.lo, e.hi)
   if not num.is_negative(e.a.lo) then
      local bits = ctype.bits(type)
      if type == "i32" and num.le(bits, e.b.hi) then type = "u32" end
      if type == "i64" and num.le(bits, e.b.hi) then type = "u64" end
      if type == "i128" then type = "u128" end
      local a = value(fn, e.a)
      if not a.const and ctype.bits(a.type) == bits and not ctype.is_signed(a.type) then
         type = a.type
      end
      return shift(fn, "<<", "shl", ctype.exactly(a, type), e.b, bits)
   end
   local bits = ctype.bits(type)
   return cast(shift(fn, "<<", "shl", ctype.exactly(modulo(fn, e.a, bits), ctype.unsigned(bits)),
      e.b, bits), type)
end

local function shift_right(fn, e)
   local a = value(fn, e.a)
   if a.const then a = ctype.exactly(a, ctype.of(e.a.lo, e.a.hi)) end
   return shift(fn, ">>", "shr", a, e.b, ctype.bits(a.type))
end

-- Casts and slices --------------------------------------------------------------------------------

local function within(e, lo, hi) return num.le(lo, e.lo) and num.le(e.hi, hi) end

local function truncate(fn, e, width)
   if within(e, 0, num.mask(width)) then return value(fn, e) end
   local type = ctype.unsigned(width)
   if width == ctype.bits(type) then return modulo(fn, e, width) end
   local plain = value(fn, e)
   if plain.type == "i32" and width < 32 then return masked(plain, width) end
   return masked(modulo(fn, e, ctype.bits(type)), width)
end

local function extend(fn, e, width)
   local half = num.pow2(width - 1)
   if within(e, num.neg(half), num.sub(half, 1)) then return value(fn, e) end
   if width == 8 or width == 16 then
      local plain = M.low(fn, e, 32)
      local text = ("(int%d_t)%s"):format(width, ctype.operand(plain, ctype.UNARY))
      return ctype.short(code(text, ctype.UNARY, "i32"))
   end
   local type, bits = ctype.signed(width), ctype.bits(ctype.signed(width))
   local low = ctype.exactly(modulo(fn, e, bits), ctype.unsigned(bits))
   if width == bits then return cast(low, type) end
   return ctype.call("rt_sext_" .. bits, { low, literal(width) }, type)
end

-- The type to shift a base in so that all wanted bits are in it: bits above a signed type are
-- copies of its sign.
local function slice_base(fn, e, reach, width)
   local base = value(fn, e.base)
   if num.is_negative(e.base.lo) and width >= ctype.bits(base.type) then
      local wider = ctype.bits(base.type) == 32 and "i64" or "i128"
      return ctype.exactly(base, wider)
   end
   local bits = ctype.bits(ctype.unsigned(reach))
   if bits < ctype.bits(base.type) then return modulo(fn, e.base, bits) end
   return base
end

local function slice(fn, e)
   local from = const_int(e.from)
   if from == 0 then return truncate(fn, e.base, e.width) end
   local reach = num.add(e.from.hi, e.width)
   local base = slice_base(fn, e, num.is_small(reach) and reach or 1000, e.width)
   if base.const then base = ctype.exactly(base, ctype.of(e.base.lo, e.base.hi)) end
   local shifted = shift(fn, ">>", "shr", base, e.from, ctype.bits(base.type))
   local top = num.shr(e.base.hi, num.is_small(e.from.lo) and num.min(e.from.lo, 255) or 255)
   if not num.is_negative(e.base.lo) and num.le(top, num.mask(e.width)) then return shifted end
   if e.width >= ctype.bits(base.type) then return shifted end
   if ctype.bits(base.type) > 32 and e.width <= 32 then
      shifted = cast(shifted, "u32")
      if e.width == 32 then return shifted end
   end
   return masked(shifted, e.width)
end

--- `parts` = {Code in `type`, position}: what is joined by `|`.
local function join(parts, type)
   local result
   for _, part in ipairs(parts) do
      local c = part.code
      if part.shift > 0 then
         c = binary("<<", ctype.SHIFT, ctype.exactly(c, type), literal(part.shift), type)
      end
      if result then
         local a, b = ctype.pair(result, c, type)
         result = binary("|", ctype.OR, a, b, type)
      else
         result = c
      end
   end
   return result or literal(0)
end

local function concatenate(fn, e)
   local width, small = 0, true
   for _, part in ipairs(e.parts) do width = width + part.width end
   for _, part in ipairs(e.parts) do
      if part.a.tag ~= "undefined" and truncate(fn, part.a, part.width).type ~= "i32" then
         small = false
      end
   end
   local type = small and width < 32 and "i32" or ctype.unsigned(width)
   local parts, at = {}, 0
   for _, part in ipairs(e.parts) do
      if part.a.tag ~= "undefined" and not (part.a.tag == "const"
         and num.eq(num.bits(part.a.value, 0, part.width), 0)) then
         parts[#parts + 1] = { code = ctype.as(truncate(fn, part.a, part.width), type), shift = at }
      end
      at = at + part.width
   end
   return join(parts, type)
end

local function gather(fn, e)
   local width, parts, at = 0, {}, 0
   for _, part in ipairs(e.parts) do width = width + part.width end
   local type = ctype.unsigned(width)
   local base = fn:once(e.base)
   for _, part in ipairs(e.parts) do
      local piece = slice(fn, { base = base, from = constant(part.lo),
         width = part.width })
      parts[#parts + 1] = { code = ctype.as(piece, type), shift = at }
      at = at + part.width
   end
   return join(parts, type)
end

-- Choosing ----------------------------------------------------------------------------------------

local function ternary(test, yes, no, type)
   yes, no = ctype.as(yes, type), ctype.as(no, type)
   if ctype.is_silent(yes.type, type, yes.const) and yes.type ~= type and no.type ~= type then
      yes = cast(yes, type)
   end
   local text = ("%s ? %s : %s"):format(ctype.operand(test, ctype.COND + 1),
      ctype.operand(yes, ctype.COND + 1),
      ctype.operand(no, ctype.COND))
   local result = code(text, ctype.COND, type)
   return type == "i32" and (yes.short or no.short) and ctype.short(result) or result
end

local function conditional(fn, e)
   local yes, no = value(fn, e.yes), value(fn, e.no)
   if fn.both_ways then yes, no = fn:both_ways(e.yes, yes), fn:both_ways(e.no, no) end
   return ternary(truth(fn, e.test), yes, no, ctype.of(e.lo, e.hi))
end

local function pick(fn, e)
   local k, type = fn:once(e.k), ctype.of_all(e.args)
   local result = value(fn, e.args[#e.args])
   for i = #e.args - 1, 1, -1 do
      local test = ir.eq({ a = k, b = constant(i - 1) })
      result = ternary(compare(fn, test), value(fn, e.args[i]), result, type)
   end
   return result
end

local function extreme(fn, e)
   local type = ctype.of_all(e.args)
   local result = ctype.as(value(fn, e.args[1]), type)
   for i = 2, #e.args do
      result = ctype.call(("rt_%s_%s"):format(e.tag, type),
         { result, ctype.as(value(fn, e.args[i]), type) }, type)
   end
   return result
end

local function clamp(fn, e)
   local type = ctype.of_all({ e.a, e.lo_arg, e.hi_arg })
   return ctype.call("rt_clamp_" .. type,
      { ctype.as(value(fn, e.a), type), ctype.as(value(fn, e.lo_arg), type),
      ctype.as(value(fn, e.hi_arg), type) }, type)
end

-- Counting ----------------------------------------------------------------------------------------

local function popcount(fn, e)
   return ctype.call("rt_popcount", { ctype.as(value(fn, e.a), "u128") }, "i32")
end

local function count_zeros(fn, e)
   return ctype.call("rt_" .. e.tag, { ctype.as(truncate(fn, e.a, e.width), "u128"),
      literal(e.width) }, "i32")
end

local function lut3(fn, e)
   local args = {}
   for i, key in ipairs({ "l", "a", "b", "c" }) do args[i] =
      ctype.as(modulo(fn, e[key], 32), "u32") end
   return ctype.call("rt_lut3", args, "u32")
end

-- All of them -------------------------------------------------------------------------------------

local VALUE = {
   const = function(_, e) return literal(e.value) end,
   field = function(fn, e) return fn:field(e.field, false) end,
   raw = function(fn, e) return fn:field(e.field, true) end,
   ["local"] = function(fn, e) return fn:local_(e) end,
   code = function(_, e) return e.code end, -- made by the emitter itself
   word = function(fn, e) return fn:word(e) end,
   pc = function(fn, e) return fn:pc(e) end,
   here = function(fn, e) return fn:pc(e) end,
   next = function(fn, e) return fn:next(e) end,
   reg = function(fn, e) return fn:register(e) end,
   space = function(fn, e) return fn:load(e) end,
   choice = function(fn, e) return fn:choice(e.choice) end,
   top = function(fn, e) return fn:top(e) end,
   depth = function(fn, e) return fn:depth(e.stack) end,
   column = function(fn, e) return fn:column(e) end,
   lane = function(fn) return fn:lane_number() end,
   launch = function(fn, e) return fn:launch(e) end,
   lane_of = function(fn, e) return fn:lane_of(e) end,
   undefined = function() return literal(0) end,
   add = arithmetic, sub = arithmetic, mul = arithmetic, band = bitwise, bor = bitwise, bxor =
      bitwise,
   shl = shift_left, shr = shift_right, quo = divide, rem = divide, div = divide, mod = divide,
   eq = compare, ne = compare, lt = compare, le = compare, gt = compare, ge = compare,
   land = logical("&&", ctype.LAND), lor = logical("||", ctype.LOR),
   neg = unary("-"), bnot = unary("~"), abs = absolute, popcount = popcount, clz = count_zeros,
      ctz = count_zeros,
   lnot = function(fn, e) return prefixed("!", truth(fn, e.a), "i32") end,
   min = extreme, max = extreme, clamp = clamp, pick = pick, cond = conditional, slice = slice,
      gather = gather,
   trunc = function(fn, e) return truncate(fn, e.a, e.width) end,
   sext = function(fn, e) return extend(fn, e.a, e.width) end,
   cat = concatenate, lut3 = lut3, float = function(fn, e) return float.call(fn, M, e) end,
}

-- What a function of the description made as the call of a function in C; nil where it is none.
local function called(fn, e)
   local outline = e.call and fn.shared.outline
   if not outline or fn.not_called[e] then return nil end
   fn.not_called[e] = true -- while it is written: bits of it are taken in another way
   local result = outline.expression(fn, e, VALUE[e.tag])
   fn.not_called[e] = not result
   return result
end

function value(fn, e)
   local known = fn.memo[e]
   if known then return known end
   local n = single(fn, e)
   local emit = VALUE[e.tag]
   if not emit then error("expression `" .. tostring(e.tag) .. "` cannot be written in C") end
   local result = n and literal(n) or called(fn, e) or emit(fn, e)
   fn.memo[e] = result
   return result
end

-- Modulo 2^N --------------------------------------------------------------------------------------

local function modular(fn, e, bits)
   local type = ctype.unsigned(bits)
   local a, b = modulo(fn, e.a, bits), modulo(fn, e.b, bits)
   local alone = without_zero(e.tag, a, b)
   if alone then return alone end
   a, b = ctype.pair(a, b, type)
   if LEVEL[e.tag] <= ctype.AND then a, b = hexed(a), hexed(b) end
   return binary(SIGN[e.tag], LEVEL[e.tag], a, b, type)
end

local MODULO = {
   add = modular, sub = modular, mul = modular, band = modular, bor = modular, bxor = modular,
   neg = function(fn, e, bits)
      local a = ctype.exactly(modulo(fn, e.a, bits), ctype.unsigned(bits))
      return prefixed("-", a, a.type)
   end,
   bnot = function(fn, e, bits)
      local a = ctype.exactly(modulo(fn, e.a, bits), ctype.unsigned(bits))
      return prefixed("~", a, a.type)
   end,
   shl = function(fn, e, bits)
      return shift(fn, "<<", "shl", ctype.exactly(modulo(fn, e.a, bits), ctype.unsigned(bits)), e.b,
         bits)
   end,
   cond = function(fn, e, bits)
      local yes, no = modulo(fn, e.yes, bits), modulo(fn, e.no, bits)
      if fn.both_ways then yes, no = fn:both_ways(e.yes, yes), fn:both_ways(e.no, no) end
      return ternary(truth(fn, e.test), yes, no, ctype.unsigned(bits))
   end,
   trunc = function(fn, e, bits) return e.width >= bits and modulo(fn, e.a, bits) or nil end,
   sext = function(fn, e, bits) return e.width >= bits and modulo(fn, e.a, bits) or nil end,
}

--- A Code of the unsigned type of `bits` (32, 64, 128) bits, or a literal, equal to `e` modulo
-- 2^bits.
function modulo(fn, e, bits)
   local type = ctype.unsigned(bits)
   local n = e.tag == "const" and e.value or single(fn, e)
   if n then return literal(num.bits(n, 0, bits)) end
   local call = fn.memo[e] or called(fn, e)
   if call and call.is_call then
      fn.memo[e] = call
      return ctype.exactly(call, type)
   end
   -- Small values are shortest as they are, under one cast. Bitwise operators come here from
   -- `value` and go on down.
   local emit = MODULO[e.tag]
   local is_bits = e.tag == "band" or e.tag == "bor" or e.tag == "bxor"
   local result = emit and (is_bits or not ctype.holds("i32", e.lo, e.hi)) and emit(fn, e, bits)
   return result or ctype.exactly(value(fn, e), type)
end

--- The value, or one that agrees with it in its low `bits` bits where that is shorter: for a cast
-- that cuts it.
function M.low(fn, e, bits)
   if e.tag ~= "const" and MODULO[e.tag] and not ctype.holds("i32", e.lo, e.hi) then
      return modulo(fn, e, bits)
   end
   return value(fn, e)
end

M.value, M.truth, M.modulo, M.truncate, M.extend, M.literal = value, truth, modulo, truncate,
   extend, literal

return M
