-- The assembler: which statements there are. The templates of the forms become tables for
-- `tools/lib/asm/tables/syntax.h`, registers with numbers scanners in re2c. Forms are found by the
-- fixed text that they begin with (their head), or that follows operands at the beginning; only
-- forms without any fixed text are tried for every statement.
local lists = require("gen.base.lists")
local c = require("gen.emit.c")
local first_of = require("gen.emit.assembler.first")
local notation = require("gen.emit.assembler.notation")
local lex_of = require("gen.emit.assembler.lex")
local program_of = require("gen.emit.assembler.program")

local M = { name = "assembler" }

-- Heads -------------------------------------------------------------------------------------------

-- The first fixed text that holds a letter or digit, and whether something is before it.
local function head_of(items)
   local text = ""
   for i, item in ipairs(items) do
      if item.tag == "text" then
         text = text .. item.s
      elseif text:match("[%w_]") then
         break
      elseif item.tag ~= "sep" or i > 1 then
         text = ""
      end
   end
   if not text:match("[%w_]") then return nil end
   local begins = ""
   for _, item in ipairs(items) do
      if item.tag ~= "text" then break end
      begins = begins .. item.s
   end
   return text, begins ~= text
end

-- Heads in the order of their first form, with the forms of each and then their aliases; what has
-- no head.
local function group(model)
   local heads, by_text, free = {}, {}, {}
   local function add(form, alias)
      local text, inner = head_of(alias and alias.items or form.items)
      if not text then
         free[#free + 1] = { form = form, alias = alias }
         return
      end
      local head = lists.entry(by_text, text, { text = text, forms = {} }, heads)
      head.forms[#head.forms + 1] = { form = form, alias = alias, inner = inner }
   end
   for _, form in ipairs(model.forms) do add(form) end
   for form, alias in lists.nested(model.forms, "aliases") do
      if not alias.only then add(form, alias) end
   end
   return heads, free
end

-- `prefer` ranks forms; others keep the order of the description.
local function by_rank(entries)
   for i, entry in ipairs(entries) do entry.order = i end
   table.sort(entries, function(a, b)
      local x, y = a.form.rank or 1, b.form.rank or 1
      if x ~= y then return x < y end
      return a.order < b.order
   end)
end

-- Marks -------------------------------------------------------------------------------------------

-- Number of a mark, counted from 1 in the order of use; 0 for none.
local function mark_number(marks, form)
   local mark = form.prefer and form.prefer.mark
   if not mark or form.prefer.place then return 0 end
   for i, other in ipairs(marks) do
      if other == mark then return i end
   end
   marks[#marks + 1] = mark
   return #marks
end

-- Alike -------------------------------------------------------------------------------------------

-- Do items read the same, so that what one read can be copied for the other?
local function is_alike(a, b, lengths_differ)
   if not a.alike or a.alike ~= b.alike or a.tag ~= b.tag or a.sep ~= b.sep
      or a.shared ~= b.shared or a.relative and lengths_differ then
      return false
   end
   return a.args == b.args or not (a.shared or a.choice and a.choice.any_shared)
end

-- How many items two forms of a list have in common at the beginning, not counting a head that
-- both begin with.
local function count_alike(entry, other)
   local own, before, count = entry.compiled.rows, other.compiled.rows, 0
   local lengths_differ = entry.form.length ~= other.form.length
   if entry.inner ~= other.inner then return 0 end
   while own[count + 1] and before[count + 1]
      and is_alike(own[count + 1], before[count + 1], lengths_differ) do
      count = count + 1
   end
   return count > (entry.inner and 0 or 1) and count or 0
end

-- Is there a configuration that has both?
local function meet(entry, other)
   for i, present in ipairs(entry.form.configs) do
      if present and other.form.configs[i] then return true end
   end
   return false
end

-- Finds for each form the one before it with which it has most in common, the nearest of several,
-- and what it may go on with after that. The matcher keeps the first FORMS of a list.
local FORMS = 64

local function find_alike(program, entries)
   for i, entry in ipairs(entries) do
      entry.alike = 0
      for j = i <= FORMS and i - 1 or 0, 1, -1 do
         local count = meet(entry, entries[j]) and count_alike(entry, entries[j]) or 0
         if count > entry.alike then entry.alike, entry.back = count, i - j end
      end
      if entry.alike > 0 then
         entry.first = program:first(entry.compiled.rows, entry.alike + 1)
      end
   end
end

-- C -----------------------------------------------------------------------------------------------

local function flags_of(entry)
   local flags = {}
   if entry.inner then flags[#flags + 1] = "INNER" end
   if entry.compiled.shared then flags[#flags + 1] = "SHARED" end
   if (entry.form.rank or 1) > 1 then flags[#flags + 1] = "LATER" end
   if entry.alias and entry.alias.marked then flags[#flags + 1] = "MARKED" end
   return #flags > 0 and table.concat(flags, " | ") or "0"
end

local function form_macro(prefix, entry, flags, mark)
   local name = prefix .. entry.form.ident
   if entry.alike > 0 then
      return ("LIKE(%s, %s, %d, %d, %d, %s"):format(name, flags, mark, entry.alike, entry.back,
         entry.first)
   end
   if mark == 0 and (flags == "0" or flags == "INNER") then
      return ("%s(%s"):format(flags == "0" and "FORM" or "INNER_FORM", name)
   end
   return ("OTHER_FORM(%s, %s, %d"):format(name, flags, mark)
end

local function put_forms(model, name, entries, marks, w)
   local prefix = model.isa.prefix:upper() .. "_"
   w:open("FORMS(%s) = {", name)
   for _, entry in ipairs(entries) do
      local texts = entry.compiled.texts
      local head = form_macro(prefix, entry, flags_of(entry), mark_number(marks, entry.form))
      w:list("", table.move(texts, 1, #texts, 2, { head }), "),")
   end
   w:close("};")
end

-- How many heads before this one the longest is that it begins with, 0 where there is none.
local function shorter_of(heads, i)
   local text = heads[i].text
   for j = i - 1, 1, -1 do
      if text:sub(1, #heads[j].text) == heads[j].text then return i - j end
   end
   return 0
end

-- The first eight characters as a number that is in the order of the texts.
local function key_of(text)
   return ("0x%016x"):format((string.unpack(">I8", text:sub(1, 8) .. ("\0"):rep(8))))
end

-- They are sorted by bytes.
local function put_heads(heads, w)
   if #heads == 0 then return end -- C has no empty arrays
   w:open("HEADS(heads) = {")
   for i, head in ipairs(heads) do
      w:line("HEAD(%s, %s, %s, %d),", key_of(head.text), c.string(head.text), head.name,
         shorter_of(heads, i))
   end
   w:close("};")
end

local function put_marks(marks, w)
   if #marks == 0 then return end
   local texts = lists.map(marks, c.string)
   w:line("static const char *const marks[] = {%s};", table.concat(texts, ", "))
end

local function any_inner(heads)
   for _, entry in lists.nested(heads, "forms") do
      if entry.inner then return true end
   end
   return false
end

local function put_syntax(model, heads, free, marks, lex, w)
   local registers = lists.map(model.files, function(file) return "&" .. lex:file(file) end)
   if #registers > 0 then -- C has no empty arrays
      w:list("static const struct isadora_words *const registers[] = {", registers, "};\n")
   end
   w:open("const struct isadora_syntax %s_syntax = {", model.isa.prefix)
   if #heads > 0 then
      w:line(".heads = heads, .head_count = COUNT(heads),")
      w:line(".begins = 0x%x,", first_of.of_texts(lists.map(heads, function(head)
         return head.text
      end)))
   end
   if #free > 0 then w:line(".free = free_forms, .free_count = COUNT(free_forms),") end
   w:line(".inner = %s,", any_inner(heads) and "true" or "false")
   if #marks > 0 then w:line(".marks = marks, .mark_count = COUNT(marks),") end
   if #registers > 0 then
      w:line(".registers = registers, .file_count = COUNT(registers),")
   end
   if notation.has(model) then w:line(".notation = &notation,") end
   w:close("};\n")
end

-- What is known when all forms are compiled.
local function finish(program, heads, free)
   local groups = lists.append(lists.map(heads, function(head) return head.forms end), { free })
   local rows = {}
   for _, entries in ipairs(groups) do
      by_rank(entries)
      lists.append(rows, lists.map(entries, function(entry) return entry.compiled.rows end))
   end
   program:finish(rows)
   for _, entries in ipairs(groups) do
      find_alike(program, entries)
      for _, entry in ipairs(entries) do
         entry.compiled.texts = program.texts(entry.compiled.rows, first_of.ending())
      end
   end
end

-- Compiles everything; what the tables need is then in the result and in `lex`.
local function compile(model, heads, free, lex)
   local program = program_of.new(model, lex)
   local function compile_all(entries)
      for _, entry in ipairs(entries) do
         entry.compiled = program:form(entry.form, entry.alias)
      end
   end
   for _, head in ipairs(heads) do compile_all(head.forms) end
   compile_all(free)
   for _, file in ipairs(model.files) do lex:file(file) end
   finish(program, heads, free)
   return program
end

-- The forms of each head under the name of the head, and those without one.
local function put_all_forms(model, heads, free, w)
   local marks, names = {}, {}
   for _, head in ipairs(heads) do
      head.name = lists.unique_name(names, "head_" .. c.ident(head.text))
      put_forms(model, head.name, head.forms, marks, w)
   end
   if #free > 0 then put_forms(model, "free_forms", free, marks, w) end
   return marks
end

local function parse_text(model, heads, free, program, lex)
   local prefix, w = model.isa.prefix, c.writer()
   w:line("#include <isadora/%s.h>", prefix)
   w:line("#include \"%s_lex.h\"", prefix)
   w:line("#include \"asm/tables/rows.h\"\n")
   lex:put(w)
   program:put(w)
   table.sort(heads, function(a, b) return a.text < b.text end)
   local marks = put_all_forms(model, heads, free, w)
   put_heads(heads, w)
   put_marks(marks, w)
   if notation.has(model) then notation.put(model, w) end
   put_syntax(model, heads, free, marks, lex, w)
   return w:text()
end

function M.emit(model)
   local prefix, banner = model.isa.prefix, c.banner(model, "assembler")
   local heads, free = group(model)
   local lex = lex_of.new(prefix)
   local program = compile(model, heads, free, lex)
   local parse = parse_text(model, heads, free, program, lex)
   local source, header = lex:text(banner)
   return {
      { path = prefix .. "_lex.h", text = header },
      { path = prefix .. "_lex.re", text = source },
      { path = prefix .. "_lex.c", text = lex_of.compile(source) },
      { path = prefix .. "_parse.c", text = banner .. parse },
   }
end

return M
