-- What a register is given: the value cut to its width, bits that stay, parts put in their place.
local ir = require("gen.ir.node").make
local num = require("gen.num")
local state = require("gen.emit.c.state")
local ctype = require("gen.emit.c.ctype")
local expr = require("gen.emit.c.code.expr")

local M = {}

local const = require("gen.ir.node").constant

-- Whole registers ---------------------------------------------------------------------------------

--- The value cut to a register's width, ready to be assigned.
function M.fitted(fn, file, value)
   local stored, bits = ctype.stored(file.width, file.signed)
   if value.tag == "undefined" then return expr.literal(0) end
   local code
   if file.signed then
      code = expr.extend(fn, value, file.width)
   elseif bits < 32 and file.width == bits then
      code = expr.low(fn, value, 32)
   else
      code = expr.truncate(fn, value, file.width)
   end
   if bits >= 32 then
      return ctype.as(code, file.signed and ctype.signed(bits) or ctype.unsigned(bits))
   end
   return M.narrowed(code, stored, file)
end

--- Cast to a C type of 8 or 16 bits, where the value is not a literal that fits.
function M.narrowed(code, stored, file)
   if code.const and not num.is_negative(code.const)
      and num.le(code.const, num.mask(file.width)) then
      return code
   end
   local cast = ("(%s)"):format(stored)
   if code.text:sub(1, #cast) == cast and code.level == ctype.UNARY then return code end
   return ctype.code(cast .. ctype.operand(code, ctype.UNARY), ctype.UNARY, "i32")
end

-- `code` with the bits that no write changes put back. `lo, width`: the bits that are written, nil
-- when not constant.
function M.keep_held(fn, file, code, lo, width)
   local _, bits = ctype.stored(file.width, file.signed)
   local mask, value, varies = 0, 0, false
   local all = state.configs(fn.model)
   for _, held in ipairs(state.held(fn.model, file)) do
      local written = lo and num.shl(num.mask(width), lo) or num.mask(file.width)
      if num.meets(held.mask, written) then
         mask, value = num.bor(mask, held.mask), num.bor(value, held.value)
         varies = varies or held.configs ~= all
      end
   end
   if num.eq(mask, 0) then return code end
   local type = bits <= 16 and code.type == "i32" and "i32" or ctype.unsigned(bits)
   local keep, fixed
   if varies then
      local table_name = fn.shared:held(file)
      keep = ctype.atom(table_name .. "_writable[m->context.config]", ctype.promoted(bits, false))
      fixed = ctype.atom(table_name .. "_fixed[m->context.config]", ctype.promoted(bits, false))
   else
      keep = expr.literal(num.without(num.mask(file.width), mask))
      keep = ctype.literal(keep.const, keep.type, true)
      fixed = ctype.literal(value, ctype.of(value, value), true)
   end
   local a, b = ctype.pair(ctype.as(code, type), keep, type)
   local result = ctype.binary("&", ctype.AND, a, b, type)
   if varies or not num.eq(value, 0) then
      a, b = ctype.pair(result, fixed, type)
      result = ctype.binary("|", ctype.OR, a, b, type)
   end
   return result
end

-- An assigned value in the type of the register.
function M.finished(code, file)
   local stored, bits = ctype.stored(file.width, file.signed)
   if bits > 16 then
      return ctype.as(code, file.signed and ctype.signed(bits) or ctype.unsigned(bits))
   end
   return M.narrowed(code, stored, file)
end

-- Parts of registers ------------------------------------------------------------------------------

-- Position and width of the bits that a chain of slices leaves.
function M.position(path)
   local width, from, fixed = path[1].width, nil, 0
   for _, step in ipairs(path) do
      if step.from.tag == "const" then
         fixed = num.add(fixed, step.from.value)
      elseif from then
         from = ir.add({ a = from, b = step.from, lo = num.add(from.lo, step.from.lo),
            hi = num.add(from.hi, step.from.hi) })
      else
         from = step.from
      end
   end
   if not from then return fixed, nil, width end
   if fixed ~= 0 then
      from = ir.add({ a = from, b = const(fixed), lo = num.add(from.lo, fixed),
         hi = num.add(from.hi, fixed) })
   end
   return nil, from, width
end

local function is_zero(code) return code.const ~= nil and num.eq(code.const, 0) end

-- `old` with `width` bits from a place up replaced.
function M.merged(fn, file, old, path, value)
   local _, bits = ctype.stored(file.width, file.signed)
   local fixed, from, width = M.position(path)
   local part = value.tag == "undefined" and expr.literal(0) or expr.truncate(fn, value, width)
   local type = bits <= 16 and part.type == "i32" and "i32" or ctype.unsigned(bits)
   local code
   if fixed then
      local keep = num.without(num.mask(file.width), num.shl(num.mask(width), fixed))
      local a, b = ctype.pair(ctype.as(old, type), ctype.literal(keep, type, true), type)
      code = ctype.binary("&", ctype.AND, a, b, type)
      part = ctype.as(part, type)
      if fixed > 0 and not is_zero(part) then
         part = ctype.binary("<<", ctype.SHIFT, ctype.exactly(part, type), expr.literal(fixed),
            type)
      end
   else
      type = ctype.unsigned(bits)
      local count = expr.value(fn, fn:once(from))
      local ones = ctype.exactly(ctype.literal(num.mask(width), type, true), type)
      local others = ctype.binary("<<", ctype.SHIFT, ones, count, type)
      others = ctype.code("~(" .. others.text .. ")", ctype.UNARY, type)
      code = ctype.binary("&", ctype.AND, ctype.as(old, type), others, type)
      part = ctype.binary("<<", ctype.SHIFT, ctype.exactly(part, type), count, type)
   end
   if not is_zero(part) then
      local a, b = ctype.pair(code, part, type)
      code = ctype.binary("|", ctype.OR, a, b, type)
   end
   code = M.keep_held(fn, file, code, fixed, width)
   if file.signed then
      return M.fitted(fn, file, ir.code({ code = code, lo = 0, hi = num.mask(file.width) }))
   end
   return M.finished(code, file)
end

return M
