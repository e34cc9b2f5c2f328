-- The assembler: which sentences there are. The templates of the forms become tables for
-- `runtime/parse.h`, their words scanners in re2c. Forms are found by the fixed text that they
-- begin with (their head), or that stands behind operands at the beginning; only forms without any
-- fixed text are tried for every sentence.
local syntax = require("gen.syntax")
local c = require("gen.emit.c")
local lex_of = require("gen.emit.assembler.lex")
local program_of = require("gen.emit.assembler.program")

local M = { name = "assembler" }

-- Heads -------------------------------------------------------------------------------------------

-- The first fixed text that holds a letter or digit, and whether something stands before it.
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
      local head = by_text[text]
      if not head then
         head = { text = text, forms = {} }
         by_text[text] = head
         heads[#heads + 1] = head
      end
      head.forms[#head.forms + 1] = { form = form, alias = alias, inner = inner }
   end
   for _, form in ipairs(model.forms) do add(form) end
   for _, form in ipairs(model.forms) do
      for _, alias in ipairs(form.aliases or {}) do add(form, alias) end
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

-- The longest head that another one begins with, as a function of the head; heads are tried from
-- long to short.
local function shorter_heads(heads)
   local index_of = {}
   for i, head in ipairs(heads) do index_of[head.text] = i - 1 end
   return function(head)
      for size = #head.text - 1, 1, -1 do
         local index = index_of[head.text:sub(1, size)]
         if index then return index end
      end
      return -1
   end
end

-- Marks -------------------------------------------------------------------------------------------

-- Number of a mark, counted from 1 in the order of use; 0 for none.
local function mark_number(marks, form)
   local mark = form.prefer and form.prefer.mark
   if not mark then return 0 end
   for i, other in ipairs(marks) do
      if other == mark then return i end
   end
   marks[#marks + 1] = mark
   return #marks
end

-- C -----------------------------------------------------------------------------------------------

local function flags_of(entry, compiled)
   local flags = {}
   if entry.inner then flags[#flags + 1] = "INNER" end
   table.move(compiled.flags, 1, #compiled.flags, #flags + 1, flags)
   if (entry.form.rank or 1) > 1 then flags[#flags + 1] = "LATER" end
   return #flags > 0 and table.concat(flags, " | ") or "0"
end

local function put_alternatives(model, heads, free, program, w)
   local marks, count = {}, 0
   w:open("static const struct isadora_alternative alternatives[] = {")
   local function put(entries, owner)
      by_rank(entries)
      owner.first = count
      for _, entry in ipairs(entries) do
         local form = entry.form
         local mark = mark_number(marks, form)
         w:line("{%d, %s_%s, %s, %d},", entry.compiled.items, model.isa.prefix:upper(), form.ident,
            flags_of(entry, entry.compiled), mark)
         count = count + 1
      end
   end
   for _, head in ipairs(heads) do put(head.forms, head) end
   put(free, free)
   w:close("};")
   w:line("")
   return marks, program
end

local function put_heads(heads, w)
   if #heads == 0 then return end
   local shorter_of = shorter_heads(heads)
   w:open("static const struct isadora_head heads[] = {")
   for _, head in ipairs(heads) do
      w:line("{%s, %d, %d, %d, %d},", c.string(head.text), #head.text, head.first, #head.forms,
         shorter_of(head))
   end
   w:close("};")
   w:line("")
end

local function put_marks(marks, w)
   if #marks == 0 then return end
   local texts = {}
   for i, mark in ipairs(marks) do texts[i] = c.string(mark) end
   w:line("static const char *const marks[] = {%s};", table.concat(texts, ", "))
   w:line("")
end

local function any_inner(heads)
   for _, head in ipairs(heads) do
      for _, entry in ipairs(head.forms) do
         if entry.inner then return true end
      end
   end
   return false
end

local function put_syntax(fields, heads, free, marks, lex, w)
   w:open("static const struct isadora_syntax syntax = {")
   for _, field in ipairs(fields) do w:line("%s", field) end
   w:line(".alternatives = alternatives,")
   if #heads > 0 then w:line(".heads = heads,") end
   w:line(".head_count = %d,", #heads)
   w:line(".free_first = %d,", free.first)
   w:line(".free_count = %d,", #free)
   w:line(".inner = %s,", any_inner(heads) and "true" or "false")
   if #marks > 0 then w:line(".marks = marks,") end
   w:line(".mark_count = %d,", #marks)
   w:line(".scan_head = %s,", lex.head_scanner)
   w:line(".scan_register = %s,", lex.register_scanner)
   w:close("};")
   w:line("")
end

local NAMES = [[
/* Short names, so that a row of items reads like the template that it comes from. */
enum {
    END = ISADORA_ITEM_END,
    TEXT = ISADORA_ITEM_TEXT,
    BLANK = ISADORA_ITEM_BLANK,
    COMMA = ISADORA_ITEM_COMMA,
    NUMBER = ISADORA_ITEM_NUMBER,
    FLOAT = ISADORA_ITEM_FLOAT,
    WORD = ISADORA_ITEM_WORD,
    LOGIC = ISADORA_ITEM_LOGIC,
    FIXED = ISADORA_ITEM_FIXED,
    REGISTER = ISADORA_ITEM_REGISTER,
    CHOICE = ISADORA_ITEM_CHOICE,
    VALUE = ISADORA_ITEM_VALUE,
    LINE = ISADORA_ITEM_LINE,
    SHARED = ISADORA_ITEM_SHARED,
    ALSO = ISADORA_ROW_ALSO,
    GLUED = ISADORA_ROW_GLUED,
    INNER = ISADORA_FORM_INNER,
    CHECK = ISADORA_FORM_CHECK,
    LATER = ISADORA_FORM_LATER,
    SHARED_FIELDS = ISADORA_FORM_SHARED
};
]]

local function compile(model, heads, free, lex)
   local program = program_of.new(model, lex)
   local function compile_all(entries)
      for _, entry in ipairs(entries) do entry.compiled =
         program:form(entry.form, entry.alias, syntax.of_items) end
   end
   for _, head in ipairs(heads) do compile_all(head.forms) end
   compile_all(free)
   lex.head_scanner = lex:heads(heads)
   lex.register_scanner = lex:registers(model.files)
   return program
end

local function parse_text(model, heads, free, program, lex)
   local prefix, w = model.isa.prefix, c.writer()
   w:line("#include \"%s.h\"", prefix)
   w:line("#include \"%s_lex.h\"", prefix)
   w:line("")
   for line in NAMES:gmatch("[^\n]+") do w:line("%s", line) end
   w:line("")
   local fields = program:put(w)
   local marks = put_alternatives(model, heads, free, program, w)
   put_heads(heads, w)
   put_marks(marks, w)
   put_syntax(fields, heads, free, marks, lex, w)
   w:line([[
int %s_parse(const struct isadora_context *context, const struct isadora_symbols *symbols, const char *text,
             size_t size, struct isadora_insn *out, struct isadora_complaint *why)
{
    return isadora_parse(&syntax, &%s_target, context, symbols, text, size, out, why);
}]], prefix, prefix)
   return w:text()
end

function M.emit(model)
   local prefix, banner = model.isa.prefix, c.banner(model, "assembler")
   local heads, free = group(model)
   local lex = lex_of.new(prefix)
   local program = compile(model, heads, free, lex)
   local source, header = lex:text(banner)
   return {
      { path = prefix .. "_lex.h", text = header },
      { path = prefix .. "_lex.re", text = source },
      { path = prefix .. "_lex.c", text = lex_of.compile(source) },
      { path = prefix .. "_parse.c", text = banner
         .. parse_text(model, heads, free, program, lex) },
   }
end

return M
