-- On the page of an instruction: the table of its forms, and their bits as pictures. A form that
-- exists in words of several sizes is one row of the table, and a picture for each size.
local asttext = require("gen.asttext")
local rst = require("gen.emit.rest.rst")
local bits = require("gen.emit.rest.bits")
local shape = require("gen.emit.rest.shape")
local context = require("gen.emit.rest.context")

local M = {}

--- The name of a form without the size of its word, where the form exists in several sizes.
function M.base_name(form)
   local suffix = "." .. form.unit.bits
   if form.split and form.name:sub(-#suffix) == suffix then
      return form.name:sub(1, -#suffix - 1)
   end
   return form.name
end

-- The table of forms ------------------------------------------------------------------------------

-- Forms of one name together: `{form, text, tests, configs}`; the longest text, which has all
-- operands.
local function merged(page)
   local list, by_key = {}, {}
   for _, form in ipairs(page.forms) do
      local tests = table.concat(asttext.tests(form.tests), " ")
      local key = table.concat({ M.base_name(form), tests, form.grade or "" }, "\1")
      local one = by_key[key]
      if not one then
         one = { form = form, text = "", tests = tests, configs = {} }
         by_key[key] = one
         list[#list + 1] = one
      end
      local text = shape.sentence(shape.spoken(form))
      if #text > #one.text then one.text = text end
      context.merge_flags(one.configs, form.configs)
   end
   return list
end

-- Operands that only words of some sizes have, with these sizes: `{name, sizes}`.
local function partial_operands(page)
   local loud, order, silent = {}, {}, {}
   for _, form in ipairs(page.forms) do
      for _, item in ipairs(form.items) do
         if item.tag == "choice" then
            local name = shape.choice_name(item.choice)
            if shape.is_silent(item.choice, form.configs) then
               silent[name] = true
            else
               if not loud[name] then
                  loud[name] = { name = name, seen = {}, sizes = {} }
                  order[#order + 1] = loud[name]
               end
               local sizes, seen = loud[name].sizes, loud[name].seen
               if not seen[form.unit.bits] then sizes[#sizes + 1] = tostring(form.unit.bits) end
               seen[form.unit.bits] = true
            end
         end
      end
   end
   local list = {}
   for _, one in ipairs(order) do
      if silent[one.name] then list[#list + 1] = one end
   end
   return list
end

--- The section of the forms of a page.
function M.instructions(ctx, doc, page)
   doc:title("Instructions", 2)
   local rows, example = {}, nil
   for i, one in ipairs(merged(page)) do
      rows[i] = {
         rst.code(M.base_name(one.form)), rst.code(one.text), rst.code(one.tests),
         rst.escape(ctx:configs_text(one.configs) or ""), rst.escape(one.form.grade or ""),
      }
      example = example or one.form.split and one.form
   end
   doc:csv({ "Form", "Text", "Bits of the form", "Variants", "Grade" },
      context.say_all(rows, 4), { class = "instructions" })
   local notes = {}
   for _, one in ipairs(partial_operands(page)) do
      notes[#notes + 1] = rst.code("<" .. one.name .. ">") .. " is only in words of "
         .. table.concat(one.sizes, ", ") .. " bits."
   end
   if example then
      notes[#notes + 1] = "Messages and tables of the tools call forms that exist in words of "
         .. "several sizes by name and size, as " .. rst.code(example.name) .. "."
   end
   if #notes > 0 then doc:markup(table.concat(notes, " ")) end
end

-- Pictures ----------------------------------------------------------------------------------------

-- How many sizes the words of these families have.
local function has_sizes(families)
   for _, family in ipairs(families) do
      if family.forms[1].unit.bits ~= families[1].forms[1].unit.bits then return true end
   end
   return false
end

local function variants_of(ctx, family)
   local configs = {}
   for _, form in ipairs(family.forms) do context.merge_flags(configs, form.configs) end
   return ctx:configs_text(configs)
end

local function family_title(ctx, family, families)
   if #families == 1 then return nil end
   local form = family.forms[1]
   local name = family.node and family.node.name
   local text = "Form " .. rst.code(name or shape.sentence(shape.spoken(form)))
   if not has_sizes(families) then return text end
   local names = variants_of(ctx, family)
   return text .. ", " .. form.unit.bits .. " bits" .. (names and " (" .. rst.escape(names) .. ")"
      or "")
end

--- The section of the bit pictures of a page.
function M.encoding(ctx, doc, page)
   doc:title("Encoding", 2)
   local families = shape.families(page.forms)
   for _, family in ipairs(families) do
      local title = family_title(ctx, family, families)
      if title then doc:markup(title .. ":") end
      local rows, is_cut = shape.rows(family.forms)
      doc:literal(bits.draw(family.forms[1].unit.bits, rows), "text", "bits")
      if is_cut then
         doc:markup("The lines of its operands are drawn under " .. ctx:link("page", "operands")
            .. ".")
      end
   end
end

return M
