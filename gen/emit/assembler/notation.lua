-- Tables of the notation of sources: `struct isadora_notation` of `asm/tables/syntax.h`.
local lists = require("gen.base.lists")
local c = require("gen.emit.c")
local num = require("gen.num")

local M = {}

--- Does a description have any?
function M.has(model)
   return #(model.assemblies or {}) + #(model.operators or {}) + #(model.macros or {}) > 0
end

local function step_text(step)
   local value = num.band(step.value, num.mask(64))
   local sign = num.lt(step.value, 0) and "true" or "false"
   return ("{{UINT64_C(0x%s), %s}, ISADORA_STEP_%s}"):format(num.hex(value), sign,
      step.op:upper())
end

local function put_steps(w, name, steps)
   if not steps then return end
   w:list(("static const struct isadora_step %s[] = {"):format(name),
      lists.map(steps, step_text), "};")
end

local function put_operators(w, operators)
   if #operators == 0 then return end
   for i, node in ipairs(operators) do put_steps(w, "operator_" .. i, node.steps) end
   w:open("static const struct isadora_operator operators[] = {")
   for i, node in ipairs(operators) do
      local of = -1
      for k, other in ipairs(operators) do
         if node.of and other.name == node.of.name then of = k - 1 end
      end
      w:line("{%s, operator_%d, %d, %d, %s},", c.string(node.name:sub(2)), i, #node.steps, of,
         node.is_kept and "true" or "false")
   end
   w:close("};")
end

local function put_texts(w, name, texts)
   if #texts == 0 then return end
   w:list(("static const char *const %s[] = {"):format(name), lists.map(texts, c.string), "};")
end

local function put_macros(w, macros)
   if #macros == 0 then return end
   for i, node in ipairs(macros) do
      put_texts(w, ("macro_%d_names"):format(i), node.names)
      put_texts(w, ("macro_%d_params"):format(i), lists.map(node.params, function(p)
         return p.name
      end))
      put_texts(w, ("macro_%d_lines"):format(i), lists.map(node.lines, function(l)
         return l.text
      end))
      put_steps(w, ("macro_%d_when"):format(i), node.steps)
   end
   w:open("static const struct isadora_macro macros[] = {")
   for i, node in ipairs(macros) do
      local params = #node.params > 0 and ("macro_%d_params"):format(i) or "NULL"
      local when = node.steps and ("macro_%d_when"):format(i) or "NULL"
      w:line("{macro_%d_names, %s, macro_%d_lines, %s, %d, %d, %d, %d, 0x%x},", i, params, i, when,
         #node.names, #node.params, #node.lines, node.steps and #node.steps or 0,
         node.numbers)
   end
   w:close("};")
end

--- Writes the tables, the last of which is `notation`.
function M.put(model, w)
   local assembly = (model.assemblies or {})[1]
   put_operators(w, model.operators)
   put_macros(w, model.macros)
   w:open("static const struct isadora_notation notation = {")
   if assembly and assembly.comment then w:line(".comment = %s,", c.string(assembly.comment)) end
   if assembly and assembly.separator then
      w:line(".separator = %s,", c.string(assembly.separator))
   end
   if assembly and assembly.power then w:line(".power = true,") end
   if assembly and assembly.pad then
      w:line(".pad = {%s},", table.concat(lists.map(assembly.pad, c.string), ", "))
   end
   if #model.operators > 0 then
      w:line(".operators = operators, .operator_count = COUNT(operators),")
   end
   if #model.macros > 0 then w:line(".macros = macros, .macro_count = COUNT(macros),") end
   w:close("};\n")
end

return M
