-- Marks of `prefer` in the printer: a later form writes its mark where its text alone would be read
-- as an earlier one. The assembler is asked, but only where the checker found that the two may
-- meet.
local lists = require("gen.base.lists")
local spelling = require("gen.forms.spelling")
local c = require("gen.emit.c")

local M = {}

-- The numbers of the lines of a choice that may be in common, as a mask; nil when all may.
local function line_mask(choice, lines)
   local mask, all = 0, true
   for _, line in ipairs(choice.lines) do
      if lines and lines[line] then mask = mask | 1 << line.index else all = false end
   end
   return not all and mask or nil
end

-- The codes of a field that print nothing, as a mask of values.
local function silent_mask(item)
   local mask = 0
   for _, row in ipairs(item.field.code_list) do
      if spelling.code(item, row.code) == "" then mask = mask | 1 << row.code end
   end
   return mask
end

local MOST = 6 -- bits of a field whose values fit a mask

-- When the form may be read as an earlier one. Lines of choices within lines are not looked at.
local function condition(form)
   local terms = lists.collect(form.top, function(choice)
      local mask = #choice.lines <= 64 and line_mask(choice, form.rivals.lines[choice])
      return mask and ("%s >> in->line[%d] & 1"):format(c.hex(mask), choice.slot)
   end)
   for _, item in ipairs(form.items) do
      local ways = form.rivals.silent[item]
      if ways and not ways[true] and item.slot and item.field.width <= MOST then
         terms[#terms + 1] = ("%s >> in->value[%d] & 1"):format(c.hex(silent_mask(item)), item.slot)
      end
   end
   for i, term in ipairs(terms) do terms[i] = #terms > 1 and "(" .. term .. ")" or term end
   return #terms > 0 and table.concat(terms, " && ") or "true"
end

-- Forms with the same condition stand together, in the order of the first.
local function grouped(model)
   local groups, of_text = {}, {}
   for _, form in ipairs(model.forms) do
      if form.mark and form.rivals then
         local text = condition(form)
         if not of_text[text] then
            of_text[text] = { text = text, forms = {} }
            groups[#groups + 1] = of_text[text]
         end
         table.insert(of_text[text].forms, form)
      end
   end
   return groups
end

--- Does any form need a mark?
function M.needed(model) return #grouped(model) > 0 end

local function put_condition(groups, prefix, w)
   w:line("/* May an earlier form of `prefer` print the same text? */")
   w:open("static bool may_be_earlier(const struct isadora_insn *in)\n{")
   w:line("switch (in->form) {")
   for _, group in ipairs(groups) do
      for _, form in ipairs(group.forms) do w:line("case %s_%s:", prefix, form.ident) end
      w:wrap(("    return %s;"):format(group.text))
   end
   w:line("default:\n        return false;\n    }")
   w:close("}\n")
end

--- Writes what puts marks; returns the statements that call it, or "" where no form needs one.
function M.emit(model, w)
   local groups, prefix = grouped(model), model.isa.prefix:upper()
   if #groups == 0 then return "" end
   w:line("")
   w:open("static const char *const marks[%s_FORMS] = {", prefix)
   for _, form in ipairs(model.forms) do
      if form.mark and form.rivals then
         w:line("[%s_%s] = %s,", prefix, form.ident, c.string(form.mark .. " "))
      end
   end
   w:close("};\n")
   put_condition(groups, prefix, w)
   w:line([[
/* Puts the mark of a later form of a `prefer` before its text where that alone would be read as an
 * earlier one. */
static void put_mark(struct rt_text *w, char *text, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    size_t length = (size_t)(w->at - text), size = strlen(marks[in->form]);
    if (rt_reads_as(&%s_target, c, text, length, in->form))
        return;
    memmove(text + size, text, length);
    memcpy(text, marks[in->form], size);
    w->at += size;
}]], model.isa.prefix)
   return "    if (may_be_earlier(in))\n        put_mark(&w, text, c, in);\n"
end

return M
