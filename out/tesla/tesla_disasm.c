/* Generated from the description tesla by gen/emit/disasm. Do not edit. */
#include <isadora/tesla.h>
#include "base/text_tables.h"

#include <string.h>

CODES(MARK, 4,
    T(0, "") T(1, "exit") T(2, "join"))
CODES(PRED, 32,
    T(1, "l") T(2, "e") T(3, "le") T(4, "g") T(5, "lg") T(6, "ge") T(7, "lge")
    T(8, "u") T(9, "lu") T(10, "eu") T(11, "leu") T(12, "gu") T(13, "lgu") T(14, "geu")
    T(16, "o") T(17, "c") T(18, "a") T(19, "s")
    T(28, "ns") T(29, "na") T(30, "nc") T(31, "no"))
CODES(ATYPE, 8,
    T(0, "u8") T(1, "s8") T(2, "u16") T(3, "s16") T(6, "u32") T(7, "s32"))
CODES(BTYPE, 8,
    T(0, "u8") T(1, "s8") T(2, "u16") T(3, "s16") T(6, "b32") T(7, "s32"))
CODES(LIM, 2,
    T(0, "") T(1, "lim"))
CODES(BINC, 2,
    T(0, "") T(1, "inc"))
CODES(BWAIT, 2,
    T(0, "") T(1, "wait"))
CODES(ONEG, 2,
    T(0, "") T(1, "neg"))
CODES(LABS1, 2,
    T(0, "") T(1, "abs"))
CODES(CHALF, 8,
    T(0, "u16") T(2, "u8") T(4, "s16") T(6, "s8"))
CODES(CWORD, 8,
    T(1, "u32") T(5, "s32"))
CODES(CREG, 8,
    T(3, "u8") T(7, "s8"))
CODES(CSAT, 2,
    T(0, "") T(1, "sat"))
CODES(CRND, 4,
    T(0, "rn") T(1, "rm") T(2, "rp") T(3, "rz"))
CODES(IRND, 4,
    T(0, "rni") T(1, "rmi") T(2, "rpi") T(3, "rzi"))
CODES(DRND, 4,
    T(0, "rn") T(1, "rm") T(2, "rp") T(3, "rz"))
CODES(LNEG1, 2,
    T(0, "") T(1, "neg"))
CODES(LNEG2, 2,
    T(0, "") T(1, "neg"))
CODES(DARND, 4,
    T(0, "rn") T(1, "rm") T(2, "rp") T(3, "rz"))
CODES(LABS2, 2,
    T(0, "") T(1, "abs"))
CODES(FCOMPARE, 16,
    T(0, "never") T(1, "l") T(2, "e") T(3, "le") T(4, "g") T(5, "lg") T(6, "ge") T(7, "lge")
    T(8, "u") T(9, "lu") T(10, "eu") T(11, "leu") T(12, "gu") T(13, "lgu") T(14, "geu")
        T(15, "always"))
CODES(SSAT, 2,
    T(0, "") T(1, "sat"))
CODES(SNEG1, 2,
    T(0, "") T(1, "neg"))
CODES(SNEG2, 2,
    T(0, "") T(1, "neg"))
CODES(OSAT, 2,
    T(0, "") T(1, "sat"))
CODES(ARND, 4,
    T(0, "rn") T(3, "rz"))
CODES(MRND, 4,
    T(0, "rn") T(3, "rz"))
CODES(Q0, 4,
    T(0, "add") T(1, "subr") T(2, "sub") T(3, "mov2"))
CODES(Q1, 4,
    T(0, "add") T(1, "subr") T(2, "sub") T(3, "mov2"))
CODES(Q2, 4,
    T(0, "add") T(1, "subr") T(2, "sub") T(3, "mov2"))
CODES(Q3, 4,
    T(0, "add") T(1, "subr") T(2, "sub") T(3, "mov2"))
CODES(LSAT, 2,
    T(0, "") T(1, "sat"))
CODES(S16A, 2,
    T(0, "u16") T(1, "s16"))
CODES(S16B, 2,
    T(0, "u16") T(1, "s16"))
CODES(L16A, 2,
    T(0, "u16") T(1, "s16"))
CODES(L16B, 2,
    T(0, "u16") T(1, "s16"))
CODES(SHIGH, 2,
    T(0, "") T(1, "high"))
CODES(S24, 2,
    T(0, "u24") T(1, "s24"))
CODES(LHIGH, 2,
    T(0, "") T(1, "high"))
CODES(L24, 2,
    T(0, "u24") T(1, "s24"))
CODES(U24AGAIN, 8,
    T(1, "u24.1") T(2, "u24.2") T(3, "u24.3") T(4, "u24.4") T(5, "u24.5") T(6, "u24.6")
        T(7, "u24.7"))
CODES(COMPARE, 8,
    T(0, "never") T(1, "l") T(2, "e") T(3, "le") T(4, "g") T(5, "lg") T(6, "ge") T(7, "always"))
CODES(SNOT, 2,
    T(0, "") T(1, "not"))
CODES(LNOT1, 2,
    T(0, "") T(1, "not"))
CODES(LNOT2, 2,
    T(0, "") T(1, "not"))
CODES(LANE, 16,
    T(0, "(lnone)") T(1, "(l0)") T(2, "(l1)") T(3, "(l01)") T(4, "(l2)") T(5, "(l02)") T(6, "(l12)")
        T(7, "(l012)")
    T(8, "(l3)") T(9, "(l03)") T(10, "(l13)") T(11, "(l013)") T(12, "(l23)") T(13, "(l023)")
        T(14, "(l123)") T(15, ""))
CODES(SSFU, 2,
    T(0, "") T(1, "sfu"))
CODES(LSFU, 2,
    T(0, "") T(1, "sfu"))
CODES(SABS, 2,
    T(0, "") T(1, "abs"))
CODES(SLIVE, 2,
    T(0, "all") T(1, "live"))
CODES(TLIVE, 2,
    T(0, "all") T(1, "live"))
CODES(DERIV, 2,
    T(0, "") T(1, "deriv"))
NAMES(sr, 16,
    T(0, "$physid") T(1, "$clock") T(2, "$sr2") T(3, "$vstride") T(4, "$pm0") T(5, "$pm1")
        T(6, "$pm2") T(7, "$pm3")
    T(8, "$sampleid") T(9, "$sr9") T(10, "$sr10") T(11, "$sr11") T(12, "$sr12") T(13, "$sr13")
        T(14, "$sr14") T(15, "$sr15"))
OPERAND(guard, LINES(
    LINE(0, )
    LINE(1, TEXT("(never)"))
    ELSE(TEXT("(") CODE(PRED, 0) TEXT(" ") REG("$c", 1) TEXT(")"))))
OPERAND(at0, LINES(
    LINE(0, HEX(0))
    LINE(1, REG("$a", 1))
    ELSE(REG("$a", 1) TEXT("+") HEX(0))))
OPERAND(mcdst, LINES(
    LINE(0, )
    ELSE(REG("$c", 0))))
OPERAND(ll_dst, LINES(
    LINE(0, REG("$r", 0))
    LINE(1, TEXT("o[") HEX_OF(value[1] * 4) TEXT("]"))
    ELSE(TEXT("#"))))
OPERAND(at, LINES(
    LINE(0, HEX(0))
    LINE(1, REG("$a", 1))
    LINE(2, REG("$a", 1) TEXT("+") HEX(0))
    ELSE(REG("$a", 1) TEXT("++") SIGNED(0, 5))))
OPERAND(at_of_cvt_i2i_u_full, LINES(
    LINE(0, HEX_OF(value[0] * 2))
    LINE(1, REG("$a", 1))
    LINE(2, REG("$a", 1) TEXT("+") HEX_OF(value[0] * 2))
    ELSE(REG("$a", 1) TEXT("++") SIGNED_OF(rt_sign(value[0], 5) * 2))))
OPERAND(at_of_cvt_i2i_u_full_2, LINES(
    LINE(0, HEX_OF(value[0] * 4))
    LINE(1, REG("$a", 1))
    LINE(2, REG("$a", 1) TEXT("+") HEX_OF(value[0] * 4))
    ELSE(REG("$a", 1) TEXT("++") SIGNED_OF(rt_sign(value[0], 5) * 4))))
OPERAND(at0_of_cvt_i2i_u_full, LINES(
    LINE(0, HEX_OF(value[1] * 4))
    LINE(1, REG("$a", 0))
    ELSE(REG("$a", 0) TEXT("+") HEX_OF(value[1] * 4))))
OPERAND(l_src, LINES(
    LINE(0, REG_OF("$r", (value[0] >> 1 & 0x3f)) ONE_OF((value[0] & 0x1), T(0, "l") T(1, "h")))
    LINE(1, JOINED(TEXT("u8") SEP(" ") TEXT("s[") PUT(at, 1, 1) TEXT("]")))
    LINE(2, JOINED(TEXT("u16") SEP(" ") TEXT("s[") PUT(at_of_cvt_i2i_u_full, 2, 1) TEXT("]")))
    LINE(3, JOINED(TEXT("s16") SEP(" ") TEXT("s[") PUT(at_of_cvt_i2i_u_full, 3, 1) TEXT("]")))
    LINE(4, JOINED(TEXT("b32") SEP(" ") TEXT("s[") PUT(at_of_cvt_i2i_u_full_2, 4, 1) TEXT("]")))
    LINE(5, TEXT("a[") HEX_OF(value[3] * 4) TEXT("]"))
    ELSE(TEXT("p[") PUT(at0_of_cvt_i2i_u_full, 5, 2) TEXT("]"))))
OPERAND(l_src_of_cvt_i2i_u_full, LINES(
    LINE(0, REG("$r", 0))
    LINE(1, JOINED(TEXT("u8") SEP(" ") TEXT("s[") PUT(at, 1, 1) TEXT("]")))
    LINE(2, JOINED(TEXT("u16") SEP(" ") TEXT("s[") PUT(at_of_cvt_i2i_u_full, 2, 1) TEXT("]")))
    LINE(3, JOINED(TEXT("s16") SEP(" ") TEXT("s[") PUT(at_of_cvt_i2i_u_full, 3, 1) TEXT("]")))
    LINE(4, JOINED(TEXT("b32") SEP(" ") TEXT("s[") PUT(at_of_cvt_i2i_u_full_2, 4, 1) TEXT("]")))
    LINE(5, TEXT("a[") HEX_OF(value[3] * 4) TEXT("]"))
    ELSE(TEXT("p[") PUT(at0_of_cvt_i2i_u_full, 5, 2) TEXT("]"))))
OPERAND(cvt_int, LINES(
    LINE(0, JOINED(CODE(CHALF, 0) SEP(" ") PUT(l_src, 1, 1)))
    LINE(1, JOINED(CODE(CWORD, 5) SEP(" ") PUT(l_src_of_cvt_i2i_u_full, 7, 1)))
    ELSE(CODE(CREG, 6) TEXT(" ") REG("$r", 1))))
OPERAND(ll_dst_of_cvt_i2i_u_half, LINES(
    LINE(0, REG_OF("$r", (value[0] >> 1 & 0x3f)) ONE_OF((value[0] & 0x1), T(0, "l") T(1, "h")))
    LINE(1, TEXT("o[") HEX_OF(value[1] * 2) TEXT("]"))
    ELSE(TEXT("#"))))
OPERAND(ll_half, LINES(
    LINE(0, REG_OF("$r", (value[0] >> 1 & 0x3f)) ONE_OF((value[0] & 0x1), T(0, "l") T(1, "h")))
    LINE(1, TEXT("half o[") HEX_OF(value[1] * 2) TEXT("]"))
    ELSE(TEXT("half #"))))
OPERAND(at_of_fadd_short, LINES(
    LINE(0, HEX(0))
    LINE(1, REG("$a", 1))
    LINE(2, REG("$a", 1) TEXT("+") HEX(0))
    ELSE(REG("$a", 1) TEXT("++") SIGNED(0, 4))))
OPERAND(at_of_fadd_short_2, LINES(
    LINE(0, HEX_OF(value[0] * 2))
    LINE(1, REG("$a", 1))
    LINE(2, REG("$a", 1) TEXT("+") HEX_OF(value[0] * 2))
    ELSE(REG("$a", 1) TEXT("++") SIGNED_OF(rt_sign(value[0], 4) * 2))))
OPERAND(at_of_fadd_short_3, LINES(
    LINE(0, HEX_OF(value[0] * 4))
    LINE(1, REG("$a", 1))
    LINE(2, REG("$a", 1) TEXT("+") HEX_OF(value[0] * 4))
    ELSE(REG("$a", 1) TEXT("++") SIGNED_OF(rt_sign(value[0], 4) * 4))))
OPERAND(s_src, LINES(
    LINE(0, REG("$r", 0))
    LINE(1, JOINED(TEXT("u8") SEP(" ") TEXT("s[") PUT(at_of_fadd_short, 1, 1) TEXT("]")))
    LINE(2, JOINED(TEXT("u16") SEP(" ") TEXT("s[") PUT(at_of_fadd_short_2, 2, 1) TEXT("]")))
    LINE(3, JOINED(TEXT("s16") SEP(" ") TEXT("s[") PUT(at_of_fadd_short_2, 3, 1) TEXT("]")))
    LINE(4, JOINED(TEXT("b32") SEP(" ") TEXT("s[") PUT(at_of_fadd_short_3, 4, 1) TEXT("]")))
    LINE(5, TEXT("a[") HEX_OF(value[3] * 4) TEXT("]"))
    ELSE(TEXT("p[") PUT(at0_of_cvt_i2i_u_full, 5, 2) TEXT("]"))))
OPERAND(at_of_fadd_short_4, LINES(
    LINE(0, HEX_OF(value[5] * 4))
    LINE(1, REG("$a", 0))
    LINE(2, REG("$a", 0) TEXT("+") HEX_OF(value[5] * 4))
    ELSE(REG("$a", 0) TEXT("++") SIGNED_OF(rt_sign(value[5], 5) * 4))))
OPERAND(s_src2, LINES(
    AS(0) LINE(1, REG("$r", 3))
    ELSE(TEXT("c") DECIMAL(4) TEXT("[") PUT(at_of_fadd_short_4, 1, 0) TEXT("]"))))
OPERAND(i_src, LINES(
    LINE(0, REG("$r", 0))
    LINE(1, JOINED(TEXT("u8") SEP(" ") TEXT("s[") PUT(at_of_fadd_short, 1, 1) TEXT("]")))
    LINE(2, JOINED(TEXT("u16") SEP(" ") TEXT("s[") PUT(at_of_fadd_short_2, 2, 1) TEXT("]")))
    LINE(3, JOINED(TEXT("s16") SEP(" ") TEXT("s[") PUT(at_of_fadd_short_2, 3, 1) TEXT("]")))
    LINE(4, JOINED(TEXT("b32") SEP(" ") TEXT("s[") PUT(at_of_fadd_short_3, 4, 1) TEXT("]")))
    ELSE(TEXT("p[") PUT(at0_of_cvt_i2i_u_full, 5, 2) TEXT("]"))))
OPERAND(at_of_fadd_long, LINES(
    LINE(0, HEX_OF(value[5] * 4))
    LINE(1, REG("$a", 0))
    LINE(2, REG("$a", 0) TEXT("+") HEX_OF(value[5] * 4))
    ELSE(REG("$a", 0) TEXT("++") SIGNED_OF(rt_sign(value[5], 7) * 4))))
OPERAND(l_src3, LINES(
    AS(0) LINE(1, REG("$r", 3))
    LINE(2, TEXT("c") DECIMAL(4) TEXT("[") PUT(at_of_fadd_long, 1, 0) TEXT("]"))
    LINE(3, TEXT("c") DECIMAL(4) TEXT("[") PUT(at_of_fadd_long, 2, 0) TEXT("]"))
    ELSE(TEXT("c") DECIMAL(4) TEXT("[") HEX_OF(value[5] * 4) TEXT("]"))))
OPERAND(fmul_sat, LINES(
    LINE(1, TEXT("sat"))
    ELSE()))
OPERAND(at_of_fmad_short, LINES(
    LINE(0, HEX_OF(value[4] * 4))
    LINE(1, REG("$a", 0))
    LINE(2, REG("$a", 0) TEXT("+") HEX_OF(value[4] * 4))
    ELSE(REG("$a", 0) TEXT("++") SIGNED_OF(rt_sign(value[4], 5) * 4))))
OPERAND(s_src2_of_fmad_short, LINES(
    AS(0) LINE(1, REG("$r", 2))
    ELSE(TEXT("c") DECIMAL(3) TEXT("[") PUT(at_of_fmad_short, 1, 0) TEXT("]"))))
OPERAND(at_of_fmad_long, LINES(
    LINE(0, HEX_OF(value[4] * 4))
    LINE(1, REG("$a", 0))
    LINE(2, REG("$a", 0) TEXT("+") HEX_OF(value[4] * 4))
    ELSE(REG("$a", 0) TEXT("++") SIGNED_OF(rt_sign(value[4], 7) * 4))))
OPERAND(l_src2, LINES(
    AS(0) LINE(1, REG("$r", 2))
    LINE(2, TEXT("c") DECIMAL(3) TEXT("[") PUT(at_of_fmad_long, 1, 0) TEXT("]"))
    LINE(3, TEXT("c") DECIMAL(3) TEXT("[") PUT(at_of_fmad_long, 2, 0) TEXT("]"))
    ELSE(TEXT("c") DECIMAL(3) TEXT("[") HEX_OF(value[4] * 4) TEXT("]"))))
OPERAND(at_of_fmad_long_2, LINES(
    LINE(0, HEX_OF(value[7] * 4))
    LINE(1, REG("$a", 0))
    LINE(2, REG("$a", 0) TEXT("+") HEX_OF(value[7] * 4))
    ELSE(REG("$a", 0) TEXT("++") SIGNED_OF(rt_sign(value[7], 7) * 4))))
OPERAND(l_src3_of_fmad_long, LINES(
    AS(0) LINE(1, REG("$r", 6))
    LINE(2, TEXT("c") DECIMAL(3) TEXT("[") PUT(at_of_fmad_long_2, 1, 0) TEXT("]"))
    LINE(3, TEXT("c") DECIMAL(3) TEXT("[") PUT(at_of_fmad_long_2, 2, 0) TEXT("]"))
    ELSE(TEXT("c") DECIMAL(3) TEXT("[") HEX_OF(value[7] * 4) TEXT("]"))))
OPERAND(at_of_fset, LINES(
    LINE(0, HEX_OF(value[6] * 4))
    LINE(1, REG("$a", 0))
    LINE(2, REG("$a", 0) TEXT("+") HEX_OF(value[6] * 4))
    ELSE(REG("$a", 0) TEXT("++") SIGNED_OF(rt_sign(value[6], 7) * 4))))
OPERAND(l_src2_of_fset, LINES(
    AS(0) LINE(1, REG("$r", 4))
    LINE(2, TEXT("c") DECIMAL(5) TEXT("[") PUT(at_of_fset, 1, 0) TEXT("]"))
    LINE(3, TEXT("c") DECIMAL(5) TEXT("[") PUT(at_of_fset, 2, 0) TEXT("]"))
    ELSE(TEXT("c") DECIMAL(5) TEXT("[") HEX_OF(value[6] * 4) TEXT("]"))))
OPERAND(quad_lane, LINES(
    LINE(0, TEXT("l0"))
    LINE(1, TEXT("l1"))
    LINE(2, TEXT("l2"))
    LINE(3, TEXT("l3"))
    LINE(4, TEXT("dx"))
    ELSE(TEXT("dy"))))
OPERAND(s_src_of_add_add_b16_short, LINES(
    LINE(0, REG_OF("$r", (value[0] >> 1 & 0x1f)) ONE_OF((value[0] & 0x1), T(0, "l") T(1, "h")))
    LINE(1, JOINED(TEXT("u8") SEP(" ") TEXT("s[") PUT(at_of_fadd_short, 1, 1) TEXT("]")))
    LINE(2, JOINED(TEXT("u16") SEP(" ") TEXT("s[") PUT(at_of_fadd_short_2, 2, 1) TEXT("]")))
    LINE(3, JOINED(TEXT("s16") SEP(" ") TEXT("s[") PUT(at_of_fadd_short_2, 3, 1) TEXT("]")))
    LINE(4, JOINED(TEXT("b32") SEP(" ") TEXT("s[") PUT(at_of_fadd_short_3, 4, 1) TEXT("]")))
    LINE(5, TEXT("a[") HEX_OF(value[3] * 4) TEXT("]"))
    ELSE(TEXT("p[") PUT(at0_of_cvt_i2i_u_full, 5, 2) TEXT("]"))))
OPERAND(at_of_add_add_b16_short, LINES(
    LINE(0, HEX_OF(value[4] * 2))
    LINE(1, REG("$a", 0))
    LINE(2, REG("$a", 0) TEXT("+") HEX_OF(value[4] * 2))
    ELSE(REG("$a", 0) TEXT("++") SIGNED_OF(rt_sign(value[4], 5) * 2))))
OPERAND(s_src2_of_add_add_b16_short, LINES(
    AS(0) LINE(1, REG_OF("$r", (value[2] >> 1 & 0x1f))
        ONE_OF((value[2] & 0x1), T(0, "l") T(1, "h")))
    ELSE(TEXT("c") DECIMAL(3) TEXT("[") PUT(at_of_add_add_b16_short, 1, 0) TEXT("]"))))
OPERAND(i_src_of_add_add_b16_imm, LINES(
    LINE(0, REG_OF("$r", (value[0] >> 1 & 0x1f)) ONE_OF((value[0] & 0x1), T(0, "l") T(1, "h")))
    LINE(1, JOINED(TEXT("u8") SEP(" ") TEXT("s[") PUT(at_of_fadd_short, 1, 1) TEXT("]")))
    LINE(2, JOINED(TEXT("u16") SEP(" ") TEXT("s[") PUT(at_of_fadd_short_2, 2, 1) TEXT("]")))
    LINE(3, JOINED(TEXT("s16") SEP(" ") TEXT("s[") PUT(at_of_fadd_short_2, 3, 1) TEXT("]")))
    LINE(4, JOINED(TEXT("b32") SEP(" ") TEXT("s[") PUT(at_of_fadd_short_3, 4, 1) TEXT("]")))
    ELSE(TEXT("p[") PUT(at0_of_cvt_i2i_u_full, 5, 2) TEXT("]"))))
OPERAND(at_of_add_add_b16_long, LINES(
    LINE(0, HEX_OF(value[4] * 2))
    LINE(1, REG("$a", 0))
    LINE(2, REG("$a", 0) TEXT("+") HEX_OF(value[4] * 2))
    ELSE(REG("$a", 0) TEXT("++") SIGNED_OF(rt_sign(value[4], 7) * 2))))
OPERAND(l_src3_of_add_add_b16_long, LINES(
    AS(0) LINE(1, REG_OF("$r", (value[2] >> 1 & 0x3f))
        ONE_OF((value[2] & 0x1), T(0, "l") T(1, "h")))
    LINE(2, TEXT("c") DECIMAL(3) TEXT("[") PUT(at_of_add_add_b16_long, 1, 0) TEXT("]"))
    LINE(3, TEXT("c") DECIMAL(3) TEXT("[") PUT(at_of_add_add_b16_long, 2, 0) TEXT("]"))
    ELSE(TEXT("c") DECIMAL(3) TEXT("[") HEX_OF(value[4] * 2) TEXT("]"))))
OPERAND(guard_of_add_addc_b16_long, LINES(
    LINE(0, )
    LINE(1, TEXT("(never)"))
    ELSE(TEXT("(") CODE(PRED, 2) TEXT(" ") REG("$c", 0) TEXT(")"))))
OPERAND(at_of_mul16_short, LINES(
    LINE(0, HEX_OF(value[5] * 2))
    LINE(1, REG("$a", 0))
    LINE(2, REG("$a", 0) TEXT("+") HEX_OF(value[5] * 2))
    ELSE(REG("$a", 0) TEXT("++") SIGNED_OF(rt_sign(value[5], 5) * 2))))
OPERAND(s_src2_of_mul16_short, LINES(
    AS(0) LINE(1, REG_OF("$r", (value[3] >> 1 & 0x1f))
        ONE_OF((value[3] & 0x1), T(0, "l") T(1, "h")))
    ELSE(TEXT("c") DECIMAL(4) TEXT("[") PUT(at_of_mul16_short, 1, 0) TEXT("]"))))
OPERAND(at_of_mul16_long, LINES(
    LINE(0, HEX_OF(value[5] * 2))
    LINE(1, REG("$a", 0))
    LINE(2, REG("$a", 0) TEXT("+") HEX_OF(value[5] * 2))
    ELSE(REG("$a", 0) TEXT("++") SIGNED_OF(rt_sign(value[5], 7) * 2))))
OPERAND(l_src2_of_mul16_long, LINES(
    AS(0) LINE(1, REG_OF("$r", (value[3] >> 1 & 0x3f))
        ONE_OF((value[3] & 0x1), T(0, "l") T(1, "h")))
    LINE(2, TEXT("c") DECIMAL(4) TEXT("[") PUT(at_of_mul16_long, 1, 0) TEXT("]"))
    LINE(3, TEXT("c") DECIMAL(4) TEXT("[") PUT(at_of_mul16_long, 2, 0) TEXT("]"))
    ELSE(TEXT("c") DECIMAL(4) TEXT("[") HEX_OF(value[5] * 2) TEXT("]"))))
OPERAND(l_src3_of_mul_add_add_u16_long, LINES(
    AS(0) LINE(1, REG("$r", 5))
    LINE(2, TEXT("c") DECIMAL(3) TEXT("[") PUT(at_of_fset, 1, 0) TEXT("]"))
    LINE(3, TEXT("c") DECIMAL(3) TEXT("[") PUT(at_of_fset, 2, 0) TEXT("]"))
    ELSE(TEXT("c") DECIMAL(3) TEXT("[") HEX_OF(value[6] * 4) TEXT("]"))))
OPERAND(at0_of_ld_a, LINES(
    LINE(0, HEX_OF(value[0] * 4))
    LINE(1, REG("$a", 1))
    ELSE(REG("$a", 1) TEXT("+") HEX_OF(value[0] * 4))))
OPERAND(at_of_ld_c_u8_full, LINES(
    LINE(0, HEX(0))
    LINE(1, REG("$a", 1))
    LINE(2, REG("$a", 1) TEXT("+") HEX(0))
    ELSE(REG("$a", 1) TEXT("++") SIGNED(0, 16))))
OPERAND(at_of_ld_c_u16_full, LINES(
    LINE(0, HEX_OF(value[0] * 2))
    LINE(1, REG("$a", 1))
    LINE(2, REG("$a", 1) TEXT("+") HEX_OF(value[0] * 2))
    ELSE(REG("$a", 1) TEXT("++") SIGNED_OF(rt_sign(value[0], 15) * 2))))
OPERAND(at_of_ld_c_b32_full, LINES(
    LINE(0, HEX_OF(value[0] * 4))
    LINE(1, REG("$a", 1))
    LINE(2, REG("$a", 1) TEXT("+") HEX_OF(value[0] * 4))
    ELSE(REG("$a", 1) TEXT("++") SIGNED_OF(rt_sign(value[0], 14) * 4))))
OPERAND(ll_dst_of_ld_s_u8_full, LINES(
    LINE(0, REG("$r", 0))
    ELSE(TEXT("#"))))
OPERAND(ll_half_of_ld_s_u8_half, LINES(
    LINE(0, REG_OF("$r", (value[0] >> 1 & 0x3f)) ONE_OF((value[0] & 0x1), T(0, "l") T(1, "h")))
    ELSE(TEXT("half #"))))
OPERAND(special,
    NAME(sr, 0))
OPERAND(stsrc, LINES(
    LINE(0, REG("$r", 0))
    LINE(1, REG("$r", 0) TEXT(":") REG_OF("$r", value[0] + 1))
    LINE(2, REG("$r", 0) TEXT(":") REG_OF("$r", value[0] + 1) TEXT(":") REG_OF("$r", value[0] + 2))
    ELSE(REG("$r", 0) TEXT(":") REG_OF("$r", value[0] + 1) TEXT(":") REG_OF("$r", value[0] + 2)
        TEXT(":") REG_OF("$r", value[0] + 3))))
OPERAND(ltdst, LINES(
    LINE(0, TEXT("#:#:#:#"))
    LINE(1, REG("$r", 0) TEXT(":#:#:#"))
    LINE(2, TEXT("#:") REG("$r", 0) TEXT(":#:#"))
    LINE(3, REG("$r", 0) TEXT(":") REG_OF("$r", value[0] + 1) TEXT(":#:#"))
    LINE(4, TEXT("#:#:") REG("$r", 0) TEXT(":#"))
    LINE(5, REG("$r", 0) TEXT(":#:") REG_OF("$r", value[0] + 1) TEXT(":#"))
    LINE(6, TEXT("#:") REG("$r", 0) TEXT(":") REG_OF("$r", value[0] + 1) TEXT(":#"))
    LINE(7, REG("$r", 0) TEXT(":") REG_OF("$r", value[0] + 1) TEXT(":") REG_OF("$r", value[0] + 2)
        TEXT(":#"))
    LINE(8, TEXT("#:#:#:") REG("$r", 0))
    LINE(9, REG("$r", 0) TEXT(":#:#:") REG_OF("$r", value[0] + 1))
    LINE(10, TEXT("#:") REG("$r", 0) TEXT(":#:") REG_OF("$r", value[0] + 1))
    LINE(11, REG("$r", 0) TEXT(":") REG_OF("$r", value[0] + 1) TEXT(":#:")
        REG_OF("$r", value[0] + 2))
    LINE(12, TEXT("#:#:") REG("$r", 0) TEXT(":") REG_OF("$r", value[0] + 1))
    LINE(13, REG("$r", 0) TEXT(":#:") REG_OF("$r", value[0] + 1) TEXT(":")
        REG_OF("$r", value[0] + 2))
    LINE(14, TEXT("#:") REG("$r", 0) TEXT(":") REG_OF("$r", value[0] + 1) TEXT(":")
        REG_OF("$r", value[0] + 2))
    ELSE(REG("$r", 0) TEXT(":") REG_OF("$r", value[0] + 1) TEXT(":") REG_OF("$r", value[0] + 2)
        TEXT(":") REG_OF("$r", value[0] + 3))))
FORM(red_g_add_num,
    CODE(MARK, 4) SEP(" ") PUT(guard, 0, 5) SEP(" ") TEXT("red add ") CODE(ATYPE, 0) TEXT(" g")
        DECIMAL(1) TEXT("[") REG("$r", 2) TEXT("]") SEP(" ") REG("$r", 3))
FORM(red_g_inc_num,
    CODE(MARK, 4) SEP(" ") PUT(guard, 0, 5) SEP(" ") TEXT("red inc ") CODE(ATYPE, 0) TEXT(" g")
        DECIMAL(1) TEXT("[") REG("$r", 2) TEXT("]") SEP(" ") REG("$r", 3))
FORM(red_g_dec_num,
    CODE(MARK, 4) SEP(" ") PUT(guard, 0, 5) SEP(" ") TEXT("red dec ") CODE(ATYPE, 0) TEXT(" g")
        DECIMAL(1) TEXT("[") REG("$r", 2) TEXT("]") SEP(" ") REG("$r", 3))
FORM(red_g_max_num,
    CODE(MARK, 4) SEP(" ") PUT(guard, 0, 5) SEP(" ") TEXT("red max ") CODE(ATYPE, 0) TEXT(" g")
        DECIMAL(1) TEXT("[") REG("$r", 2) TEXT("]") SEP(" ") REG("$r", 3))
FORM(red_g_min_num,
    CODE(MARK, 4) SEP(" ") PUT(guard, 0, 5) SEP(" ") TEXT("red min ") CODE(ATYPE, 0) TEXT(" g")
        DECIMAL(1) TEXT("[") REG("$r", 2) TEXT("]") SEP(" ") REG("$r", 3))
FORM(red_g_and_bits,
    CODE(MARK, 4) SEP(" ") PUT(guard, 0, 5) SEP(" ") TEXT("red and ") CODE(BTYPE, 0) TEXT(" g")
        DECIMAL(1) TEXT("[") REG("$r", 2) TEXT("]") SEP(" ") REG("$r", 3))
FORM(red_g_or_bits,
    CODE(MARK, 4) SEP(" ") PUT(guard, 0, 5) SEP(" ") TEXT("red or ") CODE(BTYPE, 0) TEXT(" g")
        DECIMAL(1) TEXT("[") REG("$r", 2) TEXT("]") SEP(" ") REG("$r", 3))
FORM(red_g_xor_bits,
    CODE(MARK, 4) SEP(" ") PUT(guard, 0, 5) SEP(" ") TEXT("red xor ") CODE(BTYPE, 0) TEXT(" g")
        DECIMAL(1) TEXT("[") REG("$r", 2) TEXT("]") SEP(" ") REG("$r", 3))
FORM(red_exch_g,
    CODE(MARK, 4) SEP(" ") PUT(guard, 0, 5) SEP(" ") TEXT("red exch ") CODE(BTYPE, 0) TEXT(" g")
        DECIMAL(1) TEXT("[") REG("$r", 2) TEXT("]") SEP(" ") REG("$r", 3))
FORM(red_g_wide_add,
    CODE(MARK, 3) SEP(" ") PUT(guard, 1, 4) SEP(" ") TEXT("red add u64 g") DECIMAL(0) TEXT("[")
        REG("$r", 1) TEXT("]") SEP(" ") REG("$r", 2) TEXT("d"))
FORM(red_g_wide_exch,
    CODE(MARK, 3) SEP(" ") PUT(guard, 1, 4) SEP(" ") TEXT("red exch b64 g") DECIMAL(0) TEXT("[")
        REG("$r", 1) TEXT("]") SEP(" ") REG("$r", 2) TEXT("d"))
FORM(atomic_g_add_num,
    CODE(MARK, 5) SEP(" ") PUT(guard, 0, 6) SEP(" ") TEXT("ld add ") CODE(ATYPE, 0) TEXT(" ")
        REG("$r", 1) TEXT(" g") DECIMAL(2) TEXT("[") REG("$r", 3) TEXT("]") SEP(" ") REG("$r", 4))
FORM(atomic_g_inc_num,
    CODE(MARK, 5) SEP(" ") PUT(guard, 0, 6) SEP(" ") TEXT("ld inc ") CODE(ATYPE, 0) TEXT(" ")
        REG("$r", 1) TEXT(" g") DECIMAL(2) TEXT("[") REG("$r", 3) TEXT("]") SEP(" ") REG("$r", 4))
FORM(atomic_g_dec_num,
    CODE(MARK, 5) SEP(" ") PUT(guard, 0, 6) SEP(" ") TEXT("ld dec ") CODE(ATYPE, 0) TEXT(" ")
        REG("$r", 1) TEXT(" g") DECIMAL(2) TEXT("[") REG("$r", 3) TEXT("]") SEP(" ") REG("$r", 4))
FORM(atomic_g_max_num,
    CODE(MARK, 5) SEP(" ") PUT(guard, 0, 6) SEP(" ") TEXT("ld max ") CODE(ATYPE, 0) TEXT(" ")
        REG("$r", 1) TEXT(" g") DECIMAL(2) TEXT("[") REG("$r", 3) TEXT("]") SEP(" ") REG("$r", 4))
FORM(atomic_g_min_num,
    CODE(MARK, 5) SEP(" ") PUT(guard, 0, 6) SEP(" ") TEXT("ld min ") CODE(ATYPE, 0) TEXT(" ")
        REG("$r", 1) TEXT(" g") DECIMAL(2) TEXT("[") REG("$r", 3) TEXT("]") SEP(" ") REG("$r", 4))
FORM(atomic_g_and_bits,
    CODE(MARK, 5) SEP(" ") PUT(guard, 0, 6) SEP(" ") TEXT("ld and ") CODE(BTYPE, 0) TEXT(" ")
        REG("$r", 1) TEXT(" g") DECIMAL(2) TEXT("[") REG("$r", 3) TEXT("]") SEP(" ") REG("$r", 4))
FORM(atomic_g_or_bits,
    CODE(MARK, 5) SEP(" ") PUT(guard, 0, 6) SEP(" ") TEXT("ld or ") CODE(BTYPE, 0) TEXT(" ")
        REG("$r", 1) TEXT(" g") DECIMAL(2) TEXT("[") REG("$r", 3) TEXT("]") SEP(" ") REG("$r", 4))
FORM(atomic_g_xor_bits,
    CODE(MARK, 5) SEP(" ") PUT(guard, 0, 6) SEP(" ") TEXT("ld xor ") CODE(BTYPE, 0) TEXT(" ")
        REG("$r", 1) TEXT(" g") DECIMAL(2) TEXT("[") REG("$r", 3) TEXT("]") SEP(" ") REG("$r", 4))
FORM(atomic_g_wide,
    CODE(MARK, 4) SEP(" ") PUT(guard, 2, 5) SEP(" ") TEXT("ld add u64 ") REG("$r", 0) TEXT("d")
        TEXT(" g") DECIMAL(1) TEXT("[") REG("$r", 2) TEXT("]") SEP(" ") REG("$r", 3) TEXT("d"))
FORM(atomic_g_kept_exch_exch,
    CODE(MARK, 5) SEP(" ") PUT(guard, 0, 6) SEP(" ") TEXT("exch ") CODE(BTYPE, 0) TEXT(" ")
        REG("$r", 1) TEXT(" g") DECIMAL(2) TEXT("[") REG("$r", 3) TEXT("]") SEP(" ") REG("$r", 4))
FORM(exch_g_wide,
    CODE(MARK, 4) SEP(" ") PUT(guard, 2, 5) SEP(" ") TEXT("exch b64 ") REG("$r", 0) TEXT("d")
        TEXT(" g") DECIMAL(1) TEXT("[") REG("$r", 2) TEXT("]") SEP(" ") REG("$r", 3) TEXT("d"))
FORM(cas_g,
    CODE(MARK, 6) SEP(" ") PUT(guard, 0, 7) SEP(" ") TEXT("cas ") CODE(BTYPE, 0) TEXT(" ")
        REG("$r", 1) TEXT(" g") DECIMAL(2) TEXT("[") REG("$r", 3) TEXT("]") SEP(" ") REG("$r", 4)
        TEXT(" ") REG("$r", 5))
FORM(cas_g_wide,
    CODE(MARK, 5) SEP(" ") PUT(guard, 3, 6) SEP(" ") TEXT("cas b64 ") REG("$r", 0) TEXT("d")
        TEXT(" g") DECIMAL(1) TEXT("[") REG("$r", 2) TEXT("]") SEP(" ") REG("$r", 3) TEXT("d")
        TEXT(" ") REG("$r", 4) TEXT("d"))
FORM(discard,
    PUT(guard, 0, 0) SEP(" ") TEXT("discard"))
FORM(bra,
    PUT(guard, 0, 1) SEP(" ") TEXT("bra ") HEX_OF((value[0] * 4) & 0xffffff))
FORM(call,
    TEXT("call") SEP(" ") CODE(LIM, 0) SEP(" ") HEX_OF((value[1] * 4) & 0xffffff))
FORM(ret,
    PUT(guard, 0, 0) SEP(" ") TEXT("ret"))
FORM(breakaddr,
    TEXT("breakaddr ") HEX_OF((value[0] * 4) & 0xffffff))
FORM(break,
    PUT(guard, 0, 0) SEP(" ") TEXT("break"))
FORM(quadon,
    TEXT("quadon"))
FORM(quadpop,
    TEXT("quadpop"))
FORM(bar_mask,
    TEXT("bar") SEP(" ") CODE(BINC, 0) SEP(" ") CODE(BWAIT, 1) SEP(" ") HEX(2) TEXT(" ") HEX(3))
FORM(bar_all,
    TEXT("bar") SEP(" ") CODE(BINC, 0) SEP(" ") CODE(BWAIT, 1) SEP(" ") HEX(2) TEXT(" all"))
FORM(trap_short,
    TEXT("trap"))
FORM(joinat,
    TEXT("joinat ") HEX_OF((value[0] * 4) & 0xffffff))
FORM(brkpt_short,
    TEXT("brkpt"))
FORM(brkpt_long,
    PUT(guard, 0, 0) SEP(" ") TEXT("brkpt"))
FORM(bra_c,
    TEXT("bra") SEP(" ") CODE(LIM, 0) SEP(" ") TEXT("c") DECIMAL(1) TEXT("[") PUT(at0, 0, 2)
        TEXT("]"))
FORM(preret,
    TEXT("preret") SEP(" ") CODE(LIM, 0) SEP(" ") HEX_OF((value[1] * 4) & 0xffffff))
FORM(vote_any,
    CODE(MARK, 1) SEP(" ") PUT(guard, 0, 2) SEP(" ") TEXT("vote any ") REG("$c", 0))
FORM(vote_all,
    CODE(MARK, 1) SEP(" ") PUT(guard, 0, 2) SEP(" ") TEXT("vote all ") REG("$c", 0))
FORM(emit_emit,
    CODE(MARK, 0) SEP(" ") PUT(guard, 0, 1) SEP(" ") TEXT("emit"))
FORM(emit_restart,
    CODE(MARK, 0) SEP(" ") PUT(guard, 0, 1) SEP(" ") TEXT("restart"))
FORM(nop,
    CODE(MARK, 0) SEP(" ") PUT(guard, 0, 1) SEP(" ") TEXT("nop"))
FORM(pmevent,
    CODE(MARK, 1) SEP(" ") PUT(guard, 0, 2) SEP(" ") TEXT("pmevent ") HEX(0))
FORM(unkf5,
    CODE(MARK, 0) SEP(" ") PUT(guard, 0, 1) SEP(" ") TEXT("unkf5"))
FORM(cvt_i2i_u_full,
    CODE(MARK, 12) SEP(" ") PUT(guard, 15, 13) SEP(" ") TEXT("cvt") SEP(" ") CODE(ONEG, 0) SEP(" ")
        CODE(LABS1, 1) SEP(" ") TEXT("u32") SEP(" ") PUT(mcdst, 0, 2) SEP(" ") PUT(ll_dst, 1, 3)
        SEP(" ") PUT(cvt_int, 2, 5))
FORM(cvt_i2i_s_full,
    CODE(MARK, 12) SEP(" ") PUT(guard, 15, 13) SEP(" ") TEXT("cvt") SEP(" ") CODE(ONEG, 0) SEP(" ")
        CODE(LABS1, 1) SEP(" ") TEXT("s32") SEP(" ") PUT(mcdst, 0, 2) SEP(" ") PUT(ll_dst, 1, 3)
        SEP(" ") PUT(cvt_int, 2, 5))
FORM(cvt_i2i_u8_full,
    CODE(MARK, 12) SEP(" ") PUT(guard, 15, 13) SEP(" ") TEXT("cvt") SEP(" ") CODE(ONEG, 0) SEP(" ")
        CODE(LABS1, 1) SEP(" ") TEXT("u8") SEP(" ") PUT(mcdst, 0, 2) SEP(" ") PUT(ll_dst, 1, 3)
        SEP(" ") PUT(cvt_int, 2, 5))
FORM(cvt_i2i_s8_full,
    CODE(MARK, 12) SEP(" ") PUT(guard, 15, 13) SEP(" ") TEXT("cvt") SEP(" ") CODE(ONEG, 0) SEP(" ")
        CODE(LABS1, 1) SEP(" ") TEXT("s8") SEP(" ") PUT(mcdst, 0, 2) SEP(" ") PUT(ll_dst, 1, 3)
        SEP(" ") PUT(cvt_int, 2, 5))
FORM(cvt_i2i_u_half,
    CODE(MARK, 12) SEP(" ") PUT(guard, 15, 13) SEP(" ") TEXT("cvt") SEP(" ") CODE(ONEG, 0) SEP(" ")
        CODE(LABS1, 1) SEP(" ") TEXT("u16") SEP(" ") PUT(mcdst, 0, 2) SEP(" ")
        PUT(ll_dst_of_cvt_i2i_u_half, 1, 3) SEP(" ") PUT(cvt_int, 2, 5))
FORM(cvt_i2i_s_half,
    CODE(MARK, 12) SEP(" ") PUT(guard, 15, 13) SEP(" ") TEXT("cvt") SEP(" ") CODE(ONEG, 0) SEP(" ")
        CODE(LABS1, 1) SEP(" ") TEXT("s16") SEP(" ") PUT(mcdst, 0, 2) SEP(" ")
        PUT(ll_dst_of_cvt_i2i_u_half, 1, 3) SEP(" ") PUT(cvt_int, 2, 5))
FORM(cvt_i2i_u8_byte,
    CODE(MARK, 12) SEP(" ") PUT(guard, 15, 13) SEP(" ") TEXT("cvt") SEP(" ") CODE(ONEG, 0) SEP(" ")
        CODE(LABS1, 1) SEP(" ") TEXT("u8") SEP(" ") PUT(mcdst, 0, 2) SEP(" ") PUT(ll_half, 1, 3)
        SEP(" ") PUT(cvt_int, 2, 5))
FORM(cvt_i2i_s8_byte,
    CODE(MARK, 12) SEP(" ") PUT(guard, 15, 13) SEP(" ") TEXT("cvt") SEP(" ") CODE(ONEG, 0) SEP(" ")
        CODE(LABS1, 1) SEP(" ") TEXT("s8") SEP(" ") PUT(mcdst, 0, 2) SEP(" ") PUT(ll_half, 1, 3)
        SEP(" ") PUT(cvt_int, 2, 5))
FORM(cvt_i2f_f16,
    CODE(MARK, 14) SEP(" ") PUT(guard, 15, 15) SEP(" ") TEXT("cvt") SEP(" ") CODE(ONEG, 0) SEP(" ")
        CODE(LABS1, 1) SEP(" ") CODE(CSAT, 2) SEP(" ") CODE(CRND, 3) TEXT(" f16") SEP(" ")
        PUT(mcdst, 0, 4) SEP(" ") PUT(ll_dst_of_cvt_i2i_u_half, 1, 5) SEP(" ") PUT(cvt_int, 2, 7))
FORM(cvt_i2f_f32,
    CODE(MARK, 14) SEP(" ") PUT(guard, 15, 15) SEP(" ") TEXT("cvt") SEP(" ") CODE(ONEG, 0) SEP(" ")
        CODE(LABS1, 1) SEP(" ") CODE(CSAT, 2) SEP(" ") CODE(CRND, 3) TEXT(" f32") SEP(" ")
        PUT(mcdst, 0, 4) SEP(" ") PUT(ll_dst, 1, 5) SEP(" ") PUT(cvt_int, 2, 7))
FORM(cvt_i2f_64_u_to,
    CODE(MARK, 10) SEP(" ") PUT(guard, 8, 11) SEP(" ") TEXT("cvt") SEP(" ") CODE(ONEG, 0) SEP(" ")
        CODE(LABS1, 1) SEP(" ") CODE(CSAT, 2) SEP(" ") CODE(CRND, 3) TEXT(" f64") SEP(" ")
        PUT(mcdst, 0, 4) SEP(" ") REG("$r", 5) TEXT("d") TEXT(" u32") SEP(" ")
        PUT(l_src_of_cvt_i2i_u_full, 2, 6))
FORM(cvt_i2f_64_s_to,
    CODE(MARK, 10) SEP(" ") PUT(guard, 8, 11) SEP(" ") TEXT("cvt") SEP(" ") CODE(ONEG, 0) SEP(" ")
        CODE(LABS1, 1) SEP(" ") CODE(CSAT, 2) SEP(" ") CODE(CRND, 3) TEXT(" f64") SEP(" ")
        PUT(mcdst, 0, 4) SEP(" ") REG("$r", 5) TEXT("d") TEXT(" s32") SEP(" ")
        PUT(l_src_of_cvt_i2i_u_full, 2, 6))
FORM(cvt_i2f_64_u_from,
    CODE(MARK, 8) SEP(" ") PUT(guard, 3, 9) SEP(" ") TEXT("cvt") SEP(" ") CODE(ONEG, 0) SEP(" ")
        CODE(LABS1, 1) SEP(" ") CODE(CSAT, 2) SEP(" ") CODE(CRND, 3) TEXT(" f32") SEP(" ")
        PUT(mcdst, 0, 4) SEP(" ") PUT(ll_dst, 1, 5) SEP(" ") TEXT("u64 ") REG("$r", 7) TEXT("d"))
FORM(cvt_i2f_64_s_from,
    CODE(MARK, 8) SEP(" ") PUT(guard, 3, 9) SEP(" ") TEXT("cvt") SEP(" ") CODE(ONEG, 0) SEP(" ")
        CODE(LABS1, 1) SEP(" ") CODE(CSAT, 2) SEP(" ") CODE(CRND, 3) TEXT(" f32") SEP(" ")
        PUT(mcdst, 0, 4) SEP(" ") PUT(ll_dst, 1, 5) SEP(" ") TEXT("s64 ") REG("$r", 7) TEXT("d"))
FORM(cvt_i2f_64_u_both,
    CODE(MARK, 7) SEP(" ") PUT(guard, 3, 8) SEP(" ") TEXT("cvt") SEP(" ") CODE(ONEG, 0) SEP(" ")
        CODE(LABS1, 1) SEP(" ") CODE(CSAT, 2) SEP(" ") CODE(CRND, 3) TEXT(" f64") SEP(" ")
        PUT(mcdst, 0, 4) SEP(" ") REG("$r", 5) TEXT("d") TEXT(" u64 ") REG("$r", 6) TEXT("d"))
FORM(cvt_i2f_64_s_both,
    CODE(MARK, 7) SEP(" ") PUT(guard, 3, 8) SEP(" ") TEXT("cvt") SEP(" ") CODE(ONEG, 0) SEP(" ")
        CODE(LABS1, 1) SEP(" ") CODE(CSAT, 2) SEP(" ") CODE(CRND, 3) TEXT(" f64") SEP(" ")
        PUT(mcdst, 0, 4) SEP(" ") REG("$r", 5) TEXT("d") TEXT(" s64 ") REG("$r", 6) TEXT("d"))
FORM(cvt_f2i_u16_f16,
    CODE(MARK, 10) SEP(" ") PUT(guard, 8, 11) SEP(" ") TEXT("cvt") SEP(" ") CODE(ONEG, 0) SEP(" ")
        CODE(LABS1, 1) SEP(" ") CODE(IRND, 2) TEXT(" u16") SEP(" ") PUT(mcdst, 0, 3) SEP(" ")
        PUT(ll_dst_of_cvt_i2i_u_half, 1, 4) SEP(" ") TEXT("f16") SEP(" ") PUT(l_src, 2, 6))
FORM(cvt_f2i_u16_f32,
    CODE(MARK, 10) SEP(" ") PUT(guard, 8, 11) SEP(" ") TEXT("cvt") SEP(" ") CODE(ONEG, 0) SEP(" ")
        CODE(LABS1, 1) SEP(" ") CODE(IRND, 2) TEXT(" u16") SEP(" ") PUT(mcdst, 0, 3) SEP(" ")
        PUT(ll_dst_of_cvt_i2i_u_half, 1, 4) SEP(" ") TEXT("f32") SEP(" ")
        PUT(l_src_of_cvt_i2i_u_full, 2, 6))
FORM(cvt_f2i_s16_f16,
    CODE(MARK, 10) SEP(" ") PUT(guard, 8, 11) SEP(" ") TEXT("cvt") SEP(" ") CODE(ONEG, 0) SEP(" ")
        CODE(LABS1, 1) SEP(" ") CODE(IRND, 2) TEXT(" s16") SEP(" ") PUT(mcdst, 0, 3) SEP(" ")
        PUT(ll_dst_of_cvt_i2i_u_half, 1, 4) SEP(" ") TEXT("f16") SEP(" ") PUT(l_src, 2, 6))
FORM(cvt_f2i_s16_f32,
    CODE(MARK, 10) SEP(" ") PUT(guard, 8, 11) SEP(" ") TEXT("cvt") SEP(" ") CODE(ONEG, 0) SEP(" ")
        CODE(LABS1, 1) SEP(" ") CODE(IRND, 2) TEXT(" s16") SEP(" ") PUT(mcdst, 0, 3) SEP(" ")
        PUT(ll_dst_of_cvt_i2i_u_half, 1, 4) SEP(" ") TEXT("f32") SEP(" ")
        PUT(l_src_of_cvt_i2i_u_full, 2, 6))
FORM(cvt_f2i_u32_f16,
    CODE(MARK, 10) SEP(" ") PUT(guard, 8, 11) SEP(" ") TEXT("cvt") SEP(" ") CODE(ONEG, 0) SEP(" ")
        CODE(LABS1, 1) SEP(" ") CODE(IRND, 2) TEXT(" u32") SEP(" ") PUT(mcdst, 0, 3) SEP(" ")
        PUT(ll_dst, 1, 4) SEP(" ") TEXT("f16") SEP(" ") PUT(l_src, 2, 6))
FORM(cvt_f2i_u32_f32,
    CODE(MARK, 10) SEP(" ") PUT(guard, 8, 11) SEP(" ") TEXT("cvt") SEP(" ") CODE(ONEG, 0) SEP(" ")
        CODE(LABS1, 1) SEP(" ") CODE(IRND, 2) TEXT(" u32") SEP(" ") PUT(mcdst, 0, 3) SEP(" ")
        PUT(ll_dst, 1, 4) SEP(" ") TEXT("f32") SEP(" ") PUT(l_src_of_cvt_i2i_u_full, 2, 6))
FORM(cvt_f2i_s32_f16,
    CODE(MARK, 10) SEP(" ") PUT(guard, 8, 11) SEP(" ") TEXT("cvt") SEP(" ") CODE(ONEG, 0) SEP(" ")
        CODE(LABS1, 1) SEP(" ") CODE(IRND, 2) TEXT(" s32") SEP(" ") PUT(mcdst, 0, 3) SEP(" ")
        PUT(ll_dst, 1, 4) SEP(" ") TEXT("f16") SEP(" ") PUT(l_src, 2, 6))
FORM(cvt_f2i_s32_f32,
    CODE(MARK, 10) SEP(" ") PUT(guard, 8, 11) SEP(" ") TEXT("cvt") SEP(" ") CODE(ONEG, 0) SEP(" ")
        CODE(LABS1, 1) SEP(" ") CODE(IRND, 2) TEXT(" s32") SEP(" ") PUT(mcdst, 0, 3) SEP(" ")
        PUT(ll_dst, 1, 4) SEP(" ") TEXT("f32") SEP(" ") PUT(l_src_of_cvt_i2i_u_full, 2, 6))
FORM(cvt_f2i_64_u_to,
    CODE(MARK, 7) SEP(" ") PUT(guard, 3, 8) SEP(" ") TEXT("cvt") SEP(" ") CODE(ONEG, 0) SEP(" ")
        CODE(LABS1, 1) SEP(" ") CODE(IRND, 2) TEXT(" u32") SEP(" ") PUT(mcdst, 0, 3) SEP(" ")
        PUT(ll_dst, 1, 4) SEP(" ") TEXT("f64 ") REG("$r", 6) TEXT("d"))
FORM(cvt_f2i_64_s_to,
    CODE(MARK, 7) SEP(" ") PUT(guard, 3, 8) SEP(" ") TEXT("cvt") SEP(" ") CODE(ONEG, 0) SEP(" ")
        CODE(LABS1, 1) SEP(" ") CODE(IRND, 2) TEXT(" s32") SEP(" ") PUT(mcdst, 0, 3) SEP(" ")
        PUT(ll_dst, 1, 4) SEP(" ") TEXT("f64 ") REG("$r", 6) TEXT("d"))
FORM(cvt_f2i_64_u_from,
    CODE(MARK, 9) SEP(" ") PUT(guard, 8, 10) SEP(" ") TEXT("cvt") SEP(" ") CODE(ONEG, 0) SEP(" ")
        CODE(LABS1, 1) SEP(" ") CODE(IRND, 2) TEXT(" u64") SEP(" ") PUT(mcdst, 0, 3) SEP(" ")
        REG("$r", 4) TEXT("d") TEXT(" f32") SEP(" ") PUT(l_src_of_cvt_i2i_u_full, 2, 5))
FORM(cvt_f2i_64_s_from,
    CODE(MARK, 9) SEP(" ") PUT(guard, 8, 10) SEP(" ") TEXT("cvt") SEP(" ") CODE(ONEG, 0) SEP(" ")
        CODE(LABS1, 1) SEP(" ") CODE(IRND, 2) TEXT(" s64") SEP(" ") PUT(mcdst, 0, 3) SEP(" ")
        REG("$r", 4) TEXT("d") TEXT(" f32") SEP(" ") PUT(l_src_of_cvt_i2i_u_full, 2, 5))
FORM(cvt_f2i_64_u_both,
    CODE(MARK, 6) SEP(" ") PUT(guard, 3, 7) SEP(" ") TEXT("cvt") SEP(" ") CODE(ONEG, 0) SEP(" ")
        CODE(LABS1, 1) SEP(" ") CODE(IRND, 2) TEXT(" u64") SEP(" ") PUT(mcdst, 0, 3) SEP(" ")
        REG("$r", 4) TEXT("d") TEXT(" f64 ") REG("$r", 5) TEXT("d"))
FORM(cvt_f2i_64_s_both,
    CODE(MARK, 6) SEP(" ") PUT(guard, 3, 7) SEP(" ") TEXT("cvt") SEP(" ") CODE(ONEG, 0) SEP(" ")
        CODE(LABS1, 1) SEP(" ") CODE(IRND, 2) TEXT(" s64") SEP(" ") PUT(mcdst, 0, 3) SEP(" ")
        REG("$r", 4) TEXT("d") TEXT(" f64 ") REG("$r", 5) TEXT("d"))
FORM(cvt_f2f_f16_same,
    CODE(MARK, 10) SEP(" ") PUT(guard, 8, 11) SEP(" ") TEXT("cvt") SEP(" ") CODE(ONEG, 0) SEP(" ")
        CODE(LABS1, 1) SEP(" ") CODE(CSAT, 2) SEP(" ") TEXT("f16") SEP(" ") PUT(mcdst, 0, 3)
        SEP(" ") PUT(ll_dst_of_cvt_i2i_u_half, 1, 4) SEP(" ") TEXT("f16") SEP(" ") PUT(l_src, 2, 6))
FORM(cvt_f2f_f32_same,
    CODE(MARK, 10) SEP(" ") PUT(guard, 8, 11) SEP(" ") TEXT("cvt") SEP(" ") CODE(ONEG, 0) SEP(" ")
        CODE(LABS1, 1) SEP(" ") CODE(CSAT, 2) SEP(" ") TEXT("f32") SEP(" ") PUT(mcdst, 0, 3)
        SEP(" ") PUT(ll_dst, 1, 4) SEP(" ") TEXT("f32") SEP(" ") PUT(l_src_of_cvt_i2i_u_full, 2, 6))
FORM(cvt_f2f_f16_rint,
    CODE(MARK, 11) SEP(" ") PUT(guard, 8, 12) SEP(" ") TEXT("cvt") SEP(" ") CODE(ONEG, 0) SEP(" ")
        CODE(LABS1, 1) SEP(" ") CODE(CSAT, 2) SEP(" ") CODE(IRND, 3) TEXT(" f16") SEP(" ")
        PUT(mcdst, 0, 4) SEP(" ") PUT(ll_dst_of_cvt_i2i_u_half, 1, 5) SEP(" ") TEXT("f16") SEP(" ")
        PUT(l_src, 2, 7))
FORM(cvt_f2f_f32_rint,
    CODE(MARK, 11) SEP(" ") PUT(guard, 8, 12) SEP(" ") TEXT("cvt") SEP(" ") CODE(ONEG, 0) SEP(" ")
        CODE(LABS1, 1) SEP(" ") CODE(CSAT, 2) SEP(" ") CODE(IRND, 3) TEXT(" f32") SEP(" ")
        PUT(mcdst, 0, 4) SEP(" ") PUT(ll_dst, 1, 5) SEP(" ") TEXT("f32") SEP(" ")
        PUT(l_src_of_cvt_i2i_u_full, 2, 7))
FORM(cvt_f2f_f16_narrow,
    CODE(MARK, 11) SEP(" ") PUT(guard, 8, 12) SEP(" ") TEXT("cvt") SEP(" ") CODE(ONEG, 0) SEP(" ")
        CODE(LABS1, 1) SEP(" ") CODE(CSAT, 2) SEP(" ") CODE(CRND, 3) TEXT(" f16") SEP(" ")
        PUT(mcdst, 0, 4) SEP(" ") PUT(ll_dst_of_cvt_i2i_u_half, 1, 5) SEP(" ") TEXT("f32") SEP(" ")
        PUT(l_src_of_cvt_i2i_u_full, 2, 7))
FORM(cvt_f2f_f16_nrint,
    CODE(MARK, 11) SEP(" ") PUT(guard, 8, 12) SEP(" ") TEXT("cvt") SEP(" ") CODE(ONEG, 0) SEP(" ")
        CODE(LABS1, 1) SEP(" ") CODE(CSAT, 2) SEP(" ") CODE(IRND, 3) TEXT(" f16") SEP(" ")
        PUT(mcdst, 0, 4) SEP(" ") PUT(ll_dst_of_cvt_i2i_u_half, 1, 5) SEP(" ") TEXT("f32") SEP(" ")
        PUT(l_src_of_cvt_i2i_u_full, 2, 7))
FORM(cvt_f2f_f32_widen,
    CODE(MARK, 10) SEP(" ") PUT(guard, 8, 11) SEP(" ") TEXT("cvt") SEP(" ") CODE(ONEG, 0) SEP(" ")
        CODE(LABS1, 1) SEP(" ") CODE(CSAT, 2) SEP(" ") TEXT("f32") SEP(" ") PUT(mcdst, 0, 3)
        SEP(" ") PUT(ll_dst, 1, 4) SEP(" ") TEXT("f16") SEP(" ") PUT(l_src, 2, 6))
FORM(cvt_f2f_f32_wrint,
    CODE(MARK, 11) SEP(" ") PUT(guard, 8, 12) SEP(" ") TEXT("cvt") SEP(" ") CODE(ONEG, 0) SEP(" ")
        CODE(LABS1, 1) SEP(" ") CODE(CSAT, 2) SEP(" ") CODE(IRND, 3) TEXT(" f32") SEP(" ")
        PUT(mcdst, 0, 4) SEP(" ") PUT(ll_dst, 1, 5) SEP(" ") TEXT("f16") SEP(" ") PUT(l_src, 2, 7))
FORM(cvt_f2f_64_narrow,
    CODE(MARK, 7) SEP(" ") PUT(guard, 3, 8) SEP(" ") TEXT("cvt") SEP(" ") CODE(ONEG, 0) SEP(" ")
        CODE(LABS1, 1) SEP(" ") CODE(CRND, 2) TEXT(" f32") SEP(" ") PUT(mcdst, 0, 3) SEP(" ")
        PUT(ll_dst, 1, 4) SEP(" ") TEXT("f64 ") REG("$r", 6) TEXT("d"))
FORM(cvt_f2f_64_same,
    CODE(MARK, 5) SEP(" ") PUT(guard, 3, 6) SEP(" ") TEXT("cvt") SEP(" ") CODE(ONEG, 0) SEP(" ")
        CODE(LABS1, 1) SEP(" ") TEXT("f64") SEP(" ") PUT(mcdst, 0, 2) SEP(" ") REG("$r", 3)
        TEXT("d") TEXT(" f64 ") REG("$r", 4) TEXT("d"))
FORM(cvt_f2f_64_rint,
    CODE(MARK, 6) SEP(" ") PUT(guard, 3, 7) SEP(" ") TEXT("cvt") SEP(" ") CODE(ONEG, 0) SEP(" ")
        CODE(LABS1, 1) SEP(" ") CODE(IRND, 2) TEXT(" f64") SEP(" ") PUT(mcdst, 0, 3) SEP(" ")
        REG("$r", 4) TEXT("d") TEXT(" f64 ") REG("$r", 5) TEXT("d"))
FORM(cvt_f2f_64_widen,
    CODE(MARK, 8) SEP(" ") PUT(guard, 8, 9) SEP(" ") TEXT("cvt") SEP(" ") CODE(ONEG, 0) SEP(" ")
        CODE(LABS1, 1) SEP(" ") TEXT("f64") SEP(" ") PUT(mcdst, 0, 2) SEP(" ") REG("$r", 3)
        TEXT("d") TEXT(" f32") SEP(" ") PUT(l_src_of_cvt_i2i_u_full, 2, 4))
FORM(dfma,
    CODE(MARK, 8) SEP(" ") PUT(guard, 5, 9) SEP(" ") TEXT("fma ") CODE(DRND, 0) TEXT(" f64")
        SEP(" ") PUT(mcdst, 0, 1) SEP(" ") REG("$r", 2) TEXT("d") SEP(" ") CODE(LNEG1, 3) SEP(" ")
        REG("$r", 4) TEXT("d") TEXT(" ") REG("$r", 5) TEXT("d") SEP(" ") CODE(LNEG2, 6) SEP(" ")
        REG("$r", 7) TEXT("d"))
FORM(dadd,
    CODE(MARK, 7) SEP(" ") PUT(guard, 4, 8) SEP(" ") TEXT("add ") CODE(DARND, 0) TEXT(" f64")
        SEP(" ") PUT(mcdst, 0, 1) SEP(" ") REG("$r", 2) TEXT("d") SEP(" ") CODE(LNEG1, 3) SEP(" ")
        REG("$r", 4) TEXT("d") SEP(" ") CODE(LNEG2, 5) SEP(" ") REG("$r", 6) TEXT("d"))
FORM(dmul,
    CODE(MARK, 6) SEP(" ") PUT(guard, 4, 7) SEP(" ") TEXT("mul ") CODE(CRND, 0) TEXT(" f64")
        SEP(" ") PUT(mcdst, 0, 1) SEP(" ") REG("$r", 2) TEXT("d") SEP(" ") CODE(LNEG1, 3) SEP(" ")
        REG("$r", 4) TEXT("d") TEXT(" ") REG("$r", 5) TEXT("d"))
FORM(dminmax_min,
    CODE(MARK, 8) SEP(" ") PUT(guard, 4, 9) SEP(" ") TEXT("min f64") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") REG("$r", 1) TEXT("d") SEP(" ") CODE(LNEG1, 2) SEP(" ") CODE(LABS1, 3) SEP(" ")
        REG("$r", 4) TEXT("d") SEP(" ") CODE(LNEG2, 5) SEP(" ") CODE(LABS2, 6) SEP(" ") REG("$r", 7)
        TEXT("d"))
FORM(dminmax_max,
    CODE(MARK, 8) SEP(" ") PUT(guard, 4, 9) SEP(" ") TEXT("max f64") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") REG("$r", 1) TEXT("d") SEP(" ") CODE(LNEG1, 2) SEP(" ") CODE(LABS1, 3) SEP(" ")
        REG("$r", 4) TEXT("d") SEP(" ") CODE(LNEG2, 5) SEP(" ") CODE(LABS2, 6) SEP(" ") REG("$r", 7)
        TEXT("d"))
FORM(dset,
    CODE(MARK, 10) SEP(" ") PUT(guard, 4, 11) SEP(" ") TEXT("set") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") CODE(FCOMPARE, 3) TEXT(" f64") SEP(" ") CODE(LNEG1, 4)
        SEP(" ") CODE(LABS1, 5) SEP(" ") REG("$r", 6) TEXT("d") SEP(" ") CODE(LNEG2, 7) SEP(" ")
        CODE(LABS2, 8) SEP(" ") REG("$r", 9) TEXT("d"))
FORM(fadd_short,
    TEXT("add") SEP(" ") CODE(SSAT, 0) SEP(" ") TEXT("f32 ") REG("$r", 1) SEP(" ") CODE(SNEG1, 2)
        SEP(" ") PUT(s_src, 1, 3) SEP(" ") CODE(SNEG2, 7) SEP(" ") PUT(s_src2, 7, 5))
FORM(fadd_imm,
    TEXT("add") SEP(" ") CODE(SSAT, 0) SEP(" ") TEXT("f32 ") REG("$r", 1) SEP(" ") CODE(SNEG1, 2)
        SEP(" ") PUT(i_src, 1, 3) SEP(" ") CODE(SNEG2, 7) SEP(" ") HEX(8))
FORM(fadd_long,
    CODE(MARK, 14) SEP(" ") PUT(guard, 11, 15) SEP(" ") TEXT("add") SEP(" ") CODE(OSAT, 0) SEP(" ")
        CODE(ARND, 1) TEXT(" f32") SEP(" ") PUT(mcdst, 0, 2) SEP(" ") PUT(ll_dst, 1, 3) SEP(" ")
        CODE(LNEG1, 5) SEP(" ") PUT(l_src_of_cvt_i2i_u_full, 2, 6) SEP(" ") CODE(LNEG2, 10) SEP(" ")
        PUT(l_src3, 8, 8))
FORM(fmul_short,
    TEXT("mul") SEP(" ") PUT(fmul_sat, 0, 0) SEP(" ") TEXT("f32 ") REG("$r", 0) SEP(" ")
        CODE(SNEG1, 1) SEP(" ") PUT(s_src, 2, 2) SEP(" ") CODE(SNEG2, 6) SEP(" ") PUT(s_src2, 8, 4))
FORM(fmul_imm,
    TEXT("mul") SEP(" ") PUT(fmul_sat, 0, 0) SEP(" ") TEXT("f32 ") REG("$r", 0) SEP(" ")
        CODE(SNEG1, 1) SEP(" ") PUT(i_src, 2, 2) SEP(" ") CODE(SNEG2, 6) SEP(" ") HEX(7))
FORM(fmul_long,
    CODE(MARK, 13) SEP(" ") PUT(guard, 12, 14) SEP(" ") TEXT("mul") SEP(" ") PUT(fmul_sat, 0, 0)
        SEP(" ") CODE(MRND, 0) TEXT(" f32") SEP(" ") PUT(mcdst, 1, 1) SEP(" ") PUT(ll_dst, 2, 2)
        SEP(" ") CODE(LNEG1, 4) SEP(" ") PUT(l_src_of_cvt_i2i_u_full, 3, 5) SEP(" ") CODE(LNEG2, 9)
        SEP(" ") PUT(l_src3, 9, 7))
FORM(fmad_short,
    TEXT("add") SEP(" ") CODE(SSAT, 0) SEP(" ") TEXT("f32 ") REG("$r", 1) SEP(" ") CODE(SNEG1, 2)
        SEP(" ") TEXT("(mul") SEP(" ") PUT(s_src, 1, 3) SEP(" ") PUT(s_src2_of_fmad_short, 7, 5)
        TEXT(")") SEP(" ") CODE(SNEG2, 10) SEP(" ") REG("$r", 1))
FORM(fmad_imm,
    TEXT("add") SEP(" ") CODE(SSAT, 0) SEP(" ") TEXT("f32 ") REG("$r", 1) SEP(" ") CODE(SNEG1, 2)
        SEP(" ") TEXT("(mul") SEP(" ") PUT(i_src, 1, 3) SEP(" ") HEX(7) TEXT(")") SEP(" ")
        CODE(SNEG2, 8) SEP(" ") REG("$r", 1))
FORM(fmad_long,
    CODE(MARK, 15) SEP(" ") PUT(guard, 14, 16) SEP(" ") TEXT("add") SEP(" ") CODE(OSAT, 0) SEP(" ")
        TEXT("f32") SEP(" ") PUT(mcdst, 0, 1) SEP(" ") PUT(ll_dst, 1, 2) SEP(" ") CODE(LNEG1, 4)
        SEP(" ") TEXT("(mul") SEP(" ") PUT(l_src_of_cvt_i2i_u_full, 2, 5) SEP(" ") PUT(l_src2, 8, 7)
        TEXT(")") SEP(" ") CODE(LNEG2, 12) SEP(" ") PUT(l_src3_of_fmad_long, 11, 7))
FORM(fset,
    CODE(MARK, 15) SEP(" ") PUT(guard, 11, 16) SEP(" ") TEXT("set") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") CODE(FCOMPARE, 3) TEXT(" f32") SEP(" ") CODE(LNEG1, 4)
        SEP(" ") CODE(LABS1, 5) SEP(" ") PUT(l_src_of_cvt_i2i_u_full, 2, 6) SEP(" ") CODE(LNEG2, 10)
        SEP(" ") CODE(LABS2, 11) SEP(" ") PUT(l_src2_of_fset, 8, 8))
FORM(fminmax_max,
    CODE(MARK, 14) SEP(" ") PUT(guard, 11, 15) SEP(" ") TEXT("max f32") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") CODE(LNEG1, 3) SEP(" ") CODE(LABS1, 4) SEP(" ")
        PUT(l_src_of_cvt_i2i_u_full, 2, 5) SEP(" ") CODE(LNEG2, 9) SEP(" ") CODE(LABS2, 10) SEP(" ")
        PUT(l_src2_of_fset, 8, 7))
FORM(fminmax_min,
    CODE(MARK, 14) SEP(" ") PUT(guard, 11, 15) SEP(" ") TEXT("min f32") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") CODE(LNEG1, 3) SEP(" ") CODE(LABS1, 4) SEP(" ")
        PUT(l_src_of_cvt_i2i_u_full, 2, 5) SEP(" ") CODE(LNEG2, 9) SEP(" ") CODE(LABS2, 10) SEP(" ")
        PUT(l_src2_of_fset, 8, 7))
FORM(fslct,
    CODE(MARK, 13) SEP(" ") PUT(guard, 14, 14) SEP(" ") TEXT("slct b32") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") PUT(l_src_of_cvt_i2i_u_full, 2, 3) SEP(" ")
        PUT(l_src2, 8, 5) SEP(" ") TEXT("f32") SEP(" ") CODE(ONEG, 10) SEP(" ")
        PUT(l_src3_of_fmad_long, 11, 5))
FORM(quadop,
    CODE(MARK, 9) SEP(" ") PUT(guard, 3, 10) SEP(" ") TEXT("quadop f32 ") CODE(Q0, 0) TEXT(" ")
        CODE(Q1, 1) TEXT(" ") CODE(Q2, 2) TEXT(" ") CODE(Q3, 3) SEP(" ") PUT(mcdst, 0, 4) SEP(" ")
        PUT(ll_dst, 1, 5) SEP(" ") PUT(quad_lane, 2, 0) TEXT(" ") REG("$r", 7) TEXT(" ")
        REG("$r", 8))
FORM(add_add_b16_short,
    TEXT("add") SEP(" ") CODE(SSAT, 0) SEP(" ") TEXT("b16 ") REG_OF("$r", (value[1] >> 1 & 0x1f))
        ONE_OF((value[1] & 0x1), T(0, "l") T(1, "h")) SEP(" ") PUT(s_src_of_add_add_b16_short, 1, 2)
        SEP(" ") PUT(s_src2_of_add_add_b16_short, 7, 4))
FORM(add_add_b32_short,
    TEXT("add") SEP(" ") CODE(SSAT, 0) SEP(" ") TEXT("b32 ") REG("$r", 1) SEP(" ") PUT(s_src, 1, 2)
        SEP(" ") PUT(s_src2_of_fmad_short, 7, 4))
FORM(add_sub_b16_short,
    TEXT("sub") SEP(" ") CODE(SSAT, 0) SEP(" ") TEXT("b16 ") REG_OF("$r", (value[1] >> 1 & 0x1f))
        ONE_OF((value[1] & 0x1), T(0, "l") T(1, "h")) SEP(" ") PUT(s_src_of_add_add_b16_short, 1, 2)
        SEP(" ") PUT(s_src2_of_add_add_b16_short, 7, 4))
FORM(add_sub_b32_short,
    TEXT("sub") SEP(" ") CODE(SSAT, 0) SEP(" ") TEXT("b32 ") REG("$r", 1) SEP(" ") PUT(s_src, 1, 2)
        SEP(" ") PUT(s_src2_of_fmad_short, 7, 4))
FORM(add_subr_b16_short,
    TEXT("subr") SEP(" ") CODE(SSAT, 0) SEP(" ") TEXT("b16 ") REG_OF("$r", (value[1] >> 1 & 0x1f))
        ONE_OF((value[1] & 0x1), T(0, "l") T(1, "h")) SEP(" ") PUT(s_src_of_add_add_b16_short, 1, 2)
        SEP(" ") PUT(s_src2_of_add_add_b16_short, 7, 4))
FORM(add_subr_b32_short,
    TEXT("subr") SEP(" ") CODE(SSAT, 0) SEP(" ") TEXT("b32 ") REG("$r", 1) SEP(" ") PUT(s_src, 1, 2)
        SEP(" ") PUT(s_src2_of_fmad_short, 7, 4))
FORM(add_addc_b16_short,
    TEXT("addc") SEP(" ") CODE(SSAT, 0) SEP(" ") TEXT("b16 ") REG_OF("$r", (value[1] >> 1 & 0x1f))
        ONE_OF((value[1] & 0x1), T(0, "l") T(1, "h")) SEP(" ") PUT(s_src_of_add_add_b16_short, 1, 2)
        SEP(" ") PUT(s_src2_of_add_add_b16_short, 7, 4) SEP(" ") TEXT("$c0"))
FORM(add_addc_b32_short,
    TEXT("addc") SEP(" ") CODE(SSAT, 0) SEP(" ") TEXT("b32 ") REG("$r", 1) SEP(" ") PUT(s_src, 1, 2)
        SEP(" ") PUT(s_src2_of_fmad_short, 7, 4) SEP(" ") TEXT("$c0"))
FORM(add_add_b16_imm,
    TEXT("add") SEP(" ") CODE(SSAT, 0) SEP(" ") TEXT("b16 ") REG_OF("$r", (value[1] >> 1 & 0x1f))
        ONE_OF((value[1] & 0x1), T(0, "l") T(1, "h")) SEP(" ") PUT(i_src_of_add_add_b16_imm, 1, 2)
        SEP(" ") HEX(6))
FORM(add_add_b32_imm,
    TEXT("add") SEP(" ") CODE(SSAT, 0) SEP(" ") TEXT("b32 ") REG("$r", 1) SEP(" ") PUT(i_src, 1, 2)
        SEP(" ") HEX(6))
FORM(add_sub_b16_imm,
    TEXT("sub") SEP(" ") CODE(SSAT, 0) SEP(" ") TEXT("b16 ") REG_OF("$r", (value[1] >> 1 & 0x1f))
        ONE_OF((value[1] & 0x1), T(0, "l") T(1, "h")) SEP(" ") PUT(i_src_of_add_add_b16_imm, 1, 2)
        SEP(" ") HEX(6))
FORM(add_sub_b32_imm,
    TEXT("sub") SEP(" ") CODE(SSAT, 0) SEP(" ") TEXT("b32 ") REG("$r", 1) SEP(" ") PUT(i_src, 1, 2)
        SEP(" ") HEX(6))
FORM(add_subr_b16_imm,
    TEXT("subr") SEP(" ") CODE(SSAT, 0) SEP(" ") TEXT("b16 ") REG_OF("$r", (value[1] >> 1 & 0x1f))
        ONE_OF((value[1] & 0x1), T(0, "l") T(1, "h")) SEP(" ") PUT(i_src_of_add_add_b16_imm, 1, 2)
        SEP(" ") HEX(6))
FORM(add_subr_b32_imm,
    TEXT("subr") SEP(" ") CODE(SSAT, 0) SEP(" ") TEXT("b32 ") REG("$r", 1) SEP(" ") PUT(i_src, 1, 2)
        SEP(" ") HEX(6))
FORM(add_addc_b16_imm,
    TEXT("addc") SEP(" ") CODE(SSAT, 0) SEP(" ") TEXT("b16 ") REG_OF("$r", (value[1] >> 1 & 0x1f))
        ONE_OF((value[1] & 0x1), T(0, "l") T(1, "h")) SEP(" ") PUT(i_src_of_add_add_b16_imm, 1, 2)
        SEP(" ") HEX(6) TEXT(" $c0"))
FORM(add_addc_b32_imm,
    TEXT("addc") SEP(" ") CODE(SSAT, 0) SEP(" ") TEXT("b32 ") REG("$r", 1) SEP(" ") PUT(i_src, 1, 2)
        SEP(" ") HEX(6) TEXT(" $c0"))
FORM(add_add_b16_long,
    CODE(MARK, 11) SEP(" ") PUT(guard, 11, 12) SEP(" ") TEXT("add") SEP(" ") CODE(LSAT, 0) SEP(" ")
        TEXT("b16") SEP(" ") PUT(mcdst, 0, 1) SEP(" ") PUT(ll_dst_of_cvt_i2i_u_half, 1, 2) SEP(" ")
        PUT(l_src, 2, 4) SEP(" ") PUT(l_src3_of_add_add_b16_long, 8, 6))
FORM(add_add_b32_long,
    CODE(MARK, 11) SEP(" ") PUT(guard, 11, 12) SEP(" ") TEXT("add") SEP(" ") CODE(LSAT, 0) SEP(" ")
        TEXT("b32") SEP(" ") PUT(mcdst, 0, 1) SEP(" ") PUT(ll_dst, 1, 2) SEP(" ")
        PUT(l_src_of_cvt_i2i_u_full, 2, 4) SEP(" ") PUT(l_src2, 8, 6))
FORM(add_sub_b16_long,
    CODE(MARK, 11) SEP(" ") PUT(guard, 11, 12) SEP(" ") TEXT("sub") SEP(" ") CODE(LSAT, 0) SEP(" ")
        TEXT("b16") SEP(" ") PUT(mcdst, 0, 1) SEP(" ") PUT(ll_dst_of_cvt_i2i_u_half, 1, 2) SEP(" ")
        PUT(l_src, 2, 4) SEP(" ") PUT(l_src3_of_add_add_b16_long, 8, 6))
FORM(add_sub_b32_long,
    CODE(MARK, 11) SEP(" ") PUT(guard, 11, 12) SEP(" ") TEXT("sub") SEP(" ") CODE(LSAT, 0) SEP(" ")
        TEXT("b32") SEP(" ") PUT(mcdst, 0, 1) SEP(" ") PUT(ll_dst, 1, 2) SEP(" ")
        PUT(l_src_of_cvt_i2i_u_full, 2, 4) SEP(" ") PUT(l_src2, 8, 6))
FORM(add_subr_b16_long,
    CODE(MARK, 11) SEP(" ") PUT(guard, 11, 12) SEP(" ") TEXT("subr") SEP(" ") CODE(LSAT, 0) SEP(" ")
        TEXT("b16") SEP(" ") PUT(mcdst, 0, 1) SEP(" ") PUT(ll_dst_of_cvt_i2i_u_half, 1, 2) SEP(" ")
        PUT(l_src, 2, 4) SEP(" ") PUT(l_src3_of_add_add_b16_long, 8, 6))
FORM(add_subr_b32_long,
    CODE(MARK, 11) SEP(" ") PUT(guard, 11, 12) SEP(" ") TEXT("subr") SEP(" ") CODE(LSAT, 0) SEP(" ")
        TEXT("b32") SEP(" ") PUT(mcdst, 0, 1) SEP(" ") PUT(ll_dst, 1, 2) SEP(" ")
        PUT(l_src_of_cvt_i2i_u_full, 2, 4) SEP(" ") PUT(l_src2, 8, 6))
FORM(add_addc_b16_long,
    CODE(MARK, 12) SEP(" ") PUT(guard_of_add_addc_b16_long, 11, 11) SEP(" ") TEXT("addc") SEP(" ")
        CODE(LSAT, 0) SEP(" ") TEXT("b16") SEP(" ") PUT(mcdst, 0, 1) SEP(" ")
        PUT(ll_dst_of_cvt_i2i_u_half, 1, 2) SEP(" ") PUT(l_src, 2, 4) SEP(" ")
        PUT(l_src3_of_add_add_b16_long, 8, 6) SEP(" ") REG("$c", 11))
FORM(add_addc_b32_long,
    CODE(MARK, 12) SEP(" ") PUT(guard_of_add_addc_b16_long, 11, 11) SEP(" ") TEXT("addc") SEP(" ")
        CODE(LSAT, 0) SEP(" ") TEXT("b32") SEP(" ") PUT(mcdst, 0, 1) SEP(" ") PUT(ll_dst, 1, 2)
        SEP(" ") PUT(l_src_of_cvt_i2i_u_full, 2, 4) SEP(" ") PUT(l_src2, 8, 6) SEP(" ")
        REG("$c", 11))
FORM(mul16_short,
    TEXT("mul ") REG("$r", 0) TEXT(" ") CODE(S16A, 1) SEP(" ") PUT(s_src_of_add_add_b16_short, 1, 2)
        SEP(" ") CODE(S16B, 6) SEP(" ") PUT(s_src2_of_mul16_short, 7, 4))
FORM(mul16_imm,
    TEXT("mul ") REG("$r", 0) TEXT(" ") CODE(S16A, 1) SEP(" ") PUT(i_src_of_add_add_b16_imm, 1, 2)
        SEP(" ") CODE(S16B, 6) TEXT(" ") HEX(7))
FORM(mul16_long,
    CODE(MARK, 12) SEP(" ") PUT(guard, 11, 13) SEP(" ") TEXT("mul") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") CODE(L16A, 3) SEP(" ") PUT(l_src, 2, 4) SEP(" ")
        CODE(L16B, 8) SEP(" ") PUT(l_src2_of_mul16_long, 8, 6))
FORM(mul24_short,
    TEXT("mul ") REG("$r", 0) SEP(" ") CODE(SHIGH, 1) SEP(" ") CODE(S24, 2) SEP(" ")
        PUT(s_src, 1, 3) SEP(" ") PUT(s_src2_of_fmad_short, 7, 5))
FORM(mul24_imm,
    TEXT("mul ") REG("$r", 0) SEP(" ") CODE(SHIGH, 1) SEP(" ") CODE(S24, 2) SEP(" ")
        PUT(i_src, 1, 3) SEP(" ") HEX(7))
FORM(mul24_long,
    CODE(MARK, 12) SEP(" ") PUT(guard, 11, 13) SEP(" ") TEXT("mul") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") CODE(LHIGH, 3) SEP(" ") CODE(L24, 4) SEP(" ")
        PUT(l_src_of_cvt_i2i_u_full, 2, 5) SEP(" ") PUT(l_src2, 8, 7))
FORM(mul_add_add_u16_short,
    TEXT("add") SEP(" ") REG("$r", 0) TEXT(" (mul u16") SEP(" ")
        PUT(s_src_of_add_add_b16_short, 1, 1) SEP(" ") PUT(s_src2_of_add_add_b16_short, 7, 3)
        TEXT(")") SEP(" ") REG("$r", 0))
FORM(mul_add_add_s16_short,
    TEXT("add") SEP(" ") REG("$r", 0) TEXT(" (mul s16") SEP(" ")
        PUT(s_src_of_add_add_b16_short, 1, 1) SEP(" ") PUT(s_src2_of_add_add_b16_short, 7, 3)
        TEXT(")") SEP(" ") REG("$r", 0))
FORM(mul_add_add_s16sat_short,
    TEXT("add sat ") REG("$r", 0) TEXT(" (mul s16") SEP(" ") PUT(s_src_of_add_add_b16_short, 1, 1)
        SEP(" ") PUT(s_src2_of_add_add_b16_short, 7, 3) TEXT(")") SEP(" ") REG("$r", 0))
FORM(mul_add_add_u24_short,
    TEXT("add") SEP(" ") REG("$r", 0) TEXT(" (mul u24") SEP(" ") PUT(s_src, 1, 1) SEP(" ")
        PUT(s_src2_of_fmad_short, 7, 3) TEXT(")") SEP(" ") REG("$r", 0))
FORM(mul_add_sub_u16_short,
    TEXT("sub") SEP(" ") REG("$r", 0) TEXT(" (mul u16") SEP(" ")
        PUT(s_src_of_add_add_b16_short, 1, 1) SEP(" ") PUT(s_src2_of_add_add_b16_short, 7, 3)
        TEXT(")") SEP(" ") REG("$r", 0))
FORM(mul_add_sub_s16_short,
    TEXT("sub") SEP(" ") REG("$r", 0) TEXT(" (mul s16") SEP(" ")
        PUT(s_src_of_add_add_b16_short, 1, 1) SEP(" ") PUT(s_src2_of_add_add_b16_short, 7, 3)
        TEXT(")") SEP(" ") REG("$r", 0))
FORM(mul_add_sub_s16sat_short,
    TEXT("sub sat ") REG("$r", 0) TEXT(" (mul s16") SEP(" ") PUT(s_src_of_add_add_b16_short, 1, 1)
        SEP(" ") PUT(s_src2_of_add_add_b16_short, 7, 3) TEXT(")") SEP(" ") REG("$r", 0))
FORM(mul_add_sub_u24_short,
    TEXT("sub") SEP(" ") REG("$r", 0) TEXT(" (mul u24") SEP(" ") PUT(s_src, 1, 1) SEP(" ")
        PUT(s_src2_of_fmad_short, 7, 3) TEXT(")") SEP(" ") REG("$r", 0))
FORM(mul_add_subr_u16_short,
    TEXT("subr") SEP(" ") REG("$r", 0) TEXT(" (mul u16") SEP(" ")
        PUT(s_src_of_add_add_b16_short, 1, 1) SEP(" ") PUT(s_src2_of_add_add_b16_short, 7, 3)
        TEXT(")") SEP(" ") REG("$r", 0))
FORM(mul_add_subr_s16_short,
    TEXT("subr") SEP(" ") REG("$r", 0) TEXT(" (mul s16") SEP(" ")
        PUT(s_src_of_add_add_b16_short, 1, 1) SEP(" ") PUT(s_src2_of_add_add_b16_short, 7, 3)
        TEXT(")") SEP(" ") REG("$r", 0))
FORM(mul_add_subr_s16sat_short,
    TEXT("subr sat ") REG("$r", 0) TEXT(" (mul s16") SEP(" ") PUT(s_src_of_add_add_b16_short, 1, 1)
        SEP(" ") PUT(s_src2_of_add_add_b16_short, 7, 3) TEXT(")") SEP(" ") REG("$r", 0))
FORM(mul_add_subr_u24_short,
    TEXT("subr") SEP(" ") REG("$r", 0) TEXT(" (mul u24") SEP(" ") PUT(s_src, 1, 1) SEP(" ")
        PUT(s_src2_of_fmad_short, 7, 3) TEXT(")") SEP(" ") REG("$r", 0))
FORM(mul_add_addc_u16_short,
    TEXT("addc") SEP(" ") REG("$r", 0) TEXT(" (mul u16") SEP(" ")
        PUT(s_src_of_add_add_b16_short, 1, 1) SEP(" ") PUT(s_src2_of_add_add_b16_short, 7, 3)
        TEXT(")") SEP(" ") REG("$r", 0) TEXT(" $c0"))
FORM(mul_add_addc_s16_short,
    TEXT("addc") SEP(" ") REG("$r", 0) TEXT(" (mul s16") SEP(" ")
        PUT(s_src_of_add_add_b16_short, 1, 1) SEP(" ") PUT(s_src2_of_add_add_b16_short, 7, 3)
        TEXT(")") SEP(" ") REG("$r", 0) TEXT(" $c0"))
FORM(mul_add_addc_s16sat_short,
    TEXT("addc sat ") REG("$r", 0) TEXT(" (mul s16") SEP(" ") PUT(s_src_of_add_add_b16_short, 1, 1)
        SEP(" ") PUT(s_src2_of_add_add_b16_short, 7, 3) TEXT(")") SEP(" ") REG("$r", 0)
        TEXT(" $c0"))
FORM(mul_add_addc_u24_short,
    TEXT("addc") SEP(" ") REG("$r", 0) TEXT(" (mul u24") SEP(" ") PUT(s_src, 1, 1) SEP(" ")
        PUT(s_src2_of_fmad_short, 7, 3) TEXT(")") SEP(" ") REG("$r", 0) TEXT(" $c0"))
FORM(mul_add_add_u16_imm,
    TEXT("add") SEP(" ") REG("$r", 0) TEXT(" (mul u16") SEP(" ") PUT(i_src_of_add_add_b16_imm, 1, 1)
        SEP(" ") HEX(5) TEXT(")") SEP(" ") REG("$r", 0))
FORM(mul_add_add_s16_imm,
    TEXT("add") SEP(" ") REG("$r", 0) TEXT(" (mul s16") SEP(" ") PUT(i_src_of_add_add_b16_imm, 1, 1)
        SEP(" ") HEX(5) TEXT(")") SEP(" ") REG("$r", 0))
FORM(mul_add_add_s16sat_imm,
    TEXT("add sat ") REG("$r", 0) TEXT(" (mul s16") SEP(" ") PUT(i_src_of_add_add_b16_imm, 1, 1)
        SEP(" ") HEX(5) TEXT(")") SEP(" ") REG("$r", 0))
FORM(mul_add_add_u24_imm,
    TEXT("add") SEP(" ") REG("$r", 0) TEXT(" (mul u24") SEP(" ") PUT(i_src, 1, 1) SEP(" ") HEX(5)
        TEXT(")") SEP(" ") REG("$r", 0))
FORM(mul_add_sub_u16_imm,
    TEXT("sub") SEP(" ") REG("$r", 0) TEXT(" (mul u16") SEP(" ") PUT(i_src_of_add_add_b16_imm, 1, 1)
        SEP(" ") HEX(5) TEXT(")") SEP(" ") REG("$r", 0))
FORM(mul_add_sub_s16_imm,
    TEXT("sub") SEP(" ") REG("$r", 0) TEXT(" (mul s16") SEP(" ") PUT(i_src_of_add_add_b16_imm, 1, 1)
        SEP(" ") HEX(5) TEXT(")") SEP(" ") REG("$r", 0))
FORM(mul_add_sub_s16sat_imm,
    TEXT("sub sat ") REG("$r", 0) TEXT(" (mul s16") SEP(" ") PUT(i_src_of_add_add_b16_imm, 1, 1)
        SEP(" ") HEX(5) TEXT(")") SEP(" ") REG("$r", 0))
FORM(mul_add_sub_u24_imm,
    TEXT("sub") SEP(" ") REG("$r", 0) TEXT(" (mul u24") SEP(" ") PUT(i_src, 1, 1) SEP(" ") HEX(5)
        TEXT(")") SEP(" ") REG("$r", 0))
FORM(mul_add_subr_u16_imm,
    TEXT("subr") SEP(" ") REG("$r", 0) TEXT(" (mul u16") SEP(" ")
        PUT(i_src_of_add_add_b16_imm, 1, 1) SEP(" ") HEX(5) TEXT(")") SEP(" ") REG("$r", 0))
FORM(mul_add_subr_s16_imm,
    TEXT("subr") SEP(" ") REG("$r", 0) TEXT(" (mul s16") SEP(" ")
        PUT(i_src_of_add_add_b16_imm, 1, 1) SEP(" ") HEX(5) TEXT(")") SEP(" ") REG("$r", 0))
FORM(mul_add_subr_s16sat_imm,
    TEXT("subr sat ") REG("$r", 0) TEXT(" (mul s16") SEP(" ") PUT(i_src_of_add_add_b16_imm, 1, 1)
        SEP(" ") HEX(5) TEXT(")") SEP(" ") REG("$r", 0))
FORM(mul_add_subr_u24_imm,
    TEXT("subr") SEP(" ") REG("$r", 0) TEXT(" (mul u24") SEP(" ") PUT(i_src, 1, 1) SEP(" ") HEX(5)
        TEXT(")") SEP(" ") REG("$r", 0))
FORM(mul_add_addc_u16_imm,
    TEXT("addc") SEP(" ") REG("$r", 0) TEXT(" (mul u16") SEP(" ")
        PUT(i_src_of_add_add_b16_imm, 1, 1) SEP(" ") HEX(5) TEXT(")") SEP(" ") REG("$r", 0)
        TEXT(" $c0"))
FORM(mul_add_addc_s16_imm,
    TEXT("addc") SEP(" ") REG("$r", 0) TEXT(" (mul s16") SEP(" ")
        PUT(i_src_of_add_add_b16_imm, 1, 1) SEP(" ") HEX(5) TEXT(")") SEP(" ") REG("$r", 0)
        TEXT(" $c0"))
FORM(mul_add_addc_s16sat_imm,
    TEXT("addc sat ") REG("$r", 0) TEXT(" (mul s16") SEP(" ") PUT(i_src_of_add_add_b16_imm, 1, 1)
        SEP(" ") HEX(5) TEXT(")") SEP(" ") REG("$r", 0) TEXT(" $c0"))
FORM(mul_add_addc_u24_imm,
    TEXT("addc") SEP(" ") REG("$r", 0) TEXT(" (mul u24") SEP(" ") PUT(i_src, 1, 1) SEP(" ") HEX(5)
        TEXT(")") SEP(" ") REG("$r", 0) TEXT(" $c0"))
FORM(mul_add_add_u16_long,
    CODE(MARK, 12) SEP(" ") PUT(guard, 14, 13) SEP(" ") TEXT("add") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") TEXT("(mul u16") SEP(" ") PUT(l_src, 2, 3) SEP(" ")
        PUT(l_src3_of_add_add_b16_long, 8, 5) TEXT(")") SEP(" ")
        PUT(l_src3_of_mul_add_add_u16_long, 11, 5))
FORM(mul_add_add_s16_long,
    CODE(MARK, 12) SEP(" ") PUT(guard, 14, 13) SEP(" ") TEXT("add") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") TEXT("(mul s16") SEP(" ") PUT(l_src, 2, 3) SEP(" ")
        PUT(l_src3_of_add_add_b16_long, 8, 5) TEXT(")") SEP(" ")
        PUT(l_src3_of_mul_add_add_u16_long, 11, 5))
FORM(mul_add_add_s16sat_long,
    CODE(MARK, 12) SEP(" ") PUT(guard, 14, 13) SEP(" ") TEXT("add sat") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") TEXT("(mul s16") SEP(" ") PUT(l_src, 2, 3) SEP(" ")
        PUT(l_src3_of_add_add_b16_long, 8, 5) TEXT(")") SEP(" ")
        PUT(l_src3_of_mul_add_add_u16_long, 11, 5))
FORM(mul_add_add_u24_long,
    CODE(MARK, 12) SEP(" ") PUT(guard, 14, 13) SEP(" ") TEXT("add") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") TEXT("(mul u24") SEP(" ")
        PUT(l_src_of_cvt_i2i_u_full, 2, 3) SEP(" ") PUT(l_src2, 8, 5) TEXT(")") SEP(" ")
        PUT(l_src3_of_mul_add_add_u16_long, 11, 5))
FORM(mul_add_add_s24_long,
    CODE(MARK, 12) SEP(" ") PUT(guard, 14, 13) SEP(" ") TEXT("add") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") TEXT("(mul s24") SEP(" ")
        PUT(l_src_of_cvt_i2i_u_full, 2, 3) SEP(" ") PUT(l_src2, 8, 5) TEXT(")") SEP(" ")
        PUT(l_src3_of_mul_add_add_u16_long, 11, 5))
FORM(mul_add_add_s24sat_long,
    CODE(MARK, 12) SEP(" ") PUT(guard, 14, 13) SEP(" ") TEXT("add sat") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") TEXT("(mul s24") SEP(" ")
        PUT(l_src_of_cvt_i2i_u_full, 2, 3) SEP(" ") PUT(l_src2, 8, 5) TEXT(")") SEP(" ")
        PUT(l_src3_of_mul_add_add_u16_long, 11, 5))
FORM(mul_add_add_u24high_long,
    CODE(MARK, 12) SEP(" ") PUT(guard, 14, 13) SEP(" ") TEXT("add") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") TEXT("(mul high u24") SEP(" ")
        PUT(l_src_of_cvt_i2i_u_full, 2, 3) SEP(" ") PUT(l_src2, 8, 5) TEXT(")") SEP(" ")
        PUT(l_src3_of_mul_add_add_u16_long, 11, 5))
FORM(mul_add_add_s24high_long,
    CODE(MARK, 12) SEP(" ") PUT(guard, 14, 13) SEP(" ") TEXT("add") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") TEXT("(mul high s24") SEP(" ")
        PUT(l_src_of_cvt_i2i_u_full, 2, 3) SEP(" ") PUT(l_src2, 8, 5) TEXT(")") SEP(" ")
        PUT(l_src3_of_mul_add_add_u16_long, 11, 5))
FORM(mul_add_add_s24highsat_long,
    CODE(MARK, 12) SEP(" ") PUT(guard, 14, 13) SEP(" ") TEXT("add sat") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") TEXT("(mul high s24") SEP(" ")
        PUT(l_src_of_cvt_i2i_u_full, 2, 3) SEP(" ") PUT(l_src2, 8, 5) TEXT(")") SEP(" ")
        PUT(l_src3_of_mul_add_add_u16_long, 11, 5))
FORM(mul_add_sub_u16_long,
    CODE(MARK, 12) SEP(" ") PUT(guard, 14, 13) SEP(" ") TEXT("sub") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") TEXT("(mul u16") SEP(" ") PUT(l_src, 2, 3) SEP(" ")
        PUT(l_src3_of_add_add_b16_long, 8, 5) TEXT(")") SEP(" ")
        PUT(l_src3_of_mul_add_add_u16_long, 11, 5))
FORM(mul_add_sub_s16_long,
    CODE(MARK, 12) SEP(" ") PUT(guard, 14, 13) SEP(" ") TEXT("sub") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") TEXT("(mul s16") SEP(" ") PUT(l_src, 2, 3) SEP(" ")
        PUT(l_src3_of_add_add_b16_long, 8, 5) TEXT(")") SEP(" ")
        PUT(l_src3_of_mul_add_add_u16_long, 11, 5))
FORM(mul_add_sub_s16sat_long,
    CODE(MARK, 12) SEP(" ") PUT(guard, 14, 13) SEP(" ") TEXT("sub sat") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") TEXT("(mul s16") SEP(" ") PUT(l_src, 2, 3) SEP(" ")
        PUT(l_src3_of_add_add_b16_long, 8, 5) TEXT(")") SEP(" ")
        PUT(l_src3_of_mul_add_add_u16_long, 11, 5))
FORM(mul_add_sub_u24_long,
    CODE(MARK, 12) SEP(" ") PUT(guard, 14, 13) SEP(" ") TEXT("sub") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") TEXT("(mul u24") SEP(" ")
        PUT(l_src_of_cvt_i2i_u_full, 2, 3) SEP(" ") PUT(l_src2, 8, 5) TEXT(")") SEP(" ")
        PUT(l_src3_of_mul_add_add_u16_long, 11, 5))
FORM(mul_add_sub_s24_long,
    CODE(MARK, 12) SEP(" ") PUT(guard, 14, 13) SEP(" ") TEXT("sub") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") TEXT("(mul s24") SEP(" ")
        PUT(l_src_of_cvt_i2i_u_full, 2, 3) SEP(" ") PUT(l_src2, 8, 5) TEXT(")") SEP(" ")
        PUT(l_src3_of_mul_add_add_u16_long, 11, 5))
FORM(mul_add_sub_s24sat_long,
    CODE(MARK, 12) SEP(" ") PUT(guard, 14, 13) SEP(" ") TEXT("sub sat") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") TEXT("(mul s24") SEP(" ")
        PUT(l_src_of_cvt_i2i_u_full, 2, 3) SEP(" ") PUT(l_src2, 8, 5) TEXT(")") SEP(" ")
        PUT(l_src3_of_mul_add_add_u16_long, 11, 5))
FORM(mul_add_sub_u24high_long,
    CODE(MARK, 12) SEP(" ") PUT(guard, 14, 13) SEP(" ") TEXT("sub") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") TEXT("(mul high u24") SEP(" ")
        PUT(l_src_of_cvt_i2i_u_full, 2, 3) SEP(" ") PUT(l_src2, 8, 5) TEXT(")") SEP(" ")
        PUT(l_src3_of_mul_add_add_u16_long, 11, 5))
FORM(mul_add_sub_s24high_long,
    CODE(MARK, 12) SEP(" ") PUT(guard, 14, 13) SEP(" ") TEXT("sub") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") TEXT("(mul high s24") SEP(" ")
        PUT(l_src_of_cvt_i2i_u_full, 2, 3) SEP(" ") PUT(l_src2, 8, 5) TEXT(")") SEP(" ")
        PUT(l_src3_of_mul_add_add_u16_long, 11, 5))
FORM(mul_add_sub_s24highsat_long,
    CODE(MARK, 12) SEP(" ") PUT(guard, 14, 13) SEP(" ") TEXT("sub sat") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") TEXT("(mul high s24") SEP(" ")
        PUT(l_src_of_cvt_i2i_u_full, 2, 3) SEP(" ") PUT(l_src2, 8, 5) TEXT(")") SEP(" ")
        PUT(l_src3_of_mul_add_add_u16_long, 11, 5))
FORM(mul_add_subr_u16_long,
    CODE(MARK, 12) SEP(" ") PUT(guard, 14, 13) SEP(" ") TEXT("subr") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") TEXT("(mul u16") SEP(" ") PUT(l_src, 2, 3) SEP(" ")
        PUT(l_src3_of_add_add_b16_long, 8, 5) TEXT(")") SEP(" ")
        PUT(l_src3_of_mul_add_add_u16_long, 11, 5))
FORM(mul_add_subr_s16_long,
    CODE(MARK, 12) SEP(" ") PUT(guard, 14, 13) SEP(" ") TEXT("subr") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") TEXT("(mul s16") SEP(" ") PUT(l_src, 2, 3) SEP(" ")
        PUT(l_src3_of_add_add_b16_long, 8, 5) TEXT(")") SEP(" ")
        PUT(l_src3_of_mul_add_add_u16_long, 11, 5))
FORM(mul_add_subr_s16sat_long,
    CODE(MARK, 12) SEP(" ") PUT(guard, 14, 13) SEP(" ") TEXT("subr sat") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") TEXT("(mul s16") SEP(" ") PUT(l_src, 2, 3) SEP(" ")
        PUT(l_src3_of_add_add_b16_long, 8, 5) TEXT(")") SEP(" ")
        PUT(l_src3_of_mul_add_add_u16_long, 11, 5))
FORM(mul_add_subr_u24_long,
    CODE(MARK, 12) SEP(" ") PUT(guard, 14, 13) SEP(" ") TEXT("subr") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") TEXT("(mul u24") SEP(" ")
        PUT(l_src_of_cvt_i2i_u_full, 2, 3) SEP(" ") PUT(l_src2, 8, 5) TEXT(")") SEP(" ")
        PUT(l_src3_of_mul_add_add_u16_long, 11, 5))
FORM(mul_add_subr_s24_long,
    CODE(MARK, 12) SEP(" ") PUT(guard, 14, 13) SEP(" ") TEXT("subr") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") TEXT("(mul s24") SEP(" ")
        PUT(l_src_of_cvt_i2i_u_full, 2, 3) SEP(" ") PUT(l_src2, 8, 5) TEXT(")") SEP(" ")
        PUT(l_src3_of_mul_add_add_u16_long, 11, 5))
FORM(mul_add_subr_s24sat_long,
    CODE(MARK, 12) SEP(" ") PUT(guard, 14, 13) SEP(" ") TEXT("subr sat") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") TEXT("(mul s24") SEP(" ")
        PUT(l_src_of_cvt_i2i_u_full, 2, 3) SEP(" ") PUT(l_src2, 8, 5) TEXT(")") SEP(" ")
        PUT(l_src3_of_mul_add_add_u16_long, 11, 5))
FORM(mul_add_subr_u24high_long,
    CODE(MARK, 12) SEP(" ") PUT(guard, 14, 13) SEP(" ") TEXT("subr") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") TEXT("(mul high u24") SEP(" ")
        PUT(l_src_of_cvt_i2i_u_full, 2, 3) SEP(" ") PUT(l_src2, 8, 5) TEXT(")") SEP(" ")
        PUT(l_src3_of_mul_add_add_u16_long, 11, 5))
FORM(mul_add_subr_s24high_long,
    CODE(MARK, 12) SEP(" ") PUT(guard, 14, 13) SEP(" ") TEXT("subr") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") TEXT("(mul high s24") SEP(" ")
        PUT(l_src_of_cvt_i2i_u_full, 2, 3) SEP(" ") PUT(l_src2, 8, 5) TEXT(")") SEP(" ")
        PUT(l_src3_of_mul_add_add_u16_long, 11, 5))
FORM(mul_add_subr_s24highsat_long,
    CODE(MARK, 12) SEP(" ") PUT(guard, 14, 13) SEP(" ") TEXT("subr sat") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") TEXT("(mul high s24") SEP(" ")
        PUT(l_src_of_cvt_i2i_u_full, 2, 3) SEP(" ") PUT(l_src2, 8, 5) TEXT(")") SEP(" ")
        PUT(l_src3_of_mul_add_add_u16_long, 11, 5))
FORM(mul_add_addc_u16_long,
    CODE(MARK, 13) SEP(" ") PUT(guard_of_add_addc_b16_long, 14, 12) SEP(" ") TEXT("addc") SEP(" ")
        PUT(mcdst, 0, 0) SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") TEXT("(mul u16") SEP(" ")
        PUT(l_src, 2, 3) SEP(" ") PUT(l_src3_of_add_add_b16_long, 8, 5) TEXT(")") SEP(" ")
        PUT(l_src3_of_mul_add_add_u16_long, 11, 5) SEP(" ") REG("$c", 12))
FORM(mul_add_addc_s16_long,
    CODE(MARK, 13) SEP(" ") PUT(guard_of_add_addc_b16_long, 14, 12) SEP(" ") TEXT("addc") SEP(" ")
        PUT(mcdst, 0, 0) SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") TEXT("(mul s16") SEP(" ")
        PUT(l_src, 2, 3) SEP(" ") PUT(l_src3_of_add_add_b16_long, 8, 5) TEXT(")") SEP(" ")
        PUT(l_src3_of_mul_add_add_u16_long, 11, 5) SEP(" ") REG("$c", 12))
FORM(mul_add_addc_s16sat_long,
    CODE(MARK, 13) SEP(" ") PUT(guard_of_add_addc_b16_long, 14, 12) SEP(" ") TEXT("addc sat")
        SEP(" ") PUT(mcdst, 0, 0) SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") TEXT("(mul s16") SEP(" ")
        PUT(l_src, 2, 3) SEP(" ") PUT(l_src3_of_add_add_b16_long, 8, 5) TEXT(")") SEP(" ")
        PUT(l_src3_of_mul_add_add_u16_long, 11, 5) SEP(" ") REG("$c", 12))
FORM(mul_add_addc_u24_long,
    CODE(MARK, 13) SEP(" ") PUT(guard_of_add_addc_b16_long, 14, 12) SEP(" ") TEXT("addc") SEP(" ")
        PUT(mcdst, 0, 0) SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") TEXT("(mul u24") SEP(" ")
        PUT(l_src_of_cvt_i2i_u_full, 2, 3) SEP(" ") PUT(l_src2, 8, 5) TEXT(")") SEP(" ")
        PUT(l_src3_of_mul_add_add_u16_long, 11, 5) SEP(" ") REG("$c", 12))
FORM(mul_add_addc_s24_long,
    CODE(MARK, 13) SEP(" ") PUT(guard_of_add_addc_b16_long, 14, 12) SEP(" ") TEXT("addc") SEP(" ")
        PUT(mcdst, 0, 0) SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") TEXT("(mul s24") SEP(" ")
        PUT(l_src_of_cvt_i2i_u_full, 2, 3) SEP(" ") PUT(l_src2, 8, 5) TEXT(")") SEP(" ")
        PUT(l_src3_of_mul_add_add_u16_long, 11, 5) SEP(" ") REG("$c", 12))
FORM(mul_add_addc_s24sat_long,
    CODE(MARK, 13) SEP(" ") PUT(guard_of_add_addc_b16_long, 14, 12) SEP(" ") TEXT("addc sat")
        SEP(" ") PUT(mcdst, 0, 0) SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") TEXT("(mul s24") SEP(" ")
        PUT(l_src_of_cvt_i2i_u_full, 2, 3) SEP(" ") PUT(l_src2, 8, 5) TEXT(")") SEP(" ")
        PUT(l_src3_of_mul_add_add_u16_long, 11, 5) SEP(" ") REG("$c", 12))
FORM(mul_add_addc_u24high_long,
    CODE(MARK, 13) SEP(" ") PUT(guard_of_add_addc_b16_long, 14, 12) SEP(" ") TEXT("addc") SEP(" ")
        PUT(mcdst, 0, 0) SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") TEXT("(mul high u24") SEP(" ")
        PUT(l_src_of_cvt_i2i_u_full, 2, 3) SEP(" ") PUT(l_src2, 8, 5) TEXT(")") SEP(" ")
        PUT(l_src3_of_mul_add_add_u16_long, 11, 5) SEP(" ") REG("$c", 12))
FORM(mul_add_addc_s24high_long,
    CODE(MARK, 13) SEP(" ") PUT(guard_of_add_addc_b16_long, 14, 12) SEP(" ") TEXT("addc") SEP(" ")
        PUT(mcdst, 0, 0) SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") TEXT("(mul high s24") SEP(" ")
        PUT(l_src_of_cvt_i2i_u_full, 2, 3) SEP(" ") PUT(l_src2, 8, 5) TEXT(")") SEP(" ")
        PUT(l_src3_of_mul_add_add_u16_long, 11, 5) SEP(" ") REG("$c", 12))
FORM(mul_add_addc_s24highsat_long,
    CODE(MARK, 13) SEP(" ") PUT(guard_of_add_addc_b16_long, 14, 12) SEP(" ") TEXT("addc sat")
        SEP(" ") PUT(mcdst, 0, 0) SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") TEXT("(mul high s24") SEP(" ")
        PUT(l_src_of_cvt_i2i_u_full, 2, 3) SEP(" ") PUT(l_src2, 8, 5) TEXT(")") SEP(" ")
        PUT(l_src3_of_mul_add_add_u16_long, 11, 5) SEP(" ") REG("$c", 12))
FORM(mul_add_again_add,
    CODE(MARK, 13) SEP(" ") PUT(guard, 14, 14) SEP(" ") TEXT("add") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") TEXT("(mul ") CODE(U24AGAIN, 3) SEP(" ")
        PUT(l_src_of_cvt_i2i_u_full, 2, 4) SEP(" ") PUT(l_src2, 8, 6) TEXT(")") SEP(" ")
        PUT(l_src3_of_mul_add_add_u16_long, 11, 6))
FORM(mul_add_again_sub,
    CODE(MARK, 13) SEP(" ") PUT(guard, 14, 14) SEP(" ") TEXT("sub") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") TEXT("(mul ") CODE(U24AGAIN, 3) SEP(" ")
        PUT(l_src_of_cvt_i2i_u_full, 2, 4) SEP(" ") PUT(l_src2, 8, 6) TEXT(")") SEP(" ")
        PUT(l_src3_of_mul_add_add_u16_long, 11, 6))
FORM(mul_add_again_subr,
    CODE(MARK, 13) SEP(" ") PUT(guard, 14, 14) SEP(" ") TEXT("subr") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") TEXT("(mul ") CODE(U24AGAIN, 3) SEP(" ")
        PUT(l_src_of_cvt_i2i_u_full, 2, 4) SEP(" ") PUT(l_src2, 8, 6) TEXT(")") SEP(" ")
        PUT(l_src3_of_mul_add_add_u16_long, 11, 6))
FORM(mul_add_again_addc,
    CODE(MARK, 14) SEP(" ") PUT(guard_of_add_addc_b16_long, 14, 13) SEP(" ") TEXT("addc") SEP(" ")
        PUT(mcdst, 0, 0) SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") TEXT("(mul ") CODE(U24AGAIN, 3)
        SEP(" ") PUT(l_src_of_cvt_i2i_u_full, 2, 4) SEP(" ") PUT(l_src2, 8, 6) TEXT(")") SEP(" ")
        PUT(l_src3_of_mul_add_add_u16_long, 11, 6) SEP(" ") REG("$c", 13))
FORM(sad_u16_short,
    TEXT("sad ") REG("$r", 0) TEXT(" u16 ") REG_OF("$r", (value[1] >> 1 & 0x1f))
        ONE_OF((value[1] & 0x1), T(0, "l") T(1, "h")) TEXT(" ") REG_OF("$r", (value[2] >> 1 & 0x1f))
        ONE_OF((value[2] & 0x1), T(0, "l") T(1, "h")) TEXT(" ") REG("$r", 0))
FORM(sad_s16_short,
    TEXT("sad ") REG("$r", 0) TEXT(" s16 ") REG_OF("$r", (value[1] >> 1 & 0x1f))
        ONE_OF((value[1] & 0x1), T(0, "l") T(1, "h")) TEXT(" ") REG_OF("$r", (value[2] >> 1 & 0x1f))
        ONE_OF((value[2] & 0x1), T(0, "l") T(1, "h")) TEXT(" ") REG("$r", 0))
FORM(sad_u32_short,
    TEXT("sad ") REG("$r", 0) TEXT(" u32 ") REG("$r", 1) TEXT(" ") REG("$r", 2) TEXT(" ")
        REG("$r", 0))
FORM(sad_s32_short,
    TEXT("sad ") REG("$r", 0) TEXT(" s32 ") REG("$r", 1) TEXT(" ") REG("$r", 2) TEXT(" ")
        REG("$r", 0))
FORM(sad_u16_long,
    CODE(MARK, 12) SEP(" ") PUT(guard, 14, 13) SEP(" ") TEXT("sad") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") TEXT("u16") SEP(" ") PUT(l_src, 2, 3) SEP(" ")
        PUT(l_src3_of_add_add_b16_long, 8, 5) SEP(" ") PUT(l_src3_of_mul_add_add_u16_long, 11, 5))
FORM(sad_s16_long,
    CODE(MARK, 12) SEP(" ") PUT(guard, 14, 13) SEP(" ") TEXT("sad") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") TEXT("s16") SEP(" ") PUT(l_src, 2, 3) SEP(" ")
        PUT(l_src3_of_add_add_b16_long, 8, 5) SEP(" ") PUT(l_src3_of_mul_add_add_u16_long, 11, 5))
FORM(sad_u32_long,
    CODE(MARK, 12) SEP(" ") PUT(guard, 14, 13) SEP(" ") TEXT("sad") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") TEXT("u32") SEP(" ") PUT(l_src_of_cvt_i2i_u_full, 2, 3)
        SEP(" ") PUT(l_src2, 8, 5) SEP(" ") PUT(l_src3_of_mul_add_add_u16_long, 11, 5))
FORM(sad_s32_long,
    CODE(MARK, 12) SEP(" ") PUT(guard, 14, 13) SEP(" ") TEXT("sad") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") TEXT("s32") SEP(" ") PUT(l_src_of_cvt_i2i_u_full, 2, 3)
        SEP(" ") PUT(l_src2, 8, 5) SEP(" ") PUT(l_src3_of_mul_add_add_u16_long, 11, 5))
FORM(minmax_max_u16,
    CODE(MARK, 10) SEP(" ") PUT(guard, 11, 11) SEP(" ") TEXT("max u16") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst_of_cvt_i2i_u_half, 1, 1) SEP(" ") PUT(l_src, 2, 3) SEP(" ")
        PUT(l_src3_of_add_add_b16_long, 8, 5))
FORM(minmax_max_s16,
    CODE(MARK, 10) SEP(" ") PUT(guard, 11, 11) SEP(" ") TEXT("max s16") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst_of_cvt_i2i_u_half, 1, 1) SEP(" ") PUT(l_src, 2, 3) SEP(" ")
        PUT(l_src3_of_add_add_b16_long, 8, 5))
FORM(minmax_max_u32,
    CODE(MARK, 10) SEP(" ") PUT(guard, 11, 11) SEP(" ") TEXT("max u32") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") PUT(l_src_of_cvt_i2i_u_full, 2, 3) SEP(" ")
        PUT(l_src2, 8, 5))
FORM(minmax_max_s32,
    CODE(MARK, 10) SEP(" ") PUT(guard, 11, 11) SEP(" ") TEXT("max s32") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") PUT(l_src_of_cvt_i2i_u_full, 2, 3) SEP(" ")
        PUT(l_src2, 8, 5))
FORM(minmax_min_u16,
    CODE(MARK, 10) SEP(" ") PUT(guard, 11, 11) SEP(" ") TEXT("min u16") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst_of_cvt_i2i_u_half, 1, 1) SEP(" ") PUT(l_src, 2, 3) SEP(" ")
        PUT(l_src3_of_add_add_b16_long, 8, 5))
FORM(minmax_min_s16,
    CODE(MARK, 10) SEP(" ") PUT(guard, 11, 11) SEP(" ") TEXT("min s16") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst_of_cvt_i2i_u_half, 1, 1) SEP(" ") PUT(l_src, 2, 3) SEP(" ")
        PUT(l_src3_of_add_add_b16_long, 8, 5))
FORM(minmax_min_u32,
    CODE(MARK, 10) SEP(" ") PUT(guard, 11, 11) SEP(" ") TEXT("min u32") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") PUT(l_src_of_cvt_i2i_u_full, 2, 3) SEP(" ")
        PUT(l_src2, 8, 5))
FORM(minmax_min_s32,
    CODE(MARK, 10) SEP(" ") PUT(guard, 11, 11) SEP(" ") TEXT("min s32") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") PUT(l_src_of_cvt_i2i_u_full, 2, 3) SEP(" ")
        PUT(l_src2, 8, 5))
FORM(set_u16,
    CODE(MARK, 11) SEP(" ") PUT(guard, 11, 12) SEP(" ") TEXT("set") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst_of_cvt_i2i_u_half, 1, 1) SEP(" ") CODE(COMPARE, 3) TEXT(" u16") SEP(" ")
        PUT(l_src, 2, 4) SEP(" ") PUT(l_src3_of_add_add_b16_long, 8, 6))
FORM(set_s16,
    CODE(MARK, 11) SEP(" ") PUT(guard, 11, 12) SEP(" ") TEXT("set") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst_of_cvt_i2i_u_half, 1, 1) SEP(" ") CODE(COMPARE, 3) TEXT(" s16") SEP(" ")
        PUT(l_src, 2, 4) SEP(" ") PUT(l_src3_of_add_add_b16_long, 8, 6))
FORM(set_u32,
    CODE(MARK, 11) SEP(" ") PUT(guard, 11, 12) SEP(" ") TEXT("set") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") CODE(COMPARE, 3) TEXT(" u32") SEP(" ")
        PUT(l_src_of_cvt_i2i_u_full, 2, 4) SEP(" ") PUT(l_src2, 8, 6))
FORM(set_s32,
    CODE(MARK, 11) SEP(" ") PUT(guard, 11, 12) SEP(" ") TEXT("set") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") CODE(COMPARE, 3) TEXT(" s32") SEP(" ")
        PUT(l_src_of_cvt_i2i_u_full, 2, 4) SEP(" ") PUT(l_src2, 8, 6))
FORM(logop_imm_and,
    TEXT("and b32 ") REG("$r", 0) SEP(" ") CODE(SNOT, 1) SEP(" ") PUT(i_src, 1, 2) SEP(" ") HEX(6))
FORM(logop_imm_or,
    TEXT("or b32 ") REG("$r", 0) SEP(" ") CODE(SNOT, 1) SEP(" ") PUT(i_src, 1, 2) SEP(" ") HEX(6))
FORM(logop_imm_xor,
    TEXT("xor b32 ") REG("$r", 0) SEP(" ") CODE(SNOT, 1) SEP(" ") PUT(i_src, 1, 2) SEP(" ") HEX(6))
FORM(logop_imm_mov2,
    TEXT("mov2 b32 ") REG("$r", 0) SEP(" ") CODE(SNOT, 1) SEP(" ") PUT(i_src, 1, 2) SEP(" ") HEX(6))
FORM(logop_and_b16,
    CODE(MARK, 12) SEP(" ") PUT(guard, 11, 13) SEP(" ") TEXT("and b16") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst_of_cvt_i2i_u_half, 1, 1) SEP(" ") CODE(LNOT1, 3) SEP(" ")
        PUT(l_src, 2, 4) SEP(" ") CODE(LNOT2, 8) SEP(" ") PUT(l_src2_of_mul16_long, 8, 6))
FORM(logop_and_b32,
    CODE(MARK, 12) SEP(" ") PUT(guard, 11, 13) SEP(" ") TEXT("and b32") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") CODE(LNOT1, 3) SEP(" ")
        PUT(l_src_of_cvt_i2i_u_full, 2, 4) SEP(" ") CODE(LNOT2, 8) SEP(" ") PUT(l_src3, 8, 6))
FORM(logop_or_b16,
    CODE(MARK, 12) SEP(" ") PUT(guard, 11, 13) SEP(" ") TEXT("or b16") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst_of_cvt_i2i_u_half, 1, 1) SEP(" ") CODE(LNOT1, 3) SEP(" ")
        PUT(l_src, 2, 4) SEP(" ") CODE(LNOT2, 8) SEP(" ") PUT(l_src2_of_mul16_long, 8, 6))
FORM(logop_or_b32,
    CODE(MARK, 12) SEP(" ") PUT(guard, 11, 13) SEP(" ") TEXT("or b32") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") CODE(LNOT1, 3) SEP(" ")
        PUT(l_src_of_cvt_i2i_u_full, 2, 4) SEP(" ") CODE(LNOT2, 8) SEP(" ") PUT(l_src3, 8, 6))
FORM(logop_xor_b16,
    CODE(MARK, 12) SEP(" ") PUT(guard, 11, 13) SEP(" ") TEXT("xor b16") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst_of_cvt_i2i_u_half, 1, 1) SEP(" ") CODE(LNOT1, 3) SEP(" ")
        PUT(l_src, 2, 4) SEP(" ") CODE(LNOT2, 8) SEP(" ") PUT(l_src2_of_mul16_long, 8, 6))
FORM(logop_xor_b32,
    CODE(MARK, 12) SEP(" ") PUT(guard, 11, 13) SEP(" ") TEXT("xor b32") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") CODE(LNOT1, 3) SEP(" ")
        PUT(l_src_of_cvt_i2i_u_full, 2, 4) SEP(" ") CODE(LNOT2, 8) SEP(" ") PUT(l_src3, 8, 6))
FORM(logop_mov2_b16,
    CODE(MARK, 12) SEP(" ") PUT(guard, 11, 13) SEP(" ") TEXT("mov2 b16") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst_of_cvt_i2i_u_half, 1, 1) SEP(" ") CODE(LNOT1, 3) SEP(" ")
        PUT(l_src, 2, 4) SEP(" ") CODE(LNOT2, 8) SEP(" ") PUT(l_src2_of_mul16_long, 8, 6))
FORM(logop_mov2_b32,
    CODE(MARK, 12) SEP(" ") PUT(guard, 11, 13) SEP(" ") TEXT("mov2 b32") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") CODE(LNOT1, 3) SEP(" ")
        PUT(l_src_of_cvt_i2i_u_full, 2, 4) SEP(" ") CODE(LNOT2, 8) SEP(" ") PUT(l_src3, 8, 6))
FORM(shl_b16_reg,
    CODE(MARK, 10) SEP(" ") PUT(guard, 11, 11) SEP(" ") TEXT("shl b16") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst_of_cvt_i2i_u_half, 1, 1) SEP(" ") PUT(l_src, 2, 3) SEP(" ")
        PUT(l_src3_of_add_add_b16_long, 8, 5))
FORM(shl_b32_reg,
    CODE(MARK, 10) SEP(" ") PUT(guard, 11, 11) SEP(" ") TEXT("shl b32") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") PUT(l_src_of_cvt_i2i_u_full, 2, 3) SEP(" ")
        PUT(l_src2, 8, 5))
FORM(shl_b16_cnt,
    CODE(MARK, 8) SEP(" ") PUT(guard, 8, 9) SEP(" ") TEXT("shl b16") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst_of_cvt_i2i_u_half, 1, 1) SEP(" ") PUT(l_src, 2, 3) SEP(" ") HEX(7))
FORM(shl_b32_cnt,
    CODE(MARK, 8) SEP(" ") PUT(guard, 8, 9) SEP(" ") TEXT("shl b32") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") PUT(l_src_of_cvt_i2i_u_full, 2, 3) SEP(" ") HEX(7))
FORM(shr_u16_reg,
    CODE(MARK, 10) SEP(" ") PUT(guard, 11, 11) SEP(" ") TEXT("shr u16") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst_of_cvt_i2i_u_half, 1, 1) SEP(" ") PUT(l_src, 2, 3) SEP(" ")
        PUT(l_src3_of_add_add_b16_long, 8, 5))
FORM(shr_s16_reg,
    CODE(MARK, 10) SEP(" ") PUT(guard, 11, 11) SEP(" ") TEXT("shr s16") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst_of_cvt_i2i_u_half, 1, 1) SEP(" ") PUT(l_src, 2, 3) SEP(" ")
        PUT(l_src3_of_add_add_b16_long, 8, 5))
FORM(shr_u32_reg,
    CODE(MARK, 10) SEP(" ") PUT(guard, 11, 11) SEP(" ") TEXT("shr u32") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") PUT(l_src_of_cvt_i2i_u_full, 2, 3) SEP(" ")
        PUT(l_src2, 8, 5))
FORM(shr_s32_reg,
    CODE(MARK, 10) SEP(" ") PUT(guard, 11, 11) SEP(" ") TEXT("shr s32") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") PUT(l_src_of_cvt_i2i_u_full, 2, 3) SEP(" ")
        PUT(l_src2, 8, 5))
FORM(shr_u16_cnt,
    CODE(MARK, 8) SEP(" ") PUT(guard, 8, 9) SEP(" ") TEXT("shr u16") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst_of_cvt_i2i_u_half, 1, 1) SEP(" ") PUT(l_src, 2, 3) SEP(" ") HEX(7))
FORM(shr_s16_cnt,
    CODE(MARK, 8) SEP(" ") PUT(guard, 8, 9) SEP(" ") TEXT("shr s16") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst_of_cvt_i2i_u_half, 1, 1) SEP(" ") PUT(l_src, 2, 3) SEP(" ") HEX(7))
FORM(shr_u32_cnt,
    CODE(MARK, 8) SEP(" ") PUT(guard, 8, 9) SEP(" ") TEXT("shr u32") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") PUT(l_src_of_cvt_i2i_u_full, 2, 3) SEP(" ") HEX(7))
FORM(shr_s32_cnt,
    CODE(MARK, 8) SEP(" ") PUT(guard, 8, 9) SEP(" ") TEXT("shr s32") SEP(" ") PUT(mcdst, 0, 0)
        SEP(" ") PUT(ll_dst, 1, 1) SEP(" ") PUT(l_src_of_cvt_i2i_u_full, 2, 3) SEP(" ") HEX(7))
FORM(ld_a,
    CODE(MARK, 5) SEP(" ") PUT(guard, 2, 6) SEP(" ") CODE(LANE, 4) SEP(" ") TEXT("ld b32") SEP(" ")
        PUT(ll_dst, 0, 0) SEP(" ") TEXT("a[") PUT(at0_of_ld_a, 1, 2) TEXT("]"))
FORM(st_o,
    CODE(MARK, 3) SEP(" ") PUT(guard, 1, 4) SEP(" ") TEXT("st b32") SEP(" ") TEXT("o[")
        PUT(at0_of_ld_a, 0, 0) TEXT("]") SEP(" ") REG("$r", 2))
FORM(ld_c_u8_full,
    CODE(MARK, 5) SEP(" ") PUT(guard, 2, 6) SEP(" ") TEXT("ld") SEP(" ") PUT(ll_dst, 0, 0) SEP(" ")
        TEXT("u8 c") DECIMAL(2) TEXT("[") PUT(at_of_ld_c_u8_full, 1, 3) TEXT("]"))
FORM(ld_c_u16_full,
    CODE(MARK, 5) SEP(" ") PUT(guard, 2, 6) SEP(" ") TEXT("ld") SEP(" ") PUT(ll_dst, 0, 0) SEP(" ")
        TEXT("u16 c") DECIMAL(2) TEXT("[") PUT(at_of_ld_c_u16_full, 1, 3) TEXT("]"))
FORM(ld_c_s16_full,
    CODE(MARK, 5) SEP(" ") PUT(guard, 2, 6) SEP(" ") TEXT("ld") SEP(" ") PUT(ll_dst, 0, 0) SEP(" ")
        TEXT("s16 c") DECIMAL(2) TEXT("[") PUT(at_of_ld_c_u16_full, 1, 3) TEXT("]"))
FORM(ld_c_b32_full,
    CODE(MARK, 5) SEP(" ") PUT(guard, 2, 6) SEP(" ") TEXT("ld") SEP(" ") PUT(ll_dst, 0, 0) SEP(" ")
        TEXT("b32 c") DECIMAL(2) TEXT("[") PUT(at_of_ld_c_b32_full, 1, 3) TEXT("]"))
FORM(ld_c_u8_half,
    CODE(MARK, 5) SEP(" ") PUT(guard, 2, 6) SEP(" ") TEXT("ld") SEP(" ") PUT(ll_half, 0, 0) SEP(" ")
        TEXT("u8 c") DECIMAL(2) TEXT("[") PUT(at_of_ld_c_u8_full, 1, 3) TEXT("]"))
FORM(ld_c_u16_half,
    CODE(MARK, 5) SEP(" ") PUT(guard, 2, 6) SEP(" ") TEXT("ld") SEP(" ") PUT(ll_half, 0, 0) SEP(" ")
        TEXT("u16 c") DECIMAL(2) TEXT("[") PUT(at_of_ld_c_u16_full, 1, 3) TEXT("]"))
FORM(ld_c_s16_half,
    CODE(MARK, 5) SEP(" ") PUT(guard, 2, 6) SEP(" ") TEXT("ld") SEP(" ") PUT(ll_half, 0, 0) SEP(" ")
        TEXT("s16 c") DECIMAL(2) TEXT("[") PUT(at_of_ld_c_u16_full, 1, 3) TEXT("]"))
FORM(ld_c_b32_half,
    CODE(MARK, 5) SEP(" ") PUT(guard, 2, 6) SEP(" ") TEXT("ld") SEP(" ") PUT(ll_half, 0, 0) SEP(" ")
        TEXT("b32 c") DECIMAL(2) TEXT("[") PUT(at_of_ld_c_b32_full, 1, 3) TEXT("]"))
FORM(ld_s_u8_full,
    CODE(MARK, 3) SEP(" ") PUT(guard, 2, 4) SEP(" ") TEXT("ld ") PUT(ll_dst_of_ld_s_u8_full, 0, 0)
        TEXT(" u8") SEP(" ") TEXT("s[") PUT(at_of_ld_c_u8_full, 1, 1) TEXT("]"))
FORM(ld_s_u16_full,
    CODE(MARK, 3) SEP(" ") PUT(guard, 2, 4) SEP(" ") TEXT("ld ") PUT(ll_dst_of_ld_s_u8_full, 0, 0)
        TEXT(" u16") SEP(" ") TEXT("s[") PUT(at_of_ld_c_u16_full, 1, 1) TEXT("]"))
FORM(ld_s_s16_full,
    CODE(MARK, 3) SEP(" ") PUT(guard, 2, 4) SEP(" ") TEXT("ld ") PUT(ll_dst_of_ld_s_u8_full, 0, 0)
        TEXT(" s16") SEP(" ") TEXT("s[") PUT(at_of_ld_c_u16_full, 1, 1) TEXT("]"))
FORM(ld_s_u8_half,
    CODE(MARK, 3) SEP(" ") PUT(guard, 2, 4) SEP(" ") TEXT("ld ") PUT(ll_half_of_ld_s_u8_half, 0, 0)
        TEXT(" u8") SEP(" ") TEXT("s[") PUT(at_of_ld_c_u8_full, 1, 1) TEXT("]"))
FORM(ld_s_u16_half,
    CODE(MARK, 3) SEP(" ") PUT(guard, 2, 4) SEP(" ") TEXT("ld ") PUT(ll_half_of_ld_s_u8_half, 0, 0)
        TEXT(" u16") SEP(" ") TEXT("s[") PUT(at_of_ld_c_u16_full, 1, 1) TEXT("]"))
FORM(ld_s_s16_half,
    CODE(MARK, 3) SEP(" ") PUT(guard, 2, 4) SEP(" ") TEXT("ld ") PUT(ll_half_of_ld_s_u8_half, 0, 0)
        TEXT(" s16") SEP(" ") TEXT("s[") PUT(at_of_ld_c_u16_full, 1, 1) TEXT("]"))
FORM(ld_s_b32_full,
    CODE(MARK, 3) SEP(" ") PUT(guard, 2, 4) SEP(" ") TEXT("ld ") PUT(ll_dst_of_ld_s_u8_full, 0, 0)
        TEXT(" b32") SEP(" ") TEXT("s[") PUT(at_of_ld_c_b32_full, 1, 1) TEXT("]"))
FORM(ld_s_b32_half,
    CODE(MARK, 3) SEP(" ") PUT(guard, 2, 4) SEP(" ") TEXT("ld ") PUT(ll_half_of_ld_s_u8_half, 0, 0)
        TEXT(" b32") SEP(" ") TEXT("s[") PUT(at_of_ld_c_b32_full, 1, 1) TEXT("]"))
FORM(ld_s_lock_full,
    CODE(MARK, 4) SEP(" ") PUT(guard, 2, 5) SEP(" ") TEXT("ld lock ") REG("$c", 0) TEXT(" ")
        PUT(ll_dst_of_ld_s_u8_full, 0, 1) TEXT(" b32") SEP(" ") TEXT("s[")
        PUT(at_of_ld_c_b32_full, 1, 2) TEXT("]"))
FORM(ld_s_lock_half,
    CODE(MARK, 4) SEP(" ") PUT(guard, 2, 5) SEP(" ") TEXT("ld lock ") REG("$c", 0) TEXT(" ")
        PUT(ll_half_of_ld_s_u8_half, 0, 1) TEXT(" b32") SEP(" ") TEXT("s[")
        PUT(at_of_ld_c_b32_full, 1, 2) TEXT("]"))
FORM(st_s_half_b8,
    CODE(MARK, 3) SEP(" ") PUT(guard, 2, 4) SEP(" ") TEXT("st b8") SEP(" ") TEXT("s[")
        PUT(at_of_ld_c_u8_full, 0, 0) TEXT("]") SEP(" ") REG_OF("$r", (value[2] >> 1 & 0x3f))
        ONE_OF((value[2] & 0x1), T(0, "l") T(1, "h")))
FORM(st_s_full_b8,
    CODE(MARK, 3) SEP(" ") PUT(guard, 2, 4) SEP(" ") TEXT("st b8") SEP(" ") TEXT("s[")
        PUT(at_of_ld_c_u8_full, 0, 0) TEXT("]") SEP(" ") REG("$r", 2))
FORM(st_s_half_b16,
    CODE(MARK, 3) SEP(" ") PUT(guard, 2, 4) SEP(" ") TEXT("st b16") SEP(" ") TEXT("s[")
        PUT(at_of_ld_c_u16_full, 0, 0) TEXT("]") SEP(" ") REG_OF("$r", (value[2] >> 1 & 0x3f))
        ONE_OF((value[2] & 0x1), T(0, "l") T(1, "h")))
FORM(st_s_full_b16,
    CODE(MARK, 3) SEP(" ") PUT(guard, 2, 4) SEP(" ") TEXT("st b16") SEP(" ") TEXT("s[")
        PUT(at_of_ld_c_u16_full, 0, 0) TEXT("]") SEP(" ") REG("$r", 2))
FORM(st_s_half_b32,
    CODE(MARK, 3) SEP(" ") PUT(guard, 2, 4) SEP(" ") TEXT("st b32") SEP(" ") TEXT("s[")
        PUT(at_of_ld_c_b32_full, 0, 0) TEXT("]") SEP(" ") REG_OF("$r", (value[2] >> 1 & 0x3f))
        ONE_OF((value[2] & 0x1), T(0, "l") T(1, "h")))
FORM(st_s_full_b32,
    CODE(MARK, 3) SEP(" ") PUT(guard, 2, 4) SEP(" ") TEXT("st b32") SEP(" ") TEXT("s[")
        PUT(at_of_ld_c_b32_full, 0, 0) TEXT("]") SEP(" ") REG("$r", 2))
FORM(st_s_half_unlock,
    CODE(MARK, 3) SEP(" ") PUT(guard, 2, 4) SEP(" ") TEXT("st unlock b32") SEP(" ") TEXT("s[")
        PUT(at_of_ld_c_b32_full, 0, 0) TEXT("]") SEP(" ") REG_OF("$r", (value[2] >> 1 & 0x3f))
        ONE_OF((value[2] & 0x1), T(0, "l") T(1, "h")))
FORM(st_s_full_unlock,
    CODE(MARK, 3) SEP(" ") PUT(guard, 2, 4) SEP(" ") TEXT("st unlock b32") SEP(" ") TEXT("s[")
        PUT(at_of_ld_c_b32_full, 0, 0) TEXT("]") SEP(" ") REG("$r", 2))
FORM(ld_l_u8,
    CODE(MARK, 3) SEP(" ") PUT(guard, 2, 4) SEP(" ") TEXT("ld u8 ") REG("$r", 0) SEP(" ") TEXT("l[")
        PUT(at_of_ld_c_u8_full, 1, 1) TEXT("]"))
FORM(ld_l_s8,
    CODE(MARK, 3) SEP(" ") PUT(guard, 2, 4) SEP(" ") TEXT("ld s8 ") REG("$r", 0) SEP(" ") TEXT("l[")
        PUT(at_of_ld_c_u8_full, 1, 1) TEXT("]"))
FORM(ld_l_u16,
    CODE(MARK, 3) SEP(" ") PUT(guard, 2, 4) SEP(" ") TEXT("ld u16 ") REG("$r", 0) SEP(" ")
        TEXT("l[") PUT(at_of_ld_c_u8_full, 1, 1) TEXT("]"))
FORM(ld_l_s16,
    CODE(MARK, 3) SEP(" ") PUT(guard, 2, 4) SEP(" ") TEXT("ld s16 ") REG("$r", 0) SEP(" ")
        TEXT("l[") PUT(at_of_ld_c_u8_full, 1, 1) TEXT("]"))
FORM(ld_l_b64,
    CODE(MARK, 3) SEP(" ") PUT(guard, 2, 4) SEP(" ") TEXT("ld b64 ") REG("$r", 0) TEXT("d") SEP(" ")
        TEXT("l[") PUT(at_of_ld_c_u8_full, 1, 1) TEXT("]"))
FORM(ld_l_b128,
    CODE(MARK, 3) SEP(" ") PUT(guard, 2, 4) SEP(" ") TEXT("ld b128 ") REG("$r", 0) TEXT("q")
        SEP(" ") TEXT("l[") PUT(at_of_ld_c_u8_full, 1, 1) TEXT("]"))
FORM(ld_l_b32,
    CODE(MARK, 3) SEP(" ") PUT(guard, 2, 4) SEP(" ") TEXT("ld b32 ") REG("$r", 0) SEP(" ")
        TEXT("l[") PUT(at_of_ld_c_u8_full, 1, 1) TEXT("]"))
FORM(st_l_u8,
    CODE(MARK, 3) SEP(" ") PUT(guard, 2, 4) SEP(" ") TEXT("st u8") SEP(" ") TEXT("l[")
        PUT(at_of_ld_c_u8_full, 0, 0) TEXT("]") SEP(" ") REG("$r", 2))
FORM(st_l_s8,
    CODE(MARK, 3) SEP(" ") PUT(guard, 2, 4) SEP(" ") TEXT("st s8") SEP(" ") TEXT("l[")
        PUT(at_of_ld_c_u8_full, 0, 0) TEXT("]") SEP(" ") REG("$r", 2))
FORM(st_l_u16,
    CODE(MARK, 3) SEP(" ") PUT(guard, 2, 4) SEP(" ") TEXT("st u16") SEP(" ") TEXT("l[")
        PUT(at_of_ld_c_u8_full, 0, 0) TEXT("]") SEP(" ") REG("$r", 2))
FORM(st_l_s16,
    CODE(MARK, 3) SEP(" ") PUT(guard, 2, 4) SEP(" ") TEXT("st s16") SEP(" ") TEXT("l[")
        PUT(at_of_ld_c_u8_full, 0, 0) TEXT("]") SEP(" ") REG("$r", 2))
FORM(st_l_b64,
    CODE(MARK, 3) SEP(" ") PUT(guard, 2, 4) SEP(" ") TEXT("st b64") SEP(" ") TEXT("l[")
        PUT(at_of_ld_c_u8_full, 0, 0) TEXT("]") SEP(" ") REG("$r", 2) TEXT("d"))
FORM(st_l_b128,
    CODE(MARK, 3) SEP(" ") PUT(guard, 2, 4) SEP(" ") TEXT("st b128") SEP(" ") TEXT("l[")
        PUT(at_of_ld_c_u8_full, 0, 0) TEXT("]") SEP(" ") REG("$r", 2) TEXT("q"))
FORM(st_l_b32,
    CODE(MARK, 3) SEP(" ") PUT(guard, 2, 4) SEP(" ") TEXT("st b32") SEP(" ") TEXT("l[")
        PUT(at_of_ld_c_u8_full, 0, 0) TEXT("]") SEP(" ") REG("$r", 2))
FORM(ld_g_u8,
    CODE(MARK, 3) SEP(" ") PUT(guard, 1, 4) SEP(" ") TEXT("ld u8 ") REG("$r", 0) TEXT(" g")
        DECIMAL(1) TEXT("[") REG("$r", 2) TEXT("]"))
FORM(ld_g_s8,
    CODE(MARK, 3) SEP(" ") PUT(guard, 1, 4) SEP(" ") TEXT("ld s8 ") REG("$r", 0) TEXT(" g")
        DECIMAL(1) TEXT("[") REG("$r", 2) TEXT("]"))
FORM(ld_g_u16,
    CODE(MARK, 3) SEP(" ") PUT(guard, 1, 4) SEP(" ") TEXT("ld u16 ") REG("$r", 0) TEXT(" g")
        DECIMAL(1) TEXT("[") REG("$r", 2) TEXT("]"))
FORM(ld_g_s16,
    CODE(MARK, 3) SEP(" ") PUT(guard, 1, 4) SEP(" ") TEXT("ld s16 ") REG("$r", 0) TEXT(" g")
        DECIMAL(1) TEXT("[") REG("$r", 2) TEXT("]"))
FORM(ld_g_b64,
    CODE(MARK, 3) SEP(" ") PUT(guard, 1, 4) SEP(" ") TEXT("ld b64 ") REG("$r", 0) TEXT("d")
        TEXT(" g") DECIMAL(1) TEXT("[") REG("$r", 2) TEXT("]"))
FORM(ld_g_b128,
    CODE(MARK, 3) SEP(" ") PUT(guard, 1, 4) SEP(" ") TEXT("ld b128 ") REG("$r", 0) TEXT("q")
        TEXT(" g") DECIMAL(1) TEXT("[") REG("$r", 2) TEXT("]"))
FORM(ld_g_b32,
    CODE(MARK, 3) SEP(" ") PUT(guard, 1, 4) SEP(" ") TEXT("ld b32 ") REG("$r", 0) TEXT(" g")
        DECIMAL(1) TEXT("[") REG("$r", 2) TEXT("]"))
FORM(st_g_u8,
    CODE(MARK, 3) SEP(" ") PUT(guard, 1, 4) SEP(" ") TEXT("st u8 g") DECIMAL(0) TEXT("[")
        REG("$r", 1) TEXT("]") SEP(" ") REG("$r", 2))
FORM(st_g_s8,
    CODE(MARK, 3) SEP(" ") PUT(guard, 1, 4) SEP(" ") TEXT("st s8 g") DECIMAL(0) TEXT("[")
        REG("$r", 1) TEXT("]") SEP(" ") REG("$r", 2))
FORM(st_g_u16,
    CODE(MARK, 3) SEP(" ") PUT(guard, 1, 4) SEP(" ") TEXT("st u16 g") DECIMAL(0) TEXT("[")
        REG("$r", 1) TEXT("]") SEP(" ") REG("$r", 2))
FORM(st_g_s16,
    CODE(MARK, 3) SEP(" ") PUT(guard, 1, 4) SEP(" ") TEXT("st s16 g") DECIMAL(0) TEXT("[")
        REG("$r", 1) TEXT("]") SEP(" ") REG("$r", 2))
FORM(st_g_b64,
    CODE(MARK, 3) SEP(" ") PUT(guard, 1, 4) SEP(" ") TEXT("st b64 g") DECIMAL(0) TEXT("[")
        REG("$r", 1) TEXT("]") SEP(" ") REG("$r", 2) TEXT("d"))
FORM(st_g_b128,
    CODE(MARK, 3) SEP(" ") PUT(guard, 1, 4) SEP(" ") TEXT("st b128 g") DECIMAL(0) TEXT("[")
        REG("$r", 1) TEXT("]") SEP(" ") REG("$r", 2) TEXT("q"))
FORM(st_g_b32,
    CODE(MARK, 3) SEP(" ") PUT(guard, 1, 4) SEP(" ") TEXT("st b32 g") DECIMAL(0) TEXT("[")
        REG("$r", 1) TEXT("]") SEP(" ") REG("$r", 2))
FORM(mov_b16_short,
    TEXT("mov") SEP(" ") CODE(SSFU, 0) SEP(" ") TEXT("b16 ") REG_OF("$r", (value[1] >> 1 & 0x1f))
        ONE_OF((value[1] & 0x1), T(0, "l") T(1, "h")) SEP(" ")
        PUT(s_src_of_add_add_b16_short, 1, 2))
FORM(mov_b32_short,
    TEXT("mov") SEP(" ") CODE(SSFU, 0) SEP(" ") TEXT("b32 ") REG("$r", 1) SEP(" ") PUT(s_src, 1, 2))
FORM(mov_b16_imm,
    TEXT("mov b16 ") REG_OF("$r", (value[0] >> 1 & 0x3f))
        ONE_OF((value[0] & 0x1), T(0, "l") T(1, "h")) TEXT(" ") HEX(1))
FORM(mov_b32_imm,
    TEXT("mov b32 ") REG("$r", 0) TEXT(" ") HEX(1))
FORM(mov_b16_long,
    CODE(MARK, 8) SEP(" ") PUT(guard, 7, 9) SEP(" ") CODE(LANE, 7) SEP(" ") TEXT("mov") SEP(" ")
        CODE(LSFU, 0) SEP(" ") TEXT("b16") SEP(" ") PUT(ll_dst_of_cvt_i2i_u_half, 0, 1) SEP(" ")
        PUT(l_src, 1, 3))
FORM(mov_b32_long,
    CODE(MARK, 8) SEP(" ") PUT(guard, 7, 9) SEP(" ") CODE(LANE, 7) SEP(" ") TEXT("mov") SEP(" ")
        CODE(LSFU, 0) SEP(" ") TEXT("b32") SEP(" ") PUT(ll_dst, 0, 1) SEP(" ")
        PUT(l_src_of_cvt_i2i_u_full, 1, 3))
FORM(mov_r_c,
    CODE(MARK, 2) SEP(" ") PUT(guard_of_add_addc_b16_long, 0, 1) SEP(" ") TEXT("mov ") REG("$r", 0)
        TEXT(" ") REG("$c", 1))
FORM(mov_c_r,
    CODE(MARK, 2) SEP(" ") PUT(guard, 0, 3) SEP(" ") TEXT("mov ") REG("$c", 0) TEXT(" ")
        REG("$r", 1))
FORM(mov_r_a,
    CODE(MARK, 2) SEP(" ") PUT(guard, 0, 3) SEP(" ") TEXT("mov ") REG("$r", 0) TEXT(" ")
        REG("$a", 1))
FORM(mov_r_sr,
    CODE(MARK, 2) SEP(" ") PUT(guard, 1, 3) SEP(" ") TEXT("mov ") REG("$r", 0) TEXT(" ")
        PUT(special, 0, 1))
FORM(shl_a,
    CODE(MARK, 6) SEP(" ") PUT(guard, 6, 7) SEP(" ") TEXT("shl ") REG("$a", 0) SEP(" ")
        PUT(l_src_of_cvt_i2i_u_full, 0, 1) SEP(" ") HEX(5))
FORM(add_a,
    CODE(MARK, 3) SEP(" ") PUT(guard, 0, 4) SEP(" ") TEXT("add ") REG("$a", 0) TEXT(" ")
        REG("$a", 1) TEXT(" ") HEX(2))
FORM(rcp_short,
    TEXT("rcp f32 ") REG("$r", 0) SEP(" ") CODE(SNEG2, 1) SEP(" ") CODE(SABS, 2) SEP(" ")
        REG("$r", 3))
FORM(rcp_long,
    CODE(MARK, 5) SEP(" ") PUT(guard, 1, 6) SEP(" ") TEXT("rcp f32") SEP(" ") PUT(ll_dst, 0, 0)
        SEP(" ") CODE(LNEG1, 2) SEP(" ") CODE(LABS1, 3) SEP(" ") REG("$r", 4))
FORM(sfu_rsqrt,
    CODE(MARK, 5) SEP(" ") PUT(guard, 1, 6) SEP(" ") TEXT("rsqrt f32") SEP(" ") PUT(ll_dst, 0, 0)
        SEP(" ") CODE(LNEG1, 2) SEP(" ") CODE(LABS1, 3) SEP(" ") REG("$r", 4))
FORM(sfu_lg2,
    CODE(MARK, 5) SEP(" ") PUT(guard, 1, 6) SEP(" ") TEXT("lg2 f32") SEP(" ") PUT(ll_dst, 0, 0)
        SEP(" ") CODE(LNEG1, 2) SEP(" ") CODE(LABS1, 3) SEP(" ") REG("$r", 4))
FORM(sincos_sin,
    CODE(MARK, 3) SEP(" ") PUT(guard, 1, 4) SEP(" ") TEXT("sin f32") SEP(" ") PUT(ll_dst, 0, 0)
        SEP(" ") REG("$r", 2))
FORM(sincos_cos,
    CODE(MARK, 3) SEP(" ") PUT(guard, 1, 4) SEP(" ") TEXT("cos f32") SEP(" ") PUT(ll_dst, 0, 0)
        SEP(" ") REG("$r", 2))
FORM(ex2,
    CODE(MARK, 4) SEP(" ") PUT(guard, 1, 5) SEP(" ") TEXT("ex2 f32") SEP(" ") CODE(LSAT, 0) SEP(" ")
        PUT(ll_dst, 0, 1) SEP(" ") REG("$r", 3))
FORM(pre_presin,
    CODE(MARK, 8) SEP(" ") PUT(guard, 7, 9) SEP(" ") TEXT("presin f32") SEP(" ") PUT(ll_dst, 0, 0)
        SEP(" ") CODE(LNEG1, 2) SEP(" ") CODE(LABS1, 3) SEP(" ") PUT(l_src_of_cvt_i2i_u_full, 1, 4))
FORM(pre_preex2,
    CODE(MARK, 8) SEP(" ") PUT(guard, 7, 9) SEP(" ") TEXT("preex2 f32") SEP(" ") PUT(ll_dst, 0, 0)
        SEP(" ") CODE(LNEG1, 2) SEP(" ") CODE(LABS1, 3) SEP(" ") PUT(l_src_of_cvt_i2i_u_full, 1, 4))
FORM(interp_plain_short,
    TEXT("interp ") REG("$r", 0) SEP(" ") TEXT("v[") PUT(at0_of_ld_a, 0, 1) TEXT("]"))
FORM(interp_cent_short,
    TEXT("interp ") REG("$r", 0) TEXT(" cent") SEP(" ") TEXT("v[") PUT(at0_of_ld_a, 0, 1) TEXT("]"))
FORM(interp_flat_short,
    TEXT("interp ") REG("$r", 0) TEXT(" flat") SEP(" ") TEXT("v[") PUT(at0_of_ld_a, 0, 1) TEXT("]"))
FORM(interp_plain_smul,
    TEXT("interp ") REG("$r", 0) SEP(" ") TEXT("v[") PUT(at0_of_ld_a, 0, 1) TEXT("]") SEP(" ")
        REG("$r", 3))
FORM(interp_cent_smul,
    TEXT("interp ") REG("$r", 0) TEXT(" cent") SEP(" ") TEXT("v[") PUT(at0_of_ld_a, 0, 1) TEXT("]")
        SEP(" ") REG("$r", 3))
FORM(interp_plain_long,
    CODE(MARK, 3) SEP(" ") PUT(guard, 1, 4) SEP(" ") TEXT("interp ") REG("$r", 0) SEP(" ")
        TEXT("v[") PUT(at0_of_ld_a, 0, 1) TEXT("]"))
FORM(interp_cent_long,
    CODE(MARK, 3) SEP(" ") PUT(guard, 1, 4) SEP(" ") TEXT("interp ") REG("$r", 0) TEXT(" cent")
        SEP(" ") TEXT("v[") PUT(at0_of_ld_a, 0, 1) TEXT("]"))
FORM(interp_flat_long,
    CODE(MARK, 3) SEP(" ") PUT(guard, 1, 4) SEP(" ") TEXT("interp ") REG("$r", 0) TEXT(" flat")
        SEP(" ") TEXT("v[") PUT(at0_of_ld_a, 0, 1) TEXT("]"))
FORM(interp_plain_mul,
    CODE(MARK, 5) SEP(" ") PUT(guard, 1, 6) SEP(" ") TEXT("interp ") REG("$r", 0) SEP(" ")
        TEXT("v[") PUT(at0_of_ld_a, 0, 1) TEXT("]") SEP(" ") CODE(LNEG1, 3) SEP(" ") REG("$r", 4))
FORM(interp_cent_mul,
    CODE(MARK, 5) SEP(" ") PUT(guard, 1, 6) SEP(" ") TEXT("interp ") REG("$r", 0) TEXT(" cent")
        SEP(" ") TEXT("v[") PUT(at0_of_ld_a, 0, 1) TEXT("]") SEP(" ") CODE(LNEG1, 3) SEP(" ")
        REG("$r", 4))
FORM(tex_texauto_short,
    TEXT("texauto ") CODE(SLIVE, 0) TEXT(" ") REG("$r", 1) TEXT(":") REG_OF("$r", value[1] + 1)
        TEXT(":") REG_OF("$r", value[1] + 2) TEXT(":") REG_OF("$r", value[1] + 3) TEXT(" ")
        REG("$t", 2) TEXT(" ") REG("$s", 3) TEXT(" ") PUT(stsrc, 1, 1))
FORM(tex_texauto_long,
    CODE(MARK, 8) SEP(" ") PUT(guard, 2, 9) SEP(" ") TEXT("texauto ") CODE(TLIVE, 0) SEP(" ")
        CODE(DERIV, 1) SEP(" ") PUT(ltdst, 0, 2) TEXT(" ") REG("$t", 3) TEXT(" ") REG("$s", 4)
        TEXT(" ") PUT(stsrc, 1, 2) TEXT(" ") SIGNED(5, 4) TEXT(" ") SIGNED(6, 4) TEXT(" ")
        SIGNED(7, 4))
FORM(tex_texbias_long,
    CODE(MARK, 8) SEP(" ") PUT(guard, 2, 9) SEP(" ") TEXT("texbias ") CODE(TLIVE, 0) SEP(" ")
        CODE(DERIV, 1) SEP(" ") PUT(ltdst, 0, 2) TEXT(" ") REG("$t", 3) TEXT(" ") REG("$s", 4)
        TEXT(" ") PUT(stsrc, 1, 2) TEXT(" ") SIGNED(5, 4) TEXT(" ") SIGNED(6, 4) TEXT(" ")
        SIGNED(7, 4))
FORM(tex_texlod_long,
    CODE(MARK, 8) SEP(" ") PUT(guard, 2, 9) SEP(" ") TEXT("texlod ") CODE(TLIVE, 0) SEP(" ")
        CODE(DERIV, 1) SEP(" ") PUT(ltdst, 0, 2) TEXT(" ") REG("$t", 3) TEXT(" ") REG("$s", 4)
        TEXT(" ") PUT(stsrc, 1, 2) TEXT(" ") SIGNED(5, 4) TEXT(" ") SIGNED(6, 4) TEXT(" ")
        SIGNED(7, 4))
FORM(texfetch_short,
    TEXT("texfetch ") CODE(SLIVE, 0) TEXT(" ") REG("$r", 1) TEXT(":") REG_OF("$r", value[1] + 1)
        TEXT(":") REG_OF("$r", value[1] + 2) TEXT(":") REG_OF("$r", value[1] + 3) TEXT(" ")
        REG("$t", 2) TEXT(" ") REG("$s", 3) TEXT(" ") PUT(stsrc, 1, 1))
FORM(texfetch_long,
    CODE(MARK, 8) SEP(" ") PUT(guard, 2, 9) SEP(" ") TEXT("texfetch ") CODE(TLIVE, 0) SEP(" ")
        CODE(DERIV, 1) SEP(" ") PUT(ltdst, 0, 2) TEXT(" ") REG("$t", 3) TEXT(" ") REG("$s", 4)
        TEXT(" ") PUT(stsrc, 1, 2) TEXT(" ") SIGNED(5, 4) TEXT(" ") SIGNED(6, 4) TEXT(" ")
        SIGNED(7, 4))
FORM(tex_cube_texauto,
    CODE(MARK, 5) SEP(" ") PUT(guard, 2, 6) SEP(" ") TEXT("texauto cube ") CODE(TLIVE, 0) SEP(" ")
        CODE(DERIV, 1) SEP(" ") PUT(ltdst, 0, 2) TEXT(" ") REG("$t", 3) TEXT(" ") REG("$s", 4)
        TEXT(" ") PUT(stsrc, 1, 2))
FORM(tex_cube_texbias,
    CODE(MARK, 5) SEP(" ") PUT(guard, 2, 6) SEP(" ") TEXT("texbias cube ") CODE(TLIVE, 0) SEP(" ")
        CODE(DERIV, 1) SEP(" ") PUT(ltdst, 0, 2) TEXT(" ") REG("$t", 3) TEXT(" ") REG("$s", 4)
        TEXT(" ") PUT(stsrc, 1, 2))
FORM(tex_cube_texlod,
    CODE(MARK, 5) SEP(" ") PUT(guard, 2, 6) SEP(" ") TEXT("texlod cube ") CODE(TLIVE, 0) SEP(" ")
        CODE(DERIV, 1) SEP(" ") PUT(ltdst, 0, 2) TEXT(" ") REG("$t", 3) TEXT(" ") REG("$s", 4)
        TEXT(" ") PUT(stsrc, 1, 2))
FORM(tex_cube_texgather,
    CODE(MARK, 5) SEP(" ") PUT(guard, 2, 6) SEP(" ") TEXT("texgather cube ") CODE(TLIVE, 0) SEP(" ")
        CODE(DERIV, 1) SEP(" ") PUT(ltdst, 0, 2) TEXT(" ") REG("$t", 3) TEXT(" ") REG("$s", 4)
        TEXT(" ") PUT(stsrc, 1, 2))
FORM(texgather_texgather,
    CODE(MARK, 8) SEP(" ") PUT(guard, 2, 9) SEP(" ") TEXT("texgather ") CODE(TLIVE, 0) SEP(" ")
        CODE(DERIV, 1) SEP(" ") PUT(ltdst, 0, 2) TEXT(" ") REG("$t", 3) TEXT(" ") REG("$s", 4)
        TEXT(" ") PUT(stsrc, 1, 2) TEXT(" ") SIGNED(5, 4) TEXT(" ") SIGNED(6, 4) TEXT(" ")
        SIGNED(7, 4))
FORM(texgather_texcsaa,
    CODE(MARK, 8) SEP(" ") PUT(guard, 2, 9) SEP(" ") TEXT("texcsaa ") CODE(TLIVE, 0) SEP(" ")
        CODE(DERIV, 1) SEP(" ") PUT(ltdst, 0, 2) TEXT(" ") REG("$t", 3) TEXT(" ") REG("$s", 4)
        TEXT(" ") PUT(stsrc, 1, 2) TEXT(" ") SIGNED(5, 4) TEXT(" ") SIGNED(6, 4) TEXT(" ")
        SIGNED(7, 4))
FORM(texsize,
    CODE(MARK, 5) SEP(" ") PUT(guard, 1, 6) SEP(" ") TEXT("texsize ") CODE(TLIVE, 0) SEP(" ")
        CODE(DERIV, 1) SEP(" ") PUT(ltdst, 0, 2) TEXT(" ") REG("$t", 3) TEXT(" ") REG("$s", 4)
        TEXT(" ") REG("$r", 2))
FORM(texprep,
    CODE(MARK, 5) SEP(" ") PUT(guard, 2, 6) SEP(" ") TEXT("texprep cube ") CODE(TLIVE, 0) SEP(" ")
        CODE(DERIV, 1) SEP(" ") PUT(ltdst, 0, 2) TEXT(" ") REG("$t", 3) TEXT(" ") REG("$s", 4)
        TEXT(" ") PUT(stsrc, 1, 2))
FORM(texquerylod_plain,
    CODE(MARK, 5) SEP(" ") PUT(guard, 2, 6) SEP(" ") TEXT("texquerylod") SEP(" ") CODE(TLIVE, 0)
        SEP(" ") CODE(DERIV, 1) SEP(" ") PUT(ltdst, 0, 2) TEXT(" ") REG("$t", 3) TEXT(" ")
        REG("$s", 4) TEXT(" ") PUT(stsrc, 1, 2))
FORM(texquerylod_cube,
    CODE(MARK, 5) SEP(" ") PUT(guard, 2, 6) SEP(" ") TEXT("texquerylod cube ") CODE(TLIVE, 0)
        SEP(" ") CODE(DERIV, 1) SEP(" ") PUT(ltdst, 0, 2) TEXT(" ") REG("$t", 3) TEXT(" ")
        REG("$s", 4) TEXT(" ") PUT(stsrc, 1, 2))

typedef void print_form(struct rt_text *, const struct isadora_context *,
    const struct isadora_insn *);

#define P(form, name) [TESLA_##form] = print_##name
static print_form *const printers[TESLA_FORMS] = {
    P(RED_G_ADD_NUM, red_g_add_num),
    P(RED_G_INC_NUM, red_g_inc_num),
    P(RED_G_DEC_NUM, red_g_dec_num),
    P(RED_G_SINC_NUM, red_g_inc_num),
    P(RED_G_SDEC_NUM, red_g_dec_num),
    P(RED_G_NINC_NUM, red_g_inc_num),
    P(RED_G_NDEC_NUM, red_g_dec_num),
    P(RED_G_MAX_NUM, red_g_max_num),
    P(RED_G_MIN_NUM, red_g_min_num),
    P(RED_G_AND_BITS, red_g_and_bits),
    P(RED_G_OR_BITS, red_g_or_bits),
    P(RED_G_XOR_BITS, red_g_xor_bits),
    P(RED_EXCH_G, red_exch_g),
    P(RED_G_WIDE_ADD, red_g_wide_add),
    P(RED_G_WIDE_EXCH, red_g_wide_exch),
    P(RED_G_NARROW_ADD_NUM, red_g_add_num),
    P(RED_G_NARROW_INC_NUM, red_g_inc_num),
    P(RED_G_NARROW_DEC_NUM, red_g_dec_num),
    P(RED_G_NARROW_MAX_NUM, red_g_max_num),
    P(RED_G_NARROW_MIN_NUM, red_g_min_num),
    P(RED_G_NARROW_AND_BITS, red_g_and_bits),
    P(RED_G_NARROW_OR_BITS, red_g_or_bits),
    P(RED_G_NARROW_XOR_BITS, red_g_xor_bits),
    P(RED_EXCH_G_NARROW, red_exch_g),
    P(RED_G_KEPT_ADD_NUM, red_g_add_num),
    P(RED_G_KEPT_INC_NUM, red_g_inc_num),
    P(RED_G_KEPT_DEC_NUM, red_g_dec_num),
    P(RED_G_KEPT_MAX_NUM, red_g_max_num),
    P(RED_G_KEPT_MIN_NUM, red_g_min_num),
    P(RED_G_KEPT_EXCH_BITS, red_exch_g),
    P(RED_G_KEPT_AND_BITS, red_g_and_bits),
    P(RED_G_KEPT_OR_BITS, red_g_or_bits),
    P(RED_G_KEPT_XOR_BITS, red_g_xor_bits),
    P(ATOMIC_G_ADD_NUM, atomic_g_add_num),
    P(ATOMIC_G_INC_NUM, atomic_g_inc_num),
    P(ATOMIC_G_DEC_NUM, atomic_g_dec_num),
    P(ATOMIC_G_SINC_NUM, atomic_g_inc_num),
    P(ATOMIC_G_SDEC_NUM, atomic_g_dec_num),
    P(ATOMIC_G_NINC_NUM, atomic_g_inc_num),
    P(ATOMIC_G_NDEC_NUM, atomic_g_dec_num),
    P(ATOMIC_G_MAX_NUM, atomic_g_max_num),
    P(ATOMIC_G_MIN_NUM, atomic_g_min_num),
    P(ATOMIC_G_AND_BITS, atomic_g_and_bits),
    P(ATOMIC_G_OR_BITS, atomic_g_or_bits),
    P(ATOMIC_G_XOR_BITS, atomic_g_xor_bits),
    P(ATOMIC_G_WIDE, atomic_g_wide),
    P(ATOMIC_G_NARROW_ADD_NUM, atomic_g_add_num),
    P(ATOMIC_G_NARROW_INC_NUM, atomic_g_inc_num),
    P(ATOMIC_G_NARROW_DEC_NUM, atomic_g_dec_num),
    P(ATOMIC_G_NARROW_MAX_NUM, atomic_g_max_num),
    P(ATOMIC_G_NARROW_MIN_NUM, atomic_g_min_num),
    P(ATOMIC_G_NARROW_AND_BITS, atomic_g_and_bits),
    P(ATOMIC_G_NARROW_OR_BITS, atomic_g_or_bits),
    P(ATOMIC_G_NARROW_XOR_BITS, atomic_g_xor_bits),
    P(ATOMIC_G_KEPT_ADD_NUM, atomic_g_add_num),
    P(ATOMIC_G_KEPT_INC_NUM, atomic_g_inc_num),
    P(ATOMIC_G_KEPT_DEC_NUM, atomic_g_dec_num),
    P(ATOMIC_G_KEPT_MAX_NUM, atomic_g_max_num),
    P(ATOMIC_G_KEPT_MIN_NUM, atomic_g_min_num),
    P(ATOMIC_G_KEPT_AND_BITS, atomic_g_and_bits),
    P(ATOMIC_G_KEPT_OR_BITS, atomic_g_or_bits),
    P(ATOMIC_G_KEPT_XOR_BITS, atomic_g_xor_bits),
    P(ATOMIC_G_KEPT_EXCH_EXCH, atomic_g_kept_exch_exch),
    P(EXCH_G, atomic_g_kept_exch_exch),
    P(EXCH_G_NARROW, atomic_g_kept_exch_exch),
    P(EXCH_G_WIDE, exch_g_wide),
    P(CAS_G, cas_g),
    P(CAS_G_NARROW, cas_g),
    P(CAS_G_WIDE, cas_g_wide),
    P(DISCARD, discard),
    P(BRA, bra),
    P(CALL, call),
    P(RET, ret),
    P(BREAKADDR, breakaddr),
    P(BREAK, break),
    P(QUADON, quadon),
    P(QUADPOP, quadpop),
    P(BAR_MASK, bar_mask),
    P(BAR_ALL, bar_all),
    P(TRAP_SHORT, trap_short),
    P(TRAP_LONG, trap_short),
    P(JOINAT, joinat),
    P(BRKPT_SHORT, brkpt_short),
    P(BRKPT_LONG, brkpt_long),
    P(BRA_C, bra_c),
    P(PRERET, preret),
    P(VOTE_ANY, vote_any),
    P(VOTE_ALL, vote_all),
    P(EMIT_EMIT, emit_emit),
    P(EMIT_RESTART, emit_restart),
    P(NOP, nop),
    P(PMEVENT, pmevent),
    P(UNKF5, unkf5),
    P(CVT_I2I_U_FULL, cvt_i2i_u_full),
    P(CVT_I2I_S_FULL, cvt_i2i_s_full),
    P(CVT_I2I_U8_FULL, cvt_i2i_u8_full),
    P(CVT_I2I_S8_FULL, cvt_i2i_s8_full),
    P(CVT_I2I_U_HALF, cvt_i2i_u_half),
    P(CVT_I2I_S_HALF, cvt_i2i_s_half),
    P(CVT_I2I_U8_BYTE, cvt_i2i_u8_byte),
    P(CVT_I2I_S8_BYTE, cvt_i2i_s8_byte),
    P(CVT_I2F_F16, cvt_i2f_f16),
    P(CVT_I2F_F32, cvt_i2f_f32),
    P(CVT_I2F_64_U_TO, cvt_i2f_64_u_to),
    P(CVT_I2F_64_S_TO, cvt_i2f_64_s_to),
    P(CVT_I2F_64_U_FROM, cvt_i2f_64_u_from),
    P(CVT_I2F_64_S_FROM, cvt_i2f_64_s_from),
    P(CVT_I2F_64_U_BOTH, cvt_i2f_64_u_both),
    P(CVT_I2F_64_S_BOTH, cvt_i2f_64_s_both),
    P(CVT_F2I_U16_F16, cvt_f2i_u16_f16),
    P(CVT_F2I_U16_F32, cvt_f2i_u16_f32),
    P(CVT_F2I_S16_F16, cvt_f2i_s16_f16),
    P(CVT_F2I_S16_F32, cvt_f2i_s16_f32),
    P(CVT_F2I_U32_F16, cvt_f2i_u32_f16),
    P(CVT_F2I_U32_F32, cvt_f2i_u32_f32),
    P(CVT_F2I_S32_F16, cvt_f2i_s32_f16),
    P(CVT_F2I_S32_F32, cvt_f2i_s32_f32),
    P(CVT_F2I_64_U_TO, cvt_f2i_64_u_to),
    P(CVT_F2I_64_S_TO, cvt_f2i_64_s_to),
    P(CVT_F2I_64_U_FROM, cvt_f2i_64_u_from),
    P(CVT_F2I_64_S_FROM, cvt_f2i_64_s_from),
    P(CVT_F2I_64_U_BOTH, cvt_f2i_64_u_both),
    P(CVT_F2I_64_S_BOTH, cvt_f2i_64_s_both),
    P(CVT_F2F_F16_SAME, cvt_f2f_f16_same),
    P(CVT_F2F_F32_SAME, cvt_f2f_f32_same),
    P(CVT_F2F_F16_RINT, cvt_f2f_f16_rint),
    P(CVT_F2F_F32_RINT, cvt_f2f_f32_rint),
    P(CVT_F2F_F16_NARROW, cvt_f2f_f16_narrow),
    P(CVT_F2F_F16_NRINT, cvt_f2f_f16_nrint),
    P(CVT_F2F_F32_WIDEN, cvt_f2f_f32_widen),
    P(CVT_F2F_F32_WRINT, cvt_f2f_f32_wrint),
    P(CVT_F2F_64_NARROW, cvt_f2f_64_narrow),
    P(CVT_F2F_64_SAME, cvt_f2f_64_same),
    P(CVT_F2F_64_RINT, cvt_f2f_64_rint),
    P(CVT_F2F_64_WIDEN, cvt_f2f_64_widen),
    P(DFMA, dfma),
    P(DADD, dadd),
    P(DMUL, dmul),
    P(DMINMAX_MIN, dminmax_min),
    P(DMINMAX_MAX, dminmax_max),
    P(DSET, dset),
    P(FADD_SHORT, fadd_short),
    P(FADD_IMM, fadd_imm),
    P(FADD_LONG, fadd_long),
    P(FMUL_SHORT, fmul_short),
    P(FMUL_IMM, fmul_imm),
    P(FMUL_LONG, fmul_long),
    P(FMAD_SHORT, fmad_short),
    P(FMAD_IMM, fmad_imm),
    P(FMAD_LONG, fmad_long),
    P(FSET, fset),
    P(FMINMAX_MAX, fminmax_max),
    P(FMINMAX_MIN, fminmax_min),
    P(FSLCT, fslct),
    P(QUADOP, quadop),
    P(ADD_ADD_B16_SHORT, add_add_b16_short),
    P(ADD_ADD_B32_SHORT, add_add_b32_short),
    P(ADD_SUB_B16_SHORT, add_sub_b16_short),
    P(ADD_SUB_B32_SHORT, add_sub_b32_short),
    P(ADD_SUBR_B16_SHORT, add_subr_b16_short),
    P(ADD_SUBR_B32_SHORT, add_subr_b32_short),
    P(ADD_ADDC_B16_SHORT, add_addc_b16_short),
    P(ADD_ADDC_B32_SHORT, add_addc_b32_short),
    P(ADD_ADD_B16_IMM, add_add_b16_imm),
    P(ADD_ADD_B32_IMM, add_add_b32_imm),
    P(ADD_SUB_B16_IMM, add_sub_b16_imm),
    P(ADD_SUB_B32_IMM, add_sub_b32_imm),
    P(ADD_SUBR_B16_IMM, add_subr_b16_imm),
    P(ADD_SUBR_B32_IMM, add_subr_b32_imm),
    P(ADD_ADDC_B16_IMM, add_addc_b16_imm),
    P(ADD_ADDC_B32_IMM, add_addc_b32_imm),
    P(ADD_ADD_B16_LONG, add_add_b16_long),
    P(ADD_ADD_B32_LONG, add_add_b32_long),
    P(ADD_SUB_B16_LONG, add_sub_b16_long),
    P(ADD_SUB_B32_LONG, add_sub_b32_long),
    P(ADD_SUBR_B16_LONG, add_subr_b16_long),
    P(ADD_SUBR_B32_LONG, add_subr_b32_long),
    P(ADD_ADDC_B16_LONG, add_addc_b16_long),
    P(ADD_ADDC_B32_LONG, add_addc_b32_long),
    P(MUL16_SHORT, mul16_short),
    P(MUL16_IMM, mul16_imm),
    P(MUL16_LONG, mul16_long),
    P(MUL24_SHORT, mul24_short),
    P(MUL24_IMM, mul24_imm),
    P(MUL24_LONG, mul24_long),
    P(MUL_ADD_ADD_U16_SHORT, mul_add_add_u16_short),
    P(MUL_ADD_ADD_S16_SHORT, mul_add_add_s16_short),
    P(MUL_ADD_ADD_S16SAT_SHORT, mul_add_add_s16sat_short),
    P(MUL_ADD_ADD_U24_SHORT, mul_add_add_u24_short),
    P(MUL_ADD_SUB_U16_SHORT, mul_add_sub_u16_short),
    P(MUL_ADD_SUB_S16_SHORT, mul_add_sub_s16_short),
    P(MUL_ADD_SUB_S16SAT_SHORT, mul_add_sub_s16sat_short),
    P(MUL_ADD_SUB_U24_SHORT, mul_add_sub_u24_short),
    P(MUL_ADD_SUBR_U16_SHORT, mul_add_subr_u16_short),
    P(MUL_ADD_SUBR_S16_SHORT, mul_add_subr_s16_short),
    P(MUL_ADD_SUBR_S16SAT_SHORT, mul_add_subr_s16sat_short),
    P(MUL_ADD_SUBR_U24_SHORT, mul_add_subr_u24_short),
    P(MUL_ADD_ADDC_U16_SHORT, mul_add_addc_u16_short),
    P(MUL_ADD_ADDC_S16_SHORT, mul_add_addc_s16_short),
    P(MUL_ADD_ADDC_S16SAT_SHORT, mul_add_addc_s16sat_short),
    P(MUL_ADD_ADDC_U24_SHORT, mul_add_addc_u24_short),
    P(MUL_ADD_ADD_U16_IMM, mul_add_add_u16_imm),
    P(MUL_ADD_ADD_S16_IMM, mul_add_add_s16_imm),
    P(MUL_ADD_ADD_S16SAT_IMM, mul_add_add_s16sat_imm),
    P(MUL_ADD_ADD_U24_IMM, mul_add_add_u24_imm),
    P(MUL_ADD_SUB_U16_IMM, mul_add_sub_u16_imm),
    P(MUL_ADD_SUB_S16_IMM, mul_add_sub_s16_imm),
    P(MUL_ADD_SUB_S16SAT_IMM, mul_add_sub_s16sat_imm),
    P(MUL_ADD_SUB_U24_IMM, mul_add_sub_u24_imm),
    P(MUL_ADD_SUBR_U16_IMM, mul_add_subr_u16_imm),
    P(MUL_ADD_SUBR_S16_IMM, mul_add_subr_s16_imm),
    P(MUL_ADD_SUBR_S16SAT_IMM, mul_add_subr_s16sat_imm),
    P(MUL_ADD_SUBR_U24_IMM, mul_add_subr_u24_imm),
    P(MUL_ADD_ADDC_U16_IMM, mul_add_addc_u16_imm),
    P(MUL_ADD_ADDC_S16_IMM, mul_add_addc_s16_imm),
    P(MUL_ADD_ADDC_S16SAT_IMM, mul_add_addc_s16sat_imm),
    P(MUL_ADD_ADDC_U24_IMM, mul_add_addc_u24_imm),
    P(MUL_ADD_ADD_U16_LONG, mul_add_add_u16_long),
    P(MUL_ADD_ADD_S16_LONG, mul_add_add_s16_long),
    P(MUL_ADD_ADD_S16SAT_LONG, mul_add_add_s16sat_long),
    P(MUL_ADD_ADD_U24_LONG, mul_add_add_u24_long),
    P(MUL_ADD_ADD_S24_LONG, mul_add_add_s24_long),
    P(MUL_ADD_ADD_S24SAT_LONG, mul_add_add_s24sat_long),
    P(MUL_ADD_ADD_U24HIGH_LONG, mul_add_add_u24high_long),
    P(MUL_ADD_ADD_S24HIGH_LONG, mul_add_add_s24high_long),
    P(MUL_ADD_ADD_S24HIGHSAT_LONG, mul_add_add_s24highsat_long),
    P(MUL_ADD_SUB_U16_LONG, mul_add_sub_u16_long),
    P(MUL_ADD_SUB_S16_LONG, mul_add_sub_s16_long),
    P(MUL_ADD_SUB_S16SAT_LONG, mul_add_sub_s16sat_long),
    P(MUL_ADD_SUB_U24_LONG, mul_add_sub_u24_long),
    P(MUL_ADD_SUB_S24_LONG, mul_add_sub_s24_long),
    P(MUL_ADD_SUB_S24SAT_LONG, mul_add_sub_s24sat_long),
    P(MUL_ADD_SUB_U24HIGH_LONG, mul_add_sub_u24high_long),
    P(MUL_ADD_SUB_S24HIGH_LONG, mul_add_sub_s24high_long),
    P(MUL_ADD_SUB_S24HIGHSAT_LONG, mul_add_sub_s24highsat_long),
    P(MUL_ADD_SUBR_U16_LONG, mul_add_subr_u16_long),
    P(MUL_ADD_SUBR_S16_LONG, mul_add_subr_s16_long),
    P(MUL_ADD_SUBR_S16SAT_LONG, mul_add_subr_s16sat_long),
    P(MUL_ADD_SUBR_U24_LONG, mul_add_subr_u24_long),
    P(MUL_ADD_SUBR_S24_LONG, mul_add_subr_s24_long),
    P(MUL_ADD_SUBR_S24SAT_LONG, mul_add_subr_s24sat_long),
    P(MUL_ADD_SUBR_U24HIGH_LONG, mul_add_subr_u24high_long),
    P(MUL_ADD_SUBR_S24HIGH_LONG, mul_add_subr_s24high_long),
    P(MUL_ADD_SUBR_S24HIGHSAT_LONG, mul_add_subr_s24highsat_long),
    P(MUL_ADD_ADDC_U16_LONG, mul_add_addc_u16_long),
    P(MUL_ADD_ADDC_S16_LONG, mul_add_addc_s16_long),
    P(MUL_ADD_ADDC_S16SAT_LONG, mul_add_addc_s16sat_long),
    P(MUL_ADD_ADDC_U24_LONG, mul_add_addc_u24_long),
    P(MUL_ADD_ADDC_S24_LONG, mul_add_addc_s24_long),
    P(MUL_ADD_ADDC_S24SAT_LONG, mul_add_addc_s24sat_long),
    P(MUL_ADD_ADDC_U24HIGH_LONG, mul_add_addc_u24high_long),
    P(MUL_ADD_ADDC_S24HIGH_LONG, mul_add_addc_s24high_long),
    P(MUL_ADD_ADDC_S24HIGHSAT_LONG, mul_add_addc_s24highsat_long),
    P(MUL_ADD_AGAIN_ADD, mul_add_again_add),
    P(MUL_ADD_AGAIN_SUB, mul_add_again_sub),
    P(MUL_ADD_AGAIN_SUBR, mul_add_again_subr),
    P(MUL_ADD_AGAIN_ADDC, mul_add_again_addc),
    P(SAD_U16_SHORT, sad_u16_short),
    P(SAD_S16_SHORT, sad_s16_short),
    P(SAD_U32_SHORT, sad_u32_short),
    P(SAD_S32_SHORT, sad_s32_short),
    P(SAD_U16_LONG, sad_u16_long),
    P(SAD_S16_LONG, sad_s16_long),
    P(SAD_U32_LONG, sad_u32_long),
    P(SAD_S32_LONG, sad_s32_long),
    P(MINMAX_MAX_U16, minmax_max_u16),
    P(MINMAX_MAX_S16, minmax_max_s16),
    P(MINMAX_MAX_U32, minmax_max_u32),
    P(MINMAX_MAX_S32, minmax_max_s32),
    P(MINMAX_MIN_U16, minmax_min_u16),
    P(MINMAX_MIN_S16, minmax_min_s16),
    P(MINMAX_MIN_U32, minmax_min_u32),
    P(MINMAX_MIN_S32, minmax_min_s32),
    P(SET_U16, set_u16),
    P(SET_S16, set_s16),
    P(SET_U32, set_u32),
    P(SET_S32, set_s32),
    P(LOGOP_IMM_AND, logop_imm_and),
    P(LOGOP_IMM_OR, logop_imm_or),
    P(LOGOP_IMM_XOR, logop_imm_xor),
    P(LOGOP_IMM_MOV2, logop_imm_mov2),
    P(LOGOP_AND_B16, logop_and_b16),
    P(LOGOP_AND_B32, logop_and_b32),
    P(LOGOP_OR_B16, logop_or_b16),
    P(LOGOP_OR_B32, logop_or_b32),
    P(LOGOP_XOR_B16, logop_xor_b16),
    P(LOGOP_XOR_B32, logop_xor_b32),
    P(LOGOP_MOV2_B16, logop_mov2_b16),
    P(LOGOP_MOV2_B32, logop_mov2_b32),
    P(SHL_B16_REG, shl_b16_reg),
    P(SHL_B32_REG, shl_b32_reg),
    P(SHL_B16_CNT, shl_b16_cnt),
    P(SHL_B32_CNT, shl_b32_cnt),
    P(SHR_U16_REG, shr_u16_reg),
    P(SHR_S16_REG, shr_s16_reg),
    P(SHR_U32_REG, shr_u32_reg),
    P(SHR_S32_REG, shr_s32_reg),
    P(SHR_U16_CNT, shr_u16_cnt),
    P(SHR_S16_CNT, shr_s16_cnt),
    P(SHR_U32_CNT, shr_u32_cnt),
    P(SHR_S32_CNT, shr_s32_cnt),
    P(LD_A, ld_a),
    P(ST_O, st_o),
    P(LD_C_U8_FULL, ld_c_u8_full),
    P(LD_C_U16_FULL, ld_c_u16_full),
    P(LD_C_S16_FULL, ld_c_s16_full),
    P(LD_C_B32_FULL, ld_c_b32_full),
    P(LD_C_U8_HALF, ld_c_u8_half),
    P(LD_C_U16_HALF, ld_c_u16_half),
    P(LD_C_S16_HALF, ld_c_s16_half),
    P(LD_C_B32_HALF, ld_c_b32_half),
    P(LD_S_U8_FULL, ld_s_u8_full),
    P(LD_S_U16_FULL, ld_s_u16_full),
    P(LD_S_S16_FULL, ld_s_s16_full),
    P(LD_S_U8_HALF, ld_s_u8_half),
    P(LD_S_U16_HALF, ld_s_u16_half),
    P(LD_S_S16_HALF, ld_s_s16_half),
    P(LD_S_B32_FULL, ld_s_b32_full),
    P(LD_S_B32_HALF, ld_s_b32_half),
    P(LD_S_LOCK_FULL, ld_s_lock_full),
    P(LD_S_LOCK_HALF, ld_s_lock_half),
    P(ST_S_HALF_B8, st_s_half_b8),
    P(ST_S_FULL_B8, st_s_full_b8),
    P(ST_S_HALF_B16, st_s_half_b16),
    P(ST_S_FULL_B16, st_s_full_b16),
    P(ST_S_HALF_B32, st_s_half_b32),
    P(ST_S_FULL_B32, st_s_full_b32),
    P(ST_S_HALF_UNLOCK, st_s_half_unlock),
    P(ST_S_FULL_UNLOCK, st_s_full_unlock),
    P(LD_L_U8, ld_l_u8),
    P(LD_L_S8, ld_l_s8),
    P(LD_L_U16, ld_l_u16),
    P(LD_L_S16, ld_l_s16),
    P(LD_L_B64, ld_l_b64),
    P(LD_L_B128, ld_l_b128),
    P(LD_L_B32, ld_l_b32),
    P(ST_L_U8, st_l_u8),
    P(ST_L_S8, st_l_s8),
    P(ST_L_U16, st_l_u16),
    P(ST_L_S16, st_l_s16),
    P(ST_L_B64, st_l_b64),
    P(ST_L_B128, st_l_b128),
    P(ST_L_B32, st_l_b32),
    P(LD_G_U8, ld_g_u8),
    P(LD_G_S8, ld_g_s8),
    P(LD_G_U16, ld_g_u16),
    P(LD_G_S16, ld_g_s16),
    P(LD_G_B64, ld_g_b64),
    P(LD_G_B128, ld_g_b128),
    P(LD_G_B32, ld_g_b32),
    P(ST_G_U8, st_g_u8),
    P(ST_G_S8, st_g_s8),
    P(ST_G_U16, st_g_u16),
    P(ST_G_S16, st_g_s16),
    P(ST_G_B64, st_g_b64),
    P(ST_G_B128, st_g_b128),
    P(ST_G_B32, st_g_b32),
    P(MOV_B16_SHORT, mov_b16_short),
    P(MOV_B32_SHORT, mov_b32_short),
    P(MOV_B16_IMM, mov_b16_imm),
    P(MOV_B32_IMM, mov_b32_imm),
    P(MOV_B16_LONG, mov_b16_long),
    P(MOV_B32_LONG, mov_b32_long),
    P(MOV_R_C, mov_r_c),
    P(MOV_C_R, mov_c_r),
    P(MOV_R_A, mov_r_a),
    P(MOV_R_SR, mov_r_sr),
    P(SHL_A, shl_a),
    P(ADD_A, add_a),
    P(RCP_SHORT, rcp_short),
    P(RCP_LONG, rcp_long),
    P(SFU_RSQRT, sfu_rsqrt),
    P(SFU_LG2, sfu_lg2),
    P(SINCOS_SIN, sincos_sin),
    P(SINCOS_COS, sincos_cos),
    P(EX2, ex2),
    P(PRE_PRESIN, pre_presin),
    P(PRE_PREEX2, pre_preex2),
    P(INTERP_PLAIN_SHORT, interp_plain_short),
    P(INTERP_CENT_SHORT, interp_cent_short),
    P(INTERP_FLAT_SHORT, interp_flat_short),
    P(INTERP_PLAIN_SMUL, interp_plain_smul),
    P(INTERP_CENT_SMUL, interp_cent_smul),
    P(INTERP_PLAIN_LONG, interp_plain_long),
    P(INTERP_CENT_LONG, interp_cent_long),
    P(INTERP_FLAT_LONG, interp_flat_long),
    P(INTERP_PLAIN_MUL, interp_plain_mul),
    P(INTERP_CENT_MUL, interp_cent_mul),
    P(TEX_TEXAUTO_SHORT, tex_texauto_short),
    P(TEX_TEXAUTO_LONG, tex_texauto_long),
    P(TEX_TEXBIAS_LONG, tex_texbias_long),
    P(TEX_TEXLOD_LONG, tex_texlod_long),
    P(TEXFETCH_SHORT, texfetch_short),
    P(TEXFETCH_LONG, texfetch_long),
    P(TEX_CUBE_TEXAUTO, tex_cube_texauto),
    P(TEX_CUBE_TEXBIAS, tex_cube_texbias),
    P(TEX_CUBE_TEXLOD, tex_cube_texlod),
    P(TEX_CUBE_TEXGATHER, tex_cube_texgather),
    P(TEXGATHER_TEXGATHER, texgather_texgather),
    P(TEXGATHER_TEXCSAA, texgather_texcsaa),
    P(TEXSIZE, texsize),
    P(TEXPREP, texprep),
    P(TEXQUERYLOD_PLAIN, texquerylod_plain),
    P(TEXQUERYLOD_CUBE, texquerylod_cube),
};

static const char *const marks[TESLA_FORMS] = {
    [TESLA_TRAP_LONG] = "long ",
    [TESLA_BRKPT_LONG] = "long ",
    [TESLA_FMAD_LONG] = "long ",
    [TESLA_ADD_ADD_B16_LONG] = "long ",
    [TESLA_ADD_ADD_B32_LONG] = "long ",
    [TESLA_ADD_SUB_B16_LONG] = "long ",
    [TESLA_ADD_SUB_B32_LONG] = "long ",
    [TESLA_ADD_SUBR_B16_LONG] = "long ",
    [TESLA_ADD_SUBR_B32_LONG] = "long ",
    [TESLA_ADD_ADDC_B16_LONG] = "long ",
    [TESLA_ADD_ADDC_B32_LONG] = "long ",
    [TESLA_MUL16_LONG] = "long ",
    [TESLA_MUL24_LONG] = "long ",
    [TESLA_MUL_ADD_ADD_U16_LONG] = "long ",
    [TESLA_MUL_ADD_ADD_S16_LONG] = "long ",
    [TESLA_MUL_ADD_ADD_S16SAT_LONG] = "long ",
    [TESLA_MUL_ADD_ADD_U24_LONG] = "long ",
    [TESLA_MUL_ADD_SUB_U16_LONG] = "long ",
    [TESLA_MUL_ADD_SUB_S16_LONG] = "long ",
    [TESLA_MUL_ADD_SUB_S16SAT_LONG] = "long ",
    [TESLA_MUL_ADD_SUB_U24_LONG] = "long ",
    [TESLA_MUL_ADD_SUBR_U16_LONG] = "long ",
    [TESLA_MUL_ADD_SUBR_S16_LONG] = "long ",
    [TESLA_MUL_ADD_SUBR_S16SAT_LONG] = "long ",
    [TESLA_MUL_ADD_SUBR_U24_LONG] = "long ",
    [TESLA_MUL_ADD_ADDC_U16_LONG] = "long ",
    [TESLA_MUL_ADD_ADDC_S16_LONG] = "long ",
    [TESLA_MUL_ADD_ADDC_S16SAT_LONG] = "long ",
    [TESLA_MUL_ADD_ADDC_U24_LONG] = "long ",
    [TESLA_SAD_U16_LONG] = "long ",
    [TESLA_SAD_S16_LONG] = "long ",
    [TESLA_SAD_U32_LONG] = "long ",
    [TESLA_SAD_S32_LONG] = "long ",
    [TESLA_MOV_B16_LONG] = "long ",
    [TESLA_MOV_B32_LONG] = "long ",
    [TESLA_RCP_LONG] = "long ",
    [TESLA_INTERP_PLAIN_LONG] = "long ",
    [TESLA_INTERP_CENT_LONG] = "long ",
    [TESLA_INTERP_FLAT_LONG] = "long ",
    [TESLA_INTERP_PLAIN_MUL] = "long ",
    [TESLA_INTERP_CENT_MUL] = "long ",
};

/* Does an earlier form of `prefer` print the same text? */
static bool is_earlier(const struct isadora_context *c,
    const struct isadora_insn *in)
{
    (void)c;
    switch (in->form) {
    case TESLA_TRAP_LONG:
        return true;
    case TESLA_BRKPT_LONG:
        return in->alt[0] == 0x0;
    case TESLA_FMAD_LONG:
        return in->value[2] == in->value[13] && in->alt[0] == 0x0 && in->alt[1] == 0x0 &&
        in->alt[14] == 0x0 && in->value[13] <= 0x3f && in->value[15] == 0x0 &&
        in->value[2] <= 0x3f && ((in->alt[11] == 0x0 && ((in->alt[8] == 0x0 &&
        in->value[9] <= 0x3f && ((in->value[7] >= 0x1 && in->value[7] <= 0x3 &&
        ((in->value[6] >= 0x1 && in->value[6] <= 0xf && ((in->alt[2] == 0x1 && in->alt[3] == 0x2) ||
        (in->alt[2] == 0x2 && in->alt[4] == 0x2) || (in->alt[2] == 0x3 && in->alt[5] == 0x2) ||
        (in->alt[2] == 0x4 && in->alt[6] == 0x2))) || (0xff0000ffu >> in->value[6] & 1 &&
        ((in->alt[2] == 0x1 && in->alt[3] == 0x3) || (in->alt[2] == 0x2 && in->alt[4] == 0x3) ||
        (in->alt[2] == 0x3 && in->alt[5] == 0x3) || (in->alt[2] == 0x4 && in->alt[6] == 0x3))) ||
        (in->alt[2] == 0x1 && in->alt[3] == 0x1) || (in->alt[2] == 0x2 && in->alt[4] == 0x1) ||
        (in->alt[2] == 0x3 && in->alt[5] == 0x1) || (in->alt[2] == 0x4 && in->alt[6] == 0x1))) ||
        (in->value[6] <= 0xf && ((in->alt[2] == 0x1 && in->alt[3] == 0x0) || (in->alt[2] == 0x2 &&
        in->alt[4] == 0x0) || (in->alt[2] == 0x3 && in->alt[5] == 0x0) || (in->alt[2] == 0x4 &&
        in->alt[6] == 0x0))) || (in->alt[2] == 0x0 && in->value[5] <= 0x3f) || (in->alt[2] == 0x5 &&
        in->value[8] <= 0x3f))) || (in->alt[2] == 0x0 && in->alt[8] == 0x2 &&
        in->value[10] <= 0x1 && in->value[5] <= 0x3f && ((in->value[7] >= 0x1 &&
        in->value[7] <= 0x3 && (in->alt[9] == 0x1 || (in->alt[9] == 0x2 && in->value[11] >= 0x1 &&
        in->value[11] <= 0x1f) || (in->alt[9] == 0x3 && (in->value[11] <= 0xf ||
        in->value[11] >= 0x70)))) || (in->alt[9] == 0x0 && in->value[11] <= 0x1f))))) ||
        (in->alt[11] == 0x1 && in->alt[2] == 0x6 && in->alt[8] == 0x1 && in->value[9] <= 0x3f &&
        ((in->value[7] >= 0x1 && in->value[7] <= 0x3 && (in->alt[7] == 0x1 || (in->alt[7] == 0x2 &&
        in->value[8] >= 0x1 && in->value[8] <= 0x3f))) || (in->alt[7] == 0x0 &&
        in->value[8] <= 0x3f))));
    case TESLA_ADD_ADD_B16_LONG:
    case TESLA_ADD_ADD_B32_LONG:
    case TESLA_ADD_SUB_B16_LONG:
    case TESLA_ADD_SUB_B32_LONG:
    case TESLA_ADD_SUBR_B16_LONG:
    case TESLA_ADD_SUBR_B32_LONG:
        return in->alt[0] == 0x0 && in->alt[1] == 0x0 && in->alt[11] == 0x0 &&
        in->value[11] == 0x0 && in->value[2] <= 0x3f && ((in->value[8] <= 0x3f &&
        ((in->alt[8] == 0x0 && ((in->value[6] >= 0x1 && in->value[6] <= 0x3 &&
        ((in->value[5] >= 0x1 && in->value[5] <= 0xf && ((in->alt[2] == 0x1 && in->alt[3] == 0x2) ||
        (in->alt[2] == 0x2 && in->alt[4] == 0x2) || (in->alt[2] == 0x3 && in->alt[5] == 0x2) ||
        (in->alt[2] == 0x4 && in->alt[6] == 0x2))) || (0xff0000ffu >> in->value[5] & 1 &&
        ((in->alt[2] == 0x1 && in->alt[3] == 0x3) || (in->alt[2] == 0x2 && in->alt[4] == 0x3) ||
        (in->alt[2] == 0x3 && in->alt[5] == 0x3) || (in->alt[2] == 0x4 && in->alt[6] == 0x3))) ||
        (in->alt[2] == 0x1 && in->alt[3] == 0x1) || (in->alt[2] == 0x2 && in->alt[4] == 0x1) ||
        (in->alt[2] == 0x3 && in->alt[5] == 0x1) || (in->alt[2] == 0x4 && in->alt[6] == 0x1))) ||
        (in->value[5] <= 0xf && ((in->alt[2] == 0x1 && in->alt[3] == 0x0) || (in->alt[2] == 0x2 &&
        in->alt[4] == 0x0) || (in->alt[2] == 0x3 && in->alt[5] == 0x0) || (in->alt[2] == 0x4 &&
        in->alt[6] == 0x0))) || (in->alt[2] == 0x0 && in->value[4] <= 0x3f) || (in->alt[2] == 0x5 &&
        in->value[7] <= 0x3f))) || (in->alt[2] == 0x6 && in->alt[8] == 0x1 &&
        ((in->value[6] >= 0x1 && in->value[6] <= 0x3 && (in->alt[7] == 0x1 || (in->alt[7] == 0x2 &&
        in->value[7] >= 0x1 && in->value[7] <= 0x3f))) || (in->alt[7] == 0x0 &&
        in->value[7] <= 0x3f))))) || (in->alt[2] == 0x0 && in->alt[8] == 0x2 &&
        in->value[4] <= 0x3f && in->value[9] <= 0x1 && ((in->value[6] >= 0x1 &&
        in->value[6] <= 0x3 && (in->alt[9] == 0x1 || (in->alt[9] == 0x2 && in->value[10] >= 0x1 &&
        in->value[10] <= 0x1f) || (in->alt[9] == 0x3 && (in->value[10] <= 0xf ||
        in->value[10] >= 0x70)))) || (in->alt[9] == 0x0 && in->value[10] <= 0x1f))));
    case TESLA_ADD_ADDC_B16_LONG:
    case TESLA_ADD_ADDC_B32_LONG:
        return in->alt[0] == 0x0 && in->alt[1] == 0x0 && in->alt[11] == 0x0 &&
        in->value[11] == 0x0 && in->value[12] == 0x0 && in->value[2] <= 0x3f &&
        ((in->value[8] <= 0x3f && ((in->alt[8] == 0x0 && ((in->value[6] >= 0x1 &&
        in->value[6] <= 0x3 && ((in->value[5] >= 0x1 && in->value[5] <= 0xf &&
        ((in->alt[2] == 0x1 && in->alt[3] == 0x2) || (in->alt[2] == 0x2 && in->alt[4] == 0x2) ||
        (in->alt[2] == 0x3 && in->alt[5] == 0x2) || (in->alt[2] == 0x4 && in->alt[6] == 0x2))) ||
        (0xff0000ffu >> in->value[5] & 1 && ((in->alt[2] == 0x1 && in->alt[3] == 0x3) ||
        (in->alt[2] == 0x2 && in->alt[4] == 0x3) || (in->alt[2] == 0x3 && in->alt[5] == 0x3) ||
        (in->alt[2] == 0x4 && in->alt[6] == 0x3))) || (in->alt[2] == 0x1 && in->alt[3] == 0x1) ||
        (in->alt[2] == 0x2 && in->alt[4] == 0x1) || (in->alt[2] == 0x3 && in->alt[5] == 0x1) ||
        (in->alt[2] == 0x4 && in->alt[6] == 0x1))) || (in->value[5] <= 0xf && ((in->alt[2] == 0x1 &&
        in->alt[3] == 0x0) || (in->alt[2] == 0x2 && in->alt[4] == 0x0) || (in->alt[2] == 0x3 &&
        in->alt[5] == 0x0) || (in->alt[2] == 0x4 && in->alt[6] == 0x0))) || (in->alt[2] == 0x0 &&
        in->value[4] <= 0x3f) || (in->alt[2] == 0x5 && in->value[7] <= 0x3f))) ||
        (in->alt[2] == 0x6 && in->alt[8] == 0x1 && ((in->value[6] >= 0x1 && in->value[6] <= 0x3 &&
        (in->alt[7] == 0x1 || (in->alt[7] == 0x2 && in->value[7] >= 0x1 &&
        in->value[7] <= 0x3f))) || (in->alt[7] == 0x0 && in->value[7] <= 0x3f))))) ||
        (in->alt[2] == 0x0 && in->alt[8] == 0x2 && in->value[4] <= 0x3f && in->value[9] <= 0x1 &&
        ((in->value[6] >= 0x1 && in->value[6] <= 0x3 && (in->alt[9] == 0x1 || (in->alt[9] == 0x2 &&
        in->value[10] >= 0x1 && in->value[10] <= 0x1f) || (in->alt[9] == 0x3 &&
        (in->value[10] <= 0xf || in->value[10] >= 0x70)))) || (in->alt[9] == 0x0 &&
        in->value[10] <= 0x1f))));
    case TESLA_MUL16_LONG:
        return in->alt[0] == 0x0 && in->alt[1] == 0x0 && in->alt[11] == 0x0 &&
        in->value[1] <= 0x3f && in->value[12] == 0x0 && ((in->value[9] <= 0x3f &&
        ((in->alt[8] == 0x0 && ((in->value[6] >= 0x1 && in->value[6] <= 0x3 &&
        ((in->value[5] >= 0x1 && in->value[5] <= 0xf && ((in->alt[2] == 0x1 && in->alt[3] == 0x2) ||
        (in->alt[2] == 0x2 && in->alt[4] == 0x2) || (in->alt[2] == 0x3 && in->alt[5] == 0x2) ||
        (in->alt[2] == 0x4 && in->alt[6] == 0x2))) || (0xff0000ffu >> in->value[5] & 1 &&
        ((in->alt[2] == 0x1 && in->alt[3] == 0x3) || (in->alt[2] == 0x2 && in->alt[4] == 0x3) ||
        (in->alt[2] == 0x3 && in->alt[5] == 0x3) || (in->alt[2] == 0x4 && in->alt[6] == 0x3))) ||
        (in->alt[2] == 0x1 && in->alt[3] == 0x1) || (in->alt[2] == 0x2 && in->alt[4] == 0x1) ||
        (in->alt[2] == 0x3 && in->alt[5] == 0x1) || (in->alt[2] == 0x4 && in->alt[6] == 0x1))) ||
        (in->value[5] <= 0xf && ((in->alt[2] == 0x1 && in->alt[3] == 0x0) || (in->alt[2] == 0x2 &&
        in->alt[4] == 0x0) || (in->alt[2] == 0x3 && in->alt[5] == 0x0) || (in->alt[2] == 0x4 &&
        in->alt[6] == 0x0))) || (in->alt[2] == 0x0 && in->value[4] <= 0x3f) || (in->alt[2] == 0x5 &&
        in->value[7] <= 0x3f))) || (in->alt[2] == 0x6 && in->alt[8] == 0x1 &&
        ((in->value[6] >= 0x1 && in->value[6] <= 0x3 && (in->alt[7] == 0x1 || (in->alt[7] == 0x2 &&
        in->value[7] >= 0x1 && in->value[7] <= 0x3f))) || (in->alt[7] == 0x0 &&
        in->value[7] <= 0x3f))))) || (in->alt[2] == 0x0 && in->alt[8] == 0x2 &&
        in->value[10] <= 0x1 && in->value[4] <= 0x3f && ((in->value[6] >= 0x1 &&
        in->value[6] <= 0x3 && (in->alt[9] == 0x1 || (in->alt[9] == 0x2 && in->value[11] >= 0x1 &&
        in->value[11] <= 0x1f) || (in->alt[9] == 0x3 && (in->value[11] <= 0xf ||
        in->value[11] >= 0x70)))) || (in->alt[9] == 0x0 && in->value[11] <= 0x1f))));
    case TESLA_MUL24_LONG:
        return in->alt[0] == 0x0 && in->alt[1] == 0x0 && in->alt[11] == 0x0 &&
        in->value[1] <= 0x3f && in->value[12] == 0x0 && ((in->value[9] <= 0x3f &&
        ((in->alt[8] == 0x0 && ((in->value[7] >= 0x1 && in->value[7] <= 0x3 &&
        ((in->value[6] >= 0x1 && in->value[6] <= 0xf && ((in->alt[2] == 0x1 && in->alt[3] == 0x2) ||
        (in->alt[2] == 0x2 && in->alt[4] == 0x2) || (in->alt[2] == 0x3 && in->alt[5] == 0x2) ||
        (in->alt[2] == 0x4 && in->alt[6] == 0x2))) || (0xff0000ffu >> in->value[6] & 1 &&
        ((in->alt[2] == 0x1 && in->alt[3] == 0x3) || (in->alt[2] == 0x2 && in->alt[4] == 0x3) ||
        (in->alt[2] == 0x3 && in->alt[5] == 0x3) || (in->alt[2] == 0x4 && in->alt[6] == 0x3))) ||
        (in->alt[2] == 0x1 && in->alt[3] == 0x1) || (in->alt[2] == 0x2 && in->alt[4] == 0x1) ||
        (in->alt[2] == 0x3 && in->alt[5] == 0x1) || (in->alt[2] == 0x4 && in->alt[6] == 0x1))) ||
        (in->value[6] <= 0xf && ((in->alt[2] == 0x1 && in->alt[3] == 0x0) || (in->alt[2] == 0x2 &&
        in->alt[4] == 0x0) || (in->alt[2] == 0x3 && in->alt[5] == 0x0) || (in->alt[2] == 0x4 &&
        in->alt[6] == 0x0))) || (in->alt[2] == 0x0 && in->value[5] <= 0x3f) || (in->alt[2] == 0x5 &&
        in->value[8] <= 0x3f))) || (in->alt[2] == 0x6 && in->alt[8] == 0x1 &&
        ((in->value[7] >= 0x1 && in->value[7] <= 0x3 && (in->alt[7] == 0x1 || (in->alt[7] == 0x2 &&
        in->value[8] >= 0x1 && in->value[8] <= 0x3f))) || (in->alt[7] == 0x0 &&
        in->value[8] <= 0x3f))))) || (in->alt[2] == 0x0 && in->alt[8] == 0x2 &&
        in->value[10] <= 0x1 && in->value[5] <= 0x3f && ((in->value[7] >= 0x1 &&
        in->value[7] <= 0x3 && (in->alt[9] == 0x1 || (in->alt[9] == 0x2 && in->value[11] >= 0x1 &&
        in->value[11] <= 0x1f) || (in->alt[9] == 0x3 && (in->value[11] <= 0xf ||
        in->value[11] >= 0x70)))) || (in->alt[9] == 0x0 && in->value[11] <= 0x1f))));
    case TESLA_MUL_ADD_ADD_U16_LONG:
    case TESLA_MUL_ADD_ADD_S16_LONG:
    case TESLA_MUL_ADD_ADD_S16SAT_LONG:
    case TESLA_MUL_ADD_ADD_U24_LONG:
    case TESLA_MUL_ADD_SUB_U16_LONG:
    case TESLA_MUL_ADD_SUB_S16_LONG:
    case TESLA_MUL_ADD_SUB_S16SAT_LONG:
    case TESLA_MUL_ADD_SUB_U24_LONG:
    case TESLA_MUL_ADD_SUBR_U16_LONG:
    case TESLA_MUL_ADD_SUBR_S16_LONG:
    case TESLA_MUL_ADD_SUBR_S16SAT_LONG:
    case TESLA_MUL_ADD_SUBR_U24_LONG:
        return in->value[1] == in->value[10] && in->alt[0] == 0x0 && in->alt[1] == 0x0 &&
        in->alt[14] == 0x0 && in->value[1] <= 0x3f && in->value[10] <= 0x3f &&
        in->value[12] == 0x0 && ((in->alt[11] == 0x0 && ((in->alt[8] == 0x0 &&
        in->value[7] <= 0x3f && ((in->value[5] >= 0x1 && in->value[5] <= 0x3 &&
        ((in->value[4] >= 0x1 && in->value[4] <= 0xf && ((in->alt[2] == 0x1 && in->alt[3] == 0x2) ||
        (in->alt[2] == 0x2 && in->alt[4] == 0x2) || (in->alt[2] == 0x3 && in->alt[5] == 0x2) ||
        (in->alt[2] == 0x4 && in->alt[6] == 0x2))) || (0xff0000ffu >> in->value[4] & 1 &&
        ((in->alt[2] == 0x1 && in->alt[3] == 0x3) || (in->alt[2] == 0x2 && in->alt[4] == 0x3) ||
        (in->alt[2] == 0x3 && in->alt[5] == 0x3) || (in->alt[2] == 0x4 && in->alt[6] == 0x3))) ||
        (in->alt[2] == 0x1 && in->alt[3] == 0x1) || (in->alt[2] == 0x2 && in->alt[4] == 0x1) ||
        (in->alt[2] == 0x3 && in->alt[5] == 0x1) || (in->alt[2] == 0x4 && in->alt[6] == 0x1))) ||
        (in->value[4] <= 0xf && ((in->alt[2] == 0x1 && in->alt[3] == 0x0) || (in->alt[2] == 0x2 &&
        in->alt[4] == 0x0) || (in->alt[2] == 0x3 && in->alt[5] == 0x0) || (in->alt[2] == 0x4 &&
        in->alt[6] == 0x0))) || (in->alt[2] == 0x0 && in->value[3] <= 0x3f) || (in->alt[2] == 0x5 &&
        in->value[6] <= 0x3f))) || (in->alt[2] == 0x0 && in->alt[8] == 0x2 &&
        in->value[3] <= 0x3f && in->value[8] <= 0x1 && ((in->value[5] >= 0x1 &&
        in->value[5] <= 0x3 && (in->alt[9] == 0x1 || (in->alt[9] == 0x2 && in->value[9] >= 0x1 &&
        in->value[9] <= 0x1f) || (in->alt[9] == 0x3 && (in->value[9] <= 0xf ||
        in->value[9] >= 0x70)))) || (in->alt[9] == 0x0 && in->value[9] <= 0x1f))))) ||
        (in->alt[11] == 0x1 && in->alt[2] == 0x6 && in->alt[8] == 0x1 && in->value[7] <= 0x3f &&
        ((in->value[5] >= 0x1 && in->value[5] <= 0x3 && (in->alt[7] == 0x1 || (in->alt[7] == 0x2 &&
        in->value[6] >= 0x1 && in->value[6] <= 0x3f))) || (in->alt[7] == 0x0 &&
        in->value[6] <= 0x3f))));
    case TESLA_MUL_ADD_ADDC_U16_LONG:
    case TESLA_MUL_ADD_ADDC_S16_LONG:
    case TESLA_MUL_ADD_ADDC_S16SAT_LONG:
    case TESLA_MUL_ADD_ADDC_U24_LONG:
        return in->value[1] == in->value[10] && in->alt[0] == 0x0 && in->alt[1] == 0x0 &&
        in->alt[14] == 0x0 && in->value[1] <= 0x3f && in->value[10] <= 0x3f &&
        in->value[12] == 0x0 && in->value[13] == 0x0 && ((in->alt[11] == 0x0 &&
        ((in->alt[8] == 0x0 && in->value[7] <= 0x3f && ((in->value[5] >= 0x1 &&
        in->value[5] <= 0x3 && ((in->value[4] >= 0x1 && in->value[4] <= 0xf &&
        ((in->alt[2] == 0x1 && in->alt[3] == 0x2) || (in->alt[2] == 0x2 && in->alt[4] == 0x2) ||
        (in->alt[2] == 0x3 && in->alt[5] == 0x2) || (in->alt[2] == 0x4 && in->alt[6] == 0x2))) ||
        (0xff0000ffu >> in->value[4] & 1 && ((in->alt[2] == 0x1 && in->alt[3] == 0x3) ||
        (in->alt[2] == 0x2 && in->alt[4] == 0x3) || (in->alt[2] == 0x3 && in->alt[5] == 0x3) ||
        (in->alt[2] == 0x4 && in->alt[6] == 0x3))) || (in->alt[2] == 0x1 && in->alt[3] == 0x1) ||
        (in->alt[2] == 0x2 && in->alt[4] == 0x1) || (in->alt[2] == 0x3 && in->alt[5] == 0x1) ||
        (in->alt[2] == 0x4 && in->alt[6] == 0x1))) || (in->value[4] <= 0xf && ((in->alt[2] == 0x1 &&
        in->alt[3] == 0x0) || (in->alt[2] == 0x2 && in->alt[4] == 0x0) || (in->alt[2] == 0x3 &&
        in->alt[5] == 0x0) || (in->alt[2] == 0x4 && in->alt[6] == 0x0))) || (in->alt[2] == 0x0 &&
        in->value[3] <= 0x3f) || (in->alt[2] == 0x5 && in->value[6] <= 0x3f))) ||
        (in->alt[2] == 0x0 && in->alt[8] == 0x2 && in->value[3] <= 0x3f && in->value[8] <= 0x1 &&
        ((in->value[5] >= 0x1 && in->value[5] <= 0x3 && (in->alt[9] == 0x1 || (in->alt[9] == 0x2 &&
        in->value[9] >= 0x1 && in->value[9] <= 0x1f) || (in->alt[9] == 0x3 &&
        (in->value[9] <= 0xf || in->value[9] >= 0x70)))) || (in->alt[9] == 0x0 &&
        in->value[9] <= 0x1f))))) || (in->alt[11] == 0x1 && in->alt[2] == 0x6 &&
        in->alt[8] == 0x1 && in->value[7] <= 0x3f && ((in->value[5] >= 0x1 && in->value[5] <= 0x3 &&
        (in->alt[7] == 0x1 || (in->alt[7] == 0x2 && in->value[6] >= 0x1 &&
        in->value[6] <= 0x3f))) || (in->alt[7] == 0x0 && in->value[6] <= 0x3f))));
    case TESLA_SAD_U16_LONG:
    case TESLA_SAD_S16_LONG:
    case TESLA_SAD_U32_LONG:
    case TESLA_SAD_S32_LONG:
        return in->value[1] == in->value[10] && in->alt[0] == 0x0 && in->alt[1] == 0x0 &&
        in->alt[11] == 0x0 && in->alt[14] == 0x0 && in->alt[2] == 0x0 && in->alt[8] == 0x0 &&
        in->value[1] <= 0x3f && in->value[10] <= 0x3f && in->value[12] == 0x0 &&
        in->value[3] <= 0x3f && in->value[7] <= 0x3f;
    case TESLA_MOV_B16_LONG:
    case TESLA_MOV_B32_LONG:
        return in->alt[0] == 0x0 && in->alt[7] == 0x0 && in->value[1] <= 0x3f &&
        in->value[7] == 0xf && in->value[8] == 0x0 && ((in->value[5] >= 0x1 &&
        in->value[5] <= 0x3 && ((in->value[4] >= 0x1 && in->value[4] <= 0xf &&
        ((in->alt[1] == 0x1 && in->alt[2] == 0x2) || (in->alt[1] == 0x2 && in->alt[3] == 0x2) ||
        (in->alt[1] == 0x3 && in->alt[4] == 0x2) || (in->alt[1] == 0x4 && in->alt[5] == 0x2))) ||
        (0xff0000ffu >> in->value[4] & 1 && ((in->alt[1] == 0x1 && in->alt[2] == 0x3) ||
        (in->alt[1] == 0x2 && in->alt[3] == 0x3) || (in->alt[1] == 0x3 && in->alt[4] == 0x3) ||
        (in->alt[1] == 0x4 && in->alt[5] == 0x3))) || (in->alt[1] == 0x6 && (in->alt[6] == 0x1 ||
        (in->alt[6] == 0x2 && in->value[6] >= 0x1 && in->value[6] <= 0x3f))) ||
        (in->alt[1] == 0x1 && in->alt[2] == 0x1) || (in->alt[1] == 0x2 && in->alt[3] == 0x1) ||
        (in->alt[1] == 0x3 && in->alt[4] == 0x1) || (in->alt[1] == 0x4 && in->alt[5] == 0x1))) ||
        (in->value[4] <= 0xf && ((in->alt[1] == 0x1 && in->alt[2] == 0x0) || (in->alt[1] == 0x2 &&
        in->alt[3] == 0x0) || (in->alt[1] == 0x3 && in->alt[4] == 0x0) || (in->alt[1] == 0x4 &&
        in->alt[5] == 0x0))) || (in->value[6] <= 0x3f && (in->alt[1] == 0x5 || (in->alt[1] == 0x6 &&
        in->alt[6] == 0x0))) || (in->alt[1] == 0x0 && in->value[3] <= 0x3f));
    case TESLA_RCP_LONG:
        return in->alt[0] == 0x0 && in->alt[1] == 0x0 && in->value[0] <= 0x3f &&
        in->value[4] <= 0x3f && in->value[5] == 0x0;
    case TESLA_INTERP_PLAIN_LONG:
    case TESLA_INTERP_CENT_LONG:
    case TESLA_INTERP_FLAT_LONG:
        return in->alt[1] == 0x0 && in->value[0] <= 0x3f && in->value[3] == 0x0 &&
        (in->alt[0] == 0x0 || (in->alt[0] >= 0x1 && in->value[2] >= 0x1 && in->value[2] <= 0x3));
    case TESLA_INTERP_PLAIN_MUL:
    case TESLA_INTERP_CENT_MUL:
        return in->alt[1] == 0x0 && in->value[0] <= 0x3f && in->value[3] == 0x0 &&
        in->value[4] <= 0x3f && in->value[5] == 0x0 && (in->alt[0] == 0x0 || (in->alt[0] >= 0x1 &&
        in->value[2] >= 0x1 && in->value[2] <= 0x3));
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

size_t tesla_format(const struct isadora_context *c, const struct isadora_insn *in, char *out,
    size_t size)
{
    char own[TESLA_TEXT_MAX];
    char *text = size < sizeof own ? own : out;
    struct rt_text w = {text, NULL};
    if (in->form < TESLA_FORMS)
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
