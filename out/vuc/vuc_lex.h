/* Generated from the description vuc by gen/emit/assembler.lua. Do not edit. */
#ifndef VUC_LEX_H
#define VUC_LEX_H

#include "parse.h"

/* The longest word at `text`: its length, 0 when there is none; see `isadora_scan`. */
isadora_scan vuc_scan_words_rbn;
isadora_scan vuc_scan_file_p;
isadora_scan vuc_scan_words_pm;
isadora_scan vuc_scan_file_r;
isadora_scan vuc_scan_file_sr;
isadora_scan vuc_scan_head;
isadora_scan vuc_scan_register;

#endif
