-- Loads, stores, caches, asynchronous copies.
local TYPES = "<b8|u8|s8|b16|u16|s16|b32|u32|s32|f32|b64|u64|s64|f64>"
local SPACE = { global = "$g", shared = "$s", ["local"] = "$o", const = "$k" }
local function both(space)
   local at = SPACE[space]
   return "ld." .. space .. "." .. TYPES .. " $=l, [" .. at .. "+<0|8|1024>]"
end
local function store(space)
   return "st." .. space .. ".<b8|u8|b16|s16|b32|f32> [" .. SPACE[space] .. "+<0|8|1024>], $r",
      "st." .. space .. ".<b64|f64|s64> [" .. SPACE[space] .. "+8], $l"
end
local EVICT = "<.L1::evict_normal|.L1::evict_unchanged|.L1::evict_first|.L1::evict_last|"
      .. ".L1::no_allocate>"
local WAY = "<|.volatile|.relaxed.cta|.relaxed.gpu|.relaxed.sys|.acquire.cta|.acquire.gpu|"
      .. ".acquire.sys|.relaxed.cluster|.acquire.cluster>"
local OUT = "<|.volatile|.relaxed.cta|.relaxed.gpu|.relaxed.sys|.release.cta|.release.gpu|"
      .. ".release.sys|.relaxed.cluster|.release.cluster>"
return {
   { name = "ld_global", ways = "one", both("global"),
      "ld.global.<nc.|><v2.u8|v2.b16|v2.b32|v2.f32> $=2r, [$g+16]",
      "ld.global.<nc.|>v2.<b64|f64> $=2l, [$g+16]",
         "ld.global.<nc.|>v4.<u8|s16|b32|f32> $=4r, [$g+32]" },
   { name = "st_global", ways = "two", "st.global.<b8|u8|b16|s16|b32|f32> [$g+<0|8|1024>], $r",
      "st.global.<b64|f64|s64> [$g+8], $l",
      "st.global.v2.<u8|b16|b32|f32> [$g+16], $2r", "st.global.v2.<b64|f64> [$g+16], $2l",
         "st.global.v4.<u8|s16|b32|f32> [$g+32], $4r" },
   { name = "ldst_shared", ways = "two", both("shared"), store("shared"),
      "ld.shared.v4.<u8|b16|b32> $=4r, [$s+16]",
      "ld.shared.v2.<b32|f32> $=2r, [$s+16]", "ld.shared.v2.b64 $=2l, [$s+16]",
         "st.shared.v4.<u8|b16|b32> [$s+16], $4r", "st.shared.v2.b64 [$s], $2l",
      "ld<.volatile|.relaxed.cta|.relaxed.gpu|.acquire.cta|.acquire.gpu>.shared.<b32|b64> $=l, "
            .. "[$s]",
      "st<.volatile|.relaxed.cta|.relaxed.gpu|.release.cta|.release.gpu>.shared.b32 [$s], $r" },
   { name = "ldst_local", ways = "one", both("local"), store("local"),
      "ld.local.v4.<u8|b16|b32> $=4r, [$o+16]", "ld.local.v2.b64 $=2l, [$o+16]",
      "st.local.v4.<u8|b16|b32> [$o+16], $4r", "st.local.v2.b64 [$o], $2l",
         "<ld.volatile|ld>.local<|.ca|.cg|.cs|.lu|.cv>.b32 $=r, [$o]",
      "st.local<|.wb|.cg|.cs|.wt>.b32 [$o], $r" },
   { name = "ld_const", ways = "one", both("const"), "ld.const.v4.<b32|u8|b16> $=4r, [$k+16]",
      "ld.const.v2.b64 $=2l, [$k+16]",
      "ld.const.b32 $=r, [table+<0|4|128>]", "ld.const.b64 $=l, [table+8]" },
   { name = "ld_param", ways = "one",
      "ld.param.<b8|u8|s8|b16|u16|s16|b32|b64|f32|f64> $=l, [pl<0|1|2>]",
      "ld.param.v2.b32 $=2r, [pl1]" },
   { name = "ldst_generic", ways = "two", "ld." .. TYPES .. " $=l, [$e+<0|8>]",
      "st.<b8|u8|b16|s16|b32|f32> [$e+8], $r", "st.b64 [$e], $l",
      "ld.v4.<u8|b16|b32> $=4r, [$e+16]", "ld.v2.b64 $=2l, [$e]", "st.v4.<u8|b16|b32> [$e], $4r",
         "st.v2.b64 [$e], $2l" },
   { name = "ld_cache", ways = "one",
      "ld<|.global|.shared>.<ca|cg|cs|lu|cv>.<b32|u8|b64> $=l, [$<g|e|s>]",
      "ld.global.<ca|cg|cs|lu|cv>.v4.b32 $=4r, [$g]",
         "ld.global<|.ca|.cg|.cs>.nc.<b8|s8|u16|b32|b64> $=l, [$g]",
         "ld.global<.ca|.cg|.cs>.nc.v4.b32 $=4r, [$g]" },
   { name = "st_cache", ways = "one", "st<|.global>.<wb|cg|cs|wt>.<b32|u8> [$<g|e>], $r",
      "st.global.<wb|cg|cs|wt>.<b64> [$g], $l",
      "st.global.<wb|cg|cs|wt>.v4.b32 [$g], $4r" },
   { name = "ld_evict", ways = "one", "ld.global" .. EVICT .. "<|.L2::64B|.L2::128B|"
         .. ".L2::256B>.<b32|b64> $=l, [$g]",
      "ld.global.nc" .. EVICT .. "<|.L2::128B>.b32 $=r, [$g]",
         "ld.global.L2::<64B|128B|256B>.<u8|b32> $=r, [$g]",
      "ld" .. EVICT .. "<|.L2::64B|.L2::128B|.L2::256B>.b32 $=r, [$e]",
         "ld.global<.ca|.cg|.cs>.L2::<64B|128B|256B>.b32 $=r, [$g]",
      "ld.global.nc.L2::<64B|128B|256B>.v4.b32 $=4r, [$g]" },
   { name = "st_evict", ways = "one", "st<.global|>" .. EVICT .. ".b32 [$<g|e>], $r", "st.global"
         .. EVICT .. ".v4.b32 [$g], $4r" },
   { name = "ldst_hint", ways = "two",
      "ld.global<|.nc><|.ca|.cg|.cs><|.L1::evict_last>.L2::cache_hint.<b32|b64> $=T, [$g], $l",
      "ld.global<|.L1::evict_first|.L1::no_allocate>.L2::cache_hint.L2::<64B|128B|256B>.b32 $=T, "
            .. "[$g], $l", "ld.global.nc.L2::cache_hint.v4.b32 $=4r, [$g], $l",
      "ld.L2::cache_hint.b32 $=r, [$e], $l",
         "st<|.global><|.cg|.wt|.L1::evict_last>.L2::cache_hint.b32 [$<g|e>], $r, $l",
         "st.global.L2::cache_hint.v4.b32 [$g], $4r, $l",
      "createpolicy.fractional.L2::<evict_last|evict_normal|evict_first|evict_unchanged><|"
            .. ".L2::evict_first|.L2::evict_unchanged>.b64 $=l<, 0.5|, 1.0|>",
      "createpolicy.range<|.global>.L2::<evict_last|evict_normal|evict_first|evict_unchanged><|"
            .. ".L2::evict_first|.L2::evict_unchanged>.b64 $=l, [$g], <0x1000|$r>, <0x2000|$r>",
      "createpolicy.cvt.L2.b64 $=l, <0x1122334455667788|$l>" },
   { name = "ld_order", ways = "one", "ld" .. WAY .. "<|.global>.<b32|u8|b64> $=l, [$<g|e>]", "ld"
         .. WAY .. ".global.v4.b32 $=4r, [$g]",
      "ld<.relaxed.sys|.acquire.gpu>" .. "<.global|>.L1::<evict_first|no_allocate>.b32 $=r, [$<g|"
            .. "e>]", "ld.mmio.relaxed.sys.global.b32 $=r, [$g]",
      "ld.weak<|.global|.shared|.local>.b32 $=r, [$<e|g|s|o>]",
         "ld.relaxed.gpu.global.L2::cache_hint.b32 $=r, [$g], $l" },
   { name = "st_order", ways = "one", "st" .. OUT .. "<|.global>.<b32|u8> [$<g|e>], $r", "st" .. OUT
         .. ".global.b64 [$g], $l", "st" .. OUT .. ".global.v4.b32 [$g], $4r",
      "st.mmio.relaxed.sys.global.b32 [$g], $r",
         "st.weak<|.global|.shared|.local>.b32 [$<e|g|s|o>], $r" },
   { name = "prefetch", ways = "one", "prefetch<|.global|.local>.<L1|L2> [$<e|g|o>+<0|128>]",
      "prefetch.global.L2::<evict_last|evict_normal> [$g]",
      "prefetchu.L1 [$e]", "prefetch<.const|.param|>.tensormap [$l]",
         "discard<.global|>.L2 [$<g|e>], 128",
         "applypriority<.global|>.L2::evict_normal [$<g|e>], 128" },
   { name = "cp_async", ways = "two",
      "cp.async.ca.shared.global<|.L2::64B|.L2::128B|.L2::256B> [$s+<0|16>], [$g+<0|32>], <4|8|16>",
      "cp.async.cg.shared.global<|.L2::64B|.L2::128B|.L2::256B> [$s], [$g+<0|32>], 16<|, $r>",
         "cp.async.ca.shared.global [$s], [$g], <4|8|16>, <$r|0|$p>",
      "cp.async.cg.shared.global [$s], [$g], 16, $p",
         "cp.async.<ca|cg>.shared.global.L2::cache_hint<|.L2::128B> [$s], [$g], 16<|, $r>, $l",
      "cp.async.<commit_group|wait_all>", "cp.async.wait_group <0|1|3>",
      "cp.async.mbarrier.arrive<|.noinc><|.shared>.b64 [$<e|s>]" },
   { name = "cp_async_imm", ways = "one",
      "cp.async.ca.shared.global [%shared+16], [%base+<0|4|2048>], 4",
      "mov.u32 $=r, %shared; cp.async.cg.shared.global [words], [%base], 16" },
   { name = "offsets", ways = "one", "ld.global.b32 $=r, [$g+<-8|0x7ffff0|-0x800000|0xfffff0>]",
      "st.shared.b32 [words+<0|64>], $r", "ld.shared.b32 $=r, [words+<0|64>]",
      "{.reg .b64 %a; cvt.u64.u32 %a, $r; add.u64 %a, %a, %base; ld.global.b32 $=r, [%a+<0|16>];}",
      "{.reg .b64 %a; mul.wide.<u32|s32> %a, $r, <4|8|16>; add.u64 %a, %a, %base; ld.global.b32 "
            .. "$=r, [%a+16];}",
      "{.reg .b32 %a; shl.b32 %a, $r, <2|3|4>; add.u32 %a, %a, %shared; ld.shared.b32 $=r, "
            .. "[%a+16];}",
      "{.reg .b64 %a; ld.param.b64 %a, [pl1]; cvta.to.global.u64 %a, %a; ld.global.<b32|u8> $=r, "
            .. "[%a+<0|16>];}",
      "{.reg .b64 %a; ld.param.b64 %a, [pl1]; st.<b32|b8> [%a+<0|16>], $r;}",
         "{.reg .b64 %a; ld.param.b64 %a, [pl1]; isspacep.<global|shared|local> $=p, %a;}",
      "{.reg .b64 %a; mov.u64 %a, words; ld.shared.b32 $=r, [%a];}",
         "{.reg .b64 %a; mov.u64 %a, bytes; ld.global.b32 $=r, [%a+4]; }",
         "ld.global.b32 $=r, [bytes+<0|8>]" },
}
