-- The decision tree that a generated decoder follows, one for all configurations of a unit. Each
-- node tests a range of neighbouring bits and continues with the forms that are still possible; a
-- form with free bits there is under several values. The range is the one that leaves fewest
-- pairs of forms together, so an opcode field becomes one switch at the top. Forms of different
-- configurations may stay together: a leaf tests the configuration.
--
-- switch  {tag="switch", lo, width, children={ {value, node}.. rising values }, default=node|nil}:
--         the child of the bits lo..lo+width-1, else the default, else no form
-- leaf    {tag="leaf", form, configs=integer|nil, condition=condition|nil, lines=bool,
--         otherwise=node|nil}
--         A word reaches the leaf. In the configurations `configs` (bit 0 the first one; nil: all),
--         when `condition` holds, the word is the form's or no form's: the form's, if each
--         outermost choice of it selects an alternative (`decode.lines`); only with `lines` may one
--         select none. Else, and in other configurations, continue with `otherwise`, or no form.
-- unallocated  {tag="unallocated"}: no form; only where a value must not reach the default
--
-- A condition is a result of `gen/wordset/cover.lua`: `{negated, cubes, also}`, nil when always
-- true; `also` is `{words, whens}` of conditions between fields (`gen/forms/conditions.lua`).
-- Equal subtrees are the same table, so an emitter can join their cases.
local lists = require("gen.base.lists")
local wordcover = require("gen.wordset.cover")
local wordset = require("gen.wordset")
local conditions = require("gen.forms.conditions")

local M = {}

local WIDEST = 10     -- bits of a switch chosen for what it distinguishes
local MOST_BITS = 12  -- bits of a switch after it was widened by bits that all forms fix
local CANDIDATES = 24 -- ranges whose effect is worked out
local EXACT = 64      -- most forms for which it is worked out exactly

-- Forms with what is still open of them, under the bits decided so far ----------------------------

-- An entry is {form, set, parts}. A part is {configs, set, pick} for configurations in which they
-- are the same: words of the form, and words for which all its choices have an alternative, both
-- without the bits that the path to the node has decided. `set` of the entry is the union.

-- Parts with equal sets as one, and what they have together; nil without words.
local function new_entry(space, form, parts)
   local kept, set = {}, 0
   for _, part in ipairs(parts) do
      local known
      for _, other in ipairs(kept) do
         if other.set == part.set and other.pick == part.pick then known = other end
      end
      if known then
         known.configs = known.configs | part.configs
      elseif part.set ~= 0 then
         kept[#kept + 1] = { configs = part.configs, set = part.set, pick = part.pick }
         set = space:bor(set, part.set)
      end
   end
   if set == 0 then return nil end
   return { form = form, set = set, parts = kept }
end

local function map(space, entry, change)
   local parts = lists.map(entry.parts, function(part)
      return { configs = part.configs, set = change(part.set), pick = change(part.pick) }
   end)
   return new_entry(space, entry.form, parts)
end

local function restrict(space, entry, bit, value)
   return map(space, entry, function(set) return space:cofactor(set, bit, value) end)
end

-- Values that the range can have in an entry, with what is left of it: array of {value, entry}.
-- Bits that the entry fixes are put in at once, the others one by one.
local function spread(build, entry, lo, width)
   local space, out = build.space, {}
   local fixed, known, free, start = build.fixed_of(entry.set), {}, {}, 0
   for bit = lo, lo + width - 1 do
      known[bit] = fixed[bit]
      if not fixed[bit] then free[#free + 1] = bit else start = start | fixed[bit] << bit - lo end
   end
   local function walk(rest, i, value)
      if i == 0 then
         out[#out + 1] = { value = value, entry = rest }
         return
      end
      for one = 0, 1 do
         local next_rest = restrict(space, rest, free[i], one)
         if next_rest then walk(next_rest, i - 1, value | one << free[i] - lo) end
      end
   end
   if #free < width then
      entry = map(space, entry, function(set) return space:restrict_bits(set, known) end)
   end
   walk(entry, #free, start)
   return out
end

-- The values alone, as an array; for many forms every combination of the free bits counts, which is
-- faster and can only be a superset.
local function values_of(build, entry, lo, width, exact)
   if exact then
      return lists.map(spread(build, entry, lo, width), function(found) return found.value end)
   end
   local fixed, values = build.fixed_of(entry.set), { 0 }
   for bit = lo, lo + width - 1 do
      local mark = 1 << bit - lo
      if fixed[bit] == 1 then
         for i = 1, #values do values[i] = values[i] | mark end
      elseif not fixed[bit] then
         for i = 1, #values do values[#values + 1] = values[i] | mark end
      end
   end
   return values
end

-- Choosing the range ------------------------------------------------------------------------------

-- fixed[i] = bits that are the same in all words of entry i, as [bit] = 0 | 1 | nil.
local function all_fixed(build, entries)
   return lists.map(entries, function(entry) return build.fixed_of(entry.set) end)
end

local function tallies(build, fixed)
   local zeros, ones = {}, {}
   for bit = 0, build.bits - 1 do
      zeros[bit], ones[bit] = 0, 0
      for i = 1, #fixed do
         local value = fixed[i][bit]
         if value == 0 then zeros[bit] = zeros[bit] + 1 end
         if value == 1 then ones[bit] = ones[bit] + 1 end
      end
   end
   return zeros, ones
end

-- Forms by which bits they fix, so that ranges are judged once for all forms of a kind.
local function kinds_of(build, fixed)
   local kinds, by_key = {}, {}
   for i = 1, #fixed do
      local marks = {}
      for bit = 0, build.bits - 1 do marks[bit + 1] = fixed[i][bit] and "1" or "0" end
      local key = table.concat(marks)
      if not by_key[key] then
         by_key[key] = { count = 0, fixed = fixed[i] }
         kinds[#kinds + 1] = by_key[key]
      end
      by_key[key].count = by_key[key].count + 1
   end
   return kinds
end

-- Entries of all children together when the forms are spread over a range: free bits double a form.
local function spread_size(kinds, lo, width)
   local total = 0
   for _, kind in ipairs(kinds) do
      local free = 0
      for bit = lo, lo + width - 1 do
         if not kind.fixed[bit] then free = free + 1 end
      end
      total = total + (kind.count << free)
   end
   return total
end

local function is_useful(zeros, ones, bit) return zeros[bit] > 0 and ones[bit] > 0 end

-- Ranges to examine, best first by the estimated share of pairs that their bits leave together.
local function candidates(build, entries, zeros, ones, kinds)
   local count, list = #entries, {}
   local most = 4 * count + 64
   for lo = 0, build.bits - 1 do
      if is_useful(zeros, ones, lo) then
         local left = 1.0
         for width = 1, math.min(WIDEST, build.bits - lo, 64 - lo % 64) do
            local bit = lo + width - 1
            left = left * (1 - 2 * zeros[bit] * ones[bit] / (count * count))
            if is_useful(zeros, ones, bit) then
               if spread_size(kinds, lo, width) > most then break end
               list[#list + 1] = { lo = lo, width = width, left = left }
            end
         end
      end
   end
   table.sort(list, function(a, b)
      if a.left ~= b.left then return a.left < b.left end
      if a.width ~= b.width then return a.width < b.width end
      return a.lo > b.lo
   end)
   return list
end

local function pairs_in(n) return n * (n - 1) // 2 end

-- Pairs of forms that are still together below a range.
local function pairs_left(build, entries, range)
   local sizes, total = {}, 0
   for _, entry in ipairs(entries) do
      for _, value in ipairs(values_of(build, entry, range.lo, range.width, #entries <= EXACT)) do
         local size = sizes[value] or 0
         total = total + size
         sizes[value] = size + 1
      end
   end
   return total
end

-- Widens a range by neighbouring bits that all entries fix: they are free here and would be tested
-- below otherwise.
local function widen(build, range, zeros, ones, count)
   local lo, hi = range.lo, range.lo + range.width - 1
   local function constant(bit)
      return bit >= 0 and bit < build.bits and bit // 64 == range.lo // 64
         and zeros[bit] + ones[bit] == count
   end
   while hi - lo + 1 < MOST_BITS and constant(hi + 1) do hi = hi + 1 end
   while hi - lo + 1 < MOST_BITS and constant(lo - 1) do lo = lo - 1 end
   return { lo = lo, width = hi - lo + 1 }
end

-- The range to test next; nil when no range helps and the forms are better tried one after the
-- other.
local function choose(build, entries)
   local fixed = all_fixed(build, entries)
   local zeros, ones = tallies(build, fixed)
   local best, best_left
   for i, range in ipairs(candidates(build, entries, zeros, ones, kinds_of(build, fixed))) do
      if i > CANDIDATES then break end
      local left = pairs_left(build, entries, range)
      if not best or left < best_left or left == best_left and range.width < best.width then
         best, best_left = range, left
      end
   end
   local before = pairs_in(#entries)
   if not best or best_left >= before then return nil end
   if #entries <= 8 and best_left * 10 > before * 7 then return nil end
   return widen(build, best, zeros, ones, #entries)
end

-- Leaves ------------------------------------------------------------------------------------------

local function meet_all(space, list)
   local set = 1
   for _, other in ipairs(list) do set = space:band(set, other) end
   return set
end

-- Words that in all configurations of `part` were found before: `found` are the parts of the
-- entries above.
local function taken_before(build, part, found)
   local space, by_config = build.space, {}
   for _, config in ipairs(build.configs) do
      if part.configs & config ~= 0 then
         local set = 0
         for _, other in ipairs(found) do
            if other.configs & config ~= 0 then set = space:bor(set, other.set) end
         end
         by_config[#by_config + 1] = set
      end
   end
   return meet_all(space, by_config)
end

-- Words of other entries in some configuration of `part`.
local function others_of(build, part, entries)
   local set = 0
   for _, other in ipairs(entries) do
      for _, rival in ipairs(other.parts) do
         if rival.configs & part.configs ~= 0 then set = build.space:bor(set, rival.set) end
      end
   end
   return set
end

-- The condition for the words of all parts: words without an alternative may pass it, words of the
-- entries `below` may not, and those of the parts `found` do not come here. Whether one condition
-- fits all parts, the condition, and whether the alternatives must be tested.
local function condition_of(build, form, parts, found, below)
   local space, lower, exact, upper = build.space, 0, 1, 1
   for _, part in ipairs(parts) do
      local own = space:bor(part.set, taken_before(build, part, found))
      local loose = space:bor(own, space:bnot(part.pick))
      lower = space:bor(lower, part.set)
      exact = space:band(exact, own)
      upper = space:band(upper, space:minus(loose, space:minus(others_of(build, part, below),
         taken_before(build, part, found))))
   end
   if not space:is_subset(lower, upper) then return false end
   local condition = wordcover.condition(space, lower, upper, conditions.also(form, space))
   return true, condition, not space:is_subset(wordcover.words(space, condition), exact)
end

local function mask_of(parts)
   local mask = 0
   for _, part in ipairs(parts) do mask = mask | part.configs end
   return mask
end

-- An entry above `otherwise`: a leaf, or one for each part where no condition fits all.
local function leaf(build, entry, found, below, otherwise)
   local groups = { entry.parts }
   if not condition_of(build, entry.form, entry.parts, found, below) then
      groups = {}
      for i, part in ipairs(entry.parts) do groups[i] = { part } end
   end
   local node = otherwise
   for i = #groups, 1, -1 do
      local _, condition, lines = condition_of(build, entry.form, groups[i], found, below)
      local mask = mask_of(groups[i])
      node = { tag = "leaf", form = entry.form, configs = mask ~= build.all and mask or nil,
         condition = condition, lines = lines, otherwise = node }
   end
   return node
end

local function cost(condition)
   return condition and #condition.cubes + (condition.also and 1 or 0) or 0
end

-- What it costs to find the words of an entry. Conditions between fields of alternatives would
-- multiply the cubes of all words, so for them words without an alternative do not matter.
local function cost_of(build, entry)
   local form = entry.form
   if not conditions.has(form) then
      return cost(wordcover.condition(build.space, entry.set, entry.set))
   end
   local fits, condition = condition_of(build, form, entry.parts, {}, {})
   return fits and cost(condition) or math.maxinteger
end

-- The forms one after the other, the one with the simplest condition first.
local function chain(build, entries)
   local order = {}
   for i, entry in ipairs(entries) do
      order[i] = { entry = entry, cost = cost_of(build, entry) }
   end
   table.sort(order, function(a, b)
      if a.cost ~= b.cost then return a.cost < b.cost end
      return a.entry.form.id < b.entry.form.id
   end)
   local node, below = nil, {}
   for i = #order, 1, -1 do
      local entry, found = order[i].entry, {}
      for j = 1, i - 1 do
         local parts = order[j].entry.parts
         lists.append(found, parts)
      end
      node = leaf(build, entry, found, below, node)
      below[#below + 1] = entry
   end
   return node
end

-- The tree ----------------------------------------------------------------------------------------

local function key_of(entries)
   local parts = {}
   for i, entry in ipairs(entries) do
      local words = { entry.form.id }
      for j, part in ipairs(entry.parts) do
         words[j + 1] = ("%d,%d,%x"):format(part.set, part.pick, part.configs)
      end
      parts[i] = table.concat(words, ":")
   end
   return table.concat(parts, " ")
end

local grow

-- Entries of each value of the range: array of {value, entries, key} for values with entries,
-- rising.
local function deal(build, entries, range)
   local of_value, values = {}, {}
   for _, entry in ipairs(entries) do
      for _, found in ipairs(spread(build, entry, range.lo, range.width)) do
         local list = of_value[found.value]
         if not list then
            list = {}
            of_value[found.value] = list
            values[#values + 1] = found.value
         end
         list[#list + 1] = found.entry
      end
   end
   table.sort(values)
   return lists.map(values, function(value)
      return { value = value, entries = of_value[value], key = key_of(of_value[value]) }
   end)
end

-- The hand that most values share, when they are more than the values without any form.
local function common_hand(hands, width)
   local counts, best = {}, nil
   for _, hand in ipairs(hands) do
      counts[hand.key] = (counts[hand.key] or 0) + 1
      if not best or counts[hand.key] > counts[best.key] then best = hand end
   end
   local empty = (1 << width) - #hands
   return best and counts[best.key] > 1 and counts[best.key] > empty and best or nil
end

local function switch(build, entries, range)
   local hands = deal(build, entries, range)
   local node = { tag = "switch", lo = range.lo, width = range.width, children = {} }
   local common = common_hand(hands, range.width)
   if common then node.default = grow(build, common.entries) end
   local next_value = 0
   local function add(value, child)
      node.children[#node.children + 1] = { value = value, node = child }
   end
   for _, hand in ipairs(hands) do
      if common then
         for value = next_value, hand.value - 1 do add(value, build.unallocated) end
         next_value = hand.value + 1
      end
      if not common or hand.key ~= common.key then add(hand.value, grow(build, hand.entries)) end
   end
   if common then
      for value = next_value, (1 << range.width) - 1 do add(value, build.unallocated) end
   end
   return node
end

grow = function(build, entries)
   local key = key_of(entries)
   local node = build.known[key]
   if not node then
      local range = #entries > 1 and choose(build, entries)
      node = range and switch(build, entries, range) or chain(build, entries)
      build.known[key] = node
   end
   return node
end

-- The parts of a form, by configuration.
local function entry_of(form, space, count)
   local parts = {}
   for c = 1, count do
      if form.sets[c] then
         local set = form.loose and form.loose[c] or form.word[c]
         parts[#parts + 1] = { configs = 1 << c - 1, set = set, pick = form.sets[c].pick }
      end
   end
   return new_entry(space, form, parts)
end

--- The tree for `forms` (all of one unit) in `count` configurations; `all` are those in which the
-- unit exists, as bits. nil when no form has a word.
function M.build(forms, count, all, unit)
   local space, entries = nil, {}
   for _, form in ipairs(forms) do
      space = space or form.space or wordset.of_unit(unit)
      entries[#entries + 1] = entry_of(form, space, count)
   end
   if #entries == 0 then return nil end
   local build = { space = space, bits = unit.bits, all = all, configs = {}, known = {},
      unallocated = { tag = "unallocated" } }
   for c = 1, count do build.configs[c] = 1 << c - 1 end
   local fixed = {} -- of all sets met, because the same ones come up at every level
   function build.fixed_of(set)
      fixed[set] = fixed[set] or space:fixed_bits(set)
      return fixed[set]
   end
   return grow(build, entries)
end

return M
