-- A `for` is typed once per iteration, because only then are its intervals exact. Iterations that
-- came out alike are folded into one body again: same shape, intervals the hull of all. Others stay
-- written out.
local num = require("gen.num")
local tree = require("gen.ir.tree")

local M = {}

local merge_node, merge_block -- forward

-- Locals made inside the body have a number of their own in each iteration; the first iteration's
-- stands for all.
local function same_id(state, a, b)
   if a == b then return true end
   if not state.is_inner(a) or not state.is_inner(b) then return false end
   if state.map[b] == nil then state.map[b] = a end
   return state.map[b] == a
end

local function merge_list(list, other, state)
   if (list == nil) ~= (other == nil) then return false end
   if not list then return true, nil end
   if #list ~= #other then return false end
   local out = {}
   for i, item in ipairs(list) do
      local ok, merged = merge_node(item, other[i], state)
      if not ok then return false end
      out[i] = merged
   end
   return true, out
end

local function merge_parts(parts, other, state)
   if (parts == nil) ~= (other == nil) then return false end
   if not parts then return true, nil end
   if #parts ~= #other then return false end
   local out = {}
   for i, part in ipairs(parts) do
      local mate = other[i]
      if part.width ~= mate.width or part.lo ~= mate.lo then return false end
      local copy = { width = part.width, lo = part.lo }
      for _, name in ipairs({ "a", "target" }) do
         if (part[name] == nil) ~= (mate[name] == nil) then return false end
         if part[name] then
            local ok, merged = merge_node(part[name], mate[name], state)
            if not ok then return false end
            copy[name] = merged
         end
      end
      out[i] = copy
   end
   return true, out
end

-- What makes two nodes one kind of node, their parts aside.
local function same_attributes(a, b, state)
   return a.tag == b.tag and a.width == b.width and a.file == b.file and a.field == b.field
      and a.choice == b.choice
      and a.member == b.member and a.column == b.column and a.space == b.space
         and a.stack == b.stack
      and a.table == b.table and a.signed == b.signed
         and (a.id == b.id or same_id(state, a.id, b.id))
end

-- The node for both, `a` itself where nothing differs. A copy is made only when there is something
-- to change.
function merge_node(a, b, state)
   if a == b then return true, a end
   if not same_attributes(a, b, state) then return false end
   if a.tag == "const" then return a.value == b.value, a end
   local copy
   local function set(name, value)
      copy = copy or tree.copy(a)
      copy[name] = value
   end
   for _, name in ipairs(tree.part_names(a)) do
      local x, y = a[name], b[name]
      if x ~= y then
         if not x or not y then return false end
         local ok, merged = merge_node(x, y, state)
         if not ok then return false end
         if merged ~= x then set(name, merged) end
      end
   end
   if a.args or b.args then
      local ok, merged = merge_list(a.args, b.args, state)
      if not ok then return false end
      set("args", merged)
   end
   if a.parts or b.parts then
      local ok, merged = merge_parts(a.parts, b.parts, state)
      if not ok then return false end
      set("parts", merged)
   end
   if a.lo and (a.lo ~= b.lo or a.hi ~= b.hi) then
      set("lo", num.min(a.lo, b.lo))
      set("hi", num.max(a.hi, b.hi))
   end
   if a.w ~= b.w then set("w", nil) end
   return true, copy or a
end

local function merge_statement(a, b, state)
   if a.tag ~= b.tag or a.why ~= b.why or a.stack ~= b.stack or a.first ~= b.first
         or a.last ~= b.last then
      return nil
   end
   local copy = tree.copy(a)
   -- The value of a `let` is older than the local it makes.
   for _, name in ipairs({ "test", "value", "target" }) do
      if a[name] then
         local ok, merged = merge_node(a[name], b[name], state)
         if not ok then return nil end
         copy[name] = merged
      end
   end
   if (a.id or b.id) and not same_id(state, a.id, b.id) then return nil end
   local ok, merged = merge_list(a.values, b.values, state)
   if not ok then return nil end
   copy.values = merged
   for _, name in ipairs({ "yes", "no", "body" }) do
      if a.tag ~= "store" and a.tag ~= "let" and a[name] then
         copy[name] = merge_block(a[name], b[name], state)
         if not copy[name] then return nil end
      end
   end
   return copy
end

function merge_block(a, b, state)
   if #a ~= #b then return nil end
   local out = {}
   for i, statement in ipairs(a) do
      out[i] = merge_statement(statement, b[i], state)
      if not out[i] then return nil end
   end
   return out
end

--- One body for all iterations, or nil when they differ in shape. `is_inner(id)`: the local was
-- made inside the body. The second result tells which ids of later iterations the ids of the first
-- stand for.
function M.merge(iterations, is_inner)
   local body, renamed = iterations[1], {}
   for i = 2, #iterations do
      local state = { map = {}, is_inner = is_inner }
      body = merge_block(body, iterations[i], state)
      if not body then return nil end
      renamed[#renamed + 1] = state.map
   end
   return body, renamed
end

return M
