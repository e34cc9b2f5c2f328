-- On the page of an instruction: its syntax, a line for each form, and below it what the names in
-- these lines stand for: modifiers with their values, operands with their alternatives, registers
-- and ranges of numbers. What formats write around the line is described with the format. In HTML
-- names of fields, operands and registers become links (tools/sphinx/syntaxline.py).
local lists = require("gen.base.lists")
local alternatives = require("gen.emit.line.alternatives")
local form_line = require("gen.emit.line.form")
local field_pages = require("gen.emit.rst.fields")
local own = require("gen.emit.line.own")
local asttext = require("gen.syntax.asttext")
local rst = require("gen.emit.rst.base.rst")
local shape = require("gen.emit.line.shape")

local M = {}

-- Lines -------------------------------------------------------------------------------------------

local MOST_WORDS, MOST_LETTERS = 12, 48 -- of mnemonics that share a line

-- The different texts of item `i` in the forms of a family.
local function words_at(items_of, i)
   local words, seen = {}, {}
   for _, items in ipairs(items_of) do
      local item = items[i]
      if item.tag ~= "text" then return nil end
      lists.add_once(words, seen, item.s)
   end
   return words
end

local function count_lines(items_of)
   local count, seen = 0, {}
   for _, items in ipairs(items_of) do
      local key = lists.join(items, "\1", function(item)
         return item.tag == "text" and item.s or ""
      end)
      if not seen[key] then seen[key], count = true, count + 1 end
   end
   return count
end

-- The items of all forms of a family as one line, where each word occurs with each other one; nil
-- where they do not, or where that are too many.
local function shared_items(items_of)
   local out, product = {}, 1
   for i, item in ipairs(items_of[1]) do
      local words = words_at(items_of, i)
      out[i] = words and #words > 1 and { tag = "words", words = words } or item
      if item.tag == "choice" then
         out[i] = { tag = "choices", choices = lists.map(items_of, function(items)
            return items[i].choice
         end) }
      end
      product = product * (words and #words or 1)
      if words and (#words > MOST_WORDS or #table.concat(words) > MOST_LETTERS) then return nil end
   end
   return product == count_lines(items_of) and out or nil
end

--- The name of a form without the size of its word, where the form exists in several sizes.
function M.base_name(form)
   local suffix = "." .. form.unit.bits
   if form.split and form.name:sub(-#suffix) == suffix then
      return form.name:sub(1, -#suffix - 1)
   end
   return form.name
end

local function parts_of(name)
   local parts = {}
   for part in name:gmatch("[^.]+") do parts[#parts + 1] = part end
   return parts
end

--- One name for several forms: `add.*.b32`.
function M.pattern(forms)
   local parts = parts_of(M.base_name(forms[1]))
   for _, form in ipairs(forms) do
      local others = parts_of(M.base_name(form))
      for i, part in ipairs(parts) do
         if others[i] ~= part or #others ~= #parts then parts[i] = "*" end
      end
   end
   return table.concat(parts, ".")
end

-- A line of the syntax; the same line of words of another size has no line of its own.
local function add_line(lines, by_key, forms, items)
   local configs = {}
   for _, form in ipairs(forms) do lists.merge_flags(configs, form.configs) end
   local others = own.of_format(forms[1])
   local env = alternatives.env(configs, others)
   local text, name = alternatives.line(items, env), M.pattern(forms)
   local line = lists.entry(by_key, text .. "\1" .. name .. "\1" .. (forms[1].grade or ""),
      { text = text, name = name, configs = {}, grade = forms[1].grade, env = env,
         node = forms[1].node,
         mark = forms[1].mark, mark_place = forms[1].mark_place,
         others = others, forms = {} }, lines)
   lists.append(line.forms, forms)
   lists.merge_flags(line.configs, configs)
end

--- Lines of a page: `{text, name, configs, grade, env}`.
function M.lines(page)
   local lines, by_key = {}, {}
   for _, family in ipairs(shape.families(page.forms)) do
      local items_of = lists.map(family.forms, form_line.items)
      local shared = #items_of > 1 and shared_items(items_of)
      if shared then
         add_line(lines, by_key, family.forms, shared)
      else
         for i, form in ipairs(family.forms) do
            add_line(lines, by_key, { form }, items_of[i])
         end
      end
   end
   return lines
end

-- The grade of all lines; nil where they differ.
local function common_grade(lines)
   local grade = lines[1] and lines[1].grade
   return lists.all(lines, function(line) return line.grade == grade end) and grade or nil
end

-- `NAME; variants; grade`.
local function form_text(ctx, line, with_grade)
   local parts = { rst.code(line.name) }
   local variants = ctx:configs_text(line.configs)
   if variants then parts[#parts + 1] = rst.escape(variants) end
   if with_grade and line.grade then parts[#parts + 1] = rst.escape(line.grade) end
   return table.concat(parts, "; ")
end

-- `TEXT (forms)`, each text once.
local function line_items(ctx, lines, with_grade)
   local items, by_text = {}, {}
   for _, line in ipairs(lines) do
      local one = lists.entry(by_text, line.text, { text = line.text, forms = {} }, items)
      table.insert(one.forms, form_text(ctx, line, with_grade))
   end
   return lists.map(items, function(one)
      local forms = table.concat(one.forms, ") (")
      return rst.code(one.text) .. " (" .. forms .. ")"
   end)
end

-- Names -------------------------------------------------------------------------------------------

-- Variants of an alternative, where they are fewer than those of the form.
local function where(ctx, one)
   local flags, fewer = {}, false
   for i, flag in ipairs(one.of_configs or {}) do
      flags[i] = flag and one.configs[i] or false
      fewer = fewer or flag and not flags[i]
   end
   return fewer and ctx:configs_text(flags) or ""
end

-- `text`, ``text`` (TURING).
local function alternatives_text(ctx, list)
   return lists.join(list, ", ", function(one)
      local text, of = one.text:match("^ *$") and "(blank)" or rst.code(one.text), where(ctx, one)
      return text .. (of ~= "" and " (" .. rst.escape(of) .. ")" or "")
   end)
end

-- Operands of all lines: `{name, operand, text, lines}`, one for each different list of
-- alternatives.
local function choices_of(ctx, lines)
   local found, by_key, count = {}, {}, {}
   for _, line in ipairs(lines) do
      for _, one in ipairs(line.env.choices) do
         local choice, text = one.choice, alternatives_text(ctx, one.list)
         local name = shape.choice_name(choice)
         if not line.others[choice.operand] then
            local key = name .. "\1" .. text
            if not by_key[key] then count[name] = (count[name] or 0) + 1 end
            local entry = lists.entry(by_key, key,
               { name = name, operand = choice.operand, text = text, lines = {}, seen = {} },
               found)
            lists.add_once(entry.lines, entry.seen, line)
         end
      end
   end
   return found, count
end

--- The name of forms without that of their page.
function M.short_name(page, line)
   local prefix = page.name .. "."
   return line.name:sub(1, #prefix) == prefix and line.name:sub(#prefix + 1) or line.name
end

-- The lines of an operand by the names of their form lines, where it is in all of these; else each
-- by its own.
local function labels_of(page, lines, some)
   local texts, seen, of = {}, {}, lists.set(some)
   for _, line in ipairs(some) do
      local node = line.node
      local is_whole = node and node.name and lists.all(lines, function(other)
         return other.node ~= node or of[other]
      end)
      lists.add_once(texts, seen, rst.code(is_whole and node.name or M.short_name(page, line)))
   end
   return table.concat(texts, ", ")
end

-- `b`, or `b` (SRC) where the operand has another name.
local function name_text(entry)
   local is_same = not entry.operand or entry.operand == entry.name
   return rst.code(entry.name) .. (is_same and "" or " (" .. rst.code(entry.operand) .. ")")
end

-- `b (rr, rc): alternatives`.
local function operand_items(ctx, page, lines)
   local found, count = choices_of(ctx, lines)
   return lists.map(found, function(entry)
      local of = ""
      if count[entry.name] > 1 and #entry.lines < #lines then
         of = " in " .. labels_of(page, lines, entry.lines)
      end
      return name_text(entry) .. of .. ": " .. entry.text
   end)
end

-- Fields of the lines and of their operands, then those that only the code reads.
local function fields_of(page, lines)
   local found, seen = {}, {}
   for _, line in ipairs(lines) do
      for _, field in ipairs(line.env.fields) do
         if not line.others[field.name] then lists.add_once(found, seen, field) end
      end
      for field in pairs(line.env.seen) do seen[field] = true end -- a set, no order
   end
   for _, field in ipairs((own.parts(page.forms))) do lists.add_once(found, seen, field) end
   return found
end

-- A field with codes that are all written as modifiers, `.U8`.
local function is_modifier(field)
   return field.kind == "table" and lists.all(field.code_list or {}, function(c)
      return c.text == "" or c.text:find("^%.")
   end)
end

local MOST_CODES = 16 -- values of a field that are all on the page

-- ``.U8``, ``.S8`` or nothing.
local function codes_text(ctx, field)
   local texts, has_empty, rest = {}, false, ""
   for _, c in ipairs(field.code_list or {}) do
      has_empty = has_empty or c.text == ""
      if c.text ~= "" then texts[#texts + 1] = rst.code(c.text) end
   end
   if #texts > MOST_CODES or #texts == 0 then return ctx.field_kind(ctx, field) end
   if field.table then rest = ", table " .. rst.code(field.table.name) end
   return table.concat(texts, ", ") .. (has_empty and " or nothing" or "") .. rest
end

local function register_text(field)
   return "register " .. rst.code(field.file.name) .. field_pages.limits(field)
end

-- Fields of one kind together: `A, B: register $r`.
local function field_items(ctx, fields)
   local groups, by_kind = {}, {}
   for _, field in ipairs(fields) do
      local kind = field.kind == "table" and codes_text(ctx, field)
         or field.kind == "register" and register_text(field) or ctx.field_kind(ctx, field)
      local group = lists.entry(by_kind, kind, { kind = kind, texts = {} }, groups)
      table.insert(group.texts, rst.code(field.short))
   end
   return lists.map(groups, function(group)
      return table.concat(group.texts, ", ") .. ": " .. group.kind
   end)
end

-- Is the field one of the operands, by its name?
local function carries(form, field)
   return lists.any(form.slots or {}, function(slot) return slot.field.name == field.name end)
end

-- What tests of form lines leave of registers and numbers that the text has: `only CD=0,1,3..31`.
local function limit_items(page, lines)
   local found = {}
   for _, line in ipairs(lines) do
      for _, form in ipairs(line.forms) do
         for _, test in ipairs(form.tests or {}) do
            local field = test.field
            if field and field.kind ~= "table" and not test.domain and carries(form, field) then
               local text = asttext.tests({ test })[1]
               local one = lists.entry(found, text, { text = text, lines = {}, seen = {} }, found)
               lists.add_once(one.lines, one.seen, line)
            end
         end
      end
   end
   return lists.map(found, function(one)
      local of = #one.lines < #lines and " in " .. labels_of(page, lines, one.lines) or ""
      return "only " .. rst.code(one.text) .. of
   end)
end

local function named_list(doc, title, items)
   if #items == 0 then return end
   doc:markup(title)
   doc:bullets(items)
end

-- Section -----------------------------------------------------------------------------------------

local PLACES = { glued = "after the first word", last = "at the end" }

-- What the suffixes are that `prefer` gives the forms that others would be read as.
local function suffix_note(page, lines)
   local texts = {}
   for _, line in ipairs(lines) do
      if line.mark then
         local place = PLACES[line.mark_place] or "before the text"
         local key = rst.code(line.mark) .. " " .. place
         local one = lists.entry(texts, key, { key = key, lines = {} }, texts)
         table.insert(one.lines, line)
      end
   end
   return lists.join(texts, " ", function(one)
      return ("%s selects %s where another form has the same text."):format(one.key,
         labels_of(page, lines, one.lines))
   end)
end

--- The section of the syntax of a page.
function M.emit(ctx, doc, page)
   doc:title("Syntax", 2)
   local lines = M.lines(page)
   local grade = common_grade(lines)
   doc:bullets(line_items(ctx, lines, not grade))
   if grade and grade ~= ctx:only_grade(page.prov) then doc:markup("Grade: " .. grade .. ".") end
   local format = page.node.format
   doc:markup(format and "Format: " .. ctx:link("format", format) .. ".")
   doc:markup(suffix_note(page, lines))
   local fields = fields_of(page, lines)
   local operands = operand_items(ctx, page, lines)
   lists.append(operands, field_items(ctx, lists.filter(fields, function(field)
      return not is_modifier(field)
   end)))
   named_list(doc, "Modifiers:", field_items(ctx, lists.filter(fields, is_modifier)))
   lists.append(operands, limit_items(page, lines))
   named_list(doc, "Operands:", operands)
end

return M
