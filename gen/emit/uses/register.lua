-- Which row of a schedule is about a register: rows have sets of `fields`, which may name it, and
-- of `files`, in which it may be, and perhaps of `forms`.
local tree = require("gen.ir.tree")

-- The last row with something in one of its sets, for a form.
local function look(rows, form, key, what)
   local found
   for _, row in ipairs(rows) do
      if row[key][what] and (not row.forms or row.forms[form]) then found = row end
   end
   return found
end

--- The row about a register of a file whose number is `index` (nil: there is but one), or nil.
-- What names a field counts more than what names a file.
return function(rows, form, file, index)
   local found = look(rows, form, "files", file)
   if index then
      tree.each_node(index, function(node)
         found = node.field and look(rows, form, "fields", node.field) or found
      end, {})
   end
   return found
end
