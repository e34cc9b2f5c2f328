-- The scopes of a form, which are itself and every line of every choice: which tests hold where a
-- field is read, and which items share a field with others.
local lists = require("gen.base.lists")
local fields = require("gen.resolve.field")

local M = {}

-- What the items put into fields: items, and views of them.
local function carries_of(items)
   local list = {}
   for _, item in ipairs(items) do
      for _, carry in ipairs { item, item.view } do
         if carry.slot and carry.field then list[#list + 1] = carry end
      end
   end
   return list
end

--- All scopes of a form read through `items` (its own, or those of an alias), outer before inner.
function M.of(form, items)
   local scopes = {}
   local function walk(inside, tests, path)
      scopes[#scopes + 1] = { items = inside, tests = tests, path = path, choices = form.choices }
      for _, item in ipairs(inside) do
         local choice = item.tag == "choice" and (item.choice.original or item.choice)
         for _, line in ipairs(choice and item.choice.lines or {}) do
            local own = line.original or line
            local function inner(spelling)
               return setmetatable({ [choice] = own, [own] = spelling }, { __index = path })
            end
            walk(line.items, line.tests, inner(0))
            for i, spelling in ipairs(line.also or {}) do
               walk(spelling.items, {}, inner(i)) -- the line has the tests
            end
         end
      end
   end
   walk(items, form.tests, {})
   return scopes
end

-- Does a line of a choice, or a spelling of it, keep one from the other?
local function exclusive(a, b)
   return lists.any(a.choices, function(choice)
      local x, y = a.path[choice], b.path[choice]
      return x and y and (x ~= y or a.path[x] ~= b.path[x])
   end)
end

-- Is `outer` the scope `inner` itself, or one around it?
local function around(outer, inner)
   return lists.all(outer.choices, function(choice)
      return not (outer.path[choice] and outer.path[choice] ~= inner.path[choice])
   end)
end

--- The sets of the tests of exactly `field` that hold in `scope`: they bind its value there.
function M.sets_of(scopes, scope, field)
   local sets = {}
   for outer, test in lists.nested(scopes, "tests") do
      local is_it = fields.base(test.field) == fields.base(field)
      if is_it and around(outer, scope) then sets[#sets + 1] = test.set end
   end
   return sets
end

--- Carries that another one of their slot may accompany, or that hold only a part of a field: a
-- set of items.
function M.shared(scopes)
   local shared, by_slot = {}, {}
   for _, scope in ipairs(scopes) do
      for _, carry in ipairs(carries_of(scope.items)) do
         if carry.take and carry.take < carry.field.width then shared[carry] = true end
         local others = lists.entry(by_slot, carry.slot, {})
         for _, other in ipairs(others) do
            if other.carry ~= carry and not exclusive(scope, other.scope) then
               shared[carry], shared[other.carry] = true, true
            end
         end
         others[#others + 1] = { carry = carry, scope = scope }
      end
   end
   return shared
end

return M
