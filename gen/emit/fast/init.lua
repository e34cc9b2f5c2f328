-- The vectorised interpreter of a description with lanes: for every form that allows it a function
-- that executes all lanes of a warp at once. The other forms, and unusual cases, are left to the
-- functions that `emit/exec` writes from the same code. Code that forms share is compiled once:
-- operands as rows in PREFIX_fast.c, loops over lanes in each file that calls them.
--
-- The files are compiled several times, for computers with wider and wider instructions
-- (runtime/simt/vector.h).
local lists = require("gen.base.lists")
local tidy = require("gen.emit.c.tidy")
local c = require("gen.emit.c")
local state = require("gen.emit.c.state")
local shared_of = require("gen.emit.c.code.shared")
local instruction = require("gen.emit.c.instruction")
local form_of = require("gen.emit.fast.form")
local known_of = require("gen.emit.fast.known")

local M = { name = "fast" }

local function functions_of(shared, model)
   local list = {}
   for _, form in ipairs(model.forms) do
      local lines, known = form_of.lines(shared, form)
      if lines then
         local name = ("%s_fast_%s"):format(model.isa.prefix, form.ident:lower())
         list[#list + 1] = { form = form, name = name, lines = known_of.lines(form, lines, known),
            made = known_of.made(name, form, known) }
      elseif os.getenv("ISADORA_FAST_WHY") then
         io.stderr:write(("%s: %s\n"):format(form.name, known))
      end
   end
   return list
end

local function file(model, what, w)
   return { path = ("%s_fast%s"):format(model.isa.prefix, what),
      text = c.banner(model, "fast") .. instruction.plain(w:text()) }
end

local function header(shared, functions)
   local prefix, w = shared.prefix, c.writer()
   local guard = prefix:upper() .. "_FAST_H"
   w:line("/* What the files with the quick functions of the forms share. */")
   w:line("#ifndef %s\n#define %s\n", guard, guard)
   w:line("#define ISADORA_LANES %d", shared.model.lanes)
   w:line("#include \"%s_state.h\"\n#include \"simt/vector.h\"", prefix)
   if shared.uses_floats then w:line("#include \"machine/floating.h\"") end
   w:line("")
   shared_of.put(shared, w)
   for _, f in ipairs(shared.aparts) do
      w:line("#define %s ISADORA_LEVEL(%s_%s)", f.name, prefix, f.name)
      shared_of.put_text(f.declaration .. ";", w)
      if f.quick then shared_of.put_text(f.quick, w) end
   end
   w:line("#define ISADORA_ACTIVE(m) (((const struct %s_state *)(m)->state)->%s)", prefix,
      state.path(shared.model.masks))
   for _, f in ipairs(functions) do
      w:line("extern RT_QUICK(%s);", f.name)
   end
   w:line("isadora_action ISADORA_LEVEL(%s_fast_pick)(const struct isadora_insn *);", prefix)
   w:line("\n#endif")
   return file(shared.model, ".h", w)
end

-- Which function runs the instructions of a form, and what the functions share.
local function common_file(shared, functions)
   local prefix, w = shared.prefix, c.writer()
   w:line("#include \"%s_fast.h\"\n", prefix)
   for _, f in ipairs(shared.aparts) do
      shared_of.put_text(("%s\n{\n%s\n}"):format(f.declaration, f.text), w)
   end
   w:line("static const struct rt_quick *const quick[%s_FORMS] = {", prefix:upper())
   for _, f in ipairs(functions) do
      w:line("    [%s_%s] = &ISADORA_LEVEL(%s),", prefix:upper(), f.form.ident, f.name)
   end
   w:line("};\n")
   w:line("isadora_action ISADORA_LEVEL(%s_fast_pick)(const struct isadora_insn *in)", prefix)
   w:line("{\n    return rt_pick(quick[in->form], in);\n}")
   return file(shared.model, ".c", w)
end

local function forms_file(shared, group)
   local w, own = c.writer(), c.writer()
   for _, f in ipairs(group) do
      local comment = ("/* %s */"):format(c.comment(f.form.syntax or f.form.name))
      lists.append(own.lines, tidy.broken({ comment }))
      own:line("RT_BODY(%s)", f.name)
      own:line("{")
      lists.append(own.lines, f.lines)
      own:line("}")
      for _, line in ipairs(f.made) do own:line("%s", line) end
      own:line("")
   end
   w:line("#include \"%s_fast.h\"\n", shared.prefix)
   shared_of.put_loops(shared, w, own:text())
   lists.append(w.lines, own.lines)
   return file(shared.model, ("_%s.c"):format(group.name), w)
end

--- model → the files; none unless a warp has as many lanes as a row.
function M.emit(model)
   if model.lanes ~= state.row then return {} end
   local shared = shared_of.new(model)
   shared.is_apart = true
   local functions = functions_of(shared, model)
   local files = { header(shared, functions), common_file(shared, functions) }
   for _, group in ipairs(c.by_file(functions)) do files[#files + 1] = forms_file(shared, group) end
   return files
end

return M
