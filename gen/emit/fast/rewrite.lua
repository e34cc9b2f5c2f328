-- Copies of expressions in which some parts are C already.
local tree = require("gen.ir.tree")

local M = {}

--- A copy of a node in which every node that `replace` has an answer for is that answer.
function M.expression(node, replace)
   local other = replace(node)
   if other then return other end
   local copy = tree.copy(node)
   if node.tag == "lane_of" then copy.source = node.source or node end
   for _, name in ipairs(tree.part_names(node)) do
      local in_array = node.tag == "lane_of" and name == "a" -- it is there before anybody asks
      if node[name] and not in_array then copy[name] = M.expression(node[name], replace) end
   end
   if node.args then
      copy.args = {}
      for i, arg in ipairs(node.args) do copy.args[i] = arg and M.expression(arg, replace) end
   end
   if node.parts then
      copy.parts = {}
      for i, part in ipairs(node.parts) do
         local inner = tree.copy(part)
         if part.a then inner.a = M.expression(part.a, replace) end
         copy.parts[i] = inner
      end
   end
   return copy
end

--- The same of assignments, alone or under `if`.
function M.statements(list, replace)
   local out = {}
   for i, s in ipairs(list) do
      if s.tag == "let" then
         out[i] = setmetatable({ value = M.expression(s.value, replace) }, { __index = s })
      elseif s.tag == "if" then
         out[i] = setmetatable({ test = M.expression(s.test, replace),
            yes = M.statements(s.yes, replace), no = M.statements(s.no, replace) }, { __index = s })
      elseif s.tag == "for" then
         out[i] = setmetatable({ body = M.statements(s.body, replace) }, { __index = s })
      else
         out[i] = s
      end
   end
   return out
end

return M
