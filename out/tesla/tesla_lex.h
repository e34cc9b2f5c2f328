/* Generated from the description tesla by gen/emit/assembler. Do not edit. */
#ifndef TESLA_LEX_H
#define TESLA_LEX_H

#include "asm/tables/syntax.h"

/* Registers by prefix and number: see `isadora_scan`. */
isadora_scan tesla_scan_c;
isadora_scan tesla_scan_r;
isadora_scan tesla_scan_a;
isadora_scan tesla_scan_sr;
isadora_scan tesla_scan_t;
isadora_scan tesla_scan_s;
isadora_scan tesla_scan_bar;

#endif
