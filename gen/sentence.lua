-- Sentences: the texts that one form can print, one for each combination of operand lines, as
-- atoms: literal text with its separators settled, and fields. Two sentences are compared from left
-- to right; they meet when some text is both.
local num = require("gen.num")
local atoms = require("gen.atoms")
local combos = require("gen.combos")
local spelling = require("gen.spelling")

local M = {}

M.LIMIT = 20000 -- sentences of one form
local FEW = 256 -- fields of at most this many values are compared value by value

-- Sentences of a form ---------------------------------------------------------------------------

--- All sentences of a form: `{form, way, atoms}`, or nil and their number when there are too many.
function M.of_form(form)
   local sentences = {}
   local ways = combos.possible(form.top, form.words, form.space)
   if #ways > combos.LIMIT then return nil, #ways end
   for _, way in ipairs(ways) do
      local lines = {}
      for _, entry in ipairs(way) do lines[entry.choice] = entry.line end
      local silent = atoms.silent(form.items, lines, {})
      if #silent > 12 or #sentences > M.LIMIT then return nil, #sentences end
      for bits = 0, (1 << #silent) - 1 do
         local codes = {}
         for i, item in ipairs(silent) do codes[item] = bits >> (i - 1) & 1 == 1 end
         sentences[#sentences + 1] = { form = form, way = way,
            atoms = atoms.of(form, lines, codes) }
      end
   end
   return sentences
end

-- Texts of one field ------------------------------------------------------------------------------

local function allowed(sentence, field, value)
   local space = sentence.form.space
   local set = space:band(sentence.way.words,
      space:field_in(field.pieces, { { lo = value, hi = value } }))
   return not space:is_empty(set)
end

local function item_text(item, value)
   local field = item.field
   if item.tag == "field" and field.kind == "table" then
      return spelling.code(item, value)
   end
   if item.tag == "field" and field.kind == "register" then
      return spelling.register(field.file, value)
   end
   if item.tag == "reg" then
      local number = value
      if item.shift and item.take then number = value >> item.shift & (1 << item.take) - 1 end
      return spelling.register(item.file, number + (item.add or 0))
   end
   return nil
end

-- Equal lists of texts are one table, so that what is found out about two of them is found out
-- once.
local interned = setmetatable({}, { __mode = "v" })

local function intern(list)
   local parts = {}
   for i, entry in ipairs(list) do parts[i] = entry.text end
   local key = table.concat(parts, "\0")
   if not interned[key] then
      list.has = {}
      for _, text in ipairs(parts) do list.has[text] = true end
      interned[key] = list
   end
   return interned[key]
end

-- Does the sentence say nothing about the field, so that its texts are those of every such
-- sentence?
local function unrestricted(sentence, field)
   local support = sentence.form.space:support(sentence.way.words)
   return num.eq(num.band(support, field.mask), 0)
end

local list_texts

-- The texts that an atom can print, as `{text, value}`; nil when it is a number with too many
-- values.
local function texts_of(atom, sentence)
   if atom.texts == nil then
      local item = atom.item
      local plain = item.tag == "field" and item.field.kind ~= "number"
         and unrestricted(sentence, item.field)
      local key = item.column or 0
      local cache = plain and (item.field.texts or {})
      if plain then item.field.texts = cache end
      if plain and cache[key] ~= nil then
         atom.texts = cache[key]
      else
         atom.texts = list_texts(atom, sentence)
         if plain then cache[key] = atom.texts end
      end
   end
   return atom.texts or nil
end

list_texts = function(atom, sentence)
   local item, list = atom.item, {}
   if item.tag == "reg" and not item.field then
      list[1] = { text = item.number and spelling.register(item.file, item.number)
         or item.file.prints, value = 0 }
   elseif (item.tag == "reg" or item.field.kind ~= "number") and item.field.width <= 10 then
      for value = 0, (1 << item.field.width) - 1 do
         local text = (item.tag == "reg" or item.field.kind ~= "table" or item.field.codes[value])
            and item_text(item, value)
         if text and text ~= "" and allowed(sentence, item.field, value) then
            list[#list + 1] = { text = text, value = value }
         end
      end
   else
      list = false
   end
   if list and item.tag == "reg" and item.view then
      local view, more = item.view.view, {}
      local last = item.view.field and (view.count or 1) - 1 or 0
      for _, entry in ipairs(list) do
         for index = 0, last do
            local number = item.view.field and index or item.view.number
            local suffix = view.prints and view.prints[(number or 0) + 1] or "." .. view.name
               .. (number or "")
            more[#more + 1] = { text = entry.text .. suffix, value = entry.value }
         end
      end
      list = more
   end
   return list and intern(list)
end

-- How two lists of texts can begin the same sentence: a text of both, and what is left over where a
-- text of one is the beginning of a text of the other (each rest once).
local relations = setmetatable({}, { __mode = "k" })

local function rests_of(longer, shorter)
   local rests, seen = {}, {}
   for _, entry in ipairs(longer) do
      for n = 1, #entry.text - 1 do
         local rest = entry.text:sub(n + 1)
         if shorter.has[entry.text:sub(1, n)] and not seen[rest] then
            seen[rest] = true
            rests[#rests + 1] = { text = rest, head = entry.text:sub(1, n) }
         end
      end
   end
   return rests
end

local function relate(x, y)
   relations[x] = relations[x] or setmetatable({}, { __mode = "k" })
   local relation = relations[x][y]
   if not relation then
      relation = { left = rests_of(x, y), right = rests_of(y, x) }
      for _, entry in ipairs(x) do
         if y.has[entry.text] then
            relation.common = entry.text
            break
         end
      end
      relations[x][y] = relation
   end
   return relation
end

-- Values of a small number field that the sentence allows; nil when there are too many to list.
local function values_of(atom, sentence)
   if atom.values ~= nil then return atom.values or nil end
   local field, list = atom.item.field, false
   if (1 << math.min(field.width, 20)) <= FEW and not field.rel then
      list = {}
      for value = 0, (1 << field.width) - 1 do
         if allowed(sentence, field, value) then
            local signed = atom.item.signed or field.signed
            local number = signed and value >> (field.width - 1) == 1 and value - (1 << field.width)
               or value
            list[#list + 1] = number * (atom.item.mul or field.scale) + (atom.item.add or 0)
         end
      end
   end
   atom.values = list
   return list or nil
end

-- May a field of many values print `value`?
local function prints_number(atom, sentence, value)
   local item, field = atom.item, atom.item.field
   if field.rel or field.label then return true end
   local mul, bits = item.mul or field.scale, num.sub(value, item.add or 0)
   if num.eq(mul, 0) or not num.eq(num.mod(bits, mul), 0) then return false end
   bits = num.div(bits, mul)
   local top = num.mask(field.width)
   if (item.signed or field.signed) and num.lt(bits, 0) then
      bits = num.add(bits, num.add(top, 1))
   end
   return not num.lt(bits, 0) and num.le(bits, top) and allowed(sentence, field, bits)
end

-- May a number be printed with a sign in front?
local function may_be_negative(atom)
   local item = atom.item
   return item.signed or item.field.signed or (item.add or 0) < 0
end

local function number_text(value)
   return value < 0 and ("-0x%x"):format(-value) or ("0x%x"):format(value)
end

-- A number that both print, a negative one when `negative`; nil when there is none.
local function numbers_meet(a, sa, b, sb, negative)
   local va, vb = values_of(a, sa), values_of(b, sb)
   if not va and not vb then
      return not negative and "0x0" or may_be_negative(a) and may_be_negative(b) and "-0x1" or nil
   end
   local set = {}
   for _, value in ipairs(va and vb and va or {}) do set[value] = true end
   for _, value in ipairs(vb or va) do
      local both = set[value] or not va and prints_number(a, sa, value)
         or not vb and prints_number(b, sb, value)
      if both and (value < 0 or not negative) then return number_text(value) end
   end
   return nil
end

-- Walking two sentences ---------------------------------------------------------------------------

local walk

local function is_word(char) return char:find("^[%w_]") ~= nil end

-- Blanks are needed only between two word characters, so another one may be left out where the
-- other sentence has none.
local function may_skip(before, char) return not (is_word(before:sub(-1)) and is_word(char)) end

-- Compares two texts to the end of one: what is left of each, and what was read; nil when they
-- differ.
local function compare_texts(x, y, text)
   local n = math.min(#x, #y)
   if x:sub(1, n) == y:sub(1, n) then return x:sub(n + 1), y:sub(n + 1), text .. x:sub(1, n) end
   if not x:find(" ", 1, true) and not y:find(" ", 1, true) then return nil end
   local p, q = 1, 1
   while p <= #x and q <= #y do
      local c, d = x:sub(p, p), y:sub(q, q)
      if c == d then
         text, p, q = text .. c, p + 1, q + 1
      elseif c == " " and may_skip(text, d) then
         p = p + 1
      elseif d == " " and may_skip(text, c) then
         q = q + 1
      else
         return nil
      end
   end
   return x:sub(p), y:sub(q), text
end

-- One side has `rest` characters left of what it printed; the other goes on at its atom.
local function literal_against(rest, a, i, b, j, flip, text)
   local atom = b.atoms[j]
   if not atom then return nil end
   local function go_on(left_rest, right_rest, so_far)
      if left_rest ~= "" then return literal_against(left_rest, a, i, b, j + 1, flip, so_far) end
      if right_rest ~= "" then
         return literal_against(right_rest, b, j + 1, a, i, not flip, so_far)
      end
      return walk(a, i, b, j + 1, flip, so_far)
   end
   local function against(other)
      local left, right, so_far = compare_texts(rest, other, text)
      return left and go_on(left, right, so_far)
   end
   if atom.text then return against(atom.text) end
   local texts = texts_of(atom, b)
   if texts then
      for _, entry in ipairs(texts) do
         local found = against(entry.text)
         if found then return found end
      end
      return nil
   end
   if rest == " " then -- the other side goes on with a number, too, or with words
      local other = a.atoms[i]
      if may_skip(text, "0") then return walk(a, i, b, j, flip, text) end
      if not other or not may_be_negative(atom) then return nil end
      if other.text or texts_of(other, a) then return walk(a, i, b, j, flip, text) end
      local value = numbers_meet(other, a, atom, b, true)
      return value and walk(a, i + 1, b, j + 1, flip, text .. value)
   end
   if rest:sub(1, 1) == " " and may_skip(text, rest:sub(2, 2)) then rest = rest:sub(2) end
   local digits = rest:match("^%-?0x%x+") or rest:match("^%-?%d+")
   if not digits then return nil end
   if digits == rest then return text .. rest end -- the number may go on: assume that it can
   return go_on(rest:sub(#digits + 1), "", text .. digits)
end

local function fields_meet(a, i, b, j, flip, text)
   local x, y = a.atoms[i], b.atoms[j]
   local tx, ty = texts_of(x, a), texts_of(y, b)
   if not tx and not ty then
      local value = numbers_meet(x, a, y, b)
      return value and walk(a, i + 1, b, j + 1, flip, text .. value)
   end
   if tx and ty then
      local relation = relate(tx, ty)
      local found = relation.common and walk(a, i + 1, b, j + 1, flip, text .. relation.common)
      for _, rest in ipairs(relation.left) do
         found = found or literal_against(rest.text, a, i + 1, b, j + 1, flip, text .. rest.head)
      end
      for _, rest in ipairs(relation.right) do
         found = found or literal_against(rest.text, b, j + 1, a, i + 1, not flip, text
            .. rest.head)
      end
      return found
   end
   for _, entry in ipairs(tx or ty) do -- a list against a number that takes many values
      local found
      if tx then
         found = literal_against(entry.text, a, i + 1, b, j, flip, text)
      else
         found = literal_against(entry.text, b, j + 1, a, i, not flip, text)
      end
      if found then return found end
   end
   return nil
end

-- A text that both sentences print from atoms i and j on, or nil.
walk = function(a, i, b, j, flip, text)
   local x, y = a.atoms[i], b.atoms[j]
   if not x and not y then return text end
   if not x or not y then return nil end
   if x.text then return literal_against(x.text, a, i + 1, b, j, flip, text) end
   if y.text then return literal_against(y.text, b, j + 1, a, i, not flip, text) end
   return fields_meet(a, i, b, j, flip, text)
end

--- A text that is both sentences, or nil when there is none. May find one where relations between
-- operands exclude it, never misses one.
function M.meet(a, b) return walk(a, 1, b, 1, false, "") end

-- Running together -------------------------------------------------------------------------------

-- How an atom can begin: texts, or the signs that a number can begin with.
local function beginnings(atom, sentence)
   if atom.text then return { { text = atom.text } } end
   local list = texts_of(atom, sentence)
   if list then return list end
   local number = atom.item.field.radix == "dec" and "0" or "0x0"
   local signs = { { text = number } }
   if atom.item.field.radix == "dec" then
      for digit = 1, 9 do signs[#signs + 1] = { text = tostring(digit) } end
   end
   if may_be_negative(atom) then signs[#signs + 1] = { text = "-" .. number } end
   return signs
end

-- A number takes all digits that follow it; a decimal 0 also what makes it hex or binary.
local function number_takes(atom, text)
   if atom.item.field.radix ~= "dec" or atom.item.field.rel or atom.item.field.label then
      return text:find("^%x") ~= nil
   end
   return text:find("^%d") ~= nil or text:find("^[xX]%x") ~= nil or text:find("^[bB][01]") ~= nil
end

local function begins_alike(x, y)
   local n = math.min(#x, #y)
   return x:sub(1, n) == y:sub(1, n)
end

-- A text of the list that is another one with the beginning of what follows it; numbers of
-- registers take all digits.
local function list_takes(list, text, is_register)
   for _, entry in ipairs(list) do
      if is_register and entry.text:find("%d$") and text:find("^%d") then return entry.text end
      for n = 1, #entry.text - 1 do
         local head = entry.text:sub(1, n)
         if list.has[head] and begins_alike(entry.text:sub(n + 1), text) then return head end
      end
   end
   return nil
end

-- Characters that texts of a list can begin and end with; none where one of them holds a blank or
-- is empty.
local function edges_of(list)
   if list.edges == nil then
      local first, last, seen_first, seen_last = {}, {}, {}, {}
      list.edges = false
      for _, entry in ipairs(list) do
         if entry.text == "" or entry.text:find(" ", 1, true) then return false end
         local a, b = entry.text:sub(1, 1), entry.text:sub(-1)
         if not seen_first[a] then seen_first[a], first[#first + 1] = true, a end
         if not seen_last[b] then seen_last[b], last[#last + 1] = true, b end
      end
      table.sort(first)
      table.sort(last)
      list.edges = { table.concat(first), table.concat(last) }
   end
   return list.edges
end

--- The characters that a field can begin and end with, as two strings; nil when it may hold a blank
-- or nothing.
function M.edges(atom, sentence)
   local list = texts_of(atom, sentence)
   if list then
      local edges = edges_of(list)
      if not edges or edges[1] == "" then return nil end
      return edges[1], edges[2]
   end
   return may_be_negative(atom) and "-0123456789" or "0123456789", "0123456789abcdef"
end

--- Two neighbours without a separator that would be read as one: `1` and `0`, `r1` and `0`, `0x1`
-- and `b`. Returns what the first and the second print, or nil.
function M.runs_together(sentence)
   for k, atom in ipairs(sentence.atoms) do
      local following = sentence.atoms[k + 1]
      if atom.item and following then
         local list = texts_of(atom, sentence)
         for _, next_one in ipairs(beginnings(following, sentence)) do
            local is_register = atom.item.tag == "reg" or atom.item.field.kind == "register"
            local taken = list and list_takes(list, next_one.text, is_register)
               or not list and number_takes(atom, next_one.text)
                  and beginnings(atom, sentence)[1].text
            if taken then return taken, next_one.text end
         end
      end
   end
   return nil
end

--- Do both print the same fields at the same places?
function M.same_shape(a, b)
   if #a.atoms ~= #b.atoms then return false end
   for k, x in ipairs(a.atoms) do
      local y = b.atoms[k]
      if x.text ~= y.text then return false end
      if x.item and not (x.item.tag == y.item.tag and x.item.field == y.item.field
         and x.item.number == y.item.number
         and x.item.file == y.item.file) then return false end
   end
   return true
end

return M
