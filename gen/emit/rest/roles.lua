-- Names that the code of a page uses for its operands: `b=SRC2I` in a text, `with from=X` behind a
-- form. Two forms may have the same text and code and still differ in what such a name stands for.
local asttext = require("gen.asttext")
local rst = require("gen.emit.rest.rst")
local shape = require("gen.emit.rest.shape")
local context = require("gen.emit.rest.context")

local M = {}

-- What a role stands for: the item of the text without the role.
local function item_text(ctx, piece)
   local name = piece.name
   if name and not piece.args and not piece.view and ctx.operand_of_name[name] then
      return ctx:link("operand", name)
   end
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
         if not known[name] then
            known[name] = true
            all[#all + 1] = name
         end
      end
      if not by_key[key] then
         by_key[key] = { form = form, text_of = found.text_of, configs = {} }
         groups[#groups + 1] = by_key[key]
      end
      context.merge_flags(by_key[key].configs, form.configs)
   end
   return groups, all
end

local function form_name(group)
   local node = group.form.node
   return rst.code(node and node.name or shape.sentence(group.form.items))
end

local function table_rows(ctx, groups, names)
   local rows = {}
   for i, group in ipairs(groups) do
      local row = { #groups > 1 and form_name(group) or "" }
      for _, name in ipairs(names) do row[#row + 1] = group.text_of[name] or "" end
      row[#row + 1] = rst.escape(ctx:configs_text(group.configs) or "")
      rows[i] = row
   end
   return context.say_all(rows, #names + 2)
end

--- The table of roles below the code of a page; nothing where there are none.
function M.emit(ctx, doc, page)
   local groups, names = groups_of(ctx, page)
   if #names == 0 then return end
   local header = { "Form" }
   for _, name in ipairs(names) do header[#header + 1] = rst.code(name) end
   header[#header + 1] = "Variants"
   doc:markup("Names in the code stand for:")
   doc:csv(header, table_rows(ctx, groups, names), { class = "roles", stub = #groups > 1 })
end

return M
