-- Names in the code of a page that are no operands of its syntax: `from=Y` in a text, `with from=X`
-- after a form. Two forms may have the same text and code and still differ in what such a name is.
local lists = require("gen.base.lists")
local asttext = require("gen.syntax.asttext")
local rst = require("gen.emit.rst.base.rst")
local syntax = require("gen.emit.rst.page.syntax")

local M = {}

local function add(found, name, text)
   if not found[name] then found[#found + 1] = name end
   found[name] = text
end

-- Operands with alternatives are with the syntax, under the same name.
local function add_template(ctx, found, pieces)
   for _, piece in ipairs(pieces) do
      local is_operand = piece.name and ctx.operand_of_name[piece.name]
      if piece.role and not is_operand then
         add(found, piece.role, (asttext.template({ piece }):gsub("^[%a_][%w_]*=", "")))
      end
   end
end

-- Names of one form, from its formats, its text and its `with`: `{name.., [name] = text}`.
local function of_form(ctx, form)
   local found, node = {}, form.node or {}
   for _, step in ipairs(form.path or {}) do add_template(ctx, found, step.line.template) end
   add_template(ctx, found, node.template or {})
   for _, bind in ipairs(node.with or {}) do add(found, bind.name, asttext.expr(bind.expr)) end
   return found
end

-- What each name is, `{name, text, forms}..`, in the order of the names.
local function values_of(ctx, page)
   local names, by_name = {}, {}
   for _, form in ipairs(page.forms) do
      local found = of_form(ctx, form)
      for _, name in ipairs(found) do
         local one = lists.entry(by_name, name, { by_text = {} }, names)
         local value = lists.entry(one.by_text, found[name],
            { name = name, text = found[name], forms = {} }, one)
         table.insert(value.forms, form)
      end
   end
   local values = {}
   for _, one in ipairs(names) do lists.append(values, one) end
   return values
end

-- `a`, `a and b`, `a, b and c`.
local function enumeration(texts)
   if #texts < 2 then return texts[1] end
   return table.concat(texts, ", ", 1, #texts - 1) .. " and " .. texts[#texts]
end

-- Names of the forms in which a name has a value; none for all of a page.
local function places(page, value)
   local texts, seen = {}, {}
   if #value.forms == #page.forms then return texts end
   for _, form in ipairs(value.forms) do
      local node = form.node
      local name = node and node.name or syntax.short_name(page, { name = form.name })
      lists.add_once(texts, seen, rst.code(name))
   end
   return texts
end

-- `p and q are 0, k is 1`: names of the same value together. The value alone where `before` has the
-- same single name.
local function clause(values, before)
   local groups, by_text = {}, {}
   for _, value in ipairs(values) do
      local group = lists.entry(by_text, value.text, { text = value.text }, groups)
      group[#group + 1] = rst.code(value.name)
   end
   if #values == 1 and before and #before == 1 and before[1].name == values[1].name then
      return rst.code(values[1].text)
   end
   return enumeration(lists.map(groups, function(group)
      return enumeration(group) .. (#group > 1 and " are " or " is ") .. rst.code(group.text)
   end))
end

-- `form n, `; the word is only where the group before has no names of forms.
local function heading(group, before)
   if #group.places == 0 then return before and "all forms, " or "the code " end
   local word = #group.places > 1 and "forms " or "form "
   return (before and #before.places > 0 and "" or word) .. enumeration(group.places) .. ", "
end

-- Values by the forms that have them, `{places, value..}`.
local function groups_of(ctx, page)
   local groups, by_place = {}, {}
   for _, value in ipairs(values_of(ctx, page)) do
      local where = places(page, value)
      local key = table.concat(where, " ")
      table.insert(lists.entry(by_place, key, { places = where }, groups), value)
   end
   return groups
end

--- What names in the code of a page are, where the syntax does not have them.
function M.emit(ctx, doc, page)
   local groups, texts = groups_of(ctx, page), {}
   for i, group in ipairs(groups) do
      texts[i] = heading(group, groups[i - 1]) .. clause(group, groups[i - 1])
   end
   if #texts > 0 then doc:markup("In " .. table.concat(texts, "; in ") .. ".") end
end

return M
