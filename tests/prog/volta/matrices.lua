-- `matrices.lua PROGRAM FILE`: vectors of products of matrices: HMMA, IMMA, BMMA, DMMA.
package.path = arg[0]:match("^(.*/)tests/prog/") .. "?.lua;" .. package.path
local matrix = require("tests.reference.sass.matrix")
local vectors = require("tests.prog.volta.vectors")

local out = vectors.new(arg[1], arg[2])
local below, word = vectors.below, vectors.word

-- Registers ---------------------------------------------------------------------------------------

-- So many registers of each lane, from the elements that `draw()` makes.
local function fragment(count, width, draw)
   local registers = {}
   for n = 0, count - 1 do
      registers[n] = vectors.lanes(function()
         local value = 0
         for at = 0, 31, width do value = value | draw() << at end
         return value
      end)
   end
   return registers
end

-- Element i of a lane, of `width` bits.
local function element(registers, width)
   return function(lane, i)
      local at = i * width
      return registers[at // 32][lane] >> at % 32 & (1 << width) - 1
   end
end

local function named(into, first, registers)
   for n, values in pairs(registers) do into["R" .. first + n] = values end
end

-- Elements of `width` bits as registers, where `value(lane, i)`.
local function registers_of(count, width, value)
   local registers = {}
   for n = 0, count * width // 32 - 1 do
      registers[n] = vectors.lanes(function(lane)
         local bits = 0
         for at = 0, 31, width do bits = bits | value(lane, (32 * n + at) // width) << at end
         return bits
      end)
   end
   return registers
end

local function row_and_column(a, b, row, column, depth)
   local x, y = {}, {}
   for k = 0, depth - 1 do x[k + 1], y[k + 1] = a[row][k], b[k][column] end
   return x, y
end

-- Numbers that floats are drawn from --------------------------------------------------------------

local WIDTHS = { f16 = 16, bf16 = 16, tf32 = 32, f32 = 32 }
local EXPONENTS = { f16 = 5, bf16 = 8, tf32 = 8, f32 = 8 }

-- Few different ones, whose sums are often 0, near 1, near the middle of the range, any bits, few
-- bits, large ones, with some that are no numbers.
local function drawn(format, kind)
   local width, exponents = WIDTHS[format], EXPONENTS[format]
   local fractions = width - 1 - exponents
   local bias = (1 << exponents - 1) - 1
   local function made(exponent)
      return below(2) << width - 1 | exponent << fractions | word() & (1 << fractions) - 1
   end
   return function()
      if kind == "any" then return word() & (1 << width) - 1 end
      if kind == "odd" and below(40) == 0 then
         local list = { 0, (1 << exponents) - 1 << fractions, (1 << exponents) - 1 << fractions, -1 }
         return (list[below(4) + 1] | below(2) << width - 1) & (1 << width) - 1
      end
      if below(10) == 0 then return below(2) << width - 1 end
      if kind == "equal" then return below(2) << width - 1 | bias + below(2) << fractions end
      if kind == "small" then return below(2) << width - 1 | word() & (1 << fractions + 2) - 1 end
      if kind == "large" then return made((1 << exponents) - 2 - below(3)) end
      if kind == "wide" then return made(bias - 9 + below(17)) end
      return made(bias - 2 + below(4))
   end
end

local KINDS = { "near", "wide", "odd", "small", "large", "any", "equal" }

-- HMMA --------------------------------------------------------------------------------------------

local function add_hmma(variant, shape, format, result, kind, minus, finite)
   local depth = ({ ["1684"] = 4, ["1688"] = 8, ["16816"] = 16 })[shape]
   local width = WIDTHS[format]
   local per = 32 // width
   local f = matrix.fragments(per, 16)
   local a_count, b_count = 16 * depth * width // 1024, depth * 8 * width // 1024
   local a = fragment(a_count, width, drawn(format, kind))
   local b = fragment(b_count, width, drawn(format, kind))
   local c_width = WIDTHS[result]
   local c = fragment(4 * c_width // 32, c_width, drawn(result, kind))
   local whole_a = matrix.gathered(f.a, element(a, width), a_count * per, nil, 0)
   local whole_b = matrix.gathered(f.b, element(b, width), b_count * per, nil, 0)
   local of_c = element(c, c_width)
   local made, given = {}, {}
   named(given, 4, a)
   named(given, 12, b)
   named(given, 16, c)
   named(made, 24, registers_of(4, c_width, function(lane, i)
      local row, column = f.c(lane, i)
      local x, y = row_and_column(whole_a, whole_b, row, column, depth)
      local sum = matrix.float_sum(variant, format, result, x, y, of_c(lane, i), minus)
      return finite and matrix.finite(sum, result) or sum
   end))
   out:add({ variant = variant, given = given, made = made,
      text = ("HMMA.%s.%s%s%s R24, %sR4, R12, R16"):format(shape, result:upper(),
         format == "f16" and "" or "." .. format:upper(), finite and ".SATFINITE" or "",
         minus and "-" or "") })
end

for _, kind in ipairs(KINDS) do
   for _, result in ipairs({ "f32", "f16" }) do
      add_hmma("sm_75", "1688", "f16", result, kind, kind == "near", kind == "odd")
      for _, variant in ipairs({ "sm_80", "sm_90" }) do
         add_hmma(variant, "1688", "f16", result, kind)
         add_hmma(variant, "16816", "f16", result, kind, kind == "wide")
      end
   end
   for _, variant in ipairs({ "sm_80", "sm_89", "sm_90" }) do
      add_hmma(variant, "1688", "bf16", "f32", kind)
      add_hmma(variant, "16816", "bf16", "f32", kind)
      add_hmma(variant, "1684", "tf32", "f32", kind)
      add_hmma(variant, "1688", "tf32", "f32", kind)
   end
end

-- Sparse matrices: of each four units of a row of A, halves or bytes, two are stored.
-- The units chosen, two for each group: halves of TF32 are chosen together.
local function chosen_units(format)
   if format == "tf32" then
      local first = 2 * below(2)
      return first, first + 1
   end
   local first = below(3)
   return first, first + 1 + below(3 - first)
end

-- The columns of the elements of each row that are stored, and the metadata of the lanes.
local function sparse_pattern(format, unit_bits, groups, threads)
   local meta, columns = vectors.lanes(), {}
   for row = 0, 15 do
      columns[row] = {}
      for group = 0, groups - 1 do
         local first, second = chosen_units(format)
         local lane, at = matrix.place_of_metadata(row, group, groups, unit_bits == 16 and 16 or 32, threads)
         meta[lane] = meta[lane] & ~(15 << at) | (first | second << 2) << at
         for n, unit in ipairs({ first, second }) do columns[row][2 * group + n - 1] = 4 * group + unit end
      end
   end
   return meta, columns
end

-- A and B whole, where `width` bits are an element; `pairs_of(row, column)` are the two lists of
-- elements that make a sum.
local function sparse_product(width, unit_bits, format, a_words, threads, draw_a, draw_b)
   local per = 32 // width
   local f = matrix.fragments(per, 16)
   local a, b = fragment(a_words // 2, width, draw_a), fragment(a_words // 2, width, draw_b)
   local whole_a = matrix.gathered(f.a, element(a, width), a_words // 2 * per, nil, 0)
   local whole_b = matrix.gathered(f.b, element(b, width), a_words // 2 * per, nil, 0)
   local groups = a_words * 32 // unit_bits // 2
   local meta, columns = sparse_pattern(format, unit_bits, groups, threads)
   return a, b, meta, function(row, column)
      local x, y = {}, {}
      for k = 0, a_words * per - 1 do
         x[k + 1] = whole_a[row][k]
         local at = k * width
         local unit = columns[row][at // unit_bits] * unit_bits + at % unit_bits
         y[k + 1] = whole_b[unit // width][column]
      end
      return x, y, f
   end
end

local function add_sparse(variant, text, width, unit_bits, format, a_words, threads, draws, sum)
   local a, b, meta, pairs_of = sparse_product(width, unit_bits, format, a_words, threads, draws.a, draws.b)
   local c = fragment(4 * draws.c_width // 32, draws.c_width, draws.c)
   local of_c, f = element(c, draws.c_width), matrix.fragments(32 // width, 16)
   local given, made = { R20 = meta }, {}
   named(given, 4, a)
   named(given, 12, b)
   named(given, 16, c)
   named(made, 24, registers_of(4, draws.c_width, function(lane, i)
      local row, column = f.c(lane, i)
      local x, y = pairs_of(row, column)
      return sum(x, y, of_c(lane, i))
   end))
   out:add({ variant = variant, given = given, made = made, text = text })
end

local function add_sparse_hmma(variant, shape, format, result, a_words, threads, kind)
   local draws = { a = drawn(format, kind), b = drawn(format, kind), c = drawn(result, kind),
      c_width = WIDTHS[result] }
   local text = ("HMMA.SP.%s.%s%s R24, R4, R12, R16, R20, 0x%x"):format(shape, result:upper(),
      format == "f16" and "" or "." .. format:upper(), threads)
   add_sparse(variant, text, WIDTHS[format], 16, format, a_words, threads, draws, function(x, y, c)
      return matrix.float_sum(variant, format, result, x, y, c)
   end)
end

for _, kind in ipairs({ "near", "wide", "odd", "equal" }) do
   for _, variant in ipairs({ "sm_80", "sm_90" }) do
      add_sparse_hmma(variant, "16816", "f16", "f32", 4, below(4), kind)
      add_sparse_hmma(variant, "16832", "f16", "f16", 8, below(2), kind)
      add_sparse_hmma(variant, "16832", "bf16", "f32", 8, below(2), kind)
      add_sparse_hmma(variant, "1688", "tf32", "f32", 4, below(4), kind)
      add_sparse_hmma(variant, "16816", "tf32", "f32", 8, below(2), kind)
   end
end

local function add_sparse_imma(variant, depth, width, a_words, threads, sign, saturates)
   local function draw() return word() & (1 << width) - 1 end
   local draws = { a = draw, b = draw, c = word, c_width = 32 }
   local text = ("IMMA.SP.168%d.%s%d.%s%d%s R24, R4.ROW, R12.COL, R16, R20, 0x%x"):format(depth, sign,
      width, sign, width, saturates and ".SAT" or "", threads)
   add_sparse(variant, text, width, 8, "int", a_words, threads, draws, function(x, y, c)
      for k = 1, #x do
         x[k] = matrix.integer(x[k], width, sign == "S")
         y[k] = matrix.integer(y[k], width, sign == "S")
      end
      return matrix.integer_sum(x, y, c, saturates)
   end)
end

for _, sign in ipairs({ "U", "S" }) do
   add_sparse_imma("sm_80", 32, 8, 4, below(2), sign, sign == "S")
   add_sparse_imma("sm_80", 64, 8, 8, 0, sign)
   add_sparse_imma("sm_86", 64, 4, 4, below(2), sign)
   add_sparse_imma("sm_90", 128, 4, 8, 0, sign, sign == "U")
end

-- All steps of a product of sm_70, each with the two registers of the sum that it makes.
local function add_884(kind, a_is_row, b_is_row, result, c_result)
   local half, c_half = result == "f16", c_result == "f16"
   local f = matrix.fragments_884(a_is_row, b_is_row, half)
   local place_of_c = matrix.fragments_884(a_is_row, b_is_row, c_half).c
   local a, b = fragment(2, 16, drawn("f16", kind)), fragment(2, 16, drawn("f16", kind))
   local c_width, width = WIDTHS[c_result], WIDTHS[result]
   local c = fragment(8 * c_width // 32, c_width, drawn(c_result, kind))
   local whole = {}
   for quad = 0, 3 do
      whole[quad] = {
         a = matrix.gathered(f.a, element(a, 16), 4, f.quad, quad),
         b = matrix.gathered(f.b, element(b, 16), 4, f.quad, quad),
         c = matrix.gathered(place_of_c, element(c, c_width), 8, f.quad, quad),
      }
   end
   local d = registers_of(8, width, function(lane, i)
      local of, row, column = whole[f.quad(lane)], f.c(lane, i)
      local x, y = row_and_column(of.a, of.b, row, column, 4)
      local addend = of.c[row][column]
      if c_half and not half then addend = matrix.half_as_single(addend) end
      return matrix.float_sum("sm_70", "f16", result, x, y, addend)
   end)
   for step = 0, half and 1 or 3 do
      local given = {}
      named(given, 2, a)
      named(given, 4, b)
      named(given, 8, c)
      local made = { R24 = d[2 * step], R25 = d[2 * step + 1] }
      local from = 8 + 2 * (c_half and not half and step // 2 or step)
      out:add({ variant = "sm_70", given = given, made = made,
         text = ("HMMA.884.%s.%s.STEP%d R24, R2.%s, R4.%s, R%d"):format(result:upper(),
            c_result:upper(), step, a_is_row and "ROW" or "COL", b_is_row and "ROW" or "COL", from) })
   end
end

for i, kind in ipairs(KINDS) do
   add_884(kind, i % 2 == 0, i % 4 < 2, "f32", "f32")
   add_884(kind, i % 4 < 2, i % 2 == 0, "f16", "f16")
   add_884(kind, i % 4 > 1, i % 2 == 0, "f32", "f16")
end

-- IMMA, BMMA --------------------------------------------------------------------------------------

local function add_integers(variant, text, width, rows, depth, dot)
   local f = matrix.fragments(32 // width, rows)
   local a_count, b_count, c_count = rows * depth * width // 1024, 8 * depth * width // 1024, rows // 4
   local function draw() return word() & (1 << width) - 1 end
   local a, b = fragment(a_count, width, draw), fragment(b_count, width, draw)
   local c = fragment(c_count, 32, function() return below(2) == 0 and word() or 0x7ffffff0 + below(32) end)
   local whole_a = matrix.gathered(f.a, element(a, width), a_count * 32 // width, nil, 0)
   local whole_b = matrix.gathered(f.b, element(b, width), b_count * 32 // width, nil, 0)
   local made, given, of_c = {}, {}, element(c, 32)
   named(given, 4, a)
   named(given, 12, b)
   named(given, 16, c)
   named(made, 24, registers_of(c_count, 32, function(lane, i)
      local row, column = f.c(lane, i)
      local x, y = row_and_column(whole_a, whole_b, row, column, depth)
      return dot(x, y, of_c(lane, i))
   end))
   out:add({ variant = variant, text = text, given = given, made = made })
end

local function add_imma(variant, width, rows, depth, a_sign, b_sign, saturates)
   local text = ("IMMA.%d8%d.%s%d.%s%d%s R24, R4.ROW, R12.COL, R16"):format(rows, depth, a_sign, width,
      b_sign, width, saturates and ".SAT" or "")
   add_integers(variant, text, width, rows, depth, function(x, y, c)
      for k = 1, depth do
         x[k] = matrix.integer(x[k], width, a_sign == "S")
         y[k] = matrix.integer(y[k], width, b_sign == "S")
      end
      return matrix.integer_sum(x, y, c, saturates)
   end)
end

for _, signs in ipairs({ "UU", "SU", "US", "SS" }) do
   local a, b = signs:sub(1, 1), signs:sub(2)
   for _, saturates in ipairs({ false, true }) do
      add_imma("sm_72", 8, 8, 16, a, b, saturates)
      add_imma("sm_75", 4, 8, 32, a, b, saturates)
      add_imma("sm_80", 8, 16, 16, a, b, saturates)
      add_imma("sm_90", 8, 16, 32, a, b, saturates)
      add_imma("sm_86", 4, 16, 32, a, b, saturates)
      add_imma("sm_80", 4, 16, 64, a, b, saturates)
   end
end

for _, shape in ipairs({ { 8, 128 }, { 16, 128 }, { 16, 256 } }) do
   for _, op in ipairs({ "XOR", "AND" }) do
      local text = ("BMMA.%d8%d.%s.POPC R24, R4.ROW, R12.COL, R16"):format(shape[1], shape[2], op)
      add_integers("sm_80", text, 1, shape[1], shape[2], function(x, y, c)
         for k = 1, #x do
            x[k], y[k] = op == "XOR" and x[k] ~ y[k] or x[k] & y[k], 1
         end
         return matrix.integer_sum(x, y, c)
      end)
   end
end

-- DMMA --------------------------------------------------------------------------------------------

-- Products of these are exact, so that rounding the sums alone is a fused operation.
local function double() return (below(1 << 25) - (1 << 24)) * 2.0 ^ (below(40) - 20) end
local function bits_of(x) return (("<I8"):unpack(("<d"):pack(x))) end

local function doubles(count)
   local values, registers = {}, {}
   for i = 0, count - 1 do
      values[i] = vectors.lanes(double)
      for h = 0, 1 do
         registers[2 * i + h] = vectors.lanes(function(lane)
            return bits_of(values[i][lane]) >> 32 * h & 0xffffffff
         end)
      end
   end
   return values, registers
end

local function add_dmma(variant, text, rows, depth)
   local f = matrix.fragments(1, rows)
   local given, made = {}, {}
   local a, a_registers = doubles(rows * depth // 32)
   local b, b_registers = doubles(depth // 4)
   local c, c_registers = doubles(rows // 4)
   named(given, 32, a_registers)
   named(given, 48, b_registers)
   named(given, 56, c_registers)
   local function of(values) return function(lane, i) return values[i][lane] end end
   local whole_a = matrix.gathered(f.a, of(a), rows * depth // 32, nil, 0)
   local whole_b = matrix.gathered(f.b, of(b), depth // 4, nil, 0)
   named(made, 8, registers_of(rows // 2, 32, function(lane, n)
      local row, column = f.c(lane, n // 2)
      local sum = c[n // 2][lane]
      for k = 0, depth - 1 do sum = sum + whole_a[row][k] * whole_b[k][column] end
      return bits_of(sum) >> 32 * (n % 2) & 0xffffffff
   end))
   out:add({ variant = variant, text = text .. " R8, R32, R48, R56", given = given, made = made })
end

for _ = 1, 3 do
   add_dmma("sm_80", "DMMA.884", 8, 4)
   add_dmma("sm_90", "DMMA.8x8x4", 8, 4)
   add_dmma("sm_90", "DMMA.16x8x4", 16, 4)
   add_dmma("sm_90", "DMMA.16x8x8", 16, 8)
   add_dmma("sm_90", "DMMA.16x8x16", 16, 16)
end

print(out:write() .. " vectors")
