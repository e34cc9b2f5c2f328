/* Generated from the description rv64 by gen/emit/assembler. Do not edit. */
#ifndef RV64_LEX_H
#define RV64_LEX_H

#include "asm/tables/syntax.h"

/* Registers by prefix and number: see `isadora_scan`. */
isadora_scan rv64_scan_x;
isadora_scan rv64_scan_f;

#endif
