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
local bits_of = require("gen.emit.c.code.bits")
local float = require("gen.emit.c.code.float")

local M = {}

local value, modulo, guarded -- forward

local code, cast, binary = ctype.code, ctype.cast, ctype.binary

--- The value as a literal where the interval leaves one only and nothing can trap.
local function single(fn, e)
   if e.tag ~= "const" and num.eq(e.lo, e.hi) and not fn:may_trap(e) then return e.lo end
   return nil
end

local function literal(n, hex)
   return ctype.literal(n, ctype.of(n, n), hex)
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

-- In rows of lanes a product may be of numbers that a check has refused: its bounds hold only where
-- it counts, so there it is one without a sign where that will do.
local function may_overflow(fn, e)
   return fn.both_ways and (e.tag == "mul" or e.tag == "shl")
end

local function arithmetic(fn, e)
   local a, b = value(fn, e.a), value(fn, e.b)
   local alone = without_zero(e.tag, a, b)
   if alone then return alone end
   local type = common_type({ e, e.a, e.b }, a, b)
   if type == ctype.unsigned(ctype.bits(type)) then
      if may_overflow(fn, e.a) then a = modulo(fn, e.a, ctype.bits(type)) end
      if may_overflow(fn, e.b) then b = modulo(fn, e.b, ctype.bits(type)) end
   end
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

local TESTS = { eq = true, ne = true, lt = true, le = true, gt = true, ge = true,
   logical_and = true,
   logical_or = true, logical_not = true }

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

-- What is evaluated only where a condition holds.
function guarded(f, fn, ...)
   fn.guarded = fn.guarded + 1
   local result = f(fn, ...)
   fn.guarded = fn.guarded - 1
   return result
end

local function logical(sign, level)
   return function(fn, e)
      local a = truth(fn, e.a)
      return binary(sign, level, a, guarded(truth, fn, e.b), "i32")
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
   local yes, no = guarded(value, fn, e.yes), guarded(value, fn, e.no)
   if fn.both_ways then yes, no = fn:both_ways(e.yes, yes), fn:both_ways(e.no, no) end
   return ternary(truth(fn, e.test), yes, no, ctype.of(e.lo, e.hi))
end

local function pick(fn, e)
   local k, type = fn:once(e.k), ctype.of_all(e.args)
   local result = guarded(value, fn, e.args[#e.args])
   for i = #e.args - 1, 1, -1 do
      local test = ir.eq({ a = k, b = constant(i - 1) })
      result = ternary(compare(fn, test), guarded(value, fn, e.args[i]), result, type)
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
   return ctype.call("rt_" .. e.tag, { ctype.as(bits_of.truncate(fn, e.a, e.width), "u128"),
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
   config = function(fn, e) return fn:config(e.mask) end,
   lane_of = function(fn, e) return fn:lane_of(e) end,
   undefined = function() return literal(0) end,
   add = arithmetic, sub = arithmetic, mul = arithmetic, band = bitwise, bor = bitwise, bxor =
      bitwise,
   shl = bits_of.shift_left, shr = bits_of.shift_right, quo = divide, rem = divide, div = divide,
      mod = divide,
   eq = compare, ne = compare, lt = compare, le = compare, gt = compare, ge = compare,
   logical_and = logical("&&", ctype.LOGICAL_AND), logical_or = logical("||", ctype.LOGICAL_OR),
   neg = unary("-"), bnot = unary("~"), abs = absolute, popcount = popcount, clz = count_zeros,
      ctz = count_zeros,
   logical_not = function(fn, e) return prefixed("!", truth(fn, e.a), "i32") end,
   min = extreme, max = extreme, clamp = clamp, pick = pick, cond = conditional,
      slice = bits_of.slice,
      gather = bits_of.gather,
   trunc = function(fn, e) return bits_of.truncate(fn, e.a, e.width) end,
   sext = function(fn, e) return bits_of.extend(fn, e.a, e.width) end,
   cat = bits_of.concatenate, lut3 = lut3, float = function(fn, e) return float.call(fn, M, e) end,
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
   local result = n and literal(n) or called(fn, e) or float.part(fn, e) or emit(fn, e)
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
      return bits_of.shift(fn, "<<", "shl",
         ctype.exactly(modulo(fn, e.a, bits), ctype.unsigned(bits)), e.b,
         bits)
   end,
   cond = function(fn, e, bits)
      local yes, no = guarded(modulo, fn, e.yes, bits), guarded(modulo, fn, e.no, bits)
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
   local part = float.part(fn, e)
   if part then return ctype.exactly(part, type) end
   -- Small values are shortest as they are, under one cast. Bitwise operators come here from
   -- `value` and go on down.
   local emit = MODULO[e.tag]
   local is_bits = e.tag == "band" or e.tag == "bor" or e.tag == "bxor"
   local is_large = not ctype.holds("i32", e.lo, e.hi) or may_overflow(fn, e)
   local result = emit and (is_bits or is_large) and emit(fn, e, bits)
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

M.value, M.truth, M.modulo, M.literal = value, truth, modulo, literal
M.truncate, M.extend = bits_of.truncate, bits_of.extend

return M
