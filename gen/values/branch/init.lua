-- `if`: each arm is typed with the facts of its test; the values of locals after the arms are
-- merged.
local ir = require("gen.ir.node").make
local lists = require("gen.base.lists")
local Walker = require("gen.values.walker")

-- Branches ----------------------------------------------------------------------------------------

-- Adds to the arm that left `entry` under another variable, or none, a `let` of the variable `id`.
local function settle(self, out, entry, id, at)
   if entry.id == id then return entry.node end
   local saved = self.out
   self.out = out
   local node = self:let_id(id, entry.node, at)
   self.out = saved
   return node
end

-- What a name means after the two ways of an `if`.
local function join_name(self, at, a, b, a_out, b_out)
   if a == b then return a end
   if not a or not b then return { partly = (a or b).at or at, poison = (a or b).poison } end
   if a.poison or b.poison then return { poison = true } end
   if a.partly or b.partly then return { partly = a.partly or b.partly } end
   if a.record or b.record then return { partly = at } end
   local id = a.id or b.id
   local left, right = settle(self, a_out, a, id, at), settle(self, b_out, b, id, at)
   return { id = id, node = self:join_local(id, left, right) }
end

local function join(self, at, names_a, names_b, a_out, b_out)
   local all, order = {}, {}
   for _, list in ipairs({ names_a, names_b }) do
      for name in pairs(list) do
         lists.add_once(order, all, name)
      end
   end
   table.sort(order)
   local joined = {}
   for _, name in ipairs(order) do
      joined[name] = join_name(self, at, names_a[name], names_b[name], a_out, b_out)
   end
   return joined
end

--- Both ways of a test that is not decided, as an `if`.
function Walker:two_ways(at, test, run_yes, run_no)
   local scope = self.scope
   local before = scope.names
   local function way(holds, f)
      scope.names = self.copy_names(before)
      local dead, first = false, #self.stored
      local out, status = self:branch(function()
         if not self:assume(test, holds) then
            dead = true
            return nil
         end
         return f()
      end)
      local stores = self:take_stores(first)
      return { out = out, status = status, dead = dead, names = scope.names, stores = stores }
   end
   local yes, no = way(true, run_yes), way(false, run_no)
   scope.names = before
   for _, one in ipairs({ yes, no }) do
      if not one.status then lists.append(self.stored, one.stores) end
   end
   if yes.dead or no.dead then
      local only = yes.dead and no or yes
      scope.names = only.names
      lists.append(self.out, only.out)
      return only.status
   end
   if yes.status and no.status then
      scope.names = before
   elseif yes.status or no.status then
      scope.names = yes.status and no.names or yes.names
      self:assume(test, not yes.status)
   else
      scope.names = join(self, at, yes.names, no.names, yes.out, no.out)
   end
   if #yes.out > 0 or #no.out > 0 then
      self.out[#self.out + 1] =
         ir["if"]({ test = test, yes = yes.out, no = no.out, at = at })
   end
   if yes.status and no.status then return yes.status == no.status and yes.status or "returned" end
   return nil
end

-- The arms from the k-th on; `rest` is what follows the whole `if`, where an arm returns.
local function run_arm(self, ast, k, rest)
   local arm = ast.arms[k]
   if not arm then
      return self:run(ast.otherwise or {}, rest)
   end
   local test = self:eval(arm.test)
   local decided = self:decided(test)
   if decided == 1 then return self:run(arm.body, rest) end
   if decided == 0 then return run_arm(self, ast, k + 1, rest) end
   return self:two_ways(arm.test.at or ast.at, test,
      function() return self:run(arm.body, rest) end,
      function() return run_arm(self, ast, k + 1, rest) end)
end

--- An `if` with its arms; `rest` are the statements after it, where an arm returns.
function Walker:branches(ast, rest) return run_arm(self, ast, 1, rest) end

