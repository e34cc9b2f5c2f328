-- On the page of an instruction: the table of its forms, and their bits as pictures. A form that
-- exists in words of several sizes is one row of the table, and a picture for each size.
local lists = require("gen.base.lists")
local asttext = require("gen.syntax.asttext")
local rst = require("gen.emit.rst.base.rst")
local bits = require("gen.emit.rst.base.bits")
local shape = require("gen.emit.rst.base.shape")
local context = require("gen.emit.rst.base.context")
local own = require("gen.emit.rst.base.own")

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
      local one = lists.entry(by_key, key,
         { form = form, text = "", tests = tests, configs = {} }, list)
      local text = shape.spoken(form, own.of_format(form))
      if #text > #one.text then one.text = text end
      context.merge_flags(one.configs, form.configs)
   end
   return list
end

-- Operands that only words of some sizes have, with these sizes: `{name, sizes}`.
local function partial_operands(page)
   local loud, order, silent = {}, {}, {}
   for _, form in ipairs(page.forms) do
      local others = own.of_format(form)
      for _, item in ipairs(form.items) do
         if item.tag == "choice" and not others[item.choice.operand] then
            local name = shape.choice_name(item.choice)
            if shape.is_silent(item.choice, form.configs) then
               silent[name] = true
            else
               local one = lists.entry(loud, name, { name = name, seen = {}, sizes = {} }, order)
               lists.add_once(one.sizes, one.seen, tostring(form.unit.bits))
            end
         end
      end
   end
   return lists.filter(order, function(one) return silent[one.name] end)
end

-- The grade of all forms; nil where they differ.
local function common_grade(list)
   local grade = list[1] and list[1].form.grade
   return lists.all(list, function(one) return one.form.grade == grade end) and grade or nil
end

-- `NAME: text; tests; variants; grade`.
local function form_item(ctx, one, with_grade)
   local parts = { rst.code(one.text) }
   local variants = ctx:configs_text(one.configs)
   if one.tests ~= "" then parts[#parts + 1] = rst.code(one.tests) end
   if variants then parts[#parts + 1] = rst.escape(variants) end
   if with_grade and one.form.grade then parts[#parts + 1] = rst.escape(one.form.grade) end
   return rst.code(M.base_name(one.form)) .. ": " .. table.concat(parts, "; ")
end

--- The section of the forms of a page: name, text, the bits that tell the form from others.
function M.instructions(ctx, doc, page)
   doc:title("Instructions", 2)
   local list, items, example = merged(page), {}, nil
   local grade = common_grade(list)
   for i, one in ipairs(list) do
      items[i] = form_item(ctx, one, not grade)
      example = example or one.form.split and one.form
   end
   doc:bullets(items)
   local notes = {}
   if grade and grade ~= ctx:only_grade(page.prov) then notes[1] = "Grade: " .. grade .. "." end
   for _, one in ipairs(partial_operands(page)) do
      notes[#notes + 1] = rst.code("<" .. one.name .. ">") .. " is only in words of "
         .. table.concat(one.sizes, ", ") .. " bits."
   end
   if example then
      notes[#notes + 1] = "Messages and tables of the tools call forms that exist in words of "
         .. "several sizes by name and size, as " .. rst.code(example.name) .. "."
   end
   doc:markup(table.concat(notes, " "))
end

-- Pictures ----------------------------------------------------------------------------------------

-- How many sizes the words of these families have.
local function has_sizes(families)
   return lists.any(families, function(family)
      return family.forms[1].unit.bits ~= families[1].forms[1].unit.bits
   end)
end

-- `24 bits (large)`: the size of words, and the variants where some of these families exist.
local function size_text(ctx, families)
   local configs = {}
   for _, form in lists.nested(families, "forms") do context.merge_flags(configs, form.configs) end
   local names = ctx:configs_text(configs)
   return families[1].forms[1].unit.bits .. " bits"
      .. (names and " (" .. rst.escape(names) .. ")" or "")
end

-- The name of a form line, where no other one of the same size has it; else its text.
local function name_families(families)
   local count = {}
   local function key_of(family)
      local name = family.node and family.node.name
      return name and name .. "\1" .. family.forms[1].unit.bits
   end
   for _, family in ipairs(families) do
      local key = key_of(family)
      if key then count[key] = (count[key] or 0) + 1 end
   end
   for _, family in ipairs(families) do
      local form = family.forms[1]
      family.name = count[key_of(family)] == 1 and family.node.name
         or shape.spoken(form, own.of_format(form))
   end
end

local function family_title(ctx, family, families)
   local text = "Form " .. rst.code(family.name)
   if not has_sizes(families) then return text end
   return text .. ", " .. size_text(ctx, { family })
end

-- The rows of a picture: the alternatives of an operand are drawn once on a page, those of operands
-- of formats not at all.
local function rows_of(family, drawn)
   local form = family.forms[1]
   local others = own.of_format(form)
   for name in pairs(drawn) do others[name] = true end -- a set, no order
   local rows = shape.rows(family.forms, others)
   if #rows > 1 then
      for _, choice in ipairs(form.choices or {}) do drawn[choice.operand or ""] = true end
   end
   return rows
end

-- Families by the size of their words, in order of first sight; each has its picture.
local function by_size(families)
   local sizes, of_size, drawn = {}, {}, {}
   for _, family in ipairs(families) do
      local size = family.forms[1].unit.bits
      family.rows = rows_of(family, drawn)
      local group = lists.entry(of_size, size, { size = size, families = {}, words_only = true },
         sizes)
      table.insert(group.families, family)
      if #family.rows > 1 then group.words_only = false end
   end
   return sizes
end

-- One picture for all forms of a size.
local function words_of(ctx, doc, group, is_only)
   local words = lists.map(group.families, function(family)
      return { cells = family.rows[1].cells, note = family.name }
   end)
   if not is_only then doc:markup(("Words of %s:"):format(size_text(ctx, group.families))) end
   doc:literal(bits.joined(bits.bands_of_words(group.size, words)), "text", "bits")
end

-- Bands that the picture of another form has not.
local function new_bands(bands, others)
   local known = lists.set(lists.map(others, table.concat))
   return lists.filter(bands, function(band) return not known[table.concat(band)] end)
end

-- A picture for each form; of the later ones only where it differs from that of the first one.
local function pictures_of(ctx, doc, group, families)
   local first
   for _, family in ipairs(group.families) do
      local bands = bits.bands(group.size, family.rows)
      local shown = first and new_bands(bands, first) or bands
      local title = family_title(ctx, family, families)
      local like = rst.code(group.families[1].name)
      if #shown == 0 then
         doc:markup(title .. ": as " .. like .. ".")
      elseif #families > 1 then
         doc:markup(title .. (#shown < #bands and ", else as " .. like or "") .. ":")
      end
      doc:literal(bits.joined(shown), "text", "bits")
      first = first or bands
   end
end

--- The section of the bit pictures of a page.
function M.encoding(ctx, doc, page)
   doc:title("Encoding", 2)
   local families = shape.families(page.forms)
   name_families(families)
   local sizes = by_size(families)
   for _, group in ipairs(sizes) do
      if group.words_only and #group.families > 1 then
         words_of(ctx, doc, group, #sizes == 1)
      else
         pictures_of(ctx, doc, group, families)
      end
   end
end

return M
