-- Codes: a text that can never be printed is a slip, and the columns of a table that one template
-- prints must together tell its codes apart.

local lists = require("gen.base.lists")
local budget = require("gen.base.budget")
local spelling = require("gen.forms.spelling")

local M = {}

local NONE = {}

-- The words with which items are printed: those of a form, or of a line in `outer`.
local function words_of(place)
   place.words = place.words or place.space:band(words_of(place.outer), place.line.words)
   return place.words
end

-- Notes which codes of a field some words at a place have.
local function note_codes(use, place)
   if use.left == 0 then return end
   local space, words = place.space, words_of(place)
   if use.asked[words] then return end
   use.asked[words] = true
   for _, row in ipairs(use.field.code_list) do
      local code = row.code
      if not use.seen[code] then
         use.values[code] = use.values[code]
            or space:field_in(use.field.pieces, { { lo = code, hi = code } })
         if space:meets(words, use.values[code]) then
            use.seen[code], use.left = true, use.left - 1
         end
      end
   end
end

-- Uses of code fields: for each field which of its codes are printed (`seen`).
local function collect(model)
   local uses, order = {}, {}
   local function note(field, place)
      local use = lists.entry(uses, field,
         { field = field, seen = {}, values = {}, asked = {}, left = #field.code_list }, order)
      note_codes(use, place)
   end
   local function walk(items, place)
      for _, item in ipairs(items) do
         if item.tag == "field" and item.field.kind == "table" then note(item.field, place) end
         for _, line in ipairs(item.tag == "choice" and item.choice.lines or NONE) do
            walk(line.items, { space = place.space, outer = place, line = line })
         end
      end
   end
   for _, form in ipairs(model.forms) do
      walk(form.items, { space = form.space, words = form.words })
   end
   return order
end

local function row_at(field, code)
   for _, row in ipairs(field.table and field.table.rows or {}) do
      if row.code == code then return row.at end
   end
   return nil
end

local function check_unprinted(model, report)
   for _, use in ipairs(collect(model)) do
      for _, row in ipairs(use.field.code_list) do
         if not use.seen[row.code] then
            report:error("E35", row_at(use.field, row.code) or use.field.at,
               ("code %d of `%s` (`%s`) is printed by no use")
               :format(row.code, use.field.name, row.text),
                  { hint = "drop it, or write `?` in a list" })
         end
      end
   end
end

-- Columns of each code field that one template prints, choices aside.
local function check_columns(items, form, report)
   local columns, order = {}, {}
   for _, item in ipairs(items) do
      if item.tag == "field" and item.field.kind == "table" then
         if not columns[item.field] then
            columns[item.field] = { at = item.at }
            order[#order + 1] = item.field
         end
         table.insert(columns[item.field], item.column or 0)
      elseif item.tag == "choice" then
         for _, line in ipairs(item.choice.lines) do check_columns(line.items, form, report) end
      end
   end
   for _, field in ipairs(order) do
      local seen, names = {}, {}
      for _, column in ipairs(columns[field]) do
         names[#names + 1] = column == 0 and field.name or field.name .. "."
            .. field.table.columns[column]
      end
      for _, row in ipairs(field.code_list) do
         local parts = {}
         for _, column in ipairs(columns[field]) do
            parts[#parts + 1] = spelling.column(field, column, row.code)
         end
         local text = table.concat(parts, " ")
         if seen[text] and not field.told_same then
            field.told_same = true
            report:error("E42", columns[field].at, ("%s print `%s` for codes %d and %d"):format(
               "`" .. table.concat(names, "`, `") .. "`", text, seen[text], row.code),
               { hint = "different texts, or print one more column" })
         end
         seen[text] = seen[text] or row.code
      end
   end
end

--- Reports E35 and E42.
function M.check(model, report)
   check_unprinted(model, report)
   for _, form in ipairs(model.forms) do
      budget.at(form.at, form.name)
      check_columns(form.items, form, report)
   end
end

return M
