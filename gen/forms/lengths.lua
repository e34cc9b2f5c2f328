-- The length of a form: that of a drawn word, of its format, or of the bits that it covers.
local lists = require("gen.base.lists")
local num = require("gen.num")

local M = {}

-- Whether a unit exists in every configuration of the form.
local function is_unit_of(unit, form)
   for c, where in ipairs(form.configs) do
      if where and not unit.configs[c] then return false end
   end
   return true
end

--- A form has the length of its drawn word, the same in all drawings of its line and formats.
function M.take_drawings(form, drawn, report)
   for _, one in ipairs(drawn) do
      local first = form.drawn or one
      if first.bits ~= one.bits then
         report:error("E33", one.at,
            ("this is a word of %d bits, and one of %d is drawn in the same form"):format(
               one.bits, first.bits), { also = { at = first.at, text = "there" } })
      end
      form.drawn = first
   end
end

-- The unit with the length of the drawn word.
local function drawn_unit(form, path, report)
   for _, step in ipairs(path) do
      local unit = step.format.unit
      if unit then M.take_drawings(form, { { bits = unit, at = step.format.at } }, report) end
   end
   local unit = lists.find(form.sym.units, function(one)
      return one.bits == form.drawn.bits and is_unit_of(one, form)
   end)
   if not unit then
      report:error("E33", form.drawn.at, ("a word of %d bits is drawn, and some variants of this "
         .. "form have none"):format(form.drawn.bits), { hint = "`on` after the form" })
   end
   return unit or form.sym.units[#form.sym.units]
end

--- Word length: that of a drawing, the unit that a format names, else the smallest one that holds
-- every covered bit. nil where the configurations of the form have different units, unless the
-- form `is_split` already.
function M.unit_of(form, path, is_split, report)
   if form.drawn then return drawn_unit(form, path, report) end
   for _, step in ipairs(path) do
      if step.format.unit then
         for _, unit in ipairs(form.sym.units) do
            if unit.bits == step.format.unit then return unit end
         end
         report:error("E33", step.format.at,
            ("there is no unit of %d bits"):format(step.format.unit))
      end
   end
   local top = num.width_unsigned(form.covered)
   for _, unit in ipairs(form.sym.units) do
      if unit.bits >= top and is_unit_of(unit, form) then return unit end
   end
   if is_split then
      report:error("E33", form.at,
         ("no unit holds the bits 0..%d that this form uses"):format(math.max(top, 1) - 1),
         { hint = "a longer `unit`, or `on` after the form" })
   end
   return is_split and form.sym.units[#form.sym.units] or nil
end

--- The unit of a form whose instruction word has `base` bits, with the pieces that its operands
-- bring.
function M.extended(form, report)
   local bits = form.extension.at
   local unit = lists.find(form.sym.units, function(one)
      return one.bits == bits and is_unit_of(one, form)
   end)
   if not unit then
      report:error("E33", form.at,
         ("with what its operands bring, this form has %d bits; no unit has"):format(bits),
         { hint = ("`unit %d little`"):format(bits) })
   end
   return unit or form.sym.units[#form.sym.units]
end

return M
