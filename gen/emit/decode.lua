-- The decoder: for each unit the decision tree of `gen/decodetree.lua`, which finds the form, and
-- functions that take the word apart: lines of choices, fields, and what is not canonical.
local decode = require("gen.decode")
local c = require("gen.emit.c")
local configs = require("gen.emit.decode.configs")
local forms = require("gen.emit.decode.form")
local tree = require("gen.emit.decode.tree")

local M = { name = "decode" }

local function load(unit, type)
   local parts = {}
   for i = 0, unit.length - 1 do
      local shift = unit.endian == "big" and 8 * (unit.length - 1 - i) or 8 * i
      parts[#parts + 1] = ("(%s)bytes[%d]%s"):format(type, i, shift > 0 and " << " .. shift or "")
   end
   return table.concat(parts, " | ")
end

-- Reads one unit and tries it. Its tree knows in which configurations the forms exist.
local function put_unit(unit, call, type, w)
   local exists = c.config_mask(unit.configs)
   if exists then w:open("if (%s >> c->config & 1) {", exists) end
   w:line("if (size < %d)", unit.length)
   w:line("    return ISADORA_SHORT;")
   if call then
      w:open("{")
      w:line("%s word = %s;", type, load(unit, type))
      if unit.stored > unit.bits then
         w:line("if (word >> %d)", unit.bits)
         w:line("    return ISADORA_NO_FORM;")
      end
      w:line("int length = %s;", call.text)
      w:line("if (length > 0)")
      w:line("    return length;")
      w:close("}")
   end
   if exists then w:close("}") end
end

local function put_entry(model, calls, type, w)
   w:line("int %s_decode(const struct isadora_context *c, const uint8_t *bytes, size_t size, "
      .. "struct isadora_insn *out)", model.isa.prefix)
   w:open("{")
   local uses_config, uses_word = false, false
   for _, unit in ipairs(model.units) do
      uses_config = uses_config or c.config_mask(unit.configs) ~= nil
         or calls[unit] and calls[unit].config
      uses_word = uses_word or calls[unit] ~= nil
   end
   if not uses_config then w:line("(void)c;") end
   if not uses_word then w:line("(void)bytes, (void)out;") end
   for _, unit in ipairs(model.units) do put_unit(unit, calls[unit], type, w) end
   w:line("return ISADORA_NO_FORM;")
   w:close("}")
end

function M.emit(model)
   local type = c.word_type(model)
   local head, w = c.writer(), c.writer()
   local out = { w = w, type = type, wide = type == "rt_u128", count = #model.configs,
      sets = configs.new(model), calls = {}, taken = {}, functions = {}, values = {}, forms = {} }
   for _, form in ipairs(model.forms) do out.calls[form] = forms.call_of(form, model, out) end
   local calls = {}
   for _, unit in ipairs(model.units) do
      local root = decode.tree(model, unit)
      calls[unit] = root and tree.put(root, unit, out, w) or nil
   end
   put_entry(model, calls, type, w)
   head:line("#include \"%s.h\"%s\n", model.isa.prefix,
      type == "rt_u128" and "\n#include \"wide.h\"" or "")
   out.sets:put(head)
   if #model.forms > 0 then forms.put_common(out, head) end
   return { { path = model.isa.prefix .. "_decode.c", text = c.banner(model, "decode")
      .. head:text() .. w:text() } }
end

return M
