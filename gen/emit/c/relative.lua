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

--- Bytes of the smallest unit, which `$pc` counts: a number, or an expression over the
-- configuration.
function M.unit_length(model)
   local text
   for i in ipairs(model.configs) do
      local length = names.smallest_unit(model, i).length .. "u"
      text = text == nil and length or text == length and text
         or ("(c->config == %d ? %s : %s)"):format(i - 1, length, text)
   end
   return text
end

--- The base that a `rel` field counts from.
function M.base(expr, model)
   if expr.tag == "num" then return num.tostring(expr.value) end
   if expr.tag == "state" or (expr.tag == "name" and expr.name == "here") then
      return "c->address"
   end
   if expr.tag == "name" and expr.name == "next" then
      if bundle.of(model) then
         return ("isadora_bundle_next(%s_target.bundle, c->address)"):format(model.isa.prefix)
      end
      return M.counts_units(model)
         and ("c->address + in->length / %s"):format(M.unit_length(model))
         or "c->address + in->length"
   end
   if expr.tag == "binary" then
      return ("%s %s %s"):format(M.base(expr.left, model), expr.op, M.base(expr.right, model))
   end
   error("rel takes $pc, next, here and constants")
end

--- Can `expr` be such a base? `values` refuses everything else with a place.
function M.is_base(expr)
   if expr.tag == "num" then return true end
   if expr.tag == "state" then return expr.name == "$pc" end
   if expr.tag == "name" then return expr.name == "next" or expr.name == "here" end
   return expr.tag == "binary" and (expr.op == "+" or expr.op == "-") and M.is_base(expr.left)
      and M.is_base(expr.right)
end

--- The address that the raw bits `value` (a C expression of type uint64_t) of `field` mean.
function M.address(field, value, model)
   local offset = field.signed and ("(uint64_t)rt_sign(%s, %d)"):format(value, field.width) or value
   if field.scale ~= 1 then offset = ("%s * %d"):format(offset, field.scale) end
   local sum = field.rel and ("%s + %s"):format(M.base(field.rel, model), offset) or offset
   local width = M.width(model)
   if width >= 64 then return sum end
   return ("(%s) & %s"):format(sum, c.hex(num.mask(width)))
end

return M
