/* Generated from the description tesla by gen/emit/target.lua. Do not edit. */
#include "tesla_state.h"

static const char *const also_g80[] = {"sm_10", NULL};
static const char *const also_cp[] = {"cubin", NULL};
static const char *const also_g84[] = {"sm_11", NULL};
static const char *const also_g200[] = {"sm_13", NULL};
static const char *const also_gt215[] = {"sm_12", NULL};
static const struct isadora_config configs[] = {
    {"g80/vp", "g80", "vp", also_g80, NULL},
    {"g80/gp", "g80", "gp", also_g80, NULL},
    {"g80/fp", "g80", "fp", also_g80, NULL},
    {"g80/cp", "g80", "cp", also_g80, also_cp},
    {"g84/vp", "g84", "vp", also_g84, NULL},
    {"g84/gp", "g84", "gp", also_g84, NULL},
    {"g84/fp", "g84", "fp", also_g84, NULL},
    {"g84/cp", "g84", "cp", also_g84, also_cp},
    {"mcp77/vp", "mcp77", "vp", NULL, NULL},
    {"mcp77/gp", "mcp77", "gp", NULL, NULL},
    {"mcp77/fp", "mcp77", "fp", NULL, NULL},
    {"mcp77/cp", "mcp77", "cp", NULL, also_cp},
    {"g200/vp", "g200", "vp", also_g200, NULL},
    {"g200/gp", "g200", "gp", also_g200, NULL},
    {"g200/fp", "g200", "fp", also_g200, NULL},
    {"g200/cp", "g200", "cp", also_g200, also_cp},
    {"gt215/vp", "gt215", "vp", also_gt215, NULL},
    {"gt215/gp", "gt215", "gp", also_gt215, NULL},
    {"gt215/fp", "gt215", "fp", also_gt215, NULL},
    {"gt215/cp", "gt215", "cp", also_gt215, also_cp},
};

static const struct isadora_unit units[] = {
    {4, 32, 0, 4, 0xfffff},
    {8, 64, 0, 8, 0xfffff},
};

static const struct isadora_piece pieces_KIND[] = {{0, 1}};
static const struct isadora_piece pieces_MARK[] = {{32, 33}};
static const struct isadora_code codes_MARK[] = {
    {0, ""},
    {1, "exit"},
    {2, "join"},
};
static const struct isadora_piece pieces_OPC[] = {{28, 31}};
static const struct isadora_piece pieces_SUB[] = {{61, 63}};
static const struct isadora_piece pieces_PRED[] = {{39, 43}};
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
static const struct isadora_piece pieces_COND[] = {{44, 45}};
static const struct isadora_piece pieces_CDST[] = {{36, 37}};
static const struct isadora_piece pieces_CWRITE[] = {{38, 38}};
static const struct isadora_piece pieces_SDST[] = {{2, 7}};
static const struct isadora_piece pieces_SSRC[] = {{9, 14}};
static const struct isadora_piece pieces_SSRC2[] = {{16, 21}};
static const struct isadora_piece pieces_LDST[] = {{2, 8}};
static const struct isadora_piece pieces_LSRC[] = {{9, 15}};
static const struct isadora_piece pieces_LSRC2[] = {{16, 22}};
static const struct isadora_piece pieces_LSRC3[] = {{46, 52}};
static const struct isadora_piece pieces_ADST[] = {{2, 4}};
static const struct isadora_piece pieces_SAREG[] = {{26, 27}};
static const struct isadora_piece pieces_AREG[] = {{26, 27}, {34, 34}};
static const struct isadora_piece pieces_SREG[] = {{46, 49}};
static const struct isadora_piece pieces_OUT[] = {{35, 35}};
static const struct isadora_piece pieces_SMEM[] = {{24, 24}};
static const struct isadora_piece pieces_SBOTH[] = {{23, 24}};
static const struct isadora_piece pieces_LMEM[] = {{53, 53}};
static const struct isadora_piece pieces_CON2[] = {{23, 23}};
static const struct isadora_piece pieces_CON3[] = {{24, 24}};
static const struct isadora_piece pieces_CBOTH[] = {{23, 24}};
static const struct isadora_piece pieces_PI[] = {{25, 25}};
static const struct isadora_piece pieces_SSPACE[] = {{21, 21}};
static const struct isadora_piece pieces_CSPACE[] = {{54, 57}};
static const struct isadora_piece pieces_SSOFF[] = {{9, 12}};
static const struct isadora_piece pieces_STYPE[] = {{13, 14}};
static const struct isadora_piece pieces_LSOFF[] = {{9, 13}};
static const struct isadora_piece pieces_LTYPE[] = {{14, 15}};
static const struct isadora_piece pieces_SAOFF[] = {{9, 14}};
static const struct isadora_piece pieces_LAOFF[] = {{9, 15}};
static const struct isadora_piece pieces_SCOFF[] = {{16, 20}};
static const struct isadora_piece pieces_C2OFF[] = {{16, 22}};
static const struct isadora_piece pieces_C3OFF[] = {{46, 52}};
static const struct isadora_piece pieces_OOFF[] = {{2, 8}};
static const struct isadora_piece pieces_OFF8[] = {{9, 24}};
static const struct isadora_piece pieces_OFF16[] = {{9, 23}};
static const struct isadora_piece pieces_OFF32[] = {{9, 22}};
static const struct isadora_piece pieces_VOFF[] = {{16, 23}};
static const struct isadora_piece pieces_GSPACE[] = {{16, 19}};
static const struct isadora_piece pieces_GSPACE2[] = {{23, 26}};
static const struct isadora_piece pieces_IMM[] = {{16, 21}, {34, 59}};
static const struct isadora_piece pieces_SHCNT[] = {{16, 22}};
static const struct isadora_piece pieces_HSHCNT[] = {{16, 19}};
static const struct isadora_piece pieces_OFFS[] = {{9, 24}};
static const struct isadora_piece pieces_TARGET[] = {{11, 26}, {46, 51}};
static const struct isadora_piece pieces_S1[] = {{8, 8}};
static const struct isadora_piece pieces_S2[] = {{15, 15}};
static const struct isadora_piece pieces_S3[] = {{22, 22}};
static const struct isadora_piece pieces_S4[] = {{28, 28}};
static const struct isadora_piece pieces_SSAT[] = {{8, 8}};
static const struct isadora_code codes_SSAT[] = {
    {0, ""},
    {1, "sat"},
};
static const struct isadora_piece pieces_SHIGH[] = {{8, 8}};
static const struct isadora_code codes_SHIGH[] = {
    {0, ""},
    {1, "high"},
};
static const struct isadora_piece pieces_SNEG1[] = {{15, 15}};
static const struct isadora_code codes_SNEG1[] = {
    {0, ""},
    {1, "neg"},
};
static const struct isadora_piece pieces_SNEG2[] = {{22, 22}};
static const struct isadora_code codes_SNEG2[] = {
    {0, ""},
    {1, "neg"},
};
static const struct isadora_piece pieces_SABS[] = {{15, 15}};
static const struct isadora_code codes_SABS[] = {
    {0, ""},
    {1, "abs"},
};
static const struct isadora_piece pieces_SNOT[] = {{22, 22}};
static const struct isadora_code codes_SNOT[] = {
    {0, ""},
    {1, "not"},
};
static const struct isadora_piece pieces_S16A[] = {{15, 15}};
static const struct isadora_code codes_S16A[] = {
    {0, "u16"},
    {1, "s16"},
};
static const struct isadora_piece pieces_S16B[] = {{8, 8}};
static const struct isadora_code codes_S16B[] = {
    {0, "u16"},
    {1, "s16"},
};
static const struct isadora_piece pieces_S24[] = {{15, 15}};
static const struct isadora_code codes_S24[] = {
    {0, "u24"},
    {1, "s24"},
};
static const struct isadora_piece pieces_SSFU[] = {{17, 17}};
static const struct isadora_code codes_SSFU[] = {
    {0, ""},
    {1, "sfu"},
};
static const struct isadora_piece pieces_SLIVE[] = {{8, 8}};
static const struct isadora_code codes_SLIVE[] = {
    {0, "all"},
    {1, "live"},
};
static const struct isadora_piece pieces_O2[] = {{28, 28}};
static const struct isadora_piece pieces_O1[] = {{22, 22}};
static const struct isadora_piece pieces_ADDOP[] = {{58, 59}};
static const struct isadora_piece pieces_WIDE[] = {{58, 58}};
static const struct isadora_piece pieces_SIGNED[] = {{59, 59}};
static const struct isadora_piece pieces_LSAT[] = {{59, 59}};
static const struct isadora_code codes_LSAT[] = {
    {0, ""},
    {1, "sat"},
};
static const struct isadora_piece pieces_OSAT[] = {{61, 61}};
static const struct isadora_code codes_OSAT[] = {
    {0, ""},
    {1, "sat"},
};
static const struct isadora_piece pieces_CSAT[] = {{51, 51}};
static const struct isadora_code codes_CSAT[] = {
    {0, ""},
    {1, "sat"},
};
static const struct isadora_piece pieces_MSAT[] = {{52, 52}};
static const struct isadora_piece pieces_LNEG1[] = {{58, 58}};
static const struct isadora_code codes_LNEG1[] = {
    {0, ""},
    {1, "neg"},
};
static const struct isadora_piece pieces_LABS1[] = {{52, 52}};
static const struct isadora_code codes_LABS1[] = {
    {0, ""},
    {1, "abs"},
};
static const struct isadora_piece pieces_LNEG2[] = {{59, 59}};
static const struct isadora_code codes_LNEG2[] = {
    {0, ""},
    {1, "neg"},
};
static const struct isadora_piece pieces_LABS2[] = {{51, 51}};
static const struct isadora_code codes_LABS2[] = {
    {0, ""},
    {1, "abs"},
};
static const struct isadora_piece pieces_ONEG[] = {{61, 61}};
static const struct isadora_code codes_ONEG[] = {
    {0, ""},
    {1, "neg"},
};
static const struct isadora_piece pieces_LNOT1[] = {{48, 48}};
static const struct isadora_code codes_LNOT1[] = {
    {0, ""},
    {1, "not"},
};
static const struct isadora_piece pieces_LNOT2[] = {{49, 49}};
static const struct isadora_code codes_LNOT2[] = {
    {0, ""},
    {1, "not"},
};
static const struct isadora_piece pieces_LOGOP[] = {{46, 47}};
static const struct isadora_piece pieces_MUL24[] = {{48, 48}};
static const struct isadora_piece pieces_L16A[] = {{47, 47}};
static const struct isadora_code codes_L16A[] = {
    {0, "u16"},
    {1, "s16"},
};
static const struct isadora_piece pieces_L16B[] = {{46, 46}};
static const struct isadora_code codes_L16B[] = {
    {0, "u16"},
    {1, "s16"},
};
static const struct isadora_piece pieces_L24[] = {{47, 47}};
static const struct isadora_code codes_L24[] = {
    {0, "u24"},
    {1, "s24"},
};
static const struct isadora_piece pieces_LHIGH[] = {{46, 46}};
static const struct isadora_code codes_LHIGH[] = {
    {0, ""},
    {1, "high"},
};
static const struct isadora_piece pieces_COMPARE[] = {{46, 48}};
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
static const struct isadora_piece pieces_FCOMPARE[] = {{46, 49}};
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
static const struct isadora_piece pieces_U24AGAIN[] = {{61, 63}};
static const struct isadora_code codes_U24AGAIN[] = {
    {1, "u24.1"},
    {2, "u24.2"},
    {3, "u24.3"},
    {4, "u24.4"},
    {5, "u24.5"},
    {6, "u24.6"},
    {7, "u24.7"},
};
static const struct isadora_piece pieces_COUNTED[] = {{52, 52}};
static const struct isadora_piece pieces_LANE[] = {{46, 49}};
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
static const struct isadora_piece pieces_LSFU[] = {{57, 57}};
static const struct isadora_code codes_LSFU[] = {
    {0, ""},
    {1, "sfu"},
};
static const struct isadora_piece pieces_CHALF[] = {{46, 48}};
static const struct isadora_code codes_CHALF[] = {
    {0, "u16"},
    {2, "u8"},
    {4, "s16"},
    {6, "s8"},
};
static const struct isadora_piece pieces_CWORD[] = {{46, 48}};
static const struct isadora_code codes_CWORD[] = {
    {1, "u32"},
    {5, "s32"},
};
static const struct isadora_piece pieces_CREG[] = {{46, 48}};
static const struct isadora_code codes_CREG[] = {
    {3, "u8"},
    {7, "s8"},
};
static const struct isadora_piece pieces_CF32[] = {{46, 46}};
static const struct isadora_piece pieces_CSSIGN[] = {{48, 48}};
static const struct isadora_piece pieces_PRE[] = {{46, 46}};
static const struct isadora_piece pieces_CRND[] = {{49, 50}};
static const struct isadora_code codes_CRND[] = {
    {0, "rn"},
    {1, "rm"},
    {2, "rp"},
    {3, "rz"},
};
static const struct isadora_piece pieces_IRND[] = {{49, 50}};
static const struct isadora_code codes_IRND[] = {
    {0, "rni"},
    {1, "rmi"},
    {2, "rpi"},
    {3, "rzi"},
};
static const struct isadora_piece pieces_DRND[] = {{54, 55}};
static const struct isadora_code codes_DRND[] = {
    {0, "rn"},
    {1, "rm"},
    {2, "rp"},
    {3, "rz"},
};
static const struct isadora_piece pieces_DARND[] = {{16, 17}};
static const struct isadora_code codes_DARND[] = {
    {0, "rn"},
    {1, "rm"},
    {2, "rp"},
    {3, "rz"},
};
static const struct isadora_piece pieces_CBYTE[] = {{51, 51}};
static const struct isadora_piece pieces_C64[] = {{54, 54}};
static const struct isadora_piece pieces_CWIDE[] = {{58, 58}};
static const struct isadora_piece pieces_CSIGN[] = {{59, 59}};
static const struct isadora_piece pieces_RINT[] = {{59, 59}};
static const struct isadora_piece pieces_ARND[] = {{16, 17}};
static const struct isadora_code codes_ARND[] = {
    {0, "rn"},
    {3, "rz"},
};
static const struct isadora_piece pieces_MRND[] = {{46, 47}};
static const struct isadora_code codes_MRND[] = {
    {0, "rn"},
    {3, "rz"},
};
static const struct isadora_piece pieces_SIZE[] = {{53, 55}};
static const struct isadora_piece pieces_TYPE[] = {{53, 55}};
static const struct isadora_code codes_TYPE[] = {
    {0, "u8"},
    {1, "s8"},
    {2, "u16"},
    {3, "s16"},
    {6, "b32"},
};
static const struct isadora_piece pieces_ATYPE[] = {{53, 55}};
static const struct isadora_code codes_ATYPE[] = {
    {0, "u8"},
    {1, "s8"},
    {2, "u16"},
    {3, "s16"},
    {6, "u32"},
    {7, "s32"},
};
static const struct isadora_piece pieces_BTYPE[] = {{53, 55}};
static const struct isadora_code codes_BTYPE[] = {
    {0, "u8"},
    {1, "s8"},
    {2, "u16"},
    {3, "s16"},
    {6, "b32"},
    {7, "s32"},
};
static const struct isadora_piece pieces_CTYPE[] = {{46, 47}};
static const struct isadora_piece pieces_DWIDE[] = {{58, 58}};
static const struct isadora_piece pieces_B8[] = {{54, 54}};
static const struct isadora_piece pieces_LOCK[] = {{55, 55}};
static const struct isadora_piece pieces_OSIZE[] = {{54, 55}};
static const struct isadora_piece pieces_SWIDE[] = {{53, 53}};
static const struct isadora_piece pieces_ATOM[] = {{34, 37}};
static const struct isadora_piece pieces_TEX[] = {{9, 16}};
static const struct isadora_piece pieces_SAMP[] = {{17, 21}};
static const struct isadora_piece pieces_TCOUNT[] = {{22, 23}};
static const struct isadora_piece pieces_TMASK[] = {{25, 26}, {46, 47}};
static const struct isadora_piece pieces_TLIVE[] = {{34, 34}};
static const struct isadora_code codes_TLIVE[] = {
    {0, "all"},
    {1, "live"},
};
static const struct isadora_piece pieces_DERIV[] = {{35, 35}};
static const struct isadora_code codes_DERIV[] = {
    {0, ""},
    {1, "deriv"},
};
static const struct isadora_piece pieces_CUBE[] = {{27, 27}};
static const struct isadora_piece pieces_TFETCH[] = {{24, 24}};
static const struct isadora_piece pieces_TKIND[] = {{48, 51}};
static const struct isadora_piece pieces_TX[] = {{56, 59}};
static const struct isadora_piece pieces_TY[] = {{52, 55}};
static const struct isadora_piece pieces_TZ[] = {{48, 51}};
static const struct isadora_piece pieces_QLANE[] = {{16, 18}};
static const struct isadora_piece pieces_Q0[] = {{58, 59}};
static const struct isadora_code codes_Q0[] = {
    {0, "add"},
    {1, "subr"},
    {2, "sub"},
    {3, "mov2"},
};
static const struct isadora_piece pieces_Q1[] = {{56, 57}};
static const struct isadora_code codes_Q1[] = {
    {0, "add"},
    {1, "subr"},
    {2, "sub"},
    {3, "mov2"},
};
static const struct isadora_piece pieces_Q2[] = {{54, 55}};
static const struct isadora_code codes_Q2[] = {
    {0, "add"},
    {1, "subr"},
    {2, "sub"},
    {3, "mov2"},
};
static const struct isadora_piece pieces_Q3[] = {{20, 21}};
static const struct isadora_code codes_Q3[] = {
    {0, "add"},
    {1, "subr"},
    {2, "sub"},
    {3, "mov2"},
};
static const struct isadora_piece pieces_VOTE[] = {{9, 10}};
static const struct isadora_piece pieces_EMIT[] = {{9, 10}};
static const struct isadora_piece pieces_PMEVENT[] = {{34, 34}};
static const struct isadora_piece pieces_PM[] = {{10, 13}};
static const struct isadora_piece pieces_LIM[] = {{38, 38}};
static const struct isadora_code codes_LIM[] = {
    {0, ""},
    {1, "lim"},
};
static const struct isadora_piece pieces_BINC[] = {{25, 25}};
static const struct isadora_code codes_BINC[] = {
    {0, ""},
    {1, "inc"},
};
static const struct isadora_piece pieces_BWAIT[] = {{26, 26}};
static const struct isadora_code codes_BWAIT[] = {
    {0, ""},
    {1, "wait"},
};
static const struct isadora_piece pieces_BAR[] = {{21, 24}};
static const struct isadora_piece pieces_BARMASK[] = {{9, 20}};
static const struct isadora_piece pieces_BALL[] = {{46, 46}};
static const struct isadora_piece pieces_IMODE[] = {{48, 50}};
static const struct isadora_piece pieces_SIMODE[] = {{24, 25}};

static const struct isadora_field fields[] = {
    {"KIND", ISADORA_NUMBER, 2, 0, 0, 1, 1, 0, pieces_KIND, NULL, -1},
    {"MARK", ISADORA_CODES, 2, 0, 0, 1, 1, 3, pieces_MARK, codes_MARK, -1},
    {"OPC", ISADORA_NUMBER, 4, 0, 0, 1, 1, 0, pieces_OPC, NULL, -1},
    {"SUB", ISADORA_NUMBER, 3, 0, 0, 1, 1, 0, pieces_SUB, NULL, -1},
    {"PRED", ISADORA_CODES, 5, 0, 0, 1, 1, 22, pieces_PRED, codes_PRED, -1},
    {"COND", ISADORA_REGISTER, 2, 0, 0, 1, 1, 0, pieces_COND, NULL, 2},
    {"CDST", ISADORA_REGISTER, 2, 0, 0, 1, 1, 0, pieces_CDST, NULL, 2},
    {"CWRITE", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_CWRITE, NULL, -1},
    {"SDST", ISADORA_REGISTER, 6, 0, 0, 1, 1, 0, pieces_SDST, NULL, 0},
    {"SSRC", ISADORA_REGISTER, 6, 0, 0, 1, 1, 0, pieces_SSRC, NULL, 0},
    {"SSRC2", ISADORA_REGISTER, 6, 0, 0, 1, 1, 0, pieces_SSRC2, NULL, 0},
    {"LDST", ISADORA_REGISTER, 7, 0, 0, 1, 1, 0, pieces_LDST, NULL, 0},
    {"LSRC", ISADORA_REGISTER, 7, 0, 0, 1, 1, 0, pieces_LSRC, NULL, 0},
    {"LSRC2", ISADORA_REGISTER, 7, 0, 0, 1, 1, 0, pieces_LSRC2, NULL, 0},
    {"LSRC3", ISADORA_REGISTER, 7, 0, 0, 1, 1, 0, pieces_LSRC3, NULL, 0},
    {"ADST", ISADORA_REGISTER, 3, 0, 0, 1, 1, 0, pieces_ADST, NULL, 1},
    {"SAREG", ISADORA_REGISTER, 2, 0, 0, 1, 1, 0, pieces_SAREG, NULL, 1},
    {"AREG", ISADORA_REGISTER, 3, 0, 0, 1, 2, 0, pieces_AREG, NULL, 1},
    {"SREG", ISADORA_REGISTER, 4, 0, 0, 1, 1, 0, pieces_SREG, NULL, 3},
    {"OUT", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_OUT, NULL, -1},
    {"SMEM", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_SMEM, NULL, -1},
    {"SBOTH", ISADORA_NUMBER, 2, 0, 0, 1, 1, 0, pieces_SBOTH, NULL, -1},
    {"LMEM", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_LMEM, NULL, -1},
    {"CON2", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_CON2, NULL, -1},
    {"CON3", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_CON3, NULL, -1},
    {"CBOTH", ISADORA_NUMBER, 2, 0, 0, 1, 1, 0, pieces_CBOTH, NULL, -1},
    {"PI", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_PI, NULL, -1},
    {"SSPACE", ISADORA_NUMBER, 1, 0, 1, 1, 1, 0, pieces_SSPACE, NULL, -1},
    {"CSPACE", ISADORA_NUMBER, 4, 0, 1, 1, 1, 0, pieces_CSPACE, NULL, -1},
    {"SSOFF", ISADORA_NUMBER, 4, 0, 0, 1, 1, 0, pieces_SSOFF, NULL, -1},
    {"STYPE", ISADORA_NUMBER, 2, 0, 0, 1, 1, 0, pieces_STYPE, NULL, -1},
    {"LSOFF", ISADORA_NUMBER, 5, 0, 0, 1, 1, 0, pieces_LSOFF, NULL, -1},
    {"LTYPE", ISADORA_NUMBER, 2, 0, 0, 1, 1, 0, pieces_LTYPE, NULL, -1},
    {"SAOFF", ISADORA_NUMBER, 6, 0, 0, 1, 1, 0, pieces_SAOFF, NULL, -1},
    {"LAOFF", ISADORA_NUMBER, 7, 0, 0, 1, 1, 0, pieces_LAOFF, NULL, -1},
    {"SCOFF", ISADORA_NUMBER, 5, 0, 0, 1, 1, 0, pieces_SCOFF, NULL, -1},
    {"C2OFF", ISADORA_NUMBER, 7, 0, 0, 1, 1, 0, pieces_C2OFF, NULL, -1},
    {"C3OFF", ISADORA_NUMBER, 7, 0, 0, 1, 1, 0, pieces_C3OFF, NULL, -1},
    {"OOFF", ISADORA_NUMBER, 7, 0, 0, 1, 1, 0, pieces_OOFF, NULL, -1},
    {"OFF8", ISADORA_NUMBER, 16, 0, 0, 1, 1, 0, pieces_OFF8, NULL, -1},
    {"OFF16", ISADORA_NUMBER, 15, 0, 0, 1, 1, 0, pieces_OFF16, NULL, -1},
    {"OFF32", ISADORA_NUMBER, 14, 0, 0, 1, 1, 0, pieces_OFF32, NULL, -1},
    {"VOFF", ISADORA_NUMBER, 8, 0, 0, 1, 1, 0, pieces_VOFF, NULL, -1},
    {"GSPACE", ISADORA_NUMBER, 4, 0, 1, 1, 1, 0, pieces_GSPACE, NULL, -1},
    {"GSPACE2", ISADORA_NUMBER, 4, 0, 1, 1, 1, 0, pieces_GSPACE2, NULL, -1},
    {"IMM", ISADORA_NUMBER, 32, 0, 0, 1, 2, 0, pieces_IMM, NULL, -1},
    {"SHCNT", ISADORA_NUMBER, 7, 0, 0, 1, 1, 0, pieces_SHCNT, NULL, -1},
    {"HSHCNT", ISADORA_NUMBER, 4, 0, 0, 1, 1, 0, pieces_HSHCNT, NULL, -1},
    {"OFFS", ISADORA_NUMBER, 16, 0, 0, 1, 1, 0, pieces_OFFS, NULL, -1},
    {"TARGET", ISADORA_NUMBER, 22, 0, 0, 4, 2, 0, pieces_TARGET, NULL, -1},
    {"S1", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_S1, NULL, -1},
    {"S2", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_S2, NULL, -1},
    {"S3", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_S3, NULL, -1},
    {"S4", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_S4, NULL, -1},
    {"SSAT", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_SSAT, codes_SSAT, -1},
    {"SHIGH", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_SHIGH, codes_SHIGH, -1},
    {"SNEG1", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_SNEG1, codes_SNEG1, -1},
    {"SNEG2", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_SNEG2, codes_SNEG2, -1},
    {"SABS", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_SABS, codes_SABS, -1},
    {"SNOT", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_SNOT, codes_SNOT, -1},
    {"S16A", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_S16A, codes_S16A, -1},
    {"S16B", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_S16B, codes_S16B, -1},
    {"S24", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_S24, codes_S24, -1},
    {"SSFU", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_SSFU, codes_SSFU, -1},
    {"SLIVE", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_SLIVE, codes_SLIVE, -1},
    {"O2", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_O2, NULL, -1},
    {"O1", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_O1, NULL, -1},
    {"ADDOP", ISADORA_NUMBER, 2, 0, 0, 1, 1, 0, pieces_ADDOP, NULL, -1},
    {"WIDE", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_WIDE, NULL, -1},
    {"SIGNED", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_SIGNED, NULL, -1},
    {"LSAT", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_LSAT, codes_LSAT, -1},
    {"OSAT", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_OSAT, codes_OSAT, -1},
    {"CSAT", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_CSAT, codes_CSAT, -1},
    {"MSAT", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_MSAT, NULL, -1},
    {"LNEG1", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_LNEG1, codes_LNEG1, -1},
    {"LABS1", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_LABS1, codes_LABS1, -1},
    {"LNEG2", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_LNEG2, codes_LNEG2, -1},
    {"LABS2", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_LABS2, codes_LABS2, -1},
    {"ONEG", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_ONEG, codes_ONEG, -1},
    {"LNOT1", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_LNOT1, codes_LNOT1, -1},
    {"LNOT2", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_LNOT2, codes_LNOT2, -1},
    {"LOGOP", ISADORA_NUMBER, 2, 0, 0, 1, 1, 0, pieces_LOGOP, NULL, -1},
    {"MUL24", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_MUL24, NULL, -1},
    {"L16A", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_L16A, codes_L16A, -1},
    {"L16B", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_L16B, codes_L16B, -1},
    {"L24", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_L24, codes_L24, -1},
    {"LHIGH", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_LHIGH, codes_LHIGH, -1},
    {"COMPARE", ISADORA_CODES, 3, 0, 0, 1, 1, 8, pieces_COMPARE, codes_COMPARE, -1},
    {"FCOMPARE", ISADORA_CODES, 4, 0, 0, 1, 1, 16, pieces_FCOMPARE, codes_FCOMPARE, -1},
    {"U24AGAIN", ISADORA_CODES, 3, 0, 0, 1, 1, 7, pieces_U24AGAIN, codes_U24AGAIN, -1},
    {"COUNTED", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_COUNTED, NULL, -1},
    {"LANE", ISADORA_CODES, 4, 0, 0, 1, 1, 16, pieces_LANE, codes_LANE, -1},
    {"LSFU", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_LSFU, codes_LSFU, -1},
    {"CHALF", ISADORA_CODES, 3, 0, 0, 1, 1, 4, pieces_CHALF, codes_CHALF, -1},
    {"CWORD", ISADORA_CODES, 3, 0, 0, 1, 1, 2, pieces_CWORD, codes_CWORD, -1},
    {"CREG", ISADORA_CODES, 3, 0, 0, 1, 1, 2, pieces_CREG, codes_CREG, -1},
    {"CF32", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_CF32, NULL, -1},
    {"CSSIGN", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_CSSIGN, NULL, -1},
    {"PRE", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_PRE, NULL, -1},
    {"CRND", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_CRND, codes_CRND, -1},
    {"IRND", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_IRND, codes_IRND, -1},
    {"DRND", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_DRND, codes_DRND, -1},
    {"DARND", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_DARND, codes_DARND, -1},
    {"CBYTE", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_CBYTE, NULL, -1},
    {"C64", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_C64, NULL, -1},
    {"CWIDE", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_CWIDE, NULL, -1},
    {"CSIGN", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_CSIGN, NULL, -1},
    {"RINT", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_RINT, NULL, -1},
    {"ARND", ISADORA_CODES, 2, 0, 0, 1, 1, 2, pieces_ARND, codes_ARND, -1},
    {"MRND", ISADORA_CODES, 2, 0, 0, 1, 1, 2, pieces_MRND, codes_MRND, -1},
    {"SIZE", ISADORA_NUMBER, 3, 0, 0, 1, 1, 0, pieces_SIZE, NULL, -1},
    {"TYPE", ISADORA_CODES, 3, 0, 0, 1, 1, 5, pieces_TYPE, codes_TYPE, -1},
    {"ATYPE", ISADORA_CODES, 3, 0, 0, 1, 1, 6, pieces_ATYPE, codes_ATYPE, -1},
    {"BTYPE", ISADORA_CODES, 3, 0, 0, 1, 1, 6, pieces_BTYPE, codes_BTYPE, -1},
    {"CTYPE", ISADORA_NUMBER, 2, 0, 0, 1, 1, 0, pieces_CTYPE, NULL, -1},
    {"DWIDE", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_DWIDE, NULL, -1},
    {"B8", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_B8, NULL, -1},
    {"LOCK", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_LOCK, NULL, -1},
    {"OSIZE", ISADORA_NUMBER, 2, 0, 0, 1, 1, 0, pieces_OSIZE, NULL, -1},
    {"SWIDE", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_SWIDE, NULL, -1},
    {"ATOM", ISADORA_NUMBER, 4, 0, 0, 1, 1, 0, pieces_ATOM, NULL, -1},
    {"TEX", ISADORA_REGISTER, 8, 0, 0, 1, 1, 0, pieces_TEX, NULL, 4},
    {"SAMP", ISADORA_REGISTER, 5, 0, 0, 1, 1, 0, pieces_SAMP, NULL, 5},
    {"TCOUNT", ISADORA_NUMBER, 2, 0, 0, 1, 1, 0, pieces_TCOUNT, NULL, -1},
    {"TMASK", ISADORA_NUMBER, 4, 0, 0, 1, 2, 0, pieces_TMASK, NULL, -1},
    {"TLIVE", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_TLIVE, codes_TLIVE, -1},
    {"DERIV", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_DERIV, codes_DERIV, -1},
    {"CUBE", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_CUBE, NULL, -1},
    {"TFETCH", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_TFETCH, NULL, -1},
    {"TKIND", ISADORA_NUMBER, 4, 0, 0, 1, 1, 0, pieces_TKIND, NULL, -1},
    {"TX", ISADORA_NUMBER, 4, 1, 0, 1, 1, 0, pieces_TX, NULL, -1},
    {"TY", ISADORA_NUMBER, 4, 1, 0, 1, 1, 0, pieces_TY, NULL, -1},
    {"TZ", ISADORA_NUMBER, 4, 1, 0, 1, 1, 0, pieces_TZ, NULL, -1},
    {"QLANE", ISADORA_NUMBER, 3, 0, 0, 1, 1, 0, pieces_QLANE, NULL, -1},
    {"Q0", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_Q0, codes_Q0, -1},
    {"Q1", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_Q1, codes_Q1, -1},
    {"Q2", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_Q2, codes_Q2, -1},
    {"Q3", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_Q3, codes_Q3, -1},
    {"VOTE", ISADORA_NUMBER, 2, 0, 0, 1, 1, 0, pieces_VOTE, NULL, -1},
    {"EMIT", ISADORA_NUMBER, 2, 0, 0, 1, 1, 0, pieces_EMIT, NULL, -1},
    {"PMEVENT", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_PMEVENT, NULL, -1},
    {"PM", ISADORA_NUMBER, 4, 0, 0, 1, 1, 0, pieces_PM, NULL, -1},
    {"LIM", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_LIM, codes_LIM, -1},
    {"BINC", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_BINC, codes_BINC, -1},
    {"BWAIT", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_BWAIT, codes_BWAIT, -1},
    {"BAR", ISADORA_NUMBER, 4, 0, 0, 1, 1, 0, pieces_BAR, NULL, -1},
    {"BARMASK", ISADORA_NUMBER, 12, 0, 0, 1, 1, 0, pieces_BARMASK, NULL, -1},
    {"BALL", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_BALL, NULL, -1},
    {"IMODE", ISADORA_NUMBER, 3, 0, 0, 1, 1, 0, pieces_IMODE, NULL, -1},
    {"SIMODE", ISADORA_NUMBER, 2, 0, 0, 1, 1, 0, pieces_SIMODE, NULL, -1},
};

static const struct isadora_slot slots_red_g_add_num[] = {{112}, {43}, {12}, {11}, {1}, {4}, {5}};
static const struct isadora_slot slots_red_g_inc_num[] = {{112}, {43}, {12}, {11}, {1}, {4}, {5}};
static const struct isadora_slot slots_red_g_dec_num[] = {{112}, {43}, {12}, {11}, {1}, {4}, {5}};
static const struct isadora_slot slots_red_g_max_num[] = {{112}, {43}, {12}, {11}, {1}, {4}, {5}};
static const struct isadora_slot slots_red_g_min_num[] = {{112}, {43}, {12}, {11}, {1}, {4}, {5}};
static const struct isadora_slot slots_red_g_exch_bits[] = {{113}, {43}, {12}, {11}, {1}, {4}, {5}};
static const struct isadora_slot slots_red_g_and_bits[] = {{113}, {43}, {12}, {11}, {1}, {4}, {5}};
static const struct isadora_slot slots_red_g_or_bits[] = {{113}, {43}, {12}, {11}, {1}, {4}, {5}};
static const struct isadora_slot slots_red_g_xor_bits[] = {{113}, {43}, {12}, {11}, {1}, {4}, {5}};
static const struct isadora_slot slots_red_g_add_wide[] = {{43}, {12}, {11}, {1}, {4}, {5}};
static const struct isadora_slot slots_red_g_exch_wide[] = {{43}, {12}, {11}, {1}, {4}, {5}};
static const struct isadora_slot slots_atomic_g_add_num[] = {{112}, {11}, {44}, {12}, {13}, {1}, {4}, {5}};
static const struct isadora_slot slots_atomic_g_inc_num[] = {{112}, {11}, {44}, {12}, {13}, {1}, {4}, {5}};
static const struct isadora_slot slots_atomic_g_dec_num[] = {{112}, {11}, {44}, {12}, {13}, {1}, {4}, {5}};
static const struct isadora_slot slots_atomic_g_max_num[] = {{112}, {11}, {44}, {12}, {13}, {1}, {4}, {5}};
static const struct isadora_slot slots_atomic_g_min_num[] = {{112}, {11}, {44}, {12}, {13}, {1}, {4}, {5}};
static const struct isadora_slot slots_atomic_g_and_bits[] = {{113}, {11}, {44}, {12}, {13}, {1}, {4}, {5}};
static const struct isadora_slot slots_atomic_g_or_bits[] = {{113}, {11}, {44}, {12}, {13}, {1}, {4}, {5}};
static const struct isadora_slot slots_atomic_g_xor_bits[] = {{113}, {11}, {44}, {12}, {13}, {1}, {4}, {5}};
static const struct isadora_slot slots_atomic_g_add_add64[] = {{11}, {44}, {12}, {13}, {1}, {4}, {5}};
static const struct isadora_slot slots_exch_g_bits[] = {{113}, {11}, {44}, {12}, {13}, {1}, {4}, {5}};
static const struct isadora_slot slots_exch_g_wide[] = {{11}, {44}, {12}, {13}, {1}, {4}, {5}};
static const struct isadora_slot slots_cas_g_bits[] = {{113}, {11}, {44}, {12}, {13}, {14}, {1}, {4}, {5}};
static const struct isadora_slot slots_cas_g_wide[] = {{11}, {44}, {12}, {13}, {14}, {1}, {4}, {5}};
static const struct isadora_slot slots_discard[] = {{4}, {5}};
static const struct isadora_slot slots_bra[] = {{49}, {4}, {5}};
static const struct isadora_slot slots_call[] = {{142}, {49}};
static const struct isadora_slot slots_ret[] = {{4}, {5}};
static const struct isadora_slot slots_breakaddr[] = {{49}};
static const struct isadora_slot slots_break[] = {{4}, {5}};
static const struct isadora_slot slots_bar_mask[] = {{143}, {144}, {145}, {146}};
static const struct isadora_slot slots_bar_all[] = {{143}, {144}, {145}};
static const struct isadora_slot slots_joinat[] = {{49}};
static const struct isadora_slot slots_brkpt_long[] = {{4}, {5}};
static const struct isadora_slot slots_bra_c[] = {{142}, {28}, {39}, {17}};
static const struct isadora_slot slots_preret[] = {{142}, {49}};
static const struct isadora_slot slots_vote_any[] = {{6}, {1}, {4}, {5}};
static const struct isadora_slot slots_vote_all[] = {{6}, {1}, {4}, {5}};
static const struct isadora_slot slots_emit_emit[] = {{1}, {4}, {5}};
static const struct isadora_slot slots_emit_restart[] = {{1}, {4}, {5}};
static const struct isadora_slot slots_nop[] = {{1}, {4}, {5}};
static const struct isadora_slot slots_pmevent[] = {{141}, {1}, {4}, {5}};
static const struct isadora_slot slots_unkf5[] = {{1}, {4}, {5}};
static const struct isadora_slot slots_cvt_i2i_u_full[] = {{78}, {75}, {6}, {11}, {38}, {93}, {12}, {31}, {17}, {34}, {94}, {95}, {1}, {4}, {5}};
static const struct isadora_slot slots_cvt_i2i_s_full[] = {{78}, {75}, {6}, {11}, {38}, {93}, {12}, {31}, {17}, {34}, {94}, {95}, {1}, {4}, {5}};
static const struct isadora_slot slots_cvt_i2i_u8_full[] = {{78}, {75}, {6}, {11}, {38}, {93}, {12}, {31}, {17}, {34}, {94}, {95}, {1}, {4}, {5}};
static const struct isadora_slot slots_cvt_i2i_s8_full[] = {{78}, {75}, {6}, {11}, {38}, {93}, {12}, {31}, {17}, {34}, {94}, {95}, {1}, {4}, {5}};
static const struct isadora_slot slots_cvt_i2i_u_half[] = {{78}, {75}, {6}, {11}, {38}, {93}, {12}, {31}, {17}, {34}, {94}, {95}, {1}, {4}, {5}};
static const struct isadora_slot slots_cvt_i2i_s_half[] = {{78}, {75}, {6}, {11}, {38}, {93}, {12}, {31}, {17}, {34}, {94}, {95}, {1}, {4}, {5}};
static const struct isadora_slot slots_cvt_i2i_u8_byte[] = {{78}, {75}, {6}, {11}, {38}, {93}, {12}, {31}, {17}, {34}, {94}, {95}, {1}, {4}, {5}};
static const struct isadora_slot slots_cvt_i2i_s8_byte[] = {{78}, {75}, {6}, {11}, {38}, {93}, {12}, {31}, {17}, {34}, {94}, {95}, {1}, {4}, {5}};
static const struct isadora_slot slots_cvt_i2f_f16[] = {{78}, {75}, {72}, {99}, {6}, {11}, {38}, {93}, {12}, {31}, {17}, {34}, {94}, {95}, {1}, {4}, {5}};
static const struct isadora_slot slots_cvt_i2f_f32[] = {{78}, {75}, {72}, {99}, {6}, {11}, {38}, {93}, {12}, {31}, {17}, {34}, {94}, {95}, {1}, {4}, {5}};
static const struct isadora_slot slots_cvt_i2f_64_u_to[] = {{78}, {75}, {72}, {99}, {6}, {11}, {12}, {31}, {17}, {34}, {1}, {4}, {5}};
static const struct isadora_slot slots_cvt_i2f_64_s_to[] = {{78}, {75}, {72}, {99}, {6}, {11}, {12}, {31}, {17}, {34}, {1}, {4}, {5}};
static const struct isadora_slot slots_cvt_i2f_64_u_from[] = {{78}, {75}, {72}, {99}, {6}, {11}, {38}, {12}, {1}, {4}, {5}};
static const struct isadora_slot slots_cvt_i2f_64_s_from[] = {{78}, {75}, {72}, {99}, {6}, {11}, {38}, {12}, {1}, {4}, {5}};
static const struct isadora_slot slots_cvt_i2f_64_u_both[] = {{78}, {75}, {72}, {99}, {6}, {11}, {12}, {1}, {4}, {5}};
static const struct isadora_slot slots_cvt_i2f_64_s_both[] = {{78}, {75}, {72}, {99}, {6}, {11}, {12}, {1}, {4}, {5}};
static const struct isadora_slot slots_cvt_f2i_u16_f16[] = {{78}, {75}, {100}, {6}, {11}, {38}, {12}, {31}, {17}, {34}, {1}, {4}, {5}};
static const struct isadora_slot slots_cvt_f2i_u16_f32[] = {{78}, {75}, {100}, {6}, {11}, {38}, {12}, {31}, {17}, {34}, {1}, {4}, {5}};
static const struct isadora_slot slots_cvt_f2i_s16_f16[] = {{78}, {75}, {100}, {6}, {11}, {38}, {12}, {31}, {17}, {34}, {1}, {4}, {5}};
static const struct isadora_slot slots_cvt_f2i_s16_f32[] = {{78}, {75}, {100}, {6}, {11}, {38}, {12}, {31}, {17}, {34}, {1}, {4}, {5}};
static const struct isadora_slot slots_cvt_f2i_u32_f16[] = {{78}, {75}, {100}, {6}, {11}, {38}, {12}, {31}, {17}, {34}, {1}, {4}, {5}};
static const struct isadora_slot slots_cvt_f2i_u32_f32[] = {{78}, {75}, {100}, {6}, {11}, {38}, {12}, {31}, {17}, {34}, {1}, {4}, {5}};
static const struct isadora_slot slots_cvt_f2i_s32_f16[] = {{78}, {75}, {100}, {6}, {11}, {38}, {12}, {31}, {17}, {34}, {1}, {4}, {5}};
static const struct isadora_slot slots_cvt_f2i_s32_f32[] = {{78}, {75}, {100}, {6}, {11}, {38}, {12}, {31}, {17}, {34}, {1}, {4}, {5}};
static const struct isadora_slot slots_cvt_f2i_64_u_to[] = {{78}, {75}, {100}, {6}, {11}, {38}, {12}, {1}, {4}, {5}};
static const struct isadora_slot slots_cvt_f2i_64_s_to[] = {{78}, {75}, {100}, {6}, {11}, {38}, {12}, {1}, {4}, {5}};
static const struct isadora_slot slots_cvt_f2i_64_u_from[] = {{78}, {75}, {100}, {6}, {11}, {12}, {31}, {17}, {34}, {1}, {4}, {5}};
static const struct isadora_slot slots_cvt_f2i_64_s_from[] = {{78}, {75}, {100}, {6}, {11}, {12}, {31}, {17}, {34}, {1}, {4}, {5}};
static const struct isadora_slot slots_cvt_f2i_64_u_both[] = {{78}, {75}, {100}, {6}, {11}, {12}, {1}, {4}, {5}};
static const struct isadora_slot slots_cvt_f2i_64_s_both[] = {{78}, {75}, {100}, {6}, {11}, {12}, {1}, {4}, {5}};
static const struct isadora_slot slots_cvt_f2f_f16_same[] = {{78}, {75}, {72}, {6}, {11}, {38}, {12}, {31}, {17}, {34}, {1}, {4}, {5}};
static const struct isadora_slot slots_cvt_f2f_f32_same[] = {{78}, {75}, {72}, {6}, {11}, {38}, {12}, {31}, {17}, {34}, {1}, {4}, {5}};
static const struct isadora_slot slots_cvt_f2f_f16_rint[] = {{78}, {75}, {72}, {100}, {6}, {11}, {38}, {12}, {31}, {17}, {34}, {1}, {4}, {5}};
static const struct isadora_slot slots_cvt_f2f_f32_rint[] = {{78}, {75}, {72}, {100}, {6}, {11}, {38}, {12}, {31}, {17}, {34}, {1}, {4}, {5}};
static const struct isadora_slot slots_cvt_f2f_f16_narrow[] = {{78}, {75}, {72}, {99}, {6}, {11}, {38}, {12}, {31}, {17}, {34}, {1}, {4}, {5}};
static const struct isadora_slot slots_cvt_f2f_f16_nrint[] = {{78}, {75}, {72}, {100}, {6}, {11}, {38}, {12}, {31}, {17}, {34}, {1}, {4}, {5}};
static const struct isadora_slot slots_cvt_f2f_f32_widen[] = {{78}, {75}, {72}, {6}, {11}, {38}, {12}, {31}, {17}, {34}, {1}, {4}, {5}};
static const struct isadora_slot slots_cvt_f2f_f32_wrint[] = {{78}, {75}, {72}, {100}, {6}, {11}, {38}, {12}, {31}, {17}, {34}, {1}, {4}, {5}};
static const struct isadora_slot slots_cvt_f2f_64_narrow[] = {{78}, {75}, {99}, {6}, {11}, {38}, {12}, {1}, {4}, {5}};
static const struct isadora_slot slots_cvt_f2f_64_same[] = {{78}, {75}, {6}, {11}, {12}, {1}, {4}, {5}};
static const struct isadora_slot slots_cvt_f2f_64_rint[] = {{78}, {75}, {100}, {6}, {11}, {12}, {1}, {4}, {5}};
static const struct isadora_slot slots_cvt_f2f_64_widen[] = {{78}, {75}, {6}, {11}, {12}, {31}, {17}, {34}, {1}, {4}, {5}};
static const struct isadora_slot slots_dfma[] = {{101}, {6}, {11}, {74}, {12}, {13}, {76}, {14}, {1}, {4}, {5}};
static const struct isadora_slot slots_dadd[] = {{102}, {6}, {11}, {74}, {12}, {76}, {14}, {1}, {4}, {5}};
static const struct isadora_slot slots_dmul[] = {{99}, {6}, {11}, {74}, {12}, {13}, {1}, {4}, {5}};
static const struct isadora_slot slots_dminmax_min[] = {{6}, {11}, {74}, {75}, {12}, {76}, {77}, {13}, {1}, {4}, {5}};
static const struct isadora_slot slots_dminmax_max[] = {{6}, {11}, {74}, {75}, {12}, {76}, {77}, {13}, {1}, {4}, {5}};
static const struct isadora_slot slots_dset[] = {{6}, {11}, {38}, {88}, {74}, {75}, {12}, {76}, {77}, {13}, {1}, {4}, {5}};
static const struct isadora_slot slots_fadd_short[] = {{54}, {8}, {56}, {9}, {29}, {16}, {33}, {57}, {10}, {27}, {35}};
static const struct isadora_slot slots_fadd_imm[] = {{54}, {8}, {56}, {9}, {29}, {16}, {33}, {57}, {45}};
static const struct isadora_slot slots_fadd_long[] = {{71}, {108}, {6}, {11}, {38}, {74}, {12}, {31}, {17}, {34}, {76}, {14}, {28}, {37}, {1}, {4}, {5}};
static const struct isadora_slot slots_fmul_short[] = {{8}, {56}, {9}, {29}, {16}, {33}, {57}, {10}, {27}, {35}};
static const struct isadora_slot slots_fmul_imm[] = {{8}, {56}, {9}, {29}, {16}, {33}, {57}, {45}};
static const struct isadora_slot slots_fmul_long[] = {{109}, {6}, {11}, {38}, {74}, {12}, {31}, {17}, {34}, {76}, {13}, {28}, {36}, {1}, {4}, {5}};
static const struct isadora_slot slots_fmad_short[] = {{54}, {8}, {56}, {9}, {29}, {16}, {33}, {10}, {27}, {35}, {57}};
static const struct isadora_slot slots_fmad_imm[] = {{54}, {8}, {56}, {9}, {29}, {16}, {33}, {45}, {57}};
static const struct isadora_slot slots_fmad_long[] = {{71}, {6}, {11}, {38}, {74}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {76}, {14}, {37}, {1}, {4}, {5}};
static const struct isadora_slot slots_fset[] = {{6}, {11}, {38}, {88}, {74}, {75}, {12}, {31}, {17}, {34}, {76}, {77}, {13}, {28}, {36}, {1}, {4}, {5}};
static const struct isadora_slot slots_fminmax_max[] = {{6}, {11}, {38}, {74}, {75}, {12}, {31}, {17}, {34}, {76}, {77}, {13}, {28}, {36}, {1}, {4}, {5}};
static const struct isadora_slot slots_fminmax_min[] = {{6}, {11}, {38}, {74}, {75}, {12}, {31}, {17}, {34}, {76}, {77}, {13}, {28}, {36}, {1}, {4}, {5}};
static const struct isadora_slot slots_fslct[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {78}, {14}, {37}, {1}, {4}, {5}};
static const struct isadora_slot slots_quadop[] = {{134}, {135}, {136}, {137}, {6}, {11}, {38}, {12}, {14}, {1}, {4}, {5}};
static const struct isadora_slot slots_add_add_b16_short[] = {{54}, {8}, {9}, {29}, {16}, {33}, {10}, {27}, {35}};
static const struct isadora_slot slots_add_add_b32_short[] = {{54}, {8}, {9}, {29}, {16}, {33}, {10}, {27}, {35}};
static const struct isadora_slot slots_add_sub_b16_short[] = {{54}, {8}, {9}, {29}, {16}, {33}, {10}, {27}, {35}};
static const struct isadora_slot slots_add_sub_b32_short[] = {{54}, {8}, {9}, {29}, {16}, {33}, {10}, {27}, {35}};
static const struct isadora_slot slots_add_subr_b16_short[] = {{54}, {8}, {9}, {29}, {16}, {33}, {10}, {27}, {35}};
static const struct isadora_slot slots_add_subr_b32_short[] = {{54}, {8}, {9}, {29}, {16}, {33}, {10}, {27}, {35}};
static const struct isadora_slot slots_add_addc_b16_short[] = {{54}, {8}, {9}, {29}, {16}, {33}, {10}, {27}, {35}};
static const struct isadora_slot slots_add_addc_b32_short[] = {{54}, {8}, {9}, {29}, {16}, {33}, {10}, {27}, {35}};
static const struct isadora_slot slots_add_add_b16_imm[] = {{54}, {8}, {9}, {29}, {16}, {33}, {45}};
static const struct isadora_slot slots_add_add_b32_imm[] = {{54}, {8}, {9}, {29}, {16}, {33}, {45}};
static const struct isadora_slot slots_add_sub_b16_imm[] = {{54}, {8}, {9}, {29}, {16}, {33}, {45}};
static const struct isadora_slot slots_add_sub_b32_imm[] = {{54}, {8}, {9}, {29}, {16}, {33}, {45}};
static const struct isadora_slot slots_add_subr_b16_imm[] = {{54}, {8}, {9}, {29}, {16}, {33}, {45}};
static const struct isadora_slot slots_add_subr_b32_imm[] = {{54}, {8}, {9}, {29}, {16}, {33}, {45}};
static const struct isadora_slot slots_add_addc_b16_imm[] = {{54}, {8}, {9}, {29}, {16}, {33}, {45}};
static const struct isadora_slot slots_add_addc_b32_imm[] = {{54}, {8}, {9}, {29}, {16}, {33}, {45}};
static const struct isadora_slot slots_add_add_b16_long[] = {{70}, {6}, {11}, {38}, {12}, {31}, {17}, {34}, {14}, {28}, {37}, {1}, {4}, {5}};
static const struct isadora_slot slots_add_add_b32_long[] = {{70}, {6}, {11}, {38}, {12}, {31}, {17}, {34}, {14}, {28}, {37}, {1}, {4}, {5}};
static const struct isadora_slot slots_add_sub_b16_long[] = {{70}, {6}, {11}, {38}, {12}, {31}, {17}, {34}, {14}, {28}, {37}, {1}, {4}, {5}};
static const struct isadora_slot slots_add_sub_b32_long[] = {{70}, {6}, {11}, {38}, {12}, {31}, {17}, {34}, {14}, {28}, {37}, {1}, {4}, {5}};
static const struct isadora_slot slots_add_subr_b16_long[] = {{70}, {6}, {11}, {38}, {12}, {31}, {17}, {34}, {14}, {28}, {37}, {1}, {4}, {5}};
static const struct isadora_slot slots_add_subr_b32_long[] = {{70}, {6}, {11}, {38}, {12}, {31}, {17}, {34}, {14}, {28}, {37}, {1}, {4}, {5}};
static const struct isadora_slot slots_add_addc_b16_long[] = {{70}, {6}, {11}, {38}, {12}, {31}, {17}, {34}, {14}, {28}, {37}, {5}, {1}, {4}};
static const struct isadora_slot slots_add_addc_b32_long[] = {{70}, {6}, {11}, {38}, {12}, {31}, {17}, {34}, {14}, {28}, {37}, {5}, {1}, {4}};
static const struct isadora_slot slots_mul16_short[] = {{8}, {60}, {9}, {29}, {16}, {33}, {61}, {10}, {27}, {35}};
static const struct isadora_slot slots_mul16_imm[] = {{8}, {60}, {9}, {29}, {16}, {33}, {61}, {45}};
static const struct isadora_slot slots_mul16_long[] = {{6}, {11}, {38}, {83}, {12}, {31}, {17}, {34}, {84}, {13}, {28}, {36}, {1}, {4}, {5}};
static const struct isadora_slot slots_mul24_short[] = {{8}, {55}, {62}, {9}, {29}, {16}, {33}, {10}, {27}, {35}};
static const struct isadora_slot slots_mul24_imm[] = {{8}, {55}, {62}, {9}, {29}, {16}, {33}, {45}};
static const struct isadora_slot slots_mul24_long[] = {{6}, {11}, {38}, {86}, {85}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {1}, {4}, {5}};
static const struct isadora_slot slots_mul_add_add_u16_short[] = {{8}, {9}, {29}, {16}, {33}, {10}, {27}, {35}};
static const struct isadora_slot slots_mul_add_add_s16_short[] = {{8}, {9}, {29}, {16}, {33}, {10}, {27}, {35}};
static const struct isadora_slot slots_mul_add_add_s16sat_short[] = {{8}, {9}, {29}, {16}, {33}, {10}, {27}, {35}};
static const struct isadora_slot slots_mul_add_add_u24_short[] = {{8}, {9}, {29}, {16}, {33}, {10}, {27}, {35}};
static const struct isadora_slot slots_mul_add_sub_u16_short[] = {{8}, {9}, {29}, {16}, {33}, {10}, {27}, {35}};
static const struct isadora_slot slots_mul_add_sub_s16_short[] = {{8}, {9}, {29}, {16}, {33}, {10}, {27}, {35}};
static const struct isadora_slot slots_mul_add_sub_s16sat_short[] = {{8}, {9}, {29}, {16}, {33}, {10}, {27}, {35}};
static const struct isadora_slot slots_mul_add_sub_u24_short[] = {{8}, {9}, {29}, {16}, {33}, {10}, {27}, {35}};
static const struct isadora_slot slots_mul_add_subr_u16_short[] = {{8}, {9}, {29}, {16}, {33}, {10}, {27}, {35}};
static const struct isadora_slot slots_mul_add_subr_s16_short[] = {{8}, {9}, {29}, {16}, {33}, {10}, {27}, {35}};
static const struct isadora_slot slots_mul_add_subr_s16sat_short[] = {{8}, {9}, {29}, {16}, {33}, {10}, {27}, {35}};
static const struct isadora_slot slots_mul_add_subr_u24_short[] = {{8}, {9}, {29}, {16}, {33}, {10}, {27}, {35}};
static const struct isadora_slot slots_mul_add_addc_u16_short[] = {{8}, {9}, {29}, {16}, {33}, {10}, {27}, {35}};
static const struct isadora_slot slots_mul_add_addc_s16_short[] = {{8}, {9}, {29}, {16}, {33}, {10}, {27}, {35}};
static const struct isadora_slot slots_mul_add_addc_s16sat_short[] = {{8}, {9}, {29}, {16}, {33}, {10}, {27}, {35}};
static const struct isadora_slot slots_mul_add_addc_u24_short[] = {{8}, {9}, {29}, {16}, {33}, {10}, {27}, {35}};
static const struct isadora_slot slots_mul_add_add_u16_imm[] = {{8}, {9}, {29}, {16}, {33}, {45}};
static const struct isadora_slot slots_mul_add_add_s16_imm[] = {{8}, {9}, {29}, {16}, {33}, {45}};
static const struct isadora_slot slots_mul_add_add_s16sat_imm[] = {{8}, {9}, {29}, {16}, {33}, {45}};
static const struct isadora_slot slots_mul_add_add_u24_imm[] = {{8}, {9}, {29}, {16}, {33}, {45}};
static const struct isadora_slot slots_mul_add_sub_u16_imm[] = {{8}, {9}, {29}, {16}, {33}, {45}};
static const struct isadora_slot slots_mul_add_sub_s16_imm[] = {{8}, {9}, {29}, {16}, {33}, {45}};
static const struct isadora_slot slots_mul_add_sub_s16sat_imm[] = {{8}, {9}, {29}, {16}, {33}, {45}};
static const struct isadora_slot slots_mul_add_sub_u24_imm[] = {{8}, {9}, {29}, {16}, {33}, {45}};
static const struct isadora_slot slots_mul_add_subr_u16_imm[] = {{8}, {9}, {29}, {16}, {33}, {45}};
static const struct isadora_slot slots_mul_add_subr_s16_imm[] = {{8}, {9}, {29}, {16}, {33}, {45}};
static const struct isadora_slot slots_mul_add_subr_s16sat_imm[] = {{8}, {9}, {29}, {16}, {33}, {45}};
static const struct isadora_slot slots_mul_add_subr_u24_imm[] = {{8}, {9}, {29}, {16}, {33}, {45}};
static const struct isadora_slot slots_mul_add_addc_u16_imm[] = {{8}, {9}, {29}, {16}, {33}, {45}};
static const struct isadora_slot slots_mul_add_addc_s16_imm[] = {{8}, {9}, {29}, {16}, {33}, {45}};
static const struct isadora_slot slots_mul_add_addc_s16sat_imm[] = {{8}, {9}, {29}, {16}, {33}, {45}};
static const struct isadora_slot slots_mul_add_addc_u24_imm[] = {{8}, {9}, {29}, {16}, {33}, {45}};
static const struct isadora_slot slots_mul_add_add_u16_long[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {14}, {37}, {1}, {4}, {5}};
static const struct isadora_slot slots_mul_add_add_s16_long[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {14}, {37}, {1}, {4}, {5}};
static const struct isadora_slot slots_mul_add_add_s16sat_long[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {14}, {37}, {1}, {4}, {5}};
static const struct isadora_slot slots_mul_add_add_u24_long[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {14}, {37}, {1}, {4}, {5}};
static const struct isadora_slot slots_mul_add_add_s24_long[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {14}, {37}, {1}, {4}, {5}};
static const struct isadora_slot slots_mul_add_add_s24sat_long[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {14}, {37}, {1}, {4}, {5}};
static const struct isadora_slot slots_mul_add_add_u24high_long[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {14}, {37}, {1}, {4}, {5}};
static const struct isadora_slot slots_mul_add_add_s24high_long[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {14}, {37}, {1}, {4}, {5}};
static const struct isadora_slot slots_mul_add_add_s24highsat_long[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {14}, {37}, {1}, {4}, {5}};
static const struct isadora_slot slots_mul_add_sub_u16_long[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {14}, {37}, {1}, {4}, {5}};
static const struct isadora_slot slots_mul_add_sub_s16_long[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {14}, {37}, {1}, {4}, {5}};
static const struct isadora_slot slots_mul_add_sub_s16sat_long[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {14}, {37}, {1}, {4}, {5}};
static const struct isadora_slot slots_mul_add_sub_u24_long[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {14}, {37}, {1}, {4}, {5}};
static const struct isadora_slot slots_mul_add_sub_s24_long[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {14}, {37}, {1}, {4}, {5}};
static const struct isadora_slot slots_mul_add_sub_s24sat_long[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {14}, {37}, {1}, {4}, {5}};
static const struct isadora_slot slots_mul_add_sub_u24high_long[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {14}, {37}, {1}, {4}, {5}};
static const struct isadora_slot slots_mul_add_sub_s24high_long[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {14}, {37}, {1}, {4}, {5}};
static const struct isadora_slot slots_mul_add_sub_s24highsat_long[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {14}, {37}, {1}, {4}, {5}};
static const struct isadora_slot slots_mul_add_subr_u16_long[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {14}, {37}, {1}, {4}, {5}};
static const struct isadora_slot slots_mul_add_subr_s16_long[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {14}, {37}, {1}, {4}, {5}};
static const struct isadora_slot slots_mul_add_subr_s16sat_long[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {14}, {37}, {1}, {4}, {5}};
static const struct isadora_slot slots_mul_add_subr_u24_long[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {14}, {37}, {1}, {4}, {5}};
static const struct isadora_slot slots_mul_add_subr_s24_long[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {14}, {37}, {1}, {4}, {5}};
static const struct isadora_slot slots_mul_add_subr_s24sat_long[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {14}, {37}, {1}, {4}, {5}};
static const struct isadora_slot slots_mul_add_subr_u24high_long[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {14}, {37}, {1}, {4}, {5}};
static const struct isadora_slot slots_mul_add_subr_s24high_long[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {14}, {37}, {1}, {4}, {5}};
static const struct isadora_slot slots_mul_add_subr_s24highsat_long[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {14}, {37}, {1}, {4}, {5}};
static const struct isadora_slot slots_mul_add_addc_u16_long[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {14}, {37}, {5}, {1}, {4}};
static const struct isadora_slot slots_mul_add_addc_s16_long[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {14}, {37}, {5}, {1}, {4}};
static const struct isadora_slot slots_mul_add_addc_s16sat_long[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {14}, {37}, {5}, {1}, {4}};
static const struct isadora_slot slots_mul_add_addc_u24_long[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {14}, {37}, {5}, {1}, {4}};
static const struct isadora_slot slots_mul_add_addc_s24_long[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {14}, {37}, {5}, {1}, {4}};
static const struct isadora_slot slots_mul_add_addc_s24sat_long[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {14}, {37}, {5}, {1}, {4}};
static const struct isadora_slot slots_mul_add_addc_u24high_long[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {14}, {37}, {5}, {1}, {4}};
static const struct isadora_slot slots_mul_add_addc_s24high_long[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {14}, {37}, {5}, {1}, {4}};
static const struct isadora_slot slots_mul_add_addc_s24highsat_long[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {14}, {37}, {5}, {1}, {4}};
static const struct isadora_slot slots_mul_add_again_add[] = {{6}, {11}, {38}, {89}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {14}, {37}, {1}, {4}, {5}};
static const struct isadora_slot slots_mul_add_again_sub[] = {{6}, {11}, {38}, {89}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {14}, {37}, {1}, {4}, {5}};
static const struct isadora_slot slots_mul_add_again_subr[] = {{6}, {11}, {38}, {89}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {14}, {37}, {1}, {4}, {5}};
static const struct isadora_slot slots_mul_add_again_addc[] = {{6}, {11}, {38}, {89}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {14}, {37}, {5}, {1}, {4}};
static const struct isadora_slot slots_sad_u16_short[] = {{8}, {9}, {10}};
static const struct isadora_slot slots_sad_s16_short[] = {{8}, {9}, {10}};
static const struct isadora_slot slots_sad_u32_short[] = {{8}, {9}, {10}};
static const struct isadora_slot slots_sad_s32_short[] = {{8}, {9}, {10}};
static const struct isadora_slot slots_sad_u16_long[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {14}, {37}, {1}, {4}, {5}};
static const struct isadora_slot slots_sad_s16_long[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {14}, {37}, {1}, {4}, {5}};
static const struct isadora_slot slots_sad_u32_long[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {14}, {37}, {1}, {4}, {5}};
static const struct isadora_slot slots_sad_s32_long[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {14}, {37}, {1}, {4}, {5}};
static const struct isadora_slot slots_minmax_max_u16[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {1}, {4}, {5}};
static const struct isadora_slot slots_minmax_max_s16[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {1}, {4}, {5}};
static const struct isadora_slot slots_minmax_max_u32[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {1}, {4}, {5}};
static const struct isadora_slot slots_minmax_max_s32[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {1}, {4}, {5}};
static const struct isadora_slot slots_minmax_min_u16[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {1}, {4}, {5}};
static const struct isadora_slot slots_minmax_min_s16[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {1}, {4}, {5}};
static const struct isadora_slot slots_minmax_min_u32[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {1}, {4}, {5}};
static const struct isadora_slot slots_minmax_min_s32[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {1}, {4}, {5}};
static const struct isadora_slot slots_set_u16[] = {{6}, {11}, {38}, {87}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {1}, {4}, {5}};
static const struct isadora_slot slots_set_s16[] = {{6}, {11}, {38}, {87}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {1}, {4}, {5}};
static const struct isadora_slot slots_set_u32[] = {{6}, {11}, {38}, {87}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {1}, {4}, {5}};
static const struct isadora_slot slots_set_s32[] = {{6}, {11}, {38}, {87}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {1}, {4}, {5}};
static const struct isadora_slot slots_logop_and_b32_imm[] = {{8}, {59}, {9}, {29}, {16}, {33}, {45}};
static const struct isadora_slot slots_logop_or_b32_imm[] = {{8}, {59}, {9}, {29}, {16}, {33}, {45}};
static const struct isadora_slot slots_logop_xor_b32_imm[] = {{8}, {59}, {9}, {29}, {16}, {33}, {45}};
static const struct isadora_slot slots_logop_mov2_b32_imm[] = {{8}, {59}, {9}, {29}, {16}, {33}, {45}};
static const struct isadora_slot slots_logop_and_b16_long[] = {{6}, {11}, {38}, {79}, {12}, {31}, {17}, {34}, {80}, {13}, {28}, {36}, {1}, {4}, {5}};
static const struct isadora_slot slots_logop_and_b32_long[] = {{6}, {11}, {38}, {79}, {12}, {31}, {17}, {34}, {80}, {13}, {28}, {36}, {1}, {4}, {5}};
static const struct isadora_slot slots_logop_or_b16_long[] = {{6}, {11}, {38}, {79}, {12}, {31}, {17}, {34}, {80}, {13}, {28}, {36}, {1}, {4}, {5}};
static const struct isadora_slot slots_logop_or_b32_long[] = {{6}, {11}, {38}, {79}, {12}, {31}, {17}, {34}, {80}, {13}, {28}, {36}, {1}, {4}, {5}};
static const struct isadora_slot slots_logop_xor_b16_long[] = {{6}, {11}, {38}, {79}, {12}, {31}, {17}, {34}, {80}, {13}, {28}, {36}, {1}, {4}, {5}};
static const struct isadora_slot slots_logop_xor_b32_long[] = {{6}, {11}, {38}, {79}, {12}, {31}, {17}, {34}, {80}, {13}, {28}, {36}, {1}, {4}, {5}};
static const struct isadora_slot slots_logop_mov2_b16_long[] = {{6}, {11}, {38}, {79}, {12}, {31}, {17}, {34}, {80}, {13}, {28}, {36}, {1}, {4}, {5}};
static const struct isadora_slot slots_logop_mov2_b32_long[] = {{6}, {11}, {38}, {79}, {12}, {31}, {17}, {34}, {80}, {13}, {28}, {36}, {1}, {4}, {5}};
static const struct isadora_slot slots_shl_b16_reg[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {1}, {4}, {5}};
static const struct isadora_slot slots_shl_b32_reg[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {1}, {4}, {5}};
static const struct isadora_slot slots_shl_b16_cnt[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {46}, {1}, {4}, {5}};
static const struct isadora_slot slots_shl_b32_cnt[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {46}, {1}, {4}, {5}};
static const struct isadora_slot slots_shr_u16_reg[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {1}, {4}, {5}};
static const struct isadora_slot slots_shr_s16_reg[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {1}, {4}, {5}};
static const struct isadora_slot slots_shr_u32_reg[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {1}, {4}, {5}};
static const struct isadora_slot slots_shr_s32_reg[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {13}, {28}, {36}, {1}, {4}, {5}};
static const struct isadora_slot slots_shr_u16_cnt[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {46}, {1}, {4}, {5}};
static const struct isadora_slot slots_shr_s16_cnt[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {46}, {1}, {4}, {5}};
static const struct isadora_slot slots_shr_u32_cnt[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {46}, {1}, {4}, {5}};
static const struct isadora_slot slots_shr_s32_cnt[] = {{6}, {11}, {38}, {12}, {31}, {17}, {34}, {46}, {1}, {4}, {5}};
static const struct isadora_slot slots_ld_a[] = {{11}, {38}, {34}, {17}, {91}, {1}, {4}, {5}};
static const struct isadora_slot slots_st_o[] = {{41}, {17}, {14}, {1}, {4}, {5}};
static const struct isadora_slot slots_ld_c_u8_full[] = {{11}, {38}, {28}, {39}, {17}, {1}, {4}, {5}};
static const struct isadora_slot slots_ld_c_u16_full[] = {{11}, {38}, {28}, {40}, {17}, {1}, {4}, {5}};
static const struct isadora_slot slots_ld_c_s16_full[] = {{11}, {38}, {28}, {40}, {17}, {1}, {4}, {5}};
static const struct isadora_slot slots_ld_c_b32_full[] = {{11}, {38}, {28}, {41}, {17}, {1}, {4}, {5}};
static const struct isadora_slot slots_ld_c_u8_half[] = {{11}, {38}, {28}, {39}, {17}, {1}, {4}, {5}};
static const struct isadora_slot slots_ld_c_u16_half[] = {{11}, {38}, {28}, {40}, {17}, {1}, {4}, {5}};
static const struct isadora_slot slots_ld_c_s16_half[] = {{11}, {38}, {28}, {40}, {17}, {1}, {4}, {5}};
static const struct isadora_slot slots_ld_c_b32_half[] = {{11}, {38}, {28}, {41}, {17}, {1}, {4}, {5}};
static const struct isadora_slot slots_ld_s_u8_full[] = {{11}, {39}, {17}, {1}, {4}, {5}};
static const struct isadora_slot slots_ld_s_u16_full[] = {{11}, {40}, {17}, {1}, {4}, {5}};
static const struct isadora_slot slots_ld_s_s16_full[] = {{11}, {40}, {17}, {1}, {4}, {5}};
static const struct isadora_slot slots_ld_s_u8_half[] = {{11}, {39}, {17}, {1}, {4}, {5}};
static const struct isadora_slot slots_ld_s_u16_half[] = {{11}, {40}, {17}, {1}, {4}, {5}};
static const struct isadora_slot slots_ld_s_s16_half[] = {{11}, {40}, {17}, {1}, {4}, {5}};
static const struct isadora_slot slots_ld_s_b32_full[] = {{11}, {41}, {17}, {1}, {4}, {5}};
static const struct isadora_slot slots_ld_s_b32_half[] = {{11}, {41}, {17}, {1}, {4}, {5}};
static const struct isadora_slot slots_ld_s_lock_full[] = {{6}, {11}, {41}, {17}, {1}, {4}, {5}};
static const struct isadora_slot slots_ld_s_lock_half[] = {{6}, {11}, {41}, {17}, {1}, {4}, {5}};
static const struct isadora_slot slots_st_s_half_b8[] = {{39}, {17}, {14}, {1}, {4}, {5}};
static const struct isadora_slot slots_st_s_full_b8[] = {{39}, {17}, {14}, {1}, {4}, {5}};
static const struct isadora_slot slots_st_s_half_b16[] = {{40}, {17}, {14}, {1}, {4}, {5}};
static const struct isadora_slot slots_st_s_full_b16[] = {{40}, {17}, {14}, {1}, {4}, {5}};
static const struct isadora_slot slots_st_s_half_b32[] = {{41}, {17}, {14}, {1}, {4}, {5}};
static const struct isadora_slot slots_st_s_full_b32[] = {{41}, {17}, {14}, {1}, {4}, {5}};
static const struct isadora_slot slots_st_s_half_unlock[] = {{41}, {17}, {14}, {1}, {4}, {5}};
static const struct isadora_slot slots_st_s_full_unlock[] = {{41}, {17}, {14}, {1}, {4}, {5}};
static const struct isadora_slot slots_ld_l_one[] = {{111}, {11}, {39}, {17}, {1}, {4}, {5}};
static const struct isadora_slot slots_ld_l_pair[] = {{11}, {39}, {17}, {1}, {4}, {5}};
static const struct isadora_slot slots_ld_l_quad[] = {{11}, {39}, {17}, {1}, {4}, {5}};
static const struct isadora_slot slots_st_l_one[] = {{111}, {39}, {17}, {11}, {1}, {4}, {5}};
static const struct isadora_slot slots_st_l_pair[] = {{39}, {17}, {11}, {1}, {4}, {5}};
static const struct isadora_slot slots_st_l_quad[] = {{39}, {17}, {11}, {1}, {4}, {5}};
static const struct isadora_slot slots_ld_g_one[] = {{111}, {11}, {43}, {12}, {1}, {4}, {5}};
static const struct isadora_slot slots_ld_g_pair[] = {{11}, {43}, {12}, {1}, {4}, {5}};
static const struct isadora_slot slots_ld_g_quad[] = {{11}, {43}, {12}, {1}, {4}, {5}};
static const struct isadora_slot slots_st_g_one[] = {{111}, {43}, {12}, {11}, {1}, {4}, {5}};
static const struct isadora_slot slots_st_g_pair[] = {{43}, {12}, {11}, {1}, {4}, {5}};
static const struct isadora_slot slots_st_g_quad[] = {{43}, {12}, {11}, {1}, {4}, {5}};
static const struct isadora_slot slots_mov_b16_short[] = {{63}, {8}, {9}, {29}, {16}, {33}};
static const struct isadora_slot slots_mov_b32_short[] = {{63}, {8}, {9}, {29}, {16}, {33}};
static const struct isadora_slot slots_mov_b16_imm[] = {{11}, {45}};
static const struct isadora_slot slots_mov_b32_imm[] = {{11}, {45}};
static const struct isadora_slot slots_mov_b16_long[] = {{92}, {11}, {38}, {12}, {31}, {17}, {34}, {91}, {1}, {4}, {5}};
static const struct isadora_slot slots_mov_b32_long[] = {{92}, {11}, {38}, {12}, {31}, {17}, {34}, {91}, {1}, {4}, {5}};
static const struct isadora_slot slots_mov_r_c[] = {{11}, {5}, {1}, {4}};
static const struct isadora_slot slots_mov_c_r[] = {{6}, {12}, {1}, {4}, {5}};
static const struct isadora_slot slots_mov_r_a[] = {{11}, {17}, {1}, {4}, {5}};
static const struct isadora_slot slots_mov_r_sr[] = {{11}, {18}, {1}, {4}, {5}};
static const struct isadora_slot slots_shl_a[] = {{15}, {12}, {31}, {17}, {34}, {47}, {1}, {4}, {5}};
static const struct isadora_slot slots_add_a[] = {{15}, {17}, {48}, {1}, {4}, {5}};
static const struct isadora_slot slots_rcp_short[] = {{8}, {57}, {58}, {9}};
static const struct isadora_slot slots_rcp_long[] = {{11}, {38}, {74}, {75}, {12}, {1}, {4}, {5}};
static const struct isadora_slot slots_sfu_rsqrt[] = {{11}, {38}, {74}, {75}, {12}, {1}, {4}, {5}};
static const struct isadora_slot slots_sfu_lg2[] = {{11}, {38}, {74}, {75}, {12}, {1}, {4}, {5}};
static const struct isadora_slot slots_sincos_sin[] = {{11}, {38}, {12}, {1}, {4}, {5}};
static const struct isadora_slot slots_sincos_cos[] = {{11}, {38}, {12}, {1}, {4}, {5}};
static const struct isadora_slot slots_ex2[] = {{70}, {11}, {38}, {12}, {1}, {4}, {5}};
static const struct isadora_slot slots_pre_presin[] = {{11}, {38}, {74}, {75}, {12}, {31}, {17}, {34}, {1}, {4}, {5}};
static const struct isadora_slot slots_pre_preex2[] = {{11}, {38}, {74}, {75}, {12}, {31}, {17}, {34}, {1}, {4}, {5}};
static const struct isadora_slot slots_interp_plain_short[] = {{8}, {42}, {16}};
static const struct isadora_slot slots_interp_cent_short[] = {{8}, {42}, {16}};
static const struct isadora_slot slots_interp_flat_short[] = {{8}, {42}, {16}};
static const struct isadora_slot slots_interp_plain_smul[] = {{8}, {42}, {16}, {9}};
static const struct isadora_slot slots_interp_cent_smul[] = {{8}, {42}, {16}, {9}};
static const struct isadora_slot slots_interp_plain_long[] = {{11}, {42}, {17}, {1}, {4}, {5}};
static const struct isadora_slot slots_interp_cent_long[] = {{11}, {42}, {17}, {1}, {4}, {5}};
static const struct isadora_slot slots_interp_flat_long[] = {{11}, {42}, {17}, {1}, {4}, {5}};
static const struct isadora_slot slots_interp_plain_mul[] = {{11}, {42}, {17}, {74}, {12}, {1}, {4}, {5}};
static const struct isadora_slot slots_interp_cent_mul[] = {{11}, {42}, {17}, {74}, {12}, {1}, {4}, {5}};
static const struct isadora_slot slots_tex_texauto_short[] = {{64}, {8}, {121}, {122}};
static const struct isadora_slot slots_tex_texfetch_short[] = {{64}, {8}, {121}, {122}};
static const struct isadora_slot slots_tex_texauto_long[] = {{125}, {126}, {11}, {121}, {122}, {130}, {131}, {132}, {1}, {4}, {5}};
static const struct isadora_slot slots_tex_texfetch_long[] = {{125}, {126}, {11}, {121}, {122}, {130}, {131}, {132}, {1}, {4}, {5}};
static const struct isadora_slot slots_tex_texbias_long[] = {{125}, {126}, {11}, {121}, {122}, {130}, {131}, {132}, {1}, {4}, {5}};
static const struct isadora_slot slots_tex_texlod_long[] = {{125}, {126}, {11}, {121}, {122}, {130}, {131}, {132}, {1}, {4}, {5}};
static const struct isadora_slot slots_tex_texgather_long[] = {{125}, {126}, {11}, {121}, {122}, {130}, {131}, {132}, {1}, {4}, {5}};
static const struct isadora_slot slots_tex_texcsaa_long[] = {{125}, {126}, {11}, {121}, {122}, {130}, {131}, {132}, {1}, {4}, {5}};
static const struct isadora_slot slots_tex_texauto_cube[] = {{125}, {126}, {11}, {121}, {122}, {1}, {4}, {5}};
static const struct isadora_slot slots_tex_texbias_cube[] = {{125}, {126}, {11}, {121}, {122}, {1}, {4}, {5}};
static const struct isadora_slot slots_tex_texlod_cube[] = {{125}, {126}, {11}, {121}, {122}, {1}, {4}, {5}};
static const struct isadora_slot slots_tex_texgather_cube[] = {{125}, {126}, {11}, {121}, {122}, {1}, {4}, {5}};
static const struct isadora_slot slots_texsize[] = {{125}, {126}, {11}, {121}, {122}, {1}, {4}, {5}};
static const struct isadora_slot slots_texprep[] = {{125}, {126}, {11}, {121}, {122}, {1}, {4}, {5}};
static const struct isadora_slot slots_texquerylod_plain[] = {{125}, {126}, {11}, {121}, {122}, {1}, {4}, {5}};
static const struct isadora_slot slots_texquerylod_cube[] = {{125}, {126}, {11}, {121}, {122}, {1}, {4}, {5}};

static const char *const lines_1[] = {"", "(never)", "(PRED $c[COND])"};
static const struct isadora_choice choices_1[] = {{"GUARD", NULL, lines_1, 3}};
static const char *const lines_2[] = {"$r[LDST]d"};
static const struct isadora_choice choices_2[] = {{"L_DST", "b", lines_2, 1}, {"GUARD", NULL, lines_1, 3}};
static const char *const lines_3[] = {"$r[LSRC2]d"};
static const struct isadora_choice choices_3[] = {{"L_DST", "d", lines_2, 1}, {"REG", "b", lines_3, 1}, {"GUARD", NULL, lines_1, 3}};
static const char *const lines_4[] = {"$r[LSRC3]d"};
static const struct isadora_choice choices_4[] = {{"L_DST", "d", lines_2, 1}, {"REG", "b", lines_3, 1}, {"REG", "c", lines_4, 1}, {"GUARD", NULL, lines_1, 3}};
static const char *const lines_5[] = {"{OFF8}", "$a[AREG]", "$a[AREG]+{OFF8}"};
static const struct isadora_choice choices_5[] = {{"AT0", NULL, lines_5, 3}};
static const char *const lines_6[] = {"", "$c[CDST]"};
static const char *const lines_7[] = {"$r[LDST]", "o[{OOFF*4}]", "#"};
static const char *const lines_8[] = {"CHALF L_SRC", "CWORD L_SRC", "CREG $r[LSRC]"};
static const char *const lines_9[] = {"$r[LSRC].h[LSRC]", "u8 s[AT]", "u16 s[AT]", "s16 s[AT]", "b32 s[AT]", "a[{LAOFF*4}]", "p[AT0]"};
static const char *const lines_10[] = {"{LSOFF}", "$a[AREG]", "$a[AREG]+{LSOFF}", "$a[AREG]++{LSOFF}"};
static const char *const lines_11[] = {"{LSOFF*2}", "$a[AREG]", "$a[AREG]+{LSOFF*2}", "$a[AREG]++{LSOFF*2}"};
static const char *const lines_12[] = {"{LSOFF*4}", "$a[AREG]", "$a[AREG]+{LSOFF*4}", "$a[AREG]++{LSOFF*4}"};
static const char *const lines_13[] = {"{LAOFF*4}", "$a[AREG]", "$a[AREG]+{LAOFF*4}"};
static const char *const lines_14[] = {"$r[LSRC]", "u8 s[AT]", "u16 s[AT]", "s16 s[AT]", "b32 s[AT]", "a[{LAOFF*4}]", "p[AT0]"};
static const struct isadora_choice choices_6[] = {{"MCDST", "cd", lines_6, 2}, {"LL_DST", "d", lines_7, 3}, {"CVT_INT", "a", lines_8, 3}, {"L_SRC", NULL, lines_9, 7}, {"AT", NULL, lines_10, 4}, {"AT", NULL, lines_11, 4}, {"AT", NULL, lines_11, 4}, {"AT", NULL, lines_12, 4}, {"AT0", NULL, lines_13, 3}, {"L_SRC", NULL, lines_14, 7}, {"AT", NULL, lines_10, 4}, {"AT", NULL, lines_11, 4}, {"AT", NULL, lines_11, 4}, {"AT", NULL, lines_12, 4}, {"AT0", NULL, lines_13, 3}, {"GUARD", NULL, lines_1, 3}};
static const char *const lines_15[] = {"$r[LDST].h[LDST]", "o[{OOFF*2}]", "#"};
static const struct isadora_choice choices_7[] = {{"MCDST", "cd", lines_6, 2}, {"LL_DST", "d", lines_15, 3}, {"CVT_INT", "a", lines_8, 3}, {"L_SRC", NULL, lines_9, 7}, {"AT", NULL, lines_10, 4}, {"AT", NULL, lines_11, 4}, {"AT", NULL, lines_11, 4}, {"AT", NULL, lines_12, 4}, {"AT0", NULL, lines_13, 3}, {"L_SRC", NULL, lines_14, 7}, {"AT", NULL, lines_10, 4}, {"AT", NULL, lines_11, 4}, {"AT", NULL, lines_11, 4}, {"AT", NULL, lines_12, 4}, {"AT0", NULL, lines_13, 3}, {"GUARD", NULL, lines_1, 3}};
static const char *const lines_16[] = {"$r[LDST].h[LDST]", "half o[{OOFF*2}]", "half #"};
static const struct isadora_choice choices_8[] = {{"MCDST", "cd", lines_6, 2}, {"LL_HALF", "d", lines_16, 3}, {"CVT_INT", "a", lines_8, 3}, {"L_SRC", NULL, lines_9, 7}, {"AT", NULL, lines_10, 4}, {"AT", NULL, lines_11, 4}, {"AT", NULL, lines_11, 4}, {"AT", NULL, lines_12, 4}, {"AT0", NULL, lines_13, 3}, {"L_SRC", NULL, lines_14, 7}, {"AT", NULL, lines_10, 4}, {"AT", NULL, lines_11, 4}, {"AT", NULL, lines_11, 4}, {"AT", NULL, lines_12, 4}, {"AT0", NULL, lines_13, 3}, {"GUARD", NULL, lines_1, 3}};
static const struct isadora_choice choices_9[] = {{"MCDST", "cd", lines_6, 2}, {"L_DST", "d", lines_2, 1}, {"L_SRC", "a", lines_14, 7}, {"AT", NULL, lines_10, 4}, {"AT", NULL, lines_11, 4}, {"AT", NULL, lines_11, 4}, {"AT", NULL, lines_12, 4}, {"AT0", NULL, lines_13, 3}, {"GUARD", NULL, lines_1, 3}};
static const char *const lines_17[] = {"$r[LSRC]d"};
static const struct isadora_choice choices_10[] = {{"MCDST", "cd", lines_6, 2}, {"LL_DST", "d", lines_7, 3}, {"REG", "a", lines_17, 1}, {"GUARD", NULL, lines_1, 3}};
static const struct isadora_choice choices_11[] = {{"MCDST", "cd", lines_6, 2}, {"L_DST", "d", lines_2, 1}, {"REG", "a", lines_17, 1}, {"GUARD", NULL, lines_1, 3}};
static const struct isadora_choice choices_12[] = {{"MCDST", "cd", lines_6, 2}, {"LL_DST", "d", lines_15, 3}, {"L_SRC", "a", lines_9, 7}, {"AT", NULL, lines_10, 4}, {"AT", NULL, lines_11, 4}, {"AT", NULL, lines_11, 4}, {"AT", NULL, lines_12, 4}, {"AT0", NULL, lines_13, 3}, {"GUARD", NULL, lines_1, 3}};
static const struct isadora_choice choices_13[] = {{"MCDST", "cd", lines_6, 2}, {"LL_DST", "d", lines_15, 3}, {"L_SRC", "a", lines_14, 7}, {"AT", NULL, lines_10, 4}, {"AT", NULL, lines_11, 4}, {"AT", NULL, lines_11, 4}, {"AT", NULL, lines_12, 4}, {"AT0", NULL, lines_13, 3}, {"GUARD", NULL, lines_1, 3}};
static const struct isadora_choice choices_14[] = {{"MCDST", "cd", lines_6, 2}, {"LL_DST", "d", lines_7, 3}, {"L_SRC", "a", lines_9, 7}, {"AT", NULL, lines_10, 4}, {"AT", NULL, lines_11, 4}, {"AT", NULL, lines_11, 4}, {"AT", NULL, lines_12, 4}, {"AT0", NULL, lines_13, 3}, {"GUARD", NULL, lines_1, 3}};
static const struct isadora_choice choices_15[] = {{"MCDST", "cd", lines_6, 2}, {"LL_DST", "d", lines_7, 3}, {"L_SRC", "a", lines_14, 7}, {"AT", NULL, lines_10, 4}, {"AT", NULL, lines_11, 4}, {"AT", NULL, lines_11, 4}, {"AT", NULL, lines_12, 4}, {"AT0", NULL, lines_13, 3}, {"GUARD", NULL, lines_1, 3}};
static const struct isadora_choice choices_16[] = {{"MCDST", "cd", lines_6, 2}, {"L_DST", "d", lines_2, 1}, {"REG", "a", lines_17, 1}, {"REG", "b", lines_3, 1}, {"REG", "c", lines_4, 1}, {"GUARD", NULL, lines_1, 3}};
static const struct isadora_choice choices_17[] = {{"MCDST", "cd", lines_6, 2}, {"L_DST", "d", lines_2, 1}, {"REG", "a", lines_17, 1}, {"REG", "b", lines_4, 1}, {"GUARD", NULL, lines_1, 3}};
static const struct isadora_choice choices_18[] = {{"MCDST", "cd", lines_6, 2}, {"L_DST", "d", lines_2, 1}, {"REG", "a", lines_17, 1}, {"REG", "b", lines_3, 1}, {"GUARD", NULL, lines_1, 3}};
static const struct isadora_choice choices_19[] = {{"MCDST", "cd", lines_6, 2}, {"LL_DST", "d", lines_7, 3}, {"REG", "a", lines_17, 1}, {"REG", "b", lines_3, 1}, {"GUARD", NULL, lines_1, 3}};
static const char *const lines_18[] = {"$r[SDST]"};
static const char *const lines_19[] = {"$r[SSRC]", "u8 s[AT]", "u16 s[AT]", "s16 s[AT]", "b32 s[AT]", "a[{SAOFF*4}]", "p[AT0]"};
static const char *const lines_20[] = {"{SSOFF}", "$a[SAREG]", "$a[SAREG]+{SSOFF}", "$a[SAREG]++{SSOFF}"};
static const char *const lines_21[] = {"{SSOFF*2}", "$a[SAREG]", "$a[SAREG]+{SSOFF*2}", "$a[SAREG]++{SSOFF*2}"};
static const char *const lines_22[] = {"{SSOFF*4}", "$a[SAREG]", "$a[SAREG]+{SSOFF*4}", "$a[SAREG]++{SSOFF*4}"};
static const char *const lines_23[] = {"{SAOFF*4}", "$a[SAREG]", "$a[SAREG]+{SAOFF*4}"};
static const char *const lines_24[] = {"$r[SSRC2]", "$r[SSRC2]", "cSSPACE[AT]"};
static const char *const lines_25[] = {"{SCOFF*4}", "$a[SAREG]", "$a[SAREG]+{SCOFF*4}", "$a[SAREG]++{SCOFF*4}"};
static const struct isadora_choice choices_20[] = {{"S_DST", "d", lines_18, 1}, {"S_SRC", "a", lines_19, 7}, {"AT", NULL, lines_20, 4}, {"AT", NULL, lines_21, 4}, {"AT", NULL, lines_21, 4}, {"AT", NULL, lines_22, 4}, {"AT0", NULL, lines_23, 3}, {"S_SRC2", "b", lines_24, 3}, {"AT", NULL, lines_25, 4}};
static const char *const lines_26[] = {"$r[SSRC]", "u8 s[AT]", "u16 s[AT]", "s16 s[AT]", "b32 s[AT]", "p[AT0]"};
static const struct isadora_choice choices_21[] = {{"S_DST", "d", lines_18, 1}, {"I_SRC", "a", lines_26, 6}, {"AT", NULL, lines_20, 4}, {"AT", NULL, lines_21, 4}, {"AT", NULL, lines_21, 4}, {"AT", NULL, lines_22, 4}, {"AT0", NULL, lines_23, 3}};
static const char *const lines_27[] = {"$r[LSRC3]", "$r[LSRC3]", "cCSPACE[AT]", "cCSPACE[AT]", "cCSPACE[{C3OFF*4}]", "cCSPACE[{C3OFF*4}]"};
static const char *const lines_28[] = {"{C3OFF*4}", "$a[AREG]", "$a[AREG]+{C3OFF*4}", "$a[AREG]++{C3OFF*4}"};
static const struct isadora_choice choices_22[] = {{"MCDST", "cd", lines_6, 2}, {"LL_DST", "d", lines_7, 3}, {"L_SRC", "a", lines_14, 7}, {"AT", NULL, lines_10, 4}, {"AT", NULL, lines_11, 4}, {"AT", NULL, lines_11, 4}, {"AT", NULL, lines_12, 4}, {"AT0", NULL, lines_13, 3}, {"L_SRC3", "b", lines_27, 6}, {"AT", NULL, lines_28, 4}, {"AT", NULL, lines_28, 4}, {"GUARD", NULL, lines_1, 3}};
static const char *const lines_29[] = {"", "sat", ""};
static const struct isadora_choice choices_23[] = {{"FMUL_SAT", NULL, lines_29, 3}, {"S_DST", "d", lines_18, 1}, {"S_SRC", "a", lines_19, 7}, {"AT", NULL, lines_20, 4}, {"AT", NULL, lines_21, 4}, {"AT", NULL, lines_21, 4}, {"AT", NULL, lines_22, 4}, {"AT0", NULL, lines_23, 3}, {"S_SRC2", "b", lines_24, 3}, {"AT", NULL, lines_25, 4}};
static const struct isadora_choice choices_24[] = {{"FMUL_SAT", NULL, lines_29, 3}, {"S_DST", "d", lines_18, 1}, {"I_SRC", "a", lines_26, 6}, {"AT", NULL, lines_20, 4}, {"AT", NULL, lines_21, 4}, {"AT", NULL, lines_21, 4}, {"AT", NULL, lines_22, 4}, {"AT0", NULL, lines_23, 3}};
static const char *const lines_30[] = {"$r[LSRC2]", "$r[LSRC2]", "cCSPACE[AT]", "cCSPACE[AT]", "cCSPACE[{C2OFF*4}]", "cCSPACE[{C2OFF*4}]"};
static const char *const lines_31[] = {"{C2OFF*4}", "$a[AREG]", "$a[AREG]+{C2OFF*4}", "$a[AREG]++{C2OFF*4}"};
static const struct isadora_choice choices_25[] = {{"FMUL_LSAT", NULL, lines_29, 3}, {"MCDST", "cd", lines_6, 2}, {"LL_DST", "d", lines_7, 3}, {"L_SRC", "a", lines_14, 7}, {"AT", NULL, lines_10, 4}, {"AT", NULL, lines_11, 4}, {"AT", NULL, lines_11, 4}, {"AT", NULL, lines_12, 4}, {"AT0", NULL, lines_13, 3}, {"L_SRC2", "b", lines_30, 6}, {"AT", NULL, lines_31, 4}, {"AT", NULL, lines_31, 4}, {"GUARD", NULL, lines_1, 3}};
static const struct isadora_choice choices_26[] = {{"S_DST", "d", lines_18, 1}, {"S_SRC", "a", lines_19, 7}, {"AT", NULL, lines_20, 4}, {"AT", NULL, lines_21, 4}, {"AT", NULL, lines_21, 4}, {"AT", NULL, lines_22, 4}, {"AT0", NULL, lines_23, 3}, {"S_SRC2", "b", lines_24, 3}, {"AT", NULL, lines_25, 4}, {"S_DST", "c", lines_18, 1}};
static const struct isadora_choice choices_27[] = {{"S_DST", "d", lines_18, 1}, {"I_SRC", "a", lines_26, 6}, {"AT", NULL, lines_20, 4}, {"AT", NULL, lines_21, 4}, {"AT", NULL, lines_21, 4}, {"AT", NULL, lines_22, 4}, {"AT0", NULL, lines_23, 3}, {"S_DST", "c", lines_18, 1}};
static const struct isadora_choice choices_28[] = {{"MCDST", "cd", lines_6, 2}, {"LL_DST", "d", lines_7, 3}, {"L_SRC", "a", lines_14, 7}, {"AT", NULL, lines_10, 4}, {"AT", NULL, lines_11, 4}, {"AT", NULL, lines_11, 4}, {"AT", NULL, lines_12, 4}, {"AT0", NULL, lines_13, 3}, {"L_SRC2", "b", lines_30, 6}, {"AT", NULL, lines_31, 4}, {"AT", NULL, lines_31, 4}, {"L_SRC3", "c", lines_27, 6}, {"AT", NULL, lines_28, 4}, {"AT", NULL, lines_28, 4}, {"GUARD", NULL, lines_1, 3}};
static const struct isadora_choice choices_29[] = {{"MCDST", "cd", lines_6, 2}, {"LL_DST", "d", lines_7, 3}, {"L_SRC", "a", lines_14, 7}, {"AT", NULL, lines_10, 4}, {"AT", NULL, lines_11, 4}, {"AT", NULL, lines_11, 4}, {"AT", NULL, lines_12, 4}, {"AT0", NULL, lines_13, 3}, {"L_SRC2", "b", lines_30, 6}, {"AT", NULL, lines_31, 4}, {"AT", NULL, lines_31, 4}, {"GUARD", NULL, lines_1, 3}};
static const char *const lines_32[] = {"l0", "l1", "l2", "l3", "dx", "dy"};
static const struct isadora_choice choices_30[] = {{"MCDST", "cd", lines_6, 2}, {"LL_DST", "d", lines_7, 3}, {"QUAD_LANE", NULL, lines_32, 6}, {"GUARD", NULL, lines_1, 3}};
static const char *const lines_33[] = {"$r[SDST].h[SDST]"};
static const char *const lines_34[] = {"$r[SSRC].h[SSRC]", "u8 s[AT]", "u16 s[AT]", "s16 s[AT]", "b32 s[AT]", "a[{SAOFF*4}]", "p[AT0]"};
static const char *const lines_35[] = {"$r[SSRC2].h[SSRC2]", "$r[SSRC2].h[SSRC2]", "cSSPACE[AT]"};
static const char *const lines_36[] = {"{SCOFF*2}", "$a[SAREG]", "$a[SAREG]+{SCOFF*2}", "$a[SAREG]++{SCOFF*2}"};
static const struct isadora_choice choices_31[] = {{"S_DST", "d", lines_33, 1}, {"S_SRC", "a", lines_34, 7}, {"AT", NULL, lines_20, 4}, {"AT", NULL, lines_21, 4}, {"AT", NULL, lines_21, 4}, {"AT", NULL, lines_22, 4}, {"AT0", NULL, lines_23, 3}, {"S_SRC2", "b", lines_35, 3}, {"AT", NULL, lines_36, 4}};
static const char *const lines_37[] = {"$r[SSRC].h[SSRC]", "u8 s[AT]", "u16 s[AT]", "s16 s[AT]", "b32 s[AT]", "p[AT0]"};
static const struct isadora_choice choices_32[] = {{"S_DST", "d", lines_33, 1}, {"I_SRC", "a", lines_37, 6}, {"AT", NULL, lines_20, 4}, {"AT", NULL, lines_21, 4}, {"AT", NULL, lines_21, 4}, {"AT", NULL, lines_22, 4}, {"AT0", NULL, lines_23, 3}};
static const char *const lines_38[] = {"$r[LSRC3].h[LSRC3]", "$r[LSRC3].h[LSRC3]", "cCSPACE[AT]", "cCSPACE[AT]", "cCSPACE[{C3OFF*2}]", "cCSPACE[{C3OFF*2}]"};
static const char *const lines_39[] = {"{C3OFF*2}", "$a[AREG]", "$a[AREG]+{C3OFF*2}", "$a[AREG]++{C3OFF*2}"};
static const struct isadora_choice choices_33[] = {{"MCDST", "cd", lines_6, 2}, {"LL_DST", "d", lines_15, 3}, {"L_SRC", "a", lines_9, 7}, {"AT", NULL, lines_10, 4}, {"AT", NULL, lines_11, 4}, {"AT", NULL, lines_11, 4}, {"AT", NULL, lines_12, 4}, {"AT0", NULL, lines_13, 3}, {"L_SRC3", "b", lines_38, 6}, {"AT", NULL, lines_39, 4}, {"AT", NULL, lines_39, 4}, {"GUARD", NULL, lines_1, 3}};
static const struct isadora_choice choices_34[] = {{"S_DST", "d", lines_18, 1}, {"S_SRC", "a", lines_34, 7}, {"AT", NULL, lines_20, 4}, {"AT", NULL, lines_21, 4}, {"AT", NULL, lines_21, 4}, {"AT", NULL, lines_22, 4}, {"AT0", NULL, lines_23, 3}, {"S_SRC2", "b", lines_35, 3}, {"AT", NULL, lines_36, 4}};
static const struct isadora_choice choices_35[] = {{"S_DST", "d", lines_18, 1}, {"I_SRC", "a", lines_37, 6}, {"AT", NULL, lines_20, 4}, {"AT", NULL, lines_21, 4}, {"AT", NULL, lines_21, 4}, {"AT", NULL, lines_22, 4}, {"AT0", NULL, lines_23, 3}};
static const char *const lines_40[] = {"$r[LSRC2].h[LSRC2]", "$r[LSRC2].h[LSRC2]", "cCSPACE[AT]", "cCSPACE[AT]", "cCSPACE[{C2OFF*2}]", "cCSPACE[{C2OFF*2}]"};
static const char *const lines_41[] = {"{C2OFF*2}", "$a[AREG]", "$a[AREG]+{C2OFF*2}", "$a[AREG]++{C2OFF*2}"};
static const struct isadora_choice choices_36[] = {{"MCDST", "cd", lines_6, 2}, {"LL_DST", "d", lines_7, 3}, {"L_SRC", "a", lines_9, 7}, {"AT", NULL, lines_10, 4}, {"AT", NULL, lines_11, 4}, {"AT", NULL, lines_11, 4}, {"AT", NULL, lines_12, 4}, {"AT0", NULL, lines_13, 3}, {"L_SRC2", "b", lines_40, 6}, {"AT", NULL, lines_41, 4}, {"AT", NULL, lines_41, 4}, {"GUARD", NULL, lines_1, 3}};
static const struct isadora_choice choices_37[] = {{"S_DST", "d", lines_18, 1}, {"S_SRC", "a", lines_34, 7}, {"AT", NULL, lines_20, 4}, {"AT", NULL, lines_21, 4}, {"AT", NULL, lines_21, 4}, {"AT", NULL, lines_22, 4}, {"AT0", NULL, lines_23, 3}, {"S_SRC2", "b", lines_35, 3}, {"AT", NULL, lines_36, 4}, {"S_DST", "c", lines_18, 1}};
static const struct isadora_choice choices_38[] = {{"S_DST", "d", lines_18, 1}, {"I_SRC", "a", lines_37, 6}, {"AT", NULL, lines_20, 4}, {"AT", NULL, lines_21, 4}, {"AT", NULL, lines_21, 4}, {"AT", NULL, lines_22, 4}, {"AT0", NULL, lines_23, 3}, {"S_DST", "c", lines_18, 1}};
static const struct isadora_choice choices_39[] = {{"MCDST", "cd", lines_6, 2}, {"LL_DST", "d", lines_7, 3}, {"L_SRC", "a", lines_9, 7}, {"AT", NULL, lines_10, 4}, {"AT", NULL, lines_11, 4}, {"AT", NULL, lines_11, 4}, {"AT", NULL, lines_12, 4}, {"AT0", NULL, lines_13, 3}, {"L_SRC2", "b", lines_40, 6}, {"AT", NULL, lines_41, 4}, {"AT", NULL, lines_41, 4}, {"L_SRC3", "c", lines_27, 6}, {"AT", NULL, lines_28, 4}, {"AT", NULL, lines_28, 4}, {"GUARD", NULL, lines_1, 3}};
static const char *const lines_42[] = {"$r[SSRC].h[SSRC]"};
static const char *const lines_43[] = {"$r[SSRC2].h[SSRC2]"};
static const struct isadora_choice choices_40[] = {{"S_DST", "d", lines_18, 1}, {"REG", "a", lines_42, 1}, {"REG", "b", lines_43, 1}, {"S_DST", "c", lines_18, 1}};
static const char *const lines_44[] = {"$r[SSRC]"};
static const char *const lines_45[] = {"$r[SSRC2]"};
static const struct isadora_choice choices_41[] = {{"S_DST", "d", lines_18, 1}, {"REG", "a", lines_44, 1}, {"REG", "b", lines_45, 1}, {"S_DST", "c", lines_18, 1}};
static const struct isadora_choice choices_42[] = {{"MCDST", "cd", lines_6, 2}, {"LL_DST", "d", lines_15, 3}, {"L_SRC", "a", lines_9, 7}, {"AT", NULL, lines_10, 4}, {"AT", NULL, lines_11, 4}, {"AT", NULL, lines_11, 4}, {"AT", NULL, lines_12, 4}, {"AT0", NULL, lines_13, 3}, {"L_SRC2", "b", lines_40, 6}, {"AT", NULL, lines_41, 4}, {"AT", NULL, lines_41, 4}, {"GUARD", NULL, lines_1, 3}};
static const struct isadora_choice choices_43[] = {{"LL_DST", "d", lines_7, 3}, {"AT0", NULL, lines_13, 3}, {"GUARD", NULL, lines_1, 3}};
static const char *const lines_46[] = {"{OFF32*4}", "$a[AREG]", "$a[AREG]+{OFF32*4}"};
static const struct isadora_choice choices_44[] = {{"AT0", NULL, lines_46, 3}, {"GUARD", NULL, lines_1, 3}};
static const char *const lines_47[] = {"{OFF8}", "$a[AREG]", "$a[AREG]+{OFF8}", "$a[AREG]++{OFF8}"};
static const struct isadora_choice choices_45[] = {{"LL_DST", "d", lines_7, 3}, {"AT", NULL, lines_47, 4}, {"GUARD", NULL, lines_1, 3}};
static const char *const lines_48[] = {"{OFF16*2}", "$a[AREG]", "$a[AREG]+{OFF16*2}", "$a[AREG]++{OFF16*2}"};
static const struct isadora_choice choices_46[] = {{"LL_DST", "d", lines_7, 3}, {"AT", NULL, lines_48, 4}, {"GUARD", NULL, lines_1, 3}};
static const char *const lines_49[] = {"{OFF32*4}", "$a[AREG]", "$a[AREG]+{OFF32*4}", "$a[AREG]++{OFF32*4}"};
static const struct isadora_choice choices_47[] = {{"LL_DST", "d", lines_7, 3}, {"AT", NULL, lines_49, 4}, {"GUARD", NULL, lines_1, 3}};
static const struct isadora_choice choices_48[] = {{"LL_HALF", "d", lines_16, 3}, {"AT", NULL, lines_47, 4}, {"GUARD", NULL, lines_1, 3}};
static const struct isadora_choice choices_49[] = {{"LL_HALF", "d", lines_16, 3}, {"AT", NULL, lines_48, 4}, {"GUARD", NULL, lines_1, 3}};
static const struct isadora_choice choices_50[] = {{"LL_HALF", "d", lines_16, 3}, {"AT", NULL, lines_49, 4}, {"GUARD", NULL, lines_1, 3}};
static const char *const lines_50[] = {"$r[LDST]", "#"};
static const struct isadora_choice choices_51[] = {{"LL_DST", "d", lines_50, 2}, {"AT", NULL, lines_47, 4}, {"GUARD", NULL, lines_1, 3}};
static const struct isadora_choice choices_52[] = {{"LL_DST", "d", lines_50, 2}, {"AT", NULL, lines_48, 4}, {"GUARD", NULL, lines_1, 3}};
static const char *const lines_51[] = {"$r[LDST].h[LDST]", "half #"};
static const struct isadora_choice choices_53[] = {{"LL_HALF", "d", lines_51, 2}, {"AT", NULL, lines_47, 4}, {"GUARD", NULL, lines_1, 3}};
static const struct isadora_choice choices_54[] = {{"LL_HALF", "d", lines_51, 2}, {"AT", NULL, lines_48, 4}, {"GUARD", NULL, lines_1, 3}};
static const struct isadora_choice choices_55[] = {{"LL_DST", "d", lines_50, 2}, {"AT", NULL, lines_49, 4}, {"GUARD", NULL, lines_1, 3}};
static const struct isadora_choice choices_56[] = {{"LL_HALF", "d", lines_51, 2}, {"AT", NULL, lines_49, 4}, {"GUARD", NULL, lines_1, 3}};
static const char *const lines_52[] = {"$r[LSRC3].h[LSRC3]"};
static const struct isadora_choice choices_57[] = {{"AT", NULL, lines_47, 4}, {"REG", "s", lines_52, 1}, {"GUARD", NULL, lines_1, 3}};
static const char *const lines_53[] = {"$r[LSRC3]"};
static const struct isadora_choice choices_58[] = {{"AT", NULL, lines_47, 4}, {"REG", "s", lines_53, 1}, {"GUARD", NULL, lines_1, 3}};
static const struct isadora_choice choices_59[] = {{"AT", NULL, lines_48, 4}, {"REG", "s", lines_52, 1}, {"GUARD", NULL, lines_1, 3}};
static const struct isadora_choice choices_60[] = {{"AT", NULL, lines_48, 4}, {"REG", "s", lines_53, 1}, {"GUARD", NULL, lines_1, 3}};
static const struct isadora_choice choices_61[] = {{"AT", NULL, lines_49, 4}, {"REG", "s", lines_52, 1}, {"GUARD", NULL, lines_1, 3}};
static const struct isadora_choice choices_62[] = {{"AT", NULL, lines_49, 4}, {"REG", "s", lines_53, 1}, {"GUARD", NULL, lines_1, 3}};
static const struct isadora_choice choices_63[] = {{"AT", NULL, lines_47, 4}, {"GUARD", NULL, lines_1, 3}};
static const struct isadora_choice choices_64[] = {{"L_DST", "d", lines_2, 1}, {"AT", NULL, lines_47, 4}, {"GUARD", NULL, lines_1, 3}};
static const char *const lines_54[] = {"$r[LDST]q"};
static const struct isadora_choice choices_65[] = {{"L_DST", "d", lines_54, 1}, {"AT", NULL, lines_47, 4}, {"GUARD", NULL, lines_1, 3}};
static const struct isadora_choice choices_66[] = {{"AT", NULL, lines_47, 4}, {"L_DST", "s", lines_2, 1}, {"GUARD", NULL, lines_1, 3}};
static const struct isadora_choice choices_67[] = {{"AT", NULL, lines_47, 4}, {"L_DST", "s", lines_54, 1}, {"GUARD", NULL, lines_1, 3}};
static const struct isadora_choice choices_68[] = {{"L_DST", "d", lines_2, 1}, {"GUARD", NULL, lines_1, 3}};
static const struct isadora_choice choices_69[] = {{"L_DST", "d", lines_54, 1}, {"GUARD", NULL, lines_1, 3}};
static const struct isadora_choice choices_70[] = {{"L_DST", "s", lines_2, 1}, {"GUARD", NULL, lines_1, 3}};
static const struct isadora_choice choices_71[] = {{"L_DST", "s", lines_54, 1}, {"GUARD", NULL, lines_1, 3}};
static const struct isadora_choice choices_72[] = {{"S_DST", "d", lines_33, 1}, {"S_SRC", "a", lines_34, 7}, {"AT", NULL, lines_20, 4}, {"AT", NULL, lines_21, 4}, {"AT", NULL, lines_21, 4}, {"AT", NULL, lines_22, 4}, {"AT0", NULL, lines_23, 3}};
static const struct isadora_choice choices_73[] = {{"S_DST", "d", lines_18, 1}, {"S_SRC", "a", lines_19, 7}, {"AT", NULL, lines_20, 4}, {"AT", NULL, lines_21, 4}, {"AT", NULL, lines_21, 4}, {"AT", NULL, lines_22, 4}, {"AT0", NULL, lines_23, 3}};
static const char *const lines_55[] = {"$r[LDST].h[LDST]"};
static const struct isadora_choice choices_74[] = {{"L_DST", "d", lines_55, 1}};
static const char *const lines_56[] = {"$r[LDST]"};
static const struct isadora_choice choices_75[] = {{"L_DST", "d", lines_56, 1}};
static const struct isadora_choice choices_76[] = {{"LL_DST", "d", lines_15, 3}, {"L_SRC", "a", lines_9, 7}, {"AT", NULL, lines_10, 4}, {"AT", NULL, lines_11, 4}, {"AT", NULL, lines_11, 4}, {"AT", NULL, lines_12, 4}, {"AT0", NULL, lines_13, 3}, {"GUARD", NULL, lines_1, 3}};
static const struct isadora_choice choices_77[] = {{"LL_DST", "d", lines_7, 3}, {"L_SRC", "a", lines_14, 7}, {"AT", NULL, lines_10, 4}, {"AT", NULL, lines_11, 4}, {"AT", NULL, lines_11, 4}, {"AT", NULL, lines_12, 4}, {"AT0", NULL, lines_13, 3}, {"GUARD", NULL, lines_1, 3}};
static const char *const lines_57[] = {"$sr[SREG]", "$sr[SREG]"};
static const struct isadora_choice choices_78[] = {{"SPECIAL", "s", lines_57, 2}, {"GUARD", NULL, lines_1, 3}};
static const struct isadora_choice choices_79[] = {{"L_SRC", "a", lines_14, 7}, {"AT", NULL, lines_10, 4}, {"AT", NULL, lines_11, 4}, {"AT", NULL, lines_11, 4}, {"AT", NULL, lines_12, 4}, {"AT0", NULL, lines_13, 3}, {"GUARD", NULL, lines_1, 3}};
static const struct isadora_choice choices_80[] = {{"LL_DST", "d", lines_7, 3}, {"GUARD", NULL, lines_1, 3}};
static const char *const lines_58[] = {"{VOFF*4}", "$a[SAREG]", "$a[SAREG]+{VOFF*4}"};
static const struct isadora_choice choices_81[] = {{"AT0", NULL, lines_58, 3}};
static const char *const lines_59[] = {"{VOFF*4}", "$a[AREG]", "$a[AREG]+{VOFF*4}"};
static const struct isadora_choice choices_82[] = {{"AT0", NULL, lines_59, 3}, {"GUARD", NULL, lines_1, 3}};
static const char *const lines_60[] = {"$r[SDST]:$r[SDST+1]:$r[SDST+2]:$r[SDST+3]"};
static const char *const lines_61[] = {"$r[SDST]", "$r[SDST]:$r[SDST+1]", "$r[SDST]:$r[SDST+1]:$r[SDST+2]", "$r[SDST]:$r[SDST+1]:$r[SDST+2]:$r[SDST+3]"};
static const struct isadora_choice choices_83[] = {{"STDST", "d", lines_60, 1}, {"STSRC", "a", lines_61, 4}};
static const char *const lines_62[] = {"#:#:#:#", "$r[LDST]:#:#:#", "#:$r[LDST]:#:#", "$r[LDST]:$r[LDST+1]:#:#", "#:#:$r[LDST]:#", "$r[LDST]:#:$r[LDST+1]:#", "#:$r[LDST]:$r[LDST+1]:#", "$r[LDST]:$r[LDST+1]:$r[LDST+2]:#", "#:#:#:$r[LDST]", "$r[LDST]:#:#:$r[LDST+1]", "#:$r[LDST]:#:$r[LDST+1]", "$r[LDST]:$r[LDST+1]:#:$r[LDST+2]", "#:#:$r[LDST]:$r[LDST+1]", "$r[LDST]:#:$r[LDST+1]:$r[LDST+2]", "#:$r[LDST]:$r[LDST+1]:$r[LDST+2]", "$r[LDST]:$r[LDST+1]:$r[LDST+2]:$r[LDST+3]"};
static const char *const lines_63[] = {"$r[LDST]", "$r[LDST]:$r[LDST+1]", "$r[LDST]:$r[LDST+1]:$r[LDST+2]", "$r[LDST]:$r[LDST+1]:$r[LDST+2]:$r[LDST+3]"};
static const struct isadora_choice choices_84[] = {{"LTDST", "d", lines_62, 16}, {"LTSRC", "a", lines_63, 4}, {"GUARD", NULL, lines_1, 3}};
static const struct isadora_choice choices_85[] = {{"LTDST", "d", lines_62, 16}, {"GUARD", NULL, lines_1, 3}};

static const struct isadora_form forms[] = {
    [TESLA_RED_G_ADD_NUM] = {
        .name = "red_g.add.num", .page = "red_g", .title = "Reduction in global memory",
        .mnemonic = "red", .syntax = "MARK GUARD red add ATYPE gGSPACE[$r[LSRC]] $r[LDST]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "As the atomic operations, without a result. The document does not know `exch` here.",
        .length = 8, .slot_count = 7, .choice_count = 1, .grade = ISADORA_HARDWARE,
        .slots = slots_red_g_add_num, .configs = 0x88880,
        .choices = choices_1,
        .fixed_mask = {{UINT64_C(0xe000003cf0000003), 0x0}}, .fixed_value = {{UINT64_C(0xc0000000d0000001), 0x0}},
        .bits = "110\?\?\?\?\? aaa\?\?\?\?\? \?\?ccpppp p\?0000mm 1101\?\?\?\? \?\?\?\?gggg llllllll llllll01",
    },
    [TESLA_RED_G_INC_NUM] = {
        .name = "red_g.inc.num", .page = "red_g", .title = "Reduction in global memory",
        .mnemonic = "red", .syntax = "MARK GUARD red inc ATYPE gGSPACE[$r[LSRC]] $r[LDST]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "As the atomic operations, without a result. The document does not know `exch` here.",
        .length = 8, .slot_count = 7, .choice_count = 1, .grade = ISADORA_HARDWARE,
        .slots = slots_red_g_inc_num, .configs = 0x88880,
        .choices = choices_1,
        .fixed_mask = {{UINT64_C(0xe000003cf0000003), 0x0}}, .fixed_value = {{UINT64_C(0xc0000010d0000001), 0x0}},
        .bits = "110\?\?\?\?\? aaa\?\?\?\?\? \?\?ccpppp p\?0100mm 1101\?\?\?\? \?\?\?\?gggg llllllll llllll01",
    },
    [TESLA_RED_G_DEC_NUM] = {
        .name = "red_g.dec.num", .page = "red_g", .title = "Reduction in global memory",
        .mnemonic = "red", .syntax = "MARK GUARD red dec ATYPE gGSPACE[$r[LSRC]] $r[LDST]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "As the atomic operations, without a result. The document does not know `exch` here.",
        .length = 8, .slot_count = 7, .choice_count = 1, .grade = ISADORA_HARDWARE,
        .slots = slots_red_g_dec_num, .configs = 0x88880,
        .choices = choices_1,
        .fixed_mask = {{UINT64_C(0xe000003cf0000003), 0x0}}, .fixed_value = {{UINT64_C(0xc0000014d0000001), 0x0}},
        .bits = "110\?\?\?\?\? aaa\?\?\?\?\? \?\?ccpppp p\?0101mm 1101\?\?\?\? \?\?\?\?gggg llllllll llllll01",
    },
    [TESLA_RED_G_MAX_NUM] = {
        .name = "red_g.max.num", .page = "red_g", .title = "Reduction in global memory",
        .mnemonic = "red", .syntax = "MARK GUARD red max ATYPE gGSPACE[$r[LSRC]] $r[LDST]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "As the atomic operations, without a result. The document does not know `exch` here.",
        .length = 8, .slot_count = 7, .choice_count = 1, .grade = ISADORA_HARDWARE,
        .slots = slots_red_g_max_num, .configs = 0x88880,
        .choices = choices_1,
        .fixed_mask = {{UINT64_C(0xe000003cf0000003), 0x0}}, .fixed_value = {{UINT64_C(0xc0000018d0000001), 0x0}},
        .bits = "110\?\?\?\?\? aaa\?\?\?\?\? \?\?ccpppp p\?0110mm 1101\?\?\?\? \?\?\?\?gggg llllllll llllll01",
    },
    [TESLA_RED_G_MIN_NUM] = {
        .name = "red_g.min.num", .page = "red_g", .title = "Reduction in global memory",
        .mnemonic = "red", .syntax = "MARK GUARD red min ATYPE gGSPACE[$r[LSRC]] $r[LDST]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "As the atomic operations, without a result. The document does not know `exch` here.",
        .length = 8, .slot_count = 7, .choice_count = 1, .grade = ISADORA_HARDWARE,
        .slots = slots_red_g_min_num, .configs = 0x88880,
        .choices = choices_1,
        .fixed_mask = {{UINT64_C(0xe000003cf0000003), 0x0}}, .fixed_value = {{UINT64_C(0xc000001cd0000001), 0x0}},
        .bits = "110\?\?\?\?\? aaa\?\?\?\?\? \?\?ccpppp p\?0111mm 1101\?\?\?\? \?\?\?\?gggg llllllll llllll01",
    },
    [TESLA_RED_G_EXCH_BITS] = {
        .name = "red_g.exch.bits", .page = "red_g", .title = "Reduction in global memory",
        .mnemonic = "red", .syntax = "MARK GUARD red exch BTYPE gGSPACE[$r[LSRC]] $r[LDST]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "As the atomic operations, without a result. The document does not know `exch` here.",
        .length = 8, .slot_count = 7, .choice_count = 1, .grade = ISADORA_HARDWARE,
        .slots = slots_red_g_exch_bits, .configs = 0x88880,
        .choices = choices_1,
        .fixed_mask = {{UINT64_C(0xe000003cf0000003), 0x0}}, .fixed_value = {{UINT64_C(0xc0000004d0000001), 0x0}},
        .bits = "110\?\?\?\?\? bbb\?\?\?\?\? \?\?ccpppp p\?0001mm 1101\?\?\?\? \?\?\?\?gggg llllllll llllll01",
    },
    [TESLA_RED_G_AND_BITS] = {
        .name = "red_g.and.bits", .page = "red_g", .title = "Reduction in global memory",
        .mnemonic = "red", .syntax = "MARK GUARD red and BTYPE gGSPACE[$r[LSRC]] $r[LDST]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "As the atomic operations, without a result. The document does not know `exch` here.",
        .length = 8, .slot_count = 7, .choice_count = 1, .grade = ISADORA_HARDWARE,
        .slots = slots_red_g_and_bits, .configs = 0x88880,
        .choices = choices_1,
        .fixed_mask = {{UINT64_C(0xe000003cf0000003), 0x0}}, .fixed_value = {{UINT64_C(0xc0000028d0000001), 0x0}},
        .bits = "110\?\?\?\?\? bbb\?\?\?\?\? \?\?ccpppp p\?1010mm 1101\?\?\?\? \?\?\?\?gggg llllllll llllll01",
    },
    [TESLA_RED_G_OR_BITS] = {
        .name = "red_g.or.bits", .page = "red_g", .title = "Reduction in global memory",
        .mnemonic = "red", .syntax = "MARK GUARD red or BTYPE gGSPACE[$r[LSRC]] $r[LDST]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "As the atomic operations, without a result. The document does not know `exch` here.",
        .length = 8, .slot_count = 7, .choice_count = 1, .grade = ISADORA_HARDWARE,
        .slots = slots_red_g_or_bits, .configs = 0x88880,
        .choices = choices_1,
        .fixed_mask = {{UINT64_C(0xe000003cf0000003), 0x0}}, .fixed_value = {{UINT64_C(0xc000002cd0000001), 0x0}},
        .bits = "110\?\?\?\?\? bbb\?\?\?\?\? \?\?ccpppp p\?1011mm 1101\?\?\?\? \?\?\?\?gggg llllllll llllll01",
    },
    [TESLA_RED_G_XOR_BITS] = {
        .name = "red_g.xor.bits", .page = "red_g", .title = "Reduction in global memory",
        .mnemonic = "red", .syntax = "MARK GUARD red xor BTYPE gGSPACE[$r[LSRC]] $r[LDST]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "As the atomic operations, without a result. The document does not know `exch` here.",
        .length = 8, .slot_count = 7, .choice_count = 1, .grade = ISADORA_HARDWARE,
        .slots = slots_red_g_xor_bits, .configs = 0x88880,
        .choices = choices_1,
        .fixed_mask = {{UINT64_C(0xe000003cf0000003), 0x0}}, .fixed_value = {{UINT64_C(0xc0000030d0000001), 0x0}},
        .bits = "110\?\?\?\?\? bbb\?\?\?\?\? \?\?ccpppp p\?1100mm 1101\?\?\?\? \?\?\?\?gggg llllllll llllll01",
    },
    [TESLA_RED_G_ADD_WIDE] = {
        .name = "red_g.add.wide", .page = "red_g", .title = "Reduction in global memory",
        .mnemonic = "red", .syntax = "MARK GUARD red add u64 gGSPACE[$r[LSRC]] $r[LDST]d",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "As the atomic operations, without a result. The document does not know `exch` here.",
        .length = 8, .slot_count = 6, .choice_count = 2, .grade = ISADORA_HARDWARE,
        .slots = slots_red_g_add_wide, .configs = 0x88800,
        .choices = choices_2,
        .fixed_mask = {{UINT64_C(0xe0e0003cf0000003), 0x0}}, .fixed_value = {{UINT64_C(0xc0800000d0000001), 0x0}},
        .bits = "110\?\?\?\?\? 100\?\?\?\?\? \?\?ccpppp p\?0000mm 1101\?\?\?\? \?\?\?\?gggg llllllll llllll01",
    },
    [TESLA_RED_G_EXCH_WIDE] = {
        .name = "red_g.exch.wide", .page = "red_g", .title = "Reduction in global memory",
        .mnemonic = "red", .syntax = "MARK GUARD red exch b64 gGSPACE[$r[LSRC]] $r[LDST]d",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "As the atomic operations, without a result. The document does not know `exch` here.",
        .length = 8, .slot_count = 6, .choice_count = 2, .grade = ISADORA_HARDWARE,
        .slots = slots_red_g_exch_wide, .configs = 0x88800,
        .choices = choices_2,
        .fixed_mask = {{UINT64_C(0xe0e0003cf0000003), 0x0}}, .fixed_value = {{UINT64_C(0xc0800004d0000001), 0x0}},
        .bits = "110\?\?\?\?\? 100\?\?\?\?\? \?\?ccpppp p\?0001mm 1101\?\?\?\? \?\?\?\?gggg llllllll llllll01",
    },
    [TESLA_ATOMIC_G_ADD_NUM] = {
        .name = "atomic_g.add.num", .page = "atomic_g", .title = "Atomic operation on global memory",
        .mnemonic = "ld", .syntax = "MARK GUARD ld add ATYPE $r[LDST] gGSPACE2[$r[LSRC]] $r[LSRC2]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "The result is the old value. exch stores source 2; cas stores source 3 where memory equals source 2; inc counts up to source 2 and then begins at 0; dec counts down to 0 and then begins at source 2, also when memory is above it.",
        .length = 8, .slot_count = 8, .choice_count = 1, .grade = ISADORA_HARDWARE,
        .slots = slots_atomic_g_add_num, .configs = 0x88880,
        .choices = choices_1,
        .fixed_mask = {{UINT64_C(0xe000003cf0000003), 0x0}}, .fixed_value = {{UINT64_C(0xe0000000d0000001), 0x0}},
        .bits = "111\?\?\?\?\? aaa\?\?\?\?\? \?\?ccpppp p\?0000mm 1101\?ggg glllllll llllllll llllll01",
    },
    [TESLA_ATOMIC_G_INC_NUM] = {
        .name = "atomic_g.inc.num", .page = "atomic_g", .title = "Atomic operation on global memory",
        .mnemonic = "ld", .syntax = "MARK GUARD ld inc ATYPE $r[LDST] gGSPACE2[$r[LSRC]] $r[LSRC2]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "The result is the old value. exch stores source 2; cas stores source 3 where memory equals source 2; inc counts up to source 2 and then begins at 0; dec counts down to 0 and then begins at source 2, also when memory is above it.",
        .length = 8, .slot_count = 8, .choice_count = 1, .grade = ISADORA_HARDWARE,
        .slots = slots_atomic_g_inc_num, .configs = 0x88880,
        .choices = choices_1,
        .fixed_mask = {{UINT64_C(0xe000003cf0000003), 0x0}}, .fixed_value = {{UINT64_C(0xe0000010d0000001), 0x0}},
        .bits = "111\?\?\?\?\? aaa\?\?\?\?\? \?\?ccpppp p\?0100mm 1101\?ggg glllllll llllllll llllll01",
    },
    [TESLA_ATOMIC_G_DEC_NUM] = {
        .name = "atomic_g.dec.num", .page = "atomic_g", .title = "Atomic operation on global memory",
        .mnemonic = "ld", .syntax = "MARK GUARD ld dec ATYPE $r[LDST] gGSPACE2[$r[LSRC]] $r[LSRC2]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "The result is the old value. exch stores source 2; cas stores source 3 where memory equals source 2; inc counts up to source 2 and then begins at 0; dec counts down to 0 and then begins at source 2, also when memory is above it.",
        .length = 8, .slot_count = 8, .choice_count = 1, .grade = ISADORA_HARDWARE,
        .slots = slots_atomic_g_dec_num, .configs = 0x88880,
        .choices = choices_1,
        .fixed_mask = {{UINT64_C(0xe000003cf0000003), 0x0}}, .fixed_value = {{UINT64_C(0xe0000014d0000001), 0x0}},
        .bits = "111\?\?\?\?\? aaa\?\?\?\?\? \?\?ccpppp p\?0101mm 1101\?ggg glllllll llllllll llllll01",
    },
    [TESLA_ATOMIC_G_MAX_NUM] = {
        .name = "atomic_g.max.num", .page = "atomic_g", .title = "Atomic operation on global memory",
        .mnemonic = "ld", .syntax = "MARK GUARD ld max ATYPE $r[LDST] gGSPACE2[$r[LSRC]] $r[LSRC2]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "The result is the old value. exch stores source 2; cas stores source 3 where memory equals source 2; inc counts up to source 2 and then begins at 0; dec counts down to 0 and then begins at source 2, also when memory is above it.",
        .length = 8, .slot_count = 8, .choice_count = 1, .grade = ISADORA_HARDWARE,
        .slots = slots_atomic_g_max_num, .configs = 0x88880,
        .choices = choices_1,
        .fixed_mask = {{UINT64_C(0xe000003cf0000003), 0x0}}, .fixed_value = {{UINT64_C(0xe0000018d0000001), 0x0}},
        .bits = "111\?\?\?\?\? aaa\?\?\?\?\? \?\?ccpppp p\?0110mm 1101\?ggg glllllll llllllll llllll01",
    },
    [TESLA_ATOMIC_G_MIN_NUM] = {
        .name = "atomic_g.min.num", .page = "atomic_g", .title = "Atomic operation on global memory",
        .mnemonic = "ld", .syntax = "MARK GUARD ld min ATYPE $r[LDST] gGSPACE2[$r[LSRC]] $r[LSRC2]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "The result is the old value. exch stores source 2; cas stores source 3 where memory equals source 2; inc counts up to source 2 and then begins at 0; dec counts down to 0 and then begins at source 2, also when memory is above it.",
        .length = 8, .slot_count = 8, .choice_count = 1, .grade = ISADORA_HARDWARE,
        .slots = slots_atomic_g_min_num, .configs = 0x88880,
        .choices = choices_1,
        .fixed_mask = {{UINT64_C(0xe000003cf0000003), 0x0}}, .fixed_value = {{UINT64_C(0xe000001cd0000001), 0x0}},
        .bits = "111\?\?\?\?\? aaa\?\?\?\?\? \?\?ccpppp p\?0111mm 1101\?ggg glllllll llllllll llllll01",
    },
    [TESLA_ATOMIC_G_AND_BITS] = {
        .name = "atomic_g.and.bits", .page = "atomic_g", .title = "Atomic operation on global memory",
        .mnemonic = "ld", .syntax = "MARK GUARD ld and BTYPE $r[LDST] gGSPACE2[$r[LSRC]] $r[LSRC2]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "The result is the old value. exch stores source 2; cas stores source 3 where memory equals source 2; inc counts up to source 2 and then begins at 0; dec counts down to 0 and then begins at source 2, also when memory is above it.",
        .length = 8, .slot_count = 8, .choice_count = 1, .grade = ISADORA_HARDWARE,
        .slots = slots_atomic_g_and_bits, .configs = 0x88880,
        .choices = choices_1,
        .fixed_mask = {{UINT64_C(0xe000003cf0000003), 0x0}}, .fixed_value = {{UINT64_C(0xe0000028d0000001), 0x0}},
        .bits = "111\?\?\?\?\? bbb\?\?\?\?\? \?\?ccpppp p\?1010mm 1101\?ggg glllllll llllllll llllll01",
    },
    [TESLA_ATOMIC_G_OR_BITS] = {
        .name = "atomic_g.or.bits", .page = "atomic_g", .title = "Atomic operation on global memory",
        .mnemonic = "ld", .syntax = "MARK GUARD ld or BTYPE $r[LDST] gGSPACE2[$r[LSRC]] $r[LSRC2]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "The result is the old value. exch stores source 2; cas stores source 3 where memory equals source 2; inc counts up to source 2 and then begins at 0; dec counts down to 0 and then begins at source 2, also when memory is above it.",
        .length = 8, .slot_count = 8, .choice_count = 1, .grade = ISADORA_HARDWARE,
        .slots = slots_atomic_g_or_bits, .configs = 0x88880,
        .choices = choices_1,
        .fixed_mask = {{UINT64_C(0xe000003cf0000003), 0x0}}, .fixed_value = {{UINT64_C(0xe000002cd0000001), 0x0}},
        .bits = "111\?\?\?\?\? bbb\?\?\?\?\? \?\?ccpppp p\?1011mm 1101\?ggg glllllll llllllll llllll01",
    },
    [TESLA_ATOMIC_G_XOR_BITS] = {
        .name = "atomic_g.xor.bits", .page = "atomic_g", .title = "Atomic operation on global memory",
        .mnemonic = "ld", .syntax = "MARK GUARD ld xor BTYPE $r[LDST] gGSPACE2[$r[LSRC]] $r[LSRC2]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "The result is the old value. exch stores source 2; cas stores source 3 where memory equals source 2; inc counts up to source 2 and then begins at 0; dec counts down to 0 and then begins at source 2, also when memory is above it.",
        .length = 8, .slot_count = 8, .choice_count = 1, .grade = ISADORA_HARDWARE,
        .slots = slots_atomic_g_xor_bits, .configs = 0x88880,
        .choices = choices_1,
        .fixed_mask = {{UINT64_C(0xe000003cf0000003), 0x0}}, .fixed_value = {{UINT64_C(0xe0000030d0000001), 0x0}},
        .bits = "111\?\?\?\?\? bbb\?\?\?\?\? \?\?ccpppp p\?1100mm 1101\?ggg glllllll llllllll llllll01",
    },
    [TESLA_ATOMIC_G_ADD_ADD64] = {
        .name = "atomic_g.add.add64", .page = "atomic_g", .title = "Atomic operation on global memory",
        .mnemonic = "ld", .syntax = "MARK GUARD ld add u64 $r[LDST]d gGSPACE2[$r[LSRC]] $r[LSRC2]d",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "The result is the old value. exch stores source 2; cas stores source 3 where memory equals source 2; inc counts up to source 2 and then begins at 0; dec counts down to 0 and then begins at source 2, also when memory is above it.",
        .length = 8, .slot_count = 7, .choice_count = 3, .grade = ISADORA_HARDWARE,
        .slots = slots_atomic_g_add_add64, .configs = 0x88800,
        .choices = choices_3,
        .fixed_mask = {{UINT64_C(0xe0e0003cf0000003), 0x0}}, .fixed_value = {{UINT64_C(0xe0800000d0000001), 0x0}},
        .bits = "111\?\?\?\?\? 100\?\?\?\?\? \?\?ccpppp p\?0000mm 1101\?ggg glllllll llllllll llllll01",
    },
    [TESLA_EXCH_G_BITS] = {
        .name = "exch_g.bits", .page = "exch_g", .title = "Exchange with global memory",
        .mnemonic = "exch", .syntax = "MARK GUARD exch BTYPE $r[LDST] gGSPACE2[$r[LSRC]] $r[LSRC2]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 8, .choice_count = 1, .grade = ISADORA_HARDWARE,
        .slots = slots_exch_g_bits, .configs = 0x88880,
        .choices = choices_1,
        .fixed_mask = {{UINT64_C(0xe000003cf0000003), 0x0}}, .fixed_value = {{UINT64_C(0xe0000004d0000001), 0x0}},
        .bits = "111\?\?\?\?\? bbb\?\?\?\?\? \?\?ccpppp p\?0001mm 1101\?ggg glllllll llllllll llllll01",
    },
    [TESLA_EXCH_G_WIDE] = {
        .name = "exch_g.wide", .page = "exch_g", .title = "Exchange with global memory",
        .mnemonic = "exch", .syntax = "MARK GUARD exch b64 $r[LDST]d gGSPACE2[$r[LSRC]] $r[LSRC2]d",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 7, .choice_count = 3, .grade = ISADORA_HARDWARE,
        .slots = slots_exch_g_wide, .configs = 0x88800,
        .choices = choices_3,
        .fixed_mask = {{UINT64_C(0xe0e0003cf0000003), 0x0}}, .fixed_value = {{UINT64_C(0xe0800004d0000001), 0x0}},
        .bits = "111\?\?\?\?\? 100\?\?\?\?\? \?\?ccpppp p\?0001mm 1101\?ggg glllllll llllllll llllll01",
    },
    [TESLA_CAS_G_BITS] = {
        .name = "cas_g.bits", .page = "cas_g", .title = "Compare and swap in global memory",
        .mnemonic = "cas", .syntax = "MARK GUARD cas BTYPE $r[LDST] gGSPACE2[$r[LSRC]] $r[LSRC2] $r[LSRC3]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 9, .choice_count = 1, .grade = ISADORA_HARDWARE,
        .slots = slots_cas_g_bits, .configs = 0x88880,
        .choices = choices_1,
        .fixed_mask = {{UINT64_C(0xe000003cf0000003), 0x0}}, .fixed_value = {{UINT64_C(0xe0000008d0000001), 0x0}},
        .bits = "111\?\?\?\?\? bbblllll llccpppp p\?0010mm 1101\?ggg glllllll llllllll llllll01",
    },
    [TESLA_CAS_G_WIDE] = {
        .name = "cas_g.wide", .page = "cas_g", .title = "Compare and swap in global memory",
        .mnemonic = "cas", .syntax = "MARK GUARD cas b64 $r[LDST]d gGSPACE2[$r[LSRC]] $r[LSRC2]d $r[LSRC3]d",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 8, .choice_count = 4, .grade = ISADORA_HARDWARE,
        .slots = slots_cas_g_wide, .configs = 0x88800,
        .choices = choices_4,
        .fixed_mask = {{UINT64_C(0xe0e0003cf0000003), 0x0}}, .fixed_value = {{UINT64_C(0xe0800008d0000001), 0x0}},
        .bits = "111\?\?\?\?\? 100lllll llccpppp p\?0010mm 1101\?ggg glllllll llllllll llllll01",
    },
    [TESLA_DISCARD] = {
        .name = "discard", .page = "discard", .title = "Discard the fragment",
        .mnemonic = "discard", .syntax = "GUARD discard",
        .effects = "trap: not modelled: flow control comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 2, .choice_count = 1, .grade = ISADORA_DOCUMENT,
        .slots = slots_discard, .configs = 0x44444,
        .choices = choices_1,
        .fixed_mask = {{0xf0000003u, 0x0}}, .fixed_value = {{0x3, 0x0}},
        .bits = "\?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?ccpppp p\?\?\?\?\?\?\? 0000\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?11",
    },
    [TESLA_BRA] = {
        .name = "bra", .page = "bra", .title = "Branch",
        .mnemonic = "bra", .syntax = "GUARD bra TARGET",
        .effects = "trap: not modelled: flow control comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 3, .choice_count = 1, .grade = ISADORA_DOCUMENT,
        .slots = slots_bra, .configs = 0xfffff,
        .choices = choices_1,
        .fixed_mask = {{0xf0000003u, 0x0}}, .fixed_value = {{0x10000003, 0x0}},
        .bits = "\?\?\?\?\?\?\?\? \?\?\?\?tttt ttccpppp p\?\?\?\?\?\?\? 0001\?ttt tttttttt ttttt\?\?\? \?\?\?\?\?\?11",
    },
    [TESLA_CALL] = {
        .name = "call", .page = "call", .title = "Call",
        .mnemonic = "call", .syntax = "call LIM TARGET",
        .effects = "trap: not modelled: flow control comes with the execution of warps",
        .note = "`lim`: the call is left out when the stack holds as many limited calls as are allowed.",
        .length = 8, .slot_count = 2, .choice_count = 0, .grade = ISADORA_DOCUMENT,
        .slots = slots_call, .configs = 0xfffff,
        .fixed_mask = {{0xf0000003u, 0x0}}, .fixed_value = {{0x20000003, 0x0}},
        .bits = "\?\?\?\?\?\?\?\? \?\?\?\?tttt tt------ -l\?\?\?\?\?\? 0010\?ttt tttttttt ttttt\?\?\? \?\?\?\?\?\?11",
    },
    [TESLA_RET] = {
        .name = "ret", .page = "ret", .title = "Return",
        .mnemonic = "ret", .syntax = "GUARD ret",
        .effects = "trap: not modelled: flow control comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 2, .choice_count = 1, .grade = ISADORA_DOCUMENT,
        .slots = slots_ret, .configs = 0xfffff,
        .choices = choices_1,
        .fixed_mask = {{0xf0000003u, 0x0}}, .fixed_value = {{0x30000003, 0x0}},
        .bits = "\?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?ccpppp p\?\?\?\?\?\?\? 0011\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?11",
    },
    [TESLA_BREAKADDR] = {
        .name = "breakaddr", .page = "breakaddr", .title = "Push the place where `break` goes",
        .mnemonic = "breakaddr", .syntax = "breakaddr TARGET",
        .effects = "trap: not modelled: flow control comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 1, .choice_count = 0, .grade = ISADORA_DOCUMENT,
        .slots = slots_breakaddr, .configs = 0xfffff,
        .fixed_mask = {{0xf0000003u, 0x0}}, .fixed_value = {{0x40000003, 0x0}},
        .bits = "\?\?\?\?\?\?\?\? \?\?\?\?tttt tt------ -\?\?\?\?\?\?\? 0100\?ttt tttttttt ttttt\?\?\? \?\?\?\?\?\?11",
    },
    [TESLA_BREAK] = {
        .name = "break", .page = "break", .title = "Leave a loop",
        .mnemonic = "break", .syntax = "GUARD break",
        .effects = "trap: not modelled: flow control comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 2, .choice_count = 1, .grade = ISADORA_DOCUMENT,
        .slots = slots_break, .configs = 0xfffff,
        .choices = choices_1,
        .fixed_mask = {{0xf0000003u, 0x0}}, .fixed_value = {{0x50000003, 0x0}},
        .bits = "\?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?ccpppp p\?\?\?\?\?\?\? 0101\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?11",
    },
    [TESLA_QUAD_QUADON] = {
        .name = "quad.quadon", .page = "quad", .title = "Quads as a whole",
        .mnemonic = "quadon", .syntax = "quadon",
        .effects = "trap: not modelled: flow control comes with the execution of warps",
        .note = "quadon lets all lanes run of each quad of which one does; quadpop ends that.",
        .length = 8, .slot_count = 0, .choice_count = 0, .grade = ISADORA_DOCUMENT,
        .slots = NULL, .configs = 0xfffff,
        .fixed_mask = {{0xf0000003u, 0x0}}, .fixed_value = {{0x60000003, 0x0}},
        .bits = "\?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?------ -\?\?\?\?\?\?\? 0110\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?11",
    },
    [TESLA_QUAD_QUADPOP] = {
        .name = "quad.quadpop", .page = "quad", .title = "Quads as a whole",
        .mnemonic = "quadpop", .syntax = "quadpop",
        .effects = "trap: not modelled: flow control comes with the execution of warps",
        .note = "quadon lets all lanes run of each quad of which one does; quadpop ends that.",
        .length = 8, .slot_count = 0, .choice_count = 0, .grade = ISADORA_DOCUMENT,
        .slots = NULL, .configs = 0xfffff,
        .fixed_mask = {{0xf0000003u, 0x0}}, .fixed_value = {{0x70000003, 0x0}},
        .bits = "\?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?------ -\?\?\?\?\?\?\? 0111\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?11",
    },
    [TESLA_BAR_MASK] = {
        .name = "bar.mask", .page = "bar", .title = "Barrier of a block",
        .mnemonic = "bar", .syntax = "bar BINC BWAIT BAR BARMASK",
        .effects = "trap: not modelled: flow control comes with the execution of warps",
        .note = "`inc` counts the warp, `wait` waits until all warps were counted. What the mask means is known only for 0xfff; `all` stands in its place.",
        .length = 8, .slot_count = 4, .choice_count = 0, .grade = ISADORA_DOCUMENT,
        .slots = slots_bar_mask, .configs = 0x88888,
        .fixed_mask = {{UINT64_C(0x4000f0000003), 0x0}}, .fixed_value = {{0x80000003u, 0x0}},
        .bits = "\?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?0------ -\?\?\?\?\?\?\? 1000\?bbb bbbbbbbb bbbbbbb\? \?\?\?\?\?\?11",
    },
    [TESLA_BAR_ALL] = {
        .name = "bar.all", .page = "bar", .title = "Barrier of a block",
        .mnemonic = "bar", .syntax = "bar BINC BWAIT BAR all",
        .effects = "trap: not modelled: flow control comes with the execution of warps",
        .note = "`inc` counts the warp, `wait` waits until all warps were counted. What the mask means is known only for 0xfff; `all` stands in its place.",
        .length = 8, .slot_count = 3, .choice_count = 0, .grade = ISADORA_DOCUMENT,
        .slots = slots_bar_all, .configs = 0x88888,
        .fixed_mask = {{UINT64_C(0x4000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x400080000003), 0x0}},
        .bits = "\?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?1------ -\?\?\?\?\?\?\? 1000\?bbb bbb\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?11",
    },
    [TESLA_TRAP_SHORT] = {
        .name = "trap.short", .page = "trap", .title = "Stop with an error",
        .mnemonic = "trap", .syntax = "trap",
        .effects = "trap: not modelled: flow control comes with the execution of warps",
        .note = "",
        .length = 4, .slot_count = 0, .choice_count = 0, .grade = ISADORA_DOCUMENT,
        .slots = NULL, .configs = 0xfffff,
        .fixed_mask = {{0xf0000003u, 0x0}}, .fixed_value = {{0x90000002u, 0x0}},
        .bits = "1001\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?10",
    },
    [TESLA_TRAP_LONG] = {
        .name = "trap.long", .page = "trap", .title = "Stop with an error",
        .mnemonic = "trap", .syntax = "trap",
        .effects = "trap: not modelled: flow control comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 0, .choice_count = 0, .grade = ISADORA_DOCUMENT,
        .slots = NULL, .configs = 0xfffff,
        .fixed_mask = {{0xf0000003u, 0x0}}, .fixed_value = {{0x90000003u, 0x0}},
        .bits = "\?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?------ -\?\?\?\?\?\?\? 1001\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?11",
    },
    [TESLA_JOINAT] = {
        .name = "joinat", .page = "joinat", .title = "Push the place where paths join",
        .mnemonic = "joinat", .syntax = "joinat TARGET",
        .effects = "trap: not modelled: flow control comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 1, .choice_count = 0, .grade = ISADORA_DOCUMENT,
        .slots = slots_joinat, .configs = 0xfffff,
        .fixed_mask = {{0xf0000003u, 0x0}}, .fixed_value = {{0xa0000003u, 0x0}},
        .bits = "\?\?\?\?\?\?\?\? \?\?\?\?tttt tt------ -\?\?\?\?\?\?\? 1010\?ttt tttttttt ttttt\?\?\? \?\?\?\?\?\?11",
    },
    [TESLA_BRKPT_SHORT] = {
        .name = "brkpt.short", .page = "brkpt", .title = "Breakpoint",
        .mnemonic = "brkpt", .syntax = "brkpt",
        .effects = "trap: not modelled: flow control comes with the execution of warps",
        .note = "",
        .length = 4, .slot_count = 0, .choice_count = 0, .grade = ISADORA_DOCUMENT,
        .slots = NULL, .configs = 0xffff0,
        .fixed_mask = {{0xf0000003u, 0x0}}, .fixed_value = {{0xb0000002u, 0x0}},
        .bits = "1011\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?10",
    },
    [TESLA_BRKPT_LONG] = {
        .name = "brkpt.long", .page = "brkpt", .title = "Breakpoint",
        .mnemonic = "brkpt", .syntax = "GUARD brkpt",
        .effects = "trap: not modelled: flow control comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 2, .choice_count = 1, .grade = ISADORA_DOCUMENT,
        .slots = slots_brkpt_long, .configs = 0xffff0,
        .choices = choices_1,
        .fixed_mask = {{0xf0000003u, 0x0}}, .fixed_value = {{0xb0000003u, 0x0}},
        .bits = "\?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?ccpppp p\?\?\?\?\?\?\? 1011\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?11",
    },
    [TESLA_BRA_C] = {
        .name = "bra_c", .page = "bra_c", .title = "Branch to an address in memory",
        .mnemonic = "bra", .syntax = "bra LIM cCSPACE[AT0]",
        .effects = "trap: not modelled: flow control comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 4, .choice_count = 1, .grade = ISADORA_DOCUMENT,
        .slots = slots_bra_c, .configs = 0xf0000,
        .choices = choices_5,
        .fixed_mask = {{0xf0000003u, 0x0}}, .fixed_value = {{0xc0000003u, 0x0}},
        .bits = "\?\?\?\?\?\?cc cc\?\?\?\?\?\? \?\?------ -l\?\?\?a\?\? 1100aa\?o oooooooo ooooooo\? \?\?\?\?\?\?11",
    },
    [TESLA_PRERET] = {
        .name = "preret", .page = "preret", .title = "Push the place where `ret` goes",
        .mnemonic = "preret", .syntax = "preret LIM TARGET",
        .effects = "trap: not modelled: flow control comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 2, .choice_count = 0, .grade = ISADORA_DOCUMENT,
        .slots = slots_preret, .configs = 0xf0000,
        .fixed_mask = {{0xf0000003u, 0x0}}, .fixed_value = {{0xd0000003u, 0x0}},
        .bits = "\?\?\?\?\?\?\?\? \?\?\?\?tttt tt------ -l\?\?\?\?\?\? 1101\?ttt tttttttt ttttt\?\?\? \?\?\?\?\?\?11",
    },
    [TESLA_VOTE_ANY] = {
        .name = "vote.any", .page = "vote", .title = "Vote of the warp",
        .mnemonic = "vote", .syntax = "MARK GUARD vote any $c[CDST]",
        .effects = "trap: not modelled: votes come with the execution of warps",
        .note = "The predicate is not a condition of the instruction but what is voted on. Which flags the result has is not known.",
        .length = 8, .slot_count = 4, .choice_count = 1, .grade = ISADORA_DOCUMENT,
        .slots = slots_vote_any, .configs = 0xfff00,
        .choices = choices_1,
        .fixed_mask = {{UINT64_C(0xe0000000f0000603), 0x0}}, .fixed_value = {{UINT64_C(0x6000000010000201), 0x0}},
        .bits = "011\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?ccpppp p-cc\?\?mm 0001\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?01\? \?\?\?\?\?\?01",
    },
    [TESLA_VOTE_ALL] = {
        .name = "vote.all", .page = "vote", .title = "Vote of the warp",
        .mnemonic = "vote", .syntax = "MARK GUARD vote all $c[CDST]",
        .effects = "trap: not modelled: votes come with the execution of warps",
        .note = "The predicate is not a condition of the instruction but what is voted on. Which flags the result has is not known.",
        .length = 8, .slot_count = 4, .choice_count = 1, .grade = ISADORA_DOCUMENT,
        .slots = slots_vote_all, .configs = 0xfff00,
        .choices = choices_1,
        .fixed_mask = {{UINT64_C(0xe0000000f0000603), 0x0}}, .fixed_value = {{UINT64_C(0x6000000010000401), 0x0}},
        .bits = "011\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?ccpppp p-cc\?\?mm 0001\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?10\? \?\?\?\?\?\?01",
    },
    [TESLA_EMIT_EMIT] = {
        .name = "emit.emit", .page = "emit", .title = "Emit a vertex, or end the primitive",
        .mnemonic = "emit", .syntax = "MARK GUARD emit",
        .effects = "trap: not modelled: geometry comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 3, .choice_count = 1, .grade = ISADORA_DOCUMENT,
        .slots = slots_emit_emit, .configs = 0x22222,
        .choices = choices_1,
        .fixed_mask = {{UINT64_C(0xe0000000f0000603), 0x0}}, .fixed_value = {{UINT64_C(0xc0000000f0000201), 0x0}},
        .bits = "110\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?ccpppp p\?\?\?\?\?mm 1111\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?01\? \?\?\?\?\?\?01",
    },
    [TESLA_EMIT_RESTART] = {
        .name = "emit.restart", .page = "emit", .title = "Emit a vertex, or end the primitive",
        .mnemonic = "restart", .syntax = "MARK GUARD restart",
        .effects = "trap: not modelled: geometry comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 3, .choice_count = 1, .grade = ISADORA_DOCUMENT,
        .slots = slots_emit_restart, .configs = 0x22222,
        .choices = choices_1,
        .fixed_mask = {{UINT64_C(0xe0000000f0000603), 0x0}}, .fixed_value = {{UINT64_C(0xc0000000f0000401), 0x0}},
        .bits = "110\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?ccpppp p\?\?\?\?\?mm 1111\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?10\? \?\?\?\?\?\?01",
    },
    [TESLA_NOP] = {
        .name = "nop", .page = "nop", .title = "Do nothing",
        .mnemonic = "nop", .syntax = "MARK GUARD nop",
        .effects = "",
        .note = "",
        .length = 8, .slot_count = 3, .choice_count = 1, .grade = ISADORA_DOCUMENT,
        .slots = slots_nop, .configs = 0xfffff,
        .choices = choices_1,
        .fixed_mask = {{UINT64_C(0xe0000004f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xe0000000f0000001), 0x0}},
        .bits = "111\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?ccpppp p\?\?\?\?0mm 1111\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?01",
    },
    [TESLA_PMEVENT] = {
        .name = "pmevent", .page = "pmevent", .title = "Signal a performance event",
        .mnemonic = "pmevent", .syntax = "MARK GUARD pmevent PM",
        .effects = "trap: not modelled: performance counters are outside the model",
        .note = "",
        .length = 8, .slot_count = 4, .choice_count = 1, .grade = ISADORA_DOCUMENT,
        .slots = slots_pmevent, .configs = 0xfffff,
        .choices = choices_1,
        .fixed_mask = {{UINT64_C(0xe0000004f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xe0000004f0000001), 0x0}},
        .bits = "111\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?ccpppp p\?\?\?\?1mm 1111\?\?\?\? \?\?\?\?\?\?\?\? \?\?pppp\?\? \?\?\?\?\?\?01",
    },
    [TESLA_UNKF5] = {
        .name = "unkf5", .page = "unkf5", .title = "An instruction without a name",
        .mnemonic = "unkf5", .syntax = "MARK GUARD unkf5",
        .effects = "trap: no source says what this does",
        .note = "The document names the cell without saying what is there.",
        .length = 8, .slot_count = 3, .choice_count = 1, .grade = ISADORA_UNKNOWN,
        .slots = slots_unkf5, .configs = 0xfffff,
        .choices = choices_1,
        .fixed_mask = {{UINT64_C(0xe0000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xa0000000f0000001), 0x0}},
        .bits = "101\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?ccpppp p\?\?\?\?\?mm 1111\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?01",
    },
    [TESLA_CVT_I2I_U_FULL] = {
        .name = "cvt_i2i.u.full", .page = "cvt_i2i", .title = "Convert integer to integer",
        .mnemonic = "cvt", .syntax = "MARK GUARD cvt ONEG LABS1 u32 MCDST LL_DST CVT_INT",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "A number out of range becomes the nearest one of the range. Bytes come into a whole register or a half.",
        .length = 8, .slot_count = 15, .choice_count = 16, .grade = ISADORA_HARDWARE,
        .slots = slots_cvt_i2i_u_full, .configs = 0xfffff,
        .choices = choices_6,
        .fixed_mask = {{UINT64_C(0xcc080000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x4000000a0000001), 0x0}},
        .bits = "00o-01\?\? \?\?.l0\?\?c ccccpppp p.cc.amm 1010aa-. .\?\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_CVT_I2I_S_FULL] = {
        .name = "cvt_i2i.s.full", .page = "cvt_i2i", .title = "Convert integer to integer",
        .mnemonic = "cvt", .syntax = "MARK GUARD cvt ONEG LABS1 s32 MCDST LL_DST CVT_INT",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "A number out of range becomes the nearest one of the range. Bytes come into a whole register or a half.",
        .length = 8, .slot_count = 15, .choice_count = 16, .grade = ISADORA_HARDWARE,
        .slots = slots_cvt_i2i_s_full, .configs = 0xfffff,
        .choices = choices_6,
        .fixed_mask = {{UINT64_C(0xcc080000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xc000000a0000001), 0x0}},
        .bits = "00o-11\?\? \?\?.l0\?\?c ccccpppp p.cc.amm 1010aa-. .\?\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_CVT_I2I_U8_FULL] = {
        .name = "cvt_i2i.u8.full", .page = "cvt_i2i", .title = "Convert integer to integer",
        .mnemonic = "cvt", .syntax = "MARK GUARD cvt ONEG LABS1 u8 MCDST LL_DST CVT_INT",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "A number out of range becomes the nearest one of the range. Bytes come into a whole register or a half.",
        .length = 8, .slot_count = 15, .choice_count = 16, .grade = ISADORA_HARDWARE,
        .slots = slots_cvt_i2i_u8_full, .configs = 0xfffff,
        .choices = choices_6,
        .fixed_mask = {{UINT64_C(0xcc080000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x4080000a0000001), 0x0}},
        .bits = "00o-01\?\? \?\?.l1\?\?c ccccpppp p.cc.amm 1010aa-. .\?\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_CVT_I2I_S8_FULL] = {
        .name = "cvt_i2i.s8.full", .page = "cvt_i2i", .title = "Convert integer to integer",
        .mnemonic = "cvt", .syntax = "MARK GUARD cvt ONEG LABS1 s8 MCDST LL_DST CVT_INT",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "A number out of range becomes the nearest one of the range. Bytes come into a whole register or a half.",
        .length = 8, .slot_count = 15, .choice_count = 16, .grade = ISADORA_HARDWARE,
        .slots = slots_cvt_i2i_s8_full, .configs = 0xfffff,
        .choices = choices_6,
        .fixed_mask = {{UINT64_C(0xcc080000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xc080000a0000001), 0x0}},
        .bits = "00o-11\?\? \?\?.l1\?\?c ccccpppp p.cc.amm 1010aa-. .\?\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_CVT_I2I_U_HALF] = {
        .name = "cvt_i2i.u.half", .page = "cvt_i2i", .title = "Convert integer to integer",
        .mnemonic = "cvt", .syntax = "MARK GUARD cvt ONEG LABS1 u16 MCDST LL_DST CVT_INT",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "A number out of range becomes the nearest one of the range. Bytes come into a whole register or a half.",
        .length = 8, .slot_count = 15, .choice_count = 16, .grade = ISADORA_HARDWARE,
        .slots = slots_cvt_i2i_u_half, .configs = 0xfffff,
        .choices = choices_7,
        .fixed_mask = {{UINT64_C(0xcc080000f0000003), 0x0}}, .fixed_value = {{0xa0000001u, 0x0}},
        .bits = "00o-00\?\? \?\?.l0\?\?c ccccpppp p.cc.amm 1010aa-. .\?\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_CVT_I2I_S_HALF] = {
        .name = "cvt_i2i.s.half", .page = "cvt_i2i", .title = "Convert integer to integer",
        .mnemonic = "cvt", .syntax = "MARK GUARD cvt ONEG LABS1 s16 MCDST LL_DST CVT_INT",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "A number out of range becomes the nearest one of the range. Bytes come into a whole register or a half.",
        .length = 8, .slot_count = 15, .choice_count = 16, .grade = ISADORA_HARDWARE,
        .slots = slots_cvt_i2i_s_half, .configs = 0xfffff,
        .choices = choices_7,
        .fixed_mask = {{UINT64_C(0xcc080000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x8000000a0000001), 0x0}},
        .bits = "00o-10\?\? \?\?.l0\?\?c ccccpppp p.cc.amm 1010aa-. .\?\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_CVT_I2I_U8_BYTE] = {
        .name = "cvt_i2i.u8.byte", .page = "cvt_i2i", .title = "Convert integer to integer",
        .mnemonic = "cvt", .syntax = "MARK GUARD cvt ONEG LABS1 u8 MCDST LL_HALF CVT_INT",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "A number out of range becomes the nearest one of the range. Bytes come into a whole register or a half.",
        .length = 8, .slot_count = 15, .choice_count = 16, .grade = ISADORA_HARDWARE,
        .slots = slots_cvt_i2i_u8_byte, .configs = 0xfffff,
        .choices = choices_8,
        .fixed_mask = {{UINT64_C(0xcc080000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x80000a0000001), 0x0}},
        .bits = "00o-00\?\? \?\?.l1\?\?c ccccpppp p.cc.amm 1010aa-. .\?\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_CVT_I2I_S8_BYTE] = {
        .name = "cvt_i2i.s8.byte", .page = "cvt_i2i", .title = "Convert integer to integer",
        .mnemonic = "cvt", .syntax = "MARK GUARD cvt ONEG LABS1 s8 MCDST LL_HALF CVT_INT",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "A number out of range becomes the nearest one of the range. Bytes come into a whole register or a half.",
        .length = 8, .slot_count = 15, .choice_count = 16, .grade = ISADORA_HARDWARE,
        .slots = slots_cvt_i2i_s8_byte, .configs = 0xfffff,
        .choices = choices_8,
        .fixed_mask = {{UINT64_C(0xcc080000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x8080000a0000001), 0x0}},
        .bits = "00o-10\?\? \?\?.l1\?\?c ccccpppp p.cc.amm 1010aa-. .\?\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_CVT_I2F_F16] = {
        .name = "cvt_i2f.f16", .page = "cvt_i2f", .title = "Convert integer to float",
        .mnemonic = "cvt", .syntax = "MARK GUARD cvt ONEG LABS1 CSAT CRND f16 MCDST LL_DST CVT_INT",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 17, .choice_count = 16, .grade = ISADORA_HARDWARE,
        .slots = slots_cvt_i2f_f16, .configs = 0xfffff,
        .choices = choices_7,
        .fixed_mask = {{UINT64_C(0xc4400000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x40000000a0000001), 0x0}},
        .bits = "01o-\?0\?\? \?0.lcccc ccccpppp p.cc.amm 1010aa-. .\?\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_CVT_I2F_F32] = {
        .name = "cvt_i2f.f32", .page = "cvt_i2f", .title = "Convert integer to float",
        .mnemonic = "cvt", .syntax = "MARK GUARD cvt ONEG LABS1 CSAT CRND f32 MCDST LL_DST CVT_INT",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 17, .choice_count = 16, .grade = ISADORA_HARDWARE,
        .slots = slots_cvt_i2f_f32, .configs = 0xfffff,
        .choices = choices_6,
        .fixed_mask = {{UINT64_C(0xc4400000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x44000000a0000001), 0x0}},
        .bits = "01o-\?1\?\? \?0.lcccc ccccpppp p.cc.amm 1010aa-. .\?\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_CVT_I2F_64_U_TO] = {
        .name = "cvt_i2f_64.u.to", .page = "cvt_i2f_64", .title = "Convert integer to float, 64 bits involved",
        .mnemonic = "cvt", .syntax = "MARK GUARD cvt ONEG LABS1 CSAT CRND f64 MCDST $r[LDST]d u32 L_SRC",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 13, .choice_count = 9, .grade = ISADORA_HARDWARE,
        .slots = slots_cvt_i2f_64_u_to, .configs = 0xf000,
        .choices = choices_9,
        .fixed_mask = {{UINT64_C(0xc4414000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x44400000a0000001), 0x0}},
        .bits = "01o-\?1\?\? \?1.lccc0 \?0ccpppp p.cc\?amm 1010aa-. .\?\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_CVT_I2F_64_S_TO] = {
        .name = "cvt_i2f_64.s.to", .page = "cvt_i2f_64", .title = "Convert integer to float, 64 bits involved",
        .mnemonic = "cvt", .syntax = "MARK GUARD cvt ONEG LABS1 CSAT CRND f64 MCDST $r[LDST]d s32 L_SRC",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 13, .choice_count = 9, .grade = ISADORA_HARDWARE,
        .slots = slots_cvt_i2f_64_s_to, .configs = 0xf000,
        .choices = choices_9,
        .fixed_mask = {{UINT64_C(0xc4414000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x44410000a0000001), 0x0}},
        .bits = "01o-\?1\?\? \?1.lccc1 \?0ccpppp p.cc\?amm 1010aa-. .\?\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_CVT_I2F_64_U_FROM] = {
        .name = "cvt_i2f_64.u.from", .page = "cvt_i2f_64", .title = "Convert integer to float, 64 bits involved",
        .mnemonic = "cvt", .syntax = "MARK GUARD cvt ONEG LABS1 CSAT CRND f32 MCDST LL_DST u64 $r[LSRC]d",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 11, .choice_count = 4, .grade = ISADORA_HARDWARE,
        .slots = slots_cvt_i2f_64_u_from, .configs = 0xf000,
        .choices = choices_10,
        .fixed_mask = {{UINT64_C(0xc4414000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x40404000a0000001), 0x0}},
        .bits = "01o-\?0\?\? \?1\?lccc0 \?1ccpppp p.cc.-mm 1010---\? \?\?\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_CVT_I2F_64_S_FROM] = {
        .name = "cvt_i2f_64.s.from", .page = "cvt_i2f_64", .title = "Convert integer to float, 64 bits involved",
        .mnemonic = "cvt", .syntax = "MARK GUARD cvt ONEG LABS1 CSAT CRND f32 MCDST LL_DST s64 $r[LSRC]d",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 11, .choice_count = 4, .grade = ISADORA_HARDWARE,
        .slots = slots_cvt_i2f_64_s_from, .configs = 0xf000,
        .choices = choices_10,
        .fixed_mask = {{UINT64_C(0xc4414000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x40414000a0000001), 0x0}},
        .bits = "01o-\?0\?\? \?1\?lccc1 \?1ccpppp p.cc.-mm 1010---\? \?\?\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_CVT_I2F_64_U_BOTH] = {
        .name = "cvt_i2f_64.u.both", .page = "cvt_i2f_64", .title = "Convert integer to float, 64 bits involved",
        .mnemonic = "cvt", .syntax = "MARK GUARD cvt ONEG LABS1 CSAT CRND f64 MCDST $r[LDST]d u64 $r[LSRC]d",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 10, .choice_count = 4, .grade = ISADORA_HARDWARE,
        .slots = slots_cvt_i2f_64_u_both, .configs = 0xf000,
        .choices = choices_11,
        .fixed_mask = {{UINT64_C(0xc4414000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x44404000a0000001), 0x0}},
        .bits = "01o-\?1\?\? \?1\?lccc0 \?1ccpppp p.cc\?-mm 1010---\? \?\?\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_CVT_I2F_64_S_BOTH] = {
        .name = "cvt_i2f_64.s.both", .page = "cvt_i2f_64", .title = "Convert integer to float, 64 bits involved",
        .mnemonic = "cvt", .syntax = "MARK GUARD cvt ONEG LABS1 CSAT CRND f64 MCDST $r[LDST]d s64 $r[LSRC]d",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 10, .choice_count = 4, .grade = ISADORA_HARDWARE,
        .slots = slots_cvt_i2f_64_s_both, .configs = 0xf000,
        .choices = choices_11,
        .fixed_mask = {{UINT64_C(0xc4414000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x44414000a0000001), 0x0}},
        .bits = "01o-\?1\?\? \?1\?lccc1 \?1ccpppp p.cc\?-mm 1010---\? \?\?\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_CVT_F2I_U16_F16] = {
        .name = "cvt_f2i.u16.f16", .page = "cvt_f2i", .title = "Convert float to integer",
        .mnemonic = "cvt", .syntax = "MARK GUARD cvt ONEG LABS1 IRND u16 MCDST LL_DST f16 L_SRC",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "A number out of range becomes the nearest one of the range, NaN 0.",
        .length = 8, .slot_count = 13, .choice_count = 9, .grade = ISADORA_HARDWARE,
        .slots = slots_cvt_f2i_u16_f16, .configs = 0xfffff,
        .choices = choices_12,
        .fixed_mask = {{UINT64_C(0xcc404000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x80000000a0000001), 0x0}},
        .bits = "10o-00\?\? \?0.l\?ii\? \?0ccpppp p.cc.amm 1010aa-. .\?\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_CVT_F2I_U16_F32] = {
        .name = "cvt_f2i.u16.f32", .page = "cvt_f2i", .title = "Convert float to integer",
        .mnemonic = "cvt", .syntax = "MARK GUARD cvt ONEG LABS1 IRND u16 MCDST LL_DST f32 L_SRC",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "A number out of range becomes the nearest one of the range, NaN 0.",
        .length = 8, .slot_count = 13, .choice_count = 9, .grade = ISADORA_HARDWARE,
        .slots = slots_cvt_f2i_u16_f32, .configs = 0xfffff,
        .choices = choices_13,
        .fixed_mask = {{UINT64_C(0xcc404000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x80004000a0000001), 0x0}},
        .bits = "10o-00\?\? \?0.l\?ii\? \?1ccpppp p.cc.amm 1010aa-. .\?\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_CVT_F2I_S16_F16] = {
        .name = "cvt_f2i.s16.f16", .page = "cvt_f2i", .title = "Convert float to integer",
        .mnemonic = "cvt", .syntax = "MARK GUARD cvt ONEG LABS1 IRND s16 MCDST LL_DST f16 L_SRC",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "A number out of range becomes the nearest one of the range, NaN 0.",
        .length = 8, .slot_count = 13, .choice_count = 9, .grade = ISADORA_HARDWARE,
        .slots = slots_cvt_f2i_s16_f16, .configs = 0xfffff,
        .choices = choices_12,
        .fixed_mask = {{UINT64_C(0xcc404000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x88000000a0000001), 0x0}},
        .bits = "10o-10\?\? \?0.l\?ii\? \?0ccpppp p.cc.amm 1010aa-. .\?\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_CVT_F2I_S16_F32] = {
        .name = "cvt_f2i.s16.f32", .page = "cvt_f2i", .title = "Convert float to integer",
        .mnemonic = "cvt", .syntax = "MARK GUARD cvt ONEG LABS1 IRND s16 MCDST LL_DST f32 L_SRC",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "A number out of range becomes the nearest one of the range, NaN 0.",
        .length = 8, .slot_count = 13, .choice_count = 9, .grade = ISADORA_HARDWARE,
        .slots = slots_cvt_f2i_s16_f32, .configs = 0xfffff,
        .choices = choices_13,
        .fixed_mask = {{UINT64_C(0xcc404000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x88004000a0000001), 0x0}},
        .bits = "10o-10\?\? \?0.l\?ii\? \?1ccpppp p.cc.amm 1010aa-. .\?\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_CVT_F2I_U32_F16] = {
        .name = "cvt_f2i.u32.f16", .page = "cvt_f2i", .title = "Convert float to integer",
        .mnemonic = "cvt", .syntax = "MARK GUARD cvt ONEG LABS1 IRND u32 MCDST LL_DST f16 L_SRC",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "A number out of range becomes the nearest one of the range, NaN 0.",
        .length = 8, .slot_count = 13, .choice_count = 9, .grade = ISADORA_HARDWARE,
        .slots = slots_cvt_f2i_u32_f16, .configs = 0xfffff,
        .choices = choices_14,
        .fixed_mask = {{UINT64_C(0xcc404000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x84000000a0000001), 0x0}},
        .bits = "10o-01\?\? \?0.l\?ii\? \?0ccpppp p.cc.amm 1010aa-. .\?\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_CVT_F2I_U32_F32] = {
        .name = "cvt_f2i.u32.f32", .page = "cvt_f2i", .title = "Convert float to integer",
        .mnemonic = "cvt", .syntax = "MARK GUARD cvt ONEG LABS1 IRND u32 MCDST LL_DST f32 L_SRC",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "A number out of range becomes the nearest one of the range, NaN 0.",
        .length = 8, .slot_count = 13, .choice_count = 9, .grade = ISADORA_HARDWARE,
        .slots = slots_cvt_f2i_u32_f32, .configs = 0xfffff,
        .choices = choices_15,
        .fixed_mask = {{UINT64_C(0xcc404000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x84004000a0000001), 0x0}},
        .bits = "10o-01\?\? \?0.l\?ii\? \?1ccpppp p.cc.amm 1010aa-. .\?\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_CVT_F2I_S32_F16] = {
        .name = "cvt_f2i.s32.f16", .page = "cvt_f2i", .title = "Convert float to integer",
        .mnemonic = "cvt", .syntax = "MARK GUARD cvt ONEG LABS1 IRND s32 MCDST LL_DST f16 L_SRC",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "A number out of range becomes the nearest one of the range, NaN 0.",
        .length = 8, .slot_count = 13, .choice_count = 9, .grade = ISADORA_HARDWARE,
        .slots = slots_cvt_f2i_s32_f16, .configs = 0xfffff,
        .choices = choices_14,
        .fixed_mask = {{UINT64_C(0xcc404000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x8c000000a0000001), 0x0}},
        .bits = "10o-11\?\? \?0.l\?ii\? \?0ccpppp p.cc.amm 1010aa-. .\?\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_CVT_F2I_S32_F32] = {
        .name = "cvt_f2i.s32.f32", .page = "cvt_f2i", .title = "Convert float to integer",
        .mnemonic = "cvt", .syntax = "MARK GUARD cvt ONEG LABS1 IRND s32 MCDST LL_DST f32 L_SRC",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "A number out of range becomes the nearest one of the range, NaN 0.",
        .length = 8, .slot_count = 13, .choice_count = 9, .grade = ISADORA_HARDWARE,
        .slots = slots_cvt_f2i_s32_f32, .configs = 0xfffff,
        .choices = choices_15,
        .fixed_mask = {{UINT64_C(0xcc404000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x8c004000a0000001), 0x0}},
        .bits = "10o-11\?\? \?0.l\?ii\? \?1ccpppp p.cc.amm 1010aa-. .\?\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_CVT_F2I_64_U_TO] = {
        .name = "cvt_f2i_64.u.to", .page = "cvt_f2i_64", .title = "Convert float to integer, 64 bits involved",
        .mnemonic = "cvt", .syntax = "MARK GUARD cvt ONEG LABS1 IRND u32 MCDST LL_DST f64 $r[LSRC]d",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 10, .choice_count = 4, .grade = ISADORA_HARDWARE,
        .slots = slots_cvt_f2i_64_u_to, .configs = 0xf000,
        .choices = choices_10,
        .fixed_mask = {{UINT64_C(0xcc404000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x80404000a0000001), 0x0}},
        .bits = "10o-00\?\? \?1\?l\?ii\? \?1ccpppp p.cc.-mm 1010---\? \?\?\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_CVT_F2I_64_S_TO] = {
        .name = "cvt_f2i_64.s.to", .page = "cvt_f2i_64", .title = "Convert float to integer, 64 bits involved",
        .mnemonic = "cvt", .syntax = "MARK GUARD cvt ONEG LABS1 IRND s32 MCDST LL_DST f64 $r[LSRC]d",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 10, .choice_count = 4, .grade = ISADORA_HARDWARE,
        .slots = slots_cvt_f2i_64_s_to, .configs = 0xf000,
        .choices = choices_10,
        .fixed_mask = {{UINT64_C(0xcc404000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x88404000a0000001), 0x0}},
        .bits = "10o-10\?\? \?1\?l\?ii\? \?1ccpppp p.cc.-mm 1010---\? \?\?\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_CVT_F2I_64_U_FROM] = {
        .name = "cvt_f2i_64.u.from", .page = "cvt_f2i_64", .title = "Convert float to integer, 64 bits involved",
        .mnemonic = "cvt", .syntax = "MARK GUARD cvt ONEG LABS1 IRND u64 MCDST $r[LDST]d f32 L_SRC",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 12, .choice_count = 9, .grade = ISADORA_HARDWARE,
        .slots = slots_cvt_f2i_64_u_from, .configs = 0xf000,
        .choices = choices_9,
        .fixed_mask = {{UINT64_C(0xcc404000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x84400000a0000001), 0x0}},
        .bits = "10o-01\?\? \?1.l\?ii\? \?0ccpppp p.cc\?amm 1010aa-. .\?\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_CVT_F2I_64_S_FROM] = {
        .name = "cvt_f2i_64.s.from", .page = "cvt_f2i_64", .title = "Convert float to integer, 64 bits involved",
        .mnemonic = "cvt", .syntax = "MARK GUARD cvt ONEG LABS1 IRND s64 MCDST $r[LDST]d f32 L_SRC",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 12, .choice_count = 9, .grade = ISADORA_HARDWARE,
        .slots = slots_cvt_f2i_64_s_from, .configs = 0xf000,
        .choices = choices_9,
        .fixed_mask = {{UINT64_C(0xcc404000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x8c400000a0000001), 0x0}},
        .bits = "10o-11\?\? \?1.l\?ii\? \?0ccpppp p.cc\?amm 1010aa-. .\?\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_CVT_F2I_64_U_BOTH] = {
        .name = "cvt_f2i_64.u.both", .page = "cvt_f2i_64", .title = "Convert float to integer, 64 bits involved",
        .mnemonic = "cvt", .syntax = "MARK GUARD cvt ONEG LABS1 IRND u64 MCDST $r[LDST]d f64 $r[LSRC]d",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 9, .choice_count = 4, .grade = ISADORA_HARDWARE,
        .slots = slots_cvt_f2i_64_u_both, .configs = 0xf000,
        .choices = choices_11,
        .fixed_mask = {{UINT64_C(0xcc404000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x84404000a0000001), 0x0}},
        .bits = "10o-01\?\? \?1\?l\?ii\? \?1ccpppp p.cc\?-mm 1010---\? \?\?\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_CVT_F2I_64_S_BOTH] = {
        .name = "cvt_f2i_64.s.both", .page = "cvt_f2i_64", .title = "Convert float to integer, 64 bits involved",
        .mnemonic = "cvt", .syntax = "MARK GUARD cvt ONEG LABS1 IRND s64 MCDST $r[LDST]d f64 $r[LSRC]d",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 9, .choice_count = 4, .grade = ISADORA_HARDWARE,
        .slots = slots_cvt_f2i_64_s_both, .configs = 0xf000,
        .choices = choices_11,
        .fixed_mask = {{UINT64_C(0xcc404000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x8c404000a0000001), 0x0}},
        .bits = "10o-11\?\? \?1\?l\?ii\? \?1ccpppp p.cc\?-mm 1010---\? \?\?\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_CVT_F2F_F16_SAME] = {
        .name = "cvt_f2f.f16.same", .page = "cvt_f2f", .title = "Convert float to float",
        .mnemonic = "cvt", .syntax = "MARK GUARD cvt ONEG LABS1 CSAT f16 MCDST LL_DST f16 L_SRC",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "With a rounding to an integer (rni, rmi, rpi, rzi) the value becomes a whole number first.",
        .length = 8, .slot_count = 13, .choice_count = 9, .grade = ISADORA_HARDWARE,
        .slots = slots_cvt_f2f_f16_same, .configs = 0xfffff,
        .choices = choices_12,
        .fixed_mask = {{UINT64_C(0xcc404000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xc0000000a0000001), 0x0}},
        .bits = "11o-00\?\? \?0.lc\?\?\? \?0ccpppp p.cc.amm 1010aa-. .\?\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_CVT_F2F_F32_SAME] = {
        .name = "cvt_f2f.f32.same", .page = "cvt_f2f", .title = "Convert float to float",
        .mnemonic = "cvt", .syntax = "MARK GUARD cvt ONEG LABS1 CSAT f32 MCDST LL_DST f32 L_SRC",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "With a rounding to an integer (rni, rmi, rpi, rzi) the value becomes a whole number first.",
        .length = 8, .slot_count = 13, .choice_count = 9, .grade = ISADORA_HARDWARE,
        .slots = slots_cvt_f2f_f32_same, .configs = 0xfffff,
        .choices = choices_15,
        .fixed_mask = {{UINT64_C(0xcc404000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xc4004000a0000001), 0x0}},
        .bits = "11o-01\?\? \?0.lc\?\?\? \?1ccpppp p.cc.amm 1010aa-. .\?\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_CVT_F2F_F16_RINT] = {
        .name = "cvt_f2f.f16.rint", .page = "cvt_f2f", .title = "Convert float to float",
        .mnemonic = "cvt", .syntax = "MARK GUARD cvt ONEG LABS1 CSAT IRND f16 MCDST LL_DST f16 L_SRC",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "With a rounding to an integer (rni, rmi, rpi, rzi) the value becomes a whole number first.",
        .length = 8, .slot_count = 14, .choice_count = 9, .grade = ISADORA_HARDWARE,
        .slots = slots_cvt_f2f_f16_rint, .configs = 0xfffff,
        .choices = choices_12,
        .fixed_mask = {{UINT64_C(0xcc404000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xc8000000a0000001), 0x0}},
        .bits = "11o-10\?\? \?0.lcii\? \?0ccpppp p.cc.amm 1010aa-. .\?\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_CVT_F2F_F32_RINT] = {
        .name = "cvt_f2f.f32.rint", .page = "cvt_f2f", .title = "Convert float to float",
        .mnemonic = "cvt", .syntax = "MARK GUARD cvt ONEG LABS1 CSAT IRND f32 MCDST LL_DST f32 L_SRC",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "With a rounding to an integer (rni, rmi, rpi, rzi) the value becomes a whole number first.",
        .length = 8, .slot_count = 14, .choice_count = 9, .grade = ISADORA_HARDWARE,
        .slots = slots_cvt_f2f_f32_rint, .configs = 0xfffff,
        .choices = choices_15,
        .fixed_mask = {{UINT64_C(0xcc404000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xcc004000a0000001), 0x0}},
        .bits = "11o-11\?\? \?0.lcii\? \?1ccpppp p.cc.amm 1010aa-. .\?\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_CVT_F2F_F16_NARROW] = {
        .name = "cvt_f2f.f16.narrow", .page = "cvt_f2f", .title = "Convert float to float",
        .mnemonic = "cvt", .syntax = "MARK GUARD cvt ONEG LABS1 CSAT CRND f16 MCDST LL_DST f32 L_SRC",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "With a rounding to an integer (rni, rmi, rpi, rzi) the value becomes a whole number first.",
        .length = 8, .slot_count = 14, .choice_count = 9, .grade = ISADORA_HARDWARE,
        .slots = slots_cvt_f2f_f16_narrow, .configs = 0xfffff,
        .choices = choices_13,
        .fixed_mask = {{UINT64_C(0xcc404000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xc0004000a0000001), 0x0}},
        .bits = "11o-00\?\? \?0.lccc\? \?1ccpppp p.cc.amm 1010aa-. .\?\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_CVT_F2F_F16_NRINT] = {
        .name = "cvt_f2f.f16.nrint", .page = "cvt_f2f", .title = "Convert float to float",
        .mnemonic = "cvt", .syntax = "MARK GUARD cvt ONEG LABS1 CSAT IRND f16 MCDST LL_DST f32 L_SRC",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "With a rounding to an integer (rni, rmi, rpi, rzi) the value becomes a whole number first.",
        .length = 8, .slot_count = 14, .choice_count = 9, .grade = ISADORA_HARDWARE,
        .slots = slots_cvt_f2f_f16_nrint, .configs = 0xfffff,
        .choices = choices_13,
        .fixed_mask = {{UINT64_C(0xcc404000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xc8004000a0000001), 0x0}},
        .bits = "11o-10\?\? \?0.lcii\? \?1ccpppp p.cc.amm 1010aa-. .\?\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_CVT_F2F_F32_WIDEN] = {
        .name = "cvt_f2f.f32.widen", .page = "cvt_f2f", .title = "Convert float to float",
        .mnemonic = "cvt", .syntax = "MARK GUARD cvt ONEG LABS1 CSAT f32 MCDST LL_DST f16 L_SRC",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "With a rounding to an integer (rni, rmi, rpi, rzi) the value becomes a whole number first.",
        .length = 8, .slot_count = 13, .choice_count = 9, .grade = ISADORA_HARDWARE,
        .slots = slots_cvt_f2f_f32_widen, .configs = 0xfffff,
        .choices = choices_14,
        .fixed_mask = {{UINT64_C(0xcc404000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xc4000000a0000001), 0x0}},
        .bits = "11o-01\?\? \?0.lc\?\?\? \?0ccpppp p.cc.amm 1010aa-. .\?\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_CVT_F2F_F32_WRINT] = {
        .name = "cvt_f2f.f32.wrint", .page = "cvt_f2f", .title = "Convert float to float",
        .mnemonic = "cvt", .syntax = "MARK GUARD cvt ONEG LABS1 CSAT IRND f32 MCDST LL_DST f16 L_SRC",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "With a rounding to an integer (rni, rmi, rpi, rzi) the value becomes a whole number first.",
        .length = 8, .slot_count = 14, .choice_count = 9, .grade = ISADORA_HARDWARE,
        .slots = slots_cvt_f2f_f32_wrint, .configs = 0xfffff,
        .choices = choices_14,
        .fixed_mask = {{UINT64_C(0xcc404000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xcc000000a0000001), 0x0}},
        .bits = "11o-11\?\? \?0.lcii\? \?0ccpppp p.cc.amm 1010aa-. .\?\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_CVT_F2F_64_NARROW] = {
        .name = "cvt_f2f_64.narrow", .page = "cvt_f2f_64", .title = "Convert float to float, 64 bits involved",
        .mnemonic = "cvt", .syntax = "MARK GUARD cvt ONEG LABS1 CRND f32 MCDST LL_DST f64 $r[LSRC]d",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 10, .choice_count = 4, .grade = ISADORA_HARDWARE,
        .slots = slots_cvt_f2f_64_narrow, .configs = 0xf000,
        .choices = choices_10,
        .fixed_mask = {{UINT64_C(0xc4404000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xc0404000a0000001), 0x0}},
        .bits = "11o-\?0\?\? \?1\?l\?cc\? \?1ccpppp p.cc.-mm 1010---\? \?\?\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_CVT_F2F_64_SAME] = {
        .name = "cvt_f2f_64.same", .page = "cvt_f2f_64", .title = "Convert float to float, 64 bits involved",
        .mnemonic = "cvt", .syntax = "MARK GUARD cvt ONEG LABS1 f64 MCDST $r[LDST]d f64 $r[LSRC]d",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 8, .choice_count = 4, .grade = ISADORA_HARDWARE,
        .slots = slots_cvt_f2f_64_same, .configs = 0xf000,
        .choices = choices_11,
        .fixed_mask = {{UINT64_C(0xcc404000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xc4404000a0000001), 0x0}},
        .bits = "11o-01\?\? \?1\?l\?\?\?\? \?1ccpppp p.cc\?-mm 1010---\? \?\?\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_CVT_F2F_64_RINT] = {
        .name = "cvt_f2f_64.rint", .page = "cvt_f2f_64", .title = "Convert float to float, 64 bits involved",
        .mnemonic = "cvt", .syntax = "MARK GUARD cvt ONEG LABS1 IRND f64 MCDST $r[LDST]d f64 $r[LSRC]d",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 9, .choice_count = 4, .grade = ISADORA_HARDWARE,
        .slots = slots_cvt_f2f_64_rint, .configs = 0xf000,
        .choices = choices_11,
        .fixed_mask = {{UINT64_C(0xcc404000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xcc404000a0000001), 0x0}},
        .bits = "11o-11\?\? \?1\?l\?ii\? \?1ccpppp p.cc\?-mm 1010---\? \?\?\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_CVT_F2F_64_WIDEN] = {
        .name = "cvt_f2f_64.widen", .page = "cvt_f2f_64", .title = "Convert float to float, 64 bits involved",
        .mnemonic = "cvt", .syntax = "MARK GUARD cvt ONEG LABS1 f64 MCDST $r[LDST]d f32 L_SRC",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 11, .choice_count = 9, .grade = ISADORA_HARDWARE,
        .slots = slots_cvt_f2f_64_widen, .configs = 0xf000,
        .choices = choices_9,
        .fixed_mask = {{UINT64_C(0xc4404000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xc4400000a0000001), 0x0}},
        .bits = "11o-\?1\?\? \?1.l\?\?\?\? \?0ccpppp p.cc\?amm 1010aa-. .\?\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_DFMA] = {
        .name = "dfma", .page = "dfma", .title = "f64 fused multiplication and addition",
        .mnemonic = "fma", .syntax = "MARK GUARD fma DRND f64 MCDST $r[LDST]d LNEG1 $r[LSRC]d $r[LSRC2]d LNEG2 $r[LSRC3]d",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 11, .choice_count = 6, .grade = ISADORA_HARDWARE,
        .slots = slots_dfma, .configs = 0xf000,
        .choices = choices_16,
        .fixed_mask = {{UINT64_C(0xe0000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x40000000e0000001), 0x0}},
        .bits = "010-ll\?\? dd\?lllll llccpppp p.cc\?-mm 1110---\? \?lllllll llllllll llllll01",
    },
    [TESLA_DADD] = {
        .name = "dadd", .page = "dadd", .title = "f64 addition",
        .mnemonic = "add", .syntax = "MARK GUARD add DARND f64 MCDST $r[LDST]d LNEG1 $r[LSRC]d LNEG2 $r[LSRC3]d",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 10, .choice_count = 5, .grade = ISADORA_HARDWARE,
        .slots = slots_dadd, .configs = 0xf000,
        .choices = choices_17,
        .fixed_mask = {{UINT64_C(0xe0000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x60000000e0000001), 0x0}},
        .bits = "011-ll\?\? \?\?\?lllll llccpppp p.cc\?-mm 1110---\? \?\?\?\?\?\?dd llllllll llllll01",
    },
    [TESLA_DMUL] = {
        .name = "dmul", .page = "dmul", .title = "f64 multiplication",
        .mnemonic = "mul", .syntax = "MARK GUARD mul CRND f64 MCDST $r[LDST]d LNEG1 $r[LSRC]d $r[LSRC2]d",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 9, .choice_count = 5, .grade = ISADORA_HARDWARE,
        .slots = slots_dmul, .configs = 0xf000,
        .choices = choices_18,
        .fixed_mask = {{UINT64_C(0xe0000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x80000000e0000001), 0x0}},
        .bits = "100-\?l\?\? \?\?\?\?\?cc\? \?\?ccpppp p.cc\?-mm 1110---\? \?lllllll llllllll llllll01",
    },
    [TESLA_DMINMAX_MIN] = {
        .name = "dminmax.min", .page = "dminmax", .title = "f64 minimum and maximum",
        .mnemonic = "min", .syntax = "MARK GUARD min f64 MCDST $r[LDST]d LNEG1 LABS1 $r[LSRC]d LNEG2 LABS2 $r[LSRC2]d",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 11, .choice_count = 5, .grade = ISADORA_HARDWARE,
        .slots = slots_dminmax_min, .configs = 0xf000,
        .choices = choices_18,
        .fixed_mask = {{UINT64_C(0xe0000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xa0000000e0000001), 0x0}},
        .bits = "101-ll\?\? \?\?\?ll\?\?\? \?\?ccpppp p.cc\?-mm 1110---\? \?lllllll llllllll llllll01",
    },
    [TESLA_DMINMAX_MAX] = {
        .name = "dminmax.max", .page = "dminmax", .title = "f64 minimum and maximum",
        .mnemonic = "max", .syntax = "MARK GUARD max f64 MCDST $r[LDST]d LNEG1 LABS1 $r[LSRC]d LNEG2 LABS2 $r[LSRC2]d",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 11, .choice_count = 5, .grade = ISADORA_HARDWARE,
        .slots = slots_dminmax_max, .configs = 0xf000,
        .choices = choices_18,
        .fixed_mask = {{UINT64_C(0xe0000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xc0000000e0000001), 0x0}},
        .bits = "110-ll\?\? \?\?\?ll\?\?\? \?\?ccpppp p.cc\?-mm 1110---\? \?lllllll llllllll llllll01",
    },
    [TESLA_DSET] = {
        .name = "dset", .page = "dset", .title = "f64 comparison",
        .mnemonic = "set", .syntax = "MARK GUARD set MCDST LL_DST FCOMPARE f64 LNEG1 LABS1 $r[LSRC]d LNEG2 LABS2 $r[LSRC2]d",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The result has 32 bits: all ones where the comparison holds, else 0.",
        .length = 8, .slot_count = 13, .choice_count = 5, .grade = ISADORA_HARDWARE,
        .slots = slots_dset, .configs = 0xf000,
        .choices = choices_19,
        .fixed_mask = {{UINT64_C(0xe0000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xe0000000e0000001), 0x0}},
        .bits = "111-ll\?\? \?\?\?ll\?ff ffccpppp p.cc.-mm 1110---\? \?lllllll llllllll llllll01",
    },
    [TESLA_FADD_SHORT] = {
        .name = "fadd.short", .page = "fadd", .title = "f32 addition",
        .mnemonic = "add", .syntax = "add SSAT f32 $r[SDST] SNEG1 S_SRC SNEG2 S_SRC2",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The short and the immediate form round to nearest. Codes 1 and 2 of the rounding were never tested, and are no instruction here.",
        .length = 4, .slot_count = 11, .choice_count = 9, .grade = ISADORA_HARDWARE,
        .slots = slots_fadd_short, .configs = 0xfffff,
        .choices = choices_20,
        .fixed_mask = {{0xf0000003u, 0x0}}, .fixed_value = {{0xb0000000u, 0x0}},
        .bits = "1011ss-. .sssssss ssssssss ssssss00",
    },
    [TESLA_FADD_IMM] = {
        .name = "fadd.imm", .page = "fadd", .title = "f32 addition",
        .mnemonic = "add", .syntax = "add SSAT f32 $r[SDST] SNEG1 I_SRC SNEG2 IMM",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The short and the immediate form round to nearest. Codes 1 and 2 of the rounding were never tested, and are no instruction here.",
        .length = 8, .slot_count = 9, .choice_count = 7, .grade = ISADORA_HARDWARE,
        .slots = slots_fadd_imm, .configs = 0xfffff,
        .choices = choices_21,
        .fixed_mask = {{UINT64_C(0x3f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x3b0000001), 0x0}},
        .bits = "\?\?\?\?iiii iiiiiiii iiiiiiii iiiiii11 1011ss-. \?siiiiii ssssssss ssssss01",
    },
    [TESLA_FADD_LONG] = {
        .name = "fadd.long", .page = "fadd", .title = "f32 addition",
        .mnemonic = "add", .syntax = "MARK GUARD add OSAT ARND f32 MCDST LL_DST LNEG1 L_SRC LNEG2 L_SRC3",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The short and the immediate form round to nearest. Codes 1 and 2 of the rounding were never tested, and are no instruction here.",
        .length = 8, .slot_count = 17, .choice_count = 12, .grade = ISADORA_HARDWARE,
        .slots = slots_fadd_long, .configs = 0xfffff,
        .choices = choices_22,
        .fixed_mask = {{UINT64_C(0xc0000000f0000003), 0x0}}, .fixed_value = {{0xb0000001u, 0x0}},
        .bits = "00o-llcc cc.lllll llccpppp p.cc.amm 1011aa-. .\?\?\?\?\?aa llllllll llllll01",
    },
    [TESLA_FMUL_SHORT] = {
        .name = "fmul.short", .page = "fmul", .title = "f32 multiplication",
        .mnemonic = "mul", .syntax = "mul FMUL_SAT f32 $r[SDST] SNEG1 S_SRC SNEG2 S_SRC2",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "",
        .length = 4, .slot_count = 10, .choice_count = 10, .grade = ISADORA_HARDWARE,
        .slots = slots_fmul_short, .configs = 0xfffff,
        .choices = choices_23,
        .fixed_mask = {{0xf0000003u, 0x0}}, .fixed_value = {{0xc0000000u, 0x0}},
        .bits = "1100ss-. .sssssss sssssss. ssssss00",
    },
    [TESLA_FMUL_IMM] = {
        .name = "fmul.imm", .page = "fmul", .title = "f32 multiplication",
        .mnemonic = "mul", .syntax = "mul FMUL_SAT f32 $r[SDST] SNEG1 I_SRC SNEG2 IMM",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 8, .choice_count = 8, .grade = ISADORA_HARDWARE,
        .slots = slots_fmul_imm, .configs = 0xfffff,
        .choices = choices_24,
        .fixed_mask = {{UINT64_C(0x3f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x3c0000001), 0x0}},
        .bits = "\?\?\?\?iiii iiiiiiii iiiiiiii iiiiii11 1100ss-. \?siiiiii sssssss. ssssss01",
    },
    [TESLA_FMUL_LONG] = {
        .name = "fmul.long", .page = "fmul", .title = "f32 multiplication",
        .mnemonic = "mul", .syntax = "MARK GUARD mul FMUL_LSAT MRND f32 MCDST LL_DST LNEG1 L_SRC LNEG2 L_SRC2",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 16, .choice_count = 13, .grade = ISADORA_HARDWARE,
        .slots = slots_fmul_long, .configs = 0xfffff,
        .choices = choices_25,
        .fixed_mask = {{UINT64_C(0xe0000000f0000003), 0x0}}, .fixed_value = {{0xc0000001u, 0x0}},
        .bits = "000-llcc cc..\?\?\?\? mmccpppp p.cc.amm 1100aa-. .lllllll llllllll llllll01",
    },
    [TESLA_FMAD_SHORT] = {
        .name = "fmad.short", .page = "fmad", .title = "f32 multiplication and addition",
        .mnemonic = "add", .syntax = "add SSAT f32 $r[SDST] SNEG1 (mul S_SRC S_SRC2) SNEG2 $r[SDST]",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product is cut off, not rounded, to 24 bits of significand; then the sum is rounded. The first `neg` is that of the product. In short and immediate words source 3 is the destination.",
        .length = 4, .slot_count = 11, .choice_count = 10, .grade = ISADORA_HARDWARE,
        .slots = slots_fmad_short, .configs = 0xfffff,
        .choices = choices_26,
        .fixed_mask = {{0xf0000003u, 0x0}}, .fixed_value = {{0xe0000000u, 0x0}},
        .bits = "1110ss-. .sssssss ssssssss ssssss00",
    },
    [TESLA_FMAD_IMM] = {
        .name = "fmad.imm", .page = "fmad", .title = "f32 multiplication and addition",
        .mnemonic = "add", .syntax = "add SSAT f32 $r[SDST] SNEG1 (mul I_SRC IMM) SNEG2 $r[SDST]",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product is cut off, not rounded, to 24 bits of significand; then the sum is rounded. The first `neg` is that of the product. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 9, .choice_count = 8, .grade = ISADORA_HARDWARE,
        .slots = slots_fmad_imm, .configs = 0xfffff,
        .choices = choices_27,
        .fixed_mask = {{UINT64_C(0x3f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x3e0000001), 0x0}},
        .bits = "\?\?\?\?iiii iiiiiiii iiiiiiii iiiiii11 1110ss-. \?siiiiii ssssssss ssssss01",
    },
    [TESLA_FMAD_LONG] = {
        .name = "fmad.long", .page = "fmad", .title = "f32 multiplication and addition",
        .mnemonic = "add", .syntax = "MARK GUARD add OSAT f32 MCDST LL_DST LNEG1 (mul L_SRC L_SRC2) LNEG2 L_SRC3",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product is cut off, not rounded, to 24 bits of significand; then the sum is rounded. The first `neg` is that of the product. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 18, .choice_count = 15, .grade = ISADORA_HARDWARE,
        .slots = slots_fmad_long, .configs = 0xfffff,
        .choices = choices_28,
        .fixed_mask = {{UINT64_C(0xc0000000f0000003), 0x0}}, .fixed_value = {{0xe0000001u, 0x0}},
        .bits = "00o-llcc cc.lllll llccpppp p.cc.amm 1110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_FSET] = {
        .name = "fset", .page = "fset", .title = "f32 comparison",
        .mnemonic = "set", .syntax = "MARK GUARD set MCDST LL_DST FCOMPARE f32 LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "All ones where the comparison holds, else 0.",
        .length = 8, .slot_count = 18, .choice_count = 12, .grade = ISADORA_HARDWARE,
        .slots = slots_fset, .configs = 0xfffff,
        .choices = choices_29,
        .fixed_mask = {{UINT64_C(0xe0000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x60000000b0000001), 0x0}},
        .bits = "011-llcc cc.ll\?ff ffccpppp p.cc.amm 1011aa-. .lllllll llllllll llllll01",
    },
    [TESLA_FMINMAX_MAX] = {
        .name = "fminmax.max", .page = "fminmax", .title = "f32 minimum and maximum",
        .mnemonic = "max", .syntax = "MARK GUARD max f32 MCDST LL_DST LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "Of a number and a NaN it is the number.",
        .length = 8, .slot_count = 17, .choice_count = 12, .grade = ISADORA_HARDWARE,
        .slots = slots_fminmax_max, .configs = 0xfffff,
        .choices = choices_29,
        .fixed_mask = {{UINT64_C(0xe0000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x80000000b0000001), 0x0}},
        .bits = "100-llcc cc.ll\?\?\? \?\?ccpppp p.cc.amm 1011aa-. .lllllll llllllll llllll01",
    },
    [TESLA_FMINMAX_MIN] = {
        .name = "fminmax.min", .page = "fminmax", .title = "f32 minimum and maximum",
        .mnemonic = "min", .syntax = "MARK GUARD min f32 MCDST LL_DST LNEG1 LABS1 L_SRC LNEG2 LABS2 L_SRC2",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "Of a number and a NaN it is the number.",
        .length = 8, .slot_count = 17, .choice_count = 12, .grade = ISADORA_HARDWARE,
        .slots = slots_fminmax_min, .configs = 0xfffff,
        .choices = choices_29,
        .fixed_mask = {{UINT64_C(0xe0000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xa0000000b0000001), 0x0}},
        .bits = "101-llcc cc.ll\?\?\? \?\?ccpppp p.cc.amm 1011aa-. .lllllll llllllll llllll01",
    },
    [TESLA_FSLCT] = {
        .name = "fslct", .page = "fslct", .title = "Selection by the sign of an f32",
        .mnemonic = "slct", .syntax = "MARK GUARD slct b32 MCDST LL_DST L_SRC L_SRC2 f32 ONEG L_SRC3",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "Source 1 where source 3 is positive or 0, source 2 where it is negative or NaN.",
        .length = 8, .slot_count = 16, .choice_count = 15, .grade = ISADORA_HARDWARE,
        .slots = slots_fslct, .configs = 0xfffff,
        .choices = choices_28,
        .fixed_mask = {{UINT64_C(0xc0000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x40000000c0000001), 0x0}},
        .bits = "01o-\?\?cc cc.lllll llccpppp p.cc.amm 1100aa-. .lllllll llllllll llllll01",
    },
    [TESLA_QUADOP] = {
        .name = "quadop", .page = "quadop", .title = "Exchange within a quad",
        .mnemonic = "quadop", .syntax = "MARK GUARD quadop f32 Q0 Q1 Q2 Q3 MCDST LL_DST QUAD_LANE $r[LSRC] $r[LSRC3]",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "Each lane of a quad does the operation of its number on the value of source 1 in the lane that is named and its own source 2. `dx` and `dy` are for fragment programs.",
        .length = 8, .slot_count = 12, .choice_count = 4, .grade = ISADORA_HARDWARE,
        .slots = slots_quadop, .configs = 0xfffff,
        .choices = choices_30,
        .fixed_mask = {{UINT64_C(0xe0000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x80000000c0000001), 0x0}},
        .bits = "100-qqqq qq\?lllll llccpppp p.cc.-mm 1100---\? \?\?qq\?... llllllll llllll01",
    },
    [TESLA_ADD_ADD_B16_SHORT] = {
        .name = "add.add.b16.short", .page = "add", .title = "Integer addition",
        .mnemonic = "add", .syntax = "add SSAT b16 $r[SDST].h[SDST] S_SRC S_SRC2 ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "add: source 1 plus source 2; sub: source 1 minus source 2; subr: source 2 minus source 1; addc: the sum plus the carry of a condition register, `$c0` in normal_short and immediate words. `sat` keeps the result in range, as a signed number.",
        .length = 4, .slot_count = 9, .choice_count = 9, .grade = ISADORA_HARDWARE,
        .slots = slots_add_add_b16_short, .configs = 0xfffff,
        .choices = choices_31,
        .fixed_mask = {{0xf0408003u, 0x0}}, .fixed_value = {{0x20000000, 0x0}},
        .bits = "0010ss-. .0ssssss 0sssssss ssssss00",
    },
    [TESLA_ADD_ADD_B32_SHORT] = {
        .name = "add.add.b32.short", .page = "add", .title = "Integer addition",
        .mnemonic = "add", .syntax = "add SSAT b32 $r[SDST] S_SRC S_SRC2 ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "add: source 1 plus source 2; sub: source 1 minus source 2; subr: source 2 minus source 1; addc: the sum plus the carry of a condition register, `$c0` in normal_short and immediate words. `sat` keeps the result in range, as a signed number.",
        .length = 4, .slot_count = 9, .choice_count = 9, .grade = ISADORA_HARDWARE,
        .slots = slots_add_add_b32_short, .configs = 0xfffff,
        .choices = choices_20,
        .fixed_mask = {{0xf0408003u, 0x0}}, .fixed_value = {{0x20008000, 0x0}},
        .bits = "0010ss-. .0ssssss 1sssssss ssssss00",
    },
    [TESLA_ADD_SUB_B16_SHORT] = {
        .name = "add.sub.b16.short", .page = "add", .title = "Integer addition",
        .mnemonic = "sub", .syntax = "sub SSAT b16 $r[SDST].h[SDST] S_SRC S_SRC2 ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "add: source 1 plus source 2; sub: source 1 minus source 2; subr: source 2 minus source 1; addc: the sum plus the carry of a condition register, `$c0` in normal_short and immediate words. `sat` keeps the result in range, as a signed number.",
        .length = 4, .slot_count = 9, .choice_count = 9, .grade = ISADORA_HARDWARE,
        .slots = slots_add_sub_b16_short, .configs = 0xfffff,
        .choices = choices_31,
        .fixed_mask = {{0xf0408003u, 0x0}}, .fixed_value = {{0x20400000, 0x0}},
        .bits = "0010ss-. .1ssssss 0sssssss ssssss00",
    },
    [TESLA_ADD_SUB_B32_SHORT] = {
        .name = "add.sub.b32.short", .page = "add", .title = "Integer addition",
        .mnemonic = "sub", .syntax = "sub SSAT b32 $r[SDST] S_SRC S_SRC2 ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "add: source 1 plus source 2; sub: source 1 minus source 2; subr: source 2 minus source 1; addc: the sum plus the carry of a condition register, `$c0` in normal_short and immediate words. `sat` keeps the result in range, as a signed number.",
        .length = 4, .slot_count = 9, .choice_count = 9, .grade = ISADORA_HARDWARE,
        .slots = slots_add_sub_b32_short, .configs = 0xfffff,
        .choices = choices_20,
        .fixed_mask = {{0xf0408003u, 0x0}}, .fixed_value = {{0x20408000, 0x0}},
        .bits = "0010ss-. .1ssssss 1sssssss ssssss00",
    },
    [TESLA_ADD_SUBR_B16_SHORT] = {
        .name = "add.subr.b16.short", .page = "add", .title = "Integer addition",
        .mnemonic = "subr", .syntax = "subr SSAT b16 $r[SDST].h[SDST] S_SRC S_SRC2 ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "add: source 1 plus source 2; sub: source 1 minus source 2; subr: source 2 minus source 1; addc: the sum plus the carry of a condition register, `$c0` in normal_short and immediate words. `sat` keeps the result in range, as a signed number.",
        .length = 4, .slot_count = 9, .choice_count = 9, .grade = ISADORA_HARDWARE,
        .slots = slots_add_subr_b16_short, .configs = 0xfffff,
        .choices = choices_31,
        .fixed_mask = {{0xf0408003u, 0x0}}, .fixed_value = {{0x30000000, 0x0}},
        .bits = "0011ss-. .0ssssss 0sssssss ssssss00",
    },
    [TESLA_ADD_SUBR_B32_SHORT] = {
        .name = "add.subr.b32.short", .page = "add", .title = "Integer addition",
        .mnemonic = "subr", .syntax = "subr SSAT b32 $r[SDST] S_SRC S_SRC2 ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "add: source 1 plus source 2; sub: source 1 minus source 2; subr: source 2 minus source 1; addc: the sum plus the carry of a condition register, `$c0` in normal_short and immediate words. `sat` keeps the result in range, as a signed number.",
        .length = 4, .slot_count = 9, .choice_count = 9, .grade = ISADORA_HARDWARE,
        .slots = slots_add_subr_b32_short, .configs = 0xfffff,
        .choices = choices_20,
        .fixed_mask = {{0xf0408003u, 0x0}}, .fixed_value = {{0x30008000, 0x0}},
        .bits = "0011ss-. .0ssssss 1sssssss ssssss00",
    },
    [TESLA_ADD_ADDC_B16_SHORT] = {
        .name = "add.addc.b16.short", .page = "add", .title = "Integer addition",
        .mnemonic = "addc", .syntax = "addc SSAT b16 $r[SDST].h[SDST] S_SRC S_SRC2 $c0",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "add: source 1 plus source 2; sub: source 1 minus source 2; subr: source 2 minus source 1; addc: the sum plus the carry of a condition register, `$c0` in normal_short and immediate words. `sat` keeps the result in range, as a signed number.",
        .length = 4, .slot_count = 9, .choice_count = 9, .grade = ISADORA_HARDWARE,
        .slots = slots_add_addc_b16_short, .configs = 0xfffff,
        .choices = choices_31,
        .fixed_mask = {{0xf0408003u, 0x0}}, .fixed_value = {{0x30400000, 0x0}},
        .bits = "0011ss-. .1ssssss 0sssssss ssssss00",
    },
    [TESLA_ADD_ADDC_B32_SHORT] = {
        .name = "add.addc.b32.short", .page = "add", .title = "Integer addition",
        .mnemonic = "addc", .syntax = "addc SSAT b32 $r[SDST] S_SRC S_SRC2 $c0",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "add: source 1 plus source 2; sub: source 1 minus source 2; subr: source 2 minus source 1; addc: the sum plus the carry of a condition register, `$c0` in normal_short and immediate words. `sat` keeps the result in range, as a signed number.",
        .length = 4, .slot_count = 9, .choice_count = 9, .grade = ISADORA_HARDWARE,
        .slots = slots_add_addc_b32_short, .configs = 0xfffff,
        .choices = choices_20,
        .fixed_mask = {{0xf0408003u, 0x0}}, .fixed_value = {{0x30408000, 0x0}},
        .bits = "0011ss-. .1ssssss 1sssssss ssssss00",
    },
    [TESLA_ADD_ADD_B16_IMM] = {
        .name = "add.add.b16.imm", .page = "add", .title = "Integer addition",
        .mnemonic = "add", .syntax = "add SSAT b16 $r[SDST].h[SDST] I_SRC IMM ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "add: source 1 plus source 2; sub: source 1 minus source 2; subr: source 2 minus source 1; addc: the sum plus the carry of a condition register, `$c0` in normal_short and immediate words. `sat` keeps the result in range, as a signed number.",
        .length = 8, .slot_count = 7, .choice_count = 7, .grade = ISADORA_HARDWARE,
        .slots = slots_add_add_b16_imm, .configs = 0xfffff,
        .choices = choices_32,
        .fixed_mask = {{UINT64_C(0x3f0408003), 0x0}}, .fixed_value = {{UINT64_C(0x320000001), 0x0}},
        .bits = "\?\?\?\?iiii iiiiiiii iiiiiiii iiiiii11 0010ss-. \?0iiiiii 0sssssss ssssss01",
    },
    [TESLA_ADD_ADD_B32_IMM] = {
        .name = "add.add.b32.imm", .page = "add", .title = "Integer addition",
        .mnemonic = "add", .syntax = "add SSAT b32 $r[SDST] I_SRC IMM ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "add: source 1 plus source 2; sub: source 1 minus source 2; subr: source 2 minus source 1; addc: the sum plus the carry of a condition register, `$c0` in normal_short and immediate words. `sat` keeps the result in range, as a signed number.",
        .length = 8, .slot_count = 7, .choice_count = 7, .grade = ISADORA_HARDWARE,
        .slots = slots_add_add_b32_imm, .configs = 0xfffff,
        .choices = choices_21,
        .fixed_mask = {{UINT64_C(0x3f0408003), 0x0}}, .fixed_value = {{UINT64_C(0x320008001), 0x0}},
        .bits = "\?\?\?\?iiii iiiiiiii iiiiiiii iiiiii11 0010ss-. \?0iiiiii 1sssssss ssssss01",
    },
    [TESLA_ADD_SUB_B16_IMM] = {
        .name = "add.sub.b16.imm", .page = "add", .title = "Integer addition",
        .mnemonic = "sub", .syntax = "sub SSAT b16 $r[SDST].h[SDST] I_SRC IMM ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "add: source 1 plus source 2; sub: source 1 minus source 2; subr: source 2 minus source 1; addc: the sum plus the carry of a condition register, `$c0` in normal_short and immediate words. `sat` keeps the result in range, as a signed number.",
        .length = 8, .slot_count = 7, .choice_count = 7, .grade = ISADORA_HARDWARE,
        .slots = slots_add_sub_b16_imm, .configs = 0xfffff,
        .choices = choices_32,
        .fixed_mask = {{UINT64_C(0x3f0408003), 0x0}}, .fixed_value = {{UINT64_C(0x320400001), 0x0}},
        .bits = "\?\?\?\?iiii iiiiiiii iiiiiiii iiiiii11 0010ss-. \?1iiiiii 0sssssss ssssss01",
    },
    [TESLA_ADD_SUB_B32_IMM] = {
        .name = "add.sub.b32.imm", .page = "add", .title = "Integer addition",
        .mnemonic = "sub", .syntax = "sub SSAT b32 $r[SDST] I_SRC IMM ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "add: source 1 plus source 2; sub: source 1 minus source 2; subr: source 2 minus source 1; addc: the sum plus the carry of a condition register, `$c0` in normal_short and immediate words. `sat` keeps the result in range, as a signed number.",
        .length = 8, .slot_count = 7, .choice_count = 7, .grade = ISADORA_HARDWARE,
        .slots = slots_add_sub_b32_imm, .configs = 0xfffff,
        .choices = choices_21,
        .fixed_mask = {{UINT64_C(0x3f0408003), 0x0}}, .fixed_value = {{UINT64_C(0x320408001), 0x0}},
        .bits = "\?\?\?\?iiii iiiiiiii iiiiiiii iiiiii11 0010ss-. \?1iiiiii 1sssssss ssssss01",
    },
    [TESLA_ADD_SUBR_B16_IMM] = {
        .name = "add.subr.b16.imm", .page = "add", .title = "Integer addition",
        .mnemonic = "subr", .syntax = "subr SSAT b16 $r[SDST].h[SDST] I_SRC IMM ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "add: source 1 plus source 2; sub: source 1 minus source 2; subr: source 2 minus source 1; addc: the sum plus the carry of a condition register, `$c0` in normal_short and immediate words. `sat` keeps the result in range, as a signed number.",
        .length = 8, .slot_count = 7, .choice_count = 7, .grade = ISADORA_HARDWARE,
        .slots = slots_add_subr_b16_imm, .configs = 0xfffff,
        .choices = choices_32,
        .fixed_mask = {{UINT64_C(0x3f0408003), 0x0}}, .fixed_value = {{UINT64_C(0x330000001), 0x0}},
        .bits = "\?\?\?\?iiii iiiiiiii iiiiiiii iiiiii11 0011ss-. \?0iiiiii 0sssssss ssssss01",
    },
    [TESLA_ADD_SUBR_B32_IMM] = {
        .name = "add.subr.b32.imm", .page = "add", .title = "Integer addition",
        .mnemonic = "subr", .syntax = "subr SSAT b32 $r[SDST] I_SRC IMM ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "add: source 1 plus source 2; sub: source 1 minus source 2; subr: source 2 minus source 1; addc: the sum plus the carry of a condition register, `$c0` in normal_short and immediate words. `sat` keeps the result in range, as a signed number.",
        .length = 8, .slot_count = 7, .choice_count = 7, .grade = ISADORA_HARDWARE,
        .slots = slots_add_subr_b32_imm, .configs = 0xfffff,
        .choices = choices_21,
        .fixed_mask = {{UINT64_C(0x3f0408003), 0x0}}, .fixed_value = {{UINT64_C(0x330008001), 0x0}},
        .bits = "\?\?\?\?iiii iiiiiiii iiiiiiii iiiiii11 0011ss-. \?0iiiiii 1sssssss ssssss01",
    },
    [TESLA_ADD_ADDC_B16_IMM] = {
        .name = "add.addc.b16.imm", .page = "add", .title = "Integer addition",
        .mnemonic = "addc", .syntax = "addc SSAT b16 $r[SDST].h[SDST] I_SRC IMM $c0",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "add: source 1 plus source 2; sub: source 1 minus source 2; subr: source 2 minus source 1; addc: the sum plus the carry of a condition register, `$c0` in normal_short and immediate words. `sat` keeps the result in range, as a signed number.",
        .length = 8, .slot_count = 7, .choice_count = 7, .grade = ISADORA_HARDWARE,
        .slots = slots_add_addc_b16_imm, .configs = 0xfffff,
        .choices = choices_32,
        .fixed_mask = {{UINT64_C(0x3f0408003), 0x0}}, .fixed_value = {{UINT64_C(0x330400001), 0x0}},
        .bits = "\?\?\?\?iiii iiiiiiii iiiiiiii iiiiii11 0011ss-. \?1iiiiii 0sssssss ssssss01",
    },
    [TESLA_ADD_ADDC_B32_IMM] = {
        .name = "add.addc.b32.imm", .page = "add", .title = "Integer addition",
        .mnemonic = "addc", .syntax = "addc SSAT b32 $r[SDST] I_SRC IMM $c0",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "add: source 1 plus source 2; sub: source 1 minus source 2; subr: source 2 minus source 1; addc: the sum plus the carry of a condition register, `$c0` in normal_short and immediate words. `sat` keeps the result in range, as a signed number.",
        .length = 8, .slot_count = 7, .choice_count = 7, .grade = ISADORA_HARDWARE,
        .slots = slots_add_addc_b32_imm, .configs = 0xfffff,
        .choices = choices_21,
        .fixed_mask = {{UINT64_C(0x3f0408003), 0x0}}, .fixed_value = {{UINT64_C(0x330408001), 0x0}},
        .bits = "\?\?\?\?iiii iiiiiiii iiiiiiii iiiiii11 0011ss-. \?1iiiiii 1sssssss ssssss01",
    },
    [TESLA_ADD_ADD_B16_LONG] = {
        .name = "add.add.b16.long", .page = "add", .title = "Integer addition",
        .mnemonic = "add", .syntax = "MARK GUARD add LSAT b16 MCDST LL_DST L_SRC L_SRC3 ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "add: source 1 plus source 2; sub: source 1 minus source 2; subr: source 2 minus source 1; addc: the sum plus the carry of a condition register, `$c0` in normal_short and immediate words. `sat` keeps the result in range, as a signed number.",
        .length = 8, .slot_count = 14, .choice_count = 12, .grade = ISADORA_HARDWARE,
        .slots = slots_add_add_b16_long, .configs = 0xfffff,
        .choices = choices_33,
        .fixed_mask = {{UINT64_C(0xe4000000f0400003), 0x0}}, .fixed_value = {{0x20000001, 0x0}},
        .bits = "000-l0cc cc.lllll llccpppp p.cc.amm 0010aa-. .0\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_ADD_ADD_B32_LONG] = {
        .name = "add.add.b32.long", .page = "add", .title = "Integer addition",
        .mnemonic = "add", .syntax = "MARK GUARD add LSAT b32 MCDST LL_DST L_SRC L_SRC3 ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "add: source 1 plus source 2; sub: source 1 minus source 2; subr: source 2 minus source 1; addc: the sum plus the carry of a condition register, `$c0` in normal_short and immediate words. `sat` keeps the result in range, as a signed number.",
        .length = 8, .slot_count = 14, .choice_count = 12, .grade = ISADORA_HARDWARE,
        .slots = slots_add_add_b32_long, .configs = 0xfffff,
        .choices = choices_22,
        .fixed_mask = {{UINT64_C(0xe4000000f0400003), 0x0}}, .fixed_value = {{UINT64_C(0x400000020000001), 0x0}},
        .bits = "000-l1cc cc.lllll llccpppp p.cc.amm 0010aa-. .0\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_ADD_SUB_B16_LONG] = {
        .name = "add.sub.b16.long", .page = "add", .title = "Integer addition",
        .mnemonic = "sub", .syntax = "MARK GUARD sub LSAT b16 MCDST LL_DST L_SRC L_SRC3 ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "add: source 1 plus source 2; sub: source 1 minus source 2; subr: source 2 minus source 1; addc: the sum plus the carry of a condition register, `$c0` in normal_short and immediate words. `sat` keeps the result in range, as a signed number.",
        .length = 8, .slot_count = 14, .choice_count = 12, .grade = ISADORA_HARDWARE,
        .slots = slots_add_sub_b16_long, .configs = 0xfffff,
        .choices = choices_33,
        .fixed_mask = {{UINT64_C(0xe4000000f0400003), 0x0}}, .fixed_value = {{0x20400001, 0x0}},
        .bits = "000-l0cc cc.lllll llccpppp p.cc.amm 0010aa-. .1\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_ADD_SUB_B32_LONG] = {
        .name = "add.sub.b32.long", .page = "add", .title = "Integer addition",
        .mnemonic = "sub", .syntax = "MARK GUARD sub LSAT b32 MCDST LL_DST L_SRC L_SRC3 ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "add: source 1 plus source 2; sub: source 1 minus source 2; subr: source 2 minus source 1; addc: the sum plus the carry of a condition register, `$c0` in normal_short and immediate words. `sat` keeps the result in range, as a signed number.",
        .length = 8, .slot_count = 14, .choice_count = 12, .grade = ISADORA_HARDWARE,
        .slots = slots_add_sub_b32_long, .configs = 0xfffff,
        .choices = choices_22,
        .fixed_mask = {{UINT64_C(0xe4000000f0400003), 0x0}}, .fixed_value = {{UINT64_C(0x400000020400001), 0x0}},
        .bits = "000-l1cc cc.lllll llccpppp p.cc.amm 0010aa-. .1\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_ADD_SUBR_B16_LONG] = {
        .name = "add.subr.b16.long", .page = "add", .title = "Integer addition",
        .mnemonic = "subr", .syntax = "MARK GUARD subr LSAT b16 MCDST LL_DST L_SRC L_SRC3 ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "add: source 1 plus source 2; sub: source 1 minus source 2; subr: source 2 minus source 1; addc: the sum plus the carry of a condition register, `$c0` in normal_short and immediate words. `sat` keeps the result in range, as a signed number.",
        .length = 8, .slot_count = 14, .choice_count = 12, .grade = ISADORA_HARDWARE,
        .slots = slots_add_subr_b16_long, .configs = 0xfffff,
        .choices = choices_33,
        .fixed_mask = {{UINT64_C(0xe4000000f0400003), 0x0}}, .fixed_value = {{0x30000001, 0x0}},
        .bits = "000-l0cc cc.lllll llccpppp p.cc.amm 0011aa-. .0\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_ADD_SUBR_B32_LONG] = {
        .name = "add.subr.b32.long", .page = "add", .title = "Integer addition",
        .mnemonic = "subr", .syntax = "MARK GUARD subr LSAT b32 MCDST LL_DST L_SRC L_SRC3 ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "add: source 1 plus source 2; sub: source 1 minus source 2; subr: source 2 minus source 1; addc: the sum plus the carry of a condition register, `$c0` in normal_short and immediate words. `sat` keeps the result in range, as a signed number.",
        .length = 8, .slot_count = 14, .choice_count = 12, .grade = ISADORA_HARDWARE,
        .slots = slots_add_subr_b32_long, .configs = 0xfffff,
        .choices = choices_22,
        .fixed_mask = {{UINT64_C(0xe4000000f0400003), 0x0}}, .fixed_value = {{UINT64_C(0x400000030000001), 0x0}},
        .bits = "000-l1cc cc.lllll llccpppp p.cc.amm 0011aa-. .0\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_ADD_ADDC_B16_LONG] = {
        .name = "add.addc.b16.long", .page = "add", .title = "Integer addition",
        .mnemonic = "addc", .syntax = "MARK GUARD addc LSAT b16 MCDST LL_DST L_SRC L_SRC3 $c[COND]",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "add: source 1 plus source 2; sub: source 1 minus source 2; subr: source 2 minus source 1; addc: the sum plus the carry of a condition register, `$c0` in normal_short and immediate words. `sat` keeps the result in range, as a signed number.",
        .length = 8, .slot_count = 14, .choice_count = 12, .grade = ISADORA_HARDWARE,
        .slots = slots_add_addc_b16_long, .configs = 0xfffff,
        .choices = choices_33,
        .fixed_mask = {{UINT64_C(0xe4000000f0400003), 0x0}}, .fixed_value = {{0x30400001, 0x0}},
        .bits = "000-l0cc cc.lllll llccpppp p.cc.amm 0011aa-. .1\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_ADD_ADDC_B32_LONG] = {
        .name = "add.addc.b32.long", .page = "add", .title = "Integer addition",
        .mnemonic = "addc", .syntax = "MARK GUARD addc LSAT b32 MCDST LL_DST L_SRC L_SRC3 $c[COND]",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "add: source 1 plus source 2; sub: source 1 minus source 2; subr: source 2 minus source 1; addc: the sum plus the carry of a condition register, `$c0` in normal_short and immediate words. `sat` keeps the result in range, as a signed number.",
        .length = 8, .slot_count = 14, .choice_count = 12, .grade = ISADORA_HARDWARE,
        .slots = slots_add_addc_b32_long, .configs = 0xfffff,
        .choices = choices_22,
        .fixed_mask = {{UINT64_C(0xe4000000f0400003), 0x0}}, .fixed_value = {{UINT64_C(0x400000030400001), 0x0}},
        .bits = "000-l1cc cc.lllll llccpppp p.cc.amm 0011aa-. .1\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_MUL16_SHORT] = {
        .name = "mul16.short", .page = "mul16", .title = "Multiplication, 16 by 16 bits",
        .mnemonic = "mul", .syntax = "mul $r[SDST] S16A S_SRC S16B S_SRC2",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product of two halves, each signed or not, modulo 2^32.",
        .length = 4, .slot_count = 10, .choice_count = 9, .grade = ISADORA_HARDWARE,
        .slots = slots_mul16_short, .configs = 0xfffff,
        .choices = choices_34,
        .fixed_mask = {{0xf0400003u, 0x0}}, .fixed_value = {{0x40000000, 0x0}},
        .bits = "0100ss-. .0ssssss ssssssss ssssss00",
    },
    [TESLA_MUL16_IMM] = {
        .name = "mul16.imm", .page = "mul16", .title = "Multiplication, 16 by 16 bits",
        .mnemonic = "mul", .syntax = "mul $r[SDST] S16A I_SRC S16B IMM",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product of two halves, each signed or not, modulo 2^32.",
        .length = 8, .slot_count = 8, .choice_count = 7, .grade = ISADORA_HARDWARE,
        .slots = slots_mul16_imm, .configs = 0xfffff,
        .choices = choices_35,
        .fixed_mask = {{UINT64_C(0x3f0400003), 0x0}}, .fixed_value = {{UINT64_C(0x340000001), 0x0}},
        .bits = "\?\?\?\?iiii iiiiiiii iiiiiiii iiiiii11 0100ss-. \?0iiiiii ssssssss ssssss01",
    },
    [TESLA_MUL16_LONG] = {
        .name = "mul16.long", .page = "mul16", .title = "Multiplication, 16 by 16 bits",
        .mnemonic = "mul", .syntax = "MARK GUARD mul MCDST LL_DST L16A L_SRC L16B L_SRC2",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product of two halves, each signed or not, modulo 2^32.",
        .length = 8, .slot_count = 15, .choice_count = 12, .grade = ISADORA_HARDWARE,
        .slots = slots_mul16_long, .configs = 0xfffff,
        .choices = choices_36,
        .fixed_mask = {{UINT64_C(0xe0010000f0000003), 0x0}}, .fixed_value = {{0x40000001, 0x0}},
        .bits = "000-\?\?cc cc.\?\?\?\?0 llccpppp p.cc.amm 0100aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL24_SHORT] = {
        .name = "mul24.short", .page = "mul24", .title = "Multiplication, 24 by 24 bits",
        .mnemonic = "mul", .syntax = "mul $r[SDST] SHIGH S24 S_SRC S_SRC2",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The low 24 bits of the sources make a product of 48 bits; the result is its low 32 bits, with `high` bits 16 to 47.",
        .length = 4, .slot_count = 10, .choice_count = 9, .grade = ISADORA_HARDWARE,
        .slots = slots_mul24_short, .configs = 0xfffff,
        .choices = choices_20,
        .fixed_mask = {{0xf0400003u, 0x0}}, .fixed_value = {{0x40400000, 0x0}},
        .bits = "0100ss-. .1ssssss ssssssss ssssss00",
    },
    [TESLA_MUL24_IMM] = {
        .name = "mul24.imm", .page = "mul24", .title = "Multiplication, 24 by 24 bits",
        .mnemonic = "mul", .syntax = "mul $r[SDST] SHIGH S24 I_SRC IMM",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The low 24 bits of the sources make a product of 48 bits; the result is its low 32 bits, with `high` bits 16 to 47.",
        .length = 8, .slot_count = 8, .choice_count = 7, .grade = ISADORA_HARDWARE,
        .slots = slots_mul24_imm, .configs = 0xfffff,
        .choices = choices_21,
        .fixed_mask = {{UINT64_C(0x3f0400003), 0x0}}, .fixed_value = {{UINT64_C(0x340400001), 0x0}},
        .bits = "\?\?\?\?iiii iiiiiiii iiiiiiii iiiiii11 0100ss-. \?1iiiiii ssssssss ssssss01",
    },
    [TESLA_MUL24_LONG] = {
        .name = "mul24.long", .page = "mul24", .title = "Multiplication, 24 by 24 bits",
        .mnemonic = "mul", .syntax = "MARK GUARD mul MCDST LL_DST LHIGH L24 L_SRC L_SRC2",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The low 24 bits of the sources make a product of 48 bits; the result is its low 32 bits, with `high` bits 16 to 47.",
        .length = 8, .slot_count = 15, .choice_count = 12, .grade = ISADORA_HARDWARE,
        .slots = slots_mul24_long, .configs = 0xfffff,
        .choices = choices_29,
        .fixed_mask = {{UINT64_C(0xe0010000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x1000040000001), 0x0}},
        .bits = "000-\?\?cc cc.\?\?\?\?1 llccpppp p.cc.amm 0100aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_ADD_U16_SHORT] = {
        .name = "mul_add.add.u16.short", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "add", .syntax = "add  $r[SDST] (mul u16 S_SRC S_SRC2) $r[SDST] ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 4, .slot_count = 8, .choice_count = 10, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_add_u16_short, .configs = 0xfffff,
        .choices = choices_37,
        .fixed_mask = {{0xf0408103u, 0x0}}, .fixed_value = {{0x60000000, 0x0}},
        .bits = "0110ss-. .0ssssss 0ssssss0 ssssss00",
    },
    [TESLA_MUL_ADD_ADD_S16_SHORT] = {
        .name = "mul_add.add.s16.short", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "add", .syntax = "add  $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST] ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 4, .slot_count = 8, .choice_count = 10, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_add_s16_short, .configs = 0xfffff,
        .choices = choices_37,
        .fixed_mask = {{0xf0408103u, 0x0}}, .fixed_value = {{0x60000100, 0x0}},
        .bits = "0110ss-. .0ssssss 0ssssss1 ssssss00",
    },
    [TESLA_MUL_ADD_ADD_S16SAT_SHORT] = {
        .name = "mul_add.add.s16sat.short", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "add", .syntax = "add sat $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST] ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 4, .slot_count = 8, .choice_count = 10, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_add_s16sat_short, .configs = 0xfffff,
        .choices = choices_37,
        .fixed_mask = {{0xf0408103u, 0x0}}, .fixed_value = {{0x60008000, 0x0}},
        .bits = "0110ss-. .0ssssss 1ssssss0 ssssss00",
    },
    [TESLA_MUL_ADD_ADD_U24_SHORT] = {
        .name = "mul_add.add.u24.short", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "add", .syntax = "add  $r[SDST] (mul u24 S_SRC S_SRC2) $r[SDST] ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 4, .slot_count = 8, .choice_count = 10, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_add_u24_short, .configs = 0xfffff,
        .choices = choices_26,
        .fixed_mask = {{0xf0408103u, 0x0}}, .fixed_value = {{0x60008100, 0x0}},
        .bits = "0110ss-. .0ssssss 1ssssss1 ssssss00",
    },
    [TESLA_MUL_ADD_SUB_U16_SHORT] = {
        .name = "mul_add.sub.u16.short", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "sub", .syntax = "sub  $r[SDST] (mul u16 S_SRC S_SRC2) $r[SDST] ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 4, .slot_count = 8, .choice_count = 10, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_sub_u16_short, .configs = 0xfffff,
        .choices = choices_37,
        .fixed_mask = {{0xf0408103u, 0x0}}, .fixed_value = {{0x60400000, 0x0}},
        .bits = "0110ss-. .1ssssss 0ssssss0 ssssss00",
    },
    [TESLA_MUL_ADD_SUB_S16_SHORT] = {
        .name = "mul_add.sub.s16.short", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "sub", .syntax = "sub  $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST] ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 4, .slot_count = 8, .choice_count = 10, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_sub_s16_short, .configs = 0xfffff,
        .choices = choices_37,
        .fixed_mask = {{0xf0408103u, 0x0}}, .fixed_value = {{0x60400100, 0x0}},
        .bits = "0110ss-. .1ssssss 0ssssss1 ssssss00",
    },
    [TESLA_MUL_ADD_SUB_S16SAT_SHORT] = {
        .name = "mul_add.sub.s16sat.short", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "sub", .syntax = "sub sat $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST] ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 4, .slot_count = 8, .choice_count = 10, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_sub_s16sat_short, .configs = 0xfffff,
        .choices = choices_37,
        .fixed_mask = {{0xf0408103u, 0x0}}, .fixed_value = {{0x60408000, 0x0}},
        .bits = "0110ss-. .1ssssss 1ssssss0 ssssss00",
    },
    [TESLA_MUL_ADD_SUB_U24_SHORT] = {
        .name = "mul_add.sub.u24.short", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "sub", .syntax = "sub  $r[SDST] (mul u24 S_SRC S_SRC2) $r[SDST] ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 4, .slot_count = 8, .choice_count = 10, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_sub_u24_short, .configs = 0xfffff,
        .choices = choices_26,
        .fixed_mask = {{0xf0408103u, 0x0}}, .fixed_value = {{0x60408100, 0x0}},
        .bits = "0110ss-. .1ssssss 1ssssss1 ssssss00",
    },
    [TESLA_MUL_ADD_SUBR_U16_SHORT] = {
        .name = "mul_add.subr.u16.short", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "subr", .syntax = "subr  $r[SDST] (mul u16 S_SRC S_SRC2) $r[SDST] ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 4, .slot_count = 8, .choice_count = 10, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_subr_u16_short, .configs = 0xfffff,
        .choices = choices_37,
        .fixed_mask = {{0xf0408103u, 0x0}}, .fixed_value = {{0x70000000, 0x0}},
        .bits = "0111ss-. .0ssssss 0ssssss0 ssssss00",
    },
    [TESLA_MUL_ADD_SUBR_S16_SHORT] = {
        .name = "mul_add.subr.s16.short", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "subr", .syntax = "subr  $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST] ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 4, .slot_count = 8, .choice_count = 10, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_subr_s16_short, .configs = 0xfffff,
        .choices = choices_37,
        .fixed_mask = {{0xf0408103u, 0x0}}, .fixed_value = {{0x70000100, 0x0}},
        .bits = "0111ss-. .0ssssss 0ssssss1 ssssss00",
    },
    [TESLA_MUL_ADD_SUBR_S16SAT_SHORT] = {
        .name = "mul_add.subr.s16sat.short", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "subr", .syntax = "subr sat $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST] ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 4, .slot_count = 8, .choice_count = 10, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_subr_s16sat_short, .configs = 0xfffff,
        .choices = choices_37,
        .fixed_mask = {{0xf0408103u, 0x0}}, .fixed_value = {{0x70008000, 0x0}},
        .bits = "0111ss-. .0ssssss 1ssssss0 ssssss00",
    },
    [TESLA_MUL_ADD_SUBR_U24_SHORT] = {
        .name = "mul_add.subr.u24.short", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "subr", .syntax = "subr  $r[SDST] (mul u24 S_SRC S_SRC2) $r[SDST] ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 4, .slot_count = 8, .choice_count = 10, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_subr_u24_short, .configs = 0xfffff,
        .choices = choices_26,
        .fixed_mask = {{0xf0408103u, 0x0}}, .fixed_value = {{0x70008100, 0x0}},
        .bits = "0111ss-. .0ssssss 1ssssss1 ssssss00",
    },
    [TESLA_MUL_ADD_ADDC_U16_SHORT] = {
        .name = "mul_add.addc.u16.short", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "addc", .syntax = "addc  $r[SDST] (mul u16 S_SRC S_SRC2) $r[SDST] $c0",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 4, .slot_count = 8, .choice_count = 10, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_addc_u16_short, .configs = 0xfffff,
        .choices = choices_37,
        .fixed_mask = {{0xf0408103u, 0x0}}, .fixed_value = {{0x70400000, 0x0}},
        .bits = "0111ss-. .1ssssss 0ssssss0 ssssss00",
    },
    [TESLA_MUL_ADD_ADDC_S16_SHORT] = {
        .name = "mul_add.addc.s16.short", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "addc", .syntax = "addc  $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST] $c0",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 4, .slot_count = 8, .choice_count = 10, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_addc_s16_short, .configs = 0xfffff,
        .choices = choices_37,
        .fixed_mask = {{0xf0408103u, 0x0}}, .fixed_value = {{0x70400100, 0x0}},
        .bits = "0111ss-. .1ssssss 0ssssss1 ssssss00",
    },
    [TESLA_MUL_ADD_ADDC_S16SAT_SHORT] = {
        .name = "mul_add.addc.s16sat.short", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "addc", .syntax = "addc sat $r[SDST] (mul s16 S_SRC S_SRC2) $r[SDST] $c0",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 4, .slot_count = 8, .choice_count = 10, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_addc_s16sat_short, .configs = 0xfffff,
        .choices = choices_37,
        .fixed_mask = {{0xf0408103u, 0x0}}, .fixed_value = {{0x70408000, 0x0}},
        .bits = "0111ss-. .1ssssss 1ssssss0 ssssss00",
    },
    [TESLA_MUL_ADD_ADDC_U24_SHORT] = {
        .name = "mul_add.addc.u24.short", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "addc", .syntax = "addc  $r[SDST] (mul u24 S_SRC S_SRC2) $r[SDST] $c0",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 4, .slot_count = 8, .choice_count = 10, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_addc_u24_short, .configs = 0xfffff,
        .choices = choices_26,
        .fixed_mask = {{0xf0408103u, 0x0}}, .fixed_value = {{0x70408100, 0x0}},
        .bits = "0111ss-. .1ssssss 1ssssss1 ssssss00",
    },
    [TESLA_MUL_ADD_ADD_U16_IMM] = {
        .name = "mul_add.add.u16.imm", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "add", .syntax = "add  $r[SDST] (mul u16 I_SRC IMM) $r[SDST] ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 6, .choice_count = 8, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_add_u16_imm, .configs = 0xfffff,
        .choices = choices_38,
        .fixed_mask = {{UINT64_C(0x3f0408103), 0x0}}, .fixed_value = {{UINT64_C(0x360000001), 0x0}},
        .bits = "\?\?\?\?iiii iiiiiiii iiiiiiii iiiiii11 0110ss-. \?0iiiiii 0ssssss0 ssssss01",
    },
    [TESLA_MUL_ADD_ADD_S16_IMM] = {
        .name = "mul_add.add.s16.imm", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "add", .syntax = "add  $r[SDST] (mul s16 I_SRC IMM) $r[SDST] ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 6, .choice_count = 8, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_add_s16_imm, .configs = 0xfffff,
        .choices = choices_38,
        .fixed_mask = {{UINT64_C(0x3f0408103), 0x0}}, .fixed_value = {{UINT64_C(0x360000101), 0x0}},
        .bits = "\?\?\?\?iiii iiiiiiii iiiiiiii iiiiii11 0110ss-. \?0iiiiii 0ssssss1 ssssss01",
    },
    [TESLA_MUL_ADD_ADD_S16SAT_IMM] = {
        .name = "mul_add.add.s16sat.imm", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "add", .syntax = "add sat $r[SDST] (mul s16 I_SRC IMM) $r[SDST] ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 6, .choice_count = 8, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_add_s16sat_imm, .configs = 0xfffff,
        .choices = choices_38,
        .fixed_mask = {{UINT64_C(0x3f0408103), 0x0}}, .fixed_value = {{UINT64_C(0x360008001), 0x0}},
        .bits = "\?\?\?\?iiii iiiiiiii iiiiiiii iiiiii11 0110ss-. \?0iiiiii 1ssssss0 ssssss01",
    },
    [TESLA_MUL_ADD_ADD_U24_IMM] = {
        .name = "mul_add.add.u24.imm", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "add", .syntax = "add  $r[SDST] (mul u24 I_SRC IMM) $r[SDST] ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 6, .choice_count = 8, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_add_u24_imm, .configs = 0xfffff,
        .choices = choices_27,
        .fixed_mask = {{UINT64_C(0x3f0408103), 0x0}}, .fixed_value = {{UINT64_C(0x360008101), 0x0}},
        .bits = "\?\?\?\?iiii iiiiiiii iiiiiiii iiiiii11 0110ss-. \?0iiiiii 1ssssss1 ssssss01",
    },
    [TESLA_MUL_ADD_SUB_U16_IMM] = {
        .name = "mul_add.sub.u16.imm", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "sub", .syntax = "sub  $r[SDST] (mul u16 I_SRC IMM) $r[SDST] ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 6, .choice_count = 8, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_sub_u16_imm, .configs = 0xfffff,
        .choices = choices_38,
        .fixed_mask = {{UINT64_C(0x3f0408103), 0x0}}, .fixed_value = {{UINT64_C(0x360400001), 0x0}},
        .bits = "\?\?\?\?iiii iiiiiiii iiiiiiii iiiiii11 0110ss-. \?1iiiiii 0ssssss0 ssssss01",
    },
    [TESLA_MUL_ADD_SUB_S16_IMM] = {
        .name = "mul_add.sub.s16.imm", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "sub", .syntax = "sub  $r[SDST] (mul s16 I_SRC IMM) $r[SDST] ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 6, .choice_count = 8, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_sub_s16_imm, .configs = 0xfffff,
        .choices = choices_38,
        .fixed_mask = {{UINT64_C(0x3f0408103), 0x0}}, .fixed_value = {{UINT64_C(0x360400101), 0x0}},
        .bits = "\?\?\?\?iiii iiiiiiii iiiiiiii iiiiii11 0110ss-. \?1iiiiii 0ssssss1 ssssss01",
    },
    [TESLA_MUL_ADD_SUB_S16SAT_IMM] = {
        .name = "mul_add.sub.s16sat.imm", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "sub", .syntax = "sub sat $r[SDST] (mul s16 I_SRC IMM) $r[SDST] ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 6, .choice_count = 8, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_sub_s16sat_imm, .configs = 0xfffff,
        .choices = choices_38,
        .fixed_mask = {{UINT64_C(0x3f0408103), 0x0}}, .fixed_value = {{UINT64_C(0x360408001), 0x0}},
        .bits = "\?\?\?\?iiii iiiiiiii iiiiiiii iiiiii11 0110ss-. \?1iiiiii 1ssssss0 ssssss01",
    },
    [TESLA_MUL_ADD_SUB_U24_IMM] = {
        .name = "mul_add.sub.u24.imm", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "sub", .syntax = "sub  $r[SDST] (mul u24 I_SRC IMM) $r[SDST] ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 6, .choice_count = 8, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_sub_u24_imm, .configs = 0xfffff,
        .choices = choices_27,
        .fixed_mask = {{UINT64_C(0x3f0408103), 0x0}}, .fixed_value = {{UINT64_C(0x360408101), 0x0}},
        .bits = "\?\?\?\?iiii iiiiiiii iiiiiiii iiiiii11 0110ss-. \?1iiiiii 1ssssss1 ssssss01",
    },
    [TESLA_MUL_ADD_SUBR_U16_IMM] = {
        .name = "mul_add.subr.u16.imm", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "subr", .syntax = "subr  $r[SDST] (mul u16 I_SRC IMM) $r[SDST] ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 6, .choice_count = 8, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_subr_u16_imm, .configs = 0xfffff,
        .choices = choices_38,
        .fixed_mask = {{UINT64_C(0x3f0408103), 0x0}}, .fixed_value = {{UINT64_C(0x370000001), 0x0}},
        .bits = "\?\?\?\?iiii iiiiiiii iiiiiiii iiiiii11 0111ss-. \?0iiiiii 0ssssss0 ssssss01",
    },
    [TESLA_MUL_ADD_SUBR_S16_IMM] = {
        .name = "mul_add.subr.s16.imm", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "subr", .syntax = "subr  $r[SDST] (mul s16 I_SRC IMM) $r[SDST] ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 6, .choice_count = 8, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_subr_s16_imm, .configs = 0xfffff,
        .choices = choices_38,
        .fixed_mask = {{UINT64_C(0x3f0408103), 0x0}}, .fixed_value = {{UINT64_C(0x370000101), 0x0}},
        .bits = "\?\?\?\?iiii iiiiiiii iiiiiiii iiiiii11 0111ss-. \?0iiiiii 0ssssss1 ssssss01",
    },
    [TESLA_MUL_ADD_SUBR_S16SAT_IMM] = {
        .name = "mul_add.subr.s16sat.imm", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "subr", .syntax = "subr sat $r[SDST] (mul s16 I_SRC IMM) $r[SDST] ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 6, .choice_count = 8, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_subr_s16sat_imm, .configs = 0xfffff,
        .choices = choices_38,
        .fixed_mask = {{UINT64_C(0x3f0408103), 0x0}}, .fixed_value = {{UINT64_C(0x370008001), 0x0}},
        .bits = "\?\?\?\?iiii iiiiiiii iiiiiiii iiiiii11 0111ss-. \?0iiiiii 1ssssss0 ssssss01",
    },
    [TESLA_MUL_ADD_SUBR_U24_IMM] = {
        .name = "mul_add.subr.u24.imm", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "subr", .syntax = "subr  $r[SDST] (mul u24 I_SRC IMM) $r[SDST] ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 6, .choice_count = 8, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_subr_u24_imm, .configs = 0xfffff,
        .choices = choices_27,
        .fixed_mask = {{UINT64_C(0x3f0408103), 0x0}}, .fixed_value = {{UINT64_C(0x370008101), 0x0}},
        .bits = "\?\?\?\?iiii iiiiiiii iiiiiiii iiiiii11 0111ss-. \?0iiiiii 1ssssss1 ssssss01",
    },
    [TESLA_MUL_ADD_ADDC_U16_IMM] = {
        .name = "mul_add.addc.u16.imm", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "addc", .syntax = "addc  $r[SDST] (mul u16 I_SRC IMM) $r[SDST] $c0",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 6, .choice_count = 8, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_addc_u16_imm, .configs = 0xfffff,
        .choices = choices_38,
        .fixed_mask = {{UINT64_C(0x3f0408103), 0x0}}, .fixed_value = {{UINT64_C(0x370400001), 0x0}},
        .bits = "\?\?\?\?iiii iiiiiiii iiiiiiii iiiiii11 0111ss-. \?1iiiiii 0ssssss0 ssssss01",
    },
    [TESLA_MUL_ADD_ADDC_S16_IMM] = {
        .name = "mul_add.addc.s16.imm", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "addc", .syntax = "addc  $r[SDST] (mul s16 I_SRC IMM) $r[SDST] $c0",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 6, .choice_count = 8, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_addc_s16_imm, .configs = 0xfffff,
        .choices = choices_38,
        .fixed_mask = {{UINT64_C(0x3f0408103), 0x0}}, .fixed_value = {{UINT64_C(0x370400101), 0x0}},
        .bits = "\?\?\?\?iiii iiiiiiii iiiiiiii iiiiii11 0111ss-. \?1iiiiii 0ssssss1 ssssss01",
    },
    [TESLA_MUL_ADD_ADDC_S16SAT_IMM] = {
        .name = "mul_add.addc.s16sat.imm", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "addc", .syntax = "addc sat $r[SDST] (mul s16 I_SRC IMM) $r[SDST] $c0",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 6, .choice_count = 8, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_addc_s16sat_imm, .configs = 0xfffff,
        .choices = choices_38,
        .fixed_mask = {{UINT64_C(0x3f0408103), 0x0}}, .fixed_value = {{UINT64_C(0x370408001), 0x0}},
        .bits = "\?\?\?\?iiii iiiiiiii iiiiiiii iiiiii11 0111ss-. \?1iiiiii 1ssssss0 ssssss01",
    },
    [TESLA_MUL_ADD_ADDC_U24_IMM] = {
        .name = "mul_add.addc.u24.imm", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "addc", .syntax = "addc  $r[SDST] (mul u24 I_SRC IMM) $r[SDST] $c0",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 6, .choice_count = 8, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_addc_u24_imm, .configs = 0xfffff,
        .choices = choices_27,
        .fixed_mask = {{UINT64_C(0x3f0408103), 0x0}}, .fixed_value = {{UINT64_C(0x370408101), 0x0}},
        .bits = "\?\?\?\?iiii iiiiiiii iiiiiiii iiiiii11 0111ss-. \?1iiiiii 1ssssss1 ssssss01",
    },
    [TESLA_MUL_ADD_ADD_U16_LONG] = {
        .name = "mul_add.add.u16.long", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "add", .syntax = "MARK GUARD add  MCDST LL_DST (mul u16 L_SRC L_SRC2) L_SRC3 ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 15, .choice_count = 15, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_add_u16_long, .configs = 0xfffff,
        .choices = choices_39,
        .fixed_mask = {{UINT64_C(0xec000000f0000003), 0x0}}, .fixed_value = {{0x60000001, 0x0}},
        .bits = "000-00cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_ADD_S16_LONG] = {
        .name = "mul_add.add.s16.long", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "add", .syntax = "MARK GUARD add  MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3 ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 15, .choice_count = 15, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_add_s16_long, .configs = 0xfffff,
        .choices = choices_39,
        .fixed_mask = {{UINT64_C(0xec000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x2000000060000001), 0x0}},
        .bits = "001-00cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_ADD_S16SAT_LONG] = {
        .name = "mul_add.add.s16sat.long", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "add", .syntax = "MARK GUARD add sat MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3 ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 15, .choice_count = 15, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_add_s16sat_long, .configs = 0xfffff,
        .choices = choices_39,
        .fixed_mask = {{UINT64_C(0xec000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x4000000060000001), 0x0}},
        .bits = "010-00cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_ADD_U24_LONG] = {
        .name = "mul_add.add.u24.long", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "add", .syntax = "MARK GUARD add  MCDST LL_DST (mul u24 L_SRC L_SRC2) L_SRC3 ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 15, .choice_count = 15, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_add_u24_long, .configs = 0xfffff,
        .choices = choices_28,
        .fixed_mask = {{UINT64_C(0xec000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x6000000060000001), 0x0}},
        .bits = "011-00cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_ADD_S24_LONG] = {
        .name = "mul_add.add.s24.long", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "add", .syntax = "MARK GUARD add  MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3 ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 15, .choice_count = 15, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_add_s24_long, .configs = 0xfffff,
        .choices = choices_28,
        .fixed_mask = {{UINT64_C(0xec000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x8000000060000001), 0x0}},
        .bits = "100-00cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_ADD_S24SAT_LONG] = {
        .name = "mul_add.add.s24sat.long", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "add", .syntax = "MARK GUARD add sat MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3 ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 15, .choice_count = 15, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_add_s24sat_long, .configs = 0xfffff,
        .choices = choices_28,
        .fixed_mask = {{UINT64_C(0xec000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xa000000060000001), 0x0}},
        .bits = "101-00cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_ADD_U24HIGH_LONG] = {
        .name = "mul_add.add.u24high.long", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "add", .syntax = "MARK GUARD add  MCDST LL_DST (mul high u24 L_SRC L_SRC2) L_SRC3 ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 15, .choice_count = 15, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_add_u24high_long, .configs = 0xfffff,
        .choices = choices_28,
        .fixed_mask = {{UINT64_C(0xec000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xc000000060000001), 0x0}},
        .bits = "110-00cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_ADD_S24HIGH_LONG] = {
        .name = "mul_add.add.s24high.long", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "add", .syntax = "MARK GUARD add  MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3 ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 15, .choice_count = 15, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_add_s24high_long, .configs = 0xfffff,
        .choices = choices_28,
        .fixed_mask = {{UINT64_C(0xec000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xe000000060000001), 0x0}},
        .bits = "111-00cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_ADD_S24HIGHSAT_LONG] = {
        .name = "mul_add.add.s24highsat.long", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "add", .syntax = "MARK GUARD add sat MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3 ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 15, .choice_count = 15, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_add_s24highsat_long, .configs = 0xfffff,
        .choices = choices_28,
        .fixed_mask = {{UINT64_C(0xec000000f0000003), 0x0}}, .fixed_value = {{0x70000001, 0x0}},
        .bits = "000-00cc cc.lllll llccpppp p.cc.amm 0111aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_SUB_U16_LONG] = {
        .name = "mul_add.sub.u16.long", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "sub", .syntax = "MARK GUARD sub  MCDST LL_DST (mul u16 L_SRC L_SRC2) L_SRC3 ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 15, .choice_count = 15, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_sub_u16_long, .configs = 0xfffff,
        .choices = choices_39,
        .fixed_mask = {{UINT64_C(0xec000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x400000060000001), 0x0}},
        .bits = "000-01cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_SUB_S16_LONG] = {
        .name = "mul_add.sub.s16.long", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "sub", .syntax = "MARK GUARD sub  MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3 ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 15, .choice_count = 15, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_sub_s16_long, .configs = 0xfffff,
        .choices = choices_39,
        .fixed_mask = {{UINT64_C(0xec000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x2400000060000001), 0x0}},
        .bits = "001-01cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_SUB_S16SAT_LONG] = {
        .name = "mul_add.sub.s16sat.long", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "sub", .syntax = "MARK GUARD sub sat MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3 ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 15, .choice_count = 15, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_sub_s16sat_long, .configs = 0xfffff,
        .choices = choices_39,
        .fixed_mask = {{UINT64_C(0xec000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x4400000060000001), 0x0}},
        .bits = "010-01cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_SUB_U24_LONG] = {
        .name = "mul_add.sub.u24.long", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "sub", .syntax = "MARK GUARD sub  MCDST LL_DST (mul u24 L_SRC L_SRC2) L_SRC3 ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 15, .choice_count = 15, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_sub_u24_long, .configs = 0xfffff,
        .choices = choices_28,
        .fixed_mask = {{UINT64_C(0xec000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x6400000060000001), 0x0}},
        .bits = "011-01cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_SUB_S24_LONG] = {
        .name = "mul_add.sub.s24.long", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "sub", .syntax = "MARK GUARD sub  MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3 ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 15, .choice_count = 15, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_sub_s24_long, .configs = 0xfffff,
        .choices = choices_28,
        .fixed_mask = {{UINT64_C(0xec000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x8400000060000001), 0x0}},
        .bits = "100-01cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_SUB_S24SAT_LONG] = {
        .name = "mul_add.sub.s24sat.long", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "sub", .syntax = "MARK GUARD sub sat MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3 ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 15, .choice_count = 15, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_sub_s24sat_long, .configs = 0xfffff,
        .choices = choices_28,
        .fixed_mask = {{UINT64_C(0xec000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xa400000060000001), 0x0}},
        .bits = "101-01cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_SUB_U24HIGH_LONG] = {
        .name = "mul_add.sub.u24high.long", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "sub", .syntax = "MARK GUARD sub  MCDST LL_DST (mul high u24 L_SRC L_SRC2) L_SRC3 ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 15, .choice_count = 15, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_sub_u24high_long, .configs = 0xfffff,
        .choices = choices_28,
        .fixed_mask = {{UINT64_C(0xec000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xc400000060000001), 0x0}},
        .bits = "110-01cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_SUB_S24HIGH_LONG] = {
        .name = "mul_add.sub.s24high.long", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "sub", .syntax = "MARK GUARD sub  MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3 ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 15, .choice_count = 15, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_sub_s24high_long, .configs = 0xfffff,
        .choices = choices_28,
        .fixed_mask = {{UINT64_C(0xec000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xe400000060000001), 0x0}},
        .bits = "111-01cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_SUB_S24HIGHSAT_LONG] = {
        .name = "mul_add.sub.s24highsat.long", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "sub", .syntax = "MARK GUARD sub sat MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3 ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 15, .choice_count = 15, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_sub_s24highsat_long, .configs = 0xfffff,
        .choices = choices_28,
        .fixed_mask = {{UINT64_C(0xec000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x400000070000001), 0x0}},
        .bits = "000-01cc cc.lllll llccpppp p.cc.amm 0111aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_SUBR_U16_LONG] = {
        .name = "mul_add.subr.u16.long", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "subr", .syntax = "MARK GUARD subr  MCDST LL_DST (mul u16 L_SRC L_SRC2) L_SRC3 ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 15, .choice_count = 15, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_subr_u16_long, .configs = 0xfffff,
        .choices = choices_39,
        .fixed_mask = {{UINT64_C(0xec000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x800000060000001), 0x0}},
        .bits = "000-10cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_SUBR_S16_LONG] = {
        .name = "mul_add.subr.s16.long", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "subr", .syntax = "MARK GUARD subr  MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3 ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 15, .choice_count = 15, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_subr_s16_long, .configs = 0xfffff,
        .choices = choices_39,
        .fixed_mask = {{UINT64_C(0xec000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x2800000060000001), 0x0}},
        .bits = "001-10cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_SUBR_S16SAT_LONG] = {
        .name = "mul_add.subr.s16sat.long", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "subr", .syntax = "MARK GUARD subr sat MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3 ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 15, .choice_count = 15, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_subr_s16sat_long, .configs = 0xfffff,
        .choices = choices_39,
        .fixed_mask = {{UINT64_C(0xec000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x4800000060000001), 0x0}},
        .bits = "010-10cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_SUBR_U24_LONG] = {
        .name = "mul_add.subr.u24.long", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "subr", .syntax = "MARK GUARD subr  MCDST LL_DST (mul u24 L_SRC L_SRC2) L_SRC3 ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 15, .choice_count = 15, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_subr_u24_long, .configs = 0xfffff,
        .choices = choices_28,
        .fixed_mask = {{UINT64_C(0xec000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x6800000060000001), 0x0}},
        .bits = "011-10cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_SUBR_S24_LONG] = {
        .name = "mul_add.subr.s24.long", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "subr", .syntax = "MARK GUARD subr  MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3 ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 15, .choice_count = 15, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_subr_s24_long, .configs = 0xfffff,
        .choices = choices_28,
        .fixed_mask = {{UINT64_C(0xec000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x8800000060000001), 0x0}},
        .bits = "100-10cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_SUBR_S24SAT_LONG] = {
        .name = "mul_add.subr.s24sat.long", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "subr", .syntax = "MARK GUARD subr sat MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3 ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 15, .choice_count = 15, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_subr_s24sat_long, .configs = 0xfffff,
        .choices = choices_28,
        .fixed_mask = {{UINT64_C(0xec000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xa800000060000001), 0x0}},
        .bits = "101-10cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_SUBR_U24HIGH_LONG] = {
        .name = "mul_add.subr.u24high.long", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "subr", .syntax = "MARK GUARD subr  MCDST LL_DST (mul high u24 L_SRC L_SRC2) L_SRC3 ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 15, .choice_count = 15, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_subr_u24high_long, .configs = 0xfffff,
        .choices = choices_28,
        .fixed_mask = {{UINT64_C(0xec000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xc800000060000001), 0x0}},
        .bits = "110-10cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_SUBR_S24HIGH_LONG] = {
        .name = "mul_add.subr.s24high.long", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "subr", .syntax = "MARK GUARD subr  MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3 ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 15, .choice_count = 15, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_subr_s24high_long, .configs = 0xfffff,
        .choices = choices_28,
        .fixed_mask = {{UINT64_C(0xec000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xe800000060000001), 0x0}},
        .bits = "111-10cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_SUBR_S24HIGHSAT_LONG] = {
        .name = "mul_add.subr.s24highsat.long", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "subr", .syntax = "MARK GUARD subr sat MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3 ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 15, .choice_count = 15, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_subr_s24highsat_long, .configs = 0xfffff,
        .choices = choices_28,
        .fixed_mask = {{UINT64_C(0xec000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x800000070000001), 0x0}},
        .bits = "000-10cc cc.lllll llccpppp p.cc.amm 0111aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_ADDC_U16_LONG] = {
        .name = "mul_add.addc.u16.long", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "addc", .syntax = "MARK GUARD addc  MCDST LL_DST (mul u16 L_SRC L_SRC2) L_SRC3 $c[COND]",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 15, .choice_count = 15, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_addc_u16_long, .configs = 0xfffff,
        .choices = choices_39,
        .fixed_mask = {{UINT64_C(0xec000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xc00000060000001), 0x0}},
        .bits = "000-11cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_ADDC_S16_LONG] = {
        .name = "mul_add.addc.s16.long", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "addc", .syntax = "MARK GUARD addc  MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3 $c[COND]",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 15, .choice_count = 15, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_addc_s16_long, .configs = 0xfffff,
        .choices = choices_39,
        .fixed_mask = {{UINT64_C(0xec000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x2c00000060000001), 0x0}},
        .bits = "001-11cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_ADDC_S16SAT_LONG] = {
        .name = "mul_add.addc.s16sat.long", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "addc", .syntax = "MARK GUARD addc sat MCDST LL_DST (mul s16 L_SRC L_SRC2) L_SRC3 $c[COND]",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 15, .choice_count = 15, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_addc_s16sat_long, .configs = 0xfffff,
        .choices = choices_39,
        .fixed_mask = {{UINT64_C(0xec000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x4c00000060000001), 0x0}},
        .bits = "010-11cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_ADDC_U24_LONG] = {
        .name = "mul_add.addc.u24.long", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "addc", .syntax = "MARK GUARD addc  MCDST LL_DST (mul u24 L_SRC L_SRC2) L_SRC3 $c[COND]",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 15, .choice_count = 15, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_addc_u24_long, .configs = 0xfffff,
        .choices = choices_28,
        .fixed_mask = {{UINT64_C(0xec000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x6c00000060000001), 0x0}},
        .bits = "011-11cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_ADDC_S24_LONG] = {
        .name = "mul_add.addc.s24.long", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "addc", .syntax = "MARK GUARD addc  MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3 $c[COND]",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 15, .choice_count = 15, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_addc_s24_long, .configs = 0xfffff,
        .choices = choices_28,
        .fixed_mask = {{UINT64_C(0xec000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x8c00000060000001), 0x0}},
        .bits = "100-11cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_ADDC_S24SAT_LONG] = {
        .name = "mul_add.addc.s24sat.long", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "addc", .syntax = "MARK GUARD addc sat MCDST LL_DST (mul s24 L_SRC L_SRC2) L_SRC3 $c[COND]",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 15, .choice_count = 15, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_addc_s24sat_long, .configs = 0xfffff,
        .choices = choices_28,
        .fixed_mask = {{UINT64_C(0xec000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xac00000060000001), 0x0}},
        .bits = "101-11cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_ADDC_U24HIGH_LONG] = {
        .name = "mul_add.addc.u24high.long", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "addc", .syntax = "MARK GUARD addc  MCDST LL_DST (mul high u24 L_SRC L_SRC2) L_SRC3 $c[COND]",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 15, .choice_count = 15, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_addc_u24high_long, .configs = 0xfffff,
        .choices = choices_28,
        .fixed_mask = {{UINT64_C(0xec000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xcc00000060000001), 0x0}},
        .bits = "110-11cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_ADDC_S24HIGH_LONG] = {
        .name = "mul_add.addc.s24high.long", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "addc", .syntax = "MARK GUARD addc  MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3 $c[COND]",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 15, .choice_count = 15, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_addc_s24high_long, .configs = 0xfffff,
        .choices = choices_28,
        .fixed_mask = {{UINT64_C(0xec000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xec00000060000001), 0x0}},
        .bits = "111-11cc cc.lllll llccpppp p.cc.amm 0110aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_ADDC_S24HIGHSAT_LONG] = {
        .name = "mul_add.addc.s24highsat.long", .page = "mul_add", .title = "Integer multiplication and addition",
        .mnemonic = "addc", .syntax = "MARK GUARD addc sat MCDST LL_DST (mul high s24 L_SRC L_SRC2) L_SRC3 $c[COND]",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The product as in `mul`, then added to source 3 as in `add`: `sub` subtracts source 3 from the product, `subr` the product from source 3. In short and immediate words source 3 is the destination.",
        .length = 8, .slot_count = 15, .choice_count = 15, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_addc_s24highsat_long, .configs = 0xfffff,
        .choices = choices_28,
        .fixed_mask = {{UINT64_C(0xec000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xc00000070000001), 0x0}},
        .bits = "000-11cc cc.lllll llccpppp p.cc.amm 0111aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_AGAIN_ADD] = {
        .name = "mul_add_again.add", .page = "mul_add_again", .title = "Further opcodes of the u24 multiplication and addition",
        .mnemonic = "add", .syntax = "MARK GUARD add MCDST LL_DST (mul U24AGAIN L_SRC L_SRC2) L_SRC3 ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "Primary opcode 7 with secondary opcodes 1 to 7 does what `(mul u24 ..)` does. The number behind the dot is the secondary opcode.",
        .length = 8, .slot_count = 16, .choice_count = 15, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_again_add, .configs = 0xfffff,
        .choices = choices_28,
        .fixed_mask = {{UINT64_C(0xc000000f0000003), 0x0}}, .fixed_value = {{0x70000001, 0x0}},
        .bits = "uuu-00cc cc.lllll llccpppp p.cc.amm 0111aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_AGAIN_SUB] = {
        .name = "mul_add_again.sub", .page = "mul_add_again", .title = "Further opcodes of the u24 multiplication and addition",
        .mnemonic = "sub", .syntax = "MARK GUARD sub MCDST LL_DST (mul U24AGAIN L_SRC L_SRC2) L_SRC3 ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "Primary opcode 7 with secondary opcodes 1 to 7 does what `(mul u24 ..)` does. The number behind the dot is the secondary opcode.",
        .length = 8, .slot_count = 16, .choice_count = 15, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_again_sub, .configs = 0xfffff,
        .choices = choices_28,
        .fixed_mask = {{UINT64_C(0xc000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x400000070000001), 0x0}},
        .bits = "uuu-01cc cc.lllll llccpppp p.cc.amm 0111aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_AGAIN_SUBR] = {
        .name = "mul_add_again.subr", .page = "mul_add_again", .title = "Further opcodes of the u24 multiplication and addition",
        .mnemonic = "subr", .syntax = "MARK GUARD subr MCDST LL_DST (mul U24AGAIN L_SRC L_SRC2) L_SRC3 ",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "Primary opcode 7 with secondary opcodes 1 to 7 does what `(mul u24 ..)` does. The number behind the dot is the secondary opcode.",
        .length = 8, .slot_count = 16, .choice_count = 15, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_again_subr, .configs = 0xfffff,
        .choices = choices_28,
        .fixed_mask = {{UINT64_C(0xc000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x800000070000001), 0x0}},
        .bits = "uuu-10cc cc.lllll llccpppp p.cc.amm 0111aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MUL_ADD_AGAIN_ADDC] = {
        .name = "mul_add_again.addc", .page = "mul_add_again", .title = "Further opcodes of the u24 multiplication and addition",
        .mnemonic = "addc", .syntax = "MARK GUARD addc MCDST LL_DST (mul U24AGAIN L_SRC L_SRC2) L_SRC3 $c[COND]",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "Primary opcode 7 with secondary opcodes 1 to 7 does what `(mul u24 ..)` does. The number behind the dot is the secondary opcode.",
        .length = 8, .slot_count = 16, .choice_count = 15, .grade = ISADORA_HARDWARE,
        .slots = slots_mul_add_again_addc, .configs = 0xfffff,
        .choices = choices_28,
        .fixed_mask = {{UINT64_C(0xc000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xc00000070000001), 0x0}},
        .bits = "uuu-11cc cc.lllll llccpppp p.cc.amm 0111aa-. .lllllll llllllll llllll01",
    },
    [TESLA_SAD_U16_SHORT] = {
        .name = "sad.u16.short", .page = "sad", .title = "Sum of absolute differences",
        .mnemonic = "sad", .syntax = "sad $r[SDST] u16 $r[SSRC].h[SSRC] $r[SSRC2].h[SSRC2] $r[SDST]",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The distance of sources 1 and 2 plus source 3, which has 32 bits. Short words have registers as sources only; no source tells whether hardware takes others.",
        .length = 4, .slot_count = 3, .choice_count = 4, .grade = ISADORA_HARDWARE,
        .slots = slots_sad_u16_short, .configs = 0xfffff,
        .choices = choices_40,
        .fixed_mask = {{0xf0008103u, 0x0}}, .fixed_value = {{0x50000000, 0x0}},
        .bits = "0101---\? \?\?ssssss 0ssssss0 ssssss00",
    },
    [TESLA_SAD_S16_SHORT] = {
        .name = "sad.s16.short", .page = "sad", .title = "Sum of absolute differences",
        .mnemonic = "sad", .syntax = "sad $r[SDST] s16 $r[SSRC].h[SSRC] $r[SSRC2].h[SSRC2] $r[SDST]",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The distance of sources 1 and 2 plus source 3, which has 32 bits. Short words have registers as sources only; no source tells whether hardware takes others.",
        .length = 4, .slot_count = 3, .choice_count = 4, .grade = ISADORA_HARDWARE,
        .slots = slots_sad_s16_short, .configs = 0xfffff,
        .choices = choices_40,
        .fixed_mask = {{0xf0008103u, 0x0}}, .fixed_value = {{0x50000100, 0x0}},
        .bits = "0101---\? \?\?ssssss 0ssssss1 ssssss00",
    },
    [TESLA_SAD_U32_SHORT] = {
        .name = "sad.u32.short", .page = "sad", .title = "Sum of absolute differences",
        .mnemonic = "sad", .syntax = "sad $r[SDST] u32 $r[SSRC] $r[SSRC2] $r[SDST]",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The distance of sources 1 and 2 plus source 3, which has 32 bits. Short words have registers as sources only; no source tells whether hardware takes others.",
        .length = 4, .slot_count = 3, .choice_count = 4, .grade = ISADORA_HARDWARE,
        .slots = slots_sad_u32_short, .configs = 0xfffff,
        .choices = choices_41,
        .fixed_mask = {{0xf0008103u, 0x0}}, .fixed_value = {{0x50008000, 0x0}},
        .bits = "0101---\? \?\?ssssss 1ssssss0 ssssss00",
    },
    [TESLA_SAD_S32_SHORT] = {
        .name = "sad.s32.short", .page = "sad", .title = "Sum of absolute differences",
        .mnemonic = "sad", .syntax = "sad $r[SDST] s32 $r[SSRC] $r[SSRC2] $r[SDST]",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The distance of sources 1 and 2 plus source 3, which has 32 bits. Short words have registers as sources only; no source tells whether hardware takes others.",
        .length = 4, .slot_count = 3, .choice_count = 4, .grade = ISADORA_HARDWARE,
        .slots = slots_sad_s32_short, .configs = 0xfffff,
        .choices = choices_41,
        .fixed_mask = {{0xf0008103u, 0x0}}, .fixed_value = {{0x50008100, 0x0}},
        .bits = "0101---\? \?\?ssssss 1ssssss1 ssssss00",
    },
    [TESLA_SAD_U16_LONG] = {
        .name = "sad.u16.long", .page = "sad", .title = "Sum of absolute differences",
        .mnemonic = "sad", .syntax = "MARK GUARD sad MCDST LL_DST u16 L_SRC L_SRC2 L_SRC3",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The distance of sources 1 and 2 plus source 3, which has 32 bits. Short words have registers as sources only; no source tells whether hardware takes others.",
        .length = 8, .slot_count = 15, .choice_count = 15, .grade = ISADORA_HARDWARE,
        .slots = slots_sad_u16_long, .configs = 0xfffff,
        .choices = choices_39,
        .fixed_mask = {{UINT64_C(0xec000000f0000003), 0x0}}, .fixed_value = {{0x50000001, 0x0}},
        .bits = "000-00cc cc.lllll llccpppp p.cc.amm 0101aa-. .lllllll llllllll llllll01",
    },
    [TESLA_SAD_S16_LONG] = {
        .name = "sad.s16.long", .page = "sad", .title = "Sum of absolute differences",
        .mnemonic = "sad", .syntax = "MARK GUARD sad MCDST LL_DST s16 L_SRC L_SRC2 L_SRC3",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The distance of sources 1 and 2 plus source 3, which has 32 bits. Short words have registers as sources only; no source tells whether hardware takes others.",
        .length = 8, .slot_count = 15, .choice_count = 15, .grade = ISADORA_HARDWARE,
        .slots = slots_sad_s16_long, .configs = 0xfffff,
        .choices = choices_39,
        .fixed_mask = {{UINT64_C(0xec000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x800000050000001), 0x0}},
        .bits = "000-10cc cc.lllll llccpppp p.cc.amm 0101aa-. .lllllll llllllll llllll01",
    },
    [TESLA_SAD_U32_LONG] = {
        .name = "sad.u32.long", .page = "sad", .title = "Sum of absolute differences",
        .mnemonic = "sad", .syntax = "MARK GUARD sad MCDST LL_DST u32 L_SRC L_SRC2 L_SRC3",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The distance of sources 1 and 2 plus source 3, which has 32 bits. Short words have registers as sources only; no source tells whether hardware takes others.",
        .length = 8, .slot_count = 15, .choice_count = 15, .grade = ISADORA_HARDWARE,
        .slots = slots_sad_u32_long, .configs = 0xfffff,
        .choices = choices_28,
        .fixed_mask = {{UINT64_C(0xec000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x400000050000001), 0x0}},
        .bits = "000-01cc cc.lllll llccpppp p.cc.amm 0101aa-. .lllllll llllllll llllll01",
    },
    [TESLA_SAD_S32_LONG] = {
        .name = "sad.s32.long", .page = "sad", .title = "Sum of absolute differences",
        .mnemonic = "sad", .syntax = "MARK GUARD sad MCDST LL_DST s32 L_SRC L_SRC2 L_SRC3",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "The distance of sources 1 and 2 plus source 3, which has 32 bits. Short words have registers as sources only; no source tells whether hardware takes others.",
        .length = 8, .slot_count = 15, .choice_count = 15, .grade = ISADORA_HARDWARE,
        .slots = slots_sad_s32_long, .configs = 0xfffff,
        .choices = choices_28,
        .fixed_mask = {{UINT64_C(0xec000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xc00000050000001), 0x0}},
        .bits = "000-11cc cc.lllll llccpppp p.cc.amm 0101aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MINMAX_MAX_U16] = {
        .name = "minmax.max.u16", .page = "minmax", .title = "Minimum and maximum",
        .mnemonic = "max", .syntax = "MARK GUARD max u16 MCDST LL_DST L_SRC L_SRC2",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 13, .choice_count = 12, .grade = ISADORA_HARDWARE,
        .slots = slots_minmax_max_u16, .configs = 0xfffff,
        .choices = choices_42,
        .fixed_mask = {{UINT64_C(0xec000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x8000000030000001), 0x0}},
        .bits = "100-00cc cc.\?\?\?\?\? \?\?ccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MINMAX_MAX_S16] = {
        .name = "minmax.max.s16", .page = "minmax", .title = "Minimum and maximum",
        .mnemonic = "max", .syntax = "MARK GUARD max s16 MCDST LL_DST L_SRC L_SRC2",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 13, .choice_count = 12, .grade = ISADORA_HARDWARE,
        .slots = slots_minmax_max_s16, .configs = 0xfffff,
        .choices = choices_42,
        .fixed_mask = {{UINT64_C(0xec000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x8800000030000001), 0x0}},
        .bits = "100-10cc cc.\?\?\?\?\? \?\?ccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MINMAX_MAX_U32] = {
        .name = "minmax.max.u32", .page = "minmax", .title = "Minimum and maximum",
        .mnemonic = "max", .syntax = "MARK GUARD max u32 MCDST LL_DST L_SRC L_SRC2",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 13, .choice_count = 12, .grade = ISADORA_HARDWARE,
        .slots = slots_minmax_max_u32, .configs = 0xfffff,
        .choices = choices_29,
        .fixed_mask = {{UINT64_C(0xec000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x8400000030000001), 0x0}},
        .bits = "100-01cc cc.\?\?\?\?\? \?\?ccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MINMAX_MAX_S32] = {
        .name = "minmax.max.s32", .page = "minmax", .title = "Minimum and maximum",
        .mnemonic = "max", .syntax = "MARK GUARD max s32 MCDST LL_DST L_SRC L_SRC2",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 13, .choice_count = 12, .grade = ISADORA_HARDWARE,
        .slots = slots_minmax_max_s32, .configs = 0xfffff,
        .choices = choices_29,
        .fixed_mask = {{UINT64_C(0xec000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x8c00000030000001), 0x0}},
        .bits = "100-11cc cc.\?\?\?\?\? \?\?ccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MINMAX_MIN_U16] = {
        .name = "minmax.min.u16", .page = "minmax", .title = "Minimum and maximum",
        .mnemonic = "min", .syntax = "MARK GUARD min u16 MCDST LL_DST L_SRC L_SRC2",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 13, .choice_count = 12, .grade = ISADORA_HARDWARE,
        .slots = slots_minmax_min_u16, .configs = 0xfffff,
        .choices = choices_42,
        .fixed_mask = {{UINT64_C(0xec000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xa000000030000001), 0x0}},
        .bits = "101-00cc cc.\?\?\?\?\? \?\?ccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MINMAX_MIN_S16] = {
        .name = "minmax.min.s16", .page = "minmax", .title = "Minimum and maximum",
        .mnemonic = "min", .syntax = "MARK GUARD min s16 MCDST LL_DST L_SRC L_SRC2",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 13, .choice_count = 12, .grade = ISADORA_HARDWARE,
        .slots = slots_minmax_min_s16, .configs = 0xfffff,
        .choices = choices_42,
        .fixed_mask = {{UINT64_C(0xec000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xa800000030000001), 0x0}},
        .bits = "101-10cc cc.\?\?\?\?\? \?\?ccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MINMAX_MIN_U32] = {
        .name = "minmax.min.u32", .page = "minmax", .title = "Minimum and maximum",
        .mnemonic = "min", .syntax = "MARK GUARD min u32 MCDST LL_DST L_SRC L_SRC2",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 13, .choice_count = 12, .grade = ISADORA_HARDWARE,
        .slots = slots_minmax_min_u32, .configs = 0xfffff,
        .choices = choices_29,
        .fixed_mask = {{UINT64_C(0xec000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xa400000030000001), 0x0}},
        .bits = "101-01cc cc.\?\?\?\?\? \?\?ccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
    },
    [TESLA_MINMAX_MIN_S32] = {
        .name = "minmax.min.s32", .page = "minmax", .title = "Minimum and maximum",
        .mnemonic = "min", .syntax = "MARK GUARD min s32 MCDST LL_DST L_SRC L_SRC2",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 13, .choice_count = 12, .grade = ISADORA_HARDWARE,
        .slots = slots_minmax_min_s32, .configs = 0xfffff,
        .choices = choices_29,
        .fixed_mask = {{UINT64_C(0xec000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xac00000030000001), 0x0}},
        .bits = "101-11cc cc.\?\?\?\?\? \?\?ccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
    },
    [TESLA_SET_U16] = {
        .name = "set.u16", .page = "set", .title = "Comparison",
        .mnemonic = "set", .syntax = "MARK GUARD set MCDST LL_DST COMPARE u16 L_SRC L_SRC2",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "All ones where the comparison holds, else 0.",
        .length = 8, .slot_count = 14, .choice_count = 12, .grade = ISADORA_HARDWARE,
        .slots = slots_set_u16, .configs = 0xfffff,
        .choices = choices_42,
        .fixed_mask = {{UINT64_C(0xec000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x6000000030000001), 0x0}},
        .bits = "011-00cc cc.\?\?\?\?c ccccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
    },
    [TESLA_SET_S16] = {
        .name = "set.s16", .page = "set", .title = "Comparison",
        .mnemonic = "set", .syntax = "MARK GUARD set MCDST LL_DST COMPARE s16 L_SRC L_SRC2",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "All ones where the comparison holds, else 0.",
        .length = 8, .slot_count = 14, .choice_count = 12, .grade = ISADORA_HARDWARE,
        .slots = slots_set_s16, .configs = 0xfffff,
        .choices = choices_42,
        .fixed_mask = {{UINT64_C(0xec000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x6800000030000001), 0x0}},
        .bits = "011-10cc cc.\?\?\?\?c ccccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
    },
    [TESLA_SET_U32] = {
        .name = "set.u32", .page = "set", .title = "Comparison",
        .mnemonic = "set", .syntax = "MARK GUARD set MCDST LL_DST COMPARE u32 L_SRC L_SRC2",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "All ones where the comparison holds, else 0.",
        .length = 8, .slot_count = 14, .choice_count = 12, .grade = ISADORA_HARDWARE,
        .slots = slots_set_u32, .configs = 0xfffff,
        .choices = choices_29,
        .fixed_mask = {{UINT64_C(0xec000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x6400000030000001), 0x0}},
        .bits = "011-01cc cc.\?\?\?\?c ccccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
    },
    [TESLA_SET_S32] = {
        .name = "set.s32", .page = "set", .title = "Comparison",
        .mnemonic = "set", .syntax = "MARK GUARD set MCDST LL_DST COMPARE s32 L_SRC L_SRC2",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "All ones where the comparison holds, else 0.",
        .length = 8, .slot_count = 14, .choice_count = 12, .grade = ISADORA_HARDWARE,
        .slots = slots_set_s32, .configs = 0xfffff,
        .choices = choices_29,
        .fixed_mask = {{UINT64_C(0xec000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x6c00000030000001), 0x0}},
        .bits = "011-11cc cc.\?\?\?\?c ccccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
    },
    [TESLA_LOGOP_AND_B32_IMM] = {
        .name = "logop.and.b32.imm", .page = "logop", .title = "Bit operations",
        .mnemonic = "and", .syntax = "and b32 $r[SDST] SNOT I_SRC IMM",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "mov2 is source 2. `not` inverts a source first.",
        .length = 8, .slot_count = 7, .choice_count = 7, .grade = ISADORA_HARDWARE,
        .slots = slots_logop_and_b32_imm, .configs = 0xfffff,
        .choices = choices_21,
        .fixed_mask = {{UINT64_C(0x3f0008103), 0x0}}, .fixed_value = {{UINT64_C(0x3d0000001), 0x0}},
        .bits = "\?\?\?\?iiii iiiiiiii iiiiiiii iiiiii11 1101ss-. \?siiiiii 0ssssss0 ssssss01",
    },
    [TESLA_LOGOP_OR_B32_IMM] = {
        .name = "logop.or.b32.imm", .page = "logop", .title = "Bit operations",
        .mnemonic = "or", .syntax = "or b32 $r[SDST] SNOT I_SRC IMM",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "mov2 is source 2. `not` inverts a source first.",
        .length = 8, .slot_count = 7, .choice_count = 7, .grade = ISADORA_HARDWARE,
        .slots = slots_logop_or_b32_imm, .configs = 0xfffff,
        .choices = choices_21,
        .fixed_mask = {{UINT64_C(0x3f0008103), 0x0}}, .fixed_value = {{UINT64_C(0x3d0000101), 0x0}},
        .bits = "\?\?\?\?iiii iiiiiiii iiiiiiii iiiiii11 1101ss-. \?siiiiii 0ssssss1 ssssss01",
    },
    [TESLA_LOGOP_XOR_B32_IMM] = {
        .name = "logop.xor.b32.imm", .page = "logop", .title = "Bit operations",
        .mnemonic = "xor", .syntax = "xor b32 $r[SDST] SNOT I_SRC IMM",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "mov2 is source 2. `not` inverts a source first.",
        .length = 8, .slot_count = 7, .choice_count = 7, .grade = ISADORA_HARDWARE,
        .slots = slots_logop_xor_b32_imm, .configs = 0xfffff,
        .choices = choices_21,
        .fixed_mask = {{UINT64_C(0x3f0008103), 0x0}}, .fixed_value = {{UINT64_C(0x3d0008001), 0x0}},
        .bits = "\?\?\?\?iiii iiiiiiii iiiiiiii iiiiii11 1101ss-. \?siiiiii 1ssssss0 ssssss01",
    },
    [TESLA_LOGOP_MOV2_B32_IMM] = {
        .name = "logop.mov2.b32.imm", .page = "logop", .title = "Bit operations",
        .mnemonic = "mov2", .syntax = "mov2 b32 $r[SDST] SNOT I_SRC IMM",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "mov2 is source 2. `not` inverts a source first.",
        .length = 8, .slot_count = 7, .choice_count = 7, .grade = ISADORA_HARDWARE,
        .slots = slots_logop_mov2_b32_imm, .configs = 0xfffff,
        .choices = choices_21,
        .fixed_mask = {{UINT64_C(0x3f0008103), 0x0}}, .fixed_value = {{UINT64_C(0x3d0008101), 0x0}},
        .bits = "\?\?\?\?iiii iiiiiiii iiiiiiii iiiiii11 1101ss-. \?siiiiii 1ssssss1 ssssss01",
    },
    [TESLA_LOGOP_AND_B16_LONG] = {
        .name = "logop.and.b16.long", .page = "logop", .title = "Bit operations",
        .mnemonic = "and", .syntax = "MARK GUARD and b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "mov2 is source 2. `not` inverts a source first.",
        .length = 8, .slot_count = 15, .choice_count = 12, .grade = ISADORA_HARDWARE,
        .slots = slots_logop_and_b16_long, .configs = 0xfffff,
        .choices = choices_42,
        .fixed_mask = {{UINT64_C(0xe400c000f0000003), 0x0}}, .fixed_value = {{0xd0000001u, 0x0}},
        .bits = "000-\?0cc cc.\?\?\?ll 00ccpppp p.cc.amm 1101aa-. .lllllll llllllll llllll01",
    },
    [TESLA_LOGOP_AND_B32_LONG] = {
        .name = "logop.and.b32.long", .page = "logop", .title = "Bit operations",
        .mnemonic = "and", .syntax = "MARK GUARD and b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "mov2 is source 2. `not` inverts a source first.",
        .length = 8, .slot_count = 15, .choice_count = 12, .grade = ISADORA_HARDWARE,
        .slots = slots_logop_and_b32_long, .configs = 0xfffff,
        .choices = choices_29,
        .fixed_mask = {{UINT64_C(0xe400c000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x4000000d0000001), 0x0}},
        .bits = "000-\?1cc cc.\?\?\?ll 00ccpppp p.cc.amm 1101aa-. .lllllll llllllll llllll01",
    },
    [TESLA_LOGOP_OR_B16_LONG] = {
        .name = "logop.or.b16.long", .page = "logop", .title = "Bit operations",
        .mnemonic = "or", .syntax = "MARK GUARD or b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "mov2 is source 2. `not` inverts a source first.",
        .length = 8, .slot_count = 15, .choice_count = 12, .grade = ISADORA_HARDWARE,
        .slots = slots_logop_or_b16_long, .configs = 0xfffff,
        .choices = choices_42,
        .fixed_mask = {{UINT64_C(0xe400c000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x4000d0000001), 0x0}},
        .bits = "000-\?0cc cc.\?\?\?ll 01ccpppp p.cc.amm 1101aa-. .lllllll llllllll llllll01",
    },
    [TESLA_LOGOP_OR_B32_LONG] = {
        .name = "logop.or.b32.long", .page = "logop", .title = "Bit operations",
        .mnemonic = "or", .syntax = "MARK GUARD or b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "mov2 is source 2. `not` inverts a source first.",
        .length = 8, .slot_count = 15, .choice_count = 12, .grade = ISADORA_HARDWARE,
        .slots = slots_logop_or_b32_long, .configs = 0xfffff,
        .choices = choices_29,
        .fixed_mask = {{UINT64_C(0xe400c000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x4004000d0000001), 0x0}},
        .bits = "000-\?1cc cc.\?\?\?ll 01ccpppp p.cc.amm 1101aa-. .lllllll llllllll llllll01",
    },
    [TESLA_LOGOP_XOR_B16_LONG] = {
        .name = "logop.xor.b16.long", .page = "logop", .title = "Bit operations",
        .mnemonic = "xor", .syntax = "MARK GUARD xor b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "mov2 is source 2. `not` inverts a source first.",
        .length = 8, .slot_count = 15, .choice_count = 12, .grade = ISADORA_HARDWARE,
        .slots = slots_logop_xor_b16_long, .configs = 0xfffff,
        .choices = choices_42,
        .fixed_mask = {{UINT64_C(0xe400c000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x8000d0000001), 0x0}},
        .bits = "000-\?0cc cc.\?\?\?ll 10ccpppp p.cc.amm 1101aa-. .lllllll llllllll llllll01",
    },
    [TESLA_LOGOP_XOR_B32_LONG] = {
        .name = "logop.xor.b32.long", .page = "logop", .title = "Bit operations",
        .mnemonic = "xor", .syntax = "MARK GUARD xor b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "mov2 is source 2. `not` inverts a source first.",
        .length = 8, .slot_count = 15, .choice_count = 12, .grade = ISADORA_HARDWARE,
        .slots = slots_logop_xor_b32_long, .configs = 0xfffff,
        .choices = choices_29,
        .fixed_mask = {{UINT64_C(0xe400c000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x4008000d0000001), 0x0}},
        .bits = "000-\?1cc cc.\?\?\?ll 10ccpppp p.cc.amm 1101aa-. .lllllll llllllll llllll01",
    },
    [TESLA_LOGOP_MOV2_B16_LONG] = {
        .name = "logop.mov2.b16.long", .page = "logop", .title = "Bit operations",
        .mnemonic = "mov2", .syntax = "MARK GUARD mov2 b16 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "mov2 is source 2. `not` inverts a source first.",
        .length = 8, .slot_count = 15, .choice_count = 12, .grade = ISADORA_HARDWARE,
        .slots = slots_logop_mov2_b16_long, .configs = 0xfffff,
        .choices = choices_42,
        .fixed_mask = {{UINT64_C(0xe400c000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xc000d0000001), 0x0}},
        .bits = "000-\?0cc cc.\?\?\?ll 11ccpppp p.cc.amm 1101aa-. .lllllll llllllll llllll01",
    },
    [TESLA_LOGOP_MOV2_B32_LONG] = {
        .name = "logop.mov2.b32.long", .page = "logop", .title = "Bit operations",
        .mnemonic = "mov2", .syntax = "MARK GUARD mov2 b32 MCDST LL_DST LNOT1 L_SRC LNOT2 L_SRC2",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "mov2 is source 2. `not` inverts a source first.",
        .length = 8, .slot_count = 15, .choice_count = 12, .grade = ISADORA_HARDWARE,
        .slots = slots_logop_mov2_b32_long, .configs = 0xfffff,
        .choices = choices_29,
        .fixed_mask = {{UINT64_C(0xe400c000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x400c000d0000001), 0x0}},
        .bits = "000-\?1cc cc.\?\?\?ll 11ccpppp p.cc.amm 1101aa-. .lllllll llllllll llllll01",
    },
    [TESLA_SHL_B16_REG] = {
        .name = "shl.b16.reg", .page = "shl", .title = "Shift left",
        .mnemonic = "shl", .syntax = "MARK GUARD shl b16 MCDST LL_DST L_SRC L_SRC2",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "Counts of the width or more give 0.",
        .length = 8, .slot_count = 13, .choice_count = 12, .grade = ISADORA_HARDWARE,
        .slots = slots_shl_b16_reg, .configs = 0xfffff,
        .choices = choices_42,
        .fixed_mask = {{UINT64_C(0xe4100000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xc000000030000001), 0x0}},
        .bits = "110-\?0cc cc.0\?\?\?\? \?\?ccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
    },
    [TESLA_SHL_B32_REG] = {
        .name = "shl.b32.reg", .page = "shl", .title = "Shift left",
        .mnemonic = "shl", .syntax = "MARK GUARD shl b32 MCDST LL_DST L_SRC L_SRC2",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "Counts of the width or more give 0.",
        .length = 8, .slot_count = 13, .choice_count = 12, .grade = ISADORA_HARDWARE,
        .slots = slots_shl_b32_reg, .configs = 0xfffff,
        .choices = choices_29,
        .fixed_mask = {{UINT64_C(0xe4100000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xc400000030000001), 0x0}},
        .bits = "110-\?1cc cc.0\?\?\?\? \?\?ccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
    },
    [TESLA_SHL_B16_CNT] = {
        .name = "shl.b16.cnt", .page = "shl", .title = "Shift left",
        .mnemonic = "shl", .syntax = "MARK GUARD shl b16 MCDST LL_DST L_SRC SHCNT",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "Counts of the width or more give 0.",
        .length = 8, .slot_count = 11, .choice_count = 9, .grade = ISADORA_HARDWARE,
        .slots = slots_shl_b16_cnt, .configs = 0xfffff,
        .choices = choices_12,
        .fixed_mask = {{UINT64_C(0xe4100000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xc010000030000001), 0x0}},
        .bits = "110-\?0\?\? \?\?.1\?\?\?\? \?\?ccpppp p.cc.amm 0011aa-. .sssssss llllllll llllll01",
    },
    [TESLA_SHL_B32_CNT] = {
        .name = "shl.b32.cnt", .page = "shl", .title = "Shift left",
        .mnemonic = "shl", .syntax = "MARK GUARD shl b32 MCDST LL_DST L_SRC SHCNT",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "Counts of the width or more give 0.",
        .length = 8, .slot_count = 11, .choice_count = 9, .grade = ISADORA_HARDWARE,
        .slots = slots_shl_b32_cnt, .configs = 0xfffff,
        .choices = choices_15,
        .fixed_mask = {{UINT64_C(0xe4100000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xc410000030000001), 0x0}},
        .bits = "110-\?1\?\? \?\?.1\?\?\?\? \?\?ccpppp p.cc.amm 0011aa-. .sssssss llllllll llllll01",
    },
    [TESLA_SHR_U16_REG] = {
        .name = "shr.u16.reg", .page = "shr", .title = "Shift right",
        .mnemonic = "shr", .syntax = "MARK GUARD shr u16 MCDST LL_DST L_SRC L_SRC2",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "Signed types keep the sign. Counts of the width or more give 0, or all ones for a negative number.",
        .length = 8, .slot_count = 13, .choice_count = 12, .grade = ISADORA_HARDWARE,
        .slots = slots_shr_u16_reg, .configs = 0xfffff,
        .choices = choices_42,
        .fixed_mask = {{UINT64_C(0xec100000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xe000000030000001), 0x0}},
        .bits = "111-00cc cc.0\?\?\?\? \?\?ccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
    },
    [TESLA_SHR_S16_REG] = {
        .name = "shr.s16.reg", .page = "shr", .title = "Shift right",
        .mnemonic = "shr", .syntax = "MARK GUARD shr s16 MCDST LL_DST L_SRC L_SRC2",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "Signed types keep the sign. Counts of the width or more give 0, or all ones for a negative number.",
        .length = 8, .slot_count = 13, .choice_count = 12, .grade = ISADORA_HARDWARE,
        .slots = slots_shr_s16_reg, .configs = 0xfffff,
        .choices = choices_42,
        .fixed_mask = {{UINT64_C(0xec100000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xe800000030000001), 0x0}},
        .bits = "111-10cc cc.0\?\?\?\? \?\?ccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
    },
    [TESLA_SHR_U32_REG] = {
        .name = "shr.u32.reg", .page = "shr", .title = "Shift right",
        .mnemonic = "shr", .syntax = "MARK GUARD shr u32 MCDST LL_DST L_SRC L_SRC2",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "Signed types keep the sign. Counts of the width or more give 0, or all ones for a negative number.",
        .length = 8, .slot_count = 13, .choice_count = 12, .grade = ISADORA_HARDWARE,
        .slots = slots_shr_u32_reg, .configs = 0xfffff,
        .choices = choices_29,
        .fixed_mask = {{UINT64_C(0xec100000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xe400000030000001), 0x0}},
        .bits = "111-01cc cc.0\?\?\?\? \?\?ccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
    },
    [TESLA_SHR_S32_REG] = {
        .name = "shr.s32.reg", .page = "shr", .title = "Shift right",
        .mnemonic = "shr", .syntax = "MARK GUARD shr s32 MCDST LL_DST L_SRC L_SRC2",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "Signed types keep the sign. Counts of the width or more give 0, or all ones for a negative number.",
        .length = 8, .slot_count = 13, .choice_count = 12, .grade = ISADORA_HARDWARE,
        .slots = slots_shr_s32_reg, .configs = 0xfffff,
        .choices = choices_29,
        .fixed_mask = {{UINT64_C(0xec100000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xec00000030000001), 0x0}},
        .bits = "111-11cc cc.0\?\?\?\? \?\?ccpppp p.cc.amm 0011aa-. .lllllll llllllll llllll01",
    },
    [TESLA_SHR_U16_CNT] = {
        .name = "shr.u16.cnt", .page = "shr", .title = "Shift right",
        .mnemonic = "shr", .syntax = "MARK GUARD shr u16 MCDST LL_DST L_SRC SHCNT",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "Signed types keep the sign. Counts of the width or more give 0, or all ones for a negative number.",
        .length = 8, .slot_count = 11, .choice_count = 9, .grade = ISADORA_HARDWARE,
        .slots = slots_shr_u16_cnt, .configs = 0xfffff,
        .choices = choices_12,
        .fixed_mask = {{UINT64_C(0xec100000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xe010000030000001), 0x0}},
        .bits = "111-00\?\? \?\?.1\?\?\?\? \?\?ccpppp p.cc.amm 0011aa-. .sssssss llllllll llllll01",
    },
    [TESLA_SHR_S16_CNT] = {
        .name = "shr.s16.cnt", .page = "shr", .title = "Shift right",
        .mnemonic = "shr", .syntax = "MARK GUARD shr s16 MCDST LL_DST L_SRC SHCNT",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "Signed types keep the sign. Counts of the width or more give 0, or all ones for a negative number.",
        .length = 8, .slot_count = 11, .choice_count = 9, .grade = ISADORA_HARDWARE,
        .slots = slots_shr_s16_cnt, .configs = 0xfffff,
        .choices = choices_12,
        .fixed_mask = {{UINT64_C(0xec100000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xe810000030000001), 0x0}},
        .bits = "111-10\?\? \?\?.1\?\?\?\? \?\?ccpppp p.cc.amm 0011aa-. .sssssss llllllll llllll01",
    },
    [TESLA_SHR_U32_CNT] = {
        .name = "shr.u32.cnt", .page = "shr", .title = "Shift right",
        .mnemonic = "shr", .syntax = "MARK GUARD shr u32 MCDST LL_DST L_SRC SHCNT",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "Signed types keep the sign. Counts of the width or more give 0, or all ones for a negative number.",
        .length = 8, .slot_count = 11, .choice_count = 9, .grade = ISADORA_HARDWARE,
        .slots = slots_shr_u32_cnt, .configs = 0xfffff,
        .choices = choices_15,
        .fixed_mask = {{UINT64_C(0xec100000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xe410000030000001), 0x0}},
        .bits = "111-01\?\? \?\?.1\?\?\?\? \?\?ccpppp p.cc.amm 0011aa-. .sssssss llllllll llllll01",
    },
    [TESLA_SHR_S32_CNT] = {
        .name = "shr.s32.cnt", .page = "shr", .title = "Shift right",
        .mnemonic = "shr", .syntax = "MARK GUARD shr s32 MCDST LL_DST L_SRC SHCNT",
        .effects = "trap: not modelled: arithmetic comes with the execution of warps",
        .note = "Signed types keep the sign. Counts of the width or more give 0, or all ones for a negative number.",
        .length = 8, .slot_count = 11, .choice_count = 9, .grade = ISADORA_HARDWARE,
        .slots = slots_shr_s32_cnt, .configs = 0xfffff,
        .choices = choices_15,
        .fixed_mask = {{UINT64_C(0xec100000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xec10000030000001), 0x0}},
        .bits = "111-11\?\? \?\?.1\?\?\?\? \?\?ccpppp p.cc.amm 0011aa-. .sssssss llllllll llllll01",
    },
    [TESLA_LD_A] = {
        .name = "ld_a", .page = "ld_a", .title = "Load an attribute",
        .mnemonic = "ld", .syntax = "MARK GUARD LANE ld b32 LL_DST a[AT0]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 8, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_ld_a, .configs = 0x33333,
        .choices = choices_43,
        .fixed_mask = {{UINT64_C(0xe4200000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x420000000000001), 0x0}},
        .bits = "000-\?1\?\? \?\?1\?\?\?ll llccpppp p\?\?\?.amm 0000aa-\? \?\?\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_ST_O] = {
        .name = "st_o", .page = "st_o", .title = "Store to the output",
        .mnemonic = "st", .syntax = "MARK GUARD st b32 o[AT0] $r[LSRC3]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 6, .choice_count = 2, .grade = ISADORA_DOCUMENT,
        .slots = slots_st_o, .configs = 0x33333,
        .choices = choices_44,
        .fixed_mask = {{UINT64_C(0xe0c00000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x80c0000000000001), 0x0}},
        .bits = "100\?\?\?\?\? 11\?lllll llccpppp p\?\?\?\?amm 0000aa\?\? \?ooooooo ooooooo\? \?\?\?\?\?\?01",
    },
    [TESLA_LD_C_U8_FULL] = {
        .name = "ld_c.u8.full", .page = "ld_c", .title = "Load a constant",
        .mnemonic = "ld", .syntax = "MARK GUARD ld LL_DST u8 cCSPACE[AT]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "The register is a whole one or a half; narrower values are extended.",
        .length = 8, .slot_count = 8, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_ld_c_u8_full, .configs = 0xfffff,
        .choices = choices_45,
        .fixed_mask = {{UINT64_C(0xe400c000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x2400000010000001), 0x0}},
        .bits = "001\?\?1cc cc\?\?\?\?\?\? 00ccpppp p\?\?\?.amm 0001aa.o oooooooo oooooool llllll01",
    },
    [TESLA_LD_C_U16_FULL] = {
        .name = "ld_c.u16.full", .page = "ld_c", .title = "Load a constant",
        .mnemonic = "ld", .syntax = "MARK GUARD ld LL_DST u16 cCSPACE[AT]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "The register is a whole one or a half; narrower values are extended.",
        .length = 8, .slot_count = 8, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_ld_c_u16_full, .configs = 0xfffff,
        .choices = choices_46,
        .fixed_mask = {{UINT64_C(0xe400c000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x2400400010000001), 0x0}},
        .bits = "001\?\?1cc cc\?\?\?\?\?\? 01ccpppp p\?\?\?.amm 0001aa.\? oooooooo oooooool llllll01",
    },
    [TESLA_LD_C_S16_FULL] = {
        .name = "ld_c.s16.full", .page = "ld_c", .title = "Load a constant",
        .mnemonic = "ld", .syntax = "MARK GUARD ld LL_DST s16 cCSPACE[AT]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "The register is a whole one or a half; narrower values are extended.",
        .length = 8, .slot_count = 8, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_ld_c_s16_full, .configs = 0xfffff,
        .choices = choices_46,
        .fixed_mask = {{UINT64_C(0xe400c000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x2400800010000001), 0x0}},
        .bits = "001\?\?1cc cc\?\?\?\?\?\? 10ccpppp p\?\?\?.amm 0001aa.\? oooooooo oooooool llllll01",
    },
    [TESLA_LD_C_B32_FULL] = {
        .name = "ld_c.b32.full", .page = "ld_c", .title = "Load a constant",
        .mnemonic = "ld", .syntax = "MARK GUARD ld LL_DST b32 cCSPACE[AT]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "The register is a whole one or a half; narrower values are extended.",
        .length = 8, .slot_count = 8, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_ld_c_b32_full, .configs = 0xfffff,
        .choices = choices_47,
        .fixed_mask = {{UINT64_C(0xe400c000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x2400c00010000001), 0x0}},
        .bits = "001\?\?1cc cc\?\?\?\?\?\? 11ccpppp p\?\?\?.amm 0001aa.\? \?ooooooo oooooool llllll01",
    },
    [TESLA_LD_C_U8_HALF] = {
        .name = "ld_c.u8.half", .page = "ld_c", .title = "Load a constant",
        .mnemonic = "ld", .syntax = "MARK GUARD ld LL_HALF u8 cCSPACE[AT]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "The register is a whole one or a half; narrower values are extended.",
        .length = 8, .slot_count = 8, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_ld_c_u8_half, .configs = 0xfffff,
        .choices = choices_48,
        .fixed_mask = {{UINT64_C(0xe400c000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x2000000010000001), 0x0}},
        .bits = "001\?\?0cc cc\?\?\?\?\?\? 00ccpppp p\?\?\?.amm 0001aa.o oooooooo oooooool llllll01",
    },
    [TESLA_LD_C_U16_HALF] = {
        .name = "ld_c.u16.half", .page = "ld_c", .title = "Load a constant",
        .mnemonic = "ld", .syntax = "MARK GUARD ld LL_HALF u16 cCSPACE[AT]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "The register is a whole one or a half; narrower values are extended.",
        .length = 8, .slot_count = 8, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_ld_c_u16_half, .configs = 0xfffff,
        .choices = choices_49,
        .fixed_mask = {{UINT64_C(0xe400c000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x2000400010000001), 0x0}},
        .bits = "001\?\?0cc cc\?\?\?\?\?\? 01ccpppp p\?\?\?.amm 0001aa.\? oooooooo oooooool llllll01",
    },
    [TESLA_LD_C_S16_HALF] = {
        .name = "ld_c.s16.half", .page = "ld_c", .title = "Load a constant",
        .mnemonic = "ld", .syntax = "MARK GUARD ld LL_HALF s16 cCSPACE[AT]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "The register is a whole one or a half; narrower values are extended.",
        .length = 8, .slot_count = 8, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_ld_c_s16_half, .configs = 0xfffff,
        .choices = choices_49,
        .fixed_mask = {{UINT64_C(0xe400c000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x2000800010000001), 0x0}},
        .bits = "001\?\?0cc cc\?\?\?\?\?\? 10ccpppp p\?\?\?.amm 0001aa.\? oooooooo oooooool llllll01",
    },
    [TESLA_LD_C_B32_HALF] = {
        .name = "ld_c.b32.half", .page = "ld_c", .title = "Load a constant",
        .mnemonic = "ld", .syntax = "MARK GUARD ld LL_HALF b32 cCSPACE[AT]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "The register is a whole one or a half; narrower values are extended.",
        .length = 8, .slot_count = 8, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_ld_c_b32_half, .configs = 0xfffff,
        .choices = choices_50,
        .fixed_mask = {{UINT64_C(0xe400c000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x2000c00010000001), 0x0}},
        .bits = "001\?\?0cc cc\?\?\?\?\?\? 11ccpppp p\?\?\?.amm 0001aa.\? \?ooooooo oooooool llllll01",
    },
    [TESLA_LD_S_U8_FULL] = {
        .name = "ld_s.u8.full", .page = "ld_s", .title = "Load from shared memory",
        .mnemonic = "ld", .syntax = "MARK GUARD ld LL_DST u8 s[AT]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 6, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_ld_s_u8_full, .configs = 0x88880,
        .choices = choices_51,
        .fixed_mask = {{UINT64_C(0xe400c000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x4400000010000001), 0x0}},
        .bits = "010\?\?1\?\? \?\?\?\?\?\?\?\? 00ccpppp p\?\?\?.amm 0001aa.o oooooooo oooooool llllll01",
    },
    [TESLA_LD_S_U16_FULL] = {
        .name = "ld_s.u16.full", .page = "ld_s", .title = "Load from shared memory",
        .mnemonic = "ld", .syntax = "MARK GUARD ld LL_DST u16 s[AT]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 6, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_ld_s_u16_full, .configs = 0x88880,
        .choices = choices_52,
        .fixed_mask = {{UINT64_C(0xe400c000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x4400400010000001), 0x0}},
        .bits = "010\?\?1\?\? \?\?\?\?\?\?\?\? 01ccpppp p\?\?\?.amm 0001aa.\? oooooooo oooooool llllll01",
    },
    [TESLA_LD_S_S16_FULL] = {
        .name = "ld_s.s16.full", .page = "ld_s", .title = "Load from shared memory",
        .mnemonic = "ld", .syntax = "MARK GUARD ld LL_DST s16 s[AT]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 6, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_ld_s_s16_full, .configs = 0x88880,
        .choices = choices_52,
        .fixed_mask = {{UINT64_C(0xe400c000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x4400800010000001), 0x0}},
        .bits = "010\?\?1\?\? \?\?\?\?\?\?\?\? 10ccpppp p\?\?\?.amm 0001aa.\? oooooooo oooooool llllll01",
    },
    [TESLA_LD_S_U8_HALF] = {
        .name = "ld_s.u8.half", .page = "ld_s", .title = "Load from shared memory",
        .mnemonic = "ld", .syntax = "MARK GUARD ld LL_HALF u8 s[AT]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 6, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_ld_s_u8_half, .configs = 0x88880,
        .choices = choices_53,
        .fixed_mask = {{UINT64_C(0xe400c000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x4000000010000001), 0x0}},
        .bits = "010\?\?0\?\? \?\?\?\?\?\?\?\? 00ccpppp p\?\?\?.amm 0001aa.o oooooooo oooooool llllll01",
    },
    [TESLA_LD_S_U16_HALF] = {
        .name = "ld_s.u16.half", .page = "ld_s", .title = "Load from shared memory",
        .mnemonic = "ld", .syntax = "MARK GUARD ld LL_HALF u16 s[AT]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 6, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_ld_s_u16_half, .configs = 0x88880,
        .choices = choices_54,
        .fixed_mask = {{UINT64_C(0xe400c000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x4000400010000001), 0x0}},
        .bits = "010\?\?0\?\? \?\?\?\?\?\?\?\? 01ccpppp p\?\?\?.amm 0001aa.\? oooooooo oooooool llllll01",
    },
    [TESLA_LD_S_S16_HALF] = {
        .name = "ld_s.s16.half", .page = "ld_s", .title = "Load from shared memory",
        .mnemonic = "ld", .syntax = "MARK GUARD ld LL_HALF s16 s[AT]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 6, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_ld_s_s16_half, .configs = 0x88880,
        .choices = choices_54,
        .fixed_mask = {{UINT64_C(0xe400c000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x4000800010000001), 0x0}},
        .bits = "010\?\?0\?\? \?\?\?\?\?\?\?\? 10ccpppp p\?\?\?.amm 0001aa.\? oooooooo oooooool llllll01",
    },
    [TESLA_LD_S_B32_FULL] = {
        .name = "ld_s_b32.full", .page = "ld_s_b32", .title = "Load 32 bits from shared memory",
        .mnemonic = "ld", .syntax = "MARK GUARD ld LL_DST b32 s[AT]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 6, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_ld_s_b32_full, .configs = 0x88880,
        .choices = choices_55,
        .fixed_mask = {{UINT64_C(0xe480c000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x4400c00010000001), 0x0}},
        .bits = "010\?\?1\?\? 0\?\?\?\?\?\?\? 11ccpppp p\?\?\?.amm 0001aa.\? \?ooooooo oooooool llllll01",
    },
    [TESLA_LD_S_B32_HALF] = {
        .name = "ld_s_b32.half", .page = "ld_s_b32", .title = "Load 32 bits from shared memory",
        .mnemonic = "ld", .syntax = "MARK GUARD ld LL_HALF b32 s[AT]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 6, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_ld_s_b32_half, .configs = 0x88880,
        .choices = choices_56,
        .fixed_mask = {{UINT64_C(0xe480c000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x4000c00010000001), 0x0}},
        .bits = "010\?\?0\?\? 0\?\?\?\?\?\?\? 11ccpppp p\?\?\?.amm 0001aa.\? \?ooooooo oooooool llllll01",
    },
    [TESLA_LD_S_LOCK_FULL] = {
        .name = "ld_s_lock.full", .page = "ld_s_lock", .title = "Load from shared memory and lock",
        .mnemonic = "ld", .syntax = "MARK GUARD ld lock $c[CDST] LL_DST b32 s[AT]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "Tries to lock the word; the condition register tells whether that succeeded.",
        .length = 8, .slot_count = 7, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_ld_s_lock_full, .configs = 0x88800,
        .choices = choices_55,
        .fixed_mask = {{UINT64_C(0xe480c000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x4480c00010000001), 0x0}},
        .bits = "010\?\?1\?\? 1\?\?\?\?\?\?\? 11ccpppp p-cc.amm 0001aa.\? \?ooooooo oooooool llllll01",
    },
    [TESLA_LD_S_LOCK_HALF] = {
        .name = "ld_s_lock.half", .page = "ld_s_lock", .title = "Load from shared memory and lock",
        .mnemonic = "ld", .syntax = "MARK GUARD ld lock $c[CDST] LL_HALF b32 s[AT]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "Tries to lock the word; the condition register tells whether that succeeded.",
        .length = 8, .slot_count = 7, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_ld_s_lock_half, .configs = 0x88800,
        .choices = choices_56,
        .fixed_mask = {{UINT64_C(0xe480c000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x4080c00010000001), 0x0}},
        .bits = "010\?\?0\?\? 1\?\?\?\?\?\?\? 11ccpppp p-cc.amm 0001aa.\? \?ooooooo oooooool llllll01",
    },
    [TESLA_ST_S_HALF_B8] = {
        .name = "st_s.half.b8", .page = "st_s", .title = "Store to shared memory",
        .mnemonic = "st", .syntax = "MARK GUARD st b8 s[AT] $r[LSRC3].h[LSRC3]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "`unlock` ends what `ld lock` began.",
        .length = 8, .slot_count = 6, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_st_s_half_b8, .configs = 0x88888,
        .choices = choices_57,
        .fixed_mask = {{UINT64_C(0xe0600000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xe040000000000001), 0x0}},
        .bits = "111\?\?\?\?\? \?10lllll llccpppp p\?\?\?\?amm 0000aa.o oooooooo ooooooo\? \?\?\?\?\?\?01",
    },
    [TESLA_ST_S_FULL_B8] = {
        .name = "st_s.full.b8", .page = "st_s", .title = "Store to shared memory",
        .mnemonic = "st", .syntax = "MARK GUARD st b8 s[AT] $r[LSRC3]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "`unlock` ends what `ld lock` began.",
        .length = 8, .slot_count = 6, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_st_s_full_b8, .configs = 0x88888,
        .choices = choices_58,
        .fixed_mask = {{UINT64_C(0xe0600000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xe060000000000001), 0x0}},
        .bits = "111\?\?\?\?\? \?11lllll llccpppp p\?\?\?\?amm 0000aa.o oooooooo ooooooo\? \?\?\?\?\?\?01",
    },
    [TESLA_ST_S_HALF_B16] = {
        .name = "st_s.half.b16", .page = "st_s", .title = "Store to shared memory",
        .mnemonic = "st", .syntax = "MARK GUARD st b16 s[AT] $r[LSRC3].h[LSRC3]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "`unlock` ends what `ld lock` began.",
        .length = 8, .slot_count = 6, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_st_s_half_b16, .configs = 0x88888,
        .choices = choices_59,
        .fixed_mask = {{UINT64_C(0xe4600000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xe000000000000001), 0x0}},
        .bits = "111\?\?0\?\? \?00lllll llccpppp p\?\?\?\?amm 0000aa.\? oooooooo ooooooo\? \?\?\?\?\?\?01",
    },
    [TESLA_ST_S_FULL_B16] = {
        .name = "st_s.full.b16", .page = "st_s", .title = "Store to shared memory",
        .mnemonic = "st", .syntax = "MARK GUARD st b16 s[AT] $r[LSRC3]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "`unlock` ends what `ld lock` began.",
        .length = 8, .slot_count = 6, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_st_s_full_b16, .configs = 0x88888,
        .choices = choices_60,
        .fixed_mask = {{UINT64_C(0xe4600000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xe020000000000001), 0x0}},
        .bits = "111\?\?0\?\? \?01lllll llccpppp p\?\?\?\?amm 0000aa.\? oooooooo ooooooo\? \?\?\?\?\?\?01",
    },
    [TESLA_ST_S_HALF_B32] = {
        .name = "st_s.half.b32", .page = "st_s", .title = "Store to shared memory",
        .mnemonic = "st", .syntax = "MARK GUARD st b32 s[AT] $r[LSRC3].h[LSRC3]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "`unlock` ends what `ld lock` began.",
        .length = 8, .slot_count = 6, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_st_s_half_b32, .configs = 0x88888,
        .choices = choices_61,
        .fixed_mask = {{UINT64_C(0xe4e00000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xe400000000000001), 0x0}},
        .bits = "111\?\?1\?\? 000lllll llccpppp p\?\?\?\?amm 0000aa.\? \?ooooooo ooooooo\? \?\?\?\?\?\?01",
    },
    [TESLA_ST_S_FULL_B32] = {
        .name = "st_s.full.b32", .page = "st_s", .title = "Store to shared memory",
        .mnemonic = "st", .syntax = "MARK GUARD st b32 s[AT] $r[LSRC3]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "`unlock` ends what `ld lock` began.",
        .length = 8, .slot_count = 6, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_st_s_full_b32, .configs = 0x88888,
        .choices = choices_62,
        .fixed_mask = {{UINT64_C(0xe4e00000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xe420000000000001), 0x0}},
        .bits = "111\?\?1\?\? 001lllll llccpppp p\?\?\?\?amm 0000aa.\? \?ooooooo ooooooo\? \?\?\?\?\?\?01",
    },
    [TESLA_ST_S_HALF_UNLOCK] = {
        .name = "st_s.half.unlock", .page = "st_s", .title = "Store to shared memory",
        .mnemonic = "st", .syntax = "MARK GUARD st unlock b32 s[AT] $r[LSRC3].h[LSRC3]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "`unlock` ends what `ld lock` began.",
        .length = 8, .slot_count = 6, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_st_s_half_unlock, .configs = 0x88800,
        .choices = choices_61,
        .fixed_mask = {{UINT64_C(0xe4e00000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xe480000000000001), 0x0}},
        .bits = "111\?\?1\?\? 100lllll llccpppp p\?\?\?\?amm 0000aa.\? \?ooooooo ooooooo\? \?\?\?\?\?\?01",
    },
    [TESLA_ST_S_FULL_UNLOCK] = {
        .name = "st_s.full.unlock", .page = "st_s", .title = "Store to shared memory",
        .mnemonic = "st", .syntax = "MARK GUARD st unlock b32 s[AT] $r[LSRC3]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "`unlock` ends what `ld lock` began.",
        .length = 8, .slot_count = 6, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_st_s_full_unlock, .configs = 0x88800,
        .choices = choices_62,
        .fixed_mask = {{UINT64_C(0xe4e00000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xe4a0000000000001), 0x0}},
        .bits = "111\?\?1\?\? 101lllll llccpppp p\?\?\?\?amm 0000aa.\? \?ooooooo ooooooo\? \?\?\?\?\?\?01",
    },
    [TESLA_LD_L_ONE] = {
        .name = "ld_l.one", .page = "ld_l", .title = "Load from local memory",
        .mnemonic = "ld", .syntax = "MARK GUARD ld TYPE $r[LDST] l[AT]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 7, .choice_count = 2, .grade = ISADORA_DOCUMENT,
        .slots = slots_ld_l_one, .configs = 0xfffff,
        .choices = choices_63,
        .fixed_mask = {{UINT64_C(0xe0000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x40000000d0000001), 0x0}},
        .bits = "010\?\?\?\?\? ttt\?\?\?\?\? \?\?ccpppp p\?\?\?\?amm 1101aa.o oooooooo oooooool llllll01",
    },
    [TESLA_LD_L_PAIR] = {
        .name = "ld_l.pair", .page = "ld_l", .title = "Load from local memory",
        .mnemonic = "ld", .syntax = "MARK GUARD ld b64 $r[LDST]d l[AT]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 6, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_ld_l_pair, .configs = 0xfffff,
        .choices = choices_64,
        .fixed_mask = {{UINT64_C(0xe0e00000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x40800000d0000001), 0x0}},
        .bits = "010\?\?\?\?\? 100\?\?\?\?\? \?\?ccpppp p\?\?\?\?amm 1101aa.o oooooooo oooooool llllll01",
    },
    [TESLA_LD_L_QUAD] = {
        .name = "ld_l.quad", .page = "ld_l", .title = "Load from local memory",
        .mnemonic = "ld", .syntax = "MARK GUARD ld b128 $r[LDST]q l[AT]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 6, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_ld_l_quad, .configs = 0xfffff,
        .choices = choices_65,
        .fixed_mask = {{UINT64_C(0xe0e00000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x40a00000d0000001), 0x0}},
        .bits = "010\?\?\?\?\? 101\?\?\?\?\? \?\?ccpppp p\?\?\?\?amm 1101aa.o oooooooo oooooool llllll01",
    },
    [TESLA_ST_L_ONE] = {
        .name = "st_l.one", .page = "st_l", .title = "Store to local memory",
        .mnemonic = "st", .syntax = "MARK GUARD st TYPE l[AT] $r[LDST]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 7, .choice_count = 2, .grade = ISADORA_DOCUMENT,
        .slots = slots_st_l_one, .configs = 0xfffff,
        .choices = choices_63,
        .fixed_mask = {{UINT64_C(0xe0000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x60000000d0000001), 0x0}},
        .bits = "011\?\?\?\?\? ttt\?\?\?\?\? \?\?ccpppp p\?\?\?\?amm 1101aa.o oooooooo oooooool llllll01",
    },
    [TESLA_ST_L_PAIR] = {
        .name = "st_l.pair", .page = "st_l", .title = "Store to local memory",
        .mnemonic = "st", .syntax = "MARK GUARD st b64 l[AT] $r[LDST]d",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 6, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_st_l_pair, .configs = 0xfffff,
        .choices = choices_66,
        .fixed_mask = {{UINT64_C(0xe0e00000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x60800000d0000001), 0x0}},
        .bits = "011\?\?\?\?\? 100\?\?\?\?\? \?\?ccpppp p\?\?\?\?amm 1101aa.o oooooooo oooooool llllll01",
    },
    [TESLA_ST_L_QUAD] = {
        .name = "st_l.quad", .page = "st_l", .title = "Store to local memory",
        .mnemonic = "st", .syntax = "MARK GUARD st b128 l[AT] $r[LDST]q",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 6, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_st_l_quad, .configs = 0xfffff,
        .choices = choices_67,
        .fixed_mask = {{UINT64_C(0xe0e00000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x60a00000d0000001), 0x0}},
        .bits = "011\?\?\?\?\? 101\?\?\?\?\? \?\?ccpppp p\?\?\?\?amm 1101aa.o oooooooo oooooool llllll01",
    },
    [TESLA_LD_G_ONE] = {
        .name = "ld_g.one", .page = "ld_g", .title = "Load from global memory",
        .mnemonic = "ld", .syntax = "MARK GUARD ld TYPE $r[LDST] gGSPACE[$r[LSRC]]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 7, .choice_count = 1, .grade = ISADORA_DOCUMENT,
        .slots = slots_ld_g_one, .configs = 0x88888,
        .choices = choices_1,
        .fixed_mask = {{UINT64_C(0xe0000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x80000000d0000001), 0x0}},
        .bits = "100\?\?\?\?\? ttt\?\?\?\?\? \?\?ccpppp p\?\?\?\?\?mm 1101\?\?\?\? \?\?\?\?gggg llllllll llllll01",
    },
    [TESLA_LD_G_PAIR] = {
        .name = "ld_g.pair", .page = "ld_g", .title = "Load from global memory",
        .mnemonic = "ld", .syntax = "MARK GUARD ld b64 $r[LDST]d gGSPACE[$r[LSRC]]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 6, .choice_count = 2, .grade = ISADORA_DOCUMENT,
        .slots = slots_ld_g_pair, .configs = 0x88888,
        .choices = choices_68,
        .fixed_mask = {{UINT64_C(0xe0e00000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x80800000d0000001), 0x0}},
        .bits = "100\?\?\?\?\? 100\?\?\?\?\? \?\?ccpppp p\?\?\?\?\?mm 1101\?\?\?\? \?\?\?\?gggg llllllll llllll01",
    },
    [TESLA_LD_G_QUAD] = {
        .name = "ld_g.quad", .page = "ld_g", .title = "Load from global memory",
        .mnemonic = "ld", .syntax = "MARK GUARD ld b128 $r[LDST]q gGSPACE[$r[LSRC]]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 6, .choice_count = 2, .grade = ISADORA_DOCUMENT,
        .slots = slots_ld_g_quad, .configs = 0x88888,
        .choices = choices_69,
        .fixed_mask = {{UINT64_C(0xe0e00000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x80a00000d0000001), 0x0}},
        .bits = "100\?\?\?\?\? 101\?\?\?\?\? \?\?ccpppp p\?\?\?\?\?mm 1101\?\?\?\? \?\?\?\?gggg llllllll llllll01",
    },
    [TESLA_ST_G_ONE] = {
        .name = "st_g.one", .page = "st_g", .title = "Store to global memory",
        .mnemonic = "st", .syntax = "MARK GUARD st TYPE gGSPACE[$r[LSRC]] $r[LDST]",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 7, .choice_count = 1, .grade = ISADORA_DOCUMENT,
        .slots = slots_st_g_one, .configs = 0x88888,
        .choices = choices_1,
        .fixed_mask = {{UINT64_C(0xe0000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xa0000000d0000001), 0x0}},
        .bits = "101\?\?\?\?\? ttt\?\?\?\?\? \?\?ccpppp p\?\?\?\?\?mm 1101\?\?\?\? \?\?\?\?gggg llllllll llllll01",
    },
    [TESLA_ST_G_PAIR] = {
        .name = "st_g.pair", .page = "st_g", .title = "Store to global memory",
        .mnemonic = "st", .syntax = "MARK GUARD st b64 gGSPACE[$r[LSRC]] $r[LDST]d",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 6, .choice_count = 2, .grade = ISADORA_DOCUMENT,
        .slots = slots_st_g_pair, .configs = 0x88888,
        .choices = choices_70,
        .fixed_mask = {{UINT64_C(0xe0e00000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xa0800000d0000001), 0x0}},
        .bits = "101\?\?\?\?\? 100\?\?\?\?\? \?\?ccpppp p\?\?\?\?\?mm 1101\?\?\?\? \?\?\?\?gggg llllllll llllll01",
    },
    [TESLA_ST_G_QUAD] = {
        .name = "st_g.quad", .page = "st_g", .title = "Store to global memory",
        .mnemonic = "st", .syntax = "MARK GUARD st b128 gGSPACE[$r[LSRC]] $r[LDST]q",
        .effects = "trap: not modelled: memory comes with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 6, .choice_count = 2, .grade = ISADORA_DOCUMENT,
        .slots = slots_st_g_quad, .configs = 0x88888,
        .choices = choices_71,
        .fixed_mask = {{UINT64_C(0xe0e00000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xa0a00000d0000001), 0x0}},
        .bits = "101\?\?\?\?\? 101\?\?\?\?\? \?\?ccpppp p\?\?\?\?\?mm 1101\?\?\?\? \?\?\?\?gggg llllllll llllll01",
    },
    [TESLA_MOV_B16_SHORT] = {
        .name = "mov.b16.short", .page = "mov", .title = "Move",
        .mnemonic = "mov", .syntax = "mov SSFU b16 $r[SDST].h[SDST] S_SRC",
        .effects = "trap: not modelled: moves come with the execution of warps",
        .note = "Long words may name the lanes of each quad that take part. `sfu` sends the move through the unit of special functions; the result is the same.",
        .length = 4, .slot_count = 6, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_mov_b16_short, .configs = 0xfffff,
        .choices = choices_72,
        .fixed_mask = {{0xf0008003u, 0x0}}, .fixed_value = {{0x10000000, 0x0}},
        .bits = "0001ss-. \?\?\?\?\?\?s\? 0ssssss\? ssssss00",
    },
    [TESLA_MOV_B32_SHORT] = {
        .name = "mov.b32.short", .page = "mov", .title = "Move",
        .mnemonic = "mov", .syntax = "mov SSFU b32 $r[SDST] S_SRC",
        .effects = "trap: not modelled: moves come with the execution of warps",
        .note = "Long words may name the lanes of each quad that take part. `sfu` sends the move through the unit of special functions; the result is the same.",
        .length = 4, .slot_count = 6, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_mov_b32_short, .configs = 0xfffff,
        .choices = choices_73,
        .fixed_mask = {{0xf0008003u, 0x0}}, .fixed_value = {{0x10008000, 0x0}},
        .bits = "0001ss-. \?\?\?\?\?\?s\? 1ssssss\? ssssss00",
    },
    [TESLA_MOV_B16_IMM] = {
        .name = "mov.b16.imm", .page = "mov", .title = "Move",
        .mnemonic = "mov", .syntax = "mov b16 $r[LDST].h[LDST] IMM",
        .effects = "trap: not modelled: moves come with the execution of warps",
        .note = "Long words may name the lanes of each quad that take part. `sfu` sends the move through the unit of special functions; the result is the same.",
        .length = 8, .slot_count = 2, .choice_count = 1, .grade = ISADORA_DOCUMENT,
        .slots = slots_mov_b16_imm, .configs = 0xfffff,
        .choices = choices_74,
        .fixed_mask = {{UINT64_C(0x3f0008003), 0x0}}, .fixed_value = {{UINT64_C(0x310000001), 0x0}},
        .bits = "\?\?\?\?iiii iiiiiiii iiiiiiii iiiiii11 0001---\? \?\?iiiiii 0\?\?\?\?\?\?l llllll01",
    },
    [TESLA_MOV_B32_IMM] = {
        .name = "mov.b32.imm", .page = "mov", .title = "Move",
        .mnemonic = "mov", .syntax = "mov b32 $r[LDST] IMM",
        .effects = "trap: not modelled: moves come with the execution of warps",
        .note = "Long words may name the lanes of each quad that take part. `sfu` sends the move through the unit of special functions; the result is the same.",
        .length = 8, .slot_count = 2, .choice_count = 1, .grade = ISADORA_DOCUMENT,
        .slots = slots_mov_b32_imm, .configs = 0xfffff,
        .choices = choices_75,
        .fixed_mask = {{UINT64_C(0x3f0008003), 0x0}}, .fixed_value = {{UINT64_C(0x310008001), 0x0}},
        .bits = "\?\?\?\?iiii iiiiiiii iiiiiiii iiiiii11 0001---\? \?\?iiiiii 1\?\?\?\?\?\?l llllll01",
    },
    [TESLA_MOV_B16_LONG] = {
        .name = "mov.b16.long", .page = "mov", .title = "Move",
        .mnemonic = "mov", .syntax = "MARK GUARD LANE mov LSFU b16 LL_DST L_SRC",
        .effects = "trap: not modelled: moves come with the execution of warps",
        .note = "Long words may name the lanes of each quad that take part. `sfu` sends the move through the unit of special functions; the result is the same.",
        .length = 8, .slot_count = 11, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_mov_b16_long, .configs = 0xfffff,
        .choices = choices_76,
        .fixed_mask = {{UINT64_C(0xe4000000f0000003), 0x0}}, .fixed_value = {{0x10000001, 0x0}},
        .bits = "000-\?0l\? \?\?.\?\?\?ll llccpppp p\?\?\?.amm 0001aa-. .\?\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_MOV_B32_LONG] = {
        .name = "mov.b32.long", .page = "mov", .title = "Move",
        .mnemonic = "mov", .syntax = "MARK GUARD LANE mov LSFU b32 LL_DST L_SRC",
        .effects = "trap: not modelled: moves come with the execution of warps",
        .note = "Long words may name the lanes of each quad that take part. `sfu` sends the move through the unit of special functions; the result is the same.",
        .length = 8, .slot_count = 11, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_mov_b32_long, .configs = 0xfffff,
        .choices = choices_77,
        .fixed_mask = {{UINT64_C(0xe4000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x400000010000001), 0x0}},
        .bits = "000-\?1l\? \?\?.\?\?\?ll llccpppp p\?\?\?.amm 0001aa-. .\?\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_MOV_R_C] = {
        .name = "mov_r_c", .page = "mov_r_c", .title = "Move from a condition register",
        .mnemonic = "mov", .syntax = "MARK GUARD mov $r[LDST] $c[COND]",
        .effects = "trap: not modelled: moves come with the execution of warps",
        .note = "The four flags. The predicate looks at the same register.",
        .length = 8, .slot_count = 4, .choice_count = 1, .grade = ISADORA_DOCUMENT,
        .slots = slots_mov_r_c, .configs = 0xfffff,
        .choices = choices_1,
        .fixed_mask = {{UINT64_C(0xe0000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x2000000000000001), 0x0}},
        .bits = "001-\?\?\?\? \?\?\?\?\?\?\?\? \?\?ccpppp p\?\?\?\?-mm 0000---\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?l llllll01",
    },
    [TESLA_MOV_C_R] = {
        .name = "mov_c_r", .page = "mov_c_r", .title = "Move to a condition register",
        .mnemonic = "mov", .syntax = "MARK GUARD mov $c[CDST] $r[LSRC]",
        .effects = "trap: not modelled: moves come with the execution of warps",
        .note = "The low four bits. Bit 38, which elsewhere lets `$c` be written, has no effect.",
        .length = 8, .slot_count = 5, .choice_count = 1, .grade = ISADORA_HARDWARE,
        .slots = slots_mov_c_r, .configs = 0xfffff,
        .choices = choices_1,
        .fixed_mask = {{UINT64_C(0xe0000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xa000000000000001), 0x0}},
        .bits = "101-\?\?\?\? \?\?\?\?\?\?\?\? \?\?ccpppp p-cc\?-mm 0000---\? \?\?\?\?\?\?\?\? lllllll\? \?\?\?\?\?\?01",
    },
    [TESLA_MOV_R_A] = {
        .name = "mov_r_a", .page = "mov_r_a", .title = "Move from an address register",
        .mnemonic = "mov", .syntax = "MARK GUARD mov $r[LDST] $a[AREG]",
        .effects = "trap: not modelled: moves come with the execution of warps",
        .note = "The increment bit does not increment, but stops the program when the register is one that cannot be written. {T1}",
        .length = 8, .slot_count = 5, .choice_count = 1, .grade = ISADORA_DOCUMENT,
        .slots = slots_mov_r_a, .configs = 0xfffff,
        .choices = choices_1,
        .fixed_mask = {{UINT64_C(0xe0000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x4000000000000001), 0x0}},
        .bits = "010-\?\?\?\? \?\?\?\?\?\?\?\? \?\?ccpppp p\?\?\?\?amm 0000aa\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?l llllll01",
    },
    [TESLA_MOV_R_SR] = {
        .name = "mov_r_sr", .page = "mov_r_sr", .title = "Move from a special register",
        .mnemonic = "mov", .syntax = "MARK GUARD mov $r[LDST] SPECIAL",
        .effects = "trap: not modelled: moves come with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 5, .choice_count = 2, .grade = ISADORA_DOCUMENT,
        .slots = slots_mov_r_sr, .configs = 0xfffff,
        .choices = choices_78,
        .fixed_mask = {{UINT64_C(0xe0000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x6000000000000001), 0x0}},
        .bits = "011-\?\?\?\? \?\?\?\?\?\?ss ssccpppp p\?\?\?\?-mm 0000---\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?l llllll01",
    },
    [TESLA_SHL_A] = {
        .name = "shl_a", .page = "shl_a", .title = "Shift into an address register",
        .mnemonic = "shl", .syntax = "MARK GUARD shl $a[ADST] L_SRC HSHCNT",
        .effects = "trap: not modelled: moves come with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 9, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_shl_a, .configs = 0xfffff,
        .choices = choices_79,
        .fixed_mask = {{UINT64_C(0xe0000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xc000000000000001), 0x0}},
        .bits = "110-\?\?\?\? \?\?.\?\?\?\?\? \?\?ccpppp p\?\?\?\?amm 0000aa-. .\?\?\?hhhh lllllll\? \?\?\?aaa01",
    },
    [TESLA_ADD_A] = {
        .name = "add_a", .page = "add_a", .title = "Add to an address register",
        .mnemonic = "add", .syntax = "MARK GUARD add $a[ADST] $a[AREG] OFFS",
        .effects = "trap: not modelled: moves come with the execution of warps",
        .note = "The sum modulo 2^16. The increment bit is as in `mov` from an address register.",
        .length = 8, .slot_count = 6, .choice_count = 1, .grade = ISADORA_DOCUMENT,
        .slots = slots_add_a, .configs = 0xfffff,
        .choices = choices_1,
        .fixed_mask = {{UINT64_C(0xe0000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x20000000d0000001), 0x0}},
        .bits = "001-\?\?\?\? \?\?\?\?\?\?\?\? \?\?ccpppp p\?\?\?\?amm 1101aa\?o oooooooo ooooooo\? \?\?\?aaa01",
    },
    [TESLA_RCP_SHORT] = {
        .name = "rcp.short", .page = "rcp", .title = "Reciprocal",
        .mnemonic = "rcp", .syntax = "rcp f32 $r[SDST] SNEG2 SABS $r[SSRC]",
        .effects = "trap: not modelled: special functions come with the execution of warps",
        .note = "The absolute value is taken first, then the sign changed.",
        .length = 4, .slot_count = 4, .choice_count = 0, .grade = ISADORA_HARDWARE,
        .slots = slots_rcp_short, .configs = 0xfffff,
        .fixed_mask = {{0xf0000003u, 0x0}}, .fixed_value = {{0x90000000u, 0x0}},
        .bits = "1001---\? \?s\?\?\?\?\?\? sssssss\? ssssss00",
    },
    [TESLA_RCP_LONG] = {
        .name = "rcp.long", .page = "rcp", .title = "Reciprocal",
        .mnemonic = "rcp", .syntax = "MARK GUARD rcp f32 LL_DST LNEG1 LABS1 $r[LSRC]",
        .effects = "trap: not modelled: special functions come with the execution of warps",
        .note = "The absolute value is taken first, then the sign changed.",
        .length = 8, .slot_count = 8, .choice_count = 2, .grade = ISADORA_HARDWARE,
        .slots = slots_rcp_long, .configs = 0xfffff,
        .choices = choices_80,
        .fixed_mask = {{UINT64_C(0xe0000000f0000003), 0x0}}, .fixed_value = {{0x90000001u, 0x0}},
        .bits = "000-\?l\?\? \?\?\?l\?\?\?\? \?\?ccpppp p\?\?\?.-mm 1001---\? \?\?\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_SFU_RSQRT] = {
        .name = "sfu.rsqrt", .page = "sfu", .title = "Reciprocal square root, logarithm",
        .mnemonic = "rsqrt", .syntax = "MARK GUARD rsqrt f32 LL_DST LNEG1 LABS1 $r[LSRC]",
        .effects = "trap: not modelled: special functions come with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 8, .choice_count = 2, .grade = ISADORA_HARDWARE,
        .slots = slots_sfu_rsqrt, .configs = 0xfffff,
        .choices = choices_80,
        .fixed_mask = {{UINT64_C(0xe0000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x4000000090000001), 0x0}},
        .bits = "010-\?l\?\? \?\?\?l\?\?\?\? \?\?ccpppp p\?\?\?.-mm 1001---\? \?\?\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_SFU_LG2] = {
        .name = "sfu.lg2", .page = "sfu", .title = "Reciprocal square root, logarithm",
        .mnemonic = "lg2", .syntax = "MARK GUARD lg2 f32 LL_DST LNEG1 LABS1 $r[LSRC]",
        .effects = "trap: not modelled: special functions come with the execution of warps",
        .note = "",
        .length = 8, .slot_count = 8, .choice_count = 2, .grade = ISADORA_HARDWARE,
        .slots = slots_sfu_lg2, .configs = 0xfffff,
        .choices = choices_80,
        .fixed_mask = {{UINT64_C(0xe0000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x6000000090000001), 0x0}},
        .bits = "011-\?l\?\? \?\?\?l\?\?\?\? \?\?ccpppp p\?\?\?.-mm 1001---\? \?\?\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_SINCOS_SIN] = {
        .name = "sincos.sin", .page = "sincos", .title = "Sine and cosine",
        .mnemonic = "sin", .syntax = "MARK GUARD sin f32 LL_DST $r[LSRC]",
        .effects = "trap: not modelled: special functions come with the execution of warps",
        .note = "The source is what `presin` made.",
        .length = 8, .slot_count = 6, .choice_count = 2, .grade = ISADORA_HARDWARE,
        .slots = slots_sincos_sin, .configs = 0xfffff,
        .choices = choices_80,
        .fixed_mask = {{UINT64_C(0xe0000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x8000000090000001), 0x0}},
        .bits = "100-\?\?\?\? \?\?\?\?\?\?\?\? \?\?ccpppp p\?\?\?.-mm 1001---\? \?\?\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_SINCOS_COS] = {
        .name = "sincos.cos", .page = "sincos", .title = "Sine and cosine",
        .mnemonic = "cos", .syntax = "MARK GUARD cos f32 LL_DST $r[LSRC]",
        .effects = "trap: not modelled: special functions come with the execution of warps",
        .note = "The source is what `presin` made.",
        .length = 8, .slot_count = 6, .choice_count = 2, .grade = ISADORA_HARDWARE,
        .slots = slots_sincos_cos, .configs = 0xfffff,
        .choices = choices_80,
        .fixed_mask = {{UINT64_C(0xe0000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xa000000090000001), 0x0}},
        .bits = "101-\?\?\?\? \?\?\?\?\?\?\?\? \?\?ccpppp p\?\?\?.-mm 1001---\? \?\?\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_EX2] = {
        .name = "ex2", .page = "ex2", .title = "Power of two",
        .mnemonic = "ex2", .syntax = "MARK GUARD ex2 f32 LSAT LL_DST $r[LSRC]",
        .effects = "trap: not modelled: special functions come with the execution of warps",
        .note = "The source is what `preex2` made.",
        .length = 8, .slot_count = 7, .choice_count = 2, .grade = ISADORA_HARDWARE,
        .slots = slots_ex2, .configs = 0xfffff,
        .choices = choices_80,
        .fixed_mask = {{UINT64_C(0xe0000000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xc000000090000001), 0x0}},
        .bits = "110-l\?\?\? \?\?\?\?\?\?\?\? \?\?ccpppp p\?\?\?.-mm 1001---\? \?\?\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_PRE_PRESIN] = {
        .name = "pre.presin", .page = "pre", .title = "Preparation of arguments",
        .mnemonic = "presin", .syntax = "MARK GUARD presin f32 LL_DST LNEG1 LABS1 L_SRC",
        .effects = "trap: not modelled: special functions come with the execution of warps",
        .note = "Fixed point for `sin` and `cos`, in quarter turns, or for `ex2`. Results: bits 0 to 29 the number, 0x40000000 NaN, 0x40800000 infinity, bit 31 the sign.",
        .length = 8, .slot_count = 11, .choice_count = 8, .grade = ISADORA_HARDWARE,
        .slots = slots_pre_presin, .configs = 0xfffff,
        .choices = choices_77,
        .fixed_mask = {{UINT64_C(0xe0004000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xc0000000b0000001), 0x0}},
        .bits = "110-\?l\?\? \?\?.l\?\?\?\? \?0ccpppp p\?\?\?.amm 1011aa-. .\?\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_PRE_PREEX2] = {
        .name = "pre.preex2", .page = "pre", .title = "Preparation of arguments",
        .mnemonic = "preex2", .syntax = "MARK GUARD preex2 f32 LL_DST LNEG1 LABS1 L_SRC",
        .effects = "trap: not modelled: special functions come with the execution of warps",
        .note = "Fixed point for `sin` and `cos`, in quarter turns, or for `ex2`. Results: bits 0 to 29 the number, 0x40000000 NaN, 0x40800000 infinity, bit 31 the sign.",
        .length = 8, .slot_count = 11, .choice_count = 8, .grade = ISADORA_HARDWARE,
        .slots = slots_pre_preex2, .configs = 0xfffff,
        .choices = choices_77,
        .fixed_mask = {{UINT64_C(0xe0004000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0xc0004000b0000001), 0x0}},
        .bits = "110-\?l\?\? \?\?.l\?\?\?\? \?1ccpppp p\?\?\?.amm 1011aa-. .\?\?\?\?\?\?\? llllllll llllll01",
    },
    [TESLA_INTERP_PLAIN_SHORT] = {
        .name = "interp.plain.short", .page = "interp", .title = "Interpolated attribute",
        .mnemonic = "interp", .syntax = "interp $r[SDST]  v[AT0]",
        .effects = "trap: not modelled: interpolation comes with the execution of warps",
        .note = "cent: at the centroid; flat: the value of the provoking vertex. With a register the result is multiplied by it.",
        .length = 4, .slot_count = 3, .choice_count = 1, .grade = ISADORA_DOCUMENT,
        .slots = slots_interp_plain_short, .configs = 0x44444,
        .choices = choices_81,
        .fixed_mask = {{0xf3000103u, 0x0}}, .fixed_value = {{0x80000000u, 0x0}},
        .bits = "1000ss00 vvvvvvvv \?\?\?\?\?\?\?0 ssssss00",
    },
    [TESLA_INTERP_CENT_SHORT] = {
        .name = "interp.cent.short", .page = "interp", .title = "Interpolated attribute",
        .mnemonic = "interp", .syntax = "interp $r[SDST] cent v[AT0]",
        .effects = "trap: not modelled: interpolation comes with the execution of warps",
        .note = "cent: at the centroid; flat: the value of the provoking vertex. With a register the result is multiplied by it.",
        .length = 4, .slot_count = 3, .choice_count = 1, .grade = ISADORA_DOCUMENT,
        .slots = slots_interp_cent_short, .configs = 0x44444,
        .choices = choices_81,
        .fixed_mask = {{0xf3000103u, 0x0}}, .fixed_value = {{0x81000000u, 0x0}},
        .bits = "1000ss01 vvvvvvvv \?\?\?\?\?\?\?0 ssssss00",
    },
    [TESLA_INTERP_FLAT_SHORT] = {
        .name = "interp.flat.short", .page = "interp", .title = "Interpolated attribute",
        .mnemonic = "interp", .syntax = "interp $r[SDST] flat v[AT0]",
        .effects = "trap: not modelled: interpolation comes with the execution of warps",
        .note = "cent: at the centroid; flat: the value of the provoking vertex. With a register the result is multiplied by it.",
        .length = 4, .slot_count = 3, .choice_count = 1, .grade = ISADORA_DOCUMENT,
        .slots = slots_interp_flat_short, .configs = 0x44444,
        .choices = choices_81,
        .fixed_mask = {{0xf3000103u, 0x0}}, .fixed_value = {{0x80000100u, 0x0}},
        .bits = "1000ss00 vvvvvvvv \?\?\?\?\?\?\?1 ssssss00",
    },
    [TESLA_INTERP_PLAIN_SMUL] = {
        .name = "interp.plain.smul", .page = "interp", .title = "Interpolated attribute",
        .mnemonic = "interp", .syntax = "interp $r[SDST]  v[AT0] $r[SSRC]",
        .effects = "trap: not modelled: interpolation comes with the execution of warps",
        .note = "cent: at the centroid; flat: the value of the provoking vertex. With a register the result is multiplied by it.",
        .length = 4, .slot_count = 4, .choice_count = 1, .grade = ISADORA_DOCUMENT,
        .slots = slots_interp_plain_smul, .configs = 0x44444,
        .choices = choices_81,
        .fixed_mask = {{0xf3000103u, 0x0}}, .fixed_value = {{0x82000000u, 0x0}},
        .bits = "1000ss10 vvvvvvvv \?ssssss0 ssssss00",
    },
    [TESLA_INTERP_CENT_SMUL] = {
        .name = "interp.cent.smul", .page = "interp", .title = "Interpolated attribute",
        .mnemonic = "interp", .syntax = "interp $r[SDST] cent v[AT0] $r[SSRC]",
        .effects = "trap: not modelled: interpolation comes with the execution of warps",
        .note = "cent: at the centroid; flat: the value of the provoking vertex. With a register the result is multiplied by it.",
        .length = 4, .slot_count = 4, .choice_count = 1, .grade = ISADORA_DOCUMENT,
        .slots = slots_interp_cent_smul, .configs = 0x44444,
        .choices = choices_81,
        .fixed_mask = {{0xf3000103u, 0x0}}, .fixed_value = {{0x83000000u, 0x0}},
        .bits = "1000ss11 vvvvvvvv \?ssssss0 ssssss00",
    },
    [TESLA_INTERP_PLAIN_LONG] = {
        .name = "interp.plain.long", .page = "interp", .title = "Interpolated attribute",
        .mnemonic = "interp", .syntax = "MARK GUARD interp $r[LDST]  v[AT0]",
        .effects = "trap: not modelled: interpolation comes with the execution of warps",
        .note = "cent: at the centroid; flat: the value of the provoking vertex. With a register the result is multiplied by it.",
        .length = 8, .slot_count = 6, .choice_count = 2, .grade = ISADORA_DOCUMENT,
        .slots = slots_interp_plain_long, .configs = 0x44444,
        .choices = choices_82,
        .fixed_mask = {{UINT64_C(0xe0070000f0000003), 0x0}}, .fixed_value = {{0x80000001u, 0x0}},
        .bits = "000\?\?\?\?\? \?\?\?\?\?000 \?\?ccpppp p\?\?\?\?amm 1000aa\?\? vvvvvvvv \?\?\?\?\?\?\?l llllll01",
    },
    [TESLA_INTERP_CENT_LONG] = {
        .name = "interp.cent.long", .page = "interp", .title = "Interpolated attribute",
        .mnemonic = "interp", .syntax = "MARK GUARD interp $r[LDST] cent v[AT0]",
        .effects = "trap: not modelled: interpolation comes with the execution of warps",
        .note = "cent: at the centroid; flat: the value of the provoking vertex. With a register the result is multiplied by it.",
        .length = 8, .slot_count = 6, .choice_count = 2, .grade = ISADORA_DOCUMENT,
        .slots = slots_interp_cent_long, .configs = 0x44444,
        .choices = choices_82,
        .fixed_mask = {{UINT64_C(0xe0070000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x1000080000001), 0x0}},
        .bits = "000\?\?\?\?\? \?\?\?\?\?001 \?\?ccpppp p\?\?\?\?amm 1000aa\?\? vvvvvvvv \?\?\?\?\?\?\?l llllll01",
    },
    [TESLA_INTERP_FLAT_LONG] = {
        .name = "interp.flat.long", .page = "interp", .title = "Interpolated attribute",
        .mnemonic = "interp", .syntax = "MARK GUARD interp $r[LDST] flat v[AT0]",
        .effects = "trap: not modelled: interpolation comes with the execution of warps",
        .note = "cent: at the centroid; flat: the value of the provoking vertex. With a register the result is multiplied by it.",
        .length = 8, .slot_count = 6, .choice_count = 2, .grade = ISADORA_DOCUMENT,
        .slots = slots_interp_flat_long, .configs = 0x44444,
        .choices = choices_82,
        .fixed_mask = {{UINT64_C(0xe0070000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x4000080000001), 0x0}},
        .bits = "000\?\?\?\?\? \?\?\?\?\?100 \?\?ccpppp p\?\?\?\?amm 1000aa\?\? vvvvvvvv \?\?\?\?\?\?\?l llllll01",
    },
    [TESLA_INTERP_PLAIN_MUL] = {
        .name = "interp.plain.mul", .page = "interp", .title = "Interpolated attribute",
        .mnemonic = "interp", .syntax = "MARK GUARD interp $r[LDST]  v[AT0] LNEG1 $r[LSRC]",
        .effects = "trap: not modelled: interpolation comes with the execution of warps",
        .note = "cent: at the centroid; flat: the value of the provoking vertex. With a register the result is multiplied by it.",
        .length = 8, .slot_count = 8, .choice_count = 2, .grade = ISADORA_DOCUMENT,
        .slots = slots_interp_plain_mul, .configs = 0x44444,
        .choices = choices_82,
        .fixed_mask = {{UINT64_C(0xe0070000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x2000080000001), 0x0}},
        .bits = "000\?\?l\?\? \?\?\?\?\?010 \?\?ccpppp p\?\?\?\?amm 1000aa\?\? vvvvvvvv llllllll llllll01",
    },
    [TESLA_INTERP_CENT_MUL] = {
        .name = "interp.cent.mul", .page = "interp", .title = "Interpolated attribute",
        .mnemonic = "interp", .syntax = "MARK GUARD interp $r[LDST] cent v[AT0] LNEG1 $r[LSRC]",
        .effects = "trap: not modelled: interpolation comes with the execution of warps",
        .note = "cent: at the centroid; flat: the value of the provoking vertex. With a register the result is multiplied by it.",
        .length = 8, .slot_count = 8, .choice_count = 2, .grade = ISADORA_DOCUMENT,
        .slots = slots_interp_cent_mul, .configs = 0x44444,
        .choices = choices_82,
        .fixed_mask = {{UINT64_C(0xe0070000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x3000080000001), 0x0}},
        .bits = "000\?\?l\?\? \?\?\?\?\?011 \?\?ccpppp p\?\?\?\?amm 1000aa\?\? vvvvvvvv llllllll llllll01",
    },
    [TESLA_TEX_TEXAUTO_SHORT] = {
        .name = "tex.texauto.short", .page = "tex", .title = "Texture lookup",
        .mnemonic = "texauto", .syntax = "texauto SLIVE $r[SDST]:$r[SDST+1]:$r[SDST+2]:$r[SDST+3] $t[TEX] $s[SAMP] STSRC",
        .effects = "trap: not modelled: textures come with the execution of warps",
        .note = "Sources, as far as the texture wants them: x, y, z, the index in an array, the reference value; for texbias and texlod then the bias or the level, which must be the same in all lanes of a quad. The index is an integer, the others are f32. texfetch takes integers and a level. `live` leaves out lanes whose result will not be seen; `deriv` computes derivatives in programs that are not for fragments.",
        .length = 4, .slot_count = 4, .choice_count = 2, .grade = ISADORA_DOCUMENT,
        .slots = slots_tex_texauto_short, .configs = 0xfffff,
        .choices = choices_83,
        .fixed_mask = {{0xf1000003u, 0x0}}, .fixed_value = {{0xf0000000u, 0x0}},
        .bits = "1111---0 ..ssssst ttttttts ssssss00",
    },
    [TESLA_TEX_TEXFETCH_SHORT] = {
        .name = "tex.texfetch.short", .page = "tex", .title = "Texture lookup",
        .mnemonic = "texfetch", .syntax = "texfetch SLIVE $r[SDST]:$r[SDST+1]:$r[SDST+2]:$r[SDST+3] $t[TEX] $s[SAMP] STSRC",
        .effects = "trap: not modelled: textures come with the execution of warps",
        .note = "Sources, as far as the texture wants them: x, y, z, the index in an array, the reference value; for texbias and texlod then the bias or the level, which must be the same in all lanes of a quad. The index is an integer, the others are f32. texfetch takes integers and a level. `live` leaves out lanes whose result will not be seen; `deriv` computes derivatives in programs that are not for fragments.",
        .length = 4, .slot_count = 4, .choice_count = 2, .grade = ISADORA_DOCUMENT,
        .slots = slots_tex_texfetch_short, .configs = 0xfffff,
        .choices = choices_83,
        .fixed_mask = {{0xf1000003u, 0x0}}, .fixed_value = {{0xf1000000u, 0x0}},
        .bits = "1111---1 ..ssssst ttttttts ssssss00",
    },
    [TESLA_TEX_TEXAUTO_LONG] = {
        .name = "tex.texauto.long", .page = "tex", .title = "Texture lookup",
        .mnemonic = "texauto", .syntax = "MARK GUARD texauto TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC TX TY TZ",
        .effects = "trap: not modelled: textures come with the execution of warps",
        .note = "Sources, as far as the texture wants them: x, y, z, the index in an array, the reference value; for texbias and texlod then the bias or the level, which must be the same in all lanes of a quad. The index is an integer, the others are f32. texfetch takes integers and a level. `live` leaves out lanes whose result will not be seen; `deriv` computes derivatives in programs that are not for fragments.",
        .length = 8, .slot_count = 11, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_tex_texauto_long, .configs = 0xfffff,
        .choices = choices_84,
        .fixed_mask = {{UINT64_C(0xe0000000f9000003), 0x0}}, .fixed_value = {{0xf0000001u, 0x0}},
        .bits = "000\?tttt tttttttt ..ccpppp p\?\?\?dtmm 11110..0 ..ssssst tttttttl llllll01",
    },
    [TESLA_TEX_TEXFETCH_LONG] = {
        .name = "tex.texfetch.long", .page = "tex", .title = "Texture lookup",
        .mnemonic = "texfetch", .syntax = "MARK GUARD texfetch TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC TX TY TZ",
        .effects = "trap: not modelled: textures come with the execution of warps",
        .note = "Sources, as far as the texture wants them: x, y, z, the index in an array, the reference value; for texbias and texlod then the bias or the level, which must be the same in all lanes of a quad. The index is an integer, the others are f32. texfetch takes integers and a level. `live` leaves out lanes whose result will not be seen; `deriv` computes derivatives in programs that are not for fragments.",
        .length = 8, .slot_count = 11, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_tex_texfetch_long, .configs = 0xfffff,
        .choices = choices_84,
        .fixed_mask = {{UINT64_C(0xe0000000f9000003), 0x0}}, .fixed_value = {{0xf1000001u, 0x0}},
        .bits = "000\?tttt tttttttt ..ccpppp p\?\?\?dtmm 11110..1 ..ssssst tttttttl llllll01",
    },
    [TESLA_TEX_TEXBIAS_LONG] = {
        .name = "tex.texbias.long", .page = "tex", .title = "Texture lookup",
        .mnemonic = "texbias", .syntax = "MARK GUARD texbias TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC TX TY TZ",
        .effects = "trap: not modelled: textures come with the execution of warps",
        .note = "Sources, as far as the texture wants them: x, y, z, the index in an array, the reference value; for texbias and texlod then the bias or the level, which must be the same in all lanes of a quad. The index is an integer, the others are f32. texfetch takes integers and a level. `live` leaves out lanes whose result will not be seen; `deriv` computes derivatives in programs that are not for fragments.",
        .length = 8, .slot_count = 11, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_tex_texbias_long, .configs = 0xfffff,
        .choices = choices_84,
        .fixed_mask = {{UINT64_C(0xe0000000f9000003), 0x0}}, .fixed_value = {{UINT64_C(0x20000000f0000001), 0x0}},
        .bits = "001\?tttt tttttttt ..ccpppp p\?\?\?dtmm 11110..0 ..ssssst tttttttl llllll01",
    },
    [TESLA_TEX_TEXLOD_LONG] = {
        .name = "tex.texlod.long", .page = "tex", .title = "Texture lookup",
        .mnemonic = "texlod", .syntax = "MARK GUARD texlod TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC TX TY TZ",
        .effects = "trap: not modelled: textures come with the execution of warps",
        .note = "Sources, as far as the texture wants them: x, y, z, the index in an array, the reference value; for texbias and texlod then the bias or the level, which must be the same in all lanes of a quad. The index is an integer, the others are f32. texfetch takes integers and a level. `live` leaves out lanes whose result will not be seen; `deriv` computes derivatives in programs that are not for fragments.",
        .length = 8, .slot_count = 11, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_tex_texlod_long, .configs = 0xfffff,
        .choices = choices_84,
        .fixed_mask = {{UINT64_C(0xe0000000f9000003), 0x0}}, .fixed_value = {{UINT64_C(0x40000000f0000001), 0x0}},
        .bits = "010\?tttt tttttttt ..ccpppp p\?\?\?dtmm 11110..0 ..ssssst tttttttl llllll01",
    },
    [TESLA_TEX_TEXGATHER_LONG] = {
        .name = "tex.texgather.long", .page = "tex", .title = "Texture lookup",
        .mnemonic = "texgather", .syntax = "MARK GUARD texgather TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC TX TY TZ",
        .effects = "trap: not modelled: textures come with the execution of warps",
        .note = "Sources, as far as the texture wants them: x, y, z, the index in an array, the reference value; for texbias and texlod then the bias or the level, which must be the same in all lanes of a quad. The index is an integer, the others are f32. texfetch takes integers and a level. `live` leaves out lanes whose result will not be seen; `deriv` computes derivatives in programs that are not for fragments.",
        .length = 8, .slot_count = 11, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_tex_texgather_long, .configs = 0xf0000,
        .choices = choices_84,
        .fixed_mask = {{UINT64_C(0xe0000000f9000003), 0x0}}, .fixed_value = {{UINT64_C(0x80000000f1000001), 0x0}},
        .bits = "100\?tttt tttttttt ..ccpppp p\?\?\?dtmm 11110..1 ..ssssst tttttttl llllll01",
    },
    [TESLA_TEX_TEXCSAA_LONG] = {
        .name = "tex.texcsaa.long", .page = "tex", .title = "Texture lookup",
        .mnemonic = "texcsaa", .syntax = "MARK GUARD texcsaa TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC TX TY TZ",
        .effects = "trap: not modelled: textures come with the execution of warps",
        .note = "Sources, as far as the texture wants them: x, y, z, the index in an array, the reference value; for texbias and texlod then the bias or the level, which must be the same in all lanes of a quad. The index is an integer, the others are f32. texfetch takes integers and a level. `live` leaves out lanes whose result will not be seen; `deriv` computes derivatives in programs that are not for fragments.",
        .length = 8, .slot_count = 11, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_tex_texcsaa_long, .configs = 0xfffff,
        .choices = choices_84,
        .fixed_mask = {{UINT64_C(0xe0000000f9000003), 0x0}}, .fixed_value = {{UINT64_C(0x80000000f0000001), 0x0}},
        .bits = "100\?tttt tttttttt ..ccpppp p\?\?\?dtmm 11110..0 ..ssssst tttttttl llllll01",
    },
    [TESLA_TEX_TEXAUTO_CUBE] = {
        .name = "tex.texauto.cube", .page = "tex", .title = "Texture lookup",
        .mnemonic = "texauto", .syntax = "MARK GUARD texauto cube TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC",
        .effects = "trap: not modelled: textures come with the execution of warps",
        .note = "Sources, as far as the texture wants them: x, y, z, the index in an array, the reference value; for texbias and texlod then the bias or the level, which must be the same in all lanes of a quad. The index is an integer, the others are f32. texfetch takes integers and a level. `live` leaves out lanes whose result will not be seen; `deriv` computes derivatives in programs that are not for fragments.",
        .length = 8, .slot_count = 8, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_tex_texauto_cube, .configs = 0xfffff,
        .choices = choices_84,
        .fixed_mask = {{UINT64_C(0xe0000000f9000003), 0x0}}, .fixed_value = {{0xf8000001u, 0x0}},
        .bits = "000\?\?\?\?\? \?\?\?\?\?\?\?\? ..ccpppp p\?\?\?dtmm 11111..0 ..ssssst tttttttl llllll01",
    },
    [TESLA_TEX_TEXBIAS_CUBE] = {
        .name = "tex.texbias.cube", .page = "tex", .title = "Texture lookup",
        .mnemonic = "texbias", .syntax = "MARK GUARD texbias cube TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC",
        .effects = "trap: not modelled: textures come with the execution of warps",
        .note = "Sources, as far as the texture wants them: x, y, z, the index in an array, the reference value; for texbias and texlod then the bias or the level, which must be the same in all lanes of a quad. The index is an integer, the others are f32. texfetch takes integers and a level. `live` leaves out lanes whose result will not be seen; `deriv` computes derivatives in programs that are not for fragments.",
        .length = 8, .slot_count = 8, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_tex_texbias_cube, .configs = 0xfffff,
        .choices = choices_84,
        .fixed_mask = {{UINT64_C(0xe0000000f9000003), 0x0}}, .fixed_value = {{UINT64_C(0x20000000f8000001), 0x0}},
        .bits = "001\?\?\?\?\? \?\?\?\?\?\?\?\? ..ccpppp p\?\?\?dtmm 11111..0 ..ssssst tttttttl llllll01",
    },
    [TESLA_TEX_TEXLOD_CUBE] = {
        .name = "tex.texlod.cube", .page = "tex", .title = "Texture lookup",
        .mnemonic = "texlod", .syntax = "MARK GUARD texlod cube TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC",
        .effects = "trap: not modelled: textures come with the execution of warps",
        .note = "Sources, as far as the texture wants them: x, y, z, the index in an array, the reference value; for texbias and texlod then the bias or the level, which must be the same in all lanes of a quad. The index is an integer, the others are f32. texfetch takes integers and a level. `live` leaves out lanes whose result will not be seen; `deriv` computes derivatives in programs that are not for fragments.",
        .length = 8, .slot_count = 8, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_tex_texlod_cube, .configs = 0xfffff,
        .choices = choices_84,
        .fixed_mask = {{UINT64_C(0xe0000000f9000003), 0x0}}, .fixed_value = {{UINT64_C(0x40000000f8000001), 0x0}},
        .bits = "010\?\?\?\?\? \?\?\?\?\?\?\?\? ..ccpppp p\?\?\?dtmm 11111..0 ..ssssst tttttttl llllll01",
    },
    [TESLA_TEX_TEXGATHER_CUBE] = {
        .name = "tex.texgather.cube", .page = "tex", .title = "Texture lookup",
        .mnemonic = "texgather", .syntax = "MARK GUARD texgather cube TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC",
        .effects = "trap: not modelled: textures come with the execution of warps",
        .note = "Sources, as far as the texture wants them: x, y, z, the index in an array, the reference value; for texbias and texlod then the bias or the level, which must be the same in all lanes of a quad. The index is an integer, the others are f32. texfetch takes integers and a level. `live` leaves out lanes whose result will not be seen; `deriv` computes derivatives in programs that are not for fragments.",
        .length = 8, .slot_count = 8, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_tex_texgather_cube, .configs = 0xf0000,
        .choices = choices_84,
        .fixed_mask = {{UINT64_C(0xe0000000f9000003), 0x0}}, .fixed_value = {{UINT64_C(0x80000000f9000001), 0x0}},
        .bits = "100\?\?\?\?\? \?\?\?\?\?\?\?\? ..ccpppp p\?\?\?dtmm 11111..1 ..ssssst tttttttl llllll01",
    },
    [TESLA_TEXSIZE] = {
        .name = "texsize", .page = "texsize", .title = "Size of a texture",
        .mnemonic = "texsize", .syntax = "MARK GUARD texsize TLIVE DERIV LTDST $t[TEX] $s[SAMP] $r[LDST]",
        .effects = "trap: not modelled: textures come with the execution of warps",
        .note = "The source is a level; the result width, height, depth and the number of levels.",
        .length = 8, .slot_count = 8, .choice_count = 2, .grade = ISADORA_DOCUMENT,
        .slots = slots_texsize, .configs = 0xfffff,
        .choices = choices_85,
        .fixed_mask = {{UINT64_C(0xe00f0000f0000003), 0x0}}, .fixed_value = {{UINT64_C(0x60000000f0000001), 0x0}},
        .bits = "011\?\?\?\?\? \?\?\?\?0000 ..ccpppp p\?\?\?dtmm 1111\?..\? \?\?ssssst tttttttl llllll01",
    },
    [TESLA_TEXPREP] = {
        .name = "texprep", .page = "texprep", .title = "Coordinates of a cube face",
        .mnemonic = "texprep", .syntax = "MARK GUARD texprep cube TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC",
        .effects = "trap: not modelled: textures come with the execution of warps",
        .note = "From the coordinates in a cube, and a layer, those of a lookup without `cube`.",
        .length = 8, .slot_count = 8, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_texprep, .configs = 0xf0000,
        .choices = choices_84,
        .fixed_mask = {{UINT64_C(0xe00f0000f8000003), 0x0}}, .fixed_value = {{UINT64_C(0x60010000f8000001), 0x0}},
        .bits = "011\?\?\?\?\? \?\?\?\?0001 ..ccpppp p\?\?\?dtmm 11111..\? ..ssssst tttttttl llllll01",
    },
    [TESLA_TEXQUERYLOD_PLAIN] = {
        .name = "texquerylod.plain", .page = "texquerylod", .title = "Level of detail",
        .mnemonic = "texquerylod", .syntax = "MARK GUARD texquerylod  TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC",
        .effects = "trap: not modelled: textures come with the execution of warps",
        .note = "Fixed point with 6 bits of fraction.",
        .length = 8, .slot_count = 8, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_texquerylod_plain, .configs = 0xf0000,
        .choices = choices_84,
        .fixed_mask = {{UINT64_C(0xe00f0000f8000003), 0x0}}, .fixed_value = {{UINT64_C(0x60020000f0000001), 0x0}},
        .bits = "011\?\?\?\?\? \?\?\?\?0010 ..ccpppp p\?\?\?dtmm 11110..\? ..ssssst tttttttl llllll01",
    },
    [TESLA_TEXQUERYLOD_CUBE] = {
        .name = "texquerylod.cube", .page = "texquerylod", .title = "Level of detail",
        .mnemonic = "texquerylod", .syntax = "MARK GUARD texquerylod cube TLIVE DERIV LTDST $t[TEX] $s[SAMP] LTSRC",
        .effects = "trap: not modelled: textures come with the execution of warps",
        .note = "Fixed point with 6 bits of fraction.",
        .length = 8, .slot_count = 8, .choice_count = 3, .grade = ISADORA_DOCUMENT,
        .slots = slots_texquerylod_cube, .configs = 0xf0000,
        .choices = choices_84,
        .fixed_mask = {{UINT64_C(0xe00f0000f8000003), 0x0}}, .fixed_value = {{UINT64_C(0x60020000f8000001), 0x0}},
        .bits = "011\?\?\?\?\? \?\?\?\?0010 ..ccpppp p\?\?\?dtmm 11111..\? ..ssssst tttttttl llllll01",
    },
};

static const struct isadora_ledger ledger[] = {
    {"32", "g80/vp", "461766657", "0", "242876415", "3590324224"},
    {"64", "g80/vp", "134553294989890912", "0", "3644028365025110688", "14668162413694550016"},
    {"32", "g80/gp", "596115457", "0", "259522559", "3439329280"},
    {"64", "g80/gp", "178879390228879264", "0", "4145622987116439648", "14122241696364232704"},
    {"32", "g80/fp", "336003073", "0", "259588095", "3699376128"},
    {"64", "g80/fp", "42773774673319360", "0", "3409150780390042176", "14994819518646190080"},
    {"32", "g80/cp", "444973057", "0", "240795647", "3609198592"},
    {"64", "g80/cp", "82419811527636320", "0", "3911807500674976416", "14452516761506938880"},
    {"32", "g84/vp", "461766658", "0", "309985278", "3523215360"},
    {"64", "g84/vp", "134553294989891008", "0", "3860201147138894400", "14451989631580766208"},
    {"32", "g84/gp", "596115458", "0", "326631422", "3372220416"},
    {"64", "g84/gp", "178879390228879360", "0", "4361795769230223360", "13906068914250448896"},
    {"32", "g84/fp", "336003074", "0", "326696958", "3632267264"},
    {"64", "g84/fp", "42773774673319456", "0", "3625323562503825888", "14778646736532406272"},
    {"32", "g84/cp", "444973058", "0", "307904510", "3542089728"},
    {"64", "g84/cp", "82427923495073216", "0", "4154399001514396224", "14209917148700082176"},
    {"32", "mcp77/vp", "461766658", "0", "309985278", "3523215360"},
    {"64", "mcp77/vp", "134553294989895616", "0", "3870334246300473408", "14441856532419182592"},
    {"32", "mcp77/gp", "596115458", "0", "326631422", "3372220416"},
    {"64", "mcp77/gp", "178879390228883968", "0", "4371928868391802368", "13895935815088865280"},
    {"32", "mcp77/fp", "336003074", "0", "326696958", "3632267264"},
    {"64", "mcp77/fp", "42773774673324064", "0", "3635456661665404896", "14768513637370822656"},
    {"32", "mcp77/cp", "444973058", "0", "307904510", "3542089728"},
    {"64", "mcp77/cp", "82428247228237760", "0", "4168360757467068480", "14195955069014245376"},
    {"32", "g200/vp", "461766658", "0", "309985278", "3523215360"},
    {"64", "g200/vp", "134579043402721216", "0", "3903874388860393536", "14408290641446436864"},
    {"32", "g200/gp", "596115458", "0", "326631422", "3372220416"},
    {"64", "g200/gp", "178905176390445568", "0", "4407368929295783424", "13860469968023322624"},
    {"32", "g200/fp", "336003074", "0", "326696958", "3632267264"},
    {"64", "g200/fp", "42793231457134624", "0", "3659869452762404832", "14744081389490012160"},
    {"32", "g200/cp", "444973058", "0", "307904510", "3542089728"},
    {"64", "g200/cp", "82447810180368320", "0", "4195445255651244096", "14168851007877939200"},
    {"32", "gt215/vp", "461766658", "0", "309985278", "3523215360"},
    {"64", "gt215/vp", "134870266798745536", "0", "4459777719444625472", "13852096087466180608"},
    {"32", "gt215/gp", "596115458", "0", "326631422", "3372220416"},
    {"64", "gt215/gp", "179196362037733888", "0", "4961372341535954432", "13306175370135863296"},
    {"32", "gt215/fp", "336003074", "0", "326696958", "3632267264"},
    {"64", "gt215/fp", "43090746482173984", "0", "4224900134809556960", "14178753192417820672"},
    {"32", "gt215/cp", "444973058", "0", "307904510", "3542089728"},
    {"64", "gt215/cp", "82745219037087680", "0", "4757804230611220544", "13606194624061243392"},
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
    {0, "$physid", 0, 0, 0, NULL, 0, 0, 0, 0},
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
        .view_count = 1, .views = views_r,
        .configs = 0xfffff,
    },
    {
        .name = "$a", .prints = "$a", .vector = NULL,
        .count = 8, .width = 16, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct tesla_state, a), .stride = sizeof(((struct tesla_state *)0)->a[0]),
        .entry_count = 1, .entries = entries_a,
        .configs = 0xfffff,
    },
    {
        .name = "$c", .prints = "$c", .vector = NULL,
        .count = 4, .width = 4, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct tesla_state, c), .stride = sizeof(((struct tesla_state *)0)->c[0]),
        .view_count = 4, .views = views_c,
        .configs = 0xfffff,
    },
    {
        .name = "$sr", .prints = "$sr", .vector = NULL,
        .count = 16, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct tesla_state, sr), .stride = sizeof(((struct tesla_state *)0)->sr[0]),
        .entry_count = 8, .entries = entries_sr,
        .configs = 0xfffff,
    },
    {
        .name = "$t", .prints = "$t", .vector = NULL,
        .count = 256, .width = 1, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct tesla_state, t), .stride = sizeof(((struct tesla_state *)0)->t[0]),
        .configs = 0xfffff,
    },
    {
        .name = "$s", .prints = "$s", .vector = NULL,
        .count = 32, .width = 1, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct tesla_state, s), .stride = sizeof(((struct tesla_state *)0)->s[0]),
        .configs = 0xfffff,
    },
    {
        .name = "$pc", .prints = "$pc", .vector = NULL,
        .count = 0, .width = 24, .is_signed = 0, .is_pc = 1,
        .configs = 0xfffff,
    },
};

static const char *const words[] = {
    "$c0", "a", "abs", "add", "addc", "all", "always", "and", "any", "b128", "b16", "b32", "b64",
    "b8", "bar", "bra", "break", "breakaddr", "brk", "brkpt", "c", "call", "cas", "cent", "cos",
    "cube", "cvt", "dec", "deriv", "discard", "dx", "dy", "e", "emit", "eu", "ex2", "exch", "exit",
    "f16", "f32", "f64", "flat", "fma", "g", "ge", "geu", "gu", "half", "high", "inc", "interp",
    "join", "joinat", "l", "l0", "l01", "l012", "l013", "l02", "l023", "l03", "l1", "l12", "l123",
    "l13", "l2", "l23", "l3", "ld", "le", "leu", "lg", "lg2", "lge", "lgu", "lim", "live", "lnone",
    "lock", "long", "lu", "max", "min", "mov", "mov2", "mul", "na", "nc", "neg", "never", "no",
    "nop", "not", "ns", "o", "or", "p", "pmevent", "prebrk", "preex2", "preret", "presin",
    "quadon", "quadop", "quadpop", "rcp", "red", "restart", "ret", "rm", "rmi", "rn", "rni", "rp",
    "rpi", "rsqrt", "rz", "rzi", "s", "s16", "s24", "s32", "s64", "s8", "sad", "sat", "set", "sfu",
    "shl", "shr", "sin", "slct", "st", "sub", "subr", "texauto", "texbias", "texcsaa", "texfetch",
    "texgather", "texlod", "texprep", "texquerylod", "texsize", "trap", "u", "u16", "u24", "u24.1",
    "u24.2", "u24.3", "u24.4", "u24.5", "u24.6", "u24.7", "u32", "u64", "u8", "unkf5", "unlock",
    "v", "vote", "wait", "xor",
};

bool tesla_branch_target(const struct isadora_context *c, const struct isadora_insn *in, uint64_t *to)
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

const struct isadora_target tesla_target = {
    .name = "tesla", .title = "Tesla CUDA ISA",
    .configs = configs, .config_count = 20,
    .units = units, .unit_count = 2,
    .forms = forms, .form_count = 343,
    .fields = fields, .field_count = 150,
    .files = files, .file_count = 7,
    .spaces = NULL, .space_count = 0,
    .ledger = ledger, .ledger_count = 40,
    .text_max = TESLA_TEXT_MAX,
    .state_size = sizeof(struct tesla_state),
    .pc_counts_units = 0,
    .start = 0x0,
    .words = words, .word_count = 164,
    .decode = tesla_decode,
    .encode = tesla_encode,
    .format = tesla_format,
    .parse = tesla_parse,
    .reset = tesla_reset,
    .execute = tesla_execute,
    .branch_target = tesla_branch_target,
    .actions = tesla_actions,
};
