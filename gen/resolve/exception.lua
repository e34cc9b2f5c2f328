-- Exceptions of a description: their parameters, and the one of words that are no instruction.
local M = {}

local function check_params(node, report)
   local seen = {}
   for _, param in ipairs(node.params) do
      if param.static or not param.type then
         report:error("E91", param.at,
            ("parameter `%s` of `%s` has no type"):format(param.name, node.name),
            { hint = "NAME u32" })
      end
      if seen[param.name] then
         report:error("E11", param.at,
            ("parameter `%s` of `%s` is declared twice"):format(param.name, node.name))
      end
      seen[param.name] = true
   end
end

-- Where hooks and exceptions are, for the message that lanes have none.
local function each_node(tree, f)
   for _, node in ipairs(tree.exceptions) do f(node) end
   for _, node in ipairs(tree.undefineds) do f(node) end
   for _, space in ipairs(tree.spaces) do
      if space.unaligned_raise then f(space.unaligned_raise) end
      if space.outside_raise then f(space.outside_raise) end
   end
   for _, stack in ipairs(tree.stacks) do
      if stack.overflow then f(stack.overflow) end
      if stack.underflow then f(stack.underflow) end
   end
end

--- Checks what `names` has declared; `sym.undefined` is the line of words that are no instruction.
function M.resolve(sym, report)
   local tree = sym.tree
   for _, node in ipairs(tree.exceptions) do check_params(node, report) end
   for i, node in ipairs(tree.undefineds) do
      if i == 1 then
         sym.undefined = node
      else
         report:error("E11", node.at, "`undefined` is given twice",
            { also = { at = tree.undefineds[1].at, text = "first here" } })
      end
   end
   if sym.lanes == 0 then return end
   each_node(tree, function(node)
      report:error("E04", node.at, "exceptions in a description with lanes are not built yet",
         { hint = "`trap`" })
   end)
end

return M
