-- Hooks: tests before accesses and stacks that raise an exception where the instruction could not
-- go on. They become plain statements here, an `if` around a `raise`, and the access after them is
-- `is_guarded`: it cannot stop the instruction.
local ir = require("gen.ir.node").make
local num = require("gen.num")
local ir_tree = require("gen.ir.tree")
local Walker = require("gen.values.walker")

-- `raise` of a hook where a test holds; appends the statement to `guards`. `names` has what the
-- arguments may use.
local function raise_where(self, test, hook, names, guards)
   if self:decided(test) == 0 then return end
   if self.root.kind == "entry" then
      self:fail("E04", test.at,
         "what may raise an exception, in the value of an entry, is not built yet",
         { hint = "an access in the code of instructions" })
   end
   local yes = self:branch(function()
      if not self:assume(test, true) then return end
      local saved = self.in_accessor
      self.in_accessor = "what raises an exception"
      self:guard(self.within, self, { kind = "exception", names = names, statics = {} },
         function() self:raise(hook) end)
      self.in_accessor = saved
   end)
   self:assume(test, false)
   if #yes == 0 then return end
   guards[#guards + 1] = ir["if"]({ test = test, yes = yes, no = {}, at = test.at })
   self.out[#self.out + 1] = guards[#guards]
end

-- A value that may be read several times.
local function once(self, node, name, at)
   local tag = node.tag
   if tag == "const" or tag == "local" or tag == "field" or tag == "raw" then return node end
   return self:let_temp(name, node, at)
end

-- Is an index a multiple of the cells of an access?
local function unaligned(self, index, cells, at)
   local rest = cells & (cells - 1) == 0
      and self:slice(index, self:const(0, at), num.width_unsigned(cells - 1), at)
      or self:binary("mod", index, self:const(cells, at), at)
   return self:binary("ne", rest, self:const(0, at), at)
end

-- Is some cell of an access outside of its space?
local function outside(self, space, index, cells, at)
   local last = num.sub(space.size, cells)
   if cells > 1 and space.unaligned == "drop" then
      last = num.add(num.sub(last, num.mod(last, cells)), cells - 1)
   end
   local above = self:binary("gt", index, self:const(last, at), at)
   if not num.is_negative(index.lo) then return above end
   local below = self:binary("lt", index, self:const(0, at), at)
   return self:logical("logical_or", below, above, at)
end

--- Puts the tests before an access of `width` bits at `index` here: the index from here on, and the
--- statements. Nil where the space raises nothing, or nothing is raised.
function Walker:guard_access(space, width, index, at, is_store)
   if not (space.unaligned_raise or space.outside_raise) or self.in_exception then return nil end
   local cells, guards = width // space.type.width, {}
   index = once(self, index, "cell", at)
   local names = { index = { node = index, param = true },
      is_store = { node = self:const(is_store and 1 or 0, at), param = true } }
   if space.unaligned_raise and cells > 1 then
      raise_where(self, unaligned(self, index, cells, at), space.unaligned_raise, names, guards)
   end
   if space.outside_raise then
      raise_where(self, outside(self, space, index, cells, at), space.outside_raise, names, guards)
   end
   return index, guards
end

--- The place with the tests before a store to it put here.
function Walker:guarded_place(place, at)
   local space = place.space
   if place.is_guarded then return place end
   local index = self:guard_access(space, place.width, place.index, at, true)
   return index and ir_tree.copy(place, { index = index, is_guarded = true }) or place
end

--- The tests before a store to the place that an alternative of an operand stands for, which has
--- been read here; nil where there are none. Those before the read are noted to be of the read;
--- `facts` are those before it.
function Walker:store_guards(place, facts)
   if place.tag ~= "space" or not place.guards then return nil end
   for _, guard in ipairs(place.guards) do guard.of_read = true end
   local list = self:part(function()
      self.facts = facts
      self:guard_access(place.space, place.width, place.index, place.at, true)
   end)
   return #list > 0 and list or nil
end

-- Puts the test of a stack, whose depth must not be `count`, here. Is there one?
local function guard_depth(self, stack, hook, count, at)
   if not hook or self.in_exception then return nil end
   local depth = self:let_temp("depth",
      self:make(ir.depth({ stack = stack, at = at }), 0, stack.depth), at)
   raise_where(self, self:binary("eq", depth, self:const(count, at), at), hook, {}, {})
   return true
end

--- Before a `push`; true where it raises an exception in place of a trap.
function Walker:guard_push(stack, at)
   return guard_depth(self, stack, stack.overflow, stack.depth, at)
end

--- Before the top of a stack is read or dropped.
function Walker:guard_top(stack, at)
   return guard_depth(self, stack, stack.underflow, 0, at)
end
