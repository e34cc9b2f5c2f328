/* Generated from the description maxwell by gen/emit/decode. Do not edit. */
#include "maxwell_decode.h"

/* z.zzzzc cccccccc cccnssss 11101011 0000.sst trrrrrrr rtttssss ss----ss
 * ssss.ggg rrrrrrrr rrrrrrrr */
TAKE(suld_p)
{
    FORM(0xfff6000e03f0ffff, 0x0) V(0, SUDIM) V(1, SULC) V(2, SUMASK) V(3, SUCLAMP) V(5, Rd)
        V(6, Ra) CALL(supo, 0, 4) CALL(suwhere, 1, 7) CALL(format_slot, 2, 9) END(11)
}

/* z.zzzzc cccccccc cccnssss 11101011 0001.sst trrrrrrr rtttssss ss----ss
 * ssss.ggg rrrrrrrr rrrrrrrr */
TAKE(suld_d)
{
    FORM(0xfff6000e03f0ffff, 0x0) V(0, SUBA) V(1, SUDIM) V(2, SULC) V(3, SUSIZE) V(4, SUCLAMP)
        V(6, Rd) V(7, Ra) CALL(supo, 0, 5) CALL(suwhere, 1, 8) CALL(format_slot, 2, 10) END(11)
}

/* z.zzzzc cccccccc cccnssss 11101011 0010.sst trrrrrrr rtttsss- ------ss
 * ssss.ggg rrrrrrrr rrrrrrrr */
TAKE(sust_p)
{
    FORM(0xfff6000e03f0ffff, 0x0) V(0, SUDIM) V(1, SUSC) V(2, SUMASK) V(3, SUCLAMP) V(4, Ra)
        V(5, Rd) CALL(suwhere, 0, 6) CALL(format_slot, 1, 8) END(11)
}

/* z.zzzzc cccccccc cccnssss 11101011 0011.sst trrrrrrr rtttsss- ------ss
 * ssss.ggg rrrrrrrr rrrrrrrr */
TAKE(sust_d)
{
    FORM(0xfff6000e03f0ffff, 0x0) V(0, SUBA) V(1, SUDIM) V(2, SUSC) V(3, SUSIZE) V(4, SUCLAMP)
        V(5, Ra) V(6, Rd) CALL(suwhere, 0, 7) CALL(format_slot, 1, 9) END(11)
}

/* z.zzzzc cccccccc cccnssss 11101011 0100.sst trrrrrrr rtttsss- -----sss
 * ----.ggg rrrrrrrr rrrrrrrr */
TAKE(sured_p)
{
    FORM(0xfff6000e0700ffff, 0x0) V(0, SUDIM) V(1, SUROP) V(2, SUCLAMP) V(3, Ra) V(4, Rd)
        CALL(suwhere, 0, 5) CALL(format_slot, 1, 7) END(11)
}

/* z.zzzzc cccccccc cccnssss 11101011 0101.sst trrrrrrr rtttsss- -----sss
 * ssss.ggg rrrrrrrr rrrrrrrr */
TAKE(sured_d)
{
    FORM(0xfff6000e0780ffff, 0x0) V(0, SUBA) V(1, SUDIM) V(2, SUROP) V(4, SUCLAMP) V(5, Ra) V(6, Rd)
        NEED(surkind, 0, 3) CALL(suwhere, 1, 7) CALL(format_slot, 2, 9) END(11)
}

/* z.zzzzc cccccccc cccnssss 11101010 00ssssst tttttttt ttttssss ssssrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(suatom_i)
{
    FORM(0xffc7fffffff0ffff, 0x0) V(0, SUABA) V(1, SUDIM) V(2, SUAOP) V(4, SUCLAMP) V(5, Rd)
        V(6, Ra) V(7, Rb) V(8, TXH) NEED(suakind, 0, 3) CALL(format_slot, 1, 9) END(11)
}

/* z.zzzzc cccccccc cccnssss 11101010 011s.ss- -rrrrrrr rsssssss ssssrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(suatom_r)
{
    FORM(0xfff6000ffff0ffff, 0x0) V(0, SUAPD) V(1, SUABA) V(2, SUDIM) V(3, SUAOP) V(5, SUCLAMP)
        V(6, Rd) V(7, Ra) V(8, Rb) NEED(suakindr, 0, 4) NEED(sureg, 1, 9) CALL(format_slot, 2, 10)
        END(11)
}

/* z.zzzzc cccccccc cccnssss 11101011 10sssss- -rrrrrrr rsssssss ssssrrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(suatom_p)
{
    FORM(0xfffe7f8ffff0ffff, 0x0) V(0, SUABA) V(1, SUDIM) V(2, SUAOP) V(4, SUCLAMP) V(5, SUPA)
        V(6, Rd) V(7, Ra) V(8, Rb) V(9, Rc) CALL(suakindr_of_suatom_p, 0, 3) LINE(1, 0)
        CALL(format_slot, 2, 10) END(11)
}

/* z.zzzzc cccccccc cccnssss 11101010 10ssssst tttttttt ttttssss ss-srrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(suatom_ci)
{
    FORM(0xffc7fffe1ff0ffff, 0x0) V(0, SUABA) V(1, SUDIM) V(3, SUCLAMP) V(5, Rd) V(6, Ra) V(7, Rb)
        V(8, TXH) NEED(suakind, 0, 2) CALL(supo, 1, 4) CALL(format_slot, 2, 9) END(11)
}

/* z.zzzzc cccccccc cccnssss 11101010 110s.ss- -rrrrrrr rsssssss ss-srrrr
 * rrrr.ggg rrrrrrrr rrrrrrrr */
TAKE(suatom_cr)
{
    FORM(0xfff6000e1ff0ffff, 0x0) V(0, SUAPD) V(1, SUABA) V(2, SUDIM) V(4, SUCLAMP) V(6, Rd)
        V(7, Ra) V(8, Rb) NEED(suakindr, 0, 3) CALL(supo, 1, 5) NEED(sureg, 2, 9)
        CALL(format_slot, 3, 10) END(11)
}

