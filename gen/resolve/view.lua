-- Views of a register file: `[8*i +: 8]` for i in a..b becomes first bit, width and step; a view
-- without an index may gather several slices.
local nodes = require("gen.syntax.grammar.node")
local num = require("gen.num")
local constant = require("gen.resolve.constant")

local M = {}

-- positions beyond it are outside every register, which is all that matters of them
local FAR = 1 << 20

local function position(value)
   if not value then return nil end
   if num.lt(value, -FAR) then return -FAR end
   return num.lt(FAR, value) and FAR or value
end

-- `expr` with the index of the view as the number `index`.
local function fill(expr, var, index)
   if expr.tag == "name" and expr.name == var then return nodes.num({ value = index }) end
   if expr.tag == "unary" then
      return nodes.unary({ op = expr.op, arg = fill(expr.arg, var, index), at = expr.at })
   end
   if expr.tag == "binary" then
      return nodes.binary({ op = expr.op, left = fill(expr.left, var, index),
         right = fill(expr.right, var, index),
         at = expr.at })
   end
   return expr
end

-- First bit and width of one slice; nil when it is not constant.
local function slice_of(part, sub, index, file, report)
   local function value(expr) return expr
      and position(constant.value(fill(expr, sub.var, index), nil, report)) end
   local lo, width = value(part.lo), 1
   if part.count then
      width = value(part.count)
   elseif part.hi then
      local hi = value(part.hi)
      width = lo and hi and hi - lo + 1
   elseif part.open then
      width = lo and file.width - lo
   end
   if lo and width then return lo, width end
   report:error("E57", sub.at, ("the slice of view `.%s` must be constant"):format(sub.name))
end

local function fits(lo, width, sub, file, report)
   if width < 1 then
      report:error("E15", sub.at, ("view `.%s` has no bits"):format(sub.name))
      return false
   end
   if lo < 0 or lo + width > file.width then
      report:error("E15", sub.at,
         ("view `.%s` leaves the %d bits of `%s`"):format(sub.name, file.width, file.name))
      return false
   end
   return true
end

-- The slices that a view without an index gathers, and the width of all of them.
local function parts_of(sub, file, report)
   local parts, total = {}, 0
   for _, part in ipairs(sub.slice) do
      local lo, width = slice_of(part, sub, 0, file, report)
      if not lo or not fits(lo, width, sub, file, report) then return nil end
      parts[#parts + 1] = { lo = lo, width = width }
      total = total + width
   end
   if total <= 128 then return parts, total end
   report:error("E15", sub.at, ("view `.%s` has more than 128 bits"):format(sub.name))
end

-- First bit, width and step of a view with an index: every slice lies the same distance after the
-- one before.
local function steps_of(sub, file, report)
   local lo, width = slice_of(sub.slice[1], sub, sub.lo, file, report)
   if not lo or not fits(lo, width, sub, file, report) then return nil end
   local step
   for index = sub.lo + 1, sub.hi do
      local at, size = slice_of(sub.slice[1], sub, index, file, report)
      if not at or not fits(at, size, sub, file, report) then return nil end
      step = step or at - lo
      if step < 1 or size ~= width or at ~= lo + step * (index - sub.lo) then
         report:error("E57", sub.at,
            ("the slices of view `.%s` are not equally spaced"):format(sub.name),
            { hint = ("view .%s[i in 0..3] = [8*i +: 8]"):format(sub.name) })
         return nil
      end
   end
   return lo, width, step or 0
end

--- The view that the node `sub` says, or nil after an error.
function M.resolve(sub, file, report)
   local first, last = sub.lo or 0, sub.hi or 0
   local view = { name = sub.name, first = first, prints = sub.prints, at = sub.at,
      prose = sub.prose, slice = sub.slice }
   if last < first then
      report:error("E57", sub.at,
         ("view `.%s` has no member: its index runs backwards"):format(sub.name))
      return nil
   end
   if sub.var and #sub.slice > 1 then
      report:error("E57", sub.at, ("view `.%s` has an index, so it is one slice"):format(sub.name))
      return nil
   end
   if sub.var then
      view.count = last - first + 1
      view.lo, view.width, view.step = steps_of(sub, file, report)
   else
      local parts, width = parts_of(sub, file, report)
      if not parts then return nil end
      view.lo, view.width, view.step = parts[1].lo, width, 0
      view.parts = #parts > 1 and parts or nil
   end
   return view.lo and view or nil
end

return M
