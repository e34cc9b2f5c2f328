-- Decision diagrams over variables of several values. A node is true, false, or {id, var, cases = {
-- {values, node}.. }}: the cases of a variable that lead to the same node are one case; the last
-- one is all other values. Equal nodes are the same table.
local lists = require("gen.base.lists")

local M = {}

local MOST = 4000 -- nodes of one diagram

local TRUE, FALSE = { id = 1 }, { id = 2 }
M.TRUE, M.FALSE = TRUE, FALSE

local Diagram = {}
Diagram.__index = Diagram

M.FULL = {} -- the error of a diagram that would have more nodes

--- A diagram without nodes.
function M.new()
   return setmetatable({ vars = 0, var_of = {}, known = {}, count = 2, memo = {} }, Diagram)
end

--- The variable of that key, which comes after those asked for before. `values`: all that there
-- are; nil where they are not counted.
function Diagram:variable(key, term, values)
   local var = self.var_of[key]
   if not var then
      self.vars = self.vars + 1
      var = { index = self.vars, term = term, values = values }
      self.var_of[key] = var
   end
   return var
end

--- The node of a variable: `branch(value)` for the values `listed`, `other` for the rest (nil where
-- there is none).
function Diagram:node(var, listed, branch, other)
   local cases, case_of, key = {}, {}, { var.index }
   local function put(value, node)
      local case = case_of[node]
      if not case then
         case = { values = {}, node = node }
         case_of[node], cases[#cases + 1] = case, case
      end
      case.values[#case.values + 1] = value
   end
   for _, value in ipairs(listed) do
      local node = branch(value)
      if node ~= other then put(value, node) end
   end
   if other then cases[#cases + 1] = { values = {}, node = other } end
   if #cases == 1 then return cases[1].node end
   for _, case in ipairs(cases) do
      key[#key + 1] = table.concat(case.values, ",") .. ":" .. case.node.id
   end
   key = table.concat(key, " ")
   local node = self.known[key]
   if not node then
      self.count = self.count + 1
      if self.count > MOST then error(M.FULL, 0) end
      node = { id = self.count, var = var, cases = cases }
      self.known[key] = node
   end
   return node
end

-- Where a node leads when its variable has a value; nil: one that it does not list.
local function child(node, var, value)
   if node.var ~= var then return node end
   local cases = node.cases
   for i, case in ipairs(cases) do
      for _, one in ipairs(case.values) do
         if one == value then return case.node end
      end
      if i == #cases then return case.node end
   end
end

local function listed(var, a, b)
   if var.values then return var.values, false end
   local values, seen = {}, {}
   for _, node in ipairs({ a, b }) do
      for _, value in lists.nested(node.var == var and node.cases or {}, "values") do
         if not seen[value] then values[#values + 1], seen[value] = value, true end
      end
   end
   table.sort(values)
   return values, true
end

-- `decides`: the node that makes the other one irrelevant.
local function combine(self, a, b, decides)
   if a == decides or b == decides then return decides end
   if a == b or not b.var then return a end
   if not a.var then return b end
   local key = ("%d %d %d"):format(decides.id, math.min(a.id, b.id), math.max(a.id, b.id))
   if not self.memo[key] then
      local var = a.var.index <= b.var.index and a.var or b.var
      local function both(value)
         return combine(self, child(a, var, value), child(b, var, value), decides)
      end
      local values, more = listed(var, a, b)
      self.memo[key] = self:node(var, values, both, more and both(nil) or nil)
   end
   return self.memo[key]
end

function Diagram:either(a, b) return combine(self, a, b, TRUE) end
function Diagram:both(a, b) return combine(self, a, b, FALSE) end

return M
