-- The decision tree that a generated decoder follows. Each node looks at a range of neighbouring
-- bits and goes on with the forms that are still possible; a form with free bits there stands under
-- several values. The range is the one that leaves fewest pairs of forms together, so an opcode
-- field becomes one switch at the top.
--
-- switch  {tag="switch", lo, width, children={ {value, node}.. rising values }, default=node|nil}:
-- the child of the
--         bits lo..lo+width-1, else the default, else no form
-- leaf    {tag="leaf", form, rest=condition|nil, full=condition|nil, lines=bool,
-- otherwise=node|nil}
--         A word reaches the leaf; it is the form's when `full` holds. Equally: when `rest` holds
--         and, if `lines`, each outermost choice of the form finds a line (`M.lines`). Else go on
--         with `otherwise`, or there is no form.
-- hole    {tag="hole"}: no form; stands only where a value must be kept from the default
--
-- A condition is what `gen/wordcover.lua` makes: `{negated, cubes}`, nil when always true. Equal
-- subtrees are the same table, so an emitter can join their cases.
local wordcover = require("gen.wordcover")

local M = {}

local WIDEST = 10     -- bits of a switch chosen for what it tells apart
local MOST_BITS = 12  -- bits of a switch after it took in neighbours that all forms fix
local CANDIDATES = 24 -- ranges whose effect is worked out
local EXACT = 64      -- most forms for which it is worked out exactly

-- Forms with what is still open of them, under the bits decided so far ----------------------------

-- An entry is {form, set, pick}: words of the form, and words for which all its choices have a
-- line, both without the bits that the path to the node has decided.
local function restrict(space, entry, bit, value)
   local set = space:cofactor(entry.set, bit, value)
   if set == 0 then return nil end
   return { form = entry.form, set = set, pick = space:cofactor(entry.pick, bit, value) }
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
   local set, pick = entry.set, entry.pick
   if #free < width then
      set, pick = space:restrict_bits(set, known), space:restrict_bits(pick, known)
   end
   walk({ form = entry.form, set = set, pick = pick }, #free, start)
   return out
end

-- The values alone, as an array; for many forms every combination of the free bits counts, which is
-- quicker and only ever too many.
local function values_of(build, entry, lo, width, exact)
   if exact then
      local values = {}
      for i, found in ipairs(spread(build, entry, lo, width)) do values[i] = found.value end
      return values
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

-- fixed[i] = bits that entry i has the same in all its words, as [bit] = 0 | 1 | nil.
local function all_fixed(build, entries)
   local fixed = {}
   for i, entry in ipairs(entries) do fixed[i] = build.fixed_of(entry.set) end
   return fixed
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

-- Ranges worth a closer look, best first by the share of pairs that their bits should leave
-- together.
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

-- Takes in neighbouring bits that all entries fix: they cost nothing here and would be tested below
-- otherwise.
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

-- The range to look at next; nil when no range helps and the forms are better tried one after the
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

-- Conditions of one form where `taken` words have already found another form.
local function leaf(build, entry, taken, otherwise)
   local space = build.space
   local care_not = taken
   local full = wordcover.condition(space, entry.set, space:bor(entry.set, care_not))
   local upper = space:bor(space:bor(entry.set, care_not), space:bnot(entry.pick))
   local rest = wordcover.condition(space, entry.set, upper)
   local lines = false
   if full then -- may a word pass `rest` without having a line for each choice?
      local passed = space:minus(wordcover.words(space, rest), care_not)
      lines = not space:is_subset(passed, entry.pick)
   end
   if not lines then rest = full end
   return { tag = "leaf", form = entry.form, rest = rest, full = full, lines = lines,
      otherwise = otherwise }
end

local function cost(condition)
   return condition and #condition.cubes or 0
end

-- The forms one after the other, the one with the simplest condition first.
local function chain(build, entries)
   local space, order = build.space, {}
   for i, entry in ipairs(entries) do
      order[i] = { entry = entry, cost = cost(wordcover.condition(space, entry.set, entry.set)) }
   end
   table.sort(order, function(a, b)
      if a.cost ~= b.cost then return a.cost < b.cost end
      return a.entry.form.id < b.entry.form.id
   end)
   local taken, before = 0, {}
   for i, item in ipairs(order) do
      before[i] = taken
      taken = space:bor(taken, item.entry.set)
   end
   local node
   for i = #order, 1, -1 do node = leaf(build, order[i].entry, before[i], node) end
   return node
end

-- The tree ----------------------------------------------------------------------------------------

local function key_of(entries)
   local parts = {}
   for i, entry in ipairs(entries) do
      parts[i] = entry.form.id .. ":" .. entry.set .. ":" .. entry.pick
   end
   return table.concat(parts, " ")
end

local grow

-- Entries of each value of the range: array of {value, entries, key} for values with entries,
-- rising.
local function deal(build, entries, range)
   local lists, values = {}, {}
   for _, entry in ipairs(entries) do
      for _, found in ipairs(spread(build, entry, range.lo, range.width)) do
         local list = lists[found.value]
         if not list then
            list = {}
            lists[found.value] = list
            values[#values + 1] = found.value
         end
         list[#list + 1] = found.entry
      end
   end
   table.sort(values)
   local hands = {}
   for i, value in ipairs(values) do
      hands[i] = { value = value, entries = lists[value], key = key_of(lists[value]) }
   end
   return hands
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
         for value = next_value, hand.value - 1 do add(value, build.hole) end
         next_value = hand.value + 1
      end
      if not common or hand.key ~= common.key then add(hand.value, grow(build, hand.entries)) end
   end
   if common then
      for value = next_value, (1 << range.width) - 1 do add(value, build.hole) end
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

--- The tree for `forms` (all of one unit) in configuration `c`; nil when none of them has a word.
function M.build(forms, c, unit)
   local entries = {}
   for _, form in ipairs(forms) do
      local set, pick = form.word[c], form.sets[c].pick
      if set ~= 0 then entries[#entries + 1] = { form = form, set = set, pick = pick } end
   end
   if #entries == 0 then return nil end
   local space = forms[1].sets[c].space
   local build = { space = space, bits = unit.bits, known = {}, hole = { tag = "hole" } }
   local fixed = {} -- of all sets met, because the same ones come up at every level
   function build.fixed_of(set)
      fixed[set] = fixed[set] or space:fixed_bits(set)
      return fixed[set]
   end
   return grow(build, entries)
end

-- Lines of choices --------------------------------------------------------------------------------

--- How to find the line of a choice, once the form is known and the line around the choice has been
-- taken: an array of `{line, condition}` in order; the first whose condition holds is it, nil
-- always holds. With `sure`, the word is known to be the form's (`full` held), so the conditions
-- may be simpler and the last one is nil. Without, no condition may hold; that happens only in a
-- choice that stands in no other choice, and then the word is not the form's.
function M.lines(form, choice, c, sure)
   local sets = form.sets[c]
   local space = sets.space
   local outer = choice.parent_line and sets.taken[choice.parent_line] or sets.base
   local known = (sure or choice.parent_line) and space:band(outer, form.word[c]) or space:all()
   local out, others = {}, space:bnot(known)
   for _, line in ipairs(choice.lines) do
      local words = space:band(known, sets.line[line])
      if words ~= 0 then
         local condition = wordcover.condition(space, words, space:bor(words, others))
         out[#out + 1] = { line = line, condition = condition }
         others = space:bor(others, words)
      end
   end
   return out
end

return M
