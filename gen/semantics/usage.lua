-- Declarations that are never used: misspellings, or facts without effect. Runs after the code is
-- resolved, because code uses names too.
local lists = require("gen.base.lists")
local private = require("gen.base.private")

local M = {}

local function unused(report, entry, what, at)
   report:warning("W13", at or entry.node.at, ("%s `%s` is never used"):format(what, entry.name))
end

local function check_space(space, list, report, wanted)
   for _, node in ipairs(list) do
      local entry = space[node.name]
      local moves = node.name == "$pc" -- with every instruction, named or not
      if entry and entry.node == node and not entry.used and not moves and wanted[entry.kind] then
         unused(report, entry, entry.kind == "file" and "register file" or entry.kind)
      end
   end
end

local function check_features(sym, report)
   for axis, name in lists.nested(sym.tree.axes, "features") do
      local feature = sym.features[name]
      if not feature.used and not feature.reported then
         feature.reported = true
         report:warning("W13", axis.at, ("feature `%s` is never used"):format(name))
      end
   end
end

local function check_shared_ops(sym, report)
   for _, node in ipairs(sym.tree.ops) do
      local entry = sym.ops[node.name]
      if entry and entry.node == node then
         if not entry.used then unused(report, entry, "ops") end
         for i, static in ipairs(node.statics) do
            local name = static.name or static
            if entry.used and i > 1 and not (node.columns_used or {})[name] then
               report:warning("W09", static.at or node.at,
                  ("column `%s` is never used"):format(name))
            end
         end
      end
   end
end

-- Columns that only `do` names count as used in every row, so a row without them is expanded
-- nowhere.
local function check_rows(model, report)
   for _, page in ipairs(model.pages) do
      local seen = {}
      for _, entry in lists.nested(page.forms, "rows") do seen[entry.row] = true end
      for _, ops in ipairs(page.ops) do
         if not ops.name then
            for _, row in ipairs(ops.rows) do
               if not seen[row] then
                  report:error("E27", row.at,
                     "this row has no expansion: no form has all the cells that it needs",
                     { hint = "fill the missing cells or drop the row" })
               end
            end
         end
      end
   end
end

-- Members of nodes that are no part of the tree: places, what later passes hang there.
local OUTSIDE = { at = true, prov = true, source = true, form = true, space = true, code = true }

-- An erratum must name existing instructions.
local function check_errata(model, report)
   local pages = {}
   for _, page in ipairs(model.pages) do pages[page.name] = true end
   for _, entry in lists.nested(model.errata, "pages") do
      if not pages[entry.name] then
         report:error("E10", entry.at, ("there is no instruction `%s`"):format(entry.name))
      end
   end
end

-- Every `{SOURCE ..}` of the tree names a declared source, and every source is named.
local function check_sources(model, report)
   local sources, grades = model.sym.sources,
      { hardware = true, document = true, inferred = true, unknown = true }
   local seen = {}
   local function walk(node)
      if type(node) ~= "table" or seen[node] then return end
      seen[node] = true
      for _, entry in ipairs(node.prov or {}) do
         local source = entry.source and sources[entry.source]
         if source then
            source.used = true
         elseif entry.source then
            report:error("E72", entry.at or node.at,
               ("source `%s` is not declared"):format(entry.source),
               { hint = grades[entry.source:lower()] and "{" .. entry.source:lower() .. "}"
                  or ('source %s "TITLE" document'):format(entry.source) })
         end
      end
      -- diagnostics are sorted by place: order is of no consequence
      for key, value in pairs(node) do
         if type(value) == "table" and not OUTSIDE[key] then walk(value) end
      end
   end
   walk(model.sym.tree)
   for _, node in ipairs(model.sym.tree.sources) do
      if not sources[node.name].used then
         report:warning("W13", node.at, ("source `%s` is never used"):format(node.name))
      end
   end
end

local function check_provenance(model, report)
   for _, page in ipairs(model.pages) do
      local bare = #page.forms > 0 and #model.sources > 0
      for _, form in ipairs(page.forms) do bare = bare and #form.prov == 0 end
      if bare then
         report:warning("W82", page.at, ("instruction `%s` has no provenance"):format(page.name))
      end
   end
end

-- What is written in the description, not what later passes made of it.
local function is_mentioned(key, value)
   return key ~= "at" and key ~= "source" and key ~= "code" and type(value) == "table"
end

-- Code with an error may not have resolved all its names; names that occur in it are not reported
-- as unused.
local function count_mentions(sym)
   local function use(name)
      for _, space in ipairs({ sym.words, sym.state }) do
         if type(name) == "string" and space[name] then space[name].used = true end
      end
   end
   local function walk(node)
      if node.tag then use(node.name) end
      local cell = type(node.text) == "string" and node.text or ""
      for word in cell:gmatch("%$?[%a_][%w_]*") do use(private.name_at(node.at, word)) end
      for key, value in pairs(node) do -- a set: order is of no consequence
         if is_mentioned(key, value) then walk(value) end
      end
   end
   for _, list in ipairs({ "insns", "operands", "formats", "funcs", "ops", "starts",
      "exceptions" }) do
      for _, node in ipairs(sym.tree[list]) do
         for key, value in pairs(node) do
            if is_mentioned(key, value) then walk(value) end
         end
      end
   end
end

function M.check(model, report)
   local sym = model.sym
   if report:failed() then count_mentions(sym) end
   check_space(sym.words, sym.tree.consts, report, { const = true })
   check_space(sym.words, sym.tree.tables, report, { table = true })
   check_space(sym.words, sym.tree.kinds, report, { kind = true })
   check_space(sym.words, sym.tree.fields, report, { field = true })
   check_space(sym.words, sym.tree.operands, report, { operand = true })
   check_space(sym.words, sym.tree.funcs, report, { func = true })
   check_space(sym.words, sym.tree.engines, report, { engine = true })
   check_space(sym.words, sym.tree.spaces, report, { space = true })
   check_space(sym.state, sym.tree.regs, report, { file = true })
   check_space(sym.state, sym.tree.stacks, report, { stack = true })
   check_space(sym.exceptions, sym.tree.exceptions, report, { exception = true })
   check_space(sym.formats, sym.tree.formats, report, { format = true })
   check_features(sym, report)
   check_shared_ops(sym, report)
   check_rows(model, report)
   check_errata(model, report)
   check_sources(model, report)
   check_provenance(model, report)
end

return M
