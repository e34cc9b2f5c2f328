/* Generated from the description vuc by gen/emit/target. Do not edit. */
#include "vuc_state.h"
#include "base/target_tables.h"

extern const struct isadora_use_tables vuc_uses;

static const struct isadora_config configs[] = {
    {"vp2", "vp2", NULL, NULL, NULL},
    {"vp3", "vp3", NULL, NULL, NULL},
    {"vp4", "vp4", NULL, NULL, NULL},
};

static const struct isadora_unit units[] = {
    {4, 30, 0, 4, 0x6},
    {8, 40, 0, 8, 0x1},
};

CODES(PM,
    T(0, "pand") T(1, "por") T(2, "") T(4, "pandn") T(5, "porn") T(6, "pnot"))
CODES(N1,
    T(0, "") T(1, "not"))
CODES(N2,
    T(0, "") T(1, "not"))
CODES(RBN,
    T(0, "") T(1, "not"))

static const struct isadora_field fields[] = {
    FIELD(VUC_FIELD_OP, "OP", NUMBER, 5, 1, -1, PIECES({0, 4}))
    FIELD(VUC_FIELD_POM, "POM", NUMBER, 2, 1, -1, PIECES({5, 6}))
    FIELD(VUC_FIELD_PON, "PON", NUMBER, 1, 1, -1, PIECES({7, 7}))
    FIELD(VUC_FIELD_NUM, "NUM", NUMBER, 8, 1, -1, PIECES({0, 7}))
    FIELD(VUC_FIELD_PM, "PM", CODES, 3, 1, -1, PIECES({5, 7}), HAS_CODES(PM))
    FIELD(VUC_FIELD_SRC1, "SRC1", REGISTER, 4, 1, 2, PIECES({8, 11}))
    FIELD(VUC_FIELD_SRC2, "SRC2", REGISTER, 4, 1, 2, PIECES({12, 15}))
    FIELD(VUC_FIELD_DST, "DST", REGISTER, 4, 1, 2, PIECES({16, 19}))
    FIELD(VUC_FIELD_PRED, "PRED", REGISTER, 4, 1, 3, PIECES({20, 23}))
    FIELD(VUC_FIELD_EXT, "EXT", NUMBER, 2, 1, -1, PIECES({24, 25}))
    FIELD(VUC_FIELD_PDST, "PDST", REGISTER, 4, 1, 3, PIECES({16, 19}))
    FIELD(VUC_FIELD_OT0, "OT0", NUMBER, 1, 1, -1, PIECES({26, 26}))
    FIELD(VUC_FIELD_IMMF, "IMMF", NUMBER, 1, 1, -1, PIECES({27, 27}))
    FIELD(VUC_FIELD_OT1, "OT1", NUMBER, 1, 1, -1, PIECES({28, 28}))
    FIELD(VUC_FIELD_PE, "PE", NUMBER, 1, 1, -1, PIECES({29, 29}))
    FIELD(VUC_FIELD_OT, "OT", NUMBER, 2, 1, -1, PIECES({26, 26}, {28, 28}))
    FIELD(VUC_FIELD_SRS, "SRS", REGISTER, 6, 1, 0, PIECES({8, 11}, {24, 25}))
    FIELD(VUC_FIELD_SRD, "SRD", REGISTER, 6, 1, 0, PIECES({16, 19}, {24, 25}))
    FIELD(VUC_FIELD_I4, "I4", NUMBER, 4, 1, -1, PIECES({12, 15}))
    FIELD(VUC_FIELD_I6, "I6", NUMBER, 6, 1, -1, PIECES({12, 15}, {24, 25}))
    FIELD(VUC_FIELD_I12, "I12", NUMBER, 12, 1, -1, PIECES({8, 15}, {20, 23}))
    FIELD(VUC_FIELD_I14, "I14", NUMBER, 14, 1, -1, PIECES({8, 15}, {20, 25}))
    FIELD(VUC_FIELD_L10, "L10", NUMBER, 10, 1, -1, PIECES({12, 15}, {20, 25}))
    FIELD(VUC_FIELD_L6, "L6", NUMBER, 6, 1, -1, PIECES({12, 15}, {24, 25}))
    FIELD(VUC_FIELD_T10, "T10", NUMBER, 10, 1, -1, PIECES({16, 25}))
    FIELD(VUC_FIELD_T6, "T6", NUMBER, 6, 1, -1, PIECES({16, 19}, {24, 25}))
    FIELD(VUC_FIELD_BTARG, "BTARG", NUMBER, 11, 1, -1, PIECES({8, 18}))
    FIELD(VUC_FIELD_PS1, "PS1", REGISTER, 4, 1, 3, PIECES({8, 11}))
    FIELD(VUC_FIELD_PS2, "PS2", REGISTER, 4, 1, 3, PIECES({12, 15}))
    FIELD(VUC_FIELD_N1, "N1", CODES, 1, 1, -1, PIECES({3, 3}), HAS_CODES(N1))
    FIELD(VUC_FIELD_N2, "N2", CODES, 1, 1, -1, PIECES({2, 2}), HAS_CODES(N2))
    FIELD(VUC_FIELD_RBP, "RBP", NUMBER, 3, 1, -1, PIECES({30, 32}))
    FIELD(VUC_FIELD_RBN, "RBN", CODES, 1, 1, -1, PIECES({33, 33}), HAS_CODES(RBN))
    FIELD(VUC_FIELD_RBT, "RBT", NUMBER, 6, 1, -1, PIECES({34, 39}))
    FIELD(VUC_FIELD_RBR, "RBR", NUMBER, 10, 1, -1, PIECES({30, 39}))
};

#define F(name) {VUC_FIELD_##name},
SLOTS(binary_add_rr_40, F(PM) F(PRED) F(PDST) F(DST) F(SRC1) F(SRC2) F(I6) F(RBN) F(RBP) F(RBT))
SLOTS(binary_add_rr_30, F(PM) F(PRED) F(PDST) F(DST) F(SRC1) F(SRC2) F(I6))
SLOTS(binary_add_rs_40, F(PM) F(PRED) F(PDST) F(DST) F(SRS) F(SRC2) F(I4) F(RBN) F(RBP) F(RBT))
SLOTS(binary_add_rs_30, F(PM) F(PRED) F(PDST) F(DST) F(SRS) F(SRC2) F(I4))
SLOTS(binary_add_sr_40, F(PM) F(PRED) F(PDST) F(SRD) F(SRC1) F(SRC2) F(I4) F(RBN) F(RBP) F(RBT))
SLOTS(binary_add_sr_30, F(PM) F(PRED) F(PDST) F(SRD) F(SRC1) F(SRC2) F(I4))
SLOTS(unary_div2s_rr, F(PM) F(PRED) F(PDST) F(DST) F(SRC1))
SLOTS(unary_hswap_rr_40, F(PM) F(PRED) F(PDST) F(DST) F(SRC1) F(RBN) F(RBP) F(RBT))
SLOTS(unary_div2s_rs, F(PM) F(PRED) F(PDST) F(DST) F(SRS))
SLOTS(unary_hswap_rs_40, F(PM) F(PRED) F(PDST) F(DST) F(SRS) F(RBN) F(RBP) F(RBT))
SLOTS(unary_div2s_sr, F(PM) F(PRED) F(PDST) F(SRD) F(SRC1))
SLOTS(unary_hswap_sr_40, F(PM) F(PRED) F(PDST) F(SRD) F(SRC1) F(RBN) F(RBP) F(RBT))
SLOTS(mov_r_40, F(PM) F(PRED) F(PDST) F(DST) F(SRC2) F(RBN) F(RBP) F(RBT))
SLOTS(mov_r_30, F(PM) F(PRED) F(PDST) F(DST) F(SRC2))
SLOTS(mov_i_40, F(PM) F(PRED) F(PDST) F(DST) F(I14) F(RBN) F(RBP) F(RBT))
SLOTS(mov_i_30, F(PM) F(PRED) F(PDST) F(DST) F(I14))
SLOTS(mov_sr_40, F(PM) F(PRED) F(PDST) F(SRD) F(SRC2) F(RBN) F(RBP) F(RBT))
SLOTS(mov_sr_30, F(PM) F(PRED) F(PDST) F(SRD) F(SRC2))
SLOTS(mov_si_40, F(PM) F(PRED) F(PDST) F(SRD) F(I12) F(RBN) F(RBP) F(RBT))
SLOTS(mov_si_30, F(PM) F(PRED) F(PDST) F(SRD) F(I12))
SLOTS(set_setgt_r_40, F(PM) F(PRED) F(PDST) F(SRC1) F(SRC2) F(I6) F(RBN) F(RBP) F(RBT))
SLOTS(set_setgt_r_30, F(PM) F(PRED) F(PDST) F(SRC1) F(SRC2) F(I6))
SLOTS(set_setgt_s_40, F(PM) F(PRED) F(PDST) F(SRS) F(SRC2) F(I4) F(RBN) F(RBP) F(RBT))
SLOTS(set_setgt_s_30, F(PM) F(PRED) F(PDST) F(SRS) F(SRC2) F(I4))
SLOTS(set_setgt_d_40, F(PM) F(PRED) F(PDST) F(SRC1) F(SRC2) F(I4) F(RBN) F(RBP) F(RBT))
SLOTS(set_setgt_d_30, F(PM) F(PRED) F(PDST) F(SRC1) F(SRC2) F(I4))
SLOTS(bra_40, F(BTARG) F(PRED) F(RBN) F(RBP) F(RBT))
SLOTS(bra_30, F(BTARG) F(PRED))
SLOTS(ret_40, F(PRED) F(RBN) F(RBP) F(RBT))
SLOTS(ret_30, F(PRED))
SLOTS(wait_wstc_40, F(I4) F(PRED) F(RBN) F(RBP) F(RBT))
SLOTS(wait_wstc_30, F(I4) F(PRED))
SLOTS(logic_and_free_40, F(PRED) F(N1) F(PS1) F(N2) F(PS2) F(RBN) F(RBP) F(RBT))
SLOTS(logic_and_free_30, F(PRED) F(N1) F(PS1) F(N2) F(PS2))
SLOTS(logic_and_guarded_40, F(PDST) F(N1) F(PS1) F(N2) F(PS2) F(PRED) F(RBN) F(RBP) F(RBT))
SLOTS(logic_and_guarded_30, F(PDST) F(N1) F(PS1) F(N2) F(PS2) F(PRED))
SLOTS(lmul_lmulu_40, F(SRC1) F(SRC2) F(I6) F(PRED) F(RBN) F(RBP) F(RBT))
SLOTS(lmul_lmulu_30, F(SRC1) F(SRC2) F(I6) F(PRED))
SLOTS(lshift_lsrr_40, F(SRC2) F(I6) F(PRED) F(RBN) F(RBP) F(RBT))
SLOTS(lshift_lsrr_30, F(SRC2) F(I6) F(PRED))
SLOTS(ld_d_40, F(DST) F(SRC1) F(SRC2) F(L10) F(L6) F(PRED) F(RBN) F(RBP) F(RBT))
SLOTS(ld_d_30, F(DST) F(SRC1) F(SRC2) F(L10) F(L6) F(PRED))
SLOTS(st_d_40, F(DST) F(SRC1) F(T10) F(T6) F(SRC2) F(PRED) F(RBN) F(RBP) F(RBT))
SLOTS(st_d_30, F(DST) F(SRC1) F(T10) F(T6) F(SRC2) F(PRED))

LINES(MODE, "", "{<PM>}")
LINES(PD, "", "$p<PRED>", "$p<PDST>")
LINES(S2, "$r<SRC2>", "<I6>")
LINES(GUARD, "", "$p<PRED>")
LINES(BRANCH, "", "{not} $p<RBP+8> rbra <RBT>")
CHOICES(binary_add_rr_40, C(MODE) C(PD) R(S2, "b") C(GUARD) C(BRANCH))
LINES(BRANCH_2, "")
CHOICES(binary_add_rr_30, C(MODE) C(PD) R(S2, "b") C(GUARD) NAMED(BRANCH_2, "BRANCH", NULL))
LINES(S2N, "$r<SRC2>", "<I4>")
CHOICES(binary_add_rs_40, C(MODE) C(PD) R(S2N, "b") C(GUARD) C(BRANCH))
CHOICES(binary_add_rs_30, C(MODE) C(PD) R(S2N, "b") C(GUARD) NAMED(BRANCH_2, "BRANCH", NULL))
CHOICES(unary_div2s_rr, C(MODE) C(PD) C(GUARD) NAMED(BRANCH_2, "BRANCH", NULL))
CHOICES(unary_hswap_rr_40, C(MODE) C(PD) C(GUARD) C(BRANCH))
CHOICES(complement_rr_40, C(MODE) C(PD) C(S2) C(GUARD) C(BRANCH))
CHOICES(complement_rr_30, C(MODE) C(PD) C(S2) C(GUARD) NAMED(BRANCH_2, "BRANCH", NULL))
CHOICES(complement_rs_40, C(MODE) C(PD) C(S2N) C(GUARD) C(BRANCH))
CHOICES(complement_rs_30, C(MODE) C(PD) C(S2N) C(GUARD) NAMED(BRANCH_2, "BRANCH", NULL))
CHOICES(bra_40, C(GUARD) C(BRANCH))
CHOICES(bra_30, C(GUARD) NAMED(BRANCH_2, "BRANCH", NULL))
LINES(GUARD_2, "")
CHOICES(logic_and_free_40, NAMED(GUARD_2, "GUARD", NULL) C(BRANCH))
CHOICES(logic_and_free_30, NAMED(GUARD_2, "GUARD", NULL) NAMED(BRANCH_2, "BRANCH", NULL))
LINES(GUARD_3, "$p<PRED>")
CHOICES(logic_and_guarded_40, NAMED(GUARD_3, "GUARD", NULL) C(BRANCH))
CHOICES(logic_and_guarded_30, NAMED(GUARD_3, "GUARD", NULL) NAMED(BRANCH_2, "BRANCH", NULL))
CHOICES(lmul_lmulu_40, R(S2, "b") C(GUARD) C(BRANCH))
CHOICES(lmul_lmulu_30, R(S2, "b") C(GUARD) NAMED(BRANCH_2, "BRANCH", NULL))
LINES(LADDR, "$r<SRC1>+$r<SRC2>", "$r<SRC1>", "$r<SRC1>+<L10>", "<L10>", "$r<SRC1>+<L6>", "<L6>")
CHOICES(ld_d_40, R(LADDR, "at") C(GUARD) C(BRANCH))
CHOICES(ld_d_30, R(LADDR, "at") C(GUARD) NAMED(BRANCH_2, "BRANCH", NULL))
LINES(SADDR, "$r<DST>+$r<SRC1>*0x2", "$r<SRC1>*0x2", "$r<DST>", "$r<SRC1>+<T10>", "<T10>",
    "$r<SRC1>+<T6>", "<T6>")
CHOICES(st_d_40, R(SADDR, "at") C(GUARD) C(BRANCH))
CHOICES(st_d_30, R(SADDR, "at") C(GUARD) NAMED(BRANCH_2, "BRANCH", NULL))

TITLE(binary_add_rr_40, "Arithmetic, logic, shift, minimum and maximum")
TITLE(unary_div2s_rr, "Halve, or swap bytes")
TITLE(slct_rr_40, "Select by predicate")
TITLE(mov_r_40, "Move")
TITLE(set_setgt_r_40, "Compare and set predicate")
TITLE(complement_rr_40, "Bitwise complement")
TITLE(bra_40, "Branch")
TITLE(call_40, "Call subroutine")
TITLE(ret_40, "Return from subroutine")
TITLE(sleep_40, "Sleep until there is work")
TITLE(wait_wstc_40, "Wait for a status bit")
TITLE(logic_and_free_40, "Predicate logic")
TITLE(nop_40, "No operation")
TITLE(clicnt_40, "Clear cycle counter")
TITLE(engine_mbiread_40, "Macroblock and motion vector engines")
TITLE(named_only_o21_40, "Undocumented instructions")
TITLE(lmul_lmulu_40, "Multiply to long accumulator")
TITLE(lshift_lsrr_40, "Shift or add long accumulator")
TITLE(lut_rr_40, "Macroblock table look-up")
TITLE(ld_d_40, "Load from memory")
TITLE(st_d_40, "Store to memory")
TITLE(st_vp_40, "Store to engine memory")

EFFECTS(binary_add_rr_40,
    "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $r[SRC1]; writes $pc after 2 $r[DST] "
    "$p[15] $p[PRED] $p[PDST]; branch: conditional")
EFFECTS(binary_add_rr_30,
    "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $r[SRC1]; writes $r[DST] $p[15] $p[PRED] $p[PDST]")
EFFECTS(binary_add_rs_40,
    "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $sr[SRS]; writes $pc after 2 $r[DST] "
    "$stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on this "
    "variant; trap: `$cs` is empty; branch: conditional return")
EFFECTS(binary_add_rs_30,
    "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $sr[SRS]; writes $r[DST] $stat.h2v_ready $cs $p[15] "
    "$p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: `$cs` is empty")
EFFECTS(binary_add_sr_40,
    "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $r[SRC1]; writes $pc after 2 $cs "
    "$p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: "
    "no source says what a store to this register does; trap: no source says whether $pred or the "
    "predicate result wins; trap: `$cs` is full; branch: conditional call")
EFFECTS(binary_add_sr_30,
    "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $r[SRC1]; writes $cs $l.16..31 $l.0..15 $p[0..15] "
    "$icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source "
    "says what a store to this register does; trap: no source says whether $pred or the predicate "
    "result wins; trap: `$cs` is full")
EFFECTS(unary_div2s_rr,
    "reads $p[15] $p[PRED] $p[PDST] $r[SRC1]; writes $r[DST] $p[15] $p[PRED] $p[PDST]")
EFFECTS(unary_div2s_rs,
    "reads $p[15] $p[PRED] $p[PDST] $sr[SRS]; writes $r[DST] $stat.h2v_ready $cs $p[15] $p[PRED] "
    "$p[PDST]; trap: no source names this register on this variant; trap: `$cs` is empty")
EFFECTS(unary_div2s_sr,
    "reads $p[15] $p[PRED] $p[PDST] $r[SRC1]; writes $cs $l.16..31 $l.0..15 $p[0..15] $icnt "
    "$stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source says "
    "what a store to this register does; trap: no source says whether $pred or the predicate "
    "result wins; trap: `$cs` is full")
EFFECTS(set_setgt_r_40,
    "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $r[SRC1]; writes $pc after 2 $p[15] "
    "$p[PRED] $p[PDST]; branch: conditional")
EFFECTS(set_setgt_r_30,
    "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $r[SRC1]; writes $p[15] $p[PRED] $p[PDST]")
EFFECTS(set_setgt_s_40,
    "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $sr[SRS]; writes $pc after 2 "
    "$stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on this "
    "variant; trap: `$cs` is empty; branch: conditional return")
EFFECTS(set_setgt_s_30,
    "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $sr[SRS]; writes $stat.h2v_ready $cs $p[15] $p[PRED] "
    "$p[PDST]; trap: no source names this register on this variant; trap: `$cs` is empty")
EFFECTS(bra_40, "reads $p[PRED] $p[RBP.n + 8]; writes $pc after 2; branch: conditional")
EFFECTS(wait_wstc_40,
    "reads $p[PRED] $p[RBP.n + 8] $stat; writes $pc after 2; waits; branch: conditional")
EFFECTS(wait_wstc_30, "reads $p[PRED] $stat; waits")
EFFECTS(logic_and_free_40,
    "reads $p[RBP.n + 8] $p[PS1] $p[PS2]; writes $pc after 2 $p[PRED]; branch: conditional")
EFFECTS(logic_and_free_30, "reads $p[PS1] $p[PS2]; writes $p[PRED]")
EFFECTS(logic_and_guarded_40,
    "reads $p[PRED] $p[RBP.n + 8] $p[PS1] $p[PS2]; writes $pc after 2 $p[PDST]; branch: "
    "conditional")
EFFECTS(logic_and_guarded_30, "reads $p[PRED] $p[PS1] $p[PS2]; writes $p[PDST]")
EFFECTS(engine_mbiread_40,
    "reads $p[PRED] $p[RBP.n + 8]; writes $pc after 2; trap: the video engines and their data are "
    "not part of this model; branch: conditional")
EFFECTS(engine_mbiread_30,
    "reads $p[PRED]; trap: the video engines and their data are not part of this model")
EFFECTS(named_only_o21_40,
    "reads $p[PRED] $p[RBP.n + 8]; writes $pc after 2; trap: no source says what it does; branch: "
    "conditional")
EFFECTS(named_only_o21_30, "reads $p[PRED]; trap: no source says what it does")
EFFECTS(lmul_lmulu_40,
    "reads $p[PRED] $p[RBP.n + 8] $r[SRC2] $r[SRC1]; writes $pc after 2 $l after 3; occupies long, "
    "3; branch: conditional")
EFFECTS(lmul_lmulu_30, "reads $p[PRED] $r[SRC2] $r[SRC1]; writes $l after 3; occupies long, 3")
EFFECTS(lshift_lsrr_30, "reads $p[PRED] $r[SRC2] $l; writes $l; occupies long, 1")

NOTE(binary_add_rr_40, "Computes a number of 16 bits, and a predicate result, from two sources.")
NOTE(unary_div2s_rr, "Computes a number of 16 bits, and a predicate result, from one source.")
NOTE(slct_rr_40,
    "Source 1 if the predicate is 1, else source 2. Predicate result: bit 0 of the result.")
NOTE(mov_r_40,
    "Copies a general register or an immediate to a general or special register. Predicate result: "
    "bit 0 of the result. An immediate has 14 bits for a general register and 12 bits for a "
    "special one; `sext` afterwards makes negative numbers.")
NOTE(set_setgt_r_40,
    "Compares; the only result is the predicate result. Without a destination predicate there is "
    "no effect.")
NOTE(complement_rr_40,
    "Source 1 with all bits inverted. Predicate result: bit 0 of the result. The second source has "
    "no effect; it is part of the text because words that differ in it need different texts.")
NOTE(bra_40,
    "Continues at an address of the program, 0 to 0x7ff. The next instruction is in the delay slot "
    "and is executed first. With a guard the branch is conditional. On VP2 the branch slot can "
    "branch, too; if both do, this one wins.")
NOTE(call_40,
    "Pushes the return address on the call stack and continues at the target, after one delay "
    "slot. No source states the return address; it is inferred to be the address after the delay "
    "slot. The stack has eight entries; the effect of a ninth is unknown, here it traps.")
NOTE(ret_40,
    "Pops an address from the call stack and continues there, after one delay slot. The effect of "
    "an empty stack is unknown; here it traps.")
NOTE(sleep_40,
    "Waits at low power until a whole macroblock is ready (bit 10 of `$stat`) or the host has "
    "stored to `$h2v` (bit 11).")
NOTE(wait_wstc_40,
    "`wstc` waits until a bit of `$stat` is 0, `wsts` until it is 1. `mvsread` and `mvswrite` "
    "change their bit one cycle late: put a `nop` between them and the wait.")
NOTE(logic_and_free_40,
    "Computes with predicates. Either source may be complemented, so `and`, `or`, `xor` also "
    "compute the other functions of two bits. The destination is the first operand; with a guard "
    "it is in another field. Bit 4 of the word is ignored.")
NOTE(nop_40, "Does nothing for one cycle. On VP2 its branch slot still branches.")
NOTE(clicnt_40, "Clears the counter of cycles, and with it the watchdog in bit 12 of `$stat`.")
NOTE(engine_mbiread_40,
    "Starts an operation of the video engines. Their data are not part of the model, so a program "
    "stops here.")
NOTE(named_only_o21_40,
    "Real programs contain these opcodes. What they do, and on which variants, is unknown; `o21` "
    "seems related to `$sr32` to `$sr42`, `o22` to `$sr48` to `$sr58` (inferred).")
NOTE(lmul_lmulu_40,
    "Multiplies source 1, 16 bits, by the low 11 bits of source 2, and stores the product to `$l`. "
    "`lmulu` is unsigned, `lmuls` signed. An immediate has 6 bits and is never negative. The "
    "latency is three cycles.")
NOTE(lshift_lsrr_40,
    "Shifts the long accumulator, or adds to it; one cycle. n is bits 0..4 of source 2. An "
    "immediate has 6 bits and is never negative.")
NOTE(lut_rr_40,
    "Looks up a property of the macroblock in its registers. The low four bits of source 2 select "
    "a table, source 1 is the index.")
NOTE(ld_d_40,
    "Loads a cell. The address is a register, an immediate, or the sum of a register and either, "
    "modulo 0x10000; it counts cells, in PWT bytes. An immediate has 10 bits, with a guard 6. The "
    "cell is read at once; the result is written back after three cycles, so a load needs two "
    "instructions before its first use. Another instruction may store to the register meanwhile; "
    "the last store wins.")
NOTE(st_d_40,
    "Stores a register to a cell, at once. The address is a register or an immediate, or the sum "
    "of a register and an immediate, or the sum of a register and twice another, modulo 0x10000. "
    "An immediate has 10 bits, with a guard 6.")
NOTE(st_vp_40,
    "Stores to VP, 0x400 bytes that the engine outputs: on VP2 through bits 0..3 of `$stat`, on "
    "VP3 and VP4 in an undocumented way. Addresses count bytes. Some accept a byte and some a "
    "word; which is unknown, so the program stops here. The meaning of the bytes is unknown, too.")

SHARES(mov_r_40, "the long immediate overlaps the predicate number")

static const struct isadora_form forms[] = {
    FORM(VUC_BINARY_ADD_RR_40, "binary.add.rr.40", "binary", title_binary_add_rr_40, "add",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} add {<PM>} {<PD>} $r<DST> $r<SRC1> <b>",
        effects_binary_add_rr_40,
        "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp00100",
        .has_target = 1, HAS_SLOTS(binary_add_rr_40), HAS_CHOICES(binary_add_rr_40),
            .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_ADD_RR_30, "binary.add.rr.30", "binary", title_binary_add_rr_40, "add",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} add {<PM>} {<PD>} $r<DST> $r<SRC1> <b>",
        effects_binary_add_rr_30,
        ".0.0ee ppppdddd ssssssss ppp00100",
        HAS_SLOTS(binary_add_rr_30), HAS_CHOICES(binary_add_rr_30), .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_SUB_RR_40, "binary.sub.rr.40", "binary", title_binary_add_rr_40, "sub",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} sub {<PM>} {<PD>} $r<DST> $r<SRC1> <b>",
        effects_binary_add_rr_40,
        "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp00101",
        .has_target = 1, HAS_SLOTS(binary_add_rr_40), HAS_CHOICES(binary_add_rr_40),
            .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_SUB_RR_30, "binary.sub.rr.30", "binary", title_binary_add_rr_40, "sub",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} sub {<PM>} {<PD>} $r<DST> $r<SRC1> <b>",
        effects_binary_add_rr_30,
        ".0.0ee ppppdddd ssssssss ppp00101",
        HAS_SLOTS(binary_add_rr_30), HAS_CHOICES(binary_add_rr_30), .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_SUBR_RR, "binary.subr.rr", "binary", title_binary_add_rr_40, "subr",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} subr {<PM>} {<PD>} $r<DST> $r<SRC1> <b>",
        effects_binary_add_rr_40,
        "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp00110",
        .has_target = 1, HAS_SLOTS(binary_add_rr_40), HAS_CHOICES(binary_add_rr_40),
            .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_AVGS_RR, "binary.avgs.rr", "binary", title_binary_add_rr_40, "avgs",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} avgs {<PM>} {<PD>} $r<DST> $r<SRC1> <b>",
        effects_binary_add_rr_30,
        ".0.0ee ppppdddd ssssssss ppp00110",
        HAS_SLOTS(binary_add_rr_30), HAS_CHOICES(binary_add_rr_30), .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_AVGU_RR, "binary.avgu.rr", "binary", title_binary_add_rr_40, "avgu",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} avgu {<PM>} {<PD>} $r<DST> $r<SRC1> <b>",
        effects_binary_add_rr_30,
        ".0.0ee ppppdddd ssssssss ppp00111",
        HAS_SLOTS(binary_add_rr_30), HAS_CHOICES(binary_add_rr_30), .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_CLAMPLEP_RR_40, "binary.clamplep.rr.40", "binary", title_binary_add_rr_40,
        "clamplep", 8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} clamplep {<PM>} {<PD>} $r<DST> $r<SRC1> <b>",
        effects_binary_add_rr_40,
        "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp01100",
        .has_target = 1, HAS_SLOTS(binary_add_rr_40), HAS_CHOICES(binary_add_rr_40),
            .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_CLAMPLEP_RR_30, "binary.clamplep.rr.30", "binary", title_binary_add_rr_40,
        "clamplep", 4, DOCUMENT, 0x6,
        "{$p<PRED>} clamplep {<PM>} {<PD>} $r<DST> $r<SRC1> <b>",
        effects_binary_add_rr_30,
        ".0.0ee ppppdddd ssssssss ppp01100",
        HAS_SLOTS(binary_add_rr_30), HAS_CHOICES(binary_add_rr_30), .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_CLAMPS_RR_40, "binary.clamps.rr.40", "binary", title_binary_add_rr_40, "clamps",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} clamps {<PM>} {<PD>} $r<DST> $r<SRC1> <b>",
        effects_binary_add_rr_40,
        "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp01101",
        .has_target = 1, HAS_SLOTS(binary_add_rr_40), HAS_CHOICES(binary_add_rr_40),
            .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_CLAMPS_RR_30, "binary.clamps.rr.30", "binary", title_binary_add_rr_40, "clamps",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} clamps {<PM>} {<PD>} $r<DST> $r<SRC1> <b>",
        effects_binary_add_rr_30,
        ".0.0ee ppppdddd ssssssss ppp01101",
        HAS_SLOTS(binary_add_rr_30), HAS_CHOICES(binary_add_rr_30), .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_SEXT_RR_40, "binary.sext.rr.40", "binary", title_binary_add_rr_40, "sext",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} sext {<PM>} {<PD>} $r<DST> $r<SRC1> <b>",
        effects_binary_add_rr_40,
        "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp01110",
        .has_target = 1, HAS_SLOTS(binary_add_rr_40), HAS_CHOICES(binary_add_rr_40),
            .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_SEXT_RR_30, "binary.sext.rr.30", "binary", title_binary_add_rr_40, "sext",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} sext {<PM>} {<PD>} $r<DST> $r<SRC1> <b>",
        effects_binary_add_rr_30,
        ".0.0ee ppppdddd ssssssss ppp01110",
        HAS_SLOTS(binary_add_rr_30), HAS_CHOICES(binary_add_rr_30), .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_BSET_RR_40, "binary.bset.rr.40", "binary", title_binary_add_rr_40, "bset",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} bset {<PM>} {<PD>} $r<DST> $r<SRC1> <b>",
        effects_binary_add_rr_40,
        "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp10000",
        .has_target = 1, HAS_SLOTS(binary_add_rr_40), HAS_CHOICES(binary_add_rr_40),
            .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_BSET_RR_30, "binary.bset.rr.30", "binary", title_binary_add_rr_40, "bset",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} bset {<PM>} {<PD>} $r<DST> $r<SRC1> <b>",
        effects_binary_add_rr_30,
        ".0.0ee ppppdddd ssssssss ppp10000",
        HAS_SLOTS(binary_add_rr_30), HAS_CHOICES(binary_add_rr_30), .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_BCLR_RR_40, "binary.bclr.rr.40", "binary", title_binary_add_rr_40, "bclr",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} bclr {<PM>} {<PD>} $r<DST> $r<SRC1> <b>",
        effects_binary_add_rr_40,
        "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp10001",
        .has_target = 1, HAS_SLOTS(binary_add_rr_40), HAS_CHOICES(binary_add_rr_40),
            .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_BCLR_RR_30, "binary.bclr.rr.30", "binary", title_binary_add_rr_40, "bclr",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} bclr {<PM>} {<PD>} $r<DST> $r<SRC1> <b>",
        effects_binary_add_rr_30,
        ".0.0ee ppppdddd ssssssss ppp10001",
        HAS_SLOTS(binary_add_rr_30), HAS_CHOICES(binary_add_rr_30), .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_SHL_RR_40, "binary.shl.rr.40", "binary", title_binary_add_rr_40, "shl",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} shl {<PM>} {<PD>} $r<DST> $r<SRC1> <b>",
        effects_binary_add_rr_40,
        "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp10101",
        .has_target = 1, HAS_SLOTS(binary_add_rr_40), HAS_CHOICES(binary_add_rr_40),
            .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_SHL_RR_30, "binary.shl.rr.30", "binary", title_binary_add_rr_40, "shl",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} shl {<PM>} {<PD>} $r<DST> $r<SRC1> <b>",
        effects_binary_add_rr_30,
        ".0.0ee ppppdddd ssssssss ppp10101",
        HAS_SLOTS(binary_add_rr_30), HAS_CHOICES(binary_add_rr_30), .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_SHR_RR_40, "binary.shr.rr.40", "binary", title_binary_add_rr_40, "shr",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} shr {<PM>} {<PD>} $r<DST> $r<SRC1> <b>",
        effects_binary_add_rr_40,
        "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp10110",
        .has_target = 1, HAS_SLOTS(binary_add_rr_40), HAS_CHOICES(binary_add_rr_40),
            .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_SHR_RR_30, "binary.shr.rr.30", "binary", title_binary_add_rr_40, "shr",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} shr {<PM>} {<PD>} $r<DST> $r<SRC1> <b>",
        effects_binary_add_rr_30,
        ".0.0ee ppppdddd ssssssss ppp10110",
        HAS_SLOTS(binary_add_rr_30), HAS_CHOICES(binary_add_rr_30), .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_SAR_RR_40, "binary.sar.rr.40", "binary", title_binary_add_rr_40, "sar",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} sar {<PM>} {<PD>} $r<DST> $r<SRC1> <b>",
        effects_binary_add_rr_40,
        "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp10111",
        .has_target = 1, HAS_SLOTS(binary_add_rr_40), HAS_CHOICES(binary_add_rr_40),
            .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_SAR_RR_30, "binary.sar.rr.30", "binary", title_binary_add_rr_40, "sar",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} sar {<PM>} {<PD>} $r<DST> $r<SRC1> <b>",
        effects_binary_add_rr_30,
        ".0.0ee ppppdddd ssssssss ppp10111",
        HAS_SLOTS(binary_add_rr_30), HAS_CHOICES(binary_add_rr_30), .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_AND_RR_40, "binary.and.rr.40", "binary", title_binary_add_rr_40, "and",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} and {<PM>} {<PD>} $r<DST> $r<SRC1> <b>",
        effects_binary_add_rr_40,
        "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp11000",
        .has_target = 1, HAS_SLOTS(binary_add_rr_40), HAS_CHOICES(binary_add_rr_40),
            .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_AND_RR_30, "binary.and.rr.30", "binary", title_binary_add_rr_40, "and",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} and {<PM>} {<PD>} $r<DST> $r<SRC1> <b>",
        effects_binary_add_rr_30,
        ".0.0ee ppppdddd ssssssss ppp11000",
        HAS_SLOTS(binary_add_rr_30), HAS_CHOICES(binary_add_rr_30), .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_OR_RR_40, "binary.or.rr.40", "binary", title_binary_add_rr_40, "or",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} or {<PM>} {<PD>} $r<DST> $r<SRC1> <b>",
        effects_binary_add_rr_40,
        "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp11001",
        .has_target = 1, HAS_SLOTS(binary_add_rr_40), HAS_CHOICES(binary_add_rr_40),
            .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_OR_RR_30, "binary.or.rr.30", "binary", title_binary_add_rr_40, "or",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} or {<PM>} {<PD>} $r<DST> $r<SRC1> <b>",
        effects_binary_add_rr_30,
        ".0.0ee ppppdddd ssssssss ppp11001",
        HAS_SLOTS(binary_add_rr_30), HAS_CHOICES(binary_add_rr_30), .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_XOR_RR_40, "binary.xor.rr.40", "binary", title_binary_add_rr_40, "xor",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} xor {<PM>} {<PD>} $r<DST> $r<SRC1> <b>",
        effects_binary_add_rr_40,
        "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp11010",
        .has_target = 1, HAS_SLOTS(binary_add_rr_40), HAS_CHOICES(binary_add_rr_40),
            .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_XOR_RR_30, "binary.xor.rr.30", "binary", title_binary_add_rr_40, "xor",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} xor {<PM>} {<PD>} $r<DST> $r<SRC1> <b>",
        effects_binary_add_rr_30,
        ".0.0ee ppppdddd ssssssss ppp11010",
        HAS_SLOTS(binary_add_rr_30), HAS_CHOICES(binary_add_rr_30), .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_MIN_RR, "binary.min.rr", "binary", title_binary_add_rr_40, "min",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} min {<PM>} {<PD>} $r<DST> $r<SRC1> <b>",
        effects_binary_add_rr_30,
        ".0.0ee ppppdddd ssssssss ppp11101",
        HAS_SLOTS(binary_add_rr_30), HAS_CHOICES(binary_add_rr_30), .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_MAX_RR, "binary.max.rr", "binary", title_binary_add_rr_40, "max",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} max {<PM>} {<PD>} $r<DST> $r<SRC1> <b>",
        effects_binary_add_rr_30,
        ".0.0ee ppppdddd ssssssss ppp11110",
        HAS_SLOTS(binary_add_rr_30), HAS_CHOICES(binary_add_rr_30), .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_ADD_RS_40, "binary.add.rs.40", "binary", title_binary_add_rr_40, "add",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} add {<PM>} {<PD>} $r<DST> $sr<SRS> <b>",
        effects_binary_add_rs_40,
        "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp00100",
        .has_target = 1, HAS_SLOTS(binary_add_rs_40), HAS_CHOICES(binary_add_rs_40),
            .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_ADD_RS_30, "binary.add.rs.30", "binary", title_binary_add_rr_40, "add",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} add {<PM>} {<PD>} $r<DST> $sr<SRS> <b>",
        effects_binary_add_rs_30,
        ".0.1ss ppppdddd ssssssss ppp00100",
        HAS_SLOTS(binary_add_rs_30), HAS_CHOICES(binary_add_rs_30), .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_SUB_RS_40, "binary.sub.rs.40", "binary", title_binary_add_rr_40, "sub",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} sub {<PM>} {<PD>} $r<DST> $sr<SRS> <b>",
        effects_binary_add_rs_40,
        "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp00101",
        .has_target = 1, HAS_SLOTS(binary_add_rs_40), HAS_CHOICES(binary_add_rs_40),
            .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_SUB_RS_30, "binary.sub.rs.30", "binary", title_binary_add_rr_40, "sub",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} sub {<PM>} {<PD>} $r<DST> $sr<SRS> <b>",
        effects_binary_add_rs_30,
        ".0.1ss ppppdddd ssssssss ppp00101",
        HAS_SLOTS(binary_add_rs_30), HAS_CHOICES(binary_add_rs_30), .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_SUBR_RS, "binary.subr.rs", "binary", title_binary_add_rr_40, "subr",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} subr {<PM>} {<PD>} $r<DST> $sr<SRS> <b>",
        effects_binary_add_rs_40,
        "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp00110",
        .has_target = 1, HAS_SLOTS(binary_add_rs_40), HAS_CHOICES(binary_add_rs_40),
            .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_AVGS_RS, "binary.avgs.rs", "binary", title_binary_add_rr_40, "avgs",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} avgs {<PM>} {<PD>} $r<DST> $sr<SRS> <b>",
        effects_binary_add_rs_30,
        ".0.1ss ppppdddd ssssssss ppp00110",
        HAS_SLOTS(binary_add_rs_30), HAS_CHOICES(binary_add_rs_30), .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_AVGU_RS, "binary.avgu.rs", "binary", title_binary_add_rr_40, "avgu",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} avgu {<PM>} {<PD>} $r<DST> $sr<SRS> <b>",
        effects_binary_add_rs_30,
        ".0.1ss ppppdddd ssssssss ppp00111",
        HAS_SLOTS(binary_add_rs_30), HAS_CHOICES(binary_add_rs_30), .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_CLAMPLEP_RS_40, "binary.clamplep.rs.40", "binary", title_binary_add_rr_40,
        "clamplep", 8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} clamplep {<PM>} {<PD>} $r<DST> $sr<SRS> <b>",
        effects_binary_add_rs_40,
        "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp01100",
        .has_target = 1, HAS_SLOTS(binary_add_rs_40), HAS_CHOICES(binary_add_rs_40),
            .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_CLAMPLEP_RS_30, "binary.clamplep.rs.30", "binary", title_binary_add_rr_40,
        "clamplep", 4, DOCUMENT, 0x6,
        "{$p<PRED>} clamplep {<PM>} {<PD>} $r<DST> $sr<SRS> <b>",
        effects_binary_add_rs_30,
        ".0.1ss ppppdddd ssssssss ppp01100",
        HAS_SLOTS(binary_add_rs_30), HAS_CHOICES(binary_add_rs_30), .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_CLAMPS_RS_40, "binary.clamps.rs.40", "binary", title_binary_add_rr_40, "clamps",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} clamps {<PM>} {<PD>} $r<DST> $sr<SRS> <b>",
        effects_binary_add_rs_40,
        "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp01101",
        .has_target = 1, HAS_SLOTS(binary_add_rs_40), HAS_CHOICES(binary_add_rs_40),
            .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_CLAMPS_RS_30, "binary.clamps.rs.30", "binary", title_binary_add_rr_40, "clamps",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} clamps {<PM>} {<PD>} $r<DST> $sr<SRS> <b>",
        effects_binary_add_rs_30,
        ".0.1ss ppppdddd ssssssss ppp01101",
        HAS_SLOTS(binary_add_rs_30), HAS_CHOICES(binary_add_rs_30), .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_SEXT_RS_40, "binary.sext.rs.40", "binary", title_binary_add_rr_40, "sext",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} sext {<PM>} {<PD>} $r<DST> $sr<SRS> <b>",
        effects_binary_add_rs_40,
        "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp01110",
        .has_target = 1, HAS_SLOTS(binary_add_rs_40), HAS_CHOICES(binary_add_rs_40),
            .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_SEXT_RS_30, "binary.sext.rs.30", "binary", title_binary_add_rr_40, "sext",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} sext {<PM>} {<PD>} $r<DST> $sr<SRS> <b>",
        effects_binary_add_rs_30,
        ".0.1ss ppppdddd ssssssss ppp01110",
        HAS_SLOTS(binary_add_rs_30), HAS_CHOICES(binary_add_rs_30), .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_BSET_RS_40, "binary.bset.rs.40", "binary", title_binary_add_rr_40, "bset",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} bset {<PM>} {<PD>} $r<DST> $sr<SRS> <b>",
        effects_binary_add_rs_40,
        "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp10000",
        .has_target = 1, HAS_SLOTS(binary_add_rs_40), HAS_CHOICES(binary_add_rs_40),
            .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_BSET_RS_30, "binary.bset.rs.30", "binary", title_binary_add_rr_40, "bset",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} bset {<PM>} {<PD>} $r<DST> $sr<SRS> <b>",
        effects_binary_add_rs_30,
        ".0.1ss ppppdddd ssssssss ppp10000",
        HAS_SLOTS(binary_add_rs_30), HAS_CHOICES(binary_add_rs_30), .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_BCLR_RS_40, "binary.bclr.rs.40", "binary", title_binary_add_rr_40, "bclr",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} bclr {<PM>} {<PD>} $r<DST> $sr<SRS> <b>",
        effects_binary_add_rs_40,
        "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp10001",
        .has_target = 1, HAS_SLOTS(binary_add_rs_40), HAS_CHOICES(binary_add_rs_40),
            .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_BCLR_RS_30, "binary.bclr.rs.30", "binary", title_binary_add_rr_40, "bclr",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} bclr {<PM>} {<PD>} $r<DST> $sr<SRS> <b>",
        effects_binary_add_rs_30,
        ".0.1ss ppppdddd ssssssss ppp10001",
        HAS_SLOTS(binary_add_rs_30), HAS_CHOICES(binary_add_rs_30), .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_SHL_RS_40, "binary.shl.rs.40", "binary", title_binary_add_rr_40, "shl",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} shl {<PM>} {<PD>} $r<DST> $sr<SRS> <b>",
        effects_binary_add_rs_40,
        "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp10101",
        .has_target = 1, HAS_SLOTS(binary_add_rs_40), HAS_CHOICES(binary_add_rs_40),
            .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_SHL_RS_30, "binary.shl.rs.30", "binary", title_binary_add_rr_40, "shl",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} shl {<PM>} {<PD>} $r<DST> $sr<SRS> <b>",
        effects_binary_add_rs_30,
        ".0.1ss ppppdddd ssssssss ppp10101",
        HAS_SLOTS(binary_add_rs_30), HAS_CHOICES(binary_add_rs_30), .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_SHR_RS_40, "binary.shr.rs.40", "binary", title_binary_add_rr_40, "shr",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} shr {<PM>} {<PD>} $r<DST> $sr<SRS> <b>",
        effects_binary_add_rs_40,
        "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp10110",
        .has_target = 1, HAS_SLOTS(binary_add_rs_40), HAS_CHOICES(binary_add_rs_40),
            .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_SHR_RS_30, "binary.shr.rs.30", "binary", title_binary_add_rr_40, "shr",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} shr {<PM>} {<PD>} $r<DST> $sr<SRS> <b>",
        effects_binary_add_rs_30,
        ".0.1ss ppppdddd ssssssss ppp10110",
        HAS_SLOTS(binary_add_rs_30), HAS_CHOICES(binary_add_rs_30), .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_SAR_RS_40, "binary.sar.rs.40", "binary", title_binary_add_rr_40, "sar",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} sar {<PM>} {<PD>} $r<DST> $sr<SRS> <b>",
        effects_binary_add_rs_40,
        "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp10111",
        .has_target = 1, HAS_SLOTS(binary_add_rs_40), HAS_CHOICES(binary_add_rs_40),
            .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_SAR_RS_30, "binary.sar.rs.30", "binary", title_binary_add_rr_40, "sar",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} sar {<PM>} {<PD>} $r<DST> $sr<SRS> <b>",
        effects_binary_add_rs_30,
        ".0.1ss ppppdddd ssssssss ppp10111",
        HAS_SLOTS(binary_add_rs_30), HAS_CHOICES(binary_add_rs_30), .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_AND_RS_40, "binary.and.rs.40", "binary", title_binary_add_rr_40, "and",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} and {<PM>} {<PD>} $r<DST> $sr<SRS> <b>",
        effects_binary_add_rs_40,
        "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp11000",
        .has_target = 1, HAS_SLOTS(binary_add_rs_40), HAS_CHOICES(binary_add_rs_40),
            .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_AND_RS_30, "binary.and.rs.30", "binary", title_binary_add_rr_40, "and",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} and {<PM>} {<PD>} $r<DST> $sr<SRS> <b>",
        effects_binary_add_rs_30,
        ".0.1ss ppppdddd ssssssss ppp11000",
        HAS_SLOTS(binary_add_rs_30), HAS_CHOICES(binary_add_rs_30), .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_OR_RS_40, "binary.or.rs.40", "binary", title_binary_add_rr_40, "or",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} or {<PM>} {<PD>} $r<DST> $sr<SRS> <b>",
        effects_binary_add_rs_40,
        "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp11001",
        .has_target = 1, HAS_SLOTS(binary_add_rs_40), HAS_CHOICES(binary_add_rs_40),
            .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_OR_RS_30, "binary.or.rs.30", "binary", title_binary_add_rr_40, "or",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} or {<PM>} {<PD>} $r<DST> $sr<SRS> <b>",
        effects_binary_add_rs_30,
        ".0.1ss ppppdddd ssssssss ppp11001",
        HAS_SLOTS(binary_add_rs_30), HAS_CHOICES(binary_add_rs_30), .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_XOR_RS_40, "binary.xor.rs.40", "binary", title_binary_add_rr_40, "xor",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} xor {<PM>} {<PD>} $r<DST> $sr<SRS> <b>",
        effects_binary_add_rs_40,
        "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp11010",
        .has_target = 1, HAS_SLOTS(binary_add_rs_40), HAS_CHOICES(binary_add_rs_40),
            .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_XOR_RS_30, "binary.xor.rs.30", "binary", title_binary_add_rr_40, "xor",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} xor {<PM>} {<PD>} $r<DST> $sr<SRS> <b>",
        effects_binary_add_rs_30,
        ".0.1ss ppppdddd ssssssss ppp11010",
        HAS_SLOTS(binary_add_rs_30), HAS_CHOICES(binary_add_rs_30), .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_MIN_RS, "binary.min.rs", "binary", title_binary_add_rr_40, "min",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} min {<PM>} {<PD>} $r<DST> $sr<SRS> <b>",
        effects_binary_add_rs_30,
        ".0.1ss ppppdddd ssssssss ppp11101",
        HAS_SLOTS(binary_add_rs_30), HAS_CHOICES(binary_add_rs_30), .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_MAX_RS, "binary.max.rs", "binary", title_binary_add_rr_40, "max",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} max {<PM>} {<PD>} $r<DST> $sr<SRS> <b>",
        effects_binary_add_rs_30,
        ".0.1ss ppppdddd ssssssss ppp11110",
        HAS_SLOTS(binary_add_rs_30), HAS_CHOICES(binary_add_rs_30), .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_ADD_SR_40, "binary.add.sr.40", "binary", title_binary_add_rr_40, "add",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} add {<PM>} {<PD>} $sr<SRD> $r<SRC1> <b>",
        effects_binary_add_sr_40,
        "rrrrrrrr rr.1.0ss ppppssss ssssssss ppp00100",
        .has_target = 1, HAS_SLOTS(binary_add_sr_40), HAS_CHOICES(binary_add_rs_40),
            .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_ADD_SR_30, "binary.add.sr.30", "binary", title_binary_add_rr_40, "add",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} add {<PM>} {<PD>} $sr<SRD> $r<SRC1> <b>",
        effects_binary_add_sr_30,
        ".1.0ss ppppssss ssssssss ppp00100",
        HAS_SLOTS(binary_add_sr_30), HAS_CHOICES(binary_add_rs_30), .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_SUB_SR_40, "binary.sub.sr.40", "binary", title_binary_add_rr_40, "sub",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} sub {<PM>} {<PD>} $sr<SRD> $r<SRC1> <b>",
        effects_binary_add_sr_40,
        "rrrrrrrr rr.1.0ss ppppssss ssssssss ppp00101",
        .has_target = 1, HAS_SLOTS(binary_add_sr_40), HAS_CHOICES(binary_add_rs_40),
            .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_SUB_SR_30, "binary.sub.sr.30", "binary", title_binary_add_rr_40, "sub",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} sub {<PM>} {<PD>} $sr<SRD> $r<SRC1> <b>",
        effects_binary_add_sr_30,
        ".1.0ss ppppssss ssssssss ppp00101",
        HAS_SLOTS(binary_add_sr_30), HAS_CHOICES(binary_add_rs_30), .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_SUBR_SR, "binary.subr.sr", "binary", title_binary_add_rr_40, "subr",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} subr {<PM>} {<PD>} $sr<SRD> $r<SRC1> <b>",
        effects_binary_add_sr_40,
        "rrrrrrrr rr.1.0ss ppppssss ssssssss ppp00110",
        .has_target = 1, HAS_SLOTS(binary_add_sr_40), HAS_CHOICES(binary_add_rs_40),
            .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_AVGS_SR, "binary.avgs.sr", "binary", title_binary_add_rr_40, "avgs",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} avgs {<PM>} {<PD>} $sr<SRD> $r<SRC1> <b>",
        effects_binary_add_sr_30,
        ".1.0ss ppppssss ssssssss ppp00110",
        HAS_SLOTS(binary_add_sr_30), HAS_CHOICES(binary_add_rs_30), .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_AVGU_SR, "binary.avgu.sr", "binary", title_binary_add_rr_40, "avgu",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} avgu {<PM>} {<PD>} $sr<SRD> $r<SRC1> <b>",
        effects_binary_add_sr_30,
        ".1.0ss ppppssss ssssssss ppp00111",
        HAS_SLOTS(binary_add_sr_30), HAS_CHOICES(binary_add_rs_30), .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_CLAMPLEP_SR_40, "binary.clamplep.sr.40", "binary", title_binary_add_rr_40,
        "clamplep", 8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} clamplep {<PM>} {<PD>} $sr<SRD> $r<SRC1> <b>",
        effects_binary_add_sr_40,
        "rrrrrrrr rr.1.0ss ppppssss ssssssss ppp01100",
        .has_target = 1, HAS_SLOTS(binary_add_sr_40), HAS_CHOICES(binary_add_rs_40),
            .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_CLAMPLEP_SR_30, "binary.clamplep.sr.30", "binary", title_binary_add_rr_40,
        "clamplep", 4, DOCUMENT, 0x6,
        "{$p<PRED>} clamplep {<PM>} {<PD>} $sr<SRD> $r<SRC1> <b>",
        effects_binary_add_sr_30,
        ".1.0ss ppppssss ssssssss ppp01100",
        HAS_SLOTS(binary_add_sr_30), HAS_CHOICES(binary_add_rs_30), .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_CLAMPS_SR_40, "binary.clamps.sr.40", "binary", title_binary_add_rr_40, "clamps",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} clamps {<PM>} {<PD>} $sr<SRD> $r<SRC1> <b>",
        effects_binary_add_sr_40,
        "rrrrrrrr rr.1.0ss ppppssss ssssssss ppp01101",
        .has_target = 1, HAS_SLOTS(binary_add_sr_40), HAS_CHOICES(binary_add_rs_40),
            .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_CLAMPS_SR_30, "binary.clamps.sr.30", "binary", title_binary_add_rr_40, "clamps",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} clamps {<PM>} {<PD>} $sr<SRD> $r<SRC1> <b>",
        effects_binary_add_sr_30,
        ".1.0ss ppppssss ssssssss ppp01101",
        HAS_SLOTS(binary_add_sr_30), HAS_CHOICES(binary_add_rs_30), .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_SEXT_SR_40, "binary.sext.sr.40", "binary", title_binary_add_rr_40, "sext",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} sext {<PM>} {<PD>} $sr<SRD> $r<SRC1> <b>",
        effects_binary_add_sr_40,
        "rrrrrrrr rr.1.0ss ppppssss ssssssss ppp01110",
        .has_target = 1, HAS_SLOTS(binary_add_sr_40), HAS_CHOICES(binary_add_rs_40),
            .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_SEXT_SR_30, "binary.sext.sr.30", "binary", title_binary_add_rr_40, "sext",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} sext {<PM>} {<PD>} $sr<SRD> $r<SRC1> <b>",
        effects_binary_add_sr_30,
        ".1.0ss ppppssss ssssssss ppp01110",
        HAS_SLOTS(binary_add_sr_30), HAS_CHOICES(binary_add_rs_30), .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_BSET_SR_40, "binary.bset.sr.40", "binary", title_binary_add_rr_40, "bset",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} bset {<PM>} {<PD>} $sr<SRD> $r<SRC1> <b>",
        effects_binary_add_sr_40,
        "rrrrrrrr rr.1.0ss ppppssss ssssssss ppp10000",
        .has_target = 1, HAS_SLOTS(binary_add_sr_40), HAS_CHOICES(binary_add_rs_40),
            .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_BSET_SR_30, "binary.bset.sr.30", "binary", title_binary_add_rr_40, "bset",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} bset {<PM>} {<PD>} $sr<SRD> $r<SRC1> <b>",
        effects_binary_add_sr_30,
        ".1.0ss ppppssss ssssssss ppp10000",
        HAS_SLOTS(binary_add_sr_30), HAS_CHOICES(binary_add_rs_30), .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_BCLR_SR_40, "binary.bclr.sr.40", "binary", title_binary_add_rr_40, "bclr",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} bclr {<PM>} {<PD>} $sr<SRD> $r<SRC1> <b>",
        effects_binary_add_sr_40,
        "rrrrrrrr rr.1.0ss ppppssss ssssssss ppp10001",
        .has_target = 1, HAS_SLOTS(binary_add_sr_40), HAS_CHOICES(binary_add_rs_40),
            .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_BCLR_SR_30, "binary.bclr.sr.30", "binary", title_binary_add_rr_40, "bclr",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} bclr {<PM>} {<PD>} $sr<SRD> $r<SRC1> <b>",
        effects_binary_add_sr_30,
        ".1.0ss ppppssss ssssssss ppp10001",
        HAS_SLOTS(binary_add_sr_30), HAS_CHOICES(binary_add_rs_30), .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_SHL_SR_40, "binary.shl.sr.40", "binary", title_binary_add_rr_40, "shl",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} shl {<PM>} {<PD>} $sr<SRD> $r<SRC1> <b>",
        effects_binary_add_sr_40,
        "rrrrrrrr rr.1.0ss ppppssss ssssssss ppp10101",
        .has_target = 1, HAS_SLOTS(binary_add_sr_40), HAS_CHOICES(binary_add_rs_40),
            .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_SHL_SR_30, "binary.shl.sr.30", "binary", title_binary_add_rr_40, "shl",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} shl {<PM>} {<PD>} $sr<SRD> $r<SRC1> <b>",
        effects_binary_add_sr_30,
        ".1.0ss ppppssss ssssssss ppp10101",
        HAS_SLOTS(binary_add_sr_30), HAS_CHOICES(binary_add_rs_30), .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_SHR_SR_40, "binary.shr.sr.40", "binary", title_binary_add_rr_40, "shr",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} shr {<PM>} {<PD>} $sr<SRD> $r<SRC1> <b>",
        effects_binary_add_sr_40,
        "rrrrrrrr rr.1.0ss ppppssss ssssssss ppp10110",
        .has_target = 1, HAS_SLOTS(binary_add_sr_40), HAS_CHOICES(binary_add_rs_40),
            .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_SHR_SR_30, "binary.shr.sr.30", "binary", title_binary_add_rr_40, "shr",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} shr {<PM>} {<PD>} $sr<SRD> $r<SRC1> <b>",
        effects_binary_add_sr_30,
        ".1.0ss ppppssss ssssssss ppp10110",
        HAS_SLOTS(binary_add_sr_30), HAS_CHOICES(binary_add_rs_30), .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_SAR_SR_40, "binary.sar.sr.40", "binary", title_binary_add_rr_40, "sar",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} sar {<PM>} {<PD>} $sr<SRD> $r<SRC1> <b>",
        effects_binary_add_sr_40,
        "rrrrrrrr rr.1.0ss ppppssss ssssssss ppp10111",
        .has_target = 1, HAS_SLOTS(binary_add_sr_40), HAS_CHOICES(binary_add_rs_40),
            .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_SAR_SR_30, "binary.sar.sr.30", "binary", title_binary_add_rr_40, "sar",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} sar {<PM>} {<PD>} $sr<SRD> $r<SRC1> <b>",
        effects_binary_add_sr_30,
        ".1.0ss ppppssss ssssssss ppp10111",
        HAS_SLOTS(binary_add_sr_30), HAS_CHOICES(binary_add_rs_30), .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_AND_SR_40, "binary.and.sr.40", "binary", title_binary_add_rr_40, "and",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} and {<PM>} {<PD>} $sr<SRD> $r<SRC1> <b>",
        effects_binary_add_sr_40,
        "rrrrrrrr rr.1.0ss ppppssss ssssssss ppp11000",
        .has_target = 1, HAS_SLOTS(binary_add_sr_40), HAS_CHOICES(binary_add_rs_40),
            .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_AND_SR_30, "binary.and.sr.30", "binary", title_binary_add_rr_40, "and",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} and {<PM>} {<PD>} $sr<SRD> $r<SRC1> <b>",
        effects_binary_add_sr_30,
        ".1.0ss ppppssss ssssssss ppp11000",
        HAS_SLOTS(binary_add_sr_30), HAS_CHOICES(binary_add_rs_30), .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_OR_SR_40, "binary.or.sr.40", "binary", title_binary_add_rr_40, "or",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} or {<PM>} {<PD>} $sr<SRD> $r<SRC1> <b>",
        effects_binary_add_sr_40,
        "rrrrrrrr rr.1.0ss ppppssss ssssssss ppp11001",
        .has_target = 1, HAS_SLOTS(binary_add_sr_40), HAS_CHOICES(binary_add_rs_40),
            .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_OR_SR_30, "binary.or.sr.30", "binary", title_binary_add_rr_40, "or",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} or {<PM>} {<PD>} $sr<SRD> $r<SRC1> <b>",
        effects_binary_add_sr_30,
        ".1.0ss ppppssss ssssssss ppp11001",
        HAS_SLOTS(binary_add_sr_30), HAS_CHOICES(binary_add_rs_30), .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_XOR_SR_40, "binary.xor.sr.40", "binary", title_binary_add_rr_40, "xor",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} xor {<PM>} {<PD>} $sr<SRD> $r<SRC1> <b>",
        effects_binary_add_sr_40,
        "rrrrrrrr rr.1.0ss ppppssss ssssssss ppp11010",
        .has_target = 1, HAS_SLOTS(binary_add_sr_40), HAS_CHOICES(binary_add_rs_40),
            .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_XOR_SR_30, "binary.xor.sr.30", "binary", title_binary_add_rr_40, "xor",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} xor {<PM>} {<PD>} $sr<SRD> $r<SRC1> <b>",
        effects_binary_add_sr_30,
        ".1.0ss ppppssss ssssssss ppp11010",
        HAS_SLOTS(binary_add_sr_30), HAS_CHOICES(binary_add_rs_30), .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_MIN_SR, "binary.min.sr", "binary", title_binary_add_rr_40, "min",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} min {<PM>} {<PD>} $sr<SRD> $r<SRC1> <b>",
        effects_binary_add_sr_30,
        ".1.0ss ppppssss ssssssss ppp11101",
        HAS_SLOTS(binary_add_sr_30), HAS_CHOICES(binary_add_rs_30), .note = note_binary_add_rr_40)
    FORM(VUC_BINARY_MAX_SR, "binary.max.sr", "binary", title_binary_add_rr_40, "max",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} max {<PM>} {<PD>} $sr<SRD> $r<SRC1> <b>",
        effects_binary_add_sr_30,
        ".1.0ss ppppssss ssssssss ppp11110",
        HAS_SLOTS(binary_add_sr_30), HAS_CHOICES(binary_add_rs_30), .note = note_binary_add_rr_40)
    FORM(VUC_UNARY_DIV2S_RR, "unary.div2s.rr", "unary", title_unary_div2s_rr, "div2s",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} div2s {<PM>} {<PD>} $r<DST> $r<SRC1>",
        effects_unary_div2s_rr,
        ".0-0-- ppppdddd ----ssss ppp01111",
        HAS_SLOTS(unary_div2s_rr), HAS_CHOICES(unary_div2s_rr), .note = note_unary_div2s_rr)
    FORM(VUC_UNARY_HSWAP_RR_40, "unary.hswap.rr.40", "unary", title_unary_div2s_rr, "hswap",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} hswap {<PM>} {<PD>} $r<DST> $r<SRC1>",
        "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC1].8..15 $r[SRC1].0..7; writes $pc "
            "after 2 $r[DST] $p[15] $p[PRED] $p[PDST]; branch: conditional",
        "rrrrrrrr rr.0-0-- ppppdddd ----ssss ppp10100",
        .has_target = 1, HAS_SLOTS(unary_hswap_rr_40), HAS_CHOICES(unary_hswap_rr_40),
            .note = note_unary_div2s_rr)
    FORM(VUC_UNARY_HSWAP_RR_30, "unary.hswap.rr.30", "unary", title_unary_div2s_rr, "hswap",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} hswap {<PM>} {<PD>} $r<DST> $r<SRC1>",
        "reads $p[15] $p[PRED] $p[PDST] $r[SRC1].8..15 $r[SRC1].0..7; writes $r[DST] $p[15] "
            "$p[PRED] $p[PDST]",
        ".0-0-- ppppdddd ----ssss ppp10100",
        HAS_SLOTS(unary_div2s_rr), HAS_CHOICES(unary_div2s_rr), .note = note_unary_div2s_rr)
    FORM(VUC_UNARY_DIV2S_RS, "unary.div2s.rs", "unary", title_unary_div2s_rr, "div2s",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} div2s {<PM>} {<PD>} $r<DST> $sr<SRS>",
        effects_unary_div2s_rs,
        ".0-1ss ppppdddd ----ssss ppp01111",
        HAS_SLOTS(unary_div2s_rs), HAS_CHOICES(unary_div2s_rr), .note = note_unary_div2s_rr)
    FORM(VUC_UNARY_HSWAP_RS_40, "unary.hswap.rs.40", "unary", title_unary_div2s_rr, "hswap",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} hswap {<PM>} {<PD>} $r<DST> $sr<SRS>",
        "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $sr[SRS].8..15 $sr[SRS].0..7; writes $pc "
            "after 2 $r[DST] $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names "
            "this register on this variant; trap: `$cs` is empty; branch: conditional return",
        "rrrrrrrr rr.0-1ss ppppdddd ----ssss ppp10100",
        .has_target = 1, HAS_SLOTS(unary_hswap_rs_40), HAS_CHOICES(unary_hswap_rr_40),
            .note = note_unary_div2s_rr)
    FORM(VUC_UNARY_HSWAP_RS_30, "unary.hswap.rs.30", "unary", title_unary_div2s_rr, "hswap",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} hswap {<PM>} {<PD>} $r<DST> $sr<SRS>",
        "reads $p[15] $p[PRED] $p[PDST] $sr[SRS].8..15 $sr[SRS].0..7; writes $r[DST] "
            "$stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on "
            "this variant; trap: `$cs` is empty",
        ".0-1ss ppppdddd ----ssss ppp10100",
        HAS_SLOTS(unary_div2s_rs), HAS_CHOICES(unary_div2s_rr), .note = note_unary_div2s_rr)
    FORM(VUC_UNARY_DIV2S_SR, "unary.div2s.sr", "unary", title_unary_div2s_rr, "div2s",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} div2s {<PM>} {<PD>} $sr<SRD> $r<SRC1>",
        effects_unary_div2s_sr,
        ".1-0ss ppppssss ----ssss ppp01111",
        HAS_SLOTS(unary_div2s_sr), HAS_CHOICES(unary_div2s_rr), .note = note_unary_div2s_rr)
    FORM(VUC_UNARY_HSWAP_SR_40, "unary.hswap.sr.40", "unary", title_unary_div2s_rr, "hswap",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} hswap {<PM>} {<PD>} $sr<SRD> $r<SRC1>",
        "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC1].8..15 $r[SRC1].0..7; writes $pc "
            "after 2 $cs $p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] "
            "$p[PRED] $p[PDST]; trap: no source says what a store to this register does; trap: no "
            "source says whether $pred or the predicate result wins; trap: `$cs` is full; branch: "
            "conditional call",
        "rrrrrrrr rr.1-0ss ppppssss ----ssss ppp10100",
        .has_target = 1, HAS_SLOTS(unary_hswap_sr_40), HAS_CHOICES(unary_hswap_rr_40),
            .note = note_unary_div2s_rr)
    FORM(VUC_UNARY_HSWAP_SR_30, "unary.hswap.sr.30", "unary", title_unary_div2s_rr, "hswap",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} hswap {<PM>} {<PD>} $sr<SRD> $r<SRC1>",
        "reads $p[15] $p[PRED] $p[PDST] $r[SRC1].8..15 $r[SRC1].0..7; writes $cs $l.16..31 "
            "$l.0..15 $p[0..15] $icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] "
            "$p[PDST]; trap: no source says what a store to this register does; trap: no source "
            "says whether $pred or the predicate result wins; trap: `$cs` is full",
        ".1-0ss ppppssss ----ssss ppp10100",
        HAS_SLOTS(unary_div2s_sr), HAS_CHOICES(unary_div2s_rr), .note = note_unary_div2s_rr)
    FORM(VUC_SLCT_RR_40, "slct.rr.40", "slct", title_slct_rr_40, "slct", 8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} slct {<PM>} {<PD>} $r<DST> $p<PRED> $r<SRC1> <b>",
        effects_binary_add_rr_40,
        "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp00000",
        .has_target = 1, HAS_SLOTS(binary_add_rr_40), HAS_CHOICES(binary_add_rr_40),
            .note = note_slct_rr_40)
    FORM(VUC_SLCT_RR_30, "slct.rr.30", "slct", title_slct_rr_40, "slct", 4, DOCUMENT, 0x6,
        "{$p<PRED>} slct {<PM>} {<PD>} $r<DST> $p<PRED> $r<SRC1> <b>",
        effects_binary_add_rr_30,
        ".0.0ee ppppdddd ssssssss ppp00000",
        HAS_SLOTS(binary_add_rr_30), HAS_CHOICES(binary_add_rr_30), .note = note_slct_rr_40)
    FORM(VUC_SLCT_RS_40, "slct.rs.40", "slct", title_slct_rr_40, "slct", 8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} slct {<PM>} {<PD>} $r<DST> $p<PRED> $sr<SRS> <b>",
        effects_binary_add_rs_40,
        "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp00000",
        .has_target = 1, HAS_SLOTS(binary_add_rs_40), HAS_CHOICES(binary_add_rs_40),
            .note = note_slct_rr_40)
    FORM(VUC_SLCT_RS_30, "slct.rs.30", "slct", title_slct_rr_40, "slct", 4, DOCUMENT, 0x6,
        "{$p<PRED>} slct {<PM>} {<PD>} $r<DST> $p<PRED> $sr<SRS> <b>",
        effects_binary_add_rs_30,
        ".0.1ss ppppdddd ssssssss ppp00000",
        HAS_SLOTS(binary_add_rs_30), HAS_CHOICES(binary_add_rs_30), .note = note_slct_rr_40)
    FORM(VUC_SLCT_SR_40, "slct.sr.40", "slct", title_slct_rr_40, "slct", 8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} slct {<PM>} {<PD>} $sr<SRD> $p<PRED> $r<SRC1> <b>",
        effects_binary_add_sr_40,
        "rrrrrrrr rr.1.0ss ppppssss ssssssss ppp00000",
        .has_target = 1, HAS_SLOTS(binary_add_sr_40), HAS_CHOICES(binary_add_rs_40),
            .note = note_slct_rr_40)
    FORM(VUC_SLCT_SR_30, "slct.sr.30", "slct", title_slct_rr_40, "slct", 4, DOCUMENT, 0x6,
        "{$p<PRED>} slct {<PM>} {<PD>} $sr<SRD> $p<PRED> $r<SRC1> <b>",
        effects_binary_add_sr_30,
        ".1.0ss ppppssss ssssssss ppp00000",
        HAS_SLOTS(binary_add_sr_30), HAS_CHOICES(binary_add_rs_30), .note = note_slct_rr_40)
    FORM(VUC_MOV_R_40, "mov.r.40", "mov", title_mov_r_40, "mov", 8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} mov {<PM>} {<PD>} $r<DST> $r<SRC2>",
        "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2]; writes $pc after 2 $r[DST] $p[15] "
            "$p[PRED] $p[PDST]; branch: conditional",
        "rrrrrrrr rr.00--- ppppdddd ssss---- ppp00001",
        .has_target = 1, HAS_SLOTS(mov_r_40), HAS_CHOICES(unary_hswap_rr_40), .note = note_mov_r_40,
            .shares = shares_mov_r_40)
    FORM(VUC_MOV_R_30, "mov.r.30", "mov", title_mov_r_40, "mov", 4, DOCUMENT, 0x6,
        "{$p<PRED>} mov {<PM>} {<PD>} $r<DST> $r<SRC2>",
        "reads $p[15] $p[PRED] $p[PDST] $r[SRC2]; writes $r[DST] $p[15] $p[PRED] $p[PDST]",
        ".00--- ppppdddd ssss---- ppp00001",
        HAS_SLOTS(mov_r_30), HAS_CHOICES(unary_div2s_rr), .note = note_mov_r_40,
            .shares = shares_mov_r_40)
    FORM(VUC_MOV_I_40, "mov.i.40", "mov", title_mov_r_40, "mov", 8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} mov {<PM>} {<PD>} $r<DST> <I14>",
        "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8]; writes $pc after 2 $r[DST] $p[15] $p[PRED] "
            "$p[PDST]; branch: conditional",
        "rrrrrrrr rr.01-ii iiiidddd iiiiiiii ppp00001",
        .has_target = 1, HAS_SLOTS(mov_i_40), HAS_CHOICES(unary_hswap_rr_40), .note = note_mov_r_40,
            .shares = shares_mov_r_40)
    FORM(VUC_MOV_I_30, "mov.i.30", "mov", title_mov_r_40, "mov", 4, DOCUMENT, 0x6,
        "{$p<PRED>} mov {<PM>} {<PD>} $r<DST> <I14>",
        "reads $p[15] $p[PRED] $p[PDST]; writes $r[DST] $p[15] $p[PRED] $p[PDST]",
        ".01-ii iiiidddd iiiiiiii ppp00001",
        HAS_SLOTS(mov_i_30), HAS_CHOICES(unary_div2s_rr), .note = note_mov_r_40,
            .shares = shares_mov_r_40)
    FORM(VUC_MOV_SR_40, "mov.sr.40", "mov", title_mov_r_40, "mov", 8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} mov {<PM>} {<PD>} $sr<SRD> $r<SRC2>",
        "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2]; writes $pc after 2 $cs $p[0..15] "
            "$icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no "
            "source says what a store to this register does; trap: no source says whether $pred or "
            "the predicate result wins; trap: `$cs` is full; branch: conditional call",
        "rrrrrrrr rr.100ss ppppssss ssss---- ppp00001",
        .has_target = 1, HAS_SLOTS(mov_sr_40), HAS_CHOICES(unary_hswap_rr_40),
            .note = note_mov_r_40, .shares = shares_mov_r_40)
    FORM(VUC_MOV_SR_30, "mov.sr.30", "mov", title_mov_r_40, "mov", 4, DOCUMENT, 0x6,
        "{$p<PRED>} mov {<PM>} {<PD>} $sr<SRD> $r<SRC2>",
        "reads $p[15] $p[PRED] $p[PDST] $r[SRC2]; writes $cs $l.16..31 $l.0..15 $p[0..15] $icnt "
            "$stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source "
            "says what a store to this register does; trap: no source says whether $pred or the "
            "predicate result wins; trap: `$cs` is full",
        ".100ss ppppssss ssss---- ppp00001",
        HAS_SLOTS(mov_sr_30), HAS_CHOICES(unary_div2s_rr), .note = note_mov_r_40,
            .shares = shares_mov_r_40)
    FORM(VUC_MOV_SI_40, "mov.si.40", "mov", title_mov_r_40, "mov", 8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} mov {<PM>} {<PD>} $sr<SRD> <I12>",
        "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8]; writes $pc after 2 $cs $p[0..15] $icnt "
            "$stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source "
            "says what a store to this register does; trap: no source says whether $pred or the "
            "predicate result wins; trap: `$cs` is full; branch: conditional call",
        "rrrrrrrr rr.110ss iiiissss iiiiiiii ppp00001",
        .has_target = 1, HAS_SLOTS(mov_si_40), HAS_CHOICES(unary_hswap_rr_40),
            .note = note_mov_r_40, .shares = shares_mov_r_40)
    FORM(VUC_MOV_SI_30, "mov.si.30", "mov", title_mov_r_40, "mov", 4, DOCUMENT, 0x6,
        "{$p<PRED>} mov {<PM>} {<PD>} $sr<SRD> <I12>",
        "reads $p[15] $p[PRED] $p[PDST]; writes $cs $l.16..31 $l.0..15 $p[0..15] $icnt "
            "$stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source "
            "says what a store to this register does; trap: no source says whether $pred or the "
            "predicate result wins; trap: `$cs` is full",
        ".110ss iiiissss iiiiiiii ppp00001",
        HAS_SLOTS(mov_si_30), HAS_CHOICES(unary_div2s_rr), .note = note_mov_r_40,
            .shares = shares_mov_r_40)
    FORM(VUC_SET_SETGT_R_40, "set.setgt.r.40", "set", title_set_setgt_r_40, "setgt",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} setgt {<PM>} {<PD>} $r<SRC1> <b>",
        effects_set_setgt_r_40,
        "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp01000",
        .has_target = 1, HAS_SLOTS(set_setgt_r_40), HAS_CHOICES(binary_add_rr_40),
            .note = note_set_setgt_r_40)
    FORM(VUC_SET_SETGT_R_30, "set.setgt.r.30", "set", title_set_setgt_r_40, "setgt",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} setgt {<PM>} {<PD>} $r<SRC1> <b>",
        effects_set_setgt_r_30,
        ".0.0ee ppppdddd ssssssss ppp01000",
        HAS_SLOTS(set_setgt_r_30), HAS_CHOICES(binary_add_rr_30), .note = note_set_setgt_r_40)
    FORM(VUC_SET_SETLT_R_40, "set.setlt.r.40", "set", title_set_setgt_r_40, "setlt",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} setlt {<PM>} {<PD>} $r<SRC1> <b>",
        effects_set_setgt_r_40,
        "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp01001",
        .has_target = 1, HAS_SLOTS(set_setgt_r_40), HAS_CHOICES(binary_add_rr_40),
            .note = note_set_setgt_r_40)
    FORM(VUC_SET_SETLT_R_30, "set.setlt.r.30", "set", title_set_setgt_r_40, "setlt",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} setlt {<PM>} {<PD>} $r<SRC1> <b>",
        effects_set_setgt_r_30,
        ".0.0ee ppppdddd ssssssss ppp01001",
        HAS_SLOTS(set_setgt_r_30), HAS_CHOICES(binary_add_rr_30), .note = note_set_setgt_r_40)
    FORM(VUC_SET_SETEQ_R_40, "set.seteq.r.40", "set", title_set_setgt_r_40, "seteq",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} seteq {<PM>} {<PD>} $r<SRC1> <b>",
        effects_set_setgt_r_40,
        "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp01010",
        .has_target = 1, HAS_SLOTS(set_setgt_r_40), HAS_CHOICES(binary_add_rr_40),
            .note = note_set_setgt_r_40)
    FORM(VUC_SET_SETEQ_R_30, "set.seteq.r.30", "set", title_set_setgt_r_40, "seteq",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} seteq {<PM>} {<PD>} $r<SRC1> <b>",
        effects_set_setgt_r_30,
        ".0.0ee ppppdddd ssssssss ppp01010",
        HAS_SLOTS(set_setgt_r_30), HAS_CHOICES(binary_add_rr_30), .note = note_set_setgt_r_40)
    FORM(VUC_SET_SETLEP_R_40, "set.setlep.r.40", "set", title_set_setgt_r_40, "setlep",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} setlep {<PM>} {<PD>} $r<SRC1> <b>",
        effects_set_setgt_r_40,
        "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp01011",
        .has_target = 1, HAS_SLOTS(set_setgt_r_40), HAS_CHOICES(binary_add_rr_40),
            .note = note_set_setgt_r_40)
    FORM(VUC_SET_SETLEP_R_30, "set.setlep.r.30", "set", title_set_setgt_r_40, "setlep",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} setlep {<PM>} {<PD>} $r<SRC1> <b>",
        effects_set_setgt_r_30,
        ".0.0ee ppppdddd ssssssss ppp01011",
        HAS_SLOTS(set_setgt_r_30), HAS_CHOICES(binary_add_rr_30), .note = note_set_setgt_r_40)
    FORM(VUC_SET_SETZERO_R, "set.setzero.r", "set", title_set_setgt_r_40, "setzero",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} setzero {<PM>} {<PD>} $r<SRC1> <b>",
        effects_set_setgt_r_40,
        "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp01111",
        .has_target = 1, HAS_SLOTS(set_setgt_r_40), HAS_CHOICES(binary_add_rr_40),
            .note = note_set_setgt_r_40)
    FORM(VUC_SET_BTEST_R_40, "set.btest.r.40", "set", title_set_setgt_r_40, "btest",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} btest {<PM>} {<PD>} $r<SRC1> <b>",
        effects_set_setgt_r_40,
        "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp10010",
        .has_target = 1, HAS_SLOTS(set_setgt_r_40), HAS_CHOICES(binary_add_rr_40),
            .note = note_set_setgt_r_40)
    FORM(VUC_SET_BTEST_R_30, "set.btest.r.30", "set", title_set_setgt_r_40, "btest",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} btest {<PM>} {<PD>} $r<SRC1> <b>",
        effects_set_setgt_r_30,
        ".0.0ee ppppdddd ssssssss ppp10010",
        HAS_SLOTS(set_setgt_r_30), HAS_CHOICES(binary_add_rr_30), .note = note_set_setgt_r_40)
    FORM(VUC_SET_SETGT_S_40, "set.setgt.s.40", "set", title_set_setgt_r_40, "setgt",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} setgt {<PM>} {<PD>} $sr<SRS> <b>",
        effects_set_setgt_s_40,
        "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp01000",
        .has_target = 1, HAS_SLOTS(set_setgt_s_40), HAS_CHOICES(binary_add_rs_40),
            .note = note_set_setgt_r_40)
    FORM(VUC_SET_SETGT_S_30, "set.setgt.s.30", "set", title_set_setgt_r_40, "setgt",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} setgt {<PM>} {<PD>} $sr<SRS> <b>",
        effects_set_setgt_s_30,
        ".0.1ss ppppdddd ssssssss ppp01000",
        HAS_SLOTS(set_setgt_s_30), HAS_CHOICES(binary_add_rs_30), .note = note_set_setgt_r_40)
    FORM(VUC_SET_SETLT_S_40, "set.setlt.s.40", "set", title_set_setgt_r_40, "setlt",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} setlt {<PM>} {<PD>} $sr<SRS> <b>",
        effects_set_setgt_s_40,
        "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp01001",
        .has_target = 1, HAS_SLOTS(set_setgt_s_40), HAS_CHOICES(binary_add_rs_40),
            .note = note_set_setgt_r_40)
    FORM(VUC_SET_SETLT_S_30, "set.setlt.s.30", "set", title_set_setgt_r_40, "setlt",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} setlt {<PM>} {<PD>} $sr<SRS> <b>",
        effects_set_setgt_s_30,
        ".0.1ss ppppdddd ssssssss ppp01001",
        HAS_SLOTS(set_setgt_s_30), HAS_CHOICES(binary_add_rs_30), .note = note_set_setgt_r_40)
    FORM(VUC_SET_SETEQ_S_40, "set.seteq.s.40", "set", title_set_setgt_r_40, "seteq",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} seteq {<PM>} {<PD>} $sr<SRS> <b>",
        effects_set_setgt_s_40,
        "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp01010",
        .has_target = 1, HAS_SLOTS(set_setgt_s_40), HAS_CHOICES(binary_add_rs_40),
            .note = note_set_setgt_r_40)
    FORM(VUC_SET_SETEQ_S_30, "set.seteq.s.30", "set", title_set_setgt_r_40, "seteq",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} seteq {<PM>} {<PD>} $sr<SRS> <b>",
        effects_set_setgt_s_30,
        ".0.1ss ppppdddd ssssssss ppp01010",
        HAS_SLOTS(set_setgt_s_30), HAS_CHOICES(binary_add_rs_30), .note = note_set_setgt_r_40)
    FORM(VUC_SET_SETLEP_S_40, "set.setlep.s.40", "set", title_set_setgt_r_40, "setlep",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} setlep {<PM>} {<PD>} $sr<SRS> <b>",
        effects_set_setgt_s_40,
        "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp01011",
        .has_target = 1, HAS_SLOTS(set_setgt_s_40), HAS_CHOICES(binary_add_rs_40),
            .note = note_set_setgt_r_40)
    FORM(VUC_SET_SETLEP_S_30, "set.setlep.s.30", "set", title_set_setgt_r_40, "setlep",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} setlep {<PM>} {<PD>} $sr<SRS> <b>",
        effects_set_setgt_s_30,
        ".0.1ss ppppdddd ssssssss ppp01011",
        HAS_SLOTS(set_setgt_s_30), HAS_CHOICES(binary_add_rs_30), .note = note_set_setgt_r_40)
    FORM(VUC_SET_SETZERO_S, "set.setzero.s", "set", title_set_setgt_r_40, "setzero",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} setzero {<PM>} {<PD>} $sr<SRS> <b>",
        effects_set_setgt_s_40,
        "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp01111",
        .has_target = 1, HAS_SLOTS(set_setgt_s_40), HAS_CHOICES(binary_add_rs_40),
            .note = note_set_setgt_r_40)
    FORM(VUC_SET_BTEST_S_40, "set.btest.s.40", "set", title_set_setgt_r_40, "btest",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} btest {<PM>} {<PD>} $sr<SRS> <b>",
        effects_set_setgt_s_40,
        "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp10010",
        .has_target = 1, HAS_SLOTS(set_setgt_s_40), HAS_CHOICES(binary_add_rs_40),
            .note = note_set_setgt_r_40)
    FORM(VUC_SET_BTEST_S_30, "set.btest.s.30", "set", title_set_setgt_r_40, "btest",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} btest {<PM>} {<PD>} $sr<SRS> <b>",
        effects_set_setgt_s_30,
        ".0.1ss ppppdddd ssssssss ppp10010",
        HAS_SLOTS(set_setgt_s_30), HAS_CHOICES(binary_add_rs_30), .note = note_set_setgt_r_40)
    FORM(VUC_SET_SETGT_D_40, "set.setgt.d.40", "set", title_set_setgt_r_40, "setgt",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} setgt {<PM>} {<PD>} $r<SRC1> <b>",
        effects_set_setgt_r_40,
        "rrrrrrrr rr.1.0-- ppppdddd ssssssss ppp01000",
        .has_target = 1, HAS_SLOTS(set_setgt_d_40), HAS_CHOICES(binary_add_rs_40),
            .note = note_set_setgt_r_40)
    FORM(VUC_SET_SETGT_D_30, "set.setgt.d.30", "set", title_set_setgt_r_40, "setgt",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} setgt {<PM>} {<PD>} $r<SRC1> <b>",
        effects_set_setgt_r_30,
        ".1.0-- ppppdddd ssssssss ppp01000",
        HAS_SLOTS(set_setgt_d_30), HAS_CHOICES(binary_add_rs_30), .note = note_set_setgt_r_40)
    FORM(VUC_SET_SETLT_D_40, "set.setlt.d.40", "set", title_set_setgt_r_40, "setlt",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} setlt {<PM>} {<PD>} $r<SRC1> <b>",
        effects_set_setgt_r_40,
        "rrrrrrrr rr.1.0-- ppppdddd ssssssss ppp01001",
        .has_target = 1, HAS_SLOTS(set_setgt_d_40), HAS_CHOICES(binary_add_rs_40),
            .note = note_set_setgt_r_40)
    FORM(VUC_SET_SETLT_D_30, "set.setlt.d.30", "set", title_set_setgt_r_40, "setlt",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} setlt {<PM>} {<PD>} $r<SRC1> <b>",
        effects_set_setgt_r_30,
        ".1.0-- ppppdddd ssssssss ppp01001",
        HAS_SLOTS(set_setgt_d_30), HAS_CHOICES(binary_add_rs_30), .note = note_set_setgt_r_40)
    FORM(VUC_SET_SETEQ_D_40, "set.seteq.d.40", "set", title_set_setgt_r_40, "seteq",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} seteq {<PM>} {<PD>} $r<SRC1> <b>",
        effects_set_setgt_r_40,
        "rrrrrrrr rr.1.0-- ppppdddd ssssssss ppp01010",
        .has_target = 1, HAS_SLOTS(set_setgt_d_40), HAS_CHOICES(binary_add_rs_40),
            .note = note_set_setgt_r_40)
    FORM(VUC_SET_SETEQ_D_30, "set.seteq.d.30", "set", title_set_setgt_r_40, "seteq",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} seteq {<PM>} {<PD>} $r<SRC1> <b>",
        effects_set_setgt_r_30,
        ".1.0-- ppppdddd ssssssss ppp01010",
        HAS_SLOTS(set_setgt_d_30), HAS_CHOICES(binary_add_rs_30), .note = note_set_setgt_r_40)
    FORM(VUC_SET_SETLEP_D_40, "set.setlep.d.40", "set", title_set_setgt_r_40, "setlep",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} setlep {<PM>} {<PD>} $r<SRC1> <b>",
        effects_set_setgt_r_40,
        "rrrrrrrr rr.1.0-- ppppdddd ssssssss ppp01011",
        .has_target = 1, HAS_SLOTS(set_setgt_d_40), HAS_CHOICES(binary_add_rs_40),
            .note = note_set_setgt_r_40)
    FORM(VUC_SET_SETLEP_D_30, "set.setlep.d.30", "set", title_set_setgt_r_40, "setlep",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} setlep {<PM>} {<PD>} $r<SRC1> <b>",
        effects_set_setgt_r_30,
        ".1.0-- ppppdddd ssssssss ppp01011",
        HAS_SLOTS(set_setgt_d_30), HAS_CHOICES(binary_add_rs_30), .note = note_set_setgt_r_40)
    FORM(VUC_SET_SETZERO_D, "set.setzero.d", "set", title_set_setgt_r_40, "setzero",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} setzero {<PM>} {<PD>} $r<SRC1> <b>",
        effects_set_setgt_r_40,
        "rrrrrrrr rr.1.0-- ppppdddd ssssssss ppp01111",
        .has_target = 1, HAS_SLOTS(set_setgt_d_40), HAS_CHOICES(binary_add_rs_40),
            .note = note_set_setgt_r_40)
    FORM(VUC_SET_BTEST_D_40, "set.btest.d.40", "set", title_set_setgt_r_40, "btest",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} btest {<PM>} {<PD>} $r<SRC1> <b>",
        effects_set_setgt_r_40,
        "rrrrrrrr rr.1.0-- ppppdddd ssssssss ppp10010",
        .has_target = 1, HAS_SLOTS(set_setgt_d_40), HAS_CHOICES(binary_add_rs_40),
            .note = note_set_setgt_r_40)
    FORM(VUC_SET_BTEST_D_30, "set.btest.d.30", "set", title_set_setgt_r_40, "btest",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} btest {<PM>} {<PD>} $r<SRC1> <b>",
        effects_set_setgt_r_30,
        ".1.0-- ppppdddd ssssssss ppp10010",
        HAS_SLOTS(set_setgt_d_30), HAS_CHOICES(binary_add_rs_30), .note = note_set_setgt_r_40)
    FORM(VUC_COMPLEMENT_RR_40, "complement.rr.40", "complement", title_complement_rr_40, "not",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} not {<PM>} {<PD>} $r<DST> $r<SRC1> <S2>",
        "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC1]; writes $pc after 2 $r[DST] $p[15] "
            "$p[PRED] $p[PDST]; branch: conditional",
        "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp11011",
        .has_target = 1, HAS_SLOTS(binary_add_rr_40), HAS_CHOICES(complement_rr_40),
            .note = note_complement_rr_40)
    FORM(VUC_COMPLEMENT_RR_30, "complement.rr.30", "complement", title_complement_rr_40, "not",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} not {<PM>} {<PD>} $r<DST> $r<SRC1> <S2>",
        effects_unary_div2s_rr,
        ".0.0ee ppppdddd ssssssss ppp11011",
        HAS_SLOTS(binary_add_rr_30), HAS_CHOICES(complement_rr_30), .note = note_complement_rr_40)
    FORM(VUC_COMPLEMENT_RS_40, "complement.rs.40", "complement", title_complement_rr_40, "not",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} not {<PM>} {<PD>} $r<DST> $sr<SRS> <S2N>",
        "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $sr[SRS]; writes $pc after 2 $r[DST] "
            "$stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no source names this register on "
            "this variant; trap: `$cs` is empty; branch: conditional return",
        "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp11011",
        .has_target = 1, HAS_SLOTS(binary_add_rs_40), HAS_CHOICES(complement_rs_40),
            .note = note_complement_rr_40)
    FORM(VUC_COMPLEMENT_RS_30, "complement.rs.30", "complement", title_complement_rr_40, "not",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} not {<PM>} {<PD>} $r<DST> $sr<SRS> <S2N>",
        effects_unary_div2s_rs,
        ".0.1ss ppppdddd ssssssss ppp11011",
        HAS_SLOTS(binary_add_rs_30), HAS_CHOICES(complement_rs_30), .note = note_complement_rr_40)
    FORM(VUC_COMPLEMENT_SR_40, "complement.sr.40", "complement", title_complement_rr_40, "not",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} not {<PM>} {<PD>} $sr<SRD> $r<SRC1> <S2N>",
        "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC1]; writes $pc after 2 $cs $p[0..15] "
            "$icnt $stat.watchdog $sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no "
            "source says what a store to this register does; trap: no source says whether $pred or "
            "the predicate result wins; trap: `$cs` is full; branch: conditional call",
        "rrrrrrrr rr.1.0ss ppppssss ssssssss ppp11011",
        .has_target = 1, HAS_SLOTS(binary_add_sr_40), HAS_CHOICES(complement_rs_40),
            .note = note_complement_rr_40)
    FORM(VUC_COMPLEMENT_SR_30, "complement.sr.30", "complement", title_complement_rr_40, "not",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} not {<PM>} {<PD>} $sr<SRD> $r<SRC1> <S2N>",
        effects_unary_div2s_sr,
        ".1.0ss ppppssss ssssssss ppp11011",
        HAS_SLOTS(binary_add_sr_30), HAS_CHOICES(complement_rs_30), .note = note_complement_rr_40)
    FORM(VUC_BRA_40, "bra.40", "bra", title_bra_40, "bra", 8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} bra <BTARG>",
        effects_bra_40,
        "rrrrrrrr rr.1-1-- pppp-bbb bbbbbbbb 00000000",
        .has_target = 1, HAS_SLOTS(bra_40), HAS_CHOICES(bra_40), .note = note_bra_40)
    FORM(VUC_BRA_30, "bra.30", "bra", title_bra_40, "bra", 4, DOCUMENT, 0x6,
        "{$p<PRED>} bra <BTARG>",
        "reads $p[PRED]; writes $pc after 2; branch: conditional",
        ".1-1-- pppp-bbb bbbbbbbb 00000000",
        .has_target = 1, HAS_SLOTS(bra_30), HAS_CHOICES(bra_30), .note = note_bra_40)
    FORM(VUC_CALL_40, "call.40", "call", title_call_40, "call", 8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} call <BTARG>",
        "reads $p[PRED] $p[RBP.n + 8] $pc; writes $pc after 2 $cs; trap: `$cs` is full; branch: "
            "conditional call",
        "rrrrrrrr rr.1-1-- pppp-bbb bbbbbbbb 00000010",
        .has_target = 1, HAS_SLOTS(bra_40), HAS_CHOICES(bra_40), .note = note_call_40)
    FORM(VUC_CALL_30, "call.30", "call", title_call_40, "call", 4, DOCUMENT, 0x6,
        "{$p<PRED>} call <BTARG>",
        "reads $p[PRED] $pc; writes $cs $pc after 2; trap: `$cs` is full; branch: conditional call",
        ".1-1-- pppp-bbb bbbbbbbb 00000010",
        .has_target = 1, HAS_SLOTS(bra_30), HAS_CHOICES(bra_30), .note = note_call_40)
    FORM(VUC_RET_40, "ret.40", "ret", title_ret_40, "ret", 8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} ret",
        "reads $p[PRED] $p[RBP.n + 8] $cs; writes $pc after 2 $cs; trap: `$cs` is empty; branch: "
            "conditional return",
        "rrrrrrrr rr.1-1-- pppp---- -------- 00000011",
        .has_target = 1, HAS_SLOTS(ret_40), HAS_CHOICES(bra_40), .note = note_ret_40)
    FORM(VUC_RET_30, "ret.30", "ret", title_ret_40, "ret", 4, DOCUMENT, 0x6,
        "{$p<PRED>} ret",
        "reads $p[PRED] $cs; writes $cs $pc after 2; trap: `$cs` is empty; branch: conditional "
            "return",
        ".1-1-- pppp---- -------- 00000011",
        HAS_SLOTS(ret_30), HAS_CHOICES(bra_30), .note = note_ret_40)
    FORM(VUC_SLEEP_40, "sleep.40", "sleep", title_sleep_40, "sleep", 8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} sleep",
        "reads $p[PRED] $p[RBP.n + 8] $stat.mb_ready $stat.h2v_ready; writes $pc after 2; waits; "
            "branch: conditional",
        "rrrrrrrr rr.1-1-- pppp---- -------- 00000100",
        .has_target = 1, HAS_SLOTS(ret_40), HAS_CHOICES(bra_40), .note = note_sleep_40)
    FORM(VUC_SLEEP_30, "sleep.30", "sleep", title_sleep_40, "sleep", 4, DOCUMENT, 0x6,
        "{$p<PRED>} sleep",
        "reads $p[PRED] $stat.mb_ready $stat.h2v_ready; waits",
        ".1-1-- pppp---- -------- 00000100",
        HAS_SLOTS(ret_30), HAS_CHOICES(bra_30), .note = note_sleep_40)
    FORM(VUC_WAIT_WSTC_40, "wait.wstc.40", "wait", title_wait_wstc_40, "wstc", 8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} wstc <I4>",
        effects_wait_wstc_40,
        "rrrrrrrr rr.1-1-- pppp---- iiii---- 00000101",
        .has_target = 1, HAS_SLOTS(wait_wstc_40), HAS_CHOICES(bra_40), .note = note_wait_wstc_40)
    FORM(VUC_WAIT_WSTC_30, "wait.wstc.30", "wait", title_wait_wstc_40, "wstc", 4, DOCUMENT, 0x6,
        "{$p<PRED>} wstc <I4>",
        effects_wait_wstc_30,
        ".1-1-- pppp---- iiii---- 00000101",
        HAS_SLOTS(wait_wstc_30), HAS_CHOICES(bra_30), .note = note_wait_wstc_40)
    FORM(VUC_WAIT_WSTS_40, "wait.wsts.40", "wait", title_wait_wstc_40, "wsts", 8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} wsts <I4>",
        effects_wait_wstc_40,
        "rrrrrrrr rr.1-1-- pppp---- iiii---- 00000110",
        .has_target = 1, HAS_SLOTS(wait_wstc_40), HAS_CHOICES(bra_40), .note = note_wait_wstc_40)
    FORM(VUC_WAIT_WSTS_30, "wait.wsts.30", "wait", title_wait_wstc_40, "wsts", 4, DOCUMENT, 0x6,
        "{$p<PRED>} wsts <I4>",
        effects_wait_wstc_30,
        ".1-1-- pppp---- iiii---- 00000110",
        HAS_SLOTS(wait_wstc_30), HAS_CHOICES(bra_30), .note = note_wait_wstc_40)
    FORM(VUC_LOGIC_AND_FREE_40, "logic.and.free.40", "logic", title_logic_and_free_40, "and",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} and $p<PRED> {not} $p<PS1> {not} $p<PS2>",
        effects_logic_and_free_40,
        "rrrrrrrr rr01-1-- pppp---- pppppppp 010.nn00",
        .has_target = 1, HAS_SLOTS(logic_and_free_40), HAS_CHOICES(logic_and_free_40),
            .note = note_logic_and_free_40)
    FORM(VUC_LOGIC_AND_FREE_30, "logic.and.free.30", "logic", title_logic_and_free_40, "and",
        4, DOCUMENT, 0x6,
        "and $p<PRED> {not} $p<PS1> {not} $p<PS2>",
        effects_logic_and_free_30,
        "01-1-- pppp---- pppppppp 010.nn00",
        HAS_SLOTS(logic_and_free_30), HAS_CHOICES(logic_and_free_30),
            .note = note_logic_and_free_40)
    FORM(VUC_LOGIC_OR_FREE_40, "logic.or.free.40", "logic", title_logic_and_free_40, "or",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} or $p<PRED> {not} $p<PS1> {not} $p<PS2>",
        effects_logic_and_free_40,
        "rrrrrrrr rr01-1-- pppp---- pppppppp 010.nn01",
        .has_target = 1, HAS_SLOTS(logic_and_free_40), HAS_CHOICES(logic_and_free_40),
            .note = note_logic_and_free_40)
    FORM(VUC_LOGIC_OR_FREE_30, "logic.or.free.30", "logic", title_logic_and_free_40, "or",
        4, DOCUMENT, 0x6,
        "or $p<PRED> {not} $p<PS1> {not} $p<PS2>",
        effects_logic_and_free_30,
        "01-1-- pppp---- pppppppp 010.nn01",
        HAS_SLOTS(logic_and_free_30), HAS_CHOICES(logic_and_free_30),
            .note = note_logic_and_free_40)
    FORM(VUC_LOGIC_XOR_FREE_40, "logic.xor.free.40", "logic", title_logic_and_free_40, "xor",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} xor $p<PRED> {not} $p<PS1> {not} $p<PS2>",
        effects_logic_and_free_40,
        "rrrrrrrr rr01-1-- pppp---- pppppppp 010.nn10",
        .has_target = 1, HAS_SLOTS(logic_and_free_40), HAS_CHOICES(logic_and_free_40),
            .note = note_logic_and_free_40)
    FORM(VUC_LOGIC_XOR_FREE_30, "logic.xor.free.30", "logic", title_logic_and_free_40, "xor",
        4, DOCUMENT, 0x6,
        "xor $p<PRED> {not} $p<PS1> {not} $p<PS2>",
        effects_logic_and_free_30,
        "01-1-- pppp---- pppppppp 010.nn10",
        HAS_SLOTS(logic_and_free_30), HAS_CHOICES(logic_and_free_30),
            .note = note_logic_and_free_40)
    FORM(VUC_LOGIC_AND_GUARDED_40, "logic.and.guarded.40", "logic", title_logic_and_free_40, "and",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} $p<PRED> and $p<PDST> {not} $p<PS1> {not} $p<PS2>",
        effects_logic_and_guarded_40,
        "rrrrrrrr rr11-1-- pppppppp pppppppp 010.nn00",
        .has_target = 1, HAS_SLOTS(logic_and_guarded_40), HAS_CHOICES(logic_and_guarded_40),
            .note = note_logic_and_free_40)
    FORM(VUC_LOGIC_AND_GUARDED_30, "logic.and.guarded.30", "logic", title_logic_and_free_40, "and",
        4, DOCUMENT, 0x6,
        "$p<PRED> and $p<PDST> {not} $p<PS1> {not} $p<PS2>",
        effects_logic_and_guarded_30,
        "11-1-- pppppppp pppppppp 010.nn00",
        HAS_SLOTS(logic_and_guarded_30), HAS_CHOICES(logic_and_guarded_30),
            .note = note_logic_and_free_40)
    FORM(VUC_LOGIC_OR_GUARDED_40, "logic.or.guarded.40", "logic", title_logic_and_free_40, "or",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} $p<PRED> or $p<PDST> {not} $p<PS1> {not} $p<PS2>",
        effects_logic_and_guarded_40,
        "rrrrrrrr rr11-1-- pppppppp pppppppp 010.nn01",
        .has_target = 1, HAS_SLOTS(logic_and_guarded_40), HAS_CHOICES(logic_and_guarded_40),
            .note = note_logic_and_free_40)
    FORM(VUC_LOGIC_OR_GUARDED_30, "logic.or.guarded.30", "logic", title_logic_and_free_40, "or",
        4, DOCUMENT, 0x6,
        "$p<PRED> or $p<PDST> {not} $p<PS1> {not} $p<PS2>",
        effects_logic_and_guarded_30,
        "11-1-- pppppppp pppppppp 010.nn01",
        HAS_SLOTS(logic_and_guarded_30), HAS_CHOICES(logic_and_guarded_30),
            .note = note_logic_and_free_40)
    FORM(VUC_LOGIC_XOR_GUARDED_40, "logic.xor.guarded.40", "logic", title_logic_and_free_40, "xor",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} $p<PRED> xor $p<PDST> {not} $p<PS1> {not} $p<PS2>",
        effects_logic_and_guarded_40,
        "rrrrrrrr rr11-1-- pppppppp pppppppp 010.nn10",
        .has_target = 1, HAS_SLOTS(logic_and_guarded_40), HAS_CHOICES(logic_and_guarded_40),
            .note = note_logic_and_free_40)
    FORM(VUC_LOGIC_XOR_GUARDED_30, "logic.xor.guarded.30", "logic", title_logic_and_free_40, "xor",
        4, DOCUMENT, 0x6,
        "$p<PRED> xor $p<PDST> {not} $p<PS1> {not} $p<PS2>",
        effects_logic_and_guarded_30,
        "11-1-- pppppppp pppppppp 010.nn10",
        HAS_SLOTS(logic_and_guarded_30), HAS_CHOICES(logic_and_guarded_30),
            .note = note_logic_and_free_40)
    FORM(VUC_NOP_40, "nop.40", "nop", title_nop_40, "nop", 8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} nop",
        effects_bra_40,
        "rrrrrrrr rr.1-1-- pppp---- -------- 010.--11",
        .has_target = 1, HAS_SLOTS(ret_40), HAS_CHOICES(bra_40), .note = note_nop_40)
    FORM(VUC_NOP_30, "nop.30", "nop", title_nop_40, "nop", 4, DOCUMENT, 0x6,
        "{$p<PRED>} nop",
        "reads $p[PRED]",
        ".1-1-- pppp---- -------- 010.--11",
        HAS_SLOTS(ret_30), HAS_CHOICES(bra_30), .note = note_nop_40)
    FORM(VUC_CLICNT_40, "clicnt.40", "clicnt", title_clicnt_40, "clicnt", 8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} clicnt",
        "reads $p[PRED] $p[RBP.n + 8]; writes $pc after 2 $icnt $stat.watchdog; branch: "
            "conditional",
        "rrrrrrrr rr.1-1-- pppp---- -------- 00100000",
        .has_target = 1, HAS_SLOTS(ret_40), HAS_CHOICES(bra_40), .note = note_clicnt_40)
    FORM(VUC_CLICNT_30, "clicnt.30", "clicnt", title_clicnt_40, "clicnt", 4, DOCUMENT, 0x6,
        "{$p<PRED>} clicnt",
        "reads $p[PRED]; writes $icnt $stat.watchdog",
        ".1-1-- pppp---- -------- 00100000",
        HAS_SLOTS(ret_30), HAS_CHOICES(bra_30), .note = note_clicnt_40)
    FORM(VUC_ENGINE_MBIREAD_40, "engine.mbiread.40", "engine", title_engine_mbiread_40, "mbiread",
        8, UNKNOWN, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} mbiread",
        effects_engine_mbiread_40,
        "rrrrrrrr rr.1-1-- pppp---- -------- 00100100",
        .has_target = 1, HAS_SLOTS(ret_40), HAS_CHOICES(bra_40), .note = note_engine_mbiread_40)
    FORM(VUC_ENGINE_MBIREAD_30, "engine.mbiread.30", "engine", title_engine_mbiread_40, "mbiread",
        4, UNKNOWN, 0x6,
        "{$p<PRED>} mbiread",
        effects_engine_mbiread_30,
        ".1-1-- pppp---- -------- 00100100",
        .not_executed = "the video engines and their data are not part of this model",
            HAS_SLOTS(ret_30), HAS_CHOICES(bra_30), .note = note_engine_mbiread_40)
    FORM(VUC_ENGINE_MBINEXT_40, "engine.mbinext.40", "engine", title_engine_mbiread_40, "mbinext",
        8, UNKNOWN, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} mbinext",
        effects_engine_mbiread_40,
        "rrrrrrrr rr.1-1-- pppp---- -------- 00101000",
        .has_target = 1, HAS_SLOTS(ret_40), HAS_CHOICES(bra_40), .note = note_engine_mbiread_40)
    FORM(VUC_ENGINE_MBINEXT_30, "engine.mbinext.30", "engine", title_engine_mbiread_40, "mbinext",
        4, UNKNOWN, 0x6,
        "{$p<PRED>} mbinext",
        effects_engine_mbiread_30,
        ".1-1-- pppp---- -------- 00101000",
        .not_executed = "the video engines and their data are not part of this model",
            HAS_SLOTS(ret_30), HAS_CHOICES(bra_30), .note = note_engine_mbiread_40)
    FORM(VUC_ENGINE_MVSREAD_40, "engine.mvsread.40", "engine", title_engine_mbiread_40, "mvsread",
        8, UNKNOWN, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} mvsread",
        effects_engine_mbiread_40,
        "rrrrrrrr rr.1-1-- pppp---- -------- 00101001",
        .has_target = 1, HAS_SLOTS(ret_40), HAS_CHOICES(bra_40), .note = note_engine_mbiread_40)
    FORM(VUC_ENGINE_MVSREAD_30, "engine.mvsread.30", "engine", title_engine_mbiread_40, "mvsread",
        4, UNKNOWN, 0x6,
        "{$p<PRED>} mvsread",
        effects_engine_mbiread_30,
        ".1-1-- pppp---- -------- 00101001",
        .not_executed = "the video engines and their data are not part of this model",
            HAS_SLOTS(ret_30), HAS_CHOICES(bra_30), .note = note_engine_mbiread_40)
    FORM(VUC_ENGINE_MVSWRITE_40, "engine.mvswrite.40", "engine", title_engine_mbiread_40,
        "mvswrite", 8, UNKNOWN, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} mvswrite",
        effects_engine_mbiread_40,
        "rrrrrrrr rr.1-1-- pppp---- -------- 00101010",
        .has_target = 1, HAS_SLOTS(ret_40), HAS_CHOICES(bra_40), .note = note_engine_mbiread_40)
    FORM(VUC_ENGINE_MVSWRITE_30, "engine.mvswrite.30", "engine", title_engine_mbiread_40,
        "mvswrite", 4, UNKNOWN, 0x6,
        "{$p<PRED>} mvswrite",
        effects_engine_mbiread_30,
        ".1-1-- pppp---- -------- 00101010",
        .not_executed = "the video engines and their data are not part of this model",
            HAS_SLOTS(ret_30), HAS_CHOICES(bra_30), .note = note_engine_mbiread_40)
    FORM(VUC_NAMED_ONLY_O21_40, "named_only.o21.40", "named_only", title_named_only_o21_40, "o21",
        8, UNKNOWN, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} o21",
        effects_named_only_o21_40,
        "rrrrrrrr rr.1?1?? pppp???? ???????? 00100001",
        .has_target = 1, HAS_SLOTS(ret_40), HAS_CHOICES(bra_40), .note = note_named_only_o21_40)
    FORM(VUC_NAMED_ONLY_O21_30, "named_only.o21.30", "named_only", title_named_only_o21_40, "o21",
        4, UNKNOWN, 0x6,
        "{$p<PRED>} o21",
        effects_named_only_o21_30,
        ".1?1?? pppp???? ???????? 00100001",
        .not_executed = "no source says what it does", HAS_SLOTS(ret_30), HAS_CHOICES(bra_30),
            .note = note_named_only_o21_40)
    FORM(VUC_NAMED_ONLY_O22_40, "named_only.o22.40", "named_only", title_named_only_o21_40, "o22",
        8, UNKNOWN, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} o22",
        effects_named_only_o21_40,
        "rrrrrrrr rr.1?1?? pppp???? ???????? 00100010",
        .has_target = 1, HAS_SLOTS(ret_40), HAS_CHOICES(bra_40), .note = note_named_only_o21_40)
    FORM(VUC_NAMED_ONLY_O22_30, "named_only.o22.30", "named_only", title_named_only_o21_40, "o22",
        4, UNKNOWN, 0x6,
        "{$p<PRED>} o22",
        effects_named_only_o21_30,
        ".1?1?? pppp???? ???????? 00100010",
        .not_executed = "no source says what it does", HAS_SLOTS(ret_30), HAS_CHOICES(bra_30),
            .note = note_named_only_o21_40)
    FORM(VUC_NAMED_ONLY_O23_40, "named_only.o23.40", "named_only", title_named_only_o21_40, "o23",
        8, UNKNOWN, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} o23",
        effects_named_only_o21_40,
        "rrrrrrrr rr.1?1?? pppp???? ???????? 00100011",
        .has_target = 1, HAS_SLOTS(ret_40), HAS_CHOICES(bra_40), .note = note_named_only_o21_40)
    FORM(VUC_NAMED_ONLY_O23_30, "named_only.o23.30", "named_only", title_named_only_o21_40, "o23",
        4, UNKNOWN, 0x6,
        "{$p<PRED>} o23",
        effects_named_only_o21_30,
        ".1?1?? pppp???? ???????? 00100011",
        .not_executed = "no source says what it does", HAS_SLOTS(ret_30), HAS_CHOICES(bra_30),
            .note = note_named_only_o21_40)
    FORM(VUC_NAMED_ONLY_O25_40, "named_only.o25.40", "named_only", title_named_only_o21_40, "o25",
        8, UNKNOWN, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} o25",
        effects_named_only_o21_40,
        "rrrrrrrr rr.1?1?? pppp???? ???????? 00100101",
        .has_target = 1, HAS_SLOTS(ret_40), HAS_CHOICES(bra_40), .note = note_named_only_o21_40)
    FORM(VUC_NAMED_ONLY_O25_30, "named_only.o25.30", "named_only", title_named_only_o21_40, "o25",
        4, UNKNOWN, 0x6,
        "{$p<PRED>} o25",
        effects_named_only_o21_30,
        ".1?1?? pppp???? ???????? 00100101",
        .not_executed = "no source says what it does", HAS_SLOTS(ret_30), HAS_CHOICES(bra_30),
            .note = note_named_only_o21_40)
    FORM(VUC_NAMED_ONLY_O26_40, "named_only.o26.40", "named_only", title_named_only_o21_40, "o26",
        8, UNKNOWN, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} o26",
        effects_named_only_o21_40,
        "rrrrrrrr rr.1?1?? pppp???? ???????? 00100110",
        .has_target = 1, HAS_SLOTS(ret_40), HAS_CHOICES(bra_40), .note = note_named_only_o21_40)
    FORM(VUC_NAMED_ONLY_O26_30, "named_only.o26.30", "named_only", title_named_only_o21_40, "o26",
        4, UNKNOWN, 0x6,
        "{$p<PRED>} o26",
        effects_named_only_o21_30,
        ".1?1?? pppp???? ???????? 00100110",
        .not_executed = "no source says what it does", HAS_SLOTS(ret_30), HAS_CHOICES(bra_30),
            .note = note_named_only_o21_40)
    FORM(VUC_NAMED_ONLY_O2B_40, "named_only.o2b.40", "named_only", title_named_only_o21_40, "o2b",
        8, UNKNOWN, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} o2b",
        effects_named_only_o21_40,
        "rrrrrrrr rr.1?1?? pppp???? ???????? 00101011",
        .has_target = 1, HAS_SLOTS(ret_40), HAS_CHOICES(bra_40), .note = note_named_only_o21_40)
    FORM(VUC_NAMED_ONLY_O2B_30, "named_only.o2b.30", "named_only", title_named_only_o21_40, "o2b",
        4, UNKNOWN, 0x6,
        "{$p<PRED>} o2b",
        effects_named_only_o21_30,
        ".1?1?? pppp???? ???????? 00101011",
        .not_executed = "no source says what it does", HAS_SLOTS(ret_30), HAS_CHOICES(bra_30),
            .note = note_named_only_o21_40)
    FORM(VUC_NAMED_ONLY_O2C_40, "named_only.o2c.40", "named_only", title_named_only_o21_40, "o2c",
        8, UNKNOWN, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} o2c",
        effects_named_only_o21_40,
        "rrrrrrrr rr.1?1?? pppp???? ???????? 00101100",
        .has_target = 1, HAS_SLOTS(ret_40), HAS_CHOICES(bra_40), .note = note_named_only_o21_40)
    FORM(VUC_NAMED_ONLY_O2C_30, "named_only.o2c.30", "named_only", title_named_only_o21_40, "o2c",
        4, UNKNOWN, 0x6,
        "{$p<PRED>} o2c",
        effects_named_only_o21_30,
        ".1?1?? pppp???? ???????? 00101100",
        .not_executed = "no source says what it does", HAS_SLOTS(ret_30), HAS_CHOICES(bra_30),
            .note = note_named_only_o21_40)
    FORM(VUC_LMUL_LMULU_40, "lmul.lmulu.40", "lmul", title_lmul_lmulu_40, "lmulu", 8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} lmulu $r<SRC1> <b>",
        effects_lmul_lmulu_40,
        "rrrrrrrr rr.1.1ee pppp---- ssssssss 10100000",
        .has_target = 1, HAS_SLOTS(lmul_lmulu_40), HAS_CHOICES(lmul_lmulu_40),
            .note = note_lmul_lmulu_40)
    FORM(VUC_LMUL_LMULU_30, "lmul.lmulu.30", "lmul", title_lmul_lmulu_40, "lmulu", 4, DOCUMENT, 0x6,
        "{$p<PRED>} lmulu $r<SRC1> <b>",
        effects_lmul_lmulu_30,
        ".1.1ee pppp---- ssssssss 10100000",
        HAS_SLOTS(lmul_lmulu_30), HAS_CHOICES(lmul_lmulu_30), .note = note_lmul_lmulu_40)
    FORM(VUC_LMUL_LMULS_40, "lmul.lmuls.40", "lmul", title_lmul_lmulu_40, "lmuls", 8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} lmuls $r<SRC1> <b>",
        effects_lmul_lmulu_40,
        "rrrrrrrr rr.1.1ee pppp---- ssssssss 10100001",
        .has_target = 1, HAS_SLOTS(lmul_lmulu_40), HAS_CHOICES(lmul_lmulu_40),
            .note = note_lmul_lmulu_40)
    FORM(VUC_LMUL_LMULS_30, "lmul.lmuls.30", "lmul", title_lmul_lmulu_40, "lmuls", 4, DOCUMENT, 0x6,
        "{$p<PRED>} lmuls $r<SRC1> <b>",
        effects_lmul_lmulu_30,
        ".1.1ee pppp---- ssssssss 10100001",
        HAS_SLOTS(lmul_lmulu_30), HAS_CHOICES(lmul_lmulu_30), .note = note_lmul_lmulu_40)
    FORM(VUC_LSHIFT_LSRR_40, "lshift.lsrr.40", "lshift", title_lshift_lsrr_40, "lsrr",
        8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} lsrr <b>",
        "reads $p[PRED] $p[RBP.n + 8] $r[SRC2] $l; writes $pc after 2 $l; occupies long, 1; "
            "branch: conditional",
        "rrrrrrrr rr.1.1ee pppp---- ssss---- 10100010",
        .has_target = 1, HAS_SLOTS(lshift_lsrr_40), HAS_CHOICES(lmul_lmulu_40),
            .note = note_lshift_lsrr_40)
    FORM(VUC_LSHIFT_LSRR_30, "lshift.lsrr.30", "lshift", title_lshift_lsrr_40, "lsrr",
        4, DOCUMENT, 0x6,
        "{$p<PRED>} lsrr <b>",
        effects_lshift_lsrr_30,
        ".1.1ee pppp---- ssss---- 10100010",
        HAS_SLOTS(lshift_lsrr_30), HAS_CHOICES(lmul_lmulu_30), .note = note_lshift_lsrr_40)
    FORM(VUC_LSHIFT_LADD, "lshift.ladd", "lshift", title_lshift_lsrr_40, "ladd", 4, DOCUMENT, 0x6,
        "{$p<PRED>} ladd <b>",
        effects_lshift_lsrr_30,
        ".1.1ee pppp---- ssss---- 10100100",
        HAS_SLOTS(lshift_lsrr_30), HAS_CHOICES(lmul_lmulu_30), .note = note_lshift_lsrr_40)
    FORM(VUC_LSHIFT_LSAR, "lshift.lsar", "lshift", title_lshift_lsrr_40, "lsar", 4, DOCUMENT, 0x6,
        "{$p<PRED>} lsar <b>",
        effects_lshift_lsrr_30,
        ".1.1ee pppp---- ssss---- 10101000",
        HAS_SLOTS(lshift_lsrr_30), HAS_CHOICES(lmul_lmulu_30), .note = note_lshift_lsrr_40)
    FORM(VUC_LDIVU, "ldivu", "ldivu", "Divide long accumulator, unsigned", "ldivu",
        4, DOCUMENT, 0x4,
        "{$p<PRED>} ldivu <b>",
        "reads $p[PRED] $r[SRC2] $l; writes $l after 34; occupies long, 34",
        ".1.1ee pppp---- ssss---- 10101100",
        HAS_SLOTS(lshift_lsrr_30), HAS_CHOICES(lmul_lmulu_30),
            .note = "Divides `$l` by source 2, both unsigned, and stores the quotient to `$l`; "
            "there is no remainder. The quotient of a division by 0 is all ones. The latency is 34 "
            "cycles.")
    FORM(VUC_LUT_RR_40, "lut.rr.40", "lut", title_lut_rr_40, "lut", 8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} lut {<PM>} {<PD>} $r<DST> $r<SRC1> <b>",
        "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $sr[30] $r[SRC1].0..2 $sr[24].3 "
            "$r[SRC1].0 $sr[18] $sr[16] $sr[19] $sr[17] $sr[21] $sr[20] $sr[23] $sr[22] "
            "$r[SRC1].8..9 $r[SRC1].0..1; writes $pc after 2 $r[DST] $p[15] $p[PRED] $p[PDST]; "
            "trap: no source gives the number of partitions of this macroblock type; trap: no "
            "source gives the sub-partitions of this type; trap: only the first sub-partition is "
            "known; trap: no source gives the order of these partitions; trap: no source gives the "
            "directions of this type; branch: conditional",
        "rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp11100",
        .has_target = 1, HAS_SLOTS(binary_add_rr_40), HAS_CHOICES(binary_add_rr_40),
            .note = note_lut_rr_40)
    FORM(VUC_LUT_RR_30, "lut.rr.30", "lut", title_lut_rr_40, "lut", 4, DOCUMENT, 0x6,
        "{$p<PRED>} lut {<PM>} {<PD>} $r<DST> $r<SRC1> <b>",
        "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $sr[30] $r[SRC1].0..2 $sr[24].3 $r[SRC1].0 "
            "$sr[18] $sr[16] $sr[19] $sr[17] $sr[21] $sr[20] $sr[23] $sr[22] $r[SRC1].8..9 "
            "$r[SRC1].0..1; writes $r[DST] $p[15] $p[PRED] $p[PDST]; trap: no source gives the "
            "number of partitions of this macroblock type; trap: no source gives the "
            "sub-partitions of this type; trap: only the first sub-partition is known; trap: no "
            "source gives the order of these partitions; trap: no source gives the directions of "
            "this type; trap: used by VC-1 for an unknown purpose",
        ".0.0ee ppppdddd ssssssss ppp11100",
        HAS_SLOTS(binary_add_rr_30), HAS_CHOICES(binary_add_rr_30), .note = note_lut_rr_40)
    FORM(VUC_LUT_RS_40, "lut.rs.40", "lut", title_lut_rr_40, "lut", 8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} lut {<PM>} {<PD>} $r<DST> $sr<SRS> <b>",
        "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $sr[30] $sr[SRS].0..2 $sr[24].3 "
            "$sr[SRS].0 $sr[18] $sr[16] $sr[19] $sr[17] $sr[21] $sr[20] $sr[23] $sr[22] "
            "$sr[SRS].8..9 $sr[SRS].0..1; writes $pc after 2 $r[DST] $stat.h2v_ready $cs $p[15] "
            "$p[PRED] $p[PDST]; trap: no source names this register on this variant; trap: no "
            "source gives the number of partitions of this macroblock type; trap: no source gives "
            "the sub-partitions of this type; trap: only the first sub-partition is known; trap: "
            "no source gives the order of these partitions; trap: no source gives the directions "
            "of this type; trap: `$cs` is empty; branch: conditional return",
        "rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp11100",
        .has_target = 1, HAS_SLOTS(binary_add_rs_40), HAS_CHOICES(binary_add_rs_40),
            .note = note_lut_rr_40)
    FORM(VUC_LUT_RS_30, "lut.rs.30", "lut", title_lut_rr_40, "lut", 4, DOCUMENT, 0x6,
        "{$p<PRED>} lut {<PM>} {<PD>} $r<DST> $sr<SRS> <b>",
        "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $sr[30] $sr[SRS].0..2 $sr[24].3 $sr[SRS].0 "
            "$sr[18] $sr[16] $sr[19] $sr[17] $sr[21] $sr[20] $sr[23] $sr[22] $sr[SRS].8..9 "
            "$sr[SRS].0..1; writes $r[DST] $stat.h2v_ready $cs $p[15] $p[PRED] $p[PDST]; trap: no "
            "source names this register on this variant; trap: no source gives the number of "
            "partitions of this macroblock type; trap: no source gives the sub-partitions of this "
            "type; trap: only the first sub-partition is known; trap: no source gives the order of "
            "these partitions; trap: no source gives the directions of this type; trap: used by "
            "VC-1 for an unknown purpose; trap: `$cs` is empty",
        ".0.1ss ppppdddd ssssssss ppp11100",
        HAS_SLOTS(binary_add_rs_30), HAS_CHOICES(binary_add_rs_30), .note = note_lut_rr_40)
    FORM(VUC_LUT_SR_40, "lut.sr.40", "lut", title_lut_rr_40, "lut", 8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} lut {<PM>} {<PD>} $sr<SRD> $r<SRC1> <b>",
        "reads $p[15] $p[PRED] $p[PDST] $p[RBP.n + 8] $r[SRC2] $sr[30] $r[SRC1].0..2 $sr[24].3 "
            "$r[SRC1].0 $sr[18] $sr[16] $sr[19] $sr[17] $sr[21] $sr[20] $sr[23] $sr[22] "
            "$r[SRC1].8..9 $r[SRC1].0..1; writes $pc after 2 $cs $p[0..15] $icnt $stat.watchdog "
            "$sr[24].0 $sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source says what a "
            "store to this register does; trap: no source says whether $pred or the predicate "
            "result wins; trap: no source gives the number of partitions of this macroblock type; "
            "trap: no source gives the sub-partitions of this type; trap: only the first "
            "sub-partition is known; trap: no source gives the order of these partitions; trap: no "
            "source gives the directions of this type; trap: `$cs` is full; branch: conditional "
            "call",
        "rrrrrrrr rr.1.0ss ppppssss ssssssss ppp11100",
        .has_target = 1, HAS_SLOTS(binary_add_sr_40), HAS_CHOICES(binary_add_rs_40),
            .note = note_lut_rr_40)
    FORM(VUC_LUT_SR_30, "lut.sr.30", "lut", title_lut_rr_40, "lut", 4, DOCUMENT, 0x6,
        "{$p<PRED>} lut {<PM>} {<PD>} $sr<SRD> $r<SRC1> <b>",
        "reads $p[15] $p[PRED] $p[PDST] $r[SRC2] $sr[30] $r[SRC1].0..2 $sr[24].3 $r[SRC1].0 "
            "$sr[18] $sr[16] $sr[19] $sr[17] $sr[21] $sr[20] $sr[23] $sr[22] $r[SRC1].8..9 "
            "$r[SRC1].0..1; writes $cs $l.16..31 $l.0..15 $p[0..15] $icnt $stat.watchdog $sr[24].0 "
            "$sr[24].3 $sr[SRD] $p[15] $p[PRED] $p[PDST]; trap: no source says what a store to "
            "this register does; trap: no source says whether $pred or the predicate result wins; "
            "trap: no source gives the number of partitions of this macroblock type; trap: no "
            "source gives the sub-partitions of this type; trap: only the first sub-partition is "
            "known; trap: no source gives the order of these partitions; trap: no source gives the "
            "directions of this type; trap: used by VC-1 for an unknown purpose; trap: `$cs` is "
            "full",
        ".1.0ss ppppssss ssssssss ppp11100",
        HAS_SLOTS(binary_add_sr_30), HAS_CHOICES(binary_add_rs_30), .note = note_lut_rr_40)
    FORM(VUC_LD_D_40, "ld.d.40", "ld", title_ld_d_40, "ld", 8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} ld $r<DST> D[<at>]",
        "reads $p[PRED] $p[RBP.n + 8] $r[SRC1] $r[SRC2]; writes $pc after 2 $r[DST] after 3; read "
            "D.u16; trap: outside `D`; branch: conditional",
        "rrrrrrrr rr.1.1ee ppppdddd ssssssss 10000001",
        .has_target = 1, HAS_SLOTS(ld_d_40), HAS_CHOICES(ld_d_40), .note = note_ld_d_40)
    FORM(VUC_LD_D_30, "ld.d.30", "ld", title_ld_d_40, "ld", 4, DOCUMENT, 0x6,
        "{$p<PRED>} ld $r<DST> D[<at>]",
        "reads $p[PRED] $r[SRC1] $r[SRC2]; writes $r[DST] after 3; read D.u16; trap: outside `D`",
        ".1.1ee ppppdddd ssssssss 10000001",
        HAS_SLOTS(ld_d_30), HAS_CHOICES(ld_d_30), .note = note_ld_d_40)
    FORM(VUC_LD_PWT_40, "ld.pwt.40", "ld", title_ld_d_40, "ld", 8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} ld $r<DST> PWT[<at>]",
        "reads $p[PRED] $p[RBP.n + 8] $r[SRC1] $r[SRC2]; writes $pc after 2 $r[DST] after 3; read "
            "PWT.u8; trap: outside `PWT`; branch: conditional",
        "rrrrrrrr rr.1.1ee ppppdddd ssssssss 10000011",
        .has_target = 1, HAS_SLOTS(ld_d_40), HAS_CHOICES(ld_d_40), .note = note_ld_d_40)
    FORM(VUC_LD_PWT_30, "ld.pwt.30", "ld", title_ld_d_40, "ld", 4, DOCUMENT, 0x6,
        "{$p<PRED>} ld $r<DST> PWT[<at>]",
        "reads $p[PRED] $r[SRC1] $r[SRC2]; writes $r[DST] after 3; read PWT.u8; trap: outside "
            "`PWT`",
        ".1.1ee ppppdddd ssssssss 10000011",
        HAS_SLOTS(ld_d_30), HAS_CHOICES(ld_d_30), .note = note_ld_d_40)
    FORM(VUC_LD_MVSI_40, "ld.mvsi.40", "ld", title_ld_d_40, "ld", 8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} ld $r<DST> MVSI[<at>]",
        "reads $p[PRED] $p[RBP.n + 8] $r[SRC1] $r[SRC2]; writes $pc after 2 $r[DST] after 3; read "
            "MVSI.u16; trap: outside `MVSI`; branch: conditional",
        "rrrrrrrr rr.1.1ee ppppdddd ssssssss 10001001",
        .has_target = 1, HAS_SLOTS(ld_d_40), HAS_CHOICES(ld_d_40), .note = note_ld_d_40)
    FORM(VUC_LD_MVSI_30, "ld.mvsi.30", "ld", title_ld_d_40, "ld", 4, DOCUMENT, 0x6,
        "{$p<PRED>} ld $r<DST> MVSI[<at>]",
        "reads $p[PRED] $r[SRC1] $r[SRC2]; writes $r[DST] after 3; read MVSI.u16; trap: outside "
            "`MVSI`",
        ".1.1ee ppppdddd ssssssss 10001001",
        HAS_SLOTS(ld_d_30), HAS_CHOICES(ld_d_30), .note = note_ld_d_40)
    FORM(VUC_LD_B6_40, "ld.b6.40", "ld", title_ld_d_40, "ld6", 8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} ld6 $r<DST> B6[<at>]",
        "reads $p[PRED] $p[RBP.n + 8] $r[SRC1] $r[SRC2]; writes $pc after 2 $r[DST] after 3; read "
            "B6.u16; branch: conditional",
        "rrrrrrrr rr.1.1ee ppppdddd ssssssss 10001101",
        .has_target = 1, HAS_SLOTS(ld_d_40), HAS_CHOICES(ld_d_40), .note = note_ld_d_40)
    FORM(VUC_LD_B6_30, "ld.b6.30", "ld", title_ld_d_40, "ld6", 4, DOCUMENT, 0x6,
        "{$p<PRED>} ld6 $r<DST> B6[<at>]",
        "reads $p[PRED] $r[SRC1] $r[SRC2]; writes $r[DST] after 3; read B6.u16",
        ".1.1ee ppppdddd ssssssss 10001101",
        HAS_SLOTS(ld_d_30), HAS_CHOICES(ld_d_30), .note = note_ld_d_40)
    FORM(VUC_LD_B7_40, "ld.b7.40", "ld", title_ld_d_40, "ld7", 8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} ld7 $r<DST> B7[<at>]",
        "reads $p[PRED] $p[RBP.n + 8] $r[SRC1] $r[SRC2]; writes $pc after 2 $r[DST] after 3; read "
            "B7.u16; branch: conditional",
        "rrrrrrrr rr.1.1ee ppppdddd ssssssss 10001111",
        .has_target = 1, HAS_SLOTS(ld_d_40), HAS_CHOICES(ld_d_40), .note = note_ld_d_40)
    FORM(VUC_LD_B7_30, "ld.b7.30", "ld", title_ld_d_40, "ld7", 4, DOCUMENT, 0x6,
        "{$p<PRED>} ld7 $r<DST> B7[<at>]",
        "reads $p[PRED] $r[SRC1] $r[SRC2]; writes $r[DST] after 3; read B7.u16",
        ".1.1ee ppppdddd ssssssss 10001111",
        HAS_SLOTS(ld_d_30), HAS_CHOICES(ld_d_30), .note = note_ld_d_40)
    FORM(VUC_ST_D_40, "st.d.40", "st", title_st_d_40, "st", 8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} st D[<at>] $r<SRC2>",
        "reads $p[PRED] $p[RBP.n + 8] $r[DST] $r[SRC1] $r[SRC2]; writes $pc after 2; write D.u16; "
            "trap: outside `D`; branch: conditional",
        "rrrrrrrr rr.1.1ee ppppdddd ssssssss 10000000",
        .has_target = 1, HAS_SLOTS(st_d_40), HAS_CHOICES(st_d_40), .note = note_st_d_40)
    FORM(VUC_ST_D_30, "st.d.30", "st", title_st_d_40, "st", 4, DOCUMENT, 0x6,
        "{$p<PRED>} st D[<at>] $r<SRC2>",
        "reads $p[PRED] $r[DST] $r[SRC1] $r[SRC2]; write D.u16; trap: outside `D`",
        ".1.1ee ppppdddd ssssssss 10000000",
        HAS_SLOTS(st_d_30), HAS_CHOICES(st_d_30), .note = note_st_d_40)
    FORM(VUC_ST_MVSO_40, "st.mvso.40", "st", title_st_d_40, "st", 8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} st MVSO[<at>] $r<SRC2>",
        "reads $p[PRED] $p[RBP.n + 8] $r[DST] $r[SRC1] $r[SRC2]; writes $pc after 2; write "
            "MVSO.u16; trap: outside `MVSO`; branch: conditional",
        "rrrrrrrr rr.1.1ee ppppdddd ssssssss 10001010",
        .has_target = 1, HAS_SLOTS(st_d_40), HAS_CHOICES(st_d_40), .note = note_st_d_40)
    FORM(VUC_ST_MVSO_30, "st.mvso.30", "st", title_st_d_40, "st", 4, DOCUMENT, 0x6,
        "{$p<PRED>} st MVSO[<at>] $r<SRC2>",
        "reads $p[PRED] $r[DST] $r[SRC1] $r[SRC2]; write MVSO.u16; trap: outside `MVSO`",
        ".1.1ee ppppdddd ssssssss 10001010",
        HAS_SLOTS(st_d_30), HAS_CHOICES(st_d_30), .note = note_st_d_40)
    FORM(VUC_ST_B6_40, "st.b6.40", "st", title_st_d_40, "st6", 8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} st6 B6[<at>] $r<SRC2>",
        "reads $p[PRED] $p[RBP.n + 8] $r[DST] $r[SRC1] $r[SRC2]; writes $pc after 2; write B6.u16; "
            "branch: conditional",
        "rrrrrrrr rr.1.1ee ppppdddd ssssssss 10001100",
        .has_target = 1, HAS_SLOTS(st_d_40), HAS_CHOICES(st_d_40), .note = note_st_d_40)
    FORM(VUC_ST_B6_30, "st.b6.30", "st", title_st_d_40, "st6", 4, DOCUMENT, 0x6,
        "{$p<PRED>} st6 B6[<at>] $r<SRC2>",
        "reads $p[PRED] $r[DST] $r[SRC1] $r[SRC2]; write B6.u16",
        ".1.1ee ppppdddd ssssssss 10001100",
        HAS_SLOTS(st_d_30), HAS_CHOICES(st_d_30), .note = note_st_d_40)
    FORM(VUC_ST_B7_40, "st.b7.40", "st", title_st_d_40, "st7", 8, DOCUMENT, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} st7 B7[<at>] $r<SRC2>",
        "reads $p[PRED] $p[RBP.n + 8] $r[DST] $r[SRC1] $r[SRC2]; writes $pc after 2; write B7.u16; "
            "branch: conditional",
        "rrrrrrrr rr.1.1ee ppppdddd ssssssss 10001110",
        .has_target = 1, HAS_SLOTS(st_d_40), HAS_CHOICES(st_d_40), .note = note_st_d_40)
    FORM(VUC_ST_B7_30, "st.b7.30", "st", title_st_d_40, "st7", 4, DOCUMENT, 0x6,
        "{$p<PRED>} st7 B7[<at>] $r<SRC2>",
        "reads $p[PRED] $r[DST] $r[SRC1] $r[SRC2]; write B7.u16",
        ".1.1ee ppppdddd ssssssss 10001110",
        HAS_SLOTS(st_d_30), HAS_CHOICES(st_d_30), .note = note_st_d_40)
    FORM(VUC_ST_VP_40, "st_vp.40", "st_vp", title_st_vp_40, "st", 8, UNKNOWN, 0x1,
        "{{not} $p<RBP+8> rbra <RBT>} {$p<PRED>} st VP[<at>] $r<SRC2>",
        "reads $p[PRED] $p[RBP.n + 8]; writes $pc after 2; trap: no source says which addresses "
            "accept a byte and which a word; branch: conditional",
        "rrrrrrrr rr.1.1ee ppppdddd ssssssss 10000100",
        .has_target = 1, HAS_SLOTS(st_d_40), HAS_CHOICES(st_d_40), .note = note_st_vp_40)
    FORM(VUC_ST_VP_30, "st_vp.30", "st_vp", title_st_vp_40, "st", 4, UNKNOWN, 0x6,
        "{$p<PRED>} st VP[<at>] $r<SRC2>",
        "reads $p[PRED]; trap: no source says which addresses accept a byte and which a word",
        ".1.1ee ppppdddd ssssssss 10000100",
        .not_executed = "no source says which addresses accept a byte and which a word",
            HAS_SLOTS(st_d_30), HAS_CHOICES(st_d_30), .note = note_st_vp_40)
};

static const struct isadora_encoding_space encoding_space[] = {
    {"40", "vp2", "699005927424", "0", "12884901888", "387620798464"},
    {"30", "vp3", "760217600", "0", "12582912", "300941312"},
    {"30", "vp4", "761266176", "0", "12582912", "299892736"},
};

static const char *const also_sr_0[] = {"$baddr", NULL};
static const char *const also_sr_1[] = {"$bsel", NULL};
static const char *const also_sr_2[] = {"$sr2", NULL};
static const char *const also_sr_3[] = {"$asel", "$absel", NULL};
static const char *const also_sr_4[] = {"$sr4", NULL};
static const char *const also_sr_5[] = {"$sr5", NULL};
static const char *const also_sr_6[] = {"$sr6", NULL};
static const char *const also_sr_7[] = {"$sr7", NULL};
static const char *const also_sr_8[] = {"$sr8", NULL};
static const char *const also_sr_9[] = {"$sr9", NULL};
static const char *const also_sr_10[] = {"$sr10", NULL};
static const char *const also_sr_11[] = {"$rpitab", NULL};
static const char *const also_sr_12[] = {"$sr12", "$arthi", NULL};
static const char *const also_sr_13[] = {"$sr13", "$artlo", NULL};
static const char *const also_sr_14[] = {"$sr14", NULL};
static const char *const also_sr_15[] = {"$sr15", NULL};
static const char *const also_sr_16[] = {"$sr16", NULL};
static const char *const also_sr_17[] = {"$sr17", NULL};
static const char *const also_sr_18[] = {"$sr18", NULL};
static const char *const also_sr_19[] = {"$sr19", NULL};
static const char *const also_sr_20[] = {"$sr20", NULL};
static const char *const also_sr_21[] = {"$sr21", NULL};
static const char *const also_sr_22[] = {"$sr22", NULL};
static const char *const also_sr_23[] = {"$sr23", NULL};
static const char *const also_sr_24[] = {"$sr24", NULL};
static const char *const also_sr_25[] = {"$sr25", NULL};
static const char *const also_sr_26[] = {"$sr26", NULL};
static const char *const also_sr_27[] = {"$sr27", NULL};
static const char *const also_sr_28[] = {"$sr28", NULL};
static const char *const also_sr_29[] = {"$sr29", NULL};
static const char *const also_sr_30[] = {"$sr30", NULL};
static const char *const also_sr_31[] = {"$submbtype", NULL};
static const char *const also_sr_32[] = {"$sr32", NULL};
static const char *const also_sr_33[] = {"$sr33", NULL};
static const char *const also_sr_34[] = {"$sr34", NULL};
static const char *const also_sr_35[] = {"$sr35", NULL};
static const char *const also_sr_36[] = {"$sr36", NULL};
static const char *const also_sr_37[] = {"$sr37", NULL};
static const char *const also_sr_38[] = {"$sr38", NULL};
static const char *const also_sr_39[] = {"$sr39", NULL};
static const char *const also_sr_40[] = {"$sr40", NULL};
static const char *const also_sr_41[] = {"$aqpy", NULL};
static const char *const also_sr_42[] = {"$aqpc", NULL};
static const char *const also_sr_48[] = {"$sr48", NULL};
static const char *const also_sr_49[] = {"$sr49", NULL};
static const char *const also_sr_50[] = {"$sr50", NULL};
static const char *const also_sr_51[] = {"$sr51", NULL};
static const char *const also_sr_52[] = {"$sr52", NULL};
static const char *const also_sr_53[] = {"$sr53", NULL};
static const char *const also_sr_54[] = {"$sr54", NULL};
static const char *const also_sr_55[] = {"$sr55", NULL};
static const char *const also_sr_56[] = {"$sr56", NULL};
static const char *const also_sr_57[] = {"$sr57", NULL};
static const char *const also_sr_58[] = {"$sr58", NULL};
static const struct isadora_entry entries_sr[] = {
    {0, NULL, 0, 0, 0, also_sr_0, 0, 0, 0, 0},
    {1, NULL, 0, 0, 0, also_sr_1, 0, 0, 0, 0},
    {2, "$spidx", 0, 0, 0, also_sr_2, 0, 0, 0, 0},
    {3, NULL, 0, 0, 0, also_sr_3, 0, 0, 0, 0},
    {4, "$h2v", 0, 1, 0, also_sr_4, 6, 0, 0, 16},
    {5, "$v2h", 0, 0, 0, also_sr_5, 0, 0, 0, 0},
    {6, "$stat", 0, 1, 0, also_sr_6, 5, 0, 0, 16},
    {7, "$parm", 0, 0, 0, also_sr_7, 0, 0, 0, 0},
    {8, "$pc", 0, 1, 0, also_sr_8, 2, 0, 0, 11},
    {9, "$cspos", 0, 1, 0, also_sr_9, 0, 0, 0, 0},
    {10, "$cstop", 0, 1, 0, also_sr_10, 0, 0, 0, 0},
    {11, NULL, 0, 0, 0, also_sr_11, 0, 0, 0, 0},
    {12, "$lhi", 0, 1, 0, also_sr_12, 8, 0, 16, 16},
    {13, "$llo", 0, 1, 0, also_sr_13, 8, 0, 0, 16},
    {14, "$pred", 0, 1, 0, also_sr_14, 0, 0, 0, 0},
    {15, "$icnt", 0, 1, 0, also_sr_15, 7, 0, 0, 16},
    {16, "$mvxl0", 0, 0, 0, also_sr_16, 0, 0, 0, 0},
    {17, "$mvyl0", 0, 0, 0, also_sr_17, 0, 0, 0, 0},
    {18, "$mvxl1", 0, 0, 0, also_sr_18, 0, 0, 0, 0},
    {19, "$mvyl1", 0, 0, 0, also_sr_19, 0, 0, 0, 0},
    {20, "$refl0", 0, 0, 0, also_sr_20, 0, 0, 0, 0},
    {21, "$refl1", 0, 0, 0, also_sr_21, 0, 0, 0, 0},
    {22, "$rpil0", 0, 0, 0, also_sr_22, 0, 0, 0, 0},
    {23, "$rpil1", 0, 0, 0, also_sr_23, 0, 0, 0, 0},
    {24, "$mbflags", 0, 0, 0, also_sr_24, 0, 0, 0, 0},
    {25, "$qpy", 0, 0, 0, also_sr_25, 0, 0, 0, 0},
    {26, "$qpc", 0, 0, 0, also_sr_26, 0, 0, 0, 0},
    {27, "$mbpart", 0, 0, 0, also_sr_27, 0, 0, 0, 0},
    {28, "$mbxy", 0, 0, 0, also_sr_28, 0, 0, 0, 0},
    {29, "$mbaddr", 0, 0, 0, also_sr_29, 0, 0, 0, 0},
    {30, "$mbtype", 0, 0, 0, also_sr_30, 0, 0, 0, 0},
    {31, NULL, 0, 0, 0, also_sr_31, 0, 0, 0, 0},
    {32, "$amvxl0", 0, 0, 0, also_sr_32, 0, 0, 0, 0},
    {33, "$amvyl0", 0, 0, 0, also_sr_33, 0, 0, 0, 0},
    {34, "$amvxl1", 0, 0, 0, also_sr_34, 0, 0, 0, 0},
    {35, "$amvyl1", 0, 0, 0, also_sr_35, 0, 0, 0, 0},
    {36, "$arefl0", 0, 0, 0, also_sr_36, 0, 0, 0, 0},
    {37, "$arefl1", 0, 0, 0, also_sr_37, 0, 0, 0, 0},
    {38, "$arpil0", 0, 0, 0, also_sr_38, 0, 0, 0, 0},
    {39, "$arpil1", 0, 0, 0, also_sr_39, 0, 0, 0, 0},
    {40, "$ambflags", 0, 0, 0, also_sr_40, 0, 0, 0, 0},
    {41, NULL, 0, 0, 0, also_sr_41, 0, 0, 0, 0},
    {42, NULL, 0, 0, 0, also_sr_42, 0, 0, 0, 0},
    {48, "$bmvxl0", 0, 0, 0, also_sr_48, 0, 0, 0, 0},
    {49, "$bmvyl0", 0, 0, 0, also_sr_49, 0, 0, 0, 0},
    {50, "$bmvxl1", 0, 0, 0, also_sr_50, 0, 0, 0, 0},
    {51, "$bmvyl1", 0, 0, 0, also_sr_51, 0, 0, 0, 0},
    {52, "$brefl0", 0, 0, 0, also_sr_52, 0, 0, 0, 0},
    {53, "$brefl1", 0, 0, 0, also_sr_53, 0, 0, 0, 0},
    {54, "$brpil0", 0, 0, 0, also_sr_54, 0, 0, 0, 0},
    {55, "$brpil1", 0, 0, 0, also_sr_55, 0, 0, 0, 0},
    {56, "$bmbflags", 0, 0, 0, also_sr_56, 0, 0, 0, 0},
    {57, "$bqpy", 0, 0, 0, also_sr_57, 0, 0, 0, 0},
    {58, "$bqpc", 0, 0, 0, also_sr_58, 0, 0, 0, 0},
};

static const char *const also_r_0[] = {"0x0", NULL};
static const struct isadora_entry entries_r[] = {
    {0, NULL, 1, 0, 0x0, also_r_0, 0, 0, 0, 0},
};

static const char *const also_p_1[] = {"$p1", NULL};
static const char *const also_p_15[] = {"0x1", NULL};
static const struct isadora_entry entries_p[] = {
    {1, "$np0", 0, 1, 0, also_p_1, 0, 0, 0, 0},
    {15, NULL, 1, 0, 0x1, also_p_15, 0, 0, 0, 0},
};

static const struct isadora_view views_stat[] = {
    {"mvs_read", 0, 5, 0, 1},
    {"mvs_full", 0, 6, 0, 1},
    {"mvs_write", 0, 7, 0, 1},
    {"mb_ready", 0, 10, 0, 1},
    {"h2v_ready", 0, 11, 0, 1},
    {"watchdog", 0, 12, 0, 1},
    {"count_pulse", 0, 14, 0, 1},
    {"count_level", 0, 15, 0, 1},
};

static const struct isadora_file files[] = {
    {
        .name = "$sr", .prints = "$sr", .vector = NULL,
        .count = 64, .width = 16, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct vuc_state, sr), .stride = sizeof(((struct vuc_state *)0)->sr[0]),
        .entry_count = 54, .entries = entries_sr,
        .configs = 0x7,
    },
    {
        .name = "$pc", .prints = "$pc", .vector = NULL,
        .count = 0, .width = 11, .is_signed = 0, .is_pc = 1,
        .configs = 0x7,
    },
    {
        .name = "$r", .prints = "$r", .vector = NULL,
        .count = 16, .width = 16, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct vuc_state, r), .stride = sizeof(((struct vuc_state *)0)->r[0]),
        .entry_count = 1, .entries = entries_r,
        .configs = 0x7,
    },
    {
        .name = "$p", .prints = "$p", .vector = NULL,
        .count = 16, .width = 1, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct vuc_state, p), .stride = sizeof(((struct vuc_state *)0)->p[0]),
        .entry_count = 2, .entries = entries_p,
        .configs = 0x7,
    },
    {
        .name = "$stat", .prints = "$stat", .vector = NULL,
        .count = 0, .width = 16, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct vuc_state, stat), .stride = 0,
        .view_count = 8, .views = views_stat,
        .configs = 0x7,
    },
    {
        .name = "$h2v", .prints = "$h2v", .vector = NULL,
        .count = 0, .width = 16, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct vuc_state, h2v), .stride = 0,
        .configs = 0x7,
    },
    {
        .name = "$icnt", .prints = "$icnt", .vector = NULL,
        .count = 0, .width = 16, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct vuc_state, icnt), .stride = 0,
        .configs = 0x7,
    },
    {
        .name = "$l", .prints = "$l", .vector = NULL,
        .count = 0, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct vuc_state, l), .stride = 0,
        .configs = 0x7,
    },
    {
        .name = "$cs.depth", .prints = "$cs.depth",
        .count = 0, .width = 8, .is_signed = 0,
        .offset = offsetof(struct vuc_state, cs_depth), .stride = 0,
        .configs = 0x7,
        .most = 8,
    },
    {
        .name = "$cs.pc", .prints = "$cs.pc",
        .count = 8, .width = 11, .is_signed = 0,
        .offset = offsetof(struct vuc_state, cs_pc),
            .stride = sizeof(((struct vuc_state *)0)->cs_pc[0]),
        .configs = 0x7,
    },
};

static const struct isadora_space spaces[] = {
    {
        .name = "D", .cells = 0x800, .cell_bits = 16,
        .is_code = 0, .big_endian = 0, .read_only = 0, .write_only = 0,
        .unaligned = ISADORA_WORKS, .outside = ISADORA_TRAPS,
        .configs = 0x7,
    },
    {
        .name = "PWT", .cells = 0x200, .cell_bits = 8,
        .is_code = 0, .big_endian = 0, .read_only = 1, .write_only = 0,
        .unaligned = ISADORA_WORKS, .outside = ISADORA_TRAPS,
        .configs = 0x7,
    },
    {
        .name = "MVSI", .cells = 0x100, .cell_bits = 16,
        .is_code = 0, .big_endian = 0, .read_only = 1, .write_only = 0,
        .unaligned = ISADORA_WORKS, .outside = ISADORA_TRAPS,
        .configs = 0x7,
    },
    {
        .name = "MVSO", .cells = 0x80, .cell_bits = 16,
        .is_code = 0, .big_endian = 0, .read_only = 0, .write_only = 1,
        .unaligned = ISADORA_WORKS, .outside = ISADORA_TRAPS,
        .configs = 0x7,
    },
    {
        .name = "B6", .cells = 0x10000, .cell_bits = 16,
        .is_code = 0, .big_endian = 0, .read_only = 0, .write_only = 0,
        .unaligned = ISADORA_WORKS, .outside = ISADORA_TRAPS,
        .configs = 0x7,
    },
    {
        .name = "B7", .cells = 0x10000, .cell_bits = 16,
        .is_code = 0, .big_endian = 0, .read_only = 0, .write_only = 0,
        .unaligned = ISADORA_WORKS, .outside = ISADORA_TRAPS,
        .configs = 0x7,
    },
};

#undef F
#define F(name) VUC_FIELD_##name

static const struct isadora_word_pattern words[] = {
    PLAIN("$absel")
    PLAIN("$aqpc")
    PLAIN("$aqpy")
    PLAIN("$arthi")
    PLAIN("$artlo")
    PLAIN("$asel")
    PLAIN("$baddr")
    PLAIN("$bsel")
    PLAIN("$p1")
    PLAIN("$rpitab")
    PLAIN("$sr10")
    PLAIN("$sr12")
    PLAIN("$sr13")
    PLAIN("$sr14")
    PLAIN("$sr15")
    PLAIN("$sr16")
    PLAIN("$sr17")
    PLAIN("$sr18")
    PLAIN("$sr19")
    PLAIN("$sr2")
    PLAIN("$sr20")
    PLAIN("$sr21")
    PLAIN("$sr22")
    PLAIN("$sr23")
    PLAIN("$sr24")
    PLAIN("$sr25")
    PLAIN("$sr26")
    PLAIN("$sr27")
    PLAIN("$sr28")
    PLAIN("$sr29")
    PLAIN("$sr30")
    PLAIN("$sr32")
    PLAIN("$sr33")
    PLAIN("$sr34")
    PLAIN("$sr35")
    PLAIN("$sr36")
    PLAIN("$sr37")
    PLAIN("$sr38")
    PLAIN("$sr39")
    PLAIN("$sr4")
    PLAIN("$sr40")
    PLAIN("$sr48")
    PLAIN("$sr49")
    PLAIN("$sr5")
    PLAIN("$sr50")
    PLAIN("$sr51")
    PLAIN("$sr52")
    PLAIN("$sr53")
    PLAIN("$sr54")
    PLAIN("$sr55")
    PLAIN("$sr56")
    PLAIN("$sr57")
    PLAIN("$sr58")
    PLAIN("$sr6")
    PLAIN("$sr7")
    PLAIN("$sr8")
    PLAIN("$sr9")
    PLAIN("$submbtype")
    W("*", F(N1))
    W("*", F(N2))
    W("*", F(PM))
    W("*", F(RBN))
    PLAIN("B6")
    PLAIN("B7")
    PLAIN("D")
    PLAIN("MVSI")
    PLAIN("MVSO")
    PLAIN("PWT")
    PLAIN("VP")
    PLAIN("absmul")
    PLAIN("add")
    PLAIN("alt")
    PLAIN("and")
    PLAIN("avgs")
    PLAIN("avgu")
    PLAIN("bclr")
    PLAIN("bra")
    PLAIN("bset")
    PLAIN("btest")
    PLAIN("call")
    PLAIN("clamplep")
    PLAIN("clamps")
    PLAIN("clampsex")
    PLAIN("clicnt")
    PLAIN("div2s")
    PLAIN("hswap")
    PLAIN("iord")
    PLAIN("iowr")
    PLAIN("ladd")
    PLAIN("ld")
    PLAIN("ld6")
    PLAIN("ld7")
    PLAIN("ldivu")
    PLAIN("lmuls")
    PLAIN("lmulu")
    PLAIN("lsar")
    PLAIN("lsrr")
    PLAIN("lut")
    PLAIN("max")
    PLAIN("mbinext")
    PLAIN("mbiread")
    PLAIN("min")
    PLAIN("minsz")
    PLAIN("mov")
    PLAIN("mul")
    PLAIN("muls")
    PLAIN("mvsread")
    PLAIN("mvswrite")
    PLAIN("nop")
    PLAIN("not")
    PLAIN("o21")
    PLAIN("o22")
    PLAIN("o23")
    PLAIN("o25")
    PLAIN("o26")
    PLAIN("o2b")
    PLAIN("o2c")
    PLAIN("or")
    PLAIN("rbra")
    PLAIN("ret")
    PLAIN("rot8")
    PLAIN("sar")
    PLAIN("setand")
    PLAIN("seteq")
    PLAIN("setgt")
    PLAIN("setlep")
    PLAIN("setlt")
    PLAIN("setne")
    PLAIN("setor")
    PLAIN("setse")
    PLAIN("setsg")
    PLAIN("setsl")
    PLAIN("setsle")
    PLAIN("setzero")
    PLAIN("sex")
    PLAIN("sext")
    PLAIN("shift")
    PLAIN("shl")
    PLAIN("shr")
    PLAIN("slct")
    PLAIN("sleep")
    PLAIN("smul")
    PLAIN("srnd")
    PLAIN("st")
    PLAIN("st6")
    PLAIN("st7")
    PLAIN("sub")
    PLAIN("subr")
    PLAIN("umul")
    PLAIN("wstc")
    PLAIN("wsts")
    PLAIN("xor")
};

bool vuc_branch_target(const struct isadora_context *c, const struct isadora_insn *in,
    uint64_t *to)
{
    (void)c;
    switch (in->form) {
    case VUC_BINARY_ADD_RR_40:
    case VUC_BINARY_SUB_RR_40:
    case VUC_BINARY_SUBR_RR:
    case VUC_BINARY_CLAMPLEP_RR_40:
    case VUC_BINARY_CLAMPS_RR_40:
    case VUC_BINARY_SEXT_RR_40:
    case VUC_BINARY_BSET_RR_40:
    case VUC_BINARY_BCLR_RR_40:
    case VUC_BINARY_SHL_RR_40:
    case VUC_BINARY_SHR_RR_40:
    case VUC_BINARY_SAR_RR_40:
    case VUC_BINARY_AND_RR_40:
    case VUC_BINARY_OR_RR_40:
    case VUC_BINARY_XOR_RR_40:
    case VUC_BINARY_ADD_RS_40:
    case VUC_BINARY_SUB_RS_40:
    case VUC_BINARY_SUBR_RS:
    case VUC_BINARY_CLAMPLEP_RS_40:
    case VUC_BINARY_CLAMPS_RS_40:
    case VUC_BINARY_SEXT_RS_40:
    case VUC_BINARY_BSET_RS_40:
    case VUC_BINARY_BCLR_RS_40:
    case VUC_BINARY_SHL_RS_40:
    case VUC_BINARY_SHR_RS_40:
    case VUC_BINARY_SAR_RS_40:
    case VUC_BINARY_AND_RS_40:
    case VUC_BINARY_OR_RS_40:
    case VUC_BINARY_XOR_RS_40:
    case VUC_BINARY_ADD_SR_40:
    case VUC_BINARY_SUB_SR_40:
    case VUC_BINARY_SUBR_SR:
    case VUC_BINARY_CLAMPLEP_SR_40:
    case VUC_BINARY_CLAMPS_SR_40:
    case VUC_BINARY_SEXT_SR_40:
    case VUC_BINARY_BSET_SR_40:
    case VUC_BINARY_BCLR_SR_40:
    case VUC_BINARY_SHL_SR_40:
    case VUC_BINARY_SHR_SR_40:
    case VUC_BINARY_SAR_SR_40:
    case VUC_BINARY_AND_SR_40:
    case VUC_BINARY_OR_SR_40:
    case VUC_BINARY_XOR_SR_40:
    case VUC_SLCT_RR_40:
    case VUC_SLCT_RS_40:
    case VUC_SLCT_SR_40:
    case VUC_COMPLEMENT_RR_40:
    case VUC_COMPLEMENT_RS_40:
    case VUC_COMPLEMENT_SR_40:
    case VUC_LUT_RR_40:
    case VUC_LUT_RS_40:
    case VUC_LUT_SR_40:
        if (in->alt[4] == 1) {
            *to = (c->address + in->value[9]) & 0x7ff;
            return true;
        }
        return false;
    case VUC_UNARY_HSWAP_RR_40:
    case VUC_UNARY_HSWAP_RS_40:
    case VUC_UNARY_HSWAP_SR_40:
    case VUC_MOV_R_40:
    case VUC_MOV_I_40:
    case VUC_MOV_SR_40:
    case VUC_MOV_SI_40:
        if (in->alt[3] == 1) {
            *to = (c->address + in->value[7]) & 0x7ff;
            return true;
        }
        return false;
    case VUC_SET_SETGT_R_40:
    case VUC_SET_SETLT_R_40:
    case VUC_SET_SETEQ_R_40:
    case VUC_SET_SETLEP_R_40:
    case VUC_SET_SETZERO_R:
    case VUC_SET_BTEST_R_40:
    case VUC_SET_SETGT_S_40:
    case VUC_SET_SETLT_S_40:
    case VUC_SET_SETEQ_S_40:
    case VUC_SET_SETLEP_S_40:
    case VUC_SET_SETZERO_S:
    case VUC_SET_BTEST_S_40:
    case VUC_SET_SETGT_D_40:
    case VUC_SET_SETLT_D_40:
    case VUC_SET_SETEQ_D_40:
    case VUC_SET_SETLEP_D_40:
    case VUC_SET_SETZERO_D:
    case VUC_SET_BTEST_D_40:
        if (in->alt[4] == 1) {
            *to = (c->address + in->value[8]) & 0x7ff;
            return true;
        }
        return false;
    case VUC_BRA_40:
    case VUC_BRA_30:
    case VUC_CALL_40:
    case VUC_CALL_30:
        *to = (in->value[0]) & 0x7ff;
        return true;
    case VUC_RET_40:
    case VUC_SLEEP_40:
    case VUC_NOP_40:
    case VUC_CLICNT_40:
    case VUC_ENGINE_MBIREAD_40:
    case VUC_ENGINE_MBINEXT_40:
    case VUC_ENGINE_MVSREAD_40:
    case VUC_ENGINE_MVSWRITE_40:
    case VUC_NAMED_ONLY_O21_40:
    case VUC_NAMED_ONLY_O22_40:
    case VUC_NAMED_ONLY_O23_40:
    case VUC_NAMED_ONLY_O25_40:
    case VUC_NAMED_ONLY_O26_40:
    case VUC_NAMED_ONLY_O2B_40:
    case VUC_NAMED_ONLY_O2C_40:
        if (in->alt[1] == 1) {
            *to = (c->address + in->value[3]) & 0x7ff;
            return true;
        }
        return false;
    case VUC_WAIT_WSTC_40:
    case VUC_WAIT_WSTS_40:
        if (in->alt[1] == 1) {
            *to = (c->address + in->value[4]) & 0x7ff;
            return true;
        }
        return false;
    case VUC_LOGIC_AND_FREE_40:
    case VUC_LOGIC_OR_FREE_40:
    case VUC_LOGIC_XOR_FREE_40:
        if (in->alt[1] == 1) {
            *to = (c->address + in->value[7]) & 0x7ff;
            return true;
        }
        return false;
    case VUC_LOGIC_AND_GUARDED_40:
    case VUC_LOGIC_OR_GUARDED_40:
    case VUC_LOGIC_XOR_GUARDED_40:
        if (in->alt[1] == 1) {
            *to = (c->address + in->value[8]) & 0x7ff;
            return true;
        }
        return false;
    case VUC_LMUL_LMULU_40:
    case VUC_LMUL_LMULS_40:
        if (in->alt[2] == 1) {
            *to = (c->address + in->value[6]) & 0x7ff;
            return true;
        }
        return false;
    case VUC_LSHIFT_LSRR_40:
        if (in->alt[2] == 1) {
            *to = (c->address + in->value[5]) & 0x7ff;
            return true;
        }
        return false;
    case VUC_LD_D_40:
    case VUC_LD_PWT_40:
    case VUC_LD_MVSI_40:
    case VUC_LD_B6_40:
    case VUC_LD_B7_40:
    case VUC_ST_D_40:
    case VUC_ST_MVSO_40:
    case VUC_ST_B6_40:
    case VUC_ST_B7_40:
    case VUC_ST_VP_40:
        if (in->alt[2] == 1) {
            *to = (c->address + in->value[8]) & 0x7ff;
            return true;
        }
        return false;
    default:
        return false;
    }
}

static const char *const engines[] = {"long"};

const struct isadora_target vuc_target = {
    .name = "vuc", .title = "vuc, the microcontroller of VP2, VP3 and VP4",
    .configs = configs, .config_count = 3,
    .units = units, .unit_count = 2,
    .forms = forms, .form_count = 240,
    .fields = fields, .field_count = 35,
    .files = files, .file_count = 10,
    .spaces = spaces, .space_count = 6,
    .encoding_space = encoding_space, .encoding_space_count = 3,
    .text_max = VUC_TEXT_MAX,
    .state_size = sizeof(struct vuc_state),
    .pc_counts_units = 1,
    .start = 0x0,
    .words = words, .word_count = 152,
    .decode = vuc_decode,
    .identify = vuc_identify,
    .operands = vuc_operands,
    .encode = vuc_encode,
    .format = vuc_format,
    .reset = vuc_reset,
    .execute = vuc_execute,
    .branch_target = vuc_branch_target,
    .syntax = &vuc_syntax,
    .slots = vuc_slots,
    .ops = vuc_ops, .op_size = sizeof(struct vuc_op), .fill = vuc_fill,
    .write_back = vuc_write_back,
    .tick = vuc_tick,
    .uses = &vuc_uses,
    .paths = &vuc_uses,
    .engines = engines, .engine_count = 1,
};
