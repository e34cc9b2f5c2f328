-- Shifts, casts, and bits of expressions as C. `fn` is the function that is being written; it has
-- the value of an expression and what agrees with it in its low bits (`gen/emit/c/code/expr.lua`).
local constant = require("gen.ir.node").constant
local num = require("gen.num")
local ctype = require("gen.emit.c.ctype")

local M = {}

local code, cast, binary = ctype.code, ctype.cast, ctype.binary

local function literal(n, hex) return ctype.literal(n, ctype.of(n, n), hex) end

local function const_int(e)
   return e.tag == "const" and num.is_small(e.value) and e.value or nil
end

-- Masks read best in hex.
local function is_mask(n) return num.lt(9, n) end

--- `code & mask` with the low `width` bits; the type stays.
local function masked(c, width)
   return binary("&", ctype.AND, c, ctype.literal(num.mask(width), c.type,
      is_mask(num.mask(width))), c.type)
end

-- Shifts ------------------------------------------------------------------------------------------

--- A count that is below `bits`, or a call of the function that takes any.
function M.shift(fn, sign, name, a, e, bits)
   local n = fn:value(e)
   if num.lt(e.hi, bits) then return binary(sign, ctype.SHIFT, a, n, a.type) end
   return ctype.call(("rt_%s_%s"):format(name, a.type), { a, ctype.as(n, "u64") }, a.type)
end

function M.shift_left(fn, e)
   local type = ctype.of(e.lo, e.hi)
   if not num.is_negative(e.a.lo) then
      local bits = ctype.bits(type)
      if type == "i32" and num.le(bits, e.b.hi) then type = "u32" end
      if type == "i64" and num.le(bits, e.b.hi) then type = "u64" end
      if type == "i128" then type = "u128" end
      local a = fn:value(e.a)
      if not a.const and ctype.bits(a.type) == bits and not ctype.is_signed(a.type) then
         type = a.type
      end
      return M.shift(fn, "<<", "shl", ctype.exactly(a, type), e.b, bits)
   end
   local bits = ctype.bits(type)
   return cast(M.shift(fn, "<<", "shl", ctype.exactly(fn:modulo(e.a, bits), ctype.unsigned(bits)),
      e.b, bits), type)
end

function M.shift_right(fn, e)
   local a = fn:value(e.a)
   if a.const then a = ctype.exactly(a, ctype.of(e.a.lo, e.a.hi)) end
   return M.shift(fn, ">>", "shr", a, e.b, ctype.bits(a.type))
end

-- Casts and slices --------------------------------------------------------------------------------

local function within(e, lo, hi) return num.le(lo, e.lo) and num.le(e.hi, hi) end

function M.truncate(fn, e, width)
   if within(e, 0, num.mask(width)) then return fn:value(e) end
   local type = ctype.unsigned(width)
   if width == ctype.bits(type) then return fn:modulo(e, width) end
   local plain = fn:value(e)
   if plain.type == "i32" and width < 32 then return masked(plain, width) end
   return masked(fn:modulo(e, ctype.bits(type)), width)
end

function M.extend(fn, e, width)
   local half = num.pow2(width - 1)
   if within(e, num.neg(half), num.sub(half, 1)) then return fn:value(e) end
   if width == 8 or width == 16 then
      local plain = fn:low(e, 32)
      local text = ("(int%d_t)%s"):format(width, ctype.operand(plain, ctype.UNARY))
      return ctype.short(code(text, ctype.UNARY, "i32"))
   end
   local type, bits = ctype.signed(width), ctype.bits(ctype.signed(width))
   local low = ctype.exactly(fn:modulo(e, bits), ctype.unsigned(bits))
   if width == bits then return cast(low, type) end
   return ctype.call("rt_sext_" .. bits, { low, literal(width) }, type)
end

-- The type to shift a base in so that all wanted bits are in it: bits above a signed type are
-- copies of its sign.
local function slice_base(fn, e, reach, width)
   local base = fn:value(e.base)
   if num.is_negative(e.base.lo) and width >= ctype.bits(base.type) then
      local wider = ctype.bits(base.type) == 32 and "i64" or "i128"
      return ctype.exactly(base, wider)
   end
   local bits = ctype.bits(ctype.unsigned(reach))
   if bits < ctype.bits(base.type) then return fn:modulo(e.base, bits) end
   return base
end

function M.slice(fn, e)
   local from = const_int(e.from)
   if from == 0 then return M.truncate(fn, e.base, e.width) end
   local reach = num.add(e.from.hi, e.width)
   local base = slice_base(fn, e, num.is_small(reach) and reach or 1000, e.width)
   if base.const then base = ctype.exactly(base, ctype.of(e.base.lo, e.base.hi)) end
   local shifted = M.shift(fn, ">>", "shr", base, e.from, ctype.bits(base.type))
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

function M.concatenate(fn, e)
   local width, small = 0, true
   for _, part in ipairs(e.parts) do width = width + part.width end
   for _, part in ipairs(e.parts) do
      if part.a.tag ~= "undefined" and M.truncate(fn, part.a, part.width).type ~= "i32" then
         small = false
      end
   end
   local type = small and width < 32 and "i32" or ctype.unsigned(width)
   local parts, at = {}, 0
   for _, part in ipairs(e.parts) do
      if part.a.tag ~= "undefined" and not (part.a.tag == "const"
         and num.eq(num.bits(part.a.value, 0, part.width), 0)) then
         parts[#parts + 1] = { code = ctype.as(M.truncate(fn, part.a, part.width), type),
            shift = at }
      end
      at = at + part.width
   end
   return join(parts, type)
end

function M.gather(fn, e)
   local width, parts, at = 0, {}, 0
   for _, part in ipairs(e.parts) do width = width + part.width end
   local type = ctype.unsigned(width)
   local base = fn:once(e.base)
   for _, part in ipairs(e.parts) do
      local piece = M.slice(fn, { base = base, from = constant(part.lo),
         width = part.width })
      parts[#parts + 1] = { code = ctype.as(piece, type), shift = at }
      at = at + part.width
   end
   return join(parts, type)
end

return M
