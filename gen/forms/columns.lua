-- Columns of `ops`: which of them a form names, and those that none does.
local lists = require("gen.base.lists")
local rows = require("gen.forms.ops_rows")

local M = {}

-- Statics that a node names -----------------------------------------------------------------------

-- Walks any tree of nodes in the order of its arrays and its keys; only membership matters, so key
-- order does not.
local function collect_statics(node, out)
   if type(node) ~= "table" then return out end
   if node.static then out[node.static] = true end
   if node.other_static then out[node.other_static] = true end
   if node.value_static then out[node.value_static] = true end
   if node.name and (node.tag == "static" or node.tag == "call" and node.name:sub(1, 1) == "%") then
      out[node.name] = true
   end
   for key, value in pairs(node) do
      if key ~= "at" and type(value) == "table" then collect_statics(value, out) end
   end
   return out
end

-- Columns -----------------------------------------------------------------------------------------

--- The set of columns that a form needs: those that it, or the code of its instruction, names.
function M.needed(node, page_node)
   local needed = collect_statics({ node.template, node.clauses, node.when or {}, node.with or {},
      node.on or {} }, {})
   collect_statics(page_node.body or {}, needed)
   return needed
end

-- Columns that cells of `name` name.
local function add_mentioned(name, ops_list, all)
   for _, row in lists.nested(ops_list, "rows") do
      local cell = row.cells[name]
      for mentioned in (cell and cell.text or ""):gmatch("%%[%a_][%w_]*") do
         if not all[mentioned] then
            all[mentioned] = true
            add_mentioned(mentioned, ops_list, all)
         end
      end
   end
end

local function used_columns(page, ops_list, forms)
   local all = {}
   for _, node in ipairs(forms) do
      for name in pairs(page.needed[node]) do -- a set: order is of no consequence
         all[name] = true
         add_mentioned(name, ops_list, all)
      end
   end
   for _, alias in ipairs(page.aliases) do collect_statics({ alias.left, alias.right }, all) end
   return all
end

--- Reports columns that nothing names, and forms that are alike in all rows.
function M.check(page, ops_list, forms, report)
   local all = used_columns(page, ops_list, forms)
   for _, ops in ipairs(ops_list) do
      if not ops.name then -- columns of a shared one need a use somewhere, see usage
         for i, static in ipairs(ops.statics) do
            local name = rows.static_name(static)
            if i > 1 and not all[name] then
               report:warning("W09", static.at or ops.at,
                  ("column `%s` is never used"):format(name))
            end
         end
      end
      ops.columns_used = ops.columns_used or {}
      for name in pairs(all) do ops.columns_used[name] = true end
   end
   for _, node in ipairs(forms) do
      for _, ops in ipairs(ops_list) do
         local named = false
         for _, static in ipairs(ops.statics) do
            if page.needed[node][rows.static_name(static)] then named = true end
         end
         if not named and #ops.rows > 1 then
            local first = {}
            for _, static in ipairs(ops.statics) do first[#first + 1] = rows.static_name(static) end
            report:error("E18", node.at,
               ("form `%s` names no column of `ops %s` and is the same in all %d rows"):format(
               node.name or page.name, table.concat(first, " "), #ops.rows),
                  { hint = "give it a column" })
         end
      end
   end
end

return M
