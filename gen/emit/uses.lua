-- What each instruction reads and writes, as data, where the description states latencies (see
-- runtime/uses.h): a table of rows for each form, equal ones shared, one of terms, and what stands
-- behind entries of register files.
local c = require("gen.emit.c")
local state = require("gen.emit.state")
local term = require("gen.emit.uses.term")
local timed = require("gen.emit.timed")
local walk = require("gen.emit.uses.walk")
local tree = require("gen.values.tree")

local M = { name = "uses" }

local function file_numbers(model)
   local file_of = {}
   for i, file in ipairs(model.files) do file_of[file] = i - 1 end
   return file_of
end

-- Rows --------------------------------------------------------------------------------------------

local function row_text(terms, row)
   local function place(part) return terms:place(part or terms.zero) end
   return ("{RT_USE_%s, %s, %d, %d, %d, %d, %d, %d, %d},"):format(row.kind,
      row.jump and "ISADORA_" .. row.jump or "0", row.engine or -1, row.latency or 0, row.file
         or -1,
      place(row.when), place(row.index), place(row.from), row.width or 0)
end

-- Writes a table of rows unless an equal one stands there; its name, or nil for none.
local function put_rows(w, out, name, rows)
   if #rows == 0 then return nil end
   local lines = {}
   for i, row in ipairs(rows) do lines[i] = row_text(out.terms, row) end
   local text = table.concat(lines, "\n")
   if not out.tables[text] then
      out.tables[text] = name
      w:open("static const struct rt_use %s[] = {", name)
      for _, line in ipairs(lines) do w:line("%s", line) end
      w:close("};")
   end
   return out.tables[text]
end

local function list_text(name, rows)
   return name and ("{%s, %d}"):format(name, #rows) or "{NULL, 0}"
end

-- Tables ------------------------------------------------------------------------------------------

local function put_form_rows(model, w, where, out)
   for i, form in ipairs(model.forms) do
      local rows = walk.form(where, form)
      out.forms[i] = list_text(put_rows(w, out, "uses_" .. form.ident:lower(), rows), rows)
   end
end

local function put_entry_rows(model, w, where, out)
   for _, file in ipairs(model.files) do
      for _, entry in ipairs(file.entry_list or {}) do
         if entry.code then
            local found = walk.entry(where, file, entry)
            local name = ("entry_%s_%d"):format(state.ident(file), entry.number)
            local reads = put_rows(w, out, "read_" .. name, found.reads)
            local writes = put_rows(w, out, "write_" .. name, found.writes)
            out.aliases[#out.aliases + 1] = ("{%d, %d, %d, %s, %s}, /* %s[%d] */"):format(
               where.file_of[file], entry.number, out.terms:place(found.value),
               list_text(reads, found.reads), list_text(writes, found.writes), file.name,
                  entry.number)
         end
      end
   end
end

local function put_terms(w, terms)
   w:open("static const struct rt_term terms[] = {")
   for i, row in ipairs(terms.list) do
      w:line("{RT_TERM_%s, %d, %d, %d, %s}, /* %d */", row.op, row.a, row.b, row.c, c.int(row.n),
         i - 1)
   end
   w:close("};\n")
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

local function put_function(model, w, out, status)
   local prefix = model.isa.prefix
   w:open("static const struct rt_uses uses = {")
   w:line(".target = &%s_target, .terms = terms, .forms = forms,", prefix)
   if #out.aliases > 0 then w:line(".aliases = aliases, .alias_count = %d,", #out.aliases) end
   if #status > 0 then w:line(".status = status, .status_count = %d,", #status) end
   w:close("};\n")
   w:line("size_t %s_uses(const struct isadora_context *c, const struct isadora_insn *in,", prefix)
   w:line("    struct isadora_use *out, size_t room)\n{")
   w:line("    return rt_uses_of(&uses, c, in, out, room);\n}")
end

--- PREFIX_uses.c, or nothing where the description states no latencies.
function M.emit(model)
   if not timed.needs_uses(model) then return {} end
   local where = { terms = term.new(), file_of = file_numbers(model),
      schedule = model.schedule }
   local out = { terms = where.terms, tables = {}, forms = {}, aliases = {} }
   local rows = c.writer()
   put_form_rows(model, rows, where, out)
   put_entry_rows(model, rows, where, out)
   rows:line("")
   local w = c.writer()
   w:line("#include \"%s.h\"\n#include \"uses.h\"\n", model.isa.prefix)
   put_terms(w, where.terms)
   local status = status_files(model)
   local forms = {}
   for i, form in ipairs(model.forms) do
      forms[i] = ("[%s_%s] = %s,"):format(model.isa.prefix:upper(), form.ident, out.forms[i])
   end
   local tail = c.writer()
   put_list(tail, "struct rt_use_list forms", forms)
   put_list(tail, "struct rt_use_alias aliases", out.aliases)
   if #status > 0 then
      tail:line("static const int16_t status[] = {%s};\n", table.concat(status, ", "))
   end
   put_function(model, tail, out, status)
   return { { path = model.isa.prefix .. "_uses.c",
      text = c.banner(model, "uses") .. w:text() .. rows:text() .. tail:text() } }
end

return M
