-- `limit launch.NAME N`: how many blocks or threads a launch may have, because what a machine or
-- its driver keeps of it has no room for more. Generated code reckons with these numbers, and a
-- launch that is larger is refused (runtime/simt/limits.c).
local lists = require("gen.base.lists")
local num = require("gen.num")
local guard = require("gen.resolve.guard")
local launch = require("gen.resolve.launch")

local M = {}

local function names()
   local list = lists.collect(launch.list, function(entry) return entry.limited and entry.name end)
   return table.concat(list, ", ")
end

local function check(node, first, report)
   local known = launch.known[node.name]
   if not known or not known.limited then
      report:error("E10", node.at, ("`launch.%s` %s"):format(node.name,
         known and "follows from the others and has no limit of its own"
            or "is not a number of a launch"),
         { hint = names() })
   elseif first then
      report:error("E11", node.at, ("`limit launch.%s` is given twice"):format(node.name),
         { also = { at = first.at, text = "first here" } })
   elseif num.lt(node.most, 1) or num.lt(launch.largest(node.name), node.most) then
      report:error("E86", node.at,
         ("`launch.%s` is limited to 1 to %d, not to %s"):format(node.name,
         launch.largest(node.name), num.tostring(node.most)))
   else
      return true
   end
   return false
end

--- The limits of a tree, in the order of the manual: nodes {name, most, where, prov, prose}.
function M.resolve(sym, report)
   local found = {}
   for _, node in ipairs(sym.tree.limits) do
      node.where = guard.where(node.on, sym, nil, report)
      local first = lists.find(found, function(other)
         return other.name == node.name and not guard.nowhere(guard.both(other.where, node.where))
      end)
      if check(node, first, report) then found[#found + 1] = node end
   end
   local limits = {}
   for _, entry in ipairs(launch.list) do
      for _, node in ipairs(found) do
         if node.name == entry.name then limits[#limits + 1] = node end
      end
   end
   return limits
end

return M
