-- The first two tables of a decoder (`runtime/base/decode_lead.h`): the bits that the roots of all
-- units test, and which bits begin a longer word, are one index, whatever the unit. Each of its
-- cells leads to a table of a few more bits, those that settle most of the words that come there.
-- What is not settled then is a node of the tree of its unit.
local lists = require("gen.base.lists")
local num = require("gen.num")
local decode = require("gen.encoding.decode")
local c = require("gen.emit.c")
local shared_nodes = require("gen.emit.decode.below")
local tree = require("gen.emit.decode.tree")
local units = require("gen.emit.decode.units")

local M = {}

local MOST_BITS = 11 -- of the index
local MOST_SECOND = 8
local MOST_EXTENDED = 12 -- of one that settles several forms more
local LEAST_MORE = 4     -- of these
local MOST_CELLS = 32768 -- of all of these tables
local MOST_FORMS = 16384
local MOST_RUN = 64 -- cells that one BY fills

-- Which words -------------------------------------------------------------------------------------

local function range_mask(range) return (1 << range.width) - 1 << range.lo end

-- What the index must have of a unit, {unit, tree, test, mask}; nil where no bits say which words
-- are of the unit.
local function part_of(unit, is_last, model)
   if c.config_mask(unit.configs) or unit.stored > unit.bits or 8 * unit.length ~= unit.bits
      or unit.endian == "big" and #model.units > 1 then
      return nil
   end
   local test = units.longer_test(unit, units.longer_units(unit, model), model)
   local root, otherwise = decode.tree(model, unit)
   if otherwise or not root or root.tag ~= "switch" or not is_last and not test then return nil end
   local inner = tree.most_common(root)
   return { unit = unit, tree = root, test = test, mask = range_mask(root)
      | (inner and range_mask(inner) or 0) | (test and test.mask << 8 * test.i or 0) }
end

-- The ranges of the bits of a mask, low ones first: `{ {lo, width}.. }`.
local function ranges_of(mask)
   local ranges, at = {}, 0
   while mask >> at ~= 0 do
      local width = 0
      while mask >> at + width & 1 == 1 do width = width + 1 end
      if width > 0 then ranges[#ranges + 1] = { lo = at, width = width } end
      at = at + width + 1
   end
   return ranges
end

local Lead = {}
Lead.__index = Lead

--- The lead of a model: nil where its words are too long or what says their units are not bits
-- that fit into an index.
function M.of(model)
   if model.word_bits > 32 or #model.forms == 0 or #model.forms > MOST_FORMS then return nil end
   local parts, mask, length = {}, 0, 0
   for i, unit in ipairs(model.units) do
      local part = unit.length > length and part_of(unit, i == #model.units, model)
      if not part then return nil end
      parts[i], mask, length = part, mask | part.mask, unit.length
   end
   local ranges, bits = ranges_of(mask), 0
   for _, range in ipairs(ranges) do
      range.at, bits = bits, bits + range.width
   end
   if bits > MOST_BITS then return nil end
   return setmetatable({ parts = parts, mask = mask, ranges = ranges, count = 1 << bits }, Lead)
end

-- The bits of the word of which the index is a value.
function Lead:word(index)
   local word = 0
   for _, range in ipairs(self.ranges) do
      word = word | (index >> range.at & (1 << range.width) - 1) << range.lo
   end
   return word
end

-- What words with these bits are.
function Lead:part_of(word)
   return assert(lists.find(self.parts, function(part)
      local test = part.test
      return not test or word >> 8 * test.i & test.mask ~= test.value
   end))
end

-- Leads -------------------------------------------------------------------------------------------

-- A node by some bits, of words of which `known` is known: {range, cells, count}, with what part is
-- `settled`, how many `forms` there are in it, and how many nodes are `left`.
local function by_bits(target, known, range, all)
   local cells, settled, forms, left, seen = {}, 0, 0, 0, {}
   for value = 0, (1 << range.width) - 1 do
      local cell = all:settled_early(target, { mask = known.mask | range_mask(range),
         value = known.value | value << range.lo })
      local is_node = all:at(cell) ~= nil
      cells[value], settled = cell, settled + (is_node and 0 or 1)
      if not seen[cell] and cell ~= "NO" then
         forms, left = forms + (is_node and 0 or 1), left + (is_node and 1 or 0)
      end
      seen[cell] = true
   end
   return { range = range, cells = cells, count = 1 << range.width, forms = forms, left = left,
      settled = settled / (1 << range.width) }
end

-- Parts of the ranges that are not too wide.
local function narrow_ranges(mask)
   local list = {}
   for _, range in ipairs(ranges_of(mask)) do
      local width = math.min(range.width, MOST_SECOND)
      list[#list + 1] = { lo = range.lo, width = width }
      if width < range.width then
         list[#list + 1] = { lo = range.lo + range.width - width, width = width }
      end
   end
   return list
end

-- The range with the bits below it that are not known, `most` in all.
local function extended(range, known, most)
   local lo, width = range.lo, range.width
   while lo > 0 and width < most and known >> lo - 1 & 1 == 0 do
      lo, width = lo - 1, width + 1
   end
   return { lo = lo, width = width }
end

-- Where all bits lead to; nil where they do not all lead to one place.
local function only_one(found)
   for value = 1, found.count - 1 do
      if found.cells[value] ~= found.cells[0] then return nil end
   end
   return found.cells[0]
end

-- The bits that settle most of the words that come to a node; more bits where they settle several
-- forms more, or show that no word is one.
function Lead:best_bits(target, known, all)
   local node, best, last = all:at(target), nil, nil
   if not node or not node.mask then return nil end
   for _, range in ipairs(narrow_ranges(num.without(node.mask, known.mask))) do
      local found = by_bits(target, known, range, all)
      if (found.forms > 0 or only_one(found)) and found.settled > (best and best.settled or 0) then
         best = found
      end
      last = found
   end
   if best and best.settled < 1 then
      local more = by_bits(target, known, extended(best.range, known.mask, MOST_SECOND), all)
      best = more.settled > best.settled and more or best
   end
   local from = best or last
   if from and from.left >= LEAST_MORE then
      local more = by_bits(target, known, extended(from.range, known.mask, MOST_EXTENDED), all)
      if only_one(more) or more.forms - from.forms >= LEAST_MORE and more.count <= self.room then
         return more
      end
   end
   return best
end

-- The table of a second step, which may be a node of the tree.
function Lead:table_of(found, target, all)
   local node = all:at(target)
   local range = found.range
   local key = { range.lo }
   for value = 0, found.count - 1 do key[#key + 1] = found.cells[value] end
   key = table.concat(key, " ")
   local own = self.tables[key]
   if not own then
      local same = node.range and node.range.lo == range.lo and node.count == found.count
      for value = 0, same and found.count - 1 or -1 do
         same = same and node.cells[value] == found.cells[value]
      end
      own = node
      if not same then
         own = all:new_node(("%s_by_%d"):format(node.name, range.lo),
            ("BITS(%d, 0x%x)"):format(range.lo, found.count - 1), found.count)
         own.bits, own.cells = 32, found.cells
         if range.width > MOST_SECOND then self.room = self.room - found.count end
      end
      self.tables[key] = own
      self.starts[#self.starts + 1] = own
   end
   return ("THROUGH(%s, %d, %d)"):format(own.name, range.lo, range.width)
end

--- Finds where each value of the index leads.
function Lead:build(trees)
   local all = trees.all
   self.tables, self.starts, self.leads, self.room = {}, {}, {}, MOST_CELLS
   local itself = all:new_node("itself", "ROOT", 0)
   itself.direct = true
   for _, part in ipairs(self.parts) do
      all.shared, all.bits = shared_nodes(part.tree), part.unit.bits
      part.root = all:target(part.tree, "t" .. part.unit.bits, { mask = 0, value = 0 })
   end
   local known_targets = {}
   for index = 0, self.count - 1 do
      local known = { mask = self.mask, value = self:word(index) }
      local target = all:settled_early(self:part_of(known.value).root, known)
      local found = self:best_bits(target, known, all)
      local one = found and only_one(found)
      if one then found, target = nil, one end
      if not found and all:at(target) and not known_targets[target] then
         known_targets[target] = true
         itself.cells[itself.count], itself.count = target, itself.count + 1
      end
      self.leads[index] = found and self:table_of(found, target, all) or target
   end
   all.starts = self.starts
end

-- Writing -----------------------------------------------------------------------------------------

-- The longest run of values with equal distances, powers of two: {first, step, count}.
local function run_from(first, open, count)
   local best = { first = first, step = 1, count = 1 }
   local step = 1
   while step < count do
      local number = 1
      while number < MOST_RUN do
         for i = number, 2 * number - 1 do
            if not open[first + i * step] then goto ended end
         end
         number = 2 * number
      end
      ::ended::
      if number > best.count then best = { first = first, step = step, count = number } end
      step = 2 * step
   end
   return best
end

-- A lead in C: of a target as it is, or of a table.
local function lead_text(to)
   if to:match("^THROUGH") then return to end
   local form = to:match("^IS(%(.*%))$")
   return form and "ONLY" .. form or ("DIRECT(%s)"):format(to)
end

local function put_leads(self, w)
   w:open("static const uint32_t leads[%d] = {", self.count)
   local groups, known = {}, {}
   for index = 0, self.count - 1 do
      local to = self.leads[index]
      local group = lists.entry(known, to, { to = lead_text(to), values = {} }, groups)
      table.insert(group.values, index)
   end
   for _, group in ipairs(groups) do
      local open, pieces = {}, {}
      for _, value in ipairs(group.values) do open[value] = true end
      for _, value in ipairs(group.values) do
         if open[value] then
            local run = run_from(value, open, self.count)
            for i = 0, run.count - 1 do open[value + i * run.step] = nil end
            pieces[#pieces + 1] = run.count == 1 and ("AT(0x%x, %s)"):format(value, group.to)
               or ("BY%d(0x%x, %d, %s)"):format(run.count, value, run.step, group.to)
         end
      end
      w:pack(pieces)
   end
   w:close("};\n")
end

-- The length of a word as a sum, where one bit that is 1, or two neighbouring ones, say that it is
-- the longer one of two; else nil. Where the next word begins depends on it, so that each step of
-- it counts.
local function length_sum(parts)
   local test = parts[1].test
   local mask = test and test.mask << 8 * test.i
   if #parts ~= 2 or not test or test.value ~= test.mask then return nil end
   local short = parts[1].unit.length
   local more, low = parts[2].unit.length - short, mask & -mask
   if more & more - 1 ~= 0 or mask ~= low and mask ~= 3 * low then return nil end
   local both, bit = "word", low
   if mask ~= low then both, bit = "word & word << 1", 2 * low end
   return ("%d + (%s & 0x%xu)%s"):format(short, both, bit,
      bit ~= more and (" / 0x%x * %d"):format(bit, more) or "")
end

-- The length of a word, by its bits.
function Lead:length_text()
   return length_sum(self.parts) or lists.join(self.parts, "", function(part)
      local test = part.test
      return test and ("(word & 0x%x) != 0x%x ? %du : "):format(test.mask << 8 * test.i,
         test.value << 8 * test.i, part.unit.length) or ("%du"):format(part.unit.length)
   end)
end

--- Writes the leads, after the cells.
function Lead:put(out, w)
   local index = lists.join(self.ranges, " | ", function(range)
      local text = tree.range_text(range, range.at, out)
      return #self.ranges > 1 and "(" .. text .. ")" or text
   end)
   local longest = self.parts[#self.parts].unit
   w:line("enum { SHORTEST = %d, LONGEST = %d }; /* bytes of a word */", self.parts[1].unit.length,
      longest.length)
   w:line("#define LENGTH(word) %s", self:length_text())
   w:define("INDEX(word)", index)
   w:define("READ(bytes)", units.load(longest, 0, 64, out.parts.type))
   w:line("\n#include \"base/decode_lead.h\"\n")
   put_leads(self, w)
end

return M
