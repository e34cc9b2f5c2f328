-- Expressions: what a name means where it is, and each kind of expression of the tree as a node
-- of the IR.
local ir = require("gen.ir.node").make
local lists = require("gen.base.lists")
local num = require("gen.num")
local asttext = require("gen.syntax.asttext")
local interval = require("gen.ir.interval")
local Walker = require("gen.values.walker")

local handlers = {}
Walker.handlers = handlers

local function text_of(ast) return function() return asttext.expr(ast) end end
Walker.text_of = function(_, ast) return asttext.expr(ast) end

-- Values that may be missing ----------------------------------------------------------------------

-- Expressions that only name a place, unless its contents are needed.
local NAMES_A_PLACE = { name = true, state = true, slice = true, member = true, static = true }

-- Of them, those that read what it holds themselves: a static is another expression.
local READS = { name = true, state = true, slice = true, member = true }

--- The node for `ast`, which may be `none`, an `undefined`, or a choice with a `none` alternative.
-- With `keeps` an expression that stands for a place is that place: naming it does not read it.
function Walker:eval_any(ast, keeps)
   local handler = handlers[ast.tag]
   if self.depth > 2000 then self:fail("E03", ast.at, "this expression is nested too deeply") end
   local placing, is_part = self.placing, self.names_base
   self.depth, self.placing = self.depth + 1, keeps and placing and NAMES_A_PLACE[ast.tag] or false
   self.names_base = nil
   local node = handler(self, ast)
   if READS[ast.tag] and not is_part and not self.placing then self:check_earlier(node, ast) end
   self.depth, self.placing = self.depth - 1, placing
   return node
end

--- The form that is checked, for messages.
function Walker:where()
   local form = self.root.form
   return form and ("form `%s`"):format(form.name) or "this line"
end

--- Refuses the content of a space that can only be written.
function Walker:readable(node, ast)
   if node.tag == "space" and node.space.wo or node.write_only then
      self:fail("E57", ast.at, ("`%s` is write only"):format(asttext.expr(ast)))
   end
end

--- Refuses what only an assignment may take.
function Walker:definite(node, ast)
   if node.tag == "none" then
      self:fail("E55", ast.at,
         ("`%s` is `none` in %s; only an assignment may use it"):format(asttext.expr(ast),
            self:where()))
   end
   if node.tag == "choice" and node.absent_at then
      self:fail("E55", ast.at,
         ("`%s` is `none` in an alternative of `%s`; only an assignment may use it"):format(
         asttext.expr(ast), node.choice.operand),
            { also = { at = node.absent_at, text = "this line" } })
   end
   if node.no_value then
      self:fail("E57", ast.at,
         ("an alternative of operand `%s` has no value: quoted text or not one item, and no `=`")
            :format(node.choice.operand),
         { also = { at = node.no_value, text = "this line" }, hint = "`= VALUE` after it" })
   end
   self:readable(node, ast)
   if node.is_undefined then
      self:fail("E67", ast.at, "`undefined` may only be stored or be a part of `cat`")
   end
   return node
end

--- The node for `ast`, a value that is there.
function Walker:eval(ast)
   return self:definite(self:eval_any(ast), ast)
end

--- The node for an expression that must have one value; `code` and `message` say so where it has
-- not.
function Walker:constant(ast, code, message)
   local node = self:eval(ast)
   local value = self:value_of(node)
   if not value or not num.is_small(value) then self:fail(code, ast.at, message) end
   return value
end

--- f() with another scope.
function Walker:within(scope, f)
   local saved = self.scope
   self.scope = scope
   local node = f()
   self.scope = saved
   return node
end

-- Leaves ------------------------------------------------------------------------------------------

function handlers.static(self, ast)
   local tree, scope = self:static(ast.name, ast.at)
   if tree.tag == "static" and tree.name == ast.name and scope == self.scope then
      self:fail("E14", ast.at, ("`%s` is declared as itself"):format(ast.name))
   end
   if scope == self.scope then return self:eval_any(tree, true) end
   return self:within(scope, function() return self:eval_any(tree, true) end)
end

function handlers.name(self, ast) return self:name(ast.name, ast.at) end

function handlers.num(self, ast)
   if not interval.fits(ast.value, ast.value) then
      self:fail("E50", ast.at, "this number has more than 128 bits")
   end
   return self:const(ast.value, ast.at)
end

function handlers.none(_, ast) return ir.none({ lo = 0, hi = 0, at = ast.at }) end

function handlers.state(self, ast) return self:state(ast.name, ast.at) end

function handlers.slice(self, ast) return self:slice_ast(ast, self.placing) end

function handlers.member(self, ast) return self:member_ast(ast, self.placing) end

-- Operators ---------------------------------------------------------------------------------------

local BINARY = {
   ["+"] = "add", ["-"] = "sub", ["*"] = "mul", ["&"] = "band", ["|"] = "bor", ["^"] = "bxor",
   ["<<"] = "shl",
   [">>"] = "shr", ["=="] = "eq", ["!="] = "ne", ["<"] = "lt", ["<="] = "le", [">"] = "gt",
   [">="] = "ge",
}

-- 0 or 1.
local function truth(self, node)
   if num.le(0, node.lo) and num.le(node.hi, 1) then return node end
   return self:binary("ne", node, self:const(0, node.at), node.at)
end

-- `a and b`: b is evaluated only where a holds, so it is typed with the facts of a.
local function logical(self, ast)
   local op = ast.op == "and" and "logical_and" or "logical_or"
   local a = self:eval(ast.left)
   local decided = self:decided(a)
   if decided == (op == "logical_and" and 0 or 1) then return self:const(decided, ast.at, 1) end
   local out, b = self:branch(function()
      if not self:assume(a, op == "logical_and") then
         return self:const(op == "logical_and" and 0 or 1, ast.at, 1)
      end
      local node = self:eval(ast.right)
      return #self.out > 0 and truth(self, node) or node
   end)
   if #out == 0 then return self:logical(op, a, b, ast.at) end
   return self:choose(a, op == "logical_and" and b or self:const(1, ast.at),
      op == "logical_and" and self:const(0, ast.at) or b,
      op == "logical_and" and out or {}, op == "logical_and" and {} or out, ast.at)
end

local function divide(self, ast)
   local a, b = self:eval(ast.left), self:eval(ast.right)
   local x, y = self:value_of(a), self:value_of(b)
   if not x or not y or num.eq(y, 0) or not num.eq(num.mod(x, y), 0) then
      self:fail("E66", ast.at, ("`%s`: `/` is for constants that divide"):format(asttext.expr(ast)),
         { hint = "quo(a, b) truncates, div(a, b) floors" })
   end
   return self:const(num.div(x, y), ast.at)
end

function handlers.binary(self, ast)
   if ast.op == "and" or ast.op == "or" then return logical(self, ast) end
   if ast.op == "/" then return divide(self, ast) end
   local a, b = self:eval(ast.left), self:eval(ast.right)
   return self:binary(BINARY[ast.op], a, b, ast.at, text_of(ast))
end

local UNARY = { ["-"] = "neg", ["~"] = "bnot", ["not"] = "logical_not" }

function handlers.unary(self, ast)
   if ast.op == "old" then return self:old_value(ast.arg) end
   return self:unary(UNARY[ast.op], self:eval(ast.arg), ast.at, text_of(ast))
end

--- A value that differs by a test, where the ways to it need statements: an `if` and a local.
function Walker:choose(test, yes, no, yes_out, no_out, at)
   local id = self:reserve("t")
   local function finish(out, node)
      local saved = self.out
      self.out = out
      local read = self:let_id(id, node, at)
      self.out = saved
      return read
   end
   local a, b = finish(yes_out, yes), finish(no_out, no)
   self.out[#self.out + 1] = ir["if"]({ test = test, yes = yes_out, no = no_out, at = at })
   b.lo, b.hi = num.min(a.lo, b.lo), num.max(a.hi, b.hi)
   b.w = a.w == b.w and a.w or nil
   b.is_undefined = a.is_undefined or b.is_undefined
   return b
end

-- `yes if test else no`. A branch that is never taken is not typed: statics decide most tests.
function handlers.cond(self, ast)
   local test = self:eval(ast.test)
   local decided = self:decided(test)
   local possible = { [true] = decided ~= 0, [false] = decided ~= 1 }
   local function way(expr, holds)
      if not possible[holds] then return {}, nil end
      return self:branch(function()
         if not self:assume(test, holds) then return nil end
         local node = self:eval_any(expr)
         if node.tag == "none" or node.absent_at then self:definite(node, expr) end
         return node
      end)
   end
   local yes_out, yes = way(ast.yes, true)
   local no_out, no = way(ast.no, false)
   if not yes or not no then
      local only, out = yes or no, yes and yes_out or no_out
      if not only then self:give_up() end
      lists.append(self.out, out)
      return only
   end
   if #yes_out == 0 and #no_out == 0 then return self:cond(test, yes, no, ast.at) end
   return self:choose(test, yes, no, yes_out, no_out, ast.at)
end

-- Calls -------------------------------------------------------------------------------------------

function handlers.call(self, ast) return self:call(ast) end
