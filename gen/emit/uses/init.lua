-- What each instruction reads and writes, as data, where the description states latencies (see
-- tools/lib/analysis/uses.h): a table of rows for each form, equal ones shared, with a macro for
-- each operand; and what entries of register files stand for.
local lists = require("gen.base.lists")
local c = require("gen.emit.c")
local code = require("gen.emit.uses.code")
local state = require("gen.emit.c.state")
local term = require("gen.emit.uses.term")
local timed = require("gen.semantics.timed")
local walk = require("gen.emit.uses.walk")
local wrap = require("gen.emit.uses.wrap")
local tree = require("gen.ir.tree")

local M = { name = "uses" }

-- Tables ------------------------------------------------------------------------------------------

-- Writes a table of rows unless there is an equal one; its name, NULL for none.
local function put_rows(w, out, name, rows)
   if #rows == 0 then return "NULL" end
   local lines = out.code:rows(rows)
   local text = table.concat(lines, "\n")
   if not out.tables[text] then
      out.tables[text] = name
      w:line("static rt_rows %s = {", name)
      for _, line in ipairs(lines) do wrap.put(w, line, "") end
      w:line("    DONE\n};")
   end
   return out.tables[text]
end

local function put_term(w, name, text)
   wrap.put(w, ("static rt_rows %s = {%s};"):format(name, text), "")
   return name
end

local function put_form_rows(model, w, where, out)
   for i, form in ipairs(model.forms) do
      out.forms[i] = put_rows(w, out, "uses_" .. form.ident:lower(), walk.form(where, form))
   end
end

local function put_entry(w, where, out, file, entry)
   local found = walk.entry(where, file, entry)
   local name = ("%s_%d"):format(state.ident(file), entry.number)
   local value = put_term(w, "value_" .. name, out.code:term(found.value))
   local reads = put_rows(w, out, "read_" .. name, found.reads)
   local writes = put_rows(w, out, "write_" .. name, found.writes)
   out.aliases[#out.aliases + 1] = ("{%s, %d, %s, %s, %s},"):format(
      out.code:file(file), entry.number, value, reads, writes)
end

local function put_entry_rows(model, w, where, out)
   for file, entry in lists.nested(model.files, "entry_list") do
      if entry.code then put_entry(w, where, out, file, entry) end
   end
end

local function put_list(w, head, lines)
   if #lines == 0 then return end
   w:open("static const %s[] = {", head)
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

local function put_tables(model, w, out, status)
   w:open("const struct isadora_use_tables %s_uses = {", model.isa.prefix)
   w:line(".forms = forms,")
   if #out.aliases > 0 then w:line(".aliases = aliases, .alias_count = %d,", #out.aliases) end
   if #status > 0 then w:line(".status = status, .status_count = %d,", #status) end
   w:close("};")
end

-- Names for the files that rows speak of.
local function put_files(model, w, out)
   local names = {}
   for i, file in ipairs(model.files) do
      if out.code.used[file] then
         names[#names + 1] = ("%s = %d"):format(out.code:file(file), i - 1)
      end
   end
   if #names > 0 then wrap.put(w, ("enum {%s};\n"):format(table.concat(names, ", ")), "") end
end

local function put_macros(w, macros)
   for _, macro in ipairs(macros) do
      for line in (macro .. "\n"):gmatch("(.-)\n") do wrap.put(w, line, " \\") end
   end
   w:line("")
end

--- PREFIX_uses.c, or nothing where the description states no latencies.
function M.emit(model)
   if not timed.needs_uses(model) then return {} end
   local where = { terms = term.new(), schedule = model.schedule }
   local out = { code = code.new(where.terms), tables = {}, forms = {}, aliases = {} }
   local rows = c.writer()
   put_form_rows(model, rows, where, out)
   put_entry_rows(model, rows, where, out)
   rows:line("")
   local w = c.writer()
   w:line("#include <isadora/%s.h>\n#include \"analysis/uses_tables.h\"\n", model.isa.prefix)
   put_files(model, w, out)
   put_macros(w, out.code.macros)
   local status = status_files(model)
   local forms = {}
   for i, form in ipairs(model.forms) do
      forms[i] = ("[%s_%s] = %s,"):format(model.isa.prefix:upper(), form.ident, out.forms[i])
   end
   local tail = c.writer()
   put_list(tail, "uint16_t *const forms", forms)
   put_list(tail, "struct rt_use_alias aliases", out.aliases)
   if #status > 0 then
      tail:line("static const int16_t status[] = {%s};\n", table.concat(status, ", "))
   end
   put_tables(model, tail, out, status)
   return { { path = model.isa.prefix .. "_uses.c",
      text = c.banner(model, "uses") .. w:text() .. rows:text() .. tail:text() } }
end

return M
