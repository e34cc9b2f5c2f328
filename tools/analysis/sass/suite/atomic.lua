-- Atomic operations.
local SEM = "<|.relaxed|.acquire|.release|.acq_rel>"
local SCOPE = "<|.cta|.gpu|.sys|.cluster>"
local function each(name, space, at)
   local a = "atom" .. space
   return { name = name, ways = "two", a .. ".<and|or|xor|exch>.<b32|b64> $=T, [" .. at .. "], $T",
      a .. ".<add>.<u32|s32|u64|f32|f64> $=T, [" .. at .. "+16], $T",
      a .. ".<min|max>.<u32|s32|u64|s64> $=T, [" .. at .. "], $T", a .. ".<inc|dec>.u32 $=T, ["
            .. at .. "], $T", a .. ".cas.<b16|b32|b64> $=T, [" .. at .. "], $T, $T",
      a .. ".add.noftz.<f16|f16x2|bf16|bf16x2> $=T, [" .. at .. "], $T", a .. ".exch.b128 $=2l, ["
            .. at .. "], $2l",
      a .. ".inc.u32 $=r, [" .. at .. "], <1|0|-1>", a .. ".add.u32 $=r, [" .. at
            .. "], <1|0|-1|7>" }
end
local function red(name, space, at)
   local a = "red" .. space
   return { name = name, ways = "two", a .. ".<and|or|xor>.<b32|b64> [" .. at .. "], $T", a
         .. ".add.<u32|s32|u64|f32|f64> [" .. at .. "+16], $T",
      a .. ".<min|max>.<u32|s32|u64|s64> [" .. at .. "], $T", a .. ".<inc|dec>.u32 [" .. at
            .. "], $T", a .. ".add.noftz.<f16|f16x2|bf16|bf16x2> [" .. at .. "], $T",
      a .. ".add.u32 [" .. at .. "], <1|-1|7>" }
end
local function unused(name, space, at)
   return { name = name, ways = "one", "{.reg .b32 %x; atom" .. space .. ".<and|exch>.b32 %x, ["
         .. at .. "], $r;}", "{.reg .b32 %x; atom" .. space .. ".<add|max|inc>.u32 %x, [" .. at
         .. "], $r;}",
      "{.reg .b64 %x; atom" .. space .. ".<add|min>.u64 %x, [" .. at .. "], $l;}",
         "{.reg .b32 %x; atom" .. space .. ".cas.b32 %x, [" .. at .. "], $r, $r;}",
      "{.reg .b32 %x; atom" .. space .. ".add.<f32|noftz.f16x2> %x, [" .. at .. "], $r;}",
         "{.reg .b64 %x; atom" .. space .. ".add.f64 %x, [" .. at .. "], $l;}" }
end
return {
   each("atom_global", ".global", "$g"), each("atom_shared", ".shared", "$s"), each("atom_generic",
      "", "$e"),
   red("red_global", ".global", "$g"), red("red_shared", ".shared", "$s"), red("red_generic", "",
      "$e"),
   unused("atom_unused_global", ".global", "%base"), unused("atom_unused_shared", ".shared",
      "%shared"), unused("atom_unused_generic", "", "%any"),
   { name = "atom_scope", ways = "one", "atom" .. SEM .. SCOPE .. ".global.<add.u32|exch.b64|"
         .. "cas.b32> $=T, [$g], $T<|, $T>",
      "atom" .. SEM .. SCOPE .. "<|.shared>.<max.s32|add.f32> $=T, [$<e|s>], $T" },
   { name = "atom_scope_cas", ways = "one", "atom" .. SEM .. SCOPE
         .. "<.global|.shared|>.cas.<b32|b64> $=T, [$<g|s|e>], $T, $T", "atom" .. SEM .. SCOPE
         .. ".global.inc.u32 $=T, [$g], $T" },
   { name = "red_scope", ways = "one", "red<|.relaxed|.release>" .. SCOPE
         .. "<.global|.shared|>.<add.u32|or.b64|add.f64|min.s64> [$<g|s|e>], $T",
      "red.async.relaxed.cluster.mbarrier::complete_tx::bytes.shared::cluster.add.u32 [$s], $r, "
         .. "[$s]" },
   { name = "atom_hint", ways = "one",
      "atom<.global|>.<add.L2::cache_hint.u32|exch.L2::cache_hint.b64|add.L2::cache_hint.f32> "
         .. "$=T, [$<g|e>], $T, $l",
      "atom.global.cas.L2::cache_hint.<b32|b64> $=T, [$g], $T, $T, $l",
         "red<.global|>.<add.L2::cache_hint.u32|or.L2::cache_hint.b64> [$<g|e>], $T, $l",
      "atom.global.add.noftz.L2::cache_hint.<f16x2|bf16x2> $=T, [$g], $T, $l",
         "red.relaxed.gpu.global.add.L2::cache_hint.f64 [$g], $l, $l" },
   { name = "atom_uniform", ways = "one",
      "{.reg .b64 %a; ld.param.b64 %a, [pl1]; atom<|.global>.<add|min|max>.<u32|s32> $=r, [%a+<0|"
         .. "16>], $r;}",
      "{.reg .b64 %a; ld.param.b64 %a, [pl1]; red<|.global>.<add|max>.<u32|s32|u64> [%a+<0|16>], "
            .. "$T;}",
      "{.reg .b64 %a; ld.param.b64 %a, [pl1]; atom<|.global>.<and|exch|or>.b32 $=r, [%a], <1|3|"
            .. "$r>;}",
      "{.reg .b64 %a; ld.param.b64 %a, [pl1]; atom.global.cas.<b32|b64> $=T, [%a], $T, $T;}",
         "atom.shared.<inc|dec|add>.u32 $=r, [words+16], <1|$r|-1>",
      "atom.shared.cas.<b32|b64> $=T, [words+16], $T, $T",
         "red.shared.<add|inc>.u32 [words+16], <1|$r>",
      "{.reg .b64 %a; ld.param.b64 %a, [pl1]; red.global.add.<u32|s32> [%a], 1;}",
         "{.reg .b64 %a; ld.param.b64 %a, [pl1]; atom.global.add.u32 $=r, [%a], 1;}",
      "{.reg .b64 %a; ld.param.b64 %a, [pl1]; atom.global.inc.u32 $=r, [%a], -1;}" },
}
