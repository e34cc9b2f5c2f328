-- Places: how each carried field is spelled in a text, as `struct isadora_place`. Equal ones are
-- shared.
local lists = require("gen.base.lists")
local num = require("gen.num")
local sets = require("gen.syntax.sets")
local spelling = require("gen.forms.spelling")
local c = require("gen.emit.c")
local relative = require("gen.emit.c.relative")
local lex_of = require("gen.emit.assembler.lex")

local M = {}

-- Words for messages ------------------------------------------------------------------------------

local function number_text(value, decimal)
   if decimal then return num.tostring(value) end
   return num.lt(value, 0) and "-0x" .. num.hex(num.neg(value)) or "0x" .. num.hex(value)
end

local function listed(words, limit)
   local parts = table.move(words, 1, math.min(#words, limit), 1, {})
   if #words > limit then parts[#parts + 1] = ".." end
   return table.concat(parts, ", ")
end

-- The values that a place takes, as ranges of raw bits; nil when they are a picture.
local function raw_ranges(width, set)
   if not set then return { { lo = 0, hi = num.mask(width) } } end
   for _, part in ipairs(set) do
      if part.picture then return nil end
   end
   return set
end

local function signed(value, width)
   return num.bit(value, width - 1) == 1 and num.sub(value, num.pow2(width)) or value
end

-- Ranges as numbers of the text; a signed range that crosses the sign is two.
local function text_ranges(place, set)
   local ranges, out = raw_ranges(place.width, set), {}
   if not ranges or place.base then return nil end
   local half = num.pow2(place.width - 1)
   local function add(lo, hi)
      if place.signed then lo, hi = signed(lo, place.width), signed(hi, place.width) end
      out[#out + 1] = { num.add(num.mul(lo, place.mul), place.add),
         num.add(num.mul(hi, place.mul), place.add) }
   end
   for _, range in ipairs(ranges) do
      if place.signed and num.lt(range.lo, half) and not num.lt(range.hi, half) then
         if num.eq(range.lo, 0) and num.eq(range.hi, num.mask(place.width)) then
            add(half, num.sub(half, 1))
         else
            add(half, range.hi)
            add(range.lo, num.sub(half, 1))
         end
      else
         add(range.lo, range.hi)
      end
   end
   return out
end

local function ranges_text(ranges, word)
   local parts = {}
   for _, range in ipairs(ranges) do
      local lo, hi = word(range[1]), word(range[2])
      parts[#parts + 1] = lo == hi and lo or lo .. ".." .. hi
   end
   return listed(parts, 4)
end

local function number_expected(place, set)
   if place.base then return "an address" end
   local ranges = text_ranges(place, set)
   if not ranges then return "a number" end
   return "a number " .. ranges_text(ranges,
      function(value) return number_text(value, place.decimal) end)
end

local function register_expected(place, set, file)
   if not file.count then return file.prints end
   local top = file.count - 1
   local ranges = text_ranges(place, set) or {}
   for _, range in ipairs(ranges) do
      if num.lt(top, range[2]) and num.le(range[1], top) then range[2] = top end
   end
   if #ranges == 0 then return "a register " .. file.prints end
   return ranges_text(ranges, function(value) return spelling.register(file, value) end)
end

local function words_expected(texts)
   local words, seen = {}, {}
   for _, text in ipairs(texts) do
      if text ~= "" and not seen[text] then
         seen[text] = true
         words[#words + 1] = "`" .. text .. "`"
      end
   end
   return listed(words, 8)
end

-- Places of items ---------------------------------------------------------------------------------

-- Is some text the head of another one?
local function has_prefixes(texts)
   for i, short in ipairs(texts) do
      for j, long in ipairs(texts) do
         if i ~= j and short ~= "" and #short < #long and long:sub(1, #short) == short then
            return true
         end
      end
   end
   return false
end

local function new_place(field)
   return { field = field, shift = 0, width = field.width, mul = 1, add = 0 }
end

--- A number that stands for a field: a `field` or `affine` item.
function M.number(model, item, set)
   local field = item.field
   local place = new_place(field)
   place.mul, place.add = item.mul or field.scale, item.add or 0
   place.signed = item.signed or field.signed
   place.wrap, place.decimal = field.wrap, field.radix == "dec"
   if item.tag == "field" and field.base then
      place.base, place.add = field.base.of:upper(), field.base.add
      place.modulus = num.mask(math.min(relative.width(model), 64))
   end
   assert(num.lt(0, place.mul), "a number in a text has a positive factor")
   place.set = set
   place.expected = number_expected(place, set)
   return place
end

local function part_of(place, item)
   place.shift, place.add = item.shift or 0, item.add or 0
   place.width = item.take or place.width
   place.partial = place.width < item.field.width
end

--- A float that a field holds the high bits of.
function M.float(item, set)
   local place = new_place(item.field)
   place.float, place.set = item.field.float, set
   local ranges = set and text_ranges(place, set)
   place.expected = ranges and "a float with the bits "
      .. ranges_text(ranges, function(value) return number_text(value, false) end) or "a float"
   return place
end

--- A register whose number a field holds.
function M.register(lex, item, file, set)
   local place = new_place(item.field)
   part_of(place, item)
   place.words = lex:file(file)
   place.set = not place.partial and set or nil
   place.expected = register_expected(place, place.set, file)
   return place
end

--- The view behind a register.
function M.view(lex, item, view)
   local place = new_place(view.field)
   part_of(place, view)
   place.words = lex:view(item.file, view.view)
   place.expected = words_expected(lex_of.view_texts(view.view))
   return place
end

-- Rows `{code, text}` of a code field: all columns but the first hold cells.
local function rows_of(item)
   if not item.column then return item.field.code_list end
   return lists.map(item.field.table.rows, function(row)
      local cell = row.cells[item.column + 1]
      return { code = row.code, text = cell and cell.text or "" }
   end)
end

-- Does the set hold every code? Then the scanner says all.
local function all_in(rows, set)
   return not lists.any(rows, function(row) return set and not sets.contains(set, row.code) end)
end

--- The text of a code.
function M.word(lex, item, set)
   local field, place = item.field, new_place(item.field)
   local rows, texts, all, seen = rows_of(item), {}, {}, {}
   for _, row in ipairs(rows) do
      if seen[row.text] then
         assert(not item.column,
            "not built yet: two columns of a table that tell a code only together")
      else
         seen[row.text] = true
         texts[#texts + 1] = row.text
         if row.text == "" then place.empty = row.code end
      end
      table.move(row.also or {}, 1, #(row.also or {}), #all + 1, all)
   end
   local name = item.column and field.name .. "_" .. field.table.columns[item.column] or field.name
   place.words = lex:words(name, rows)
   place.prefixes = has_prefixes(lists.append(all, texts))
   place.set = not all_in(rows, set) and set or nil
   place.expected = words_expected(texts)
   return place
end

--- A number that is read as logic over names.
function M.logic(lex, item, set)
   local field, place = item.field, new_place(item.field)
   local texts = lists.map(field.logic, function(row) return row.text end)
   texts[#texts + 1], texts[#texts + 2] = "~", "("
   place.words, place.set = lex:words(field.name, field.logic), set
   place.expected = words_expected(texts)
   return place
end

--- A register that the text names outright.
function M.fixed_register(lex, file, number)
   return { words = lex:file(file), name = file.ident, add = 0, shift = 0, width = 0,
      expected = number and spelling.register(file, number) or file.prints }
end

-- C -----------------------------------------------------------------------------------------------

local function range_texts(set, width)
   local rows = {}
   for i, part in ipairs(set) do
      if part.picture then
         rows[i] = ("{0, %s, %s, %s}"):format(c.hex(num.mask(width)), c.hex(part.mask),
            c.hex(part.value))
      else
         rows[i] = ("{%s, %s, 0, 0}"):format(c.hex(part.lo), c.hex(part.hi))
      end
   end
   return rows
end

--- The C initialisers of the members of a place; `prefix` is that of the ISA.
function M.initialisers(place, prefix)
   local parts, flags = {}, {}
   local function put(name, text) parts[#parts + 1] = ("." .. name .. " = " .. text) end
   if place.words then put("words", "&" .. place.words) else put("mul", c.hex(place.mul)) end
   if not num.eq(place.add, 0) then put("add", c.int(place.add)) end
   if place.empty then put("empty", c.hex(place.empty)) end
   if place.base then
      put("modulus", c.hex(place.modulus))
      put("base", "ISADORA_BASE_" .. place.base)
   end
   if place.set then
      put("ranges", "RANGES(" .. table.concat(range_texts(place.set, place.width), ", ") .. ")")
      put("range_count", tostring(#place.set))
   end
   if place.field then put("field", ("%s_%s"):format(prefix:upper(), place.field.ident)) end
   if place.shift > 0 then put("shift", tostring(place.shift)) end
   put("width", tostring(place.width))
   if place.signed then flags[#flags + 1] = "SIGNED" end
   if place.wrap then flags[#flags + 1] = "WRAP" end
   if place.empty then flags[#flags + 1] = "EMPTY" end
   if place.prefixes then flags[#flags + 1] = "PREFIXES" end
   if place.decimal then flags[#flags + 1] = "DECIMAL" end
   if place.float then
      put("format", tostring(place.float.width))
      if place.float.digits then put("digits", tostring(place.float.digits)) end
   end
   if #flags > 0 then put("flags", table.concat(flags, " | ")) end
   put("expected", c.string(place.expected))
   return parts
end

return M
