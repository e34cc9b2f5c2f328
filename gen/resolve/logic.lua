-- Fields that are read as logic: `LUTX 72..79 logic lut` is a number that a text may spell as an
-- expression over the texts of a table, each of which stands for its code: `s0&~s1|s2`. Such a text
-- is never printed, so it is only on the left side of an alias, as another spelling of a field of
-- the same bits. It is in parentheses.
local fieldcodes = require("gen.resolve.fieldcodes")

local M = {}

-- Names in an expression are words, or they would run together with what is beside them.
local function check_names(field, names, report, at)
   for _, row in ipairs(names) do
      for _, text in ipairs({ row.text, table.unpack(row.also or {}) }) do
         if not text:find("^[%a_][%w_]*$") then
            report:error("E49", at,
               ("`%s` is not a word, so it cannot be a name in `%s`"):format(text,
               field.name))
            return
         end
      end
   end
end

--- Makes a field one that is read as logic over the texts of a table.
function M.add_table(field, entry, report, at)
   if #field.node.kinds > 1 then
      report:error("E03", at, ("`%s` is logic, which has no other kind"):format(field.name),
         { hint = "a field of its own for the other kind" })
      return
   end
   fieldcodes.add_table(field, entry, report, at)
   local names = field.code_list or {}
   check_names(field, names, report, at)
   field.kind, field.logic, field.logic_table = "number", names, field.table
   field.code_list, field.codes, field.table = nil, nil, nil
end

--- Reports a logic field in a text that would be printed.
function M.refuse(field, report, at)
   report:error("E49", at,
      ("`%s` is read-only notation, but this text is printed"):format(field.name),
      { hint = "`alias .. = ..`, with this field instead of another one of the same bits" })
end

-- In front of it is nothing but text, which ends in a parenthesis, and so does begin what follows.
local function is_enclosed(items, i)
   for k = 1, i - 1 do
      if items[k].tag ~= "text" then return false end
   end
   local before, after = items[i - 1], items[i + 1]
   return before and before.tag == "text" and before.s:find("%($") ~= nil
      and after and after.tag == "text" and after.s:find("^%)") ~= nil
end

--- Checks the fields of other kinds on the left side of an alias; false after an error.
function M.check_alias(items, node, report)
   for i, item in ipairs(items) do
      local field = item.instead_of and item.field
      if field and node.print then
         report:error("E49", node.at, ("an alias that prints cannot spell `%s` as `%s`"):format(
            item.instead_of.name, field.name))
         return false
      elseif field and field.logic and not is_enclosed(items, i) then
         report:error("E49", node.at,
            ("`%s` must be in parentheses directly after the mnemonic"):format(field.name),
            { hint = ("name\"(\"%s\")\""):format(field.name) })
         return false
      end
   end
   return true
end

return M
