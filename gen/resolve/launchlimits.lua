-- `limit launch.NAME N`: how many blocks or threads a launch may have, because what a machine or
-- its driver keeps of it has no room for more. Generated code reckons with these numbers, and a
-- launch that is larger is refused (runtime/simt/limits.c).
local lists = require("gen.base.lists")
local num = require("gen.num")
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

--- The limits of a tree: nodes by name, `{name, most, prov, prose}`.
function M.resolve(nodes, report)
   local limits = {}
   for _, node in ipairs(nodes) do
      if check(node, limits[node.name], report) then limits[node.name] = node end
   end
   return limits
end

--- Those that are stated, in the order of the manual.
function M.list(model)
   local list = {}
   for _, entry in ipairs(launch.list) do
      list[#list + 1] = model.limits and model.limits[entry.name]
   end
   return list
end

return M
