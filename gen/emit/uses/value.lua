-- Expressions of the IR as terms: what is known about a value when only the instruction is known.
--
-- An environment (`env`) gives the definitions of locals: `env[id] = {term, defs = { {node, env,
-- when}.. }}`. The lines of an operand have environments of their own, `walk:env_of(line)`.
local lists = require("gen.base.lists")
local num = require("gen.num")
local state = require("gen.emit.c.state")
local tree = require("gen.ir.tree")

local M = {}

local MOST = 64   -- entries of a list or table that a term may choose from
local COUNTED = 8 -- bits of a mask that are counted

local BINARY = {
   add = "ADD", sub = "SUB", mul = "MUL", band = "BAND", bor = "BOR", bxor = "BXOR", shl = "SHL",
   shr = "SHR", eq = "EQ", ne = "NE", lt = "LT", le = "LE", gt = "GT", ge = "GE", lor = "LOR",
}

local of -- forward

local function fits(node) return num.is_small(node.lo) and num.is_small(node.hi) end

--- The bits of a field: out of its slot, else out of the word.
local function raw_bits(walk, field)
   local terms = walk.terms
   local slot = walk.form and walk.form.slot_of[field.name]
   if slot then
      local term = terms:make("VALUE", nil, nil, nil, slot)
      term.field = field
      return term
   end
   if not walk.form then return terms.unknown end
   local parts = lists.map(field.pieces, function(piece)
      local width = piece.hi - piece.lo + 1
      return { term = terms:make("WORD", piece.lo, width), width = width }
   end)
   return terms:cat(parts)
end

M.bits = raw_bits

local function field_value(walk, node)
   local terms, field = walk.terms, node.field
   local term = raw_bits(walk, field)
   if field.signed then term = terms:make("SEXT", term, nil, nil, field.width) end
   if (field.scale or 1) ~= 1 then term = terms:make("MUL", term, terms:const(field.scale)) end
   return term
end

local function list_of(walk, nodes, env)
   return lists.map(nodes, function(node) return of(walk, node, env) end)
end

-- Slices put together, the first one lowest; `slice_of(part)`: a term and the first of its bits.
local function joined(walk, parts, slice_of)
   return walk.terms:cat(lists.map(parts, function(part)
      local term, from = slice_of(part)
      return { term = walk.terms:slice(term, walk.terms:const(from), part.width),
         width = part.width }
   end))
end

--- Is the line of an operand taken?
function M.takes(walk, choice, line)
   if #choice.lines == 1 then return walk.terms.always end
   return walk.terms:line(choice, line.index)
end

local function choice_value(walk, choice)
   local terms, out = walk.terms, nil
   for i = #choice.lines, 1, -1 do
      local line = choice.lines[i]
      local code = line.code
      local term = terms.unknown
      if code.value and not code.none then term = of(walk, code.value, walk:env_of(line)) end
      out = out and terms:cond(M.takes(walk, choice, line), term, out) or term
   end
   return terms:choice(choice, out or terms.unknown)
end

local nodes = {
   raw = function(walk, node) return raw_bits(walk, node.field) end,
   field = field_value,
   here = function(walk) return walk.terms:make("HERE") end,
   pc = function(walk) return walk.terms:make("HERE") end,
   next = function(walk) return walk.terms:make("NEXT") end,
   ["local"] = function(_, node, env) return env[node.id] and env[node.id].term end,
   choice = function(walk, node) return choice_value(walk, node.choice) end,
   slice = function(walk, node, env)
      return walk.terms:slice(of(walk, node.base, env), of(walk, node.from, env), node.width)
   end,
   trunc = function(walk, node, env)
      if node.width == 64 then return of(walk, node.a, env) end
      return walk.terms:slice(of(walk, node.a, env), walk.terms.zero, node.width)
   end,
   sext = function(walk, node, env)
      return walk.terms:make("SEXT", of(walk, node.a, env), nil, nil, node.width)
   end,
   gather = function(walk, node, env)
      local base = of(walk, node.base, env)
      return joined(walk, node.parts, function(part) return base, part.lo end)
   end,
   cat = function(walk, node, env)
      return joined(walk, node.parts, function(part) return of(walk, part.a, env), 0 end)
   end,
   cond = function(walk, node, env)
      if not fits(node.test) then return nil end
      local yes, no = of(walk, node.yes, env), of(walk, node.no, env)
      return walk.terms:cond(of(walk, node.test, env), yes, no)
   end,
   land = function(walk, node, env)
      return walk.terms:both(of(walk, node.a, env), of(walk, node.b, env))
   end,
   lnot = function(walk, node, env) return walk.terms:negated(of(walk, node.a, env)) end,
   bnot = function(walk, node, env) return walk.terms:make("BNOT", of(walk, node.a, env)) end,
   neg = function(walk, node, env) return walk.terms:make("NEG", of(walk, node.a, env)) end,
}

-- Paths are those of a warp whose lanes all do the same: what a test is in one of them it is in
-- all, and all that are there take part.
local EVERYONE = 0xffffffff

function nodes.ballot(walk, node, env)
   return walk.terms:cond(of(walk, node.a, env), walk.terms:const(EVERYONE), walk.terms.zero)
end
function nodes.all(walk, node, env) return of(walk, node.a, env) end
nodes.any, nodes.lane_of = nodes.all, nodes.all

-- May a register be one that is wired to a number?
local function is_wired(file, index)
   return lists.any(file.entry_list or {}, function(entry)
      local meant = index.op ~= "CONST" or index.n == entry.number
      return meant and state.wired(entry)
   end)
end

function nodes.reg(walk, node, env)
   if node.file.masks then return walk.terms:const(EVERYONE) end
   local index = node.index and of(walk, node.index, env) or walk.terms.zero
   if index.op == "UNKNOWN" then return index end
   local term = walk.terms:make("REG", index, nil, nil, node.file.name)
   term.file = node.file
   term.is_bit = node.file.width == 1 and not node.file.signed
   term.open_bits = not term.is_bit and not is_wired(node.file, index) and node.file.width or 0
   return term
end

function nodes.pick(walk, node, env)
   if #node.args > MOST then return nil end
   return walk.terms:pick(of(walk, node.k, env), list_of(walk, node.args, env))
end
nodes.column = nodes.pick

local function extreme(op)
   return function(walk, node, env)
      local terms, out = walk.terms, nil
      for _, term in ipairs(list_of(walk, node.args, env)) do
         out = out and terms:cond(terms:make(op, out, term), out, term) or term
      end
      return out
   end
end
nodes.min, nodes.max = extreme("LT"), extreme("GT")

function nodes.clamp(walk, node, env)
   local terms = walk.terms
   local a, lo, hi = of(walk, node.a, env), of(walk, node.lo_arg, env), of(walk, node.hi_arg, env)
   return terms:cond(terms:make("LT", a, lo), lo, terms:cond(terms:make("GT", a, hi), hi, a))
end

-- How many bits are 1, of masks of a few bits.
function nodes.popcount(walk, node, env)
   local terms, mask, count = walk.terms, of(walk, node.a, env), nil
   if not num.le(node.a.hi, num.mask(COUNTED)) then return nil end
   for i = 0, COUNTED - 1 do
      if not num.le(node.a.hi, num.mask(i)) then
         local bit = terms:slice(mask, terms:const(i), 1)
         count = count and terms:make("ADD", count, bit) or bit
      end
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

-- What is unknown is the same where the same expression has the same locals.
local function unknown(walk, node, env)
   local parts, count = {}, 0
   tree.each_node(node, function(part)
      if part.tag == "local" then
         count = count + 1
         parts[count] = env[part.id] and env[part.id].term
      end
   end, {})
   return walk.terms:unknown_of(node, parts, count)
end

--- The term of an expression.
function of(walk, node, env)
   local terms = walk.terms
   if fits(node) and num.eq(node.lo, node.hi) then return terms:const(node.lo) end
   if not fits(node) and not RING[node.tag] then return unknown(walk, node, env) end
   if not takes_large(node) and not parts_fit(node) then return unknown(walk, node, env) end
   local op = BINARY[node.tag]
   if op then return terms:make(op, of(walk, node.a, env), of(walk, node.b, env)) end
   local handler = nodes[node.tag]
   return handler and handler(walk, node, env) or terms.unknown
end

M.of = of

return M
