-- Which operands of instructions are addresses: the function PREFIX_branch_target.
local lists = require("gen.base.lists")
local c = require("gen.emit.c")
local relative = require("gen.emit.c.relative")

local M = {}

--- Direct branches: `rel` and `label` fields that a form's text carries, in the order of its slots,
-- each with the tests of the operand lines that carry it: `{field, slot, tests}`.
function M.fields(form)
   local found = {}
   local function note(carried, tests)
      for _, carry in ipairs(carried) do
         local field = carry.field
         if field.rel or field.label then
            found[#found + 1] = { field = field, slot = form.slot_of[field.name], tests = tests }
         end
      end
   end
   local function visit(choices, tests)
      for choice, line in lists.nested(choices, "lines") do
         local longer = table.move(tests, 1, #tests, 1, {})
         if #choice.lines > 1 then
            longer[#longer + 1] = ("in->alt[%d] == %d"):format(choice.slot, line.index)
         end
         note(line.carried, longer)
         visit(line.choices, longer)
      end
   end
   note(form.carried, {})
   visit(form.top, {})
   table.sort(found, function(x, y) return x.slot < y.slot end)
   return found
end

--- Does a direct branch have a signed offset? Its sign is extended by a function of text.h.
function M.needs_text(model)
   for _, form in ipairs(model.forms) do
      for _, branch in ipairs(M.fields(form)) do
         if branch.field.signed then return true end
      end
   end
   return false
end

-- What is done for a form after its `case`.
local function branch_lines(form, model)
   local w, always = c.writer(), false
   w.depth = 2
   for _, branch in ipairs(M.fields(form)) do
      if not always then
         always = #branch.tests == 0
         if not always then w:open("if (%s) {", table.concat(branch.tests, " && ")) end
         w:line("*to = %s;", relative.address(branch.field, ("in->value[%d]"):format(branch.slot),
            model))
         w:line("return true;")
         if not always then w:close() end
      end
   end
   if not always then w:line("return false;") end
   return w.lines
end

--- Writes PREFIX_branch_target.
function M.put(model, w)
   local prefix = model.isa.prefix
   local groups = c.grouped(model.forms, function(form)
      return #M.fields(form) > 0 and branch_lines(form, model) or nil
   end)
   w:line("bool %s_branch_target(const struct isadora_context *c, const struct isadora_insn *in,",
      prefix)
   w:open("    uint64_t *to)\n{")
   w:line("(void)c;")
   if #groups == 0 then
      w:line("(void)in;\n    (void)to;\n    return false;")
   else
      w:line("switch (in->form) {")
      for _, group in ipairs(groups) do
         for _, form in ipairs(group.forms) do w:line("case %s_%s:", prefix:upper(), form.ident) end
         lists.append(w.lines, group.lines)
      end
      w:line("default:\n        return false;\n    }")
   end
   w:close("}\n")
end

return M
