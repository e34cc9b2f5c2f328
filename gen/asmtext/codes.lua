-- Codes: a code whose text can never be printed is probably a mistake, and the columns of a table
-- that one template prints must together distinguish its codes.

local lists = require("gen.base.lists")
local budget = require("gen.base.budget")
local spelling = require("gen.forms.spelling")

local M = {}

local NONE = {}

-- The words for which items are printed: those of a form, or of an alternative in `outer`.
local function words_of(place)
   place.words = place.words or place.space:band(words_of(place.outer), place.line.words)
   return place.words
end

-- Notes which codes of a field occur in some words at a place.
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
               ("code %d of `%s` (`%s`) is never printed")
               :format(row.code, use.field.name, row.text),
                  { hint = "drop it, or write `?` in a list" })
         end
      end
   end
end

-- Two codes of a field that some of its columns print alike: the text and the codes, or nil.
local function printed_alike(field, columns)
   local seen = {}
   for _, row in ipairs(field.code_list) do
      local text = lists.join(columns, " ", function(column)
         return spelling.column(field, column, row.code)
      end)
      if seen[text] then return text, seen[text], row.code end
      seen[text] = row.code
   end
   return nil
end

local function column_name(field, column)
   return "`" .. (column == 0 and field.name or field.name .. "." .. field.table.columns[column])
      .. "`"
end

-- A field whose columns print two codes alike, or only together distinguish its codes.
local function check_field(field, columns, report)
   local function complain(code, subset, why, hint)
      local text, first, second = printed_alike(field, subset)
      if not text or field.reported_same then return end
      field.reported_same = true
      local names = lists.join(subset, ", ", function(column) return column_name(field, column) end)
      report:error(code, columns.at, ("%s print%s `%s` for codes %d and %d%s"):format(names,
         code == "E04" and "s" or "", text, first, second, why), { hint = hint })
   end
   complain("E42", columns, "", "different texts, or print one more column")
   for _, column in ipairs(columns) do
      complain("E04", { column }, "; a code that only several columns select is not built yet",
         "different texts, or one column that selects the code")
   end
end

-- Columns of each code field that one template prints, without choices.
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
   for _, field in ipairs(order) do check_field(field, columns[field], report) end
end

--- Reports E35, E42 and E04.
function M.check(model, report)
   check_unprinted(model, report)
   for _, form in ipairs(model.forms) do
      budget.at(form.at, form.name)
      check_columns(form.items, form, report)
   end
end

return M
