-- The operations of an instruction set (machine/operations/op.h): what they keep of an instruction.
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
   w:line("enum { %s_TIMED = %d };\n", prefix, M.is_timed(shared) and 1 or 0)
end

return M
