-- Pictures of words in a decoder: of each form, and of what a decision tree has tested.
local num = require("gen.num")
local c = require("gen.emit.c")
local describe = require("gen.forms.describe")

local M = {}

-- Splits a text at spaces, so that no line is longer than `most`.
local function wrapped(text, most)
   local lines, line = {}, nil
   for word in text:gmatch("%S+") do
      if line and #line + 1 + #word > most then
         lines[#lines + 1] = line
         line = word
      else
         line = line and line .. " " .. word or word
      end
   end
   lines[#lines + 1] = line
   return lines
end

--- The bits of a form as a comment. Its syntax is in the header, at its name.
function M.put_form(form, w)
   local lines = wrapped(describe.picture(form), 72)
   for i, line in ipairs(lines) do
      w:line("%s %s%s", i == 1 and "/*" or " *", c.comment(line), i == #lines and " */" or "")
   end
end

-- The bits `mask` as ranges, high ones first: `{ {hi, lo}.. }`.
local function ranges_of(mask, bits)
   local ranges, hi = {}, nil
   for i = bits - 1, -1, -1 do
      local set = i >= 0 and num.bit(mask, i) == 1
      if set and not hi then hi = i end
      if not set and hi then
         ranges[#ranges + 1] = { hi, i + 1 }
         hi = nil
      end
   end
   return ranges
end

local function digits(value, hi, lo)
   local text = {}
   for i = hi, lo, -1 do text[#text + 1] = tostring(num.bit(value, i)) end
   return table.concat(text)
end

-- `91=0 80..78=010`, for words that are too long for a picture.
local function short_text(known, bits)
   local parts = {}
   for i, range in ipairs(ranges_of(known.mask, bits)) do
      local hi, lo = range[1], range[2]
      parts[i] = ("%s=%s"):format(hi == lo and tostring(lo) or ("%d..%d"):format(hi, lo),
         digits(known.value, hi, lo))
   end
   return table.concat(parts, " ")
end

-- `........ .0010011`
local function long_text(known, bits)
   local text = {}
   for i = bits - 1, 0, -1 do
      text[#text + 1] = num.bit(known.mask, i) == 1 and tostring(num.bit(known.value, i)) or "."
      if i % 8 == 0 and i > 0 then text[#text + 1] = " " end
   end
   return table.concat(text)
end

--- The bits that a tree knows, `{mask, value}`, as a comment of at most `room` columns; nil when
-- there is nothing to draw, or no room for it.
function M.of(known, bits, room)
   if num.eq(known.mask, 0) then return nil end
   local text = bits <= 64 and ("/* %s */"):format(long_text(known, bits)) or nil
   if not text or #text > room then text = ("/* %s */"):format(short_text(known, bits)) end
   return #text <= room and text or nil
end

--- What is known after a range of bits has one of some values.
function M.after(known, node, values)
   local mask, value = num.mask(node.width), values[1]
   for _, other in ipairs(values) do mask = mask & ~(value ~ other) end
   return { mask = num.bor(known.mask, num.shl(mask, node.lo)),
      value = num.bor(known.value, num.shl(value & mask, node.lo)) }
end

return M
