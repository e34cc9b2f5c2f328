/* Generated from the description rv64 by gen/emit/assembler. Do not edit. */
#include <isadora/rv64.h>
#include "rv64_lex.h"
#include "asm/tables/rows.h"

LIST(list_ORDER) = {
    SPELLED(".aq", 0x2),
    SPELLED(".aqrl", 0x3),
    SPELLED(".rl", 0x1),
};
WORDS(words_ORDER) = {list_ORDER, COUNT(list_ORDER), 1, NULL};

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
    SPELLED("s10", 0x1a),
    SPELLED("s11", 0x1b),
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
WORDS(words_file_x) = {list_file_x, COUNT(list_file_x), 0, rv64_scan_x};

LIST(list_WIDTH) = {
    SPELLED(".d", 0x1),
    SPELLED(".w", 0x0),
};
WORDS(words_WIDTH) = {list_WIDTH, COUNT(list_WIDTH), 1, NULL};

LIST(list_PRED) = {
    SPELLED("i", 0x8),
    SPELLED("io", 0xc),
    SPELLED("ior", 0xe),
    SPELLED("iorw", 0xf),
    SPELLED("iow", 0xd),
    SPELLED("ir", 0xa),
    SPELLED("irw", 0xb),
    SPELLED("iw", 0x9),
    SPELLED("o", 0x4),
    SPELLED("or", 0x6),
    SPELLED("orw", 0x7),
    SPELLED("ow", 0x5),
    SPELLED("r", 0x2),
    SPELLED("rw", 0x3),
    SPELLED("unknown", 0x0),
    SPELLED("w", 0x1),
};
WORDS(words_PRED) = {list_PRED, COUNT(list_PRED), 0, NULL};

LIST(list_CSR_NAME) = {
    SPELLED("cycle", 0xc00),
    SPELLED("cycleh", 0xc80),
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
    SPELLED("henvcfgh", 0x61a),
    SPELLED("hgatp", 0x680),
    SPELLED("hgeie", 0x607),
    SPELLED("hgeip", 0xe12),
    SPELLED("hideleg", 0x603),
    SPELLED("hidelegh", 0x613),
    SPELLED("hie", 0x604),
    SPELLED("hip", 0x644),
    SPELLED("hpmcounter10", 0xc0a),
    SPELLED("hpmcounter10h", 0xc8a),
    SPELLED("hpmcounter11", 0xc0b),
    SPELLED("hpmcounter11h", 0xc8b),
    SPELLED("hpmcounter12", 0xc0c),
    SPELLED("hpmcounter12h", 0xc8c),
    SPELLED("hpmcounter13", 0xc0d),
    SPELLED("hpmcounter13h", 0xc8d),
    SPELLED("hpmcounter14", 0xc0e),
    SPELLED("hpmcounter14h", 0xc8e),
    SPELLED("hpmcounter15", 0xc0f),
    SPELLED("hpmcounter15h", 0xc8f),
    SPELLED("hpmcounter16", 0xc10),
    SPELLED("hpmcounter16h", 0xc90),
    SPELLED("hpmcounter17", 0xc11),
    SPELLED("hpmcounter17h", 0xc91),
    SPELLED("hpmcounter18", 0xc12),
    SPELLED("hpmcounter18h", 0xc92),
    SPELLED("hpmcounter19", 0xc13),
    SPELLED("hpmcounter19h", 0xc93),
    SPELLED("hpmcounter20", 0xc14),
    SPELLED("hpmcounter20h", 0xc94),
    SPELLED("hpmcounter21", 0xc15),
    SPELLED("hpmcounter21h", 0xc95),
    SPELLED("hpmcounter22", 0xc16),
    SPELLED("hpmcounter22h", 0xc96),
    SPELLED("hpmcounter23", 0xc17),
    SPELLED("hpmcounter23h", 0xc97),
    SPELLED("hpmcounter24", 0xc18),
    SPELLED("hpmcounter24h", 0xc98),
    SPELLED("hpmcounter25", 0xc19),
    SPELLED("hpmcounter25h", 0xc99),
    SPELLED("hpmcounter26", 0xc1a),
    SPELLED("hpmcounter26h", 0xc9a),
    SPELLED("hpmcounter27", 0xc1b),
    SPELLED("hpmcounter27h", 0xc9b),
    SPELLED("hpmcounter28", 0xc1c),
    SPELLED("hpmcounter28h", 0xc9c),
    SPELLED("hpmcounter29", 0xc1d),
    SPELLED("hpmcounter29h", 0xc9d),
    SPELLED("hpmcounter3", 0xc03),
    SPELLED("hpmcounter30", 0xc1e),
    SPELLED("hpmcounter30h", 0xc9e),
    SPELLED("hpmcounter31", 0xc1f),
    SPELLED("hpmcounter31h", 0xc9f),
    SPELLED("hpmcounter3h", 0xc83),
    SPELLED("hpmcounter4", 0xc04),
    SPELLED("hpmcounter4h", 0xc84),
    SPELLED("hpmcounter5", 0xc05),
    SPELLED("hpmcounter5h", 0xc85),
    SPELLED("hpmcounter6", 0xc06),
    SPELLED("hpmcounter6h", 0xc86),
    SPELLED("hpmcounter7", 0xc07),
    SPELLED("hpmcounter7h", 0xc87),
    SPELLED("hpmcounter8", 0xc08),
    SPELLED("hpmcounter8h", 0xc88),
    SPELLED("hpmcounter9", 0xc09),
    SPELLED("hpmcounter9h", 0xc89),
    SPELLED("hstateen0", 0x60c),
    SPELLED("hstateen0h", 0x61c),
    SPELLED("hstateen1", 0x60d),
    SPELLED("hstateen1h", 0x61d),
    SPELLED("hstateen2", 0x60e),
    SPELLED("hstateen2h", 0x61e),
    SPELLED("hstateen3", 0x60f),
    SPELLED("hstateen3h", 0x61f),
    SPELLED("hstatus", 0x600),
    SPELLED("htimedelta", 0x605),
    SPELLED("htimedeltah", 0x615),
    SPELLED("htinst", 0x64a),
    SPELLED("htval", 0x643),
    SPELLED("hvictl", 0x609),
    SPELLED("hvien", 0x608),
    SPELLED("hvienh", 0x618),
    SPELLED("hvip", 0x645),
    SPELLED("hviph", 0x655),
    SPELLED("hviprio1", 0x646),
    SPELLED("hviprio1h", 0x656),
    SPELLED("hviprio2", 0x647),
    SPELLED("hviprio2h", 0x657),
    SPELLED("instret", 0xc02),
    SPELLED("instreth", 0xc82),
    SPELLED("marchid", 0xf12),
    SPELLED("mcause", 0x342),
    SPELLED("mconfigptr", 0xf15),
    SPELLED("mcontext", 0x7a8),
    SPELLED("mcounteren", 0x306),
    SPELLED("mcountinhibit", 0x320),
    SPELLED("mcycle", 0xb00),
    SPELLED("mcycleh", 0xb80),
    SPELLED("medeleg", 0x302),
    SPELLED("menvcfg", 0x30a),
    SPELLED("menvcfgh", 0x31a),
    SPELLED("mepc", 0x341),
    SPELLED("mhartid", 0xf14),
    SPELLED("mhpmcounter10", 0xb0a),
    SPELLED("mhpmcounter10h", 0xb8a),
    SPELLED("mhpmcounter11", 0xb0b),
    SPELLED("mhpmcounter11h", 0xb8b),
    SPELLED("mhpmcounter12", 0xb0c),
    SPELLED("mhpmcounter12h", 0xb8c),
    SPELLED("mhpmcounter13", 0xb0d),
    SPELLED("mhpmcounter13h", 0xb8d),
    SPELLED("mhpmcounter14", 0xb0e),
    SPELLED("mhpmcounter14h", 0xb8e),
    SPELLED("mhpmcounter15", 0xb0f),
    SPELLED("mhpmcounter15h", 0xb8f),
    SPELLED("mhpmcounter16", 0xb10),
    SPELLED("mhpmcounter16h", 0xb90),
    SPELLED("mhpmcounter17", 0xb11),
    SPELLED("mhpmcounter17h", 0xb91),
    SPELLED("mhpmcounter18", 0xb12),
    SPELLED("mhpmcounter18h", 0xb92),
    SPELLED("mhpmcounter19", 0xb13),
    SPELLED("mhpmcounter19h", 0xb93),
    SPELLED("mhpmcounter20", 0xb14),
    SPELLED("mhpmcounter20h", 0xb94),
    SPELLED("mhpmcounter21", 0xb15),
    SPELLED("mhpmcounter21h", 0xb95),
    SPELLED("mhpmcounter22", 0xb16),
    SPELLED("mhpmcounter22h", 0xb96),
    SPELLED("mhpmcounter23", 0xb17),
    SPELLED("mhpmcounter23h", 0xb97),
    SPELLED("mhpmcounter24", 0xb18),
    SPELLED("mhpmcounter24h", 0xb98),
    SPELLED("mhpmcounter25", 0xb19),
    SPELLED("mhpmcounter25h", 0xb99),
    SPELLED("mhpmcounter26", 0xb1a),
    SPELLED("mhpmcounter26h", 0xb9a),
    SPELLED("mhpmcounter27", 0xb1b),
    SPELLED("mhpmcounter27h", 0xb9b),
    SPELLED("mhpmcounter28", 0xb1c),
    SPELLED("mhpmcounter28h", 0xb9c),
    SPELLED("mhpmcounter29", 0xb1d),
    SPELLED("mhpmcounter29h", 0xb9d),
    SPELLED("mhpmcounter3", 0xb03),
    SPELLED("mhpmcounter30", 0xb1e),
    SPELLED("mhpmcounter30h", 0xb9e),
    SPELLED("mhpmcounter31", 0xb1f),
    SPELLED("mhpmcounter31h", 0xb9f),
    SPELLED("mhpmcounter3h", 0xb83),
    SPELLED("mhpmcounter4", 0xb04),
    SPELLED("mhpmcounter4h", 0xb84),
    SPELLED("mhpmcounter5", 0xb05),
    SPELLED("mhpmcounter5h", 0xb85),
    SPELLED("mhpmcounter6", 0xb06),
    SPELLED("mhpmcounter6h", 0xb86),
    SPELLED("mhpmcounter7", 0xb07),
    SPELLED("mhpmcounter7h", 0xb87),
    SPELLED("mhpmcounter8", 0xb08),
    SPELLED("mhpmcounter8h", 0xb88),
    SPELLED("mhpmcounter9", 0xb09),
    SPELLED("mhpmcounter9h", 0xb89),
    SPELLED("mhpmevent10", 0x32a),
    SPELLED("mhpmevent10h", 0x72a),
    SPELLED("mhpmevent11", 0x32b),
    SPELLED("mhpmevent11h", 0x72b),
    SPELLED("mhpmevent12", 0x32c),
    SPELLED("mhpmevent12h", 0x72c),
    SPELLED("mhpmevent13", 0x32d),
    SPELLED("mhpmevent13h", 0x72d),
    SPELLED("mhpmevent14", 0x32e),
    SPELLED("mhpmevent14h", 0x72e),
    SPELLED("mhpmevent15", 0x32f),
    SPELLED("mhpmevent15h", 0x72f),
    SPELLED("mhpmevent16", 0x330),
    SPELLED("mhpmevent16h", 0x730),
    SPELLED("mhpmevent17", 0x331),
    SPELLED("mhpmevent17h", 0x731),
    SPELLED("mhpmevent18", 0x332),
    SPELLED("mhpmevent18h", 0x732),
    SPELLED("mhpmevent19", 0x333),
    SPELLED("mhpmevent19h", 0x733),
    SPELLED("mhpmevent20", 0x334),
    SPELLED("mhpmevent20h", 0x734),
    SPELLED("mhpmevent21", 0x335),
    SPELLED("mhpmevent21h", 0x735),
    SPELLED("mhpmevent22", 0x336),
    SPELLED("mhpmevent22h", 0x736),
    SPELLED("mhpmevent23", 0x337),
    SPELLED("mhpmevent23h", 0x737),
    SPELLED("mhpmevent24", 0x338),
    SPELLED("mhpmevent24h", 0x738),
    SPELLED("mhpmevent25", 0x339),
    SPELLED("mhpmevent25h", 0x739),
    SPELLED("mhpmevent26", 0x33a),
    SPELLED("mhpmevent26h", 0x73a),
    SPELLED("mhpmevent27", 0x33b),
    SPELLED("mhpmevent27h", 0x73b),
    SPELLED("mhpmevent28", 0x33c),
    SPELLED("mhpmevent28h", 0x73c),
    SPELLED("mhpmevent29", 0x33d),
    SPELLED("mhpmevent29h", 0x73d),
    SPELLED("mhpmevent3", 0x323),
    SPELLED("mhpmevent30", 0x33e),
    SPELLED("mhpmevent30h", 0x73e),
    SPELLED("mhpmevent31", 0x33f),
    SPELLED("mhpmevent31h", 0x73f),
    SPELLED("mhpmevent3h", 0x723),
    SPELLED("mhpmevent4", 0x324),
    SPELLED("mhpmevent4h", 0x724),
    SPELLED("mhpmevent5", 0x325),
    SPELLED("mhpmevent5h", 0x725),
    SPELLED("mhpmevent6", 0x326),
    SPELLED("mhpmevent6h", 0x726),
    SPELLED("mhpmevent7", 0x327),
    SPELLED("mhpmevent7h", 0x727),
    SPELLED("mhpmevent8", 0x328),
    SPELLED("mhpmevent8h", 0x728),
    SPELLED("mhpmevent9", 0x329),
    SPELLED("mhpmevent9h", 0x729),
    SPELLED("mideleg", 0x303),
    SPELLED("midelegh", 0x313),
    SPELLED("mie", 0x304),
    SPELLED("mieh", 0x314),
    SPELLED("mimpid", 0xf13),
    SPELLED("minstret", 0xb02),
    SPELLED("minstreth", 0xb82),
    SPELLED("mip", 0x344),
    SPELLED("miph", 0x354),
    SPELLED("mireg", 0x351),
    SPELLED("misa", 0x301),
    SPELLED("miselect", 0x350),
    SPELLED("mscontext", 0x7aa),
    SPELLED("mscratch", 0x340),
    SPELLED("mseccfg", 0x747),
    SPELLED("mseccfgh", 0x757),
    SPELLED("mstateen0", 0x30c),
    SPELLED("mstateen0h", 0x31c),
    SPELLED("mstateen1", 0x30d),
    SPELLED("mstateen1h", 0x31d),
    SPELLED("mstateen2", 0x30e),
    SPELLED("mstateen2h", 0x31e),
    SPELLED("mstateen3", 0x30f),
    SPELLED("mstateen3h", 0x31f),
    SPELLED("mstatus", 0x300),
    SPELLED("mstatush", 0x310),
    SPELLED("mtinst", 0x34a),
    SPELLED("mtopei", 0x35c),
    SPELLED("mtopi", 0xfb0),
    SPELLED("mtval", 0x343),
    SPELLED("mtval2", 0x34b),
    SPELLED("mtvec", 0x305),
    SPELLED("mvendorid", 0xf11),
    SPELLED("mvien", 0x308),
    SPELLED("mvienh", 0x318),
    SPELLED("mvip", 0x309),
    SPELLED("mviph", 0x319),
    SPELLED("pmpaddr0", 0x3b0),
    SPELLED("pmpaddr1", 0x3b1),
    SPELLED("pmpaddr10", 0x3ba),
    SPELLED("pmpaddr11", 0x3bb),
    SPELLED("pmpaddr12", 0x3bc),
    SPELLED("pmpaddr13", 0x3bd),
    SPELLED("pmpaddr14", 0x3be),
    SPELLED("pmpaddr15", 0x3bf),
    SPELLED("pmpaddr16", 0x3c0),
    SPELLED("pmpaddr17", 0x3c1),
    SPELLED("pmpaddr18", 0x3c2),
    SPELLED("pmpaddr19", 0x3c3),
    SPELLED("pmpaddr2", 0x3b2),
    SPELLED("pmpaddr20", 0x3c4),
    SPELLED("pmpaddr21", 0x3c5),
    SPELLED("pmpaddr22", 0x3c6),
    SPELLED("pmpaddr23", 0x3c7),
    SPELLED("pmpaddr24", 0x3c8),
    SPELLED("pmpaddr25", 0x3c9),
    SPELLED("pmpaddr26", 0x3ca),
    SPELLED("pmpaddr27", 0x3cb),
    SPELLED("pmpaddr28", 0x3cc),
    SPELLED("pmpaddr29", 0x3cd),
    SPELLED("pmpaddr3", 0x3b3),
    SPELLED("pmpaddr30", 0x3ce),
    SPELLED("pmpaddr31", 0x3cf),
    SPELLED("pmpaddr32", 0x3d0),
    SPELLED("pmpaddr33", 0x3d1),
    SPELLED("pmpaddr34", 0x3d2),
    SPELLED("pmpaddr35", 0x3d3),
    SPELLED("pmpaddr36", 0x3d4),
    SPELLED("pmpaddr37", 0x3d5),
    SPELLED("pmpaddr38", 0x3d6),
    SPELLED("pmpaddr39", 0x3d7),
    SPELLED("pmpaddr4", 0x3b4),
    SPELLED("pmpaddr40", 0x3d8),
    SPELLED("pmpaddr41", 0x3d9),
    SPELLED("pmpaddr42", 0x3da),
    SPELLED("pmpaddr43", 0x3db),
    SPELLED("pmpaddr44", 0x3dc),
    SPELLED("pmpaddr45", 0x3dd),
    SPELLED("pmpaddr46", 0x3de),
    SPELLED("pmpaddr47", 0x3df),
    SPELLED("pmpaddr48", 0x3e0),
    SPELLED("pmpaddr49", 0x3e1),
    SPELLED("pmpaddr5", 0x3b5),
    SPELLED("pmpaddr50", 0x3e2),
    SPELLED("pmpaddr51", 0x3e3),
    SPELLED("pmpaddr52", 0x3e4),
    SPELLED("pmpaddr53", 0x3e5),
    SPELLED("pmpaddr54", 0x3e6),
    SPELLED("pmpaddr55", 0x3e7),
    SPELLED("pmpaddr56", 0x3e8),
    SPELLED("pmpaddr57", 0x3e9),
    SPELLED("pmpaddr58", 0x3ea),
    SPELLED("pmpaddr59", 0x3eb),
    SPELLED("pmpaddr6", 0x3b6),
    SPELLED("pmpaddr60", 0x3ec),
    SPELLED("pmpaddr61", 0x3ed),
    SPELLED("pmpaddr62", 0x3ee),
    SPELLED("pmpaddr63", 0x3ef),
    SPELLED("pmpaddr7", 0x3b7),
    SPELLED("pmpaddr8", 0x3b8),
    SPELLED("pmpaddr9", 0x3b9),
    SPELLED("pmpcfg0", 0x3a0),
    SPELLED("pmpcfg1", 0x3a1),
    SPELLED("pmpcfg10", 0x3aa),
    SPELLED("pmpcfg11", 0x3ab),
    SPELLED("pmpcfg12", 0x3ac),
    SPELLED("pmpcfg13", 0x3ad),
    SPELLED("pmpcfg14", 0x3ae),
    SPELLED("pmpcfg15", 0x3af),
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
    SPELLED("sieh", 0x114),
    SPELLED("sip", 0x144),
    SPELLED("siph", 0x154),
    SPELLED("sireg", 0x151),
    SPELLED("siselect", 0x150),
    SPELLED("sscratch", 0x140),
    SPELLED("sstateen0", 0x10c),
    SPELLED("sstateen1", 0x10d),
    SPELLED("sstateen2", 0x10e),
    SPELLED("sstateen3", 0x10f),
    SPELLED("sstatus", 0x100),
    SPELLED("stimecmp", 0x14d),
    SPELLED("stimecmph", 0x15d),
    SPELLED("stopei", 0x15c),
    SPELLED("stopi", 0xdb0),
    SPELLED("stval", 0x143),
    SPELLED("stvec", 0x105),
    SPELLED("tcontrol", 0x7a5),
    SPELLED("tdata1", 0x7a1),
    SPELLED("tdata2", 0x7a2),
    SPELLED("tdata3", 0x7a3),
    SPELLED("time", 0xc01),
    SPELLED("timeh", 0xc81),
    SPELLED("tinfo", 0x7a4),
    SPELLED("tselect", 0x7a0),
    SPELLED("vcsr", 0xf),
    SPELLED("vl", 0xc20),
    SPELLED("vlenb", 0xc22),
    SPELLED("vsatp", 0x280),
    SPELLED("vscause", 0x242),
    SPELLED("vsepc", 0x241),
    SPELLED("vsie", 0x204),
    SPELLED("vsieh", 0x214),
    SPELLED("vsip", 0x244),
    SPELLED("vsiph", 0x254),
    SPELLED("vsireg", 0x251),
    SPELLED("vsiselect", 0x250),
    SPELLED("vsscratch", 0x240),
    SPELLED("vsstatus", 0x200),
    SPELLED("vstart", 0x8),
    SPELLED("vstimecmp", 0x24d),
    SPELLED("vstimecmph", 0x25d),
    SPELLED("vstopei", 0x25c),
    SPELLED("vstopi", 0xeb0),
    SPELLED("vstval", 0x243),
    SPELLED("vstvec", 0x205),
    SPELLED("vtype", 0xc21),
    SPELLED("vxrm", 0xa),
    SPELLED("vxsat", 0x9),
};
WORDS(words_CSR_NAME) = {list_CSR_NAME, COUNT(list_CSR_NAME), 0, NULL};

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
    SPELLED("fs10", 0x1a),
    SPELLED("fs11", 0x1b),
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
    SPELLED("ft10", 0x1e),
    SPELLED("ft11", 0x1f),
    SPELLED("ft2", 0x2),
    SPELLED("ft3", 0x3),
    SPELLED("ft4", 0x4),
    SPELLED("ft5", 0x5),
    SPELLED("ft6", 0x6),
    SPELLED("ft7", 0x7),
    SPELLED("ft8", 0x1c),
    SPELLED("ft9", 0x1d),
};
WORDS(words_file_f) = {list_file_f, COUNT(list_file_f), 1, rv64_scan_f};

LIST(list_RM) = {
    READ_ONLY("dyn", 0x7),
    SPELLED("rdn", 0x2),
    SPELLED("rmm", 0x4),
    SPELLED("rne", 0x0),
    SPELLED("rtz", 0x1),
    SPELLED("rup", 0x3),
};
WORDS(words_RM) = {list_RM, COUNT(list_RM), 0, NULL};

LIST(list_RMX) = {
    SPELLED("dyn", 0x7),
    SPELLED("rdn", 0x2),
    SPELLED("rmm", 0x4),
    SPELLED("rtz", 0x1),
    SPELLED("rup", 0x3),
};
WORDS(words_RMX) = {list_RMX, COUNT(list_RMX), 0, NULL};

WORDS(words_file_mode) = {ONE(SPELLED("$mode", 0x0)), 5, NULL};

WORDS(words_file_mstatus) = {ONE(SPELLED("$mstatus", 0x0)), 8, NULL};

WORDS(words_file_mie) = {ONE(SPELLED("$mie", 0x0)), 4, NULL};

WORDS(words_file_mip) = {ONE(SPELLED("$mip", 0x0)), 4, NULL};

WORDS(words_file_mcounteren) = {ONE(SPELLED("$mcounteren", 0x0)), 11, NULL};

WORDS(words_file_mscratch) = {ONE(SPELLED("$mscratch", 0x0)), 9, NULL};

WORDS(words_file_mcause) = {ONE(SPELLED("$mcause", 0x0)), 7, NULL};

WORDS(words_file_mtval) = {ONE(SPELLED("$mtval", 0x0)), 6, NULL};

WORDS(words_file_mtvec) = {ONE(SPELLED("$mtvec", 0x0)), 6, NULL};

WORDS(words_file_mepc) = {ONE(SPELLED("$mepc", 0x0)), 5, NULL};

WORDS(words_file_mcycle) = {ONE(SPELLED("$mcycle", 0x0)), 7, NULL};

WORDS(words_file_minstret) = {ONE(SPELLED("$minstret", 0x0)), 9, NULL};

WORDS(words_file_pc) = {ONE(SPELLED("$pc", 0x0)), 3, NULL};

WORDS(words_file_fflags) = {ONE(SPELLED("$fflags", 0x0)), 7, NULL};

WORDS(words_file_frm) = {ONE(SPELLED("$frm", 0x0)), 4, NULL};

WORDS(words_file_reserved) = {ONE(SPELLED("$reserved", 0x0)), 9, NULL};

WORDS(words_file_reservation) = {ONE(SPELLED("$reservation", 0x0)), 12, NULL};

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

OPTIONS(op_XQ) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_CQ), END),
};
OPTIONS(op_CSR) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_CSR_NAME), END),
    ROW(ALL, 1, 0, 0, NUMBER(1, p_CSR_NUMBER), END),
    ROW(ALL, 0, ALSO, 0, NUMBER(0, p_CSR_NUMBER_2), END),
};
OPTIONS(op_FP) = {
    ROW(ALL, 0, 'f', 0, WORD(0, p_CP), END),
};
OPTIONS(op_XP) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_CP_2), END),
};
OPTIONS(op_UPPER) = {
    ROW(ALL, 0, 0, 0, NUMBER(0, p_IMMU), END),
};
OPTIONS(op_CUPPER) = {
    ROW(ALL, 0, 0, 0, NUMBER(0, p_CU), END),
    ROW(ALL, 1, 0, 0, NUMBER(0, p_CU_2), END),
};

FORMS(head_add) = {
    FORM(RV64_ARITH_ADD_R, 0, 0, TEXT("add"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1), COMMA,
        WORD(2, p_RS2), END),
    FORM(RV64_ARITH_IMM_ADDI_I, 0, 0, TEXT("add"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        COMMA, NUMBER(2, p_IMMI), END),
};
FORMS(head_add_uw) = {
    FORM(RV64_ADD_SHIFTED_ADD_UW, 0, 0, TEXT("add.uw"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        COMMA, WORD(2, p_RS2), END),
};
FORMS(head_addi) = {
    FORM(RV64_ARITH_IMM_ADDI_I, 0, 0, TEXT("addi"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        COMMA, NUMBER(2, p_IMMI), END),
};
FORMS(head_addiw) = {
    FORM(RV64_ADDIW_I, 0, 0, TEXT("addiw"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1), COMMA,
        NUMBER(2, p_IMMI), END),
};
FORMS(head_addw) = {
    FORM(RV64_ARITH_ADDW_R, 0, 0, TEXT("addw"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1), COMMA,
        WORD(2, p_RS2), END),
    FORM(RV64_ADDIW_I, 0, 0, TEXT("addw"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1), COMMA,
        NUMBER(2, p_IMMI), END),
};
FORMS(head_amoadd) = {
    FORM(RV64_AMO_AMOADD, 0, 0, TEXT("amoadd"), WORD(0, p_WIDTH), WORD(1, p_ORDER), BLANK,
        WORD(2, p_RD), COMMA, WORD(3, p_RS2), COMMA, TEXT("("), WORD(4, p_RS1), TEXT(")"), END),
    FORM(RV64_AMO_AMOADD, 0, 0, TEXT("amoadd"), WORD(0, p_WIDTH), WORD(1, p_ORDER), BLANK,
        WORD(2, p_RD), COMMA, WORD(3, p_RS2), COMMA, FIXED(0x0, false), TEXT("("), WORD(4, p_RS1),
        TEXT(")"), END),
};
FORMS(head_amoand) = {
    FORM(RV64_AMO_AMOAND, 0, 0, TEXT("amoand"), WORD(0, p_WIDTH), WORD(1, p_ORDER), BLANK,
        WORD(2, p_RD), COMMA, WORD(3, p_RS2), COMMA, TEXT("("), WORD(4, p_RS1), TEXT(")"), END),
    FORM(RV64_AMO_AMOAND, 0, 0, TEXT("amoand"), WORD(0, p_WIDTH), WORD(1, p_ORDER), BLANK,
        WORD(2, p_RD), COMMA, WORD(3, p_RS2), COMMA, FIXED(0x0, false), TEXT("("), WORD(4, p_RS1),
        TEXT(")"), END),
};
FORMS(head_amomax) = {
    FORM(RV64_AMO_AMOMAX, 0, 0, TEXT("amomax"), WORD(0, p_WIDTH), WORD(1, p_ORDER), BLANK,
        WORD(2, p_RD), COMMA, WORD(3, p_RS2), COMMA, TEXT("("), WORD(4, p_RS1), TEXT(")"), END),
    FORM(RV64_AMO_AMOMAX, 0, 0, TEXT("amomax"), WORD(0, p_WIDTH), WORD(1, p_ORDER), BLANK,
        WORD(2, p_RD), COMMA, WORD(3, p_RS2), COMMA, FIXED(0x0, false), TEXT("("), WORD(4, p_RS1),
        TEXT(")"), END),
};
FORMS(head_amomaxu) = {
    FORM(RV64_AMO_AMOMAXU, 0, 0, TEXT("amomaxu"), WORD(0, p_WIDTH), WORD(1, p_ORDER), BLANK,
        WORD(2, p_RD), COMMA, WORD(3, p_RS2), COMMA, TEXT("("), WORD(4, p_RS1), TEXT(")"), END),
    FORM(RV64_AMO_AMOMAXU, 0, 0, TEXT("amomaxu"), WORD(0, p_WIDTH), WORD(1, p_ORDER), BLANK,
        WORD(2, p_RD), COMMA, WORD(3, p_RS2), COMMA, FIXED(0x0, false), TEXT("("), WORD(4, p_RS1),
        TEXT(")"), END),
};
FORMS(head_amomin) = {
    FORM(RV64_AMO_AMOMIN, 0, 0, TEXT("amomin"), WORD(0, p_WIDTH), WORD(1, p_ORDER), BLANK,
        WORD(2, p_RD), COMMA, WORD(3, p_RS2), COMMA, TEXT("("), WORD(4, p_RS1), TEXT(")"), END),
    FORM(RV64_AMO_AMOMIN, 0, 0, TEXT("amomin"), WORD(0, p_WIDTH), WORD(1, p_ORDER), BLANK,
        WORD(2, p_RD), COMMA, WORD(3, p_RS2), COMMA, FIXED(0x0, false), TEXT("("), WORD(4, p_RS1),
        TEXT(")"), END),
};
FORMS(head_amominu) = {
    FORM(RV64_AMO_AMOMINU, 0, 0, TEXT("amominu"), WORD(0, p_WIDTH), WORD(1, p_ORDER), BLANK,
        WORD(2, p_RD), COMMA, WORD(3, p_RS2), COMMA, TEXT("("), WORD(4, p_RS1), TEXT(")"), END),
    FORM(RV64_AMO_AMOMINU, 0, 0, TEXT("amominu"), WORD(0, p_WIDTH), WORD(1, p_ORDER), BLANK,
        WORD(2, p_RD), COMMA, WORD(3, p_RS2), COMMA, FIXED(0x0, false), TEXT("("), WORD(4, p_RS1),
        TEXT(")"), END),
};
FORMS(head_amoor) = {
    FORM(RV64_AMO_AMOOR, 0, 0, TEXT("amoor"), WORD(0, p_WIDTH), WORD(1, p_ORDER), BLANK,
        WORD(2, p_RD), COMMA, WORD(3, p_RS2), COMMA, TEXT("("), WORD(4, p_RS1), TEXT(")"), END),
    FORM(RV64_AMO_AMOOR, 0, 0, TEXT("amoor"), WORD(0, p_WIDTH), WORD(1, p_ORDER), BLANK,
        WORD(2, p_RD), COMMA, WORD(3, p_RS2), COMMA, FIXED(0x0, false), TEXT("("), WORD(4, p_RS1),
        TEXT(")"), END),
};
FORMS(head_amoswap) = {
    FORM(RV64_AMO_AMOSWAP, 0, 0, TEXT("amoswap"), WORD(0, p_WIDTH), WORD(1, p_ORDER), BLANK,
        WORD(2, p_RD), COMMA, WORD(3, p_RS2), COMMA, TEXT("("), WORD(4, p_RS1), TEXT(")"), END),
    FORM(RV64_AMO_AMOSWAP, 0, 0, TEXT("amoswap"), WORD(0, p_WIDTH), WORD(1, p_ORDER), BLANK,
        WORD(2, p_RD), COMMA, WORD(3, p_RS2), COMMA, FIXED(0x0, false), TEXT("("), WORD(4, p_RS1),
        TEXT(")"), END),
};
FORMS(head_amoxor) = {
    FORM(RV64_AMO_AMOXOR, 0, 0, TEXT("amoxor"), WORD(0, p_WIDTH), WORD(1, p_ORDER), BLANK,
        WORD(2, p_RD), COMMA, WORD(3, p_RS2), COMMA, TEXT("("), WORD(4, p_RS1), TEXT(")"), END),
    FORM(RV64_AMO_AMOXOR, 0, 0, TEXT("amoxor"), WORD(0, p_WIDTH), WORD(1, p_ORDER), BLANK,
        WORD(2, p_RD), COMMA, WORD(3, p_RS2), COMMA, FIXED(0x0, false), TEXT("("), WORD(4, p_RS1),
        TEXT(")"), END),
};
FORMS(head_and) = {
    FORM(RV64_ARITH_AND_R, 0, 0, TEXT("and"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1), COMMA,
        WORD(2, p_RS2), END),
    FORM(RV64_ARITH_IMM_ANDI_I, 0, 0, TEXT("and"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        COMMA, NUMBER(2, p_IMMI), END),
};
FORMS(head_andi) = {
    FORM(RV64_ARITH_IMM_ANDI_I, 0, 0, TEXT("andi"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        COMMA, NUMBER(2, p_IMMI), END),
};
FORMS(head_andn) = {
    FORM(RV64_LOGIC_NOT_ANDN, 0, 0, TEXT("andn"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        COMMA, WORD(2, p_RS2), END),
};
FORMS(head_auipc) = {
    FORM(RV64_UPPER_AUIPC, 0, 0, TEXT("auipc"), BLANK, WORD(0, p_RD), COMMA, CHOICE(0, 1, op_UPPER),
        END),
};
FORMS(head_bclr) = {
    FORM(RV64_SINGLE_BIT_BCLR_R, 0, 0, TEXT("bclr"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        COMMA, WORD(2, p_RS2), END),
    FORM(RV64_SINGLE_BIT_BCLR_I, 0, 0, TEXT("bclr"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        COMMA, NUMBER(2, p_SHAMT), END),
};
FORMS(head_bclri) = {
    FORM(RV64_SINGLE_BIT_BCLR_I, 0, 0, TEXT("bclri"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        COMMA, NUMBER(2, p_SHAMT), END),
};
FORMS(head_beq) = {
    FORM(RV64_BRANCH_BEQ_B, 0, 0, TEXT("beq"), BLANK, WORD(0, p_RS1), COMMA, WORD(1, p_RS2), COMMA,
        NUMBER(2, p_TOB), END),
};
FORMS(head_beqz) = {
    FORM(RV64_BRANCH_BEQ_B, 0, 0, TEXT("beqz"), BLANK, WORD(0, p_RS1), COMMA, NUMBER(2, p_TOB),
        VALUE(1, 0x0, false), END),
};
FORMS(head_bext) = {
    FORM(RV64_SINGLE_BIT_BEXT_R, 0, 0, TEXT("bext"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        COMMA, WORD(2, p_RS2), END),
    FORM(RV64_SINGLE_BIT_BEXT_I, 0, 0, TEXT("bext"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        COMMA, NUMBER(2, p_SHAMT), END),
};
FORMS(head_bexti) = {
    FORM(RV64_SINGLE_BIT_BEXT_I, 0, 0, TEXT("bexti"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        COMMA, NUMBER(2, p_SHAMT), END),
};
FORMS(head_bge) = {
    FORM(RV64_BRANCH_BGE_B, 0, 0, TEXT("bge"), BLANK, WORD(0, p_RS1), COMMA, WORD(1, p_RS2), COMMA,
        NUMBER(2, p_TOB), END),
};
FORMS(head_bgeu) = {
    FORM(RV64_BRANCH_BGEU_B, 0, 0, TEXT("bgeu"), BLANK, WORD(0, p_RS1), COMMA, WORD(1, p_RS2),
        COMMA, NUMBER(2, p_TOB), END),
};
FORMS(head_bgez) = {
    FORM(RV64_BRANCH_BGE_B, 0, 0, TEXT("bgez"), BLANK, WORD(0, p_RS1), COMMA, NUMBER(2, p_TOB),
        VALUE(1, 0x0, false), END),
};
FORMS(head_bgt) = {
    FORM(RV64_BRANCH_BLT_B, 0, 0, TEXT("bgt"), BLANK, WORD(1, p_RS2), COMMA, WORD(0, p_RS1), COMMA,
        NUMBER(2, p_TOB), END),
};
FORMS(head_bgtu) = {
    FORM(RV64_BRANCH_BLTU_B, 0, 0, TEXT("bgtu"), BLANK, WORD(1, p_RS2), COMMA, WORD(0, p_RS1),
        COMMA, NUMBER(2, p_TOB), END),
};
FORMS(head_bgtz) = {
    FORM(RV64_BRANCH_BLT_B, 0, 0, TEXT("bgtz"), BLANK, WORD(1, p_RS2), COMMA, NUMBER(2, p_TOB),
        VALUE(0, 0x0, false), END),
};
FORMS(head_binv) = {
    FORM(RV64_SINGLE_BIT_BINV_R, 0, 0, TEXT("binv"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        COMMA, WORD(2, p_RS2), END),
    FORM(RV64_SINGLE_BIT_BINV_I, 0, 0, TEXT("binv"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        COMMA, NUMBER(2, p_SHAMT), END),
};
FORMS(head_binvi) = {
    FORM(RV64_SINGLE_BIT_BINV_I, 0, 0, TEXT("binvi"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        COMMA, NUMBER(2, p_SHAMT), END),
};
FORMS(head_ble) = {
    FORM(RV64_BRANCH_BGE_B, 0, 0, TEXT("ble"), BLANK, WORD(1, p_RS2), COMMA, WORD(0, p_RS1), COMMA,
        NUMBER(2, p_TOB), END),
};
FORMS(head_bleu) = {
    FORM(RV64_BRANCH_BGEU_B, 0, 0, TEXT("bleu"), BLANK, WORD(1, p_RS2), COMMA, WORD(0, p_RS1),
        COMMA, NUMBER(2, p_TOB), END),
};
FORMS(head_blez) = {
    FORM(RV64_BRANCH_BGE_B, 0, 0, TEXT("blez"), BLANK, WORD(1, p_RS2), COMMA, NUMBER(2, p_TOB),
        VALUE(0, 0x0, false), END),
};
FORMS(head_blt) = {
    FORM(RV64_BRANCH_BLT_B, 0, 0, TEXT("blt"), BLANK, WORD(0, p_RS1), COMMA, WORD(1, p_RS2), COMMA,
        NUMBER(2, p_TOB), END),
};
FORMS(head_bltu) = {
    FORM(RV64_BRANCH_BLTU_B, 0, 0, TEXT("bltu"), BLANK, WORD(0, p_RS1), COMMA, WORD(1, p_RS2),
        COMMA, NUMBER(2, p_TOB), END),
};
FORMS(head_bltz) = {
    FORM(RV64_BRANCH_BLT_B, 0, 0, TEXT("bltz"), BLANK, WORD(0, p_RS1), COMMA, NUMBER(2, p_TOB),
        VALUE(1, 0x0, false), END),
};
FORMS(head_bne) = {
    FORM(RV64_BRANCH_BNE_B, 0, 0, TEXT("bne"), BLANK, WORD(0, p_RS1), COMMA, WORD(1, p_RS2), COMMA,
        NUMBER(2, p_TOB), END),
};
FORMS(head_bnez) = {
    FORM(RV64_BRANCH_BNE_B, 0, 0, TEXT("bnez"), BLANK, WORD(0, p_RS1), COMMA, NUMBER(2, p_TOB),
        VALUE(1, 0x0, false), END),
};
FORMS(head_bset) = {
    FORM(RV64_SINGLE_BIT_BSET_R, 0, 0, TEXT("bset"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        COMMA, WORD(2, p_RS2), END),
    FORM(RV64_SINGLE_BIT_BSET_I, 0, 0, TEXT("bset"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        COMMA, NUMBER(2, p_SHAMT), END),
};
FORMS(head_bseti) = {
    FORM(RV64_SINGLE_BIT_BSET_I, 0, 0, TEXT("bseti"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        COMMA, NUMBER(2, p_SHAMT), END),
};
FORMS(head_c_add) = {
    FORM(RV64_ARITH_ADD_CR, 0, 0, TEXT("c.add"), BLANK, WORD(0, p_CD_2), COMMA, WORD(1, p_CS), END),
};
FORMS(head_c_addi) = {
    FORM(RV64_ARITH_IMM_ADDI_CI, 0, 0, TEXT("c.addi"), BLANK, WORD(0, p_CD_2), COMMA,
        NUMBER(1, p_CI), END),
};
FORMS(head_c_addi16sp) = {
    FORM(RV64_ARITH_IMM_ADDI_SP, 0, 0, TEXT("c.addi16sp"), BLANK, REGISTER(p_x, 2), COMMA,
        NUMBER(0, p_CSP16), END),
};
FORMS(head_c_addi4spn) = {
    FORM(RV64_ARITH_IMM_ADDI_SPN, 0, 0, TEXT("c.addi4spn"), BLANK, CHOICE(0, 0, op_XP), COMMA,
        REGISTER(p_x, 2), COMMA, NUMBER(1, p_CSP4), END),
};
FORMS(head_c_addiw) = {
    FORM(RV64_ADDIW_C, 0, 0, TEXT("c.addiw"), BLANK, WORD(0, p_CD), COMMA, NUMBER(1, p_CI), END),
};
FORMS(head_c_addw) = {
    FORM(RV64_ARITH_ADDW_CA, 0, 0, TEXT("c.addw"), BLANK, CHOICE(0, 0, op_XQ), COMMA,
        CHOICE(1, 1, op_XP), END),
};
FORMS(head_c_and) = {
    FORM(RV64_ARITH_AND_CA, 0, 0, TEXT("c.and"), BLANK, CHOICE(0, 0, op_XQ), COMMA,
        CHOICE(1, 1, op_XP), END),
};
FORMS(head_c_andi) = {
    FORM(RV64_ARITH_IMM_ANDI_CA, 0, 0, TEXT("c.andi"), BLANK, CHOICE(0, 0, op_XQ), COMMA,
        NUMBER(1, p_CI), END),
};
FORMS(head_c_beqz) = {
    FORM(RV64_BRANCH_BEQ_C, 0, 0, TEXT("c.beqz"), BLANK, CHOICE(0, 0, op_XQ), COMMA,
        NUMBER(1, p_CBR), END),
};
FORMS(head_c_bnez) = {
    FORM(RV64_BRANCH_BNE_C, 0, 0, TEXT("c.bnez"), BLANK, CHOICE(0, 0, op_XQ), COMMA,
        NUMBER(1, p_CBR), END),
};
FORMS(head_c_ebreak) = {
    FORM(RV64_BREAK_C, 0, 0, TEXT("c.ebreak"), END),
};
FORMS(head_c_fld) = {
    FORM(RV64_FLOAT_LOAD_FLD_C, 0, 0, TEXT("c.fld"), BLANK, CHOICE(0, 0, op_FP), COMMA,
        NUMBER(1, p_CDW), TEXT("("), CHOICE(1, 2, op_XQ), TEXT(")"), END),
};
FORMS(head_c_fldsp) = {
    FORM(RV64_FLOAT_LOAD_FLD_CSP, 0, 0, TEXT("c.fldsp"), BLANK, WORD(0, p_CFD), COMMA,
        NUMBER(1, p_CLD), TEXT("("), REGISTER(p_x, 2), TEXT(")"), END),
};
FORMS(head_c_fsd) = {
    FORM(RV64_FLOAT_STORE_FSD_C, 0, 0, TEXT("c.fsd"), BLANK, CHOICE(0, 0, op_FP), COMMA,
        NUMBER(1, p_CDW), TEXT("("), CHOICE(1, 2, op_XQ), TEXT(")"), END),
};
FORMS(head_c_fsdsp) = {
    FORM(RV64_FLOAT_STORE_FSD_CSP, 0, 0, TEXT("c.fsdsp"), BLANK, WORD(0, p_CFS), COMMA,
        NUMBER(1, p_CSD), TEXT("("), REGISTER(p_x, 2), TEXT(")"), END),
};
FORMS(head_c_j) = {
    FORM(RV64_JUMP_CJ, 0, 0, TEXT("c.j"), BLANK, NUMBER(0, p_CJ), END),
};
FORMS(head_c_jalr) = {
    FORM(RV64_JUMP_CJAL, 0, 0, TEXT("c.jalr"), BLANK, WORD(0, p_CD), END),
};
FORMS(head_c_jr) = {
    FORM(RV64_JUMP_CJR, 0, 0, TEXT("c.jr"), BLANK, WORD(0, p_CD), END),
};
FORMS(head_c_ld) = {
    FORM(RV64_LOAD_LD_CD, 0, 0, TEXT("c.ld"), BLANK, CHOICE(0, 0, op_XP), COMMA, NUMBER(1, p_CDW),
        TEXT("("), CHOICE(1, 2, op_XQ), TEXT(")"), END),
};
FORMS(head_c_ldsp) = {
    FORM(RV64_LOAD_LD_CDSP, 0, 0, TEXT("c.ldsp"), BLANK, WORD(0, p_CD), COMMA, NUMBER(1, p_CLD),
        TEXT("("), REGISTER(p_x, 2), TEXT(")"), END),
};
FORMS(head_c_li) = {
    FORM(RV64_ARITH_IMM_ADDI_LI, 0, 0, TEXT("c.li"), BLANK, WORD(0, p_CD_2), COMMA, NUMBER(1, p_CI),
        END),
};
FORMS(head_c_lui) = {
    FORM(RV64_UPPER_C, 0, 0, TEXT("c.lui"), BLANK, WORD(0, p_CD_3), COMMA, CHOICE(0, 1, op_CUPPER),
        END),
};
FORMS(head_c_lw) = {
    FORM(RV64_LOAD_LW_CW, 0, 0, TEXT("c.lw"), BLANK, CHOICE(0, 0, op_XP), COMMA, NUMBER(1, p_CW),
        TEXT("("), CHOICE(1, 2, op_XQ), TEXT(")"), END),
};
FORMS(head_c_lwsp) = {
    FORM(RV64_LOAD_LW_CWSP, 0, 0, TEXT("c.lwsp"), BLANK, WORD(0, p_CD), COMMA, NUMBER(1, p_CLW),
        TEXT("("), REGISTER(p_x, 2), TEXT(")"), END),
};
FORMS(head_c_mv) = {
    FORM(RV64_MOVE, 0, 0, TEXT("c.mv"), BLANK, WORD(0, p_CD_2), COMMA, WORD(1, p_CS), END),
};
FORMS(head_c_nop) = {
    FORM(RV64_ARITH_IMM_ADDI_CI, 0, 0, TEXT("c.nop"), VALUE(0, 0x0, false), VALUE(1, 0x0, false),
        END),
    FORM(RV64_ARITH_IMM_ADDI_CI, 0, 0, TEXT("c.nop"), BLANK, NUMBER(1, p_CI), VALUE(0, 0x0, false),
        END),
};
FORMS(head_c_or) = {
    FORM(RV64_ARITH_OR_CA, 0, 0, TEXT("c.or"), BLANK, CHOICE(0, 0, op_XQ), COMMA,
        CHOICE(1, 1, op_XP), END),
};
FORMS(head_c_sd) = {
    FORM(RV64_STORE_SD_CD, 0, 0, TEXT("c.sd"), BLANK, CHOICE(0, 0, op_XP), COMMA, NUMBER(1, p_CDW),
        TEXT("("), CHOICE(1, 2, op_XQ), TEXT(")"), END),
};
FORMS(head_c_sdsp) = {
    FORM(RV64_STORE_SD_CDSP, 0, 0, TEXT("c.sdsp"), BLANK, WORD(0, p_CS_2), COMMA, NUMBER(1, p_CSD),
        TEXT("("), REGISTER(p_x, 2), TEXT(")"), END),
};
FORMS(head_c_slli) = {
    FORM(RV64_SHIFT_SLLI_CI, 0, 0, TEXT("c.slli"), BLANK, WORD(0, p_CD_2), COMMA, NUMBER(1, p_CSH),
        END),
};
FORMS(head_c_slli64) = {
    FORM(RV64_SHIFT_NONE_SLLI, 0, 0, TEXT("c.slli64"), BLANK, WORD(0, p_CD_2), END),
};
FORMS(head_c_srai) = {
    FORM(RV64_SHIFT_SRAI_CA, 0, 0, TEXT("c.srai"), BLANK, CHOICE(0, 0, op_XQ), COMMA,
        NUMBER(1, p_CSH), END),
};
FORMS(head_c_srai64) = {
    FORM(RV64_SHIFT_NONE_SRAI, 0, 0, TEXT("c.srai64"), BLANK, CHOICE(0, 0, op_XQ), END),
};
FORMS(head_c_srli) = {
    FORM(RV64_SHIFT_SRLI_CA, 0, 0, TEXT("c.srli"), BLANK, CHOICE(0, 0, op_XQ), COMMA,
        NUMBER(1, p_CSH), END),
};
FORMS(head_c_srli64) = {
    FORM(RV64_SHIFT_NONE_SRLI, 0, 0, TEXT("c.srli64"), BLANK, CHOICE(0, 0, op_XQ), END),
};
FORMS(head_c_sub) = {
    FORM(RV64_ARITH_SUB_CA, 0, 0, TEXT("c.sub"), BLANK, CHOICE(0, 0, op_XQ), COMMA,
        CHOICE(1, 1, op_XP), END),
};
FORMS(head_c_subw) = {
    FORM(RV64_ARITH_SUBW_CA, 0, 0, TEXT("c.subw"), BLANK, CHOICE(0, 0, op_XQ), COMMA,
        CHOICE(1, 1, op_XP), END),
};
FORMS(head_c_sw) = {
    FORM(RV64_STORE_SW_CW, 0, 0, TEXT("c.sw"), BLANK, CHOICE(0, 0, op_XP), COMMA, NUMBER(1, p_CW),
        TEXT("("), CHOICE(1, 2, op_XQ), TEXT(")"), END),
};
FORMS(head_c_swsp) = {
    FORM(RV64_STORE_SW_CWSP, 0, 0, TEXT("c.swsp"), BLANK, WORD(0, p_CS_2), COMMA, NUMBER(1, p_CSW),
        TEXT("("), REGISTER(p_x, 2), TEXT(")"), END),
};
FORMS(head_c_unimp) = {
    FORM(RV64_UNIMPLEMENTED_C, 0, 0, TEXT("c.unimp"), END),
};
FORMS(head_c_xor) = {
    FORM(RV64_ARITH_XOR_CA, 0, 0, TEXT("c.xor"), BLANK, CHOICE(0, 0, op_XQ), COMMA,
        CHOICE(1, 1, op_XP), END),
};
FORMS(head_clz) = {
    FORM(RV64_COUNT_BITS_CLZ, 0, 0, TEXT("clz"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1), END),
};
FORMS(head_clzw) = {
    FORM(RV64_COUNT_BITS_CLZW, 0, 0, TEXT("clzw"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        END),
};
FORMS(head_cpop) = {
    FORM(RV64_COUNT_BITS_CPOP, 0, 0, TEXT("cpop"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        END),
};
FORMS(head_cpopw) = {
    FORM(RV64_COUNT_BITS_CPOPW, 0, 0, TEXT("cpopw"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        END),
};
FORMS(head_csrc) = {
    FORM(RV64_CSR_CSRRC_R, 0, 0, TEXT("csrc"), BLANK, CHOICE(0, 1, op_CSR), COMMA, WORD(3, p_RS1),
        VALUE(0, 0x0, false), END),
    FORM(RV64_CSR_CSRRC_I, 0, 0, TEXT("csrc"), BLANK, CHOICE(0, 1, op_CSR), COMMA,
        NUMBER(3, p_ZIMM), VALUE(0, 0x0, false), END),
};
FORMS(head_csrci) = {
    FORM(RV64_CSR_CSRRC_I, 0, 0, TEXT("csrci"), BLANK, CHOICE(0, 1, op_CSR), COMMA,
        NUMBER(3, p_ZIMM), VALUE(0, 0x0, false), END),
};
FORMS(head_csrr) = {
    FORM(RV64_CSR_CSRRS_R, 0, 0, TEXT("csrr"), BLANK, WORD(0, p_RD), COMMA, CHOICE(0, 1, op_CSR),
        VALUE(3, 0x0, false), END),
};
FORMS(head_csrrc) = {
    FORM(RV64_CSR_CSRRC_R, 0, 0, TEXT("csrrc"), BLANK, WORD(0, p_RD), COMMA, CHOICE(0, 1, op_CSR),
        COMMA, WORD(3, p_RS1), END),
    FORM(RV64_CSR_CSRRC_I, 0, 0, TEXT("csrrc"), BLANK, WORD(0, p_RD), COMMA, CHOICE(0, 1, op_CSR),
        COMMA, NUMBER(3, p_ZIMM), END),
};
FORMS(head_csrrci) = {
    FORM(RV64_CSR_CSRRC_I, 0, 0, TEXT("csrrci"), BLANK, WORD(0, p_RD), COMMA, CHOICE(0, 1, op_CSR),
        COMMA, NUMBER(3, p_ZIMM), END),
};
FORMS(head_csrrs) = {
    FORM(RV64_CSR_CSRRS_R, 0, 0, TEXT("csrrs"), BLANK, WORD(0, p_RD), COMMA, CHOICE(0, 1, op_CSR),
        COMMA, WORD(3, p_RS1), END),
    FORM(RV64_CSR_CSRRS_I, 0, 0, TEXT("csrrs"), BLANK, WORD(0, p_RD), COMMA, CHOICE(0, 1, op_CSR),
        COMMA, NUMBER(3, p_ZIMM), END),
};
FORMS(head_csrrsi) = {
    FORM(RV64_CSR_CSRRS_I, 0, 0, TEXT("csrrsi"), BLANK, WORD(0, p_RD), COMMA, CHOICE(0, 1, op_CSR),
        COMMA, NUMBER(3, p_ZIMM), END),
};
FORMS(head_csrrw) = {
    FORM(RV64_CSR_CSRRW_R, 0, 0, TEXT("csrrw"), BLANK, WORD(0, p_RD), COMMA, CHOICE(0, 1, op_CSR),
        COMMA, WORD(3, p_RS1), END),
    FORM(RV64_CSR_CSRRW_I, 0, 0, TEXT("csrrw"), BLANK, WORD(0, p_RD), COMMA, CHOICE(0, 1, op_CSR),
        COMMA, NUMBER(3, p_ZIMM), END),
};
FORMS(head_csrrwi) = {
    FORM(RV64_CSR_CSRRW_I, 0, 0, TEXT("csrrwi"), BLANK, WORD(0, p_RD), COMMA, CHOICE(0, 1, op_CSR),
        COMMA, NUMBER(3, p_ZIMM), END),
};
FORMS(head_csrs) = {
    FORM(RV64_CSR_CSRRS_R, 0, 0, TEXT("csrs"), BLANK, CHOICE(0, 1, op_CSR), COMMA, WORD(3, p_RS1),
        VALUE(0, 0x0, false), END),
    FORM(RV64_CSR_CSRRS_I, 0, 0, TEXT("csrs"), BLANK, CHOICE(0, 1, op_CSR), COMMA,
        NUMBER(3, p_ZIMM), VALUE(0, 0x0, false), END),
};
FORMS(head_csrsi) = {
    FORM(RV64_CSR_CSRRS_I, 0, 0, TEXT("csrsi"), BLANK, CHOICE(0, 1, op_CSR), COMMA,
        NUMBER(3, p_ZIMM), VALUE(0, 0x0, false), END),
};
FORMS(head_csrw) = {
    FORM(RV64_CSR_CSRRW_R, 0, 0, TEXT("csrw"), BLANK, CHOICE(0, 1, op_CSR), COMMA, WORD(3, p_RS1),
        VALUE(0, 0x0, false), END),
    FORM(RV64_CSR_CSRRW_I, 0, 0, TEXT("csrw"), BLANK, CHOICE(0, 1, op_CSR), COMMA,
        NUMBER(3, p_ZIMM), VALUE(0, 0x0, false), END),
};
FORMS(head_csrwi) = {
    FORM(RV64_CSR_CSRRW_I, 0, 0, TEXT("csrwi"), BLANK, CHOICE(0, 1, op_CSR), COMMA,
        NUMBER(3, p_ZIMM), VALUE(0, 0x0, false), END),
};
FORMS(head_ctz) = {
    FORM(RV64_COUNT_BITS_CTZ, 0, 0, TEXT("ctz"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1), END),
};
FORMS(head_ctzw) = {
    FORM(RV64_COUNT_BITS_CTZW, 0, 0, TEXT("ctzw"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        END),
};
FORMS(head_div) = {
    FORM(RV64_DIVIDE_DIV, 0, 0, TEXT("div"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1), COMMA,
        WORD(2, p_RS2), END),
};
FORMS(head_divu) = {
    FORM(RV64_DIVIDE_DIVU, 0, 0, TEXT("divu"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1), COMMA,
        WORD(2, p_RS2), END),
};
FORMS(head_divuw) = {
    FORM(RV64_MULTIPLY_WORD_DIVUW, 0, 0, TEXT("divuw"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        COMMA, WORD(2, p_RS2), END),
};
FORMS(head_divw) = {
    FORM(RV64_MULTIPLY_WORD_DIVW, 0, 0, TEXT("divw"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        COMMA, WORD(2, p_RS2), END),
};
FORMS(head_ebreak) = {
    FORM(RV64_BREAK_I, 0, 0, TEXT("ebreak"), END),
};
FORMS(head_ecall) = {
    FORM(RV64_CALL, 0, 0, TEXT("ecall"), END),
};
FORMS(head_fabs_d) = {
    FORM(RV64_FLOAT_SIGN_FSGNJX_D, 0, 0, TEXT("fabs.d"), BLANK, WORD(0, p_FD), COMMA,
        WORD(1, p_FS1), SAME(2, 1), END),
};
FORMS(head_fabs_s) = {
    FORM(RV64_FLOAT_SIGN_FSGNJX_S, 0, 0, TEXT("fabs.s"), BLANK, WORD(0, p_FD), COMMA,
        WORD(1, p_FS1), SAME(2, 1), END),
};
FORMS(head_fadd_d) = {
    FORM(RV64_FLOAT_ARITH_FADD_D, 0, 0, TEXT("fadd.d"), BLANK, WORD(0, p_FD), COMMA, WORD(1, p_FS1),
        COMMA, WORD(2, p_FS2), COMMA, WORD(3, p_RM), END),
};
FORMS(head_fadd_s) = {
    FORM(RV64_FLOAT_ARITH_FADD_S, 0, 0, TEXT("fadd.s"), BLANK, WORD(0, p_FD), COMMA, WORD(1, p_FS1),
        COMMA, WORD(2, p_FS2), COMMA, WORD(3, p_RM), END),
};
FORMS(head_fclass_d) = {
    FORM(RV64_FLOAT_CLASS_FCLASS_D, 0, 0, TEXT("fclass.d"), BLANK, WORD(0, p_RD), COMMA,
        WORD(1, p_FS1), END),
};
FORMS(head_fclass_s) = {
    FORM(RV64_FLOAT_CLASS_FCLASS_S, 0, 0, TEXT("fclass.s"), BLANK, WORD(0, p_RD), COMMA,
        WORD(1, p_FS1), END),
};
FORMS(head_fcvt_d_l) = {
    FORM(RV64_FLOAT_FROM_INT_FCVT_D_L, 0, 0, TEXT("fcvt.d.l"), BLANK, WORD(0, p_FD), COMMA,
        WORD(1, p_RS1), COMMA, WORD(2, p_RM), END),
};
FORMS(head_fcvt_d_lu) = {
    FORM(RV64_FLOAT_FROM_INT_FCVT_D_LU, 0, 0, TEXT("fcvt.d.lu"), BLANK, WORD(0, p_FD), COMMA,
        WORD(1, p_RS1), COMMA, WORD(2, p_RM), END),
};
FORMS(head_fcvt_d_s) = {
    FORM(RV64_FLOAT_WIDEN, 0, 0, TEXT("fcvt.d.s"), BLANK, WORD(0, p_FD), COMMA, WORD(1, p_FS1),
        COMMA, WORD(2, p_RMX), END),
};
FORMS(head_fcvt_d_w) = {
    FORM(RV64_FLOAT_FROM_WORD_FCVT_D_W, 0, 0, TEXT("fcvt.d.w"), BLANK, WORD(0, p_FD), COMMA,
        WORD(1, p_RS1), COMMA, WORD(2, p_RMX), END),
};
FORMS(head_fcvt_d_wu) = {
    FORM(RV64_FLOAT_FROM_WORD_FCVT_D_WU, 0, 0, TEXT("fcvt.d.wu"), BLANK, WORD(0, p_FD), COMMA,
        WORD(1, p_RS1), COMMA, WORD(2, p_RMX), END),
};
FORMS(head_fcvt_l_d) = {
    FORM(RV64_FLOAT_TO_INT_FCVT_L_D, 0, 0, TEXT("fcvt.l.d"), BLANK, WORD(0, p_RD), COMMA,
        WORD(1, p_FS1), COMMA, WORD(2, p_RM), END),
};
FORMS(head_fcvt_l_s) = {
    FORM(RV64_FLOAT_TO_INT_FCVT_L_S, 0, 0, TEXT("fcvt.l.s"), BLANK, WORD(0, p_RD), COMMA,
        WORD(1, p_FS1), COMMA, WORD(2, p_RM), END),
};
FORMS(head_fcvt_lu_d) = {
    FORM(RV64_FLOAT_TO_INT_FCVT_LU_D, 0, 0, TEXT("fcvt.lu.d"), BLANK, WORD(0, p_RD), COMMA,
        WORD(1, p_FS1), COMMA, WORD(2, p_RM), END),
};
FORMS(head_fcvt_lu_s) = {
    FORM(RV64_FLOAT_TO_INT_FCVT_LU_S, 0, 0, TEXT("fcvt.lu.s"), BLANK, WORD(0, p_RD), COMMA,
        WORD(1, p_FS1), COMMA, WORD(2, p_RM), END),
};
FORMS(head_fcvt_s_d) = {
    FORM(RV64_FLOAT_NARROW, 0, 0, TEXT("fcvt.s.d"), BLANK, WORD(0, p_FD), COMMA, WORD(1, p_FS1),
        COMMA, WORD(2, p_RM), END),
};
FORMS(head_fcvt_s_l) = {
    FORM(RV64_FLOAT_FROM_INT_FCVT_S_L, 0, 0, TEXT("fcvt.s.l"), BLANK, WORD(0, p_FD), COMMA,
        WORD(1, p_RS1), COMMA, WORD(2, p_RM), END),
};
FORMS(head_fcvt_s_lu) = {
    FORM(RV64_FLOAT_FROM_INT_FCVT_S_LU, 0, 0, TEXT("fcvt.s.lu"), BLANK, WORD(0, p_FD), COMMA,
        WORD(1, p_RS1), COMMA, WORD(2, p_RM), END),
};
FORMS(head_fcvt_s_w) = {
    FORM(RV64_FLOAT_FROM_INT_FCVT_S_W, 0, 0, TEXT("fcvt.s.w"), BLANK, WORD(0, p_FD), COMMA,
        WORD(1, p_RS1), COMMA, WORD(2, p_RM), END),
};
FORMS(head_fcvt_s_wu) = {
    FORM(RV64_FLOAT_FROM_INT_FCVT_S_WU, 0, 0, TEXT("fcvt.s.wu"), BLANK, WORD(0, p_FD), COMMA,
        WORD(1, p_RS1), COMMA, WORD(2, p_RM), END),
};
FORMS(head_fcvt_w_d) = {
    FORM(RV64_FLOAT_TO_INT_FCVT_W_D, 0, 0, TEXT("fcvt.w.d"), BLANK, WORD(0, p_RD), COMMA,
        WORD(1, p_FS1), COMMA, WORD(2, p_RM), END),
};
FORMS(head_fcvt_w_s) = {
    FORM(RV64_FLOAT_TO_INT_FCVT_W_S, 0, 0, TEXT("fcvt.w.s"), BLANK, WORD(0, p_RD), COMMA,
        WORD(1, p_FS1), COMMA, WORD(2, p_RM), END),
};
FORMS(head_fcvt_wu_d) = {
    FORM(RV64_FLOAT_TO_INT_FCVT_WU_D, 0, 0, TEXT("fcvt.wu.d"), BLANK, WORD(0, p_RD), COMMA,
        WORD(1, p_FS1), COMMA, WORD(2, p_RM), END),
};
FORMS(head_fcvt_wu_s) = {
    FORM(RV64_FLOAT_TO_INT_FCVT_WU_S, 0, 0, TEXT("fcvt.wu.s"), BLANK, WORD(0, p_RD), COMMA,
        WORD(1, p_FS1), COMMA, WORD(2, p_RM), END),
};
FORMS(head_fdiv_d) = {
    FORM(RV64_FLOAT_ARITH_FDIV_D, 0, 0, TEXT("fdiv.d"), BLANK, WORD(0, p_FD), COMMA, WORD(1, p_FS1),
        COMMA, WORD(2, p_FS2), COMMA, WORD(3, p_RM), END),
};
FORMS(head_fdiv_s) = {
    FORM(RV64_FLOAT_ARITH_FDIV_S, 0, 0, TEXT("fdiv.s"), BLANK, WORD(0, p_FD), COMMA, WORD(1, p_FS1),
        COMMA, WORD(2, p_FS2), COMMA, WORD(3, p_RM), END),
};
FORMS(head_fence) = {
    FORM(RV64_FENCE, 0, 0, TEXT("fence"), BLANK, WORD(0, p_PRED), COMMA, WORD(1, p_SUCC), END),
    FORM(RV64_FENCE, 0, 0, TEXT("fence"), VALUE(0, 0xf, false), VALUE(1, 0xf, false), END),
};
FORMS(head_fence_i) = {
    FORM(RV64_FENCE_I, 0, 0, TEXT("fence.i"), END),
};
FORMS(head_fence_tso) = {
    FORM(RV64_FENCE_TSO, 0, 0, TEXT("fence.tso"), END),
};
FORMS(head_feq_d) = {
    FORM(RV64_FLOAT_COMPARE_FEQ_D, 0, 0, TEXT("feq.d"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_FS1),
        COMMA, WORD(2, p_FS2), END),
};
FORMS(head_feq_s) = {
    FORM(RV64_FLOAT_COMPARE_FEQ_S, 0, 0, TEXT("feq.s"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_FS1),
        COMMA, WORD(2, p_FS2), END),
};
FORMS(head_fge_d) = {
    FORM(RV64_FLOAT_COMPARE_FLE_D, 0, 0, TEXT("fge.d"), BLANK, WORD(0, p_RD), COMMA, WORD(2, p_FS2),
        COMMA, WORD(1, p_FS1), END),
};
FORMS(head_fge_s) = {
    FORM(RV64_FLOAT_COMPARE_FLE_S, 0, 0, TEXT("fge.s"), BLANK, WORD(0, p_RD), COMMA, WORD(2, p_FS2),
        COMMA, WORD(1, p_FS1), END),
};
FORMS(head_fgt_d) = {
    FORM(RV64_FLOAT_COMPARE_FLT_D, 0, 0, TEXT("fgt.d"), BLANK, WORD(0, p_RD), COMMA, WORD(2, p_FS2),
        COMMA, WORD(1, p_FS1), END),
};
FORMS(head_fgt_s) = {
    FORM(RV64_FLOAT_COMPARE_FLT_S, 0, 0, TEXT("fgt.s"), BLANK, WORD(0, p_RD), COMMA, WORD(2, p_FS2),
        COMMA, WORD(1, p_FS1), END),
};
FORMS(head_fld) = {
    FORM(RV64_FLOAT_LOAD_FLD_I, 0, 0, TEXT("fld"), BLANK, WORD(0, p_FD), COMMA, NUMBER(1, p_IMMI),
        TEXT("("), WORD(2, p_RS1), TEXT(")"), END),
    FORM(RV64_FLOAT_LOAD_FLD_I, 0, 0, TEXT("fld"), BLANK, WORD(0, p_FD), COMMA, TEXT("("),
        WORD(2, p_RS1), TEXT(")"), VALUE(1, 0x0, false), END),
};
FORMS(head_fle_d) = {
    FORM(RV64_FLOAT_COMPARE_FLE_D, 0, 0, TEXT("fle.d"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_FS1),
        COMMA, WORD(2, p_FS2), END),
};
FORMS(head_fle_s) = {
    FORM(RV64_FLOAT_COMPARE_FLE_S, 0, 0, TEXT("fle.s"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_FS1),
        COMMA, WORD(2, p_FS2), END),
};
FORMS(head_flt_d) = {
    FORM(RV64_FLOAT_COMPARE_FLT_D, 0, 0, TEXT("flt.d"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_FS1),
        COMMA, WORD(2, p_FS2), END),
};
FORMS(head_flt_s) = {
    FORM(RV64_FLOAT_COMPARE_FLT_S, 0, 0, TEXT("flt.s"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_FS1),
        COMMA, WORD(2, p_FS2), END),
};
FORMS(head_flw) = {
    FORM(RV64_FLOAT_LOAD_FLW_I, 0, 0, TEXT("flw"), BLANK, WORD(0, p_FD), COMMA, NUMBER(1, p_IMMI),
        TEXT("("), WORD(2, p_RS1), TEXT(")"), END),
    FORM(RV64_FLOAT_LOAD_FLW_I, 0, 0, TEXT("flw"), BLANK, WORD(0, p_FD), COMMA, TEXT("("),
        WORD(2, p_RS1), TEXT(")"), VALUE(1, 0x0, false), END),
};
FORMS(head_fmadd_d) = {
    FORM(RV64_FLOAT_FUSED_FMADD_D, 0, 0, TEXT("fmadd.d"), BLANK, WORD(0, p_FD), COMMA,
        WORD(1, p_FS1), COMMA, WORD(2, p_FS2), COMMA, WORD(3, p_FS3), COMMA, WORD(4, p_RM), END),
};
FORMS(head_fmadd_s) = {
    FORM(RV64_FLOAT_FUSED_FMADD_S, 0, 0, TEXT("fmadd.s"), BLANK, WORD(0, p_FD), COMMA,
        WORD(1, p_FS1), COMMA, WORD(2, p_FS2), COMMA, WORD(3, p_FS3), COMMA, WORD(4, p_RM), END),
};
FORMS(head_fmax_d) = {
    FORM(RV64_FLOAT_MINIMUM_FMAX_D, 0, 0, TEXT("fmax.d"), BLANK, WORD(0, p_FD), COMMA,
        WORD(1, p_FS1), COMMA, WORD(2, p_FS2), END),
};
FORMS(head_fmax_s) = {
    FORM(RV64_FLOAT_MINIMUM_FMAX_S, 0, 0, TEXT("fmax.s"), BLANK, WORD(0, p_FD), COMMA,
        WORD(1, p_FS1), COMMA, WORD(2, p_FS2), END),
};
FORMS(head_fmin_d) = {
    FORM(RV64_FLOAT_MINIMUM_FMIN_D, 0, 0, TEXT("fmin.d"), BLANK, WORD(0, p_FD), COMMA,
        WORD(1, p_FS1), COMMA, WORD(2, p_FS2), END),
};
FORMS(head_fmin_s) = {
    FORM(RV64_FLOAT_MINIMUM_FMIN_S, 0, 0, TEXT("fmin.s"), BLANK, WORD(0, p_FD), COMMA,
        WORD(1, p_FS1), COMMA, WORD(2, p_FS2), END),
};
FORMS(head_fmsub_d) = {
    FORM(RV64_FLOAT_FUSED_FMSUB_D, 0, 0, TEXT("fmsub.d"), BLANK, WORD(0, p_FD), COMMA,
        WORD(1, p_FS1), COMMA, WORD(2, p_FS2), COMMA, WORD(3, p_FS3), COMMA, WORD(4, p_RM), END),
};
FORMS(head_fmsub_s) = {
    FORM(RV64_FLOAT_FUSED_FMSUB_S, 0, 0, TEXT("fmsub.s"), BLANK, WORD(0, p_FD), COMMA,
        WORD(1, p_FS1), COMMA, WORD(2, p_FS2), COMMA, WORD(3, p_FS3), COMMA, WORD(4, p_RM), END),
};
FORMS(head_fmul_d) = {
    FORM(RV64_FLOAT_ARITH_FMUL_D, 0, 0, TEXT("fmul.d"), BLANK, WORD(0, p_FD), COMMA, WORD(1, p_FS1),
        COMMA, WORD(2, p_FS2), COMMA, WORD(3, p_RM), END),
};
FORMS(head_fmul_s) = {
    FORM(RV64_FLOAT_ARITH_FMUL_S, 0, 0, TEXT("fmul.s"), BLANK, WORD(0, p_FD), COMMA, WORD(1, p_FS1),
        COMMA, WORD(2, p_FS2), COMMA, WORD(3, p_RM), END),
};
FORMS(head_fmv_d) = {
    FORM(RV64_FLOAT_SIGN_FSGNJ_D, 0, 0, TEXT("fmv.d"), BLANK, WORD(0, p_FD), COMMA, WORD(1, p_FS1),
        SAME(2, 1), END),
};
FORMS(head_fmv_d_x) = {
    FORM(RV64_FLOAT_OF_BITS_FMV_D_X, 0, 0, TEXT("fmv.d.x"), BLANK, WORD(0, p_FD), COMMA,
        WORD(1, p_RS1), END),
};
FORMS(head_fmv_s) = {
    FORM(RV64_FLOAT_SIGN_FSGNJ_S, 0, 0, TEXT("fmv.s"), BLANK, WORD(0, p_FD), COMMA, WORD(1, p_FS1),
        SAME(2, 1), END),
};
FORMS(head_fmv_s_x) = {
    FORM(RV64_FLOAT_OF_BITS_FMV_W_X, 0, 0, TEXT("fmv.s.x"), BLANK, WORD(0, p_FD), COMMA,
        WORD(1, p_RS1), END),
};
FORMS(head_fmv_w_x) = {
    FORM(RV64_FLOAT_OF_BITS_FMV_W_X, 0, 0, TEXT("fmv.w.x"), BLANK, WORD(0, p_FD), COMMA,
        WORD(1, p_RS1), END),
};
FORMS(head_fmv_x_d) = {
    FORM(RV64_FLOAT_BITS_FMV_X_D, 0, 0, TEXT("fmv.x.d"), BLANK, WORD(0, p_RD), COMMA,
        WORD(1, p_FS1), END),
};
FORMS(head_fmv_x_s) = {
    FORM(RV64_FLOAT_BITS_FMV_X_W, 0, 0, TEXT("fmv.x.s"), BLANK, WORD(0, p_RD), COMMA,
        WORD(1, p_FS1), END),
};
FORMS(head_fmv_x_w) = {
    FORM(RV64_FLOAT_BITS_FMV_X_W, 0, 0, TEXT("fmv.x.w"), BLANK, WORD(0, p_RD), COMMA,
        WORD(1, p_FS1), END),
};
FORMS(head_fneg_d) = {
    FORM(RV64_FLOAT_SIGN_FSGNJN_D, 0, 0, TEXT("fneg.d"), BLANK, WORD(0, p_FD), COMMA,
        WORD(1, p_FS1), SAME(2, 1), END),
};
FORMS(head_fneg_s) = {
    FORM(RV64_FLOAT_SIGN_FSGNJN_S, 0, 0, TEXT("fneg.s"), BLANK, WORD(0, p_FD), COMMA,
        WORD(1, p_FS1), SAME(2, 1), END),
};
FORMS(head_fnmadd_d) = {
    FORM(RV64_FLOAT_FUSED_FNMADD_D, 0, 0, TEXT("fnmadd.d"), BLANK, WORD(0, p_FD), COMMA,
        WORD(1, p_FS1), COMMA, WORD(2, p_FS2), COMMA, WORD(3, p_FS3), COMMA, WORD(4, p_RM), END),
};
FORMS(head_fnmadd_s) = {
    FORM(RV64_FLOAT_FUSED_FNMADD_S, 0, 0, TEXT("fnmadd.s"), BLANK, WORD(0, p_FD), COMMA,
        WORD(1, p_FS1), COMMA, WORD(2, p_FS2), COMMA, WORD(3, p_FS3), COMMA, WORD(4, p_RM), END),
};
FORMS(head_fnmsub_d) = {
    FORM(RV64_FLOAT_FUSED_FNMSUB_D, 0, 0, TEXT("fnmsub.d"), BLANK, WORD(0, p_FD), COMMA,
        WORD(1, p_FS1), COMMA, WORD(2, p_FS2), COMMA, WORD(3, p_FS3), COMMA, WORD(4, p_RM), END),
};
FORMS(head_fnmsub_s) = {
    FORM(RV64_FLOAT_FUSED_FNMSUB_S, 0, 0, TEXT("fnmsub.s"), BLANK, WORD(0, p_FD), COMMA,
        WORD(1, p_FS1), COMMA, WORD(2, p_FS2), COMMA, WORD(3, p_FS3), COMMA, WORD(4, p_RM), END),
};
FORMS(head_frcsr) = {
    FORM(RV64_CSR_CSRRS_R, 0, 0, TEXT("frcsr"), BLANK, WORD(0, p_RD), LINE(0, 0),
        VALUE(1, 0x3, false), VALUE(3, 0x0, false), END),
};
FORMS(head_frflags) = {
    FORM(RV64_CSR_CSRRS_R, 0, 0, TEXT("frflags"), BLANK, WORD(0, p_RD), LINE(0, 0),
        VALUE(1, 0x1, false), VALUE(3, 0x0, false), END),
};
FORMS(head_frrm) = {
    FORM(RV64_CSR_CSRRS_R, 0, 0, TEXT("frrm"), BLANK, WORD(0, p_RD), LINE(0, 0),
        VALUE(1, 0x2, false), VALUE(3, 0x0, false), END),
};
FORMS(head_fscsr) = {
    FORM(RV64_CSR_CSRRW_R, 0, 0, TEXT("fscsr"), BLANK, WORD(3, p_RS1), LINE(0, 0),
        VALUE(0, 0x0, false), VALUE(1, 0x3, false), END),
    FORM(RV64_CSR_CSRRW_R, 0, 0, TEXT("fscsr"), BLANK, WORD(0, p_RD), COMMA, WORD(3, p_RS1),
        LINE(0, 0), VALUE(1, 0x3, false), END),
};
FORMS(head_fsd) = {
    FORM(RV64_FLOAT_STORE_FSD_S, 0, 0, TEXT("fsd"), BLANK, WORD(0, p_FS2), COMMA, NUMBER(1, p_IMMS),
        TEXT("("), WORD(2, p_RS1), TEXT(")"), END),
    FORM(RV64_FLOAT_STORE_FSD_S, 0, 0, TEXT("fsd"), BLANK, WORD(0, p_FS2), COMMA, TEXT("("),
        WORD(2, p_RS1), TEXT(")"), VALUE(1, 0x0, false), END),
};
FORMS(head_fsflags) = {
    FORM(RV64_CSR_CSRRW_R, 0, 0, TEXT("fsflags"), BLANK, WORD(3, p_RS1), LINE(0, 0),
        VALUE(0, 0x0, false), VALUE(1, 0x1, false), END),
    FORM(RV64_CSR_CSRRW_R, 0, 0, TEXT("fsflags"), BLANK, WORD(0, p_RD), COMMA, WORD(3, p_RS1),
        LINE(0, 0), VALUE(1, 0x1, false), END),
};
FORMS(head_fsflagsi) = {
    FORM(RV64_CSR_CSRRW_I, 0, 0, TEXT("fsflagsi"), BLANK, WORD(0, p_RD), COMMA, NUMBER(3, p_ZIMM),
        LINE(0, 0), VALUE(1, 0x1, false), END),
    FORM(RV64_CSR_CSRRW_I, 0, 0, TEXT("fsflagsi"), BLANK, NUMBER(3, p_ZIMM), LINE(0, 0),
        VALUE(0, 0x0, false), VALUE(1, 0x1, false), END),
};
FORMS(head_fsgnj_d) = {
    FORM(RV64_FLOAT_SIGN_FSGNJ_D, 0, 0, TEXT("fsgnj.d"), BLANK, WORD(0, p_FD), COMMA,
        WORD(1, p_FS1), COMMA, WORD(2, p_FS2), END),
};
FORMS(head_fsgnj_s) = {
    FORM(RV64_FLOAT_SIGN_FSGNJ_S, 0, 0, TEXT("fsgnj.s"), BLANK, WORD(0, p_FD), COMMA,
        WORD(1, p_FS1), COMMA, WORD(2, p_FS2), END),
};
FORMS(head_fsgnjn_d) = {
    FORM(RV64_FLOAT_SIGN_FSGNJN_D, 0, 0, TEXT("fsgnjn.d"), BLANK, WORD(0, p_FD), COMMA,
        WORD(1, p_FS1), COMMA, WORD(2, p_FS2), END),
};
FORMS(head_fsgnjn_s) = {
    FORM(RV64_FLOAT_SIGN_FSGNJN_S, 0, 0, TEXT("fsgnjn.s"), BLANK, WORD(0, p_FD), COMMA,
        WORD(1, p_FS1), COMMA, WORD(2, p_FS2), END),
};
FORMS(head_fsgnjx_d) = {
    FORM(RV64_FLOAT_SIGN_FSGNJX_D, 0, 0, TEXT("fsgnjx.d"), BLANK, WORD(0, p_FD), COMMA,
        WORD(1, p_FS1), COMMA, WORD(2, p_FS2), END),
};
FORMS(head_fsgnjx_s) = {
    FORM(RV64_FLOAT_SIGN_FSGNJX_S, 0, 0, TEXT("fsgnjx.s"), BLANK, WORD(0, p_FD), COMMA,
        WORD(1, p_FS1), COMMA, WORD(2, p_FS2), END),
};
FORMS(head_fsqrt_d) = {
    FORM(RV64_FLOAT_ROOT_FSQRT_D, 0, 0, TEXT("fsqrt.d"), BLANK, WORD(0, p_FD), COMMA,
        WORD(1, p_FS1), COMMA, WORD(2, p_RM), END),
};
FORMS(head_fsqrt_s) = {
    FORM(RV64_FLOAT_ROOT_FSQRT_S, 0, 0, TEXT("fsqrt.s"), BLANK, WORD(0, p_FD), COMMA,
        WORD(1, p_FS1), COMMA, WORD(2, p_RM), END),
};
FORMS(head_fsrm) = {
    FORM(RV64_CSR_CSRRW_R, 0, 0, TEXT("fsrm"), BLANK, WORD(3, p_RS1), LINE(0, 0),
        VALUE(0, 0x0, false), VALUE(1, 0x2, false), END),
    FORM(RV64_CSR_CSRRW_R, 0, 0, TEXT("fsrm"), BLANK, WORD(0, p_RD), COMMA, WORD(3, p_RS1),
        LINE(0, 0), VALUE(1, 0x2, false), END),
};
FORMS(head_fsrmi) = {
    FORM(RV64_CSR_CSRRW_I, 0, 0, TEXT("fsrmi"), BLANK, WORD(0, p_RD), COMMA, NUMBER(3, p_ZIMM),
        LINE(0, 0), VALUE(1, 0x2, false), END),
    FORM(RV64_CSR_CSRRW_I, 0, 0, TEXT("fsrmi"), BLANK, NUMBER(3, p_ZIMM), LINE(0, 0),
        VALUE(0, 0x0, false), VALUE(1, 0x2, false), END),
};
FORMS(head_fsub_d) = {
    FORM(RV64_FLOAT_ARITH_FSUB_D, 0, 0, TEXT("fsub.d"), BLANK, WORD(0, p_FD), COMMA, WORD(1, p_FS1),
        COMMA, WORD(2, p_FS2), COMMA, WORD(3, p_RM), END),
};
FORMS(head_fsub_s) = {
    FORM(RV64_FLOAT_ARITH_FSUB_S, 0, 0, TEXT("fsub.s"), BLANK, WORD(0, p_FD), COMMA, WORD(1, p_FS1),
        COMMA, WORD(2, p_FS2), COMMA, WORD(3, p_RM), END),
};
FORMS(head_fsw) = {
    FORM(RV64_FLOAT_STORE_FSW_S, 0, 0, TEXT("fsw"), BLANK, WORD(0, p_FS2), COMMA, NUMBER(1, p_IMMS),
        TEXT("("), WORD(2, p_RS1), TEXT(")"), END),
    FORM(RV64_FLOAT_STORE_FSW_S, 0, 0, TEXT("fsw"), BLANK, WORD(0, p_FS2), COMMA, TEXT("("),
        WORD(2, p_RS1), TEXT(")"), VALUE(1, 0x0, false), END),
};
FORMS(head_j) = {
    FORM(RV64_JUMP_JAL, 0, 0, TEXT("j"), BLANK, NUMBER(1, p_TOJ), VALUE(0, 0x0, false), END),
};
FORMS(head_jal) = {
    FORM(RV64_JUMP_JAL, 0, 0, TEXT("jal"), BLANK, WORD(0, p_RD), COMMA, NUMBER(1, p_TOJ), END),
    FORM(RV64_JUMP_JAL, 0, 0, TEXT("jal"), BLANK, NUMBER(1, p_TOJ), VALUE(0, 0x1, false), END),
};
FORMS(head_jalr) = {
    FORM(RV64_JUMP_JALR, 0, 0, TEXT("jalr"), BLANK, WORD(0, p_RD), COMMA, NUMBER(1, p_IMMI),
        TEXT("("), WORD(2, p_RS1), TEXT(")"), END),
    FORM(RV64_JUMP_JALR, 0, 0, TEXT("jalr"), BLANK, WORD(2, p_RS1), VALUE(0, 0x1, false),
        VALUE(1, 0x0, false), END),
    FORM(RV64_JUMP_JALR, 0, 0, TEXT("jalr"), BLANK, NUMBER(1, p_IMMI), TEXT("("), WORD(2, p_RS1),
        TEXT(")"), VALUE(0, 0x1, false), END),
    FORM(RV64_JUMP_JALR, 0, 0, TEXT("jalr"), BLANK, WORD(0, p_RD), COMMA, WORD(2, p_RS1),
        VALUE(1, 0x0, false), END),
    FORM(RV64_JUMP_JALR, 0, 0, TEXT("jalr"), BLANK, WORD(0, p_RD), COMMA, WORD(2, p_RS1), COMMA,
        NUMBER(1, p_IMMI), END),
};
FORMS(head_jr) = {
    FORM(RV64_JUMP_JALR, 0, 0, TEXT("jr"), BLANK, WORD(2, p_RS1), VALUE(0, 0x0, false),
        VALUE(1, 0x0, false), END),
    FORM(RV64_JUMP_JALR, 0, 0, TEXT("jr"), BLANK, NUMBER(1, p_IMMI), TEXT("("), WORD(2, p_RS1),
        TEXT(")"), VALUE(0, 0x0, false), END),
};
FORMS(head_lb) = {
    FORM(RV64_LOAD_LB_I, 0, 0, TEXT("lb"), BLANK, WORD(0, p_RD), COMMA, NUMBER(1, p_IMMI),
        TEXT("("), WORD(2, p_RS1), TEXT(")"), END),
    FORM(RV64_LOAD_LB_I, 0, 0, TEXT("lb"), BLANK, WORD(0, p_RD), COMMA, TEXT("("), WORD(2, p_RS1),
        TEXT(")"), VALUE(1, 0x0, false), END),
};
FORMS(head_lbu) = {
    FORM(RV64_LOAD_LBU_I, 0, 0, TEXT("lbu"), BLANK, WORD(0, p_RD), COMMA, NUMBER(1, p_IMMI),
        TEXT("("), WORD(2, p_RS1), TEXT(")"), END),
    FORM(RV64_LOAD_LBU_I, 0, 0, TEXT("lbu"), BLANK, WORD(0, p_RD), COMMA, TEXT("("), WORD(2, p_RS1),
        TEXT(")"), VALUE(1, 0x0, false), END),
};
FORMS(head_ld) = {
    FORM(RV64_LOAD_LD_I, 0, 0, TEXT("ld"), BLANK, WORD(0, p_RD), COMMA, NUMBER(1, p_IMMI),
        TEXT("("), WORD(2, p_RS1), TEXT(")"), END),
    FORM(RV64_LOAD_LD_I, 0, 0, TEXT("ld"), BLANK, WORD(0, p_RD), COMMA, TEXT("("), WORD(2, p_RS1),
        TEXT(")"), VALUE(1, 0x0, false), END),
};
FORMS(head_lh) = {
    FORM(RV64_LOAD_LH_I, 0, 0, TEXT("lh"), BLANK, WORD(0, p_RD), COMMA, NUMBER(1, p_IMMI),
        TEXT("("), WORD(2, p_RS1), TEXT(")"), END),
    FORM(RV64_LOAD_LH_I, 0, 0, TEXT("lh"), BLANK, WORD(0, p_RD), COMMA, TEXT("("), WORD(2, p_RS1),
        TEXT(")"), VALUE(1, 0x0, false), END),
};
FORMS(head_lhu) = {
    FORM(RV64_LOAD_LHU_I, 0, 0, TEXT("lhu"), BLANK, WORD(0, p_RD), COMMA, NUMBER(1, p_IMMI),
        TEXT("("), WORD(2, p_RS1), TEXT(")"), END),
    FORM(RV64_LOAD_LHU_I, 0, 0, TEXT("lhu"), BLANK, WORD(0, p_RD), COMMA, TEXT("("), WORD(2, p_RS1),
        TEXT(")"), VALUE(1, 0x0, false), END),
};
FORMS(head_li) = {
    FORM(RV64_ARITH_IMM_ADDI_I, 0, 0, TEXT("li"), BLANK, WORD(0, p_RD), COMMA, NUMBER(2, p_IMMI),
        VALUE(1, 0x0, false), END),
};
FORMS(head_lr_d) = {
    FORM(RV64_RESERVE_LR_D, 0, 0, TEXT("lr.d"), WORD(0, p_ORDER), BLANK, WORD(1, p_RD), COMMA,
        TEXT("("), WORD(2, p_RS1), TEXT(")"), END),
    FORM(RV64_RESERVE_LR_D, 0, 0, TEXT("lr.d"), WORD(0, p_ORDER), BLANK, WORD(1, p_RD), COMMA,
        FIXED(0x0, false), TEXT("("), WORD(2, p_RS1), TEXT(")"), END),
};
FORMS(head_lr_w) = {
    FORM(RV64_RESERVE_LR_W, 0, 0, TEXT("lr.w"), WORD(0, p_ORDER), BLANK, WORD(1, p_RD), COMMA,
        TEXT("("), WORD(2, p_RS1), TEXT(")"), END),
    FORM(RV64_RESERVE_LR_W, 0, 0, TEXT("lr.w"), WORD(0, p_ORDER), BLANK, WORD(1, p_RD), COMMA,
        FIXED(0x0, false), TEXT("("), WORD(2, p_RS1), TEXT(")"), END),
};
FORMS(head_lui) = {
    FORM(RV64_UPPER_LUI, 0, 0, TEXT("lui"), BLANK, WORD(0, p_RD), COMMA, CHOICE(0, 1, op_UPPER),
        END),
};
FORMS(head_lw) = {
    FORM(RV64_LOAD_LW_I, 0, 0, TEXT("lw"), BLANK, WORD(0, p_RD), COMMA, NUMBER(1, p_IMMI),
        TEXT("("), WORD(2, p_RS1), TEXT(")"), END),
    FORM(RV64_LOAD_LW_I, 0, 0, TEXT("lw"), BLANK, WORD(0, p_RD), COMMA, TEXT("("), WORD(2, p_RS1),
        TEXT(")"), VALUE(1, 0x0, false), END),
};
FORMS(head_lwu) = {
    FORM(RV64_LOAD_LWU_I, 0, 0, TEXT("lwu"), BLANK, WORD(0, p_RD), COMMA, NUMBER(1, p_IMMI),
        TEXT("("), WORD(2, p_RS1), TEXT(")"), END),
    FORM(RV64_LOAD_LWU_I, 0, 0, TEXT("lwu"), BLANK, WORD(0, p_RD), COMMA, TEXT("("), WORD(2, p_RS1),
        TEXT(")"), VALUE(1, 0x0, false), END),
};
FORMS(head_max) = {
    FORM(RV64_MINIMUM_MAX, 0, 0, TEXT("max"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1), COMMA,
        WORD(2, p_RS2), END),
};
FORMS(head_maxu) = {
    FORM(RV64_MINIMUM_MAXU, 0, 0, TEXT("maxu"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1), COMMA,
        WORD(2, p_RS2), END),
};
FORMS(head_min) = {
    FORM(RV64_MINIMUM_MIN, 0, 0, TEXT("min"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1), COMMA,
        WORD(2, p_RS2), END),
};
FORMS(head_minu) = {
    FORM(RV64_MINIMUM_MINU, 0, 0, TEXT("minu"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1), COMMA,
        WORD(2, p_RS2), END),
};
FORMS(head_mret) = {
    FORM(RV64_RETURN, 0, 0, TEXT("mret"), END),
};
FORMS(head_mul) = {
    FORM(RV64_MULTIPLY_MUL, 0, 0, TEXT("mul"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1), COMMA,
        WORD(2, p_RS2), END),
};
FORMS(head_mulh) = {
    FORM(RV64_MULTIPLY_MULH, 0, 0, TEXT("mulh"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1), COMMA,
        WORD(2, p_RS2), END),
};
FORMS(head_mulhsu) = {
    FORM(RV64_MULTIPLY_MULHSU, 0, 0, TEXT("mulhsu"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        COMMA, WORD(2, p_RS2), END),
};
FORMS(head_mulhu) = {
    FORM(RV64_MULTIPLY_MULHU, 0, 0, TEXT("mulhu"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        COMMA, WORD(2, p_RS2), END),
};
FORMS(head_mulw) = {
    FORM(RV64_MULTIPLY_WORD_MULW, 0, 0, TEXT("mulw"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        COMMA, WORD(2, p_RS2), END),
};
FORMS(head_mv) = {
    FORM(RV64_ARITH_IMM_ADDI_I, 0, 0, TEXT("mv"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        VALUE(2, 0x0, false), END),
};
FORMS(head_neg) = {
    FORM(RV64_ARITH_SUB_R, 0, 0, TEXT("neg"), BLANK, WORD(0, p_RD), COMMA, WORD(2, p_RS2),
        VALUE(1, 0x0, false), END),
};
FORMS(head_negw) = {
    FORM(RV64_ARITH_SUBW_R, 0, 0, TEXT("negw"), BLANK, WORD(0, p_RD), COMMA, WORD(2, p_RS2),
        VALUE(1, 0x0, false), END),
};
FORMS(head_nop) = {
    FORM(RV64_ARITH_IMM_ADDI_I, 0, 0, TEXT("nop"), VALUE(0, 0x0, false), VALUE(1, 0x0, false),
        VALUE(2, 0x0, false), END),
};
FORMS(head_not) = {
    FORM(RV64_ARITH_IMM_XORI_I, 0, 0, TEXT("not"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        VALUE(2, 0xfff, false), END),
};
FORMS(head_or) = {
    FORM(RV64_ARITH_OR_R, 0, 0, TEXT("or"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1), COMMA,
        WORD(2, p_RS2), END),
    FORM(RV64_ARITH_IMM_ORI_I, 0, 0, TEXT("or"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1), COMMA,
        NUMBER(2, p_IMMI), END),
};
FORMS(head_orc_b) = {
    FORM(RV64_BYTES_ORC_B, 0, 0, TEXT("orc.b"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1), END),
};
FORMS(head_ori) = {
    FORM(RV64_ARITH_IMM_ORI_I, 0, 0, TEXT("ori"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        COMMA, NUMBER(2, p_IMMI), END),
};
FORMS(head_orn) = {
    FORM(RV64_LOGIC_NOT_ORN, 0, 0, TEXT("orn"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1), COMMA,
        WORD(2, p_RS2), END),
};
FORMS(head_rdcycle) = {
    FORM(RV64_CSR_CSRRS_R, 0, 0, TEXT("rdcycle"), BLANK, WORD(0, p_RD), LINE(0, 0),
        VALUE(1, 0xc00, false), VALUE(3, 0x0, false), END),
};
FORMS(head_rdinstret) = {
    FORM(RV64_CSR_CSRRS_R, 0, 0, TEXT("rdinstret"), BLANK, WORD(0, p_RD), LINE(0, 0),
        VALUE(1, 0xc02, false), VALUE(3, 0x0, false), END),
};
FORMS(head_rdtime) = {
    FORM(RV64_CSR_CSRRS_R, 0, 0, TEXT("rdtime"), BLANK, WORD(0, p_RD), LINE(0, 0),
        VALUE(1, 0xc01, false), VALUE(3, 0x0, false), END),
};
FORMS(head_rem) = {
    FORM(RV64_DIVIDE_REM, 0, 0, TEXT("rem"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1), COMMA,
        WORD(2, p_RS2), END),
};
FORMS(head_remu) = {
    FORM(RV64_DIVIDE_REMU, 0, 0, TEXT("remu"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1), COMMA,
        WORD(2, p_RS2), END),
};
FORMS(head_remuw) = {
    FORM(RV64_MULTIPLY_WORD_REMUW, 0, 0, TEXT("remuw"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        COMMA, WORD(2, p_RS2), END),
};
FORMS(head_remw) = {
    FORM(RV64_MULTIPLY_WORD_REMW, 0, 0, TEXT("remw"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        COMMA, WORD(2, p_RS2), END),
};
FORMS(head_ret) = {
    FORM(RV64_JUMP_JALR, 0, 0, TEXT("ret"), VALUE(0, 0x0, false), VALUE(1, 0x0, false),
        VALUE(2, 0x1, false), END),
};
FORMS(head_rev8) = {
    FORM(RV64_BYTES_REV8, 0, 0, TEXT("rev8"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1), END),
};
FORMS(head_rol) = {
    FORM(RV64_ROTATE_ROL_R, 0, 0, TEXT("rol"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1), COMMA,
        WORD(2, p_RS2), END),
};
FORMS(head_rolw) = {
    FORM(RV64_ROTATE_ROLW_R, 0, 0, TEXT("rolw"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1), COMMA,
        WORD(2, p_RS2), END),
};
FORMS(head_ror) = {
    FORM(RV64_ROTATE_ROR_R, 0, 0, TEXT("ror"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1), COMMA,
        WORD(2, p_RS2), END),
    FORM(RV64_ROTATE_ROR_I, 0, 0, TEXT("ror"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1), COMMA,
        NUMBER(2, p_SHAMT), END),
};
FORMS(head_rori) = {
    FORM(RV64_ROTATE_ROR_I, 0, 0, TEXT("rori"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1), COMMA,
        NUMBER(2, p_SHAMT), END),
};
FORMS(head_roriw) = {
    FORM(RV64_ROTATE_RORW_W, 0, 0, TEXT("roriw"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        COMMA, NUMBER(2, p_SHAMTW), END),
};
FORMS(head_rorw) = {
    FORM(RV64_ROTATE_RORW_R, 0, 0, TEXT("rorw"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1), COMMA,
        WORD(2, p_RS2), END),
    FORM(RV64_ROTATE_RORW_W, 0, 0, TEXT("rorw"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1), COMMA,
        NUMBER(2, p_SHAMTW), END),
};
FORMS(head_sb) = {
    FORM(RV64_STORE_SB_S, 0, 0, TEXT("sb"), BLANK, WORD(0, p_RS2), COMMA, NUMBER(1, p_IMMS),
        TEXT("("), WORD(2, p_RS1), TEXT(")"), END),
    FORM(RV64_STORE_SB_S, 0, 0, TEXT("sb"), BLANK, WORD(0, p_RS2), COMMA, TEXT("("), WORD(2, p_RS1),
        TEXT(")"), VALUE(1, 0x0, false), END),
};
FORMS(head_sbreak) = {
    FORM(RV64_BREAK_I, 0, 0, TEXT("sbreak"), END),
};
FORMS(head_sc_d) = {
    FORM(RV64_CONDITIONAL_SC_D, 0, 0, TEXT("sc.d"), WORD(0, p_ORDER), BLANK, WORD(1, p_RD), COMMA,
        WORD(2, p_RS2), COMMA, TEXT("("), WORD(3, p_RS1), TEXT(")"), END),
    FORM(RV64_CONDITIONAL_SC_D, 0, 0, TEXT("sc.d"), WORD(0, p_ORDER), BLANK, WORD(1, p_RD), COMMA,
        WORD(2, p_RS2), COMMA, FIXED(0x0, false), TEXT("("), WORD(3, p_RS1), TEXT(")"), END),
};
FORMS(head_sc_w) = {
    FORM(RV64_CONDITIONAL_SC_W, 0, 0, TEXT("sc.w"), WORD(0, p_ORDER), BLANK, WORD(1, p_RD), COMMA,
        WORD(2, p_RS2), COMMA, TEXT("("), WORD(3, p_RS1), TEXT(")"), END),
    FORM(RV64_CONDITIONAL_SC_W, 0, 0, TEXT("sc.w"), WORD(0, p_ORDER), BLANK, WORD(1, p_RD), COMMA,
        WORD(2, p_RS2), COMMA, FIXED(0x0, false), TEXT("("), WORD(3, p_RS1), TEXT(")"), END),
};
FORMS(head_scall) = {
    FORM(RV64_CALL, 0, 0, TEXT("scall"), END),
};
FORMS(head_sd) = {
    FORM(RV64_STORE_SD_S, 0, 0, TEXT("sd"), BLANK, WORD(0, p_RS2), COMMA, NUMBER(1, p_IMMS),
        TEXT("("), WORD(2, p_RS1), TEXT(")"), END),
    FORM(RV64_STORE_SD_S, 0, 0, TEXT("sd"), BLANK, WORD(0, p_RS2), COMMA, TEXT("("), WORD(2, p_RS1),
        TEXT(")"), VALUE(1, 0x0, false), END),
};
FORMS(head_seqz) = {
    FORM(RV64_ARITH_IMM_SLTIU_I, 0, 0, TEXT("seqz"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        VALUE(2, 0x1, false), END),
};
FORMS(head_sext_b) = {
    FORM(RV64_EXTEND_SEXT_B, 0, 0, TEXT("sext.b"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        END),
};
FORMS(head_sext_h) = {
    FORM(RV64_EXTEND_SEXT_H, 0, 0, TEXT("sext.h"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        END),
};
FORMS(head_sext_w) = {
    FORM(RV64_ADDIW_I, 0, 0, TEXT("sext.w"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        VALUE(2, 0x0, false), END),
};
FORMS(head_sfence_vma) = {
    FORM(RV64_SUPERVISOR_FENCE, 0, 0, TEXT("sfence.vma"), BLANK, WORD(0, p_RS1), COMMA,
        WORD(1, p_RS2), END),
    FORM(RV64_SUPERVISOR_FENCE, 0, 0, TEXT("sfence.vma"), VALUE(0, 0x0, false),
        VALUE(1, 0x0, false), END),
    FORM(RV64_SUPERVISOR_FENCE, 0, 0, TEXT("sfence.vma"), BLANK, WORD(0, p_RS1),
        VALUE(1, 0x0, false), END),
};
FORMS(head_sgt) = {
    FORM(RV64_ARITH_SLT_R, 0, 0, TEXT("sgt"), BLANK, WORD(0, p_RD), COMMA, WORD(2, p_RS2), COMMA,
        WORD(1, p_RS1), END),
};
FORMS(head_sgtu) = {
    FORM(RV64_ARITH_SLTU_R, 0, 0, TEXT("sgtu"), BLANK, WORD(0, p_RD), COMMA, WORD(2, p_RS2), COMMA,
        WORD(1, p_RS1), END),
};
FORMS(head_sgtz) = {
    FORM(RV64_ARITH_SLT_R, 0, 0, TEXT("sgtz"), BLANK, WORD(0, p_RD), COMMA, WORD(2, p_RS2),
        VALUE(1, 0x0, false), END),
};
FORMS(head_sh) = {
    FORM(RV64_STORE_SH_S, 0, 0, TEXT("sh"), BLANK, WORD(0, p_RS2), COMMA, NUMBER(1, p_IMMS),
        TEXT("("), WORD(2, p_RS1), TEXT(")"), END),
    FORM(RV64_STORE_SH_S, 0, 0, TEXT("sh"), BLANK, WORD(0, p_RS2), COMMA, TEXT("("), WORD(2, p_RS1),
        TEXT(")"), VALUE(1, 0x0, false), END),
};
FORMS(head_sh1add) = {
    FORM(RV64_ADD_SHIFTED_SH1ADD, 0, 0, TEXT("sh1add"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        COMMA, WORD(2, p_RS2), END),
};
FORMS(head_sh1add_uw) = {
    FORM(RV64_ADD_SHIFTED_SH1ADD_UW, 0, 0, TEXT("sh1add.uw"), BLANK, WORD(0, p_RD), COMMA,
        WORD(1, p_RS1), COMMA, WORD(2, p_RS2), END),
};
FORMS(head_sh2add) = {
    FORM(RV64_ADD_SHIFTED_SH2ADD, 0, 0, TEXT("sh2add"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        COMMA, WORD(2, p_RS2), END),
};
FORMS(head_sh2add_uw) = {
    FORM(RV64_ADD_SHIFTED_SH2ADD_UW, 0, 0, TEXT("sh2add.uw"), BLANK, WORD(0, p_RD), COMMA,
        WORD(1, p_RS1), COMMA, WORD(2, p_RS2), END),
};
FORMS(head_sh3add) = {
    FORM(RV64_ADD_SHIFTED_SH3ADD, 0, 0, TEXT("sh3add"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        COMMA, WORD(2, p_RS2), END),
};
FORMS(head_sh3add_uw) = {
    FORM(RV64_ADD_SHIFTED_SH3ADD_UW, 0, 0, TEXT("sh3add.uw"), BLANK, WORD(0, p_RD), COMMA,
        WORD(1, p_RS1), COMMA, WORD(2, p_RS2), END),
};
FORMS(head_sll) = {
    FORM(RV64_ARITH_SLL_R, 0, 0, TEXT("sll"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1), COMMA,
        WORD(2, p_RS2), END),
    FORM(RV64_SHIFT_SLLI_I, 0, 0, TEXT("sll"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1), COMMA,
        NUMBER(2, p_SHAMT), END),
};
FORMS(head_slli) = {
    FORM(RV64_SHIFT_SLLI_I, 0, 0, TEXT("slli"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1), COMMA,
        NUMBER(2, p_SHAMT), END),
};
FORMS(head_slli_uw) = {
    FORM(RV64_SHIFT_UNSIGNED, 0, 0, TEXT("slli.uw"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        COMMA, NUMBER(2, p_SHAMT), END),
};
FORMS(head_slliw) = {
    FORM(RV64_SHIFT_WORD_SLLIW, 0, 0, TEXT("slliw"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        COMMA, NUMBER(2, p_SHAMTW), END),
};
FORMS(head_sllw) = {
    FORM(RV64_ARITH_SLLW_R, 0, 0, TEXT("sllw"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1), COMMA,
        WORD(2, p_RS2), END),
    FORM(RV64_SHIFT_WORD_SLLIW, 0, 0, TEXT("sllw"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        COMMA, NUMBER(2, p_SHAMTW), END),
};
FORMS(head_slt) = {
    FORM(RV64_ARITH_SLT_R, 0, 0, TEXT("slt"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1), COMMA,
        WORD(2, p_RS2), END),
};
FORMS(head_slti) = {
    FORM(RV64_ARITH_IMM_SLTI_I, 0, 0, TEXT("slti"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        COMMA, NUMBER(2, p_IMMI), END),
};
FORMS(head_sltiu) = {
    FORM(RV64_ARITH_IMM_SLTIU_I, 0, 0, TEXT("sltiu"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        COMMA, NUMBER(2, p_IMMI), END),
};
FORMS(head_sltu) = {
    FORM(RV64_ARITH_SLTU_R, 0, 0, TEXT("sltu"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1), COMMA,
        WORD(2, p_RS2), END),
};
FORMS(head_sltz) = {
    FORM(RV64_ARITH_SLT_R, 0, 0, TEXT("sltz"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        VALUE(2, 0x0, false), END),
};
FORMS(head_snez) = {
    FORM(RV64_ARITH_SLTU_R, 0, 0, TEXT("snez"), BLANK, WORD(0, p_RD), COMMA, WORD(2, p_RS2),
        VALUE(1, 0x0, false), END),
};
FORMS(head_sra) = {
    FORM(RV64_ARITH_SRA_R, 0, 0, TEXT("sra"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1), COMMA,
        WORD(2, p_RS2), END),
    FORM(RV64_SHIFT_SRAI_I, 0, 0, TEXT("sra"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1), COMMA,
        NUMBER(2, p_SHAMT), END),
};
FORMS(head_srai) = {
    FORM(RV64_SHIFT_SRAI_I, 0, 0, TEXT("srai"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1), COMMA,
        NUMBER(2, p_SHAMT), END),
};
FORMS(head_sraiw) = {
    FORM(RV64_SHIFT_WORD_SRAIW, 0, 0, TEXT("sraiw"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        COMMA, NUMBER(2, p_SHAMTW), END),
};
FORMS(head_sraw) = {
    FORM(RV64_ARITH_SRAW_R, 0, 0, TEXT("sraw"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1), COMMA,
        WORD(2, p_RS2), END),
    FORM(RV64_SHIFT_WORD_SRAIW, 0, 0, TEXT("sraw"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        COMMA, NUMBER(2, p_SHAMTW), END),
};
FORMS(head_sret) = {
    FORM(RV64_SUPERVISOR_RET, 0, 0, TEXT("sret"), END),
};
FORMS(head_srl) = {
    FORM(RV64_ARITH_SRL_R, 0, 0, TEXT("srl"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1), COMMA,
        WORD(2, p_RS2), END),
    FORM(RV64_SHIFT_SRLI_I, 0, 0, TEXT("srl"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1), COMMA,
        NUMBER(2, p_SHAMT), END),
};
FORMS(head_srli) = {
    FORM(RV64_SHIFT_SRLI_I, 0, 0, TEXT("srli"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1), COMMA,
        NUMBER(2, p_SHAMT), END),
};
FORMS(head_srliw) = {
    FORM(RV64_SHIFT_WORD_SRLIW, 0, 0, TEXT("srliw"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        COMMA, NUMBER(2, p_SHAMTW), END),
};
FORMS(head_srlw) = {
    FORM(RV64_ARITH_SRLW_R, 0, 0, TEXT("srlw"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1), COMMA,
        WORD(2, p_RS2), END),
    FORM(RV64_SHIFT_WORD_SRLIW, 0, 0, TEXT("srlw"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        COMMA, NUMBER(2, p_SHAMTW), END),
};
FORMS(head_sub) = {
    FORM(RV64_ARITH_SUB_R, 0, 0, TEXT("sub"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1), COMMA,
        WORD(2, p_RS2), END),
};
FORMS(head_subw) = {
    FORM(RV64_ARITH_SUBW_R, 0, 0, TEXT("subw"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1), COMMA,
        WORD(2, p_RS2), END),
};
FORMS(head_sw) = {
    FORM(RV64_STORE_SW_S, 0, 0, TEXT("sw"), BLANK, WORD(0, p_RS2), COMMA, NUMBER(1, p_IMMS),
        TEXT("("), WORD(2, p_RS1), TEXT(")"), END),
    FORM(RV64_STORE_SW_S, 0, 0, TEXT("sw"), BLANK, WORD(0, p_RS2), COMMA, TEXT("("), WORD(2, p_RS1),
        TEXT(")"), VALUE(1, 0x0, false), END),
};
FORMS(head_unimp) = {
    FORM(RV64_UNIMPLEMENTED_W, 0, 0, TEXT("unimp"), END),
};
FORMS(head_wfi) = {
    FORM(RV64_WAIT, 0, 0, TEXT("wfi"), END),
};
FORMS(head_xnor) = {
    FORM(RV64_LOGIC_NOT_XNOR, 0, 0, TEXT("xnor"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        COMMA, WORD(2, p_RS2), END),
};
FORMS(head_xor) = {
    FORM(RV64_ARITH_XOR_R, 0, 0, TEXT("xor"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1), COMMA,
        WORD(2, p_RS2), END),
    FORM(RV64_ARITH_IMM_XORI_I, 0, 0, TEXT("xor"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        COMMA, NUMBER(2, p_IMMI), END),
};
FORMS(head_xori) = {
    FORM(RV64_ARITH_IMM_XORI_I, 0, 0, TEXT("xori"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        COMMA, NUMBER(2, p_IMMI), END),
};
FORMS(head_zext_b) = {
    FORM(RV64_ARITH_IMM_ANDI_I, 0, 0, TEXT("zext.b"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        VALUE(2, 0xff, false), END),
};
FORMS(head_zext_h) = {
    FORM(RV64_EXTEND_ZEXT_H, 0, 0, TEXT("zext.h"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        END),
};
FORMS(head_zext_w) = {
    FORM(RV64_ADD_SHIFTED_ADD_UW, 0, 0, TEXT("zext.w"), BLANK, WORD(0, p_RD), COMMA, WORD(1, p_RS1),
        VALUE(2, 0x0, false), END),
};
HEADS(heads) = {
    HEAD("add", head_add),
    HEAD("add.uw", head_add_uw),
    HEAD("addi", head_addi),
    HEAD("addiw", head_addiw),
    HEAD("addw", head_addw),
    HEAD("amoadd", head_amoadd),
    HEAD("amoand", head_amoand),
    HEAD("amomax", head_amomax),
    HEAD("amomaxu", head_amomaxu),
    HEAD("amomin", head_amomin),
    HEAD("amominu", head_amominu),
    HEAD("amoor", head_amoor),
    HEAD("amoswap", head_amoswap),
    HEAD("amoxor", head_amoxor),
    HEAD("and", head_and),
    HEAD("andi", head_andi),
    HEAD("andn", head_andn),
    HEAD("auipc", head_auipc),
    HEAD("bclr", head_bclr),
    HEAD("bclri", head_bclri),
    HEAD("beq", head_beq),
    HEAD("beqz", head_beqz),
    HEAD("bext", head_bext),
    HEAD("bexti", head_bexti),
    HEAD("bge", head_bge),
    HEAD("bgeu", head_bgeu),
    HEAD("bgez", head_bgez),
    HEAD("bgt", head_bgt),
    HEAD("bgtu", head_bgtu),
    HEAD("bgtz", head_bgtz),
    HEAD("binv", head_binv),
    HEAD("binvi", head_binvi),
    HEAD("ble", head_ble),
    HEAD("bleu", head_bleu),
    HEAD("blez", head_blez),
    HEAD("blt", head_blt),
    HEAD("bltu", head_bltu),
    HEAD("bltz", head_bltz),
    HEAD("bne", head_bne),
    HEAD("bnez", head_bnez),
    HEAD("bset", head_bset),
    HEAD("bseti", head_bseti),
    HEAD("c.add", head_c_add),
    HEAD("c.addi", head_c_addi),
    HEAD("c.addi16sp", head_c_addi16sp),
    HEAD("c.addi4spn", head_c_addi4spn),
    HEAD("c.addiw", head_c_addiw),
    HEAD("c.addw", head_c_addw),
    HEAD("c.and", head_c_and),
    HEAD("c.andi", head_c_andi),
    HEAD("c.beqz", head_c_beqz),
    HEAD("c.bnez", head_c_bnez),
    HEAD("c.ebreak", head_c_ebreak),
    HEAD("c.fld", head_c_fld),
    HEAD("c.fldsp", head_c_fldsp),
    HEAD("c.fsd", head_c_fsd),
    HEAD("c.fsdsp", head_c_fsdsp),
    HEAD("c.j", head_c_j),
    HEAD("c.jalr", head_c_jalr),
    HEAD("c.jr", head_c_jr),
    HEAD("c.ld", head_c_ld),
    HEAD("c.ldsp", head_c_ldsp),
    HEAD("c.li", head_c_li),
    HEAD("c.lui", head_c_lui),
    HEAD("c.lw", head_c_lw),
    HEAD("c.lwsp", head_c_lwsp),
    HEAD("c.mv", head_c_mv),
    HEAD("c.nop", head_c_nop),
    HEAD("c.or", head_c_or),
    HEAD("c.sd", head_c_sd),
    HEAD("c.sdsp", head_c_sdsp),
    HEAD("c.slli", head_c_slli),
    HEAD("c.slli64", head_c_slli64),
    HEAD("c.srai", head_c_srai),
    HEAD("c.srai64", head_c_srai64),
    HEAD("c.srli", head_c_srli),
    HEAD("c.srli64", head_c_srli64),
    HEAD("c.sub", head_c_sub),
    HEAD("c.subw", head_c_subw),
    HEAD("c.sw", head_c_sw),
    HEAD("c.swsp", head_c_swsp),
    HEAD("c.unimp", head_c_unimp),
    HEAD("c.xor", head_c_xor),
    HEAD("clz", head_clz),
    HEAD("clzw", head_clzw),
    HEAD("cpop", head_cpop),
    HEAD("cpopw", head_cpopw),
    HEAD("csrc", head_csrc),
    HEAD("csrci", head_csrci),
    HEAD("csrr", head_csrr),
    HEAD("csrrc", head_csrrc),
    HEAD("csrrci", head_csrrci),
    HEAD("csrrs", head_csrrs),
    HEAD("csrrsi", head_csrrsi),
    HEAD("csrrw", head_csrrw),
    HEAD("csrrwi", head_csrrwi),
    HEAD("csrs", head_csrs),
    HEAD("csrsi", head_csrsi),
    HEAD("csrw", head_csrw),
    HEAD("csrwi", head_csrwi),
    HEAD("ctz", head_ctz),
    HEAD("ctzw", head_ctzw),
    HEAD("div", head_div),
    HEAD("divu", head_divu),
    HEAD("divuw", head_divuw),
    HEAD("divw", head_divw),
    HEAD("ebreak", head_ebreak),
    HEAD("ecall", head_ecall),
    HEAD("fabs.d", head_fabs_d),
    HEAD("fabs.s", head_fabs_s),
    HEAD("fadd.d", head_fadd_d),
    HEAD("fadd.s", head_fadd_s),
    HEAD("fclass.d", head_fclass_d),
    HEAD("fclass.s", head_fclass_s),
    HEAD("fcvt.d.l", head_fcvt_d_l),
    HEAD("fcvt.d.lu", head_fcvt_d_lu),
    HEAD("fcvt.d.s", head_fcvt_d_s),
    HEAD("fcvt.d.w", head_fcvt_d_w),
    HEAD("fcvt.d.wu", head_fcvt_d_wu),
    HEAD("fcvt.l.d", head_fcvt_l_d),
    HEAD("fcvt.l.s", head_fcvt_l_s),
    HEAD("fcvt.lu.d", head_fcvt_lu_d),
    HEAD("fcvt.lu.s", head_fcvt_lu_s),
    HEAD("fcvt.s.d", head_fcvt_s_d),
    HEAD("fcvt.s.l", head_fcvt_s_l),
    HEAD("fcvt.s.lu", head_fcvt_s_lu),
    HEAD("fcvt.s.w", head_fcvt_s_w),
    HEAD("fcvt.s.wu", head_fcvt_s_wu),
    HEAD("fcvt.w.d", head_fcvt_w_d),
    HEAD("fcvt.w.s", head_fcvt_w_s),
    HEAD("fcvt.wu.d", head_fcvt_wu_d),
    HEAD("fcvt.wu.s", head_fcvt_wu_s),
    HEAD("fdiv.d", head_fdiv_d),
    HEAD("fdiv.s", head_fdiv_s),
    HEAD("fence", head_fence),
    HEAD("fence.i", head_fence_i),
    HEAD("fence.tso", head_fence_tso),
    HEAD("feq.d", head_feq_d),
    HEAD("feq.s", head_feq_s),
    HEAD("fge.d", head_fge_d),
    HEAD("fge.s", head_fge_s),
    HEAD("fgt.d", head_fgt_d),
    HEAD("fgt.s", head_fgt_s),
    HEAD("fld", head_fld),
    HEAD("fle.d", head_fle_d),
    HEAD("fle.s", head_fle_s),
    HEAD("flt.d", head_flt_d),
    HEAD("flt.s", head_flt_s),
    HEAD("flw", head_flw),
    HEAD("fmadd.d", head_fmadd_d),
    HEAD("fmadd.s", head_fmadd_s),
    HEAD("fmax.d", head_fmax_d),
    HEAD("fmax.s", head_fmax_s),
    HEAD("fmin.d", head_fmin_d),
    HEAD("fmin.s", head_fmin_s),
    HEAD("fmsub.d", head_fmsub_d),
    HEAD("fmsub.s", head_fmsub_s),
    HEAD("fmul.d", head_fmul_d),
    HEAD("fmul.s", head_fmul_s),
    HEAD("fmv.d", head_fmv_d),
    HEAD("fmv.d.x", head_fmv_d_x),
    HEAD("fmv.s", head_fmv_s),
    HEAD("fmv.s.x", head_fmv_s_x),
    HEAD("fmv.w.x", head_fmv_w_x),
    HEAD("fmv.x.d", head_fmv_x_d),
    HEAD("fmv.x.s", head_fmv_x_s),
    HEAD("fmv.x.w", head_fmv_x_w),
    HEAD("fneg.d", head_fneg_d),
    HEAD("fneg.s", head_fneg_s),
    HEAD("fnmadd.d", head_fnmadd_d),
    HEAD("fnmadd.s", head_fnmadd_s),
    HEAD("fnmsub.d", head_fnmsub_d),
    HEAD("fnmsub.s", head_fnmsub_s),
    HEAD("frcsr", head_frcsr),
    HEAD("frflags", head_frflags),
    HEAD("frrm", head_frrm),
    HEAD("fscsr", head_fscsr),
    HEAD("fsd", head_fsd),
    HEAD("fsflags", head_fsflags),
    HEAD("fsflagsi", head_fsflagsi),
    HEAD("fsgnj.d", head_fsgnj_d),
    HEAD("fsgnj.s", head_fsgnj_s),
    HEAD("fsgnjn.d", head_fsgnjn_d),
    HEAD("fsgnjn.s", head_fsgnjn_s),
    HEAD("fsgnjx.d", head_fsgnjx_d),
    HEAD("fsgnjx.s", head_fsgnjx_s),
    HEAD("fsqrt.d", head_fsqrt_d),
    HEAD("fsqrt.s", head_fsqrt_s),
    HEAD("fsrm", head_fsrm),
    HEAD("fsrmi", head_fsrmi),
    HEAD("fsub.d", head_fsub_d),
    HEAD("fsub.s", head_fsub_s),
    HEAD("fsw", head_fsw),
    HEAD("j", head_j),
    HEAD("jal", head_jal),
    HEAD("jalr", head_jalr),
    HEAD("jr", head_jr),
    HEAD("lb", head_lb),
    HEAD("lbu", head_lbu),
    HEAD("ld", head_ld),
    HEAD("lh", head_lh),
    HEAD("lhu", head_lhu),
    HEAD("li", head_li),
    HEAD("lr.d", head_lr_d),
    HEAD("lr.w", head_lr_w),
    HEAD("lui", head_lui),
    HEAD("lw", head_lw),
    HEAD("lwu", head_lwu),
    HEAD("max", head_max),
    HEAD("maxu", head_maxu),
    HEAD("min", head_min),
    HEAD("minu", head_minu),
    HEAD("mret", head_mret),
    HEAD("mul", head_mul),
    HEAD("mulh", head_mulh),
    HEAD("mulhsu", head_mulhsu),
    HEAD("mulhu", head_mulhu),
    HEAD("mulw", head_mulw),
    HEAD("mv", head_mv),
    HEAD("neg", head_neg),
    HEAD("negw", head_negw),
    HEAD("nop", head_nop),
    HEAD("not", head_not),
    HEAD("or", head_or),
    HEAD("orc.b", head_orc_b),
    HEAD("ori", head_ori),
    HEAD("orn", head_orn),
    HEAD("rdcycle", head_rdcycle),
    HEAD("rdinstret", head_rdinstret),
    HEAD("rdtime", head_rdtime),
    HEAD("rem", head_rem),
    HEAD("remu", head_remu),
    HEAD("remuw", head_remuw),
    HEAD("remw", head_remw),
    HEAD("ret", head_ret),
    HEAD("rev8", head_rev8),
    HEAD("rol", head_rol),
    HEAD("rolw", head_rolw),
    HEAD("ror", head_ror),
    HEAD("rori", head_rori),
    HEAD("roriw", head_roriw),
    HEAD("rorw", head_rorw),
    HEAD("sb", head_sb),
    HEAD("sbreak", head_sbreak),
    HEAD("sc.d", head_sc_d),
    HEAD("sc.w", head_sc_w),
    HEAD("scall", head_scall),
    HEAD("sd", head_sd),
    HEAD("seqz", head_seqz),
    HEAD("sext.b", head_sext_b),
    HEAD("sext.h", head_sext_h),
    HEAD("sext.w", head_sext_w),
    HEAD("sfence.vma", head_sfence_vma),
    HEAD("sgt", head_sgt),
    HEAD("sgtu", head_sgtu),
    HEAD("sgtz", head_sgtz),
    HEAD("sh", head_sh),
    HEAD("sh1add", head_sh1add),
    HEAD("sh1add.uw", head_sh1add_uw),
    HEAD("sh2add", head_sh2add),
    HEAD("sh2add.uw", head_sh2add_uw),
    HEAD("sh3add", head_sh3add),
    HEAD("sh3add.uw", head_sh3add_uw),
    HEAD("sll", head_sll),
    HEAD("slli", head_slli),
    HEAD("slli.uw", head_slli_uw),
    HEAD("slliw", head_slliw),
    HEAD("sllw", head_sllw),
    HEAD("slt", head_slt),
    HEAD("slti", head_slti),
    HEAD("sltiu", head_sltiu),
    HEAD("sltu", head_sltu),
    HEAD("sltz", head_sltz),
    HEAD("snez", head_snez),
    HEAD("sra", head_sra),
    HEAD("srai", head_srai),
    HEAD("sraiw", head_sraiw),
    HEAD("sraw", head_sraw),
    HEAD("sret", head_sret),
    HEAD("srl", head_srl),
    HEAD("srli", head_srli),
    HEAD("srliw", head_srliw),
    HEAD("srlw", head_srlw),
    HEAD("sub", head_sub),
    HEAD("subw", head_subw),
    HEAD("sw", head_sw),
    HEAD("unimp", head_unimp),
    HEAD("wfi", head_wfi),
    HEAD("xnor", head_xnor),
    HEAD("xor", head_xor),
    HEAD("xori", head_xori),
    HEAD("zext.b", head_zext_b),
    HEAD("zext.h", head_zext_h),
    HEAD("zext.w", head_zext_w),
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
    .power = true,
    .pad = {"c.addi zero,0", "addi zero,zero,0"},
    .operators = operators, .operator_count = COUNT(operators),
    .macros = macros, .macro_count = COUNT(macros),
};

static const struct isadora_words *const registers[] = {&words_file_mode, &words_file_mstatus,
    &words_file_mie, &words_file_mip, &words_file_mcounteren, &words_file_mscratch,
    &words_file_mcause, &words_file_mtval, &words_file_mtvec, &words_file_mepc, &words_file_mcycle,
    &words_file_minstret, &words_file_pc, &words_file_x, &words_file_f, &words_file_fflags,
    &words_file_frm, &words_file_reserved, &words_file_reservation};

const struct isadora_syntax rv64_syntax = {
    .heads = heads, .head_count = COUNT(heads),
    .inner = false,
    .registers = registers, .file_count = COUNT(registers),
    .notation = &notation,
};

