-- Code that differs by configuration: `on(FEATURE ..)` in expressions, and `on` after a statement.
--
-- Where all configurations of a form agree it is decided here; else it is a test of the IR. Under
-- such a test fewer configurations are left, which decides further ones, and what may be used.
local ir = require("gen.ir.node").make
local nodes = require("gen.syntax.grammar.node")
local lists = require("gen.base.lists")
local num = require("gen.num")
local asttext = require("gen.syntax.asttext")
local names = require("gen.resolve.names")
local constants = require("gen.resolve.constants")
local tree = require("gen.ir.tree")
local Walker = require("gen.values.walker")

-- The configurations that are left here: an array of booleans, or nil for all.
local function left_of(self)
   local fact = self.facts
   while fact and not fact.configs do fact = fact.outer end
   return fact and fact.configs or self.root.configs
end

--- Is the code executed in configuration i here?
function Walker:runs_in(i)
   local left = left_of(self)
   return not left or left[i] or false
end

local function holds_static(self, term)
   local value = self:constant(nodes.static({ name = term.static, at = term.at }), "E08",
      ("`%s` has no constant value here"):format(term.static))
   return num.eq(value, term.value) ~= term.neg
end

-- The guard without its statics, which have a value here. True: it holds in all configurations.
local function without_statics(self, on)
   local out = {}
   for _, alternative in ipairs(on) do
      local terms, holds = {}, true
      for _, term in ipairs(alternative) do
         if not term.static then terms[#terms + 1] = term
         else holds = holds and holds_static(self, term) end
      end
      if holds and #terms == 0 then return true end
      if holds then out[#out + 1] = terms end
   end
   return out
end

local function has_statics(on)
   return lists.any(on, function(alternative)
      return lists.any(alternative, function(term) return term.static ~= nil end)
   end)
end

-- 1 or 0 where all configurations that are left agree, else nil; and those of the guard as bits.
local function decide(self, on)
   if has_statics(on) then on = without_statics(self, on) end
   if on == true then return 1 end
   if #on == 0 then return 0 end
   local where = names.where(on, self.model.sym, nil, self.report)
   local left, some, all, mask = left_of(self), false, true, 0
   for i in ipairs(self.model.configs) do
      if where[i] then mask = mask | 1 << (i - 1) end
      if not left or left[i] then some, all = some or where[i], all and where[i] end
   end
   if all then return 1, mask end
   return not some and 0 or nil, mask
end

local function guard_text(self, on)
   return asttext.guard(has_statics(on) and without_statics(self, on) or on)
end

--- `on(FEATURE ..)`.
function Walker.handlers.variant(self, ast)
   local decided, mask = decide(self, ast.on)
   if decided then return self:const(decided, ast.at, 1) end
   return self:make(ir.config({ mask = mask, text = guard_text(self, ast.on), at = ast.at, w = 1 }),
      0, 1)
end

--- Adds the fact that a test of the configuration holds, or does not. Returns false when that is
-- impossible.
function Walker:learn_config(test, holds)
   local before, left, some = left_of(self), {}, false
   for i in ipairs(self.model.configs) do
      left[i] = (not before or before[i]) and (test.mask >> (i - 1) & 1 == 1) == holds
      some = some or left[i]
   end
   if some then self.facts = { configs = left, outer = self.facts } end
   return some
end

-- Constants that differ by configuration ----------------------------------------------------------

--- The value of a constant: a number, or where it has several one for each configuration.
function Walker:named_constant(node, at)
   local by_value, order, left = {}, {}, left_of(self)
   for i, config in ipairs(self.model.configs) do
      if not left or left[i] then
         local one = constants.of_config(node, i)
         if not one then
            self:fail("E10", at, ("`%s` has no value in `%s`"):format(node.name, config.name),
               { also = { at = node.at, text = "declared here" } })
         end
         local key = num.tostring(one.value)
         if not by_value[key] then
            by_value[key] = { value = one.value, mask = 0, text = asttext.guard(one.on or {}) }
            order[#order + 1] = by_value[key]
         end
         by_value[key].mask = by_value[key].mask | 1 << (i - 1)
      end
   end
   local result = self:const(order[#order].value, at)
   for k = #order - 1, 1, -1 do
      local one = order[k]
      local test = self:make(ir.config({ mask = one.mask, text = one.text, at = at, w = 1 }), 0, 1)
      result = self:cond(test, self:const(one.value, at), result, at)
   end
   return result
end

local function config_test(node)
   local found
   tree.each_node(node, function(part)
      if part.tag == "config" then found = found or part end
   end, {})
   return found
end

--- f(), a node; where an expression of the list, which f needs as a constant, differs by
-- configuration, f is called for each of its values.
function Walker:each_constant(list, at, f)
   local test
   self:branch(function()
      for _, ast in ipairs(list) do
         local node = self:eval(ast)
         if not self:value_of(node) then test = test or config_test(node) end
      end
   end)
   if not test then return f() end
   local function way(holds)
      return self:branch(function()
         self:assume(test, holds)
         return self:each_constant(list, at, f)
      end)
   end
   local yes_out, yes = way(true)
   local no_out, no = way(false)
   if #yes_out == 0 and #no_out == 0 then return self:cond(test, yes, no, at) end
   return self:choose(test, yes, no, yes_out, no_out, at)
end

-- Statements --------------------------------------------------------------------------------------

local wrapped = setmetatable({}, { __mode = "k" }) -- by statement

--- A statement as it is here: nil where its guard excludes it, under an `if` where that depends on
-- the configuration.
function Walker:guarded(statement)
   if not statement.on then return statement end
   local decided = decide(self, statement.on)
   if decided == 1 then return statement end
   if decided == 0 then return nil end
   if not wrapped[statement] then
      local test = nodes.variant({ on = statement.on, at = statement.on[1][1].at })
      local inner = {}
      for key, value in next, statement do inner[key] = value end
      inner.on = nil
      setmetatable(inner, getmetatable(statement))
      wrapped[statement] = nodes["if"]({ at = statement.at,
         arms = { nodes.arm({ test = test, body = { inner }, at = statement.at }) } })
   end
   return wrapped[statement]
end
