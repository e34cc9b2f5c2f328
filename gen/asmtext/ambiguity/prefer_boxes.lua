-- A box: a product of conditions on a decoded instruction, under which it prints the text of some
-- word of another form. `{[key] = term, keys}`; a term is `{kind, slot, all, ranges}`: the number
-- of an alternative of a choice (`line`), the raw value of a field (`value`) or the configuration
-- (`config`) is in one of the ranges `{lo, hi}` of 0 to `all` - 1; or `{kind = "equal", slot,
-- other}`.
local lists = require("gen.base.lists")
local num = require("gen.num")
local sets = require("gen.num.ranges")
local fields = require("gen.asmtext.ambiguity.fields")
local relative = require("gen.asmtext.ambiguity.prefer_relative")
local walk = require("gen.asmtext.ambiguity.walk")
local spelling = require("gen.forms.spelling")

local M = {}

local WIDEST = 10 -- bits of a field whose values are enumerated

-- Terms -------------------------------------------------------------------------------------------

local function add_term(box, kind, slot, all, ranges)
   local key = ("%s %d"):format(kind, slot)
   local known = box.terms[key]
   if not known then box.keys[#box.keys + 1] = key end
   box.terms[key] = { kind = kind, slot = slot, all = all,
      ranges = known and sets.intersect(known.ranges, ranges) or ranges }
end

-- The term for one of the numbers `possible`; none where it is always true. Ranges may include
-- impossible numbers.
local function add_wanted(box, kind, slot, all, possible, wanted)
   local ranges, missing, last = {}, false, nil
   for _, n in ipairs(possible) do
      if not wanted(n) then
         missing, last = true, nil
      elseif last then
         last.hi = n
      else
         last = { lo = n, hi = n }
         ranges[#ranges + 1] = last
      end
   end
   if missing then add_term(box, kind, slot, all, ranges) end
end

-- Fields ------------------------------------------------------------------------------------------

-- The atom as the words of a side print it.
local function seen_by(side, atom)
   return { item = atom.item, words = side.words, space = side.space }
end

local function values_of(side, atom)
   return fields.values_in(side.space, side.space:keep(side.words, fields.bits(atom.item.field)),
      atom.item.field)
end

local function printer(item)
   local field, view = item.field, item.view
   if item.tag ~= "reg" and field.kind == "number" then
      local is_plain = not (field.rel or field.float or field.logic or item.beside)
         and field.width < 62
      return is_plain and function(raw) return spelling.number(item, raw) end or nil, true
   end
   if field.logic or view and view.field and view.field ~= field or field.width > WIDEST then
      return nil
   end
   return function(raw)
      local text = fields.item_text(item, raw)
      if not (text and view) then return text end
      return text .. spelling.view(view.view, view.field and spelling.part(view, raw)
         or view.number)
   end, false
end

-- A function that calls `print` once for each raw value.
local function once(print)
   local known = {}
   return function(raw)
      local text = known[raw]
      if text == nil then
         text = print(raw) or false
         known[raw] = text
      end
      return text or nil
   end
end

local printers = setmetatable({}, { __mode = "k" })

-- What an item of one field prints, by raw value: a function, and whether it returns numbers; nil
-- where it does not depend on that field alone.
local function printed(item)
   local known = printers[item]
   if not known then
      local print, is_number = printer(item)
      if print and item.field.width <= WIDEST then print = once(print) end
      known = { print = print, is_number = is_number }
      printers[item] = known
   end
   return known.print, known.is_number
end

-- The bits by which a number field of the left side prints a number; nil when there are none.
local function bits_printing(item, value)
   local raw = fields.bits_of(item, value)
   return raw and num.eq(spelling.number(item, raw), value) and raw or nil
end

-- The least and greatest number of a field, without its scale.
local function limits(item)
   local values = 1 << item.field.width
   if item.signed or item.field.signed then return -values // 2, values // 2 - 1 end
   return 0, values - 1
end

local function as_ranges(values)
   return lists.map(values, function(raw) return { lo = raw, hi = raw } end)
end

-- May the field have every value?
local function is_all(side, item)
   return side.space:eval_constant(side.space:keep(side.words, fields.bits(item.field)))
end

-- The numbers of a field as ranges; nil where there may be too many of them.
local function numbers_of(side, atom)
   local item, field = atom.item, atom.item.field
   if is_all(side, item) then
      local low, high = limits(item)
      return { { lo = low, hi = high } }
   end
   if field.width > WIDEST then return nil end
   return lists.map(values_of(side, atom), function(raw)
      local value = field.signed and num.sext(raw, field.width) or raw
      return { lo = value, hi = value }
   end)
end

-- The term for an address relative to the form against another; false when not known.
local function add_relative(box, a, b, pair)
   local x, y = pair.left.item, pair.right.item
   local allowed = x.tag == "field" and y.tag == "field" and numbers_of(b, pair.right)
   local ranges = allowed and relative.ranges(a, b, x.field, y.field, allowed)
   if not ranges then return false end
   add_term(box, "value", x.slot, 1 << x.field.width, ranges)
   return true
end

-- The numbers that a field reads, without its scale, as ranges.
local function read_by(item)
   local low, high = limits(item)
   if not item.field.wrap then return { { lo = low, hi = high } } end
   local values = 1 << item.field.width
   local list = { { lo = -values // 2, hi = values - 1 } }
   if item.field.width < 32 then
      list[2] = { lo = (1 << 32) - values // 2, hi = (1 << 32) - 1 }
   end
   return list -- no printed number is as great as a negative one in 64 bits
end

-- The term for a wide field against another number with the same scale; false when the scale
-- differs or the field may lack some of the numbers.
local function add_wide(box, a, b, x, y)
   if (x.mul or x.field.scale) ~= (y.mul or y.field.scale) or (x.add or 0) ~= (y.add or 0)
      or not is_all(a, x) or not is_all(b, y) then return false end
   local low, high = limits(x)
   local both = sets.intersect({ { lo = low, hi = high } }, read_by(y))
   add_term(box, "value", x.slot, 1 << x.field.width, sets.bits(both, x.field.width))
   return true
end

-- Pairs -------------------------------------------------------------------------------------------

local function is_same(pair, a, b)
   local left, right = pair.left, pair.right
   return a.space == b.space and fields.kind(left.item) == fields.kind(right.item)
      and (not left.item.field.rel or a.form.length == b.form.length)
end

-- An address in forms of different lengths: the distance to a label changes with the lengths that
-- the assembler selects, so no value of the field decides. The suffix is always needed then.
local function is_moving(a, b, x, y)
   local is_address = x.field.rel or x.field.label or y.field.rel or y.field.label
   return is_address and a.form.length ~= b.form.length
end

-- The term for a field of the left side against one of the right; false when not known.
local function add_pair(box, a, b, pair)
   local x, y = pair.left.item, pair.right.item
   if is_moving(a, b, x, y) then return true end
   if x.field.rel and y.field.rel then return add_relative(box, a, b, pair) end
   local left, is_number = printed(x)
   local right, is_other = printed(y)
   if not left or not right or is_number ~= is_other then return false end
   if x.field.width > WIDEST then return add_wide(box, a, b, x, y) end
   local other = seen_by(b, pair.right)
   local set = y.field.width <= WIDEST and not y.field.wrap
      and lists.set(lists.map(values_of(b, pair.right), function(raw) return right(raw) or "" end))
   add_wanted(box, "value", x.slot, 1 << x.field.width, values_of(a, pair.left), function(raw)
      local one = left(raw)
      if not set then
         local bits = fields.bits_of(y, one)
         return bits and fields.allows(other, bits)
      end
      return one and set[one] and (is_number or walk.last_after(one, 0) == pair.last)
   end)
   return true
end

-- The raw values for which an atom prints `text`; nil when not known. `spelled`: the text must
-- match exactly; another text of the same number does not count. `bits_of`: the bits for a number.
local function values_printing(side, atom, text, spelled, bits_of)
   local item = atom.item
   local print, is_number = printed(item)
   if not print or text:find(" ", 1, true) then return nil end
   if not is_number then
      return lists.filter(values_of(side, atom), function(raw) return print(raw) == text end)
   end
   local value = num.parse(text:match("%w+$"))
   if not value then return nil end
   if text:find("^%-") then value = num.neg(value) end
   if spelled and spelling.number_text(value, item.field.radix == "dec") ~= text then return nil end
   return { bits_of(item, value) }
end

-- An item without a field prints one text.
local function constant(atom) return atom and not atom.item.field and fields.texts(atom)[1] end

-- Equal texts for equal values: the same kind of register or code.
local function print_alike(x, y)
   local f, g = printed(x), printed(y)
   local least = math.min(x.field.width, y.field.width)
   if not f or not g or math.max(x.field.width, y.field.width) > WIDEST then return false end
   for raw = 0, (1 << least) - 1 do
      if f(raw) ~= g(raw) then return false end
   end
   return true
end

-- A field of the right side that is at two places must be the same at both. Returns false when a
-- box cannot express that.
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

-- Can the words of the right side have any values of these fields, apart from those bits in which
-- both sides are alike?
local function independent(a, b, others, low, high)
   local space, all_low, all_high = b.space, low, high
   local free = (low | high) ~= 0 and space:keep(a.words, low, high) or space:all()
   for _, atom in ipairs(others) do
      local l, h = fields.bits(atom.item.field)
      if all_low & l ~= 0 or all_high & h ~= 0 then return false end
      all_low, all_high = all_low | l, all_high | h
      free = space:band(free, space:keep(b.words, l, h))
   end
   if all_low | all_high == 0 then return not space:is_empty(b.words) end
   return space:is_subset(free, space:keep(b.words, all_low, all_high))
end

-- A pair with a text becomes a term of the left side, or restricts the words of the right one.
-- Returns the right side then, and the pair where it has two fields; nil when not expressible.
local function settle_text(box, a, b, pair)
   local left = pair.left and not constant(pair.left) and pair.left
   local right = pair.right and not constant(pair.right) and pair.right
   if left and right then return b, pair end
   if not left and not right then return b end
   local text = constant(pair.left) or constant(pair.right) or pair.text
   local values = values_printing(left and a or b, left or right, text, pair.spelled,
      left and bits_printing or fields.bits_of)
   if not values then return nil end
   if left then
      add_term(box, "value", left.item.slot, 1 << left.item.field.width, as_ranges(values))
      return b
   end
   local here = b.space:field_in(right.item.field.pieces, as_ranges(values))
   return { form = b.form, space = b.space, words = b.space:band(b.words, here),
      configs = b.configs }
end

-- Alternatives selected, and codes that print nothing or something.
local function add_steps(box, a)
   for _, entry in ipairs(lists.chain(a.steps)) do
      local item, choice = entry.step.item, entry.step.choice
      if item then
         local codes = lists.map(item.field.code_list, function(row) return row.code end)
         table.sort(codes)
         add_wanted(box, "value", item.slot, 1 << item.field.width, codes, function(code)
            return (spelling.code(item, code) ~= "") == entry.step.prints
         end)
      elseif #choice.lines > 1 then
         add_term(box, "line", choice.slot, #choice.lines, as_ranges({ entry.step.line.index }))
      end
   end
end

-- The fields that differ, each of the right side once, as terms. Returns their atoms of the right
-- side, and the bits that are the same on both; nil when not expressible.
local function add_pairs(box, a, b, list, bits)
   local others, first, low, high = {}, {}, bits[1], bits[2]
   for _, pair in ipairs(list) do
      local kind, same = fields.kind(pair.right.item), is_same(pair, a, b)
      local known = first[kind]
      if known and not add_equal(box, known, pair) then return nil end
      if not known and same then
         local l, h = fields.bits(pair.right.item.field)
         low, high = low | l, high | h
      elseif not known then
         others[#others + 1] = pair.right
      end
      first[kind] = known or pair
      if not same and not add_pair(box, a, b, pair) then return nil end
   end
   return others, low, high
end

local function add_configs(box, a, b)
   local possible = num.positions(a.configs)
   add_wanted(box, "config", 0, #a.form.configs, possible, function(config)
      return num.bit(b.configs, config) == 1
   end)
end

--- The box of two sides from `pairs`; `false` when it is empty, nil when it is not expressible.
-- `common`: bits of what follows and is the same on both, as two integers.
function M.of(a, b, chain, common)
   local box, list = { terms = {}, keys = {} }, {}
   if not num.meets(a.configs, b.configs) then return false end
   add_configs(box, a, b)
   add_steps(box, a)
   for _, pair in ipairs(lists.chain(chain)) do
      local side, open = settle_text(box, a, b, pair)
      if not side then return nil end
      if side.space:is_empty(side.words) then return false end
      b, list[#list + 1] = side, open
   end
   local others, low, high = add_pairs(box, a, b, list, common or { 0, 0 })
   if not others or not independent(a, b, others, low, high) then return nil end
   for _, key in ipairs(box.keys) do
      local ranges = box.terms[key].ranges
      if ranges and #ranges == 0 then return false end
   end
   table.sort(box.keys)
   return box
end

-- Joining -----------------------------------------------------------------------------------------

local function term_text(term)
   return lists.join(term.ranges or {}, ",", function(r) return r.lo .. "-" .. r.hi end)
end

local function text_without(box, but)
   return lists.join(box.keys, ";", function(key)
      return key .. ":" .. (key == but and "*" or term_text(box.terms[key]))
   end)
end

-- Joins boxes that differ in one term only.
local function join_by(list, key)
   local out, of_text = {}, {}
   for _, box in ipairs(list) do
      local term = box.terms[key]
      local text = term and term.ranges and text_without(box, key)
      local known = text and of_text[text]
      if known then
         known.terms[key].ranges = sets.union(known.terms[key].ranges, term.ranges)
      else
         out[#out + 1] = box
         if text then of_text[text] = box end
      end
   end
   return out
end

local function drop_full(box)
   box.keys = lists.filter(box.keys, function(key)
      local first = box.terms[key].ranges and box.terms[key].ranges[1]
      return not (first and first.lo == 0 and first.hi == box.terms[key].all - 1)
   end)
end

--- Equivalent boxes, fewer if possible.
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
