-- Texts that two patterns have in common item by item, but for no words: a condition between fields
-- (`when`) excludes what these would have to be. Where both print the same kinds of
-- things at the same places, each pair of items relates the fields of one word to those of the
-- other. These relations and the words of both are put into one small space of sets, with the bits
-- of these fields of either word.
local lists = require("gen.base.lists")
local num = require("gen.num")
local resolved = require("gen.resolve.field")
local fields = require("gen.asmtext.ambiguity.fields")
local spelling = require("gen.forms.spelling")
local wordset = require("gen.wordset")

local M = {}

local WIDEST = 10 -- bits of a field whose values are tried
local MOST = 64   -- bits of all fields

-- Pairs -------------------------------------------------------------------------------------------

-- All texts of a value of an item, or its number; and which of the two. nil where that depends on
-- more than one field.
local function texts_of(item, raw)
   local field = item.field
   if item.tag ~= "reg" and field.kind == "number" then return { spelling.number(item, raw) } end
   local texts = { fields.item_text(item, raw) }
   if item.tag == "field" and field.kind == "table" and not item.column then
      for _, row in ipairs(field.code_list) do
         if row.code == raw then lists.append(texts, row.also or {}) end
      end
   end
   return texts
end

local function is_number(item) return item.tag ~= "reg" and item.field.kind == "number" end

local function is_simple(item)
   local field = item.field
   return field and field.width <= WIDEST and not (item.view or item.beside or field.rel
      or field.label or field.float or field.logic or field.wrap)
end

-- Bits that conditions of a pattern are about: of its form and of its alternatives.
local function mask_of(pattern)
   local mask = 0
   local function add(source)
      for _, test in ipairs(source.tests) do
         if test.when then mask = num.bor(mask, test.field.mask) end
      end
   end
   add(pattern.form)
   for _, step in ipairs(pattern.way) do add(step.line) end
   return mask
end

-- The pairs of items that matter, `{a, b}`; nil where the patterns are not alike.
local function pairs_of(a, b, a_mask, b_mask)
   if #a.atoms ~= #b.atoms then return nil end
   local list = {}
   for k, x in ipairs(a.atoms) do
      local y = b.atoms[k]
      if x.text ~= y.text then return nil end
      local p, q = x.item, y.item
      if p and is_simple(p) and is_simple(q) and is_number(p) == is_number(q)
         and (num.meets(a_mask, p.field.mask) or num.meets(b_mask, q.field.mask)) then
         list[#list + 1] = { a = p, b = q }
      end
   end
   return list
end

-- The small space ---------------------------------------------------------------------------------

-- Bits of equal rank in their fields are near each other, as relations compare them: `{space, a,
-- b}` with the place of each bit of either word. nil where there are too many.
local function small_space(list)
   local small, count = { a = {}, b = {} }, 0
   for rank = 1, WIDEST do
      for _, pair in ipairs(list) do
         for _, side in ipairs({ "a", "b" }) do
            local bit = resolved.positions(pair[side].field)[rank]
            if bit and not small[side][bit] then
               small[side][bit], count = count, count + 1
            end
         end
      end
   end
   if count == 0 or count > MOST then return nil end
   small.space = wordset.space(count)
   return small
end

-- For each text of an item, its values in the small space.
local function values_of(item, place, space)
   local bits, found, order = resolved.positions(item.field), {}, {}
   for raw = 0, (1 << item.field.width) - 1 do
      local set = space:all()
      for i, bit in ipairs(bits) do
         set = space:band(set, space:bit(place[bit], raw >> i - 1 & 1))
      end
      for _, text in ipairs(texts_of(item, raw)) do
         if not found[text] then order[#order + 1] = text end
         found[text] = space:bor(found[text] or space:none(), set)
      end
   end
   return found, order
end

-- The values of both items that print the same.
local function alike(pair, small)
   local space, any = small.space, 0
   local left, order = values_of(pair.a, small.a, space)
   local right = values_of(pair.b, small.b, space)
   for _, text in ipairs(order) do
      if right[text] then any = space:bor(any, space:band(left[text], right[text])) end
   end
   return any
end

-- The words of a side that have the values of a word of the small space.
local function with_values(place, word, space)
   local mask, value = 0, 0
   for bit = 0, space.bits - 1 do
      if place[bit] then
         mask = num.bor(mask, num.pow2(bit))
         value = num.bor(value, num.shl(num.bit(word, place[bit]), bit))
      end
   end
   return space:cube(mask, value)
end

-- Values for which both print the same, as words of either side: `{a, b}`. False where there are
-- none, nil where that is not known.
local function values_in_common(list, space, a_words, b_words)
   local small = small_space(list)
   if not small then return nil end
   local set = small.space:band(wordset.move(space, a_words, small.space, small.a),
      wordset.move(space, b_words, small.space, small.b))
   for _, pair in ipairs(list) do
      set = small.space:band(set, alike(pair, small))
      if small.space:is_empty(set) then return false end
   end
   local word = small.space:smallest(set)
   return { a = with_values(small.a, word, space), b = with_values(small.b, word, space) }
end

-- Patterns ----------------------------------------------------------------------------------------

-- The words that a pattern is printed for, as far as the fields of some items are concerned.
local function words_of(pattern, list, side)
   local space, words = pattern.form.space, pattern.way.words
   for _, atom in ipairs(pattern.atoms) do
      if atom.item then words = space:band(words, atom.words) end
   end
   local low, high = 0, 0
   for _, pair in ipairs(list) do
      local l, h = fields.bits(pair[side].field)
      low, high = low | l, high | h
   end
   return space:keep(words, low, high)
end

local function narrowed(pattern, words)
   local space = pattern.form.space
   return { form = pattern.form, way = pattern.way, atoms = lists.map(pattern.atoms, function(atom)
      return fields.with_words(atom, atom.item and space:band(atom.words, words), space)
   end) }
end

local known = setmetatable({}, { __mode = "k" }) -- [space][pairs and words]

--- Two patterns as they print a common text that conditions allow; nil where they allow none. May
-- miss that, and then returns the patterns themselves.
function M.of(a, b)
   local a_mask, b_mask = mask_of(a), mask_of(b)
   if num.eq(a_mask, 0) and num.eq(b_mask, 0) then return a, b end
   local space, list = a.form.space, pairs_of(a, b, a_mask, b_mask)
   if not list or #list == 0 or space ~= b.form.space then return a, b end
   local a_words, b_words = words_of(a, list, "a"), words_of(b, list, "b")
   local key = lists.join(list, "/", function(pair)
      return fields.kind(pair.a) .. "=" .. fields.kind(pair.b)
   end) .. " " .. a_words .. " " .. b_words
   local of_space = lists.entry(known, space, {})
   if of_space[key] == nil then
      of_space[key] = { values = values_in_common(list, space, a_words, b_words) }
   end
   local values = of_space[key].values
   if values == false then return nil end
   if not values then return a, b end
   return narrowed(a, values.a), narrowed(b, values.b)
end

return M
