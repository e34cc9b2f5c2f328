/* Generated from the description vuc by gen/emit/assembler. Do not edit. */
#ifndef VUC_LEX_H
#define VUC_LEX_H

#include "asm/tables/syntax.h"

/* Registers by prefix and number: see `isadora_scan`. */
isadora_scan vuc_scan_p;
isadora_scan vuc_scan_r;
isadora_scan vuc_scan_sr;

#endif
