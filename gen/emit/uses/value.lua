-- Expressions of the IR in C, as far as the instruction alone says what they are. A value is
-- {text, kind}: an `int` is known, a `number` may have unknown bits, a `test` may depend on
-- registers (tools/lib/analysis/known.h); `const` is its number, if that is known here.
local lists = require("gen.base.lists")
local num = require("gen.num")
local c = require("gen.emit.c")
local compute = require("gen.ir.compute")
local tree = require("gen.ir.tree")

local M = {}

local MOST = 64   -- entries of a list or table that a value may be chosen from
local COUNTED = 8 -- bits of a mask that are counted

local of -- forward

-- Kinds -------------------------------------------------------------------------------------------

local function value(kind, text, ...)
   return { kind = kind, text = text:format(...), width = kind == "test" and 1 or nil }
end

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

-- Parts {value, width}, the lowest first.
local function joined(parts)
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

-- Nodes -------------------------------------------------------------------------------------------

local function fits(node) return num.is_small(node.lo) and num.is_small(node.hi) end

--- The bits of a field: out of its slot, else out of the word.
function M.bits(walk, field)
   if not walk.form then return M.unknown end
   local slot = walk.form.slot_of[field.name]
   if slot then
      local out = value("int", "V(%s, %s)", c.ident(field.name), walk.places.field(slot))
      out.width = field.width
      out.per = field.width <= SHORT
         and tabulate(out.text, 1 << field.width, const) or nil
      return out
   end
   return joined(lists.map(field.pieces, function(piece)
      local width = piece.hi - piece.lo + 1
      return { value = value("int", "WORD(%d, %d)", piece.lo, width), width = width }
   end))
end

local function field_value(walk, node)
   local field = node.field
   local v = M.bits(walk, field)
   if field.signed and v.kind == "int" then
      v = value("int", "rt_sext(%s, %d)", v.text, field.width)
   end
   return (field.scale or 1) ~= 1 and binary("mul", v, const(field.scale)) or v
end

local function list_of(walk, nodes)
   return lists.map(nodes, function(node) return of(walk, node) end)
end

local function unary(text, name, compute_one)
   return function(walk, node)
      local a = of(walk, node.a)
      if a.const then return const(compute_one(a.const)) end
      if a.kind == "int" then return value("int", text, a.text) end
      return value("number", name, M.number(a))
   end
end

local nodes = {
   raw = function(walk, node) return M.bits(walk, node.field) end,
   field = field_value,
   here = function() return value("int", "HERE") end,
   pc = function() return value("int", "HERE") end,
   next = function() return value("int", "NEXT") end,
   ["local"] = function(walk, node) return walk:local_value(node.id) end,
   choice = function(walk, node) return walk:choice_value(node.choice) end,
   slice = function(walk, node)
      return slice(of(walk, node.base), of(walk, node.from), node.width)
   end,
   trunc = function(walk, node)
      local a = of(walk, node.a)
      return node.width == 64 and a or slice(a, const(0), node.width)
   end,
   sext = function(walk, node)
      local a = of(walk, node.a)
      if a.kind == "int" then return value("int", "rt_sext(%s, %d)", a.text, node.width) end
      return value("number", "rt_signed(u, %s, %d)", M.number(a), node.width)
   end,
   gather = function(walk, node)
      local base = of(walk, node.base)
      return joined(lists.map(node.parts, function(part)
         return { value = slice(base, const(part.lo), part.width), width = part.width }
      end))
   end,
   cat = function(walk, node)
      return joined(lists.map(node.parts, function(part)
         return { value = slice(of(walk, part.a), const(0), part.width), width = part.width }
      end))
   end,
   cond = function(walk, node)
      if not fits(node.test) then return M.unknown end
      return chosen(of(walk, node.test), of(walk, node.yes), of(walk, node.no))
   end,
   logical_not = function(walk, node) return M.negated(of(walk, node.a)) end,
   bnot = unary("~%s", "rt_bxor(u, %s, K(UINT64_MAX))", function(n) return ~n end),
   neg = unary("(0 - %s)", "rt_sub(u, K(0), %s)", num.neg),
}

-- Paths are those of a warp whose lanes all do the same: what a test is in one of them it is in
-- all, and all that are there take part.
local EVERYONE = const(0xffffffff)

function nodes.ballot(walk, node) return chosen(of(walk, node.a), EVERYONE, const(0)) end
function nodes.all(walk, node) return of(walk, node.a) end
nodes.any, nodes.lane_of = nodes.all, nodes.all

function nodes.reg(walk, node)
   if node.file.masks then return EVERYONE end
   if node.file.parks then return const(0) end
   local index = node.index and of(walk, node.index) or const(0)
   if index.is_unknown then return index end
   local file, flag = walk.where.file(node.file), node.file.width == 1 and not node.file.signed
   if flag and index.kind == "int" then return value("test", "FLAG(%s, %s)", file, index.text) end
   local out = value("number", "rt_content(u, %s, %s)", file, M.number(index))
   return flag and M.test(out) or out
end

-- One of several by number; beyond them, if the number can be, it is unknown.
function nodes.pick(walk, node)
   if #node.args > MOST then return M.unknown end
   local k, list, out = of(walk, node.k), list_of(walk, node.args), M.unknown
   local last = #list
   if num.lt(node.k.hi, #list) then last, out = #list - 1, list[#list] end
   for i = last, 1, -1 do out = chosen(binary("eq", k, const(i - 1)), list[i], out) end
   return out
end
nodes.column = nodes.pick

local function extreme(op)
   return function(walk, node)
      local out
      for _, v in ipairs(list_of(walk, node.args)) do
         out = out and chosen(binary(op, out, v), out, v) or v
      end
      return out
   end
end
nodes.min, nodes.max = extreme("lt"), extreme("gt")

function nodes.clamp(walk, node)
   local a, lo, hi = of(walk, node.a), of(walk, node.lo_arg), of(walk, node.hi_arg)
   return chosen(binary("lt", a, lo), lo, chosen(binary("gt", a, hi), hi, a))
end

-- How many bits are 1, of masks of a few bits.
function nodes.popcount(walk, node)
   local mask, count = of(walk, node.a), nil
   if not num.le(node.a.hi, num.mask(COUNTED)) then return M.unknown end
   for i = 0, num.width_unsigned(node.a.hi) - 1 do
      local bit = slice(mask, const(i), 1)
      count = count and binary("add", count, bit) or bit
   end
   return count
end

-- Numbers that are too large are what they are modulo 2^64, as addresses of 64 bits; of these only
-- what is made so has the right bits.
local RING = { next = true, here = true, pc = true, ["local"] = true, choice = true, cond = true,
   add = true, sub = true, lane_of = true, trunc = true }
local EQUALITY = { eq = true, ne = true }

local function is_word(node)
   return not num.is_negative(node.lo) and num.le(node.hi, num.mask(64))
end

-- May the parts be numbers modulo 2^64?
local function takes_large(node)
   if RING[node.tag] then return true end
   return EQUALITY[node.tag] and is_word(node.a) and is_word(node.b)
end

local function parts_fit(node)
   local fine = true
   tree.each_part(node, function(part) fine = fine and fits(part) end)
   return fine
end

-- What is unknown, but the same wherever this expression is asked for: its locals do not change.
local function unknown_of(walk, node)
   local same = true
   tree.each_node(node, function(part)
      same = same and (part.tag ~= "local" or walk:is_constant(part.id))
   end, {})
   return { kind = "number", text = "UNKNOWN", is_unknown = true, same_as = same and node or nil }
end

local BINARY = { shl = true, shr = true }
for name in next, INFIX do BINARY[name] = true end

local function value_of(walk, node)
   if not fits(node) and not RING[node.tag] then return M.unknown end
   if not takes_large(node) and not parts_fit(node) then return M.unknown end
   if BINARY[node.tag] then return binary(node.tag, of(walk, node.a), of(walk, node.b)) end
   local handler = nodes[node.tag]
   return handler and handler(walk, node) or M.unknown
end

--- The value of an expression.
function of(walk, node)
   if fits(node) and num.eq(node.lo, node.hi) then return const(node.lo) end
   local found = value_of(walk, node)
   return found.is_unknown and not found.same_as and unknown_of(walk, node) or found
end

M.of = of

return M
