-- What a field prints: the list of its texts, or its range of numbers. An atom of a pattern is
-- `{text}`, or `{item, words, space}`: an item printed by words of that set. Results for a field
-- under a set depend only on what the set says about the bits of the field, so they are computed
-- once for all sets that say the same.
local lists = require("gen.base.lists")
local num = require("gen.num")
local resolved = require("gen.resolve.field")
local spelling = require("gen.forms.spelling")
local wordproject = require("gen.wordset.project")

local M = {}

local FEW = 256   -- fields of at most this many values are compared value by value
local WIDEST = 12 -- bits of a field whose texts are listed

-- Sets as a field sees them -----------------------------------------------------------------------

local silent = setmetatable({}, { __mode = "k" }) -- [space][kind of item] = words

local function entry_of(list, key)
   return lists.entry(list, key, {})
end

local masks = setmetatable({}, { __mode = "k" }) -- [field] = {bits 0..63, bits 64..127}

--- The bits of a field, as `gen/wordset/project.lua` has masks.
function M.bits(field)
   if not masks[field] then masks[field] = { wordproject.halves(field.mask) } end
   return masks[field][1], masks[field][2]
end

-- What `words` says about the bits of a field: a set that depends on no other bits.
local function projected(atom)
   return atom.space:keep(atom.words, M.bits(atom.item.field))
end

-- Items that print alike --------------------------------------------------------------------------

local numbers = setmetatable({}, { __mode = "k" }) -- of fields, files, views, spaces
local last_number = 0

local function number_of(object)
   if not object then return 0 end
   if not numbers[object] then
      last_number = last_number + 1
      numbers[object] = last_number
   end
   return numbers[object]
end

local kinds = setmetatable({}, { __mode = "k" }) -- [item]

-- What an item prints for a word: equal strings, equal texts, wherever the items are.
local function kind_of(item)
   local kind = kinds[item]
   if not kind then
      local view = item.view or {}
      kind = ("%s %d %d %s %s %s %s %s %s %s %d %d %s"):format(item.tag, number_of(item.field),
         number_of(item.file), item.column or 0, item.number or "-", item.shift or "-",
         item.take or "-", item.mul and num.tostring(item.mul) or "-",
         item.add and num.tostring(item.add) or "-", tostring(item.signed), number_of(view.view),
         number_of(view.field), view.number or "-")
      if item.beside then
         kind = kind .. (" %d %s"):format(number_of(item.beside.field), tostring(item.beside.minus))
      end
      kinds[item] = kind
   end
   return kind
end

local cached = setmetatable({}, { __mode = "k" }) -- [space][kind of item][what][set]

-- The result of `make(atom)`, made once for each set as the field sees it, for all items that print
-- alike.
local function once(atom, what, make)
   local item = atom.item
   local set = item.field and projected(atom) or 0
   local list = entry_of(entry_of(entry_of(cached, atom.space), kind_of(item)), what)
   if list[set] == nil then list[set] = make(atom, set) end
   return list[set]
end

M.kind = kind_of

--- A string that is the same for atoms that print the same texts for the same words.
function M.class(atom)
   local item = atom.item
   return kind_of(item) .. " " .. (item.field and projected(atom) or 0)
end

--- The values of a field under a set of its bits, ascending: bit by bit from the highest one, as
-- long as the set distinguishes values.
function M.values_in(space, set, field)
   local places, list = resolved.positions(field), {}
   local function split(left, count, value)
      if space:is_empty(left) then return end
      if space:eval_constant(left) then
         for low = 0, (1 << count) - 1 do list[#list + 1] = value << count | low end
         return
      end
      local bit = places[count]
      split(space:cofactor(left, bit, 0), count - 1, value << 1)
      split(space:cofactor(left, bit, 1), count - 1, value << 1 | 1)
   end
   split(set, #places, 0)
   return list
end

--- Do the words of an atom allow this value of its field?
function M.allows(atom, value)
   local space, field = atom.space, atom.item.field
   local here = space:field_in(field.pieces, { { lo = value, hi = value } })
   return not space:is_empty(space:band(projected(atom), here))
end

-- Texts -------------------------------------------------------------------------------------------

--- What an item of a register or code prints for a value of its field; nil for others.
function M.item_text(item, value)
   local field = item.field
   if item.tag == "field" and field.kind == "table" then
      return spelling.code(item, value)
   end
   if item.tag == "field" and field.kind == "register" then
      return spelling.register(field.file, value)
   end
   if item.tag == "reg" then
      return spelling.register(item.file, spelling.part(item, value))
   end
   return nil
end

-- Equal lists of texts are one table, so that they are compared with each other only once.
local interned = setmetatable({}, { __mode = "v" })

local function intern(texts)
   local key = table.concat(texts, "\0")
   if not interned[key] then
      local list = { has = {} }
      for _, text in ipairs(texts) do
         lists.add_once(list, list.has, text)
      end
      interned[key] = list
   end
   return interned[key]
end

local function with_views(texts, item)
   local view, more = item.view.view, {}
   local last = item.view.field and (view.count or 1) - 1 or 0
   for _, text in ipairs(texts) do
      for index = 0, last do
         more[#more + 1] = text
            .. spelling.view(view, item.view.field and index or item.view.number)
      end
   end
   return more
end

local function is_listed(item)
   return not item.field or item.field.logic
      or (item.tag == "reg" or item.field.kind ~= "number") and item.field.width <= WIDEST
end

-- Other spellings of a code, by code.
local function also_of(item)
   local field, by_code = item.field, {}
   if item.tag == "field" and field.kind == "table" and not item.column then
      for _, row in ipairs(field.code_list) do by_code[row.code] = row.also end
   end
   return by_code
end

local function list_texts(atom, set)
   local item, texts = atom.item, {}
   if not is_listed(item) then return false end
   if not item.field then
      texts[1] = item.number and spelling.register(item.file, item.number) or item.file.prints
   -- one name for all expressions: gen/asmtext/ambiguity/logic.lua says why
   elseif item.field.logic then
      texts[1] = item.field.logic[1].text
   else
      local more = also_of(item)
      for _, value in ipairs(M.values_in(atom.space, set, item.field)) do
         local text = (item.tag == "reg" or item.field.kind ~= "table" or item.field.codes[value])
            and M.item_text(item, value)
         if text and text ~= "" then texts[#texts + 1] = text end
         lists.append(texts, more[value] or {})
      end
   end
   return intern(item.tag == "reg" and item.view and with_views(texts, item) or texts)
end

--- The texts that an atom can print; nil when it is a number with too many values.
function M.texts(atom)
   if atom.texts == nil then atom.texts = once(atom, "texts", list_texts) end
   return atom.texts or nil
end

local may_print_nothing = setmetatable({}, { __mode = "k" }) -- [item]

--- Does the item print nothing for some code?
function M.may_be_silent(item)
   if item.tag ~= "field" or item.field.kind ~= "table" then return false end
   if may_print_nothing[item] == nil then
      may_print_nothing[item] = false
      for _, row in ipairs(item.field.code_list) do
         if spelling.code(item, row.code) == "" then may_print_nothing[item] = true end
      end
   end
   return may_print_nothing[item]
end

--- The words for which a code field prints nothing.
function M.silent_words(item, space)
   local known, kind = entry_of(silent, space), kind_of(item)
   if not known[kind] then
      local codes = lists.collect(item.field.code_list, function(row)
         return spelling.code(item, row.code) == "" and { lo = row.code, hi = row.code }
      end)
      known[kind] = space:field_in(item.field.pieces, codes)
   end
   return known[kind]
end

-- How texts of two lists can begin the same text --------------------------------------------------

local relations = setmetatable({}, { __mode = "k" })

-- What is left over where a text of `shorter` is the beginning of one of `longer`, each once, in
-- groups that begin with the same byte.
local function rests_of(longer, shorter)
   local groups, by_byte, seen = {}, {}, {}
   for _, text in ipairs(longer) do
      for n = 1, #text - 1 do
         local head = text:sub(1, n)
         local rest = shorter.has[head] and text:sub(n + 1)
         if rest and not seen[rest] then
            seen[rest] = true
            local group = by_byte[rest:byte()]
            if not group then
               group = {}
               groups[#groups + 1], by_byte[rest:byte()] = group, group
            end
            group[#group + 1] = { text = rest, head = head }
         end
      end
   end
   return groups
end

-- Texts of both: one that ends in a word character, and one that does not.
local function common_texts(x, y)
   local found, word, other = {}, false, false
   for _, text in ipairs(x) do
      if y.has[text] then
         local is_word = text:find("[%w_]$") ~= nil
         if is_word and not word or not is_word and not other then found[#found + 1] = text end
         word, other = word or is_word, other or not is_word
      end
   end
   return found
end

--- `{common, left, right}`: texts of both lists, and rests `{text, head}` of a text of one after a
-- text of the other, in groups with one first byte each.
function M.relate(x, y)
   local known = lists.entry(relations, x, setmetatable({}, { __mode = "k" }))
   if not known[y] then
      known[y] = { common = common_texts(x, y), left = rests_of(x, y), right = rests_of(y, x) }
   end
   return known[y]
end

-- Numbers -----------------------------------------------------------------------------------------

-- `wrap` reads more numbers than are printed. They differ from the bits by one of these: a negative
-- number where the highest bit is set, also as it is in 32 and in 64 bits.
local function turns_of(width)
   local negative = num.neg(num.pow2(width))
   return lists.collect({ 0, 32, 64 }, function(bits)
      if bits == 0 then return negative end
      return bits > width and num.add(negative, num.pow2(bits))
   end)
end

-- All numbers that an item reads as `raw` bits.
local function numbers_read(item, raw)
   local field = item.field
   if not field.wrap then return { spelling.number(item, raw) } end
   local list, mul, add = {}, item.mul or field.scale, item.add or 0
   local turns = num.bit(raw, field.width - 1) == 1 and turns_of(field.width) or {}
   for _, turn in ipairs({ 0, table.unpack(turns) }) do
      list[#list + 1] = num.add(num.mul(num.add(raw, turn), mul), add)
   end
   return list
end

local function list_values(atom, set)
   local item, field, list = atom.item, atom.item.field, {}
   if 1 << math.min(field.width, 20) > FEW or field.rel or field.float or item.beside then
      return false
   end
   for _, value in ipairs(M.values_in(atom.space, set, field)) do
      lists.append(list, numbers_read(item, value))
   end
   return list
end

-- Values of a small number field; nil when there are too many to list.
local function values_of(atom)
   if atom.values == nil then atom.values = once(atom, "values", list_values) end
   return atom.values or nil
end

-- The bits as which `wrap` reads a number; nil where it does not.
local function wrapped(number, width)
   local raw = num.mod(number, num.pow2(width))
   local is_read = num.eq(number, raw) or num.bit(raw, width - 1) == 1
      and lists.any(turns_of(width), function(turn) return num.eq(number, num.add(raw, turn)) end)
   return is_read and raw or nil
end

--- The bits as which a number field reads a number; nil when there are none.
function M.bits_of(item, value)
   local field = item.field
   local mul, bits = item.mul or field.scale, num.sub(value, item.add or 0)
   if num.eq(mul, 0) or not num.eq(num.mod(bits, mul), 0) then return nil end
   bits = num.div(bits, mul)
   if field.wrap then return wrapped(bits, field.width) end
   local top = num.mask(field.width)
   if (item.signed or field.signed) and num.lt(bits, 0) then
      bits = num.add(bits, num.add(top, 1))
   end
   return not num.lt(bits, 0) and num.le(bits, top) and bits or nil
end

-- May a field of many values read `value`?
local function reads_number(atom, value)
   local field = atom.item.field
   if field.rel or field.label or field.float then return true end
   if atom.item.beside then -- any value of the other field: a superset, so nothing is missed
      if field.wrap then return true end
      local low, high = spelling.limits(atom.item)
      return num.le(low, value) and num.le(value, high)
   end
   local bits = M.bits_of(atom.item, value)
   return bits ~= nil and M.allows(atom, bits)
end

--- May the field read the whole number `text`?
function M.may_read(atom, text)
   local digits = text:match("%w+$")
   local value = num.parse(digits)
   if not value then return true end
   return reads_number(atom, text:find("^%-") and num.neg(value) or value)
end

--- May a number be printed with a sign in front?
function M.may_be_negative(atom)
   local item = atom.item
   if item.beside then return num.is_negative((spelling.limits(item))) end
   return item.signed or item.field.signed or item.field.float ~= nil or (item.add or 0) < 0
end

--- May a number be read with a sign in front?
function M.may_read_negative(atom) return atom.item.field.wrap or M.may_be_negative(atom) end

local function read_negative(a, b) return M.may_read_negative(a) and M.may_read_negative(b) end

-- A float reads what any other number prints: a decimal one as its value, 0x.. as its bits.
local function float_of_both(a, b, negative)
   if negative then return read_negative(a, b) and "-1" or nil end
   local list = values_of(a) or values_of(b) or { 0 }
   for _, value in ipairs(list) do
      if value >= 0 then return ("0x%x"):format(value) end
   end
   return list[1] and tostring(list[1])
end

-- Numbers that may have more than 64 bits are equal where these are.
local function key_of(value)
   return math.type(value) == "integer" and value or num.tostring(value)
end

local function find_number(a, b, negative)
   local va, vb = values_of(a), values_of(b)
   local set = lists.set(lists.map(va and vb and va or {}, key_of))
   for _, value in ipairs(vb or va) do
      local both = set[key_of(value)] or not va and reads_number(a, value)
         or not vb and reads_number(b, value)
      if both and (value < 0 or not negative) then return spelling.number_text(value) end
   end
   return false
end

--- A number that both read, a negative one when `negative`; nil when there is none.
function M.number_of_both(a, b, negative)
   if a.item.field.float or b.item.field.float then return float_of_both(a, b, negative) end
   local va, vb = values_of(a), values_of(b)
   if not va and not vb then
      return not negative and "0x0" or read_negative(a, b) and "-0x1" or nil
   end
   if not va or not vb then return find_number(a, b, negative) or nil end
   local known = entry_of(entry_of(relations, va), vb)
   local key = negative and "negative" or "any"
   if known[key] == nil then known[key] = find_number(a, b, negative) end
   return known[key] or nil
end

--- The atom with other words; nil where there is none.
function M.with_words(atom, words, space)
   return atom and atom.item and { item = atom.item, words = words, space = space } or atom
end

--- The same, or false where none of these words print it.
function M.refined(atom, words, space)
   atom = M.with_words(atom, words, space)
   return not (atom and atom.item and not M.is_possible(atom)) and atom
end

--- Can the atom print anything?
function M.is_possible(atom)
   if atom.text then return true end
   if atom.item.field and atom.space:is_empty(projected(atom)) then return false end
   local list = M.texts(atom)
   return not list or #list > 0
end

return M
