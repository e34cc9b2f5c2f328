-- Control flow: whole functions, and bodies of kernels. Each text of `module` precedes the kernels of its file.
local CALLS = [[
.func (.reg .b32 %out) recur (.reg .b32 %in) { .reg .pred %p; .reg .b32 %a, %b;
 setp.lt.s32 %p, %in, 2; @%p bra DONE; sub.s32 %a, %in, 1; call (%b), recur, (%a);
 sub.s32 %a, %in, 2; call (%a), recur, (%a);
 add.s32 %out, %a, %b; ret; DONE: mov.b32 %out, %in; ret; }
.func (.param .b32 out) plus (.param .b32 a, .param .b64 b) {
 .reg .b32 %a; .reg .b64 %b; ld.param.b32 %a, [a]; ld.param.b64 %b, [b];
 ld.b32 %a, [%b]; st.param.b32 [out], %a; ret; }
.func (.param .align 8 .b8 out[16]) wide (.param .align 8 .b8 a[16]) {
 .reg .f64 %a<3>; ld.param.v2.f64 {%a1,%a2}, [a];
 div.rn.f64 %a1, %a1, %a2; st.param.v2.f64 [out], {%a2,%a1}; ret; }
.func (.param .b32 out) other (.param .b32 a, .param .b64 b) {
 .reg .b32 %a; ld.param.b32 %a, [a]; add.u32 %a, %a, 5; st.param.b32 [out], %a; ret; }
.func nothing () .noreturn { trap; exit; }
.func odd (.param .b32 n) { .reg .b32 %n; .reg .pred %p; .local .b8 here[64];
 ld.param.b32 %n, [n]; st.local.b32 [here], %n; setp.gt.u32 %p, %n, 7; @%p ret;
 bar.sync 0; ret; }
.global .u64 choices[2] = { plus, other };
]]
local function call(name)
   return "{.param .b32 o; .param .b32 a; .param .b64 b; st.param.b32 [a], $r; st.param.b64 [b], "
         .. "$l; call<|.uni> (o), " .. name .. ", (a, b); ld.param.b32 $=r, [o];}"
end
local INDIRECT = "{.reg .b64 %f; .reg .b32 %r; .param .b32 o; .param .b32 a; .param .b64 b; "
      .. "st.param.b32 [a], $r; st.param.b64 [b], $l; and.b32 %r, $r, 8; cvt.u64.u32 %f, %r; "
   .. "{.reg .b64 %t; mov.u64 %t, choices; add.u64 %f, %f, %t; ld.global.b64 %f, [%f];} P: "
         .. ".callprototype (.param .b32 _) _ (.param .b32 _, .param .b64 _); call<|.uni> (o), "
         .. "%f, (a, b), P; ld.param.b32 $=r, [o];}"
local function loop(body)
   return "{.reg .b32 %i; .reg .pred %q; mov.b32 %i, <0|$r>; L: " .. body
         .. " add.u32 %i, %i, 1; setp.lt.u32 %q, %i, <$r|100>; @%q bra<|.uni> L;}"
end
return {
   { name = "call", ways = "few", module = CALLS, few = true, call("plus"),
      "{.reg .b32 %a; call (%a), recur, ($r); mov.b32 $=r, %a;}", INDIRECT,
      "{.param .align 8 .b8 o[16]; .param .align 8 .b8 a[16]; st.param.v2.b64 [a], $2l; call (o), "
            .. "wide, (a); ld.param.v2.b64 $=2l, [o];}",
      "{.param .b32 n; st.param.b32 [n], $r; call odd, (n);}", "@%guard call nothing" },
   { name = "branch", ways = "one", few = true, loop("st.global.b32 [%base], %i;"), loop(
         "{.reg .pred %z; setp.eq.u32 %z, $r, %i; @%z bra M; st.global.b32 [%base+4], %i; "
         .. "bar.warp.sync -1; M: }"),
      loop("{.reg .pred %z; setp.eq.u32 %z, $r, %i; @!%z bra M; bra N; M: st.volatile.global.b32 "
            .. "[%base+4], %i; N: vote.sync.any.pred %z, %z, -1; @%z exit;}"),
      "{.reg .pred %q; setp.eq.u32 %q, $r, $r; @%q bra A; membar.gl; bra B; A: bar.sync 0; B: }",
      "{.reg .pred %q; setp.eq.u32 %q, $r, $r; @%q bra.uni A; st.volatile.global.b32 [%base], $r; "
            .. "A: }",
         "{.reg .pred %q; setp.eq.u32 %q, %block, 4; @%q bra A; bar.red.popc.u32 $=r, 0, %q; A: }",
      "{.reg .pred %q; vote.sync.all.pred %q, $p, -1; @%q bra A; atom.global.add.u32 $=r, "
            .. "[%base], $r; A: }",
         "{.reg .pred %q; vote.sync.any.pred %q, $p, -1; @!%q bra A; shfl.sync.idx.b32 $=r, $r, "
            .. "$r, 31, -1; A: }" },
   { name = "branch_table", ways = "two", few = true,
      "{ T: .branchtargets A, B, C, D; .reg .b32 %i; and.b32 %i, $r, 3; brx.idx<|.uni> %i, T; A: "
            .. "st.global.b32 [%base], 1; bra D; B: st.global.b32 [%base+8], %i; bra D; C: "
            .. "bar.sync 0; D: }" },
   { name = "stack", ways = "one", few = true,
      "{.reg .b64 %a; .reg .b32 %z; and.b32 %z, $r, 0xff0; cvt.u64.u32 %a, %z; alloca.u64 %a, %a; "
         .. "st.local.b32 [%a], $r; ld.local.b32 $=r, [%a+4];}",
      "{.reg .b64 %a; stacksave.u64 %a; stackrestore.u64 %a;}",
      "{.reg .b32 %a; .reg .b32 %z; and.b32 %z, $r, 0xff0; alloca.u32 %a, %z, 16; st.local.b32 "
            .. "[%a], $r; }", "{.reg .b32 %a; stacksave.u32 %a; stackrestore.u32 %a;}" },
   { name = "uniform", ways = "uniform", "add.<u32|u64> $=T, $T, $T", "sub.<u32|u64> $=T, $T, $T",
      "{.reg .b32 %a; mul.lo.u32 %a, $r, $r; add.u32 $=r, %a, $r;}",
      "mad.wide.<u32|s32> $=W, $T, $T, $W", "mul.<hi|lo>.<u32|s32> $=T, $T, $T",
      "<and|or|xor>.<b32|b64> $=T, $T, $T", "lop3.b32 $=r, $r, $r, $r, 0x96",
         "shl.<b32|b64> $=T, $T, $r", "shr.<u32|s32|u64|s64> $=T, $T, $r",
         "shf.<l|r>.<wrap|clamp>.b32 $=r, $r, $r, $r", "prmt.b32 $=r, $r, $r, <0x3120|$r>",
         "popc.b32 $=r, $r", "bfind.<u32|s32> $=r, $r", "brev.b32 $=r, $r",
      "{.reg .pred %q; setp.<lt|eq|ge>.<u32|s32> %q, $r, $r; @%q bra A; bar.sync 0; A: }",
         "{.reg .pred %q; setp.<lt|eq|ge>.u64 %q, $l, $l; @%q bra A; bar.sync 0; A: }",
         "{.reg .pred %q; setp.lt.and.u32 %q, $r, $r, $p; @%q bra A; bar.sync 1; A: }",
      "{.reg .b32 %a; add.u32 %a, $r, $r; bar.sync %a;}",
         "{.reg .b32 %a; xor.b32 %a, $r, $r; shfl.sync.idx.b32 $=r, $r, %a, 31, -1;}",
         "{.reg .b32 %a; shl.b32 %a, $r, 2; add.u32 %a, %a, %shared; ld.shared.b32 $=r, [%a];}",
      "{.reg .b64 %a; mul.wide.u32 %a, $r, 4; add.u64 %a, %a, $l; ld.global.<b32|b64|nc.b32> $=l, "
            .. "[%a];}",
         "{.reg .b64 %a; mul.wide.u32 %a, $r, 4; add.u64 %a, %a, $l; st.global.b32 [%a], $r;}",
         "{.reg .b32 %a; and.b32 %a, $r, 0xffc; ld.const.b32 $=r, [table+0]; mov.u32 %a, table; }",
      "{.reg .b32 %a; and.b32 %a, $r, 0xffc; {.reg .b32 %t; mov.u32 %t, table; add.u32 %a, %a, "
            .. "%t;} ld.const.<b32|b64|u8> $=l, [%a+8];}", "min.<u32|s32> $=T, $T, $T",
         "bfe.u32 $=r, $r, 3, 7", "selp.b32 $=r, $r, $r, $p",
         "vote.sync.<any|all>.pred $=p, $p, -1" },
}
