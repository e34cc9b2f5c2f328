/* Generated from the description maxwell by gen/emit/decode. Do not edit. */
#ifndef MAXWELL_DECODE_H
#define MAXWELL_DECODE_H

#include <isadora/maxwell.h>

#define PART(name) maxwell_##name
#include "base/decode_wide.h"

/* Sets of configurations, bit 0 the first one. */
#define ON_NOT_SM_50 0x3e
#define ON_SM_50_SM_52_SM_53 0x7
#define ON_SM_52_SM_53 0x6
#define ON_SM_60_SM_61_SM_62 0x38
#define ON_SM_61_SM_62 0x30

#define FIELD_AOP lo >> 52 & 0xf
#define FIELD_ASOP lo >> 52 & 0xf
#define FIELD_AROP lo >> 23 & 0x7
#define FIELD_ATYPE lo >> 49 & 0x7
#define FIELD_ARTYPE lo >> 20 & 0x7
#define FIELD_ASTYPE lo >> 28 & 0x3
#define FIELD_AE lo >> 48 & 0x1
#define FIELD_AOFF lo >> 28 & 0xfffff
#define FIELD_UAOFF lo >> 28 & 0xfffff
#define FIELD_ASOFF lo >> 30 & 0x3fffff
#define FIELD_UASOFF lo >> 30 & 0x3fffff
#define FIELD_AOFF13 lo >> 28 & 0x1fff
#define FIELD_UAOFF13 lo >> 28 & 0x1fff
#define FIELD_CASW lo >> 49 & 0x1
#define FIELD_CASWS lo >> 52 & 0x1
#define FIELD_CASK lo >> 53 & 0x3
#define FIELD_AOPP lo >> 44 & 0xf
#define FIELD_CASN lo >> 20 & 0xff
#define FIELD_CCOP lo & 0xf
#define FIELD_CCOPQ lo & 0xf
#define FIELD_CCLEVEL lo >> 4 & 0x7
#define FIELD_CCE lo >> 52 & 0x1
#define FIELD_CCOFF lo >> 22 & 0x3fffffff
#define FIELD_UCCOFF lo >> 22 & 0x3fffffff
#define FIELD_CCLOFF lo >> 22 & 0x3fffff
#define FIELD_UCCLOFF lo >> 22 & 0x3fffff
#define FIELD_CTH lo >> 36 & 0x1fff
#define FIELD_XC lo >> 43 & 0x1
#define FIELD_LMT lo >> 6 & 0x1
#define FIELD_UNI lo >> 7 & 0x1
#define FIELD_KEEP lo >> 5 & 0x1
#define FIELD_NOINC lo >> 6 & 0x1
#define FIELD_BFAR lo >> 20 & 0xffffffff
#define FIELD_BXFAR lo >> 20 & 0xffffffff
#define FIELD_BXNEAR lo >> 20 & 0xffffff
#define FIELD_BXOFF lo >> 20 & 0xffff
#define FIELD_BXBANK lo >> 36 & 0x1f
#define FIELD_IDEN lo >> 5 & 0x1
#define FIELD_IDEMASK lo >> 20 & 0xffff
#define FIELD_RTTK lo & 0x3
#define FIELD_BPTK lo >> 6 & 0x7
#define FIELD_BPTN lo >> 20 & 0xfffff
#define FIELD_NTRIG lo >> 13 & 0x1
#define FIELD_NMASK lo >> 20 & 0xffff
#define FIELD_CDF lo >> 8 & 0x3
#define FIELD_CSF lo >> 10 & 0x3
#define FIELD_CH lo >> 41 & 0x1
#define FIELD_CRND (lo >> 39 & 0x3) | ((lo >> 42 & 0x1) << 2)
#define FIELD_CINT lo >> 39 & 0x3
#define FIELD_CDI (lo >> 8 & 0x3) | ((lo >> 12 & 0x1) << 2)
#define FIELD_CDN (lo >> 8 & 0x3) | ((lo >> 12 & 0x1) << 2)
#define FIELD_CSI (lo >> 10 & 0x3) | ((lo >> 13 & 0x1) << 2)
#define FIELD_CSN (lo >> 10 & 0x3) | ((lo >> 13 & 0x1) << 2)
#define FIELD_CBYTE lo >> 41 & 0x3
#define FIELD_CHALF lo >> 41 & 0x3
#define FIELD_DRND lo >> 50 & 0x3
#define FIELD_STALL hi & 0xf
#define FIELD_NOY hi >> 4 & 0x1
#define FIELD_WBAR hi >> 5 & 0x7
#define FIELD_RBAR hi >> 8 & 0x7
#define FIELD_W1 hi >> 11 & 0x1
#define FIELD_W2 hi >> 12 & 0x1
#define FIELD_W3 hi >> 13 & 0x1
#define FIELD_W4 hi >> 14 & 0x1
#define FIELD_W5 hi >> 15 & 0x1
#define FIELD_W6 hi >> 16 & 0x1
#define FIELD_RA hi >> 17 & 0x1
#define FIELD_RB hi >> 18 & 0x1
#define FIELD_RC hi >> 19 & 0x1
#define FIELD_GP lo >> 16 & 0x7
#define FIELD_Rd lo & 0xff
#define FIELD_Ra lo >> 8 & 0xff
#define FIELD_Rb lo >> 20 & 0xff
#define FIELD_Rc lo >> 39 & 0xff
#define FIELD_P0 lo >> 3 & 0x7
#define FIELD_P1 lo & 0x7
#define FIELD_P2 lo >> 48 & 0x7
#define FIELD_Q0 lo >> 39 & 0x7
#define FIELD_Q0N lo >> 42 & 0x1
#define FIELD_COFF lo >> 20 & 0x3fff
#define FIELD_CBANK lo >> 34 & 0x1f
#define FIELD_IMM (lo >> 20 & 0x7ffff) | ((lo >> 56 & 0x1) << 19)
#define FIELD_UIMM (lo >> 20 & 0x7ffff) | ((lo >> 56 & 0x1) << 19)
#define FIELD_FIMM (lo >> 20 & 0x7ffff) | ((lo >> 56 & 0x1) << 19)
#define FIELD_DIMM (lo >> 20 & 0x7ffff) | ((lo >> 56 & 0x1) << 19)
#define FIELD_IMM32 lo >> 20 & 0xffffffff
#define FIELD_UIMM32 lo >> 20 & 0xffffffff
#define FIELD_FIMM32 lo >> 20 & 0xffffffff
#define FIELD_MASK lo >> 39 & 0xf
#define FIELD_CCW lo >> 47 & 0x1
#define FIELD_CCWL lo >> 52 & 0x1
#define FIELD_CCT lo & 0x1f
#define FIELD_CCT8 lo >> 8 & 0x1f
#define FIELD_TO lo >> 20 & 0xffffff
#define FIELD_FRND lo >> 39 & 0x3
#define FIELD_FTZ lo >> 44 & 0x1
#define FIELD_FSAT lo >> 50 & 0x1
#define FIELD_FNA lo >> 48 & 0x1
#define FIELD_FNB lo >> 45 & 0x1
#define FIELD_FAA lo >> 46 & 0x1
#define FIELD_FAB lo >> 49 & 0x1
#define FIELD_FTZL lo >> 55 & 0x1
#define FIELD_FNAL lo >> 56 & 0x1
#define FIELD_FAAL lo >> 54 & 0x1
#define FIELD_FNBL lo >> 53 & 0x1
#define FIELD_FABL lo >> 57 & 0x1
#define FIELD_FMZ lo >> 44 & 0x3
#define FIELD_FSCALE lo >> 41 & 0x7
#define FIELD_FNM lo >> 48 & 0x1
#define FIELD_FMZH lo >> 53 & 0x3
#define FIELD_FSATL lo >> 55 & 0x1
#define FIELD_FRNDH lo >> 51 & 0x3
#define FIELD_FNC lo >> 49 & 0x1
#define FIELD_FNCL lo >> 57 & 0x1
#define FIELD_FCMP lo >> 48 & 0xf
#define FIELD_FCMPN lo >> 48 & 0xf
#define FIELD_SNA lo >> 43 & 0x1
#define FIELD_SAA lo >> 54 & 0x1
#define FIELD_SNB lo >> 53 & 0x1
#define FIELD_SAB lo >> 44 & 0x1
#define FIELD_SFTZ lo >> 55 & 0x1
#define FIELD_BFH lo >> 52 & 0x1
#define FIELD_PNB lo >> 6 & 0x1
#define FIELD_PAA lo >> 7 & 0x1
#define FIELD_PFTZ lo >> 47 & 0x1
#define FIELD_SWA lo >> 28 & 0x3
#define FIELD_SWB lo >> 30 & 0x3
#define FIELD_SWC lo >> 32 & 0x3
#define FIELD_SWD lo >> 34 & 0x3
#define FIELD_NDV lo >> 38 & 0x1
#define FIELD_MUF lo >> 20 & 0xf
#define FIELD_RROF lo >> 39 & 0x1
#define FIELD_AO lo >> 32 & 0x1
#define FIELD_ASIZE lo >> 47 & 0x3
#define FIELD_AOFF11 lo >> 20 & 0x7ff
#define FIELD_AOFF10 lo >> 20 & 0x3ff
#define FIELD_APO lo >> 44 & 0x7
#define FIELD_IPO lo >> 45 & 0x7
#define FIELD_ATX lo >> 28 & 0x3ff
#define FIELD_IMODE lo >> 54 & 0x3
#define FIELD_IWHERE lo >> 52 & 0x3
#define FIELD_ISAT lo >> 51 & 0x1
#define FIELD_ISKEW lo >> 31 & 0x1
#define FIELD_ISPACE lo >> 33 & 0x3
#define FIELD_ISIZE lo >> 47 & 0x3
#define FIELD_OUTK lo >> 39 & 0x3
#define FIELD_PXK lo >> 31 & 0x7
#define FIELD_PXOFF lo >> 20 & 0xff
#define FIELD_HMRG lo >> 49 & 0x3
#define FIELD_HFTZ lo >> 39 & 0x1
#define FIELD_HSAT lo >> 32 & 0x1
#define FIELD_HSATC lo >> 52 & 0x1
#define FIELD_HNA lo >> 43 & 0x1
#define FIELD_HAA lo >> 44 & 0x1
#define FIELD_HSA lo >> 47 & 0x3
#define FIELD_HNB lo >> 31 & 0x1
#define FIELD_HAB lo >> 30 & 0x1
#define FIELD_HSB lo >> 28 & 0x3
#define FIELD_HNCB lo >> 56 & 0x1
#define FIELD_HACB lo >> 54 & 0x1
#define FIELD_HIHI (lo >> 30 & 0x1ff) | ((lo >> 56 & 0x1) << 9)
#define FIELD_HILO lo >> 20 & 0x3ff
#define FIELD_HFTZL lo >> 55 & 0x1
#define FIELD_HSAL lo >> 53 & 0x3
#define FIELD_HHI lo >> 36 & 0xffff
#define FIELD_HLO lo >> 20 & 0xffff
#define FIELD_HFMZ lo >> 39 & 0x3
#define FIELD_HFMZL lo >> 55 & 0x3
#define FIELD_HFMZR lo >> 37 & 0x3
#define FIELD_HFMZC lo >> 57 & 0x3
#define FIELD_HNR lo >> 30 & 0x1
#define FIELD_HSR lo >> 35 & 0x3
#define FIELD_HNRC lo >> 51 & 0x1
#define FIELD_HSRC lo >> 53 & 0x3
#define FIELD_HNRD lo >> 52 & 0x1
#define FIELD_HBF lo >> 49 & 0x1
#define FIELD_HCMP lo >> 35 & 0xf
#define FIELD_HSFTZ lo >> 50 & 0x1
#define FIELD_HBFC lo >> 53 & 0x1
#define FIELD_HSFTZC lo >> 54 & 0x1
#define FIELD_HCMPC lo >> 49 & 0xf
#define FIELD_HPFTZ lo >> 6 & 0x1
#define FIELD_HAND lo >> 49 & 0x1
#define FIELD_HANDC lo >> 53 & 0x1
#define FIELD_NA lo >> 49 & 0x1
#define FIELD_NB lo >> 48 & 0x1
#define FIELD_XI lo >> 43 & 0x1
#define FIELD_SATI lo >> 50 & 0x1
#define FIELD_NAL lo >> 56 & 0x1
#define FIELD_XL lo >> 53 & 0x1
#define FIELD_SATL lo >> 54 & 0x1
#define FIELD_NA3 lo >> 51 & 0x1
#define FIELD_NB3 lo >> 50 & 0x1
#define FIELD_NC3 lo >> 49 & 0x1
#define FIELD_X3 lo >> 48 & 0x1
#define FIELD_HA3 lo >> 35 & 0x3
#define FIELD_HB3 lo >> 33 & 0x3
#define FIELD_HC3 lo >> 31 & 0x3
#define FIELD_SH3 lo >> 37 & 0x3
#define FIELD_SCALE lo >> 39 & 0x1f
#define FIELD_SCALEL lo >> 53 & 0x1f
#define FIELD_MNX lo >> 43 & 0x3
#define FIELD_UI lo >> 48 & 0x1
#define FIELD_MULHI lo >> 39 & 0x1
#define FIELD_MULS lo >> 40 & 0x3
#define FIELD_MULHIL lo >> 53 & 0x1
#define FIELD_MULSL lo >> 54 & 0x3
#define FIELD_CMP lo >> 49 & 0x7
#define FIELD_LOPF lo >> 41 & 0x3
#define FIELD_LOPX lo >> 43 & 0x1
#define FIELD_LOPT lo >> 44 & 0x3
#define FIELD_LIA lo >> 39 & 0x1
#define FIELD_LIB lo >> 40 & 0x1
#define FIELD_LOPFL lo >> 53 & 0x3
#define FIELD_LOPXL lo >> 57 & 0x1
#define FIELD_LIAL lo >> 55 & 0x1
#define FIELD_LIBL lo >> 56 & 0x1
#define FIELD_L3T lo >> 36 & 0x3
#define FIELD_L3X lo >> 38 & 0x1
#define FIELD_LUT lo >> 28 & 0xff
#define FIELD_LUTH lo >> 48 & 0xff
#define FIELD_L3XC lo >> 56 & 0x1
#define FIELD_L3XI lo >> 57 & 0x1
#define FIELD_OFF24 lo >> 20 & 0xffffff
#define FIELD_UOFF24 lo >> 20 & 0xffffff
#define FIELD_OFF32 lo >> 20 & 0xffffffff
#define FIELD_UOFF32 lo >> 20 & 0xffffffff
#define FIELD_OFF20 lo >> 20 & 0xfffff
#define FIELD_UOFF20 lo >> 20 & 0xfffff
#define FIELD_GSIZE lo >> 48 & 0x7
#define FIELD_SSIZE lo >> 48 & 0x7
#define FIELD_USIZE lo >> 48 & 0x7
#define FIELD_CSIZE lo >> 48 & 0x7
#define FIELD_LSIZE lo >> 53 & 0x7
#define FIELD_GE lo >> 45 & 0x1
#define FIELD_GCL lo >> 46 & 0x3
#define FIELD_GCS lo >> 46 & 0x3
#define FIELD_GENE lo >> 52 & 0x1
#define FIELD_GENL lo >> 56 & 0x3
#define FIELD_GENS lo >> 56 & 0x3
#define FIELD_GENP lo >> 58 & 0x7
#define FIELD_LCL lo >> 44 & 0x3
#define FIELD_LCS lo >> 44 & 0x3
#define FIELD_LMODE lo >> 44 & 0x3
#define FIELD_CINDEX lo >> 20 & 0xffff
#define FIELD_UCINDEX lo >> 20 & 0xffff
#define FIELD_LBANK lo >> 36 & 0x1f
#define FIELD_GP41 lo >> 41 & 0x7
#define FIELD_STPN lo >> 20 & 0xff
#define FIELD_STPW lo >> 31 & 0x1
#define FIELD_MSCOPE lo >> 8 & 0x3
#define FIELD_MINV lo & 0x3
#define FIELD_MASKL lo >> 12 & 0xf
#define FIELD_PMODE lo >> 48 & 0xf
#define FIELD_MADS (lo >> 48 & 0x1) | ((lo >> 53 & 0x1) << 1)
#define FIELD_MADX lo >> 49 & 0x1
#define FIELD_MADSAT lo >> 50 & 0x1
#define FIELD_MADHI lo >> 54 & 0x1
#define FIELD_MNA lo >> 52 & 0x1
#define FIELD_MNC lo >> 51 & 0x1
#define FIELD_MADSL (lo >> 54 & 0x1) | ((lo >> 57 & 0x1) << 1)
#define FIELD_MNCL lo >> 55 & 0x1
#define FIELD_XSIGN lo >> 48 & 0x3
#define FIELD_XHA lo >> 53 & 0x1
#define FIELD_XHB lo >> 35 & 0x1
#define FIELD_XHC lo >> 52 & 0x1
#define FIELD_XPSL lo >> 36 & 0x1
#define FIELD_XMRG lo >> 37 & 0x1
#define FIELD_XX lo >> 38 & 0x1
#define FIELD_XMODE lo >> 50 & 0x7
#define FIELD_XPSLC lo >> 55 & 0x1
#define FIELD_XMRGC lo >> 56 & 0x1
#define FIELD_XXC lo >> 54 & 0x1
#define FIELD_XMODEC lo >> 50 & 0x3
#define FIELD_IMM16 lo >> 20 & 0xffff
#define FIELD_SPA lo >> 49 & 0x3
#define FIELD_SPB lo >> 54 & 0x1
#define FIELD_SPC lo >> 51 & 0x3
#define FIELD_BOP lo >> 45 & 0x3
#define FIELD_BOP2 lo >> 24 & 0x3
#define FIELD_BF lo >> 44 & 0x1
#define FIELD_Q12 lo >> 12 & 0x7
#define FIELD_Q12N lo >> 15 & 0x1
#define FIELD_Q29 lo >> 29 & 0x7
#define FIELD_Q29N lo >> 32 & 0x1
#define FIELD_WHICH lo >> 40 & 0x1
#define FIELD_PBYTE lo >> 41 & 0x3
#define FIELD_SHW lo >> 39 & 0x1
#define FIELD_SHX lo >> 43 & 0x1
#define FIELD_SHRX lo >> 43 & 0x3
#define FIELD_BREV lo >> 40 & 0x1
#define FIELD_FTYPE lo >> 37 & 0x3
#define FIELD_FHI lo >> 48 & 0x3
#define FIELD_FW lo >> 50 & 0x1
#define FIELD_FIMM6 lo >> 20 & 0x3f
#define FIELD_FLSH lo >> 41 & 0x1
#define FIELD_NBI lo >> 40 & 0x1
#define FIELD_LEAX lo >> 46 & 0x1
#define FIELD_LEAN lo >> 45 & 0x1
#define FIELD_LEAS lo >> 39 & 0x1f
#define FIELD_LEHX lo >> 38 & 0x1
#define FIELD_LEHN lo >> 37 & 0x1
#define FIELD_LEHS lo >> 28 & 0x1f
#define FIELD_LECX lo >> 57 & 0x1
#define FIELD_LECN lo >> 56 & 0x1
#define FIELD_LECS lo >> 51 & 0x1f
#define FIELD_SREG lo >> 20 & 0xff
#define FIELD_VMODE lo >> 48 & 0x3
#define FIELD_VP lo >> 45 & 0x7
#define FIELD_VTG lo >> 48 & 0x3
#define FIELD_VTGN lo >> 20 & 0xfffffff
#define FIELD_SMODE lo >> 30 & 0x3
#define FIELD_SLANE lo >> 20 & 0x1f
#define FIELD_SCLAMP lo >> 34 & 0x1fff
#define FIELD_BRED lo >> 35 & 0x3
#define FIELD_BID lo >> 8 & 0xff
#define FIELD_BCNT lo >> 20 & 0xfff
#define FIELD_BRID lo >> 28 & 0xf
#define FIELD_R2BK lo >> 32 & 0x3
#define FIELD_DSB lo >> 26 & 0x7
#define FIELD_DCNT lo >> 20 & 0x3f
#define FIELD_D0 lo & 0x1
#define FIELD_D1 lo >> 1 & 0x1
#define FIELD_D2 lo >> 2 & 0x1
#define FIELD_D3 lo >> 3 & 0x1
#define FIELD_D4 lo >> 4 & 0x1
#define FIELD_SUDIM lo >> 33 & 0x7
#define FIELD_SUCLAMP lo >> 49 & 0x3
#define FIELD_SUMASK lo >> 20 & 0xf
#define FIELD_SUSIZE lo >> 20 & 0x7
#define FIELD_SUBA lo >> 23 & 0x1
#define FIELD_SULC lo >> 24 & 0x3
#define FIELD_SUSC lo >> 24 & 0x3
#define FIELD_SUPR lo >> 30 & 0x7
#define FIELD_SUROP lo >> 24 & 0x7
#define FIELD_SURTYPE lo >> 20 & 0x7
#define FIELD_SUABA lo >> 28 & 0x1
#define FIELD_SUAOP lo >> 29 & 0xf
#define FIELD_SUATYPE lo >> 51 & 0x7
#define FIELD_SUATYPER lo >> 36 & 0x7
#define FIELD_SUPA lo >> 51 & 0x7
#define FIELD_SUAPD lo >> 52 & 0x1
#define FIELD_TXF lo >> 59 & 0x1
#define FIELD_NODEP lo >> 49 & 0x1
#define FIELD_Rd2 lo >> 28 & 0xff
#define FIELD_TXH lo >> 36 & 0x1fff
#define FIELD_TXC lo >> 50 & 0x7
#define FIELD_TXC1 lo >> 50 & 0x7
#define FIELD_PHT hi >> 17 & 0x1
#define FIELD_PHP hi >> 18 & 0x1
#define FIELD_TDIM lo >> 28 & 0x7
#define FIELD_TMASK lo >> 31 & 0xf
#define FIELD_TPO lo >> 51 & 0x7
#define FIELD_TLOD lo >> 55 & 0x7
#define FIELD_TLODB lo >> 37 & 0x7
#define FIELD_TLC lo >> 58 & 0x1
#define FIELD_TLCB lo >> 40 & 0x1
#define FIELD_TLCD lo >> 50 & 0x1
#define FIELD_TDC lo >> 50 & 0x1
#define FIELD_TNDV lo >> 35 & 0x1
#define FIELD_TAO lo >> 54 & 0x1
#define FIELD_TAOB lo >> 36 & 0x1
#define FIELD_TAOL lo >> 35 & 0x1
#define FIELD_TAOS lo >> 51 & 0x1
#define FIELD_TLDL lo >> 55 & 0x1
#define FIELD_TLDC lo >> 54 & 0x1
#define FIELD_TLDM lo >> 50 & 0x1
#define FIELD_T4C lo >> 56 & 0x3
#define FIELD_T4CB lo >> 38 & 0x3
#define FIELD_T4CS lo >> 52 & 0x3
#define FIELD_T4O lo >> 54 & 0x3
#define FIELD_T4OB lo >> 36 & 0x3
#define FIELD_T4F lo >> 55 & 0x1
#define FIELD_TXQK lo >> 22 & 0x3f
#define FIELD_TXQN lo >> 23 & 0x1f
#define FIELD_VAB lo >> 36 & 0x3
#define FIELD_VAH lo >> 36 & 0x1
#define FIELD_VAS lo >> 48 & 0x1
#define FIELD_VBB lo >> 28 & 0x3
#define FIELD_VBH lo >> 28 & 0x1
#define FIELD_VBS lo >> 49 & 0x1
#define FIELD_VN16 lo >> 20 & 0xffff
#define FIELD_VUD lo >> 54 & 0x1
#define FIELD_VSD lo >> 54 & 0x1
#define FIELD_VSAT lo >> 55 & 0x1
#define FIELD_VMX lo >> 56 & 0x1
#define FIELD_VWRAP lo >> 49 & 0x1
#define FIELD_VRED lo >> 51 & 0x7
#define FIELD_VNA lo >> 57 & 0x1
#define FIELD_VNB lo >> 56 & 0x1
#define FIELD_VMNA lo >> 54 & 0x1
#define FIELD_VMNC lo >> 53 & 0x1
#define FIELD_VSHIFT lo >> 51 & 0x3
#define FIELD_VCMP lo >> 54 & 0x7
#define FIELD_VCMPP (lo >> 43 & 0x3) | ((lo >> 47 & 0x1) << 2)
#define FIELD_V4SD lo >> 38 & 0x1
#define FIELD_V4A lo >> 48 & 0x1
#define FIELD_V4B lo >> 49 & 0x1
#define FIELD_V4SAT lo >> 50 & 0x1
#define FIELD_V4RED lo >> 53 & 0x3
#define FIELD_V4M (lo >> 51 & 0x3) | ((lo >> 36 & 0x3) << 2)
#define FIELD_V4SA lo >> 32 & 0xf
#define FIELD_V4SB lo >> 28 & 0xf
#define FIELD_IDPA lo >> 49 & 0x1
#define FIELD_IDPA2 lo >> 49 & 0x1
#define FIELD_IDPB lo >> 47 & 0x1
#define FIELD_IDPH lo >> 50 & 0x1

OPERAND(akind);
OPERAND(aaddr);
OPERAND(guard);
OPERAND(open);
OPERAND(stalls);
OPERAND(sets);
OPERAND(frees);
OPERAND(ctl);
OPERAND(close);
OPERAND(format_slot);
OPERAND(aaddr13);
OPERAND(paired);
OPERAND(asaddr);
OPERAND(paired_of_atoms_cas);
OPERAND(arkind);
OPERAND(ccaddr);
OPERAND(ccladdr);
OPERAND(sb);
OPERAND(way);
OPERAND(nearx);
OPERAND(farway);
OPERAND(farx);
OPERAND(format_slot_of_cal);
OPERAND(bptno);
OPERAND(nopmask);
OPERAND(cf16);
OPERAND(cs32);
OPERAND(cs64);
OPERAND(cf64);
OPERAND(cih);
OPERAND(cib);
OPERAND(db);
OPERAND(dbn);
OPERAND(dbn_of_dfma_b);
OPERAND(db_of_dset);
OPERAND(db_of_dsetp);
OPERAND(fb);
OPERAND(fbn);
OPERAND(fbn_of_ffma_b);
OPERAND(fb_of_fset);
OPERAND(fb_of_fsetp);
OPERAND(fic);
OPERAND(apop);
OPERAND(awhich);
OPERAND(arc);
OPERAND(ix);
OPERAND(iattr);
OPERAND(iplace);
OPERAND(sb_of_out);
OPERAND(pxaddr);
OPERAND(ha);
OPERAND(hb);
OPERAND(hci);
OPERAND(hal);
OPERAND(hma);
OPERAND(halm);
OPERAND(hfa);
OPERAND(hfr);
OPERAND(hfc);
OPERAND(hfb);
OPERAND(hfc_of_hfma2_b);
OPERAND(hfcb);
OPERAND(hci_of_hsetp2_c);
OPERAND(plusone);
OPERAND(suma);
OPERAND(sumb);
OPERAND(plusonel);
OPERAND(sumal);
OPERAND(add3x);
OPERAND(add3y);
OPERAND(add3z);
OPERAND(add3b);
OPERAND(sb_of_imnmx);
OPERAND(po);
OPERAND(sbi);
OPERAND(a24);
OPERAND(a20);
OPERAND(a32);
OPERAND(genpred);
OPERAND(cplace);
OPERAND(lanes);
OPERAND(lanesl);
OPERAND(madpo);
OPERAND(mada);
OPERAND(sb_of_imad_b);
OPERAND(madc);
OPERAND(madcc);
OPERAND(madpol);
OPERAND(madal);
OPERAND(madcl);
OPERAND(xm);
OPERAND(pbits);
OPERAND(shfb);
OPERAND(shfb_of_shf_r);
OPERAND(sbi_of_flo);
OPERAND(leash);
OPERAND(lehsh);
OPERAND(lecsh);
OPERAND(special);
OPERAND(shb);
OPERAND(shc);
OPERAND(barid);
OPERAND(baro);
OPERAND(bara);
OPERAND(b2rp);
OPERAND(dlist);
OPERAND(supo);
OPERAND(suwhere);
OPERAND(surkind);
OPERAND(suakind);
OPERAND(suakindr);
OPERAND(sureg);
OPERAND(suakindr_of_suatom_p);
OPERAND(tp);
OPERAND(trb);
OPERAND(tm);
OPERAND(txqw);
OPERAND(short);
OPERAND(short4);
OPERAND(vbt);
OPERAND(vbtn);
OPERAND(vt);
OPERAND(va);
OPERAND(vb);
OPERAND(vpo);
OPERAND(va_of_vmad);
OPERAND(vma);
OPERAND(vmc);
OPERAND(vsb);
OPERAND(vst);

TAKE(atom_op);
TAKE(atom_opp);
TAKE(atom_cas);
TAKE(atom_casp);
TAKE(atoms);
TAKE(atoms_cas);
TAKE(red);
TAKE(cctl_a);
TAKE(cctl_all);
TAKE(cctll_a);
TAKE(cctll_all);
TAKE(cctlt_all);
TAKE(cctlt_one);
TAKE(isetp);
TAKE(iset);
TAKE(bra);
TAKE(brx);
TAKE(jmp);
TAKE(jmx);
TAKE(cal);
TAKE(jcal);
TAKE(ret);
TAKE(plongjmp);
TAKE(sync);
TAKE(pexit);
TAKE(exit);
TAKE(bpt);
TAKE(ide);
TAKE(ram);
TAKE(rtt);
TAKE(getcrsptr);
TAKE(setcrsptr);
TAKE(lepc);
TAKE(nop);
TAKE(f2f_hh);
TAKE(f2f_hs);
TAKE(f2f_sh);
TAKE(f2f_ss);
TAKE(f2f_dh);
TAKE(f2f_dd);
TAKE(f2i_h);
TAKE(f2i_d);
TAKE(i2f_h);
TAKE(i2f_b);
TAKE(i2i_h);
TAKE(i2i_b);
TAKE(dadd);
TAKE(dmul);
TAKE(dfma_b);
TAKE(dfma_c);
TAKE(dmnmx);
TAKE(dset);
TAKE(dsetp);
TAKE(fadd);
TAKE(fadd32i);
TAKE(fmul);
TAKE(fmul32i);
TAKE(ffma_b);
TAKE(ffma_c);
TAKE(ffma32i);
TAKE(fmnmx);
TAKE(fset);
TAKE(fsetp);
TAKE(fcmp_b);
TAKE(fcmp_c);
TAKE(fchk);
TAKE(fswzadd);
TAKE(mufu);
TAKE(rro);
TAKE(al2p);
TAKE(ald_a);
TAKE(ald_h);
TAKE(ald_q);
TAKE(ast_a);
TAKE(ast_h);
TAKE(ast_q);
TAKE(ipa);
TAKE(isberd);
TAKE(out);
TAKE(pixld);
TAKE(hadd2_r);
TAKE(hadd2_c);
TAKE(hadd2_32i);
TAKE(hmul2_r);
TAKE(hmul2_c);
TAKE(hmul2_i);
TAKE(hmul2_32i);
TAKE(hfma2_r);
TAKE(hfma2_b);
TAKE(hfma2_c);
TAKE(hfma2_32i);
TAKE(hset2_r);
TAKE(hset2_c);
TAKE(hsetp2_r);
TAKE(hsetp2_c);
TAKE(iadd);
TAKE(iadd32i);
TAKE(iadd3_r);
TAKE(iadd3_b);
TAKE(iscadd);
TAKE(iscadd32i);
TAKE(imnmx);
TAKE(icmp_b);
TAKE(icmp_c);
TAKE(lop);
TAKE(lop32i);
TAKE(lop3_r);
TAKE(lop3_c);
TAKE(lop3_i);
TAKE(ldg);
TAKE(ldg_p);
TAKE(stg);
TAKE(ld);
TAKE(st);
TAKE(ldl);
TAKE(stl);
TAKE(lds_r);
TAKE(lds_u);
TAKE(sts);
TAKE(ldc);
TAKE(stp);
TAKE(membar);
TAKE(mov);
TAKE(mov32i);
TAKE(sel);
TAKE(prmt_b);
TAKE(prmt_c);
TAKE(imul);
TAKE(imul32i);
TAKE(imad_b);
TAKE(imad_c);
TAKE(imad32i);
TAKE(imadsp_uu_b);
TAKE(imadsp_uu_c);
TAKE(xmad_r);
TAKE(xmad_i);
TAKE(xmad_b);
TAKE(xmad_c);
TAKE(psetp);
TAKE(pset);
TAKE(cset);
TAKE(csetp);
TAKE(p2r);
TAKE(r2p);
TAKE(shl);
TAKE(shr);
TAKE(shf_l);
TAKE(shf_r);
TAKE(bfe);
TAKE(bfi_b);
TAKE(bfi_c);
TAKE(flo);
TAKE(popc);
TAKE(lea_lo);
TAKE(lea_hi);
TAKE(lea_hc);
TAKE(s2r);
TAKE(vote);
TAKE(vote_vtg);
TAKE(shfl);
TAKE(bar_sync);
TAKE(bar_arv);
TAKE(bar_red);
TAKE(bar_scan);
TAKE(b2r_b);
TAKE(b2r_r);
TAKE(b2r_w);
TAKE(r2b);
TAKE(depbar_le);
TAKE(depbar_n);
TAKE(suld_p);
TAKE(suld_d);
TAKE(sust_p);
TAKE(sust_d);
TAKE(sured_p);
TAKE(sured_d);
TAKE(suatom_i);
TAKE(suatom_r);
TAKE(suatom_p);
TAKE(suatom_ci);
TAKE(suatom_cr);
TAKE(tex_i);
TAKE(tex_b);
TAKE(tld_i);
TAKE(tld_b);
TAKE(tld4_i);
TAKE(tld4_b);
TAKE(txd_i);
TAKE(txd_b);
TAKE(txq_i);
TAKE(txq_b);
TAKE(txa);
TAKE(tmml_i);
TAKE(tmml_b);
TAKE(texs_d1_lz_m);
TAKE(texs_d1_lz_s);
TAKE(tld4s);
TAKE(vadd);
TAKE(vabsdiff);
TAKE(vmnmx);
TAKE(vset);
TAKE(vsetp);
TAKE(vmad);
TAKE(vshl);
TAKE(vabsdiff4);
TAKE(idp_a4);
TAKE(idp_a2);

#endif
