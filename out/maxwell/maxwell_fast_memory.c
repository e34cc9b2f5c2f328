/* Generated from the description maxwell by gen/emit/fast. Do not edit. */
#include "maxwell_fast.h"

RT_WITHIN uint32_t lanes_atom(const uint64_t *at)
{
    uint32_t trapping = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        trapping |= (uint32_t)((at[l] >> 24 == 1) != 0) << l;
    }
    return trapping;
}

RT_WITHIN uint32_t lanes_atom_2(const uint64_t *at)
{
    uint32_t trapping_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        trapping_2 |= (uint32_t)((at[l] >> 24 == 2) != 0) << l;
    }
    return trapping_2;
}

RT_WITHIN void lanes_ldg(uint32_t *g_row, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd = rt_u32((int8_t)g_row[l]);
        rd_to[l] = rd;
    }
}

RT_WITHIN void lanes_ldg_2(uint32_t *g_row, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd = rt_u32((int16_t)g_row[l]);
        rd_to[l] = rd;
    }
}

RT_WITHIN void lanes_stg(struct maxwell_state *s, int32_t rd, uint32_t *g_new)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t g = s->r[rd][l] & 0xff;
        g_new[l] = g;
    }
}

RT_WITHIN void lanes_stg_2(struct maxwell_state *s, int32_t rd, uint32_t *g_new)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t g = s->r[rd][l] & 0xffff;
        g_new[l] = g;
    }
}

RT_WITHIN void lanes_stg_3(uint64_t *g_new)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t g = 0;
        g_new[l] = g;
    }
}

RT_WITHIN void lanes_stg_4(uint32_t *g_new, struct maxwell_state *s, int32_t rd)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        g_new[l] = s->r[rd + 1][l];
    }
}

RT_WITHIN void lanes_stg_5(uint32_t *g_new_2, struct maxwell_state *s, int32_t rd)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        g_new_2[l] = s->r[rd + 2][l];
    }
}

RT_WITHIN void lanes_stg_6(uint32_t *g_new_3, struct maxwell_state *s, int32_t rd)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        g_new_3[l] = s->r[rd + 3][l];
    }
}

RT_WITHIN void lanes_st(uint32_t *l_at, const uint64_t *a)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        l_at[l] = (uint32_t)a[l] & 0xffffff;
    }
}

RT_WITHIN void lanes_ldc_for(int32_t memory_ldc_bank, const uint32_t *at_2, uint32_t *found_lanes,
    const int32_t key)
{
    const int32_t memory_ldc_mode = key & 3;
    uint32_t trapping = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t bank = memory_ldc_bank
            + (memory_ldc_mode == 2 ? (int32_t)(at_2[l] >> 16) : 0);
        trapping |= (uint32_t)((bank > 31) != 0) << l;
    }
    *found_lanes = trapping;
}

RT_LOOP_2(lanes_ldc,
    (int32_t memory_ldc_bank, const uint32_t *at_2, uint32_t *found_lanes, const int32_t fields),
    (memory_ldc_bank, at_2, found_lanes, key), 0, 0, 2)

RT_WITHIN void lanes_ldc_2_for(const uint32_t *at_2, uint32_t *found_lanes, const int32_t key)
{
    const int32_t memory_ldc_mode = key & 3;
    uint32_t trapping_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        trapping_2 |= (uint32_t)((memory_ldc_mode == 0 && at_2[l] > 65535) != 0) << l;
    }
    *found_lanes = trapping_2;
}

RT_LOOP_2(lanes_ldc_2, (const uint32_t *at_2, uint32_t *found_lanes, const int32_t fields),
    (at_2, found_lanes, key), 0, 0, 2)

RT_WITHIN void lanes_ldc_3_for(int32_t memory_ldc_bank, const uint32_t *at_2, uint32_t *c_at,
    const int32_t key)
{
    const int32_t memory_ldc_mode = key & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const int32_t bank = memory_ldc_bank
            + (memory_ldc_mode == 2 ? (int32_t)(at_2[l] >> 16) : 0);
        const uint32_t at = (uint32_t)bank * 65536 + (at_2[l] & 0xffff);
        c_at[l] = at;
    }
}

RT_LOOP_2(lanes_ldc_3,
    (int32_t memory_ldc_bank, const uint32_t *at_2, uint32_t *c_at, const int32_t fields),
    (memory_ldc_bank, at_2, c_at, key), 0, 0, 2)

/* OPEN GUARD LDG{E}LOAD_CACHE{LDG_SIZE} $R[Rd], ADDR CTL CLOSE */
RT_BODY(maxwell_fast_ldg)
{
    const int32_t memory_ldg_size = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[3];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 7);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint64_t at_row[32];
    const uint64_t *const at = row_addr_2(m, in, known, at_row, 0, 0, 4, 5, 6);
    const int32_t size = rt_min_i32(memory_ldg_size, 6);
    if (!at)
        return rt_slowly(m, in);
    if (size == 0) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 3);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        if (!rt_narrow(at, run, &g_base, g_near)
            || !rt_fetch_1(m, MAXWELL_SPACE_G, g_base, g_near, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 1) {
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        _Alignas(64) uint32_t g_row[32];
        if (!rt_narrow(at, run, &g_base, g_near)
            || !rt_fetch_1(m, MAXWELL_SPACE_G, g_base, g_near, run, g_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 3);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_ldg(g_row, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 2) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 3);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        if (!rt_narrow(at, run, &g_base, g_near)
            || !rt_fetch_2(m, MAXWELL_SPACE_G, g_base, g_near, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 3) {
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        _Alignas(64) uint32_t g_row[32];
        if (!rt_narrow(at, run, &g_base, g_near)
            || !rt_fetch_2(m, MAXWELL_SPACE_G, g_base, g_near, run, g_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 3);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_ldg_2(g_row, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 4) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 3);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        if (!rt_narrow(at, run, &g_base, g_near)
            || !rt_fetch_4(m, MAXWELL_SPACE_G, g_base, g_near, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (rd == 255) {
        return RT_ON;
    }
    if (size == 5) {
        if ((rd & 1) != 0)
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint32_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r_3(m, in, 3);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint32_t *const result_place = place_r_4(m, in, 3);
        uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        uint32_t *const g_rows[] = {rd_to, result_to};
        if (!rt_narrow(at, run, &g_base, g_near))
            return rt_slowly(m, in);
        if (!rt_fetch_rows(m, MAXWELL_SPACE_G, g_base, g_near, run, 2, g_rows))
            return rt_slowly(m, in);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row32(whole, result_place, result_new, run);
        return RT_ON;
    }
    if ((rd & 3) != 0)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    _Alignas(64) uint32_t result_new_2[32];
    _Alignas(64) uint32_t result_new_3[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r_3(m, in, 3);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    uint32_t *const result_place = place_r_5(m, in, 3);
    uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
    uint32_t *const result_place_2 = place_r_6(m, in, 3);
    uint32_t *const result_to_2 = rt_into32(m, whole, result_place_2, result_new_2);
    uint32_t *const result_place_3 = place_r_7(m, in, 3);
    uint32_t *const result_to_3 = rt_into32(m, whole, result_place_3, result_new_3);
    _Alignas(64) uint32_t g_near[32];
    uint64_t g_base;
    uint32_t *const g_rows[] = {rd_to, result_to, result_to_2, result_to_3};
    if (!rt_narrow(at, run, &g_base, g_near))
        return rt_slowly(m, in);
    if (!rt_fetch_rows(m, MAXWELL_SPACE_G, g_base, g_near, run, 4, g_rows))
        return rt_slowly(m, in);
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    rt_write_row32(whole, result_place_2, result_new_2, run);
    rt_write_row32(whole, result_place_3, result_new_3, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_ldg)
RT_KNOWN(maxwell_fast_ldg, 0, 0x3, 0x1, .line = {0})
RT_KNOWN(maxwell_fast_ldg, 1, 0x3, 0x1, .line = {[0] = 1}, .value = {[0] = 1})
RT_KNOWN(maxwell_fast_ldg, 2, 0x3, 0x1, .value = {[0] = 1})
RT_QUICK_3(maxwell_fast_ldg)

/* OPEN GUARD LDG{E}LOAD_CACHE{LDG_SIZE} Pl, $R[Rd], ADDR_REG CTL CLOSE */
RT_BODY(maxwell_fast_ldg_p)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 2, 8);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_ldg_p)
RT_KNOWN(maxwell_fast_ldg_p, 0, 0x4, 0x0, .line = {0})
RT_QUICK_1(maxwell_fast_ldg_p)

/* OPEN GUARD STG{E}STORE_CACHE{SIZE} ADDR, $R[Rd] CTL CLOSE */
RT_BODY(maxwell_fast_stg)
{
    struct maxwell_state *const s = m->state;
    const int32_t memory_size = (int32_t)rt_value(in, known, 2);
    const int32_t rd = (int32_t)in->value[6];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 7);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint64_t at_row[32];
    const uint64_t *const at = row_addr_2(m, in, known, at_row, 0, 0, 3, 4, 5);
    if (!at)
        return rt_slowly(m, in);
    if (memory_size < 2) {
        _Alignas(64) uint32_t g_new[32];
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        if (!rt_narrow(at, run, &g_base, g_near))
            return rt_slowly(m, in);
        lanes_stg(s, rd, g_new);
        struct rt_places g_places;
        if (!rt_may_place(m, MAXWELL_SPACE_G, 1, g_base, g_near, run, &g_places))
            return rt_slowly(m, in);
        rt_place_1(m, MAXWELL_SPACE_G, g_base, g_near, run, g_new, &g_places);
        return RT_ON;
    }
    if (memory_size < 4) {
        _Alignas(64) uint32_t g_new[32];
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        if (!rt_narrow(at, run, &g_base, g_near))
            return rt_slowly(m, in);
        lanes_stg_2(s, rd, g_new);
        struct rt_places g_places;
        if (!rt_may_place(m, MAXWELL_SPACE_G, 2, g_base, g_near, run, &g_places))
            return rt_slowly(m, in);
        rt_place_2(m, MAXWELL_SPACE_G, g_base, g_near, run, g_new, &g_places);
        return RT_ON;
    }
    if (memory_size == 4) {
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        struct rt_places g_places;
        if (!rt_narrow(at, run, &g_base, g_near)
            || !rt_may_place(m, MAXWELL_SPACE_G, 4, g_base, g_near, run, &g_places))
            return rt_slowly(m, in);
        rt_place_4(m, MAXWELL_SPACE_G, g_base, g_near, run, s->r[rd], &g_places);
        return RT_ON;
    }
    if (rd == 255) {
        if (memory_size == 5) {
            _Alignas(64) uint64_t g_new[32];
            _Alignas(64) uint32_t g_near[32];
            uint64_t g_base;
            if (!rt_narrow(at, run, &g_base, g_near))
                return rt_slowly(m, in);
            lanes_stg_3(g_new);
            struct rt_places g_places;
            if (!rt_may_place(m, MAXWELL_SPACE_G, 8, g_base, g_near, run, &g_places))
                return rt_slowly(m, in);
            rt_place_8(m, MAXWELL_SPACE_G, g_base, g_near, run, g_new, &g_places);
            return RT_ON;
        }
        return rt_slowly(m, in);
    }
    if (memory_size == 5) {
        if ((rd & 1) != 0)
            return rt_slowly(m, in);
        _Alignas(64) uint32_t g_new[32];
        lanes_stg_4(g_new, s, rd);
        const uint32_t *const g_rows[] = {s->r[rd], g_new};
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        struct rt_places g_places;
        if (!rt_narrow(at, run, &g_base, g_near)
            || !rt_may_place(m, MAXWELL_SPACE_G, 8, g_base, g_near, run, &g_places))
            return rt_slowly(m, in);
        rt_place_rows(m, MAXWELL_SPACE_G, g_base, g_near, run, 2, g_rows, &g_places);
        return RT_ON;
    }
    if ((rd & 3) != 0)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t g_new[32];
    lanes_stg_4(g_new, s, rd);
    _Alignas(64) uint32_t g_new_2[32];
    lanes_stg_5(g_new_2, s, rd);
    _Alignas(64) uint32_t g_new_3[32];
    lanes_stg_6(g_new_3, s, rd);
    const uint32_t *const g_rows[] = {s->r[rd], g_new, g_new_2, g_new_3};
    _Alignas(64) uint32_t g_near[32];
    uint64_t g_base;
    struct rt_places g_places;
    if (!rt_narrow(at, run, &g_base, g_near)
        || !rt_may_place(m, MAXWELL_SPACE_G, 16, g_base, g_near, run, &g_places))
        return rt_slowly(m, in);
    rt_place_rows(m, MAXWELL_SPACE_G, g_base, g_near, run, 4, g_rows, &g_places);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_stg)
RT_KNOWN(maxwell_fast_stg, 0, 0x3, 0x5, .line = {0})
RT_KNOWN(maxwell_fast_stg, 1, 0x3, 0x5, .line = {[0] = 1}, .value = {[0] = 1, [2] = 5})
RT_QUICK_2(maxwell_fast_stg)

/* OPEN GUARD LD{LD_E}LD_CACHE{LD_SIZE} $R[Rd], ADDR, OPT_LD_P CTL CLOSE */
RT_BODY(maxwell_fast_ld)
{
    const int32_t memory_ld_size = (int32_t)rt_value(in, known, 2);
    const int32_t rd = (int32_t)in->value[3];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 8);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_addr_3(m, in, known, a_row, 0, 0, 4, 5, 6);
    if (!a)
        return rt_slowly(m, in);
    if (memory_ld_size == 0) {
        return rt_slowly(m, in);
    }
    if (memory_ld_size == 1) {
        return rt_slowly(m, in);
    }
    if (memory_ld_size == 2) {
        return rt_slowly(m, in);
    }
    if (memory_ld_size == 3) {
        return rt_slowly(m, in);
    }
    if (memory_ld_size == 4) {
        return rt_slowly(m, in);
    }
    if (rd == 255) {
        return RT_ON;
    }
    return rt_slowly(m, in);
}
RT_MADE_ANY(maxwell_fast_ld)
RT_KNOWN(maxwell_fast_ld, 0, 0x5, 0x5, .line = {0})
RT_KNOWN(maxwell_fast_ld, 1, 0x5, 0x5, .value = {[0] = 1, [2] = 4})
RT_KNOWN(maxwell_fast_ld, 2, 0x5, 0x5, .line = {[0] = 1}, .value = {[0] = 1, [2] = 2})
RT_QUICK_3(maxwell_fast_ld)

/* OPEN GUARD ST{LD_E}ST_CACHE{LD_SIZE} ADDR, $R[Rd], OPT_LD_P CTL CLOSE */
RT_BODY(maxwell_fast_st)
{
    struct maxwell_state *const s = m->state;
    const int32_t memory_ld_size = (int32_t)rt_value(in, known, 2);
    const int32_t rd = (int32_t)in->value[6];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 8);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_addr_3(m, in, known, a_row, 0, 0, 3, 4, 5);
    if (!a)
        return rt_slowly(m, in);
    const uint32_t hold_2 = lanes_atom(a);
    if ((run & hold_2) == 0) {
        const uint32_t hold_3 = lanes_atom_2(a);
        if ((run & hold_3) == 0) {
            if (memory_ld_size < 2) {
                _Alignas(64) uint32_t g_new[32];
                _Alignas(64) uint32_t g_near[32];
                uint64_t g_base;
                if (!rt_narrow(a, run, &g_base, g_near))
                    return rt_slowly(m, in);
                lanes_stg(s, rd, g_new);
                struct rt_places g_places;
                if (!rt_may_place(m, MAXWELL_SPACE_G, 1, g_base, g_near, run, &g_places))
                    return rt_slowly(m, in);
                rt_place_1(m, MAXWELL_SPACE_G, g_base, g_near, run, g_new, &g_places);
                return RT_ON;
            }
            if (memory_ld_size < 4) {
                _Alignas(64) uint32_t g_new[32];
                _Alignas(64) uint32_t g_near[32];
                uint64_t g_base;
                if (!rt_narrow(a, run, &g_base, g_near))
                    return rt_slowly(m, in);
                lanes_stg_2(s, rd, g_new);
                struct rt_places g_places;
                if (!rt_may_place(m, MAXWELL_SPACE_G, 2, g_base, g_near, run, &g_places))
                    return rt_slowly(m, in);
                rt_place_2(m, MAXWELL_SPACE_G, g_base, g_near, run, g_new, &g_places);
                return RT_ON;
            }
            if (memory_ld_size == 4) {
                _Alignas(64) uint32_t g_near[32];
                uint64_t g_base;
                struct rt_places g_places;
                if (!rt_narrow(a, run, &g_base, g_near)
                    || !rt_may_place(m, MAXWELL_SPACE_G, 4, g_base, g_near, run, &g_places))
                    return rt_slowly(m, in);
                rt_place_4(m, MAXWELL_SPACE_G, g_base, g_near, run, s->r[rd], &g_places);
                return RT_ON;
            }
            if (rd == 255) {
                if (memory_ld_size == 5) {
                    _Alignas(64) uint64_t g_new[32];
                    _Alignas(64) uint32_t g_near[32];
                    uint64_t g_base;
                    if (!rt_narrow(a, run, &g_base, g_near))
                        return rt_slowly(m, in);
                    lanes_stg_3(g_new);
                    struct rt_places g_places;
                    if (!rt_may_place(m, MAXWELL_SPACE_G, 8, g_base, g_near, run, &g_places))
                        return rt_slowly(m, in);
                    rt_place_8(m, MAXWELL_SPACE_G, g_base, g_near, run, g_new, &g_places);
                    return RT_ON;
                }
                return rt_slowly(m, in);
            }
            if (memory_ld_size == 5) {
                if ((rd & 1) != 0)
                    return rt_slowly(m, in);
                _Alignas(64) uint32_t g_new[32];
                lanes_stg_4(g_new, s, rd);
                const uint32_t *const g_rows[] = {s->r[rd], g_new};
                _Alignas(64) uint32_t g_near[32];
                uint64_t g_base;
                struct rt_places g_places;
                if (!rt_narrow(a, run, &g_base, g_near)
                    || !rt_may_place(m, MAXWELL_SPACE_G, 8, g_base, g_near, run, &g_places))
                    return rt_slowly(m, in);
                rt_place_rows(m, MAXWELL_SPACE_G, g_base, g_near, run, 2, g_rows, &g_places);
                return RT_ON;
            }
            if ((rd & 3) != 0)
                return rt_slowly(m, in);
            _Alignas(64) uint32_t g_new[32];
            lanes_stg_4(g_new, s, rd);
            _Alignas(64) uint32_t g_new_2[32];
            lanes_stg_5(g_new_2, s, rd);
            _Alignas(64) uint32_t g_new_3[32];
            lanes_stg_6(g_new_3, s, rd);
            const uint32_t *const g_rows[] = {s->r[rd], g_new, g_new_2, g_new_3};
            _Alignas(64) uint32_t g_near[32];
            uint64_t g_base;
            struct rt_places g_places;
            if (!rt_narrow(a, run, &g_base, g_near)
                || !rt_may_place(m, MAXWELL_SPACE_G, 16, g_base, g_near, run, &g_places))
                return rt_slowly(m, in);
            rt_place_rows(m, MAXWELL_SPACE_G, g_base, g_near, run, 4, g_rows, &g_places);
            return RT_ON;
        }
        if (run & ~hold_3)
            return rt_slowly(m, in);
        if (memory_ld_size < 2) {
            _Alignas(64) uint32_t l_new[32];
            _Alignas(64) uint32_t l_at[32];
            lanes_st(l_at, a);
            lanes_stg(s, rd, l_new);
            struct rt_places l_places;
            if (!rt_may_place(m, MAXWELL_SPACE_L, 1, 0, l_at, run, &l_places))
                return rt_slowly(m, in);
            rt_place_1(m, MAXWELL_SPACE_L, 0, l_at, run, l_new, &l_places);
            return RT_ON;
        }
        if (memory_ld_size < 4) {
            _Alignas(64) uint32_t l_new[32];
            _Alignas(64) uint32_t l_at[32];
            lanes_st(l_at, a);
            lanes_stg_2(s, rd, l_new);
            struct rt_places l_places;
            if (!rt_may_place(m, MAXWELL_SPACE_L, 2, 0, l_at, run, &l_places))
                return rt_slowly(m, in);
            rt_place_2(m, MAXWELL_SPACE_L, 0, l_at, run, l_new, &l_places);
            return RT_ON;
        }
        if (memory_ld_size == 4) {
            _Alignas(64) uint32_t l_at[32];
            lanes_st(l_at, a);
            struct rt_places l_places;
            if (!rt_may_place(m, MAXWELL_SPACE_L, 4, 0, l_at, run, &l_places))
                return rt_slowly(m, in);
            rt_place_4(m, MAXWELL_SPACE_L, 0, l_at, run, s->r[rd], &l_places);
            return RT_ON;
        }
        if (rd == 255) {
            if (memory_ld_size == 5) {
                _Alignas(64) uint64_t l_new[32];
                _Alignas(64) uint32_t l_at[32];
                lanes_st(l_at, a);
                lanes_stg_3(l_new);
                struct rt_places l_places;
                if (!rt_may_place(m, MAXWELL_SPACE_L, 8, 0, l_at, run, &l_places))
                    return rt_slowly(m, in);
                rt_place_8(m, MAXWELL_SPACE_L, 0, l_at, run, l_new, &l_places);
                return RT_ON;
            }
            return rt_slowly(m, in);
        }
        if (memory_ld_size == 5) {
            if ((rd & 1) != 0)
                return rt_slowly(m, in);
            _Alignas(64) uint32_t l_new[32];
            lanes_stg_4(l_new, s, rd);
            const uint32_t *const l_rows[] = {s->r[rd], l_new};
            _Alignas(64) uint32_t l_at[32];
            lanes_st(l_at, a);
            struct rt_places l_places;
            if (!rt_may_place(m, MAXWELL_SPACE_L, 8, 0, l_at, run, &l_places))
                return rt_slowly(m, in);
            rt_place_rows(m, MAXWELL_SPACE_L, 0, l_at, run, 2, l_rows, &l_places);
            return RT_ON;
        }
        if ((rd & 3) != 0)
            return rt_slowly(m, in);
        _Alignas(64) uint32_t l_new[32];
        lanes_stg_4(l_new, s, rd);
        _Alignas(64) uint32_t l_new_2[32];
        lanes_stg_5(l_new_2, s, rd);
        _Alignas(64) uint32_t l_new_3[32];
        lanes_stg_6(l_new_3, s, rd);
        const uint32_t *const l_rows[] = {s->r[rd], l_new, l_new_2, l_new_3};
        _Alignas(64) uint32_t l_at[32];
        lanes_st(l_at, a);
        struct rt_places l_places;
        if (!rt_may_place(m, MAXWELL_SPACE_L, 16, 0, l_at, run, &l_places))
            return rt_slowly(m, in);
        rt_place_rows(m, MAXWELL_SPACE_L, 0, l_at, run, 4, l_rows, &l_places);
        return RT_ON;
    }
    if (run & ~hold_2)
        return rt_slowly(m, in);
    if (memory_ld_size < 2) {
        _Alignas(64) uint32_t s_new[32];
        _Alignas(64) uint32_t s_at[32];
        lanes_st(s_at, a);
        lanes_stg(s, rd, s_new);
        struct rt_places s_places;
        if (!rt_may_place(m, MAXWELL_SPACE_S, 1, 0, s_at, run, &s_places))
            return rt_slowly(m, in);
        rt_place_1(m, MAXWELL_SPACE_S, 0, s_at, run, s_new, &s_places);
        return RT_ON;
    }
    if (memory_ld_size < 4) {
        _Alignas(64) uint32_t s_new[32];
        _Alignas(64) uint32_t s_at[32];
        lanes_st(s_at, a);
        lanes_stg_2(s, rd, s_new);
        struct rt_places s_places;
        if (!rt_may_place(m, MAXWELL_SPACE_S, 2, 0, s_at, run, &s_places))
            return rt_slowly(m, in);
        rt_place_2(m, MAXWELL_SPACE_S, 0, s_at, run, s_new, &s_places);
        return RT_ON;
    }
    return rt_slowly(m, in);
}
RT_MADE_ANY(maxwell_fast_st)
RT_KNOWN(maxwell_fast_st, 0, 0x5, 0x5, .line = {0})
RT_KNOWN(maxwell_fast_st, 1, 0x5, 0x5, .value = {[0] = 1, [2] = 5})
RT_KNOWN(maxwell_fast_st, 2, 0x5, 0x5, .line = {[0] = 1}, .value = {[0] = 1, [2] = 6})
RT_QUICK_3(maxwell_fast_st)

/* OPEN GUARD LDL{LDL_CACHE}SIZE $R[Rd], ADDR CTL CLOSE */
RT_BODY(maxwell_fast_ldl)
{
    const int32_t memory_size = (int32_t)rt_value(in, known, 1);
    const int32_t rd = (int32_t)in->value[2];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 6);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t at_row[32];
    const uint32_t *const at = row_addr_4(m, in, known, at_row, 0, 3, 4, 5);
    if (!at)
        return rt_slowly(m, in);
    if (memory_size == 0) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (!rt_fetch_1(m, MAXWELL_SPACE_L, 0, at, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (memory_size == 1) {
        _Alignas(64) uint32_t l_row[32];
        if (!rt_fetch_1(m, MAXWELL_SPACE_L, 0, at, run, l_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_ldg(l_row, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (memory_size == 2) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (!rt_fetch_2(m, MAXWELL_SPACE_L, 0, at, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (memory_size == 3) {
        _Alignas(64) uint32_t l_row[32];
        if (!rt_fetch_2(m, MAXWELL_SPACE_L, 0, at, run, l_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_ldg_2(l_row, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (memory_size == 4) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (!rt_fetch_4(m, MAXWELL_SPACE_L, 0, at, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (rd == 255) {
        return RT_ON;
    }
    if (memory_size == 5) {
        if ((rd & 1) != 0)
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint32_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r_3(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint32_t *const result_place = place_r_4(m, in, 2);
        uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
        uint32_t *const l_rows[] = {rd_to, result_to};
        if (!rt_fetch_rows(m, MAXWELL_SPACE_L, 0, at, run, 2, l_rows))
            return rt_slowly(m, in);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row32(whole, result_place, result_new, run);
        return RT_ON;
    }
    if ((rd & 3) != 0)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    _Alignas(64) uint32_t result_new_2[32];
    _Alignas(64) uint32_t result_new_3[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r_3(m, in, 2);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    uint32_t *const result_place = place_r_5(m, in, 2);
    uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
    uint32_t *const result_place_2 = place_r_6(m, in, 2);
    uint32_t *const result_to_2 = rt_into32(m, whole, result_place_2, result_new_2);
    uint32_t *const result_place_3 = place_r_7(m, in, 2);
    uint32_t *const result_to_3 = rt_into32(m, whole, result_place_3, result_new_3);
    uint32_t *const l_rows[] = {rd_to, result_to, result_to_2, result_to_3};
    if (!rt_fetch_rows(m, MAXWELL_SPACE_L, 0, at, run, 4, l_rows))
        return rt_slowly(m, in);
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    rt_write_row32(whole, result_place_2, result_new_2, run);
    rt_write_row32(whole, result_place_3, result_new_3, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_ldl)
RT_KNOWN(maxwell_fast_ldl, 0, 0x3, 0x2, .line = {0})
RT_KNOWN(maxwell_fast_ldl, 1, 0x3, 0x2, .line = {[0] = 1}, .value = {[1] = 4})
RT_QUICK_2(maxwell_fast_ldl)

/* OPEN GUARD STL{STL_CACHE}SIZE ADDR, $R[Rd] CTL CLOSE */
RT_BODY(maxwell_fast_stl)
{
    struct maxwell_state *const s = m->state;
    const int32_t memory_size = (int32_t)rt_value(in, known, 1);
    const int32_t rd = (int32_t)in->value[5];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 6);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t at_row[32];
    const uint32_t *const at = row_addr_4(m, in, known, at_row, 0, 2, 3, 4);
    if (!at)
        return rt_slowly(m, in);
    if (memory_size < 2) {
        _Alignas(64) uint32_t l_new[32];
        lanes_stg(s, rd, l_new);
        struct rt_places l_places;
        if (!rt_may_place(m, MAXWELL_SPACE_L, 1, 0, at, run, &l_places))
            return rt_slowly(m, in);
        rt_place_1(m, MAXWELL_SPACE_L, 0, at, run, l_new, &l_places);
        return RT_ON;
    }
    if (memory_size < 4) {
        _Alignas(64) uint32_t l_new[32];
        lanes_stg_2(s, rd, l_new);
        struct rt_places l_places;
        if (!rt_may_place(m, MAXWELL_SPACE_L, 2, 0, at, run, &l_places))
            return rt_slowly(m, in);
        rt_place_2(m, MAXWELL_SPACE_L, 0, at, run, l_new, &l_places);
        return RT_ON;
    }
    if (memory_size == 4) {
        struct rt_places l_places;
        if (!rt_may_place(m, MAXWELL_SPACE_L, 4, 0, at, run, &l_places))
            return rt_slowly(m, in);
        rt_place_4(m, MAXWELL_SPACE_L, 0, at, run, s->r[rd], &l_places);
        return RT_ON;
    }
    if (rd == 255) {
        if (memory_size == 5) {
            _Alignas(64) uint64_t l_new[32];
            lanes_stg_3(l_new);
            struct rt_places l_places;
            if (!rt_may_place(m, MAXWELL_SPACE_L, 8, 0, at, run, &l_places))
                return rt_slowly(m, in);
            rt_place_8(m, MAXWELL_SPACE_L, 0, at, run, l_new, &l_places);
            return RT_ON;
        }
        return rt_slowly(m, in);
    }
    if (memory_size == 5) {
        if ((rd & 1) != 0)
            return rt_slowly(m, in);
        _Alignas(64) uint32_t l_new[32];
        lanes_stg_4(l_new, s, rd);
        const uint32_t *const l_rows[] = {s->r[rd], l_new};
        struct rt_places l_places;
        if (!rt_may_place(m, MAXWELL_SPACE_L, 8, 0, at, run, &l_places))
            return rt_slowly(m, in);
        rt_place_rows(m, MAXWELL_SPACE_L, 0, at, run, 2, l_rows, &l_places);
        return RT_ON;
    }
    if ((rd & 3) != 0)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_new[32];
    lanes_stg_4(l_new, s, rd);
    _Alignas(64) uint32_t l_new_2[32];
    lanes_stg_5(l_new_2, s, rd);
    _Alignas(64) uint32_t l_new_3[32];
    lanes_stg_6(l_new_3, s, rd);
    const uint32_t *const l_rows[] = {s->r[rd], l_new, l_new_2, l_new_3};
    struct rt_places l_places;
    if (!rt_may_place(m, MAXWELL_SPACE_L, 16, 0, at, run, &l_places))
        return rt_slowly(m, in);
    rt_place_rows(m, MAXWELL_SPACE_L, 0, at, run, 4, l_rows, &l_places);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_stl)
RT_KNOWN(maxwell_fast_stl, 0, 0x3, 0x2, .line = {0})
RT_KNOWN(maxwell_fast_stl, 1, 0x3, 0x2, .line = {[0] = 1})
RT_QUICK_2(maxwell_fast_stl)

/* OPEN GUARD LDS{SIZE} $R[Rd], ADDR CTL CLOSE */
RT_BODY(maxwell_fast_lds_r)
{
    const int32_t memory_size = (int32_t)rt_value(in, known, 0);
    const int32_t rd = (int32_t)in->value[1];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 5);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t at_row[32];
    const uint32_t *const at = row_addr_4(m, in, known, at_row, 0, 2, 3, 4);
    if (!at)
        return rt_slowly(m, in);
    if (memory_size == 0) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 1);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (!rt_fetch_1(m, MAXWELL_SPACE_S, 0, at, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (memory_size == 1) {
        _Alignas(64) uint32_t s_row[32];
        if (!rt_fetch_1(m, MAXWELL_SPACE_S, 0, at, run, s_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 1);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_ldg(s_row, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (memory_size == 2) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 1);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (!rt_fetch_2(m, MAXWELL_SPACE_S, 0, at, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (memory_size == 3) {
        _Alignas(64) uint32_t s_row[32];
        if (!rt_fetch_2(m, MAXWELL_SPACE_S, 0, at, run, s_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 1);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_ldg_2(s_row, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (memory_size == 4) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 1);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (!rt_fetch_4(m, MAXWELL_SPACE_S, 0, at, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (rd == 255) {
        return RT_ON;
    }
    if (memory_size == 5) {
        if ((rd & 1) != 0)
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint32_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r_3(m, in, 1);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint32_t *const result_place = place_r_4(m, in, 1);
        uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
        uint32_t *const s_rows[] = {rd_to, result_to};
        if (!rt_fetch_rows(m, MAXWELL_SPACE_S, 0, at, run, 2, s_rows))
            return rt_slowly(m, in);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row32(whole, result_place, result_new, run);
        return RT_ON;
    }
    if ((rd & 3) != 0)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    _Alignas(64) uint32_t result_new_2[32];
    _Alignas(64) uint32_t result_new_3[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r_3(m, in, 1);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    uint32_t *const result_place = place_r_5(m, in, 1);
    uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
    uint32_t *const result_place_2 = place_r_6(m, in, 1);
    uint32_t *const result_to_2 = rt_into32(m, whole, result_place_2, result_new_2);
    uint32_t *const result_place_3 = place_r_7(m, in, 1);
    uint32_t *const result_to_3 = rt_into32(m, whole, result_place_3, result_new_3);
    uint32_t *const s_rows[] = {rd_to, result_to, result_to_2, result_to_3};
    if (!rt_fetch_rows(m, MAXWELL_SPACE_S, 0, at, run, 4, s_rows))
        return rt_slowly(m, in);
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    rt_write_row32(whole, result_place_2, result_new_2, run);
    rt_write_row32(whole, result_place_3, result_new_3, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_lds_r)
RT_KNOWN(maxwell_fast_lds_r, 0, 0x3, 0x1, .line = {0})
RT_KNOWN(maxwell_fast_lds_r, 1, 0x3, 0x1, .line = {[0] = 2}, .value = {[0] = 3})
RT_QUICK_2(maxwell_fast_lds_r)

/* OPEN GUARD LDS.U{LDS_U_SIZE} $R[Rd], ADDR CTL CLOSE */
RT_BODY(maxwell_fast_lds_u)
{
    const int32_t memory_lds_u_size = (int32_t)rt_value(in, known, 0);
    const int32_t rd = (int32_t)in->value[1];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 5);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t at_row[32];
    const uint32_t *const at = row_addr_4(m, in, known, at_row, 0, 2, 3, 4);
    if (!at)
        return rt_slowly(m, in);
    if (memory_lds_u_size == 0) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 1);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (!rt_fetch_1(m, MAXWELL_SPACE_S, 0, at, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (memory_lds_u_size == 1) {
        _Alignas(64) uint32_t s_row[32];
        if (!rt_fetch_1(m, MAXWELL_SPACE_S, 0, at, run, s_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 1);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_ldg(s_row, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (memory_lds_u_size == 2) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 1);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (!rt_fetch_2(m, MAXWELL_SPACE_S, 0, at, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (memory_lds_u_size == 3) {
        _Alignas(64) uint32_t s_row[32];
        if (!rt_fetch_2(m, MAXWELL_SPACE_S, 0, at, run, s_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 1);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_ldg_2(s_row, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (memory_lds_u_size == 4) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 1);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (!rt_fetch_4(m, MAXWELL_SPACE_S, 0, at, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (rd == 255) {
        return RT_ON;
    }
    if (memory_lds_u_size == 5) {
        if ((rd & 1) != 0)
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint32_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r_3(m, in, 1);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint32_t *const result_place = place_r_4(m, in, 1);
        uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
        uint32_t *const s_rows[] = {rd_to, result_to};
        if (!rt_fetch_rows(m, MAXWELL_SPACE_S, 0, at, run, 2, s_rows))
            return rt_slowly(m, in);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row32(whole, result_place, result_new, run);
        return RT_ON;
    }
    if ((rd & 3) != 0)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    _Alignas(64) uint32_t result_new_2[32];
    _Alignas(64) uint32_t result_new_3[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r_3(m, in, 1);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    uint32_t *const result_place = place_r_5(m, in, 1);
    uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
    uint32_t *const result_place_2 = place_r_6(m, in, 1);
    uint32_t *const result_to_2 = rt_into32(m, whole, result_place_2, result_new_2);
    uint32_t *const result_place_3 = place_r_7(m, in, 1);
    uint32_t *const result_to_3 = rt_into32(m, whole, result_place_3, result_new_3);
    uint32_t *const s_rows[] = {rd_to, result_to, result_to_2, result_to_3};
    if (!rt_fetch_rows(m, MAXWELL_SPACE_S, 0, at, run, 4, s_rows))
        return rt_slowly(m, in);
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    rt_write_row32(whole, result_place_2, result_new_2, run);
    rt_write_row32(whole, result_place_3, result_new_3, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_lds_u)
RT_KNOWN(maxwell_fast_lds_u, 0, 0x3, 0x1, .line = {0})
RT_KNOWN(maxwell_fast_lds_u, 1, 0x3, 0x1, .line = {[0] = 1}, .value = {[0] = 4})
RT_QUICK_2(maxwell_fast_lds_u)

/* OPEN GUARD STS{SIZE} ADDR, $R[Rd] CTL CLOSE */
RT_BODY(maxwell_fast_sts)
{
    struct maxwell_state *const s = m->state;
    const int32_t memory_size = (int32_t)rt_value(in, known, 0);
    const int32_t rd = (int32_t)in->value[4];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 5);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t at_row[32];
    const uint32_t *const at = row_addr_4(m, in, known, at_row, 0, 1, 2, 3);
    if (!at)
        return rt_slowly(m, in);
    if (memory_size < 2) {
        _Alignas(64) uint32_t s_new[32];
        lanes_stg(s, rd, s_new);
        struct rt_places s_places;
        if (!rt_may_place(m, MAXWELL_SPACE_S, 1, 0, at, run, &s_places))
            return rt_slowly(m, in);
        rt_place_1(m, MAXWELL_SPACE_S, 0, at, run, s_new, &s_places);
        return RT_ON;
    }
    if (memory_size < 4) {
        _Alignas(64) uint32_t s_new[32];
        lanes_stg_2(s, rd, s_new);
        struct rt_places s_places;
        if (!rt_may_place(m, MAXWELL_SPACE_S, 2, 0, at, run, &s_places))
            return rt_slowly(m, in);
        rt_place_2(m, MAXWELL_SPACE_S, 0, at, run, s_new, &s_places);
        return RT_ON;
    }
    if (memory_size == 4) {
        struct rt_places s_places;
        if (!rt_may_place(m, MAXWELL_SPACE_S, 4, 0, at, run, &s_places))
            return rt_slowly(m, in);
        rt_place_4(m, MAXWELL_SPACE_S, 0, at, run, s->r[rd], &s_places);
        return RT_ON;
    }
    if (rd == 255) {
        if (memory_size == 5) {
            _Alignas(64) uint64_t s_new[32];
            lanes_stg_3(s_new);
            struct rt_places s_places;
            if (!rt_may_place(m, MAXWELL_SPACE_S, 8, 0, at, run, &s_places))
                return rt_slowly(m, in);
            rt_place_8(m, MAXWELL_SPACE_S, 0, at, run, s_new, &s_places);
            return RT_ON;
        }
        return rt_slowly(m, in);
    }
    if (memory_size == 5) {
        if ((rd & 1) != 0)
            return rt_slowly(m, in);
        _Alignas(64) uint32_t s_new[32];
        lanes_stg_4(s_new, s, rd);
        const uint32_t *const s_rows[] = {s->r[rd], s_new};
        struct rt_places s_places;
        if (!rt_may_place(m, MAXWELL_SPACE_S, 8, 0, at, run, &s_places))
            return rt_slowly(m, in);
        rt_place_rows(m, MAXWELL_SPACE_S, 0, at, run, 2, s_rows, &s_places);
        return RT_ON;
    }
    if ((rd & 3) != 0)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_new[32];
    lanes_stg_4(s_new, s, rd);
    _Alignas(64) uint32_t s_new_2[32];
    lanes_stg_5(s_new_2, s, rd);
    _Alignas(64) uint32_t s_new_3[32];
    lanes_stg_6(s_new_3, s, rd);
    const uint32_t *const s_rows[] = {s->r[rd], s_new, s_new_2, s_new_3};
    struct rt_places s_places;
    if (!rt_may_place(m, MAXWELL_SPACE_S, 16, 0, at, run, &s_places))
        return rt_slowly(m, in);
    rt_place_rows(m, MAXWELL_SPACE_S, 0, at, run, 4, s_rows, &s_places);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_sts)
RT_KNOWN(maxwell_fast_sts, 0, 0x3, 0x1, .line = {0})
RT_KNOWN(maxwell_fast_sts, 1, 0x3, 0x1, .value = {[0] = 6})
RT_QUICK_2(maxwell_fast_sts)

/* OPEN GUARD LDC{LDC_SIZE}LDC_MODE $R[Rd], CONST_INDEXED CTL CLOSE */
RT_BODY(maxwell_fast_ldc)
{
    const int32_t memory_ldc_mode = (int32_t)rt_value(in, known, 1);
    const int32_t memory_ldc_bank = (int32_t)in->value[3];
    const int32_t memory_ldc_size = (int32_t)rt_value(in, known, 0);
    const int32_t rd = (int32_t)in->value[2];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 7);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t at_row[32];
    const uint32_t *const at_2 = row_const_indexed(m, in, known, at_row, 0, 4, 5, 6);
    if (!at_2 || (memory_ldc_mode & 1) != 0)
        return rt_slowly(m, in);
    uint32_t trapping;
    if (rt_knows(known, 0x2))
        lanes_ldc_for(memory_ldc_bank, at_2, &trapping, memory_ldc_mode);
    else
        lanes_ldc(memory_ldc_bank, at_2, &trapping, memory_ldc_mode);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    uint32_t trapping_2;
    if (rt_knows(known, 0x2))
        lanes_ldc_2_for(at_2, &trapping_2, memory_ldc_mode);
    else
        lanes_ldc_2(at_2, &trapping_2, memory_ldc_mode);
    if ((run & trapping_2) != 0)
        return rt_slowly(m, in);
    if (memory_ldc_size == 0) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        _Alignas(64) uint32_t c_at[32];
        if (rt_knows(known, 0x2))
            lanes_ldc_3_for(memory_ldc_bank, at_2, c_at, memory_ldc_mode);
        else
            lanes_ldc_3(memory_ldc_bank, at_2, c_at, memory_ldc_mode);
        if (!rt_fetch_1(m, MAXWELL_SPACE_C, 0, c_at, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (memory_ldc_size == 1) {
        _Alignas(64) uint32_t c_at[32];
        if (rt_knows(known, 0x2))
            lanes_ldc_3_for(memory_ldc_bank, at_2, c_at, memory_ldc_mode);
        else
            lanes_ldc_3(memory_ldc_bank, at_2, c_at, memory_ldc_mode);
        _Alignas(64) uint32_t c_row[32];
        if (!rt_fetch_1(m, MAXWELL_SPACE_C, 0, c_at, run, c_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_ldg(c_row, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (memory_ldc_size == 2) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        _Alignas(64) uint32_t c_at[32];
        if (rt_knows(known, 0x2))
            lanes_ldc_3_for(memory_ldc_bank, at_2, c_at, memory_ldc_mode);
        else
            lanes_ldc_3(memory_ldc_bank, at_2, c_at, memory_ldc_mode);
        if (!rt_fetch_2(m, MAXWELL_SPACE_C, 0, c_at, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (memory_ldc_size == 3) {
        _Alignas(64) uint32_t c_at[32];
        if (rt_knows(known, 0x2))
            lanes_ldc_3_for(memory_ldc_bank, at_2, c_at, memory_ldc_mode);
        else
            lanes_ldc_3(memory_ldc_bank, at_2, c_at, memory_ldc_mode);
        _Alignas(64) uint32_t c_row[32];
        if (!rt_fetch_2(m, MAXWELL_SPACE_C, 0, c_at, run, c_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_ldg_2(c_row, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (memory_ldc_size == 4) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        _Alignas(64) uint32_t c_at[32];
        if (rt_knows(known, 0x2))
            lanes_ldc_3_for(memory_ldc_bank, at_2, c_at, memory_ldc_mode);
        else
            lanes_ldc_3(memory_ldc_bank, at_2, c_at, memory_ldc_mode);
        if (!rt_fetch_4(m, MAXWELL_SPACE_C, 0, c_at, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (rd == 255) {
        return RT_ON;
    }
    if ((rd & 1) != 0)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r_3(m, in, 2);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    uint32_t *const result_place = place_r_4(m, in, 2);
    uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
    _Alignas(64) uint32_t c_at[32];
    if (rt_knows(known, 0x2))
        lanes_ldc_3_for(memory_ldc_bank, at_2, c_at, memory_ldc_mode);
    else
        lanes_ldc_3(memory_ldc_bank, at_2, c_at, memory_ldc_mode);
    uint32_t *const c_rows[] = {rd_to, result_to};
    if (!rt_fetch_rows(m, MAXWELL_SPACE_C, 0, c_at, run, 2, c_rows))
        return rt_slowly(m, in);
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    return RT_ON;
}
RT_MADE_ANY(maxwell_fast_ldc)
RT_KNOWN(maxwell_fast_ldc, 0, 0x3, 0x3, .line = {0})
RT_KNOWN(maxwell_fast_ldc, 1, 0x3, 0x3, .line = {[0] = 1}, .value = {[0] = 2})
RT_KNOWN(maxwell_fast_ldc, 2, 0x3, 0x3, .line = {[0] = 1}, .value = {[0] = 4, [1] = 2})
RT_QUICK_3(maxwell_fast_ldc)

