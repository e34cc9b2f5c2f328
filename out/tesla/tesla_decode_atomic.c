/* Generated from the description tesla by gen/emit/decode. Do not edit. */
#include "tesla_decode.h"

/* 110????? 11a????? ??ccpppp p?0000mm 1101???? ????gggg llllllll llllll01 */
TAKE(red_g_add_num)
{
    FORM(0xe0e0003ff00fffff, 0x0) V(0, ATYPE) V(1, GSPACE) V(2, LSRC) V(3, LDST) V(4, MARK)
        NEED(guard, 0, 5) END(8)
}

/* 110????? 11b????? ??ccpppp p?1010mm 1101???? ????gggg llllllll llllll01 */
TAKE(red_g_and_bits)
{
    FORM(0xe0e0003ff00fffff, 0x0) V(0, BTYPE) V(1, GSPACE) V(2, LSRC) V(3, LDST) V(4, MARK)
        NEED(guard, 0, 5) END(8)
}

/* 110????? 100????? ??ccpppp p?0000mm 1101???? ????gggg llllllll llllll01 */
TAKE(red_g_wide_add)
{
    FORM(0xe0e0003ff00ffe03, 0x0) V(0, GSPACE) V(1, LSRC) V(3, MARK) NEED(l_dst, 0, 2)
        NEED(guard, 1, 4) END(8)
}

/* 111????? 11a????? ??ccpppp p?0000mm 1101?ggg glllllll llllllll llllll01 */
TAKE(atomic_g_add_num)
{
    FORM(0xe0e0003ff7ffffff, 0x0) V(0, ATYPE) V(1, LDST) V(2, GSPACE2) V(3, LSRC) V(4, LSRC2)
        V(5, MARK) NEED(guard, 0, 6) END(8)
}

/* 111????? 11b????? ??ccpppp p?1010mm 1101?ggg glllllll llllllll llllll01 */
TAKE(atomic_g_and_bits)
{
    FORM(0xe0e0003ff7ffffff, 0x0) V(0, BTYPE) V(1, LDST) V(2, GSPACE2) V(3, LSRC) V(4, LSRC2)
        V(5, MARK) NEED(guard, 0, 6) END(8)
}

/* 111????? 100????? ??ccpppp p?0000mm 1101?ggg glllllll llllllll llllll01 */
TAKE(atomic_g_wide)
{
    FORM(0xe0e0003ff780fe03, 0x0) V(1, GSPACE2) V(2, LSRC) V(4, MARK) NEED(l_dst, 0, 0)
        NEED(reg, 1, 3) NEED(guard, 2, 5) END(8)
}

/* 111????? 11blllll llccpppp p?0010mm 1101?ggg glllllll llllllll llllll01 */
TAKE(cas_g)
{
    FORM(0xe0ffc03ff7ffffff, 0x0) V(0, BTYPE) V(1, LDST) V(2, GSPACE2) V(3, LSRC) V(4, LSRC2)
        V(5, LSRC3) V(6, MARK) NEED(guard, 0, 7) END(8)
}

/* 111????? 100lllll llccpppp p?0010mm 1101?ggg glllllll llllllll llllll01 */
TAKE(cas_g_wide)
{
    FORM(0xe0e0003ff780fe03, 0x0) V(1, GSPACE2) V(2, LSRC) V(5, MARK) NEED(l_dst, 0, 0)
        NEED(reg, 1, 3) NEED(reg_of_cas_g_wide, 2, 4) NEED(guard, 3, 6) END(8)
}

