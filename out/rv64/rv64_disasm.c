/* Generated from the description rv64 by gen/emit/disasm. Do not edit. */
#include <isadora/rv64.h>
#include "base/text_tables.h"

#include <string.h>

CODES(ORDER, 4,
    T(0, "") T(1, ".rl") T(2, ".aq") T(3, ".aqrl"))
CODES(WIDTH, 2,
    T(0, ".w") T(1, ".d"))
CODES(PRED, 16,
    T(0, "unknown") T(1, "w") T(2, "r") T(3, "rw") T(4, "o") T(5, "ow") T(6, "or") T(7, "orw")
    T(8, "i") T(9, "iw") T(10, "ir") T(11, "irw") T(12, "io") T(13, "iow") T(14, "ior")
        T(15, "iorw"))
CODES(SUCC, 16,
    T(0, "unknown") T(1, "w") T(2, "r") T(3, "rw") T(4, "o") T(5, "ow") T(6, "or") T(7, "orw")
    T(8, "i") T(9, "iw") T(10, "ir") T(11, "irw") T(12, "io") T(13, "iow") T(14, "ior")
        T(15, "iorw"))
CODES(CSR_NAME, 4096,
    T(1, "fflags") T(2, "frm") T(3, "fcsr")
    T(8, "vstart") T(9, "vxsat") T(10, "vxrm") T(15, "vcsr")
    T(21, "seed")
    T(256, "sstatus") T(260, "sie") T(261, "stvec") T(262, "scounteren")
    T(266, "senvcfg") T(268, "sstateen0") T(269, "sstateen1") T(270, "sstateen2")
        T(271, "sstateen3")
    T(276, "sieh")
    T(320, "sscratch") T(321, "sepc") T(322, "scause") T(323, "stval") T(324, "sip")
    T(333, "stimecmp")
    T(336, "siselect") T(337, "sireg") T(340, "siph")
    T(348, "stopei") T(349, "stimecmph")
    T(384, "satp")
    T(512, "vsstatus") T(516, "vsie") T(517, "vstvec")
    T(532, "vsieh")
    T(576, "vsscratch") T(577, "vsepc") T(578, "vscause") T(579, "vstval") T(580, "vsip")
    T(589, "vstimecmp")
    T(592, "vsiselect") T(593, "vsireg") T(596, "vsiph")
    T(604, "vstopei") T(605, "vstimecmph")
    T(640, "vsatp")
    T(768, "mstatus") T(769, "misa") T(770, "medeleg") T(771, "mideleg") T(772, "mie")
        T(773, "mtvec") T(774, "mcounteren")
    T(776, "mvien") T(777, "mvip") T(778, "menvcfg") T(780, "mstateen0") T(781, "mstateen1")
        T(782, "mstateen2") T(783, "mstateen3")
    T(784, "mstatush") T(787, "midelegh") T(788, "mieh")
    T(792, "mvienh") T(793, "mviph") T(794, "menvcfgh") T(796, "mstateen0h") T(797, "mstateen1h")
        T(798, "mstateen2h") T(799, "mstateen3h")
    T(800, "mcountinhibit") T(803, "mhpmevent3") T(804, "mhpmevent4") T(805, "mhpmevent5")
        T(806, "mhpmevent6") T(807, "mhpmevent7")
    T(808, "mhpmevent8") T(809, "mhpmevent9") T(810, "mhpmevent10") T(811, "mhpmevent11")
        T(812, "mhpmevent12") T(813, "mhpmevent13") T(814, "mhpmevent14") T(815, "mhpmevent15")
    T(816, "mhpmevent16") T(817, "mhpmevent17") T(818, "mhpmevent18") T(819, "mhpmevent19")
        T(820, "mhpmevent20") T(821, "mhpmevent21") T(822, "mhpmevent22") T(823, "mhpmevent23")
    T(824, "mhpmevent24") T(825, "mhpmevent25") T(826, "mhpmevent26") T(827, "mhpmevent27")
        T(828, "mhpmevent28") T(829, "mhpmevent29") T(830, "mhpmevent30") T(831, "mhpmevent31")
    T(832, "mscratch") T(833, "mepc") T(834, "mcause") T(835, "mtval") T(836, "mip")
    T(842, "mtinst") T(843, "mtval2")
    T(848, "miselect") T(849, "mireg") T(852, "miph")
    T(860, "mtopei")
    T(928, "pmpcfg0") T(929, "pmpcfg1") T(930, "pmpcfg2") T(931, "pmpcfg3") T(932, "pmpcfg4")
        T(933, "pmpcfg5") T(934, "pmpcfg6") T(935, "pmpcfg7")
    T(936, "pmpcfg8") T(937, "pmpcfg9") T(938, "pmpcfg10") T(939, "pmpcfg11") T(940, "pmpcfg12")
        T(941, "pmpcfg13") T(942, "pmpcfg14") T(943, "pmpcfg15")
    T(944, "pmpaddr0") T(945, "pmpaddr1") T(946, "pmpaddr2") T(947, "pmpaddr3") T(948, "pmpaddr4")
        T(949, "pmpaddr5") T(950, "pmpaddr6") T(951, "pmpaddr7")
    T(952, "pmpaddr8") T(953, "pmpaddr9") T(954, "pmpaddr10") T(955, "pmpaddr11")
        T(956, "pmpaddr12") T(957, "pmpaddr13") T(958, "pmpaddr14") T(959, "pmpaddr15")
    T(960, "pmpaddr16") T(961, "pmpaddr17") T(962, "pmpaddr18") T(963, "pmpaddr19")
        T(964, "pmpaddr20") T(965, "pmpaddr21") T(966, "pmpaddr22") T(967, "pmpaddr23")
    T(968, "pmpaddr24") T(969, "pmpaddr25") T(970, "pmpaddr26") T(971, "pmpaddr27")
        T(972, "pmpaddr28") T(973, "pmpaddr29") T(974, "pmpaddr30") T(975, "pmpaddr31")
    T(976, "pmpaddr32") T(977, "pmpaddr33") T(978, "pmpaddr34") T(979, "pmpaddr35")
        T(980, "pmpaddr36") T(981, "pmpaddr37") T(982, "pmpaddr38") T(983, "pmpaddr39")
    T(984, "pmpaddr40") T(985, "pmpaddr41") T(986, "pmpaddr42") T(987, "pmpaddr43")
        T(988, "pmpaddr44") T(989, "pmpaddr45") T(990, "pmpaddr46") T(991, "pmpaddr47")
    T(992, "pmpaddr48") T(993, "pmpaddr49") T(994, "pmpaddr50") T(995, "pmpaddr51")
        T(996, "pmpaddr52") T(997, "pmpaddr53") T(998, "pmpaddr54") T(999, "pmpaddr55")
    T(1000, "pmpaddr56") T(1001, "pmpaddr57") T(1002, "pmpaddr58") T(1003, "pmpaddr59")
        T(1004, "pmpaddr60") T(1005, "pmpaddr61") T(1006, "pmpaddr62") T(1007, "pmpaddr63")
    T(1448, "scontext")
    T(1536, "hstatus") T(1538, "hedeleg") T(1539, "hideleg") T(1540, "hie") T(1541, "htimedelta")
        T(1542, "hcounteren") T(1543, "hgeie")
    T(1544, "hvien") T(1545, "hvictl") T(1546, "henvcfg") T(1548, "hstateen0") T(1549, "hstateen1")
        T(1550, "hstateen2") T(1551, "hstateen3")
    T(1555, "hidelegh") T(1557, "htimedeltah")
    T(1560, "hvienh") T(1562, "henvcfgh") T(1564, "hstateen0h") T(1565, "hstateen1h")
        T(1566, "hstateen2h") T(1567, "hstateen3h")
    T(1603, "htval") T(1604, "hip") T(1605, "hvip") T(1606, "hviprio1") T(1607, "hviprio2")
    T(1610, "htinst")
    T(1621, "hviph") T(1622, "hviprio1h") T(1623, "hviprio2h")
    T(1664, "hgatp")
    T(1704, "hcontext")
    T(1827, "mhpmevent3h") T(1828, "mhpmevent4h") T(1829, "mhpmevent5h") T(1830, "mhpmevent6h")
        T(1831, "mhpmevent7h")
    T(1832, "mhpmevent8h") T(1833, "mhpmevent9h") T(1834, "mhpmevent10h") T(1835, "mhpmevent11h")
        T(1836, "mhpmevent12h") T(1837, "mhpmevent13h") T(1838, "mhpmevent14h")
        T(1839, "mhpmevent15h")
    T(1840, "mhpmevent16h") T(1841, "mhpmevent17h") T(1842, "mhpmevent18h") T(1843, "mhpmevent19h")
        T(1844, "mhpmevent20h") T(1845, "mhpmevent21h") T(1846, "mhpmevent22h")
        T(1847, "mhpmevent23h")
    T(1848, "mhpmevent24h") T(1849, "mhpmevent25h") T(1850, "mhpmevent26h") T(1851, "mhpmevent27h")
        T(1852, "mhpmevent28h") T(1853, "mhpmevent29h") T(1854, "mhpmevent30h")
        T(1855, "mhpmevent31h")
    T(1863, "mseccfg")
    T(1879, "mseccfgh")
    T(1952, "tselect") T(1953, "tdata1") T(1954, "tdata2") T(1955, "tdata3") T(1956, "tinfo")
        T(1957, "tcontrol")
    T(1960, "mcontext") T(1962, "mscontext")
    T(1968, "dcsr") T(1969, "dpc") T(1970, "dscratch0") T(1971, "dscratch1")
    T(2816, "mcycle") T(2818, "minstret") T(2819, "mhpmcounter3") T(2820, "mhpmcounter4")
        T(2821, "mhpmcounter5") T(2822, "mhpmcounter6") T(2823, "mhpmcounter7")
    T(2824, "mhpmcounter8") T(2825, "mhpmcounter9") T(2826, "mhpmcounter10")
        T(2827, "mhpmcounter11") T(2828, "mhpmcounter12") T(2829, "mhpmcounter13")
        T(2830, "mhpmcounter14") T(2831, "mhpmcounter15")
    T(2832, "mhpmcounter16") T(2833, "mhpmcounter17") T(2834, "mhpmcounter18")
        T(2835, "mhpmcounter19") T(2836, "mhpmcounter20") T(2837, "mhpmcounter21")
        T(2838, "mhpmcounter22") T(2839, "mhpmcounter23")
    T(2840, "mhpmcounter24") T(2841, "mhpmcounter25") T(2842, "mhpmcounter26")
        T(2843, "mhpmcounter27") T(2844, "mhpmcounter28") T(2845, "mhpmcounter29")
        T(2846, "mhpmcounter30") T(2847, "mhpmcounter31")
    T(2944, "mcycleh") T(2946, "minstreth") T(2947, "mhpmcounter3h") T(2948, "mhpmcounter4h")
        T(2949, "mhpmcounter5h") T(2950, "mhpmcounter6h") T(2951, "mhpmcounter7h")
    T(2952, "mhpmcounter8h") T(2953, "mhpmcounter9h") T(2954, "mhpmcounter10h")
        T(2955, "mhpmcounter11h") T(2956, "mhpmcounter12h") T(2957, "mhpmcounter13h")
        T(2958, "mhpmcounter14h") T(2959, "mhpmcounter15h")
    T(2960, "mhpmcounter16h") T(2961, "mhpmcounter17h") T(2962, "mhpmcounter18h")
        T(2963, "mhpmcounter19h") T(2964, "mhpmcounter20h") T(2965, "mhpmcounter21h")
        T(2966, "mhpmcounter22h") T(2967, "mhpmcounter23h")
    T(2968, "mhpmcounter24h") T(2969, "mhpmcounter25h") T(2970, "mhpmcounter26h")
        T(2971, "mhpmcounter27h") T(2972, "mhpmcounter28h") T(2973, "mhpmcounter29h")
        T(2974, "mhpmcounter30h") T(2975, "mhpmcounter31h")
    T(3072, "cycle") T(3073, "time") T(3074, "instret") T(3075, "hpmcounter3")
        T(3076, "hpmcounter4") T(3077, "hpmcounter5") T(3078, "hpmcounter6") T(3079, "hpmcounter7")
    T(3080, "hpmcounter8") T(3081, "hpmcounter9") T(3082, "hpmcounter10") T(3083, "hpmcounter11")
        T(3084, "hpmcounter12") T(3085, "hpmcounter13") T(3086, "hpmcounter14")
        T(3087, "hpmcounter15")
    T(3088, "hpmcounter16") T(3089, "hpmcounter17") T(3090, "hpmcounter18") T(3091, "hpmcounter19")
        T(3092, "hpmcounter20") T(3093, "hpmcounter21") T(3094, "hpmcounter22")
        T(3095, "hpmcounter23")
    T(3096, "hpmcounter24") T(3097, "hpmcounter25") T(3098, "hpmcounter26") T(3099, "hpmcounter27")
        T(3100, "hpmcounter28") T(3101, "hpmcounter29") T(3102, "hpmcounter30")
        T(3103, "hpmcounter31")
    T(3104, "vl") T(3105, "vtype") T(3106, "vlenb")
    T(3200, "cycleh") T(3201, "timeh") T(3202, "instreth") T(3203, "hpmcounter3h")
        T(3204, "hpmcounter4h") T(3205, "hpmcounter5h") T(3206, "hpmcounter6h")
        T(3207, "hpmcounter7h")
    T(3208, "hpmcounter8h") T(3209, "hpmcounter9h") T(3210, "hpmcounter10h")
        T(3211, "hpmcounter11h") T(3212, "hpmcounter12h") T(3213, "hpmcounter13h")
        T(3214, "hpmcounter14h") T(3215, "hpmcounter15h")
    T(3216, "hpmcounter16h") T(3217, "hpmcounter17h") T(3218, "hpmcounter18h")
        T(3219, "hpmcounter19h") T(3220, "hpmcounter20h") T(3221, "hpmcounter21h")
        T(3222, "hpmcounter22h") T(3223, "hpmcounter23h")
    T(3224, "hpmcounter24h") T(3225, "hpmcounter25h") T(3226, "hpmcounter26h")
        T(3227, "hpmcounter27h") T(3228, "hpmcounter28h") T(3229, "hpmcounter29h")
        T(3230, "hpmcounter30h") T(3231, "hpmcounter31h")
    T(3488, "scountovf")
    T(3504, "stopi")
    T(3602, "hgeip")
    T(3760, "vstopi")
    T(3857, "mvendorid") T(3858, "marchid") T(3859, "mimpid") T(3860, "mhartid")
        T(3861, "mconfigptr")
    T(4016, "mtopi"))
CODES(RM, 8,
    T(0, "rne") T(1, "rtz") T(2, "rdn") T(3, "rup") T(4, "rmm") T(7, ""))
CODES(RMX, 8,
    T(0, "") T(1, "rtz") T(2, "rdn") T(3, "rup") T(4, "rmm") T(7, "dyn"))
NAMES(x, 32,
    T(0, "zero") T(1, "ra") T(2, "sp") T(3, "gp") T(4, "tp") T(5, "t0") T(6, "t1") T(7, "t2")
    T(8, "s0") T(9, "s1") T(10, "a0") T(11, "a1") T(12, "a2") T(13, "a3") T(14, "a4") T(15, "a5")
    T(16, "a6") T(17, "a7") T(18, "s2") T(19, "s3") T(20, "s4") T(21, "s5") T(22, "s6") T(23, "s7")
    T(24, "s8") T(25, "s9") T(26, "s10") T(27, "s11") T(28, "t3") T(29, "t4") T(30, "t5")
        T(31, "t6"))
NAMES(x_in_numeric, 32,
    T(0, "x0") T(1, "x1") T(2, "x2") T(3, "x3") T(4, "x4") T(5, "x5") T(6, "x6") T(7, "x7")
    T(8, "x8") T(9, "x9") T(10, "x10") T(11, "x11") T(12, "x12") T(13, "x13") T(14, "x14")
        T(15, "x15")
    T(16, "x16") T(17, "x17") T(18, "x18") T(19, "x19") T(20, "x20") T(21, "x21") T(22, "x22")
        T(23, "x23")
    T(24, "x24") T(25, "x25") T(26, "x26") T(27, "x27") T(28, "x28") T(29, "x29") T(30, "x30")
        T(31, "x31"))
NAMES(f, 32,
    T(0, "ft0") T(1, "ft1") T(2, "ft2") T(3, "ft3") T(4, "ft4") T(5, "ft5") T(6, "ft6") T(7, "ft7")
    T(8, "fs0") T(9, "fs1") T(10, "fa0") T(11, "fa1") T(12, "fa2") T(13, "fa3") T(14, "fa4")
        T(15, "fa5")
    T(16, "fa6") T(17, "fa7") T(18, "fs2") T(19, "fs3") T(20, "fs4") T(21, "fs5") T(22, "fs6")
        T(23, "fs7")
    T(24, "fs8") T(25, "fs9") T(26, "fs10") T(27, "fs11") T(28, "ft8") T(29, "ft9") T(30, "ft10")
        T(31, "ft11"))
NAMES(f_in_numeric, 32,
    T(0, "f0") T(1, "f1") T(2, "f2") T(3, "f3") T(4, "f4") T(5, "f5") T(6, "f6") T(7, "f7")
    T(8, "f8") T(9, "f9") T(10, "f10") T(11, "f11") T(12, "f12") T(13, "f13") T(14, "f14")
        T(15, "f15")
    T(16, "f16") T(17, "f17") T(18, "f18") T(19, "f19") T(20, "f20") T(21, "f21") T(22, "f22")
        T(23, "f23")
    T(24, "f24") T(25, "f25") T(26, "f26") T(27, "f27") T(28, "f28") T(29, "f29") T(30, "f30")
        T(31, "f31"))
OPERAND(csr, LINES(
    LINE(0, CODE(CSR_NAME, 0))
    ELSE(HEX(1))))
OPERAND(cupper, LINES(
    LINE(0, HEX(0))
    ELSE(HEX_OF(value[0] + 1048544))))
FORM(reserve_lr_w,
    TEXT("lr.w") CODE(ORDER, 0) SEP(" ") SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) SEP(",")
        TEXT("(") SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)) TEXT(")"))
FORM(reserve_lr_d,
    TEXT("lr.d") CODE(ORDER, 0) SEP(" ") SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) SEP(",")
        TEXT("(") SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)) TEXT(")"))
FORM(conditional_sc_w,
    TEXT("sc.w") CODE(ORDER, 0) SEP(" ") SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)) SEP(",") TEXT("(")
        SYNTAX(0x2, NAME(x_in_numeric, 3), NAME(x, 3)) TEXT(")"))
FORM(conditional_sc_d,
    TEXT("sc.d") CODE(ORDER, 0) SEP(" ") SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)) SEP(",") TEXT("(")
        SYNTAX(0x2, NAME(x_in_numeric, 3), NAME(x, 3)) TEXT(")"))
FORM(amo_amoswap,
    TEXT("amoswap") CODE(WIDTH, 0) CODE(ORDER, 1) SEP(" ")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 3), NAME(x, 3)) SEP(",") TEXT("(")
        SYNTAX(0x2, NAME(x_in_numeric, 4), NAME(x, 4)) TEXT(")"))
FORM(amo_amoadd,
    TEXT("amoadd") CODE(WIDTH, 0) CODE(ORDER, 1) SEP(" ")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 3), NAME(x, 3)) SEP(",") TEXT("(")
        SYNTAX(0x2, NAME(x_in_numeric, 4), NAME(x, 4)) TEXT(")"))
FORM(amo_amoxor,
    TEXT("amoxor") CODE(WIDTH, 0) CODE(ORDER, 1) SEP(" ")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 3), NAME(x, 3)) SEP(",") TEXT("(")
        SYNTAX(0x2, NAME(x_in_numeric, 4), NAME(x, 4)) TEXT(")"))
FORM(amo_amoand,
    TEXT("amoand") CODE(WIDTH, 0) CODE(ORDER, 1) SEP(" ")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 3), NAME(x, 3)) SEP(",") TEXT("(")
        SYNTAX(0x2, NAME(x_in_numeric, 4), NAME(x, 4)) TEXT(")"))
FORM(amo_amoor,
    TEXT("amoor") CODE(WIDTH, 0) CODE(ORDER, 1) SEP(" ")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 3), NAME(x, 3)) SEP(",") TEXT("(")
        SYNTAX(0x2, NAME(x_in_numeric, 4), NAME(x, 4)) TEXT(")"))
FORM(amo_amomin,
    TEXT("amomin") CODE(WIDTH, 0) CODE(ORDER, 1) SEP(" ")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 3), NAME(x, 3)) SEP(",") TEXT("(")
        SYNTAX(0x2, NAME(x_in_numeric, 4), NAME(x, 4)) TEXT(")"))
FORM(amo_amomax,
    TEXT("amomax") CODE(WIDTH, 0) CODE(ORDER, 1) SEP(" ")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 3), NAME(x, 3)) SEP(",") TEXT("(")
        SYNTAX(0x2, NAME(x_in_numeric, 4), NAME(x, 4)) TEXT(")"))
FORM(amo_amominu,
    TEXT("amominu") CODE(WIDTH, 0) CODE(ORDER, 1) SEP(" ")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 3), NAME(x, 3)) SEP(",") TEXT("(")
        SYNTAX(0x2, NAME(x_in_numeric, 4), NAME(x, 4)) TEXT(")"))
FORM(amo_amomaxu,
    TEXT("amomaxu") CODE(WIDTH, 0) CODE(ORDER, 1) SEP(" ")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 3), NAME(x, 3)) SEP(",") TEXT("(")
        SYNTAX(0x2, NAME(x_in_numeric, 4), NAME(x, 4)) TEXT(")"))
FORM(add_shifted_sh1add,
    TEXT("sh1add ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
FORM(add_shifted_sh2add,
    TEXT("sh2add ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
FORM(add_shifted_sh3add,
    TEXT("sh3add ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
FORM(add_shifted_add_uw,
    ALIAS((c->syntax & 0x1) && value[2] == 0x0, TEXT("zext.w ")
        SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)))
    TEXT("add.uw ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
FORM(add_shifted_sh1add_uw,
    TEXT("sh1add.uw ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
FORM(add_shifted_sh2add_uw,
    TEXT("sh2add.uw ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
FORM(add_shifted_sh3add_uw,
    TEXT("sh3add.uw ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
FORM(shift_unsigned,
    TEXT("slli.uw ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",") HEX(2))
FORM(logic_not_xnor,
    TEXT("xnor ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
FORM(logic_not_orn,
    TEXT("orn ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
FORM(logic_not_andn,
    TEXT("andn ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
FORM(minimum_min,
    TEXT("min ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
FORM(minimum_minu,
    TEXT("minu ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
FORM(minimum_max,
    TEXT("max ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
FORM(minimum_maxu,
    TEXT("maxu ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
FORM(count_bits_clz,
    TEXT("clz ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)))
FORM(count_bits_ctz,
    TEXT("ctz ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)))
FORM(count_bits_cpop,
    TEXT("cpop ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)))
FORM(count_bits_clzw,
    TEXT("clzw ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)))
FORM(count_bits_ctzw,
    TEXT("ctzw ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)))
FORM(count_bits_cpopw,
    TEXT("cpopw ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)))
FORM(extend_sext_b,
    TEXT("sext.b ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)))
FORM(extend_sext_h,
    TEXT("sext.h ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)))
FORM(extend_zext_h,
    TEXT("zext.h ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)))
FORM(rotate_rol_r,
    TEXT("rol ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
FORM(rotate_ror_r,
    TEXT("ror ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
FORM(rotate_rolw_r,
    TEXT("rolw ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
FORM(rotate_rorw_r,
    TEXT("rorw ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
FORM(rotate_ror_i,
    ALIAS((c->syntax & 0x1), TEXT("ror ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",") HEX(2))
    TEXT("rori ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",") HEX(2))
FORM(rotate_rorw_w,
    ALIAS((c->syntax & 0x1), TEXT("rorw ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",") HEX(2))
    TEXT("roriw ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",") HEX(2))
FORM(bytes_orc_b,
    TEXT("orc.b ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)))
FORM(bytes_rev8,
    TEXT("rev8 ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)))
FORM(single_bit_bset_r,
    TEXT("bset ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
FORM(single_bit_bclr_r,
    TEXT("bclr ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
FORM(single_bit_binv_r,
    TEXT("binv ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
FORM(single_bit_bext_r,
    TEXT("bext ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
FORM(single_bit_bset_i,
    ALIAS((c->syntax & 0x1), TEXT("bset ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",") HEX(2))
    TEXT("bseti ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",") HEX(2))
FORM(single_bit_bclr_i,
    ALIAS((c->syntax & 0x1), TEXT("bclr ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",") HEX(2))
    TEXT("bclri ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",") HEX(2))
FORM(single_bit_binv_i,
    ALIAS((c->syntax & 0x1), TEXT("binv ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",") HEX(2))
    TEXT("binvi ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",") HEX(2))
FORM(single_bit_bext_i,
    ALIAS((c->syntax & 0x1), TEXT("bext ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",") HEX(2))
    TEXT("bexti ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",") HEX(2))
FORM(jump_jal,
    ALIAS((c->syntax & 0x1) && value[0] == 0x0, TEXT("j ")
        HEX_OF(c->address + (uint64_t)rt_sign(value[1], 20) * 2))
    ALIAS((c->syntax & 0x1) && value[0] == 0x1, TEXT("jal ")
        HEX_OF(c->address + (uint64_t)rt_sign(value[1], 20) * 2))
    TEXT("jal ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        HEX_OF(c->address + (uint64_t)rt_sign(value[1], 20) * 2))
FORM(jump_jalr,
    ALIAS((c->syntax & 0x1) && value[0] == 0x0 && value[1] == 0x0 && value[2] == 0x1, TEXT("ret"))
    ALIAS((c->syntax & 0x1) && value[0] == 0x0 && value[1] == 0x0, TEXT("jr ")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
    ALIAS((c->syntax & 0x1) && value[0] == 0x0, TEXT("jr ") SIGNED_DECIMAL_OF(rt_sign(value[1], 12))
        TEXT("(") SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)) TEXT(")"))
    ALIAS((c->syntax & 0x1) && value[0] == 0x1 && value[1] == 0x0, TEXT("jalr ")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
    ALIAS((c->syntax & 0x1) && value[0] == 0x1, TEXT("jalr ")
        SIGNED_DECIMAL_OF(rt_sign(value[1], 12)) TEXT("(")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)) TEXT(")"))
    ALIAS((c->syntax & 0x1) && value[1] == 0x0 && value[0] >= 0x2, TEXT("jalr ")
        SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
    TEXT("jalr ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SIGNED_DECIMAL_OF(rt_sign(value[1], 12)) TEXT("(")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)) TEXT(")"))
FORM(jump_cj,
    ALIAS((c->syntax & 0x1), TEXT("j ") HEX_OF(c->address + (uint64_t)rt_sign(value[0], 11) * 2))
    TEXT("c.j ") HEX_OF(c->address + (uint64_t)rt_sign(value[0], 11) * 2))
FORM(jump_cjr,
    ALIAS((c->syntax & 0x1) && value[0] == 0x1, TEXT("ret"))
    ALIAS((c->syntax & 0x1), TEXT("jr ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)))
    TEXT("c.jr ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)))
FORM(jump_cjal,
    ALIAS((c->syntax & 0x1), TEXT("jalr ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)))
    TEXT("c.jalr ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)))
FORM(branch_beq_b,
    ALIAS((c->syntax & 0x1) && value[1] == 0x0, TEXT("beqz ")
        SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        HEX_OF(c->address + (uint64_t)rt_sign(value[2], 12) * 2))
    TEXT("beq ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        HEX_OF(c->address + (uint64_t)rt_sign(value[2], 12) * 2))
FORM(branch_bne_b,
    ALIAS((c->syntax & 0x1) && value[1] == 0x0, TEXT("bnez ")
        SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        HEX_OF(c->address + (uint64_t)rt_sign(value[2], 12) * 2))
    TEXT("bne ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        HEX_OF(c->address + (uint64_t)rt_sign(value[2], 12) * 2))
FORM(branch_blt_b,
    ALIAS((c->syntax & 0x1) && value[1] == 0x0, TEXT("bltz ")
        SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        HEX_OF(c->address + (uint64_t)rt_sign(value[2], 12) * 2))
    ALIAS((c->syntax & 0x1) && value[0] == 0x0 && value[1] >= 0x1, TEXT("bgtz ")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        HEX_OF(c->address + (uint64_t)rt_sign(value[2], 12) * 2))
    TEXT("blt ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        HEX_OF(c->address + (uint64_t)rt_sign(value[2], 12) * 2))
FORM(branch_bge_b,
    ALIAS((c->syntax & 0x1) && value[0] == 0x0, TEXT("blez ")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        HEX_OF(c->address + (uint64_t)rt_sign(value[2], 12) * 2))
    ALIAS((c->syntax & 0x1) && value[1] == 0x0 && value[0] >= 0x1, TEXT("bgez ")
        SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        HEX_OF(c->address + (uint64_t)rt_sign(value[2], 12) * 2))
    TEXT("bge ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        HEX_OF(c->address + (uint64_t)rt_sign(value[2], 12) * 2))
FORM(branch_bltu_b,
    TEXT("bltu ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        HEX_OF(c->address + (uint64_t)rt_sign(value[2], 12) * 2))
FORM(branch_bgeu_b,
    TEXT("bgeu ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        HEX_OF(c->address + (uint64_t)rt_sign(value[2], 12) * 2))
FORM(branch_beq_c,
    ALIAS((c->syntax & 0x1), TEXT("beqz ")
        SYNTAX(0x2, NAME_OF(x_in_numeric, value[0] + 8), NAME_OF(x, value[0] + 8)) TEXT(",")
        HEX_OF(c->address + (uint64_t)rt_sign(value[1], 8) * 2))
    TEXT("c.beqz ") SYNTAX(0x2, NAME_OF(x_in_numeric, value[0] + 8), NAME_OF(x, value[0] + 8))
        TEXT(",") HEX_OF(c->address + (uint64_t)rt_sign(value[1], 8) * 2))
FORM(branch_bne_c,
    ALIAS((c->syntax & 0x1), TEXT("bnez ")
        SYNTAX(0x2, NAME_OF(x_in_numeric, value[0] + 8), NAME_OF(x, value[0] + 8)) TEXT(",")
        HEX_OF(c->address + (uint64_t)rt_sign(value[1], 8) * 2))
    TEXT("c.bnez ") SYNTAX(0x2, NAME_OF(x_in_numeric, value[0] + 8), NAME_OF(x, value[0] + 8))
        TEXT(",") HEX_OF(c->address + (uint64_t)rt_sign(value[1], 8) * 2))
FORM(fence,
    ALIAS((c->syntax & 0x1) && value[0] == 0xf && value[1] == 0xf, TEXT("fence"))
    TEXT("fence ") CODE(PRED, 0) TEXT(",") CODE(SUCC, 1))
FORM(fence_tso,
    TEXT("fence.tso"))
FORM(fence_i,
    TEXT("fence.i"))
FORM(call,
    TEXT("ecall"))
FORM(break_i,
    TEXT("ebreak"))
FORM(break_c,
    ALIAS((c->syntax & 0x1), TEXT("ebreak"))
    TEXT("c.ebreak"))
FORM(csr_csrrw_r,
    ALIAS((c->syntax & 0x1) && value[0] == 0x0 && value[1] == 0x3 && line[0] == 0, TEXT("fscsr ")
        SYNTAX(0x2, NAME(x_in_numeric, 3), NAME(x, 3)))
    ALIAS((c->syntax & 0x1) && value[0] == 0x0 && value[1] == 0x2 && line[0] == 0, TEXT("fsrm ")
        SYNTAX(0x2, NAME(x_in_numeric, 3), NAME(x, 3)))
    ALIAS((c->syntax & 0x1) && value[0] == 0x0 && value[1] == 0x1 && line[0] == 0, TEXT("fsflags ")
        SYNTAX(0x2, NAME(x_in_numeric, 3), NAME(x, 3)))
    ALIAS((c->syntax & 0x1) && value[0] == 0x0, TEXT("csrw ") PUT(csr, 0, 1) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 3), NAME(x, 3)))
    ALIAS((c->syntax & 0x1) && value[1] == 0x3 && line[0] == 0, TEXT("fscsr ")
        SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 3), NAME(x, 3)))
    ALIAS((c->syntax & 0x1) && value[1] == 0x2 && line[0] == 0, TEXT("fsrm ")
        SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 3), NAME(x, 3)))
    ALIAS((c->syntax & 0x1) && value[1] == 0x1 && line[0] == 0, TEXT("fsflags ")
        SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 3), NAME(x, 3)))
    TEXT("csrrw ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",") PUT(csr, 0, 1) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 3), NAME(x, 3)))
FORM(csr_csrrs_r,
    ALIAS((c->syntax & 0x1) && value[1] == 0x3 && value[3] == 0x0 && line[0] == 0, TEXT("frcsr ")
        SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)))
    ALIAS((c->syntax & 0x1) && value[1] == 0x2 && value[3] == 0x0 && line[0] == 0, TEXT("frrm ")
        SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)))
    ALIAS((c->syntax & 0x1) && value[1] == 0x1 && value[3] == 0x0 && line[0] == 0, TEXT("frflags ")
        SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)))
    ALIAS((c->syntax & 0x1) && value[1] == 0xc00 && value[3] == 0x0 && line[0] == 0,
        TEXT("rdcycle ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)))
    ALIAS((c->syntax & 0x1) && value[1] == 0xc01 && value[3] == 0x0 && line[0] == 0, TEXT("rdtime ")
        SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)))
    ALIAS((c->syntax & 0x1) && value[1] == 0xc02 && value[3] == 0x0 && line[0] == 0,
        TEXT("rdinstret ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)))
    ALIAS((c->syntax & 0x1) && value[3] == 0x0, TEXT("csrr ")
        SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",") PUT(csr, 0, 1))
    ALIAS((c->syntax & 0x1) && value[0] == 0x0 && value[3] >= 0x1, TEXT("csrs ") PUT(csr, 0, 1)
        TEXT(",") SYNTAX(0x2, NAME(x_in_numeric, 3), NAME(x, 3)))
    TEXT("csrrs ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",") PUT(csr, 0, 1) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 3), NAME(x, 3)))
FORM(csr_csrrc_r,
    ALIAS((c->syntax & 0x1) && value[0] == 0x0, TEXT("csrc ") PUT(csr, 0, 1) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 3), NAME(x, 3)))
    TEXT("csrrc ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",") PUT(csr, 0, 1) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 3), NAME(x, 3)))
FORM(csr_csrrw_i,
    ALIAS((c->syntax & 0x1) && value[0] == 0x0 && value[1] == 0x2 && line[0] == 0, TEXT("fsrmi ")
        SYNTAX(0x2, NAME_OF(x_in_numeric, 0), NAME_OF(x, 0)) TEXT(",") DECIMAL(3))
    ALIAS((c->syntax & 0x1) && value[0] == 0x0 && value[1] == 0x1 && line[0] == 0, TEXT("fsflagsi ")
        SYNTAX(0x2, NAME_OF(x_in_numeric, 0), NAME_OF(x, 0)) TEXT(",") DECIMAL(3))
    ALIAS((c->syntax & 0x1) && value[0] == 0x0, TEXT("csrw ") PUT(csr, 0, 1) TEXT(",") DECIMAL(3))
    ALIAS((c->syntax & 0x1) && value[1] == 0x2 && line[0] == 0, TEXT("fsrmi ")
        SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",") DECIMAL(3))
    ALIAS((c->syntax & 0x1) && value[1] == 0x1 && line[0] == 0, TEXT("fsflagsi ")
        SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",") DECIMAL(3))
    ALIAS((c->syntax & 0x1), TEXT("csrrw ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        PUT(csr, 0, 1) TEXT(",") DECIMAL(3))
    TEXT("csrrwi ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",") PUT(csr, 0, 1)
        TEXT(",") DECIMAL(3))
FORM(csr_csrrs_i,
    ALIAS((c->syntax & 0x1) && value[0] == 0x0, TEXT("csrs ") PUT(csr, 0, 1) TEXT(",") DECIMAL(3))
    ALIAS((c->syntax & 0x1), TEXT("csrrs ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        PUT(csr, 0, 1) TEXT(",") DECIMAL(3))
    TEXT("csrrsi ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",") PUT(csr, 0, 1)
        TEXT(",") DECIMAL(3))
FORM(csr_csrrc_i,
    ALIAS((c->syntax & 0x1) && value[0] == 0x0, TEXT("csrc ") PUT(csr, 0, 1) TEXT(",") DECIMAL(3))
    ALIAS((c->syntax & 0x1), TEXT("csrrc ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        PUT(csr, 0, 1) TEXT(",") DECIMAL(3))
    TEXT("csrrci ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",") PUT(csr, 0, 1)
        TEXT(",") DECIMAL(3))
FORM(unimplemented_w,
    TEXT("unimp"))
FORM(unimplemented_c,
    ALIAS((c->syntax & 0x1), TEXT("unimp"))
    TEXT("c.unimp"))
FORM(return,
    TEXT("mret"))
FORM(wait,
    TEXT("wfi"))
FORM(supervisor_ret,
    TEXT("sret"))
FORM(supervisor_fence,
    ALIAS((c->syntax & 0x1) && value[0] == 0x0 && value[1] == 0x0, TEXT("sfence.vma"))
    ALIAS((c->syntax & 0x1) && value[1] == 0x0, TEXT("sfence.vma ")
        SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)))
    TEXT("sfence.vma ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)))
FORM(float_arith_fadd_s,
    TEXT("fadd.s ") SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 2), NAME(f, 2)) SEP(",") CODE(RM, 3))
FORM(float_arith_fadd_d,
    TEXT("fadd.d ") SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 2), NAME(f, 2)) SEP(",") CODE(RM, 3))
FORM(float_arith_fsub_s,
    TEXT("fsub.s ") SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 2), NAME(f, 2)) SEP(",") CODE(RM, 3))
FORM(float_arith_fsub_d,
    TEXT("fsub.d ") SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 2), NAME(f, 2)) SEP(",") CODE(RM, 3))
FORM(float_arith_fmul_s,
    TEXT("fmul.s ") SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 2), NAME(f, 2)) SEP(",") CODE(RM, 3))
FORM(float_arith_fmul_d,
    TEXT("fmul.d ") SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 2), NAME(f, 2)) SEP(",") CODE(RM, 3))
FORM(float_arith_fdiv_s,
    TEXT("fdiv.s ") SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 2), NAME(f, 2)) SEP(",") CODE(RM, 3))
FORM(float_arith_fdiv_d,
    TEXT("fdiv.d ") SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 2), NAME(f, 2)) SEP(",") CODE(RM, 3))
FORM(float_root_fsqrt_s,
    TEXT("fsqrt.s ") SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)) SEP(",") CODE(RM, 2))
FORM(float_root_fsqrt_d,
    TEXT("fsqrt.d ") SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)) SEP(",") CODE(RM, 2))
FORM(float_fused_fmadd_s,
    TEXT("fmadd.s ") SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 2), NAME(f, 2)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 3), NAME(f, 3)) SEP(",") CODE(RM, 4))
FORM(float_fused_fmadd_d,
    TEXT("fmadd.d ") SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 2), NAME(f, 2)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 3), NAME(f, 3)) SEP(",") CODE(RM, 4))
FORM(float_fused_fmsub_s,
    TEXT("fmsub.s ") SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 2), NAME(f, 2)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 3), NAME(f, 3)) SEP(",") CODE(RM, 4))
FORM(float_fused_fmsub_d,
    TEXT("fmsub.d ") SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 2), NAME(f, 2)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 3), NAME(f, 3)) SEP(",") CODE(RM, 4))
FORM(float_fused_fnmsub_s,
    TEXT("fnmsub.s ") SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 2), NAME(f, 2)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 3), NAME(f, 3)) SEP(",") CODE(RM, 4))
FORM(float_fused_fnmsub_d,
    TEXT("fnmsub.d ") SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 2), NAME(f, 2)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 3), NAME(f, 3)) SEP(",") CODE(RM, 4))
FORM(float_fused_fnmadd_s,
    TEXT("fnmadd.s ") SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 2), NAME(f, 2)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 3), NAME(f, 3)) SEP(",") CODE(RM, 4))
FORM(float_fused_fnmadd_d,
    TEXT("fnmadd.d ") SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 2), NAME(f, 2)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 3), NAME(f, 3)) SEP(",") CODE(RM, 4))
FORM(float_sign_fsgnj_s,
    ALIAS((c->syntax & 0x1) && value[2] == value[1], TEXT("fmv.s ")
        SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)))
    TEXT("fsgnj.s ") SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 2), NAME(f, 2)))
FORM(float_sign_fsgnj_d,
    ALIAS((c->syntax & 0x1) && value[2] == value[1], TEXT("fmv.d ")
        SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)))
    TEXT("fsgnj.d ") SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 2), NAME(f, 2)))
FORM(float_sign_fsgnjn_s,
    ALIAS((c->syntax & 0x1) && value[2] == value[1], TEXT("fneg.s ")
        SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)))
    TEXT("fsgnjn.s ") SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 2), NAME(f, 2)))
FORM(float_sign_fsgnjn_d,
    ALIAS((c->syntax & 0x1) && value[2] == value[1], TEXT("fneg.d ")
        SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)))
    TEXT("fsgnjn.d ") SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 2), NAME(f, 2)))
FORM(float_sign_fsgnjx_s,
    ALIAS((c->syntax & 0x1) && value[2] == value[1], TEXT("fabs.s ")
        SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)))
    TEXT("fsgnjx.s ") SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 2), NAME(f, 2)))
FORM(float_sign_fsgnjx_d,
    ALIAS((c->syntax & 0x1) && value[2] == value[1], TEXT("fabs.d ")
        SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)))
    TEXT("fsgnjx.d ") SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 2), NAME(f, 2)))
FORM(float_minimum_fmin_s,
    TEXT("fmin.s ") SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 2), NAME(f, 2)))
FORM(float_minimum_fmin_d,
    TEXT("fmin.d ") SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 2), NAME(f, 2)))
FORM(float_minimum_fmax_s,
    TEXT("fmax.s ") SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 2), NAME(f, 2)))
FORM(float_minimum_fmax_d,
    TEXT("fmax.d ") SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 2), NAME(f, 2)))
FORM(float_compare_feq_s,
    TEXT("feq.s ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 2), NAME(f, 2)))
FORM(float_compare_feq_d,
    TEXT("feq.d ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 2), NAME(f, 2)))
FORM(float_compare_flt_s,
    TEXT("flt.s ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 2), NAME(f, 2)))
FORM(float_compare_flt_d,
    TEXT("flt.d ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 2), NAME(f, 2)))
FORM(float_compare_fle_s,
    TEXT("fle.s ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 2), NAME(f, 2)))
FORM(float_compare_fle_d,
    TEXT("fle.d ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 2), NAME(f, 2)))
FORM(float_class_fclass_s,
    TEXT("fclass.s ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)))
FORM(float_class_fclass_d,
    TEXT("fclass.d ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)))
FORM(float_bits_fmv_x_w,
    TEXT("fmv.x.w ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)))
FORM(float_bits_fmv_x_d,
    TEXT("fmv.x.d ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)))
FORM(float_of_bits_fmv_w_x,
    TEXT("fmv.w.x ") SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)))
FORM(float_of_bits_fmv_d_x,
    TEXT("fmv.d.x ") SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)))
FORM(float_to_int_fcvt_w_s,
    TEXT("fcvt.w.s ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)) SEP(",") CODE(RM, 2))
FORM(float_to_int_fcvt_wu_s,
    TEXT("fcvt.wu.s ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)) SEP(",") CODE(RM, 2))
FORM(float_to_int_fcvt_l_s,
    TEXT("fcvt.l.s ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)) SEP(",") CODE(RM, 2))
FORM(float_to_int_fcvt_lu_s,
    TEXT("fcvt.lu.s ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)) SEP(",") CODE(RM, 2))
FORM(float_to_int_fcvt_w_d,
    TEXT("fcvt.w.d ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)) SEP(",") CODE(RM, 2))
FORM(float_to_int_fcvt_wu_d,
    TEXT("fcvt.wu.d ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)) SEP(",") CODE(RM, 2))
FORM(float_to_int_fcvt_l_d,
    TEXT("fcvt.l.d ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)) SEP(",") CODE(RM, 2))
FORM(float_to_int_fcvt_lu_d,
    TEXT("fcvt.lu.d ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)) SEP(",") CODE(RM, 2))
FORM(float_from_int_fcvt_s_w,
    TEXT("fcvt.s.w ") SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) SEP(",") CODE(RM, 2))
FORM(float_from_int_fcvt_s_wu,
    TEXT("fcvt.s.wu ") SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) SEP(",") CODE(RM, 2))
FORM(float_from_int_fcvt_s_l,
    TEXT("fcvt.s.l ") SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) SEP(",") CODE(RM, 2))
FORM(float_from_int_fcvt_s_lu,
    TEXT("fcvt.s.lu ") SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) SEP(",") CODE(RM, 2))
FORM(float_from_int_fcvt_d_l,
    TEXT("fcvt.d.l ") SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) SEP(",") CODE(RM, 2))
FORM(float_from_int_fcvt_d_lu,
    TEXT("fcvt.d.lu ") SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) SEP(",") CODE(RM, 2))
FORM(float_narrow,
    TEXT("fcvt.s.d ") SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)) SEP(",") CODE(RM, 2))
FORM(float_widen,
    TEXT("fcvt.d.s ") SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        SYNTAX(0x2, NAME(f_in_numeric, 1), NAME(f, 1)) SEP(",") CODE(RMX, 2))
FORM(float_from_word_fcvt_d_w,
    TEXT("fcvt.d.w ") SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) SEP(",") CODE(RMX, 2))
FORM(float_from_word_fcvt_d_wu,
    TEXT("fcvt.d.wu ") SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) SEP(",") CODE(RMX, 2))
FORM(float_load_flw_i,
    TEXT("flw ") SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        SIGNED_DECIMAL_OF(rt_sign(value[1], 12)) TEXT("(")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)) TEXT(")"))
FORM(float_load_fld_i,
    TEXT("fld ") SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        SIGNED_DECIMAL_OF(rt_sign(value[1], 12)) TEXT("(")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)) TEXT(")"))
FORM(float_load_fld_c,
    ALIAS((c->syntax & 0x1), TEXT("fld ")
        SYNTAX(0x2, NAME_OF(f_in_numeric, value[0] + 8), NAME_OF(f, value[0] + 8)) TEXT(",")
        DECIMAL_OF(value[1] * 8) TEXT("(")
        SYNTAX(0x2, NAME_OF(x_in_numeric, value[2] + 8), NAME_OF(x, value[2] + 8)) TEXT(")"))
    TEXT("c.fld ") SYNTAX(0x2, NAME_OF(f_in_numeric, value[0] + 8), NAME_OF(f, value[0] + 8))
        TEXT(",") DECIMAL_OF(value[1] * 8) TEXT("(")
        SYNTAX(0x2, NAME_OF(x_in_numeric, value[2] + 8), NAME_OF(x, value[2] + 8)) TEXT(")"))
FORM(float_load_fld_csp,
    ALIAS((c->syntax & 0x1), TEXT("fld ") SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        DECIMAL_OF(value[1] * 8) TEXT("(") SYNTAX(0x2, NAME_OF(x_in_numeric, 2), NAME_OF(x, 2))
        TEXT(")"))
    TEXT("c.fldsp ") SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        DECIMAL_OF(value[1] * 8) TEXT("(") SYNTAX(0x2, NAME_OF(x_in_numeric, 2), NAME_OF(x, 2))
        TEXT(")"))
FORM(float_store_fsw_s,
    TEXT("fsw ") SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        SIGNED_DECIMAL_OF(rt_sign(value[1], 12)) TEXT("(")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)) TEXT(")"))
FORM(float_store_fsd_s,
    TEXT("fsd ") SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        SIGNED_DECIMAL_OF(rt_sign(value[1], 12)) TEXT("(")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)) TEXT(")"))
FORM(float_store_fsd_c,
    ALIAS((c->syntax & 0x1), TEXT("fsd ")
        SYNTAX(0x2, NAME_OF(f_in_numeric, value[0] + 8), NAME_OF(f, value[0] + 8)) TEXT(",")
        DECIMAL_OF(value[1] * 8) TEXT("(")
        SYNTAX(0x2, NAME_OF(x_in_numeric, value[2] + 8), NAME_OF(x, value[2] + 8)) TEXT(")"))
    TEXT("c.fsd ") SYNTAX(0x2, NAME_OF(f_in_numeric, value[0] + 8), NAME_OF(f, value[0] + 8))
        TEXT(",") DECIMAL_OF(value[1] * 8) TEXT("(")
        SYNTAX(0x2, NAME_OF(x_in_numeric, value[2] + 8), NAME_OF(x, value[2] + 8)) TEXT(")"))
FORM(float_store_fsd_csp,
    ALIAS((c->syntax & 0x1), TEXT("fsd ") SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        DECIMAL_OF(value[1] * 8) TEXT("(") SYNTAX(0x2, NAME_OF(x_in_numeric, 2), NAME_OF(x, 2))
        TEXT(")"))
    TEXT("c.fsdsp ") SYNTAX(0x2, NAME(f_in_numeric, 0), NAME(f, 0)) TEXT(",")
        DECIMAL_OF(value[1] * 8) TEXT("(") SYNTAX(0x2, NAME_OF(x_in_numeric, 2), NAME_OF(x, 2))
        TEXT(")"))
FORM(arith_add_r,
    TEXT("add ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
FORM(arith_sub_r,
    ALIAS((c->syntax & 0x1) && value[1] == 0x0, TEXT("neg ")
        SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
    TEXT("sub ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
FORM(arith_sll_r,
    TEXT("sll ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
FORM(arith_slt_r,
    ALIAS((c->syntax & 0x1) && value[2] == 0x0, TEXT("sltz ")
        SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)))
    ALIAS((c->syntax & 0x1) && value[1] == 0x0 && value[2] >= 0x1, TEXT("sgtz ")
        SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
    TEXT("slt ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
FORM(arith_sltu_r,
    ALIAS((c->syntax & 0x1) && value[1] == 0x0, TEXT("snez ")
        SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
    TEXT("sltu ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
FORM(arith_xor_r,
    TEXT("xor ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
FORM(arith_srl_r,
    TEXT("srl ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
FORM(arith_sra_r,
    TEXT("sra ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
FORM(arith_or_r,
    TEXT("or ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
FORM(arith_and_r,
    TEXT("and ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
FORM(arith_addw_r,
    TEXT("addw ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
FORM(arith_subw_r,
    ALIAS((c->syntax & 0x1) && value[1] == 0x0, TEXT("negw ")
        SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
    TEXT("subw ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
FORM(arith_sllw_r,
    TEXT("sllw ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
FORM(arith_srlw_r,
    TEXT("srlw ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
FORM(arith_sraw_r,
    TEXT("sraw ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
FORM(arith_sub_ca,
    ALIAS((c->syntax & 0x1), TEXT("sub ")
        SYNTAX(0x2, NAME_OF(x_in_numeric, value[0] + 8), NAME_OF(x, value[0] + 8)) TEXT(",")
        SYNTAX(0x2, NAME_OF(x_in_numeric, value[0] + 8), NAME_OF(x, value[0] + 8)) TEXT(",")
        SYNTAX(0x2, NAME_OF(x_in_numeric, value[1] + 8), NAME_OF(x, value[1] + 8)))
    TEXT("c.sub ") SYNTAX(0x2, NAME_OF(x_in_numeric, value[0] + 8), NAME_OF(x, value[0] + 8))
        TEXT(",") SYNTAX(0x2, NAME_OF(x_in_numeric, value[1] + 8), NAME_OF(x, value[1] + 8)))
FORM(arith_xor_ca,
    ALIAS((c->syntax & 0x1), TEXT("xor ")
        SYNTAX(0x2, NAME_OF(x_in_numeric, value[0] + 8), NAME_OF(x, value[0] + 8)) TEXT(",")
        SYNTAX(0x2, NAME_OF(x_in_numeric, value[0] + 8), NAME_OF(x, value[0] + 8)) TEXT(",")
        SYNTAX(0x2, NAME_OF(x_in_numeric, value[1] + 8), NAME_OF(x, value[1] + 8)))
    TEXT("c.xor ") SYNTAX(0x2, NAME_OF(x_in_numeric, value[0] + 8), NAME_OF(x, value[0] + 8))
        TEXT(",") SYNTAX(0x2, NAME_OF(x_in_numeric, value[1] + 8), NAME_OF(x, value[1] + 8)))
FORM(arith_or_ca,
    ALIAS((c->syntax & 0x1), TEXT("or ")
        SYNTAX(0x2, NAME_OF(x_in_numeric, value[0] + 8), NAME_OF(x, value[0] + 8)) TEXT(",")
        SYNTAX(0x2, NAME_OF(x_in_numeric, value[0] + 8), NAME_OF(x, value[0] + 8)) TEXT(",")
        SYNTAX(0x2, NAME_OF(x_in_numeric, value[1] + 8), NAME_OF(x, value[1] + 8)))
    TEXT("c.or ") SYNTAX(0x2, NAME_OF(x_in_numeric, value[0] + 8), NAME_OF(x, value[0] + 8))
        TEXT(",") SYNTAX(0x2, NAME_OF(x_in_numeric, value[1] + 8), NAME_OF(x, value[1] + 8)))
FORM(arith_and_ca,
    ALIAS((c->syntax & 0x1), TEXT("and ")
        SYNTAX(0x2, NAME_OF(x_in_numeric, value[0] + 8), NAME_OF(x, value[0] + 8)) TEXT(",")
        SYNTAX(0x2, NAME_OF(x_in_numeric, value[0] + 8), NAME_OF(x, value[0] + 8)) TEXT(",")
        SYNTAX(0x2, NAME_OF(x_in_numeric, value[1] + 8), NAME_OF(x, value[1] + 8)))
    TEXT("c.and ") SYNTAX(0x2, NAME_OF(x_in_numeric, value[0] + 8), NAME_OF(x, value[0] + 8))
        TEXT(",") SYNTAX(0x2, NAME_OF(x_in_numeric, value[1] + 8), NAME_OF(x, value[1] + 8)))
FORM(arith_addw_ca,
    ALIAS((c->syntax & 0x1), TEXT("addw ")
        SYNTAX(0x2, NAME_OF(x_in_numeric, value[0] + 8), NAME_OF(x, value[0] + 8)) TEXT(",")
        SYNTAX(0x2, NAME_OF(x_in_numeric, value[0] + 8), NAME_OF(x, value[0] + 8)) TEXT(",")
        SYNTAX(0x2, NAME_OF(x_in_numeric, value[1] + 8), NAME_OF(x, value[1] + 8)))
    TEXT("c.addw ") SYNTAX(0x2, NAME_OF(x_in_numeric, value[0] + 8), NAME_OF(x, value[0] + 8))
        TEXT(",") SYNTAX(0x2, NAME_OF(x_in_numeric, value[1] + 8), NAME_OF(x, value[1] + 8)))
FORM(arith_subw_ca,
    ALIAS((c->syntax & 0x1), TEXT("subw ")
        SYNTAX(0x2, NAME_OF(x_in_numeric, value[0] + 8), NAME_OF(x, value[0] + 8)) TEXT(",")
        SYNTAX(0x2, NAME_OF(x_in_numeric, value[0] + 8), NAME_OF(x, value[0] + 8)) TEXT(",")
        SYNTAX(0x2, NAME_OF(x_in_numeric, value[1] + 8), NAME_OF(x, value[1] + 8)))
    TEXT("c.subw ") SYNTAX(0x2, NAME_OF(x_in_numeric, value[0] + 8), NAME_OF(x, value[0] + 8))
        TEXT(",") SYNTAX(0x2, NAME_OF(x_in_numeric, value[1] + 8), NAME_OF(x, value[1] + 8)))
FORM(arith_add_cr,
    ALIAS((c->syntax & 0x1) && value[0] >= 0x1, TEXT("add ")
        SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)))
    TEXT("c.add ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)))
FORM(arith_imm_addi_i,
    ALIAS((c->syntax & 0x1) && value[0] == 0x0 && value[1] == 0x0 && value[2] == 0x0, TEXT("nop"))
    ALIAS((c->syntax & 0x1) && value[1] == 0x0, TEXT("li ")
        SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SIGNED_DECIMAL_OF(rt_sign(value[2], 12)))
    ALIAS((c->syntax & 0x1) && value[2] == 0x0 && value[1] >= 0x1, TEXT("mv ")
        SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)))
    ALIAS((c->syntax & 0x1), TEXT("add ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SIGNED_DECIMAL_OF(rt_sign(value[2], 12)))
    TEXT("addi ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SIGNED_DECIMAL_OF(rt_sign(value[2], 12)))
FORM(arith_imm_slti_i,
    TEXT("slti ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SIGNED_DECIMAL_OF(rt_sign(value[2], 12)))
FORM(arith_imm_sltiu_i,
    ALIAS((c->syntax & 0x1) && value[2] == 0x1, TEXT("seqz ")
        SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)))
    TEXT("sltiu ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SIGNED_DECIMAL_OF(rt_sign(value[2], 12)))
FORM(arith_imm_xori_i,
    ALIAS((c->syntax & 0x1) && value[2] == 0xfff, TEXT("not ")
        SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)))
    ALIAS((c->syntax & 0x1), TEXT("xor ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SIGNED_DECIMAL_OF(rt_sign(value[2], 12)))
    TEXT("xori ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SIGNED_DECIMAL_OF(rt_sign(value[2], 12)))
FORM(arith_imm_ori_i,
    ALIAS((c->syntax & 0x1), TEXT("or ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SIGNED_DECIMAL_OF(rt_sign(value[2], 12)))
    TEXT("ori ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SIGNED_DECIMAL_OF(rt_sign(value[2], 12)))
FORM(arith_imm_andi_i,
    ALIAS((c->syntax & 0x1) && value[2] == 0xff, TEXT("zext.b ")
        SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)))
    ALIAS((c->syntax & 0x1), TEXT("and ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SIGNED_DECIMAL_OF(rt_sign(value[2], 12)))
    TEXT("andi ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SIGNED_DECIMAL_OF(rt_sign(value[2], 12)))
FORM(arith_imm_addi_ci,
    ALIAS((c->syntax & 0x1) && value[0] == 0x0 && value[1] == 0x0, TEXT("nop"))
    ALIAS((c->syntax & 0x1) && value[0] == 0x0, TEXT("c.nop ")
        SIGNED_DECIMAL_OF(rt_sign(value[1], 6)))
    ALIAS((c->syntax & 0x1), TEXT("add ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SIGNED_DECIMAL_OF(rt_sign(value[1], 6)))
    TEXT("c.addi ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SIGNED_DECIMAL_OF(rt_sign(value[1], 6)))
FORM(arith_imm_andi_ca,
    ALIAS((c->syntax & 0x1), TEXT("and ")
        SYNTAX(0x2, NAME_OF(x_in_numeric, value[0] + 8), NAME_OF(x, value[0] + 8)) TEXT(",")
        SYNTAX(0x2, NAME_OF(x_in_numeric, value[0] + 8), NAME_OF(x, value[0] + 8)) TEXT(",")
        SIGNED_DECIMAL_OF(rt_sign(value[1], 6)))
    TEXT("c.andi ") SYNTAX(0x2, NAME_OF(x_in_numeric, value[0] + 8), NAME_OF(x, value[0] + 8))
        TEXT(",") SIGNED_DECIMAL_OF(rt_sign(value[1], 6)))
FORM(arith_imm_addi_li,
    ALIAS((c->syntax & 0x1) && value[0] >= 0x1, TEXT("li ")
        SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SIGNED_DECIMAL_OF(rt_sign(value[1], 6)))
    TEXT("c.li ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SIGNED_DECIMAL_OF(rt_sign(value[1], 6)))
FORM(arith_imm_addi_sp,
    ALIAS((c->syntax & 0x1), TEXT("add ") SYNTAX(0x2, NAME_OF(x_in_numeric, 2), NAME_OF(x, 2))
        TEXT(",") SYNTAX(0x2, NAME_OF(x_in_numeric, 2), NAME_OF(x, 2)) TEXT(",")
        SIGNED_DECIMAL_OF(rt_sign(value[0], 6) * 16))
    TEXT("c.addi16sp ") SYNTAX(0x2, NAME_OF(x_in_numeric, 2), NAME_OF(x, 2)) TEXT(",")
        SIGNED_DECIMAL_OF(rt_sign(value[0], 6) * 16))
FORM(arith_imm_addi_spn,
    ALIAS((c->syntax & 0x1), TEXT("add ")
        SYNTAX(0x2, NAME_OF(x_in_numeric, value[0] + 8), NAME_OF(x, value[0] + 8)) TEXT(",")
        SYNTAX(0x2, NAME_OF(x_in_numeric, 2), NAME_OF(x, 2)) TEXT(",") DECIMAL_OF(value[1] * 4))
    TEXT("c.addi4spn ") SYNTAX(0x2, NAME_OF(x_in_numeric, value[0] + 8), NAME_OF(x, value[0] + 8))
        TEXT(",") SYNTAX(0x2, NAME_OF(x_in_numeric, 2), NAME_OF(x, 2)) TEXT(",")
        DECIMAL_OF(value[1] * 4))
FORM(addiw_i,
    ALIAS((c->syntax & 0x1) && value[2] == 0x0, TEXT("sext.w ")
        SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)))
    ALIAS((c->syntax & 0x1), TEXT("addw ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SIGNED_DECIMAL_OF(rt_sign(value[2], 12)))
    TEXT("addiw ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SIGNED_DECIMAL_OF(rt_sign(value[2], 12)))
FORM(addiw_c,
    ALIAS((c->syntax & 0x1) && value[1] == 0x0, TEXT("sext.w ")
        SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)))
    ALIAS((c->syntax & 0x1), TEXT("addw ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SIGNED_DECIMAL_OF(rt_sign(value[1], 6)))
    TEXT("c.addiw ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SIGNED_DECIMAL_OF(rt_sign(value[1], 6)))
FORM(shift_slli_i,
    ALIAS((c->syntax & 0x1), TEXT("sll ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",") HEX(2))
    TEXT("slli ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",") HEX(2))
FORM(shift_srli_i,
    ALIAS((c->syntax & 0x1), TEXT("srl ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",") HEX(2))
    TEXT("srli ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",") HEX(2))
FORM(shift_srai_i,
    ALIAS((c->syntax & 0x1), TEXT("sra ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",") HEX(2))
    TEXT("srai ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",") HEX(2))
FORM(shift_slli_ci,
    ALIAS((c->syntax & 0x1) && value[0] >= 0x1, TEXT("sll ")
        SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",") HEX(1))
    TEXT("c.slli ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",") HEX(1))
FORM(shift_srli_ca,
    ALIAS((c->syntax & 0x1), TEXT("srl ")
        SYNTAX(0x2, NAME_OF(x_in_numeric, value[0] + 8), NAME_OF(x, value[0] + 8)) TEXT(",")
        SYNTAX(0x2, NAME_OF(x_in_numeric, value[0] + 8), NAME_OF(x, value[0] + 8)) TEXT(",") HEX(1))
    TEXT("c.srli ") SYNTAX(0x2, NAME_OF(x_in_numeric, value[0] + 8), NAME_OF(x, value[0] + 8))
        TEXT(",") HEX(1))
FORM(shift_srai_ca,
    ALIAS((c->syntax & 0x1), TEXT("sra ")
        SYNTAX(0x2, NAME_OF(x_in_numeric, value[0] + 8), NAME_OF(x, value[0] + 8)) TEXT(",")
        SYNTAX(0x2, NAME_OF(x_in_numeric, value[0] + 8), NAME_OF(x, value[0] + 8)) TEXT(",") HEX(1))
    TEXT("c.srai ") SYNTAX(0x2, NAME_OF(x_in_numeric, value[0] + 8), NAME_OF(x, value[0] + 8))
        TEXT(",") HEX(1))
FORM(shift_none_slli,
    TEXT("c.slli64 ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)))
FORM(shift_none_srli,
    TEXT("c.srli64 ") SYNTAX(0x2, NAME_OF(x_in_numeric, value[0] + 8), NAME_OF(x, value[0] + 8)))
FORM(shift_none_srai,
    TEXT("c.srai64 ") SYNTAX(0x2, NAME_OF(x_in_numeric, value[0] + 8), NAME_OF(x, value[0] + 8)))
FORM(shift_word_slliw,
    ALIAS((c->syntax & 0x1), TEXT("sllw ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",") HEX(2))
    TEXT("slliw ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",") HEX(2))
FORM(shift_word_srliw,
    ALIAS((c->syntax & 0x1), TEXT("srlw ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",") HEX(2))
    TEXT("srliw ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",") HEX(2))
FORM(shift_word_sraiw,
    ALIAS((c->syntax & 0x1), TEXT("sraw ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",") HEX(2))
    TEXT("sraiw ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",") HEX(2))
FORM(upper_lui,
    TEXT("lui ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",") HEX(1))
FORM(upper_auipc,
    TEXT("auipc ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",") HEX(1))
FORM(upper_c,
    ALIAS((c->syntax & 0x1) && value[0] >= 0x1, TEXT("lui ")
        SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",") PUT(cupper, 0, 1))
    TEXT("c.lui ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",") PUT(cupper, 0, 1))
FORM(move,
    ALIAS((c->syntax & 0x1) && value[0] >= 0x1, TEXT("mv ")
        SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)))
    TEXT("c.mv ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)))
FORM(load_lb_i,
    TEXT("lb ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SIGNED_DECIMAL_OF(rt_sign(value[1], 12)) TEXT("(")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)) TEXT(")"))
FORM(load_lh_i,
    TEXT("lh ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SIGNED_DECIMAL_OF(rt_sign(value[1], 12)) TEXT("(")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)) TEXT(")"))
FORM(load_lw_i,
    TEXT("lw ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SIGNED_DECIMAL_OF(rt_sign(value[1], 12)) TEXT("(")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)) TEXT(")"))
FORM(load_ld_i,
    TEXT("ld ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SIGNED_DECIMAL_OF(rt_sign(value[1], 12)) TEXT("(")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)) TEXT(")"))
FORM(load_lbu_i,
    TEXT("lbu ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SIGNED_DECIMAL_OF(rt_sign(value[1], 12)) TEXT("(")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)) TEXT(")"))
FORM(load_lhu_i,
    TEXT("lhu ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SIGNED_DECIMAL_OF(rt_sign(value[1], 12)) TEXT("(")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)) TEXT(")"))
FORM(load_lwu_i,
    TEXT("lwu ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SIGNED_DECIMAL_OF(rt_sign(value[1], 12)) TEXT("(")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)) TEXT(")"))
FORM(load_lw_cw,
    ALIAS((c->syntax & 0x1), TEXT("lw ")
        SYNTAX(0x2, NAME_OF(x_in_numeric, value[0] + 8), NAME_OF(x, value[0] + 8)) TEXT(",")
        DECIMAL_OF(value[1] * 4) TEXT("(")
        SYNTAX(0x2, NAME_OF(x_in_numeric, value[2] + 8), NAME_OF(x, value[2] + 8)) TEXT(")"))
    TEXT("c.lw ") SYNTAX(0x2, NAME_OF(x_in_numeric, value[0] + 8), NAME_OF(x, value[0] + 8))
        TEXT(",") DECIMAL_OF(value[1] * 4) TEXT("(")
        SYNTAX(0x2, NAME_OF(x_in_numeric, value[2] + 8), NAME_OF(x, value[2] + 8)) TEXT(")"))
FORM(load_ld_cd,
    ALIAS((c->syntax & 0x1), TEXT("ld ")
        SYNTAX(0x2, NAME_OF(x_in_numeric, value[0] + 8), NAME_OF(x, value[0] + 8)) TEXT(",")
        DECIMAL_OF(value[1] * 8) TEXT("(")
        SYNTAX(0x2, NAME_OF(x_in_numeric, value[2] + 8), NAME_OF(x, value[2] + 8)) TEXT(")"))
    TEXT("c.ld ") SYNTAX(0x2, NAME_OF(x_in_numeric, value[0] + 8), NAME_OF(x, value[0] + 8))
        TEXT(",") DECIMAL_OF(value[1] * 8) TEXT("(")
        SYNTAX(0x2, NAME_OF(x_in_numeric, value[2] + 8), NAME_OF(x, value[2] + 8)) TEXT(")"))
FORM(load_lw_cwsp,
    ALIAS((c->syntax & 0x1), TEXT("lw ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        DECIMAL_OF(value[1] * 4) TEXT("(") SYNTAX(0x2, NAME_OF(x_in_numeric, 2), NAME_OF(x, 2))
        TEXT(")"))
    TEXT("c.lwsp ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        DECIMAL_OF(value[1] * 4) TEXT("(") SYNTAX(0x2, NAME_OF(x_in_numeric, 2), NAME_OF(x, 2))
        TEXT(")"))
FORM(load_ld_cdsp,
    ALIAS((c->syntax & 0x1), TEXT("ld ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        DECIMAL_OF(value[1] * 8) TEXT("(") SYNTAX(0x2, NAME_OF(x_in_numeric, 2), NAME_OF(x, 2))
        TEXT(")"))
    TEXT("c.ldsp ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        DECIMAL_OF(value[1] * 8) TEXT("(") SYNTAX(0x2, NAME_OF(x_in_numeric, 2), NAME_OF(x, 2))
        TEXT(")"))
FORM(store_sb_s,
    TEXT("sb ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SIGNED_DECIMAL_OF(rt_sign(value[1], 12)) TEXT("(")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)) TEXT(")"))
FORM(store_sh_s,
    TEXT("sh ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SIGNED_DECIMAL_OF(rt_sign(value[1], 12)) TEXT("(")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)) TEXT(")"))
FORM(store_sw_s,
    TEXT("sw ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SIGNED_DECIMAL_OF(rt_sign(value[1], 12)) TEXT("(")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)) TEXT(")"))
FORM(store_sd_s,
    TEXT("sd ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SIGNED_DECIMAL_OF(rt_sign(value[1], 12)) TEXT("(")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)) TEXT(")"))
FORM(store_sw_cw,
    ALIAS((c->syntax & 0x1), TEXT("sw ")
        SYNTAX(0x2, NAME_OF(x_in_numeric, value[0] + 8), NAME_OF(x, value[0] + 8)) TEXT(",")
        DECIMAL_OF(value[1] * 4) TEXT("(")
        SYNTAX(0x2, NAME_OF(x_in_numeric, value[2] + 8), NAME_OF(x, value[2] + 8)) TEXT(")"))
    TEXT("c.sw ") SYNTAX(0x2, NAME_OF(x_in_numeric, value[0] + 8), NAME_OF(x, value[0] + 8))
        TEXT(",") DECIMAL_OF(value[1] * 4) TEXT("(")
        SYNTAX(0x2, NAME_OF(x_in_numeric, value[2] + 8), NAME_OF(x, value[2] + 8)) TEXT(")"))
FORM(store_sd_cd,
    ALIAS((c->syntax & 0x1), TEXT("sd ")
        SYNTAX(0x2, NAME_OF(x_in_numeric, value[0] + 8), NAME_OF(x, value[0] + 8)) TEXT(",")
        DECIMAL_OF(value[1] * 8) TEXT("(")
        SYNTAX(0x2, NAME_OF(x_in_numeric, value[2] + 8), NAME_OF(x, value[2] + 8)) TEXT(")"))
    TEXT("c.sd ") SYNTAX(0x2, NAME_OF(x_in_numeric, value[0] + 8), NAME_OF(x, value[0] + 8))
        TEXT(",") DECIMAL_OF(value[1] * 8) TEXT("(")
        SYNTAX(0x2, NAME_OF(x_in_numeric, value[2] + 8), NAME_OF(x, value[2] + 8)) TEXT(")"))
FORM(store_sw_cwsp,
    ALIAS((c->syntax & 0x1), TEXT("sw ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        DECIMAL_OF(value[1] * 4) TEXT("(") SYNTAX(0x2, NAME_OF(x_in_numeric, 2), NAME_OF(x, 2))
        TEXT(")"))
    TEXT("c.swsp ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        DECIMAL_OF(value[1] * 4) TEXT("(") SYNTAX(0x2, NAME_OF(x_in_numeric, 2), NAME_OF(x, 2))
        TEXT(")"))
FORM(store_sd_cdsp,
    ALIAS((c->syntax & 0x1), TEXT("sd ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        DECIMAL_OF(value[1] * 8) TEXT("(") SYNTAX(0x2, NAME_OF(x_in_numeric, 2), NAME_OF(x, 2))
        TEXT(")"))
    TEXT("c.sdsp ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        DECIMAL_OF(value[1] * 8) TEXT("(") SYNTAX(0x2, NAME_OF(x_in_numeric, 2), NAME_OF(x, 2))
        TEXT(")"))
FORM(multiply_mul,
    TEXT("mul ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
FORM(multiply_mulh,
    TEXT("mulh ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
FORM(multiply_mulhsu,
    TEXT("mulhsu ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
FORM(multiply_mulhu,
    TEXT("mulhu ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
FORM(divide_div,
    TEXT("div ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
FORM(divide_divu,
    TEXT("divu ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
FORM(divide_rem,
    TEXT("rem ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
FORM(divide_remu,
    TEXT("remu ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
FORM(multiply_word_mulw,
    TEXT("mulw ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
FORM(multiply_word_divw,
    TEXT("divw ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
FORM(multiply_word_divuw,
    TEXT("divuw ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
FORM(multiply_word_remw,
    TEXT("remw ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))
FORM(multiply_word_remuw,
    TEXT("remuw ") SYNTAX(0x2, NAME(x_in_numeric, 0), NAME(x, 0)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 1), NAME(x, 1)) TEXT(",")
        SYNTAX(0x2, NAME(x_in_numeric, 2), NAME(x, 2)))

typedef void print_form(struct rt_text *, const struct isadora_context *,
    const struct isadora_insn *);

#define P(form, name) [RV64_##form] = print_##name
static print_form *const printers[RV64_FORMS] = {
    P(RESERVE_LR_W, reserve_lr_w),
    P(RESERVE_LR_D, reserve_lr_d),
    P(CONDITIONAL_SC_W, conditional_sc_w),
    P(CONDITIONAL_SC_D, conditional_sc_d),
    P(AMO_AMOSWAP, amo_amoswap),
    P(AMO_AMOADD, amo_amoadd),
    P(AMO_AMOXOR, amo_amoxor),
    P(AMO_AMOAND, amo_amoand),
    P(AMO_AMOOR, amo_amoor),
    P(AMO_AMOMIN, amo_amomin),
    P(AMO_AMOMAX, amo_amomax),
    P(AMO_AMOMINU, amo_amominu),
    P(AMO_AMOMAXU, amo_amomaxu),
    P(ADD_SHIFTED_SH1ADD, add_shifted_sh1add),
    P(ADD_SHIFTED_SH2ADD, add_shifted_sh2add),
    P(ADD_SHIFTED_SH3ADD, add_shifted_sh3add),
    P(ADD_SHIFTED_ADD_UW, add_shifted_add_uw),
    P(ADD_SHIFTED_SH1ADD_UW, add_shifted_sh1add_uw),
    P(ADD_SHIFTED_SH2ADD_UW, add_shifted_sh2add_uw),
    P(ADD_SHIFTED_SH3ADD_UW, add_shifted_sh3add_uw),
    P(SHIFT_UNSIGNED, shift_unsigned),
    P(LOGIC_NOT_XNOR, logic_not_xnor),
    P(LOGIC_NOT_ORN, logic_not_orn),
    P(LOGIC_NOT_ANDN, logic_not_andn),
    P(MINIMUM_MIN, minimum_min),
    P(MINIMUM_MINU, minimum_minu),
    P(MINIMUM_MAX, minimum_max),
    P(MINIMUM_MAXU, minimum_maxu),
    P(COUNT_BITS_CLZ, count_bits_clz),
    P(COUNT_BITS_CTZ, count_bits_ctz),
    P(COUNT_BITS_CPOP, count_bits_cpop),
    P(COUNT_BITS_CLZW, count_bits_clzw),
    P(COUNT_BITS_CTZW, count_bits_ctzw),
    P(COUNT_BITS_CPOPW, count_bits_cpopw),
    P(EXTEND_SEXT_B, extend_sext_b),
    P(EXTEND_SEXT_H, extend_sext_h),
    P(EXTEND_ZEXT_H, extend_zext_h),
    P(ROTATE_ROL_R, rotate_rol_r),
    P(ROTATE_ROR_R, rotate_ror_r),
    P(ROTATE_ROLW_R, rotate_rolw_r),
    P(ROTATE_RORW_R, rotate_rorw_r),
    P(ROTATE_ROR_I, rotate_ror_i),
    P(ROTATE_RORW_W, rotate_rorw_w),
    P(BYTES_ORC_B, bytes_orc_b),
    P(BYTES_REV8, bytes_rev8),
    P(SINGLE_BIT_BSET_R, single_bit_bset_r),
    P(SINGLE_BIT_BCLR_R, single_bit_bclr_r),
    P(SINGLE_BIT_BINV_R, single_bit_binv_r),
    P(SINGLE_BIT_BEXT_R, single_bit_bext_r),
    P(SINGLE_BIT_BSET_I, single_bit_bset_i),
    P(SINGLE_BIT_BCLR_I, single_bit_bclr_i),
    P(SINGLE_BIT_BINV_I, single_bit_binv_i),
    P(SINGLE_BIT_BEXT_I, single_bit_bext_i),
    P(JUMP_JAL, jump_jal),
    P(JUMP_JALR, jump_jalr),
    P(JUMP_CJ, jump_cj),
    P(JUMP_CJR, jump_cjr),
    P(JUMP_CJAL, jump_cjal),
    P(BRANCH_BEQ_B, branch_beq_b),
    P(BRANCH_BNE_B, branch_bne_b),
    P(BRANCH_BLT_B, branch_blt_b),
    P(BRANCH_BGE_B, branch_bge_b),
    P(BRANCH_BLTU_B, branch_bltu_b),
    P(BRANCH_BGEU_B, branch_bgeu_b),
    P(BRANCH_BEQ_C, branch_beq_c),
    P(BRANCH_BNE_C, branch_bne_c),
    P(FENCE, fence),
    P(FENCE_TSO, fence_tso),
    P(FENCE_I, fence_i),
    P(CALL, call),
    P(BREAK_I, break_i),
    P(BREAK_C, break_c),
    P(CSR_CSRRW_R, csr_csrrw_r),
    P(CSR_CSRRS_R, csr_csrrs_r),
    P(CSR_CSRRC_R, csr_csrrc_r),
    P(CSR_CSRRW_I, csr_csrrw_i),
    P(CSR_CSRRS_I, csr_csrrs_i),
    P(CSR_CSRRC_I, csr_csrrc_i),
    P(UNIMPLEMENTED_W, unimplemented_w),
    P(UNIMPLEMENTED_C, unimplemented_c),
    P(RETURN, return),
    P(WAIT, wait),
    P(SUPERVISOR_RET, supervisor_ret),
    P(SUPERVISOR_FENCE, supervisor_fence),
    P(FLOAT_ARITH_FADD_S, float_arith_fadd_s),
    P(FLOAT_ARITH_FADD_D, float_arith_fadd_d),
    P(FLOAT_ARITH_FSUB_S, float_arith_fsub_s),
    P(FLOAT_ARITH_FSUB_D, float_arith_fsub_d),
    P(FLOAT_ARITH_FMUL_S, float_arith_fmul_s),
    P(FLOAT_ARITH_FMUL_D, float_arith_fmul_d),
    P(FLOAT_ARITH_FDIV_S, float_arith_fdiv_s),
    P(FLOAT_ARITH_FDIV_D, float_arith_fdiv_d),
    P(FLOAT_ROOT_FSQRT_S, float_root_fsqrt_s),
    P(FLOAT_ROOT_FSQRT_D, float_root_fsqrt_d),
    P(FLOAT_FUSED_FMADD_S, float_fused_fmadd_s),
    P(FLOAT_FUSED_FMADD_D, float_fused_fmadd_d),
    P(FLOAT_FUSED_FMSUB_S, float_fused_fmsub_s),
    P(FLOAT_FUSED_FMSUB_D, float_fused_fmsub_d),
    P(FLOAT_FUSED_FNMSUB_S, float_fused_fnmsub_s),
    P(FLOAT_FUSED_FNMSUB_D, float_fused_fnmsub_d),
    P(FLOAT_FUSED_FNMADD_S, float_fused_fnmadd_s),
    P(FLOAT_FUSED_FNMADD_D, float_fused_fnmadd_d),
    P(FLOAT_SIGN_FSGNJ_S, float_sign_fsgnj_s),
    P(FLOAT_SIGN_FSGNJ_D, float_sign_fsgnj_d),
    P(FLOAT_SIGN_FSGNJN_S, float_sign_fsgnjn_s),
    P(FLOAT_SIGN_FSGNJN_D, float_sign_fsgnjn_d),
    P(FLOAT_SIGN_FSGNJX_S, float_sign_fsgnjx_s),
    P(FLOAT_SIGN_FSGNJX_D, float_sign_fsgnjx_d),
    P(FLOAT_MINIMUM_FMIN_S, float_minimum_fmin_s),
    P(FLOAT_MINIMUM_FMIN_D, float_minimum_fmin_d),
    P(FLOAT_MINIMUM_FMAX_S, float_minimum_fmax_s),
    P(FLOAT_MINIMUM_FMAX_D, float_minimum_fmax_d),
    P(FLOAT_COMPARE_FEQ_S, float_compare_feq_s),
    P(FLOAT_COMPARE_FEQ_D, float_compare_feq_d),
    P(FLOAT_COMPARE_FLT_S, float_compare_flt_s),
    P(FLOAT_COMPARE_FLT_D, float_compare_flt_d),
    P(FLOAT_COMPARE_FLE_S, float_compare_fle_s),
    P(FLOAT_COMPARE_FLE_D, float_compare_fle_d),
    P(FLOAT_CLASS_FCLASS_S, float_class_fclass_s),
    P(FLOAT_CLASS_FCLASS_D, float_class_fclass_d),
    P(FLOAT_BITS_FMV_X_W, float_bits_fmv_x_w),
    P(FLOAT_BITS_FMV_X_D, float_bits_fmv_x_d),
    P(FLOAT_OF_BITS_FMV_W_X, float_of_bits_fmv_w_x),
    P(FLOAT_OF_BITS_FMV_D_X, float_of_bits_fmv_d_x),
    P(FLOAT_TO_INT_FCVT_W_S, float_to_int_fcvt_w_s),
    P(FLOAT_TO_INT_FCVT_WU_S, float_to_int_fcvt_wu_s),
    P(FLOAT_TO_INT_FCVT_L_S, float_to_int_fcvt_l_s),
    P(FLOAT_TO_INT_FCVT_LU_S, float_to_int_fcvt_lu_s),
    P(FLOAT_TO_INT_FCVT_W_D, float_to_int_fcvt_w_d),
    P(FLOAT_TO_INT_FCVT_WU_D, float_to_int_fcvt_wu_d),
    P(FLOAT_TO_INT_FCVT_L_D, float_to_int_fcvt_l_d),
    P(FLOAT_TO_INT_FCVT_LU_D, float_to_int_fcvt_lu_d),
    P(FLOAT_FROM_INT_FCVT_S_W, float_from_int_fcvt_s_w),
    P(FLOAT_FROM_INT_FCVT_S_WU, float_from_int_fcvt_s_wu),
    P(FLOAT_FROM_INT_FCVT_S_L, float_from_int_fcvt_s_l),
    P(FLOAT_FROM_INT_FCVT_S_LU, float_from_int_fcvt_s_lu),
    P(FLOAT_FROM_INT_FCVT_D_L, float_from_int_fcvt_d_l),
    P(FLOAT_FROM_INT_FCVT_D_LU, float_from_int_fcvt_d_lu),
    P(FLOAT_NARROW, float_narrow),
    P(FLOAT_WIDEN, float_widen),
    P(FLOAT_FROM_WORD_FCVT_D_W, float_from_word_fcvt_d_w),
    P(FLOAT_FROM_WORD_FCVT_D_WU, float_from_word_fcvt_d_wu),
    P(FLOAT_LOAD_FLW_I, float_load_flw_i),
    P(FLOAT_LOAD_FLD_I, float_load_fld_i),
    P(FLOAT_LOAD_FLD_C, float_load_fld_c),
    P(FLOAT_LOAD_FLD_CSP, float_load_fld_csp),
    P(FLOAT_STORE_FSW_S, float_store_fsw_s),
    P(FLOAT_STORE_FSD_S, float_store_fsd_s),
    P(FLOAT_STORE_FSD_C, float_store_fsd_c),
    P(FLOAT_STORE_FSD_CSP, float_store_fsd_csp),
    P(ARITH_ADD_R, arith_add_r),
    P(ARITH_SUB_R, arith_sub_r),
    P(ARITH_SLL_R, arith_sll_r),
    P(ARITH_SLT_R, arith_slt_r),
    P(ARITH_SLTU_R, arith_sltu_r),
    P(ARITH_XOR_R, arith_xor_r),
    P(ARITH_SRL_R, arith_srl_r),
    P(ARITH_SRA_R, arith_sra_r),
    P(ARITH_OR_R, arith_or_r),
    P(ARITH_AND_R, arith_and_r),
    P(ARITH_ADDW_R, arith_addw_r),
    P(ARITH_SUBW_R, arith_subw_r),
    P(ARITH_SLLW_R, arith_sllw_r),
    P(ARITH_SRLW_R, arith_srlw_r),
    P(ARITH_SRAW_R, arith_sraw_r),
    P(ARITH_SUB_CA, arith_sub_ca),
    P(ARITH_XOR_CA, arith_xor_ca),
    P(ARITH_OR_CA, arith_or_ca),
    P(ARITH_AND_CA, arith_and_ca),
    P(ARITH_ADDW_CA, arith_addw_ca),
    P(ARITH_SUBW_CA, arith_subw_ca),
    P(ARITH_ADD_CR, arith_add_cr),
    P(ARITH_IMM_ADDI_I, arith_imm_addi_i),
    P(ARITH_IMM_SLTI_I, arith_imm_slti_i),
    P(ARITH_IMM_SLTIU_I, arith_imm_sltiu_i),
    P(ARITH_IMM_XORI_I, arith_imm_xori_i),
    P(ARITH_IMM_ORI_I, arith_imm_ori_i),
    P(ARITH_IMM_ANDI_I, arith_imm_andi_i),
    P(ARITH_IMM_ADDI_CI, arith_imm_addi_ci),
    P(ARITH_IMM_ANDI_CA, arith_imm_andi_ca),
    P(ARITH_IMM_ADDI_LI, arith_imm_addi_li),
    P(ARITH_IMM_ADDI_SP, arith_imm_addi_sp),
    P(ARITH_IMM_ADDI_SPN, arith_imm_addi_spn),
    P(ADDIW_I, addiw_i),
    P(ADDIW_C, addiw_c),
    P(SHIFT_SLLI_I, shift_slli_i),
    P(SHIFT_SRLI_I, shift_srli_i),
    P(SHIFT_SRAI_I, shift_srai_i),
    P(SHIFT_SLLI_CI, shift_slli_ci),
    P(SHIFT_SRLI_CA, shift_srli_ca),
    P(SHIFT_SRAI_CA, shift_srai_ca),
    P(SHIFT_NONE_SLLI, shift_none_slli),
    P(SHIFT_NONE_SRLI, shift_none_srli),
    P(SHIFT_NONE_SRAI, shift_none_srai),
    P(SHIFT_WORD_SLLIW, shift_word_slliw),
    P(SHIFT_WORD_SRLIW, shift_word_srliw),
    P(SHIFT_WORD_SRAIW, shift_word_sraiw),
    P(UPPER_LUI, upper_lui),
    P(UPPER_AUIPC, upper_auipc),
    P(UPPER_C, upper_c),
    P(MOVE, move),
    P(LOAD_LB_I, load_lb_i),
    P(LOAD_LH_I, load_lh_i),
    P(LOAD_LW_I, load_lw_i),
    P(LOAD_LD_I, load_ld_i),
    P(LOAD_LBU_I, load_lbu_i),
    P(LOAD_LHU_I, load_lhu_i),
    P(LOAD_LWU_I, load_lwu_i),
    P(LOAD_LW_CW, load_lw_cw),
    P(LOAD_LD_CD, load_ld_cd),
    P(LOAD_LW_CWSP, load_lw_cwsp),
    P(LOAD_LD_CDSP, load_ld_cdsp),
    P(STORE_SB_S, store_sb_s),
    P(STORE_SH_S, store_sh_s),
    P(STORE_SW_S, store_sw_s),
    P(STORE_SD_S, store_sd_s),
    P(STORE_SW_CW, store_sw_cw),
    P(STORE_SD_CD, store_sd_cd),
    P(STORE_SW_CWSP, store_sw_cwsp),
    P(STORE_SD_CDSP, store_sd_cdsp),
    P(MULTIPLY_MUL, multiply_mul),
    P(MULTIPLY_MULH, multiply_mulh),
    P(MULTIPLY_MULHSU, multiply_mulhsu),
    P(MULTIPLY_MULHU, multiply_mulhu),
    P(DIVIDE_DIV, divide_div),
    P(DIVIDE_DIVU, divide_divu),
    P(DIVIDE_REM, divide_rem),
    P(DIVIDE_REMU, divide_remu),
    P(MULTIPLY_WORD_MULW, multiply_word_mulw),
    P(MULTIPLY_WORD_DIVW, multiply_word_divw),
    P(MULTIPLY_WORD_DIVUW, multiply_word_divuw),
    P(MULTIPLY_WORD_REMW, multiply_word_remw),
    P(MULTIPLY_WORD_REMUW, multiply_word_remuw),
};

size_t rv64_format(const struct isadora_context *c, const struct isadora_insn *in, char *out,
    size_t size)
{
    char own[RV64_TEXT_MAX];
    char *text = size < sizeof own ? own : out;
    struct rt_text w = {text, NULL};
    struct isadora_context brief = *c;
    brief.brief |= (c->syntax & 0x1) != 0;
    c = &brief;
    if (in->form < RV64_FORMS)
        printers[in->form](&w, c, in);
    if (!(c->syntax & 0x1))
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
