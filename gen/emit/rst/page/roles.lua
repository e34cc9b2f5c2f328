-- Names in the code of a page that are no operands of its syntax: `from=Y` in a text, `with from=X`
-- after a form. Two forms may have the same text and code and still differ in what such a name is.
local lists = require("gen.base.lists")
local asttext = require("gen.syntax.asttext")
local rst = require("gen.emit.rst.base.rst")
local syntax = require("gen.emit.rst.page.syntax")
local context = require("gen.emit.rst.base.context")

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

-- What each name is: `{name, {text, forms, configs}..}`.
local function names_of(ctx, page)
   local names, by_name = {}, {}
   for _, form in ipairs(page.forms) do
      local found = of_form(ctx, form)
      for _, name in ipairs(found) do
         local one = lists.entry(by_name, name, { name = name, by_text = {} }, names)
         local value = lists.entry(one.by_text, found[name],
            { text = found[name], forms = {}, configs = {} }, one)
         table.insert(value.forms, form)
         context.merge_flags(value.configs, form.configs)
      end
   end
   return names
end

-- Forms by the names of their lines; nothing for all of a page.
local function forms_text(page, value)
   if #value.forms == #page.forms then return "" end
   local texts, seen = {}, {}
   for _, form in ipairs(value.forms) do
      local node = form.node
      local name = node and node.name or syntax.short_name(page, { name = form.name })
      lists.add_once(texts, seen, rst.code(name))
   end
   return " (" .. table.concat(texts, ", ") .. ")"
end

--- What names in the code of a page are, where the syntax does not have them.
function M.emit(ctx, doc, page)
   local items = lists.map(names_of(ctx, page), function(one)
      return rst.code(one.name) .. " is " .. lists.join(one, ", ", function(value)
         return rst.code(value.text) .. forms_text(page, value)
      end)
   end)
   if #items > 0 then doc:markup("In the code " .. table.concat(items, "; ") .. ".") end
end

return M
