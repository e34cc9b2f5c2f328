/* Generated from the description rv64 by gen/emit/assembler. Do not edit. */
#include <isadora/rv64.h>
#include "rv64_lex.h"
#include "asm/tables/rows.h"

LIST(list_ORDER) = {
    SPELLED(".aq", 0x2),
    LONGER(".aqrl", 0x3),
    SPELLED(".rl", 0x1),
};
WORDS(words_ORDER) = {list_ORDER, COUNT(list_ORDER), ALONE(1)};

LIST(list_file_x) = {
    SPELLED("a0", 0xa),
    SPELLED("a1", 0xb),
    SPELLED("a2", 0xc),
    SPELLED("a3", 0xd),
    SPELLED("a4", 0xe),
    SPELLED("a5", 0xf),
    SPELLED("a6", 0x10),
    SPELLED("a7", 0x11),
    READ_ONLY("fp", 0x8),
    SPELLED("gp", 0x3),
    SPELLED("ra", 0x1),
    SPELLED("s0", 0x8),
    SPELLED("s1", 0x9),
    LONGER("s10", 0x1a),
    LONGER("s11", 0x1b),
    SPELLED("s2", 0x12),
    SPELLED("s3", 0x13),
    SPELLED("s4", 0x14),
    SPELLED("s5", 0x15),
    SPELLED("s6", 0x16),
    SPELLED("s7", 0x17),
    SPELLED("s8", 0x18),
    SPELLED("s9", 0x19),
    SPELLED("sp", 0x2),
    SPELLED("t0", 0x5),
    SPELLED("t1", 0x6),
    SPELLED("t2", 0x7),
    SPELLED("t3", 0x1c),
    SPELLED("t4", 0x1d),
    SPELLED("t5", 0x1e),
    SPELLED("t6", 0x1f),
    SPELLED("tp", 0x4),
    READ_ONLY("x0", 0x0),
    READ_ONLY("x1", 0x1),
    READ_ONLY("x10", 0xa),
    READ_ONLY("x11", 0xb),
    READ_ONLY("x12", 0xc),
    READ_ONLY("x13", 0xd),
    READ_ONLY("x14", 0xe),
    READ_ONLY("x15", 0xf),
    READ_ONLY("x16", 0x10),
    READ_ONLY("x17", 0x11),
    READ_ONLY("x18", 0x12),
    READ_ONLY("x19", 0x13),
    READ_ONLY("x2", 0x2),
    READ_ONLY("x20", 0x14),
    READ_ONLY("x21", 0x15),
    READ_ONLY("x22", 0x16),
    READ_ONLY("x23", 0x17),
    READ_ONLY("x24", 0x18),
    READ_ONLY("x25", 0x19),
    READ_ONLY("x26", 0x1a),
    READ_ONLY("x27", 0x1b),
    READ_ONLY("x28", 0x1c),
    READ_ONLY("x29", 0x1d),
    READ_ONLY("x3", 0x3),
    READ_ONLY("x30", 0x1e),
    READ_ONLY("x31", 0x1f),
    READ_ONLY("x4", 0x4),
    READ_ONLY("x5", 0x5),
    READ_ONLY("x6", 0x6),
    READ_ONLY("x7", 0x7),
    READ_ONLY("x8", 0x8),
    READ_ONLY("x9", 0x9),
    SPELLED("zero", 0x0),
};
WORDS(words_file_x) = {list_file_x, COUNT(list_file_x), WITH(0, rv64_scan_x, "x")};

LIST(list_WIDTH) = {
    SPELLED(".d", 0x1),
    SPELLED(".w", 0x0),
};
WORDS(words_WIDTH) = {list_WIDTH, COUNT(list_WIDTH), ALONE(1)};

LIST(list_PRED) = {
    SPELLED("i", 0x8),
    LONGER("io", 0xc),
    LONGER("ior", 0xe),
    LONGER("iorw", 0xf),
    LONGER("iow", 0xd),
    LONGER("ir", 0xa),
    LONGER("irw", 0xb),
    LONGER("iw", 0x9),
    SPELLED("o", 0x4),
    LONGER("or", 0x6),
    LONGER("orw", 0x7),
    LONGER("ow", 0x5),
    SPELLED("r", 0x2),
    LONGER("rw", 0x3),
    SPELLED("unknown", 0x0),
    SPELLED("w", 0x1),
};
WORDS(words_PRED) = {list_PRED, COUNT(list_PRED), ALONE(0)};

LIST(list_CSR_NAME) = {
    SPELLED("cycle", 0xc00),
    LONGER("cycleh", 0xc80),
    SPELLED("dcsr", 0x7b0),
    SPELLED("dpc", 0x7b1),
    SPELLED("dscratch0", 0x7b2),
    SPELLED("dscratch1", 0x7b3),
    SPELLED("fcsr", 0x3),
    SPELLED("fflags", 0x1),
    SPELLED("frm", 0x2),
    SPELLED("hcontext", 0x6a8),
    SPELLED("hcounteren", 0x606),
    SPELLED("hedeleg", 0x602),
    SPELLED("henvcfg", 0x60a),
    LONGER("henvcfgh", 0x61a),
    SPELLED("hgatp", 0x680),
    SPELLED("hgeie", 0x607),
    SPELLED("hgeip", 0xe12),
    SPELLED("hideleg", 0x603),
    LONGER("hidelegh", 0x613),
    SPELLED("hie", 0x604),
    SPELLED("hip", 0x644),
    SPELLED("hpmcounter10", 0xc0a),
    LONGER("hpmcounter10h", 0xc8a),
    SPELLED("hpmcounter11", 0xc0b),
    LONGER("hpmcounter11h", 0xc8b),
    SPELLED("hpmcounter12", 0xc0c),
    LONGER("hpmcounter12h", 0xc8c),
    SPELLED("hpmcounter13", 0xc0d),
    LONGER("hpmcounter13h", 0xc8d),
    SPELLED("hpmcounter14", 0xc0e),
    LONGER("hpmcounter14h", 0xc8e),
    SPELLED("hpmcounter15", 0xc0f),
    LONGER("hpmcounter15h", 0xc8f),
    SPELLED("hpmcounter16", 0xc10),
    LONGER("hpmcounter16h", 0xc90),
    SPELLED("hpmcounter17", 0xc11),
    LONGER("hpmcounter17h", 0xc91),
    SPELLED("hpmcounter18", 0xc12),
    LONGER("hpmcounter18h", 0xc92),
    SPELLED("hpmcounter19", 0xc13),
    LONGER("hpmcounter19h", 0xc93),
    SPELLED("hpmcounter20", 0xc14),
    LONGER("hpmcounter20h", 0xc94),
    SPELLED("hpmcounter21", 0xc15),
    LONGER("hpmcounter21h", 0xc95),
    SPELLED("hpmcounter22", 0xc16),
    LONGER("hpmcounter22h", 0xc96),
    SPELLED("hpmcounter23", 0xc17),
    LONGER("hpmcounter23h", 0xc97),
    SPELLED("hpmcounter24", 0xc18),
    LONGER("hpmcounter24h", 0xc98),
    SPELLED("hpmcounter25", 0xc19),
    LONGER("hpmcounter25h", 0xc99),
    SPELLED("hpmcounter26", 0xc1a),
    LONGER("hpmcounter26h", 0xc9a),
    SPELLED("hpmcounter27", 0xc1b),
    LONGER("hpmcounter27h", 0xc9b),
    SPELLED("hpmcounter28", 0xc1c),
    LONGER("hpmcounter28h", 0xc9c),
    SPELLED("hpmcounter29", 0xc1d),
    LONGER("hpmcounter29h", 0xc9d),
    SPELLED("hpmcounter3", 0xc03),
    LONGER("hpmcounter30", 0xc1e),
    LONGER("hpmcounter30h", 0xc9e),
    LONGER("hpmcounter31", 0xc1f),
    LONGER("hpmcounter31h", 0xc9f),
    LONGER("hpmcounter3h", 0xc83),
    SPELLED("hpmcounter4", 0xc04),
    LONGER("hpmcounter4h", 0xc84),
    SPELLED("hpmcounter5", 0xc05),
    LONGER("hpmcounter5h", 0xc85),
    SPELLED("hpmcounter6", 0xc06),
    LONGER("hpmcounter6h", 0xc86),
    SPELLED("hpmcounter7", 0xc07),
    LONGER("hpmcounter7h", 0xc87),
    SPELLED("hpmcounter8", 0xc08),
    LONGER("hpmcounter8h", 0xc88),
    SPELLED("hpmcounter9", 0xc09),
    LONGER("hpmcounter9h", 0xc89),
    SPELLED("hstateen0", 0x60c),
    LONGER("hstateen0h", 0x61c),
    SPELLED("hstateen1", 0x60d),
    LONGER("hstateen1h", 0x61d),
    SPELLED("hstateen2", 0x60e),
    LONGER("hstateen2h", 0x61e),
    SPELLED("hstateen3", 0x60f),
    LONGER("hstateen3h", 0x61f),
    SPELLED("hstatus", 0x600),
    SPELLED("htimedelta", 0x605),
    LONGER("htimedeltah", 0x615),
    SPELLED("htinst", 0x64a),
    SPELLED("htval", 0x643),
    SPELLED("hvictl", 0x609),
    SPELLED("hvien", 0x608),
    LONGER("hvienh", 0x618),
    SPELLED("hvip", 0x645),
    LONGER("hviph", 0x655),
    LONGER("hviprio1", 0x646),
    LONGER("hviprio1h", 0x656),
    LONGER("hviprio2", 0x647),
    LONGER("hviprio2h", 0x657),
    SPELLED("instret", 0xc02),
    LONGER("instreth", 0xc82),
    SPELLED("marchid", 0xf12),
    SPELLED("mcause", 0x342),
    SPELLED("mconfigptr", 0xf15),
    SPELLED("mcontext", 0x7a8),
    SPELLED("mcounteren", 0x306),
    SPELLED("mcountinhibit", 0x320),
    SPELLED("mcycle", 0xb00),
    LONGER("mcycleh", 0xb80),
    SPELLED("medeleg", 0x302),
    SPELLED("menvcfg", 0x30a),
    LONGER("menvcfgh", 0x31a),
    SPELLED("mepc", 0x341),
    SPELLED("mhartid", 0xf14),
    SPELLED("mhpmcounter10", 0xb0a),
    LONGER("mhpmcounter10h", 0xb8a),
    SPELLED("mhpmcounter11", 0xb0b),
    LONGER("mhpmcounter11h", 0xb8b),
    SPELLED("mhpmcounter12", 0xb0c),
    LONGER("mhpmcounter12h", 0xb8c),
    SPELLED("mhpmcounter13", 0xb0d),
    LONGER("mhpmcounter13h", 0xb8d),
    SPELLED("mhpmcounter14", 0xb0e),
    LONGER("mhpmcounter14h", 0xb8e),
    SPELLED("mhpmcounter15", 0xb0f),
    LONGER("mhpmcounter15h", 0xb8f),
    SPELLED("mhpmcounter16", 0xb10),
    LONGER("mhpmcounter16h", 0xb90),
    SPELLED("mhpmcounter17", 0xb11),
    LONGER("mhpmcounter17h", 0xb91),
    SPELLED("mhpmcounter18", 0xb12),
    LONGER("mhpmcounter18h", 0xb92),
    SPELLED("mhpmcounter19", 0xb13),
    LONGER("mhpmcounter19h", 0xb93),
    SPELLED("mhpmcounter20", 0xb14),
    LONGER("mhpmcounter20h", 0xb94),
    SPELLED("mhpmcounter21", 0xb15),
    LONGER("mhpmcounter21h", 0xb95),
    SPELLED("mhpmcounter22", 0xb16),
    LONGER("mhpmcounter22h", 0xb96),
    SPELLED("mhpmcounter23", 0xb17),
    LONGER("mhpmcounter23h", 0xb97),
    SPELLED("mhpmcounter24", 0xb18),
    LONGER("mhpmcounter24h", 0xb98),
    SPELLED("mhpmcounter25", 0xb19),
    LONGER("mhpmcounter25h", 0xb99),
    SPELLED("mhpmcounter26", 0xb1a),
    LONGER("mhpmcounter26h", 0xb9a),
    SPELLED("mhpmcounter27", 0xb1b),
    LONGER("mhpmcounter27h", 0xb9b),
    SPELLED("mhpmcounter28", 0xb1c),
    LONGER("mhpmcounter28h", 0xb9c),
    SPELLED("mhpmcounter29", 0xb1d),
    LONGER("mhpmcounter29h", 0xb9d),
    SPELLED("mhpmcounter3", 0xb03),
    LONGER("mhpmcounter30", 0xb1e),
    LONGER("mhpmcounter30h", 0xb9e),
    LONGER("mhpmcounter31", 0xb1f),
    LONGER("mhpmcounter31h", 0xb9f),
    LONGER("mhpmcounter3h", 0xb83),
    SPELLED("mhpmcounter4", 0xb04),
    LONGER("mhpmcounter4h", 0xb84),
    SPELLED("mhpmcounter5", 0xb05),
    LONGER("mhpmcounter5h", 0xb85),
    SPELLED("mhpmcounter6", 0xb06),
    LONGER("mhpmcounter6h", 0xb86),
    SPELLED("mhpmcounter7", 0xb07),
    LONGER("mhpmcounter7h", 0xb87),
    SPELLED("mhpmcounter8", 0xb08),
    LONGER("mhpmcounter8h", 0xb88),
    SPELLED("mhpmcounter9", 0xb09),
    LONGER("mhpmcounter9h", 0xb89),
    SPELLED("mhpmevent10", 0x32a),
    LONGER("mhpmevent10h", 0x72a),
    SPELLED("mhpmevent11", 0x32b),
    LONGER("mhpmevent11h", 0x72b),
    SPELLED("mhpmevent12", 0x32c),
    LONGER("mhpmevent12h", 0x72c),
    SPELLED("mhpmevent13", 0x32d),
    LONGER("mhpmevent13h", 0x72d),
    SPELLED("mhpmevent14", 0x32e),
    LONGER("mhpmevent14h", 0x72e),
    SPELLED("mhpmevent15", 0x32f),
    LONGER("mhpmevent15h", 0x72f),
    SPELLED("mhpmevent16", 0x330),
    LONGER("mhpmevent16h", 0x730),
    SPELLED("mhpmevent17", 0x331),
    LONGER("mhpmevent17h", 0x731),
    SPELLED("mhpmevent18", 0x332),
    LONGER("mhpmevent18h", 0x732),
    SPELLED("mhpmevent19", 0x333),
    LONGER("mhpmevent19h", 0x733),
    SPELLED("mhpmevent20", 0x334),
    LONGER("mhpmevent20h", 0x734),
    SPELLED("mhpmevent21", 0x335),
    LONGER("mhpmevent21h", 0x735),
    SPELLED("mhpmevent22", 0x336),
    LONGER("mhpmevent22h", 0x736),
    SPELLED("mhpmevent23", 0x337),
    LONGER("mhpmevent23h", 0x737),
    SPELLED("mhpmevent24", 0x338),
    LONGER("mhpmevent24h", 0x738),
    SPELLED("mhpmevent25", 0x339),
    LONGER("mhpmevent25h", 0x739),
    SPELLED("mhpmevent26", 0x33a),
    LONGER("mhpmevent26h", 0x73a),
    SPELLED("mhpmevent27", 0x33b),
    LONGER("mhpmevent27h", 0x73b),
    SPELLED("mhpmevent28", 0x33c),
    LONGER("mhpmevent28h", 0x73c),
    SPELLED("mhpmevent29", 0x33d),
    LONGER("mhpmevent29h", 0x73d),
    SPELLED("mhpmevent3", 0x323),
    LONGER("mhpmevent30", 0x33e),
    LONGER("mhpmevent30h", 0x73e),
    LONGER("mhpmevent31", 0x33f),
    LONGER("mhpmevent31h", 0x73f),
    LONGER("mhpmevent3h", 0x723),
    SPELLED("mhpmevent4", 0x324),
    LONGER("mhpmevent4h", 0x724),
    SPELLED("mhpmevent5", 0x325),
    LONGER("mhpmevent5h", 0x725),
    SPELLED("mhpmevent6", 0x326),
    LONGER("mhpmevent6h", 0x726),
    SPELLED("mhpmevent7", 0x327),
    LONGER("mhpmevent7h", 0x727),
    SPELLED("mhpmevent8", 0x328),
    LONGER("mhpmevent8h", 0x728),
    SPELLED("mhpmevent9", 0x329),
    LONGER("mhpmevent9h", 0x729),
    SPELLED("mideleg", 0x303),
    LONGER("midelegh", 0x313),
    SPELLED("mie", 0x304),
    LONGER("mieh", 0x314),
    SPELLED("mimpid", 0xf13),
    SPELLED("minstret", 0xb02),
    LONGER("minstreth", 0xb82),
    SPELLED("mip", 0x344),
    LONGER("miph", 0x354),
    SPELLED("mireg", 0x351),
    SPELLED("misa", 0x301),
    SPELLED("miselect", 0x350),
    SPELLED("mscontext", 0x7aa),
    SPELLED("mscratch", 0x340),
    SPELLED("mseccfg", 0x747),
    LONGER("mseccfgh", 0x757),
    SPELLED("mstateen0", 0x30c),
    LONGER("mstateen0h", 0x31c),
    SPELLED("mstateen1", 0x30d),
    LONGER("mstateen1h", 0x31d),
    SPELLED("mstateen2", 0x30e),
    LONGER("mstateen2h", 0x31e),
    SPELLED("mstateen3", 0x30f),
    LONGER("mstateen3h", 0x31f),
    SPELLED("mstatus", 0x300),
    LONGER("mstatush", 0x310),
    SPELLED("mtinst", 0x34a),
    SPELLED("mtopei", 0x35c),
    SPELLED("mtopi", 0xfb0),
    SPELLED("mtval", 0x343),
    LONGER("mtval2", 0x34b),
    SPELLED("mtvec", 0x305),
    SPELLED("mvendorid", 0xf11),
    SPELLED("mvien", 0x308),
    LONGER("mvienh", 0x318),
    SPELLED("mvip", 0x309),
    LONGER("mviph", 0x319),
    SPELLED("pmpaddr0", 0x3b0),
    SPELLED("pmpaddr1", 0x3b1),
    LONGER("pmpaddr10", 0x3ba),
    LONGER("pmpaddr11", 0x3bb),
    LONGER("pmpaddr12", 0x3bc),
    LONGER("pmpaddr13", 0x3bd),
    LONGER("pmpaddr14", 0x3be),
    LONGER("pmpaddr15", 0x3bf),
    LONGER("pmpaddr16", 0x3c0),
    LONGER("pmpaddr17", 0x3c1),
    LONGER("pmpaddr18", 0x3c2),
    LONGER("pmpaddr19", 0x3c3),
    SPELLED("pmpaddr2", 0x3b2),
    LONGER("pmpaddr20", 0x3c4),
    LONGER("pmpaddr21", 0x3c5),
    LONGER("pmpaddr22", 0x3c6),
    LONGER("pmpaddr23", 0x3c7),
    LONGER("pmpaddr24", 0x3c8),
    LONGER("pmpaddr25", 0x3c9),
    LONGER("pmpaddr26", 0x3ca),
    LONGER("pmpaddr27", 0x3cb),
    LONGER("pmpaddr28", 0x3cc),
    LONGER("pmpaddr29", 0x3cd),
    SPELLED("pmpaddr3", 0x3b3),
    LONGER("pmpaddr30", 0x3ce),
    LONGER("pmpaddr31", 0x3cf),
    LONGER("pmpaddr32", 0x3d0),
    LONGER("pmpaddr33", 0x3d1),
    LONGER("pmpaddr34", 0x3d2),
    LONGER("pmpaddr35", 0x3d3),
    LONGER("pmpaddr36", 0x3d4),
    LONGER("pmpaddr37", 0x3d5),
    LONGER("pmpaddr38", 0x3d6),
    LONGER("pmpaddr39", 0x3d7),
    SPELLED("pmpaddr4", 0x3b4),
    LONGER("pmpaddr40", 0x3d8),
    LONGER("pmpaddr41", 0x3d9),
    LONGER("pmpaddr42", 0x3da),
    LONGER("pmpaddr43", 0x3db),
    LONGER("pmpaddr44", 0x3dc),
    LONGER("pmpaddr45", 0x3dd),
    LONGER("pmpaddr46", 0x3de),
    LONGER("pmpaddr47", 0x3df),
    LONGER("pmpaddr48", 0x3e0),
    LONGER("pmpaddr49", 0x3e1),
    SPELLED("pmpaddr5", 0x3b5),
    LONGER("pmpaddr50", 0x3e2),
    LONGER("pmpaddr51", 0x3e3),
    LONGER("pmpaddr52", 0x3e4),
    LONGER("pmpaddr53", 0x3e5),
    LONGER("pmpaddr54", 0x3e6),
    LONGER("pmpaddr55", 0x3e7),
    LONGER("pmpaddr56", 0x3e8),
    LONGER("pmpaddr57", 0x3e9),
    LONGER("pmpaddr58", 0x3ea),
    LONGER("pmpaddr59", 0x3eb),
    SPELLED("pmpaddr6", 0x3b6),
    LONGER("pmpaddr60", 0x3ec),
    LONGER("pmpaddr61", 0x3ed),
    LONGER("pmpaddr62", 0x3ee),
    LONGER("pmpaddr63", 0x3ef),
    SPELLED("pmpaddr7", 0x3b7),
    SPELLED("pmpaddr8", 0x3b8),
    SPELLED("pmpaddr9", 0x3b9),
    SPELLED("pmpcfg0", 0x3a0),
    SPELLED("pmpcfg1", 0x3a1),
    LONGER("pmpcfg10", 0x3aa),
    LONGER("pmpcfg11", 0x3ab),
    LONGER("pmpcfg12", 0x3ac),
    LONGER("pmpcfg13", 0x3ad),
    LONGER("pmpcfg14", 0x3ae),
    LONGER("pmpcfg15", 0x3af),
    SPELLED("pmpcfg2", 0x3a2),
    SPELLED("pmpcfg3", 0x3a3),
    SPELLED("pmpcfg4", 0x3a4),
    SPELLED("pmpcfg5", 0x3a5),
    SPELLED("pmpcfg6", 0x3a6),
    SPELLED("pmpcfg7", 0x3a7),
    SPELLED("pmpcfg8", 0x3a8),
    SPELLED("pmpcfg9", 0x3a9),
    SPELLED("satp", 0x180),
    SPELLED("scause", 0x142),
    SPELLED("scontext", 0x5a8),
    SPELLED("scounteren", 0x106),
    SPELLED("scountovf", 0xda0),
    SPELLED("seed", 0x15),
    SPELLED("senvcfg", 0x10a),
    SPELLED("sepc", 0x141),
    SPELLED("sie", 0x104),
    LONGER("sieh", 0x114),
    SPELLED("sip", 0x144),
    LONGER("siph", 0x154),
    SPELLED("sireg", 0x151),
    SPELLED("siselect", 0x150),
    SPELLED("sscratch", 0x140),
    SPELLED("sstateen0", 0x10c),
    SPELLED("sstateen1", 0x10d),
    SPELLED("sstateen2", 0x10e),
    SPELLED("sstateen3", 0x10f),
    SPELLED("sstatus", 0x100),
    SPELLED("stimecmp", 0x14d),
    LONGER("stimecmph", 0x15d),
    SPELLED("stopei", 0x15c),
    SPELLED("stopi", 0xdb0),
    SPELLED("stval", 0x143),
    SPELLED("stvec", 0x105),
    SPELLED("tcontrol", 0x7a5),
    SPELLED("tdata1", 0x7a1),
    SPELLED("tdata2", 0x7a2),
    SPELLED("tdata3", 0x7a3),
    SPELLED("time", 0xc01),
    LONGER("timeh", 0xc81),
    SPELLED("tinfo", 0x7a4),
    SPELLED("tselect", 0x7a0),
    SPELLED("vcsr", 0xf),
    SPELLED("vl", 0xc20),
    LONGER("vlenb", 0xc22),
    SPELLED("vsatp", 0x280),
    SPELLED("vscause", 0x242),
    SPELLED("vsepc", 0x241),
    SPELLED("vsie", 0x204),
    LONGER("vsieh", 0x214),
    SPELLED("vsip", 0x244),
    LONGER("vsiph", 0x254),
    SPELLED("vsireg", 0x251),
    SPELLED("vsiselect", 0x250),
    SPELLED("vsscratch", 0x240),
    SPELLED("vsstatus", 0x200),
    SPELLED("vstart", 0x8),
    SPELLED("vstimecmp", 0x24d),
    LONGER("vstimecmph", 0x25d),
    SPELLED("vstopei", 0x25c),
    SPELLED("vstopi", 0xeb0),
    SPELLED("vstval", 0x243),
    SPELLED("vstvec", 0x205),
    SPELLED("vtype", 0xc21),
    SPELLED("vxrm", 0xa),
    SPELLED("vxsat", 0x9),
};
WORDS(words_CSR_NAME) = {list_CSR_NAME, COUNT(list_CSR_NAME), ALONE(0)};

LIST(list_file_f) = {
    READ_ONLY("f0", 0x0),
    READ_ONLY("f1", 0x1),
    READ_ONLY("f10", 0xa),
    READ_ONLY("f11", 0xb),
    READ_ONLY("f12", 0xc),
    READ_ONLY("f13", 0xd),
    READ_ONLY("f14", 0xe),
    READ_ONLY("f15", 0xf),
    READ_ONLY("f16", 0x10),
    READ_ONLY("f17", 0x11),
    READ_ONLY("f18", 0x12),
    READ_ONLY("f19", 0x13),
    READ_ONLY("f2", 0x2),
    READ_ONLY("f20", 0x14),
    READ_ONLY("f21", 0x15),
    READ_ONLY("f22", 0x16),
    READ_ONLY("f23", 0x17),
    READ_ONLY("f24", 0x18),
    READ_ONLY("f25", 0x19),
    READ_ONLY("f26", 0x1a),
    READ_ONLY("f27", 0x1b),
    READ_ONLY("f28", 0x1c),
    READ_ONLY("f29", 0x1d),
    READ_ONLY("f3", 0x3),
    READ_ONLY("f30", 0x1e),
    READ_ONLY("f31", 0x1f),
    READ_ONLY("f4", 0x4),
    READ_ONLY("f5", 0x5),
    READ_ONLY("f6", 0x6),
    READ_ONLY("f7", 0x7),
    READ_ONLY("f8", 0x8),
    READ_ONLY("f9", 0x9),
    SPELLED("fa0", 0xa),
    SPELLED("fa1", 0xb),
    SPELLED("fa2", 0xc),
    SPELLED("fa3", 0xd),
    SPELLED("fa4", 0xe),
    SPELLED("fa5", 0xf),
    SPELLED("fa6", 0x10),
    SPELLED("fa7", 0x11),
    SPELLED("fs0", 0x8),
    SPELLED("fs1", 0x9),
    LONGER("fs10", 0x1a),
    LONGER("fs11", 0x1b),
    SPELLED("fs2", 0x12),
    SPELLED("fs3", 0x13),
    SPELLED("fs4", 0x14),
    SPELLED("fs5", 0x15),
    SPELLED("fs6", 0x16),
    SPELLED("fs7", 0x17),
    SPELLED("fs8", 0x18),
    SPELLED("fs9", 0x19),
    SPELLED("ft0", 0x0),
    SPELLED("ft1", 0x1),
    LONGER("ft10", 0x1e),
    LONGER("ft11", 0x1f),
    SPELLED("ft2", 0x2),
    SPELLED("ft3", 0x3),
    SPELLED("ft4", 0x4),
    SPELLED("ft5", 0x5),
    SPELLED("ft6", 0x6),
    SPELLED("ft7", 0x7),
    SPELLED("ft8", 0x1c),
    SPELLED("ft9", 0x1d),
};
WORDS(words_file_f) = {list_file_f, COUNT(list_file_f), WITH(1, rv64_scan_f, "f")};

LIST(list_RM) = {
    READ_ONLY("dyn", 0x7),
    SPELLED("rdn", 0x2),
    SPELLED("rmm", 0x4),
    SPELLED("rne", 0x0),
    SPELLED("rtz", 0x1),
    SPELLED("rup", 0x3),
};
WORDS(words_RM) = {list_RM, COUNT(list_RM), ALONE(0)};

LIST(list_RMX) = {
    SPELLED("dyn", 0x7),
    SPELLED("rdn", 0x2),
    SPELLED("rmm", 0x4),
    SPELLED("rtz", 0x1),
    SPELLED("rup", 0x3),
};
WORDS(words_RMX) = {list_RMX, COUNT(list_RMX), ALONE(0)};

WORDS(words_file_mode) = {ONE(SPELLED("$mode", 0x0)), ALONE(5)};

WORDS(words_file_mstatus) = {ONE(SPELLED("$mstatus", 0x0)), ALONE(8)};

WORDS(words_file_mie) = {ONE(SPELLED("$mie", 0x0)), ALONE(4)};

WORDS(words_file_mcounteren) = {ONE(SPELLED("$mcounteren", 0x0)), ALONE(11)};

WORDS(words_file_mscratch) = {ONE(SPELLED("$mscratch", 0x0)), ALONE(9)};

WORDS(words_file_mcause) = {ONE(SPELLED("$mcause", 0x0)), ALONE(7)};

WORDS(words_file_mtval) = {ONE(SPELLED("$mtval", 0x0)), ALONE(6)};

WORDS(words_file_mtvec) = {ONE(SPELLED("$mtvec", 0x0)), ALONE(6)};

WORDS(words_file_mepc) = {ONE(SPELLED("$mepc", 0x0)), ALONE(5)};

WORDS(words_file_mcycle) = {ONE(SPELLED("$mcycle", 0x0)), ALONE(7)};

WORDS(words_file_minstret) = {ONE(SPELLED("$minstret", 0x0)), ALONE(9)};

WORDS(words_file_pc) = {ONE(SPELLED("$pc", 0x0)), ALONE(3)};

WORDS(words_file_fflags) = {ONE(SPELLED("$fflags", 0x0)), ALONE(7)};

WORDS(words_file_frm) = {ONE(SPELLED("$frm", 0x0)), ALONE(4)};

WORDS(words_file_reserved) = {ONE(SPELLED("$reserved", 0x0)), ALONE(9)};

WORDS(words_file_reservation) = {ONE(SPELLED("$reservation", 0x0)), ALONE(12)};

PLACE(p_ORDER) = {.words = &words_ORDER, .empty = 0x0, .field = RV64_FIELD_ORDER, .width = 2,
    .flags = EMPTY | PREFIXES};
PLACE(p_RD) = {.words = &words_file_x, .field = RV64_FIELD_RD, .width = 5};
PLACE(p_RS1) = {.words = &words_file_x, .field = RV64_FIELD_RS1, .width = 5};
PLACE(p_RS2) = {.words = &words_file_x, .field = RV64_FIELD_RS2, .width = 5};
PLACE(p_WIDTH) = {.words = &words_WIDTH, .field = RV64_FIELD_WIDTH, .width = 1};
PLACE(p_SHAMT) = {.mul = 0x1, .field = RV64_FIELD_SHAMT, .width = 6};
PLACE(p_SHAMTW) = {.mul = 0x1, .field = RV64_FIELD_SHAMTW, .width = 5};
PLACE(p_TOJ) = {.mul = 0x2, .modulus = UINT64_C(0xffffffffffffffff), .base = ISADORA_BASE_HERE,
    .field = RV64_FIELD_TOJ, .width = 20, .flags = SIGNED};
PLACE(p_IMMI) = {.mul = 0x1, .field = RV64_FIELD_IMMI, .width = 12, .flags = SIGNED | DECIMAL};
PLACE(p_CJ) = {.mul = 0x2, .modulus = UINT64_C(0xffffffffffffffff), .base = ISADORA_BASE_HERE,
    .field = RV64_FIELD_CJ, .width = 11, .flags = SIGNED};
PLACE(p_CD) = {.words = &words_file_x, .ranges = RANGES({0x1, 0x1f, 0, 0}), .range_count = 1,
    .field = RV64_FIELD_CD, .width = 5};
PLACE(p_TOB) = {.mul = 0x2, .modulus = UINT64_C(0xffffffffffffffff), .base = ISADORA_BASE_HERE,
    .field = RV64_FIELD_TOB, .width = 12, .flags = SIGNED};
PLACE(p_CQ) = {.words = &words_file_x, .add = 8, .field = RV64_FIELD_CQ, .width = 3};
PLACE(p_CBR) = {.mul = 0x2, .modulus = UINT64_C(0xffffffffffffffff), .base = ISADORA_BASE_HERE,
    .field = RV64_FIELD_CBR, .width = 8, .flags = SIGNED};
PLACE(p_PRED) = {.words = &words_PRED, .field = RV64_FIELD_PRED, .width = 4, .flags = PREFIXES};
PLACE(p_SUCC) = {.words = &words_PRED, .field = RV64_FIELD_SUCC, .width = 4, .flags = PREFIXES};
PLACE(p_CSR_NAME) = {.words = &words_CSR_NAME, .field = RV64_FIELD_CSR_NAME, .width = 12,
    .flags = PREFIXES};
PLACE(p_CSR_NUMBER) = {.mul = 0x1, .field = RV64_FIELD_CSR_NUMBER, .width = 12};
PLACE(p_CSR_NUMBER_2) = {.mul = 0x1,
    .ranges = RANGES({0x1, 0x3, 0, 0}, {0x8, 0xa, 0, 0}, {0xf, 0xf, 0, 0}, {0x15, 0x15, 0, 0},
    {0x100, 0x100, 0, 0}, {0x104, 0x106, 0, 0}, {0x10a, 0x10a, 0, 0}, {0x10c, 0x10f, 0, 0}, {0x114,
    0x114, 0, 0}, {0x140, 0x144, 0, 0}, {0x14d, 0x14d, 0, 0}, {0x150, 0x151, 0, 0}, {0x154, 0x154,
    0, 0}, {0x15c, 0x15d, 0, 0}, {0x180, 0x180, 0, 0}, {0x200, 0x200, 0, 0}, {0x204, 0x205, 0, 0},
    {0x214, 0x214, 0, 0}, {0x240, 0x244, 0, 0}, {0x24d, 0x24d, 0, 0}, {0x250, 0x251, 0, 0}, {0x254,
    0x254, 0, 0}, {0x25c, 0x25d, 0, 0}, {0x280, 0x280, 0, 0}, {0x300, 0x306, 0, 0}, {0x308, 0x30a,
    0, 0}, {0x30c, 0x310, 0, 0}, {0x313, 0x314, 0, 0}, {0x318, 0x31a, 0, 0}, {0x31c, 0x320, 0, 0},
    {0x323, 0x344, 0, 0}, {0x34a, 0x34b, 0, 0}, {0x350, 0x351, 0, 0}, {0x354, 0x354, 0, 0}, {0x35c,
    0x35c, 0, 0}, {0x3a0, 0x3ef, 0, 0}, {0x5a8, 0x5a8, 0, 0}, {0x600, 0x600, 0, 0}, {0x602, 0x60a,
    0, 0}, {0x60c, 0x60f, 0, 0}, {0x613, 0x613, 0, 0}, {0x615, 0x615, 0, 0}, {0x618, 0x618, 0, 0},
    {0x61a, 0x61a, 0, 0}, {0x61c, 0x61f, 0, 0}, {0x643, 0x647, 0, 0}, {0x64a, 0x64a, 0, 0}, {0x655,
    0x657, 0, 0}, {0x680, 0x680, 0, 0}, {0x6a8, 0x6a8, 0, 0}, {0x723, 0x73f, 0, 0}, {0x747, 0x747,
    0, 0}, {0x757, 0x757, 0, 0}, {0x7a0, 0x7a5, 0, 0}, {0x7a8, 0x7a8, 0, 0}, {0x7aa, 0x7aa, 0, 0},
    {0x7b0, 0x7b3, 0, 0}, {0xb00, 0xb00, 0, 0}, {0xb02, 0xb1f, 0, 0}, {0xb80, 0xb80, 0, 0}, {0xb82,
    0xb9f, 0, 0}, {0xc00, 0xc22, 0, 0}, {0xc80, 0xc9f, 0, 0}, {0xda0, 0xda0, 0, 0}, {0xdb0, 0xdb0,
    0, 0}, {0xe12, 0xe12, 0, 0}, {0xeb0, 0xeb0, 0, 0}, {0xf11, 0xf15, 0, 0}, {0xfb0, 0xfb0, 0, 0}),
    .range_count = 69, .field = RV64_FIELD_CSR_NUMBER, .width = 12};
PLACE(p_ZIMM) = {.mul = 0x1, .field = RV64_FIELD_ZIMM, .width = 5, .flags = DECIMAL};
PLACE(p_FD) = {.words = &words_file_f, .field = RV64_FIELD_FD, .width = 5};
PLACE(p_FS1) = {.words = &words_file_f, .field = RV64_FIELD_FS1, .width = 5};
PLACE(p_FS2) = {.words = &words_file_f, .field = RV64_FIELD_FS2, .width = 5};
PLACE(p_RM) = {.words = &words_RM, .empty = 0x7, .field = RV64_FIELD_RM, .width = 3,
    .flags = EMPTY};
PLACE(p_FS3) = {.words = &words_file_f, .field = RV64_FIELD_FS3, .width = 5};
PLACE(p_RMX) = {.words = &words_RMX, .empty = 0x0, .field = RV64_FIELD_RMX, .width = 3,
    .flags = EMPTY};
PLACE(p_CP) = {.words = &words_file_f, .add = 8, .field = RV64_FIELD_CP, .width = 3};
PLACE(p_CDW) = {.mul = 0x8, .field = RV64_FIELD_CDW, .width = 5, .flags = DECIMAL};
PLACE(p_CFD) = {.words = &words_file_f, .field = RV64_FIELD_CFD, .width = 5};
PLACE(p_CLD) = {.mul = 0x8, .field = RV64_FIELD_CLD, .width = 6, .flags = DECIMAL};
PLACE(p_x) = {.words = &words_file_x, .width = 0};
PLACE(p_IMMS) = {.mul = 0x1, .field = RV64_FIELD_IMMS, .width = 12, .flags = SIGNED | DECIMAL};
PLACE(p_CFS) = {.words = &words_file_f, .field = RV64_FIELD_CFS, .width = 5};
PLACE(p_CSD) = {.mul = 0x8, .field = RV64_FIELD_CSD, .width = 6, .flags = DECIMAL};
PLACE(p_CP_2) = {.words = &words_file_x, .add = 8, .field = RV64_FIELD_CP, .width = 3};
PLACE(p_CD_2) = {.words = &words_file_x, .field = RV64_FIELD_CD, .width = 5};
PLACE(p_CS) = {.words = &words_file_x, .ranges = RANGES({0x1, 0x1f, 0, 0}), .range_count = 1,
    .field = RV64_FIELD_CS, .width = 5};
PLACE(p_CI) = {.mul = 0x1, .field = RV64_FIELD_CI, .width = 6, .flags = SIGNED | DECIMAL};
PLACE(p_CSP16) = {.mul = 0x10, .ranges = RANGES({0x1, 0x3f, 0, 0}), .range_count = 1,
    .field = RV64_FIELD_CSP16, .width = 6, .flags = SIGNED | DECIMAL};
PLACE(p_CSP4) = {.mul = 0x4, .ranges = RANGES({0x1, 0xff, 0, 0}), .range_count = 1,
    .field = RV64_FIELD_CSP4, .width = 8, .flags = DECIMAL};
PLACE(p_CSH) = {.mul = 0x1, .ranges = RANGES({0x1, 0x3f, 0, 0}), .range_count = 1,
    .field = RV64_FIELD_CSH, .width = 6};
PLACE(p_IMMU) = {.mul = 0x1, .field = RV64_FIELD_IMMU, .width = 20};
PLACE(p_CD_3) = {.words = &words_file_x,
    .ranges = RANGES({0x0, 0x0, 0, 0}, {0x1, 0x1, 0, 0}, {0x3, 0x1f, 0, 0}), .range_count = 3,
    .field = RV64_FIELD_CD, .width = 5};
PLACE(p_CU) = {.mul = 0x1, .ranges = RANGES({0x1, 0x1f, 0, 0}), .range_count = 1,
    .field = RV64_FIELD_CU, .width = 5};
PLACE(p_CU_2) = {.mul = 0x1, .add = 1048544, .field = RV64_FIELD_CU, .width = 5};
PLACE(p_CW) = {.mul = 0x4, .field = RV64_FIELD_CW, .width = 5, .flags = DECIMAL};
PLACE(p_CLW) = {.mul = 0x4, .field = RV64_FIELD_CLW, .width = 6, .flags = DECIMAL};
PLACE(p_CS_2) = {.words = &words_file_x, .field = RV64_FIELD_CS, .width = 5};
PLACE(p_CSW) = {.mul = 0x4, .field = RV64_FIELD_CSW, .width = 6, .flags = DECIMAL};

#define F_66154 0x51c008200000000, 0x1002203ff0000
#define F_3da86 0x59235800000000, 0x35d73fa00000000
#define F_bb2c0 0x87ffffff03ff6010, 0xffffffffffffffff
#define F_c3388 0x4000000000, 0x18000203ff0000
#define F_2cb39 0x8000000, 0xffffffffffffffff
#define F_c3f6a 0x100, 0x51c008200000000

OPTIONS(op_XQ) = {
    ROW(ALL, 0, F_66154, WORD(0, p_CQ)),
};
OPTIONS(op_CSR) = {
    RIVAL(1, ALL, 0, F_3da86, WORD(0, p_CSR_NAME)),
    ROW(ALL, 1, F_bb2c0, NUMBER(1, p_CSR_NUMBER)),
    ALSO(ALL, 0, NUMBER(0, p_CSR_NUMBER_2)),
};
OPTIONS(op_FP) = {
    ROW(ALL, 0, F_c3388, WORD(0, p_CP)),
};
OPTIONS(op_XP) = {
    ROW(ALL, 0, F_66154, WORD(0, p_CP_2)),
};
OPTIONS(op_UPPER) = {
    ROW(ALL, 0, F_bb2c0, NUMBER(0, p_IMMU)),
};
OPTIONS(op_CUPPER) = {
    RIVAL(1, ALL, 0, F_bb2c0, NUMBER(0, p_CU)),
    ROW(ALL, 1, F_bb2c0, NUMBER(0, p_CU_2)),
};

FORMS(head_add) = {
    FORM(RV64_ARITH_ADD_R, TEXT("add"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(WORD, 2, p_RS2)),
    LIKE(RV64_ARITH_IMM_ADDI_I, 0, 0, 3, 1, F_bb2c0, TEXT("add"), BLANK(WORD, 0, p_RD),
        COMMA(WORD, 1, p_RS1), COMMA(NUMBER, 2, p_IMMI)),
};
FORMS(head_add_uw) = {
    FORM(RV64_ADD_SHIFTED_ADD_UW, TEXT("add.uw"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(WORD, 2, p_RS2)),
};
FORMS(head_addi) = {
    FORM(RV64_ARITH_IMM_ADDI_I, TEXT("addi"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(NUMBER, 2, p_IMMI)),
};
FORMS(head_addiw) = {
    FORM(RV64_ADDIW_I, TEXT("addiw"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(NUMBER, 2, p_IMMI)),
};
FORMS(head_addw) = {
    FORM(RV64_ARITH_ADDW_R, TEXT("addw"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(WORD, 2, p_RS2)),
    LIKE(RV64_ADDIW_I, 0, 0, 3, 1, F_bb2c0, TEXT("addw"), BLANK(WORD, 0, p_RD),
        COMMA(WORD, 1, p_RS1), COMMA(NUMBER, 2, p_IMMI)),
};
FORMS(head_amoadd) = {
    FORM(RV64_AMO_AMOADD, TEXT("amoadd"), WORD(0, p_WIDTH), SURE_WORD(1, p_ORDER),
        BLANK(WORD, 2, p_RD), COMMA(WORD, 3, p_RS2), COMMA(TEXT, "("), WORD(4, p_RS1), TEXT(")")),
    LIKE(RV64_AMO_AMOADD, 0, 0, 5, 1, F_bb2c0, TEXT("amoadd"), WORD(0, p_WIDTH),
        SURE_WORD(1, p_ORDER), BLANK(WORD, 2, p_RD), COMMA(WORD, 3, p_RS2),
        COMMA(FIXED, 0x0, false), TEXT("("), WORD(4, p_RS1), TEXT(")")),
};
FORMS(head_amoand) = {
    FORM(RV64_AMO_AMOAND, TEXT("amoand"), WORD(0, p_WIDTH), SURE_WORD(1, p_ORDER),
        BLANK(WORD, 2, p_RD), COMMA(WORD, 3, p_RS2), COMMA(TEXT, "("), WORD(4, p_RS1), TEXT(")")),
    LIKE(RV64_AMO_AMOAND, 0, 0, 5, 1, F_bb2c0, TEXT("amoand"), WORD(0, p_WIDTH),
        SURE_WORD(1, p_ORDER), BLANK(WORD, 2, p_RD), COMMA(WORD, 3, p_RS2),
        COMMA(FIXED, 0x0, false), TEXT("("), WORD(4, p_RS1), TEXT(")")),
};
FORMS(head_amomax) = {
    FORM(RV64_AMO_AMOMAX, TEXT("amomax"), WORD(0, p_WIDTH), SURE_WORD(1, p_ORDER),
        BLANK(WORD, 2, p_RD), COMMA(WORD, 3, p_RS2), COMMA(TEXT, "("), WORD(4, p_RS1), TEXT(")")),
    LIKE(RV64_AMO_AMOMAX, 0, 0, 5, 1, F_bb2c0, TEXT("amomax"), WORD(0, p_WIDTH),
        SURE_WORD(1, p_ORDER), BLANK(WORD, 2, p_RD), COMMA(WORD, 3, p_RS2),
        COMMA(FIXED, 0x0, false), TEXT("("), WORD(4, p_RS1), TEXT(")")),
};
FORMS(head_amomaxu) = {
    FORM(RV64_AMO_AMOMAXU, TEXT("amomaxu"), WORD(0, p_WIDTH), SURE_WORD(1, p_ORDER),
        BLANK(WORD, 2, p_RD), COMMA(WORD, 3, p_RS2), COMMA(TEXT, "("), WORD(4, p_RS1), TEXT(")")),
    LIKE(RV64_AMO_AMOMAXU, 0, 0, 5, 1, F_bb2c0, TEXT("amomaxu"), WORD(0, p_WIDTH),
        SURE_WORD(1, p_ORDER), BLANK(WORD, 2, p_RD), COMMA(WORD, 3, p_RS2),
        COMMA(FIXED, 0x0, false), TEXT("("), WORD(4, p_RS1), TEXT(")")),
};
FORMS(head_amomin) = {
    FORM(RV64_AMO_AMOMIN, TEXT("amomin"), WORD(0, p_WIDTH), SURE_WORD(1, p_ORDER),
        BLANK(WORD, 2, p_RD), COMMA(WORD, 3, p_RS2), COMMA(TEXT, "("), WORD(4, p_RS1), TEXT(")")),
    LIKE(RV64_AMO_AMOMIN, 0, 0, 5, 1, F_bb2c0, TEXT("amomin"), WORD(0, p_WIDTH),
        SURE_WORD(1, p_ORDER), BLANK(WORD, 2, p_RD), COMMA(WORD, 3, p_RS2),
        COMMA(FIXED, 0x0, false), TEXT("("), WORD(4, p_RS1), TEXT(")")),
};
FORMS(head_amominu) = {
    FORM(RV64_AMO_AMOMINU, TEXT("amominu"), WORD(0, p_WIDTH), SURE_WORD(1, p_ORDER),
        BLANK(WORD, 2, p_RD), COMMA(WORD, 3, p_RS2), COMMA(TEXT, "("), WORD(4, p_RS1), TEXT(")")),
    LIKE(RV64_AMO_AMOMINU, 0, 0, 5, 1, F_bb2c0, TEXT("amominu"), WORD(0, p_WIDTH),
        SURE_WORD(1, p_ORDER), BLANK(WORD, 2, p_RD), COMMA(WORD, 3, p_RS2),
        COMMA(FIXED, 0x0, false), TEXT("("), WORD(4, p_RS1), TEXT(")")),
};
FORMS(head_amoor) = {
    FORM(RV64_AMO_AMOOR, TEXT("amoor"), WORD(0, p_WIDTH), SURE_WORD(1, p_ORDER),
        BLANK(WORD, 2, p_RD), COMMA(WORD, 3, p_RS2), COMMA(TEXT, "("), WORD(4, p_RS1), TEXT(")")),
    LIKE(RV64_AMO_AMOOR, 0, 0, 5, 1, F_bb2c0, TEXT("amoor"), WORD(0, p_WIDTH),
        SURE_WORD(1, p_ORDER), BLANK(WORD, 2, p_RD), COMMA(WORD, 3, p_RS2),
        COMMA(FIXED, 0x0, false), TEXT("("), WORD(4, p_RS1), TEXT(")")),
};
FORMS(head_amoswap) = {
    FORM(RV64_AMO_AMOSWAP, TEXT("amoswap"), WORD(0, p_WIDTH), SURE_WORD(1, p_ORDER),
        BLANK(WORD, 2, p_RD), COMMA(WORD, 3, p_RS2), COMMA(TEXT, "("), WORD(4, p_RS1), TEXT(")")),
    LIKE(RV64_AMO_AMOSWAP, 0, 0, 5, 1, F_bb2c0, TEXT("amoswap"), WORD(0, p_WIDTH),
        SURE_WORD(1, p_ORDER), BLANK(WORD, 2, p_RD), COMMA(WORD, 3, p_RS2),
        COMMA(FIXED, 0x0, false), TEXT("("), WORD(4, p_RS1), TEXT(")")),
};
FORMS(head_amoxor) = {
    FORM(RV64_AMO_AMOXOR, TEXT("amoxor"), WORD(0, p_WIDTH), SURE_WORD(1, p_ORDER),
        BLANK(WORD, 2, p_RD), COMMA(WORD, 3, p_RS2), COMMA(TEXT, "("), WORD(4, p_RS1), TEXT(")")),
    LIKE(RV64_AMO_AMOXOR, 0, 0, 5, 1, F_bb2c0, TEXT("amoxor"), WORD(0, p_WIDTH),
        SURE_WORD(1, p_ORDER), BLANK(WORD, 2, p_RD), COMMA(WORD, 3, p_RS2),
        COMMA(FIXED, 0x0, false), TEXT("("), WORD(4, p_RS1), TEXT(")")),
};
FORMS(head_and) = {
    FORM(RV64_ARITH_AND_R, TEXT("and"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(WORD, 2, p_RS2)),
    LIKE(RV64_ARITH_IMM_ANDI_I, 0, 0, 3, 1, F_bb2c0, TEXT("and"), BLANK(WORD, 0, p_RD),
        COMMA(WORD, 1, p_RS1), COMMA(NUMBER, 2, p_IMMI)),
};
FORMS(head_andi) = {
    FORM(RV64_ARITH_IMM_ANDI_I, TEXT("andi"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(NUMBER, 2, p_IMMI)),
};
FORMS(head_andn) = {
    FORM(RV64_LOGIC_NOT_ANDN, TEXT("andn"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(WORD, 2, p_RS2)),
};
FORMS(head_auipc) = {
    FORM(RV64_UPPER_AUIPC, TEXT("auipc"), BLANK(WORD, 0, p_RD), COMMA(CHOICE, 0, 1, op_UPPER)),
};
FORMS(head_bclr) = {
    FORM(RV64_SINGLE_BIT_BCLR_R, TEXT("bclr"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(WORD, 2, p_RS2)),
    LIKE(RV64_SINGLE_BIT_BCLR_I, 0, 0, 3, 1, F_bb2c0, TEXT("bclr"), BLANK(WORD, 0, p_RD),
        COMMA(WORD, 1, p_RS1), COMMA(NUMBER, 2, p_SHAMT)),
};
FORMS(head_bclri) = {
    FORM(RV64_SINGLE_BIT_BCLR_I, TEXT("bclri"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(NUMBER, 2, p_SHAMT)),
};
FORMS(head_beq) = {
    FORM(RV64_BRANCH_BEQ_B, TEXT("beq"), BLANK(WORD, 0, p_RS1), COMMA(WORD, 1, p_RS2),
        COMMA(NUMBER, 2, p_TOB)),
};
FORMS(head_beqz) = {
    FORM(RV64_BRANCH_BEQ_B, TEXT("beqz"), BLANK(WORD, 0, p_RS1), COMMA(NUMBER, 2, p_TOB),
        VALUE(1, 0x0, false)),
};
FORMS(head_bext) = {
    FORM(RV64_SINGLE_BIT_BEXT_R, TEXT("bext"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(WORD, 2, p_RS2)),
    LIKE(RV64_SINGLE_BIT_BEXT_I, 0, 0, 3, 1, F_bb2c0, TEXT("bext"), BLANK(WORD, 0, p_RD),
        COMMA(WORD, 1, p_RS1), COMMA(NUMBER, 2, p_SHAMT)),
};
FORMS(head_bexti) = {
    FORM(RV64_SINGLE_BIT_BEXT_I, TEXT("bexti"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(NUMBER, 2, p_SHAMT)),
};
FORMS(head_bge) = {
    FORM(RV64_BRANCH_BGE_B, TEXT("bge"), BLANK(WORD, 0, p_RS1), COMMA(WORD, 1, p_RS2),
        COMMA(NUMBER, 2, p_TOB)),
};
FORMS(head_bgeu) = {
    FORM(RV64_BRANCH_BGEU_B, TEXT("bgeu"), BLANK(WORD, 0, p_RS1), COMMA(WORD, 1, p_RS2),
        COMMA(NUMBER, 2, p_TOB)),
};
FORMS(head_bgez) = {
    FORM(RV64_BRANCH_BGE_B, TEXT("bgez"), BLANK(WORD, 0, p_RS1), COMMA(NUMBER, 2, p_TOB),
        VALUE(1, 0x0, false)),
};
FORMS(head_bgt) = {
    FORM(RV64_BRANCH_BLT_B, TEXT("bgt"), BLANK(WORD, 1, p_RS2), COMMA(WORD, 0, p_RS1),
        COMMA(NUMBER, 2, p_TOB)),
};
FORMS(head_bgtu) = {
    FORM(RV64_BRANCH_BLTU_B, TEXT("bgtu"), BLANK(WORD, 1, p_RS2), COMMA(WORD, 0, p_RS1),
        COMMA(NUMBER, 2, p_TOB)),
};
FORMS(head_bgtz) = {
    FORM(RV64_BRANCH_BLT_B, TEXT("bgtz"), BLANK(WORD, 1, p_RS2), COMMA(NUMBER, 2, p_TOB),
        VALUE(0, 0x0, false)),
};
FORMS(head_binv) = {
    FORM(RV64_SINGLE_BIT_BINV_R, TEXT("binv"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(WORD, 2, p_RS2)),
    LIKE(RV64_SINGLE_BIT_BINV_I, 0, 0, 3, 1, F_bb2c0, TEXT("binv"), BLANK(WORD, 0, p_RD),
        COMMA(WORD, 1, p_RS1), COMMA(NUMBER, 2, p_SHAMT)),
};
FORMS(head_binvi) = {
    FORM(RV64_SINGLE_BIT_BINV_I, TEXT("binvi"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(NUMBER, 2, p_SHAMT)),
};
FORMS(head_ble) = {
    FORM(RV64_BRANCH_BGE_B, TEXT("ble"), BLANK(WORD, 1, p_RS2), COMMA(WORD, 0, p_RS1),
        COMMA(NUMBER, 2, p_TOB)),
};
FORMS(head_bleu) = {
    FORM(RV64_BRANCH_BGEU_B, TEXT("bleu"), BLANK(WORD, 1, p_RS2), COMMA(WORD, 0, p_RS1),
        COMMA(NUMBER, 2, p_TOB)),
};
FORMS(head_blez) = {
    FORM(RV64_BRANCH_BGE_B, TEXT("blez"), BLANK(WORD, 1, p_RS2), COMMA(NUMBER, 2, p_TOB),
        VALUE(0, 0x0, false)),
};
FORMS(head_blt) = {
    FORM(RV64_BRANCH_BLT_B, TEXT("blt"), BLANK(WORD, 0, p_RS1), COMMA(WORD, 1, p_RS2),
        COMMA(NUMBER, 2, p_TOB)),
};
FORMS(head_bltu) = {
    FORM(RV64_BRANCH_BLTU_B, TEXT("bltu"), BLANK(WORD, 0, p_RS1), COMMA(WORD, 1, p_RS2),
        COMMA(NUMBER, 2, p_TOB)),
};
FORMS(head_bltz) = {
    FORM(RV64_BRANCH_BLT_B, TEXT("bltz"), BLANK(WORD, 0, p_RS1), COMMA(NUMBER, 2, p_TOB),
        VALUE(1, 0x0, false)),
};
FORMS(head_bne) = {
    FORM(RV64_BRANCH_BNE_B, TEXT("bne"), BLANK(WORD, 0, p_RS1), COMMA(WORD, 1, p_RS2),
        COMMA(NUMBER, 2, p_TOB)),
};
FORMS(head_bnez) = {
    FORM(RV64_BRANCH_BNE_B, TEXT("bnez"), BLANK(WORD, 0, p_RS1), COMMA(NUMBER, 2, p_TOB),
        VALUE(1, 0x0, false)),
};
FORMS(head_bset) = {
    FORM(RV64_SINGLE_BIT_BSET_R, TEXT("bset"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(WORD, 2, p_RS2)),
    LIKE(RV64_SINGLE_BIT_BSET_I, 0, 0, 3, 1, F_bb2c0, TEXT("bset"), BLANK(WORD, 0, p_RD),
        COMMA(WORD, 1, p_RS1), COMMA(NUMBER, 2, p_SHAMT)),
};
FORMS(head_bseti) = {
    FORM(RV64_SINGLE_BIT_BSET_I, TEXT("bseti"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(NUMBER, 2, p_SHAMT)),
};
FORMS(head_c_add) = {
    FORM(RV64_ARITH_ADD_CR, TEXT("c.add"), BLANK(WORD, 0, p_CD_2), COMMA(WORD, 1, p_CS)),
};
FORMS(head_c_addi) = {
    FORM(RV64_ARITH_IMM_ADDI_CI, TEXT("c.addi"), BLANK(WORD, 0, p_CD_2), COMMA(NUMBER, 1, p_CI)),
};
FORMS(head_c_addi16sp) = {
    FORM(RV64_ARITH_IMM_ADDI_SP, TEXT("c.addi16sp"), BLANK(REGISTER, p_x, 2),
        COMMA(NUMBER, 0, p_CSP16)),
};
FORMS(head_c_addi4spn) = {
    FORM(RV64_ARITH_IMM_ADDI_SPN, TEXT("c.addi4spn"), BLANK(CHOICE, 0, 0, op_XP),
        COMMA(REGISTER, p_x, 2), COMMA(NUMBER, 1, p_CSP4)),
};
FORMS(head_c_addiw) = {
    FORM(RV64_ADDIW_C, TEXT("c.addiw"), BLANK(WORD, 0, p_CD), COMMA(NUMBER, 1, p_CI)),
};
FORMS(head_c_addw) = {
    FORM(RV64_ARITH_ADDW_CA, TEXT("c.addw"), BLANK(CHOICE, 0, 0, op_XQ),
        COMMA(CHOICE, 1, 1, op_XP)),
};
FORMS(head_c_and) = {
    FORM(RV64_ARITH_AND_CA, TEXT("c.and"), BLANK(CHOICE, 0, 0, op_XQ), COMMA(CHOICE, 1, 1, op_XP)),
};
FORMS(head_c_andi) = {
    FORM(RV64_ARITH_IMM_ANDI_CA, TEXT("c.andi"), BLANK(CHOICE, 0, 0, op_XQ),
        COMMA(NUMBER, 1, p_CI)),
};
FORMS(head_c_beqz) = {
    FORM(RV64_BRANCH_BEQ_C, TEXT("c.beqz"), BLANK(CHOICE, 0, 0, op_XQ), COMMA(NUMBER, 1, p_CBR)),
};
FORMS(head_c_bnez) = {
    FORM(RV64_BRANCH_BNE_C, TEXT("c.bnez"), BLANK(CHOICE, 0, 0, op_XQ), COMMA(NUMBER, 1, p_CBR)),
};
FORMS(head_c_ebreak) = {
    FORM(RV64_BREAK_C, TEXT("c.ebreak")),
};
FORMS(head_c_fld) = {
    FORM(RV64_FLOAT_LOAD_FLD_C, TEXT("c.fld"), BLANK(CHOICE, 0, 0, op_FP), COMMA(NUMBER, 1, p_CDW),
        TEXT("("), CHOICE(1, 2, op_XQ), TEXT(")")),
};
FORMS(head_c_fldsp) = {
    FORM(RV64_FLOAT_LOAD_FLD_CSP, TEXT("c.fldsp"), BLANK(WORD, 0, p_CFD), COMMA(NUMBER, 1, p_CLD),
        TEXT("("), REGISTER(p_x, 2), TEXT(")")),
};
FORMS(head_c_fsd) = {
    FORM(RV64_FLOAT_STORE_FSD_C, TEXT("c.fsd"), BLANK(CHOICE, 0, 0, op_FP), COMMA(NUMBER, 1, p_CDW),
        TEXT("("), CHOICE(1, 2, op_XQ), TEXT(")")),
};
FORMS(head_c_fsdsp) = {
    FORM(RV64_FLOAT_STORE_FSD_CSP, TEXT("c.fsdsp"), BLANK(WORD, 0, p_CFS), COMMA(NUMBER, 1, p_CSD),
        TEXT("("), REGISTER(p_x, 2), TEXT(")")),
};
FORMS(head_c_j) = {
    FORM(RV64_JUMP_CJ, TEXT("c.j"), BLANK(NUMBER, 0, p_CJ)),
};
FORMS(head_c_jalr) = {
    FORM(RV64_JUMP_CJAL, TEXT("c.jalr"), BLANK(WORD, 0, p_CD)),
};
FORMS(head_c_jr) = {
    FORM(RV64_JUMP_CJR, TEXT("c.jr"), BLANK(WORD, 0, p_CD)),
};
FORMS(head_c_ld) = {
    FORM(RV64_LOAD_LD_CD, TEXT("c.ld"), BLANK(CHOICE, 0, 0, op_XP), COMMA(NUMBER, 1, p_CDW),
        TEXT("("), CHOICE(1, 2, op_XQ), TEXT(")")),
};
FORMS(head_c_ldsp) = {
    FORM(RV64_LOAD_LD_CDSP, TEXT("c.ldsp"), BLANK(WORD, 0, p_CD), COMMA(NUMBER, 1, p_CLD),
        TEXT("("), REGISTER(p_x, 2), TEXT(")")),
};
FORMS(head_c_li) = {
    FORM(RV64_ARITH_IMM_ADDI_LI, TEXT("c.li"), BLANK(WORD, 0, p_CD_2), COMMA(NUMBER, 1, p_CI)),
};
FORMS(head_c_lui) = {
    FORM(RV64_UPPER_C, TEXT("c.lui"), BLANK(WORD, 0, p_CD_3), COMMA(CHOICE, 0, 1, op_CUPPER)),
};
FORMS(head_c_lw) = {
    FORM(RV64_LOAD_LW_CW, TEXT("c.lw"), BLANK(CHOICE, 0, 0, op_XP), COMMA(NUMBER, 1, p_CW),
        TEXT("("), CHOICE(1, 2, op_XQ), TEXT(")")),
};
FORMS(head_c_lwsp) = {
    FORM(RV64_LOAD_LW_CWSP, TEXT("c.lwsp"), BLANK(WORD, 0, p_CD), COMMA(NUMBER, 1, p_CLW),
        TEXT("("), REGISTER(p_x, 2), TEXT(")")),
};
FORMS(head_c_mv) = {
    FORM(RV64_MOVE, TEXT("c.mv"), BLANK(WORD, 0, p_CD_2), COMMA(WORD, 1, p_CS)),
};
FORMS(head_c_nop) = {
    FORM(RV64_ARITH_IMM_ADDI_CI, TEXT("c.nop"), VALUE(0, 0x0, false), VALUE(1, 0x0, false)),
    FORM(RV64_ARITH_IMM_ADDI_CI, TEXT("c.nop"), BLANK(NUMBER, 1, p_CI), VALUE(0, 0x0, false)),
};
FORMS(head_c_or) = {
    FORM(RV64_ARITH_OR_CA, TEXT("c.or"), BLANK(CHOICE, 0, 0, op_XQ), COMMA(CHOICE, 1, 1, op_XP)),
};
FORMS(head_c_sd) = {
    FORM(RV64_STORE_SD_CD, TEXT("c.sd"), BLANK(CHOICE, 0, 0, op_XP), COMMA(NUMBER, 1, p_CDW),
        TEXT("("), CHOICE(1, 2, op_XQ), TEXT(")")),
};
FORMS(head_c_sdsp) = {
    FORM(RV64_STORE_SD_CDSP, TEXT("c.sdsp"), BLANK(WORD, 0, p_CS_2), COMMA(NUMBER, 1, p_CSD),
        TEXT("("), REGISTER(p_x, 2), TEXT(")")),
};
FORMS(head_c_slli) = {
    FORM(RV64_SHIFT_SLLI_CI, TEXT("c.slli"), BLANK(WORD, 0, p_CD_2), COMMA(NUMBER, 1, p_CSH)),
};
FORMS(head_c_slli64) = {
    FORM(RV64_SHIFT_NONE_SLLI, TEXT("c.slli64"), BLANK(WORD, 0, p_CD_2)),
};
FORMS(head_c_srai) = {
    FORM(RV64_SHIFT_SRAI_CA, TEXT("c.srai"), BLANK(CHOICE, 0, 0, op_XQ), COMMA(NUMBER, 1, p_CSH)),
};
FORMS(head_c_srai64) = {
    FORM(RV64_SHIFT_NONE_SRAI, TEXT("c.srai64"), BLANK(CHOICE, 0, 0, op_XQ)),
};
FORMS(head_c_srli) = {
    FORM(RV64_SHIFT_SRLI_CA, TEXT("c.srli"), BLANK(CHOICE, 0, 0, op_XQ), COMMA(NUMBER, 1, p_CSH)),
};
FORMS(head_c_srli64) = {
    FORM(RV64_SHIFT_NONE_SRLI, TEXT("c.srli64"), BLANK(CHOICE, 0, 0, op_XQ)),
};
FORMS(head_c_sub) = {
    FORM(RV64_ARITH_SUB_CA, TEXT("c.sub"), BLANK(CHOICE, 0, 0, op_XQ), COMMA(CHOICE, 1, 1, op_XP)),
};
FORMS(head_c_subw) = {
    FORM(RV64_ARITH_SUBW_CA, TEXT("c.subw"), BLANK(CHOICE, 0, 0, op_XQ),
        COMMA(CHOICE, 1, 1, op_XP)),
};
FORMS(head_c_sw) = {
    FORM(RV64_STORE_SW_CW, TEXT("c.sw"), BLANK(CHOICE, 0, 0, op_XP), COMMA(NUMBER, 1, p_CW),
        TEXT("("), CHOICE(1, 2, op_XQ), TEXT(")")),
};
FORMS(head_c_swsp) = {
    FORM(RV64_STORE_SW_CWSP, TEXT("c.swsp"), BLANK(WORD, 0, p_CS_2), COMMA(NUMBER, 1, p_CSW),
        TEXT("("), REGISTER(p_x, 2), TEXT(")")),
};
FORMS(head_c_unimp) = {
    FORM(RV64_UNIMPLEMENTED_C, TEXT("c.unimp")),
};
FORMS(head_c_xor) = {
    FORM(RV64_ARITH_XOR_CA, TEXT("c.xor"), BLANK(CHOICE, 0, 0, op_XQ), COMMA(CHOICE, 1, 1, op_XP)),
};
FORMS(head_clz) = {
    FORM(RV64_COUNT_BITS_CLZ, TEXT("clz"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1)),
};
FORMS(head_clzw) = {
    FORM(RV64_COUNT_BITS_CLZW, TEXT("clzw"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1)),
};
FORMS(head_cpop) = {
    FORM(RV64_COUNT_BITS_CPOP, TEXT("cpop"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1)),
};
FORMS(head_cpopw) = {
    FORM(RV64_COUNT_BITS_CPOPW, TEXT("cpopw"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1)),
};
FORMS(head_csrc) = {
    FORM(RV64_CSR_CSRRC_R, TEXT("csrc"), BLANK(CHOICE, 0, 1, op_CSR), COMMA(WORD, 3, p_RS1),
        VALUE(0, 0x0, false)),
    LIKE(RV64_CSR_CSRRC_I, 0, 0, 2, 1, F_bb2c0, TEXT("csrc"), BLANK(CHOICE, 0, 1, op_CSR),
        COMMA(NUMBER, 3, p_ZIMM), VALUE(0, 0x0, false)),
};
FORMS(head_csrci) = {
    FORM(RV64_CSR_CSRRC_I, TEXT("csrci"), BLANK(CHOICE, 0, 1, op_CSR), COMMA(NUMBER, 3, p_ZIMM),
        VALUE(0, 0x0, false)),
};
FORMS(head_csrr) = {
    FORM(RV64_CSR_CSRRS_R, TEXT("csrr"), BLANK(WORD, 0, p_RD), COMMA(CHOICE, 0, 1, op_CSR),
        VALUE(3, 0x0, false)),
};
FORMS(head_csrrc) = {
    FORM(RV64_CSR_CSRRC_R, TEXT("csrrc"), BLANK(WORD, 0, p_RD), COMMA(CHOICE, 0, 1, op_CSR),
        COMMA(WORD, 3, p_RS1)),
    LIKE(RV64_CSR_CSRRC_I, 0, 0, 3, 1, F_bb2c0, TEXT("csrrc"), BLANK(WORD, 0, p_RD),
        COMMA(CHOICE, 0, 1, op_CSR), COMMA(NUMBER, 3, p_ZIMM)),
};
FORMS(head_csrrci) = {
    FORM(RV64_CSR_CSRRC_I, TEXT("csrrci"), BLANK(WORD, 0, p_RD), COMMA(CHOICE, 0, 1, op_CSR),
        COMMA(NUMBER, 3, p_ZIMM)),
};
FORMS(head_csrrs) = {
    FORM(RV64_CSR_CSRRS_R, TEXT("csrrs"), BLANK(WORD, 0, p_RD), COMMA(CHOICE, 0, 1, op_CSR),
        COMMA(WORD, 3, p_RS1)),
    LIKE(RV64_CSR_CSRRS_I, 0, 0, 3, 1, F_bb2c0, TEXT("csrrs"), BLANK(WORD, 0, p_RD),
        COMMA(CHOICE, 0, 1, op_CSR), COMMA(NUMBER, 3, p_ZIMM)),
};
FORMS(head_csrrsi) = {
    FORM(RV64_CSR_CSRRS_I, TEXT("csrrsi"), BLANK(WORD, 0, p_RD), COMMA(CHOICE, 0, 1, op_CSR),
        COMMA(NUMBER, 3, p_ZIMM)),
};
FORMS(head_csrrw) = {
    FORM(RV64_CSR_CSRRW_R, TEXT("csrrw"), BLANK(WORD, 0, p_RD), COMMA(CHOICE, 0, 1, op_CSR),
        COMMA(WORD, 3, p_RS1)),
    LIKE(RV64_CSR_CSRRW_I, 0, 0, 3, 1, F_bb2c0, TEXT("csrrw"), BLANK(WORD, 0, p_RD),
        COMMA(CHOICE, 0, 1, op_CSR), COMMA(NUMBER, 3, p_ZIMM)),
};
FORMS(head_csrrwi) = {
    FORM(RV64_CSR_CSRRW_I, TEXT("csrrwi"), BLANK(WORD, 0, p_RD), COMMA(CHOICE, 0, 1, op_CSR),
        COMMA(NUMBER, 3, p_ZIMM)),
};
FORMS(head_csrs) = {
    FORM(RV64_CSR_CSRRS_R, TEXT("csrs"), BLANK(CHOICE, 0, 1, op_CSR), COMMA(WORD, 3, p_RS1),
        VALUE(0, 0x0, false)),
    LIKE(RV64_CSR_CSRRS_I, 0, 0, 2, 1, F_bb2c0, TEXT("csrs"), BLANK(CHOICE, 0, 1, op_CSR),
        COMMA(NUMBER, 3, p_ZIMM), VALUE(0, 0x0, false)),
};
FORMS(head_csrsi) = {
    FORM(RV64_CSR_CSRRS_I, TEXT("csrsi"), BLANK(CHOICE, 0, 1, op_CSR), COMMA(NUMBER, 3, p_ZIMM),
        VALUE(0, 0x0, false)),
};
FORMS(head_csrw) = {
    FORM(RV64_CSR_CSRRW_R, TEXT("csrw"), BLANK(CHOICE, 0, 1, op_CSR), COMMA(WORD, 3, p_RS1),
        VALUE(0, 0x0, false)),
    LIKE(RV64_CSR_CSRRW_I, 0, 0, 2, 1, F_bb2c0, TEXT("csrw"), BLANK(CHOICE, 0, 1, op_CSR),
        COMMA(NUMBER, 3, p_ZIMM), VALUE(0, 0x0, false)),
};
FORMS(head_csrwi) = {
    FORM(RV64_CSR_CSRRW_I, TEXT("csrwi"), BLANK(CHOICE, 0, 1, op_CSR), COMMA(NUMBER, 3, p_ZIMM),
        VALUE(0, 0x0, false)),
};
FORMS(head_ctz) = {
    FORM(RV64_COUNT_BITS_CTZ, TEXT("ctz"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1)),
};
FORMS(head_ctzw) = {
    FORM(RV64_COUNT_BITS_CTZW, TEXT("ctzw"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1)),
};
FORMS(head_div) = {
    FORM(RV64_DIVIDE_DIV, TEXT("div"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(WORD, 2, p_RS2)),
};
FORMS(head_divu) = {
    FORM(RV64_DIVIDE_DIVU, TEXT("divu"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(WORD, 2, p_RS2)),
};
FORMS(head_divuw) = {
    FORM(RV64_MULTIPLY_WORD_DIVUW, TEXT("divuw"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(WORD, 2, p_RS2)),
};
FORMS(head_divw) = {
    FORM(RV64_MULTIPLY_WORD_DIVW, TEXT("divw"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(WORD, 2, p_RS2)),
};
FORMS(head_ebreak) = {
    FORM(RV64_BREAK_I, TEXT("ebreak")),
};
FORMS(head_ecall) = {
    FORM(RV64_CALL, TEXT("ecall")),
};
FORMS(head_fabs_d) = {
    FORM(RV64_FLOAT_SIGN_FSGNJX_D, TEXT("fabs.d"), BLANK(WORD, 0, p_FD), COMMA(WORD, 1, p_FS1),
        SAME(2, 1)),
};
FORMS(head_fabs_s) = {
    FORM(RV64_FLOAT_SIGN_FSGNJX_S, TEXT("fabs.s"), BLANK(WORD, 0, p_FD), COMMA(WORD, 1, p_FS1),
        SAME(2, 1)),
};
FORMS(head_fadd_d) = {
    FORM(RV64_FLOAT_ARITH_FADD_D, TEXT("fadd.d"), BLANK(WORD, 0, p_FD), COMMA(WORD, 1, p_FS1),
        COMMA(WORD, 2, p_FS2), COMMA(SURE_WORD, 3, p_RM)),
};
FORMS(head_fadd_s) = {
    FORM(RV64_FLOAT_ARITH_FADD_S, TEXT("fadd.s"), BLANK(WORD, 0, p_FD), COMMA(WORD, 1, p_FS1),
        COMMA(WORD, 2, p_FS2), COMMA(SURE_WORD, 3, p_RM)),
};
FORMS(head_fclass_d) = {
    FORM(RV64_FLOAT_CLASS_FCLASS_D, TEXT("fclass.d"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_FS1)),
};
FORMS(head_fclass_s) = {
    FORM(RV64_FLOAT_CLASS_FCLASS_S, TEXT("fclass.s"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_FS1)),
};
FORMS(head_fcvt_d_l) = {
    FORM(RV64_FLOAT_FROM_INT_FCVT_D_L, TEXT("fcvt.d.l"), BLANK(WORD, 0, p_FD),
        COMMA(WORD, 1, p_RS1), COMMA(SURE_WORD, 2, p_RM)),
};
FORMS(head_fcvt_d_lu) = {
    FORM(RV64_FLOAT_FROM_INT_FCVT_D_LU, TEXT("fcvt.d.lu"), BLANK(WORD, 0, p_FD),
        COMMA(WORD, 1, p_RS1), COMMA(SURE_WORD, 2, p_RM)),
};
FORMS(head_fcvt_d_s) = {
    FORM(RV64_FLOAT_WIDEN, TEXT("fcvt.d.s"), BLANK(WORD, 0, p_FD), COMMA(WORD, 1, p_FS1),
        COMMA(SURE_WORD, 2, p_RMX)),
};
FORMS(head_fcvt_d_w) = {
    FORM(RV64_FLOAT_FROM_WORD_FCVT_D_W, TEXT("fcvt.d.w"), BLANK(WORD, 0, p_FD),
        COMMA(WORD, 1, p_RS1), COMMA(SURE_WORD, 2, p_RMX)),
};
FORMS(head_fcvt_d_wu) = {
    FORM(RV64_FLOAT_FROM_WORD_FCVT_D_WU, TEXT("fcvt.d.wu"), BLANK(WORD, 0, p_FD),
        COMMA(WORD, 1, p_RS1), COMMA(SURE_WORD, 2, p_RMX)),
};
FORMS(head_fcvt_l_d) = {
    FORM(RV64_FLOAT_TO_INT_FCVT_L_D, TEXT("fcvt.l.d"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_FS1),
        COMMA(SURE_WORD, 2, p_RM)),
};
FORMS(head_fcvt_l_s) = {
    FORM(RV64_FLOAT_TO_INT_FCVT_L_S, TEXT("fcvt.l.s"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_FS1),
        COMMA(SURE_WORD, 2, p_RM)),
};
FORMS(head_fcvt_lu_d) = {
    FORM(RV64_FLOAT_TO_INT_FCVT_LU_D, TEXT("fcvt.lu.d"), BLANK(WORD, 0, p_RD),
        COMMA(WORD, 1, p_FS1), COMMA(SURE_WORD, 2, p_RM)),
};
FORMS(head_fcvt_lu_s) = {
    FORM(RV64_FLOAT_TO_INT_FCVT_LU_S, TEXT("fcvt.lu.s"), BLANK(WORD, 0, p_RD),
        COMMA(WORD, 1, p_FS1), COMMA(SURE_WORD, 2, p_RM)),
};
FORMS(head_fcvt_s_d) = {
    FORM(RV64_FLOAT_NARROW, TEXT("fcvt.s.d"), BLANK(WORD, 0, p_FD), COMMA(WORD, 1, p_FS1),
        COMMA(SURE_WORD, 2, p_RM)),
};
FORMS(head_fcvt_s_l) = {
    FORM(RV64_FLOAT_FROM_INT_FCVT_S_L, TEXT("fcvt.s.l"), BLANK(WORD, 0, p_FD),
        COMMA(WORD, 1, p_RS1), COMMA(SURE_WORD, 2, p_RM)),
};
FORMS(head_fcvt_s_lu) = {
    FORM(RV64_FLOAT_FROM_INT_FCVT_S_LU, TEXT("fcvt.s.lu"), BLANK(WORD, 0, p_FD),
        COMMA(WORD, 1, p_RS1), COMMA(SURE_WORD, 2, p_RM)),
};
FORMS(head_fcvt_s_w) = {
    FORM(RV64_FLOAT_FROM_INT_FCVT_S_W, TEXT("fcvt.s.w"), BLANK(WORD, 0, p_FD),
        COMMA(WORD, 1, p_RS1), COMMA(SURE_WORD, 2, p_RM)),
};
FORMS(head_fcvt_s_wu) = {
    FORM(RV64_FLOAT_FROM_INT_FCVT_S_WU, TEXT("fcvt.s.wu"), BLANK(WORD, 0, p_FD),
        COMMA(WORD, 1, p_RS1), COMMA(SURE_WORD, 2, p_RM)),
};
FORMS(head_fcvt_w_d) = {
    FORM(RV64_FLOAT_TO_INT_FCVT_W_D, TEXT("fcvt.w.d"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_FS1),
        COMMA(SURE_WORD, 2, p_RM)),
};
FORMS(head_fcvt_w_s) = {
    FORM(RV64_FLOAT_TO_INT_FCVT_W_S, TEXT("fcvt.w.s"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_FS1),
        COMMA(SURE_WORD, 2, p_RM)),
};
FORMS(head_fcvt_wu_d) = {
    FORM(RV64_FLOAT_TO_INT_FCVT_WU_D, TEXT("fcvt.wu.d"), BLANK(WORD, 0, p_RD),
        COMMA(WORD, 1, p_FS1), COMMA(SURE_WORD, 2, p_RM)),
};
FORMS(head_fcvt_wu_s) = {
    FORM(RV64_FLOAT_TO_INT_FCVT_WU_S, TEXT("fcvt.wu.s"), BLANK(WORD, 0, p_RD),
        COMMA(WORD, 1, p_FS1), COMMA(SURE_WORD, 2, p_RM)),
};
FORMS(head_fdiv_d) = {
    FORM(RV64_FLOAT_ARITH_FDIV_D, TEXT("fdiv.d"), BLANK(WORD, 0, p_FD), COMMA(WORD, 1, p_FS1),
        COMMA(WORD, 2, p_FS2), COMMA(SURE_WORD, 3, p_RM)),
};
FORMS(head_fdiv_s) = {
    FORM(RV64_FLOAT_ARITH_FDIV_S, TEXT("fdiv.s"), BLANK(WORD, 0, p_FD), COMMA(WORD, 1, p_FS1),
        COMMA(WORD, 2, p_FS2), COMMA(SURE_WORD, 3, p_RM)),
};
FORMS(head_fence) = {
    FORM(RV64_FENCE, TEXT("fence"), BLANK(WORD, 0, p_PRED), COMMA(WORD, 1, p_SUCC)),
    FORM(RV64_FENCE, TEXT("fence"), VALUE(0, 0xf, false), VALUE(1, 0xf, false)),
};
FORMS(head_fence_i) = {
    FORM(RV64_FENCE_I, TEXT("fence.i")),
};
FORMS(head_fence_tso) = {
    FORM(RV64_FENCE_TSO, TEXT("fence.tso")),
};
FORMS(head_feq_d) = {
    FORM(RV64_FLOAT_COMPARE_FEQ_D, TEXT("feq.d"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_FS1),
        COMMA(WORD, 2, p_FS2)),
};
FORMS(head_feq_s) = {
    FORM(RV64_FLOAT_COMPARE_FEQ_S, TEXT("feq.s"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_FS1),
        COMMA(WORD, 2, p_FS2)),
};
FORMS(head_fge_d) = {
    FORM(RV64_FLOAT_COMPARE_FLE_D, TEXT("fge.d"), BLANK(WORD, 0, p_RD), COMMA(WORD, 2, p_FS2),
        COMMA(WORD, 1, p_FS1)),
};
FORMS(head_fge_s) = {
    FORM(RV64_FLOAT_COMPARE_FLE_S, TEXT("fge.s"), BLANK(WORD, 0, p_RD), COMMA(WORD, 2, p_FS2),
        COMMA(WORD, 1, p_FS1)),
};
FORMS(head_fgt_d) = {
    FORM(RV64_FLOAT_COMPARE_FLT_D, TEXT("fgt.d"), BLANK(WORD, 0, p_RD), COMMA(WORD, 2, p_FS2),
        COMMA(WORD, 1, p_FS1)),
};
FORMS(head_fgt_s) = {
    FORM(RV64_FLOAT_COMPARE_FLT_S, TEXT("fgt.s"), BLANK(WORD, 0, p_RD), COMMA(WORD, 2, p_FS2),
        COMMA(WORD, 1, p_FS1)),
};
FORMS(head_fld) = {
    FORM(RV64_FLOAT_LOAD_FLD_I, TEXT("fld"), BLANK(WORD, 0, p_FD), COMMA(NUMBER, 1, p_IMMI),
        TEXT("("), WORD(2, p_RS1), TEXT(")")),
    LIKE(RV64_FLOAT_LOAD_FLD_I, 0, 0, 2, 1, F_c3f6a, TEXT("fld"), BLANK(WORD, 0, p_FD),
        COMMA(TEXT, "("), WORD(2, p_RS1), TEXT(")"), VALUE(1, 0x0, false)),
};
FORMS(head_fle_d) = {
    FORM(RV64_FLOAT_COMPARE_FLE_D, TEXT("fle.d"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_FS1),
        COMMA(WORD, 2, p_FS2)),
};
FORMS(head_fle_s) = {
    FORM(RV64_FLOAT_COMPARE_FLE_S, TEXT("fle.s"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_FS1),
        COMMA(WORD, 2, p_FS2)),
};
FORMS(head_flt_d) = {
    FORM(RV64_FLOAT_COMPARE_FLT_D, TEXT("flt.d"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_FS1),
        COMMA(WORD, 2, p_FS2)),
};
FORMS(head_flt_s) = {
    FORM(RV64_FLOAT_COMPARE_FLT_S, TEXT("flt.s"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_FS1),
        COMMA(WORD, 2, p_FS2)),
};
FORMS(head_flw) = {
    FORM(RV64_FLOAT_LOAD_FLW_I, TEXT("flw"), BLANK(WORD, 0, p_FD), COMMA(NUMBER, 1, p_IMMI),
        TEXT("("), WORD(2, p_RS1), TEXT(")")),
    LIKE(RV64_FLOAT_LOAD_FLW_I, 0, 0, 2, 1, F_c3f6a, TEXT("flw"), BLANK(WORD, 0, p_FD),
        COMMA(TEXT, "("), WORD(2, p_RS1), TEXT(")"), VALUE(1, 0x0, false)),
};
FORMS(head_fmadd_d) = {
    FORM(RV64_FLOAT_FUSED_FMADD_D, TEXT("fmadd.d"), BLANK(WORD, 0, p_FD), COMMA(WORD, 1, p_FS1),
        COMMA(WORD, 2, p_FS2), COMMA(WORD, 3, p_FS3), COMMA(SURE_WORD, 4, p_RM)),
};
FORMS(head_fmadd_s) = {
    FORM(RV64_FLOAT_FUSED_FMADD_S, TEXT("fmadd.s"), BLANK(WORD, 0, p_FD), COMMA(WORD, 1, p_FS1),
        COMMA(WORD, 2, p_FS2), COMMA(WORD, 3, p_FS3), COMMA(SURE_WORD, 4, p_RM)),
};
FORMS(head_fmax_d) = {
    FORM(RV64_FLOAT_MINIMUM_FMAX_D, TEXT("fmax.d"), BLANK(WORD, 0, p_FD), COMMA(WORD, 1, p_FS1),
        COMMA(WORD, 2, p_FS2)),
};
FORMS(head_fmax_s) = {
    FORM(RV64_FLOAT_MINIMUM_FMAX_S, TEXT("fmax.s"), BLANK(WORD, 0, p_FD), COMMA(WORD, 1, p_FS1),
        COMMA(WORD, 2, p_FS2)),
};
FORMS(head_fmin_d) = {
    FORM(RV64_FLOAT_MINIMUM_FMIN_D, TEXT("fmin.d"), BLANK(WORD, 0, p_FD), COMMA(WORD, 1, p_FS1),
        COMMA(WORD, 2, p_FS2)),
};
FORMS(head_fmin_s) = {
    FORM(RV64_FLOAT_MINIMUM_FMIN_S, TEXT("fmin.s"), BLANK(WORD, 0, p_FD), COMMA(WORD, 1, p_FS1),
        COMMA(WORD, 2, p_FS2)),
};
FORMS(head_fmsub_d) = {
    FORM(RV64_FLOAT_FUSED_FMSUB_D, TEXT("fmsub.d"), BLANK(WORD, 0, p_FD), COMMA(WORD, 1, p_FS1),
        COMMA(WORD, 2, p_FS2), COMMA(WORD, 3, p_FS3), COMMA(SURE_WORD, 4, p_RM)),
};
FORMS(head_fmsub_s) = {
    FORM(RV64_FLOAT_FUSED_FMSUB_S, TEXT("fmsub.s"), BLANK(WORD, 0, p_FD), COMMA(WORD, 1, p_FS1),
        COMMA(WORD, 2, p_FS2), COMMA(WORD, 3, p_FS3), COMMA(SURE_WORD, 4, p_RM)),
};
FORMS(head_fmul_d) = {
    FORM(RV64_FLOAT_ARITH_FMUL_D, TEXT("fmul.d"), BLANK(WORD, 0, p_FD), COMMA(WORD, 1, p_FS1),
        COMMA(WORD, 2, p_FS2), COMMA(SURE_WORD, 3, p_RM)),
};
FORMS(head_fmul_s) = {
    FORM(RV64_FLOAT_ARITH_FMUL_S, TEXT("fmul.s"), BLANK(WORD, 0, p_FD), COMMA(WORD, 1, p_FS1),
        COMMA(WORD, 2, p_FS2), COMMA(SURE_WORD, 3, p_RM)),
};
FORMS(head_fmv_d) = {
    FORM(RV64_FLOAT_SIGN_FSGNJ_D, TEXT("fmv.d"), BLANK(WORD, 0, p_FD), COMMA(WORD, 1, p_FS1),
        SAME(2, 1)),
};
FORMS(head_fmv_d_x) = {
    FORM(RV64_FLOAT_OF_BITS_FMV_D_X, TEXT("fmv.d.x"), BLANK(WORD, 0, p_FD), COMMA(WORD, 1, p_RS1)),
};
FORMS(head_fmv_s) = {
    FORM(RV64_FLOAT_SIGN_FSGNJ_S, TEXT("fmv.s"), BLANK(WORD, 0, p_FD), COMMA(WORD, 1, p_FS1),
        SAME(2, 1)),
};
FORMS(head_fmv_s_x) = {
    FORM(RV64_FLOAT_OF_BITS_FMV_W_X, TEXT("fmv.s.x"), BLANK(WORD, 0, p_FD), COMMA(WORD, 1, p_RS1)),
};
FORMS(head_fmv_w_x) = {
    FORM(RV64_FLOAT_OF_BITS_FMV_W_X, TEXT("fmv.w.x"), BLANK(WORD, 0, p_FD), COMMA(WORD, 1, p_RS1)),
};
FORMS(head_fmv_x_d) = {
    FORM(RV64_FLOAT_BITS_FMV_X_D, TEXT("fmv.x.d"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_FS1)),
};
FORMS(head_fmv_x_s) = {
    FORM(RV64_FLOAT_BITS_FMV_X_W, TEXT("fmv.x.s"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_FS1)),
};
FORMS(head_fmv_x_w) = {
    FORM(RV64_FLOAT_BITS_FMV_X_W, TEXT("fmv.x.w"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_FS1)),
};
FORMS(head_fneg_d) = {
    FORM(RV64_FLOAT_SIGN_FSGNJN_D, TEXT("fneg.d"), BLANK(WORD, 0, p_FD), COMMA(WORD, 1, p_FS1),
        SAME(2, 1)),
};
FORMS(head_fneg_s) = {
    FORM(RV64_FLOAT_SIGN_FSGNJN_S, TEXT("fneg.s"), BLANK(WORD, 0, p_FD), COMMA(WORD, 1, p_FS1),
        SAME(2, 1)),
};
FORMS(head_fnmadd_d) = {
    FORM(RV64_FLOAT_FUSED_FNMADD_D, TEXT("fnmadd.d"), BLANK(WORD, 0, p_FD), COMMA(WORD, 1, p_FS1),
        COMMA(WORD, 2, p_FS2), COMMA(WORD, 3, p_FS3), COMMA(SURE_WORD, 4, p_RM)),
};
FORMS(head_fnmadd_s) = {
    FORM(RV64_FLOAT_FUSED_FNMADD_S, TEXT("fnmadd.s"), BLANK(WORD, 0, p_FD), COMMA(WORD, 1, p_FS1),
        COMMA(WORD, 2, p_FS2), COMMA(WORD, 3, p_FS3), COMMA(SURE_WORD, 4, p_RM)),
};
FORMS(head_fnmsub_d) = {
    FORM(RV64_FLOAT_FUSED_FNMSUB_D, TEXT("fnmsub.d"), BLANK(WORD, 0, p_FD), COMMA(WORD, 1, p_FS1),
        COMMA(WORD, 2, p_FS2), COMMA(WORD, 3, p_FS3), COMMA(SURE_WORD, 4, p_RM)),
};
FORMS(head_fnmsub_s) = {
    FORM(RV64_FLOAT_FUSED_FNMSUB_S, TEXT("fnmsub.s"), BLANK(WORD, 0, p_FD), COMMA(WORD, 1, p_FS1),
        COMMA(WORD, 2, p_FS2), COMMA(WORD, 3, p_FS3), COMMA(SURE_WORD, 4, p_RM)),
};
FORMS(head_frcsr) = {
    FORM(RV64_CSR_CSRRS_R, TEXT("frcsr"), BLANK(WORD, 0, p_RD), LINE(0, 0), VALUE(1, 0x3, false),
        VALUE(3, 0x0, false)),
};
FORMS(head_frflags) = {
    FORM(RV64_CSR_CSRRS_R, TEXT("frflags"), BLANK(WORD, 0, p_RD), LINE(0, 0), VALUE(1, 0x1, false),
        VALUE(3, 0x0, false)),
};
FORMS(head_frrm) = {
    FORM(RV64_CSR_CSRRS_R, TEXT("frrm"), BLANK(WORD, 0, p_RD), LINE(0, 0), VALUE(1, 0x2, false),
        VALUE(3, 0x0, false)),
};
FORMS(head_fscsr) = {
    FORM(RV64_CSR_CSRRW_R, TEXT("fscsr"), BLANK(WORD, 3, p_RS1), LINE(0, 0), VALUE(0, 0x0, false),
        VALUE(1, 0x3, false)),
    FORM(RV64_CSR_CSRRW_R, TEXT("fscsr"), BLANK(WORD, 0, p_RD), COMMA(WORD, 3, p_RS1), LINE(0, 0),
        VALUE(1, 0x3, false)),
};
FORMS(head_fsd) = {
    FORM(RV64_FLOAT_STORE_FSD_S, TEXT("fsd"), BLANK(WORD, 0, p_FS2), COMMA(NUMBER, 1, p_IMMS),
        TEXT("("), WORD(2, p_RS1), TEXT(")")),
    LIKE(RV64_FLOAT_STORE_FSD_S, 0, 0, 2, 1, F_c3f6a, TEXT("fsd"), BLANK(WORD, 0, p_FS2),
        COMMA(TEXT, "("), WORD(2, p_RS1), TEXT(")"), VALUE(1, 0x0, false)),
};
FORMS(head_fsflags) = {
    FORM(RV64_CSR_CSRRW_R, TEXT("fsflags"), BLANK(WORD, 3, p_RS1), LINE(0, 0), VALUE(0, 0x0, false),
        VALUE(1, 0x1, false)),
    FORM(RV64_CSR_CSRRW_R, TEXT("fsflags"), BLANK(WORD, 0, p_RD), COMMA(WORD, 3, p_RS1), LINE(0, 0),
        VALUE(1, 0x1, false)),
};
FORMS(head_fsflagsi) = {
    FORM(RV64_CSR_CSRRW_I, TEXT("fsflagsi"), BLANK(WORD, 0, p_RD), COMMA(NUMBER, 3, p_ZIMM),
        LINE(0, 0), VALUE(1, 0x1, false)),
    FORM(RV64_CSR_CSRRW_I, TEXT("fsflagsi"), BLANK(NUMBER, 3, p_ZIMM), LINE(0, 0),
        VALUE(0, 0x0, false), VALUE(1, 0x1, false)),
};
FORMS(head_fsgnj_d) = {
    FORM(RV64_FLOAT_SIGN_FSGNJ_D, TEXT("fsgnj.d"), BLANK(WORD, 0, p_FD), COMMA(WORD, 1, p_FS1),
        COMMA(WORD, 2, p_FS2)),
};
FORMS(head_fsgnj_s) = {
    FORM(RV64_FLOAT_SIGN_FSGNJ_S, TEXT("fsgnj.s"), BLANK(WORD, 0, p_FD), COMMA(WORD, 1, p_FS1),
        COMMA(WORD, 2, p_FS2)),
};
FORMS(head_fsgnjn_d) = {
    FORM(RV64_FLOAT_SIGN_FSGNJN_D, TEXT("fsgnjn.d"), BLANK(WORD, 0, p_FD), COMMA(WORD, 1, p_FS1),
        COMMA(WORD, 2, p_FS2)),
};
FORMS(head_fsgnjn_s) = {
    FORM(RV64_FLOAT_SIGN_FSGNJN_S, TEXT("fsgnjn.s"), BLANK(WORD, 0, p_FD), COMMA(WORD, 1, p_FS1),
        COMMA(WORD, 2, p_FS2)),
};
FORMS(head_fsgnjx_d) = {
    FORM(RV64_FLOAT_SIGN_FSGNJX_D, TEXT("fsgnjx.d"), BLANK(WORD, 0, p_FD), COMMA(WORD, 1, p_FS1),
        COMMA(WORD, 2, p_FS2)),
};
FORMS(head_fsgnjx_s) = {
    FORM(RV64_FLOAT_SIGN_FSGNJX_S, TEXT("fsgnjx.s"), BLANK(WORD, 0, p_FD), COMMA(WORD, 1, p_FS1),
        COMMA(WORD, 2, p_FS2)),
};
FORMS(head_fsqrt_d) = {
    FORM(RV64_FLOAT_ROOT_FSQRT_D, TEXT("fsqrt.d"), BLANK(WORD, 0, p_FD), COMMA(WORD, 1, p_FS1),
        COMMA(SURE_WORD, 2, p_RM)),
};
FORMS(head_fsqrt_s) = {
    FORM(RV64_FLOAT_ROOT_FSQRT_S, TEXT("fsqrt.s"), BLANK(WORD, 0, p_FD), COMMA(WORD, 1, p_FS1),
        COMMA(SURE_WORD, 2, p_RM)),
};
FORMS(head_fsrm) = {
    FORM(RV64_CSR_CSRRW_R, TEXT("fsrm"), BLANK(WORD, 3, p_RS1), LINE(0, 0), VALUE(0, 0x0, false),
        VALUE(1, 0x2, false)),
    FORM(RV64_CSR_CSRRW_R, TEXT("fsrm"), BLANK(WORD, 0, p_RD), COMMA(WORD, 3, p_RS1), LINE(0, 0),
        VALUE(1, 0x2, false)),
};
FORMS(head_fsrmi) = {
    FORM(RV64_CSR_CSRRW_I, TEXT("fsrmi"), BLANK(WORD, 0, p_RD), COMMA(NUMBER, 3, p_ZIMM),
        LINE(0, 0), VALUE(1, 0x2, false)),
    FORM(RV64_CSR_CSRRW_I, TEXT("fsrmi"), BLANK(NUMBER, 3, p_ZIMM), LINE(0, 0),
        VALUE(0, 0x0, false), VALUE(1, 0x2, false)),
};
FORMS(head_fsub_d) = {
    FORM(RV64_FLOAT_ARITH_FSUB_D, TEXT("fsub.d"), BLANK(WORD, 0, p_FD), COMMA(WORD, 1, p_FS1),
        COMMA(WORD, 2, p_FS2), COMMA(SURE_WORD, 3, p_RM)),
};
FORMS(head_fsub_s) = {
    FORM(RV64_FLOAT_ARITH_FSUB_S, TEXT("fsub.s"), BLANK(WORD, 0, p_FD), COMMA(WORD, 1, p_FS1),
        COMMA(WORD, 2, p_FS2), COMMA(SURE_WORD, 3, p_RM)),
};
FORMS(head_fsw) = {
    FORM(RV64_FLOAT_STORE_FSW_S, TEXT("fsw"), BLANK(WORD, 0, p_FS2), COMMA(NUMBER, 1, p_IMMS),
        TEXT("("), WORD(2, p_RS1), TEXT(")")),
    LIKE(RV64_FLOAT_STORE_FSW_S, 0, 0, 2, 1, F_c3f6a, TEXT("fsw"), BLANK(WORD, 0, p_FS2),
        COMMA(TEXT, "("), WORD(2, p_RS1), TEXT(")"), VALUE(1, 0x0, false)),
};
FORMS(head_j) = {
    FORM(RV64_JUMP_JAL, TEXT("j"), BLANK(NUMBER, 1, p_TOJ), VALUE(0, 0x0, false)),
};
FORMS(head_jal) = {
    FORM(RV64_JUMP_JAL, TEXT("jal"), BLANK(WORD, 0, p_RD), COMMA(NUMBER, 1, p_TOJ)),
    FORM(RV64_JUMP_JAL, TEXT("jal"), BLANK(NUMBER, 1, p_TOJ), VALUE(0, 0x1, false)),
};
FORMS(head_jalr) = {
    FORM(RV64_JUMP_JALR, TEXT("jalr"), BLANK(WORD, 0, p_RD), COMMA(NUMBER, 1, p_IMMI), TEXT("("),
        WORD(2, p_RS1), TEXT(")")),
    FORM(RV64_JUMP_JALR, TEXT("jalr"), BLANK(WORD, 2, p_RS1), VALUE(0, 0x1, false),
        VALUE(1, 0x0, false)),
    FORM(RV64_JUMP_JALR, TEXT("jalr"), BLANK(NUMBER, 1, p_IMMI), TEXT("("), WORD(2, p_RS1),
        TEXT(")"), VALUE(0, 0x1, false)),
    LIKE(RV64_JUMP_JALR, 0, 0, 2, 3, F_66154, TEXT("jalr"), BLANK(WORD, 0, p_RD),
        COMMA(WORD, 2, p_RS1), VALUE(1, 0x0, false)),
    LIKE(RV64_JUMP_JALR, 0, 0, 3, 1, F_bb2c0, TEXT("jalr"), BLANK(WORD, 0, p_RD),
        COMMA(WORD, 2, p_RS1), COMMA(NUMBER, 1, p_IMMI)),
};
FORMS(head_jr) = {
    FORM(RV64_JUMP_JALR, TEXT("jr"), BLANK(WORD, 2, p_RS1), VALUE(0, 0x0, false),
        VALUE(1, 0x0, false)),
    FORM(RV64_JUMP_JALR, TEXT("jr"), BLANK(NUMBER, 1, p_IMMI), TEXT("("), WORD(2, p_RS1), TEXT(")"),
        VALUE(0, 0x0, false)),
};
FORMS(head_lb) = {
    FORM(RV64_LOAD_LB_I, TEXT("lb"), BLANK(WORD, 0, p_RD), COMMA(NUMBER, 1, p_IMMI), TEXT("("),
        WORD(2, p_RS1), TEXT(")")),
    LIKE(RV64_LOAD_LB_I, 0, 0, 2, 1, F_c3f6a, TEXT("lb"), BLANK(WORD, 0, p_RD), COMMA(TEXT, "("),
        WORD(2, p_RS1), TEXT(")"), VALUE(1, 0x0, false)),
};
FORMS(head_lbu) = {
    FORM(RV64_LOAD_LBU_I, TEXT("lbu"), BLANK(WORD, 0, p_RD), COMMA(NUMBER, 1, p_IMMI), TEXT("("),
        WORD(2, p_RS1), TEXT(")")),
    LIKE(RV64_LOAD_LBU_I, 0, 0, 2, 1, F_c3f6a, TEXT("lbu"), BLANK(WORD, 0, p_RD), COMMA(TEXT, "("),
        WORD(2, p_RS1), TEXT(")"), VALUE(1, 0x0, false)),
};
FORMS(head_ld) = {
    FORM(RV64_LOAD_LD_I, TEXT("ld"), BLANK(WORD, 0, p_RD), COMMA(NUMBER, 1, p_IMMI), TEXT("("),
        WORD(2, p_RS1), TEXT(")")),
    LIKE(RV64_LOAD_LD_I, 0, 0, 2, 1, F_c3f6a, TEXT("ld"), BLANK(WORD, 0, p_RD), COMMA(TEXT, "("),
        WORD(2, p_RS1), TEXT(")"), VALUE(1, 0x0, false)),
};
FORMS(head_lh) = {
    FORM(RV64_LOAD_LH_I, TEXT("lh"), BLANK(WORD, 0, p_RD), COMMA(NUMBER, 1, p_IMMI), TEXT("("),
        WORD(2, p_RS1), TEXT(")")),
    LIKE(RV64_LOAD_LH_I, 0, 0, 2, 1, F_c3f6a, TEXT("lh"), BLANK(WORD, 0, p_RD), COMMA(TEXT, "("),
        WORD(2, p_RS1), TEXT(")"), VALUE(1, 0x0, false)),
};
FORMS(head_lhu) = {
    FORM(RV64_LOAD_LHU_I, TEXT("lhu"), BLANK(WORD, 0, p_RD), COMMA(NUMBER, 1, p_IMMI), TEXT("("),
        WORD(2, p_RS1), TEXT(")")),
    LIKE(RV64_LOAD_LHU_I, 0, 0, 2, 1, F_c3f6a, TEXT("lhu"), BLANK(WORD, 0, p_RD), COMMA(TEXT, "("),
        WORD(2, p_RS1), TEXT(")"), VALUE(1, 0x0, false)),
};
FORMS(head_li) = {
    FORM(RV64_ARITH_IMM_ADDI_I, TEXT("li"), BLANK(WORD, 0, p_RD), COMMA(NUMBER, 2, p_IMMI),
        VALUE(1, 0x0, false)),
};
FORMS(head_lr_d) = {
    FORM(RV64_RESERVE_LR_D, TEXT("lr.d"), SURE_WORD(0, p_ORDER), BLANK(WORD, 1, p_RD),
        COMMA(TEXT, "("), WORD(2, p_RS1), TEXT(")")),
    LIKE(RV64_RESERVE_LR_D, 0, 0, 3, 1, F_bb2c0, TEXT("lr.d"), SURE_WORD(0, p_ORDER),
        BLANK(WORD, 1, p_RD), COMMA(FIXED, 0x0, false), TEXT("("), WORD(2, p_RS1), TEXT(")")),
};
FORMS(head_lr_w) = {
    FORM(RV64_RESERVE_LR_W, TEXT("lr.w"), SURE_WORD(0, p_ORDER), BLANK(WORD, 1, p_RD),
        COMMA(TEXT, "("), WORD(2, p_RS1), TEXT(")")),
    LIKE(RV64_RESERVE_LR_W, 0, 0, 3, 1, F_bb2c0, TEXT("lr.w"), SURE_WORD(0, p_ORDER),
        BLANK(WORD, 1, p_RD), COMMA(FIXED, 0x0, false), TEXT("("), WORD(2, p_RS1), TEXT(")")),
};
FORMS(head_lui) = {
    FORM(RV64_UPPER_LUI, TEXT("lui"), BLANK(WORD, 0, p_RD), COMMA(CHOICE, 0, 1, op_UPPER)),
};
FORMS(head_lw) = {
    FORM(RV64_LOAD_LW_I, TEXT("lw"), BLANK(WORD, 0, p_RD), COMMA(NUMBER, 1, p_IMMI), TEXT("("),
        WORD(2, p_RS1), TEXT(")")),
    LIKE(RV64_LOAD_LW_I, 0, 0, 2, 1, F_c3f6a, TEXT("lw"), BLANK(WORD, 0, p_RD), COMMA(TEXT, "("),
        WORD(2, p_RS1), TEXT(")"), VALUE(1, 0x0, false)),
};
FORMS(head_lwu) = {
    FORM(RV64_LOAD_LWU_I, TEXT("lwu"), BLANK(WORD, 0, p_RD), COMMA(NUMBER, 1, p_IMMI), TEXT("("),
        WORD(2, p_RS1), TEXT(")")),
    LIKE(RV64_LOAD_LWU_I, 0, 0, 2, 1, F_c3f6a, TEXT("lwu"), BLANK(WORD, 0, p_RD), COMMA(TEXT, "("),
        WORD(2, p_RS1), TEXT(")"), VALUE(1, 0x0, false)),
};
FORMS(head_max) = {
    FORM(RV64_MINIMUM_MAX, TEXT("max"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(WORD, 2, p_RS2)),
};
FORMS(head_maxu) = {
    FORM(RV64_MINIMUM_MAXU, TEXT("maxu"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(WORD, 2, p_RS2)),
};
FORMS(head_min) = {
    FORM(RV64_MINIMUM_MIN, TEXT("min"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(WORD, 2, p_RS2)),
};
FORMS(head_minu) = {
    FORM(RV64_MINIMUM_MINU, TEXT("minu"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(WORD, 2, p_RS2)),
};
FORMS(head_mret) = {
    FORM(RV64_RETURN, TEXT("mret")),
};
FORMS(head_mul) = {
    FORM(RV64_MULTIPLY_MUL, TEXT("mul"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(WORD, 2, p_RS2)),
};
FORMS(head_mulh) = {
    FORM(RV64_MULTIPLY_MULH, TEXT("mulh"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(WORD, 2, p_RS2)),
};
FORMS(head_mulhsu) = {
    FORM(RV64_MULTIPLY_MULHSU, TEXT("mulhsu"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(WORD, 2, p_RS2)),
};
FORMS(head_mulhu) = {
    FORM(RV64_MULTIPLY_MULHU, TEXT("mulhu"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(WORD, 2, p_RS2)),
};
FORMS(head_mulw) = {
    FORM(RV64_MULTIPLY_WORD_MULW, TEXT("mulw"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(WORD, 2, p_RS2)),
};
FORMS(head_mv) = {
    FORM(RV64_ARITH_IMM_ADDI_I, TEXT("mv"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        VALUE(2, 0x0, false)),
};
FORMS(head_neg) = {
    FORM(RV64_ARITH_SUB_R, TEXT("neg"), BLANK(WORD, 0, p_RD), COMMA(WORD, 2, p_RS2),
        VALUE(1, 0x0, false)),
};
FORMS(head_negw) = {
    FORM(RV64_ARITH_SUBW_R, TEXT("negw"), BLANK(WORD, 0, p_RD), COMMA(WORD, 2, p_RS2),
        VALUE(1, 0x0, false)),
};
FORMS(head_nop) = {
    FORM(RV64_ARITH_IMM_ADDI_I, TEXT("nop"), VALUE(0, 0x0, false), VALUE(1, 0x0, false),
        VALUE(2, 0x0, false)),
};
FORMS(head_not) = {
    FORM(RV64_ARITH_IMM_XORI_I, TEXT("not"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        VALUE(2, 0xfff, false)),
};
FORMS(head_or) = {
    FORM(RV64_ARITH_OR_R, TEXT("or"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(WORD, 2, p_RS2)),
    LIKE(RV64_ARITH_IMM_ORI_I, 0, 0, 3, 1, F_bb2c0, TEXT("or"), BLANK(WORD, 0, p_RD),
        COMMA(WORD, 1, p_RS1), COMMA(NUMBER, 2, p_IMMI)),
};
FORMS(head_orc_b) = {
    FORM(RV64_BYTES_ORC_B, TEXT("orc.b"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1)),
};
FORMS(head_ori) = {
    FORM(RV64_ARITH_IMM_ORI_I, TEXT("ori"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(NUMBER, 2, p_IMMI)),
};
FORMS(head_orn) = {
    FORM(RV64_LOGIC_NOT_ORN, TEXT("orn"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(WORD, 2, p_RS2)),
};
FORMS(head_rdcycle) = {
    FORM(RV64_CSR_CSRRS_R, TEXT("rdcycle"), BLANK(WORD, 0, p_RD), LINE(0, 0),
        VALUE(1, 0xc00, false), VALUE(3, 0x0, false)),
};
FORMS(head_rdinstret) = {
    FORM(RV64_CSR_CSRRS_R, TEXT("rdinstret"), BLANK(WORD, 0, p_RD), LINE(0, 0),
        VALUE(1, 0xc02, false), VALUE(3, 0x0, false)),
};
FORMS(head_rdtime) = {
    FORM(RV64_CSR_CSRRS_R, TEXT("rdtime"), BLANK(WORD, 0, p_RD), LINE(0, 0), VALUE(1, 0xc01, false),
        VALUE(3, 0x0, false)),
};
FORMS(head_rem) = {
    FORM(RV64_DIVIDE_REM, TEXT("rem"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(WORD, 2, p_RS2)),
};
FORMS(head_remu) = {
    FORM(RV64_DIVIDE_REMU, TEXT("remu"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(WORD, 2, p_RS2)),
};
FORMS(head_remuw) = {
    FORM(RV64_MULTIPLY_WORD_REMUW, TEXT("remuw"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(WORD, 2, p_RS2)),
};
FORMS(head_remw) = {
    FORM(RV64_MULTIPLY_WORD_REMW, TEXT("remw"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(WORD, 2, p_RS2)),
};
FORMS(head_ret) = {
    FORM(RV64_JUMP_JALR, TEXT("ret"), VALUE(0, 0x0, false), VALUE(1, 0x0, false),
        VALUE(2, 0x1, false)),
};
FORMS(head_rev8) = {
    FORM(RV64_BYTES_REV8, TEXT("rev8"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1)),
};
FORMS(head_rol) = {
    FORM(RV64_ROTATE_ROL_R, TEXT("rol"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(WORD, 2, p_RS2)),
};
FORMS(head_rolw) = {
    FORM(RV64_ROTATE_ROLW_R, TEXT("rolw"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(WORD, 2, p_RS2)),
};
FORMS(head_ror) = {
    FORM(RV64_ROTATE_ROR_R, TEXT("ror"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(WORD, 2, p_RS2)),
    LIKE(RV64_ROTATE_ROR_I, 0, 0, 3, 1, F_bb2c0, TEXT("ror"), BLANK(WORD, 0, p_RD),
        COMMA(WORD, 1, p_RS1), COMMA(NUMBER, 2, p_SHAMT)),
};
FORMS(head_rori) = {
    FORM(RV64_ROTATE_ROR_I, TEXT("rori"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(NUMBER, 2, p_SHAMT)),
};
FORMS(head_roriw) = {
    FORM(RV64_ROTATE_RORW_W, TEXT("roriw"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(NUMBER, 2, p_SHAMTW)),
};
FORMS(head_rorw) = {
    FORM(RV64_ROTATE_RORW_R, TEXT("rorw"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(WORD, 2, p_RS2)),
    LIKE(RV64_ROTATE_RORW_W, 0, 0, 3, 1, F_bb2c0, TEXT("rorw"), BLANK(WORD, 0, p_RD),
        COMMA(WORD, 1, p_RS1), COMMA(NUMBER, 2, p_SHAMTW)),
};
FORMS(head_sb) = {
    FORM(RV64_STORE_SB_S, TEXT("sb"), BLANK(WORD, 0, p_RS2), COMMA(NUMBER, 1, p_IMMS), TEXT("("),
        WORD(2, p_RS1), TEXT(")")),
    LIKE(RV64_STORE_SB_S, 0, 0, 2, 1, F_c3f6a, TEXT("sb"), BLANK(WORD, 0, p_RS2), COMMA(TEXT, "("),
        WORD(2, p_RS1), TEXT(")"), VALUE(1, 0x0, false)),
};
FORMS(head_sbreak) = {
    FORM(RV64_BREAK_I, TEXT("sbreak")),
};
FORMS(head_sc_d) = {
    FORM(RV64_CONDITIONAL_SC_D, TEXT("sc.d"), SURE_WORD(0, p_ORDER), BLANK(WORD, 1, p_RD),
        COMMA(WORD, 2, p_RS2), COMMA(TEXT, "("), WORD(3, p_RS1), TEXT(")")),
    LIKE(RV64_CONDITIONAL_SC_D, 0, 0, 4, 1, F_bb2c0, TEXT("sc.d"), SURE_WORD(0, p_ORDER),
        BLANK(WORD, 1, p_RD), COMMA(WORD, 2, p_RS2), COMMA(FIXED, 0x0, false), TEXT("("),
        WORD(3, p_RS1), TEXT(")")),
};
FORMS(head_sc_w) = {
    FORM(RV64_CONDITIONAL_SC_W, TEXT("sc.w"), SURE_WORD(0, p_ORDER), BLANK(WORD, 1, p_RD),
        COMMA(WORD, 2, p_RS2), COMMA(TEXT, "("), WORD(3, p_RS1), TEXT(")")),
    LIKE(RV64_CONDITIONAL_SC_W, 0, 0, 4, 1, F_bb2c0, TEXT("sc.w"), SURE_WORD(0, p_ORDER),
        BLANK(WORD, 1, p_RD), COMMA(WORD, 2, p_RS2), COMMA(FIXED, 0x0, false), TEXT("("),
        WORD(3, p_RS1), TEXT(")")),
};
FORMS(head_scall) = {
    FORM(RV64_CALL, TEXT("scall")),
};
FORMS(head_sd) = {
    FORM(RV64_STORE_SD_S, TEXT("sd"), BLANK(WORD, 0, p_RS2), COMMA(NUMBER, 1, p_IMMS), TEXT("("),
        WORD(2, p_RS1), TEXT(")")),
    LIKE(RV64_STORE_SD_S, 0, 0, 2, 1, F_c3f6a, TEXT("sd"), BLANK(WORD, 0, p_RS2), COMMA(TEXT, "("),
        WORD(2, p_RS1), TEXT(")"), VALUE(1, 0x0, false)),
};
FORMS(head_seqz) = {
    FORM(RV64_ARITH_IMM_SLTIU_I, TEXT("seqz"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        VALUE(2, 0x1, false)),
};
FORMS(head_sext_b) = {
    FORM(RV64_EXTEND_SEXT_B, TEXT("sext.b"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1)),
};
FORMS(head_sext_h) = {
    FORM(RV64_EXTEND_SEXT_H, TEXT("sext.h"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1)),
};
FORMS(head_sext_w) = {
    FORM(RV64_ADDIW_I, TEXT("sext.w"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        VALUE(2, 0x0, false)),
};
FORMS(head_sfence_vma) = {
    FORM(RV64_SUPERVISOR_FENCE, TEXT("sfence.vma"), BLANK(WORD, 0, p_RS1), COMMA(WORD, 1, p_RS2)),
    FORM(RV64_SUPERVISOR_FENCE, TEXT("sfence.vma"), VALUE(0, 0x0, false), VALUE(1, 0x0, false)),
    LIKE(RV64_SUPERVISOR_FENCE, 0, 0, 2, 2, F_2cb39, TEXT("sfence.vma"), BLANK(WORD, 0, p_RS1),
        VALUE(1, 0x0, false)),
};
FORMS(head_sgt) = {
    FORM(RV64_ARITH_SLT_R, TEXT("sgt"), BLANK(WORD, 0, p_RD), COMMA(WORD, 2, p_RS2),
        COMMA(WORD, 1, p_RS1)),
};
FORMS(head_sgtu) = {
    FORM(RV64_ARITH_SLTU_R, TEXT("sgtu"), BLANK(WORD, 0, p_RD), COMMA(WORD, 2, p_RS2),
        COMMA(WORD, 1, p_RS1)),
};
FORMS(head_sgtz) = {
    FORM(RV64_ARITH_SLT_R, TEXT("sgtz"), BLANK(WORD, 0, p_RD), COMMA(WORD, 2, p_RS2),
        VALUE(1, 0x0, false)),
};
FORMS(head_sh) = {
    FORM(RV64_STORE_SH_S, TEXT("sh"), BLANK(WORD, 0, p_RS2), COMMA(NUMBER, 1, p_IMMS), TEXT("("),
        WORD(2, p_RS1), TEXT(")")),
    LIKE(RV64_STORE_SH_S, 0, 0, 2, 1, F_c3f6a, TEXT("sh"), BLANK(WORD, 0, p_RS2), COMMA(TEXT, "("),
        WORD(2, p_RS1), TEXT(")"), VALUE(1, 0x0, false)),
};
FORMS(head_sh1add) = {
    FORM(RV64_ADD_SHIFTED_SH1ADD, TEXT("sh1add"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(WORD, 2, p_RS2)),
};
FORMS(head_sh1add_uw) = {
    FORM(RV64_ADD_SHIFTED_SH1ADD_UW, TEXT("sh1add.uw"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(WORD, 2, p_RS2)),
};
FORMS(head_sh2add) = {
    FORM(RV64_ADD_SHIFTED_SH2ADD, TEXT("sh2add"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(WORD, 2, p_RS2)),
};
FORMS(head_sh2add_uw) = {
    FORM(RV64_ADD_SHIFTED_SH2ADD_UW, TEXT("sh2add.uw"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(WORD, 2, p_RS2)),
};
FORMS(head_sh3add) = {
    FORM(RV64_ADD_SHIFTED_SH3ADD, TEXT("sh3add"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(WORD, 2, p_RS2)),
};
FORMS(head_sh3add_uw) = {
    FORM(RV64_ADD_SHIFTED_SH3ADD_UW, TEXT("sh3add.uw"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(WORD, 2, p_RS2)),
};
FORMS(head_sll) = {
    FORM(RV64_ARITH_SLL_R, TEXT("sll"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(WORD, 2, p_RS2)),
    LIKE(RV64_SHIFT_SLLI_I, 0, 0, 3, 1, F_bb2c0, TEXT("sll"), BLANK(WORD, 0, p_RD),
        COMMA(WORD, 1, p_RS1), COMMA(NUMBER, 2, p_SHAMT)),
};
FORMS(head_slli) = {
    FORM(RV64_SHIFT_SLLI_I, TEXT("slli"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(NUMBER, 2, p_SHAMT)),
};
FORMS(head_slli_uw) = {
    FORM(RV64_SHIFT_UNSIGNED, TEXT("slli.uw"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(NUMBER, 2, p_SHAMT)),
};
FORMS(head_slliw) = {
    FORM(RV64_SHIFT_WORD_SLLIW, TEXT("slliw"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(NUMBER, 2, p_SHAMTW)),
};
FORMS(head_sllw) = {
    FORM(RV64_ARITH_SLLW_R, TEXT("sllw"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(WORD, 2, p_RS2)),
    LIKE(RV64_SHIFT_WORD_SLLIW, 0, 0, 3, 1, F_bb2c0, TEXT("sllw"), BLANK(WORD, 0, p_RD),
        COMMA(WORD, 1, p_RS1), COMMA(NUMBER, 2, p_SHAMTW)),
};
FORMS(head_slt) = {
    FORM(RV64_ARITH_SLT_R, TEXT("slt"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(WORD, 2, p_RS2)),
};
FORMS(head_slti) = {
    FORM(RV64_ARITH_IMM_SLTI_I, TEXT("slti"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(NUMBER, 2, p_IMMI)),
};
FORMS(head_sltiu) = {
    FORM(RV64_ARITH_IMM_SLTIU_I, TEXT("sltiu"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(NUMBER, 2, p_IMMI)),
};
FORMS(head_sltu) = {
    FORM(RV64_ARITH_SLTU_R, TEXT("sltu"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(WORD, 2, p_RS2)),
};
FORMS(head_sltz) = {
    FORM(RV64_ARITH_SLT_R, TEXT("sltz"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        VALUE(2, 0x0, false)),
};
FORMS(head_snez) = {
    FORM(RV64_ARITH_SLTU_R, TEXT("snez"), BLANK(WORD, 0, p_RD), COMMA(WORD, 2, p_RS2),
        VALUE(1, 0x0, false)),
};
FORMS(head_sra) = {
    FORM(RV64_ARITH_SRA_R, TEXT("sra"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(WORD, 2, p_RS2)),
    LIKE(RV64_SHIFT_SRAI_I, 0, 0, 3, 1, F_bb2c0, TEXT("sra"), BLANK(WORD, 0, p_RD),
        COMMA(WORD, 1, p_RS1), COMMA(NUMBER, 2, p_SHAMT)),
};
FORMS(head_srai) = {
    FORM(RV64_SHIFT_SRAI_I, TEXT("srai"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(NUMBER, 2, p_SHAMT)),
};
FORMS(head_sraiw) = {
    FORM(RV64_SHIFT_WORD_SRAIW, TEXT("sraiw"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(NUMBER, 2, p_SHAMTW)),
};
FORMS(head_sraw) = {
    FORM(RV64_ARITH_SRAW_R, TEXT("sraw"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(WORD, 2, p_RS2)),
    LIKE(RV64_SHIFT_WORD_SRAIW, 0, 0, 3, 1, F_bb2c0, TEXT("sraw"), BLANK(WORD, 0, p_RD),
        COMMA(WORD, 1, p_RS1), COMMA(NUMBER, 2, p_SHAMTW)),
};
FORMS(head_sret) = {
    FORM(RV64_SUPERVISOR_RET, TEXT("sret")),
};
FORMS(head_srl) = {
    FORM(RV64_ARITH_SRL_R, TEXT("srl"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(WORD, 2, p_RS2)),
    LIKE(RV64_SHIFT_SRLI_I, 0, 0, 3, 1, F_bb2c0, TEXT("srl"), BLANK(WORD, 0, p_RD),
        COMMA(WORD, 1, p_RS1), COMMA(NUMBER, 2, p_SHAMT)),
};
FORMS(head_srli) = {
    FORM(RV64_SHIFT_SRLI_I, TEXT("srli"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(NUMBER, 2, p_SHAMT)),
};
FORMS(head_srliw) = {
    FORM(RV64_SHIFT_WORD_SRLIW, TEXT("srliw"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(NUMBER, 2, p_SHAMTW)),
};
FORMS(head_srlw) = {
    FORM(RV64_ARITH_SRLW_R, TEXT("srlw"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(WORD, 2, p_RS2)),
    LIKE(RV64_SHIFT_WORD_SRLIW, 0, 0, 3, 1, F_bb2c0, TEXT("srlw"), BLANK(WORD, 0, p_RD),
        COMMA(WORD, 1, p_RS1), COMMA(NUMBER, 2, p_SHAMTW)),
};
FORMS(head_sub) = {
    FORM(RV64_ARITH_SUB_R, TEXT("sub"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(WORD, 2, p_RS2)),
};
FORMS(head_subw) = {
    FORM(RV64_ARITH_SUBW_R, TEXT("subw"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(WORD, 2, p_RS2)),
};
FORMS(head_sw) = {
    FORM(RV64_STORE_SW_S, TEXT("sw"), BLANK(WORD, 0, p_RS2), COMMA(NUMBER, 1, p_IMMS), TEXT("("),
        WORD(2, p_RS1), TEXT(")")),
    LIKE(RV64_STORE_SW_S, 0, 0, 2, 1, F_c3f6a, TEXT("sw"), BLANK(WORD, 0, p_RS2), COMMA(TEXT, "("),
        WORD(2, p_RS1), TEXT(")"), VALUE(1, 0x0, false)),
};
FORMS(head_unimp) = {
    FORM(RV64_UNIMPLEMENTED_W, TEXT("unimp")),
};
FORMS(head_wfi) = {
    FORM(RV64_WAIT, TEXT("wfi")),
};
FORMS(head_xnor) = {
    FORM(RV64_LOGIC_NOT_XNOR, TEXT("xnor"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(WORD, 2, p_RS2)),
};
FORMS(head_xor) = {
    FORM(RV64_ARITH_XOR_R, TEXT("xor"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(WORD, 2, p_RS2)),
    LIKE(RV64_ARITH_IMM_XORI_I, 0, 0, 3, 1, F_bb2c0, TEXT("xor"), BLANK(WORD, 0, p_RD),
        COMMA(WORD, 1, p_RS1), COMMA(NUMBER, 2, p_IMMI)),
};
FORMS(head_xori) = {
    FORM(RV64_ARITH_IMM_XORI_I, TEXT("xori"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        COMMA(NUMBER, 2, p_IMMI)),
};
FORMS(head_zext_b) = {
    FORM(RV64_ARITH_IMM_ANDI_I, TEXT("zext.b"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        VALUE(2, 0xff, false)),
};
FORMS(head_zext_h) = {
    FORM(RV64_EXTEND_ZEXT_H, TEXT("zext.h"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1)),
};
FORMS(head_zext_w) = {
    FORM(RV64_ADD_SHIFTED_ADD_UW, TEXT("zext.w"), BLANK(WORD, 0, p_RD), COMMA(WORD, 1, p_RS1),
        VALUE(2, 0x0, false)),
};
HEADS(heads) = {
    HEAD(0x6164640000000000, "add", head_add, 0),
    HEAD(0x6164642e75770000, "add.uw", head_add_uw, 1),
    HEAD(0x6164646900000000, "addi", head_addi, 2),
    HEAD(0x6164646977000000, "addiw", head_addiw, 1),
    HEAD(0x6164647700000000, "addw", head_addw, 4),
    HEAD(0x616d6f6164640000, "amoadd", head_amoadd, 0),
    HEAD(0x616d6f616e640000, "amoand", head_amoand, 0),
    HEAD(0x616d6f6d61780000, "amomax", head_amomax, 0),
    HEAD(0x616d6f6d61787500, "amomaxu", head_amomaxu, 1),
    HEAD(0x616d6f6d696e0000, "amomin", head_amomin, 0),
    HEAD(0x616d6f6d696e7500, "amominu", head_amominu, 1),
    HEAD(0x616d6f6f72000000, "amoor", head_amoor, 0),
    HEAD(0x616d6f7377617000, "amoswap", head_amoswap, 0),
    HEAD(0x616d6f786f720000, "amoxor", head_amoxor, 0),
    HEAD(0x616e640000000000, "and", head_and, 0),
    HEAD(0x616e646900000000, "andi", head_andi, 1),
    HEAD(0x616e646e00000000, "andn", head_andn, 2),
    HEAD(0x6175697063000000, "auipc", head_auipc, 0),
    HEAD(0x62636c7200000000, "bclr", head_bclr, 0),
    HEAD(0x62636c7269000000, "bclri", head_bclri, 1),
    HEAD(0x6265710000000000, "beq", head_beq, 0),
    HEAD(0x6265717a00000000, "beqz", head_beqz, 1),
    HEAD(0x6265787400000000, "bext", head_bext, 0),
    HEAD(0x6265787469000000, "bexti", head_bexti, 1),
    HEAD(0x6267650000000000, "bge", head_bge, 0),
    HEAD(0x6267657500000000, "bgeu", head_bgeu, 1),
    HEAD(0x6267657a00000000, "bgez", head_bgez, 2),
    HEAD(0x6267740000000000, "bgt", head_bgt, 0),
    HEAD(0x6267747500000000, "bgtu", head_bgtu, 1),
    HEAD(0x6267747a00000000, "bgtz", head_bgtz, 2),
    HEAD(0x62696e7600000000, "binv", head_binv, 0),
    HEAD(0x62696e7669000000, "binvi", head_binvi, 1),
    HEAD(0x626c650000000000, "ble", head_ble, 0),
    HEAD(0x626c657500000000, "bleu", head_bleu, 1),
    HEAD(0x626c657a00000000, "blez", head_blez, 2),
    HEAD(0x626c740000000000, "blt", head_blt, 0),
    HEAD(0x626c747500000000, "bltu", head_bltu, 1),
    HEAD(0x626c747a00000000, "bltz", head_bltz, 2),
    HEAD(0x626e650000000000, "bne", head_bne, 0),
    HEAD(0x626e657a00000000, "bnez", head_bnez, 1),
    HEAD(0x6273657400000000, "bset", head_bset, 0),
    HEAD(0x6273657469000000, "bseti", head_bseti, 1),
    HEAD(0x632e616464000000, "c.add", head_c_add, 0),
    HEAD(0x632e616464690000, "c.addi", head_c_addi, 1),
    HEAD(0x632e616464693136, "c.addi16sp", head_c_addi16sp, 1),
    HEAD(0x632e616464693473, "c.addi4spn", head_c_addi4spn, 2),
    HEAD(0x632e616464697700, "c.addiw", head_c_addiw, 3),
    HEAD(0x632e616464770000, "c.addw", head_c_addw, 5),
    HEAD(0x632e616e64000000, "c.and", head_c_and, 0),
    HEAD(0x632e616e64690000, "c.andi", head_c_andi, 1),
    HEAD(0x632e6265717a0000, "c.beqz", head_c_beqz, 0),
    HEAD(0x632e626e657a0000, "c.bnez", head_c_bnez, 0),
    HEAD(0x632e65627265616b, "c.ebreak", head_c_ebreak, 0),
    HEAD(0x632e666c64000000, "c.fld", head_c_fld, 0),
    HEAD(0x632e666c64737000, "c.fldsp", head_c_fldsp, 1),
    HEAD(0x632e667364000000, "c.fsd", head_c_fsd, 0),
    HEAD(0x632e667364737000, "c.fsdsp", head_c_fsdsp, 1),
    HEAD(0x632e6a0000000000, "c.j", head_c_j, 0),
    HEAD(0x632e6a616c720000, "c.jalr", head_c_jalr, 1),
    HEAD(0x632e6a7200000000, "c.jr", head_c_jr, 2),
    HEAD(0x632e6c6400000000, "c.ld", head_c_ld, 0),
    HEAD(0x632e6c6473700000, "c.ldsp", head_c_ldsp, 1),
    HEAD(0x632e6c6900000000, "c.li", head_c_li, 0),
    HEAD(0x632e6c7569000000, "c.lui", head_c_lui, 0),
    HEAD(0x632e6c7700000000, "c.lw", head_c_lw, 0),
    HEAD(0x632e6c7773700000, "c.lwsp", head_c_lwsp, 1),
    HEAD(0x632e6d7600000000, "c.mv", head_c_mv, 0),
    HEAD(0x632e6e6f70000000, "c.nop", head_c_nop, 0),
    HEAD(0x632e6f7200000000, "c.or", head_c_or, 0),
    HEAD(0x632e736400000000, "c.sd", head_c_sd, 0),
    HEAD(0x632e736473700000, "c.sdsp", head_c_sdsp, 1),
    HEAD(0x632e736c6c690000, "c.slli", head_c_slli, 0),
    HEAD(0x632e736c6c693634, "c.slli64", head_c_slli64, 1),
    HEAD(0x632e737261690000, "c.srai", head_c_srai, 0),
    HEAD(0x632e737261693634, "c.srai64", head_c_srai64, 1),
    HEAD(0x632e73726c690000, "c.srli", head_c_srli, 0),
    HEAD(0x632e73726c693634, "c.srli64", head_c_srli64, 1),
    HEAD(0x632e737562000000, "c.sub", head_c_sub, 0),
    HEAD(0x632e737562770000, "c.subw", head_c_subw, 1),
    HEAD(0x632e737700000000, "c.sw", head_c_sw, 0),
    HEAD(0x632e737773700000, "c.swsp", head_c_swsp, 1),
    HEAD(0x632e756e696d7000, "c.unimp", head_c_unimp, 0),
    HEAD(0x632e786f72000000, "c.xor", head_c_xor, 0),
    HEAD(0x636c7a0000000000, "clz", head_clz, 0),
    HEAD(0x636c7a7700000000, "clzw", head_clzw, 1),
    HEAD(0x63706f7000000000, "cpop", head_cpop, 0),
    HEAD(0x63706f7077000000, "cpopw", head_cpopw, 1),
    HEAD(0x6373726300000000, "csrc", head_csrc, 0),
    HEAD(0x6373726369000000, "csrci", head_csrci, 1),
    HEAD(0x6373727200000000, "csrr", head_csrr, 0),
    HEAD(0x6373727263000000, "csrrc", head_csrrc, 1),
    HEAD(0x6373727263690000, "csrrci", head_csrrci, 1),
    HEAD(0x6373727273000000, "csrrs", head_csrrs, 3),
    HEAD(0x6373727273690000, "csrrsi", head_csrrsi, 1),
    HEAD(0x6373727277000000, "csrrw", head_csrrw, 5),
    HEAD(0x6373727277690000, "csrrwi", head_csrrwi, 1),
    HEAD(0x6373727300000000, "csrs", head_csrs, 0),
    HEAD(0x6373727369000000, "csrsi", head_csrsi, 1),
    HEAD(0x6373727700000000, "csrw", head_csrw, 0),
    HEAD(0x6373727769000000, "csrwi", head_csrwi, 1),
    HEAD(0x63747a0000000000, "ctz", head_ctz, 0),
    HEAD(0x63747a7700000000, "ctzw", head_ctzw, 1),
    HEAD(0x6469760000000000, "div", head_div, 0),
    HEAD(0x6469767500000000, "divu", head_divu, 1),
    HEAD(0x6469767577000000, "divuw", head_divuw, 1),
    HEAD(0x6469767700000000, "divw", head_divw, 3),
    HEAD(0x65627265616b0000, "ebreak", head_ebreak, 0),
    HEAD(0x6563616c6c000000, "ecall", head_ecall, 0),
    HEAD(0x666162732e640000, "fabs.d", head_fabs_d, 0),
    HEAD(0x666162732e730000, "fabs.s", head_fabs_s, 0),
    HEAD(0x666164642e640000, "fadd.d", head_fadd_d, 0),
    HEAD(0x666164642e730000, "fadd.s", head_fadd_s, 0),
    HEAD(0x66636c6173732e64, "fclass.d", head_fclass_d, 0),
    HEAD(0x66636c6173732e73, "fclass.s", head_fclass_s, 0),
    HEAD(0x666376742e642e6c, "fcvt.d.l", head_fcvt_d_l, 0),
    HEAD(0x666376742e642e6c, "fcvt.d.lu", head_fcvt_d_lu, 1),
    HEAD(0x666376742e642e73, "fcvt.d.s", head_fcvt_d_s, 0),
    HEAD(0x666376742e642e77, "fcvt.d.w", head_fcvt_d_w, 0),
    HEAD(0x666376742e642e77, "fcvt.d.wu", head_fcvt_d_wu, 1),
    HEAD(0x666376742e6c2e64, "fcvt.l.d", head_fcvt_l_d, 0),
    HEAD(0x666376742e6c2e73, "fcvt.l.s", head_fcvt_l_s, 0),
    HEAD(0x666376742e6c752e, "fcvt.lu.d", head_fcvt_lu_d, 0),
    HEAD(0x666376742e6c752e, "fcvt.lu.s", head_fcvt_lu_s, 0),
    HEAD(0x666376742e732e64, "fcvt.s.d", head_fcvt_s_d, 0),
    HEAD(0x666376742e732e6c, "fcvt.s.l", head_fcvt_s_l, 0),
    HEAD(0x666376742e732e6c, "fcvt.s.lu", head_fcvt_s_lu, 1),
    HEAD(0x666376742e732e77, "fcvt.s.w", head_fcvt_s_w, 0),
    HEAD(0x666376742e732e77, "fcvt.s.wu", head_fcvt_s_wu, 1),
    HEAD(0x666376742e772e64, "fcvt.w.d", head_fcvt_w_d, 0),
    HEAD(0x666376742e772e73, "fcvt.w.s", head_fcvt_w_s, 0),
    HEAD(0x666376742e77752e, "fcvt.wu.d", head_fcvt_wu_d, 0),
    HEAD(0x666376742e77752e, "fcvt.wu.s", head_fcvt_wu_s, 0),
    HEAD(0x666469762e640000, "fdiv.d", head_fdiv_d, 0),
    HEAD(0x666469762e730000, "fdiv.s", head_fdiv_s, 0),
    HEAD(0x66656e6365000000, "fence", head_fence, 0),
    HEAD(0x66656e63652e6900, "fence.i", head_fence_i, 1),
    HEAD(0x66656e63652e7473, "fence.tso", head_fence_tso, 2),
    HEAD(0x6665712e64000000, "feq.d", head_feq_d, 0),
    HEAD(0x6665712e73000000, "feq.s", head_feq_s, 0),
    HEAD(0x6667652e64000000, "fge.d", head_fge_d, 0),
    HEAD(0x6667652e73000000, "fge.s", head_fge_s, 0),
    HEAD(0x6667742e64000000, "fgt.d", head_fgt_d, 0),
    HEAD(0x6667742e73000000, "fgt.s", head_fgt_s, 0),
    HEAD(0x666c640000000000, "fld", head_fld, 0),
    HEAD(0x666c652e64000000, "fle.d", head_fle_d, 0),
    HEAD(0x666c652e73000000, "fle.s", head_fle_s, 0),
    HEAD(0x666c742e64000000, "flt.d", head_flt_d, 0),
    HEAD(0x666c742e73000000, "flt.s", head_flt_s, 0),
    HEAD(0x666c770000000000, "flw", head_flw, 0),
    HEAD(0x666d6164642e6400, "fmadd.d", head_fmadd_d, 0),
    HEAD(0x666d6164642e7300, "fmadd.s", head_fmadd_s, 0),
    HEAD(0x666d61782e640000, "fmax.d", head_fmax_d, 0),
    HEAD(0x666d61782e730000, "fmax.s", head_fmax_s, 0),
    HEAD(0x666d696e2e640000, "fmin.d", head_fmin_d, 0),
    HEAD(0x666d696e2e730000, "fmin.s", head_fmin_s, 0),
    HEAD(0x666d7375622e6400, "fmsub.d", head_fmsub_d, 0),
    HEAD(0x666d7375622e7300, "fmsub.s", head_fmsub_s, 0),
    HEAD(0x666d756c2e640000, "fmul.d", head_fmul_d, 0),
    HEAD(0x666d756c2e730000, "fmul.s", head_fmul_s, 0),
    HEAD(0x666d762e64000000, "fmv.d", head_fmv_d, 0),
    HEAD(0x666d762e642e7800, "fmv.d.x", head_fmv_d_x, 1),
    HEAD(0x666d762e73000000, "fmv.s", head_fmv_s, 0),
    HEAD(0x666d762e732e7800, "fmv.s.x", head_fmv_s_x, 1),
    HEAD(0x666d762e772e7800, "fmv.w.x", head_fmv_w_x, 0),
    HEAD(0x666d762e782e6400, "fmv.x.d", head_fmv_x_d, 0),
    HEAD(0x666d762e782e7300, "fmv.x.s", head_fmv_x_s, 0),
    HEAD(0x666d762e782e7700, "fmv.x.w", head_fmv_x_w, 0),
    HEAD(0x666e65672e640000, "fneg.d", head_fneg_d, 0),
    HEAD(0x666e65672e730000, "fneg.s", head_fneg_s, 0),
    HEAD(0x666e6d6164642e64, "fnmadd.d", head_fnmadd_d, 0),
    HEAD(0x666e6d6164642e73, "fnmadd.s", head_fnmadd_s, 0),
    HEAD(0x666e6d7375622e64, "fnmsub.d", head_fnmsub_d, 0),
    HEAD(0x666e6d7375622e73, "fnmsub.s", head_fnmsub_s, 0),
    HEAD(0x6672637372000000, "frcsr", head_frcsr, 0),
    HEAD(0x6672666c61677300, "frflags", head_frflags, 0),
    HEAD(0x6672726d00000000, "frrm", head_frrm, 0),
    HEAD(0x6673637372000000, "fscsr", head_fscsr, 0),
    HEAD(0x6673640000000000, "fsd", head_fsd, 0),
    HEAD(0x6673666c61677300, "fsflags", head_fsflags, 0),
    HEAD(0x6673666c61677369, "fsflagsi", head_fsflagsi, 1),
    HEAD(0x6673676e6a2e6400, "fsgnj.d", head_fsgnj_d, 0),
    HEAD(0x6673676e6a2e7300, "fsgnj.s", head_fsgnj_s, 0),
    HEAD(0x6673676e6a6e2e64, "fsgnjn.d", head_fsgnjn_d, 0),
    HEAD(0x6673676e6a6e2e73, "fsgnjn.s", head_fsgnjn_s, 0),
    HEAD(0x6673676e6a782e64, "fsgnjx.d", head_fsgnjx_d, 0),
    HEAD(0x6673676e6a782e73, "fsgnjx.s", head_fsgnjx_s, 0),
    HEAD(0x66737172742e6400, "fsqrt.d", head_fsqrt_d, 0),
    HEAD(0x66737172742e7300, "fsqrt.s", head_fsqrt_s, 0),
    HEAD(0x6673726d00000000, "fsrm", head_fsrm, 0),
    HEAD(0x6673726d69000000, "fsrmi", head_fsrmi, 1),
    HEAD(0x667375622e640000, "fsub.d", head_fsub_d, 0),
    HEAD(0x667375622e730000, "fsub.s", head_fsub_s, 0),
    HEAD(0x6673770000000000, "fsw", head_fsw, 0),
    HEAD(0x6a00000000000000, "j", head_j, 0),
    HEAD(0x6a616c0000000000, "jal", head_jal, 1),
    HEAD(0x6a616c7200000000, "jalr", head_jalr, 1),
    HEAD(0x6a72000000000000, "jr", head_jr, 3),
    HEAD(0x6c62000000000000, "lb", head_lb, 0),
    HEAD(0x6c62750000000000, "lbu", head_lbu, 1),
    HEAD(0x6c64000000000000, "ld", head_ld, 0),
    HEAD(0x6c68000000000000, "lh", head_lh, 0),
    HEAD(0x6c68750000000000, "lhu", head_lhu, 1),
    HEAD(0x6c69000000000000, "li", head_li, 0),
    HEAD(0x6c722e6400000000, "lr.d", head_lr_d, 0),
    HEAD(0x6c722e7700000000, "lr.w", head_lr_w, 0),
    HEAD(0x6c75690000000000, "lui", head_lui, 0),
    HEAD(0x6c77000000000000, "lw", head_lw, 0),
    HEAD(0x6c77750000000000, "lwu", head_lwu, 1),
    HEAD(0x6d61780000000000, "max", head_max, 0),
    HEAD(0x6d61787500000000, "maxu", head_maxu, 1),
    HEAD(0x6d696e0000000000, "min", head_min, 0),
    HEAD(0x6d696e7500000000, "minu", head_minu, 1),
    HEAD(0x6d72657400000000, "mret", head_mret, 0),
    HEAD(0x6d756c0000000000, "mul", head_mul, 0),
    HEAD(0x6d756c6800000000, "mulh", head_mulh, 1),
    HEAD(0x6d756c6873750000, "mulhsu", head_mulhsu, 1),
    HEAD(0x6d756c6875000000, "mulhu", head_mulhu, 2),
    HEAD(0x6d756c7700000000, "mulw", head_mulw, 4),
    HEAD(0x6d76000000000000, "mv", head_mv, 0),
    HEAD(0x6e65670000000000, "neg", head_neg, 0),
    HEAD(0x6e65677700000000, "negw", head_negw, 1),
    HEAD(0x6e6f700000000000, "nop", head_nop, 0),
    HEAD(0x6e6f740000000000, "not", head_not, 0),
    HEAD(0x6f72000000000000, "or", head_or, 0),
    HEAD(0x6f72632e62000000, "orc.b", head_orc_b, 1),
    HEAD(0x6f72690000000000, "ori", head_ori, 2),
    HEAD(0x6f726e0000000000, "orn", head_orn, 3),
    HEAD(0x72646379636c6500, "rdcycle", head_rdcycle, 0),
    HEAD(0x7264696e73747265, "rdinstret", head_rdinstret, 0),
    HEAD(0x726474696d650000, "rdtime", head_rdtime, 0),
    HEAD(0x72656d0000000000, "rem", head_rem, 0),
    HEAD(0x72656d7500000000, "remu", head_remu, 1),
    HEAD(0x72656d7577000000, "remuw", head_remuw, 1),
    HEAD(0x72656d7700000000, "remw", head_remw, 3),
    HEAD(0x7265740000000000, "ret", head_ret, 0),
    HEAD(0x7265763800000000, "rev8", head_rev8, 0),
    HEAD(0x726f6c0000000000, "rol", head_rol, 0),
    HEAD(0x726f6c7700000000, "rolw", head_rolw, 1),
    HEAD(0x726f720000000000, "ror", head_ror, 0),
    HEAD(0x726f726900000000, "rori", head_rori, 1),
    HEAD(0x726f726977000000, "roriw", head_roriw, 1),
    HEAD(0x726f727700000000, "rorw", head_rorw, 3),
    HEAD(0x7362000000000000, "sb", head_sb, 0),
    HEAD(0x73627265616b0000, "sbreak", head_sbreak, 1),
    HEAD(0x73632e6400000000, "sc.d", head_sc_d, 0),
    HEAD(0x73632e7700000000, "sc.w", head_sc_w, 0),
    HEAD(0x7363616c6c000000, "scall", head_scall, 0),
    HEAD(0x7364000000000000, "sd", head_sd, 0),
    HEAD(0x7365717a00000000, "seqz", head_seqz, 0),
    HEAD(0x736578742e620000, "sext.b", head_sext_b, 0),
    HEAD(0x736578742e680000, "sext.h", head_sext_h, 0),
    HEAD(0x736578742e770000, "sext.w", head_sext_w, 0),
    HEAD(0x7366656e63652e76, "sfence.vma", head_sfence_vma, 0),
    HEAD(0x7367740000000000, "sgt", head_sgt, 0),
    HEAD(0x7367747500000000, "sgtu", head_sgtu, 1),
    HEAD(0x7367747a00000000, "sgtz", head_sgtz, 2),
    HEAD(0x7368000000000000, "sh", head_sh, 0),
    HEAD(0x7368316164640000, "sh1add", head_sh1add, 1),
    HEAD(0x7368316164642e75, "sh1add.uw", head_sh1add_uw, 1),
    HEAD(0x7368326164640000, "sh2add", head_sh2add, 3),
    HEAD(0x7368326164642e75, "sh2add.uw", head_sh2add_uw, 1),
    HEAD(0x7368336164640000, "sh3add", head_sh3add, 5),
    HEAD(0x7368336164642e75, "sh3add.uw", head_sh3add_uw, 1),
    HEAD(0x736c6c0000000000, "sll", head_sll, 0),
    HEAD(0x736c6c6900000000, "slli", head_slli, 1),
    HEAD(0x736c6c692e757700, "slli.uw", head_slli_uw, 1),
    HEAD(0x736c6c6977000000, "slliw", head_slliw, 2),
    HEAD(0x736c6c7700000000, "sllw", head_sllw, 4),
    HEAD(0x736c740000000000, "slt", head_slt, 0),
    HEAD(0x736c746900000000, "slti", head_slti, 1),
    HEAD(0x736c746975000000, "sltiu", head_sltiu, 1),
    HEAD(0x736c747500000000, "sltu", head_sltu, 3),
    HEAD(0x736c747a00000000, "sltz", head_sltz, 4),
    HEAD(0x736e657a00000000, "snez", head_snez, 0),
    HEAD(0x7372610000000000, "sra", head_sra, 0),
    HEAD(0x7372616900000000, "srai", head_srai, 1),
    HEAD(0x7372616977000000, "sraiw", head_sraiw, 1),
    HEAD(0x7372617700000000, "sraw", head_sraw, 3),
    HEAD(0x7372657400000000, "sret", head_sret, 0),
    HEAD(0x73726c0000000000, "srl", head_srl, 0),
    HEAD(0x73726c6900000000, "srli", head_srli, 1),
    HEAD(0x73726c6977000000, "srliw", head_srliw, 1),
    HEAD(0x73726c7700000000, "srlw", head_srlw, 3),
    HEAD(0x7375620000000000, "sub", head_sub, 0),
    HEAD(0x7375627700000000, "subw", head_subw, 1),
    HEAD(0x7377000000000000, "sw", head_sw, 0),
    HEAD(0x756e696d70000000, "unimp", head_unimp, 0),
    HEAD(0x7766690000000000, "wfi", head_wfi, 0),
    HEAD(0x786e6f7200000000, "xnor", head_xnor, 0),
    HEAD(0x786f720000000000, "xor", head_xor, 0),
    HEAD(0x786f726900000000, "xori", head_xori, 1),
    HEAD(0x7a6578742e620000, "zext.b", head_zext_b, 0),
    HEAD(0x7a6578742e680000, "zext.h", head_zext_h, 0),
    HEAD(0x7a6578742e770000, "zext.w", head_zext_w, 0),
};
static const struct isadora_step operator_1[] = {{{UINT64_C(0x0), false}, ISADORA_STEP_PARAM},
    {{UINT64_C(0x800), false}, ISADORA_STEP_NUMBER}, {{UINT64_C(0x0), false}, ISADORA_STEP_ADD},
    {{UINT64_C(0xc), false}, ISADORA_STEP_NUMBER}, {{UINT64_C(0x0), false}, ISADORA_STEP_RIGHT},
    {{UINT64_C(0xfffff), false}, ISADORA_STEP_NUMBER}, {{UINT64_C(0x0), false}, ISADORA_STEP_AND}};
static const struct isadora_step operator_2[] = {{{UINT64_C(0x0), false}, ISADORA_STEP_PARAM},
    {{UINT64_C(0xc), false}, ISADORA_STEP_SIGNED}};
static const struct isadora_step operator_3[] = {{{UINT64_C(0x0), false}, ISADORA_STEP_PARAM},
    {{UINT64_C(0x0), false}, ISADORA_STEP_HERE}, {{UINT64_C(0x0), false}, ISADORA_STEP_SUBTRACT},
    {{UINT64_C(0x800), false}, ISADORA_STEP_NUMBER}, {{UINT64_C(0x0), false}, ISADORA_STEP_ADD},
    {{UINT64_C(0x0), false}, ISADORA_STEP_PARAM}, {{UINT64_C(0x0), false}, ISADORA_STEP_HERE},
    {{UINT64_C(0x0), false}, ISADORA_STEP_SUBTRACT},
    {{UINT64_C(0x800), false}, ISADORA_STEP_NUMBER}, {{UINT64_C(0x0), false}, ISADORA_STEP_ADD},
    {{UINT64_C(0x20), false}, ISADORA_STEP_SIGNED}, {{UINT64_C(0x0), false}, ISADORA_STEP_EQUAL},
    {{UINT64_C(0x0), false}, ISADORA_STEP_PARAM}, {{UINT64_C(0x0), false}, ISADORA_STEP_HERE},
    {{UINT64_C(0x0), false}, ISADORA_STEP_SUBTRACT},
    {{UINT64_C(0x800), false}, ISADORA_STEP_NUMBER}, {{UINT64_C(0x0), false}, ISADORA_STEP_ADD},
    {{UINT64_C(0xc), false}, ISADORA_STEP_NUMBER}, {{UINT64_C(0x0), false}, ISADORA_STEP_RIGHT},
    {{UINT64_C(0xfffff), false}, ISADORA_STEP_NUMBER}, {{UINT64_C(0x0), false}, ISADORA_STEP_AND},
    {{UINT64_C(0x0), false}, ISADORA_STEP_PARAM}, {{UINT64_C(0x0), false}, ISADORA_STEP_HERE},
    {{UINT64_C(0x0), false}, ISADORA_STEP_SUBTRACT}, {{UINT64_C(0x0), false}, ISADORA_STEP_PICK}};
static const struct isadora_step operator_4[] = {{{UINT64_C(0x0), false}, ISADORA_STEP_PARAM},
    {{UINT64_C(0x0), false}, ISADORA_STEP_HERE}, {{UINT64_C(0x0), false}, ISADORA_STEP_SUBTRACT},
    {{UINT64_C(0xc), false}, ISADORA_STEP_SIGNED}};
static const struct isadora_step operator_5[] = {{{UINT64_C(0x0), false}, ISADORA_STEP_PARAM},
    {{UINT64_C(0x40), false}, ISADORA_STEP_SIGNED}, {{UINT64_C(0x0), false}, ISADORA_STEP_PARAM},
    {{UINT64_C(0xc), false}, ISADORA_STEP_SIGNED}, {{UINT64_C(0x0), false}, ISADORA_STEP_SUBTRACT},
    {{UINT64_C(0x40), false}, ISADORA_STEP_SIGNED}, {{UINT64_C(0x0), false}, ISADORA_STEP_PARAM},
    {{UINT64_C(0x40), false}, ISADORA_STEP_SIGNED}, {{UINT64_C(0x0), false}, ISADORA_STEP_PARAM},
    {{UINT64_C(0xc), false}, ISADORA_STEP_SIGNED}, {{UINT64_C(0x0), false}, ISADORA_STEP_SUBTRACT},
    {{UINT64_C(0x40), false}, ISADORA_STEP_ZEROS}, {{UINT64_C(0x0), false}, ISADORA_STEP_RIGHT}};
static const struct isadora_step operator_6[] = {{{UINT64_C(0x0), false}, ISADORA_STEP_PARAM},
    {{UINT64_C(0x40), false}, ISADORA_STEP_SIGNED}, {{UINT64_C(0x0), false}, ISADORA_STEP_PARAM},
    {{UINT64_C(0xc), false}, ISADORA_STEP_SIGNED}, {{UINT64_C(0x0), false}, ISADORA_STEP_SUBTRACT},
    {{UINT64_C(0x40), false}, ISADORA_STEP_ZEROS}};
static const struct isadora_operator operators[] = {
    {"hi", operator_1, 7, -1, false},
    {"lo", operator_2, 2, -1, false},
    {"pcrel_hi", operator_3, 25, -1, true},
    {"pcrel_lo", operator_4, 4, 2, false},
    {"li_rest", operator_5, 13, -1, false},
    {"li_shift", operator_6, 6, -1, false},
};
static const char *const macro_1_names[] = {"li"};
static const char *const macro_1_params[] = {"RD", "N"};
static const char *const macro_1_lines[] = {"addi RD,zero,%lo(N)"};
static const struct isadora_step macro_1_when[] = {{{UINT64_C(0x1), false}, ISADORA_STEP_PARAM},
    {{UINT64_C(0x40), false}, ISADORA_STEP_SIGNED}, {{UINT64_C(0x1), false}, ISADORA_STEP_PARAM},
    {{UINT64_C(0xc), false}, ISADORA_STEP_SIGNED}, {{UINT64_C(0x0), false}, ISADORA_STEP_EQUAL}};
static const char *const macro_2_names[] = {"li"};
static const char *const macro_2_params[] = {"RD", "N"};
static const char *const macro_2_lines[] = {"li.part RD,N"};
static const char *const macro_3_names[] = {"li.part"};
static const char *const macro_3_params[] = {"RD", "N"};
static const char *const macro_3_lines[] = {"addiw RD,zero,%lo(N)"};
static const struct isadora_step macro_3_when[] = {{{UINT64_C(0x1), false}, ISADORA_STEP_PARAM},
    {{UINT64_C(0x40), false}, ISADORA_STEP_SIGNED}, {{UINT64_C(0x1), false}, ISADORA_STEP_PARAM},
    {{UINT64_C(0xc), false}, ISADORA_STEP_SIGNED}, {{UINT64_C(0x0), false}, ISADORA_STEP_EQUAL}};
static const char *const macro_4_names[] = {"li.part"};
static const char *const macro_4_params[] = {"RD", "N"};
static const char *const macro_4_lines[] = {"lui RD,%hi(N)"};
static const struct isadora_step macro_4_when[] = {{{UINT64_C(0x1), false}, ISADORA_STEP_PARAM},
    {{UINT64_C(0x40), false}, ISADORA_STEP_SIGNED}, {{UINT64_C(0x1), false}, ISADORA_STEP_PARAM},
    {{UINT64_C(0x20), false}, ISADORA_STEP_SIGNED}, {{UINT64_C(0x0), false}, ISADORA_STEP_EQUAL},
    {{UINT64_C(0x1), false}, ISADORA_STEP_PARAM}, {{UINT64_C(0xc), false}, ISADORA_STEP_SIGNED},
    {{UINT64_C(0x0), false}, ISADORA_STEP_NUMBER}, {{UINT64_C(0x0), false}, ISADORA_STEP_EQUAL},
    {{UINT64_C(0x0), false}, ISADORA_STEP_BOTH}};
static const char *const macro_5_names[] = {"li.part"};
static const char *const macro_5_params[] = {"RD", "N"};
static const char *const macro_5_lines[] = {"lui RD,%hi(N)", "addiw RD,RD,%lo(N)"};
static const struct isadora_step macro_5_when[] = {{{UINT64_C(0x1), false}, ISADORA_STEP_PARAM},
    {{UINT64_C(0x40), false}, ISADORA_STEP_SIGNED}, {{UINT64_C(0x1), false}, ISADORA_STEP_PARAM},
    {{UINT64_C(0x20), false}, ISADORA_STEP_SIGNED}, {{UINT64_C(0x0), false}, ISADORA_STEP_EQUAL}};
static const char *const macro_6_names[] = {"li.part"};
static const char *const macro_6_params[] = {"RD", "N"};
static const char *const macro_6_lines[] = {"li.part RD,%li_rest(N)", "slli RD,RD,%li_shift(N)"};
static const struct isadora_step macro_6_when[] = {{{UINT64_C(0x1), false}, ISADORA_STEP_PARAM},
    {{UINT64_C(0xc), false}, ISADORA_STEP_SIGNED}, {{UINT64_C(0x0), false}, ISADORA_STEP_NUMBER},
    {{UINT64_C(0x0), false}, ISADORA_STEP_EQUAL}};
static const char *const macro_7_names[] = {"li.part"};
static const char *const macro_7_params[] = {"RD", "N"};
static const char *const macro_7_lines[] = {"li.part RD,%li_rest(N)", "slli RD,RD,%li_shift(N)",
    "addi RD,RD,%lo(N)"};
static const char *const macro_8_names[] = {"la", "lla"};
static const char *const macro_8_params[] = {"RD", "TO"};
static const char *const macro_8_lines[] = {"auipc RD,%pcrel_hi(TO)",
    "addi RD,RD,%pcrel_lo(. - 4)"};
static const char *const macro_9_names[] = {"call"};
static const char *const macro_9_params[] = {"TO"};
static const char *const macro_9_lines[] = {"auipc ra,%pcrel_hi(TO)",
    "jalr ra,%pcrel_lo(. - 4)(ra)"};
static const char *const macro_10_names[] = {"call"};
static const char *const macro_10_params[] = {"RD", "TO"};
static const char *const macro_10_lines[] = {"auipc t1,%pcrel_hi(TO)",
    "jalr RD,%pcrel_lo(. - 4)(t1)"};
static const char *const macro_11_names[] = {"tail"};
static const char *const macro_11_params[] = {"TO"};
static const char *const macro_11_lines[] = {"auipc t1,%pcrel_hi(TO)",
    "jalr zero,%pcrel_lo(. - 4)(t1)"};
static const char *const macro_12_names[] = {"jump"};
static const char *const macro_12_params[] = {"TO", "RT"};
static const char *const macro_12_lines[] = {"auipc RT,%pcrel_hi(TO)",
    "jalr zero,%pcrel_lo(. - 4)(RT)"};
static const char *const macro_13_names[] = {"lb", "lh", "lw", "ld", "lbu", "lhu", "lwu"};
static const char *const macro_13_params[] = {"RD", "TO"};
static const char *const macro_13_lines[] = {"auipc RD,%pcrel_hi(TO)", "* RD,%pcrel_lo(. - 4)(RD)"};
static const char *const macro_14_names[] = {"sb", "sh", "sw", "sd", "flw", "fld", "fsw", "fsd"};
static const char *const macro_14_params[] = {"R", "TO", "RT"};
static const char *const macro_14_lines[] = {"auipc RT,%pcrel_hi(TO)", "* R,%pcrel_lo(. - 4)(RT)"};
static const char *const macro_15_names[] = {"sext.b"};
static const char *const macro_15_params[] = {"RD", "RS"};
static const char *const macro_15_lines[] = {"slli RD,RS,56", "srai RD,RD,56"};
static const char *const macro_16_names[] = {"sext.h"};
static const char *const macro_16_params[] = {"RD", "RS"};
static const char *const macro_16_lines[] = {"slli RD,RS,48", "srai RD,RD,48"};
static const char *const macro_17_names[] = {"zext.h"};
static const char *const macro_17_params[] = {"RD", "RS"};
static const char *const macro_17_lines[] = {"slli RD,RS,48", "srli RD,RD,48"};
static const char *const macro_18_names[] = {"zext.w"};
static const char *const macro_18_params[] = {"RD", "RS"};
static const char *const macro_18_lines[] = {"slli RD,RS,32", "srli RD,RD,32"};
static const struct isadora_macro macros[] = {
    {macro_1_names, macro_1_params, macro_1_lines, macro_1_when, 1, 2, 1, 5, 0x2},
    {macro_2_names, macro_2_params, macro_2_lines, NULL, 1, 2, 1, 0, 0x2},
    {macro_3_names, macro_3_params, macro_3_lines, macro_3_when, 1, 2, 1, 5, 0x2},
    {macro_4_names, macro_4_params, macro_4_lines, macro_4_when, 1, 2, 1, 10, 0x2},
    {macro_5_names, macro_5_params, macro_5_lines, macro_5_when, 1, 2, 2, 5, 0x2},
    {macro_6_names, macro_6_params, macro_6_lines, macro_6_when, 1, 2, 2, 4, 0x2},
    {macro_7_names, macro_7_params, macro_7_lines, NULL, 1, 2, 3, 0, 0x2},
    {macro_8_names, macro_8_params, macro_8_lines, NULL, 2, 2, 2, 0, 0x2},
    {macro_9_names, macro_9_params, macro_9_lines, NULL, 1, 1, 2, 0, 0x1},
    {macro_10_names, macro_10_params, macro_10_lines, NULL, 1, 2, 2, 0, 0x2},
    {macro_11_names, macro_11_params, macro_11_lines, NULL, 1, 1, 2, 0, 0x1},
    {macro_12_names, macro_12_params, macro_12_lines, NULL, 1, 2, 2, 0, 0x1},
    {macro_13_names, macro_13_params, macro_13_lines, NULL, 7, 2, 2, 0, 0x2},
    {macro_14_names, macro_14_params, macro_14_lines, NULL, 8, 3, 2, 0, 0x2},
    {macro_15_names, macro_15_params, macro_15_lines, NULL, 1, 2, 2, 0, 0x0},
    {macro_16_names, macro_16_params, macro_16_lines, NULL, 1, 2, 2, 0, 0x0},
    {macro_17_names, macro_17_params, macro_17_lines, NULL, 1, 2, 2, 0, 0x0},
    {macro_18_names, macro_18_params, macro_18_lines, NULL, 1, 2, 2, 0, 0x0},
};
static const struct isadora_notation notation = {
    .comment = "#",
    .separator = ";",
    .power = true,
    .pad = {"c.addi zero,0", "addi zero,zero,0"},
    .operators = operators, .operator_count = COUNT(operators),
    .macros = macros, .macro_count = COUNT(macros),
};

static const struct isadora_words *const registers[] = {&words_file_mode, &words_file_mstatus,
    &words_file_mie, &words_file_mcounteren, &words_file_mscratch, &words_file_mcause,
    &words_file_mtval, &words_file_mtvec, &words_file_mepc, &words_file_mcycle,
    &words_file_minstret, &words_file_pc, &words_file_x, &words_file_f, &words_file_fflags,
    &words_file_frm, &words_file_reserved, &words_file_reservation};

const struct isadora_syntax rv64_syntax = {
    .heads = heads, .head_count = COUNT(heads),
    .begins = 0x5acf47e00000000,
    .inner = false,
    .registers = registers, .file_count = COUNT(registers),
    .notation = &notation,
};

