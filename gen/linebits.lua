-- Canonical bits by line: constants that add up to the canonical bits of every way through the
-- choices of a form, so that generated code needs no case for each way. A word that takes certain
-- lines has the bits `carried` by the form and these lines from its fields; of the others, those
-- are 1 that are in the constant of the form or of one of the lines.
--
-- `group.ways` of `gen/canonical.lua` are the truth. Each way is compared with the sum; where they
-- differ, the way is an exception.
local num = require("gen.num")
local canonical = require("gen.canonical")

local M = {}

--- Mask of the fields that a list of carries names.
function M.carried(list)
   local mask = 0
   for _, carry in ipairs(list) do mask = num.bor(mask, carry.field.mask) end
   return mask
end

-- The constant of a line, whatever form it stands in: what its own tests and soft bits say. Lines
-- of one text share it.
local function line_value(form, line)
   if not line.canonical then
      local alone = { space = form.space, words = form.space:all(), unit = form.unit, carried = {},
         tests = {}, soft = {} }
      line.canonical = canonical.word(alone, { { line = line } }).value
   end
   return line.canonical
end

-- The bits of the group that no field of the way carries, and their sum.
local function sum_of(form, group, way, own)
   local free, value = num.band(group.mask, num.mask(form.unit.bits)), own
   free = num.without(free, M.carried(form.carried))
   for _, entry in ipairs(way) do
      free = num.without(free, M.carried(entry.line.carried))
      value = num.bor(value, line_value(form, entry.line))
   end
   return num.band(value, free), free
end

-- What the lines leave to the form: bits that are 1 in some way and in no line of it, and 0 in
-- none.
local function own_value(form, group)
   local wanted, unwanted = 0, 0
   for _, way in ipairs(group.ways) do
      local sum, free = sum_of(form, group, way, 0)
      wanted = num.bor(wanted, num.without(way.canonical.value, sum))
      unwanted = num.bor(unwanted, num.without(free, way.canonical.value))
   end
   return num.without(wanted, unwanted)
end

-- Bits that a field of the way gives and that some constant has.
local function clash_of(form, way, own)
   local carried, value = M.carried(form.carried), own
   for _, entry in ipairs(way) do
      carried = num.bor(carried, M.carried(entry.line.carried))
      value = num.bor(value, line_value(form, entry.line))
   end
   return num.band(carried, value)
end

-- Ways whose canonical value differs from the sum, and those of which a constant has bits of a
-- field.
local function exceptions(form, group, own, out)
   for _, way in ipairs(group.ways) do
      local sum, free = sum_of(form, group, way, own)
      assert(num.eq(free, way.canonical.mask), "a way carries other bits than its lines")
      local bits = num.bxor(sum, way.canonical.value)
      if not num.eq(bits, 0) then
         out.exceptions[#out.exceptions + 1] = { bits = bits, way = way }
      end
      local clash = clash_of(form, way, num.bor(form.canonical.value, own))
      if not num.eq(clash, 0) then
         out.clashes[#out.clashes + 1] = { bits = clash, way = way }
      end
   end
end

--- `{value, carried, exceptions, clashes}` of a form: its own constant and mask; for the `way` of
-- an exception `{bits, way}` the sum is wrong in `bits`, for that of a clash constants have `bits`
-- that fields give, which matters to whoever does not mask with `carried`. Gives each line of the
-- form `canonical`, its constant.
function M.of(form)
   if not form.line_bits then
      local value = form.canonical.value
      local bits = { carried = M.carried(form.carried), exceptions = {}, clashes = {} }
      for _, group in ipairs(form.groups or {}) do
         local own = own_value(form, group)
         exceptions(form, group, own, bits)
         value = num.bor(value, own)
      end
      bits.value, form.line_bits = value, bits
      for _, choice in ipairs(form.choices) do
         for _, line in ipairs(choice.lines) do line_value(form, line) end
      end
   end
   return form.line_bits
end

--- The lines of a way through choices that have others, as a condition in C on the array `line`;
-- nil when there are none.
function M.way_test(way, line)
   local terms = {}
   for _, entry in ipairs(way) do
      if #entry.choice.lines > 1 then
         terms[#terms + 1] = ("%s[%d] == %d"):format(line, entry.choice.slot, entry.line.index)
      end
   end
   return #terms > 0 and table.concat(terms, " && ") or nil
end

return M
