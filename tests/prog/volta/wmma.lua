-- Products of matrices by kernels that ptxas made from PTX's wmma: where the elements lie in
-- registers is what the compiler knows, not what the description says. The numbers are small
-- integers, so that every sum is exact.
--
--   wmma.lua list                      the names of the kernels, `NAME_sm_80`, one a line
--   wmma.lua ptx NAME                  its PTX; `ptxas -arch=sm_80` of 11.8 made wmma/NAME.cubin
--   wmma.lua in NAME                   writes a.bin, b.bin, c.bin, d.bin
--   wmma.lua want NAME                 writes want.bin
local folder = arg[0]:match("^(.*/)[^/]*$") or "./"
package.path = folder .. "../../../?.lua;" .. package.path
local below = require("tests.prog.volta.vectors").below

-- Shape, layouts of A and B, types of A and B, of C, of D, and how many registers they have.
local CASES = {
   half = { "m16n16k16", "row", "col", "f16", "f32", "f32", 8, 8, 8, 8 },
   mixed = { "m32n8k16", "col", "row", "f16", "f16", "f32", 8, 8, 4, 8 },
   narrow = { "m8n32k16", "col", "col", "f16", "f16", "f16", 8, 8, 4, 4 },
   bfloat = { "m16n16k16", "row", "row", "bf16", "f32", "f32", 4, 4, 8, 8 },
   single = { "m16n16k8", "col", "col", "tf32", "f32", "f32", 4, 4, 8, 8 },
   bytes = { "m16n16k16", "row", "col", "s8", "s32", "s32", 2, 2, 8, 8 },
   nibbles = { "m8n8k32", "row", "col", "u4", "s32", "s32", 1, 1, 2, 2 },
   bits = { "m8n8k128", "row", "col", "b1", "s32", "s32", 1, 1, 2, 2 },
   double = { "m8n8k4", "row", "col", "f64", "f64", "f64", 1, 1, 2, 2 },
}

local KERNELS = {
   "half_sm_70", "half_sm_75", "half_sm_80", "half_sm_90", "mixed_sm_70", "mixed_sm_86", "narrow_sm_70",
   "narrow_sm_75", "bfloat_sm_80", "bfloat_sm_90", "single_sm_80", "single_sm_90", "bytes_sm_72",
   "bytes_sm_75", "bytes_sm_80", "nibbles_sm_75", "nibbles_sm_89", "bits_sm_75", "bits_sm_80",
   "double_sm_80", "double_sm_90",
}

local function case_of(name)
   local kind, variant = name:match("^(%a+)_sm_(%d+)$")
   local m, n, k = CASES[kind][1]:match("m(%d+)n(%d+)k(%d+)")
   return CASES[kind], variant, math.tointeger(m), math.tointeger(n), math.tointeger(k)
end

-- PTX ---------------------------------------------------------------------------------------------

local CLASSES = { f64 = "f64", f32 = "f32" }

local function list_of(letter, count)
   local names = {}
   for i = 0, count - 1 do names[#names + 1] = ("%%%s%d"):format(letter, i) end
   return ("{%s}"):format(table.concat(names, ","))
end

local function ptx(name)
   local case, variant, m, n, k = case_of(name)
   local shape, a_layout, b_layout, type, c_type, d_type = table.unpack(case)
   local counts = { a = case[7], b = case[8], c = case[9], d = case[10] }
   local lines = { ".version 7.8", ".target sm_" .. variant, ".address_size 64",
      ".visible .entry k(.param .u64 pa, .param .u64 pb, .param .u64 pc, .param .u64 pd)", "{",
      ".reg .b64 %p<5>;" }
   local function line(text, ...) lines[#lines + 1] = text:format(...) end
   local all_types = { a = type, b = type, c = c_type, d = d_type }
   for _, letter in ipairs({ "a", "b", "c", "d" }) do
      line(".reg .%s %%%s<%d>;", CLASSES[all_types[letter]] or "b32", letter, counts[letter])
   end
   for i, letter in ipairs({ "a", "b", "c", "d" }) do
      line("ld.param.u64 %%p%d, [p%s];", i, letter)
      line("cvta.to.global.u64 %%p%d, %%p%d;", i, i)
   end
   local stride = { a = a_layout == "row" and k or m, b = b_layout == "row" and n or k, c = n }
   local layouts = { a = a_layout, b = b_layout, c = "row" }
   for i, letter in ipairs({ "a", "b", "c" }) do
      line("wmma.load.%s.sync.aligned.%s.%s.global.%s %s, [%%p%d], %d;", letter, layouts[letter], shape,
         all_types[letter], list_of(letter, counts[letter]), i, stride[letter])
   end
   local types_of_sum = type == "f16" and ("%s.%s"):format(d_type, c_type)
      or ("%s.%s.%s.%s"):format(d_type, type, type, c_type)
   line("wmma.mma%s.sync.aligned.%s.%s.%s.%s %s, %s, %s, %s;", type == "b1" and ".xor.popc" or "",
      a_layout, b_layout, shape, types_of_sum, list_of("d", counts.d), list_of("a", counts.a),
      list_of("b", counts.b), list_of("c", counts.c))
   line("wmma.store.d.sync.aligned.row.%s.global.%s [%%p4], %s, %d;", shape, d_type,
      list_of("d", counts.d), n)
   line("ret;")
   line("}")
   return table.concat(lines, "\n") .. "\n"
end

-- Numbers -----------------------------------------------------------------------------------------

local function half(x)
   if x == 0 then return 0 end
   local exponent, size = 0, math.abs(x)
   while 2 << exponent <= size do exponent = exponent + 1 end
   return (x < 0 and 0x8000 or 0) | exponent + 15 << 10 | (size << 10 >> exponent) - 1024
end

local function single(x) return (("<I4"):unpack(("<f"):pack(x))) end

-- How many bits a number has in memory, and these.
local BITS = {
   f16 = { 16, half }, bf16 = { 16, function(x) return single(x) >> 16 end }, tf32 = { 32, single },
   f32 = { 32, single }, s32 = { 32, function(x) return x end }, s8 = { 8, function(x) return x end },
   u4 = { 4, function(x) return x end }, b1 = { 1, function(x) return x end },
   f64 = { 64, function(x) return (("<I8"):unpack(("<d"):pack(x))) end },
}
local RANGES = { s8 = { -128, 127 }, u4 = { 0, 15 }, b1 = { 0, 1 } }

local function random_matrix(rows, columns, range)
   local matrix = {}
   for row = 1, rows do
      matrix[row] = {}
      for column = 1, columns do matrix[row][column] = range[1] + below(range[2] - range[1] + 1) end
   end
   return matrix
end

local function bytes_of(matrix, layout, type)
   local width, bits_of = table.unpack(BITS[type])
   local list = {}
   local function add(x) list[#list + 1] = bits_of(x) & (width == 64 and -1 or (1 << width) - 1) end
   if layout == "row" then
      for _, row in ipairs(matrix) do for _, x in ipairs(row) do add(x) end end
   else
      for column = 1, #matrix[1] do for _, row in ipairs(matrix) do add(row[column]) end end
   end
   local out, per = {}, math.max(8 // width, 1)
   for i = 1, #list, per do
      local value = 0
      for j = per - 1, 0, -1 do value = value << width | list[i + j] end
      out[#out + 1] = string.pack(per > 1 and "B" or "<i" .. width // 8,
         width < 64 and width >= 8 and value >= 1 << width - 1 and value - (1 << width) or value)
   end
   return table.concat(out)
end

local function write(path, bytes)
   local file <close> = assert(io.open(path, "wb"))
   file:write(bytes)
end

local function numbers(name, what)
   local case, _, m, n, k = case_of(name)
   local range = RANGES[case[4]] or { -5, 5 }
   local a, b, c = random_matrix(m, k, range), random_matrix(k, n, range), random_matrix(m, n, { -50, 50 })
   if what == "in" then
      write("a.bin", bytes_of(a, case[2], case[4]))
      write("b.bin", bytes_of(b, case[3], case[4]))
      write("c.bin", bytes_of(c, "row", case[5]))
      write("d.bin", ("\xee"):rep(m * n * BITS[case[6]][1] // 8))
      return
   end
   for row = 1, m do
      for column = 1, n do
         for i = 1, k do
            local x, y = a[row][i], b[i][column]
            c[row][column] = c[row][column] + (case[4] == "b1" and x ~ y or x * y)
         end
      end
   end
   write("want.bin", bytes_of(c, "row", case[6]))
end

if arg[1] == "list" then print(table.concat(KERNELS, "\n"))
elseif arg[1] == "ptx" then io.write(ptx(arg[2]))
else numbers(arg[2], arg[1]) end
