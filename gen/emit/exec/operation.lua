-- The operations of an instruction set (machine/operations/op.h): what they keep of an instruction.
local lists = require("gen.base.lists")
local resolve = require("gen.emit.exec.resolve")
local state = require("gen.emit.c.state")

local M = {}

--- How many fields and how many alternatives of operands a form has at most, but one at least.
function M.sizes(model)
   local values, lines = 1, 1
   for _, form in ipairs(model.forms) do
      values = math.max(values, #form.slots)
      lines = math.max(lines, #form.choices)
   end
   return values, lines
end

--- Do all fields have at most 32 bits?
function M.is_small(model)
   for _, form in ipairs(model.forms) do
      for _, slot in ipairs(form.slots) do
         if slot.field.width > 32 then return false end
      end
   end
   return true
end

--- Do functions that are called by forms need the cycle, or the address of the instruction?
function M.is_timed(shared)
   return shared.time.any or shared.common:find("m%->now") or shared.common:find("m%->pc")
end

--- Writes in which spaces an access may begin at any cell, for reach.h, if in any.
function M.put_unaligned(model, w)
   local set = 0
   for i, space in ipairs(model.spaces) do
      if (space.unaligned or "ok") == "ok" then set = set | 1 << (i - 1) end
   end
   if set ~= 0 then w:line("#define RT_UNALIGNED %#xu", set) end
end

--- Writes the type of an operation.
function M.put_struct(model, shared, w)
   local prefix = model.isa.prefix
   local values, lines = M.sizes(model)
   w:open("struct %s_op {", prefix)
   w:line("struct rt_op op;")
   w:line("uint%d_t value[%d];", M.is_small(model) and 32 or 64, values)
   w:line("uint8_t alt[%d];", lines)
   if shared.needs_mask then w:line("struct isadora_word mask;") end
   if shared.needs_word then w:line("struct isadora_word word;") end
   w:close("};\n")
   w:line("/* Do forms need the cycle and the address that they are executed in? */")
   w:line("enum { %s_TIMED = %s };\n", prefix,
      shared.time.any and "RT_TIMED | RT_COUNTED" or M.is_timed(shared) and "RT_TIMED" or "0")
end

--- Writes the table of the functions of forms.
function M.put_by_form(model, functions, w, type, name)
   local prefix = model.isa.prefix
   w:open("%s %s_%s[] = {", type, prefix, name)
   for i, form in ipairs(model.forms) do
      w:line("[%s_%s] = %s,", prefix:upper(), form.ident, functions[i].name)
   end
   w:close("};\n")
   w:line("_Static_assert(sizeof %s_%s / sizeof *%s_%s == %s_FORMS,", prefix, name, prefix, name,
      prefix:upper())
   w:line("    \"one function a form\");\n")
end

local function put_quiet(model, functions, w)
   local prefix = model.isa.prefix
   w:open("isadora_run_op *const %s_quiet_ops[%s_FORMS] = {", prefix, prefix:upper())
   for i, form in ipairs(model.forms) do
      if functions[i].is_quiet then
         w:line("[%s_%s] = %s_quiet,", prefix:upper(), form.ident, functions[i].name)
      end
   end
   w:close("};\n")
end

-- Writes which forms may be executed in delay slots as if there were none.
local function put_slots(model, functions, w)
   local words = {}
   for i in ipairs(model.forms) do
      local at = (i - 1) // 64 + 1
      words[at] = (words[at] or 0) | (functions[i].fits_slots and 1 or 0) << (i - 1) % 64
   end
   w:list(("const uint64_t %s_slots[] = { "):format(model.isa.prefix),
      lists.map(words, function(word) return ("UINT64_C(%#x)"):format(word) end), " };")
   w:line("")
end

--- Writes operations by form, and what makes one of an instruction.
function M.put(model, shared, functions, w)
   local prefix = model.isa.prefix
   M.put_by_form(model, functions, w, "isadora_run_op *const", "ops")
   if #state.bundle_files(model) > 0 then put_quiet(model, functions, w) end
   if shared.time.any then put_slots(model, functions, w) end
   local values, lines = M.sizes(model)
   local resolves = resolve.put_table(model, functions, values, w)
   w:open("void %s_fill(struct rt_op *op, const struct isadora_insn *in,\n    "
      .. "struct isadora_word word)\n{", prefix)
   w:line("struct %s_op *const to = (struct %s_op *)op;\n", prefix, prefix)
   if not shared.needs_word then w:line("(void)word;") end
   w:line("for (int i = 0; i < %d; i++)", values)
   w:line("    to->value[i] = %s%s;", M.is_small(model) and "(uint32_t)" or "",
      resolves and "rt_resolve(&resolved[in->form][i], in->value[i])" or "in->value[i]")
   w:line("for (int i = 0; i < %d; i++)", lines)
   w:line("    to->alt[i] = in->alt[i];")
   if shared.needs_mask then w:line("to->mask = in->mask;") end
   if shared.needs_word then w:line("to->word = word;") end
   w:close("}\n")
   w:open("int %s_execute(struct isadora_machine *m, const struct isadora_insn *in)\n{", prefix)
   w:line("return rt_execute_op(m, in);")
   w:close()
end

return M
