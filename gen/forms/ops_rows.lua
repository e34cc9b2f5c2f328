-- Rows of `ops`: the rows that an instruction uses, their names, and every choice of one row of
-- each `ops` with all the cells that a form names.
local lists = require("gen.base.lists")
local suggest = require("gen.base.suggest")

local M = {}

--- The `ops` of a page in their order, named ones looked up.
function M.resolve(page, sym, report)
   local list, first_use = {}, {}
   for _, node in ipairs(page.ops) do
      local ops = node
      if node.ref then
         local entry = sym.ops[node.ref]
         if not entry then
            report:error("E10", node.at, ("`ops %s` is not declared"):format(node.ref),
               suggest.hint(node.ref, sym.ops))
            ops = nil
         else
            entry.used, ops = true, entry.node
         end
      end
      if ops and first_use[ops] then
         report:error("E11", node.at, ("`ops %s` is used twice in this page"):format(node.ref),
            { also = { at = first_use[ops], text = "first here" } })
      elseif ops then
         list[#list + 1], first_use[ops] = ops, node.at
      end
   end
   return list
end

--- The name of a row in the names of its forms: its first cell.
function M.id(ops, row)
   local cell = row.cells[ops.statics[1].name or ops.statics[1]]
   return cell and (cell.text:gsub('"', "")) or ""
end

function M.static_name(static) return static.name or static end

--- No two rows of one `ops` have the same name.
function M.check_ids(ops, report)
   local seen = {}
   for _, row in ipairs(ops.rows) do
      local id = M.id(ops, row)
      if seen[id] then
         report:error("E07", row.at, ("row id `%s` is used twice"):format(id),
            { also = { at = seen[id].at, text = "first here" },
            hint = "give the rows different ids and print the mnemonic from a column" })
      end
      seen[id] = row
   end
end

-- All rows of one `ops` that have a cell for every column that is needed.
local function rows_for(ops, needed)
   return lists.collect(ops.rows, function(row)
      local complete = true
      for _, static in ipairs(ops.statics) do
         local name = M.static_name(static)
         if needed[name] and not row.cells[name] then complete = false end
      end
      return complete and row
   end)
end

M.MOST_EXPANSIONS = 20000 -- of one form line

--- Has a form line too many expansions?
function M.is_too_many(ops_list, chain)
   local count = 1
   for _, ops in ipairs(ops_list) do
      count = math.min(count * #ops.rows, M.MOST_EXPANSIONS + 1)
   end
   for _, format in ipairs(chain) do
      count = math.min(count * #format.lines, M.MOST_EXPANSIONS + 1)
   end
   return count > M.MOST_EXPANSIONS
end

--- Every choice of one complete row of each `ops`: `{ {ops, row}.. }` each.
function M.products(ops_list, needed)
   local products = { {} }
   for _, ops in ipairs(ops_list) do
      local longer = {}
      for _, product in ipairs(products) do
         for _, row in ipairs(rows_for(ops, needed)) do
            local copy = table.move(product, 1, #product, 1, {})
            copy[#copy + 1] = { ops = ops, row = row }
            longer[#longer + 1] = copy
         end
      end
      products = longer
   end
   return products
end

--- The cells of such a choice by the names of their columns.
function M.statics(product)
   local statics = {}
   for _, entry in ipairs(product) do
      for _, static in ipairs(entry.ops.statics) do
         local name = M.static_name(static)
         statics[name] = entry.row.cells[name]
      end
   end
   return statics
end

local function check_cell(cell, report)
   local also = cell and cell.also
   if not also or also.printed then return end
   report:error("E49", also.at,
      ("`%s` does not appear in any text, so its `also` has no effect"):format(cell.text),
      { hint = "`also` in a column that a text names" })
   also.printed = true -- once, though other instructions use the same `ops`
end

--- Other spellings are for cells that are printed. All instructions are expanded.
function M.check_also(ops_list, report)
   for ops, row in lists.nested(ops_list, "rows") do
      for _, static in ipairs(ops.statics) do
         check_cell(row.cells[M.static_name(static)], report)
      end
   end
end

return M
