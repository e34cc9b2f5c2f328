-- What each bit of a word is in a bit picture, and runs of equal bits as cells.
--
-- A mark is `{class, label, value, field, at, tested}`: bit `at` of `field`, or a digit of a test
-- of the field `tested`.
local num = require("gen.num")
local resolved = require("gen.resolve.field")

local M = {}

-- Fields ------------------------------------------------------------------------------------------

--- Bit `at` of a field.
function M.of_field(field, at)
   return { class = "operand", label = field.short, field = field, at = at }
end

--- Marks the bits of a field.
function M.field(field, marks)
   for i, bit in ipairs(resolved.positions(field)) do marks[bit] = M.of_field(field, i - 1) end
end

-- Tests -------------------------------------------------------------------------------------------

--- What a set says about bit `i` of its field: "0", "1", "*" (depends), "-" (any), or nil (left to
--- others).
local function digit_of_part(part, i, width)
   if part.picture then
      local digits = part.picture:gsub("[_ ]", "")
      local ch = digits:sub(#digits - i, #digits - i)
      if ch == "." or ch == "" then return ch == "." and "." or "0" end
      return ch
   end
   local lo, hi = part.lo, part.hi
   if num.eq(num.shr(lo, i), num.shr(hi, i)) then return tostring(num.bit(lo, i)) end
   local full = num.eq(lo, 0) and num.eq(hi, num.mask(width))
   return full and "-" or "*"
end

local function digit(set, i, width)
   local result
   for _, part in ipairs(set) do
      local d = digit_of_part(part, i, width)
      if result and d ~= result then return "*" end
      result = d
   end
   return result ~= "." and result or nil
end

--- Marks the bits of a test; returns true when the digits say all about the set. A domain is what
--- the field of the text may hold: no test of the description.
function M.test(test, marks)
   if test.domain then return true end
   local exact = #test.set == 1
   local positions = resolved.positions(test.field)
   local tested = not test.field.unnamed and test.field or nil
   for i, bit in ipairs(positions) do
      local d = digit(test.set, i - 1, #positions)
      if d then
         marks[bit] = { class = "fixed", label = d, tested = tested, at = i - 1 }
         if d == "*" then exact = false end
      end
   end
   return exact
end

-- Other bits --------------------------------------------------------------------------------------

local function mark_soft_bit(s, bit, marks)
   local value = s.value and num.bit(s.value, bit) or 0
   local label = s.word == "visible" and (s.field and s.field.short or "read") or nil
   marks[bit] = { class = s.word, label = label, value = value }
end

local PART = 32 -- bits of a mask that are looked at together

--- Marks the bits that lines call ignored, unknown, zero or visible, where nothing else did.
function M.soft(list, marks)
   for _, s in ipairs(list or {}) do
      local at, mask = 0, s.mask
      while not num.eq(mask, 0) do
         local part = num.bits(mask, 0, PART)
         for i = 0, PART - 1 do
            if part >> i & 1 == 1 and not marks[at + i] then mark_soft_bit(s, at + i, marks) end
         end
         mask, at = num.shr(mask, PART), at + PART
      end
   end
end

-- Cells -------------------------------------------------------------------------------------------

-- Is `b`, the bit below `a`, of the same cell?
local function same_cell(a, b)
   if a.class ~= b.class or a.class == "fixed" then return a.class == b.class end
   if a.field ~= b.field or a.field and a.at ~= b.at + 1 then return false end
   return a.label == b.label and (a.value or 0) == (b.value or 0)
end

-- Values that the assembler writes into bits without a name are their digits.
local function label_ones(cells)
   for _, c in ipairs(cells) do
      if c.value == 1 and c.class ~= "fixed" and not c.label then
         c.label = ("1"):rep(c.hi - c.lo + 1)
      end
   end
   return cells
end

--- Runs of equal marks as cells, highest first: `{hi, lo, class, label, field, from}`, `from` the
--- bit of the field that is the lowest one of the cell. Fixed bits join their digits.
function M.cells(marks, width)
   local cells, above = {}, nil
   for bit = width - 1, 0, -1 do
      local m, last = marks[bit], cells[#cells]
      if m and above and same_cell(above, m) then
         last.lo, last.from = bit, m.at
         if m.class == "fixed" then last.label = last.label .. m.label end
      elseif m then
         cells[#cells + 1] = { hi = bit, lo = bit, class = m.class, label = m.label,
            value = m.value, field = m.field, from = m.at }
      end
      above = m
   end
   return label_ones(cells)
end

return M
