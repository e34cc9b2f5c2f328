/* Generated from the description volta by gen/emit/decode. Do not edit. */
#ifndef VOLTA_DECODE_H
#define VOLTA_DECODE_H

#include <isadora/volta.h>

#define PART(name) volta_##name
#include "base/decode_wide.h"

/* Sets of configurations, bit 0 the first one. */
#define ON_NOT_SM_70_SM_72 0x7c
#define ON_NOT_SM_70_SM_72_SM_75 0x78
#define ON_NOT_SM_70_SM_72_SM_90 0x3c
#define ON_NOT_SM_86_SM_89_SM_90 0xf
#define ON_NOT_SM_90 0x3f
#define ON_SM_70_SM_72 0x3
#define ON_SM_70_SM_72_SM_75 0x7
#define ON_SM_70_SM_72_SM_90 0x43
#define ON_SM_75 0x4
#define ON_SM_75_SM_80 0xc
#define ON_SM_80 0x8
#define ON_SM_80_SM_86_SM_89 0x38
#define ON_SM_86_SM_89 0x30
#define ON_SM_86_SM_89_SM_90 0x70
#define ON_SM_90 0x40

#define FIELD_OFF lo >> 40
#define FIELD_OFF32 lo >> 32
#define FIELD_SCALE hi >> 14 & 0x3
#define FIELD_WIDE hi >> 8 & 0x1
#define FIELD_MSIZE hi >> 9 & 0x7
#define FIELD_EVICT hi >> 20 & 0x7
#define FIELD_PRIV hi >> 12 & 0x1
#define FIELD_SCOPE hi >> 13 & 0x3
#define FIELD_SORDER hi >> 15 & 0x3
#define FIELD_LORD hi >> 13 & 0xf
#define FIELD_SORD hi >> 13 & 0xf
#define FIELD_AOP hi >> 23 & 0xf
#define FIELD_ROP hi >> 23 & 0x7
#define FIELD_ATYPE3 hi >> 9 & 0x7
#define FIELD_ATYPE4 hi >> 9 & 0xf
#define FIELD_ATYPE9 hi >> 9 & 0x7
#define FIELD_RTYPE9 hi >> 9 & 0x7
#define FIELD_CTYPE3 hi >> 9 & 0x7
#define FIELD_CTYPE4 hi >> 9 & 0xf
#define FIELD_CTYPE9 hi >> 9 & 0x7
#define FIELD_FTYPE (hi >> 9 & 0xf) | ((hi >> 23 & 0x1) << 4)
#define FIELD_FOP hi >> 24 & 0x3
#define FIELD_AORDER hi >> 15 & 0x3
#define FIELD_STYPE2 hi >> 9 & 0x3
#define FIELD_SCTYPE2 hi >> 9 & 0x3
#define FIELD_CAST hi >> 23 & 0x1
#define FIELD_RAND hi >> 22 & 0x1
#define FIELD_WARPS hi >> 21 & 0x1
#define FIELD_SYNCS hi >> 20 & 0x1
#define FIELD_EXCL hi >> 22 & 0x1
#define FIELD_EXCLH hi >> 21 & 0x1
#define FIELD_BRED hi >> 10 & 0x3
#define FIELD_DEFER hi >> 16 & 0x1
#define FIELD_BID lo >> 54 & 0xf
#define FIELD_BCNT lo >> 42 & 0xfff
#define FIELD_DLE lo >> 47 & 0x1
#define FIELD_DSB lo >> 44 & 0x7
#define FIELD_DCNT lo >> 38 & 0x3f
#define FIELD_D0 lo >> 32 & 0x1
#define FIELD_D1 lo >> 33 & 0x1
#define FIELD_D2 lo >> 34 & 0x1
#define FIELD_D3 lo >> 35 & 0x1
#define FIELD_D4 lo >> 36 & 0x1
#define FIELD_BCLEAR hi >> 20 & 0x1
#define FIELD_PQUAD hi >> 20 & 0x1
#define FIELD_BFROM lo >> 24 & 0x3f
#define FIELD_BSRC lo >> 24 & 0xf
#define FIELD_PMT lo >> 32 & 0xffff
#define FIELD_SYOP hi >> 6 & 0x3
#define FIELD_SYTRY hi >> 8 & 0x1
#define FIELD_SYX hi >> 8 & 0x3
#define FIELD_SYT hi >> 20 & 0x7
#define FIELD_SYMASK hi >> 9 & 0x1
#define FIELD_SYRED hi >> 10 & 0x1
#define FIELD_SYOPT hi >> 11 & 0x1
#define FIELD_CLEVEL hi >> 14 & 0x7
#define FIELD_CCOP hi >> 23 & 0xf
#define FIELD_CCE hi >> 8 & 0x1
#define FIELD_MBSCOPE hi >> 12 & 0x7
#define FIELD_MBSEM hi >> 15 & 0x3
#define FIELD_MBIO hi >> 8 & 0x1
#define FIELD_QSPACE hi >> 9 & 0x3
#define FIELD_QSPACE9 hi >> 9 & 0x3
#define FIELD_THEAD lo >> 54 & 0x1f
#define FIELD_TINDEX lo >> 40 & 0x3fff
#define FIELD_REGSW hi >> 8 & 0x7
#define FIELD_REGS lo >> 32 & 0xff
#define FIELD_RELL (lo >> 24) | ((hi & 0x3ffff) << 40)
#define FIELD_MEET lo >> 34
#define FIELD_BB lo >> 16 & 0xf
#define FIELD_BHOW lo >> 32 & 0x3
#define FIELD_BDEPTH hi >> 21 & 0x3
#define FIELD_JHOW lo >> 32 & 0x3
#define FIELD_BRHOW lo >> 32 & 0x3
#define FIELD_BUP lo >> 24 & 0x7
#define FIELD_BUPN lo >> 27 & 0x1
#define FIELD_BUHOW lo >> 32 & 0x3
#define FIELD_NOINC hi >> 22 & 0x1
#define FIELD_NODEC hi >> 22 & 0x1
#define FIELD_KEEP hi >> 20 & 0x1
#define FIELD_PREEMPT hi >> 21 & 0x1
#define FIELD_ATEX hi >> 22 & 0x1
#define FIELD_BPKIND hi >> 20 & 0x7
#define FIELD_BPNUM lo >> 34 & 0x7
#define FIELD_CDF hi >> 11 & 0x3
#define FIELD_CSF hi >> 20 & 0x3
#define FIELD_CDFF hi >> 11 & 0x3
#define FIELD_CDI (hi >> 8 & 0x1) | ((hi >> 11 & 0x3) << 1)
#define FIELD_CSI (hi >> 10 & 0x1) | ((hi >> 20 & 0x3) << 1)
#define FIELD_CSFT hi >> 20 & 0x3
#define FIELD_CINT hi >> 14 & 0x3
#define FIELD_NTZ hi >> 13 & 0x1
#define FIELD_CHALF lo >> 60 & 0x3
#define FIELD_CBYTE lo >> 60 & 0x3
#define FIELD_CNAR hi >> 12 & 0x3
#define FIELD_CPAK hi >> 12 & 0x7
#define FIELD_CRELU hi >> 11 & 0x1
#define FIELD_CBF hi >> 12 & 0x1
#define FIELD_CSATF hi >> 13 & 0x1
#define FIELD_CRND2 hi >> 15 & 0x3
#define FIELD_CIPR hi >> 14 & 0x3
#define FIELD_CIPN hi >> 10 & 0x1
#define FIELD_CIPT hi >> 12 & 0x3
#define FIELD_CIPH hi >> 8 & 0x1
#define FIELD_CFRND hi >> 14 & 0x3
#define FIELD_CFS hi >> 10 & 0x1
#define FIELD_CPSX hi >> 10 & 0x3
#define FIELD_CPSH hi >> 10 & 0x3
#define FIELD_DIMM lo >> 32
#define FIELD_DCMP hi >> 12 & 0xf
#define FIELD_GP lo >> 12 & 0x7
#define FIELD_GUP lo >> 12 & 0x7
#define FIELD_Rd lo >> 16 & 0xff
#define FIELD_Ra lo >> 24 & 0xff
#define FIELD_Rb lo >> 32 & 0xff
#define FIELD_Rc hi & 0xff
#define FIELD_Ud lo >> 16 & 0x3f
#define FIELD_Ua lo >> 24 & 0x3f
#define FIELD_Ub lo >> 32 & 0x3f
#define FIELD_Uc hi & 0x3f
#define FIELD_IMM lo >> 32
#define FIELD_UIMM lo >> 32
#define FIELD_COFF lo >> 40 & 0x3fff
#define FIELD_CBANK lo >> 54 & 0x1f
#define FIELD_NA hi >> 8 & 0x1
#define FIELD_NB lo >> 63
#define FIELD_NC hi >> 11 & 0x1
#define FIELD_IA hi >> 8 & 0x1
#define FIELD_IB lo >> 63
#define FIELD_IC hi >> 11 & 0x1
#define FIELD_US hi >> 9 & 0x1
#define FIELD_P0 hi >> 17 & 0x7
#define FIELD_P1 hi >> 20 & 0x7
#define FIELD_Q0 hi >> 23 & 0x7
#define FIELD_Q0N hi >> 26 & 0x1
#define FIELD_Q1 hi >> 13 & 0x7
#define FIELD_Q1N hi >> 16 & 0x1
#define FIELD_Q2 hi >> 4 & 0x7
#define FIELD_Q2N hi >> 7 & 0x1
#define FIELD_RA hi >> 58 & 0x1
#define FIELD_RB hi >> 59 & 0x1
#define FIELD_RC hi >> 60 & 0x1
#define FIELD_STALL hi >> 41 & 0xf
#define FIELD_NOY hi >> 45 & 0x1
#define FIELD_WBAR hi >> 46 & 0x7
#define FIELD_RBAR hi >> 49 & 0x7
#define FIELD_W1 hi >> 52 & 0x1
#define FIELD_W2 hi >> 53 & 0x1
#define FIELD_W3 hi >> 54 & 0x1
#define FIELD_W4 hi >> 55 & 0x1
#define FIELD_W5 hi >> 56 & 0x1
#define FIELD_W6 hi >> 57 & 0x1
#define FIELD_FIMM lo >> 32
#define FIELD_FMODE (hi >> 12 & 0x1) | ((hi >> 16 & 0x1) << 1)
#define FIELD_FTZ hi >> 16 & 0x1
#define FIELD_FRND hi >> 14 & 0x3
#define FIELD_FSAT hi >> 13 & 0x1
#define FIELD_FSCALE hi >> 20 & 0x7
#define FIELD_FCMP hi >> 12 & 0xf
#define FIELD_FNAN hi >> 17 & 0x1
#define FIELD_FXORS hi >> 18 & 0x1
#define FIELD_MUF hi >> 10 & 0xf
#define FIELD_MUH hi >> 9 & 0x1
#define FIELD_MUT hi >> 8 & 0x3
#define FIELD_SWA lo >> 32 & 0x3
#define FIELD_SWB lo >> 34 & 0x3
#define FIELD_SWC lo >> 36 & 0x3
#define FIELD_SWD lo >> 38 & 0x3
#define FIELD_NDV hi >> 13 & 0x1
#define FIELD_AOFF lo >> 40 & 0x3ff
#define FIELD_AO hi >> 15 & 0x1
#define FIELD_IOFF hi & 0xff
#define FIELD_IFROM lo >> 32
#define FIELD_AMODE hi >> 14 & 0x3
#define FIELD_AWHERE hi >> 12 & 0x3
#define FIELD_OUTK hi >> 14 & 0x3
#define FIELD_OUTN lo >> 32 & 0xff
#define FIELD_ISOFF lo >> 40 & 0xffff
#define FIELD_HIH lo >> 48
#define FIELD_HIL lo >> 32 & 0xffff
#define FIELD_BIH lo >> 48
#define FIELD_BIL lo >> 32 & 0xffff
#define FIELD_HSA hi >> 10 & 0x3
#define FIELD_HXA hi >> 10 & 0x3
#define FIELD_HSB lo >> 60 & 0x3
#define FIELD_HXB lo >> 60 & 0x3
#define FIELD_HNB (lo >> 60 & 0x3) | ((hi >> 22 & 0x1) << 2)
#define FIELD_HSC hi >> 17 & 0x3
#define FIELD_HXC hi >> 17 & 0x3
#define FIELD_HNC hi >> 20 & 0x1
#define FIELD_HF32 hi >> 14 & 0x1
#define FIELD_HTY (hi >> 14 & 0x1) | ((hi >> 21 & 0x1) << 1)
#define FIELD_HXTY (hi >> 14 & 0x1) | ((hi >> 21 & 0x1) << 1)
#define FIELD_HBOP hi >> 5 & 0x3
#define FIELD_HBF1 hi >> 7 & 0x1
#define FIELD_HAND hi >> 7 & 0x1
#define FIELD_HSTY hi & 0x3
#define FIELD_LUT hi >> 8 & 0xff
#define FIELD_PAND hi >> 16 & 0x1
#define FIELD_SHT hi >> 9 & 0x3
#define FIELD_SHW hi >> 11 & 0x1
#define FIELD_SHD hi >> 12 & 0x1
#define FIELD_SHHI hi >> 16 & 0x1
#define FIELD_PMODE hi >> 8 & 0x7
#define FIELD_LEAN hi >> 11 & 0x1f
#define FIELD_SGU hi >> 9 & 0x1
#define FIELD_WRAP hi >> 11 & 0x1
#define FIELD_FLSH hi >> 10 & 0x1
#define FIELD_MMU hi >> 9 & 0x1
#define FIELD_CMP hi >> 12 & 0x7
#define FIELD_CMPU hi >> 9 & 0x1
#define FIELD_BOP hi >> 10 & 0x3
#define FIELD_MSK hi >> 8 & 0xf
#define FIELD_LSIZE hi >> 9 & 0x7
#define FIELD_CSIZE hi >> 9 & 0x7
#define FIELD_SSIZE hi >> 9 & 0x7
#define FIELD_GSIZE hi >> 9 & 0x7
#define FIELD_LORDER hi >> 15 & 0x3
#define FIELD_GORD hi >> 13 & 0xf
#define FIELD_LTC hi >> 4 & 0x3
#define FIELD_GLTC hi >> 7 & 0x3
#define FIELD_NP hi & 0x7
#define FIELD_NPN hi >> 3 & 0x1
#define FIELD_SU hi >> 12 & 0x1
#define FIELD_CO16 lo >> 38 & 0xffff
#define FIELD_UCOFF lo >> 38 & 0xffff
#define FIELD_CMODE hi >> 14 & 0x3
#define FIELD_ULOFF (lo >> 38) | ((hi & 0x3f) << 26)
#define FIELD_UQP hi >> 23 & 0x7
#define FIELD_UQN hi >> 26 & 0x1
#define FIELD_MCOUNT hi >> 8 & 0x3
#define FIELD_MKIND hi >> 14 & 0x3
#define FIELD_SOFF lo >> 44
#define FIELD_GOFF lo >> 32 & 0xfff
#define FIELD_BYPASS hi >> 17 & 0x1
#define FIELD_ZFILL hi >> 18 & 0x1
#define FIELD_SREG hi >> 8 & 0xff
#define FIELD_SWIDE hi >> 16 & 0x1
#define FIELD_SDIM lo >> 61
#define FIELD_SBAD lo >> 59 & 0x3
#define FIELD_SBA hi >> 8 & 0x1
#define FIELD_SMASK hi >> 8 & 0xf
#define FIELD_STYPE hi >> 9 & 0x7
#define FIELD_SCTYPE hi >> 9 & 0x7
#define FIELD_MROWA hi >> 9 & 0x1
#define FIELD_MROWB hi >> 10 & 0x1
#define FIELD_MSTEP hi >> 15 & 0x3
#define FIELD_MSAT1 hi >> 13 & 0x1
#define FIELD_MSAT hi >> 18 & 0x1
#define FIELD_MV4 hi >> 11 & 0x1
#define FIELD_MVD hi >> 12 & 0x1
#define FIELD_MVT (hi >> 12 & 0x1) | ((hi >> 14 & 0x1) << 1)
#define FIELD_MSHAPE (hi >> 11 & 0x1) | ((hi >> 14 & 0x1) << 1)
#define FIELD_MFMT hi >> 18 & 0x3
#define FIELD_MUP hi >> 23 & 0x7
#define FIELD_MUPC hi >> 23 & 0x7
#define FIELD_MISHAPE (hi >> 11 & 0x1) | ((hi >> 21 & 0x3) << 1)
#define FIELD_MIA (hi >> 12 & 0x1) | ((hi >> 19 & 0x1) << 1)
#define FIELD_MIB (hi >> 14 & 0x1) | ((hi >> 20 & 0x1) << 1)
#define FIELD_MBSHAPE hi >> 11 & 0x3
#define FIELD_MMSIZE hi >> 11 & 0x7
#define FIELD_MMKIND hi >> 14 & 0x3
#define FIELD_TBANK lo >> 54 & 0x1f
#define FIELD_TWORD lo >> 40 & 0x3fff
#define FIELD_TSAM lo >> 40 & 0x3f
#define FIELD_THDR lo >> 46 & 0xff
#define FIELD_TUR lo >> 40 & 0x3f
#define FIELD_TB lo >> 59 & 0x1
#define FIELD_TSCR lo >> 60 & 0x1
#define FIELD_TF16 hi >> 15 & 0x3
#define FIELD_TDIM lo >> 61
#define FIELD_TDIML lo >> 61
#define FIELD_TDIM4 lo >> 61
#define FIELD_TDIMF lo >> 61
#define FIELD_TLOD hi >> 23 & 0x7
#define FIELD_TLODL hi >> 23 & 0x7
#define FIELD_TCOMP hi >> 23 & 0x3
#define FIELD_TAOFFI hi >> 12 & 0x1
#define FIELD_TOFF4 hi >> 12 & 0x3
#define FIELD_TNDV hi >> 13 & 0x1
#define FIELD_TCL hi >> 13 & 0x1
#define FIELD_TDC hi >> 14 & 0x1
#define FIELD_TMS hi >> 14 & 0x1
#define FIELD_TLC hi >> 23 & 0x1
#define FIELD_TNODEP hi >> 26 & 0x1
#define FIELD_TMASK hi >> 8 & 0xf
#define FIELD_TQ lo >> 62
#define FIELD_THINT hi >> 58 & 0x7
#define FIELD_UPMODE hi >> 8 & 0x1
#define FIELD_UCLN hi >> 11 & 0x1f
#define FIELD_VU32 hi >> 9 & 0x1
#define FIELD_VU8 hi >> 9 & 0x1
#define FIELD_VACC hi >> 11 & 0x1
#define FIELD_DPA hi >> 9 & 0x1
#define FIELD_DPB hi >> 10 & 0x1
#define FIELD_DPA2 hi >> 9 & 0x1
#define FIELD_DPHI hi >> 13 & 0x1
#define FIELD_VMODE hi >> 8 & 0x3
#define FIELD_MU64 hi >> 9 & 0x1
#define FIELD_SMODE lo >> 58 & 0x3
#define FIELD_SLANE lo >> 53 & 0x1f
#define FIELD_SCLAMP lo >> 40 & 0x1fff
#define FIELD_RDXOP hi >> 14 & 0x7
#define FIELD_RDXS hi >> 9 & 0x1
#define FIELD_PRPART hi >> 12 & 0x3
#define FIELD_LUT2 lo >> 16 & 0xff
#define FIELD_LUT1 (hi & 0x7) | ((hi >> 8 & 0x1f) << 3)
#define FIELD_UP2 hi >> 4 & 0x7
#define FIELD_ROR hi >> 20 & 0x1
#define FIELD_V0 hi >> 23 & 0x7
#define FIELD_V1 hi >> 13 & 0x7
#define FIELD_V2 hi >> 4 & 0x7
#define FIELD_U0 hi >> 17 & 0x7
#define FIELD_U1 hi >> 20 & 0x7
#define FIELD_LONG_number (lo >> 34) | ((hi & 0x1ffff) << 30)
#define FIELD_LONGH_number (lo >> 16 & 0xff) | ((lo >> 34) << 8) | ((hi & 0x1ffff) << 38)
#define FIELD_FARH_near (lo >> 16 & 0xff) | ((lo >> 34) << 8) | ((hi & 0x3ffff) << 38)
#define FIELD_FAR_near (lo >> 34) | ((hi & 0x3ffff) << 30)
#define FIELD_LONG_place (lo >> 34) | ((hi & 0x1ffff) << 30)
#define FIELD_LONGH_place (lo >> 16 & 0xff) | ((lo >> 34) << 8) | ((hi & 0x1ffff) << 38)
#define FIELD_FAR_distance (lo >> 34) | ((hi & 0x3ffff) << 30)
#define FIELD_FARH_distance (lo >> 16 & 0xff) | ((lo >> 34) << 8) | ((hi & 0x3ffff) << 38)

OPERAND(are);
OPERAND(guard);
OPERAND(stalls);
OPERAND(sets);
OPERAND(frees);
OPERAND(ctl);
OPERAND(format_flow);
OPERAND(at);
OPERAND(marks);
OPERAND(format_flow_of_atom_a);
OPERAND(wu);
OPERAND(ag);
OPERAND(desc);
OPERAND(marks_of_atom_h);
OPERAND(format_flow_of_atom_h);
OPERAND(ag_of_atom_hd);
OPERAND(desc_of_atom_hd);
OPERAND(n_ftype);
OPERAND(casop);
OPERAND(n_ctype3);
OPERAND(n_ctype4);
OPERAND(n_ctype9);
OPERAND(at_of_red_tu);
OPERAND(wu_of_red_d);
OPERAND(ag_of_red_d);
OPERAND(ag_of_redg_hd);
OPERAND(ars);
OPERAND(als);
OPERAND(marks_of_atoms_tu);
OPERAND(format_flow_of_atoms_tu);
OPERAND(n_sctype2);
OPERAND(px);
OPERAND(marks_of_bssy);
OPERAND(format_flow_of_bssy);
OPERAND(mb);
OPERAND(mlr);
OPERAND(syn);
OPERAND(nap);
OPERAND(syn_of_nanosleep_c);
OPERAND(exclusive);
OPERAND(mi);
OPERAND(baro);
OPERAND(bara);
OPERAND(po);
OPERAND(dlist);
OPERAND(ml);
OPERAND(al);
OPERAND(syat);
OPERAND(uguard);
OPERAND(format_uflow);
OPERAND(au);
OPERAND(ar32);
OPERAND(al_of_cctl_u);
OPERAND(qsp);
OPERAND(at_of_qspc_tu);
OPERAND(qsp_of_qspc_u);
OPERAND(au_of_qspc_u);
OPERAND(upo);
OPERAND(to);
OPERAND(to_of_bra_u);
OPERAND(place);
OPERAND(cb);
OPERAND(place_of_jmp_u);
OPERAND(by);
OPERAND(by_of_brxu_brxu);
OPERAND(to_of_call_ur);
OPERAND(bpn);
OPERAND(cb_of_f2f_n);
OPERAND(cs32);
OPERAND(c77);
OPERAND(cs16);
OPERAND(cs64);
OPERAND(c86);
OPERAND(ci8);
OPERAND(ci16);
OPERAND(sb);
OPERAND(sb_of_i2i);
OPERAND(cpack);
OPERAND(cx);
OPERAND(cpack_of_f2fp_rs);
OPERAND(cxt);
OPERAND(cips);
OPERAND(cipc);
OPERAND(da);
OPERAND(dc);
OPERAND(dt);
OPERAND(dcb);
OPERAND(dl);
OPERAND(fl);
OPERAND(ft);
OPERAND(fmmod);
OPERAND(fb);
OPERAND(fmut);
OPERAND(fb_of_mufu_r);
OPERAND(fmus);
OPERAND(fmuhalf);
OPERAND(arb);
OPERAND(arc);
OPERAND(ipaplace);
OPERAND(isb);
OPERAND(isb_of_isbewr);
OPERAND(htadd);
OPERAND(hswa);
OPERAND(ha);
OPERAND(hswb);
OPERAND(hl);
OPERAND(htmul);
OPERAND(hb);
OPERAND(htfma);
OPERAND(hswm);
OPERAND(hmb);
OPERAND(hswc);
OPERAND(hc);
OPERAND(hcb);
OPERAND(hmt);
OPERAND(htrel);
OPERAND(hswa_of_hfma2_rb);
OPERAND(ha_of_hfma2_rb);
OPERAND(hswm_of_hfma2_rb);
OPERAND(hmb_of_hfma2_rb);
OPERAND(hswc_of_hfma2_rb);
OPERAND(hc_of_hfma2_rb);
OPERAND(hcb_of_hfma2_rc);
OPERAND(hmt_of_hfma2_rc);
OPERAND(htmma);
OPERAND(hwb);
OPERAND(hwc);
OPERAND(hwcb);
OPERAND(hwt);
OPERAND(hst);
OPERAND(hsl);
OPERAND(hmt2);
OPERAND(hswb_of_hmnmx2);
OPERAND(hnm);
OPERAND(co);
OPERAND(sbx);
OPERAND(sbx_of_iadd3_x);
OPERAND(sbcu);
OPERAND(cbn);
OPERAND(sb_of_imad_bx);
OPERAND(sci);
OPERAND(widec);
OPERAND(widecx);
OPERAND(sb_of_imad_hi_b);
OPERAND(widec_of_imad_hi_c);
OPERAND(widecx_of_imad_hi_cx);
OPERAND(scu);
OPERAND(sb_of_isetp_o);
OPERAND(qold);
OPERAND(sbx_of_lea_lo);
OPERAND(sbx_of_lea_x);
OPERAND(mmask);
OPERAND(lmod70);
OPERAND(lmod75);
OPERAND(npred);
OPERAND(ag_of_ldg_d);
OPERAND(desc_of_ldg_d);
OPERAND(smod70);
OPERAND(ag_of_stg_d);
OPERAND(desc_of_stg_d);
OPERAND(alocal);
OPERAND(descl);
OPERAND(alocal_of_stl_d);
OPERAND(descl_of_stl_d);
OPERAND(als_of_lds_tu);
OPERAND(cindex);
OPERAND(cxindex);
OPERAND(uindex);
OPERAND(saddr);
OPERAND(gaddr);
OPERAND(saddru);
OPERAND(gaddru);
OPERAND(special);
OPERAND(show);
OPERAND(surf);
OPERAND(surfr);
OPERAND(n_smask);
OPERAND(shows);
OPERAND(showa);
OPERAND(surf2);
OPERAND(surfr_of_sured_dr);
OPERAND(n_sctype);
OPERAND(surf_of_suquery_c);
OPERAND(surfr_of_suquery_r);
OPERAND(mupred);
OPERAND(mupred_of_imma);
OPERAND(tbx);
OPERAND(tbound);
OPERAND(tm);
OPERAND(thints);
OPERAND(tbound3);
OPERAND(tbound1);
OPERAND(tbx_of_footprint_c);
OPERAND(fbound);
OPERAND(tbound1_of_footprint_r);
OPERAND(ucarry);
OPERAND(ubx);
OPERAND(ubx_of_uiadd3_x);
OPERAND(ub);
OPERAND(uold);
OPERAND(ubx_of_ulea_lo);
OPERAND(ubx_of_ulea_x);
OPERAND(ub_of_ulop3);
OPERAND(ux);
OPERAND(uclb);
OPERAND(r2up0);
OPERAND(special_of_s2ur);
OPERAND(scx);
OPERAND(dpb_);
OPERAND(dpc);
OPERAND(rdo);
OPERAND(udo);
OPERAND(shb);
OPERAND(shc);
OPERAND(prb);
OPERAND(qm);
OPERAND(signb);

TAKE(atom_v);
TAKE(atom_t);
TAKE(atom_tu);
TAKE(atom_a);
TAKE(atom_d);
TAKE(atom_h);
TAKE(atom_hd);
TAKE(atom_f);
TAKE(atom_fd);
TAKE(atom_cv);
TAKE(atom_ct);
TAKE(atom_ca);
TAKE(atom_ch);
TAKE(atomg_cv);
TAKE(atomg_ct);
TAKE(atomg_ca);
TAKE(atomg_ch);
TAKE(red_v);
TAKE(red_t);
TAKE(red_tu);
TAKE(red_a);
TAKE(red_d);
TAKE(redg_h);
TAKE(redg_hd);
TAKE(redg_f);
TAKE(redg_fd);
TAKE(atoms_v);
TAKE(atoms_t);
TAKE(atoms_a);
TAKE(atoms_tu);
TAKE(atoms_h);
TAKE(atoms_hu);
TAKE(atoms_cv);
TAKE(atoms_ct);
TAKE(atoms_ch);
TAKE(atoms_p);
TAKE(atoms_po);
TAKE(atoms_hp);
TAKE(atoms_hpo);
TAKE(bssy);
TAKE(bsync);
TAKE(bmov_r);
TAKE(bmov_b);
TAKE(bmov_l);
TAKE(bmov_rb);
TAKE(bmov_ru);
TAKE(bmov_bb);
TAKE(yield);
TAKE(nanosleep_n);
TAKE(nanosleep_c);
TAKE(warpsync_r);
TAKE(warpsync_m);
TAKE(warpsync_h);
TAKE(warpsync_a);
TAKE(warpsync_collective_h);
TAKE(warpsync_collective_a);
TAKE(endcollective);
TAKE(bar_sync);
TAKE(bar_arv);
TAKE(bar_red);
TAKE(bar_all);
TAKE(b2r_r);
TAKE(b2r_b);
TAKE(r2b);
TAKE(depbar_le);
TAKE(depbar_n);
TAKE(depbar_u);
TAKE(pmtrig);
TAKE(rpcmov_r);
TAKE(rpcmov_g);
TAKE(rpcmov_l);
TAKE(ctaid_s);
TAKE(syncs_arr);
TAKE(syncs_chk);
TAKE(syncs_x);
TAKE(syncs_ld);
TAKE(syncs_cas);
TAKE(syncs_cctl);
TAKE(arrives);
TAKE(stas);
TAKE(ublkcp);
TAKE(ublkpf);
TAKE(utmaldg_s);
TAKE(utmacctl);
TAKE(cctl_v);
TAKE(cctl_t);
TAKE(cctl_u);
TAKE(cctl_va);
TAKE(cctl_ta);
TAKE(cctl_a);
TAKE(cctll_v);
TAKE(cctll_t);
TAKE(cctll_u);
TAKE(cctlt_all);
TAKE(cctlt_r);
TAKE(cctlt_c);
TAKE(cctlt_u);
TAKE(membar_v);
TAKE(membar_a);
TAKE(membar_h);
TAKE(errbar_v);
TAKE(errbar_a);
TAKE(qspc_v);
TAKE(qspc_t);
TAKE(qspc_tu);
TAKE(qspc_u);
TAKE(warpgroupset);
TAKE(usetmaxreg_u);
TAKE(usetmaxreg_i);
TAKE(usetshmsz_i);
TAKE(ulepc_n);
TAKE(ulepc_t);
TAKE(nop);
TAKE(exit);
TAKE(bra_b);
TAKE(bra_u);
TAKE(bra_div);
TAKE(jmp_b);
TAKE(jmp_c);
TAKE(jmp_u);
TAKE(jmp_uc);
TAKE(brx);
TAKE(brxu_brxu);
TAKE(call_at);
TAKE(call_c);
TAKE(call_r);
TAKE(call_rel);
TAKE(call_rr);
TAKE(call_ur);
TAKE(ret_rel);
TAKE(ret_abs);
TAKE(ret_ur_rel);
TAKE(ret_ur_abs);
TAKE(lepc_t);
TAKE(bpt);
TAKE(f2f_n);
TAKE(f2f_w);
TAKE(f2f_nd);
TAKE(f2i_h);
TAKE(f2i_s);
TAKE(f2i_d);
TAKE(i2f_b);
TAKE(i2f_h);
TAKE(i2f_w);
TAKE(frnd_h);
TAKE(frnd_s);
TAKE(frnd_d);
TAKE(i2i);
TAKE(f2fp_p);
TAKE(f2fp_rs);
TAKE(f2fp_m);
TAKE(f2fp_mc);
TAKE(f2ip_b);
TAKE(f2ip_c);
TAKE(i2fp);
TAKE(i2ip_b);
TAKE(i2ip_n);
TAKE(dadd_r);
TAKE(dadd_c);
TAKE(dmul);
TAKE(dfma_b);
TAKE(dfma_c);
TAKE(dsetp);
TAKE(fadd);
TAKE(fmul);
TAKE(ffma_b);
TAKE(ffma_c);
TAKE(fmnmx_n);
TAKE(fmnmx_isa);
TAKE(fsel);
TAKE(fset);
TAKE(fsetp);
TAKE(fchk);
TAKE(fswzadd);
TAKE(mufu_r);
TAKE(mufu_s);
TAKE(mufu_d);
TAKE(mufu_h);
TAKE(al2p);
TAKE(ald_a);
TAKE(ald_r);
TAKE(ald_u);
TAKE(ast_a);
TAKE(ast_r);
TAKE(ast_u);
TAKE(ipa_a);
TAKE(ipa_u);
TAKE(out_f);
TAKE(out_r);
TAKE(out_i);
TAKE(out_u);
TAKE(isberd);
TAKE(isbewr);
TAKE(pixld);
TAKE(ldtram);
TAKE(hadd2);
TAKE(hmul2);
TAKE(hfma2_b);
TAKE(hfma2_c);
TAKE(hfma2_rb);
TAKE(hfma2_rc);
TAKE(hfma2_mma_b);
TAKE(hfma2_mma_c);
TAKE(hfma2_mma_rb);
TAKE(hfma2_mma_rc);
TAKE(hset2);
TAKE(hsetp2);
TAKE(hmnmx2);
TAKE(iadd3_n);
TAKE(iadd3_x);
TAKE(imad_r);
TAKE(imad_i);
TAKE(imad_b);
TAKE(imad_ri);
TAKE(imad_rc);
TAKE(imad_ru);
TAKE(imad_bx);
TAKE(imad_cx);
TAKE(imad_wide_b);
TAKE(imad_wide_c);
TAKE(imad_wide_bx);
TAKE(imad_wide_cx);
TAKE(imad_hi_b);
TAKE(imad_hi_c);
TAKE(imad_hi_bx);
TAKE(imad_hi_cx);
TAKE(lop3);
TAKE(shf_b);
TAKE(shf_c);
TAKE(prmt_b);
TAKE(prmt_c);
TAKE(sel);
TAKE(isetp_n);
TAKE(isetp_x);
TAKE(isetp_o);
TAKE(lea_lo);
TAKE(lea_x);
TAKE(lea_hi);
TAKE(lea_hx);
TAKE(lea_ih);
TAKE(lea_ix);
TAKE(popc);
TAKE(brev);
TAKE(flo);
TAKE(iabs);
TAKE(sgxt);
TAKE(bmsk);
TAKE(mov);
TAKE(imnmx);
TAKE(ldg_v);
TAKE(ldg_vz);
TAKE(ldg_t);
TAKE(ldg_tz);
TAKE(ldg_tu);
TAKE(ldg_tuz);
TAKE(ldg_a);
TAKE(ldg_d);
TAKE(ld_v);
TAKE(ld_vz);
TAKE(ld_t);
TAKE(ld_tz);
TAKE(ld_tu);
TAKE(ld_a);
TAKE(ld_d);
TAKE(stg_v);
TAKE(stg_t);
TAKE(stg_tu);
TAKE(stg_a);
TAKE(stg_d);
TAKE(st_v);
TAKE(st_t);
TAKE(st_a);
TAKE(ldl_v);
TAKE(ldl_t);
TAKE(ldl_tu);
TAKE(ldl_d);
TAKE(stl_v);
TAKE(stl_t);
TAKE(stl_tu);
TAKE(stl_d);
TAKE(lds_v);
TAKE(lds_vz);
TAKE(lds_t);
TAKE(lds_tz);
TAKE(lds_tu);
TAKE(lds_tuz);
TAKE(lds_a);
TAKE(lds_au);
TAKE(sts_v);
TAKE(sts_t);
TAKE(sts_tu);
TAKE(ldc_v);
TAKE(ldc_t);
TAKE(ldc_x);
TAKE(uldc_c);
TAKE(uldc_i);
TAKE(uldc_io);
TAKE(uldc_m);
TAKE(ldsm_r);
TAKE(ldsm_u);
TAKE(stsm);
TAKE(ldgsts_r);
TAKE(ldgsts_u);
TAKE(ldgsts_us);
TAKE(s2r);
TAKE(cs2r);
TAKE(suld_d);
TAKE(suld_dr);
TAKE(suld_p);
TAKE(suld_pr);
TAKE(sust_d);
TAKE(sust_dr);
TAKE(sust_p);
TAKE(sust_pr);
TAKE(sured_d);
TAKE(sured_dr);
TAKE(suatom_d);
TAKE(suatom_dr);
TAKE(suatom_c);
TAKE(suatom_cr);
TAKE(suquery_c);
TAKE(suquery_r);
TAKE(hmma_884);
TAKE(hmma_t);
TAKE(hmma_a);
TAKE(imma);
TAKE(bmma);
TAKE(dmma_a);
TAKE(dmma_h);
TAKE(movm);
TAKE(hgmma_hgmma_r);
TAKE(hgmma_hgmma_d);
TAKE(tex_c);
TAKE(tex_i);
TAKE(tex_r);
TAKE(tld_c);
TAKE(tld_i);
TAKE(tld_r);
TAKE(tld4_c);
TAKE(tld4_i);
TAKE(tld4_r);
TAKE(txd_c);
TAKE(txd_i);
TAKE(txd_r);
TAKE(tmml_c);
TAKE(tmml_i);
TAKE(tmml_r);
TAKE(txq_c);
TAKE(txq_i);
TAKE(txq_r);
TAKE(footprint_c);
TAKE(footprint_r);
TAKE(uiadd3_n);
TAKE(uiadd3_x);
TAKE(uiadd3_64);
TAKE(uimad_b);
TAKE(uimad_c);
TAKE(uimad_bx);
TAKE(uimad_cx);
TAKE(uimad_wide_b);
TAKE(uimad_wide_bx);
TAKE(uisetp_n);
TAKE(uisetp_o);
TAKE(uisetp_x);
TAKE(ulea_lo);
TAKE(ulea_x);
TAKE(ulea_hi);
TAKE(ulea_hx);
TAKE(ulea_ih);
TAKE(ulea_ix);
TAKE(ulop3);
TAKE(ushf_b);
TAKE(ushf_c);
TAKE(uprmt);
TAKE(usel);
TAKE(umov);
TAKE(upopc);
TAKE(uflo);
TAKE(ubrev);
TAKE(usgxt);
TAKE(ubmsk);
TAKE(uplop3);
TAKE(uplop3_sign_one);
TAKE(uplop3_sign_two);
TAKE(uplop3_sign_all);
TAKE(uclea);
TAKE(up2ur);
TAKE(ur2up);
TAKE(uf2fp);
TAKE(r2ur_o);
TAKE(r2ur_h);
TAKE(s2ur);
TAKE(vabsdiff_b);
TAKE(vabsdiff_c);
TAKE(vabsdiff4_b);
TAKE(vabsdiff4_c);
TAKE(idp_a4);
TAKE(idp_a2);
TAKE(vote);
TAKE(voteu);
TAKE(match_any);
TAKE(match_all);
TAKE(shfl);
TAKE(redux);
TAKE(elect);
TAKE(p2r);
TAKE(r2p);
TAKE(plop3);
TAKE(plop3_sign_one);
TAKE(plop3_sign_two);
TAKE(plop3_sign_all);

#endif
