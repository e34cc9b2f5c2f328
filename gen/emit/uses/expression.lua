-- Expressions of the IR as values (emit/uses/value.lua), as far as the instruction alone says what
-- they are.
local lists = require("gen.base.lists")
local num = require("gen.num")
local c = require("gen.emit.c")
local tree = require("gen.ir.tree")
local value = require("gen.emit.uses.value")

local M = {}

local MOST = 64   -- entries of a list or table that a value may be chosen from
local COUNTED = 8 -- bits of a mask that are counted

local const, binary, chosen, slice, joined = value.const, value.binary, value.chosen, value.slice,
   value.joined
local new, unknown = value.new, value.unknown

local of -- forward

local function fits(node) return num.is_small(node.lo) and num.is_small(node.hi) end

--- The bits of a field: out of its slot, else out of the word.
function M.bits(walk, field)
   if not walk.form then return unknown end
   local slot = walk.form.slot_of[field.name]
   if slot then
      local out = new("int", "V(%s, %s)", c.ident(field.name), walk.places.field(slot))
      out.width = field.width
      out.per = value.per_field(out.text, field.width)
      return out
   end
   return joined(lists.map(field.pieces, function(piece)
      local width = piece.hi - piece.lo + 1
      return { value = new("int", "WORD(%d, %d)", piece.lo, width), width = width }
   end))
end

local function field_value(walk, node)
   local field = node.field
   local v = M.bits(walk, field)
   if field.signed and v.kind == "int" then
      v = new("int", "rt_sext(%s, %d)", v.text, field.width)
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
      if a.kind == "int" then return new("int", text, a.text) end
      return new("number", name, value.number(a))
   end
end

local nodes = {
   raw = function(walk, node) return M.bits(walk, node.field) end,
   field = field_value,
   here = function() return new("int", "HERE") end,
   pc = function() return new("int", "HERE") end,
   next = function() return new("int", "NEXT") end,
   config = function(_, node)
      local test = new("int", "(%s >> u->context->config & 1)", c.hex(node.mask))
      test.width = 1
      return test
   end,
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
      if a.kind == "int" then return new("int", "rt_sext(%s, %d)", a.text, node.width) end
      return new("number", "rt_signed(u, %s, %d)", value.number(a), node.width)
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
      if not fits(node.test) then return unknown end
      return chosen(of(walk, node.test), of(walk, node.yes), of(walk, node.no))
   end,
   logical_not = function(walk, node) return value.negated(of(walk, node.a)) end,
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
   if flag and index.kind == "int" then return new("test", "FLAG(%s, %s)", file, index.text) end
   local out = new("number", "rt_content(u, %s, %s)", file, value.number(index))
   return flag and value.test(out) or out
end

-- One of several by number; beyond them, if the number can be, it is unknown.
function nodes.pick(walk, node)
   if #node.args > MOST then return unknown end
   local k, list, out = of(walk, node.k), list_of(walk, node.args), unknown
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
   if not num.le(node.a.hi, num.mask(COUNTED)) then return unknown end
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
-- So are these; they matter where what registers hold may be known (emit/uses/folding.lua).
local FOLDED = { reg = true, band = true, bor = true, bxor = true, bnot = true, neg = true,
   mul = true, sext = true }
local EQUALITY = { eq = true, ne = true }

local function is_word(node)
   return not num.is_negative(node.lo) and num.le(node.hi, num.mask(64))
end

local function is_ring(walk, node)
   return RING[node.tag] or walk.folds and FOLDED[node.tag]
      or walk.folds and node.tag == "shl" and fits(node.b)
end

-- May the parts be numbers modulo 2^64?
local function takes_large(walk, node)
   if is_ring(walk, node) then return true end
   return EQUALITY[node.tag] and is_word(node.a) and is_word(node.b)
end

local function parts_fit(node)
   local fine = true
   tree.each_part(node, function(part) fine = fine and fits(part) end)
   return fine
end

local inside = setmetatable({}, { __mode = "k" }) -- by expression: what is in it

-- The locals in an expression, and whether an operand is in it.
local function inside_of(node)
   local found = inside[node]
   if found then return found end
   found = { ids = {}, operand = node.tag == "choice" }
   inside[node] = found
   local seen = {}
   local function put(id)
      if not seen[id] then found.ids[#found.ids + 1] = id end
      seen[id] = true
   end
   if node.tag == "local" then put(node.id) end
   tree.each_part(node, function(part)
      local inner = inside_of(part)
      found.operand = found.operand or inner.operand
      for _, id in ipairs(inner.ids) do put(id) end
   end)
   return found
end

-- What is unknown, but the same wherever this expression is asked for: its locals do not change.
local function unknown_of(walk, node)
   local same = lists.all(inside_of(node).ids, function(id) return walk:is_constant(id) end)
   return { kind = "number", text = "UNKNOWN", is_unknown = true, same_as = same and node or nil }
end

local BINARY = { shl = true, shr = true }
for name in next, value.INFIX do BINARY[name] = true end

local function value_of(walk, node)
   if not fits(node) and not is_ring(walk, node) then return unknown end
   if not takes_large(walk, node) and not parts_fit(node) then return unknown end
   if BINARY[node.tag] then return binary(node.tag, of(walk, node.a), of(walk, node.b)) end
   local handler = nodes[node.tag]
   return handler and handler(walk, node) or unknown
end

--- The value of an expression. It is kept as long as no local changes; that of an operand may note
--- something each time.
function of(walk, node)
   if fits(node) and num.eq(node.lo, node.hi) then return const(node.lo) end
   local found = walk.values[node]
   if found then return found end
   found = value_of(walk, node)
   if found.is_unknown and not found.same_as then found = unknown_of(walk, node) end
   if not inside_of(node).operand then walk.values[node] = found end
   return found
end

M.of = of

return M
