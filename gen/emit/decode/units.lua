-- The units of words in a decoder: how bytes are read as a word, and which bytes begin a word of
-- which unit.
local lists = require("gen.base.lists")
local num = require("gen.num")

local M = {}

-- Reading words -----------------------------------------------------------------------------------

-- Which bits of a unit its byte `i` has: the lowest one.
local function bit_of(unit, i)
   return unit.endian == "big" and 8 * (unit.length - 1 - i) or 8 * i
end

--- Bits `from` to `to` of a unit, from its bytes.
function M.load(unit, from, to, type)
   local parts = {}
   for i = 0, unit.length - 1 do
      local at = bit_of(unit, i)
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

--- Reads the word of a unit.
function M.put_word(unit, out, w)
   local type = out.parts.type
   for i, name in ipairs(out.parts.names) do
      put_load(name, M.load(unit, 64 * i - 64, 64 * i, type), type, w)
   end
   if out.parts.wide then
      w:line("struct decoding d = {.lo = lo, .hi = hi, .config = c->config, .out = out};")
   end
end

-- Which unit --------------------------------------------------------------------------------------

--- Are two units in one configuration?
function M.are_together(a, b, model)
   for i = 1, #model.configs do
      if a.configs[i] and b.configs[i] then return true end
   end
   return false
end

--- Longer units of the configurations of a unit.
function M.longer_units(unit, model)
   return lists.filter(model.units, function(other)
      return other.bits > unit.bits and M.are_together(unit, other, model)
   end)
end

-- The bits of byte `i` that forms of the units all fix, a mask and a value.
local function fixed_byte(forms, units, i)
   local mask, value = 255, nil
   for _, form in ipairs(forms) do
      if units[form.unit] then
         local at = bit_of(form.unit, i)
         local own = num.bits(form.fixed.value, at, 8)
         value = value or own
         mask = mask & num.bits(form.fixed.mask, at, 8) & ~(own ~ value)
      end
   end
   return mask, value and value & mask
end

--- A test that all forms of a unit pass and none of its longer ones does: byte `i` has not `value`
--- in `mask`, `{i, mask, value}`; nil where no byte decides it.
function M.longer_test(unit, longer, model)
   local units = {}
   for _, other in ipairs(longer) do units[other] = true end
   for i = 0, #longer > 0 and unit.length - 1 or -1 do
      local mask, value = fixed_byte(model.forms, units, i)
      local differ = value and lists.all(model.forms, function(form)
         if form.unit ~= unit then return true end
         local at = bit_of(unit, i)
         return num.bits(form.fixed.mask, at, 8) & mask
            & (num.bits(form.fixed.value, at, 8) ~ value) ~= 0
      end)
      if differ then return { i = i, mask = mask, value = value } end
   end
   return nil
end

return M
