-- Places: how each carried field is spelled in a text, as `struct isadora_place`. Equal ones are
-- shared.
local lists = require("gen.base.lists")
local num = require("gen.num")
local sets = require("gen.syntax.sets")
local c = require("gen.emit.c")
local relative = require("gen.emit.c.relative")

local M = {}

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
   return place
end

--- The field that a number is a sum with, as a place of its own.
function M.beside(model, item)
   return M.number(model, { tag = "field", field = item.beside.field })
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
   return place
end

--- A register whose number a field holds.
function M.register(lex, item, file, set)
   local place = new_place(item.field)
   part_of(place, item)
   place.words = lex:file(file)
   place.set = not place.partial and set or nil
   return place
end

--- The view after a register.
function M.view(lex, item, view)
   local place = new_place(view.field)
   part_of(place, view)
   place.words = lex:view(item.file, view.view)
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
         assert(not item.column, "a column that does not tell codes apart") -- E04
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
   return place
end

--- A number that is read as logic over names.
function M.logic(lex, item, set)
   local field, place = item.field, new_place(item.field)
   place.words, place.set = lex:words(field.name, field.logic), set
   return place
end

--- A register that the text names outright.
function M.fixed_register(lex, file)
   return { words = lex:file(file), name = file.ident, add = 0, shift = 0, width = 0 }
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
   if place.beside then
      put("beside", "&" .. place.beside)
      put("beside_slot", tostring(place.beside_slot))
   end
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
   if place.beside then flags[#flags + 1] = place.minus and "DIFFERENCE" or "SUM" end
   if #flags > 0 then put("flags", table.concat(flags, " | ")) end
   return parts
end

return M
