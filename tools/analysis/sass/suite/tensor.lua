-- Matrices.
local L = "<row|col>"
local list = {
   { name = "ldmatrix", ways = "one",
      "ldmatrix.sync.aligned.m8n8.x1<|.trans>.<shared|shared::cta>.b16 $=1r, [$s+<0|32>]",
      "ldmatrix.sync.aligned.m8n8.x2<|.trans>.shared.b16 $=2r, [$s]",
      "ldmatrix.sync.aligned.m8n8.x4<|.trans>.shared.b16 $=4r, [$s]",
      "ldmatrix.sync.aligned.m8n8.x4<|.trans>.b16 $=4r, [$e]",
         "stmatrix.sync.aligned.m8n8.x1<|.trans>.shared.b16 [$s], $1r",
         "stmatrix.sync.aligned.m8n8.x2<|.trans>.shared.b16 [$s], $2r",
         "stmatrix.sync.aligned.m8n8.x4<|.trans>.shared.b16 [$s+64], $4r",
      "movmatrix.sync.aligned.m8n8.trans.b16 $=r, $r",
         "ldmatrix.sync.aligned.m8n8.x4.shared.b16 $=4r, [words+<0|64>]" },
   { name = "mma_f16", ways = "one", "mma.sync.aligned.m8n8k4." .. L .. "." .. L
         .. ".f16.f16.f16.f16 $=4r, $2r, $2r, $4r", "mma.sync.aligned.m8n8k4." .. L .. "." .. L
         .. ".f32.f16.f16.f32 $=8r, $2r, $2r, $8r",
      "mma.sync.aligned.m8n8k4." .. L .. "." .. L .. ".f32.f16.f16.f16 $=8r, $2r, $2r, $4r",
      "mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16 $=2r, $2r, $1r, $2r",
         "mma.sync.aligned.m16n8k8.row.col.f32.<f16.f16|bf16.bf16>.f32 $=4r, $2r, $1r, $4r",
      "mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 $=2r, $4r, $2r, $2r",
         "mma.sync.aligned.m16n8k16.row.col.f32.<f16.f16|bf16.bf16>.f32 $=4r, $4r, $2r, $4r",
      "mma.sync.aligned.m16n8k4.row.col.f32.tf32.tf32.f32 $=4r, $2r, $1r, $4r",
         "mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 $=4r, $4r, $2r, $4r",
      "mma.sync.aligned.m16n8k16.row.col.<f16.f16.f16.f32|f32.f16.f16.f16> $=4r, $4r, $2r, $4r" },
   { name = "mma_f64", ways = "one",
      "mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 $=2l, $1l, $1l, $2l",
      "mma.sync.aligned.m16n8k4.row.col<|.rn|.rz|.rm|.rp>.f64.f64.f64.f64 $=4l, $2l, $1l, $4l",
      "mma.sync.aligned.m16n8k8.row.col<|.rn|.rz|.rm|.rp>.f64.f64.f64.f64 $=4l, $4l, $2l, $4l",
         "mma.sync.aligned.m16n8k16.row.col<|.rn|.rz|.rm|.rp>.f64.f64.f64.f64 $=4l, $8l, $4l, $4l",
         "mma.sync.aligned.m8n8k4.row.col.<rn|rz|rm|rp>.f64.f64.f64.f64 $=2l, $1l, $1l, $2l" },
   { name = "mma_int", ways = "one",
      "mma.sync.aligned.m8n8k16.row.col<|.satfinite>.s32.<u8|s8>.<u8|s8>.s32 $=2r, $1r, $1r, $2r",
      "mma.sync.aligned.m16n8k16.row.col<|.satfinite>.s32.<u8|s8>.<u8|s8>.s32 $=4r, $2r, $1r, $4r",
      "mma.sync.aligned.m16n8k32.row.col<|.satfinite>.s32.<u8|s8>.<u8|s8>.s32 $=4r, $4r, $2r, $4r",
         "mma.sync.aligned.m8n8k32.row.col<|.satfinite>.s32.<u4|s4>.<u4|s4>.s32 $=2r, $1r, $1r, "
            .. "$2r",
      "mma.sync.aligned.m16n8k32.row.col<|.satfinite>.s32.<u4|s4>.<u4|s4>.s32 $=4r, $2r, $1r, $4r",
         "mma.sync.aligned.m16n8k64.row.col<|.satfinite>.s32.<u4|s4>.<u4|s4>.s32 $=4r, $4r, $2r, "
            .. "$4r",
      "mma.sync.aligned.m8n8k128.row.col.s32.b1.b1.s32.<xor|and>.popc $=2r, $1r, $1r, $2r",
         "mma.sync.aligned.m16n8k128.row.col.s32.b1.b1.s32.<xor|and>.popc $=4r, $2r, $1r, $4r",
         "mma.sync.aligned.m16n8k256.row.col.s32.b1.b1.s32.<xor|and>.popc $=4r, $4r, $2r, $4r" },
   { name = "mma_fp8", ways = "one",
      "mma.sync.aligned.m16n8k32.row.col.f32.<e4m3|e5m2>.<e4m3|e5m2>.f32 $=4r, $4r, $2r, $4r" },
   { name = "mma_sparse", ways = "one",
      "mma.sp.sync.aligned.m16n8k16.row.col.f32.<f16.f16|bf16.bf16>.f32 $=4r, $2r, $2r, $4r, $r, "
         .. "<0x0|0x1|0x2|0x3>",
      "mma.sp.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 $=2r, $2r, $2r, $2r, $r, <0x0|0x1>",
      "mma.sp.sync.aligned.m16n8k32.row.col.f32.<f16.f16|bf16.bf16>.f32 $=4r, $4r, $4r, $4r, $r, "
            .. "<0x0|0x1>",
         "mma.sp.sync.aligned.m16n8k32.row.col.f16.f16.f16.f16 $=2r, $4r, $4r, $2r, $r, <0x0|0x1>",
      "mma.sp.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 $=4r, $2r, $2r, $4r, $r, <0x0|0x1|"
            .. "0x2|0x3>",
         "mma.sp.sync.aligned.m16n8k16.row.col.f32.tf32.tf32.f32 $=4r, $4r, $4r, $4r, $r, <0x0|"
            .. "0x1>",
      "mma.sp.sync.aligned.m16n8k32.row.col<|.satfinite>.s32.<u8|s8>.<u8|s8>.s32 $=4r, $2r, $2r, "
            .. "$4r, $r, <0x0|0x1>",
         "mma.sp.sync.aligned.m16n8k64.row.col<|.satfinite>.s32.<u8|s8>.<u8|s8>.s32 $=4r, $4r, "
            .. "$4r, $4r, $r, 0x0",
      "mma.sp.sync.aligned.m16n8k64.row.col<|.satfinite>.s32.<u4|s4>.<u4|s4>.s32 $=4r, $2r, $2r, "
            .. "$4r, $r, <0x0|0x1>",
         "mma.sp.sync.aligned.m16n8k128.row.col<|.satfinite>.s32.<u4|s4>.<u4|s4>.s32 $=4r, $4r, "
            .. "$4r, $4r, $r, 0x0",
      "mma.sp.sync.aligned.m16n8k64.row.col.f32.<e4m3|e5m2>.<e4m3|e5m2>.f32 $=4r, $4r, $4r, $4r, "
            .. "$r, 0x0" },
}
local WMMA = { m16n16k16 = { a = "8r", b = "8r", i = { a = "2r", b = "2r" }, bf = { a = "4r", b = "4r" } },
   m32n8k16 = { a = "8r", b = "8r", i = { a = "4r", b = "1r" }, bf = { a = "8r", b = "2r" } },
   m8n32k16 = { a = "8r", b = "8r", i = { a = "1r", b = "4r" }, bf = { a = "2r", b = "8r" } } }
local load = { name = "wmma_load", ways = "one" }
local mma = { name = "wmma_mma", ways = "one" }
local other = { name = "wmma_int", ways = "one" }
for _, shape in ipairs { "m16n16k16", "m32n8k16", "m8n32k16" } do
   local one = WMMA[shape]
   for _, part in ipairs { "a", "b" } do
      local function add(ty, vec)
         load[#load + 1] = ("wmma.load.%s.sync.aligned.%s.%s<|.global|.shared>.%s $=%s, [$<e|g|"
               .. "s>]<|, $r|, 32>"):format(part, L, shape, ty, vec)
      end
      add("f16", one[part])
      add("bf16", one.bf[part])
      add("<u8|s8>", one.i[part])
   end
   load[#load + 1] = ("wmma.load.c.sync.aligned.%s.%s<|.global|.shared>.f16 $=4r, [$<e|g|s>], $r"):format(L,
      shape)
   load[#load + 1] = ("wmma.load.c.sync.aligned.%s.%s.global.<f32|s32> $=8r, [$g], $r"):format(L,
      shape)
   load[#load + 1] = ("wmma.store.d.sync.aligned.%s.%s<|.global|.shared>.f16 [$<e|g|s>], $4r, $r"):format(L,
      shape)
   load[#load + 1] = ("wmma.store.d.sync.aligned.%s.%s.<global>.<f32|s32> [$g], $8r<|, 48>"):format(L,
      shape)
   for _, d in ipairs { { "f16", "4r" }, { "f32", "8r" } } do
      for _, c in ipairs { { "f16", "4r" }, { "f32", "8r" } } do
         mma[#mma + 1] = ("wmma.mma.sync.aligned.%s.%s.%s.%s.%s<|.satfinite> $=%s, $8r, $8r, $%s"):format(L,
            L, shape, d[1], c[1], d[2], c[2])
      end
   end
   mma[#mma + 1] = ("wmma.mma.sync.aligned.%s.%s.%s.f32.bf16.bf16.f32 $=8r, $%s, $%s, $8r"):format(L,
      L, shape, one.bf.a, one.bf.b)
   other[#other + 1] = ("wmma.mma.sync.aligned.%s.%s.%s.s32.<u8.u8|s8.s8>.s32<|.satfinite> $=8r, "
         .. "$%s, $%s, $8r"):format(L, L, shape, one.i.a, one.i.b)
end
local rest = {
   "wmma.mma.sync.aligned." .. L .. "." .. L .. ".m16n16k8.f32.tf32.tf32.f32 $=8r, $4r, $4r, $8r",
      "wmma.mma.sync.aligned." .. L .. "." .. L .. ".m8n8k4.f64.f64.f64.f64 $=2l, $1l, $1l, $2l",
   "wmma.mma.sync.aligned." .. L .. "." .. L .. ".m8n8k4.<rn|rz|rm|rp>.f64.f64.f64.f64 $=2l, $1l, "
         .. "$1l, $2l",
   "wmma.mma.sync.aligned.row.col.m8n8k32.s32.<u4.u4|s4.s4>.s32<|.satfinite> $=2r, $1r, $1r, $2r",
      "wmma.mma.<xor|and>.popc.sync.aligned.row.col.m8n8k128.s32.b1.b1.s32 $=2r, $1r, $1r, $2r",
   "wmma.load.a.sync.aligned." .. L .. ".m16n16k8.global.tf32 $=4r, [$g], $r",
      "wmma.load.<a|b>.sync.aligned." .. L .. ".m8n8k4.<global|shared>.f64 $=1l, [$<g|s>], $r",
   "wmma.load.a.sync.aligned.row.m8n8k32<|.global|.shared>.<u4|s4> $=1r, [$<e|g|s>]<|, $r>",
      "wmma.load.b.sync.aligned.col.m8n8k128<|.global|.shared>.b1 $=1r, [$<e|g|s>]<|, $r>",
      "wmma.load.c.sync.aligned.row.m8n8k32.global.s32 $=2r, [$g], $r",
   "wmma.store.d.sync.aligned.row.m8n8k<32|128>.global.s32 [$g], $2r",
      "wmma.store.d.sync.aligned.row.m8n8k4.global.f64 [$g], $2l",
}
for _, one in ipairs(rest) do other[#other + 1] = one end
list[#list + 1], list[#list + 2], list[#list + 3] = load, mma, other
return list
