-- Fields that are floats in text: `f32`, `f32 digits 20`. What such a field has besides its bits is
-- `field.float` (`floattext.kind`); its value in code, the bits of a whole number of the format,
-- comes from `field.scale`, as that of any field that lacks low bits.
local num = require("gen.num")
local floattext = require("gen.num.float_text")

local M = {}

local function refuse(report, number, at, hint, message, ...)
   report:error(number, at, message:format(...), { hint = hint })
end

--- Notes the format; `resolve` makes of it what it means.
function M.format(field, kind, report)
   if field.format then
      refuse(report, "E03", kind.at, nil, "`%s` is `%s` already", field.name, field.format.format)
   end
   field.format = kind
end

-- Kinds that a float can have besides.
local ALSO = { float = true, digits = true, none = true, ["not"] = true }

local function check_kinds(field, report)
   for _, kind in ipairs(field.node.kinds) do
      if not ALSO[kind.tag] then
         refuse(report, "E03", kind.at, "a field of its own for the other kind",
            "`%s` is a float, which has no other kind", field.name)
         return false
      end
   end
   return true
end

local function check_digits(field, report)
   local name, count = field.format.format, field.digits.count
   local least = floattext.enough(name)
   if count < least then
      refuse(report, "E16", field.digits.at, ("digits %d"):format(least),
         "%d digits do not distinguish all numbers of `%s`, %d do", count, name, least)
   elseif count > floattext.MOST_DIGITS then
      refuse(report, "E16", field.digits.at, nil, "a float prints with at most %d digits, not %d",
         floattext.MOST_DIGITS, count)
   end
end

--- Makes a field a float, when its kinds say so.
function M.resolve(field, report)
   if not field.format then
      if field.digits then
         refuse(report, "E03", field.digits.at, "f32 digits 20", "`digits` is for floats")
      end
      return
   end
   local width = floattext.width(field.format.format)
   if field.width > width then
      refuse(report, "E15", field.at, nil, "field `%s` has %d bits, but `%s` has %d",
         field.name, field.width, field.format.format, width)
   elseif check_kinds(field, report) then
      if field.digits then check_digits(field, report) end
      field.float = floattext.kind(field.format.format, field.width,
         field.digits and field.digits.count)
      field.scale = num.pow2(field.float.below)
   end
end

return M
