-- On the page of an instruction: the bits of its forms as pictures, one for each size of words.
-- Below the words are rows for the alternatives of operands; what `*` stands for is listed after
-- them.
local lists = require("gen.base.lists")
local asttext = require("gen.syntax.asttext")
local alternatives = require("gen.emit.line.alternatives")
local bits = require("gen.emit.rst.base.bits")
local own = require("gen.emit.line.own")
local picture = require("gen.emit.rst.base.picture")
local rst = require("gen.emit.rst.base.rst")
local shape = require("gen.emit.line.shape")
local syntax = require("gen.emit.rst.page.syntax")

local M = {}

-- `24 bits (large)`: the size of words, and the variants where some of these families exist.
local function size_text(ctx, families)
   local configs = {}
   for _, form in lists.nested(families, "forms") do lists.merge_flags(configs, form.configs) end
   local names = ctx:configs_text(configs)
   return families[1].forms[1].unit.bits .. " bits"
      .. (names and " (" .. rst.escape(names) .. ")" or "")
end

-- The name of a form line, where no other one of the same size has it; else that of its forms.
local function name_families(page, families)
   local count = {}
   local function key_of(family)
      local name = family.forms[1].own_name
      return name and name .. "\1" .. family.forms[1].unit.bits
   end
   for _, family in ipairs(families) do
      local key = key_of(family)
      if key then count[key] = (count[key] or 0) + 1 end
   end
   for _, family in ipairs(families) do
      family.name = count[key_of(family)] == 1 and family.forms[1].own_name
         or syntax.short_name(page, { name = syntax.pattern(family.forms) })
   end
end

-- Families by the size of their words, in order of first sight.
local function by_size(families)
   local sizes, of_size = {}, {}
   for _, family in ipairs(families) do
      local size = family.forms[1].unit.bits
      local group = lists.entry(of_size, size, { size = size, families = {} }, sizes)
      table.insert(group.families, family)
   end
   return sizes
end

local function env_of(family)
   local configs = {}
   for _, form in ipairs(family.forms) do lists.merge_flags(configs, form.configs) end
   return alternatives.env(configs, own.of_format(family.forms[1]))
end

-- A text that is the same for rows with the same cells, whatever their fields are called.
local function geometry(operand)
   return operand.name .. lists.join(operand.rows, "\n", function(row)
      return lists.join(row.cells, "", function(cell)
         local digits = cell.class == "fixed" and cell.label or ""
         return ("|%d %d %s %s"):format(cell.hi, cell.lo, cell.class, digits)
      end)
   end)
end

local function with_other(text, other)
   if text == other or ("/" .. text .. "/"):find("/" .. other .. "/", 1, true) then return text end
   return text .. "/" .. other
end

-- Adds names of other fields in the same bits, `neg_b/inv_b`, and the other text.
local function merge_rows(rows, others)
   for i, row in ipairs(rows) do
      for k, cell in ipairs(row.cells) do
         if cell.label then cell.label = with_other(cell.label, others[i].cells[k].label or "") end
      end
      local text = others[i].note:gsub("^ *%S+ = ", "")
      if not row.note:find(text, 1, true) then row.note = row.note .. " or " .. text end
   end
end

-- Names of families; one name for all of a form line.
local function names_text(names, families)
   local is_named, texts, seen = lists.set(names), {}, {}
   for _, family in ipairs(families) do
      local node = family.node
      local is_whole = node and node.name and lists.all(families, function(other)
         return other.node ~= node or is_named[other.name]
      end)
      if is_named[family.name] then
         lists.add_once(texts, seen, is_whole and node.name or family.name)
      end
   end
   return table.concat(texts, ", ")
end

-- Names of families after the operands of which there are several.
local function name_operands(found, count, families)
   for _, operand in ipairs(found) do
      if count[operand.name] > 1 and #operand.names < #families then
         for _, row in ipairs(operand.rows) do
            row.note = ("%s (%s)"):format(row.note, names_text(operand.names, families))
         end
      end
   end
end

-- The operands of families: those with the same rows once.
local function operands_of(families)
   local found, by_key, count = {}, {}, {}
   for _, family in ipairs(families) do
      for _, operand in ipairs(picture.operands(family.forms, family.env)) do
         local key = geometry(operand)
         local one = by_key[key]
         if not one then
            one = lists.entry(by_key, key, operand, found)
            one.names, one.seen, count[one.name] = {}, {}, (count[one.name] or 0) + 1
         elseif one.key ~= operand.key then
            merge_rows(one.rows, operand.rows)
         end
         lists.add_once(one.names, one.seen, family.name)
      end
   end
   name_operands(found, count, families)
   return found
end

local function draw(doc, group)
   local words = lists.map(group.families, function(family)
      family.env = env_of(family)
      return { cells = picture.word(family.forms, family.env), note = family.name }
   end)
   local lines = bits.draw_words(group.size, words)
   local rows = bits.operand_lines(operands_of(group.families), group.size)
   if #rows > 0 then lines[#lines + 1] = "" end
   doc:literal(lists.append(lines, rows), "text", "bits")
end

-- Tests of a form line with names of columns of `ops`: `OP=%two`; nil where it has none.
local function tests_of_columns(ctx, family)
   local clauses = lists.filter(family.node and family.node.clauses or {}, function(clause)
      return asttext.clauses({ clause }, ctx.width_of_field):find("%", 1, true)
   end)
   return #clauses > 0 and asttext.clauses(clauses, ctx.width_of_field) or nil
end

-- Tests of the forms of a family that are not the same in all, in words of this size.
local function different_tests(page, family, items, by_text)
   local count = {}
   for _, form in ipairs(family.forms) do
      for _, text in ipairs(asttext.tests(form.tests)) do count[text] = (count[text] or 0) + 1 end
   end
   for _, form in ipairs(family.forms) do
      local tests = lists.filter(asttext.tests(form.tests), function(text)
         return count[text] < #family.forms
      end)
      local text = table.concat(tests, " ")
      if text ~= "" then
         local one = lists.entry(by_text, text, { text = text, names = {} }, items)
         table.insert(one.names, syntax.short_name(page, { name = syntax.base_name(form) }))
      end
   end
end

-- What the bits are that a picture shows as `*`: columns of the tables of the operation, else the
-- tests of each form.
local function stars(ctx, doc, page, families)
   local items, by_text, columns, by_column = {}, {}, {}, {}
   for _, family in ipairs(families) do
      local text = #family.forms > 1 and tests_of_columns(ctx, family)
      if text then
         local one = lists.entry(by_column, text, { text = text, names = {}, seen = {} }, columns)
         lists.add_once(one.names, one.seen, family.node.name or family.name)
      elseif #family.forms > 1 then
         different_tests(page, family, items, by_text)
      end
   end
   local function item_text(one)
      return rst.code(one.text) .. " (" .. lists.join(one.names, ", ", rst.code) .. ")"
   end
   if #columns > 0 then
      doc:markup("``*`` is " .. lists.join(columns, ", ", item_text)
         .. " of the table under Operation.")
   end
   if #items > 0 then doc:markup("``*`` is " .. lists.join(items, ", ", item_text) .. ".") end
end

--- The section of the bit pictures of a page.
function M.emit(ctx, doc, page)
   doc:title("Encoding", 2)
   local families = shape.families(page.forms)
   name_families(page, families)
   local sizes = by_size(families)
   for _, group in ipairs(sizes) do
      if #sizes > 1 then
         doc:markup(("Words of %s:"):format(size_text(ctx, group.families)))
      end
      draw(doc, group)
   end
   stars(ctx, doc, page, families)
end

return M
