-- The functions of the language. Each gets the walker, the call and its arguments as trees, because
-- some of them are evaluated only under a condition, or must be constant.
local ir = require("gen.ir.node").make
local lists = require("gen.base.lists")
local num = require("gen.num")
local interval = require("gen.ir.interval")
local asttext = require("gen.syntax.asttext")
local Walker = require("gen.values.walker")

local builtin = {}

local function arg(ast, i) return ast.args[i] and ast.args[i].value end

local function expect(self, ast, least, most)
   local count = #ast.args
   if count < least or count > (most or least) then
      local range = most == least and tostring(least) or most == math.huge and least .. " or more"
         or ("%d to %d"):format(least, most or least)
      self:fail("E05", ast.at,
         ("arguments of `%s`: %s expected, %d given"):format(ast.name, range, count))
   end
end

local function values(self, ast)
   local nodes = {}
   for i in ipairs(ast.args) do nodes[i] = self:eval(arg(ast, i)) end
   return nodes
end

-- Casts -------------------------------------------------------------------------------------------

local function check_width(self, width, at)
   if num.lt(width, 1) or num.lt(128, width) then
      self:fail("E50", at, ("a cast to %s bits; 1 to 128 are possible"):format(num.tostring(width)))
   end
   return width
end

local function cast(self, kind, ast, width, at)
   check_width(self, width, at)
   local node = self:eval(ast)
   return kind == "u" and self:trunc(node, width, at) or kind == "s" and self:sext(node, width, at)
end

--- `u8(e)`, `s32(e)`; nil if the name is none of these.
local function sized_cast(self, ast)
   local kind, digits = ast.name:match("^([us])(%d+)$")
   if not kind then return nil end
   expect(self, ast, 1, 1)
   return cast(self, kind, arg(ast, 1), math.tointeger(tonumber(digits)), ast.at)
end

local function cast_by(kind)
   return function(self, ast)
      expect(self, ast, 2, 2)
      return self:each_constant({ arg(ast, 2) }, ast.at, function()
         local width =
            self:constant(arg(ast, 2), "E08",
               ("the width of `%s(e, N)` must be constant"):format(kind))
         return cast(self, kind, arg(ast, 1), width, ast.at)
      end)
   end
end

builtin.u, builtin.s = cast_by("u"), cast_by("s")

--- `signed(F)`: a field, or anything else with a width, as a signed number of that many bits.
function builtin.signed(self, ast)
   expect(self, ast, 1, 1)
   local node = self:eval(arg(ast, 1))
   if not node.w then
      self:fail("E54", ast.at, ("`%s` has no width"):format(asttext.expr(arg(ast, 1))),
         { hint = "s(.., N)" })
   end
   return self:sext(node, node.w, ast.at)
end

-- Bits --------------------------------------------------------------------------------------------

function builtin.cat(self, ast)
   expect(self, ast, 1, math.huge)
   local nodes = {}
   for i in ipairs(ast.args) do
      local node = self:eval_any(arg(ast, i))
      if node.tag ~= "undefined" then self:definite(node, arg(ast, i)) end
      nodes[i] = node
   end
   return self:cat(nodes, ast.at, function() return asttext.expr(ast) end)
end

--- `bits(n, i: e)`: bit i is e.
function builtin.bits(self, ast)
   expect(self, ast, 2, 2)
   local count = self:constant(arg(ast, 1), "E08", "the number of bits must be constant")
   check_width(self, count, ast.at)
   local name = ast.args[2].key
   if not name then
      self:fail("E05", ast.at, "`bits` takes a count and `i: e`", { hint = "bits(8, i: x[7 - i])" })
   end
   self:check_local_name(name, ast.at)
   local saved, nodes = self.scope.names[name], {}
   for i = 0, count - 1 do
      self.scope.names[name] = { node = self:const(i, ast.at), counter = true }
      local node = self:eval(arg(ast, 2))
      if num.is_negative(node.lo) or num.lt(1, node.hi) then
         self:fail("E53", ast.at,
            ("bit %d of `bits` is %s, not 0 or 1"):format(i, self:bounds(node)))
      end
      nodes[i + 1] = node.w == 1 and node or self:trunc(node, 1, ast.at)
   end
   self.scope.names[name] = saved
   return self:cat(nodes, ast.at)
end

function builtin.popcount(self, ast)
   expect(self, ast, 1, 1)
   local node = self:eval(arg(ast, 1))
   if num.is_negative(node.lo) then
      self:fail("E59", ast.at,
         ("`%s`: the argument may be negative (%s)"):format(asttext.expr(ast), self:bounds(node)),
         { hint = "popcount(u32(..))" })
   end
   return self:unary("popcount", node, ast.at)
end

local function count_zeros(tag)
   return function(self, ast)
      expect(self, ast, 2, 2)
      local node = self:eval(arg(ast, 1))
      local width =
         check_width(self, self:constant(arg(ast, 2), "E08", "the width must be constant"), ast.at)
      if num.is_negative(node.lo) or num.lt(num.mask(width), node.hi) then
         self:fail("E59", ast.at,
            ("`%s`: the argument is %s, not within %d bits"):format(asttext.expr(ast),
            self:bounds(node), width), { hint = ("u%d(..)"):format(width) })
      end
      return self:make(ir[tag]({ a = node, width = width, at = ast.at }), 0, width)
   end
end

builtin.clz, builtin.ctz = count_zeros("clz"), count_zeros("ctz")

function builtin.lut3(self, ast)
   expect(self, ast, 4, 4)
   local nodes = values(self, ast)
   local lo, hi = interval.unsigned(32)
   return self:make(ir.lut3({ l = nodes[1], a = nodes[2], b = nodes[3], c = nodes[4],
      at = ast.at, w = 32 }),
      lo, hi)
end

-- Choosing ----------------------------------------------------------------------------------------

local function extremum(tag, pick_bound)
   return function(self, ast)
      expect(self, ast, 2, math.huge)
      local nodes = values(self, ast)
      local lo, hi, constant = nodes[1].lo, nodes[1].hi, true
      for _, node in ipairs(nodes) do
         lo, hi = pick_bound(lo, node.lo), pick_bound(hi, node.hi)
         constant = constant and node.tag == "const"
      end
      if constant then return self:const(lo, ast.at) end
      return self:make(ir[tag]({ args = nodes, at = ast.at }), lo, hi)
   end
end

builtin.min, builtin.max = extremum("min", num.min), extremum("max", num.max)

function builtin.abs(self, ast)
   expect(self, ast, 1, 1)
   return self:unary("abs", self:eval(arg(ast, 1)), ast.at, function() return asttext.expr(ast) end)
end

function builtin.clamp(self, ast)
   expect(self, ast, 3, 3)
   local nodes = values(self, ast)
   local x, low, high = nodes[1], nodes[2], nodes[3]
   if num.lt(high.lo, low.hi) then
      self:fail("E59", ast.at,
         ("`%s`: the lower bound %s may exceed the upper %s"):format(asttext.expr(ast),
         self:bounds(low), self:bounds(high)))
   end
   local lo = num.max(low.lo, num.min(x.lo, high.lo))
   local hi = num.max(low.hi, num.min(x.hi, high.hi))
   if x.tag == "const" and low.tag == "const" and high.tag == "const" then
      return self:const(lo, ast.at)
   end
   return self:make(ir.clamp({ a = x, lo_arg = low, hi_arg = high, at = ast.at }), lo, hi)
end

-- The alternatives of `pick`, each seen where k has its number: {k, out, node}; node is nil where k
-- cannot have it.
local function pick_args(self, ast, k)
   local list = {}
   for i = 2, #ast.args do
      local index = i - 2
      local out, node = self:branch(function()
         if not self:learn(k, index, index) then return nil end
         return self:eval(arg(ast, i))
      end)
      list[i - 1] = { k = index, out = out, node = node }
   end
   return list
end

-- The value where no alternative needs statements.
local function plain_pick(self, k, list, at)
   local nodes, lo, hi, w = {}, nil, nil, nil
   for i, one in ipairs(list) do
      local node = one.node
      if node then
         lo, hi = lo and num.min(lo, node.lo) or node.lo, hi and num.max(hi, node.hi) or node.hi
         if w == nil then w = node.w or false elseif w ~= node.w then w = false end
      end
      nodes[i] = node or self:const(0, at)
   end
   return self:make(ir.pick({ k = k, args = nodes, at = at, w = w or nil }), lo, hi)
end

-- The value of the alternatives from the i-th on, as an `if` for each.
local function chosen(self, k, list, i, at)
   local one = list[i]
   if i == #list then
      lists.append(self.out, one.out)
      return one.node
   end
   local test = self:binary("eq", k, self:const(one.k, at), at)
   local rest, node = self:branch(chosen, self, k, list, i + 1, at)
   return self:choose(test, one.node, node, one.out, rest, at)
end

function builtin.pick(self, ast)
   expect(self, ast, 2, math.huge)
   local k = self:eval(arg(ast, 1))
   local last = #ast.args - 2
   if num.is_negative(k.lo) or num.lt(last, k.hi) then
      self:fail("E52", ast.at,
         ("`%s`: %s may leave the list 0..%d"):format(asttext.expr(ast), self:bounds(k), last))
   end
   local constant = k.tag == "const" and k.value
   if constant then return self:eval(arg(ast, constant + 2)) end
   local list = pick_args(self, ast, k)
   if not lists.any(list, function(one) return #one.out > 0 end) then
      return plain_pick(self, k, list, ast.at)
   end
   list = lists.filter(list, function(one) return one.node end)
   return chosen(self, self:let_temp("k", k, ast.at), list, 1, ast.at)
end

-- Division ----------------------------------------------------------------------------------------

for _, op in ipairs({ "quo", "rem", "div", "mod" }) do
   builtin[op] = function(self, ast)
      expect(self, ast, 2, 2)
      local a, b = self:eval(arg(ast, 1)), self:eval(arg(ast, 2))
      return self:binary(op, a, b, ast.at, function() return asttext.expr(ast) end)
   end
end

-- Others ------------------------------------------------------------------------------------------

function builtin.undefined(self, ast)
   expect(self, ast, 1, 1)
   local width =
      check_width(self, self:constant(arg(ast, 1), "E08", "the width must be constant"), ast.at)
   local lo, hi = interval.unsigned(width)
   return self:make(ir.undefined({ width = width, at = ast.at, w = width,
      is_undefined = true }),
      lo, hi)
end

function builtin.depth(self, ast)
   expect(self, ast, 1, 1)
   local stack = self:stack_named(arg(ast, 1), ast.at)
   local node = self:make(ir.depth({ stack = stack, at = ast.at }), 0, stack.depth)
   return self:let_temp("depth", node, ast.at)
end

local function whole_record(self, ast)
   self:fail("E10", ast.at,
      ("`%s(..)` returns an entry; write `e = %s(..)` or `%s(..).member`"):format(ast.name,
         ast.name,
      ast.name))
end

builtin.top, builtin.pop = whole_record, whole_record

--- The members of `top($s)` or `pop($s)`.
function Walker:record(ast)
   expect(self, ast, 1, 1)
   local stack = self:stack_named(arg(ast, 1), ast.at)
   local is_guarded = self:guard_top(stack, ast.at)
   local record = self:top_record(stack, ast.at, is_guarded)
   if ast.name == "pop" then
      self:check_effect(ast.at, "pop")
      self.out[#self.out + 1] = ir.drop({ stack = stack, at = ast.at, is_guarded = is_guarded })
   end
   return record
end

Walker.builtins = builtin -- more are added by `lanes.lua`

--- The value of a call to a built-in, or nil.
function Walker:call_builtin(ast)
   local node = sized_cast(self, ast)
   if node then return node end
   local handler = builtin[ast.name]
   return handler and handler(self, ast)
end

--- True for the name of a function of the language.
function Walker.is_builtin(_, name)
   return builtin[name] ~= nil or name:match("^[us]%d+$") ~= nil
end
