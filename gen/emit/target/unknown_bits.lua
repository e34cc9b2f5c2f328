-- The C function that says of a decoded word whether bits whose meaning is unknown keep it from
-- being executed (encoding/unknown_bits.lua). Decoding has found out which bits are not canonical.
local lists = require("gen.base.lists")
local num = require("gen.num")
local c = require("gen.emit.c")
local unknown_bits = require("gen.encoding.unknown_bits")

local M = {}

-- Conditions as one text, in parentheses where there are several.
local function joined(texts, operator)
   local text = table.concat(texts, operator)
   return #texts == 1 and text or "(" .. text .. ")"
end

local function bits_text(mask)
   local texts = {}
   for half = 0, 1 do
      local bits = num.bits(mask, 64 * half, 64)
      if not num.eq(bits, 0) then
         texts[#texts + 1] = ("(in->mask.half[%d] & 0x%s) != 0"):format(half, num.hex(bits))
      end
   end
   return joined(texts, " || ")
end

-- That the word has an alternative, as far as that decides.
local function taken_texts(line)
   local texts = {}
   while line do
      local choice = unknown_bits.choice_of(line)
      if #choice.lines > 1 then
         texts[#texts + 1] = ("in->alt[%d] == %d"):format(choice.slot, line.index)
      end
      line = line.outer
   end
   return texts
end

local function part_text(part)
   local texts = { bits_text(part.mask) }
   for _, line in ipairs(part.rivals) do
      local taken = taken_texts(line)
      texts[#texts + 1] = ("!(%s)"):format(#taken > 0 and table.concat(taken, " && ") or "true")
   end
   return joined(texts, " && ")
end

local function clause_text(one)
   local texts = one.line and taken_texts(one.line) or {}
   texts[#texts + 1] = joined(lists.map(one.parts, part_text), " || ")
   return joined(texts, " && ")
end

-- The condition of a form, or nil: it executes all of its words.
local function form_text(model, form)
   local groups, of_text, whole = {}, {}, 0
   for i in ipairs(model.configs) do
      if form.configs[i] then
         local text = lists.join(unknown_bits.clauses(form, i), " || ", clause_text)
         lists.entry(of_text, text, { text = text, mask = 0 }, groups)
         of_text[text].mask, whole = of_text[text].mask | 1 << (i - 1), whole | 1 << (i - 1)
      end
   end
   groups = lists.filter(groups, function(group) return group.text ~= "" end)
   local texts = lists.map(groups, function(group)
      if group.mask == whole then return group.text end
      return ("(%s >> context->config & 1 && (%s))"):format(c.hex(group.mask), group.text)
   end)
   return #texts > 0 and table.concat(texts, " || ") or nil
end

--- Writes the function; the line of the target that names it, or nil: no form declares such bits.
function M.put(model, w)
   local numbers, of_text, groups, found = {}, {}, {}, false
   for i, form in ipairs(model.forms) do
      local text = form_text(model, form)
      if text then
         local group = lists.entry(of_text, text, { text = text }, groups)
         group.number = group.number or #groups
         found = true
         numbers[i] = tostring(group.number)
      else
         numbers[i] = "0"
      end
   end
   if not found then return nil end
   w:line("/* Do bits whose meaning is unknown keep an instruction from being executed? */")
   w:line("static bool has_unknown_bits(const struct isadora_context *context,")
   w:line("                             const struct isadora_insn *in)")
   w:open("{")
   w:list("static const uint16_t conditions[] = { ", numbers, " };")
   w:line("(void)context;")
   w:line("switch (conditions[in->form]) {")
   for _, group in ipairs(groups) do
      w:line("case %d:", group.number)
      w.depth = w.depth + 1
      w:wrap("return " .. group.text .. ";")
      w.depth = w.depth - 1
   end
   w:line("}")
   w:line("return false;")
   w:close("}\n")
   return ".has_unknown_bits = has_unknown_bits,"
end

return M
