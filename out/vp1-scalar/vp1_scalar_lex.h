/* Generated from the description vp1-scalar by gen/emit/assembler. Do not edit. */
#ifndef VP1_SCALAR_LEX_H
#define VP1_SCALAR_LEX_H

#include "asm/tables/syntax.h"

/* Registers by prefix and number: see `isadora_scan`. */
isadora_scan vp1_scalar_scan_r;
isadora_scan vp1_scalar_scan_c;
isadora_scan vp1_scalar_scan_v;
isadora_scan vp1_scalar_scan_l;
isadora_scan vp1_scalar_scan_a;
isadora_scan vp1_scalar_scan_m;
isadora_scan vp1_scalar_scan_x;
isadora_scan vp1_scalar_scan_sr;
isadora_scan vp1_scalar_scan_mi;
isadora_scan vp1_scalar_scan_uc;
isadora_scan vp1_scalar_scan_d;
isadora_scan vp1_scalar_scan_f;
isadora_scan vp1_scalar_scan_vc;
isadora_scan vp1_scalar_scan_s2v_factor;
isadora_scan vp1_scalar_scan_s2v_mask;

#endif
