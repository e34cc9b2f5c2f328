-- Regions of a form: the largest sets of bits that the same clauses name. For each of them the
-- choices that touch it, and the clauses of the form and of each alternative.
--
-- A region is `{bits (rising), count, choices, parts = {[source] = {carries, test, soft}}}`, a
-- source the form or an alternative.
local lists = require("gen.base.lists")
local num = require("gen.num")
local sets = require("gen.syntax.sets")
local clause = require("gen.resolve.clause")

local M = {}

-- Bits of clauses ---------------------------------------------------------------------------------

-- Fields and soft clauses have a `mask`; its bits are needed once in each form.
local function bits_of(entry)
   entry.mask_bits = entry.mask_bits or num.positions(entry.mask)
   return entry.mask_bits
end

--- Bits of the word that a test covers: a picture leaves its `.` to others.
function M.test_mask(test)
   test.covered = test.covered
      or clause.deposit(test.field, sets.covered(test.set, test.field.width))
   return test.covered
end

local function test_bits(test)
   test.covered_bits = test.covered_bits or num.positions(M.test_mask(test))
   return test.covered_bits
end

-- The partition -----------------------------------------------------------------------------------

-- The part of each region that is in `bits` becomes a region of its own before the rest.
local function split(all, bits)
   local found, count = {}, {}
   for _, bit in ipairs(bits) do
      local region = all.of[bit]
      if not count[region] then found[#found + 1] = region end
      count[region] = (count[region] or 0) + 1
   end
   local part = {}
   for _, region in ipairs(found) do
      if count[region] < region.count then
         local inside = { count = count[region], before = region.before, after = region }
         region.count = region.count - count[region]
         if region.before then region.before.after = inside else all.first = inside end
         region.before, part[region] = inside, inside
      end
   end
   for _, bit in ipairs(bits) do all.of[bit] = part[all.of[bit]] or all.of[bit] end
end

-- Each field and each soft clause splits once.
local function split_by(all, entry)
   if all.done[entry] then return end
   all.done[entry] = true
   split(all, bits_of(entry))
end

local function split_by_source(all, source)
   for _, test in ipairs(source.tests) do split_by(all, test.field) end
   for _, carry in ipairs(source.carried) do split_by(all, carry.field) end
   for _, soft in ipairs(source.soft) do split_by(all, soft) end
end

local function each_line(choices, f)
   for _, line in lists.nested(choices, "lines") do
      f(line)
      each_line(line.choices, f)
   end
end

local function partition(own, choices, count)
   local all = { of = {}, done = {}, first = { count = count } }
   for bit = 0, count - 1 do all.of[bit] = all.first end
   split_by_source(all, own)
   for _, test in ipairs(own.tests) do split(all, test_bits(test)) end
   each_line(choices, function(line) split_by_source(all, line) end)
   local list, region = {}, all.first
   while region do
      region.bits, region.parts = {}, {}
      list[#list + 1], region = region, region.after
   end
   for bit = 0, count - 1 do
      local bits = all.of[bit].bits
      bits[#bits + 1] = bit
   end
   return list, all.of
end

-- Clauses of a region -----------------------------------------------------------------------------

-- Calls f(region) once for each region that has one of `bits`.
local function each_region(of, bits, f)
   local seen = {}
   for _, bit in ipairs(bits) do
      local region = of[bit]
      if not seen[region] then
         seen[region] = true
         f(region)
      end
   end
end

local function part(region, source)
   return lists.entry(region.parts, source, { carries = {}, soft = {} })
end

local function add_parts(of, source)
   for _, carry in ipairs(source.carried) do
      each_region(of, bits_of(carry.field), function(region)
         table.insert(part(region, source).carries, carry)
      end)
   end
   for _, test in ipairs(source.tests) do
      if not test.domain then
         each_region(of, test_bits(test), function(region)
            local known = part(region, source)
            known.test = known.test or test
         end)
      end
   end
   for _, soft in ipairs(source.soft) do
      each_region(of, bits_of(soft), function(region)
         table.insert(part(region, source).soft, soft)
      end)
   end
end

-- A choice touches a region when an alternative of it names the region's bits.
local function add_choice(of, choice)
   local function touch(region)
      local list = region.choices or {}
      region.choices = list
      if list[#list] ~= choice then list[#list + 1] = choice end
   end
   each_line({ choice }, function(line)
      for _, test in ipairs(line.tests) do each_region(of, bits_of(test.field), touch) end
      for _, carry in ipairs(line.carried) do each_region(of, bits_of(carry.field), touch) end
      for _, soft in ipairs(line.soft) do each_region(of, bits_of(soft), touch) end
      add_parts(of, line)
   end)
end

--- The regions of a word of `count` bits; `own` is the form, or some of its own clauses, `choices`
-- its outermost operands, or some of them. Regions that no choice touches have no `choices`.
function M.of(own, choices, count)
   local list, of = partition(own, choices, count)
   add_parts(of, own)
   for _, choice in ipairs(choices) do add_choice(of, choice) end
   return list
end

return M
