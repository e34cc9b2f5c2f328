/* Generated from the description vuc by gen/emit/disasm. Do not edit. */
#include <isadora/vuc.h>
#include "base/text_tables.h"

#include <string.h>

CODES(RBN, 2,
    T(0, "") T(1, "not"))
CODES(PM, 8,
    T(0, "pand") T(1, "por") T(2, "") T(4, "pandn") T(5, "porn") T(6, "pnot"))
CODES(N1, 2,
    T(0, "") T(1, "not"))
CODES(N2, 2,
    T(0, "") T(1, "not"))
NAMES(p, 16,
    T(0, "$p0") T(1, "$np0") T(2, "$p2") T(3, "$p3") T(4, "$p4") T(5, "$p5") T(6, "$p6") T(7, "$p7")
    T(8, "$p8") T(9, "$p9") T(10, "$p10") T(11, "$p11") T(12, "$p12") T(13, "$p13") T(14, "$p14")
        T(15, "$p15"))
NAMES(sr, 64,
    T(0, "$sr0") T(1, "$sr1") T(2, "$spidx") T(3, "$sr3") T(4, "$h2v") T(5, "$v2h") T(6, "$stat")
        T(7, "$parm")
    T(8, "$pc") T(9, "$cspos") T(10, "$cstop") T(11, "$sr11") T(12, "$lhi") T(13, "$llo")
        T(14, "$pred") T(15, "$icnt")
    T(16, "$mvxl0") T(17, "$mvyl0") T(18, "$mvxl1") T(19, "$mvyl1") T(20, "$refl0") T(21, "$refl1")
        T(22, "$rpil0") T(23, "$rpil1")
    T(24, "$mbflags") T(25, "$qpy") T(26, "$qpc") T(27, "$mbpart") T(28, "$mbxy") T(29, "$mbaddr")
        T(30, "$mbtype") T(31, "$sr31")
    T(32, "$amvxl0") T(33, "$amvyl0") T(34, "$amvxl1") T(35, "$amvyl1") T(36, "$arefl0")
        T(37, "$arefl1") T(38, "$arpil0") T(39, "$arpil1")
    T(40, "$ambflags") T(41, "$sr41") T(42, "$sr42") T(43, "$sr43") T(44, "$sr44") T(45, "$sr45")
        T(46, "$sr46") T(47, "$sr47")
    T(48, "$bmvxl0") T(49, "$bmvyl0") T(50, "$bmvxl1") T(51, "$bmvyl1") T(52, "$brefl0")
        T(53, "$brefl1") T(54, "$brpil0") T(55, "$brpil1")
    T(56, "$bmbflags") T(57, "$bqpy") T(58, "$bqpc") T(59, "$sr59") T(60, "$sr60") T(61, "$sr61")
        T(62, "$sr62") T(63, "$sr63"))
PLACE(branch, LINES(
    LINE(0, )
    ELSE(JOINED(CODE(RBN, 0) SEP(" ") NAME_OF(p, value[1] + 8) TEXT(" rbra ")
        HEX_OF((c->address + value[2]) & 0x7ff)))))
OPERAND(guard, LINES(
    LINE(0, )
    ELSE(NAME(p, 0))))
OPERAND(mode, LINES(
    LINE(0, )
    ELSE(CODE(PM, 0))))
OPERAND(pd, LINES(
    LINE(0, )
    LINE(1, NAME(p, 0))
    ELSE(NAME(p, 1))))
OPERAND(s2, LINES(
    LINE(0, REG("$r", 0))
    ELSE(HEX(1))))
OPERAND(laddr, LINES(
    LINE(0, REG("$r", 0) TEXT("+") REG("$r", 1))
    LINE(1, REG("$r", 0))
    LINE(2, REG("$r", 0) TEXT("+") HEX(2))
    LINE(3, HEX(2))
    LINE(4, REG("$r", 0) TEXT("+") HEX(3))
    ELSE(HEX(3))))
OPERAND(saddr, LINES(
    LINE(0, REG("$r", 0) TEXT("+") REG("$r", 1) TEXT("*0x2"))
    LINE(1, REG("$r", 1) TEXT("*0x2"))
    LINE(2, REG("$r", 0))
    LINE(3, REG("$r", 1) TEXT("+") HEX(2))
    LINE(4, HEX(2))
    LINE(5, REG("$r", 1) TEXT("+") HEX(3))
    ELSE(HEX(3))))
FORM(binary_add_rr_40,
    PUT_PLACE(branch, 4, 7) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("add") SEP(" ") PUT(mode, 0, 0)
        SEP(" ") PUT(pd, 1, 1) SEP(" ") REG("$r", 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_add_rr_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("add") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        REG("$r", 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_sub_rr_40,
    PUT_PLACE(branch, 4, 7) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("sub") SEP(" ") PUT(mode, 0, 0)
        SEP(" ") PUT(pd, 1, 1) SEP(" ") REG("$r", 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_sub_rr_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("sub") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        REG("$r", 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_subr_rr,
    PUT_PLACE(branch, 4, 7) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("subr") SEP(" ") PUT(mode, 0, 0)
        SEP(" ") PUT(pd, 1, 1) SEP(" ") REG("$r", 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_avgs_rr,
    PUT(guard, 3, 1) SEP(" ") TEXT("avgs") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        REG("$r", 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_avgu_rr,
    PUT(guard, 3, 1) SEP(" ") TEXT("avgu") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        REG("$r", 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_clamplep_rr_40,
    PUT_PLACE(branch, 4, 7) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("clamplep") SEP(" ")
        PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ") REG("$r", 3) TEXT(" ") REG("$r", 4)
        TEXT(" ") PUT(s2, 2, 5))
FORM(binary_clamplep_rr_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("clamplep") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1)
        SEP(" ") REG("$r", 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_clamps_rr_40,
    PUT_PLACE(branch, 4, 7) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("clamps") SEP(" ")
        PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ") REG("$r", 3) TEXT(" ") REG("$r", 4)
        TEXT(" ") PUT(s2, 2, 5))
FORM(binary_clamps_rr_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("clamps") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1)
        SEP(" ") REG("$r", 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_sext_rr_40,
    PUT_PLACE(branch, 4, 7) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("sext") SEP(" ") PUT(mode, 0, 0)
        SEP(" ") PUT(pd, 1, 1) SEP(" ") REG("$r", 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_sext_rr_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("sext") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        REG("$r", 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_bset_rr_40,
    PUT_PLACE(branch, 4, 7) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("bset") SEP(" ") PUT(mode, 0, 0)
        SEP(" ") PUT(pd, 1, 1) SEP(" ") REG("$r", 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_bset_rr_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("bset") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        REG("$r", 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_bclr_rr_40,
    PUT_PLACE(branch, 4, 7) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("bclr") SEP(" ") PUT(mode, 0, 0)
        SEP(" ") PUT(pd, 1, 1) SEP(" ") REG("$r", 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_bclr_rr_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("bclr") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        REG("$r", 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_shl_rr_40,
    PUT_PLACE(branch, 4, 7) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("shl") SEP(" ") PUT(mode, 0, 0)
        SEP(" ") PUT(pd, 1, 1) SEP(" ") REG("$r", 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_shl_rr_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("shl") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        REG("$r", 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_shr_rr_40,
    PUT_PLACE(branch, 4, 7) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("shr") SEP(" ") PUT(mode, 0, 0)
        SEP(" ") PUT(pd, 1, 1) SEP(" ") REG("$r", 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_shr_rr_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("shr") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        REG("$r", 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_sar_rr_40,
    PUT_PLACE(branch, 4, 7) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("sar") SEP(" ") PUT(mode, 0, 0)
        SEP(" ") PUT(pd, 1, 1) SEP(" ") REG("$r", 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_sar_rr_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("sar") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        REG("$r", 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_and_rr_40,
    PUT_PLACE(branch, 4, 7) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("and") SEP(" ") PUT(mode, 0, 0)
        SEP(" ") PUT(pd, 1, 1) SEP(" ") REG("$r", 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_and_rr_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("and") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        REG("$r", 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_or_rr_40,
    PUT_PLACE(branch, 4, 7) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("or") SEP(" ") PUT(mode, 0, 0)
        SEP(" ") PUT(pd, 1, 1) SEP(" ") REG("$r", 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_or_rr_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("or") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        REG("$r", 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_xor_rr_40,
    PUT_PLACE(branch, 4, 7) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("xor") SEP(" ") PUT(mode, 0, 0)
        SEP(" ") PUT(pd, 1, 1) SEP(" ") REG("$r", 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_xor_rr_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("xor") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        REG("$r", 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_min_rr,
    PUT(guard, 3, 1) SEP(" ") TEXT("min") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        REG("$r", 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_max_rr,
    PUT(guard, 3, 1) SEP(" ") TEXT("max") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        REG("$r", 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_add_rs_40,
    PUT_PLACE(branch, 4, 7) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("add") SEP(" ") PUT(mode, 0, 0)
        SEP(" ") PUT(pd, 1, 1) SEP(" ") REG("$r", 3) TEXT(" ") NAME(sr, 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_add_rs_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("add") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        REG("$r", 3) TEXT(" ") NAME(sr, 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_sub_rs_40,
    PUT_PLACE(branch, 4, 7) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("sub") SEP(" ") PUT(mode, 0, 0)
        SEP(" ") PUT(pd, 1, 1) SEP(" ") REG("$r", 3) TEXT(" ") NAME(sr, 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_sub_rs_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("sub") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        REG("$r", 3) TEXT(" ") NAME(sr, 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_subr_rs,
    PUT_PLACE(branch, 4, 7) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("subr") SEP(" ") PUT(mode, 0, 0)
        SEP(" ") PUT(pd, 1, 1) SEP(" ") REG("$r", 3) TEXT(" ") NAME(sr, 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_avgs_rs,
    PUT(guard, 3, 1) SEP(" ") TEXT("avgs") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        REG("$r", 3) TEXT(" ") NAME(sr, 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_avgu_rs,
    PUT(guard, 3, 1) SEP(" ") TEXT("avgu") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        REG("$r", 3) TEXT(" ") NAME(sr, 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_clamplep_rs_40,
    PUT_PLACE(branch, 4, 7) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("clamplep") SEP(" ")
        PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ") REG("$r", 3) TEXT(" ") NAME(sr, 4) TEXT(" ")
        PUT(s2, 2, 5))
FORM(binary_clamplep_rs_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("clamplep") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1)
        SEP(" ") REG("$r", 3) TEXT(" ") NAME(sr, 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_clamps_rs_40,
    PUT_PLACE(branch, 4, 7) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("clamps") SEP(" ")
        PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ") REG("$r", 3) TEXT(" ") NAME(sr, 4) TEXT(" ")
        PUT(s2, 2, 5))
FORM(binary_clamps_rs_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("clamps") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1)
        SEP(" ") REG("$r", 3) TEXT(" ") NAME(sr, 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_sext_rs_40,
    PUT_PLACE(branch, 4, 7) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("sext") SEP(" ") PUT(mode, 0, 0)
        SEP(" ") PUT(pd, 1, 1) SEP(" ") REG("$r", 3) TEXT(" ") NAME(sr, 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_sext_rs_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("sext") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        REG("$r", 3) TEXT(" ") NAME(sr, 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_bset_rs_40,
    PUT_PLACE(branch, 4, 7) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("bset") SEP(" ") PUT(mode, 0, 0)
        SEP(" ") PUT(pd, 1, 1) SEP(" ") REG("$r", 3) TEXT(" ") NAME(sr, 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_bset_rs_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("bset") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        REG("$r", 3) TEXT(" ") NAME(sr, 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_bclr_rs_40,
    PUT_PLACE(branch, 4, 7) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("bclr") SEP(" ") PUT(mode, 0, 0)
        SEP(" ") PUT(pd, 1, 1) SEP(" ") REG("$r", 3) TEXT(" ") NAME(sr, 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_bclr_rs_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("bclr") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        REG("$r", 3) TEXT(" ") NAME(sr, 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_shl_rs_40,
    PUT_PLACE(branch, 4, 7) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("shl") SEP(" ") PUT(mode, 0, 0)
        SEP(" ") PUT(pd, 1, 1) SEP(" ") REG("$r", 3) TEXT(" ") NAME(sr, 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_shl_rs_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("shl") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        REG("$r", 3) TEXT(" ") NAME(sr, 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_shr_rs_40,
    PUT_PLACE(branch, 4, 7) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("shr") SEP(" ") PUT(mode, 0, 0)
        SEP(" ") PUT(pd, 1, 1) SEP(" ") REG("$r", 3) TEXT(" ") NAME(sr, 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_shr_rs_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("shr") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        REG("$r", 3) TEXT(" ") NAME(sr, 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_sar_rs_40,
    PUT_PLACE(branch, 4, 7) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("sar") SEP(" ") PUT(mode, 0, 0)
        SEP(" ") PUT(pd, 1, 1) SEP(" ") REG("$r", 3) TEXT(" ") NAME(sr, 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_sar_rs_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("sar") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        REG("$r", 3) TEXT(" ") NAME(sr, 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_and_rs_40,
    PUT_PLACE(branch, 4, 7) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("and") SEP(" ") PUT(mode, 0, 0)
        SEP(" ") PUT(pd, 1, 1) SEP(" ") REG("$r", 3) TEXT(" ") NAME(sr, 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_and_rs_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("and") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        REG("$r", 3) TEXT(" ") NAME(sr, 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_or_rs_40,
    PUT_PLACE(branch, 4, 7) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("or") SEP(" ") PUT(mode, 0, 0)
        SEP(" ") PUT(pd, 1, 1) SEP(" ") REG("$r", 3) TEXT(" ") NAME(sr, 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_or_rs_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("or") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        REG("$r", 3) TEXT(" ") NAME(sr, 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_xor_rs_40,
    PUT_PLACE(branch, 4, 7) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("xor") SEP(" ") PUT(mode, 0, 0)
        SEP(" ") PUT(pd, 1, 1) SEP(" ") REG("$r", 3) TEXT(" ") NAME(sr, 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_xor_rs_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("xor") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        REG("$r", 3) TEXT(" ") NAME(sr, 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_min_rs,
    PUT(guard, 3, 1) SEP(" ") TEXT("min") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        REG("$r", 3) TEXT(" ") NAME(sr, 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_max_rs,
    PUT(guard, 3, 1) SEP(" ") TEXT("max") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        REG("$r", 3) TEXT(" ") NAME(sr, 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_add_sr_40,
    PUT_PLACE(branch, 4, 7) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("add") SEP(" ") PUT(mode, 0, 0)
        SEP(" ") PUT(pd, 1, 1) SEP(" ") NAME(sr, 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_add_sr_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("add") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        NAME(sr, 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_sub_sr_40,
    PUT_PLACE(branch, 4, 7) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("sub") SEP(" ") PUT(mode, 0, 0)
        SEP(" ") PUT(pd, 1, 1) SEP(" ") NAME(sr, 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_sub_sr_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("sub") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        NAME(sr, 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_subr_sr,
    PUT_PLACE(branch, 4, 7) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("subr") SEP(" ") PUT(mode, 0, 0)
        SEP(" ") PUT(pd, 1, 1) SEP(" ") NAME(sr, 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_avgs_sr,
    PUT(guard, 3, 1) SEP(" ") TEXT("avgs") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        NAME(sr, 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_avgu_sr,
    PUT(guard, 3, 1) SEP(" ") TEXT("avgu") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        NAME(sr, 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_clamplep_sr_40,
    PUT_PLACE(branch, 4, 7) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("clamplep") SEP(" ")
        PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ") NAME(sr, 3) TEXT(" ") REG("$r", 4) TEXT(" ")
        PUT(s2, 2, 5))
FORM(binary_clamplep_sr_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("clamplep") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1)
        SEP(" ") NAME(sr, 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_clamps_sr_40,
    PUT_PLACE(branch, 4, 7) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("clamps") SEP(" ")
        PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ") NAME(sr, 3) TEXT(" ") REG("$r", 4) TEXT(" ")
        PUT(s2, 2, 5))
FORM(binary_clamps_sr_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("clamps") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1)
        SEP(" ") NAME(sr, 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_sext_sr_40,
    PUT_PLACE(branch, 4, 7) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("sext") SEP(" ") PUT(mode, 0, 0)
        SEP(" ") PUT(pd, 1, 1) SEP(" ") NAME(sr, 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_sext_sr_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("sext") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        NAME(sr, 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_bset_sr_40,
    PUT_PLACE(branch, 4, 7) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("bset") SEP(" ") PUT(mode, 0, 0)
        SEP(" ") PUT(pd, 1, 1) SEP(" ") NAME(sr, 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_bset_sr_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("bset") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        NAME(sr, 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_bclr_sr_40,
    PUT_PLACE(branch, 4, 7) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("bclr") SEP(" ") PUT(mode, 0, 0)
        SEP(" ") PUT(pd, 1, 1) SEP(" ") NAME(sr, 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_bclr_sr_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("bclr") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        NAME(sr, 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_shl_sr_40,
    PUT_PLACE(branch, 4, 7) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("shl") SEP(" ") PUT(mode, 0, 0)
        SEP(" ") PUT(pd, 1, 1) SEP(" ") NAME(sr, 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_shl_sr_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("shl") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        NAME(sr, 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_shr_sr_40,
    PUT_PLACE(branch, 4, 7) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("shr") SEP(" ") PUT(mode, 0, 0)
        SEP(" ") PUT(pd, 1, 1) SEP(" ") NAME(sr, 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_shr_sr_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("shr") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        NAME(sr, 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_sar_sr_40,
    PUT_PLACE(branch, 4, 7) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("sar") SEP(" ") PUT(mode, 0, 0)
        SEP(" ") PUT(pd, 1, 1) SEP(" ") NAME(sr, 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_sar_sr_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("sar") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        NAME(sr, 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_and_sr_40,
    PUT_PLACE(branch, 4, 7) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("and") SEP(" ") PUT(mode, 0, 0)
        SEP(" ") PUT(pd, 1, 1) SEP(" ") NAME(sr, 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_and_sr_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("and") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        NAME(sr, 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_or_sr_40,
    PUT_PLACE(branch, 4, 7) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("or") SEP(" ") PUT(mode, 0, 0)
        SEP(" ") PUT(pd, 1, 1) SEP(" ") NAME(sr, 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_or_sr_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("or") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        NAME(sr, 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_xor_sr_40,
    PUT_PLACE(branch, 4, 7) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("xor") SEP(" ") PUT(mode, 0, 0)
        SEP(" ") PUT(pd, 1, 1) SEP(" ") NAME(sr, 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_xor_sr_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("xor") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        NAME(sr, 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_min_sr,
    PUT(guard, 3, 1) SEP(" ") TEXT("min") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        NAME(sr, 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(binary_max_sr,
    PUT(guard, 3, 1) SEP(" ") TEXT("max") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        NAME(sr, 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(unary_div2s_rr,
    PUT(guard, 2, 1) SEP(" ") TEXT("div2s") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        REG("$r", 3) TEXT(" ") REG("$r", 4))
FORM(unary_hswap_rr_40,
    PUT_PLACE(branch, 3, 5) SEP(" ") PUT(guard, 2, 1) SEP(" ") TEXT("hswap") SEP(" ")
        PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ") REG("$r", 3) TEXT(" ") REG("$r", 4))
FORM(unary_hswap_rr_30,
    PUT(guard, 2, 1) SEP(" ") TEXT("hswap") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        REG("$r", 3) TEXT(" ") REG("$r", 4))
FORM(unary_div2s_rs,
    PUT(guard, 2, 1) SEP(" ") TEXT("div2s") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        REG("$r", 3) TEXT(" ") NAME(sr, 4))
FORM(unary_hswap_rs_40,
    PUT_PLACE(branch, 3, 5) SEP(" ") PUT(guard, 2, 1) SEP(" ") TEXT("hswap") SEP(" ")
        PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ") REG("$r", 3) TEXT(" ") NAME(sr, 4))
FORM(unary_hswap_rs_30,
    PUT(guard, 2, 1) SEP(" ") TEXT("hswap") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        REG("$r", 3) TEXT(" ") NAME(sr, 4))
FORM(unary_div2s_sr,
    PUT(guard, 2, 1) SEP(" ") TEXT("div2s") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        NAME(sr, 3) TEXT(" ") REG("$r", 4))
FORM(unary_hswap_sr_40,
    PUT_PLACE(branch, 3, 5) SEP(" ") PUT(guard, 2, 1) SEP(" ") TEXT("hswap") SEP(" ")
        PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ") NAME(sr, 3) TEXT(" ") REG("$r", 4))
FORM(unary_hswap_sr_30,
    PUT(guard, 2, 1) SEP(" ") TEXT("hswap") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        NAME(sr, 3) TEXT(" ") REG("$r", 4))
FORM(slct_rr_40,
    PUT_PLACE(branch, 4, 7) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("slct") SEP(" ") PUT(mode, 0, 0)
        SEP(" ") PUT(pd, 1, 1) SEP(" ") REG("$r", 3) TEXT(" ") NAME(p, 1) TEXT(" ") REG("$r", 4)
        TEXT(" ") PUT(s2, 2, 5))
FORM(slct_rr_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("slct") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        REG("$r", 3) TEXT(" ") NAME(p, 1) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(slct_rs_40,
    PUT_PLACE(branch, 4, 7) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("slct") SEP(" ") PUT(mode, 0, 0)
        SEP(" ") PUT(pd, 1, 1) SEP(" ") REG("$r", 3) TEXT(" ") NAME(p, 1) TEXT(" ") NAME(sr, 4)
        TEXT(" ") PUT(s2, 2, 5))
FORM(slct_rs_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("slct") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        REG("$r", 3) TEXT(" ") NAME(p, 1) TEXT(" ") NAME(sr, 4) TEXT(" ") PUT(s2, 2, 5))
FORM(slct_sr_40,
    PUT_PLACE(branch, 4, 7) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("slct") SEP(" ") PUT(mode, 0, 0)
        SEP(" ") PUT(pd, 1, 1) SEP(" ") NAME(sr, 3) TEXT(" ") NAME(p, 1) TEXT(" ") REG("$r", 4)
        TEXT(" ") PUT(s2, 2, 5))
FORM(slct_sr_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("slct") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        NAME(sr, 3) TEXT(" ") NAME(p, 1) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(mov_r_40,
    PUT_PLACE(branch, 3, 5) SEP(" ") PUT(guard, 2, 1) SEP(" ") TEXT("mov") SEP(" ") PUT(mode, 0, 0)
        SEP(" ") PUT(pd, 1, 1) SEP(" ") REG("$r", 3) TEXT(" ") REG("$r", 4))
FORM(mov_r_30,
    PUT(guard, 2, 1) SEP(" ") TEXT("mov") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        REG("$r", 3) TEXT(" ") REG("$r", 4))
FORM(mov_i_40,
    PUT_PLACE(branch, 3, 5) SEP(" ") PUT(guard, 2, 1) SEP(" ") TEXT("mov") SEP(" ") PUT(mode, 0, 0)
        SEP(" ") PUT(pd, 1, 1) SEP(" ") REG("$r", 3) TEXT(" ") HEX(4))
FORM(mov_i_30,
    PUT(guard, 2, 1) SEP(" ") TEXT("mov") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        REG("$r", 3) TEXT(" ") HEX(4))
FORM(mov_sr_40,
    PUT_PLACE(branch, 3, 5) SEP(" ") PUT(guard, 2, 1) SEP(" ") TEXT("mov") SEP(" ") PUT(mode, 0, 0)
        SEP(" ") PUT(pd, 1, 1) SEP(" ") NAME(sr, 3) TEXT(" ") REG("$r", 4))
FORM(mov_sr_30,
    PUT(guard, 2, 1) SEP(" ") TEXT("mov") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        NAME(sr, 3) TEXT(" ") REG("$r", 4))
FORM(mov_si_40,
    PUT_PLACE(branch, 3, 5) SEP(" ") PUT(guard, 2, 1) SEP(" ") TEXT("mov") SEP(" ") PUT(mode, 0, 0)
        SEP(" ") PUT(pd, 1, 1) SEP(" ") NAME(sr, 3) TEXT(" ") HEX(4))
FORM(mov_si_30,
    PUT(guard, 2, 1) SEP(" ") TEXT("mov") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        NAME(sr, 3) TEXT(" ") HEX(4))
FORM(set_setgt_r_40,
    PUT_PLACE(branch, 4, 6) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("setgt") SEP(" ")
        PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ") REG("$r", 3) TEXT(" ") PUT(s2, 2, 4))
FORM(set_setgt_r_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("setgt") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        REG("$r", 3) TEXT(" ") PUT(s2, 2, 4))
FORM(set_setlt_r_40,
    PUT_PLACE(branch, 4, 6) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("setlt") SEP(" ")
        PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ") REG("$r", 3) TEXT(" ") PUT(s2, 2, 4))
FORM(set_setlt_r_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("setlt") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        REG("$r", 3) TEXT(" ") PUT(s2, 2, 4))
FORM(set_seteq_r_40,
    PUT_PLACE(branch, 4, 6) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("seteq") SEP(" ")
        PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ") REG("$r", 3) TEXT(" ") PUT(s2, 2, 4))
FORM(set_seteq_r_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("seteq") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        REG("$r", 3) TEXT(" ") PUT(s2, 2, 4))
FORM(set_setlep_r_40,
    PUT_PLACE(branch, 4, 6) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("setlep") SEP(" ")
        PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ") REG("$r", 3) TEXT(" ") PUT(s2, 2, 4))
FORM(set_setlep_r_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("setlep") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1)
        SEP(" ") REG("$r", 3) TEXT(" ") PUT(s2, 2, 4))
FORM(set_setzero_r,
    PUT_PLACE(branch, 4, 6) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("setzero") SEP(" ")
        PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ") REG("$r", 3) TEXT(" ") PUT(s2, 2, 4))
FORM(set_btest_r_40,
    PUT_PLACE(branch, 4, 6) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("btest") SEP(" ")
        PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ") REG("$r", 3) TEXT(" ") PUT(s2, 2, 4))
FORM(set_btest_r_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("btest") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        REG("$r", 3) TEXT(" ") PUT(s2, 2, 4))
FORM(set_setgt_s_40,
    PUT_PLACE(branch, 4, 6) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("setgt") SEP(" ")
        PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ") NAME(sr, 3) TEXT(" ") PUT(s2, 2, 4))
FORM(set_setgt_s_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("setgt") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        NAME(sr, 3) TEXT(" ") PUT(s2, 2, 4))
FORM(set_setlt_s_40,
    PUT_PLACE(branch, 4, 6) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("setlt") SEP(" ")
        PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ") NAME(sr, 3) TEXT(" ") PUT(s2, 2, 4))
FORM(set_setlt_s_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("setlt") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        NAME(sr, 3) TEXT(" ") PUT(s2, 2, 4))
FORM(set_seteq_s_40,
    PUT_PLACE(branch, 4, 6) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("seteq") SEP(" ")
        PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ") NAME(sr, 3) TEXT(" ") PUT(s2, 2, 4))
FORM(set_seteq_s_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("seteq") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        NAME(sr, 3) TEXT(" ") PUT(s2, 2, 4))
FORM(set_setlep_s_40,
    PUT_PLACE(branch, 4, 6) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("setlep") SEP(" ")
        PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ") NAME(sr, 3) TEXT(" ") PUT(s2, 2, 4))
FORM(set_setlep_s_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("setlep") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1)
        SEP(" ") NAME(sr, 3) TEXT(" ") PUT(s2, 2, 4))
FORM(set_setzero_s,
    PUT_PLACE(branch, 4, 6) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("setzero") SEP(" ")
        PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ") NAME(sr, 3) TEXT(" ") PUT(s2, 2, 4))
FORM(set_btest_s_40,
    PUT_PLACE(branch, 4, 6) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("btest") SEP(" ")
        PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ") NAME(sr, 3) TEXT(" ") PUT(s2, 2, 4))
FORM(set_btest_s_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("btest") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        NAME(sr, 3) TEXT(" ") PUT(s2, 2, 4))
FORM(complement_rr_40,
    PUT_PLACE(branch, 4, 7) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("not") SEP(" ") PUT(mode, 0, 0)
        SEP(" ") PUT(pd, 1, 1) SEP(" ") REG("$r", 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(complement_rr_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("not") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        REG("$r", 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(complement_rs_40,
    PUT_PLACE(branch, 4, 7) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("not") SEP(" ") PUT(mode, 0, 0)
        SEP(" ") PUT(pd, 1, 1) SEP(" ") REG("$r", 3) TEXT(" ") NAME(sr, 4) TEXT(" ") PUT(s2, 2, 5))
FORM(complement_rs_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("not") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        REG("$r", 3) TEXT(" ") NAME(sr, 4) TEXT(" ") PUT(s2, 2, 5))
FORM(complement_sr_40,
    PUT_PLACE(branch, 4, 7) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("not") SEP(" ") PUT(mode, 0, 0)
        SEP(" ") PUT(pd, 1, 1) SEP(" ") NAME(sr, 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(complement_sr_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("not") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        NAME(sr, 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(bra_40,
    PUT_PLACE(branch, 1, 2) SEP(" ") PUT(guard, 0, 1) SEP(" ") TEXT("bra ")
        HEX_OF((value[0]) & 0x7ff))
FORM(bra_30,
    PUT(guard, 0, 1) SEP(" ") TEXT("bra ") HEX_OF((value[0]) & 0x7ff))
FORM(call_40,
    PUT_PLACE(branch, 1, 2) SEP(" ") PUT(guard, 0, 1) SEP(" ") TEXT("call ")
        HEX_OF((value[0]) & 0x7ff))
FORM(call_30,
    PUT(guard, 0, 1) SEP(" ") TEXT("call ") HEX_OF((value[0]) & 0x7ff))
FORM(ret_40,
    PUT_PLACE(branch, 1, 1) SEP(" ") PUT(guard, 0, 0) SEP(" ") TEXT("ret"))
FORM(ret_30,
    PUT(guard, 0, 0) SEP(" ") TEXT("ret"))
FORM(sleep_40,
    PUT_PLACE(branch, 1, 1) SEP(" ") PUT(guard, 0, 0) SEP(" ") TEXT("sleep"))
FORM(sleep_30,
    PUT(guard, 0, 0) SEP(" ") TEXT("sleep"))
FORM(wait_wstc_40,
    PUT_PLACE(branch, 1, 2) SEP(" ") PUT(guard, 0, 1) SEP(" ") TEXT("wstc ") HEX(0))
FORM(wait_wstc_30,
    PUT(guard, 0, 1) SEP(" ") TEXT("wstc ") HEX(0))
FORM(wait_wsts_40,
    PUT_PLACE(branch, 1, 2) SEP(" ") PUT(guard, 0, 1) SEP(" ") TEXT("wsts ") HEX(0))
FORM(wait_wsts_30,
    PUT(guard, 0, 1) SEP(" ") TEXT("wsts ") HEX(0))
FORM(logic_and_free_40,
    PUT_PLACE(branch, 1, 5) SEP(" ") TEXT("and ") NAME(p, 0) SEP(" ") CODE(N1, 1) SEP(" ")
        NAME(p, 2) SEP(" ") CODE(N2, 3) SEP(" ") NAME(p, 4))
FORM(logic_and_free_30,
    TEXT("and ") NAME(p, 0) SEP(" ") CODE(N1, 1) SEP(" ") NAME(p, 2) SEP(" ") CODE(N2, 3) SEP(" ")
        NAME(p, 4))
FORM(logic_or_free_40,
    PUT_PLACE(branch, 1, 5) SEP(" ") TEXT("or ") NAME(p, 0) SEP(" ") CODE(N1, 1) SEP(" ") NAME(p, 2)
        SEP(" ") CODE(N2, 3) SEP(" ") NAME(p, 4))
FORM(logic_or_free_30,
    TEXT("or ") NAME(p, 0) SEP(" ") CODE(N1, 1) SEP(" ") NAME(p, 2) SEP(" ") CODE(N2, 3) SEP(" ")
        NAME(p, 4))
FORM(logic_xor_free_40,
    PUT_PLACE(branch, 1, 5) SEP(" ") TEXT("xor ") NAME(p, 0) SEP(" ") CODE(N1, 1) SEP(" ")
        NAME(p, 2) SEP(" ") CODE(N2, 3) SEP(" ") NAME(p, 4))
FORM(logic_xor_free_30,
    TEXT("xor ") NAME(p, 0) SEP(" ") CODE(N1, 1) SEP(" ") NAME(p, 2) SEP(" ") CODE(N2, 3) SEP(" ")
        NAME(p, 4))
FORM(logic_and_guarded_40,
    PUT_PLACE(branch, 1, 6) SEP(" ") NAME(p, 5) TEXT(" and ") NAME(p, 0) SEP(" ") CODE(N1, 1)
        SEP(" ") NAME(p, 2) SEP(" ") CODE(N2, 3) SEP(" ") NAME(p, 4))
FORM(logic_and_guarded_30,
    NAME(p, 5) TEXT(" and ") NAME(p, 0) SEP(" ") CODE(N1, 1) SEP(" ") NAME(p, 2) SEP(" ")
        CODE(N2, 3) SEP(" ") NAME(p, 4))
FORM(logic_or_guarded_40,
    PUT_PLACE(branch, 1, 6) SEP(" ") NAME(p, 5) TEXT(" or ") NAME(p, 0) SEP(" ") CODE(N1, 1)
        SEP(" ") NAME(p, 2) SEP(" ") CODE(N2, 3) SEP(" ") NAME(p, 4))
FORM(logic_or_guarded_30,
    NAME(p, 5) TEXT(" or ") NAME(p, 0) SEP(" ") CODE(N1, 1) SEP(" ") NAME(p, 2) SEP(" ") CODE(N2, 3)
        SEP(" ") NAME(p, 4))
FORM(logic_xor_guarded_40,
    PUT_PLACE(branch, 1, 6) SEP(" ") NAME(p, 5) TEXT(" xor ") NAME(p, 0) SEP(" ") CODE(N1, 1)
        SEP(" ") NAME(p, 2) SEP(" ") CODE(N2, 3) SEP(" ") NAME(p, 4))
FORM(logic_xor_guarded_30,
    NAME(p, 5) TEXT(" xor ") NAME(p, 0) SEP(" ") CODE(N1, 1) SEP(" ") NAME(p, 2) SEP(" ")
        CODE(N2, 3) SEP(" ") NAME(p, 4))
FORM(nop_40,
    PUT_PLACE(branch, 1, 1) SEP(" ") PUT(guard, 0, 0) SEP(" ") TEXT("nop"))
FORM(nop_30,
    PUT(guard, 0, 0) SEP(" ") TEXT("nop"))
FORM(clicnt_40,
    PUT_PLACE(branch, 1, 1) SEP(" ") PUT(guard, 0, 0) SEP(" ") TEXT("clicnt"))
FORM(clicnt_30,
    PUT(guard, 0, 0) SEP(" ") TEXT("clicnt"))
FORM(engine_mbiread_40,
    PUT_PLACE(branch, 1, 1) SEP(" ") PUT(guard, 0, 0) SEP(" ") TEXT("mbiread"))
FORM(engine_mbiread_30,
    PUT(guard, 0, 0) SEP(" ") TEXT("mbiread"))
FORM(engine_mbinext_40,
    PUT_PLACE(branch, 1, 1) SEP(" ") PUT(guard, 0, 0) SEP(" ") TEXT("mbinext"))
FORM(engine_mbinext_30,
    PUT(guard, 0, 0) SEP(" ") TEXT("mbinext"))
FORM(engine_mvsread_40,
    PUT_PLACE(branch, 1, 1) SEP(" ") PUT(guard, 0, 0) SEP(" ") TEXT("mvsread"))
FORM(engine_mvsread_30,
    PUT(guard, 0, 0) SEP(" ") TEXT("mvsread"))
FORM(engine_mvswrite_40,
    PUT_PLACE(branch, 1, 1) SEP(" ") PUT(guard, 0, 0) SEP(" ") TEXT("mvswrite"))
FORM(engine_mvswrite_30,
    PUT(guard, 0, 0) SEP(" ") TEXT("mvswrite"))
FORM(named_only_o21_40,
    PUT_PLACE(branch, 1, 1) SEP(" ") PUT(guard, 0, 0) SEP(" ") TEXT("o21"))
FORM(named_only_o21_30,
    PUT(guard, 0, 0) SEP(" ") TEXT("o21"))
FORM(named_only_o22_40,
    PUT_PLACE(branch, 1, 1) SEP(" ") PUT(guard, 0, 0) SEP(" ") TEXT("o22"))
FORM(named_only_o22_30,
    PUT(guard, 0, 0) SEP(" ") TEXT("o22"))
FORM(named_only_o23_40,
    PUT_PLACE(branch, 1, 1) SEP(" ") PUT(guard, 0, 0) SEP(" ") TEXT("o23"))
FORM(named_only_o23_30,
    PUT(guard, 0, 0) SEP(" ") TEXT("o23"))
FORM(named_only_o25_40,
    PUT_PLACE(branch, 1, 1) SEP(" ") PUT(guard, 0, 0) SEP(" ") TEXT("o25"))
FORM(named_only_o25_30,
    PUT(guard, 0, 0) SEP(" ") TEXT("o25"))
FORM(named_only_o26_40,
    PUT_PLACE(branch, 1, 1) SEP(" ") PUT(guard, 0, 0) SEP(" ") TEXT("o26"))
FORM(named_only_o26_30,
    PUT(guard, 0, 0) SEP(" ") TEXT("o26"))
FORM(named_only_o2b_40,
    PUT_PLACE(branch, 1, 1) SEP(" ") PUT(guard, 0, 0) SEP(" ") TEXT("o2b"))
FORM(named_only_o2b_30,
    PUT(guard, 0, 0) SEP(" ") TEXT("o2b"))
FORM(named_only_o2c_40,
    PUT_PLACE(branch, 1, 1) SEP(" ") PUT(guard, 0, 0) SEP(" ") TEXT("o2c"))
FORM(named_only_o2c_30,
    PUT(guard, 0, 0) SEP(" ") TEXT("o2c"))
FORM(lmul_lmulu_40,
    PUT_PLACE(branch, 2, 4) SEP(" ") PUT(guard, 1, 3) SEP(" ") TEXT("lmulu ") REG("$r", 0) TEXT(" ")
        PUT(s2, 0, 1))
FORM(lmul_lmulu_30,
    PUT(guard, 1, 3) SEP(" ") TEXT("lmulu ") REG("$r", 0) TEXT(" ") PUT(s2, 0, 1))
FORM(lmul_lmuls_40,
    PUT_PLACE(branch, 2, 4) SEP(" ") PUT(guard, 1, 3) SEP(" ") TEXT("lmuls ") REG("$r", 0) TEXT(" ")
        PUT(s2, 0, 1))
FORM(lmul_lmuls_30,
    PUT(guard, 1, 3) SEP(" ") TEXT("lmuls ") REG("$r", 0) TEXT(" ") PUT(s2, 0, 1))
FORM(lshift_lsrr_40,
    PUT_PLACE(branch, 2, 3) SEP(" ") PUT(guard, 1, 2) SEP(" ") TEXT("lsrr ") PUT(s2, 0, 0))
FORM(lshift_lsrr_30,
    PUT(guard, 1, 2) SEP(" ") TEXT("lsrr ") PUT(s2, 0, 0))
FORM(lshift_ladd,
    PUT(guard, 1, 2) SEP(" ") TEXT("ladd ") PUT(s2, 0, 0))
FORM(lshift_lsar,
    PUT(guard, 1, 2) SEP(" ") TEXT("lsar ") PUT(s2, 0, 0))
FORM(ldivu,
    PUT(guard, 1, 2) SEP(" ") TEXT("ldivu ") PUT(s2, 0, 0))
FORM(lut_rr_40,
    PUT_PLACE(branch, 4, 7) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("lut") SEP(" ") PUT(mode, 0, 0)
        SEP(" ") PUT(pd, 1, 1) SEP(" ") REG("$r", 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(lut_rr_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("lut") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        REG("$r", 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(lut_rs_40,
    PUT_PLACE(branch, 4, 7) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("lut") SEP(" ") PUT(mode, 0, 0)
        SEP(" ") PUT(pd, 1, 1) SEP(" ") REG("$r", 3) TEXT(" ") NAME(sr, 4) TEXT(" ") PUT(s2, 2, 5))
FORM(lut_rs_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("lut") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        REG("$r", 3) TEXT(" ") NAME(sr, 4) TEXT(" ") PUT(s2, 2, 5))
FORM(lut_sr_40,
    PUT_PLACE(branch, 4, 7) SEP(" ") PUT(guard, 3, 1) SEP(" ") TEXT("lut") SEP(" ") PUT(mode, 0, 0)
        SEP(" ") PUT(pd, 1, 1) SEP(" ") NAME(sr, 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(lut_sr_30,
    PUT(guard, 3, 1) SEP(" ") TEXT("lut") SEP(" ") PUT(mode, 0, 0) SEP(" ") PUT(pd, 1, 1) SEP(" ")
        NAME(sr, 3) TEXT(" ") REG("$r", 4) TEXT(" ") PUT(s2, 2, 5))
FORM(ld_d_40,
    PUT_PLACE(branch, 2, 6) SEP(" ") PUT(guard, 1, 5) SEP(" ") TEXT("ld ") REG("$r", 0) TEXT(" D[")
        PUT(laddr, 0, 1) TEXT("]"))
FORM(ld_d_30,
    PUT(guard, 1, 5) SEP(" ") TEXT("ld ") REG("$r", 0) TEXT(" D[") PUT(laddr, 0, 1) TEXT("]"))
FORM(ld_pwt_40,
    PUT_PLACE(branch, 2, 6) SEP(" ") PUT(guard, 1, 5) SEP(" ") TEXT("ld ") REG("$r", 0)
        TEXT(" PWT[") PUT(laddr, 0, 1) TEXT("]"))
FORM(ld_pwt_30,
    PUT(guard, 1, 5) SEP(" ") TEXT("ld ") REG("$r", 0) TEXT(" PWT[") PUT(laddr, 0, 1) TEXT("]"))
FORM(ld_mvsi_40,
    PUT_PLACE(branch, 2, 6) SEP(" ") PUT(guard, 1, 5) SEP(" ") TEXT("ld ") REG("$r", 0)
        TEXT(" MVSI[") PUT(laddr, 0, 1) TEXT("]"))
FORM(ld_mvsi_30,
    PUT(guard, 1, 5) SEP(" ") TEXT("ld ") REG("$r", 0) TEXT(" MVSI[") PUT(laddr, 0, 1) TEXT("]"))
FORM(ld_b6_40,
    PUT_PLACE(branch, 2, 6) SEP(" ") PUT(guard, 1, 5) SEP(" ") TEXT("ld6 ") REG("$r", 0)
        TEXT(" B6[") PUT(laddr, 0, 1) TEXT("]"))
FORM(ld_b6_30,
    PUT(guard, 1, 5) SEP(" ") TEXT("ld6 ") REG("$r", 0) TEXT(" B6[") PUT(laddr, 0, 1) TEXT("]"))
FORM(ld_b7_40,
    PUT_PLACE(branch, 2, 6) SEP(" ") PUT(guard, 1, 5) SEP(" ") TEXT("ld7 ") REG("$r", 0)
        TEXT(" B7[") PUT(laddr, 0, 1) TEXT("]"))
FORM(ld_b7_30,
    PUT(guard, 1, 5) SEP(" ") TEXT("ld7 ") REG("$r", 0) TEXT(" B7[") PUT(laddr, 0, 1) TEXT("]"))
FORM(st_d_40,
    PUT_PLACE(branch, 2, 6) SEP(" ") PUT(guard, 1, 5) SEP(" ") TEXT("st D[") PUT(saddr, 0, 0)
        TEXT("]") SEP(" ") REG("$r", 4))
FORM(st_d_30,
    PUT(guard, 1, 5) SEP(" ") TEXT("st D[") PUT(saddr, 0, 0) TEXT("]") SEP(" ") REG("$r", 4))
FORM(st_mvso_40,
    PUT_PLACE(branch, 2, 6) SEP(" ") PUT(guard, 1, 5) SEP(" ") TEXT("st MVSO[") PUT(saddr, 0, 0)
        TEXT("]") SEP(" ") REG("$r", 4))
FORM(st_mvso_30,
    PUT(guard, 1, 5) SEP(" ") TEXT("st MVSO[") PUT(saddr, 0, 0) TEXT("]") SEP(" ") REG("$r", 4))
FORM(st_b6_40,
    PUT_PLACE(branch, 2, 6) SEP(" ") PUT(guard, 1, 5) SEP(" ") TEXT("st6 B6[") PUT(saddr, 0, 0)
        TEXT("]") SEP(" ") REG("$r", 4))
FORM(st_b6_30,
    PUT(guard, 1, 5) SEP(" ") TEXT("st6 B6[") PUT(saddr, 0, 0) TEXT("]") SEP(" ") REG("$r", 4))
FORM(st_b7_40,
    PUT_PLACE(branch, 2, 6) SEP(" ") PUT(guard, 1, 5) SEP(" ") TEXT("st7 B7[") PUT(saddr, 0, 0)
        TEXT("]") SEP(" ") REG("$r", 4))
FORM(st_b7_30,
    PUT(guard, 1, 5) SEP(" ") TEXT("st7 B7[") PUT(saddr, 0, 0) TEXT("]") SEP(" ") REG("$r", 4))
FORM(st_vp_40,
    PUT_PLACE(branch, 2, 6) SEP(" ") PUT(guard, 1, 5) SEP(" ") TEXT("st") SEP(" ") TEXT("VP[")
        PUT(saddr, 0, 0) TEXT("]") SEP(" ") REG("$r", 4))
FORM(st_vp_30,
    PUT(guard, 1, 5) SEP(" ") TEXT("st") SEP(" ") TEXT("VP[") PUT(saddr, 0, 0) TEXT("]") SEP(" ")
        REG("$r", 4))

typedef void print_form(struct rt_text *, const struct isadora_context *,
    const struct isadora_insn *);

#define P(form, name) [VUC_##form] = print_##name
static print_form *const printers[VUC_FORMS] = {
    P(BINARY_ADD_RR_40, binary_add_rr_40),
    P(BINARY_ADD_RR_30, binary_add_rr_30),
    P(BINARY_SUB_RR_40, binary_sub_rr_40),
    P(BINARY_SUB_RR_30, binary_sub_rr_30),
    P(BINARY_SUBR_RR, binary_subr_rr),
    P(BINARY_AVGS_RR, binary_avgs_rr),
    P(BINARY_AVGU_RR, binary_avgu_rr),
    P(BINARY_CLAMPLEP_RR_40, binary_clamplep_rr_40),
    P(BINARY_CLAMPLEP_RR_30, binary_clamplep_rr_30),
    P(BINARY_CLAMPS_RR_40, binary_clamps_rr_40),
    P(BINARY_CLAMPS_RR_30, binary_clamps_rr_30),
    P(BINARY_SEXT_RR_40, binary_sext_rr_40),
    P(BINARY_SEXT_RR_30, binary_sext_rr_30),
    P(BINARY_BSET_RR_40, binary_bset_rr_40),
    P(BINARY_BSET_RR_30, binary_bset_rr_30),
    P(BINARY_BCLR_RR_40, binary_bclr_rr_40),
    P(BINARY_BCLR_RR_30, binary_bclr_rr_30),
    P(BINARY_SHL_RR_40, binary_shl_rr_40),
    P(BINARY_SHL_RR_30, binary_shl_rr_30),
    P(BINARY_SHR_RR_40, binary_shr_rr_40),
    P(BINARY_SHR_RR_30, binary_shr_rr_30),
    P(BINARY_SAR_RR_40, binary_sar_rr_40),
    P(BINARY_SAR_RR_30, binary_sar_rr_30),
    P(BINARY_AND_RR_40, binary_and_rr_40),
    P(BINARY_AND_RR_30, binary_and_rr_30),
    P(BINARY_OR_RR_40, binary_or_rr_40),
    P(BINARY_OR_RR_30, binary_or_rr_30),
    P(BINARY_XOR_RR_40, binary_xor_rr_40),
    P(BINARY_XOR_RR_30, binary_xor_rr_30),
    P(BINARY_MIN_RR, binary_min_rr),
    P(BINARY_MAX_RR, binary_max_rr),
    P(BINARY_ADD_RS_40, binary_add_rs_40),
    P(BINARY_ADD_RS_30, binary_add_rs_30),
    P(BINARY_SUB_RS_40, binary_sub_rs_40),
    P(BINARY_SUB_RS_30, binary_sub_rs_30),
    P(BINARY_SUBR_RS, binary_subr_rs),
    P(BINARY_AVGS_RS, binary_avgs_rs),
    P(BINARY_AVGU_RS, binary_avgu_rs),
    P(BINARY_CLAMPLEP_RS_40, binary_clamplep_rs_40),
    P(BINARY_CLAMPLEP_RS_30, binary_clamplep_rs_30),
    P(BINARY_CLAMPS_RS_40, binary_clamps_rs_40),
    P(BINARY_CLAMPS_RS_30, binary_clamps_rs_30),
    P(BINARY_SEXT_RS_40, binary_sext_rs_40),
    P(BINARY_SEXT_RS_30, binary_sext_rs_30),
    P(BINARY_BSET_RS_40, binary_bset_rs_40),
    P(BINARY_BSET_RS_30, binary_bset_rs_30),
    P(BINARY_BCLR_RS_40, binary_bclr_rs_40),
    P(BINARY_BCLR_RS_30, binary_bclr_rs_30),
    P(BINARY_SHL_RS_40, binary_shl_rs_40),
    P(BINARY_SHL_RS_30, binary_shl_rs_30),
    P(BINARY_SHR_RS_40, binary_shr_rs_40),
    P(BINARY_SHR_RS_30, binary_shr_rs_30),
    P(BINARY_SAR_RS_40, binary_sar_rs_40),
    P(BINARY_SAR_RS_30, binary_sar_rs_30),
    P(BINARY_AND_RS_40, binary_and_rs_40),
    P(BINARY_AND_RS_30, binary_and_rs_30),
    P(BINARY_OR_RS_40, binary_or_rs_40),
    P(BINARY_OR_RS_30, binary_or_rs_30),
    P(BINARY_XOR_RS_40, binary_xor_rs_40),
    P(BINARY_XOR_RS_30, binary_xor_rs_30),
    P(BINARY_MIN_RS, binary_min_rs),
    P(BINARY_MAX_RS, binary_max_rs),
    P(BINARY_ADD_SR_40, binary_add_sr_40),
    P(BINARY_ADD_SR_30, binary_add_sr_30),
    P(BINARY_SUB_SR_40, binary_sub_sr_40),
    P(BINARY_SUB_SR_30, binary_sub_sr_30),
    P(BINARY_SUBR_SR, binary_subr_sr),
    P(BINARY_AVGS_SR, binary_avgs_sr),
    P(BINARY_AVGU_SR, binary_avgu_sr),
    P(BINARY_CLAMPLEP_SR_40, binary_clamplep_sr_40),
    P(BINARY_CLAMPLEP_SR_30, binary_clamplep_sr_30),
    P(BINARY_CLAMPS_SR_40, binary_clamps_sr_40),
    P(BINARY_CLAMPS_SR_30, binary_clamps_sr_30),
    P(BINARY_SEXT_SR_40, binary_sext_sr_40),
    P(BINARY_SEXT_SR_30, binary_sext_sr_30),
    P(BINARY_BSET_SR_40, binary_bset_sr_40),
    P(BINARY_BSET_SR_30, binary_bset_sr_30),
    P(BINARY_BCLR_SR_40, binary_bclr_sr_40),
    P(BINARY_BCLR_SR_30, binary_bclr_sr_30),
    P(BINARY_SHL_SR_40, binary_shl_sr_40),
    P(BINARY_SHL_SR_30, binary_shl_sr_30),
    P(BINARY_SHR_SR_40, binary_shr_sr_40),
    P(BINARY_SHR_SR_30, binary_shr_sr_30),
    P(BINARY_SAR_SR_40, binary_sar_sr_40),
    P(BINARY_SAR_SR_30, binary_sar_sr_30),
    P(BINARY_AND_SR_40, binary_and_sr_40),
    P(BINARY_AND_SR_30, binary_and_sr_30),
    P(BINARY_OR_SR_40, binary_or_sr_40),
    P(BINARY_OR_SR_30, binary_or_sr_30),
    P(BINARY_XOR_SR_40, binary_xor_sr_40),
    P(BINARY_XOR_SR_30, binary_xor_sr_30),
    P(BINARY_MIN_SR, binary_min_sr),
    P(BINARY_MAX_SR, binary_max_sr),
    P(UNARY_DIV2S_RR, unary_div2s_rr),
    P(UNARY_HSWAP_RR_40, unary_hswap_rr_40),
    P(UNARY_HSWAP_RR_30, unary_hswap_rr_30),
    P(UNARY_DIV2S_RS, unary_div2s_rs),
    P(UNARY_HSWAP_RS_40, unary_hswap_rs_40),
    P(UNARY_HSWAP_RS_30, unary_hswap_rs_30),
    P(UNARY_DIV2S_SR, unary_div2s_sr),
    P(UNARY_HSWAP_SR_40, unary_hswap_sr_40),
    P(UNARY_HSWAP_SR_30, unary_hswap_sr_30),
    P(SLCT_RR_40, slct_rr_40),
    P(SLCT_RR_30, slct_rr_30),
    P(SLCT_RS_40, slct_rs_40),
    P(SLCT_RS_30, slct_rs_30),
    P(SLCT_SR_40, slct_sr_40),
    P(SLCT_SR_30, slct_sr_30),
    P(MOV_R_40, mov_r_40),
    P(MOV_R_30, mov_r_30),
    P(MOV_I_40, mov_i_40),
    P(MOV_I_30, mov_i_30),
    P(MOV_SR_40, mov_sr_40),
    P(MOV_SR_30, mov_sr_30),
    P(MOV_SI_40, mov_si_40),
    P(MOV_SI_30, mov_si_30),
    P(SET_SETGT_R_40, set_setgt_r_40),
    P(SET_SETGT_R_30, set_setgt_r_30),
    P(SET_SETLT_R_40, set_setlt_r_40),
    P(SET_SETLT_R_30, set_setlt_r_30),
    P(SET_SETEQ_R_40, set_seteq_r_40),
    P(SET_SETEQ_R_30, set_seteq_r_30),
    P(SET_SETLEP_R_40, set_setlep_r_40),
    P(SET_SETLEP_R_30, set_setlep_r_30),
    P(SET_SETZERO_R, set_setzero_r),
    P(SET_BTEST_R_40, set_btest_r_40),
    P(SET_BTEST_R_30, set_btest_r_30),
    P(SET_SETGT_S_40, set_setgt_s_40),
    P(SET_SETGT_S_30, set_setgt_s_30),
    P(SET_SETLT_S_40, set_setlt_s_40),
    P(SET_SETLT_S_30, set_setlt_s_30),
    P(SET_SETEQ_S_40, set_seteq_s_40),
    P(SET_SETEQ_S_30, set_seteq_s_30),
    P(SET_SETLEP_S_40, set_setlep_s_40),
    P(SET_SETLEP_S_30, set_setlep_s_30),
    P(SET_SETZERO_S, set_setzero_s),
    P(SET_BTEST_S_40, set_btest_s_40),
    P(SET_BTEST_S_30, set_btest_s_30),
    P(SET_SETGT_D_40, set_setgt_r_40),
    P(SET_SETGT_D_30, set_setgt_r_30),
    P(SET_SETLT_D_40, set_setlt_r_40),
    P(SET_SETLT_D_30, set_setlt_r_30),
    P(SET_SETEQ_D_40, set_seteq_r_40),
    P(SET_SETEQ_D_30, set_seteq_r_30),
    P(SET_SETLEP_D_40, set_setlep_r_40),
    P(SET_SETLEP_D_30, set_setlep_r_30),
    P(SET_SETZERO_D, set_setzero_r),
    P(SET_BTEST_D_40, set_btest_r_40),
    P(SET_BTEST_D_30, set_btest_r_30),
    P(COMPLEMENT_RR_40, complement_rr_40),
    P(COMPLEMENT_RR_30, complement_rr_30),
    P(COMPLEMENT_RS_40, complement_rs_40),
    P(COMPLEMENT_RS_30, complement_rs_30),
    P(COMPLEMENT_SR_40, complement_sr_40),
    P(COMPLEMENT_SR_30, complement_sr_30),
    P(BRA_40, bra_40),
    P(BRA_30, bra_30),
    P(CALL_40, call_40),
    P(CALL_30, call_30),
    P(RET_40, ret_40),
    P(RET_30, ret_30),
    P(SLEEP_40, sleep_40),
    P(SLEEP_30, sleep_30),
    P(WAIT_WSTC_40, wait_wstc_40),
    P(WAIT_WSTC_30, wait_wstc_30),
    P(WAIT_WSTS_40, wait_wsts_40),
    P(WAIT_WSTS_30, wait_wsts_30),
    P(LOGIC_AND_FREE_40, logic_and_free_40),
    P(LOGIC_AND_FREE_30, logic_and_free_30),
    P(LOGIC_OR_FREE_40, logic_or_free_40),
    P(LOGIC_OR_FREE_30, logic_or_free_30),
    P(LOGIC_XOR_FREE_40, logic_xor_free_40),
    P(LOGIC_XOR_FREE_30, logic_xor_free_30),
    P(LOGIC_AND_GUARDED_40, logic_and_guarded_40),
    P(LOGIC_AND_GUARDED_30, logic_and_guarded_30),
    P(LOGIC_OR_GUARDED_40, logic_or_guarded_40),
    P(LOGIC_OR_GUARDED_30, logic_or_guarded_30),
    P(LOGIC_XOR_GUARDED_40, logic_xor_guarded_40),
    P(LOGIC_XOR_GUARDED_30, logic_xor_guarded_30),
    P(NOP_40, nop_40),
    P(NOP_30, nop_30),
    P(CLICNT_40, clicnt_40),
    P(CLICNT_30, clicnt_30),
    P(ENGINE_MBIREAD_40, engine_mbiread_40),
    P(ENGINE_MBIREAD_30, engine_mbiread_30),
    P(ENGINE_MBINEXT_40, engine_mbinext_40),
    P(ENGINE_MBINEXT_30, engine_mbinext_30),
    P(ENGINE_MVSREAD_40, engine_mvsread_40),
    P(ENGINE_MVSREAD_30, engine_mvsread_30),
    P(ENGINE_MVSWRITE_40, engine_mvswrite_40),
    P(ENGINE_MVSWRITE_30, engine_mvswrite_30),
    P(NAMED_ONLY_O21_40, named_only_o21_40),
    P(NAMED_ONLY_O21_30, named_only_o21_30),
    P(NAMED_ONLY_O22_40, named_only_o22_40),
    P(NAMED_ONLY_O22_30, named_only_o22_30),
    P(NAMED_ONLY_O23_40, named_only_o23_40),
    P(NAMED_ONLY_O23_30, named_only_o23_30),
    P(NAMED_ONLY_O25_40, named_only_o25_40),
    P(NAMED_ONLY_O25_30, named_only_o25_30),
    P(NAMED_ONLY_O26_40, named_only_o26_40),
    P(NAMED_ONLY_O26_30, named_only_o26_30),
    P(NAMED_ONLY_O2B_40, named_only_o2b_40),
    P(NAMED_ONLY_O2B_30, named_only_o2b_30),
    P(NAMED_ONLY_O2C_40, named_only_o2c_40),
    P(NAMED_ONLY_O2C_30, named_only_o2c_30),
    P(LMUL_LMULU_40, lmul_lmulu_40),
    P(LMUL_LMULU_30, lmul_lmulu_30),
    P(LMUL_LMULS_40, lmul_lmuls_40),
    P(LMUL_LMULS_30, lmul_lmuls_30),
    P(LSHIFT_LSRR_40, lshift_lsrr_40),
    P(LSHIFT_LSRR_30, lshift_lsrr_30),
    P(LSHIFT_LADD, lshift_ladd),
    P(LSHIFT_LSAR, lshift_lsar),
    P(LDIVU, ldivu),
    P(LUT_RR_40, lut_rr_40),
    P(LUT_RR_30, lut_rr_30),
    P(LUT_RS_40, lut_rs_40),
    P(LUT_RS_30, lut_rs_30),
    P(LUT_SR_40, lut_sr_40),
    P(LUT_SR_30, lut_sr_30),
    P(LD_D_40, ld_d_40),
    P(LD_D_30, ld_d_30),
    P(LD_PWT_40, ld_pwt_40),
    P(LD_PWT_30, ld_pwt_30),
    P(LD_MVSI_40, ld_mvsi_40),
    P(LD_MVSI_30, ld_mvsi_30),
    P(LD_B6_40, ld_b6_40),
    P(LD_B6_30, ld_b6_30),
    P(LD_B7_40, ld_b7_40),
    P(LD_B7_30, ld_b7_30),
    P(ST_D_40, st_d_40),
    P(ST_D_30, st_d_30),
    P(ST_MVSO_40, st_mvso_40),
    P(ST_MVSO_30, st_mvso_30),
    P(ST_B6_40, st_b6_40),
    P(ST_B6_30, st_b6_30),
    P(ST_B7_40, st_b7_40),
    P(ST_B7_30, st_b7_30),
    P(ST_VP_40, st_vp_40),
    P(ST_VP_30, st_vp_30),
};

static const char *const marks[VUC_FORMS] = {
    [VUC_SET_SETGT_D_40] = "alt ",
    [VUC_SET_SETGT_D_30] = "alt ",
    [VUC_SET_SETLT_D_40] = "alt ",
    [VUC_SET_SETLT_D_30] = "alt ",
    [VUC_SET_SETEQ_D_40] = "alt ",
    [VUC_SET_SETEQ_D_30] = "alt ",
    [VUC_SET_SETLEP_D_40] = "alt ",
    [VUC_SET_SETLEP_D_30] = "alt ",
    [VUC_SET_SETZERO_D] = "alt ",
    [VUC_SET_BTEST_D_40] = "alt ",
    [VUC_SET_BTEST_D_30] = "alt ",
};

/* Does an earlier form of `prefer` print the same text? */
static bool is_earlier(const struct isadora_context *c,
    const struct isadora_insn *in)
{
    (void)c;
    switch (in->form) {
    case VUC_SET_SETGT_D_40:
    case VUC_SET_SETGT_D_30:
    case VUC_SET_SETLT_D_40:
    case VUC_SET_SETLT_D_30:
    case VUC_SET_SETEQ_D_40:
    case VUC_SET_SETEQ_D_30:
    case VUC_SET_SETLEP_D_40:
    case VUC_SET_SETLEP_D_30:
    case VUC_SET_SETZERO_D:
    case VUC_SET_BTEST_D_40:
    case VUC_SET_BTEST_D_30:
        return (in->alt[0] == 0x1 && 0x77 >> in->value[0] & 1 && ((in->alt[1] == 0x1 &&
        in->alt[3] == 0x0) || (in->alt[1] == 0x2 && in->alt[3] == 0x1))) || (in->alt[0] == 0x0 &&
        in->alt[1] == 0x0);
    default:
        return false;
    }
}

/* Puts the mark of a later form of a `prefer` before its text where that alone would be read as an
 * earlier one. */
static void put_mark(struct rt_text *w, char *text, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    if (!is_earlier(c, in))
        return;
    size_t length = (size_t)(w->at - text), size = strlen(marks[in->form]);
    memmove(text + size, text, length);
    memcpy(text, marks[in->form], size);
    w->at += size;
}

size_t vuc_format(const struct isadora_context *c, const struct isadora_insn *in, char *out,
    size_t size)
{
    char own[VUC_TEXT_MAX];
    char *text = size < sizeof own ? own : out;
    struct rt_text w = {text, NULL};
    if (in->form < VUC_FORMS)
        printers[in->form](&w, c, in);
    put_mark(&w, text, c, in);
    rt_mask(&w, &in->mask);
    *w.at = '\0';
    size_t length = (size_t)(w.at - text);
    if (text == own && size > 0) {
        size_t shown = length < size ? length : size - 1;
        memcpy(out, own, shown);
        out[shown] = '\0';
    }
    return length;
}
