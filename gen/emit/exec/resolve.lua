-- Operands that are settled when an instruction becomes an operation, so that its function has
-- less to do each time: signs of fields are extended, and a result for a register that cannot be
-- stored to goes to a spare one.
local state = require("gen.emit.c.state")

local M = {}

local function count(text, word)
   local _, n = text:gsub("%f[%w_]" .. word .. "%f[^%w_]", "")
   return n
end

-- Is the slot read in this place alone? Functions that are given the instruction may read any.
local function is_only(text, slot)
   local _, n = text:gsub("in%->value%[" .. slot .. "%]", "")
   return n == 1 and not text:find("[(,] ?in[,)]")
end

-- Signed fields: `rt_sext_32((uint32_t)in->value[1], 12)` becomes `(int32_t)in->value[1]`.
local function extend(text, shape)
   return (text:gsub("rt_sext_32%(%(uint32_t%)in%->value%[(%d+)%], (%d+)%)", function(slot, width)
      if not is_only(text, slot) then return nil end
      shape.extend[tonumber(slot)] = tonumber(width)
      return ("(int32_t)in->value[%s]"):format(slot)
   end))
end

local function file_named(model, ident)
   for _, file in ipairs(model.files) do
      if state.spare(model, file) and state.ident(file) == ident then return file end
   end
end

-- Results: `if (rd != 0) s->x[rd] = ..`, where nothing else is done with the number of the
-- register, needs no test.
local function redirect(model, text, shape)
   return (text:gsub("    if %(([%w_]+) != (%d+)%)\n        (s%->([%w_]+)%[([%w_]+)%] = [^\n]*)",
      function(name, number, store, ident, index)
         local slot = text:match("const int32_t " .. name .. " = %(int32_t%)in%->value%[(%d+)%];")
         local file = slot and name == index and file_named(model, ident)
         if not file or not file.entries[tonumber(number)] or not is_only(text, slot)
            or count(text, name) ~= 3 or store:find("rt_", 1, true) or not store:find(";$") then
            return nil
         end
         shape.spare[tonumber(slot)] = { number = tonumber(number), index = file.count }
         return "    " .. store
      end))
end

--- The lines of a body with resolved operands, and which these are: `{extend = {[slot] = bits},
--- spare = {[slot] = {number, index}}}`.
function M.body(model, lines)
   local shape = { extend = {}, spare = {} }
   local text = redirect(model, extend(table.concat(lines, "\n"), shape), shape)
   local result = {}
   for line in text:gmatch("[^\n]*") do result[#result + 1] = line end
   return result, shape
end

-- The members of one form in the table, or nil.
local function row(shape, values)
   local list = {}
   for slot = 0, values - 1 do
      local bits, spare = shape.extend[slot], shape.spare[slot]
      if bits then list[#list + 1] = ("[%d] = {%d, 0, 0}"):format(slot, bits) end
      if spare then
         list[#list + 1] = ("[%d] = {0, %d, %d}"):format(slot, spare.number, spare.index)
      end
   end
   return #list > 0 and table.concat(list, ", ") or nil
end

--- Writes the table of what is resolved, by form and slot; false where nothing is.
function M.put_table(model, functions, values, w)
   local any = false
   for i, form in ipairs(model.forms) do
      local text = functions[i].shape and row(functions[i].shape, values)
      if text then
         if not any then
            w:line("/* Bits of a field whose sign is extended; a register that becomes another. */")
            w:open("static const struct rt_resolved resolved[%s_FORMS][%d] = {",
               model.isa.prefix:upper(), values)
            any = true
         end
         w:line("[%s_%s] = {%s},", model.isa.prefix:upper(), form.ident, text)
      end
   end
   if any then w:close("};\n") end
   return any
end

return M
