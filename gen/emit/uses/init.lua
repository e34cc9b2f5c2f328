-- Where each instruction leads to, and what it reads and writes where the description states
-- latencies: a C function for each form that notes it (tools/lib/analysis/uses.h), equal ones
-- shared, and one for each operand; and what entries of register files stand for.
local lists = require("gen.base.lists")
local c = require("gen.emit.c")
local state = require("gen.emit.c.state")
local timed = require("gen.semantics.timed")
local parts = require("gen.emit.uses.parts")
local walk = require("gen.emit.uses.walk")
local folding = require("gen.emit.uses.folding")
local tree = require("gen.ir.tree")

local M = { name = "uses" }

-- Functions ---------------------------------------------------------------------------------------

local function put_line(w, line)
   local indent, rest = line:match("^( *)(.*)")
   w.depth = w.depth + #indent // 4
   local words = {}
   for word in rest:gmatch("%S+") do words[#words + 1] = word end
   w:pack(words)
   w.depth = w.depth - #indent // 4
end

-- A new function.
local function new_function(out, kind, wanted, parameters, lines)
   local name = lists.unique_name(out.taken, wanted)
   local given = table.move(parameters, 1, #parameters, 2, { "struct rt_uses *u" })
   out.functions[name] = { name = name, parameters = parameters, lines = lines,
      head = c.signature(("static %s %s"):format(kind, name), given) }
   return out.functions[name]
end

-- Notes a function unless there is one with that body; its name.
local function add_function(out, kind, wanted, parameters, lines)
   local of_form = wanted:match("^uses_") or wanted:match("^paths_") or wanted:match("^folds_")
   local key = kind .. table.concat(parameters, ",") .. (of_form or wanted)
      .. table.concat(lines, "\n")
   if not out.of_key[key] then
      out.of_key[key] = new_function(out, kind, wanted, parameters, lines)
      out.functions[#out.functions + 1] = out.of_key[key]
   end
   return out.of_key[key].name
end

-- Marks the functions that a text names, and those that these name.
local function mark_used(out, text)
   for name in text:gmatch("[%w_]+") do
      local found = out.functions[name]
      if found and not found.used then
         found.used = true
         mark_used(out, table.concat(found.lines, "\n"))
      end
   end
end

local function put_functions(w, out)
   local used = lists.filter(out.functions, function(f) return f.used end)
   local function put(user, parameters, lines)
      local name = user:gsub("^uses_", ""):gsub("^paths_", ""):gsub("^folds_", "")
      name = name:gsub("_part[_%d]*$", "") .. "_part"
      return new_function(out, "void", name, parameters, lines)
   end
   for _, f in ipairs(parts.share(used, out.functions, put)) do
      w:line("%s", f.head)
      w:open("{")
      for _, line in ipairs(f.lines) do put_line(w, line) end
      w:close("}\n")
   end
end

-- The context of walks: `file` returns the name of a register file, `put` that of a function;
-- `numbers` are the functions that return a number.
local function file_name(file) return "F_" .. state.ident(file):upper() end

local function where_of(model, out)
   return {
      folds = folding.is_possible(model), functions = out.functions,
      schedule = model.schedule, has_paths = model.has_paths,
      numbers = {},
      file = function(file)
         out.files[file] = true
         return file_name(file)
      end,
      put = function(...) return add_function(out, ...) end,
   }
end

-- Tables ------------------------------------------------------------------------------------------

-- The entries that stand for other state.
local function alias_lines(model, where)
   local list = {}
   for file, entry in lists.nested(model.files, "entry_list") do
      if entry.code then
         local name = ("%s_%d"):format(state.ident(file), entry.number)
         list[#list + 1] = ("{%s, %d, %s, %s, %s},"):format(where.file(file), entry.number,
            walk.entry(where, file, entry, name))
      end
   end
   return list
end

local function put_list(w, head, lines, count)
   if #lines == 0 then return end
   w:open("static %s[%s] = {", head, count or "")
   for _, line in ipairs(lines) do w:line("%s", line) end
   w:close("};\n")
end

-- Single registers that some instruction waits for.
local function status_files(model)
   local found = {}
   for _, form in ipairs(model.forms) do
      tree.each_statement(form.code and form.code.body or {}, function(s)
         if s.tag ~= "wait" then return end
         tree.each_node(s.test, function(node)
            if node.tag == "reg" and not node.file.count then found[node.file] = true end
         end, {})
      end)
   end
   local list = {}
   for i, file in ipairs(model.files) do
      if found[file] then list[#list + 1] = i - 1 end
   end
   return list
end

local function put_tables(model, w, names)
   w:open("const struct isadora_use_tables %s_uses = {", model.isa.prefix)
   if names.forms then w:line(".forms = forms,") end
   w:line(".paths = %s,", #names.leading > 0 and "paths" or "NULL")
   if #names.folds > 0 then w:line(".folds = folds,") end
   if #names.aliases > 0 then
      w:line(".aliases = aliases, .alias_count = %d,", #names.aliases)
   end
   if #names.status > 0 then
      w:line(".status = status, .status_count = %d,", #names.status)
   end
   w:close("};")
end

-- The lines of the tables of functions: of those that lead somewhere, and of all (nil: none).
local function form_lines(model, where)
   local leading, forms = {}, timed.needs_uses(model) and {} or nil
   for i, form in ipairs(model.forms) do
      local head, paths = ("[%s_%s] = "):format(model.isa.prefix:upper(), form.ident),
         walk.paths(where, form)
      if paths ~= "NULL" then leading[#leading + 1] = head .. paths .. "," end
      if forms then forms[i] = head .. walk.form(where, form, paths) .. "," end
   end
   return leading, forms
end

-- The lines of the table of what forms make of registers that jumps read; none where no jump does.
local function fold_lines(model, where, out)
   local lines = {}
   local files = where.folds
      and folding.files(model, folding.named(out.functions), file_name) or nil
   for _, form in ipairs(files and model.forms or {}) do
      local name = walk.folds(where, form, files)
      if name ~= "NULL" then
         lines[#lines + 1] = ("[%s_%s] = %s,"):format(model.isa.prefix:upper(), form.ident, name)
      end
   end
   return lines
end

-- Is a name in some function, or in the tables? What folds looks at more than is noted.
local function is_named(out, name)
   local word = "%f[%w_]" .. name .. "%f[^%w_]"
   return out.tables:find(word) ~= nil or lists.any(out.functions, function(f)
      return f.used and table.concat(f.lines, "\n"):find(word) ~= nil
   end)
end

-- Names for the files that functions speak of.
local function put_files(model, w, out)
   local names = {}
   for i, file in ipairs(model.files) do
      local name = file_name(file)
      if out.files[file] and (not out.folding or is_named(out, name)) then
         names[#names + 1] = ("%s = %d"):format(name, i - 1)
      end
   end
   if #names > 0 then w:list("enum { ", names, " };\n") end
end

--- PREFIX_uses.c.
function M.emit(model)
   local out = { functions = {}, files = {}, of_key = {}, taken = {} }
   local where = where_of(model, out)
   local leading, forms = form_lines(model, where)
   local folds = fold_lines(model, where, out)
   local aliases = alias_lines(model, where)
   local status = forms and status_files(model) or {}
   local w, tail = c.writer(), c.writer()
   w:line("#include <isadora/%s.h>\n#include \"analysis/uses.h\"\n", model.isa.prefix)
   put_list(tail, "rt_uses_of *const paths", leading, ("%s_FORMS"):format(model.isa.prefix:upper()))
   put_list(tail, "rt_uses_of *const folds", folds, ("%s_FORMS"):format(model.isa.prefix:upper()))
   put_list(tail, "rt_uses_of *const forms", forms or {})
   put_list(tail, "const struct rt_use_alias aliases", aliases)
   if #status > 0 then
      tail:line("static const int16_t status[] = {%s};\n", table.concat(status, ", "))
   end
   put_tables(model, tail, { leading = leading, forms = forms, aliases = aliases, folds = folds,
      status = status })
   mark_used(out, tail:text())
   out.tables, out.folding = tail:text(), #folds > 0
   put_files(model, w, out)
   put_functions(w, out)
   return { { path = model.isa.prefix .. "_uses.c",
      text = c.banner(model, "uses") .. w:text() .. tail:text() } }
end

return M
