-- Copies of expressions in which some parts are C already.
local lists = require("gen.base.lists")
local tree = require("gen.ir.tree")

local M = {}

--- A copy of a node in which every node that `replace` has an answer for is that answer.
function M.expression(node, replace)
   local other = replace(node)
   if other then return other end
   local copy = tree.copy(node)
   if node.tag == "lane_of" then copy.source = node.source or node end
   for _, name in ipairs(tree.fields(node).parts) do
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
   return lists.map(list, function(s)
      if s.tag == "let" then return tree.copy(s, { value = M.expression(s.value, replace) }) end
      local copy = tree.with_blocks(s, function(block) return M.statements(block, replace) end)
      if s.tag == "if" then copy.test = M.expression(s.test, replace) end
      return copy
   end)
end

return M
