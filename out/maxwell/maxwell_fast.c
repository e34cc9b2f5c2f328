/* Generated from the description maxwell by gen/emit/fast. Do not edit. */
#include "maxwell_fast.h"

uint32_t mask_guard_any(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int gp_at)
{
    struct maxwell_state *const s = m->state;
    switch (in->alt[line]) {
    case 0:
        return UINT32_MAX;
    case 1: {
        const int32_t gp = (int32_t)in->value[gp_at];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((s->p[gp][l]) != 0) << l;
        }
        return lanes;
    }
    case 2: {
        const int32_t gp = (int32_t)in->value[gp_at];
        uint32_t lanes = 0;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            lanes |= (uint32_t)((!s->p[gp][l]) != 0) << l;
        }
        return lanes;
    }
    default:
        return 0;
    }
}

const uint32_t *row_asaddr(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int line, int ra_at, int asoff_at, int uasoff_at)
{
    struct maxwell_state *const s = m->state;
    switch (in->alt[line]) {
    case 0: {
        const int32_t ra = (int32_t)in->value[ra_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l];
        }
        return row;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t asoff = rt_sext_32((uint32_t)in->value[asoff_at], 22) * 4;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l] + (uint32_t)asoff;
        }
        return row;
    }
    case 2: {
        const int32_t uasoff = (int32_t)in->value[uasoff_at] * 4;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)uasoff;
        }
        return row;
    }
    default:
        return NULL;
    }
}

const uint32_t *row_sb_any(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int line, int rb_at, int cbank_at, int coff_at, int imm_at)
{
    struct maxwell_state *const s = m->state;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        return s->r[rb];
    }
    case 1: {
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
    case 2: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[imm_at], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)imm;
        }
        return row;
    }
    default:
        return NULL;
    }
}

const int32_t *row_qa(struct isadora_machine *m, const struct isadora_insn *in, int32_t *row,
    int q0_at, int q0n_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[q0_at];
    const int32_t q0n = (int32_t)in->value[q0n_at];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->p[q0][l] ^ q0n;
    }
    return row;
}

const int32_t *row_guard(struct isadora_machine *m, const struct isadora_insn *in, int32_t *row,
    int line, int gp_at)
{
    struct maxwell_state *const s = m->state;
    switch (in->alt[line]) {
    case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = 1;
        }
        return row;
    }
    case 1: {
        const int32_t gp = (int32_t)in->value[gp_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->p[gp][l];
        }
        return row;
    }
    case 2: {
        const int32_t gp = (int32_t)in->value[gp_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = !s->p[gp][l];
        }
        return row;
    }
    default:
        return NULL;
    }
}

const uint32_t *row_nearx(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int line, int ra_at, int bxnear_at)
{
    struct maxwell_state *const s = m->state;
    const uint32_t pc = (uint32_t)m->pc;
    switch (in->alt[line]) {
    case 0: {
        const int32_t ra = (int32_t)in->value[ra_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l] + pc + 8;
        }
        return row;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t bxnear = rt_sext_32((uint32_t)in->value[bxnear_at], 24);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l] + (uint32_t)bxnear + pc + 8;
        }
        return row;
    }
    case 2:
        return NULL;
    case 3:
        return NULL;
    case 4:
        return NULL;
    default:
        return NULL;
    }
}

const uint32_t *row_farx(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int line, int ra_at, int bxfar_at)
{
    struct maxwell_state *const s = m->state;
    switch (in->alt[line]) {
    case 0: {
        const int32_t ra = (int32_t)in->value[ra_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l];
        }
        return row;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t bxfar = (int32_t)(uint32_t)in->value[bxfar_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l] + (uint32_t)bxfar;
        }
        return row;
    }
    case 2:
        return NULL;
    case 3:
        return NULL;
    case 4:
        return NULL;
    default:
        return NULL;
    }
}

const int32_t *row_cih(struct isadora_machine *m, const struct isadora_insn *in, int32_t *row,
    int line, int chalf_at, int rb_at, int cbank_at, int coff_at, int imm_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t chalf = (int32_t)in->value[chalf_at];
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(s->r[rb][l] >> 8 * chalf & 0xffff);
        }
        return row;
    }
    case 1: {
        if (m->watch)
            return NULL;
        uint32_t cb = 0;
        const int cb_trap = operand_cb(m, in, &cb, cbank_at, coff_at);
        if (cb_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(cb >> 8 * chalf & 0xffff);
        }
        return row;
    }
    case 2: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[imm_at], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)((uint32_t)imm >> 8 * chalf & 0xffff);
        }
        return row;
    }
    case 3: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[imm_at], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)((uint32_t)imm >> 8 * chalf & 0xffff);
        }
        return row;
    }
    case 4: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[imm_at], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)((uint32_t)imm >> 8 * chalf & 0xffff);
        }
        return row;
    }
    case 5: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[imm_at], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)((uint32_t)imm >> 8 * chalf & 0xffff);
        }
        return row;
    }
    default:
        return NULL;
    }
}

const uint32_t *row_cib(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int line, int rb_at, int cbank_at, int coff_at, int imm_at)
{
    struct maxwell_state *const s = m->state;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[rb][l];
        }
        return row;
    }
    case 1: {
        if (m->watch)
            return NULL;
        uint32_t cb = 0;
        const int cb_trap = operand_cb(m, in, &cb, cbank_at, coff_at);
        if (cb_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = cb;
        }
        return row;
    }
    case 2: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[imm_at], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)imm;
        }
        return row;
    }
    case 3: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[imm_at], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)imm;
        }
        return row;
    }
    case 4: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[imm_at], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)imm;
        }
        return row;
    }
    case 5: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[imm_at], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)imm;
        }
        return row;
    }
    default:
        return NULL;
    }
}

const uint64_t *row_da(struct isadora_machine *m, const struct isadora_insn *in, uint64_t *row,
    int ra_at, int paa_at, int sna_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t paa = (int32_t)in->value[paa_at];
    const int32_t sna = (int32_t)in->value[sna_at];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32;
        row[l] = (paa ? x & INT64_C(0x7fffffffffffffff) : x) ^ (uint64_t)sna << 63;
    }
    return row;
}

const uint64_t *row_db(struct isadora_machine *m, const struct isadora_insn *in, uint64_t *row,
    int line, int rb_at, int sab_at, int pnb_at, int cbank_at, int coff_at, int dimm_at)
{
    struct maxwell_state *const s = m->state;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t sab = (int32_t)in->value[sab_at];
        const int32_t pnb = (int32_t)in->value[pnb_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint64_t x = s->r[rb][l] | (uint64_t)s->r[rb | 1][l] << 32;
            row[l] = (sab ? x & INT64_C(0x7fffffffffffffff) : x) ^ (uint64_t)pnb << 63;
        }
        return row;
    }
    case 1: {
        const int32_t sab = (int32_t)in->value[sab_at];
        const int32_t pnb = (int32_t)in->value[pnb_at];
        if (m->watch)
            return NULL;
        uint64_t cbd = 0;
        const int cbd_trap = operand_cbd(m, in, &cbd, cbank_at, coff_at);
        if (cbd_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (sab ? cbd & INT64_C(0x7fffffffffffffff) : cbd) ^ (uint64_t)pnb << 63;
        }
        return row;
    }
    case 2: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[dimm_at] * INT64_C(17592186044416);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = dimm;
        }
        return row;
    }
    case 3: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[dimm_at] * INT64_C(17592186044416);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = dimm ^ UINT64_C(0x8000000000000000);
        }
        return row;
    }
    case 4: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[dimm_at] * INT64_C(17592186044416);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = dimm & INT64_C(0x7fffffffffffffff);
        }
        return row;
    }
    case 5: {
        const uint64_t dimm = (uint64_t)(int32_t)in->value[dimm_at] * INT64_C(17592186044416);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (dimm & INT64_C(0x7fffffffffffffff)) ^ UINT64_C(0x8000000000000000);
        }
        return row;
    }
    default:
        return NULL;
    }
}

const uint32_t *row_fa(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int ra_at, int faal_at, int fnal_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t faal = (int32_t)in->value[faal_at];
    const int32_t fnal = (int32_t)in->value[fnal_at];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = (faal ? s->r[ra][l] & 0x7fffffff : s->r[ra][l]) ^ (uint32_t)fnal << 31;
    }
    return row;
}

const uint32_t *row_fai(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int ra_at, int fnal_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t fnal = (int32_t)in->value[fnal_at];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->r[ra][l] ^ (uint32_t)fnal << 31;
    }
    return row;
}

const uint32_t *row_fb(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int line, int rb_at, int sab_at, int pnb_at, int cbank_at, int coff_at, int fimm_at)
{
    struct maxwell_state *const s = m->state;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t sab = (int32_t)in->value[sab_at];
        const int32_t pnb = (int32_t)in->value[pnb_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (sab ? s->r[rb][l] & 0x7fffffff : s->r[rb][l]) ^ (uint32_t)pnb << 31;
        }
        return row;
    }
    case 1: {
        const int32_t sab = (int32_t)in->value[sab_at];
        const int32_t pnb = (int32_t)in->value[pnb_at];
        if (m->watch)
            return NULL;
        uint32_t cb = 0;
        const int cb_trap = operand_cb(m, in, &cb, cbank_at, coff_at);
        if (cb_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (sab ? cb & 0x7fffffff : cb) ^ (uint32_t)pnb << 31;
        }
        return row;
    }
    case 2: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[fimm_at] * 4096;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = fimm;
        }
        return row;
    }
    case 3: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[fimm_at] * 4096;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = fimm ^ 0x80000000u;
        }
        return row;
    }
    case 4: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[fimm_at] * 4096;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = fimm & 0x7fffffff;
        }
        return row;
    }
    case 5: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[fimm_at] * 4096;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (fimm & 0x7fffffff) ^ 0x80000000u;
        }
        return row;
    }
    default:
        return NULL;
    }
}

const uint32_t *row_fic_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int cbank_at, int coff_at, int fimm_at)
{
    struct maxwell_state *const s = m->state;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        return s->r[rb];
    }
    case 1: {
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
    case 2: {
        const uint32_t fimm = (uint32_t)(int32_t)in->value[fimm_at] * 4096;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = fimm;
        }
        return row;
    }
    default:
        return NULL;
    }
}

const uint32_t *row_hal(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int line, int ra_at, int hsal_at, int hncb_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t hsal = (int32_t)in->value[hsal_at];
    const int32_t hncb = (int32_t)in->value[hncb_at];
    switch (in->alt[line]) {
    case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x =
                (uint32_t)(hsal == 2 ? (int32_t)(s->r[ra][l] & 0xffff)
                : (int32_t)(s->r[ra][l] >> 16)) << 16
                | (uint32_t)(hsal == 3 ? (int32_t)(s->r[ra][l] >> 16)
                : (int32_t)(s->r[ra][l] & 0xffff));
            row[l] = x ^ (hncb ? 2147516416u : 0);
        }
        return row;
    }
    case 1:
        return NULL;
    default:
        return NULL;
    }
}

const uint32_t *row_halm(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int line, int ra_at, int hsal_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t hsal = (int32_t)in->value[hsal_at];
    switch (in->alt[line]) {
    case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)(hsal == 2 ? (int32_t)(s->r[ra][l] & 0xffff)
                : (int32_t)(s->r[ra][l] >> 16)) << 16
                | (uint32_t)(hsal == 3 ? (int32_t)(s->r[ra][l] >> 16)
                : (int32_t)(s->r[ra][l] & 0xffff));
        }
        return row;
    }
    case 1:
        return NULL;
    default:
        return NULL;
    }
}

const uint32_t *row_ha(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int line, int ra_at, int hsa_at, int haa_at, int hna_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t hsa = (int32_t)in->value[hsa_at];
    const int32_t haa = (int32_t)in->value[haa_at];
    const int32_t hna = (int32_t)in->value[hna_at];
    switch (in->alt[line]) {
    case 0: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x =
                (uint32_t)(hsa == 2 ? (int32_t)(s->r[ra][l] & 0xffff)
                : (int32_t)(s->r[ra][l] >> 16)) << 16
                | (uint32_t)(hsa == 3 ? (int32_t)(s->r[ra][l] >> 16)
                : (int32_t)(s->r[ra][l] & 0xffff));
            row[l] = (haa ? x & 0x7fff7fff : x) ^ (hna ? 2147516416u : 0);
        }
        return row;
    }
    case 1:
        return NULL;
    default:
        return NULL;
    }
}

const uint32_t *row_suma_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int ra_at, int na_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    switch (in->alt[line]) {
    case 0: {
        const int32_t na = (int32_t)in->value[na_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = na ? ~s->r[ra][l] : s->r[ra][l];
        }
        return row;
    }
    case 1:
        return s->r[ra];
    default:
        return NULL;
    }
}

const uint32_t *row_sumb_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int cbank_at, int coff_at, int nb_at, int imm_at)
{
    struct maxwell_state *const s = m->state;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t nb = (int32_t)in->value[nb_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = nb ? ~s->r[rb][l] : s->r[rb][l];
        }
        return row;
    }
    case 1: {
        const int32_t nb = (int32_t)in->value[nb_at];
        if (m->watch)
            return NULL;
        uint32_t cb = 0;
        const int cb_trap = operand_cb(m, in, &cb, cbank_at, coff_at);
        if (cb_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = nb ? ~cb : cb;
        }
        return row;
    }
    case 2: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[imm_at], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)imm;
        }
        return row;
    }
    case 3: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[imm_at], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)~imm;
        }
        return row;
    }
    case 4: {
        const int32_t rb = (int32_t)in->value[rb_at];
        return s->r[rb];
    }
    case 5: {
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
    case 6: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[imm_at], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)imm;
        }
        return row;
    }
    default:
        return NULL;
    }
}

const int64_t *row_add3x(struct isadora_machine *m, const struct isadora_insn *in, int64_t *row,
    int ha3_at, int ra_at, int na3_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t ha3 = (int32_t)in->value[ha3_at];
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t na3 = (int32_t)in->value[na3_at];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = ha3 == 0 ? s->r[ra][l] : ha3 == 1 ? s->r[ra][l] & 0xffff : ha3 == 2
            ? s->r[ra][l] >> 16 : 0;
        row[l] = na3 ? (int64_t)~x + 1 : x;
    }
    return row;
}

const int64_t *row_nega(struct isadora_machine *m, const struct isadora_insn *in, int64_t *row,
    int ra_at, int na3_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t na3 = (int32_t)in->value[na3_at];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = na3 ? (int64_t)~s->r[ra][l] + 1 : s->r[ra][l];
    }
    return row;
}

const uint32_t *row_sca(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int line, int ra_at, int scale_at, int na_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t scale = (int32_t)in->value[scale_at];
    switch (in->alt[line]) {
    case 0: {
        const int32_t na = (int32_t)in->value[na_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            const uint32_t x = s->r[ra][l] << scale;
            row[l] = na ? ~x : x;
        }
        return row;
    }
    case 1: {
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l] << scale;
        }
        return row;
    }
    default:
        return NULL;
    }
}

const uint32_t *row_lopa(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int ra_at, int lia_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t lia = (int32_t)in->value[lia_at];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = lia ? ~s->r[ra][l] : s->r[ra][l];
    }
    return row;
}

const uint32_t *row_sbi(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int line, int rb_at, int lib_at, int cbank_at, int coff_at, int imm_at)
{
    struct maxwell_state *const s = m->state;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t lib = (int32_t)in->value[lib_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lib ? ~s->r[rb][l] : s->r[rb][l];
        }
        return row;
    }
    case 1: {
        const int32_t lib = (int32_t)in->value[lib_at];
        if (m->watch)
            return NULL;
        uint32_t cb = 0;
        const int cb_trap = operand_cb(m, in, &cb, cbank_at, coff_at);
        if (cb_trap) {
            return NULL;
        }
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lib ? ~cb : cb;
        }
        return row;
    }
    case 2: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[imm_at], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)imm;
        }
        return row;
    }
    case 3: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[imm_at], 20);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)~imm;
        }
        return row;
    }
    default:
        return NULL;
    }
}

const uint64_t *row_a24(struct isadora_machine *m, const struct isadora_insn *in, uint64_t *row,
    int line, int ge_at, int ra_at, int off24_at, int uoff24_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t ge = (int32_t)in->value[ge_at];
    switch (in->alt[line]) {
    case 0: {
        const int32_t ra = (int32_t)in->value[ra_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ge ? s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32 : s->r[ra][l];
        }
        return row;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t off24 = rt_sext_32((uint32_t)in->value[off24_at], 24);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ge ? (s->r[ra][l] | (uint64_t)s->r[ra | 1][l] << 32) + (uint64_t)off24
                : s->r[ra][l] + (uint32_t)off24;
        }
        return row;
    }
    case 2: {
        const int32_t uoff24 = (int32_t)in->value[uoff24_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint64_t)uoff24;
        }
        return row;
    }
    default:
        return NULL;
    }
}

const uint32_t *row_a24_2(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int line, int ra_at, int off24_at, int uoff24_at)
{
    struct maxwell_state *const s = m->state;
    switch (in->alt[line]) {
    case 0: {
        const int32_t ra = (int32_t)in->value[ra_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l];
        }
        return row;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t off24 = rt_sext_32((uint32_t)in->value[off24_at], 24);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l] + (uint32_t)off24;
        }
        return row;
    }
    case 2: {
        const int32_t uoff24 = (int32_t)in->value[uoff24_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)uoff24;
        }
        return row;
    }
    default:
        return NULL;
    }
}

const uint32_t *row_cplace(struct isadora_machine *m, const struct isadora_insn *in, uint32_t *row,
    int line, int ra_at, int cindex_at, int ucindex_at)
{
    struct maxwell_state *const s = m->state;
    switch (in->alt[line]) {
    case 0: {
        const int32_t ra = (int32_t)in->value[ra_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l];
        }
        return row;
    }
    case 1: {
        const int32_t ra = (int32_t)in->value[ra_at];
        const int32_t cindex = rt_sext_32((uint32_t)in->value[cindex_at], 16);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ra][l] + (uint32_t)cindex;
        }
        return row;
    }
    case 2: {
        const int32_t ucindex = (int32_t)in->value[ucindex_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)ucindex;
        }
        return row;
    }
    default:
        return NULL;
    }
}

const uint32_t *row_madc_any(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int rc_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t rc = (int32_t)in->value[rc_at];
    switch (in->alt[line]) {
    case 0:
        return s->r[rc];
    case 1:
        return s->r[rc];
    default:
        return NULL;
    }
}

const uint32_t *row_pbits_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int cbank_at, int coff_at, int uimm_at)
{
    struct maxwell_state *const s = m->state;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        return s->r[rb];
    }
    case 1: {
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
    case 2: {
        const int32_t uimm = (int32_t)in->value[uimm_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)uimm;
        }
        return row;
    }
    default:
        return NULL;
    }
}

const uint32_t *row_shfb_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t *row, int line, int rb_at, int fimm6_at)
{
    struct maxwell_state *const s = m->state;
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        return s->r[rb];
    }
    case 1: {
        const int32_t fimm6 = (int32_t)in->value[fimm6_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (uint32_t)fimm6;
        }
        return row;
    }
    default:
        return NULL;
    }
}

const int64_t *row_lealo(struct isadora_machine *m, const struct isadora_insn *in, int64_t *row,
    int ra_at, int lean_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t lean = (int32_t)in->value[lean_at];
    const int32_t leas = (int32_t)((uint32_t)((uint64_t)word >> 39) & 0x1f);
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t x = s->r[ra][l] << leas;
        row[l] = lean ? (int64_t)~x + 1 : x;
    }
    return row;
}

const int64_t *row_leahi(struct isadora_machine *m, const struct isadora_insn *in, int64_t *row,
    int ra_at, int rc_at, int lehn_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t rc = (int32_t)in->value[rc_at];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t lehn = (int32_t)in->value[lehn_at];
    const int32_t lehs = (int32_t)((uint32_t)((uint64_t)word >> 28) & 0x1f);
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = (s->r[ra][l] | (uint64_t)s->r[rc][l] << 32) >> (32 - lehs);
        row[l] = lehn ? (int64_t)~(uint32_t)x + 1 : (uint32_t)x;
    }
    return row;
}

const int64_t *row_leahc(struct isadora_machine *m, const struct isadora_insn *in, int64_t *row,
    int ra_at, int rc_at, int lecn_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    const int32_t rc = (int32_t)in->value[rc_at];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t lecn = (int32_t)in->value[lecn_at];
    const int32_t lecs = (int32_t)((uint32_t)((uint64_t)word >> 51) & 0x1f);
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t x = (s->r[ra][l] | (uint64_t)s->r[rc][l] << 32) >> (32 - lecs);
        row[l] = lecn ? (int64_t)~(uint32_t)x + 1 : (uint32_t)x;
    }
    return row;
}

uint32_t mask_qa(struct isadora_machine *m, const struct isadora_insn *in, int q0_at, int q0n_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t q0 = (int32_t)in->value[q0_at];
    const int32_t q0n = (int32_t)in->value[q0n_at];
    uint32_t lanes = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        lanes |= (uint32_t)(((s->p[q0][l] ^ q0n) != 0) != 0) << l;
    }
    return lanes;
}

const int64_t *row_va(struct isadora_machine *m, const struct isadora_insn *in, int64_t *row,
    int line, int ra_at, int vab_at, int vah_at)
{
    struct maxwell_state *const s = m->state;
    const int32_t ra = (int32_t)in->value[ra_at];
    const rt_u128 word = rt_wide(rt_word(m, in));
    switch (in->alt[line]) {
    case 0: {
        const int32_t vab = (int32_t)in->value[vab_at];
        const int32_t vas = (int32_t)((uint32_t)((uint64_t)word >> 48) & 1);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = vas ? (int8_t)(s->r[ra][l] >> 8 * vab & 0xff)
                : (int32_t)(s->r[ra][l] >> 8 * vab & 0xff);
        }
        return row;
    }
    case 1: {
        const int32_t vah = (int32_t)in->value[vah_at];
        const int32_t vas = (int32_t)((uint32_t)((uint64_t)word >> 48) & 1);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = vas ? (int16_t)(s->r[ra][l] >> 16 * vah & 0xffff)
                : (int32_t)(s->r[ra][l] >> 16 * vah & 0xffff);
        }
        return row;
    }
    case 2: {
        const int32_t vas = (int32_t)((uint32_t)((uint64_t)word >> 48) & 1);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = vas ? (int64_t)(int32_t)s->r[ra][l] : s->r[ra][l];
        }
        return row;
    }
    default:
        return NULL;
    }
}

const int64_t *row_vb(struct isadora_machine *m, const struct isadora_insn *in, int64_t *row,
    int line, int rb_at, int vbb_at, int vbh_at, int vn16_at)
{
    struct maxwell_state *const s = m->state;
    const rt_u128 word = rt_wide(rt_word(m, in));
    switch (in->alt[line]) {
    case 0: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t vbb = (int32_t)in->value[vbb_at];
        const int32_t vbs = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = vbs ? (int8_t)(s->r[rb][l] >> 8 * vbb & 0xff)
                : (int32_t)(s->r[rb][l] >> 8 * vbb & 0xff);
        }
        return row;
    }
    case 1: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t vbh = (int32_t)in->value[vbh_at];
        const int32_t vbs = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = vbs ? (int16_t)(s->r[rb][l] >> 16 * vbh & 0xffff)
                : (int32_t)(s->r[rb][l] >> 16 * vbh & 0xffff);
        }
        return row;
    }
    case 2: {
        const int32_t rb = (int32_t)in->value[rb_at];
        const int32_t vbs = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = vbs ? (int64_t)(int32_t)s->r[rb][l] : s->r[rb][l];
        }
        return row;
    }
    case 3: {
        const int32_t vn16 = (int32_t)in->value[vn16_at];
        const int32_t vbs = (int32_t)((uint32_t)((uint64_t)word >> 49) & 1);
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = vbs ? (int16_t)vn16 : vn16;
        }
        return row;
    }
    default:
        return NULL;
    }
}

static const struct rt_quick *const quick[MAXWELL_FORMS] = {
    [MAXWELL_ISETP] = &ISADORA_LEVEL(maxwell_fast_isetp),
    [MAXWELL_BRA] = &ISADORA_LEVEL(maxwell_fast_bra),
    [MAXWELL_BRX] = &ISADORA_LEVEL(maxwell_fast_brx),
    [MAXWELL_JMP] = &ISADORA_LEVEL(maxwell_fast_jmp),
    [MAXWELL_JMX] = &ISADORA_LEVEL(maxwell_fast_jmx),
    [MAXWELL_CAL] = &ISADORA_LEVEL(maxwell_fast_cal),
    [MAXWELL_JCAL] = &ISADORA_LEVEL(maxwell_fast_jcal),
    [MAXWELL_PRET] = &ISADORA_LEVEL(maxwell_fast_pret),
    [MAXWELL_RET] = &ISADORA_LEVEL(maxwell_fast_ret),
    [MAXWELL_PLONGJMP] = &ISADORA_LEVEL(maxwell_fast_plongjmp),
    [MAXWELL_LONGJMP] = &ISADORA_LEVEL(maxwell_fast_longjmp),
    [MAXWELL_PBK] = &ISADORA_LEVEL(maxwell_fast_pbk),
    [MAXWELL_BRK] = &ISADORA_LEVEL(maxwell_fast_brk),
    [MAXWELL_PCNT] = &ISADORA_LEVEL(maxwell_fast_pcnt),
    [MAXWELL_CONT] = &ISADORA_LEVEL(maxwell_fast_cont),
    [MAXWELL_SSY] = &ISADORA_LEVEL(maxwell_fast_ssy),
    [MAXWELL_SYNC] = &ISADORA_LEVEL(maxwell_fast_sync),
    [MAXWELL_EXIT] = &ISADORA_LEVEL(maxwell_fast_exit),
    [MAXWELL_KIL] = &ISADORA_LEVEL(maxwell_fast_kil),
    [MAXWELL_DSETP] = &ISADORA_LEVEL(maxwell_fast_dsetp),
    [MAXWELL_FSETP] = &ISADORA_LEVEL(maxwell_fast_fsetp),
    [MAXWELL_FCMP_B] = &ISADORA_LEVEL(maxwell_fast_fcmp_b),
    [MAXWELL_FCMP_C] = &ISADORA_LEVEL(maxwell_fast_fcmp_c),
    [MAXWELL_HADD2_32I] = &ISADORA_LEVEL(maxwell_fast_hadd2_32i),
    [MAXWELL_HSET2_R] = &ISADORA_LEVEL(maxwell_fast_hset2_r),
    [MAXWELL_HSET2_C] = &ISADORA_LEVEL(maxwell_fast_hset2_c),
    [MAXWELL_HSETP2_R] = &ISADORA_LEVEL(maxwell_fast_hsetp2_r),
    [MAXWELL_HSETP2_C] = &ISADORA_LEVEL(maxwell_fast_hsetp2_c),
    [MAXWELL_ICMP_B] = &ISADORA_LEVEL(maxwell_fast_icmp_b),
    [MAXWELL_ICMP_C] = &ISADORA_LEVEL(maxwell_fast_icmp_c),
    [MAXWELL_SEL] = &ISADORA_LEVEL(maxwell_fast_sel),
    [MAXWELL_PSETP] = &ISADORA_LEVEL(maxwell_fast_psetp),
    [MAXWELL_P2R] = &ISADORA_LEVEL(maxwell_fast_p2r),
    [MAXWELL_POPC] = &ISADORA_LEVEL(maxwell_fast_popc),
    [MAXWELL_VOTE] = &ISADORA_LEVEL(maxwell_fast_vote),
    [MAXWELL_SHFL] = &ISADORA_LEVEL(maxwell_fast_shfl),
    [MAXWELL_VSETP] = &ISADORA_LEVEL(maxwell_fast_vsetp),
    [MAXWELL_IDP_A4] = &ISADORA_LEVEL(maxwell_fast_idp_a4),
    [MAXWELL_IDP_A2] = &ISADORA_LEVEL(maxwell_fast_idp_a2),
};

isadora_action ISADORA_LEVEL(maxwell_fast_pick)(const struct isadora_insn *in)
{
    return rt_pick(quick[in->form], in);
}
