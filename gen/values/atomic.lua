-- `atomic:`: its body acts at once and in order, and what comes after it sees what it did. So
-- nothing may stop the instruction once the body has stored something, and what the body stores to
-- is stored to nowhere else in the form.
local num = require("gen.num")
local tree = require("gen.ir.tree")

local M = {}

-- May reading or storing to cells of a space trap?
local function access_traps(node)
   local space = node.space
   local cells = node.width // space.type.width
   if node.is_guarded then return false end
   if cells > 1 and (space.unaligned or "ok") == "trap" then return true end
   if space.scope == "block" or space.scope == "grid" then return true end -- a run may have less
   return (space.outside or "trap") == "trap" and (num.is_negative(node.index.lo)
      or num.lt(num.sub(space.size, cells), node.index.hi))
end

local function each_line(choice, f)
   for _, line in ipairs(choice.lines) do f(line.code) end
end

local target_may_trap -- forward

local function may_trap(node)
   local found = false
   tree.each_node(node, function(inner)
      found = found or inner.tag == "top" or inner.tag == "space" and access_traps(inner)
   end, {})
   return found
end

function target_may_trap(target)
   if target.tag == "choice" then
      local found = false
      each_line(target.choice, function(code)
         found = found or code.unknown ~= nil
            or code.target ~= nil and target_may_trap(code.target)
      end)
      return found
   end
   for _, part in ipairs(target.parts or {}) do
      if part.target and target_may_trap(part.target) then return true end
   end
   return may_trap(target)
end

local STOPS = { trap = true, raise = true, unknown = true, wait = true, push = true, drop = true,
   halt = true, ["for"] = true, atomic = true }

-- Whether a statement, without the blocks inside it, may stop the instruction.
local function may_stop(s)
   if STOPS[s.tag] then return true end
   if s.tag == "store" then return may_trap(s.value) or target_may_trap(s.target) end
   local found = false
   tree.each_expression(s, function(expr) found = found or may_trap(expr) end)
   return found
end

local Walk = {}
Walk.__index = Walk

function Walk:fail(at, why)
   if self.complained then return end
   self.complained = true
   self.walker:complain("E04", at, why)
end

function Walk:statement(s, inside)
   if s.tag == "for" and tree.has(s.body, "atomic") then
      self:fail(s.at, "`atomic` inside `for` is not built yet")
   end
   -- with lanes all accesses are checked before the first lane stores
   if self.stored and self.walker.model.lanes == 0 and may_stop(s) then
      self:fail(s.at, "what may stop the instruction, after a store of `atomic`, is not built yet")
   end
   if s.tag == "store" then
      local roots = {}
      tree.each_place(s.target, function(place)
         roots[place.file or place.space or place] = true
      end)
      if inside and s.delay then
         self:fail(s.at, "`after` inside `atomic` is not built yet")
      end
      for root in pairs(roots) do -- any of them will do
         if (inside and self.plain or self.atomic)[root] then
            self:fail(s.at, ("stores to `%s` both inside and outside of `atomic` are not built yet")
               :format(root.name))
         elseif inside and root.name == "$pc" then
            self:fail(s.at, "a jump inside `atomic` is not built yet")
         end
      end
      for root in pairs(roots) do (inside and self.atomic or self.plain)[root] = true end -- a set
      if inside then self.stored = true end
   end
   if s.tag == "raise" then return end -- nothing else of the instruction is executed
   tree.each_block(s, function(block) self:block(block, inside or s.tag == "atomic") end)
end

function Walk:block(list, inside)
   for _, s in ipairs(list) do self:statement(s, inside) end
end

--- Checks the code of a form.
function M.check(walker, body)
   if not tree.has(body, "atomic") then return end
   local walk = setmetatable({ walker = walker, plain = {}, atomic = {} }, Walk)
   walk:block(body, false)
end

return M
