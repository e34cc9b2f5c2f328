-- Bit pictures in plain characters: the columns of a word, a row for each form, and a line for each
-- alternative of an operand.
--
--     31    24 23 19 18  14 13    3 2  0
--    +--------+-----+------+--------+----+
--    |01**1100| DST | SRC1 |   b    |CDST|
--
--    b = <IMM>  |  13..3=IMM
--
-- The picture reads as it is in any viewer; `tools/sphinx/bitpicture.py` turns it into coloured
-- rows in HTML. How a cell is written says what the bits are: digits are fixed, `*` fixed to what
-- the instruction table says, a name is an operand, (name) is read but not printed, ~ is ignored, ?
-- unknown, =0 must be zero.
local lists = require("gen.base.lists")
local num = require("gen.num")

local M = {}

M.BAND = 32 -- bits of one row of the picture; wider units take several

local MARK_OF_CLASS = { ignored = "~", unknown = "?", zero = "=0" }

-- How far the lowest bit of a field is up in the value that it stands for: 2 where it is scaled
-- by 4.
local function shift_of(field)
   local shift = num.width_unsigned(field.scale or 1) - 1
   return num.eq(field.scale or 1, num.pow2(shift)) and shift or 0
end

-- `IMM[11:5]`: a part of a field with the bits of the value, as in drawn words of descriptions.
local function part_text(cell)
   local lo = cell.from + shift_of(cell.field)
   local hi = lo + cell.hi - cell.lo
   return ("%s[%s]"):format(cell.label, hi == lo and lo or hi .. ":" .. lo)
end

--- The text of a cell.
local function cell_text(cell)
   local mark = MARK_OF_CLASS[cell.class]
   if not mark and cell.field and cell.hi - cell.lo + 1 < cell.field.width then
      return part_text(cell)
   end
   if not mark then
      return cell.class == "visible" and "(" .. cell.label .. ")" or cell.label
   end
   if cell.class == "zero" then return mark end
   if cell.label and cell.label ~= "" then return mark .. "=" .. cell.label end
   local count = cell.hi - cell.lo + 1
   return mark:rep(math.min(count, 3))
end

--- The part of a cell within lo..hi, or nil.
local function clip(cell, lo, hi)
   if cell.hi < lo or cell.lo > hi then return nil end
   if cell.hi <= hi and cell.lo >= lo then return cell end
   local c = { hi = math.min(cell.hi, hi), lo = math.max(cell.lo, lo), class = cell.class,
      field = cell.field, label = cell.label }
   if cell.field then c.from = cell.from + c.lo - cell.lo end
   if cell.class == "fixed" then
      c.label = cell.label:sub(cell.hi - c.hi + 1, cell.hi - c.lo + 1)
   end
   return c
end

local function clipped_rows(rows, lo, hi)
   return lists.collect(rows, function(row)
      local cells = {}
      for _, cell in ipairs(row.cells) do cells[#cells + 1] = clip(cell, lo, hi) end
      return (#cells > 0 or row == rows[1])
         and { cells = cells, note = row.note }
   end)
end

--- Segments between neighbouring edges of any row, highest first: `{hi, lo, width}`.
local function segments_of(rows, lo, hi)
   local is_edge = { [hi] = true }
   for _, cell in lists.nested(rows, "cells") do
      is_edge[cell.hi] = true
      if cell.lo > lo then is_edge[cell.lo - 1] = true end
   end
   local segments = {}
   for bit = hi, lo, -1 do
      if is_edge[bit] then
         segments[#segments + 1] = { hi = bit, lo = bit }
      else
         segments[#segments].lo = bit
      end
   end
   return segments
end

local function numbers_width(s)
   return s.hi == s.lo and #tostring(s.hi) or #tostring(s.hi) + 1 + #tostring(s.lo)
end

--- Index of the first and last segment of a cell.
local function span(segments, cell)
   local first, last
   for i, s in ipairs(segments) do
      if s.hi == cell.hi then first = i end
      if s.lo == cell.lo then last = i end
   end
   return first, last
end

local function room(segments, first, last)
   local width = last - first
   for i = first, last do width = width + segments[i].width end
   return width
end

local function set_widths(segments, rows)
   for _, s in ipairs(segments) do s.width = numbers_width(s) end
   for _, cell in lists.nested(rows, "cells") do
      local first, last = span(segments, cell)
      local missing = #cell_text(cell) - room(segments, first, last)
      if missing > 0 then segments[last].width = segments[last].width + missing end
   end
end

local function centred(text, width)
   local left = (width - #text) // 2
   return (" "):rep(left) .. text .. (" "):rep(width - #text - left)
end

local function header_line(segments)
   local parts = {}
   for i, s in ipairs(segments) do
      if s.hi == s.lo then
         parts[i] = centred(tostring(s.hi), s.width)
      else
         local gap = s.width - #tostring(s.hi) - #tostring(s.lo)
         parts[i] = s.hi .. (" "):rep(gap) .. s.lo
      end
   end
   return " " .. table.concat(parts, " ")
end

local function border_line(segments)
   local parts = lists.map(segments, function(s) return ("-"):rep(s.width) end)
   return "+" .. table.concat(parts, "+") .. "+"
end

local function row_line(segments, row)
   local starts = {}
   for _, cell in ipairs(row.cells) do
      local first, last = span(segments, cell)
      starts[first] = { cell = cell, last = last }
   end
   local line, i = "|", 1
   while i <= #segments do
      local s = starts[i]
      local last = s and s.last or i
      line = line .. centred(s and cell_text(s.cell) or "", room(segments, i, last)) .. "|"
      i = last + 1
   end
   return row.note and line .. "  " .. row.note or line
end

local function draw_band(rows, lo, hi)
   local segments = segments_of(rows, lo, hi)
   set_widths(segments, rows)
   local out = { header_line(segments), border_line(segments) }
   for _, row in ipairs(rows) do out[#out + 1] = row_line(segments, row) end
   return out
end

-- The bands of a picture, the high one first; `rows_within(lo, hi)`: its rows, nil to leave it out.
local function draw_bands(width, rows_within)
   local bands, hi = {}, width - 1
   while hi >= 0 do
      local lo = hi // M.BAND * M.BAND
      local rows = rows_within(lo, hi)
      if rows then bands[#bands + 1] = draw_band(rows, lo, hi) end
      hi = lo - 1
   end
   return bands
end

local function joined(bands)
   local out = {}
   for i, band in ipairs(bands) do
      if i > 1 then out[#out + 1] = "" end
      lists.append(out, band)
   end
   return out
end

-- Words of several forms: those that are alike here are one, with the names of the forms after it
-- where there are others.
local function merged_words(words)
   local list, of_text = {}, {}
   for _, word in ipairs(words) do
      local texts = lists.map(word.cells, function(cell)
         return ("%d %d %s"):format(cell.hi, cell.lo, cell_text(cell))
      end)
      local text = table.concat(texts, "\1")
      local one = lists.entry(of_text, text,
         { cells = word.cells, names = {} }, list)
      table.insert(one.names, word.note)
   end
   return list
end

local MOST_NAMES = 3

-- Names after the words; the most common one of several, where that is long, is `the others`.
local function note_names(list)
   if #list == 1 then return end
   local longest = list[1]
   for _, word in ipairs(list) do
      if #word.names > #longest.names then longest = word end
   end
   for _, word in ipairs(list) do
      local many = word == longest and #word.names > MOST_NAMES
      word.note = many and "the others" or table.concat(word.names, ", ")
   end
end

--- Draws `rows` (array of `{cells = { {hi, lo, class, label, field, from} .. }, note}`, the first
--- one the word itself) over bits 0..width-1. Cells of class "fixed" have one character a bit. A
--- band of which nothing is known is left out, unless `whole`. Returns lines.
function M.draw(width, rows, whole)
   return joined(draw_bands(width, function(lo, hi)
      local band = clipped_rows(rows, lo, hi)
      if whole and #band[1].cells == 0 then
         band[1].cells = { { hi = hi, lo = lo, class = "operand", label = "" } }
      end
      return (#band > 1 or #band[1].cells > 0) and band
   end))
end

-- Is one of the bits lo..hi in the set?
local function has_bits(set, lo, hi)
   for bit = lo, hi do if set[bit] then return true end end
   return false
end

-- Cells of a row in bands with bits that it is about: `91=0 63..32=IMM`; ignored bits are left out.
local function cells_line(row, about, width)
   local texts, hi = {}, width - 1
   while hi >= 0 do
      local lo = hi // M.BAND * M.BAND
      for _, cell in ipairs(has_bits(about, lo, hi) and row.cells or {}) do
         local part = clip(cell, lo, hi)
         if part and part.class ~= "ignored" then
            texts[#texts + 1] = (part.hi == part.lo and part.hi or part.hi .. ".." .. part.lo)
               .. "=" .. cell_text(part)
         end
      end
      hi = lo - 1
   end
   return table.concat(texts, " ")
end

--- Lines for the rows of operands, `{rows, bits}`: the text of an alternative and its cells.
function M.operand_lines(operands, width)
   local lines = {}
   for operand, row in lists.nested(operands, "rows") do
      local note = row.note .. (row.when and "   if " .. row.when or "")
      lines[#lines + 1] = note .. "  |  " .. cells_line(row, operand.bits, width)
   end
   return lines
end

--- Draws the words of several forms, `{cells, note = name of the form}`. Returns lines.
function M.draw_words(width, words)
   return joined(draw_bands(width, function(lo, hi)
      local list = merged_words(lists.map(words, function(word)
         return clipped_rows({ word }, lo, hi)[1]
      end))
      note_names(list)
      return list
   end))
end

return M
