-- Conversions.
local INT = "<u8|s8|u16|s16|u32|s32|u64|s64>"
local RND = "<rn|rz|rm|rp>"
local RNI = "<rni|rzi|rmi|rpi>"
return {
   { name = "cvt_int", ways = "two", "cvt." .. INT .. "." .. INT .. " $=S, $T" },
   { name = "cvt_int_sat", ways = "one", "cvt.sat." .. INT .. "." .. INT .. " $=S, $T" },
   { name = "cvt_int_to_float", ways = "few", "cvt." .. RND .. ".<f32|f64>." .. INT .. " $=S, $T" },
   { name = "cvt_int_to_half", ways = "few", "cvt." .. RND .. ".f16." .. INT .. " $=S, $T",
      "cvt." .. RND .. "<|.sat>.f16." .. INT .. " $=S, $T" },
   { name = "cvt_float_to_int", ways = "two", "cvt." .. RNI .. "<|.ftz>." .. INT .. ".f32 $=S, $T",
      "cvt." .. RNI .. ".ftz.sat." .. INT .. ".f32 $=S, $T" },
   { name = "cvt_double_to_int", ways = "two", "cvt." .. RNI .. "<|.sat>." .. INT .. ".f64 $=S, $T" },
   { name = "cvt_half_to_int", ways = "two", "cvt." .. RNI .. "<|.sat>." .. INT .. ".f16 $=S, $T" },
   { name = "cvt_bfloat", ways = "few", "cvt." .. RNI .. "." .. INT .. ".bf16 $=S, $T",
      "cvt." .. RND .. ".bf16." .. INT .. " $=S, $T", "cvt." .. RND .. ".bf16.<f64|f16> $=S, $T",
      "cvt.<f32|f64|f16>.bf16 $=S, $T", "cvt." .. RND .. ".f16.bf16 $=S, $T", "cvt." .. RNI
            .. ".bf16.bf16 $=S, $T" },
   { name = "cvt_float", "cvt." .. RND .. "<|.sat>.f32.f64 $=S, $T", "cvt." .. RND
         .. "<|.ftz><|.sat>.f16.f32 $=S, $T",
      "cvt<|.ftz><|.sat>.f64.f32 $=S, $T", "cvt<|.ftz><|.sat>.f32.f16 $=S, $T", "cvt." .. RND
            .. "<|.sat>.f16.f64 $=S, $T",
      "cvt<|.sat>.f64.f16 $=S, $T" },
   { name = "cvt_round", "cvt." .. RNI .. "<|.ftz><|.sat>.f32.f32 $=S, $T", "cvt." .. RNI
         .. "<|.sat>.f64.f64 $=S, $T",
      "cvt." .. RNI .. "<|.sat>.f16.f16 $=S, $T", "cvt<|.ftz>.sat.f32.f32 $=S, $T",
         "cvt.sat.<f64.f64|f16.f16> $=S, $T",
      "cvt.f32.f32 $=S, $T" },
   { name = "cvt_pack", "cvt.<rn|rz><|.relu>.<f16x2|bf16x2>.f32 $=S, $r, $r",
      "cvt.<rn|rz><|.relu>.<f16|bf16>.f32 $=S, $r",
      "cvt.<rna|rn|rz>.tf32.f32 $=S, $r", "cvt.<rn|rz>.relu.tf32.f32 $=S, $r" },
   { name = "cvt_fp8", "cvt.rn.satfinite<|.relu>.<e4m3x2|e5m2x2>.f32 $=h, $r, $r",
      "cvt.rn.satfinite<|.relu>.<e4m3x2|e5m2x2>.f16x2 $=h, $r",
         "cvt.rn<|.relu>.f16x2.<e4m3x2|e5m2x2> $=r, $h" },
   { name = "cvt_pack_int", "cvt.pack.sat.<u16|s16>.s32 $=r, $r, $r",
      "cvt.pack.sat.<u8|s8|u4|s4|u2|s2>.s32.b32 $=r, $r, $r, $r" },
   { name = "cvt_bytes", ways = "one",
      "{.reg .b32 %a; bfe.<u32|s32> %a, $r, <0|8|16|24>, 8; cvt.rn.f32.<u32|s32> $=r, %a;}",
      "{.reg .b32 %a; bfe.<u32|s32> %a, $r, <0|16>, 16; cvt.rn.<f32|f64>.<u32|s32> $=l, %a;}",
      "{.reg .b32 %a; bfe.<u32|s32> %a, $r, <0|16>, 16; cvt.rn.f32.<u32|s32> $=r, %a;}",
      "{.reg .b32 %a; bfe.<u32|s32> %a, $r, <8|16>, 8; mad.lo.s32 $=r, %a, $r, $r;}",
      "{.reg .b16 %a, %b; mov.b32 {%a,%b}, $r; mul.wide.<u16|s16> $=r, %<a|b>, %<a|b>;}",
      "{.reg .b16 %a, %b; mov.b32 {%a,%b}, $r; cvt.f32.<f16|bf16> $=r, %<a|b>;}",
      "{.reg .b16 %a, %b; mov.b32 {%a,%b}, $r; cvt.rni.s32.f16 $=r, %<a|b>;}" },
   { name = "cvt_address", ways = "one", "cvta.<|to.><global|shared|local|const|param>.u64 $=l, $l",
      "cvta.<|to.><global|shared|local>.u32 $=r, $r",
         "isspacep.<global|shared|local|const|param> $=p, $l",
      "isspacep.<shared::cluster|shared::cta> $=p, $l",
         "cvta.<|to.>shared::<cta|cluster>.u64 $=l, $l" },
}
