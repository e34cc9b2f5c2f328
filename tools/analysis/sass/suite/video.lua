-- Video instructions: scalar and SIMD.
local T = "<u32|s32>"
local SEL = "<b0|b1|b2|b3|h0|h1>"
local S4 = "<b0|b3|h1>"
return {
   { name = "video_add", ways = "one", "<vadd|vsub|vabsdiff|vmin|vmax>." .. T .. "." .. T .. "."
         .. T .. "<|.sat> $=r, $r, $r",
      "<vadd|vsub|vabsdiff|vmin|vmax>." .. T .. ".u32.s32<|.sat>.<add|min|max> $=r, $r, $r, $r",
         "{.reg .b32 %x; mov.b32 %x, $r; <vadd|vmin|vabsdiff|vsub>.u32.s32.u32 $=r, %x.<b0|b3|h0|"
            .. "h1>, %x.<b1|h1>;}" },
   { name = "video_merge", ways = "one",
      "{.reg .b32 %x, %y, %z; mov.b32 %x, $r; mov.b32 %y, $r; mov.b32 %z, $r; <vadd|vsub|vabsdiff|"
         .. "vmin|vmax>.<u32|s32>.u32.s32 %z." .. SEL .. ", %x, %y.b1, %z; mov.b32 $=r, %z;}" },
   { name = "video_shift", ways = "two", "<vshl|vshr>." .. T .. ".u32.u32<|.sat>.<clamp|wrap> "
         .. "$=r, $r, $r",
      "<vshl|vshr>.<u32|s32>.s32.u32.<clamp|wrap>.<add|min|max> $=r, $r, $r, $r",
      "{.reg .b32 %x; mov.b32 %x, $r; <vshl|vshr>.u32.u32.u32.clamp $=r, %x." .. S4 .. ", %x.b2;}",
         "<vshl|vshr>.u32.u32.u32.wrap $=r, $r, <3|31>" },
   { name = "video_mad", ways = "one", "vmad." .. T .. "." .. T .. "." .. T
         .. "<|.sat><|.shr7|.shr15> $=r, $r, $r, $r",
      "{.reg .b32 %x; mov.b32 %x, $r; vmad.s32.s32.u32<|.po> $=r, %x." .. S4 .. ", %x.h1, <|->$r;}",
      "vmad.u32.u32.u32.po $=r, $r, $r, $r" },
   { name = "video_set", ways = "one", "vset." .. T .. "." .. T .. ".<eq|ne|lt|le|gt|ge> $=r, $r, "
         .. "$r", "vset.u32.s32.lt.<add|min|max> $=r, $r, $r, $r",
      "{.reg .b32 %x, %z; mov.b32 %x, $r; mov.b32 %z, $r; vset.u32.u32.ge %z." .. S4
         .. ", %x.b1, %x.h0, %z; mov.b32 $=r, %z;}" },
   { name = "video_simd2", ways = "one", "<vadd2|vsub2|vavrg2|vabsdiff2|vmin2|vmax2>." .. T
         .. ".<u32.u32|s32.s32|u32.s32><|.sat|.add> $=r, $r, $r, $r",
      "vset2.<u32.u32|s32.s32|u32.s32>.<eq|lt|ge><|.add> $=r, $r, $r, $r",
      "{.reg .b32 %x; mov.b32 %x, $r; <vadd2|vmin2|vabsdiff2>.u32.u32.u32 $=r, %x.<h10|h01|h00|"
            .. "h32>, %x, $r;}",
         "{.reg .b32 %x, %z; mov.b32 %x, $r; mov.b32 %z, $r; vadd2.u32.u32.u32 %z.h0, %x, %x, %z; "
            .. "mov.b32 $=r, %z;}" },
   { name = "video_simd4", ways = "one", "<vadd4|vsub4|vavrg4|vabsdiff4|vmin4|vmax4>." .. T
         .. ".<u32.u32|s32.s32|u32.s32><|.sat|.add> $=r, $r, $r, $r",
      "vset4.<u32.u32|s32.s32|u32.s32>.<eq|ne|lt|le|gt|ge><|.add> $=r, $r, $r, $r",
      "{.reg .b32 %x; mov.b32 %x, $r; <vadd4|vmin4>.u32.u32.u32 $=r, %x.<b3210|b7654|b0123>, %x, "
            .. "$r;}",
         "{.reg .b32 %x, %z; mov.b32 %x, $r; mov.b32 %z, $r; vadd4.u32.u32.u32 %z.<b0|b32|b310>, "
            .. "%x, %x, %z; mov.b32 $=r, %z;}" },
}
