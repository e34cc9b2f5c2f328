-- Conditions between fields in an encoder: they are tested on the word, because other alternatives
-- may give it other values than the fields of the instruction.
local lists = require("gen.base.lists")
local conditions = require("gen.forms.conditions")
local linebits = require("gen.forms.linebits")
local c = require("gen.emit.c")

local M = {}

local function has_fits(model)
   return lists.any(model.forms, function(form) return form.when end)
end

--- Declares the function for the conditions of forms, if there is one.
function M.declare(model, w)
   if not has_fits(model) then return end
   w:line("bool %s_fits(unsigned form, struct isadora_word bits);\n", model.isa.prefix)
end

-- Cases of a function over forms: those with equal lines together. `lines_of(form)` is nil for a
-- form without any.
local function put_cases(model, lines_of, w)
   w:line("switch (form) {")
   for _, group in ipairs(c.grouped(model.forms, lines_of)) do
      w:pack(lists.map(group.forms, function(form)
         return ("case %s_%s:"):format(model.isa.prefix:upper(), form.ident)
      end))
      w.depth = w.depth + 1
      for _, line in ipairs(group.lines) do w:wrap(line) end
      w.depth = w.depth - 1
   end
   w:line("default:")
   w:line("    return true;")
   w:line("}")
end

local function put_words(out, w)
   for i, name in ipairs(out.halves.names) do
      w:line("const uint64_t %s = bits.half[%d];", name, i - 1)
   end
   w:line("%s;", lists.join(out.halves.names, ", ", function(name) return "(void)" .. name end))
end

-- A function that says whether a word satisfies the condition of its form; none where no form has
-- one.
local function put_fits(model, out, w)
   out.has_fits = has_fits(model)
   if not out.has_fits then return end
   w:line("/* isadora_target.fits. */")
   w:line("bool %s_fits(unsigned form, struct isadora_word bits)", model.isa.prefix)
   w:open("{")
   put_words(out, w)
   put_cases(model, function(form)
      return form.when and { ("return %s;"):format(out.halves:when(form.when.when, form.space)) }
   end, w)
   w:close("}\n")
end

-- What the conditions of the alternatives of a form require.
local function line_tests(form, out)
   local tests = {}
   conditions.each_line(form.top, function(line, way)
      local also = conditions.also(line, form.space)
      local holds = lists.join(also.whens, " && ", function(when)
         return out.halves:when(when, form.space, #also.whens > 1)
      end)
      local taken = linebits.way_test(way, "in->alt")
      tests[#tests + 1] = "if (" .. (taken and taken .. " && " or "") .. "!(" .. holds .. "))"
      tests[#tests + 1] = "    return false;"
   end)
   if #tests == 0 then return nil end
   tests[#tests + 1] = "return true;"
   return tests
end

-- The same for the alternatives that the instruction has.
local function put_alternatives_fit(model, out, w)
   local body = c.writer()
   body.depth = 1
   local any = false
   put_cases(model, function(form)
      local tests = conditions.has_any(model) and line_tests(form, out)
      any = any or tests ~= nil and tests ~= false
      return tests or nil
   end, body)
   out.has_alternatives_fit = any
   if not any then return end
   w:line("/* Does the word satisfy the conditions of its alternatives? */")
   w:line("static bool alternatives_fit(const struct isadora_insn *in, struct isadora_word bits)")
   w:open("{")
   w:line("const unsigned form = in->form;")
   put_words(out, w)
   lists.append(w.lines, body.lines)
   w:close("}\n")
end

--- Writes the functions that test conditions.
function M.put(model, out, w)
   put_fits(model, out, w)
   put_alternatives_fit(model, out, w)
end

--- Tests of the word that was put together: conditions that do not hold are a wrong instruction.
function M.put_tests(model, out, w)
   local word = ("(struct isadora_word){{%s%s}}"):format(table.concat(out.halves.names, ", "),
      out.halves.wide and "" or ", 0")
   local terms = {}
   if out.has_fits then
      terms[1] = ("!%s_fits(in->form, %s)"):format(model.isa.prefix, word)
   end
   if out.has_alternatives_fit then
      terms[#terms + 1] = ("!alternatives_fit(in, %s)"):format(word)
   end
   if #terms == 0 then return end
   w:wrap(("if (%s)"):format(table.concat(terms, " || ")))
   w:line("    return ISADORA_BAD_INSN;")
end

return M
