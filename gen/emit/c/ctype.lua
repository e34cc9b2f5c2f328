-- C types of integers and how C converts between them.
--
-- A piece of C is a `Code`: `{text, level, type}`. `type` is the type that C itself gives the text
-- after promotion, one of the six below; `level` is its precedence. Arithmetic is emitted in a type
-- that holds all operands and the result, so it never wraps by accident, and a cast is only
-- where C would convert in silence or with a warning.
local lists = require("gen.base.lists")
local num = require("gen.num")

local M = {}

--- From narrow to wide; where C mixes two of them it takes the later one.
M.order = { "i32", "u32", "i64", "u64", "i128", "u128" }

local info = {
   i32 = { c = "int32_t", bits = 32, signed = true }, u32 = { c = "uint32_t", bits = 32 },
   i64 = { c = "int64_t", bits = 64, signed = true }, u64 = { c = "uint64_t", bits = 64 },
   i128 = { c = "rt_i128", bits = 128, signed = true }, u128 = { c = "rt_u128", bits = 128 },
}

for rank, name in ipairs(M.order) do
   local t = info[name]
   t.rank = rank
   t.lo = t.signed and num.neg(num.pow2(t.bits - 1)) or 0
   t.hi = t.signed and num.mask(t.bits - 1) or num.mask(t.bits)
end

function M.c(type) return info[type].c end
function M.bits(type) return info[type].bits end
function M.is_signed(type) return info[type].signed or false end

function M.holds(type, lo, hi)
   return num.le(info[type].lo, lo) and num.le(hi, info[type].hi)
end

--- The smallest type that holds an interval.
function M.of(lo, hi)
   for _, name in ipairs(M.order) do
      if M.holds(name, lo, hi) then return name end
   end
   error(("no C type holds %s..%s"):format(num.tostring(lo), num.tostring(hi)))
end

--- The smallest type that holds all of several expressions.
function M.of_all(list)
   local lo, hi = list[1].lo, list[1].hi
   for _, e in ipairs(list) do lo, hi = num.min(lo, e.lo), num.max(hi, e.hi) end
   return M.of(lo, hi)
end

--- The unsigned type of 32, 64 or 128 bits that has room for `width` bits.
function M.unsigned(width)
   return width <= 32 and "u32" or width <= 64 and "u64" or "u128"
end

function M.signed(width)
   return width <= 32 and "i32" or width <= 64 and "i64" or "i128"
end

--- Exact C type of a stored integer of any width.
function M.stored(width, signed)
   local bits = width <= 8 and 8 or width <= 16 and 16 or width <= 32 and 32 or width <= 64 and 64
      or 128
   if bits == 128 then return signed and "rt_i128" or "rt_u128", bits end
   return (signed and "int%d_t" or "uint%d_t"):format(bits), bits
end

--- What such an integer is in an expression, after promotion.
function M.promoted(width, signed)
   if width <= 16 then return "i32" end
   return signed and M.signed(width) or M.unsigned(width)
end

-- Pieces of C -------------------------------------------------------------------------------------

M.PRIMARY, M.UNARY, M.MUL, M.ADD, M.SHIFT, M.COMPARE, M.EQUAL = 16, 15, 13, 12, 11, 10, 9
M.AND, M.XOR, M.OR, M.LOGICAL_AND, M.LOGICAL_OR, M.COND = 8, 7, 6, 5, 4, 3

function M.code(text, level, type, const)
   return { text = text, level = level, type = type, const = const }
end

function M.atom(text, type) return M.code(text, M.PRIMARY, type) end

-- Compilers warn about precedences that readers get wrong, so these are bracketed though C does not
-- need it.
local function confusing(level, inner)
   if inner >= M.UNARY then return false end
   if level == M.SHIFT then return inner ~= M.MUL and inner ~= M.SHIFT end
   if level == M.AND then return inner ~= M.AND and inner ~= M.SHIFT and inner ~= M.MUL end
   if level == M.OR or level == M.XOR then
      return inner ~= level and inner ~= M.SHIFT and inner ~= M.MUL
   end
   if level == M.LOGICAL_OR then return inner == M.LOGICAL_AND end
   if level == M.COMPARE or level == M.EQUAL then return inner < M.SHIFT end
   return false
end

--- Text of an operand at a place of precedence `level`; `right` operands of equal level are
-- bracketed.
function M.operand(code, level, right)
   local is_not = code.text:sub(1, 1) == "!" and level >= M.OR and level <= M.COMPARE
   if code.level < level or (right and code.level == level) or is_not
      or confusing(level, code.level) then
      return "(" .. code.text .. ")"
   end
   return code.text
end

--- A cast. What was cast from 64 bits just before (`origin`) is taken as it was.
function M.cast(code, type)
   if type == "u64" and code.origin then return code.origin end
   if code.const and M.bits(code.type) == 128 and M.bits(type) == 128 then
      return M.literal(code.const, type)
   end
   local from_short = { u32 = "rt_u32", u64 = "rt_u64", u128 = "rt_u128_from" }
   if from_short[type] and (code.short or type == "u128" and M.is_signed(code.type)
      and code.type ~= "i128" and not code.const) then
      return M.code(("%s(%s)"):format(from_short[type], code.text), M.PRIMARY, type)
   end
   return M.code(("(%s)%s"):format(M.c(type), M.operand(code, M.UNARY)), M.UNARY, type)
end

--- Marks a piece of C that is an int8_t or int16_t before promotion.
function M.short(code)
   code.short = true
   return code
end

--- Whether C converts without a warning and without a change of value.
function M.is_silent(from, to, const)
   if from == to then return true end
   local a, b = info[from], info[to]
   if b.bits == 128 and not const then return false end -- gcc warns about some that are harmless
   if a.rank > b.rank then return false end
   return b.signed or not a.signed or (const ~= nil and a.bits <= 64 and not num.is_negative(const))
end

-- Literals ----------------------------------------------------------------------------------------

local function magnitude(n, hex)
   return hex and "0x" .. num.hex(n) or num.tostring(n)
end

--- A literal of `type`; small ones are plain, since C takes them anywhere.
function M.literal(n, type, hex)
   if M.bits(type) == 128 and not (M.holds("u64", n, n) or M.holds("i64", n, n)) then
      local high, low = num.bits(n, 64, 64), num.bits(n, 0, 64)
      local make = M.is_signed(type) and "rt_i128_of" or "rt_u128_of"
      return M.code(("%s(UINT64_C(0x%s), UINT64_C(0x%s))"):format(make, num.hex(high),
         num.hex(low)), M.PRIMARY, type, n)
   end
   if M.holds("i32", n, n) then
      if num.eq(n, num.neg(num.pow2(31))) then return M.code("INT32_MIN", M.PRIMARY, "i32", n) end
      return M.code(magnitude(n, hex), num.is_negative(n) and M.UNARY or M.PRIMARY, "i32", n)
   end
   if M.holds("u32", n, n) then return M.code(magnitude(n, hex) .. "u", M.PRIMARY, "u32", n) end
   if num.eq(n, num.neg(num.pow2(63))) then return M.code("INT64_MIN", M.PRIMARY, "i64", n) end
   if M.holds("i64", n, n) then
      return M.code(("INT64_C(%s)"):format(magnitude(n, hex)), M.PRIMARY, "i64", n)
   end
   return M.code(("UINT64_C(%s)"):format(magnitude(n, hex)), M.PRIMARY, "u64", n)
end

-- Conversions -------------------------------------------------------------------------------------

--- As an initialiser, argument or assigned value of `type`, whose range holds the value.
function M.as(code, type)
   if M.is_silent(code.type, type, code.const) then return code end
   return M.cast(code, type)
end

--- Exactly of `type`, as the left side of a shift needs it.
function M.exactly(code, type)
   if code.type == type then return code end
   return M.cast(code, type)
end

--- Two operands that C will join in `type`.
function M.pair(a, b, type)
   if not M.is_silent(a.type, type, a.const) then a = M.cast(a, type) end
   if not M.is_silent(b.type, type, b.const) then b = M.cast(b, type) end
   if a.type ~= type and b.type ~= type then
      if a.const and not b.const then b = M.cast(b, type) else a = M.cast(a, type) end
   end
   return a, b
end

function M.binary(op, level, a, b, type)
   return M.code(M.operand(a, level) .. " " .. op .. " " .. M.operand(b, level, true), level, type)
end

function M.call(name, codes, type)
   local texts = lists.map(codes, function(code) return code.text end)
   return M.code(("%s(%s)"):format(name, table.concat(texts, ", ")), M.PRIMARY, type)
end

return M
