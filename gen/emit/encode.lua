-- The encoder: the canonical bits of the form and of the lines taken, the fields that they carry,
-- and the mask on top.
local num = require("gen.num")
local linebits = require("gen.linebits")
local c = require("gen.emit.c")
local choices = require("gen.emit.encode.choice")

local M = { name = "encode" }

-- Ways for which the constants of their lines do not add up.
local function put_exceptions(list, w)
   for _, exception in ipairs(list) do
      local test = linebits.way_test(exception.way, "in->line")
      if test then w:line("if (%s)", test) end
      w:line("%sput.word ^= %s;", test and "    " or "", c.hex(exception.bits))
   end
end

-- Ways in which fields give bits that some constant has, too: the constant is taken out and the
-- fields are put in again.
local function put_clashes(form, value_of, w, out)
   for _, clash in ipairs(linebits.of(form).clashes) do
      local plan = choices.new_plan()
      local function add(list)
         for _, carry in ipairs(list) do
            if num.meets(carry.field.mask, clash.bits) then
               choices.add_fields(plan, { carry })
            end
         end
      end
      add(form.carried)
      for _, entry in ipairs(clash.way) do add(entry.line.carried) end
      w:open("if (%s) {", linebits.way_test(clash.way, "in->line") or "1")
      w:line("put.word &= ~(%s)%s;", out.wide and "rt_u128" or "uint64_t", c.hex(clash.bits))
      choices.put_plan(plan, 0, "in->line", value_of, w, out.wide)
      w:close("}")
   end
end

-- What is done for a form behind its `case`, and its canonical bits.
local function form_lines(form, out)
   local own, plan = linebits.of(form), choices.new_plan()
   choices.add_fields(plan, form.carried)
   for _, choice in ipairs(form.top) do choices.add_choice(plan, choice, out) end
   local value = num.bor(own.value, plan.value)
   local w = c.writer()
   w.depth = 2
   local function value_of(field) return ("in->value[%d]"):format(form.slot_of[field.name]) end
   choices.put_plan(plan, 0, "in->line", value_of, w, out.wide)
   put_exceptions(own.exceptions, w)
   put_clashes(form, value_of, w, out)
   w:line("length = %d;", form.length)
   w:line("break;")
   return w.lines, value
end

-- Forms of which only the fixed bits differ share their code; they stand where the first of them
-- does.
local function form_groups(model, out)
   local canonical = {}
   local groups = c.grouped(model.forms, function(form)
      local lines, value = form_lines(form, out)
      canonical[form] = value
      return lines
   end)
   return groups, canonical
end

local function put_forms(model, groups, w)
   for _, group in ipairs(groups) do
      for _, form in ipairs(group.forms) do
         w:line("case %s_%s:", model.isa.prefix:upper(), form.ident)
      end
      table.move(group.lines, 1, #group.lines, #w.lines + 1, w.lines)
   end
end

-- The canonical bits that no operand changes, by form.
local function put_fixed(model, canonical, w, type)
   w:open("static const %s canonical[] = {", type)
   for _, form in ipairs(model.forms) do
      w:line("[%s_%s] = %s,", model.isa.prefix:upper(), form.ident, c.hex(canonical[form]))
   end
   w:close("};\n")
end

local COLLECTED = [[
/* The word as far as it is known; `wrong` is not 0 when a field or the number of a line is too
 * large. */
struct put {
    %s word;
    uint64_t wrong;
};
]]

local WITH = [[
static inline struct put with(struct put a, struct put b)
{
    return (struct put){a.word | b.word, a.wrong | b.wrong};
}
]]

--- Statements that write `length` bytes of `word`.
local function put_store(model, w)
   local big = model.units[1].endian == "big"
   w:open("for (unsigned i = 0; i < length; i++)")
   w:line(big and "bytes[i] = (uint8_t)(word >> 8 * (length - 1 - i));"
      or "bytes[i] = (uint8_t)(word >> 8 * i);")
   w.depth = w.depth - 1
end

local function put_entry(model, groups, w)
   w:line("int %s_encode(const struct isadora_context *c, const struct isadora_insn *in, "
      .. "uint8_t *bytes, size_t size)", model.isa.prefix)
   w:open("{")
   w:line("unsigned length;")
   w:line("(void)c;")
   w:line("if (in->form >= sizeof canonical / sizeof *canonical)")
   w:line("    return ISADORA_BAD_INSN;")
   w:line("struct put put = {canonical[in->form], 0};")
   w:line("switch (in->form) {")
   put_forms(model, groups, w)
   w:line("default:")
   w:line("    return ISADORA_BAD_INSN;")
   w:line("}")
   w:line("if (put.wrong)")
   w:line("    return ISADORA_BAD_INSN;")
   w:line("if (size < length)")
   w:line("    return ISADORA_NO_SPACE;")
   w:line(model.word_bits > 64 and "const rt_u128 word = put.word ^ rt_wide(in->mask);"
      or "const uint64_t word = put.word ^ in->mask.half[0];")
   put_store(model, w)
   w:line("return (int)length;")
   w:close("}")
end

function M.emit(model)
   local prefix = model.isa.prefix
   local type = c.word_type(model)
   local wide = type == "rt_u128"
   local w, functions = c.writer(), c.writer()
   local out = { w = functions, functions = {}, taken = {}, wide = wide }
   local groups, canonical = form_groups(model, out)
   w:line("#include \"%s.h\"%s\n", prefix, wide and "\n#include \"wide.h\"" or "")
   put_fixed(model, canonical, w, type)
   w:line(COLLECTED, wide and type or "uint64_t")
   if out.called then w:line(WITH) end
   table.move(functions.lines, 1, #functions.lines, #w.lines + 1, w.lines)
   put_entry(model, groups, w)
   return { { path = prefix .. "_encode.c", text = c.banner(model, "encode") .. w:text() } }
end

return M
