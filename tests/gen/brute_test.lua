-- Decoding against brute force: random small instruction sets of 8 to 10 bits, in which every word
-- is classified by a matcher that knows nothing of word sets; overlaps, unreachable forms, the
-- encoding-space summary and the decision tree must agree.
package.path = "./?.lua;" .. package.path
local lu = require("luaunit")
local decode = require("gen.encoding.decode")
local wordcover = require("gen.wordset.cover")
local brute_isa = require("tests.lib.brute_isa")

-- The naive matcher -------------------------------------------------------------------------------

local function extract(field, word)
   local value, taken = 0, 0
   for _, piece in ipairs(field.pieces) do
      for bit = piece.lo, piece.hi do
         value = value | (word >> bit & 1) << taken
         taken = taken + 1
      end
   end
   return value
end

local test_holds -- forward

local function relation_holds(relation, word)
   if relation.set then return test_holds(relation, word) end
   local a, b = extract(relation.field, word), extract(relation.other, word)
   if relation.op == "=" then return a == b end
   if relation.op == "!=" then return a ~= b end
   if relation.op == "<" then return a < b end
   return a <= b
end

local function condition_holds(when, word)
   for _, group in ipairs(when.groups) do
      local all = true
      for _, relation in ipairs(group) do all = all and relation_holds(relation, word) end
      if all then return true end
   end
   return false
end

test_holds = function(test, word)
   if test.when then return condition_holds(test.when, word) end
   local value = extract(test.field, word)
   for _, part in ipairs(test.set) do
      if part.picture then
         if value & part.mask == part.value then return true end
      elseif part.lo <= value and value <= part.hi then
         return true
      end
   end
   return false
end

local function tests_hold(tests, word)
   for _, test in ipairs(tests) do
      if not test_holds(test, word) then return false end
   end
   return true
end

-- Appends the lines taken at the choices; returns false without a line, sets way.twice when lines
-- meet.
local function take_lines(choices, word, exists, way)
   for _, choice in ipairs(choices) do
      local hit
      for _, line in ipairs(choice.lines) do
         local inner = { twice = false }
         if exists(line) and tests_hold(line.tests, word)
            and take_lines(line.choices, word, exists, inner) then
            if hit then way.twice = true end
            hit = hit or { line = line, inner = inner }
         end
      end
      if not hit then return false end
      way[#way + 1] = { choice = choice, line = hit.line }
      way.twice = way.twice or hit.inner.twice
      table.move(hit.inner, 1, #hit.inner, #way + 1, way)
   end
   return true
end

local RANK = { visible = 4, zero = 3, unknown = 2, ignored = 1 }

local function clauses_at(source, bit, best)
   local mark = 1 << bit
   for _, carry in ipairs(source.carried) do
      if carry.field.mask & mark ~= 0 then best = { rank = 9 } end
   end
   for _, test in ipairs(source.tests) do
      local place = 0
      for _, piece in ipairs(test.domain and {} or test.field.pieces) do
         for b = piece.lo, piece.hi do
            local named = false
            for _, part in ipairs(test.set) do
               named = named or not part.picture or part.picture:sub(-1 - place, -1 - place) ~= "."
            end
            if b == bit and named then best = { rank = 9 } end
            place = place + 1
         end
      end
   end
   for _, soft in ipairs(source.soft) do
      if soft.mask & mark ~= 0 and RANK[soft.word] > best.rank then
         best = { rank = RANK[soft.word], word = soft.word, value = { soft.value >> bit & 1 } }
      elseif soft.mask & mark ~= 0 and RANK[soft.word] == best.rank then
         best.value[#best.value + 1] = soft.value >> bit & 1
      end
   end
   return best
end

-- "unallocated", "open", "reserved", "unknown" or "decoded" for a word and a form, and the
-- alternatives.
local function classify(isa, form, word, c)
   if not form.existed[c] or not tests_hold(form.tests, word) then return "unallocated" end
   local way = { twice = false }
   if not take_lines(form.top, word, function(line) return line.existed[c] end,
      way) then return "open" end
   local class = form.page.unknown and "unknown" or "decoded"
   for bit = 0, isa.bits - 1 do
      local best = clauses_at(form, bit, { rank = 0, word = form.rest and form.rest.word,
         value = { form.rest and form.rest.value >> bit & 1 } })
      for _, step in ipairs(way) do best = clauses_at(step.line, bit, best) end
      local departs = false
      for _, value in ipairs(best.value or {}) do departs = departs or value ~= word >> bit & 1 end
      if departs and best.word == "zero" then return "reserved", way end
      if departs and best.word == "unknown" then class = "unknown" end
   end
   return class, way
end

local function begins(name, prefix)
   return name == prefix or name:sub(1, #prefix + 1) == prefix .. "."
end

local function is_over(page, form)
   if form.page == page then return false end
   for _, over in ipairs(page.overs) do
      if begins(form.name, over.name) then return true end
   end
   return false
end

-- Instructions with `otherwise` have no word of others.
local function give_way(hits)
   local normal = {}
   for _, hit in ipairs(hits) do
      if not hit.form.page.otherwise then normal[#normal + 1] = hit end
   end
   return #normal > 0 and normal or hits
end

-- Everything about one configuration: forms of each word, counts, forms and overs in use.
local function enumerate(isa, c)
   local all = { words = {}, encoding_space = { decoded = 0, unknown = 0, reserved = 0,
      unallocated = 0, otherwise = 0,
      open = 0 }, twice = false,
      met = {}, alive = {}, raw = {}, opens = {} }
   for word = 0, (1 << isa.bits) - 1 do
      local found, any, open = {}, false, {}
      for _, form in ipairs(isa.all_forms) do
         local class, way = classify(isa, form, word, c)
         if class == "decoded" or class == "unknown" then
            found[#found + 1] = { form = form, class = class, way = way }
         end
         if way then all.raw[form] = true end
         any = any or way ~= nil
         if class == "open" then open[#open + 1] = form end
         all.twice = all.twice or way and way.twice
      end
      local kept = {}
      for _, lower in ipairs(found) do
         local taken = false
         for _, upper in ipairs(found) do
            if is_over(upper.form.page, lower.form) then
               taken = true
               for _, over in ipairs(upper.form.page.overs) do
                  if begins(lower.form.name, over.name) then all.met[over] = true end
               end
            end
         end
         if not taken then kept[#kept + 1] = lower end
      end
      kept = give_way(kept)
      for _, hit in ipairs(kept) do all.alive[hit.form] = true end
      all.words[word] = kept
      local class = kept[1] and kept[1].class or any and "reserved" or "unallocated"
      for _, hit in ipairs(kept) do if hit.class == "unknown" then class = "unknown" end end
      if kept[1] and kept[1].form.page.otherwise then class = "otherwise" end
      all.encoding_space[class] = all.encoding_space[class] + 1
      all.opens[word] = not any and open or {}
   end
   for word = 0, (1 << isa.bits) - 1 do -- a form without any word does not exist
      local open = false
      for _, form in ipairs(all.opens[word]) do open = open or all.raw[form] end
      if open then all.encoding_space.open = all.encoding_space.open + 1 end
   end
   return all
end

-- Comparison --------------------------------------------------------------------------------------

local function new_report()
   local report = { codes = {}, list = {} }
   function report:error(code, at, message, extra)
      self.codes[code] = (self.codes[code] or 0) + 1
      self.list[#self.list + 1] = { code = code, at = at, message = message, extra = extra }
   end
   report.warning = report.error
   return report
end

-- The pass replaces what exists where; the matcher needs it as it was written.
local function remember(isa)
   isa.all_forms = {}
   for i, form in ipairs(isa.forms) do
      isa.all_forms[i] = form
      form.existed = table.move(form.configs, 1, isa.count, 1, {})
      for _, choice in ipairs(form.choices) do
         for _, line in ipairs(choice.lines) do line.existed =
            table.move(line.configs, 1, isa.count, 1, {}) end
      end
   end
end

local function pair_text(a, b)
   if a.id > b.id then a, b = b, a end
   return ("`%s` and `%s` both match"):format(a.name, b.name)
end

local function check_overlaps(isa, found, report)
   local expected, number = {}, 0
   for c = 1, isa.count do
      for word = 0, (1 << isa.bits) - 1 do
         local hits = found[c].words[word]
         for i = 1, #hits do
            for j = i + 1, #hits do
               local text = pair_text(hits[i].form, hits[j].form)
               if not expected[text] then
                  expected[text] = ("%s %0" .. (isa.bits + 3) // 4 .. "x"):format(text, word)
                  number = number + 1
               end
            end
         end
      end
   end
   lu.assertEquals(report.codes.E30 or 0, number)
   for _, item in ipairs(report.list) do
      if item.code == "E30" then
         local text = expected[item.message:match("^`[^`]*` and `[^`]*` both match")]
         lu.assertNotNil(text, item.message)
         lu.assertEquals(item.message:sub(1, #text), text)
      end
   end
   return number
end

local function check_reports(isa, found, report)
   local dead, idle, empty = 0, 0, 0
   for _, form in ipairs(isa.all_forms) do
      local raw, alive = false, false
      for c = 1, isa.count do
         raw, alive = raw or found[c].raw[form], alive or found[c].alive[form]
      end
      form.is_there = raw
      -- A form whose must-be-zero bits contradict its tests cannot be written; then it has raw
      -- words and no others.
      if raw and not alive then dead = dead + 1 end
   end
   for _, page in ipairs(isa.pages) do
      for _, over in ipairs(page.overs) do
         local met = false
         for c = 1, isa.count do met = met or found[c].met[over] end
         if not met then idle = idle + 1 end
      end
   end
   for _, page in ipairs(isa.pages) do
      local any = false
      for _, form in ipairs(isa.all_forms) do any = any or form.page == page and form.is_there end
      if not any then empty = empty + 1 end
   end
   lu.assertEquals(report.codes.E34 or 0, dead)
   lu.assertEquals(report.codes.E31 or 0, idle)
   lu.assertEquals(report.codes.E27 or 0, empty)
end

local function check_encoding_space(isa, found)
   for c = 1, isa.count do
      for class, count in pairs(found[c].encoding_space) do
         lu.assertEquals({ class, isa.encoding_space[c][class] }, { class, count })
      end
   end
end

-- The line that a decoder finds for a choice, nil when there is none.
local line_cache
local function line_of(isa, form, choice, c, word)
   local key = form.id .. " " .. choice.slot
   line_cache[key] = line_cache[key] or { decode.lines(form, choice, isa.count) }
   for _, row in ipairs(line_cache[key][1]) do
      if (not row.configs or row.configs >> c - 1 & 1 == 1)
         and wordcover.holds(row.condition, word) then
         return row.line
      end
   end
   lu.assertFalse(line_cache[key][2])
end

-- Follows the tree as generated code would.
local function walk(isa, node, word, c)
   while node do
      if node.tag == "unallocated" then return nil end
      if node.tag == "switch" then
         local value, child = word >> node.lo & (1 << node.width) - 1, node.default
         for _, entry in ipairs(node.children) do
            if entry.value == value then child = entry.node end
         end
         node = child
      elseif (not node.configs or node.configs >> c - 1 & 1 == 1)
         and wordcover.holds(node.condition, word) then
         for _, choice in ipairs(node.lines and node.form.top or {}) do
            if not line_of(isa, node.form, choice, c, word) then return nil end
         end
         return node.form
      else
         node = node.otherwise
      end
   end
   return nil
end

-- Leaves of a tree that test a condition between fields as such, not by cubes.
local function count_also(node, seen)
   if not node or seen[node] then return 0 end
   seen[node] = true
   local count = node.condition and node.condition.also and 1 or 0
   for _, entry in ipairs(node.children or {}) do count = count + count_also(entry.node, seen) end
   return count + count_also(node.default, seen) + count_also(node.otherwise, seen)
end

-- Returns 1 where a leaf tests a condition between fields.
local function check_tree(isa, found)
   line_cache = {}
   local tree, rest = decode.tree(isa, isa.units[1])
   local with_also = count_also(tree, {}) + count_also(rest, {})
   for c = 1, isa.count do
      for word = 0, (1 << isa.bits) - 1 do
         local hit = found[c].words[word][1]
         local form, taken = hit and hit.form, walk(isa, tree, word, c)
            or walk(isa, rest, word, c)
         if taken ~= form then
            lu.fail(("word %x in %d is %s, the tree says %s"):format(word, c,
               form and form.name or "none", (taken or { name = "none" }).name))
         end
         for _, step in ipairs(hit and hit.way or {}) do
            lu.assertIs(line_of(isa, form, step.choice, c, word), step.line)
         end
      end
   end
   return math.min(with_also, 1)
end

TestBrute = {}

local function run(first, last)
   local clean, clashes, with_over, with_rest, with_also = 0, 0, 0, 0, 0
   for number = first, last do
      local isa = brute_isa.new(number)
      remember(isa)
      local report = new_report()
      decode.check(isa, report)
      local found, twice = {}, false
      for c = 1, isa.count do
         found[c] = enumerate(isa, c)
         twice = twice or found[c].twice
      end
      lu.assertEquals(report.codes.E32 ~= nil, twice or false, "isa " .. number)
      if not twice then
         check_reports(isa, found, report)
         local overlaps = check_overlaps(isa, found, report)
         check_encoding_space(isa, found)
         if overlaps == 0 then
            with_also = with_also + check_tree(isa, found)
            clean = clean + 1
            for c = 1, isa.count do
               with_over = with_over + (next(found[c].met) and 1 or 0)
               with_rest = with_rest + (found[c].encoding_space.otherwise > 0 and 1 or 0)
            end
         else
            clashes = clashes + 1
         end
      end
   end
   lu.assertTrue(clean > 0 and clashes > 0)
   return clean, clashes, with_over, with_rest, with_also
end

function TestBrute:test_random_instruction_sets()
   local clean, clashes, with_over, with_rest, with_also = run(1, 150)
   lu.assertTrue(clean >= 40, clean .. " without overlap")
   lu.assertTrue(clashes >= 20, clashes .. " with overlaps")
   lu.assertTrue(with_rest >= 3, with_rest .. " with an `otherwise` that has words")
   lu.assertTrue(with_also >= 3, with_also .. " with a tree that tests a condition between fields")
   lu.assertTrue(with_over >= 3, with_over .. " with a working `over`")
end

os.exit(lu.LuaUnit.run())
