-- The decoder: for each unit the decision tree of `gen/encoding/decodetree.lua` as tables, which
-- find the form, and functions that take the word apart: alternatives of choices, fields, and what
-- is not canonical. Where there are many, those of forms are in files by the file of their page.
local lists = require("gen.base.lists")
local c = require("gen.emit.c")
local choices = require("gen.emit.decode.choice")
local configs = require("gen.emit.decode.configs")
local entry = require("gen.emit.decode.entry")
local fields = require("gen.emit.decode.fields")
local forms = require("gen.emit.decode.form")
local halves = require("gen.emit.c.halves")
local leads = require("gen.emit.decode.lead")
local rows = require("gen.emit.decode.rows")
local styles = require("gen.emit.decode.style")

local M = { name = "decode" }

local MOST_LINES = 3000 -- of one file with everything

-- Files -------------------------------------------------------------------------------------------

local function put_function(f, before, w)
   for _, line in ipairs(f.comment or {}) do w:line("%s", line) end
   w:line("%s%s\n{", before, f.head)
   lists.append(w.lines, f.lines)
   w:line("}\n")
end

-- What decoders are made of, and the names of its parts, which begin with `mark`.
local function put_common(out, mark, w)
   w:line("#define PART(name) %s", mark == "" and "name" or mark .. "##name")
   if not out.parts.wide then w:line("#define WORD %s", out.parts.type) end
   w:line("#include \"%s\"\n", out.style.header)
   out.sets:put(w)
   out.fields:put(w)
   choices.put_sets(out, w)
end

local function file(model, name, w)
   return { path = ("%s_decode%s"):format(model.isa.prefix, name),
      text = c.banner(model, "decode") .. w:text() }
end

local function one_file(model, out, main)
   local w = c.writer()
   w:line("#include <isadora/%s.h>\n", out.prefix)
   put_common(out, "", w)
   for _, list in ipairs({ out.operands, out.form_functions }) do
      for _, f in ipairs(list) do put_function(f, "static ", w) end
   end
   lists.append(w.lines, main.lines)
   return { file(model, ".c", w) }
end

-- Words of one part are handed on in registers, which is quick where calls are inlined.
local function put_declarations(out, w)
   for _, f in ipairs(out.operands) do
      if out.parts.wide then
         w:line("%s;", f.head)
      else
         put_function(f, "static inline ", w)
      end
   end
   w:line("")
   for _, f in ipairs(out.form_functions) do w:line("%s;", f.head) end
   w:line("")
end

-- What the files share.
local function header(model, out, mark)
   local w, guard = c.writer(), out.prefix:upper() .. "_DECODE_H"
   w:line("#ifndef %s\n#define %s\n\n#include <isadora/%s.h>\n", guard, guard, out.prefix)
   put_common(out, mark, w)
   put_declarations(out, w)
   w:line("#endif")
   return file(model, ".h", w)
end

local function several_files(model, out, main)
   local mark = out.prefix .. "_"
   local function start()
      local w = c.writer()
      w:line("#include \"%s_decode.h\"\n", out.prefix)
      return w
   end
   local trees = start()
   lists.append(trees.lines, main.lines)
   local files = { header(model, out, mark), file(model, ".c", trees) }
   if out.parts.wide then
      local operands = start()
      for _, f in ipairs(out.operands) do put_function(f, "", operands) end
      files[3] = file(model, "_operands.c", operands)
   end
   for _, group in ipairs(c.by_file(out.form_functions)) do
      local w = start()
      for _, f in ipairs(group) do put_function(f, "", w) end
      files[#files + 1] = file(model, "_" .. group.name .. ".c", w)
   end
   return files
end

-- Rows pay where most forms have one.
local function has_rows(model, out)
   return 4 * out.rows:count() >= 3 * #model.forms
end

-- Makes rows of forms or functions.
local function put_forms(model, out)
   local planned = {}
   for i, form in ipairs(model.forms) do
      planned[i] = forms.plan_of(form, out)
      if out.lead then forms.add_row(form, planned[i], out) end
   end
   if not (out.lead and has_rows(model, out)) then out.lead, out.rows = nil, nil end
   for i, form in ipairs(model.forms) do
      if not (out.rows and out.rows:has(form)) then
         out.calls[form] = forms.function_of(form, planned[i], out)
      end
   end
end

function M.emit(model)
   local parts, main = halves.of(model), c.writer()
   local out = { prefix = model.isa.prefix, parts = parts, style = styles.of(parts),
      count = #model.configs, sets = configs.new(model), calls = {}, taken = {}, functions = {},
      forms = {}, operands = {}, value_sets = {}, form_functions = {}, may_fail = {},
      fields = fields.new(model, parts), rows = rows.new(model, parts), lead = leads.of(model) }
   function out.writer()
      local w = c.writer()
      w.depth = 1
      return w
   end
   put_forms(model, out)
   entry.put(model, out, main)
   local total = #main.lines
   for _, list in ipairs({ out.operands, out.form_functions }) do
      for _, f in ipairs(list) do total = total + #f.lines + 5 end
   end
   return (total > MOST_LINES and several_files or one_file)(model, out, main)
end

return M
