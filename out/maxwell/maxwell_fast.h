/* Generated from the description maxwell by gen/emit/fast. Do not edit. */
/* What the files with the quick functions of the forms share. */
#ifndef MAXWELL_FAST_H
#define MAXWELL_FAST_H

#define ISADORA_LANES 32
#include "maxwell_state.h"
#include "simt/vector.h"
#include "machine/floating.h"

static const int32_t cct_holds[] = {
    0, 47940, 8738, 13158, 17425, 21845, 52275, 30583, 34952, 13260, 43690, 48110, 52377, 56797,
    17595, 65535, 255, 3855, 13107, 44975, 20560, 52428, 61680, 65280, 0, 0, 0, 0, 0, 0, 61166,
    4369
};

static inline uint8_t *place_p(struct isadora_machine *m, const struct isadora_insn *in, int p0_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t p0 = (int32_t)in->value[p0_at];
    return p0 != 7 ? s->p[p0] : NULL;
}

static inline int operand_way(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value, int line, int to_at)
{
    const uint32_t pc = (uint32_t)m->pc;
    uint32_t to;
    if (in->alt[line] == 0) {
        const int32_t to_2 = rt_sext_32((uint32_t)in->value[to_at], 24);
        to = pc + 8 + (uint32_t)to_2;
    } else {
        return 1;
    }
    *value = to;
    return 0;
}

static inline int operand_farway(const struct isadora_insn *in, uint32_t *value, int line,
    int bfar_at)
{
    uint32_t to;
    if (in->alt[line] == 0) {
        const uint32_t bfar = (uint32_t)in->value[bfar_at];
        to = bfar;
    } else {
        return 1;
    }
    *value = to;
    return 0;
}

static inline int operand_cb(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value, int cbank_at, int coff_at)
{
    uint32_t cb;
    {
        const int32_t cbank = (int32_t)in->value[cbank_at];
        const int32_t coff = rt_sext_32((uint32_t)in->value[coff_at], 14) * 4;
        cb = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
        if (m->trap.kind)
            return 1;
    }
    *value = cb;
    return 0;
}

static inline int operand_cbd(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t *value, int cbank_at, int coff_at)
{
    uint64_t cbd;
    {
        const int32_t cbank = (int32_t)in->value[cbank_at];
        const int32_t coff = rt_sext_32((uint32_t)in->value[coff_at], 14) * 4;
        cbd = rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 8);
        if (m->trap.kind)
            return 1;
    }
    *value = cbd;
    return 0;
}

static inline uint32_t *place_r(struct isadora_machine *m, const struct isadora_insn *in, int rd_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t rd = (int32_t)in->value[rd_at];
    return rd != 255 ? s->r[rd] : NULL;
}

static inline int operand_hfb(const struct isadora_insn *in, uint32_t *value, int line,
    int hihi_at, int hilo_at)
{
    uint32_t b;
    if (in->alt[line] == 0) {
        return 1;
    } else {
        const int32_t hihi = (int32_t)in->value[hihi_at] * 64;
        const int32_t hilo = (int32_t)in->value[hilo_at] * 64;
        b = (uint32_t)hihi << 16 | (uint32_t)hilo;
    }
    *value = b;
    return 0;
}

static inline int32_t operand_plusone(const struct isadora_insn *in, int line)
{
    int32_t o;
    switch (in->alt[line]) {
    case 0:
        o = 0;
        break;
    case 1:
        o = 1;
        break;
    default:
        o = 3;
        break;
    }
    return o;
}

static inline int operand_add3b(struct isadora_machine *m, const struct isadora_insn *in,
    int64_t *value, int line, int nb3_at, int cbank_at, int coff_at, int uimm_at)
{
    int64_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t nb3 = (int32_t)in->value[nb3_at];
        uint32_t cb = 0;
        const int cb_trap = operand_cb(m, in, &cb, cbank_at, coff_at);
        if (cb_trap) {
            return 1;
        }
        b = nb3 ? (int64_t)~cb + 1 : cb;
        break;
    }
    case 1: {
        const int32_t uimm = (int32_t)in->value[uimm_at];
        b = uimm;
        break;
    }
    default: {
        const int32_t uimm = (int32_t)in->value[uimm_at];
        b = (int64_t)(uint32_t)~uimm + 1;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_madcc(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *value, int cbank_at, int coff_at)
{
    const int32_t cbank = (int32_t)in->value[cbank_at];
    const int32_t coff = rt_sext_32((uint32_t)in->value[coff_at], 14) * 4;
    uint32_t c;
    uint32_t cb;
    cb = (uint32_t)rt_load(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4);
    if (m->trap.kind)
        return 1;
    c = cb;
    *value = c;
    return 0;
}

#define mask_guard_any ISADORA_LEVEL(maxwell_mask_guard_any)
uint32_t mask_guard_any(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int gp_at);

static inline uint32_t mask_guard(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t usual, int line, int gp_at)
{
    if (rt_taken(in, usual, line) == 0) {
        return UINT32_MAX;
    }
    return mask_guard_any(m, in, line, gp_at);
}

#define row_asaddr ISADORA_LEVEL(maxwell_row_asaddr)
const uint32_t *row_asaddr(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int line, int ra_at, int asoff_at, int uasoff_at);

#define row_sb_any ISADORA_LEVEL(maxwell_row_sb_any)
const uint32_t *row_sb_any(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int line, int rb_at, int cbank_at, int coff_at, int imm_at);

static inline const uint32_t *row_sb(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t usual, uint32_t *row, int line, int rb_at, int cbank_at, int coff_at, int imm_at)
{
    if (rt_taken(in, usual, line) == 0) {
        struct maxwell_state *const s = m->state;
        const int32_t rb = (int32_t)in->value[rb_at];
        return s->r[rb];
    }
    if (usual && rt_taken(in, usual, line) == 1) {
    const int32_t cbank = (int32_t)in->value[cbank_at];
    const int32_t coff = rt_sext_32((uint32_t)in->value[coff_at], 14) * 4;
    uint64_t c_cell;
    if (!rt_take(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4, &c_cell))
        return NULL;
    const uint32_t c_value = (uint32_t)c_cell;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = c_value;
    }
    return row;
    }
    return row_sb_any(m, in, row, line, rb_at, cbank_at, coff_at, imm_at);
}

#define row_qa ISADORA_LEVEL(maxwell_row_qa)
const int32_t *row_qa(struct isadora_machine *m, const struct isadora_insn *in, int32_t *row,
    int q0_at, int q0n_at);

#define row_guard ISADORA_LEVEL(maxwell_row_guard)
const int32_t *row_guard(struct isadora_machine *m, const struct isadora_insn *in, int32_t *row,
    int line, int gp_at);

#define row_nearx ISADORA_LEVEL(maxwell_row_nearx)
const uint32_t *row_nearx(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int line, int ra_at, int bxnear_at);

#define row_farx ISADORA_LEVEL(maxwell_row_farx)
const uint32_t *row_farx(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int line, int ra_at, int bxfar_at);

#define row_cih ISADORA_LEVEL(maxwell_row_cih)
const int32_t *row_cih(struct isadora_machine *m, const struct isadora_insn *in, int32_t *row,
    int line, int chalf_at, int rb_at, int cbank_at, int coff_at, int imm_at);

#define row_cib ISADORA_LEVEL(maxwell_row_cib)
const uint32_t *row_cib(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int line, int rb_at, int cbank_at, int coff_at, int imm_at);

#define row_da ISADORA_LEVEL(maxwell_row_da)
const uint64_t *row_da(struct isadora_machine *m, const struct isadora_insn *in, uint64_t *row,
    int ra_at, int paa_at, int sna_at);

#define row_db ISADORA_LEVEL(maxwell_row_db)
const uint64_t *row_db(struct isadora_machine *m, const struct isadora_insn *in, uint64_t *row,
    int line, int rb_at, int sab_at, int pnb_at, int cbank_at, int coff_at, int dimm_at);

#define row_fa ISADORA_LEVEL(maxwell_row_fa)
const uint32_t *row_fa(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int ra_at, int faal_at, int fnal_at);

#define row_fai ISADORA_LEVEL(maxwell_row_fai)
const uint32_t *row_fai(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int ra_at, int fnal_at);

#define row_fb ISADORA_LEVEL(maxwell_row_fb)
const uint32_t *row_fb(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int line, int rb_at, int sab_at, int pnb_at, int cbank_at, int coff_at, int fimm_at);

#define row_fic_any ISADORA_LEVEL(maxwell_row_fic_any)
const uint32_t *row_fic_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int cbank_at, int coff_at, int fimm_at);

static inline const uint32_t *row_fic(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t usual, uint32_t *row, int line, int rb_at, int cbank_at, int coff_at, int fimm_at)
{
    if (rt_taken(in, usual, line) == 0) {
        struct maxwell_state *const s = m->state;
        const int32_t rb = (int32_t)in->value[rb_at];
        return s->r[rb];
    }
    if (usual && rt_taken(in, usual, line) == 1) {
    const int32_t cbank = (int32_t)in->value[cbank_at];
    const int32_t coff = rt_sext_32((uint32_t)in->value[coff_at], 14) * 4;
    uint64_t c_cell;
    if (!rt_take(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4, &c_cell))
        return NULL;
    const uint32_t c_value = (uint32_t)c_cell;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = c_value;
    }
    return row;
    }
    return row_fic_any(m, in, row, line, rb_at, cbank_at, coff_at, fimm_at);
}

#define row_hal ISADORA_LEVEL(maxwell_row_hal)
const uint32_t *row_hal(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int line, int ra_at, int hsal_at, int hncb_at);

#define row_halm ISADORA_LEVEL(maxwell_row_halm)
const uint32_t *row_halm(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int line, int ra_at, int hsal_at);

#define row_ha ISADORA_LEVEL(maxwell_row_ha)
const uint32_t *row_ha(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int line, int ra_at, int hsa_at, int haa_at, int hna_at);

#define row_suma_any ISADORA_LEVEL(maxwell_row_suma_any)
const uint32_t *row_suma_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int ra_at, int na_at);

static inline const uint32_t *row_suma(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int ra_at, int na_at)
{
    if (in->alt[line] == 1) {
        struct maxwell_state *const s = m->state;
        const int32_t ra = (int32_t)in->value[ra_at];
        return s->r[ra];
    }
    return row_suma_any(m, in, row, line, ra_at, na_at);
}

#define row_sumb_any ISADORA_LEVEL(maxwell_row_sumb_any)
const uint32_t *row_sumb_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int cbank_at, int coff_at, int nb_at, int imm_at);

static inline const uint32_t *row_sumb(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t usual, uint32_t *row, int line, int rb_at, int cbank_at, int coff_at, int nb_at,
    int imm_at)
{
    if (in->alt[line] == 4) {
        struct maxwell_state *const s = m->state;
        const int32_t rb = (int32_t)in->value[rb_at];
        return s->r[rb];
    }
    if (usual && rt_taken(in, usual, line) == 5) {
    const int32_t cbank = (int32_t)in->value[cbank_at];
    const int32_t coff = rt_sext_32((uint32_t)in->value[coff_at], 14) * 4;
    uint64_t c_cell;
    if (!rt_take(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4, &c_cell))
        return NULL;
    const uint32_t c_value = (uint32_t)c_cell;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = c_value;
    }
    return row;
    }
    return row_sumb_any(m, in, row, line, rb_at, cbank_at, coff_at, nb_at, imm_at);
}

#define row_add3x ISADORA_LEVEL(maxwell_row_add3x)
const int64_t *row_add3x(struct isadora_machine *m, const struct isadora_insn *in, int64_t *row,
    int ha3_at, int ra_at, int na3_at);

#define row_nega ISADORA_LEVEL(maxwell_row_nega)
const int64_t *row_nega(struct isadora_machine *m, const struct isadora_insn *in, int64_t *row,
    int ra_at, int na3_at);

#define row_sca ISADORA_LEVEL(maxwell_row_sca)
const uint32_t *row_sca(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int line, int ra_at, int scale_at, int na_at);

#define row_lopa ISADORA_LEVEL(maxwell_row_lopa)
const uint32_t *row_lopa(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int ra_at, int lia_at);

#define row_sbi ISADORA_LEVEL(maxwell_row_sbi)
const uint32_t *row_sbi(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int line, int rb_at, int lib_at, int cbank_at, int coff_at, int imm_at);

#define row_a24 ISADORA_LEVEL(maxwell_row_a24)
const uint64_t *row_a24(struct isadora_machine *m, const struct isadora_insn *in, uint64_t *row,
    int line, int ge_at, int ra_at, int off24_at, int uoff24_at);

#define row_a24_2 ISADORA_LEVEL(maxwell_row_a24_2)
const uint32_t *row_a24_2(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int line, int ra_at, int off24_at, int uoff24_at);

#define row_cplace ISADORA_LEVEL(maxwell_row_cplace)
const uint32_t *row_cplace(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int line, int ra_at, int cindex_at, int ucindex_at);

#define row_madc_any ISADORA_LEVEL(maxwell_row_madc_any)
const uint32_t *row_madc_any(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int rc_at);

static inline const uint32_t *row_madc(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t usual, int line, int rc_at)
{
    if (rt_taken(in, usual, line) == 0) {
        struct maxwell_state *const s = m->state;
        const int32_t rc = (int32_t)in->value[rc_at];
        return s->r[rc];
    }
    return row_madc_any(m, in, line, rc_at);
}

#define row_pbits_any ISADORA_LEVEL(maxwell_row_pbits_any)
const uint32_t *row_pbits_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int cbank_at, int coff_at, int uimm_at);

static inline const uint32_t *row_pbits(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t usual, uint32_t *row, int line, int rb_at, int cbank_at, int coff_at, int uimm_at)
{
    if (rt_taken(in, usual, line) == 0) {
        struct maxwell_state *const s = m->state;
        const int32_t rb = (int32_t)in->value[rb_at];
        return s->r[rb];
    }
    if (usual && rt_taken(in, usual, line) == 1) {
    const int32_t cbank = (int32_t)in->value[cbank_at];
    const int32_t coff = rt_sext_32((uint32_t)in->value[coff_at], 14) * 4;
    uint64_t c_cell;
    if (!rt_take(m, MAXWELL_SPACE_C, (uint64_t)(cbank * 65536 + (coff & 0xffff)), 4, &c_cell))
        return NULL;
    const uint32_t c_value = (uint32_t)c_cell;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = c_value;
    }
    return row;
    }
    return row_pbits_any(m, in, row, line, rb_at, cbank_at, coff_at, uimm_at);
}

#define row_shfb_any ISADORA_LEVEL(maxwell_row_shfb_any)
const uint32_t *row_shfb_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int fimm6_at);

static inline const uint32_t *row_shfb(struct isadora_machine *m, const struct isadora_insn *in,
    uint64_t usual, uint32_t *row, int line, int rb_at, int fimm6_at)
{
    if (rt_taken(in, usual, line) == 0) {
        struct maxwell_state *const s = m->state;
        const int32_t rb = (int32_t)in->value[rb_at];
        return s->r[rb];
    }
    return row_shfb_any(m, in, row, line, rb_at, fimm6_at);
}

#define row_lealo ISADORA_LEVEL(maxwell_row_lealo)
const int64_t *row_lealo(struct isadora_machine *m, const struct isadora_insn *in, int64_t *row,
    int ra_at, int lean_at);

#define row_leahi ISADORA_LEVEL(maxwell_row_leahi)
const int64_t *row_leahi(struct isadora_machine *m, const struct isadora_insn *in, int64_t *row,
    int ra_at, int rc_at, int lehn_at);

#define row_leahc ISADORA_LEVEL(maxwell_row_leahc)
const int64_t *row_leahc(struct isadora_machine *m, const struct isadora_insn *in, int64_t *row,
    int ra_at, int rc_at, int lecn_at);

#define mask_qa ISADORA_LEVEL(maxwell_mask_qa)
uint32_t mask_qa(struct isadora_machine *m, const struct isadora_insn *in, int q0_at, int q0n_at);

#define row_va ISADORA_LEVEL(maxwell_row_va)
const int64_t *row_va(struct isadora_machine *m, const struct isadora_insn *in, int64_t *row,
    int line, int ra_at, int vab_at, int vah_at);

#define row_vb ISADORA_LEVEL(maxwell_row_vb)
const int64_t *row_vb(struct isadora_machine *m, const struct isadora_insn *in, int64_t *row,
    int line, int rb_at, int vbb_at, int vbh_at, int vn16_at);

#define ISADORA_ACTIVE(m) (((const struct maxwell_state *)(m)->state)->active)
extern RT_QUICK(maxwell_fast_isetp);
extern RT_QUICK(maxwell_fast_bra);
extern RT_QUICK(maxwell_fast_brx);
extern RT_QUICK(maxwell_fast_jmp);
extern RT_QUICK(maxwell_fast_jmx);
extern RT_QUICK(maxwell_fast_cal);
extern RT_QUICK(maxwell_fast_jcal);
extern RT_QUICK(maxwell_fast_pret);
extern RT_QUICK(maxwell_fast_ret);
extern RT_QUICK(maxwell_fast_plongjmp);
extern RT_QUICK(maxwell_fast_longjmp);
extern RT_QUICK(maxwell_fast_pbk);
extern RT_QUICK(maxwell_fast_brk);
extern RT_QUICK(maxwell_fast_pcnt);
extern RT_QUICK(maxwell_fast_cont);
extern RT_QUICK(maxwell_fast_ssy);
extern RT_QUICK(maxwell_fast_sync);
extern RT_QUICK(maxwell_fast_exit);
extern RT_QUICK(maxwell_fast_kil);
extern RT_QUICK(maxwell_fast_dsetp);
extern RT_QUICK(maxwell_fast_fsetp);
extern RT_QUICK(maxwell_fast_fcmp_b);
extern RT_QUICK(maxwell_fast_fcmp_c);
extern RT_QUICK(maxwell_fast_hadd2_32i);
extern RT_QUICK(maxwell_fast_hset2_r);
extern RT_QUICK(maxwell_fast_hset2_c);
extern RT_QUICK(maxwell_fast_hsetp2_r);
extern RT_QUICK(maxwell_fast_hsetp2_c);
extern RT_QUICK(maxwell_fast_icmp_b);
extern RT_QUICK(maxwell_fast_icmp_c);
extern RT_QUICK(maxwell_fast_sel);
extern RT_QUICK(maxwell_fast_psetp);
extern RT_QUICK(maxwell_fast_p2r);
extern RT_QUICK(maxwell_fast_popc);
extern RT_QUICK(maxwell_fast_vote);
extern RT_QUICK(maxwell_fast_shfl);
extern RT_QUICK(maxwell_fast_vsetp);
extern RT_QUICK(maxwell_fast_idp_a4);
extern RT_QUICK(maxwell_fast_idp_a2);
isadora_action ISADORA_LEVEL(maxwell_fast_pick)(const struct isadora_insn *);

#endif
