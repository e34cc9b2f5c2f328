/* Generated from the description vp1-scalar by gen/emit/exec. Do not edit. */
#include "vp1_scalar_state.h"

/* Bits of $c that writes change, and what the others are, by configuration. */
static const uint16_t c_writable[] = {0x273f, 0x27ff};
static const uint16_t c_fixed[] = {0x8000, 0x8000};

static inline int64_t operand_word2_any(struct vp1_scalar_state *s, const struct vp1_scalar_op *in,
    int line, int src2_at, int cond_at, int slct_at, int imm_at)
{
    int64_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t src2 = (int32_t)in->value[src2_at];
        b = s->r[src2];
        break;
    }
    case 1: {
        const int32_t src2 = (int32_t)in->value[src2_at];
        const int32_t cond = (int32_t)in->value[cond_at];
        b = s->r[(src2 & 0x1c) | ((src2 + (s->c[cond] >> 4 & 3)) & 3)];
        break;
    }
    case 2: {
        const int32_t src2 = (int32_t)in->value[src2_at];
        const int32_t cond = (int32_t)in->value[cond_at];
        const int32_t slct = (int32_t)in->value[slct_at];
        b = s->r[src2 ^ (s->c[cond] >> slct & 1)];
        break;
    }
    default: {
        const int32_t imm = rt_sext_32((uint32_t)in->value[imm_at], 11);
        b = imm;
        break;
    }
    }
    return b;
}

static inline int64_t operand_word2(struct vp1_scalar_state *s, const struct vp1_scalar_op *in,
    int line, int src2_at, int cond_at, int slct_at, int imm_at)
{
    if (in->alt[line] == 0) {
        const int32_t src2 = (int32_t)in->value[src2_at];
        return s->r[src2];
    }
    return operand_word2_any(s, in, line, src2_at, cond_at, slct_at, imm_at);
}

/* flags of fields.isa */
static inline uint32_t func_flags(uint32_t r, uint32_t sf, uint32_t b20d)
{
    return sf | (uint32_t)(r == 0) << 1 | (r >> 19 & 1) << 2 | b20d << 3 | (r >> 20 & 1) << 4
        | (r >> 21 & 1) << 5 | (r >> 19 & 1) << 6 | (r >> 18 & 1) << 7;
}

/* shift of fields.isa */
static inline int64_t func_shift(int32_t x, int32_t n)
{
    return n == -32 ? x : n >= 0 ? x >> n : (int64_t)((uint64_t)x << -n);
}

/* shift of fields.isa */
static inline int64_t func_shift_2(uint32_t x, int32_t n)
{
    return n == -32 ? x : n >= 0 ? x >> n : (int64_t)x << -n;
}

/* flags of fields.isa */
static inline uint32_t func_flags_2(uint32_t r)
{
    return (uint32_t)(r == 0) << 1 | (r >> 19 & 1) << 2 | (r >> 20 & 1) << 4 | (r >> 21 & 1) << 5
        | (r >> 19 & 1) << 6 | (r >> 18 & 1) << 7;
}

static inline uint32_t operand_bytes2_any(struct vp1_scalar_state *s,
    const struct vp1_scalar_op *in, int line, int src2_at, int cond_at, int slct_at, int bimm_at)
{
    uint32_t b;
    switch (in->alt[line]) {
    case 0: {
        const int32_t src2 = (int32_t)in->value[src2_at];
        b = s->r[src2];
        break;
    }
    case 1: {
        const int32_t src2 = (int32_t)in->value[src2_at];
        const int32_t cond = (int32_t)in->value[cond_at];
        b = s->r[(src2 & 0x1c) | ((src2 + (s->c[cond] >> 4 & 3)) & 3)];
        break;
    }
    case 2: {
        const int32_t src2 = (int32_t)in->value[src2_at];
        const int32_t cond = (int32_t)in->value[cond_at];
        const int32_t slct = (int32_t)in->value[slct_at];
        b = s->r[src2 ^ (s->c[cond] >> slct & 1)];
        break;
    }
    default: {
        const int32_t bimm = (int32_t)in->value[bimm_at];
        b = (uint32_t)bimm * 16843009;
        break;
    }
    }
    return b;
}

static inline uint32_t operand_bytes2(struct vp1_scalar_state *s, const struct vp1_scalar_op *in,
    int line, int src2_at, int cond_at, int slct_at, int bimm_at)
{
    if (in->alt[line] == 0) {
        const int32_t src2 = (int32_t)in->value[src2_at];
        return s->r[src2];
    }
    return operand_bytes2_any(s, in, line, src2_at, cond_at, slct_at, bimm_at);
}

/* product of bytes_mul.isa */
static inline int32_t func_product(int32_t sign1, int32_t sign2, uint32_t x, uint32_t x_2)
{
    return (sign1 == 1 ? 2 * (int8_t)x : (int32_t)x)
        * (sign2 == 1 ? 2 * (int8_t)x_2 : (int32_t)x_2);
}

/* widen of bytes_mul.isa */
static inline int32_t func_widen(int32_t sign, uint32_t x)
{
    return sign == 1 ? 2 * (int8_t)x : (int32_t)x;
}

/* product of bytes_mul.isa */
static inline int32_t func_product_2(int32_t sign1, int32_t sign2, uint32_t x, uint32_t x_2)
{
    return (sign1 == 1 ? 2 * (int8_t)x : (int32_t)x) * func_widen(sign2, x_2);
}

static inline void store_tofile(struct vp1_scalar_state *s, const struct vp1_scalar_op *in,
    uint32_t value, int line, int dst_at, int mdst_at)
{
    switch (in->alt[line]) {
    case 0: {
        const int32_t dst = (int32_t)in->value[dst_at];
        s->v[dst] = (s->v[dst]
            & rt_u128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffff00000000)))
            | (rt_u128)value;
        break;
    }
    case 1: {
        const int32_t dst = (int32_t)in->value[dst_at];
        s->v[dst] = (s->v[dst] & rt_u128_of(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffff)))
            | (rt_u128)value << 32;
        break;
    }
    case 2: {
        const int32_t dst = (int32_t)in->value[dst_at];
        s->v[dst] = (s->v[dst]
            & rt_u128_of(UINT64_C(0xffffffff00000000), UINT64_C(0xffffffffffffffff)))
            | (rt_u128)value << 64;
        break;
    }
    case 3: {
        const int32_t dst = (int32_t)in->value[dst_at];
        s->v[dst] = (s->v[dst] & rt_u128_of(UINT64_C(0xffffffff), UINT64_C(0xffffffffffffffff)))
            | (rt_u128)value << 96;
        break;
    }
    case 4: {
        const int32_t dst = (int32_t)in->value[dst_at];
        s->l[dst & 3] = (uint16_t)value;
        break;
    }
    case 6: {
        const int32_t dst = (int32_t)in->value[dst_at];
        s->a[dst] = value;
        break;
    }
    case 7: {
        const int32_t mdst = (int32_t)in->value[mdst_at];
        s->m[mdst] = value;
        break;
    }
    case 8: {
        const int32_t dst = (int32_t)in->value[dst_at];
        s->x[dst & 0xf] = value;
        break;
    }
    default:
        break;
    }
}

static inline uint32_t operand_fromfile_any(struct vp1_scalar_state *s,
    const struct vp1_scalar_op *in, int line, int src1_at, int msrc_at)
{
    uint32_t fromfile;
    switch (in->alt[line]) {
    case 0: {
        const int32_t src1 = (int32_t)in->value[src1_at];
        fromfile = (uint32_t)s->v[src1];
        break;
    }
    case 1: {
        const int32_t src1 = (int32_t)in->value[src1_at];
        fromfile = (uint32_t)((uint64_t)s->v[src1] >> 32);
        break;
    }
    case 2: {
        const int32_t src1 = (int32_t)in->value[src1_at];
        fromfile = (uint32_t)(s->v[src1] >> 64);
        break;
    }
    case 3: {
        const int32_t src1 = (int32_t)in->value[src1_at];
        fromfile = (uint32_t)(s->v[src1] >> 96);
        break;
    }
    case 4: {
        const int32_t src1 = (int32_t)in->value[src1_at];
        fromfile = (uint32_t)s->l[src1 & 3];
        break;
    }
    case 5: {
        const int32_t src1 = (int32_t)in->value[src1_at];
        fromfile = s->a[src1];
        break;
    }
    case 6: {
        const int32_t src1 = (int32_t)in->value[src1_at];
        fromfile = (uint32_t)(src1 < 4 ? s->c[src1 & 3] : 0);
        break;
    }
    case 7: {
        const int32_t msrc = (int32_t)in->value[msrc_at];
        fromfile = s->m[msrc];
        break;
    }
    case 8: {
        const int32_t src1 = (int32_t)in->value[src1_at];
        fromfile = s->x[src1 & 0xf];
        break;
    }
    case 9:
    case 10:
    case 11:
    default:
        fromfile = 0;
        break;
    }
    return fromfile;
}

static inline uint32_t operand_fromfile(struct vp1_scalar_state *s, const struct vp1_scalar_op *in,
    int line, int src1_at, int msrc_at)
{
    if (in->alt[line] == 0) {
        const int32_t src1 = (int32_t)in->value[src1_at];
        return (uint32_t)s->v[src1];
    }
    return operand_fromfile_any(s, in, line, src1_at, msrc_at);
}

/* lanes of send.isa */
static inline int32_t func_lanes(int32_t vcxfrm, uint32_t v)
{
    int32_t result = 0;
    if (vcxfrm == 0) {
        result = (int32_t)(v & 0xffff);
    } else if (vcxfrm == 1) {
        result = (int32_t)((v >> 2 & 1) | (v >> 2 & 1) << 1 | (v >> 2 & 1) << 2 | (v >> 2 & 1) << 3
            | (v >> 6 & 1) << 4 | (v >> 6 & 1) << 5 | (v >> 6 & 1) << 6 | (v >> 6 & 1) << 7
            | (v >> 10 & 1) << 8 | (v >> 10 & 1) << 9 | (v >> 10 & 1) << 10 | (v >> 10 & 1) << 11
            | (v >> 14 & 1) << 12 | (v >> 14 & 1) << 13 | (v >> 14 & 1) << 14
            | (v >> 14 & 1) << 15);
    } else if (vcxfrm == 2) {
        result = (int32_t)((v >> 4 & 1) | (v >> 5 & 1) << 1 | (v >> 4 & 1) << 2 | (v >> 5 & 1) << 3
            | (v >> 4 & 1) << 4 | (v >> 5 & 1) << 5 | (v >> 4 & 1) << 6 | (v >> 5 & 1) << 7
            | (v >> 12 & 1) << 8 | (v >> 13 & 1) << 9 | (v >> 12 & 1) << 10 | (v >> 13 & 1) << 11
            | (v >> 12 & 1) << 12 | (v >> 13 & 1) << 13 | (v >> 12 & 1) << 14
            | (v >> 13 & 1) << 15);
    } else if (vcxfrm == 3) {
        result = (int32_t)((v & 1) | (v & 1) << 1 | (v >> 2 & 1) << 2 | (v & 1) << 3
            | (v >> 4 & 1) << 4 | (v >> 4 & 1) << 5 | (v >> 6 & 1) << 6 | (v >> 4 & 1) << 7
            | (v >> 8 & 1) << 8 | (v >> 8 & 1) << 9 | (v >> 10 & 1) << 10 | (v >> 8 & 1) << 11
            | (v >> 12 & 1) << 12 | (v >> 12 & 1) << 13 | (v >> 14 & 1) << 14
            | (v >> 12 & 1) << 15);
    } else if (vcxfrm == 4) {
        result = (int32_t)((v >> 1 & 1) | (v >> 1 & 1) << 1 | (v >> 1 & 1) << 2 | (v >> 3 & 1) << 3
            | (v >> 5 & 1) << 4 | (v >> 5 & 1) << 5 | (v >> 5 & 1) << 6 | (v >> 7 & 1) << 7
            | (v >> 9 & 1) << 8 | (v >> 9 & 1) << 9 | (v >> 9 & 1) << 10 | (v >> 11 & 1) << 11
            | (v >> 13 & 1) << 12 | (v >> 13 & 1) << 13 | (v >> 13 & 1) << 14
            | (v >> 15 & 1) << 15);
    } else if (vcxfrm == 5) {
        result = (int32_t)((v & 1) | (v & 1) << 1 | (v >> 2 & 1) << 2 | (v >> 2 & 1) << 3
            | (v >> 4 & 1) << 4 | (v >> 4 & 1) << 5 | (v >> 6 & 1) << 6 | (v >> 6 & 1) << 7
            | (v >> 8 & 1) << 8 | (v >> 8 & 1) << 9 | (v >> 10 & 1) << 10 | (v >> 10 & 1) << 11
            | (v >> 12 & 1) << 12 | (v >> 12 & 1) << 13 | (v >> 14 & 1) << 14
            | (v >> 14 & 1) << 15);
    } else if (vcxfrm == 6) {
        result = (int32_t)((v >> 1 & 1) | (v >> 1 & 1) << 1 | (v >> 1 & 1) << 2 | (v >> 1 & 1) << 3
            | (v >> 5 & 1) << 4 | (v >> 5 & 1) << 5 | (v >> 5 & 1) << 6 | (v >> 5 & 1) << 7
            | (v >> 9 & 1) << 8 | (v >> 9 & 1) << 9 | (v >> 9 & 1) << 10 | (v >> 9 & 1) << 11
            | (v >> 13 & 1) << 12 | (v >> 13 & 1) << 13 | (v >> 13 & 1) << 14
            | (v >> 13 & 1) << 15);
    } else {
        result = (int32_t)((v & 1) | (v >> 2 & 1) << 1 | (v >> 4 & 1) << 2 | (v >> 6 & 1) << 3
            | (v >> 8 & 1) << 4 | (v >> 10 & 1) << 5 | (v >> 12 & 1) << 6 | (v >> 14 & 1) << 7
            | (v >> 16 & 1) << 8 | (v >> 18 & 1) << 9 | (v >> 20 & 1) << 10 | (v >> 22 & 1) << 11
            | (v >> 24 & 1) << 12 | (v >> 26 & 1) << 13 | (v >> 28 & 1) << 14
            | (v >> 30 & 1) << 15);
    }
    return result;
}

/* mul $r[DST] [$c[CDST]] $r[SRC1] WORD2 */
RT_FORM_QUIET(static, vp1_scalar, exec_arith_mul_two)
{
    const int32_t src1 = (int32_t)in->value[2];
    const int32_t dst = (int32_t)in->value[0];
    *bundle = (struct vp1_scalar_bundle){0};
    const int64_t b = operand_word2(s, in, 1, 3, 4, 5, 6);
    const int32_t a = (int32_t)s->r[src1];
    const uint32_t r = (uint32_t)((int16_t)a * (int16_t)b);
    if (in->alt[0] == 1) {
        const int32_t cdst = (int32_t)in->value[1];
        s->c[cdst] =
            (uint16_t)(((((uint32_t)s->c[cdst] & 0xff00)
            | func_flags(r, r >> 31, (r ^ (uint32_t)a) >> 20 & 1))
            & (uint32_t)c_writable[m->context.config]) | (uint32_t)c_fixed[m->context.config]);
    }
    const uint32_t f = 30 * (s->r[src1] & 1) + 480 * (s->r[src1] >> 1 & 1);
    bundle->s2v_factor[0] = (int16_t)f;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff00) | f >> 1);
    const uint32_t f_2 = 30 * (s->r[src1] >> 2 & 1) + 480 * (s->r[src1] >> 3 & 1);
    bundle->s2v_factor[1] = (int16_t)f_2;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff) | f_2 >> 1 << 8);
    if (dst != 31)
        s->r[dst] = r;
    return 0;
}

/* min $r[DST] [$c[CDST]] $r[SRC1] WORD2 */
RT_FORM_QUIET(static, vp1_scalar, exec_arith_min_two)
{
    const int32_t src1 = (int32_t)in->value[2];
    const int32_t dst = (int32_t)in->value[0];
    *bundle = (struct vp1_scalar_bundle){0};
    const int64_t b = operand_word2(s, in, 1, 3, 4, 5, 6);
    const int32_t a = (int32_t)s->r[src1];
    const uint32_t r = (uint32_t)rt_min_i32(a, (int32_t)(uint32_t)b);
    if (in->alt[0] == 1) {
        const int32_t cdst = (int32_t)in->value[1];
        s->c[cdst] =
            (uint16_t)(((((uint32_t)s->c[cdst] & 0xff00)
            | func_flags(r, r >> 31, (r ^ (uint32_t)a) >> 20 & 1))
            & (uint32_t)c_writable[m->context.config]) | (uint32_t)c_fixed[m->context.config]);
    }
    const uint32_t f = 30 * (s->r[src1] & 1) + 480 * (s->r[src1] >> 1 & 1);
    bundle->s2v_factor[0] = (int16_t)f;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff00) | f >> 1);
    const uint32_t f_2 = 30 * (s->r[src1] >> 2 & 1) + 480 * (s->r[src1] >> 3 & 1);
    bundle->s2v_factor[1] = (int16_t)f_2;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff) | f_2 >> 1 << 8);
    if (dst != 31)
        s->r[dst] = r;
    return 0;
}

/* max $r[DST] [$c[CDST]] $r[SRC1] WORD2 */
RT_FORM_QUIET(static, vp1_scalar, exec_arith_max_two)
{
    const int32_t src1 = (int32_t)in->value[2];
    const int32_t dst = (int32_t)in->value[0];
    *bundle = (struct vp1_scalar_bundle){0};
    const int64_t b = operand_word2(s, in, 1, 3, 4, 5, 6);
    const int32_t a = (int32_t)s->r[src1];
    const uint32_t r = (uint32_t)rt_max_i32(a, (int32_t)(uint32_t)b);
    if (in->alt[0] == 1) {
        const int32_t cdst = (int32_t)in->value[1];
        s->c[cdst] =
            (uint16_t)(((((uint32_t)s->c[cdst] & 0xff00)
            | func_flags(r, r >> 31, (r ^ (uint32_t)a) >> 20 & 1))
            & (uint32_t)c_writable[m->context.config]) | (uint32_t)c_fixed[m->context.config]);
    }
    const uint32_t f = 30 * (s->r[src1] & 1) + 480 * (s->r[src1] >> 1 & 1);
    bundle->s2v_factor[0] = (int16_t)f;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff00) | f >> 1);
    const uint32_t f_2 = 30 * (s->r[src1] >> 2 & 1) + 480 * (s->r[src1] >> 3 & 1);
    bundle->s2v_factor[1] = (int16_t)f_2;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff) | f_2 >> 1 << 8);
    if (dst != 31)
        s->r[dst] = r;
    return 0;
}

/* add $r[DST] [$c[CDST]] $r[SRC1] WORD2 */
RT_FORM_QUIET(static, vp1_scalar, exec_arith_add_two)
{
    const int32_t src1 = (int32_t)in->value[2];
    const int32_t dst = (int32_t)in->value[0];
    *bundle = (struct vp1_scalar_bundle){0};
    const int64_t b = operand_word2(s, in, 1, 3, 4, 5, 6);
    const int32_t a = (int32_t)s->r[src1];
    const uint32_t r = (uint32_t)a + (uint32_t)b;
    if (in->alt[0] == 1) {
        const int32_t cdst = (int32_t)in->value[1];
        s->c[cdst] =
            (uint16_t)(((((uint32_t)s->c[cdst] & 0xff00)
            | func_flags(r, r >> 31, (r ^ (uint32_t)a) >> 20 & 1))
            & (uint32_t)c_writable[m->context.config]) | (uint32_t)c_fixed[m->context.config]);
    }
    const uint32_t f = 30 * (s->r[src1] & 1) + 480 * (s->r[src1] >> 1 & 1);
    bundle->s2v_factor[0] = (int16_t)f;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff00) | f >> 1);
    const uint32_t f_2 = 30 * (s->r[src1] >> 2 & 1) + 480 * (s->r[src1] >> 3 & 1);
    bundle->s2v_factor[1] = (int16_t)f_2;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff) | f_2 >> 1 << 8);
    if (dst != 31)
        s->r[dst] = r;
    return 0;
}

/* sub $r[DST] [$c[CDST]] $r[SRC1] WORD2 */
RT_FORM_QUIET(static, vp1_scalar, exec_arith_sub_two)
{
    const int32_t src1 = (int32_t)in->value[2];
    const int32_t dst = (int32_t)in->value[0];
    *bundle = (struct vp1_scalar_bundle){0};
    const int64_t b = operand_word2(s, in, 1, 3, 4, 5, 6);
    const int32_t a = (int32_t)s->r[src1];
    const uint32_t r = (uint32_t)a - (uint32_t)b;
    if (in->alt[0] == 1) {
        const int32_t cdst = (int32_t)in->value[1];
        s->c[cdst] =
            (uint16_t)(((((uint32_t)s->c[cdst] & 0xff00)
            | func_flags(r, r >> 31, (r ^ (uint32_t)a) >> 20 & 1))
            & (uint32_t)c_writable[m->context.config]) | (uint32_t)c_fixed[m->context.config]);
    }
    const uint32_t f = 30 * (s->r[src1] & 1) + 480 * (s->r[src1] >> 1 & 1);
    bundle->s2v_factor[0] = (int16_t)f;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff00) | f >> 1);
    const uint32_t f_2 = 30 * (s->r[src1] >> 2 & 1) + 480 * (s->r[src1] >> 3 & 1);
    bundle->s2v_factor[1] = (int16_t)f_2;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff) | f_2 >> 1 << 8);
    if (dst != 31)
        s->r[dst] = r;
    return 0;
}

/* sar $r[DST] [$c[CDST]] $r[SRC1] WORD2 */
RT_FORM_QUIET(static, vp1_scalar, exec_arith_sar_two)
{
    const int32_t src1 = (int32_t)in->value[2];
    const int32_t dst = (int32_t)in->value[0];
    *bundle = (struct vp1_scalar_bundle){0};
    const int64_t b = operand_word2(s, in, 1, 3, 4, 5, 6);
    const int32_t a = (int32_t)s->r[src1];
    const int32_t n = rt_sext_32((uint32_t)b, 6);
    const uint32_t r = (uint32_t)func_shift(a, n);
    if (in->alt[0] == 1) {
        const int32_t cdst = (int32_t)in->value[1];
        s->c[cdst] =
            (uint16_t)(((((uint32_t)s->c[cdst] & 0xff00)
            | func_flags(r, r >> 31, (r ^ (uint32_t)a) >> 20 & 1))
            & (uint32_t)c_writable[m->context.config]) | (uint32_t)c_fixed[m->context.config]);
    }
    const uint32_t f = 30 * (s->r[src1] & 1) + 480 * (s->r[src1] >> 1 & 1);
    bundle->s2v_factor[0] = (int16_t)f;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff00) | f >> 1);
    const uint32_t f_2 = 30 * (s->r[src1] >> 2 & 1) + 480 * (s->r[src1] >> 3 & 1);
    bundle->s2v_factor[1] = (int16_t)f_2;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff) | f_2 >> 1 << 8);
    if (dst != 31)
        s->r[dst] = r;
    return 0;
}

/* shr $r[DST] [$c[CDST]] $r[SRC1] WORD2 */
RT_FORM_QUIET(static, vp1_scalar, exec_arith_shr_two)
{
    const int32_t src1 = (int32_t)in->value[2];
    const int32_t dst = (int32_t)in->value[0];
    *bundle = (struct vp1_scalar_bundle){0};
    const int64_t b = operand_word2(s, in, 1, 3, 4, 5, 6);
    const int32_t a = (int32_t)s->r[src1];
    const uint32_t x = (uint32_t)a;
    const int32_t n = rt_sext_32((uint32_t)b, 6);
    const uint32_t r = (uint32_t)func_shift_2(x, n);
    if (in->alt[0] == 1) {
        const int32_t cdst = (int32_t)in->value[1];
        s->c[cdst] =
            (uint16_t)(((((uint32_t)s->c[cdst] & 0xff00)
            | func_flags(r, r >> 31, (r ^ (uint32_t)a) >> 20 & 1))
            & (uint32_t)c_writable[m->context.config]) | (uint32_t)c_fixed[m->context.config]);
    }
    const uint32_t f = 30 * (s->r[src1] & 1) + 480 * (s->r[src1] >> 1 & 1);
    bundle->s2v_factor[0] = (int16_t)f;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff00) | f >> 1);
    const uint32_t f_2 = 30 * (s->r[src1] >> 2 & 1) + 480 * (s->r[src1] >> 3 & 1);
    bundle->s2v_factor[1] = (int16_t)f_2;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff) | f_2 >> 1 << 8);
    if (dst != 31)
        s->r[dst] = r;
    return 0;
}

/* abs $r[DST] [$c[CDST]] $r[SRC1] */
RT_FORM_QUIET(static, vp1_scalar, exec_arith_abs_one)
{
    const int32_t src1 = (int32_t)in->value[2];
    const int32_t dst = (int32_t)in->value[0];
    *bundle = (struct vp1_scalar_bundle){0};
    const int32_t a = (int32_t)s->r[src1];
    const uint32_t r = (uint32_t)rt_abs_i64(a);
    if (in->alt[0] == 1) {
        const int32_t cdst = (int32_t)in->value[1];
        s->c[cdst] =
            (uint16_t)(((((uint32_t)s->c[cdst] & 0xff00)
            | func_flags(r, r >> 31, (r ^ (uint32_t)a) >> 20 & 1))
            & (uint32_t)c_writable[m->context.config]) | (uint32_t)c_fixed[m->context.config]);
    }
    const uint32_t f = 30 * (s->r[src1] & 1) + 480 * (s->r[src1] >> 1 & 1);
    bundle->s2v_factor[0] = (int16_t)f;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff00) | f >> 1);
    const uint32_t f_2 = 30 * (s->r[src1] >> 2 & 1) + 480 * (s->r[src1] >> 3 & 1);
    bundle->s2v_factor[1] = (int16_t)f_2;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff) | f_2 >> 1 << 8);
    s->r[dst] = r;
    return 0;
}

/* neg $r[DST] [$c[CDST]] $r[SRC1] */
RT_FORM_QUIET(static, vp1_scalar, exec_arith_neg_one)
{
    const int32_t src1 = (int32_t)in->value[2];
    const int32_t dst = (int32_t)in->value[0];
    *bundle = (struct vp1_scalar_bundle){0};
    const int32_t a = (int32_t)s->r[src1];
    const uint32_t r = -(uint32_t)a;
    if (in->alt[0] == 1) {
        const int32_t cdst = (int32_t)in->value[1];
        s->c[cdst] =
            (uint16_t)(((((uint32_t)s->c[cdst] & 0xff00) | func_flags(r, r >> 31, r >> 20 & 1))
            & (uint32_t)c_writable[m->context.config]) | (uint32_t)c_fixed[m->context.config]);
    }
    const uint32_t f = 30 * (s->r[src1] & 1) + 480 * (s->r[src1] >> 1 & 1);
    bundle->s2v_factor[0] = (int16_t)f;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff00) | f >> 1);
    const uint32_t f_2 = 30 * (s->r[src1] >> 2 & 1) + 480 * (s->r[src1] >> 3 & 1);
    bundle->s2v_factor[1] = (int16_t)f_2;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff) | f_2 >> 1 << 8);
    s->r[dst] = r;
    return 0;
}

/* nor $r[DST] [$c[CDST]]  $r[SRC1]  $r[SRC2] */
RT_FORM_QUIET(static, vp1_scalar, exec_bitop_nor)
{
    const int32_t src1 = (int32_t)in->value[2];
    const int32_t src2 = (int32_t)in->value[3];
    const int32_t dst = (int32_t)in->value[0];
    *bundle = (struct vp1_scalar_bundle){0};
    const uint32_t a = s->r[src1];
    const uint32_t b = s->r[src2];
    const int64_t none_set = ~(int64_t)(a | b) & -1;
    const uint32_t r = (uint32_t)none_set;
    if (in->alt[0] == 1) {
        const int32_t cdst = (int32_t)in->value[1];
        s->c[cdst] =
            (uint16_t)(((((uint32_t)s->c[cdst] & 0xff00) | func_flags_2(r))
            & (uint32_t)c_writable[m->context.config]) | (uint32_t)c_fixed[m->context.config]);
    }
    const uint32_t f = 30 * (s->r[src1] & 1) + 480 * (s->r[src1] >> 1 & 1);
    bundle->s2v_factor[0] = (int16_t)f;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff00) | f >> 1);
    const uint32_t f_2 = 30 * (s->r[src1] >> 2 & 1) + 480 * (s->r[src1] >> 3 & 1);
    bundle->s2v_factor[1] = (int16_t)f_2;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff) | f_2 >> 1 << 8);
    s->r[dst] = r;
    return 0;
}

/* and $r[DST] [$c[CDST]] not $r[SRC1]  $r[SRC2] */
RT_FORM_QUIET(static, vp1_scalar, exec_bitop_and_not1)
{
    const int32_t src1 = (int32_t)in->value[2];
    const int32_t src2 = (int32_t)in->value[3];
    const int32_t dst = (int32_t)in->value[0];
    *bundle = (struct vp1_scalar_bundle){0};
    const uint32_t a = s->r[src1];
    const uint32_t b = s->r[src2];
    const uint32_t one_set = ~a & b & 0xffffffffu;
    const uint32_t r = one_set;
    if (in->alt[0] == 1) {
        const int32_t cdst = (int32_t)in->value[1];
        s->c[cdst] =
            (uint16_t)(((((uint32_t)s->c[cdst] & 0xff00) | func_flags_2(r))
            & (uint32_t)c_writable[m->context.config]) | (uint32_t)c_fixed[m->context.config]);
    }
    const uint32_t f = 30 * (s->r[src1] & 1) + 480 * (s->r[src1] >> 1 & 1);
    bundle->s2v_factor[0] = (int16_t)f;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff00) | f >> 1);
    const uint32_t f_2 = 30 * (s->r[src1] >> 2 & 1) + 480 * (s->r[src1] >> 3 & 1);
    bundle->s2v_factor[1] = (int16_t)f_2;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff) | f_2 >> 1 << 8);
    s->r[dst] = r;
    return 0;
}

/* and $r[DST] [$c[CDST]]  $r[SRC1] not $r[SRC2] */
RT_FORM_QUIET(static, vp1_scalar, exec_bitop_and_not2)
{
    const int32_t src1 = (int32_t)in->value[2];
    const int32_t src2 = (int32_t)in->value[3];
    const int32_t dst = (int32_t)in->value[0];
    *bundle = (struct vp1_scalar_bundle){0};
    const uint32_t a = s->r[src1];
    const uint32_t b = s->r[src2];
    const uint32_t one_set = a & ~b & 0xffffffffu;
    const uint32_t r = one_set;
    if (in->alt[0] == 1) {
        const int32_t cdst = (int32_t)in->value[1];
        s->c[cdst] =
            (uint16_t)(((((uint32_t)s->c[cdst] & 0xff00) | func_flags_2(r))
            & (uint32_t)c_writable[m->context.config]) | (uint32_t)c_fixed[m->context.config]);
    }
    const uint32_t f = 30 * (s->r[src1] & 1) + 480 * (s->r[src1] >> 1 & 1);
    bundle->s2v_factor[0] = (int16_t)f;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff00) | f >> 1);
    const uint32_t f_2 = 30 * (s->r[src1] >> 2 & 1) + 480 * (s->r[src1] >> 3 & 1);
    bundle->s2v_factor[1] = (int16_t)f_2;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff) | f_2 >> 1 << 8);
    s->r[dst] = r;
    return 0;
}

/* xor $r[DST] [$c[CDST]]  $r[SRC1]  $r[SRC2] */
RT_FORM_QUIET(static, vp1_scalar, exec_bitop_xor)
{
    const int32_t src1 = (int32_t)in->value[2];
    const int32_t src2 = (int32_t)in->value[3];
    const int32_t dst = (int32_t)in->value[0];
    *bundle = (struct vp1_scalar_bundle){0};
    const uint32_t a = s->r[src1];
    const uint32_t b = s->r[src2];
    const uint32_t one_set = (~a & b & 0xffffffffu) | (a & ~b & 0xffffffffu);
    const uint32_t r = one_set;
    if (in->alt[0] == 1) {
        const int32_t cdst = (int32_t)in->value[1];
        s->c[cdst] =
            (uint16_t)(((((uint32_t)s->c[cdst] & 0xff00) | func_flags_2(r))
            & (uint32_t)c_writable[m->context.config]) | (uint32_t)c_fixed[m->context.config]);
    }
    const uint32_t f = 30 * (s->r[src1] & 1) + 480 * (s->r[src1] >> 1 & 1);
    bundle->s2v_factor[0] = (int16_t)f;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff00) | f >> 1);
    const uint32_t f_2 = 30 * (s->r[src1] >> 2 & 1) + 480 * (s->r[src1] >> 3 & 1);
    bundle->s2v_factor[1] = (int16_t)f_2;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff) | f_2 >> 1 << 8);
    s->r[dst] = r;
    return 0;
}

/* nand $r[DST] [$c[CDST]]  $r[SRC1]  $r[SRC2] */
RT_FORM_QUIET(static, vp1_scalar, exec_bitop_nand)
{
    const int32_t src1 = (int32_t)in->value[2];
    const int32_t src2 = (int32_t)in->value[3];
    const int32_t dst = (int32_t)in->value[0];
    *bundle = (struct vp1_scalar_bundle){0};
    const uint32_t a = s->r[src1];
    const uint32_t b = s->r[src2];
    const int64_t none_set = ~(int64_t)(a | b) & -1;
    const uint32_t one_set = (~a & b & 0xffffffffu) | (a & ~b & 0xffffffffu);
    const uint32_t r = (uint32_t)none_set | one_set;
    if (in->alt[0] == 1) {
        const int32_t cdst = (int32_t)in->value[1];
        s->c[cdst] =
            (uint16_t)(((((uint32_t)s->c[cdst] & 0xff00) | func_flags_2(r))
            & (uint32_t)c_writable[m->context.config]) | (uint32_t)c_fixed[m->context.config]);
    }
    const uint32_t f = 30 * (s->r[src1] & 1) + 480 * (s->r[src1] >> 1 & 1);
    bundle->s2v_factor[0] = (int16_t)f;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff00) | f >> 1);
    const uint32_t f_2 = 30 * (s->r[src1] >> 2 & 1) + 480 * (s->r[src1] >> 3 & 1);
    bundle->s2v_factor[1] = (int16_t)f_2;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff) | f_2 >> 1 << 8);
    s->r[dst] = r;
    return 0;
}

/* and $r[DST] [$c[CDST]]  $r[SRC1]  $r[SRC2] */
RT_FORM_QUIET(static, vp1_scalar, exec_bitop_and)
{
    const int32_t src1 = (int32_t)in->value[2];
    const int32_t src2 = (int32_t)in->value[3];
    const int32_t dst = (int32_t)in->value[0];
    *bundle = (struct vp1_scalar_bundle){0};
    const uint32_t a = s->r[src1];
    const uint32_t b = s->r[src2];
    const uint32_t r = a & b & 0xffffffffu;
    if (in->alt[0] == 1) {
        const int32_t cdst = (int32_t)in->value[1];
        s->c[cdst] =
            (uint16_t)(((((uint32_t)s->c[cdst] & 0xff00) | func_flags_2(r))
            & (uint32_t)c_writable[m->context.config]) | (uint32_t)c_fixed[m->context.config]);
    }
    const uint32_t f = 30 * (s->r[src1] & 1) + 480 * (s->r[src1] >> 1 & 1);
    bundle->s2v_factor[0] = (int16_t)f;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff00) | f >> 1);
    const uint32_t f_2 = 30 * (s->r[src1] >> 2 & 1) + 480 * (s->r[src1] >> 3 & 1);
    bundle->s2v_factor[1] = (int16_t)f_2;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff) | f_2 >> 1 << 8);
    s->r[dst] = r;
    return 0;
}

/* nxor $r[DST] [$c[CDST]]  $r[SRC1]  $r[SRC2] */
RT_FORM_QUIET(static, vp1_scalar, exec_bitop_nxor)
{
    const int32_t src1 = (int32_t)in->value[2];
    const int32_t src2 = (int32_t)in->value[3];
    const int32_t dst = (int32_t)in->value[0];
    *bundle = (struct vp1_scalar_bundle){0};
    const uint32_t a = s->r[src1];
    const uint32_t b = s->r[src2];
    const int64_t none_set = ~(int64_t)(a | b) & -1;
    const uint32_t r = (uint32_t)none_set | (a & b & 0xffffffffu);
    if (in->alt[0] == 1) {
        const int32_t cdst = (int32_t)in->value[1];
        s->c[cdst] =
            (uint16_t)(((((uint32_t)s->c[cdst] & 0xff00) | func_flags_2(r))
            & (uint32_t)c_writable[m->context.config]) | (uint32_t)c_fixed[m->context.config]);
    }
    const uint32_t f = 30 * (s->r[src1] & 1) + 480 * (s->r[src1] >> 1 & 1);
    bundle->s2v_factor[0] = (int16_t)f;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff00) | f >> 1);
    const uint32_t f_2 = 30 * (s->r[src1] >> 2 & 1) + 480 * (s->r[src1] >> 3 & 1);
    bundle->s2v_factor[1] = (int16_t)f_2;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff) | f_2 >> 1 << 8);
    s->r[dst] = r;
    return 0;
}

/* or $r[DST] [$c[CDST]] not $r[SRC1]  $r[SRC2] */
RT_FORM_QUIET(static, vp1_scalar, exec_bitop_or_not1)
{
    const int32_t src1 = (int32_t)in->value[2];
    const int32_t src2 = (int32_t)in->value[3];
    const int32_t dst = (int32_t)in->value[0];
    *bundle = (struct vp1_scalar_bundle){0};
    const uint32_t a = s->r[src1];
    const uint32_t b = s->r[src2];
    const int64_t none_set = ~(int64_t)(a | b) & -1;
    const uint32_t one_set = ~a & b & 0xffffffffu;
    const uint32_t r = (uint32_t)none_set | one_set | (a & b & 0xffffffffu);
    if (in->alt[0] == 1) {
        const int32_t cdst = (int32_t)in->value[1];
        s->c[cdst] =
            (uint16_t)(((((uint32_t)s->c[cdst] & 0xff00) | func_flags_2(r))
            & (uint32_t)c_writable[m->context.config]) | (uint32_t)c_fixed[m->context.config]);
    }
    const uint32_t f = 30 * (s->r[src1] & 1) + 480 * (s->r[src1] >> 1 & 1);
    bundle->s2v_factor[0] = (int16_t)f;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff00) | f >> 1);
    const uint32_t f_2 = 30 * (s->r[src1] >> 2 & 1) + 480 * (s->r[src1] >> 3 & 1);
    bundle->s2v_factor[1] = (int16_t)f_2;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff) | f_2 >> 1 << 8);
    s->r[dst] = r;
    return 0;
}

/* or $r[DST] [$c[CDST]]  $r[SRC1] not $r[SRC2] */
RT_FORM_QUIET(static, vp1_scalar, exec_bitop_or_not2)
{
    const int32_t src1 = (int32_t)in->value[2];
    const int32_t src2 = (int32_t)in->value[3];
    const int32_t dst = (int32_t)in->value[0];
    *bundle = (struct vp1_scalar_bundle){0};
    const uint32_t a = s->r[src1];
    const uint32_t b = s->r[src2];
    const int64_t none_set = ~(int64_t)(a | b) & -1;
    const uint32_t one_set = a & ~b & 0xffffffffu;
    const uint32_t r = (uint32_t)none_set | one_set | (a & b & 0xffffffffu);
    if (in->alt[0] == 1) {
        const int32_t cdst = (int32_t)in->value[1];
        s->c[cdst] =
            (uint16_t)(((((uint32_t)s->c[cdst] & 0xff00) | func_flags_2(r))
            & (uint32_t)c_writable[m->context.config]) | (uint32_t)c_fixed[m->context.config]);
    }
    const uint32_t f = 30 * (s->r[src1] & 1) + 480 * (s->r[src1] >> 1 & 1);
    bundle->s2v_factor[0] = (int16_t)f;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff00) | f >> 1);
    const uint32_t f_2 = 30 * (s->r[src1] >> 2 & 1) + 480 * (s->r[src1] >> 3 & 1);
    bundle->s2v_factor[1] = (int16_t)f_2;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff) | f_2 >> 1 << 8);
    s->r[dst] = r;
    return 0;
}

/* or $r[DST] [$c[CDST]]  $r[SRC1]  $r[SRC2] */
RT_FORM_QUIET(static, vp1_scalar, exec_bitop_or)
{
    const int32_t src1 = (int32_t)in->value[2];
    const int32_t src2 = (int32_t)in->value[3];
    const int32_t dst = (int32_t)in->value[0];
    *bundle = (struct vp1_scalar_bundle){0};
    const uint32_t a = s->r[src1];
    const uint32_t b = s->r[src2];
    const uint32_t one_set = (~a & b & 0xffffffffu) | (a & ~b & 0xffffffffu);
    const uint32_t r = one_set | (a & b & 0xffffffffu);
    if (in->alt[0] == 1) {
        const int32_t cdst = (int32_t)in->value[1];
        s->c[cdst] =
            (uint16_t)(((((uint32_t)s->c[cdst] & 0xff00) | func_flags_2(r))
            & (uint32_t)c_writable[m->context.config]) | (uint32_t)c_fixed[m->context.config]);
    }
    const uint32_t f = 30 * (s->r[src1] & 1) + 480 * (s->r[src1] >> 1 & 1);
    bundle->s2v_factor[0] = (int16_t)f;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff00) | f >> 1);
    const uint32_t f_2 = 30 * (s->r[src1] >> 2 & 1) + 480 * (s->r[src1] >> 3 & 1);
    bundle->s2v_factor[1] = (int16_t)f_2;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff) | f_2 >> 1 << 8);
    s->r[dst] = r;
    return 0;
}

/* bitop BITOP $r[DST] [$c[CDST]] $r[SRC1] $r[SRC2] */
RT_FORM_QUIET(static, vp1_scalar, exec_bitop_rest)
{
    const int32_t src1 = (int32_t)in->value[3];
    const int32_t src2 = (int32_t)in->value[4];
    const int32_t bitop = (int32_t)in->value[0];
    const int32_t dst = (int32_t)in->value[1];
    *bundle = (struct vp1_scalar_bundle){0};
    const uint32_t a = s->r[src1];
    const uint32_t b = s->r[src2];
    const int64_t none_set = ~(int64_t)(a | b) & -(bitop & 1);
    const uint32_t one_set = (~a & b & (uint32_t)-(bitop >> 1 & 1))
        | (a & ~b & (uint32_t)-(bitop >> 2 & 1));
    const uint32_t r = (uint32_t)none_set | one_set | (a & b & (uint32_t)-(bitop >> 3));
    if (in->alt[0] == 1) {
        const int32_t cdst = (int32_t)in->value[2];
        s->c[cdst] =
            (uint16_t)(((((uint32_t)s->c[cdst] & 0xff00) | func_flags_2(r))
            & (uint32_t)c_writable[m->context.config]) | (uint32_t)c_fixed[m->context.config]);
    }
    const uint32_t f = 30 * (s->r[src1] & 1) + 480 * (s->r[src1] >> 1 & 1);
    bundle->s2v_factor[0] = (int16_t)f;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff00) | f >> 1);
    const uint32_t f_2 = 30 * (s->r[src1] >> 2 & 1) + 480 * (s->r[src1] >> 3 & 1);
    bundle->s2v_factor[1] = (int16_t)f_2;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff) | f_2 >> 1 << 8);
    s->r[dst] = r;
    return 0;
}

/* and $r[DST] [$c[CDST]] $r[SRC1] IMM */
RT_FORM_QUIET(static, vp1_scalar, exec_bits_imm_and)
{
    const int32_t src1 = (int32_t)in->value[2];
    const int32_t imm = (int32_t)in->value[3];
    const int32_t dst = (int32_t)in->value[0];
    *bundle = (struct vp1_scalar_bundle){0};
    const uint32_t r = s->r[src1] & (uint32_t)imm;
    if (in->alt[0] == 1) {
        const int32_t cdst = (int32_t)in->value[1];
        s->c[cdst] =
            (uint16_t)(((((uint32_t)s->c[cdst] & 0xff00) | func_flags_2(r))
            & (uint32_t)c_writable[m->context.config]) | (uint32_t)c_fixed[m->context.config]);
    }
    const uint32_t f = 30 * (s->r[src1] & 1) + 480 * (s->r[src1] >> 1 & 1);
    bundle->s2v_factor[0] = (int16_t)f;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff00) | f >> 1);
    const uint32_t f_2 = 30 * (s->r[src1] >> 2 & 1) + 480 * (s->r[src1] >> 3 & 1);
    bundle->s2v_factor[1] = (int16_t)f_2;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff) | f_2 >> 1 << 8);
    s->r[dst] = r;
    return 0;
}

/* xor $r[DST] [$c[CDST]] $r[SRC1] IMM */
RT_FORM_QUIET(static, vp1_scalar, exec_bits_imm_xor)
{
    const int32_t src1 = (int32_t)in->value[2];
    const int32_t imm = (int32_t)in->value[3];
    const int32_t dst = (int32_t)in->value[0];
    *bundle = (struct vp1_scalar_bundle){0};
    const uint32_t r = s->r[src1] ^ (uint32_t)imm;
    if (in->alt[0] == 1) {
        const int32_t cdst = (int32_t)in->value[1];
        s->c[cdst] =
            (uint16_t)(((((uint32_t)s->c[cdst] & 0xff00) | func_flags_2(r))
            & (uint32_t)c_writable[m->context.config]) | (uint32_t)c_fixed[m->context.config]);
    }
    const uint32_t f = 30 * (s->r[src1] & 1) + 480 * (s->r[src1] >> 1 & 1);
    bundle->s2v_factor[0] = (int16_t)f;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff00) | f >> 1);
    const uint32_t f_2 = 30 * (s->r[src1] >> 2 & 1) + 480 * (s->r[src1] >> 3 & 1);
    bundle->s2v_factor[1] = (int16_t)f_2;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff) | f_2 >> 1 << 8);
    s->r[dst] = r;
    return 0;
}

/* or $r[DST] [$c[CDST]] $r[SRC1] IMM */
RT_FORM_QUIET(static, vp1_scalar, exec_bits_imm_or)
{
    const int32_t src1 = (int32_t)in->value[2];
    const int32_t imm = (int32_t)in->value[3];
    const int32_t dst = (int32_t)in->value[0];
    *bundle = (struct vp1_scalar_bundle){0};
    const uint32_t r = s->r[src1] | (uint32_t)imm;
    if (in->alt[0] == 1) {
        const int32_t cdst = (int32_t)in->value[1];
        s->c[cdst] =
            (uint16_t)(((((uint32_t)s->c[cdst] & 0xff00) | func_flags_2(r))
            & (uint32_t)c_writable[m->context.config]) | (uint32_t)c_fixed[m->context.config]);
    }
    const uint32_t f = 30 * (s->r[src1] & 1) + 480 * (s->r[src1] >> 1 & 1);
    bundle->s2v_factor[0] = (int16_t)f;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff00) | f >> 1);
    const uint32_t f_2 = 30 * (s->r[src1] >> 2 & 1) + 480 * (s->r[src1] >> 3 & 1);
    bundle->s2v_factor[1] = (int16_t)f_2;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff) | f_2 >> 1 << 8);
    s->r[dst] = r;
    return 0;
}

/* bmin s $r[DST] [$c[CDST]] $r[SRC1] BYTES2 */
RT_FORM_QUIET(static, vp1_scalar, exec_bytes_bmin_signed_two)
{
    const int32_t dst = (int32_t)in->value[0];
    const int32_t src1 = (int32_t)in->value[2];
    uint32_t dst_new = s->r[dst];
    *bundle = (struct vp1_scalar_bundle){0};
    const uint32_t b = operand_bytes2(s, in, 1, 3, 4, 5, 6);
    for (int32_t i = 0; i <= 3; i++) {
        const uint32_t p = s->r[src1] >> 8 * i & 0xff;
        const uint32_t q = b >> 8 * i & 0xff;
        const int32_t x = (int8_t)p;
        const int32_t y = (int8_t)q;
        const int32_t t = 8 * i;
        dst_new = (dst_new & ~((uint32_t)0xff << t))
            | (uint32_t)(rt_clamp_i32(rt_min_i32(x, y), -128, 127) & 0xff) << t;
    }
    if (in->alt[0] == 1) {
        const int32_t cdst = (int32_t)in->value[1];
        s->c[cdst] =
            (uint16_t)((s->c[cdst] & 0xff00 & c_writable[m->context.config])
            | c_fixed[m->context.config]);
    }
    if (dst != 31)
        s->r[dst] = dst_new;
    return 0;
}

/* bmin u $r[DST] [$c[CDST]] $r[SRC1] BYTES2 */
RT_FORM_QUIET(static, vp1_scalar, exec_bytes_bmin_unsigned_two)
{
    const int32_t dst = (int32_t)in->value[0];
    const int32_t src1 = (int32_t)in->value[2];
    uint32_t dst_new = s->r[dst];
    *bundle = (struct vp1_scalar_bundle){0};
    const uint32_t b = operand_bytes2(s, in, 1, 3, 4, 5, 6);
    for (int32_t i = 0; i <= 3; i++) {
        const uint32_t p = s->r[src1] >> 8 * i & 0xff;
        const uint32_t q = b >> 8 * i & 0xff;
        const uint32_t x = p;
        const uint32_t y = q;
        const int32_t t = 8 * i;
        dst_new = (dst_new & ~((uint32_t)0xff << t))
            | (uint32_t)rt_clamp_i32(rt_min_i32((int32_t)x, (int32_t)y), 0, 255) << t;
    }
    if (in->alt[0] == 1) {
        const int32_t cdst = (int32_t)in->value[1];
        s->c[cdst] =
            (uint16_t)((s->c[cdst] & 0xff00 & c_writable[m->context.config])
            | c_fixed[m->context.config]);
    }
    if (dst != 31)
        s->r[dst] = dst_new;
    return 0;
}

/* bmax s $r[DST] [$c[CDST]] $r[SRC1] BYTES2 */
RT_FORM_QUIET(static, vp1_scalar, exec_bytes_bmax_signed_two)
{
    const int32_t dst = (int32_t)in->value[0];
    const int32_t src1 = (int32_t)in->value[2];
    uint32_t dst_new = s->r[dst];
    *bundle = (struct vp1_scalar_bundle){0};
    const uint32_t b = operand_bytes2(s, in, 1, 3, 4, 5, 6);
    for (int32_t i = 0; i <= 3; i++) {
        const uint32_t p = s->r[src1] >> 8 * i & 0xff;
        const uint32_t q = b >> 8 * i & 0xff;
        const int32_t x = (int8_t)p;
        const int32_t y = (int8_t)q;
        const int32_t t = 8 * i;
        dst_new = (dst_new & ~((uint32_t)0xff << t))
            | (uint32_t)(rt_clamp_i32(rt_max_i32(x, y), -128, 127) & 0xff) << t;
    }
    if (in->alt[0] == 1) {
        const int32_t cdst = (int32_t)in->value[1];
        s->c[cdst] =
            (uint16_t)((s->c[cdst] & 0xff00 & c_writable[m->context.config])
            | c_fixed[m->context.config]);
    }
    if (dst != 31)
        s->r[dst] = dst_new;
    return 0;
}

/* bmax u $r[DST] [$c[CDST]] $r[SRC1] BYTES2 */
RT_FORM_QUIET(static, vp1_scalar, exec_bytes_bmax_unsigned_two)
{
    const int32_t dst = (int32_t)in->value[0];
    const int32_t src1 = (int32_t)in->value[2];
    uint32_t dst_new = s->r[dst];
    *bundle = (struct vp1_scalar_bundle){0};
    const uint32_t b = operand_bytes2(s, in, 1, 3, 4, 5, 6);
    for (int32_t i = 0; i <= 3; i++) {
        const uint32_t p = s->r[src1] >> 8 * i & 0xff;
        const uint32_t q = b >> 8 * i & 0xff;
        const uint32_t x = p;
        const uint32_t y = q;
        const int32_t t = 8 * i;
        dst_new = (dst_new & ~((uint32_t)0xff << t))
            | (uint32_t)rt_clamp_i32(rt_max_i32((int32_t)x, (int32_t)y), 0, 255) << t;
    }
    if (in->alt[0] == 1) {
        const int32_t cdst = (int32_t)in->value[1];
        s->c[cdst] =
            (uint16_t)((s->c[cdst] & 0xff00 & c_writable[m->context.config])
            | c_fixed[m->context.config]);
    }
    if (dst != 31)
        s->r[dst] = dst_new;
    return 0;
}

/* badd s $r[DST] [$c[CDST]] $r[SRC1] BYTES2 */
RT_FORM_QUIET(static, vp1_scalar, exec_bytes_badd_signed_two)
{
    const int32_t dst = (int32_t)in->value[0];
    const int32_t src1 = (int32_t)in->value[2];
    uint32_t dst_new = s->r[dst];
    *bundle = (struct vp1_scalar_bundle){0};
    const uint32_t b = operand_bytes2(s, in, 1, 3, 4, 5, 6);
    for (int32_t i = 0; i <= 3; i++) {
        const uint32_t p = s->r[src1] >> 8 * i & 0xff;
        const uint32_t q = b >> 8 * i & 0xff;
        const int32_t x = (int8_t)p;
        const int32_t y = (int8_t)q;
        const int32_t t = 8 * i;
        dst_new = (dst_new & ~((uint32_t)0xff << t))
            | (uint32_t)(rt_clamp_i32(x + y, -128, 127) & 0xff) << t;
    }
    if (in->alt[0] == 1) {
        const int32_t cdst = (int32_t)in->value[1];
        s->c[cdst] =
            (uint16_t)((s->c[cdst] & 0xff00 & c_writable[m->context.config])
            | c_fixed[m->context.config]);
    }
    if (dst != 31)
        s->r[dst] = dst_new;
    return 0;
}

/* badd u $r[DST] [$c[CDST]] $r[SRC1] BYTES2 */
RT_FORM_QUIET(static, vp1_scalar, exec_bytes_badd_unsigned_two)
{
    const int32_t dst = (int32_t)in->value[0];
    const int32_t src1 = (int32_t)in->value[2];
    uint32_t dst_new = s->r[dst];
    *bundle = (struct vp1_scalar_bundle){0};
    const uint32_t b = operand_bytes2(s, in, 1, 3, 4, 5, 6);
    for (int32_t i = 0; i <= 3; i++) {
        const uint32_t p = s->r[src1] >> 8 * i & 0xff;
        const uint32_t q = b >> 8 * i & 0xff;
        const uint32_t x = p;
        const uint32_t y = q;
        const int32_t t = 8 * i;
        dst_new = (dst_new & ~((uint32_t)0xff << t))
            | (uint32_t)rt_clamp_i32((int32_t)(x + y), 0, 255) << t;
    }
    if (in->alt[0] == 1) {
        const int32_t cdst = (int32_t)in->value[1];
        s->c[cdst] =
            (uint16_t)((s->c[cdst] & 0xff00 & c_writable[m->context.config])
            | c_fixed[m->context.config]);
    }
    if (dst != 31)
        s->r[dst] = dst_new;
    return 0;
}

/* bsub s $r[DST] [$c[CDST]] $r[SRC1] BYTES2 */
RT_FORM_QUIET(static, vp1_scalar, exec_bytes_bsub_signed_two)
{
    const int32_t dst = (int32_t)in->value[0];
    const int32_t src1 = (int32_t)in->value[2];
    uint32_t dst_new = s->r[dst];
    *bundle = (struct vp1_scalar_bundle){0};
    const uint32_t b = operand_bytes2(s, in, 1, 3, 4, 5, 6);
    for (int32_t i = 0; i <= 3; i++) {
        const uint32_t p = s->r[src1] >> 8 * i & 0xff;
        const uint32_t q = b >> 8 * i & 0xff;
        const int32_t x = (int8_t)p;
        const int32_t y = (int8_t)q;
        const int32_t t = 8 * i;
        dst_new = (dst_new & ~((uint32_t)0xff << t))
            | (uint32_t)(rt_clamp_i32(x - y, -128, 127) & 0xff) << t;
    }
    if (in->alt[0] == 1) {
        const int32_t cdst = (int32_t)in->value[1];
        s->c[cdst] =
            (uint16_t)((s->c[cdst] & 0xff00 & c_writable[m->context.config])
            | c_fixed[m->context.config]);
    }
    if (dst != 31)
        s->r[dst] = dst_new;
    return 0;
}

/* bsub u $r[DST] [$c[CDST]] $r[SRC1] BYTES2 */
RT_FORM_QUIET(static, vp1_scalar, exec_bytes_bsub_unsigned_two)
{
    const int32_t dst = (int32_t)in->value[0];
    const int32_t src1 = (int32_t)in->value[2];
    uint32_t dst_new = s->r[dst];
    *bundle = (struct vp1_scalar_bundle){0};
    const uint32_t b = operand_bytes2(s, in, 1, 3, 4, 5, 6);
    for (int32_t i = 0; i <= 3; i++) {
        const uint32_t p = s->r[src1] >> 8 * i & 0xff;
        const uint32_t q = b >> 8 * i & 0xff;
        const uint32_t x = p;
        const uint32_t y = q;
        const int32_t t = 8 * i;
        dst_new = (dst_new & ~((uint32_t)0xff << t))
            | (uint32_t)rt_clamp_i32((int32_t)x - (int32_t)y, 0, 255) << t;
    }
    if (in->alt[0] == 1) {
        const int32_t cdst = (int32_t)in->value[1];
        s->c[cdst] =
            (uint16_t)((s->c[cdst] & 0xff00 & c_writable[m->context.config])
            | c_fixed[m->context.config]);
    }
    if (dst != 31)
        s->r[dst] = dst_new;
    return 0;
}

/* babs s $r[DST] [$c[CDST]] $r[SRC1] */
RT_FORM_QUIET(static, vp1_scalar, exec_bytes_babs_signed_one)
{
    const int32_t dst = (int32_t)in->value[0];
    const int32_t src1 = (int32_t)in->value[2];
    uint32_t dst_new = s->r[dst];
    *bundle = (struct vp1_scalar_bundle){0};
    for (int32_t i = 0; i <= 3; i++) {
        const uint32_t p = s->r[src1] >> 8 * i & 0xff;
        const int32_t x = (int8_t)p;
        const int32_t t = 8 * i;
        dst_new = (dst_new & ~((uint32_t)0xff << t))
            | (uint32_t)rt_clamp_i32(rt_abs_i32(x), -128, 127) << t;
    }
    if (in->alt[0] == 1) {
        const int32_t cdst = (int32_t)in->value[1];
        s->c[cdst] =
            (uint16_t)((s->c[cdst] & 0xff00 & c_writable[m->context.config])
            | c_fixed[m->context.config]);
    }
    if (dst != 31)
        s->r[dst] = dst_new;
    return 0;
}

/* babs u $r[DST] [$c[CDST]] $r[SRC1] */
RT_FORM_QUIET(static, vp1_scalar, exec_bytes_babs_unsigned_one)
{
    const int32_t dst = (int32_t)in->value[0];
    const int32_t src1 = (int32_t)in->value[2];
    uint32_t dst_new = s->r[dst];
    *bundle = (struct vp1_scalar_bundle){0};
    for (int32_t i = 0; i <= 3; i++) {
        const uint32_t p = s->r[src1] >> 8 * i & 0xff;
        const uint32_t x = p;
        const int32_t t = 8 * i;
        dst_new = (dst_new & ~((uint32_t)0xff << t))
            | (uint32_t)rt_clamp_i32((int32_t)x, 0, 255) << t;
    }
    if (in->alt[0] == 1) {
        const int32_t cdst = (int32_t)in->value[1];
        s->c[cdst] =
            (uint16_t)((s->c[cdst] & 0xff00 & c_writable[m->context.config])
            | c_fixed[m->context.config]);
    }
    if (dst != 31)
        s->r[dst] = dst_new;
    return 0;
}

/* bneg s $r[DST] [$c[CDST]] $r[SRC1] */
RT_FORM_QUIET(static, vp1_scalar, exec_bytes_bneg_signed_one)
{
    const int32_t dst = (int32_t)in->value[0];
    const int32_t src1 = (int32_t)in->value[2];
    uint32_t dst_new = s->r[dst];
    *bundle = (struct vp1_scalar_bundle){0};
    for (int32_t i = 0; i <= 3; i++) {
        const uint32_t p = s->r[src1] >> 8 * i & 0xff;
        const int32_t x = (int8_t)p;
        const int32_t t = 8 * i;
        dst_new = (dst_new & ~((uint32_t)0xff << t))
            | (uint32_t)(rt_clamp_i32(-x, -128, 127) & 0xff) << t;
    }
    if (in->alt[0] == 1) {
        const int32_t cdst = (int32_t)in->value[1];
        s->c[cdst] =
            (uint16_t)((s->c[cdst] & 0xff00 & c_writable[m->context.config])
            | c_fixed[m->context.config]);
    }
    if (dst != 31)
        s->r[dst] = dst_new;
    return 0;
}

/* bneg u $r[DST] [$c[CDST]] $r[SRC1] */
RT_FORM_QUIET(static, vp1_scalar, exec_bytes_bneg_unsigned_one)
{
    const int32_t dst = (int32_t)in->value[0];
    uint32_t dst_new = s->r[dst];
    *bundle = (struct vp1_scalar_bundle){0};
    for (int32_t i = 0; i <= 3; i++) {
        const int32_t t = 8 * i;
        dst_new = (dst_new & ~((uint32_t)0xff << t)) | (uint32_t)0 << t;
    }
    if (in->alt[0] == 1) {
        const int32_t cdst = (int32_t)in->value[1];
        s->c[cdst] =
            (uint16_t)((s->c[cdst] & 0xff00 & c_writable[m->context.config])
            | c_fixed[m->context.config]);
    }
    if (dst != 31)
        s->r[dst] = dst_new;
    return 0;
}

/* bshr s $r[DST] [$c[CDST]] $r[SRC1] BYTES2 */
RT_FORM_QUIET(static, vp1_scalar, exec_byte_shift_signed)
{
    const int32_t dst = (int32_t)in->value[0];
    const int32_t src1 = (int32_t)in->value[2];
    uint32_t dst_new = s->r[dst];
    *bundle = (struct vp1_scalar_bundle){0};
    const uint32_t b = operand_bytes2(s, in, 1, 3, 4, 5, 6);
    for (int32_t i = 0; i <= 3; i++) {
        const uint32_t p = s->r[src1] >> 8 * i & 0xff;
        const int32_t x = (int8_t)p;
        const int32_t n = rt_sext_32(b >> 8 * i & 0xff, 4);
        const int32_t t = 8 * i;
        dst_new = (dst_new & ~((uint32_t)0xff << t))
            | (uint32_t)((n >= 0 ? x >> n : (int32_t)((uint32_t)x << -n)) & 0xff) << t;
    }
    if (in->alt[0] == 1) {
        const int32_t cdst = (int32_t)in->value[1];
        s->c[cdst] =
            (uint16_t)((s->c[cdst] & 0xff00 & c_writable[m->context.config])
            | c_fixed[m->context.config]);
    }
    if (dst != 31)
        s->r[dst] = dst_new;
    return 0;
}

/* bshr u $r[DST] [$c[CDST]] $r[SRC1] BYTES2 */
RT_FORM_QUIET(static, vp1_scalar, exec_byte_shift_unsigned)
{
    const int32_t dst = (int32_t)in->value[0];
    const int32_t src1 = (int32_t)in->value[2];
    uint32_t dst_new = s->r[dst];
    *bundle = (struct vp1_scalar_bundle){0};
    const uint32_t b = operand_bytes2(s, in, 1, 3, 4, 5, 6);
    for (int32_t i = 0; i <= 3; i++) {
        const uint32_t p = s->r[src1] >> 8 * i & 0xff;
        const uint32_t x = p;
        const int32_t n = rt_sext_32(b >> 8 * i & 0xff, 4);
        const int32_t t = 8 * i;
        dst_new = (dst_new & ~((uint32_t)0xff << t))
            | (uint32_t)((n >= 0 ? (int32_t)(x >> n) : (int32_t)(x << -n)) & 0xff) << t;
    }
    if (in->alt[0] == 1) {
        const int32_t cdst = (int32_t)in->value[1];
        s->c[cdst] =
            (uint16_t)((s->c[cdst] & 0xff00 & c_writable[m->context.config])
            | c_fixed[m->context.config]);
    }
    if (dst != 31)
        s->r[dst] = dst_new;
    return 0;
}

/* band $r[DST] [$c[CDST]] $r[SRC1] BIMM */
RT_FORM_QUIET(static, vp1_scalar, exec_byte_bits_band)
{
    const int32_t bimm = (int32_t)in->value[3];
    const int32_t dst = (int32_t)in->value[0];
    const int32_t src1 = (int32_t)in->value[2];
    *bundle = (struct vp1_scalar_bundle){0};
    const uint32_t y = (uint32_t)bimm * 16843009;
    s->r[dst] = s->r[src1] & y;
    if (in->alt[0] == 1) {
        const int32_t cdst = (int32_t)in->value[1];
        s->c[cdst] =
            (uint16_t)((s->c[cdst] & 0xff00 & c_writable[m->context.config])
            | c_fixed[m->context.config]);
    }
    return 0;
}

/* bor $r[DST] [$c[CDST]] $r[SRC1] BIMM */
RT_FORM_QUIET(static, vp1_scalar, exec_byte_bits_bor)
{
    const int32_t bimm = (int32_t)in->value[3];
    const int32_t dst = (int32_t)in->value[0];
    const int32_t src1 = (int32_t)in->value[2];
    *bundle = (struct vp1_scalar_bundle){0};
    const uint32_t y = (uint32_t)bimm * 16843009;
    s->r[dst] = s->r[src1] | y;
    if (in->alt[0] == 1) {
        const int32_t cdst = (int32_t)in->value[1];
        s->c[cdst] =
            (uint16_t)((s->c[cdst] & 0xff00 & c_writable[m->context.config])
            | c_fixed[m->context.config]);
    }
    return 0;
}

/* bxor $r[DST] [$c[CDST]] $r[SRC1] BIMM */
RT_FORM_QUIET(static, vp1_scalar, exec_byte_bits_bxor)
{
    const int32_t bimm = (int32_t)in->value[3];
    const int32_t dst = (int32_t)in->value[0];
    const int32_t src1 = (int32_t)in->value[2];
    *bundle = (struct vp1_scalar_bundle){0};
    const uint32_t y = (uint32_t)bimm * 16843009;
    s->r[dst] = s->r[src1] ^ y;
    if (in->alt[0] == 1) {
        const int32_t cdst = (int32_t)in->value[1];
        s->c[cdst] =
            (uint16_t)((s->c[cdst] & 0xff00 & c_writable[m->context.config])
            | c_fixed[m->context.config]);
    }
    return 0;
}

/* bmul RND s $r[DST] SIGN1 $r[SRC1] SIGN2 $r[SRC2] */
RT_FORM_QUIET(static, vp1_scalar, exec_bmul_bmul_s_reg)
{
    const int32_t dst = (int32_t)in->value[1];
    const int32_t src1 = (int32_t)in->value[3];
    const int32_t src2 = (int32_t)in->value[5];
    const int32_t sign1 = (int32_t)in->value[2];
    const int32_t sign2 = (int32_t)in->value[4];
    const int32_t rnd = (int32_t)in->value[0];
    uint32_t dst_new = s->r[dst];
    *bundle = (struct vp1_scalar_bundle){0};
    for (int32_t i = 0; i <= 3; i++) {
        const uint32_t x = s->r[src1] >> 8 * i & 0xff;
        const uint32_t x_2 = s->r[src2] >> 8 * i & 0xff;
        const int32_t p = func_product(sign1, sign2, x, x_2) + rnd * 256;
        const int32_t t = 8 * i;
        dst_new = (dst_new & ~((uint32_t)0xff << t))
            | (uint32_t)(rt_clamp_i32(p >> 9, -128, 127) & 0xff) << t;
        const int32_t f = p >> 8;
        bundle->s2v_factor[i] = (int16_t)f;
        const int32_t t_2 = i >> 1;
        const int32_t t_3 = 8 * (i & 1);
        bundle->s2v_mask[t_2] =
            (uint16_t)(((uint32_t)bundle->s2v_mask[t_2] & ~((uint32_t)0xff << t_3))
            | (uint32_t)(f >> 1 & 0xff) << t_3);
    }
    if (dst != 31)
        s->r[dst] = dst_new;
    return 0;
}

/* bmul RND u $r[DST] SIGN1 $r[SRC1] SIGN2 $r[SRC2] */
RT_FORM_QUIET(static, vp1_scalar, exec_bmul_bmul_u_reg)
{
    const int32_t dst = (int32_t)in->value[1];
    const int32_t src1 = (int32_t)in->value[3];
    const int32_t src2 = (int32_t)in->value[5];
    const int32_t sign1 = (int32_t)in->value[2];
    const int32_t sign2 = (int32_t)in->value[4];
    const int32_t rnd = (int32_t)in->value[0];
    uint32_t dst_new = s->r[dst];
    *bundle = (struct vp1_scalar_bundle){0};
    for (int32_t i = 0; i <= 3; i++) {
        const uint32_t x = s->r[src1] >> 8 * i & 0xff;
        const uint32_t x_2 = s->r[src2] >> 8 * i & 0xff;
        const int32_t p = func_product(sign1, sign2, x, x_2) + rnd * 128;
        const int32_t t = 8 * i;
        dst_new = (dst_new & ~((uint32_t)0xff << t)) | (uint32_t)rt_clamp_i32(p >> 8, 0, 255) << t;
        const int32_t f = p >> 8;
        bundle->s2v_factor[i] = (int16_t)f;
        const int32_t t_2 = i >> 1;
        const int32_t t_3 = 8 * (i & 1);
        bundle->s2v_mask[t_2] =
            (uint16_t)(((uint32_t)bundle->s2v_mask[t_2] & ~((uint32_t)0xff << t_3))
            | (uint32_t)(f >> 1 & 0xff) << t_3);
    }
    if (dst != 31)
        s->r[dst] = dst_new;
    return 0;
}

/* bmula RND s $r[DST] SIGN1 $r[SRC1] SIGN2 $r[SRC2] */
RT_FORM_QUIET(static, vp1_scalar, exec_bmul_bmula_s_reg)
{
    const int32_t dst = (int32_t)in->value[1];
    const int32_t src1 = (int32_t)in->value[3];
    const int32_t src2 = (int32_t)in->value[5];
    const int32_t sign1 = (int32_t)in->value[2];
    const int32_t sign2 = (int32_t)in->value[4];
    const int32_t rnd = (int32_t)in->value[0];
    uint32_t dst_new = s->r[dst];
    *bundle = (struct vp1_scalar_bundle){0};
    for (int32_t i = 0; i <= 3; i++) {
        const uint32_t x = s->r[src1] >> 8 * i & 0xff;
        const uint32_t x_2 = s->r[src2] >> 8 * i & 0xff;
        const int32_t p = func_product(sign1, sign2, x, x_2) + rnd * 256;
        const int32_t t = 8 * i;
        dst_new = (dst_new & ~((uint32_t)0xff << t))
            | (uint32_t)(rt_clamp_i32(p >> 9, -128, 127) & 0xff) << t;
        const int32_t f = p >> 0;
        bundle->s2v_factor[i] = (int16_t)rt_sext_32((uint32_t)f, 10);
        const int32_t t_2 = i >> 1;
        const int32_t t_3 = 8 * (i & 1);
        bundle->s2v_mask[t_2] =
            (uint16_t)(((uint32_t)bundle->s2v_mask[t_2] & ~((uint32_t)0xff << t_3))
            | (uint32_t)(f >> 1 & 0xff) << t_3);
    }
    if (dst != 31)
        s->r[dst] = dst_new;
    return 0;
}

/* bmula RND u $r[DST] SIGN1 $r[SRC1] SIGN2 $r[SRC2] */
RT_FORM_QUIET(static, vp1_scalar, exec_bmul_bmula_u_reg)
{
    const int32_t dst = (int32_t)in->value[1];
    const int32_t src1 = (int32_t)in->value[3];
    const int32_t src2 = (int32_t)in->value[5];
    const int32_t sign1 = (int32_t)in->value[2];
    const int32_t sign2 = (int32_t)in->value[4];
    const int32_t rnd = (int32_t)in->value[0];
    uint32_t dst_new = s->r[dst];
    *bundle = (struct vp1_scalar_bundle){0};
    for (int32_t i = 0; i <= 3; i++) {
        const uint32_t x = s->r[src1] >> 8 * i & 0xff;
        const uint32_t x_2 = s->r[src2] >> 8 * i & 0xff;
        const int32_t p = func_product(sign1, sign2, x, x_2) + rnd * 128;
        const int32_t t = 8 * i;
        dst_new = (dst_new & ~((uint32_t)0xff << t)) | (uint32_t)rt_clamp_i32(p >> 8, 0, 255) << t;
        const int32_t f = p >> 0;
        bundle->s2v_factor[i] = (int16_t)rt_sext_32((uint32_t)f, 10);
        const int32_t t_2 = i >> 1;
        const int32_t t_3 = 8 * (i & 1);
        bundle->s2v_mask[t_2] =
            (uint16_t)(((uint32_t)bundle->s2v_mask[t_2] & ~((uint32_t)0xff << t_3))
            | (uint32_t)(f >> 1 & 0xff) << t_3);
    }
    if (dst != 31)
        s->r[dst] = dst_new;
    return 0;
}

/* bmul RND s $r[DST] SIGN1 $r[SRC1] SIGN2 BIMMMUL */
RT_FORM_QUIET(static, vp1_scalar, exec_bmul_bmul_s_imm)
{
    const int32_t dst = (int32_t)in->value[1];
    const int32_t bimmmul = (int32_t)in->value[5];
    const int32_t src1 = (int32_t)in->value[3];
    const int32_t sign1 = (int32_t)in->value[2];
    const int32_t sign2 = (int32_t)in->value[4];
    const int32_t rnd = (int32_t)in->value[0];
    uint32_t dst_new = s->r[dst];
    *bundle = (struct vp1_scalar_bundle){0};
    uint32_t y;
    y = (uint32_t)bimmmul * 16843009;
    for (int32_t i = 0; i <= 3; i++) {
        const uint32_t x = s->r[src1] >> 8 * i & 0xff;
        const uint32_t x_2 = y >> 8 * i & 0xff;
        const int32_t p = func_product_2(sign1, sign2, x, x_2) + rnd * 256;
        const int32_t t = 8 * i;
        dst_new = (dst_new & ~((uint32_t)0xff << t))
            | (uint32_t)(rt_clamp_i32(p >> 9, -128, 127) & 0xff) << t;
        const int32_t f = p >> 8;
        bundle->s2v_factor[i] = (int16_t)f;
        const int32_t t_2 = i >> 1;
        const int32_t t_3 = 8 * (i & 1);
        bundle->s2v_mask[t_2] =
            (uint16_t)(((uint32_t)bundle->s2v_mask[t_2] & ~((uint32_t)0xff << t_3))
            | (uint32_t)(f >> 1 & 0xff) << t_3);
    }
    if (dst != 31)
        s->r[dst] = dst_new;
    return 0;
}

/* bmul RND u $r[DST] SIGN1 $r[SRC1] SIGN2 BIMMMUL */
RT_FORM_QUIET(static, vp1_scalar, exec_bmul_bmul_u_imm)
{
    const int32_t dst = (int32_t)in->value[1];
    const int32_t bimmmul = (int32_t)in->value[5];
    const int32_t src1 = (int32_t)in->value[3];
    const int32_t sign1 = (int32_t)in->value[2];
    const int32_t sign2 = (int32_t)in->value[4];
    const int32_t rnd = (int32_t)in->value[0];
    uint32_t dst_new = s->r[dst];
    *bundle = (struct vp1_scalar_bundle){0};
    uint32_t y;
    y = (uint32_t)bimmmul * 16843009;
    for (int32_t i = 0; i <= 3; i++) {
        const uint32_t x = s->r[src1] >> 8 * i & 0xff;
        const uint32_t x_2 = y >> 8 * i & 0xff;
        const int32_t p = func_product_2(sign1, sign2, x, x_2) + rnd * 128;
        const int32_t t = 8 * i;
        dst_new = (dst_new & ~((uint32_t)0xff << t)) | (uint32_t)rt_clamp_i32(p >> 8, 0, 255) << t;
        const int32_t f = p >> 8;
        bundle->s2v_factor[i] = (int16_t)f;
        const int32_t t_2 = i >> 1;
        const int32_t t_3 = 8 * (i & 1);
        bundle->s2v_mask[t_2] =
            (uint16_t)(((uint32_t)bundle->s2v_mask[t_2] & ~((uint32_t)0xff << t_3))
            | (uint32_t)(f >> 1 & 0xff) << t_3);
    }
    if (dst != 31)
        s->r[dst] = dst_new;
    return 0;
}

/* bmula RND s $r[DST] SIGN1 $r[SRC1] SIGN2 BIMMBAD */
RT_FORM_QUIET(static, vp1_scalar, exec_bmul_bmula_s_bad)
{
    const int32_t dst = (int32_t)in->value[1];
    const int32_t bimmbad = (int32_t)in->value[5];
    const int32_t src1 = (int32_t)in->value[3];
    const int32_t sign1 = (int32_t)in->value[2];
    const int32_t sign2 = (int32_t)in->value[4];
    const int32_t rnd = (int32_t)in->value[0];
    uint32_t dst_new = s->r[dst];
    *bundle = (struct vp1_scalar_bundle){0};
    uint32_t y;
    y = (uint32_t)bimmbad * 16843009;
    for (int32_t i = 0; i <= 3; i++) {
        const uint32_t x = s->r[src1] >> 8 * i & 0xff;
        const uint32_t x_2 = y >> 8 * i & 0xff;
        const int32_t p = func_product(sign1, sign2, x, x_2) + rnd * 256;
        const int32_t t = 8 * i;
        dst_new = (dst_new & ~((uint32_t)0xff << t))
            | (uint32_t)(rt_clamp_i32(p >> 9, -128, 127) & 0xff) << t;
        const int32_t f = p >> 0;
        bundle->s2v_factor[i] = (int16_t)rt_sext_32((uint32_t)f, 10);
        const int32_t t_2 = i >> 1;
        const int32_t t_3 = 8 * (i & 1);
        bundle->s2v_mask[t_2] =
            (uint16_t)(((uint32_t)bundle->s2v_mask[t_2] & ~((uint32_t)0xff << t_3))
            | (uint32_t)(f >> 1 & 0xff) << t_3);
    }
    if (dst != 31)
        s->r[dst] = dst_new;
    return 0;
}

/* bmula RND u $r[DST] SIGN1 $r[SRC1] SIGN2 BIMMBAD */
RT_FORM_QUIET(static, vp1_scalar, exec_bmul_bmula_u_bad)
{
    const int32_t dst = (int32_t)in->value[1];
    const int32_t bimmbad = (int32_t)in->value[5];
    const int32_t src1 = (int32_t)in->value[3];
    const int32_t sign1 = (int32_t)in->value[2];
    const int32_t sign2 = (int32_t)in->value[4];
    const int32_t rnd = (int32_t)in->value[0];
    uint32_t dst_new = s->r[dst];
    *bundle = (struct vp1_scalar_bundle){0};
    uint32_t y;
    y = (uint32_t)bimmbad * 16843009;
    for (int32_t i = 0; i <= 3; i++) {
        const uint32_t x = s->r[src1] >> 8 * i & 0xff;
        const uint32_t x_2 = y >> 8 * i & 0xff;
        const int32_t p = func_product(sign1, sign2, x, x_2) + rnd * 128;
        const int32_t t = 8 * i;
        dst_new = (dst_new & ~((uint32_t)0xff << t)) | (uint32_t)rt_clamp_i32(p >> 8, 0, 255) << t;
        const int32_t f = p >> 0;
        bundle->s2v_factor[i] = (int16_t)rt_sext_32((uint32_t)f, 10);
        const int32_t t_2 = i >> 1;
        const int32_t t_3 = 8 * (i & 1);
        bundle->s2v_mask[t_2] =
            (uint16_t)(((uint32_t)bundle->s2v_mask[t_2] & ~((uint32_t)0xff << t_3))
            | (uint32_t)(f >> 1 & 0xff) << t_3);
    }
    if (dst != 31)
        s->r[dst] = dst_new;
    return 0;
}

/* bmulbus SIGN1 $r[SRC1] SIGN2 $r[SRC2] */
RT_FORM_QUIET(static, vp1_scalar, exec_bmulbus_reg)
{
    const int32_t src1 = (int32_t)in->value[1];
    const int32_t src2 = (int32_t)in->value[3];
    const int32_t sign1 = (int32_t)in->value[0];
    const int32_t sign2 = (int32_t)in->value[2];
    *bundle = (struct vp1_scalar_bundle){0};
    for (int32_t i = 0; i <= 3; i++) {
        const uint32_t x = s->r[src1] >> 8 * i & 0xff;
        const uint32_t x_2 = s->r[src2] >> 8 * i & 0xff;
        const int32_t f = func_product(sign1, sign2, x, x_2) >> 8;
        bundle->s2v_factor[i] = (int16_t)f;
        const int32_t t = i >> 1;
        const int32_t t_2 = 8 * (i & 1);
        bundle->s2v_mask[t] =
            (uint16_t)(((uint32_t)bundle->s2v_mask[t] & ~((uint32_t)0xff << t_2))
            | (uint32_t)(f >> 1 & 0xff) << t_2);
    }
    return 0;
}

/* bmulbus SIGN1 $r[SRC1] SIGN2 BIMMBAD */
RT_FORM_QUIET(static, vp1_scalar, exec_bmulbus_imm)
{
    const int32_t bimmbad = (int32_t)in->value[3];
    const int32_t src1 = (int32_t)in->value[1];
    const int32_t sign1 = (int32_t)in->value[0];
    const int32_t sign2 = (int32_t)in->value[2];
    *bundle = (struct vp1_scalar_bundle){0};
    uint32_t y;
    y = (uint32_t)bimmbad * 16843009;
    for (int32_t i = 0; i <= 3; i++) {
        const uint32_t x = s->r[src1] >> 8 * i & 0xff;
        const uint32_t x_2 = y >> 8 * i & 0xff;
        const int32_t f = func_product(sign1, sign2, x, x_2) >> 8;
        bundle->s2v_factor[i] = (int16_t)f;
        const int32_t t = i >> 1;
        const int32_t t_2 = 8 * (i & 1);
        bundle->s2v_mask[t] =
            (uint16_t)(((uint32_t)bundle->s2v_mask[t] & ~((uint32_t)0xff << t_2))
            | (uint32_t)(f >> 1 & 0xff) << t_2);
    }
    return 0;
}

/* bmulabus RND s SIGN1 $r[SRC1] SIGN2 $r[SRC2] */
RT_FORM_QUIET(static, vp1_scalar, exec_bmulabus_signed_reg)
{
    const int32_t src1 = (int32_t)in->value[2];
    const int32_t src2 = (int32_t)in->value[4];
    const int32_t sign1 = (int32_t)in->value[1];
    const int32_t sign2 = (int32_t)in->value[3];
    const int32_t rnd = (int32_t)in->value[0];
    *bundle = (struct vp1_scalar_bundle){0};
    for (int32_t i = 0; i <= 3; i++) {
        const uint32_t x = s->r[src1] >> 8 * i & 0xff;
        const uint32_t x_2 = s->r[src2] >> 8 * i & 0xff;
        const int32_t f = func_product(sign1, sign2, x, x_2) + rnd * 256;
        bundle->s2v_factor[i] = (int16_t)rt_sext_32((uint32_t)f, 10);
        const int32_t t = i >> 1;
        const int32_t t_2 = 8 * (i & 1);
        bundle->s2v_mask[t] =
            (uint16_t)(((uint32_t)bundle->s2v_mask[t] & ~((uint32_t)0xff << t_2))
            | (uint32_t)(f >> 1 & 0xff) << t_2);
    }
    return 0;
}

/* bmulabus RND u SIGN1 $r[SRC1] SIGN2 $r[SRC2] */
RT_FORM_QUIET(static, vp1_scalar, exec_bmulabus_unsigned_reg)
{
    const int32_t src1 = (int32_t)in->value[2];
    const int32_t src2 = (int32_t)in->value[4];
    const int32_t sign1 = (int32_t)in->value[1];
    const int32_t sign2 = (int32_t)in->value[3];
    const int32_t rnd = (int32_t)in->value[0];
    *bundle = (struct vp1_scalar_bundle){0};
    for (int32_t i = 0; i <= 3; i++) {
        const uint32_t x = s->r[src1] >> 8 * i & 0xff;
        const uint32_t x_2 = s->r[src2] >> 8 * i & 0xff;
        const int32_t f = func_product(sign1, sign2, x, x_2) + rnd * 128;
        bundle->s2v_factor[i] = (int16_t)rt_sext_32((uint32_t)f, 10);
        const int32_t t = i >> 1;
        const int32_t t_2 = 8 * (i & 1);
        bundle->s2v_mask[t] =
            (uint16_t)(((uint32_t)bundle->s2v_mask[t] & ~((uint32_t)0xff << t_2))
            | (uint32_t)(f >> 1 & 0xff) << t_2);
    }
    return 0;
}

/* bmulabus RND s SIGN1 $r[SRC1] SIGN2 BIMMBAD */
RT_FORM_QUIET(static, vp1_scalar, exec_bmulabus_signed_imm)
{
    const int32_t bimmbad = (int32_t)in->value[4];
    const int32_t src1 = (int32_t)in->value[2];
    const int32_t sign1 = (int32_t)in->value[1];
    const int32_t sign2 = (int32_t)in->value[3];
    const int32_t rnd = (int32_t)in->value[0];
    *bundle = (struct vp1_scalar_bundle){0};
    uint32_t y;
    y = (uint32_t)bimmbad * 16843009;
    for (int32_t i = 0; i <= 3; i++) {
        const uint32_t x = s->r[src1] >> 8 * i & 0xff;
        const uint32_t x_2 = y >> 8 * i & 0xff;
        const int32_t f = func_product(sign1, sign2, x, x_2) + rnd * 256;
        bundle->s2v_factor[i] = (int16_t)rt_sext_32((uint32_t)f, 10);
        const int32_t t = i >> 1;
        const int32_t t_2 = 8 * (i & 1);
        bundle->s2v_mask[t] =
            (uint16_t)(((uint32_t)bundle->s2v_mask[t] & ~((uint32_t)0xff << t_2))
            | (uint32_t)(f >> 1 & 0xff) << t_2);
    }
    return 0;
}

/* bmulabus RND u SIGN1 $r[SRC1] SIGN2 BIMMBAD */
RT_FORM_QUIET(static, vp1_scalar, exec_bmulabus_unsigned_imm)
{
    const int32_t bimmbad = (int32_t)in->value[4];
    const int32_t src1 = (int32_t)in->value[2];
    const int32_t sign1 = (int32_t)in->value[1];
    const int32_t sign2 = (int32_t)in->value[3];
    const int32_t rnd = (int32_t)in->value[0];
    *bundle = (struct vp1_scalar_bundle){0};
    uint32_t y;
    y = (uint32_t)bimmbad * 16843009;
    for (int32_t i = 0; i <= 3; i++) {
        const uint32_t x = s->r[src1] >> 8 * i & 0xff;
        const uint32_t x_2 = y >> 8 * i & 0xff;
        const int32_t f = func_product(sign1, sign2, x, x_2) + rnd * 128;
        bundle->s2v_factor[i] = (int16_t)rt_sext_32((uint32_t)f, 10);
        const int32_t t = i >> 1;
        const int32_t t_2 = 8 * (i & 1);
        bundle->s2v_mask[t] =
            (uint16_t)(((uint32_t)bundle->s2v_mask[t] & ~((uint32_t)0xff << t_2))
            | (uint32_t)(f >> 1 & 0xff) << t_2);
    }
    return 0;
}

/* bprodbus $r[SRC1] $r[SRC2] */
RT_FORM_QUIET(static, vp1_scalar, exec_bprodbus_reg)
{
    const int32_t src1 = (int32_t)in->value[0];
    const int32_t src2 = (int32_t)in->value[1];
    *bundle = (struct vp1_scalar_bundle){0};
    for (int32_t i = 0; i <= 3; i++) {
        const uint32_t f = (s->r[src1] >> 8 * i & 0xff) * (s->r[src2] >> 8 * i & 0xff);
        bundle->s2v_factor[i] = (int16_t)rt_sext_32(f, 10);
        const int32_t t = i >> 1;
        const int32_t t_2 = 8 * (i & 1);
        bundle->s2v_mask[t] =
            (uint16_t)(((uint32_t)bundle->s2v_mask[t] & ~((uint32_t)0xff << t_2))
            | (f >> 1 & 0xff) << t_2);
    }
    return 0;
}

/* bprodbus $r[SRC1] BIMMBAD */
RT_FORM_QUIET(static, vp1_scalar, exec_bprodbus_imm)
{
    const int32_t bimmbad = (int32_t)in->value[1];
    const int32_t src1 = (int32_t)in->value[0];
    *bundle = (struct vp1_scalar_bundle){0};
    uint32_t y;
    y = (uint32_t)bimmbad * 16843009;
    for (int32_t i = 0; i <= 3; i++) {
        const uint32_t f = (s->r[src1] >> 8 * i & 0xff) * (y >> 8 * i & 0xff);
        bundle->s2v_factor[i] = (int16_t)rt_sext_32(f, 10);
        const int32_t t = i >> 1;
        const int32_t t_2 = 8 * (i & 1);
        bundle->s2v_mask[t] =
            (uint16_t)(((uint32_t)bundle->s2v_mask[t] & ~((uint32_t)0xff << t_2))
            | (f >> 1 & 0xff) << t_2);
    }
    return 0;
}

/* bprodbusc [$c[CDST]] $r[SRC1] BYTES2 */
RT_FORM_QUIET(static, vp1_scalar, exec_bprodbusc)
{
    const int32_t src1 = (int32_t)in->value[1];
    *bundle = (struct vp1_scalar_bundle){0};
    const uint32_t y = operand_bytes2(s, in, 1, 2, 3, 4, 5);
    for (int32_t i = 0; i <= 3; i++) {
        const uint32_t f = (s->r[src1] >> 8 * i & 0xff) * (y >> 8 * i & 0xff);
        bundle->s2v_factor[i] = (int16_t)rt_sext_32(f, 10);
        const int32_t t = i >> 1;
        const int32_t t_2 = 8 * (i & 1);
        bundle->s2v_mask[t] =
            (uint16_t)(((uint32_t)bundle->s2v_mask[t] & ~((uint32_t)0xff << t_2))
            | (f >> 1 & 0xff) << t_2);
    }
    if (in->alt[0] == 1) {
        const int32_t cdst = (int32_t)in->value[0];
        s->c[cdst] =
            (uint16_t)((s->c[cdst] & 0xff00 & c_writable[m->context.config])
            | c_fixed[m->context.config]);
    }
    return 0;
}

/* mov $r[DST] IMM19 */
RT_FORM_QUIET(static, vp1_scalar, exec_mov_imm)
{
    const int32_t imm19 = (int32_t)in->value[1];
    const int32_t dst = (int32_t)in->value[0];
    *bundle = (struct vp1_scalar_bundle){0};
    const uint32_t f = 30 * (s->r[imm19 >> 14 & 0x1f] & 1)
        + 480 * (s->r[imm19 >> 14 & 0x1f] >> 1 & 1);
    bundle->s2v_factor[0] = (int16_t)f;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff00) | f >> 1);
    const uint32_t f_2 = 30 * (s->r[imm19 >> 14 & 0x1f] >> 2 & 1)
        + 480 * (s->r[imm19 >> 14 & 0x1f] >> 3 & 1);
    bundle->s2v_factor[1] = (int16_t)f_2;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff) | f_2 >> 1 << 8);
    s->r[dst] = (uint32_t)imm19;
    return 0;
}

/* sethi $r[DST] IMM16 */
RT_FORM_QUIET(static, vp1_scalar, exec_sethi)
{
    const int32_t dst = (int32_t)in->value[0];
    const uint32_t imm16 = (uint32_t)(int32_t)in->value[1] * 65536;
    *bundle = (struct vp1_scalar_bundle){0};
    const uint32_t dst_new = (s->r[dst] & 0xffff) | imm16;
    const uint32_t f = 30 * (s->r[dst] & 1) + 480 * (s->r[dst] >> 1 & 1);
    bundle->s2v_factor[0] = (int16_t)f;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff00) | f >> 1);
    const uint32_t f_2 = 30 * (s->r[dst] >> 2 & 1) + 480 * (s->r[dst] >> 3 & 1);
    bundle->s2v_factor[1] = (int16_t)f_2;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff) | f_2 >> 1 << 8);
    if (dst != 31)
        s->r[dst] = dst_new;
    return 0;
}

/* mov TOFILE [$c[CDST]] $r[SRC1] */
RT_FORM_QUIET(static, vp1_scalar, exec_mov_to)
{
    const int32_t src1 = (int32_t)in->value[5];
    *bundle = (struct vp1_scalar_bundle){0};
    store_tofile(s, in, s->r[src1], 0, 0, 1);
    if (in->alt[1] == 1) {
        const int32_t cdst = (int32_t)in->value[4];
        s->c[cdst] =
            (uint16_t)((s->c[cdst] & 0xff00 & c_writable[m->context.config])
            | c_fixed[m->context.config]);
    }
    const uint32_t f = 30 * (s->r[src1] & 1) + 480 * (s->r[src1] >> 1 & 1);
    bundle->s2v_factor[0] = (int16_t)f;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff00) | f >> 1);
    const uint32_t f_2 = 30 * (s->r[src1] >> 2 & 1) + 480 * (s->r[src1] >> 3 & 1);
    bundle->s2v_factor[1] = (int16_t)f_2;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff) | f_2 >> 1 << 8);
    return 0;
}

/* mov $r[DST] [$c[CDST]] FROMFILE */
RT_FORM_QUIET(static, vp1_scalar, exec_mov_from)
{
    int32_t src1;
    switch (in->alt[1]) {
    case 0:
    case 1:
    case 2:
    case 3:
    case 4:
    case 5:
    case 6:
    case 8:
        src1 = (int32_t)in->value[2];
        break;
    case 7:
        src1 = (int32_t)(in->value[3] & 0x1f);
        break;
    case 9:
    case 10:
    case 11:
    default:
        src1 = (int32_t)in->value[5];
        break;
    }
    const int32_t dst = (int32_t)in->value[0];
    *bundle = (struct vp1_scalar_bundle){0};
    const uint32_t fromfile = operand_fromfile(s, in, 1, 2, 3);
    if (in->alt[0] == 1) {
        const int32_t cdst = (int32_t)in->value[1];
        s->c[cdst] =
            (uint16_t)((s->c[cdst] & 0xff00 & c_writable[m->context.config])
            | c_fixed[m->context.config]);
    }
    const uint32_t f = 30 * (s->r[src1] & 1) + 480 * (s->r[src1] >> 1 & 1);
    bundle->s2v_factor[0] = (int16_t)f;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff00) | f >> 1);
    const uint32_t f_2 = 30 * (s->r[src1] >> 2 & 1) + 480 * (s->r[src1] >> 3 & 1);
    bundle->s2v_factor[1] = (int16_t)f_2;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff) | f_2 >> 1 << 8);
    if (in->alt[1] <= 8) {
        if (dst != 31)
            s->r[dst] = fromfile;
    }
    return 0;
}

/* mov TO_UNTESTED [$c[CDST]] $r[SRC1] */
static RT_FORM(vp1_scalar, exec_mov_to_untested, 0)
{
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "the effect on this register file was never compared with hardware");
}

/* mov $r[DST] [$c[CDST]] FROM_UNTESTED */
static RT_FORM(vp1_scalar, exec_mov_from_untested, 0)
{
    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
        "what this register file reads was never compared with hardware");
}

/* snop */
RT_FORM_QUIET(static, vp1_scalar, exec_snop)
{
    const int32_t src1 = (int32_t)(in->mask.half[0] >> 14 & 0x1f);
    *bundle = (struct vp1_scalar_bundle){0};
    const uint32_t f = 30 * (s->r[src1] & 1) + 480 * (s->r[src1] >> 1 & 1);
    bundle->s2v_factor[0] = (int16_t)f;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff00) | f >> 1);
    const uint32_t f_2 = 30 * (s->r[src1] >> 2 & 1) + 480 * (s->r[src1] >> 3 & 1);
    bundle->s2v_factor[1] = (int16_t)f_2;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff) | f_2 >> 1 << 8);
    return 0;
}

/* cclear [$c[CDST]] $r[SRC1] */
RT_FORM_QUIET(static, vp1_scalar, exec_cclear)
{
    const int32_t src1 = (int32_t)in->value[1];
    *bundle = (struct vp1_scalar_bundle){0};
    if (in->alt[0] == 1) {
        const int32_t cdst = (int32_t)in->value[0];
        s->c[cdst] =
            (uint16_t)((s->c[cdst] & 0xff00 & c_writable[m->context.config])
            | c_fixed[m->context.config]);
    }
    const uint32_t f = 30 * (s->r[src1] & 1) + 480 * (s->r[src1] >> 1 & 1);
    bundle->s2v_factor[0] = (int16_t)f;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff00) | f >> 1);
    const uint32_t f_2 = 30 * (s->r[src1] >> 2 & 1) + 480 * (s->r[src1] >> 3 & 1);
    bundle->s2v_factor[1] = (int16_t)f_2;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff) | f_2 >> 1 << 8);
    return 0;
}

/* vec FACTOR1 FACTOR2 $vc[VCIDX] VCFLAG VCXFRM */
RT_FORM_QUIET(static, vp1_scalar, exec_vec)
{
    const int32_t factor1 = (int32_t)in->value[0];
    const int32_t factor2 = (int32_t)in->value[1];
    const int32_t vcidx = (int32_t)in->value[2];
    const int32_t vcflag = (int32_t)in->value[3];
    const int32_t vcxfrm = (int32_t)in->value[4];
    int32_t result = 0;
    *bundle = (struct vp1_scalar_bundle){0};
    bundle->s2v_factor[0] = (int16_t)factor1;
    bundle->s2v_mask[0] = (uint16_t)((bundle->s2v_mask[0] & 0xff00) | (factor1 >> 1 & 0xff));
    bundle->s2v_factor[1] = (int16_t)factor1;
    bundle->s2v_mask[0] = (uint16_t)((bundle->s2v_mask[0] & 0xff) | (factor1 >> 1 & 0xff) << 8);
    bundle->s2v_factor[2] = (int16_t)factor2;
    bundle->s2v_mask[1] = (uint16_t)((bundle->s2v_mask[1] & 0xff00) | (factor2 >> 1 & 0xff));
    bundle->s2v_factor[3] = (int16_t)factor2;
    bundle->s2v_mask[1] = (uint16_t)((bundle->s2v_mask[1] & 0xff) | (factor2 >> 1 & 0xff) << 8);
    const uint32_t sf = (s->vc[vcidx] & 0xffff) | (s->vc[vcidx | 1] & 0xffff) << 16;
    const uint32_t zf = s->vc[vcidx] >> 16 | s->vc[vcidx | 1] >> 16 << 16;
    bundle->s2v_valid = 1;
    bundle->s2v_vcidx = (uint8_t)vcidx;
    bundle->s2v_vcpart = (uint8_t)vcflag;
    bundle->s2v_xfrm = (uint8_t)vcxfrm;
    const uint32_t v = vcflag == 1 ? zf : sf;
    result = func_lanes(vcxfrm, v);
    bundle->s2v_vcmask = (uint16_t)result;
    return 0;
}

/* bvec $r[SRC1] $vc[VCIDX] VCFLAG VCXFRM */
RT_FORM_QUIET(static, vp1_scalar, exec_bvec)
{
    const int32_t src1 = (int32_t)in->value[0];
    const int32_t vcidx = (int32_t)in->value[1];
    const int32_t vcflag = (int32_t)in->value[2];
    const int32_t vcxfrm = (int32_t)in->value[3];
    int32_t result = 0;
    *bundle = (struct vp1_scalar_bundle){0};
    for (int32_t i = 0; i <= 3; i++) {
        const int32_t f = 2 * (int8_t)(s->r[src1] >> 8 * i & 0xff);
        bundle->s2v_factor[i] = (int16_t)f;
        const int32_t t = i >> 1;
        const int32_t t_2 = 8 * (i & 1);
        bundle->s2v_mask[t] =
            (uint16_t)(((uint32_t)bundle->s2v_mask[t] & ~((uint32_t)0xff << t_2))
            | (uint32_t)(f >> 1 & 0xff) << t_2);
    }
    const uint32_t sf = (s->vc[vcidx] & 0xffff) | (s->vc[vcidx | 1] & 0xffff) << 16;
    const uint32_t zf = s->vc[vcidx] >> 16 | s->vc[vcidx | 1] >> 16 << 16;
    bundle->s2v_valid = 1;
    bundle->s2v_vcidx = (uint8_t)vcidx;
    bundle->s2v_vcpart = (uint8_t)vcflag;
    bundle->s2v_xfrm = (uint8_t)vcxfrm;
    const uint32_t v = vcflag == 1 ? zf : sf;
    result = func_lanes(vcxfrm, v);
    bundle->s2v_vcmask = (uint16_t)result;
    return 0;
}

/* vecms $r[SRC1] $vc[VCIDX] VCFLAG VCXFRM */
RT_FORM_QUIET(static, vp1_scalar, exec_vecms)
{
    const int32_t src1 = (int32_t)in->value[0];
    const int32_t vcidx = (int32_t)in->value[1];
    const int32_t vcflag = (int32_t)in->value[2];
    const int32_t vcxfrm = (int32_t)in->value[3];
    int32_t result = 0;
    *bundle = (struct vp1_scalar_bundle){0};
    const int32_t src1_new = (int32_t)s->r[src1] >> 4;
    const uint32_t f = 30 * (s->r[src1] & 1) + 480 * (s->r[src1] >> 1 & 1);
    bundle->s2v_factor[0] = (int16_t)f;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff00) | f >> 1);
    const uint32_t f_2 = 30 * (s->r[src1] >> 2 & 1) + 480 * (s->r[src1] >> 3 & 1);
    bundle->s2v_factor[1] = (int16_t)f_2;
    bundle->s2v_mask[0] = (uint16_t)(((uint32_t)bundle->s2v_mask[0] & 0xff) | f_2 >> 1 << 8);
    const uint32_t sf = (s->vc[vcidx] & 0xffff) | (s->vc[vcidx | 1] & 0xffff) << 16;
    const uint32_t zf = s->vc[vcidx] >> 16 | s->vc[vcidx | 1] >> 16 << 16;
    bundle->s2v_valid = 1;
    bundle->s2v_vcidx = (uint8_t)vcidx;
    bundle->s2v_vcpart = (uint8_t)vcflag;
    bundle->s2v_xfrm = (uint8_t)vcxfrm;
    const uint32_t v = vcflag == 1 ? zf : sf;
    result = func_lanes(vcxfrm, v);
    bundle->s2v_vcmask = (uint16_t)result;
    if (src1 != 31)
        s->r[src1] = (uint32_t)src1_new;
    return 0;
}

/* bvecmad $r[SRC1] $r[SRC2]q $c[COND] SLCT $vc[VCIDX] VCFLAG VCXFRM */
RT_FORM_QUIET(static, vp1_scalar, exec_bvecmad)
{
    const int32_t cond = (int32_t)in->value[2];
    const int32_t slct = (int32_t)in->value[3];
    const int32_t src2 = (int32_t)in->value[1];
    const int32_t src1 = (int32_t)in->value[0];
    const int32_t vcidx = (int32_t)in->value[4];
    const int32_t vcflag = (int32_t)in->value[5];
    const int32_t vcxfrm = (int32_t)in->value[6];
    int32_t result = 0;
    *bundle = (struct vp1_scalar_bundle){0};
    const int32_t g = slct == 4 ? s->c[cond] >> 4 & 3 : s->c[cond] >> slct & 1;
    const uint32_t a = s->r[src2 | g];
    const uint32_t b = s->r[src2 | 2 | g];
    const uint32_t k = s->r[src1] >> 11 & 0xff;
    for (int32_t i = 0; i <= 3; i++) {
        const int32_t f =
            (256 * (int8_t)(a >> 8 * i & 0xff) + (int32_t)k * (int8_t)(b >> 8 * i & 0xff) + 64)
            >> 7;
        bundle->s2v_factor[i] = (int16_t)f;
        const int32_t t = i >> 1;
        const int32_t t_2 = 8 * (i & 1);
        bundle->s2v_mask[t] =
            (uint16_t)(((uint32_t)bundle->s2v_mask[t] & ~((uint32_t)0xff << t_2))
            | (uint32_t)(f >> 1 & 0xff) << t_2);
    }
    const uint32_t sf = (s->vc[vcidx] & 0xffff) | (s->vc[vcidx | 1] & 0xffff) << 16;
    const uint32_t zf = s->vc[vcidx] >> 16 | s->vc[vcidx | 1] >> 16 << 16;
    bundle->s2v_valid = 1;
    bundle->s2v_vcidx = (uint8_t)vcidx;
    bundle->s2v_vcpart = (uint8_t)vcflag;
    bundle->s2v_xfrm = (uint8_t)vcxfrm;
    const uint32_t v = vcflag == 1 ? zf : sf;
    result = func_lanes(vcxfrm, v);
    bundle->s2v_vcmask = (uint16_t)result;
    return 0;
}

/* bvecmadsel $r[SRC1] $r[SRC2]q $c[COND] SLCT $vc[VCIDX] VCFLAG VCXFRM */
RT_FORM_QUIET(static, vp1_scalar, exec_bvecmadsel)
{
    const int32_t cond = (int32_t)in->value[2];
    const int32_t slct = (int32_t)in->value[3];
    const int32_t src2 = (int32_t)in->value[1];
    const int32_t src1 = (int32_t)in->value[0];
    const int32_t vcidx = (int32_t)in->value[4];
    const int32_t vcflag = (int32_t)in->value[5];
    const int32_t vcxfrm = (int32_t)in->value[6];
    int32_t result = 0;
    *bundle = (struct vp1_scalar_bundle){0};
    const int32_t g = slct == 4 ? s->c[cond] >> 4 & 3 : s->c[cond] >> slct & 1;
    const uint32_t a = s->r[src2 | g];
    const uint32_t b = s->r[src2 | 2 | g];
    const uint32_t k = s->r[src1] >> 11 & 0x7f;
    const int32_t w = slct == 2 ? s->c[cond] >> 7 & 1 : 0;
    for (int32_t j = 0; j <= 1; j++) {
        const int32_t f =
            (256 * (int8_t)(a >> 8 * (2 * j + w) & 0xff)
            + (int32_t)k * (int8_t)(b >> 8 * (2 * j + w) & 0xff) + 64) >> 7;
        const int32_t i = 2 * j;
        bundle->s2v_factor[i] = (int16_t)f;
        const int32_t t = i >> 1;
        const int32_t t_2 = 8 * (i & 1);
        bundle->s2v_mask[t] =
            (uint16_t)(((uint32_t)bundle->s2v_mask[t] & ~((uint32_t)0xff << t_2))
            | (uint32_t)(f >> 1 & 0xff) << t_2);
        const int32_t i_2 = 2 * j + 1;
        bundle->s2v_factor[i_2] = (int16_t)f;
        const int32_t t_3 = i_2 >> 1;
        const int32_t t_4 = 8 * (i_2 & 1);
        bundle->s2v_mask[t_3] =
            (uint16_t)(((uint32_t)bundle->s2v_mask[t_3] & ~((uint32_t)0xff << t_4))
            | (uint32_t)(f >> 1 & 0xff) << t_4);
    }
    const uint32_t sf = (s->vc[vcidx] & 0xffff) | (s->vc[vcidx | 1] & 0xffff) << 16;
    const uint32_t zf = s->vc[vcidx] >> 16 | s->vc[vcidx | 1] >> 16 << 16;
    bundle->s2v_valid = 1;
    bundle->s2v_vcidx = (uint8_t)vcidx;
    bundle->s2v_vcpart = (uint8_t)vcflag;
    bundle->s2v_xfrm = (uint8_t)vcxfrm;
    const uint32_t v = vcflag == 1 ? zf : sf;
    result = func_lanes(vcxfrm, v);
    bundle->s2v_vcmask = (uint16_t)result;
    return 0;
}

void vp1_scalar_reset(void *state, unsigned config)
{
    struct vp1_scalar_state *const s = state;

    (void)config;
    *s = (struct vp1_scalar_state){0};
    for (int i = 0; i < 4; i++)
        s->c[i] = 32768;
}

isadora_run_op *const vp1_scalar_ops[] = {
    [VP1_SCALAR_ARITH_MUL_TWO] = exec_arith_mul_two,
    [VP1_SCALAR_ARITH_MIN_TWO] = exec_arith_min_two,
    [VP1_SCALAR_ARITH_MAX_TWO] = exec_arith_max_two,
    [VP1_SCALAR_ARITH_ADD_TWO] = exec_arith_add_two,
    [VP1_SCALAR_ARITH_SUB_TWO] = exec_arith_sub_two,
    [VP1_SCALAR_ARITH_SAR_TWO] = exec_arith_sar_two,
    [VP1_SCALAR_ARITH_SHR_TWO] = exec_arith_shr_two,
    [VP1_SCALAR_ARITH_ABS_ONE] = exec_arith_abs_one,
    [VP1_SCALAR_ARITH_NEG_ONE] = exec_arith_neg_one,
    [VP1_SCALAR_BITOP_NOR] = exec_bitop_nor,
    [VP1_SCALAR_BITOP_AND_NOT1] = exec_bitop_and_not1,
    [VP1_SCALAR_BITOP_AND_NOT2] = exec_bitop_and_not2,
    [VP1_SCALAR_BITOP_XOR] = exec_bitop_xor,
    [VP1_SCALAR_BITOP_NAND] = exec_bitop_nand,
    [VP1_SCALAR_BITOP_AND] = exec_bitop_and,
    [VP1_SCALAR_BITOP_NXOR] = exec_bitop_nxor,
    [VP1_SCALAR_BITOP_OR_NOT1] = exec_bitop_or_not1,
    [VP1_SCALAR_BITOP_OR_NOT2] = exec_bitop_or_not2,
    [VP1_SCALAR_BITOP_OR] = exec_bitop_or,
    [VP1_SCALAR_BITOP_REST] = exec_bitop_rest,
    [VP1_SCALAR_BITS_IMM_AND] = exec_bits_imm_and,
    [VP1_SCALAR_BITS_IMM_XOR] = exec_bits_imm_xor,
    [VP1_SCALAR_BITS_IMM_OR] = exec_bits_imm_or,
    [VP1_SCALAR_BYTES_BMIN_SIGNED_TWO] = exec_bytes_bmin_signed_two,
    [VP1_SCALAR_BYTES_BMIN_UNSIGNED_TWO] = exec_bytes_bmin_unsigned_two,
    [VP1_SCALAR_BYTES_BMAX_SIGNED_TWO] = exec_bytes_bmax_signed_two,
    [VP1_SCALAR_BYTES_BMAX_UNSIGNED_TWO] = exec_bytes_bmax_unsigned_two,
    [VP1_SCALAR_BYTES_BADD_SIGNED_TWO] = exec_bytes_badd_signed_two,
    [VP1_SCALAR_BYTES_BADD_UNSIGNED_TWO] = exec_bytes_badd_unsigned_two,
    [VP1_SCALAR_BYTES_BSUB_SIGNED_TWO] = exec_bytes_bsub_signed_two,
    [VP1_SCALAR_BYTES_BSUB_UNSIGNED_TWO] = exec_bytes_bsub_unsigned_two,
    [VP1_SCALAR_BYTES_BABS_SIGNED_ONE] = exec_bytes_babs_signed_one,
    [VP1_SCALAR_BYTES_BABS_UNSIGNED_ONE] = exec_bytes_babs_unsigned_one,
    [VP1_SCALAR_BYTES_BNEG_SIGNED_ONE] = exec_bytes_bneg_signed_one,
    [VP1_SCALAR_BYTES_BNEG_UNSIGNED_ONE] = exec_bytes_bneg_unsigned_one,
    [VP1_SCALAR_BYTE_SHIFT_SIGNED] = exec_byte_shift_signed,
    [VP1_SCALAR_BYTE_SHIFT_UNSIGNED] = exec_byte_shift_unsigned,
    [VP1_SCALAR_BYTE_BITS_BAND] = exec_byte_bits_band,
    [VP1_SCALAR_BYTE_BITS_BOR] = exec_byte_bits_bor,
    [VP1_SCALAR_BYTE_BITS_BXOR] = exec_byte_bits_bxor,
    [VP1_SCALAR_BMUL_BMUL_S_REG] = exec_bmul_bmul_s_reg,
    [VP1_SCALAR_BMUL_BMUL_U_REG] = exec_bmul_bmul_u_reg,
    [VP1_SCALAR_BMUL_BMULA_S_REG] = exec_bmul_bmula_s_reg,
    [VP1_SCALAR_BMUL_BMULA_U_REG] = exec_bmul_bmula_u_reg,
    [VP1_SCALAR_BMUL_BMUL_S_IMM] = exec_bmul_bmul_s_imm,
    [VP1_SCALAR_BMUL_BMUL_U_IMM] = exec_bmul_bmul_u_imm,
    [VP1_SCALAR_BMUL_BMULA_S_BAD] = exec_bmul_bmula_s_bad,
    [VP1_SCALAR_BMUL_BMULA_U_BAD] = exec_bmul_bmula_u_bad,
    [VP1_SCALAR_BMULBUS_REG] = exec_bmulbus_reg,
    [VP1_SCALAR_BMULBUS_IMM] = exec_bmulbus_imm,
    [VP1_SCALAR_BMULABUS_SIGNED_REG] = exec_bmulabus_signed_reg,
    [VP1_SCALAR_BMULABUS_UNSIGNED_REG] = exec_bmulabus_unsigned_reg,
    [VP1_SCALAR_BMULABUS_SIGNED_IMM] = exec_bmulabus_signed_imm,
    [VP1_SCALAR_BMULABUS_UNSIGNED_IMM] = exec_bmulabus_unsigned_imm,
    [VP1_SCALAR_BPRODBUS_REG] = exec_bprodbus_reg,
    [VP1_SCALAR_BPRODBUS_IMM] = exec_bprodbus_imm,
    [VP1_SCALAR_BPRODBUSC] = exec_bprodbusc,
    [VP1_SCALAR_MOV_IMM] = exec_mov_imm,
    [VP1_SCALAR_SETHI] = exec_sethi,
    [VP1_SCALAR_MOV_TO] = exec_mov_to,
    [VP1_SCALAR_MOV_FROM] = exec_mov_from,
    [VP1_SCALAR_MOV_TO_UNTESTED] = exec_mov_to_untested,
    [VP1_SCALAR_MOV_FROM_UNTESTED] = exec_mov_from_untested,
    [VP1_SCALAR_SNOP] = exec_snop,
    [VP1_SCALAR_CCLEAR] = exec_cclear,
    [VP1_SCALAR_VEC] = exec_vec,
    [VP1_SCALAR_BVEC] = exec_bvec,
    [VP1_SCALAR_VECMS] = exec_vecms,
    [VP1_SCALAR_BVECMAD] = exec_bvecmad,
    [VP1_SCALAR_BVECMADSEL] = exec_bvecmadsel,
};

_Static_assert(sizeof vp1_scalar_ops / sizeof *vp1_scalar_ops == VP1_SCALAR_FORMS,
    "one function a form");

isadora_run_op *const vp1_scalar_quiet_ops[VP1_SCALAR_FORMS] = {
    [VP1_SCALAR_ARITH_MUL_TWO] = exec_arith_mul_two_quiet,
    [VP1_SCALAR_ARITH_MIN_TWO] = exec_arith_min_two_quiet,
    [VP1_SCALAR_ARITH_MAX_TWO] = exec_arith_max_two_quiet,
    [VP1_SCALAR_ARITH_ADD_TWO] = exec_arith_add_two_quiet,
    [VP1_SCALAR_ARITH_SUB_TWO] = exec_arith_sub_two_quiet,
    [VP1_SCALAR_ARITH_SAR_TWO] = exec_arith_sar_two_quiet,
    [VP1_SCALAR_ARITH_SHR_TWO] = exec_arith_shr_two_quiet,
    [VP1_SCALAR_ARITH_ABS_ONE] = exec_arith_abs_one_quiet,
    [VP1_SCALAR_ARITH_NEG_ONE] = exec_arith_neg_one_quiet,
    [VP1_SCALAR_BITOP_NOR] = exec_bitop_nor_quiet,
    [VP1_SCALAR_BITOP_AND_NOT1] = exec_bitop_and_not1_quiet,
    [VP1_SCALAR_BITOP_AND_NOT2] = exec_bitop_and_not2_quiet,
    [VP1_SCALAR_BITOP_XOR] = exec_bitop_xor_quiet,
    [VP1_SCALAR_BITOP_NAND] = exec_bitop_nand_quiet,
    [VP1_SCALAR_BITOP_AND] = exec_bitop_and_quiet,
    [VP1_SCALAR_BITOP_NXOR] = exec_bitop_nxor_quiet,
    [VP1_SCALAR_BITOP_OR_NOT1] = exec_bitop_or_not1_quiet,
    [VP1_SCALAR_BITOP_OR_NOT2] = exec_bitop_or_not2_quiet,
    [VP1_SCALAR_BITOP_OR] = exec_bitop_or_quiet,
    [VP1_SCALAR_BITOP_REST] = exec_bitop_rest_quiet,
    [VP1_SCALAR_BITS_IMM_AND] = exec_bits_imm_and_quiet,
    [VP1_SCALAR_BITS_IMM_XOR] = exec_bits_imm_xor_quiet,
    [VP1_SCALAR_BITS_IMM_OR] = exec_bits_imm_or_quiet,
    [VP1_SCALAR_BYTES_BMIN_SIGNED_TWO] = exec_bytes_bmin_signed_two_quiet,
    [VP1_SCALAR_BYTES_BMIN_UNSIGNED_TWO] = exec_bytes_bmin_unsigned_two_quiet,
    [VP1_SCALAR_BYTES_BMAX_SIGNED_TWO] = exec_bytes_bmax_signed_two_quiet,
    [VP1_SCALAR_BYTES_BMAX_UNSIGNED_TWO] = exec_bytes_bmax_unsigned_two_quiet,
    [VP1_SCALAR_BYTES_BADD_SIGNED_TWO] = exec_bytes_badd_signed_two_quiet,
    [VP1_SCALAR_BYTES_BADD_UNSIGNED_TWO] = exec_bytes_badd_unsigned_two_quiet,
    [VP1_SCALAR_BYTES_BSUB_SIGNED_TWO] = exec_bytes_bsub_signed_two_quiet,
    [VP1_SCALAR_BYTES_BSUB_UNSIGNED_TWO] = exec_bytes_bsub_unsigned_two_quiet,
    [VP1_SCALAR_BYTES_BABS_SIGNED_ONE] = exec_bytes_babs_signed_one_quiet,
    [VP1_SCALAR_BYTES_BABS_UNSIGNED_ONE] = exec_bytes_babs_unsigned_one_quiet,
    [VP1_SCALAR_BYTES_BNEG_SIGNED_ONE] = exec_bytes_bneg_signed_one_quiet,
    [VP1_SCALAR_BYTES_BNEG_UNSIGNED_ONE] = exec_bytes_bneg_unsigned_one_quiet,
    [VP1_SCALAR_BYTE_SHIFT_SIGNED] = exec_byte_shift_signed_quiet,
    [VP1_SCALAR_BYTE_SHIFT_UNSIGNED] = exec_byte_shift_unsigned_quiet,
    [VP1_SCALAR_BYTE_BITS_BAND] = exec_byte_bits_band_quiet,
    [VP1_SCALAR_BYTE_BITS_BOR] = exec_byte_bits_bor_quiet,
    [VP1_SCALAR_BYTE_BITS_BXOR] = exec_byte_bits_bxor_quiet,
    [VP1_SCALAR_BMUL_BMUL_S_REG] = exec_bmul_bmul_s_reg_quiet,
    [VP1_SCALAR_BMUL_BMUL_U_REG] = exec_bmul_bmul_u_reg_quiet,
    [VP1_SCALAR_BMUL_BMULA_S_REG] = exec_bmul_bmula_s_reg_quiet,
    [VP1_SCALAR_BMUL_BMULA_U_REG] = exec_bmul_bmula_u_reg_quiet,
    [VP1_SCALAR_BMUL_BMUL_S_IMM] = exec_bmul_bmul_s_imm_quiet,
    [VP1_SCALAR_BMUL_BMUL_U_IMM] = exec_bmul_bmul_u_imm_quiet,
    [VP1_SCALAR_BMUL_BMULA_S_BAD] = exec_bmul_bmula_s_bad_quiet,
    [VP1_SCALAR_BMUL_BMULA_U_BAD] = exec_bmul_bmula_u_bad_quiet,
    [VP1_SCALAR_BMULBUS_REG] = exec_bmulbus_reg_quiet,
    [VP1_SCALAR_BMULBUS_IMM] = exec_bmulbus_imm_quiet,
    [VP1_SCALAR_BMULABUS_SIGNED_REG] = exec_bmulabus_signed_reg_quiet,
    [VP1_SCALAR_BMULABUS_UNSIGNED_REG] = exec_bmulabus_unsigned_reg_quiet,
    [VP1_SCALAR_BMULABUS_SIGNED_IMM] = exec_bmulabus_signed_imm_quiet,
    [VP1_SCALAR_BMULABUS_UNSIGNED_IMM] = exec_bmulabus_unsigned_imm_quiet,
    [VP1_SCALAR_BPRODBUS_REG] = exec_bprodbus_reg_quiet,
    [VP1_SCALAR_BPRODBUS_IMM] = exec_bprodbus_imm_quiet,
    [VP1_SCALAR_BPRODBUSC] = exec_bprodbusc_quiet,
    [VP1_SCALAR_MOV_IMM] = exec_mov_imm_quiet,
    [VP1_SCALAR_SETHI] = exec_sethi_quiet,
    [VP1_SCALAR_MOV_TO] = exec_mov_to_quiet,
    [VP1_SCALAR_MOV_FROM] = exec_mov_from_quiet,
    [VP1_SCALAR_SNOP] = exec_snop_quiet,
    [VP1_SCALAR_CCLEAR] = exec_cclear_quiet,
    [VP1_SCALAR_VEC] = exec_vec_quiet,
    [VP1_SCALAR_BVEC] = exec_bvec_quiet,
    [VP1_SCALAR_VECMS] = exec_vecms_quiet,
    [VP1_SCALAR_BVECMAD] = exec_bvecmad_quiet,
    [VP1_SCALAR_BVECMADSEL] = exec_bvecmadsel_quiet,
};

/* What becomes of fields. */
static const struct rt_resolved resolved[VP1_SCALAR_FORMS][7] = {
    [VP1_SCALAR_ARITH_ABS_ONE] = {[0] = {.number = 31, .instead = 32}},
    [VP1_SCALAR_ARITH_NEG_ONE] = {[0] = {.number = 31, .instead = 32}},
    [VP1_SCALAR_BITOP_NOR] = {[0] = {.number = 31, .instead = 32}},
    [VP1_SCALAR_BITOP_AND_NOT1] = {[0] = {.number = 31, .instead = 32}},
    [VP1_SCALAR_BITOP_AND_NOT2] = {[0] = {.number = 31, .instead = 32}},
    [VP1_SCALAR_BITOP_XOR] = {[0] = {.number = 31, .instead = 32}},
    [VP1_SCALAR_BITOP_NAND] = {[0] = {.number = 31, .instead = 32}},
    [VP1_SCALAR_BITOP_AND] = {[0] = {.number = 31, .instead = 32}},
    [VP1_SCALAR_BITOP_NXOR] = {[0] = {.number = 31, .instead = 32}},
    [VP1_SCALAR_BITOP_OR_NOT1] = {[0] = {.number = 31, .instead = 32}},
    [VP1_SCALAR_BITOP_OR_NOT2] = {[0] = {.number = 31, .instead = 32}},
    [VP1_SCALAR_BITOP_OR] = {[0] = {.number = 31, .instead = 32}},
    [VP1_SCALAR_BITOP_REST] = {[1] = {.number = 31, .instead = 32}},
    [VP1_SCALAR_BITS_IMM_AND] = {[0] = {.number = 31, .instead = 32}, [3] = {.extend = 11}},
    [VP1_SCALAR_BITS_IMM_XOR] = {[0] = {.number = 31, .instead = 32}, [3] = {.extend = 11}},
    [VP1_SCALAR_BITS_IMM_OR] = {[0] = {.number = 31, .instead = 32}, [3] = {.extend = 11}},
    [VP1_SCALAR_BYTE_BITS_BAND] = {[0] = {.number = 31, .instead = 32}},
    [VP1_SCALAR_BYTE_BITS_BOR] = {[0] = {.number = 31, .instead = 32}},
    [VP1_SCALAR_BYTE_BITS_BXOR] = {[0] = {.number = 31, .instead = 32}},
    [VP1_SCALAR_BMUL_BMUL_S_IMM] = {[5] = {.scale = 4}},
    [VP1_SCALAR_BMUL_BMUL_U_IMM] = {[5] = {.scale = 4}},
    [VP1_SCALAR_MOV_IMM] = {[0] = {.number = 31, .instead = 32}, [1] = {.extend = 19}},
    [VP1_SCALAR_VEC] = {[0] = {.extend = 9}, [1] = {.extend = 9}},
};

void vp1_scalar_fill(struct rt_op *op, const struct isadora_insn *in,
    struct isadora_word word)
{
    struct vp1_scalar_op *const to = (struct vp1_scalar_op *)op;

    (void)word;
    for (int i = 0; i < 7; i++)
        to->value[i] = (uint32_t)rt_resolve(&resolved[in->form][i], in->value[i]);
    for (int i = 0; i < 2; i++)
        to->alt[i] = in->alt[i];
    to->mask = in->mask;
}

int vp1_scalar_execute(struct isadora_machine *m, const struct isadora_insn *in)
{
    return rt_execute_op(m, in);
}
