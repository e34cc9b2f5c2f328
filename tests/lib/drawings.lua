-- Random drawn words for the forms and operand lines of a random instruction set: some of the tests
-- become digits or cells of their own, some fields are named where they lie.
--
-- `node.drawing` is `{bits, cells, tests}`: cells from the high end as `{digits}`, `{field}`,
-- `{field, parts}` or `{test}`; `tests` are those that need not be written any more.
local M = {}

local function each_place(field, f)
   local place = 0
   for _, piece in ipairs(field.pieces) do
      for bit = piece.lo, piece.hi do
         f(bit, place)
         place = place + 1
      end
   end
end

local function is_free(owners, field)
   local free = true
   each_place(field, function(bit) free = free and not owners[bit] end)
   return free
end

-- Digits for a test of one value or one picture, over whatever pieces its field has.
local function digits_of(test)
   local part = test.set[1]
   if #test.set > 1 or test.neg or test.is_else or not (part.picture or part.lo == part.hi) then
      return nil
   end
   local digits = {}
   each_place(test.field, function(bit, place)
      digits[bit] = part.picture and part.picture:sub(-1 - place, -1 - place)
         or tostring(part.lo >> place & 1)
   end)
   return digits
end

local function put_test(r, owners, test, drawing)
   if not is_free(owners, test.field) or test.is_else then return end
   local digits = r:chance(75) and digits_of(test)
   if not digits and #test.field.pieces > 1 then return end
   each_place(test.field, function(bit)
      owners[bit] = digits and { digit = digits[bit] } or { test = test }
   end)
   drawing.tests[test] = true
end

local function put_field(r, owners, field)
   if not is_free(owners, field) then return end
   local whole = #field.pieces == 1 and r:chance(70)
   each_place(field, function(bit, place)
      owners[bit] = { field = field, whole = whole, place = place }
   end)
end

-- `4:1 | 11`: runs of falling bits of the value, which a scale moves up.
local function parts_of(owners, hi, lo, scale)
   local parts, up = {}, scale == 4 and 2 or scale == 2 and 1 or 0
   for bit = hi, lo, -1 do
      local place, last = owners[bit].place + up, parts[#parts]
      if last and last.lo == place + 1 then
         last.lo = place
      else
         parts[#parts + 1] = { hi = place, lo = place }
      end
   end
   return parts
end

local function belongs(owner, first)
   return owner and first and owner.field == first.field and owner.test == first.test
      and (owner.digit == nil) == (first.digit == nil)
end

local function cell_of(r, owners, hi)
   local first, lo, digits = owners[hi], hi, ""
   if first and not first.digit then
      while belongs(owners[lo - 1], first) do lo = lo - 1 end
      if first.test then return { test = first.test }, lo end
      return { field = first.field, parts = not first.whole
         and parts_of(owners, hi, lo, first.field.scale) or nil }, lo
   end
   repeat
      digits = digits .. (owners[lo] and owners[lo].digit or ".")
      lo = lo - 1
      local stops = lo < 0 or owners[lo] and not owners[lo].digit
      if not stops and r:chance(20) then digits = digits .. "_" end
   until stops or r:chance(10)
   return { digits = (digits:gsub("_$", "")) }, lo + 1
end

local function draw(r, isa, node, bits)
   local owners, drawing = {}, { bits = bits, cells = {}, tests = {} }
   for _, test in ipairs(node.tests) do
      if r:chance(85) then put_test(r, owners, test, drawing) end
   end
   for _, item in ipairs(node.items) do
      if item.field and r:chance(80) then put_field(r, owners, item.field) end
   end
   local other = r:pick(isa.fields)
   if other.mask >> bits == 0 and r:chance(20) then put_field(r, owners, other) end
   local bit = bits - 1
   while bit >= 0 do
      local cell, lo = cell_of(r, owners, bit)
      drawing.cells[#drawing.cells + 1] = cell
      bit = lo - 1
   end
   node.drawing = drawing
end

local function has_else(operand)
   for _, line in ipairs(operand.lines) do
      if line.tests[1].is_else then return true end
   end
   return false
end

--- Draws some forms and lines of `isa`. `r` is a source of its own, so that all else stays.
function M.add(isa, r)
   for _, form in ipairs(isa.forms) do
      if r:chance(40) then draw(r, isa, form, form.unit) end
   end
   for _, operand in ipairs(isa.operands) do
      for _, line in ipairs(has_else(operand) and {} or operand.lines) do
         if r:chance(15) then draw(r, isa, line, isa.bits) end
      end
   end
end

local function cell_text(cell, set_text, use_text)
   if cell.digits then return cell.digits end
   if cell.test then
      return cell.test.field.name .. (cell.test.neg and "!=" or "=") .. set_text(cell.test.set)
   end
   if not cell.parts then return (cell.field.of or cell.field).name end
   local parts = {}
   for i, part in ipairs(cell.parts) do
      parts[i] = part.hi == part.lo and tostring(part.hi) or part.hi .. ":" .. part.lo
   end
   return ("%s[%s]"):format(use_text(cell.field), table.concat(parts, "|"))
end

--- `[0_1 | F1[2|0] | ..]`; `use_text` is a field as texts name it.
function M.text(drawing, set_text, use_text)
   local texts = {}
   for i, cell in ipairs(drawing.cells) do texts[i] = cell_text(cell, set_text, use_text) end
   return "[" .. table.concat(texts, " | ") .. "]"
end

return M
