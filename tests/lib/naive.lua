-- A reader of random instruction sets (`tests/lib/random_isa.lua`) that looks at every word one by
-- one and knows nothing of word sets, trees or tries: what the checker finds must be what it finds.
local tested_mask = require("tests.lib.random_isa").tested_mask
local conditions = require("tests.lib.conditions")
local lengths = require("tests.lib.naive_lengths")
local naive_text = require("tests.lib.naive_text")

local M = {}

local extract = naive_text.extract

-- Words and fields --------------------------------------------------------------------------------

local function part_holds(part, value, width)
   if not part.picture then return part.lo <= value and value <= part.hi end
   for i = 1, width do
      local mark, bit = part.picture:sub(i, i), value >> width - i & 1
      if mark == "0" and bit == 1 or mark == "1" and bit == 0 then return false end
   end
   return true
end

local function set_holds(set, value, width)
   for _, part in ipairs(set) do
      if part_holds(part, value, width) then return true end
   end
   return false
end

local function in_domain(field, value)
   if field.exclude and field.exclude[value] then return false end
   if field.kind == "list" then return field.texts[value] ~= nil end
   if field.kind == "register" and not (field.absent and field.absent[value]) then
      return value < field.file.count
   end
   return true
end

local function exists(node, config)
   return not node.on or config.FEAT == (node.on == "with")
end

-- `else` takes what no other line of the choice tests, in this configuration.
local function test_holds(test, word, lines, config)
   local value = extract(test.field, word)
   if test.is_else then
      for _, line in ipairs(lines) do
         if line.tests[1] ~= test and exists(line, config)
            and set_holds(line.tests[1].set, value, test.field.width) then
            return false
         end
      end
      return true
   end
   return set_holds(test.set, value, test.field.width) ~= (test.neg or false)
end

local function tests_hold(node, word, lines, config)
   for _, test in ipairs(node.tests) do
      if not test_holds(test, word, lines, config) then return false end
   end
   for _, item in ipairs(node.items) do
      if item.field and not in_domain(item.field, extract(item.field, word)) then return false end
   end
   return true
end

-- Lines -------------------------------------------------------------------------------------------

-- Appends what the items of a node take to `way`: {node, item, line} for operands, {node, item,
-- absent} for registers that need not be there. False when an operand has no line; `way.twice` when
-- one has two.
local function take(node, word, config, way)
   for _, item in ipairs(node.items) do
      if item.operand then
         local hit
         for number, line in ipairs(item.operand.lines) do
            local inner = {}
            if exists(line, config) and tests_hold(line, word, item.operand.lines, config)
               and conditions.holds(line.when, word)
               and take(line, word, config, inner) then
               if hit then way.twice = true end
               hit = hit or { line = line, number = number, inner = inner }
            end
         end
         if not hit then return false end
         way.twice = way.twice or hit.inner.twice
         way[#way + 1] = { item = item, line = hit.line, number = hit.number, inner = hit.inner }
      elseif item.field and item.field.absent and not item.mul and not item.add then
         way[#way + 1] = { item = item, absent = item.field.absent[extract(item.field, word)]
            or false }
      end
   end
   return true
end

-- All nodes of a way, the form first, in text order.
local function nodes_of(form, way, out)
   out = out or { form }
   for _, step in ipairs(way) do
      if step.line then
         out[#out + 1] = step.line
         nodes_of(nil, step.inner, out)
      end
   end
   return out
end

local function absent_items(way, out)
   for _, step in ipairs(way) do
      if step.absent then out[step.item] = true end
      if step.inner then absent_items(step.inner, out) end
   end
   return out
end

-- Coverage ----------------------------------------------------------------------------------------

local RANK = { visible = 4, zero = 3, unknown = 2, ignored = 1 }

-- Coverage of the word by one combination: operand fields, hard bits, don't-care bits, and the
-- mistakes among them.
local function coverage_of(form, way, bits)
   local nodes, absent = nodes_of(form, way), absent_items(way, {})
   local all = { carried = 0, tested = 0, codes = {}, fields = {}, softs = {} }
   for _, node in ipairs(nodes) do
      for _, item in ipairs(node.items) do
         if item.field and absent[item] then
            all.tested = all.tested | item.field.mask
         elseif item.field then
            if all.carried & item.field.mask ~= 0 and not all.fields[item.field] then
               for field in pairs(all.fields) do
                  if field.mask & item.field.mask ~= 0 then all.codes.E21 = true end
               end
            end
            all.fields[item.field] = true
            all.carried = all.carried | item.field.mask
         end
      end
      for _, test in ipairs(node.tests) do all.tested = all.tested | tested_mask(test) end
      for _, soft in ipairs(node.soft) do all.softs[#all.softs + 1] =
         { soft = soft, own = node == form } end
   end
   all.hard = all.carried | all.tested
   all.best = {}
   for bit = 0, bits - 1 do
      local mark = 1 << bit
      if all.hard & mark == 0 then
         local best = form.rest and { rank = 0, word = form.rest.word, value = form.rest.value >> bit & 1 } or nil
         for _, entry in ipairs(all.softs) do
            if entry.soft.mask & mark ~= 0 and (not best or RANK[entry.soft.word] > best.rank) then
               best = { rank = RANK[entry.soft.word], word = entry.soft.word,
                  value = entry.soft.value >> bit & 1 }
            end
         end
         if not best then all.codes.E20 = true end
         all.best[bit] = best
      end
   end
   return all
end

-- Don't-care bits of the form's own line meet nothing harder; one of an operand's line wins somewhere.
local function judge_softs(all, rest, won)
   for _, like in ipairs(rest and rest.likes or {}) do won[like] = won[like] or false end
   if rest then won[rest] = won[rest] or false end
   for bit, best in pairs(all.best) do
      if best.rank == 0 then won[rest] = true end
      for _, like in ipairs(best.rank == 0 and rest.likes or {}) do
         won[like] = won[like] or bit >= like.lo and bit <= like.hi
      end
   end
   for _, entry in ipairs(all.softs) do
      local soft = entry.soft
      if won[soft] == nil and not entry.own then won[soft] = false end
      if entry.own and soft.mask & all.hard ~= 0 then all.codes.E23 = true end
      for bit, best in pairs(all.best) do
         if soft.mask >> bit & 1 == 1 then
            if best.rank > RANK[soft.word] then
               if entry.own then all.codes.E23 = true end
            elseif not entry.own then
               won[soft] = true
            end
         end
      end
   end
end

local function identity(form, way)
   local parts = { form.name }
   local function add(list)
      for _, step in ipairs(list) do
         parts[#parts + 1] = step.line and step.number or step.absent and "n" or "r"
         if step.inner then add(step.inner) end
      end
   end
   add(way)
   return table.concat(parts, " ")
end

-- Canonical words ---------------------------------------------------------------------------------

-- Values of a test in the order in which they are tried.
local function ordered_values(test)
   local list, width = {}, test.field.width
   local parts = (test.is_else or test.neg) and { { lo = 0, hi = (1 << width) - 1 } } or test.set
   for _, part in ipairs(parts) do
      for value = 0, (1 << width) - 1 do
         if part_holds(part, value, width) then list[#list + 1] = value end
      end
   end
   return list
end

-- Codes of "no register": the stated first one, then the others.
local function absent_test(field)
   local set, others = { { lo = field.absent.first, hi = field.absent.first } }, {}
   for value = 0, (1 << field.width) - 1 do
      if field.absent[value] and value ~= field.absent.first then
         others[#others + 1] = { lo = value, hi = value }
      end
   end
   table.move(others, 1, #others, 2, set)
   return { field = field, set = set }
end

-- Tests of a form, then those of what it takes, in text order.
local function tests_of(form, way, out)
   out = out or table.move(form.tests, 1, #form.tests, 1, {})
   for _, step in ipairs(way) do
      if step.absent then out[#out + 1] = absent_test(step.item.field) end
      if step.line then
         table.move(step.line.tests, 1, #step.line.tests, #out + 1, out)
         tests_of(nil, step.inner, out)
      end
   end
   return out
end

-- Words that agree on text but for the mask, reduced test by test, then bit by bit, to the
-- canonical one.
local function canonical_of(group, bits)
   local words = group.words
   local function keep(holds)
      local kept = {}
      for _, word in ipairs(words) do
         if holds(word) then kept[#kept + 1] = word end
      end
      if #kept > 0 then
         words = kept
         return true
      end
   end
   local free = ~group.coverage.carried
   for _, test in ipairs(group.tests) do
      -- a `.` of a picture leaves its bit to others
      local said = extract(test.field, tested_mask(test))
      if tested_mask(test) & free ~= 0 then
         for _, value in ipairs(ordered_values(test)) do
            if keep(function(word) return (extract(test.field,
               word) ~ value) & said == 0 end) then break end
         end
      end
   end
   for bit = 0, bits - 1 do
      local best = group.coverage.best[bit]
      if best then keep(function(word) return word >> bit & 1 == best.value end) end
   end
   table.sort(words)
   return words[1], #words
end

-- All words ---------------------------------------------------------------------------------------

-- Forms that take a word, with what is known about each hit; forms by name for `over`.
local function hits_of(isa, word, unit, config, cache)
   local hits, reserved, codes = {}, false, cache.codes
   for _, form in ipairs(isa.forms) do
      local way = {}
      if form.unit == unit and exists(form, config) and tests_hold(form, word, {}, config)
         and conditions.holds(form.when, word) and take(form, word, config, way) then
         if way.twice then codes.E32 = true end
         local key = identity(form, way)
         local coverage = cache.coverage[key]
         if not coverage then
            coverage = coverage_of(form, way, unit)
            judge_softs(coverage, form.rest, cache.won)
            cache.coverage[key] = coverage
            -- a set: order is of no consequence
            for code in pairs(coverage.codes) do codes[code] = true end
         end
         local zero, unknown = false, form.page.unknown
         for bit, best in pairs(coverage.best) do -- bits: order is of no consequence
            local departs = word >> bit & 1 ~= best.value
            if best.word == "zero" and word >> bit & 1 == 1 then zero = true end
            if best.word == "unknown" and departs then unknown = true end
         end
         cache.raw[form] = true
         if zero then
            reserved = true
         else
            hits[#hits + 1] = { form = form, way = way, key = key, coverage = coverage,
               unknown = unknown }
         end
      end
   end
   return hits, reserved
end

local function covers(page, form)
   for _, over in ipairs(page.overs) do
      if form.page ~= page and (form.name == over.name
         or form.name:sub(1, #over.name + 1) == over.name .. ".") then
         return over
      end
   end
   return nil
end

local function without_taken(hits, cache)
   local kept = {}
   for _, lower in ipairs(hits) do
      local taken = false
      for _, upper in ipairs(hits) do
         local over = covers(upper.form.page, lower.form)
         if over then taken, cache.met[over] = true, true end
      end
      if not taken then kept[#kept + 1] = lower end
   end
   return kept
end

-- Those of instructions with `otherwise` only where no other one is, of another length neither.
local function give_way(hits, is_elsewhere)
   local normal = {}
   for _, hit in ipairs(hits) do
      if not hit.form.page.otherwise then normal[#normal + 1] = hit end
   end
   return #normal == 0 and not is_elsewhere and hits or normal
end

local function group_key(hit, word)
   return ("%s %x"):format(hit.key, word & hit.coverage.carried)
end

-- Every word of one unit in one configuration; `elsewhere` are those at which an instruction of
-- another length is.
local function read_words(isa, unit, config, cache, elsewhere)
   local all = { words = {}, encoding_space = { decoded = 0, unknown = 0, reserved = 0,
      unallocated = 0, otherwise = 0 },
      pairs = {}, groups = {},
      bits = unit }
   for word = 0, (1 << unit) - 1 do
      local hits, reserved = hits_of(isa, word, unit, config, cache)
      for _, hit in ipairs(hits) do
         local key = group_key(hit, word)
         local group = all.groups[key]
         if not group then
            group = { words = {}, coverage = hit.coverage, tests = tests_of(hit.form, hit.way) }
            all.groups[key] = group
         end
         group.words[#group.words + 1] = word
      end
      hits = give_way(without_taken(hits, cache), elsewhere(word))
      for _, hit in ipairs(hits) do cache.alive[hit.form] = true end
      for i = 1, #hits do
         for j = i + 1, #hits do
            local key = hits[i].form.name .. " " .. hits[j].form.name
            all.pairs[key] = all.pairs[key] or word
         end
      end
      local hit = hits[1]
      local class = hit and (hit.unknown and "unknown" or "decoded") or reserved and "reserved"
         or "unallocated"
      if hit and hit.form.page.otherwise then class = "otherwise" end
      all.encoding_space[class] = all.encoding_space[class] + 1
      all.words[word] = hit
   end
   return all
end

-- Is an instruction without `otherwise` at the word?
local function is_taken(isa, word, unit, config, cache)
   local hits = without_taken(hits_of(isa, word, unit, config, cache), cache)
   for _, hit in ipairs(hits) do
      if not hit.form.page.otherwise then return true end
   end
   return false
end

--- Reads all words: `{codes = {[E..] = true}, empty, parts = { {words, encoding_space, pairs, groups, bits,
-- c} .. }}`, a part for each unit of each configuration c; `empty` when some form has no word at
-- all, because its tests and what its fields may be exclude each other.
function M.read(isa)
   local cache = { codes = {}, won = {}, raw = {}, alive = {}, met = {} }
   local out = { codes = cache.codes, parts = {} }
   for c, config in ipairs(isa.configs) do
      cache.coverage = {}
      local parts, elsewhere = {}, lengths.other(isa, function(word, unit)
         return is_taken(isa, word, unit, config, cache)
      end)
      for _, unit in ipairs(isa.units) do
         local part = read_words(isa, unit, config, cache, elsewhere(unit))
         part.c = c
         if next(part.pairs) then cache.codes.E30 = true end
         parts[#parts + 1], out.parts[#out.parts + 1] = part, part
      end
      if lengths.has_prefix(isa, parts) then cache.codes.E33 = true end
   end
   for _, won in pairs(cache.won) do
      if not won then cache.codes.E24 = true end
   end
   local effect = {}
   for _, form in ipairs(isa.forms) do
      conditions.note_lines(form, form.unit, function(node, word)
         return tests_hold(node, word, {}, isa.configs[1])
      end, effect)
   end
   for _, excludes in pairs(effect) do -- any: order is of no consequence
      if not excludes then cache.codes.E24 = true end
   end
   for _, form in ipairs(isa.forms) do
      if form.when and not conditions.has_effect(form, form.unit, test_holds) then
         cache.codes.E24 = true
      end
   end
   for _, page in ipairs(isa.pages) do
      local any = false
      for _, form in ipairs(page.forms) do
         any = any or cache.raw[form]
         out.empty = out.empty or not cache.raw[form]
         if cache.raw[form] and not cache.alive[form] then cache.codes.E34 = true end
      end
      if not any then cache.codes.E27 = true end
      for _, over in ipairs(page.overs) do
         if not cache.met[over] then cache.codes.E31 = true end
      end
   end
   return out
end

-- True where a test of several values speaks of bits that another field carries: which value comes
-- first then depends on the operand, and the generator, whose canonical bits depend on the lines
-- alone, shows a mask for it.
local function is_tangled(group)
   for _, test in ipairs(group.tests) do
      if #ordered_values(test) > 1 and tested_mask(test) & group.coverage.carried ~= 0 then
         return true
      end
   end
   return false
end

--- Whether the canonical bits of a word depend on its operands.
function M.is_tangled(part, word)
   return is_tangled(part.groups[group_key(part.words[word], word)])
end

--- Text of a word of a hit with its mask, and the canonical word of its text.
function M.text(part, word)
   local hit = part.words[word]
   local group = part.groups[group_key(hit, word)]
   if not group.canonical then group.canonical, group.left = canonical_of(group, part.bits) end
   local text = naive_text.print(hit.form, word, hit.way)
   local mask = word ~ group.canonical
   return mask == 0 and text or ("%s ^0x%x"):format(text, mask), group.canonical, hit
end

return M
