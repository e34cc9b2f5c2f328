-- Names that the code of a page uses for its operands: `b=SRC2I` in a text, `with from=X` after a
-- form. Two forms may have the same text and code and still differ in what such a name stands for.
local lists = require("gen.base.lists")
local asttext = require("gen.syntax.asttext")
local rst = require("gen.emit.rst.base.rst")
local shape = require("gen.emit.rst.base.shape")
local context = require("gen.emit.rst.base.context")

local M = {}

-- The operand that a piece of a text is as a whole; nil for other pieces.
local function operand_of(ctx, piece)
   return piece.name and not piece.args and not piece.view and ctx.operand_of_name[piece.name]
end

-- What a role stands for: the item of the text without the role.
local function item_text(ctx, piece)
   if operand_of(ctx, piece) then return ctx:link("operand", piece.name) end
   return rst.code((asttext.template({ piece }):gsub("^[%a_][%w_]*=", "")))
end

local function add(found, name, text)
   if not found.text_of[name] then found.names[#found.names + 1] = name end
   found.text_of[name] = text
end

local function add_template(ctx, found, pieces)
   for _, piece in ipairs(pieces) do
      if piece.role then add(found, piece.role, item_text(ctx, piece)) end
   end
end

--- Roles of one form: `{names, text_of}`, from its formats, its text and its `with`.
local function of_form(ctx, form)
   local found = { names = {}, text_of = {} }
   for _, step in ipairs(form.path or {}) do add_template(ctx, found, step.line.template) end
   local node = form.node or {}
   add_template(ctx, found, node.template or {})
   for _, bind in ipairs(node.with or {}) do
      add(found, bind.name, rst.code(asttext.expr(bind.expr)))
   end
   return found
end

-- Form lines with their roles, in the order of the forms; `all` are the names of all roles.
local function groups_of(ctx, page)
   local groups, by_key, all, known = {}, {}, {}, {}
   for _, form in ipairs(page.forms) do
      local found = of_form(ctx, form)
      local key = tostring(form.node)
      for _, name in ipairs(found.names) do
         key = key .. "\1" .. name .. "\2" .. found.text_of[name]
         lists.add_once(all, known, name)
      end
      local group = lists.entry(by_key, key,
         { form = form, text_of = found.text_of, configs = {} }, groups)
      context.merge_flags(group.configs, form.configs)
   end
   return groups, all
end

local function form_name(group)
   local node = group.form.node
   return rst.code(node and node.name or shape.sentence(group.form.items))
end

-- What a name stands for in all groups; nil where these differ.
local function same_in_all(groups, name)
   local text = groups[1].text_of[name]
   return lists.all(groups, function(group) return group.text_of[name] == text end) and text or nil
end

local function table_rows(ctx, groups, names)
   local rows = {}
   for i, group in ipairs(groups) do
      local row = { form_name(group) }
      for _, name in ipairs(names) do row[#row + 1] = group.text_of[name] or "" end
      row[#row + 1] = rst.escape(ctx:configs_text(group.configs) or "")
      rows[i] = row
   end
   return context.say_all(rows, #names + 2)
end

--- Operands that the table of roles links to: a set of names.
function M.operands(ctx, page)
   local found = {}
   if page.node.unknown then return found end -- has no such table
   for _, form in ipairs(page.forms) do
      for _, piece in ipairs(form.node and form.node.template or {}) do
         if piece.role and operand_of(ctx, piece) then found[piece.name] = true end
      end
   end
   return found
end

--- What names in the code of a page stand for; a table where that differs between forms.
function M.emit(ctx, doc, page)
   local groups, names = groups_of(ctx, page)
   local header, texts, different = { "Form" }, {}, {}
   for _, name in ipairs(names) do
      local text = same_in_all(groups, name)
      if text then
         texts[#texts + 1] = rst.code(name) .. " is " .. text
      else
         header[#header + 1], different[#different + 1] = rst.code(name), name
      end
   end
   if #texts > 0 then doc:markup("In the code " .. table.concat(texts, ", ") .. ".") end
   if #different == 0 then return end
   header[#header + 1] = "Variants"
   doc:markup("Names in the code stand for:")
   doc:csv(header, table_rows(ctx, groups, different), { stub = true })
end

return M
