-- Float fields as text, both ways: what `runtime/base/float_text.h` does in C. A field holds the
-- high bits of a number of its format; `field.float` is `{format="f32", width=32, fraction, least,
-- digits=N|nil, below}`, `below` the bits of the format that the field lacks.
local num = require("gen.num")

local M = {}

-- `least`: the smallest number of the format is 2^least.
local FORMATS = {
   f16 = { width = 16, fraction = 10, least = -24 },
   f32 = { width = 32, fraction = 23, least = -149 },
   f64 = { width = 64, fraction = 52, least = -1074 },
}

-- So many digits tell all numbers of a format apart.
local ENOUGH = { f16 = 5, f32 = 9, f64 = 17 }
M.MOST_DIGITS = 40

--- What a float field has besides its bits, for a field of `width` bits, at most those of the
-- format.
function M.kind(name, width, digits)
   local format = FORMATS[name]
   return { format = name, width = format.width, fraction = format.fraction,
      least = format.least, digits = digits, below = format.width - width,
      infinity = num.shl(num.mask(format.width - 1 - format.fraction), format.fraction) }
end

function M.width(name) return FORMATS[name].width end
function M.enough(name) return ENOUGH[name] end

--- Characters of the longest text: sign, digits, and a point with zeros or an exponent.
function M.longest(kind) return math.max(kind.digits or 0, ENOUGH[kind.format]) + 9 end

--- A few words for messages and the manual: `f32 in 20 bits, 20 digits`.
function M.words(kind)
   return kind.format
      .. (kind.below > 0 and (" in %d bits"):format(kind.width - kind.below) or "")
      .. (kind.digits and (", %d digits"):format(kind.digits) or "")
end

-- Printing ----------------------------------------------------------------------------------------

-- The digits and the exponent of the first one, of a number rounded to `count` digits.
local function rounded(value, count)
   local text = ("%." .. count - 1 .. "e"):format(value)
   local digits, exponent = text:match("^([%d.]+)e(.+)$")
   return digits:gsub("%.", ""):gsub("(.)0+$", "%1"), math.tointeger(tonumber(exponent))
end

local function scientific(digits, exponent, places)
   digits = digits .. ("0"):rep((places or 0) + 1 - #digits)
   local fraction = #digits > 1 and "." .. digits:sub(2) or ""
   return ("%s%se%s%02d"):format(digits:sub(1, 1), fraction, exponent < 0 and "-" or "+",
      math.abs(exponent))
end

local function plain(digits, exponent)
   if exponent < 0 then return "0." .. ("0"):rep(-exponent - 1) .. digits end
   local whole = exponent + 1
   digits = digits .. ("0"):rep(whole - #digits)
   return digits:sub(1, whole) .. (#digits > whole and "." .. digits:sub(whole + 1) or "")
end

local function number_text(kind, number)
   if num.eq(number, 0) then return "0" end
   local power = num.to_integer(num.shr(number, kind.fraction))
   local mantissa = num.bits(number, 0, kind.fraction)
   if power > 0 then mantissa = num.add(mantissa, num.pow2(kind.fraction)) end
   local exponent = kind.least + math.max(power - 1, 0)
   local value = num.to_integer(mantissa) * 2.0 ^ exponent
   if kind.digits then
      if value >= 2.0 ^ 32 then
         local digits, place = rounded(value, kind.digits + 1)
         return scientific(digits, place, kind.digits)
      end
      local digits, place = rounded(value, kind.digits)
      return (place < -4 or place >= kind.digits) and scientific(digits, place)
         or plain(digits, place)
   end
   for count = 1, ENOUGH[kind.format] do
      local digits, place = rounded(value, count)
      if num.eq(M.nearest(kind, digits, place + 1 - #digits), number) then
         return (place < -4 or place >= 16) and scientific(digits, place) or plain(digits, place)
      end
   end
   error("so many digits are enough")
end

--- Text of a float field with these bits.
function M.text(kind, bits)
   local whole = num.shl(bits, kind.below)
   local number = num.bits(whole, 0, kind.width - 1)
   local negative = num.bit(whole, kind.width - 1) == 1
   local sign, quiet = negative and "-" or "+", num.pow2(kind.fraction - 1)
   if num.lt(number, kind.infinity) then
      local text = (negative and "-" or "") .. number_text(kind, number)
      return text == "-0" and "-0.0" or text
   end
   local fraction = num.sub(number, kind.infinity)
   if num.eq(fraction, 0) then return sign .. "INF" end
   if num.eq(fraction, quiet) then return sign .. "QNAN" end
   if num.eq(fraction, num.shr(quiet, 1)) then return sign .. "SNAN" end
   return "0x" .. num.hex(bits)
end

-- Reading -----------------------------------------------------------------------------------------

local function power_of_ten(n)
   local value = 1
   for _ = 1, n do value = num.mul(value, 10) end
   return value
end

--- The nearest number of the format, ties to even, for a decimal natural number (text) times
-- 10^exponent; that of infinity when it is too large.
function M.nearest(kind, digits, exponent)
   local value = num.parse((digits:gsub("^0+(.)", "%1")))
   if num.eq(value, 0) or #digits + exponent < -400 then return 0 end
   if #digits + exponent > 400 then return kind.infinity end
   -- in quarters of the smallest number, with what is left over
   value = num.shl(num.mul(value, power_of_ten(math.max(exponent, 0))), 2 - kind.least)
   local divisor = power_of_ten(math.max(-exponent, 0))
   local quarters = num.div(value, divisor)
   local more = not num.eq(num.mul(quarters, divisor), value)
   local bits = num.eq(quarters, 0) and 0 or num.width_unsigned(quarters)
   local drop = math.max(bits - kind.fraction - 1, 2)
   local mantissa, rest = num.shr(quarters, drop), num.bits(quarters, 0, drop)
   local half = num.pow2(drop - 1)
   if num.lt(half, rest) or num.eq(rest, half) and (more or num.bit(mantissa, 0) == 1) then
      mantissa = num.add(mantissa, 1)
   end
   return num.min(num.add(num.shl(drop - 2, kind.fraction), mantissa), kind.infinity)
end

local function magnitude_of(kind, text)
   local quiet = num.pow2(kind.fraction - 1)
   if text == "INF" then return kind.infinity end
   if text == "QNAN" then return num.add(kind.infinity, quiet) end
   if text == "SNAN" then return num.add(kind.infinity, num.shr(quiet, 1)) end
   local mantissa, exponent = text:match("^([%d.]+)[eE]([+-]?%d+)$")
   mantissa = mantissa or text
   local whole, fraction = mantissa:match("^(%d+)%.(%d+)$")
   whole, fraction = whole or mantissa:match("^%d+$"), fraction or ""
   if not whole then return nil end
   local number = M.nearest(kind, whole .. fraction, (tonumber(exponent) or 0) - #fraction)
   local is_zero = not mantissa:find("[1-9]")
   if num.eq(number, kind.infinity) or num.eq(number, 0) and not is_zero then return nil end
   return number
end

--- The bits of a float field for a text; nil when it is not a float, or not exactly one.
function M.read(kind, text)
   if text:find("^0x%x+$") then
      local bits = num.parse(text)
      return num.lt(bits, num.pow2(kind.width - kind.below)) and bits or nil
   end
   local sign, rest = text:match("^([+-]?)(.+)$")
   local number = rest and magnitude_of(kind, rest)
   if not number then return nil end
   if sign == "-" then number = num.add(number, num.pow2(kind.width - 1)) end
   return num.eq(num.bits(number, 0, kind.below), 0) and num.shr(number, kind.below) or nil
end

return M
