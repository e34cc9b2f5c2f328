-- Names and numbers of forms: instruction, rows of `ops` with several, the name of the form line,
-- the line of its format, what its operands bring, its length where variants differ.
local lists = require("gen.base.lists")
local rows = require("gen.forms.ops_rows")

local M = {}

-- The name of the form line with what its operands bring: `m16`, `put.s16.d16`; nil for none.
local function own_name(form)
   local parts = { form.node.name }
   lists.append(parts, form.extension and form.extension.names or {})
   return #parts > 0 and table.concat(parts, ".") or nil
end

local function name_of(page, form, forms_in_page)
   local parts = { page.name }
   for _, entry in ipairs(form.rows) do
      if #entry.ops.rows > 1 then parts[#parts + 1] = rows.id(entry.ops, entry.row) end
   end
   if forms_in_page > 1 and form.node.name then parts[#parts + 1] = form.node.name end
   for _, step in ipairs(form.path) do
      if step.number then parts[#parts + 1] = tostring(step.number) end
   end
   lists.append(parts, form.extension and form.extension.names or {})
   if form.split then parts[#parts + 1] = tostring(form.unit.bits) end
   return table.concat(parts, ".")
end

--- Sets `name`, and `own_name`, that of the form line with what its operands bring.
function M.give(page, form, forms_in_page)
   form.name, form.own_name = name_of(page, form, forms_in_page), own_name(form)
end

--- Numbers all forms, and refuses two with one name.
function M.number(forms, report)
   local seen, idents = {}, {}
   for i, form in ipairs(forms) do
      form.id = i - 1
      form.ident = form.name:gsub("[^A-Za-z0-9]", "_"):upper()
      if seen[form.name] and seen[form.name].node == form.node then
         assert(report:failed(), "rows of one form have different names unless E07 was reported")
      elseif seen[form.name] then
         report:error("E11", form.at, ("two expansions are called `%s`"):format(form.name),
            { also = { at = seen[form.name].at, text = "the other one" },
               hint = "name the forms: `form.NAME`" })
      elseif idents[form.ident] then
         form.ident = form.ident .. "_" .. form.id
      end
      seen[form.name], idents[form.ident] = form, true
   end
end

return M
