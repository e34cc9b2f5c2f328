/* Generated from the description maxwell by gen/emit/assembler. Do not edit. */
#ifndef MAXWELL_LEX_H
#define MAXWELL_LEX_H

#include "asm/tables/syntax.h"

/* Registers by prefix and number: see `isadora_scan`. */
isadora_scan maxwell_scan_p;
isadora_scan maxwell_scan_r;
isadora_scan maxwell_scan_sr;
isadora_scan maxwell_scan_waits;
isadora_scan maxwell_scan_come;
isadora_scan maxwell_scan_some;
isadora_scan maxwell_scan_asked;
isadora_scan maxwell_scan_yes;
isadora_scan maxwell_scan_red_yes;
isadora_scan maxwell_scan_red_all;

#endif
