-- Walking IR: the parts of a node or statement in one fixed order. Everything that reads the IR as
-- a whole (pruning, claims, effects) comes through here, so a new kind of node is added in one
-- place.
local M = {}

local PAIR, SINGLE, NOTHING = { "a", "b" }, { "a" }, {}

-- Names of the parts of each kind of node; `args` and `parts` are lists and come after them.
local PARTS = {
   const = NOTHING, field = NOTHING, raw = NOTHING, ["local"] = NOTHING, word = NOTHING,
   next = NOTHING, here = NOTHING,
   pc = NOTHING, choice = NOTHING, undefined = NOTHING, top = NOTHING, depth = NOTHING,
   lane = NOTHING, launch = NOTHING, none = NOTHING, min = NOTHING,
   max = NOTHING, cat = NOTHING, code = NOTHING, -- `code` is C already, made by an emitter
   reg = { "index" }, slice = { "base", "from" }, gather = { "base" },
   space = { "index" },
   neg = SINGLE, bnot = SINGLE, lnot = SINGLE, abs = SINGLE, popcount = SINGLE, clz = SINGLE,
   ctz = SINGLE,
   ballot = SINGLE, any = SINGLE, all = SINGLE, lane_of = { "a", "k", "other" },
   trunc = SINGLE, sext = SINGLE, clamp = { "a", "lo_arg", "hi_arg" }, pick = { "k" },
   column = { "k" },
   cond = { "test", "yes", "no" }, lut3 = { "l", "a", "b", "c" },
   float = { "round", "flush", "nan" },
}
for _, op in ipairs({ "add", "sub", "mul", "band", "bor", "bxor", "shl", "shr", "quo", "rem", "div",
"mod", "eq", "ne", "lt",
   "le", "gt", "ge", "land", "lor" }) do
   PARTS[op] = PAIR
end

--- Names of the parts of a node that are nodes themselves; some may be absent.
function M.part_names(node)
   return PARTS[node.tag] or error("unknown kind of node: " .. tostring(node.tag))
end

--- Calls f(part, ..) with each node directly inside an expression or a target.
local function each_part(node, f, ...)
   for _, name in ipairs(PARTS[node.tag] or M.part_names(node)) do
      local part = node[name]
      if part then f(part, ...) end
   end
   local args, parts = node.args, node.parts
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
   local tag = statement.tag
   if tag == "let" or tag == "contribute" then
      f(statement.value, false)
   elseif tag == "store" then
      f(statement.value, false)
      f(statement.target, true)
   elseif tag == "if" or tag == "wait" or tag == "drop_while" then
      f(statement.test, false)
   elseif tag == "push" then
      for _, value in ipairs(statement.values) do f(value, false) end
   end
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
   local tag = statement.tag
   if tag == "if" then
      f(statement.yes, ...)
      f(statement.no, ...)
   elseif tag == "for" or tag == "atomic" or tag == "drop_while" then
      f(statement.body, ...)
   end
end

--- Calls f with every statement of a block, inner blocks included, in program order.
function M.each_statement(block, f)
   for _, statement in ipairs(block) do
      f(statement)
      M.each_block(statement, M.each_statement, f)
   end
end

--- Calls f(choice) for the choices whose value an expression reads; a target that is a choice is
-- not read, but the index and the bits behind it are.
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
