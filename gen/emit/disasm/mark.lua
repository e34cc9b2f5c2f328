-- Marks of `prefer` in the printer: a later form writes its mark where its text alone would be read
-- as an earlier one. The checker found where (`form.rivals`, see
-- gen/asmtext/ambiguity/prefer_boxes.lua), so nothing has to be parsed. Marks within a text are
-- texts of their own (init.lua), which ask the same.
local lists = require("gen.base.lists")
local c = require("gen.emit.c")

local M = {}

local SUBJECT = { line = "in->alt[%d]", value = "in->value[%d]", config = "c->config" }

-- Numbers below 64 as a mask.
local function mask_text(subject, ranges)
   local mask = 0
   for _, range in ipairs(ranges) do
      for n = range.lo, range.hi do mask = mask | 1 << n end
   end
   return ("%s >> %s & 1"):format(c.hex(mask), subject)
end

local function term_text(term)
   if term.kind == "equal" then
      return ("in->value[%d] == in->value[%d]"):format(term.slot, term.other)
   end
   local subject = SUBJECT[term.kind]:format(term.slot)
   if #term.ranges == 1 then return c.in_range(subject, term.ranges[1], term.all - 1) end
   if term.all <= 64 then return mask_text(subject, term.ranges) end
   return "(" .. lists.join(term.ranges, " || ", function(range)
      local text = c.in_range(subject, range, term.all - 1)
      return text:find(" && ", 1, true) and "(" .. text .. ")" or text
   end) .. ")"
end

-- The term that most of several boxes have, the first of these; nil where each has its own.
local function most_common(boxes)
   local counts, best = {}, nil
   for _, texts in ipairs(boxes) do
      for _, text in ipairs(texts) do counts[text] = (counts[text] or 0) + 1 end
   end
   for _, texts in ipairs(boxes) do
      for _, text in ipairs(texts) do
         if counts[text] > (best and counts[best] or 1) then best = text end
      end
   end
   return best
end

-- Lists of terms, of which all of one hold.
local function any_text(boxes)
   return lists.join(boxes, " || ", function(texts)
      local all = #texts > 0 and table.concat(texts, " && ") or "true"
      return #boxes > 1 and #texts > 1 and "(" .. all .. ")" or all
   end)
end

-- The same boxes; what several of them ask is asked once for these.
local function factored(boxes)
   local best = most_common(boxes)
   if lists.any(boxes, function(texts) return #texts == 0 end) then return { {} } end
   if not best then return boxes end
   local with, without = {}, {}
   for _, texts in ipairs(boxes) do
      local rest = lists.filter(texts, function(text) return text ~= best end)
      if #rest < #texts then table.insert(with, rest) else table.insert(without, texts) end
   end
   with, without = factored(with), factored(without)
   local first = with[1]
   if #with > 1 then first = { "(" .. any_text(with) .. ")" } end
   return lists.append({ lists.append({ best }, first) }, without)
end

-- When the form prints what an earlier one prints, as C.
local function condition(form)
   return any_text(factored(lists.map(form.rivals, function(box)
      return lists.map(box.keys, function(key) return term_text(box.terms[key]) end)
   end)))
end

-- Forms with the same condition are together, in the order of the first.
local function grouped(model)
   local groups, of_text = {}, {}
   for _, form in ipairs(model.forms) do
      if form.rivals then
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

local function put_condition(groups, prefix, w)
   w:line("/* Does an earlier form of `prefer` print the same text? */")
   w:open("static bool is_earlier(const struct isadora_context *c,\n"
      .. "    const struct isadora_insn *in)\n{")
   if not lists.any(groups, function(group) return group.text:find("c->", 1, true) end) then
      w:line("(void)c;")
   end
   w:line("switch (in->form) {")
   for _, group in ipairs(groups) do
      for _, form in ipairs(group.forms) do w:line("case %s_%s:", prefix, form.ident) end
      w:wrap(("    return %s;"):format(group.text))
   end
   w:line("default:\n        return false;\n    }")
   w:close("}\n")
end

-- Marks that are in front of the text, as a table by form.
local function put_texts(model, prefix, w)
   w:open("static const char *const marks[%s_FORMS] = {", prefix)
   for _, form in ipairs(model.forms) do
      if form.rivals and not form.mark_place then
         w:line("[%s_%s] = %s,", prefix, form.ident, c.string(form.mark .. " "))
      end
   end
   w:close("};\n")
end

local function any_placed(model)
   return lists.any(model.forms, function(form) return form.rivals and form.mark_place end)
end

--- Declares what texts with their mark within them ask.
function M.declare(model, w)
   if not any_placed(model) then return end
   w:line("static bool is_earlier(const struct isadora_context *c,\n"
      .. "    const struct isadora_insn *in);\n")
end

--- Writes what puts marks; returns the statements that call it, or "" where no form needs one in
-- front.
function M.emit(model, w)
   local groups, prefix = grouped(model), model.isa.prefix:upper()
   if #groups == 0 then return "" end
   local in_front = lists.any(model.forms, function(form)
      return form.rivals and not form.mark_place
   end)
   w:line("")
   if in_front then put_texts(model, prefix, w) end
   put_condition(groups, prefix, w)
   if not in_front then return "" end
   w:line([[
/* Puts the mark of a later form of a `prefer` before its text where that alone would be read as an
 * earlier one. */
static void put_mark(struct rt_text *w, char *text, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    if (%s!is_earlier(c, in))
        return;
    size_t length = (size_t)(w->at - text), size = strlen(marks[in->form]);
    memmove(text + size, text, length);
    memcpy(text, marks[in->form], size);
    w->at += size;
}]], any_placed(model) and "!marks[in->form] || " or "")
   return "    put_mark(&w, text, c, in);\n"
end

return M
