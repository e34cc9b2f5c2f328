-- The decoder: for each unit the decision tree of `gen/encoding/decodetree.lua`, which finds the
-- form, and functions that take the word apart: alternatives of choices, fields, and what is not
-- canonical. Where there are many, those of the forms are in files by the file of their page.
local lists = require("gen.base.lists")
local decode = require("gen.encoding.decode")
local c = require("gen.emit.c")
local configs = require("gen.emit.decode.configs")
local fields = require("gen.emit.decode.fields")
local forms = require("gen.emit.decode.form")
local halves = require("gen.emit.c.halves")
local styles = require("gen.emit.decode.style")
local tree = require("gen.emit.decode.tree")

local M = { name = "decode" }

local MOST_LINES = 3000 -- of one file with everything

-- Bits `from` to `to` of a unit, from its bytes.
local function load(unit, from, to, type)
   local parts = {}
   for i = 0, unit.length - 1 do
      local at = unit.endian == "big" and 8 * (unit.length - 1 - i) or 8 * i
      if at >= from and at < to then
         local shift = at - from
         parts[#parts + 1] = ("(%s)bytes[%d]%s"):format(type, i, shift > 0 and " << " .. shift
            or "")
      end
   end
   return #parts > 0 and table.concat(parts, " | ") or "0"
end

-- `uint64_t word = ..;`, wrapped at the bytes.
local function put_load(name, text, type, w)
   local line = ("const %s %s ="):format(type, name)
   for part in (text .. " | "):gmatch("(.-) | ") do
      local next_part = " " .. part .. (text:sub(-#part) == part and ";" or " |")
      if #line + #next_part > 88 then
         w:line("%s", line)
         line = "   "
      end
      line = line .. next_part
   end
   w:line("%s", line)
end

-- Finds the form of the word that was read. A bit outside of it is no instruction, or one of the
-- `longer` units.
local function put_search(unit, root, longer, out, w)
   local names = out.parts.names
   local type = out.parts.type
   local first = root.normal or root.otherwise
   local again = root.normal and root.otherwise
   for i, name in ipairs(names) do
      put_load(name, load(unit, 64 * i - 64, 64 * i, type), type, w)
   end
   if unit.stored > unit.bits then
      local name, above = names[unit.bits // 64 + 1] or names[1], unit.bits % 64
      if longer then
         w:open("if (!(%s >> %d)) {", name, above)
      else
         w:line("if (%s >> %d)", name, above)
         w:line("    return ISADORA_NO_FORM;")
      end
   end
   local arguments = out.parts.wide and "&d" or "word, c->config, out"
   if out.parts.wide then
      w:line("struct decoding d = {.lo = lo, .hi = hi, .config = c->config, .out = out};")
   end
   w:line("%sint length = %s(%s);", again and "" or "const ", first, arguments)
   if again then
      w:line("if (length <= 0) /* what no other instruction has */")
      w:line("    length = %s(%s);", again, arguments)
   end
   w:line("if (length > 0)")
   w:line("    return length;")
   if unit.stored > unit.bits and longer then w:close("}") end
end

-- Has a configuration with this unit a longer one?
local function has_longer(unit, model)
   return lists.any(model.units, function(other)
      local both = false
      for i = 1, #model.configs do both = both or unit.configs[i] and other.configs[i] end
      return both and other.bits > unit.bits
   end)
end

-- Reads one unit and tries it. Its tree knows in which configurations the forms exist.
local function put_unit(unit, root, longer, out, w)
   local exists = c.config_mask(unit.configs)
   if exists then w:open("if (%s >> c->config & 1) {", exists) end
   w:line("if (size < %d)", unit.length)
   w:line("    return ISADORA_SHORT;")
   if root then
      w:open("{")
      put_search(unit, root, longer, out, w)
      w:close("}")
   end
   if exists then w:close("}") end
end

local function put_entry(model, roots, out, w)
   w:line("%s", c.signature("int " .. out.prefix .. "_decode", { "const struct isadora_context *c",
      "const uint8_t *bytes", "size_t size", "struct isadora_insn *out" }))
   w:open("{")
   local uses_config, uses_word = false, false
   for _, unit in ipairs(model.units) do
      local root = roots[unit]
      uses_config = uses_config or c.config_mask(unit.configs) ~= nil or root ~= nil
      uses_word = uses_word or root ~= nil
   end
   if not uses_config then w:line("(void)c;") end
   if not uses_word then w:line("(void)bytes, (void)out;") end
   for _, unit in ipairs(model.units) do
      put_unit(unit, roots[unit], has_longer(unit, model), out, w)
   end
   w:line("return ISADORA_NO_FORM;")
   w:close("}")
end

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

function M.emit(model)
   local parts, main = halves.of(model), c.writer()
   local out = { prefix = model.isa.prefix, parts = parts, style = styles.of(parts),
      count = #model.configs, sets = configs.new(model), calls = {}, taken = {}, functions = {},
      forms = {}, operands = {}, form_functions = {}, fields = fields.new(model, parts) }
   function out.writer()
      local w = c.writer()
      w.depth = 1
      return w
   end
   for _, form in ipairs(model.forms) do out.calls[form] = forms.function_of(form, out) end
   local roots = {}
   for _, unit in ipairs(model.units) do
      local normal, otherwise = decode.tree(model, unit)
      local root = { normal = tree.put(normal, "tree", unit, out, main),
         otherwise = tree.put(otherwise, "otherwise", unit, out, main) }
      roots[unit] = (root.normal or root.otherwise) and root
   end
   put_entry(model, roots, out, main)
   local total = #main.lines
   for _, list in ipairs({ out.operands, out.form_functions }) do
      for _, f in ipairs(list) do total = total + #f.lines + 5 end
   end
   return (total > MOST_LINES and several_files or one_file)(model, out, main)
end

return M
