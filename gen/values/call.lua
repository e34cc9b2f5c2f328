-- Functions and procedures of the description: inlined where they are called, with static
-- parameters as trees and the others as values.
local ir_tree = require("gen.ir.tree")
local nodes = require("gen.syntax.grammar.node")
local lists = require("gen.base.lists")
local suggest = require("gen.base.suggest")
local num = require("gen.num")
local interval = require("gen.ir.interval")
local types = require("gen.values.notes.types")
local Walker = require("gen.values.walker")

-- How often a function reads a parameter, by name; a value read once needs no local of its own.
local function count_names(node, counts)
   if type(node) ~= "table" then return counts end
   if node.tag == "name" then counts[node.name] = (counts[node.name] or 0) + 1 end
   for key, child in pairs(node) do
      if key ~= "at" and type(child) == "table" then count_names(child, counts) end
   end
   return counts
end

local function uses_of(func)
   if not func.uses then func.uses = count_names({ func.expr or false, func.body or false }, {}) end
   return func.uses
end

-- Values that may be read several times at no cost.
local function is_trivial(node)
   local tag = node.tag
   if tag == "const" or tag == "local" or tag == "field" or tag == "raw" or tag == "choice" then
      return true
   end
   if tag == "slice" then return is_trivial(node.base) and is_trivial(node.from) end
   if tag == "reg" then return not node.index or is_trivial(node.index) end
   return false
end

local function type_text(type) return type.kind .. type.width end

-- Does a type hold all values of a node?
local function holds(type, node)
   local lo, hi = interval.of_type(type.width, type.kind == "s")
   return num.le(lo, node.lo) and num.le(node.hi, hi)
end

-- The node with the width of its type.
local function as_type(type, node)
   return node.w == type.width and node or ir_tree.copy(node, { w = type.width })
end

local function bind_value(self, func, param, ast)
   local node = self:eval(ast)
   if param.type and not holds(param.type, node) then
      self:fail("E53", ast.at,
         ("passing %s as `%s` of `%s`, which is %s, loses bits"):format(self:bounds(node),
         param.name, func.name, type_text(param.type)),
         { hint = ("%s(..)"):format(type_text(param.type)) })
   end
   if not is_trivial(node) and (func.body or (uses_of(func)[param.name] or 0) > 1) then
      node = self:let_temp(param.name, node, ast.at)
   end
   if param.type then node = as_type(param.type, node) end
   return { node = node, param = true }
end

Walker.bound_argument = bind_value

--- A value that the function at hand returns: one that its type holds.
function Walker:returned(node, at)
   local func, type = self.scope.func, self.scope.func.type
   if not type or node.tag == "none" then return node end
   local fits = node.tag == "undefined" and node.width <= type.width or holds(type, node)
   if not fits then
      self:fail("E53", at, ("`%s` returns %s, and its type is %s: %s"):format(func.name,
         self:bounds(node), type_text(type), self:growth(node, node.lo, node.hi)),
         { hint = ("%s(..), or a wider type"):format(type_text(type)),
            also = { at = self.scope.called_at, text = "called here" } })
   end
   return as_type(type, node)
end

-- The scope that the body of the function sees.
local function scope_of(self, func, ast)
   local params = func.params or {}
   if #ast.args ~= #params then
      self:fail("E05", ast.at,
         ("arguments of `%s`: %d expected, %d given"):format(func.name, #params, #ast.args),
         { also = { at = func.at, text = "declared here" } })
   end
   local scope = { kind = "func", names = {}, statics = {}, func = func }
   for i, param in ipairs(params) do
      local value = ast.args[i].value
      if param.static then
         scope.statics[param.name] = { tree = value, scope = self.scope }
      else
         scope.names[param.name] = bind_value(self, func, param, value)
      end
   end
   return scope
end

local function check_recursion(self, func, at)
   local scope = self.scope
   while scope do
      if scope.func == func then self:fail("E14", at, ("`%s` uses itself"):format(func.name)) end
      scope = scope.caller
   end
end

--- The func or proc that a name means, or nil.
function Walker:func_named(name)
   local entry = self.model.sym.words[name]
   if not entry or entry.kind ~= "func" then return nil end
   entry.used = true
   return entry.node
end

-- `%flags(r, a)`: the cell is the name of a function.
local function called_name(self, ast)
   local name = ast.name
   if ast.static or name and name:sub(1, 1) == "%" then
      local tree = self:static(ast.static or name, ast.at)
      if tree.tag ~= "name" then
         self:fail("E10", ast.at,
            ("`%s` is called, but its cell is not the name of a function"):format(
               ast.static or name),
            { also = { at = tree.at, text = "the cell" } })
      end
      name = tree.name
   end
   return name
end

-- Notes at a value that it is what a function makes of its arguments (`emit/exec/outline.lua`).
local function note_call(func, scope, node)
   func.calls = (func.calls or 0) + 1
   if not node.tag or is_trivial(node) then return node end
   local args = {}
   for i, param in ipairs(func.params or {}) do
      local value = scope.names[param.name]
      if value then args[#args + 1] = { name = func.params[i].name, node = value.node } end
   end
   node.call = { func = func, args = args }
   return node
end

-- Notes at the statements after `first` that a function made them: `calls` has the innermost
-- first.
local function note_statements(func, out, first)
   local call = { func = func }
   for i = first + 1, #out do
      local s = out[i]
      s.calls = s.calls or {}
      s.calls[#s.calls + 1] = call
   end
end

-- The value of a function, or nil; its code is run in the scope at hand.
local function run_function(self, func, ast)
   local scope = self.scope
   if func.expr then
      return note_call(func, scope, self:returned(self:eval_any(func.expr), func.expr.at))
   end
   local out, first = self.out, #self.out
   func.calls = (func.calls or 0) + 1
   local node = self:function_body(func, ast.at)
   if func.type and not node then
      self:fail("E57", func.at, ("`%s` has a type and returns no value"):format(func.name))
   end
   if out == self.out then note_statements(func, out, first) end
   return node
end

--- Runs a func or proc inlined. Returns the value of its `return`, or nil.
function Walker:inline(func, ast)
   check_recursion(self, func, ast.at)
   local scope = scope_of(self, func, ast)
   scope.caller, scope.called_at = self.scope, ast.at
   scope.pure = func.kind == "func" or self.scope.pure
   return self:within(scope, function()
      local node = run_function(self, func, ast)
      if node then types.note(self, "returns", func.name, node, func.at) end
      return node
   end)
end

--- The value of `name(..)`.
function Walker:call(ast)
   local name = called_name(self, ast)
   local call = name == ast.name and ast
      or nodes.call({ name = name, args = ast.args, at = ast.at })
   local func = self:func_named(name)
   if func then
      local node = self:inline(func, call)
      if node then types.note(self, "result", name, node, ast.at) end
      if not node then self:fail("E57", ast.at, ("`%s` returns no value"):format(name)) end
      return node
   end
   local node = self:is_builtin(name) and self:call_builtin(call)
   if node then return node end
   local word = self.model.sym.words[name]
   if word and word.kind == "field" then
      self:fail("E10", ast.at, ("`%s` is a field; only a text can give it a kind"):format(name),
         { hint = ("`to=%s(..)` in the text, and `to` here"):format(name) })
   end
   self:fail("E10", ast.at, ("function `%s` is not declared"):format(name),
      suggest.hint(name, self.model.sym.words, nil, nil, ast.at))
end

-- Arguments of a call that is a statement are bare trees.
local function as_call(name, ast)
   local args = lists.map(ast.args or {}, function(arg)
      return arg.tag and { value = arg } or arg
   end)
   return nodes.call({ name = name, args = args, at = ast.at })
end

--- A call as a statement: a proc, or a func whose value is not used.
function Walker:call_statement(ast)
   local name = called_name(self, ast)
   local func = self:func_named(name)
   if not func then
      if name == "pop" then
         self:record(as_call(name, ast))
         return
      end
      self:fail("E10", ast.at, ("procedure `%s` is not declared"):format(name),
         suggest.hint(name, self.model.sym.words, nil, nil, ast.at))
   end
   if func.kind == "func" then
      self:fail("E64", ast.at, ("`%s` is a func: its result is lost here"):format(name),
         { hint = ("x = %s(..)"):format(name) })
   end
   self:inline(func, as_call(name, ast))
end

--- Refuses an effect inside a func.
function Walker:check_effect(at, what)
   local scope = self.scope
   if scope.pure then
      while scope.func and scope.func.kind ~= "func" do scope = scope.caller end
      local name = scope.func and scope.func.name or "this func"
      self:fail("E64", at, ("`%s` is a `func` with an effect: `%s`"):format(name, what),
         { hint = "make it a `proc`" })
   end
end
