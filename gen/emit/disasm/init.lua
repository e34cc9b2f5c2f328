-- The disassembler: one function a form that prints its template, and one a choice of operand
-- lines, as rows of pieces (runtime/base/text_tables.h). Forms and operands that print alike share
-- theirs.
local lists = require("gen.base.lists")
local c = require("gen.emit.c")
local aliases = require("gen.emit.disasm.alias")
local marks = require("gen.emit.disasm.mark")
local tables = require("gen.emit.disasm.tables")
local template = require("gen.emit.disasm.template")

local M = { name = "disasm" }

-- A text that is printed instead of the form's own where a condition holds.
local function instead(condition, items, out)
   local terms = {}
   for term in (condition:gsub("([&|][&|]) ", "%1\n") .. ",\n"):gmatch("(.-)\n") do
      terms[#terms + 1] = term
   end
   lists.append(terms, template.pieces(items, 0, out))
   return template.enclosed("ALIAS(", terms, ")")
end

-- Texts in the order in which they are asked for: printed aliases, those of syntaxes first, each
-- after itself with its mark where that is within it, and the form's own with its mark.
local function alias_pieces(form, out)
   local list, needed = {}, form.rivals and form.mark_place and "is_earlier(c, in)"
   for _, alias in ipairs(aliases.printed(form)) do
      local condition = aliases.condition(alias)
      if needed then
         local both = condition == "1" and needed or needed .. " && " .. condition
         list[#list + 1] = instead(both, alias.marked_items, out)
      end
      list[#list + 1] = instead(condition, alias.items, out)
   end
   if needed then list[#list + 1] = instead(needed, form.marked_items, out) end
   return list
end

-- The name of the function of a form, which is written when it is new.
local function function_of(form, out, w)
   out.form = form
   local rows, texts = alias_pieces(form, out), {}
   rows[#rows + 1] = template.pieces(form.items, 0, out)
   for i, pieces in ipairs(rows) do texts[i] = table.concat(pieces, " ") end
   local text = table.concat(texts, "\n")
   if out.forms[text] then return out.forms[text] end
   local name = form.ident:lower()
   out.forms[text] = name
   w:line("FORM(%s,", name)
   w.depth = 1
   for i, pieces in ipairs(rows) do
      w:pack(i == #rows and template.enclosed("", pieces, ")") or pieces)
   end
   w.depth = 0
   return name
end

local function put_printers(model, out, w)
   local prefix, functions, rows = model.isa.prefix:upper(), c.writer(), {}
   for i, form in ipairs(model.forms) do
      rows[i] = ("P(%s, %s),"):format(form.ident, function_of(form, out, functions))
   end
   for _, lines in ipairs({ out.shared.lines, functions.lines }) do
      lists.append(w.lines, lines)
   end
   w:line("\ntypedef void print_form(struct rt_text *, const struct isadora_context *,\n"
      .. "    const struct isadora_insn *);\n")
   w:line("#define P(form, name) [%s_##form] = print_##name", prefix)
   w:open("static print_form *const printers[%s_FORMS] = {", prefix)
   for _, row in ipairs(rows) do w:line("%s", row) end
   w:close("};")
end

local function has_floats(model)
   return lists.any(model.fields, function(field) return field.float end)
end

local ENTRY = [[

size_t %s_format(const struct isadora_context *c, const struct isadora_insn *in, char *out,
    size_t size)
{
    char own[%s_TEXT_MAX];
    char *text = size < sizeof own ? own : out;
    struct rt_text w = {text, NULL};
%s    if (in->form < %s_FORMS)
        printers[in->form](&w, c, in);
%s    %srt_mask(&w, &in->mask);
    *w.at = '\0';
    size_t length = (size_t)(w.at - text);
    if (text == own && size > 0) {
        size_t shown = length < size ? length : size - 1;
        memcpy(out, own, shown);
        out[shown] = '\0';
    }
    return length;
}]]

-- A syntax that is `brief` has no optional suffixes.
local BRIEF = [[
    struct isadora_context brief = *c;
    brief.brief |= (c->syntax & 0x%x) != 0;
    c = &brief;
]]

-- The bits of the syntaxes that are `brief`, nil where none is.
local function brief_mask(model)
   local mask = 0
   for _, syntax in ipairs(model.syntaxes) do
      if syntax.brief then mask = mask | 1 << syntax.index end
   end
   return mask ~= 0 and mask or nil
end

function M.emit(model)
   local prefix, w = model.isa.prefix, c.writer()
   local out = { model = model, forms = {}, shared = { call = {}, taken = {}, lines = {} } }
   w:line("#include <isadora/%s.h>", prefix)
   if has_floats(model) then w:line("#include \"base/float_text.h\"") end
   w:line("#include \"base/text_tables.h\"")
   w:line("\n#include <string.h>\n")
   tables.put(model, w)
   marks.declare(model, w)
   put_printers(model, out, w)
   local put_marks = marks.emit(model, w)
   local brief = brief_mask(model)
   w:line(ENTRY, prefix, prefix:upper(), brief and BRIEF:format(brief) or "", prefix:upper(),
      put_marks, brief and ("if (!(c->syntax & 0x%x))\n        "):format(brief) or "")
   return { { path = prefix .. "_disasm.c", text = c.banner(model, "disasm") .. w:text() } }
end

return M
