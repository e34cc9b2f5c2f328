-- Addresses of `rel` and `label` fields, as C expressions over `c` (context) and `in`
-- (instruction). Shared by the emitters of text and of branch targets.
local lists = require("gen.base.lists")
local num = require("gen.num")
local c = require("gen.emit.c")
local names = require("gen.resolve.names")
local bundle = require("gen.resolve.bundle")

local M = {}

local function program_counter(model)
   return lists.find(model.files, function(file) return file.name == "$pc" end)
end

--- Does the program counter count units rather than bytes?
function M.counts_units(model)
   local pc = program_counter(model)
   return pc and pc.counts == "units" or false
end

--- Width of an address in bits.
function M.width(model)
   local pc = program_counter(model)
   return pc and pc.width or 64
end

-- Bytes of the smallest unit, which `$pc` counts: a number, or an expression over the
-- configuration.
local function unit_length(model)
   local text
   for i in ipairs(model.configs) do
      local length = names.smallest_unit(model, i).length .. "u"
      text = text == nil and length or text == length and text
         or ("(c->config == %d ? %s : %s)"):format(i - 1, length, text)
   end
   return text
end

-- The address that a `rel` field counts from, without the constant.
local function address(of, model)
   if of == "zero" then return "0" end
   if of == "here" then return "c->address" end
   if bundle.of(model) then
      return ("isadora_bundle_next(%s_target.bundle, c->address)"):format(model.isa.prefix)
   end
   return M.counts_units(model) and ("c->address + in->length / %s"):format(unit_length(model))
      or "c->address + in->length"
end

-- The same with it.
local function base(field, model)
   local add = field.base.add
   if num.eq(add, 0) then return address(field.base.of, model) end
   return ("%s %s %s"):format(address(field.base.of, model), num.is_negative(add) and "-" or "+",
      num.tostring(num.abs(add)))
end

--- The address that the raw bits `value` (a C expression of type uint64_t) of `field` mean.
function M.address(field, value, model)
   local offset = field.signed and ("(uint64_t)rt_sign(%s, %d)"):format(value, field.width) or value
   if field.scale ~= 1 then offset = ("%s * %d"):format(offset, field.scale) end
   local sum = field.rel and ("%s + %s"):format(base(field, model), offset) or offset
   local width = M.width(model)
   if width >= 64 then return sum end
   return ("(%s) & %s"):format(sum, c.hex(num.mask(width)))
end

return M
