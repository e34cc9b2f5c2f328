-- A second opinion on SASS: products of matrices, with the fragments that the manual of PTX gives
-- for mma, and the sums of floats of the published models of tensor cores (MATLAB-tensor-core). It
-- goes the other way round than the description: whole matrices from the registers of all lanes,
-- their product, and the registers from that.
--
-- What no document says is here as in the description: what HMMA of sm_75 keeps of a sum (as sm_70),
-- the order of DMMA (ascending k), and that results that are no numbers are 0x7fffffff or 0x7fff.
local M = {}

-- Fragments ---------------------------------------------------------------------------------------

--- Rows and columns of element i of a lane: of A, of B (its k and column) and of the sum, where a
--- register has `per` elements and A has 8 or 16 rows.
function M.fragments(per, rows)
   local tall = rows == 16 and 2 or 1
   return {
      a = function(lane, i)
         local n = i // per
         return lane // 4 + n % tall * 8, lane % 4 * per + i % per + n // tall * 4 * per
      end,
      b = function(lane, i) return lane % 4 * per + i % per + i // per * 4 * per, lane // 4 end,
      c = function(lane, i) return lane // 4 + i // 2 * 8, lane % 4 * 2 + i % 2 end,
   }
end

--- Those of m8n8k4 of sm_70; `quad` is which of the four products a lane belongs to.
function M.fragments_884(a_is_row, b_is_row, c_is_half)
   local function high(lane) return lane < 16 and 0 or 4 end
   return {
      quad = function(lane) return lane % 16 // 4 end,
      a = function(lane, i)
         if a_is_row then return lane % 4 + high(lane), i end
         return i + high(lane), lane % 4
      end,
      b = function(lane, i)
         if b_is_row then return lane % 4, i + high(lane) end
         return i, lane % 4 + high(lane)
      end,
      c = function(lane, i)
         if c_is_half then return lane % 4 + high(lane), i end
         return (lane & 1) + (i & 2) + high(lane), (i & 4) + (lane & 2) + (i & 1)
      end,
   }
end

local function no_quad() return 0 end

--- The matrices of a quad that registers hold: `of[i]` by lane, where element i of a lane is.
function M.gathered(place, of, count, quad_of, quad)
   local matrix = {}
   for lane = 0, 31 do
      if (quad_of or no_quad)(lane) == quad then
         for i = 0, count - 1 do
            local row, column = place(lane, i)
            matrix[row] = matrix[row] or {}
            matrix[row][column] = of(lane, i)
         end
      end
   end
   return matrix
end

-- Floats ------------------------------------------------------------------------------------------

local FORMATS = {
   f16 = { exponent = 5, fraction = 10 }, bf16 = { exponent = 8, fraction = 7 },
   f32 = { exponent = 8, fraction = 23 }, tf32 = { exponent = 8, fraction = 10, below = 13 },
}

-- The parts of a float: sign 1 or -1, significand, exponent; `is_nan`, `is_infinite`.
local function parts_of(name, bits)
   local format = FORMATS[name]
   bits = bits >> (format.below or 0)
   local most = (1 << format.exponent) - 1
   local fraction = bits & (1 << format.fraction) - 1
   local exponent = bits >> format.fraction & most
   local is_odd = exponent == most
   return {
      sign = bits >> format.fraction + format.exponent & 1 == 1 and -1 or 1,
      significand = exponent == 0 and fraction or fraction | 1 << format.fraction,
      exponent = math.max(exponent, 1) - most // 2, bits = format.fraction,
      is_nan = is_odd and fraction ~= 0, is_infinite = is_odd and fraction == 0,
   }
end

local function product_of(a, b)
   local is_zero = a.significand == 0 or b.significand == 0
   local any_infinite = a.is_infinite or b.is_infinite
   return {
      sign = a.sign * b.sign, significand = a.significand * b.significand,
      exponent = a.exponent + b.exponent, bits = a.bits + b.bits,
      is_nan = a.is_nan or b.is_nan or any_infinite and is_zero,
      is_infinite = any_infinite,
   }
end

-- A significand with so many bits of fraction at an exponent; what does not fit is cut off.
local function shifted(term, exponent, bits)
   local by = term.exponent - term.bits - exponent + bits
   if by >= 0 then return term.significand << by end
   return by > -64 and term.significand >> -by or 0
end

-- The number of a double towards zero as f32.
local function truncated(x)
   local bits = ("<I8"):unpack(("<d"):pack(x))
   local exponent, fraction = (bits >> 52 & 0x7ff) - 1023, bits & (1 << 52) - 1
   local sign = bits >> 63 << 31
   if exponent > 127 then return sign | 0x7f800000 end
   if exponent >= -126 then return sign | exponent + 127 << 23 | fraction >> 29 end
   local by = 29 - 126 - exponent
   return sign | (by < 64 and (fraction | 1 << 52) >> by or 0)
end

-- To nearest, ties to even, as f16.
local function as_half(x)
   local sign, size = (x < 0 or 1 / x < 0) and 0x8000 or 0, math.abs(x)
   local exponent = -14
   while exponent < 16 and size >= 2.0 ^ (exponent + 1) do exponent = exponent + 1 end
   if exponent == 16 then return sign | 0x7c00 end
   local units = size / 2.0 ^ (exponent - 10)
   local whole = math.floor(units)
   local rest = units - whole
   if rest > 0.5 or rest == 0.5 and whole % 2 == 1 then whole = whole + 1 end
   return sign | math.tointeger(whole) + (exponent + 14 << 10)
end

-- How many products of f16 a generation adds at once, bits that it keeps below those of f32, and
-- the least exponent that counts as the greatest one with sums of f32 and of f16.
local GENERATIONS = {
   sm_70 = { block = 4, extra = 0, f32 = -math.huge, f16 = -19 },
   sm_80 = { block = 8, extra = 1, f32 = -132, f16 = -20 },
   sm_90 = { block = 16, extra = 2, f32 = -133, f16 = -21 },
}
GENERATIONS.sm_75, GENERATIONS.sm_86, GENERATIONS.sm_87, GENERATIONS.sm_89 =
   GENERATIONS.sm_70, GENERATIONS.sm_80, GENERATIONS.sm_80, GENERATIONS.sm_80

local function add_block(terms, generation, result)
   local infinities = {}
   local most = generation[result]
   for _, term in ipairs(terms) do
      if term.is_nan then return result == "f16" and 0x7fff or 0x7fffffff end
      if term.is_infinite then infinities[term.sign] = true end
      if term.significand ~= 0 then most = math.max(most, term.exponent) end
   end
   if infinities[1] and infinities[-1] then return result == "f16" and 0x7fff or 0x7fffffff end
   if infinities[1] then return result == "f16" and 0x7c00 or 0x7f800000 end
   if infinities[-1] then return result == "f16" and 0xfc00 or 0xff800000 end
   local bits, sum = 23 + generation.extra, 0
   for _, term in ipairs(terms) do
      if term.significand ~= 0 then
         sum = sum + term.sign * shifted(term, math.tointeger(most), bits)
      end
   end
   if sum == 0 then return 0 end
   local x = sum * 2.0 ^ (most - bits)
   return result == "f16" and as_half(x) or truncated(x)
end

--- c + the products of the lists a and b: `format` of these, `result` of c and of the sum.
function M.float_sum(variant, format, result, a, b, c, minus)
   local generation = GENERATIONS[variant]
   local block = format == "tf32" and generation.block // 2 or generation.block
   for first = 1, #a, block do
      local terms = { parts_of(result, c) }
      for k = first, math.min(first + block - 1, #a) do
         local term = product_of(parts_of(format, a[k]), parts_of(format, b[k]))
         if minus then term.sign = -term.sign end
         terms[#terms + 1] = term
      end
      c = add_block(terms, generation, result)
   end
   return c
end

--- .SATFINITE.
function M.finite(x, result)
   local sign, most = result == "f16" and 0x8000 or 0x80000000, result == "f16" and 0x7c00 or 0x7f800000
   local size = x & ~sign
   if size > most then return 0 end
   return size == most and x - 1 or x
end

--- An f16 as f32.
function M.half_as_single(bits)
   local p = parts_of("f16", bits)
   if p.is_nan then return 0x7fffffff end
   if p.is_infinite then return p.sign > 0 and 0x7f800000 or 0xff800000 end
   return (bits & 0x8000) << 16 | truncated(p.significand * 2.0 ^ (p.exponent - 10))
end

-- Sparse matrices ---------------------------------------------------------------------------------

-- Where CUTLASS puts the metadata of a row: `column` counts what its elements of 16 or 32 bits
-- stand for. Returns the lane, and the bit of its word.
local function reordered(row, column, bits)
   local group, weave = bits == 16 and 32 or 16, bits == 16 and 4 or 2
   local to_row = row // group * group + row % 8 * weave + row % group // 8
   if to_row % 2 == 0 and column % 2 == 1 then
      to_row, column = to_row + 1, column - 1
   elseif to_row % 2 == 1 and column % 2 == 0 then
      to_row, column = to_row - 1, column + 1
   end
   local index = (to_row * 2 + column) * bits
   return index // 32 % 32, index % 32
end

--- Where the four bits for a group of four of a row are: of halves (`bits` 16) or bytes (32), with
--- `groups` in a row, by which threads hold them: lane, and bit of its word.
function M.place_of_metadata(row, group, groups, bits, threads)
   local per = bits // 4
   if groups == 2 * per then -- CUTLASS has two tiles of 16 rows in the words of a warp, or one
      local lane, at = reordered(row + (bits == 16 and 16 * threads or 0), group // per, bits)
      return lane, at + group % per * 4
   end
   if bits == 16 then return row % 8 * 4 + threads, row // 8 * 16 + group * 4 end
   return row % 8 * 4 + 2 * threads + row // 8, group * 4
end

-- Integers ----------------------------------------------------------------------------------------

--- An element of so many bits as a number.
function M.integer(bits, width, is_signed)
   return is_signed and bits >> width - 1 == 1 and bits - (1 << width) or bits
end

--- c + the products of the lists of numbers, as 32 bits.
function M.integer_sum(a, b, c, saturates)
   local sum = M.integer(c, 32, true)
   for k = 1, #a do sum = sum + a[k] * b[k] end
   if saturates then sum = math.max(-0x80000000, math.min(sum, 0x7fffffff)) end
   return sum & 0xffffffff
end

return M
