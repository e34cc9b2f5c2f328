/* Generated from the description vp1-scalar by gen/emit/assembler.lua. Do not edit. */
#ifndef VP1_SCALAR_LEX_H
#define VP1_SCALAR_LEX_H

#include "parse.h"

/* The longest word at `text`: its length, 0 when there is none; see `isadora_scan`. */
isadora_scan vp1_scalar_scan_file_r;
isadora_scan vp1_scalar_scan_file_c;
isadora_scan vp1_scalar_scan_words_slct;
isadora_scan vp1_scalar_scan_words_rnd;
isadora_scan vp1_scalar_scan_words_sign1;
isadora_scan vp1_scalar_scan_file_v;
isadora_scan vp1_scalar_scan_file_l;
isadora_scan vp1_scalar_scan_file_a;
isadora_scan vp1_scalar_scan_file_m;
isadora_scan vp1_scalar_scan_file_x;
isadora_scan vp1_scalar_scan_file_sr;
isadora_scan vp1_scalar_scan_file_mi;
isadora_scan vp1_scalar_scan_file_uc;
isadora_scan vp1_scalar_scan_file_d;
isadora_scan vp1_scalar_scan_file_f;
isadora_scan vp1_scalar_scan_file_vc;
isadora_scan vp1_scalar_scan_words_vcflag;
isadora_scan vp1_scalar_scan_head;
isadora_scan vp1_scalar_scan_register;

#endif
