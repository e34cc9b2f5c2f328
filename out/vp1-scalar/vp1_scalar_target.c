/* Generated from the description vp1-scalar by gen/emit/target. Do not edit. */
#include "vp1_scalar_state.h"
#include "base/target_tables.h"

extern const struct isadora_use_tables vp1_scalar_uses;

static const struct isadora_config configs[] = {
    {"nv41", "nv41", NULL, NULL, NULL},
    {"g80", "g80", NULL, NULL, NULL},
};

static const struct isadora_unit units[] = {
    {4, 32, 0, 4, 0x3},
};

CODES(SLCT,
    T(0, "sf") T(1, "zf") T(2, "b19") T(3, "b20d") T(4, "b20") T(5, "b21") T(6, "b19a") T(7, "b18")
    T(8, "asf") T(9, "azf") T(10, "aef") T(11, "c11") T(12, "c12") T(13, "lzf") T(14, "false")
        T(15, "true"))
CODES(RND,
    T(0, "rd") T(1, "rn"))
CODES(SIGN1,
    T(0, "u") T(1, "s"))
CODES(SIGN2,
    T(0, "u") T(1, "s"))
CODES(VCFLAG,
    T(0, "sf") T(1, "zf"))

static const struct isadora_field fields[] = {
    FIELD(VP1_SCALAR_FIELD_OP, "OP", NUMBER, 8, 1, -1, PIECES({24, 31}))
    FIELD(VP1_SCALAR_FIELD_UNSIGN, "UNSIGN", NUMBER, 1, 1, -1, PIECES({28, 28}))
    FIELD(VP1_SCALAR_FIELD_IMMED, "IMMED", NUMBER, 1, 1, -1, PIECES({29, 29}))
    FIELD(VP1_SCALAR_FIELD_DST, "DST", REGISTER, 5, 1, 0, PIECES({19, 23}))
    FIELD(VP1_SCALAR_FIELD_SRC1, "SRC1", REGISTER, 5, 1, 0, PIECES({14, 18}))
    FIELD(VP1_SCALAR_FIELD_SRC2, "SRC2", REGISTER, 5, 1, 0, PIECES({9, 13}))
    FIELD(VP1_SCALAR_FIELD_CDST, "CDST", REGISTER, 3, 1, 1, PIECES({0, 2}))
    FIELD(VP1_SCALAR_FIELD_COND, "COND", REGISTER, 2, 1, 1, PIECES({3, 4}))
    FIELD(VP1_SCALAR_FIELD_SLCT, "SLCT", CODES, 4, 1, -1, PIECES({5, 8}), HAS_CODES(SLCT))
    FIELD(VP1_SCALAR_FIELD_IMM, "IMM", NUMBER, 11, 1, -1, PIECES({3, 13}), .is_signed = 1)
    FIELD(VP1_SCALAR_FIELD_BIMM, "BIMM", NUMBER, 8, 1, -1, PIECES({3, 10}))
    FIELD(VP1_SCALAR_FIELD_BIMMMUL, "BIMMMUL", NUMBER, 6, 4, -1, PIECES({9, 13}, {0, 0}))
    FIELD(VP1_SCALAR_FIELD_BIMMBAD, "BIMMBAD", NUMBER, 8, 1, -1, PIECES({0, 7}))
    FIELD(VP1_SCALAR_FIELD_IMM19, "IMM19", NUMBER, 19, 1, -1, PIECES({0, 18}), .is_signed = 1)
    FIELD(VP1_SCALAR_FIELD_IMM16, "IMM16", NUMBER, 16, 65536, -1, PIECES({0, 15}))
    FIELD(VP1_SCALAR_FIELD_BITOP, "BITOP", NUMBER, 4, 1, -1, PIECES({3, 6}))
    FIELD(VP1_SCALAR_FIELD_RND, "RND", CODES, 1, 1, -1, PIECES({8, 8}), HAS_CODES(RND))
    FIELD(VP1_SCALAR_FIELD_SIGN1, "SIGN1", CODES, 1, 1, -1, PIECES({2, 2}), HAS_CODES(SIGN1))
    FIELD(VP1_SCALAR_FIELD_SIGN2, "SIGN2", CODES, 1, 1, -1, PIECES({1, 1}), HAS_CODES(SIGN2))
    FIELD(VP1_SCALAR_FIELD_FACTOR1, "FACTOR1", NUMBER, 9, 1, -1, PIECES({1, 9}), .is_signed = 1)
    FIELD(VP1_SCALAR_FIELD_FACTOR2, "FACTOR2", NUMBER, 9, 1, -1, PIECES({10, 18}), .is_signed = 1)
    FIELD(VP1_SCALAR_FIELD_VCIDX, "VCIDX", REGISTER, 2, 1, 3, PIECES({19, 20}))
    FIELD(VP1_SCALAR_FIELD_VCFLAG, "VCFLAG", CODES, 1, 1, -1, PIECES({21, 21}), HAS_CODES(VCFLAG))
    FIELD(VP1_SCALAR_FIELD_VCXFRM, "VCXFRM", NUMBER, 3, 1, -1, PIECES({22, 23}, {0, 0}))
    FIELD(VP1_SCALAR_FIELD_RFILE, "RFILE", NUMBER, 5, 1, -1, PIECES({3, 7}), .decimal = 1)
    FIELD(VP1_SCALAR_FIELD_TOIDX, "TOIDX", NUMBER, 5, 1, -1, PIECES({19, 23}), .decimal = 1)
    FIELD(VP1_SCALAR_FIELD_FROMIDX, "FROMIDX", NUMBER, 5, 1, -1, PIECES({14, 18}), .decimal = 1)
    FIELD(VP1_SCALAR_FIELD_MDST, "MDST", REGISTER, 6, 1, 6, PIECES({19, 23}, {3, 3}))
    FIELD(VP1_SCALAR_FIELD_MSRC, "MSRC", REGISTER, 6, 1, 6, PIECES({14, 18}, {3, 3}))
};

#define F(name) {VP1_SCALAR_FIELD_##name},
#define SLOTS_WORD2 F(SRC2) F(COND) F(SLCT) F(IMM)
#define SLOTS_BYTES2 F(SRC2) F(COND) F(SLCT) F(BIMM)
SLOTS(arith_mul_two, F(DST) F(CDST) F(SRC1) SLOTS_WORD2)
SLOTS(arith_abs_one, F(DST) F(CDST) F(SRC1))
SLOTS(bitop_nor, F(DST) F(CDST) F(SRC1) F(SRC2))
SLOTS(bitop_rest, F(BITOP) F(DST) F(CDST) F(SRC1) F(SRC2))
SLOTS(bits_imm_and, F(DST) F(CDST) F(SRC1) F(IMM))
SLOTS(bytes_bmin_signed_two, F(DST) F(CDST) F(SRC1) SLOTS_BYTES2)
SLOTS(byte_bits_band, F(DST) F(CDST) F(SRC1) F(BIMM))
SLOTS(bmul_bmul_s_reg, F(RND) F(DST) F(SIGN1) F(SRC1) F(SIGN2) F(SRC2))
SLOTS(bmul_bmul_s_imm, F(RND) F(DST) F(SIGN1) F(SRC1) F(SIGN2) F(BIMMMUL))
SLOTS(bmul_bmula_s_bad, F(RND) F(DST) F(SIGN1) F(SRC1) F(SIGN2) F(BIMMBAD))
SLOTS(bmulbus_reg, F(SIGN1) F(SRC1) F(SIGN2) F(SRC2))
SLOTS(bmulbus_imm, F(SIGN1) F(SRC1) F(SIGN2) F(BIMMBAD))
SLOTS(bmulabus_signed_reg, F(RND) F(SIGN1) F(SRC1) F(SIGN2) F(SRC2))
SLOTS(bmulabus_signed_imm, F(RND) F(SIGN1) F(SRC1) F(SIGN2) F(BIMMBAD))
SLOTS(bprodbus_reg, F(SRC1) F(SRC2))
SLOTS(bprodbus_imm, F(SRC1) F(BIMMBAD))
SLOTS(bprodbusc, F(CDST) F(SRC1) SLOTS_BYTES2)
SLOTS(mov_imm, F(DST) F(IMM19))
SLOTS(sethi, F(DST) F(IMM16))
SLOTS(mov_to, F(DST) F(MDST) F(RFILE) F(TOIDX) F(CDST) F(SRC1))
SLOTS(mov_from, F(DST) F(CDST) F(SRC1) F(MSRC) F(RFILE) F(FROMIDX))
SLOTS(mov_to_untested, F(DST) F(RFILE) F(TOIDX) F(CDST) F(SRC1))
SLOTS(mov_from_untested, F(DST) F(CDST) F(SRC1) F(RFILE) F(FROMIDX))
SLOTS(cclear, F(CDST) F(SRC1))
SLOTS(vec, F(FACTOR1) F(FACTOR2) F(VCIDX) F(VCFLAG) F(VCXFRM))
SLOTS(bvec, F(SRC1) F(VCIDX) F(VCFLAG) F(VCXFRM))
SLOTS(bvecmad, F(SRC1) F(SRC2) F(COND) F(SLCT) F(VCIDX) F(VCFLAG) F(VCXFRM))

LINES(CDST, "", "$c<CDST>")
LINES(WORD2, "$r<SRC2>", "(slct $c<COND> <SLCT> $r<SRC2>q)", "(slct $c<COND> <SLCT> $r<SRC2>d)",
    "<IMM>")
CHOICES(arith_mul_two, C(CDST) R(WORD2, "b"))
CHOICES(arith_abs_one, C(CDST))
LINES(BYTES2, "$r<SRC2>", "(slct $c<COND> <SLCT> $r<SRC2>q)", "(slct $c<COND> <SLCT> $r<SRC2>d)",
    "<BIMM>")
CHOICES(bytes_bmin_signed_two, C(CDST) R(BYTES2, "b"))
LINES(REPMUL, "<BIMMMUL>")
CHOICES(bmul_bmul_s_imm, R(REPMUL, "y"))
LINES(REPBAD, "<BIMMBAD>")
CHOICES(bmul_bmula_s_bad, R(REPBAD, "y"))
CHOICES(bprodbusc, C(CDST) R(BYTES2, "y"))
LINES(TOFILE, "$v<DST> 0x0", "$v<DST> 0x1", "$v<DST> 0x2", "$v<DST> 0x3", "$l<DST>", "$l<DST>",
    "$a<DST>", "$m<MDST>", "$x<DST>", "file<RFILE>[<TOIDX>]", "file<RFILE>[<TOIDX>]",
    "file<RFILE>[<TOIDX>]", "file<RFILE>[<TOIDX>]")
CHOICES(mov_to, C(TOFILE) C(CDST))
LINES(FROMFILE, "$v<SRC1> 0x0", "$v<SRC1> 0x1", "$v<SRC1> 0x2", "$v<SRC1> 0x3", "$l<SRC1>",
    "$a<SRC1>", "$c<SRC1>", "$m<MSRC>", "$x<SRC1>", "file<RFILE>[<FROMIDX>]",
    "file<RFILE>[<FROMIDX>]", "file<RFILE>[<FROMIDX>]", "file<RFILE>[<FROMIDX>]")
CHOICES(mov_from, C(CDST) C(FROMFILE))
LINES(TO_UNTESTED, "$sr<DST>", "$mi<DST>", "$uc<DST>", "$d<DST>", "$f<DST>", "file<RFILE>[<TOIDX>]")
CHOICES(mov_to_untested, C(TO_UNTESTED) C(CDST))
LINES(FROM_UNTESTED, "$sr<SRC1>", "$mi<SRC1>", "$uc<SRC1>", "$d<SRC1>", "$f<SRC1>",
    "file<RFILE>[<FROMIDX>]")
CHOICES(mov_from_untested, C(CDST) C(FROM_UNTESTED))

TITLE(arith_mul_two, "Integer arithmetic, minimum, maximum and shifts")
TITLE(bitop_nor, "Bitwise logic by truth table")
TITLE(bits_imm_and, "Bitwise logic with immediate")
TITLE(bytes_bmin_signed_two, "Bytewise minimum, maximum, add, subtract")
TITLE(byte_shift_signed, "Bytewise shift")
TITLE(byte_bits_band, "Bytewise logic with immediate")
TITLE(bmul_bmul_s_reg, "Bytewise multiply")
TITLE(bmulbus_reg, "Bytewise multiply to bus")
TITLE(bmulabus_signed_reg, "Bytewise multiply to bus, low bits")
TITLE(bprodbus_reg, "Unsigned byte product to bus")

EFFECTS(arith_mul_two,
    "reads $r[SRC2] $r[..] $c[COND] $r[SRC1]; writes $r[DST] $c[CDST].0..7 $s2v_factor[0] "
    "$s2v_mask[0].b[0] $s2v_factor[1] $s2v_mask[0].b[1]")
EFFECTS(arith_abs_one,
    "reads $r[SRC1]; writes $r[DST] $c[CDST].0..7 $s2v_factor[0] $s2v_mask[0].b[0] $s2v_factor[1] "
    "$s2v_mask[0].b[1]")
EFFECTS(bitop_nor,
    "reads $r[SRC1] $r[SRC2]; writes $r[DST] $c[CDST].0..7 $s2v_factor[0] $s2v_mask[0].b[0] "
    "$s2v_factor[1] $s2v_mask[0].b[1]")
EFFECTS(bytes_bmin_signed_two,
    "reads $r[SRC2] $r[..] $c[COND] $r[SRC1].b; writes $r[DST].b $c[CDST].0..7")
EFFECTS(bytes_babs_signed_one, "reads $r[SRC1].b; writes $r[DST].b $c[CDST].0..7")
EFFECTS(byte_bits_band, "reads $r[SRC1]; writes $r[DST] $c[CDST].0..7")
EFFECTS(bmul_bmul_s_reg,
    "reads $r[SRC1].b $r[SRC2].b; writes $r[DST].b $s2v_factor[0..3] $s2v_mask[0..1].b")
EFFECTS(bmul_bmul_s_imm, "reads $r[SRC1].b; writes $r[DST].b $s2v_factor[0..3] $s2v_mask[0..1].b")
EFFECTS(bmulbus_reg, "reads $r[SRC1].b $r[SRC2].b; writes $s2v_factor[0..3] $s2v_mask[0..1].b")
EFFECTS(bmulbus_imm, "reads $r[SRC1].b; writes $s2v_factor[0..3] $s2v_mask[0..1].b")

NOTE(arith_mul_two,
    "Source 2 is a register, possibly selected by a condition register, or a signed 11-bit "
    "immediate. `mul` multiplies the low 16 bits of both sources, signed, to a 32-bit product. "
    "`min` and `max` are signed under every opcode, although other instructions are unsigned at "
    "opcodes 58, 59, 78 and 79.")
NOTE(bitop_nor,
    "Each bit of the result is looked up in the four bits of BITOP; the index is twice the bit of "
    "source 1 plus the bit of source 2. Ten of the sixteen truth tables have mnemonics of their "
    "own, the others are written `bitop`. Both sources are plain registers. The only flags that "
    "are computed are zero and the copies of bits 18 to 21.")
NOTE(bits_imm_and,
    "The immediate is sign-extended, so `and` with -0x10 clears four bits. Flags as for `bitop`.")
NOTE(bytes_bmin_signed_two,
    "Also the bytewise absolute value and negation. Each of the four bytes is a signed (`s`) or "
    "unsigned (`u`) number, and results saturate: 0x7f + 1 stays 0x7f. An immediate is used for "
    "each byte. `babs u` changes nothing and `bneg u` always returns 0. A condition register, if "
    "named, has its low byte cleared. Nothing is sent to the bus.")
NOTE(byte_shift_signed,
    "The amount is a signed 4-bit number, -8 to 7, in each byte of source 2: positive shifts "
    "right, negative shifts left. `s` shifts in copies of the sign, `u` zeros. Bits that are "
    "shifted out are lost: this instruction does not saturate.")
NOTE(byte_bits_band,
    "Combines each byte with the 8-bit immediate. A condition register, if named, has its low byte "
    "cleared.")
NOTE(bmul_bmul_s_reg,
    "Multiplies byte by byte. A source with `u` is 0 to 255; one with `s` is -128 to 127 and is "
    "doubled, so that both represent fractions: 0.0 to 1.0, and -1.0 to 1.0. The result is the "
    "high part of the product, saturated: 0 to 255 in `bmul .. u`, -128 to 127 in `bmul .. s`. "
    "`rn` rounds to nearest, ties up; `rd` rounds down.")
NOTE(bmulbus_reg,
    "Opcodes 00, 10, 20 and 30 have no name in any source. They multiply as `bmul` does, never "
    "round, write no register, and send the product without its low eight bits to the bus, without "
    "the valid bit. The name is ours.")
NOTE(bmulabus_signed_reg,
    "Opcodes 03, 13, 23 and 33, unnamed as well. As `bmula` without a register result: signs, "
    "rounding, and the low ten bits of the product on the bus, without the valid bit. The name is "
    "ours.")
NOTE(bprodbus_reg,
    "Ten more unnamed opcodes: they send the low ten bits of products of unsigned bytes to the "
    "bus, without the valid bit, and do nothing else. The name is ours.")

SHARES(bmul_bmul_s_reg, "bad opcode: the decoder reads the signs out of the immediate")

static const struct isadora_form forms[] = {
    FORM(VP1_SCALAR_ARITH_MUL_TWO, "arith.mul.two", "arith", title_arith_mul_two, "mul",
        4, HARDWARE, 0x3,
        "mul $r<DST> {$c<CDST>} $r<SRC1> <b>",
        effects_arith_mul_two,
        "01..0001 dddddsss ssssssss sssccccc",
        HAS_SLOTS(arith_mul_two), HAS_CHOICES(arith_mul_two), .note = note_arith_mul_two)
    FORM(VP1_SCALAR_ARITH_MIN_TWO, "arith.min.two", "arith", title_arith_mul_two, "min",
        4, HARDWARE, 0x3,
        "min $r<DST> {$c<CDST>} $r<SRC1> <b>",
        effects_arith_mul_two,
        "01..1000 dddddsss ssssssss sssccccc",
        HAS_SLOTS(arith_mul_two), HAS_CHOICES(arith_mul_two), .note = note_arith_mul_two)
    FORM(VP1_SCALAR_ARITH_MAX_TWO, "arith.max.two", "arith", title_arith_mul_two, "max",
        4, HARDWARE, 0x3,
        "max $r<DST> {$c<CDST>} $r<SRC1> <b>",
        effects_arith_mul_two,
        "01..1001 dddddsss ssssssss sssccccc",
        HAS_SLOTS(arith_mul_two), HAS_CHOICES(arith_mul_two), .note = note_arith_mul_two)
    FORM(VP1_SCALAR_ARITH_ADD_TWO, "arith.add.two", "arith", title_arith_mul_two, "add",
        4, HARDWARE, 0x3,
        "add $r<DST> {$c<CDST>} $r<SRC1> <b>",
        effects_arith_mul_two,
        "01..1100 dddddsss ssssssss sssccccc",
        HAS_SLOTS(arith_mul_two), HAS_CHOICES(arith_mul_two), .note = note_arith_mul_two)
    FORM(VP1_SCALAR_ARITH_SUB_TWO, "arith.sub.two", "arith", title_arith_mul_two, "sub",
        4, HARDWARE, 0x3,
        "sub $r<DST> {$c<CDST>} $r<SRC1> <b>",
        effects_arith_mul_two,
        "01..1101 dddddsss ssssssss sssccccc",
        HAS_SLOTS(arith_mul_two), HAS_CHOICES(arith_mul_two), .note = note_arith_mul_two)
    FORM(VP1_SCALAR_ARITH_SAR_TWO, "arith.sar.two", "arith", title_arith_mul_two, "sar",
        4, HARDWARE, 0x3,
        "sar $r<DST> {$c<CDST>} $r<SRC1> <b>",
        effects_arith_mul_two,
        "01.01110 dddddsss ssssssss sssccccc",
        HAS_SLOTS(arith_mul_two), HAS_CHOICES(arith_mul_two), .note = note_arith_mul_two)
    FORM(VP1_SCALAR_ARITH_SHR_TWO, "arith.shr.two", "arith", title_arith_mul_two, "shr",
        4, HARDWARE, 0x3,
        "shr $r<DST> {$c<CDST>} $r<SRC1> <b>",
        effects_arith_mul_two,
        "01.11110 dddddsss ssssssss sssccccc",
        HAS_SLOTS(arith_mul_two), HAS_CHOICES(arith_mul_two), .note = note_arith_mul_two)
    FORM(VP1_SCALAR_ARITH_ABS_ONE, "arith.abs.one", "arith", title_arith_mul_two, "abs",
        4, HARDWARE, 0x3,
        "abs $r<DST> {$c<CDST>} $r<SRC1>",
        effects_arith_abs_one,
        "01..1010 dddddsss ss------ -----ccc",
        HAS_SLOTS(arith_abs_one), HAS_CHOICES(arith_abs_one), .note = note_arith_mul_two)
    FORM(VP1_SCALAR_ARITH_NEG_ONE, "arith.neg.one", "arith", title_arith_mul_two, "neg",
        4, HARDWARE, 0x3,
        "neg $r<DST> {$c<CDST>} $r<SRC1>",
        effects_arith_abs_one,
        "01..1011 dddddsss ss------ -----ccc",
        HAS_SLOTS(arith_abs_one), HAS_CHOICES(arith_abs_one), .note = note_arith_mul_two)
    FORM(VP1_SCALAR_BITOP_NOR, "bitop.nor", "bitop", title_bitop_nor, "nor", 4, HARDWARE, 0x3,
        "nor $r<DST> {$c<CDST>} $r<SRC1> $r<SRC2>",
        effects_bitop_nor,
        "01000010 dddddsss sssssss- -0001ccc",
        HAS_SLOTS(bitop_nor), HAS_CHOICES(arith_abs_one), .note = note_bitop_nor)
    FORM(VP1_SCALAR_BITOP_AND_NOT1, "bitop.and_not1", "bitop", title_bitop_nor, "and",
        4, HARDWARE, 0x3,
        "and $r<DST> {$c<CDST>} not $r<SRC1> $r<SRC2>",
        effects_bitop_nor,
        "01000010 dddddsss sssssss- -0010ccc",
        HAS_SLOTS(bitop_nor), HAS_CHOICES(arith_abs_one), .note = note_bitop_nor)
    FORM(VP1_SCALAR_BITOP_AND_NOT2, "bitop.and_not2", "bitop", title_bitop_nor, "and",
        4, HARDWARE, 0x3,
        "and $r<DST> {$c<CDST>} $r<SRC1> not $r<SRC2>",
        effects_bitop_nor,
        "01000010 dddddsss sssssss- -0100ccc",
        HAS_SLOTS(bitop_nor), HAS_CHOICES(arith_abs_one), .note = note_bitop_nor)
    FORM(VP1_SCALAR_BITOP_XOR, "bitop.xor", "bitop", title_bitop_nor, "xor", 4, HARDWARE, 0x3,
        "xor $r<DST> {$c<CDST>} $r<SRC1> $r<SRC2>",
        effects_bitop_nor,
        "01000010 dddddsss sssssss- -0110ccc",
        HAS_SLOTS(bitop_nor), HAS_CHOICES(arith_abs_one), .note = note_bitop_nor)
    FORM(VP1_SCALAR_BITOP_NAND, "bitop.nand", "bitop", title_bitop_nor, "nand", 4, HARDWARE, 0x3,
        "nand $r<DST> {$c<CDST>} $r<SRC1> $r<SRC2>",
        effects_bitop_nor,
        "01000010 dddddsss sssssss- -0111ccc",
        HAS_SLOTS(bitop_nor), HAS_CHOICES(arith_abs_one), .note = note_bitop_nor)
    FORM(VP1_SCALAR_BITOP_AND, "bitop.and", "bitop", title_bitop_nor, "and", 4, HARDWARE, 0x3,
        "and $r<DST> {$c<CDST>} $r<SRC1> $r<SRC2>",
        effects_bitop_nor,
        "01000010 dddddsss sssssss- -1000ccc",
        HAS_SLOTS(bitop_nor), HAS_CHOICES(arith_abs_one), .note = note_bitop_nor)
    FORM(VP1_SCALAR_BITOP_NXOR, "bitop.nxor", "bitop", title_bitop_nor, "nxor", 4, HARDWARE, 0x3,
        "nxor $r<DST> {$c<CDST>} $r<SRC1> $r<SRC2>",
        effects_bitop_nor,
        "01000010 dddddsss sssssss- -1001ccc",
        HAS_SLOTS(bitop_nor), HAS_CHOICES(arith_abs_one), .note = note_bitop_nor)
    FORM(VP1_SCALAR_BITOP_OR_NOT1, "bitop.or_not1", "bitop", title_bitop_nor, "or",
        4, HARDWARE, 0x3,
        "or $r<DST> {$c<CDST>} not $r<SRC1> $r<SRC2>",
        effects_bitop_nor,
        "01000010 dddddsss sssssss- -1011ccc",
        HAS_SLOTS(bitop_nor), HAS_CHOICES(arith_abs_one), .note = note_bitop_nor)
    FORM(VP1_SCALAR_BITOP_OR_NOT2, "bitop.or_not2", "bitop", title_bitop_nor, "or",
        4, HARDWARE, 0x3,
        "or $r<DST> {$c<CDST>} $r<SRC1> not $r<SRC2>",
        effects_bitop_nor,
        "01000010 dddddsss sssssss- -1101ccc",
        HAS_SLOTS(bitop_nor), HAS_CHOICES(arith_abs_one), .note = note_bitop_nor)
    FORM(VP1_SCALAR_BITOP_OR, "bitop.or", "bitop", title_bitop_nor, "or", 4, HARDWARE, 0x3,
        "or $r<DST> {$c<CDST>} $r<SRC1> $r<SRC2>",
        effects_bitop_nor,
        "01000010 dddddsss sssssss- -1110ccc",
        HAS_SLOTS(bitop_nor), HAS_CHOICES(arith_abs_one), .note = note_bitop_nor)
    FORM(VP1_SCALAR_BITOP_REST, "bitop_rest", "bitop_rest",
        "Bitwise logic, truth tables without a name", "bitop", 4, HARDWARE, 0x3,
        "bitop <BITOP> $r<DST> {$c<CDST>} $r<SRC1> $r<SRC2>",
        effects_bitop_nor,
        "01000010 dddddsss sssssss- -bbbbccc",
        HAS_SLOTS(bitop_rest), HAS_CHOICES(arith_abs_one),
            .note = "Constants 0 and all ones, either source, and either source inverted.")
    FORM(VP1_SCALAR_BITS_IMM_AND, "bits_imm.and", "bits_imm", title_bits_imm_and, "and",
        4, HARDWARE, 0x3,
        "and $r<DST> {$c<CDST>} $r<SRC1> <IMM>",
        effects_arith_abs_one,
        "01100010 dddddsss ssiiiiii iiiiiccc",
        HAS_SLOTS(bits_imm_and), HAS_CHOICES(arith_abs_one), .note = note_bits_imm_and)
    FORM(VP1_SCALAR_BITS_IMM_XOR, "bits_imm.xor", "bits_imm", title_bits_imm_and, "xor",
        4, HARDWARE, 0x3,
        "xor $r<DST> {$c<CDST>} $r<SRC1> <IMM>",
        effects_arith_abs_one,
        "01100011 dddddsss ssiiiiii iiiiiccc",
        HAS_SLOTS(bits_imm_and), HAS_CHOICES(arith_abs_one), .note = note_bits_imm_and)
    FORM(VP1_SCALAR_BITS_IMM_OR, "bits_imm.or", "bits_imm", title_bits_imm_and, "or",
        4, HARDWARE, 0x3,
        "or $r<DST> {$c<CDST>} $r<SRC1> <IMM>",
        effects_arith_abs_one,
        "01100100 dddddsss ssiiiiii iiiiiccc",
        HAS_SLOTS(bits_imm_and), HAS_CHOICES(arith_abs_one), .note = note_bits_imm_and)
    FORM(VP1_SCALAR_BYTES_BMIN_SIGNED_TWO, "bytes.bmin.signed.two", "bytes",
        title_bytes_bmin_signed_two, "bmin", 4, HARDWARE, 0x3,
        "bmin s $r<DST> {$c<CDST>} $r<SRC1> <b>",
        effects_bytes_bmin_signed_two,
        "00.01000 dddddsss ssssssss sssccccc",
        HAS_SLOTS(bytes_bmin_signed_two), HAS_CHOICES(bytes_bmin_signed_two),
            .note = note_bytes_bmin_signed_two)
    FORM(VP1_SCALAR_BYTES_BMIN_UNSIGNED_TWO, "bytes.bmin.unsigned.two", "bytes",
        title_bytes_bmin_signed_two, "bmin", 4, HARDWARE, 0x3,
        "bmin u $r<DST> {$c<CDST>} $r<SRC1> <b>",
        effects_bytes_bmin_signed_two,
        "00.11000 dddddsss ssssssss sssccccc",
        HAS_SLOTS(bytes_bmin_signed_two), HAS_CHOICES(bytes_bmin_signed_two),
            .note = note_bytes_bmin_signed_two)
    FORM(VP1_SCALAR_BYTES_BMAX_SIGNED_TWO, "bytes.bmax.signed.two", "bytes",
        title_bytes_bmin_signed_two, "bmax", 4, HARDWARE, 0x3,
        "bmax s $r<DST> {$c<CDST>} $r<SRC1> <b>",
        effects_bytes_bmin_signed_two,
        "00.01001 dddddsss ssssssss sssccccc",
        HAS_SLOTS(bytes_bmin_signed_two), HAS_CHOICES(bytes_bmin_signed_two),
            .note = note_bytes_bmin_signed_two)
    FORM(VP1_SCALAR_BYTES_BMAX_UNSIGNED_TWO, "bytes.bmax.unsigned.two", "bytes",
        title_bytes_bmin_signed_two, "bmax", 4, HARDWARE, 0x3,
        "bmax u $r<DST> {$c<CDST>} $r<SRC1> <b>",
        effects_bytes_bmin_signed_two,
        "00.11001 dddddsss ssssssss sssccccc",
        HAS_SLOTS(bytes_bmin_signed_two), HAS_CHOICES(bytes_bmin_signed_two),
            .note = note_bytes_bmin_signed_two)
    FORM(VP1_SCALAR_BYTES_BADD_SIGNED_TWO, "bytes.badd.signed.two", "bytes",
        title_bytes_bmin_signed_two, "badd", 4, HARDWARE, 0x3,
        "badd s $r<DST> {$c<CDST>} $r<SRC1> <b>",
        effects_bytes_bmin_signed_two,
        "00.01100 dddddsss ssssssss sssccccc",
        HAS_SLOTS(bytes_bmin_signed_two), HAS_CHOICES(bytes_bmin_signed_two),
            .note = note_bytes_bmin_signed_two)
    FORM(VP1_SCALAR_BYTES_BADD_UNSIGNED_TWO, "bytes.badd.unsigned.two", "bytes",
        title_bytes_bmin_signed_two, "badd", 4, HARDWARE, 0x3,
        "badd u $r<DST> {$c<CDST>} $r<SRC1> <b>",
        effects_bytes_bmin_signed_two,
        "00.11100 dddddsss ssssssss sssccccc",
        HAS_SLOTS(bytes_bmin_signed_two), HAS_CHOICES(bytes_bmin_signed_two),
            .note = note_bytes_bmin_signed_two)
    FORM(VP1_SCALAR_BYTES_BSUB_SIGNED_TWO, "bytes.bsub.signed.two", "bytes",
        title_bytes_bmin_signed_two, "bsub", 4, HARDWARE, 0x3,
        "bsub s $r<DST> {$c<CDST>} $r<SRC1> <b>",
        effects_bytes_bmin_signed_two,
        "00.01101 dddddsss ssssssss sssccccc",
        HAS_SLOTS(bytes_bmin_signed_two), HAS_CHOICES(bytes_bmin_signed_two),
            .note = note_bytes_bmin_signed_two)
    FORM(VP1_SCALAR_BYTES_BSUB_UNSIGNED_TWO, "bytes.bsub.unsigned.two", "bytes",
        title_bytes_bmin_signed_two, "bsub", 4, HARDWARE, 0x3,
        "bsub u $r<DST> {$c<CDST>} $r<SRC1> <b>",
        effects_bytes_bmin_signed_two,
        "00.11101 dddddsss ssssssss sssccccc",
        HAS_SLOTS(bytes_bmin_signed_two), HAS_CHOICES(bytes_bmin_signed_two),
            .note = note_bytes_bmin_signed_two)
    FORM(VP1_SCALAR_BYTES_BABS_SIGNED_ONE, "bytes.babs.signed.one", "bytes",
        title_bytes_bmin_signed_two, "babs", 4, HARDWARE, 0x3,
        "babs s $r<DST> {$c<CDST>} $r<SRC1>",
        effects_bytes_babs_signed_one,
        "00.01010 dddddsss ss------ -----ccc",
        HAS_SLOTS(arith_abs_one), HAS_CHOICES(arith_abs_one), .note = note_bytes_bmin_signed_two)
    FORM(VP1_SCALAR_BYTES_BABS_UNSIGNED_ONE, "bytes.babs.unsigned.one", "bytes",
        title_bytes_bmin_signed_two, "babs", 4, HARDWARE, 0x3,
        "babs u $r<DST> {$c<CDST>} $r<SRC1>",
        effects_bytes_babs_signed_one,
        "00.11010 dddddsss ss------ -----ccc",
        HAS_SLOTS(arith_abs_one), HAS_CHOICES(arith_abs_one), .note = note_bytes_bmin_signed_two)
    FORM(VP1_SCALAR_BYTES_BNEG_SIGNED_ONE, "bytes.bneg.signed.one", "bytes",
        title_bytes_bmin_signed_two, "bneg", 4, HARDWARE, 0x3,
        "bneg s $r<DST> {$c<CDST>} $r<SRC1>",
        effects_bytes_babs_signed_one,
        "00.01011 dddddsss ss------ -----ccc",
        HAS_SLOTS(arith_abs_one), HAS_CHOICES(arith_abs_one), .note = note_bytes_bmin_signed_two)
    FORM(VP1_SCALAR_BYTES_BNEG_UNSIGNED_ONE, "bytes.bneg.unsigned.one", "bytes",
        title_bytes_bmin_signed_two, "bneg", 4, HARDWARE, 0x3,
        "bneg u $r<DST> {$c<CDST>} $r<SRC1>",
        effects_bytes_babs_signed_one,
        "00.11011 dddddsss ss------ -----ccc",
        HAS_SLOTS(arith_abs_one), HAS_CHOICES(arith_abs_one), .note = note_bytes_bmin_signed_two)
    FORM(VP1_SCALAR_BYTE_SHIFT_SIGNED, "byte_shift.signed", "byte_shift", title_byte_shift_signed,
        "bshr", 4, HARDWARE, 0x3,
        "bshr s $r<DST> {$c<CDST>} $r<SRC1> <b>",
        effects_bytes_bmin_signed_two,
        "00.01110 dddddsss ssssssss sssccccc",
        HAS_SLOTS(bytes_bmin_signed_two), HAS_CHOICES(bytes_bmin_signed_two),
            .note = note_byte_shift_signed)
    FORM(VP1_SCALAR_BYTE_SHIFT_UNSIGNED, "byte_shift.unsigned", "byte_shift",
        title_byte_shift_signed, "bshr", 4, HARDWARE, 0x3,
        "bshr u $r<DST> {$c<CDST>} $r<SRC1> <b>",
        effects_bytes_bmin_signed_two,
        "00.11110 dddddsss ssssssss sssccccc",
        HAS_SLOTS(bytes_bmin_signed_two), HAS_CHOICES(bytes_bmin_signed_two),
            .note = note_byte_shift_signed)
    FORM(VP1_SCALAR_BYTE_BITS_BAND, "byte_bits.band", "byte_bits", title_byte_bits_band, "band",
        4, HARDWARE, 0x3,
        "band $r<DST> {$c<CDST>} $r<SRC1> <BIMM>",
        effects_byte_bits_band,
        "00100101 dddddsss ss---bbb bbbbbccc",
        HAS_SLOTS(byte_bits_band), HAS_CHOICES(arith_abs_one), .note = note_byte_bits_band)
    FORM(VP1_SCALAR_BYTE_BITS_BOR, "byte_bits.bor", "byte_bits", title_byte_bits_band, "bor",
        4, HARDWARE, 0x3,
        "bor $r<DST> {$c<CDST>} $r<SRC1> <BIMM>",
        effects_byte_bits_band,
        "00100110 dddddsss ss---bbb bbbbbccc",
        HAS_SLOTS(byte_bits_band), HAS_CHOICES(arith_abs_one), .note = note_byte_bits_band)
    FORM(VP1_SCALAR_BYTE_BITS_BXOR, "byte_bits.bxor", "byte_bits", title_byte_bits_band, "bxor",
        4, HARDWARE, 0x3,
        "bxor $r<DST> {$c<CDST>} $r<SRC1> <BIMM>",
        effects_byte_bits_band,
        "00100111 dddddsss ss---bbb bbbbbccc",
        HAS_SLOTS(byte_bits_band), HAS_CHOICES(arith_abs_one), .note = note_byte_bits_band)
    FORM(VP1_SCALAR_BMUL_BMUL_S_REG, "bmul.bmul_s.reg", "bmul", title_bmul_bmul_s_reg, "bmul",
        4, HARDWARE, 0x3,
        "bmul (rd|rn) s $r<DST> (u|s) $r<SRC1> (u|s) $r<SRC2>",
        effects_bmul_bmul_s_reg,
        "00000001 dddddsss sssssssr -----ss-",
        HAS_SLOTS(bmul_bmul_s_reg), .note = note_bmul_bmul_s_reg, .shares = shares_bmul_bmul_s_reg)
    FORM(VP1_SCALAR_BMUL_BMUL_U_REG, "bmul.bmul_u.reg", "bmul", title_bmul_bmul_s_reg, "bmul",
        4, HARDWARE, 0x3,
        "bmul (rd|rn) u $r<DST> (u|s) $r<SRC1> (u|s) $r<SRC2>",
        effects_bmul_bmul_s_reg,
        "00010001 dddddsss sssssssr -----ss-",
        HAS_SLOTS(bmul_bmul_s_reg), .note = note_bmul_bmul_s_reg, .shares = shares_bmul_bmul_s_reg)
    FORM(VP1_SCALAR_BMUL_BMULA_S_REG, "bmul.bmula_s.reg", "bmul", title_bmul_bmul_s_reg, "bmula",
        4, HARDWARE, 0x3,
        "bmula (rd|rn) s $r<DST> (u|s) $r<SRC1> (u|s) $r<SRC2>",
        effects_bmul_bmul_s_reg,
        "00000010 dddddsss sssssssr -----ss-",
        HAS_SLOTS(bmul_bmul_s_reg), .note = note_bmul_bmul_s_reg, .shares = shares_bmul_bmul_s_reg)
    FORM(VP1_SCALAR_BMUL_BMULA_U_REG, "bmul.bmula_u.reg", "bmul", title_bmul_bmul_s_reg, "bmula",
        4, HARDWARE, 0x3,
        "bmula (rd|rn) u $r<DST> (u|s) $r<SRC1> (u|s) $r<SRC2>",
        effects_bmul_bmul_s_reg,
        "00010010 dddddsss sssssssr -----ss-",
        HAS_SLOTS(bmul_bmul_s_reg), .note = note_bmul_bmul_s_reg, .shares = shares_bmul_bmul_s_reg)
    FORM(VP1_SCALAR_BMUL_BMUL_S_IMM, "bmul.bmul_s.imm", "bmul", title_bmul_bmul_s_reg, "bmul",
        4, HARDWARE, 0x3,
        "bmul (rd|rn) s $r<DST> (u|s) $r<SRC1> (u|s) <BIMMMUL>",
        effects_bmul_bmul_s_imm,
        "00100001 dddddsss ssbbbbbr -----ssb",
        HAS_SLOTS(bmul_bmul_s_imm), HAS_CHOICES(bmul_bmul_s_imm), .note = note_bmul_bmul_s_reg,
            .shares = shares_bmul_bmul_s_reg)
    FORM(VP1_SCALAR_BMUL_BMUL_U_IMM, "bmul.bmul_u.imm", "bmul", title_bmul_bmul_s_reg, "bmul",
        4, HARDWARE, 0x3,
        "bmul (rd|rn) u $r<DST> (u|s) $r<SRC1> (u|s) <BIMMMUL>",
        effects_bmul_bmul_s_imm,
        "00110001 dddddsss ssbbbbbr -----ssb",
        HAS_SLOTS(bmul_bmul_s_imm), HAS_CHOICES(bmul_bmul_s_imm), .note = note_bmul_bmul_s_reg,
            .shares = shares_bmul_bmul_s_reg)
    FORM(VP1_SCALAR_BMUL_BMULA_S_BAD, "bmul.bmula_s.bad", "bmul", title_bmul_bmul_s_reg, "bmula",
        4, HARDWARE, 0x3,
        "bmula (rd|rn) s $r<DST> (u|s) $r<SRC1> (u|s) <BIMMBAD>",
        effects_bmul_bmul_s_imm,
        "00100010 dddddsss ss-----r bbbbbssb",
        HAS_SLOTS(bmul_bmula_s_bad), HAS_CHOICES(bmul_bmula_s_bad), .note = note_bmul_bmul_s_reg,
            .shares = shares_bmul_bmul_s_reg)
    FORM(VP1_SCALAR_BMUL_BMULA_U_BAD, "bmul.bmula_u.bad", "bmul", title_bmul_bmul_s_reg, "bmula",
        4, HARDWARE, 0x3,
        "bmula (rd|rn) u $r<DST> (u|s) $r<SRC1> (u|s) <BIMMBAD>",
        effects_bmul_bmul_s_imm,
        "00110010 dddddsss ss-----r bbbbbssb",
        HAS_SLOTS(bmul_bmula_s_bad), HAS_CHOICES(bmul_bmula_s_bad), .note = note_bmul_bmul_s_reg,
            .shares = shares_bmul_bmul_s_reg)
    FORM(VP1_SCALAR_BMULBUS_REG, "bmulbus.reg", "bmulbus", title_bmulbus_reg, "bmulbus",
        4, HARDWARE, 0x3,
        "bmulbus (u|s) $r<SRC1> (u|s) $r<SRC2>",
        effects_bmulbus_reg,
        "000.0000 -----sss sssssss- -----ss-",
        HAS_SLOTS(bmulbus_reg), .note = note_bmulbus_reg, .shares = shares_bmul_bmul_s_reg)
    FORM(VP1_SCALAR_BMULBUS_IMM, "bmulbus.imm", "bmulbus", title_bmulbus_reg, "bmulbus",
        4, HARDWARE, 0x3,
        "bmulbus (u|s) $r<SRC1> (u|s) <BIMMBAD>",
        effects_bmulbus_imm,
        "001.0000 -----sss ss------ bbbbbssb",
        HAS_SLOTS(bmulbus_imm), HAS_CHOICES(bmul_bmula_s_bad), .note = note_bmulbus_reg,
            .shares = shares_bmul_bmul_s_reg)
    FORM(VP1_SCALAR_BMULABUS_SIGNED_REG, "bmulabus.signed.reg", "bmulabus",
        title_bmulabus_signed_reg, "bmulabus", 4, HARDWARE, 0x3,
        "bmulabus (rd|rn) s (u|s) $r<SRC1> (u|s) $r<SRC2>",
        effects_bmulbus_reg,
        "00000011 -----sss sssssssr -----ss-",
        HAS_SLOTS(bmulabus_signed_reg), .note = note_bmulabus_signed_reg,
            .shares = shares_bmul_bmul_s_reg)
    FORM(VP1_SCALAR_BMULABUS_UNSIGNED_REG, "bmulabus.unsigned.reg", "bmulabus",
        title_bmulabus_signed_reg, "bmulabus", 4, HARDWARE, 0x3,
        "bmulabus (rd|rn) u (u|s) $r<SRC1> (u|s) $r<SRC2>",
        effects_bmulbus_reg,
        "00010011 -----sss sssssssr -----ss-",
        HAS_SLOTS(bmulabus_signed_reg), .note = note_bmulabus_signed_reg,
            .shares = shares_bmul_bmul_s_reg)
    FORM(VP1_SCALAR_BMULABUS_SIGNED_IMM, "bmulabus.signed.imm", "bmulabus",
        title_bmulabus_signed_reg, "bmulabus", 4, HARDWARE, 0x3,
        "bmulabus (rd|rn) s (u|s) $r<SRC1> (u|s) <BIMMBAD>",
        effects_bmulbus_imm,
        "00100011 -----sss ss-----r bbbbbssb",
        HAS_SLOTS(bmulabus_signed_imm), HAS_CHOICES(bmul_bmula_s_bad),
            .note = note_bmulabus_signed_reg, .shares = shares_bmul_bmul_s_reg)
    FORM(VP1_SCALAR_BMULABUS_UNSIGNED_IMM, "bmulabus.unsigned.imm", "bmulabus",
        title_bmulabus_signed_reg, "bmulabus", 4, HARDWARE, 0x3,
        "bmulabus (rd|rn) u (u|s) $r<SRC1> (u|s) <BIMMBAD>",
        effects_bmulbus_imm,
        "00110011 -----sss ss-----r bbbbbssb",
        HAS_SLOTS(bmulabus_signed_imm), HAS_CHOICES(bmul_bmula_s_bad),
            .note = note_bmulabus_signed_reg, .shares = shares_bmul_bmul_s_reg)
    FORM(VP1_SCALAR_BPRODBUS_REG, "bprodbus.reg", "bprodbus", title_bprodbus_reg, "bprodbus",
        4, HARDWARE, 0x3,
        "bprodbus $r<SRC1> $r<SRC2>",
        effects_bmulbus_reg,
        "000.01.. -----sss sssssss- --------",
        HAS_SLOTS(bprodbus_reg), .note = note_bprodbus_reg)
    FORM(VP1_SCALAR_BPRODBUS_IMM, "bprodbus.imm", "bprodbus", title_bprodbus_reg, "bprodbus",
        4, HARDWARE, 0x3,
        "bprodbus $r<SRC1> <BIMMBAD>",
        effects_bmulbus_imm,
        "001101.. -----sss ss------ bbbbbbbb",
        HAS_SLOTS(bprodbus_imm), HAS_CHOICES(bmul_bmula_s_bad), .note = note_bprodbus_reg)
    FORM(VP1_SCALAR_BPRODBUSC, "bprodbusc", "bprodbusc",
        "Unsigned byte product to bus, clear flags", "bprodbusc", 4, HARDWARE, 0x3,
        "bprodbusc {$c<CDST>} $r<SRC1> <y>",
        "reads $r[SRC2] $r[..] $c[COND] $r[SRC1].b; writes $s2v_factor[0..3] $s2v_mask[0..1].b "
            "$c[CDST].0..7",
        "00..1111 -----sss ssssssss sssccccc",
        HAS_SLOTS(bprodbusc), HAS_CHOICES(bprodbusc),
            .note = "Opcodes 1f, 2f and 3f: as `bprodbus`, but source 2 is that of the byte "
            "operations, and the low byte of a condition register is cleared. The name is ours.")
    FORM(VP1_SCALAR_MOV_IMM, "mov_imm", "mov_imm", "Load immediate", "mov", 4, HARDWARE, 0x3,
        "mov $r<DST> <IMM19>",
        "reads $r[IMM19[14..18]].0 $r[IMM19[14..18]].1 $r[IMM19[14..18]].2 $r[IMM19[14..18]].3; "
            "writes $r[DST] $s2v_factor[0] $s2v_mask[0].b[0] $s2v_factor[1] $s2v_mask[0].b[1]",
        "01100101 dddddiii iiiiiiii iiiiiiii",
        HAS_SLOTS(mov_imm), .note = "19 bits with sign. `sethi` afterwards replaces the high half.")
    FORM(VP1_SCALAR_SETHI, "sethi", "sethi", "Set high half", "sethi", 4, HARDWARE, 0x3,
        "sethi $r<DST> <IMM16>",
        "reads $r[DST].0..15 $r[DST].0 $r[DST].1 $r[DST].2 $r[DST].3; writes $r[DST] "
            "$s2v_factor[0] $s2v_mask[0].b[0] $s2v_factor[1] $s2v_mask[0].b[1]",
        "01110101 ddddd--- iiiiiiii iiiiiiii",
        HAS_SLOTS(sethi),
            .note = "The text shows the constant at its place: its low 16 bits are 0, and the "
            "register keeps its low half.")
    FORM(VP1_SCALAR_MOV_TO, "mov_to", "mov_to", "Move to another register file", "mov",
        4, HARDWARE, 0x3,
        "mov <TOFILE> {$c<CDST>} $r<SRC1>",
        "reads $r[SRC1]; writes $v[DST].w[0] $v[DST].w[1] $v[DST].w[2] $v[DST].w[3] $l[DST.n & 3] "
            "$a[DST] $m[MDST] $x[DST.n & 0xf] $c[CDST].0..7 $s2v_factor[0] $s2v_mask[0].b[0] "
            "$s2v_factor[1] $s2v_mask[0].b[1]",
        "01101010 dddddsss ss------ rrrrrccc",
        HAS_SLOTS(mov_to), HAS_CHOICES(mov_to),
            .note = "Copies a general register to a word of a vector register, or to `$a`, `$l`, "
            "`$m` or `$x`. `$l` keeps 16 bits; `$x` has 16 entries and drops the high bit of the "
            "number. Files that do not exist print as `file14[3]`: nothing is copied. The low byte "
            "of a condition register, if named, is always cleared.")
    FORM(VP1_SCALAR_MOV_FROM, "mov_from", "mov_from", "Move from another register file", "mov",
        4, HARDWARE, 0x3,
        "mov $r<DST> {$c<CDST>} <FROMFILE>",
        "reads $v[SRC1].w[0] $v[SRC1].w[1] $v[SRC1].w[2] $v[SRC1].w[3] $l[SRC1.n & 3] $a[SRC1] "
            "$c[SRC1.n & 3] $m[MSRC] $x[SRC1.n & 0xf] $r[SRC1].0 $r[SRC1].1 $r[SRC1].2 $r[SRC1].3; "
            "writes $r[DST] $c[CDST].0..7 $s2v_factor[0] $s2v_mask[0].b[0] $s2v_factor[1] "
            "$s2v_mask[0].b[1]",
        "01101011 dddddsss ss------ rrrrrccc",
        HAS_SLOTS(mov_from), HAS_CHOICES(mov_from),
            .note = "Copies an entry of another register file to a general register. Numbers of "
            "`$l` are modulo 4, those of `$x` modulo 16; a `$c` past 3 reads as 0. Where the file "
            "does not exist, the destination keeps its value. The low byte of a condition "
            "register, if named, is cleared after the read. The number of the entry also selects "
            "the general register that drives the bus.",
            .shares = "one field numbers the entry and the register on the bus")
    FORM(VP1_SCALAR_MOV_TO_UNTESTED, "mov_to_untested", "mov_to_untested",
        "Move to a register file, untested", "mov", 4, UNKNOWN, 0x3,
        "mov <TO_UNTESTED> {$c<CDST>} $r<SRC1>",
        "trap: the effect on this register file was never compared with hardware",
        "01101010 dddddsss ss------ rrrrrccc",
        .not_executed = "the effect on this register file was never compared with hardware",
            HAS_SLOTS(mov_to_untested), HAS_CHOICES(mov_to_untested),
            .note = "Moves to a file that was never tested.")
    FORM(VP1_SCALAR_MOV_FROM_UNTESTED, "mov_from_untested", "mov_from_untested",
        "Move from a register file, untested", "mov", 4, UNKNOWN, 0x3,
        "mov $r<DST> {$c<CDST>} <FROM_UNTESTED>",
        "trap: what this register file reads was never compared with hardware",
        "01101011 dddddsss ss------ rrrrrccc",
        .not_executed = "what this register file reads was never compared with hardware",
            HAS_SLOTS(mov_from_untested), HAS_CHOICES(mov_from_untested),
            .note = "Moves from a file that was never tested.")
    FORM(VP1_SCALAR_SNOP, "snop", "snop", "No operation", "snop", 4, HARDWARE, 0x3,
        "snop",
        "reads $r[SRC1].0 $r[SRC1].1 $r[SRC1].2 $r[SRC1].3; writes $s2v_factor[0] "
            "$s2v_mask[0].b[0] $s2v_factor[1] $s2v_mask[0].b[1]",
        "01001111 -----sss ss------ --------",
        .note = "The one opcode that changes no register at all. Source 1 is not shown, but its "
            "register still drives the bus, without the valid bit.")
    FORM(VP1_SCALAR_CCLEAR, "cclear", "cclear", "Clear flags (unused opcodes)", "cclear",
        4, HARDWARE, 0x3,
        "cclear {$c<CDST>} $r<SRC1>",
        "reads $r[SRC1].0 $r[SRC1].1 $r[SRC1].2 $r[SRC1].3; writes $c[CDST].0..7 $s2v_factor[0] "
            "$s2v_mask[0].b[0] $s2v_factor[1] $s2v_mask[0].b[1]",
        "01...... -----sss ss------ -----ccc",
        HAS_SLOTS(cclear), HAS_CHOICES(arith_abs_one),
            .note = "27 opcodes without a name. All do the same: the low byte of the condition "
            "register becomes 0, and source 1 drives the bus, without the valid bit. The name is "
            "ours.")
    FORM(VP1_SCALAR_VEC, "vec", "vec", "Send two constants to vector unit", "vec", 4, HARDWARE, 0x3,
        "vec <FACTOR1> <FACTOR2> $vc<VCIDX> (sf|zf) <VCXFRM>",
        "reads $vc[VCIDX].sf $vc[VCIDX.n | 1].sf $vc[VCIDX].zf $vc[VCIDX.n | 1].zf; writes "
            "$s2v_factor[0] $s2v_mask[0].b[0] $s2v_factor[1] $s2v_mask[0].b[1] $s2v_factor[2] "
            "$s2v_mask[1].b[0] $s2v_factor[3] $s2v_mask[1].b[1] $s2v_valid $s2v_vcidx $s2v_vcpart "
            "$s2v_xfrm $s2v_vcmask",
        "00100100 vvvvvfff ffffffff fffffffv",
        HAS_SLOTS(vec),
            .note = "A vector instruction multiplies each component by two factors: number 0 or 1 "
            "and number 2 or 3, as the component's bit of the mask says. Here both factors of a "
            "pair are equal, so the mask does not matter for them.")
    FORM(VP1_SCALAR_BVEC, "bvec", "bvec", "Send four bytes to vector unit", "bvec",
        4, HARDWARE, 0x3,
        "bvec $r<SRC1> $vc<VCIDX> (sf|zf) <VCXFRM>",
        "reads $r[SRC1].b $vc[VCIDX].sf $vc[VCIDX.n | 1].sf $vc[VCIDX].zf $vc[VCIDX.n | 1].zf; "
            "writes $s2v_factor[0..3] $s2v_mask[0..1].b $s2v_valid $s2v_vcidx $s2v_vcpart "
            "$s2v_xfrm $s2v_vcmask",
        "00001111 vvvvvsss ss------ -------v",
        HAS_SLOTS(bvec),
            .note = "Each signed byte of the register, doubled, becomes one factor. Read as masks, "
            "bytes 0 and 1 are mask 0 and bytes 2 and 3 are mask 1.")
    FORM(VP1_SCALAR_VECMS, "vecms", "vecms", "Send mask to vector unit and shift", "vecms",
        4, HARDWARE, 0x3,
        "vecms $r<SRC1> $vc<VCIDX> (sf|zf) <VCXFRM>",
        "reads $r[SRC1] $vc[VCIDX].sf $vc[VCIDX.n | 1].sf $vc[VCIDX].zf $vc[VCIDX.n | 1].zf; "
            "writes $r[SRC1] $s2v_factor[0] $s2v_mask[0].b[0] $s2v_factor[1] $s2v_mask[0].b[1] "
            "$s2v_valid $s2v_vcidx $s2v_vcpart $s2v_xfrm $s2v_vcmask",
        "01000101 vvvvvsss ss------ -------v",
        HAS_SLOTS(bvec),
            .note = "Sends the low four bits of a register, one bit for each group of four lanes, "
            "and shifts the register right by four: one register holds the masks of eight steps. "
            "The bits of the destination select the bus mask here, so the result is written back "
            "to source 1.")
    FORM(VP1_SCALAR_BVECMAD, "bvecmad", "bvecmad", "Bytewise multiply-add, send to vector unit",
        "bvecmad", 4, HARDWARE, 0x3,
        "bvecmad $r<SRC1> $r<SRC2>q $c<COND> <SLCT> $vc<VCIDX> (sf|zf) <VCXFRM>",
        "reads $c[COND] $r[0..31] $r[2..31] $r[SRC1].11..18 $vc[VCIDX].sf $vc[VCIDX.n | 1].sf "
            "$vc[VCIDX].zf $vc[VCIDX.n | 1].zf; writes $s2v_factor[0..3] $s2v_mask[0..1].b "
            "$s2v_valid $s2v_vcidx $s2v_vcpart $s2v_xfrm $s2v_vcmask",
        "00000100 vvvvvsss ssssssss ssscc--v",
        HAS_SLOTS(bvecmad),
            .note = "Adds to each signed byte of set A the part k/256 of its partner in set B, and "
            "sends twice the sum, rounded, as a factor. Set A is a register and set B the one two "
            "above it; k is bits 11-18 of source 1. The number of A may be raised by condition "
            "bits, so it is best a multiple of four: bits are combined with \"or\".")
    FORM(VP1_SCALAR_BVECMADSEL, "bvecmadsel", "bvecmadsel",
        "Bytewise multiply-add, select, send to vector unit", "bvecmadsel", 4, HARDWARE, 0x3,
        "bvecmadsel $r<SRC1> $r<SRC2>q $c<COND> <SLCT> $vc<VCIDX> (sf|zf) <VCXFRM>",
        "reads $c[COND] $r[0..31] $r[2..31] $r[SRC1].11..17 $vc[VCIDX].sf $vc[VCIDX.n | 1].sf "
            "$vc[VCIDX].zf $vc[VCIDX.n | 1].zf; writes $s2v_factor[0..2] $s2v_mask[0..1].b "
            "$s2v_factor[1..3] $s2v_valid $s2v_vcidx $s2v_vcpart $s2v_xfrm $s2v_vcmask",
        "00000101 vvvvvsss ssssssss ssscc--v",
        HAS_SLOTS(bvecmad),
            .note = "As `bvecmad`, but k has seven bits, and only one sum of each half is sent, "
            "twice: that of bytes 0 and 2, or, if SLCT is b19 and bit b18 of the condition "
            "register is set, that of bytes 1 and 3.")
};

static const struct isadora_encoding_space encoding_space[] = {
    {"32", "nv41", "2139095040", "0", "8388608", "2147483648"},
    {"32", "g80", "2142240768", "0", "5242880", "2147483648"},
};

static const char *const also_r_31[] = {"0x0", NULL};
static const struct isadora_entry entries_r[] = {
    {31, NULL, 1, 0, 0x0, also_r_31, 0, 0, 0, 0},
};

static const struct isadora_view views_r[] = {
    {"b", 4, 0, 8, 8},
};

static const struct isadora_view views_c[] = {
    {"sf", 0, 0, 0, 1},
    {"zf", 0, 1, 0, 1},
    {"b19", 0, 2, 0, 1},
    {"b20d", 0, 3, 0, 1},
    {"b20", 0, 4, 0, 1},
    {"b21", 0, 5, 0, 1},
    {"b19a", 0, 6, 0, 1},
    {"b18", 0, 7, 0, 1},
    {"asf", 0, 8, 0, 1},
    {"azf", 0, 9, 0, 1},
    {"aef", 0, 10, 0, 1},
    {"lzf", 0, 13, 0, 1},
};

static const struct isadora_held held_c[] = {
    {0x1, {{0xc0, 0x0}}, {{0x0, 0x0}}},
    {0x3, {{0x1800, 0x0}}, {{0x0, 0x0}}},
    {0x3, {{0x4000, 0x0}}, {{0x0, 0x0}}},
    {0x3, {{0x8000, 0x0}}, {{0x8000, 0x0}}},
};

static const struct isadora_view views_v[] = {
    {"w", 4, 0, 32, 32},
};

static const struct isadora_view views_vc[] = {
    {"sf", 0, 0, 0, 16},
    {"zf", 0, 16, 0, 16},
};

static const struct isadora_entry entries_sr[] = {
    {30, "$tick", 0, 0, 0, NULL, 0, 0, 0, 0},
    {31, "$csreq", 0, 0, 0, NULL, 0, 0, 0, 0},
};

static const struct isadora_entry entries_uc[] = {
    {16, "$uccfg", 0, 0, 0, NULL, 0, 0, 0, 0},
};

static const struct isadora_view views_s2v_mask[] = {
    {"b", 2, 0, 8, 8},
};

static const struct isadora_file files[] = {
    {
        .name = "$r", .prints = "$r", .vector = NULL,
        .count = 32, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct vp1_scalar_state, r),
            .stride = sizeof(((struct vp1_scalar_state *)0)->r[0]),
        .entry_count = 1, .entries = entries_r,
        .view_count = 1, .views = views_r,
        .configs = 0x3,
    },
    {
        .name = "$c", .prints = "$c", .vector = NULL,
        .count = 4, .width = 16, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct vp1_scalar_state, c),
            .stride = sizeof(((struct vp1_scalar_state *)0)->c[0]),
        .view_count = 12, .views = views_c,
        .held_count = 4, .held = held_c,
        .configs = 0x3,
    },
    {
        .name = "$v", .prints = "$v", .vector = NULL,
        .count = 32, .width = 128, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct vp1_scalar_state, v),
            .stride = sizeof(((struct vp1_scalar_state *)0)->v[0]),
        .view_count = 1, .views = views_v,
        .configs = 0x3,
    },
    {
        .name = "$vc", .prints = "$vc", .vector = NULL,
        .count = 4, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct vp1_scalar_state, vc),
            .stride = sizeof(((struct vp1_scalar_state *)0)->vc[0]),
        .view_count = 2, .views = views_vc,
        .configs = 0x3,
    },
    {
        .name = "$a", .prints = "$a", .vector = NULL,
        .count = 32, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct vp1_scalar_state, a),
            .stride = sizeof(((struct vp1_scalar_state *)0)->a[0]),
        .configs = 0x3,
    },
    {
        .name = "$l", .prints = "$l", .vector = NULL,
        .count = 4, .width = 16, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct vp1_scalar_state, l),
            .stride = sizeof(((struct vp1_scalar_state *)0)->l[0]),
        .configs = 0x3,
    },
    {
        .name = "$m", .prints = "$m", .vector = NULL,
        .count = 64, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct vp1_scalar_state, m),
            .stride = sizeof(((struct vp1_scalar_state *)0)->m[0]),
        .configs = 0x3,
    },
    {
        .name = "$x", .prints = "$x", .vector = NULL,
        .count = 16, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct vp1_scalar_state, x),
            .stride = sizeof(((struct vp1_scalar_state *)0)->x[0]),
        .configs = 0x2,
    },
    {
        .name = "$sr", .prints = "$sr", .vector = NULL,
        .count = 32, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct vp1_scalar_state, sr),
            .stride = sizeof(((struct vp1_scalar_state *)0)->sr[0]),
        .entry_count = 2, .entries = entries_sr,
        .configs = 0x3,
    },
    {
        .name = "$mi", .prints = "$mi", .vector = NULL,
        .count = 32, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct vp1_scalar_state, mi),
            .stride = sizeof(((struct vp1_scalar_state *)0)->mi[0]),
        .configs = 0x3,
    },
    {
        .name = "$uc", .prints = "$uc", .vector = NULL,
        .count = 32, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct vp1_scalar_state, uc),
            .stride = sizeof(((struct vp1_scalar_state *)0)->uc[0]),
        .entry_count = 1, .entries = entries_uc,
        .configs = 0x3,
    },
    {
        .name = "$d", .prints = "$d", .vector = NULL,
        .count = 8, .width = 17, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct vp1_scalar_state, d),
            .stride = sizeof(((struct vp1_scalar_state *)0)->d[0]),
        .configs = 0x2,
    },
    {
        .name = "$f", .prints = "$f", .vector = NULL,
        .count = 2, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct vp1_scalar_state, f),
            .stride = sizeof(((struct vp1_scalar_state *)0)->f[0]),
        .configs = 0x3,
    },
    {
        .name = "$s2v_factor", .prints = "$s2v_factor", .vector = "s2v.factor",
        .count = 4, .width = 10, .is_signed = 1, .is_pc = 0,
        .offset = offsetof(struct vp1_scalar_state, bundle.s2v_factor),
            .stride = sizeof(((struct vp1_scalar_state *)0)->bundle.s2v_factor[0]),
        .configs = 0x3,
    },
    {
        .name = "$s2v_mask", .prints = "$s2v_mask", .vector = "s2v.mask",
        .count = 2, .width = 16, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct vp1_scalar_state, bundle.s2v_mask),
            .stride = sizeof(((struct vp1_scalar_state *)0)->bundle.s2v_mask[0]),
        .view_count = 1, .views = views_s2v_mask,
        .configs = 0x3,
    },
    {
        .name = "$s2v_valid", .prints = "$s2v_valid", .vector = "s2v.valid",
        .count = 0, .width = 1, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct vp1_scalar_state, bundle.s2v_valid), .stride = 0,
        .configs = 0x3,
    },
    {
        .name = "$s2v_vcidx", .prints = "$s2v_vcidx", .vector = "s2v.vcidx",
        .count = 0, .width = 2, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct vp1_scalar_state, bundle.s2v_vcidx), .stride = 0,
        .configs = 0x3,
    },
    {
        .name = "$s2v_vcpart", .prints = "$s2v_vcpart", .vector = "s2v.vcpart",
        .count = 0, .width = 1, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct vp1_scalar_state, bundle.s2v_vcpart), .stride = 0,
        .configs = 0x3,
    },
    {
        .name = "$s2v_xfrm", .prints = "$s2v_xfrm", .vector = "s2v.xfrm",
        .count = 0, .width = 3, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct vp1_scalar_state, bundle.s2v_xfrm), .stride = 0,
        .configs = 0x3,
    },
    {
        .name = "$s2v_vcmask", .prints = "$s2v_vcmask", .vector = "s2v.vcmask",
        .count = 0, .width = 16, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct vp1_scalar_state, bundle.s2v_vcmask), .stride = 0,
        .configs = 0x3,
    },
};

#undef F
#define F(name) VP1_SCALAR_FIELD_##name

static const struct isadora_word_pattern words[] = {
    W("*", F(RND))
    W("*", F(SIGN1))
    W("*", F(SIGN2))
    W("*", F(SLCT))
    W("*", F(VCFLAG))
    PLAIN("abs")
    PLAIN("add")
    PLAIN("and")
    PLAIN("babs")
    PLAIN("badd")
    PLAIN("band")
    PLAIN("bitop")
    PLAIN("bmax")
    PLAIN("bmin")
    PLAIN("bmul")
    PLAIN("bmula")
    PLAIN("bmulabus")
    PLAIN("bmulbus")
    PLAIN("bneg")
    PLAIN("bor")
    PLAIN("bprodbus")
    PLAIN("bprodbusc")
    PLAIN("bshr")
    PLAIN("bsub")
    PLAIN("bvec")
    PLAIN("bvecmad")
    PLAIN("bvecmadsel")
    PLAIN("bxor")
    PLAIN("cclear")
    PLAIN("max")
    PLAIN("min")
    PLAIN("mov")
    PLAIN("mul")
    PLAIN("nand")
    PLAIN("neg")
    PLAIN("nor")
    PLAIN("not")
    PLAIN("nxor")
    PLAIN("or")
    PLAIN("s")
    PLAIN("sar")
    PLAIN("sethi")
    PLAIN("shr")
    PLAIN("slct")
    PLAIN("snop")
    PLAIN("sub")
    PLAIN("u")
    PLAIN("vec")
    PLAIN("vecms")
    PLAIN("xor")
};

bool vp1_scalar_branch_target(const struct isadora_context *c, const struct isadora_insn *in,
    uint64_t *to)
{
    (void)c;
    (void)in;
    (void)to;
    return false;
}

const struct isadora_target vp1_scalar_target = {
    .name = "vp1-scalar", .title = "VP1 scalar unit",
    .configs = configs, .config_count = 2,
    .units = units, .unit_count = 1,
    .forms = forms, .form_count = 70,
    .fields = fields, .field_count = 29,
    .files = files, .file_count = 20,
    .spaces = NULL, .space_count = 0,
    .encoding_space = encoding_space, .encoding_space_count = 2,
    .text_max = VP1_SCALAR_TEXT_MAX,
    .state_size = sizeof(struct vp1_scalar_state),
    .pc_counts_units = 0,
    .start = 0x0,
    .words = words, .word_count = 50,
    .decode = vp1_scalar_decode,
    .identify = vp1_scalar_identify,
    .operands = vp1_scalar_operands,
    .encode = vp1_scalar_encode,
    .format = vp1_scalar_format,
    .reset = vp1_scalar_reset,
    .execute = vp1_scalar_execute,
    .branch_target = vp1_scalar_branch_target,
    .syntax = &vp1_scalar_syntax,
    .quiet_ops = vp1_scalar_quiet_ops,
    .ops = vp1_scalar_ops, .op_size = sizeof(struct vp1_scalar_op), .fill = vp1_scalar_fill,
    .paths = &vp1_scalar_uses,
};
