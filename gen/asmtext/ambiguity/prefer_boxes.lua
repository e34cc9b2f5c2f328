-- A box: a product of conditions on a decoded instruction, under which it prints what some word of
-- another form prints. `{[key] = term, keys}`; a term is `{kind, slot, all, ranges}`: the number of
-- the line of a choice (`line`), the raw value of a field (`value`) or the configuration (`config`)
-- is in one of the ranges `{lo, hi}` of 0 to `all` - 1; or `{kind = "equal", slot, other}`.
local lists = require("gen.base.lists")
local num = require("gen.num")
local fields = require("gen.asmtext.ambiguity.fields")
local walk = require("gen.asmtext.ambiguity.walk")
local spelling = require("gen.forms.spelling")

local M = {}

local WIDEST = 10 -- bits of a field whose values are looked at one by one

-- Terms -------------------------------------------------------------------------------------------

-- The ranges of the numbers below `all` that are wanted, over those that cannot be; nil when that
-- is all that can be.
local function ranges_of(all, wanted, possible)
   local ranges, open, missing = {}, nil, false
   for n = 0, all - 1 do
      if wanted[n] then
         if open then open.hi = n else
            open = { lo = n, hi = n }
            ranges[#ranges + 1] = open
         end
      elseif possible[n] then
         open, missing = nil, true
      end
   end
   return missing and ranges or nil
end

local function add_term(box, term)
   local key = ("%s %d"):format(term.kind, term.slot)
   local known = box.terms[key]
   if not known then
      box.terms[key] = term
      box.keys[#box.keys + 1] = key
      return
   end
   local both = {}
   for _, a in ipairs(known.ranges) do
      for _, b in ipairs(term.ranges) do
         local lo, hi = math.max(a.lo, b.lo), math.min(a.hi, b.hi)
         if lo <= hi then both[#both + 1] = { lo = lo, hi = hi } end
      end
   end
   table.sort(both, function(a, b) return a.lo < b.lo end)
   box.terms[key] = { kind = term.kind, slot = term.slot, all = term.all, ranges = both }
end

local function is_void(term) return term.ranges and #term.ranges == 0 end

-- Values ------------------------------------------------------------------------------------------

local function bits_of(atom) return fields.bits(atom.item.field) end

-- What the words of a side leave of the field of an atom.
local function seen(side, atom)
   return side.space:keep(side.words, bits_of(atom))
end

local function is_signed(item) return item.signed or item.field.signed end

-- The number that a field of plain numbers prints.
local function number(item, raw)
   local width = item.field.width
   if is_signed(item) and raw >> (width - 1) & 1 == 1 then raw = raw - (1 << width) end
   return raw * (item.mul or item.field.scale) + (item.add or 0)
end

local function is_plain_number(atom)
   local field = atom.item.field
   return not (field.rel or field.float or field.wrap or field.logic) and field.width < 62
end

-- The least and greatest raw value of a field, with its sign.
local function limits(item)
   local values = 1 << item.field.width
   if is_signed(item) then return -values // 2, values // 2 - 1 end
   return 0, values - 1
end

-- Can the words of a side print the number?
local function prints_number(side, atom, value)
   local item, field = atom.item, atom.item.field
   local mul, raw = item.mul or field.scale, value - (item.add or 0)
   if mul == 0 or raw % mul ~= 0 then return false end
   raw = raw // mul
   local low, high = limits(item)
   if raw < low or raw > high then return false end
   local here = { lo = raw & (1 << field.width) - 1 }
   here.hi = here.lo
   return not side.space:is_empty(side.space:band(seen(side, atom),
      side.space:field_in(field.pieces, { here })))
end

-- The raw values of a narrow field that `wanted` takes, as a term; nil for all of them.
local function narrow_term(side, atom, wanted)
   local field, possible, chosen = atom.item.field, {}, {}
   for _, raw in ipairs(fields.values_in(side.space, seen(side, atom), field)) do
      possible[raw], chosen[raw] = true, wanted(raw) or nil
   end
   local all = 1 << field.width
   local ranges = ranges_of(all, chosen, possible)
   return ranges and { kind = "value", slot = atom.item.slot, all = all, ranges = ranges }
end

-- The raw values of a field from `lo` to `hi`, which may be negative, as ranges of bits.
local function bit_ranges(field, lo, hi)
   local ranges = {}
   if hi >= 0 and hi >= lo then ranges[1] = { lo = math.max(lo, 0), hi = hi } end
   if lo < 0 and hi >= lo then
      local wrap = 1 << field.width
      ranges[#ranges + 1] = { lo = lo + wrap, hi = math.min(hi, -1) + wrap }
   end
   return ranges
end

-- The same for a wide field and another number that counts alike: nil where that one holds all;
-- false when they do not count alike.
local function wide_term(a, b, atom, other)
   local x, y = atom.item, other.item
   if (x.mul or x.field.scale) ~= (y.mul or y.field.scale) or (x.add or 0) ~= (y.add or 0)
      or not a.space:eval_constant(seen(a, atom))
      or not b.space:eval_constant(seen(b, other)) then return false end
   local low, high = limits(x)
   local other_low, other_high = limits(y)
   if other_low <= low and other_high >= high then return nil end
   return { kind = "value", slot = x.slot, all = 1 << x.field.width,
      ranges = bit_ranges(x.field, math.max(low, other_low), math.min(high, other_high)) }
end

local function part(item, raw)
   if item.shift then raw = raw >> item.shift & (1 << item.take) - 1 end
   return raw + (item.add or 0)
end

-- What a view prints behind its register.
local function view_text(view_item, raw)
   local view = view_item.view
   local index = view_item.field and part(view_item, raw) or view_item.number
   if view.prints then return view.prints[(index or 0) + 1] end
   return "." .. view.name .. (index or "")
end

-- A function from raw values to the texts that a listed item of one field prints; nil where its
-- text is no matter of that field.
local function text_of(item)
   local view = item.view
   if item.field.logic or view and view.field and view.field ~= item.field
      or item.tag ~= "reg" and item.field.kind == "number" then return nil end
   return function(raw)
      local text = fields.item_text(item, raw)
      return text and view and text .. view_text(view, raw) or text
   end
end

-- The texts that the words of a side print for an atom, as a set; nil when not known.
local function texts_in(side, atom)
   local text, set = text_of(atom.item), {}
   if not text then return nil end
   for _, raw in ipairs(fields.values_in(side.space, seen(side, atom), atom.item.field)) do
      local one = text(raw)
      if one then set[one] = true end
   end
   return set
end

-- Pairs -------------------------------------------------------------------------------------------

local function is_same(pair, a, b)
   local left, right = pair.left, pair.right
   return left and right and a.space == b.space
      and fields.kind(left.item) == fields.kind(right.item)
      and (not left.item.field or not left.item.field.rel or a.form.length == b.form.length)
end

-- The term for a field of the left side against one of the right; false when not known.
local function term_of_two(a, b, pair)
   local left, right = pair.left, pair.right
   local listed, other = fields.texts(left), fields.texts(right)
   if listed and other then
      local text, set = text_of(left.item), texts_in(b, right)
      if not text or not set then return false end
      return narrow_term(a, left, function(raw)
         local one = text(raw)
         return one and set[one] and walk.behind(one, 0) == pair.last
      end)
   end
   if listed or other or not is_plain_number(left) or not is_plain_number(right) then
      return false
   end
   if left.item.field.width > WIDEST then return wide_term(a, b, left, right) end
   return narrow_term(a, left, function(raw)
      return prints_number(b, right, number(left.item, raw))
   end)
end

-- The bits of a plain number that prints `text`, as a list of at most one; nil when not known.
-- `spelled`: the text is read as it stands, not as any number of its value.
local function bits_of_number(item, text, spelled)
   local value = num.parse(text:match("%w+$"))
   if not value then return nil end
   if text:find("^%-") then value = -value end
   local printed = item.field.radix == "dec" and ("%d"):format(value)
      or (value < 0 and "-" or "") .. ("0x%x"):format(math.abs(value))
   if spelled and printed ~= text then return nil end
   local raw, mul = value - (item.add or 0), item.mul or item.field.scale
   local low, high = limits(item)
   if mul == 0 or raw % mul ~= 0 or raw // mul < low or raw // mul > high then return {} end
   return { raw // mul & (1 << item.field.width) - 1 }
end

-- The raw values by which an atom prints `text`; nil when not known.
local function values_printing(side, atom, text, spelled)
   if text:find(" ", 1, true) then return nil end
   if not fields.texts(atom) then
      return is_plain_number(atom) and bits_of_number(atom.item, text, spelled) or nil
   end
   local print = text_of(atom.item)
   return print and lists.filter(
      fields.values_in(side.space, seen(side, atom), atom.item.field),
      function(raw) return print(raw) == text end)
end

local function as_ranges(values)
   return lists.map(values, function(raw) return { lo = raw, hi = raw } end)
end

-- The words of a side in which an atom has one of these values.
local function words_with(side, atom, values)
   return side.space:band(side.words, side.space:field_in(atom.item.field.pieces,
      as_ranges(values)))
end

-- An item without a field prints one text.
local function constant(atom) return atom and not atom.item.field and fields.texts(atom)[1] end

-- Equal texts for equal values: the same kind of register or code.
local function print_alike(x, y)
   local f, g = text_of(x), text_of(y)
   if not f or not g or x.field.width > WIDEST or y.field.width > WIDEST then return false end
   for raw = 0, (1 << math.max(x.field.width, y.field.width)) - 1 do
      if raw >> x.field.width == 0 and raw >> y.field.width == 0 and f(raw) ~= g(raw) then
         return false
      end
   end
   return true
end

-- A field of the right side that stands at two places must be the same at both. Returns false when
-- that cannot be said.
local function add_equal(box, first, pair)
   local x, y = first.left.item, pair.left.item
   if fields.kind(x) == fields.kind(y) then return true end
   if not print_alike(x, y) then return false end
   local low, high = math.min(x.slot, y.slot), math.max(x.slot, y.slot)
   local key = ("equal %d %d"):format(low, high)
   if low ~= high and not box.terms[key] then
      box.terms[key] = { kind = "equal", slot = low, other = high }
      box.keys[#box.keys + 1] = key
   end
   return true
end

-- Are the words of the right side free to take any values of these fields, beside those bits in
-- which both sides are alike?
local function independent(a, b, others, low, high)
   local space, all_low, all_high = b.space, low, high
   local free = (low | high) ~= 0 and space:keep(a.words, low, high) or space:all()
   for _, atom in ipairs(others) do
      local l, h = bits_of(atom)
      if all_low & l ~= 0 or all_high & h ~= 0 then return false end
      all_low, all_high = all_low | l, all_high | h
      free = space:band(free, space:keep(b.words, l, h))
   end
   if all_low | all_high == 0 then return not space:is_empty(b.words) end
   return space:is_subset(free, space:keep(b.words, all_low, all_high))
end

local function in_order(chain)
   local list = {}
   while chain do
      table.insert(list, 1, chain)
      chain = chain.prev
   end
   return list
end

-- A pair with a text becomes a term of the left side, or words of the right one. Returns the right
-- side then, and the pair where it has two fields; nil when it cannot be said.
local function settle_text(box, a, b, pair)
   local left = pair.left and not constant(pair.left) and pair.left
   local right = pair.right and not constant(pair.right) and pair.right
   if left and right then return b, pair end
   if not left and not right then return b end
   local text = constant(pair.left) or constant(pair.right) or pair.text
   local values = values_printing(left and a or b, left or right, text, pair.spelled)
   if not values then return nil end
   if left then
      add_term(box, { kind = "value", slot = left.item.slot, all = 1 << left.item.field.width,
         ranges = as_ranges(values) })
   else
      local words = words_with(b, right, values)
      b = { form = b.form, space = b.space, words = words, configs = b.configs, steps = b.steps }
   end
   return b
end

-- The codes of an item that print nothing, or those that print something, as a term.
local function code_term(item, prints)
   local possible, chosen, all = {}, {}, 1 << item.field.width
   for _, row in ipairs(item.field.code_list) do
      possible[row.code] = true
      chosen[row.code] = (spelling.code(item, row.code) ~= "") == prints or nil
   end
   local ranges = ranges_of(all, chosen, possible)
   return ranges and { kind = "value", slot = item.slot, all = all, ranges = ranges }
end

-- Lines taken, and codes that print nothing or something.
local function add_steps(box, a)
   for _, entry in ipairs(in_order(a.steps)) do
      local step, term = entry.step, nil
      if step.item then
         term = code_term(step.item, step.prints)
      elseif #step.choice.lines > 1 then
         term = { kind = "line", slot = step.choice.slot, all = #step.choice.lines,
            ranges = { { lo = step.line.index, hi = step.line.index } } }
      end
      if term then add_term(box, term) end
   end
end

-- The fields that differ, each of the right side once, as terms. Returns their atoms of the right
-- side, and the bits that are the same on both; nil when something cannot be said.
local function add_pairs(box, a, b, list, bits)
   local others, first, low, high = {}, {}, bits[1], bits[2]
   for _, pair in ipairs(list) do
      local kind = fields.kind(pair.right.item)
      local known = first[kind]
      if known and not add_equal(box, known, pair) then return nil end
      if not known then
         first[kind] = pair
         if is_same(pair, a, b) then
            local l, h = bits_of(pair.right)
            low, high = low | l, high | h
         else
            others[#others + 1] = pair.right
         end
      end
      if not is_same(pair, a, b) then
         local term = term_of_two(a, b, pair)
         if term == false then return nil end
         if term then add_term(box, term) end
      end
   end
   return others, low, high
end

local function add_configs(box, a, b)
   if num.eq(num.band(a.configs, b.configs), a.configs) then return end
   local here, wanted, count = {}, {}, #a.form.configs
   for config = 0, count - 1 do
      here[config] = num.bit(a.configs, config) == 1 or nil
      wanted[config] = here[config] and num.bit(b.configs, config) == 1 or nil
   end
   add_term(box, { kind = "config", slot = 0, all = count,
      ranges = ranges_of(count, wanted, here) })
end

--- The box of two sides with what stands at one place; `false` when it holds nothing, nil when it
-- cannot be said. `common`: bits of what follows and is the same on both, as two integers.
function M.of(a, b, chain, common)
   local box, list = { terms = {}, keys = {} }, {}
   if not num.meets(a.configs, b.configs) then return false end
   add_configs(box, a, b)
   add_steps(box, a)
   for _, pair in ipairs(in_order(chain)) do
      local side, open = settle_text(box, a, b, pair)
      if not side then return nil end
      if side.space:is_empty(side.words) then return false end
      b, list[#list + 1] = side, open
   end
   local others, low, high = add_pairs(box, a, b, list, common or { 0, 0 })
   if not others or not independent(a, b, others, low, high) then return nil end
   for _, key in ipairs(box.keys) do
      if is_void(box.terms[key]) then return false end
   end
   table.sort(box.keys)
   return box
end

-- Joining -----------------------------------------------------------------------------------------

local function term_text(term)
   if not term.ranges then return "" end
   return lists.join(term.ranges, ",", function(r) return r.lo .. "-" .. r.hi end)
end

local function text_without(box, but)
   local parts = {}
   for _, key in ipairs(box.keys) do
      parts[#parts + 1] = key .. ":" .. (key == but and "*" or term_text(box.terms[key]))
   end
   return table.concat(parts, ";")
end

local function union(x, y)
   local all = table.move(x.ranges, 1, #x.ranges, 1, {})
   lists.append(all, y.ranges)
   table.sort(all, function(p, q) return p.lo < q.lo or p.lo == q.lo and p.hi < q.hi end)
   local ranges = {}
   for _, range in ipairs(all) do
      local last = ranges[#ranges]
      if last and range.lo <= last.hi + 1 then
         last.hi = math.max(last.hi, range.hi)
      else
         ranges[#ranges + 1] = { lo = range.lo, hi = range.hi }
      end
   end
   return { kind = x.kind, slot = x.slot, all = x.all, ranges = ranges }
end

-- Boxes that differ in one term only become one.
local function join_by(list, key)
   local out, of_text = {}, {}
   for _, box in ipairs(list) do
      local term = box.terms[key]
      local text = term and term.ranges and text_without(box, key)
      local known = text and of_text[text]
      if known then
         known.terms[key] = union(known.terms[key], term)
      else
         out[#out + 1] = box
         if text then of_text[text] = box end
      end
   end
   return out
end

local function drop_full(box)
   local keys = {}
   for _, key in ipairs(box.keys) do
      local term = box.terms[key]
      local first = term.ranges and term.ranges[1]
      if not (first and first.lo == 0 and first.hi == term.all - 1) then keys[#keys + 1] = key end
   end
   box.keys = keys
end

--- The same boxes, fewer.
function M.joined(list)
   local before
   repeat
      before = #list
      local keys = {}
      for _, box in ipairs(list) do
         for _, key in ipairs(box.keys) do keys[key] = true end
      end
      for _, key in ipairs(lists.sorted_keys(keys)) do list = join_by(list, key) end
      for _, box in ipairs(list) do drop_full(box) end
   until #list == before
   return list
end

return M
