-- Syntaxes: other ways to print texts, `syntax gas "..."`. Each is a bit of the context of a
-- printer; what names syntaxes, `also in gas`, `print in gas`, `first in gas`, has their bits as
-- its `mask`.
local lists = require("gen.base.lists")

local M = {}

local MOST = 16

M.OWN = "isadora" -- what programs call the texts of the description itself

local function declare(list, report)
   local by_name = {}
   for i, node in ipairs(list) do
      local first = by_name[node.name]
      if first or node.name == M.OWN then
         report:error("E11", node.at, first and ("syntax `%s` is declared twice"):format(node.name)
            or ("`%s` is the syntax of the texts themselves"):format(M.OWN), first
            and { also = { at = first.at, text = "first declared here" } }
            or { hint = "another name" })
      end
      if i == MOST + 1 then
         report:error("E86", node.at, ("more than %d syntaxes"):format(MOST))
      end
      node.index = i - 1
      by_name[node.name] = first or node
   end
   return by_name
end

-- The bits of the syntaxes that a node names.
local function settle(node, by_name, report)
   node.mask = 0
   for _, one in ipairs(node.syntaxes or {}) do
      local syntax = by_name[one.name]
      if syntax then
         node.mask, syntax.used = node.mask | 1 << syntax.index, true
      else
         report:error("E10", one.at, ("syntax `%s` is not declared"):format(one.name),
            { hint = ('`syntax %s "title"`'):format(one.name) })
      end
   end
end

-- All nodes of the tree that name syntaxes.
local function mentions(tree)
   local found = {}
   for _, operand in ipairs(tree.operands) do
      found[#found + 1] = operand.first
      for _, spelling in lists.nested(operand.lines or {}, "also") do
         found[#found + 1] = spelling
      end
   end
   for _, list in ipairs({ tree.tables, tree.regs }) do
      for _, node in ipairs(list) do
         for _, spelling in lists.nested(node.rows or node.subs or {}, "printed") do
            found[#found + 1] = spelling
         end
      end
   end
   for _, alias in ipairs(tree.aliases) do found[#found + 1] = alias.printed end
   for _, alias in lists.nested(tree.insns, "aliases") do found[#found + 1] = alias.printed end
   return found
end

--- Gives every `syntax` its index and every node that names some its `mask`. Returns the syntaxes.
function M.resolve(tree, report)
   local by_name = declare(tree.syntaxes, report)
   for _, node in ipairs(mentions(tree)) do settle(node, by_name, report) end
   for _, node in ipairs(tree.syntaxes) do
      if not node.used and not node.brief then
         report:warning("W13", node.at, ("syntax `%s` prints nothing of its own"):format(node.name))
      end
   end
   return tree.syntaxes
end

--- The text that each syntax of a list of `printed` nodes has instead: `{ {mask, text}.. }`.
function M.texts(printed)
   return lists.map(printed or {}, function(node) return { mask = node.mask, text = node.text } end)
end

return M
