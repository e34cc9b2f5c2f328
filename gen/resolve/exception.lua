-- Exceptions of a description: their parameters, and the one of words that are no instruction.
local suggest = require("gen.base.suggest")
local fieldcodes = require("gen.resolve.fieldcodes")

local M = {}

local function is_table(entry) return entry.kind == "table" end

-- The names of values of a parameter: `code_list` and `table`, as fields have them.
local function add_values(param, sym, report)
   local type, entry = param.type, sym.words[param.values.name]
   if not entry or entry.kind ~= "table" then
      report:error("E10", param.values.at,
         ("table `%s` is not declared"):format(param.values.name),
         suggest.hint(param.values.name, sym.words,
            ("a `table %s` with a row for each value"):format(param.values.name), is_table,
            param.values.at))
      return
   end
   if type.kind == "s" then
      report:error("E91", param.values.at,
         ("`%s` is signed; a table has names of unsigned values"):format(param.name),
         { hint = ("%s u%d %s"):format(param.name, type.width, param.values.name) })
      return
   end
   local field = { name = param.name, width = type.width }
   fieldcodes.add_table(field, entry, report, param.values.at)
   param.code_list, param.table = field.code_list, field.table
end

local function check_params(node, sym, report)
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
      if param.values then add_values(param, sym, report) end
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
   for _, node in ipairs(tree.exceptions) do check_params(node, sym, report) end
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
