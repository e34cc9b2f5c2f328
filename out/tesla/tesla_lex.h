/* Generated from the description tesla by gen/emit/assembler.lua. Do not edit. */
#ifndef TESLA_LEX_H
#define TESLA_LEX_H

#include "parse.h"

/* The longest word at `text`: its length, 0 when there is none; see `isadora_scan`. */
isadora_scan tesla_scan_words_mark;
isadora_scan tesla_scan_words_pred;
isadora_scan tesla_scan_file_c;
isadora_scan tesla_scan_words_atype;
isadora_scan tesla_scan_file_r;
isadora_scan tesla_scan_words_btype;
isadora_scan tesla_scan_words_lane;
isadora_scan tesla_scan_file_a;
isadora_scan tesla_scan_view_r_h;
isadora_scan tesla_scan_words_lim;
isadora_scan tesla_scan_words_binc;
isadora_scan tesla_scan_words_bwait;
isadora_scan tesla_scan_words_oneg;
isadora_scan tesla_scan_words_labs1;
isadora_scan tesla_scan_words_chalf;
isadora_scan tesla_scan_words_cword;
isadora_scan tesla_scan_words_creg;
isadora_scan tesla_scan_words_csat;
isadora_scan tesla_scan_words_crnd;
isadora_scan tesla_scan_words_irnd;
isadora_scan tesla_scan_words_arnd;
isadora_scan tesla_scan_words_u24again;
isadora_scan tesla_scan_words_s16a;
isadora_scan tesla_scan_words_shigh;
isadora_scan tesla_scan_words_s24;
isadora_scan tesla_scan_words_fcompare;
isadora_scan tesla_scan_words_compare;
isadora_scan tesla_scan_words_q0;
isadora_scan tesla_scan_words_snot;
isadora_scan tesla_scan_words_ssfu;
isadora_scan tesla_scan_file_sr;
isadora_scan tesla_scan_words_slive;
isadora_scan tesla_scan_file_t;
isadora_scan tesla_scan_file_s;
isadora_scan tesla_scan_words_deriv;
isadora_scan tesla_scan_head;
isadora_scan tesla_scan_register;

#endif
