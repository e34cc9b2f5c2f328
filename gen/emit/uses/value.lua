-- Values in C, and what operators make of them. A value is {text, kind}: an `int` is known, a
-- `number` may have unknown bits, a `test` may depend on registers (tools/lib/analysis/known.h);
-- `const` is its number, if that is known here.
local lists = require("gen.base.lists")
local num = require("gen.num")
local c = require("gen.emit.c")
local compute = require("gen.ir.compute")

local M = {}

-- Kinds -------------------------------------------------------------------------------------------

local function value(kind, text, ...)
   return { kind = kind, text = text:format(...), width = kind == "test" and 1 or nil }
end

M.new = value

local consts = {} -- by number; values are never changed

local function const(n)
   local found = consts[n]
   if found then return found end
   if not num.is_small(n) then return M.unknown end
   local text = n < 0 and c.hex(num.bits(n, 0, 64)) or c.int(n)
   found = { kind = "int", text = text, const = n }
   consts[n] = found
   return found
end

M.const = const
M.unknown = { kind = "number", text = "UNKNOWN", is_unknown = true }
M.open = { kind = "test", text = "OPEN", width = 1 }

local function is_int(...)
   return lists.all({ ... }, function(v) return v.kind == "int" end)
end

--- The text of a value that the C takes as a number.
function M.number(v)
   if v.kind == "int" then return ("K(%s)"):format(v.text) end
   return v.kind == "test" and ("rt_of_test(u, %s)"):format(v.text) or v.text
end

-- Is it 0 or 1?
local function is_bit(v)
   return v.kind == "test" or v.kind == "int" and (v.width == 1 or v.const == 0 or v.const == 1)
end

M.is_bit = is_bit

--- The text of a value that is a first bit.
function M.place(v)
   return v.kind == "int" and v.text or ("rt_place(%s)"):format(M.number(v))
end

--- A value as an `int` or a `test`.
function M.test(v)
   if v.two then return M.binary("ne", v, const(0)) end
   if v.is_unknown then return M.open end
   return v.kind == "number" and value("test", "rt_test_of(u, %s)", v.text) or v
end

--- The text of a value that the C takes as a test.
function M.test_text(v)
   v = M.test(v)
   return v.kind == "int" and ("rt_sure(%s)"):format(v.text) or v.text
end

M.is_int = is_int

--- The text of a value that is returned, or assigned, by the kind of the result.
M.text_of = { int = function(v) return v.text end, test = M.test_text, number = M.number,
   joined = M.number }

-- Functions of one short field --------------------------------------------------------------------

-- A value that one field decides has `per`: {field = its text, count, [0..] = numbers}. What is
-- computed of such values and constants is computed here, for each number the field may hold.

local SHORT = 5 -- bits

-- A test of a field for the numbers for which it holds.
local function membership(per)
   local mask, count, only = 0, 0, nil
   for i = 0, per.count - 1 do
      if per[i] == 1 then mask, count, only = mask | 1 << i, count + 1, i end
   end
   if count == 1 then return ("(%s == %d)"):format(per.field, only) end
   return ("(%s >> %s & 1)"):format(c.hex(mask), per.field)
end

-- The numbers that f gives, or nil where one of them is not known or too large.
local function tabulate(field, count, f)
   local per, bits = { field = field, count = count }, true
   for i = 0, count - 1 do
      local n = f(i).const
      if not n then return nil end
      per[i], bits = n, bits and (n == 0 or n == 1)
   end
   return per, bits
end

--- The numbers that a field of so many bits may hold, by themselves; nil where these are too many.
function M.per_field(text, width)
   return width <= SHORT and tabulate(text, 1 << width, const) or nil
end

-- The value of f(..) for values of which some are functions of the same field, none of another, and
-- the others constants; nil: they are not.
local function by_field(f, ...)
   local field, count
   for _, v in ipairs({ ... }) do
      if v.per and (not field or field == v.per.field) then
         field, count = v.per.field, v.per.count
      elseif not v.const then
         return nil
      end
   end
   if not field then return nil end
   local args = { ... }
   local per, bits = tabulate(field, count, function(i)
      return f(table.unpack(lists.map(args, function(v)
         return v.per and const(v.per[i]) or v
      end)))
   end)
   if not per then return nil end
   local same = true
   for i = 1, count - 1 do same = same and per[i] == per[0] end
   if same then return const(per[0]) end
   return per, bits
end

-- f(..), as a function of one field where it is one.
local function folded(f, ...)
   local per, bits = by_field(f, ...)
   if not per or per.const then return per or f(...) end
   if bits then
      return { kind = "int", text = membership(per), width = 1, per = per }
   end
   local out = f(...)
   out = { kind = out.kind, text = out.text, width = out.width, two = out.two }
   out.per = out.kind == "int" and per or nil
   return out
end

-- Operators ---------------------------------------------------------------------------------------

local INFIX = { add = "+", sub = "-", mul = "*", band = "&", bor = "|", bxor = "^", eq = "==",
   ne = "!=", lt = "<", le = "<=", gt = ">", ge = ">=", logical_and = "&&", logical_or = "||" }
M.INFIX = INFIX
local IS_TEST = { eq = true, ne = true, lt = true, le = true, gt = true, ge = true }
local EQUAL = { eq = true, ne = true }
local ORDERED = { lt = true, le = true, gt = true, ge = true }
local LOGIC = { logical_and = "rt_both(%s, %s)", logical_or = "rt_either(%s, %s)" }
-- The same of values that are 0 or 1.
local OF_BITS = { band = "rt_both(%s, %s)", bor = "rt_either(%s, %s)", bxor = "rt_differ(%s, %s)",
   eq = "rt_not(rt_differ(%s, %s))", ne = "rt_differ(%s, %s)" }

-- Is it known that it is not negative?
local function is_positive(v) return v.width or v.const and v.const >= 0 end

-- Is it of 64 bits in C for sure, not the `int` of a comparison or of a small number?
local function is_wide(text)
   return text:find("^V%(") or text:find("^x%d+$") or text:find("^rt_")
end

local function known(op, a, b)
   local text = "(%s %s %s)"
   local is_sum = op == "add" or op == "sub" or op == "mul"
   if is_sum and not is_wide(a.text) and not is_wide(b.text) then text = "((uint64_t)%s %s %s)" end
   if ORDERED[op] and not (is_positive(a) and is_positive(b)) then
      text = "((int64_t)%s %s (int64_t)%s)"
   end
   if INFIX[op] then return value("int", text, a.text, INFIX[op], b.text) end
   return value("int", "rt_%s_int(%s, %s)", op, a.text, b.text)
end

local binary, binary_of -- forward

-- `and`, `or`: a side that is known decides, or does not matter.
local function logic(op, a, b)
   local neutral = op == "logical_and"
   for _, pair in ipairs({ { a, b }, { b, a } }) do
      local one, other = pair[1], pair[2]
      if one.const and (one.const ~= 0) ~= neutral then return const(neutral and 0 or 1) end
      if one.const then return is_bit(other) and other or binary("ne", other, const(0)) end
   end
   a, b = M.test_text(a), M.test_text(b)
   return a == b and value("test", "%s", a) or value("test", LOGIC[op], a, b)
end

-- Of two values that are 0 or 1, one of them a test.
local function of_bits(op, a, b)
   if a.const then a, b = b, a end
   if b.const and OF_BITS[op]:find("rt_differ") then
      return (b.const == 1) == (op == "eq") and a or M.negated(a)
   end
   return value("test", OF_BITS[op], M.test_text(a), M.test_text(b))
end

local DECIDES = { band = true, bor = true } -- one side may decide some bits
local SWAPPED = { gt = "lt", ge = "le" } -- the other way round

local function are_same(a, b)
   if a.is_unknown then return a.same_as and a.same_as == b.same_as end
   return a.text == b.text and not a.text:find("UNKNOWN")
end

function binary(op, a, b)
   if a.const and b.const then return const(compute.binary[op](a.const, b.const)) end
   return folded(function(...) return binary_of(op, ...) end, a, b)
end

function binary_of(op, a, b)
   if a.const and b.const then return const(compute.binary[op](a.const, b.const)) end
   if EQUAL[op] and are_same(a, b) then return const(op == "eq" and 1 or 0) end
   if IS_TEST[op] and a.two and b.const then
      local yes, no = binary(op, a.two.yes, b), binary(op, a.two.no, b)
      if yes.const == no.const then return yes end
      return yes.const == 1 and M.test(a.two.test) or M.negated(a.two.test)
   end
   if LOGIC[op] and not is_int(a, b) or LOGIC[op] and (a.const or b.const) then
      return logic(op, a, b)
   end
   if is_int(a, b) then return known(op, a, b) end
   if OF_BITS[op] and is_bit(a) and is_bit(b) then return of_bits(op, a, b) end
   if (a.is_unknown or b.is_unknown) and not DECIDES[op] then
      return IS_TEST[op] and M.open or M.unknown
   end
   if SWAPPED[op] then return binary(SWAPPED[op], b, a) end
   if op == "ne" then return M.negated(binary("eq", a, b)) end
   return value(IS_TEST[op] and "test" or "number", "rt_%s(u, %s, %s)", op, M.number(a),
      M.number(b))
end

M.binary = binary

local function negated(a)
   if a.const then return const(a.const == 0 and 1 or 0) end
   if a.kind == "int" then return value("int", "(!%s)", a.text) end
   local text = M.test_text(a)
   return text == M.open.text and M.open or value("test", "rt_not(%s)", text)
end

function M.negated(a) return folded(negated, a) end

-- One of two numbers: compared with a third one it is the test, or its opposite.
local function one_of_two(test, yes, no)
   local out = test.kind == "int"
      and value("int", "(%s ? (uint64_t)%s : %s)", test.text, yes.text, no.text)
      or value("number", "rt_chosen(u, %s, %s, %s)", M.test_text(test), M.number(yes), M.number(no))
   out.two = { test = test, yes = yes, no = no }
   return out
end

M.one_of_two = one_of_two

local chosen_of

local function chosen(test, yes, no)
   if test.const then return test.const ~= 0 and yes or no end
   return folded(chosen_of, test, yes, no)
end

M.chosen = chosen

function chosen_of(test, yes, no)
   if test.const then return test.const ~= 0 and yes or no end
   if yes.text == no.text then return yes end
   if yes.const and no.const then return one_of_two(test, yes, no) end
   if test.kind == "int" and yes.kind == no.kind then
      return value(yes.kind, "(%s ? %s : %s)", test.text, yes.text, no.text)
   elseif test.kind == "int" and not (is_bit(yes) and is_bit(no)) then
      return value("number", "(%s ? %s : %s)", test.text, M.number(yes), M.number(no))
   elseif is_bit(yes) and is_bit(no) then
      return value("test", "rt_chosen_test(%s, %s, %s)", M.test_text(test), M.test_text(yes),
         M.test_text(no))
   end
   return value("number", "rt_chosen(u, %s, %s, %s)", M.test_text(test), M.number(yes),
      M.number(no))
end

local function slice_of(a, from, width)
   if a.is_unknown or width > 63 then return M.unknown end
   if a.const and from.const then return const(num.bits(a.const, from.const, width)) end
   if from.const == 0 and (a.width or 64) <= width then return a end
   local out
   if is_int(a, from) then
      out = value("int", "rt_bits(%s, %s, %d)", a.text, from.text, width)
   elseif from.kind == "int" then
      out = value("number", "rt_slice(u, %s, %s, %d)", M.number(a), from.text, width)
   else
      out = value("number", "rt_slice_at(u, %s, %s, %d)", M.number(a), M.number(from), width)
   end
   out.width = width
   return width == 1 and M.test(out) or out
end

local function slice(a, from, width)
   return folded(function(x, at) return slice_of(x, at, width) end, a, from)
end

M.slice = slice

--- One value of parts {value, width}, the lowest first.
function M.joined(parts)
   local out, width = nil, 0
   for i = #parts, 1, -1 do
      local part = parts[i]
      width = width + part.width
      if not out then
         out = part.value
      elseif is_int(part.value, out) then
         out = value("int", "(%s | (uint64_t)%s << %d)", part.value.text, out.text, part.width)
      else
         out = value("number", "rt_cat(u, %s, %d, %s)", M.number(part.value), part.width,
            M.number(out))
      end
   end
   return width <= 63 and out or M.unknown
end

return M
