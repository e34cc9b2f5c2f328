/* Generated from the description maxwell by gen/emit/fast. Do not edit. */
#include "maxwell_fast.h"

/* OPEN GUARD TXA{NDV_35}NODEP{PHASE_T}PHASE_P $R[Rd], $R[Ra], HEADER, MASK CTL CLOSE */
RT_BODY(maxwell_fast_txa)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 1, 8);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_txa)
RT_KNOWN(maxwell_fast_txa, 0, 0x2, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_txa)

/* OPEN GUARD TMML.LOD{NDV_35}NODEP{PHASE_T}PHASE_P $R[Rd], $R[Ra], HEADER, DIM, MASK CTL CLOSE */
RT_BODY(maxwell_fast_tmml_i)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 1, 9);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_tmml_i)
RT_KNOWN(maxwell_fast_tmml_i, 0, 0x2, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_tmml_i)

/* OPEN GUARD TMML.B.LOD{NDV_35}NODEP{PHASE_T}PHASE_P $R[Rd], $R[Ra], OPT_REG, 0x0, DIM, MASK CTL
   CLOSE */
RT_BODY(maxwell_fast_tmml_b)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 2, 9);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_tmml_b)
RT_KNOWN(maxwell_fast_tmml_b, 0, 0x4, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_tmml_b)

/* OPEN GUARD TEXS{OPT_F16}.DC{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER, 2D,
   COMPONENTS CTL CLOSE */
RT_BODY(maxwell_fast_texs_d2_dc_m)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 3, 10);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_texs_d2_dc_m)
RT_KNOWN(maxwell_fast_texs_d2_dc_m, 0, 0x8, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_texs_d2_dc_m)

/* OPEN GUARD TEXS{OPT_F16}.LL.DC{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER,
   2D, COMPONENTS CTL CLOSE */
RT_BODY(maxwell_fast_texs_d2_ll_dc_m)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 3, 10);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_texs_d2_ll_dc_m)
RT_KNOWN(maxwell_fast_texs_d2_ll_dc_m, 0, 0x8, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_texs_d2_ll_dc_m)

/* OPEN GUARD TEXS{OPT_F16}.LZ.DC{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER,
   2D, COMPONENTS CTL CLOSE */
RT_BODY(maxwell_fast_texs_d2_lz_dc_m)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 3, 10);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_texs_d2_lz_dc_m)
RT_KNOWN(maxwell_fast_texs_d2_lz_dc_m, 0, 0x8, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_texs_d2_lz_dc_m)

/* OPEN GUARD TEXS{OPT_F16}.LZ.DC{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER,
   ARRAY_2D, COMPONENTS CTL CLOSE */
RT_BODY(maxwell_fast_texs_a2_lz_dc_m)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 3, 10);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_texs_a2_lz_dc_m)
RT_KNOWN(maxwell_fast_texs_a2_lz_dc_m, 0, 0x8, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_texs_a2_lz_dc_m)

/* OPEN GUARD TEXS{OPT_F16}NODEP{PHASE_T}PHASE_P $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER, CUBE,
   COMPONENTS CTL CLOSE */
RT_BODY(maxwell_fast_texs_cube_m)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 3, 10);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_texs_cube_m)
RT_KNOWN(maxwell_fast_texs_cube_m, 0, 0x8, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_texs_cube_m)

/* OPEN GUARD TEXS{OPT_F16}.LL{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER,
   CUBE, COMPONENTS CTL CLOSE */
RT_BODY(maxwell_fast_texs_cube_ll_m)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 3, 10);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_texs_cube_ll_m)
RT_KNOWN(maxwell_fast_texs_cube_ll_m, 0, 0x8, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_texs_cube_ll_m)

/* OPEN GUARD TEXS{OPT_F16}.DC{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER, 2D,
   COMPONENTS_1 CTL CLOSE */
RT_BODY(maxwell_fast_texs_d2_dc_s)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 3, 10);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_texs_d2_dc_s)
RT_KNOWN(maxwell_fast_texs_d2_dc_s, 0, 0x8, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_texs_d2_dc_s)

/* OPEN GUARD TEXS{OPT_F16}.LL.DC{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER,
   2D, COMPONENTS_1 CTL CLOSE */
RT_BODY(maxwell_fast_texs_d2_ll_dc_s)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 3, 10);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_texs_d2_ll_dc_s)
RT_KNOWN(maxwell_fast_texs_d2_ll_dc_s, 0, 0x8, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_texs_d2_ll_dc_s)

/* OPEN GUARD TEXS{OPT_F16}.LZ.DC{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER,
   2D, COMPONENTS_1 CTL CLOSE */
RT_BODY(maxwell_fast_texs_d2_lz_dc_s)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 3, 10);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_texs_d2_lz_dc_s)
RT_KNOWN(maxwell_fast_texs_d2_lz_dc_s, 0, 0x8, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_texs_d2_lz_dc_s)

/* OPEN GUARD TEXS{OPT_F16}.LZ.DC{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER,
   ARRAY_2D, COMPONENTS_1 CTL CLOSE */
RT_BODY(maxwell_fast_texs_a2_lz_dc_s)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 3, 10);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_texs_a2_lz_dc_s)
RT_KNOWN(maxwell_fast_texs_a2_lz_dc_s, 0, 0x8, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_texs_a2_lz_dc_s)

/* OPEN GUARD TEXS{OPT_F16}NODEP{PHASE_T}PHASE_P $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER, CUBE,
   COMPONENTS_1 CTL CLOSE */
RT_BODY(maxwell_fast_texs_cube_s)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 3, 10);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_texs_cube_s)
RT_KNOWN(maxwell_fast_texs_cube_s, 0, 0x8, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_texs_cube_s)

/* OPEN GUARD TEXS{OPT_F16}.LL{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER,
   CUBE, COMPONENTS_1 CTL CLOSE */
RT_BODY(maxwell_fast_texs_cube_ll_s)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 3, 10);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_texs_cube_ll_s)
RT_KNOWN(maxwell_fast_texs_cube_ll_s, 0, 0x8, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_texs_cube_ll_s)

/* OPEN GUARD TLDS{OPT_F16}.LZ.MS{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER,
   2D, COMPONENTS CTL CLOSE */
RT_BODY(maxwell_fast_tlds_d2_lz_ms_m)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 3, 10);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_tlds_d2_lz_ms_m)
RT_KNOWN(maxwell_fast_tlds_d2_lz_ms_m, 0, 0x8, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_tlds_d2_lz_ms_m)

/* OPEN GUARD TLDS{OPT_F16}.LZ.MS{NODEP{PHASE_T}PHASE_P} $R[Rd2], $R[Rd], $R[Ra], OPT_REG, HEADER,
   2D, COMPONENTS_1 CTL CLOSE */
RT_BODY(maxwell_fast_tlds_d2_lz_ms_s)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 3, 10);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_tlds_d2_lz_ms_s)
RT_KNOWN(maxwell_fast_tlds_d2_lz_ms_s, 0, 0x8, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_tlds_d2_lz_ms_s)

