-- Nodes of a decision tree that are below several others.
--- They, as a set.
return function(root)
   local seen, shared = {}, {}
   local function walk(node)
      if not node then return end
      if seen[node] then
         shared[node] = node.tag == "switch" or shared[node]
         return
      end
      seen[node] = true
      if node.tag == "switch" then
         local mine = {}
         for _, child in ipairs(node.children) do
            if not mine[child.node] then walk(child.node) end
            mine[child.node] = true
         end
         if not mine[node.default or false] then walk(node.default) end
      elseif node.tag == "leaf" then
         walk(node.otherwise)
      end
   end
   walk(root)
   return shared
end
