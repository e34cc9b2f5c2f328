/* Generated from the description tesla by gen/emit/target. Do not edit. */
#include "tesla_state.h"
#include "base/target_tables.h"
#include "simt/cpu_level.h"

extern const struct isadora_use_tables tesla_uses;

static const char *const also_g80[] = {"sm_10", NULL};
static const char *const also_cp[] = {"cubin", NULL};
static const char *const also_g84[] = {"sm_11", NULL};
static const char *const also_g200[] = {"sm_13", NULL};
static const char *const also_gt215[] = {"sm_12", NULL};
static const struct isadora_config configs[] = {
    {"g80/cp", "g80", "cp", also_g80, also_cp},
    {"g80/vp", "g80", "vp", also_g80, NULL},
    {"g80/gp", "g80", "gp", also_g80, NULL},
    {"g80/fp", "g80", "fp", also_g80, NULL},
    {"g84/cp", "g84", "cp", also_g84, also_cp},
    {"g84/vp", "g84", "vp", also_g84, NULL},
    {"g84/gp", "g84", "gp", also_g84, NULL},
    {"g84/fp", "g84", "fp", also_g84, NULL},
    {"mcp77/cp", "mcp77", "cp", NULL, also_cp},
    {"mcp77/vp", "mcp77", "vp", NULL, NULL},
    {"mcp77/gp", "mcp77", "gp", NULL, NULL},
    {"mcp77/fp", "mcp77", "fp", NULL, NULL},
    {"g200/cp", "g200", "cp", also_g200, also_cp},
    {"g200/vp", "g200", "vp", also_g200, NULL},
    {"g200/gp", "g200", "gp", also_g200, NULL},
    {"g200/fp", "g200", "fp", also_g200, NULL},
    {"gt215/cp", "gt215", "cp", also_gt215, also_cp},
    {"gt215/vp", "gt215", "vp", also_gt215, NULL},
    {"gt215/gp", "gt215", "gp", also_gt215, NULL},
    {"gt215/fp", "gt215", "fp", also_gt215, NULL},
};

static const struct isadora_unit units[] = {
    {4, 32, 0, 4, 0xfffff},
    {8, 64, 0, 8, 0xfffff},
};

CODES(MARK,
    T(0, "") T(1, "exit") T(2, "join"))
CODES(PRED,
    T(1, "l") T(2, "e") T(3, "le") T(4, "g") T(5, "lg") T(6, "ge") T(7, "lge") T(8, "u")
    T(9, "lu") T(10, "eu") T(11, "leu") T(12, "gu") T(13, "lgu") T(14, "geu") T(16, "o") T(17, "c")
    T(18, "a") T(19, "s") T(28, "ns") T(29, "na") T(30, "nc") T(31, "no"))
CODES(SSAT,
    T(0, "") T(1, "sat"))
CODES(SHIGH,
    T(0, "") T(1, "high"))
CODES(SNEG1,
    T(0, "") T(1, "neg"))
CODES(SNEG2,
    T(0, "") T(1, "neg"))
CODES(SABS,
    T(0, "") T(1, "abs"))
CODES(SNOT,
    T(0, "") T(1, "not"))
CODES(S16A,
    T(0, "u16") T(1, "s16"))
CODES(S16B,
    T(0, "u16") T(1, "s16"))
CODES(S24,
    T(0, "u24") T(1, "s24"))
CODES(SSFU,
    T(0, "") T(1, "sfu"))
CODES(SLIVE,
    T(0, "all") T(1, "live"))
CODES(LSAT,
    T(0, "") T(1, "sat"))
CODES(OSAT,
    T(0, "") T(1, "sat"))
CODES(CSAT,
    T(0, "") T(1, "sat"))
CODES(LNEG1,
    T(0, "") T(1, "neg"))
CODES(LABS1,
    T(0, "") T(1, "abs"))
CODES(LNEG2,
    T(0, "") T(1, "neg"))
CODES(LABS2,
    T(0, "") T(1, "abs"))
CODES(ONEG,
    T(0, "") T(1, "neg"))
CODES(LNOT1,
    T(0, "") T(1, "not"))
CODES(LNOT2,
    T(0, "") T(1, "not"))
CODES(L16A,
    T(0, "u16") T(1, "s16"))
CODES(L16B,
    T(0, "u16") T(1, "s16"))
CODES(L24,
    T(0, "u24") T(1, "s24"))
CODES(LHIGH,
    T(0, "") T(1, "high"))
CODES(COMPARE,
    T(0, "never") T(1, "l") T(2, "e") T(3, "le") T(4, "g") T(5, "lg") T(6, "ge") T(7, "always"))
CODES(FCOMPARE,
    T(0, "never") T(1, "l") T(2, "e") T(3, "le") T(4, "g") T(5, "lg") T(6, "ge") T(7, "lge")
    T(8, "u") T(9, "lu") T(10, "eu") T(11, "leu") T(12, "gu") T(13, "lgu") T(14, "geu")
        T(15, "always"))
CODES(U24AGAIN,
    T(1, "u24.1") T(2, "u24.2") T(3, "u24.3") T(4, "u24.4") T(5, "u24.5") T(6, "u24.6")
        T(7, "u24.7"))
CODES(LANE,
    T(0, "(lnone)") T(1, "(l0)") T(2, "(l1)") T(3, "(l01)") T(4, "(l2)") T(5, "(l02)") T(6, "(l12)")
        T(7, "(l012)")
    T(8, "(l3)") T(9, "(l03)") T(10, "(l13)") T(11, "(l013)") T(12, "(l23)") T(13, "(l023)")
        T(14, "(l123)") T(15, ""))
CODES(LSFU,
    T(0, "") T(1, "sfu"))
CODES(CHALF,
    T(0, "u16") T(2, "u8") T(4, "s16") T(6, "s8"))
CODES(CWORD,
    T(1, "u32") T(5, "s32"))
CODES(CREG,
    T(3, "u8") T(7, "s8"))
CODES(CRND,
    T(0, "rn") T(1, "rm") T(2, "rp") T(3, "rz"))
CODES(IRND,
    T(0, "rni") T(1, "rmi") T(2, "rpi") T(3, "rzi"))
CODES(DRND,
    T(0, "rn") T(1, "rm") T(2, "rp") T(3, "rz"))
CODES(DARND,
    T(0, "rn") T(1, "rm") T(2, "rp") T(3, "rz"))
CODES(ARND,
    T(0, "rn") T(3, "rz"))
CODES(MRND,
    T(0, "rn") T(3, "rz"))
CODES(ATYPE,
    T(0, "u8") T(1, "s8") T(2, "u16") T(3, "s16") T(6, "u32") T(7, "s32"))
CODES(BTYPE,
    T(0, "u8") T(1, "s8") T(2, "u16") T(3, "s16") T(6, "b32") T(7, "s32"))
CODES(TLIVE,
    T(0, "all") T(1, "live"))
CODES(DERIV,
    T(0, "") T(1, "deriv"))
CODES(Q0,
    T(0, "add") T(1, "subr") T(2, "sub") T(3, "mov2"))
CODES(Q1,
    T(0, "add") T(1, "subr") T(2, "sub") T(3, "mov2"))
CODES(Q2,
    T(0, "add") T(1, "subr") T(2, "sub") T(3, "mov2"))
CODES(Q3,
    T(0, "add") T(1, "subr") T(2, "sub") T(3, "mov2"))
CODES(LIM,
    T(0, "") T(1, "lim"))
CODES(BINC,
    T(0, "") T(1, "inc"))
CODES(BWAIT,
    T(0, "") T(1, "wait"))

static const struct isadora_field fields[] = {
    FIELD(TESLA_FIELD_KIND, "KIND", NUMBER, 2, 1, -1, PIECES({0, 1}))
    FIELD(TESLA_FIELD_MARK, "MARK", CODES, 2, 1, -1, PIECES({32, 33}), HAS_CODES(MARK))
    FIELD(TESLA_FIELD_OPC, "OPC", NUMBER, 4, 1, -1, PIECES({28, 31}))
    FIELD(TESLA_FIELD_SUB, "SUB", NUMBER, 3, 1, -1, PIECES({61, 63}))
    FIELD(TESLA_FIELD_PRED, "PRED", CODES, 5, 1, -1, PIECES({39, 43}), HAS_CODES(PRED))
    FIELD(TESLA_FIELD_COND, "COND", REGISTER, 2, 1, 2, PIECES({44, 45}))
    FIELD(TESLA_FIELD_CDST, "CDST", REGISTER, 2, 1, 2, PIECES({36, 37}))
    FIELD(TESLA_FIELD_CWRITE, "CWRITE", NUMBER, 1, 1, -1, PIECES({38, 38}))
    FIELD(TESLA_FIELD_SDST, "SDST", REGISTER, 6, 1, 0, PIECES({2, 7}))
    FIELD(TESLA_FIELD_SSRC, "SSRC", REGISTER, 6, 1, 0, PIECES({9, 14}))
    FIELD(TESLA_FIELD_SSRC2, "SSRC2", REGISTER, 6, 1, 0, PIECES({16, 21}))
    FIELD(TESLA_FIELD_LDST, "LDST", REGISTER, 7, 1, 0, PIECES({2, 8}))
    FIELD(TESLA_FIELD_LSRC, "LSRC", REGISTER, 7, 1, 0, PIECES({9, 15}))
    FIELD(TESLA_FIELD_LSRC2, "LSRC2", REGISTER, 7, 1, 0, PIECES({16, 22}))
    FIELD(TESLA_FIELD_LSRC3, "LSRC3", REGISTER, 7, 1, 0, PIECES({46, 52}))
    FIELD(TESLA_FIELD_ADST, "ADST", REGISTER, 3, 1, 1, PIECES({2, 4}))
    FIELD(TESLA_FIELD_SAREG, "SAREG", REGISTER, 2, 1, 1, PIECES({26, 27}))
    FIELD(TESLA_FIELD_AREG, "AREG", REGISTER, 3, 1, 1, PIECES({26, 27}, {34, 34}))
    FIELD(TESLA_FIELD_SREG, "SREG", REGISTER, 4, 1, 3, PIECES({46, 49}))
    FIELD(TESLA_FIELD_OUT, "OUT", NUMBER, 1, 1, -1, PIECES({35, 35}))
    FIELD(TESLA_FIELD_SMEM, "SMEM", NUMBER, 1, 1, -1, PIECES({24, 24}))
    FIELD(TESLA_FIELD_SBOTH, "SBOTH", NUMBER, 2, 1, -1, PIECES({23, 24}))
    FIELD(TESLA_FIELD_LMEM, "LMEM", NUMBER, 1, 1, -1, PIECES({53, 53}))
    FIELD(TESLA_FIELD_CON2, "CON2", NUMBER, 1, 1, -1, PIECES({23, 23}))
    FIELD(TESLA_FIELD_CON3, "CON3", NUMBER, 1, 1, -1, PIECES({24, 24}))
    FIELD(TESLA_FIELD_CBOTH, "CBOTH", NUMBER, 2, 1, -1, PIECES({23, 24}))
    FIELD(TESLA_FIELD_PI, "PI", NUMBER, 1, 1, -1, PIECES({25, 25}))
    FIELD(TESLA_FIELD_SSPACE, "SSPACE", NUMBER, 1, 1, -1, PIECES({21, 21}), .decimal = 1)
    FIELD(TESLA_FIELD_CSPACE, "CSPACE", NUMBER, 4, 1, -1, PIECES({54, 57}), .decimal = 1)
    FIELD(TESLA_FIELD_SSOFF, "SSOFF", NUMBER, 4, 1, -1, PIECES({9, 12}))
    FIELD(TESLA_FIELD_STYPE, "STYPE", NUMBER, 2, 1, -1, PIECES({13, 14}))
    FIELD(TESLA_FIELD_LSOFF, "LSOFF", NUMBER, 5, 1, -1, PIECES({9, 13}))
    FIELD(TESLA_FIELD_LTYPE, "LTYPE", NUMBER, 2, 1, -1, PIECES({14, 15}))
    FIELD(TESLA_FIELD_SAOFF, "SAOFF", NUMBER, 6, 1, -1, PIECES({9, 14}))
    FIELD(TESLA_FIELD_LAOFF, "LAOFF", NUMBER, 7, 1, -1, PIECES({9, 15}))
    FIELD(TESLA_FIELD_SCOFF, "SCOFF", NUMBER, 5, 1, -1, PIECES({16, 20}))
    FIELD(TESLA_FIELD_C2OFF, "C2OFF", NUMBER, 7, 1, -1, PIECES({16, 22}))
    FIELD(TESLA_FIELD_C3OFF, "C3OFF", NUMBER, 7, 1, -1, PIECES({46, 52}))
    FIELD(TESLA_FIELD_OOFF, "OOFF", NUMBER, 7, 1, -1, PIECES({2, 8}))
    FIELD(TESLA_FIELD_OFF8, "OFF8", NUMBER, 16, 1, -1, PIECES({9, 24}))
    FIELD(TESLA_FIELD_OFF16, "OFF16", NUMBER, 15, 1, -1, PIECES({9, 23}))
    FIELD(TESLA_FIELD_OFF32, "OFF32", NUMBER, 14, 1, -1, PIECES({9, 22}))
    FIELD(TESLA_FIELD_VOFF, "VOFF", NUMBER, 8, 1, -1, PIECES({16, 23}))
    FIELD(TESLA_FIELD_GSPACE, "GSPACE", NUMBER, 4, 1, -1, PIECES({16, 19}), .decimal = 1)
    FIELD(TESLA_FIELD_GSPACE2, "GSPACE2", NUMBER, 4, 1, -1, PIECES({23, 26}), .decimal = 1)
    FIELD(TESLA_FIELD_IMM, "IMM", NUMBER, 32, 1, -1, PIECES({16, 21}, {34, 59}))
    FIELD(TESLA_FIELD_SHCNT, "SHCNT", NUMBER, 7, 1, -1, PIECES({16, 22}))
    FIELD(TESLA_FIELD_HSHCNT, "HSHCNT", NUMBER, 4, 1, -1, PIECES({16, 19}))
    FIELD(TESLA_FIELD_OFFS, "OFFS", NUMBER, 16, 1, -1, PIECES({9, 24}))
    FIELD(TESLA_FIELD_TARGET, "TARGET", NUMBER, 22, 4, -1, PIECES({11, 26}, {46, 51}))
    FIELD(TESLA_FIELD_S1, "S1", NUMBER, 1, 1, -1, PIECES({8, 8}))
    FIELD(TESLA_FIELD_S2, "S2", NUMBER, 1, 1, -1, PIECES({15, 15}))
    FIELD(TESLA_FIELD_S3, "S3", NUMBER, 1, 1, -1, PIECES({22, 22}))
    FIELD(TESLA_FIELD_S4, "S4", NUMBER, 1, 1, -1, PIECES({28, 28}))
    FIELD(TESLA_FIELD_SSAT, "SSAT", CODES, 1, 1, -1, PIECES({8, 8}), HAS_CODES(SSAT))
    FIELD(TESLA_FIELD_SHIGH, "SHIGH", CODES, 1, 1, -1, PIECES({8, 8}), HAS_CODES(SHIGH))
    FIELD(TESLA_FIELD_SNEG1, "SNEG1", CODES, 1, 1, -1, PIECES({15, 15}), HAS_CODES(SNEG1))
    FIELD(TESLA_FIELD_SNEG2, "SNEG2", CODES, 1, 1, -1, PIECES({22, 22}), HAS_CODES(SNEG2))
    FIELD(TESLA_FIELD_SABS, "SABS", CODES, 1, 1, -1, PIECES({15, 15}), HAS_CODES(SABS))
    FIELD(TESLA_FIELD_SNOT, "SNOT", CODES, 1, 1, -1, PIECES({22, 22}), HAS_CODES(SNOT))
    FIELD(TESLA_FIELD_S16A, "S16A", CODES, 1, 1, -1, PIECES({15, 15}), HAS_CODES(S16A))
    FIELD(TESLA_FIELD_S16B, "S16B", CODES, 1, 1, -1, PIECES({8, 8}), HAS_CODES(S16B))
    FIELD(TESLA_FIELD_S24, "S24", CODES, 1, 1, -1, PIECES({15, 15}), HAS_CODES(S24))
    FIELD(TESLA_FIELD_SSFU, "SSFU", CODES, 1, 1, -1, PIECES({17, 17}), HAS_CODES(SSFU))
    FIELD(TESLA_FIELD_SLIVE, "SLIVE", CODES, 1, 1, -1, PIECES({8, 8}), HAS_CODES(SLIVE))
    FIELD(TESLA_FIELD_O2, "O2", NUMBER, 1, 1, -1, PIECES({28, 28}))
    FIELD(TESLA_FIELD_O1, "O1", NUMBER, 1, 1, -1, PIECES({22, 22}))
    FIELD(TESLA_FIELD_ADDOP, "ADDOP", NUMBER, 2, 1, -1, PIECES({58, 59}))
    FIELD(TESLA_FIELD_WIDE, "WIDE", NUMBER, 1, 1, -1, PIECES({58, 58}))
    FIELD(TESLA_FIELD_SIGNED, "SIGNED", NUMBER, 1, 1, -1, PIECES({59, 59}))
    FIELD(TESLA_FIELD_LSAT, "LSAT", CODES, 1, 1, -1, PIECES({59, 59}), HAS_CODES(LSAT))
    FIELD(TESLA_FIELD_OSAT, "OSAT", CODES, 1, 1, -1, PIECES({61, 61}), HAS_CODES(OSAT))
    FIELD(TESLA_FIELD_CSAT, "CSAT", CODES, 1, 1, -1, PIECES({51, 51}), HAS_CODES(CSAT))
    FIELD(TESLA_FIELD_MSAT, "MSAT", NUMBER, 1, 1, -1, PIECES({52, 52}))
    FIELD(TESLA_FIELD_LNEG1, "LNEG1", CODES, 1, 1, -1, PIECES({58, 58}), HAS_CODES(LNEG1))
    FIELD(TESLA_FIELD_LABS1, "LABS1", CODES, 1, 1, -1, PIECES({52, 52}), HAS_CODES(LABS1))
    FIELD(TESLA_FIELD_LNEG2, "LNEG2", CODES, 1, 1, -1, PIECES({59, 59}), HAS_CODES(LNEG2))
    FIELD(TESLA_FIELD_LABS2, "LABS2", CODES, 1, 1, -1, PIECES({51, 51}), HAS_CODES(LABS2))
    FIELD(TESLA_FIELD_ONEG, "ONEG", CODES, 1, 1, -1, PIECES({61, 61}), HAS_CODES(ONEG))
    FIELD(TESLA_FIELD_LNOT1, "LNOT1", CODES, 1, 1, -1, PIECES({48, 48}), HAS_CODES(LNOT1))
    FIELD(TESLA_FIELD_LNOT2, "LNOT2", CODES, 1, 1, -1, PIECES({49, 49}), HAS_CODES(LNOT2))
    FIELD(TESLA_FIELD_LOGOP, "LOGOP", NUMBER, 2, 1, -1, PIECES({46, 47}))
    FIELD(TESLA_FIELD_MUL24, "MUL24", NUMBER, 1, 1, -1, PIECES({48, 48}))
    FIELD(TESLA_FIELD_L16A, "L16A", CODES, 1, 1, -1, PIECES({47, 47}), HAS_CODES(L16A))
    FIELD(TESLA_FIELD_L16B, "L16B", CODES, 1, 1, -1, PIECES({46, 46}), HAS_CODES(L16B))
    FIELD(TESLA_FIELD_L24, "L24", CODES, 1, 1, -1, PIECES({47, 47}), HAS_CODES(L24))
    FIELD(TESLA_FIELD_LHIGH, "LHIGH", CODES, 1, 1, -1, PIECES({46, 46}), HAS_CODES(LHIGH))
    FIELD(TESLA_FIELD_COMPARE, "COMPARE", CODES, 3, 1, -1, PIECES({46, 48}), HAS_CODES(COMPARE))
    FIELD(TESLA_FIELD_FCOMPARE, "FCOMPARE", CODES, 4, 1, -1, PIECES({46, 49}), HAS_CODES(FCOMPARE))
    FIELD(TESLA_FIELD_U24AGAIN, "U24AGAIN", CODES, 3, 1, -1, PIECES({61, 63}), HAS_CODES(U24AGAIN))
    FIELD(TESLA_FIELD_COUNTED, "COUNTED", NUMBER, 1, 1, -1, PIECES({52, 52}))
    FIELD(TESLA_FIELD_LANE, "LANE", CODES, 4, 1, -1, PIECES({46, 49}), HAS_CODES(LANE))
    FIELD(TESLA_FIELD_LSFU, "LSFU", CODES, 1, 1, -1, PIECES({57, 57}), HAS_CODES(LSFU))
    FIELD(TESLA_FIELD_CHALF, "CHALF", CODES, 3, 1, -1, PIECES({46, 48}), HAS_CODES(CHALF))
    FIELD(TESLA_FIELD_CWORD, "CWORD", CODES, 3, 1, -1, PIECES({46, 48}), HAS_CODES(CWORD))
    FIELD(TESLA_FIELD_CREG, "CREG", CODES, 3, 1, -1, PIECES({46, 48}), HAS_CODES(CREG))
    FIELD(TESLA_FIELD_CF32, "CF32", NUMBER, 1, 1, -1, PIECES({46, 46}))
    FIELD(TESLA_FIELD_CSSIGN, "CSSIGN", NUMBER, 1, 1, -1, PIECES({48, 48}))
    FIELD(TESLA_FIELD_PRE, "PRE", NUMBER, 1, 1, -1, PIECES({46, 46}))
    FIELD(TESLA_FIELD_CRND, "CRND", CODES, 2, 1, -1, PIECES({49, 50}), HAS_CODES(CRND))
    FIELD(TESLA_FIELD_IRND, "IRND", CODES, 2, 1, -1, PIECES({49, 50}), HAS_CODES(IRND))
    FIELD(TESLA_FIELD_DRND, "DRND", CODES, 2, 1, -1, PIECES({54, 55}), HAS_CODES(DRND))
    FIELD(TESLA_FIELD_DARND, "DARND", CODES, 2, 1, -1, PIECES({16, 17}), HAS_CODES(DARND))
    FIELD(TESLA_FIELD_CBYTE, "CBYTE", NUMBER, 1, 1, -1, PIECES({51, 51}))
    FIELD(TESLA_FIELD_C64, "C64", NUMBER, 1, 1, -1, PIECES({54, 54}))
    FIELD(TESLA_FIELD_CWIDE, "CWIDE", NUMBER, 1, 1, -1, PIECES({58, 58}))
    FIELD(TESLA_FIELD_CSIGN, "CSIGN", NUMBER, 1, 1, -1, PIECES({59, 59}))
    FIELD(TESLA_FIELD_RINT, "RINT", NUMBER, 1, 1, -1, PIECES({59, 59}))
    FIELD(TESLA_FIELD_ARND, "ARND", CODES, 2, 1, -1, PIECES({16, 17}), HAS_CODES(ARND))
    FIELD(TESLA_FIELD_MRND, "MRND", CODES, 2, 1, -1, PIECES({46, 47}), HAS_CODES(MRND))
    FIELD(TESLA_FIELD_SIZE, "SIZE", NUMBER, 3, 1, -1, PIECES({53, 55}))
    FIELD(TESLA_FIELD_ATYPE, "ATYPE", CODES, 3, 1, -1, PIECES({53, 55}), HAS_CODES(ATYPE))
    FIELD(TESLA_FIELD_BTYPE, "BTYPE", CODES, 3, 1, -1, PIECES({53, 55}), HAS_CODES(BTYPE))
    FIELD(TESLA_FIELD_CTYPE, "CTYPE", NUMBER, 2, 1, -1, PIECES({46, 47}))
    FIELD(TESLA_FIELD_DWIDE, "DWIDE", NUMBER, 1, 1, -1, PIECES({58, 58}))
    FIELD(TESLA_FIELD_B8, "B8", NUMBER, 1, 1, -1, PIECES({54, 54}))
    FIELD(TESLA_FIELD_LOCK, "LOCK", NUMBER, 1, 1, -1, PIECES({55, 55}))
    FIELD(TESLA_FIELD_OSIZE, "OSIZE", NUMBER, 2, 1, -1, PIECES({54, 55}))
    FIELD(TESLA_FIELD_SWIDE, "SWIDE", NUMBER, 1, 1, -1, PIECES({53, 53}))
    FIELD(TESLA_FIELD_ATOM, "ATOM", NUMBER, 4, 1, -1, PIECES({34, 37}))
    FIELD(TESLA_FIELD_TEX, "TEX", REGISTER, 8, 1, 4, PIECES({9, 16}))
    FIELD(TESLA_FIELD_SAMP, "SAMP", REGISTER, 5, 1, 5, PIECES({17, 21}))
    FIELD(TESLA_FIELD_TCOUNT, "TCOUNT", NUMBER, 2, 1, -1, PIECES({22, 23}))
    FIELD(TESLA_FIELD_TMASK, "TMASK", NUMBER, 4, 1, -1, PIECES({25, 26}, {46, 47}))
    FIELD(TESLA_FIELD_TLIVE, "TLIVE", CODES, 1, 1, -1, PIECES({34, 34}), HAS_CODES(TLIVE))
    FIELD(TESLA_FIELD_DERIV, "DERIV", CODES, 1, 1, -1, PIECES({35, 35}), HAS_CODES(DERIV))
    FIELD(TESLA_FIELD_CUBE, "CUBE", NUMBER, 1, 1, -1, PIECES({27, 27}))
    FIELD(TESLA_FIELD_TFETCH, "TFETCH", NUMBER, 1, 1, -1, PIECES({24, 24}))
    FIELD(TESLA_FIELD_TKIND, "TKIND", NUMBER, 4, 1, -1, PIECES({48, 51}))
    FIELD(TESLA_FIELD_TX, "TX", NUMBER, 4, 1, -1, PIECES({56, 59}), .is_signed = 1)
    FIELD(TESLA_FIELD_TY, "TY", NUMBER, 4, 1, -1, PIECES({52, 55}), .is_signed = 1)
    FIELD(TESLA_FIELD_TZ, "TZ", NUMBER, 4, 1, -1, PIECES({48, 51}), .is_signed = 1)
    FIELD(TESLA_FIELD_QLANE, "QLANE", NUMBER, 3, 1, -1, PIECES({16, 18}))
    FIELD(TESLA_FIELD_Q0, "Q0", CODES, 2, 1, -1, PIECES({58, 59}), HAS_CODES(Q0))
    FIELD(TESLA_FIELD_Q1, "Q1", CODES, 2, 1, -1, PIECES({56, 57}), HAS_CODES(Q1))
    FIELD(TESLA_FIELD_Q2, "Q2", CODES, 2, 1, -1, PIECES({54, 55}), HAS_CODES(Q2))
    FIELD(TESLA_FIELD_Q3, "Q3", CODES, 2, 1, -1, PIECES({20, 21}), HAS_CODES(Q3))
    FIELD(TESLA_FIELD_VOTE, "VOTE", NUMBER, 2, 1, -1, PIECES({9, 10}))
    FIELD(TESLA_FIELD_EMIT, "EMIT", NUMBER, 2, 1, -1, PIECES({9, 10}))
    FIELD(TESLA_FIELD_PMEVENT, "PMEVENT", NUMBER, 1, 1, -1, PIECES({34, 34}))
    FIELD(TESLA_FIELD_PM, "PM", NUMBER, 4, 1, -1, PIECES({10, 13}))
    FIELD(TESLA_FIELD_LIM, "LIM", CODES, 1, 1, -1, PIECES({38, 38}), HAS_CODES(LIM))
    FIELD(TESLA_FIELD_BINC, "BINC", CODES, 1, 1, -1, PIECES({25, 25}), HAS_CODES(BINC))
    FIELD(TESLA_FIELD_BWAIT, "BWAIT", CODES, 1, 1, -1, PIECES({26, 26}), HAS_CODES(BWAIT))
    FIELD(TESLA_FIELD_BAR, "BAR", NUMBER, 4, 1, -1, PIECES({21, 24}))
    FIELD(TESLA_FIELD_BARMASK, "BARMASK", NUMBER, 12, 1, -1, PIECES({9, 20}))
    FIELD(TESLA_FIELD_BALL, "BALL", NUMBER, 1, 1, -1, PIECES({46, 46}))
    FIELD(TESLA_FIELD_IMODE, "IMODE", NUMBER, 3, 1, -1, PIECES({48, 50}))
    FIELD(TESLA_FIELD_SIMODE, "SIMODE", NUMBER, 2, 1, -1, PIECES({24, 25}))
};

#define F(name) {TESLA_FIELD_##name},
#define SLOTS_S_SRC F(SSRC) F(SSOFF) F(SAREG) F(SAOFF)
SLOTS(red_g_add_num, F(ATYPE) F(GSPACE) F(LSRC) F(LDST) F(MARK) F(PRED) F(COND))
SLOTS(red_g_and_bits, F(BTYPE) F(GSPACE) F(LSRC) F(LDST) F(MARK) F(PRED) F(COND))
SLOTS(red_g_wide_add, F(GSPACE) F(LSRC) F(LDST) F(MARK) F(PRED) F(COND))
SLOTS(atomic_g_add_num, F(ATYPE) F(LDST) F(GSPACE2) F(LSRC) F(LSRC2) F(MARK) F(PRED) F(COND))
SLOTS(atomic_g_and_bits, F(BTYPE) F(LDST) F(GSPACE2) F(LSRC) F(LSRC2) F(MARK) F(PRED) F(COND))
SLOTS(atomic_g_wide, F(LDST) F(GSPACE2) F(LSRC) F(LSRC2) F(MARK) F(PRED) F(COND))
SLOTS(cas_g, F(BTYPE) F(LDST) F(GSPACE2) F(LSRC) F(LSRC2) F(LSRC3) F(MARK) F(PRED) F(COND))
SLOTS(cas_g_wide, F(LDST) F(GSPACE2) F(LSRC) F(LSRC2) F(LSRC3) F(MARK) F(PRED) F(COND))
SLOTS(discard, F(PRED) F(COND))
SLOTS(bra, F(TARGET) F(PRED) F(COND))
SLOTS(call, F(LIM) F(TARGET))
SLOTS(breakaddr, F(TARGET))
SLOTS(bar_mask, F(BINC) F(BWAIT) F(BAR) F(BARMASK))
SLOTS(bar_all, F(BINC) F(BWAIT) F(BAR))
SLOTS(bra_c, F(LIM) F(CSPACE) F(OFF8) F(AREG))
SLOTS(vote_any, F(CDST) F(MARK) F(PRED) F(COND))
SLOTS(emit_emit, F(MARK) F(PRED) F(COND))
SLOTS(pmevent, F(PM) F(MARK) F(PRED) F(COND))
SLOTS(cvt_i2i_u_full, F(ONEG) F(LABS1) F(CDST) F(LDST) F(OOFF) F(CHALF) F(LSRC) F(LSOFF) F(AREG)
    F(LAOFF) F(CWORD) F(CREG) F(MARK) F(PRED) F(COND))
SLOTS(cvt_i2f_f16, F(ONEG) F(LABS1) F(CSAT) F(CRND) F(CDST) F(LDST) F(OOFF) F(CHALF) F(LSRC)
    F(LSOFF) F(AREG) F(LAOFF) F(CWORD) F(CREG) F(MARK) F(PRED) F(COND))
SLOTS(cvt_i2f_64_u_to, F(ONEG) F(LABS1) F(CSAT) F(CRND) F(CDST) F(LDST) F(LSRC) F(LSOFF) F(AREG)
    F(LAOFF) F(MARK) F(PRED) F(COND))
SLOTS(cvt_i2f_64_u_from, F(ONEG) F(LABS1) F(CSAT) F(CRND) F(CDST) F(LDST) F(OOFF) F(LSRC) F(MARK)
    F(PRED) F(COND))
SLOTS(cvt_i2f_64_u_both, F(ONEG) F(LABS1) F(CSAT) F(CRND) F(CDST) F(LDST) F(LSRC) F(MARK) F(PRED)
    F(COND))
SLOTS(cvt_f2i_u16_f16, F(ONEG) F(LABS1) F(IRND) F(CDST) F(LDST) F(OOFF) F(LSRC) F(LSOFF) F(AREG)
    F(LAOFF) F(MARK) F(PRED) F(COND))
SLOTS(cvt_f2i_64_u_to, F(ONEG) F(LABS1) F(IRND) F(CDST) F(LDST) F(OOFF) F(LSRC) F(MARK) F(PRED)
    F(COND))
SLOTS(cvt_f2i_64_u_from, F(ONEG) F(LABS1) F(IRND) F(CDST) F(LDST) F(LSRC) F(LSOFF) F(AREG) F(LAOFF)
    F(MARK) F(PRED) F(COND))
SLOTS(cvt_f2i_64_u_both, F(ONEG) F(LABS1) F(IRND) F(CDST) F(LDST) F(LSRC) F(MARK) F(PRED) F(COND))
SLOTS(cvt_f2f_f16_same, F(ONEG) F(LABS1) F(CSAT) F(CDST) F(LDST) F(OOFF) F(LSRC) F(LSOFF) F(AREG)
    F(LAOFF) F(MARK) F(PRED) F(COND))
SLOTS(cvt_f2f_f16_rint, F(ONEG) F(LABS1) F(CSAT) F(IRND) F(CDST) F(LDST) F(OOFF) F(LSRC) F(LSOFF)
    F(AREG) F(LAOFF) F(MARK) F(PRED) F(COND))
SLOTS(cvt_f2f_f16_narrow, F(ONEG) F(LABS1) F(CSAT) F(CRND) F(CDST) F(LDST) F(OOFF) F(LSRC) F(LSOFF)
    F(AREG) F(LAOFF) F(MARK) F(PRED) F(COND))
SLOTS(cvt_f2f_64_narrow, F(ONEG) F(LABS1) F(CRND) F(CDST) F(LDST) F(OOFF) F(LSRC) F(MARK) F(PRED)
    F(COND))
SLOTS(cvt_f2f_64_same, F(ONEG) F(LABS1) F(CDST) F(LDST) F(LSRC) F(MARK) F(PRED) F(COND))
SLOTS(cvt_f2f_64_widen, F(ONEG) F(LABS1) F(CDST) F(LDST) F(LSRC) F(LSOFF) F(AREG) F(LAOFF) F(MARK)
    F(PRED) F(COND))
SLOTS(dfma, F(DRND) F(CDST) F(LDST) F(LNEG1) F(LSRC) F(LSRC2) F(LNEG2) F(LSRC3) F(MARK) F(PRED)
    F(COND))
SLOTS(dadd, F(DARND) F(CDST) F(LDST) F(LNEG1) F(LSRC) F(LNEG2) F(LSRC3) F(MARK) F(PRED) F(COND))
SLOTS(dmul, F(CRND) F(CDST) F(LDST) F(LNEG1) F(LSRC) F(LSRC2) F(MARK) F(PRED) F(COND))
SLOTS(dminmax_min, F(CDST) F(LDST) F(LNEG1) F(LABS1) F(LSRC) F(LNEG2) F(LABS2) F(LSRC2) F(MARK)
    F(PRED) F(COND))
SLOTS(dset, F(CDST) F(LDST) F(OOFF) F(FCOMPARE) F(LNEG1) F(LABS1) F(LSRC) F(LNEG2) F(LABS2) F(LSRC2)
    F(MARK) F(PRED) F(COND))
SLOTS(fadd_short, F(SSAT) F(SDST) F(SNEG1) F(SSRC) F(SSOFF) F(SAREG) F(SAOFF) F(SNEG2) F(SSRC2)
    F(SSPACE) F(SCOFF))
SLOTS(fadd_imm, F(SSAT) F(SDST) F(SNEG1) F(SSRC) F(SSOFF) F(SAREG) F(SAOFF) F(SNEG2) F(IMM))
SLOTS(fadd_long, F(OSAT) F(ARND) F(CDST) F(LDST) F(OOFF) F(LNEG1) F(LSRC) F(LSOFF) F(AREG) F(LAOFF)
    F(LNEG2) F(LSRC3) F(CSPACE) F(C3OFF) F(MARK) F(PRED) F(COND))
SLOTS(fmul_short, F(SDST) F(SNEG1) F(SSRC) F(SSOFF) F(SAREG) F(SAOFF) F(SNEG2) F(SSRC2) F(SSPACE)
    F(SCOFF))
SLOTS(fmul_imm, F(SDST) F(SNEG1) F(SSRC) F(SSOFF) F(SAREG) F(SAOFF) F(SNEG2) F(IMM))
SLOTS(fmul_long, F(MRND) F(CDST) F(LDST) F(OOFF) F(LNEG1) F(LSRC) F(LSOFF) F(AREG) F(LAOFF) F(LNEG2)
    F(LSRC2) F(CSPACE) F(C2OFF) F(MARK) F(PRED) F(COND))
SLOTS(fmad_short, F(SSAT) F(SDST) F(SNEG1) F(SSRC) F(SSOFF) F(SAREG) F(SAOFF) F(SSRC2) F(SSPACE)
    F(SCOFF) F(SNEG2))
SLOTS(fmad_imm, F(SSAT) F(SDST) F(SNEG1) F(SSRC) F(SSOFF) F(SAREG) F(SAOFF) F(IMM) F(SNEG2))
SLOTS(fmad_long, F(OSAT) F(CDST) F(LDST) F(OOFF) F(LNEG1) F(LSRC) F(LSOFF) F(AREG) F(LAOFF) F(LSRC2)
    F(CSPACE) F(C2OFF) F(LNEG2) F(LSRC3) F(C3OFF) F(MARK) F(PRED) F(COND))
SLOTS(fset, F(CDST) F(LDST) F(OOFF) F(FCOMPARE) F(LNEG1) F(LABS1) F(LSRC) F(LSOFF) F(AREG) F(LAOFF)
    F(LNEG2) F(LABS2) F(LSRC2) F(CSPACE) F(C2OFF) F(MARK) F(PRED) F(COND))
SLOTS(fminmax_max, F(CDST) F(LDST) F(OOFF) F(LNEG1) F(LABS1) F(LSRC) F(LSOFF) F(AREG) F(LAOFF)
    F(LNEG2) F(LABS2) F(LSRC2) F(CSPACE) F(C2OFF) F(MARK) F(PRED) F(COND))
SLOTS(fslct, F(CDST) F(LDST) F(OOFF) F(LSRC) F(LSOFF) F(AREG) F(LAOFF) F(LSRC2) F(CSPACE) F(C2OFF)
    F(ONEG) F(LSRC3) F(C3OFF) F(MARK) F(PRED) F(COND))
SLOTS(quadop, F(Q0) F(Q1) F(Q2) F(Q3) F(CDST) F(LDST) F(OOFF) F(LSRC) F(LSRC3) F(MARK) F(PRED)
    F(COND))
SLOTS(add_add_b16_short, F(SSAT) F(SDST) F(SSRC) F(SSOFF) F(SAREG) F(SAOFF) F(SSRC2) F(SSPACE)
    F(SCOFF))
SLOTS(add_add_b16_imm, F(SSAT) F(SDST) F(SSRC) F(SSOFF) F(SAREG) F(SAOFF) F(IMM))
SLOTS(add_add_b16_long, F(LSAT) F(CDST) F(LDST) F(OOFF) F(LSRC) F(LSOFF) F(AREG) F(LAOFF) F(LSRC3)
    F(CSPACE) F(C3OFF) F(MARK) F(PRED) F(COND))
SLOTS(add_addc_b16_long, F(LSAT) F(CDST) F(LDST) F(OOFF) F(LSRC) F(LSOFF) F(AREG) F(LAOFF) F(LSRC3)
    F(CSPACE) F(C3OFF) F(COND) F(MARK) F(PRED))
SLOTS(mul16_short, F(SDST) F(S16A) F(SSRC) F(SSOFF) F(SAREG) F(SAOFF) F(S16B) F(SSRC2) F(SSPACE)
    F(SCOFF))
SLOTS(mul16_imm, F(SDST) F(S16A) F(SSRC) F(SSOFF) F(SAREG) F(SAOFF) F(S16B) F(IMM))
SLOTS(mul16_long, F(CDST) F(LDST) F(OOFF) F(L16A) F(LSRC) F(LSOFF) F(AREG) F(LAOFF) F(L16B) F(LSRC2)
    F(CSPACE) F(C2OFF) F(MARK) F(PRED) F(COND))
SLOTS(mul24_short, F(SDST) F(SHIGH) F(S24) F(SSRC) F(SSOFF) F(SAREG) F(SAOFF) F(SSRC2) F(SSPACE)
    F(SCOFF))
SLOTS(mul24_imm, F(SDST) F(SHIGH) F(S24) F(SSRC) F(SSOFF) F(SAREG) F(SAOFF) F(IMM))
SLOTS(mul24_long, F(CDST) F(LDST) F(OOFF) F(LHIGH) F(L24) F(LSRC) F(LSOFF) F(AREG) F(LAOFF) F(LSRC2)
    F(CSPACE) F(C2OFF) F(MARK) F(PRED) F(COND))
SLOTS(mul_add_add_u16_short, F(SDST) F(SSRC) F(SSOFF) F(SAREG) F(SAOFF) F(SSRC2) F(SSPACE) F(SCOFF))
SLOTS(mul_add_add_u16_imm, F(SDST) F(SSRC) F(SSOFF) F(SAREG) F(SAOFF) F(IMM))
SLOTS(mul_add_add_u16_long, F(CDST) F(LDST) F(OOFF) F(LSRC) F(LSOFF) F(AREG) F(LAOFF) F(LSRC2)
    F(CSPACE) F(C2OFF) F(LSRC3) F(C3OFF) F(MARK) F(PRED) F(COND))
SLOTS(mul_add_addc_u16_long, F(CDST) F(LDST) F(OOFF) F(LSRC) F(LSOFF) F(AREG) F(LAOFF) F(LSRC2)
    F(CSPACE) F(C2OFF) F(LSRC3) F(C3OFF) F(COND) F(MARK) F(PRED))
SLOTS(mul_add_again_add, F(CDST) F(LDST) F(OOFF) F(U24AGAIN) F(LSRC) F(LSOFF) F(AREG) F(LAOFF)
    F(LSRC2) F(CSPACE) F(C2OFF) F(LSRC3) F(C3OFF) F(MARK) F(PRED) F(COND))
SLOTS(mul_add_again_addc, F(CDST) F(LDST) F(OOFF) F(U24AGAIN) F(LSRC) F(LSOFF) F(AREG) F(LAOFF)
    F(LSRC2) F(CSPACE) F(C2OFF) F(LSRC3) F(C3OFF) F(COND) F(MARK) F(PRED))
SLOTS(sad_u16_short, F(SDST) F(SSRC) F(SSRC2))
SLOTS(minmax_max_u16, F(CDST) F(LDST) F(OOFF) F(LSRC) F(LSOFF) F(AREG) F(LAOFF) F(LSRC2) F(CSPACE)
    F(C2OFF) F(MARK) F(PRED) F(COND))
SLOTS(set_u16, F(CDST) F(LDST) F(OOFF) F(COMPARE) F(LSRC) F(LSOFF) F(AREG) F(LAOFF) F(LSRC2)
    F(CSPACE) F(C2OFF) F(MARK) F(PRED) F(COND))
SLOTS(logop_imm_and, F(SDST) F(SNOT) F(SSRC) F(SSOFF) F(SAREG) F(SAOFF) F(IMM))
SLOTS(logop_and_b16, F(CDST) F(LDST) F(OOFF) F(LNOT1) F(LSRC) F(LSOFF) F(AREG) F(LAOFF) F(LNOT2)
    F(LSRC2) F(CSPACE) F(C2OFF) F(MARK) F(PRED) F(COND))
SLOTS(shl_b16_cnt, F(CDST) F(LDST) F(OOFF) F(LSRC) F(LSOFF) F(AREG) F(LAOFF) F(SHCNT) F(MARK)
    F(PRED) F(COND))
SLOTS(ld_a, F(LDST) F(OOFF) F(LAOFF) F(AREG) F(LANE) F(MARK) F(PRED) F(COND))
SLOTS(st_o, F(OFF32) F(AREG) F(LSRC3) F(MARK) F(PRED) F(COND))
SLOTS(ld_c_u8_full, F(LDST) F(OOFF) F(CSPACE) F(OFF8) F(AREG) F(MARK) F(PRED) F(COND))
SLOTS(ld_c_u16_full, F(LDST) F(OOFF) F(CSPACE) F(OFF16) F(AREG) F(MARK) F(PRED) F(COND))
SLOTS(ld_c_b32_full, F(LDST) F(OOFF) F(CSPACE) F(OFF32) F(AREG) F(MARK) F(PRED) F(COND))
SLOTS(ld_s_u8_full, F(LDST) F(OFF8) F(AREG) F(MARK) F(PRED) F(COND))
SLOTS(ld_s_u16_full, F(LDST) F(OFF16) F(AREG) F(MARK) F(PRED) F(COND))
SLOTS(ld_s_b32_full, F(LDST) F(OFF32) F(AREG) F(MARK) F(PRED) F(COND))
SLOTS(ld_s_lock_full, F(CDST) F(LDST) F(OFF32) F(AREG) F(MARK) F(PRED) F(COND))
SLOTS(st_s_half_b8, F(OFF8) F(AREG) F(LSRC3) F(MARK) F(PRED) F(COND))
SLOTS(st_s_half_b16, F(OFF16) F(AREG) F(LSRC3) F(MARK) F(PRED) F(COND))
SLOTS(st_l_u8, F(OFF8) F(AREG) F(LDST) F(MARK) F(PRED) F(COND))
SLOTS(ld_g_u8, F(LDST) F(GSPACE) F(LSRC) F(MARK) F(PRED) F(COND))
SLOTS(mov_b16_short, F(SSFU) F(SDST) SLOTS_S_SRC)
SLOTS(mov_b16_imm, F(LDST) F(IMM))
SLOTS(mov_b16_long, F(LSFU) F(LDST) F(OOFF) F(LSRC) F(LSOFF) F(AREG) F(LAOFF) F(LANE) F(MARK)
    F(PRED) F(COND))
SLOTS(mov_r_c, F(LDST) F(COND) F(MARK) F(PRED))
SLOTS(mov_c_r, F(CDST) F(LSRC) F(MARK) F(PRED) F(COND))
SLOTS(mov_r_a, F(LDST) F(AREG) F(MARK) F(PRED) F(COND))
SLOTS(mov_r_sr, F(LDST) F(SREG) F(MARK) F(PRED) F(COND))
SLOTS(shl_a, F(ADST) F(LSRC) F(LSOFF) F(AREG) F(LAOFF) F(HSHCNT) F(MARK) F(PRED) F(COND))
SLOTS(add_a, F(ADST) F(AREG) F(OFFS) F(MARK) F(PRED) F(COND))
SLOTS(rcp_short, F(SDST) F(SNEG2) F(SABS) F(SSRC))
SLOTS(rcp_long, F(LDST) F(OOFF) F(LNEG1) F(LABS1) F(LSRC) F(MARK) F(PRED) F(COND))
SLOTS(sincos_sin, F(LDST) F(OOFF) F(LSRC) F(MARK) F(PRED) F(COND))
SLOTS(ex2, F(LSAT) F(LDST) F(OOFF) F(LSRC) F(MARK) F(PRED) F(COND))
SLOTS(pre_presin, F(LDST) F(OOFF) F(LNEG1) F(LABS1) F(LSRC) F(LSOFF) F(AREG) F(LAOFF) F(MARK)
    F(PRED) F(COND))
SLOTS(interp_plain_short, F(SDST) F(VOFF) F(SAREG))
SLOTS(interp_plain_smul, F(SDST) F(VOFF) F(SAREG) F(SSRC))
SLOTS(interp_plain_long, F(LDST) F(VOFF) F(AREG) F(MARK) F(PRED) F(COND))
SLOTS(interp_plain_mul, F(LDST) F(VOFF) F(AREG) F(LNEG1) F(LSRC) F(MARK) F(PRED) F(COND))
SLOTS(tex_texauto_short, F(SLIVE) F(SDST) F(TEX) F(SAMP))
SLOTS(tex_texauto_long, F(TLIVE) F(DERIV) F(LDST) F(TEX) F(SAMP) F(TX) F(TY) F(TZ) F(MARK) F(PRED)
    F(COND))
SLOTS(tex_cube_texauto, F(TLIVE) F(DERIV) F(LDST) F(TEX) F(SAMP) F(MARK) F(PRED) F(COND))

LINES(GUARD, "", "(never)", "(<PRED> $c<COND>)")
CHOICES(red_g_add_num, C(GUARD))
LINES(L_DST, "$r<LDST>d")
CHOICES(red_g_wide_add, R(L_DST, "v") C(GUARD))
LINES(REG, "$r<LSRC2>d")
CHOICES(atomic_g_wide, R(L_DST, "d") R(REG, "v") C(GUARD))
LINES(REG_2, "$r<LSRC3>d")
CHOICES(cas_g_wide, R(L_DST, "d") R(REG, "b") NAMED(REG_2, "REG", "c") C(GUARD))
LINES(AT0, "<OFF8>", "$a<AREG>", "$a<AREG>+<OFF8>")
CHOICES(bra_c, R(AT0, "p"))
LINES(MCDST, "", "$c<CDST>")
LINES(LL_DST, "$r<LDST>", "o[<OOFF*4>]", "#")
LINES(CVT_INT, "(u16|u8|s16|s8) <v>", "(u32|s32) <v>", "(u8|s8) $r<LSRC>")
LINES(L_SRC, "$r<LSRC/2>(l|h)", "u8 s[<p>]", "u16 s[<p>]", "s16 s[<p>]", "b32 s[<p>]",
    "a[<LAOFF*4>]", "p[<q>]")
LINES(AT, "<LSOFF>", "$a<AREG>", "$a<AREG>+<LSOFF>", "$a<AREG>++<signed(LSOFF)>")
LINES(AT_2, "<LSOFF*2>", "$a<AREG>", "$a<AREG>+<LSOFF*2>", "$a<AREG>++<signed(LSOFF)*2>")
LINES(AT_3, "<LSOFF*4>", "$a<AREG>", "$a<AREG>+<LSOFF*4>", "$a<AREG>++<signed(LSOFF)*4>")
LINES(AT0_2, "<LAOFF*4>", "$a<AREG>", "$a<AREG>+<LAOFF*4>")
LINES(L_SRC_2, "$r<LSRC>", "u8 s[<p>]", "u16 s[<p>]", "s16 s[<p>]", "b32 s[<p>]", "a[<LAOFF*4>]",
    "p[<q>]")
CHOICES(cvt_i2i_u_full, R(MCDST, "cd") R(LL_DST, "d") R(CVT_INT, "a") R(L_SRC, "v") R(AT, "p")
    NAMED(AT_2, "AT", "p") NAMED(AT_2, "AT", "p") NAMED(AT_3, "AT", "p") NAMED(AT0_2, "AT0", "q")
    NAMED(L_SRC_2, "L_SRC", "v") R(AT, "p") NAMED(AT_2, "AT", "p") NAMED(AT_2, "AT", "p")
    NAMED(AT_3, "AT", "p") NAMED(AT0_2, "AT0", "q") C(GUARD))
LINES(LL_DST_2, "$r<LDST/2>(l|h)", "o[<OOFF*2>]", "#")
CHOICES(cvt_i2i_u_half, R(MCDST, "cd") NAMED(LL_DST_2, "LL_DST", "d") R(CVT_INT, "a") R(L_SRC, "v")
    R(AT, "p") NAMED(AT_2, "AT", "p") NAMED(AT_2, "AT", "p") NAMED(AT_3, "AT", "p")
    NAMED(AT0_2, "AT0", "q") NAMED(L_SRC_2, "L_SRC", "v") R(AT, "p") NAMED(AT_2, "AT", "p")
    NAMED(AT_2, "AT", "p") NAMED(AT_3, "AT", "p") NAMED(AT0_2, "AT0", "q") C(GUARD))
LINES(LL_HALF, "$r<LDST/2>(l|h)", "half o[<OOFF*2>]", "half #")
CHOICES(cvt_i2i_u8_byte, R(MCDST, "cd") R(LL_HALF, "d") R(CVT_INT, "a") R(L_SRC, "v") R(AT, "p")
    NAMED(AT_2, "AT", "p") NAMED(AT_2, "AT", "p") NAMED(AT_3, "AT", "p") NAMED(AT0_2, "AT0", "q")
    NAMED(L_SRC_2, "L_SRC", "v") R(AT, "p") NAMED(AT_2, "AT", "p") NAMED(AT_2, "AT", "p")
    NAMED(AT_3, "AT", "p") NAMED(AT0_2, "AT0", "q") C(GUARD))
CHOICES(cvt_i2f_64_u_to, R(MCDST, "cd") R(L_DST, "d") NAMED(L_SRC_2, "L_SRC", "a") R(AT, "p")
    NAMED(AT_2, "AT", "p") NAMED(AT_2, "AT", "p") NAMED(AT_3, "AT", "p") NAMED(AT0_2, "AT0", "q")
    C(GUARD))
LINES(REG_3, "$r<LSRC>d")
CHOICES(cvt_i2f_64_u_from, R(MCDST, "cd") R(LL_DST, "d") NAMED(REG_3, "REG", "a") C(GUARD))
CHOICES(cvt_i2f_64_u_both, R(MCDST, "cd") R(L_DST, "d") NAMED(REG_3, "REG", "a") C(GUARD))
CHOICES(cvt_f2i_u16_f16, R(MCDST, "cd") NAMED(LL_DST_2, "LL_DST", "d") R(L_SRC, "a") R(AT, "p")
    NAMED(AT_2, "AT", "p") NAMED(AT_2, "AT", "p") NAMED(AT_3, "AT", "p") NAMED(AT0_2, "AT0", "q")
    C(GUARD))
CHOICES(cvt_f2i_u16_f32, R(MCDST, "cd") NAMED(LL_DST_2, "LL_DST", "d") NAMED(L_SRC_2, "L_SRC", "a")
    R(AT, "p") NAMED(AT_2, "AT", "p") NAMED(AT_2, "AT", "p") NAMED(AT_3, "AT", "p")
    NAMED(AT0_2, "AT0", "q") C(GUARD))
CHOICES(cvt_f2i_u32_f16, R(MCDST, "cd") R(LL_DST, "d") R(L_SRC, "a") R(AT, "p")
    NAMED(AT_2, "AT", "p") NAMED(AT_2, "AT", "p") NAMED(AT_3, "AT", "p") NAMED(AT0_2, "AT0", "q")
    C(GUARD))
CHOICES(cvt_f2i_u32_f32, R(MCDST, "cd") R(LL_DST, "d") NAMED(L_SRC_2, "L_SRC", "a") R(AT, "p")
    NAMED(AT_2, "AT", "p") NAMED(AT_2, "AT", "p") NAMED(AT_3, "AT", "p") NAMED(AT0_2, "AT0", "q")
    C(GUARD))
CHOICES(dfma, R(MCDST, "cd") R(L_DST, "d") NAMED(REG_3, "REG", "a") R(REG, "b")
    NAMED(REG_2, "REG", "c") C(GUARD))
CHOICES(dadd, R(MCDST, "cd") R(L_DST, "d") NAMED(REG_3, "REG", "a") NAMED(REG_2, "REG", "b")
    C(GUARD))
CHOICES(dmul, R(MCDST, "cd") R(L_DST, "d") NAMED(REG_3, "REG", "a") R(REG, "b") C(GUARD))
CHOICES(dset, R(MCDST, "cd") R(LL_DST, "d") NAMED(REG_3, "REG", "a") R(REG, "b") C(GUARD))
LINES(S_DST, "$r<SDST>")
LINES(S_SRC, "$r<SSRC>", "u8 s[<p>]", "u16 s[<p>]", "s16 s[<p>]", "b32 s[<p>]", "a[<SAOFF*4>]",
    "p[<q>]")
LINES(AT_4, "<SSOFF>", "$a<SAREG>", "$a<SAREG>+<SSOFF>", "$a<SAREG>++<signed(SSOFF)>")
LINES(AT_5, "<SSOFF*2>", "$a<SAREG>", "$a<SAREG>+<SSOFF*2>", "$a<SAREG>++<signed(SSOFF)*2>")
LINES(AT_6, "<SSOFF*4>", "$a<SAREG>", "$a<SAREG>+<SSOFF*4>", "$a<SAREG>++<signed(SSOFF)*4>")
LINES(AT0_3, "<SAOFF*4>", "$a<SAREG>", "$a<SAREG>+<SAOFF*4>")
LINES(S_SRC2, "$r<SSRC2>", "$r<SSRC2>", "c<SSPACE>[<p>]")
LINES(AT_7, "<SCOFF*4>", "$a<SAREG>", "$a<SAREG>+<SCOFF*4>", "$a<SAREG>++<signed(SCOFF)*4>")
CHOICES(fadd_short, R(S_DST, "d") R(S_SRC, "a") NAMED(AT_4, "AT", "p") NAMED(AT_5, "AT", "p")
    NAMED(AT_5, "AT", "p") NAMED(AT_6, "AT", "p") NAMED(AT0_3, "AT0", "q") R(S_SRC2, "b")
    NAMED(AT_7, "AT", "p"))
LINES(I_SRC, "$r<SSRC>", "u8 s[<p>]", "u16 s[<p>]", "s16 s[<p>]", "b32 s[<p>]", "p[<q>]")
CHOICES(fadd_imm, R(S_DST, "d") R(I_SRC, "a") NAMED(AT_4, "AT", "p") NAMED(AT_5, "AT", "p")
    NAMED(AT_5, "AT", "p") NAMED(AT_6, "AT", "p") NAMED(AT0_3, "AT0", "q"))
LINES(L_SRC3, "$r<LSRC3>", "$r<LSRC3>", "c<CSPACE>[<p>]", "c<CSPACE>[<p>]", "c<CSPACE>[<C3OFF*4>]",
    "c<CSPACE>[<C3OFF*4>]")
LINES(AT_8, "<C3OFF*4>", "$a<AREG>", "$a<AREG>+<C3OFF*4>", "$a<AREG>++<signed(C3OFF)*4>")
CHOICES(fadd_long, R(MCDST, "cd") R(LL_DST, "d") NAMED(L_SRC_2, "L_SRC", "a") R(AT, "p")
    NAMED(AT_2, "AT", "p") NAMED(AT_2, "AT", "p") NAMED(AT_3, "AT", "p") NAMED(AT0_2, "AT0", "q")
    R(L_SRC3, "b") NAMED(AT_8, "AT", "p") NAMED(AT_8, "AT", "p") C(GUARD))
LINES(FMUL_SAT, "", "sat", "")
CHOICES(fmul_short, R(FMUL_SAT, "sat") R(S_DST, "d") R(S_SRC, "a") NAMED(AT_4, "AT", "p")
    NAMED(AT_5, "AT", "p") NAMED(AT_5, "AT", "p") NAMED(AT_6, "AT", "p") NAMED(AT0_3, "AT0", "q")
    R(S_SRC2, "b") NAMED(AT_7, "AT", "p"))
CHOICES(fmul_imm, R(FMUL_SAT, "sat") R(S_DST, "d") R(I_SRC, "a") NAMED(AT_4, "AT", "p")
    NAMED(AT_5, "AT", "p") NAMED(AT_5, "AT", "p") NAMED(AT_6, "AT", "p") NAMED(AT0_3, "AT0", "q"))
LINES(FMUL_LSAT, "", "sat", "")
LINES(L_SRC2, "$r<LSRC2>", "$r<LSRC2>", "c<CSPACE>[<p>]", "c<CSPACE>[<p>]", "c<CSPACE>[<C2OFF*4>]",
    "c<CSPACE>[<C2OFF*4>]")
LINES(AT_9, "<C2OFF*4>", "$a<AREG>", "$a<AREG>+<C2OFF*4>", "$a<AREG>++<signed(C2OFF)*4>")
CHOICES(fmul_long, R(FMUL_LSAT, "sat") R(MCDST, "cd") R(LL_DST, "d") NAMED(L_SRC_2, "L_SRC", "a")
    R(AT, "p") NAMED(AT_2, "AT", "p") NAMED(AT_2, "AT", "p") NAMED(AT_3, "AT", "p")
    NAMED(AT0_2, "AT0", "q") R(L_SRC2, "b") NAMED(AT_9, "AT", "p") NAMED(AT_9, "AT", "p") C(GUARD))
CHOICES(fmad_short, R(S_DST, "d") R(S_SRC, "a") NAMED(AT_4, "AT", "p") NAMED(AT_5, "AT", "p")
    NAMED(AT_5, "AT", "p") NAMED(AT_6, "AT", "p") NAMED(AT0_3, "AT0", "q") R(S_SRC2, "b")
    NAMED(AT_7, "AT", "p") R(S_DST, "c"))
CHOICES(fmad_imm, R(S_DST, "d") R(I_SRC, "a") NAMED(AT_4, "AT", "p") NAMED(AT_5, "AT", "p")
    NAMED(AT_5, "AT", "p") NAMED(AT_6, "AT", "p") NAMED(AT0_3, "AT0", "q") R(S_DST, "c"))
CHOICES(fmad_long, R(MCDST, "cd") R(LL_DST, "d") NAMED(L_SRC_2, "L_SRC", "a") R(AT, "p")
    NAMED(AT_2, "AT", "p") NAMED(AT_2, "AT", "p") NAMED(AT_3, "AT", "p") NAMED(AT0_2, "AT0", "q")
    R(L_SRC2, "b") NAMED(AT_9, "AT", "p") NAMED(AT_9, "AT", "p") R(L_SRC3, "c")
    NAMED(AT_8, "AT", "p") NAMED(AT_8, "AT", "p") C(GUARD))
CHOICES(fset, R(MCDST, "cd") R(LL_DST, "d") NAMED(L_SRC_2, "L_SRC", "a") R(AT, "p")
    NAMED(AT_2, "AT", "p") NAMED(AT_2, "AT", "p") NAMED(AT_3, "AT", "p") NAMED(AT0_2, "AT0", "q")
    R(L_SRC2, "b") NAMED(AT_9, "AT", "p") NAMED(AT_9, "AT", "p") C(GUARD))
LINES(QUAD_LANE, "l0", "l1", "l2", "l3", "dx", "dy")
CHOICES(quadop, R(MCDST, "cd") R(LL_DST, "d") C(QUAD_LANE) C(GUARD))
LINES(S_DST_2, "$r<SDST/2>(l|h)")
LINES(S_SRC_2, "$r<SSRC/2>(l|h)", "u8 s[<p>]", "u16 s[<p>]", "s16 s[<p>]", "b32 s[<p>]",
    "a[<SAOFF*4>]", "p[<q>]")
LINES(S_SRC2_2, "$r<SSRC2/2>(l|h)", "$r<SSRC2/2>(l|h)", "c<SSPACE>[<p>]")
LINES(AT_10, "<SCOFF*2>", "$a<SAREG>", "$a<SAREG>+<SCOFF*2>", "$a<SAREG>++<signed(SCOFF)*2>")
CHOICES(add_add_b16_short, NAMED(S_DST_2, "S_DST", "d") NAMED(S_SRC_2, "S_SRC", "a")
    NAMED(AT_4, "AT", "p") NAMED(AT_5, "AT", "p") NAMED(AT_5, "AT", "p") NAMED(AT_6, "AT", "p")
    NAMED(AT0_3, "AT0", "q") NAMED(S_SRC2_2, "S_SRC2", "b") NAMED(AT_10, "AT", "p"))
LINES(I_SRC_2, "$r<SSRC/2>(l|h)", "u8 s[<p>]", "u16 s[<p>]", "s16 s[<p>]", "b32 s[<p>]", "p[<q>]")
CHOICES(add_add_b16_imm, NAMED(S_DST_2, "S_DST", "d") NAMED(I_SRC_2, "I_SRC", "a")
    NAMED(AT_4, "AT", "p") NAMED(AT_5, "AT", "p") NAMED(AT_5, "AT", "p") NAMED(AT_6, "AT", "p")
    NAMED(AT0_3, "AT0", "q"))
LINES(L_SRC3_2, "$r<LSRC3/2>(l|h)", "$r<LSRC3/2>(l|h)", "c<CSPACE>[<p>]", "c<CSPACE>[<p>]",
    "c<CSPACE>[<C3OFF*2>]", "c<CSPACE>[<C3OFF*2>]")
LINES(AT_11, "<C3OFF*2>", "$a<AREG>", "$a<AREG>+<C3OFF*2>", "$a<AREG>++<signed(C3OFF)*2>")
CHOICES(add_add_b16_long, R(MCDST, "cd") NAMED(LL_DST_2, "LL_DST", "d") R(L_SRC, "a") R(AT, "p")
    NAMED(AT_2, "AT", "p") NAMED(AT_2, "AT", "p") NAMED(AT_3, "AT", "p") NAMED(AT0_2, "AT0", "q")
    NAMED(L_SRC3_2, "L_SRC3", "b") NAMED(AT_11, "AT", "p") NAMED(AT_11, "AT", "p") C(GUARD))
CHOICES(mul16_short, R(S_DST, "d") NAMED(S_SRC_2, "S_SRC", "a") NAMED(AT_4, "AT", "p")
    NAMED(AT_5, "AT", "p") NAMED(AT_5, "AT", "p") NAMED(AT_6, "AT", "p") NAMED(AT0_3, "AT0", "q")
    NAMED(S_SRC2_2, "S_SRC2", "b") NAMED(AT_10, "AT", "p"))
CHOICES(mul16_imm, R(S_DST, "d") NAMED(I_SRC_2, "I_SRC", "a") NAMED(AT_4, "AT", "p")
    NAMED(AT_5, "AT", "p") NAMED(AT_5, "AT", "p") NAMED(AT_6, "AT", "p") NAMED(AT0_3, "AT0", "q"))
LINES(L_SRC2_2, "$r<LSRC2/2>(l|h)", "$r<LSRC2/2>(l|h)", "c<CSPACE>[<p>]", "c<CSPACE>[<p>]",
    "c<CSPACE>[<C2OFF*2>]", "c<CSPACE>[<C2OFF*2>]")
LINES(AT_12, "<C2OFF*2>", "$a<AREG>", "$a<AREG>+<C2OFF*2>", "$a<AREG>++<signed(C2OFF)*2>")
CHOICES(mul16_long, R(MCDST, "cd") R(LL_DST, "d") R(L_SRC, "a") R(AT, "p") NAMED(AT_2, "AT", "p")
    NAMED(AT_2, "AT", "p") NAMED(AT_3, "AT", "p") NAMED(AT0_2, "AT0", "q")
    NAMED(L_SRC2_2, "L_SRC2", "b") NAMED(AT_12, "AT", "p") NAMED(AT_12, "AT", "p") C(GUARD))
CHOICES(mul_add_add_u16_short, R(S_DST, "d") NAMED(S_SRC_2, "S_SRC", "a") NAMED(AT_4, "AT", "p")
    NAMED(AT_5, "AT", "p") NAMED(AT_5, "AT", "p") NAMED(AT_6, "AT", "p") NAMED(AT0_3, "AT0", "q")
    NAMED(S_SRC2_2, "S_SRC2", "b") NAMED(AT_10, "AT", "p") R(S_DST, "c3"))
CHOICES(mul_add_add_u24_short, R(S_DST, "d") R(S_SRC, "a") NAMED(AT_4, "AT", "p")
    NAMED(AT_5, "AT", "p") NAMED(AT_5, "AT", "p") NAMED(AT_6, "AT", "p") NAMED(AT0_3, "AT0", "q")
    R(S_SRC2, "b") NAMED(AT_7, "AT", "p") R(S_DST, "c3"))
CHOICES(mul_add_add_u16_imm, R(S_DST, "d") NAMED(I_SRC_2, "I_SRC", "a") NAMED(AT_4, "AT", "p")
    NAMED(AT_5, "AT", "p") NAMED(AT_5, "AT", "p") NAMED(AT_6, "AT", "p") NAMED(AT0_3, "AT0", "q")
    R(S_DST, "c3"))
CHOICES(mul_add_add_u24_imm, R(S_DST, "d") R(I_SRC, "a") NAMED(AT_4, "AT", "p")
    NAMED(AT_5, "AT", "p") NAMED(AT_5, "AT", "p") NAMED(AT_6, "AT", "p") NAMED(AT0_3, "AT0", "q")
    R(S_DST, "c3"))
CHOICES(mul_add_add_u16_long, R(MCDST, "cd") R(LL_DST, "d") R(L_SRC, "a") R(AT, "p")
    NAMED(AT_2, "AT", "p") NAMED(AT_2, "AT", "p") NAMED(AT_3, "AT", "p") NAMED(AT0_2, "AT0", "q")
    NAMED(L_SRC2_2, "L_SRC2", "b") NAMED(AT_12, "AT", "p") NAMED(AT_12, "AT", "p") R(L_SRC3, "c3")
    NAMED(AT_8, "AT", "p") NAMED(AT_8, "AT", "p") C(GUARD))
CHOICES(mul_add_add_u24_long, R(MCDST, "cd") R(LL_DST, "d") NAMED(L_SRC_2, "L_SRC", "a") R(AT, "p")
    NAMED(AT_2, "AT", "p") NAMED(AT_2, "AT", "p") NAMED(AT_3, "AT", "p") NAMED(AT0_2, "AT0", "q")
    R(L_SRC2, "b") NAMED(AT_9, "AT", "p") NAMED(AT_9, "AT", "p") R(L_SRC3, "c3")
    NAMED(AT_8, "AT", "p") NAMED(AT_8, "AT", "p") C(GUARD))
LINES(REG_4, "$r<SSRC/2>(l|h)")
LINES(REG_5, "$r<SSRC2/2>(l|h)")
CHOICES(sad_u16_short, R(S_DST, "d") NAMED(REG_4, "REG", "a") NAMED(REG_5, "REG", "b")
    R(S_DST, "c3"))
LINES(REG_6, "$r<SSRC>")
LINES(REG_7, "$r<SSRC2>")
CHOICES(sad_u32_short, R(S_DST, "d") NAMED(REG_6, "REG", "a") NAMED(REG_7, "REG", "b")
    R(S_DST, "c3"))
CHOICES(minmax_max_u16, R(MCDST, "cd") NAMED(LL_DST_2, "LL_DST", "d") R(L_SRC, "a") R(AT, "p")
    NAMED(AT_2, "AT", "p") NAMED(AT_2, "AT", "p") NAMED(AT_3, "AT", "p") NAMED(AT0_2, "AT0", "q")
    NAMED(L_SRC2_2, "L_SRC2", "b") NAMED(AT_12, "AT", "p") NAMED(AT_12, "AT", "p") C(GUARD))
CHOICES(ld_a, R(LL_DST, "d") NAMED(AT0_2, "AT0", "q") C(GUARD))
LINES(AT0_4, "<OFF32*4>", "$a<AREG>", "$a<AREG>+<OFF32*4>")
CHOICES(st_o, NAMED(AT0_4, "AT0", "q") C(GUARD))
LINES(AT_13, "<OFF8>", "$a<AREG>", "$a<AREG>+<OFF8>", "$a<AREG>++<signed(OFF8)>")
CHOICES(ld_c_u8_full, R(LL_DST, "d") NAMED(AT_13, "AT", "p") C(GUARD))
LINES(AT_14, "<OFF16*2>", "$a<AREG>", "$a<AREG>+<OFF16*2>", "$a<AREG>++<signed(OFF16)*2>")
CHOICES(ld_c_u16_full, R(LL_DST, "d") NAMED(AT_14, "AT", "p") C(GUARD))
LINES(AT_15, "<OFF32*4>", "$a<AREG>", "$a<AREG>+<OFF32*4>", "$a<AREG>++<signed(OFF32)*4>")
CHOICES(ld_c_b32_full, R(LL_DST, "d") NAMED(AT_15, "AT", "p") C(GUARD))
CHOICES(ld_c_u8_half, R(LL_HALF, "d") NAMED(AT_13, "AT", "p") C(GUARD))
CHOICES(ld_c_u16_half, R(LL_HALF, "d") NAMED(AT_14, "AT", "p") C(GUARD))
CHOICES(ld_c_b32_half, R(LL_HALF, "d") NAMED(AT_15, "AT", "p") C(GUARD))
LINES(LL_DST_3, "$r<LDST>", "#")
CHOICES(ld_s_u8_full, NAMED(LL_DST_3, "LL_DST", "d") NAMED(AT_13, "AT", "p") C(GUARD))
CHOICES(ld_s_u16_full, NAMED(LL_DST_3, "LL_DST", "d") NAMED(AT_14, "AT", "p") C(GUARD))
LINES(LL_HALF_2, "$r<LDST/2>(l|h)", "half #")
CHOICES(ld_s_u8_half, NAMED(LL_HALF_2, "LL_HALF", "d") NAMED(AT_13, "AT", "p") C(GUARD))
CHOICES(ld_s_u16_half, NAMED(LL_HALF_2, "LL_HALF", "d") NAMED(AT_14, "AT", "p") C(GUARD))
CHOICES(ld_s_b32_full, NAMED(LL_DST_3, "LL_DST", "d") NAMED(AT_15, "AT", "p") C(GUARD))
CHOICES(ld_s_b32_half, NAMED(LL_HALF_2, "LL_HALF", "d") NAMED(AT_15, "AT", "p") C(GUARD))
LINES(REG_8, "$r<LSRC3/2>(l|h)")
CHOICES(st_s_half_b8, NAMED(AT_13, "AT", "p") NAMED(REG_8, "REG", "v") C(GUARD))
LINES(REG_9, "$r<LSRC3>")
CHOICES(st_s_full_b8, NAMED(AT_13, "AT", "p") NAMED(REG_9, "REG", "v") C(GUARD))
CHOICES(st_s_half_b16, NAMED(AT_14, "AT", "p") NAMED(REG_8, "REG", "v") C(GUARD))
CHOICES(st_s_full_b16, NAMED(AT_14, "AT", "p") NAMED(REG_9, "REG", "v") C(GUARD))
CHOICES(st_s_half_b32, NAMED(AT_15, "AT", "p") NAMED(REG_8, "REG", "v") C(GUARD))
CHOICES(st_s_full_b32, NAMED(AT_15, "AT", "p") NAMED(REG_9, "REG", "v") C(GUARD))
LINES(L_DST_2, "$r<LDST>")
CHOICES(ld_l_u8, NAMED(L_DST_2, "L_DST", "d") NAMED(AT_13, "AT", "p") C(GUARD))
CHOICES(ld_l_b64, R(L_DST, "d") NAMED(AT_13, "AT", "p") C(GUARD))
LINES(L_DST_3, "$r<LDST>q")
CHOICES(ld_l_b128, NAMED(L_DST_3, "L_DST", "d") NAMED(AT_13, "AT", "p") C(GUARD))
CHOICES(st_l_u8, NAMED(AT_13, "AT", "p") NAMED(L_DST_2, "L_DST", "v") C(GUARD))
CHOICES(st_l_b64, NAMED(AT_13, "AT", "p") R(L_DST, "v") C(GUARD))
CHOICES(st_l_b128, NAMED(AT_13, "AT", "p") NAMED(L_DST_3, "L_DST", "v") C(GUARD))
CHOICES(ld_g_u8, NAMED(L_DST_2, "L_DST", "d") C(GUARD))
CHOICES(ld_g_b64, R(L_DST, "d") C(GUARD))
CHOICES(ld_g_b128, NAMED(L_DST_3, "L_DST", "d") C(GUARD))
CHOICES(st_g_u8, NAMED(L_DST_2, "L_DST", "v") C(GUARD))
CHOICES(st_g_b128, NAMED(L_DST_3, "L_DST", "v") C(GUARD))
CHOICES(mov_b16_short, NAMED(S_DST_2, "S_DST", "d") NAMED(S_SRC_2, "S_SRC", "v")
    NAMED(AT_4, "AT", "p") NAMED(AT_5, "AT", "p") NAMED(AT_5, "AT", "p") NAMED(AT_6, "AT", "p")
    NAMED(AT0_3, "AT0", "q"))
CHOICES(mov_b32_short, R(S_DST, "d") R(S_SRC, "v") NAMED(AT_4, "AT", "p") NAMED(AT_5, "AT", "p")
    NAMED(AT_5, "AT", "p") NAMED(AT_6, "AT", "p") NAMED(AT0_3, "AT0", "q"))
LINES(L_DST_4, "$r<LDST/2>(l|h)")
CHOICES(mov_b16_imm, NAMED(L_DST_4, "L_DST", "d"))
CHOICES(mov_b32_imm, NAMED(L_DST_2, "L_DST", "d"))
CHOICES(mov_b16_long, NAMED(LL_DST_2, "LL_DST", "d") R(L_SRC, "v") R(AT, "p") NAMED(AT_2, "AT", "p")
    NAMED(AT_2, "AT", "p") NAMED(AT_3, "AT", "p") NAMED(AT0_2, "AT0", "q") C(GUARD))
CHOICES(mov_b32_long, R(LL_DST, "d") NAMED(L_SRC_2, "L_SRC", "v") R(AT, "p") NAMED(AT_2, "AT", "p")
    NAMED(AT_2, "AT", "p") NAMED(AT_3, "AT", "p") NAMED(AT0_2, "AT0", "q") C(GUARD))
LINES(SPECIAL, "$sr<SREG>", "$sr<SREG>")
CHOICES(mov_r_sr, R(SPECIAL, "s") C(GUARD))
CHOICES(shl_a, NAMED(L_SRC_2, "L_SRC", "a") R(AT, "p") NAMED(AT_2, "AT", "p") NAMED(AT_2, "AT", "p")
    NAMED(AT_3, "AT", "p") NAMED(AT0_2, "AT0", "q") C(GUARD))
CHOICES(rcp_long, R(LL_DST, "d") C(GUARD))
CHOICES(pre_presin, R(LL_DST, "d") NAMED(L_SRC_2, "L_SRC", "a") R(AT, "p") NAMED(AT_2, "AT", "p")
    NAMED(AT_2, "AT", "p") NAMED(AT_3, "AT", "p") NAMED(AT0_2, "AT0", "q") C(GUARD))
LINES(AT0_5, "<VOFF*4>", "$a<SAREG>", "$a<SAREG>+<VOFF*4>")
CHOICES(interp_plain_short, NAMED(AT0_5, "AT0", "q"))
LINES(AT0_6, "<VOFF*4>", "$a<AREG>", "$a<AREG>+<VOFF*4>")
CHOICES(interp_plain_long, NAMED(AT0_6, "AT0", "q") C(GUARD))
LINES(STDST, "$r<SDST>:$r<SDST+1>:$r<SDST+2>:$r<SDST+3>")
LINES(STSRC, "$r<SDST>", "$r<SDST>:$r<SDST+1>", "$r<SDST>:$r<SDST+1>:$r<SDST+2>",
    "$r<SDST>:$r<SDST+1>:$r<SDST+2>:$r<SDST+3>")
CHOICES(tex_texauto_short, R(STDST, "d") R(STSRC, "a"))
LINES(LTDST, "#:#:#:#", "$r<LDST>:#:#:#", "#:$r<LDST>:#:#", "$r<LDST>:$r<LDST+1>:#:#",
    "#:#:$r<LDST>:#", "$r<LDST>:#:$r<LDST+1>:#", "#:$r<LDST>:$r<LDST+1>:#",
    "$r<LDST>:$r<LDST+1>:$r<LDST+2>:#", "#:#:#:$r<LDST>", "$r<LDST>:#:#:$r<LDST+1>",
    "#:$r<LDST>:#:$r<LDST+1>", "$r<LDST>:$r<LDST+1>:#:$r<LDST+2>", "#:#:$r<LDST>:$r<LDST+1>",
    "$r<LDST>:#:$r<LDST+1>:$r<LDST+2>", "#:$r<LDST>:$r<LDST+1>:$r<LDST+2>",
    "$r<LDST>:$r<LDST+1>:$r<LDST+2>:$r<LDST+3>")
LINES(LTSRC, "$r<LDST>", "$r<LDST>:$r<LDST+1>", "$r<LDST>:$r<LDST+1>:$r<LDST+2>",
    "$r<LDST>:$r<LDST+1>:$r<LDST+2>:$r<LDST+3>")
CHOICES(tex_texauto_long, R(LTDST, "d") R(LTSRC, "a") C(GUARD))
CHOICES(texsize, R(LTDST, "d") C(GUARD))

TITLE(red_g_add_num, "Atomic reduction on global memory")
TITLE(red_g_wide_add, "Atomic 64-bit reduction on global memory")
TITLE(red_g_narrow_add_num, "Atomic 8 or 16-bit reduction, before G200")
TITLE(red_g_kept_add_num, "Atomic 8 or 16-bit reduction, from G200 on")
TITLE(atomic_g_add_num, "Atomic operation on global memory")
TITLE(atomic_g_narrow_add_num, "Atomic 8 or 16-bit operation, before G200")
TITLE(atomic_g_kept_add_num, "Atomic 8 or 16-bit operation, from G200 on")
TITLE(bar_mask, "Barrier synchronization of a block")
TITLE(trap_short, "Trap: stop with an error")
TITLE(brkpt_short, "Breakpoint")
TITLE(vote_any, "Warp-wide vote")
TITLE(emit_emit, "Emit vertex or end primitive")
TITLE(cvt_i2i_u_full, "Convert integer to integer")
TITLE(cvt_i2f_f16, "Convert integer to float")
TITLE(cvt_i2f_64_u_to, "Convert integer to float, 64 bits")
TITLE(cvt_f2i_u16_f16, "Convert float to integer")
TITLE(cvt_f2i_64_u_to, "Convert float to integer, 64 bits")
TITLE(cvt_f2f_f16_same, "Convert float to float")
TITLE(cvt_f2f_64_narrow, "Convert float to float, 64 bits")
TITLE(dminmax_min, "FP64 minimum and maximum")
TITLE(fadd_short, "FP32 add")
TITLE(fmul_short, "FP32 multiply")
TITLE(fmad_short, "FP32 multiply-add")
TITLE(fminmax_max, "FP32 minimum and maximum")
TITLE(add_add_b16_short, "Integer add and subtract")
TITLE(mul16_short, "16-bit integer multiply")
TITLE(mul24_short, "24-bit integer multiply")
TITLE(mul_add_add_u16_short, "Integer multiply-add")
TITLE(mul_add_again_add, "Integer multiply-add, further opcodes")
TITLE(sad_u16_short, "Sum of absolute differences")
TITLE(minmax_max_u16, "Integer minimum and maximum")
TITLE(set_u16, "Integer compare and set")
TITLE(logop_imm_and, "Bitwise logic with immediate")
TITLE(logop_and_b16, "Bitwise logic")
TITLE(shl_b16_reg, "Shift left")
TITLE(shr_u16_reg, "Shift right")
TITLE(ld_c_u8_full, "Load from constant memory")
TITLE(ld_s_u8_full, "Load from shared memory")
TITLE(ld_s_b32_full, "Load 32 bits from shared memory")
TITLE(ld_s_lock_full, "Load from shared memory and lock")
TITLE(st_s_half_b8, "Store to shared memory")
TITLE(ld_l_u8, "Load from local memory")
TITLE(st_l_u8, "Store to local memory")
TITLE(ld_g_u8, "Load from global memory")
TITLE(st_g_u8, "Store to global memory")
TITLE(mov_b16_short, "Move")
TITLE(rcp_short, "FP32 reciprocal")
TITLE(sfu_rsqrt, "FP32 reciprocal square root and logarithm")
TITLE(sincos_sin, "FP32 sine and cosine")
TITLE(pre_presin, "FP32 range reduction for sine, cosine and power of two")
TITLE(interp_plain_short, "Interpolate attribute")
TITLE(tex_texauto_short, "Texture lookup with filtering")
TITLE(texfetch_short, "Texture load: fetch a texel")
TITLE(tex_cube_texauto, "Cube map texture lookup")
TITLE(texgather_texgather, "Texture gather: four texels")
TITLE(texquerylod_plain, "Texture level-of-detail query")

EFFECTS(red_g_add_num,
    "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC] $r[LDST] $ended $active $st "
    "$returned $broken $warps $bar[0..15]; writes $ended $st $active $warps $bar[0..15] $pc "
    "$returned $broken; read g.u32; write g.u32; trap: unaligned in `g`; trap: `$st` is empty; "
    "trap: QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: "
    "STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top of the stack is "
    "neither a branch nor a joinat; branch: conditional return")
EFFECTS(red_exch_g,
    "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LDST] $r[LSRC] $ended $active $st "
    "$returned $broken $warps $bar[0..15]; writes $ended $st $active $warps $bar[0..15] $pc "
    "$returned $broken; write g.u32; trap: unaligned in `g`; trap: `$st` is empty; trap: "
    "QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: STACK_UNDERFLOW: "
    "join without joinat; trap: STACK_MISMATCH: join, but the top of the stack is neither a branch "
    "nor a joinat; branch: conditional return")
EFFECTS(red_g_wide_exch,
    "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LDST] $r[LDST.n + 1] $r[LSRC] $ended "
    "$active $st $returned $broken $warps $bar[0..15]; writes $ended $st $active $warps "
    "$bar[0..15] $pc $returned $broken; write g.u64; trap: unaligned in `g`; trap: `$st` is empty; "
    "trap: QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: "
    "STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top of the stack is "
    "neither a branch nor a joinat; branch: conditional return")
EFFECTS(red_g_narrow_add_num,
    "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LDST] $r[LSRC] $ended $active $st "
    "$returned $broken $warps $bar[0..15]; writes $ended $st $active $warps $bar[0..15] $pc "
    "$returned $broken; read g.u32; write g.u32; trap: unaligned in `g`; trap: `$st` is empty; "
    "trap: QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: "
    "STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top of the stack is "
    "neither a branch nor a joinat; branch: conditional return")
EFFECTS(red_g_kept_add_num,
    "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $ended $active $st $returned $broken $warps "
    "$bar[0..15]; writes $ended $st $active $warps $bar[0..15] $pc $returned $broken; trap: `$st` "
    "is empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: "
    "STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top of the stack is "
    "neither a branch nor a joinat; branch: conditional return")
EFFECTS(atomic_g_add_num,
    "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC] $r[LSRC2] $ended $active $st "
    "$returned $broken $warps $bar[0..15]; writes $r[LDST] $ended $st $active $warps $bar[0..15] "
    "$pc $returned $broken; read g.u32; write g.u32; trap: unaligned in `g`; trap: `$st` is empty; "
    "trap: QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: "
    "STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top of the stack is "
    "neither a branch nor a joinat; branch: conditional return")
EFFECTS(atomic_g_wide,
    "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC2] $r[LSRC2.n + 1] $r[LSRC] $ended "
    "$active $st $returned $broken $warps $bar[0..15]; writes $r[LDST] $r[LDST.n + 1] $ended $st "
    "$active $warps $bar[0..15] $pc $returned $broken; read g.u64; write g.u64; trap: unaligned in "
    "`g`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and "
    "quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top "
    "of the stack is neither a branch nor a joinat; branch: conditional return")
EFFECTS(atomic_g_narrow_add_num,
    "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC2] $r[LSRC] $ended $active $st "
    "$returned $broken $warps $bar[0..15]; writes $r[LDST] $ended $st $active $warps $bar[0..15] "
    "$pc $returned $broken; read g.u32; write g.u32; trap: unaligned in `g`; trap: `$st` is empty; "
    "trap: QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: "
    "STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top of the stack is "
    "neither a branch nor a joinat; branch: conditional return")
EFFECTS(atomic_g_kept_add_num,
    "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC] $ended $active $st $returned "
    "$broken $warps $bar[0..15]; writes $r[LDST] $ended $st $active $warps $bar[0..15] $pc "
    "$returned $broken; read g.u32; trap: unaligned in `g`; trap: `$st` is empty; trap: "
    "QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: STACK_UNDERFLOW: "
    "join without joinat; trap: STACK_MISMATCH: join, but the top of the stack is neither a branch "
    "nor a joinat; branch: conditional return")
EFFECTS(breakaddr,
    "reads $st $active; writes $st; trap: `$st` is empty; trap: QUADON_ACTIVE: flow control "
    "between quadon and quadpop; trap: `$st` is full")
EFFECTS(bar_mask,
    "reads $st $bar[BAR] $warps; writes $bar[BAR]; trap: `$st` is empty; trap: QUADON_ACTIVE: flow "
    "control between quadon and quadpop; waits")
EFFECTS(vote_any,
    "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $ended $active $st $returned $broken $warps "
    "$bar[0..15]; writes $c[CDST] $ended $st $active $warps $bar[0..15] $pc $returned $broken; "
    "trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and "
    "quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top "
    "of the stack is neither a branch nor a joinat; branch: conditional return")
EFFECTS(emit_emit,
    "trap: not modelled: primitives, and the contents of o[] after a vertex, are outside the model")
EFFECTS(cvt_i2i_u_full,
    "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC.n[1..6]].h $a[AREG] $r[LSRC] $ended "
    "$active $st $returned $broken $warps $bar[0..15]; writes $r[LDST] $c[CDST] $a[AREG] $ended "
    "$st $active $warps $bar[0..15] $pc $returned $broken; read s.u8; read s.u16; read s.u32; read "
    "a.u32; read p.u32; write o.u32; trap: outside `s`; trap: unaligned in `s`; trap: unaligned in "
    "`a`; trap: unaligned in `p`; trap: unaligned in `o`; trap: `$st` is empty; trap: "
    "QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: STACK_UNDERFLOW: "
    "join without joinat; trap: STACK_MISMATCH: join, but the top of the stack is neither a branch "
    "nor a joinat; branch: conditional return")
EFFECTS(cvt_i2i_u_half,
    "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC.n[1..6]].h $a[AREG] $r[LSRC] $ended "
    "$active $st $returned $broken $warps $bar[0..15]; writes $r[LDST.n[1..6]].h $c[CDST] $a[AREG] "
    "$ended $st $active $warps $bar[0..15] $pc $returned $broken; read s.u8; read s.u16; read "
    "s.u32; read a.u32; read p.u32; write o.u16; trap: outside `s`; trap: unaligned in `s`; trap: "
    "unaligned in `a`; trap: unaligned in `p`; trap: unaligned in `o`; trap: `$st` is empty; trap: "
    "QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: STACK_UNDERFLOW: "
    "join without joinat; trap: STACK_MISMATCH: join, but the top of the stack is neither a branch "
    "nor a joinat; branch: conditional return")
EFFECTS(cvt_i2f_64_u_to,
    "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC] $a[AREG] $ended $active $st "
    "$returned $broken $warps $bar[0..15]; writes $r[LDST] $r[LDST.n + 1] $c[CDST] $a[AREG] $ended "
    "$st $active $warps $bar[0..15] $pc $returned $broken; read s.u8; read s.u16; read s.u32; read "
    "a.u32; read p.u32; trap: outside `s`; trap: unaligned in `s`; trap: unaligned in `a`; trap: "
    "unaligned in `p`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait between "
    "quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, "
    "but the top of the stack is neither a branch nor a joinat; branch: conditional return")
EFFECTS(cvt_i2f_64_u_from,
    "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC] $r[LSRC.n + 1] $ended $active $st "
    "$returned $broken $warps $bar[0..15]; writes $r[LDST] $c[CDST] $ended $st $active $warps "
    "$bar[0..15] $pc $returned $broken; write o.u32; trap: unaligned in `o`; trap: `$st` is empty; "
    "trap: QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: "
    "STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top of the stack is "
    "neither a branch nor a joinat; branch: conditional return")
EFFECTS(cvt_i2f_64_u_both,
    "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC] $r[LSRC.n + 1] $ended $active $st "
    "$returned $broken $warps $bar[0..15]; writes $r[LDST] $r[LDST.n + 1] $c[CDST] $ended $st "
    "$active $warps $bar[0..15] $pc $returned $broken; trap: `$st` is empty; trap: QUADON_ACTIVE: "
    "the threads end or wait between quadon and quadpop; trap: STACK_UNDERFLOW: join without "
    "joinat; trap: STACK_MISMATCH: join, but the top of the stack is neither a branch nor a "
    "joinat; branch: conditional return")
EFFECTS(cvt_f2i_u16_f16,
    "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC.n[1..6]].h $a[AREG] $ended $active "
    "$st $returned $broken $warps $bar[0..15]; writes $r[LDST.n[1..6]].h $c[CDST] $a[AREG] $ended "
    "$st $active $warps $bar[0..15] $pc $returned $broken; read s.u8; read s.u16; read s.u32; read "
    "a.u32; read p.u32; write o.u16; trap: outside `s`; trap: unaligned in `s`; trap: unaligned in "
    "`a`; trap: unaligned in `p`; trap: unaligned in `o`; trap: `$st` is empty; trap: "
    "QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: STACK_UNDERFLOW: "
    "join without joinat; trap: STACK_MISMATCH: join, but the top of the stack is neither a branch "
    "nor a joinat; branch: conditional return")
EFFECTS(cvt_f2i_u16_f32,
    "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC] $a[AREG] $ended $active $st "
    "$returned $broken $warps $bar[0..15]; writes $r[LDST.n[1..6]].h $c[CDST] $a[AREG] $ended $st "
    "$active $warps $bar[0..15] $pc $returned $broken; read s.u8; read s.u16; read s.u32; read "
    "a.u32; read p.u32; write o.u16; trap: outside `s`; trap: unaligned in `s`; trap: unaligned in "
    "`a`; trap: unaligned in `p`; trap: unaligned in `o`; trap: `$st` is empty; trap: "
    "QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: STACK_UNDERFLOW: "
    "join without joinat; trap: STACK_MISMATCH: join, but the top of the stack is neither a branch "
    "nor a joinat; branch: conditional return")
EFFECTS(cvt_f2i_u32_f16,
    "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC.n[1..6]].h $a[AREG] $ended $active "
    "$st $returned $broken $warps $bar[0..15]; writes $r[LDST] $c[CDST] $a[AREG] $ended $st "
    "$active $warps $bar[0..15] $pc $returned $broken; read s.u8; read s.u16; read s.u32; read "
    "a.u32; read p.u32; write o.u32; trap: outside `s`; trap: unaligned in `s`; trap: unaligned in "
    "`a`; trap: unaligned in `p`; trap: unaligned in `o`; trap: `$st` is empty; trap: "
    "QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: STACK_UNDERFLOW: "
    "join without joinat; trap: STACK_MISMATCH: join, but the top of the stack is neither a branch "
    "nor a joinat; branch: conditional return")
EFFECTS(cvt_f2i_u32_f32,
    "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC] $a[AREG] $ended $active $st "
    "$returned $broken $warps $bar[0..15]; writes $r[LDST] $c[CDST] $a[AREG] $ended $st $active "
    "$warps $bar[0..15] $pc $returned $broken; read s.u8; read s.u16; read s.u32; read a.u32; read "
    "p.u32; write o.u32; trap: outside `s`; trap: unaligned in `s`; trap: unaligned in `a`; trap: "
    "unaligned in `p`; trap: unaligned in `o`; trap: `$st` is empty; trap: QUADON_ACTIVE: the "
    "threads end or wait between quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; "
    "trap: STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat; "
    "branch: conditional return")
EFFECTS(dmul,
    "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC] $r[LSRC.n + 1] $r[LSRC2] "
    "$r[LSRC2.n + 1] $ended $active $st $returned $broken $warps $bar[0..15]; writes $r[LDST] "
    "$r[LDST.n + 1] $c[CDST] $ended $st $active $warps $bar[0..15] $pc $returned $broken; trap: "
    "`$st` is empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and quadpop; "
    "trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top of the "
    "stack is neither a branch nor a joinat; branch: conditional return")
EFFECTS(fadd_short,
    "reads $r[SSRC] $a[SAREG] $r[SSRC2]; writes $r[SDST] $a[SAREG]; read s.u8; read s.u16; read "
    "s.u32; read a.u32; read p.u32; read c.u32; trap: outside `s`; trap: unaligned in `s`; trap: "
    "unaligned in `a`; trap: unaligned in `p`; trap: unaligned in `c`")
EFFECTS(fadd_imm,
    "reads $r[SSRC] $a[SAREG]; writes $r[SDST] $a[SAREG]; read s.u8; read s.u16; read s.u32; read "
    "p.u32; trap: outside `s`; trap: unaligned in `s`; trap: unaligned in `p`")
EFFECTS(fadd_long,
    "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC] $a[AREG] $r[LSRC3] $ended $active "
    "$st $returned $broken $warps $bar[0..15]; writes $r[LDST] $c[CDST] $a[AREG] $ended $st "
    "$active $warps $bar[0..15] $pc $returned $broken; read s.u8; read s.u16; read s.u32; read "
    "a.u32; read p.u32; read c.u32; write o.u32; trap: outside `s`; trap: unaligned in `s`; trap: "
    "unaligned in `a`; trap: unaligned in `p`; trap: unaligned in `c`; trap: unaligned in `o`; "
    "trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and "
    "quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top "
    "of the stack is neither a branch nor a joinat; branch: conditional return")
EFFECTS(fmul_long,
    "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC] $a[AREG] $r[LSRC2] $ended $active "
    "$st $returned $broken $warps $bar[0..15]; writes $r[LDST] $c[CDST] $a[AREG] $ended $st "
    "$active $warps $bar[0..15] $pc $returned $broken; read s.u8; read s.u16; read s.u32; read "
    "a.u32; read p.u32; read c.u32; write o.u32; trap: outside `s`; trap: unaligned in `s`; trap: "
    "unaligned in `a`; trap: unaligned in `p`; trap: unaligned in `c`; trap: unaligned in `o`; "
    "trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and "
    "quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top "
    "of the stack is neither a branch nor a joinat; branch: conditional return")
EFFECTS(fmad_short,
    "reads $r[SSRC] $a[SAREG] $r[SSRC2] $r[SDST]; writes $r[SDST] $a[SAREG]; read s.u8; read "
    "s.u16; read s.u32; read a.u32; read p.u32; read c.u32; trap: outside `s`; trap: unaligned in "
    "`s`; trap: unaligned in `a`; trap: unaligned in `p`; trap: unaligned in `c`")
EFFECTS(fmad_imm,
    "reads $r[SSRC] $a[SAREG] $r[SDST]; writes $r[SDST] $a[SAREG]; read s.u8; read s.u16; read "
    "s.u32; read p.u32; trap: outside `s`; trap: unaligned in `s`; trap: unaligned in `p`")
EFFECTS(fmad_long,
    "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC] $a[AREG] $r[LSRC2] $r[LSRC3] "
    "$ended $active $st $returned $broken $warps $bar[0..15]; writes $r[LDST] $c[CDST] $a[AREG] "
    "$ended $st $active $warps $bar[0..15] $pc $returned $broken; read s.u8; read s.u16; read "
    "s.u32; read a.u32; read p.u32; read c.u32; write o.u32; trap: outside `s`; trap: unaligned in "
    "`s`; trap: unaligned in `a`; trap: unaligned in `p`; trap: unaligned in `c`; trap: unaligned "
    "in `o`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and "
    "quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top "
    "of the stack is neither a branch nor a joinat; branch: conditional return")
EFFECTS(add_add_b16_short,
    "reads $r[SSRC.n[1..5]].h $a[SAREG] $r[SSRC2.n[1..5]].h; writes $r[SDST.n[1..5]].h $a[SAREG]; "
    "read s.u8; read s.u16; read s.u32; read a.u32; read p.u32; read c.u16; trap: outside `s`; "
    "trap: unaligned in `s`; trap: unaligned in `a`; trap: unaligned in `p`; trap: unaligned in "
    "`c`")
EFFECTS(add_add_b16_imm,
    "reads $r[SSRC.n[1..5]].h $a[SAREG]; writes $r[SDST.n[1..5]].h $a[SAREG]; read s.u8; read "
    "s.u16; read s.u32; read p.u32; trap: outside `s`; trap: unaligned in `s`; trap: unaligned in "
    "`p`")
EFFECTS(add_add_b16_long,
    "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC.n[1..6]].h $a[AREG] "
    "$r[LSRC3.n[1..6]].h $ended $active $st $returned $broken $warps $bar[0..15]; writes "
    "$r[LDST.n[1..6]].h $c[CDST] $a[AREG] $ended $st $active $warps $bar[0..15] $pc $returned "
    "$broken; read s.u8; read s.u16; read s.u32; read a.u32; read p.u32; read c.u16; write o.u16; "
    "trap: outside `s`; trap: unaligned in `s`; trap: unaligned in `a`; trap: unaligned in `p`; "
    "trap: unaligned in `c`; trap: unaligned in `o`; trap: `$st` is empty; trap: QUADON_ACTIVE: "
    "the threads end or wait between quadon and quadpop; trap: STACK_UNDERFLOW: join without "
    "joinat; trap: STACK_MISMATCH: join, but the top of the stack is neither a branch nor a "
    "joinat; branch: conditional return")
EFFECTS(mul_add_add_u16_short,
    "reads $r[SSRC.n[1..5]].h $a[SAREG] $r[SSRC2.n[1..5]].h $r[SDST]; writes $r[SDST] $a[SAREG]; "
    "read s.u8; read s.u16; read s.u32; read a.u32; read p.u32; read c.u16; trap: outside `s`; "
    "trap: unaligned in `s`; trap: unaligned in `a`; trap: unaligned in `p`; trap: unaligned in "
    "`c`")
EFFECTS(mul_add_addc_u16_short,
    "reads $r[SSRC.n[1..5]].h $a[SAREG] $r[SSRC2.n[1..5]].h $r[SDST] $c[0].C; writes $r[SDST] "
    "$a[SAREG]; read s.u8; read s.u16; read s.u32; read a.u32; read p.u32; read c.u16; trap: "
    "outside `s`; trap: unaligned in `s`; trap: unaligned in `a`; trap: unaligned in `p`; trap: "
    "unaligned in `c`")
EFFECTS(mul_add_add_u16_imm,
    "reads $r[SSRC.n[1..5]].h $a[SAREG] $r[SDST]; writes $r[SDST] $a[SAREG]; read s.u8; read "
    "s.u16; read s.u32; read p.u32; trap: outside `s`; trap: unaligned in `s`; trap: unaligned in "
    "`p`")
EFFECTS(mul_add_addc_u16_imm,
    "reads $r[SSRC.n[1..5]].h $a[SAREG] $r[SDST] $c[0].C; writes $r[SDST] $a[SAREG]; read s.u8; "
    "read s.u16; read s.u32; read p.u32; trap: outside `s`; trap: unaligned in `s`; trap: "
    "unaligned in `p`")
EFFECTS(mul_add_add_u16_long,
    "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC.n[1..6]].h $a[AREG] "
    "$r[LSRC2.n[1..6]].h $r[LSRC3] $ended $active $st $returned $broken $warps $bar[0..15]; writes "
    "$r[LDST] $c[CDST] $a[AREG] $ended $st $active $warps $bar[0..15] $pc $returned $broken; read "
    "s.u8; read s.u16; read s.u32; read a.u32; read p.u32; read c.u16; read c.u32; write o.u32; "
    "trap: outside `s`; trap: unaligned in `s`; trap: unaligned in `a`; trap: unaligned in `p`; "
    "trap: unaligned in `c`; trap: unaligned in `o`; trap: `$st` is empty; trap: QUADON_ACTIVE: "
    "the threads end or wait between quadon and quadpop; trap: STACK_UNDERFLOW: join without "
    "joinat; trap: STACK_MISMATCH: join, but the top of the stack is neither a branch nor a "
    "joinat; branch: conditional return")
EFFECTS(sad_u16_short, "reads $r[SSRC.n[1..5]].h $r[SSRC2.n[1..5]].h $r[SDST]; writes $r[SDST]")
EFFECTS(sad_u32_short, "reads $r[SSRC] $r[SSRC2] $r[SDST]; writes $r[SDST]")
EFFECTS(minmax_max_u16,
    "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC.n[1..6]].h $a[AREG] "
    "$r[LSRC2.n[1..6]].h $ended $active $st $returned $broken $warps $bar[0..15]; writes "
    "$r[LDST.n[1..6]].h $c[CDST] $a[AREG] $ended $st $active $warps $bar[0..15] $pc $returned "
    "$broken; read s.u8; read s.u16; read s.u32; read a.u32; read p.u32; read c.u16; write o.u16; "
    "trap: outside `s`; trap: unaligned in `s`; trap: unaligned in `a`; trap: unaligned in `p`; "
    "trap: unaligned in `c`; trap: unaligned in `o`; trap: `$st` is empty; trap: QUADON_ACTIVE: "
    "the threads end or wait between quadon and quadpop; trap: STACK_UNDERFLOW: join without "
    "joinat; trap: STACK_MISMATCH: join, but the top of the stack is neither a branch nor a "
    "joinat; branch: conditional return")
EFFECTS(ld_c_u16_full,
    "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $ended $active $st $returned "
    "$broken $warps $bar[0..15]; writes $r[LDST] $a[AREG] $ended $st $active $warps $bar[0..15] "
    "$pc $returned $broken; read c.u16; write o.u32; trap: unaligned in `c`; trap: unaligned in "
    "`o`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and "
    "quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top "
    "of the stack is neither a branch nor a joinat; branch: conditional return")
EFFECTS(ld_c_u16_half,
    "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $ended $active $st $returned "
    "$broken $warps $bar[0..15]; writes $r[LDST.n[1..6]].h $a[AREG] $ended $st $active $warps "
    "$bar[0..15] $pc $returned $broken; read c.u16; write o.u16; trap: unaligned in `c`; trap: "
    "unaligned in `o`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait between "
    "quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, "
    "but the top of the stack is neither a branch nor a joinat; branch: conditional return")
EFFECTS(ld_s_u16_full,
    "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $ended $active $st $returned "
    "$broken $warps $bar[0..15]; writes $r[LDST] $a[AREG] $ended $st $active $warps $bar[0..15] "
    "$pc $returned $broken; read s.u16; trap: outside `s`; trap: unaligned in `s`; trap: `$st` is "
    "empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: "
    "STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top of the stack is "
    "neither a branch nor a joinat; branch: conditional return")
EFFECTS(ld_s_u16_half,
    "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $ended $active $st $returned "
    "$broken $warps $bar[0..15]; writes $r[LDST.n[1..6]].h $a[AREG] $ended $st $active $warps "
    "$bar[0..15] $pc $returned $broken; read s.u16; trap: outside `s`; trap: unaligned in `s`; "
    "trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and "
    "quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top "
    "of the stack is neither a branch nor a joinat; branch: conditional return")
EFFECTS(ld_l_u8,
    "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $ended $active $st $returned "
    "$broken $warps $bar[0..15]; writes $r[LDST] $a[AREG] $ended $st $active $warps $bar[0..15] "
    "$pc $returned $broken; read l.u8; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end "
    "or wait between quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: "
    "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat; branch: "
    "conditional return")
EFFECTS(ld_l_u16,
    "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $ended $active $st $returned "
    "$broken $warps $bar[0..15]; writes $r[LDST] $a[AREG] $ended $st $active $warps $bar[0..15] "
    "$pc $returned $broken; read l.u16; trap: unaligned in `l`; trap: `$st` is empty; trap: "
    "QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: STACK_UNDERFLOW: "
    "join without joinat; trap: STACK_MISMATCH: join, but the top of the stack is neither a branch "
    "nor a joinat; branch: conditional return")
EFFECTS(st_l_u8,
    "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $r[LDST] $ended $active $st "
    "$returned $broken $warps $bar[0..15]; writes $a[AREG] $ended $st $active $warps $bar[0..15] "
    "$pc $returned $broken; write l.u8; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end "
    "or wait between quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: "
    "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat; branch: "
    "conditional return")
EFFECTS(st_l_u16,
    "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $r[LDST] $ended $active $st "
    "$returned $broken $warps $bar[0..15]; writes $a[AREG] $ended $st $active $warps $bar[0..15] "
    "$pc $returned $broken; write l.u16; trap: unaligned in `l`; trap: `$st` is empty; trap: "
    "QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: STACK_UNDERFLOW: "
    "join without joinat; trap: STACK_MISMATCH: join, but the top of the stack is neither a branch "
    "nor a joinat; branch: conditional return")
EFFECTS(ld_g_u8,
    "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC] $ended $active $st $returned "
    "$broken $warps $bar[0..15]; writes $r[LDST] $ended $st $active $warps $bar[0..15] $pc "
    "$returned $broken; read g.u8; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or "
    "wait between quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: "
    "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat; branch: "
    "conditional return")
EFFECTS(ld_g_u16,
    "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC] $ended $active $st $returned "
    "$broken $warps $bar[0..15]; writes $r[LDST] $ended $st $active $warps $bar[0..15] $pc "
    "$returned $broken; read g.u16; trap: unaligned in `g`; trap: `$st` is empty; trap: "
    "QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: STACK_UNDERFLOW: "
    "join without joinat; trap: STACK_MISMATCH: join, but the top of the stack is neither a branch "
    "nor a joinat; branch: conditional return")
EFFECTS(st_g_u8,
    "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LDST] $r[LSRC] $ended $active $st "
    "$returned $broken $warps $bar[0..15]; writes $ended $st $active $warps $bar[0..15] $pc "
    "$returned $broken; write g.u8; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or "
    "wait between quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: "
    "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat; branch: "
    "conditional return")
EFFECTS(st_g_u16,
    "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LDST] $r[LSRC] $ended $active $st "
    "$returned $broken $warps $bar[0..15]; writes $ended $st $active $warps $bar[0..15] $pc "
    "$returned $broken; write g.u16; trap: unaligned in `g`; trap: `$st` is empty; trap: "
    "QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: STACK_UNDERFLOW: "
    "join without joinat; trap: STACK_MISMATCH: join, but the top of the stack is neither a branch "
    "nor a joinat; branch: conditional return")
EFFECTS(mov_b32_long,
    "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC] $a[AREG] $ended $active $st "
    "$returned $broken $warps $bar[0..15]; writes $r[LDST] $a[AREG] $ended $st $active $warps "
    "$bar[0..15] $pc $returned $broken; read s.u8; read s.u16; read s.u32; read a.u32; read p.u32; "
    "write o.u32; trap: outside `s`; trap: unaligned in `s`; trap: unaligned in `a`; trap: "
    "unaligned in `p`; trap: unaligned in `o`; trap: `$st` is empty; trap: QUADON_ACTIVE: the "
    "threads end or wait between quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; "
    "trap: STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat; "
    "branch: conditional return")
EFFECTS(rcp_long,
    "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC] $ended $active $st $returned "
    "$broken $warps $bar[0..15]; writes $r[LDST] $ended $st $active $warps $bar[0..15] $pc "
    "$returned $broken; write o.u32; trap: unaligned in `o`; trap: `$st` is empty; trap: "
    "QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: STACK_UNDERFLOW: "
    "join without joinat; trap: STACK_MISMATCH: join, but the top of the stack is neither a branch "
    "nor a joinat; branch: conditional return")
EFFECTS(sincos_sin,
    "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC].30 $r[LSRC].23..29 $r[LSRC].0..22 "
    "$r[LSRC].31 $ended $active $st $returned $broken $warps $bar[0..15]; writes $r[LDST] $ended "
    "$st $active $warps $bar[0..15] $pc $returned $broken; write o.u32; trap: unaligned in `o`; "
    "trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and "
    "quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top "
    "of the stack is neither a branch nor a joinat; branch: conditional return")
EFFECTS(interp_plain_short, "reads $a[SAREG]; writes $r[SDST]; read v.u32; trap: unaligned in `v`")
EFFECTS(interp_plain_smul,
    "reads $a[SAREG] $r[SSRC]; writes $r[SDST]; read v.u32; trap: unaligned in `v`")
EFFECTS(interp_plain_long,
    "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $ended $active $st $returned "
    "$broken $warps $bar[0..15]; writes $r[LDST] $ended $st $active $warps $bar[0..15] $pc "
    "$returned $broken; read v.u32; trap: unaligned in `v`; trap: `$st` is empty; trap: "
    "QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: STACK_UNDERFLOW: "
    "join without joinat; trap: STACK_MISMATCH: join, but the top of the stack is neither a branch "
    "nor a joinat; branch: conditional return")
EFFECTS(interp_plain_mul,
    "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $r[LSRC] $ended $active $st "
    "$returned $broken $warps $bar[0..15]; writes $r[LDST] $ended $st $active $warps $bar[0..15] "
    "$pc $returned $broken; read v.u32; trap: unaligned in `v`; trap: `$st` is empty; trap: "
    "QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: STACK_UNDERFLOW: "
    "join without joinat; trap: STACK_MISMATCH: join, but the top of the stack is neither a branch "
    "nor a joinat; branch: conditional return")
EFFECTS(tex_texauto_long,
    "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LDST] $r[u7(LDST.n + 1)] $r[u7(LDST.n + "
    "2)] $r[..] $ended $active $st $returned $broken $warps $bar[0..15]; writes $r[0..127] $ended "
    "$st $active $warps $bar[0..15] $pc $returned $broken; read tx.u32; trap: registers after the "
    "last one; trap: there is no texture here: its space is empty; trap: the texture is too large, "
    "or has no height or depth; trap: the header of the texture has no such number of coordinates "
    "or components; trap: the header of the texture has no such filter, edges or coordinates; "
    "trap: the texture is too large; trap: the instruction has fewer sources than the texture "
    "wants; trap: outside `tx`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait "
    "between quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: "
    "join, but the top of the stack is neither a branch nor a joinat; branch: conditional return")
EFFECTS(tex_cube_texauto,
    "trap: not modelled: no source states the order of faces and the rounding of coordinates on "
    "them")
EFFECTS(texgather_texgather,
    "trap: not modelled: no source states which component and which order of texels or samples")
EFFECTS(texquerylod_plain, "trap: not modelled: levels of textures are not modelled")

NOTE(red_g_add_num, "As the atomic operations, without a result.")
NOTE(red_g_narrow_add_num, "Operates on the word of 32 bits, with the operand repeated in it.")
NOTE(red_g_kept_add_num, "Memory does not change.")
NOTE(atomic_g_add_num,
    "The result is the old value. exch stores source 2; cas stores source 3 if memory equals "
    "source 2; inc counts up to source 2 and then restarts at 0; dec counts down to 0 and then "
    "restarts at source 2, also if memory is above it.")
NOTE(atomic_g_narrow_add_num,
    "Operates on the word of 32 bits, with the operand repeated in it; the result is the low part "
    "of the old value.")
NOTE(atomic_g_kept_add_num, "Memory does not change; the result is the low part of a word.")
NOTE(bar_mask,
    "`inc` counts the warp; the last one resets the count to 0. `wait` waits for 0. The meaning of "
    "the mask is known only for 0xfff; `all` replaces it.")
NOTE(brkpt_short, "Stops the program only where breakpoints are enabled.")
NOTE(vote_any,
    "The predicate does not guard the instruction: it is the value of the vote. No source states "
    "the flags of the result; here those of a number with all bits set, or of 0. {inferred}")
NOTE(cvt_i2i_u_full,
    "A number out of range becomes the nearest one of the range. Bytes come into a whole register "
    "or a half.")
NOTE(cvt_i2f_64_u_to,
    "The source or the result has 64 bits. Signed sources are rounded as numbers; of unsigned "
    "ones, whose sign `neg` may have changed, the absolute value is rounded. Nothing is saturated.")
NOTE(cvt_f2i_u16_f16, "A number out of range becomes the nearest one of the range, NaN 0.")
NOTE(cvt_f2i_64_u_to,
    "The source or the result has 64 bits. A number out of range becomes the nearest one of the "
    "range, NaN the number whose highest bit alone is set. Flag O is set for both, except for "
    "numbers above the range of u64; it is also set for the absolute value 0xffffffff.")
NOTE(cvt_f2f_f16_same,
    "With a rounding to an integer (rni, rmi, rpi, rzi) the value is rounded to an integer first.")
NOTE(cvt_f2f_64_narrow,
    "The source or the result has 64 bits. NaN keeps its sign and the upper bits of its payload, "
    "and becomes a quiet one; denormals are kept.")
NOTE(dminmax_min, "The result for a number and a NaN is the number, for two NaNs source 2.")
NOTE(fadd_short,
    "The short and the immediate form round to nearest. Codes 1 and 2 of the rounding were never "
    "tested and are undefined here.")
NOTE(fmad_short,
    "The product is truncated to 24 bits of significand, with an unlimited exponent; then the sum "
    "is rounded. Where source 3 is zero, the product is rounded. The first `neg` is that of the "
    "product. In short and immediate words source 3 is the destination.")
NOTE(fset, "All ones where the comparison holds, else 0.")
NOTE(fminmax_max, "The result for a number and a NaN is the number.")
NOTE(add_add_b16_short,
    "add: source 1 plus source 2; sub: source 1 minus source 2; subr: source 2 minus source 1; "
    "addc: the sum plus the carry of a condition register, `$c0` in short and immediate words. "
    "`sat` saturates the result as a signed number.")
NOTE(mul16_short, "The product of two halves, each signed or not, modulo 2^32.")
NOTE(mul24_short,
    "The low 24 bits of the sources make a product of 48 bits; the result is its low 32 bits, with "
    "`high` bits 16 to 47.")
NOTE(mul_add_add_u16_short,
    "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from "
    "the product, `subr` the product from source 3. In short and immediate words source 3 is the "
    "destination.")
NOTE(mul_add_again_add,
    "Primary opcode 7 with secondary opcodes 1 to 7 does what `(mul u24 ..)` does. The number "
    "after the dot is the secondary opcode.")
NOTE(sad_u16_short,
    "The absolute difference of sources 1 and 2 plus source 3, which has 32 bits. Short words have "
    "registers as sources only; whether hardware accepts others is unknown.")
NOTE(logop_imm_and, "mov2 is source 2. `not` inverts source 1 first.")
NOTE(logop_and_b16, "mov2 is source 2. `not` inverts a source first.")
NOTE(shl_b16_reg, "The result for counts of the width or more is 0.")
NOTE(shr_u16_reg,
    "Signed types keep the sign. The result for counts of the width or more is 0, or all ones for "
    "a negative number.")
NOTE(ld_c_u8_full, "The destination is a whole register or a half; narrower values are extended.")
NOTE(ld_s_lock_full,
    "Tries to lock the word and sets the condition register if it succeeds. Programs repeat it "
    "until it does, then store with `unlock`.")
NOTE(st_s_half_b8,
    "`unlock` releases the lock of `ld lock`. Half a register is stored as a word, zero-extended.")
NOTE(ld_g_u8, "`g0` to `g15` are 16 spaces that the driver binds to memory; compilers use `g14`.")
NOTE(mov_b16_short,
    "Long words may select the lanes of each quad. `sfu` executes the move in the special function "
    "unit; the result is the same.")
NOTE(rcp_short, "The absolute value is taken first, then the sign changed.")
NOTE(sincos_sin, "The source is the result of `presin`.")
NOTE(pre_presin,
    "Prepares the arguments of `sin`, `cos` and `ex2`. Fixed point for `sin` and `cos`, in quarter "
    "turns, or for `ex2`. Results: bits 0 to 29 the number, 0x40000000 NaN, 0x40800000 infinity, "
    "bit 31 the sign.")
NOTE(interp_plain_short,
    "cent: at the centroid; flat: the value of the provoking vertex. With a register the result is "
    "multiplied by it.")
NOTE(tex_texauto_short,
    "Sources, as the texture requires them: x, y, z, the index of the layer, the reference value; "
    "for texbias and texlod then the bias or the level, which must be the same in all lanes of a "
    "quad. The index is an integer, the others are f32. `live` skips lanes whose result is not "
    "visible; `deriv` computes derivatives in programs other than fragment programs.")
NOTE(texfetch_short, "Sources are integers: x, y, z, the index of the layer, the level.")
NOTE(tex_cube_texauto, "x, y, z are a direction, which selects a face and a point on it.")
NOTE(texgather_texgather,
    "texgather returns one component of the four texels that a filter would blend; texcsaa is for "
    "coverage samples.")
NOTE(texquerylod_plain, "Fixed point with 6 bits of fraction.")


static const struct isadora_form forms[] = {
    FORM(TESLA_RED_G_ADD_NUM, "red_g.add.num", "red_g", title_red_g_add_num, "red",
        8, HARDWARE, 0x11110,
        "{<GUARD>} red add <ATYPE> g<GSPACE>[$r<LSRC>] $r<LDST>",
        effects_red_g_add_num,
        "110????? 11a????? ??ccpppp p?0000mm 1101???? ????gggg llllllll llllll01",
        HAS_SLOTS(red_g_add_num), HAS_CHOICES(red_g_add_num), .note = note_red_g_add_num,
            .is_atomic = 1)
    FORM(TESLA_RED_G_INC_NUM, "red_g.inc.num", "red_g", title_red_g_add_num, "red",
        8, HARDWARE, 0x11110,
        "{<GUARD>} red inc <ATYPE> g<GSPACE>[$r<LSRC>] $r<LDST>",
        effects_red_g_add_num,
        "110????? 110????? ??ccpppp p?0100mm 1101???? ????gggg llllllll llllll01",
        HAS_SLOTS(red_g_add_num), HAS_CHOICES(red_g_add_num), .note = note_red_g_add_num,
            .is_atomic = 1)
    FORM(TESLA_RED_G_DEC_NUM, "red_g.dec.num", "red_g", title_red_g_add_num, "red",
        8, HARDWARE, 0x11110,
        "{<GUARD>} red dec <ATYPE> g<GSPACE>[$r<LSRC>] $r<LDST>",
        effects_red_g_add_num,
        "110????? 110????? ??ccpppp p?0101mm 1101???? ????gggg llllllll llllll01",
        HAS_SLOTS(red_g_add_num), HAS_CHOICES(red_g_add_num), .note = note_red_g_add_num,
            .is_atomic = 1)
    FORM(TESLA_RED_G_SINC_NUM, "red_g.sinc.num", "red_g", title_red_g_add_num, "red",
        8, HARDWARE, 0x11100,
        "{<GUARD>} red inc <ATYPE> g<GSPACE>[$r<LSRC>] $r<LDST>",
        effects_red_g_add_num,
        "110????? 111????? ??ccpppp p?0100mm 1101???? ????gggg llllllll llllll01",
        HAS_SLOTS(red_g_add_num), HAS_CHOICES(red_g_add_num), .note = note_red_g_add_num,
            .is_atomic = 1)
    FORM(TESLA_RED_G_SDEC_NUM, "red_g.sdec.num", "red_g", title_red_g_add_num, "red",
        8, HARDWARE, 0x11100,
        "{<GUARD>} red dec <ATYPE> g<GSPACE>[$r<LSRC>] $r<LDST>",
        effects_red_g_add_num,
        "110????? 111????? ??ccpppp p?0101mm 1101???? ????gggg llllllll llllll01",
        HAS_SLOTS(red_g_add_num), HAS_CHOICES(red_g_add_num), .note = note_red_g_add_num,
            .is_atomic = 1)
    FORM(TESLA_RED_G_NINC_NUM, "red_g.ninc.num", "red_g", title_red_g_add_num, "red",
        8, HARDWARE, 0x10,
        "{<GUARD>} red inc <ATYPE> g<GSPACE>[$r<LSRC>] $r<LDST>",
        effects_red_g_add_num,
        "110????? 111????? ??ccpppp p?0100mm 1101???? ????gggg llllllll llllll01",
        HAS_SLOTS(red_g_add_num), HAS_CHOICES(red_g_add_num), .note = note_red_g_add_num,
            .is_atomic = 1)
    FORM(TESLA_RED_G_NDEC_NUM, "red_g.ndec.num", "red_g", title_red_g_add_num, "red",
        8, HARDWARE, 0x10,
        "{<GUARD>} red dec <ATYPE> g<GSPACE>[$r<LSRC>] $r<LDST>",
        effects_red_g_add_num,
        "110????? 111????? ??ccpppp p?0101mm 1101???? ????gggg llllllll llllll01",
        HAS_SLOTS(red_g_add_num), HAS_CHOICES(red_g_add_num), .note = note_red_g_add_num,
            .is_atomic = 1)
    FORM(TESLA_RED_G_MAX_NUM, "red_g.max.num", "red_g", title_red_g_add_num, "red",
        8, HARDWARE, 0x11110,
        "{<GUARD>} red max <ATYPE> g<GSPACE>[$r<LSRC>] $r<LDST>",
        effects_red_g_add_num,
        "110????? 11a????? ??ccpppp p?0110mm 1101???? ????gggg llllllll llllll01",
        HAS_SLOTS(red_g_add_num), HAS_CHOICES(red_g_add_num), .note = note_red_g_add_num,
            .is_atomic = 1)
    FORM(TESLA_RED_G_MIN_NUM, "red_g.min.num", "red_g", title_red_g_add_num, "red",
        8, HARDWARE, 0x11110,
        "{<GUARD>} red min <ATYPE> g<GSPACE>[$r<LSRC>] $r<LDST>",
        effects_red_g_add_num,
        "110????? 11a????? ??ccpppp p?0111mm 1101???? ????gggg llllllll llllll01",
        HAS_SLOTS(red_g_add_num), HAS_CHOICES(red_g_add_num), .note = note_red_g_add_num,
            .is_atomic = 1)
    FORM(TESLA_RED_G_AND_BITS, "red_g.and.bits", "red_g", title_red_g_add_num, "red",
        8, HARDWARE, 0x11110,
        "{<GUARD>} red and <BTYPE> g<GSPACE>[$r<LSRC>] $r<LDST>",
        effects_red_g_add_num,
        "110????? 11b????? ??ccpppp p?1010mm 1101???? ????gggg llllllll llllll01",
        HAS_SLOTS(red_g_and_bits), HAS_CHOICES(red_g_add_num), .note = note_red_g_add_num,
            .is_atomic = 1)
    FORM(TESLA_RED_G_OR_BITS, "red_g.or.bits", "red_g", title_red_g_add_num, "red",
        8, HARDWARE, 0x11110,
        "{<GUARD>} red or <BTYPE> g<GSPACE>[$r<LSRC>] $r<LDST>",
        effects_red_g_add_num,
        "110????? 11b????? ??ccpppp p?1011mm 1101???? ????gggg llllllll llllll01",
        HAS_SLOTS(red_g_and_bits), HAS_CHOICES(red_g_add_num), .note = note_red_g_add_num,
            .is_atomic = 1)
    FORM(TESLA_RED_G_XOR_BITS, "red_g.xor.bits", "red_g", title_red_g_add_num, "red",
        8, HARDWARE, 0x11110,
        "{<GUARD>} red xor <BTYPE> g<GSPACE>[$r<LSRC>] $r<LDST>",
        effects_red_g_add_num,
        "110????? 11b????? ??ccpppp p?1100mm 1101???? ????gggg llllllll llllll01",
        HAS_SLOTS(red_g_and_bits), HAS_CHOICES(red_g_add_num), .note = note_red_g_add_num,
            .is_atomic = 1)
    FORM(TESLA_RED_EXCH_G, "red_exch_g", "red_exch_g",
        "Atomic reduction on global memory: exchange", "red", 8, HARDWARE, 0x11110,
        "{<GUARD>} red exch <BTYPE> g<GSPACE>[$r<LSRC>] $r<LDST>",
        effects_red_exch_g,
        "110????? 11b????? ??ccpppp p?0001mm 1101???? ????gggg llllllll llllll01",
        HAS_SLOTS(red_g_and_bits), HAS_CHOICES(red_g_add_num),
            .note = "Stores to global memory, as a reduction. It is not in the document.",
            .is_atomic = 1)
    FORM(TESLA_RED_G_WIDE_ADD, "red_g_wide.add", "red_g_wide", title_red_g_wide_add, "red",
        8, HARDWARE, 0x11100,
        "{<GUARD>} red add u64 g<GSPACE>[$r<LSRC>] $r<LDST>d",
        "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LDST] $r[LDST.n + 1] $r[LSRC] $ended "
            "$active $st $returned $broken $warps $bar[0..15]; writes $ended $st $active $warps "
            "$bar[0..15] $pc $returned $broken; read g.u64; write g.u64; trap: unaligned in `g`; "
            "trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and "
            "quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but "
            "the top of the stack is neither a branch nor a joinat; branch: conditional return",
        "110????? 100????? ??ccpppp p?0000mm 1101???? ????gggg llllllll llllll01",
        HAS_SLOTS(red_g_wide_add), HAS_CHOICES(red_g_wide_add), .is_atomic = 1)
    FORM(TESLA_RED_G_WIDE_EXCH, "red_g_wide.exch", "red_g_wide", title_red_g_wide_add, "red",
        8, HARDWARE, 0x11100,
        "{<GUARD>} red exch b64 g<GSPACE>[$r<LSRC>] $r<LDST>d",
        effects_red_g_wide_exch,
        "110????? 100????? ??ccpppp p?0001mm 1101???? ????gggg llllllll llllll01",
        HAS_SLOTS(red_g_wide_add), HAS_CHOICES(red_g_wide_add), .is_atomic = 1)
    FORM(TESLA_RED_G_NARROW_ADD_NUM, "red_g_narrow.add.num", "red_g_narrow",
        title_red_g_narrow_add_num, "red", 8, HARDWARE, 0x10,
        "{<GUARD>} red add <ATYPE> g<GSPACE>[$r<LSRC>] $r<LDST>",
        effects_red_g_narrow_add_num,
        "110????? 0aa????? ??ccpppp p?0000mm 1101???? ????gggg llllllll llllll01",
        HAS_SLOTS(red_g_add_num), HAS_CHOICES(red_g_add_num), .note = note_red_g_narrow_add_num,
            .is_atomic = 1)
    FORM(TESLA_RED_G_NARROW_INC_NUM, "red_g_narrow.inc.num", "red_g_narrow",
        title_red_g_narrow_add_num, "red", 8, HARDWARE, 0x10,
        "{<GUARD>} red inc <ATYPE> g<GSPACE>[$r<LSRC>] $r<LDST>",
        effects_red_g_narrow_add_num,
        "110????? 0aa????? ??ccpppp p?0100mm 1101???? ????gggg llllllll llllll01",
        HAS_SLOTS(red_g_add_num), HAS_CHOICES(red_g_add_num), .note = note_red_g_narrow_add_num,
            .is_atomic = 1)
    FORM(TESLA_RED_G_NARROW_DEC_NUM, "red_g_narrow.dec.num", "red_g_narrow",
        title_red_g_narrow_add_num, "red", 8, HARDWARE, 0x10,
        "{<GUARD>} red dec <ATYPE> g<GSPACE>[$r<LSRC>] $r<LDST>",
        effects_red_g_narrow_add_num,
        "110????? 0aa????? ??ccpppp p?0101mm 1101???? ????gggg llllllll llllll01",
        HAS_SLOTS(red_g_add_num), HAS_CHOICES(red_g_add_num), .note = note_red_g_narrow_add_num,
            .is_atomic = 1)
    FORM(TESLA_RED_G_NARROW_MAX_NUM, "red_g_narrow.max.num", "red_g_narrow",
        title_red_g_narrow_add_num, "red", 8, HARDWARE, 0x10,
        "{<GUARD>} red max <ATYPE> g<GSPACE>[$r<LSRC>] $r<LDST>",
        effects_red_g_narrow_add_num,
        "110????? 0aa????? ??ccpppp p?0110mm 1101???? ????gggg llllllll llllll01",
        HAS_SLOTS(red_g_add_num), HAS_CHOICES(red_g_add_num), .note = note_red_g_narrow_add_num,
            .is_atomic = 1)
    FORM(TESLA_RED_G_NARROW_MIN_NUM, "red_g_narrow.min.num", "red_g_narrow",
        title_red_g_narrow_add_num, "red", 8, HARDWARE, 0x10,
        "{<GUARD>} red min <ATYPE> g<GSPACE>[$r<LSRC>] $r<LDST>",
        effects_red_g_narrow_add_num,
        "110????? 0aa????? ??ccpppp p?0111mm 1101???? ????gggg llllllll llllll01",
        HAS_SLOTS(red_g_add_num), HAS_CHOICES(red_g_add_num), .note = note_red_g_narrow_add_num,
            .is_atomic = 1)
    FORM(TESLA_RED_G_NARROW_AND_BITS, "red_g_narrow.and.bits", "red_g_narrow",
        title_red_g_narrow_add_num, "red", 8, HARDWARE, 0x10,
        "{<GUARD>} red and <BTYPE> g<GSPACE>[$r<LSRC>] $r<LDST>",
        effects_red_g_narrow_add_num,
        "110????? 0bb????? ??ccpppp p?1010mm 1101???? ????gggg llllllll llllll01",
        HAS_SLOTS(red_g_and_bits), HAS_CHOICES(red_g_add_num), .note = note_red_g_narrow_add_num,
            .is_atomic = 1)
    FORM(TESLA_RED_G_NARROW_OR_BITS, "red_g_narrow.or.bits", "red_g_narrow",
        title_red_g_narrow_add_num, "red", 8, HARDWARE, 0x10,
        "{<GUARD>} red or <BTYPE> g<GSPACE>[$r<LSRC>] $r<LDST>",
        effects_red_g_narrow_add_num,
        "110????? 0bb????? ??ccpppp p?1011mm 1101???? ????gggg llllllll llllll01",
        HAS_SLOTS(red_g_and_bits), HAS_CHOICES(red_g_add_num), .note = note_red_g_narrow_add_num,
            .is_atomic = 1)
    FORM(TESLA_RED_G_NARROW_XOR_BITS, "red_g_narrow.xor.bits", "red_g_narrow",
        title_red_g_narrow_add_num, "red", 8, HARDWARE, 0x10,
        "{<GUARD>} red xor <BTYPE> g<GSPACE>[$r<LSRC>] $r<LDST>",
        effects_red_g_narrow_add_num,
        "110????? 0bb????? ??ccpppp p?1100mm 1101???? ????gggg llllllll llllll01",
        HAS_SLOTS(red_g_and_bits), HAS_CHOICES(red_g_add_num), .note = note_red_g_narrow_add_num,
            .is_atomic = 1)
    FORM(TESLA_RED_EXCH_G_NARROW, "red_exch_g_narrow", "red_exch_g_narrow",
        "Atomic 8 or 16-bit reduction: exchange, before G200", "red", 8, HARDWARE, 0x10,
        "{<GUARD>} red exch <BTYPE> g<GSPACE>[$r<LSRC>] $r<LDST>",
        effects_red_exch_g,
        "110????? 0bb????? ??ccpppp p?0001mm 1101???? ????gggg llllllll llllll01",
        HAS_SLOTS(red_g_and_bits), HAS_CHOICES(red_g_add_num),
            .note = "Stores a narrow type, as a reduction.", .is_atomic = 1)
    FORM(TESLA_RED_G_KEPT_ADD_NUM, "red_g_kept.add.num", "red_g_kept", title_red_g_kept_add_num,
        "red", 8, HARDWARE, 0x11100,
        "{<GUARD>} red add <ATYPE> g<GSPACE>[$r<LSRC>] $r<LDST>",
        effects_red_g_kept_add_num,
        "110????? 0aa????? ??ccpppp p?0000mm 1101???? ????gggg llllllll llllll01",
        HAS_SLOTS(red_g_add_num), HAS_CHOICES(red_g_add_num), .note = note_red_g_kept_add_num)
    FORM(TESLA_RED_G_KEPT_INC_NUM, "red_g_kept.inc.num", "red_g_kept", title_red_g_kept_add_num,
        "red", 8, HARDWARE, 0x11100,
        "{<GUARD>} red inc <ATYPE> g<GSPACE>[$r<LSRC>] $r<LDST>",
        effects_red_g_kept_add_num,
        "110????? 0aa????? ??ccpppp p?0100mm 1101???? ????gggg llllllll llllll01",
        HAS_SLOTS(red_g_add_num), HAS_CHOICES(red_g_add_num), .note = note_red_g_kept_add_num)
    FORM(TESLA_RED_G_KEPT_DEC_NUM, "red_g_kept.dec.num", "red_g_kept", title_red_g_kept_add_num,
        "red", 8, HARDWARE, 0x11100,
        "{<GUARD>} red dec <ATYPE> g<GSPACE>[$r<LSRC>] $r<LDST>",
        effects_red_g_kept_add_num,
        "110????? 0aa????? ??ccpppp p?0101mm 1101???? ????gggg llllllll llllll01",
        HAS_SLOTS(red_g_add_num), HAS_CHOICES(red_g_add_num), .note = note_red_g_kept_add_num)
    FORM(TESLA_RED_G_KEPT_MAX_NUM, "red_g_kept.max.num", "red_g_kept", title_red_g_kept_add_num,
        "red", 8, HARDWARE, 0x11100,
        "{<GUARD>} red max <ATYPE> g<GSPACE>[$r<LSRC>] $r<LDST>",
        effects_red_g_kept_add_num,
        "110????? 0aa????? ??ccpppp p?0110mm 1101???? ????gggg llllllll llllll01",
        HAS_SLOTS(red_g_add_num), HAS_CHOICES(red_g_add_num), .note = note_red_g_kept_add_num)
    FORM(TESLA_RED_G_KEPT_MIN_NUM, "red_g_kept.min.num", "red_g_kept", title_red_g_kept_add_num,
        "red", 8, HARDWARE, 0x11100,
        "{<GUARD>} red min <ATYPE> g<GSPACE>[$r<LSRC>] $r<LDST>",
        effects_red_g_kept_add_num,
        "110????? 0aa????? ??ccpppp p?0111mm 1101???? ????gggg llllllll llllll01",
        HAS_SLOTS(red_g_add_num), HAS_CHOICES(red_g_add_num), .note = note_red_g_kept_add_num)
    FORM(TESLA_RED_G_KEPT_EXCH_BITS, "red_g_kept.exch.bits", "red_g_kept", title_red_g_kept_add_num,
        "red", 8, HARDWARE, 0x11100,
        "{<GUARD>} red exch <BTYPE> g<GSPACE>[$r<LSRC>] $r<LDST>",
        effects_red_g_kept_add_num,
        "110????? 0bb????? ??ccpppp p?0001mm 1101???? ????gggg llllllll llllll01",
        HAS_SLOTS(red_g_and_bits), HAS_CHOICES(red_g_add_num), .note = note_red_g_kept_add_num)
    FORM(TESLA_RED_G_KEPT_AND_BITS, "red_g_kept.and.bits", "red_g_kept", title_red_g_kept_add_num,
        "red", 8, HARDWARE, 0x11100,
        "{<GUARD>} red and <BTYPE> g<GSPACE>[$r<LSRC>] $r<LDST>",
        effects_red_g_kept_add_num,
        "110????? 0bb????? ??ccpppp p?1010mm 1101???? ????gggg llllllll llllll01",
        HAS_SLOTS(red_g_and_bits), HAS_CHOICES(red_g_add_num), .note = note_red_g_kept_add_num)
    FORM(TESLA_RED_G_KEPT_OR_BITS, "red_g_kept.or.bits", "red_g_kept", title_red_g_kept_add_num,
        "red", 8, HARDWARE, 0x11100,
        "{<GUARD>} red or <BTYPE> g<GSPACE>[$r<LSRC>] $r<LDST>",
        effects_red_g_kept_add_num,
        "110????? 0bb????? ??ccpppp p?1011mm 1101???? ????gggg llllllll llllll01",
        HAS_SLOTS(red_g_and_bits), HAS_CHOICES(red_g_add_num), .note = note_red_g_kept_add_num)
    FORM(TESLA_RED_G_KEPT_XOR_BITS, "red_g_kept.xor.bits", "red_g_kept", title_red_g_kept_add_num,
        "red", 8, HARDWARE, 0x11100,
        "{<GUARD>} red xor <BTYPE> g<GSPACE>[$r<LSRC>] $r<LDST>",
        effects_red_g_kept_add_num,
        "110????? 0bb????? ??ccpppp p?1100mm 1101???? ????gggg llllllll llllll01",
        HAS_SLOTS(red_g_and_bits), HAS_CHOICES(red_g_add_num), .note = note_red_g_kept_add_num)
    FORM(TESLA_ATOMIC_G_ADD_NUM, "atomic_g.add.num", "atomic_g", title_atomic_g_add_num, "ld",
        8, HARDWARE, 0x11110,
        "{<GUARD>} ld add <ATYPE> $r<LDST> g<GSPACE2>[$r<LSRC>] $r<LSRC2>",
        effects_atomic_g_add_num,
        "111????? 11a????? ??ccpppp p?0000mm 1101?ggg glllllll llllllll llllll01",
        HAS_SLOTS(atomic_g_add_num), HAS_CHOICES(red_g_add_num), .note = note_atomic_g_add_num,
            .is_atomic = 1)
    FORM(TESLA_ATOMIC_G_INC_NUM, "atomic_g.inc.num", "atomic_g", title_atomic_g_add_num, "ld",
        8, HARDWARE, 0x11110,
        "{<GUARD>} ld inc <ATYPE> $r<LDST> g<GSPACE2>[$r<LSRC>] $r<LSRC2>",
        effects_atomic_g_add_num,
        "111????? 110????? ??ccpppp p?0100mm 1101?ggg glllllll llllllll llllll01",
        HAS_SLOTS(atomic_g_add_num), HAS_CHOICES(red_g_add_num), .note = note_atomic_g_add_num,
            .is_atomic = 1)
    FORM(TESLA_ATOMIC_G_DEC_NUM, "atomic_g.dec.num", "atomic_g", title_atomic_g_add_num, "ld",
        8, HARDWARE, 0x11110,
        "{<GUARD>} ld dec <ATYPE> $r<LDST> g<GSPACE2>[$r<LSRC>] $r<LSRC2>",
        effects_atomic_g_add_num,
        "111????? 110????? ??ccpppp p?0101mm 1101?ggg glllllll llllllll llllll01",
        HAS_SLOTS(atomic_g_add_num), HAS_CHOICES(red_g_add_num), .note = note_atomic_g_add_num,
            .is_atomic = 1)
    FORM(TESLA_ATOMIC_G_SINC_NUM, "atomic_g.sinc.num", "atomic_g", title_atomic_g_add_num, "ld",
        8, HARDWARE, 0x11100,
        "{<GUARD>} ld inc <ATYPE> $r<LDST> g<GSPACE2>[$r<LSRC>] $r<LSRC2>",
        effects_atomic_g_add_num,
        "111????? 111????? ??ccpppp p?0100mm 1101?ggg glllllll llllllll llllll01",
        HAS_SLOTS(atomic_g_add_num), HAS_CHOICES(red_g_add_num), .note = note_atomic_g_add_num,
            .is_atomic = 1)
    FORM(TESLA_ATOMIC_G_SDEC_NUM, "atomic_g.sdec.num", "atomic_g", title_atomic_g_add_num, "ld",
        8, HARDWARE, 0x11100,
        "{<GUARD>} ld dec <ATYPE> $r<LDST> g<GSPACE2>[$r<LSRC>] $r<LSRC2>",
        effects_atomic_g_add_num,
        "111????? 111????? ??ccpppp p?0101mm 1101?ggg glllllll llllllll llllll01",
        HAS_SLOTS(atomic_g_add_num), HAS_CHOICES(red_g_add_num), .note = note_atomic_g_add_num,
            .is_atomic = 1)
    FORM(TESLA_ATOMIC_G_NINC_NUM, "atomic_g.ninc.num", "atomic_g", title_atomic_g_add_num, "ld",
        8, HARDWARE, 0x10,
        "{<GUARD>} ld inc <ATYPE> $r<LDST> g<GSPACE2>[$r<LSRC>] $r<LSRC2>",
        effects_atomic_g_add_num,
        "111????? 111????? ??ccpppp p?0100mm 1101?ggg glllllll llllllll llllll01",
        HAS_SLOTS(atomic_g_add_num), HAS_CHOICES(red_g_add_num), .note = note_atomic_g_add_num,
            .is_atomic = 1)
    FORM(TESLA_ATOMIC_G_NDEC_NUM, "atomic_g.ndec.num", "atomic_g", title_atomic_g_add_num, "ld",
        8, HARDWARE, 0x10,
        "{<GUARD>} ld dec <ATYPE> $r<LDST> g<GSPACE2>[$r<LSRC>] $r<LSRC2>",
        effects_atomic_g_add_num,
        "111????? 111????? ??ccpppp p?0101mm 1101?ggg glllllll llllllll llllll01",
        HAS_SLOTS(atomic_g_add_num), HAS_CHOICES(red_g_add_num), .note = note_atomic_g_add_num,
            .is_atomic = 1)
    FORM(TESLA_ATOMIC_G_MAX_NUM, "atomic_g.max.num", "atomic_g", title_atomic_g_add_num, "ld",
        8, HARDWARE, 0x11110,
        "{<GUARD>} ld max <ATYPE> $r<LDST> g<GSPACE2>[$r<LSRC>] $r<LSRC2>",
        effects_atomic_g_add_num,
        "111????? 11a????? ??ccpppp p?0110mm 1101?ggg glllllll llllllll llllll01",
        HAS_SLOTS(atomic_g_add_num), HAS_CHOICES(red_g_add_num), .note = note_atomic_g_add_num,
            .is_atomic = 1)
    FORM(TESLA_ATOMIC_G_MIN_NUM, "atomic_g.min.num", "atomic_g", title_atomic_g_add_num, "ld",
        8, HARDWARE, 0x11110,
        "{<GUARD>} ld min <ATYPE> $r<LDST> g<GSPACE2>[$r<LSRC>] $r<LSRC2>",
        effects_atomic_g_add_num,
        "111????? 11a????? ??ccpppp p?0111mm 1101?ggg glllllll llllllll llllll01",
        HAS_SLOTS(atomic_g_add_num), HAS_CHOICES(red_g_add_num), .note = note_atomic_g_add_num,
            .is_atomic = 1)
    FORM(TESLA_ATOMIC_G_AND_BITS, "atomic_g.and.bits", "atomic_g", title_atomic_g_add_num, "ld",
        8, HARDWARE, 0x11110,
        "{<GUARD>} ld and <BTYPE> $r<LDST> g<GSPACE2>[$r<LSRC>] $r<LSRC2>",
        effects_atomic_g_add_num,
        "111????? 11b????? ??ccpppp p?1010mm 1101?ggg glllllll llllllll llllll01",
        HAS_SLOTS(atomic_g_and_bits), HAS_CHOICES(red_g_add_num), .note = note_atomic_g_add_num,
            .is_atomic = 1)
    FORM(TESLA_ATOMIC_G_OR_BITS, "atomic_g.or.bits", "atomic_g", title_atomic_g_add_num, "ld",
        8, HARDWARE, 0x11110,
        "{<GUARD>} ld or <BTYPE> $r<LDST> g<GSPACE2>[$r<LSRC>] $r<LSRC2>",
        effects_atomic_g_add_num,
        "111????? 11b????? ??ccpppp p?1011mm 1101?ggg glllllll llllllll llllll01",
        HAS_SLOTS(atomic_g_and_bits), HAS_CHOICES(red_g_add_num), .note = note_atomic_g_add_num,
            .is_atomic = 1)
    FORM(TESLA_ATOMIC_G_XOR_BITS, "atomic_g.xor.bits", "atomic_g", title_atomic_g_add_num, "ld",
        8, HARDWARE, 0x11110,
        "{<GUARD>} ld xor <BTYPE> $r<LDST> g<GSPACE2>[$r<LSRC>] $r<LSRC2>",
        effects_atomic_g_add_num,
        "111????? 11b????? ??ccpppp p?1100mm 1101?ggg glllllll llllllll llllll01",
        HAS_SLOTS(atomic_g_and_bits), HAS_CHOICES(red_g_add_num), .note = note_atomic_g_add_num,
            .is_atomic = 1)
    FORM(TESLA_ATOMIC_G_WIDE, "atomic_g_wide", "atomic_g_wide",
        "Atomic 64-bit add on global memory", "ld", 8, HARDWARE, 0x11100,
        "{<GUARD>} ld add u64 $r<LDST>d g<GSPACE2>[$r<LSRC>] $r<LSRC2>d",
        effects_atomic_g_wide,
        "111????? 100????? ??ccpppp p?0000mm 1101?ggg glllllll llllllll llllll01",
        HAS_SLOTS(atomic_g_wide), HAS_CHOICES(atomic_g_wide), .is_atomic = 1)
    FORM(TESLA_ATOMIC_G_NARROW_ADD_NUM, "atomic_g_narrow.add.num", "atomic_g_narrow",
        title_atomic_g_narrow_add_num, "ld", 8, HARDWARE, 0x10,
        "{<GUARD>} ld add <ATYPE> $r<LDST> g<GSPACE2>[$r<LSRC>] $r<LSRC2>",
        effects_atomic_g_narrow_add_num,
        "111????? 0aa????? ??ccpppp p?0000mm 1101?ggg glllllll llllllll llllll01",
        HAS_SLOTS(atomic_g_add_num), HAS_CHOICES(red_g_add_num),
            .note = note_atomic_g_narrow_add_num, .is_atomic = 1)
    FORM(TESLA_ATOMIC_G_NARROW_INC_NUM, "atomic_g_narrow.inc.num", "atomic_g_narrow",
        title_atomic_g_narrow_add_num, "ld", 8, HARDWARE, 0x10,
        "{<GUARD>} ld inc <ATYPE> $r<LDST> g<GSPACE2>[$r<LSRC>] $r<LSRC2>",
        effects_atomic_g_narrow_add_num,
        "111????? 0aa????? ??ccpppp p?0100mm 1101?ggg glllllll llllllll llllll01",
        HAS_SLOTS(atomic_g_add_num), HAS_CHOICES(red_g_add_num),
            .note = note_atomic_g_narrow_add_num, .is_atomic = 1)
    FORM(TESLA_ATOMIC_G_NARROW_DEC_NUM, "atomic_g_narrow.dec.num", "atomic_g_narrow",
        title_atomic_g_narrow_add_num, "ld", 8, HARDWARE, 0x10,
        "{<GUARD>} ld dec <ATYPE> $r<LDST> g<GSPACE2>[$r<LSRC>] $r<LSRC2>",
        effects_atomic_g_narrow_add_num,
        "111????? 0aa????? ??ccpppp p?0101mm 1101?ggg glllllll llllllll llllll01",
        HAS_SLOTS(atomic_g_add_num), HAS_CHOICES(red_g_add_num),
            .note = note_atomic_g_narrow_add_num, .is_atomic = 1)
    FORM(TESLA_ATOMIC_G_NARROW_MAX_NUM, "atomic_g_narrow.max.num", "atomic_g_narrow",
        title_atomic_g_narrow_add_num, "ld", 8, HARDWARE, 0x10,
        "{<GUARD>} ld max <ATYPE> $r<LDST> g<GSPACE2>[$r<LSRC>] $r<LSRC2>",
        effects_atomic_g_narrow_add_num,
        "111????? 0aa????? ??ccpppp p?0110mm 1101?ggg glllllll llllllll llllll01",
        HAS_SLOTS(atomic_g_add_num), HAS_CHOICES(red_g_add_num),
            .note = note_atomic_g_narrow_add_num, .is_atomic = 1)
    FORM(TESLA_ATOMIC_G_NARROW_MIN_NUM, "atomic_g_narrow.min.num", "atomic_g_narrow",
        title_atomic_g_narrow_add_num, "ld", 8, HARDWARE, 0x10,
        "{<GUARD>} ld min <ATYPE> $r<LDST> g<GSPACE2>[$r<LSRC>] $r<LSRC2>",
        effects_atomic_g_narrow_add_num,
        "111????? 0aa????? ??ccpppp p?0111mm 1101?ggg glllllll llllllll llllll01",
        HAS_SLOTS(atomic_g_add_num), HAS_CHOICES(red_g_add_num),
            .note = note_atomic_g_narrow_add_num, .is_atomic = 1)
    FORM(TESLA_ATOMIC_G_NARROW_AND_BITS, "atomic_g_narrow.and.bits", "atomic_g_narrow",
        title_atomic_g_narrow_add_num, "ld", 8, HARDWARE, 0x10,
        "{<GUARD>} ld and <BTYPE> $r<LDST> g<GSPACE2>[$r<LSRC>] $r<LSRC2>",
        effects_atomic_g_narrow_add_num,
        "111????? 0bb????? ??ccpppp p?1010mm 1101?ggg glllllll llllllll llllll01",
        HAS_SLOTS(atomic_g_and_bits), HAS_CHOICES(red_g_add_num),
            .note = note_atomic_g_narrow_add_num, .is_atomic = 1)
    FORM(TESLA_ATOMIC_G_NARROW_OR_BITS, "atomic_g_narrow.or.bits", "atomic_g_narrow",
        title_atomic_g_narrow_add_num, "ld", 8, HARDWARE, 0x10,
        "{<GUARD>} ld or <BTYPE> $r<LDST> g<GSPACE2>[$r<LSRC>] $r<LSRC2>",
        effects_atomic_g_narrow_add_num,
        "111????? 0bb????? ??ccpppp p?1011mm 1101?ggg glllllll llllllll llllll01",
        HAS_SLOTS(atomic_g_and_bits), HAS_CHOICES(red_g_add_num),
            .note = note_atomic_g_narrow_add_num, .is_atomic = 1)
    FORM(TESLA_ATOMIC_G_NARROW_XOR_BITS, "atomic_g_narrow.xor.bits", "atomic_g_narrow",
        title_atomic_g_narrow_add_num, "ld", 8, HARDWARE, 0x10,
        "{<GUARD>} ld xor <BTYPE> $r<LDST> g<GSPACE2>[$r<LSRC>] $r<LSRC2>",
        effects_atomic_g_narrow_add_num,
        "111????? 0bb????? ??ccpppp p?1100mm 1101?ggg glllllll llllllll llllll01",
        HAS_SLOTS(atomic_g_and_bits), HAS_CHOICES(red_g_add_num),
            .note = note_atomic_g_narrow_add_num, .is_atomic = 1)
    FORM(TESLA_ATOMIC_G_KEPT_ADD_NUM, "atomic_g_kept.add.num", "atomic_g_kept",
        title_atomic_g_kept_add_num, "ld", 8, HARDWARE, 0x11100,
        "{<GUARD>} ld add <ATYPE> $r<LDST> g<GSPACE2>[$r<LSRC>] $r<LSRC2>",
        effects_atomic_g_kept_add_num,
        "111????? 0aa????? ??ccpppp p?0000mm 1101?ggg glllllll llllllll llllll01",
        HAS_SLOTS(atomic_g_add_num), HAS_CHOICES(red_g_add_num), .note = note_atomic_g_kept_add_num)
    FORM(TESLA_ATOMIC_G_KEPT_INC_NUM, "atomic_g_kept.inc.num", "atomic_g_kept",
        title_atomic_g_kept_add_num, "ld", 8, HARDWARE, 0x11100,
        "{<GUARD>} ld inc <ATYPE> $r<LDST> g<GSPACE2>[$r<LSRC>] $r<LSRC2>",
        effects_atomic_g_kept_add_num,
        "111????? 0aa????? ??ccpppp p?0100mm 1101?ggg glllllll llllllll llllll01",
        HAS_SLOTS(atomic_g_add_num), HAS_CHOICES(red_g_add_num), .note = note_atomic_g_kept_add_num)
    FORM(TESLA_ATOMIC_G_KEPT_DEC_NUM, "atomic_g_kept.dec.num", "atomic_g_kept",
        title_atomic_g_kept_add_num, "ld", 8, HARDWARE, 0x11100,
        "{<GUARD>} ld dec <ATYPE> $r<LDST> g<GSPACE2>[$r<LSRC>] $r<LSRC2>",
        effects_atomic_g_kept_add_num,
        "111????? 0aa????? ??ccpppp p?0101mm 1101?ggg glllllll llllllll llllll01",
        HAS_SLOTS(atomic_g_add_num), HAS_CHOICES(red_g_add_num), .note = note_atomic_g_kept_add_num)
    FORM(TESLA_ATOMIC_G_KEPT_MAX_NUM, "atomic_g_kept.max.num", "atomic_g_kept",
        title_atomic_g_kept_add_num, "ld", 8, HARDWARE, 0x11100,
        "{<GUARD>} ld max <ATYPE> $r<LDST> g<GSPACE2>[$r<LSRC>] $r<LSRC2>",
        effects_atomic_g_kept_add_num,
        "111????? 0aa????? ??ccpppp p?0110mm 1101?ggg glllllll llllllll llllll01",
        HAS_SLOTS(atomic_g_add_num), HAS_CHOICES(red_g_add_num), .note = note_atomic_g_kept_add_num)
    FORM(TESLA_ATOMIC_G_KEPT_MIN_NUM, "atomic_g_kept.min.num", "atomic_g_kept",
        title_atomic_g_kept_add_num, "ld", 8, HARDWARE, 0x11100,
        "{<GUARD>} ld min <ATYPE> $r<LDST> g<GSPACE2>[$r<LSRC>] $r<LSRC2>",
        effects_atomic_g_kept_add_num,
        "111????? 0aa????? ??ccpppp p?0111mm 1101?ggg glllllll llllllll llllll01",
        HAS_SLOTS(atomic_g_add_num), HAS_CHOICES(red_g_add_num), .note = note_atomic_g_kept_add_num)
    FORM(TESLA_ATOMIC_G_KEPT_AND_BITS, "atomic_g_kept.and.bits", "atomic_g_kept",
        title_atomic_g_kept_add_num, "ld", 8, HARDWARE, 0x11100,
        "{<GUARD>} ld and <BTYPE> $r<LDST> g<GSPACE2>[$r<LSRC>] $r<LSRC2>",
        effects_atomic_g_kept_add_num,
        "111????? 0bb????? ??ccpppp p?1010mm 1101?ggg glllllll llllllll llllll01",
        HAS_SLOTS(atomic_g_and_bits), HAS_CHOICES(red_g_add_num),
            .note = note_atomic_g_kept_add_num)
    FORM(TESLA_ATOMIC_G_KEPT_OR_BITS, "atomic_g_kept.or.bits", "atomic_g_kept",
        title_atomic_g_kept_add_num, "ld", 8, HARDWARE, 0x11100,
        "{<GUARD>} ld or <BTYPE> $r<LDST> g<GSPACE2>[$r<LSRC>] $r<LSRC2>",
        effects_atomic_g_kept_add_num,
        "111????? 0bb????? ??ccpppp p?1011mm 1101?ggg glllllll llllllll llllll01",
        HAS_SLOTS(atomic_g_and_bits), HAS_CHOICES(red_g_add_num),
            .note = note_atomic_g_kept_add_num)
    FORM(TESLA_ATOMIC_G_KEPT_XOR_BITS, "atomic_g_kept.xor.bits", "atomic_g_kept",
        title_atomic_g_kept_add_num, "ld", 8, HARDWARE, 0x11100,
        "{<GUARD>} ld xor <BTYPE> $r<LDST> g<GSPACE2>[$r<LSRC>] $r<LSRC2>",
        effects_atomic_g_kept_add_num,
        "111????? 0bb????? ??ccpppp p?1100mm 1101?ggg glllllll llllllll llllll01",
        HAS_SLOTS(atomic_g_and_bits), HAS_CHOICES(red_g_add_num),
            .note = note_atomic_g_kept_add_num)
    FORM(TESLA_ATOMIC_G_KEPT_EXCH_EXCH, "atomic_g_kept.exch.exch", "atomic_g_kept",
        title_atomic_g_kept_add_num, "exch", 8, HARDWARE, 0x11100,
        "{<GUARD>} exch <BTYPE> $r<LDST> g<GSPACE2>[$r<LSRC>] $r<LSRC2>",
        effects_atomic_g_kept_add_num,
        "111????? 0bb????? ??ccpppp p?0001mm 1101?ggg glllllll llllllll llllll01",
        HAS_SLOTS(atomic_g_and_bits), HAS_CHOICES(red_g_add_num),
            .note = note_atomic_g_kept_add_num)
    FORM(TESLA_EXCH_G, "exch_g", "exch_g", "Atomic exchange on global memory", "exch",
        8, HARDWARE, 0x11110,
        "{<GUARD>} exch <BTYPE> $r<LDST> g<GSPACE2>[$r<LSRC>] $r<LSRC2>",
        effects_atomic_g_add_num,
        "111????? 11b????? ??ccpppp p?0001mm 1101?ggg glllllll llllllll llllll01",
        HAS_SLOTS(atomic_g_and_bits), HAS_CHOICES(red_g_add_num), .is_atomic = 1)
    FORM(TESLA_EXCH_G_NARROW, "exch_g_narrow", "exch_g_narrow",
        "Atomic 8 or 16-bit exchange, before G200", "exch", 8, HARDWARE, 0x10,
        "{<GUARD>} exch <BTYPE> $r<LDST> g<GSPACE2>[$r<LSRC>] $r<LSRC2>",
        effects_atomic_g_add_num,
        "111????? 0bb????? ??ccpppp p?0001mm 1101?ggg glllllll llllllll llllll01",
        HAS_SLOTS(atomic_g_and_bits), HAS_CHOICES(red_g_add_num), .is_atomic = 1)
    FORM(TESLA_EXCH_G_WIDE, "exch_g_wide", "exch_g_wide", "Atomic 64-bit exchange on global memory",
        "exch", 8, HARDWARE, 0x11100,
        "{<GUARD>} exch b64 $r<LDST>d g<GSPACE2>[$r<LSRC>] $r<LSRC2>d",
        effects_atomic_g_wide,
        "111????? 100????? ??ccpppp p?0001mm 1101?ggg glllllll llllllll llllll01",
        HAS_SLOTS(atomic_g_wide), HAS_CHOICES(atomic_g_wide), .is_atomic = 1)
    FORM(TESLA_CAS_G, "cas_g", "cas_g", "Atomic compare and swap on global memory", "cas",
        8, HARDWARE, 0x11110,
        "{<GUARD>} cas <BTYPE> $r<LDST> g<GSPACE2>[$r<LSRC>] $r<LSRC2> $r<LSRC3>",
        "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC] $r[LSRC2] $r[LSRC3] $ended "
            "$active $st $returned $broken $warps $bar[0..15]; writes $r[LDST] $ended $st $active "
            "$warps $bar[0..15] $pc $returned $broken; read g.u32; write g.u32; trap: unaligned in "
            "`g`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait between "
            "quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: "
            "join, but the top of the stack is neither a branch nor a joinat; branch: conditional "
            "return",
        "111????? 11blllll llccpppp p?0010mm 1101?ggg glllllll llllllll llllll01",
        HAS_SLOTS(cas_g), HAS_CHOICES(red_g_add_num), .is_atomic = 1)
    FORM(TESLA_CAS_G_NARROW, "cas_g_narrow", "cas_g_narrow", "Atomic 8 or 16-bit compare and swap",
        "cas", 8, UNKNOWN, 0x11110,
        "{<GUARD>} cas <BTYPE> $r<LDST> g<GSPACE2>[$r<LSRC>] $r<LSRC2> $r<LSRC3>",
        "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $ended $active $st $returned $broken "
            "$warps $bar[0..15]; writes $ended $st $active $warps $bar[0..15] $pc $returned "
            "$broken; trap: no test has compared types of 8 or 16 bits; trap: `$st` is empty; "
            "trap: QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: "
            "STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top of the "
            "stack is neither a branch nor a joinat; branch: conditional return",
        "111????? 0bblllll llccpppp p?0010mm 1101?ggg glllllll llllllll llllll01",
        HAS_SLOTS(cas_g), HAS_CHOICES(red_g_add_num))
    FORM(TESLA_CAS_G_WIDE, "cas_g_wide", "cas_g_wide",
        "Atomic 64-bit compare and swap on global memory", "cas", 8, HARDWARE, 0x11100,
        "{<GUARD>} cas b64 $r<LDST>d g<GSPACE2>[$r<LSRC>] $r<LSRC2>d $r<LSRC3>d",
        "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC2] $r[LSRC2.n + 1] $r[LSRC3] "
            "$r[LSRC3.n + 1] $r[LSRC] $ended $active $st $returned $broken $warps $bar[0..15]; "
            "writes $r[LDST] $r[LDST.n + 1] $ended $st $active $warps $bar[0..15] $pc $returned "
            "$broken; read g.u64; write g.u64; trap: unaligned in `g`; trap: `$st` is empty; trap: "
            "QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: "
            "STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top of the "
            "stack is neither a branch nor a joinat; branch: conditional return",
        "111????? 100lllll llccpppp p?0010mm 1101?ggg glllllll llllllll llllll01",
        HAS_SLOTS(cas_g_wide), HAS_CHOICES(cas_g_wide), .is_atomic = 1)
    FORM(TESLA_DISCARD, "discard", "discard", "Discard fragment", "discard", 8, DOCUMENT, 0x88888,
        "{<GUARD>} discard",
        "reads $st; trap: `$st` is empty; trap: QUADON_ACTIVE: flow control between quadon and "
            "quadpop; trap: not modelled: no source states where the mask of discarded fragments "
            "is, and whether their threads continue",
        "???????? ???????? ??ccpppp p??????? 0000???? ???????? ???????? ??????11",
        HAS_SLOTS(discard), HAS_CHOICES(red_g_add_num))
    FORM(TESLA_BRA, "bra", "bra", "Branch", "bra", 8, DOCUMENT, 0xfffff,
        "{<GUARD>} bra <TARGET>",
        "reads $st $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $active; writes $pc $st $active; "
            "trap: `$st` is empty; trap: QUADON_ACTIVE: flow control between quadon and quadpop; "
            "trap: `$st` is full; branch: conditional call",
        "???????? ????tttt ttccpppp p??????? 0001?ttt tttttttt ttttt??? ??????11",
        .has_target = 1, HAS_SLOTS(bra), HAS_CHOICES(red_g_add_num),
            .note = "If the branch is divergent, the lanes of one side wait on the stack. No "
            "source states which side runs first: here the taken side, unless the option "
            "`branch_order` selects the other.")
    FORM(TESLA_CALL, "call", "call", "Call subroutine", "call", 8, DOCUMENT, 0xfffff,
        "call {lim} <TARGET>",
        "reads $st $active; writes $st $pc; trap: `$st` is empty; trap: QUADON_ACTIVE: flow "
            "control between quadon and quadpop; trap: `$st` is full; branch: call",
        "???????? ????tttt tt------ -l?????? 0010?ttt tttttttt ttttt??? ??????11",
        .has_target = 1, HAS_SLOTS(call),
            .note = "`lim`: the call is skipped when the stack holds the maximum number of limited "
            "calls. Here there is no maximum.")
    FORM(TESLA_RET, "ret", "ret", "Return from subroutine", "ret", 8, DOCUMENT, 0xfffff,
        "{<GUARD>} ret",
        "reads $st $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $returned $active $ended $broken "
            "$warps $bar[0..15]; writes $returned $st $active $warps $bar[0..15] $pc $broken; "
            "trap: `$st` is empty; trap: QUADON_ACTIVE: flow control between quadon and quadpop; "
            "trap: QUADON_ACTIVE: the threads end or wait between quadon and quadpop; branch: "
            "conditional return",
        "???????? ???????? ??ccpppp p??????? 0011???? ???????? ???????? ??????11",
        HAS_SLOTS(discard), HAS_CHOICES(red_g_add_num),
            .note = "The threads wait until all others have returned, too. Outside of a call they "
            "end.")
    FORM(TESLA_BREAKADDR, "breakaddr", "breakaddr", "Push break address", "breakaddr",
        8, DOCUMENT, 0xfffff,
        "breakaddr <TARGET>",
        effects_breakaddr,
        "???????? ????tttt tt------ -??????? 0100?ttt tttttttt ttttt??? ??????11",
        .has_target = 1, HAS_SLOTS(breakaddr), .note = "Pushes the address to which `break` goes.")
    FORM(TESLA_BREAK, "break", "break", "Break out of loop", "break", 8, DOCUMENT, 0xfffff,
        "{<GUARD>} break",
        "reads $st $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $broken $active $ended $returned "
            "$warps $bar[0..15]; writes $broken $st $active $warps $bar[0..15] $pc $returned; "
            "trap: `$st` is empty; trap: QUADON_ACTIVE: flow control between quadon and quadpop; "
            "trap: QUADON_ACTIVE: the threads end or wait between quadon and quadpop; branch: "
            "conditional return",
        "???????? ???????? ??ccpppp p??????? 0101???? ???????? ???????? ??????11",
        HAS_SLOTS(discard), HAS_CHOICES(red_g_add_num),
            .note = "The threads wait at the address of `breakaddr` until all others have left the "
            "loop, too.")
    FORM(TESLA_QUADON, "quadon", "quadon", "Enable all threads of quads", "quadon",
        8, DOCUMENT, 0xfffff,
        "quadon",
        "reads $active; writes $st $active; trap: `$st` is full",
        "???????? ???????? ?\?------ -??????? 0110???? ???????? ???????? ??????11",
        .note = "Enables all threads of each quad in which one runs.")
    FORM(TESLA_QUADPOP, "quadpop", "quadpop", "Restore threads of quads", "quadpop",
        8, DOCUMENT, 0xfffff,
        "quadpop",
        "reads $st; writes $st $active; trap: STACK_UNDERFLOW: quadpop without quadon; trap: `$st` "
            "is empty; trap: STACK_MISMATCH: quadpop, but the top of the stack is no quadon",
        "???????? ???????? ?\?------ -??????? 0111???? ???????? ???????? ??????11",
        .note = "Restores the active mask from before `quadon`.")
    FORM(TESLA_BAR_MASK, "bar.mask", "bar", title_bar_mask, "bar", 8, DOCUMENT, 0x11111,
        "bar {inc} {wait} <BAR> <BARMASK>",
        effects_bar_mask,
        "???????? ???????? ?0------ -??????? 1000?bbb bbbbbbbb bbbbbbb? ??????11",
        HAS_SLOTS(bar_mask), .note = note_bar_mask)
    FORM(TESLA_BAR_ALL, "bar.all", "bar", title_bar_mask, "bar", 8, DOCUMENT, 0x11111,
        "bar {inc} {wait} <BAR> all",
        effects_bar_mask,
        "???????? ???????? ?1------ -??????? 1000?bbb bbb????? ???????? ??????11",
        HAS_SLOTS(bar_all), .note = note_bar_mask)
    FORM(TESLA_TRAP_SHORT, "trap.short", "trap", title_trap_short, "trap", 4, DOCUMENT, 0xfffff,
        "trap",
        "trap: TRAP_INSTRUCTION",
        "1001???? ???????? ???????? ??????10",
        )
    FORM(TESLA_TRAP_LONG, "trap.long", "trap", title_trap_short, "trap", 8, DOCUMENT, 0xfffff,
        "trap",
        "reads $st; trap: `$st` is empty; trap: QUADON_ACTIVE: flow control between quadon and "
            "quadpop; trap: TRAP_INSTRUCTION",
        "???????? ???????? ?\?------ -??????? 1001???? ???????? ???????? ??????11",
        )
    FORM(TESLA_JOINAT, "joinat", "joinat", "Push reconvergence address", "joinat",
        8, DOCUMENT, 0xfffff,
        "joinat <TARGET>",
        effects_breakaddr,
        "???????? ????tttt tt------ -??????? 1010?ttt tttttttt ttttt??? ??????11",
        .has_target = 1, HAS_SLOTS(breakaddr),
            .note = "Pushes the address at which divergent threads join.")
    FORM(TESLA_BRKPT_SHORT, "brkpt.short", "brkpt", title_brkpt_short, "brkpt",
        4, DOCUMENT, 0xffff0,
        "brkpt",
        "trap: BREAKPOINT",
        "1011???? ???????? ???????? ??????10",
        .note = note_brkpt_short)
    FORM(TESLA_BRKPT_LONG, "brkpt.long", "brkpt", title_brkpt_short, "brkpt", 8, DOCUMENT, 0xffff0,
        "{<GUARD>} brkpt",
        "reads $st $c[COND].S $c[COND].Z $c[COND].O $c[COND].C; trap: `$st` is empty; trap: "
            "QUADON_ACTIVE: flow control between quadon and quadpop; trap: BREAKPOINT",
        "???????? ???????? ??ccpppp p??????? 1011???? ???????? ???????? ??????11",
        HAS_SLOTS(discard), HAS_CHOICES(red_g_add_num), .note = note_brkpt_short)
    FORM(TESLA_BRA_C, "bra_c", "bra_c", "Indirect branch", "bra", 8, DOCUMENT, 0xf0000,
        "bra {lim} c<CSPACE>[<p>]",
        "reads $st; trap: `$st` is empty; trap: QUADON_ACTIVE: flow control between quadon and "
            "quadpop; trap: not modelled: which thread's value is used, and what `lim` means here, "
            "is not known",
        "??????cc cc?????? ?\?------ -l???a?? 1100aa?o oooooooo ooooooo? ??????11",
        HAS_SLOTS(bra_c), HAS_CHOICES(bra_c), .note = "Branches to an address in memory.")
    FORM(TESLA_PRERET, "preret", "preret", "Push return address", "preret", 8, DOCUMENT, 0xf0000,
        "preret {lim} <TARGET>",
        effects_breakaddr,
        "???????? ????tttt tt------ -l?????? 1101?ttt tttttttt ttttt??? ??????11",
        .has_target = 1, HAS_SLOTS(call), .note = "Pushes the address to which `ret` goes.")
    FORM(TESLA_VOTE_ANY, "vote.any", "vote", title_vote_any, "vote", 8, DOCUMENT, 0xfff00,
        "{<GUARD>} vote any $c<CDST>",
        effects_vote_any,
        "011????? ???????? ??ccpppp p-cc??mm 0001???? ???????? ?????01? ??????01",
        HAS_SLOTS(vote_any), HAS_CHOICES(red_g_add_num), .note = note_vote_any)
    FORM(TESLA_VOTE_ALL, "vote.all", "vote", title_vote_any, "vote", 8, DOCUMENT, 0xfff00,
        "{<GUARD>} vote all $c<CDST>",
        effects_vote_any,
        "011????? ???????? ??ccpppp p-cc??mm 0001???? ???????? ?????10? ??????01",
        HAS_SLOTS(vote_any), HAS_CHOICES(red_g_add_num), .note = note_vote_any)
    FORM(TESLA_EMIT_EMIT, "emit.emit", "emit", title_emit_emit, "emit", 8, DOCUMENT, 0x44444,
        "{<GUARD>} emit",
        effects_emit_emit,
        "110????? ???????? ??ccpppp p?????mm 1111???? ???????? ?????01? ??????01",
        .not_executed = "not modelled: primitives, and the contents of o[] after a vertex, are "
            "outside the model", HAS_SLOTS(emit_emit), HAS_CHOICES(red_g_add_num))
    FORM(TESLA_EMIT_RESTART, "emit.restart", "emit", title_emit_emit, "restart",
        8, DOCUMENT, 0x44444,
        "{<GUARD>} restart",
        effects_emit_emit,
        "110????? ???????? ??ccpppp p?????mm 1111???? ???????? ?????10? ??????01",
        .not_executed = "not modelled: primitives, and the contents of o[] after a vertex, are "
            "outside the model", HAS_SLOTS(emit_emit), HAS_CHOICES(red_g_add_num))
    FORM(TESLA_NOP, "nop", "nop", "No operation", "nop", 8, DOCUMENT, 0xfffff,
        "{<GUARD>} nop",
        "reads $ended $active $st $returned $broken $warps $bar[0..15]; writes $ended $st $active "
            "$warps $bar[0..15] $pc $returned $broken; trap: `$st` is empty; trap: QUADON_ACTIVE: "
            "the threads end or wait between quadon and quadpop; trap: STACK_UNDERFLOW: join "
            "without joinat; trap: STACK_MISMATCH: join, but the top of the stack is neither a "
            "branch nor a joinat; branch: conditional return",
        "111????? ???????? ??ccpppp p????0mm 1111???? ???????? ???????? ??????01",
        HAS_SLOTS(emit_emit), HAS_CHOICES(red_g_add_num))
    FORM(TESLA_PMEVENT, "pmevent", "pmevent", "Signal performance monitor event", "pmevent",
        8, DOCUMENT, 0xfffff,
        "{<GUARD>} pmevent <PM>",
        "trap: not modelled: performance counters are outside the model",
        "111????? ???????? ??ccpppp p????1mm 1111???? ???????? ??pppp?? ??????01",
        .not_executed = "not modelled: performance counters are outside the model",
            HAS_SLOTS(pmevent), HAS_CHOICES(red_g_add_num))
    FORM(TESLA_UNKF5, "unkf5", "unkf5", "Undocumented instruction", "unkf5", 8, UNKNOWN, 0xfffff,
        "{<GUARD>} unkf5",
        "trap: no source says what this does",
        "101????? ???????? ??ccpppp p?????mm 1111???? ???????? ???????? ??????01",
        .not_executed = "no source says what this does", HAS_SLOTS(emit_emit),
            HAS_CHOICES(red_g_add_num), .note = "The document lists the opcode without a meaning.")
    FORM(TESLA_CVT_I2I_U_FULL, "cvt_i2i.u.full", "cvt_i2i", title_cvt_i2i_u_full, "cvt",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} cvt {neg} {abs} u32 {$c<CDST>} <d> <a>",
        effects_cvt_i2i_u_full,
        "00o-01?? ??.l0??c ccccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01",
        HAS_SLOTS(cvt_i2i_u_full), HAS_CHOICES(cvt_i2i_u_full), .note = note_cvt_i2i_u_full)
    FORM(TESLA_CVT_I2I_S_FULL, "cvt_i2i.s.full", "cvt_i2i", title_cvt_i2i_u_full, "cvt",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} cvt {neg} {abs} s32 {$c<CDST>} <d> <a>",
        effects_cvt_i2i_u_full,
        "00o-11?? ??.l0??c ccccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01",
        HAS_SLOTS(cvt_i2i_u_full), HAS_CHOICES(cvt_i2i_u_full), .note = note_cvt_i2i_u_full)
    FORM(TESLA_CVT_I2I_U8_FULL, "cvt_i2i.u8.full", "cvt_i2i", title_cvt_i2i_u_full, "cvt",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} cvt {neg} {abs} u8 {$c<CDST>} <d> <a>",
        effects_cvt_i2i_u_full,
        "00o-01?? ??.l1??c ccccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01",
        HAS_SLOTS(cvt_i2i_u_full), HAS_CHOICES(cvt_i2i_u_full), .note = note_cvt_i2i_u_full)
    FORM(TESLA_CVT_I2I_S8_FULL, "cvt_i2i.s8.full", "cvt_i2i", title_cvt_i2i_u_full, "cvt",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} cvt {neg} {abs} s8 {$c<CDST>} <d> <a>",
        effects_cvt_i2i_u_full,
        "00o-11?? ??.l1??c ccccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01",
        HAS_SLOTS(cvt_i2i_u_full), HAS_CHOICES(cvt_i2i_u_full), .note = note_cvt_i2i_u_full)
    FORM(TESLA_CVT_I2I_U_HALF, "cvt_i2i.u.half", "cvt_i2i", title_cvt_i2i_u_full, "cvt",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} cvt {neg} {abs} u16 {$c<CDST>} <d> <a>",
        effects_cvt_i2i_u_half,
        "00o-00?? ??.l0??c ccccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01",
        HAS_SLOTS(cvt_i2i_u_full), HAS_CHOICES(cvt_i2i_u_half), .note = note_cvt_i2i_u_full)
    FORM(TESLA_CVT_I2I_S_HALF, "cvt_i2i.s.half", "cvt_i2i", title_cvt_i2i_u_full, "cvt",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} cvt {neg} {abs} s16 {$c<CDST>} <d> <a>",
        effects_cvt_i2i_u_half,
        "00o-10?? ??.l0??c ccccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01",
        HAS_SLOTS(cvt_i2i_u_full), HAS_CHOICES(cvt_i2i_u_half), .note = note_cvt_i2i_u_full)
    FORM(TESLA_CVT_I2I_U8_BYTE, "cvt_i2i.u8.byte", "cvt_i2i", title_cvt_i2i_u_full, "cvt",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} cvt {neg} {abs} u8 {$c<CDST>} <d> <a>",
        effects_cvt_i2i_u_half,
        "00o-00?? ??.l1??c ccccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01",
        HAS_SLOTS(cvt_i2i_u_full), HAS_CHOICES(cvt_i2i_u8_byte), .note = note_cvt_i2i_u_full)
    FORM(TESLA_CVT_I2I_S8_BYTE, "cvt_i2i.s8.byte", "cvt_i2i", title_cvt_i2i_u_full, "cvt",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} cvt {neg} {abs} s8 {$c<CDST>} <d> <a>",
        effects_cvt_i2i_u_half,
        "00o-10?? ??.l1??c ccccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01",
        HAS_SLOTS(cvt_i2i_u_full), HAS_CHOICES(cvt_i2i_u8_byte), .note = note_cvt_i2i_u_full)
    FORM(TESLA_CVT_I2F_F16, "cvt_i2f.f16", "cvt_i2f", title_cvt_i2f_f16, "cvt",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} cvt {neg} {abs} {sat} (rn|rm|rp|rz) f16 {$c<CDST>} <d> <a>",
        effects_cvt_i2i_u_half,
        "01o-?0?? ?0.lcccc ccccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01",
        HAS_SLOTS(cvt_i2f_f16), HAS_CHOICES(cvt_i2i_u_half))
    FORM(TESLA_CVT_I2F_F32, "cvt_i2f.f32", "cvt_i2f", title_cvt_i2f_f16, "cvt",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} cvt {neg} {abs} {sat} (rn|rm|rp|rz) f32 {$c<CDST>} <d> <a>",
        effects_cvt_i2i_u_full,
        "01o-?1?? ?0.lcccc ccccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01",
        HAS_SLOTS(cvt_i2f_f16), HAS_CHOICES(cvt_i2i_u_full))
    FORM(TESLA_CVT_I2F_64_U_TO, "cvt_i2f_64.u.to", "cvt_i2f_64", title_cvt_i2f_64_u_to, "cvt",
        8, HARDWARE, 0xf000,
        "{<GUARD>} cvt {neg} {abs} {sat} (rn|rm|rp|rz) f64 {$c<CDST>} $r<LDST>d u32 <a>",
        effects_cvt_i2f_64_u_to,
        "01o-?1?? ?1.lccc0 ?0ccpppp p.cc?amm 1010aa-. .??????? llllllll llllll01",
        HAS_SLOTS(cvt_i2f_64_u_to), HAS_CHOICES(cvt_i2f_64_u_to), .note = note_cvt_i2f_64_u_to)
    FORM(TESLA_CVT_I2F_64_S_TO, "cvt_i2f_64.s.to", "cvt_i2f_64", title_cvt_i2f_64_u_to, "cvt",
        8, HARDWARE, 0xf000,
        "{<GUARD>} cvt {neg} {abs} {sat} (rn|rm|rp|rz) f64 {$c<CDST>} $r<LDST>d s32 <a>",
        effects_cvt_i2f_64_u_to,
        "01o-?1?? ?1.lccc1 ?0ccpppp p.cc?amm 1010aa-. .??????? llllllll llllll01",
        HAS_SLOTS(cvt_i2f_64_u_to), HAS_CHOICES(cvt_i2f_64_u_to), .note = note_cvt_i2f_64_u_to)
    FORM(TESLA_CVT_I2F_64_U_FROM, "cvt_i2f_64.u.from", "cvt_i2f_64", title_cvt_i2f_64_u_to, "cvt",
        8, HARDWARE, 0xf000,
        "{<GUARD>} cvt {neg} {abs} {sat} (rn|rm|rp|rz) f32 {$c<CDST>} <d> u64 $r<LSRC>d",
        effects_cvt_i2f_64_u_from,
        "01o-?0?? ?1?lccc0 ?1ccpppp p.cc.-mm 1010---? ???????? llllllll llllll01",
        HAS_SLOTS(cvt_i2f_64_u_from), HAS_CHOICES(cvt_i2f_64_u_from), .note = note_cvt_i2f_64_u_to)
    FORM(TESLA_CVT_I2F_64_S_FROM, "cvt_i2f_64.s.from", "cvt_i2f_64", title_cvt_i2f_64_u_to, "cvt",
        8, HARDWARE, 0xf000,
        "{<GUARD>} cvt {neg} {abs} {sat} (rn|rm|rp|rz) f32 {$c<CDST>} <d> s64 $r<LSRC>d",
        effects_cvt_i2f_64_u_from,
        "01o-?0?? ?1?lccc1 ?1ccpppp p.cc.-mm 1010---? ???????? llllllll llllll01",
        HAS_SLOTS(cvt_i2f_64_u_from), HAS_CHOICES(cvt_i2f_64_u_from), .note = note_cvt_i2f_64_u_to)
    FORM(TESLA_CVT_I2F_64_U_BOTH, "cvt_i2f_64.u.both", "cvt_i2f_64", title_cvt_i2f_64_u_to, "cvt",
        8, HARDWARE, 0xf000,
        "{<GUARD>} cvt {neg} {abs} {sat} (rn|rm|rp|rz) f64 {$c<CDST>} $r<LDST>d u64 $r<LSRC>d",
        effects_cvt_i2f_64_u_both,
        "01o-?1?? ?1?lccc0 ?1ccpppp p.cc?-mm 1010---? ???????? llllllll llllll01",
        HAS_SLOTS(cvt_i2f_64_u_both), HAS_CHOICES(cvt_i2f_64_u_both), .note = note_cvt_i2f_64_u_to)
    FORM(TESLA_CVT_I2F_64_S_BOTH, "cvt_i2f_64.s.both", "cvt_i2f_64", title_cvt_i2f_64_u_to, "cvt",
        8, HARDWARE, 0xf000,
        "{<GUARD>} cvt {neg} {abs} {sat} (rn|rm|rp|rz) f64 {$c<CDST>} $r<LDST>d s64 $r<LSRC>d",
        effects_cvt_i2f_64_u_both,
        "01o-?1?? ?1?lccc1 ?1ccpppp p.cc?-mm 1010---? ???????? llllllll llllll01",
        HAS_SLOTS(cvt_i2f_64_u_both), HAS_CHOICES(cvt_i2f_64_u_both), .note = note_cvt_i2f_64_u_to)
    FORM(TESLA_CVT_F2I_U16_F16, "cvt_f2i.u16.f16", "cvt_f2i", title_cvt_f2i_u16_f16, "cvt",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} cvt {neg} {abs} (rni|rmi|rpi|rzi) u16 {$c<CDST>} <d> f16 <a>",
        effects_cvt_f2i_u16_f16,
        "10o-00?? ?0.l?ii? ?0ccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01",
        HAS_SLOTS(cvt_f2i_u16_f16), HAS_CHOICES(cvt_f2i_u16_f16), .note = note_cvt_f2i_u16_f16)
    FORM(TESLA_CVT_F2I_U16_F32, "cvt_f2i.u16.f32", "cvt_f2i", title_cvt_f2i_u16_f16, "cvt",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} cvt {neg} {abs} (rni|rmi|rpi|rzi) u16 {$c<CDST>} <d> f32 <a>",
        effects_cvt_f2i_u16_f32,
        "10o-00?? ?0.l?ii? ?1ccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01",
        HAS_SLOTS(cvt_f2i_u16_f16), HAS_CHOICES(cvt_f2i_u16_f32), .note = note_cvt_f2i_u16_f16)
    FORM(TESLA_CVT_F2I_S16_F16, "cvt_f2i.s16.f16", "cvt_f2i", title_cvt_f2i_u16_f16, "cvt",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} cvt {neg} {abs} (rni|rmi|rpi|rzi) s16 {$c<CDST>} <d> f16 <a>",
        effects_cvt_f2i_u16_f16,
        "10o-10?? ?0.l?ii? ?0ccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01",
        HAS_SLOTS(cvt_f2i_u16_f16), HAS_CHOICES(cvt_f2i_u16_f16), .note = note_cvt_f2i_u16_f16)
    FORM(TESLA_CVT_F2I_S16_F32, "cvt_f2i.s16.f32", "cvt_f2i", title_cvt_f2i_u16_f16, "cvt",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} cvt {neg} {abs} (rni|rmi|rpi|rzi) s16 {$c<CDST>} <d> f32 <a>",
        effects_cvt_f2i_u16_f32,
        "10o-10?? ?0.l?ii? ?1ccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01",
        HAS_SLOTS(cvt_f2i_u16_f16), HAS_CHOICES(cvt_f2i_u16_f32), .note = note_cvt_f2i_u16_f16)
    FORM(TESLA_CVT_F2I_U32_F16, "cvt_f2i.u32.f16", "cvt_f2i", title_cvt_f2i_u16_f16, "cvt",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} cvt {neg} {abs} (rni|rmi|rpi|rzi) u32 {$c<CDST>} <d> f16 <a>",
        effects_cvt_f2i_u32_f16,
        "10o-01?? ?0.l?ii? ?0ccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01",
        HAS_SLOTS(cvt_f2i_u16_f16), HAS_CHOICES(cvt_f2i_u32_f16), .note = note_cvt_f2i_u16_f16)
    FORM(TESLA_CVT_F2I_U32_F32, "cvt_f2i.u32.f32", "cvt_f2i", title_cvt_f2i_u16_f16, "cvt",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} cvt {neg} {abs} (rni|rmi|rpi|rzi) u32 {$c<CDST>} <d> f32 <a>",
        effects_cvt_f2i_u32_f32,
        "10o-01?? ?0.l?ii? ?1ccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01",
        HAS_SLOTS(cvt_f2i_u16_f16), HAS_CHOICES(cvt_f2i_u32_f32), .note = note_cvt_f2i_u16_f16)
    FORM(TESLA_CVT_F2I_S32_F16, "cvt_f2i.s32.f16", "cvt_f2i", title_cvt_f2i_u16_f16, "cvt",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} cvt {neg} {abs} (rni|rmi|rpi|rzi) s32 {$c<CDST>} <d> f16 <a>",
        effects_cvt_f2i_u32_f16,
        "10o-11?? ?0.l?ii? ?0ccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01",
        HAS_SLOTS(cvt_f2i_u16_f16), HAS_CHOICES(cvt_f2i_u32_f16), .note = note_cvt_f2i_u16_f16)
    FORM(TESLA_CVT_F2I_S32_F32, "cvt_f2i.s32.f32", "cvt_f2i", title_cvt_f2i_u16_f16, "cvt",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} cvt {neg} {abs} (rni|rmi|rpi|rzi) s32 {$c<CDST>} <d> f32 <a>",
        effects_cvt_f2i_u32_f32,
        "10o-11?? ?0.l?ii? ?1ccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01",
        HAS_SLOTS(cvt_f2i_u16_f16), HAS_CHOICES(cvt_f2i_u32_f32), .note = note_cvt_f2i_u16_f16)
    FORM(TESLA_CVT_F2I_64_U_TO, "cvt_f2i_64.u.to", "cvt_f2i_64", title_cvt_f2i_64_u_to, "cvt",
        8, HARDWARE, 0xf000,
        "{<GUARD>} cvt {neg} {abs} (rni|rmi|rpi|rzi) u32 {$c<CDST>} <d> f64 $r<LSRC>d",
        effects_cvt_i2f_64_u_from,
        "10o-00?? ?1?l?ii? ?1ccpppp p.cc.-mm 1010---? ???????? llllllll llllll01",
        HAS_SLOTS(cvt_f2i_64_u_to), HAS_CHOICES(cvt_i2f_64_u_from), .note = note_cvt_f2i_64_u_to)
    FORM(TESLA_CVT_F2I_64_S_TO, "cvt_f2i_64.s.to", "cvt_f2i_64", title_cvt_f2i_64_u_to, "cvt",
        8, HARDWARE, 0xf000,
        "{<GUARD>} cvt {neg} {abs} (rni|rmi|rpi|rzi) s32 {$c<CDST>} <d> f64 $r<LSRC>d",
        effects_cvt_i2f_64_u_from,
        "10o-10?? ?1?l?ii? ?1ccpppp p.cc.-mm 1010---? ???????? llllllll llllll01",
        HAS_SLOTS(cvt_f2i_64_u_to), HAS_CHOICES(cvt_i2f_64_u_from), .note = note_cvt_f2i_64_u_to)
    FORM(TESLA_CVT_F2I_64_U_FROM, "cvt_f2i_64.u.from", "cvt_f2i_64", title_cvt_f2i_64_u_to, "cvt",
        8, HARDWARE, 0xf000,
        "{<GUARD>} cvt {neg} {abs} (rni|rmi|rpi|rzi) u64 {$c<CDST>} $r<LDST>d f32 <a>",
        effects_cvt_i2f_64_u_to,
        "10o-01?? ?1.l?ii? ?0ccpppp p.cc?amm 1010aa-. .??????? llllllll llllll01",
        HAS_SLOTS(cvt_f2i_64_u_from), HAS_CHOICES(cvt_i2f_64_u_to), .note = note_cvt_f2i_64_u_to)
    FORM(TESLA_CVT_F2I_64_S_FROM, "cvt_f2i_64.s.from", "cvt_f2i_64", title_cvt_f2i_64_u_to, "cvt",
        8, HARDWARE, 0xf000,
        "{<GUARD>} cvt {neg} {abs} (rni|rmi|rpi|rzi) s64 {$c<CDST>} $r<LDST>d f32 <a>",
        effects_cvt_i2f_64_u_to,
        "10o-11?? ?1.l?ii? ?0ccpppp p.cc?amm 1010aa-. .??????? llllllll llllll01",
        HAS_SLOTS(cvt_f2i_64_u_from), HAS_CHOICES(cvt_i2f_64_u_to), .note = note_cvt_f2i_64_u_to)
    FORM(TESLA_CVT_F2I_64_U_BOTH, "cvt_f2i_64.u.both", "cvt_f2i_64", title_cvt_f2i_64_u_to, "cvt",
        8, HARDWARE, 0xf000,
        "{<GUARD>} cvt {neg} {abs} (rni|rmi|rpi|rzi) u64 {$c<CDST>} $r<LDST>d f64 $r<LSRC>d",
        effects_cvt_i2f_64_u_both,
        "10o-01?? ?1?l?ii? ?1ccpppp p.cc?-mm 1010---? ???????? llllllll llllll01",
        HAS_SLOTS(cvt_f2i_64_u_both), HAS_CHOICES(cvt_i2f_64_u_both), .note = note_cvt_f2i_64_u_to)
    FORM(TESLA_CVT_F2I_64_S_BOTH, "cvt_f2i_64.s.both", "cvt_f2i_64", title_cvt_f2i_64_u_to, "cvt",
        8, HARDWARE, 0xf000,
        "{<GUARD>} cvt {neg} {abs} (rni|rmi|rpi|rzi) s64 {$c<CDST>} $r<LDST>d f64 $r<LSRC>d",
        effects_cvt_i2f_64_u_both,
        "10o-11?? ?1?l?ii? ?1ccpppp p.cc?-mm 1010---? ???????? llllllll llllll01",
        HAS_SLOTS(cvt_f2i_64_u_both), HAS_CHOICES(cvt_i2f_64_u_both), .note = note_cvt_f2i_64_u_to)
    FORM(TESLA_CVT_F2F_F16_SAME, "cvt_f2f.f16.same", "cvt_f2f", title_cvt_f2f_f16_same, "cvt",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} cvt {neg} {abs} {sat} f16 {$c<CDST>} <d> f16 <a>",
        effects_cvt_f2i_u16_f16,
        "11o-00?? ?0.lc??? ?0ccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01",
        HAS_SLOTS(cvt_f2f_f16_same), HAS_CHOICES(cvt_f2i_u16_f16), .note = note_cvt_f2f_f16_same)
    FORM(TESLA_CVT_F2F_F32_SAME, "cvt_f2f.f32.same", "cvt_f2f", title_cvt_f2f_f16_same, "cvt",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} cvt {neg} {abs} {sat} f32 {$c<CDST>} <d> f32 <a>",
        effects_cvt_f2i_u32_f32,
        "11o-01?? ?0.lc??? ?1ccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01",
        HAS_SLOTS(cvt_f2f_f16_same), HAS_CHOICES(cvt_f2i_u32_f32), .note = note_cvt_f2f_f16_same)
    FORM(TESLA_CVT_F2F_F16_RINT, "cvt_f2f.f16.rint", "cvt_f2f", title_cvt_f2f_f16_same, "cvt",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} cvt {neg} {abs} {sat} (rni|rmi|rpi|rzi) f16 {$c<CDST>} <d> f16 <a>",
        effects_cvt_f2i_u16_f16,
        "11o-10?? ?0.lcii? ?0ccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01",
        HAS_SLOTS(cvt_f2f_f16_rint), HAS_CHOICES(cvt_f2i_u16_f16), .note = note_cvt_f2f_f16_same)
    FORM(TESLA_CVT_F2F_F32_RINT, "cvt_f2f.f32.rint", "cvt_f2f", title_cvt_f2f_f16_same, "cvt",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} cvt {neg} {abs} {sat} (rni|rmi|rpi|rzi) f32 {$c<CDST>} <d> f32 <a>",
        effects_cvt_f2i_u32_f32,
        "11o-11?? ?0.lcii? ?1ccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01",
        HAS_SLOTS(cvt_f2f_f16_rint), HAS_CHOICES(cvt_f2i_u32_f32), .note = note_cvt_f2f_f16_same)
    FORM(TESLA_CVT_F2F_F16_NARROW, "cvt_f2f.f16.narrow", "cvt_f2f", title_cvt_f2f_f16_same, "cvt",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} cvt {neg} {abs} {sat} (rn|rm|rp|rz) f16 {$c<CDST>} <d> f32 <a>",
        effects_cvt_f2i_u16_f32,
        "11o-00?? ?0.lccc? ?1ccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01",
        HAS_SLOTS(cvt_f2f_f16_narrow), HAS_CHOICES(cvt_f2i_u16_f32), .note = note_cvt_f2f_f16_same)
    FORM(TESLA_CVT_F2F_F16_NRINT, "cvt_f2f.f16.nrint", "cvt_f2f", title_cvt_f2f_f16_same, "cvt",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} cvt {neg} {abs} {sat} (rni|rmi|rpi|rzi) f16 {$c<CDST>} <d> f32 <a>",
        effects_cvt_f2i_u16_f32,
        "11o-10?? ?0.lcii? ?1ccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01",
        HAS_SLOTS(cvt_f2f_f16_rint), HAS_CHOICES(cvt_f2i_u16_f32), .note = note_cvt_f2f_f16_same)
    FORM(TESLA_CVT_F2F_F32_WIDEN, "cvt_f2f.f32.widen", "cvt_f2f", title_cvt_f2f_f16_same, "cvt",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} cvt {neg} {abs} {sat} f32 {$c<CDST>} <d> f16 <a>",
        effects_cvt_f2i_u32_f16,
        "11o-01?? ?0.lc??? ?0ccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01",
        HAS_SLOTS(cvt_f2f_f16_same), HAS_CHOICES(cvt_f2i_u32_f16), .note = note_cvt_f2f_f16_same)
    FORM(TESLA_CVT_F2F_F32_WRINT, "cvt_f2f.f32.wrint", "cvt_f2f", title_cvt_f2f_f16_same, "cvt",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} cvt {neg} {abs} {sat} (rni|rmi|rpi|rzi) f32 {$c<CDST>} <d> f16 <a>",
        effects_cvt_f2i_u32_f16,
        "11o-11?? ?0.lcii? ?0ccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01",
        HAS_SLOTS(cvt_f2f_f16_rint), HAS_CHOICES(cvt_f2i_u32_f16), .note = note_cvt_f2f_f16_same)
    FORM(TESLA_CVT_F2F_64_NARROW, "cvt_f2f_64.narrow", "cvt_f2f_64", title_cvt_f2f_64_narrow, "cvt",
        8, HARDWARE, 0xf000,
        "{<GUARD>} cvt {neg} {abs} (rn|rm|rp|rz) f32 {$c<CDST>} <d> f64 $r<LSRC>d",
        effects_cvt_i2f_64_u_from,
        "11o-?0?? ?1?l?cc? ?1ccpppp p.cc.-mm 1010---? ???????? llllllll llllll01",
        HAS_SLOTS(cvt_f2f_64_narrow), HAS_CHOICES(cvt_i2f_64_u_from),
            .note = note_cvt_f2f_64_narrow)
    FORM(TESLA_CVT_F2F_64_SAME, "cvt_f2f_64.same", "cvt_f2f_64", title_cvt_f2f_64_narrow, "cvt",
        8, HARDWARE, 0xf000,
        "{<GUARD>} cvt {neg} {abs} f64 {$c<CDST>} $r<LDST>d f64 $r<LSRC>d",
        effects_cvt_i2f_64_u_both,
        "11o-01?? ?1?l???? ?1ccpppp p.cc?-mm 1010---? ???????? llllllll llllll01",
        HAS_SLOTS(cvt_f2f_64_same), HAS_CHOICES(cvt_i2f_64_u_both), .note = note_cvt_f2f_64_narrow)
    FORM(TESLA_CVT_F2F_64_RINT, "cvt_f2f_64.rint", "cvt_f2f_64", title_cvt_f2f_64_narrow, "cvt",
        8, HARDWARE, 0xf000,
        "{<GUARD>} cvt {neg} {abs} (rni|rmi|rpi|rzi) f64 {$c<CDST>} $r<LDST>d f64 $r<LSRC>d",
        effects_cvt_i2f_64_u_both,
        "11o-11?? ?1?l?ii? ?1ccpppp p.cc?-mm 1010---? ???????? llllllll llllll01",
        HAS_SLOTS(cvt_f2i_64_u_both), HAS_CHOICES(cvt_i2f_64_u_both),
            .note = note_cvt_f2f_64_narrow)
    FORM(TESLA_CVT_F2F_64_WIDEN, "cvt_f2f_64.widen", "cvt_f2f_64", title_cvt_f2f_64_narrow, "cvt",
        8, HARDWARE, 0xf000,
        "{<GUARD>} cvt {neg} {abs} f64 {$c<CDST>} $r<LDST>d f32 <a>",
        effects_cvt_i2f_64_u_to,
        "11o-?1?? ?1.l???? ?0ccpppp p.cc?amm 1010aa-. .??????? llllllll llllll01",
        HAS_SLOTS(cvt_f2f_64_widen), HAS_CHOICES(cvt_i2f_64_u_to), .note = note_cvt_f2f_64_narrow)
    FORM(TESLA_DFMA, "dfma", "dfma", "FP64 fused multiply-add", "fma", 8, HARDWARE, 0xf000,
        "{<GUARD>} fma (rn|rm|rp|rz) f64 {$c<CDST>} $r<LDST>d {neg} $r<LSRC>d $r<LSRC2>d {neg} "
            "$r<LSRC3>d",
        "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC] $r[LSRC.n + 1] $r[LSRC2] "
            "$r[LSRC2.n + 1] $r[LSRC3] $r[LSRC3.n + 1] $ended $active $st $returned $broken $warps "
            "$bar[0..15]; writes $r[LDST] $r[LDST.n + 1] $c[CDST] $ended $st $active $warps "
            "$bar[0..15] $pc $returned $broken; trap: `$st` is empty; trap: QUADON_ACTIVE: the "
            "threads end or wait between quadon and quadpop; trap: STACK_UNDERFLOW: join without "
            "joinat; trap: STACK_MISMATCH: join, but the top of the stack is neither a branch nor "
            "a joinat; branch: conditional return",
        "010-ll?? dd?lllll llccpppp p.cc?-mm 1110---? ?lllllll llllllll llllll01",
        HAS_SLOTS(dfma), HAS_CHOICES(dfma))
    FORM(TESLA_DADD, "dadd", "dadd", "FP64 add", "add", 8, HARDWARE, 0xf000,
        "{<GUARD>} add (rn|rm|rp|rz) f64 {$c<CDST>} $r<LDST>d {neg} $r<LSRC>d {neg} $r<LSRC3>d",
        "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC] $r[LSRC.n + 1] $r[LSRC3] "
            "$r[LSRC3.n + 1] $ended $active $st $returned $broken $warps $bar[0..15]; writes "
            "$r[LDST] $r[LDST.n + 1] $c[CDST] $ended $st $active $warps $bar[0..15] $pc $returned "
            "$broken; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait between "
            "quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: "
            "join, but the top of the stack is neither a branch nor a joinat; branch: conditional "
            "return",
        "011-ll?? ???lllll llccpppp p.cc?-mm 1110---? ??????dd llllllll llllll01",
        HAS_SLOTS(dadd), HAS_CHOICES(dadd))
    FORM(TESLA_DMUL, "dmul", "dmul", "FP64 multiply", "mul", 8, HARDWARE, 0xf000,
        "{<GUARD>} mul (rn|rm|rp|rz) f64 {$c<CDST>} $r<LDST>d {neg} $r<LSRC>d $r<LSRC2>d",
        effects_dmul,
        "100-?l?? ?????cc? ??ccpppp p.cc?-mm 1110---? ?lllllll llllllll llllll01",
        HAS_SLOTS(dmul), HAS_CHOICES(dmul))
    FORM(TESLA_DMINMAX_MIN, "dminmax.min", "dminmax", title_dminmax_min, "min", 8, HARDWARE, 0xf000,
        "{<GUARD>} min f64 {$c<CDST>} $r<LDST>d {neg} {abs} $r<LSRC>d {neg} {abs} $r<LSRC2>d",
        effects_dmul,
        "101-ll?? ???ll??? ??ccpppp p.cc?-mm 1110---? ?lllllll llllllll llllll01",
        HAS_SLOTS(dminmax_min), HAS_CHOICES(dmul), .note = note_dminmax_min)
    FORM(TESLA_DMINMAX_MAX, "dminmax.max", "dminmax", title_dminmax_min, "max", 8, HARDWARE, 0xf000,
        "{<GUARD>} max f64 {$c<CDST>} $r<LDST>d {neg} {abs} $r<LSRC>d {neg} {abs} $r<LSRC2>d",
        effects_dmul,
        "110-ll?? ???ll??? ??ccpppp p.cc?-mm 1110---? ?lllllll llllllll llllll01",
        HAS_SLOTS(dminmax_min), HAS_CHOICES(dmul), .note = note_dminmax_min)
    FORM(TESLA_DSET, "dset", "dset", "FP64 compare and set", "set", 8, HARDWARE, 0xf000,
        "{<GUARD>} set {$c<CDST>} <d> <FCOMPARE> f64 {neg} {abs} $r<LSRC>d {neg} {abs} $r<LSRC2>d",
        "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC] $r[LSRC.n + 1] $r[LSRC2] "
            "$r[LSRC2.n + 1] $ended $active $st $returned $broken $warps $bar[0..15]; writes "
            "$r[LDST] $c[CDST] $ended $st $active $warps $bar[0..15] $pc $returned $broken; write "
            "o.u32; trap: unaligned in `o`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads "
            "end or wait between quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; "
            "trap: STACK_MISMATCH: join, but the top of the stack is neither a branch nor a "
            "joinat; branch: conditional return",
        "111-ll?? ???ll?ff ffccpppp p.cc.-mm 1110---? ?lllllll llllllll llllll01",
        HAS_SLOTS(dset), HAS_CHOICES(dset),
            .note = "The result has 32 bits: all ones where the comparison holds, else 0.")
    FORM(TESLA_FADD_SHORT, "fadd.short", "fadd", title_fadd_short, "add", 4, HARDWARE, 0xfffff,
        "add {sat} f32 $r<SDST> {neg} <a> {neg} <b>",
        effects_fadd_short,
        "1011ss-. .sssssss ssssssss ssssss00",
        HAS_SLOTS(fadd_short), HAS_CHOICES(fadd_short), .note = note_fadd_short)
    FORM(TESLA_FADD_IMM, "fadd.imm", "fadd", title_fadd_short, "add", 8, HARDWARE, 0xfffff,
        "add {sat} f32 $r<SDST> {neg} <a> {neg} <IMM>",
        effects_fadd_imm,
        "????iiii iiiiiiii iiiiiiii iiiiii11 1011ss-. ?siiiiii ssssssss ssssss01",
        HAS_SLOTS(fadd_imm), HAS_CHOICES(fadd_imm), .note = note_fadd_short)
    FORM(TESLA_FADD_LONG, "fadd.long", "fadd", title_fadd_short, "add", 8, HARDWARE, 0xfffff,
        "{<GUARD>} add {sat} (rn|rz) f32 {$c<CDST>} <d> {neg} <a> {neg} <b>",
        effects_fadd_long,
        "00o-llcc cc.lllll llccpppp p.cc.amm 1011aa-. .?????aa llllllll llllll01",
        HAS_SLOTS(fadd_long), HAS_CHOICES(fadd_long), .note = note_fadd_short)
    FORM(TESLA_FMUL_SHORT, "fmul.short", "fmul", title_fmul_short, "mul", 4, HARDWARE, 0xfffff,
        "mul {sat} f32 $r<SDST> {neg} <a> {neg} <b>",
        effects_fadd_short,
        "1100ss-. .sssssss sssssss. ssssss00",
        HAS_SLOTS(fmul_short), HAS_CHOICES(fmul_short))
    FORM(TESLA_FMUL_IMM, "fmul.imm", "fmul", title_fmul_short, "mul", 8, HARDWARE, 0xfffff,
        "mul {sat} f32 $r<SDST> {neg} <a> {neg} <IMM>",
        effects_fadd_imm,
        "????iiii iiiiiiii iiiiiiii iiiiii11 1100ss-. ?siiiiii sssssss. ssssss01",
        HAS_SLOTS(fmul_imm), HAS_CHOICES(fmul_imm))
    FORM(TESLA_FMUL_LONG, "fmul.long", "fmul", title_fmul_short, "mul", 8, HARDWARE, 0xfffff,
        "{<GUARD>} mul {sat} (rn|rz) f32 {$c<CDST>} <d> {neg} <a> {neg} <b>",
        effects_fmul_long,
        "000-llcc cc..???? mmccpppp p.cc.amm 1100aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(fmul_long), HAS_CHOICES(fmul_long))
    FORM(TESLA_FMAD_SHORT, "fmad.short", "fmad", title_fmad_short, "add", 4, HARDWARE, 0xfffff,
        "add {sat} f32 $r<SDST> {neg} (mul <a> <b>) {neg} $r<SDST>",
        effects_fmad_short,
        "1110ss-. .sssssss ssssssss ssssss00",
        HAS_SLOTS(fmad_short), HAS_CHOICES(fmad_short), .note = note_fmad_short)
    FORM(TESLA_FMAD_IMM, "fmad.imm", "fmad", title_fmad_short, "add", 8, HARDWARE, 0xfffff,
        "add {sat} f32 $r<SDST> {neg} (mul <a> <IMM>) {neg} $r<SDST>",
        effects_fmad_imm,
        "????iiii iiiiiiii iiiiiiii iiiiii11 1110ss-. ?siiiiii ssssssss ssssss01",
        HAS_SLOTS(fmad_imm), HAS_CHOICES(fmad_imm), .note = note_fmad_short)
    FORM(TESLA_FMAD_LONG, "fmad.long", "fmad", title_fmad_short, "add", 8, HARDWARE, 0xfffff,
        "{<GUARD>} add {sat} f32 {$c<CDST>} <d> {neg} (mul <a> <b>) {neg} <c>",
        effects_fmad_long,
        "00o-llcc cc.lllll llccpppp p.cc.amm 1110aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(fmad_long), HAS_CHOICES(fmad_long), .note = note_fmad_short)
    FORM(TESLA_FSET, "fset", "fset", "FP32 compare and set", "set", 8, HARDWARE, 0xfffff,
        "{<GUARD>} set {$c<CDST>} <d> <FCOMPARE> f32 {neg} {abs} <a> {neg} {abs} <b>",
        effects_fmul_long,
        "011-llcc cc.ll?ff ffccpppp p.cc.amm 1011aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(fset), HAS_CHOICES(fset), .note = note_fset)
    FORM(TESLA_FMINMAX_MAX, "fminmax.max", "fminmax", title_fminmax_max, "max",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} max f32 {$c<CDST>} <d> {neg} {abs} <a> {neg} {abs} <b>",
        effects_fmul_long,
        "100-llcc cc.ll??? ??ccpppp p.cc.amm 1011aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(fminmax_max), HAS_CHOICES(fset), .note = note_fminmax_max)
    FORM(TESLA_FMINMAX_MIN, "fminmax.min", "fminmax", title_fminmax_max, "min",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} min f32 {$c<CDST>} <d> {neg} {abs} <a> {neg} {abs} <b>",
        effects_fmul_long,
        "101-llcc cc.ll??? ??ccpppp p.cc.amm 1011aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(fminmax_max), HAS_CHOICES(fset), .note = note_fminmax_max)
    FORM(TESLA_FSLCT, "fslct", "fslct", "FP32 select by sign", "slct", 8, HARDWARE, 0xfffff,
        "{<GUARD>} slct b32 {$c<CDST>} <d> <a> <b> f32 {neg} <c>",
        effects_fmad_long,
        "01o-??cc cc.lllll llccpppp p.cc.amm 1100aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(fslct), HAS_CHOICES(fmad_long),
            .note = "Source 1 where source 3 is positive or 0, source 2 where it is negative or "
            "NaN.")
    FORM(TESLA_QUADOP, "quadop", "quadop", "FP32 operation across a quad", "quadop",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} quadop f32 (add|subr|sub|mov2) (add|subr|sub|mov2) (add|subr|sub|mov2) "
            "(add|subr|sub|mov2) {$c<CDST>} <d> <QUAD_LANE> $r<LSRC> $r<LSRC3>",
        "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC] $r[LSRC3] $ended $active $st "
            "$returned $broken $warps $bar[0..15]; writes $r[LDST] $c[CDST] $ended $st $active "
            "$warps $bar[0..15] $pc $returned $broken; write o.u32; trap: unaligned in `o`; trap: "
            "`$st` is empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and "
            "quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but "
            "the top of the stack is neither a branch nor a joinat; branch: conditional return",
        "100-qqqq qq?lllll llccpppp p.cc.-mm 1100---? ??qq?... llllllll llllll01",
        HAS_SLOTS(quadop), HAS_CHOICES(quadop),
            .note = "Exchanges values within a quad. Each lane of a quad executes the operation of "
            "its number on source 1 of the named lane and its own source 2. `dx` and `dy` are for "
            "fragment programs; in others they are 0, as with the reset configuration of the chip. "
            "The value of an inactive lane is not known, here 0.")
    FORM(TESLA_ADD_ADD_B16_SHORT, "add.add.b16.short", "add", title_add_add_b16_short, "add",
        4, HARDWARE, 0xfffff,
        "add {sat} b16 $r<SDST/2>(l|h) <a> <b>",
        effects_add_add_b16_short,
        "0010ss-. .0ssssss 0sssssss ssssss00",
        HAS_SLOTS(add_add_b16_short), HAS_CHOICES(add_add_b16_short),
            .note = note_add_add_b16_short)
    FORM(TESLA_ADD_ADD_B32_SHORT, "add.add.b32.short", "add", title_add_add_b16_short, "add",
        4, HARDWARE, 0xfffff,
        "add {sat} b32 $r<SDST> <a> <b>",
        effects_fadd_short,
        "0010ss-. .0ssssss 1sssssss ssssss00",
        HAS_SLOTS(add_add_b16_short), HAS_CHOICES(fadd_short), .note = note_add_add_b16_short)
    FORM(TESLA_ADD_SUB_B16_SHORT, "add.sub.b16.short", "add", title_add_add_b16_short, "sub",
        4, HARDWARE, 0xfffff,
        "sub {sat} b16 $r<SDST/2>(l|h) <a> <b>",
        effects_add_add_b16_short,
        "0010ss-. .1ssssss 0sssssss ssssss00",
        HAS_SLOTS(add_add_b16_short), HAS_CHOICES(add_add_b16_short),
            .note = note_add_add_b16_short)
    FORM(TESLA_ADD_SUB_B32_SHORT, "add.sub.b32.short", "add", title_add_add_b16_short, "sub",
        4, HARDWARE, 0xfffff,
        "sub {sat} b32 $r<SDST> <a> <b>",
        effects_fadd_short,
        "0010ss-. .1ssssss 1sssssss ssssss00",
        HAS_SLOTS(add_add_b16_short), HAS_CHOICES(fadd_short), .note = note_add_add_b16_short)
    FORM(TESLA_ADD_SUBR_B16_SHORT, "add.subr.b16.short", "add", title_add_add_b16_short, "subr",
        4, HARDWARE, 0xfffff,
        "subr {sat} b16 $r<SDST/2>(l|h) <a> <b>",
        effects_add_add_b16_short,
        "0011ss-. .0ssssss 0sssssss ssssss00",
        HAS_SLOTS(add_add_b16_short), HAS_CHOICES(add_add_b16_short),
            .note = note_add_add_b16_short)
    FORM(TESLA_ADD_SUBR_B32_SHORT, "add.subr.b32.short", "add", title_add_add_b16_short, "subr",
        4, HARDWARE, 0xfffff,
        "subr {sat} b32 $r<SDST> <a> <b>",
        effects_fadd_short,
        "0011ss-. .0ssssss 1sssssss ssssss00",
        HAS_SLOTS(add_add_b16_short), HAS_CHOICES(fadd_short), .note = note_add_add_b16_short)
    FORM(TESLA_ADD_ADDC_B16_SHORT, "add.addc.b16.short", "add", title_add_add_b16_short, "addc",
        4, HARDWARE, 0xfffff,
        "addc {sat} b16 $r<SDST/2>(l|h) <a> <b> $c0",
        "reads $r[SSRC.n[1..5]].h $a[SAREG] $r[SSRC2.n[1..5]].h $c[0].C; writes $r[SDST.n[1..5]].h "
            "$a[SAREG]; read s.u8; read s.u16; read s.u32; read a.u32; read p.u32; read c.u16; "
            "trap: outside `s`; trap: unaligned in `s`; trap: unaligned in `a`; trap: unaligned in "
            "`p`; trap: unaligned in `c`",
        "0011ss-. .1ssssss 0sssssss ssssss00",
        HAS_SLOTS(add_add_b16_short), HAS_CHOICES(add_add_b16_short),
            .note = note_add_add_b16_short)
    FORM(TESLA_ADD_ADDC_B32_SHORT, "add.addc.b32.short", "add", title_add_add_b16_short, "addc",
        4, HARDWARE, 0xfffff,
        "addc {sat} b32 $r<SDST> <a> <b> $c0",
        "reads $r[SSRC] $a[SAREG] $r[SSRC2] $c[0].C; writes $r[SDST] $a[SAREG]; read s.u8; read "
            "s.u16; read s.u32; read a.u32; read p.u32; read c.u32; trap: outside `s`; trap: "
            "unaligned in `s`; trap: unaligned in `a`; trap: unaligned in `p`; trap: unaligned in "
            "`c`",
        "0011ss-. .1ssssss 1sssssss ssssss00",
        HAS_SLOTS(add_add_b16_short), HAS_CHOICES(fadd_short), .note = note_add_add_b16_short)
    FORM(TESLA_ADD_ADD_B16_IMM, "add.add.b16.imm", "add", title_add_add_b16_short, "add",
        8, HARDWARE, 0xfffff,
        "add {sat} b16 $r<SDST/2>(l|h) <a> <IMM>",
        effects_add_add_b16_imm,
        "????iiii iiiiiiii iiiiiiii iiiiii11 0010ss-. ?0iiiiii 0sssssss ssssss01",
        HAS_SLOTS(add_add_b16_imm), HAS_CHOICES(add_add_b16_imm), .note = note_add_add_b16_short)
    FORM(TESLA_ADD_ADD_B32_IMM, "add.add.b32.imm", "add", title_add_add_b16_short, "add",
        8, HARDWARE, 0xfffff,
        "add {sat} b32 $r<SDST> <a> <IMM>",
        effects_fadd_imm,
        "????iiii iiiiiiii iiiiiiii iiiiii11 0010ss-. ?0iiiiii 1sssssss ssssss01",
        HAS_SLOTS(add_add_b16_imm), HAS_CHOICES(fadd_imm), .note = note_add_add_b16_short)
    FORM(TESLA_ADD_SUB_B16_IMM, "add.sub.b16.imm", "add", title_add_add_b16_short, "sub",
        8, HARDWARE, 0xfffff,
        "sub {sat} b16 $r<SDST/2>(l|h) <a> <IMM>",
        effects_add_add_b16_imm,
        "????iiii iiiiiiii iiiiiiii iiiiii11 0010ss-. ?1iiiiii 0sssssss ssssss01",
        HAS_SLOTS(add_add_b16_imm), HAS_CHOICES(add_add_b16_imm), .note = note_add_add_b16_short)
    FORM(TESLA_ADD_SUB_B32_IMM, "add.sub.b32.imm", "add", title_add_add_b16_short, "sub",
        8, HARDWARE, 0xfffff,
        "sub {sat} b32 $r<SDST> <a> <IMM>",
        effects_fadd_imm,
        "????iiii iiiiiiii iiiiiiii iiiiii11 0010ss-. ?1iiiiii 1sssssss ssssss01",
        HAS_SLOTS(add_add_b16_imm), HAS_CHOICES(fadd_imm), .note = note_add_add_b16_short)
    FORM(TESLA_ADD_SUBR_B16_IMM, "add.subr.b16.imm", "add", title_add_add_b16_short, "subr",
        8, HARDWARE, 0xfffff,
        "subr {sat} b16 $r<SDST/2>(l|h) <a> <IMM>",
        effects_add_add_b16_imm,
        "????iiii iiiiiiii iiiiiiii iiiiii11 0011ss-. ?0iiiiii 0sssssss ssssss01",
        HAS_SLOTS(add_add_b16_imm), HAS_CHOICES(add_add_b16_imm), .note = note_add_add_b16_short)
    FORM(TESLA_ADD_SUBR_B32_IMM, "add.subr.b32.imm", "add", title_add_add_b16_short, "subr",
        8, HARDWARE, 0xfffff,
        "subr {sat} b32 $r<SDST> <a> <IMM>",
        effects_fadd_imm,
        "????iiii iiiiiiii iiiiiiii iiiiii11 0011ss-. ?0iiiiii 1sssssss ssssss01",
        HAS_SLOTS(add_add_b16_imm), HAS_CHOICES(fadd_imm), .note = note_add_add_b16_short)
    FORM(TESLA_ADD_ADDC_B16_IMM, "add.addc.b16.imm", "add", title_add_add_b16_short, "addc",
        8, HARDWARE, 0xfffff,
        "addc {sat} b16 $r<SDST/2>(l|h) <a> <IMM> $c0",
        "reads $r[SSRC.n[1..5]].h $a[SAREG] $c[0].C; writes $r[SDST.n[1..5]].h $a[SAREG]; read "
            "s.u8; read s.u16; read s.u32; read p.u32; trap: outside `s`; trap: unaligned in `s`; "
            "trap: unaligned in `p`",
        "????iiii iiiiiiii iiiiiiii iiiiii11 0011ss-. ?1iiiiii 0sssssss ssssss01",
        HAS_SLOTS(add_add_b16_imm), HAS_CHOICES(add_add_b16_imm), .note = note_add_add_b16_short)
    FORM(TESLA_ADD_ADDC_B32_IMM, "add.addc.b32.imm", "add", title_add_add_b16_short, "addc",
        8, HARDWARE, 0xfffff,
        "addc {sat} b32 $r<SDST> <a> <IMM> $c0",
        "reads $r[SSRC] $a[SAREG] $c[0].C; writes $r[SDST] $a[SAREG]; read s.u8; read s.u16; read "
            "s.u32; read p.u32; trap: outside `s`; trap: unaligned in `s`; trap: unaligned in `p`",
        "????iiii iiiiiiii iiiiiiii iiiiii11 0011ss-. ?1iiiiii 1sssssss ssssss01",
        HAS_SLOTS(add_add_b16_imm), HAS_CHOICES(fadd_imm), .note = note_add_add_b16_short)
    FORM(TESLA_ADD_ADD_B16_LONG, "add.add.b16.long", "add", title_add_add_b16_short, "add",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} add {sat} b16 {$c<CDST>} <d> <a> <b>",
        effects_add_add_b16_long,
        "000-l0cc cc.lllll llccpppp p.cc.amm 0010aa-. .0?????? llllllll llllll01",
        HAS_SLOTS(add_add_b16_long), HAS_CHOICES(add_add_b16_long), .note = note_add_add_b16_short)
    FORM(TESLA_ADD_ADD_B32_LONG, "add.add.b32.long", "add", title_add_add_b16_short, "add",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} add {sat} b32 {$c<CDST>} <d> <a> <b>",
        effects_fadd_long,
        "000-l1cc cc.lllll llccpppp p.cc.amm 0010aa-. .0?????? llllllll llllll01",
        HAS_SLOTS(add_add_b16_long), HAS_CHOICES(fadd_long), .note = note_add_add_b16_short)
    FORM(TESLA_ADD_SUB_B16_LONG, "add.sub.b16.long", "add", title_add_add_b16_short, "sub",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} sub {sat} b16 {$c<CDST>} <d> <a> <b>",
        effects_add_add_b16_long,
        "000-l0cc cc.lllll llccpppp p.cc.amm 0010aa-. .1?????? llllllll llllll01",
        HAS_SLOTS(add_add_b16_long), HAS_CHOICES(add_add_b16_long), .note = note_add_add_b16_short)
    FORM(TESLA_ADD_SUB_B32_LONG, "add.sub.b32.long", "add", title_add_add_b16_short, "sub",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} sub {sat} b32 {$c<CDST>} <d> <a> <b>",
        effects_fadd_long,
        "000-l1cc cc.lllll llccpppp p.cc.amm 0010aa-. .1?????? llllllll llllll01",
        HAS_SLOTS(add_add_b16_long), HAS_CHOICES(fadd_long), .note = note_add_add_b16_short)
    FORM(TESLA_ADD_SUBR_B16_LONG, "add.subr.b16.long", "add", title_add_add_b16_short, "subr",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} subr {sat} b16 {$c<CDST>} <d> <a> <b>",
        effects_add_add_b16_long,
        "000-l0cc cc.lllll llccpppp p.cc.amm 0011aa-. .0?????? llllllll llllll01",
        HAS_SLOTS(add_add_b16_long), HAS_CHOICES(add_add_b16_long), .note = note_add_add_b16_short)
    FORM(TESLA_ADD_SUBR_B32_LONG, "add.subr.b32.long", "add", title_add_add_b16_short, "subr",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} subr {sat} b32 {$c<CDST>} <d> <a> <b>",
        effects_fadd_long,
        "000-l1cc cc.lllll llccpppp p.cc.amm 0011aa-. .0?????? llllllll llllll01",
        HAS_SLOTS(add_add_b16_long), HAS_CHOICES(fadd_long), .note = note_add_add_b16_short)
    FORM(TESLA_ADD_ADDC_B16_LONG, "add.addc.b16.long", "add", title_add_add_b16_short, "addc",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} addc {sat} b16 {$c<CDST>} <d> <a> <b> $c<COND>",
        effects_add_add_b16_long,
        "000-l0cc cc.lllll llccpppp p.cc.amm 0011aa-. .1?????? llllllll llllll01",
        HAS_SLOTS(add_addc_b16_long), HAS_CHOICES(add_add_b16_long), .note = note_add_add_b16_short)
    FORM(TESLA_ADD_ADDC_B32_LONG, "add.addc.b32.long", "add", title_add_add_b16_short, "addc",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} addc {sat} b32 {$c<CDST>} <d> <a> <b> $c<COND>",
        effects_fadd_long,
        "000-l1cc cc.lllll llccpppp p.cc.amm 0011aa-. .1?????? llllllll llllll01",
        HAS_SLOTS(add_addc_b16_long), HAS_CHOICES(fadd_long), .note = note_add_add_b16_short)
    FORM(TESLA_MUL16_SHORT, "mul16.short", "mul16", title_mul16_short, "mul", 4, HARDWARE, 0xfffff,
        "mul $r<SDST> (u16|s16) <a> (u16|s16) <b>",
        "reads $r[SSRC.n[1..5]].h $a[SAREG] $r[SSRC2.n[1..5]].h; writes $r[SDST] $a[SAREG]; read "
            "s.u8; read s.u16; read s.u32; read a.u32; read p.u32; read c.u16; trap: outside `s`; "
            "trap: unaligned in `s`; trap: unaligned in `a`; trap: unaligned in `p`; trap: "
            "unaligned in `c`",
        "0100ss-. .0ssssss ssssssss ssssss00",
        HAS_SLOTS(mul16_short), HAS_CHOICES(mul16_short), .note = note_mul16_short)
    FORM(TESLA_MUL16_IMM, "mul16.imm", "mul16", title_mul16_short, "mul", 8, HARDWARE, 0xfffff,
        "mul $r<SDST> (u16|s16) <a> (u16|s16) <IMM>",
        "reads $r[SSRC.n[1..5]].h $a[SAREG]; writes $r[SDST] $a[SAREG]; read s.u8; read s.u16; "
            "read s.u32; read p.u32; trap: outside `s`; trap: unaligned in `s`; trap: unaligned in "
            "`p`",
        "????iiii iiiiiiii iiiiiiii iiiiii11 0100ss-. ?0iiiiii ssssssss ssssss01",
        HAS_SLOTS(mul16_imm), HAS_CHOICES(mul16_imm), .note = note_mul16_short)
    FORM(TESLA_MUL16_LONG, "mul16.long", "mul16", title_mul16_short, "mul", 8, HARDWARE, 0xfffff,
        "{<GUARD>} mul {$c<CDST>} <d> (u16|s16) <a> (u16|s16) <b>",
        "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC.n[1..6]].h $a[AREG] "
            "$r[LSRC2.n[1..6]].h $ended $active $st $returned $broken $warps $bar[0..15]; writes "
            "$r[LDST] $c[CDST] $a[AREG] $ended $st $active $warps $bar[0..15] $pc $returned "
            "$broken; read s.u8; read s.u16; read s.u32; read a.u32; read p.u32; read c.u16; write "
            "o.u32; trap: outside `s`; trap: unaligned in `s`; trap: unaligned in `a`; trap: "
            "unaligned in `p`; trap: unaligned in `c`; trap: unaligned in `o`; trap: `$st` is "
            "empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: "
            "STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top of the "
            "stack is neither a branch nor a joinat; branch: conditional return",
        "000-??cc cc.????0 llccpppp p.cc.amm 0100aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(mul16_long), HAS_CHOICES(mul16_long), .note = note_mul16_short)
    FORM(TESLA_MUL24_SHORT, "mul24.short", "mul24", title_mul24_short, "mul", 4, HARDWARE, 0xfffff,
        "mul $r<SDST> {high} (u24|s24) <a> <b>",
        effects_fadd_short,
        "0100ss-. .1ssssss ssssssss ssssss00",
        HAS_SLOTS(mul24_short), HAS_CHOICES(fadd_short), .note = note_mul24_short)
    FORM(TESLA_MUL24_IMM, "mul24.imm", "mul24", title_mul24_short, "mul", 8, HARDWARE, 0xfffff,
        "mul $r<SDST> {high} (u24|s24) <a> <IMM>",
        effects_fadd_imm,
        "????iiii iiiiiiii iiiiiiii iiiiii11 0100ss-. ?1iiiiii ssssssss ssssss01",
        HAS_SLOTS(mul24_imm), HAS_CHOICES(fadd_imm), .note = note_mul24_short)
    FORM(TESLA_MUL24_LONG, "mul24.long", "mul24", title_mul24_short, "mul", 8, HARDWARE, 0xfffff,
        "{<GUARD>} mul {$c<CDST>} <d> {high} (u24|s24) <a> <b>",
        effects_fmul_long,
        "000-??cc cc.????1 llccpppp p.cc.amm 0100aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(mul24_long), HAS_CHOICES(fset), .note = note_mul24_short)
    FORM(TESLA_MUL_ADD_ADD_U16_SHORT, "mul_add.add.u16.short", "mul_add",
        title_mul_add_add_u16_short, "add", 4, HARDWARE, 0xfffff,
        "add $r<SDST> (mul u16 <a> <b>) $r<SDST>",
        effects_mul_add_add_u16_short,
        "0110ss-. .0ssssss 0ssssss0 ssssss00",
        HAS_SLOTS(mul_add_add_u16_short), HAS_CHOICES(mul_add_add_u16_short),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_ADD_S16_SHORT, "mul_add.add.s16.short", "mul_add",
        title_mul_add_add_u16_short, "add", 4, HARDWARE, 0xfffff,
        "add $r<SDST> (mul s16 <a> <b>) $r<SDST>",
        effects_mul_add_add_u16_short,
        "0110ss-. .0ssssss 0ssssss1 ssssss00",
        HAS_SLOTS(mul_add_add_u16_short), HAS_CHOICES(mul_add_add_u16_short),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_ADD_S16SAT_SHORT, "mul_add.add.s16sat.short", "mul_add",
        title_mul_add_add_u16_short, "add", 4, HARDWARE, 0xfffff,
        "add sat $r<SDST> (mul s16 <a> <b>) $r<SDST>",
        effects_mul_add_add_u16_short,
        "0110ss-. .0ssssss 1ssssss0 ssssss00",
        HAS_SLOTS(mul_add_add_u16_short), HAS_CHOICES(mul_add_add_u16_short),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_ADD_U24_SHORT, "mul_add.add.u24.short", "mul_add",
        title_mul_add_add_u16_short, "add", 4, HARDWARE, 0xfffff,
        "add $r<SDST> (mul u24 <a> <b>) $r<SDST>",
        effects_fmad_short,
        "0110ss-. .0ssssss 1ssssss1 ssssss00",
        HAS_SLOTS(mul_add_add_u16_short), HAS_CHOICES(mul_add_add_u24_short),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_SUB_U16_SHORT, "mul_add.sub.u16.short", "mul_add",
        title_mul_add_add_u16_short, "sub", 4, HARDWARE, 0xfffff,
        "sub $r<SDST> (mul u16 <a> <b>) $r<SDST>",
        effects_mul_add_add_u16_short,
        "0110ss-. .1ssssss 0ssssss0 ssssss00",
        HAS_SLOTS(mul_add_add_u16_short), HAS_CHOICES(mul_add_add_u16_short),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_SUB_S16_SHORT, "mul_add.sub.s16.short", "mul_add",
        title_mul_add_add_u16_short, "sub", 4, HARDWARE, 0xfffff,
        "sub $r<SDST> (mul s16 <a> <b>) $r<SDST>",
        effects_mul_add_add_u16_short,
        "0110ss-. .1ssssss 0ssssss1 ssssss00",
        HAS_SLOTS(mul_add_add_u16_short), HAS_CHOICES(mul_add_add_u16_short),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_SUB_S16SAT_SHORT, "mul_add.sub.s16sat.short", "mul_add",
        title_mul_add_add_u16_short, "sub", 4, HARDWARE, 0xfffff,
        "sub sat $r<SDST> (mul s16 <a> <b>) $r<SDST>",
        effects_mul_add_add_u16_short,
        "0110ss-. .1ssssss 1ssssss0 ssssss00",
        HAS_SLOTS(mul_add_add_u16_short), HAS_CHOICES(mul_add_add_u16_short),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_SUB_U24_SHORT, "mul_add.sub.u24.short", "mul_add",
        title_mul_add_add_u16_short, "sub", 4, HARDWARE, 0xfffff,
        "sub $r<SDST> (mul u24 <a> <b>) $r<SDST>",
        effects_fmad_short,
        "0110ss-. .1ssssss 1ssssss1 ssssss00",
        HAS_SLOTS(mul_add_add_u16_short), HAS_CHOICES(mul_add_add_u24_short),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_SUBR_U16_SHORT, "mul_add.subr.u16.short", "mul_add",
        title_mul_add_add_u16_short, "subr", 4, HARDWARE, 0xfffff,
        "subr $r<SDST> (mul u16 <a> <b>) $r<SDST>",
        effects_mul_add_add_u16_short,
        "0111ss-. .0ssssss 0ssssss0 ssssss00",
        HAS_SLOTS(mul_add_add_u16_short), HAS_CHOICES(mul_add_add_u16_short),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_SUBR_S16_SHORT, "mul_add.subr.s16.short", "mul_add",
        title_mul_add_add_u16_short, "subr", 4, HARDWARE, 0xfffff,
        "subr $r<SDST> (mul s16 <a> <b>) $r<SDST>",
        effects_mul_add_add_u16_short,
        "0111ss-. .0ssssss 0ssssss1 ssssss00",
        HAS_SLOTS(mul_add_add_u16_short), HAS_CHOICES(mul_add_add_u16_short),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_SUBR_S16SAT_SHORT, "mul_add.subr.s16sat.short", "mul_add",
        title_mul_add_add_u16_short, "subr", 4, HARDWARE, 0xfffff,
        "subr sat $r<SDST> (mul s16 <a> <b>) $r<SDST>",
        effects_mul_add_add_u16_short,
        "0111ss-. .0ssssss 1ssssss0 ssssss00",
        HAS_SLOTS(mul_add_add_u16_short), HAS_CHOICES(mul_add_add_u16_short),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_SUBR_U24_SHORT, "mul_add.subr.u24.short", "mul_add",
        title_mul_add_add_u16_short, "subr", 4, HARDWARE, 0xfffff,
        "subr $r<SDST> (mul u24 <a> <b>) $r<SDST>",
        effects_fmad_short,
        "0111ss-. .0ssssss 1ssssss1 ssssss00",
        HAS_SLOTS(mul_add_add_u16_short), HAS_CHOICES(mul_add_add_u24_short),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_ADDC_U16_SHORT, "mul_add.addc.u16.short", "mul_add",
        title_mul_add_add_u16_short, "addc", 4, HARDWARE, 0xfffff,
        "addc $r<SDST> (mul u16 <a> <b>) $r<SDST> $c0",
        effects_mul_add_addc_u16_short,
        "0111ss-. .1ssssss 0ssssss0 ssssss00",
        HAS_SLOTS(mul_add_add_u16_short), HAS_CHOICES(mul_add_add_u16_short),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_ADDC_S16_SHORT, "mul_add.addc.s16.short", "mul_add",
        title_mul_add_add_u16_short, "addc", 4, HARDWARE, 0xfffff,
        "addc $r<SDST> (mul s16 <a> <b>) $r<SDST> $c0",
        effects_mul_add_addc_u16_short,
        "0111ss-. .1ssssss 0ssssss1 ssssss00",
        HAS_SLOTS(mul_add_add_u16_short), HAS_CHOICES(mul_add_add_u16_short),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_ADDC_S16SAT_SHORT, "mul_add.addc.s16sat.short", "mul_add",
        title_mul_add_add_u16_short, "addc", 4, HARDWARE, 0xfffff,
        "addc sat $r<SDST> (mul s16 <a> <b>) $r<SDST> $c0",
        effects_mul_add_addc_u16_short,
        "0111ss-. .1ssssss 1ssssss0 ssssss00",
        HAS_SLOTS(mul_add_add_u16_short), HAS_CHOICES(mul_add_add_u16_short),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_ADDC_U24_SHORT, "mul_add.addc.u24.short", "mul_add",
        title_mul_add_add_u16_short, "addc", 4, HARDWARE, 0xfffff,
        "addc $r<SDST> (mul u24 <a> <b>) $r<SDST> $c0",
        "reads $r[SSRC] $a[SAREG] $r[SSRC2] $r[SDST] $c[0].C; writes $r[SDST] $a[SAREG]; read "
            "s.u8; read s.u16; read s.u32; read a.u32; read p.u32; read c.u32; trap: outside `s`; "
            "trap: unaligned in `s`; trap: unaligned in `a`; trap: unaligned in `p`; trap: "
            "unaligned in `c`",
        "0111ss-. .1ssssss 1ssssss1 ssssss00",
        HAS_SLOTS(mul_add_add_u16_short), HAS_CHOICES(mul_add_add_u24_short),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_ADD_U16_IMM, "mul_add.add.u16.imm", "mul_add", title_mul_add_add_u16_short,
        "add", 8, HARDWARE, 0xfffff,
        "add $r<SDST> (mul u16 <a> <IMM>) $r<SDST>",
        effects_mul_add_add_u16_imm,
        "????iiii iiiiiiii iiiiiiii iiiiii11 0110ss-. ?0iiiiii 0ssssss0 ssssss01",
        HAS_SLOTS(mul_add_add_u16_imm), HAS_CHOICES(mul_add_add_u16_imm),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_ADD_S16_IMM, "mul_add.add.s16.imm", "mul_add", title_mul_add_add_u16_short,
        "add", 8, HARDWARE, 0xfffff,
        "add $r<SDST> (mul s16 <a> <IMM>) $r<SDST>",
        effects_mul_add_add_u16_imm,
        "????iiii iiiiiiii iiiiiiii iiiiii11 0110ss-. ?0iiiiii 0ssssss1 ssssss01",
        HAS_SLOTS(mul_add_add_u16_imm), HAS_CHOICES(mul_add_add_u16_imm),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_ADD_S16SAT_IMM, "mul_add.add.s16sat.imm", "mul_add",
        title_mul_add_add_u16_short, "add", 8, HARDWARE, 0xfffff,
        "add sat $r<SDST> (mul s16 <a> <IMM>) $r<SDST>",
        effects_mul_add_add_u16_imm,
        "????iiii iiiiiiii iiiiiiii iiiiii11 0110ss-. ?0iiiiii 1ssssss0 ssssss01",
        HAS_SLOTS(mul_add_add_u16_imm), HAS_CHOICES(mul_add_add_u16_imm),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_ADD_U24_IMM, "mul_add.add.u24.imm", "mul_add", title_mul_add_add_u16_short,
        "add", 8, HARDWARE, 0xfffff,
        "add $r<SDST> (mul u24 <a> <IMM>) $r<SDST>",
        effects_fmad_imm,
        "????iiii iiiiiiii iiiiiiii iiiiii11 0110ss-. ?0iiiiii 1ssssss1 ssssss01",
        HAS_SLOTS(mul_add_add_u16_imm), HAS_CHOICES(mul_add_add_u24_imm),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_SUB_U16_IMM, "mul_add.sub.u16.imm", "mul_add", title_mul_add_add_u16_short,
        "sub", 8, HARDWARE, 0xfffff,
        "sub $r<SDST> (mul u16 <a> <IMM>) $r<SDST>",
        effects_mul_add_add_u16_imm,
        "????iiii iiiiiiii iiiiiiii iiiiii11 0110ss-. ?1iiiiii 0ssssss0 ssssss01",
        HAS_SLOTS(mul_add_add_u16_imm), HAS_CHOICES(mul_add_add_u16_imm),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_SUB_S16_IMM, "mul_add.sub.s16.imm", "mul_add", title_mul_add_add_u16_short,
        "sub", 8, HARDWARE, 0xfffff,
        "sub $r<SDST> (mul s16 <a> <IMM>) $r<SDST>",
        effects_mul_add_add_u16_imm,
        "????iiii iiiiiiii iiiiiiii iiiiii11 0110ss-. ?1iiiiii 0ssssss1 ssssss01",
        HAS_SLOTS(mul_add_add_u16_imm), HAS_CHOICES(mul_add_add_u16_imm),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_SUB_S16SAT_IMM, "mul_add.sub.s16sat.imm", "mul_add",
        title_mul_add_add_u16_short, "sub", 8, HARDWARE, 0xfffff,
        "sub sat $r<SDST> (mul s16 <a> <IMM>) $r<SDST>",
        effects_mul_add_add_u16_imm,
        "????iiii iiiiiiii iiiiiiii iiiiii11 0110ss-. ?1iiiiii 1ssssss0 ssssss01",
        HAS_SLOTS(mul_add_add_u16_imm), HAS_CHOICES(mul_add_add_u16_imm),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_SUB_U24_IMM, "mul_add.sub.u24.imm", "mul_add", title_mul_add_add_u16_short,
        "sub", 8, HARDWARE, 0xfffff,
        "sub $r<SDST> (mul u24 <a> <IMM>) $r<SDST>",
        effects_fmad_imm,
        "????iiii iiiiiiii iiiiiiii iiiiii11 0110ss-. ?1iiiiii 1ssssss1 ssssss01",
        HAS_SLOTS(mul_add_add_u16_imm), HAS_CHOICES(mul_add_add_u24_imm),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_SUBR_U16_IMM, "mul_add.subr.u16.imm", "mul_add", title_mul_add_add_u16_short,
        "subr", 8, HARDWARE, 0xfffff,
        "subr $r<SDST> (mul u16 <a> <IMM>) $r<SDST>",
        effects_mul_add_add_u16_imm,
        "????iiii iiiiiiii iiiiiiii iiiiii11 0111ss-. ?0iiiiii 0ssssss0 ssssss01",
        HAS_SLOTS(mul_add_add_u16_imm), HAS_CHOICES(mul_add_add_u16_imm),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_SUBR_S16_IMM, "mul_add.subr.s16.imm", "mul_add", title_mul_add_add_u16_short,
        "subr", 8, HARDWARE, 0xfffff,
        "subr $r<SDST> (mul s16 <a> <IMM>) $r<SDST>",
        effects_mul_add_add_u16_imm,
        "????iiii iiiiiiii iiiiiiii iiiiii11 0111ss-. ?0iiiiii 0ssssss1 ssssss01",
        HAS_SLOTS(mul_add_add_u16_imm), HAS_CHOICES(mul_add_add_u16_imm),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_SUBR_S16SAT_IMM, "mul_add.subr.s16sat.imm", "mul_add",
        title_mul_add_add_u16_short, "subr", 8, HARDWARE, 0xfffff,
        "subr sat $r<SDST> (mul s16 <a> <IMM>) $r<SDST>",
        effects_mul_add_add_u16_imm,
        "????iiii iiiiiiii iiiiiiii iiiiii11 0111ss-. ?0iiiiii 1ssssss0 ssssss01",
        HAS_SLOTS(mul_add_add_u16_imm), HAS_CHOICES(mul_add_add_u16_imm),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_SUBR_U24_IMM, "mul_add.subr.u24.imm", "mul_add", title_mul_add_add_u16_short,
        "subr", 8, HARDWARE, 0xfffff,
        "subr $r<SDST> (mul u24 <a> <IMM>) $r<SDST>",
        effects_fmad_imm,
        "????iiii iiiiiiii iiiiiiii iiiiii11 0111ss-. ?0iiiiii 1ssssss1 ssssss01",
        HAS_SLOTS(mul_add_add_u16_imm), HAS_CHOICES(mul_add_add_u24_imm),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_ADDC_U16_IMM, "mul_add.addc.u16.imm", "mul_add", title_mul_add_add_u16_short,
        "addc", 8, HARDWARE, 0xfffff,
        "addc $r<SDST> (mul u16 <a> <IMM>) $r<SDST> $c0",
        effects_mul_add_addc_u16_imm,
        "????iiii iiiiiiii iiiiiiii iiiiii11 0111ss-. ?1iiiiii 0ssssss0 ssssss01",
        HAS_SLOTS(mul_add_add_u16_imm), HAS_CHOICES(mul_add_add_u16_imm),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_ADDC_S16_IMM, "mul_add.addc.s16.imm", "mul_add", title_mul_add_add_u16_short,
        "addc", 8, HARDWARE, 0xfffff,
        "addc $r<SDST> (mul s16 <a> <IMM>) $r<SDST> $c0",
        effects_mul_add_addc_u16_imm,
        "????iiii iiiiiiii iiiiiiii iiiiii11 0111ss-. ?1iiiiii 0ssssss1 ssssss01",
        HAS_SLOTS(mul_add_add_u16_imm), HAS_CHOICES(mul_add_add_u16_imm),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_ADDC_S16SAT_IMM, "mul_add.addc.s16sat.imm", "mul_add",
        title_mul_add_add_u16_short, "addc", 8, HARDWARE, 0xfffff,
        "addc sat $r<SDST> (mul s16 <a> <IMM>) $r<SDST> $c0",
        effects_mul_add_addc_u16_imm,
        "????iiii iiiiiiii iiiiiiii iiiiii11 0111ss-. ?1iiiiii 1ssssss0 ssssss01",
        HAS_SLOTS(mul_add_add_u16_imm), HAS_CHOICES(mul_add_add_u16_imm),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_ADDC_U24_IMM, "mul_add.addc.u24.imm", "mul_add", title_mul_add_add_u16_short,
        "addc", 8, HARDWARE, 0xfffff,
        "addc $r<SDST> (mul u24 <a> <IMM>) $r<SDST> $c0",
        "reads $r[SSRC] $a[SAREG] $r[SDST] $c[0].C; writes $r[SDST] $a[SAREG]; read s.u8; read "
            "s.u16; read s.u32; read p.u32; trap: outside `s`; trap: unaligned in `s`; trap: "
            "unaligned in `p`",
        "????iiii iiiiiiii iiiiiiii iiiiii11 0111ss-. ?1iiiiii 1ssssss1 ssssss01",
        HAS_SLOTS(mul_add_add_u16_imm), HAS_CHOICES(mul_add_add_u24_imm),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_ADD_U16_LONG, "mul_add.add.u16.long", "mul_add", title_mul_add_add_u16_short,
        "add", 8, HARDWARE, 0xfffff,
        "{<GUARD>} add {$c<CDST>} <d> (mul u16 <a> <b>) <c3>",
        effects_mul_add_add_u16_long,
        "000-00cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(mul_add_add_u16_long), HAS_CHOICES(mul_add_add_u16_long),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_ADD_S16_LONG, "mul_add.add.s16.long", "mul_add", title_mul_add_add_u16_short,
        "add", 8, HARDWARE, 0xfffff,
        "{<GUARD>} add {$c<CDST>} <d> (mul s16 <a> <b>) <c3>",
        effects_mul_add_add_u16_long,
        "001-00cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(mul_add_add_u16_long), HAS_CHOICES(mul_add_add_u16_long),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_ADD_S16SAT_LONG, "mul_add.add.s16sat.long", "mul_add",
        title_mul_add_add_u16_short, "add", 8, HARDWARE, 0xfffff,
        "{<GUARD>} add sat {$c<CDST>} <d> (mul s16 <a> <b>) <c3>",
        effects_mul_add_add_u16_long,
        "010-00cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(mul_add_add_u16_long), HAS_CHOICES(mul_add_add_u16_long),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_ADD_U24_LONG, "mul_add.add.u24.long", "mul_add", title_mul_add_add_u16_short,
        "add", 8, HARDWARE, 0xfffff,
        "{<GUARD>} add {$c<CDST>} <d> (mul u24 <a> <b>) <c3>",
        effects_fmad_long,
        "011-00cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(mul_add_add_u16_long), HAS_CHOICES(mul_add_add_u24_long),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_ADD_S24_LONG, "mul_add.add.s24.long", "mul_add", title_mul_add_add_u16_short,
        "add", 8, HARDWARE, 0xfffff,
        "{<GUARD>} add {$c<CDST>} <d> (mul s24 <a> <b>) <c3>",
        effects_fmad_long,
        "100-00cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(mul_add_add_u16_long), HAS_CHOICES(mul_add_add_u24_long),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_ADD_S24SAT_LONG, "mul_add.add.s24sat.long", "mul_add",
        title_mul_add_add_u16_short, "add", 8, HARDWARE, 0xfffff,
        "{<GUARD>} add sat {$c<CDST>} <d> (mul s24 <a> <b>) <c3>",
        effects_fmad_long,
        "101-00cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(mul_add_add_u16_long), HAS_CHOICES(mul_add_add_u24_long),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_ADD_U24HIGH_LONG, "mul_add.add.u24high.long", "mul_add",
        title_mul_add_add_u16_short, "add", 8, HARDWARE, 0xfffff,
        "{<GUARD>} add {$c<CDST>} <d> (mul high u24 <a> <b>) <c3>",
        effects_fmad_long,
        "110-00cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(mul_add_add_u16_long), HAS_CHOICES(mul_add_add_u24_long),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_ADD_S24HIGH_LONG, "mul_add.add.s24high.long", "mul_add",
        title_mul_add_add_u16_short, "add", 8, HARDWARE, 0xfffff,
        "{<GUARD>} add {$c<CDST>} <d> (mul high s24 <a> <b>) <c3>",
        effects_fmad_long,
        "111-00cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(mul_add_add_u16_long), HAS_CHOICES(mul_add_add_u24_long),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_ADD_S24HIGHSAT_LONG, "mul_add.add.s24highsat.long", "mul_add",
        title_mul_add_add_u16_short, "add", 8, HARDWARE, 0xfffff,
        "{<GUARD>} add sat {$c<CDST>} <d> (mul high s24 <a> <b>) <c3>",
        effects_fmad_long,
        "000-00cc cc.lllll llccpppp p.cc.amm 0111aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(mul_add_add_u16_long), HAS_CHOICES(mul_add_add_u24_long),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_SUB_U16_LONG, "mul_add.sub.u16.long", "mul_add", title_mul_add_add_u16_short,
        "sub", 8, HARDWARE, 0xfffff,
        "{<GUARD>} sub {$c<CDST>} <d> (mul u16 <a> <b>) <c3>",
        effects_mul_add_add_u16_long,
        "000-01cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(mul_add_add_u16_long), HAS_CHOICES(mul_add_add_u16_long),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_SUB_S16_LONG, "mul_add.sub.s16.long", "mul_add", title_mul_add_add_u16_short,
        "sub", 8, HARDWARE, 0xfffff,
        "{<GUARD>} sub {$c<CDST>} <d> (mul s16 <a> <b>) <c3>",
        effects_mul_add_add_u16_long,
        "001-01cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(mul_add_add_u16_long), HAS_CHOICES(mul_add_add_u16_long),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_SUB_S16SAT_LONG, "mul_add.sub.s16sat.long", "mul_add",
        title_mul_add_add_u16_short, "sub", 8, HARDWARE, 0xfffff,
        "{<GUARD>} sub sat {$c<CDST>} <d> (mul s16 <a> <b>) <c3>",
        effects_mul_add_add_u16_long,
        "010-01cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(mul_add_add_u16_long), HAS_CHOICES(mul_add_add_u16_long),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_SUB_U24_LONG, "mul_add.sub.u24.long", "mul_add", title_mul_add_add_u16_short,
        "sub", 8, HARDWARE, 0xfffff,
        "{<GUARD>} sub {$c<CDST>} <d> (mul u24 <a> <b>) <c3>",
        effects_fmad_long,
        "011-01cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(mul_add_add_u16_long), HAS_CHOICES(mul_add_add_u24_long),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_SUB_S24_LONG, "mul_add.sub.s24.long", "mul_add", title_mul_add_add_u16_short,
        "sub", 8, HARDWARE, 0xfffff,
        "{<GUARD>} sub {$c<CDST>} <d> (mul s24 <a> <b>) <c3>",
        effects_fmad_long,
        "100-01cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(mul_add_add_u16_long), HAS_CHOICES(mul_add_add_u24_long),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_SUB_S24SAT_LONG, "mul_add.sub.s24sat.long", "mul_add",
        title_mul_add_add_u16_short, "sub", 8, HARDWARE, 0xfffff,
        "{<GUARD>} sub sat {$c<CDST>} <d> (mul s24 <a> <b>) <c3>",
        effects_fmad_long,
        "101-01cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(mul_add_add_u16_long), HAS_CHOICES(mul_add_add_u24_long),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_SUB_U24HIGH_LONG, "mul_add.sub.u24high.long", "mul_add",
        title_mul_add_add_u16_short, "sub", 8, HARDWARE, 0xfffff,
        "{<GUARD>} sub {$c<CDST>} <d> (mul high u24 <a> <b>) <c3>",
        effects_fmad_long,
        "110-01cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(mul_add_add_u16_long), HAS_CHOICES(mul_add_add_u24_long),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_SUB_S24HIGH_LONG, "mul_add.sub.s24high.long", "mul_add",
        title_mul_add_add_u16_short, "sub", 8, HARDWARE, 0xfffff,
        "{<GUARD>} sub {$c<CDST>} <d> (mul high s24 <a> <b>) <c3>",
        effects_fmad_long,
        "111-01cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(mul_add_add_u16_long), HAS_CHOICES(mul_add_add_u24_long),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_SUB_S24HIGHSAT_LONG, "mul_add.sub.s24highsat.long", "mul_add",
        title_mul_add_add_u16_short, "sub", 8, HARDWARE, 0xfffff,
        "{<GUARD>} sub sat {$c<CDST>} <d> (mul high s24 <a> <b>) <c3>",
        effects_fmad_long,
        "000-01cc cc.lllll llccpppp p.cc.amm 0111aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(mul_add_add_u16_long), HAS_CHOICES(mul_add_add_u24_long),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_SUBR_U16_LONG, "mul_add.subr.u16.long", "mul_add",
        title_mul_add_add_u16_short, "subr", 8, HARDWARE, 0xfffff,
        "{<GUARD>} subr {$c<CDST>} <d> (mul u16 <a> <b>) <c3>",
        effects_mul_add_add_u16_long,
        "000-10cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(mul_add_add_u16_long), HAS_CHOICES(mul_add_add_u16_long),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_SUBR_S16_LONG, "mul_add.subr.s16.long", "mul_add",
        title_mul_add_add_u16_short, "subr", 8, HARDWARE, 0xfffff,
        "{<GUARD>} subr {$c<CDST>} <d> (mul s16 <a> <b>) <c3>",
        effects_mul_add_add_u16_long,
        "001-10cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(mul_add_add_u16_long), HAS_CHOICES(mul_add_add_u16_long),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_SUBR_S16SAT_LONG, "mul_add.subr.s16sat.long", "mul_add",
        title_mul_add_add_u16_short, "subr", 8, HARDWARE, 0xfffff,
        "{<GUARD>} subr sat {$c<CDST>} <d> (mul s16 <a> <b>) <c3>",
        effects_mul_add_add_u16_long,
        "010-10cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(mul_add_add_u16_long), HAS_CHOICES(mul_add_add_u16_long),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_SUBR_U24_LONG, "mul_add.subr.u24.long", "mul_add",
        title_mul_add_add_u16_short, "subr", 8, HARDWARE, 0xfffff,
        "{<GUARD>} subr {$c<CDST>} <d> (mul u24 <a> <b>) <c3>",
        effects_fmad_long,
        "011-10cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(mul_add_add_u16_long), HAS_CHOICES(mul_add_add_u24_long),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_SUBR_S24_LONG, "mul_add.subr.s24.long", "mul_add",
        title_mul_add_add_u16_short, "subr", 8, HARDWARE, 0xfffff,
        "{<GUARD>} subr {$c<CDST>} <d> (mul s24 <a> <b>) <c3>",
        effects_fmad_long,
        "100-10cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(mul_add_add_u16_long), HAS_CHOICES(mul_add_add_u24_long),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_SUBR_S24SAT_LONG, "mul_add.subr.s24sat.long", "mul_add",
        title_mul_add_add_u16_short, "subr", 8, HARDWARE, 0xfffff,
        "{<GUARD>} subr sat {$c<CDST>} <d> (mul s24 <a> <b>) <c3>",
        effects_fmad_long,
        "101-10cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(mul_add_add_u16_long), HAS_CHOICES(mul_add_add_u24_long),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_SUBR_U24HIGH_LONG, "mul_add.subr.u24high.long", "mul_add",
        title_mul_add_add_u16_short, "subr", 8, HARDWARE, 0xfffff,
        "{<GUARD>} subr {$c<CDST>} <d> (mul high u24 <a> <b>) <c3>",
        effects_fmad_long,
        "110-10cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(mul_add_add_u16_long), HAS_CHOICES(mul_add_add_u24_long),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_SUBR_S24HIGH_LONG, "mul_add.subr.s24high.long", "mul_add",
        title_mul_add_add_u16_short, "subr", 8, HARDWARE, 0xfffff,
        "{<GUARD>} subr {$c<CDST>} <d> (mul high s24 <a> <b>) <c3>",
        effects_fmad_long,
        "111-10cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(mul_add_add_u16_long), HAS_CHOICES(mul_add_add_u24_long),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_SUBR_S24HIGHSAT_LONG, "mul_add.subr.s24highsat.long", "mul_add",
        title_mul_add_add_u16_short, "subr", 8, HARDWARE, 0xfffff,
        "{<GUARD>} subr sat {$c<CDST>} <d> (mul high s24 <a> <b>) <c3>",
        effects_fmad_long,
        "000-10cc cc.lllll llccpppp p.cc.amm 0111aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(mul_add_add_u16_long), HAS_CHOICES(mul_add_add_u24_long),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_ADDC_U16_LONG, "mul_add.addc.u16.long", "mul_add",
        title_mul_add_add_u16_short, "addc", 8, HARDWARE, 0xfffff,
        "{<GUARD>} addc {$c<CDST>} <d> (mul u16 <a> <b>) <c3> $c<COND>",
        effects_mul_add_add_u16_long,
        "000-11cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(mul_add_addc_u16_long), HAS_CHOICES(mul_add_add_u16_long),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_ADDC_S16_LONG, "mul_add.addc.s16.long", "mul_add",
        title_mul_add_add_u16_short, "addc", 8, HARDWARE, 0xfffff,
        "{<GUARD>} addc {$c<CDST>} <d> (mul s16 <a> <b>) <c3> $c<COND>",
        effects_mul_add_add_u16_long,
        "001-11cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(mul_add_addc_u16_long), HAS_CHOICES(mul_add_add_u16_long),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_ADDC_S16SAT_LONG, "mul_add.addc.s16sat.long", "mul_add",
        title_mul_add_add_u16_short, "addc", 8, HARDWARE, 0xfffff,
        "{<GUARD>} addc sat {$c<CDST>} <d> (mul s16 <a> <b>) <c3> $c<COND>",
        effects_mul_add_add_u16_long,
        "010-11cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(mul_add_addc_u16_long), HAS_CHOICES(mul_add_add_u16_long),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_ADDC_U24_LONG, "mul_add.addc.u24.long", "mul_add",
        title_mul_add_add_u16_short, "addc", 8, HARDWARE, 0xfffff,
        "{<GUARD>} addc {$c<CDST>} <d> (mul u24 <a> <b>) <c3> $c<COND>",
        effects_fmad_long,
        "011-11cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(mul_add_addc_u16_long), HAS_CHOICES(mul_add_add_u24_long),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_ADDC_S24_LONG, "mul_add.addc.s24.long", "mul_add",
        title_mul_add_add_u16_short, "addc", 8, HARDWARE, 0xfffff,
        "{<GUARD>} addc {$c<CDST>} <d> (mul s24 <a> <b>) <c3> $c<COND>",
        effects_fmad_long,
        "100-11cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(mul_add_addc_u16_long), HAS_CHOICES(mul_add_add_u24_long),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_ADDC_S24SAT_LONG, "mul_add.addc.s24sat.long", "mul_add",
        title_mul_add_add_u16_short, "addc", 8, HARDWARE, 0xfffff,
        "{<GUARD>} addc sat {$c<CDST>} <d> (mul s24 <a> <b>) <c3> $c<COND>",
        effects_fmad_long,
        "101-11cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(mul_add_addc_u16_long), HAS_CHOICES(mul_add_add_u24_long),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_ADDC_U24HIGH_LONG, "mul_add.addc.u24high.long", "mul_add",
        title_mul_add_add_u16_short, "addc", 8, HARDWARE, 0xfffff,
        "{<GUARD>} addc {$c<CDST>} <d> (mul high u24 <a> <b>) <c3> $c<COND>",
        effects_fmad_long,
        "110-11cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(mul_add_addc_u16_long), HAS_CHOICES(mul_add_add_u24_long),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_ADDC_S24HIGH_LONG, "mul_add.addc.s24high.long", "mul_add",
        title_mul_add_add_u16_short, "addc", 8, HARDWARE, 0xfffff,
        "{<GUARD>} addc {$c<CDST>} <d> (mul high s24 <a> <b>) <c3> $c<COND>",
        effects_fmad_long,
        "111-11cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(mul_add_addc_u16_long), HAS_CHOICES(mul_add_add_u24_long),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_ADDC_S24HIGHSAT_LONG, "mul_add.addc.s24highsat.long", "mul_add",
        title_mul_add_add_u16_short, "addc", 8, HARDWARE, 0xfffff,
        "{<GUARD>} addc sat {$c<CDST>} <d> (mul high s24 <a> <b>) <c3> $c<COND>",
        effects_fmad_long,
        "000-11cc cc.lllll llccpppp p.cc.amm 0111aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(mul_add_addc_u16_long), HAS_CHOICES(mul_add_add_u24_long),
            .note = note_mul_add_add_u16_short)
    FORM(TESLA_MUL_ADD_AGAIN_ADD, "mul_add_again.add", "mul_add_again", title_mul_add_again_add,
        "add", 8, HARDWARE, 0xfffff,
        "{<GUARD>} add {$c<CDST>} <d> (mul <U24AGAIN> <a> <b>) <c3>",
        effects_fmad_long,
        "uuu-00cc cc.lllll llccpppp p.cc.amm 0111aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(mul_add_again_add), HAS_CHOICES(mul_add_add_u24_long),
            .note = note_mul_add_again_add)
    FORM(TESLA_MUL_ADD_AGAIN_SUB, "mul_add_again.sub", "mul_add_again", title_mul_add_again_add,
        "sub", 8, HARDWARE, 0xfffff,
        "{<GUARD>} sub {$c<CDST>} <d> (mul <U24AGAIN> <a> <b>) <c3>",
        effects_fmad_long,
        "uuu-01cc cc.lllll llccpppp p.cc.amm 0111aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(mul_add_again_add), HAS_CHOICES(mul_add_add_u24_long),
            .note = note_mul_add_again_add)
    FORM(TESLA_MUL_ADD_AGAIN_SUBR, "mul_add_again.subr", "mul_add_again", title_mul_add_again_add,
        "subr", 8, HARDWARE, 0xfffff,
        "{<GUARD>} subr {$c<CDST>} <d> (mul <U24AGAIN> <a> <b>) <c3>",
        effects_fmad_long,
        "uuu-10cc cc.lllll llccpppp p.cc.amm 0111aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(mul_add_again_add), HAS_CHOICES(mul_add_add_u24_long),
            .note = note_mul_add_again_add)
    FORM(TESLA_MUL_ADD_AGAIN_ADDC, "mul_add_again.addc", "mul_add_again", title_mul_add_again_add,
        "addc", 8, HARDWARE, 0xfffff,
        "{<GUARD>} addc {$c<CDST>} <d> (mul <U24AGAIN> <a> <b>) <c3> $c<COND>",
        effects_fmad_long,
        "uuu-11cc cc.lllll llccpppp p.cc.amm 0111aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(mul_add_again_addc), HAS_CHOICES(mul_add_add_u24_long),
            .note = note_mul_add_again_add)
    FORM(TESLA_SAD_U16_SHORT, "sad.u16.short", "sad", title_sad_u16_short, "sad",
        4, HARDWARE, 0xfffff,
        "sad $r<SDST> u16 $r<SSRC/2>(l|h) $r<SSRC2/2>(l|h) $r<SDST>",
        effects_sad_u16_short,
        "0101---? ??ssssss 0ssssss0 ssssss00",
        HAS_SLOTS(sad_u16_short), HAS_CHOICES(sad_u16_short), .note = note_sad_u16_short)
    FORM(TESLA_SAD_S16_SHORT, "sad.s16.short", "sad", title_sad_u16_short, "sad",
        4, HARDWARE, 0xfffff,
        "sad $r<SDST> s16 $r<SSRC/2>(l|h) $r<SSRC2/2>(l|h) $r<SDST>",
        effects_sad_u16_short,
        "0101---? ??ssssss 0ssssss1 ssssss00",
        HAS_SLOTS(sad_u16_short), HAS_CHOICES(sad_u16_short), .note = note_sad_u16_short)
    FORM(TESLA_SAD_U32_SHORT, "sad.u32.short", "sad", title_sad_u16_short, "sad",
        4, HARDWARE, 0xfffff,
        "sad $r<SDST> u32 $r<SSRC> $r<SSRC2> $r<SDST>",
        effects_sad_u32_short,
        "0101---? ??ssssss 1ssssss0 ssssss00",
        HAS_SLOTS(sad_u16_short), HAS_CHOICES(sad_u32_short), .note = note_sad_u16_short)
    FORM(TESLA_SAD_S32_SHORT, "sad.s32.short", "sad", title_sad_u16_short, "sad",
        4, HARDWARE, 0xfffff,
        "sad $r<SDST> s32 $r<SSRC> $r<SSRC2> $r<SDST>",
        effects_sad_u32_short,
        "0101---? ??ssssss 1ssssss1 ssssss00",
        HAS_SLOTS(sad_u16_short), HAS_CHOICES(sad_u32_short), .note = note_sad_u16_short)
    FORM(TESLA_SAD_U16_LONG, "sad.u16.long", "sad", title_sad_u16_short, "sad",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} sad {$c<CDST>} <d> u16 <a> <b> <c3>",
        effects_mul_add_add_u16_long,
        "000-00cc cc.lllll llccpppp p.cc.amm 0101aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(mul_add_add_u16_long), HAS_CHOICES(mul_add_add_u16_long),
            .note = note_sad_u16_short)
    FORM(TESLA_SAD_S16_LONG, "sad.s16.long", "sad", title_sad_u16_short, "sad",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} sad {$c<CDST>} <d> s16 <a> <b> <c3>",
        effects_mul_add_add_u16_long,
        "000-10cc cc.lllll llccpppp p.cc.amm 0101aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(mul_add_add_u16_long), HAS_CHOICES(mul_add_add_u16_long),
            .note = note_sad_u16_short)
    FORM(TESLA_SAD_U32_LONG, "sad.u32.long", "sad", title_sad_u16_short, "sad",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} sad {$c<CDST>} <d> u32 <a> <b> <c3>",
        effects_fmad_long,
        "000-01cc cc.lllll llccpppp p.cc.amm 0101aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(mul_add_add_u16_long), HAS_CHOICES(mul_add_add_u24_long),
            .note = note_sad_u16_short)
    FORM(TESLA_SAD_S32_LONG, "sad.s32.long", "sad", title_sad_u16_short, "sad",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} sad {$c<CDST>} <d> s32 <a> <b> <c3>",
        effects_fmad_long,
        "000-11cc cc.lllll llccpppp p.cc.amm 0101aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(mul_add_add_u16_long), HAS_CHOICES(mul_add_add_u24_long),
            .note = note_sad_u16_short)
    FORM(TESLA_MINMAX_MAX_U16, "minmax.max.u16", "minmax", title_minmax_max_u16, "max",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} max u16 {$c<CDST>} <d> <a> <b>",
        effects_minmax_max_u16,
        "100-00cc cc.????? ??ccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(minmax_max_u16), HAS_CHOICES(minmax_max_u16))
    FORM(TESLA_MINMAX_MAX_S16, "minmax.max.s16", "minmax", title_minmax_max_u16, "max",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} max s16 {$c<CDST>} <d> <a> <b>",
        effects_minmax_max_u16,
        "100-10cc cc.????? ??ccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(minmax_max_u16), HAS_CHOICES(minmax_max_u16))
    FORM(TESLA_MINMAX_MAX_U32, "minmax.max.u32", "minmax", title_minmax_max_u16, "max",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} max u32 {$c<CDST>} <d> <a> <b>",
        effects_fmul_long,
        "100-01cc cc.????? ??ccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(minmax_max_u16), HAS_CHOICES(fset))
    FORM(TESLA_MINMAX_MAX_S32, "minmax.max.s32", "minmax", title_minmax_max_u16, "max",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} max s32 {$c<CDST>} <d> <a> <b>",
        effects_fmul_long,
        "100-11cc cc.????? ??ccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(minmax_max_u16), HAS_CHOICES(fset))
    FORM(TESLA_MINMAX_MIN_U16, "minmax.min.u16", "minmax", title_minmax_max_u16, "min",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} min u16 {$c<CDST>} <d> <a> <b>",
        effects_minmax_max_u16,
        "101-00cc cc.????? ??ccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(minmax_max_u16), HAS_CHOICES(minmax_max_u16))
    FORM(TESLA_MINMAX_MIN_S16, "minmax.min.s16", "minmax", title_minmax_max_u16, "min",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} min s16 {$c<CDST>} <d> <a> <b>",
        effects_minmax_max_u16,
        "101-10cc cc.????? ??ccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(minmax_max_u16), HAS_CHOICES(minmax_max_u16))
    FORM(TESLA_MINMAX_MIN_U32, "minmax.min.u32", "minmax", title_minmax_max_u16, "min",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} min u32 {$c<CDST>} <d> <a> <b>",
        effects_fmul_long,
        "101-01cc cc.????? ??ccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(minmax_max_u16), HAS_CHOICES(fset))
    FORM(TESLA_MINMAX_MIN_S32, "minmax.min.s32", "minmax", title_minmax_max_u16, "min",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} min s32 {$c<CDST>} <d> <a> <b>",
        effects_fmul_long,
        "101-11cc cc.????? ??ccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(minmax_max_u16), HAS_CHOICES(fset))
    FORM(TESLA_SET_U16, "set.u16", "set", title_set_u16, "set", 8, HARDWARE, 0xfffff,
        "{<GUARD>} set {$c<CDST>} <d> <COMPARE> u16 <a> <b>",
        effects_minmax_max_u16,
        "011-00cc cc.????c ccccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(set_u16), HAS_CHOICES(minmax_max_u16), .note = note_fset)
    FORM(TESLA_SET_S16, "set.s16", "set", title_set_u16, "set", 8, HARDWARE, 0xfffff,
        "{<GUARD>} set {$c<CDST>} <d> <COMPARE> s16 <a> <b>",
        effects_minmax_max_u16,
        "011-10cc cc.????c ccccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(set_u16), HAS_CHOICES(minmax_max_u16), .note = note_fset)
    FORM(TESLA_SET_U32, "set.u32", "set", title_set_u16, "set", 8, HARDWARE, 0xfffff,
        "{<GUARD>} set {$c<CDST>} <d> <COMPARE> u32 <a> <b>",
        effects_fmul_long,
        "011-01cc cc.????c ccccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(set_u16), HAS_CHOICES(fset), .note = note_fset)
    FORM(TESLA_SET_S32, "set.s32", "set", title_set_u16, "set", 8, HARDWARE, 0xfffff,
        "{<GUARD>} set {$c<CDST>} <d> <COMPARE> s32 <a> <b>",
        effects_fmul_long,
        "011-11cc cc.????c ccccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(set_u16), HAS_CHOICES(fset), .note = note_fset)
    FORM(TESLA_LOGOP_IMM_AND, "logop_imm.and", "logop_imm", title_logop_imm_and, "and",
        8, HARDWARE, 0xfffff,
        "and b32 $r<SDST> {not} <a> <IMM>",
        effects_fadd_imm,
        "????iiii iiiiiiii iiiiiiii iiiiii11 1101ss-. ?siiiiii 0ssssss0 ssssss01",
        HAS_SLOTS(logop_imm_and), HAS_CHOICES(fadd_imm), .note = note_logop_imm_and)
    FORM(TESLA_LOGOP_IMM_OR, "logop_imm.or", "logop_imm", title_logop_imm_and, "or",
        8, HARDWARE, 0xfffff,
        "or b32 $r<SDST> {not} <a> <IMM>",
        effects_fadd_imm,
        "????iiii iiiiiiii iiiiiiii iiiiii11 1101ss-. ?siiiiii 0ssssss1 ssssss01",
        HAS_SLOTS(logop_imm_and), HAS_CHOICES(fadd_imm), .note = note_logop_imm_and)
    FORM(TESLA_LOGOP_IMM_XOR, "logop_imm.xor", "logop_imm", title_logop_imm_and, "xor",
        8, HARDWARE, 0xfffff,
        "xor b32 $r<SDST> {not} <a> <IMM>",
        effects_fadd_imm,
        "????iiii iiiiiiii iiiiiiii iiiiii11 1101ss-. ?siiiiii 1ssssss0 ssssss01",
        HAS_SLOTS(logop_imm_and), HAS_CHOICES(fadd_imm), .note = note_logop_imm_and)
    FORM(TESLA_LOGOP_IMM_MOV2, "logop_imm.mov2", "logop_imm", title_logop_imm_and, "mov2",
        8, HARDWARE, 0xfffff,
        "mov2 b32 $r<SDST> {not} <a> <IMM>",
        "reads $a[SAREG]; writes $r[SDST] $a[SAREG]",
        "????iiii iiiiiiii iiiiiiii iiiiii11 1101ss-. ?siiiiii 1ssssss1 ssssss01",
        HAS_SLOTS(logop_imm_and), HAS_CHOICES(fadd_imm), .note = note_logop_imm_and)
    FORM(TESLA_LOGOP_AND_B16, "logop.and.b16", "logop", title_logop_and_b16, "and",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} and b16 {$c<CDST>} <d> {not} <a> {not} <b>",
        effects_minmax_max_u16,
        "000-?0cc cc.???ll 00ccpppp p.cc.amm 1101aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(logop_and_b16), HAS_CHOICES(minmax_max_u16), .note = note_logop_and_b16)
    FORM(TESLA_LOGOP_AND_B32, "logop.and.b32", "logop", title_logop_and_b16, "and",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} and b32 {$c<CDST>} <d> {not} <a> {not} <b>",
        effects_fmul_long,
        "000-?1cc cc.???ll 00ccpppp p.cc.amm 1101aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(logop_and_b16), HAS_CHOICES(fset), .note = note_logop_and_b16)
    FORM(TESLA_LOGOP_OR_B16, "logop.or.b16", "logop", title_logop_and_b16, "or",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} or b16 {$c<CDST>} <d> {not} <a> {not} <b>",
        effects_minmax_max_u16,
        "000-?0cc cc.???ll 01ccpppp p.cc.amm 1101aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(logop_and_b16), HAS_CHOICES(minmax_max_u16), .note = note_logop_and_b16)
    FORM(TESLA_LOGOP_OR_B32, "logop.or.b32", "logop", title_logop_and_b16, "or",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} or b32 {$c<CDST>} <d> {not} <a> {not} <b>",
        effects_fmul_long,
        "000-?1cc cc.???ll 01ccpppp p.cc.amm 1101aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(logop_and_b16), HAS_CHOICES(fset), .note = note_logop_and_b16)
    FORM(TESLA_LOGOP_XOR_B16, "logop.xor.b16", "logop", title_logop_and_b16, "xor",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} xor b16 {$c<CDST>} <d> {not} <a> {not} <b>",
        effects_minmax_max_u16,
        "000-?0cc cc.???ll 10ccpppp p.cc.amm 1101aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(logop_and_b16), HAS_CHOICES(minmax_max_u16), .note = note_logop_and_b16)
    FORM(TESLA_LOGOP_XOR_B32, "logop.xor.b32", "logop", title_logop_and_b16, "xor",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} xor b32 {$c<CDST>} <d> {not} <a> {not} <b>",
        effects_fmul_long,
        "000-?1cc cc.???ll 10ccpppp p.cc.amm 1101aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(logop_and_b16), HAS_CHOICES(fset), .note = note_logop_and_b16)
    FORM(TESLA_LOGOP_MOV2_B16, "logop.mov2.b16", "logop", title_logop_and_b16, "mov2",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} mov2 b16 {$c<CDST>} <d> {not} <a> {not} <b>",
        "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC2.n[1..6]].h $a[AREG] $ended "
            "$active $st $returned $broken $warps $bar[0..15]; writes $r[LDST.n[1..6]].h $c[CDST] "
            "$a[AREG] $ended $st $active $warps $bar[0..15] $pc $returned $broken; read c.u16; "
            "write o.u16; trap: unaligned in `c`; trap: unaligned in `o`; trap: `$st` is empty; "
            "trap: QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: "
            "STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top of the "
            "stack is neither a branch nor a joinat; branch: conditional return",
        "000-?0cc cc.???ll 11ccpppp p.cc.amm 1101aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(logop_and_b16), HAS_CHOICES(minmax_max_u16), .note = note_logop_and_b16)
    FORM(TESLA_LOGOP_MOV2_B32, "logop.mov2.b32", "logop", title_logop_and_b16, "mov2",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} mov2 b32 {$c<CDST>} <d> {not} <a> {not} <b>",
        "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC2] $a[AREG] $ended $active $st "
            "$returned $broken $warps $bar[0..15]; writes $r[LDST] $c[CDST] $a[AREG] $ended $st "
            "$active $warps $bar[0..15] $pc $returned $broken; read c.u32; write o.u32; trap: "
            "unaligned in `c`; trap: unaligned in `o`; trap: `$st` is empty; trap: QUADON_ACTIVE: "
            "the threads end or wait between quadon and quadpop; trap: STACK_UNDERFLOW: join "
            "without joinat; trap: STACK_MISMATCH: join, but the top of the stack is neither a "
            "branch nor a joinat; branch: conditional return",
        "000-?1cc cc.???ll 11ccpppp p.cc.amm 1101aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(logop_and_b16), HAS_CHOICES(fset), .note = note_logop_and_b16)
    FORM(TESLA_SHL_B16_REG, "shl.b16.reg", "shl", title_shl_b16_reg, "shl", 8, HARDWARE, 0xfffff,
        "{<GUARD>} shl b16 {$c<CDST>} <d> <a> <b>",
        effects_minmax_max_u16,
        "110-?0cc cc.0???? ??ccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(minmax_max_u16), HAS_CHOICES(minmax_max_u16), .note = note_shl_b16_reg)
    FORM(TESLA_SHL_B32_REG, "shl.b32.reg", "shl", title_shl_b16_reg, "shl", 8, HARDWARE, 0xfffff,
        "{<GUARD>} shl b32 {$c<CDST>} <d> <a> <b>",
        effects_fmul_long,
        "110-?1cc cc.0???? ??ccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(minmax_max_u16), HAS_CHOICES(fset), .note = note_shl_b16_reg)
    FORM(TESLA_SHL_B16_CNT, "shl.b16.cnt", "shl", title_shl_b16_reg, "shl", 8, HARDWARE, 0xfffff,
        "{<GUARD>} shl b16 {$c<CDST>} <d> <a> <SHCNT>",
        effects_cvt_f2i_u16_f16,
        "110-?0?? ??.1???? ??ccpppp p.cc.amm 0011aa-. .sssssss llllllll llllll01",
        HAS_SLOTS(shl_b16_cnt), HAS_CHOICES(cvt_f2i_u16_f16), .note = note_shl_b16_reg)
    FORM(TESLA_SHL_B32_CNT, "shl.b32.cnt", "shl", title_shl_b16_reg, "shl", 8, HARDWARE, 0xfffff,
        "{<GUARD>} shl b32 {$c<CDST>} <d> <a> <SHCNT>",
        effects_cvt_f2i_u32_f32,
        "110-?1?? ??.1???? ??ccpppp p.cc.amm 0011aa-. .sssssss llllllll llllll01",
        HAS_SLOTS(shl_b16_cnt), HAS_CHOICES(cvt_f2i_u32_f32), .note = note_shl_b16_reg)
    FORM(TESLA_SHR_U16_REG, "shr.u16.reg", "shr", title_shr_u16_reg, "shr", 8, HARDWARE, 0xfffff,
        "{<GUARD>} shr u16 {$c<CDST>} <d> <a> <b>",
        effects_minmax_max_u16,
        "111-00cc cc.0???? ??ccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(minmax_max_u16), HAS_CHOICES(minmax_max_u16), .note = note_shr_u16_reg)
    FORM(TESLA_SHR_S16_REG, "shr.s16.reg", "shr", title_shr_u16_reg, "shr", 8, HARDWARE, 0xfffff,
        "{<GUARD>} shr s16 {$c<CDST>} <d> <a> <b>",
        effects_minmax_max_u16,
        "111-10cc cc.0???? ??ccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(minmax_max_u16), HAS_CHOICES(minmax_max_u16), .note = note_shr_u16_reg)
    FORM(TESLA_SHR_U32_REG, "shr.u32.reg", "shr", title_shr_u16_reg, "shr", 8, HARDWARE, 0xfffff,
        "{<GUARD>} shr u32 {$c<CDST>} <d> <a> <b>",
        effects_fmul_long,
        "111-01cc cc.0???? ??ccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(minmax_max_u16), HAS_CHOICES(fset), .note = note_shr_u16_reg)
    FORM(TESLA_SHR_S32_REG, "shr.s32.reg", "shr", title_shr_u16_reg, "shr", 8, HARDWARE, 0xfffff,
        "{<GUARD>} shr s32 {$c<CDST>} <d> <a> <b>",
        effects_fmul_long,
        "111-11cc cc.0???? ??ccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
        HAS_SLOTS(minmax_max_u16), HAS_CHOICES(fset), .note = note_shr_u16_reg)
    FORM(TESLA_SHR_U16_CNT, "shr.u16.cnt", "shr", title_shr_u16_reg, "shr", 8, HARDWARE, 0xfffff,
        "{<GUARD>} shr u16 {$c<CDST>} <d> <a> <SHCNT>",
        effects_cvt_f2i_u16_f16,
        "111-00?? ??.1???? ??ccpppp p.cc.amm 0011aa-. .sssssss llllllll llllll01",
        HAS_SLOTS(shl_b16_cnt), HAS_CHOICES(cvt_f2i_u16_f16), .note = note_shr_u16_reg)
    FORM(TESLA_SHR_S16_CNT, "shr.s16.cnt", "shr", title_shr_u16_reg, "shr", 8, HARDWARE, 0xfffff,
        "{<GUARD>} shr s16 {$c<CDST>} <d> <a> <SHCNT>",
        effects_cvt_f2i_u16_f16,
        "111-10?? ??.1???? ??ccpppp p.cc.amm 0011aa-. .sssssss llllllll llllll01",
        HAS_SLOTS(shl_b16_cnt), HAS_CHOICES(cvt_f2i_u16_f16), .note = note_shr_u16_reg)
    FORM(TESLA_SHR_U32_CNT, "shr.u32.cnt", "shr", title_shr_u16_reg, "shr", 8, HARDWARE, 0xfffff,
        "{<GUARD>} shr u32 {$c<CDST>} <d> <a> <SHCNT>",
        effects_cvt_f2i_u32_f32,
        "111-01?? ??.1???? ??ccpppp p.cc.amm 0011aa-. .sssssss llllllll llllll01",
        HAS_SLOTS(shl_b16_cnt), HAS_CHOICES(cvt_f2i_u32_f32), .note = note_shr_u16_reg)
    FORM(TESLA_SHR_S32_CNT, "shr.s32.cnt", "shr", title_shr_u16_reg, "shr", 8, HARDWARE, 0xfffff,
        "{<GUARD>} shr s32 {$c<CDST>} <d> <a> <SHCNT>",
        effects_cvt_f2i_u32_f32,
        "111-11?? ??.1???? ??ccpppp p.cc.amm 0011aa-. .sssssss llllllll llllll01",
        HAS_SLOTS(shl_b16_cnt), HAS_CHOICES(cvt_f2i_u32_f32), .note = note_shr_u16_reg)
    FORM(TESLA_LD_A, "ld_a", "ld_a", "Load attribute", "ld", 8, DOCUMENT, 0x66666,
        "{<GUARD>} ld b32 <d> a[<q>]",
        "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $ended $active $st $returned "
            "$broken $warps $bar[0..15]; writes $r[LDST] $ended $st $active $warps $bar[0..15] $pc "
            "$returned $broken; read a.u32; write o.u32; trap: unaligned in `a`; trap: unaligned "
            "in `o`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait between "
            "quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: "
            "join, but the top of the stack is neither a branch nor a joinat; branch: conditional "
            "return",
        "000-?1?? ??1???ll llccpppp p???.amm 0000aa-? ???????? llllllll llllll01",
        HAS_SLOTS(ld_a), HAS_CHOICES(ld_a))
    FORM(TESLA_ST_O, "st_o", "st_o", "Store to output", "st", 8, DOCUMENT, 0x66666,
        "{<GUARD>} st b32 o[<q>] $r<LSRC3>",
        "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $r[LSRC3] $ended $active $st "
            "$returned $broken $warps $bar[0..15]; writes $ended $st $active $warps $bar[0..15] "
            "$pc $returned $broken; write o.u32; trap: unaligned in `o`; trap: `$st` is empty; "
            "trap: QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: "
            "STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top of the "
            "stack is neither a branch nor a joinat; branch: conditional return",
        "100????? 11?lllll llccpppp p????amm 0000aa?? ?ooooooo ooooooo? ??????01",
        HAS_SLOTS(st_o), HAS_CHOICES(st_o))
    FORM(TESLA_LD_C_U8_FULL, "ld_c.u8.full", "ld_c", title_ld_c_u8_full, "ld", 8, DOCUMENT, 0xfffff,
        "{<GUARD>} ld <d> u8 c<CSPACE>[<p>]",
        "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $ended $active $st $returned "
            "$broken $warps $bar[0..15]; writes $r[LDST] $a[AREG] $ended $st $active $warps "
            "$bar[0..15] $pc $returned $broken; read c.u8; write o.u32; trap: unaligned in `o`; "
            "trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and "
            "quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but "
            "the top of the stack is neither a branch nor a joinat; branch: conditional return",
        "001??1cc cc?????? 00ccpppp p???.amm 0001aa.o oooooooo oooooool llllll01",
        HAS_SLOTS(ld_c_u8_full), HAS_CHOICES(ld_c_u8_full), .note = note_ld_c_u8_full)
    FORM(TESLA_LD_C_U16_FULL, "ld_c.u16.full", "ld_c", title_ld_c_u8_full, "ld",
        8, DOCUMENT, 0xfffff,
        "{<GUARD>} ld <d> u16 c<CSPACE>[<p>]",
        effects_ld_c_u16_full,
        "001??1cc cc?????? 01ccpppp p???.amm 0001aa.? oooooooo oooooool llllll01",
        HAS_SLOTS(ld_c_u16_full), HAS_CHOICES(ld_c_u16_full), .note = note_ld_c_u8_full)
    FORM(TESLA_LD_C_S16_FULL, "ld_c.s16.full", "ld_c", title_ld_c_u8_full, "ld",
        8, DOCUMENT, 0xfffff,
        "{<GUARD>} ld <d> s16 c<CSPACE>[<p>]",
        effects_ld_c_u16_full,
        "001??1cc cc?????? 10ccpppp p???.amm 0001aa.? oooooooo oooooool llllll01",
        HAS_SLOTS(ld_c_u16_full), HAS_CHOICES(ld_c_u16_full), .note = note_ld_c_u8_full)
    FORM(TESLA_LD_C_B32_FULL, "ld_c.b32.full", "ld_c", title_ld_c_u8_full, "ld",
        8, DOCUMENT, 0xfffff,
        "{<GUARD>} ld <d> b32 c<CSPACE>[<p>]",
        "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $ended $active $st $returned "
            "$broken $warps $bar[0..15]; writes $r[LDST] $a[AREG] $ended $st $active $warps "
            "$bar[0..15] $pc $returned $broken; read c.u32; write o.u32; trap: unaligned in `c`; "
            "trap: unaligned in `o`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or "
            "wait between quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: "
            "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat; "
            "branch: conditional return",
        "001??1cc cc?????? 11ccpppp p???.amm 0001aa.? ?ooooooo oooooool llllll01",
        HAS_SLOTS(ld_c_b32_full), HAS_CHOICES(ld_c_b32_full), .note = note_ld_c_u8_full)
    FORM(TESLA_LD_C_U8_HALF, "ld_c.u8.half", "ld_c", title_ld_c_u8_full, "ld", 8, DOCUMENT, 0xfffff,
        "{<GUARD>} ld <d> u8 c<CSPACE>[<p>]",
        "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $ended $active $st $returned "
            "$broken $warps $bar[0..15]; writes $r[LDST.n[1..6]].h $a[AREG] $ended $st $active "
            "$warps $bar[0..15] $pc $returned $broken; read c.u8; write o.u16; trap: unaligned in "
            "`o`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait between "
            "quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: "
            "join, but the top of the stack is neither a branch nor a joinat; branch: conditional "
            "return",
        "001??0cc cc?????? 00ccpppp p???.amm 0001aa.o oooooooo oooooool llllll01",
        HAS_SLOTS(ld_c_u8_full), HAS_CHOICES(ld_c_u8_half), .note = note_ld_c_u8_full)
    FORM(TESLA_LD_C_U16_HALF, "ld_c.u16.half", "ld_c", title_ld_c_u8_full, "ld",
        8, DOCUMENT, 0xfffff,
        "{<GUARD>} ld <d> u16 c<CSPACE>[<p>]",
        effects_ld_c_u16_half,
        "001??0cc cc?????? 01ccpppp p???.amm 0001aa.? oooooooo oooooool llllll01",
        HAS_SLOTS(ld_c_u16_full), HAS_CHOICES(ld_c_u16_half), .note = note_ld_c_u8_full)
    FORM(TESLA_LD_C_S16_HALF, "ld_c.s16.half", "ld_c", title_ld_c_u8_full, "ld",
        8, DOCUMENT, 0xfffff,
        "{<GUARD>} ld <d> s16 c<CSPACE>[<p>]",
        effects_ld_c_u16_half,
        "001??0cc cc?????? 10ccpppp p???.amm 0001aa.? oooooooo oooooool llllll01",
        HAS_SLOTS(ld_c_u16_full), HAS_CHOICES(ld_c_u16_half), .note = note_ld_c_u8_full)
    FORM(TESLA_LD_C_B32_HALF, "ld_c.b32.half", "ld_c", title_ld_c_u8_full, "ld",
        8, DOCUMENT, 0xfffff,
        "{<GUARD>} ld <d> b32 c<CSPACE>[<p>]",
        "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $ended $active $st $returned "
            "$broken $warps $bar[0..15]; writes $r[LDST.n[1..6]].h $a[AREG] $ended $st $active "
            "$warps $bar[0..15] $pc $returned $broken; read c.u32; write o.u16; trap: unaligned in "
            "`c`; trap: unaligned in `o`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads "
            "end or wait between quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; "
            "trap: STACK_MISMATCH: join, but the top of the stack is neither a branch nor a "
            "joinat; branch: conditional return",
        "001??0cc cc?????? 11ccpppp p???.amm 0001aa.? ?ooooooo oooooool llllll01",
        HAS_SLOTS(ld_c_b32_full), HAS_CHOICES(ld_c_b32_half), .note = note_ld_c_u8_full)
    FORM(TESLA_LD_S_U8_FULL, "ld_s.u8.full", "ld_s", title_ld_s_u8_full, "ld", 8, DOCUMENT, 0x11110,
        "{<GUARD>} ld <d> u8 s[<p>]",
        "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $ended $active $st $returned "
            "$broken $warps $bar[0..15]; writes $r[LDST] $a[AREG] $ended $st $active $warps "
            "$bar[0..15] $pc $returned $broken; read s.u8; trap: outside `s`; trap: `$st` is "
            "empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: "
            "STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top of the "
            "stack is neither a branch nor a joinat; branch: conditional return",
        "010??1?? ???????? 00ccpppp p???.amm 0001aa.o oooooooo oooooool llllll01",
        HAS_SLOTS(ld_s_u8_full), HAS_CHOICES(ld_s_u8_full))
    FORM(TESLA_LD_S_U16_FULL, "ld_s.u16.full", "ld_s", title_ld_s_u8_full, "ld",
        8, DOCUMENT, 0x11110,
        "{<GUARD>} ld <d> u16 s[<p>]",
        effects_ld_s_u16_full,
        "010??1?? ???????? 01ccpppp p???.amm 0001aa.? oooooooo oooooool llllll01",
        HAS_SLOTS(ld_s_u16_full), HAS_CHOICES(ld_s_u16_full))
    FORM(TESLA_LD_S_S16_FULL, "ld_s.s16.full", "ld_s", title_ld_s_u8_full, "ld",
        8, DOCUMENT, 0x11110,
        "{<GUARD>} ld <d> s16 s[<p>]",
        effects_ld_s_u16_full,
        "010??1?? ???????? 10ccpppp p???.amm 0001aa.? oooooooo oooooool llllll01",
        HAS_SLOTS(ld_s_u16_full), HAS_CHOICES(ld_s_u16_full))
    FORM(TESLA_LD_S_U8_HALF, "ld_s.u8.half", "ld_s", title_ld_s_u8_full, "ld", 8, DOCUMENT, 0x11110,
        "{<GUARD>} ld <d> u8 s[<p>]",
        "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $ended $active $st $returned "
            "$broken $warps $bar[0..15]; writes $r[LDST.n[1..6]].h $a[AREG] $ended $st $active "
            "$warps $bar[0..15] $pc $returned $broken; read s.u8; trap: outside `s`; trap: `$st` "
            "is empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and quadpop; "
            "trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top "
            "of the stack is neither a branch nor a joinat; branch: conditional return",
        "010??0?? ???????? 00ccpppp p???.amm 0001aa.o oooooooo oooooool llllll01",
        HAS_SLOTS(ld_s_u8_full), HAS_CHOICES(ld_s_u8_half))
    FORM(TESLA_LD_S_U16_HALF, "ld_s.u16.half", "ld_s", title_ld_s_u8_full, "ld",
        8, DOCUMENT, 0x11110,
        "{<GUARD>} ld <d> u16 s[<p>]",
        effects_ld_s_u16_half,
        "010??0?? ???????? 01ccpppp p???.amm 0001aa.? oooooooo oooooool llllll01",
        HAS_SLOTS(ld_s_u16_full), HAS_CHOICES(ld_s_u16_half))
    FORM(TESLA_LD_S_S16_HALF, "ld_s.s16.half", "ld_s", title_ld_s_u8_full, "ld",
        8, DOCUMENT, 0x11110,
        "{<GUARD>} ld <d> s16 s[<p>]",
        effects_ld_s_u16_half,
        "010??0?? ???????? 10ccpppp p???.amm 0001aa.? oooooooo oooooool llllll01",
        HAS_SLOTS(ld_s_u16_full), HAS_CHOICES(ld_s_u16_half))
    FORM(TESLA_LD_S_B32_FULL, "ld_s_b32.full", "ld_s_b32", title_ld_s_b32_full, "ld",
        8, DOCUMENT, 0x11110,
        "{<GUARD>} ld <d> b32 s[<p>]",
        "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $ended $active $st $returned "
            "$broken $warps $bar[0..15]; writes $r[LDST] $a[AREG] $ended $st $active $warps "
            "$bar[0..15] $pc $returned $broken; read s.u32; trap: outside `s`; trap: unaligned in "
            "`s`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait between "
            "quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: "
            "join, but the top of the stack is neither a branch nor a joinat; branch: conditional "
            "return",
        "010??1?? 0??????? 11ccpppp p???.amm 0001aa.? ?ooooooo oooooool llllll01",
        HAS_SLOTS(ld_s_b32_full), HAS_CHOICES(ld_s_b32_full))
    FORM(TESLA_LD_S_B32_HALF, "ld_s_b32.half", "ld_s_b32", title_ld_s_b32_full, "ld",
        8, DOCUMENT, 0x11110,
        "{<GUARD>} ld <d> b32 s[<p>]",
        "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $ended $active $st $returned "
            "$broken $warps $bar[0..15]; writes $r[LDST.n[1..6]].h $a[AREG] $ended $st $active "
            "$warps $bar[0..15] $pc $returned $broken; read s.u32; trap: outside `s`; trap: "
            "unaligned in `s`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait "
            "between quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: "
            "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat; "
            "branch: conditional return",
        "010??0?? 0??????? 11ccpppp p???.amm 0001aa.? ?ooooooo oooooool llllll01",
        HAS_SLOTS(ld_s_b32_full), HAS_CHOICES(ld_s_b32_half))
    FORM(TESLA_LD_S_LOCK_FULL, "ld_s_lock.full", "ld_s_lock", title_ld_s_lock_full, "ld",
        8, INFERRED, 0x11100,
        "{<GUARD>} ld lock $c<CDST> <d> b32 s[<p>]",
        "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $ended $active $st $returned "
            "$broken $warps $bar[0..15]; writes $r[LDST] $c[CDST] $a[AREG] $ended $st $active "
            "$warps $bar[0..15] $pc $returned $broken; read locks.u1; read s.u32; write locks.u1; "
            "trap: outside `s`; trap: unaligned in `s`; trap: `$st` is empty; trap: QUADON_ACTIVE: "
            "the threads end or wait between quadon and quadpop; trap: STACK_UNDERFLOW: join "
            "without joinat; trap: STACK_MISMATCH: join, but the top of the stack is neither a "
            "branch nor a joinat; branch: conditional return",
        "010??1?? 1??????? 11ccpppp p-cc.amm 0001aa.? ?ooooooo oooooool llllll01",
        HAS_SLOTS(ld_s_lock_full), HAS_CHOICES(ld_s_b32_full), .note = note_ld_s_lock_full,
            .is_atomic = 1)
    FORM(TESLA_LD_S_LOCK_HALF, "ld_s_lock.half", "ld_s_lock", title_ld_s_lock_full, "ld",
        8, INFERRED, 0x11100,
        "{<GUARD>} ld lock $c<CDST> <d> b32 s[<p>]",
        "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $ended $active $st $returned "
            "$broken $warps $bar[0..15]; writes $r[LDST.n[1..6]].h $c[CDST] $a[AREG] $ended $st "
            "$active $warps $bar[0..15] $pc $returned $broken; read locks.u1; read s.u32; write "
            "locks.u1; trap: outside `s`; trap: unaligned in `s`; trap: `$st` is empty; trap: "
            "QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: "
            "STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top of the "
            "stack is neither a branch nor a joinat; branch: conditional return",
        "010??0?? 1??????? 11ccpppp p-cc.amm 0001aa.? ?ooooooo oooooool llllll01",
        HAS_SLOTS(ld_s_lock_full), HAS_CHOICES(ld_s_b32_half), .note = note_ld_s_lock_full,
            .is_atomic = 1)
    FORM(TESLA_ST_S_HALF_B8, "st_s.half.b8", "st_s", title_st_s_half_b8, "st", 8, DOCUMENT, 0x11111,
        "{<GUARD>} st b8 s[<p>] $r<LSRC3/2>(l|h)",
        "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $r[LSRC3.n[1..6]].h $ended "
            "$active $st $returned $broken $warps $bar[0..15]; writes $a[AREG] $ended $st $active "
            "$warps $bar[0..15] $pc $returned $broken; write s.u8; trap: outside `s`; trap: `$st` "
            "is empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and quadpop; "
            "trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top "
            "of the stack is neither a branch nor a joinat; branch: conditional return",
        "111????? ?10lllll llccpppp p????amm 0000aa.o oooooooo ooooooo? ??????01",
        HAS_SLOTS(st_s_half_b8), HAS_CHOICES(st_s_half_b8), .note = note_st_s_half_b8)
    FORM(TESLA_ST_S_FULL_B8, "st_s.full.b8", "st_s", title_st_s_half_b8, "st", 8, DOCUMENT, 0x11111,
        "{<GUARD>} st b8 s[<p>] $r<LSRC3>",
        "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $r[LSRC3] $ended $active $st "
            "$returned $broken $warps $bar[0..15]; writes $a[AREG] $ended $st $active $warps "
            "$bar[0..15] $pc $returned $broken; write s.u8; trap: outside `s`; trap: `$st` is "
            "empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: "
            "STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top of the "
            "stack is neither a branch nor a joinat; branch: conditional return",
        "111????? ?11lllll llccpppp p????amm 0000aa.o oooooooo ooooooo? ??????01",
        HAS_SLOTS(st_s_half_b8), HAS_CHOICES(st_s_full_b8), .note = note_st_s_half_b8)
    FORM(TESLA_ST_S_HALF_B16, "st_s.half.b16", "st_s", title_st_s_half_b8, "st",
        8, DOCUMENT, 0x11111,
        "{<GUARD>} st b16 s[<p>] $r<LSRC3/2>(l|h)",
        "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $r[LSRC3.n[1..6]].h $ended "
            "$active $st $returned $broken $warps $bar[0..15]; writes $a[AREG] $ended $st $active "
            "$warps $bar[0..15] $pc $returned $broken; write s.u16; trap: outside `s`; trap: "
            "unaligned in `s`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait "
            "between quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: "
            "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat; "
            "branch: conditional return",
        "111??0?? ?00lllll llccpppp p????amm 0000aa.? oooooooo ooooooo? ??????01",
        HAS_SLOTS(st_s_half_b16), HAS_CHOICES(st_s_half_b16), .note = note_st_s_half_b8)
    FORM(TESLA_ST_S_FULL_B16, "st_s.full.b16", "st_s", title_st_s_half_b8, "st",
        8, DOCUMENT, 0x11111,
        "{<GUARD>} st b16 s[<p>] $r<LSRC3>",
        "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $r[LSRC3] $ended $active $st "
            "$returned $broken $warps $bar[0..15]; writes $a[AREG] $ended $st $active $warps "
            "$bar[0..15] $pc $returned $broken; write s.u16; trap: outside `s`; trap: unaligned in "
            "`s`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait between "
            "quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: "
            "join, but the top of the stack is neither a branch nor a joinat; branch: conditional "
            "return",
        "111??0?? ?01lllll llccpppp p????amm 0000aa.? oooooooo ooooooo? ??????01",
        HAS_SLOTS(st_s_half_b16), HAS_CHOICES(st_s_full_b16), .note = note_st_s_half_b8)
    FORM(TESLA_ST_S_HALF_B32, "st_s.half.b32", "st_s", title_st_s_half_b8, "st",
        8, DOCUMENT, 0x11111,
        "{<GUARD>} st b32 s[<p>] $r<LSRC3/2>(l|h)",
        "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $r[LSRC3.n[1..6]].h $ended "
            "$active $st $returned $broken $warps $bar[0..15]; writes $a[AREG] $ended $st $active "
            "$warps $bar[0..15] $pc $returned $broken; write s.u32; trap: outside `s`; trap: "
            "unaligned in `s`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait "
            "between quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: "
            "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat; "
            "branch: conditional return",
        "111??1?? 000lllll llccpppp p????amm 0000aa.? ?ooooooo ooooooo? ??????01",
        HAS_SLOTS(st_o), HAS_CHOICES(st_s_half_b32), .note = note_st_s_half_b8)
    FORM(TESLA_ST_S_FULL_B32, "st_s.full.b32", "st_s", title_st_s_half_b8, "st",
        8, DOCUMENT, 0x11111,
        "{<GUARD>} st b32 s[<p>] $r<LSRC3>",
        "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $r[LSRC3] $ended $active $st "
            "$returned $broken $warps $bar[0..15]; writes $a[AREG] $ended $st $active $warps "
            "$bar[0..15] $pc $returned $broken; write s.u32; trap: outside `s`; trap: unaligned in "
            "`s`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait between "
            "quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: "
            "join, but the top of the stack is neither a branch nor a joinat; branch: conditional "
            "return",
        "111??1?? 001lllll llccpppp p????amm 0000aa.? ?ooooooo ooooooo? ??????01",
        HAS_SLOTS(st_o), HAS_CHOICES(st_s_full_b32), .note = note_st_s_half_b8)
    FORM(TESLA_ST_S_HALF_UNLOCK, "st_s.half.unlock", "st_s", title_st_s_half_b8, "st",
        8, DOCUMENT, 0x11100,
        "{<GUARD>} st unlock b32 s[<p>] $r<LSRC3/2>(l|h)",
        "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $r[LSRC3.n[1..6]].h $ended "
            "$active $st $returned $broken $warps $bar[0..15]; writes $a[AREG] $ended $st $active "
            "$warps $bar[0..15] $pc $returned $broken; write s.u32; write locks.u1; trap: outside "
            "`s`; trap: unaligned in `s`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads "
            "end or wait between quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; "
            "trap: STACK_MISMATCH: join, but the top of the stack is neither a branch nor a "
            "joinat; branch: conditional return",
        "111??1?? 100lllll llccpppp p????amm 0000aa.? ?ooooooo ooooooo? ??????01",
        HAS_SLOTS(st_o), HAS_CHOICES(st_s_half_b32), .note = note_st_s_half_b8, .is_atomic = 1)
    FORM(TESLA_ST_S_FULL_UNLOCK, "st_s.full.unlock", "st_s", title_st_s_half_b8, "st",
        8, DOCUMENT, 0x11100,
        "{<GUARD>} st unlock b32 s[<p>] $r<LSRC3>",
        "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $r[LSRC3] $ended $active $st "
            "$returned $broken $warps $bar[0..15]; writes $a[AREG] $ended $st $active $warps "
            "$bar[0..15] $pc $returned $broken; write s.u32; write locks.u1; trap: outside `s`; "
            "trap: unaligned in `s`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or "
            "wait between quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: "
            "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat; "
            "branch: conditional return",
        "111??1?? 101lllll llccpppp p????amm 0000aa.? ?ooooooo ooooooo? ??????01",
        HAS_SLOTS(st_o), HAS_CHOICES(st_s_full_b32), .note = note_st_s_half_b8, .is_atomic = 1)
    FORM(TESLA_LD_L_U8, "ld_l.u8", "ld_l", title_ld_l_u8, "ld", 8, DOCUMENT, 0xfffff,
        "{<GUARD>} ld u8 $r<LDST> l[<p>]",
        effects_ld_l_u8,
        "010????? 000????? ??ccpppp p????amm 1101aa.o oooooooo oooooool llllll01",
        HAS_SLOTS(ld_s_u8_full), HAS_CHOICES(ld_l_u8))
    FORM(TESLA_LD_L_S8, "ld_l.s8", "ld_l", title_ld_l_u8, "ld", 8, DOCUMENT, 0xfffff,
        "{<GUARD>} ld s8 $r<LDST> l[<p>]",
        effects_ld_l_u8,
        "010????? 001????? ??ccpppp p????amm 1101aa.o oooooooo oooooool llllll01",
        HAS_SLOTS(ld_s_u8_full), HAS_CHOICES(ld_l_u8))
    FORM(TESLA_LD_L_U16, "ld_l.u16", "ld_l", title_ld_l_u8, "ld", 8, DOCUMENT, 0xfffff,
        "{<GUARD>} ld u16 $r<LDST> l[<p>]",
        effects_ld_l_u16,
        "010????? 010????? ??ccpppp p????amm 1101aa.o oooooooo oooooool llllll01",
        HAS_SLOTS(ld_s_u8_full), HAS_CHOICES(ld_l_u8))
    FORM(TESLA_LD_L_S16, "ld_l.s16", "ld_l", title_ld_l_u8, "ld", 8, DOCUMENT, 0xfffff,
        "{<GUARD>} ld s16 $r<LDST> l[<p>]",
        effects_ld_l_u16,
        "010????? 011????? ??ccpppp p????amm 1101aa.o oooooooo oooooool llllll01",
        HAS_SLOTS(ld_s_u8_full), HAS_CHOICES(ld_l_u8))
    FORM(TESLA_LD_L_B64, "ld_l.b64", "ld_l", title_ld_l_u8, "ld", 8, DOCUMENT, 0xfffff,
        "{<GUARD>} ld b64 $r<LDST>d l[<p>]",
        "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $ended $active $st $returned "
            "$broken $warps $bar[0..15]; writes $r[LDST] $r[LDST.n + 1] $a[AREG] $ended $st "
            "$active $warps $bar[0..15] $pc $returned $broken; read l.u64; trap: unaligned in `l`; "
            "trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and "
            "quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but "
            "the top of the stack is neither a branch nor a joinat; branch: conditional return",
        "010????? 100????? ??ccpppp p????amm 1101aa.o oooooooo oooooool llllll01",
        HAS_SLOTS(ld_s_u8_full), HAS_CHOICES(ld_l_b64))
    FORM(TESLA_LD_L_B128, "ld_l.b128", "ld_l", title_ld_l_u8, "ld", 8, DOCUMENT, 0xfffff,
        "{<GUARD>} ld b128 $r<LDST>q l[<p>]",
        "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $ended $active $st $returned "
            "$broken $warps $bar[0..15]; writes $r[LDST] $r[LDST.n + 1] $r[LDST.n + 2] $r[LDST.n + "
            "3] $a[AREG] $ended $st $active $warps $bar[0..15] $pc $returned $broken; read l.u128; "
            "trap: unaligned in `l`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or "
            "wait between quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: "
            "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat; "
            "branch: conditional return",
        "010????? 101????? ??ccpppp p????amm 1101aa.o oooooooo oooooool llllll01",
        HAS_SLOTS(ld_s_u8_full), HAS_CHOICES(ld_l_b128))
    FORM(TESLA_LD_L_B32, "ld_l.b32", "ld_l", title_ld_l_u8, "ld", 8, DOCUMENT, 0xfffff,
        "{<GUARD>} ld b32 $r<LDST> l[<p>]",
        "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $ended $active $st $returned "
            "$broken $warps $bar[0..15]; writes $r[LDST] $a[AREG] $ended $st $active $warps "
            "$bar[0..15] $pc $returned $broken; read l.u32; trap: unaligned in `l`; trap: `$st` is "
            "empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: "
            "STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top of the "
            "stack is neither a branch nor a joinat; branch: conditional return",
        "010????? 110????? ??ccpppp p????amm 1101aa.o oooooooo oooooool llllll01",
        HAS_SLOTS(ld_s_u8_full), HAS_CHOICES(ld_l_u8))
    FORM(TESLA_ST_L_U8, "st_l.u8", "st_l", title_st_l_u8, "st", 8, DOCUMENT, 0xfffff,
        "{<GUARD>} st u8 l[<p>] $r<LDST>",
        effects_st_l_u8,
        "011????? 000????? ??ccpppp p????amm 1101aa.o oooooooo oooooool llllll01",
        HAS_SLOTS(st_l_u8), HAS_CHOICES(st_l_u8))
    FORM(TESLA_ST_L_S8, "st_l.s8", "st_l", title_st_l_u8, "st", 8, DOCUMENT, 0xfffff,
        "{<GUARD>} st s8 l[<p>] $r<LDST>",
        effects_st_l_u8,
        "011????? 001????? ??ccpppp p????amm 1101aa.o oooooooo oooooool llllll01",
        HAS_SLOTS(st_l_u8), HAS_CHOICES(st_l_u8))
    FORM(TESLA_ST_L_U16, "st_l.u16", "st_l", title_st_l_u8, "st", 8, DOCUMENT, 0xfffff,
        "{<GUARD>} st u16 l[<p>] $r<LDST>",
        effects_st_l_u16,
        "011????? 010????? ??ccpppp p????amm 1101aa.o oooooooo oooooool llllll01",
        HAS_SLOTS(st_l_u8), HAS_CHOICES(st_l_u8))
    FORM(TESLA_ST_L_S16, "st_l.s16", "st_l", title_st_l_u8, "st", 8, DOCUMENT, 0xfffff,
        "{<GUARD>} st s16 l[<p>] $r<LDST>",
        effects_st_l_u16,
        "011????? 011????? ??ccpppp p????amm 1101aa.o oooooooo oooooool llllll01",
        HAS_SLOTS(st_l_u8), HAS_CHOICES(st_l_u8))
    FORM(TESLA_ST_L_B64, "st_l.b64", "st_l", title_st_l_u8, "st", 8, DOCUMENT, 0xfffff,
        "{<GUARD>} st b64 l[<p>] $r<LDST>d",
        "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $r[LDST] $r[LDST.n + 1] $ended "
            "$active $st $returned $broken $warps $bar[0..15]; writes $a[AREG] $ended $st $active "
            "$warps $bar[0..15] $pc $returned $broken; write l.u64; trap: unaligned in `l`; trap: "
            "`$st` is empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and "
            "quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but "
            "the top of the stack is neither a branch nor a joinat; branch: conditional return",
        "011????? 100????? ??ccpppp p????amm 1101aa.o oooooooo oooooool llllll01",
        HAS_SLOTS(st_l_u8), HAS_CHOICES(st_l_b64))
    FORM(TESLA_ST_L_B128, "st_l.b128", "st_l", title_st_l_u8, "st", 8, DOCUMENT, 0xfffff,
        "{<GUARD>} st b128 l[<p>] $r<LDST>q",
        "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $r[LDST] $r[LDST.n + 1] "
            "$r[LDST.n + 2] $r[LDST.n + 3] $ended $active $st $returned $broken $warps "
            "$bar[0..15]; writes $a[AREG] $ended $st $active $warps $bar[0..15] $pc $returned "
            "$broken; write l.u128; trap: unaligned in `l`; trap: `$st` is empty; trap: "
            "QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: "
            "STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top of the "
            "stack is neither a branch nor a joinat; branch: conditional return",
        "011????? 101????? ??ccpppp p????amm 1101aa.o oooooooo oooooool llllll01",
        HAS_SLOTS(st_l_u8), HAS_CHOICES(st_l_b128))
    FORM(TESLA_ST_L_B32, "st_l.b32", "st_l", title_st_l_u8, "st", 8, DOCUMENT, 0xfffff,
        "{<GUARD>} st b32 l[<p>] $r<LDST>",
        "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $r[LDST] $ended $active $st "
            "$returned $broken $warps $bar[0..15]; writes $a[AREG] $ended $st $active $warps "
            "$bar[0..15] $pc $returned $broken; write l.u32; trap: unaligned in `l`; trap: `$st` "
            "is empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and quadpop; "
            "trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top "
            "of the stack is neither a branch nor a joinat; branch: conditional return",
        "011????? 110????? ??ccpppp p????amm 1101aa.o oooooooo oooooool llllll01",
        HAS_SLOTS(st_l_u8), HAS_CHOICES(st_l_u8))
    FORM(TESLA_LD_G_U8, "ld_g.u8", "ld_g", title_ld_g_u8, "ld", 8, DOCUMENT, 0x11111,
        "{<GUARD>} ld u8 $r<LDST> g<GSPACE>[$r<LSRC>]",
        effects_ld_g_u8,
        "100????? 000????? ??ccpppp p?????mm 1101???? ????gggg llllllll llllll01",
        HAS_SLOTS(ld_g_u8), HAS_CHOICES(ld_g_u8), .note = note_ld_g_u8)
    FORM(TESLA_LD_G_S8, "ld_g.s8", "ld_g", title_ld_g_u8, "ld", 8, DOCUMENT, 0x11111,
        "{<GUARD>} ld s8 $r<LDST> g<GSPACE>[$r<LSRC>]",
        effects_ld_g_u8,
        "100????? 001????? ??ccpppp p?????mm 1101???? ????gggg llllllll llllll01",
        HAS_SLOTS(ld_g_u8), HAS_CHOICES(ld_g_u8), .note = note_ld_g_u8)
    FORM(TESLA_LD_G_U16, "ld_g.u16", "ld_g", title_ld_g_u8, "ld", 8, DOCUMENT, 0x11111,
        "{<GUARD>} ld u16 $r<LDST> g<GSPACE>[$r<LSRC>]",
        effects_ld_g_u16,
        "100????? 010????? ??ccpppp p?????mm 1101???? ????gggg llllllll llllll01",
        HAS_SLOTS(ld_g_u8), HAS_CHOICES(ld_g_u8), .note = note_ld_g_u8)
    FORM(TESLA_LD_G_S16, "ld_g.s16", "ld_g", title_ld_g_u8, "ld", 8, DOCUMENT, 0x11111,
        "{<GUARD>} ld s16 $r<LDST> g<GSPACE>[$r<LSRC>]",
        effects_ld_g_u16,
        "100????? 011????? ??ccpppp p?????mm 1101???? ????gggg llllllll llllll01",
        HAS_SLOTS(ld_g_u8), HAS_CHOICES(ld_g_u8), .note = note_ld_g_u8)
    FORM(TESLA_LD_G_B64, "ld_g.b64", "ld_g", title_ld_g_u8, "ld", 8, DOCUMENT, 0x11111,
        "{<GUARD>} ld b64 $r<LDST>d g<GSPACE>[$r<LSRC>]",
        "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC] $ended $active $st $returned "
            "$broken $warps $bar[0..15]; writes $r[LDST] $r[LDST.n + 1] $ended $st $active $warps "
            "$bar[0..15] $pc $returned $broken; read g.u64; trap: unaligned in `g`; trap: `$st` is "
            "empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: "
            "STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top of the "
            "stack is neither a branch nor a joinat; branch: conditional return",
        "100????? 100????? ??ccpppp p?????mm 1101???? ????gggg llllllll llllll01",
        HAS_SLOTS(ld_g_u8), HAS_CHOICES(ld_g_b64), .note = note_ld_g_u8)
    FORM(TESLA_LD_G_B128, "ld_g.b128", "ld_g", title_ld_g_u8, "ld", 8, DOCUMENT, 0x11111,
        "{<GUARD>} ld b128 $r<LDST>q g<GSPACE>[$r<LSRC>]",
        "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC] $ended $active $st $returned "
            "$broken $warps $bar[0..15]; writes $r[LDST] $r[LDST.n + 1] $r[LDST.n + 2] $r[LDST.n + "
            "3] $ended $st $active $warps $bar[0..15] $pc $returned $broken; read g.u128; trap: "
            "unaligned in `g`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait "
            "between quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: "
            "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat; "
            "branch: conditional return",
        "100????? 101????? ??ccpppp p?????mm 1101???? ????gggg llllllll llllll01",
        HAS_SLOTS(ld_g_u8), HAS_CHOICES(ld_g_b128), .note = note_ld_g_u8)
    FORM(TESLA_LD_G_B32, "ld_g.b32", "ld_g", title_ld_g_u8, "ld", 8, DOCUMENT, 0x11111,
        "{<GUARD>} ld b32 $r<LDST> g<GSPACE>[$r<LSRC>]",
        effects_atomic_g_kept_add_num,
        "100????? 110????? ??ccpppp p?????mm 1101???? ????gggg llllllll llllll01",
        HAS_SLOTS(ld_g_u8), HAS_CHOICES(ld_g_u8), .note = note_ld_g_u8)
    FORM(TESLA_ST_G_U8, "st_g.u8", "st_g", title_st_g_u8, "st", 8, DOCUMENT, 0x11111,
        "{<GUARD>} st u8 g<GSPACE>[$r<LSRC>] $r<LDST>",
        effects_st_g_u8,
        "101????? 000????? ??ccpppp p?????mm 1101???? ????gggg llllllll llllll01",
        HAS_SLOTS(red_g_wide_add), HAS_CHOICES(st_g_u8))
    FORM(TESLA_ST_G_S8, "st_g.s8", "st_g", title_st_g_u8, "st", 8, DOCUMENT, 0x11111,
        "{<GUARD>} st s8 g<GSPACE>[$r<LSRC>] $r<LDST>",
        effects_st_g_u8,
        "101????? 001????? ??ccpppp p?????mm 1101???? ????gggg llllllll llllll01",
        HAS_SLOTS(red_g_wide_add), HAS_CHOICES(st_g_u8))
    FORM(TESLA_ST_G_U16, "st_g.u16", "st_g", title_st_g_u8, "st", 8, DOCUMENT, 0x11111,
        "{<GUARD>} st u16 g<GSPACE>[$r<LSRC>] $r<LDST>",
        effects_st_g_u16,
        "101????? 010????? ??ccpppp p?????mm 1101???? ????gggg llllllll llllll01",
        HAS_SLOTS(red_g_wide_add), HAS_CHOICES(st_g_u8))
    FORM(TESLA_ST_G_S16, "st_g.s16", "st_g", title_st_g_u8, "st", 8, DOCUMENT, 0x11111,
        "{<GUARD>} st s16 g<GSPACE>[$r<LSRC>] $r<LDST>",
        effects_st_g_u16,
        "101????? 011????? ??ccpppp p?????mm 1101???? ????gggg llllllll llllll01",
        HAS_SLOTS(red_g_wide_add), HAS_CHOICES(st_g_u8))
    FORM(TESLA_ST_G_B64, "st_g.b64", "st_g", title_st_g_u8, "st", 8, DOCUMENT, 0x11111,
        "{<GUARD>} st b64 g<GSPACE>[$r<LSRC>] $r<LDST>d",
        effects_red_g_wide_exch,
        "101????? 100????? ??ccpppp p?????mm 1101???? ????gggg llllllll llllll01",
        HAS_SLOTS(red_g_wide_add), HAS_CHOICES(red_g_wide_add))
    FORM(TESLA_ST_G_B128, "st_g.b128", "st_g", title_st_g_u8, "st", 8, DOCUMENT, 0x11111,
        "{<GUARD>} st b128 g<GSPACE>[$r<LSRC>] $r<LDST>q",
        "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LDST] $r[LDST.n + 1] $r[LDST.n + 2] "
            "$r[LDST.n + 3] $r[LSRC] $ended $active $st $returned $broken $warps $bar[0..15]; "
            "writes $ended $st $active $warps $bar[0..15] $pc $returned $broken; write g.u128; "
            "trap: unaligned in `g`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or "
            "wait between quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: "
            "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat; "
            "branch: conditional return",
        "101????? 101????? ??ccpppp p?????mm 1101???? ????gggg llllllll llllll01",
        HAS_SLOTS(red_g_wide_add), HAS_CHOICES(st_g_b128))
    FORM(TESLA_ST_G_B32, "st_g.b32", "st_g", title_st_g_u8, "st", 8, DOCUMENT, 0x11111,
        "{<GUARD>} st b32 g<GSPACE>[$r<LSRC>] $r<LDST>",
        effects_red_exch_g,
        "101????? 110????? ??ccpppp p?????mm 1101???? ????gggg llllllll llllll01",
        HAS_SLOTS(red_g_wide_add), HAS_CHOICES(st_g_u8))
    FORM(TESLA_MOV_B16_SHORT, "mov.b16.short", "mov", title_mov_b16_short, "mov",
        4, DOCUMENT, 0xfffff,
        "mov {sfu} b16 $r<SDST/2>(l|h) <v>",
        "reads $r[SSRC.n[1..5]].h $a[SAREG]; writes $r[SDST.n[1..5]].h $a[SAREG]; read s.u8; read "
            "s.u16; read s.u32; read a.u32; read p.u32; trap: outside `s`; trap: unaligned in `s`; "
            "trap: unaligned in `a`; trap: unaligned in `p`",
        "0001ss-. ??????s? 0ssssss? ssssss00",
        HAS_SLOTS(mov_b16_short), HAS_CHOICES(mov_b16_short), .note = note_mov_b16_short)
    FORM(TESLA_MOV_B32_SHORT, "mov.b32.short", "mov", title_mov_b16_short, "mov",
        4, DOCUMENT, 0xfffff,
        "mov {sfu} b32 $r<SDST> <v>",
        "reads $r[SSRC] $a[SAREG]; writes $r[SDST] $a[SAREG]; read s.u8; read s.u16; read s.u32; "
            "read a.u32; read p.u32; trap: outside `s`; trap: unaligned in `s`; trap: unaligned in "
            "`a`; trap: unaligned in `p`",
        "0001ss-. ??????s? 1ssssss? ssssss00",
        HAS_SLOTS(mov_b16_short), HAS_CHOICES(mov_b32_short), .note = note_mov_b16_short)
    FORM(TESLA_MOV_B16_IMM, "mov.b16.imm", "mov", title_mov_b16_short, "mov", 8, DOCUMENT, 0xfffff,
        "mov b16 $r<LDST/2>(l|h) <IMM>",
        "writes $r[LDST.n[1..6]].h",
        "????iiii iiiiiiii iiiiiiii iiiiii11 0001---? ??iiiiii 0??????l llllll01",
        HAS_SLOTS(mov_b16_imm), HAS_CHOICES(mov_b16_imm), .note = note_mov_b16_short)
    FORM(TESLA_MOV_B32_IMM, "mov.b32.imm", "mov", title_mov_b16_short, "mov", 8, DOCUMENT, 0xfffff,
        "mov b32 $r<LDST> <IMM>",
        "writes $r[LDST]",
        "????iiii iiiiiiii iiiiiiii iiiiii11 0001---? ??iiiiii 1??????l llllll01",
        HAS_SLOTS(mov_b16_imm), HAS_CHOICES(mov_b32_imm), .note = note_mov_b16_short)
    FORM(TESLA_MOV_B16_LONG, "mov.b16.long", "mov", title_mov_b16_short, "mov",
        8, DOCUMENT, 0xfffff,
        "{<GUARD>} mov {sfu} b16 <d> <v>",
        "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC.n[1..6]].h $a[AREG] $ended "
            "$active $st $returned $broken $warps $bar[0..15]; writes $r[LDST.n[1..6]].h $a[AREG] "
            "$ended $st $active $warps $bar[0..15] $pc $returned $broken; read s.u8; read s.u16; "
            "read s.u32; read a.u32; read p.u32; write o.u16; trap: outside `s`; trap: unaligned "
            "in `s`; trap: unaligned in `a`; trap: unaligned in `p`; trap: unaligned in `o`; trap: "
            "`$st` is empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and "
            "quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but "
            "the top of the stack is neither a branch nor a joinat; branch: conditional return",
        "000-?0l? ??.???ll llccpppp p???.amm 0001aa-. .??????? llllllll llllll01",
        HAS_SLOTS(mov_b16_long), HAS_CHOICES(mov_b16_long), .note = note_mov_b16_short)
    FORM(TESLA_MOV_B32_LONG, "mov.b32.long", "mov", title_mov_b16_short, "mov",
        8, DOCUMENT, 0xfffff,
        "{<GUARD>} mov {sfu} b32 <d> <v>",
        effects_mov_b32_long,
        "000-?1l? ??.???ll llccpppp p???.amm 0001aa-. .??????? llllllll llllll01",
        HAS_SLOTS(mov_b16_long), HAS_CHOICES(mov_b32_long), .note = note_mov_b16_short)
    FORM(TESLA_MOV_R_C, "mov_r_c", "mov_r_c", "Move from condition register", "mov",
        8, DOCUMENT, 0xfffff,
        "{<GUARD>} mov $r<LDST> $c<COND>",
        "reads $c[COND] $ended $active $st $returned $broken $warps $bar[0..15]; writes $r[LDST] "
            "$ended $st $active $warps $bar[0..15] $pc $returned $broken; trap: `$st` is empty; "
            "trap: QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: "
            "STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top of the "
            "stack is neither a branch nor a joinat; branch: conditional return",
        "001-???? ???????? ??ccpppp p???\?-mm 0000---? ???????? ???????l llllll01",
        HAS_SLOTS(mov_r_c), HAS_CHOICES(red_g_add_num),
            .note = "Copies the four flags. The predicate reads the same register.")
    FORM(TESLA_MOV_C_R, "mov_c_r", "mov_c_r", "Move to condition register", "mov",
        8, HARDWARE, 0xfffff,
        "{<GUARD>} mov $c<CDST> $r<LSRC>",
        "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC] $ended $active $st $returned "
            "$broken $warps $bar[0..15]; writes $c[CDST] $ended $st $active $warps $bar[0..15] $pc "
            "$returned $broken; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait "
            "between quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: "
            "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat; "
            "branch: conditional return",
        "101-???? ???????? ??ccpppp p-cc?-mm 0000---? ???????? lllllll? ??????01",
        HAS_SLOTS(mov_c_r), HAS_CHOICES(red_g_add_num),
            .note = "Copies the low four bits. Bit 38, which elsewhere enables the write of `$c`, "
            "has no effect.")
    FORM(TESLA_MOV_R_A, "mov_r_a", "mov_r_a", "Move from address register", "mov",
        8, DOCUMENT, 0xfffff,
        "{<GUARD>} mov $r<LDST> $a<AREG>",
        "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $ended $active $st $returned "
            "$broken $warps $bar[0..15]; writes $r[LDST] $ended $st $active $warps $bar[0..15] $pc "
            "$returned $broken; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait "
            "between quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: "
            "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat; "
            "branch: conditional return",
        "010-???? ???????? ??ccpppp p????amm 0000aa?? ???????? ???????l llllll01",
        HAS_SLOTS(mov_r_a), HAS_CHOICES(red_g_add_num),
            .note = "The increment bit does not increment, but stops the program if the register "
            "cannot be written. {T1}")
    FORM(TESLA_MOV_R_SR, "mov_r_sr", "mov_r_sr", "Move from special register", "mov",
        8, DOCUMENT, 0xfffff,
        "{<GUARD>} mov $r<LDST> $sr<SREG>",
        "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $sr[SREG] $ended $active $st $returned "
            "$broken $warps $bar[0..15]; writes $r[LDST] $ended $st $active $warps $bar[0..15] $pc "
            "$returned $broken; trap: not modelled: only $physid is modelled; trap: `$st` is "
            "empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: "
            "STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top of the "
            "stack is neither a branch nor a joinat; branch: conditional return",
        "011-???? ??????ss ssccpppp p???\?-mm 0000---? ???????? ???????l llllll01",
        HAS_SLOTS(mov_r_sr), HAS_CHOICES(mov_r_sr))
    FORM(TESLA_SHL_A, "shl_a", "shl_a", "Shift left into address register", "shl",
        8, DOCUMENT, 0xfffff,
        "{<GUARD>} shl $a<ADST> <a> <HSHCNT>",
        "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC] $a[AREG] $ended $active $st "
            "$returned $broken $warps $bar[0..15]; writes $a[ADST] $a[AREG] $ended $st $active "
            "$warps $bar[0..15] $pc $returned $broken; read s.u8; read s.u16; read s.u32; read "
            "a.u32; read p.u32; trap: outside `s`; trap: unaligned in `s`; trap: unaligned in `a`; "
            "trap: unaligned in `p`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or "
            "wait between quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: "
            "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat; "
            "branch: conditional return",
        "110-???? ??.????? ??ccpppp p????amm 0000aa-. .???hhhh lllllll? ???aaa01",
        HAS_SLOTS(shl_a), HAS_CHOICES(shl_a))
    FORM(TESLA_ADD_A, "add_a", "add_a", "Add to address register", "add", 8, DOCUMENT, 0xfffff,
        "{<GUARD>} add $a<ADST> $a<AREG> <OFFS>",
        "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $ended $active $st $returned "
            "$broken $warps $bar[0..15]; writes $a[ADST] $ended $st $active $warps $bar[0..15] $pc "
            "$returned $broken; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait "
            "between quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: "
            "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat; "
            "branch: conditional return",
        "001-???? ???????? ??ccpppp p????amm 1101aa?o oooooooo ooooooo? ???aaa01",
        HAS_SLOTS(add_a), HAS_CHOICES(red_g_add_num),
            .note = "The sum modulo 2^16. The increment bit is as in `mov` from an address "
            "register.")
    FORM(TESLA_RCP_SHORT, "rcp.short", "rcp", title_rcp_short, "rcp", 4, HARDWARE, 0xfffff,
        "rcp f32 $r<SDST> {neg} {abs} $r<SSRC>",
        "reads $r[SSRC]; writes $r[SDST]",
        "1001---? ?s?????? sssssss? ssssss00",
        HAS_SLOTS(rcp_short), .note = note_rcp_short)
    FORM(TESLA_RCP_LONG, "rcp.long", "rcp", title_rcp_short, "rcp", 8, HARDWARE, 0xfffff,
        "{<GUARD>} rcp f32 <d> {neg} {abs} $r<LSRC>",
        effects_rcp_long,
        "000-?l?? ???l???? ??ccpppp p???.-mm 1001---? ???????? llllllll llllll01",
        HAS_SLOTS(rcp_long), HAS_CHOICES(rcp_long), .note = note_rcp_short)
    FORM(TESLA_SFU_RSQRT, "sfu.rsqrt", "sfu", title_sfu_rsqrt, "rsqrt", 8, HARDWARE, 0xfffff,
        "{<GUARD>} rsqrt f32 <d> {neg} {abs} $r<LSRC>",
        effects_rcp_long,
        "010-?l?? ???l???? ??ccpppp p???.-mm 1001---? ???????? llllllll llllll01",
        HAS_SLOTS(rcp_long), HAS_CHOICES(rcp_long))
    FORM(TESLA_SFU_LG2, "sfu.lg2", "sfu", title_sfu_rsqrt, "lg2", 8, HARDWARE, 0xfffff,
        "{<GUARD>} lg2 f32 <d> {neg} {abs} $r<LSRC>",
        effects_rcp_long,
        "011-?l?? ???l???? ??ccpppp p???.-mm 1001---? ???????? llllllll llllll01",
        HAS_SLOTS(rcp_long), HAS_CHOICES(rcp_long))
    FORM(TESLA_SINCOS_SIN, "sincos.sin", "sincos", title_sincos_sin, "sin", 8, HARDWARE, 0xfffff,
        "{<GUARD>} sin f32 <d> $r<LSRC>",
        effects_sincos_sin,
        "100-???? ???????? ??ccpppp p???.-mm 1001---? ???????? llllllll llllll01",
        HAS_SLOTS(sincos_sin), HAS_CHOICES(rcp_long), .note = note_sincos_sin)
    FORM(TESLA_SINCOS_COS, "sincos.cos", "sincos", title_sincos_sin, "cos", 8, HARDWARE, 0xfffff,
        "{<GUARD>} cos f32 <d> $r<LSRC>",
        effects_sincos_sin,
        "101-???? ???????? ??ccpppp p???.-mm 1001---? ???????? llllllll llllll01",
        HAS_SLOTS(sincos_sin), HAS_CHOICES(rcp_long), .note = note_sincos_sin)
    FORM(TESLA_EX2, "ex2", "ex2", "FP32 power of two", "ex2", 8, HARDWARE, 0xfffff,
        "{<GUARD>} ex2 f32 {sat} <d> $r<LSRC>",
        "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC].30 $r[LSRC].23 $r[LSRC].31 "
            "$r[LSRC].0..29 $ended $active $st $returned $broken $warps $bar[0..15]; writes "
            "$r[LDST] $ended $st $active $warps $bar[0..15] $pc $returned $broken; write o.u32; "
            "trap: unaligned in `o`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or "
            "wait between quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: "
            "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat; "
            "branch: conditional return",
        "110-l??? ???????? ??ccpppp p???.-mm 1001---? ???????? llllllll llllll01",
        HAS_SLOTS(ex2), HAS_CHOICES(rcp_long), .note = "The source is the result of `preex2`.")
    FORM(TESLA_PRE_PRESIN, "pre.presin", "pre", title_pre_presin, "presin", 8, HARDWARE, 0xfffff,
        "{<GUARD>} presin f32 <d> {neg} {abs} <a>",
        effects_mov_b32_long,
        "110-?l?? ??.l???? ?0ccpppp p???.amm 1011aa-. .??????? llllllll llllll01",
        HAS_SLOTS(pre_presin), HAS_CHOICES(pre_presin), .note = note_pre_presin)
    FORM(TESLA_PRE_PREEX2, "pre.preex2", "pre", title_pre_presin, "preex2", 8, HARDWARE, 0xfffff,
        "{<GUARD>} preex2 f32 <d> {neg} {abs} <a>",
        effects_mov_b32_long,
        "110-?l?? ??.l???? ?1ccpppp p???.amm 1011aa-. .??????? llllllll llllll01",
        HAS_SLOTS(pre_presin), HAS_CHOICES(pre_presin), .note = note_pre_presin)
    FORM(TESLA_INTERP_PLAIN_SHORT, "interp.plain.short", "interp", title_interp_plain_short,
        "interp", 4, INFERRED, 0x88888,
        "interp $r<SDST> v[<q>]",
        effects_interp_plain_short,
        "1000ss00 vvvvvvvv ???????0 ssssss00",
        HAS_SLOTS(interp_plain_short), HAS_CHOICES(interp_plain_short),
            .note = note_interp_plain_short)
    FORM(TESLA_INTERP_CENT_SHORT, "interp.cent.short", "interp", title_interp_plain_short, "interp",
        4, INFERRED, 0x88888,
        "interp $r<SDST> cent v[<q>]",
        effects_interp_plain_short,
        "1000ss01 vvvvvvvv ???????0 ssssss00",
        HAS_SLOTS(interp_plain_short), HAS_CHOICES(interp_plain_short),
            .note = note_interp_plain_short)
    FORM(TESLA_INTERP_FLAT_SHORT, "interp.flat.short", "interp", title_interp_plain_short, "interp",
        4, INFERRED, 0x88888,
        "interp $r<SDST> flat v[<q>]",
        effects_interp_plain_short,
        "1000ss00 vvvvvvvv ???????1 ssssss00",
        HAS_SLOTS(interp_plain_short), HAS_CHOICES(interp_plain_short),
            .note = note_interp_plain_short)
    FORM(TESLA_INTERP_PLAIN_SMUL, "interp.plain.smul", "interp", title_interp_plain_short, "interp",
        4, INFERRED, 0x88888,
        "interp $r<SDST> v[<q>] $r<SSRC>",
        effects_interp_plain_smul,
        "1000ss10 vvvvvvvv ?ssssss0 ssssss00",
        HAS_SLOTS(interp_plain_smul), HAS_CHOICES(interp_plain_short),
            .note = note_interp_plain_short)
    FORM(TESLA_INTERP_CENT_SMUL, "interp.cent.smul", "interp", title_interp_plain_short, "interp",
        4, INFERRED, 0x88888,
        "interp $r<SDST> cent v[<q>] $r<SSRC>",
        effects_interp_plain_smul,
        "1000ss11 vvvvvvvv ?ssssss0 ssssss00",
        HAS_SLOTS(interp_plain_smul), HAS_CHOICES(interp_plain_short),
            .note = note_interp_plain_short)
    FORM(TESLA_INTERP_PLAIN_LONG, "interp.plain.long", "interp", title_interp_plain_short, "interp",
        8, INFERRED, 0x88888,
        "{<GUARD>} interp $r<LDST> v[<q>]",
        effects_interp_plain_long,
        "000????? ?????000 ??ccpppp p????amm 1000aa?? vvvvvvvv ???????l llllll01",
        HAS_SLOTS(interp_plain_long), HAS_CHOICES(interp_plain_long),
            .note = note_interp_plain_short)
    FORM(TESLA_INTERP_CENT_LONG, "interp.cent.long", "interp", title_interp_plain_short, "interp",
        8, INFERRED, 0x88888,
        "{<GUARD>} interp $r<LDST> cent v[<q>]",
        effects_interp_plain_long,
        "000????? ?????001 ??ccpppp p????amm 1000aa?? vvvvvvvv ???????l llllll01",
        HAS_SLOTS(interp_plain_long), HAS_CHOICES(interp_plain_long),
            .note = note_interp_plain_short)
    FORM(TESLA_INTERP_FLAT_LONG, "interp.flat.long", "interp", title_interp_plain_short, "interp",
        8, INFERRED, 0x88888,
        "{<GUARD>} interp $r<LDST> flat v[<q>]",
        effects_interp_plain_long,
        "000????? ?????100 ??ccpppp p????amm 1000aa?? vvvvvvvv ???????l llllll01",
        HAS_SLOTS(interp_plain_long), HAS_CHOICES(interp_plain_long),
            .note = note_interp_plain_short)
    FORM(TESLA_INTERP_PLAIN_MUL, "interp.plain.mul", "interp", title_interp_plain_short, "interp",
        8, INFERRED, 0x88888,
        "{<GUARD>} interp $r<LDST> v[<q>] {neg} $r<LSRC>",
        effects_interp_plain_mul,
        "000??l?? ?????010 ??ccpppp p????amm 1000aa?? vvvvvvvv llllllll llllll01",
        HAS_SLOTS(interp_plain_mul), HAS_CHOICES(interp_plain_long),
            .note = note_interp_plain_short)
    FORM(TESLA_INTERP_CENT_MUL, "interp.cent.mul", "interp", title_interp_plain_short, "interp",
        8, INFERRED, 0x88888,
        "{<GUARD>} interp $r<LDST> cent v[<q>] {neg} $r<LSRC>",
        effects_interp_plain_mul,
        "000??l?? ?????011 ??ccpppp p????amm 1000aa?? vvvvvvvv llllllll llllll01",
        HAS_SLOTS(interp_plain_mul), HAS_CHOICES(interp_plain_long),
            .note = note_interp_plain_short)
    FORM(TESLA_TEX_TEXAUTO_SHORT, "tex.texauto.short", "tex", title_tex_texauto_short, "texauto",
        4, DOCUMENT, 0xfffff,
        "texauto (all|live) <d> $t<TEX> $s<SAMP> <a>",
        "reads $r[SDST] $r[u7(SDST.n + 1)] $r[u7(SDST.n + 2)] $r[..]; writes $r[0..66]; read "
            "tx.u32; trap: there is no texture here: its space is empty; trap: the texture is too "
            "large, or has no height or depth; trap: the header of the texture has no such number "
            "of coordinates or components; trap: the header of the texture has no such filter, "
            "edges or coordinates; trap: the texture is too large; trap: the instruction has fewer "
            "sources than the texture wants; trap: outside `tx`",
        "1111---0 ..ssssst ttttttts ssssss00",
        HAS_SLOTS(tex_texauto_short), HAS_CHOICES(tex_texauto_short),
            .note = note_tex_texauto_short)
    FORM(TESLA_TEX_TEXAUTO_LONG, "tex.texauto.long", "tex", title_tex_texauto_short, "texauto",
        8, DOCUMENT, 0xfffff,
        "{<GUARD>} texauto (all|live) {deriv} <d> $t<TEX> $s<SAMP> <a> <TX> <TY> <TZ>",
        effects_tex_texauto_long,
        "000?tttt tttttttt ..ccpppp p???dtmm 11110..0 ..ssssst tttttttl llllll01",
        HAS_SLOTS(tex_texauto_long), HAS_CHOICES(tex_texauto_long), .note = note_tex_texauto_short)
    FORM(TESLA_TEX_TEXBIAS_LONG, "tex.texbias.long", "tex", title_tex_texauto_short, "texbias",
        8, DOCUMENT, 0xfffff,
        "{<GUARD>} texbias (all|live) {deriv} <d> $t<TEX> $s<SAMP> <a> <TX> <TY> <TZ>",
        effects_tex_texauto_long,
        "001?tttt tttttttt ..ccpppp p???dtmm 11110..0 ..ssssst tttttttl llllll01",
        HAS_SLOTS(tex_texauto_long), HAS_CHOICES(tex_texauto_long), .note = note_tex_texauto_short)
    FORM(TESLA_TEX_TEXLOD_LONG, "tex.texlod.long", "tex", title_tex_texauto_short, "texlod",
        8, DOCUMENT, 0xfffff,
        "{<GUARD>} texlod (all|live) {deriv} <d> $t<TEX> $s<SAMP> <a> <TX> <TY> <TZ>",
        effects_tex_texauto_long,
        "010?tttt tttttttt ..ccpppp p???dtmm 11110..0 ..ssssst tttttttl llllll01",
        HAS_SLOTS(tex_texauto_long), HAS_CHOICES(tex_texauto_long), .note = note_tex_texauto_short)
    FORM(TESLA_TEXFETCH_SHORT, "texfetch.short", "texfetch", title_texfetch_short, "texfetch",
        4, DOCUMENT, 0xfffff,
        "texfetch (all|live) <d> $t<TEX> $s<SAMP> <a>",
        "reads $r[..] $r[SDST] $r[u7(SDST.n + 1)] $r[u7(SDST.n + 2)]; writes $r[0..66]; read "
            "tx.u32; trap: there is no texture here: its space is empty; trap: the texture is too "
            "large, or has no height or depth; trap: the header of the texture has no such number "
            "of coordinates or components; trap: the header of the texture has no such filter, "
            "edges or coordinates; trap: the texture is too large; trap: the instruction has fewer "
            "sources than the texture wants; trap: textures have one level here, and the source "
            "asks for another",
        "1111---1 ..ssssst ttttttts ssssss00",
        HAS_SLOTS(tex_texauto_short), HAS_CHOICES(tex_texauto_short), .note = note_texfetch_short)
    FORM(TESLA_TEXFETCH_LONG, "texfetch.long", "texfetch", title_texfetch_short, "texfetch",
        8, DOCUMENT, 0xfffff,
        "{<GUARD>} texfetch (all|live) {deriv} <d> $t<TEX> $s<SAMP> <a> <TX> <TY> <TZ>",
        "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[..] $r[LDST] $r[u7(LDST.n + 1)] "
            "$r[u7(LDST.n + 2)] $ended $active $st $returned $broken $warps $bar[0..15]; writes "
            "$r[0..127] $ended $st $active $warps $bar[0..15] $pc $returned $broken; read tx.u32; "
            "trap: registers after the last one; trap: there is no texture here: its space is "
            "empty; trap: the texture is too large, or has no height or depth; trap: the header of "
            "the texture has no such number of coordinates or components; trap: the header of the "
            "texture has no such filter, edges or coordinates; trap: the texture is too large; "
            "trap: the instruction has fewer sources than the texture wants; trap: textures have "
            "one level here, and the source asks for another; trap: `$st` is empty; trap: "
            "QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: "
            "STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top of the "
            "stack is neither a branch nor a joinat; branch: conditional return",
        "000?tttt tttttttt ..ccpppp p???dtmm 11110..1 ..ssssst tttttttl llllll01",
        HAS_SLOTS(tex_texauto_long), HAS_CHOICES(tex_texauto_long), .note = note_texfetch_short)
    FORM(TESLA_TEX_CUBE_TEXAUTO, "tex_cube.texauto", "tex_cube", title_tex_cube_texauto, "texauto",
        8, DOCUMENT, 0xfffff,
        "{<GUARD>} texauto cube (all|live) {deriv} <d> $t<TEX> $s<SAMP> <a>",
        effects_tex_cube_texauto,
        "000????? ???????? ..ccpppp p???dtmm 11111..0 ..ssssst tttttttl llllll01",
        .not_executed = "not modelled: no source states the order of faces and the rounding of "
            "coordinates on them", HAS_SLOTS(tex_cube_texauto), HAS_CHOICES(tex_texauto_long),
            .note = note_tex_cube_texauto)
    FORM(TESLA_TEX_CUBE_TEXBIAS, "tex_cube.texbias", "tex_cube", title_tex_cube_texauto, "texbias",
        8, DOCUMENT, 0xfffff,
        "{<GUARD>} texbias cube (all|live) {deriv} <d> $t<TEX> $s<SAMP> <a>",
        effects_tex_cube_texauto,
        "001????? ???????? ..ccpppp p???dtmm 11111..0 ..ssssst tttttttl llllll01",
        .not_executed = "not modelled: no source states the order of faces and the rounding of "
            "coordinates on them", HAS_SLOTS(tex_cube_texauto), HAS_CHOICES(tex_texauto_long),
            .note = note_tex_cube_texauto)
    FORM(TESLA_TEX_CUBE_TEXLOD, "tex_cube.texlod", "tex_cube", title_tex_cube_texauto, "texlod",
        8, DOCUMENT, 0xfffff,
        "{<GUARD>} texlod cube (all|live) {deriv} <d> $t<TEX> $s<SAMP> <a>",
        effects_tex_cube_texauto,
        "010????? ???????? ..ccpppp p???dtmm 11111..0 ..ssssst tttttttl llllll01",
        .not_executed = "not modelled: no source states the order of faces and the rounding of "
            "coordinates on them", HAS_SLOTS(tex_cube_texauto), HAS_CHOICES(tex_texauto_long),
            .note = note_tex_cube_texauto)
    FORM(TESLA_TEX_CUBE_TEXGATHER, "tex_cube.texgather", "tex_cube", title_tex_cube_texauto,
        "texgather", 8, DOCUMENT, 0xf0000,
        "{<GUARD>} texgather cube (all|live) {deriv} <d> $t<TEX> $s<SAMP> <a>",
        effects_tex_cube_texauto,
        "100????? ???????? ..ccpppp p???dtmm 11111..1 ..ssssst tttttttl llllll01",
        .not_executed = "not modelled: no source states the order of faces and the rounding of "
            "coordinates on them", HAS_SLOTS(tex_cube_texauto), HAS_CHOICES(tex_texauto_long),
            .note = note_tex_cube_texauto)
    FORM(TESLA_TEXGATHER_TEXGATHER, "texgather.texgather", "texgather", title_texgather_texgather,
        "texgather", 8, DOCUMENT, 0xf0000,
        "{<GUARD>} texgather (all|live) {deriv} <d> $t<TEX> $s<SAMP> <a> <TX> <TY> <TZ>",
        effects_texgather_texgather,
        "100?tttt tttttttt ..ccpppp p???dtmm 11110..1 ..ssssst tttttttl llllll01",
        .not_executed = "not modelled: no source states which component and which order of texels "
            "or samples", HAS_SLOTS(tex_texauto_long), HAS_CHOICES(tex_texauto_long),
            .note = note_texgather_texgather)
    FORM(TESLA_TEXGATHER_TEXCSAA, "texgather.texcsaa", "texgather", title_texgather_texgather,
        "texcsaa", 8, DOCUMENT, 0xfffff,
        "{<GUARD>} texcsaa (all|live) {deriv} <d> $t<TEX> $s<SAMP> <a> <TX> <TY> <TZ>",
        effects_texgather_texgather,
        "100?tttt tttttttt ..ccpppp p???dtmm 11110..0 ..ssssst tttttttl llllll01",
        .not_executed = "not modelled: no source states which component and which order of texels "
            "or samples", HAS_SLOTS(tex_texauto_long), HAS_CHOICES(tex_texauto_long),
            .note = note_texgather_texgather)
    FORM(TESLA_TEXSIZE, "texsize", "texsize", "Texture size query", "texsize", 8, DOCUMENT, 0xfffff,
        "{<GUARD>} texsize (all|live) {deriv} <d> $t<TEX> $s<SAMP> $r<LDST>",
        "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LDST] $ended $active $st $returned "
            "$broken $warps $bar[0..15]; writes $r[0..127] $ended $st $active $warps $bar[0..15] "
            "$pc $returned $broken; read tx.u32; trap: there is no texture here: its space is "
            "empty; trap: the texture is too large, or has no height or depth; trap: the header of "
            "the texture has no such number of coordinates or components; trap: the header of the "
            "texture has no such filter, edges or coordinates; trap: the texture is too large; "
            "trap: registers after the last one; trap: textures have one level here, and the "
            "source asks for another; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end "
            "or wait between quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: "
            "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat; "
            "branch: conditional return",
        "011????? ????0000 ..ccpppp p???dtmm 1111?..? ??ssssst tttttttl llllll01",
        HAS_SLOTS(tex_cube_texauto), HAS_CHOICES(texsize),
            .note = "The source is a level; the result width, height, depth and the number of "
            "levels.")
    FORM(TESLA_TEXPREP, "texprep", "texprep", "Cube map face coordinates", "texprep",
        8, DOCUMENT, 0xf0000,
        "{<GUARD>} texprep cube (all|live) {deriv} <d> $t<TEX> $s<SAMP> <a>",
        effects_tex_cube_texauto,
        "011????? ????0001 ..ccpppp p???dtmm 11111..? ..ssssst tttttttl llllll01",
        .not_executed = "not modelled: no source states the order of faces and the rounding of "
            "coordinates on them", HAS_SLOTS(tex_cube_texauto), HAS_CHOICES(tex_texauto_long),
            .note = "Converts the coordinates of a cube, and a layer, to those of a lookup without "
            "`cube`.")
    FORM(TESLA_TEXQUERYLOD_PLAIN, "texquerylod.plain", "texquerylod", title_texquerylod_plain,
        "texquerylod", 8, DOCUMENT, 0xf0000,
        "{<GUARD>} texquerylod (all|live) {deriv} <d> $t<TEX> $s<SAMP> <a>",
        effects_texquerylod_plain,
        "011????? ????0010 ..ccpppp p???dtmm 11110..? ..ssssst tttttttl llllll01",
        .not_executed = "not modelled: levels of textures are not modelled",
            HAS_SLOTS(tex_cube_texauto), HAS_CHOICES(tex_texauto_long),
            .note = note_texquerylod_plain)
    FORM(TESLA_TEXQUERYLOD_CUBE, "texquerylod.cube", "texquerylod", title_texquerylod_plain,
        "texquerylod", 8, DOCUMENT, 0xf0000,
        "{<GUARD>} texquerylod cube (all|live) {deriv} <d> $t<TEX> $s<SAMP> <a>",
        effects_texquerylod_plain,
        "011????? ????0010 ..ccpppp p???dtmm 11111..? ..ssssst tttttttl llllll01",
        .not_executed = "not modelled: levels of textures are not modelled",
            HAS_SLOTS(tex_cube_texauto), HAS_CHOICES(tex_texauto_long),
            .note = note_texquerylod_plain)
};

static const struct isadora_encoding_space encoding_space[] = {
    {"32", "g80/cp", "444973057", "0", "240795647", "3609198592"},
    {"64", "g80/cp", "82419811527636320", "0", "3911807500674976416", "14452516761506938880"},
    {"32", "g80/vp", "461766657", "0", "242876415", "3590324224"},
    {"64", "g80/vp", "134553294989890912", "0", "3644028365025110688", "14668162413694550016"},
    {"32", "g80/gp", "596115457", "0", "259522559", "3439329280"},
    {"64", "g80/gp", "178879390228879264", "0", "4145622987116439648", "14122241696364232704"},
    {"32", "g80/fp", "336003073", "0", "259588095", "3699376128"},
    {"64", "g80/fp", "42773774673319360", "0", "3409150780390042176", "14994819518646190080"},
    {"32", "g84/cp", "444973058", "0", "307904510", "3542089728"},
    {"64", "g84/cp", "82422975692748224", "0", "4154403949316721216", "14209917148700082176"},
    {"32", "g84/vp", "461766658", "0", "309985278", "3523215360"},
    {"64", "g84/vp", "134553294989891008", "0", "3860201147138894400", "14451989631580766208"},
    {"32", "g84/gp", "596115458", "0", "326631422", "3372220416"},
    {"64", "g84/gp", "178879390228879360", "0", "4361795769230223360", "13906068914250448896"},
    {"32", "g84/fp", "336003074", "0", "326696958", "3632267264"},
    {"64", "g84/fp", "42773774673319456", "0", "3625323562503825888", "14778646736532406272"},
    {"32", "mcp77/cp", "444973058", "0", "307904510", "3542089728"},
    {"64", "mcp77/cp", "82423299425912768", "0", "4168365705269393472", "14195955069014245376"},
    {"32", "mcp77/vp", "461766658", "0", "309985278", "3523215360"},
    {"64", "mcp77/vp", "134553294989895616", "0", "3870334246300473408", "14441856532419182592"},
    {"32", "mcp77/gp", "596115458", "0", "326631422", "3372220416"},
    {"64", "mcp77/gp", "178879390228883968", "0", "4371928868391802368", "13895935815088865280"},
    {"32", "mcp77/fp", "336003074", "0", "326696958", "3632267264"},
    {"64", "mcp77/fp", "42773774673324064", "0", "3635456661665404896", "14768513637370822656"},
    {"32", "g200/cp", "444973058", "0", "307904510", "3542089728"},
    {"64", "g200/cp", "82442862378043328", "0", "4195450203453569088", "14168851007877939200"},
    {"32", "g200/vp", "461766658", "0", "309985278", "3523215360"},
    {"64", "g200/vp", "134579043402721216", "0", "3903874388860393536", "14408290641446436864"},
    {"32", "g200/gp", "596115458", "0", "326631422", "3372220416"},
    {"64", "g200/gp", "178905176390445568", "0", "4407368929295783424", "13860469968023322624"},
    {"32", "g200/fp", "336003074", "0", "326696958", "3632267264"},
    {"64", "g200/fp", "42793231457134624", "0", "3659869452762404832", "14744081389490012160"},
    {"32", "gt215/cp", "444973058", "0", "307904510", "3542089728"},
    {"64", "gt215/cp", "82740271234762688", "0", "4757809178413545536", "13606194624061243392"},
    {"32", "gt215/vp", "461766658", "0", "309985278", "3523215360"},
    {"64", "gt215/vp", "134870266798745536", "0", "4459777719444625472", "13852096087466180608"},
    {"32", "gt215/gp", "596115458", "0", "326631422", "3372220416"},
    {"64", "gt215/gp", "179196362037733888", "0", "4961372341535954432", "13306175370135863296"},
    {"32", "gt215/fp", "336003074", "0", "326696958", "3632267264"},
    {"64", "gt215/fp", "43090746482173984", "0", "4224900134809556960", "14178753192417820672"},
};

static const struct isadora_view views_r[] = {
    {"h", 2, 0, 16, 16},
};

static const char *const also_a_0[] = {"0x0", NULL};
static const struct isadora_entry entries_a[] = {
    {0, NULL, 1, 0, 0x0, also_a_0, 0, 0, 0, 0},
};

static const struct isadora_view views_c[] = {
    {"Z", 0, 0, 0, 1},
    {"S", 0, 1, 0, 1},
    {"C", 0, 2, 0, 1},
    {"O", 0, 3, 0, 1},
};

static const struct isadora_entry entries_sr[] = {
    {0, "$physid", 0, 1, 0, NULL, 0, 0, 0, 0},
    {1, "$clock", 0, 0, 0, NULL, 0, 0, 0, 0},
    {3, "$vstride", 0, 0, 0, NULL, 0, 0, 0, 0},
    {4, "$pm0", 0, 0, 0, NULL, 0, 0, 0, 0},
    {5, "$pm1", 0, 0, 0, NULL, 0, 0, 0, 0},
    {6, "$pm2", 0, 0, 0, NULL, 0, 0, 0, 0},
    {7, "$pm3", 0, 0, 0, NULL, 0, 0, 0, 0},
    {8, "$sampleid", 0, 0, 0, NULL, 0, 0, 0, 0},
};

static const struct isadora_file files[] = {
    {
        .name = "$r", .prints = "$r", .vector = NULL,
        .count = 128, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct tesla_state, r),
            .stride = sizeof(((struct tesla_state *)0)->r[0]),
        .lane_stride = sizeof(((struct tesla_state *)0)->r[0][0]),
        .scope = ISADORA_LANE,
        .view_count = 1, .views = views_r,
        .configs = 0xfffff,
    },
    {
        .name = "$a", .prints = "$a", .vector = NULL,
        .count = 8, .width = 16, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct tesla_state, a),
            .stride = sizeof(((struct tesla_state *)0)->a[0]),
        .lane_stride = sizeof(((struct tesla_state *)0)->a[0][0]),
        .scope = ISADORA_LANE,
        .entry_count = 1, .entries = entries_a,
        .configs = 0xfffff,
    },
    {
        .name = "$c", .prints = "$c", .vector = NULL,
        .count = 4, .width = 4, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct tesla_state, c),
            .stride = sizeof(((struct tesla_state *)0)->c[0]),
        .lane_stride = sizeof(((struct tesla_state *)0)->c[0][0]),
        .scope = ISADORA_LANE,
        .view_count = 4, .views = views_c,
        .configs = 0xfffff,
    },
    {
        .name = "$sr", .prints = "$sr", .vector = NULL,
        .count = 16, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct tesla_state, sr),
            .stride = sizeof(((struct tesla_state *)0)->sr[0]),
        .lane_stride = sizeof(((struct tesla_state *)0)->sr[0][0]),
        .scope = ISADORA_LANE,
        .entry_count = 8, .entries = entries_sr,
        .configs = 0xfffff,
    },
    {
        .name = "$t", .prints = "$t", .vector = NULL,
        .count = 256, .width = 1, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct tesla_state, t),
            .stride = sizeof(((struct tesla_state *)0)->t[0]),
        .scope = ISADORA_WARP,
        .configs = 0xfffff,
    },
    {
        .name = "$s", .prints = "$s", .vector = NULL,
        .count = 32, .width = 1, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct tesla_state, s),
            .stride = sizeof(((struct tesla_state *)0)->s[0]),
        .scope = ISADORA_WARP,
        .configs = 0xfffff,
    },
    {
        .name = "$pc", .prints = "$pc", .vector = NULL,
        .count = 0, .width = 24, .is_signed = 0, .is_pc = 1,
        .scope = ISADORA_WARP,
        .configs = 0xfffff,
    },
    {
        .name = "$active", .prints = "$active", .vector = NULL,
        .count = 0, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct tesla_state, active), .stride = 0,
        .scope = ISADORA_WARP,
        .configs = 0xfffff,
    },
    {
        .name = "$ended", .prints = "$ended", .vector = NULL,
        .count = 0, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct tesla_state, ended), .stride = 0,
        .scope = ISADORA_WARP,
        .configs = 0xfffff,
    },
    {
        .name = "$returned", .prints = "$returned", .vector = NULL,
        .count = 0, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct tesla_state, returned), .stride = 0,
        .scope = ISADORA_WARP,
        .configs = 0xfffff,
    },
    {
        .name = "$broken", .prints = "$broken", .vector = NULL,
        .count = 0, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct tesla_state, broken), .stride = 0,
        .scope = ISADORA_WARP,
        .configs = 0xfffff,
    },
    {
        .name = "$bar", .prints = "$bar", .vector = NULL,
        .count = 16, .width = 16, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct tesla_block, bar),
            .stride = sizeof(((struct tesla_block *)0)->bar[0]),
        .scope = ISADORA_BLOCK,
        .configs = 0xfffff,
    },
    {
        .name = "$warps", .prints = "$warps", .vector = NULL,
        .count = 0, .width = 16, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct tesla_block, warps), .stride = 0,
        .scope = ISADORA_BLOCK,
        .configs = 0xfffff,
    },
    {
        .name = "$st.depth", .prints = "$st.depth",
        .count = 0, .width = 16, .is_signed = 0,
        .offset = offsetof(struct tesla_state, st_depth), .stride = 0,
        .configs = 0xfffff,
        .most = 256,
        .scope = ISADORA_WARP,
    },
    {
        .name = "$st.kind", .prints = "$st.kind",
        .count = 256, .width = 3, .is_signed = 0,
        .offset = offsetof(struct tesla_state, st_kind),
            .stride = sizeof(((struct tesla_state *)0)->st_kind[0]),
        .configs = 0xfffff,
        .scope = ISADORA_WARP,
    },
    {
        .name = "$st.pc", .prints = "$st.pc",
        .count = 256, .width = 24, .is_signed = 0,
        .offset = offsetof(struct tesla_state, st_pc),
            .stride = sizeof(((struct tesla_state *)0)->st_pc[0]),
        .configs = 0xfffff,
        .scope = ISADORA_WARP,
    },
    {
        .name = "$st.mask", .prints = "$st.mask",
        .count = 256, .width = 32, .is_signed = 0,
        .offset = offsetof(struct tesla_state, st_mask),
            .stride = sizeof(((struct tesla_state *)0)->st_mask[0]),
        .configs = 0xfffff,
        .scope = ISADORA_WARP,
    },
};

static const struct isadora_space spaces[] = {
    {
        .name = "tx", .cells = UINT64_C(0x1000000000), .cell_bits = 32,
        .is_code = 0, .big_endian = 0, .read_only = 1, .write_only = 0,
        .unaligned = ISADORA_WORKS, .outside = ISADORA_TRAPS,
        .scope = ISADORA_GRID,
        .shown = 1, .windows = 256,
        .configs = 0xfffff,
    },
    {
        .name = "s", .cells = 0x4000, .cell_bits = 8,
        .is_code = 0, .big_endian = 0, .read_only = 0, .write_only = 0,
        .unaligned = ISADORA_TRAPS, .outside = ISADORA_TRAPS,
        .scope = ISADORA_BLOCK,
        .shown = 4, .windows = 0,
        .configs = 0xfffff,
    },
    {
        .name = "c", .cells = 0x100000, .cell_bits = 8,
        .is_code = 0, .big_endian = 0, .read_only = 1, .write_only = 0,
        .unaligned = ISADORA_TRAPS, .outside = ISADORA_TRAPS,
        .scope = ISADORA_GRID,
        .shown = 4, .windows = 16,
        .configs = 0xfffff,
    },
    {
        .name = "l", .cells = 0x10000, .cell_bits = 8,
        .is_code = 0, .big_endian = 0, .read_only = 0, .write_only = 0,
        .unaligned = ISADORA_TRAPS, .outside = ISADORA_TRAPS,
        .scope = ISADORA_LANE,
        .shown = 4, .windows = 0,
        .configs = 0xfffff,
    },
    {
        .name = "g", .cells = UINT64_C(0x1000000000), .cell_bits = 8,
        .is_code = 0, .big_endian = 0, .read_only = 0, .write_only = 0,
        .unaligned = ISADORA_TRAPS, .outside = ISADORA_TRAPS,
        .scope = ISADORA_GRID,
        .shown = 4, .windows = 16,
        .configs = 0xfffff,
    },
    {
        .name = "a", .cells = 0x10000, .cell_bits = 8,
        .is_code = 0, .big_endian = 0, .read_only = 1, .write_only = 0,
        .unaligned = ISADORA_TRAPS, .outside = ISADORA_TRAPS,
        .scope = ISADORA_LANE,
        .shown = 4, .windows = 0,
        .configs = 0x66666,
    },
    {
        .name = "p", .cells = 0x10000, .cell_bits = 8,
        .is_code = 0, .big_endian = 0, .read_only = 1, .write_only = 0,
        .unaligned = ISADORA_TRAPS, .outside = ISADORA_TRAPS,
        .scope = ISADORA_BLOCK,
        .shown = 4, .windows = 0,
        .configs = 0x44444,
    },
    {
        .name = "o", .cells = 0x10000, .cell_bits = 8,
        .is_code = 0, .big_endian = 0, .read_only = 0, .write_only = 1,
        .unaligned = ISADORA_TRAPS, .outside = ISADORA_TRAPS,
        .scope = ISADORA_LANE,
        .shown = 4, .windows = 0,
        .configs = 0x66666,
    },
    {
        .name = "v", .cells = 0x10000, .cell_bits = 8,
        .is_code = 0, .big_endian = 0, .read_only = 1, .write_only = 0,
        .unaligned = ISADORA_TRAPS, .outside = ISADORA_TRAPS,
        .scope = ISADORA_LANE,
        .shown = 4, .windows = 0,
        .configs = 0x88888,
    },
    {
        .name = "locks", .cells = 0x1000, .cell_bits = 1,
        .is_code = 0, .big_endian = 0, .read_only = 0, .write_only = 0,
        .unaligned = ISADORA_WORKS, .outside = ISADORA_TRAPS,
        .scope = ISADORA_BLOCK,
        .configs = 0xfffff,
    },
};

#undef F
#define F(name) TESLA_FIELD_##name

static const struct isadora_word_pattern words[] = {
    W("*", F(ARND))
    W("*", F(ATYPE))
    W("*", F(BINC))
    W("*", F(BTYPE))
    W("*", F(BWAIT))
    W("*", F(CHALF))
    W("*", F(COMPARE))
    W("*", F(CREG))
    W("*", F(CRND))
    W("*", F(CSAT))
    W("*", F(CWORD))
    W("*", F(DARND))
    W("*", F(DERIV))
    W("*", F(DRND))
    W("*", F(FCOMPARE))
    W("*", F(IRND))
    W("*", F(L16A))
    W("*", F(L16B))
    W("*", F(L24))
    W("*", F(LABS1))
    W("*", F(LABS2))
    W("*", F(LHIGH))
    W("*", F(LIM))
    W("*", F(LNEG1))
    W("*", F(LNEG2))
    W("*", F(LNOT1))
    W("*", F(LNOT2))
    W("*", F(LSAT))
    W("*", F(LSFU))
    W("*", F(MARK))
    W("*", F(MRND))
    W("*", F(ONEG))
    W("*", F(OSAT))
    W("*", F(PRED))
    W("*", F(Q0))
    W("*", F(Q1))
    W("*", F(Q2))
    W("*", F(Q3))
    W("*", F(S16A))
    W("*", F(S16B))
    W("*", F(S24))
    W("*", F(SABS))
    W("*", F(SHIGH))
    W("*", F(SLIVE))
    W("*", F(SNEG1))
    W("*", F(SNEG2))
    W("*", F(SNOT))
    W("*", F(SSAT))
    W("*", F(SSFU))
    W("*", F(TLIVE))
    W("*", F(U24AGAIN))
    PLAIN("a")
    PLAIN("add")
    PLAIN("addc")
    PLAIN("all")
    PLAIN("and")
    PLAIN("any")
    PLAIN("b128")
    PLAIN("b16")
    PLAIN("b32")
    PLAIN("b64")
    PLAIN("b8")
    PLAIN("bar")
    PLAIN("bra")
    PLAIN("break")
    PLAIN("breakaddr")
    PLAIN("brk")
    PLAIN("brkpt")
    PLAIN("call")
    PLAIN("cas")
    PLAIN("cent")
    PLAIN("cos")
    PLAIN("cube")
    PLAIN("cvt")
    PLAIN("dec")
    PLAIN("discard")
    PLAIN("dx")
    PLAIN("dy")
    PLAIN("emit")
    PLAIN("ex2")
    PLAIN("exch")
    PLAIN("f16")
    PLAIN("f32")
    PLAIN("f64")
    PLAIN("flat")
    PLAIN("fma")
    PLAIN("half")
    PLAIN("high")
    PLAIN("inc")
    PLAIN("interp")
    PLAIN("joinat")
    PLAIN("l")
    PLAIN("l0")
    PLAIN("l01")
    PLAIN("l012")
    PLAIN("l013")
    PLAIN("l02")
    PLAIN("l023")
    PLAIN("l03")
    PLAIN("l1")
    PLAIN("l12")
    PLAIN("l123")
    PLAIN("l13")
    PLAIN("l2")
    PLAIN("l23")
    PLAIN("l3")
    PLAIN("ld")
    PLAIN("lg2")
    PLAIN("lnone")
    PLAIN("lock")
    PLAIN("long")
    PLAIN("max")
    PLAIN("min")
    PLAIN("mov")
    PLAIN("mov2")
    PLAIN("mul")
    PLAIN("never")
    PLAIN("nop")
    PLAIN("o")
    PLAIN("or")
    PLAIN("p")
    PLAIN("pmevent")
    PLAIN("prebrk")
    PLAIN("preex2")
    PLAIN("preret")
    PLAIN("presin")
    PLAIN("quadon")
    PLAIN("quadop")
    PLAIN("quadpop")
    PLAIN("rcp")
    PLAIN("red")
    PLAIN("restart")
    PLAIN("ret")
    PLAIN("rsqrt")
    PLAIN("s")
    PLAIN("s16")
    PLAIN("s24")
    PLAIN("s32")
    PLAIN("s64")
    PLAIN("s8")
    PLAIN("sad")
    PLAIN("sat")
    PLAIN("set")
    PLAIN("shl")
    PLAIN("shr")
    PLAIN("sin")
    PLAIN("slct")
    PLAIN("st")
    PLAIN("sub")
    PLAIN("subr")
    PLAIN("texauto")
    PLAIN("texbias")
    PLAIN("texcsaa")
    PLAIN("texfetch")
    PLAIN("texgather")
    PLAIN("texlod")
    PLAIN("texprep")
    PLAIN("texquerylod")
    PLAIN("texsize")
    PLAIN("trap")
    PLAIN("u16")
    PLAIN("u24")
    PLAIN("u32")
    PLAIN("u64")
    PLAIN("u8")
    PLAIN("unkf5")
    PLAIN("unlock")
    PLAIN("v")
    PLAIN("vote")
    PLAIN("xor")
};

bool tesla_branch_target(const struct isadora_context *c, const struct isadora_insn *in,
    uint64_t *to)
{
    (void)c;
    switch (in->form) {
    case TESLA_BRA:
    case TESLA_BREAKADDR:
    case TESLA_JOINAT:
        *to = (in->value[0] * 4) & 0xffffff;
        return true;
    case TESLA_CALL:
    case TESLA_PRERET:
        *to = (in->value[1] * 4) & 0xffffff;
        return true;
    default:
        return false;
    }
}

/* Do bits whose meaning is unknown keep an instruction from being executed? */
static bool has_unknown_bits(const struct isadora_context *context,
                             const struct isadora_insn *in)
{
    static const uint16_t conditions[] = { 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
        2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 0, 3, 4, 5, 6, 4, 5, 4, 4, 4, 7, 8, 9, 4,
        5, 9, 4, 10, 6, 11, 11, 12, 12, 13, 14, 0, 15, 15, 15, 15, 15, 15, 15, 15, 16, 16, 17, 17,
        18, 18, 19, 19, 20, 20, 20, 20, 20, 20, 20, 20, 21, 21, 22, 22, 23, 23, 24, 24, 25, 25, 25,
        25, 24, 25, 26, 27, 23, 28, 29, 30, 31, 32, 32, 33, 0, 34, 35, 0, 34, 36, 0, 34, 37, 38, 39,
        39, 40, 41, 0, 0, 0, 0, 0, 0, 0, 0, 34, 34, 34, 34, 34, 34, 34, 34, 42, 42, 42, 42, 42, 42,
        42, 42, 0, 34, 43, 0, 34, 43, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 34, 34, 34,
        34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37,
        37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37,
        37, 37, 37, 37, 37, 37, 37, 44, 44, 44, 44, 37, 37, 37, 37, 45, 45, 45, 45, 45, 45, 45, 45,
        46, 46, 46, 46, 34, 34, 34, 34, 47, 47, 47, 47, 47, 47, 47, 47, 48, 48, 48, 48, 49, 49, 49,
        49, 49, 49, 49, 49, 50, 51, 52, 53, 53, 54, 52, 53, 53, 54, 55, 56, 56, 55, 56, 56, 57, 57,
        58, 58, 59, 59, 60, 60, 61, 61, 61, 61, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62, 62,
        62, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 64, 64, 65, 65, 66, 66, 67, 68,
        69, 70, 71, 72, 73, 74, 74, 74, 75, 75, 76, 77, 77, 78, 78, 78, 79, 79, 80, 80, 80, 81, 81,
        0, 82, 82, 82, 0, 82, 83, 83, 83, 83, 82, 82, 84, 85, 85, 85 };
    (void)context;
    switch (conditions[in->form]) {
    case 1:
        return (in->mask.half[0] & 0x1f1fc0400ff00000) != 0;
    case 2:
        return (in->mask.half[0] & 0x1f1fc04008000000) != 0;
    case 3:
        return (in->mask.half[0] & 0x1f00004008000000) != 0;
    case 4:
        return (in->mask.half[0] & 0xffffc07f0ffffffc) != 0;
    case 5:
        return (in->mask.half[0] & 0xfff0007f080007fc) != 0;
    case 6:
        return (in->mask.half[0] & 0xfff0003f080007fc) != 0;
    case 7:
        return (in->mask.half[0] & 0xffff807f080001fc) != 0;
    case 8:
        return (in->mask.half[0] & 0xffff807f081ffffc) != 0;
    case 9:
        return (in->mask.half[0] & 0xffffffc) != 0;
    case 10:
        return (in->mask.half[0] & 0xfc3fc03b020001fc) != 0;
    case 11:
        return (in->mask.half[0] & 0x1fffc00c0ffff9fc) != 0;
    case 12:
        return (in->mask.half[0] & 0x1fffc07c0ffff9fc) != 0;
    case 13:
        return (in->mask.half[0] & 0x1fffc0780ffffffc) != 0;
    case 14:
        return (in->mask.half[0] & 0x1fffc0780fffc3fc) != 0;
    case 15:
        return (0x11111 >> context->config & 1 && (((in->mask.half[0] & 0x3e60030007f0000) != 0 ||
            ((in->mask.half[0] & 0x1800000) != 0 && !(in->alt[3] == 0 && in->alt[2] == 0) &&
            !(in->alt[3] == 1 && in->alt[2] == 0) && !(in->alt[3] == 2 && in->alt[2] == 0) &&
            !(in->alt[3] == 3 && in->alt[2] == 0) && !(in->alt[3] == 4 && in->alt[2] == 0) &&
            !(in->alt[9] == 0 && in->alt[2] == 1) && !(in->alt[9] == 1 && in->alt[2] == 1) &&
            !(in->alt[9] == 2 && in->alt[2] == 1) && !(in->alt[9] == 3 && in->alt[2] == 1) &&
            !(in->alt[9] == 4 && in->alt[2] == 1))))) || (0x22222 >> context->config & 1 &&
            (((in->mask.half[0] & 0x3e60030007f0000) != 0 || ((in->mask.half[0] & 0x1800000) != 0 &&
            !(in->alt[3] == 0 && in->alt[2] == 0) && !(in->alt[3] == 5 && in->alt[2] == 0) &&
            !(in->alt[9] == 0 && in->alt[2] == 1) && !(in->alt[9] == 5 && in->alt[2] == 1))))) ||
            (0x44444 >> context->config & 1 && (((in->mask.half[0] & 0x3e60030007f0000) != 0 ||
            ((in->mask.half[0] & 0x1800000) != 0 && !(in->alt[3] == 0 && in->alt[2] == 0) &&
            !(in->alt[3] == 5 && in->alt[2] == 0) && !(in->alt[9] == 0 && in->alt[2] == 1) &&
            !(in->alt[9] == 5 && in->alt[2] == 1))) || (in->alt[3] == 6 && in->alt[2] == 0 &&
            (in->mask.half[0] & 0x20000000000000) != 0) || (in->alt[9] == 6 && in->alt[2] == 1 &&
            (in->mask.half[0] & 0x20000000000000) != 0))) || (0x88888 >> context->config & 1 &&
            (((in->mask.half[0] & 0x3e60030007f0000) != 0 || ((in->mask.half[0] & 0x1800000) != 0 &&
            !(in->alt[3] == 0 && in->alt[2] == 0) && !(in->alt[9] == 0 && in->alt[2] == 1)))));
    case 16:
        return (0x11111 >> context->config & 1 && (((in->mask.half[0] & 0xba00030007f0000) != 0 ||
            ((in->mask.half[0] & 0x1800000) != 0 && !(in->alt[3] == 0 && in->alt[2] == 0) &&
            !(in->alt[3] == 1 && in->alt[2] == 0) && !(in->alt[3] == 2 && in->alt[2] == 0) &&
            !(in->alt[3] == 3 && in->alt[2] == 0) && !(in->alt[3] == 4 && in->alt[2] == 0) &&
            !(in->alt[9] == 0 && in->alt[2] == 1) && !(in->alt[9] == 1 && in->alt[2] == 1) &&
            !(in->alt[9] == 2 && in->alt[2] == 1) && !(in->alt[9] == 3 && in->alt[2] == 1) &&
            !(in->alt[9] == 4 && in->alt[2] == 1))))) || (0x22222 >> context->config & 1 &&
            (((in->mask.half[0] & 0xba00030007f0000) != 0 || ((in->mask.half[0] & 0x1800000) != 0 &&
            !(in->alt[3] == 0 && in->alt[2] == 0) && !(in->alt[3] == 5 && in->alt[2] == 0) &&
            !(in->alt[9] == 0 && in->alt[2] == 1) && !(in->alt[9] == 5 && in->alt[2] == 1))))) ||
            (0x44444 >> context->config & 1 && (((in->mask.half[0] & 0xba00030007f0000) != 0 ||
            ((in->mask.half[0] & 0x1800000) != 0 && !(in->alt[3] == 0 && in->alt[2] == 0) &&
            !(in->alt[3] == 5 && in->alt[2] == 0) && !(in->alt[9] == 0 && in->alt[2] == 1) &&
            !(in->alt[9] == 5 && in->alt[2] == 1))) || (in->alt[3] == 6 && in->alt[2] == 0 &&
            (in->mask.half[0] & 0x20000000000000) != 0) || (in->alt[9] == 6 && in->alt[2] == 1 &&
            (in->mask.half[0] & 0x20000000000000) != 0))) || (0x88888 >> context->config & 1 &&
            (((in->mask.half[0] & 0xba00030007f0000) != 0 || ((in->mask.half[0] & 0x1800000) != 0 &&
            !(in->alt[3] == 0 && in->alt[2] == 0) && !(in->alt[9] == 0 && in->alt[2] == 1)))));
    case 17:
        return (0xb000 >> context->config & 1 && ((in->mask.half[0] & 0xb808038007f0000) != 0)) ||
            (0x4000 >> context->config & 1 && ((in->mask.half[0] & 0xb808038007f0000) != 0 ||
            (in->alt[2] == 6 && (in->mask.half[0] & 0x20000000000000) != 0)));
    case 18:
        return (in->mask.half[0] & 0xba0803001ff0000) != 0;
    case 19:
        return (in->mask.half[0] & 0xba0803801ff0000) != 0;
    case 20:
        return (0xbbbbb >> context->config & 1 && ((in->mask.half[0] & 0x3898030007f0000) != 0)) ||
            (0x44444 >> context->config & 1 && ((in->mask.half[0] & 0x3898030007f0000) != 0 ||
            (in->alt[2] == 6 && (in->mask.half[0] & 0x20000000000000) != 0)));
    case 21:
        return (in->mask.half[0] & 0x3a9803001ff0000) != 0;
    case 22:
        return (0xb000 >> context->config & 1 && ((in->mask.half[0] & 0x3898038007f0000) != 0)) ||
            (0x4000 >> context->config & 1 && ((in->mask.half[0] & 0x3898038007f0000) != 0 ||
            (in->alt[2] == 6 && (in->mask.half[0] & 0x20000000000000) != 0)));
    case 23:
        return (in->mask.half[0] & 0x3a9803801ff0000) != 0;
    case 24:
        return (0xbbbbb >> context->config & 1 && ((in->mask.half[0] & 0x3878030007f0000) != 0)) ||
            (0x44444 >> context->config & 1 && ((in->mask.half[0] & 0x3878030007f0000) != 0 ||
            (in->alt[2] == 6 && (in->mask.half[0] & 0x20000000000000) != 0)));
    case 25:
        return (0xbbbbb >> context->config & 1 && ((in->mask.half[0] & 0x3818030007f0000) != 0)) ||
            (0x44444 >> context->config & 1 && ((in->mask.half[0] & 0x3818030007f0000) != 0 ||
            (in->alt[2] == 6 && (in->mask.half[0] & 0x20000000000000) != 0)));
    case 26:
        return (in->mask.half[0] & 0xba9803001ff0000) != 0;
    case 27:
        return (in->mask.half[0] & 0x3af803801ff0000) != 0;
    case 28:
        return (0xb000 >> context->config & 1 && ((in->mask.half[0] & 0xb8f8038007f0000) != 0)) ||
            (0x4000 >> context->config & 1 && ((in->mask.half[0] & 0xb8f8038007f0000) != 0 ||
            (in->alt[2] == 6 && (in->mask.half[0] & 0x20000000000000) != 0)));
    case 29:
        return (in->mask.half[0] & 0x320003801800000) != 0;
    case 30:
        return (in->mask.half[0] & 0x3e0003801fc0000) != 0;
    case 31:
        return (in->mask.half[0] & 0xbf9c03801800000) != 0;
    case 32:
        return (in->mask.half[0] & 0x3e7c03801800000) != 0;
    case 33:
        return (in->mask.half[0] & 0x3e4003001800000) != 0;
    case 34:
        return (in->mask.half[0] & 0xf000000000800000) != 0;
    case 35:
        return (0xbbbbb >> context->config & 1 && ((in->mask.half[0] & 0x3c00030007c0000) != 0)) ||
            (0x44444 >> context->config & 1 && ((in->mask.half[0] & 0x3c00030007c0000) != 0 ||
            (in->alt[2] == 6 && (in->mask.half[0] & 0x20000000000000) != 0)));
    case 36:
        return (0xbbbbb >> context->config & 1 && ((in->mask.half[0] & 0x3cf003000000000) != 0)) ||
            (0x44444 >> context->config & 1 && ((in->mask.half[0] & 0x3cf003000000000) != 0 ||
            (in->alt[3] == 6 && (in->mask.half[0] & 0x20000000000000) != 0)));
    case 37:
        return (0xbbbbb >> context->config & 1 && ((in->mask.half[0] & 0x3c0003000000000) != 0)) ||
            (0x44444 >> context->config & 1 && ((in->mask.half[0] & 0x3c0003000000000) != 0 ||
            (in->alt[2] == 6 && (in->mask.half[0] & 0x20000000000000) != 0)));
    case 38:
        return (0xbbbbb >> context->config & 1 && ((in->mask.half[0] & 0x3c4003000000000) != 0)) ||
            (0x44444 >> context->config & 1 && ((in->mask.half[0] & 0x3c4003000000000) != 0 ||
            (in->alt[2] == 6 && (in->mask.half[0] & 0x20000000000000) != 0)));
    case 39:
        return (0xbbbbb >> context->config & 1 && ((in->mask.half[0] & 0x3c7c03000000000) != 0)) ||
            (0x44444 >> context->config & 1 && ((in->mask.half[0] & 0x3c7c03000000000) != 0 ||
            (in->alt[2] == 6 && (in->mask.half[0] & 0x20000000000000) != 0)));
    case 40:
        return (0xbbbbb >> context->config & 1 && ((in->mask.half[0] & 0xfc0003000000000) != 0)) ||
            (0x44444 >> context->config & 1 && ((in->mask.half[0] & 0xfc0003000000000) != 0 ||
            (in->alt[2] == 6 && (in->mask.half[0] & 0x20000000000000) != 0)));
    case 41:
        return (in->mask.half[0] & 0x20003001c80000) != 0;
    case 42:
        return (0xbbbbb >> context->config & 1 && ((in->mask.half[0] & 0x3c00030003f0000) != 0)) ||
            (0x44444 >> context->config & 1 && ((in->mask.half[0] & 0x3c00030003f0000) != 0 ||
            (in->alt[2] == 6 && (in->mask.half[0] & 0x20000000000000) != 0)));
    case 43:
        return (0xbbbbb >> context->config & 1 && ((in->mask.half[0] & 0xfde003000000000) != 0)) ||
            (0x44444 >> context->config & 1 && ((in->mask.half[0] & 0xfde003000000000) != 0 ||
            (in->alt[2] == 6 && (in->mask.half[0] & 0x20000000000000) != 0)));
    case 44:
        return (in->mask.half[0] & 0x1c00000) != 0;
    case 45:
        return (0xbbbbb >> context->config & 1 && ((in->mask.half[0] & 0x3dfc03000000000) != 0)) ||
            (0x44444 >> context->config & 1 && ((in->mask.half[0] & 0x3dfc03000000000) != 0 ||
            (in->alt[2] == 6 && (in->mask.half[0] & 0x20000000000000) != 0)));
    case 46:
        return (0xbbbbb >> context->config & 1 && ((in->mask.half[0] & 0x3de003000000000) != 0)) ||
            (0x44444 >> context->config & 1 && ((in->mask.half[0] & 0x3de003000000000) != 0 ||
            (in->alt[2] == 6 && (in->mask.half[0] & 0x20000000000000) != 0)));
    case 47:
        return (0xbbbbb >> context->config & 1 && ((in->mask.half[0] & 0xbdc003000000000) != 0)) ||
            (0x44444 >> context->config & 1 && ((in->mask.half[0] & 0xbdc003000000000) != 0 ||
            (in->alt[2] == 6 && (in->mask.half[0] & 0x20000000000000) != 0)));
    case 48:
        return (0xbbbbb >> context->config & 1 && ((in->mask.half[0] & 0xbcfc03000000000) != 0)) ||
            (0x44444 >> context->config & 1 && ((in->mask.half[0] & 0xbcfc03000000000) != 0 ||
            (in->alt[2] == 6 && (in->mask.half[0] & 0x20000000000000) != 0)));
    case 49:
        return (0xbbbbb >> context->config & 1 && ((in->mask.half[0] & 0x3cfc03000000000) != 0)) ||
            (0x44444 >> context->config & 1 && ((in->mask.half[0] & 0x3cfc03000000000) != 0 ||
            (in->alt[2] == 6 && (in->mask.half[0] & 0x20000000000000) != 0)));
    case 50:
        return (in->mask.half[0] & 0xbdc007001ff0000) != 0;
    case 51:
        return (in->mask.half[0] & 0x1f200078038001fc) != 0;
    case 52:
        return (in->mask.half[0] & 0x183f007000000000) != 0;
    case 53:
        return (in->mask.half[0] & 0x183f007001000000) != 0;
    case 54:
        return (in->mask.half[0] & 0x183f007001800000) != 0;
    case 55:
        return (in->mask.half[0] & 0x1bff007000000000) != 0;
    case 56:
        return (in->mask.half[0] & 0x1bff007001000000) != 0;
    case 57:
        return (in->mask.half[0] & 0x1b7f007001800000) != 0;
    case 58:
        return (in->mask.half[0] & 0x1b7f000001800000) != 0;
    case 59:
        return (in->mask.half[0] & 0x1f800078000001fc) != 0;
    case 60:
        return (in->mask.half[0] & 0x1b800078010001fc) != 0;
    case 61:
        return (in->mask.half[0] & 0x1b000078018001fc) != 0;
    case 62:
        return (in->mask.half[0] & 0x1f1fc07800000000) != 0;
    case 63:
        return (in->mask.half[0] & 0x1f1fc07c0ff00000) != 0;
    case 64:
        return (in->mask.half[0] & 0xfd0100) != 0;
    case 65:
        return (in->mask.half[0] & 0xf000000001c07e00) != 0;
    case 66:
        return (0xbbbbb >> context->config & 1 && ((in->mask.half[0] & 0x9dc0070007f0000) != 0)) ||
            (0x44444 >> context->config & 1 && ((in->mask.half[0] & 0x9dc0070007f0000) != 0 ||
            (in->alt[1] == 6 && (in->mask.half[0] & 0x20000000000000) != 0)));
    case 67:
        return (in->mask.half[0] & 0xfffc07801fffe00) != 0;
    case 68:
        return (in->mask.half[0] & 0xfffc00801ff01fc) != 0;
    case 69:
        return (in->mask.half[0] & 0x2000000) != 0 || (in->mask.half[0] & 0xfffc07801fffe00) != 0;
    case 70:
        return (in->mask.half[0] & 0xffc007801fffe00) != 0;
    case 71:
        return (0xbbbbb >> context->config & 1 && ((in->mask.half[0] & 0xfdfc078007001e0) != 0)) ||
            (0x44444 >> context->config & 1 && ((in->mask.half[0] & 0xfdfc078007001e0) != 0 ||
            (in->alt[0] == 6 && (in->mask.half[0] & 0x20000000000000) != 0)));
    case 72:
        return (in->mask.half[0] & 0x2000000) != 0 || (in->mask.half[0] & 0xfffc078000001e0) != 0;
    case 73:
        return (in->mask.half[0] & 0x1bf0100) != 0;
    case 74:
        return (in->mask.half[0] & 0xbefc07001ff0000) != 0;
    case 75:
        return (in->mask.half[0] & 0xfffc07001ff0000) != 0;
    case 76:
        return (in->mask.half[0] & 0x7ffc07001ff0000) != 0;
    case 77:
        return (0xbbbbb >> context->config & 1 && ((in->mask.half[0] & 0xbcf8070007f0000) != 0)) ||
            (0x44444 >> context->config & 1 && ((in->mask.half[0] & 0xbcf8070007f0000) != 0 ||
            (in->alt[1] == 6 && (in->mask.half[0] & 0x20000000000000) != 0)));
    case 78:
        return (in->mask.half[0] & 0xfe00) != 0;
    case 79:
        return (in->mask.half[0] & 0x8000) != 0;
    case 80:
        return (in->mask.half[0] & 0x1ff8c0780300fe00) != 0;
    case 81:
        return (in->mask.half[0] & 0x1bf8c07803000000) != 0;
    case 82:
        return (in->mask.half[0] & 0x1000007000000000) != 0;
    case 83:
        return (in->mask.half[0] & 0x1fff007000000000) != 0;
    case 84:
        return (in->mask.half[0] & 0x1ff0007009c00000) != 0;
    case 85:
        return (in->mask.half[0] & 0x1ff0007001000000) != 0;
    }
    return false;
}

static const char *const option_branch_order[] = {"taken", "fallthrough"};
static const char *const option_breakpoints[] = {"off", "on"};
static const struct isadora_launch_option options[] = {
    {"branch_order", "which side of a divergent branch runs first", option_branch_order, 2},
    {"breakpoints", "whether `brkpt` stops the program", option_breakpoints, 2},
};

static const struct isadora_launch_limits limits[] = {
    {{0xffff, 0xffff, 0x1}, {0x200, 0x200, 0x40}, 0x200, 0xffffffffu, 0xffffffffu},
    {{0xffff, 0xffff, 0x1}, {0x200, 0x200, 0x40}, 0x200, 0xffffffffu, 0xffffffffu},
    {{0xffff, 0xffff, 0x1}, {0x200, 0x200, 0x40}, 0x200, 0xffffffffu, 0xffffffffu},
    {{0xffff, 0xffff, 0x1}, {0x200, 0x200, 0x40}, 0x200, 0xffffffffu, 0xffffffffu},
    {{0xffff, 0xffff, 0x1}, {0x200, 0x200, 0x40}, 0x200, 0xffffffffu, 0xffffffffu},
    {{0xffff, 0xffff, 0x1}, {0x200, 0x200, 0x40}, 0x200, 0xffffffffu, 0xffffffffu},
    {{0xffff, 0xffff, 0x1}, {0x200, 0x200, 0x40}, 0x200, 0xffffffffu, 0xffffffffu},
    {{0xffff, 0xffff, 0x1}, {0x200, 0x200, 0x40}, 0x200, 0xffffffffu, 0xffffffffu},
    {{0xffff, 0xffff, 0x1}, {0x200, 0x200, 0x40}, 0x200, 0xffffffffu, 0xffffffffu},
    {{0xffff, 0xffff, 0x1}, {0x200, 0x200, 0x40}, 0x200, 0xffffffffu, 0xffffffffu},
    {{0xffff, 0xffff, 0x1}, {0x200, 0x200, 0x40}, 0x200, 0xffffffffu, 0xffffffffu},
    {{0xffff, 0xffff, 0x1}, {0x200, 0x200, 0x40}, 0x200, 0xffffffffu, 0xffffffffu},
    {{0xffff, 0xffff, 0x1}, {0x200, 0x200, 0x40}, 0x200, 0xffffffffu, 0xffffffffu},
    {{0xffff, 0xffff, 0x1}, {0x200, 0x200, 0x40}, 0x200, 0xffffffffu, 0xffffffffu},
    {{0xffff, 0xffff, 0x1}, {0x200, 0x200, 0x40}, 0x200, 0xffffffffu, 0xffffffffu},
    {{0xffff, 0xffff, 0x1}, {0x200, 0x200, 0x40}, 0x200, 0xffffffffu, 0xffffffffu},
    {{0xffff, 0xffff, 0x1}, {0x200, 0x200, 0x40}, 0x200, 0xffffffffu, 0xffffffffu},
    {{0xffff, 0xffff, 0x1}, {0x200, 0x200, 0x40}, 0x200, 0xffffffffu, 0xffffffffu},
    {{0xffff, 0xffff, 0x1}, {0x200, 0x200, 0x40}, 0x200, 0xffffffffu, 0xffffffffu},
    {{0xffff, 0xffff, 0x1}, {0x200, 0x200, 0x40}, 0x200, 0xffffffffu, 0xffffffffu},
};

static const uint64_t params_at[] = {0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10,
    0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10, 0x10};
static const uint64_t buffers_at[] = {UINT64_C(0xe00001000), UINT64_C(0xe00001000),
    UINT64_C(0xe00001000), UINT64_C(0xe00001000), UINT64_C(0xe00001000), UINT64_C(0xe00001000),
    UINT64_C(0xe00001000), UINT64_C(0xe00001000), UINT64_C(0xe00001000), UINT64_C(0xe00001000),
    UINT64_C(0xe00001000), UINT64_C(0xe00001000), UINT64_C(0xe00001000), UINT64_C(0xe00001000),
    UINT64_C(0xe00001000), UINT64_C(0xe00001000), UINT64_C(0xe00001000), UINT64_C(0xe00001000),
    UINT64_C(0xe00001000), UINT64_C(0xe00001000)};
isadora_pick tesla_fast_pick_plain;
isadora_pick tesla_fast_pick_avx2;
isadora_pick tesla_fast_pick_avx512;

static isadora_pick *quick(void)
{
    switch (rt_cpu_level()) {
    case ISADORA_AVX512:
    #if ISADORA_LEVELS > 2
        return tesla_fast_pick_avx512;
    #endif
    case ISADORA_AVX2:
    #if ISADORA_LEVELS > 1
        return tesla_fast_pick_avx2;
    #endif
    default:
        return tesla_fast_pick_plain;
    }
}

static const struct isadora_launch_cell launch_cells[] = {
    {1, 2, 0x2, 0xfffff, "block_x"},
    {1, 2, 0x4, 0xfffff, "block_y"},
    {1, 2, 0x6, 0xfffff, "block_z"},
    {1, 2, 0x8, 0xfffff, "grid_x"},
    {1, 2, 0xa, 0xfffff, "grid_y"},
    {1, 2, 0xc, 0xfffff, "at_x"},
    {1, 2, 0xe, 0xfffff, "at_y"},
};

const struct isadora_target tesla_target = {
    .name = "tesla", .title = "Tesla CUDA ISA",
    .configs = configs, .config_count = 20,
    .units = units, .unit_count = 2,
    .forms = forms, .form_count = 404,
    .fields = fields, .field_count = 149,
    .files = files, .file_count = 17,
    .spaces = spaces, .space_count = 10,
    .encoding_space = encoding_space, .encoding_space_count = 40,
    .text_max = TESLA_TEXT_MAX,
    .state_size = sizeof(struct tesla_state),
    .pc_counts_units = 0,
    .start = 0x0,
    .words = words, .word_count = 170,
    .decode = tesla_decode,
    .identify = tesla_identify,
    .operands = tesla_operands,
    .encode = tesla_encode,
    .format = tesla_format,
    .reset = tesla_reset,
    .execute = tesla_execute,
    .branch_target = tesla_branch_target,
    .syntax = &tesla_syntax,
    .actions = tesla_actions,
    .has_unknown_bits = has_unknown_bits,
    .paths = &tesla_uses,
    .lanes = 32, .masks = 7,
    .block_size = sizeof(struct tesla_block), .grid_size = sizeof(struct tesla_grid),
    .options = options, .option_count = 2,
    .quick = quick,
    .limits = limits,
    .param_space = 1, .params_at = params_at,
    .buffer_space = 4, .buffers_at = buffers_at, .buffer_window = UINT64_C(0xe00000000),
    .start_block = tesla_start_block,
    .start_warp = tesla_start_warp,
    .launch_cells = launch_cells, .launch_cell_count = 7,
};
