-- Floats by exact integers: what `f32.add(..)` and the others mean, for the interpreter and as the
-- model that the C of the runtime is compared with. A finite float is a sign, a whole number and a
-- power of two; results are exact in these until they are rounded once.
local num = require("gen.num")

local M = {}

-- Of each format: total bits, bits of precision, the exponent of the lowest bit of denormals, the
-- code of infinity, and the default NaN.
local function format(width, precision)
   local exponent = width - precision
   local bias = (1 << exponent - 1) - 1
   local infinity = num.shl((1 << exponent) - 1, precision - 1)
   return {
      width = width, precision = precision, least = 2 - bias - precision,
      most = (1 << exponent) - 1, infinity = infinity, sign = num.pow2(width - 1),
      nan = num.bor(infinity, num.pow2(precision - 2)),
   }
end

M.formats = { f16 = format(16, 11), bf16 = format(16, 8), f32 = format(32, 24),
   f64 = format(64, 53) }

local NEAR, DOWN, UP, ZERO, AWAY = 0, 1, 2, 3, 4
local INPUTS, RESULTS = 1, 2

--- Exceptions that an operation raises, as bits; and how many bits that are.
local INEXACT, UNDERFLOW, OVERFLOW, DIVIDE_BY_ZERO, INVALID = 1, 2, 4, 8, 16
M.FLAG_BITS = 5

-- Bit patterns ------------------------------------------------------------------------------------

local function magnitude_of(f, bits) return num.bits(bits, 0, f.width - 1) end
local function is_negative(f, bits) return num.bit(bits, f.width - 1) == 1 end
local function is_nan(f, bits) return num.lt(f.infinity, magnitude_of(f, bits)) end
local function is_signalling(f, bits)
   return is_nan(f, bits) and num.bit(bits, f.precision - 2) == 0
end

local function signed(f, negative, magnitude)
   return negative and num.bor(f.sign, magnitude) or magnitude
end

-- The pattern, 0 with its sign where it is denormal and arguments are flushed.
local function flushed(f, bits, flush)
   if flush & INPUTS == 0 or num.bits(bits, f.precision - 1, f.width - f.precision) ~= 0 then
      return bits
   end
   return signed(f, is_negative(f, bits), 0)
end

-- {negative, significand, exponent}, or {negative, infinite}; not for NaN.
local function unpack(f, bits)
   local x = { negative = is_negative(f, bits), exponent = f.least }
   local magnitude = magnitude_of(f, bits)
   if num.eq(magnitude, f.infinity) then
      x.infinite = true
      return x
   end
   local code = num.shr(magnitude, f.precision - 1)
   x.significand = num.bits(magnitude, 0, f.precision - 1)
   if code > 0 then
      x.significand = num.bor(x.significand, num.pow2(f.precision - 1))
      x.exponent = f.least + code - 1
   end
   return x
end

-- Rounding ----------------------------------------------------------------------------------------

-- significand * 2^exponent as a whole number of units 2^unit, and the flags of that. Where `x.rest`
-- the number is a little larger.
local function in_units(x, unit, round)
   local shift = unit - x.exponent
   if shift <= 0 then return num.shl(x.significand, -shift), 0 end
   local whole, rest = num.shr(x.significand, shift), num.bits(x.significand, 0, shift)
   if num.eq(rest, 0) and not x.rest then return whole, 0 end
   local half, more = num.pow2(shift - 1), false
   local is_half = num.eq(half, rest) and not x.rest
   if round == NEAR then
      more = num.le(half, rest) and not (is_half and num.bit(whole, 0) == 0)
   elseif round == AWAY then
      more = num.le(half, rest)
   elseif round == DOWN then
      more = x.negative
   elseif round == UP then
      more = not x.negative
   end
   return more and num.add(whole, 1) or whole, INEXACT
end

local function overflow(f, negative, round)
   local inward = round == DOWN and not negative or round == UP and negative or round == ZERO
   return signed(f, negative, inward and num.sub(f.infinity, 1) or f.infinity)
end

-- The pattern of a number that is not infinite, rounded once, and its flags.
local function pack(f, x, options)
   if num.eq(x.significand, 0) then return signed(f, x.negative, 0), 0 end
   local unit, round = x.exponent + num.width_unsigned(x.significand) - f.precision, options.round
   local tiny = unit < f.least
   if tiny then
      -- After rounding it is tiny if it stays so when it is rounded as if exponents had no limit.
      local full = in_units(x, unit, round)
      local reaches = unit == f.least - 1 and num.eq(full, num.pow2(f.precision))
      tiny = options.tiny == "before" or not reaches
      if options.flush & RESULTS ~= 0 and tiny then
         return signed(f, x.negative, 0), UNDERFLOW | INEXACT
      end
      unit = f.least
   end
   local significand, flags = in_units(x, unit, round)
   if num.eq(significand, num.pow2(f.precision)) then
      significand, unit = num.pow2(f.precision - 1), unit + 1
   end
   local code = unit - f.least + 1
   if num.lt(significand, num.pow2(f.precision - 1)) then code = 0 end
   if code >= f.most then return overflow(f, x.negative, round), OVERFLOW | INEXACT end
   local fraction = num.bits(significand, 0, f.precision - 1)
   return signed(f, x.negative, num.bor(num.shl(code, f.precision - 1), fraction)),
      tiny and flags ~= 0 and flags | UNDERFLOW or flags
end

-- Arithmetic: results are numbers, `{infinite}`, or nil for what is invalid -----------------------

local function product_of(f, x, y, product)
   local negative = x.negative ~= y.negative
   if x.infinite or y.infinite then
      if x.significand == 0 or y.significand == 0 then return nil end
      return { negative = negative, infinite = true }
   end
   local z = { negative = negative, significand = num.mul(x.significand, y.significand),
      exponent = x.exponent + y.exponent }
   local extra = num.width_unsigned(z.significand) - f.precision
   if product == "chopped" and extra > 0 then
      z.significand, z.exponent = num.shr(z.significand, extra), z.exponent + extra
   end
   return z
end

local function sum_of(x, y, round)
   if x.infinite or y.infinite then
      if x.infinite and y.infinite and x.negative ~= y.negative then return nil end
      return x.infinite and x or y
   end
   local exponent = math.min(x.exponent, y.exponent)
   local function scaled(z)
      local value = num.shl(z.significand, z.exponent - exponent)
      return z.negative and num.neg(value) or value
   end
   local value = num.add(scaled(x), scaled(y))
   local negative = num.is_negative(value)
   if num.eq(value, 0) then
      negative = x.negative and y.negative or x.negative ~= y.negative and round == DOWN
   end
   return { negative = negative, significand = num.abs(value), exponent = exponent }
end

-- Two more bits than those of the result, and whether something is left.
local function quotient_of(f, x, y)
   local negative = x.negative ~= y.negative
   if y.infinite then
      return not x.infinite and { negative = negative, significand = 0, exponent = 0 } or nil
   end
   if x.infinite then return { negative = negative, infinite = true } end
   if num.eq(y.significand, 0) then
      if num.eq(x.significand, 0) then return nil end
      return { negative = negative, infinite = true, flags = DIVIDE_BY_ZERO }
   end
   local more = 2 * f.precision + 2
   local dividend = num.shl(x.significand, more)
   local quotient = num.div(dividend, y.significand)
   return { negative = negative, significand = quotient, exponent = x.exponent - more - y.exponent,
      rest = not num.eq(num.mul(quotient, y.significand), dividend) }
end

-- The largest whole number whose square is at most a.
local function whole_root(a)
   local root = num.pow2((num.width_unsigned(a) + 1) // 2)
   while true do
      local better = num.shr(num.add(root, num.div(a, root)), 1)
      if num.le(root, better) then return root end
      root = better
   end
end

local function root_of(f, x)
   if x.significand == 0 then return x end
   if x.negative then return nil end
   if x.infinite then return x end
   local more = 2 * f.precision + 4
   more = more + (x.exponent - more) % 2
   local square = num.shl(x.significand, more)
   local root = whole_root(square)
   return { negative = false, significand = root, exponent = (x.exponent - more) // 2,
      rest = not num.eq(num.mul(root, root), square) }
end

local function finished(f, x, options)
   if not x then return options.nan, INVALID end
   if x.infinite then return signed(f, x.negative, f.infinity), x.flags or 0 end
   return pack(f, x, options)
end

-- Operations --------------------------------------------------------------------------------------

local operation = {}

local function numbers_of(f, args)
   local list = {}
   for i, bits in ipairs(args) do list[i] = unpack(f, bits) end
   return list
end

local function any_nan(f, args, count)
   for i = 1, count or #args do
      if is_nan(f, args[i]) then return true end
   end
   return false
end

local function any_signalling(f, args)
   for _, bits in ipairs(args) do
      if is_signalling(f, bits) then return true end
   end
   return false
end

local function flags_of_nans(f, args) return any_signalling(f, args) and INVALID or 0 end

-- An operation on numbers, `compute(f, x, y, options)`: with a NaN the result is none.
local function of_numbers(compute)
   return function(f, args, options)
      if any_nan(f, args) then return options.nan, flags_of_nans(f, args) end
      local x = numbers_of(f, args)
      return finished(f, compute(f, x[1], x[2], options), options)
   end
end

operation.add = of_numbers(function(_, x, y, options) return sum_of(x, y, options.round) end)
operation.mul = of_numbers(function(f, x, y) return product_of(f, x, y) end)
operation.div = of_numbers(quotient_of)
operation.sqrt = of_numbers(root_of)

-- Infinity times zero is invalid, even where the third is a quiet NaN.
function operation.mul_add(f, args, options)
   local is_nan_product = any_nan(f, args, 2)
   local x = numbers_of(f, args)
   local product = not is_nan_product and product_of(f, x[1], x[2], options.product)
   if is_nan_product or product and is_nan(f, args[3]) then
      return options.nan, flags_of_nans(f, args)
   end
   return finished(f, product and sum_of(product, x[3], options.round), options)
end

-- Rises with the float; -0 is below +0.
local function rank(f, bits)
   local magnitude = magnitude_of(f, bits)
   return is_negative(f, bits) and num.bnot(magnitude) or magnitude
end

local function extreme(takes_first)
   return function(f, args, options)
      local a, b, flags = args[1], args[2], flags_of_nans(f, args)
      if is_nan(f, a) then return is_nan(f, b) and options.nan or b, flags end
      if is_nan(f, b) then return a, flags end
      return takes_first(rank(f, a), rank(f, b)) and a or b, flags
   end
end

operation.min = extreme(num.lt)
operation.max = extreme(function(a, b) return num.lt(b, a) end)

-- 1 less, 2 equal, 4 greater, 8 unordered.
function operation.compare(f, args, options)
   if any_nan(f, args) then
      return 8, options.signalling == 1 and INVALID or flags_of_nans(f, args)
   end
   local a, b = args[1], args[2]
   if num.eq(magnitude_of(f, a), 0) and num.eq(magnitude_of(f, b), 0) or num.eq(a, b) then
      return 2, 0
   end
   return num.lt(rank(f, a), rank(f, b)) and 1 or 4, 0
end

function operation.is_nan(f, args) return is_nan(f, args[1]) and 1 or 0 end

function operation.rint(f, args, options)
   if any_nan(f, args) then return options.nan, flags_of_nans(f, args) end
   local x, flags = unpack(f, args[1]), 0
   if x.infinite then return args[1], 0 end
   if x.exponent < 0 then
      x.significand, flags = in_units(x, 0, options.round)
      x.exponent = 0
   end
   return pack(f, x, options), flags
end

function operation.from_int(f, args, options)
   local value = args[1]
   return pack(f, { negative = num.is_negative(value), significand = num.abs(value), exponent = 0 },
      options)
end

-- Beyond any bound of `to_int`.
local VAST = 200

function operation.to_int(f, args, options)
   if is_nan(f, args[1]) then return options.nan, INVALID end
   local x, lo, hi = unpack(f, args[1]), args[2], args[3]
   if x.infinite or x.exponent > VAST then return x.negative and lo or hi, INVALID end
   local value, flags = in_units(x, 0, options.round)
   if x.negative then value = num.neg(value) end
   if num.lt(value, lo) then return lo, INVALID end
   if num.lt(hi, value) then return hi, INVALID end
   return value, flags
end

local function convert(from)
   return function(f, args, options)
      if is_nan(from, args[1]) then return options.nan, flags_of_nans(from, args) end
      return finished(f, unpack(from, args[1]), options)
   end
end

-- Where arguments are floats of another format, or no floats.
local FROM = {}
for name, from in pairs(M.formats) do
   FROM["from_" .. name] = from
   operation["from_" .. name] = convert(from)
end
local FLOATS = { from_int = 0, to_int = 1 }

--- The value of `NAME.OP(args, options)`, and its flags; `options = {round, flush, nan, product,
-- tiny, signalling}`, all numbers but `product` and `tiny`.
function M.evaluate(name, op, args, options)
   local f, list = M.formats[name], {}
   for i, bits in ipairs(args) do
      local is_float = i <= (FLOATS[op] or #args)
      list[i] = is_float and flushed(FROM[op] or f, bits, options.flush) or bits
   end
   return operation[op](f, list, options)
end

return M
