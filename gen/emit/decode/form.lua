-- Forms in a decoder: functions that take a word as a form of which the decision tree has found
-- that it is one, or that it is one if its operands are found. Forms that differ in constants only
-- share one.
local num = require("gen.num")
local linebits = require("gen.linebits")
local syntax = require("gen.syntax")
local c = require("gen.emit.c")
local expr = require("gen.emit.decode.expr")
local choices = require("gen.emit.decode.choice")

local M = {}

-- Ways for which the constants of their lines do not add up.
local function put_exceptions(list, w)
   for _, exception in ipairs(list) do
      local test = linebits.way_test(exception.way, "out->line")
      if test then w:line("if (%s)", test) end
      w:line("%sbits.canon ^= %s;", test and "    " or "", c.hex(exception.bits))
   end
end

-- The fields of a form, as a list of statements that others may have, too.
local function value_lines(form, wide)
   local lines = {}
   for i, slot in ipairs(form.slots) do
      lines[i] = ("    value[%d] = %s; /* %s */"):format(i - 1, expr.extract(slot.field, wide),
         slot.field.name)
   end
   return lines
end

-- The function that takes the fields of a form, shared by forms with the same ones.
local function values_of(form, out)
   local lines = value_lines(form, out.wide)
   if #lines == 0 then return nil end
   local text = table.concat(lines, "\n")
   if not out.values[text] then
      local name = c.unique(out.taken, "fields_" .. form.ident:lower())
      out.values[text] = name
      out.w:line("static void %s(%s word, uint64_t *value)\n{", name, out.type)
      table.move(lines, 1, #lines, #out.w.lines + 1, out.w.lines)
      out.w:line("}\n")
   end
   return out.values[text]
end

local function uses_config(plan)
   for _, step in ipairs(plan.steps) do
      if step.call and step.call.config then return true end
   end
   return false
end

local function body_of(form, plan, values, own)
   local w = c.writer()
   w.depth = 1
   w:line("struct bits bits = {%s, canon};", c.hex(num.bor(own.carried, plan.carried)))
   choices.put_plan(plan, 0, "out->line", "ISADORA_NO_FORM", w)
   put_exceptions(own.exceptions, w)
   if values then w:line("%s(word, out->value);", values) end
   w:line("return found(word, out, form, %d, bits);", form.length)
   return w.lines
end

--- The call that takes a word as the form, `{text, config}`; writes the function when it is new.
function M.call_of(form, model, out)
   local plan, own = choices.plan_of(form, out), linebits.of(form)
   local values, config = values_of(form, out), uses_config(plan)
   local lines = body_of(form, plan, values, own)
   local text = table.concat(lines, "\n")
   local name = out.forms[text]
   if not name then
      name = "take_" .. form.ident:lower()
      out.forms[text] = name
      local w = out.w
      w:line("/* %s  %s */", c.comment(syntax.picture(form)), c.comment(form.syntax))
      w:line("static int %s(%s word, %sstruct isadora_insn *out, uint16_t form, %s canon)\n{",
         name, out.type, config and "unsigned config, " or "", out.type)
      table.move(lines, 1, #lines, #w.lines + 1, w.lines)
      w:line("}\n")
   end
   return { config = config, text = ("%s(word, %sout, %s_%s, %s)"):format(name,
      config and "config, " or "", model.isa.prefix:upper(), form.ident,
      c.hex(num.bor(own.value, plan.value))) }
end

local BITS = [[
/* Bits that fields of the word give, and those of the others that are 1 in a canonical word. */
struct bits {
    %s carried, canon;
};
]]

local WITH = [[
static inline struct bits with(struct bits a, struct bits b)
{
    const %s carried = a.carried | b.carried;
    return (struct bits){carried, (a.canon | b.canon) & ~carried};
}
]]

local NONE = [[
/* Of a choice that has no line for the word; else no bit is both. */
static const struct bits no_line = {1, 1};

static inline int none(struct bits bits)
{
    return (bits.carried & bits.canon) != 0;
}
]]

local FOUND = [[
static inline int found(%s word, struct isadora_insn *out, uint16_t form, uint8_t length,
                        struct bits bits)
{
    out->form = form;
    out->length = length;
%s    return length;
}
]]

local MASK = [[
    out->mask.half[0] = (word ^ bits.canon) & ~bits.carried;
    out->mask.half[1] = 0;
]]

local WIDE_MASK = [[
    out->mask = rt_word_of((word ^ bits.canon) & ~bits.carried);
]]

--- What functions of forms and choices use, as far as they do.
function M.put_common(out, w)
   local bits = out.wide and out.type or "uint64_t"
   w:line(BITS, bits)
   if out.calls_choices then w:line(WITH, bits) end
   if out.misses then w:line("%s", NONE) end
   w:line(FOUND, out.type, out.wide and WIDE_MASK or MASK)
end

return M
