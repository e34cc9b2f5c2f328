/* Generated from the description tesla by gen/emit/target.lua. Do not edit. */
#include "tesla_state.h"
#include "level.h"

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

static const struct isadora_code codes_MARK[] = {
    {0, ""},
    {1, "exit"},
    {2, "join"},
};
static const struct isadora_code codes_PRED[] = {
    {1, "l"},
    {2, "e"},
    {3, "le"},
    {4, "g"},
    {5, "lg"},
    {6, "ge"},
    {7, "lge"},
    {8, "u"},
    {9, "lu"},
    {10, "eu"},
    {11, "leu"},
    {12, "gu"},
    {13, "lgu"},
    {14, "geu"},
    {16, "o"},
    {17, "c"},
    {18, "a"},
    {19, "s"},
    {28, "ns"},
    {29, "na"},
    {30, "nc"},
    {31, "no"},
};
static const struct isadora_code codes_SSAT[] = {
    {0, ""},
    {1, "sat"},
};
static const struct isadora_code codes_SHIGH[] = {
    {0, ""},
    {1, "high"},
};
static const struct isadora_code codes_SNEG1[] = {
    {0, ""},
    {1, "neg"},
};
static const struct isadora_code codes_SNEG2[] = {
    {0, ""},
    {1, "neg"},
};
static const struct isadora_code codes_SABS[] = {
    {0, ""},
    {1, "abs"},
};
static const struct isadora_code codes_SNOT[] = {
    {0, ""},
    {1, "not"},
};
static const struct isadora_code codes_S16A[] = {
    {0, "u16"},
    {1, "s16"},
};
static const struct isadora_code codes_S16B[] = {
    {0, "u16"},
    {1, "s16"},
};
static const struct isadora_code codes_S24[] = {
    {0, "u24"},
    {1, "s24"},
};
static const struct isadora_code codes_SSFU[] = {
    {0, ""},
    {1, "sfu"},
};
static const struct isadora_code codes_SLIVE[] = {
    {0, "all"},
    {1, "live"},
};
static const struct isadora_code codes_LSAT[] = {
    {0, ""},
    {1, "sat"},
};
static const struct isadora_code codes_OSAT[] = {
    {0, ""},
    {1, "sat"},
};
static const struct isadora_code codes_CSAT[] = {
    {0, ""},
    {1, "sat"},
};
static const struct isadora_code codes_LNEG1[] = {
    {0, ""},
    {1, "neg"},
};
static const struct isadora_code codes_LABS1[] = {
    {0, ""},
    {1, "abs"},
};
static const struct isadora_code codes_LNEG2[] = {
    {0, ""},
    {1, "neg"},
};
static const struct isadora_code codes_LABS2[] = {
    {0, ""},
    {1, "abs"},
};
static const struct isadora_code codes_ONEG[] = {
    {0, ""},
    {1, "neg"},
};
static const struct isadora_code codes_LNOT1[] = {
    {0, ""},
    {1, "not"},
};
static const struct isadora_code codes_LNOT2[] = {
    {0, ""},
    {1, "not"},
};
static const struct isadora_code codes_L16A[] = {
    {0, "u16"},
    {1, "s16"},
};
static const struct isadora_code codes_L16B[] = {
    {0, "u16"},
    {1, "s16"},
};
static const struct isadora_code codes_L24[] = {
    {0, "u24"},
    {1, "s24"},
};
static const struct isadora_code codes_LHIGH[] = {
    {0, ""},
    {1, "high"},
};
static const struct isadora_code codes_COMPARE[] = {
    {0, "never"},
    {1, "l"},
    {2, "e"},
    {3, "le"},
    {4, "g"},
    {5, "lg"},
    {6, "ge"},
    {7, "always"},
};
static const struct isadora_code codes_FCOMPARE[] = {
    {0, "never"},
    {1, "l"},
    {2, "e"},
    {3, "le"},
    {4, "g"},
    {5, "lg"},
    {6, "ge"},
    {7, "lge"},
    {8, "u"},
    {9, "lu"},
    {10, "eu"},
    {11, "leu"},
    {12, "gu"},
    {13, "lgu"},
    {14, "geu"},
    {15, "always"},
};
static const struct isadora_code codes_U24AGAIN[] = {
    {1, "u24.1"},
    {2, "u24.2"},
    {3, "u24.3"},
    {4, "u24.4"},
    {5, "u24.5"},
    {6, "u24.6"},
    {7, "u24.7"},
};
static const struct isadora_code codes_LANE[] = {
    {0, "(lnone)"},
    {1, "(l0)"},
    {2, "(l1)"},
    {3, "(l01)"},
    {4, "(l2)"},
    {5, "(l02)"},
    {6, "(l12)"},
    {7, "(l012)"},
    {8, "(l3)"},
    {9, "(l03)"},
    {10, "(l13)"},
    {11, "(l013)"},
    {12, "(l23)"},
    {13, "(l023)"},
    {14, "(l123)"},
    {15, ""},
};
static const struct isadora_code codes_LSFU[] = {
    {0, ""},
    {1, "sfu"},
};
static const struct isadora_code codes_CHALF[] = {
    {0, "u16"},
    {2, "u8"},
    {4, "s16"},
    {6, "s8"},
};
static const struct isadora_code codes_CWORD[] = {
    {1, "u32"},
    {5, "s32"},
};
static const struct isadora_code codes_CREG[] = {
    {3, "u8"},
    {7, "s8"},
};
static const struct isadora_code codes_CRND[] = {
    {0, "rn"},
    {1, "rm"},
    {2, "rp"},
    {3, "rz"},
};
static const struct isadora_code codes_IRND[] = {
    {0, "rni"},
    {1, "rmi"},
    {2, "rpi"},
    {3, "rzi"},
};
static const struct isadora_code codes_DRND[] = {
    {0, "rn"},
    {1, "rm"},
    {2, "rp"},
    {3, "rz"},
};
static const struct isadora_code codes_DARND[] = {
    {0, "rn"},
    {1, "rm"},
    {2, "rp"},
    {3, "rz"},
};
static const struct isadora_code codes_ARND[] = {
    {0, "rn"},
    {3, "rz"},
};
static const struct isadora_code codes_MRND[] = {
    {0, "rn"},
    {3, "rz"},
};
static const struct isadora_code codes_ATYPE[] = {
    {0, "u8"},
    {1, "s8"},
    {2, "u16"},
    {3, "s16"},
    {6, "u32"},
    {7, "s32"},
};
static const struct isadora_code codes_BTYPE[] = {
    {0, "u8"},
    {1, "s8"},
    {2, "u16"},
    {3, "s16"},
    {6, "b32"},
    {7, "s32"},
};
static const struct isadora_code codes_TLIVE[] = {
    {0, "all"},
    {1, "live"},
};
static const struct isadora_code codes_DERIV[] = {
    {0, ""},
    {1, "deriv"},
};
static const struct isadora_code codes_Q0[] = {
    {0, "add"},
    {1, "subr"},
    {2, "sub"},
    {3, "mov2"},
};
static const struct isadora_code codes_Q1[] = {
    {0, "add"},
    {1, "subr"},
    {2, "sub"},
    {3, "mov2"},
};
static const struct isadora_code codes_Q2[] = {
    {0, "add"},
    {1, "subr"},
    {2, "sub"},
    {3, "mov2"},
};
static const struct isadora_code codes_Q3[] = {
    {0, "add"},
    {1, "subr"},
    {2, "sub"},
    {3, "mov2"},
};
static const struct isadora_code codes_LIM[] = {
    {0, ""},
    {1, "lim"},
};
static const struct isadora_code codes_BINC[] = {
    {0, ""},
    {1, "inc"},
};
static const struct isadora_code codes_BWAIT[] = {
    {0, ""},
    {1, "wait"},
};

#define COUNT(list) (sizeof(list) / sizeof(list)[0])
#define PIECES(...) .pieces = (const struct isadora_piece[]){__VA_ARGS__}, \
    .piece_count = COUNT(((const struct isadora_piece[]){__VA_ARGS__}))
#define CODES(list) .codes = list, .code_count = COUNT(list)

static const struct isadora_field fields[] = {
    [TESLA_FIELD_KIND] = {.name = "KIND", .kind = ISADORA_NUMBER, .width = 2, PIECES({0, 1}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_MARK] = {.name = "MARK", .kind = ISADORA_CODES, .width = 2, PIECES({32, 33}),
        .scale = 1, CODES(codes_MARK), .file = -1},
    [TESLA_FIELD_OPC] = {.name = "OPC", .kind = ISADORA_NUMBER, .width = 4, PIECES({28, 31}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_SUB] = {.name = "SUB", .kind = ISADORA_NUMBER, .width = 3, PIECES({61, 63}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_PRED] = {.name = "PRED", .kind = ISADORA_CODES, .width = 5, PIECES({39, 43}),
        .scale = 1, CODES(codes_PRED), .file = -1},
    [TESLA_FIELD_COND] = {.name = "COND", .kind = ISADORA_REGISTER, .width = 2, PIECES({44, 45}),
        .scale = 1, .file = 2},
    [TESLA_FIELD_CDST] = {.name = "CDST", .kind = ISADORA_REGISTER, .width = 2, PIECES({36, 37}),
        .scale = 1, .file = 2},
    [TESLA_FIELD_CWRITE] = {.name = "CWRITE", .kind = ISADORA_NUMBER, .width = 1, PIECES({38, 38}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_SDST] = {.name = "SDST", .kind = ISADORA_REGISTER, .width = 6, PIECES({2, 7}),
        .scale = 1, .file = 0},
    [TESLA_FIELD_SSRC] = {.name = "SSRC", .kind = ISADORA_REGISTER, .width = 6, PIECES({9, 14}),
        .scale = 1, .file = 0},
    [TESLA_FIELD_SSRC2] = {.name = "SSRC2", .kind = ISADORA_REGISTER, .width = 6, PIECES({16, 21}),
        .scale = 1, .file = 0},
    [TESLA_FIELD_LDST] = {.name = "LDST", .kind = ISADORA_REGISTER, .width = 7, PIECES({2, 8}),
        .scale = 1, .file = 0},
    [TESLA_FIELD_LSRC] = {.name = "LSRC", .kind = ISADORA_REGISTER, .width = 7, PIECES({9, 15}),
        .scale = 1, .file = 0},
    [TESLA_FIELD_LSRC2] = {.name = "LSRC2", .kind = ISADORA_REGISTER, .width = 7, PIECES({16, 22}),
        .scale = 1, .file = 0},
    [TESLA_FIELD_LSRC3] = {.name = "LSRC3", .kind = ISADORA_REGISTER, .width = 7, PIECES({46, 52}),
        .scale = 1, .file = 0},
    [TESLA_FIELD_ADST] = {.name = "ADST", .kind = ISADORA_REGISTER, .width = 3, PIECES({2, 4}),
        .scale = 1, .file = 1},
    [TESLA_FIELD_SAREG] = {.name = "SAREG", .kind = ISADORA_REGISTER, .width = 2, PIECES({26, 27}),
        .scale = 1, .file = 1},
    [TESLA_FIELD_AREG] = {.name = "AREG", .kind = ISADORA_REGISTER, .width = 3,
        PIECES({26, 27}, {34, 34}), .scale = 1, .file = 1},
    [TESLA_FIELD_SREG] = {.name = "SREG", .kind = ISADORA_REGISTER, .width = 4, PIECES({46, 49}),
        .scale = 1, .file = 3},
    [TESLA_FIELD_OUT] = {.name = "OUT", .kind = ISADORA_NUMBER, .width = 1, PIECES({35, 35}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_SMEM] = {.name = "SMEM", .kind = ISADORA_NUMBER, .width = 1, PIECES({24, 24}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_SBOTH] = {.name = "SBOTH", .kind = ISADORA_NUMBER, .width = 2, PIECES({23, 24}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_LMEM] = {.name = "LMEM", .kind = ISADORA_NUMBER, .width = 1, PIECES({53, 53}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_CON2] = {.name = "CON2", .kind = ISADORA_NUMBER, .width = 1, PIECES({23, 23}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_CON3] = {.name = "CON3", .kind = ISADORA_NUMBER, .width = 1, PIECES({24, 24}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_CBOTH] = {.name = "CBOTH", .kind = ISADORA_NUMBER, .width = 2, PIECES({23, 24}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_PI] = {.name = "PI", .kind = ISADORA_NUMBER, .width = 1, PIECES({25, 25}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_SSPACE] = {.name = "SSPACE", .kind = ISADORA_NUMBER, .width = 1, PIECES({21, 21}),
        .decimal = 1, .scale = 1, .file = -1},
    [TESLA_FIELD_CSPACE] = {.name = "CSPACE", .kind = ISADORA_NUMBER, .width = 4, PIECES({54, 57}),
        .decimal = 1, .scale = 1, .file = -1},
    [TESLA_FIELD_SSOFF] = {.name = "SSOFF", .kind = ISADORA_NUMBER, .width = 4, PIECES({9, 12}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_STYPE] = {.name = "STYPE", .kind = ISADORA_NUMBER, .width = 2, PIECES({13, 14}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_LSOFF] = {.name = "LSOFF", .kind = ISADORA_NUMBER, .width = 5, PIECES({9, 13}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_LTYPE] = {.name = "LTYPE", .kind = ISADORA_NUMBER, .width = 2, PIECES({14, 15}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_SAOFF] = {.name = "SAOFF", .kind = ISADORA_NUMBER, .width = 6, PIECES({9, 14}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_LAOFF] = {.name = "LAOFF", .kind = ISADORA_NUMBER, .width = 7, PIECES({9, 15}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_SCOFF] = {.name = "SCOFF", .kind = ISADORA_NUMBER, .width = 5, PIECES({16, 20}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_C2OFF] = {.name = "C2OFF", .kind = ISADORA_NUMBER, .width = 7, PIECES({16, 22}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_C3OFF] = {.name = "C3OFF", .kind = ISADORA_NUMBER, .width = 7, PIECES({46, 52}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_OOFF] = {.name = "OOFF", .kind = ISADORA_NUMBER, .width = 7, PIECES({2, 8}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_OFF8] = {.name = "OFF8", .kind = ISADORA_NUMBER, .width = 16, PIECES({9, 24}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_OFF16] = {.name = "OFF16", .kind = ISADORA_NUMBER, .width = 15, PIECES({9, 23}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_OFF32] = {.name = "OFF32", .kind = ISADORA_NUMBER, .width = 14, PIECES({9, 22}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_VOFF] = {.name = "VOFF", .kind = ISADORA_NUMBER, .width = 8, PIECES({16, 23}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_GSPACE] = {.name = "GSPACE", .kind = ISADORA_NUMBER, .width = 4, PIECES({16, 19}),
        .decimal = 1, .scale = 1, .file = -1},
    [TESLA_FIELD_GSPACE2] = {.name = "GSPACE2", .kind = ISADORA_NUMBER, .width = 4,
        PIECES({23, 26}), .decimal = 1, .scale = 1, .file = -1},
    [TESLA_FIELD_IMM] = {.name = "IMM", .kind = ISADORA_NUMBER, .width = 32,
        PIECES({16, 21}, {34, 59}), .scale = 1, .file = -1},
    [TESLA_FIELD_SHCNT] = {.name = "SHCNT", .kind = ISADORA_NUMBER, .width = 7, PIECES({16, 22}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_HSHCNT] = {.name = "HSHCNT", .kind = ISADORA_NUMBER, .width = 4, PIECES({16, 19}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_OFFS] = {.name = "OFFS", .kind = ISADORA_NUMBER, .width = 16, PIECES({9, 24}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_TARGET] = {.name = "TARGET", .kind = ISADORA_NUMBER, .width = 22,
        PIECES({11, 26}, {46, 51}), .scale = 4, .file = -1},
    [TESLA_FIELD_S1] = {.name = "S1", .kind = ISADORA_NUMBER, .width = 1, PIECES({8, 8}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_S2] = {.name = "S2", .kind = ISADORA_NUMBER, .width = 1, PIECES({15, 15}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_S3] = {.name = "S3", .kind = ISADORA_NUMBER, .width = 1, PIECES({22, 22}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_S4] = {.name = "S4", .kind = ISADORA_NUMBER, .width = 1, PIECES({28, 28}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_SSAT] = {.name = "SSAT", .kind = ISADORA_CODES, .width = 1, PIECES({8, 8}),
        .scale = 1, CODES(codes_SSAT), .file = -1},
    [TESLA_FIELD_SHIGH] = {.name = "SHIGH", .kind = ISADORA_CODES, .width = 1, PIECES({8, 8}),
        .scale = 1, CODES(codes_SHIGH), .file = -1},
    [TESLA_FIELD_SNEG1] = {.name = "SNEG1", .kind = ISADORA_CODES, .width = 1, PIECES({15, 15}),
        .scale = 1, CODES(codes_SNEG1), .file = -1},
    [TESLA_FIELD_SNEG2] = {.name = "SNEG2", .kind = ISADORA_CODES, .width = 1, PIECES({22, 22}),
        .scale = 1, CODES(codes_SNEG2), .file = -1},
    [TESLA_FIELD_SABS] = {.name = "SABS", .kind = ISADORA_CODES, .width = 1, PIECES({15, 15}),
        .scale = 1, CODES(codes_SABS), .file = -1},
    [TESLA_FIELD_SNOT] = {.name = "SNOT", .kind = ISADORA_CODES, .width = 1, PIECES({22, 22}),
        .scale = 1, CODES(codes_SNOT), .file = -1},
    [TESLA_FIELD_S16A] = {.name = "S16A", .kind = ISADORA_CODES, .width = 1, PIECES({15, 15}),
        .scale = 1, CODES(codes_S16A), .file = -1},
    [TESLA_FIELD_S16B] = {.name = "S16B", .kind = ISADORA_CODES, .width = 1, PIECES({8, 8}),
        .scale = 1, CODES(codes_S16B), .file = -1},
    [TESLA_FIELD_S24] = {.name = "S24", .kind = ISADORA_CODES, .width = 1, PIECES({15, 15}),
        .scale = 1, CODES(codes_S24), .file = -1},
    [TESLA_FIELD_SSFU] = {.name = "SSFU", .kind = ISADORA_CODES, .width = 1, PIECES({17, 17}),
        .scale = 1, CODES(codes_SSFU), .file = -1},
    [TESLA_FIELD_SLIVE] = {.name = "SLIVE", .kind = ISADORA_CODES, .width = 1, PIECES({8, 8}),
        .scale = 1, CODES(codes_SLIVE), .file = -1},
    [TESLA_FIELD_O2] = {.name = "O2", .kind = ISADORA_NUMBER, .width = 1, PIECES({28, 28}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_O1] = {.name = "O1", .kind = ISADORA_NUMBER, .width = 1, PIECES({22, 22}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_ADDOP] = {.name = "ADDOP", .kind = ISADORA_NUMBER, .width = 2, PIECES({58, 59}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_WIDE] = {.name = "WIDE", .kind = ISADORA_NUMBER, .width = 1, PIECES({58, 58}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_SIGNED] = {.name = "SIGNED", .kind = ISADORA_NUMBER, .width = 1, PIECES({59, 59}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_LSAT] = {.name = "LSAT", .kind = ISADORA_CODES, .width = 1, PIECES({59, 59}),
        .scale = 1, CODES(codes_LSAT), .file = -1},
    [TESLA_FIELD_OSAT] = {.name = "OSAT", .kind = ISADORA_CODES, .width = 1, PIECES({61, 61}),
        .scale = 1, CODES(codes_OSAT), .file = -1},
    [TESLA_FIELD_CSAT] = {.name = "CSAT", .kind = ISADORA_CODES, .width = 1, PIECES({51, 51}),
        .scale = 1, CODES(codes_CSAT), .file = -1},
    [TESLA_FIELD_MSAT] = {.name = "MSAT", .kind = ISADORA_NUMBER, .width = 1, PIECES({52, 52}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_LNEG1] = {.name = "LNEG1", .kind = ISADORA_CODES, .width = 1, PIECES({58, 58}),
        .scale = 1, CODES(codes_LNEG1), .file = -1},
    [TESLA_FIELD_LABS1] = {.name = "LABS1", .kind = ISADORA_CODES, .width = 1, PIECES({52, 52}),
        .scale = 1, CODES(codes_LABS1), .file = -1},
    [TESLA_FIELD_LNEG2] = {.name = "LNEG2", .kind = ISADORA_CODES, .width = 1, PIECES({59, 59}),
        .scale = 1, CODES(codes_LNEG2), .file = -1},
    [TESLA_FIELD_LABS2] = {.name = "LABS2", .kind = ISADORA_CODES, .width = 1, PIECES({51, 51}),
        .scale = 1, CODES(codes_LABS2), .file = -1},
    [TESLA_FIELD_ONEG] = {.name = "ONEG", .kind = ISADORA_CODES, .width = 1, PIECES({61, 61}),
        .scale = 1, CODES(codes_ONEG), .file = -1},
    [TESLA_FIELD_LNOT1] = {.name = "LNOT1", .kind = ISADORA_CODES, .width = 1, PIECES({48, 48}),
        .scale = 1, CODES(codes_LNOT1), .file = -1},
    [TESLA_FIELD_LNOT2] = {.name = "LNOT2", .kind = ISADORA_CODES, .width = 1, PIECES({49, 49}),
        .scale = 1, CODES(codes_LNOT2), .file = -1},
    [TESLA_FIELD_LOGOP] = {.name = "LOGOP", .kind = ISADORA_NUMBER, .width = 2, PIECES({46, 47}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_MUL24] = {.name = "MUL24", .kind = ISADORA_NUMBER, .width = 1, PIECES({48, 48}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_L16A] = {.name = "L16A", .kind = ISADORA_CODES, .width = 1, PIECES({47, 47}),
        .scale = 1, CODES(codes_L16A), .file = -1},
    [TESLA_FIELD_L16B] = {.name = "L16B", .kind = ISADORA_CODES, .width = 1, PIECES({46, 46}),
        .scale = 1, CODES(codes_L16B), .file = -1},
    [TESLA_FIELD_L24] = {.name = "L24", .kind = ISADORA_CODES, .width = 1, PIECES({47, 47}),
        .scale = 1, CODES(codes_L24), .file = -1},
    [TESLA_FIELD_LHIGH] = {.name = "LHIGH", .kind = ISADORA_CODES, .width = 1, PIECES({46, 46}),
        .scale = 1, CODES(codes_LHIGH), .file = -1},
    [TESLA_FIELD_COMPARE] = {.name = "COMPARE", .kind = ISADORA_CODES, .width = 3, PIECES({46, 48}),
        .scale = 1, CODES(codes_COMPARE), .file = -1},
    [TESLA_FIELD_FCOMPARE] = {.name = "FCOMPARE", .kind = ISADORA_CODES, .width = 4,
        PIECES({46, 49}), .scale = 1, CODES(codes_FCOMPARE), .file = -1},
    [TESLA_FIELD_U24AGAIN] = {.name = "U24AGAIN", .kind = ISADORA_CODES, .width = 3,
        PIECES({61, 63}), .scale = 1, CODES(codes_U24AGAIN), .file = -1},
    [TESLA_FIELD_COUNTED] = {.name = "COUNTED", .kind = ISADORA_NUMBER, .width = 1,
        PIECES({52, 52}), .scale = 1, .file = -1},
    [TESLA_FIELD_LANE] = {.name = "LANE", .kind = ISADORA_CODES, .width = 4, PIECES({46, 49}),
        .scale = 1, CODES(codes_LANE), .file = -1},
    [TESLA_FIELD_LSFU] = {.name = "LSFU", .kind = ISADORA_CODES, .width = 1, PIECES({57, 57}),
        .scale = 1, CODES(codes_LSFU), .file = -1},
    [TESLA_FIELD_CHALF] = {.name = "CHALF", .kind = ISADORA_CODES, .width = 3, PIECES({46, 48}),
        .scale = 1, CODES(codes_CHALF), .file = -1},
    [TESLA_FIELD_CWORD] = {.name = "CWORD", .kind = ISADORA_CODES, .width = 3, PIECES({46, 48}),
        .scale = 1, CODES(codes_CWORD), .file = -1},
    [TESLA_FIELD_CREG] = {.name = "CREG", .kind = ISADORA_CODES, .width = 3, PIECES({46, 48}),
        .scale = 1, CODES(codes_CREG), .file = -1},
    [TESLA_FIELD_CF32] = {.name = "CF32", .kind = ISADORA_NUMBER, .width = 1, PIECES({46, 46}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_CSSIGN] = {.name = "CSSIGN", .kind = ISADORA_NUMBER, .width = 1, PIECES({48, 48}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_PRE] = {.name = "PRE", .kind = ISADORA_NUMBER, .width = 1, PIECES({46, 46}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_CRND] = {.name = "CRND", .kind = ISADORA_CODES, .width = 2, PIECES({49, 50}),
        .scale = 1, CODES(codes_CRND), .file = -1},
    [TESLA_FIELD_IRND] = {.name = "IRND", .kind = ISADORA_CODES, .width = 2, PIECES({49, 50}),
        .scale = 1, CODES(codes_IRND), .file = -1},
    [TESLA_FIELD_DRND] = {.name = "DRND", .kind = ISADORA_CODES, .width = 2, PIECES({54, 55}),
        .scale = 1, CODES(codes_DRND), .file = -1},
    [TESLA_FIELD_DARND] = {.name = "DARND", .kind = ISADORA_CODES, .width = 2, PIECES({16, 17}),
        .scale = 1, CODES(codes_DARND), .file = -1},
    [TESLA_FIELD_CBYTE] = {.name = "CBYTE", .kind = ISADORA_NUMBER, .width = 1, PIECES({51, 51}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_C64] = {.name = "C64", .kind = ISADORA_NUMBER, .width = 1, PIECES({54, 54}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_CWIDE] = {.name = "CWIDE", .kind = ISADORA_NUMBER, .width = 1, PIECES({58, 58}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_CSIGN] = {.name = "CSIGN", .kind = ISADORA_NUMBER, .width = 1, PIECES({59, 59}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_RINT] = {.name = "RINT", .kind = ISADORA_NUMBER, .width = 1, PIECES({59, 59}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_ARND] = {.name = "ARND", .kind = ISADORA_CODES, .width = 2, PIECES({16, 17}),
        .scale = 1, CODES(codes_ARND), .file = -1},
    [TESLA_FIELD_MRND] = {.name = "MRND", .kind = ISADORA_CODES, .width = 2, PIECES({46, 47}),
        .scale = 1, CODES(codes_MRND), .file = -1},
    [TESLA_FIELD_SIZE] = {.name = "SIZE", .kind = ISADORA_NUMBER, .width = 3, PIECES({53, 55}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_ATYPE] = {.name = "ATYPE", .kind = ISADORA_CODES, .width = 3, PIECES({53, 55}),
        .scale = 1, CODES(codes_ATYPE), .file = -1},
    [TESLA_FIELD_BTYPE] = {.name = "BTYPE", .kind = ISADORA_CODES, .width = 3, PIECES({53, 55}),
        .scale = 1, CODES(codes_BTYPE), .file = -1},
    [TESLA_FIELD_CTYPE] = {.name = "CTYPE", .kind = ISADORA_NUMBER, .width = 2, PIECES({46, 47}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_DWIDE] = {.name = "DWIDE", .kind = ISADORA_NUMBER, .width = 1, PIECES({58, 58}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_B8] = {.name = "B8", .kind = ISADORA_NUMBER, .width = 1, PIECES({54, 54}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_LOCK] = {.name = "LOCK", .kind = ISADORA_NUMBER, .width = 1, PIECES({55, 55}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_OSIZE] = {.name = "OSIZE", .kind = ISADORA_NUMBER, .width = 2, PIECES({54, 55}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_SWIDE] = {.name = "SWIDE", .kind = ISADORA_NUMBER, .width = 1, PIECES({53, 53}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_ATOM] = {.name = "ATOM", .kind = ISADORA_NUMBER, .width = 4, PIECES({34, 37}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_TEX] = {.name = "TEX", .kind = ISADORA_REGISTER, .width = 8, PIECES({9, 16}),
        .scale = 1, .file = 4},
    [TESLA_FIELD_SAMP] = {.name = "SAMP", .kind = ISADORA_REGISTER, .width = 5, PIECES({17, 21}),
        .scale = 1, .file = 5},
    [TESLA_FIELD_TCOUNT] = {.name = "TCOUNT", .kind = ISADORA_NUMBER, .width = 2, PIECES({22, 23}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_TMASK] = {.name = "TMASK", .kind = ISADORA_NUMBER, .width = 4,
        PIECES({25, 26}, {46, 47}), .scale = 1, .file = -1},
    [TESLA_FIELD_TLIVE] = {.name = "TLIVE", .kind = ISADORA_CODES, .width = 1, PIECES({34, 34}),
        .scale = 1, CODES(codes_TLIVE), .file = -1},
    [TESLA_FIELD_DERIV] = {.name = "DERIV", .kind = ISADORA_CODES, .width = 1, PIECES({35, 35}),
        .scale = 1, CODES(codes_DERIV), .file = -1},
    [TESLA_FIELD_CUBE] = {.name = "CUBE", .kind = ISADORA_NUMBER, .width = 1, PIECES({27, 27}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_TFETCH] = {.name = "TFETCH", .kind = ISADORA_NUMBER, .width = 1, PIECES({24, 24}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_TKIND] = {.name = "TKIND", .kind = ISADORA_NUMBER, .width = 4, PIECES({48, 51}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_TX] = {.name = "TX", .kind = ISADORA_NUMBER, .width = 4, PIECES({56, 59}),
        .is_signed = 1, .scale = 1, .file = -1},
    [TESLA_FIELD_TY] = {.name = "TY", .kind = ISADORA_NUMBER, .width = 4, PIECES({52, 55}),
        .is_signed = 1, .scale = 1, .file = -1},
    [TESLA_FIELD_TZ] = {.name = "TZ", .kind = ISADORA_NUMBER, .width = 4, PIECES({48, 51}),
        .is_signed = 1, .scale = 1, .file = -1},
    [TESLA_FIELD_QLANE] = {.name = "QLANE", .kind = ISADORA_NUMBER, .width = 3, PIECES({16, 18}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_Q0] = {.name = "Q0", .kind = ISADORA_CODES, .width = 2, PIECES({58, 59}),
        .scale = 1, CODES(codes_Q0), .file = -1},
    [TESLA_FIELD_Q1] = {.name = "Q1", .kind = ISADORA_CODES, .width = 2, PIECES({56, 57}),
        .scale = 1, CODES(codes_Q1), .file = -1},
    [TESLA_FIELD_Q2] = {.name = "Q2", .kind = ISADORA_CODES, .width = 2, PIECES({54, 55}),
        .scale = 1, CODES(codes_Q2), .file = -1},
    [TESLA_FIELD_Q3] = {.name = "Q3", .kind = ISADORA_CODES, .width = 2, PIECES({20, 21}),
        .scale = 1, CODES(codes_Q3), .file = -1},
    [TESLA_FIELD_VOTE] = {.name = "VOTE", .kind = ISADORA_NUMBER, .width = 2, PIECES({9, 10}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_EMIT] = {.name = "EMIT", .kind = ISADORA_NUMBER, .width = 2, PIECES({9, 10}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_PMEVENT] = {.name = "PMEVENT", .kind = ISADORA_NUMBER, .width = 1,
        PIECES({34, 34}), .scale = 1, .file = -1},
    [TESLA_FIELD_PM] = {.name = "PM", .kind = ISADORA_NUMBER, .width = 4, PIECES({10, 13}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_LIM] = {.name = "LIM", .kind = ISADORA_CODES, .width = 1, PIECES({38, 38}),
        .scale = 1, CODES(codes_LIM), .file = -1},
    [TESLA_FIELD_BINC] = {.name = "BINC", .kind = ISADORA_CODES, .width = 1, PIECES({25, 25}),
        .scale = 1, CODES(codes_BINC), .file = -1},
    [TESLA_FIELD_BWAIT] = {.name = "BWAIT", .kind = ISADORA_CODES, .width = 1, PIECES({26, 26}),
        .scale = 1, CODES(codes_BWAIT), .file = -1},
    [TESLA_FIELD_BAR] = {.name = "BAR", .kind = ISADORA_NUMBER, .width = 4, PIECES({21, 24}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_BARMASK] = {.name = "BARMASK", .kind = ISADORA_NUMBER, .width = 12,
        PIECES({9, 20}), .scale = 1, .file = -1},
    [TESLA_FIELD_BALL] = {.name = "BALL", .kind = ISADORA_NUMBER, .width = 1, PIECES({46, 46}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_IMODE] = {.name = "IMODE", .kind = ISADORA_NUMBER, .width = 3, PIECES({48, 50}),
        .scale = 1, .file = -1},
    [TESLA_FIELD_SIMODE] = {.name = "SIMODE", .kind = ISADORA_NUMBER, .width = 2, PIECES({24, 25}),
        .scale = 1, .file = -1},
};

#define F(name) {TESLA_FIELD_##name}
#define SLOTS_S_SRC F(SSRC), F(SSOFF), F(SAREG), F(SAOFF)
static const struct isadora_slot slots_red_g_add_num[] = {F(ATYPE), F(GSPACE), F(LSRC), F(LDST),
    F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_red_g_and_bits[] = {F(BTYPE), F(GSPACE), F(LSRC), F(LDST),
    F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_red_g_wide_add[] = {F(GSPACE), F(LSRC), F(LDST), F(MARK),
    F(PRED), F(COND)};
static const struct isadora_slot slots_atomic_g_add_num[] = {F(ATYPE), F(LDST), F(GSPACE2), F(LSRC),
    F(LSRC2), F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_atomic_g_and_bits[] = {F(BTYPE), F(LDST), F(GSPACE2),
    F(LSRC), F(LSRC2), F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_atomic_g_wide[] = {F(LDST), F(GSPACE2), F(LSRC), F(LSRC2),
    F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_cas_g[] = {F(BTYPE), F(LDST), F(GSPACE2), F(LSRC), F(LSRC2),
    F(LSRC3), F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_cas_g_wide[] = {F(LDST), F(GSPACE2), F(LSRC), F(LSRC2),
    F(LSRC3), F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_discard[] = {F(PRED), F(COND)};
static const struct isadora_slot slots_bra[] = {F(TARGET), F(PRED), F(COND)};
static const struct isadora_slot slots_call[] = {F(LIM), F(TARGET)};
static const struct isadora_slot slots_breakaddr[] = {F(TARGET)};
static const struct isadora_slot slots_bar_mask[] = {F(BINC), F(BWAIT), F(BAR), F(BARMASK)};
static const struct isadora_slot slots_bar_all[] = {F(BINC), F(BWAIT), F(BAR)};
static const struct isadora_slot slots_bra_c[] = {F(LIM), F(CSPACE), F(OFF8), F(AREG)};
static const struct isadora_slot slots_vote_any[] = {F(CDST), F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_emit_emit[] = {F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_pmevent[] = {F(PM), F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_cvt_i2i_u_full[] = {F(ONEG), F(LABS1), F(CDST), F(LDST),
    F(OOFF), F(CHALF), F(LSRC), F(LSOFF), F(AREG), F(LAOFF), F(CWORD), F(CREG), F(MARK), F(PRED),
    F(COND)};
static const struct isadora_slot slots_cvt_i2f_f16[] = {F(ONEG), F(LABS1), F(CSAT), F(CRND),
    F(CDST), F(LDST), F(OOFF), F(CHALF), F(LSRC), F(LSOFF), F(AREG), F(LAOFF), F(CWORD), F(CREG),
    F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_cvt_i2f_64_u_to[] = {F(ONEG), F(LABS1), F(CSAT), F(CRND),
    F(CDST), F(LDST), F(LSRC), F(LSOFF), F(AREG), F(LAOFF), F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_cvt_i2f_64_u_from[] = {F(ONEG), F(LABS1), F(CSAT), F(CRND),
    F(CDST), F(LDST), F(OOFF), F(LSRC), F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_cvt_i2f_64_u_both[] = {F(ONEG), F(LABS1), F(CSAT), F(CRND),
    F(CDST), F(LDST), F(LSRC), F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_cvt_f2i_u16_f16[] = {F(ONEG), F(LABS1), F(IRND), F(CDST),
    F(LDST), F(OOFF), F(LSRC), F(LSOFF), F(AREG), F(LAOFF), F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_cvt_f2i_64_u_to[] = {F(ONEG), F(LABS1), F(IRND), F(CDST),
    F(LDST), F(OOFF), F(LSRC), F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_cvt_f2i_64_u_from[] = {F(ONEG), F(LABS1), F(IRND), F(CDST),
    F(LDST), F(LSRC), F(LSOFF), F(AREG), F(LAOFF), F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_cvt_f2i_64_u_both[] = {F(ONEG), F(LABS1), F(IRND), F(CDST),
    F(LDST), F(LSRC), F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_cvt_f2f_f16_same[] = {F(ONEG), F(LABS1), F(CSAT), F(CDST),
    F(LDST), F(OOFF), F(LSRC), F(LSOFF), F(AREG), F(LAOFF), F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_cvt_f2f_f16_rint[] = {F(ONEG), F(LABS1), F(CSAT), F(IRND),
    F(CDST), F(LDST), F(OOFF), F(LSRC), F(LSOFF), F(AREG), F(LAOFF), F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_cvt_f2f_f16_narrow[] = {F(ONEG), F(LABS1), F(CSAT), F(CRND),
    F(CDST), F(LDST), F(OOFF), F(LSRC), F(LSOFF), F(AREG), F(LAOFF), F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_cvt_f2f_64_narrow[] = {F(ONEG), F(LABS1), F(CRND), F(CDST),
    F(LDST), F(OOFF), F(LSRC), F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_cvt_f2f_64_same[] = {F(ONEG), F(LABS1), F(CDST), F(LDST),
    F(LSRC), F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_cvt_f2f_64_widen[] = {F(ONEG), F(LABS1), F(CDST), F(LDST),
    F(LSRC), F(LSOFF), F(AREG), F(LAOFF), F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_dfma[] = {F(DRND), F(CDST), F(LDST), F(LNEG1), F(LSRC),
    F(LSRC2), F(LNEG2), F(LSRC3), F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_dadd[] = {F(DARND), F(CDST), F(LDST), F(LNEG1), F(LSRC),
    F(LNEG2), F(LSRC3), F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_dmul[] = {F(CRND), F(CDST), F(LDST), F(LNEG1), F(LSRC),
    F(LSRC2), F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_dminmax_min[] = {F(CDST), F(LDST), F(LNEG1), F(LABS1),
    F(LSRC), F(LNEG2), F(LABS2), F(LSRC2), F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_dset[] = {F(CDST), F(LDST), F(OOFF), F(FCOMPARE), F(LNEG1),
    F(LABS1), F(LSRC), F(LNEG2), F(LABS2), F(LSRC2), F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_fadd_short[] = {F(SSAT), F(SDST), F(SNEG1), F(SSRC),
    F(SSOFF), F(SAREG), F(SAOFF), F(SNEG2), F(SSRC2), F(SSPACE), F(SCOFF)};
static const struct isadora_slot slots_fadd_imm[] = {F(SSAT), F(SDST), F(SNEG1), F(SSRC), F(SSOFF),
    F(SAREG), F(SAOFF), F(SNEG2), F(IMM)};
static const struct isadora_slot slots_fadd_long[] = {F(OSAT), F(ARND), F(CDST), F(LDST), F(OOFF),
    F(LNEG1), F(LSRC), F(LSOFF), F(AREG), F(LAOFF), F(LNEG2), F(LSRC3), F(CSPACE), F(C3OFF),
    F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_fmul_short[] = {F(SDST), F(SNEG1), F(SSRC), F(SSOFF),
    F(SAREG), F(SAOFF), F(SNEG2), F(SSRC2), F(SSPACE), F(SCOFF)};
static const struct isadora_slot slots_fmul_imm[] = {F(SDST), F(SNEG1), F(SSRC), F(SSOFF), F(SAREG),
    F(SAOFF), F(SNEG2), F(IMM)};
static const struct isadora_slot slots_fmul_long[] = {F(MRND), F(CDST), F(LDST), F(OOFF), F(LNEG1),
    F(LSRC), F(LSOFF), F(AREG), F(LAOFF), F(LNEG2), F(LSRC2), F(CSPACE), F(C2OFF), F(MARK), F(PRED),
    F(COND)};
static const struct isadora_slot slots_fmad_short[] = {F(SSAT), F(SDST), F(SNEG1), F(SSRC),
    F(SSOFF), F(SAREG), F(SAOFF), F(SSRC2), F(SSPACE), F(SCOFF), F(SNEG2)};
static const struct isadora_slot slots_fmad_imm[] = {F(SSAT), F(SDST), F(SNEG1), F(SSRC), F(SSOFF),
    F(SAREG), F(SAOFF), F(IMM), F(SNEG2)};
static const struct isadora_slot slots_fmad_long[] = {F(OSAT), F(CDST), F(LDST), F(OOFF), F(LNEG1),
    F(LSRC), F(LSOFF), F(AREG), F(LAOFF), F(LSRC2), F(CSPACE), F(C2OFF), F(LNEG2), F(LSRC3),
    F(C3OFF), F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_fset[] = {F(CDST), F(LDST), F(OOFF), F(FCOMPARE), F(LNEG1),
    F(LABS1), F(LSRC), F(LSOFF), F(AREG), F(LAOFF), F(LNEG2), F(LABS2), F(LSRC2), F(CSPACE),
    F(C2OFF), F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_fminmax_max[] = {F(CDST), F(LDST), F(OOFF), F(LNEG1),
    F(LABS1), F(LSRC), F(LSOFF), F(AREG), F(LAOFF), F(LNEG2), F(LABS2), F(LSRC2), F(CSPACE),
    F(C2OFF), F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_fslct[] = {F(CDST), F(LDST), F(OOFF), F(LSRC), F(LSOFF),
    F(AREG), F(LAOFF), F(LSRC2), F(CSPACE), F(C2OFF), F(ONEG), F(LSRC3), F(C3OFF), F(MARK), F(PRED),
    F(COND)};
static const struct isadora_slot slots_quadop[] = {F(Q0), F(Q1), F(Q2), F(Q3), F(CDST), F(LDST),
    F(OOFF), F(LSRC), F(LSRC3), F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_add_add_b16_short[] = {F(SSAT), F(SDST), F(SSRC), F(SSOFF),
    F(SAREG), F(SAOFF), F(SSRC2), F(SSPACE), F(SCOFF)};
static const struct isadora_slot slots_add_add_b16_imm[] = {F(SSAT), F(SDST), F(SSRC), F(SSOFF),
    F(SAREG), F(SAOFF), F(IMM)};
static const struct isadora_slot slots_add_add_b16_long[] = {F(LSAT), F(CDST), F(LDST), F(OOFF),
    F(LSRC), F(LSOFF), F(AREG), F(LAOFF), F(LSRC3), F(CSPACE), F(C3OFF), F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_add_addc_b16_long[] = {F(LSAT), F(CDST), F(LDST), F(OOFF),
    F(LSRC), F(LSOFF), F(AREG), F(LAOFF), F(LSRC3), F(CSPACE), F(C3OFF), F(COND), F(MARK), F(PRED)};
static const struct isadora_slot slots_mul16_short[] = {F(SDST), F(S16A), F(SSRC), F(SSOFF),
    F(SAREG), F(SAOFF), F(S16B), F(SSRC2), F(SSPACE), F(SCOFF)};
static const struct isadora_slot slots_mul16_imm[] = {F(SDST), F(S16A), F(SSRC), F(SSOFF), F(SAREG),
    F(SAOFF), F(S16B), F(IMM)};
static const struct isadora_slot slots_mul16_long[] = {F(CDST), F(LDST), F(OOFF), F(L16A), F(LSRC),
    F(LSOFF), F(AREG), F(LAOFF), F(L16B), F(LSRC2), F(CSPACE), F(C2OFF), F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_mul24_short[] = {F(SDST), F(SHIGH), F(S24), F(SSRC),
    F(SSOFF), F(SAREG), F(SAOFF), F(SSRC2), F(SSPACE), F(SCOFF)};
static const struct isadora_slot slots_mul24_imm[] = {F(SDST), F(SHIGH), F(S24), F(SSRC), F(SSOFF),
    F(SAREG), F(SAOFF), F(IMM)};
static const struct isadora_slot slots_mul24_long[] = {F(CDST), F(LDST), F(OOFF), F(LHIGH), F(L24),
    F(LSRC), F(LSOFF), F(AREG), F(LAOFF), F(LSRC2), F(CSPACE), F(C2OFF), F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_mul_add_add_u16_short[] = {F(SDST), F(SSRC), F(SSOFF),
    F(SAREG), F(SAOFF), F(SSRC2), F(SSPACE), F(SCOFF)};
static const struct isadora_slot slots_mul_add_add_u16_imm[] = {F(SDST), F(SSRC), F(SSOFF),
    F(SAREG), F(SAOFF), F(IMM)};
static const struct isadora_slot slots_mul_add_add_u16_long[] = {F(CDST), F(LDST), F(OOFF), F(LSRC),
    F(LSOFF), F(AREG), F(LAOFF), F(LSRC2), F(CSPACE), F(C2OFF), F(LSRC3), F(C3OFF), F(MARK),
    F(PRED), F(COND)};
static const struct isadora_slot slots_mul_add_addc_u16_long[] = {F(CDST), F(LDST), F(OOFF),
    F(LSRC), F(LSOFF), F(AREG), F(LAOFF), F(LSRC2), F(CSPACE), F(C2OFF), F(LSRC3), F(C3OFF),
    F(COND), F(MARK), F(PRED)};
static const struct isadora_slot slots_mul_add_again_add[] = {F(CDST), F(LDST), F(OOFF),
    F(U24AGAIN), F(LSRC), F(LSOFF), F(AREG), F(LAOFF), F(LSRC2), F(CSPACE), F(C2OFF), F(LSRC3),
    F(C3OFF), F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_mul_add_again_addc[] = {F(CDST), F(LDST), F(OOFF),
    F(U24AGAIN), F(LSRC), F(LSOFF), F(AREG), F(LAOFF), F(LSRC2), F(CSPACE), F(C2OFF), F(LSRC3),
    F(C3OFF), F(COND), F(MARK), F(PRED)};
static const struct isadora_slot slots_sad_u16_short[] = {F(SDST), F(SSRC), F(SSRC2)};
static const struct isadora_slot slots_minmax_max_u16[] = {F(CDST), F(LDST), F(OOFF), F(LSRC),
    F(LSOFF), F(AREG), F(LAOFF), F(LSRC2), F(CSPACE), F(C2OFF), F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_set_u16[] = {F(CDST), F(LDST), F(OOFF), F(COMPARE), F(LSRC),
    F(LSOFF), F(AREG), F(LAOFF), F(LSRC2), F(CSPACE), F(C2OFF), F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_logop_imm_and[] = {F(SDST), F(SNOT), F(SSRC), F(SSOFF),
    F(SAREG), F(SAOFF), F(IMM)};
static const struct isadora_slot slots_logop_and_b16[] = {F(CDST), F(LDST), F(OOFF), F(LNOT1),
    F(LSRC), F(LSOFF), F(AREG), F(LAOFF), F(LNOT2), F(LSRC2), F(CSPACE), F(C2OFF), F(MARK), F(PRED),
    F(COND)};
static const struct isadora_slot slots_shl_b16_cnt[] = {F(CDST), F(LDST), F(OOFF), F(LSRC),
    F(LSOFF), F(AREG), F(LAOFF), F(SHCNT), F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_ld_a[] = {F(LDST), F(OOFF), F(LAOFF), F(AREG), F(LANE),
    F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_st_o[] = {F(OFF32), F(AREG), F(LSRC3), F(MARK), F(PRED),
    F(COND)};
static const struct isadora_slot slots_ld_c_u8_full[] = {F(LDST), F(OOFF), F(CSPACE), F(OFF8),
    F(AREG), F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_ld_c_u16_full[] = {F(LDST), F(OOFF), F(CSPACE), F(OFF16),
    F(AREG), F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_ld_c_b32_full[] = {F(LDST), F(OOFF), F(CSPACE), F(OFF32),
    F(AREG), F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_ld_s_u8_full[] = {F(LDST), F(OFF8), F(AREG), F(MARK),
    F(PRED), F(COND)};
static const struct isadora_slot slots_ld_s_u16_full[] = {F(LDST), F(OFF16), F(AREG), F(MARK),
    F(PRED), F(COND)};
static const struct isadora_slot slots_ld_s_b32_full[] = {F(LDST), F(OFF32), F(AREG), F(MARK),
    F(PRED), F(COND)};
static const struct isadora_slot slots_ld_s_lock_full[] = {F(CDST), F(LDST), F(OFF32), F(AREG),
    F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_st_s_half_b8[] = {F(OFF8), F(AREG), F(LSRC3), F(MARK),
    F(PRED), F(COND)};
static const struct isadora_slot slots_st_s_half_b16[] = {F(OFF16), F(AREG), F(LSRC3), F(MARK),
    F(PRED), F(COND)};
static const struct isadora_slot slots_st_l_u8[] = {F(OFF8), F(AREG), F(LDST), F(MARK), F(PRED),
    F(COND)};
static const struct isadora_slot slots_ld_g_u8[] = {F(LDST), F(GSPACE), F(LSRC), F(MARK), F(PRED),
    F(COND)};
static const struct isadora_slot slots_mov_b16_short[] = {F(SSFU), F(SDST), SLOTS_S_SRC};
static const struct isadora_slot slots_mov_b16_imm[] = {F(LDST), F(IMM)};
static const struct isadora_slot slots_mov_b16_long[] = {F(LSFU), F(LDST), F(OOFF), F(LSRC),
    F(LSOFF), F(AREG), F(LAOFF), F(LANE), F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_mov_r_c[] = {F(LDST), F(COND), F(MARK), F(PRED)};
static const struct isadora_slot slots_mov_c_r[] = {F(CDST), F(LSRC), F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_mov_r_a[] = {F(LDST), F(AREG), F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_mov_r_sr[] = {F(LDST), F(SREG), F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_shl_a[] = {F(ADST), F(LSRC), F(LSOFF), F(AREG), F(LAOFF),
    F(HSHCNT), F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_add_a[] = {F(ADST), F(AREG), F(OFFS), F(MARK), F(PRED),
    F(COND)};
static const struct isadora_slot slots_rcp_short[] = {F(SDST), F(SNEG2), F(SABS), F(SSRC)};
static const struct isadora_slot slots_rcp_long[] = {F(LDST), F(OOFF), F(LNEG1), F(LABS1), F(LSRC),
    F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_sincos_sin[] = {F(LDST), F(OOFF), F(LSRC), F(MARK), F(PRED),
    F(COND)};
static const struct isadora_slot slots_ex2[] = {F(LSAT), F(LDST), F(OOFF), F(LSRC), F(MARK),
    F(PRED), F(COND)};
static const struct isadora_slot slots_pre_presin[] = {F(LDST), F(OOFF), F(LNEG1), F(LABS1),
    F(LSRC), F(LSOFF), F(AREG), F(LAOFF), F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_interp_plain_short[] = {F(SDST), F(VOFF), F(SAREG)};
static const struct isadora_slot slots_interp_plain_smul[] = {F(SDST), F(VOFF), F(SAREG), F(SSRC)};
static const struct isadora_slot slots_interp_plain_long[] = {F(LDST), F(VOFF), F(AREG), F(MARK),
    F(PRED), F(COND)};
static const struct isadora_slot slots_interp_plain_mul[] = {F(LDST), F(VOFF), F(AREG), F(LNEG1),
    F(LSRC), F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_tex_texauto_short[] = {F(SLIVE), F(SDST), F(TEX), F(SAMP)};
static const struct isadora_slot slots_tex_texauto_long[] = {F(TLIVE), F(DERIV), F(LDST), F(TEX),
    F(SAMP), F(TX), F(TY), F(TZ), F(MARK), F(PRED), F(COND)};
static const struct isadora_slot slots_tex_cube_texauto[] = {F(TLIVE), F(DERIV), F(LDST), F(TEX),
    F(SAMP), F(MARK), F(PRED), F(COND)};

static const char *const lines_GUARD[] = {"", "(never)", "(PRED $c[COND])"};
#define C_GUARD(role) {"GUARD", role, lines_GUARD, 3}
static const struct isadora_choice choices_red_g_add_num[] = {C_GUARD(NULL)};
static const char *const lines_L_DST[] = {"$r[LDST]d"};
#define C_L_DST(role) {"L_DST", role, lines_L_DST, 1}
static const struct isadora_choice choices_red_g_wide_add[] = {C_L_DST("v"), C_GUARD(NULL)};
static const char *const lines_REG[] = {"$r[LSRC2]d"};
#define C_REG(role) {"REG", role, lines_REG, 1}
static const struct isadora_choice choices_atomic_g_wide[] = {C_L_DST("d"), C_REG("v"),
    C_GUARD(NULL)};
static const char *const lines_REG_2[] = {"$r[LSRC3]d"};
#define C_REG_2(role) {"REG", role, lines_REG_2, 1}
static const struct isadora_choice choices_cas_g_wide[] = {C_L_DST("d"), C_REG("b"), C_REG_2("c"),
    C_GUARD(NULL)};
static const char *const lines_AT0[] = {"{OFF8}", "$a[AREG]", "$a[AREG]+{OFF8}"};
#define C_AT0(role) {"AT0", role, lines_AT0, 3}
static const struct isadora_choice choices_bra_c[] = {C_AT0("p")};
static const char *const lines_MCDST[] = {"", "$c[CDST]"};
#define C_MCDST(role) {"MCDST", role, lines_MCDST, 2}
static const char *const lines_LL_DST[] = {"$r[LDST]", "o[{OOFF*4}]", "#"};
#define C_LL_DST(role) {"LL_DST", role, lines_LL_DST, 3}
static const char *const lines_CVT_INT[] = {"CHALF L_SRC", "CWORD L_SRC", "CREG $r[LSRC]"};
#define C_CVT_INT(role) {"CVT_INT", role, lines_CVT_INT, 3}
static const char *const lines_L_SRC[] = {"$r[LSRC].h[LSRC]", "u8 s[AT]", "u16 s[AT]", "s16 s[AT]",
    "b32 s[AT]", "a[{LAOFF*4}]", "p[AT0]"};
#define C_L_SRC(role) {"L_SRC", role, lines_L_SRC, 7}
static const char *const lines_AT[] = {"{LSOFF}", "$a[AREG]", "$a[AREG]+{LSOFF}",
    "$a[AREG]++{LSOFF}"};
#define C_AT(role) {"AT", role, lines_AT, 4}
static const char *const lines_AT_2[] = {"{LSOFF*2}", "$a[AREG]", "$a[AREG]+{LSOFF*2}",
    "$a[AREG]++{LSOFF*2}"};
#define C_AT_2(role) {"AT", role, lines_AT_2, 4}
static const char *const lines_AT_3[] = {"{LSOFF*4}", "$a[AREG]", "$a[AREG]+{LSOFF*4}",
    "$a[AREG]++{LSOFF*4}"};
#define C_AT_3(role) {"AT", role, lines_AT_3, 4}
static const char *const lines_AT0_2[] = {"{LAOFF*4}", "$a[AREG]", "$a[AREG]+{LAOFF*4}"};
#define C_AT0_2(role) {"AT0", role, lines_AT0_2, 3}
static const char *const lines_L_SRC_2[] = {"$r[LSRC]", "u8 s[AT]", "u16 s[AT]", "s16 s[AT]",
    "b32 s[AT]", "a[{LAOFF*4}]", "p[AT0]"};
#define C_L_SRC_2(role) {"L_SRC", role, lines_L_SRC_2, 7}
static const struct isadora_choice choices_cvt_i2i_u_full[] = {C_MCDST("cd"), C_LL_DST("d"),
    C_CVT_INT("a"), C_L_SRC("v"), C_AT("p"), C_AT_2("p"), C_AT_2("p"), C_AT_3("p"), C_AT0_2("q"),
    C_L_SRC_2("v"), C_AT("p"), C_AT_2("p"), C_AT_2("p"), C_AT_3("p"), C_AT0_2("q"), C_GUARD(NULL)};
static const char *const lines_LL_DST_2[] = {"$r[LDST].h[LDST]", "o[{OOFF*2}]", "#"};
#define C_LL_DST_2(role) {"LL_DST", role, lines_LL_DST_2, 3}
static const struct isadora_choice choices_cvt_i2i_u_half[] = {C_MCDST("cd"), C_LL_DST_2("d"),
    C_CVT_INT("a"), C_L_SRC("v"), C_AT("p"), C_AT_2("p"), C_AT_2("p"), C_AT_3("p"), C_AT0_2("q"),
    C_L_SRC_2("v"), C_AT("p"), C_AT_2("p"), C_AT_2("p"), C_AT_3("p"), C_AT0_2("q"), C_GUARD(NULL)};
static const char *const lines_LL_HALF[] = {"$r[LDST].h[LDST]", "half o[{OOFF*2}]", "half #"};
#define C_LL_HALF(role) {"LL_HALF", role, lines_LL_HALF, 3}
static const struct isadora_choice choices_cvt_i2i_u8_byte[] = {C_MCDST("cd"), C_LL_HALF("d"),
    C_CVT_INT("a"), C_L_SRC("v"), C_AT("p"), C_AT_2("p"), C_AT_2("p"), C_AT_3("p"), C_AT0_2("q"),
    C_L_SRC_2("v"), C_AT("p"), C_AT_2("p"), C_AT_2("p"), C_AT_3("p"), C_AT0_2("q"), C_GUARD(NULL)};
static const struct isadora_choice choices_cvt_i2f_64_u_to[] = {C_MCDST("cd"), C_L_DST("d"),
    C_L_SRC_2("a"), C_AT("p"), C_AT_2("p"), C_AT_2("p"), C_AT_3("p"), C_AT0_2("q"), C_GUARD(NULL)};
static const char *const lines_REG_3[] = {"$r[LSRC]d"};
#define C_REG_3(role) {"REG", role, lines_REG_3, 1}
static const struct isadora_choice choices_cvt_i2f_64_u_from[] = {C_MCDST("cd"), C_LL_DST("d"),
    C_REG_3("a"), C_GUARD(NULL)};
static const struct isadora_choice choices_cvt_i2f_64_u_both[] = {C_MCDST("cd"), C_L_DST("d"),
    C_REG_3("a"), C_GUARD(NULL)};
static const struct isadora_choice choices_cvt_f2i_u16_f16[] = {C_MCDST("cd"), C_LL_DST_2("d"),
    C_L_SRC("a"), C_AT("p"), C_AT_2("p"), C_AT_2("p"), C_AT_3("p"), C_AT0_2("q"), C_GUARD(NULL)};
static const struct isadora_choice choices_cvt_f2i_u16_f32[] = {C_MCDST("cd"), C_LL_DST_2("d"),
    C_L_SRC_2("a"), C_AT("p"), C_AT_2("p"), C_AT_2("p"), C_AT_3("p"), C_AT0_2("q"), C_GUARD(NULL)};
static const struct isadora_choice choices_cvt_f2i_u32_f16[] = {C_MCDST("cd"), C_LL_DST("d"),
    C_L_SRC("a"), C_AT("p"), C_AT_2("p"), C_AT_2("p"), C_AT_3("p"), C_AT0_2("q"), C_GUARD(NULL)};
static const struct isadora_choice choices_cvt_f2i_u32_f32[] = {C_MCDST("cd"), C_LL_DST("d"),
    C_L_SRC_2("a"), C_AT("p"), C_AT_2("p"), C_AT_2("p"), C_AT_3("p"), C_AT0_2("q"), C_GUARD(NULL)};
static const struct isadora_choice choices_dfma[] = {C_MCDST("cd"), C_L_DST("d"), C_REG_3("a"),
    C_REG("b"), C_REG_2("c"), C_GUARD(NULL)};
static const struct isadora_choice choices_dadd[] = {C_MCDST("cd"), C_L_DST("d"), C_REG_3("a"),
    C_REG_2("b"), C_GUARD(NULL)};
static const struct isadora_choice choices_dmul[] = {C_MCDST("cd"), C_L_DST("d"), C_REG_3("a"),
    C_REG("b"), C_GUARD(NULL)};
static const struct isadora_choice choices_dset[] = {C_MCDST("cd"), C_LL_DST("d"), C_REG_3("a"),
    C_REG("b"), C_GUARD(NULL)};
static const char *const lines_S_DST[] = {"$r[SDST]"};
#define C_S_DST(role) {"S_DST", role, lines_S_DST, 1}
static const char *const lines_S_SRC[] = {"$r[SSRC]", "u8 s[AT]", "u16 s[AT]", "s16 s[AT]",
    "b32 s[AT]", "a[{SAOFF*4}]", "p[AT0]"};
#define C_S_SRC(role) {"S_SRC", role, lines_S_SRC, 7}
static const char *const lines_AT_4[] = {"{SSOFF}", "$a[SAREG]", "$a[SAREG]+{SSOFF}",
    "$a[SAREG]++{SSOFF}"};
#define C_AT_4(role) {"AT", role, lines_AT_4, 4}
static const char *const lines_AT_5[] = {"{SSOFF*2}", "$a[SAREG]", "$a[SAREG]+{SSOFF*2}",
    "$a[SAREG]++{SSOFF*2}"};
#define C_AT_5(role) {"AT", role, lines_AT_5, 4}
static const char *const lines_AT_6[] = {"{SSOFF*4}", "$a[SAREG]", "$a[SAREG]+{SSOFF*4}",
    "$a[SAREG]++{SSOFF*4}"};
#define C_AT_6(role) {"AT", role, lines_AT_6, 4}
static const char *const lines_AT0_3[] = {"{SAOFF*4}", "$a[SAREG]", "$a[SAREG]+{SAOFF*4}"};
#define C_AT0_3(role) {"AT0", role, lines_AT0_3, 3}
static const char *const lines_S_SRC2[] = {"$r[SSRC2]", "$r[SSRC2]", "c{SSPACE}[AT]"};
#define C_S_SRC2(role) {"S_SRC2", role, lines_S_SRC2, 3}
static const char *const lines_AT_7[] = {"{SCOFF*4}", "$a[SAREG]", "$a[SAREG]+{SCOFF*4}",
    "$a[SAREG]++{SCOFF*4}"};
#define C_AT_7(role) {"AT", role, lines_AT_7, 4}
static const struct isadora_choice choices_fadd_short[] = {C_S_DST("d"), C_S_SRC("a"), C_AT_4("p"),
    C_AT_5("p"), C_AT_5("p"), C_AT_6("p"), C_AT0_3("q"), C_S_SRC2("b"), C_AT_7("p")};
static const char *const lines_I_SRC[] = {"$r[SSRC]", "u8 s[AT]", "u16 s[AT]", "s16 s[AT]",
    "b32 s[AT]", "p[AT0]"};
#define C_I_SRC(role) {"I_SRC", role, lines_I_SRC, 6}
static const struct isadora_choice choices_fadd_imm[] = {C_S_DST("d"), C_I_SRC("a"), C_AT_4("p"),
    C_AT_5("p"), C_AT_5("p"), C_AT_6("p"), C_AT0_3("q")};
static const char *const lines_L_SRC3[] = {"$r[LSRC3]", "$r[LSRC3]", "c{CSPACE}[AT]",
    "c{CSPACE}[AT]", "c{CSPACE}[{C3OFF*4}]", "c{CSPACE}[{C3OFF*4}]"};
#define C_L_SRC3(role) {"L_SRC3", role, lines_L_SRC3, 6}
static const char *const lines_AT_8[] = {"{C3OFF*4}", "$a[AREG]", "$a[AREG]+{C3OFF*4}",
    "$a[AREG]++{C3OFF*4}"};
#define C_AT_8(role) {"AT", role, lines_AT_8, 4}
static const struct isadora_choice choices_fadd_long[] = {C_MCDST("cd"), C_LL_DST("d"),
    C_L_SRC_2("a"), C_AT("p"), C_AT_2("p"), C_AT_2("p"), C_AT_3("p"), C_AT0_2("q"), C_L_SRC3("b"),
    C_AT_8("p"), C_AT_8("p"), C_GUARD(NULL)};
static const char *const lines_FMUL_SAT[] = {"", "sat", ""};
#define C_FMUL_SAT(role) {"FMUL_SAT", role, lines_FMUL_SAT, 3}
static const struct isadora_choice choices_fmul_short[] = {C_FMUL_SAT("sat"), C_S_DST("d"),
    C_S_SRC("a"), C_AT_4("p"), C_AT_5("p"), C_AT_5("p"), C_AT_6("p"), C_AT0_3("q"), C_S_SRC2("b"),
    C_AT_7("p")};
static const struct isadora_choice choices_fmul_imm[] = {C_FMUL_SAT("sat"), C_S_DST("d"),
    C_I_SRC("a"), C_AT_4("p"), C_AT_5("p"), C_AT_5("p"), C_AT_6("p"), C_AT0_3("q")};
static const char *const lines_FMUL_LSAT[] = {"", "sat", ""};
#define C_FMUL_LSAT(role) {"FMUL_LSAT", role, lines_FMUL_LSAT, 3}
static const char *const lines_L_SRC2[] = {"$r[LSRC2]", "$r[LSRC2]", "c{CSPACE}[AT]",
    "c{CSPACE}[AT]", "c{CSPACE}[{C2OFF*4}]", "c{CSPACE}[{C2OFF*4}]"};
#define C_L_SRC2(role) {"L_SRC2", role, lines_L_SRC2, 6}
static const char *const lines_AT_9[] = {"{C2OFF*4}", "$a[AREG]", "$a[AREG]+{C2OFF*4}",
    "$a[AREG]++{C2OFF*4}"};
#define C_AT_9(role) {"AT", role, lines_AT_9, 4}
static const struct isadora_choice choices_fmul_long[] = {C_FMUL_LSAT("sat"), C_MCDST("cd"),
    C_LL_DST("d"), C_L_SRC_2("a"), C_AT("p"), C_AT_2("p"), C_AT_2("p"), C_AT_3("p"), C_AT0_2("q"),
    C_L_SRC2("b"), C_AT_9("p"), C_AT_9("p"), C_GUARD(NULL)};
static const struct isadora_choice choices_fmad_short[] = {C_S_DST("d"), C_S_SRC("a"), C_AT_4("p"),
    C_AT_5("p"), C_AT_5("p"), C_AT_6("p"), C_AT0_3("q"), C_S_SRC2("b"), C_AT_7("p"), C_S_DST("c")};
static const struct isadora_choice choices_fmad_imm[] = {C_S_DST("d"), C_I_SRC("a"), C_AT_4("p"),
    C_AT_5("p"), C_AT_5("p"), C_AT_6("p"), C_AT0_3("q"), C_S_DST("c")};
static const struct isadora_choice choices_fmad_long[] = {C_MCDST("cd"), C_LL_DST("d"),
    C_L_SRC_2("a"), C_AT("p"), C_AT_2("p"), C_AT_2("p"), C_AT_3("p"), C_AT0_2("q"), C_L_SRC2("b"),
    C_AT_9("p"), C_AT_9("p"), C_L_SRC3("c"), C_AT_8("p"), C_AT_8("p"), C_GUARD(NULL)};
static const struct isadora_choice choices_fset[] = {C_MCDST("cd"), C_LL_DST("d"), C_L_SRC_2("a"),
    C_AT("p"), C_AT_2("p"), C_AT_2("p"), C_AT_3("p"), C_AT0_2("q"), C_L_SRC2("b"), C_AT_9("p"),
    C_AT_9("p"), C_GUARD(NULL)};
static const char *const lines_QUAD_LANE[] = {"l0", "l1", "l2", "l3", "dx", "dy"};
#define C_QUAD_LANE(role) {"QUAD_LANE", role, lines_QUAD_LANE, 6}
static const struct isadora_choice choices_quadop[] = {C_MCDST("cd"), C_LL_DST("d"),
    C_QUAD_LANE(NULL), C_GUARD(NULL)};
static const char *const lines_S_DST_2[] = {"$r[SDST].h[SDST]"};
#define C_S_DST_2(role) {"S_DST", role, lines_S_DST_2, 1}
static const char *const lines_S_SRC_2[] = {"$r[SSRC].h[SSRC]", "u8 s[AT]", "u16 s[AT]",
    "s16 s[AT]", "b32 s[AT]", "a[{SAOFF*4}]", "p[AT0]"};
#define C_S_SRC_2(role) {"S_SRC", role, lines_S_SRC_2, 7}
static const char *const lines_S_SRC2_2[] = {"$r[SSRC2].h[SSRC2]", "$r[SSRC2].h[SSRC2]",
    "c{SSPACE}[AT]"};
#define C_S_SRC2_2(role) {"S_SRC2", role, lines_S_SRC2_2, 3}
static const char *const lines_AT_10[] = {"{SCOFF*2}", "$a[SAREG]", "$a[SAREG]+{SCOFF*2}",
    "$a[SAREG]++{SCOFF*2}"};
#define C_AT_10(role) {"AT", role, lines_AT_10, 4}
static const struct isadora_choice choices_add_add_b16_short[] = {C_S_DST_2("d"), C_S_SRC_2("a"),
    C_AT_4("p"), C_AT_5("p"), C_AT_5("p"), C_AT_6("p"), C_AT0_3("q"), C_S_SRC2_2("b"),
    C_AT_10("p")};
static const char *const lines_I_SRC_2[] = {"$r[SSRC].h[SSRC]", "u8 s[AT]", "u16 s[AT]",
    "s16 s[AT]", "b32 s[AT]", "p[AT0]"};
#define C_I_SRC_2(role) {"I_SRC", role, lines_I_SRC_2, 6}
static const struct isadora_choice choices_add_add_b16_imm[] = {C_S_DST_2("d"), C_I_SRC_2("a"),
    C_AT_4("p"), C_AT_5("p"), C_AT_5("p"), C_AT_6("p"), C_AT0_3("q")};
static const char *const lines_L_SRC3_2[] = {"$r[LSRC3].h[LSRC3]", "$r[LSRC3].h[LSRC3]",
    "c{CSPACE}[AT]", "c{CSPACE}[AT]", "c{CSPACE}[{C3OFF*2}]", "c{CSPACE}[{C3OFF*2}]"};
#define C_L_SRC3_2(role) {"L_SRC3", role, lines_L_SRC3_2, 6}
static const char *const lines_AT_11[] = {"{C3OFF*2}", "$a[AREG]", "$a[AREG]+{C3OFF*2}",
    "$a[AREG]++{C3OFF*2}"};
#define C_AT_11(role) {"AT", role, lines_AT_11, 4}
static const struct isadora_choice choices_add_add_b16_long[] = {C_MCDST("cd"), C_LL_DST_2("d"),
    C_L_SRC("a"), C_AT("p"), C_AT_2("p"), C_AT_2("p"), C_AT_3("p"), C_AT0_2("q"), C_L_SRC3_2("b"),
    C_AT_11("p"), C_AT_11("p"), C_GUARD(NULL)};
static const struct isadora_choice choices_mul16_short[] = {C_S_DST("d"), C_S_SRC_2("a"),
    C_AT_4("p"), C_AT_5("p"), C_AT_5("p"), C_AT_6("p"), C_AT0_3("q"), C_S_SRC2_2("b"),
    C_AT_10("p")};
static const struct isadora_choice choices_mul16_imm[] = {C_S_DST("d"), C_I_SRC_2("a"), C_AT_4("p"),
    C_AT_5("p"), C_AT_5("p"), C_AT_6("p"), C_AT0_3("q")};
static const char *const lines_L_SRC2_2[] = {"$r[LSRC2].h[LSRC2]", "$r[LSRC2].h[LSRC2]",
    "c{CSPACE}[AT]", "c{CSPACE}[AT]", "c{CSPACE}[{C2OFF*2}]", "c{CSPACE}[{C2OFF*2}]"};
#define C_L_SRC2_2(role) {"L_SRC2", role, lines_L_SRC2_2, 6}
static const char *const lines_AT_12[] = {"{C2OFF*2}", "$a[AREG]", "$a[AREG]+{C2OFF*2}",
    "$a[AREG]++{C2OFF*2}"};
#define C_AT_12(role) {"AT", role, lines_AT_12, 4}
static const struct isadora_choice choices_mul16_long[] = {C_MCDST("cd"), C_LL_DST("d"),
    C_L_SRC("a"), C_AT("p"), C_AT_2("p"), C_AT_2("p"), C_AT_3("p"), C_AT0_2("q"), C_L_SRC2_2("b"),
    C_AT_12("p"), C_AT_12("p"), C_GUARD(NULL)};
static const struct isadora_choice choices_mul_add_add_u16_short[] = {C_S_DST("d"), C_S_SRC_2("a"),
    C_AT_4("p"), C_AT_5("p"), C_AT_5("p"), C_AT_6("p"), C_AT0_3("q"), C_S_SRC2_2("b"), C_AT_10("p"),
    C_S_DST("c3")};
static const struct isadora_choice choices_mul_add_add_u24_short[] = {C_S_DST("d"), C_S_SRC("a"),
    C_AT_4("p"), C_AT_5("p"), C_AT_5("p"), C_AT_6("p"), C_AT0_3("q"), C_S_SRC2("b"), C_AT_7("p"),
    C_S_DST("c3")};
static const struct isadora_choice choices_mul_add_add_u16_imm[] = {C_S_DST("d"), C_I_SRC_2("a"),
    C_AT_4("p"), C_AT_5("p"), C_AT_5("p"), C_AT_6("p"), C_AT0_3("q"), C_S_DST("c3")};
static const struct isadora_choice choices_mul_add_add_u24_imm[] = {C_S_DST("d"), C_I_SRC("a"),
    C_AT_4("p"), C_AT_5("p"), C_AT_5("p"), C_AT_6("p"), C_AT0_3("q"), C_S_DST("c3")};
static const struct isadora_choice choices_mul_add_add_u16_long[] = {C_MCDST("cd"), C_LL_DST("d"),
    C_L_SRC("a"), C_AT("p"), C_AT_2("p"), C_AT_2("p"), C_AT_3("p"), C_AT0_2("q"), C_L_SRC2_2("b"),
    C_AT_12("p"), C_AT_12("p"), C_L_SRC3("c3"), C_AT_8("p"), C_AT_8("p"), C_GUARD(NULL)};
static const struct isadora_choice choices_mul_add_add_u24_long[] = {C_MCDST("cd"), C_LL_DST("d"),
    C_L_SRC_2("a"), C_AT("p"), C_AT_2("p"), C_AT_2("p"), C_AT_3("p"), C_AT0_2("q"), C_L_SRC2("b"),
    C_AT_9("p"), C_AT_9("p"), C_L_SRC3("c3"), C_AT_8("p"), C_AT_8("p"), C_GUARD(NULL)};
static const char *const lines_REG_4[] = {"$r[SSRC].h[SSRC]"};
#define C_REG_4(role) {"REG", role, lines_REG_4, 1}
static const char *const lines_REG_5[] = {"$r[SSRC2].h[SSRC2]"};
#define C_REG_5(role) {"REG", role, lines_REG_5, 1}
static const struct isadora_choice choices_sad_u16_short[] = {C_S_DST("d"), C_REG_4("a"),
    C_REG_5("b"), C_S_DST("c3")};
static const char *const lines_REG_6[] = {"$r[SSRC]"};
#define C_REG_6(role) {"REG", role, lines_REG_6, 1}
static const char *const lines_REG_7[] = {"$r[SSRC2]"};
#define C_REG_7(role) {"REG", role, lines_REG_7, 1}
static const struct isadora_choice choices_sad_u32_short[] = {C_S_DST("d"), C_REG_6("a"),
    C_REG_7("b"), C_S_DST("c3")};
static const struct isadora_choice choices_minmax_max_u16[] = {C_MCDST("cd"), C_LL_DST_2("d"),
    C_L_SRC("a"), C_AT("p"), C_AT_2("p"), C_AT_2("p"), C_AT_3("p"), C_AT0_2("q"), C_L_SRC2_2("b"),
    C_AT_12("p"), C_AT_12("p"), C_GUARD(NULL)};
static const struct isadora_choice choices_ld_a[] = {C_LL_DST("d"), C_AT0_2("q"), C_GUARD(NULL)};
static const char *const lines_AT0_4[] = {"{OFF32*4}", "$a[AREG]", "$a[AREG]+{OFF32*4}"};
#define C_AT0_4(role) {"AT0", role, lines_AT0_4, 3}
static const struct isadora_choice choices_st_o[] = {C_AT0_4("q"), C_GUARD(NULL)};
static const char *const lines_AT_13[] = {"{OFF8}", "$a[AREG]", "$a[AREG]+{OFF8}",
    "$a[AREG]++{OFF8}"};
#define C_AT_13(role) {"AT", role, lines_AT_13, 4}
static const struct isadora_choice choices_ld_c_u8_full[] = {C_LL_DST("d"), C_AT_13("p"),
    C_GUARD(NULL)};
static const char *const lines_AT_14[] = {"{OFF16*2}", "$a[AREG]", "$a[AREG]+{OFF16*2}",
    "$a[AREG]++{OFF16*2}"};
#define C_AT_14(role) {"AT", role, lines_AT_14, 4}
static const struct isadora_choice choices_ld_c_u16_full[] = {C_LL_DST("d"), C_AT_14("p"),
    C_GUARD(NULL)};
static const char *const lines_AT_15[] = {"{OFF32*4}", "$a[AREG]", "$a[AREG]+{OFF32*4}",
    "$a[AREG]++{OFF32*4}"};
#define C_AT_15(role) {"AT", role, lines_AT_15, 4}
static const struct isadora_choice choices_ld_c_b32_full[] = {C_LL_DST("d"), C_AT_15("p"),
    C_GUARD(NULL)};
static const struct isadora_choice choices_ld_c_u8_half[] = {C_LL_HALF("d"), C_AT_13("p"),
    C_GUARD(NULL)};
static const struct isadora_choice choices_ld_c_u16_half[] = {C_LL_HALF("d"), C_AT_14("p"),
    C_GUARD(NULL)};
static const struct isadora_choice choices_ld_c_b32_half[] = {C_LL_HALF("d"), C_AT_15("p"),
    C_GUARD(NULL)};
static const char *const lines_LL_DST_3[] = {"$r[LDST]", "#"};
#define C_LL_DST_3(role) {"LL_DST", role, lines_LL_DST_3, 2}
static const struct isadora_choice choices_ld_s_u8_full[] = {C_LL_DST_3("d"), C_AT_13("p"),
    C_GUARD(NULL)};
static const struct isadora_choice choices_ld_s_u16_full[] = {C_LL_DST_3("d"), C_AT_14("p"),
    C_GUARD(NULL)};
static const char *const lines_LL_HALF_2[] = {"$r[LDST].h[LDST]", "half #"};
#define C_LL_HALF_2(role) {"LL_HALF", role, lines_LL_HALF_2, 2}
static const struct isadora_choice choices_ld_s_u8_half[] = {C_LL_HALF_2("d"), C_AT_13("p"),
    C_GUARD(NULL)};
static const struct isadora_choice choices_ld_s_u16_half[] = {C_LL_HALF_2("d"), C_AT_14("p"),
    C_GUARD(NULL)};
static const struct isadora_choice choices_ld_s_b32_full[] = {C_LL_DST_3("d"), C_AT_15("p"),
    C_GUARD(NULL)};
static const struct isadora_choice choices_ld_s_b32_half[] = {C_LL_HALF_2("d"), C_AT_15("p"),
    C_GUARD(NULL)};
static const char *const lines_REG_8[] = {"$r[LSRC3].h[LSRC3]"};
#define C_REG_8(role) {"REG", role, lines_REG_8, 1}
static const struct isadora_choice choices_st_s_half_b8[] = {C_AT_13("p"), C_REG_8("v"),
    C_GUARD(NULL)};
static const char *const lines_REG_9[] = {"$r[LSRC3]"};
#define C_REG_9(role) {"REG", role, lines_REG_9, 1}
static const struct isadora_choice choices_st_s_full_b8[] = {C_AT_13("p"), C_REG_9("v"),
    C_GUARD(NULL)};
static const struct isadora_choice choices_st_s_half_b16[] = {C_AT_14("p"), C_REG_8("v"),
    C_GUARD(NULL)};
static const struct isadora_choice choices_st_s_full_b16[] = {C_AT_14("p"), C_REG_9("v"),
    C_GUARD(NULL)};
static const struct isadora_choice choices_st_s_half_b32[] = {C_AT_15("p"), C_REG_8("v"),
    C_GUARD(NULL)};
static const struct isadora_choice choices_st_s_full_b32[] = {C_AT_15("p"), C_REG_9("v"),
    C_GUARD(NULL)};
static const char *const lines_L_DST_2[] = {"$r[LDST]"};
#define C_L_DST_2(role) {"L_DST", role, lines_L_DST_2, 1}
static const struct isadora_choice choices_ld_l_u8[] = {C_L_DST_2("d"), C_AT_13("p"),
    C_GUARD(NULL)};
static const struct isadora_choice choices_ld_l_b64[] = {C_L_DST("d"), C_AT_13("p"), C_GUARD(NULL)};
static const char *const lines_L_DST_3[] = {"$r[LDST]q"};
#define C_L_DST_3(role) {"L_DST", role, lines_L_DST_3, 1}
static const struct isadora_choice choices_ld_l_b128[] = {C_L_DST_3("d"), C_AT_13("p"),
    C_GUARD(NULL)};
static const struct isadora_choice choices_st_l_u8[] = {C_AT_13("p"), C_L_DST_2("v"),
    C_GUARD(NULL)};
static const struct isadora_choice choices_st_l_b64[] = {C_AT_13("p"), C_L_DST("v"), C_GUARD(NULL)};
static const struct isadora_choice choices_st_l_b128[] = {C_AT_13("p"), C_L_DST_3("v"),
    C_GUARD(NULL)};
static const struct isadora_choice choices_ld_g_u8[] = {C_L_DST_2("d"), C_GUARD(NULL)};
static const struct isadora_choice choices_ld_g_b64[] = {C_L_DST("d"), C_GUARD(NULL)};
static const struct isadora_choice choices_ld_g_b128[] = {C_L_DST_3("d"), C_GUARD(NULL)};
static const struct isadora_choice choices_st_g_u8[] = {C_L_DST_2("v"), C_GUARD(NULL)};
static const struct isadora_choice choices_st_g_b128[] = {C_L_DST_3("v"), C_GUARD(NULL)};
static const struct isadora_choice choices_mov_b16_short[] = {C_S_DST_2("d"), C_S_SRC_2("v"),
    C_AT_4("p"), C_AT_5("p"), C_AT_5("p"), C_AT_6("p"), C_AT0_3("q")};
static const struct isadora_choice choices_mov_b32_short[] = {C_S_DST("d"), C_S_SRC("v"),
    C_AT_4("p"), C_AT_5("p"), C_AT_5("p"), C_AT_6("p"), C_AT0_3("q")};
static const char *const lines_L_DST_4[] = {"$r[LDST].h[LDST]"};
#define C_L_DST_4(role) {"L_DST", role, lines_L_DST_4, 1}
static const struct isadora_choice choices_mov_b16_imm[] = {C_L_DST_4("d")};
static const struct isadora_choice choices_mov_b32_imm[] = {C_L_DST_2("d")};
static const struct isadora_choice choices_mov_b16_long[] = {C_LL_DST_2("d"), C_L_SRC("v"),
    C_AT("p"), C_AT_2("p"), C_AT_2("p"), C_AT_3("p"), C_AT0_2("q"), C_GUARD(NULL)};
static const struct isadora_choice choices_mov_b32_long[] = {C_LL_DST("d"), C_L_SRC_2("v"),
    C_AT("p"), C_AT_2("p"), C_AT_2("p"), C_AT_3("p"), C_AT0_2("q"), C_GUARD(NULL)};
static const char *const lines_SPECIAL[] = {"$sr[SREG]", "$sr[SREG]"};
#define C_SPECIAL(role) {"SPECIAL", role, lines_SPECIAL, 2}
static const struct isadora_choice choices_mov_r_sr[] = {C_SPECIAL("s"), C_GUARD(NULL)};
static const struct isadora_choice choices_shl_a[] = {C_L_SRC_2("a"), C_AT("p"), C_AT_2("p"),
    C_AT_2("p"), C_AT_3("p"), C_AT0_2("q"), C_GUARD(NULL)};
static const struct isadora_choice choices_rcp_long[] = {C_LL_DST("d"), C_GUARD(NULL)};
static const struct isadora_choice choices_pre_presin[] = {C_LL_DST("d"), C_L_SRC_2("a"), C_AT("p"),
    C_AT_2("p"), C_AT_2("p"), C_AT_3("p"), C_AT0_2("q"), C_GUARD(NULL)};
static const char *const lines_AT0_5[] = {"{VOFF*4}", "$a[SAREG]", "$a[SAREG]+{VOFF*4}"};
#define C_AT0_5(role) {"AT0", role, lines_AT0_5, 3}
static const struct isadora_choice choices_interp_plain_short[] = {C_AT0_5("q")};
static const char *const lines_AT0_6[] = {"{VOFF*4}", "$a[AREG]", "$a[AREG]+{VOFF*4}"};
#define C_AT0_6(role) {"AT0", role, lines_AT0_6, 3}
static const struct isadora_choice choices_interp_plain_long[] = {C_AT0_6("q"), C_GUARD(NULL)};
static const char *const lines_STDST[] = {"$r[SDST]:$r[SDST+1]:$r[SDST+2]:$r[SDST+3]"};
#define C_STDST(role) {"STDST", role, lines_STDST, 1}
static const char *const lines_STSRC[] = {"$r[SDST]", "$r[SDST]:$r[SDST+1]",
    "$r[SDST]:$r[SDST+1]:$r[SDST+2]", "$r[SDST]:$r[SDST+1]:$r[SDST+2]:$r[SDST+3]"};
#define C_STSRC(role) {"STSRC", role, lines_STSRC, 4}
static const struct isadora_choice choices_tex_texauto_short[] = {C_STDST("d"), C_STSRC("a")};
static const char *const lines_LTDST[] = {"#:#:#:#", "$r[LDST]:#:#:#", "#:$r[LDST]:#:#",
    "$r[LDST]:$r[LDST+1]:#:#", "#:#:$r[LDST]:#", "$r[LDST]:#:$r[LDST+1]:#",
    "#:$r[LDST]:$r[LDST+1]:#", "$r[LDST]:$r[LDST+1]:$r[LDST+2]:#", "#:#:#:$r[LDST]",
    "$r[LDST]:#:#:$r[LDST+1]", "#:$r[LDST]:#:$r[LDST+1]", "$r[LDST]:$r[LDST+1]:#:$r[LDST+2]",
    "#:#:$r[LDST]:$r[LDST+1]", "$r[LDST]:#:$r[LDST+1]:$r[LDST+2]",
    "#:$r[LDST]:$r[LDST+1]:$r[LDST+2]", "$r[LDST]:$r[LDST+1]:$r[LDST+2]:$r[LDST+3]"};
#define C_LTDST(role) {"LTDST", role, lines_LTDST, 16}
static const char *const lines_LTSRC[] = {"$r[LDST]", "$r[LDST]:$r[LDST+1]",
    "$r[LDST]:$r[LDST+1]:$r[LDST+2]", "$r[LDST]:$r[LDST+1]:$r[LDST+2]:$r[LDST+3]"};
#define C_LTSRC(role) {"LTSRC", role, lines_LTSRC, 4}
static const struct isadora_choice choices_tex_texauto_long[] = {C_LTDST("d"), C_LTSRC("a"),
    C_GUARD(NULL)};
static const struct isadora_choice choices_texsize[] = {C_LTDST("d"), C_GUARD(NULL)};

static const char title_red_g_add_num[] = "Reduction in global memory";
static const char title_red_g_wide_add[] = "Reduction of 64 bits in global memory";
static const char title_red_g_narrow_add_num[] = "Reduction with a narrow type, before G200";
static const char title_red_g_kept_add_num[] = "Reduction with a narrow type, from G200 on";
static const char title_atomic_g_add_num[] = "Atomic operation on global memory";
static const char title_atomic_g_narrow_add_num[] = "Atomic operation with a narrow type, before "
    "G200";
static const char title_atomic_g_kept_add_num[] = "Atomic operation with a narrow type, from G200 "
    "on";
static const char title_bar_mask[] = "Barrier of a block";
static const char title_trap_short[] = "Stop with an error";
static const char title_brkpt_short[] = "Breakpoint";
static const char title_vote_any[] = "Vote of the warp";
static const char title_emit_emit[] = "Emit a vertex, or end the primitive";
static const char title_cvt_i2i_u_full[] = "Convert integer to integer";
static const char title_cvt_i2f_f16[] = "Convert integer to float";
static const char title_cvt_i2f_64_u_to[] = "Convert integer to float, 64 bits involved";
static const char title_cvt_f2i_u16_f16[] = "Convert float to integer";
static const char title_cvt_f2i_64_u_to[] = "Convert float to integer, 64 bits involved";
static const char title_cvt_f2f_f16_same[] = "Convert float to float";
static const char title_cvt_f2f_64_narrow[] = "Convert float to float, 64 bits involved";
static const char title_dminmax_min[] = "f64 minimum and maximum";
static const char title_fadd_short[] = "f32 addition";
static const char title_fmul_short[] = "f32 multiplication";
static const char title_fmad_short[] = "f32 multiplication and addition";
static const char title_fminmax_max[] = "f32 minimum and maximum";
static const char title_add_add_b16_short[] = "Integer addition";
static const char title_mul16_short[] = "Multiplication, 16 by 16 bits";
static const char title_mul24_short[] = "Multiplication, 24 by 24 bits";
static const char title_mul_add_add_u16_short[] = "Integer multiplication and addition";
static const char title_mul_add_again_add[] = "Further opcodes of the u24 multiplication and "
    "addition";
static const char title_sad_u16_short[] = "Sum of absolute differences";
static const char title_minmax_max_u16[] = "Minimum and maximum";
static const char title_set_u16[] = "Comparison";
static const char title_logop_imm_and[] = "Bit operations with a constant";
static const char title_logop_and_b16[] = "Bit operations";
static const char title_shl_b16_reg[] = "Shift left";
static const char title_shr_u16_reg[] = "Shift right";
static const char title_ld_c_u8_full[] = "Load a constant";
static const char title_ld_s_u8_full[] = "Load from shared memory";
static const char title_ld_s_b32_full[] = "Load 32 bits from shared memory";
static const char title_ld_s_lock_full[] = "Load from shared memory and lock";
static const char title_st_s_half_b8[] = "Store to shared memory";
static const char title_ld_l_u8[] = "Load from local memory";
static const char title_st_l_u8[] = "Store to local memory";
static const char title_ld_g_u8[] = "Load from global memory";
static const char title_st_g_u8[] = "Store to global memory";
static const char title_mov_b16_short[] = "Move";
static const char title_rcp_short[] = "Reciprocal";
static const char title_sfu_rsqrt[] = "Reciprocal square root, logarithm";
static const char title_sincos_sin[] = "Sine and cosine";
static const char title_pre_presin[] = "Preparation of arguments";
static const char title_interp_plain_short[] = "Interpolated attribute";
static const char title_tex_texauto_short[] = "Texture lookup";
static const char title_texfetch_short[] = "Texel";
static const char title_tex_cube_texauto[] = "Lookup in a cube";
static const char title_texgather_texgather[] = "Four texels of a lookup";
static const char title_texquerylod_plain[] = "Level of detail";

static const char effects_red_g_add_num[] = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C "
    "$r[LSRC] $r[LDST] $ended $active $st $returned $broken $warps $bar[0..15]; writes $ended $st "
    "$active $warps $bar[0..15] $pc $returned $broken; read g.u32; write g.u32; trap: unaligned in "
    "`g`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and "
    "quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top "
    "of the stack is neither a branch nor a joinat; branch: conditional return";
static const char effects_red_exch_g[] = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C "
    "$r[LDST] $r[LSRC] $ended $active $st $returned $broken $warps $bar[0..15]; writes $ended $st "
    "$active $warps $bar[0..15] $pc $returned $broken; write g.u32; trap: unaligned in `g`; trap: "
    "`$st` is empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and quadpop; "
    "trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top of the "
    "stack is neither a branch nor a joinat; branch: conditional return";
static const char effects_red_g_wide_exch[] = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C "
    "$r[LDST] $r[LDST.n + 1] $r[LSRC] $ended $active $st $returned $broken $warps $bar[0..15]; "
    "writes $ended $st $active $warps $bar[0..15] $pc $returned $broken; write g.u64; trap: "
    "unaligned in `g`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait between "
    "quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, "
    "but the top of the stack is neither a branch nor a joinat; branch: conditional return";
static const char effects_red_g_narrow_add_num[] = "reads $c[COND].S $c[COND].Z $c[COND].O "
    "$c[COND].C $r[LDST] $r[LSRC] $ended $active $st $returned $broken $warps $bar[0..15]; writes "
    "$ended $st $active $warps $bar[0..15] $pc $returned $broken; read g.u32; write g.u32; trap: "
    "unaligned in `g`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait between "
    "quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, "
    "but the top of the stack is neither a branch nor a joinat; branch: conditional return";
static const char effects_red_g_kept_add_num[] = "reads $c[COND].S $c[COND].Z $c[COND].O "
    "$c[COND].C $ended $active $st $returned $broken $warps $bar[0..15]; writes $ended $st $active "
    "$warps $bar[0..15] $pc $returned $broken; trap: `$st` is empty; trap: QUADON_ACTIVE: the "
    "threads end or wait between quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; "
    "trap: STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat; "
    "branch: conditional return";
static const char effects_atomic_g_add_num[] = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C "
    "$r[LSRC] $r[LSRC2] $ended $active $st $returned $broken $warps $bar[0..15]; writes $r[LDST] "
    "$ended $st $active $warps $bar[0..15] $pc $returned $broken; read g.u32; write g.u32; trap: "
    "unaligned in `g`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait between "
    "quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, "
    "but the top of the stack is neither a branch nor a joinat; branch: conditional return";
static const char effects_atomic_g_wide[] = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C "
    "$r[LSRC2] $r[LSRC2.n + 1] $r[LSRC] $ended $active $st $returned $broken $warps $bar[0..15]; "
    "writes $r[LDST] $r[LDST.n + 1] $ended $st $active $warps $bar[0..15] $pc $returned $broken; "
    "read g.u64; write g.u64; trap: unaligned in `g`; trap: `$st` is empty; trap: QUADON_ACTIVE: "
    "the threads end or wait between quadon and quadpop; trap: STACK_UNDERFLOW: join without "
    "joinat; trap: STACK_MISMATCH: join, but the top of the stack is neither a branch nor a "
    "joinat; branch: conditional return";
static const char effects_atomic_g_narrow_add_num[] = "reads $c[COND].S $c[COND].Z $c[COND].O "
    "$c[COND].C $r[LSRC2] $r[LSRC] $ended $active $st $returned $broken $warps $bar[0..15]; writes "
    "$r[LDST] $ended $st $active $warps $bar[0..15] $pc $returned $broken; read g.u32; write "
    "g.u32; trap: unaligned in `g`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or "
    "wait between quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: "
    "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat; branch: "
    "conditional return";
static const char effects_atomic_g_kept_add_num[] = "reads $c[COND].S $c[COND].Z $c[COND].O "
    "$c[COND].C $r[LSRC] $ended $active $st $returned $broken $warps $bar[0..15]; writes $r[LDST] "
    "$ended $st $active $warps $bar[0..15] $pc $returned $broken; read g.u32; trap: unaligned in "
    "`g`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and "
    "quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top "
    "of the stack is neither a branch nor a joinat; branch: conditional return";
static const char effects_breakaddr[] = "reads $st $active; writes $st; trap: `$st` is empty; "
    "trap: QUADON_ACTIVE: flow control between quadon and quadpop; trap: `$st` is full";
static const char effects_bar_mask[] = "reads $st $bar[BAR] $warps; writes $bar[BAR]; trap: `$st` "
    "is empty; trap: QUADON_ACTIVE: flow control between quadon and quadpop; waits";
static const char effects_vote_any[] = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $ended "
    "$active $st $returned $broken $warps $bar[0..15]; writes $c[CDST] $ended $st $active $warps "
    "$bar[0..15] $pc $returned $broken; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end "
    "or wait between quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: "
    "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat; branch: "
    "conditional return";
static const char effects_emit_emit[] = "trap: not modelled: primitives, and what becomes of o[] "
    "behind a vertex, are outside the model";
static const char effects_cvt_i2i_u_full[] = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C "
    "$r[LSRC.n[1..6]].h $a[AREG] $r[LSRC] $ended $active $st $returned $broken $warps $bar[0..15]; "
    "writes $r[LDST] $c[CDST] $a[AREG] $ended $st $active $warps $bar[0..15] $pc $returned "
    "$broken; read s.u8; read s.u16; read s.u32; read a.u32; read p.u32; write o.u32; trap: "
    "outside `s`; trap: unaligned in `s`; trap: unaligned in `a`; trap: unaligned in `p`; trap: "
    "unaligned in `o`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait between "
    "quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, "
    "but the top of the stack is neither a branch nor a joinat; branch: conditional return";
static const char effects_cvt_i2i_u_half[] = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C "
    "$r[LSRC.n[1..6]].h $a[AREG] $r[LSRC] $ended $active $st $returned $broken $warps $bar[0..15]; "
    "writes $r[LDST.n[1..6]].h $c[CDST] $a[AREG] $ended $st $active $warps $bar[0..15] $pc "
    "$returned $broken; read s.u8; read s.u16; read s.u32; read a.u32; read p.u32; write o.u16; "
    "trap: outside `s`; trap: unaligned in `s`; trap: unaligned in `a`; trap: unaligned in `p`; "
    "trap: unaligned in `o`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait "
    "between quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: "
    "join, but the top of the stack is neither a branch nor a joinat; branch: conditional return";
static const char effects_cvt_i2f_64_u_to[] = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C "
    "$r[LSRC] $a[AREG] $ended $active $st $returned $broken $warps $bar[0..15]; writes $r[LDST] "
    "$r[LDST.n + 1] $c[CDST] $a[AREG] $ended $st $active $warps $bar[0..15] $pc $returned $broken; "
    "read s.u8; read s.u16; read s.u32; read a.u32; read p.u32; trap: outside `s`; trap: unaligned "
    "in `s`; trap: unaligned in `a`; trap: unaligned in `p`; trap: `$st` is empty; trap: "
    "QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: STACK_UNDERFLOW: "
    "join without joinat; trap: STACK_MISMATCH: join, but the top of the stack is neither a branch "
    "nor a joinat; branch: conditional return";
static const char effects_cvt_i2f_64_u_from[] = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C "
    "$r[LSRC] $r[LSRC.n + 1] $ended $active $st $returned $broken $warps $bar[0..15]; writes "
    "$r[LDST] $c[CDST] $ended $st $active $warps $bar[0..15] $pc $returned $broken; write o.u32; "
    "trap: unaligned in `o`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait "
    "between quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: "
    "join, but the top of the stack is neither a branch nor a joinat; branch: conditional return";
static const char effects_cvt_i2f_64_u_both[] = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C "
    "$r[LSRC] $r[LSRC.n + 1] $ended $active $st $returned $broken $warps $bar[0..15]; writes "
    "$r[LDST] $r[LDST.n + 1] $c[CDST] $ended $st $active $warps $bar[0..15] $pc $returned $broken; "
    "trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and "
    "quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top "
    "of the stack is neither a branch nor a joinat; branch: conditional return";
static const char effects_cvt_f2i_u16_f16[] = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C "
    "$r[LSRC.n[1..6]].h $a[AREG] $ended $active $st $returned $broken $warps $bar[0..15]; writes "
    "$r[LDST.n[1..6]].h $c[CDST] $a[AREG] $ended $st $active $warps $bar[0..15] $pc $returned "
    "$broken; read s.u8; read s.u16; read s.u32; read a.u32; read p.u32; write o.u16; trap: "
    "outside `s`; trap: unaligned in `s`; trap: unaligned in `a`; trap: unaligned in `p`; trap: "
    "unaligned in `o`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait between "
    "quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, "
    "but the top of the stack is neither a branch nor a joinat; branch: conditional return";
static const char effects_cvt_f2i_u16_f32[] = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C "
    "$r[LSRC] $a[AREG] $ended $active $st $returned $broken $warps $bar[0..15]; writes "
    "$r[LDST.n[1..6]].h $c[CDST] $a[AREG] $ended $st $active $warps $bar[0..15] $pc $returned "
    "$broken; read s.u8; read s.u16; read s.u32; read a.u32; read p.u32; write o.u16; trap: "
    "outside `s`; trap: unaligned in `s`; trap: unaligned in `a`; trap: unaligned in `p`; trap: "
    "unaligned in `o`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait between "
    "quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, "
    "but the top of the stack is neither a branch nor a joinat; branch: conditional return";
static const char effects_cvt_f2i_u32_f16[] = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C "
    "$r[LSRC.n[1..6]].h $a[AREG] $ended $active $st $returned $broken $warps $bar[0..15]; writes "
    "$r[LDST] $c[CDST] $a[AREG] $ended $st $active $warps $bar[0..15] $pc $returned $broken; read "
    "s.u8; read s.u16; read s.u32; read a.u32; read p.u32; write o.u32; trap: outside `s`; trap: "
    "unaligned in `s`; trap: unaligned in `a`; trap: unaligned in `p`; trap: unaligned in `o`; "
    "trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and "
    "quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top "
    "of the stack is neither a branch nor a joinat; branch: conditional return";
static const char effects_cvt_f2i_u32_f32[] = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C "
    "$r[LSRC] $a[AREG] $ended $active $st $returned $broken $warps $bar[0..15]; writes $r[LDST] "
    "$c[CDST] $a[AREG] $ended $st $active $warps $bar[0..15] $pc $returned $broken; read s.u8; "
    "read s.u16; read s.u32; read a.u32; read p.u32; write o.u32; trap: outside `s`; trap: "
    "unaligned in `s`; trap: unaligned in `a`; trap: unaligned in `p`; trap: unaligned in `o`; "
    "trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and "
    "quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top "
    "of the stack is neither a branch nor a joinat; branch: conditional return";
static const char effects_dmul[] = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC] "
    "$r[LSRC.n + 1] $r[LSRC2] $r[LSRC2.n + 1] $ended $active $st $returned $broken $warps "
    "$bar[0..15]; writes $r[LDST] $r[LDST.n + 1] $c[CDST] $ended $st $active $warps $bar[0..15] "
    "$pc $returned $broken; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait "
    "between quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: "
    "join, but the top of the stack is neither a branch nor a joinat; branch: conditional return";
static const char effects_fadd_short[] = "reads $r[SSRC] $a[SAREG] $r[SSRC2]; writes $r[SDST] "
    "$a[SAREG]; read s.u8; read s.u16; read s.u32; read a.u32; read p.u32; read c.u32; trap: "
    "outside `s`; trap: unaligned in `s`; trap: unaligned in `a`; trap: unaligned in `p`; trap: "
    "unaligned in `c`";
static const char effects_fadd_imm[] = "reads $r[SSRC] $a[SAREG]; writes $r[SDST] $a[SAREG]; read "
    "s.u8; read s.u16; read s.u32; read p.u32; trap: outside `s`; trap: unaligned in `s`; trap: "
    "unaligned in `p`";
static const char effects_fadd_long[] = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C "
    "$r[LSRC] $a[AREG] $r[LSRC3] $ended $active $st $returned $broken $warps $bar[0..15]; writes "
    "$r[LDST] $c[CDST] $a[AREG] $ended $st $active $warps $bar[0..15] $pc $returned $broken; read "
    "s.u8; read s.u16; read s.u32; read a.u32; read p.u32; read c.u32; write o.u32; trap: outside "
    "`s`; trap: unaligned in `s`; trap: unaligned in `a`; trap: unaligned in `p`; trap: unaligned "
    "in `c`; trap: unaligned in `o`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or "
    "wait between quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: "
    "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat; branch: "
    "conditional return";
static const char effects_fmul_long[] = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C "
    "$r[LSRC] $a[AREG] $r[LSRC2] $ended $active $st $returned $broken $warps $bar[0..15]; writes "
    "$r[LDST] $c[CDST] $a[AREG] $ended $st $active $warps $bar[0..15] $pc $returned $broken; read "
    "s.u8; read s.u16; read s.u32; read a.u32; read p.u32; read c.u32; write o.u32; trap: outside "
    "`s`; trap: unaligned in `s`; trap: unaligned in `a`; trap: unaligned in `p`; trap: unaligned "
    "in `c`; trap: unaligned in `o`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or "
    "wait between quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: "
    "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat; branch: "
    "conditional return";
static const char effects_fmad_short[] = "reads $r[SSRC] $a[SAREG] $r[SSRC2] $r[SDST]; writes "
    "$r[SDST] $a[SAREG]; read s.u8; read s.u16; read s.u32; read a.u32; read p.u32; read c.u32; "
    "trap: outside `s`; trap: unaligned in `s`; trap: unaligned in `a`; trap: unaligned in `p`; "
    "trap: unaligned in `c`";
static const char effects_fmad_imm[] = "reads $r[SSRC] $a[SAREG] $r[SDST]; writes $r[SDST] "
    "$a[SAREG]; read s.u8; read s.u16; read s.u32; read p.u32; trap: outside `s`; trap: unaligned "
    "in `s`; trap: unaligned in `p`";
static const char effects_fmad_long[] = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C "
    "$r[LSRC] $a[AREG] $r[LSRC2] $r[LSRC3] $ended $active $st $returned $broken $warps "
    "$bar[0..15]; writes $r[LDST] $c[CDST] $a[AREG] $ended $st $active $warps $bar[0..15] $pc "
    "$returned $broken; read s.u8; read s.u16; read s.u32; read a.u32; read p.u32; read c.u32; "
    "write o.u32; trap: outside `s`; trap: unaligned in `s`; trap: unaligned in `a`; trap: "
    "unaligned in `p`; trap: unaligned in `c`; trap: unaligned in `o`; trap: `$st` is empty; trap: "
    "QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: STACK_UNDERFLOW: "
    "join without joinat; trap: STACK_MISMATCH: join, but the top of the stack is neither a branch "
    "nor a joinat; branch: conditional return";
static const char effects_add_add_b16_short[] = "reads $r[SSRC.n[1..5]].h $a[SAREG] "
    "$r[SSRC2.n[1..5]].h; writes $r[SDST.n[1..5]].h $a[SAREG]; read s.u8; read s.u16; read s.u32; "
    "read a.u32; read p.u32; read c.u16; trap: outside `s`; trap: unaligned in `s`; trap: "
    "unaligned in `a`; trap: unaligned in `p`; trap: unaligned in `c`";
static const char effects_add_add_b16_imm[] = "reads $r[SSRC.n[1..5]].h $a[SAREG]; writes "
    "$r[SDST.n[1..5]].h $a[SAREG]; read s.u8; read s.u16; read s.u32; read p.u32; trap: outside "
    "`s`; trap: unaligned in `s`; trap: unaligned in `p`";
static const char effects_add_add_b16_long[] = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C "
    "$r[LSRC.n[1..6]].h $a[AREG] $r[LSRC3.n[1..6]].h $ended $active $st $returned $broken $warps "
    "$bar[0..15]; writes $r[LDST.n[1..6]].h $c[CDST] $a[AREG] $ended $st $active $warps "
    "$bar[0..15] $pc $returned $broken; read s.u8; read s.u16; read s.u32; read a.u32; read p.u32; "
    "read c.u16; write o.u16; trap: outside `s`; trap: unaligned in `s`; trap: unaligned in `a`; "
    "trap: unaligned in `p`; trap: unaligned in `c`; trap: unaligned in `o`; trap: `$st` is empty; "
    "trap: QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: "
    "STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top of the stack is "
    "neither a branch nor a joinat; branch: conditional return";
static const char effects_mul_add_add_u16_short[] = "reads $r[SSRC.n[1..5]].h $a[SAREG] "
    "$r[SSRC2.n[1..5]].h $r[SDST]; writes $r[SDST] $a[SAREG]; read s.u8; read s.u16; read s.u32; "
    "read a.u32; read p.u32; read c.u16; trap: outside `s`; trap: unaligned in `s`; trap: "
    "unaligned in `a`; trap: unaligned in `p`; trap: unaligned in `c`";
static const char effects_mul_add_addc_u16_short[] = "reads $r[SSRC.n[1..5]].h $a[SAREG] "
    "$r[SSRC2.n[1..5]].h $r[SDST] $c[0].C; writes $r[SDST] $a[SAREG]; read s.u8; read s.u16; read "
    "s.u32; read a.u32; read p.u32; read c.u16; trap: outside `s`; trap: unaligned in `s`; trap: "
    "unaligned in `a`; trap: unaligned in `p`; trap: unaligned in `c`";
static const char effects_mul_add_add_u16_imm[] = "reads $r[SSRC.n[1..5]].h $a[SAREG] $r[SDST]; "
    "writes $r[SDST] $a[SAREG]; read s.u8; read s.u16; read s.u32; read p.u32; trap: outside `s`; "
    "trap: unaligned in `s`; trap: unaligned in `p`";
static const char effects_mul_add_addc_u16_imm[] = "reads $r[SSRC.n[1..5]].h $a[SAREG] $r[SDST] "
    "$c[0].C; writes $r[SDST] $a[SAREG]; read s.u8; read s.u16; read s.u32; read p.u32; trap: "
    "outside `s`; trap: unaligned in `s`; trap: unaligned in `p`";
static const char effects_mul_add_add_u16_long[] = "reads $c[COND].S $c[COND].Z $c[COND].O "
    "$c[COND].C $r[LSRC.n[1..6]].h $a[AREG] $r[LSRC2.n[1..6]].h $r[LSRC3] $ended $active $st "
    "$returned $broken $warps $bar[0..15]; writes $r[LDST] $c[CDST] $a[AREG] $ended $st $active "
    "$warps $bar[0..15] $pc $returned $broken; read s.u8; read s.u16; read s.u32; read a.u32; read "
    "p.u32; read c.u16; read c.u32; write o.u32; trap: outside `s`; trap: unaligned in `s`; trap: "
    "unaligned in `a`; trap: unaligned in `p`; trap: unaligned in `c`; trap: unaligned in `o`; "
    "trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and "
    "quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top "
    "of the stack is neither a branch nor a joinat; branch: conditional return";
static const char effects_sad_u16_short[] = "reads $r[SSRC.n[1..5]].h $r[SSRC2.n[1..5]].h "
    "$r[SDST]; writes $r[SDST]";
static const char effects_sad_u32_short[] = "reads $r[SSRC] $r[SSRC2] $r[SDST]; writes $r[SDST]";
static const char effects_minmax_max_u16[] = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C "
    "$r[LSRC.n[1..6]].h $a[AREG] $r[LSRC2.n[1..6]].h $ended $active $st $returned $broken $warps "
    "$bar[0..15]; writes $r[LDST.n[1..6]].h $c[CDST] $a[AREG] $ended $st $active $warps "
    "$bar[0..15] $pc $returned $broken; read s.u8; read s.u16; read s.u32; read a.u32; read p.u32; "
    "read c.u16; write o.u16; trap: outside `s`; trap: unaligned in `s`; trap: unaligned in `a`; "
    "trap: unaligned in `p`; trap: unaligned in `c`; trap: unaligned in `o`; trap: `$st` is empty; "
    "trap: QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: "
    "STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top of the stack is "
    "neither a branch nor a joinat; branch: conditional return";
static const char effects_ld_c_u16_full[] = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C "
    "$a[AREG] $ended $active $st $returned $broken $warps $bar[0..15]; writes $r[LDST] $a[AREG] "
    "$ended $st $active $warps $bar[0..15] $pc $returned $broken; read c.u16; write o.u32; trap: "
    "unaligned in `c`; trap: unaligned in `o`; trap: `$st` is empty; trap: QUADON_ACTIVE: the "
    "threads end or wait between quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; "
    "trap: STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat; "
    "branch: conditional return";
static const char effects_ld_c_u16_half[] = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C "
    "$a[AREG] $ended $active $st $returned $broken $warps $bar[0..15]; writes $r[LDST.n[1..6]].h "
    "$a[AREG] $ended $st $active $warps $bar[0..15] $pc $returned $broken; read c.u16; write "
    "o.u16; trap: unaligned in `c`; trap: unaligned in `o`; trap: `$st` is empty; trap: "
    "QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: STACK_UNDERFLOW: "
    "join without joinat; trap: STACK_MISMATCH: join, but the top of the stack is neither a branch "
    "nor a joinat; branch: conditional return";
static const char effects_ld_s_u16_full[] = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C "
    "$a[AREG] $ended $active $st $returned $broken $warps $bar[0..15]; writes $r[LDST] $a[AREG] "
    "$ended $st $active $warps $bar[0..15] $pc $returned $broken; read s.u16; trap: outside `s`; "
    "trap: unaligned in `s`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait "
    "between quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: "
    "join, but the top of the stack is neither a branch nor a joinat; branch: conditional return";
static const char effects_ld_s_u16_half[] = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C "
    "$a[AREG] $ended $active $st $returned $broken $warps $bar[0..15]; writes $r[LDST.n[1..6]].h "
    "$a[AREG] $ended $st $active $warps $bar[0..15] $pc $returned $broken; read s.u16; trap: "
    "outside `s`; trap: unaligned in `s`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads "
    "end or wait between quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: "
    "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat; branch: "
    "conditional return";
static const char effects_ld_l_u8[] = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] "
    "$ended $active $st $returned $broken $warps $bar[0..15]; writes $r[LDST] $a[AREG] $ended $st "
    "$active $warps $bar[0..15] $pc $returned $broken; read l.u8; trap: `$st` is empty; trap: "
    "QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: STACK_UNDERFLOW: "
    "join without joinat; trap: STACK_MISMATCH: join, but the top of the stack is neither a branch "
    "nor a joinat; branch: conditional return";
static const char effects_ld_l_u16[] = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] "
    "$ended $active $st $returned $broken $warps $bar[0..15]; writes $r[LDST] $a[AREG] $ended $st "
    "$active $warps $bar[0..15] $pc $returned $broken; read l.u16; trap: unaligned in `l`; trap: "
    "`$st` is empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and quadpop; "
    "trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top of the "
    "stack is neither a branch nor a joinat; branch: conditional return";
static const char effects_st_l_u8[] = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] "
    "$r[LDST] $ended $active $st $returned $broken $warps $bar[0..15]; writes $a[AREG] $ended $st "
    "$active $warps $bar[0..15] $pc $returned $broken; write l.u8; trap: `$st` is empty; trap: "
    "QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: STACK_UNDERFLOW: "
    "join without joinat; trap: STACK_MISMATCH: join, but the top of the stack is neither a branch "
    "nor a joinat; branch: conditional return";
static const char effects_st_l_u16[] = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] "
    "$r[LDST] $ended $active $st $returned $broken $warps $bar[0..15]; writes $a[AREG] $ended $st "
    "$active $warps $bar[0..15] $pc $returned $broken; write l.u16; trap: unaligned in `l`; trap: "
    "`$st` is empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and quadpop; "
    "trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top of the "
    "stack is neither a branch nor a joinat; branch: conditional return";
static const char effects_ld_g_u8[] = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC] "
    "$ended $active $st $returned $broken $warps $bar[0..15]; writes $r[LDST] $ended $st $active "
    "$warps $bar[0..15] $pc $returned $broken; read g.u8; trap: `$st` is empty; trap: "
    "QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: STACK_UNDERFLOW: "
    "join without joinat; trap: STACK_MISMATCH: join, but the top of the stack is neither a branch "
    "nor a joinat; branch: conditional return";
static const char effects_ld_g_u16[] = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC] "
    "$ended $active $st $returned $broken $warps $bar[0..15]; writes $r[LDST] $ended $st $active "
    "$warps $bar[0..15] $pc $returned $broken; read g.u16; trap: unaligned in `g`; trap: `$st` is "
    "empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: "
    "STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top of the stack is "
    "neither a branch nor a joinat; branch: conditional return";
static const char effects_st_g_u8[] = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LDST] "
    "$r[LSRC] $ended $active $st $returned $broken $warps $bar[0..15]; writes $ended $st $active "
    "$warps $bar[0..15] $pc $returned $broken; write g.u8; trap: `$st` is empty; trap: "
    "QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: STACK_UNDERFLOW: "
    "join without joinat; trap: STACK_MISMATCH: join, but the top of the stack is neither a branch "
    "nor a joinat; branch: conditional return";
static const char effects_st_g_u16[] = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LDST] "
    "$r[LSRC] $ended $active $st $returned $broken $warps $bar[0..15]; writes $ended $st $active "
    "$warps $bar[0..15] $pc $returned $broken; write g.u16; trap: unaligned in `g`; trap: `$st` is "
    "empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: "
    "STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top of the stack is "
    "neither a branch nor a joinat; branch: conditional return";
static const char effects_mov_b32_long[] = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C "
    "$r[LSRC] $a[AREG] $ended $active $st $returned $broken $warps $bar[0..15]; writes $r[LDST] "
    "$a[AREG] $ended $st $active $warps $bar[0..15] $pc $returned $broken; read s.u8; read s.u16; "
    "read s.u32; read a.u32; read p.u32; write o.u32; trap: outside `s`; trap: unaligned in `s`; "
    "trap: unaligned in `a`; trap: unaligned in `p`; trap: unaligned in `o`; trap: `$st` is empty; "
    "trap: QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: "
    "STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top of the stack is "
    "neither a branch nor a joinat; branch: conditional return";
static const char effects_rcp_long[] = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC] "
    "$ended $active $st $returned $broken $warps $bar[0..15]; writes $r[LDST] $ended $st $active "
    "$warps $bar[0..15] $pc $returned $broken; write o.u32; trap: unaligned in `o`; trap: `$st` is "
    "empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: "
    "STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top of the stack is "
    "neither a branch nor a joinat; branch: conditional return";
static const char effects_sincos_sin[] = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C "
    "$r[LSRC].30 $r[LSRC].23..29 $r[LSRC].0..22 $r[LSRC].31 $ended $active $st $returned $broken "
    "$warps $bar[0..15]; writes $r[LDST] $ended $st $active $warps $bar[0..15] $pc $returned "
    "$broken; write o.u32; trap: unaligned in `o`; trap: `$st` is empty; trap: QUADON_ACTIVE: the "
    "threads end or wait between quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; "
    "trap: STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat; "
    "branch: conditional return";
static const char effects_interp_plain_short[] = "reads $a[SAREG]; writes $r[SDST]; read v.u32; "
    "trap: unaligned in `v`";
static const char effects_interp_plain_smul[] = "reads $a[SAREG] $r[SSRC]; writes $r[SDST]; read "
    "v.u32; trap: unaligned in `v`";
static const char effects_interp_plain_long[] = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C "
    "$a[AREG] $ended $active $st $returned $broken $warps $bar[0..15]; writes $r[LDST] $ended $st "
    "$active $warps $bar[0..15] $pc $returned $broken; read v.u32; trap: unaligned in `v`; trap: "
    "`$st` is empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and quadpop; "
    "trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top of the "
    "stack is neither a branch nor a joinat; branch: conditional return";
static const char effects_interp_plain_mul[] = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C "
    "$a[AREG] $r[LSRC] $ended $active $st $returned $broken $warps $bar[0..15]; writes $r[LDST] "
    "$ended $st $active $warps $bar[0..15] $pc $returned $broken; read v.u32; trap: unaligned in "
    "`v`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and "
    "quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top "
    "of the stack is neither a branch nor a joinat; branch: conditional return";
static const char effects_tex_texauto_long[] = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C "
    "$r[LDST] $r[u7(LDST.n + 1)] $r[u7(LDST.n + 2)] $r[..] $ended $active $st $returned $broken "
    "$warps $bar[0..15]; writes $r[0..127] $ended $st $active $warps $bar[0..15] $pc $returned "
    "$broken; read tx.u32; trap: registers behind the last one; trap: there is no texture here: "
    "its space is empty; trap: the texture is too large, or has no height or depth; trap: the "
    "header of the texture has no such number of coordinates or components; trap: the header of "
    "the texture has no such filter, edges or coordinates; trap: the texture is too large; trap: "
    "the instruction has fewer sources than the texture wants; trap: outside `tx`; trap: `$st` is "
    "empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: "
    "STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top of the stack is "
    "neither a branch nor a joinat; branch: conditional return";
static const char effects_tex_cube_texauto[] = "trap: not modelled: how the hardware orders faces "
    "and rounds places on them, no source says";
static const char effects_texgather_texgather[] = "trap: not modelled: which component and which "
    "order of texels, or of samples, no source says";
static const char effects_texquerylod_plain[] = "trap: not modelled: levels of textures are not "
    "modelled";

static const char note_red_g_add_num[] = "As the atomic operations, without a result.";
static const char note_red_g_narrow_add_num[] = "Acts on the word of 32 bits, with the operand "
    "repeated in it.";
static const char note_red_g_kept_add_num[] = "Memory stays as it is.";
static const char note_atomic_g_add_num[] = "The result is the old value. exch stores source 2; "
    "cas stores source 3 where memory equals source 2; inc counts up to source 2 and then begins "
    "at 0; dec counts down to 0 and then begins at source 2, also when memory is above it.";
static const char note_atomic_g_narrow_add_num[] = "Acts on the word of 32 bits, with the operand "
    "repeated in it; the result is the low part of what was there.";
static const char note_atomic_g_kept_add_num[] = "Memory stays as it is; the result is the low "
    "part of a word.";
static const char note_bar_mask[] = "`inc` counts the warp; with the last one the count begins "
    "again at 0. `wait` waits for that. What the mask means is known only for 0xfff; `all` stands "
    "in its place.";
static const char note_brkpt_short[] = "Stops the program only where breakpoints are enabled.";
static const char note_vote_any[] = "The predicate is not a condition of the instruction but what "
    "is voted on. No source says which flags the result has; here those of a number with all bits "
    "set, or of 0. {inferred}";
static const char note_cvt_i2i_u_full[] = "A number out of range becomes the nearest one of the "
    "range. Bytes come into a whole register or a half.";
static const char note_cvt_i2f_64_u_to[] = "The rounding is that of the number for signed sources, "
    "of its absolute value for unsigned ones, whose sign may have been changed. Nothing is "
    "saturated.";
static const char note_cvt_f2i_u16_f16[] = "A number out of range becomes the nearest one of the "
    "range, NaN 0.";
static const char note_cvt_f2i_64_u_to[] = "A number out of range becomes the nearest one of the "
    "range, NaN the number whose highest bit alone is set. O tells of both, but not of numbers "
    "above the range of u64; it also tells of the absolute value 0xffffffff.";
static const char note_cvt_f2f_f16_same[] = "With a rounding to an integer (rni, rmi, rpi, rzi) "
    "the value becomes a whole number first.";
static const char note_cvt_f2f_64_narrow[] = "NaN keeps its sign and the upper bits of its "
    "payload, and becomes a quiet one; denormals are kept.";
static const char note_dminmax_min[] = "Of a number and a NaN it is the number, of two NaNs source "
    "2.";
static const char note_fadd_short[] = "The short and the immediate form round to nearest. Codes 1 "
    "and 2 of the rounding were never tested, and are no instruction here.";
static const char note_fmad_short[] = "The product is cut off, not rounded, to 24 bits of "
    "significand, with any exponent; then the sum is rounded. Where source 3 is zero the product "
    "is an ordinary one. The first `neg` is that of the product. In short and immediate words "
    "source 3 is the destination.";
static const char note_fset[] = "All ones where the comparison holds, else 0.";
static const char note_fminmax_max[] = "Of a number and a NaN it is the number.";
static const char note_add_add_b16_short[] = "add: source 1 plus source 2; sub: source 1 minus "
    "source 2; subr: source 2 minus source 1; addc: the sum plus the carry of a condition "
    "register, `$c0` in short and immediate words. `sat` keeps the result in range, as a signed "
    "number.";
static const char note_mul16_short[] = "The product of two halves, each signed or not, modulo "
    "2^32.";
static const char note_mul24_short[] = "The low 24 bits of the sources make a product of 48 bits; "
    "the result is its low 32 bits, with `high` bits 16 to 47.";
static const char note_mul_add_add_u16_short[] = "The product as in `mul`, then added to source 3 "
    "as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In "
    "short and immediate words source 3 is the destination.";
static const char note_mul_add_again_add[] = "Primary opcode 7 with secondary opcodes 1 to 7 does "
    "what `(mul u24 ..)` does. The number behind the dot is the secondary opcode.";
static const char note_sad_u16_short[] = "The distance of sources 1 and 2 plus source 3, which has "
    "32 bits. Short words have registers as sources only; no source tells whether hardware takes "
    "others.";
static const char note_logop_imm_and[] = "mov2 is source 2. `not` inverts source 1 first.";
static const char note_logop_and_b16[] = "mov2 is source 2. `not` inverts a source first.";
static const char note_shl_b16_reg[] = "Counts of the width or more give 0.";
static const char note_shr_u16_reg[] = "Signed types keep the sign. Counts of the width or more "
    "give 0, or all ones for a negative number.";
static const char note_ld_c_u8_full[] = "The register is a whole one or a half; narrower values "
    "are extended.";
static const char note_ld_s_lock_full[] = "Tries to lock the word; the condition register tells "
    "whether that succeeded. Programs try again until it does, then store with `unlock`.";
static const char note_st_s_half_b8[] = "`unlock` ends what `ld lock` began. Half a register is "
    "stored as a word with zeros above it.";
static const char note_ld_g_u8[] = "`g0` to `g15` are 16 spaces that the driver binds to memory; "
    "compilers use `g14`.";
static const char note_mov_b16_short[] = "Long words may name the lanes of each quad that take "
    "part. `sfu` sends the move through the unit of special functions; the result is the same.";
static const char note_rcp_short[] = "The absolute value is taken first, then the sign changed.";
static const char note_sincos_sin[] = "The source is what `presin` made.";
static const char note_pre_presin[] = "Fixed point for `sin` and `cos`, in quarter turns, or for "
    "`ex2`. Results: bits 0 to 29 the number, 0x40000000 NaN, 0x40800000 infinity, bit 31 the "
    "sign.";
static const char note_interp_plain_short[] = "cent: at the centroid; flat: the value of the "
    "provoking vertex. With a register the result is multiplied by it.";
static const char note_tex_texauto_short[] = "Sources, as far as the texture wants them: x, y, z, "
    "the index of the layer, the reference value; for texbias and texlod then the bias or the "
    "level, which must be the same in all lanes of a quad. The index is an integer, the others are "
    "f32. `live` leaves out lanes whose result will not be seen; `deriv` computes derivatives in "
    "programs that are not for fragments.";
static const char note_texfetch_short[] = "Sources are integers: x, y, z, the index of the layer, "
    "the level.";
static const char note_tex_cube_texauto[] = "x, y, z are a direction, which chooses a face and a "
    "place on it.";
static const char note_texgather_texgather[] = "texgather gives one component of the four texels "
    "that a filter would blend; texcsaa is for coverage samples.";
static const char note_texquerylod_plain[] = "Fixed point with 6 bits of fraction.";


#define SLOTS(list) .slots = list, .slot_count = COUNT(list)
#define CHOICES(list) .choices = list, .choice_count = COUNT(list)

static const struct isadora_form forms[] = {
    [TESLA_RED_G_ADD_NUM] = {
        .name = "red_g.add.num", .page = "red_g", .title = title_red_g_add_num, .mnemonic = "red",
        .syntax = "MARK GUARD red add ATYPE g{GSPACE}[$r[LSRC]] $r[LDST]",
        .effects = effects_red_g_add_num,
        .note = note_red_g_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x11110, SLOTS(slots_red_g_add_num),
            CHOICES(choices_red_g_add_num),
        .bits = "110????? 11a????? ??ccpppp p?0000mm 1101???? ????gggg llllllll llllll01",
    },
    [TESLA_RED_G_INC_NUM] = {
        .name = "red_g.inc.num", .page = "red_g", .title = title_red_g_add_num, .mnemonic = "red",
        .syntax = "MARK GUARD red inc ATYPE g{GSPACE}[$r[LSRC]] $r[LDST]",
        .effects = effects_red_g_add_num,
        .note = note_red_g_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x11110, SLOTS(slots_red_g_add_num),
            CHOICES(choices_red_g_add_num),
        .bits = "110????? 110????? ??ccpppp p?0100mm 1101???? ????gggg llllllll llllll01",
    },
    [TESLA_RED_G_DEC_NUM] = {
        .name = "red_g.dec.num", .page = "red_g", .title = title_red_g_add_num, .mnemonic = "red",
        .syntax = "MARK GUARD red dec ATYPE g{GSPACE}[$r[LSRC]] $r[LDST]",
        .effects = effects_red_g_add_num,
        .note = note_red_g_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x11110, SLOTS(slots_red_g_add_num),
            CHOICES(choices_red_g_add_num),
        .bits = "110????? 110????? ??ccpppp p?0101mm 1101???? ????gggg llllllll llllll01",
    },
    [TESLA_RED_G_SINC_NUM] = {
        .name = "red_g.sinc.num", .page = "red_g", .title = title_red_g_add_num, .mnemonic = "red",
        .syntax = "MARK GUARD red inc ATYPE g{GSPACE}[$r[LSRC]] $r[LDST]",
        .effects = effects_red_g_add_num,
        .note = note_red_g_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x11100, SLOTS(slots_red_g_add_num),
            CHOICES(choices_red_g_add_num),
        .bits = "110????? 111????? ??ccpppp p?0100mm 1101???? ????gggg llllllll llllll01",
    },
    [TESLA_RED_G_SDEC_NUM] = {
        .name = "red_g.sdec.num", .page = "red_g", .title = title_red_g_add_num, .mnemonic = "red",
        .syntax = "MARK GUARD red dec ATYPE g{GSPACE}[$r[LSRC]] $r[LDST]",
        .effects = effects_red_g_add_num,
        .note = note_red_g_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x11100, SLOTS(slots_red_g_add_num),
            CHOICES(choices_red_g_add_num),
        .bits = "110????? 111????? ??ccpppp p?0101mm 1101???? ????gggg llllllll llllll01",
    },
    [TESLA_RED_G_NINC_NUM] = {
        .name = "red_g.ninc.num", .page = "red_g", .title = title_red_g_add_num, .mnemonic = "red",
        .syntax = "MARK GUARD red inc ATYPE g{GSPACE}[$r[LSRC]] $r[LDST]",
        .effects = effects_red_g_add_num,
        .note = note_red_g_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x10, SLOTS(slots_red_g_add_num),
            CHOICES(choices_red_g_add_num),
        .bits = "110????? 111????? ??ccpppp p?0100mm 1101???? ????gggg llllllll llllll01",
    },
    [TESLA_RED_G_NDEC_NUM] = {
        .name = "red_g.ndec.num", .page = "red_g", .title = title_red_g_add_num, .mnemonic = "red",
        .syntax = "MARK GUARD red dec ATYPE g{GSPACE}[$r[LSRC]] $r[LDST]",
        .effects = effects_red_g_add_num,
        .note = note_red_g_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x10, SLOTS(slots_red_g_add_num),
            CHOICES(choices_red_g_add_num),
        .bits = "110????? 111????? ??ccpppp p?0101mm 1101???? ????gggg llllllll llllll01",
    },
    [TESLA_RED_G_MAX_NUM] = {
        .name = "red_g.max.num", .page = "red_g", .title = title_red_g_add_num, .mnemonic = "red",
        .syntax = "MARK GUARD red max ATYPE g{GSPACE}[$r[LSRC]] $r[LDST]",
        .effects = effects_red_g_add_num,
        .note = note_red_g_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x11110, SLOTS(slots_red_g_add_num),
            CHOICES(choices_red_g_add_num),
        .bits = "110????? 11a????? ??ccpppp p?0110mm 1101???? ????gggg llllllll llllll01",
    },
    [TESLA_RED_G_MIN_NUM] = {
        .name = "red_g.min.num", .page = "red_g", .title = title_red_g_add_num, .mnemonic = "red",
        .syntax = "MARK GUARD red min ATYPE g{GSPACE}[$r[LSRC]] $r[LDST]",
        .effects = effects_red_g_add_num,
        .note = note_red_g_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x11110, SLOTS(slots_red_g_add_num),
            CHOICES(choices_red_g_add_num),
        .bits = "110????? 11a????? ??ccpppp p?0111mm 1101???? ????gggg llllllll llllll01",
    },
    [TESLA_RED_G_AND_BITS] = {
        .name = "red_g.and.bits", .page = "red_g", .title = title_red_g_add_num, .mnemonic = "red",
        .syntax = "MARK GUARD red and BTYPE g{GSPACE}[$r[LSRC]] $r[LDST]",
        .effects = effects_red_g_add_num,
        .note = note_red_g_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x11110, SLOTS(slots_red_g_and_bits),
            CHOICES(choices_red_g_add_num),
        .bits = "110????? 11b????? ??ccpppp p?1010mm 1101???? ????gggg llllllll llllll01",
    },
    [TESLA_RED_G_OR_BITS] = {
        .name = "red_g.or.bits", .page = "red_g", .title = title_red_g_add_num, .mnemonic = "red",
        .syntax = "MARK GUARD red or BTYPE g{GSPACE}[$r[LSRC]] $r[LDST]",
        .effects = effects_red_g_add_num,
        .note = note_red_g_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x11110, SLOTS(slots_red_g_and_bits),
            CHOICES(choices_red_g_add_num),
        .bits = "110????? 11b????? ??ccpppp p?1011mm 1101???? ????gggg llllllll llllll01",
    },
    [TESLA_RED_G_XOR_BITS] = {
        .name = "red_g.xor.bits", .page = "red_g", .title = title_red_g_add_num, .mnemonic = "red",
        .syntax = "MARK GUARD red xor BTYPE g{GSPACE}[$r[LSRC]] $r[LDST]",
        .effects = effects_red_g_add_num,
        .note = note_red_g_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x11110, SLOTS(slots_red_g_and_bits),
            CHOICES(choices_red_g_add_num),
        .bits = "110????? 11b????? ??ccpppp p?1100mm 1101???? ????gggg llllllll llllll01",
    },
    [TESLA_RED_EXCH_G] = {
        .name = "red_exch_g", .page = "red_exch_g",
            .title = "Store in global memory, as a reduction", .mnemonic = "red",
        .syntax = "MARK GUARD red exch BTYPE g{GSPACE}[$r[LSRC]] $r[LDST]",
        .effects = effects_red_exch_g,
        .note = "The document does not know it.",
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x11110, SLOTS(slots_red_g_and_bits),
            CHOICES(choices_red_g_add_num),
        .bits = "110????? 11b????? ??ccpppp p?0001mm 1101???? ????gggg llllllll llllll01",
    },
    [TESLA_RED_G_WIDE_ADD] = {
        .name = "red_g_wide.add", .page = "red_g_wide", .title = title_red_g_wide_add,
            .mnemonic = "red",
        .syntax = "MARK GUARD red add u64 g{GSPACE}[$r[LSRC]] $r[LDST]d",
        .effects = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LDST] $r[LDST.n + 1] "
            "$r[LSRC] $ended $active $st $returned $broken $warps $bar[0..15]; writes $ended $st "
            "$active $warps $bar[0..15] $pc $returned $broken; read g.u64; write g.u64; trap: "
            "unaligned in `g`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait "
            "between quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: "
            "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat; "
            "branch: conditional return",
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x11100, SLOTS(slots_red_g_wide_add),
            CHOICES(choices_red_g_wide_add),
        .bits = "110????? 100????? ??ccpppp p?0000mm 1101???? ????gggg llllllll llllll01",
    },
    [TESLA_RED_G_WIDE_EXCH] = {
        .name = "red_g_wide.exch", .page = "red_g_wide", .title = title_red_g_wide_add,
            .mnemonic = "red",
        .syntax = "MARK GUARD red exch b64 g{GSPACE}[$r[LSRC]] $r[LDST]d",
        .effects = effects_red_g_wide_exch,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x11100, SLOTS(slots_red_g_wide_add),
            CHOICES(choices_red_g_wide_add),
        .bits = "110????? 100????? ??ccpppp p?0001mm 1101???? ????gggg llllllll llllll01",
    },
    [TESLA_RED_G_NARROW_ADD_NUM] = {
        .name = "red_g_narrow.add.num", .page = "red_g_narrow", .title = title_red_g_narrow_add_num,
            .mnemonic = "red",
        .syntax = "MARK GUARD red add ATYPE g{GSPACE}[$r[LSRC]] $r[LDST]",
        .effects = effects_red_g_narrow_add_num,
        .note = note_red_g_narrow_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x10, SLOTS(slots_red_g_add_num),
            CHOICES(choices_red_g_add_num),
        .bits = "110????? 0aa????? ??ccpppp p?0000mm 1101???? ????gggg llllllll llllll01",
    },
    [TESLA_RED_G_NARROW_INC_NUM] = {
        .name = "red_g_narrow.inc.num", .page = "red_g_narrow", .title = title_red_g_narrow_add_num,
            .mnemonic = "red",
        .syntax = "MARK GUARD red inc ATYPE g{GSPACE}[$r[LSRC]] $r[LDST]",
        .effects = effects_red_g_narrow_add_num,
        .note = note_red_g_narrow_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x10, SLOTS(slots_red_g_add_num),
            CHOICES(choices_red_g_add_num),
        .bits = "110????? 0aa????? ??ccpppp p?0100mm 1101???? ????gggg llllllll llllll01",
    },
    [TESLA_RED_G_NARROW_DEC_NUM] = {
        .name = "red_g_narrow.dec.num", .page = "red_g_narrow", .title = title_red_g_narrow_add_num,
            .mnemonic = "red",
        .syntax = "MARK GUARD red dec ATYPE g{GSPACE}[$r[LSRC]] $r[LDST]",
        .effects = effects_red_g_narrow_add_num,
        .note = note_red_g_narrow_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x10, SLOTS(slots_red_g_add_num),
            CHOICES(choices_red_g_add_num),
        .bits = "110????? 0aa????? ??ccpppp p?0101mm 1101???? ????gggg llllllll llllll01",
    },
    [TESLA_RED_G_NARROW_MAX_NUM] = {
        .name = "red_g_narrow.max.num", .page = "red_g_narrow", .title = title_red_g_narrow_add_num,
            .mnemonic = "red",
        .syntax = "MARK GUARD red max ATYPE g{GSPACE}[$r[LSRC]] $r[LDST]",
        .effects = effects_red_g_narrow_add_num,
        .note = note_red_g_narrow_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x10, SLOTS(slots_red_g_add_num),
            CHOICES(choices_red_g_add_num),
        .bits = "110????? 0aa????? ??ccpppp p?0110mm 1101???? ????gggg llllllll llllll01",
    },
    [TESLA_RED_G_NARROW_MIN_NUM] = {
        .name = "red_g_narrow.min.num", .page = "red_g_narrow", .title = title_red_g_narrow_add_num,
            .mnemonic = "red",
        .syntax = "MARK GUARD red min ATYPE g{GSPACE}[$r[LSRC]] $r[LDST]",
        .effects = effects_red_g_narrow_add_num,
        .note = note_red_g_narrow_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x10, SLOTS(slots_red_g_add_num),
            CHOICES(choices_red_g_add_num),
        .bits = "110????? 0aa????? ??ccpppp p?0111mm 1101???? ????gggg llllllll llllll01",
    },
    [TESLA_RED_G_NARROW_AND_BITS] = {
        .name = "red_g_narrow.and.bits", .page = "red_g_narrow",
            .title = title_red_g_narrow_add_num, .mnemonic = "red",
        .syntax = "MARK GUARD red and BTYPE g{GSPACE}[$r[LSRC]] $r[LDST]",
        .effects = effects_red_g_narrow_add_num,
        .note = note_red_g_narrow_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x10, SLOTS(slots_red_g_and_bits),
            CHOICES(choices_red_g_add_num),
        .bits = "110????? 0bb????? ??ccpppp p?1010mm 1101???? ????gggg llllllll llllll01",
    },
    [TESLA_RED_G_NARROW_OR_BITS] = {
        .name = "red_g_narrow.or.bits", .page = "red_g_narrow", .title = title_red_g_narrow_add_num,
            .mnemonic = "red",
        .syntax = "MARK GUARD red or BTYPE g{GSPACE}[$r[LSRC]] $r[LDST]",
        .effects = effects_red_g_narrow_add_num,
        .note = note_red_g_narrow_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x10, SLOTS(slots_red_g_and_bits),
            CHOICES(choices_red_g_add_num),
        .bits = "110????? 0bb????? ??ccpppp p?1011mm 1101???? ????gggg llllllll llllll01",
    },
    [TESLA_RED_G_NARROW_XOR_BITS] = {
        .name = "red_g_narrow.xor.bits", .page = "red_g_narrow",
            .title = title_red_g_narrow_add_num, .mnemonic = "red",
        .syntax = "MARK GUARD red xor BTYPE g{GSPACE}[$r[LSRC]] $r[LDST]",
        .effects = effects_red_g_narrow_add_num,
        .note = note_red_g_narrow_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x10, SLOTS(slots_red_g_and_bits),
            CHOICES(choices_red_g_add_num),
        .bits = "110????? 0bb????? ??ccpppp p?1100mm 1101???? ????gggg llllllll llllll01",
    },
    [TESLA_RED_EXCH_G_NARROW] = {
        .name = "red_exch_g_narrow", .page = "red_exch_g_narrow",
            .title = "Narrow store as a reduction, before G200", .mnemonic = "red",
        .syntax = "MARK GUARD red exch BTYPE g{GSPACE}[$r[LSRC]] $r[LDST]",
        .effects = effects_red_exch_g,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x10, SLOTS(slots_red_g_and_bits),
            CHOICES(choices_red_g_add_num),
        .bits = "110????? 0bb????? ??ccpppp p?0001mm 1101???? ????gggg llllllll llllll01",
    },
    [TESLA_RED_G_KEPT_ADD_NUM] = {
        .name = "red_g_kept.add.num", .page = "red_g_kept", .title = title_red_g_kept_add_num,
            .mnemonic = "red",
        .syntax = "MARK GUARD red add ATYPE g{GSPACE}[$r[LSRC]] $r[LDST]",
        .effects = effects_red_g_kept_add_num,
        .note = note_red_g_kept_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x11100, SLOTS(slots_red_g_add_num),
            CHOICES(choices_red_g_add_num),
        .bits = "110????? 0aa????? ??ccpppp p?0000mm 1101???? ????gggg llllllll llllll01",
    },
    [TESLA_RED_G_KEPT_INC_NUM] = {
        .name = "red_g_kept.inc.num", .page = "red_g_kept", .title = title_red_g_kept_add_num,
            .mnemonic = "red",
        .syntax = "MARK GUARD red inc ATYPE g{GSPACE}[$r[LSRC]] $r[LDST]",
        .effects = effects_red_g_kept_add_num,
        .note = note_red_g_kept_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x11100, SLOTS(slots_red_g_add_num),
            CHOICES(choices_red_g_add_num),
        .bits = "110????? 0aa????? ??ccpppp p?0100mm 1101???? ????gggg llllllll llllll01",
    },
    [TESLA_RED_G_KEPT_DEC_NUM] = {
        .name = "red_g_kept.dec.num", .page = "red_g_kept", .title = title_red_g_kept_add_num,
            .mnemonic = "red",
        .syntax = "MARK GUARD red dec ATYPE g{GSPACE}[$r[LSRC]] $r[LDST]",
        .effects = effects_red_g_kept_add_num,
        .note = note_red_g_kept_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x11100, SLOTS(slots_red_g_add_num),
            CHOICES(choices_red_g_add_num),
        .bits = "110????? 0aa????? ??ccpppp p?0101mm 1101???? ????gggg llllllll llllll01",
    },
    [TESLA_RED_G_KEPT_MAX_NUM] = {
        .name = "red_g_kept.max.num", .page = "red_g_kept", .title = title_red_g_kept_add_num,
            .mnemonic = "red",
        .syntax = "MARK GUARD red max ATYPE g{GSPACE}[$r[LSRC]] $r[LDST]",
        .effects = effects_red_g_kept_add_num,
        .note = note_red_g_kept_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x11100, SLOTS(slots_red_g_add_num),
            CHOICES(choices_red_g_add_num),
        .bits = "110????? 0aa????? ??ccpppp p?0110mm 1101???? ????gggg llllllll llllll01",
    },
    [TESLA_RED_G_KEPT_MIN_NUM] = {
        .name = "red_g_kept.min.num", .page = "red_g_kept", .title = title_red_g_kept_add_num,
            .mnemonic = "red",
        .syntax = "MARK GUARD red min ATYPE g{GSPACE}[$r[LSRC]] $r[LDST]",
        .effects = effects_red_g_kept_add_num,
        .note = note_red_g_kept_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x11100, SLOTS(slots_red_g_add_num),
            CHOICES(choices_red_g_add_num),
        .bits = "110????? 0aa????? ??ccpppp p?0111mm 1101???? ????gggg llllllll llllll01",
    },
    [TESLA_RED_G_KEPT_EXCH_BITS] = {
        .name = "red_g_kept.exch.bits", .page = "red_g_kept", .title = title_red_g_kept_add_num,
            .mnemonic = "red",
        .syntax = "MARK GUARD red exch BTYPE g{GSPACE}[$r[LSRC]] $r[LDST]",
        .effects = effects_red_g_kept_add_num,
        .note = note_red_g_kept_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x11100, SLOTS(slots_red_g_and_bits),
            CHOICES(choices_red_g_add_num),
        .bits = "110????? 0bb????? ??ccpppp p?0001mm 1101???? ????gggg llllllll llllll01",
    },
    [TESLA_RED_G_KEPT_AND_BITS] = {
        .name = "red_g_kept.and.bits", .page = "red_g_kept", .title = title_red_g_kept_add_num,
            .mnemonic = "red",
        .syntax = "MARK GUARD red and BTYPE g{GSPACE}[$r[LSRC]] $r[LDST]",
        .effects = effects_red_g_kept_add_num,
        .note = note_red_g_kept_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x11100, SLOTS(slots_red_g_and_bits),
            CHOICES(choices_red_g_add_num),
        .bits = "110????? 0bb????? ??ccpppp p?1010mm 1101???? ????gggg llllllll llllll01",
    },
    [TESLA_RED_G_KEPT_OR_BITS] = {
        .name = "red_g_kept.or.bits", .page = "red_g_kept", .title = title_red_g_kept_add_num,
            .mnemonic = "red",
        .syntax = "MARK GUARD red or BTYPE g{GSPACE}[$r[LSRC]] $r[LDST]",
        .effects = effects_red_g_kept_add_num,
        .note = note_red_g_kept_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x11100, SLOTS(slots_red_g_and_bits),
            CHOICES(choices_red_g_add_num),
        .bits = "110????? 0bb????? ??ccpppp p?1011mm 1101???? ????gggg llllllll llllll01",
    },
    [TESLA_RED_G_KEPT_XOR_BITS] = {
        .name = "red_g_kept.xor.bits", .page = "red_g_kept", .title = title_red_g_kept_add_num,
            .mnemonic = "red",
        .syntax = "MARK GUARD red xor BTYPE g{GSPACE}[$r[LSRC]] $r[LDST]",
        .effects = effects_red_g_kept_add_num,
        .note = note_red_g_kept_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x11100, SLOTS(slots_red_g_and_bits),
            CHOICES(choices_red_g_add_num),
        .bits = "110????? 0bb????? ??ccpppp p?1100mm 1101???? ????gggg llllllll llllll01",
    },
    [TESLA_ATOMIC_G_ADD_NUM] = {
        .name = "atomic_g.add.num", .page = "atomic_g", .title = title_atomic_g_add_num,
            .mnemonic = "ld",
        .syntax = "MARK GUARD ld add ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2]",
        .effects = effects_atomic_g_add_num,
        .note = note_atomic_g_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x11110, SLOTS(slots_atomic_g_add_num),
            CHOICES(choices_red_g_add_num),
        .bits = "111????? 11a????? ??ccpppp p?0000mm 1101?ggg glllllll llllllll llllll01",
    },
    [TESLA_ATOMIC_G_INC_NUM] = {
        .name = "atomic_g.inc.num", .page = "atomic_g", .title = title_atomic_g_add_num,
            .mnemonic = "ld",
        .syntax = "MARK GUARD ld inc ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2]",
        .effects = effects_atomic_g_add_num,
        .note = note_atomic_g_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x11110, SLOTS(slots_atomic_g_add_num),
            CHOICES(choices_red_g_add_num),
        .bits = "111????? 110????? ??ccpppp p?0100mm 1101?ggg glllllll llllllll llllll01",
    },
    [TESLA_ATOMIC_G_DEC_NUM] = {
        .name = "atomic_g.dec.num", .page = "atomic_g", .title = title_atomic_g_add_num,
            .mnemonic = "ld",
        .syntax = "MARK GUARD ld dec ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2]",
        .effects = effects_atomic_g_add_num,
        .note = note_atomic_g_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x11110, SLOTS(slots_atomic_g_add_num),
            CHOICES(choices_red_g_add_num),
        .bits = "111????? 110????? ??ccpppp p?0101mm 1101?ggg glllllll llllllll llllll01",
    },
    [TESLA_ATOMIC_G_SINC_NUM] = {
        .name = "atomic_g.sinc.num", .page = "atomic_g", .title = title_atomic_g_add_num,
            .mnemonic = "ld",
        .syntax = "MARK GUARD ld inc ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2]",
        .effects = effects_atomic_g_add_num,
        .note = note_atomic_g_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x11100, SLOTS(slots_atomic_g_add_num),
            CHOICES(choices_red_g_add_num),
        .bits = "111????? 111????? ??ccpppp p?0100mm 1101?ggg glllllll llllllll llllll01",
    },
    [TESLA_ATOMIC_G_SDEC_NUM] = {
        .name = "atomic_g.sdec.num", .page = "atomic_g", .title = title_atomic_g_add_num,
            .mnemonic = "ld",
        .syntax = "MARK GUARD ld dec ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2]",
        .effects = effects_atomic_g_add_num,
        .note = note_atomic_g_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x11100, SLOTS(slots_atomic_g_add_num),
            CHOICES(choices_red_g_add_num),
        .bits = "111????? 111????? ??ccpppp p?0101mm 1101?ggg glllllll llllllll llllll01",
    },
    [TESLA_ATOMIC_G_NINC_NUM] = {
        .name = "atomic_g.ninc.num", .page = "atomic_g", .title = title_atomic_g_add_num,
            .mnemonic = "ld",
        .syntax = "MARK GUARD ld inc ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2]",
        .effects = effects_atomic_g_add_num,
        .note = note_atomic_g_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x10, SLOTS(slots_atomic_g_add_num),
            CHOICES(choices_red_g_add_num),
        .bits = "111????? 111????? ??ccpppp p?0100mm 1101?ggg glllllll llllllll llllll01",
    },
    [TESLA_ATOMIC_G_NDEC_NUM] = {
        .name = "atomic_g.ndec.num", .page = "atomic_g", .title = title_atomic_g_add_num,
            .mnemonic = "ld",
        .syntax = "MARK GUARD ld dec ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2]",
        .effects = effects_atomic_g_add_num,
        .note = note_atomic_g_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x10, SLOTS(slots_atomic_g_add_num),
            CHOICES(choices_red_g_add_num),
        .bits = "111????? 111????? ??ccpppp p?0101mm 1101?ggg glllllll llllllll llllll01",
    },
    [TESLA_ATOMIC_G_MAX_NUM] = {
        .name = "atomic_g.max.num", .page = "atomic_g", .title = title_atomic_g_add_num,
            .mnemonic = "ld",
        .syntax = "MARK GUARD ld max ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2]",
        .effects = effects_atomic_g_add_num,
        .note = note_atomic_g_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x11110, SLOTS(slots_atomic_g_add_num),
            CHOICES(choices_red_g_add_num),
        .bits = "111????? 11a????? ??ccpppp p?0110mm 1101?ggg glllllll llllllll llllll01",
    },
    [TESLA_ATOMIC_G_MIN_NUM] = {
        .name = "atomic_g.min.num", .page = "atomic_g", .title = title_atomic_g_add_num,
            .mnemonic = "ld",
        .syntax = "MARK GUARD ld min ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2]",
        .effects = effects_atomic_g_add_num,
        .note = note_atomic_g_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x11110, SLOTS(slots_atomic_g_add_num),
            CHOICES(choices_red_g_add_num),
        .bits = "111????? 11a????? ??ccpppp p?0111mm 1101?ggg glllllll llllllll llllll01",
    },
    [TESLA_ATOMIC_G_AND_BITS] = {
        .name = "atomic_g.and.bits", .page = "atomic_g", .title = title_atomic_g_add_num,
            .mnemonic = "ld",
        .syntax = "MARK GUARD ld and BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2]",
        .effects = effects_atomic_g_add_num,
        .note = note_atomic_g_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x11110, SLOTS(slots_atomic_g_and_bits),
            CHOICES(choices_red_g_add_num),
        .bits = "111????? 11b????? ??ccpppp p?1010mm 1101?ggg glllllll llllllll llllll01",
    },
    [TESLA_ATOMIC_G_OR_BITS] = {
        .name = "atomic_g.or.bits", .page = "atomic_g", .title = title_atomic_g_add_num,
            .mnemonic = "ld",
        .syntax = "MARK GUARD ld or BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2]",
        .effects = effects_atomic_g_add_num,
        .note = note_atomic_g_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x11110, SLOTS(slots_atomic_g_and_bits),
            CHOICES(choices_red_g_add_num),
        .bits = "111????? 11b????? ??ccpppp p?1011mm 1101?ggg glllllll llllllll llllll01",
    },
    [TESLA_ATOMIC_G_XOR_BITS] = {
        .name = "atomic_g.xor.bits", .page = "atomic_g", .title = title_atomic_g_add_num,
            .mnemonic = "ld",
        .syntax = "MARK GUARD ld xor BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2]",
        .effects = effects_atomic_g_add_num,
        .note = note_atomic_g_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x11110, SLOTS(slots_atomic_g_and_bits),
            CHOICES(choices_red_g_add_num),
        .bits = "111????? 11b????? ??ccpppp p?1100mm 1101?ggg glllllll llllllll llllll01",
    },
    [TESLA_ATOMIC_G_WIDE] = {
        .name = "atomic_g_wide", .page = "atomic_g_wide",
            .title = "Atomic addition of 64 bits in global memory", .mnemonic = "ld",
        .syntax = "MARK GUARD ld add u64 $r[LDST]d g{GSPACE2}[$r[LSRC]] $r[LSRC2]d",
        .effects = effects_atomic_g_wide,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x11100, SLOTS(slots_atomic_g_wide),
            CHOICES(choices_atomic_g_wide),
        .bits = "111????? 100????? ??ccpppp p?0000mm 1101?ggg glllllll llllllll llllll01",
    },
    [TESLA_ATOMIC_G_NARROW_ADD_NUM] = {
        .name = "atomic_g_narrow.add.num", .page = "atomic_g_narrow",
            .title = title_atomic_g_narrow_add_num, .mnemonic = "ld",
        .syntax = "MARK GUARD ld add ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2]",
        .effects = effects_atomic_g_narrow_add_num,
        .note = note_atomic_g_narrow_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x10, SLOTS(slots_atomic_g_add_num),
            CHOICES(choices_red_g_add_num),
        .bits = "111????? 0aa????? ??ccpppp p?0000mm 1101?ggg glllllll llllllll llllll01",
    },
    [TESLA_ATOMIC_G_NARROW_INC_NUM] = {
        .name = "atomic_g_narrow.inc.num", .page = "atomic_g_narrow",
            .title = title_atomic_g_narrow_add_num, .mnemonic = "ld",
        .syntax = "MARK GUARD ld inc ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2]",
        .effects = effects_atomic_g_narrow_add_num,
        .note = note_atomic_g_narrow_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x10, SLOTS(slots_atomic_g_add_num),
            CHOICES(choices_red_g_add_num),
        .bits = "111????? 0aa????? ??ccpppp p?0100mm 1101?ggg glllllll llllllll llllll01",
    },
    [TESLA_ATOMIC_G_NARROW_DEC_NUM] = {
        .name = "atomic_g_narrow.dec.num", .page = "atomic_g_narrow",
            .title = title_atomic_g_narrow_add_num, .mnemonic = "ld",
        .syntax = "MARK GUARD ld dec ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2]",
        .effects = effects_atomic_g_narrow_add_num,
        .note = note_atomic_g_narrow_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x10, SLOTS(slots_atomic_g_add_num),
            CHOICES(choices_red_g_add_num),
        .bits = "111????? 0aa????? ??ccpppp p?0101mm 1101?ggg glllllll llllllll llllll01",
    },
    [TESLA_ATOMIC_G_NARROW_MAX_NUM] = {
        .name = "atomic_g_narrow.max.num", .page = "atomic_g_narrow",
            .title = title_atomic_g_narrow_add_num, .mnemonic = "ld",
        .syntax = "MARK GUARD ld max ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2]",
        .effects = effects_atomic_g_narrow_add_num,
        .note = note_atomic_g_narrow_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x10, SLOTS(slots_atomic_g_add_num),
            CHOICES(choices_red_g_add_num),
        .bits = "111????? 0aa????? ??ccpppp p?0110mm 1101?ggg glllllll llllllll llllll01",
    },
    [TESLA_ATOMIC_G_NARROW_MIN_NUM] = {
        .name = "atomic_g_narrow.min.num", .page = "atomic_g_narrow",
            .title = title_atomic_g_narrow_add_num, .mnemonic = "ld",
        .syntax = "MARK GUARD ld min ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2]",
        .effects = effects_atomic_g_narrow_add_num,
        .note = note_atomic_g_narrow_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x10, SLOTS(slots_atomic_g_add_num),
            CHOICES(choices_red_g_add_num),
        .bits = "111????? 0aa????? ??ccpppp p?0111mm 1101?ggg glllllll llllllll llllll01",
    },
    [TESLA_ATOMIC_G_NARROW_AND_BITS] = {
        .name = "atomic_g_narrow.and.bits", .page = "atomic_g_narrow",
            .title = title_atomic_g_narrow_add_num, .mnemonic = "ld",
        .syntax = "MARK GUARD ld and BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2]",
        .effects = effects_atomic_g_narrow_add_num,
        .note = note_atomic_g_narrow_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x10, SLOTS(slots_atomic_g_and_bits),
            CHOICES(choices_red_g_add_num),
        .bits = "111????? 0bb????? ??ccpppp p?1010mm 1101?ggg glllllll llllllll llllll01",
    },
    [TESLA_ATOMIC_G_NARROW_OR_BITS] = {
        .name = "atomic_g_narrow.or.bits", .page = "atomic_g_narrow",
            .title = title_atomic_g_narrow_add_num, .mnemonic = "ld",
        .syntax = "MARK GUARD ld or BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2]",
        .effects = effects_atomic_g_narrow_add_num,
        .note = note_atomic_g_narrow_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x10, SLOTS(slots_atomic_g_and_bits),
            CHOICES(choices_red_g_add_num),
        .bits = "111????? 0bb????? ??ccpppp p?1011mm 1101?ggg glllllll llllllll llllll01",
    },
    [TESLA_ATOMIC_G_NARROW_XOR_BITS] = {
        .name = "atomic_g_narrow.xor.bits", .page = "atomic_g_narrow",
            .title = title_atomic_g_narrow_add_num, .mnemonic = "ld",
        .syntax = "MARK GUARD ld xor BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2]",
        .effects = effects_atomic_g_narrow_add_num,
        .note = note_atomic_g_narrow_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x10, SLOTS(slots_atomic_g_and_bits),
            CHOICES(choices_red_g_add_num),
        .bits = "111????? 0bb????? ??ccpppp p?1100mm 1101?ggg glllllll llllllll llllll01",
    },
    [TESLA_ATOMIC_G_KEPT_ADD_NUM] = {
        .name = "atomic_g_kept.add.num", .page = "atomic_g_kept",
            .title = title_atomic_g_kept_add_num, .mnemonic = "ld",
        .syntax = "MARK GUARD ld add ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2]",
        .effects = effects_atomic_g_kept_add_num,
        .note = note_atomic_g_kept_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x11100, SLOTS(slots_atomic_g_add_num),
            CHOICES(choices_red_g_add_num),
        .bits = "111????? 0aa????? ??ccpppp p?0000mm 1101?ggg glllllll llllllll llllll01",
    },
    [TESLA_ATOMIC_G_KEPT_INC_NUM] = {
        .name = "atomic_g_kept.inc.num", .page = "atomic_g_kept",
            .title = title_atomic_g_kept_add_num, .mnemonic = "ld",
        .syntax = "MARK GUARD ld inc ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2]",
        .effects = effects_atomic_g_kept_add_num,
        .note = note_atomic_g_kept_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x11100, SLOTS(slots_atomic_g_add_num),
            CHOICES(choices_red_g_add_num),
        .bits = "111????? 0aa????? ??ccpppp p?0100mm 1101?ggg glllllll llllllll llllll01",
    },
    [TESLA_ATOMIC_G_KEPT_DEC_NUM] = {
        .name = "atomic_g_kept.dec.num", .page = "atomic_g_kept",
            .title = title_atomic_g_kept_add_num, .mnemonic = "ld",
        .syntax = "MARK GUARD ld dec ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2]",
        .effects = effects_atomic_g_kept_add_num,
        .note = note_atomic_g_kept_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x11100, SLOTS(slots_atomic_g_add_num),
            CHOICES(choices_red_g_add_num),
        .bits = "111????? 0aa????? ??ccpppp p?0101mm 1101?ggg glllllll llllllll llllll01",
    },
    [TESLA_ATOMIC_G_KEPT_MAX_NUM] = {
        .name = "atomic_g_kept.max.num", .page = "atomic_g_kept",
            .title = title_atomic_g_kept_add_num, .mnemonic = "ld",
        .syntax = "MARK GUARD ld max ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2]",
        .effects = effects_atomic_g_kept_add_num,
        .note = note_atomic_g_kept_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x11100, SLOTS(slots_atomic_g_add_num),
            CHOICES(choices_red_g_add_num),
        .bits = "111????? 0aa????? ??ccpppp p?0110mm 1101?ggg glllllll llllllll llllll01",
    },
    [TESLA_ATOMIC_G_KEPT_MIN_NUM] = {
        .name = "atomic_g_kept.min.num", .page = "atomic_g_kept",
            .title = title_atomic_g_kept_add_num, .mnemonic = "ld",
        .syntax = "MARK GUARD ld min ATYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2]",
        .effects = effects_atomic_g_kept_add_num,
        .note = note_atomic_g_kept_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x11100, SLOTS(slots_atomic_g_add_num),
            CHOICES(choices_red_g_add_num),
        .bits = "111????? 0aa????? ??ccpppp p?0111mm 1101?ggg glllllll llllllll llllll01",
    },
    [TESLA_ATOMIC_G_KEPT_AND_BITS] = {
        .name = "atomic_g_kept.and.bits", .page = "atomic_g_kept",
            .title = title_atomic_g_kept_add_num, .mnemonic = "ld",
        .syntax = "MARK GUARD ld and BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2]",
        .effects = effects_atomic_g_kept_add_num,
        .note = note_atomic_g_kept_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x11100, SLOTS(slots_atomic_g_and_bits),
            CHOICES(choices_red_g_add_num),
        .bits = "111????? 0bb????? ??ccpppp p?1010mm 1101?ggg glllllll llllllll llllll01",
    },
    [TESLA_ATOMIC_G_KEPT_OR_BITS] = {
        .name = "atomic_g_kept.or.bits", .page = "atomic_g_kept",
            .title = title_atomic_g_kept_add_num, .mnemonic = "ld",
        .syntax = "MARK GUARD ld or BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2]",
        .effects = effects_atomic_g_kept_add_num,
        .note = note_atomic_g_kept_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x11100, SLOTS(slots_atomic_g_and_bits),
            CHOICES(choices_red_g_add_num),
        .bits = "111????? 0bb????? ??ccpppp p?1011mm 1101?ggg glllllll llllllll llllll01",
    },
    [TESLA_ATOMIC_G_KEPT_XOR_BITS] = {
        .name = "atomic_g_kept.xor.bits", .page = "atomic_g_kept",
            .title = title_atomic_g_kept_add_num, .mnemonic = "ld",
        .syntax = "MARK GUARD ld xor BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2]",
        .effects = effects_atomic_g_kept_add_num,
        .note = note_atomic_g_kept_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x11100, SLOTS(slots_atomic_g_and_bits),
            CHOICES(choices_red_g_add_num),
        .bits = "111????? 0bb????? ??ccpppp p?1100mm 1101?ggg glllllll llllllll llllll01",
    },
    [TESLA_ATOMIC_G_KEPT_EXCH_EXCH] = {
        .name = "atomic_g_kept.exch.exch", .page = "atomic_g_kept",
            .title = title_atomic_g_kept_add_num, .mnemonic = "exch",
        .syntax = "MARK GUARD exch BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2]",
        .effects = effects_atomic_g_kept_add_num,
        .note = note_atomic_g_kept_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x11100, SLOTS(slots_atomic_g_and_bits),
            CHOICES(choices_red_g_add_num),
        .bits = "111????? 0bb????? ??ccpppp p?0001mm 1101?ggg glllllll llllllll llllll01",
    },
    [TESLA_EXCH_G] = {
        .name = "exch_g", .page = "exch_g", .title = "Exchange with global memory",
            .mnemonic = "exch",
        .syntax = "MARK GUARD exch BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2]",
        .effects = effects_atomic_g_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x11110, SLOTS(slots_atomic_g_and_bits),
            CHOICES(choices_red_g_add_num),
        .bits = "111????? 11b????? ??ccpppp p?0001mm 1101?ggg glllllll llllllll llllll01",
    },
    [TESLA_EXCH_G_NARROW] = {
        .name = "exch_g_narrow", .page = "exch_g_narrow",
            .title = "Exchange with a narrow type, before G200", .mnemonic = "exch",
        .syntax = "MARK GUARD exch BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2]",
        .effects = effects_atomic_g_add_num,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x10, SLOTS(slots_atomic_g_and_bits),
            CHOICES(choices_red_g_add_num),
        .bits = "111????? 0bb????? ??ccpppp p?0001mm 1101?ggg glllllll llllllll llllll01",
    },
    [TESLA_EXCH_G_WIDE] = {
        .name = "exch_g_wide", .page = "exch_g_wide",
            .title = "Exchange of 64 bits with global memory", .mnemonic = "exch",
        .syntax = "MARK GUARD exch b64 $r[LDST]d g{GSPACE2}[$r[LSRC]] $r[LSRC2]d",
        .effects = effects_atomic_g_wide,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x11100, SLOTS(slots_atomic_g_wide),
            CHOICES(choices_atomic_g_wide),
        .bits = "111????? 100????? ??ccpppp p?0001mm 1101?ggg glllllll llllllll llllll01",
    },
    [TESLA_CAS_G] = {
        .name = "cas_g", .page = "cas_g", .title = "Compare and swap in global memory",
            .mnemonic = "cas",
        .syntax = "MARK GUARD cas BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] $r[LSRC3]",
        .effects = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC] $r[LSRC2] $r[LSRC3] "
            "$ended $active $st $returned $broken $warps $bar[0..15]; writes $r[LDST] $ended $st "
            "$active $warps $bar[0..15] $pc $returned $broken; read g.u32; write g.u32; trap: "
            "unaligned in `g`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait "
            "between quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: "
            "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat; "
            "branch: conditional return",
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x11110, SLOTS(slots_cas_g),
            CHOICES(choices_red_g_add_num),
        .bits = "111????? 11blllll llccpppp p?0010mm 1101?ggg glllllll llllllll llllll01",
    },
    [TESLA_CAS_G_NARROW] = {
        .name = "cas_g_narrow", .page = "cas_g_narrow",
            .title = "Compare and swap with a narrow type", .mnemonic = "cas",
        .syntax = "MARK GUARD cas BTYPE $r[LDST] g{GSPACE2}[$r[LSRC]] $r[LSRC2] $r[LSRC3]",
        .effects = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $ended $active $st $returned "
            "$broken $warps $bar[0..15]; writes $ended $st $active $warps $bar[0..15] $pc "
            "$returned $broken; trap: no test has compared types of 8 or 16 bits; trap: `$st` is "
            "empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: "
            "STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top of the "
            "stack is neither a branch nor a joinat; branch: conditional return",
        .length = 8, .grade = ISADORA_UNKNOWN, .configs = 0x11110, SLOTS(slots_cas_g),
            CHOICES(choices_red_g_add_num),
        .bits = "111????? 0bblllll llccpppp p?0010mm 1101?ggg glllllll llllllll llllll01",
    },
    [TESLA_CAS_G_WIDE] = {
        .name = "cas_g_wide", .page = "cas_g_wide",
            .title = "Compare and swap of 64 bits in global memory", .mnemonic = "cas",
        .syntax = "MARK GUARD cas b64 $r[LDST]d g{GSPACE2}[$r[LSRC]] $r[LSRC2]d $r[LSRC3]d",
        .effects = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC2] $r[LSRC2.n + 1] "
            "$r[LSRC3] $r[LSRC3.n + 1] $r[LSRC] $ended $active $st $returned $broken $warps "
            "$bar[0..15]; writes $r[LDST] $r[LDST.n + 1] $ended $st $active $warps $bar[0..15] $pc "
            "$returned $broken; read g.u64; write g.u64; trap: unaligned in `g`; trap: `$st` is "
            "empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: "
            "STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top of the "
            "stack is neither a branch nor a joinat; branch: conditional return",
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0x11100, SLOTS(slots_cas_g_wide),
            CHOICES(choices_cas_g_wide),
        .bits = "111????? 100lllll llccpppp p?0010mm 1101?ggg glllllll llllllll llllll01",
    },
    [TESLA_DISCARD] = {
        .name = "discard", .page = "discard", .title = "Discard the fragment",
            .mnemonic = "discard",
        .syntax = "GUARD discard",
        .effects = "reads $st; trap: `$st` is empty; trap: QUADON_ACTIVE: flow control between "
            "quadon and quadpop; trap: not modelled: where the mask of fragments that are not seen "
            "is, and whether their threads go on, no source says",
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x88888, SLOTS(slots_discard),
            CHOICES(choices_red_g_add_num),
        .bits = "???????? ???????? ??ccpppp p??????? 0000???? ???????? ???????? ??????11",
    },
    [TESLA_BRA] = {
        .name = "bra", .page = "bra", .title = "Branch", .mnemonic = "bra",
        .syntax = "GUARD bra TARGET",
        .effects = "reads $st $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $active; writes $pc $st "
            "$active; trap: `$st` is empty; trap: QUADON_ACTIVE: flow control between quadon and "
            "quadpop; trap: `$st` is full; branch: conditional call",
        .note = "Where some threads go and some do not, the other side waits on the stack. Which "
            "side goes first no source says: those that branch, unless a run is told otherwise.",
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xfffff, SLOTS(slots_bra),
            CHOICES(choices_red_g_add_num),
        .bits = "???????? ????tttt ttccpppp p??????? 0001?ttt tttttttt ttttt??? ??????11",
    },
    [TESLA_CALL] = {
        .name = "call", .page = "call", .title = "Call", .mnemonic = "call",
        .syntax = "call LIM TARGET",
        .effects = "reads $st $active; writes $st $pc; trap: `$st` is empty; trap: QUADON_ACTIVE: "
            "flow control between quadon and quadpop; trap: `$st` is full; branch: call",
        .note = "`lim`: the call is left out when the stack holds as many limited calls as are "
            "allowed. Here any number is.",
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xfffff, SLOTS(slots_call),
        .bits = "???????? ????tttt tt------ -l?????? 0010?ttt tttttttt ttttt??? ??????11",
    },
    [TESLA_RET] = {
        .name = "ret", .page = "ret", .title = "Return", .mnemonic = "ret",
        .syntax = "GUARD ret",
        .effects = "reads $st $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $returned $active $ended "
            "$broken $warps $bar[0..15]; writes $returned $st $active $warps $bar[0..15] $pc "
            "$broken; trap: `$st` is empty; trap: QUADON_ACTIVE: flow control between quadon and "
            "quadpop; trap: QUADON_ACTIVE: the threads end or wait between quadon and quadpop; "
            "branch: conditional return",
        .note = "The threads wait until all others have returned, too. Outside of any call they "
            "end.",
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xfffff, SLOTS(slots_discard),
            CHOICES(choices_red_g_add_num),
        .bits = "???????? ???????? ??ccpppp p??????? 0011???? ???????? ???????? ??????11",
    },
    [TESLA_BREAKADDR] = {
        .name = "breakaddr", .page = "breakaddr", .title = "Push the place where `break` goes",
            .mnemonic = "breakaddr",
        .syntax = "breakaddr TARGET",
        .effects = effects_breakaddr,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xfffff, SLOTS(slots_breakaddr),
        .bits = "???????? ????tttt tt------ -??????? 0100?ttt tttttttt ttttt??? ??????11",
    },
    [TESLA_BREAK] = {
        .name = "break", .page = "break", .title = "Leave a loop", .mnemonic = "break",
        .syntax = "GUARD break",
        .effects = "reads $st $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $broken $active $ended "
            "$returned $warps $bar[0..15]; writes $broken $st $active $warps $bar[0..15] $pc "
            "$returned; trap: `$st` is empty; trap: QUADON_ACTIVE: flow control between quadon and "
            "quadpop; trap: QUADON_ACTIVE: the threads end or wait between quadon and quadpop; "
            "branch: conditional return",
        .note = "The threads wait at the place that `breakaddr` named until all others have left, "
            "too.",
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xfffff, SLOTS(slots_discard),
            CHOICES(choices_red_g_add_num),
        .bits = "???????? ???????? ??ccpppp p??????? 0101???? ???????? ???????? ??????11",
    },
    [TESLA_QUADON] = {
        .name = "quadon", .page = "quadon", .title = "Quads as a whole", .mnemonic = "quadon",
        .syntax = "quadon",
        .effects = "reads $active; writes $st $active; trap: `$st` is full",
        .note = "All threads of each quad run of which one does.",
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xfffff,
        .bits = "???????? ???????? ?\?------ -??????? 0110???? ???????? ???????? ??????11",
    },
    [TESLA_QUADPOP] = {
        .name = "quadpop", .page = "quadpop", .title = "End of quads as a whole",
            .mnemonic = "quadpop",
        .syntax = "quadpop",
        .effects = "reads $st; writes $st $active; trap: STACK_UNDERFLOW: quadpop without quadon; "
            "trap: `$st` is empty; trap: STACK_MISMATCH: quadpop, but the top of the stack is no "
            "quadon",
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xfffff,
        .bits = "???????? ???????? ?\?------ -??????? 0111???? ???????? ???????? ??????11",
    },
    [TESLA_BAR_MASK] = {
        .name = "bar.mask", .page = "bar", .title = title_bar_mask, .mnemonic = "bar",
        .syntax = "bar BINC BWAIT BAR BARMASK",
        .effects = effects_bar_mask,
        .note = note_bar_mask,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x11111, SLOTS(slots_bar_mask),
        .bits = "???????? ???????? ?0------ -??????? 1000?bbb bbbbbbbb bbbbbbb? ??????11",
    },
    [TESLA_BAR_ALL] = {
        .name = "bar.all", .page = "bar", .title = title_bar_mask, .mnemonic = "bar",
        .syntax = "bar BINC BWAIT BAR all",
        .effects = effects_bar_mask,
        .note = note_bar_mask,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x11111, SLOTS(slots_bar_all),
        .bits = "???????? ???????? ?1------ -??????? 1000?bbb bbb????? ???????? ??????11",
    },
    [TESLA_TRAP_SHORT] = {
        .name = "trap.short", .page = "trap", .title = title_trap_short, .mnemonic = "trap",
        .syntax = "trap",
        .effects = "trap: TRAP_INSTRUCTION",
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0xfffff,
        .bits = "1001???? ???????? ???????? ??????10",
    },
    [TESLA_TRAP_LONG] = {
        .name = "trap.long", .page = "trap", .title = title_trap_short, .mnemonic = "trap",
        .syntax = "trap",
        .effects = "reads $st; trap: `$st` is empty; trap: QUADON_ACTIVE: flow control between "
            "quadon and quadpop; trap: TRAP_INSTRUCTION",
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xfffff,
        .bits = "???????? ???????? ?\?------ -??????? 1001???? ???????? ???????? ??????11",
    },
    [TESLA_JOINAT] = {
        .name = "joinat", .page = "joinat", .title = "Push the place where paths join",
            .mnemonic = "joinat",
        .syntax = "joinat TARGET",
        .effects = effects_breakaddr,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xfffff, SLOTS(slots_breakaddr),
        .bits = "???????? ????tttt tt------ -??????? 1010?ttt tttttttt ttttt??? ??????11",
    },
    [TESLA_BRKPT_SHORT] = {
        .name = "brkpt.short", .page = "brkpt", .title = title_brkpt_short, .mnemonic = "brkpt",
        .syntax = "brkpt",
        .effects = "trap: BREAKPOINT",
        .note = note_brkpt_short,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0xffff0,
        .bits = "1011???? ???????? ???????? ??????10",
    },
    [TESLA_BRKPT_LONG] = {
        .name = "brkpt.long", .page = "brkpt", .title = title_brkpt_short, .mnemonic = "brkpt",
        .syntax = "GUARD brkpt",
        .effects = "reads $st $c[COND].S $c[COND].Z $c[COND].O $c[COND].C; trap: `$st` is empty; "
            "trap: QUADON_ACTIVE: flow control between quadon and quadpop; trap: BREAKPOINT",
        .note = note_brkpt_short,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xffff0, SLOTS(slots_discard),
            CHOICES(choices_red_g_add_num),
        .bits = "???????? ???????? ??ccpppp p??????? 1011???? ???????? ???????? ??????11",
    },
    [TESLA_BRA_C] = {
        .name = "bra_c", .page = "bra_c", .title = "Branch to an address in memory",
            .mnemonic = "bra",
        .syntax = "bra LIM c{CSPACE}[AT0]",
        .effects = "reads $st; trap: `$st` is empty; trap: QUADON_ACTIVE: flow control between "
            "quadon and quadpop; trap: not modelled: which value of the threads is taken, and what "
            "`lim` means here, is not known",
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xf0000, SLOTS(slots_bra_c),
            CHOICES(choices_bra_c),
        .bits = "??????cc cc?????? ?\?------ -l???a?? 1100aa?o oooooooo ooooooo? ??????11",
    },
    [TESLA_PRERET] = {
        .name = "preret", .page = "preret", .title = "Push the place where `ret` goes",
            .mnemonic = "preret",
        .syntax = "preret LIM TARGET",
        .effects = effects_breakaddr,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xf0000, SLOTS(slots_call),
        .bits = "???????? ????tttt tt------ -l?????? 1101?ttt tttttttt ttttt??? ??????11",
    },
    [TESLA_VOTE_ANY] = {
        .name = "vote.any", .page = "vote", .title = title_vote_any, .mnemonic = "vote",
        .syntax = "MARK GUARD vote any $c[CDST]",
        .effects = effects_vote_any,
        .note = note_vote_any,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xfff00, SLOTS(slots_vote_any),
            CHOICES(choices_red_g_add_num),
        .bits = "011????? ???????? ??ccpppp p-cc??mm 0001???? ???????? ?????01? ??????01",
    },
    [TESLA_VOTE_ALL] = {
        .name = "vote.all", .page = "vote", .title = title_vote_any, .mnemonic = "vote",
        .syntax = "MARK GUARD vote all $c[CDST]",
        .effects = effects_vote_any,
        .note = note_vote_any,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xfff00, SLOTS(slots_vote_any),
            CHOICES(choices_red_g_add_num),
        .bits = "011????? ???????? ??ccpppp p-cc??mm 0001???? ???????? ?????10? ??????01",
    },
    [TESLA_EMIT_EMIT] = {
        .name = "emit.emit", .page = "emit", .title = title_emit_emit, .mnemonic = "emit",
        .syntax = "MARK GUARD emit",
        .effects = effects_emit_emit,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x44444, SLOTS(slots_emit_emit),
            CHOICES(choices_red_g_add_num),
        .bits = "110????? ???????? ??ccpppp p?????mm 1111???? ???????? ?????01? ??????01",
    },
    [TESLA_EMIT_RESTART] = {
        .name = "emit.restart", .page = "emit", .title = title_emit_emit, .mnemonic = "restart",
        .syntax = "MARK GUARD restart",
        .effects = effects_emit_emit,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x44444, SLOTS(slots_emit_emit),
            CHOICES(choices_red_g_add_num),
        .bits = "110????? ???????? ??ccpppp p?????mm 1111???? ???????? ?????10? ??????01",
    },
    [TESLA_NOP] = {
        .name = "nop", .page = "nop", .title = "Do nothing", .mnemonic = "nop",
        .syntax = "MARK GUARD nop",
        .effects = "reads $ended $active $st $returned $broken $warps $bar[0..15]; writes $ended "
            "$st $active $warps $bar[0..15] $pc $returned $broken; trap: `$st` is empty; trap: "
            "QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: "
            "STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top of the "
            "stack is neither a branch nor a joinat; branch: conditional return",
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xfffff, SLOTS(slots_emit_emit),
            CHOICES(choices_red_g_add_num),
        .bits = "111????? ???????? ??ccpppp p????0mm 1111???? ???????? ???????? ??????01",
    },
    [TESLA_PMEVENT] = {
        .name = "pmevent", .page = "pmevent", .title = "Signal a performance event",
            .mnemonic = "pmevent",
        .syntax = "MARK GUARD pmevent PM",
        .effects = "trap: not modelled: performance counters are outside the model",
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xfffff, SLOTS(slots_pmevent),
            CHOICES(choices_red_g_add_num),
        .bits = "111????? ???????? ??ccpppp p????1mm 1111???? ???????? ??pppp?? ??????01",
    },
    [TESLA_UNKF5] = {
        .name = "unkf5", .page = "unkf5", .title = "An instruction without a name",
            .mnemonic = "unkf5",
        .syntax = "MARK GUARD unkf5",
        .effects = "trap: no source says what this does",
        .note = "The document names the cell without saying what is there.",
        .length = 8, .grade = ISADORA_UNKNOWN, .configs = 0xfffff, SLOTS(slots_emit_emit),
            CHOICES(choices_red_g_add_num),
        .bits = "101????? ???????? ??ccpppp p?????mm 1111???? ???????? ???????? ??????01",
    },
    [TESLA_CVT_I2I_U_FULL] = {
        .name = "cvt_i2i.u.full", .page = "cvt_i2i", .title = title_cvt_i2i_u_full,
            .mnemonic = "cvt",
        .syntax = "MARK GUARD cvt ONEG LABS1 u32 MCDST LL_DST CVT_INT",
        .effects = effects_cvt_i2i_u_full,
        .note = note_cvt_i2i_u_full,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_cvt_i2i_u_full),
            CHOICES(choices_cvt_i2i_u_full),
        .bits = "00o-01?? ??.l0??c ccccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01",
    },
    [TESLA_CVT_I2I_S_FULL] = {
        .name = "cvt_i2i.s.full", .page = "cvt_i2i", .title = title_cvt_i2i_u_full,
            .mnemonic = "cvt",
        .syntax = "MARK GUARD cvt ONEG LABS1 s32 MCDST LL_DST CVT_INT",
        .effects = effects_cvt_i2i_u_full,
        .note = note_cvt_i2i_u_full,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_cvt_i2i_u_full),
            CHOICES(choices_cvt_i2i_u_full),
        .bits = "00o-11?? ??.l0??c ccccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01",
    },
    [TESLA_CVT_I2I_U8_FULL] = {
        .name = "cvt_i2i.u8.full", .page = "cvt_i2i", .title = title_cvt_i2i_u_full,
            .mnemonic = "cvt",
        .syntax = "MARK GUARD cvt ONEG LABS1 u8 MCDST LL_DST CVT_INT",
        .effects = effects_cvt_i2i_u_full,
        .note = note_cvt_i2i_u_full,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_cvt_i2i_u_full),
            CHOICES(choices_cvt_i2i_u_full),
        .bits = "00o-01?? ??.l1??c ccccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01",
    },
    [TESLA_CVT_I2I_S8_FULL] = {
        .name = "cvt_i2i.s8.full", .page = "cvt_i2i", .title = title_cvt_i2i_u_full,
            .mnemonic = "cvt",
        .syntax = "MARK GUARD cvt ONEG LABS1 s8 MCDST LL_DST CVT_INT",
        .effects = effects_cvt_i2i_u_full,
        .note = note_cvt_i2i_u_full,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_cvt_i2i_u_full),
            CHOICES(choices_cvt_i2i_u_full),
        .bits = "00o-11?? ??.l1??c ccccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01",
    },
    [TESLA_CVT_I2I_U_HALF] = {
        .name = "cvt_i2i.u.half", .page = "cvt_i2i", .title = title_cvt_i2i_u_full,
            .mnemonic = "cvt",
        .syntax = "MARK GUARD cvt ONEG LABS1 u16 MCDST LL_DST CVT_INT",
        .effects = effects_cvt_i2i_u_half,
        .note = note_cvt_i2i_u_full,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_cvt_i2i_u_full),
            CHOICES(choices_cvt_i2i_u_half),
        .bits = "00o-00?? ??.l0??c ccccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01",
    },
    [TESLA_CVT_I2I_S_HALF] = {
        .name = "cvt_i2i.s.half", .page = "cvt_i2i", .title = title_cvt_i2i_u_full,
            .mnemonic = "cvt",
        .syntax = "MARK GUARD cvt ONEG LABS1 s16 MCDST LL_DST CVT_INT",
        .effects = effects_cvt_i2i_u_half,
        .note = note_cvt_i2i_u_full,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_cvt_i2i_u_full),
            CHOICES(choices_cvt_i2i_u_half),
        .bits = "00o-10?? ??.l0??c ccccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01",
    },
    [TESLA_CVT_I2I_U8_BYTE] = {
        .name = "cvt_i2i.u8.byte", .page = "cvt_i2i", .title = title_cvt_i2i_u_full,
            .mnemonic = "cvt",
        .syntax = "MARK GUARD cvt ONEG LABS1 u8 MCDST LL_HALF CVT_INT",
        .effects = effects_cvt_i2i_u_half,
        .note = note_cvt_i2i_u_full,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_cvt_i2i_u_full),
            CHOICES(choices_cvt_i2i_u8_byte),
        .bits = "00o-00?? ??.l1??c ccccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01",
    },
    [TESLA_CVT_I2I_S8_BYTE] = {
        .name = "cvt_i2i.s8.byte", .page = "cvt_i2i", .title = title_cvt_i2i_u_full,
            .mnemonic = "cvt",
        .syntax = "MARK GUARD cvt ONEG LABS1 s8 MCDST LL_HALF CVT_INT",
        .effects = effects_cvt_i2i_u_half,
        .note = note_cvt_i2i_u_full,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_cvt_i2i_u_full),
            CHOICES(choices_cvt_i2i_u8_byte),
        .bits = "00o-10?? ??.l1??c ccccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01",
    },
    [TESLA_CVT_I2F_F16] = {
        .name = "cvt_i2f.f16", .page = "cvt_i2f", .title = title_cvt_i2f_f16, .mnemonic = "cvt",
        .syntax = "MARK GUARD cvt ONEG LABS1 CSAT CRND f16 MCDST LL_DST CVT_INT",
        .effects = effects_cvt_i2i_u_half,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_cvt_i2f_f16),
            CHOICES(choices_cvt_i2i_u_half),
        .bits = "01o-?0?? ?0.lcccc ccccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01",
    },
    [TESLA_CVT_I2F_F32] = {
        .name = "cvt_i2f.f32", .page = "cvt_i2f", .title = title_cvt_i2f_f16, .mnemonic = "cvt",
        .syntax = "MARK GUARD cvt ONEG LABS1 CSAT CRND f32 MCDST LL_DST CVT_INT",
        .effects = effects_cvt_i2i_u_full,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_cvt_i2f_f16),
            CHOICES(choices_cvt_i2i_u_full),
        .bits = "01o-?1?? ?0.lcccc ccccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01",
    },
    [TESLA_CVT_I2F_64_U_TO] = {
        .name = "cvt_i2f_64.u.to", .page = "cvt_i2f_64", .title = title_cvt_i2f_64_u_to,
            .mnemonic = "cvt",
        .syntax = "MARK GUARD cvt ONEG LABS1 CSAT CRND f64 MCDST $r[LDST]d u32 L_SRC",
        .effects = effects_cvt_i2f_64_u_to,
        .note = note_cvt_i2f_64_u_to,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xf000, SLOTS(slots_cvt_i2f_64_u_to),
            CHOICES(choices_cvt_i2f_64_u_to),
        .bits = "01o-?1?? ?1.lccc0 ?0ccpppp p.cc?amm 1010aa-. .??????? llllllll llllll01",
    },
    [TESLA_CVT_I2F_64_S_TO] = {
        .name = "cvt_i2f_64.s.to", .page = "cvt_i2f_64", .title = title_cvt_i2f_64_u_to,
            .mnemonic = "cvt",
        .syntax = "MARK GUARD cvt ONEG LABS1 CSAT CRND f64 MCDST $r[LDST]d s32 L_SRC",
        .effects = effects_cvt_i2f_64_u_to,
        .note = note_cvt_i2f_64_u_to,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xf000, SLOTS(slots_cvt_i2f_64_u_to),
            CHOICES(choices_cvt_i2f_64_u_to),
        .bits = "01o-?1?? ?1.lccc1 ?0ccpppp p.cc?amm 1010aa-. .??????? llllllll llllll01",
    },
    [TESLA_CVT_I2F_64_U_FROM] = {
        .name = "cvt_i2f_64.u.from", .page = "cvt_i2f_64", .title = title_cvt_i2f_64_u_to,
            .mnemonic = "cvt",
        .syntax = "MARK GUARD cvt ONEG LABS1 CSAT CRND f32 MCDST LL_DST u64 $r[LSRC]d",
        .effects = effects_cvt_i2f_64_u_from,
        .note = note_cvt_i2f_64_u_to,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xf000, SLOTS(slots_cvt_i2f_64_u_from),
            CHOICES(choices_cvt_i2f_64_u_from),
        .bits = "01o-?0?? ?1?lccc0 ?1ccpppp p.cc.-mm 1010---? ???????? llllllll llllll01",
    },
    [TESLA_CVT_I2F_64_S_FROM] = {
        .name = "cvt_i2f_64.s.from", .page = "cvt_i2f_64", .title = title_cvt_i2f_64_u_to,
            .mnemonic = "cvt",
        .syntax = "MARK GUARD cvt ONEG LABS1 CSAT CRND f32 MCDST LL_DST s64 $r[LSRC]d",
        .effects = effects_cvt_i2f_64_u_from,
        .note = note_cvt_i2f_64_u_to,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xf000, SLOTS(slots_cvt_i2f_64_u_from),
            CHOICES(choices_cvt_i2f_64_u_from),
        .bits = "01o-?0?? ?1?lccc1 ?1ccpppp p.cc.-mm 1010---? ???????? llllllll llllll01",
    },
    [TESLA_CVT_I2F_64_U_BOTH] = {
        .name = "cvt_i2f_64.u.both", .page = "cvt_i2f_64", .title = title_cvt_i2f_64_u_to,
            .mnemonic = "cvt",
        .syntax = "MARK GUARD cvt ONEG LABS1 CSAT CRND f64 MCDST $r[LDST]d u64 $r[LSRC]d",
        .effects = effects_cvt_i2f_64_u_both,
        .note = note_cvt_i2f_64_u_to,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xf000, SLOTS(slots_cvt_i2f_64_u_both),
            CHOICES(choices_cvt_i2f_64_u_both),
        .bits = "01o-?1?? ?1?lccc0 ?1ccpppp p.cc?-mm 1010---? ???????? llllllll llllll01",
    },
    [TESLA_CVT_I2F_64_S_BOTH] = {
        .name = "cvt_i2f_64.s.both", .page = "cvt_i2f_64", .title = title_cvt_i2f_64_u_to,
            .mnemonic = "cvt",
        .syntax = "MARK GUARD cvt ONEG LABS1 CSAT CRND f64 MCDST $r[LDST]d s64 $r[LSRC]d",
        .effects = effects_cvt_i2f_64_u_both,
        .note = note_cvt_i2f_64_u_to,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xf000, SLOTS(slots_cvt_i2f_64_u_both),
            CHOICES(choices_cvt_i2f_64_u_both),
        .bits = "01o-?1?? ?1?lccc1 ?1ccpppp p.cc?-mm 1010---? ???????? llllllll llllll01",
    },
    [TESLA_CVT_F2I_U16_F16] = {
        .name = "cvt_f2i.u16.f16", .page = "cvt_f2i", .title = title_cvt_f2i_u16_f16,
            .mnemonic = "cvt",
        .syntax = "MARK GUARD cvt ONEG LABS1 IRND u16 MCDST LL_DST f16 L_SRC",
        .effects = effects_cvt_f2i_u16_f16,
        .note = note_cvt_f2i_u16_f16,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_cvt_f2i_u16_f16),
            CHOICES(choices_cvt_f2i_u16_f16),
        .bits = "10o-00?? ?0.l?ii? ?0ccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01",
    },
    [TESLA_CVT_F2I_U16_F32] = {
        .name = "cvt_f2i.u16.f32", .page = "cvt_f2i", .title = title_cvt_f2i_u16_f16,
            .mnemonic = "cvt",
        .syntax = "MARK GUARD cvt ONEG LABS1 IRND u16 MCDST LL_DST f32 L_SRC",
        .effects = effects_cvt_f2i_u16_f32,
        .note = note_cvt_f2i_u16_f16,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_cvt_f2i_u16_f16),
            CHOICES(choices_cvt_f2i_u16_f32),
        .bits = "10o-00?? ?0.l?ii? ?1ccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01",
    },
    [TESLA_CVT_F2I_S16_F16] = {
        .name = "cvt_f2i.s16.f16", .page = "cvt_f2i", .title = title_cvt_f2i_u16_f16,
            .mnemonic = "cvt",
        .syntax = "MARK GUARD cvt ONEG LABS1 IRND s16 MCDST LL_DST f16 L_SRC",
        .effects = effects_cvt_f2i_u16_f16,
        .note = note_cvt_f2i_u16_f16,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_cvt_f2i_u16_f16),
            CHOICES(choices_cvt_f2i_u16_f16),
        .bits = "10o-10?? ?0.l?ii? ?0ccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01",
    },
    [TESLA_CVT_F2I_S16_F32] = {
        .name = "cvt_f2i.s16.f32", .page = "cvt_f2i", .title = title_cvt_f2i_u16_f16,
            .mnemonic = "cvt",
        .syntax = "MARK GUARD cvt ONEG LABS1 IRND s16 MCDST LL_DST f32 L_SRC",
        .effects = effects_cvt_f2i_u16_f32,
        .note = note_cvt_f2i_u16_f16,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_cvt_f2i_u16_f16),
            CHOICES(choices_cvt_f2i_u16_f32),
        .bits = "10o-10?? ?0.l?ii? ?1ccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01",
    },
    [TESLA_CVT_F2I_U32_F16] = {
        .name = "cvt_f2i.u32.f16", .page = "cvt_f2i", .title = title_cvt_f2i_u16_f16,
            .mnemonic = "cvt",
        .syntax = "MARK GUARD cvt ONEG LABS1 IRND u32 MCDST LL_DST f16 L_SRC",
        .effects = effects_cvt_f2i_u32_f16,
        .note = note_cvt_f2i_u16_f16,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_cvt_f2i_u16_f16),
            CHOICES(choices_cvt_f2i_u32_f16),
        .bits = "10o-01?? ?0.l?ii? ?0ccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01",
    },
    [TESLA_CVT_F2I_U32_F32] = {
        .name = "cvt_f2i.u32.f32", .page = "cvt_f2i", .title = title_cvt_f2i_u16_f16,
            .mnemonic = "cvt",
        .syntax = "MARK GUARD cvt ONEG LABS1 IRND u32 MCDST LL_DST f32 L_SRC",
        .effects = effects_cvt_f2i_u32_f32,
        .note = note_cvt_f2i_u16_f16,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_cvt_f2i_u16_f16),
            CHOICES(choices_cvt_f2i_u32_f32),
        .bits = "10o-01?? ?0.l?ii? ?1ccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01",
    },
    [TESLA_CVT_F2I_S32_F16] = {
        .name = "cvt_f2i.s32.f16", .page = "cvt_f2i", .title = title_cvt_f2i_u16_f16,
            .mnemonic = "cvt",
        .syntax = "MARK GUARD cvt ONEG LABS1 IRND s32 MCDST LL_DST f16 L_SRC",
        .effects = effects_cvt_f2i_u32_f16,
        .note = note_cvt_f2i_u16_f16,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_cvt_f2i_u16_f16),
            CHOICES(choices_cvt_f2i_u32_f16),
        .bits = "10o-11?? ?0.l?ii? ?0ccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01",
    },
    [TESLA_CVT_F2I_S32_F32] = {
        .name = "cvt_f2i.s32.f32", .page = "cvt_f2i", .title = title_cvt_f2i_u16_f16,
            .mnemonic = "cvt",
        .syntax = "MARK GUARD cvt ONEG LABS1 IRND s32 MCDST LL_DST f32 L_SRC",
        .effects = effects_cvt_f2i_u32_f32,
        .note = note_cvt_f2i_u16_f16,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_cvt_f2i_u16_f16),
            CHOICES(choices_cvt_f2i_u32_f32),
        .bits = "10o-11?? ?0.l?ii? ?1ccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01",
    },
    [TESLA_CVT_F2I_64_U_TO] = {
        .name = "cvt_f2i_64.u.to", .page = "cvt_f2i_64", .title = title_cvt_f2i_64_u_to,
            .mnemonic = "cvt",
        .syntax = "MARK GUARD cvt ONEG LABS1 IRND u32 MCDST LL_DST f64 $r[LSRC]d",
        .effects = effects_cvt_i2f_64_u_from,
        .note = note_cvt_f2i_64_u_to,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xf000, SLOTS(slots_cvt_f2i_64_u_to),
            CHOICES(choices_cvt_i2f_64_u_from),
        .bits = "10o-00?? ?1?l?ii? ?1ccpppp p.cc.-mm 1010---? ???????? llllllll llllll01",
    },
    [TESLA_CVT_F2I_64_S_TO] = {
        .name = "cvt_f2i_64.s.to", .page = "cvt_f2i_64", .title = title_cvt_f2i_64_u_to,
            .mnemonic = "cvt",
        .syntax = "MARK GUARD cvt ONEG LABS1 IRND s32 MCDST LL_DST f64 $r[LSRC]d",
        .effects = effects_cvt_i2f_64_u_from,
        .note = note_cvt_f2i_64_u_to,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xf000, SLOTS(slots_cvt_f2i_64_u_to),
            CHOICES(choices_cvt_i2f_64_u_from),
        .bits = "10o-10?? ?1?l?ii? ?1ccpppp p.cc.-mm 1010---? ???????? llllllll llllll01",
    },
    [TESLA_CVT_F2I_64_U_FROM] = {
        .name = "cvt_f2i_64.u.from", .page = "cvt_f2i_64", .title = title_cvt_f2i_64_u_to,
            .mnemonic = "cvt",
        .syntax = "MARK GUARD cvt ONEG LABS1 IRND u64 MCDST $r[LDST]d f32 L_SRC",
        .effects = effects_cvt_i2f_64_u_to,
        .note = note_cvt_f2i_64_u_to,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xf000, SLOTS(slots_cvt_f2i_64_u_from),
            CHOICES(choices_cvt_i2f_64_u_to),
        .bits = "10o-01?? ?1.l?ii? ?0ccpppp p.cc?amm 1010aa-. .??????? llllllll llllll01",
    },
    [TESLA_CVT_F2I_64_S_FROM] = {
        .name = "cvt_f2i_64.s.from", .page = "cvt_f2i_64", .title = title_cvt_f2i_64_u_to,
            .mnemonic = "cvt",
        .syntax = "MARK GUARD cvt ONEG LABS1 IRND s64 MCDST $r[LDST]d f32 L_SRC",
        .effects = effects_cvt_i2f_64_u_to,
        .note = note_cvt_f2i_64_u_to,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xf000, SLOTS(slots_cvt_f2i_64_u_from),
            CHOICES(choices_cvt_i2f_64_u_to),
        .bits = "10o-11?? ?1.l?ii? ?0ccpppp p.cc?amm 1010aa-. .??????? llllllll llllll01",
    },
    [TESLA_CVT_F2I_64_U_BOTH] = {
        .name = "cvt_f2i_64.u.both", .page = "cvt_f2i_64", .title = title_cvt_f2i_64_u_to,
            .mnemonic = "cvt",
        .syntax = "MARK GUARD cvt ONEG LABS1 IRND u64 MCDST $r[LDST]d f64 $r[LSRC]d",
        .effects = effects_cvt_i2f_64_u_both,
        .note = note_cvt_f2i_64_u_to,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xf000, SLOTS(slots_cvt_f2i_64_u_both),
            CHOICES(choices_cvt_i2f_64_u_both),
        .bits = "10o-01?? ?1?l?ii? ?1ccpppp p.cc?-mm 1010---? ???????? llllllll llllll01",
    },
    [TESLA_CVT_F2I_64_S_BOTH] = {
        .name = "cvt_f2i_64.s.both", .page = "cvt_f2i_64", .title = title_cvt_f2i_64_u_to,
            .mnemonic = "cvt",
        .syntax = "MARK GUARD cvt ONEG LABS1 IRND s64 MCDST $r[LDST]d f64 $r[LSRC]d",
        .effects = effects_cvt_i2f_64_u_both,
        .note = note_cvt_f2i_64_u_to,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xf000, SLOTS(slots_cvt_f2i_64_u_both),
            CHOICES(choices_cvt_i2f_64_u_both),
        .bits = "10o-11?? ?1?l?ii? ?1ccpppp p.cc?-mm 1010---? ???????? llllllll llllll01",
    },
    [TESLA_CVT_F2F_F16_SAME] = {
        .name = "cvt_f2f.f16.same", .page = "cvt_f2f", .title = title_cvt_f2f_f16_same,
            .mnemonic = "cvt",
        .syntax = "MARK GUARD cvt ONEG LABS1 CSAT f16 MCDST LL_DST f16 L_SRC",
        .effects = effects_cvt_f2i_u16_f16,
        .note = note_cvt_f2f_f16_same,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_cvt_f2f_f16_same),
            CHOICES(choices_cvt_f2i_u16_f16),
        .bits = "11o-00?? ?0.lc??? ?0ccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01",
    },
    [TESLA_CVT_F2F_F32_SAME] = {
        .name = "cvt_f2f.f32.same", .page = "cvt_f2f", .title = title_cvt_f2f_f16_same,
            .mnemonic = "cvt",
        .syntax = "MARK GUARD cvt ONEG LABS1 CSAT f32 MCDST LL_DST f32 L_SRC",
        .effects = effects_cvt_f2i_u32_f32,
        .note = note_cvt_f2f_f16_same,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_cvt_f2f_f16_same),
            CHOICES(choices_cvt_f2i_u32_f32),
        .bits = "11o-01?? ?0.lc??? ?1ccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01",
    },
    [TESLA_CVT_F2F_F16_RINT] = {
        .name = "cvt_f2f.f16.rint", .page = "cvt_f2f", .title = title_cvt_f2f_f16_same,
            .mnemonic = "cvt",
        .syntax = "MARK GUARD cvt ONEG LABS1 CSAT IRND f16 MCDST LL_DST f16 L_SRC",
        .effects = effects_cvt_f2i_u16_f16,
        .note = note_cvt_f2f_f16_same,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_cvt_f2f_f16_rint),
            CHOICES(choices_cvt_f2i_u16_f16),
        .bits = "11o-10?? ?0.lcii? ?0ccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01",
    },
    [TESLA_CVT_F2F_F32_RINT] = {
        .name = "cvt_f2f.f32.rint", .page = "cvt_f2f", .title = title_cvt_f2f_f16_same,
            .mnemonic = "cvt",
        .syntax = "MARK GUARD cvt ONEG LABS1 CSAT IRND f32 MCDST LL_DST f32 L_SRC",
        .effects = effects_cvt_f2i_u32_f32,
        .note = note_cvt_f2f_f16_same,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_cvt_f2f_f16_rint),
            CHOICES(choices_cvt_f2i_u32_f32),
        .bits = "11o-11?? ?0.lcii? ?1ccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01",
    },
    [TESLA_CVT_F2F_F16_NARROW] = {
        .name = "cvt_f2f.f16.narrow", .page = "cvt_f2f", .title = title_cvt_f2f_f16_same,
            .mnemonic = "cvt",
        .syntax = "MARK GUARD cvt ONEG LABS1 CSAT CRND f16 MCDST LL_DST f32 L_SRC",
        .effects = effects_cvt_f2i_u16_f32,
        .note = note_cvt_f2f_f16_same,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_cvt_f2f_f16_narrow),
            CHOICES(choices_cvt_f2i_u16_f32),
        .bits = "11o-00?? ?0.lccc? ?1ccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01",
    },
    [TESLA_CVT_F2F_F16_NRINT] = {
        .name = "cvt_f2f.f16.nrint", .page = "cvt_f2f", .title = title_cvt_f2f_f16_same,
            .mnemonic = "cvt",
        .syntax = "MARK GUARD cvt ONEG LABS1 CSAT IRND f16 MCDST LL_DST f32 L_SRC",
        .effects = effects_cvt_f2i_u16_f32,
        .note = note_cvt_f2f_f16_same,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_cvt_f2f_f16_rint),
            CHOICES(choices_cvt_f2i_u16_f32),
        .bits = "11o-10?? ?0.lcii? ?1ccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01",
    },
    [TESLA_CVT_F2F_F32_WIDEN] = {
        .name = "cvt_f2f.f32.widen", .page = "cvt_f2f", .title = title_cvt_f2f_f16_same,
            .mnemonic = "cvt",
        .syntax = "MARK GUARD cvt ONEG LABS1 CSAT f32 MCDST LL_DST f16 L_SRC",
        .effects = effects_cvt_f2i_u32_f16,
        .note = note_cvt_f2f_f16_same,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_cvt_f2f_f16_same),
            CHOICES(choices_cvt_f2i_u32_f16),
        .bits = "11o-01?? ?0.lc??? ?0ccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01",
    },
    [TESLA_CVT_F2F_F32_WRINT] = {
        .name = "cvt_f2f.f32.wrint", .page = "cvt_f2f", .title = title_cvt_f2f_f16_same,
            .mnemonic = "cvt",
        .syntax = "MARK GUARD cvt ONEG LABS1 CSAT IRND f32 MCDST LL_DST f16 L_SRC",
        .effects = effects_cvt_f2i_u32_f16,
        .note = note_cvt_f2f_f16_same,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_cvt_f2f_f16_rint),
            CHOICES(choices_cvt_f2i_u32_f16),
        .bits = "11o-11?? ?0.lcii? ?0ccpppp p.cc.amm 1010aa-. .??????? llllllll llllll01",
    },
    [TESLA_CVT_F2F_64_NARROW] = {
        .name = "cvt_f2f_64.narrow", .page = "cvt_f2f_64", .title = title_cvt_f2f_64_narrow,
            .mnemonic = "cvt",
        .syntax = "MARK GUARD cvt ONEG LABS1 CRND f32 MCDST LL_DST f64 $r[LSRC]d",
        .effects = effects_cvt_i2f_64_u_from,
        .note = note_cvt_f2f_64_narrow,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xf000, SLOTS(slots_cvt_f2f_64_narrow),
            CHOICES(choices_cvt_i2f_64_u_from),
        .bits = "11o-?0?? ?1?l?cc? ?1ccpppp p.cc.-mm 1010---? ???????? llllllll llllll01",
    },
    [TESLA_CVT_F2F_64_SAME] = {
        .name = "cvt_f2f_64.same", .page = "cvt_f2f_64", .title = title_cvt_f2f_64_narrow,
            .mnemonic = "cvt",
        .syntax = "MARK GUARD cvt ONEG LABS1 f64 MCDST $r[LDST]d f64 $r[LSRC]d",
        .effects = effects_cvt_i2f_64_u_both,
        .note = note_cvt_f2f_64_narrow,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xf000, SLOTS(slots_cvt_f2f_64_same),
            CHOICES(choices_cvt_i2f_64_u_both),
        .bits = "11o-01?? ?1?l???? ?1ccpppp p.cc?-mm 1010---? ???????? llllllll llllll01",
    },
    [TESLA_CVT_F2F_64_RINT] = {
        .name = "cvt_f2f_64.rint", .page = "cvt_f2f_64", .title = title_cvt_f2f_64_narrow,
            .mnemonic = "cvt",
        .syntax = "MARK GUARD cvt ONEG LABS1 IRND f64 MCDST $r[LDST]d f64 $r[LSRC]d",
        .effects = effects_cvt_i2f_64_u_both,
        .note = note_cvt_f2f_64_narrow,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xf000, SLOTS(slots_cvt_f2i_64_u_both),
            CHOICES(choices_cvt_i2f_64_u_both),
        .bits = "11o-11?? ?1?l?ii? ?1ccpppp p.cc?-mm 1010---? ???????? llllllll llllll01",
    },
    [TESLA_CVT_F2F_64_WIDEN] = {
        .name = "cvt_f2f_64.widen", .page = "cvt_f2f_64", .title = title_cvt_f2f_64_narrow,
            .mnemonic = "cvt",
        .syntax = "MARK GUARD cvt ONEG LABS1 f64 MCDST $r[LDST]d f32 L_SRC",
        .effects = effects_cvt_i2f_64_u_to,
        .note = note_cvt_f2f_64_narrow,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xf000, SLOTS(slots_cvt_f2f_64_widen),
            CHOICES(choices_cvt_i2f_64_u_to),
        .bits = "11o-?1?? ?1.l???? ?0ccpppp p.cc?amm 1010aa-. .??????? llllllll llllll01",
    },
    [TESLA_DFMA] = {
        .name = "dfma", .page = "dfma", .title = "f64 fused multiplication and addition",
            .mnemonic = "fma",
        .syntax = "MARK GUARD fma DRND f64 MCDST $r[LDST]d LNEG1 $r[LSRC]d $r[LSRC2]d LNEG2 "
            "$r[LSRC3]d",
        .effects = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC] $r[LSRC.n + 1] "
            "$r[LSRC2] $r[LSRC2.n + 1] $r[LSRC3] $r[LSRC3.n + 1] $ended $active $st $returned "
            "$broken $warps $bar[0..15]; writes $r[LDST] $r[LDST.n + 1] $c[CDST] $ended $st "
            "$active $warps $bar[0..15] $pc $returned $broken; trap: `$st` is empty; trap: "
            "QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: "
            "STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top of the "
            "stack is neither a branch nor a joinat; branch: conditional return",
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xf000, SLOTS(slots_dfma),
            CHOICES(choices_dfma),
        .bits = "010-ll?? dd?lllll llccpppp p.cc?-mm 1110---? ?lllllll llllllll llllll01",
    },
    [TESLA_DADD] = {
        .name = "dadd", .page = "dadd", .title = "f64 addition", .mnemonic = "add",
        .syntax = "MARK GUARD add DARND f64 MCDST $r[LDST]d LNEG1 $r[LSRC]d LNEG2 $r[LSRC3]d",
        .effects = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC] $r[LSRC.n + 1] "
            "$r[LSRC3] $r[LSRC3.n + 1] $ended $active $st $returned $broken $warps $bar[0..15]; "
            "writes $r[LDST] $r[LDST.n + 1] $c[CDST] $ended $st $active $warps $bar[0..15] $pc "
            "$returned $broken; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait "
            "between quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: "
            "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat; "
            "branch: conditional return",
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xf000, SLOTS(slots_dadd),
            CHOICES(choices_dadd),
        .bits = "011-ll?? ???lllll llccpppp p.cc?-mm 1110---? ??????dd llllllll llllll01",
    },
    [TESLA_DMUL] = {
        .name = "dmul", .page = "dmul", .title = "f64 multiplication", .mnemonic = "mul",
        .syntax = "MARK GUARD mul CRND f64 MCDST $r[LDST]d LNEG1 $r[LSRC]d $r[LSRC2]d",
        .effects = effects_dmul,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xf000, SLOTS(slots_dmul),
            CHOICES(choices_dmul),
        .bits = "100-?l?? ?????cc? ??ccpppp p.cc?-mm 1110---? ?lllllll llllllll llllll01",
    },
    [TESLA_DMINMAX_MIN] = {
        .name = "dminmax.min", .page = "dminmax", .title = title_dminmax_min, .mnemonic = "min",
        .syntax = "MARK GUARD min f64 MCDST $r[LDST]d LNEG1 LABS1 $r[LSRC]d LNEG2 LABS2 $r[LSRC2]d",
        .effects = effects_dmul,
        .note = note_dminmax_min,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xf000, SLOTS(slots_dminmax_min),
            CHOICES(choices_dmul),
        .bits = "101-ll?? ???ll??? ??ccpppp p.cc?-mm 1110---? ?lllllll llllllll llllll01",
    },
    [TESLA_DMINMAX_MAX] = {
        .name = "dminmax.max", .page = "dminmax", .title = title_dminmax_min, .mnemonic = "max",
        .syntax = "MARK GUARD max f64 MCDST $r[LDST]d LNEG1 LABS1 $r[LSRC]d LNEG2 LABS2 $r[LSRC2]d",
        .effects = effects_dmul,
        .note = note_dminmax_min,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xf000, SLOTS(slots_dminmax_min),
            CHOICES(choices_dmul),
        .bits = "110-ll?? ???ll??? ??ccpppp p.cc?-mm 1110---? ?lllllll llllllll llllll01",
    },
    [TESLA_DSET] = {
        .name = "dset", .page = "dset", .title = "f64 comparison", .mnemonic = "set",
        .syntax = "MARK GUARD set MCDST LL_DST FCOMPARE f64 LNEG1 LABS1 $r[LSRC]d LNEG2 LABS2 "
            "$r[LSRC2]d",
        .effects = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC] $r[LSRC.n + 1] "
            "$r[LSRC2] $r[LSRC2.n + 1] $ended $active $st $returned $broken $warps $bar[0..15]; "
            "writes $r[LDST] $c[CDST] $ended $st $active $warps $bar[0..15] $pc $returned $broken; "
            "write o.u32; trap: unaligned in `o`; trap: `$st` is empty; trap: QUADON_ACTIVE: the "
            "threads end or wait between quadon and quadpop; trap: STACK_UNDERFLOW: join without "
            "joinat; trap: STACK_MISMATCH: join, but the top of the stack is neither a branch nor "
            "a joinat; branch: conditional return",
        .note = "The result has 32 bits: all ones where the comparison holds, else 0.",
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xf000, SLOTS(slots_dset),
            CHOICES(choices_dset),
        .bits = "111-ll?? ???ll?ff ffccpppp p.cc.-mm 1110---? ?lllllll llllllll llllll01",
    },
    [TESLA_FADD_SHORT] = {
        .name = "fadd.short", .page = "fadd", .title = title_fadd_short, .mnemonic = "add",
        .syntax = "add SSAT f32 $r[SDST] SNEG1 S_SRC SNEG2 S_SRC2",
        .effects = effects_fadd_short,
        .note = note_fadd_short,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_fadd_short),
            CHOICES(choices_fadd_short),
        .bits = "1011ss-. .sssssss ssssssss ssssss00",
    },
    [TESLA_FADD_IMM] = {
        .name = "fadd.imm", .page = "fadd", .title = title_fadd_short, .mnemonic = "add",
        .syntax = "add SSAT f32 $r[SDST] SNEG1 I_SRC SNEG2 IMM",
        .effects = effects_fadd_imm,
        .note = note_fadd_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_fadd_imm),
            CHOICES(choices_fadd_imm),
        .bits = "????iiii iiiiiiii iiiiiiii iiiiii11 1011ss-. ?siiiiii ssssssss ssssss01",
    },
    [TESLA_FADD_LONG] = {
        .name = "fadd.long", .page = "fadd", .title = title_fadd_short, .mnemonic = "add",
        .syntax = "MARK GUARD add OSAT ARND f32 MCDST LL_DST LNEG1 L_SRC LNEG2 L_SRC3",
        .effects = effects_fadd_long,
        .note = note_fadd_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_fadd_long),
            CHOICES(choices_fadd_long),
        .bits = "00o-llcc cc.lllll llccpppp p.cc.amm 1011aa-. .?????aa llllllll llllll01",
    },
    [TESLA_FMUL_SHORT] = {
        .name = "fmul.short", .page = "fmul", .title = title_fmul_short, .mnemonic = "mul",
        .syntax = "mul FMUL_SAT f32 $r[SDST] SNEG1 S_SRC SNEG2 S_SRC2",
        .effects = effects_fadd_short,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_fmul_short),
            CHOICES(choices_fmul_short),
        .bits = "1100ss-. .sssssss sssssss. ssssss00",
    },
    [TESLA_FMUL_IMM] = {
        .name = "fmul.imm", .page = "fmul", .title = title_fmul_short, .mnemonic = "mul",
        .syntax = "mul FMUL_SAT f32 $r[SDST] SNEG1 I_SRC SNEG2 IMM",
        .effects = effects_fadd_imm,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_fmul_imm),
            CHOICES(choices_fmul_imm),
        .bits = "????iiii iiiiiiii iiiiiiii iiiiii11 1100ss-. ?siiiiii sssssss. ssssss01",
    },
    [TESLA_FMUL_LONG] = {
        .name = "fmul.long", .page = "fmul", .title = title_fmul_short, .mnemonic = "mul",
        .syntax = "MARK GUARD mul FMUL_LSAT MRND f32 MCDST LL_DST LNEG1 L_SRC LNEG2 L_SRC2",
        .effects = effects_fmul_long,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_fmul_long),
            CHOICES(choices_fmul_long),
        .bits = "000-llcc cc..???? mmccpppp p.cc.amm 1100aa-. .lllllll llllllll llllll01",
    },
    [TESLA_FMAD_SHORT] = {
        .name = "fmad.short", .page = "fmad", .title = title_fmad_short, .mnemonic = "add",
        .syntax = "add SSAT f32 $r[SDST] SNEG1 (mul S_SRC S_SRC2) SNEG2 $r[SDST]",
        .effects = effects_fmad_short,
        .note = note_fmad_short,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_fmad_short),
            CHOICES(choices_fmad_short),
        .bits = "1110ss-. .sssssss ssssssss ssssss00",
    },
    [TESLA_FMAD_IMM] = {
        .name = "fmad.imm", .page = "fmad", .title = title_fmad_short, .mnemonic = "add",
        .syntax = "add SSAT f32 $r[SDST] SNEG1 (mul I_SRC IMM) SNEG2 $r[SDST]",
        .effects = effects_fmad_imm,
        .note = note_fmad_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_fmad_imm),
            CHOICES(choices_fmad_imm),
        .bits = "????iiii iiiiiiii iiiiiiii iiiiii11 1110ss-. ?siiiiii ssssssss ssssss01",
    },
    [TESLA_FMAD_LONG] = {
        .name = "fmad.long", .page = "fmad", .title = title_fmad_short, .mnemonic = "add",
        .syntax = "MARK GUARD add OSAT f32 MCDST LL_DST LNEG1 (mul L_SRC L_SRC2) LNEG2 L_SRC3",
        .effects = effects_fmad_long,
        .note = note_fmad_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_fmad_long),
            CHOICES(choices_fmad_long),
        .bits = "00o-llcc cc.lllll llccpppp p.cc.amm 1110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_FSET] = {
        .name = "fset", .page = "fset", .title = "f32 comparison", .mnemonic = "set",
        .syntax = "MARK GUARD set MCDST LL_DST FCOMPARE f32 LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2",
        .effects = effects_fmul_long,
        .note = note_fset,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_fset),
            CHOICES(choices_fset),
        .bits = "011-llcc cc.ll?ff ffccpppp p.cc.amm 1011aa-. .lllllll llllllll llllll01",
    },
    [TESLA_FMINMAX_MAX] = {
        .name = "fminmax.max", .page = "fminmax", .title = title_fminmax_max, .mnemonic = "max",
        .syntax = "MARK GUARD max f32 MCDST LL_DST LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2",
        .effects = effects_fmul_long,
        .note = note_fminmax_max,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_fminmax_max),
            CHOICES(choices_fset),
        .bits = "100-llcc cc.ll??? ??ccpppp p.cc.amm 1011aa-. .lllllll llllllll llllll01",
    },
    [TESLA_FMINMAX_MIN] = {
        .name = "fminmax.min", .page = "fminmax", .title = title_fminmax_max, .mnemonic = "min",
        .syntax = "MARK GUARD min f32 MCDST LL_DST LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2",
        .effects = effects_fmul_long,
        .note = note_fminmax_max,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_fminmax_max),
            CHOICES(choices_fset),
        .bits = "101-llcc cc.ll??? ??ccpppp p.cc.amm 1011aa-. .lllllll llllllll llllll01",
    },
    [TESLA_FSLCT] = {
        .name = "fslct", .page = "fslct", .title = "Selection by the sign of an f32",
            .mnemonic = "slct",
        .syntax = "MARK GUARD slct b32 MCDST LL_DST L_SRC L_SRC2 f32 ONEG L_SRC3",
        .effects = effects_fmad_long,
        .note = "Source 1 where source 3 is positive or 0, source 2 where it is negative or NaN.",
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_fslct),
            CHOICES(choices_fmad_long),
        .bits = "01o-??cc cc.lllll llccpppp p.cc.amm 1100aa-. .lllllll llllllll llllll01",
    },
    [TESLA_QUADOP] = {
        .name = "quadop", .page = "quadop", .title = "Exchange within a quad", .mnemonic = "quadop",
        .syntax = "MARK GUARD quadop f32 Q0 Q1 Q2 Q3 MCDST LL_DST QUAD_LANE $r[LSRC] $r[LSRC3]",
        .effects = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC] $r[LSRC3] $ended "
            "$active $st $returned $broken $warps $bar[0..15]; writes $r[LDST] $c[CDST] $ended $st "
            "$active $warps $bar[0..15] $pc $returned $broken; write o.u32; trap: unaligned in "
            "`o`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait between "
            "quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: "
            "join, but the top of the stack is neither a branch nor a joinat; branch: conditional "
            "return",
        .note = "Each lane of a quad does the operation of its number on the value of source 1 in "
            "the lane that is named and its own source 2. `dx` and `dy` are for fragment programs; "
            "in others they are 0, as the flags of the chip are at first. What a lane that does "
            "not run gives is not known, here 0.",
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_quadop),
            CHOICES(choices_quadop),
        .bits = "100-qqqq qq?lllll llccpppp p.cc.-mm 1100---? ??qq?... llllllll llllll01",
    },
    [TESLA_ADD_ADD_B16_SHORT] = {
        .name = "add.add.b16.short", .page = "add", .title = title_add_add_b16_short,
            .mnemonic = "add",
        .syntax = "add SSAT b16 $r[SDST].h[SDST] S_SRC S_SRC2 ",
        .effects = effects_add_add_b16_short,
        .note = note_add_add_b16_short,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_add_add_b16_short),
            CHOICES(choices_add_add_b16_short),
        .bits = "0010ss-. .0ssssss 0sssssss ssssss00",
    },
    [TESLA_ADD_ADD_B32_SHORT] = {
        .name = "add.add.b32.short", .page = "add", .title = title_add_add_b16_short,
            .mnemonic = "add",
        .syntax = "add SSAT b32 $r[SDST] S_SRC S_SRC2 ",
        .effects = effects_fadd_short,
        .note = note_add_add_b16_short,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_add_add_b16_short),
            CHOICES(choices_fadd_short),
        .bits = "0010ss-. .0ssssss 1sssssss ssssss00",
    },
    [TESLA_ADD_SUB_B16_SHORT] = {
        .name = "add.sub.b16.short", .page = "add", .title = title_add_add_b16_short,
            .mnemonic = "sub",
        .syntax = "sub SSAT b16 $r[SDST].h[SDST] S_SRC S_SRC2 ",
        .effects = effects_add_add_b16_short,
        .note = note_add_add_b16_short,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_add_add_b16_short),
            CHOICES(choices_add_add_b16_short),
        .bits = "0010ss-. .1ssssss 0sssssss ssssss00",
    },
    [TESLA_ADD_SUB_B32_SHORT] = {
        .name = "add.sub.b32.short", .page = "add", .title = title_add_add_b16_short,
            .mnemonic = "sub",
        .syntax = "sub SSAT b32 $r[SDST] S_SRC S_SRC2 ",
        .effects = effects_fadd_short,
        .note = note_add_add_b16_short,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_add_add_b16_short),
            CHOICES(choices_fadd_short),
        .bits = "0010ss-. .1ssssss 1sssssss ssssss00",
    },
    [TESLA_ADD_SUBR_B16_SHORT] = {
        .name = "add.subr.b16.short", .page = "add", .title = title_add_add_b16_short,
            .mnemonic = "subr",
        .syntax = "subr SSAT b16 $r[SDST].h[SDST] S_SRC S_SRC2 ",
        .effects = effects_add_add_b16_short,
        .note = note_add_add_b16_short,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_add_add_b16_short),
            CHOICES(choices_add_add_b16_short),
        .bits = "0011ss-. .0ssssss 0sssssss ssssss00",
    },
    [TESLA_ADD_SUBR_B32_SHORT] = {
        .name = "add.subr.b32.short", .page = "add", .title = title_add_add_b16_short,
            .mnemonic = "subr",
        .syntax = "subr SSAT b32 $r[SDST] S_SRC S_SRC2 ",
        .effects = effects_fadd_short,
        .note = note_add_add_b16_short,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_add_add_b16_short),
            CHOICES(choices_fadd_short),
        .bits = "0011ss-. .0ssssss 1sssssss ssssss00",
    },
    [TESLA_ADD_ADDC_B16_SHORT] = {
        .name = "add.addc.b16.short", .page = "add", .title = title_add_add_b16_short,
            .mnemonic = "addc",
        .syntax = "addc SSAT b16 $r[SDST].h[SDST] S_SRC S_SRC2 $c0",
        .effects = "reads $r[SSRC.n[1..5]].h $a[SAREG] $r[SSRC2.n[1..5]].h $c[0].C; writes "
            "$r[SDST.n[1..5]].h $a[SAREG]; read s.u8; read s.u16; read s.u32; read a.u32; read "
            "p.u32; read c.u16; trap: outside `s`; trap: unaligned in `s`; trap: unaligned in `a`; "
            "trap: unaligned in `p`; trap: unaligned in `c`",
        .note = note_add_add_b16_short,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_add_add_b16_short),
            CHOICES(choices_add_add_b16_short),
        .bits = "0011ss-. .1ssssss 0sssssss ssssss00",
    },
    [TESLA_ADD_ADDC_B32_SHORT] = {
        .name = "add.addc.b32.short", .page = "add", .title = title_add_add_b16_short,
            .mnemonic = "addc",
        .syntax = "addc SSAT b32 $r[SDST] S_SRC S_SRC2 $c0",
        .effects = "reads $r[SSRC] $a[SAREG] $r[SSRC2] $c[0].C; writes $r[SDST] $a[SAREG]; read "
            "s.u8; read s.u16; read s.u32; read a.u32; read p.u32; read c.u32; trap: outside `s`; "
            "trap: unaligned in `s`; trap: unaligned in `a`; trap: unaligned in `p`; trap: "
            "unaligned in `c`",
        .note = note_add_add_b16_short,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_add_add_b16_short),
            CHOICES(choices_fadd_short),
        .bits = "0011ss-. .1ssssss 1sssssss ssssss00",
    },
    [TESLA_ADD_ADD_B16_IMM] = {
        .name = "add.add.b16.imm", .page = "add", .title = title_add_add_b16_short,
            .mnemonic = "add",
        .syntax = "add SSAT b16 $r[SDST].h[SDST] I_SRC IMM ",
        .effects = effects_add_add_b16_imm,
        .note = note_add_add_b16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_add_add_b16_imm),
            CHOICES(choices_add_add_b16_imm),
        .bits = "????iiii iiiiiiii iiiiiiii iiiiii11 0010ss-. ?0iiiiii 0sssssss ssssss01",
    },
    [TESLA_ADD_ADD_B32_IMM] = {
        .name = "add.add.b32.imm", .page = "add", .title = title_add_add_b16_short,
            .mnemonic = "add",
        .syntax = "add SSAT b32 $r[SDST] I_SRC IMM ",
        .effects = effects_fadd_imm,
        .note = note_add_add_b16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_add_add_b16_imm),
            CHOICES(choices_fadd_imm),
        .bits = "????iiii iiiiiiii iiiiiiii iiiiii11 0010ss-. ?0iiiiii 1sssssss ssssss01",
    },
    [TESLA_ADD_SUB_B16_IMM] = {
        .name = "add.sub.b16.imm", .page = "add", .title = title_add_add_b16_short,
            .mnemonic = "sub",
        .syntax = "sub SSAT b16 $r[SDST].h[SDST] I_SRC IMM ",
        .effects = effects_add_add_b16_imm,
        .note = note_add_add_b16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_add_add_b16_imm),
            CHOICES(choices_add_add_b16_imm),
        .bits = "????iiii iiiiiiii iiiiiiii iiiiii11 0010ss-. ?1iiiiii 0sssssss ssssss01",
    },
    [TESLA_ADD_SUB_B32_IMM] = {
        .name = "add.sub.b32.imm", .page = "add", .title = title_add_add_b16_short,
            .mnemonic = "sub",
        .syntax = "sub SSAT b32 $r[SDST] I_SRC IMM ",
        .effects = effects_fadd_imm,
        .note = note_add_add_b16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_add_add_b16_imm),
            CHOICES(choices_fadd_imm),
        .bits = "????iiii iiiiiiii iiiiiiii iiiiii11 0010ss-. ?1iiiiii 1sssssss ssssss01",
    },
    [TESLA_ADD_SUBR_B16_IMM] = {
        .name = "add.subr.b16.imm", .page = "add", .title = title_add_add_b16_short,
            .mnemonic = "subr",
        .syntax = "subr SSAT b16 $r[SDST].h[SDST] I_SRC IMM ",
        .effects = effects_add_add_b16_imm,
        .note = note_add_add_b16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_add_add_b16_imm),
            CHOICES(choices_add_add_b16_imm),
        .bits = "????iiii iiiiiiii iiiiiiii iiiiii11 0011ss-. ?0iiiiii 0sssssss ssssss01",
    },
    [TESLA_ADD_SUBR_B32_IMM] = {
        .name = "add.subr.b32.imm", .page = "add", .title = title_add_add_b16_short,
            .mnemonic = "subr",
        .syntax = "subr SSAT b32 $r[SDST] I_SRC IMM ",
        .effects = effects_fadd_imm,
        .note = note_add_add_b16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_add_add_b16_imm),
            CHOICES(choices_fadd_imm),
        .bits = "????iiii iiiiiiii iiiiiiii iiiiii11 0011ss-. ?0iiiiii 1sssssss ssssss01",
    },
    [TESLA_ADD_ADDC_B16_IMM] = {
        .name = "add.addc.b16.imm", .page = "add", .title = title_add_add_b16_short,
            .mnemonic = "addc",
        .syntax = "addc SSAT b16 $r[SDST].h[SDST] I_SRC IMM $c0",
        .effects = "reads $r[SSRC.n[1..5]].h $a[SAREG] $c[0].C; writes $r[SDST.n[1..5]].h "
            "$a[SAREG]; read s.u8; read s.u16; read s.u32; read p.u32; trap: outside `s`; trap: "
            "unaligned in `s`; trap: unaligned in `p`",
        .note = note_add_add_b16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_add_add_b16_imm),
            CHOICES(choices_add_add_b16_imm),
        .bits = "????iiii iiiiiiii iiiiiiii iiiiii11 0011ss-. ?1iiiiii 0sssssss ssssss01",
    },
    [TESLA_ADD_ADDC_B32_IMM] = {
        .name = "add.addc.b32.imm", .page = "add", .title = title_add_add_b16_short,
            .mnemonic = "addc",
        .syntax = "addc SSAT b32 $r[SDST] I_SRC IMM $c0",
        .effects = "reads $r[SSRC] $a[SAREG] $c[0].C; writes $r[SDST] $a[SAREG]; read s.u8; read "
            "s.u16; read s.u32; read p.u32; trap: outside `s`; trap: unaligned in `s`; trap: "
            "unaligned in `p`",
        .note = note_add_add_b16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_add_add_b16_imm),
            CHOICES(choices_fadd_imm),
        .bits = "????iiii iiiiiiii iiiiiiii iiiiii11 0011ss-. ?1iiiiii 1sssssss ssssss01",
    },
    [TESLA_ADD_ADD_B16_LONG] = {
        .name = "add.add.b16.long", .page = "add", .title = title_add_add_b16_short,
            .mnemonic = "add",
        .syntax = "MARK GUARD add LSAT b16 MCDST LL_DST L_SRC L_SRC3 ",
        .effects = effects_add_add_b16_long,
        .note = note_add_add_b16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_add_add_b16_long),
            CHOICES(choices_add_add_b16_long),
        .bits = "000-l0cc cc.lllll llccpppp p.cc.amm 0010aa-. .0?????? llllllll llllll01",
    },
    [TESLA_ADD_ADD_B32_LONG] = {
        .name = "add.add.b32.long", .page = "add", .title = title_add_add_b16_short,
            .mnemonic = "add",
        .syntax = "MARK GUARD add LSAT b32 MCDST LL_DST L_SRC L_SRC3 ",
        .effects = effects_fadd_long,
        .note = note_add_add_b16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_add_add_b16_long),
            CHOICES(choices_fadd_long),
        .bits = "000-l1cc cc.lllll llccpppp p.cc.amm 0010aa-. .0?????? llllllll llllll01",
    },
    [TESLA_ADD_SUB_B16_LONG] = {
        .name = "add.sub.b16.long", .page = "add", .title = title_add_add_b16_short,
            .mnemonic = "sub",
        .syntax = "MARK GUARD sub LSAT b16 MCDST LL_DST L_SRC L_SRC3 ",
        .effects = effects_add_add_b16_long,
        .note = note_add_add_b16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_add_add_b16_long),
            CHOICES(choices_add_add_b16_long),
        .bits = "000-l0cc cc.lllll llccpppp p.cc.amm 0010aa-. .1?????? llllllll llllll01",
    },
    [TESLA_ADD_SUB_B32_LONG] = {
        .name = "add.sub.b32.long", .page = "add", .title = title_add_add_b16_short,
            .mnemonic = "sub",
        .syntax = "MARK GUARD sub LSAT b32 MCDST LL_DST L_SRC L_SRC3 ",
        .effects = effects_fadd_long,
        .note = note_add_add_b16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_add_add_b16_long),
            CHOICES(choices_fadd_long),
        .bits = "000-l1cc cc.lllll llccpppp p.cc.amm 0010aa-. .1?????? llllllll llllll01",
    },
    [TESLA_ADD_SUBR_B16_LONG] = {
        .name = "add.subr.b16.long", .page = "add", .title = title_add_add_b16_short,
            .mnemonic = "subr",
        .syntax = "MARK GUARD subr LSAT b16 MCDST LL_DST L_SRC L_SRC3 ",
        .effects = effects_add_add_b16_long,
        .note = note_add_add_b16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_add_add_b16_long),
            CHOICES(choices_add_add_b16_long),
        .bits = "000-l0cc cc.lllll llccpppp p.cc.amm 0011aa-. .0?????? llllllll llllll01",
    },
    [TESLA_ADD_SUBR_B32_LONG] = {
        .name = "add.subr.b32.long", .page = "add", .title = title_add_add_b16_short,
            .mnemonic = "subr",
        .syntax = "MARK GUARD subr LSAT b32 MCDST LL_DST L_SRC L_SRC3 ",
        .effects = effects_fadd_long,
        .note = note_add_add_b16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_add_add_b16_long),
            CHOICES(choices_fadd_long),
        .bits = "000-l1cc cc.lllll llccpppp p.cc.amm 0011aa-. .0?????? llllllll llllll01",
    },
    [TESLA_ADD_ADDC_B16_LONG] = {
        .name = "add.addc.b16.long", .page = "add", .title = title_add_add_b16_short,
            .mnemonic = "addc",
        .syntax = "MARK GUARD addc LSAT b16 MCDST LL_DST L_SRC L_SRC3 $c[COND]",
        .effects = effects_add_add_b16_long,
        .note = note_add_add_b16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_add_addc_b16_long),
            CHOICES(choices_add_add_b16_long),
        .bits = "000-l0cc cc.lllll llccpppp p.cc.amm 0011aa-. .1?????? llllllll llllll01",
    },
    [TESLA_ADD_ADDC_B32_LONG] = {
        .name = "add.addc.b32.long", .page = "add", .title = title_add_add_b16_short,
            .mnemonic = "addc",
        .syntax = "MARK GUARD addc LSAT b32 MCDST LL_DST L_SRC L_SRC3 $c[COND]",
        .effects = effects_fadd_long,
        .note = note_add_add_b16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_add_addc_b16_long),
            CHOICES(choices_fadd_long),
        .bits = "000-l1cc cc.lllll llccpppp p.cc.amm 0011aa-. .1?????? llllllll llllll01",
    },
    [TESLA_MUL16_SHORT] = {
        .name = "mul16.short", .page = "mul16", .title = title_mul16_short, .mnemonic = "mul",
        .syntax = "mul $r[SDST] S16A S_SRC S16B S_SRC2",
        .effects = "reads $r[SSRC.n[1..5]].h $a[SAREG] $r[SSRC2.n[1..5]].h; writes $r[SDST] "
            "$a[SAREG]; read s.u8; read s.u16; read s.u32; read a.u32; read p.u32; read c.u16; "
            "trap: outside `s`; trap: unaligned in `s`; trap: unaligned in `a`; trap: unaligned in "
            "`p`; trap: unaligned in `c`",
        .note = note_mul16_short,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_mul16_short),
            CHOICES(choices_mul16_short),
        .bits = "0100ss-. .0ssssss ssssssss ssssss00",
    },
    [TESLA_MUL16_IMM] = {
        .name = "mul16.imm", .page = "mul16", .title = title_mul16_short, .mnemonic = "mul",
        .syntax = "mul $r[SDST] S16A I_SRC S16B IMM",
        .effects = "reads $r[SSRC.n[1..5]].h $a[SAREG]; writes $r[SDST] $a[SAREG]; read s.u8; read "
            "s.u16; read s.u32; read p.u32; trap: outside `s`; trap: unaligned in `s`; trap: "
            "unaligned in `p`",
        .note = note_mul16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_mul16_imm),
            CHOICES(choices_mul16_imm),
        .bits = "????iiii iiiiiiii iiiiiiii iiiiii11 0100ss-. ?0iiiiii ssssssss ssssss01",
    },
    [TESLA_MUL16_LONG] = {
        .name = "mul16.long", .page = "mul16", .title = title_mul16_short, .mnemonic = "mul",
        .syntax = "MARK GUARD mul MCDST LL_DST L16A L_SRC L16B L_SRC2",
        .effects = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC.n[1..6]].h $a[AREG] "
            "$r[LSRC2.n[1..6]].h $ended $active $st $returned $broken $warps $bar[0..15]; writes "
            "$r[LDST] $c[CDST] $a[AREG] $ended $st $active $warps $bar[0..15] $pc $returned "
            "$broken; read s.u8; read s.u16; read s.u32; read a.u32; read p.u32; read c.u16; write "
            "o.u32; trap: outside `s`; trap: unaligned in `s`; trap: unaligned in `a`; trap: "
            "unaligned in `p`; trap: unaligned in `c`; trap: unaligned in `o`; trap: `$st` is "
            "empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: "
            "STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top of the "
            "stack is neither a branch nor a joinat; branch: conditional return",
        .note = note_mul16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_mul16_long),
            CHOICES(choices_mul16_long),
        .bits = "000-??cc cc.????0 llccpppp p.cc.amm 0100aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL24_SHORT] = {
        .name = "mul24.short", .page = "mul24", .title = title_mul24_short, .mnemonic = "mul",
        .syntax = "mul $r[SDST] SHIGH S24 S_SRC S_SRC2",
        .effects = effects_fadd_short,
        .note = note_mul24_short,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_mul24_short),
            CHOICES(choices_fadd_short),
        .bits = "0100ss-. .1ssssss ssssssss ssssss00",
    },
    [TESLA_MUL24_IMM] = {
        .name = "mul24.imm", .page = "mul24", .title = title_mul24_short, .mnemonic = "mul",
        .syntax = "mul $r[SDST] SHIGH S24 I_SRC IMM",
        .effects = effects_fadd_imm,
        .note = note_mul24_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_mul24_imm),
            CHOICES(choices_fadd_imm),
        .bits = "????iiii iiiiiiii iiiiiiii iiiiii11 0100ss-. ?1iiiiii ssssssss ssssss01",
    },
    [TESLA_MUL24_LONG] = {
        .name = "mul24.long", .page = "mul24", .title = title_mul24_short, .mnemonic = "mul",
        .syntax = "MARK GUARD mul MCDST LL_DST LHIGH L24 L_SRC L_SRC2",
        .effects = effects_fmul_long,
        .note = note_mul24_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_mul24_long),
            CHOICES(choices_fset),
        .bits = "000-??cc cc.????1 llccpppp p.cc.amm 0100aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_ADD_U16_SHORT] = {
        .name = "mul_add.add.u16.short", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "add",
        .syntax = "add  $r[SDST] (mul u16 S_SRC S_SRC2) $r[SDST] ",
        .effects = effects_mul_add_add_u16_short,
        .note = note_mul_add_add_u16_short,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_short), CHOICES(choices_mul_add_add_u16_short),
        .bits = "0110ss-. .0ssssss 0ssssss0 ssssss00",
    },
    [TESLA_MUL_ADD_ADD_S16_SHORT] = {
        .name = "mul_add.add.s16.short", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "add",
        .syntax = "add  $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST] ",
        .effects = effects_mul_add_add_u16_short,
        .note = note_mul_add_add_u16_short,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_short), CHOICES(choices_mul_add_add_u16_short),
        .bits = "0110ss-. .0ssssss 0ssssss1 ssssss00",
    },
    [TESLA_MUL_ADD_ADD_S16SAT_SHORT] = {
        .name = "mul_add.add.s16sat.short", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "add",
        .syntax = "add sat $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST] ",
        .effects = effects_mul_add_add_u16_short,
        .note = note_mul_add_add_u16_short,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_short), CHOICES(choices_mul_add_add_u16_short),
        .bits = "0110ss-. .0ssssss 1ssssss0 ssssss00",
    },
    [TESLA_MUL_ADD_ADD_U24_SHORT] = {
        .name = "mul_add.add.u24.short", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "add",
        .syntax = "add  $r[SDST] (mul u24 S_SRC S_SRC2) $r[SDST] ",
        .effects = effects_fmad_short,
        .note = note_mul_add_add_u16_short,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_short), CHOICES(choices_mul_add_add_u24_short),
        .bits = "0110ss-. .0ssssss 1ssssss1 ssssss00",
    },
    [TESLA_MUL_ADD_SUB_U16_SHORT] = {
        .name = "mul_add.sub.u16.short", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "sub",
        .syntax = "sub  $r[SDST] (mul u16 S_SRC S_SRC2) $r[SDST] ",
        .effects = effects_mul_add_add_u16_short,
        .note = note_mul_add_add_u16_short,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_short), CHOICES(choices_mul_add_add_u16_short),
        .bits = "0110ss-. .1ssssss 0ssssss0 ssssss00",
    },
    [TESLA_MUL_ADD_SUB_S16_SHORT] = {
        .name = "mul_add.sub.s16.short", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "sub",
        .syntax = "sub  $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST] ",
        .effects = effects_mul_add_add_u16_short,
        .note = note_mul_add_add_u16_short,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_short), CHOICES(choices_mul_add_add_u16_short),
        .bits = "0110ss-. .1ssssss 0ssssss1 ssssss00",
    },
    [TESLA_MUL_ADD_SUB_S16SAT_SHORT] = {
        .name = "mul_add.sub.s16sat.short", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "sub",
        .syntax = "sub sat $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST] ",
        .effects = effects_mul_add_add_u16_short,
        .note = note_mul_add_add_u16_short,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_short), CHOICES(choices_mul_add_add_u16_short),
        .bits = "0110ss-. .1ssssss 1ssssss0 ssssss00",
    },
    [TESLA_MUL_ADD_SUB_U24_SHORT] = {
        .name = "mul_add.sub.u24.short", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "sub",
        .syntax = "sub  $r[SDST] (mul u24 S_SRC S_SRC2) $r[SDST] ",
        .effects = effects_fmad_short,
        .note = note_mul_add_add_u16_short,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_short), CHOICES(choices_mul_add_add_u24_short),
        .bits = "0110ss-. .1ssssss 1ssssss1 ssssss00",
    },
    [TESLA_MUL_ADD_SUBR_U16_SHORT] = {
        .name = "mul_add.subr.u16.short", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "subr",
        .syntax = "subr  $r[SDST] (mul u16 S_SRC S_SRC2) $r[SDST] ",
        .effects = effects_mul_add_add_u16_short,
        .note = note_mul_add_add_u16_short,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_short), CHOICES(choices_mul_add_add_u16_short),
        .bits = "0111ss-. .0ssssss 0ssssss0 ssssss00",
    },
    [TESLA_MUL_ADD_SUBR_S16_SHORT] = {
        .name = "mul_add.subr.s16.short", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "subr",
        .syntax = "subr  $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST] ",
        .effects = effects_mul_add_add_u16_short,
        .note = note_mul_add_add_u16_short,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_short), CHOICES(choices_mul_add_add_u16_short),
        .bits = "0111ss-. .0ssssss 0ssssss1 ssssss00",
    },
    [TESLA_MUL_ADD_SUBR_S16SAT_SHORT] = {
        .name = "mul_add.subr.s16sat.short", .page = "mul_add",
            .title = title_mul_add_add_u16_short, .mnemonic = "subr",
        .syntax = "subr sat $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST] ",
        .effects = effects_mul_add_add_u16_short,
        .note = note_mul_add_add_u16_short,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_short), CHOICES(choices_mul_add_add_u16_short),
        .bits = "0111ss-. .0ssssss 1ssssss0 ssssss00",
    },
    [TESLA_MUL_ADD_SUBR_U24_SHORT] = {
        .name = "mul_add.subr.u24.short", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "subr",
        .syntax = "subr  $r[SDST] (mul u24 S_SRC S_SRC2) $r[SDST] ",
        .effects = effects_fmad_short,
        .note = note_mul_add_add_u16_short,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_short), CHOICES(choices_mul_add_add_u24_short),
        .bits = "0111ss-. .0ssssss 1ssssss1 ssssss00",
    },
    [TESLA_MUL_ADD_ADDC_U16_SHORT] = {
        .name = "mul_add.addc.u16.short", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "addc",
        .syntax = "addc  $r[SDST] (mul u16 S_SRC S_SRC2) $r[SDST] $c0",
        .effects = effects_mul_add_addc_u16_short,
        .note = note_mul_add_add_u16_short,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_short), CHOICES(choices_mul_add_add_u16_short),
        .bits = "0111ss-. .1ssssss 0ssssss0 ssssss00",
    },
    [TESLA_MUL_ADD_ADDC_S16_SHORT] = {
        .name = "mul_add.addc.s16.short", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "addc",
        .syntax = "addc  $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST] $c0",
        .effects = effects_mul_add_addc_u16_short,
        .note = note_mul_add_add_u16_short,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_short), CHOICES(choices_mul_add_add_u16_short),
        .bits = "0111ss-. .1ssssss 0ssssss1 ssssss00",
    },
    [TESLA_MUL_ADD_ADDC_S16SAT_SHORT] = {
        .name = "mul_add.addc.s16sat.short", .page = "mul_add",
            .title = title_mul_add_add_u16_short, .mnemonic = "addc",
        .syntax = "addc sat $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST] $c0",
        .effects = effects_mul_add_addc_u16_short,
        .note = note_mul_add_add_u16_short,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_short), CHOICES(choices_mul_add_add_u16_short),
        .bits = "0111ss-. .1ssssss 1ssssss0 ssssss00",
    },
    [TESLA_MUL_ADD_ADDC_U24_SHORT] = {
        .name = "mul_add.addc.u24.short", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "addc",
        .syntax = "addc  $r[SDST] (mul u24 S_SRC S_SRC2) $r[SDST] $c0",
        .effects = "reads $r[SSRC] $a[SAREG] $r[SSRC2] $r[SDST] $c[0].C; writes $r[SDST] "
            "$a[SAREG]; read s.u8; read s.u16; read s.u32; read a.u32; read p.u32; read c.u32; "
            "trap: outside `s`; trap: unaligned in `s`; trap: unaligned in `a`; trap: unaligned in "
            "`p`; trap: unaligned in `c`",
        .note = note_mul_add_add_u16_short,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_short), CHOICES(choices_mul_add_add_u24_short),
        .bits = "0111ss-. .1ssssss 1ssssss1 ssssss00",
    },
    [TESLA_MUL_ADD_ADD_U16_IMM] = {
        .name = "mul_add.add.u16.imm", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "add",
        .syntax = "add  $r[SDST] (mul u16 I_SRC IMM) $r[SDST] ",
        .effects = effects_mul_add_add_u16_imm,
        .note = note_mul_add_add_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_imm), CHOICES(choices_mul_add_add_u16_imm),
        .bits = "????iiii iiiiiiii iiiiiiii iiiiii11 0110ss-. ?0iiiiii 0ssssss0 ssssss01",
    },
    [TESLA_MUL_ADD_ADD_S16_IMM] = {
        .name = "mul_add.add.s16.imm", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "add",
        .syntax = "add  $r[SDST] (mul s16 I_SRC IMM) $r[SDST] ",
        .effects = effects_mul_add_add_u16_imm,
        .note = note_mul_add_add_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_imm), CHOICES(choices_mul_add_add_u16_imm),
        .bits = "????iiii iiiiiiii iiiiiiii iiiiii11 0110ss-. ?0iiiiii 0ssssss1 ssssss01",
    },
    [TESLA_MUL_ADD_ADD_S16SAT_IMM] = {
        .name = "mul_add.add.s16sat.imm", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "add",
        .syntax = "add sat $r[SDST] (mul s16 I_SRC IMM) $r[SDST] ",
        .effects = effects_mul_add_add_u16_imm,
        .note = note_mul_add_add_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_imm), CHOICES(choices_mul_add_add_u16_imm),
        .bits = "????iiii iiiiiiii iiiiiiii iiiiii11 0110ss-. ?0iiiiii 1ssssss0 ssssss01",
    },
    [TESLA_MUL_ADD_ADD_U24_IMM] = {
        .name = "mul_add.add.u24.imm", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "add",
        .syntax = "add  $r[SDST] (mul u24 I_SRC IMM) $r[SDST] ",
        .effects = effects_fmad_imm,
        .note = note_mul_add_add_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_imm), CHOICES(choices_mul_add_add_u24_imm),
        .bits = "????iiii iiiiiiii iiiiiiii iiiiii11 0110ss-. ?0iiiiii 1ssssss1 ssssss01",
    },
    [TESLA_MUL_ADD_SUB_U16_IMM] = {
        .name = "mul_add.sub.u16.imm", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "sub",
        .syntax = "sub  $r[SDST] (mul u16 I_SRC IMM) $r[SDST] ",
        .effects = effects_mul_add_add_u16_imm,
        .note = note_mul_add_add_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_imm), CHOICES(choices_mul_add_add_u16_imm),
        .bits = "????iiii iiiiiiii iiiiiiii iiiiii11 0110ss-. ?1iiiiii 0ssssss0 ssssss01",
    },
    [TESLA_MUL_ADD_SUB_S16_IMM] = {
        .name = "mul_add.sub.s16.imm", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "sub",
        .syntax = "sub  $r[SDST] (mul s16 I_SRC IMM) $r[SDST] ",
        .effects = effects_mul_add_add_u16_imm,
        .note = note_mul_add_add_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_imm), CHOICES(choices_mul_add_add_u16_imm),
        .bits = "????iiii iiiiiiii iiiiiiii iiiiii11 0110ss-. ?1iiiiii 0ssssss1 ssssss01",
    },
    [TESLA_MUL_ADD_SUB_S16SAT_IMM] = {
        .name = "mul_add.sub.s16sat.imm", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "sub",
        .syntax = "sub sat $r[SDST] (mul s16 I_SRC IMM) $r[SDST] ",
        .effects = effects_mul_add_add_u16_imm,
        .note = note_mul_add_add_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_imm), CHOICES(choices_mul_add_add_u16_imm),
        .bits = "????iiii iiiiiiii iiiiiiii iiiiii11 0110ss-. ?1iiiiii 1ssssss0 ssssss01",
    },
    [TESLA_MUL_ADD_SUB_U24_IMM] = {
        .name = "mul_add.sub.u24.imm", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "sub",
        .syntax = "sub  $r[SDST] (mul u24 I_SRC IMM) $r[SDST] ",
        .effects = effects_fmad_imm,
        .note = note_mul_add_add_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_imm), CHOICES(choices_mul_add_add_u24_imm),
        .bits = "????iiii iiiiiiii iiiiiiii iiiiii11 0110ss-. ?1iiiiii 1ssssss1 ssssss01",
    },
    [TESLA_MUL_ADD_SUBR_U16_IMM] = {
        .name = "mul_add.subr.u16.imm", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "subr",
        .syntax = "subr  $r[SDST] (mul u16 I_SRC IMM) $r[SDST] ",
        .effects = effects_mul_add_add_u16_imm,
        .note = note_mul_add_add_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_imm), CHOICES(choices_mul_add_add_u16_imm),
        .bits = "????iiii iiiiiiii iiiiiiii iiiiii11 0111ss-. ?0iiiiii 0ssssss0 ssssss01",
    },
    [TESLA_MUL_ADD_SUBR_S16_IMM] = {
        .name = "mul_add.subr.s16.imm", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "subr",
        .syntax = "subr  $r[SDST] (mul s16 I_SRC IMM) $r[SDST] ",
        .effects = effects_mul_add_add_u16_imm,
        .note = note_mul_add_add_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_imm), CHOICES(choices_mul_add_add_u16_imm),
        .bits = "????iiii iiiiiiii iiiiiiii iiiiii11 0111ss-. ?0iiiiii 0ssssss1 ssssss01",
    },
    [TESLA_MUL_ADD_SUBR_S16SAT_IMM] = {
        .name = "mul_add.subr.s16sat.imm", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "subr",
        .syntax = "subr sat $r[SDST] (mul s16 I_SRC IMM) $r[SDST] ",
        .effects = effects_mul_add_add_u16_imm,
        .note = note_mul_add_add_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_imm), CHOICES(choices_mul_add_add_u16_imm),
        .bits = "????iiii iiiiiiii iiiiiiii iiiiii11 0111ss-. ?0iiiiii 1ssssss0 ssssss01",
    },
    [TESLA_MUL_ADD_SUBR_U24_IMM] = {
        .name = "mul_add.subr.u24.imm", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "subr",
        .syntax = "subr  $r[SDST] (mul u24 I_SRC IMM) $r[SDST] ",
        .effects = effects_fmad_imm,
        .note = note_mul_add_add_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_imm), CHOICES(choices_mul_add_add_u24_imm),
        .bits = "????iiii iiiiiiii iiiiiiii iiiiii11 0111ss-. ?0iiiiii 1ssssss1 ssssss01",
    },
    [TESLA_MUL_ADD_ADDC_U16_IMM] = {
        .name = "mul_add.addc.u16.imm", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "addc",
        .syntax = "addc  $r[SDST] (mul u16 I_SRC IMM) $r[SDST] $c0",
        .effects = effects_mul_add_addc_u16_imm,
        .note = note_mul_add_add_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_imm), CHOICES(choices_mul_add_add_u16_imm),
        .bits = "????iiii iiiiiiii iiiiiiii iiiiii11 0111ss-. ?1iiiiii 0ssssss0 ssssss01",
    },
    [TESLA_MUL_ADD_ADDC_S16_IMM] = {
        .name = "mul_add.addc.s16.imm", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "addc",
        .syntax = "addc  $r[SDST] (mul s16 I_SRC IMM) $r[SDST] $c0",
        .effects = effects_mul_add_addc_u16_imm,
        .note = note_mul_add_add_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_imm), CHOICES(choices_mul_add_add_u16_imm),
        .bits = "????iiii iiiiiiii iiiiiiii iiiiii11 0111ss-. ?1iiiiii 0ssssss1 ssssss01",
    },
    [TESLA_MUL_ADD_ADDC_S16SAT_IMM] = {
        .name = "mul_add.addc.s16sat.imm", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "addc",
        .syntax = "addc sat $r[SDST] (mul s16 I_SRC IMM) $r[SDST] $c0",
        .effects = effects_mul_add_addc_u16_imm,
        .note = note_mul_add_add_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_imm), CHOICES(choices_mul_add_add_u16_imm),
        .bits = "????iiii iiiiiiii iiiiiiii iiiiii11 0111ss-. ?1iiiiii 1ssssss0 ssssss01",
    },
    [TESLA_MUL_ADD_ADDC_U24_IMM] = {
        .name = "mul_add.addc.u24.imm", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "addc",
        .syntax = "addc  $r[SDST] (mul u24 I_SRC IMM) $r[SDST] $c0",
        .effects = "reads $r[SSRC] $a[SAREG] $r[SDST] $c[0].C; writes $r[SDST] $a[SAREG]; read "
            "s.u8; read s.u16; read s.u32; read p.u32; trap: outside `s`; trap: unaligned in `s`; "
            "trap: unaligned in `p`",
        .note = note_mul_add_add_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_imm), CHOICES(choices_mul_add_add_u24_imm),
        .bits = "????iiii iiiiiiii iiiiiiii iiiiii11 0111ss-. ?1iiiiii 1ssssss1 ssssss01",
    },
    [TESLA_MUL_ADD_ADD_U16_LONG] = {
        .name = "mul_add.add.u16.long", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "add",
        .syntax = "MARK GUARD add  MCDST LL_DST (mul u16 L_SRC L_SRC2) L_SRC3 ",
        .effects = effects_mul_add_add_u16_long,
        .note = note_mul_add_add_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_long), CHOICES(choices_mul_add_add_u16_long),
        .bits = "000-00cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_ADD_S16_LONG] = {
        .name = "mul_add.add.s16.long", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "add",
        .syntax = "MARK GUARD add  MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3 ",
        .effects = effects_mul_add_add_u16_long,
        .note = note_mul_add_add_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_long), CHOICES(choices_mul_add_add_u16_long),
        .bits = "001-00cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_ADD_S16SAT_LONG] = {
        .name = "mul_add.add.s16sat.long", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "add",
        .syntax = "MARK GUARD add sat MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3 ",
        .effects = effects_mul_add_add_u16_long,
        .note = note_mul_add_add_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_long), CHOICES(choices_mul_add_add_u16_long),
        .bits = "010-00cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_ADD_U24_LONG] = {
        .name = "mul_add.add.u24.long", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "add",
        .syntax = "MARK GUARD add  MCDST LL_DST (mul u24 L_SRC L_SRC2) L_SRC3 ",
        .effects = effects_fmad_long,
        .note = note_mul_add_add_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_long), CHOICES(choices_mul_add_add_u24_long),
        .bits = "011-00cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_ADD_S24_LONG] = {
        .name = "mul_add.add.s24.long", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "add",
        .syntax = "MARK GUARD add  MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3 ",
        .effects = effects_fmad_long,
        .note = note_mul_add_add_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_long), CHOICES(choices_mul_add_add_u24_long),
        .bits = "100-00cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_ADD_S24SAT_LONG] = {
        .name = "mul_add.add.s24sat.long", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "add",
        .syntax = "MARK GUARD add sat MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3 ",
        .effects = effects_fmad_long,
        .note = note_mul_add_add_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_long), CHOICES(choices_mul_add_add_u24_long),
        .bits = "101-00cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_ADD_U24HIGH_LONG] = {
        .name = "mul_add.add.u24high.long", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "add",
        .syntax = "MARK GUARD add  MCDST LL_DST (mul high u24 L_SRC L_SRC2) L_SRC3 ",
        .effects = effects_fmad_long,
        .note = note_mul_add_add_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_long), CHOICES(choices_mul_add_add_u24_long),
        .bits = "110-00cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_ADD_S24HIGH_LONG] = {
        .name = "mul_add.add.s24high.long", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "add",
        .syntax = "MARK GUARD add  MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3 ",
        .effects = effects_fmad_long,
        .note = note_mul_add_add_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_long), CHOICES(choices_mul_add_add_u24_long),
        .bits = "111-00cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_ADD_S24HIGHSAT_LONG] = {
        .name = "mul_add.add.s24highsat.long", .page = "mul_add",
            .title = title_mul_add_add_u16_short, .mnemonic = "add",
        .syntax = "MARK GUARD add sat MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3 ",
        .effects = effects_fmad_long,
        .note = note_mul_add_add_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_long), CHOICES(choices_mul_add_add_u24_long),
        .bits = "000-00cc cc.lllll llccpppp p.cc.amm 0111aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_SUB_U16_LONG] = {
        .name = "mul_add.sub.u16.long", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "sub",
        .syntax = "MARK GUARD sub  MCDST LL_DST (mul u16 L_SRC L_SRC2) L_SRC3 ",
        .effects = effects_mul_add_add_u16_long,
        .note = note_mul_add_add_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_long), CHOICES(choices_mul_add_add_u16_long),
        .bits = "000-01cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_SUB_S16_LONG] = {
        .name = "mul_add.sub.s16.long", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "sub",
        .syntax = "MARK GUARD sub  MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3 ",
        .effects = effects_mul_add_add_u16_long,
        .note = note_mul_add_add_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_long), CHOICES(choices_mul_add_add_u16_long),
        .bits = "001-01cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_SUB_S16SAT_LONG] = {
        .name = "mul_add.sub.s16sat.long", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "sub",
        .syntax = "MARK GUARD sub sat MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3 ",
        .effects = effects_mul_add_add_u16_long,
        .note = note_mul_add_add_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_long), CHOICES(choices_mul_add_add_u16_long),
        .bits = "010-01cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_SUB_U24_LONG] = {
        .name = "mul_add.sub.u24.long", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "sub",
        .syntax = "MARK GUARD sub  MCDST LL_DST (mul u24 L_SRC L_SRC2) L_SRC3 ",
        .effects = effects_fmad_long,
        .note = note_mul_add_add_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_long), CHOICES(choices_mul_add_add_u24_long),
        .bits = "011-01cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_SUB_S24_LONG] = {
        .name = "mul_add.sub.s24.long", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "sub",
        .syntax = "MARK GUARD sub  MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3 ",
        .effects = effects_fmad_long,
        .note = note_mul_add_add_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_long), CHOICES(choices_mul_add_add_u24_long),
        .bits = "100-01cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_SUB_S24SAT_LONG] = {
        .name = "mul_add.sub.s24sat.long", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "sub",
        .syntax = "MARK GUARD sub sat MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3 ",
        .effects = effects_fmad_long,
        .note = note_mul_add_add_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_long), CHOICES(choices_mul_add_add_u24_long),
        .bits = "101-01cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_SUB_U24HIGH_LONG] = {
        .name = "mul_add.sub.u24high.long", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "sub",
        .syntax = "MARK GUARD sub  MCDST LL_DST (mul high u24 L_SRC L_SRC2) L_SRC3 ",
        .effects = effects_fmad_long,
        .note = note_mul_add_add_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_long), CHOICES(choices_mul_add_add_u24_long),
        .bits = "110-01cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_SUB_S24HIGH_LONG] = {
        .name = "mul_add.sub.s24high.long", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "sub",
        .syntax = "MARK GUARD sub  MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3 ",
        .effects = effects_fmad_long,
        .note = note_mul_add_add_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_long), CHOICES(choices_mul_add_add_u24_long),
        .bits = "111-01cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_SUB_S24HIGHSAT_LONG] = {
        .name = "mul_add.sub.s24highsat.long", .page = "mul_add",
            .title = title_mul_add_add_u16_short, .mnemonic = "sub",
        .syntax = "MARK GUARD sub sat MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3 ",
        .effects = effects_fmad_long,
        .note = note_mul_add_add_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_long), CHOICES(choices_mul_add_add_u24_long),
        .bits = "000-01cc cc.lllll llccpppp p.cc.amm 0111aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_SUBR_U16_LONG] = {
        .name = "mul_add.subr.u16.long", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "subr",
        .syntax = "MARK GUARD subr  MCDST LL_DST (mul u16 L_SRC L_SRC2) L_SRC3 ",
        .effects = effects_mul_add_add_u16_long,
        .note = note_mul_add_add_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_long), CHOICES(choices_mul_add_add_u16_long),
        .bits = "000-10cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_SUBR_S16_LONG] = {
        .name = "mul_add.subr.s16.long", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "subr",
        .syntax = "MARK GUARD subr  MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3 ",
        .effects = effects_mul_add_add_u16_long,
        .note = note_mul_add_add_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_long), CHOICES(choices_mul_add_add_u16_long),
        .bits = "001-10cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_SUBR_S16SAT_LONG] = {
        .name = "mul_add.subr.s16sat.long", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "subr",
        .syntax = "MARK GUARD subr sat MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3 ",
        .effects = effects_mul_add_add_u16_long,
        .note = note_mul_add_add_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_long), CHOICES(choices_mul_add_add_u16_long),
        .bits = "010-10cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_SUBR_U24_LONG] = {
        .name = "mul_add.subr.u24.long", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "subr",
        .syntax = "MARK GUARD subr  MCDST LL_DST (mul u24 L_SRC L_SRC2) L_SRC3 ",
        .effects = effects_fmad_long,
        .note = note_mul_add_add_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_long), CHOICES(choices_mul_add_add_u24_long),
        .bits = "011-10cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_SUBR_S24_LONG] = {
        .name = "mul_add.subr.s24.long", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "subr",
        .syntax = "MARK GUARD subr  MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3 ",
        .effects = effects_fmad_long,
        .note = note_mul_add_add_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_long), CHOICES(choices_mul_add_add_u24_long),
        .bits = "100-10cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_SUBR_S24SAT_LONG] = {
        .name = "mul_add.subr.s24sat.long", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "subr",
        .syntax = "MARK GUARD subr sat MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3 ",
        .effects = effects_fmad_long,
        .note = note_mul_add_add_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_long), CHOICES(choices_mul_add_add_u24_long),
        .bits = "101-10cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_SUBR_U24HIGH_LONG] = {
        .name = "mul_add.subr.u24high.long", .page = "mul_add",
            .title = title_mul_add_add_u16_short, .mnemonic = "subr",
        .syntax = "MARK GUARD subr  MCDST LL_DST (mul high u24 L_SRC L_SRC2) L_SRC3 ",
        .effects = effects_fmad_long,
        .note = note_mul_add_add_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_long), CHOICES(choices_mul_add_add_u24_long),
        .bits = "110-10cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_SUBR_S24HIGH_LONG] = {
        .name = "mul_add.subr.s24high.long", .page = "mul_add",
            .title = title_mul_add_add_u16_short, .mnemonic = "subr",
        .syntax = "MARK GUARD subr  MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3 ",
        .effects = effects_fmad_long,
        .note = note_mul_add_add_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_long), CHOICES(choices_mul_add_add_u24_long),
        .bits = "111-10cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_SUBR_S24HIGHSAT_LONG] = {
        .name = "mul_add.subr.s24highsat.long", .page = "mul_add",
            .title = title_mul_add_add_u16_short, .mnemonic = "subr",
        .syntax = "MARK GUARD subr sat MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3 ",
        .effects = effects_fmad_long,
        .note = note_mul_add_add_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_long), CHOICES(choices_mul_add_add_u24_long),
        .bits = "000-10cc cc.lllll llccpppp p.cc.amm 0111aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_ADDC_U16_LONG] = {
        .name = "mul_add.addc.u16.long", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "addc",
        .syntax = "MARK GUARD addc  MCDST LL_DST (mul u16 L_SRC L_SRC2) L_SRC3 $c[COND]",
        .effects = effects_mul_add_add_u16_long,
        .note = note_mul_add_add_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_addc_u16_long), CHOICES(choices_mul_add_add_u16_long),
        .bits = "000-11cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_ADDC_S16_LONG] = {
        .name = "mul_add.addc.s16.long", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "addc",
        .syntax = "MARK GUARD addc  MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3 $c[COND]",
        .effects = effects_mul_add_add_u16_long,
        .note = note_mul_add_add_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_addc_u16_long), CHOICES(choices_mul_add_add_u16_long),
        .bits = "001-11cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_ADDC_S16SAT_LONG] = {
        .name = "mul_add.addc.s16sat.long", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "addc",
        .syntax = "MARK GUARD addc sat MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3 $c[COND]",
        .effects = effects_mul_add_add_u16_long,
        .note = note_mul_add_add_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_addc_u16_long), CHOICES(choices_mul_add_add_u16_long),
        .bits = "010-11cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_ADDC_U24_LONG] = {
        .name = "mul_add.addc.u24.long", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "addc",
        .syntax = "MARK GUARD addc  MCDST LL_DST (mul u24 L_SRC L_SRC2) L_SRC3 $c[COND]",
        .effects = effects_fmad_long,
        .note = note_mul_add_add_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_addc_u16_long), CHOICES(choices_mul_add_add_u24_long),
        .bits = "011-11cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_ADDC_S24_LONG] = {
        .name = "mul_add.addc.s24.long", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "addc",
        .syntax = "MARK GUARD addc  MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3 $c[COND]",
        .effects = effects_fmad_long,
        .note = note_mul_add_add_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_addc_u16_long), CHOICES(choices_mul_add_add_u24_long),
        .bits = "100-11cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_ADDC_S24SAT_LONG] = {
        .name = "mul_add.addc.s24sat.long", .page = "mul_add", .title = title_mul_add_add_u16_short,
            .mnemonic = "addc",
        .syntax = "MARK GUARD addc sat MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3 $c[COND]",
        .effects = effects_fmad_long,
        .note = note_mul_add_add_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_addc_u16_long), CHOICES(choices_mul_add_add_u24_long),
        .bits = "101-11cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_ADDC_U24HIGH_LONG] = {
        .name = "mul_add.addc.u24high.long", .page = "mul_add",
            .title = title_mul_add_add_u16_short, .mnemonic = "addc",
        .syntax = "MARK GUARD addc  MCDST LL_DST (mul high u24 L_SRC L_SRC2) L_SRC3 $c[COND]",
        .effects = effects_fmad_long,
        .note = note_mul_add_add_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_addc_u16_long), CHOICES(choices_mul_add_add_u24_long),
        .bits = "110-11cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_ADDC_S24HIGH_LONG] = {
        .name = "mul_add.addc.s24high.long", .page = "mul_add",
            .title = title_mul_add_add_u16_short, .mnemonic = "addc",
        .syntax = "MARK GUARD addc  MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3 $c[COND]",
        .effects = effects_fmad_long,
        .note = note_mul_add_add_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_addc_u16_long), CHOICES(choices_mul_add_add_u24_long),
        .bits = "111-11cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_ADDC_S24HIGHSAT_LONG] = {
        .name = "mul_add.addc.s24highsat.long", .page = "mul_add",
            .title = title_mul_add_add_u16_short, .mnemonic = "addc",
        .syntax = "MARK GUARD addc sat MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3 $c[COND]",
        .effects = effects_fmad_long,
        .note = note_mul_add_add_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_addc_u16_long), CHOICES(choices_mul_add_add_u24_long),
        .bits = "000-11cc cc.lllll llccpppp p.cc.amm 0111aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_AGAIN_ADD] = {
        .name = "mul_add_again.add", .page = "mul_add_again", .title = title_mul_add_again_add,
            .mnemonic = "add",
        .syntax = "MARK GUARD add MCDST LL_DST (mul U24AGAIN L_SRC L_SRC2) L_SRC3 ",
        .effects = effects_fmad_long,
        .note = note_mul_add_again_add,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_mul_add_again_add),
            CHOICES(choices_mul_add_add_u24_long),
        .bits = "uuu-00cc cc.lllll llccpppp p.cc.amm 0111aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_AGAIN_SUB] = {
        .name = "mul_add_again.sub", .page = "mul_add_again", .title = title_mul_add_again_add,
            .mnemonic = "sub",
        .syntax = "MARK GUARD sub MCDST LL_DST (mul U24AGAIN L_SRC L_SRC2) L_SRC3 ",
        .effects = effects_fmad_long,
        .note = note_mul_add_again_add,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_mul_add_again_add),
            CHOICES(choices_mul_add_add_u24_long),
        .bits = "uuu-01cc cc.lllll llccpppp p.cc.amm 0111aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_AGAIN_SUBR] = {
        .name = "mul_add_again.subr", .page = "mul_add_again", .title = title_mul_add_again_add,
            .mnemonic = "subr",
        .syntax = "MARK GUARD subr MCDST LL_DST (mul U24AGAIN L_SRC L_SRC2) L_SRC3 ",
        .effects = effects_fmad_long,
        .note = note_mul_add_again_add,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_mul_add_again_add),
            CHOICES(choices_mul_add_add_u24_long),
        .bits = "uuu-10cc cc.lllll llccpppp p.cc.amm 0111aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_AGAIN_ADDC] = {
        .name = "mul_add_again.addc", .page = "mul_add_again", .title = title_mul_add_again_add,
            .mnemonic = "addc",
        .syntax = "MARK GUARD addc MCDST LL_DST (mul U24AGAIN L_SRC L_SRC2) L_SRC3 $c[COND]",
        .effects = effects_fmad_long,
        .note = note_mul_add_again_add,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_mul_add_again_addc),
            CHOICES(choices_mul_add_add_u24_long),
        .bits = "uuu-11cc cc.lllll llccpppp p.cc.amm 0111aa-. .lllllll llllllll llllll01",
    },
    [TESLA_SAD_U16_SHORT] = {
        .name = "sad.u16.short", .page = "sad", .title = title_sad_u16_short, .mnemonic = "sad",
        .syntax = "sad $r[SDST] u16 $r[SSRC].h[SSRC] $r[SSRC2].h[SSRC2] $r[SDST]",
        .effects = effects_sad_u16_short,
        .note = note_sad_u16_short,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_sad_u16_short),
            CHOICES(choices_sad_u16_short),
        .bits = "0101---? ??ssssss 0ssssss0 ssssss00",
    },
    [TESLA_SAD_S16_SHORT] = {
        .name = "sad.s16.short", .page = "sad", .title = title_sad_u16_short, .mnemonic = "sad",
        .syntax = "sad $r[SDST] s16 $r[SSRC].h[SSRC] $r[SSRC2].h[SSRC2] $r[SDST]",
        .effects = effects_sad_u16_short,
        .note = note_sad_u16_short,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_sad_u16_short),
            CHOICES(choices_sad_u16_short),
        .bits = "0101---? ??ssssss 0ssssss1 ssssss00",
    },
    [TESLA_SAD_U32_SHORT] = {
        .name = "sad.u32.short", .page = "sad", .title = title_sad_u16_short, .mnemonic = "sad",
        .syntax = "sad $r[SDST] u32 $r[SSRC] $r[SSRC2] $r[SDST]",
        .effects = effects_sad_u32_short,
        .note = note_sad_u16_short,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_sad_u16_short),
            CHOICES(choices_sad_u32_short),
        .bits = "0101---? ??ssssss 1ssssss0 ssssss00",
    },
    [TESLA_SAD_S32_SHORT] = {
        .name = "sad.s32.short", .page = "sad", .title = title_sad_u16_short, .mnemonic = "sad",
        .syntax = "sad $r[SDST] s32 $r[SSRC] $r[SSRC2] $r[SDST]",
        .effects = effects_sad_u32_short,
        .note = note_sad_u16_short,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_sad_u16_short),
            CHOICES(choices_sad_u32_short),
        .bits = "0101---? ??ssssss 1ssssss1 ssssss00",
    },
    [TESLA_SAD_U16_LONG] = {
        .name = "sad.u16.long", .page = "sad", .title = title_sad_u16_short, .mnemonic = "sad",
        .syntax = "MARK GUARD sad MCDST LL_DST u16 L_SRC L_SRC2 L_SRC3",
        .effects = effects_mul_add_add_u16_long,
        .note = note_sad_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_long), CHOICES(choices_mul_add_add_u16_long),
        .bits = "000-00cc cc.lllll llccpppp p.cc.amm 0101aa-. .lllllll llllllll llllll01",
    },
    [TESLA_SAD_S16_LONG] = {
        .name = "sad.s16.long", .page = "sad", .title = title_sad_u16_short, .mnemonic = "sad",
        .syntax = "MARK GUARD sad MCDST LL_DST s16 L_SRC L_SRC2 L_SRC3",
        .effects = effects_mul_add_add_u16_long,
        .note = note_sad_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_long), CHOICES(choices_mul_add_add_u16_long),
        .bits = "000-10cc cc.lllll llccpppp p.cc.amm 0101aa-. .lllllll llllllll llllll01",
    },
    [TESLA_SAD_U32_LONG] = {
        .name = "sad.u32.long", .page = "sad", .title = title_sad_u16_short, .mnemonic = "sad",
        .syntax = "MARK GUARD sad MCDST LL_DST u32 L_SRC L_SRC2 L_SRC3",
        .effects = effects_fmad_long,
        .note = note_sad_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_long), CHOICES(choices_mul_add_add_u24_long),
        .bits = "000-01cc cc.lllll llccpppp p.cc.amm 0101aa-. .lllllll llllllll llllll01",
    },
    [TESLA_SAD_S32_LONG] = {
        .name = "sad.s32.long", .page = "sad", .title = title_sad_u16_short, .mnemonic = "sad",
        .syntax = "MARK GUARD sad MCDST LL_DST s32 L_SRC L_SRC2 L_SRC3",
        .effects = effects_fmad_long,
        .note = note_sad_u16_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff,
            SLOTS(slots_mul_add_add_u16_long), CHOICES(choices_mul_add_add_u24_long),
        .bits = "000-11cc cc.lllll llccpppp p.cc.amm 0101aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MINMAX_MAX_U16] = {
        .name = "minmax.max.u16", .page = "minmax", .title = title_minmax_max_u16,
            .mnemonic = "max",
        .syntax = "MARK GUARD max u16 MCDST LL_DST L_SRC L_SRC2",
        .effects = effects_minmax_max_u16,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_minmax_max_u16),
            CHOICES(choices_minmax_max_u16),
        .bits = "100-00cc cc.????? ??ccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MINMAX_MAX_S16] = {
        .name = "minmax.max.s16", .page = "minmax", .title = title_minmax_max_u16,
            .mnemonic = "max",
        .syntax = "MARK GUARD max s16 MCDST LL_DST L_SRC L_SRC2",
        .effects = effects_minmax_max_u16,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_minmax_max_u16),
            CHOICES(choices_minmax_max_u16),
        .bits = "100-10cc cc.????? ??ccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MINMAX_MAX_U32] = {
        .name = "minmax.max.u32", .page = "minmax", .title = title_minmax_max_u16,
            .mnemonic = "max",
        .syntax = "MARK GUARD max u32 MCDST LL_DST L_SRC L_SRC2",
        .effects = effects_fmul_long,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_minmax_max_u16),
            CHOICES(choices_fset),
        .bits = "100-01cc cc.????? ??ccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MINMAX_MAX_S32] = {
        .name = "minmax.max.s32", .page = "minmax", .title = title_minmax_max_u16,
            .mnemonic = "max",
        .syntax = "MARK GUARD max s32 MCDST LL_DST L_SRC L_SRC2",
        .effects = effects_fmul_long,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_minmax_max_u16),
            CHOICES(choices_fset),
        .bits = "100-11cc cc.????? ??ccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MINMAX_MIN_U16] = {
        .name = "minmax.min.u16", .page = "minmax", .title = title_minmax_max_u16,
            .mnemonic = "min",
        .syntax = "MARK GUARD min u16 MCDST LL_DST L_SRC L_SRC2",
        .effects = effects_minmax_max_u16,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_minmax_max_u16),
            CHOICES(choices_minmax_max_u16),
        .bits = "101-00cc cc.????? ??ccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MINMAX_MIN_S16] = {
        .name = "minmax.min.s16", .page = "minmax", .title = title_minmax_max_u16,
            .mnemonic = "min",
        .syntax = "MARK GUARD min s16 MCDST LL_DST L_SRC L_SRC2",
        .effects = effects_minmax_max_u16,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_minmax_max_u16),
            CHOICES(choices_minmax_max_u16),
        .bits = "101-10cc cc.????? ??ccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MINMAX_MIN_U32] = {
        .name = "minmax.min.u32", .page = "minmax", .title = title_minmax_max_u16,
            .mnemonic = "min",
        .syntax = "MARK GUARD min u32 MCDST LL_DST L_SRC L_SRC2",
        .effects = effects_fmul_long,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_minmax_max_u16),
            CHOICES(choices_fset),
        .bits = "101-01cc cc.????? ??ccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MINMAX_MIN_S32] = {
        .name = "minmax.min.s32", .page = "minmax", .title = title_minmax_max_u16,
            .mnemonic = "min",
        .syntax = "MARK GUARD min s32 MCDST LL_DST L_SRC L_SRC2",
        .effects = effects_fmul_long,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_minmax_max_u16),
            CHOICES(choices_fset),
        .bits = "101-11cc cc.????? ??ccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
    },
    [TESLA_SET_U16] = {
        .name = "set.u16", .page = "set", .title = title_set_u16, .mnemonic = "set",
        .syntax = "MARK GUARD set MCDST LL_DST COMPARE u16 L_SRC L_SRC2",
        .effects = effects_minmax_max_u16,
        .note = note_fset,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_set_u16),
            CHOICES(choices_minmax_max_u16),
        .bits = "011-00cc cc.????c ccccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
    },
    [TESLA_SET_S16] = {
        .name = "set.s16", .page = "set", .title = title_set_u16, .mnemonic = "set",
        .syntax = "MARK GUARD set MCDST LL_DST COMPARE s16 L_SRC L_SRC2",
        .effects = effects_minmax_max_u16,
        .note = note_fset,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_set_u16),
            CHOICES(choices_minmax_max_u16),
        .bits = "011-10cc cc.????c ccccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
    },
    [TESLA_SET_U32] = {
        .name = "set.u32", .page = "set", .title = title_set_u16, .mnemonic = "set",
        .syntax = "MARK GUARD set MCDST LL_DST COMPARE u32 L_SRC L_SRC2",
        .effects = effects_fmul_long,
        .note = note_fset,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_set_u16),
            CHOICES(choices_fset),
        .bits = "011-01cc cc.????c ccccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
    },
    [TESLA_SET_S32] = {
        .name = "set.s32", .page = "set", .title = title_set_u16, .mnemonic = "set",
        .syntax = "MARK GUARD set MCDST LL_DST COMPARE s32 L_SRC L_SRC2",
        .effects = effects_fmul_long,
        .note = note_fset,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_set_u16),
            CHOICES(choices_fset),
        .bits = "011-11cc cc.????c ccccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
    },
    [TESLA_LOGOP_IMM_AND] = {
        .name = "logop_imm.and", .page = "logop_imm", .title = title_logop_imm_and,
            .mnemonic = "and",
        .syntax = "and b32 $r[SDST] SNOT I_SRC IMM",
        .effects = effects_fadd_imm,
        .note = note_logop_imm_and,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_logop_imm_and),
            CHOICES(choices_fadd_imm),
        .bits = "????iiii iiiiiiii iiiiiiii iiiiii11 1101ss-. ?siiiiii 0ssssss0 ssssss01",
    },
    [TESLA_LOGOP_IMM_OR] = {
        .name = "logop_imm.or", .page = "logop_imm", .title = title_logop_imm_and, .mnemonic = "or",
        .syntax = "or b32 $r[SDST] SNOT I_SRC IMM",
        .effects = effects_fadd_imm,
        .note = note_logop_imm_and,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_logop_imm_and),
            CHOICES(choices_fadd_imm),
        .bits = "????iiii iiiiiiii iiiiiiii iiiiii11 1101ss-. ?siiiiii 0ssssss1 ssssss01",
    },
    [TESLA_LOGOP_IMM_XOR] = {
        .name = "logop_imm.xor", .page = "logop_imm", .title = title_logop_imm_and,
            .mnemonic = "xor",
        .syntax = "xor b32 $r[SDST] SNOT I_SRC IMM",
        .effects = effects_fadd_imm,
        .note = note_logop_imm_and,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_logop_imm_and),
            CHOICES(choices_fadd_imm),
        .bits = "????iiii iiiiiiii iiiiiiii iiiiii11 1101ss-. ?siiiiii 1ssssss0 ssssss01",
    },
    [TESLA_LOGOP_IMM_MOV2] = {
        .name = "logop_imm.mov2", .page = "logop_imm", .title = title_logop_imm_and,
            .mnemonic = "mov2",
        .syntax = "mov2 b32 $r[SDST] SNOT I_SRC IMM",
        .effects = "reads $a[SAREG]; writes $r[SDST] $a[SAREG]",
        .note = note_logop_imm_and,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_logop_imm_and),
            CHOICES(choices_fadd_imm),
        .bits = "????iiii iiiiiiii iiiiiiii iiiiii11 1101ss-. ?siiiiii 1ssssss1 ssssss01",
    },
    [TESLA_LOGOP_AND_B16] = {
        .name = "logop.and.b16", .page = "logop", .title = title_logop_and_b16, .mnemonic = "and",
        .syntax = "MARK GUARD and b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2",
        .effects = effects_minmax_max_u16,
        .note = note_logop_and_b16,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_logop_and_b16),
            CHOICES(choices_minmax_max_u16),
        .bits = "000-?0cc cc.???ll 00ccpppp p.cc.amm 1101aa-. .lllllll llllllll llllll01",
    },
    [TESLA_LOGOP_AND_B32] = {
        .name = "logop.and.b32", .page = "logop", .title = title_logop_and_b16, .mnemonic = "and",
        .syntax = "MARK GUARD and b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2",
        .effects = effects_fmul_long,
        .note = note_logop_and_b16,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_logop_and_b16),
            CHOICES(choices_fset),
        .bits = "000-?1cc cc.???ll 00ccpppp p.cc.amm 1101aa-. .lllllll llllllll llllll01",
    },
    [TESLA_LOGOP_OR_B16] = {
        .name = "logop.or.b16", .page = "logop", .title = title_logop_and_b16, .mnemonic = "or",
        .syntax = "MARK GUARD or b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2",
        .effects = effects_minmax_max_u16,
        .note = note_logop_and_b16,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_logop_and_b16),
            CHOICES(choices_minmax_max_u16),
        .bits = "000-?0cc cc.???ll 01ccpppp p.cc.amm 1101aa-. .lllllll llllllll llllll01",
    },
    [TESLA_LOGOP_OR_B32] = {
        .name = "logop.or.b32", .page = "logop", .title = title_logop_and_b16, .mnemonic = "or",
        .syntax = "MARK GUARD or b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2",
        .effects = effects_fmul_long,
        .note = note_logop_and_b16,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_logop_and_b16),
            CHOICES(choices_fset),
        .bits = "000-?1cc cc.???ll 01ccpppp p.cc.amm 1101aa-. .lllllll llllllll llllll01",
    },
    [TESLA_LOGOP_XOR_B16] = {
        .name = "logop.xor.b16", .page = "logop", .title = title_logop_and_b16, .mnemonic = "xor",
        .syntax = "MARK GUARD xor b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2",
        .effects = effects_minmax_max_u16,
        .note = note_logop_and_b16,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_logop_and_b16),
            CHOICES(choices_minmax_max_u16),
        .bits = "000-?0cc cc.???ll 10ccpppp p.cc.amm 1101aa-. .lllllll llllllll llllll01",
    },
    [TESLA_LOGOP_XOR_B32] = {
        .name = "logop.xor.b32", .page = "logop", .title = title_logop_and_b16, .mnemonic = "xor",
        .syntax = "MARK GUARD xor b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2",
        .effects = effects_fmul_long,
        .note = note_logop_and_b16,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_logop_and_b16),
            CHOICES(choices_fset),
        .bits = "000-?1cc cc.???ll 10ccpppp p.cc.amm 1101aa-. .lllllll llllllll llllll01",
    },
    [TESLA_LOGOP_MOV2_B16] = {
        .name = "logop.mov2.b16", .page = "logop", .title = title_logop_and_b16, .mnemonic = "mov2",
        .syntax = "MARK GUARD mov2 b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2",
        .effects = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC2.n[1..6]].h $a[AREG] "
            "$ended $active $st $returned $broken $warps $bar[0..15]; writes $r[LDST.n[1..6]].h "
            "$c[CDST] $a[AREG] $ended $st $active $warps $bar[0..15] $pc $returned $broken; read "
            "c.u16; write o.u16; trap: unaligned in `c`; trap: unaligned in `o`; trap: `$st` is "
            "empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: "
            "STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top of the "
            "stack is neither a branch nor a joinat; branch: conditional return",
        .note = note_logop_and_b16,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_logop_and_b16),
            CHOICES(choices_minmax_max_u16),
        .bits = "000-?0cc cc.???ll 11ccpppp p.cc.amm 1101aa-. .lllllll llllllll llllll01",
    },
    [TESLA_LOGOP_MOV2_B32] = {
        .name = "logop.mov2.b32", .page = "logop", .title = title_logop_and_b16, .mnemonic = "mov2",
        .syntax = "MARK GUARD mov2 b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2",
        .effects = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC2] $a[AREG] $ended "
            "$active $st $returned $broken $warps $bar[0..15]; writes $r[LDST] $c[CDST] $a[AREG] "
            "$ended $st $active $warps $bar[0..15] $pc $returned $broken; read c.u32; write o.u32; "
            "trap: unaligned in `c`; trap: unaligned in `o`; trap: `$st` is empty; trap: "
            "QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: "
            "STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top of the "
            "stack is neither a branch nor a joinat; branch: conditional return",
        .note = note_logop_and_b16,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_logop_and_b16),
            CHOICES(choices_fset),
        .bits = "000-?1cc cc.???ll 11ccpppp p.cc.amm 1101aa-. .lllllll llllllll llllll01",
    },
    [TESLA_SHL_B16_REG] = {
        .name = "shl.b16.reg", .page = "shl", .title = title_shl_b16_reg, .mnemonic = "shl",
        .syntax = "MARK GUARD shl b16 MCDST LL_DST L_SRC L_SRC2",
        .effects = effects_minmax_max_u16,
        .note = note_shl_b16_reg,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_minmax_max_u16),
            CHOICES(choices_minmax_max_u16),
        .bits = "110-?0cc cc.0???? ??ccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
    },
    [TESLA_SHL_B32_REG] = {
        .name = "shl.b32.reg", .page = "shl", .title = title_shl_b16_reg, .mnemonic = "shl",
        .syntax = "MARK GUARD shl b32 MCDST LL_DST L_SRC L_SRC2",
        .effects = effects_fmul_long,
        .note = note_shl_b16_reg,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_minmax_max_u16),
            CHOICES(choices_fset),
        .bits = "110-?1cc cc.0???? ??ccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
    },
    [TESLA_SHL_B16_CNT] = {
        .name = "shl.b16.cnt", .page = "shl", .title = title_shl_b16_reg, .mnemonic = "shl",
        .syntax = "MARK GUARD shl b16 MCDST LL_DST L_SRC SHCNT",
        .effects = effects_cvt_f2i_u16_f16,
        .note = note_shl_b16_reg,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_shl_b16_cnt),
            CHOICES(choices_cvt_f2i_u16_f16),
        .bits = "110-?0?? ??.1???? ??ccpppp p.cc.amm 0011aa-. .sssssss llllllll llllll01",
    },
    [TESLA_SHL_B32_CNT] = {
        .name = "shl.b32.cnt", .page = "shl", .title = title_shl_b16_reg, .mnemonic = "shl",
        .syntax = "MARK GUARD shl b32 MCDST LL_DST L_SRC SHCNT",
        .effects = effects_cvt_f2i_u32_f32,
        .note = note_shl_b16_reg,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_shl_b16_cnt),
            CHOICES(choices_cvt_f2i_u32_f32),
        .bits = "110-?1?? ??.1???? ??ccpppp p.cc.amm 0011aa-. .sssssss llllllll llllll01",
    },
    [TESLA_SHR_U16_REG] = {
        .name = "shr.u16.reg", .page = "shr", .title = title_shr_u16_reg, .mnemonic = "shr",
        .syntax = "MARK GUARD shr u16 MCDST LL_DST L_SRC L_SRC2",
        .effects = effects_minmax_max_u16,
        .note = note_shr_u16_reg,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_minmax_max_u16),
            CHOICES(choices_minmax_max_u16),
        .bits = "111-00cc cc.0???? ??ccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
    },
    [TESLA_SHR_S16_REG] = {
        .name = "shr.s16.reg", .page = "shr", .title = title_shr_u16_reg, .mnemonic = "shr",
        .syntax = "MARK GUARD shr s16 MCDST LL_DST L_SRC L_SRC2",
        .effects = effects_minmax_max_u16,
        .note = note_shr_u16_reg,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_minmax_max_u16),
            CHOICES(choices_minmax_max_u16),
        .bits = "111-10cc cc.0???? ??ccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
    },
    [TESLA_SHR_U32_REG] = {
        .name = "shr.u32.reg", .page = "shr", .title = title_shr_u16_reg, .mnemonic = "shr",
        .syntax = "MARK GUARD shr u32 MCDST LL_DST L_SRC L_SRC2",
        .effects = effects_fmul_long,
        .note = note_shr_u16_reg,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_minmax_max_u16),
            CHOICES(choices_fset),
        .bits = "111-01cc cc.0???? ??ccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
    },
    [TESLA_SHR_S32_REG] = {
        .name = "shr.s32.reg", .page = "shr", .title = title_shr_u16_reg, .mnemonic = "shr",
        .syntax = "MARK GUARD shr s32 MCDST LL_DST L_SRC L_SRC2",
        .effects = effects_fmul_long,
        .note = note_shr_u16_reg,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_minmax_max_u16),
            CHOICES(choices_fset),
        .bits = "111-11cc cc.0???? ??ccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
    },
    [TESLA_SHR_U16_CNT] = {
        .name = "shr.u16.cnt", .page = "shr", .title = title_shr_u16_reg, .mnemonic = "shr",
        .syntax = "MARK GUARD shr u16 MCDST LL_DST L_SRC SHCNT",
        .effects = effects_cvt_f2i_u16_f16,
        .note = note_shr_u16_reg,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_shl_b16_cnt),
            CHOICES(choices_cvt_f2i_u16_f16),
        .bits = "111-00?? ??.1???? ??ccpppp p.cc.amm 0011aa-. .sssssss llllllll llllll01",
    },
    [TESLA_SHR_S16_CNT] = {
        .name = "shr.s16.cnt", .page = "shr", .title = title_shr_u16_reg, .mnemonic = "shr",
        .syntax = "MARK GUARD shr s16 MCDST LL_DST L_SRC SHCNT",
        .effects = effects_cvt_f2i_u16_f16,
        .note = note_shr_u16_reg,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_shl_b16_cnt),
            CHOICES(choices_cvt_f2i_u16_f16),
        .bits = "111-10?? ??.1???? ??ccpppp p.cc.amm 0011aa-. .sssssss llllllll llllll01",
    },
    [TESLA_SHR_U32_CNT] = {
        .name = "shr.u32.cnt", .page = "shr", .title = title_shr_u16_reg, .mnemonic = "shr",
        .syntax = "MARK GUARD shr u32 MCDST LL_DST L_SRC SHCNT",
        .effects = effects_cvt_f2i_u32_f32,
        .note = note_shr_u16_reg,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_shl_b16_cnt),
            CHOICES(choices_cvt_f2i_u32_f32),
        .bits = "111-01?? ??.1???? ??ccpppp p.cc.amm 0011aa-. .sssssss llllllll llllll01",
    },
    [TESLA_SHR_S32_CNT] = {
        .name = "shr.s32.cnt", .page = "shr", .title = title_shr_u16_reg, .mnemonic = "shr",
        .syntax = "MARK GUARD shr s32 MCDST LL_DST L_SRC SHCNT",
        .effects = effects_cvt_f2i_u32_f32,
        .note = note_shr_u16_reg,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_shl_b16_cnt),
            CHOICES(choices_cvt_f2i_u32_f32),
        .bits = "111-11?? ??.1???? ??ccpppp p.cc.amm 0011aa-. .sssssss llllllll llllll01",
    },
    [TESLA_LD_A] = {
        .name = "ld_a", .page = "ld_a", .title = "Load an attribute", .mnemonic = "ld",
        .syntax = "MARK GUARD LANE ld b32 LL_DST a[AT0]",
        .effects = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $ended $active $st "
            "$returned $broken $warps $bar[0..15]; writes $r[LDST] $ended $st $active $warps "
            "$bar[0..15] $pc $returned $broken; read a.u32; write o.u32; trap: unaligned in `a`; "
            "trap: unaligned in `o`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or "
            "wait between quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: "
            "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat; "
            "branch: conditional return",
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x66666, SLOTS(slots_ld_a),
            CHOICES(choices_ld_a),
        .bits = "000-?1?? ??1???ll llccpppp p???.amm 0000aa-? ???????? llllllll llllll01",
    },
    [TESLA_ST_O] = {
        .name = "st_o", .page = "st_o", .title = "Store to the output", .mnemonic = "st",
        .syntax = "MARK GUARD st b32 o[AT0] $r[LSRC3]",
        .effects = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $r[LSRC3] $ended "
            "$active $st $returned $broken $warps $bar[0..15]; writes $ended $st $active $warps "
            "$bar[0..15] $pc $returned $broken; write o.u32; trap: unaligned in `o`; trap: `$st` "
            "is empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and quadpop; "
            "trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top "
            "of the stack is neither a branch nor a joinat; branch: conditional return",
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x66666, SLOTS(slots_st_o),
            CHOICES(choices_st_o),
        .bits = "100????? 11?lllll llccpppp p????amm 0000aa?? ?ooooooo ooooooo? ??????01",
    },
    [TESLA_LD_C_U8_FULL] = {
        .name = "ld_c.u8.full", .page = "ld_c", .title = title_ld_c_u8_full, .mnemonic = "ld",
        .syntax = "MARK GUARD ld LL_DST u8 c{CSPACE}[AT]",
        .effects = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $ended $active $st "
            "$returned $broken $warps $bar[0..15]; writes $r[LDST] $a[AREG] $ended $st $active "
            "$warps $bar[0..15] $pc $returned $broken; read c.u8; write o.u32; trap: unaligned in "
            "`o`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait between "
            "quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: "
            "join, but the top of the stack is neither a branch nor a joinat; branch: conditional "
            "return",
        .note = note_ld_c_u8_full,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xfffff, SLOTS(slots_ld_c_u8_full),
            CHOICES(choices_ld_c_u8_full),
        .bits = "001??1cc cc?????? 00ccpppp p???.amm 0001aa.o oooooooo oooooool llllll01",
    },
    [TESLA_LD_C_U16_FULL] = {
        .name = "ld_c.u16.full", .page = "ld_c", .title = title_ld_c_u8_full, .mnemonic = "ld",
        .syntax = "MARK GUARD ld LL_DST u16 c{CSPACE}[AT]",
        .effects = effects_ld_c_u16_full,
        .note = note_ld_c_u8_full,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xfffff, SLOTS(slots_ld_c_u16_full),
            CHOICES(choices_ld_c_u16_full),
        .bits = "001??1cc cc?????? 01ccpppp p???.amm 0001aa.? oooooooo oooooool llllll01",
    },
    [TESLA_LD_C_S16_FULL] = {
        .name = "ld_c.s16.full", .page = "ld_c", .title = title_ld_c_u8_full, .mnemonic = "ld",
        .syntax = "MARK GUARD ld LL_DST s16 c{CSPACE}[AT]",
        .effects = effects_ld_c_u16_full,
        .note = note_ld_c_u8_full,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xfffff, SLOTS(slots_ld_c_u16_full),
            CHOICES(choices_ld_c_u16_full),
        .bits = "001??1cc cc?????? 10ccpppp p???.amm 0001aa.? oooooooo oooooool llllll01",
    },
    [TESLA_LD_C_B32_FULL] = {
        .name = "ld_c.b32.full", .page = "ld_c", .title = title_ld_c_u8_full, .mnemonic = "ld",
        .syntax = "MARK GUARD ld LL_DST b32 c{CSPACE}[AT]",
        .effects = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $ended $active $st "
            "$returned $broken $warps $bar[0..15]; writes $r[LDST] $a[AREG] $ended $st $active "
            "$warps $bar[0..15] $pc $returned $broken; read c.u32; write o.u32; trap: unaligned in "
            "`c`; trap: unaligned in `o`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads "
            "end or wait between quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; "
            "trap: STACK_MISMATCH: join, but the top of the stack is neither a branch nor a "
            "joinat; branch: conditional return",
        .note = note_ld_c_u8_full,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xfffff, SLOTS(slots_ld_c_b32_full),
            CHOICES(choices_ld_c_b32_full),
        .bits = "001??1cc cc?????? 11ccpppp p???.amm 0001aa.? ?ooooooo oooooool llllll01",
    },
    [TESLA_LD_C_U8_HALF] = {
        .name = "ld_c.u8.half", .page = "ld_c", .title = title_ld_c_u8_full, .mnemonic = "ld",
        .syntax = "MARK GUARD ld LL_HALF u8 c{CSPACE}[AT]",
        .effects = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $ended $active $st "
            "$returned $broken $warps $bar[0..15]; writes $r[LDST.n[1..6]].h $a[AREG] $ended $st "
            "$active $warps $bar[0..15] $pc $returned $broken; read c.u8; write o.u16; trap: "
            "unaligned in `o`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait "
            "between quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: "
            "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat; "
            "branch: conditional return",
        .note = note_ld_c_u8_full,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xfffff, SLOTS(slots_ld_c_u8_full),
            CHOICES(choices_ld_c_u8_half),
        .bits = "001??0cc cc?????? 00ccpppp p???.amm 0001aa.o oooooooo oooooool llllll01",
    },
    [TESLA_LD_C_U16_HALF] = {
        .name = "ld_c.u16.half", .page = "ld_c", .title = title_ld_c_u8_full, .mnemonic = "ld",
        .syntax = "MARK GUARD ld LL_HALF u16 c{CSPACE}[AT]",
        .effects = effects_ld_c_u16_half,
        .note = note_ld_c_u8_full,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xfffff, SLOTS(slots_ld_c_u16_full),
            CHOICES(choices_ld_c_u16_half),
        .bits = "001??0cc cc?????? 01ccpppp p???.amm 0001aa.? oooooooo oooooool llllll01",
    },
    [TESLA_LD_C_S16_HALF] = {
        .name = "ld_c.s16.half", .page = "ld_c", .title = title_ld_c_u8_full, .mnemonic = "ld",
        .syntax = "MARK GUARD ld LL_HALF s16 c{CSPACE}[AT]",
        .effects = effects_ld_c_u16_half,
        .note = note_ld_c_u8_full,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xfffff, SLOTS(slots_ld_c_u16_full),
            CHOICES(choices_ld_c_u16_half),
        .bits = "001??0cc cc?????? 10ccpppp p???.amm 0001aa.? oooooooo oooooool llllll01",
    },
    [TESLA_LD_C_B32_HALF] = {
        .name = "ld_c.b32.half", .page = "ld_c", .title = title_ld_c_u8_full, .mnemonic = "ld",
        .syntax = "MARK GUARD ld LL_HALF b32 c{CSPACE}[AT]",
        .effects = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $ended $active $st "
            "$returned $broken $warps $bar[0..15]; writes $r[LDST.n[1..6]].h $a[AREG] $ended $st "
            "$active $warps $bar[0..15] $pc $returned $broken; read c.u32; write o.u16; trap: "
            "unaligned in `c`; trap: unaligned in `o`; trap: `$st` is empty; trap: QUADON_ACTIVE: "
            "the threads end or wait between quadon and quadpop; trap: STACK_UNDERFLOW: join "
            "without joinat; trap: STACK_MISMATCH: join, but the top of the stack is neither a "
            "branch nor a joinat; branch: conditional return",
        .note = note_ld_c_u8_full,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xfffff, SLOTS(slots_ld_c_b32_full),
            CHOICES(choices_ld_c_b32_half),
        .bits = "001??0cc cc?????? 11ccpppp p???.amm 0001aa.? ?ooooooo oooooool llllll01",
    },
    [TESLA_LD_S_U8_FULL] = {
        .name = "ld_s.u8.full", .page = "ld_s", .title = title_ld_s_u8_full, .mnemonic = "ld",
        .syntax = "MARK GUARD ld LL_DST u8 s[AT]",
        .effects = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $ended $active $st "
            "$returned $broken $warps $bar[0..15]; writes $r[LDST] $a[AREG] $ended $st $active "
            "$warps $bar[0..15] $pc $returned $broken; read s.u8; trap: outside `s`; trap: `$st` "
            "is empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and quadpop; "
            "trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top "
            "of the stack is neither a branch nor a joinat; branch: conditional return",
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x11110, SLOTS(slots_ld_s_u8_full),
            CHOICES(choices_ld_s_u8_full),
        .bits = "010??1?? ???????? 00ccpppp p???.amm 0001aa.o oooooooo oooooool llllll01",
    },
    [TESLA_LD_S_U16_FULL] = {
        .name = "ld_s.u16.full", .page = "ld_s", .title = title_ld_s_u8_full, .mnemonic = "ld",
        .syntax = "MARK GUARD ld LL_DST u16 s[AT]",
        .effects = effects_ld_s_u16_full,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x11110, SLOTS(slots_ld_s_u16_full),
            CHOICES(choices_ld_s_u16_full),
        .bits = "010??1?? ???????? 01ccpppp p???.amm 0001aa.? oooooooo oooooool llllll01",
    },
    [TESLA_LD_S_S16_FULL] = {
        .name = "ld_s.s16.full", .page = "ld_s", .title = title_ld_s_u8_full, .mnemonic = "ld",
        .syntax = "MARK GUARD ld LL_DST s16 s[AT]",
        .effects = effects_ld_s_u16_full,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x11110, SLOTS(slots_ld_s_u16_full),
            CHOICES(choices_ld_s_u16_full),
        .bits = "010??1?? ???????? 10ccpppp p???.amm 0001aa.? oooooooo oooooool llllll01",
    },
    [TESLA_LD_S_U8_HALF] = {
        .name = "ld_s.u8.half", .page = "ld_s", .title = title_ld_s_u8_full, .mnemonic = "ld",
        .syntax = "MARK GUARD ld LL_HALF u8 s[AT]",
        .effects = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $ended $active $st "
            "$returned $broken $warps $bar[0..15]; writes $r[LDST.n[1..6]].h $a[AREG] $ended $st "
            "$active $warps $bar[0..15] $pc $returned $broken; read s.u8; trap: outside `s`; trap: "
            "`$st` is empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and "
            "quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but "
            "the top of the stack is neither a branch nor a joinat; branch: conditional return",
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x11110, SLOTS(slots_ld_s_u8_full),
            CHOICES(choices_ld_s_u8_half),
        .bits = "010??0?? ???????? 00ccpppp p???.amm 0001aa.o oooooooo oooooool llllll01",
    },
    [TESLA_LD_S_U16_HALF] = {
        .name = "ld_s.u16.half", .page = "ld_s", .title = title_ld_s_u8_full, .mnemonic = "ld",
        .syntax = "MARK GUARD ld LL_HALF u16 s[AT]",
        .effects = effects_ld_s_u16_half,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x11110, SLOTS(slots_ld_s_u16_full),
            CHOICES(choices_ld_s_u16_half),
        .bits = "010??0?? ???????? 01ccpppp p???.amm 0001aa.? oooooooo oooooool llllll01",
    },
    [TESLA_LD_S_S16_HALF] = {
        .name = "ld_s.s16.half", .page = "ld_s", .title = title_ld_s_u8_full, .mnemonic = "ld",
        .syntax = "MARK GUARD ld LL_HALF s16 s[AT]",
        .effects = effects_ld_s_u16_half,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x11110, SLOTS(slots_ld_s_u16_full),
            CHOICES(choices_ld_s_u16_half),
        .bits = "010??0?? ???????? 10ccpppp p???.amm 0001aa.? oooooooo oooooool llllll01",
    },
    [TESLA_LD_S_B32_FULL] = {
        .name = "ld_s_b32.full", .page = "ld_s_b32", .title = title_ld_s_b32_full, .mnemonic = "ld",
        .syntax = "MARK GUARD ld LL_DST b32 s[AT]",
        .effects = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $ended $active $st "
            "$returned $broken $warps $bar[0..15]; writes $r[LDST] $a[AREG] $ended $st $active "
            "$warps $bar[0..15] $pc $returned $broken; read s.u32; trap: outside `s`; trap: "
            "unaligned in `s`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait "
            "between quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: "
            "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat; "
            "branch: conditional return",
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x11110, SLOTS(slots_ld_s_b32_full),
            CHOICES(choices_ld_s_b32_full),
        .bits = "010??1?? 0??????? 11ccpppp p???.amm 0001aa.? ?ooooooo oooooool llllll01",
    },
    [TESLA_LD_S_B32_HALF] = {
        .name = "ld_s_b32.half", .page = "ld_s_b32", .title = title_ld_s_b32_full, .mnemonic = "ld",
        .syntax = "MARK GUARD ld LL_HALF b32 s[AT]",
        .effects = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $ended $active $st "
            "$returned $broken $warps $bar[0..15]; writes $r[LDST.n[1..6]].h $a[AREG] $ended $st "
            "$active $warps $bar[0..15] $pc $returned $broken; read s.u32; trap: outside `s`; "
            "trap: unaligned in `s`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or "
            "wait between quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: "
            "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat; "
            "branch: conditional return",
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x11110, SLOTS(slots_ld_s_b32_full),
            CHOICES(choices_ld_s_b32_half),
        .bits = "010??0?? 0??????? 11ccpppp p???.amm 0001aa.? ?ooooooo oooooool llllll01",
    },
    [TESLA_LD_S_LOCK_FULL] = {
        .name = "ld_s_lock.full", .page = "ld_s_lock", .title = title_ld_s_lock_full,
            .mnemonic = "ld",
        .syntax = "MARK GUARD ld lock $c[CDST] LL_DST b32 s[AT]",
        .effects = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $ended $active $st "
            "$returned $broken $warps $bar[0..15]; writes $r[LDST] $c[CDST] $a[AREG] $ended $st "
            "$active $warps $bar[0..15] $pc $returned $broken; read locks.u1; read s.u32; write "
            "locks.u1; trap: outside `s`; trap: unaligned in `s`; trap: `$st` is empty; trap: "
            "QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: "
            "STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top of the "
            "stack is neither a branch nor a joinat; branch: conditional return",
        .note = note_ld_s_lock_full,
        .length = 8, .grade = ISADORA_INFERRED, .configs = 0x11100, SLOTS(slots_ld_s_lock_full),
            CHOICES(choices_ld_s_b32_full),
        .bits = "010??1?? 1??????? 11ccpppp p-cc.amm 0001aa.? ?ooooooo oooooool llllll01",
    },
    [TESLA_LD_S_LOCK_HALF] = {
        .name = "ld_s_lock.half", .page = "ld_s_lock", .title = title_ld_s_lock_full,
            .mnemonic = "ld",
        .syntax = "MARK GUARD ld lock $c[CDST] LL_HALF b32 s[AT]",
        .effects = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $ended $active $st "
            "$returned $broken $warps $bar[0..15]; writes $r[LDST.n[1..6]].h $c[CDST] $a[AREG] "
            "$ended $st $active $warps $bar[0..15] $pc $returned $broken; read locks.u1; read "
            "s.u32; write locks.u1; trap: outside `s`; trap: unaligned in `s`; trap: `$st` is "
            "empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: "
            "STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top of the "
            "stack is neither a branch nor a joinat; branch: conditional return",
        .note = note_ld_s_lock_full,
        .length = 8, .grade = ISADORA_INFERRED, .configs = 0x11100, SLOTS(slots_ld_s_lock_full),
            CHOICES(choices_ld_s_b32_half),
        .bits = "010??0?? 1??????? 11ccpppp p-cc.amm 0001aa.? ?ooooooo oooooool llllll01",
    },
    [TESLA_ST_S_HALF_B8] = {
        .name = "st_s.half.b8", .page = "st_s", .title = title_st_s_half_b8, .mnemonic = "st",
        .syntax = "MARK GUARD st b8 s[AT] $r[LSRC3].h[LSRC3]",
        .effects = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $r[LSRC3.n[1..6]].h "
            "$ended $active $st $returned $broken $warps $bar[0..15]; writes $a[AREG] $ended $st "
            "$active $warps $bar[0..15] $pc $returned $broken; write s.u8; trap: outside `s`; "
            "trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and "
            "quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but "
            "the top of the stack is neither a branch nor a joinat; branch: conditional return",
        .note = note_st_s_half_b8,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x11111, SLOTS(slots_st_s_half_b8),
            CHOICES(choices_st_s_half_b8),
        .bits = "111????? ?10lllll llccpppp p????amm 0000aa.o oooooooo ooooooo? ??????01",
    },
    [TESLA_ST_S_FULL_B8] = {
        .name = "st_s.full.b8", .page = "st_s", .title = title_st_s_half_b8, .mnemonic = "st",
        .syntax = "MARK GUARD st b8 s[AT] $r[LSRC3]",
        .effects = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $r[LSRC3] $ended "
            "$active $st $returned $broken $warps $bar[0..15]; writes $a[AREG] $ended $st $active "
            "$warps $bar[0..15] $pc $returned $broken; write s.u8; trap: outside `s`; trap: `$st` "
            "is empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and quadpop; "
            "trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top "
            "of the stack is neither a branch nor a joinat; branch: conditional return",
        .note = note_st_s_half_b8,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x11111, SLOTS(slots_st_s_half_b8),
            CHOICES(choices_st_s_full_b8),
        .bits = "111????? ?11lllll llccpppp p????amm 0000aa.o oooooooo ooooooo? ??????01",
    },
    [TESLA_ST_S_HALF_B16] = {
        .name = "st_s.half.b16", .page = "st_s", .title = title_st_s_half_b8, .mnemonic = "st",
        .syntax = "MARK GUARD st b16 s[AT] $r[LSRC3].h[LSRC3]",
        .effects = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $r[LSRC3.n[1..6]].h "
            "$ended $active $st $returned $broken $warps $bar[0..15]; writes $a[AREG] $ended $st "
            "$active $warps $bar[0..15] $pc $returned $broken; write s.u16; trap: outside `s`; "
            "trap: unaligned in `s`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or "
            "wait between quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: "
            "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat; "
            "branch: conditional return",
        .note = note_st_s_half_b8,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x11111, SLOTS(slots_st_s_half_b16),
            CHOICES(choices_st_s_half_b16),
        .bits = "111??0?? ?00lllll llccpppp p????amm 0000aa.? oooooooo ooooooo? ??????01",
    },
    [TESLA_ST_S_FULL_B16] = {
        .name = "st_s.full.b16", .page = "st_s", .title = title_st_s_half_b8, .mnemonic = "st",
        .syntax = "MARK GUARD st b16 s[AT] $r[LSRC3]",
        .effects = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $r[LSRC3] $ended "
            "$active $st $returned $broken $warps $bar[0..15]; writes $a[AREG] $ended $st $active "
            "$warps $bar[0..15] $pc $returned $broken; write s.u16; trap: outside `s`; trap: "
            "unaligned in `s`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait "
            "between quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: "
            "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat; "
            "branch: conditional return",
        .note = note_st_s_half_b8,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x11111, SLOTS(slots_st_s_half_b16),
            CHOICES(choices_st_s_full_b16),
        .bits = "111??0?? ?01lllll llccpppp p????amm 0000aa.? oooooooo ooooooo? ??????01",
    },
    [TESLA_ST_S_HALF_B32] = {
        .name = "st_s.half.b32", .page = "st_s", .title = title_st_s_half_b8, .mnemonic = "st",
        .syntax = "MARK GUARD st b32 s[AT] $r[LSRC3].h[LSRC3]",
        .effects = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $r[LSRC3.n[1..6]].h "
            "$ended $active $st $returned $broken $warps $bar[0..15]; writes $a[AREG] $ended $st "
            "$active $warps $bar[0..15] $pc $returned $broken; write s.u32; trap: outside `s`; "
            "trap: unaligned in `s`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or "
            "wait between quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: "
            "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat; "
            "branch: conditional return",
        .note = note_st_s_half_b8,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x11111, SLOTS(slots_st_o),
            CHOICES(choices_st_s_half_b32),
        .bits = "111??1?? 000lllll llccpppp p????amm 0000aa.? ?ooooooo ooooooo? ??????01",
    },
    [TESLA_ST_S_FULL_B32] = {
        .name = "st_s.full.b32", .page = "st_s", .title = title_st_s_half_b8, .mnemonic = "st",
        .syntax = "MARK GUARD st b32 s[AT] $r[LSRC3]",
        .effects = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $r[LSRC3] $ended "
            "$active $st $returned $broken $warps $bar[0..15]; writes $a[AREG] $ended $st $active "
            "$warps $bar[0..15] $pc $returned $broken; write s.u32; trap: outside `s`; trap: "
            "unaligned in `s`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait "
            "between quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: "
            "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat; "
            "branch: conditional return",
        .note = note_st_s_half_b8,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x11111, SLOTS(slots_st_o),
            CHOICES(choices_st_s_full_b32),
        .bits = "111??1?? 001lllll llccpppp p????amm 0000aa.? ?ooooooo ooooooo? ??????01",
    },
    [TESLA_ST_S_HALF_UNLOCK] = {
        .name = "st_s.half.unlock", .page = "st_s", .title = title_st_s_half_b8, .mnemonic = "st",
        .syntax = "MARK GUARD st unlock b32 s[AT] $r[LSRC3].h[LSRC3]",
        .effects = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $r[LSRC3.n[1..6]].h "
            "$ended $active $st $returned $broken $warps $bar[0..15]; writes $a[AREG] $ended $st "
            "$active $warps $bar[0..15] $pc $returned $broken; write s.u32; write locks.u1; trap: "
            "outside `s`; trap: unaligned in `s`; trap: `$st` is empty; trap: QUADON_ACTIVE: the "
            "threads end or wait between quadon and quadpop; trap: STACK_UNDERFLOW: join without "
            "joinat; trap: STACK_MISMATCH: join, but the top of the stack is neither a branch nor "
            "a joinat; branch: conditional return",
        .note = note_st_s_half_b8,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x11100, SLOTS(slots_st_o),
            CHOICES(choices_st_s_half_b32),
        .bits = "111??1?? 100lllll llccpppp p????amm 0000aa.? ?ooooooo ooooooo? ??????01",
    },
    [TESLA_ST_S_FULL_UNLOCK] = {
        .name = "st_s.full.unlock", .page = "st_s", .title = title_st_s_half_b8, .mnemonic = "st",
        .syntax = "MARK GUARD st unlock b32 s[AT] $r[LSRC3]",
        .effects = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $r[LSRC3] $ended "
            "$active $st $returned $broken $warps $bar[0..15]; writes $a[AREG] $ended $st $active "
            "$warps $bar[0..15] $pc $returned $broken; write s.u32; write locks.u1; trap: outside "
            "`s`; trap: unaligned in `s`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads "
            "end or wait between quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; "
            "trap: STACK_MISMATCH: join, but the top of the stack is neither a branch nor a "
            "joinat; branch: conditional return",
        .note = note_st_s_half_b8,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x11100, SLOTS(slots_st_o),
            CHOICES(choices_st_s_full_b32),
        .bits = "111??1?? 101lllll llccpppp p????amm 0000aa.? ?ooooooo ooooooo? ??????01",
    },
    [TESLA_LD_L_U8] = {
        .name = "ld_l.u8", .page = "ld_l", .title = title_ld_l_u8, .mnemonic = "ld",
        .syntax = "MARK GUARD ld u8 $r[LDST] l[AT]",
        .effects = effects_ld_l_u8,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xfffff, SLOTS(slots_ld_s_u8_full),
            CHOICES(choices_ld_l_u8),
        .bits = "010????? 000????? ??ccpppp p????amm 1101aa.o oooooooo oooooool llllll01",
    },
    [TESLA_LD_L_S8] = {
        .name = "ld_l.s8", .page = "ld_l", .title = title_ld_l_u8, .mnemonic = "ld",
        .syntax = "MARK GUARD ld s8 $r[LDST] l[AT]",
        .effects = effects_ld_l_u8,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xfffff, SLOTS(slots_ld_s_u8_full),
            CHOICES(choices_ld_l_u8),
        .bits = "010????? 001????? ??ccpppp p????amm 1101aa.o oooooooo oooooool llllll01",
    },
    [TESLA_LD_L_U16] = {
        .name = "ld_l.u16", .page = "ld_l", .title = title_ld_l_u8, .mnemonic = "ld",
        .syntax = "MARK GUARD ld u16 $r[LDST] l[AT]",
        .effects = effects_ld_l_u16,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xfffff, SLOTS(slots_ld_s_u8_full),
            CHOICES(choices_ld_l_u8),
        .bits = "010????? 010????? ??ccpppp p????amm 1101aa.o oooooooo oooooool llllll01",
    },
    [TESLA_LD_L_S16] = {
        .name = "ld_l.s16", .page = "ld_l", .title = title_ld_l_u8, .mnemonic = "ld",
        .syntax = "MARK GUARD ld s16 $r[LDST] l[AT]",
        .effects = effects_ld_l_u16,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xfffff, SLOTS(slots_ld_s_u8_full),
            CHOICES(choices_ld_l_u8),
        .bits = "010????? 011????? ??ccpppp p????amm 1101aa.o oooooooo oooooool llllll01",
    },
    [TESLA_LD_L_B64] = {
        .name = "ld_l.b64", .page = "ld_l", .title = title_ld_l_u8, .mnemonic = "ld",
        .syntax = "MARK GUARD ld b64 $r[LDST]d l[AT]",
        .effects = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $ended $active $st "
            "$returned $broken $warps $bar[0..15]; writes $r[LDST] $r[LDST.n + 1] $a[AREG] $ended "
            "$st $active $warps $bar[0..15] $pc $returned $broken; read l.u64; trap: unaligned in "
            "`l`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait between "
            "quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: "
            "join, but the top of the stack is neither a branch nor a joinat; branch: conditional "
            "return",
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xfffff, SLOTS(slots_ld_s_u8_full),
            CHOICES(choices_ld_l_b64),
        .bits = "010????? 100????? ??ccpppp p????amm 1101aa.o oooooooo oooooool llllll01",
    },
    [TESLA_LD_L_B128] = {
        .name = "ld_l.b128", .page = "ld_l", .title = title_ld_l_u8, .mnemonic = "ld",
        .syntax = "MARK GUARD ld b128 $r[LDST]q l[AT]",
        .effects = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $ended $active $st "
            "$returned $broken $warps $bar[0..15]; writes $r[LDST] $r[LDST.n + 1] $r[LDST.n + 2] "
            "$r[LDST.n + 3] $a[AREG] $ended $st $active $warps $bar[0..15] $pc $returned $broken; "
            "read l.u128; trap: unaligned in `l`; trap: `$st` is empty; trap: QUADON_ACTIVE: the "
            "threads end or wait between quadon and quadpop; trap: STACK_UNDERFLOW: join without "
            "joinat; trap: STACK_MISMATCH: join, but the top of the stack is neither a branch nor "
            "a joinat; branch: conditional return",
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xfffff, SLOTS(slots_ld_s_u8_full),
            CHOICES(choices_ld_l_b128),
        .bits = "010????? 101????? ??ccpppp p????amm 1101aa.o oooooooo oooooool llllll01",
    },
    [TESLA_LD_L_B32] = {
        .name = "ld_l.b32", .page = "ld_l", .title = title_ld_l_u8, .mnemonic = "ld",
        .syntax = "MARK GUARD ld b32 $r[LDST] l[AT]",
        .effects = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $ended $active $st "
            "$returned $broken $warps $bar[0..15]; writes $r[LDST] $a[AREG] $ended $st $active "
            "$warps $bar[0..15] $pc $returned $broken; read l.u32; trap: unaligned in `l`; trap: "
            "`$st` is empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and "
            "quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but "
            "the top of the stack is neither a branch nor a joinat; branch: conditional return",
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xfffff, SLOTS(slots_ld_s_u8_full),
            CHOICES(choices_ld_l_u8),
        .bits = "010????? 110????? ??ccpppp p????amm 1101aa.o oooooooo oooooool llllll01",
    },
    [TESLA_ST_L_U8] = {
        .name = "st_l.u8", .page = "st_l", .title = title_st_l_u8, .mnemonic = "st",
        .syntax = "MARK GUARD st u8 l[AT] $r[LDST]",
        .effects = effects_st_l_u8,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xfffff, SLOTS(slots_st_l_u8),
            CHOICES(choices_st_l_u8),
        .bits = "011????? 000????? ??ccpppp p????amm 1101aa.o oooooooo oooooool llllll01",
    },
    [TESLA_ST_L_S8] = {
        .name = "st_l.s8", .page = "st_l", .title = title_st_l_u8, .mnemonic = "st",
        .syntax = "MARK GUARD st s8 l[AT] $r[LDST]",
        .effects = effects_st_l_u8,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xfffff, SLOTS(slots_st_l_u8),
            CHOICES(choices_st_l_u8),
        .bits = "011????? 001????? ??ccpppp p????amm 1101aa.o oooooooo oooooool llllll01",
    },
    [TESLA_ST_L_U16] = {
        .name = "st_l.u16", .page = "st_l", .title = title_st_l_u8, .mnemonic = "st",
        .syntax = "MARK GUARD st u16 l[AT] $r[LDST]",
        .effects = effects_st_l_u16,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xfffff, SLOTS(slots_st_l_u8),
            CHOICES(choices_st_l_u8),
        .bits = "011????? 010????? ??ccpppp p????amm 1101aa.o oooooooo oooooool llllll01",
    },
    [TESLA_ST_L_S16] = {
        .name = "st_l.s16", .page = "st_l", .title = title_st_l_u8, .mnemonic = "st",
        .syntax = "MARK GUARD st s16 l[AT] $r[LDST]",
        .effects = effects_st_l_u16,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xfffff, SLOTS(slots_st_l_u8),
            CHOICES(choices_st_l_u8),
        .bits = "011????? 011????? ??ccpppp p????amm 1101aa.o oooooooo oooooool llllll01",
    },
    [TESLA_ST_L_B64] = {
        .name = "st_l.b64", .page = "st_l", .title = title_st_l_u8, .mnemonic = "st",
        .syntax = "MARK GUARD st b64 l[AT] $r[LDST]d",
        .effects = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $r[LDST] $r[LDST.n "
            "+ 1] $ended $active $st $returned $broken $warps $bar[0..15]; writes $a[AREG] $ended "
            "$st $active $warps $bar[0..15] $pc $returned $broken; write l.u64; trap: unaligned in "
            "`l`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait between "
            "quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: "
            "join, but the top of the stack is neither a branch nor a joinat; branch: conditional "
            "return",
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xfffff, SLOTS(slots_st_l_u8),
            CHOICES(choices_st_l_b64),
        .bits = "011????? 100????? ??ccpppp p????amm 1101aa.o oooooooo oooooool llllll01",
    },
    [TESLA_ST_L_B128] = {
        .name = "st_l.b128", .page = "st_l", .title = title_st_l_u8, .mnemonic = "st",
        .syntax = "MARK GUARD st b128 l[AT] $r[LDST]q",
        .effects = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $r[LDST] $r[LDST.n "
            "+ 1] $r[LDST.n + 2] $r[LDST.n + 3] $ended $active $st $returned $broken $warps "
            "$bar[0..15]; writes $a[AREG] $ended $st $active $warps $bar[0..15] $pc $returned "
            "$broken; write l.u128; trap: unaligned in `l`; trap: `$st` is empty; trap: "
            "QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: "
            "STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top of the "
            "stack is neither a branch nor a joinat; branch: conditional return",
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xfffff, SLOTS(slots_st_l_u8),
            CHOICES(choices_st_l_b128),
        .bits = "011????? 101????? ??ccpppp p????amm 1101aa.o oooooooo oooooool llllll01",
    },
    [TESLA_ST_L_B32] = {
        .name = "st_l.b32", .page = "st_l", .title = title_st_l_u8, .mnemonic = "st",
        .syntax = "MARK GUARD st b32 l[AT] $r[LDST]",
        .effects = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $r[LDST] $ended "
            "$active $st $returned $broken $warps $bar[0..15]; writes $a[AREG] $ended $st $active "
            "$warps $bar[0..15] $pc $returned $broken; write l.u32; trap: unaligned in `l`; trap: "
            "`$st` is empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and "
            "quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but "
            "the top of the stack is neither a branch nor a joinat; branch: conditional return",
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xfffff, SLOTS(slots_st_l_u8),
            CHOICES(choices_st_l_u8),
        .bits = "011????? 110????? ??ccpppp p????amm 1101aa.o oooooooo oooooool llllll01",
    },
    [TESLA_LD_G_U8] = {
        .name = "ld_g.u8", .page = "ld_g", .title = title_ld_g_u8, .mnemonic = "ld",
        .syntax = "MARK GUARD ld u8 $r[LDST] g{GSPACE}[$r[LSRC]]",
        .effects = effects_ld_g_u8,
        .note = note_ld_g_u8,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x11111, SLOTS(slots_ld_g_u8),
            CHOICES(choices_ld_g_u8),
        .bits = "100????? 000????? ??ccpppp p?????mm 1101???? ????gggg llllllll llllll01",
    },
    [TESLA_LD_G_S8] = {
        .name = "ld_g.s8", .page = "ld_g", .title = title_ld_g_u8, .mnemonic = "ld",
        .syntax = "MARK GUARD ld s8 $r[LDST] g{GSPACE}[$r[LSRC]]",
        .effects = effects_ld_g_u8,
        .note = note_ld_g_u8,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x11111, SLOTS(slots_ld_g_u8),
            CHOICES(choices_ld_g_u8),
        .bits = "100????? 001????? ??ccpppp p?????mm 1101???? ????gggg llllllll llllll01",
    },
    [TESLA_LD_G_U16] = {
        .name = "ld_g.u16", .page = "ld_g", .title = title_ld_g_u8, .mnemonic = "ld",
        .syntax = "MARK GUARD ld u16 $r[LDST] g{GSPACE}[$r[LSRC]]",
        .effects = effects_ld_g_u16,
        .note = note_ld_g_u8,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x11111, SLOTS(slots_ld_g_u8),
            CHOICES(choices_ld_g_u8),
        .bits = "100????? 010????? ??ccpppp p?????mm 1101???? ????gggg llllllll llllll01",
    },
    [TESLA_LD_G_S16] = {
        .name = "ld_g.s16", .page = "ld_g", .title = title_ld_g_u8, .mnemonic = "ld",
        .syntax = "MARK GUARD ld s16 $r[LDST] g{GSPACE}[$r[LSRC]]",
        .effects = effects_ld_g_u16,
        .note = note_ld_g_u8,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x11111, SLOTS(slots_ld_g_u8),
            CHOICES(choices_ld_g_u8),
        .bits = "100????? 011????? ??ccpppp p?????mm 1101???? ????gggg llllllll llllll01",
    },
    [TESLA_LD_G_B64] = {
        .name = "ld_g.b64", .page = "ld_g", .title = title_ld_g_u8, .mnemonic = "ld",
        .syntax = "MARK GUARD ld b64 $r[LDST]d g{GSPACE}[$r[LSRC]]",
        .effects = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC] $ended $active $st "
            "$returned $broken $warps $bar[0..15]; writes $r[LDST] $r[LDST.n + 1] $ended $st "
            "$active $warps $bar[0..15] $pc $returned $broken; read g.u64; trap: unaligned in `g`; "
            "trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and "
            "quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but "
            "the top of the stack is neither a branch nor a joinat; branch: conditional return",
        .note = note_ld_g_u8,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x11111, SLOTS(slots_ld_g_u8),
            CHOICES(choices_ld_g_b64),
        .bits = "100????? 100????? ??ccpppp p?????mm 1101???? ????gggg llllllll llllll01",
    },
    [TESLA_LD_G_B128] = {
        .name = "ld_g.b128", .page = "ld_g", .title = title_ld_g_u8, .mnemonic = "ld",
        .syntax = "MARK GUARD ld b128 $r[LDST]q g{GSPACE}[$r[LSRC]]",
        .effects = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC] $ended $active $st "
            "$returned $broken $warps $bar[0..15]; writes $r[LDST] $r[LDST.n + 1] $r[LDST.n + 2] "
            "$r[LDST.n + 3] $ended $st $active $warps $bar[0..15] $pc $returned $broken; read "
            "g.u128; trap: unaligned in `g`; trap: `$st` is empty; trap: QUADON_ACTIVE: the "
            "threads end or wait between quadon and quadpop; trap: STACK_UNDERFLOW: join without "
            "joinat; trap: STACK_MISMATCH: join, but the top of the stack is neither a branch nor "
            "a joinat; branch: conditional return",
        .note = note_ld_g_u8,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x11111, SLOTS(slots_ld_g_u8),
            CHOICES(choices_ld_g_b128),
        .bits = "100????? 101????? ??ccpppp p?????mm 1101???? ????gggg llllllll llllll01",
    },
    [TESLA_LD_G_B32] = {
        .name = "ld_g.b32", .page = "ld_g", .title = title_ld_g_u8, .mnemonic = "ld",
        .syntax = "MARK GUARD ld b32 $r[LDST] g{GSPACE}[$r[LSRC]]",
        .effects = effects_atomic_g_kept_add_num,
        .note = note_ld_g_u8,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x11111, SLOTS(slots_ld_g_u8),
            CHOICES(choices_ld_g_u8),
        .bits = "100????? 110????? ??ccpppp p?????mm 1101???? ????gggg llllllll llllll01",
    },
    [TESLA_ST_G_U8] = {
        .name = "st_g.u8", .page = "st_g", .title = title_st_g_u8, .mnemonic = "st",
        .syntax = "MARK GUARD st u8 g{GSPACE}[$r[LSRC]] $r[LDST]",
        .effects = effects_st_g_u8,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x11111, SLOTS(slots_red_g_wide_add),
            CHOICES(choices_st_g_u8),
        .bits = "101????? 000????? ??ccpppp p?????mm 1101???? ????gggg llllllll llllll01",
    },
    [TESLA_ST_G_S8] = {
        .name = "st_g.s8", .page = "st_g", .title = title_st_g_u8, .mnemonic = "st",
        .syntax = "MARK GUARD st s8 g{GSPACE}[$r[LSRC]] $r[LDST]",
        .effects = effects_st_g_u8,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x11111, SLOTS(slots_red_g_wide_add),
            CHOICES(choices_st_g_u8),
        .bits = "101????? 001????? ??ccpppp p?????mm 1101???? ????gggg llllllll llllll01",
    },
    [TESLA_ST_G_U16] = {
        .name = "st_g.u16", .page = "st_g", .title = title_st_g_u8, .mnemonic = "st",
        .syntax = "MARK GUARD st u16 g{GSPACE}[$r[LSRC]] $r[LDST]",
        .effects = effects_st_g_u16,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x11111, SLOTS(slots_red_g_wide_add),
            CHOICES(choices_st_g_u8),
        .bits = "101????? 010????? ??ccpppp p?????mm 1101???? ????gggg llllllll llllll01",
    },
    [TESLA_ST_G_S16] = {
        .name = "st_g.s16", .page = "st_g", .title = title_st_g_u8, .mnemonic = "st",
        .syntax = "MARK GUARD st s16 g{GSPACE}[$r[LSRC]] $r[LDST]",
        .effects = effects_st_g_u16,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x11111, SLOTS(slots_red_g_wide_add),
            CHOICES(choices_st_g_u8),
        .bits = "101????? 011????? ??ccpppp p?????mm 1101???? ????gggg llllllll llllll01",
    },
    [TESLA_ST_G_B64] = {
        .name = "st_g.b64", .page = "st_g", .title = title_st_g_u8, .mnemonic = "st",
        .syntax = "MARK GUARD st b64 g{GSPACE}[$r[LSRC]] $r[LDST]d",
        .effects = effects_red_g_wide_exch,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x11111, SLOTS(slots_red_g_wide_add),
            CHOICES(choices_red_g_wide_add),
        .bits = "101????? 100????? ??ccpppp p?????mm 1101???? ????gggg llllllll llllll01",
    },
    [TESLA_ST_G_B128] = {
        .name = "st_g.b128", .page = "st_g", .title = title_st_g_u8, .mnemonic = "st",
        .syntax = "MARK GUARD st b128 g{GSPACE}[$r[LSRC]] $r[LDST]q",
        .effects = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LDST] $r[LDST.n + 1] "
            "$r[LDST.n + 2] $r[LDST.n + 3] $r[LSRC] $ended $active $st $returned $broken $warps "
            "$bar[0..15]; writes $ended $st $active $warps $bar[0..15] $pc $returned $broken; "
            "write g.u128; trap: unaligned in `g`; trap: `$st` is empty; trap: QUADON_ACTIVE: the "
            "threads end or wait between quadon and quadpop; trap: STACK_UNDERFLOW: join without "
            "joinat; trap: STACK_MISMATCH: join, but the top of the stack is neither a branch nor "
            "a joinat; branch: conditional return",
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x11111, SLOTS(slots_red_g_wide_add),
            CHOICES(choices_st_g_b128),
        .bits = "101????? 101????? ??ccpppp p?????mm 1101???? ????gggg llllllll llllll01",
    },
    [TESLA_ST_G_B32] = {
        .name = "st_g.b32", .page = "st_g", .title = title_st_g_u8, .mnemonic = "st",
        .syntax = "MARK GUARD st b32 g{GSPACE}[$r[LSRC]] $r[LDST]",
        .effects = effects_red_exch_g,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0x11111, SLOTS(slots_red_g_wide_add),
            CHOICES(choices_st_g_u8),
        .bits = "101????? 110????? ??ccpppp p?????mm 1101???? ????gggg llllllll llllll01",
    },
    [TESLA_MOV_B16_SHORT] = {
        .name = "mov.b16.short", .page = "mov", .title = title_mov_b16_short, .mnemonic = "mov",
        .syntax = "mov SSFU b16 $r[SDST].h[SDST] S_SRC",
        .effects = "reads $r[SSRC.n[1..5]].h $a[SAREG]; writes $r[SDST.n[1..5]].h $a[SAREG]; read "
            "s.u8; read s.u16; read s.u32; read a.u32; read p.u32; trap: outside `s`; trap: "
            "unaligned in `s`; trap: unaligned in `a`; trap: unaligned in `p`",
        .note = note_mov_b16_short,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0xfffff, SLOTS(slots_mov_b16_short),
            CHOICES(choices_mov_b16_short),
        .bits = "0001ss-. ??????s? 0ssssss? ssssss00",
    },
    [TESLA_MOV_B32_SHORT] = {
        .name = "mov.b32.short", .page = "mov", .title = title_mov_b16_short, .mnemonic = "mov",
        .syntax = "mov SSFU b32 $r[SDST] S_SRC",
        .effects = "reads $r[SSRC] $a[SAREG]; writes $r[SDST] $a[SAREG]; read s.u8; read s.u16; "
            "read s.u32; read a.u32; read p.u32; trap: outside `s`; trap: unaligned in `s`; trap: "
            "unaligned in `a`; trap: unaligned in `p`",
        .note = note_mov_b16_short,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0xfffff, SLOTS(slots_mov_b16_short),
            CHOICES(choices_mov_b32_short),
        .bits = "0001ss-. ??????s? 1ssssss? ssssss00",
    },
    [TESLA_MOV_B16_IMM] = {
        .name = "mov.b16.imm", .page = "mov", .title = title_mov_b16_short, .mnemonic = "mov",
        .syntax = "mov b16 $r[LDST].h[LDST] IMM",
        .effects = "writes $r[LDST.n[1..6]].h",
        .note = note_mov_b16_short,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xfffff, SLOTS(slots_mov_b16_imm),
            CHOICES(choices_mov_b16_imm),
        .bits = "????iiii iiiiiiii iiiiiiii iiiiii11 0001---? ??iiiiii 0??????l llllll01",
    },
    [TESLA_MOV_B32_IMM] = {
        .name = "mov.b32.imm", .page = "mov", .title = title_mov_b16_short, .mnemonic = "mov",
        .syntax = "mov b32 $r[LDST] IMM",
        .effects = "writes $r[LDST]",
        .note = note_mov_b16_short,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xfffff, SLOTS(slots_mov_b16_imm),
            CHOICES(choices_mov_b32_imm),
        .bits = "????iiii iiiiiiii iiiiiiii iiiiii11 0001---? ??iiiiii 1??????l llllll01",
    },
    [TESLA_MOV_B16_LONG] = {
        .name = "mov.b16.long", .page = "mov", .title = title_mov_b16_short, .mnemonic = "mov",
        .syntax = "MARK GUARD LANE mov LSFU b16 LL_DST L_SRC",
        .effects = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC.n[1..6]].h $a[AREG] "
            "$ended $active $st $returned $broken $warps $bar[0..15]; writes $r[LDST.n[1..6]].h "
            "$a[AREG] $ended $st $active $warps $bar[0..15] $pc $returned $broken; read s.u8; read "
            "s.u16; read s.u32; read a.u32; read p.u32; write o.u16; trap: outside `s`; trap: "
            "unaligned in `s`; trap: unaligned in `a`; trap: unaligned in `p`; trap: unaligned in "
            "`o`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait between "
            "quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: "
            "join, but the top of the stack is neither a branch nor a joinat; branch: conditional "
            "return",
        .note = note_mov_b16_short,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xfffff, SLOTS(slots_mov_b16_long),
            CHOICES(choices_mov_b16_long),
        .bits = "000-?0l? ??.???ll llccpppp p???.amm 0001aa-. .??????? llllllll llllll01",
    },
    [TESLA_MOV_B32_LONG] = {
        .name = "mov.b32.long", .page = "mov", .title = title_mov_b16_short, .mnemonic = "mov",
        .syntax = "MARK GUARD LANE mov LSFU b32 LL_DST L_SRC",
        .effects = effects_mov_b32_long,
        .note = note_mov_b16_short,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xfffff, SLOTS(slots_mov_b16_long),
            CHOICES(choices_mov_b32_long),
        .bits = "000-?1l? ??.???ll llccpppp p???.amm 0001aa-. .??????? llllllll llllll01",
    },
    [TESLA_MOV_R_C] = {
        .name = "mov_r_c", .page = "mov_r_c", .title = "Move from a condition register",
            .mnemonic = "mov",
        .syntax = "MARK GUARD mov $r[LDST] $c[COND]",
        .effects = "reads $c[COND] $ended $active $st $returned $broken $warps $bar[0..15]; writes "
            "$r[LDST] $ended $st $active $warps $bar[0..15] $pc $returned $broken; trap: `$st` is "
            "empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: "
            "STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top of the "
            "stack is neither a branch nor a joinat; branch: conditional return",
        .note = "The four flags. The predicate looks at the same register.",
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xfffff, SLOTS(slots_mov_r_c),
            CHOICES(choices_red_g_add_num),
        .bits = "001-???? ???????? ??ccpppp p???\?-mm 0000---? ???????? ???????l llllll01",
    },
    [TESLA_MOV_C_R] = {
        .name = "mov_c_r", .page = "mov_c_r", .title = "Move to a condition register",
            .mnemonic = "mov",
        .syntax = "MARK GUARD mov $c[CDST] $r[LSRC]",
        .effects = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC] $ended $active $st "
            "$returned $broken $warps $bar[0..15]; writes $c[CDST] $ended $st $active $warps "
            "$bar[0..15] $pc $returned $broken; trap: `$st` is empty; trap: QUADON_ACTIVE: the "
            "threads end or wait between quadon and quadpop; trap: STACK_UNDERFLOW: join without "
            "joinat; trap: STACK_MISMATCH: join, but the top of the stack is neither a branch nor "
            "a joinat; branch: conditional return",
        .note = "The low four bits. Bit 38, which elsewhere lets `$c` be written, has no effect.",
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_mov_c_r),
            CHOICES(choices_red_g_add_num),
        .bits = "101-???? ???????? ??ccpppp p-cc?-mm 0000---? ???????? lllllll? ??????01",
    },
    [TESLA_MOV_R_A] = {
        .name = "mov_r_a", .page = "mov_r_a", .title = "Move from an address register",
            .mnemonic = "mov",
        .syntax = "MARK GUARD mov $r[LDST] $a[AREG]",
        .effects = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $ended $active $st "
            "$returned $broken $warps $bar[0..15]; writes $r[LDST] $ended $st $active $warps "
            "$bar[0..15] $pc $returned $broken; trap: `$st` is empty; trap: QUADON_ACTIVE: the "
            "threads end or wait between quadon and quadpop; trap: STACK_UNDERFLOW: join without "
            "joinat; trap: STACK_MISMATCH: join, but the top of the stack is neither a branch nor "
            "a joinat; branch: conditional return",
        .note = "The increment bit does not increment, but stops the program when the register is "
            "one that cannot be written. {T1}",
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xfffff, SLOTS(slots_mov_r_a),
            CHOICES(choices_red_g_add_num),
        .bits = "010-???? ???????? ??ccpppp p????amm 0000aa?? ???????? ???????l llllll01",
    },
    [TESLA_MOV_R_SR] = {
        .name = "mov_r_sr", .page = "mov_r_sr", .title = "Move from a special register",
            .mnemonic = "mov",
        .syntax = "MARK GUARD mov $r[LDST] SPECIAL",
        .effects = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $sr[SREG] $ended $active $st "
            "$returned $broken $warps $bar[0..15]; writes $r[LDST] $ended $st $active $warps "
            "$bar[0..15] $pc $returned $broken; trap: not modelled: only $physid is modelled; "
            "trap: `$st` is empty; trap: QUADON_ACTIVE: the threads end or wait between quadon and "
            "quadpop; trap: STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but "
            "the top of the stack is neither a branch nor a joinat; branch: conditional return",
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xfffff, SLOTS(slots_mov_r_sr),
            CHOICES(choices_mov_r_sr),
        .bits = "011-???? ??????ss ssccpppp p???\?-mm 0000---? ???????? ???????l llllll01",
    },
    [TESLA_SHL_A] = {
        .name = "shl_a", .page = "shl_a", .title = "Shift into an address register",
            .mnemonic = "shl",
        .syntax = "MARK GUARD shl $a[ADST] L_SRC HSHCNT",
        .effects = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC] $a[AREG] $ended "
            "$active $st $returned $broken $warps $bar[0..15]; writes $a[ADST] $a[AREG] $ended $st "
            "$active $warps $bar[0..15] $pc $returned $broken; read s.u8; read s.u16; read s.u32; "
            "read a.u32; read p.u32; trap: outside `s`; trap: unaligned in `s`; trap: unaligned in "
            "`a`; trap: unaligned in `p`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads "
            "end or wait between quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; "
            "trap: STACK_MISMATCH: join, but the top of the stack is neither a branch nor a "
            "joinat; branch: conditional return",
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xfffff, SLOTS(slots_shl_a),
            CHOICES(choices_shl_a),
        .bits = "110-???? ??.????? ??ccpppp p????amm 0000aa-. .???hhhh lllllll? ???aaa01",
    },
    [TESLA_ADD_A] = {
        .name = "add_a", .page = "add_a", .title = "Add to an address register", .mnemonic = "add",
        .syntax = "MARK GUARD add $a[ADST] $a[AREG] OFFS",
        .effects = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $a[AREG] $ended $active $st "
            "$returned $broken $warps $bar[0..15]; writes $a[ADST] $ended $st $active $warps "
            "$bar[0..15] $pc $returned $broken; trap: `$st` is empty; trap: QUADON_ACTIVE: the "
            "threads end or wait between quadon and quadpop; trap: STACK_UNDERFLOW: join without "
            "joinat; trap: STACK_MISMATCH: join, but the top of the stack is neither a branch nor "
            "a joinat; branch: conditional return",
        .note = "The sum modulo 2^16. The increment bit is as in `mov` from an address register.",
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xfffff, SLOTS(slots_add_a),
            CHOICES(choices_red_g_add_num),
        .bits = "001-???? ???????? ??ccpppp p????amm 1101aa?o oooooooo ooooooo? ???aaa01",
    },
    [TESLA_RCP_SHORT] = {
        .name = "rcp.short", .page = "rcp", .title = title_rcp_short, .mnemonic = "rcp",
        .syntax = "rcp f32 $r[SDST] SNEG2 SABS $r[SSRC]",
        .effects = "reads $r[SSRC]; writes $r[SDST]",
        .note = note_rcp_short,
        .length = 4, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_rcp_short),
        .bits = "1001---? ?s?????? sssssss? ssssss00",
    },
    [TESLA_RCP_LONG] = {
        .name = "rcp.long", .page = "rcp", .title = title_rcp_short, .mnemonic = "rcp",
        .syntax = "MARK GUARD rcp f32 LL_DST LNEG1 LABS1 $r[LSRC]",
        .effects = effects_rcp_long,
        .note = note_rcp_short,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_rcp_long),
            CHOICES(choices_rcp_long),
        .bits = "000-?l?? ???l???? ??ccpppp p???.-mm 1001---? ???????? llllllll llllll01",
    },
    [TESLA_SFU_RSQRT] = {
        .name = "sfu.rsqrt", .page = "sfu", .title = title_sfu_rsqrt, .mnemonic = "rsqrt",
        .syntax = "MARK GUARD rsqrt f32 LL_DST LNEG1 LABS1 $r[LSRC]",
        .effects = effects_rcp_long,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_rcp_long),
            CHOICES(choices_rcp_long),
        .bits = "010-?l?? ???l???? ??ccpppp p???.-mm 1001---? ???????? llllllll llllll01",
    },
    [TESLA_SFU_LG2] = {
        .name = "sfu.lg2", .page = "sfu", .title = title_sfu_rsqrt, .mnemonic = "lg2",
        .syntax = "MARK GUARD lg2 f32 LL_DST LNEG1 LABS1 $r[LSRC]",
        .effects = effects_rcp_long,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_rcp_long),
            CHOICES(choices_rcp_long),
        .bits = "011-?l?? ???l???? ??ccpppp p???.-mm 1001---? ???????? llllllll llllll01",
    },
    [TESLA_SINCOS_SIN] = {
        .name = "sincos.sin", .page = "sincos", .title = title_sincos_sin, .mnemonic = "sin",
        .syntax = "MARK GUARD sin f32 LL_DST $r[LSRC]",
        .effects = effects_sincos_sin,
        .note = note_sincos_sin,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_sincos_sin),
            CHOICES(choices_rcp_long),
        .bits = "100-???? ???????? ??ccpppp p???.-mm 1001---? ???????? llllllll llllll01",
    },
    [TESLA_SINCOS_COS] = {
        .name = "sincos.cos", .page = "sincos", .title = title_sincos_sin, .mnemonic = "cos",
        .syntax = "MARK GUARD cos f32 LL_DST $r[LSRC]",
        .effects = effects_sincos_sin,
        .note = note_sincos_sin,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_sincos_sin),
            CHOICES(choices_rcp_long),
        .bits = "101-???? ???????? ??ccpppp p???.-mm 1001---? ???????? llllllll llllll01",
    },
    [TESLA_EX2] = {
        .name = "ex2", .page = "ex2", .title = "Power of two", .mnemonic = "ex2",
        .syntax = "MARK GUARD ex2 f32 LSAT LL_DST $r[LSRC]",
        .effects = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LSRC].30 $r[LSRC].23 "
            "$r[LSRC].31 $r[LSRC].0..29 $ended $active $st $returned $broken $warps $bar[0..15]; "
            "writes $r[LDST] $ended $st $active $warps $bar[0..15] $pc $returned $broken; write "
            "o.u32; trap: unaligned in `o`; trap: `$st` is empty; trap: QUADON_ACTIVE: the threads "
            "end or wait between quadon and quadpop; trap: STACK_UNDERFLOW: join without joinat; "
            "trap: STACK_MISMATCH: join, but the top of the stack is neither a branch nor a "
            "joinat; branch: conditional return",
        .note = "The source is what `preex2` made.",
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_ex2),
            CHOICES(choices_rcp_long),
        .bits = "110-l??? ???????? ??ccpppp p???.-mm 1001---? ???????? llllllll llllll01",
    },
    [TESLA_PRE_PRESIN] = {
        .name = "pre.presin", .page = "pre", .title = title_pre_presin, .mnemonic = "presin",
        .syntax = "MARK GUARD presin f32 LL_DST LNEG1 LABS1 L_SRC",
        .effects = effects_mov_b32_long,
        .note = note_pre_presin,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_pre_presin),
            CHOICES(choices_pre_presin),
        .bits = "110-?l?? ??.l???? ?0ccpppp p???.amm 1011aa-. .??????? llllllll llllll01",
    },
    [TESLA_PRE_PREEX2] = {
        .name = "pre.preex2", .page = "pre", .title = title_pre_presin, .mnemonic = "preex2",
        .syntax = "MARK GUARD preex2 f32 LL_DST LNEG1 LABS1 L_SRC",
        .effects = effects_mov_b32_long,
        .note = note_pre_presin,
        .length = 8, .grade = ISADORA_HARDWARE, .configs = 0xfffff, SLOTS(slots_pre_presin),
            CHOICES(choices_pre_presin),
        .bits = "110-?l?? ??.l???? ?1ccpppp p???.amm 1011aa-. .??????? llllllll llllll01",
    },
    [TESLA_INTERP_PLAIN_SHORT] = {
        .name = "interp.plain.short", .page = "interp", .title = title_interp_plain_short,
            .mnemonic = "interp",
        .syntax = "interp $r[SDST]  v[AT0]",
        .effects = effects_interp_plain_short,
        .note = note_interp_plain_short,
        .length = 4, .grade = ISADORA_INFERRED, .configs = 0x88888, SLOTS(slots_interp_plain_short),
            CHOICES(choices_interp_plain_short),
        .bits = "1000ss00 vvvvvvvv ???????0 ssssss00",
    },
    [TESLA_INTERP_CENT_SHORT] = {
        .name = "interp.cent.short", .page = "interp", .title = title_interp_plain_short,
            .mnemonic = "interp",
        .syntax = "interp $r[SDST] cent v[AT0]",
        .effects = effects_interp_plain_short,
        .note = note_interp_plain_short,
        .length = 4, .grade = ISADORA_INFERRED, .configs = 0x88888, SLOTS(slots_interp_plain_short),
            CHOICES(choices_interp_plain_short),
        .bits = "1000ss01 vvvvvvvv ???????0 ssssss00",
    },
    [TESLA_INTERP_FLAT_SHORT] = {
        .name = "interp.flat.short", .page = "interp", .title = title_interp_plain_short,
            .mnemonic = "interp",
        .syntax = "interp $r[SDST] flat v[AT0]",
        .effects = effects_interp_plain_short,
        .note = note_interp_plain_short,
        .length = 4, .grade = ISADORA_INFERRED, .configs = 0x88888, SLOTS(slots_interp_plain_short),
            CHOICES(choices_interp_plain_short),
        .bits = "1000ss00 vvvvvvvv ???????1 ssssss00",
    },
    [TESLA_INTERP_PLAIN_SMUL] = {
        .name = "interp.plain.smul", .page = "interp", .title = title_interp_plain_short,
            .mnemonic = "interp",
        .syntax = "interp $r[SDST]  v[AT0] $r[SSRC]",
        .effects = effects_interp_plain_smul,
        .note = note_interp_plain_short,
        .length = 4, .grade = ISADORA_INFERRED, .configs = 0x88888, SLOTS(slots_interp_plain_smul),
            CHOICES(choices_interp_plain_short),
        .bits = "1000ss10 vvvvvvvv ?ssssss0 ssssss00",
    },
    [TESLA_INTERP_CENT_SMUL] = {
        .name = "interp.cent.smul", .page = "interp", .title = title_interp_plain_short,
            .mnemonic = "interp",
        .syntax = "interp $r[SDST] cent v[AT0] $r[SSRC]",
        .effects = effects_interp_plain_smul,
        .note = note_interp_plain_short,
        .length = 4, .grade = ISADORA_INFERRED, .configs = 0x88888, SLOTS(slots_interp_plain_smul),
            CHOICES(choices_interp_plain_short),
        .bits = "1000ss11 vvvvvvvv ?ssssss0 ssssss00",
    },
    [TESLA_INTERP_PLAIN_LONG] = {
        .name = "interp.plain.long", .page = "interp", .title = title_interp_plain_short,
            .mnemonic = "interp",
        .syntax = "MARK GUARD interp $r[LDST]  v[AT0]",
        .effects = effects_interp_plain_long,
        .note = note_interp_plain_short,
        .length = 8, .grade = ISADORA_INFERRED, .configs = 0x88888, SLOTS(slots_interp_plain_long),
            CHOICES(choices_interp_plain_long),
        .bits = "000????? ?????000 ??ccpppp p????amm 1000aa?? vvvvvvvv ???????l llllll01",
    },
    [TESLA_INTERP_CENT_LONG] = {
        .name = "interp.cent.long", .page = "interp", .title = title_interp_plain_short,
            .mnemonic = "interp",
        .syntax = "MARK GUARD interp $r[LDST] cent v[AT0]",
        .effects = effects_interp_plain_long,
        .note = note_interp_plain_short,
        .length = 8, .grade = ISADORA_INFERRED, .configs = 0x88888, SLOTS(slots_interp_plain_long),
            CHOICES(choices_interp_plain_long),
        .bits = "000????? ?????001 ??ccpppp p????amm 1000aa?? vvvvvvvv ???????l llllll01",
    },
    [TESLA_INTERP_FLAT_LONG] = {
        .name = "interp.flat.long", .page = "interp", .title = title_interp_plain_short,
            .mnemonic = "interp",
        .syntax = "MARK GUARD interp $r[LDST] flat v[AT0]",
        .effects = effects_interp_plain_long,
        .note = note_interp_plain_short,
        .length = 8, .grade = ISADORA_INFERRED, .configs = 0x88888, SLOTS(slots_interp_plain_long),
            CHOICES(choices_interp_plain_long),
        .bits = "000????? ?????100 ??ccpppp p????amm 1000aa?? vvvvvvvv ???????l llllll01",
    },
    [TESLA_INTERP_PLAIN_MUL] = {
        .name = "interp.plain.mul", .page = "interp", .title = title_interp_plain_short,
            .mnemonic = "interp",
        .syntax = "MARK GUARD interp $r[LDST]  v[AT0] LNEG1 $r[LSRC]",
        .effects = effects_interp_plain_mul,
        .note = note_interp_plain_short,
        .length = 8, .grade = ISADORA_INFERRED, .configs = 0x88888, SLOTS(slots_interp_plain_mul),
            CHOICES(choices_interp_plain_long),
        .bits = "000??l?? ?????010 ??ccpppp p????amm 1000aa?? vvvvvvvv llllllll llllll01",
    },
    [TESLA_INTERP_CENT_MUL] = {
        .name = "interp.cent.mul", .page = "interp", .title = title_interp_plain_short,
            .mnemonic = "interp",
        .syntax = "MARK GUARD interp $r[LDST] cent v[AT0] LNEG1 $r[LSRC]",
        .effects = effects_interp_plain_mul,
        .note = note_interp_plain_short,
        .length = 8, .grade = ISADORA_INFERRED, .configs = 0x88888, SLOTS(slots_interp_plain_mul),
            CHOICES(choices_interp_plain_long),
        .bits = "000??l?? ?????011 ??ccpppp p????amm 1000aa?? vvvvvvvv llllllll llllll01",
    },
    [TESLA_TEX_TEXAUTO_SHORT] = {
        .name = "tex.texauto.short", .page = "tex", .title = title_tex_texauto_short,
            .mnemonic = "texauto",
        .syntax = "texauto SLIVE $r[SDST]:$r[SDST+1]:$r[SDST+2]:$r[SDST+3] $t[TEX] $s[SAMP] STSRC",
        .effects = "reads $r[SDST] $r[u7(SDST.n + 1)] $r[u7(SDST.n + 2)] $r[..]; writes $r[0..63] "
            "$r[0..64] $r[0..65] $r[0..66]; read tx.u32; trap: there is no texture here: its space "
            "is empty; trap: the texture is too large, or has no height or depth; trap: the header "
            "of the texture has no such number of coordinates or components; trap: the header of "
            "the texture has no such filter, edges or coordinates; trap: the texture is too large; "
            "trap: the instruction has fewer sources than the texture wants; trap: outside `tx`",
        .note = note_tex_texauto_short,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0xfffff, SLOTS(slots_tex_texauto_short),
            CHOICES(choices_tex_texauto_short),
        .bits = "1111---0 ..ssssst ttttttts ssssss00",
    },
    [TESLA_TEX_TEXAUTO_LONG] = {
        .name = "tex.texauto.long", .page = "tex", .title = title_tex_texauto_short,
            .mnemonic = "texauto",
        .syntax = "MARK GUARD texauto TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC TX TY TZ",
        .effects = effects_tex_texauto_long,
        .note = note_tex_texauto_short,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xfffff, SLOTS(slots_tex_texauto_long),
            CHOICES(choices_tex_texauto_long),
        .bits = "000?tttt tttttttt ..ccpppp p???dtmm 11110..0 ..ssssst tttttttl llllll01",
    },
    [TESLA_TEX_TEXBIAS_LONG] = {
        .name = "tex.texbias.long", .page = "tex", .title = title_tex_texauto_short,
            .mnemonic = "texbias",
        .syntax = "MARK GUARD texbias TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC TX TY TZ",
        .effects = effects_tex_texauto_long,
        .note = note_tex_texauto_short,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xfffff, SLOTS(slots_tex_texauto_long),
            CHOICES(choices_tex_texauto_long),
        .bits = "001?tttt tttttttt ..ccpppp p???dtmm 11110..0 ..ssssst tttttttl llllll01",
    },
    [TESLA_TEX_TEXLOD_LONG] = {
        .name = "tex.texlod.long", .page = "tex", .title = title_tex_texauto_short,
            .mnemonic = "texlod",
        .syntax = "MARK GUARD texlod TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC TX TY TZ",
        .effects = effects_tex_texauto_long,
        .note = note_tex_texauto_short,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xfffff, SLOTS(slots_tex_texauto_long),
            CHOICES(choices_tex_texauto_long),
        .bits = "010?tttt tttttttt ..ccpppp p???dtmm 11110..0 ..ssssst tttttttl llllll01",
    },
    [TESLA_TEXFETCH_SHORT] = {
        .name = "texfetch.short", .page = "texfetch", .title = title_texfetch_short,
            .mnemonic = "texfetch",
        .syntax = "texfetch SLIVE $r[SDST]:$r[SDST+1]:$r[SDST+2]:$r[SDST+3] $t[TEX] $s[SAMP] STSRC",
        .effects = "reads $r[..] $r[SDST] $r[u7(SDST.n + 1)] $r[u7(SDST.n + 2)]; writes $r[0..66]; "
            "read tx.u32; trap: there is no texture here: its space is empty; trap: the texture is "
            "too large, or has no height or depth; trap: the header of the texture has no such "
            "number of coordinates or components; trap: the header of the texture has no such "
            "filter, edges or coordinates; trap: the texture is too large; trap: the instruction "
            "has fewer sources than the texture wants; trap: textures have one level here, and the "
            "source asks for another",
        .note = note_texfetch_short,
        .length = 4, .grade = ISADORA_DOCUMENT, .configs = 0xfffff, SLOTS(slots_tex_texauto_short),
            CHOICES(choices_tex_texauto_short),
        .bits = "1111---1 ..ssssst ttttttts ssssss00",
    },
    [TESLA_TEXFETCH_LONG] = {
        .name = "texfetch.long", .page = "texfetch", .title = title_texfetch_short,
            .mnemonic = "texfetch",
        .syntax = "MARK GUARD texfetch TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC TX TY TZ",
        .effects = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[..] $r[LDST] $r[u7(LDST.n "
            "+ 1)] $r[u7(LDST.n + 2)] $ended $active $st $returned $broken $warps $bar[0..15]; "
            "writes $r[0..127] $ended $st $active $warps $bar[0..15] $pc $returned $broken; read "
            "tx.u32; trap: registers behind the last one; trap: there is no texture here: its "
            "space is empty; trap: the texture is too large, or has no height or depth; trap: the "
            "header of the texture has no such number of coordinates or components; trap: the "
            "header of the texture has no such filter, edges or coordinates; trap: the texture is "
            "too large; trap: the instruction has fewer sources than the texture wants; trap: "
            "textures have one level here, and the source asks for another; trap: `$st` is empty; "
            "trap: QUADON_ACTIVE: the threads end or wait between quadon and quadpop; trap: "
            "STACK_UNDERFLOW: join without joinat; trap: STACK_MISMATCH: join, but the top of the "
            "stack is neither a branch nor a joinat; branch: conditional return",
        .note = note_texfetch_short,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xfffff, SLOTS(slots_tex_texauto_long),
            CHOICES(choices_tex_texauto_long),
        .bits = "000?tttt tttttttt ..ccpppp p???dtmm 11110..1 ..ssssst tttttttl llllll01",
    },
    [TESLA_TEX_CUBE_TEXAUTO] = {
        .name = "tex_cube.texauto", .page = "tex_cube", .title = title_tex_cube_texauto,
            .mnemonic = "texauto",
        .syntax = "MARK GUARD texauto cube TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC",
        .effects = effects_tex_cube_texauto,
        .note = note_tex_cube_texauto,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xfffff, SLOTS(slots_tex_cube_texauto),
            CHOICES(choices_tex_texauto_long),
        .bits = "000????? ???????? ..ccpppp p???dtmm 11111..0 ..ssssst tttttttl llllll01",
    },
    [TESLA_TEX_CUBE_TEXBIAS] = {
        .name = "tex_cube.texbias", .page = "tex_cube", .title = title_tex_cube_texauto,
            .mnemonic = "texbias",
        .syntax = "MARK GUARD texbias cube TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC",
        .effects = effects_tex_cube_texauto,
        .note = note_tex_cube_texauto,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xfffff, SLOTS(slots_tex_cube_texauto),
            CHOICES(choices_tex_texauto_long),
        .bits = "001????? ???????? ..ccpppp p???dtmm 11111..0 ..ssssst tttttttl llllll01",
    },
    [TESLA_TEX_CUBE_TEXLOD] = {
        .name = "tex_cube.texlod", .page = "tex_cube", .title = title_tex_cube_texauto,
            .mnemonic = "texlod",
        .syntax = "MARK GUARD texlod cube TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC",
        .effects = effects_tex_cube_texauto,
        .note = note_tex_cube_texauto,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xfffff, SLOTS(slots_tex_cube_texauto),
            CHOICES(choices_tex_texauto_long),
        .bits = "010????? ???????? ..ccpppp p???dtmm 11111..0 ..ssssst tttttttl llllll01",
    },
    [TESLA_TEX_CUBE_TEXGATHER] = {
        .name = "tex_cube.texgather", .page = "tex_cube", .title = title_tex_cube_texauto,
            .mnemonic = "texgather",
        .syntax = "MARK GUARD texgather cube TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC",
        .effects = effects_tex_cube_texauto,
        .note = note_tex_cube_texauto,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xf0000, SLOTS(slots_tex_cube_texauto),
            CHOICES(choices_tex_texauto_long),
        .bits = "100????? ???????? ..ccpppp p???dtmm 11111..1 ..ssssst tttttttl llllll01",
    },
    [TESLA_TEXGATHER_TEXGATHER] = {
        .name = "texgather.texgather", .page = "texgather", .title = title_texgather_texgather,
            .mnemonic = "texgather",
        .syntax = "MARK GUARD texgather TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC TX TY TZ",
        .effects = effects_texgather_texgather,
        .note = note_texgather_texgather,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xf0000, SLOTS(slots_tex_texauto_long),
            CHOICES(choices_tex_texauto_long),
        .bits = "100?tttt tttttttt ..ccpppp p???dtmm 11110..1 ..ssssst tttttttl llllll01",
    },
    [TESLA_TEXGATHER_TEXCSAA] = {
        .name = "texgather.texcsaa", .page = "texgather", .title = title_texgather_texgather,
            .mnemonic = "texcsaa",
        .syntax = "MARK GUARD texcsaa TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC TX TY TZ",
        .effects = effects_texgather_texgather,
        .note = note_texgather_texgather,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xfffff, SLOTS(slots_tex_texauto_long),
            CHOICES(choices_tex_texauto_long),
        .bits = "100?tttt tttttttt ..ccpppp p???dtmm 11110..0 ..ssssst tttttttl llllll01",
    },
    [TESLA_TEXSIZE] = {
        .name = "texsize", .page = "texsize", .title = "Size of a texture", .mnemonic = "texsize",
        .syntax = "MARK GUARD texsize TLIVE DERIV LTDST $t[TEX] $s[SAMP] $r[LDST]",
        .effects = "reads $c[COND].S $c[COND].Z $c[COND].O $c[COND].C $r[LDST] $ended $active $st "
            "$returned $broken $warps $bar[0..15]; writes $r[0..127] $ended $st $active $warps "
            "$bar[0..15] $pc $returned $broken; read tx.u32; trap: there is no texture here: its "
            "space is empty; trap: the texture is too large, or has no height or depth; trap: the "
            "header of the texture has no such number of coordinates or components; trap: the "
            "header of the texture has no such filter, edges or coordinates; trap: the texture is "
            "too large; trap: registers behind the last one; trap: textures have one level here, "
            "and the source asks for another; trap: `$st` is empty; trap: QUADON_ACTIVE: the "
            "threads end or wait between quadon and quadpop; trap: STACK_UNDERFLOW: join without "
            "joinat; trap: STACK_MISMATCH: join, but the top of the stack is neither a branch nor "
            "a joinat; branch: conditional return",
        .note = "The source is a level; the result width, height, depth and the number of levels.",
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xfffff, SLOTS(slots_tex_cube_texauto),
            CHOICES(choices_texsize),
        .bits = "011????? ????0000 ..ccpppp p???dtmm 1111?..? ??ssssst tttttttl llllll01",
    },
    [TESLA_TEXPREP] = {
        .name = "texprep", .page = "texprep", .title = "Coordinates of a cube face",
            .mnemonic = "texprep",
        .syntax = "MARK GUARD texprep cube TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC",
        .effects = effects_tex_cube_texauto,
        .note = "From the coordinates in a cube, and a layer, those of a lookup without `cube`.",
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xf0000, SLOTS(slots_tex_cube_texauto),
            CHOICES(choices_tex_texauto_long),
        .bits = "011????? ????0001 ..ccpppp p???dtmm 11111..? ..ssssst tttttttl llllll01",
    },
    [TESLA_TEXQUERYLOD_PLAIN] = {
        .name = "texquerylod.plain", .page = "texquerylod", .title = title_texquerylod_plain,
            .mnemonic = "texquerylod",
        .syntax = "MARK GUARD texquerylod  TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC",
        .effects = effects_texquerylod_plain,
        .note = note_texquerylod_plain,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xf0000, SLOTS(slots_tex_cube_texauto),
            CHOICES(choices_tex_texauto_long),
        .bits = "011????? ????0010 ..ccpppp p???dtmm 11110..? ..ssssst tttttttl llllll01",
    },
    [TESLA_TEXQUERYLOD_CUBE] = {
        .name = "texquerylod.cube", .page = "texquerylod", .title = title_texquerylod_plain,
            .mnemonic = "texquerylod",
        .syntax = "MARK GUARD texquerylod cube TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC",
        .effects = effects_texquerylod_plain,
        .note = note_texquerylod_plain,
        .length = 8, .grade = ISADORA_DOCUMENT, .configs = 0xf0000, SLOTS(slots_tex_cube_texauto),
            CHOICES(choices_tex_texauto_long),
        .bits = "011????? ????0010 ..ccpppp p???dtmm 11111..? ..ssssst tttttttl llllll01",
    },
};

static const struct isadora_ledger ledger[] = {
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
        .offset = offsetof(struct tesla_state, r), .stride = sizeof(((struct tesla_state *)0)->r[0]),
        .lane_stride = sizeof(((struct tesla_state *)0)->r[0][0]),
        .scope = ISADORA_LANE,
        .view_count = 1, .views = views_r,
        .configs = 0xfffff,
    },
    {
        .name = "$a", .prints = "$a", .vector = NULL,
        .count = 8, .width = 16, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct tesla_state, a), .stride = sizeof(((struct tesla_state *)0)->a[0]),
        .lane_stride = sizeof(((struct tesla_state *)0)->a[0][0]),
        .scope = ISADORA_LANE,
        .entry_count = 1, .entries = entries_a,
        .configs = 0xfffff,
    },
    {
        .name = "$c", .prints = "$c", .vector = NULL,
        .count = 4, .width = 4, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct tesla_state, c), .stride = sizeof(((struct tesla_state *)0)->c[0]),
        .lane_stride = sizeof(((struct tesla_state *)0)->c[0][0]),
        .scope = ISADORA_LANE,
        .view_count = 4, .views = views_c,
        .configs = 0xfffff,
    },
    {
        .name = "$sr", .prints = "$sr", .vector = NULL,
        .count = 16, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct tesla_state, sr), .stride = sizeof(((struct tesla_state *)0)->sr[0]),
        .lane_stride = sizeof(((struct tesla_state *)0)->sr[0][0]),
        .scope = ISADORA_LANE,
        .entry_count = 8, .entries = entries_sr,
        .configs = 0xfffff,
    },
    {
        .name = "$t", .prints = "$t", .vector = NULL,
        .count = 256, .width = 1, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct tesla_state, t), .stride = sizeof(((struct tesla_state *)0)->t[0]),
        .scope = ISADORA_WARP,
        .configs = 0xfffff,
    },
    {
        .name = "$s", .prints = "$s", .vector = NULL,
        .count = 32, .width = 1, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct tesla_state, s), .stride = sizeof(((struct tesla_state *)0)->s[0]),
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
        .offset = offsetof(struct tesla_block, bar), .stride = sizeof(((struct tesla_block *)0)->bar[0]),
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
        .offset = offsetof(struct tesla_state, st_kind), .stride = sizeof(((struct tesla_state *)0)->st_kind[0]),
        .configs = 0xfffff,
        .scope = ISADORA_WARP,
    },
    {
        .name = "$st.pc", .prints = "$st.pc",
        .count = 256, .width = 24, .is_signed = 0,
        .offset = offsetof(struct tesla_state, st_pc), .stride = sizeof(((struct tesla_state *)0)->st_pc[0]),
        .configs = 0xfffff,
        .scope = ISADORA_WARP,
    },
    {
        .name = "$st.mask", .prints = "$st.mask",
        .count = 256, .width = 32, .is_signed = 0,
        .offset = offsetof(struct tesla_state, st_mask), .stride = sizeof(((struct tesla_state *)0)->st_mask[0]),
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

#define FIELDS(...) (const uint16_t[]){__VA_ARGS__}
static const struct isadora_word_pattern words[] = {
    {"*", FIELDS(TESLA_FIELD_ARND)},
    {"*", FIELDS(TESLA_FIELD_ATYPE)},
    {"*", FIELDS(TESLA_FIELD_BINC)},
    {"*", FIELDS(TESLA_FIELD_BTYPE)},
    {"*", FIELDS(TESLA_FIELD_BWAIT)},
    {"*", FIELDS(TESLA_FIELD_CHALF)},
    {"*", FIELDS(TESLA_FIELD_COMPARE)},
    {"*", FIELDS(TESLA_FIELD_CREG)},
    {"*", FIELDS(TESLA_FIELD_CRND)},
    {"*", FIELDS(TESLA_FIELD_CSAT)},
    {"*", FIELDS(TESLA_FIELD_CWORD)},
    {"*", FIELDS(TESLA_FIELD_DARND)},
    {"*", FIELDS(TESLA_FIELD_DERIV)},
    {"*", FIELDS(TESLA_FIELD_DRND)},
    {"*", FIELDS(TESLA_FIELD_FCOMPARE)},
    {"*", FIELDS(TESLA_FIELD_IRND)},
    {"*", FIELDS(TESLA_FIELD_L16A)},
    {"*", FIELDS(TESLA_FIELD_L16B)},
    {"*", FIELDS(TESLA_FIELD_L24)},
    {"*", FIELDS(TESLA_FIELD_LABS1)},
    {"*", FIELDS(TESLA_FIELD_LABS2)},
    {"*", FIELDS(TESLA_FIELD_LHIGH)},
    {"*", FIELDS(TESLA_FIELD_LIM)},
    {"*", FIELDS(TESLA_FIELD_LNEG1)},
    {"*", FIELDS(TESLA_FIELD_LNEG2)},
    {"*", FIELDS(TESLA_FIELD_LNOT1)},
    {"*", FIELDS(TESLA_FIELD_LNOT2)},
    {"*", FIELDS(TESLA_FIELD_LSAT)},
    {"*", FIELDS(TESLA_FIELD_LSFU)},
    {"*", FIELDS(TESLA_FIELD_MARK)},
    {"*", FIELDS(TESLA_FIELD_MRND)},
    {"*", FIELDS(TESLA_FIELD_ONEG)},
    {"*", FIELDS(TESLA_FIELD_OSAT)},
    {"*", FIELDS(TESLA_FIELD_PRED)},
    {"*", FIELDS(TESLA_FIELD_Q0)},
    {"*", FIELDS(TESLA_FIELD_Q1)},
    {"*", FIELDS(TESLA_FIELD_Q2)},
    {"*", FIELDS(TESLA_FIELD_Q3)},
    {"*", FIELDS(TESLA_FIELD_S16A)},
    {"*", FIELDS(TESLA_FIELD_S16B)},
    {"*", FIELDS(TESLA_FIELD_S24)},
    {"*", FIELDS(TESLA_FIELD_SABS)},
    {"*", FIELDS(TESLA_FIELD_SHIGH)},
    {"*", FIELDS(TESLA_FIELD_SLIVE)},
    {"*", FIELDS(TESLA_FIELD_SNEG1)},
    {"*", FIELDS(TESLA_FIELD_SNEG2)},
    {"*", FIELDS(TESLA_FIELD_SNOT)},
    {"*", FIELDS(TESLA_FIELD_SSAT)},
    {"*", FIELDS(TESLA_FIELD_SSFU)},
    {"*", FIELDS(TESLA_FIELD_TLIVE)},
    {"*", FIELDS(TESLA_FIELD_U24AGAIN)},
    {"a", NULL},
    {"add", NULL},
    {"addc", NULL},
    {"all", NULL},
    {"and", NULL},
    {"any", NULL},
    {"b128", NULL},
    {"b16", NULL},
    {"b32", NULL},
    {"b64", NULL},
    {"b8", NULL},
    {"bar", NULL},
    {"bra", NULL},
    {"break", NULL},
    {"breakaddr", NULL},
    {"brk", NULL},
    {"brkpt", NULL},
    {"call", NULL},
    {"cas", NULL},
    {"cent", NULL},
    {"cos", NULL},
    {"cube", NULL},
    {"cvt", NULL},
    {"dec", NULL},
    {"discard", NULL},
    {"dx", NULL},
    {"dy", NULL},
    {"emit", NULL},
    {"ex2", NULL},
    {"exch", NULL},
    {"f16", NULL},
    {"f32", NULL},
    {"f64", NULL},
    {"flat", NULL},
    {"fma", NULL},
    {"half", NULL},
    {"high", NULL},
    {"inc", NULL},
    {"interp", NULL},
    {"joinat", NULL},
    {"l", NULL},
    {"l0", NULL},
    {"l01", NULL},
    {"l012", NULL},
    {"l013", NULL},
    {"l02", NULL},
    {"l023", NULL},
    {"l03", NULL},
    {"l1", NULL},
    {"l12", NULL},
    {"l123", NULL},
    {"l13", NULL},
    {"l2", NULL},
    {"l23", NULL},
    {"l3", NULL},
    {"ld", NULL},
    {"lg2", NULL},
    {"lnone", NULL},
    {"lock", NULL},
    {"long", NULL},
    {"max", NULL},
    {"min", NULL},
    {"mov", NULL},
    {"mov2", NULL},
    {"mul", NULL},
    {"never", NULL},
    {"nop", NULL},
    {"o", NULL},
    {"or", NULL},
    {"p", NULL},
    {"pmevent", NULL},
    {"prebrk", NULL},
    {"preex2", NULL},
    {"preret", NULL},
    {"presin", NULL},
    {"quadon", NULL},
    {"quadop", NULL},
    {"quadpop", NULL},
    {"rcp", NULL},
    {"red", NULL},
    {"restart", NULL},
    {"ret", NULL},
    {"rsqrt", NULL},
    {"s", NULL},
    {"s16", NULL},
    {"s24", NULL},
    {"s32", NULL},
    {"s64", NULL},
    {"s8", NULL},
    {"sad", NULL},
    {"sat", NULL},
    {"set", NULL},
    {"shl", NULL},
    {"shr", NULL},
    {"sin", NULL},
    {"slct", NULL},
    {"st", NULL},
    {"sub", NULL},
    {"subr", NULL},
    {"texauto", NULL},
    {"texbias", NULL},
    {"texcsaa", NULL},
    {"texfetch", NULL},
    {"texgather", NULL},
    {"texlod", NULL},
    {"texprep", NULL},
    {"texquerylod", NULL},
    {"texsize", NULL},
    {"trap", NULL},
    {"u16", NULL},
    {"u24", NULL},
    {"u32", NULL},
    {"u64", NULL},
    {"u8", NULL},
    {"unkf5", NULL},
    {"unlock", NULL},
    {"v", NULL},
    {"vote", NULL},
    {"xor", NULL},
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

static const char *const option_branch_order[] = {"taken", "fallthrough"};
static const char *const option_breakpoints[] = {"off", "on"};
static const struct isadora_launch_option options[] = {
    {"branch_order", "which side of a branch runs first when the threads part", option_branch_order, 2},
    {"breakpoints", "whether `brkpt` stops the program", option_breakpoints, 2},
};

isadora_pick tesla_fast_pick_plain;
#ifdef ISADORA_LEVELS
isadora_pick tesla_fast_pick_avx2, tesla_fast_pick_avx512;
#endif

static isadora_pick *quick(void)
{
    switch (isadora_level()) {
    #ifdef ISADORA_LEVELS
    case ISADORA_AVX512:
        return tesla_fast_pick_avx512;
    case ISADORA_AVX2:
        return tesla_fast_pick_avx2;
    #endif
    default:
        return tesla_fast_pick_plain;
    }
}

const struct isadora_target tesla_target = {
    .name = "tesla", .title = "Tesla CUDA ISA",
    .configs = configs, .config_count = 20,
    .units = units, .unit_count = 2,
    .forms = forms, .form_count = 404,
    .fields = fields, .field_count = 149,
    .files = files, .file_count = 17,
    .spaces = spaces, .space_count = 10,
    .ledger = ledger, .ledger_count = 40,
    .text_max = TESLA_TEXT_MAX,
    .state_size = sizeof(struct tesla_state),
    .pc_counts_units = 0,
    .start = 0x0,
    .words = words, .word_count = 170,
    .decode = tesla_decode,
    .encode = tesla_encode,
    .format = tesla_format,
    .parse = tesla_parse,
    .reset = tesla_reset,
    .execute = tesla_execute,
    .branch_target = tesla_branch_target,
    .actions = tesla_actions,
    .lanes = 32, .masks = 7,
    .block_size = sizeof(struct tesla_block), .grid_size = sizeof(struct tesla_grid),
    .options = options, .option_count = 2,
    .quick = quick,
    .limits = {{0xffff, 0xffff, 0x1}, {0x200, 0x200, 0x40}, 0x200},
    .param_space = 1, .param_at = 0x10,
    .buffer_space = 4, .buffer_at = UINT64_C(0xe00001000), .buffer_window = UINT64_C(0xe00000000),
    .start_block = tesla_start_block,
    .start_warp = tesla_start_warp,
};
