/* Generated from the description volta by gen/emit/assembler. Do not edit. */
#ifndef VOLTA_LEX_H
#define VOLTA_LEX_H

#include "asm/tables/syntax.h"

/* Registers by prefix and number: see `isadora_scan`. */
isadora_scan volta_scan_p;
isadora_scan volta_scan_r;
isadora_scan volta_scan_ur;
isadora_scan volta_scan_b;
isadora_scan volta_scan_up;
isadora_scan volta_scan_sr;
isadora_scan volta_scan_group_lanes;
isadora_scan volta_scan_group_pc;
isadora_scan volta_scan_group_wait;
isadora_scan volta_scan_group_need;
isadora_scan volta_scan_apart;
isadora_scan volta_scan_kept;
isadora_scan volta_scan_left_ur;
isadora_scan volta_scan_left_up;
isadora_scan volta_scan_come;
isadora_scan volta_scan_some;
isadora_scan volta_scan_asked;
isadora_scan volta_scan_yes;
isadora_scan volta_scan_red_yes;
isadora_scan volta_scan_red_all;

#endif
