-- Addresses that two forms of one length print relative to themselves: which of one form the other
-- can print, too. Both are at the same place, so their bases differ by a constant.
local lists = require("gen.base.lists")
local num = require("gen.num")
local sets = require("gen.num.ranges")
local bundle = require("gen.resolve.bundle")
local names = require("gen.resolve.names")

local M = {}

local WIDEST = 60 -- bits of the numbers computed here
local LISTED = 10 -- bits of a field whose values are enumerated

-- What `next` is after the address of a form, as `$pc` counts; nil where variants differ.
local function step_of(form)
   local sym, step = form.sym, nil
   if bundle.of(sym) then return nil end
   local pc = lists.find(sym.files, function(file) return file.name == "$pc" end)
   for config, here in ipairs(form.configs) do
      local unit = pc and pc.counts == "units" and names.smallest_unit(sym, config).length or 1
      if here and step and step ~= form.length // unit then return nil end
      step = here and form.length // unit or step
   end
   return step
end

-- The difference between the bases of two fields; nil when it is not constant.
local function distance(a, b, x, y)
   local from, to = x.base, y.base
   local constant = num.sub(from.add, to.add)
   if from.of == to.of then return constant end
   local later = from.of == "next" and step_of(a.form) or from.of == "here" and 0
   local earlier = to.of == "next" and step_of(b.form) or to.of == "here" and 0
   return later and earlier and num.add(constant, later - earlier) or nil
end

local function limits(field)
   local values = 1 << field.width
   if field.signed then return -values // 2, values // 2 - 1 end
   return 0, values - 1
end

-- The values of `x` whose address `y` can print, where `y` reaches every such address.
local function add_reached(values, x, _, shift, least, most)
   local low, high = -((shift - least) // x.scale), (most - shift) // x.scale
   if low <= high then values[#values + 1] = { lo = low, hi = high } end
end

local function add_listed(values, x, y, shift, least, most)
   local low, high = limits(x)
   for value = low, high do
      local address = shift + x.scale * value
      if address % y.scale == 0 and least <= address and address <= most then
         values[#values + 1] = { lo = value, hi = value }
      end
   end
end

-- All multiples of the address space by which two equal addresses can differ.
local function turns_of(form)
   local pc = lists.find(form.sym.files, function(file) return file.name == "$pc" end)
   if not pc or pc.width > WIDEST then return { 0 } end
   local all = 1 << pc.width
   return { -2 * all, -all, 0, all, 2 * all }
end

local function is_small(field)
   return field.width <= WIDEST // 2 and num.le(field.scale, 1 << WIDEST // 2)
end

--- The raw values of field `x` of one side for which `y` of the other can print the address, as
-- ranges; nil when not known. `allowed`: ranges of the values of `y`.
function M.ranges(a, b, x, y, allowed)
   if not (x.base and y.base and is_small(x) and is_small(y)) then return nil end
   local shift = distance(a, b, x, y)
   if not shift or not num.le(num.abs(shift), 1 << WIDEST // 2) then return nil end
   local every = x.scale % y.scale == 0 and shift % y.scale == 0
   if not every and x.width > LISTED then return nil end
   local values, add = {}, every and add_reached or add_listed
   for _, turn in ipairs(turns_of(a.form)) do
      if turn % y.scale ~= 0 then return nil end
      for _, range in ipairs(allowed) do
         add(values, x, y, shift + turn, range.lo * y.scale, range.hi * y.scale)
      end
   end
   local low, high = limits(x)
   return sets.bits(sets.intersect(sets.new(values), { { lo = low, hi = high } }), x.width)
end

return M
