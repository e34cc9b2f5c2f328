-- The decision tree of a unit as nested switches.
local num = require("gen.num")
local c = require("gen.emit.c")
local expr = require("gen.emit.decode.expr")

local M = {}

local put_node

local function put_leaf(leaf, out, w)
   local call = out.calls[leaf.form]
   local guard = leaf.configs and out.sets:test(leaf.configs)
   out.config = out.config or guard ~= nil or call.config
   local test = expr.both(guard, leaf.condition)
   if test then w:line("if (%s)", test) end
   w:line("%sreturn %s;", test and "    " or "", call.text)
   if not test then return end
   if leaf.otherwise then
      put_node(leaf.otherwise, out, w)
   else
      w:line("return ISADORA_NO_FORM;")
   end
end

-- Children with the same node, together: `{ {node, values}.. }` in the order of their first values.
local function by_node(children)
   local groups, known = {}, {}
   for _, child in ipairs(children) do
      if not known[child.node] then
         known[child.node] = { node = child.node, values = {} }
         groups[#groups + 1] = known[child.node]
      end
      table.insert(known[child.node].values, child.value)
   end
   return groups
end

local PER_LINE = 6

local function put_cases(values, w)
   for i = 1, #values, PER_LINE do
      local parts = {}
      for j = i, math.min(#values, i + PER_LINE - 1) do
         parts[#parts + 1] = ("case %s:"):format(c.hex(values[j]))
      end
      w:line("%s", table.concat(parts, " "))
   end
end

local function put_switch(node, out, w)
   w:line(out.wide and "switch ((uint64_t)(word >> %d) & %s) {" or "switch (word >> %d & %s) {",
      node.lo, c.hex(num.mask(node.width)))
   for _, group in ipairs(by_node(node.children)) do
      put_cases(group.values, w)
      w.depth = w.depth + 1
      put_node(group.node, out, w)
      w.depth = w.depth - 1
   end
   w:line("default:")
   w.depth = w.depth + 1
   if node.default then
      put_node(node.default, out, w)
   else
      w:line("return ISADORA_NO_FORM;")
   end
   w.depth = w.depth - 1
   w:line("}")
end

put_node = function(node, out, w)
   if node.tag == "switch" then
      put_switch(node, out, w)
   elseif node.tag == "leaf" then
      put_leaf(node, out, w)
   else
      w:line("return ISADORA_NO_FORM;")
   end
end

--- Writes the function of a tree; returns how it is called. `out` has {type, sets, calls} by form.
function M.put(tree, unit, out, w)
   local body = c.writer()
   body.depth = 1
   out.config = false
   put_node(tree, out, body)
   local name = ("tree_%d"):format(unit.bits)
   w:line("static int %s(%s word, %sstruct isadora_insn *out)\n{", name, out.type,
      out.config and "unsigned config, " or "")
   table.move(body.lines, 1, #body.lines, #w.lines + 1, w.lines)
   w:line("}\n")
   return { config = out.config,
      text = ("%s(word, %sout)"):format(name, out.config and "c->config, " or "") }
end

return M
