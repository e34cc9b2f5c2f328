-- Codes of a field and their texts, from a list or a table.
local lists = require("gen.base.lists")
local suggest = require("gen.base.suggest")
local num = require("gen.num")
local constants = require("gen.resolve.constants")
local private = require("gen.base.private")

local M = {}

--- Codes 0, 1, 2, .. with the texts of a list.
function M.add_list(field, list, report, at)
   if #list > 2 ^ field.width then
      report:error("E16", at,
         ("%d texts do not fit in the %d bits of `%s`"):format(#list, field.width, field.name))
   end
   field.kind, field.codes, field.code_list = "table", {}, {}
   for i, cell in ipairs(list) do
      if not cell.none then
         field.codes[i - 1] = cell.text
         field.code_list[#field.code_list + 1] = { code = i - 1, text = cell.text }
      end
   end
end

local function is_kind(entry) return entry.kind == "table" or entry.kind == "kind" end

--- The table that a kind of a field names; nil after an error.
function M.table_of(kind, sym, report)
   local entry = sym.words[kind.name]
   if entry and entry.kind == "table" then return entry end
   report:error("E10", kind.at, ("table `%s` is not declared"):format(kind.name),
      suggest.hint(kind.name, sym.words, "kinds of a field: u, s, dec, wrap, x4, f32, rel, label, "
         .. "a `$file`, a table or a list `(a b)`, the name of a `kind`", is_kind, kind.at))
   return nil
end

-- The code of a field that prints a text, or is read for it; nil for other texts.
local function code_of(field, text)
   for _, row in ipairs(field and field.code_list or {}) do
      if row.text == text or lists.contains(row.also or {}, text) then return row.code end
   end
   return nil
end

--- What a set of values of a field, or of some bits (nil), may name: see `gen/syntax/sets.lua`.
function M.context(field, sym, report, statics)
   local context = { report = report, name = field and field.name or "bits", statics = statics }
   function context.value_of(name, at)
      local code = code_of(field, private.shorten(sym.tree.private_of, name))
      local const = sym.words[name]
      if const and const.kind ~= "const" then const = nil end
      if code and const then
         report:error("E11", at,
            ("`%s` is both a code of `%s` and a constant"):format(name, field.name),
            { also = { at = const.node.at, text = "the constant" }, hint = "another name" })
      end
      if const then const.used = true end
      if const and not constants.only(const.node) then
         report:error("E08", at,
            ("`%s` depends on the variant; only code may use it"):format(name),
            { also = { at = const.node.at, text = "declared here" } })
      end
      return code or const and const.node.value
   end
   function context.names()
      local names = {}
      for _, row in ipairs(field and field.code_list or {}) do names[row.text] = true end
      for name, entry in pairs(sym.words) do -- a set: order is of no consequence
         names[name] = entry.kind == "const" or names[name]
      end
      return names
   end
   return context
end

-- No text that is read for a code is that of another one.
local function check_also(field, report)
   local taken = {}
   for _, row in ipairs(field.code_list) do taken[row.text] = taken[row.text] or row.code end
   for row, text in lists.nested(field.code_list, "also") do
      if taken[text] then
         report:error("E42", row.at, ("`%s` is read for codes %s and %s"):format(text,
            num.tostring(taken[text]), num.tostring(row.code)), { hint = "another text" })
      end
      taken[text] = row.code
   end
end

--- The codes and texts of a table.
function M.add_table(field, entry, report, at)
   local tab = entry.node
   entry.used = true
   if tab.numbers then
      report:error("E10", at, ("`%s` is a table of numbers; it has no texts"):format(tab.name),
         { also = { at = tab.at, text = "declared here" } })
      return
   end
   field.kind, field.codes, field.code_list, field.table = "table", {}, {}, tab
   for _, row in ipairs(tab.rows) do
      local fits = num.lt(row.code, num.pow2(field.width))
      if not fits then
         report:error("E16", row.at or at, ("code %s does not fit in the %d bits of `%s`"):format(
            num.tostring(row.code), field.width, field.name),
               { also = { at = at, text = "the table is used here" } })
      end
      local cell = row.cells[1]
      if fits and cell and not cell.none and cell.text then
         field.codes[row.code] = cell.text
         field.code_list[#field.code_list + 1] = { code = row.code, text = cell.text,
            also = row.also, printed = row.printed, at = row.at }
      end
   end
   check_also(field, report)
end

return M
