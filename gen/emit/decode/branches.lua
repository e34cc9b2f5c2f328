-- The decision tree of a unit as switches, for words whose operands must be found before it is
-- known what they are: with a picture of what is known at each case. A switch that lies deep within
-- others is a function of its own, and so is one that several cases share.
local lists = require("gen.base.lists")
local c = require("gen.emit.c")
local picture = require("gen.emit.decode.picture")
local shared_nodes = require("gen.emit.decode.below")

local M = {}

local COLUMNS, PER_LINE = 100, 6
local MOST_DEPTH = 4 -- switches within one another in one function
local NOTHING = { mask = 0, value = 0 }

local put_node

-- The function of a node: its name after the values that lead to it.
local function function_of(node, state, path, known)
   local put = state.put
   if not put.functions[node] then
      local body, inner = c.writer(), { put = put, depth = 0 }
      body.depth = 1
      put.functions[node] = path
      local returns = put_node(node, inner, path, put.shared[node] and NOTHING or known, body)
      local w = put.w
      w:line("TREE(%s)\n{\n    ENTERED", path)
      lists.append(w.lines, body.lines)
      if not returns then w:line("    return ISADORA_NO_FORM;") end
      w:line("}\n")
   end
   return put.functions[node]
end

local function condition_of(leaf, out)
   return leaf.condition and out.parts:condition(leaf.condition, leaf.configs ~= nil)
end

-- The configurations of a leaf and of those after it that take the word as the same form under the
-- same condition, that condition, and what comes after them.
local function with_like_ones(leaf, out)
   local configs, other = leaf.configs, leaf.otherwise
   local condition = condition_of(leaf, out)
   while configs and other and other.tag == "leaf" and other.configs and other.form == leaf.form
      and condition_of(other, out) == condition do
      configs, other = configs | other.configs, other.otherwise
   end
   return configs, condition, other
end

local function put_leaf(leaf, state, path, known, w)
   local out = state.put.out
   local configs, condition, otherwise = with_like_ones(leaf, out)
   local terms = { configs and out.sets:test(configs) }
   terms[#terms + 1] = condition
   local name = out.calls[leaf.form]
   local found = ("%s(%s, %s_%s)"):format(out.may_fail[name] and "TRY_AS" or "FIND_AS", name,
      out.prefix:upper(), leaf.form.ident)
   local test = #terms > 0 and ("if (%s)"):format(table.concat(terms, " && "))
   if test and #test + 1 + #found + 4 * w.depth <= COLUMNS then
      w:line("%s %s", test, found)
   else
      if test then w:wrap(test) end
      w:line("%s%s", test and "    " or "", found)
   end
   if not test then return true end
   return otherwise ~= nil and put_node(otherwise, state, path .. "_or", known, w)
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

-- `case 0x1: case 0x2: /* picture */`, in several lines where that is long.
local function put_cases(group, known, bits, w)
   for i = 1, #group.values, PER_LINE do
      local parts = {}
      for j = i, math.min(#group.values, i + PER_LINE - 1) do
         parts[#parts + 1] = ("case 0x%x:"):format(group.values[j])
      end
      local line = table.concat(parts, " ")
      local last = i + PER_LINE > #group.values
      local room = COLUMNS - 4 * w.depth
      local drawn = last and picture.of(known, bits, room - #line - 1)
      w:line("%s%s", line, drawn and " " .. drawn or "")
   end
end

-- What is at a case; true when it always returns.
local function put_case(node, state, path, known, w)
   if node.tag == "unallocated" then
      w:line("return ISADORA_NO_FORM;")
      return true
   end
   if node.tag == "switch" and (state.put.shared[node] or state.depth >= MOST_DEPTH) then
      w:line("ENTER(%s)", function_of(node, state, path, known))
      return true
   end
   return put_node(node, state, path, known, w)
end

local function put_switch(node, state, path, known, w)
   local name = node.lo >= 64 and "hi" or state.put.out.parts.names[1]
   local lo = node.lo % 64
   w:line("switch (%s & 0x%x) {", lo > 0 and ("%s >> %d"):format(name, lo) or name,
      (1 << node.width) - 1)
   state.depth = state.depth + 1
   for _, group in ipairs(by_node(node.children)) do
      local after = picture.after(known, node, group.values)
      put_cases(group, after, state.put.bits, w)
      w.depth = w.depth + 1
      local inner = ("%s_%x"):format(path, group.values[1])
      if not put_case(group.node, state, inner, after, w) then w:line("break;") end
      w.depth = w.depth - 1
   end
   if node.default then
      w:line("default:")
      w.depth = w.depth + 1
      if not put_case(node.default, state, path .. "_else", known, w) then w:line("break;") end
      w.depth = w.depth - 1
   end
   state.depth = state.depth - 1
   w:line("}")
   return false
end

-- Writes a node; true when it always returns.
put_node = function(node, state, path, known, w)
   if node.tag == "switch" then
      if state.depth > 0 and state.put.shared[node] then
         return put_case(node, state, path, known, w)
      end
      return put_switch(node, state, path, known, w)
   elseif node.tag == "leaf" then
      return put_leaf(node, state, path, known, w)
   end
   w:line("return ISADORA_NO_FORM;")
   return true
end

--- Writes the functions of a tree; returns the name of the one to call first, which begins with
-- `name`; nil without a tree. `out` has {parts, style, sets, calls} by form.
function M.put(tree, name, unit, out, w)
   if not tree then return nil end
   local put = { out = out, w = w, bits = unit.bits, functions = {}, shared = shared_nodes(tree) }
   return function_of(tree, { put = put, depth = 0 }, ("%s_%d"):format(name, unit.bits), NOTHING)
end

return M
