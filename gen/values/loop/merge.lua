-- Iterations of a loop that came out alike are folded into one body again: same shape, intervals
-- the hull of all.
local lists = require("gen.base.lists")
local num = require("gen.num")
local tree = require("gen.ir.tree")

local merge -- forward

-- Locals made inside the body have a number of their own in each iteration; the first iteration's
-- stands for all.
local function same_id(state, a, b)
   if a == b then return true end
   if not state.is_inner(a) or not state.is_inner(b) then return false end
   if state.map[b] == nil then state.map[b] = a end
   return state.map[b] == a
end

-- Two lists, one by one; nil where they differ in shape.
local function merge_lists(list, other, state)
   if #list ~= #other then return nil end
   local out = {}
   for i, item in ipairs(list) do
      out[i] = merge(item, other[i], state)
      if not out[i] then return nil end
   end
   return out
end

-- A piece of `cat` or `gather`, which is no node.
local function merge_piece(a, b, state)
   if a.width ~= b.width or a.lo ~= b.lo then return nil end
   local name = a.a and "a" or "target"
   if not a[name] then return a end
   local inner = b[name] and merge(a[name], b[name], state)
   return inner and { width = a.width, lo = a.lo, [name] = inner }
end

-- The kind of a node, without its parts. Locals are distinguished by number.
local function same_data(a, b, state)
   for _, name in ipairs(tree.fields(a).data) do
      local same = a[name] == b[name] or name == "version"
         or name == "id" and same_id(state, a.id, b.id)
      if not same then return false end
   end
   return true
end

-- The parts, lists and blocks that differ; nil where they differ in shape. The value of a `let` is
-- older than the local it makes, the body of a `for` is not.
local function merge_inside(a, b, state)
   local fields, changes = tree.fields(a), {}
   local function each(names, f)
      return lists.all(names, function(name)
         local x, y = a[name], b[name]
         if x == y then return true end
         local merged = x and y and f(x, y, state)
         if merged ~= x then changes[name] = merged end
         return merged
      end)
   end
   return each(fields.parts, merge) and same_data(a, b, state) and each(fields.list, merge_lists)
      and each(fields.block, merge_lists) and changes
end

-- The node or statement for both, `a` itself where nothing differs.
function merge(a, b, state)
   if a == b then return a end
   if a.tag ~= b.tag then return nil end
   if not a.tag then return merge_piece(a, b, state) end
   local changes = merge_inside(a, b, state)
   if not changes then return nil end
   if a.lo and (a.lo ~= b.lo or a.hi ~= b.hi) then
      changes.lo, changes.hi = num.min(a.lo, b.lo), num.max(a.hi, b.hi)
   end
   local copy = (next(changes) or a.w ~= b.w) and tree.copy(a, changes) or a
   if a.w ~= b.w then copy.w = nil end
   return copy
end

--- One body for all iterations, or nil when they differ in shape. `is_inner(id)`: the local was
-- made inside the body. The second result maps ids of later iterations to ids of the first.
return function(iterations, is_inner)
   local body, renamed = iterations[1], {}
   for i = 2, #iterations do
      local state = { map = {}, is_inner = is_inner }
      body = merge_lists(body, iterations[i], state)
      if not body then return nil end
      renamed[#renamed + 1] = state.map
   end
   return body, renamed
end
