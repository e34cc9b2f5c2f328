-- How the functions of a decoder hand on the bits that they have accounted for. Words of one part
-- are parameters and the bits a result, in registers (runtime/base/decode_narrow.h); the others are
-- in one structure, by a pointer (runtime/base/decode_wide.h).
local num = require("gen.num")
local halves = require("gen.emit.c.halves")

local M = {}

-- Words of one part
-- ---------------------------------------------------------------------------------

local Narrow = { header = "base/decode_narrow.h" }

--- Adds constants to the bits.
function Narrow.add(known, canon, pieces)
   if not num.eq(known, 0) then pieces[#pieces + 1] = ("KNOWN(%s)"):format(halves.hex(known)) end
   if not num.eq(canon, 0) then pieces[#pieces + 1] = ("CANON(%s)"):format(halves.hex(canon)) end
end

--- Changes bits of canonical words.
function Narrow.change(bits) return { ("bits.canon ^= %s;"):format(halves.hex(bits)) } end

--- What the function of a form begins with.
function Narrow.begin_form(known, canon)
   return { ("FORM(%s, %s)"):format(halves.hex(known), halves.hex(canon)) }
end

-- Words of two parts
-- --------------------------------------------------------------------------------

local Wide = { header = "base/decode_wide.h" }

local PARTS = { { name = "lo", lo = 0 }, { name = "hi", lo = 64 } }

-- A format for each part of a constant that is not 0.
local function put_constant(format, n, pieces)
   for _, part in ipairs(PARTS) do
      local value = num.bits(n, part.lo, 64)
      if not num.eq(value, 0) then
         pieces[#pieces + 1] = format:format(part.name, halves.hex(value))
      end
   end
   return pieces
end

function Wide.add(known, canon, pieces)
   put_constant("CANON(%s, %s)", canon, put_constant("KNOWN(%s, %s)", known, pieces))
end

function Wide.change(bits) return put_constant("d->canon.%s ^= %s;", bits, {}) end

local function word_text(n)
   return ("%s, %s"):format(halves.hex(num.bits(n, 0, 64)), halves.hex(num.bits(n, 64, 64)))
end

function Wide.begin_form(known, canon)
   return { ("FORM(%s)"):format(word_text(known)),
      not num.eq(canon, 0) and ("CANONICAL(%s)"):format(word_text(canon)) or nil }
end

--- The style for words held as `parts` (`gen/emit/c/halves.lua`).
function M.of(parts) return parts.wide and Wide or Narrow end

return M
