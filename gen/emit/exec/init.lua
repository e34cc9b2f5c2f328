-- The interpreter: one C function for each form, the state they work on, and its reset.
--
-- A function reads its operands, computes in the smallest C types that hold the intervals of the
-- IR, checks everything that may trap, and stores last, so that a trap leaves the state as it was.
-- The parts are in `gen/emit/exec/`.
local lists = require("gen.base.lists")
local num = require("gen.num")
local launch = require("gen.resolve.launch")
local c = require("gen.emit.c")
local state = require("gen.emit.c.state")
local bodies = require("gen.emit.exec.bodies")
local effects = require("gen.emit.exec.effects")
local time = require("gen.emit.c.code.time")
local expr = require("gen.emit.c.code.expr")
local fns = require("gen.emit.c.code.fn")
local shared_of = require("gen.emit.c.code.shared")
local functions_of = require("gen.emit.c.code.form")
local instruction = require("gen.emit.c.instruction")
local near = require("gen.emit.exec.near")
local operation = require("gen.emit.exec.operation")
local outline = require("gen.emit.exec.outline")
local parts = require("gen.emit.exec.parts")
local resolve = require("gen.emit.exec.resolve")
local tidy = require("gen.emit.c.tidy")

local M = { name = "exec" }

local MOST_LINES = 3000 -- of all in one file

-- The text of a file.
local function finished(model, w)
   return c.banner(model, "exec") .. tidy.text(instruction.plain(w:text()))
end

-- Functions of forms ------------------------------------------------------------------------------

local function function_name(form) return "exec_" .. form.ident:lower() end

local function lines_of(text)
   local lines = {}
   for line in text:gmatch("[^\n]*") do lines[#lines + 1] = line end
   return lines
end

local function form_lines(shared, form)
   local body, shape = functions_of.form(shared, form), nil
   if shared.has_ops then
      local text
      text, shape = resolve.body(shared.model, table.concat(body, "\n"))
      body = lines_of(near.body(shared.model, text))
   end
   return { comment = ("/* %s */"):format(c.comment(form.syntax or form.name)),
      name = function_name(form),
      body = body, form = form, shape = shape,
      op = shared.has_ops and shared.prefix or nil }
end

local PARAMETERS = { "struct isadora_machine *m", "const struct isadora_insn *in" }

local function put_function(w, head, parameters, lines)
   w:line("%s(%s)\n{", head, table.concat(parameters, ", "))
   lists.append(w.lines, lines)
   w:line("}\n")
end

-- Of operations: what they may do, the constants of RT_FORM.
local function note_effects(shared, functions)
   if not shared.has_ops then return end
   local common = c.writer()
   shared_of.put(shared, common)
   shared.common = common:text()
   local read = effects.reader(shared.common)
   for _, f in ipairs(functions) do
      f.is_timed = operation.is_timed(shared)
      local text = table.concat(f.body, "\n")
      local delayed = near.delayed(text)
      if delayed and effects.fits_delay(read(delayed)) then
         f.body = lines_of(delayed)
      end
      f.what, f.is_quiet, f.fits_slots = read(table.concat(f.body, "\n"))
      f.is_quiet = f.is_quiet and not f.is_timed
   end
end

local function put_operation(w, f, storage, what)
   local text = table.concat(f.body, "\n")
   if f.is_quiet then
      w:line("RT_FORM_QUIET(%s, %s, %s)\n{", storage:gsub(" $", ""), f.op, f.name)
      for _, line in ipairs(f.body) do
         line = line:gsub("s%->bundle%.", "bundle->")
         w.lines[#w.lines + 1] = line:gsub("s%->bundle =", "*bundle =")
      end
      return w:line("}\n")
   end
   local goes_far = f.is_timed or text:find("%f[%w_]far%f[^%w_]")
   local macro = goes_far and "RT_FORM_NEAR" or "RT_FORM"
   w:line("%s%s(%s, %s, %s)\n{", storage, macro, f.op, f.name, what)
   lists.append(w.lines, f.body)
   w:line("}\n")
end

-- Writes the functions of forms in one file, after what they share. Parts of them are only taken
-- out where quick functions are in front of them: calls cost time.
local function put_functions(shared, forms, w, storage)
   local list, taken = bodies.share(forms), {}
   for _, f in ipairs(forms) do
      list[#list + 1] = { name = f.name, parameters = PARAMETERS, lines = f.body, form = f }
   end
   local function put(user, type, parameters, lines)
      local name = user:gsub("^do_", ""):gsub("^.*exec_", ""):gsub("_part[_%d]*$", "") .. "_part"
      return { name = lists.unique_name(taken, name), type = type, parameters = parameters,
         lines = lines }
   end
   for _, f in ipairs(shared.model.lanes > 0 and parts.share(list, put) or list) do
      if f.form then w:line("%s", f.form.comment) end
      if f.form and f.form.op then
         put_operation(w, f.form, storage == "int " and "" or "static ", f.form.what)
      else
         local own = (shared.has_ops and "RT_ALWAYS " or "static ") .. (f.type or "int") .. " "
         local head = f.form and storage or own
         put_function(w, head .. f.name, f.parameters, f.lines)
      end
   end
end

-- Files -------------------------------------------------------------------------------------------

-- Rows of lanes begin where vectors do.
local function put_members(model, members, w)
   for _, member in ipairs(members) do
      local spare = member.file and state.spare(model, member.file) and " + 1" or ""
      local count = member.count and ("[%d%s]"):format(member.count, spare) or ""
      local lanes = member.lanes and ("[%d]"):format(member.lanes) or ""
      w:line("%s%s %s%s%s; /* %s */", member.lanes and "_Alignas(64) " or "", member.type,
         member.ident, count, lanes, member.name)
   end
end

local function put_struct(model, shared, w)
   local prefix = model.isa.prefix
   local members, bundle, others = state.members(model), {}, {}
   local apart = { block = {}, grid = {} }
   for _, member in ipairs(members) do
      local file = member.file
      local list = file and (state.is_bundle(file) and bundle or apart[file.scope]) or others
      list[#list + 1] = member
   end
   if model.lanes > 0 then
      for _, scope in ipairs({ "grid", "block" }) do
         w:open("struct %s_%s {", prefix, scope)
         put_members(model, apart[scope], w)
         if #apart[scope] == 0 then
            w:line("uint8_t nothing; /* no register is per %s */", scope)
         end
         w:close("};\n")
      end
   end
   if #bundle > 0 then
      w:open("struct %s_bundle { /* 0 when an instruction begins */", prefix)
      put_members(model, bundle, w)
      w:close("};\n")
   end
   if model.lanes > 0 then
      w:line("/* Of one warp. What each lane has for itself ends in an index by lane. */")
   end
   w:open("struct %s_state {", prefix)
   if model.lanes > 0 then
      w:line("struct %s_block *block; /* both set by the runtime after every reset */", prefix)
      w:line("struct %s_grid *grid;", prefix)
   end
   put_members(model, others, w)
   time.put_members(model, shared.time, w)
   if #bundle > 0 then w:line("struct %s_bundle bundle;", prefix) end
   if #members == 0 then w:line("uint8_t nothing; /* this instruction set has no registers */") end
   w:close("};\n")
end

local function state_header(model, shared)
   local prefix = model.isa.prefix
   local guard = prefix:upper() .. "_STATE_H"
   local w = c.writer()
   w:line("#ifndef %s\n#define %s\n", guard, guard)
   w:line("#include <isadora/%s.h>", prefix)
   if shared.has_ops then operation.put_unaligned(model, w) end
   w:line("#include \"machine/%s.h\"\n#include \"base/wide.h\"\n",
      shared.has_ops and "operations/op" or "execute")
   put_struct(model, shared, w)
   if shared.has_ops then operation.put_struct(model, shared, w) end
   if #model.spaces > 0 then
      local names = lists.map(model.spaces, function(space)
         return fns.space_name(prefix, space)
      end)
      w:list("enum { ", names, " };\n")
   end
   w:line("void %s_reset(void *state, unsigned config);", prefix)
   w:line("extern const struct isadora_syntax %s_syntax;", prefix)
   w:line("int %s_execute(struct isadora_machine *, const struct isadora_insn *);", prefix)
   if shared.has_ops then
      w:line("extern isadora_run_op *const %s_ops[];", prefix)
      if #state.bundle_files(model) > 0 then
         w:line("extern isadora_run_op *const %s_quiet_ops[];", prefix)
      end
      if shared.time.any then w:line("extern const uint64_t %s_slots[];", prefix) end
      w:line("void %s_fill(struct rt_op *, const struct isadora_insn *, struct isadora_word);",
         prefix)
   else
      w:line("extern const isadora_action %s_actions[];", prefix)
   end
   if model.undefined then
      w:line("int %s_undefined(struct isadora_machine *, const struct isadora_insn *);", prefix)
   end
   for _, scope in ipairs(launch.starts) do
      if #model.starts[scope] > 0 then
         w:line("int %s_start_%s(struct isadora_machine *);", prefix, scope)
      end
   end
   if shared.time.any then
      w:line("%s;", c.signature("void " .. prefix .. "_write_back", { "struct isadora_machine *",
         "unsigned file", "uint64_t index", "uint64_t mask", "uint64_t value" }))
   end
   if #state.counters(model) > 0 then
      w:line("void %s_tick(void *state, uint64_t cycles);", prefix)
   end
   w:line("")
   w:line("#endif")
   return { path = prefix .. "_state.h", text = finished(model, w) }
end

local function put_element(w, target, value)
   w:line("%s = %s;", target, expr.literal(value).text)
end

local function reset_value(model, file, config)
   local mask, fixed = shared_of.held_in(model, file, config)
   return num.bor(num.without(num.bits(file.reset or 0, 0, file.width), mask), fixed)
end

local function signed_value(file, value)
   return file.signed and num.sext(value, file.width) or value
end

-- Registers that do not start at 0, one loop a file; where configurations differ, one test each.
local function put_reset_file(model, file, w)
   local ident, by_config, same = state.ident(file), {}, true
   for i in ipairs(model.configs) do
      by_config[i] = reset_value(model, file, i)
      same = same and num.eq(by_config[i], by_config[1])
   end
   local function put(value)
      if num.eq(value, 0) then return end
      local text = expr.literal(signed_value(file, value)).text
      if state.is_lane(file) then
         w:line("for (int i = 0; i < %d; i++) {", file.count or 1)
         w:line("    for (int lane = 0; lane < %d; lane++)", model.lanes)
         w:line("        s->%s%s[lane] = %s;", ident, file.count and "[i]" or "", text)
         w:line("}")
      elseif file.count then
         w:line("for (int i = 0; i < %d; i++)", file.count)
         w:line("    s->%s[i] = %s;", ident, text)
      else
         put_element(w, "s->" .. ident, signed_value(file, value))
      end
   end
   if same then
      put(by_config[1])
   else
      for i in ipairs(model.configs) do
         if not num.eq(by_config[i], 0) then
            w:open("if (config == %d) {", i - 1)
            put(by_config[i])
            w:close()
         end
      end
   end
   for _, entry in ipairs(file.entry_list or {}) do
      local wired = state.wired(entry)
      if wired and not (same and num.eq(wired, by_config[1])) then
         local value = signed_value(file, num.bits(wired, 0, file.width))
         if state.is_lane(file) then
            w:line("for (int lane = 0; lane < %d; lane++)", model.lanes)
            w:line("    s->%s[%d][lane] = %s;", ident, entry.number, expr.literal(value).text)
         else
            put_element(w, ("s->%s[%d]"):format(ident, entry.number), value)
         end
      end
   end
end

local function put_reset(model, w)
   local prefix = model.isa.prefix
   w:open("void %s_reset(void *state, unsigned config)\n{", prefix)
   w:line("struct %s_state *const s = state;\n", prefix)
   w:line("(void)config;")
   w:line("*s = (struct %s_state){0};", prefix)
   for _, file in ipairs(model.files) do
      if not state.is_pc(file) and not state.is_bundle(file) and not state.is_apart(file) then
         put_reset_file(model, file, w)
      end
   end
   w:close("}\n")
end

-- Lines of the starts by scope; before what they share with forms is written.
local function starts_of(shared)
   local lines = {}
   for _, scope in ipairs(launch.starts) do
      for _, start in ipairs((shared.model.starts or {})[scope] or {}) do
         lines[start] = functions_of.start(shared, start)
      end
   end
   return lines
end

local function put_start(shared, signature, start, w)
   w:line("%s\n{", signature)
   lists.append(w.lines, shared.starts[start])
   w:line("}\n")
end

-- The starts of variants are functions of their own.
local function put_chosen_start(shared, signature, scope, w)
   local list, name = shared.model.starts[scope], "start_" .. scope
   for i, start in ipairs(list) do
      put_start(shared, ("static int %s_%d(struct isadora_machine *m)"):format(name, i), start, w)
   end
   w:open("%s\n{", signature)
   for i, start in ipairs(list) do
      w:line("if (%s >> m->context.config & 1)", c.hex(state.configs(shared.model, start.where)))
      w:line("    return %s_%d(m);", name, i)
   end
   w:line("return 0;")
   w:close("}\n")
end

-- What happens when a grid, a block or a warp begins.
local function put_starts(shared, w)
   for _, scope in ipairs(launch.starts) do
      local list = shared.model.starts[scope]
      local signature = ("int %s_start_%s(struct isadora_machine *m)"):format(shared.prefix, scope)
      if #list == 1 and not list[1].on then put_start(shared, signature, list[1], w)
      elseif #list > 0 then put_chosen_start(shared, signature, scope, w) end
   end
end

-- What is done for a word that is no instruction.
local function put_undefined(shared, w)
   if not shared.model.undefined then return end
   w:line("int %s_undefined(%s)\n{", shared.prefix, table.concat(PARAMETERS, ", "))
   lists.append(w.lines, tidy.broken(shared.undefined))
   w:line("}\n")
end

local function put_actions(model, shared, functions, w)
   local prefix = model.isa.prefix
   if shared.has_ops then return operation.put(model, shared, functions, w) end
   operation.put_by_form(model, functions, w, "const isadora_action", "actions")
   w:open("int %s_execute(struct isadora_machine *m, const struct isadora_insn *in)\n{", prefix)
   w:line("return %s_actions[in->form](m, in);", prefix)
   w:close()
end

-- One file ----------------------------------------------------------------------------------------

local function one_file(shared, functions)
   local model, prefix, w = shared.model, shared.prefix, c.writer()
   w:line("#include \"%s_state.h\"", prefix)
   if shared.uses_floats then w:line("#include \"machine/floating.h\"") end
   w:line("")
   local common, own, tail = c.writer(), c.writer(), c.writer()
   note_effects(shared, functions)
   put_functions(shared, functions, own, "static int ")
   put_reset(model, tail)
   put_starts(shared, tail)
   put_undefined(shared, tail)
   time.put_functions(shared, tail)
   put_actions(model, shared, functions, tail)
   shared_of.put(shared, common, own:text() .. tail:text())
   for _, part in ipairs({ common, own, tail }) do lists.append(w.lines, part.lines) end
   return { { path = prefix .. "_exec.c", text = finished(model, w) } }
end

-- Several files: the functions by the file of the description that their page is in -----------

local function common_header(shared, functions)
   local model, prefix, w = shared.model, shared.prefix, c.writer()
   local guard = prefix:upper() .. "_EXEC_H"
   w:line("/* What the files with the functions of the forms share. */")
   w:line("#ifndef %s\n#define %s\n", guard, guard)
   w:line("#include \"%s_state.h\"", prefix)
   if shared.uses_floats then w:line("#include \"machine/floating.h\"") end
   w:line("")
   shared_of.put(shared, w)
   for _, f in ipairs(functions) do
      w:line(f.op and "isadora_run_op %s;"
         or "int %s(struct isadora_machine *, const struct isadora_insn *);", f.name)
      if f.is_quiet then w:line("isadora_run_op %s_quiet;", f.name) end
   end
   w:line("\n#endif")
   return { path = prefix .. "_exec.h", text = finished(model, w) }
end

local function several_files(shared, functions)
   local model, prefix = shared.model, shared.prefix
   for _, f in ipairs(functions) do f.name = ("%s_%s"):format(prefix, f.name) end
   note_effects(shared, functions)
   local files = { common_header(shared, functions) }
   for _, group in ipairs(c.by_file(functions)) do
      local w = c.writer()
      w:line("#include \"%s_exec.h\"\n", prefix)
      put_functions(shared, group, w, "int ")
      files[#files + 1] = { path = ("%s_exec_%s.c"):format(prefix, group.name),
         text = finished(model, w) }
   end
   local w = c.writer()
   w:line("#include \"%s_exec.h\"\n", prefix)
   put_reset(model, w)
   put_starts(shared, w)
   put_undefined(shared, w)
   time.put_functions(shared, w)
   put_actions(model, shared, functions, w)
   files[#files + 1] = { path = prefix .. "_exec.c", text = finished(model, w) }
   return files
end

--- model → the files of the interpreter.
function M.emit(model)
   local shared, functions, total = shared_of.new(model), {}, 0
   shared.outline = outline
   for i, form in ipairs(model.forms) do
      functions[i] = form_lines(shared, form)
      total = total + #functions[i].body + 5
   end
   shared.starts = starts_of(shared)
   if model.undefined then
      shared.undefined = functions_of.undefined(shared, model.undefined)
   end
   local files = (total > MOST_LINES and several_files or one_file)(shared, functions)
   table.insert(files, 1, state_header(model, shared))
   return files
end

--- The layout of the state alone, for a target that is not to run.
M.parts = { { name = "state", emit = function(model)
   return { state_header(model, shared_of.new(model)) }
end } }

return M
