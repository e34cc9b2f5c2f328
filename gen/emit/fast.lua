-- The quick interpreter of a description with lanes: for every form that allows it a function that does
-- all lanes of a warp at once. The others, and whatever comes up that is unusual, are left to the functions
-- that `exec.lua` writes from the same code.
--
-- The files are compiled several times, for computers with wider and wider instructions (runtime/fast.h).
local c = require("gen.emit.c")
local state = require("gen.emit.state")
local shared_of = require("gen.emit.exec.shared")
local form_of = require("gen.emit.fast.form")
local usual = require("gen.emit.fast.usual")

local M = { name = "fast" }

local MOST_LINES = 3000

local PARAMETERS = "(struct isadora_machine *m, const struct isadora_insn *in)"

local function category(form)
   local path = form.page.node.at.source.path
   return c.ident((path:match("([^/]*)$"):gsub("%.isa$", ""))):lower()
end

-- Adds the functions for instructions of a form that are usual.
local function add_usual(shared, model, form, general, list)
   local taken, count = {}, 0
   for _, picks in ipairs(usual.of(form)) do
      local lines, known = usual.with(shared, picks, function()
         return form_of.lines(shared, form, general.name)
      end)
      local test = lines and usual.test(picks, known)
      if lines and test ~= "" and not taken[test] then
         count, taken[test] = count + 1, true
         list[#list + 1] = { form = form, lines = lines, test = test,
            name = ("ISADORA_LEVEL(%s_usual_%s_%d)"):format(model.isa.prefix, form.ident:lower(), count) }
      end
   end
end

local function functions_of(shared, model)
   local list = {}
   for _, form in ipairs(model.forms) do
      local lines, why = form_of.lines(shared, form)
      if lines then
         list[#list + 1] = { form = form, lines = lines,
            name = ("ISADORA_LEVEL(%s_fast_%s)"):format(model.isa.prefix, form.ident:lower()) }
         add_usual(shared, model, form, list[#list], list)
      elseif os.getenv("ISADORA_FAST_WHY") then
         io.stderr:write(("%s: %s\n"):format(form.name, why))
      end
   end
   return list
end

local function grouped(functions)
   local groups, by_name = {}, {}
   for _, f in ipairs(functions) do
      local base = category(f.form)
      local name, n = base, 1
      while by_name[name] and by_name[name].size + #f.lines > MOST_LINES do
         n = n + 1
         name = ("%s_%d"):format(base, n)
      end
      local group = by_name[name]
      if not group then
         group = { name = name, size = 0 }
         by_name[name], groups[#groups + 1] = group, group
      end
      group[#group + 1] = f
      group.size = group.size + #f.lines + 5
   end
   return groups
end

local function header(shared, functions)
   local prefix, w = shared.prefix, c.writer()
   local guard = prefix:upper() .. "_FAST_H"
   w:line("/* What the files with the quick functions of the forms share. */")
   w:line("#ifndef %s\n#define %s\n", guard, guard)
   w:line("#define ISADORA_LANES %d", shared.model.lanes)
   w:line("#include \"%s_state.h\"\n#include \"fast.h\"", prefix)
   if shared.uses_floats then w:line("#include \"floating.h\"") end
   w:line("")
   shared_of.put(shared, w)
   for _, f in ipairs(functions) do
      w:line("int %s(struct isadora_machine *, const struct isadora_insn *);", f.name)
   end
   w:line("isadora_action ISADORA_LEVEL(%s_fast_pick)(const struct isadora_insn *);", prefix)
   w:line("\n#endif")
   return { path = prefix .. "_fast.h", text = c.banner(shared.model, "fast") .. w:text() }
end

-- The function that an instruction gets when it is decoded.
local function pick_file(shared, functions)
   local prefix, w = shared.prefix, c.writer()
   w:line("#include \"%s_fast.h\"\n", prefix)
   w:line("isadora_action ISADORA_LEVEL(%s_fast_pick)(const struct isadora_insn *in)", prefix)
   w:open("{")
   local tests = ""
   for _, f in ipairs(functions) do tests = tests .. (f.test or "") .. "\n" end
   if tests:find("line[", 1, true) then w:line("const uint8_t *const line = in->line;") end
   if tests:find("value[", 1, true) then w:line("const uint64_t *const value = in->value;") end
   w:open("switch (in->form) {")
   for i, f in ipairs(functions) do
      if not f.test then
         w:line("case %s_%s:", prefix:upper(), f.form.ident)
         for k = i + 1, #functions do
            if functions[k].form ~= f.form then break end
            w:line("    if (%s)", functions[k].test)
            w:line("        return %s;", functions[k].name)
         end
         w:line("    return %s;", f.name)
      end
   end
   w:line("default:")
   w:line("    return NULL;")
   w:close()
   w:close("}")
   return { path = prefix .. "_fast.c", text = c.banner(shared.model, "fast") .. w:text() }
end

--- model → the files; none unless a warp has as many lanes as a row.
function M.emit(model)
   if model.lanes ~= state.row then return {} end
   local shared = shared_of.new(model)
   local functions = functions_of(shared, model)
   local files = { header(shared, functions), pick_file(shared, functions) }
   for _, group in ipairs(grouped(functions)) do
      local w = c.writer()
      w:line("#include \"%s_fast.h\"\n", model.isa.prefix)
      for _, f in ipairs(group) do
         w:line("/* %s */", c.comment(f.form.syntax or f.form.name))
         w:line("int %s%s", f.name, PARAMETERS)
         w:line("{")
         for _, line in ipairs(f.lines) do w.lines[#w.lines + 1] = line end
         w:line("}\n")
      end
      files[#files + 1] = { path = ("%s_fast_%s.c"):format(model.isa.prefix, group.name),
         text = c.banner(model, "fast") .. w:text() }
   end
   return files
end

return M
