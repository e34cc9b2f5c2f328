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

#endif
