/* Generated from the description rv64 by gen/emit/target. Do not edit. */
#include "rv64_state.h"
#include "base/target_tables.h"
#include "base/text.h"

extern const struct isadora_use_tables rv64_uses;

static const struct isadora_config configs[] = {
    {"rv64gc", "rv64gc", NULL, NULL, NULL},
    {"rv64gcb", "rv64gcb", NULL, NULL, NULL},
};

static const struct isadora_elf_kind elfs[] = {
    {243, -1, 0, 0, NULL, NULL, NULL, 1, 1, 0},
};

static const struct isadora_elf_attributes elf_attributes = {"riscv", 5};
static const char *const features_2[] = {"Zba", "Zbb", "Zbs", NULL};
static const char *const *const elf_features[] = {NULL, features_2};

static const struct isadora_unit units[] = {
    {2, 16, 0, 2, 0x3},
    {4, 32, 0, 2, 0x3},
};

CODES(ORDER,
    T(0, "") T(1, ".rl") T(2, ".aq") T(3, ".aqrl"))
CODES(WIDTH,
    T(0, ".w") T(1, ".d"))
CODES(PRED,
    T(0, "unknown") T(1, "w") T(2, "r") T(3, "rw") T(4, "o") T(5, "ow") T(6, "or") T(7, "orw")
    T(8, "i") T(9, "iw") T(10, "ir") T(11, "irw") T(12, "io") T(13, "iow") T(14, "ior")
        T(15, "iorw"))
CODES(SUCC,
    T(0, "unknown") T(1, "w") T(2, "r") T(3, "rw") T(4, "o") T(5, "ow") T(6, "or") T(7, "orw")
    T(8, "i") T(9, "iw") T(10, "ir") T(11, "irw") T(12, "io") T(13, "iow") T(14, "ior")
        T(15, "iorw"))
CODES(CSR_NAME,
    T(1, "fflags") T(2, "frm") T(3, "fcsr") T(8, "vstart") T(9, "vxsat") T(10, "vxrm") T(15, "vcsr")
        T(21, "seed")
    T(256, "sstatus") T(260, "sie") T(261, "stvec") T(262, "scounteren") T(266, "senvcfg")
        T(268, "sstateen0") T(269, "sstateen1") T(270, "sstateen2")
    T(271, "sstateen3") T(276, "sieh") T(320, "sscratch") T(321, "sepc") T(322, "scause")
        T(323, "stval") T(324, "sip") T(333, "stimecmp")
    T(336, "siselect") T(337, "sireg") T(340, "siph") T(348, "stopei") T(349, "stimecmph")
        T(384, "satp") T(512, "vsstatus") T(516, "vsie")
    T(517, "vstvec") T(532, "vsieh") T(576, "vsscratch") T(577, "vsepc") T(578, "vscause")
        T(579, "vstval") T(580, "vsip") T(589, "vstimecmp")
    T(592, "vsiselect") T(593, "vsireg") T(596, "vsiph") T(604, "vstopei") T(605, "vstimecmph")
        T(640, "vsatp") T(768, "mstatus") T(769, "misa")
    T(770, "medeleg") T(771, "mideleg") T(772, "mie") T(773, "mtvec") T(774, "mcounteren")
        T(776, "mvien") T(777, "mvip") T(778, "menvcfg")
    T(780, "mstateen0") T(781, "mstateen1") T(782, "mstateen2") T(783, "mstateen3")
        T(784, "mstatush") T(787, "midelegh") T(788, "mieh") T(792, "mvienh")
    T(793, "mviph") T(794, "menvcfgh") T(796, "mstateen0h") T(797, "mstateen1h")
        T(798, "mstateen2h") T(799, "mstateen3h") T(800, "mcountinhibit") T(803, "mhpmevent3")
    T(804, "mhpmevent4") T(805, "mhpmevent5") T(806, "mhpmevent6") T(807, "mhpmevent7")
        T(808, "mhpmevent8") T(809, "mhpmevent9") T(810, "mhpmevent10") T(811, "mhpmevent11")
    T(812, "mhpmevent12") T(813, "mhpmevent13") T(814, "mhpmevent14") T(815, "mhpmevent15")
        T(816, "mhpmevent16") T(817, "mhpmevent17") T(818, "mhpmevent18") T(819, "mhpmevent19")
    T(820, "mhpmevent20") T(821, "mhpmevent21") T(822, "mhpmevent22") T(823, "mhpmevent23")
        T(824, "mhpmevent24") T(825, "mhpmevent25") T(826, "mhpmevent26") T(827, "mhpmevent27")
    T(828, "mhpmevent28") T(829, "mhpmevent29") T(830, "mhpmevent30") T(831, "mhpmevent31")
        T(832, "mscratch") T(833, "mepc") T(834, "mcause") T(835, "mtval")
    T(836, "mip") T(842, "mtinst") T(843, "mtval2") T(848, "miselect") T(849, "mireg")
        T(852, "miph") T(860, "mtopei") T(928, "pmpcfg0")
    T(929, "pmpcfg1") T(930, "pmpcfg2") T(931, "pmpcfg3") T(932, "pmpcfg4") T(933, "pmpcfg5")
        T(934, "pmpcfg6") T(935, "pmpcfg7") T(936, "pmpcfg8")
    T(937, "pmpcfg9") T(938, "pmpcfg10") T(939, "pmpcfg11") T(940, "pmpcfg12") T(941, "pmpcfg13")
        T(942, "pmpcfg14") T(943, "pmpcfg15") T(944, "pmpaddr0")
    T(945, "pmpaddr1") T(946, "pmpaddr2") T(947, "pmpaddr3") T(948, "pmpaddr4") T(949, "pmpaddr5")
        T(950, "pmpaddr6") T(951, "pmpaddr7") T(952, "pmpaddr8")
    T(953, "pmpaddr9") T(954, "pmpaddr10") T(955, "pmpaddr11") T(956, "pmpaddr12")
        T(957, "pmpaddr13") T(958, "pmpaddr14") T(959, "pmpaddr15") T(960, "pmpaddr16")
    T(961, "pmpaddr17") T(962, "pmpaddr18") T(963, "pmpaddr19") T(964, "pmpaddr20")
        T(965, "pmpaddr21") T(966, "pmpaddr22") T(967, "pmpaddr23") T(968, "pmpaddr24")
    T(969, "pmpaddr25") T(970, "pmpaddr26") T(971, "pmpaddr27") T(972, "pmpaddr28")
        T(973, "pmpaddr29") T(974, "pmpaddr30") T(975, "pmpaddr31") T(976, "pmpaddr32")
    T(977, "pmpaddr33") T(978, "pmpaddr34") T(979, "pmpaddr35") T(980, "pmpaddr36")
        T(981, "pmpaddr37") T(982, "pmpaddr38") T(983, "pmpaddr39") T(984, "pmpaddr40")
    T(985, "pmpaddr41") T(986, "pmpaddr42") T(987, "pmpaddr43") T(988, "pmpaddr44")
        T(989, "pmpaddr45") T(990, "pmpaddr46") T(991, "pmpaddr47") T(992, "pmpaddr48")
    T(993, "pmpaddr49") T(994, "pmpaddr50") T(995, "pmpaddr51") T(996, "pmpaddr52")
        T(997, "pmpaddr53") T(998, "pmpaddr54") T(999, "pmpaddr55") T(1000, "pmpaddr56")
    T(1001, "pmpaddr57") T(1002, "pmpaddr58") T(1003, "pmpaddr59") T(1004, "pmpaddr60")
        T(1005, "pmpaddr61") T(1006, "pmpaddr62") T(1007, "pmpaddr63") T(1448, "scontext")
    T(1536, "hstatus") T(1538, "hedeleg") T(1539, "hideleg") T(1540, "hie") T(1541, "htimedelta")
        T(1542, "hcounteren") T(1543, "hgeie") T(1544, "hvien")
    T(1545, "hvictl") T(1546, "henvcfg") T(1548, "hstateen0") T(1549, "hstateen1")
        T(1550, "hstateen2") T(1551, "hstateen3") T(1555, "hidelegh") T(1557, "htimedeltah")
    T(1560, "hvienh") T(1562, "henvcfgh") T(1564, "hstateen0h") T(1565, "hstateen1h")
        T(1566, "hstateen2h") T(1567, "hstateen3h") T(1603, "htval") T(1604, "hip")
    T(1605, "hvip") T(1606, "hviprio1") T(1607, "hviprio2") T(1610, "htinst") T(1621, "hviph")
        T(1622, "hviprio1h") T(1623, "hviprio2h") T(1664, "hgatp")
    T(1704, "hcontext") T(1827, "mhpmevent3h") T(1828, "mhpmevent4h") T(1829, "mhpmevent5h")
        T(1830, "mhpmevent6h") T(1831, "mhpmevent7h") T(1832, "mhpmevent8h") T(1833, "mhpmevent9h")
    T(1834, "mhpmevent10h") T(1835, "mhpmevent11h") T(1836, "mhpmevent12h") T(1837, "mhpmevent13h")
        T(1838, "mhpmevent14h") T(1839, "mhpmevent15h") T(1840, "mhpmevent16h")
        T(1841, "mhpmevent17h")
    T(1842, "mhpmevent18h") T(1843, "mhpmevent19h") T(1844, "mhpmevent20h") T(1845, "mhpmevent21h")
        T(1846, "mhpmevent22h") T(1847, "mhpmevent23h") T(1848, "mhpmevent24h")
        T(1849, "mhpmevent25h")
    T(1850, "mhpmevent26h") T(1851, "mhpmevent27h") T(1852, "mhpmevent28h") T(1853, "mhpmevent29h")
        T(1854, "mhpmevent30h") T(1855, "mhpmevent31h") T(1863, "mseccfg") T(1879, "mseccfgh")
    T(1952, "tselect") T(1953, "tdata1") T(1954, "tdata2") T(1955, "tdata3") T(1956, "tinfo")
        T(1957, "tcontrol") T(1960, "mcontext") T(1962, "mscontext")
    T(1968, "dcsr") T(1969, "dpc") T(1970, "dscratch0") T(1971, "dscratch1") T(2816, "mcycle")
        T(2818, "minstret") T(2819, "mhpmcounter3") T(2820, "mhpmcounter4")
    T(2821, "mhpmcounter5") T(2822, "mhpmcounter6") T(2823, "mhpmcounter7") T(2824, "mhpmcounter8")
        T(2825, "mhpmcounter9") T(2826, "mhpmcounter10") T(2827, "mhpmcounter11")
        T(2828, "mhpmcounter12")
    T(2829, "mhpmcounter13") T(2830, "mhpmcounter14") T(2831, "mhpmcounter15")
        T(2832, "mhpmcounter16") T(2833, "mhpmcounter17") T(2834, "mhpmcounter18")
        T(2835, "mhpmcounter19") T(2836, "mhpmcounter20")
    T(2837, "mhpmcounter21") T(2838, "mhpmcounter22") T(2839, "mhpmcounter23")
        T(2840, "mhpmcounter24") T(2841, "mhpmcounter25") T(2842, "mhpmcounter26")
        T(2843, "mhpmcounter27") T(2844, "mhpmcounter28")
    T(2845, "mhpmcounter29") T(2846, "mhpmcounter30") T(2847, "mhpmcounter31") T(2944, "mcycleh")
        T(2946, "minstreth") T(2947, "mhpmcounter3h") T(2948, "mhpmcounter4h")
        T(2949, "mhpmcounter5h")
    T(2950, "mhpmcounter6h") T(2951, "mhpmcounter7h") T(2952, "mhpmcounter8h")
        T(2953, "mhpmcounter9h") T(2954, "mhpmcounter10h") T(2955, "mhpmcounter11h")
        T(2956, "mhpmcounter12h") T(2957, "mhpmcounter13h")
    T(2958, "mhpmcounter14h") T(2959, "mhpmcounter15h") T(2960, "mhpmcounter16h")
        T(2961, "mhpmcounter17h") T(2962, "mhpmcounter18h") T(2963, "mhpmcounter19h")
        T(2964, "mhpmcounter20h") T(2965, "mhpmcounter21h")
    T(2966, "mhpmcounter22h") T(2967, "mhpmcounter23h") T(2968, "mhpmcounter24h")
        T(2969, "mhpmcounter25h") T(2970, "mhpmcounter26h") T(2971, "mhpmcounter27h")
        T(2972, "mhpmcounter28h") T(2973, "mhpmcounter29h")
    T(2974, "mhpmcounter30h") T(2975, "mhpmcounter31h") T(3072, "cycle") T(3073, "time")
        T(3074, "instret") T(3075, "hpmcounter3") T(3076, "hpmcounter4") T(3077, "hpmcounter5")
    T(3078, "hpmcounter6") T(3079, "hpmcounter7") T(3080, "hpmcounter8") T(3081, "hpmcounter9")
        T(3082, "hpmcounter10") T(3083, "hpmcounter11") T(3084, "hpmcounter12")
        T(3085, "hpmcounter13")
    T(3086, "hpmcounter14") T(3087, "hpmcounter15") T(3088, "hpmcounter16") T(3089, "hpmcounter17")
        T(3090, "hpmcounter18") T(3091, "hpmcounter19") T(3092, "hpmcounter20")
        T(3093, "hpmcounter21")
    T(3094, "hpmcounter22") T(3095, "hpmcounter23") T(3096, "hpmcounter24") T(3097, "hpmcounter25")
        T(3098, "hpmcounter26") T(3099, "hpmcounter27") T(3100, "hpmcounter28")
        T(3101, "hpmcounter29")
    T(3102, "hpmcounter30") T(3103, "hpmcounter31") T(3104, "vl") T(3105, "vtype") T(3106, "vlenb")
        T(3200, "cycleh") T(3201, "timeh") T(3202, "instreth")
    T(3203, "hpmcounter3h") T(3204, "hpmcounter4h") T(3205, "hpmcounter5h") T(3206, "hpmcounter6h")
        T(3207, "hpmcounter7h") T(3208, "hpmcounter8h") T(3209, "hpmcounter9h")
        T(3210, "hpmcounter10h")
    T(3211, "hpmcounter11h") T(3212, "hpmcounter12h") T(3213, "hpmcounter13h")
        T(3214, "hpmcounter14h") T(3215, "hpmcounter15h") T(3216, "hpmcounter16h")
        T(3217, "hpmcounter17h") T(3218, "hpmcounter18h")
    T(3219, "hpmcounter19h") T(3220, "hpmcounter20h") T(3221, "hpmcounter21h")
        T(3222, "hpmcounter22h") T(3223, "hpmcounter23h") T(3224, "hpmcounter24h")
        T(3225, "hpmcounter25h") T(3226, "hpmcounter26h")
    T(3227, "hpmcounter27h") T(3228, "hpmcounter28h") T(3229, "hpmcounter29h")
        T(3230, "hpmcounter30h") T(3231, "hpmcounter31h") T(3488, "scountovf") T(3504, "stopi")
        T(3602, "hgeip")
    T(3760, "vstopi") T(3857, "mvendorid") T(3858, "marchid") T(3859, "mimpid") T(3860, "mhartid")
        T(3861, "mconfigptr") T(4016, "mtopi"))
CODES(RM,
    T(0, "rne") T(1, "rtz") T(2, "rdn") T(3, "rup") T(4, "rmm") T(7, ""))
CODES(RMX,
    T(0, "") T(1, "rtz") T(2, "rdn") T(3, "rup") T(4, "rmm") T(7, "dyn"))

static const struct isadora_field fields[] = {
    FIELD(RV64_FIELD_ORDER, "ORDER", CODES, 2, 1, -1, PIECES({25, 26}), HAS_CODES(ORDER))
    FIELD(RV64_FIELD_WIDTH, "WIDTH", CODES, 1, 1, -1, PIECES({12, 12}), HAS_CODES(WIDTH))
    FIELD(RV64_FIELD_WIDE, "WIDE", NUMBER, 2, 1, -1, PIECES({13, 14}))
    FIELD(RV64_FIELD_PRED, "PRED", CODES, 4, 1, -1, PIECES({24, 27}), HAS_CODES(PRED))
    FIELD(RV64_FIELD_SUCC, "SUCC", CODES, 4, 1, -1, PIECES({20, 23}), HAS_CODES(SUCC))
    FIELD(RV64_FIELD_FM, "FM", NUMBER, 4, 1, -1, PIECES({28, 31}))
    FIELD(RV64_FIELD_ZIMM, "ZIMM", NUMBER, 5, 1, -1, PIECES({15, 19}), .decimal = 1)
    FIELD(RV64_FIELD_CSR_NAME, "CSR_NAME", CODES, 12, 1, -1, PIECES({20, 31}), HAS_CODES(CSR_NAME))
    FIELD(RV64_FIELD_CSR_NUMBER, "CSR_NUMBER", NUMBER, 12, 1, -1, PIECES({20, 31}))
    FIELD(RV64_FIELD_Q, "Q", NUMBER, 2, 1, -1, PIECES({0, 1}))
    FIELD(RV64_FIELD_OP, "OP", NUMBER, 7, 1, -1, PIECES({0, 6}))
    FIELD(RV64_FIELD_F3, "F3", NUMBER, 3, 1, -1, PIECES({12, 14}))
    FIELD(RV64_FIELD_F7, "F7", NUMBER, 7, 1, -1, PIECES({25, 31}))
    FIELD(RV64_FIELD_F5, "F5", NUMBER, 5, 1, -1, PIECES({27, 31}))
    FIELD(RV64_FIELD_F2, "F2", NUMBER, 2, 1, -1, PIECES({25, 26}))
    FIELD(RV64_FIELD_RD, "RD", REGISTER, 5, 1, 12, PIECES({7, 11}))
    FIELD(RV64_FIELD_RS1, "RS1", REGISTER, 5, 1, 12, PIECES({15, 19}))
    FIELD(RV64_FIELD_RS2, "RS2", REGISTER, 5, 1, 12, PIECES({20, 24}))
    FIELD(RV64_FIELD_FD, "FD", REGISTER, 5, 1, 13, PIECES({7, 11}))
    FIELD(RV64_FIELD_FS1, "FS1", REGISTER, 5, 1, 13, PIECES({15, 19}))
    FIELD(RV64_FIELD_FS2, "FS2", REGISTER, 5, 1, 13, PIECES({20, 24}))
    FIELD(RV64_FIELD_FS3, "FS3", REGISTER, 5, 1, 13, PIECES({27, 31}))
    FIELD(RV64_FIELD_IMMI, "IMMI", NUMBER, 12, 1, -1, PIECES({20, 31}), .is_signed = 1,
        .decimal = 1)
    FIELD(RV64_FIELD_IMMS, "IMMS", NUMBER, 12, 1, -1, PIECES({7, 11}, {25, 31}), .is_signed = 1,
        .decimal = 1)
    FIELD(RV64_FIELD_IMMU, "IMMU", NUMBER, 20, 1, -1, PIECES({12, 31}))
    FIELD(RV64_FIELD_TOB, "TOB", NUMBER, 12, 2, -1, PIECES({8, 11}, {25, 30}, {7, 7}, {31, 31}),
        .is_signed = 1)
    FIELD(RV64_FIELD_TOJ, "TOJ", NUMBER, 20, 2, -1, PIECES({21, 30}, {20, 20}, {12, 19}, {31, 31}),
        .is_signed = 1)
    FIELD(RV64_FIELD_SHAMT, "SHAMT", NUMBER, 6, 1, -1, PIECES({20, 25}))
    FIELD(RV64_FIELD_SHAMTW, "SHAMTW", NUMBER, 5, 1, -1, PIECES({20, 24}))
    FIELD(RV64_FIELD_F6, "F6", NUMBER, 6, 1, -1, PIECES({26, 31}))
    FIELD(RV64_FIELD_HALF, "HALF", NUMBER, 16, 1, -1, PIECES({0, 15}))
    FIELD(RV64_FIELD_C3, "C3", NUMBER, 3, 1, -1, PIECES({13, 15}))
    FIELD(RV64_FIELD_C4, "C4", NUMBER, 1, 1, -1, PIECES({12, 12}))
    FIELD(RV64_FIELD_C2, "C2", NUMBER, 2, 1, -1, PIECES({10, 11}))
    FIELD(RV64_FIELD_CB, "CB", NUMBER, 2, 1, -1, PIECES({5, 6}))
    FIELD(RV64_FIELD_CD, "CD", REGISTER, 5, 1, 12, PIECES({7, 11}))
    FIELD(RV64_FIELD_CS, "CS", REGISTER, 5, 1, 12, PIECES({2, 6}))
    FIELD(RV64_FIELD_CFD, "CFD", REGISTER, 5, 1, 13, PIECES({7, 11}))
    FIELD(RV64_FIELD_CFS, "CFS", REGISTER, 5, 1, 13, PIECES({2, 6}))
    FIELD(RV64_FIELD_CP, "CP", NUMBER, 3, 1, -1, PIECES({2, 4}))
    FIELD(RV64_FIELD_CQ, "CQ", NUMBER, 3, 1, -1, PIECES({7, 9}))
    FIELD(RV64_FIELD_CI, "CI", NUMBER, 6, 1, -1, PIECES({2, 6}, {12, 12}), .is_signed = 1,
        .decimal = 1)
    FIELD(RV64_FIELD_CSH, "CSH", NUMBER, 6, 1, -1, PIECES({2, 6}, {12, 12}))
    FIELD(RV64_FIELD_CU, "CU", NUMBER, 5, 1, -1, PIECES({2, 6}))
    FIELD(RV64_FIELD_CSP16, "CSP16", NUMBER, 6, 16, -1,
        PIECES({6, 6}, {2, 2}, {5, 5}, {3, 4}, {12, 12}), .is_signed = 1, .decimal = 1)
    FIELD(RV64_FIELD_CSP4, "CSP4", NUMBER, 8, 4, -1, PIECES({6, 6}, {5, 5}, {11, 12}, {7, 10}),
        .decimal = 1)
    FIELD(RV64_FIELD_CW, "CW", NUMBER, 5, 4, -1, PIECES({6, 6}, {10, 12}, {5, 5}), .decimal = 1)
    FIELD(RV64_FIELD_CDW, "CDW", NUMBER, 5, 8, -1, PIECES({10, 12}, {5, 6}), .decimal = 1)
    FIELD(RV64_FIELD_CLW, "CLW", NUMBER, 6, 4, -1, PIECES({4, 6}, {12, 12}, {2, 3}), .decimal = 1)
    FIELD(RV64_FIELD_CLD, "CLD", NUMBER, 6, 8, -1, PIECES({5, 6}, {12, 12}, {2, 4}), .decimal = 1)
    FIELD(RV64_FIELD_CSW, "CSW", NUMBER, 6, 4, -1, PIECES({9, 12}, {7, 8}), .decimal = 1)
    FIELD(RV64_FIELD_CSD, "CSD", NUMBER, 6, 8, -1, PIECES({10, 12}, {7, 9}), .decimal = 1)
    FIELD(RV64_FIELD_CJ, "CJ", NUMBER, 11, 2, -1,
        PIECES({3, 5}, {11, 11}, {2, 2}, {7, 7}, {6, 6}, {9, 10}, {8, 8}, {12, 12}), .is_signed = 1)
    FIELD(RV64_FIELD_CBR, "CBR", NUMBER, 8, 2, -1,
        PIECES({3, 4}, {10, 11}, {2, 2}, {5, 6}, {12, 12}), .is_signed = 1)
    FIELD(RV64_FIELD_RM, "RM", CODES, 3, 1, -1, PIECES({12, 14}), HAS_CODES(RM))
    FIELD(RV64_FIELD_RMX, "RMX", CODES, 3, 1, -1, PIECES({12, 14}), HAS_CODES(RMX))
};

#define F(name) {RV64_FIELD_##name},
SLOTS(reserve_lr_w, F(ORDER) F(RD) F(RS1))
SLOTS(conditional_sc_w, F(ORDER) F(RD) F(RS2) F(RS1))
SLOTS(amo_amoswap, F(WIDTH) F(ORDER) F(RD) F(RS2) F(RS1))
SLOTS(add_shifted_sh1add, F(RD) F(RS1) F(RS2))
SLOTS(shift_unsigned, F(RD) F(RS1) F(SHAMT))
SLOTS(count_bits_clz, F(RD) F(RS1))
SLOTS(rotate_rorw_w, F(RD) F(RS1) F(SHAMTW))
SLOTS(jump_jal, F(RD) F(TOJ))
SLOTS(jump_jalr, F(RD) F(IMMI) F(RS1))
SLOTS(jump_cj, F(CJ))
SLOTS(jump_cjr, F(CD))
SLOTS(branch_beq_b, F(RS1) F(RS2) F(TOB))
SLOTS(branch_beq_c, F(CQ) F(CBR))
SLOTS(fence, F(PRED) F(SUCC))
SLOTS(csr_csrrw_r, F(RD) F(CSR_NAME) F(CSR_NUMBER) F(RS1))
SLOTS(csr_csrrw_i, F(RD) F(CSR_NAME) F(CSR_NUMBER) F(ZIMM))
SLOTS(supervisor_fence, F(RS1) F(RS2))
SLOTS(float_arith_fadd_s, F(FD) F(FS1) F(FS2) F(RM))
SLOTS(float_root_fsqrt_s, F(FD) F(FS1) F(RM))
SLOTS(float_fused_fmadd_s, F(FD) F(FS1) F(FS2) F(FS3) F(RM))
SLOTS(float_sign_fsgnj_s, F(FD) F(FS1) F(FS2))
SLOTS(float_compare_feq_s, F(RD) F(FS1) F(FS2))
SLOTS(float_class_fclass_s, F(RD) F(FS1))
SLOTS(float_of_bits_fmv_w_x, F(FD) F(RS1))
SLOTS(float_to_int_fcvt_w_s, F(RD) F(FS1) F(RM))
SLOTS(float_from_int_fcvt_s_w, F(FD) F(RS1) F(RM))
SLOTS(float_widen, F(FD) F(FS1) F(RMX))
SLOTS(float_from_word_fcvt_d_w, F(FD) F(RS1) F(RMX))
SLOTS(float_load_flw_i, F(FD) F(IMMI) F(RS1))
SLOTS(float_load_fld_c, F(CP) F(CDW) F(CQ))
SLOTS(float_load_fld_csp, F(CFD) F(CLD))
SLOTS(float_store_fsw_s, F(FS2) F(IMMS) F(RS1))
SLOTS(float_store_fsd_csp, F(CFS) F(CSD))
SLOTS(arith_sub_ca, F(CQ) F(CP))
SLOTS(arith_add_cr, F(CD) F(CS))
SLOTS(arith_imm_addi_i, F(RD) F(RS1) F(IMMI))
SLOTS(arith_imm_addi_ci, F(CD) F(CI))
SLOTS(arith_imm_andi_ca, F(CQ) F(CI))
SLOTS(arith_imm_addi_sp, F(CSP16))
SLOTS(arith_imm_addi_spn, F(CP) F(CSP4))
SLOTS(shift_slli_ci, F(CD) F(CSH))
SLOTS(shift_srli_ca, F(CQ) F(CSH))
SLOTS(shift_none_srli, F(CQ))
SLOTS(upper_lui, F(RD) F(IMMU))
SLOTS(upper_c, F(CD) F(CU))
SLOTS(load_lw_cw, F(CP) F(CW) F(CQ))
SLOTS(load_lw_cwsp, F(CD) F(CLW))
SLOTS(load_ld_cdsp, F(CD) F(CLD))
SLOTS(store_sb_s, F(RS2) F(IMMS) F(RS1))
SLOTS(store_sw_cwsp, F(CS) F(CSW))
SLOTS(store_sd_cdsp, F(CS) F(CSD))

LINES(XQ, "<CQ+8>")
CHOICES(branch_beq_c, R(XQ, "a"))
LINES(CSR, "<CSR_NAME>", "<CSR_NUMBER>")
CHOICES(csr_csrrw_r, R(CSR, "c"))
LINES(FP, "<CP+8>")
CHOICES(float_load_fld_c, R(FP, "d") C(XQ))
CHOICES(float_store_fsd_c, R(FP, "v") C(XQ))
LINES(XP, "<CP+8>")
CHOICES(arith_sub_ca, C(XQ) R(XP, "b"))
CHOICES(arith_imm_andi_ca, C(XQ))
CHOICES(arith_imm_addi_spn, C(XP))
LINES(UPPER, "<IMMU>")
CHOICES(upper_lui, R(UPPER, "i"))
LINES(CUPPER, "<CU>", "<CU+0xfffe0>")
CHOICES(upper_c, R(CUPPER, "i"))
CHOICES(load_lw_cw, R(XP, "d") C(XQ))
CHOICES(store_sw_cw, R(XP, "v") C(XQ))

TITLE(reserve_lr_w, "Load, and reserve the address")
TITLE(conditional_sc_w, "Store if the reservation still holds")
TITLE(amo_amoswap, "Read, compute and write at once")
TITLE(add_shifted_sh1add, "Add a shifted index to an address")
TITLE(logic_not_xnor, "Logic with the second register inverted")
TITLE(minimum_min, "Minimum and maximum")
TITLE(count_bits_clz, "Count zeros or ones")
TITLE(extend_sext_b, "Extend a byte or half of a word")
TITLE(rotate_rol_r, "Rotate")
TITLE(bytes_orc_b, "Work on each byte")
TITLE(single_bit_bset_r, "Clear, invert, set or read one bit")
TITLE(jump_jal, "Jump")
TITLE(branch_beq_b, "Branch")
TITLE(break_i, "Stop for a debugger")
TITLE(csr_csrrw_r, "Read and write a control and status register")
TITLE(unimplemented_w, "No instruction, for sure")
TITLE(supervisor_ret, "Instructions of supervisor mode")
TITLE(float_arith_fadd_s, "Add, subtract, multiply, divide")
TITLE(float_root_fsqrt_s, "Square root")
TITLE(float_fused_fmadd_s, "Multiply and add with one rounding")
TITLE(float_sign_fsgnj_s, "Take the sign of another")
TITLE(float_compare_feq_s, "Compare")
TITLE(float_class_fclass_s, "Classify")
TITLE(float_bits_fmv_x_w, "Copy bits to an integer register")
TITLE(float_of_bits_fmv_w_x, "Copy bits from an integer register")
TITLE(float_to_int_fcvt_w_s, "Convert to an integer")
TITLE(float_from_int_fcvt_s_w, "Convert from an integer")
TITLE(float_from_word_fcvt_d_w, "Convert from an integer of 32 bits to 64")
TITLE(float_load_flw_i, "Load")
TITLE(float_store_fsw_s, "Store")
TITLE(arith_add_r, "Arithmetic with two registers")
TITLE(arith_imm_addi_i, "Arithmetic with a constant")
TITLE(addiw_i, "Add a constant, 32 bits")
TITLE(shift_slli_i, "Shift by a constant")
TITLE(shift_none_slli, "Shift by 0")
TITLE(shift_word_slliw, "Shift 32 bits by a constant")
TITLE(upper_lui, "Upper 20 bits")
TITLE(multiply_mul, "Multiply")
TITLE(divide_div, "Divide")
TITLE(multiply_word_mulw, "Multiply and divide 32 bits")

EFFECTS(amo_amoswap,
    "reads $x[RS1] $x[RS2]; writes $x[RD]; read mem.u32; read mem.u64; write mem.u32; write "
    "mem.u64; raises trap")
EFFECTS(add_shifted_sh1add, "reads $x[RS2] $x[RS1]; writes $x[RD]")
EFFECTS(shift_unsigned, "reads $x[RS1]; writes $x[RD]")
EFFECTS(logic_not_xnor, "reads $x[RS1] $x[RS2]; writes $x[RD]")
EFFECTS(single_bit_bset_r, "reads $x[RS1] $x[RS2].0..5; writes $x[RD]")
EFFECTS(branch_beq_b, "reads $x[RS1] $x[RS2]; writes $pc; branch: conditional")
EFFECTS(branch_beq_c, "reads $x[CQ.n + 8]; writes $pc; branch: conditional")
EFFECTS(fence, "fence")
EFFECTS(break_i, "raises trap")
EFFECTS(csr_csrrw_r,
    "reads $fflags $frm $mstatus $mie $mtvec $mcounteren $mscratch $mepc $mcause $mtval $mcycle "
    "$minstret $mode $x[RS1]; writes $x[RD] $fflags $mstatus.FS $frm $mstatus.MIE $mstatus.MPIE "
    "$mstatus.MPRV $mstatus.TW $mstatus.MPP $mie $mtvec $mcounteren $mscratch $mepc $mcause $mtval "
    "$mcycle $minstret; raises trap")
EFFECTS(csr_csrrw_i,
    "reads $fflags $frm $mstatus $mie $mtvec $mcounteren $mscratch $mepc $mcause $mtval $mcycle "
    "$minstret $mode; writes $x[RD] $fflags $mstatus.FS $frm $mstatus.MIE $mstatus.MPIE "
    "$mstatus.MPRV $mstatus.TW $mstatus.MPP $mie $mtvec $mcounteren $mscratch $mepc $mcause $mtval "
    "$mcycle $minstret; raises trap")
EFFECTS(float_arith_fadd_s,
    "reads $mstatus.FS $frm $f[FS1] $f[FS2] $fflags; writes $f[FD] $fflags $mstatus.FS; raises "
    "trap")
EFFECTS(float_root_fsqrt_s,
    "reads $mstatus.FS $frm $f[FS1] $fflags; writes $f[FD] $fflags $mstatus.FS; raises trap")
EFFECTS(float_fused_fmadd_s,
    "reads $mstatus.FS $frm $f[FS1] $f[FS2] $f[FS3] $fflags; writes $f[FD] $fflags $mstatus.FS; "
    "raises trap")
EFFECTS(float_sign_fsgnj_s,
    "reads $mstatus.FS $f[FS1] $f[FS2]; writes $f[FD] $mstatus.FS; raises trap")
EFFECTS(float_minimum_fmin_s,
    "reads $mstatus.FS $f[FS1] $f[FS2] $fflags; writes $f[FD] $fflags $mstatus.FS; raises trap")
EFFECTS(float_compare_feq_s,
    "reads $mstatus.FS $f[FS1] $f[FS2] $fflags; writes $x[RD] $fflags $mstatus.FS; raises trap")
EFFECTS(float_class_fclass_s, "reads $mstatus.FS $f[FS1]; writes $x[RD]; raises trap")
EFFECTS(float_of_bits_fmv_w_x, "reads $mstatus.FS $x[RS1]; writes $f[FD] $mstatus.FS; raises trap")
EFFECTS(float_to_int_fcvt_w_s,
    "reads $mstatus.FS $frm $f[FS1] $fflags; writes $x[RD] $fflags $mstatus.FS; raises trap")
EFFECTS(float_from_int_fcvt_s_w,
    "reads $mstatus.FS $frm $x[RS1] $fflags; writes $f[FD] $fflags $mstatus.FS; raises trap")
EFFECTS(float_from_word_fcvt_d_w,
    "reads $mstatus.FS $frm $x[RS1]; writes $f[FD] $mstatus.FS; raises trap")
EFFECTS(arith_sllw_r, "reads $x[RS1] $x[RS2].0..4; writes $x[RD]")
EFFECTS(arith_sub_ca, "reads $x[CQ.n + 8] $x[CP.n + 8]; writes $x[CQ.n + 8]")
EFFECTS(arith_imm_addi_ci, "reads $x[CD]; writes $x[CD]")
EFFECTS(arith_imm_andi_ca, "reads $x[CQ.n + 8]; writes $x[CQ.n + 8]")
EFFECTS(arith_imm_addi_li, "writes $x[CD]")
EFFECTS(upper_lui, "writes $x[RD]")
EFFECTS(load_lb_i, "reads $x[RS1]; writes $x[RD]; read mem.u8; raises trap")
EFFECTS(load_lh_i, "reads $x[RS1]; writes $x[RD]; read mem.u16; raises trap")
EFFECTS(load_lw_i, "reads $x[RS1]; writes $x[RD]; read mem.u32; raises trap")

NOTE(reserve_lr_w, "The address is aligned.")
NOTE(conditional_sc_w,
    "The result is 0 if it stored, else 1. The reservation ends, as it does at a trap. Stores of "
    "the same hart end none; a real machine may lose one at any time.")
NOTE(amo_amoswap, "The result is what was in memory before, with its sign. The address is aligned.")
NOTE(add_shifted_sh1add,
    "With `.uw` the index is the low 32 bits of the first register, without a sign; the sum has 64 "
    "bits. `add.uw` of `zero` extends a word with zeros, which is called `zext.w`.")
NOTE(count_bits_clz,
    "Zeros are counted above the highest one (`clz`) or below the lowest one (`ctz`); where all "
    "are zeros, the result is the width, 64 or 32. With `w` the upper half of the register does "
    "not count.")
NOTE(extend_sext_b,
    "`zext.h` is encoded as if it had a second register, `zero`: other extensions have an "
    "instruction with any, `packw`, which is undefined here. RV32 has `zext.h` elsewhere. What is "
    "not here is done by others: `andi` with 255 extends a byte with zeros, `add.uw` with `zero` a "
    "word; `addiw` with 0 extends a word with its sign.")
NOTE(rotate_rol_r,
    "Bits that leave at one end enter at the other. The amount is the low 6 bits of the second "
    "register; with `w` its low 5 bits, the low 32 bits of the first register rotate among "
    "themselves, and the sign of the result is extended. To the left by a constant is to the right "
    "by 64 (32) less that.")
NOTE(bytes_orc_b,
    "`orc.b` fills each byte that is not 0 with ones: a byte of its result is 0 where that of the "
    "source is. `rev8` reverses the order of the bytes. In drafts both were cases of more general "
    "operations with a number, hence their codes; other numbers are undefined here. RV32 has "
    "another code for `rev8`.")
NOTE(single_bit_bset_r, "The number of the bit is the low 6 bits of the second register.")
NOTE(jump_jal,
    "With `zero` as the register for the return address it is a jump, or a return where the "
    "address is in `ra` or `t0`.")
NOTE(branch_beq_b, "A target is relative to the branch. Instructions of 16 bits compare with 0.")
NOTE(csr_csrrw_r,
    "`csrrw` with `zero` does not read; the others do not write where the source is `zero` or 0.")
NOTE(supervisor_ret, "There is no such mode here: they are illegal.")
NOTE(float_arith_fadd_s,
    "A NaN as result is always the same one, without what was in the operands.")
NOTE(float_fused_fmadd_s,
    "`fmadd` is a * b + c, `fmsub` a * b - c, `fnmsub` -(a * b) + c, `fnmadd` -(a * b) - c.")
NOTE(float_sign_fsgnj_s,
    "The sign is that of the second float, the opposite of that (`fsgnjn`), or that of a product "
    "(`fsgnjx`), also of NaNs. There are no exceptions.")
NOTE(float_minimum_fmin_s, "A number wins over a NaN; -0 is less than 0.")
NOTE(float_compare_feq_s, "`feq` is quiet; for `flt` and `fle` every NaN is invalid.")
NOTE(float_class_fclass_s,
    "Bits: 0 -infinity, 1 a negative normal number, 2 a negative subnormal one, 3 -0, 4 0, 5 a "
    "positive subnormal number, 6 a normal one, 7 infinity, 8 a signalling NaN, 9 a quiet one.")
NOTE(float_bits_fmv_x_w,
    "Nothing is converted. Of a float of 32 bits it is the low half, whatever is above it.")
NOTE(float_of_bits_fmv_w_x, "Nothing is converted.")
NOTE(float_to_int_fcvt_w_s,
    "Results out of range and of NaNs are the nearest number that there is, of NaNs the greatest.")
NOTE(float_from_int_fcvt_s_w, "`w` and `wu` read the low 32 bits of the register.")
NOTE(arith_add_r,
    "Shifts use the low 6 bits of the second register. Instructions that end in `w` compute on 32 "
    "bits, shift by 5, and extend the sign of the result.")
NOTE(addiw_i, "The low 32 bits of the sum, with their sign.")
NOTE(shift_none_slli,
    "Words of 16 bits that have no effect. RV128 shifts by 64 instead, hence the names.")
NOTE(upper_lui, "Bits 12 to 31, with their sign; `auipc` adds them to its own address.")
NOTE(load_lb_i,
    "Names with `u` fill up with zeros, others with the sign. Addresses need not be aligned.")
NOTE(store_sb_s, "Only the low bits are stored. Addresses need not be aligned.")
NOTE(multiply_mul,
    "The low half of the product, which is the same with and without signs, or the high half, of "
    "signed numbers, of a signed one and one without sign, or of two without.")
NOTE(divide_div,
    "A quotient by 0 has all bits set, the remainder is the dividend; nothing traps. The least "
    "number divided by -1 is itself, with remainder 0.")
NOTE(multiply_word_mulw,
    "Of the low 32 bits of both registers. All results extend bit 31, also those without a sign. "
    "Division by 0 and of the least number by -1 is as with 64 bits.")


static const struct isadora_form forms[] = {
    FORM(RV64_RESERVE_LR_W, "reserve.lr.w", "reserve", title_reserve_lr_w, "lr.w", 4, DOCUMENT, 0x3,
        "lr.w{.rl|.aq|.aqrl} <RD>,(<RS1>)",
        "reads $x[RS1]; writes $x[RD] $reserved $reservation; read mem.u32; raises trap",
        "00010oo0 0000rrrr r010rrrr r0101111",
        HAS_SLOTS(reserve_lr_w), .note = note_reserve_lr_w)
    FORM(RV64_RESERVE_LR_D, "reserve.lr.d", "reserve", title_reserve_lr_w, "lr.d", 4, DOCUMENT, 0x3,
        "lr.d{.rl|.aq|.aqrl} <RD>,(<RS1>)",
        "reads $x[RS1]; writes $x[RD] $reserved $reservation; read mem.u64; raises trap",
        "00010oo0 0000rrrr r011rrrr r0101111",
        HAS_SLOTS(reserve_lr_w), .note = note_reserve_lr_w)
    FORM(RV64_CONDITIONAL_SC_W, "conditional.sc.w", "conditional", title_conditional_sc_w, "sc.w",
        4, DOCUMENT, 0x3,
        "sc.w{.rl|.aq|.aqrl} <RD>,<RS2>,(<RS1>)",
        "reads $x[RS1] $reserved $reservation $x[RS2]; writes $reserved $x[RD]; write mem.u32; "
            "raises trap",
        "00011oor rrrrrrrr r010rrrr r0101111",
        HAS_SLOTS(conditional_sc_w), .note = note_conditional_sc_w)
    FORM(RV64_CONDITIONAL_SC_D, "conditional.sc.d", "conditional", title_conditional_sc_w, "sc.d",
        4, DOCUMENT, 0x3,
        "sc.d{.rl|.aq|.aqrl} <RD>,<RS2>,(<RS1>)",
        "reads $x[RS1] $reserved $reservation $x[RS2]; writes $reserved $x[RD]; write mem.u64; "
            "raises trap",
        "00011oor rrrrrrrr r011rrrr r0101111",
        HAS_SLOTS(conditional_sc_w), .note = note_conditional_sc_w)
    FORM(RV64_AMO_AMOSWAP, "amo.amoswap", "amo", title_amo_amoswap, "amoswap", 4, DOCUMENT, 0x3,
        "amoswap(.w|.d){.rl|.aq|.aqrl} <RD>,<RS2>,(<RS1>)",
        effects_amo_amoswap,
        "00001oor rrrrrrrr r01wrrrr r0101111",
        HAS_SLOTS(amo_amoswap), .note = note_amo_amoswap)
    FORM(RV64_AMO_AMOADD, "amo.amoadd", "amo", title_amo_amoswap, "amoadd", 4, DOCUMENT, 0x3,
        "amoadd(.w|.d){.rl|.aq|.aqrl} <RD>,<RS2>,(<RS1>)",
        effects_amo_amoswap,
        "00000oor rrrrrrrr r01wrrrr r0101111",
        HAS_SLOTS(amo_amoswap), .note = note_amo_amoswap)
    FORM(RV64_AMO_AMOXOR, "amo.amoxor", "amo", title_amo_amoswap, "amoxor", 4, DOCUMENT, 0x3,
        "amoxor(.w|.d){.rl|.aq|.aqrl} <RD>,<RS2>,(<RS1>)",
        effects_amo_amoswap,
        "00100oor rrrrrrrr r01wrrrr r0101111",
        HAS_SLOTS(amo_amoswap), .note = note_amo_amoswap)
    FORM(RV64_AMO_AMOAND, "amo.amoand", "amo", title_amo_amoswap, "amoand", 4, DOCUMENT, 0x3,
        "amoand(.w|.d){.rl|.aq|.aqrl} <RD>,<RS2>,(<RS1>)",
        effects_amo_amoswap,
        "01100oor rrrrrrrr r01wrrrr r0101111",
        HAS_SLOTS(amo_amoswap), .note = note_amo_amoswap)
    FORM(RV64_AMO_AMOOR, "amo.amoor", "amo", title_amo_amoswap, "amoor", 4, DOCUMENT, 0x3,
        "amoor(.w|.d){.rl|.aq|.aqrl} <RD>,<RS2>,(<RS1>)",
        effects_amo_amoswap,
        "01000oor rrrrrrrr r01wrrrr r0101111",
        HAS_SLOTS(amo_amoswap), .note = note_amo_amoswap)
    FORM(RV64_AMO_AMOMIN, "amo.amomin", "amo", title_amo_amoswap, "amomin", 4, DOCUMENT, 0x3,
        "amomin(.w|.d){.rl|.aq|.aqrl} <RD>,<RS2>,(<RS1>)",
        effects_amo_amoswap,
        "10000oor rrrrrrrr r01wrrrr r0101111",
        HAS_SLOTS(amo_amoswap), .note = note_amo_amoswap)
    FORM(RV64_AMO_AMOMAX, "amo.amomax", "amo", title_amo_amoswap, "amomax", 4, DOCUMENT, 0x3,
        "amomax(.w|.d){.rl|.aq|.aqrl} <RD>,<RS2>,(<RS1>)",
        effects_amo_amoswap,
        "10100oor rrrrrrrr r01wrrrr r0101111",
        HAS_SLOTS(amo_amoswap), .note = note_amo_amoswap)
    FORM(RV64_AMO_AMOMINU, "amo.amominu", "amo", title_amo_amoswap, "amominu", 4, DOCUMENT, 0x3,
        "amominu(.w|.d){.rl|.aq|.aqrl} <RD>,<RS2>,(<RS1>)",
        effects_amo_amoswap,
        "11000oor rrrrrrrr r01wrrrr r0101111",
        HAS_SLOTS(amo_amoswap), .note = note_amo_amoswap)
    FORM(RV64_AMO_AMOMAXU, "amo.amomaxu", "amo", title_amo_amoswap, "amomaxu", 4, DOCUMENT, 0x3,
        "amomaxu(.w|.d){.rl|.aq|.aqrl} <RD>,<RS2>,(<RS1>)",
        effects_amo_amoswap,
        "11100oor rrrrrrrr r01wrrrr r0101111",
        HAS_SLOTS(amo_amoswap), .note = note_amo_amoswap)
    FORM(RV64_ADD_SHIFTED_SH1ADD, "add_shifted.sh1add", "add_shifted", title_add_shifted_sh1add,
        "sh1add", 4, DOCUMENT, 0x2,
        "sh1add <RD>,<RS1>,<RS2>",
        effects_add_shifted_sh1add,
        "0010000r rrrrrrrr r010rrrr r0110011",
        HAS_SLOTS(add_shifted_sh1add), .note = note_add_shifted_sh1add)
    FORM(RV64_ADD_SHIFTED_SH2ADD, "add_shifted.sh2add", "add_shifted", title_add_shifted_sh1add,
        "sh2add", 4, DOCUMENT, 0x2,
        "sh2add <RD>,<RS1>,<RS2>",
        effects_add_shifted_sh1add,
        "0010000r rrrrrrrr r100rrrr r0110011",
        HAS_SLOTS(add_shifted_sh1add), .note = note_add_shifted_sh1add)
    FORM(RV64_ADD_SHIFTED_SH3ADD, "add_shifted.sh3add", "add_shifted", title_add_shifted_sh1add,
        "sh3add", 4, DOCUMENT, 0x2,
        "sh3add <RD>,<RS1>,<RS2>",
        effects_add_shifted_sh1add,
        "0010000r rrrrrrrr r110rrrr r0110011",
        HAS_SLOTS(add_shifted_sh1add), .note = note_add_shifted_sh1add)
    FORM(RV64_ADD_SHIFTED_ADD_UW, "add_shifted.add.uw", "add_shifted", title_add_shifted_sh1add,
        "add.uw", 4, DOCUMENT, 0x2,
        "add.uw <RD>,<RS1>,<RS2>",
        effects_add_shifted_sh1add,
        "0000100r rrrrrrrr r000rrrr r0111011",
        HAS_SLOTS(add_shifted_sh1add), .note = note_add_shifted_sh1add)
    FORM(RV64_ADD_SHIFTED_SH1ADD_UW, "add_shifted.sh1add.uw", "add_shifted",
        title_add_shifted_sh1add, "sh1add.uw", 4, DOCUMENT, 0x2,
        "sh1add.uw <RD>,<RS1>,<RS2>",
        effects_add_shifted_sh1add,
        "0010000r rrrrrrrr r010rrrr r0111011",
        HAS_SLOTS(add_shifted_sh1add), .note = note_add_shifted_sh1add)
    FORM(RV64_ADD_SHIFTED_SH2ADD_UW, "add_shifted.sh2add.uw", "add_shifted",
        title_add_shifted_sh1add, "sh2add.uw", 4, DOCUMENT, 0x2,
        "sh2add.uw <RD>,<RS1>,<RS2>",
        effects_add_shifted_sh1add,
        "0010000r rrrrrrrr r100rrrr r0111011",
        HAS_SLOTS(add_shifted_sh1add), .note = note_add_shifted_sh1add)
    FORM(RV64_ADD_SHIFTED_SH3ADD_UW, "add_shifted.sh3add.uw", "add_shifted",
        title_add_shifted_sh1add, "sh3add.uw", 4, DOCUMENT, 0x2,
        "sh3add.uw <RD>,<RS1>,<RS2>",
        effects_add_shifted_sh1add,
        "0010000r rrrrrrrr r110rrrr r0111011",
        HAS_SLOTS(add_shifted_sh1add), .note = note_add_shifted_sh1add)
    FORM(RV64_SHIFT_UNSIGNED, "shift_unsigned", "shift_unsigned",
        "Shift a word without sign to the left", "slli.uw", 4, DOCUMENT, 0x2,
        "slli.uw <RD>,<RS1>,<SHAMT>",
        effects_shift_unsigned,
        "000010ss ssssrrrr r001rrrr r0011011",
        HAS_SLOTS(shift_unsigned), .note = "The result has 64 bits, and the amount is up to 63.")
    FORM(RV64_LOGIC_NOT_XNOR, "logic_not.xnor", "logic_not", title_logic_not_xnor, "xnor",
        4, DOCUMENT, 0x2,
        "xnor <RD>,<RS1>,<RS2>",
        effects_logic_not_xnor,
        "0100000r rrrrrrrr r100rrrr r0110011",
        HAS_SLOTS(add_shifted_sh1add))
    FORM(RV64_LOGIC_NOT_ORN, "logic_not.orn", "logic_not", title_logic_not_xnor, "orn",
        4, DOCUMENT, 0x2,
        "orn <RD>,<RS1>,<RS2>",
        effects_logic_not_xnor,
        "0100000r rrrrrrrr r110rrrr r0110011",
        HAS_SLOTS(add_shifted_sh1add))
    FORM(RV64_LOGIC_NOT_ANDN, "logic_not.andn", "logic_not", title_logic_not_xnor, "andn",
        4, DOCUMENT, 0x2,
        "andn <RD>,<RS1>,<RS2>",
        effects_logic_not_xnor,
        "0100000r rrrrrrrr r111rrrr r0110011",
        HAS_SLOTS(add_shifted_sh1add))
    FORM(RV64_MINIMUM_MIN, "minimum.min", "minimum", title_minimum_min, "min", 4, DOCUMENT, 0x2,
        "min <RD>,<RS1>,<RS2>",
        effects_logic_not_xnor,
        "0000101r rrrrrrrr r100rrrr r0110011",
        HAS_SLOTS(add_shifted_sh1add))
    FORM(RV64_MINIMUM_MINU, "minimum.minu", "minimum", title_minimum_min, "minu", 4, DOCUMENT, 0x2,
        "minu <RD>,<RS1>,<RS2>",
        effects_logic_not_xnor,
        "0000101r rrrrrrrr r101rrrr r0110011",
        HAS_SLOTS(add_shifted_sh1add))
    FORM(RV64_MINIMUM_MAX, "minimum.max", "minimum", title_minimum_min, "max", 4, DOCUMENT, 0x2,
        "max <RD>,<RS1>,<RS2>",
        effects_logic_not_xnor,
        "0000101r rrrrrrrr r110rrrr r0110011",
        HAS_SLOTS(add_shifted_sh1add))
    FORM(RV64_MINIMUM_MAXU, "minimum.maxu", "minimum", title_minimum_min, "maxu", 4, DOCUMENT, 0x2,
        "maxu <RD>,<RS1>,<RS2>",
        effects_logic_not_xnor,
        "0000101r rrrrrrrr r111rrrr r0110011",
        HAS_SLOTS(add_shifted_sh1add))
    FORM(RV64_COUNT_BITS_CLZ, "count_bits.clz", "count_bits", title_count_bits_clz, "clz",
        4, DOCUMENT, 0x2,
        "clz <RD>,<RS1>",
        effects_shift_unsigned,
        "01100000 0000rrrr r001rrrr r0010011",
        HAS_SLOTS(count_bits_clz), .note = note_count_bits_clz)
    FORM(RV64_COUNT_BITS_CTZ, "count_bits.ctz", "count_bits", title_count_bits_clz, "ctz",
        4, DOCUMENT, 0x2,
        "ctz <RD>,<RS1>",
        effects_shift_unsigned,
        "01100000 0001rrrr r001rrrr r0010011",
        HAS_SLOTS(count_bits_clz), .note = note_count_bits_clz)
    FORM(RV64_COUNT_BITS_CPOP, "count_bits.cpop", "count_bits", title_count_bits_clz, "cpop",
        4, DOCUMENT, 0x2,
        "cpop <RD>,<RS1>",
        effects_shift_unsigned,
        "01100000 0010rrrr r001rrrr r0010011",
        HAS_SLOTS(count_bits_clz), .note = note_count_bits_clz)
    FORM(RV64_COUNT_BITS_CLZW, "count_bits.clzw", "count_bits", title_count_bits_clz, "clzw",
        4, DOCUMENT, 0x2,
        "clzw <RD>,<RS1>",
        effects_shift_unsigned,
        "01100000 0000rrrr r001rrrr r0011011",
        HAS_SLOTS(count_bits_clz), .note = note_count_bits_clz)
    FORM(RV64_COUNT_BITS_CTZW, "count_bits.ctzw", "count_bits", title_count_bits_clz, "ctzw",
        4, DOCUMENT, 0x2,
        "ctzw <RD>,<RS1>",
        effects_shift_unsigned,
        "01100000 0001rrrr r001rrrr r0011011",
        HAS_SLOTS(count_bits_clz), .note = note_count_bits_clz)
    FORM(RV64_COUNT_BITS_CPOPW, "count_bits.cpopw", "count_bits", title_count_bits_clz, "cpopw",
        4, DOCUMENT, 0x2,
        "cpopw <RD>,<RS1>",
        effects_shift_unsigned,
        "01100000 0010rrrr r001rrrr r0011011",
        HAS_SLOTS(count_bits_clz), .note = note_count_bits_clz)
    FORM(RV64_EXTEND_SEXT_B, "extend.sext.b", "extend", title_extend_sext_b, "sext.b",
        4, DOCUMENT, 0x2,
        "sext.b <RD>,<RS1>",
        effects_shift_unsigned,
        "01100000 0100rrrr r001rrrr r0010011",
        HAS_SLOTS(count_bits_clz), .note = note_extend_sext_b)
    FORM(RV64_EXTEND_SEXT_H, "extend.sext.h", "extend", title_extend_sext_b, "sext.h",
        4, DOCUMENT, 0x2,
        "sext.h <RD>,<RS1>",
        effects_shift_unsigned,
        "01100000 0101rrrr r001rrrr r0010011",
        HAS_SLOTS(count_bits_clz), .note = note_extend_sext_b)
    FORM(RV64_EXTEND_ZEXT_H, "extend.zext.h", "extend", title_extend_sext_b, "zext.h",
        4, DOCUMENT, 0x2,
        "zext.h <RD>,<RS1>",
        effects_shift_unsigned,
        "00001000 0000rrrr r100rrrr r0111011",
        HAS_SLOTS(count_bits_clz), .note = note_extend_sext_b)
    FORM(RV64_ROTATE_ROL_R, "rotate.rol.r", "rotate", title_rotate_rol_r, "rol", 4, DOCUMENT, 0x2,
        "rol <RD>,<RS1>,<RS2>",
        effects_add_shifted_sh1add,
        "0110000r rrrrrrrr r001rrrr r0110011",
        HAS_SLOTS(add_shifted_sh1add), .note = note_rotate_rol_r)
    FORM(RV64_ROTATE_ROR_R, "rotate.ror.r", "rotate", title_rotate_rol_r, "ror", 4, DOCUMENT, 0x2,
        "ror <RD>,<RS1>,<RS2>",
        effects_add_shifted_sh1add,
        "0110000r rrrrrrrr r101rrrr r0110011",
        HAS_SLOTS(add_shifted_sh1add), .note = note_rotate_rol_r)
    FORM(RV64_ROTATE_ROLW_R, "rotate.rolw.r", "rotate", title_rotate_rol_r, "rolw",
        4, DOCUMENT, 0x2,
        "rolw <RD>,<RS1>,<RS2>",
        effects_logic_not_xnor,
        "0110000r rrrrrrrr r001rrrr r0111011",
        HAS_SLOTS(add_shifted_sh1add), .note = note_rotate_rol_r)
    FORM(RV64_ROTATE_RORW_R, "rotate.rorw.r", "rotate", title_rotate_rol_r, "rorw",
        4, DOCUMENT, 0x2,
        "rorw <RD>,<RS1>,<RS2>",
        effects_logic_not_xnor,
        "0110000r rrrrrrrr r101rrrr r0111011",
        HAS_SLOTS(add_shifted_sh1add), .note = note_rotate_rol_r)
    FORM(RV64_ROTATE_ROR_I, "rotate.ror.i", "rotate", title_rotate_rol_r, "rori", 4, DOCUMENT, 0x2,
        "rori <RD>,<RS1>,<SHAMT>",
        effects_shift_unsigned,
        "011000ss ssssrrrr r101rrrr r0010011",
        HAS_SLOTS(shift_unsigned), .note = note_rotate_rol_r)
    FORM(RV64_ROTATE_RORW_W, "rotate.rorw.w", "rotate", title_rotate_rol_r, "roriw",
        4, DOCUMENT, 0x2,
        "roriw <RD>,<RS1>,<SHAMTW>",
        effects_shift_unsigned,
        "0110000s ssssrrrr r101rrrr r0011011",
        HAS_SLOTS(rotate_rorw_w), .note = note_rotate_rol_r)
    FORM(RV64_BYTES_ORC_B, "bytes.orc.b", "bytes", title_bytes_orc_b, "orc.b", 4, DOCUMENT, 0x2,
        "orc.b <RD>,<RS1>",
        "reads $x[RS1].0..7 $x[RS1].8..15 $x[RS1].16..23 $x[RS1].24..31 $x[RS1].32..39 "
            "$x[RS1].40..47 $x[RS1].48..55 $x[RS1].56..63; writes $x[RD]",
        "00101000 0111rrrr r101rrrr r0010011",
        HAS_SLOTS(count_bits_clz), .note = note_bytes_orc_b)
    FORM(RV64_BYTES_REV8, "bytes.rev8", "bytes", title_bytes_orc_b, "rev8", 4, DOCUMENT, 0x2,
        "rev8 <RD>,<RS1>",
        "reads $x[RS1].56..63 $x[RS1].48..55 $x[RS1].40..47 $x[RS1].32..39 $x[RS1].24..31 "
            "$x[RS1].16..23 $x[RS1].8..15 $x[RS1].0..7; writes $x[RD]",
        "01101011 1000rrrr r101rrrr r0010011",
        HAS_SLOTS(count_bits_clz), .note = note_bytes_orc_b)
    FORM(RV64_SINGLE_BIT_BSET_R, "single_bit.bset.r", "single_bit", title_single_bit_bset_r, "bset",
        4, DOCUMENT, 0x2,
        "bset <RD>,<RS1>,<RS2>",
        effects_single_bit_bset_r,
        "0010100r rrrrrrrr r001rrrr r0110011",
        HAS_SLOTS(add_shifted_sh1add), .note = note_single_bit_bset_r)
    FORM(RV64_SINGLE_BIT_BCLR_R, "single_bit.bclr.r", "single_bit", title_single_bit_bset_r, "bclr",
        4, DOCUMENT, 0x2,
        "bclr <RD>,<RS1>,<RS2>",
        effects_single_bit_bset_r,
        "0100100r rrrrrrrr r001rrrr r0110011",
        HAS_SLOTS(add_shifted_sh1add), .note = note_single_bit_bset_r)
    FORM(RV64_SINGLE_BIT_BINV_R, "single_bit.binv.r", "single_bit", title_single_bit_bset_r, "binv",
        4, DOCUMENT, 0x2,
        "binv <RD>,<RS1>,<RS2>",
        effects_single_bit_bset_r,
        "0110100r rrrrrrrr r001rrrr r0110011",
        HAS_SLOTS(add_shifted_sh1add), .note = note_single_bit_bset_r)
    FORM(RV64_SINGLE_BIT_BEXT_R, "single_bit.bext.r", "single_bit", title_single_bit_bset_r, "bext",
        4, DOCUMENT, 0x2,
        "bext <RD>,<RS1>,<RS2>",
        effects_single_bit_bset_r,
        "0100100r rrrrrrrr r101rrrr r0110011",
        HAS_SLOTS(add_shifted_sh1add), .note = note_single_bit_bset_r)
    FORM(RV64_SINGLE_BIT_BSET_I, "single_bit.bset.i", "single_bit", title_single_bit_bset_r,
        "bseti", 4, DOCUMENT, 0x2,
        "bseti <RD>,<RS1>,<SHAMT>",
        effects_shift_unsigned,
        "001010ss ssssrrrr r001rrrr r0010011",
        HAS_SLOTS(shift_unsigned), .note = note_single_bit_bset_r)
    FORM(RV64_SINGLE_BIT_BCLR_I, "single_bit.bclr.i", "single_bit", title_single_bit_bset_r,
        "bclri", 4, DOCUMENT, 0x2,
        "bclri <RD>,<RS1>,<SHAMT>",
        effects_shift_unsigned,
        "010010ss ssssrrrr r001rrrr r0010011",
        HAS_SLOTS(shift_unsigned), .note = note_single_bit_bset_r)
    FORM(RV64_SINGLE_BIT_BINV_I, "single_bit.binv.i", "single_bit", title_single_bit_bset_r,
        "binvi", 4, DOCUMENT, 0x2,
        "binvi <RD>,<RS1>,<SHAMT>",
        effects_shift_unsigned,
        "011010ss ssssrrrr r001rrrr r0010011",
        HAS_SLOTS(shift_unsigned), .note = note_single_bit_bset_r)
    FORM(RV64_SINGLE_BIT_BEXT_I, "single_bit.bext.i", "single_bit", title_single_bit_bset_r,
        "bexti", 4, DOCUMENT, 0x2,
        "bexti <RD>,<RS1>,<SHAMT>",
        effects_shift_unsigned,
        "010010ss ssssrrrr r101rrrr r0010011",
        HAS_SLOTS(shift_unsigned), .note = note_single_bit_bset_r)
    FORM(RV64_JUMP_JAL, "jump.jal", "jump", title_jump_jal, "jal", 4, DOCUMENT, 0x3,
        "jal <RD>,<TOJ>",
        "writes $x[RD] $pc; branch: call",
        "tttttttt tttttttt ttttrrrr r1101111",
        .has_target = 1, HAS_SLOTS(jump_jal), .note = note_jump_jal)
    FORM(RV64_JUMP_JALR, "jump.jalr", "jump", title_jump_jal, "jalr", 4, DOCUMENT, 0x3,
        "jalr <RD>,<IMMI>(<RS1>)",
        "reads $x[RS1]; writes $x[RD] $pc; branch: call",
        "iiiiiiii iiiirrrr r000rrrr r1100111",
        HAS_SLOTS(jump_jalr), .note = note_jump_jal)
    FORM(RV64_JUMP_CJ, "jump.cj", "jump", title_jump_jal, "c.j", 2, DOCUMENT, 0x3,
        "c.j <CJ>",
        "writes $pc; branch: jump",
        "101ccccc cccccc01",
        .has_target = 1, HAS_SLOTS(jump_cj), .note = note_jump_jal)
    FORM(RV64_JUMP_CJR, "jump.cjr", "jump", title_jump_jal, "c.jr", 2, DOCUMENT, 0x3,
        "c.jr <CD>",
        "reads $x[CD]; writes $pc; branch: jump",
        "1000cccc c0000010",
        HAS_SLOTS(jump_cjr), .note = note_jump_jal)
    FORM(RV64_JUMP_CJAL, "jump.cjal", "jump", title_jump_jal, "c.jalr", 2, DOCUMENT, 0x3,
        "c.jalr <CD>",
        "reads $x[CD]; writes $x[1] $pc; branch: call",
        "1001cccc c0000010",
        HAS_SLOTS(jump_cjr), .note = note_jump_jal)
    FORM(RV64_BRANCH_BEQ_B, "branch.beq.b", "branch", title_branch_beq_b, "beq", 4, DOCUMENT, 0x3,
        "beq <RS1>,<RS2>,<TOB>",
        effects_branch_beq_b,
        "tttttttr rrrrrrrr r000tttt t1100011",
        .has_target = 1, HAS_SLOTS(branch_beq_b), .note = note_branch_beq_b)
    FORM(RV64_BRANCH_BNE_B, "branch.bne.b", "branch", title_branch_beq_b, "bne", 4, DOCUMENT, 0x3,
        "bne <RS1>,<RS2>,<TOB>",
        effects_branch_beq_b,
        "tttttttr rrrrrrrr r001tttt t1100011",
        .has_target = 1, HAS_SLOTS(branch_beq_b), .note = note_branch_beq_b)
    FORM(RV64_BRANCH_BLT_B, "branch.blt.b", "branch", title_branch_beq_b, "blt", 4, DOCUMENT, 0x3,
        "blt <RS1>,<RS2>,<TOB>",
        effects_branch_beq_b,
        "tttttttr rrrrrrrr r100tttt t1100011",
        .has_target = 1, HAS_SLOTS(branch_beq_b), .note = note_branch_beq_b)
    FORM(RV64_BRANCH_BGE_B, "branch.bge.b", "branch", title_branch_beq_b, "bge", 4, DOCUMENT, 0x3,
        "bge <RS1>,<RS2>,<TOB>",
        effects_branch_beq_b,
        "tttttttr rrrrrrrr r101tttt t1100011",
        .has_target = 1, HAS_SLOTS(branch_beq_b), .note = note_branch_beq_b)
    FORM(RV64_BRANCH_BLTU_B, "branch.bltu.b", "branch", title_branch_beq_b, "bltu",
        4, DOCUMENT, 0x3,
        "bltu <RS1>,<RS2>,<TOB>",
        effects_branch_beq_b,
        "tttttttr rrrrrrrr r110tttt t1100011",
        .has_target = 1, HAS_SLOTS(branch_beq_b), .note = note_branch_beq_b)
    FORM(RV64_BRANCH_BGEU_B, "branch.bgeu.b", "branch", title_branch_beq_b, "bgeu",
        4, DOCUMENT, 0x3,
        "bgeu <RS1>,<RS2>,<TOB>",
        effects_branch_beq_b,
        "tttttttr rrrrrrrr r111tttt t1100011",
        .has_target = 1, HAS_SLOTS(branch_beq_b), .note = note_branch_beq_b)
    FORM(RV64_BRANCH_BEQ_C, "branch.beq.c", "branch", title_branch_beq_b, "c.beqz",
        2, DOCUMENT, 0x3,
        "c.beqz <CQ+8>,<CBR>",
        effects_branch_beq_c,
        "110ccccc cccccc01",
        .has_target = 1, HAS_SLOTS(branch_beq_c), HAS_CHOICES(branch_beq_c),
            .note = note_branch_beq_b)
    FORM(RV64_BRANCH_BNE_C, "branch.bne.c", "branch", title_branch_beq_b, "c.bnez",
        2, DOCUMENT, 0x3,
        "c.bnez <CQ+8>,<CBR>",
        effects_branch_beq_c,
        "111ccccc cccccc01",
        .has_target = 1, HAS_SLOTS(branch_beq_c), HAS_CHOICES(branch_beq_c),
            .note = note_branch_beq_b)
    FORM(RV64_FENCE, "fence", "fence", "Order memory accesses", "fence", 4, DOCUMENT, 0x3,
        "fence <PRED>,<SUCC>",
        effects_fence,
        "----pppp ssss---- -000---- -0001111",
        HAS_SLOTS(fence),
            .note = "The sets are of input, output, reads and writes, before and after it. One "
            "hart sees its own accesses in order anyway.", .is_fence = 1)
    FORM(RV64_FENCE_TSO, "fence_tso", "fence_tso",
        "Order memory accesses: all but a write before a read", "fence.tso", 4, DOCUMENT, 0x3,
        "fence.tso",
        effects_fence,
        "10000011 0011---- -000---- -0001111",
        .is_fence = 1)
    FORM(RV64_FENCE_I, "fence_i", "fence_i", "Let instructions see stores to the program",
        "fence.i", 4, DOCUMENT, 0x3,
        "fence.i",
        "",
        "-------- -------- -001---- -0001111",
        )
    FORM(RV64_CALL, "call", "call", "Ask for a service", "ecall", 4, DOCUMENT, 0x3,
        "ecall",
        "reads $mode; raises trap",
        "00000000 00000000 00000000 01110011",
        .note = "The handler finds in `mcause` which mode asked, 8 or 11, and the address in "
            "`mepc`. What is asked for is a matter of the system.")
    FORM(RV64_BREAK_I, "break.i", "break", title_break_i, "ebreak", 4, DOCUMENT, 0x3,
        "ebreak",
        effects_break_i,
        "00000000 00010000 00000000 01110011",
        )
    FORM(RV64_BREAK_C, "break.c", "break", title_break_i, "c.ebreak", 2, DOCUMENT, 0x3,
        "c.ebreak",
        effects_break_i,
        "10010000 00000010",
        )
    FORM(RV64_CSR_CSRRW_R, "csr.csrrw.r", "csr", title_csr_csrrw_r, "csrrw", 4, DOCUMENT, 0x3,
        "csrrw <RD>,<c>,<RS1>",
        effects_csr_csrrw_r,
        "cccccccc ccccrrrr r001rrrr r1110011",
        HAS_SLOTS(csr_csrrw_r), HAS_CHOICES(csr_csrrw_r), .note = note_csr_csrrw_r)
    FORM(RV64_CSR_CSRRS_R, "csr.csrrs.r", "csr", title_csr_csrrw_r, "csrrs", 4, DOCUMENT, 0x3,
        "csrrs <RD>,<c>,<RS1>",
        effects_csr_csrrw_r,
        "cccccccc ccccrrrr r010rrrr r1110011",
        HAS_SLOTS(csr_csrrw_r), HAS_CHOICES(csr_csrrw_r), .note = note_csr_csrrw_r)
    FORM(RV64_CSR_CSRRC_R, "csr.csrrc.r", "csr", title_csr_csrrw_r, "csrrc", 4, DOCUMENT, 0x3,
        "csrrc <RD>,<c>,<RS1>",
        effects_csr_csrrw_r,
        "cccccccc ccccrrrr r011rrrr r1110011",
        HAS_SLOTS(csr_csrrw_r), HAS_CHOICES(csr_csrrw_r), .note = note_csr_csrrw_r)
    FORM(RV64_CSR_CSRRW_I, "csr.csrrw.i", "csr", title_csr_csrrw_r, "csrrwi", 4, DOCUMENT, 0x3,
        "csrrwi <RD>,<c>,<ZIMM>",
        effects_csr_csrrw_i,
        "cccccccc cccczzzz z101rrrr r1110011",
        HAS_SLOTS(csr_csrrw_i), HAS_CHOICES(csr_csrrw_r), .note = note_csr_csrrw_r)
    FORM(RV64_CSR_CSRRS_I, "csr.csrrs.i", "csr", title_csr_csrrw_r, "csrrsi", 4, DOCUMENT, 0x3,
        "csrrsi <RD>,<c>,<ZIMM>",
        effects_csr_csrrw_i,
        "cccccccc cccczzzz z110rrrr r1110011",
        HAS_SLOTS(csr_csrrw_i), HAS_CHOICES(csr_csrrw_r), .note = note_csr_csrrw_r)
    FORM(RV64_CSR_CSRRC_I, "csr.csrrc.i", "csr", title_csr_csrrw_r, "csrrci", 4, DOCUMENT, 0x3,
        "csrrci <RD>,<c>,<ZIMM>",
        effects_csr_csrrw_i,
        "cccccccc cccczzzz z111rrrr r1110011",
        HAS_SLOTS(csr_csrrw_i), HAS_CHOICES(csr_csrrw_r), .note = note_csr_csrrw_r)
    FORM(RV64_UNIMPLEMENTED_W, "unimplemented.w", "unimplemented", title_unimplemented_w, "unimp",
        4, DOCUMENT, 0x3,
        "unimp",
        effects_break_i,
        "11000000 00000000 00010000 01110011",
        )
    FORM(RV64_UNIMPLEMENTED_C, "unimplemented.c", "unimplemented", title_unimplemented_w, "c.unimp",
        2, DOCUMENT, 0x3,
        "c.unimp",
        effects_break_i,
        "00000000 00000000",
        )
    FORM(RV64_RETURN, "return", "return", "Return from a trap in machine mode", "mret",
        4, DOCUMENT, 0x3,
        "mret",
        "reads $mode $mstatus.MPIE $mstatus.MPP $mepc; writes $mstatus.MIE $mstatus.MPIE $mode "
            "$mstatus.MPRV $mstatus.MPP $pc; raises trap; branch: jump",
        "00110000 00100000 00000000 01110011",
        .note = "It goes on at `mepc`, in the mode that `MPP` says.")
    FORM(RV64_WAIT, "wait", "wait", "Wait for an interrupt", "wfi", 4, DOCUMENT, 0x3,
        "wfi",
        "reads $mode $mstatus.TW; raises trap",
        "00010000 01010000 00000000 01110011",
        .note = "It may return at once, as it does here. In user mode it is illegal where TW is 1.")
    FORM(RV64_SUPERVISOR_RET, "supervisor.ret", "supervisor", title_supervisor_ret, "sret",
        4, DOCUMENT, 0x3,
        "sret",
        effects_break_i,
        "00010000 00100000 00000000 01110011",
        .note = note_supervisor_ret)
    FORM(RV64_SUPERVISOR_FENCE, "supervisor.fence", "supervisor", title_supervisor_ret,
        "sfence.vma", 4, DOCUMENT, 0x3,
        "sfence.vma <RS1>,<RS2>",
        effects_break_i,
        "0001001r rrrrrrrr r0000000 01110011",
        HAS_SLOTS(supervisor_fence), .note = note_supervisor_ret)
    FORM(RV64_FLOAT_ARITH_FADD_S, "float_arith.fadd.s", "float_arith", title_float_arith_fadd_s,
        "fadd.s", 4, DOCUMENT, 0x3,
        "fadd.s <FD>,<FS1>,<FS2>{,<RM>}",
        effects_float_arith_fadd_s,
        "0000000f ffffffff frrrffff f1010011",
        HAS_SLOTS(float_arith_fadd_s), .note = note_float_arith_fadd_s)
    FORM(RV64_FLOAT_ARITH_FADD_D, "float_arith.fadd.d", "float_arith", title_float_arith_fadd_s,
        "fadd.d", 4, DOCUMENT, 0x3,
        "fadd.d <FD>,<FS1>,<FS2>{,<RM>}",
        effects_float_arith_fadd_s,
        "0000001f ffffffff frrrffff f1010011",
        HAS_SLOTS(float_arith_fadd_s), .note = note_float_arith_fadd_s)
    FORM(RV64_FLOAT_ARITH_FSUB_S, "float_arith.fsub.s", "float_arith", title_float_arith_fadd_s,
        "fsub.s", 4, DOCUMENT, 0x3,
        "fsub.s <FD>,<FS1>,<FS2>{,<RM>}",
        effects_float_arith_fadd_s,
        "0000100f ffffffff frrrffff f1010011",
        HAS_SLOTS(float_arith_fadd_s), .note = note_float_arith_fadd_s)
    FORM(RV64_FLOAT_ARITH_FSUB_D, "float_arith.fsub.d", "float_arith", title_float_arith_fadd_s,
        "fsub.d", 4, DOCUMENT, 0x3,
        "fsub.d <FD>,<FS1>,<FS2>{,<RM>}",
        effects_float_arith_fadd_s,
        "0000101f ffffffff frrrffff f1010011",
        HAS_SLOTS(float_arith_fadd_s), .note = note_float_arith_fadd_s)
    FORM(RV64_FLOAT_ARITH_FMUL_S, "float_arith.fmul.s", "float_arith", title_float_arith_fadd_s,
        "fmul.s", 4, DOCUMENT, 0x3,
        "fmul.s <FD>,<FS1>,<FS2>{,<RM>}",
        effects_float_arith_fadd_s,
        "0001000f ffffffff frrrffff f1010011",
        HAS_SLOTS(float_arith_fadd_s), .note = note_float_arith_fadd_s)
    FORM(RV64_FLOAT_ARITH_FMUL_D, "float_arith.fmul.d", "float_arith", title_float_arith_fadd_s,
        "fmul.d", 4, DOCUMENT, 0x3,
        "fmul.d <FD>,<FS1>,<FS2>{,<RM>}",
        effects_float_arith_fadd_s,
        "0001001f ffffffff frrrffff f1010011",
        HAS_SLOTS(float_arith_fadd_s), .note = note_float_arith_fadd_s)
    FORM(RV64_FLOAT_ARITH_FDIV_S, "float_arith.fdiv.s", "float_arith", title_float_arith_fadd_s,
        "fdiv.s", 4, DOCUMENT, 0x3,
        "fdiv.s <FD>,<FS1>,<FS2>{,<RM>}",
        effects_float_arith_fadd_s,
        "0001100f ffffffff frrrffff f1010011",
        HAS_SLOTS(float_arith_fadd_s), .note = note_float_arith_fadd_s)
    FORM(RV64_FLOAT_ARITH_FDIV_D, "float_arith.fdiv.d", "float_arith", title_float_arith_fadd_s,
        "fdiv.d", 4, DOCUMENT, 0x3,
        "fdiv.d <FD>,<FS1>,<FS2>{,<RM>}",
        effects_float_arith_fadd_s,
        "0001101f ffffffff frrrffff f1010011",
        HAS_SLOTS(float_arith_fadd_s), .note = note_float_arith_fadd_s)
    FORM(RV64_FLOAT_ROOT_FSQRT_S, "float_root.fsqrt.s", "float_root", title_float_root_fsqrt_s,
        "fsqrt.s", 4, DOCUMENT, 0x3,
        "fsqrt.s <FD>,<FS1>{,<RM>}",
        effects_float_root_fsqrt_s,
        "01011000 0000ffff frrrffff f1010011",
        HAS_SLOTS(float_root_fsqrt_s))
    FORM(RV64_FLOAT_ROOT_FSQRT_D, "float_root.fsqrt.d", "float_root", title_float_root_fsqrt_s,
        "fsqrt.d", 4, DOCUMENT, 0x3,
        "fsqrt.d <FD>,<FS1>{,<RM>}",
        effects_float_root_fsqrt_s,
        "01011010 0000ffff frrrffff f1010011",
        HAS_SLOTS(float_root_fsqrt_s))
    FORM(RV64_FLOAT_FUSED_FMADD_S, "float_fused.fmadd.s", "float_fused", title_float_fused_fmadd_s,
        "fmadd.s", 4, DOCUMENT, 0x3,
        "fmadd.s <FD>,<FS1>,<FS2>,<FS3>{,<RM>}",
        effects_float_fused_fmadd_s,
        "fffff00f ffffffff frrrffff f1000011",
        HAS_SLOTS(float_fused_fmadd_s), .note = note_float_fused_fmadd_s)
    FORM(RV64_FLOAT_FUSED_FMADD_D, "float_fused.fmadd.d", "float_fused", title_float_fused_fmadd_s,
        "fmadd.d", 4, DOCUMENT, 0x3,
        "fmadd.d <FD>,<FS1>,<FS2>,<FS3>{,<RM>}",
        effects_float_fused_fmadd_s,
        "fffff01f ffffffff frrrffff f1000011",
        HAS_SLOTS(float_fused_fmadd_s), .note = note_float_fused_fmadd_s)
    FORM(RV64_FLOAT_FUSED_FMSUB_S, "float_fused.fmsub.s", "float_fused", title_float_fused_fmadd_s,
        "fmsub.s", 4, DOCUMENT, 0x3,
        "fmsub.s <FD>,<FS1>,<FS2>,<FS3>{,<RM>}",
        effects_float_fused_fmadd_s,
        "fffff00f ffffffff frrrffff f1000111",
        HAS_SLOTS(float_fused_fmadd_s), .note = note_float_fused_fmadd_s)
    FORM(RV64_FLOAT_FUSED_FMSUB_D, "float_fused.fmsub.d", "float_fused", title_float_fused_fmadd_s,
        "fmsub.d", 4, DOCUMENT, 0x3,
        "fmsub.d <FD>,<FS1>,<FS2>,<FS3>{,<RM>}",
        effects_float_fused_fmadd_s,
        "fffff01f ffffffff frrrffff f1000111",
        HAS_SLOTS(float_fused_fmadd_s), .note = note_float_fused_fmadd_s)
    FORM(RV64_FLOAT_FUSED_FNMSUB_S, "float_fused.fnmsub.s", "float_fused",
        title_float_fused_fmadd_s, "fnmsub.s", 4, DOCUMENT, 0x3,
        "fnmsub.s <FD>,<FS1>,<FS2>,<FS3>{,<RM>}",
        effects_float_fused_fmadd_s,
        "fffff00f ffffffff frrrffff f1001011",
        HAS_SLOTS(float_fused_fmadd_s), .note = note_float_fused_fmadd_s)
    FORM(RV64_FLOAT_FUSED_FNMSUB_D, "float_fused.fnmsub.d", "float_fused",
        title_float_fused_fmadd_s, "fnmsub.d", 4, DOCUMENT, 0x3,
        "fnmsub.d <FD>,<FS1>,<FS2>,<FS3>{,<RM>}",
        effects_float_fused_fmadd_s,
        "fffff01f ffffffff frrrffff f1001011",
        HAS_SLOTS(float_fused_fmadd_s), .note = note_float_fused_fmadd_s)
    FORM(RV64_FLOAT_FUSED_FNMADD_S, "float_fused.fnmadd.s", "float_fused",
        title_float_fused_fmadd_s, "fnmadd.s", 4, DOCUMENT, 0x3,
        "fnmadd.s <FD>,<FS1>,<FS2>,<FS3>{,<RM>}",
        effects_float_fused_fmadd_s,
        "fffff00f ffffffff frrrffff f1001111",
        HAS_SLOTS(float_fused_fmadd_s), .note = note_float_fused_fmadd_s)
    FORM(RV64_FLOAT_FUSED_FNMADD_D, "float_fused.fnmadd.d", "float_fused",
        title_float_fused_fmadd_s, "fnmadd.d", 4, DOCUMENT, 0x3,
        "fnmadd.d <FD>,<FS1>,<FS2>,<FS3>{,<RM>}",
        effects_float_fused_fmadd_s,
        "fffff01f ffffffff frrrffff f1001111",
        HAS_SLOTS(float_fused_fmadd_s), .note = note_float_fused_fmadd_s)
    FORM(RV64_FLOAT_SIGN_FSGNJ_S, "float_sign.fsgnj.s", "float_sign", title_float_sign_fsgnj_s,
        "fsgnj.s", 4, DOCUMENT, 0x3,
        "fsgnj.s <FD>,<FS1>,<FS2>",
        effects_float_sign_fsgnj_s,
        "0010000f ffffffff f000ffff f1010011",
        HAS_SLOTS(float_sign_fsgnj_s), .note = note_float_sign_fsgnj_s)
    FORM(RV64_FLOAT_SIGN_FSGNJ_D, "float_sign.fsgnj.d", "float_sign", title_float_sign_fsgnj_s,
        "fsgnj.d", 4, DOCUMENT, 0x3,
        "fsgnj.d <FD>,<FS1>,<FS2>",
        effects_float_sign_fsgnj_s,
        "0010001f ffffffff f000ffff f1010011",
        HAS_SLOTS(float_sign_fsgnj_s), .note = note_float_sign_fsgnj_s)
    FORM(RV64_FLOAT_SIGN_FSGNJN_S, "float_sign.fsgnjn.s", "float_sign", title_float_sign_fsgnj_s,
        "fsgnjn.s", 4, DOCUMENT, 0x3,
        "fsgnjn.s <FD>,<FS1>,<FS2>",
        effects_float_sign_fsgnj_s,
        "0010000f ffffffff f001ffff f1010011",
        HAS_SLOTS(float_sign_fsgnj_s), .note = note_float_sign_fsgnj_s)
    FORM(RV64_FLOAT_SIGN_FSGNJN_D, "float_sign.fsgnjn.d", "float_sign", title_float_sign_fsgnj_s,
        "fsgnjn.d", 4, DOCUMENT, 0x3,
        "fsgnjn.d <FD>,<FS1>,<FS2>",
        effects_float_sign_fsgnj_s,
        "0010001f ffffffff f001ffff f1010011",
        HAS_SLOTS(float_sign_fsgnj_s), .note = note_float_sign_fsgnj_s)
    FORM(RV64_FLOAT_SIGN_FSGNJX_S, "float_sign.fsgnjx.s", "float_sign", title_float_sign_fsgnj_s,
        "fsgnjx.s", 4, DOCUMENT, 0x3,
        "fsgnjx.s <FD>,<FS1>,<FS2>",
        effects_float_sign_fsgnj_s,
        "0010000f ffffffff f010ffff f1010011",
        HAS_SLOTS(float_sign_fsgnj_s), .note = note_float_sign_fsgnj_s)
    FORM(RV64_FLOAT_SIGN_FSGNJX_D, "float_sign.fsgnjx.d", "float_sign", title_float_sign_fsgnj_s,
        "fsgnjx.d", 4, DOCUMENT, 0x3,
        "fsgnjx.d <FD>,<FS1>,<FS2>",
        effects_float_sign_fsgnj_s,
        "0010001f ffffffff f010ffff f1010011",
        HAS_SLOTS(float_sign_fsgnj_s), .note = note_float_sign_fsgnj_s)
    FORM(RV64_FLOAT_MINIMUM_FMIN_S, "float_minimum.fmin.s", "float_minimum", title_minimum_min,
        "fmin.s", 4, DOCUMENT, 0x3,
        "fmin.s <FD>,<FS1>,<FS2>",
        effects_float_minimum_fmin_s,
        "0010100f ffffffff f000ffff f1010011",
        HAS_SLOTS(float_sign_fsgnj_s), .note = note_float_minimum_fmin_s)
    FORM(RV64_FLOAT_MINIMUM_FMIN_D, "float_minimum.fmin.d", "float_minimum", title_minimum_min,
        "fmin.d", 4, DOCUMENT, 0x3,
        "fmin.d <FD>,<FS1>,<FS2>",
        effects_float_minimum_fmin_s,
        "0010101f ffffffff f000ffff f1010011",
        HAS_SLOTS(float_sign_fsgnj_s), .note = note_float_minimum_fmin_s)
    FORM(RV64_FLOAT_MINIMUM_FMAX_S, "float_minimum.fmax.s", "float_minimum", title_minimum_min,
        "fmax.s", 4, DOCUMENT, 0x3,
        "fmax.s <FD>,<FS1>,<FS2>",
        effects_float_minimum_fmin_s,
        "0010100f ffffffff f001ffff f1010011",
        HAS_SLOTS(float_sign_fsgnj_s), .note = note_float_minimum_fmin_s)
    FORM(RV64_FLOAT_MINIMUM_FMAX_D, "float_minimum.fmax.d", "float_minimum", title_minimum_min,
        "fmax.d", 4, DOCUMENT, 0x3,
        "fmax.d <FD>,<FS1>,<FS2>",
        effects_float_minimum_fmin_s,
        "0010101f ffffffff f001ffff f1010011",
        HAS_SLOTS(float_sign_fsgnj_s), .note = note_float_minimum_fmin_s)
    FORM(RV64_FLOAT_COMPARE_FEQ_S, "float_compare.feq.s", "float_compare",
        title_float_compare_feq_s, "feq.s", 4, DOCUMENT, 0x3,
        "feq.s <RD>,<FS1>,<FS2>",
        effects_float_compare_feq_s,
        "1010000f ffffffff f010rrrr r1010011",
        HAS_SLOTS(float_compare_feq_s), .note = note_float_compare_feq_s)
    FORM(RV64_FLOAT_COMPARE_FEQ_D, "float_compare.feq.d", "float_compare",
        title_float_compare_feq_s, "feq.d", 4, DOCUMENT, 0x3,
        "feq.d <RD>,<FS1>,<FS2>",
        effects_float_compare_feq_s,
        "1010001f ffffffff f010rrrr r1010011",
        HAS_SLOTS(float_compare_feq_s), .note = note_float_compare_feq_s)
    FORM(RV64_FLOAT_COMPARE_FLT_S, "float_compare.flt.s", "float_compare",
        title_float_compare_feq_s, "flt.s", 4, DOCUMENT, 0x3,
        "flt.s <RD>,<FS1>,<FS2>",
        effects_float_compare_feq_s,
        "1010000f ffffffff f001rrrr r1010011",
        HAS_SLOTS(float_compare_feq_s), .note = note_float_compare_feq_s)
    FORM(RV64_FLOAT_COMPARE_FLT_D, "float_compare.flt.d", "float_compare",
        title_float_compare_feq_s, "flt.d", 4, DOCUMENT, 0x3,
        "flt.d <RD>,<FS1>,<FS2>",
        effects_float_compare_feq_s,
        "1010001f ffffffff f001rrrr r1010011",
        HAS_SLOTS(float_compare_feq_s), .note = note_float_compare_feq_s)
    FORM(RV64_FLOAT_COMPARE_FLE_S, "float_compare.fle.s", "float_compare",
        title_float_compare_feq_s, "fle.s", 4, DOCUMENT, 0x3,
        "fle.s <RD>,<FS1>,<FS2>",
        effects_float_compare_feq_s,
        "1010000f ffffffff f000rrrr r1010011",
        HAS_SLOTS(float_compare_feq_s), .note = note_float_compare_feq_s)
    FORM(RV64_FLOAT_COMPARE_FLE_D, "float_compare.fle.d", "float_compare",
        title_float_compare_feq_s, "fle.d", 4, DOCUMENT, 0x3,
        "fle.d <RD>,<FS1>,<FS2>",
        effects_float_compare_feq_s,
        "1010001f ffffffff f000rrrr r1010011",
        HAS_SLOTS(float_compare_feq_s), .note = note_float_compare_feq_s)
    FORM(RV64_FLOAT_CLASS_FCLASS_S, "float_class.fclass.s", "float_class",
        title_float_class_fclass_s, "fclass.s", 4, DOCUMENT, 0x3,
        "fclass.s <RD>,<FS1>",
        effects_float_class_fclass_s,
        "11100000 0000ffff f001rrrr r1010011",
        HAS_SLOTS(float_class_fclass_s), .note = note_float_class_fclass_s)
    FORM(RV64_FLOAT_CLASS_FCLASS_D, "float_class.fclass.d", "float_class",
        title_float_class_fclass_s, "fclass.d", 4, DOCUMENT, 0x3,
        "fclass.d <RD>,<FS1>",
        effects_float_class_fclass_s,
        "11100010 0000ffff f001rrrr r1010011",
        HAS_SLOTS(float_class_fclass_s), .note = note_float_class_fclass_s)
    FORM(RV64_FLOAT_BITS_FMV_X_W, "float_bits.fmv.x.w", "float_bits", title_float_bits_fmv_x_w,
        "fmv.x.w", 4, DOCUMENT, 0x3,
        "fmv.x.w <RD>,<FS1>",
        effects_float_class_fclass_s,
        "11100000 0000ffff f000rrrr r1010011",
        HAS_SLOTS(float_class_fclass_s), .note = note_float_bits_fmv_x_w)
    FORM(RV64_FLOAT_BITS_FMV_X_D, "float_bits.fmv.x.d", "float_bits", title_float_bits_fmv_x_w,
        "fmv.x.d", 4, DOCUMENT, 0x3,
        "fmv.x.d <RD>,<FS1>",
        effects_float_class_fclass_s,
        "11100010 0000ffff f000rrrr r1010011",
        HAS_SLOTS(float_class_fclass_s), .note = note_float_bits_fmv_x_w)
    FORM(RV64_FLOAT_OF_BITS_FMV_W_X, "float_of_bits.fmv.w.x", "float_of_bits",
        title_float_of_bits_fmv_w_x, "fmv.w.x", 4, DOCUMENT, 0x3,
        "fmv.w.x <FD>,<RS1>",
        effects_float_of_bits_fmv_w_x,
        "11110000 0000rrrr r000ffff f1010011",
        HAS_SLOTS(float_of_bits_fmv_w_x), .note = note_float_of_bits_fmv_w_x)
    FORM(RV64_FLOAT_OF_BITS_FMV_D_X, "float_of_bits.fmv.d.x", "float_of_bits",
        title_float_of_bits_fmv_w_x, "fmv.d.x", 4, DOCUMENT, 0x3,
        "fmv.d.x <FD>,<RS1>",
        effects_float_of_bits_fmv_w_x,
        "11110010 0000rrrr r000ffff f1010011",
        HAS_SLOTS(float_of_bits_fmv_w_x), .note = note_float_of_bits_fmv_w_x)
    FORM(RV64_FLOAT_TO_INT_FCVT_W_S, "float_to_int.fcvt.w.s", "float_to_int",
        title_float_to_int_fcvt_w_s, "fcvt.w.s", 4, DOCUMENT, 0x3,
        "fcvt.w.s <RD>,<FS1>{,<RM>}",
        effects_float_to_int_fcvt_w_s,
        "11000000 0000ffff frrrrrrr r1010011",
        HAS_SLOTS(float_to_int_fcvt_w_s), .note = note_float_to_int_fcvt_w_s)
    FORM(RV64_FLOAT_TO_INT_FCVT_WU_S, "float_to_int.fcvt.wu.s", "float_to_int",
        title_float_to_int_fcvt_w_s, "fcvt.wu.s", 4, DOCUMENT, 0x3,
        "fcvt.wu.s <RD>,<FS1>{,<RM>}",
        effects_float_to_int_fcvt_w_s,
        "11000000 0001ffff frrrrrrr r1010011",
        HAS_SLOTS(float_to_int_fcvt_w_s), .note = note_float_to_int_fcvt_w_s)
    FORM(RV64_FLOAT_TO_INT_FCVT_L_S, "float_to_int.fcvt.l.s", "float_to_int",
        title_float_to_int_fcvt_w_s, "fcvt.l.s", 4, DOCUMENT, 0x3,
        "fcvt.l.s <RD>,<FS1>{,<RM>}",
        effects_float_to_int_fcvt_w_s,
        "11000000 0010ffff frrrrrrr r1010011",
        HAS_SLOTS(float_to_int_fcvt_w_s), .note = note_float_to_int_fcvt_w_s)
    FORM(RV64_FLOAT_TO_INT_FCVT_LU_S, "float_to_int.fcvt.lu.s", "float_to_int",
        title_float_to_int_fcvt_w_s, "fcvt.lu.s", 4, DOCUMENT, 0x3,
        "fcvt.lu.s <RD>,<FS1>{,<RM>}",
        effects_float_to_int_fcvt_w_s,
        "11000000 0011ffff frrrrrrr r1010011",
        HAS_SLOTS(float_to_int_fcvt_w_s), .note = note_float_to_int_fcvt_w_s)
    FORM(RV64_FLOAT_TO_INT_FCVT_W_D, "float_to_int.fcvt.w.d", "float_to_int",
        title_float_to_int_fcvt_w_s, "fcvt.w.d", 4, DOCUMENT, 0x3,
        "fcvt.w.d <RD>,<FS1>{,<RM>}",
        effects_float_to_int_fcvt_w_s,
        "11000010 0000ffff frrrrrrr r1010011",
        HAS_SLOTS(float_to_int_fcvt_w_s), .note = note_float_to_int_fcvt_w_s)
    FORM(RV64_FLOAT_TO_INT_FCVT_WU_D, "float_to_int.fcvt.wu.d", "float_to_int",
        title_float_to_int_fcvt_w_s, "fcvt.wu.d", 4, DOCUMENT, 0x3,
        "fcvt.wu.d <RD>,<FS1>{,<RM>}",
        effects_float_to_int_fcvt_w_s,
        "11000010 0001ffff frrrrrrr r1010011",
        HAS_SLOTS(float_to_int_fcvt_w_s), .note = note_float_to_int_fcvt_w_s)
    FORM(RV64_FLOAT_TO_INT_FCVT_L_D, "float_to_int.fcvt.l.d", "float_to_int",
        title_float_to_int_fcvt_w_s, "fcvt.l.d", 4, DOCUMENT, 0x3,
        "fcvt.l.d <RD>,<FS1>{,<RM>}",
        effects_float_to_int_fcvt_w_s,
        "11000010 0010ffff frrrrrrr r1010011",
        HAS_SLOTS(float_to_int_fcvt_w_s), .note = note_float_to_int_fcvt_w_s)
    FORM(RV64_FLOAT_TO_INT_FCVT_LU_D, "float_to_int.fcvt.lu.d", "float_to_int",
        title_float_to_int_fcvt_w_s, "fcvt.lu.d", 4, DOCUMENT, 0x3,
        "fcvt.lu.d <RD>,<FS1>{,<RM>}",
        effects_float_to_int_fcvt_w_s,
        "11000010 0011ffff frrrrrrr r1010011",
        HAS_SLOTS(float_to_int_fcvt_w_s), .note = note_float_to_int_fcvt_w_s)
    FORM(RV64_FLOAT_FROM_INT_FCVT_S_W, "float_from_int.fcvt.s.w", "float_from_int",
        title_float_from_int_fcvt_s_w, "fcvt.s.w", 4, DOCUMENT, 0x3,
        "fcvt.s.w <FD>,<RS1>{,<RM>}",
        effects_float_from_int_fcvt_s_w,
        "11010000 0000rrrr rrrrffff f1010011",
        HAS_SLOTS(float_from_int_fcvt_s_w), .note = note_float_from_int_fcvt_s_w)
    FORM(RV64_FLOAT_FROM_INT_FCVT_S_WU, "float_from_int.fcvt.s.wu", "float_from_int",
        title_float_from_int_fcvt_s_w, "fcvt.s.wu", 4, DOCUMENT, 0x3,
        "fcvt.s.wu <FD>,<RS1>{,<RM>}",
        effects_float_from_int_fcvt_s_w,
        "11010000 0001rrrr rrrrffff f1010011",
        HAS_SLOTS(float_from_int_fcvt_s_w), .note = note_float_from_int_fcvt_s_w)
    FORM(RV64_FLOAT_FROM_INT_FCVT_S_L, "float_from_int.fcvt.s.l", "float_from_int",
        title_float_from_int_fcvt_s_w, "fcvt.s.l", 4, DOCUMENT, 0x3,
        "fcvt.s.l <FD>,<RS1>{,<RM>}",
        effects_float_from_int_fcvt_s_w,
        "11010000 0010rrrr rrrrffff f1010011",
        HAS_SLOTS(float_from_int_fcvt_s_w), .note = note_float_from_int_fcvt_s_w)
    FORM(RV64_FLOAT_FROM_INT_FCVT_S_LU, "float_from_int.fcvt.s.lu", "float_from_int",
        title_float_from_int_fcvt_s_w, "fcvt.s.lu", 4, DOCUMENT, 0x3,
        "fcvt.s.lu <FD>,<RS1>{,<RM>}",
        effects_float_from_int_fcvt_s_w,
        "11010000 0011rrrr rrrrffff f1010011",
        HAS_SLOTS(float_from_int_fcvt_s_w), .note = note_float_from_int_fcvt_s_w)
    FORM(RV64_FLOAT_FROM_INT_FCVT_D_L, "float_from_int.fcvt.d.l", "float_from_int",
        title_float_from_int_fcvt_s_w, "fcvt.d.l", 4, DOCUMENT, 0x3,
        "fcvt.d.l <FD>,<RS1>{,<RM>}",
        effects_float_from_int_fcvt_s_w,
        "11010010 0010rrrr rrrrffff f1010011",
        HAS_SLOTS(float_from_int_fcvt_s_w), .note = note_float_from_int_fcvt_s_w)
    FORM(RV64_FLOAT_FROM_INT_FCVT_D_LU, "float_from_int.fcvt.d.lu", "float_from_int",
        title_float_from_int_fcvt_s_w, "fcvt.d.lu", 4, DOCUMENT, 0x3,
        "fcvt.d.lu <FD>,<RS1>{,<RM>}",
        effects_float_from_int_fcvt_s_w,
        "11010010 0011rrrr rrrrffff f1010011",
        HAS_SLOTS(float_from_int_fcvt_s_w), .note = note_float_from_int_fcvt_s_w)
    FORM(RV64_FLOAT_NARROW, "float_narrow", "float_narrow", "Convert to 32 bits", "fcvt.s.d",
        4, DOCUMENT, 0x3,
        "fcvt.s.d <FD>,<FS1>{,<RM>}",
        effects_float_root_fsqrt_s,
        "01000000 0001ffff frrrffff f1010011",
        HAS_SLOTS(float_root_fsqrt_s))
    FORM(RV64_FLOAT_WIDEN, "float_widen", "float_widen", "Convert 32 bits to 64", "fcvt.d.s",
        4, DOCUMENT, 0x3,
        "fcvt.d.s <FD>,<FS1>{,<RMX>}",
        effects_float_root_fsqrt_s,
        "01000010 0000ffff frrrffff f1010011",
        HAS_SLOTS(float_widen))
    FORM(RV64_FLOAT_FROM_WORD_FCVT_D_W, "float_from_word.fcvt.d.w", "float_from_word",
        title_float_from_word_fcvt_d_w, "fcvt.d.w", 4, DOCUMENT, 0x3,
        "fcvt.d.w <FD>,<RS1>{,<RMX>}",
        effects_float_from_word_fcvt_d_w,
        "11010010 0000rrrr rrrrffff f1010011",
        HAS_SLOTS(float_from_word_fcvt_d_w))
    FORM(RV64_FLOAT_FROM_WORD_FCVT_D_WU, "float_from_word.fcvt.d.wu", "float_from_word",
        title_float_from_word_fcvt_d_w, "fcvt.d.wu", 4, DOCUMENT, 0x3,
        "fcvt.d.wu <FD>,<RS1>{,<RMX>}",
        effects_float_from_word_fcvt_d_w,
        "11010010 0001rrrr rrrrffff f1010011",
        HAS_SLOTS(float_from_word_fcvt_d_w))
    FORM(RV64_FLOAT_LOAD_FLW_I, "float_load.flw.i", "float_load", title_float_load_flw_i, "flw",
        4, DOCUMENT, 0x3,
        "flw <FD>,<IMMI>(<RS1>)",
        "reads $mstatus.FS $x[RS1]; writes $f[FD] $mstatus.FS; read mem.u32; raises trap",
        "iiiiiiii iiiirrrr r010ffff f0000111",
        HAS_SLOTS(float_load_flw_i))
    FORM(RV64_FLOAT_LOAD_FLD_I, "float_load.fld.i", "float_load", title_float_load_flw_i, "fld",
        4, DOCUMENT, 0x3,
        "fld <FD>,<IMMI>(<RS1>)",
        "reads $mstatus.FS $x[RS1]; writes $f[FD] $mstatus.FS; read mem.u64; raises trap",
        "iiiiiiii iiiirrrr r011ffff f0000111",
        HAS_SLOTS(float_load_flw_i))
    FORM(RV64_FLOAT_LOAD_FLD_C, "float_load.fld.c", "float_load", title_float_load_flw_i, "c.fld",
        2, DOCUMENT, 0x3,
        "c.fld <CP+8>,<CDW>(<CQ+8>)",
        "reads $mstatus.FS $x[CQ.n + 8]; writes $f[CP.n + 8] $mstatus.FS; read mem.u64; raises "
            "trap",
        "001ccccc cccccc00",
        HAS_SLOTS(float_load_fld_c), HAS_CHOICES(float_load_fld_c))
    FORM(RV64_FLOAT_LOAD_FLD_CSP, "float_load.fld.csp", "float_load", title_float_load_flw_i,
        "c.fldsp", 2, DOCUMENT, 0x3,
        "c.fldsp <CFD>,<CLD>(sp)",
        "reads $mstatus.FS $x[2]; writes $f[CFD] $mstatus.FS; read mem.u64; raises trap",
        "001ccccc cccccc10",
        HAS_SLOTS(float_load_fld_csp))
    FORM(RV64_FLOAT_STORE_FSW_S, "float_store.fsw.s", "float_store", title_float_store_fsw_s, "fsw",
        4, DOCUMENT, 0x3,
        "fsw <FS2>,<IMMS>(<RS1>)",
        "reads $mstatus.FS $x[RS1] $f[FS2]; write mem.u32; raises trap",
        "iiiiiiif ffffrrrr r010iiii i0100111",
        HAS_SLOTS(float_store_fsw_s))
    FORM(RV64_FLOAT_STORE_FSD_S, "float_store.fsd.s", "float_store", title_float_store_fsw_s, "fsd",
        4, DOCUMENT, 0x3,
        "fsd <FS2>,<IMMS>(<RS1>)",
        "reads $mstatus.FS $x[RS1] $f[FS2]; write mem.u64; raises trap",
        "iiiiiiif ffffrrrr r011iiii i0100111",
        HAS_SLOTS(float_store_fsw_s))
    FORM(RV64_FLOAT_STORE_FSD_C, "float_store.fsd.c", "float_store", title_float_store_fsw_s,
        "c.fsd", 2, DOCUMENT, 0x3,
        "c.fsd <CP+8>,<CDW>(<CQ+8>)",
        "reads $mstatus.FS $f[CP.n + 8] $x[CQ.n + 8]; write mem.u64; raises trap",
        "101ccccc cccccc00",
        HAS_SLOTS(float_load_fld_c), HAS_CHOICES(float_store_fsd_c))
    FORM(RV64_FLOAT_STORE_FSD_CSP, "float_store.fsd.csp", "float_store", title_float_store_fsw_s,
        "c.fsdsp", 2, DOCUMENT, 0x3,
        "c.fsdsp <CFS>,<CSD>(sp)",
        "reads $mstatus.FS $x[2] $f[CFS]; write mem.u64; raises trap",
        "101ccccc cccccc10",
        HAS_SLOTS(float_store_fsd_csp))
    FORM(RV64_ARITH_ADD_R, "arith.add.r", "arith", title_arith_add_r, "add", 4, DOCUMENT, 0x3,
        "add <RD>,<RS1>,<RS2>",
        effects_logic_not_xnor,
        "0000000r rrrrrrrr r000rrrr r0110011",
        HAS_SLOTS(add_shifted_sh1add), .note = note_arith_add_r)
    FORM(RV64_ARITH_SUB_R, "arith.sub.r", "arith", title_arith_add_r, "sub", 4, DOCUMENT, 0x3,
        "sub <RD>,<RS1>,<RS2>",
        effects_logic_not_xnor,
        "0100000r rrrrrrrr r000rrrr r0110011",
        HAS_SLOTS(add_shifted_sh1add), .note = note_arith_add_r)
    FORM(RV64_ARITH_SLL_R, "arith.sll.r", "arith", title_arith_add_r, "sll", 4, DOCUMENT, 0x3,
        "sll <RD>,<RS1>,<RS2>",
        effects_single_bit_bset_r,
        "0000000r rrrrrrrr r001rrrr r0110011",
        HAS_SLOTS(add_shifted_sh1add), .note = note_arith_add_r)
    FORM(RV64_ARITH_SLT_R, "arith.slt.r", "arith", title_arith_add_r, "slt", 4, DOCUMENT, 0x3,
        "slt <RD>,<RS1>,<RS2>",
        effects_logic_not_xnor,
        "0000000r rrrrrrrr r010rrrr r0110011",
        HAS_SLOTS(add_shifted_sh1add), .note = note_arith_add_r)
    FORM(RV64_ARITH_SLTU_R, "arith.sltu.r", "arith", title_arith_add_r, "sltu", 4, DOCUMENT, 0x3,
        "sltu <RD>,<RS1>,<RS2>",
        effects_logic_not_xnor,
        "0000000r rrrrrrrr r011rrrr r0110011",
        HAS_SLOTS(add_shifted_sh1add), .note = note_arith_add_r)
    FORM(RV64_ARITH_XOR_R, "arith.xor.r", "arith", title_arith_add_r, "xor", 4, DOCUMENT, 0x3,
        "xor <RD>,<RS1>,<RS2>",
        effects_logic_not_xnor,
        "0000000r rrrrrrrr r100rrrr r0110011",
        HAS_SLOTS(add_shifted_sh1add), .note = note_arith_add_r)
    FORM(RV64_ARITH_SRL_R, "arith.srl.r", "arith", title_arith_add_r, "srl", 4, DOCUMENT, 0x3,
        "srl <RD>,<RS1>,<RS2>",
        effects_single_bit_bset_r,
        "0000000r rrrrrrrr r101rrrr r0110011",
        HAS_SLOTS(add_shifted_sh1add), .note = note_arith_add_r)
    FORM(RV64_ARITH_SRA_R, "arith.sra.r", "arith", title_arith_add_r, "sra", 4, DOCUMENT, 0x3,
        "sra <RD>,<RS1>,<RS2>",
        effects_single_bit_bset_r,
        "0100000r rrrrrrrr r101rrrr r0110011",
        HAS_SLOTS(add_shifted_sh1add), .note = note_arith_add_r)
    FORM(RV64_ARITH_OR_R, "arith.or.r", "arith", title_arith_add_r, "or", 4, DOCUMENT, 0x3,
        "or <RD>,<RS1>,<RS2>",
        effects_logic_not_xnor,
        "0000000r rrrrrrrr r110rrrr r0110011",
        HAS_SLOTS(add_shifted_sh1add), .note = note_arith_add_r)
    FORM(RV64_ARITH_AND_R, "arith.and.r", "arith", title_arith_add_r, "and", 4, DOCUMENT, 0x3,
        "and <RD>,<RS1>,<RS2>",
        effects_logic_not_xnor,
        "0000000r rrrrrrrr r111rrrr r0110011",
        HAS_SLOTS(add_shifted_sh1add), .note = note_arith_add_r)
    FORM(RV64_ARITH_ADDW_R, "arith.addw.r", "arith", title_arith_add_r, "addw", 4, DOCUMENT, 0x3,
        "addw <RD>,<RS1>,<RS2>",
        effects_logic_not_xnor,
        "0000000r rrrrrrrr r000rrrr r0111011",
        HAS_SLOTS(add_shifted_sh1add), .note = note_arith_add_r)
    FORM(RV64_ARITH_SUBW_R, "arith.subw.r", "arith", title_arith_add_r, "subw", 4, DOCUMENT, 0x3,
        "subw <RD>,<RS1>,<RS2>",
        effects_logic_not_xnor,
        "0100000r rrrrrrrr r000rrrr r0111011",
        HAS_SLOTS(add_shifted_sh1add), .note = note_arith_add_r)
    FORM(RV64_ARITH_SLLW_R, "arith.sllw.r", "arith", title_arith_add_r, "sllw", 4, DOCUMENT, 0x3,
        "sllw <RD>,<RS1>,<RS2>",
        effects_arith_sllw_r,
        "0000000r rrrrrrrr r001rrrr r0111011",
        HAS_SLOTS(add_shifted_sh1add), .note = note_arith_add_r)
    FORM(RV64_ARITH_SRLW_R, "arith.srlw.r", "arith", title_arith_add_r, "srlw", 4, DOCUMENT, 0x3,
        "srlw <RD>,<RS1>,<RS2>",
        effects_arith_sllw_r,
        "0000000r rrrrrrrr r101rrrr r0111011",
        HAS_SLOTS(add_shifted_sh1add), .note = note_arith_add_r)
    FORM(RV64_ARITH_SRAW_R, "arith.sraw.r", "arith", title_arith_add_r, "sraw", 4, DOCUMENT, 0x3,
        "sraw <RD>,<RS1>,<RS2>",
        effects_arith_sllw_r,
        "0100000r rrrrrrrr r101rrrr r0111011",
        HAS_SLOTS(add_shifted_sh1add), .note = note_arith_add_r)
    FORM(RV64_ARITH_SUB_CA, "arith.sub.ca", "arith", title_arith_add_r, "c.sub", 2, DOCUMENT, 0x3,
        "c.sub <CQ+8>,<CP+8>",
        effects_arith_sub_ca,
        "100011cc c00ccc01",
        HAS_SLOTS(arith_sub_ca), HAS_CHOICES(arith_sub_ca), .note = note_arith_add_r)
    FORM(RV64_ARITH_XOR_CA, "arith.xor.ca", "arith", title_arith_add_r, "c.xor", 2, DOCUMENT, 0x3,
        "c.xor <CQ+8>,<CP+8>",
        effects_arith_sub_ca,
        "100011cc c01ccc01",
        HAS_SLOTS(arith_sub_ca), HAS_CHOICES(arith_sub_ca), .note = note_arith_add_r)
    FORM(RV64_ARITH_OR_CA, "arith.or.ca", "arith", title_arith_add_r, "c.or", 2, DOCUMENT, 0x3,
        "c.or <CQ+8>,<CP+8>",
        effects_arith_sub_ca,
        "100011cc c10ccc01",
        HAS_SLOTS(arith_sub_ca), HAS_CHOICES(arith_sub_ca), .note = note_arith_add_r)
    FORM(RV64_ARITH_AND_CA, "arith.and.ca", "arith", title_arith_add_r, "c.and", 2, DOCUMENT, 0x3,
        "c.and <CQ+8>,<CP+8>",
        effects_arith_sub_ca,
        "100011cc c11ccc01",
        HAS_SLOTS(arith_sub_ca), HAS_CHOICES(arith_sub_ca), .note = note_arith_add_r)
    FORM(RV64_ARITH_ADDW_CA, "arith.addw.ca", "arith", title_arith_add_r, "c.addw",
        2, DOCUMENT, 0x3,
        "c.addw <CQ+8>,<CP+8>",
        effects_arith_sub_ca,
        "100111cc c01ccc01",
        HAS_SLOTS(arith_sub_ca), HAS_CHOICES(arith_sub_ca), .note = note_arith_add_r)
    FORM(RV64_ARITH_SUBW_CA, "arith.subw.ca", "arith", title_arith_add_r, "c.subw",
        2, DOCUMENT, 0x3,
        "c.subw <CQ+8>,<CP+8>",
        effects_arith_sub_ca,
        "100111cc c00ccc01",
        HAS_SLOTS(arith_sub_ca), HAS_CHOICES(arith_sub_ca), .note = note_arith_add_r)
    FORM(RV64_ARITH_ADD_CR, "arith.add.cr", "arith", title_arith_add_r, "c.add", 2, DOCUMENT, 0x3,
        "c.add <CD>,<CS>",
        "reads $x[CD] $x[CS]; writes $x[CD]",
        "1001cccc cccccc10",
        HAS_SLOTS(arith_add_cr), .note = note_arith_add_r)
    FORM(RV64_ARITH_IMM_ADDI_I, "arith_imm.addi.i", "arith_imm", title_arith_imm_addi_i, "addi",
        4, DOCUMENT, 0x3,
        "addi <RD>,<RS1>,<IMMI>",
        effects_shift_unsigned,
        "iiiiiiii iiiirrrr r000rrrr r0010011",
        HAS_SLOTS(arith_imm_addi_i))
    FORM(RV64_ARITH_IMM_SLTI_I, "arith_imm.slti.i", "arith_imm", title_arith_imm_addi_i, "slti",
        4, DOCUMENT, 0x3,
        "slti <RD>,<RS1>,<IMMI>",
        effects_shift_unsigned,
        "iiiiiiii iiiirrrr r010rrrr r0010011",
        HAS_SLOTS(arith_imm_addi_i))
    FORM(RV64_ARITH_IMM_SLTIU_I, "arith_imm.sltiu.i", "arith_imm", title_arith_imm_addi_i, "sltiu",
        4, DOCUMENT, 0x3,
        "sltiu <RD>,<RS1>,<IMMI>",
        effects_shift_unsigned,
        "iiiiiiii iiiirrrr r011rrrr r0010011",
        HAS_SLOTS(arith_imm_addi_i))
    FORM(RV64_ARITH_IMM_XORI_I, "arith_imm.xori.i", "arith_imm", title_arith_imm_addi_i, "xori",
        4, DOCUMENT, 0x3,
        "xori <RD>,<RS1>,<IMMI>",
        effects_shift_unsigned,
        "iiiiiiii iiiirrrr r100rrrr r0010011",
        HAS_SLOTS(arith_imm_addi_i))
    FORM(RV64_ARITH_IMM_ORI_I, "arith_imm.ori.i", "arith_imm", title_arith_imm_addi_i, "ori",
        4, DOCUMENT, 0x3,
        "ori <RD>,<RS1>,<IMMI>",
        effects_shift_unsigned,
        "iiiiiiii iiiirrrr r110rrrr r0010011",
        HAS_SLOTS(arith_imm_addi_i))
    FORM(RV64_ARITH_IMM_ANDI_I, "arith_imm.andi.i", "arith_imm", title_arith_imm_addi_i, "andi",
        4, DOCUMENT, 0x3,
        "andi <RD>,<RS1>,<IMMI>",
        effects_shift_unsigned,
        "iiiiiiii iiiirrrr r111rrrr r0010011",
        HAS_SLOTS(arith_imm_addi_i))
    FORM(RV64_ARITH_IMM_ADDI_CI, "arith_imm.addi.ci", "arith_imm", title_arith_imm_addi_i, "c.addi",
        2, DOCUMENT, 0x3,
        "c.addi <CD>,<CI>",
        effects_arith_imm_addi_ci,
        "000ccccc cccccc01",
        HAS_SLOTS(arith_imm_addi_ci))
    FORM(RV64_ARITH_IMM_ANDI_CA, "arith_imm.andi.ca", "arith_imm", title_arith_imm_addi_i, "c.andi",
        2, DOCUMENT, 0x3,
        "c.andi <CQ+8>,<CI>",
        effects_arith_imm_andi_ca,
        "100c10cc cccccc01",
        HAS_SLOTS(arith_imm_andi_ca), HAS_CHOICES(arith_imm_andi_ca))
    FORM(RV64_ARITH_IMM_ADDI_LI, "arith_imm.addi.li", "arith_imm", title_arith_imm_addi_i, "c.li",
        2, DOCUMENT, 0x3,
        "c.li <CD>,<CI>",
        effects_arith_imm_addi_li,
        "010ccccc cccccc01",
        HAS_SLOTS(arith_imm_addi_ci))
    FORM(RV64_ARITH_IMM_ADDI_SP, "arith_imm.addi.sp", "arith_imm", title_arith_imm_addi_i,
        "c.addi16sp", 2, DOCUMENT, 0x3,
        "c.addi16sp sp,<CSP16>",
        "reads $x[2]; writes $x[2]",
        "011c0001 0ccccc01",
        HAS_SLOTS(arith_imm_addi_sp))
    FORM(RV64_ARITH_IMM_ADDI_SPN, "arith_imm.addi.spn", "arith_imm", title_arith_imm_addi_i,
        "c.addi4spn", 2, DOCUMENT, 0x3,
        "c.addi4spn <CP+8>,sp,<CSP4>",
        "reads $x[2]; writes $x[CP.n + 8]",
        "000ccccc cccccc00",
        HAS_SLOTS(arith_imm_addi_spn), HAS_CHOICES(arith_imm_addi_spn))
    FORM(RV64_ADDIW_I, "addiw.i", "addiw", title_addiw_i, "addiw", 4, DOCUMENT, 0x3,
        "addiw <RD>,<RS1>,<IMMI>",
        effects_shift_unsigned,
        "iiiiiiii iiiirrrr r000rrrr r0011011",
        HAS_SLOTS(arith_imm_addi_i), .note = note_addiw_i)
    FORM(RV64_ADDIW_C, "addiw.c", "addiw", title_addiw_i, "c.addiw", 2, DOCUMENT, 0x3,
        "c.addiw <CD>,<CI>",
        effects_arith_imm_addi_ci,
        "001ccccc cccccc01",
        HAS_SLOTS(arith_imm_addi_ci), .note = note_addiw_i)
    FORM(RV64_SHIFT_SLLI_I, "shift.slli.i", "shift", title_shift_slli_i, "slli", 4, DOCUMENT, 0x3,
        "slli <RD>,<RS1>,<SHAMT>",
        effects_shift_unsigned,
        "000000ss ssssrrrr r001rrrr r0010011",
        HAS_SLOTS(shift_unsigned))
    FORM(RV64_SHIFT_SRLI_I, "shift.srli.i", "shift", title_shift_slli_i, "srli", 4, DOCUMENT, 0x3,
        "srli <RD>,<RS1>,<SHAMT>",
        effects_shift_unsigned,
        "000000ss ssssrrrr r101rrrr r0010011",
        HAS_SLOTS(shift_unsigned))
    FORM(RV64_SHIFT_SRAI_I, "shift.srai.i", "shift", title_shift_slli_i, "srai", 4, DOCUMENT, 0x3,
        "srai <RD>,<RS1>,<SHAMT>",
        effects_shift_unsigned,
        "010000ss ssssrrrr r101rrrr r0010011",
        HAS_SLOTS(shift_unsigned))
    FORM(RV64_SHIFT_SLLI_CI, "shift.slli.ci", "shift", title_shift_slli_i, "c.slli",
        2, DOCUMENT, 0x3,
        "c.slli <CD>,<CSH>",
        effects_arith_imm_addi_ci,
        "000ccccc cccccc10",
        HAS_SLOTS(shift_slli_ci))
    FORM(RV64_SHIFT_SRLI_CA, "shift.srli.ca", "shift", title_shift_slli_i, "c.srli",
        2, DOCUMENT, 0x3,
        "c.srli <CQ+8>,<CSH>",
        effects_arith_imm_andi_ca,
        "100c00cc cccccc01",
        HAS_SLOTS(shift_srli_ca), HAS_CHOICES(arith_imm_andi_ca))
    FORM(RV64_SHIFT_SRAI_CA, "shift.srai.ca", "shift", title_shift_slli_i, "c.srai",
        2, DOCUMENT, 0x3,
        "c.srai <CQ+8>,<CSH>",
        effects_arith_imm_andi_ca,
        "100c01cc cccccc01",
        HAS_SLOTS(shift_srli_ca), HAS_CHOICES(arith_imm_andi_ca))
    FORM(RV64_SHIFT_NONE_SLLI, "shift_none.slli", "shift_none", title_shift_none_slli, "c.slli64",
        2, DOCUMENT, 0x3,
        "c.slli64 <CD>",
        "",
        "0000cccc c0000010",
        HAS_SLOTS(jump_cjr), .note = note_shift_none_slli)
    FORM(RV64_SHIFT_NONE_SRLI, "shift_none.srli", "shift_none", title_shift_none_slli, "c.srli64",
        2, DOCUMENT, 0x3,
        "c.srli64 <CQ+8>",
        "",
        "100000cc c0000001",
        HAS_SLOTS(shift_none_srli), HAS_CHOICES(arith_imm_andi_ca), .note = note_shift_none_slli)
    FORM(RV64_SHIFT_NONE_SRAI, "shift_none.srai", "shift_none", title_shift_none_slli, "c.srai64",
        2, DOCUMENT, 0x3,
        "c.srai64 <CQ+8>",
        "",
        "100001cc c0000001",
        HAS_SLOTS(shift_none_srli), HAS_CHOICES(arith_imm_andi_ca), .note = note_shift_none_slli)
    FORM(RV64_SHIFT_WORD_SLLIW, "shift_word.slliw", "shift_word", title_shift_word_slliw, "slliw",
        4, DOCUMENT, 0x3,
        "slliw <RD>,<RS1>,<SHAMTW>",
        effects_shift_unsigned,
        "0000000s ssssrrrr r001rrrr r0011011",
        HAS_SLOTS(rotate_rorw_w))
    FORM(RV64_SHIFT_WORD_SRLIW, "shift_word.srliw", "shift_word", title_shift_word_slliw, "srliw",
        4, DOCUMENT, 0x3,
        "srliw <RD>,<RS1>,<SHAMTW>",
        effects_shift_unsigned,
        "0000000s ssssrrrr r101rrrr r0011011",
        HAS_SLOTS(rotate_rorw_w))
    FORM(RV64_SHIFT_WORD_SRAIW, "shift_word.sraiw", "shift_word", title_shift_word_slliw, "sraiw",
        4, DOCUMENT, 0x3,
        "sraiw <RD>,<RS1>,<SHAMTW>",
        effects_shift_unsigned,
        "0100000s ssssrrrr r101rrrr r0011011",
        HAS_SLOTS(rotate_rorw_w))
    FORM(RV64_UPPER_LUI, "upper.lui", "upper", title_upper_lui, "lui", 4, DOCUMENT, 0x3,
        "lui <RD>,<IMMU>",
        effects_upper_lui,
        "iiiiiiii iiiiiiii iiiirrrr r0110111",
        HAS_SLOTS(upper_lui), HAS_CHOICES(upper_lui), .note = note_upper_lui)
    FORM(RV64_UPPER_AUIPC, "upper.auipc", "upper", title_upper_lui, "auipc", 4, DOCUMENT, 0x3,
        "auipc <RD>,<IMMU>",
        effects_upper_lui,
        "iiiiiiii iiiiiiii iiiirrrr r0010111",
        HAS_SLOTS(upper_lui), HAS_CHOICES(upper_lui), .note = note_upper_lui)
    FORM(RV64_UPPER_C, "upper.c", "upper", title_upper_lui, "c.lui", 2, DOCUMENT, 0x3,
        "c.lui <CD>,<i>",
        effects_arith_imm_addi_li,
        "011.cccc cccccc01",
        HAS_SLOTS(upper_c), HAS_CHOICES(upper_c), .note = note_upper_lui)
    FORM(RV64_MOVE, "move", "move", "Copy a register", "c.mv", 2, DOCUMENT, 0x3,
        "c.mv <CD>,<CS>",
        "reads $x[CS]; writes $x[CD]",
        "1000cccc cccccc10",
        HAS_SLOTS(arith_add_cr), .note = "The 32-bit instruction is `add d,zero,b`.")
    FORM(RV64_LOAD_LB_I, "load.lb.i", "load", title_float_load_flw_i, "lb", 4, DOCUMENT, 0x3,
        "lb <RD>,<IMMI>(<RS1>)",
        effects_load_lb_i,
        "iiiiiiii iiiirrrr r000rrrr r0000011",
        HAS_SLOTS(jump_jalr), .note = note_load_lb_i)
    FORM(RV64_LOAD_LH_I, "load.lh.i", "load", title_float_load_flw_i, "lh", 4, DOCUMENT, 0x3,
        "lh <RD>,<IMMI>(<RS1>)",
        effects_load_lh_i,
        "iiiiiiii iiiirrrr r001rrrr r0000011",
        HAS_SLOTS(jump_jalr), .note = note_load_lb_i)
    FORM(RV64_LOAD_LW_I, "load.lw.i", "load", title_float_load_flw_i, "lw", 4, DOCUMENT, 0x3,
        "lw <RD>,<IMMI>(<RS1>)",
        effects_load_lw_i,
        "iiiiiiii iiiirrrr r010rrrr r0000011",
        HAS_SLOTS(jump_jalr), .note = note_load_lb_i)
    FORM(RV64_LOAD_LD_I, "load.ld.i", "load", title_float_load_flw_i, "ld", 4, DOCUMENT, 0x3,
        "ld <RD>,<IMMI>(<RS1>)",
        "reads $x[RS1]; writes $x[RD]; read mem.u64; raises trap",
        "iiiiiiii iiiirrrr r011rrrr r0000011",
        HAS_SLOTS(jump_jalr), .note = note_load_lb_i)
    FORM(RV64_LOAD_LBU_I, "load.lbu.i", "load", title_float_load_flw_i, "lbu", 4, DOCUMENT, 0x3,
        "lbu <RD>,<IMMI>(<RS1>)",
        effects_load_lb_i,
        "iiiiiiii iiiirrrr r100rrrr r0000011",
        HAS_SLOTS(jump_jalr), .note = note_load_lb_i)
    FORM(RV64_LOAD_LHU_I, "load.lhu.i", "load", title_float_load_flw_i, "lhu", 4, DOCUMENT, 0x3,
        "lhu <RD>,<IMMI>(<RS1>)",
        effects_load_lh_i,
        "iiiiiiii iiiirrrr r101rrrr r0000011",
        HAS_SLOTS(jump_jalr), .note = note_load_lb_i)
    FORM(RV64_LOAD_LWU_I, "load.lwu.i", "load", title_float_load_flw_i, "lwu", 4, DOCUMENT, 0x3,
        "lwu <RD>,<IMMI>(<RS1>)",
        effects_load_lw_i,
        "iiiiiiii iiiirrrr r110rrrr r0000011",
        HAS_SLOTS(jump_jalr), .note = note_load_lb_i)
    FORM(RV64_LOAD_LW_CW, "load.lw.cw", "load", title_float_load_flw_i, "c.lw", 2, DOCUMENT, 0x3,
        "c.lw <CP+8>,<CW>(<CQ+8>)",
        "reads $x[CQ.n + 8]; writes $x[CP.n + 8]; read mem.u32; raises trap",
        "010ccccc cccccc00",
        HAS_SLOTS(load_lw_cw), HAS_CHOICES(load_lw_cw), .note = note_load_lb_i)
    FORM(RV64_LOAD_LD_CD, "load.ld.cd", "load", title_float_load_flw_i, "c.ld", 2, DOCUMENT, 0x3,
        "c.ld <CP+8>,<CDW>(<CQ+8>)",
        "reads $x[CQ.n + 8]; writes $x[CP.n + 8]; read mem.u64; raises trap",
        "011ccccc cccccc00",
        HAS_SLOTS(float_load_fld_c), HAS_CHOICES(load_lw_cw), .note = note_load_lb_i)
    FORM(RV64_LOAD_LW_CWSP, "load.lw.cwsp", "load", title_float_load_flw_i, "c.lwsp",
        2, DOCUMENT, 0x3,
        "c.lwsp <CD>,<CLW>(sp)",
        "reads $x[2]; writes $x[CD]; read mem.u32; raises trap",
        "010ccccc cccccc10",
        HAS_SLOTS(load_lw_cwsp), .note = note_load_lb_i)
    FORM(RV64_LOAD_LD_CDSP, "load.ld.cdsp", "load", title_float_load_flw_i, "c.ldsp",
        2, DOCUMENT, 0x3,
        "c.ldsp <CD>,<CLD>(sp)",
        "reads $x[2]; writes $x[CD]; read mem.u64; raises trap",
        "011ccccc cccccc10",
        HAS_SLOTS(load_ld_cdsp), .note = note_load_lb_i)
    FORM(RV64_STORE_SB_S, "store.sb.s", "store", title_float_store_fsw_s, "sb", 4, DOCUMENT, 0x3,
        "sb <RS2>,<IMMS>(<RS1>)",
        "reads $x[RS1] $x[RS2]; write mem.u8; raises trap",
        "iiiiiiir rrrrrrrr r000iiii i0100011",
        HAS_SLOTS(store_sb_s), .note = note_store_sb_s)
    FORM(RV64_STORE_SH_S, "store.sh.s", "store", title_float_store_fsw_s, "sh", 4, DOCUMENT, 0x3,
        "sh <RS2>,<IMMS>(<RS1>)",
        "reads $x[RS1] $x[RS2]; write mem.u16; raises trap",
        "iiiiiiir rrrrrrrr r001iiii i0100011",
        HAS_SLOTS(store_sb_s), .note = note_store_sb_s)
    FORM(RV64_STORE_SW_S, "store.sw.s", "store", title_float_store_fsw_s, "sw", 4, DOCUMENT, 0x3,
        "sw <RS2>,<IMMS>(<RS1>)",
        "reads $x[RS1] $x[RS2]; write mem.u32; raises trap",
        "iiiiiiir rrrrrrrr r010iiii i0100011",
        HAS_SLOTS(store_sb_s), .note = note_store_sb_s)
    FORM(RV64_STORE_SD_S, "store.sd.s", "store", title_float_store_fsw_s, "sd", 4, DOCUMENT, 0x3,
        "sd <RS2>,<IMMS>(<RS1>)",
        "reads $x[RS1] $x[RS2]; write mem.u64; raises trap",
        "iiiiiiir rrrrrrrr r011iiii i0100011",
        HAS_SLOTS(store_sb_s), .note = note_store_sb_s)
    FORM(RV64_STORE_SW_CW, "store.sw.cw", "store", title_float_store_fsw_s, "c.sw",
        2, DOCUMENT, 0x3,
        "c.sw <CP+8>,<CW>(<CQ+8>)",
        "reads $x[CP.n + 8] $x[CQ.n + 8]; write mem.u32; raises trap",
        "110ccccc cccccc00",
        HAS_SLOTS(load_lw_cw), HAS_CHOICES(store_sw_cw), .note = note_store_sb_s)
    FORM(RV64_STORE_SD_CD, "store.sd.cd", "store", title_float_store_fsw_s, "c.sd",
        2, DOCUMENT, 0x3,
        "c.sd <CP+8>,<CDW>(<CQ+8>)",
        "reads $x[CP.n + 8] $x[CQ.n + 8]; write mem.u64; raises trap",
        "111ccccc cccccc00",
        HAS_SLOTS(float_load_fld_c), HAS_CHOICES(store_sw_cw), .note = note_store_sb_s)
    FORM(RV64_STORE_SW_CWSP, "store.sw.cwsp", "store", title_float_store_fsw_s, "c.swsp",
        2, DOCUMENT, 0x3,
        "c.swsp <CS>,<CSW>(sp)",
        "reads $x[2] $x[CS]; write mem.u32; raises trap",
        "110ccccc cccccc10",
        HAS_SLOTS(store_sw_cwsp), .note = note_store_sb_s)
    FORM(RV64_STORE_SD_CDSP, "store.sd.cdsp", "store", title_float_store_fsw_s, "c.sdsp",
        2, DOCUMENT, 0x3,
        "c.sdsp <CS>,<CSD>(sp)",
        "reads $x[2] $x[CS]; write mem.u64; raises trap",
        "111ccccc cccccc10",
        HAS_SLOTS(store_sd_cdsp), .note = note_store_sb_s)
    FORM(RV64_MULTIPLY_MUL, "multiply.mul", "multiply", title_multiply_mul, "mul", 4, DOCUMENT, 0x3,
        "mul <RD>,<RS1>,<RS2>",
        effects_logic_not_xnor,
        "0000001r rrrrrrrr r000rrrr r0110011",
        HAS_SLOTS(add_shifted_sh1add), .note = note_multiply_mul)
    FORM(RV64_MULTIPLY_MULH, "multiply.mulh", "multiply", title_multiply_mul, "mulh",
        4, DOCUMENT, 0x3,
        "mulh <RD>,<RS1>,<RS2>",
        effects_logic_not_xnor,
        "0000001r rrrrrrrr r001rrrr r0110011",
        HAS_SLOTS(add_shifted_sh1add), .note = note_multiply_mul)
    FORM(RV64_MULTIPLY_MULHSU, "multiply.mulhsu", "multiply", title_multiply_mul, "mulhsu",
        4, DOCUMENT, 0x3,
        "mulhsu <RD>,<RS1>,<RS2>",
        effects_logic_not_xnor,
        "0000001r rrrrrrrr r010rrrr r0110011",
        HAS_SLOTS(add_shifted_sh1add), .note = note_multiply_mul)
    FORM(RV64_MULTIPLY_MULHU, "multiply.mulhu", "multiply", title_multiply_mul, "mulhu",
        4, DOCUMENT, 0x3,
        "mulhu <RD>,<RS1>,<RS2>",
        effects_logic_not_xnor,
        "0000001r rrrrrrrr r011rrrr r0110011",
        HAS_SLOTS(add_shifted_sh1add), .note = note_multiply_mul)
    FORM(RV64_DIVIDE_DIV, "divide.div", "divide", title_divide_div, "div", 4, DOCUMENT, 0x3,
        "div <RD>,<RS1>,<RS2>",
        effects_logic_not_xnor,
        "0000001r rrrrrrrr r100rrrr r0110011",
        HAS_SLOTS(add_shifted_sh1add), .note = note_divide_div)
    FORM(RV64_DIVIDE_DIVU, "divide.divu", "divide", title_divide_div, "divu", 4, DOCUMENT, 0x3,
        "divu <RD>,<RS1>,<RS2>",
        effects_add_shifted_sh1add,
        "0000001r rrrrrrrr r101rrrr r0110011",
        HAS_SLOTS(add_shifted_sh1add), .note = note_divide_div)
    FORM(RV64_DIVIDE_REM, "divide.rem", "divide", title_divide_div, "rem", 4, DOCUMENT, 0x3,
        "rem <RD>,<RS1>,<RS2>",
        effects_logic_not_xnor,
        "0000001r rrrrrrrr r110rrrr r0110011",
        HAS_SLOTS(add_shifted_sh1add), .note = note_divide_div)
    FORM(RV64_DIVIDE_REMU, "divide.remu", "divide", title_divide_div, "remu", 4, DOCUMENT, 0x3,
        "remu <RD>,<RS1>,<RS2>",
        effects_add_shifted_sh1add,
        "0000001r rrrrrrrr r111rrrr r0110011",
        HAS_SLOTS(add_shifted_sh1add), .note = note_divide_div)
    FORM(RV64_MULTIPLY_WORD_MULW, "multiply_word.mulw", "multiply_word", title_multiply_word_mulw,
        "mulw", 4, DOCUMENT, 0x3,
        "mulw <RD>,<RS1>,<RS2>",
        effects_logic_not_xnor,
        "0000001r rrrrrrrr r000rrrr r0111011",
        HAS_SLOTS(add_shifted_sh1add), .note = note_multiply_word_mulw)
    FORM(RV64_MULTIPLY_WORD_DIVW, "multiply_word.divw", "multiply_word", title_multiply_word_mulw,
        "divw", 4, DOCUMENT, 0x3,
        "divw <RD>,<RS1>,<RS2>",
        effects_logic_not_xnor,
        "0000001r rrrrrrrr r100rrrr r0111011",
        HAS_SLOTS(add_shifted_sh1add), .note = note_multiply_word_mulw)
    FORM(RV64_MULTIPLY_WORD_DIVUW, "multiply_word.divuw", "multiply_word", title_multiply_word_mulw,
        "divuw", 4, DOCUMENT, 0x3,
        "divuw <RD>,<RS1>,<RS2>",
        effects_logic_not_xnor,
        "0000001r rrrrrrrr r101rrrr r0111011",
        HAS_SLOTS(add_shifted_sh1add), .note = note_multiply_word_mulw)
    FORM(RV64_MULTIPLY_WORD_REMW, "multiply_word.remw", "multiply_word", title_multiply_word_mulw,
        "remw", 4, DOCUMENT, 0x3,
        "remw <RD>,<RS1>,<RS2>",
        effects_logic_not_xnor,
        "0000001r rrrrrrrr r110rrrr r0111011",
        HAS_SLOTS(add_shifted_sh1add), .note = note_multiply_word_mulw)
    FORM(RV64_MULTIPLY_WORD_REMUW, "multiply_word.remuw", "multiply_word", title_multiply_word_mulw,
        "remuw", 4, DOCUMENT, 0x3,
        "remuw <RD>,<RS1>,<RS2>",
        effects_logic_not_xnor,
        "0000001r rrrrrrrr r111rrrr r0111011",
        HAS_SLOTS(add_shifted_sh1add), .note = note_multiply_word_mulw)
};

static const struct isadora_encoding_space encoding_space[] = {
    {"16", "rv64gc", "46744", "0", "0", "18792"},
    {"32", "rv64gc", "312253445", "0", "0", "3982713851"},
    {"16", "rv64gcb", "46744", "0", "0", "18792"},
    {"32", "rv64gcb", "313411589", "0", "0", "3981555707"},
};

static const struct isadora_view views_mstatus[] = {
    {"MPP", 0, 11, 0, 2},
    {"FS", 0, 13, 0, 2},
    {"MIE", 0, 3, 0, 1},
    {"MPIE", 0, 7, 0, 1},
    {"MPRV", 0, 17, 0, 1},
    {"TW", 0, 21, 0, 1},
};

static const struct isadora_held held_mstatus[] = {
    {0x3, {{0x7, 0x0}}, {{0x0, 0x0}}},
    {0x3, {{0x70, 0x0}}, {{0x0, 0x0}}},
    {0x3, {{0x700, 0x0}}, {{0x0, 0x0}}},
    {0x3, {{0x18000, 0x0}}, {{0x0, 0x0}}},
    {0x3, {{0x1c0000, 0x0}}, {{0x0, 0x0}}},
};

static const struct isadora_view views_mie[] = {
    {"MSIE", 0, 3, 0, 1},
    {"MTIE", 0, 7, 0, 1},
    {"MEIE", 0, 11, 0, 1},
};

static const struct isadora_held held_mie[] = {
    {0x3, {{0x7, 0x0}}, {{0x0, 0x0}}},
    {0x3, {{0x70, 0x0}}, {{0x0, 0x0}}},
    {0x3, {{0x700, 0x0}}, {{0x0, 0x0}}},
};

static const struct isadora_held held_mtvec[] = {
    {0x3, {{0x3, 0x0}}, {{0x0, 0x0}}},
};

static const struct isadora_held held_mepc[] = {
    {0x3, {{0x1, 0x0}}, {{0x0, 0x0}}},
};

static const struct isadora_held held_pc[] = {
    {0x3, {{0x1, 0x0}}, {{0x0, 0x0}}},
};

static const char *const also_x_0[] = {"x0", NULL};
static const char *const also_x_1[] = {"x1", NULL};
static const char *const also_x_2[] = {"x2", NULL};
static const char *const also_x_3[] = {"x3", NULL};
static const char *const also_x_4[] = {"x4", NULL};
static const char *const also_x_5[] = {"x5", NULL};
static const char *const also_x_6[] = {"x6", NULL};
static const char *const also_x_7[] = {"x7", NULL};
static const char *const also_x_8[] = {"x8", "fp", NULL};
static const char *const also_x_9[] = {"x9", NULL};
static const char *const also_x_10[] = {"x10", NULL};
static const char *const also_x_11[] = {"x11", NULL};
static const char *const also_x_12[] = {"x12", NULL};
static const char *const also_x_13[] = {"x13", NULL};
static const char *const also_x_14[] = {"x14", NULL};
static const char *const also_x_15[] = {"x15", NULL};
static const char *const also_x_16[] = {"x16", NULL};
static const char *const also_x_17[] = {"x17", NULL};
static const char *const also_x_18[] = {"x18", NULL};
static const char *const also_x_19[] = {"x19", NULL};
static const char *const also_x_20[] = {"x20", NULL};
static const char *const also_x_21[] = {"x21", NULL};
static const char *const also_x_22[] = {"x22", NULL};
static const char *const also_x_23[] = {"x23", NULL};
static const char *const also_x_24[] = {"x24", NULL};
static const char *const also_x_25[] = {"x25", NULL};
static const char *const also_x_26[] = {"x26", NULL};
static const char *const also_x_27[] = {"x27", NULL};
static const char *const also_x_28[] = {"x28", NULL};
static const char *const also_x_29[] = {"x29", NULL};
static const char *const also_x_30[] = {"x30", NULL};
static const char *const also_x_31[] = {"x31", NULL};
static const struct isadora_entry entries_x[] = {
    {0, "zero", 1, 0, 0x0, also_x_0, 0, 0, 0, 0},
    {1, "ra", 0, 0, 0, also_x_1, 0, 0, 0, 0},
    {2, "sp", 0, 0, 0, also_x_2, 0, 0, 0, 0},
    {3, "gp", 0, 0, 0, also_x_3, 0, 0, 0, 0},
    {4, "tp", 0, 0, 0, also_x_4, 0, 0, 0, 0},
    {5, "t0", 0, 0, 0, also_x_5, 0, 0, 0, 0},
    {6, "t1", 0, 0, 0, also_x_6, 0, 0, 0, 0},
    {7, "t2", 0, 0, 0, also_x_7, 0, 0, 0, 0},
    {8, "s0", 0, 0, 0, also_x_8, 0, 0, 0, 0},
    {9, "s1", 0, 0, 0, also_x_9, 0, 0, 0, 0},
    {10, "a0", 0, 0, 0, also_x_10, 0, 0, 0, 0},
    {11, "a1", 0, 0, 0, also_x_11, 0, 0, 0, 0},
    {12, "a2", 0, 0, 0, also_x_12, 0, 0, 0, 0},
    {13, "a3", 0, 0, 0, also_x_13, 0, 0, 0, 0},
    {14, "a4", 0, 0, 0, also_x_14, 0, 0, 0, 0},
    {15, "a5", 0, 0, 0, also_x_15, 0, 0, 0, 0},
    {16, "a6", 0, 0, 0, also_x_16, 0, 0, 0, 0},
    {17, "a7", 0, 0, 0, also_x_17, 0, 0, 0, 0},
    {18, "s2", 0, 0, 0, also_x_18, 0, 0, 0, 0},
    {19, "s3", 0, 0, 0, also_x_19, 0, 0, 0, 0},
    {20, "s4", 0, 0, 0, also_x_20, 0, 0, 0, 0},
    {21, "s5", 0, 0, 0, also_x_21, 0, 0, 0, 0},
    {22, "s6", 0, 0, 0, also_x_22, 0, 0, 0, 0},
    {23, "s7", 0, 0, 0, also_x_23, 0, 0, 0, 0},
    {24, "s8", 0, 0, 0, also_x_24, 0, 0, 0, 0},
    {25, "s9", 0, 0, 0, also_x_25, 0, 0, 0, 0},
    {26, "s10", 0, 0, 0, also_x_26, 0, 0, 0, 0},
    {27, "s11", 0, 0, 0, also_x_27, 0, 0, 0, 0},
    {28, "t3", 0, 0, 0, also_x_28, 0, 0, 0, 0},
    {29, "t4", 0, 0, 0, also_x_29, 0, 0, 0, 0},
    {30, "t5", 0, 0, 0, also_x_30, 0, 0, 0, 0},
    {31, "t6", 0, 0, 0, also_x_31, 0, 0, 0, 0},
};

static const char *const also_f_0[] = {"f0", NULL};
static const char *const also_f_1[] = {"f1", NULL};
static const char *const also_f_2[] = {"f2", NULL};
static const char *const also_f_3[] = {"f3", NULL};
static const char *const also_f_4[] = {"f4", NULL};
static const char *const also_f_5[] = {"f5", NULL};
static const char *const also_f_6[] = {"f6", NULL};
static const char *const also_f_7[] = {"f7", NULL};
static const char *const also_f_8[] = {"f8", NULL};
static const char *const also_f_9[] = {"f9", NULL};
static const char *const also_f_10[] = {"f10", NULL};
static const char *const also_f_11[] = {"f11", NULL};
static const char *const also_f_12[] = {"f12", NULL};
static const char *const also_f_13[] = {"f13", NULL};
static const char *const also_f_14[] = {"f14", NULL};
static const char *const also_f_15[] = {"f15", NULL};
static const char *const also_f_16[] = {"f16", NULL};
static const char *const also_f_17[] = {"f17", NULL};
static const char *const also_f_18[] = {"f18", NULL};
static const char *const also_f_19[] = {"f19", NULL};
static const char *const also_f_20[] = {"f20", NULL};
static const char *const also_f_21[] = {"f21", NULL};
static const char *const also_f_22[] = {"f22", NULL};
static const char *const also_f_23[] = {"f23", NULL};
static const char *const also_f_24[] = {"f24", NULL};
static const char *const also_f_25[] = {"f25", NULL};
static const char *const also_f_26[] = {"f26", NULL};
static const char *const also_f_27[] = {"f27", NULL};
static const char *const also_f_28[] = {"f28", NULL};
static const char *const also_f_29[] = {"f29", NULL};
static const char *const also_f_30[] = {"f30", NULL};
static const char *const also_f_31[] = {"f31", NULL};
static const struct isadora_entry entries_f[] = {
    {0, "ft0", 0, 0, 0, also_f_0, 0, 0, 0, 0},
    {1, "ft1", 0, 0, 0, also_f_1, 0, 0, 0, 0},
    {2, "ft2", 0, 0, 0, also_f_2, 0, 0, 0, 0},
    {3, "ft3", 0, 0, 0, also_f_3, 0, 0, 0, 0},
    {4, "ft4", 0, 0, 0, also_f_4, 0, 0, 0, 0},
    {5, "ft5", 0, 0, 0, also_f_5, 0, 0, 0, 0},
    {6, "ft6", 0, 0, 0, also_f_6, 0, 0, 0, 0},
    {7, "ft7", 0, 0, 0, also_f_7, 0, 0, 0, 0},
    {8, "fs0", 0, 0, 0, also_f_8, 0, 0, 0, 0},
    {9, "fs1", 0, 0, 0, also_f_9, 0, 0, 0, 0},
    {10, "fa0", 0, 0, 0, also_f_10, 0, 0, 0, 0},
    {11, "fa1", 0, 0, 0, also_f_11, 0, 0, 0, 0},
    {12, "fa2", 0, 0, 0, also_f_12, 0, 0, 0, 0},
    {13, "fa3", 0, 0, 0, also_f_13, 0, 0, 0, 0},
    {14, "fa4", 0, 0, 0, also_f_14, 0, 0, 0, 0},
    {15, "fa5", 0, 0, 0, also_f_15, 0, 0, 0, 0},
    {16, "fa6", 0, 0, 0, also_f_16, 0, 0, 0, 0},
    {17, "fa7", 0, 0, 0, also_f_17, 0, 0, 0, 0},
    {18, "fs2", 0, 0, 0, also_f_18, 0, 0, 0, 0},
    {19, "fs3", 0, 0, 0, also_f_19, 0, 0, 0, 0},
    {20, "fs4", 0, 0, 0, also_f_20, 0, 0, 0, 0},
    {21, "fs5", 0, 0, 0, also_f_21, 0, 0, 0, 0},
    {22, "fs6", 0, 0, 0, also_f_22, 0, 0, 0, 0},
    {23, "fs7", 0, 0, 0, also_f_23, 0, 0, 0, 0},
    {24, "fs8", 0, 0, 0, also_f_24, 0, 0, 0, 0},
    {25, "fs9", 0, 0, 0, also_f_25, 0, 0, 0, 0},
    {26, "fs10", 0, 0, 0, also_f_26, 0, 0, 0, 0},
    {27, "fs11", 0, 0, 0, also_f_27, 0, 0, 0, 0},
    {28, "ft8", 0, 0, 0, also_f_28, 0, 0, 0, 0},
    {29, "ft9", 0, 0, 0, also_f_29, 0, 0, 0, 0},
    {30, "ft10", 0, 0, 0, also_f_30, 0, 0, 0, 0},
    {31, "ft11", 0, 0, 0, also_f_31, 0, 0, 0, 0},
};

static const struct isadora_file files[] = {
    {
        .name = "$mode", .prints = "$mode", .vector = NULL,
        .count = 0, .width = 2, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct rv64_state, mode), .stride = 0,
        .configs = 0x3,
    },
    {
        .name = "$mstatus", .prints = "$mstatus", .vector = NULL,
        .count = 0, .width = 22, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct rv64_state, mstatus), .stride = 0,
        .view_count = 6, .views = views_mstatus,
        .held_count = 5, .held = held_mstatus,
        .configs = 0x3,
    },
    {
        .name = "$mie", .prints = "$mie", .vector = NULL,
        .count = 0, .width = 12, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct rv64_state, mie), .stride = 0,
        .view_count = 3, .views = views_mie,
        .held_count = 3, .held = held_mie,
        .configs = 0x3,
    },
    {
        .name = "$mcounteren", .prints = "$mcounteren", .vector = NULL,
        .count = 0, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct rv64_state, mcounteren), .stride = 0,
        .configs = 0x3,
    },
    {
        .name = "$mscratch", .prints = "$mscratch", .vector = NULL,
        .count = 0, .width = 64, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct rv64_state, mscratch), .stride = 0,
        .configs = 0x3,
    },
    {
        .name = "$mcause", .prints = "$mcause", .vector = NULL,
        .count = 0, .width = 64, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct rv64_state, mcause), .stride = 0,
        .configs = 0x3,
    },
    {
        .name = "$mtval", .prints = "$mtval", .vector = NULL,
        .count = 0, .width = 64, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct rv64_state, mtval), .stride = 0,
        .configs = 0x3,
    },
    {
        .name = "$mtvec", .prints = "$mtvec", .vector = NULL,
        .count = 0, .width = 64, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct rv64_state, mtvec), .stride = 0,
        .held_count = 1, .held = held_mtvec,
        .configs = 0x3,
    },
    {
        .name = "$mepc", .prints = "$mepc", .vector = NULL,
        .count = 0, .width = 64, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct rv64_state, mepc), .stride = 0,
        .held_count = 1, .held = held_mepc,
        .configs = 0x3,
    },
    {
        .name = "$mcycle", .prints = "$mcycle", .vector = NULL,
        .count = 0, .width = 64, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct rv64_state, mcycle), .stride = 0,
        .configs = 0x3,
    },
    {
        .name = "$minstret", .prints = "$minstret", .vector = NULL,
        .count = 0, .width = 64, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct rv64_state, minstret), .stride = 0,
        .configs = 0x3,
    },
    {
        .name = "$pc", .prints = "$pc", .vector = NULL,
        .count = 0, .width = 64, .is_signed = 0, .is_pc = 1,
        .held_count = 1, .held = held_pc,
        .configs = 0x3,
    },
    {
        .name = "$x", .prints = "x", .vector = NULL,
        .count = 32, .width = 64, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct rv64_state, x), .stride = sizeof(((struct rv64_state *)0)->x[0]),
        .entry_count = 32, .entries = entries_x,
        .configs = 0x3,
    },
    {
        .name = "$f", .prints = "f", .vector = NULL,
        .count = 32, .width = 64, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct rv64_state, f), .stride = sizeof(((struct rv64_state *)0)->f[0]),
        .entry_count = 32, .entries = entries_f,
        .configs = 0x3,
    },
    {
        .name = "$fflags", .prints = "$fflags", .vector = NULL,
        .count = 0, .width = 5, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct rv64_state, fflags), .stride = 0,
        .configs = 0x3,
    },
    {
        .name = "$frm", .prints = "$frm", .vector = NULL,
        .count = 0, .width = 3, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct rv64_state, frm), .stride = 0,
        .configs = 0x3,
    },
    {
        .name = "$reserved", .prints = "$reserved", .vector = NULL,
        .count = 0, .width = 1, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct rv64_state, reserved), .stride = 0,
        .configs = 0x3,
    },
    {
        .name = "$reservation", .prints = "$reservation", .vector = NULL,
        .count = 0, .width = 64, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct rv64_state, reservation), .stride = 0,
        .configs = 0x3,
    },
};

static const struct isadora_space spaces[] = {
    {
        .name = "mem", .cells = UINT64_C(0x100000000000000), .cell_bits = 8,
        .is_code = 1, .big_endian = 0, .read_only = 0, .write_only = 0,
        .unaligned = ISADORA_WORKS, .outside = ISADORA_TRAPS,
        .configs = 0x3,
    },
};

#undef F
#define F(name) RV64_FIELD_##name

static const struct isadora_word_pattern words[] = {
    W("*", F(CSR_NAME))
    W("*", F(PRED))
    W("*", F(RM))
    W("*", F(RMX))
    W("*", F(SUCC))
    PLAIN("add")
    PLAIN("add.uw")
    PLAIN("addi")
    PLAIN("addiw")
    PLAIN("addw")
    W("amoadd**", F(WIDTH), F(ORDER))
    W("amoand**", F(WIDTH), F(ORDER))
    W("amomax**", F(WIDTH), F(ORDER))
    W("amomaxu**", F(WIDTH), F(ORDER))
    W("amomin**", F(WIDTH), F(ORDER))
    W("amominu**", F(WIDTH), F(ORDER))
    W("amoor**", F(WIDTH), F(ORDER))
    W("amoswap**", F(WIDTH), F(ORDER))
    W("amoxor**", F(WIDTH), F(ORDER))
    PLAIN("and")
    PLAIN("andi")
    PLAIN("andn")
    PLAIN("auipc")
    PLAIN("bclr")
    PLAIN("bclri")
    PLAIN("beq")
    PLAIN("beqz")
    PLAIN("bext")
    PLAIN("bexti")
    PLAIN("bge")
    PLAIN("bgeu")
    PLAIN("bgez")
    PLAIN("bgt")
    PLAIN("bgtu")
    PLAIN("bgtz")
    PLAIN("binv")
    PLAIN("binvi")
    PLAIN("ble")
    PLAIN("bleu")
    PLAIN("blez")
    PLAIN("blt")
    PLAIN("bltu")
    PLAIN("bltz")
    PLAIN("bne")
    PLAIN("bnez")
    PLAIN("bset")
    PLAIN("bseti")
    PLAIN("c.add")
    PLAIN("c.addi")
    PLAIN("c.addi16sp")
    PLAIN("c.addi4spn")
    PLAIN("c.addiw")
    PLAIN("c.addw")
    PLAIN("c.and")
    PLAIN("c.andi")
    PLAIN("c.beqz")
    PLAIN("c.bnez")
    PLAIN("c.ebreak")
    PLAIN("c.fld")
    PLAIN("c.fldsp")
    PLAIN("c.fsd")
    PLAIN("c.fsdsp")
    PLAIN("c.j")
    PLAIN("c.jalr")
    PLAIN("c.jr")
    PLAIN("c.ld")
    PLAIN("c.ldsp")
    PLAIN("c.li")
    PLAIN("c.lui")
    PLAIN("c.lw")
    PLAIN("c.lwsp")
    PLAIN("c.mv")
    PLAIN("c.nop")
    PLAIN("c.or")
    PLAIN("c.sd")
    PLAIN("c.sdsp")
    PLAIN("c.slli")
    PLAIN("c.slli64")
    PLAIN("c.srai")
    PLAIN("c.srai64")
    PLAIN("c.srli")
    PLAIN("c.srli64")
    PLAIN("c.sub")
    PLAIN("c.subw")
    PLAIN("c.sw")
    PLAIN("c.swsp")
    PLAIN("c.unimp")
    PLAIN("c.xor")
    PLAIN("clz")
    PLAIN("clzw")
    PLAIN("cpop")
    PLAIN("cpopw")
    PLAIN("csrc")
    PLAIN("csrci")
    PLAIN("csrr")
    PLAIN("csrrc")
    PLAIN("csrrci")
    PLAIN("csrrs")
    PLAIN("csrrsi")
    PLAIN("csrrw")
    PLAIN("csrrwi")
    PLAIN("csrs")
    PLAIN("csrsi")
    PLAIN("csrw")
    PLAIN("csrwi")
    PLAIN("ctz")
    PLAIN("ctzw")
    PLAIN("div")
    PLAIN("divu")
    PLAIN("divuw")
    PLAIN("divw")
    PLAIN("ebreak")
    PLAIN("ecall")
    PLAIN("f0")
    PLAIN("f1")
    PLAIN("f10")
    PLAIN("f11")
    PLAIN("f12")
    PLAIN("f13")
    PLAIN("f14")
    PLAIN("f15")
    PLAIN("f16")
    PLAIN("f17")
    PLAIN("f18")
    PLAIN("f19")
    PLAIN("f2")
    PLAIN("f20")
    PLAIN("f21")
    PLAIN("f22")
    PLAIN("f23")
    PLAIN("f24")
    PLAIN("f25")
    PLAIN("f26")
    PLAIN("f27")
    PLAIN("f28")
    PLAIN("f29")
    PLAIN("f3")
    PLAIN("f30")
    PLAIN("f31")
    PLAIN("f4")
    PLAIN("f5")
    PLAIN("f6")
    PLAIN("f7")
    PLAIN("f8")
    PLAIN("f9")
    PLAIN("fabs.d")
    PLAIN("fabs.s")
    PLAIN("fadd.d")
    PLAIN("fadd.s")
    PLAIN("fclass.d")
    PLAIN("fclass.s")
    PLAIN("fcvt.d.l")
    PLAIN("fcvt.d.lu")
    PLAIN("fcvt.d.s")
    PLAIN("fcvt.d.w")
    PLAIN("fcvt.d.wu")
    PLAIN("fcvt.l.d")
    PLAIN("fcvt.l.s")
    PLAIN("fcvt.lu.d")
    PLAIN("fcvt.lu.s")
    PLAIN("fcvt.s.d")
    PLAIN("fcvt.s.l")
    PLAIN("fcvt.s.lu")
    PLAIN("fcvt.s.w")
    PLAIN("fcvt.s.wu")
    PLAIN("fcvt.w.d")
    PLAIN("fcvt.w.s")
    PLAIN("fcvt.wu.d")
    PLAIN("fcvt.wu.s")
    PLAIN("fdiv.d")
    PLAIN("fdiv.s")
    PLAIN("fence")
    PLAIN("fence.i")
    PLAIN("fence.tso")
    PLAIN("feq.d")
    PLAIN("feq.s")
    PLAIN("fge.d")
    PLAIN("fge.s")
    PLAIN("fgt.d")
    PLAIN("fgt.s")
    PLAIN("fld")
    PLAIN("fle.d")
    PLAIN("fle.s")
    PLAIN("flt.d")
    PLAIN("flt.s")
    PLAIN("flw")
    PLAIN("fmadd.d")
    PLAIN("fmadd.s")
    PLAIN("fmax.d")
    PLAIN("fmax.s")
    PLAIN("fmin.d")
    PLAIN("fmin.s")
    PLAIN("fmsub.d")
    PLAIN("fmsub.s")
    PLAIN("fmul.d")
    PLAIN("fmul.s")
    PLAIN("fmv.d")
    PLAIN("fmv.d.x")
    PLAIN("fmv.s")
    PLAIN("fmv.s.x")
    PLAIN("fmv.w.x")
    PLAIN("fmv.x.d")
    PLAIN("fmv.x.s")
    PLAIN("fmv.x.w")
    PLAIN("fneg.d")
    PLAIN("fneg.s")
    PLAIN("fnmadd.d")
    PLAIN("fnmadd.s")
    PLAIN("fnmsub.d")
    PLAIN("fnmsub.s")
    PLAIN("fp")
    PLAIN("frcsr")
    PLAIN("frflags")
    PLAIN("frrm")
    PLAIN("fscsr")
    PLAIN("fsd")
    PLAIN("fsflags")
    PLAIN("fsflagsi")
    PLAIN("fsgnj.d")
    PLAIN("fsgnj.s")
    PLAIN("fsgnjn.d")
    PLAIN("fsgnjn.s")
    PLAIN("fsgnjx.d")
    PLAIN("fsgnjx.s")
    PLAIN("fsqrt.d")
    PLAIN("fsqrt.s")
    PLAIN("fsrm")
    PLAIN("fsrmi")
    PLAIN("fsub.d")
    PLAIN("fsub.s")
    PLAIN("fsw")
    PLAIN("j")
    PLAIN("jal")
    PLAIN("jalr")
    PLAIN("jr")
    PLAIN("lb")
    PLAIN("lbu")
    PLAIN("ld")
    PLAIN("lh")
    PLAIN("lhu")
    PLAIN("li")
    W("lr.d*", F(ORDER))
    W("lr.w*", F(ORDER))
    PLAIN("lui")
    PLAIN("lw")
    PLAIN("lwu")
    PLAIN("max")
    PLAIN("maxu")
    PLAIN("min")
    PLAIN("minu")
    PLAIN("mret")
    PLAIN("mul")
    PLAIN("mulh")
    PLAIN("mulhsu")
    PLAIN("mulhu")
    PLAIN("mulw")
    PLAIN("mv")
    PLAIN("neg")
    PLAIN("negw")
    PLAIN("nop")
    PLAIN("not")
    PLAIN("or")
    PLAIN("orc.b")
    PLAIN("ori")
    PLAIN("orn")
    PLAIN("rdcycle")
    PLAIN("rdinstret")
    PLAIN("rdtime")
    PLAIN("rem")
    PLAIN("remu")
    PLAIN("remuw")
    PLAIN("remw")
    PLAIN("ret")
    PLAIN("rev8")
    PLAIN("rol")
    PLAIN("rolw")
    PLAIN("ror")
    PLAIN("rori")
    PLAIN("roriw")
    PLAIN("rorw")
    PLAIN("sb")
    PLAIN("sbreak")
    W("sc.d*", F(ORDER))
    W("sc.w*", F(ORDER))
    PLAIN("scall")
    PLAIN("sd")
    PLAIN("seqz")
    PLAIN("sext.b")
    PLAIN("sext.h")
    PLAIN("sext.w")
    PLAIN("sfence.vma")
    PLAIN("sgt")
    PLAIN("sgtu")
    PLAIN("sgtz")
    PLAIN("sh")
    PLAIN("sh1add")
    PLAIN("sh1add.uw")
    PLAIN("sh2add")
    PLAIN("sh2add.uw")
    PLAIN("sh3add")
    PLAIN("sh3add.uw")
    PLAIN("sll")
    PLAIN("slli")
    PLAIN("slli.uw")
    PLAIN("slliw")
    PLAIN("sllw")
    PLAIN("slt")
    PLAIN("slti")
    PLAIN("sltiu")
    PLAIN("sltu")
    PLAIN("sltz")
    PLAIN("snez")
    PLAIN("sra")
    PLAIN("srai")
    PLAIN("sraiw")
    PLAIN("sraw")
    PLAIN("sret")
    PLAIN("srl")
    PLAIN("srli")
    PLAIN("srliw")
    PLAIN("srlw")
    PLAIN("sub")
    PLAIN("subw")
    PLAIN("sw")
    PLAIN("unimp")
    PLAIN("wfi")
    PLAIN("x0")
    PLAIN("x1")
    PLAIN("x10")
    PLAIN("x11")
    PLAIN("x12")
    PLAIN("x13")
    PLAIN("x14")
    PLAIN("x15")
    PLAIN("x16")
    PLAIN("x17")
    PLAIN("x18")
    PLAIN("x19")
    PLAIN("x2")
    PLAIN("x20")
    PLAIN("x21")
    PLAIN("x22")
    PLAIN("x23")
    PLAIN("x24")
    PLAIN("x25")
    PLAIN("x26")
    PLAIN("x27")
    PLAIN("x28")
    PLAIN("x29")
    PLAIN("x3")
    PLAIN("x30")
    PLAIN("x31")
    PLAIN("x4")
    PLAIN("x5")
    PLAIN("x6")
    PLAIN("x7")
    PLAIN("x8")
    PLAIN("x9")
    PLAIN("xnor")
    PLAIN("xor")
    PLAIN("xori")
    PLAIN("zext.b")
    PLAIN("zext.h")
    PLAIN("zext.w")
};

bool rv64_branch_target(const struct isadora_context *c, const struct isadora_insn *in,
    uint64_t *to)
{
    (void)c;
    switch (in->form) {
    case RV64_JUMP_JAL:
        *to = c->address + (uint64_t)rt_sign(in->value[1], 20) * 2;
        return true;
    case RV64_JUMP_CJ:
        *to = c->address + (uint64_t)rt_sign(in->value[0], 11) * 2;
        return true;
    case RV64_BRANCH_BEQ_B:
    case RV64_BRANCH_BNE_B:
    case RV64_BRANCH_BLT_B:
    case RV64_BRANCH_BGE_B:
    case RV64_BRANCH_BLTU_B:
    case RV64_BRANCH_BGEU_B:
        *to = c->address + (uint64_t)rt_sign(in->value[2], 12) * 2;
        return true;
    case RV64_BRANCH_BEQ_C:
    case RV64_BRANCH_BNE_C:
        *to = c->address + (uint64_t)rt_sign(in->value[1], 8) * 2;
        return true;
    default:
        return false;
    }
}

static const char *const exceptions[] = {"trap"};

static const struct isadora_stored exception_1_writes[] = {{8, 0}, {5, 0}, {6, 0}, {1, 0}, {0, 0},
    {16, 0}};
static const struct isadora_code exception_1_codes_1[] = {{2, "illegal instruction"},
    {3, "breakpoint"}, {4, "load address misaligned"}, {5, "load access fault"},
    {6, "store address misaligned"}, {7, "store access fault"}, {8, "call from user mode"},
    {11, "call from machine mode"}};
static const struct isadora_exception_param exception_1_params[] = {
    {"cause", exception_1_codes_1, 8},
    {"value", NULL, 0},
};
static const struct isadora_exception exception_info[] = {
    {"(cause u6 causes, value u64)",
        "reads $mstatus.MIE $mode $minstret $mtvec; writes $mepc $mcause $mtval $mstatus.MPIE "
        "$mstatus.MIE $mstatus.MPP $mode $reserved $minstret $pc", "", exception_1_writes, 6,
        exception_1_params, 2},
};

static const struct isadora_text_syntax syntaxes[] = {
    {"aliases", "as objdump prints them, 16-bit instructions as those that they stand for",
        .brief = 1, .first = 0},
    {"numeric", "registers by number", .brief = 0, .first = 0},
};

const struct isadora_target rv64_target = {
    .name = "rv64", .title = "RISC-V, 64 bits",
    .configs = configs, .config_count = 2,
    .units = units, .unit_count = 2,
    .forms = forms, .form_count = 233,
    .fields = fields, .field_count = 56,
    .files = files, .file_count = 18,
    .spaces = spaces, .space_count = 1,
    .encoding_space = encoding_space, .encoding_space_count = 4,
    .text_max = RV64_TEXT_MAX,
    .state_size = sizeof(struct rv64_state),
    .pc_counts_units = 0,
    .start = 0x0,
    .elfs = elfs, .elf_count = 1, .elf_attributes = &elf_attributes,
    .elf_features = elf_features,
    .words = words, .word_count = 364,
    .decode = rv64_decode,
    .identify = rv64_identify,
    .operands = rv64_operands,
    .encode = rv64_encode,
    .format = rv64_format,
    .reset = rv64_reset,
    .execute = rv64_execute,
    .branch_target = rv64_branch_target,
    .syntax = &rv64_syntax,
    .ops = rv64_ops, .op_size = sizeof(struct rv64_op), .fill = rv64_fill,
    .undefined = rv64_undefined,
    .tick = rv64_tick,
    .paths = &rv64_uses,
    .exceptions = exceptions, .exception_count = 1,
    .exception_info = exception_info,
    .syntaxes = syntaxes, .syntax_count = 2,
};
