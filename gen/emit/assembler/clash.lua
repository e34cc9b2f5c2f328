-- May the parts of a form contradict each other? A text fixes operand lines and field values one by
-- one; where two of them speak of the same bits, the assembler reads the finished word back before
-- it takes it. Here is decided for which forms that is needed, and which tests can be made right
-- where the field is read.
local lists = require("gen.base.lists")
local num = require("gen.num")

local M = {}

-- Scopes: the form and every line of every choice, with the way there -----------------------------

local function carried_of(items)
   local list = {}
   for _, item in ipairs(items) do
      if item.slot and item.field then list[#list + 1] = { field = item.field, item = item } end
      if item.view and item.view.slot then
         list[#list + 1] = { field = item.view.field, item = item.view }
      end
   end
   return list
end

local function scope_of(items, tests, path, depth)
   return { items = items, tests = tests, path = path, depth = depth, carried = carried_of(items) }
end

-- Adds to what is known of a field or a slot: `order`, and a list of entries `of` each.
local function add(known, key, entry)
   if not known.of[key] then
      known.of[key] = {}
      table.insert(known.order, key)
   end
   table.insert(known.of[key], entry)
end

local function nothing_known() return { order = {}, of = {} } end

--- All scopes of a form read through `items` (its own, or those of an alias), outer before inner.
--- What they test and carry is in `tests` and `carries`, by field.
function M.scopes(form, items)
   local scopes = {}
   local function walk(inside, tests, path, depth)
      scopes[#scopes + 1] = scope_of(inside, tests, path, depth)
      for _, item in ipairs(inside) do
         if item.tag == "choice" then
            for _, line in ipairs(item.choice.lines) do
               local inner = setmetatable({ [item.choice] = line }, { __index = path })
               walk(line.items, line.tests, inner, depth + 1)
               for _, spelling in ipairs(line.also or {}) do
                  walk(spelling.items, {}, inner, depth + 1) -- the line has the tests
               end
            end
         end
      end
   end
   walk(items, form.tests, {}, 0)
   scopes.tests, scopes.carries = nothing_known(), nothing_known()
   for _, scope in ipairs(scopes) do
      scope.choices = form.choices
      for _, test in ipairs(scope.tests) do
         add(scopes.tests, test.field, { scope = scope, test = test })
      end
      for _, carry in ipairs(scope.carried) do
         add(scopes.carries, carry.field, { scope = scope, carry = carry })
      end
   end
   return scopes
end

local function exclusive(a, b)
   return lists.any(a.choices, function(choice)
      local x, y = a.path[choice], b.path[choice]
      return x and y and x ~= y
   end)
end

--- Is `outer` the scope `inner` itself, or one around it?
local function around(outer, inner)
   return lists.all(outer.choices, function(choice)
      return not (outer.path[choice] and outer.path[choice] ~= inner.path[choice])
   end)
end

local function meet(a, b) return num.meets(a.mask, b.mask) end

-- Questions ---------------------------------------------------------------------------------------

--- Tests of exactly the field that `carry` of `scope` reads: they bind the value there and then.
function M.tests_on(scopes, scope, carry)
   return lists.collect(scopes.tests.of[carry.field] or {}, function(entry)
      return around(entry.scope, scope) and entry.test.set
   end)
end

-- Does some scope from `scope` on inwards carry the very field of the test?
local function is_settled(scopes, scope, test)
   return lists.any(scopes.carries.of[test.field] or {}, function(entry)
      return around(scope, entry.scope)
   end)
end

local function loose_tests(scopes)
   local list = {}
   for scope, test in lists.nested(scopes, "tests") do
      if not is_settled(scopes, scope, test) then
         list[#list + 1] = { scope = scope, test = test }
      end
   end
   return list
end

-- Is there an entry of either list, and no line of a choice keeps one from the other?
local function any_pair(list, others, wanted)
   for _, a in ipairs(list) do
      for _, b in ipairs(others) do
         if wanted(a, b) and not exclusive(a.scope, b.scope) then return true end
      end
   end
   return false
end

local function has_other_slot(a, b) return a.carry.item.slot ~= b.carry.item.slot end

local function carries_clash(scopes)
   local fields, of = scopes.carries.order, scopes.carries.of
   for i, field in ipairs(fields) do
      for j = i, #fields do
         local other = fields[j]
         if meet(field, other) and any_pair(of[field], of[other], has_other_slot) then
            return true
         end
      end
   end
   return false
end

local function always() return true end

local function test_meets_carry(scopes, loose)
   local fields, of = scopes.carries.order, scopes.carries.of
   for _, entry in ipairs(loose) do
      for _, field in ipairs(fields) do
         if meet(entry.test.field, field) and any_pair({ entry }, of[field], always) then
            return true
         end
      end
   end
   return false
end

-- Two lines of different choices that test the same bits. One line inside the other was compared
-- when forms were expanded, and so was each line with the form.
local function lines_clash(loose)
   for i, a in ipairs(loose) do
      for j = i + 1, #loose do
         local b = loose[j]
         local apart = not around(a.scope, b.scope) and not around(b.scope, a.scope)
            and not exclusive(a.scope, b.scope)
         if apart and meet(a.test.field, b.test.field) then return true end
      end
   end
   return false
end

local function is_cube(set)
   return #set == 1 and (set[1].picture or num.eq(set[1].lo, set[1].hi))
end

-- A form's test with several values, looked at by two choices: each line may fit alone and both
-- together not.
local function three_clash(loose)
   return lists.any(loose, function(entry)
      local lines = 0
      if entry.scope.depth == 0 and not is_cube(entry.test.set) then
         for _, other in ipairs(loose) do
            if other.scope.depth > 0 and meet(entry.test.field, other.test.field) then
               lines = lines + 1
            end
         end
      end
      return lines > 1
   end)
end

-- Names that some page is `over`: few, so they are gathered once for all forms.
local function over_names(model)
   if not model.over_names then
      model.over_names = {}
      for _, page in ipairs(model.pages) do
         for _, over in ipairs(page.overs or {}) do table.insert(model.over_names, over.name) end
      end
   end
   return model.over_names
end

local function is_taken(model, form)
   return lists.any(over_names(model), function(name)
      return form.name == name or form.name:sub(1, #name + 1) == name .. "."
   end)
end

--- Must the word of a sentence of this form be read back?
function M.needs_check(model, form, scopes)
   if is_taken(model, form) then return true end
   local loose = loose_tests(scopes)
   return carries_clash(scopes) or test_meets_carry(scopes, loose) or lines_clash(loose)
      or three_clash(loose)
end

--- Carries that another one of the same field may accompany, or that hold only a part of it: set of
-- items.
function M.shared(scopes)
   local shared, slots = {}, nothing_known()
   for _, field in ipairs(scopes.carries.order) do
      for _, entry in ipairs(scopes.carries.of[field]) do
         local item = entry.carry.item
         if item.take and item.take < field.width then shared[item] = true end
         add(slots, item.slot, entry)
      end
   end
   for _, slot in ipairs(slots.order) do
      for _, a in ipairs(slots.of[slot]) do
         for _, b in ipairs(slots.of[slot]) do
            if a.carry.item ~= b.carry.item and not exclusive(a.scope, b.scope) then
               shared[a.carry.item] = true
            end
         end
      end
   end
   return shared
end

return M
