-- Marks of `prefer` in the printer: a later form writes its mark where its text alone would be read
-- as an earlier one. The checker found where (`form.rivals`, see
-- gen/asmtext/ambiguity/prefer_boxes.lua), so nothing has to be parsed.
local lists = require("gen.base.lists")
local c = require("gen.emit.c")

local M = {}

local SUBJECT = { line = "in->line[%d]", value = "in->value[%d]", config = "c->config" }

local function range_text(subject, range, all)
   if range.lo == range.hi then return ("%s == %s"):format(subject, c.hex(range.lo)) end
   local terms = {}
   if range.lo > 0 then terms[1] = ("%s >= %s"):format(subject, c.hex(range.lo)) end
   if range.hi < all - 1 then terms[#terms + 1] = ("%s <= %s"):format(subject, c.hex(range.hi)) end
   return table.concat(terms, " && ")
end

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
   if #term.ranges == 1 then return range_text(subject, term.ranges[1], term.all) end
   if term.all <= 64 then return mask_text(subject, term.ranges) end
   return lists.join(term.ranges, " || ", function(range)
      return "(" .. range_text(subject, range, term.all) .. ")"
   end)
end

local function texts_of(box)
   return lists.map(box.keys, function(key) return term_text(box.terms[key]) end)
end

local function all_of(texts)
   if #texts == 0 then return "true" end
   return lists.join(texts, " && ", function(text)
      return #texts > 1 and text:find("||", 1, true) and "(" .. text .. ")" or text
   end)
end

-- What all boxes ask, in the order of the first.
local function common_texts(boxes)
   return lists.filter(boxes[1], function(text)
      return lists.all(boxes, function(texts) return lists.contains(texts, text) end)
   end)
end

-- When the form prints what an earlier one prints, as C.
local function condition(form)
   local boxes = lists.map(form.rivals, texts_of)
   local common = common_texts(boxes)
   local rest = lists.map(boxes, function(texts)
      return all_of(lists.filter(texts, function(text) return not lists.contains(common, text) end))
   end)
   if lists.contains(rest, "true") then return all_of(common) end
   table.insert(common, "(" .. lists.join(rest, " || ", function(text)
      return "(" .. text .. ")"
   end) .. ")")
   return #common == 1 and common[1]:sub(2, -2) or table.concat(common, " && ")
end

-- Forms with the same condition stand together, in the order of the first.
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

--- Writes what puts marks; returns the statements that call it, or "" where no form needs one.
function M.emit(model, w)
   local groups, prefix = grouped(model), model.isa.prefix:upper()
   if #groups == 0 then return "" end
   w:line("")
   w:open("static const char *const marks[%s_FORMS] = {", prefix)
   for _, form in ipairs(model.forms) do
      if form.rivals then
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
    if (!is_earlier(c, in))
        return;
    size_t length = (size_t)(w->at - text), size = strlen(marks[in->form]);
    memmove(text + size, text, length);
    memcpy(text, marks[in->form], size);
    w->at += size;
}]])
   return "    put_mark(&w, text, c, in);\n"
end

return M
