-- Sets of field values as a test writes them: ranges and bit pictures in their written order,
-- because the first value still possible is the canonical one (`gen/forms/canonical.lua`). Values
-- are raw bits: -1 in a 4-bit field is 15.
local num = require("gen.num")
local suggest = require("gen.base.suggest")
local grammar = require("gen.syntax.grammar")

local M = {}

local function picture_part(picture, width, context, at)
   if #picture ~= width then
      context.report:error("E16", at, ("picture `0b%s` has %d bits, but `%s` has %d"):format(
         picture, #picture, context.name, width), { hint = "one character a bit, high bit first" })
      return nil
   end
   local mask, value, any = 0, 0, 0
   for i = 1, width do
      local ch, bit = picture:sub(i, i), num.pow2(width - i)
      if ch == "1" then value = num.add(value, bit) end
      if ch == "0" or ch == "1" then mask = num.add(mask, bit) end
      if ch == "-" then any = num.add(any, bit) end
   end
   return { picture = picture, mask = mask, value = value, any = any }
end

local function raw(value, width)
   if num.lt(value, 0) then return num.add(value, num.pow2(width)) end
   return value
end

local function range_part(part, width, context, at)
   local lo, hi = raw(part.lo, width), raw(part.hi or part.lo, width)
   local top = num.mask(width)
   if num.lt(lo, 0) or num.lt(top, lo) or num.lt(hi, 0) or num.lt(top, hi) then
      local bad = (num.lt(lo, 0) or num.lt(top, lo)) and part.lo or part.hi
      context.report:error("E16", at, ("`%s=%s` does not fit in the %d bits of `%s`"):format(
         context.name, num.tostring(bad), width, context.name))
      return nil
   end
   if num.lt(hi, lo) then
      context.report:error("E16", at, ("range %s..%s of `%s` is empty"):format(
         num.tostring(part.lo), num.tostring(part.hi), context.name),
            { hint = "write the lower value first" })
      return nil
   end
   return { lo = lo, hi = hi }
end

-- A code by its text, or a constant, as a value.
local function named_value(node, context, at)
   local value = context.value_of(node.name, at)
   if value then return { lo = value, hi = value } end
   context.report:error("E10", at,
      ("`%s` is neither a code of `%s` nor a constant"):format(node.name, context.name),
      suggest.hint(node.name, context.names()))
   return nil
end

--- Resolves the nodes of a set for a field of `width` bits. `context = {report, name, statics,
-- value_of, names}` (`gen/resolve/fieldcodes.lua`).
-- Returns an array of `{lo, hi}` and `{picture, mask, value, any}`, or nil after an error.
function M.resolve(nodes, width, context, at)
   local parts, ok = {}, true
   for _, node in ipairs(nodes) do
      local place = node.at or at
      if node.static then
         local cell = context.statics and context.statics[node.static]
         local inner = cell and M.of_cell(cell, context)
         if not inner then
            if not cell then
               context.report:error("E08", place,
                  ("`%s` is neither a column of this instruction nor a parameter"):format(
                     node.static),
                  suggest.hint(node.static, context.statics))
            end
            ok = false
         elseif cell.busy then
            context.report:error("E14", cell.at or place,
               ("the cell of `%s` names itself"):format(node.static))
            ok = false
         else
            cell.busy = true
            local resolved = M.resolve(inner, width, context, cell.at or place)
            cell.busy = nil
            if resolved then table.move(resolved, 1, #resolved, #parts + 1,
               parts) else ok = false end
         end
      else
         if node.name then node = named_value(node, context, place) end
         local part = node and node.picture and picture_part(node.picture, width, context, place)
            or node and not node.picture and range_part(node, width, context, place)
         if part then parts[#parts + 1] = part else ok = false end
      end
   end
   return ok and parts or nil
end

--- The nodes of a set that is in a cell of an `ops` row, or in a static argument.
function M.of_cell(cell, context)
   if cell.text then
      if not cell.set then cell.set = grammar.match("set", cell.text, cell.at, context.report) end
      return cell.set
   end
   if cell.tag == "num" then return { { lo = cell.value, hi = cell.value, at = cell.at } } end
   context.report:error("E16", cell.at,
      "this static argument is not a number, so a test cannot use it")
   return nil
end

--- The values of 0..2^width-1 that `parts` leaves out, as ranges in rising order.
function M.complement(parts, width)
   local ranges = {}
   for _, part in ipairs(parts) do
      assert(part.lo, "the complement of a picture is not a set of ranges")
      ranges[#ranges + 1] = part
   end
   table.sort(ranges, function(a, b) return num.lt(a.lo, b.lo) end)
   local left, next_value = {}, 0
   for _, part in ipairs(ranges) do
      if num.lt(next_value, part.lo) then
         left[#left + 1] = { lo = next_value, hi = num.sub(part.lo, 1) }
      end
      if num.le(next_value, part.hi) then next_value = num.add(part.hi, 1) end
   end
   local top = num.mask(width)
   if num.le(next_value, top) then left[#left + 1] = { lo = next_value, hi = top } end
   return left
end

--- Is `value` in the set?
function M.contains(parts, value)
   for _, part in ipairs(parts) do
      if part.picture then
         if num.eq(num.band(value, part.mask), part.value) then return true end
      elseif num.le(part.lo, value) and num.le(value, part.hi) then
         return true
      end
   end
   return false
end

--- Bits of the field that the set tests or sets to a canonical value: all but the `.` of pictures.
function M.covered(parts, width)
   if #parts == 0 then return num.mask(width) end
   local covered = 0
   for _, part in ipairs(parts) do
      covered = num.bor(covered, part.picture and num.bor(part.mask, part.any) or num.mask(width))
   end
   return covered
end

return M
