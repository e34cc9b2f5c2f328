-- Canonical bits by alternative: constants that add up to the canonical bits of every combination
-- of alternatives of a form, so that generated code needs no case for each. A word that selects
-- certain alternatives has the bits `carried` by the form and these from its fields; of the others,
-- those are 1 that are in the constant of the form or of one of the alternatives.
--
-- `group.ways` of `gen/forms/canonical.lua` are the reference. Each way is compared with the sum;
-- where they differ, the way is an exception.
local lists = require("gen.base.lists")
local num = require("gen.num")
local canonical = require("gen.forms.canonical")

local M = {}

local masks = setmetatable({}, { __mode = "k" })

--- Mask of the fields that a list of carries names.
function M.carried(list)
   if masks[list] then return masks[list] end
   local mask = 0
   for _, carry in ipairs(list) do mask = num.bor(mask, carry.field.mask) end
   masks[list] = mask
   return mask
end

-- The constant of an alternative, in any form: the value of its own tests and soft bits.
-- Alternatives from one line of the source share it.
local function line_value(form, line)
   if not line.canonical then
      local alone = { space = form.space, words = form.space:all(), unit = form.unit, carried = {},
         tests = {}, soft = {} }
      line.canonical = canonical.word(alone, { { line = line } }).value
   end
   return line.canonical
end

-- Of each way of a group: the bits that its fields set, the others of the group, and the constants
-- of its alternatives.
local function sums_of(form, group)
   local all, own = num.band(group.mask, num.mask(form.unit.bits)), M.carried(form.carried)
   local sums = {}
   for i, way in ipairs(group.ways) do
      local carried, value = own, 0
      for _, entry in ipairs(way) do
         carried = num.bor(carried, M.carried(entry.line.carried))
         value = num.bor(value, line_value(form, entry.line))
      end
      sums[i] = { carried = carried, value = value, free = num.without(all, carried) }
   end
   return sums
end

-- The form's share: bits that are 1 in some way but in no alternative of it, and 0 in none.
local function own_value(group, sums)
   local wanted, unwanted = 0, 0
   for i, way in ipairs(group.ways) do
      local sum = sums[i]
      wanted = num.bor(wanted, num.without(way.canonical.value, num.band(sum.value, sum.free)))
      unwanted = num.bor(unwanted, num.without(sum.free, way.canonical.value))
   end
   return num.without(wanted, unwanted)
end

-- Ways whose canonical value differs from the sum, and those of which a constant has bits of a
-- field.
local function exceptions(form, group, sums, own, out)
   local constant = num.bor(form.canonical.value, own)
   for i, way in ipairs(group.ways) do
      local sum = sums[i]
      assert(num.eq(sum.free, way.canonical.mask), "a way carries other bits than its lines")
      local bits = num.bxor(num.band(num.bor(sum.value, own), sum.free), way.canonical.value)
      if not num.eq(bits, 0) then
         out.exceptions[#out.exceptions + 1] = { bits = bits, way = way }
      end
      local clash = num.band(sum.carried, num.bor(sum.value, constant))
      if not num.eq(clash, 0) then
         out.clashes[#out.clashes + 1] = { bits = clash, way = way }
      end
   end
end

--- `{value, carried, exceptions, clashes}` of a form: its own constant and mask; for the `way` of
-- an exception `{bits, way}` the sum is wrong in `bits`, for that of a clash constants have `bits`
-- of fields, which matters to code that does not mask with `carried`. Sets `canonical` of each
-- alternative of the form, its constant.
function M.of(form)
   if not form.line_bits then
      local value = form.canonical.value
      local bits = { carried = M.carried(form.carried), exceptions = {}, clashes = {} }
      for _, group in ipairs(form.groups or {}) do
         local sums = sums_of(form, group)
         local own = own_value(group, sums)
         exceptions(form, group, sums, own, bits)
         value = num.bor(value, own)
      end
      bits.value, form.line_bits = value, bits
      for _, line in lists.nested(form.choices, "lines") do line_value(form, line) end
   end
   return form.line_bits
end

--- The alternatives of a way through choices that have others, as a condition in C on the array
-- `line`; nil when there are none.
function M.way_test(way, line)
   local terms = lists.collect(way, function(entry)
      return #entry.choice.lines > 1
         and ("%s[%d] == %d"):format(line, entry.choice.slot, entry.line.index)
   end)
   return #terms > 0 and table.concat(terms, " && ") or nil
end

return M
