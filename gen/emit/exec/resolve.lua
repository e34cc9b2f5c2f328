-- Operands that are settled when an instruction becomes an operation, so that its function has
-- less to do each time: signs of fields are extended, a constant factor and what is always added to
-- the number of a register are in them, and a result for a register that cannot be stored to goes
-- to a spare one.
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

local LOCAL = "(const int32_t ([%w_]+) = %(int32_t%)in%->value%[(%d+)%])"

-- Factors: `const int32_t cw = (int32_t)in->value[1] * 4;`.
local function scale(text, shape)
   return (text:gsub(LOCAL .. " %* (%d+);", function(head, _, slot, factor)
      if not is_only(text, slot) or tonumber(factor) > 0xff then return nil end
      shape.scale[tonumber(slot)] = tonumber(factor)
      return head .. ";"
   end))
end

-- Numbers of registers: all uses of a local are `[cq + 8]`.
local function shift(text, shape)
   for _, name, slot in text:gmatch(LOCAL .. ";") do
      local use = "%[" .. name .. " %+ (%d+)%]"
      local added = text:match(use)
      local _, uses = text:gsub("%[" .. name .. " %+ " .. (added or "") .. "%]", "")
      if added and tonumber(added) <= 0xffff and uses == count(text, name) - 1
         and is_only(text, slot) then
         shape.add[tonumber(slot)] = tonumber(added)
         text = text:gsub(use, "[" .. name .. "]")
      end
   end
   return text
end

local function file_named(model, ident)
   for _, file in ipairs(model.files) do
      if state.spare(model, file) and state.ident(file) == ident then return file end
   end
end

-- Is `if (NAME != number)` around a store to s->IDENT[INDEX] only there so that nothing is stored
-- to that register? Then the store may go to a spare one, which is noted.
local function is_spared(model, text, shape, test, store)
   local ident, index = store:match("^s%->([%w_]+)%[([%w_]+)%] = ")
   local slot = text:match("const int32_t " .. test.name .. " = %(int32_t%)in%->value%[(%d+)%];")
   local file = slot and test.name == index and file_named(model, ident)
   if not file or not file.entries[test.number] or not is_only(text, slot)
      or not store:find(";$") then
      return false
   end
   local _, own = store:gsub("s%->" .. ident .. "%[" .. index .. "%]", "")
   if count(store, index) ~= own or count(text, index) ~= 2 + own then return false end
   shape.spare[tonumber(slot)] = { number = test.number, index = file.count }
   return true
end

-- Results: `if (rd != 0) s->x[rd] = ..`, where nothing else is done with the number of the
-- register, needs no test: what depends on what the spare one held goes there, too. Nor does what
-- is loaded for it, where it is known to be within reach.
local function redirect(model, text, shape)
   local head = "    if %(([%w_]+) != (%d+)%)"
   text = text:gsub(head .. "\n        (s%->[^\n]*)", function(name, number, store)
      local test = { name = name, number = tonumber(number) }
      if store:find("rt_", 1, true) or not is_spared(model, text, shape, test, store) then
         return nil
      end
      return "    " .. store
   end)
   return (text:gsub(head .. " {\n        (if %(!rt_is_near%b()%))\n"
      .. "            return RT_FAR;\n        (s%->[^\n]*)\n    }",
   function(name, number, near, store)
      local test = { name = name, number = tonumber(number) }
      if not is_spared(model, text, shape, test, store) then return nil end
      return ("    %s\n        return RT_FAR;\n    %s"):format(near, store)
   end))
end

--- The text of a body with resolved operands, and which these are: `{extend = {[slot] = bits},
--- scale = {[slot] = factor}, add = {[slot] = number}, spare = {[slot] = {number, index}}}`.
function M.body(model, text)
   local shape = { extend = {}, scale = {}, add = {}, spare = {} }
   text = shift(scale(extend(text, shape), shape), shape)
   return redirect(model, text, shape), shape
end

-- The members of one form in the table, or nil.
local function row(shape, values)
   local list = {}
   for slot = 0, values - 1 do
      local spare, members = shape.spare[slot], {}
      for _, name in ipairs({ "extend", "scale", "add" }) do
         local number = shape[name][slot]
         members[#members + 1] = number and (".%s = %d"):format(name, number)
      end
      if spare then
         members[#members + 1] = spare.number > 0 and (".number = %d"):format(spare.number) or nil
         members[#members + 1] = (".instead = %d"):format(spare.index)
      end
      if #members > 0 then
         list[#list + 1] = ("[%d] = {%s}"):format(slot, table.concat(members, ", "))
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
            w:line("/* What becomes of fields. */")
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
