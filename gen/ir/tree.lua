-- Walking IR: the parts of a node or statement in one fixed order. Everything that reads the IR as
-- a whole (pruning, clauses, effects) comes through here, so a new kind of node is added in one
-- place.
local specs = require("gen.ir.node").specs

local M = {}

--- Names of the fields of a node by what they are: `data`, `parts` (nodes themselves), `list`,
-- `block`; some may be absent.
function M.fields(node) return specs[node.tag] end

--- A copy of a node or statement, with these fields changed.
function M.copy(node, changes)
   local copy = setmetatable({}, getmetatable(node))
   for k, v in next, node do rawset(copy, k, v) end
   for k, v in next, changes or {} do copy[k] = v end
   return copy
end

--- Calls f(part, ..) with each node directly inside an expression or a target.
local function each_part(node, f, ...)
   local names = specs[node.tag].parts
   for i = 1, #names do
      local part = rawget(node, names[i])
      if part then f(part, ...) end
   end
   local args, parts = rawget(node, "args"), rawget(node, "parts")
   if args then
      for i = 1, #args do f(args[i], ...) end
   end
   if parts then
      for i = 1, #parts do
         local inner = parts[i].a or parts[i].target
         if inner then f(inner, ...) end
      end
   end
end

M.each_part = each_part

--- Words that tell a node or statement from others, but for its bounds: its tag, its data by
-- `word_of(value)`, what is inside it by `inner(node)`, a list of statements too.
function M.words(node, word_of, inner)
   local spec, words = specs[node.tag], { node.tag }
   local function add(word) words[#words + 1] = word end
   for _, name in ipairs(spec.data) do
      local value = node[name]
      add(value ~= nil and word_of(value) or "-")
   end
   for _, name in ipairs(spec.parts) do add(node[name] and inner(node[name]) or "-") end
   for _, name in ipairs(spec.list) do
      for _, entry in ipairs(node[name]) do
         if not entry.tag then
            add((entry.lo or "") .. ":" .. entry.width)
            entry = entry.a or entry.target
         end
         if entry then add(inner(entry)) end
      end
   end
   for _, name in ipairs(spec.block) do
      add("{")
      for _, statement in ipairs(node[name]) do add(inner(statement)) end
      add("}")
   end
   return words
end

--- A copy of a statement in which each block is what `f` makes of it; one without blocks itself.
function M.with_blocks(statement, f)
   local blocks = {}
   for _, name in ipairs(specs[statement.tag].block) do blocks[name] = f(statement[name]) end
   return next(blocks) and M.copy(statement, blocks) or statement
end

--- Calls f with every node of an expression, the node itself first. `seen` stops at shared nodes.
local function each_node(node, f, seen)
   if seen[node] then return end
   seen[node] = true
   f(node)
   each_part(node, each_node, f, seen)
end

M.each_node = each_node

--- Calls f(expr, is_target) for the expressions of a statement itself, blocks inside it left out.
function M.each_expression(statement, f)
   local spec = specs[statement.tag]
   for _, name in ipairs(spec.expression) do
      if statement[name] then f(statement[name], false) end
   end
   for _, name in ipairs(spec.target) do f(statement[name], true) end
   for _, value in ipairs(statement.values or {}) do f(value, false) end
end

--- Calls f with the expressions that a statement names without executing them.
function M.each_touched(statement, f)
   for _, inner in ipairs(statement.before or {}) do M.each_expression(inner, f) end
   for _, node in ipairs(statement.reads or {}) do f(node) end
   for _, written in ipairs(statement.writes or {}) do
      f(written.target)
      if written.test then f(written.test) end
   end
end

--- Calls f(block, ..) with each block inside a statement.
function M.each_block(statement, f, ...)
   for _, name in ipairs(specs[statement.tag].block) do f(statement[name], ...) end
end

--- Calls f with every statement of a block, inner blocks included, in program order.
function M.each_statement(block, f)
   for _, statement in ipairs(block) do
      f(statement)
      M.each_block(statement, M.each_statement, f)
   end
end

--- The same without the code of exceptions, which is executed in place of all else.
function M.each_usual(block, f)
   for _, statement in ipairs(block) do
      f(statement)
      if statement.tag ~= "raise" then M.each_block(statement, M.each_usual, f) end
   end
end

--- Calls f(node, statement) with every node of the expressions and targets of a statement itself.
function M.each_node_of(statement, f)
   local seen = {}
   local function visit(node) f(node, statement) end
   M.each_expression(statement, function(expr) each_node(expr, visit, seen) end)
end

--- The same for all statements of a block, inner blocks included.
function M.each_node_in(block, f)
   M.each_statement(block, function(statement) M.each_node_of(statement, f) end)
end

--- The register or space whose bits a target is.
function M.base_of(target)
   while target.base do target = target.base end
   return target
end

--- Calls f(place) with each register and space that a target is, or is bits of; of an operand in
-- any of its lines.
function M.each_place(target, f)
   target = M.base_of(target)
   if target.tag == "choice" then
      for _, line in ipairs(target.choice.lines) do
         if line.code and line.code.target then M.each_place(line.code.target, f) end
      end
   elseif target.tag == "cat" then
      for _, part in ipairs(target.parts) do M.each_place(part.target, f) end
   else
      f(target)
   end
end

--- Whether a block, inner blocks included, has a statement with this tag.
function M.has(block, tag)
   local found = false
   M.each_statement(block, function(s) found = found or s.tag == tag end)
   return found
end

--- Calls f(choice) for the choices whose value an expression reads; a target that is a choice is
-- not read, but the index and the bits after it are.
function M.each_choice_read(node, is_target, f)
   if node.tag == "choice" then
      if not is_target then f(node.choice) end
      return
   end
   if is_target then
      if node.base then M.each_choice_read(node.base, true, f) end
      if node.index then M.each_choice_read(node.index, false, f) end
      if node.from then M.each_choice_read(node.from, false, f) end
      for _, part in ipairs(node.parts or {}) do
         if part.target then M.each_choice_read(part.target, true, f) end
      end
      return
   end
   each_part(node, M.each_choice_read, false, f)
end

return M
