/* Generated from the description volta by gen/emit/fast. Do not edit. */
#include "volta_fast.h"

RT_WITHIN uint32_t lanes_atom_v(const uint64_t *a)
{
    uint32_t hold_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        hold_2 |= (uint32_t)((a[l] >> 24 == 65280) != 0) << l;
    }
    return hold_2;
}

RT_WITHIN uint32_t lanes_atom_v_2(const uint64_t *a)
{
    uint32_t hold_3 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        hold_3 |= (uint32_t)((a[l] >> 24 == 2) != 0) << l;
    }
    return hold_3;
}

RT_WITHIN void lanes_lmembase_g(uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd = 0;
        rd_to[l] = rd;
    }
}

RT_WITHIN void lanes_ldg_v(uint32_t *g_row, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd = rt_u32((int8_t)g_row[l]);
        rd_to[l] = rd;
    }
}

RT_WITHIN void lanes_ldg_v_2(uint32_t *g_row, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd = rt_u32((int16_t)g_row[l]);
        rd_to[l] = rd;
    }
}

RT_WITHIN void lanes_stg_v(struct volta_state *s, int32_t rb, uint32_t *g_new)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t g = s->r[rb][l] & 0xff;
        g_new[l] = g;
    }
}

RT_WITHIN void lanes_stg_v_2(struct volta_state *s, int32_t rb, uint32_t *g_new)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t g = s->r[rb][l] & 0xffff;
        g_new[l] = g;
    }
}

RT_WITHIN void lanes_stg_v_3(uint64_t *g_new)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t g = 0;
        g_new[l] = g;
    }
}

RT_WITHIN void lanes_stg_v_4(uint32_t *g_new, struct volta_state *s, int32_t rb)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        g_new[l] = s->r[rb + 1][l];
    }
}

RT_WITHIN void lanes_stg_v_5(uint32_t *g_new_2, struct volta_state *s, int32_t rb)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        g_new_2[l] = s->r[rb + 2][l];
    }
}

RT_WITHIN void lanes_stg_v_6(uint32_t *g_new_3, struct volta_state *s, int32_t rb)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        g_new_3[l] = s->r[rb + 3][l];
    }
}

RT_WITHIN void lanes_st_v(uint32_t *l_at, const uint64_t *a)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        l_at[l] = (uint32_t)a[l] & 0xffffff;
    }
}

RT_WITHIN void lanes_ldc_v_for(int32_t ra, int32_t memory_index, struct volta_state *s,
    int32_t c_bank, uint32_t *found_lanes, const int32_t key)
{
    const int32_t memory_ldc_mode = key & 3;
    uint32_t trapping = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t at = ra == 255 ? (uint32_t)(memory_index & 0xffff)
            : s->r[ra][l] + (uint32_t)memory_index;
        const int32_t bank = c_bank + (memory_ldc_mode == 2 ? (int32_t)(at >> 16) : 0);
        trapping |= (uint32_t)((bank > 31) != 0) << l;
    }
    *found_lanes = trapping;
}

RT_LOOP_2(lanes_ldc_v,
    (int32_t ra, int32_t memory_index, struct volta_state *s, int32_t c_bank,
    uint32_t *found_lanes, const int32_t fields), (ra, memory_index, s, c_bank, found_lanes, key),
    0, 0, 1)

RT_WITHIN void lanes_ldc_v_2_for(int32_t ra, int32_t memory_index, struct volta_state *s,
    uint32_t *found_lanes, const int32_t key)
{
    const int32_t memory_ldc_mode = key & 3;
    uint32_t trapping_2 = 0;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t at = ra == 255 ? (uint32_t)(memory_index & 0xffff)
            : s->r[ra][l] + (uint32_t)memory_index;
        trapping_2 |= (uint32_t)((memory_ldc_mode == 0 && at >= 65536) != 0) << l;
    }
    *found_lanes = trapping_2;
}

RT_LOOP_2(lanes_ldc_v_2,
    (int32_t ra, int32_t memory_index, struct volta_state *s, uint32_t *found_lanes,
    const int32_t fields), (ra, memory_index, s, found_lanes, key), 0, 0, 1)

RT_WITHIN void lanes_ldc_v_3_for(int32_t ra, int32_t memory_index, struct volta_state *s,
    int32_t c_bank, uint32_t *c_at, const int32_t key)
{
    const int32_t memory_ldc_mode = key & 3;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t at = ra == 255 ? (uint32_t)(memory_index & 0xffff)
            : s->r[ra][l] + (uint32_t)memory_index;
        const int32_t bank = c_bank + (memory_ldc_mode == 2 ? (int32_t)(at >> 16) : 0);
        const uint32_t at_2 = (uint32_t)bank << 16 | (at & 0xffff);
        c_at[l] = at_2;
    }
}

RT_LOOP_2(lanes_ldc_v_3,
    (int32_t ra, int32_t memory_index, struct volta_state *s, int32_t c_bank, uint32_t *c_at,
    const int32_t fields), (ra, memory_index, s, c_bank, c_at, key), 0, 0, 1)

RT_WITHIN void lanes_ldc_v_4(uint32_t *c_row, uint32_t *rd_to, uint32_t *result_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint64_t result = 0;
        result = c_row[l];
        const uint64_t r = result;
        const uint64_t x = r;
        const uint32_t rd = (uint32_t)x;
        const uint32_t result_2 = (uint32_t)(x >> 32);
        rd_to[l] = rd;
        result_to[l] = result_2;
    }
}

RT_WITHIN void lanes_ldc_v_5(uint32_t *c_row, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint64_t result = 0;
        result = c_row[l];
        const uint64_t r = result;
        const uint32_t rd = (uint32_t)r;
        rd_to[l] = rd;
    }
}

RT_WITHIN void lanes_ldc_v_6(uint32_t *c_row, uint32_t *rd_to, uint32_t *result_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint64_t result = 0;
        result = rt_u32((int8_t)c_row[l]);
        const uint64_t r = result;
        const uint64_t x = r;
        const uint32_t rd = (uint32_t)x;
        const uint32_t result_2 = (uint32_t)(x >> 32);
        rd_to[l] = rd;
        result_to[l] = result_2;
    }
}

RT_WITHIN void lanes_ldc_v_7(uint32_t *c_row, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint64_t result = 0;
        result = rt_u32((int8_t)c_row[l]);
        const uint64_t r = result;
        const uint32_t rd = (uint32_t)r;
        rd_to[l] = rd;
    }
}

RT_WITHIN void lanes_ldc_v_8(uint32_t *c_row, uint32_t *rd_to, uint32_t *result_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint64_t result = 0;
        result = rt_u32((int16_t)c_row[l]);
        const uint64_t r = result;
        const uint64_t x = r;
        const uint32_t rd = (uint32_t)x;
        const uint32_t result_2 = (uint32_t)(x >> 32);
        rd_to[l] = rd;
        result_to[l] = result_2;
    }
}

RT_WITHIN void lanes_ldc_v_9(uint32_t *c_row, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint64_t result = 0;
        result = rt_u32((int16_t)c_row[l]);
        const uint64_t r = result;
        const uint32_t rd = (uint32_t)r;
        rd_to[l] = rd;
    }
}

RT_WITHIN void lanes_ldc_v_10(uint64_t *c_row, uint32_t *rd_to, uint32_t *result_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint64_t result = 0;
        result = c_row[l];
        const uint64_t r = result;
        const uint64_t x = r;
        const uint32_t rd = (uint32_t)x;
        const uint32_t result_2 = (uint32_t)(x >> 32);
        rd_to[l] = rd;
        result_to[l] = result_2;
    }
}

RT_WITHIN void lanes_ldc_v_11(uint64_t *c_row, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        uint64_t result = 0;
        result = c_row[l];
        const uint64_t r = result;
        const uint32_t rd = (uint32_t)r;
        rd_to[l] = rd;
    }
}

RT_WITHIN void lanes_ldgsts_r(uint32_t *g_row, uint32_t *s_new)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t s_2 = g_row[l];
        s_new[l] = s_2;
    }
}

RT_WITHIN void lanes_ldgsts_r_2(uint64_t *g_row, uint64_t *s_new)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t s_2 = g_row[l];
        s_new[l] = s_2;
    }
}

/* GUARD LDG{E{EVICT}LOAD_SIZE{LOAD_ORDER}SCOPE{PRIVATE}} OPT, $R[Rd], ADDR_E  CTL */
RT_BODY(volta_fast_ldg_v)
{
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t pu = (int32_t)((uint32_t)(word >> 81) & 7);
    int32_t size_2;
    size_2 = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[7];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 10);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_addr_e(m, in, known, a_row, 2, 0, 8, 9);
    if (!a)
        return rt_slowly(m, in);
    if (0 || pu != 7 || 0) {
        return rt_slowly(m, in);
    }
    const int32_t size = rt_min_i32(size_2, 6);
    if (size == 0) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 7);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        if (!rt_narrow(a, run, &g_base, g_near)
            || !rt_fetch_1(m, VOLTA_SPACE_G, g_base, g_near, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 1) {
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        _Alignas(64) uint32_t g_row[32];
        if (!rt_narrow(a, run, &g_base, g_near)
            || !rt_fetch_1(m, VOLTA_SPACE_G, g_base, g_near, run, g_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 7);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_ldg_v(g_row, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 2) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 7);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        if (!rt_narrow(a, run, &g_base, g_near)
            || !rt_fetch_2(m, VOLTA_SPACE_G, g_base, g_near, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 3) {
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        _Alignas(64) uint32_t g_row[32];
        if (!rt_narrow(a, run, &g_base, g_near)
            || !rt_fetch_2(m, VOLTA_SPACE_G, g_base, g_near, run, g_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 7);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_ldg_v_2(g_row, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 4) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 7);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        if (!rt_narrow(a, run, &g_base, g_near)
            || !rt_fetch_4(m, VOLTA_SPACE_G, g_base, g_near, run, rd_to))
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
        uint32_t *const rd_place = place_r_3(m, in, 7);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint32_t *const result_place = place_r_4(m, in, 7);
        uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        uint32_t *const g_rows[] = {rd_to, result_to};
        if (!rt_narrow(a, run, &g_base, g_near))
            return rt_slowly(m, in);
        if (!rt_fetch_rows(m, VOLTA_SPACE_G, g_base, g_near, run, 2, g_rows))
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
    uint32_t *const rd_place = place_r_3(m, in, 7);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    uint32_t *const result_place = place_r_5(m, in, 7);
    uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
    uint32_t *const result_place_2 = place_r_6(m, in, 7);
    uint32_t *const result_to_2 = rt_into32(m, whole, result_place_2, result_new_2);
    uint32_t *const result_place_3 = place_r_7(m, in, 7);
    uint32_t *const result_to_3 = rt_into32(m, whole, result_place_3, result_new_3);
    _Alignas(64) uint32_t g_near[32];
    uint64_t g_base;
    uint32_t *const g_rows[] = {rd_to, result_to, result_to_2, result_to_3};
    if (!rt_narrow(a, run, &g_base, g_near))
        return rt_slowly(m, in);
    if (!rt_fetch_rows(m, VOLTA_SPACE_G, g_base, g_near, run, 4, g_rows))
        return rt_slowly(m, in);
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    rt_write_row32(whole, result_place_2, result_new_2, run);
    rt_write_row32(whole, result_place_3, result_new_3, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_ldg_v)
RT_KNOWN(volta_fast_ldg_v, 0, 0xc, 0x1, .line = {0})
RT_KNOWN(volta_fast_ldg_v, 1, 0xc, 0x1, .line = {[2] = 1}, .value = {[0] = 1})
RT_KNOWN(volta_fast_ldg_v, 2, 0xc, 0x1, .value = {[0] = 1})
RT_QUICK_3(volta_fast_ldg_v)

/* GUARD LDG{E{EVICT}LOAD_SIZE{LOAD_ORDER}SCOPE{PRIVATE}}.ZD $P[Pu], $R[Rd], ADDR_E  CTL */
RT_BODY(volta_fast_ldg_vz)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 2, 10);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_ldg_vz)
RT_KNOWN(volta_fast_ldg_vz, 0, 0x4, 0x0, .line = {0})
RT_QUICK_1(volta_fast_ldg_vz)

/* GUARD LDG{E{EVICT}LTC{LOAD_SIZE}LOAD_ORDER{SCOPE}PRIVATE} OPT, $R[Rd], ADDR_E, OPT_Pl  CTL */
RT_BODY(volta_fast_ldg_t)
{
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t pu = (int32_t)((uint32_t)(word >> 81) & 7);
    int32_t size_2;
    size_2 = (int32_t)in->value[3];
    const int32_t rd = (int32_t)in->value[8];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 13);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_addr_e(m, in, known, a_row, 2, 0, 9, 10);
    const uint32_t hold_2 = mask_opt_pl(m, in, known, 3, 12);
    const int32_t size = rt_min_i32(size_2, 6);
    if (!a || pu != 7 || (run & ~hold_2) != 0)
        return rt_slowly(m, in);
    if (size == 0) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 8);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        if (!rt_narrow(a, run, &g_base, g_near)
            || !rt_fetch_1(m, VOLTA_SPACE_G, g_base, g_near, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 1) {
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        _Alignas(64) uint32_t g_row[32];
        if (!rt_narrow(a, run, &g_base, g_near)
            || !rt_fetch_1(m, VOLTA_SPACE_G, g_base, g_near, run, g_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 8);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_ldg_v(g_row, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 2) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 8);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        if (!rt_narrow(a, run, &g_base, g_near)
            || !rt_fetch_2(m, VOLTA_SPACE_G, g_base, g_near, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 3) {
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        _Alignas(64) uint32_t g_row[32];
        if (!rt_narrow(a, run, &g_base, g_near)
            || !rt_fetch_2(m, VOLTA_SPACE_G, g_base, g_near, run, g_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 8);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_ldg_v_2(g_row, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 4) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 8);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        if (!rt_narrow(a, run, &g_base, g_near)
            || !rt_fetch_4(m, VOLTA_SPACE_G, g_base, g_near, run, rd_to))
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
        uint32_t *const rd_place = place_r_3(m, in, 8);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint32_t *const result_place = place_r_4(m, in, 8);
        uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        uint32_t *const g_rows[] = {rd_to, result_to};
        if (!rt_narrow(a, run, &g_base, g_near))
            return rt_slowly(m, in);
        if (!rt_fetch_rows(m, VOLTA_SPACE_G, g_base, g_near, run, 2, g_rows))
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
    uint32_t *const rd_place = place_r_3(m, in, 8);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    uint32_t *const result_place = place_r_5(m, in, 8);
    uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
    uint32_t *const result_place_2 = place_r_6(m, in, 8);
    uint32_t *const result_to_2 = rt_into32(m, whole, result_place_2, result_new_2);
    uint32_t *const result_place_3 = place_r_7(m, in, 8);
    uint32_t *const result_to_3 = rt_into32(m, whole, result_place_3, result_new_3);
    _Alignas(64) uint32_t g_near[32];
    uint64_t g_base;
    uint32_t *const g_rows[] = {rd_to, result_to, result_to_2, result_to_3};
    if (!rt_narrow(a, run, &g_base, g_near))
        return rt_slowly(m, in);
    if (!rt_fetch_rows(m, VOLTA_SPACE_G, g_base, g_near, run, 4, g_rows))
        return rt_slowly(m, in);
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    rt_write_row32(whole, result_place_2, result_new_2, run);
    rt_write_row32(whole, result_place_3, result_new_3, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_ldg_t)
RT_KNOWN(volta_fast_ldg_t, 0, 0x1c, 0x1, .line = {0})
RT_KNOWN(volta_fast_ldg_t, 1, 0x1c, 0x1, .value = {[0] = 1})
RT_QUICK_2(volta_fast_ldg_t)

/* GUARD LDG{E{EVICT}LTC{LOAD_SIZE}LOAD_ORDER{SCOPE}PRIVATE}.ZD $P[Pu], $R[Rd], ADDR_E, OPT_Pl  CTL
   */
RT_BODY(volta_fast_ldg_tz)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 3, 13);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_ldg_tz)
RT_KNOWN(volta_fast_ldg_tz, 0, 0x8, 0x0, .line = {0})
RT_QUICK_1(volta_fast_ldg_tz)

/* GUARD LDG{E{EVICT}LTC{LOAD_SIZE}LOAD_ORDER{SCOPE}PRIVATE} OPT, $R[Rd], ADDR64_UR_TURING, OPT_Pl 
   CTL */
RT_BODY(volta_fast_ldg_tu)
{
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t pu = (int32_t)((uint32_t)(word >> 81) & 7);
    int32_t size_2;
    size_2 = (int32_t)in->value[3];
    const int32_t rd = (int32_t)in->value[8];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 14);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_addr64_ur_turing(m, in, known, a_row, 2, 10, 0, 9, 11);
    const uint32_t hold_2 = mask_opt_pl(m, in, known, 3, 13);
    const int32_t size = rt_min_i32(size_2, 6);
    if (!a || pu != 7 || (run & ~hold_2) != 0)
        return rt_slowly(m, in);
    if (size == 0) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 8);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        if (!rt_narrow(a, run, &g_base, g_near)
            || !rt_fetch_1(m, VOLTA_SPACE_G, g_base, g_near, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 1) {
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        _Alignas(64) uint32_t g_row[32];
        if (!rt_narrow(a, run, &g_base, g_near)
            || !rt_fetch_1(m, VOLTA_SPACE_G, g_base, g_near, run, g_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 8);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_ldg_v(g_row, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 2) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 8);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        if (!rt_narrow(a, run, &g_base, g_near)
            || !rt_fetch_2(m, VOLTA_SPACE_G, g_base, g_near, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 3) {
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        _Alignas(64) uint32_t g_row[32];
        if (!rt_narrow(a, run, &g_base, g_near)
            || !rt_fetch_2(m, VOLTA_SPACE_G, g_base, g_near, run, g_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 8);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_ldg_v_2(g_row, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 4) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 8);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        if (!rt_narrow(a, run, &g_base, g_near)
            || !rt_fetch_4(m, VOLTA_SPACE_G, g_base, g_near, run, rd_to))
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
        uint32_t *const rd_place = place_r_3(m, in, 8);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint32_t *const result_place = place_r_4(m, in, 8);
        uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        uint32_t *const g_rows[] = {rd_to, result_to};
        if (!rt_narrow(a, run, &g_base, g_near))
            return rt_slowly(m, in);
        if (!rt_fetch_rows(m, VOLTA_SPACE_G, g_base, g_near, run, 2, g_rows))
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
    uint32_t *const rd_place = place_r_3(m, in, 8);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    uint32_t *const result_place = place_r_5(m, in, 8);
    uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
    uint32_t *const result_place_2 = place_r_6(m, in, 8);
    uint32_t *const result_to_2 = rt_into32(m, whole, result_place_2, result_new_2);
    uint32_t *const result_place_3 = place_r_7(m, in, 8);
    uint32_t *const result_to_3 = rt_into32(m, whole, result_place_3, result_new_3);
    _Alignas(64) uint32_t g_near[32];
    uint64_t g_base;
    uint32_t *const g_rows[] = {rd_to, result_to, result_to_2, result_to_3};
    if (!rt_narrow(a, run, &g_base, g_near))
        return rt_slowly(m, in);
    if (!rt_fetch_rows(m, VOLTA_SPACE_G, g_base, g_near, run, 4, g_rows))
        return rt_slowly(m, in);
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    rt_write_row32(whole, result_place_2, result_new_2, run);
    rt_write_row32(whole, result_place_3, result_new_3, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_ldg_tu)
RT_KNOWN(volta_fast_ldg_tu, 0, 0x1c, 0x1, .line = {0})
RT_KNOWN(volta_fast_ldg_tu, 1, 0x1c, 0x1, .value = {[0] = 1})
RT_KNOWN(volta_fast_ldg_tu, 2, 0x1c, 0x1, .line = {[2] = 2}, .value = {[0] = 1})
RT_QUICK_3(volta_fast_ldg_tu)

/* GUARD LDG{E{EVICT}LTC{LOAD_SIZE}LOAD_ORDER{SCOPE}PRIVATE}.ZD $P[Pu], $R[Rd], ADDR64_UR_TURING,
   OPT_Pl  CTL */
RT_BODY(volta_fast_ldg_tuz)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 3, 14);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_ldg_tuz)
RT_KNOWN(volta_fast_ldg_tuz, 0, 0x8, 0x0, .line = {0})
RT_QUICK_1(volta_fast_ldg_tuz)

/* GUARD LDG{E}EVICT{LTC}SIZE{LOAD_ORDER_SCOPE} OPT, $R[Rd], ADDR_E, OPT_Pl PM_EVENTS CTL */
RT_BODY(volta_fast_ldg_a)
{
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t pu = (int32_t)((uint32_t)(word >> 81) & 7);
    const int32_t size_2 = (int32_t)in->value[3];
    const int32_t rd = (int32_t)in->value[6];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 11);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_addr_e(m, in, known, a_row, 1, 0, 7, 8);
    const uint32_t hold_2 = mask_opt_pl(m, in, known, 2, 10);
    const int32_t size = rt_min_i32(size_2, 6);
    if (!a || pu != 7 || (run & ~hold_2) != 0)
        return rt_slowly(m, in);
    if (size == 0) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 6);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        if (!rt_narrow(a, run, &g_base, g_near)
            || !rt_fetch_1(m, VOLTA_SPACE_G, g_base, g_near, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 1) {
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        _Alignas(64) uint32_t g_row[32];
        if (!rt_narrow(a, run, &g_base, g_near)
            || !rt_fetch_1(m, VOLTA_SPACE_G, g_base, g_near, run, g_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 6);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_ldg_v(g_row, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 2) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 6);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        if (!rt_narrow(a, run, &g_base, g_near)
            || !rt_fetch_2(m, VOLTA_SPACE_G, g_base, g_near, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 3) {
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        _Alignas(64) uint32_t g_row[32];
        if (!rt_narrow(a, run, &g_base, g_near)
            || !rt_fetch_2(m, VOLTA_SPACE_G, g_base, g_near, run, g_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 6);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_ldg_v_2(g_row, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 4) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 6);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        if (!rt_narrow(a, run, &g_base, g_near)
            || !rt_fetch_4(m, VOLTA_SPACE_G, g_base, g_near, run, rd_to))
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
        uint32_t *const rd_place = place_r_3(m, in, 6);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint32_t *const result_place = place_r_4(m, in, 6);
        uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        uint32_t *const g_rows[] = {rd_to, result_to};
        if (!rt_narrow(a, run, &g_base, g_near))
            return rt_slowly(m, in);
        if (!rt_fetch_rows(m, VOLTA_SPACE_G, g_base, g_near, run, 2, g_rows))
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
    uint32_t *const rd_place = place_r_3(m, in, 6);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    uint32_t *const result_place = place_r_5(m, in, 6);
    uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
    uint32_t *const result_place_2 = place_r_6(m, in, 6);
    uint32_t *const result_to_2 = rt_into32(m, whole, result_place_2, result_new_2);
    uint32_t *const result_place_3 = place_r_7(m, in, 6);
    uint32_t *const result_to_3 = rt_into32(m, whole, result_place_3, result_new_3);
    _Alignas(64) uint32_t g_near[32];
    uint64_t g_base;
    uint32_t *const g_rows[] = {rd_to, result_to, result_to_2, result_to_3};
    if (!rt_narrow(a, run, &g_base, g_near))
        return rt_slowly(m, in);
    if (!rt_fetch_rows(m, VOLTA_SPACE_G, g_base, g_near, run, 4, g_rows))
        return rt_slowly(m, in);
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    rt_write_row32(whole, result_place_2, result_new_2, run);
    rt_write_row32(whole, result_place_3, result_new_3, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_ldg_a)
RT_KNOWN(volta_fast_ldg_a, 0, 0xe, 0x1, .line = {0})
RT_KNOWN(volta_fast_ldg_a, 1, 0xe, 0x1, .value = {[0] = 1})
RT_KNOWN(volta_fast_ldg_a, 2, 0xe, 0x1, .line = {[1] = 1})
RT_QUICK_3(volta_fast_ldg_a)

/* GUARD LDG{OPT_E}EVICT{LTC}SIZE{LOAD_ORDER_SCOPE} OPT, $R[Rd], ADDR_GLOBAL, OPT_Pl DESC PM_EVENTS
   CTL */
RT_BODY(volta_fast_ldg_d)
{
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t pu = (int32_t)((uint32_t)(word >> 81) & 7);
    const int32_t size_2 = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[5];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 5, 11);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_addr_global_3(m, in, known, a_row, 2, 6, 7, 8);
    const uint32_t hold_2 = mask_opt_pl(m, in, known, 3, 10);
    const int32_t size = rt_min_i32(size_2, 6);
    if (!a || pu != 7 || (run & ~hold_2) != 0)
        return rt_slowly(m, in);
    if (size == 0) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 5);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        if (!rt_narrow(a, run, &g_base, g_near)
            || !rt_fetch_1(m, VOLTA_SPACE_G, g_base, g_near, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 1) {
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        _Alignas(64) uint32_t g_row[32];
        if (!rt_narrow(a, run, &g_base, g_near)
            || !rt_fetch_1(m, VOLTA_SPACE_G, g_base, g_near, run, g_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 5);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_ldg_v(g_row, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 2) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 5);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        if (!rt_narrow(a, run, &g_base, g_near)
            || !rt_fetch_2(m, VOLTA_SPACE_G, g_base, g_near, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 3) {
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        _Alignas(64) uint32_t g_row[32];
        if (!rt_narrow(a, run, &g_base, g_near)
            || !rt_fetch_2(m, VOLTA_SPACE_G, g_base, g_near, run, g_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 5);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_ldg_v_2(g_row, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 4) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 5);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        if (!rt_narrow(a, run, &g_base, g_near)
            || !rt_fetch_4(m, VOLTA_SPACE_G, g_base, g_near, run, rd_to))
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
        uint32_t *const rd_place = place_r_3(m, in, 5);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint32_t *const result_place = place_r_4(m, in, 5);
        uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        uint32_t *const g_rows[] = {rd_to, result_to};
        if (!rt_narrow(a, run, &g_base, g_near))
            return rt_slowly(m, in);
        if (!rt_fetch_rows(m, VOLTA_SPACE_G, g_base, g_near, run, 2, g_rows))
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
    uint32_t *const rd_place = place_r_3(m, in, 5);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    uint32_t *const result_place = place_r_5(m, in, 5);
    uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
    uint32_t *const result_place_2 = place_r_6(m, in, 5);
    uint32_t *const result_to_2 = rt_into32(m, whole, result_place_2, result_new_2);
    uint32_t *const result_place_3 = place_r_7(m, in, 5);
    uint32_t *const result_to_3 = rt_into32(m, whole, result_place_3, result_new_3);
    _Alignas(64) uint32_t g_near[32];
    uint64_t g_base;
    uint32_t *const g_rows[] = {rd_to, result_to, result_to_2, result_to_3};
    if (!rt_narrow(a, run, &g_base, g_near))
        return rt_slowly(m, in);
    if (!rt_fetch_rows(m, VOLTA_SPACE_G, g_base, g_near, run, 4, g_rows))
        return rt_slowly(m, in);
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    rt_write_row32(whole, result_place_2, result_new_2, run);
    rt_write_row32(whole, result_place_3, result_new_3, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_ldg_d)
RT_KNOWN(volta_fast_ldg_d, 0, 0x2c, 0x0, .line = {0})
RT_KNOWN(volta_fast_ldg_d, 1, 0x2c, 0x0, .line = {[2] = 5})
RT_KNOWN(volta_fast_ldg_d, 2, 0x2c, 0x0, .line = {[2] = 3})
RT_KNOWN(volta_fast_ldg_d, 3, 0x2c, 0x0, .line = {[2] = 1})
RT_QUICK_4(volta_fast_ldg_d)

/* GUARD LD{E{EVICT}LOAD_SIZE{LOAD_ORDER}SCOPE{PRIVATE}} , $R[Rd], ADDR_E  CTL */
RT_BODY(volta_fast_ld_v)
{
    int32_t size_2;
    size_2 = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[6];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 9);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_addr_e_2(m, in, known, a_row, 2, 0, 7, 8);
    const int32_t size = rt_min_i32(size_2, 6);
    if (!a)
        return rt_slowly(m, in);
    if (size == 0) {
        return rt_slowly(m, in);
    }
    if (size == 1) {
        return rt_slowly(m, in);
    }
    if (size == 2) {
        return rt_slowly(m, in);
    }
    if (size == 3) {
        return rt_slowly(m, in);
    }
    if (size == 4) {
        return rt_slowly(m, in);
    }
    if (rd == 255) {
        return RT_ON;
    }
    return rt_slowly(m, in);
}
RT_MADE_ANY(volta_fast_ld_v)
RT_KNOWN(volta_fast_ld_v, 0, 0xc, 0x1, .line = {0})
RT_KNOWN(volta_fast_ld_v, 1, 0xc, 0x1, .value = {[0] = 1})
RT_QUICK_2(volta_fast_ld_v)

/* GUARD LD{E{EVICT}LOAD_SIZE{LOAD_ORDER}SCOPE{PRIVATE}}.ZD $P[Pu], $R[Rd], ADDR_E  CTL */
RT_BODY(volta_fast_ld_vz)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 2, 10);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_ld_vz)
RT_KNOWN(volta_fast_ld_vz, 0, 0x4, 0x0, .line = {0})
RT_QUICK_1(volta_fast_ld_vz)

/* GUARD LD{E{EVICT}LTC{LOAD_SIZE}LOAD_ORDER{SCOPE}PRIVATE} , $R[Rd], ADDR_E, OPT_Pl  CTL */
RT_BODY(volta_fast_ld_t)
{
    int32_t size_2;
    size_2 = (int32_t)in->value[3];
    const int32_t rd = (int32_t)in->value[7];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 12);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_addr_e_2(m, in, known, a_row, 2, 0, 8, 9);
    const uint32_t hold_2 = mask_opt_pl(m, in, known, 3, 11);
    const int32_t size = rt_min_i32(size_2, 6);
    if (!a || (run & ~hold_2) != 0)
        return rt_slowly(m, in);
    if (size == 0) {
        return rt_slowly(m, in);
    }
    if (size == 1) {
        return rt_slowly(m, in);
    }
    if (size == 2) {
        return rt_slowly(m, in);
    }
    if (size == 3) {
        return rt_slowly(m, in);
    }
    if (size == 4) {
        return rt_slowly(m, in);
    }
    if (rd == 255) {
        return RT_ON;
    }
    return rt_slowly(m, in);
}
RT_MADE_ANY(volta_fast_ld_t)
RT_KNOWN(volta_fast_ld_t, 0, 0x1c, 0x1, .line = {0})
RT_KNOWN(volta_fast_ld_t, 1, 0x1c, 0x1, .value = {[0] = 1})
RT_QUICK_2(volta_fast_ld_t)

/* GUARD LD{E{EVICT}LTC{LOAD_SIZE}LOAD_ORDER{SCOPE}PRIVATE}.ZD $P[Pu], $R[Rd], ADDR_E, OPT_Pl  CTL
   */
RT_BODY(volta_fast_ld_tz)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 3, 13);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_ld_tz)
RT_KNOWN(volta_fast_ld_tz, 0, 0x8, 0x0, .line = {0})
RT_QUICK_1(volta_fast_ld_tz)

/* GUARD LD{E{EVICT}LTC{LOAD_SIZE}LOAD_ORDER{SCOPE}PRIVATE} , $R[Rd], ADDR64_UR_TURING, OPT_Pl  CTL
   */
RT_BODY(volta_fast_ld_tu)
{
    int32_t size_2;
    size_2 = (int32_t)in->value[3];
    const int32_t rd = (int32_t)in->value[7];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 13);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_addr64_ur_turing(m, in, known, a_row, 2, 9, 0, 8, 10);
    const uint32_t hold_2 = mask_opt_pl(m, in, known, 3, 12);
    const int32_t size = rt_min_i32(size_2, 6);
    if (!a || (run & ~hold_2) != 0)
        return rt_slowly(m, in);
    if (size == 0) {
        return rt_slowly(m, in);
    }
    if (size == 1) {
        return rt_slowly(m, in);
    }
    if (size == 2) {
        return rt_slowly(m, in);
    }
    if (size == 3) {
        return rt_slowly(m, in);
    }
    if (size == 4) {
        return rt_slowly(m, in);
    }
    if (rd == 255) {
        return RT_ON;
    }
    return rt_slowly(m, in);
}
RT_MADE_ANY(volta_fast_ld_tu)
RT_KNOWN(volta_fast_ld_tu, 0, 0x1c, 0x1, .line = {0})
RT_KNOWN(volta_fast_ld_tu, 1, 0x1c, 0x1, .value = {[0] = 1})
RT_QUICK_2(volta_fast_ld_tu)

/* GUARD LD{E{EVICT}LTC{LOAD_SIZE}LOAD_ORDER{SCOPE}PRIVATE}.ZD $P[Pu], $R[Rd], ADDR64_UR_TURING,
   OPT_Pl  CTL */
RT_BODY(volta_fast_ld_tuz)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 3, 14);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_ld_tuz)
RT_KNOWN(volta_fast_ld_tuz, 0, 0x8, 0x0, .line = {0})
RT_QUICK_1(volta_fast_ld_tuz)

/* GUARD LD{E}EVICT{LTC}SIZE{LOAD_ORDER_SCOPE} , $R[Rd], ADDR_E, OPT_Pl PM_EVENTS CTL */
RT_BODY(volta_fast_ld_a)
{
    const int32_t size_2 = (int32_t)in->value[3];
    const int32_t rd = (int32_t)in->value[5];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 10);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_addr_e_2(m, in, known, a_row, 1, 0, 6, 7);
    const uint32_t hold_2 = mask_opt_pl(m, in, known, 2, 9);
    const int32_t size = rt_min_i32(size_2, 6);
    if (!a || (run & ~hold_2) != 0)
        return rt_slowly(m, in);
    if (size == 0) {
        return rt_slowly(m, in);
    }
    if (size == 1) {
        return rt_slowly(m, in);
    }
    if (size == 2) {
        return rt_slowly(m, in);
    }
    if (size == 3) {
        return rt_slowly(m, in);
    }
    if (size == 4) {
        return rt_slowly(m, in);
    }
    if (rd == 255) {
        return RT_ON;
    }
    return rt_slowly(m, in);
}
RT_MADE_ANY(volta_fast_ld_a)
RT_KNOWN(volta_fast_ld_a, 0, 0xe, 0x1, .line = {0})
RT_KNOWN(volta_fast_ld_a, 1, 0xe, 0x1, .value = {[0] = 1})
RT_QUICK_2(volta_fast_ld_a)

/* GUARD LD{OPT_E}EVICT{LTC}SIZE{LOAD_ORDER_SCOPE} , $R[Rd], ADDR_GLOBAL, OPT_Pl DESC PM_EVENTS CTL
   */
RT_BODY(volta_fast_ld_d)
{
    const int32_t size_2 = (int32_t)in->value[2];
    const int32_t rd = (int32_t)in->value[4];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 5, 10);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_addr_global_3(m, in, known, a_row, 2, 5, 6, 7);
    const uint32_t hold_2 = mask_opt_pl(m, in, known, 3, 9);
    const int32_t size = rt_min_i32(size_2, 6);
    if (!a || (run & ~hold_2) != 0)
        return rt_slowly(m, in);
    if (size == 0) {
        return rt_slowly(m, in);
    }
    if (size == 1) {
        return rt_slowly(m, in);
    }
    if (size == 2) {
        return rt_slowly(m, in);
    }
    if (size == 3) {
        return rt_slowly(m, in);
    }
    if (size == 4) {
        return rt_slowly(m, in);
    }
    if (rd == 255) {
        return RT_ON;
    }
    return rt_slowly(m, in);
}
RT_MADE_ANY(volta_fast_ld_d)
RT_KNOWN(volta_fast_ld_d, 0, 0x2c, 0x0, .line = {0})
RT_QUICK_1(volta_fast_ld_d)

/* GUARD STG{E{EVICT}SIZE{STORE_ORDER}SCOPE{PRIVATE}} ADDR_E, $R[Rb]  CTL */
RT_BODY(volta_fast_stg_v)
{
    struct volta_state *const s = m->state;
    const int32_t size = (int32_t)rt_value(in, known, 2);
    const int32_t rb = (int32_t)in->value[8];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 9);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_addr_e(m, in, known, a_row, 1, 0, 6, 7);
    if (!a || size == 7)
        return rt_slowly(m, in);
    if (size < 2) {
        _Alignas(64) uint32_t g_new[32];
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        if (!rt_narrow(a, run, &g_base, g_near))
            return rt_slowly(m, in);
        lanes_stg_v(s, rb, g_new);
        struct rt_places g_places;
        if (!rt_may_place(m, VOLTA_SPACE_G, 1, g_base, g_near, run, &g_places))
            return rt_slowly(m, in);
        rt_place_1(m, VOLTA_SPACE_G, g_base, g_near, run, g_new, &g_places);
        return RT_ON;
    }
    if (size < 4) {
        _Alignas(64) uint32_t g_new[32];
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        if (!rt_narrow(a, run, &g_base, g_near))
            return rt_slowly(m, in);
        lanes_stg_v_2(s, rb, g_new);
        struct rt_places g_places;
        if (!rt_may_place(m, VOLTA_SPACE_G, 2, g_base, g_near, run, &g_places))
            return rt_slowly(m, in);
        rt_place_2(m, VOLTA_SPACE_G, g_base, g_near, run, g_new, &g_places);
        return RT_ON;
    }
    if (size == 4) {
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        struct rt_places g_places;
        if (!rt_narrow(a, run, &g_base, g_near)
            || !rt_may_place(m, VOLTA_SPACE_G, 4, g_base, g_near, run, &g_places))
            return rt_slowly(m, in);
        rt_place_4(m, VOLTA_SPACE_G, g_base, g_near, run, s->r[rb], &g_places);
        return RT_ON;
    }
    if (rb == 255) {
        if (size == 5) {
            _Alignas(64) uint64_t g_new[32];
            _Alignas(64) uint32_t g_near[32];
            uint64_t g_base;
            if (!rt_narrow(a, run, &g_base, g_near))
                return rt_slowly(m, in);
            lanes_stg_v_3(g_new);
            struct rt_places g_places;
            if (!rt_may_place(m, VOLTA_SPACE_G, 8, g_base, g_near, run, &g_places))
                return rt_slowly(m, in);
            rt_place_8(m, VOLTA_SPACE_G, g_base, g_near, run, g_new, &g_places);
            return RT_ON;
        }
        return rt_slowly(m, in);
    }
    if (size == 5) {
        if ((rb & 1) != 0)
            return rt_slowly(m, in);
        _Alignas(64) uint32_t g_new[32];
        lanes_stg_v_4(g_new, s, rb);
        const uint32_t *const g_rows[] = {s->r[rb], g_new};
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        struct rt_places g_places;
        if (!rt_narrow(a, run, &g_base, g_near)
            || !rt_may_place(m, VOLTA_SPACE_G, 8, g_base, g_near, run, &g_places))
            return rt_slowly(m, in);
        rt_place_rows(m, VOLTA_SPACE_G, g_base, g_near, run, 2, g_rows, &g_places);
        return RT_ON;
    }
    if ((rb & 3) != 0)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t g_new[32];
    lanes_stg_v_4(g_new, s, rb);
    _Alignas(64) uint32_t g_new_2[32];
    lanes_stg_v_5(g_new_2, s, rb);
    _Alignas(64) uint32_t g_new_3[32];
    lanes_stg_v_6(g_new_3, s, rb);
    const uint32_t *const g_rows[] = {s->r[rb], g_new, g_new_2, g_new_3};
    _Alignas(64) uint32_t g_near[32];
    uint64_t g_base;
    struct rt_places g_places;
    if (!rt_narrow(a, run, &g_base, g_near)
        || !rt_may_place(m, VOLTA_SPACE_G, 16, g_base, g_near, run, &g_places))
        return rt_slowly(m, in);
    rt_place_rows(m, VOLTA_SPACE_G, g_base, g_near, run, 4, g_rows, &g_places);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_stg_v)
RT_KNOWN(volta_fast_stg_v, 0, 0x6, 0x5, .line = {0})
RT_KNOWN(volta_fast_stg_v, 1, 0x6, 0x5, .line = {[1] = 1}, .value = {[0] = 1})
RT_KNOWN(volta_fast_stg_v, 2, 0x6, 0x5, .value = {[0] = 1, [2] = 6})
RT_KNOWN(volta_fast_stg_v, 3, 0x6, 0x5, .value = {[2] = 5})
RT_KNOWN(volta_fast_stg_v, 4, 0x6, 0x5, .value = {[0] = 1, [2] = 5})
RT_QUICK_5(volta_fast_stg_v)

/* GUARD STG{E{EVICT}SIZE{STORE_ORDER}SCOPE{PRIVATE}} ADDR_E, $R[Rb]  CTL */
RT_BODY(volta_fast_stg_t)
{
    struct volta_state *const s = m->state;
    const int32_t size = (int32_t)rt_value(in, known, 2);
    const int32_t rb = (int32_t)in->value[8];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 9);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_addr_e(m, in, known, a_row, 1, 0, 6, 7);
    if (!a || size == 7)
        return rt_slowly(m, in);
    if (size < 2) {
        _Alignas(64) uint32_t g_new[32];
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        if (!rt_narrow(a, run, &g_base, g_near))
            return rt_slowly(m, in);
        lanes_stg_v(s, rb, g_new);
        struct rt_places g_places;
        if (!rt_may_place(m, VOLTA_SPACE_G, 1, g_base, g_near, run, &g_places))
            return rt_slowly(m, in);
        rt_place_1(m, VOLTA_SPACE_G, g_base, g_near, run, g_new, &g_places);
        return RT_ON;
    }
    if (size < 4) {
        _Alignas(64) uint32_t g_new[32];
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        if (!rt_narrow(a, run, &g_base, g_near))
            return rt_slowly(m, in);
        lanes_stg_v_2(s, rb, g_new);
        struct rt_places g_places;
        if (!rt_may_place(m, VOLTA_SPACE_G, 2, g_base, g_near, run, &g_places))
            return rt_slowly(m, in);
        rt_place_2(m, VOLTA_SPACE_G, g_base, g_near, run, g_new, &g_places);
        return RT_ON;
    }
    if (size == 4) {
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        struct rt_places g_places;
        if (!rt_narrow(a, run, &g_base, g_near)
            || !rt_may_place(m, VOLTA_SPACE_G, 4, g_base, g_near, run, &g_places))
            return rt_slowly(m, in);
        rt_place_4(m, VOLTA_SPACE_G, g_base, g_near, run, s->r[rb], &g_places);
        return RT_ON;
    }
    if (rb == 255) {
        if (size == 5) {
            _Alignas(64) uint64_t g_new[32];
            _Alignas(64) uint32_t g_near[32];
            uint64_t g_base;
            if (!rt_narrow(a, run, &g_base, g_near))
                return rt_slowly(m, in);
            lanes_stg_v_3(g_new);
            struct rt_places g_places;
            if (!rt_may_place(m, VOLTA_SPACE_G, 8, g_base, g_near, run, &g_places))
                return rt_slowly(m, in);
            rt_place_8(m, VOLTA_SPACE_G, g_base, g_near, run, g_new, &g_places);
            return RT_ON;
        }
        return rt_slowly(m, in);
    }
    if (size == 5) {
        if ((rb & 1) != 0)
            return rt_slowly(m, in);
        _Alignas(64) uint32_t g_new[32];
        lanes_stg_v_4(g_new, s, rb);
        const uint32_t *const g_rows[] = {s->r[rb], g_new};
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        struct rt_places g_places;
        if (!rt_narrow(a, run, &g_base, g_near)
            || !rt_may_place(m, VOLTA_SPACE_G, 8, g_base, g_near, run, &g_places))
            return rt_slowly(m, in);
        rt_place_rows(m, VOLTA_SPACE_G, g_base, g_near, run, 2, g_rows, &g_places);
        return RT_ON;
    }
    if ((rb & 3) != 0)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t g_new[32];
    lanes_stg_v_4(g_new, s, rb);
    _Alignas(64) uint32_t g_new_2[32];
    lanes_stg_v_5(g_new_2, s, rb);
    _Alignas(64) uint32_t g_new_3[32];
    lanes_stg_v_6(g_new_3, s, rb);
    const uint32_t *const g_rows[] = {s->r[rb], g_new, g_new_2, g_new_3};
    _Alignas(64) uint32_t g_near[32];
    uint64_t g_base;
    struct rt_places g_places;
    if (!rt_narrow(a, run, &g_base, g_near)
        || !rt_may_place(m, VOLTA_SPACE_G, 16, g_base, g_near, run, &g_places))
        return rt_slowly(m, in);
    rt_place_rows(m, VOLTA_SPACE_G, g_base, g_near, run, 4, g_rows, &g_places);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_stg_t)
RT_KNOWN(volta_fast_stg_t, 0, 0x6, 0x5, .line = {0})
RT_KNOWN(volta_fast_stg_t, 1, 0x6, 0x5, .line = {[1] = 1}, .value = {[0] = 1})
RT_KNOWN(volta_fast_stg_t, 2, 0x6, 0x5, .value = {[0] = 1, [2] = 6})
RT_KNOWN(volta_fast_stg_t, 3, 0x6, 0x5, .value = {[2] = 5})
RT_KNOWN(volta_fast_stg_t, 4, 0x6, 0x5, .value = {[0] = 1, [2] = 5})
RT_QUICK_5(volta_fast_stg_t)

/* GUARD STG{E{EVICT}SIZE{STORE_ORDER}SCOPE{PRIVATE}} ADDR64_UR_TURING, $R[Rb]  CTL */
RT_BODY(volta_fast_stg_tu)
{
    struct volta_state *const s = m->state;
    const int32_t size = (int32_t)rt_value(in, known, 2);
    const int32_t rb = (int32_t)in->value[9];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 10);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_addr64_ur_turing(m, in, known, a_row, 1, 7, 0, 6, 8);
    if (!a || size == 7)
        return rt_slowly(m, in);
    if (size < 2) {
        _Alignas(64) uint32_t g_new[32];
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        if (!rt_narrow(a, run, &g_base, g_near))
            return rt_slowly(m, in);
        lanes_stg_v(s, rb, g_new);
        struct rt_places g_places;
        if (!rt_may_place(m, VOLTA_SPACE_G, 1, g_base, g_near, run, &g_places))
            return rt_slowly(m, in);
        rt_place_1(m, VOLTA_SPACE_G, g_base, g_near, run, g_new, &g_places);
        return RT_ON;
    }
    if (size < 4) {
        _Alignas(64) uint32_t g_new[32];
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        if (!rt_narrow(a, run, &g_base, g_near))
            return rt_slowly(m, in);
        lanes_stg_v_2(s, rb, g_new);
        struct rt_places g_places;
        if (!rt_may_place(m, VOLTA_SPACE_G, 2, g_base, g_near, run, &g_places))
            return rt_slowly(m, in);
        rt_place_2(m, VOLTA_SPACE_G, g_base, g_near, run, g_new, &g_places);
        return RT_ON;
    }
    if (size == 4) {
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        struct rt_places g_places;
        if (!rt_narrow(a, run, &g_base, g_near)
            || !rt_may_place(m, VOLTA_SPACE_G, 4, g_base, g_near, run, &g_places))
            return rt_slowly(m, in);
        rt_place_4(m, VOLTA_SPACE_G, g_base, g_near, run, s->r[rb], &g_places);
        return RT_ON;
    }
    if (rb == 255) {
        if (size == 5) {
            _Alignas(64) uint64_t g_new[32];
            _Alignas(64) uint32_t g_near[32];
            uint64_t g_base;
            if (!rt_narrow(a, run, &g_base, g_near))
                return rt_slowly(m, in);
            lanes_stg_v_3(g_new);
            struct rt_places g_places;
            if (!rt_may_place(m, VOLTA_SPACE_G, 8, g_base, g_near, run, &g_places))
                return rt_slowly(m, in);
            rt_place_8(m, VOLTA_SPACE_G, g_base, g_near, run, g_new, &g_places);
            return RT_ON;
        }
        return rt_slowly(m, in);
    }
    if (size == 5) {
        if ((rb & 1) != 0)
            return rt_slowly(m, in);
        _Alignas(64) uint32_t g_new[32];
        lanes_stg_v_4(g_new, s, rb);
        const uint32_t *const g_rows[] = {s->r[rb], g_new};
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        struct rt_places g_places;
        if (!rt_narrow(a, run, &g_base, g_near)
            || !rt_may_place(m, VOLTA_SPACE_G, 8, g_base, g_near, run, &g_places))
            return rt_slowly(m, in);
        rt_place_rows(m, VOLTA_SPACE_G, g_base, g_near, run, 2, g_rows, &g_places);
        return RT_ON;
    }
    if ((rb & 3) != 0)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t g_new[32];
    lanes_stg_v_4(g_new, s, rb);
    _Alignas(64) uint32_t g_new_2[32];
    lanes_stg_v_5(g_new_2, s, rb);
    _Alignas(64) uint32_t g_new_3[32];
    lanes_stg_v_6(g_new_3, s, rb);
    const uint32_t *const g_rows[] = {s->r[rb], g_new, g_new_2, g_new_3};
    _Alignas(64) uint32_t g_near[32];
    uint64_t g_base;
    struct rt_places g_places;
    if (!rt_narrow(a, run, &g_base, g_near)
        || !rt_may_place(m, VOLTA_SPACE_G, 16, g_base, g_near, run, &g_places))
        return rt_slowly(m, in);
    rt_place_rows(m, VOLTA_SPACE_G, g_base, g_near, run, 4, g_rows, &g_places);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_stg_tu)
RT_KNOWN(volta_fast_stg_tu, 0, 0x6, 0x5, .line = {0})
RT_KNOWN(volta_fast_stg_tu, 1, 0x6, 0x5, .value = {[0] = 1})
RT_KNOWN(volta_fast_stg_tu, 2, 0x6, 0x5, .line = {[1] = 5}, .value = {[0] = 1, [2] = 6})
RT_KNOWN(volta_fast_stg_tu, 3, 0x6, 0x5, .value = {[2] = 5})
RT_KNOWN(volta_fast_stg_tu, 4, 0x6, 0x5, .value = {[0] = 1, [2] = 5})
RT_QUICK_5(volta_fast_stg_tu)

/* GUARD STG{E}EVICT{SIZE}STORE_ORDER_SCOPE ADDR_E, $R[Rb] PM_EVENTS CTL */
RT_BODY(volta_fast_stg_a)
{
    struct volta_state *const s = m->state;
    const int32_t size = (int32_t)rt_value(in, known, 2);
    const int32_t rb = (int32_t)in->value[6];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 7);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_addr_e(m, in, known, a_row, 0, 0, 4, 5);
    if (!a || size == 7)
        return rt_slowly(m, in);
    if (size < 2) {
        _Alignas(64) uint32_t g_new[32];
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        if (!rt_narrow(a, run, &g_base, g_near))
            return rt_slowly(m, in);
        lanes_stg_v(s, rb, g_new);
        struct rt_places g_places;
        if (!rt_may_place(m, VOLTA_SPACE_G, 1, g_base, g_near, run, &g_places))
            return rt_slowly(m, in);
        rt_place_1(m, VOLTA_SPACE_G, g_base, g_near, run, g_new, &g_places);
        return RT_ON;
    }
    if (size < 4) {
        _Alignas(64) uint32_t g_new[32];
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        if (!rt_narrow(a, run, &g_base, g_near))
            return rt_slowly(m, in);
        lanes_stg_v_2(s, rb, g_new);
        struct rt_places g_places;
        if (!rt_may_place(m, VOLTA_SPACE_G, 2, g_base, g_near, run, &g_places))
            return rt_slowly(m, in);
        rt_place_2(m, VOLTA_SPACE_G, g_base, g_near, run, g_new, &g_places);
        return RT_ON;
    }
    if (size == 4) {
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        struct rt_places g_places;
        if (!rt_narrow(a, run, &g_base, g_near)
            || !rt_may_place(m, VOLTA_SPACE_G, 4, g_base, g_near, run, &g_places))
            return rt_slowly(m, in);
        rt_place_4(m, VOLTA_SPACE_G, g_base, g_near, run, s->r[rb], &g_places);
        return RT_ON;
    }
    if (rb == 255) {
        if (size == 5) {
            _Alignas(64) uint64_t g_new[32];
            _Alignas(64) uint32_t g_near[32];
            uint64_t g_base;
            if (!rt_narrow(a, run, &g_base, g_near))
                return rt_slowly(m, in);
            lanes_stg_v_3(g_new);
            struct rt_places g_places;
            if (!rt_may_place(m, VOLTA_SPACE_G, 8, g_base, g_near, run, &g_places))
                return rt_slowly(m, in);
            rt_place_8(m, VOLTA_SPACE_G, g_base, g_near, run, g_new, &g_places);
            return RT_ON;
        }
        return rt_slowly(m, in);
    }
    if (size == 5) {
        if ((rb & 1) != 0)
            return rt_slowly(m, in);
        _Alignas(64) uint32_t g_new[32];
        lanes_stg_v_4(g_new, s, rb);
        const uint32_t *const g_rows[] = {s->r[rb], g_new};
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        struct rt_places g_places;
        if (!rt_narrow(a, run, &g_base, g_near)
            || !rt_may_place(m, VOLTA_SPACE_G, 8, g_base, g_near, run, &g_places))
            return rt_slowly(m, in);
        rt_place_rows(m, VOLTA_SPACE_G, g_base, g_near, run, 2, g_rows, &g_places);
        return RT_ON;
    }
    if ((rb & 3) != 0)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t g_new[32];
    lanes_stg_v_4(g_new, s, rb);
    _Alignas(64) uint32_t g_new_2[32];
    lanes_stg_v_5(g_new_2, s, rb);
    _Alignas(64) uint32_t g_new_3[32];
    lanes_stg_v_6(g_new_3, s, rb);
    const uint32_t *const g_rows[] = {s->r[rb], g_new, g_new_2, g_new_3};
    _Alignas(64) uint32_t g_near[32];
    uint64_t g_base;
    struct rt_places g_places;
    if (!rt_narrow(a, run, &g_base, g_near)
        || !rt_may_place(m, VOLTA_SPACE_G, 16, g_base, g_near, run, &g_places))
        return rt_slowly(m, in);
    rt_place_rows(m, VOLTA_SPACE_G, g_base, g_near, run, 4, g_rows, &g_places);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_stg_a)
RT_KNOWN(volta_fast_stg_a, 0, 0x3, 0x5, .line = {0})
RT_KNOWN(volta_fast_stg_a, 1, 0x3, 0x5, .value = {[0] = 1})
RT_KNOWN(volta_fast_stg_a, 2, 0x3, 0x5, .value = {[0] = 1, [2] = 6})
RT_KNOWN(volta_fast_stg_a, 3, 0x3, 0x5, .value = {[2] = 5})
RT_KNOWN(volta_fast_stg_a, 4, 0x3, 0x5, .value = {[0] = 1, [2] = 5})
RT_QUICK_5(volta_fast_stg_a)

/* GUARD STG{OPT_E}EVICT{SIZE}STORE_ORDER_SCOPE ADDR_GLOBAL, $R[Rb] DESC PM_EVENTS CTL */
RT_BODY(volta_fast_stg_d)
{
    struct volta_state *const s = m->state;
    const int32_t size = (int32_t)rt_value(in, known, 1);
    const int32_t rb = (int32_t)in->value[6];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 7);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_addr_global_3(m, in, known, a_row, 1, 3, 4, 5);
    if (!a || size == 7)
        return rt_slowly(m, in);
    if (size < 2) {
        _Alignas(64) uint32_t g_new[32];
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        if (!rt_narrow(a, run, &g_base, g_near))
            return rt_slowly(m, in);
        lanes_stg_v(s, rb, g_new);
        struct rt_places g_places;
        if (!rt_may_place(m, VOLTA_SPACE_G, 1, g_base, g_near, run, &g_places))
            return rt_slowly(m, in);
        rt_place_1(m, VOLTA_SPACE_G, g_base, g_near, run, g_new, &g_places);
        return RT_ON;
    }
    if (size < 4) {
        _Alignas(64) uint32_t g_new[32];
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        if (!rt_narrow(a, run, &g_base, g_near))
            return rt_slowly(m, in);
        lanes_stg_v_2(s, rb, g_new);
        struct rt_places g_places;
        if (!rt_may_place(m, VOLTA_SPACE_G, 2, g_base, g_near, run, &g_places))
            return rt_slowly(m, in);
        rt_place_2(m, VOLTA_SPACE_G, g_base, g_near, run, g_new, &g_places);
        return RT_ON;
    }
    if (size == 4) {
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        struct rt_places g_places;
        if (!rt_narrow(a, run, &g_base, g_near)
            || !rt_may_place(m, VOLTA_SPACE_G, 4, g_base, g_near, run, &g_places))
            return rt_slowly(m, in);
        rt_place_4(m, VOLTA_SPACE_G, g_base, g_near, run, s->r[rb], &g_places);
        return RT_ON;
    }
    if (rb == 255) {
        if (size == 5) {
            _Alignas(64) uint64_t g_new[32];
            _Alignas(64) uint32_t g_near[32];
            uint64_t g_base;
            if (!rt_narrow(a, run, &g_base, g_near))
                return rt_slowly(m, in);
            lanes_stg_v_3(g_new);
            struct rt_places g_places;
            if (!rt_may_place(m, VOLTA_SPACE_G, 8, g_base, g_near, run, &g_places))
                return rt_slowly(m, in);
            rt_place_8(m, VOLTA_SPACE_G, g_base, g_near, run, g_new, &g_places);
            return RT_ON;
        }
        return rt_slowly(m, in);
    }
    if (size == 5) {
        if ((rb & 1) != 0)
            return rt_slowly(m, in);
        _Alignas(64) uint32_t g_new[32];
        lanes_stg_v_4(g_new, s, rb);
        const uint32_t *const g_rows[] = {s->r[rb], g_new};
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        struct rt_places g_places;
        if (!rt_narrow(a, run, &g_base, g_near)
            || !rt_may_place(m, VOLTA_SPACE_G, 8, g_base, g_near, run, &g_places))
            return rt_slowly(m, in);
        rt_place_rows(m, VOLTA_SPACE_G, g_base, g_near, run, 2, g_rows, &g_places);
        return RT_ON;
    }
    if ((rb & 3) != 0)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t g_new[32];
    lanes_stg_v_4(g_new, s, rb);
    _Alignas(64) uint32_t g_new_2[32];
    lanes_stg_v_5(g_new_2, s, rb);
    _Alignas(64) uint32_t g_new_3[32];
    lanes_stg_v_6(g_new_3, s, rb);
    const uint32_t *const g_rows[] = {s->r[rb], g_new, g_new_2, g_new_3};
    _Alignas(64) uint32_t g_near[32];
    uint64_t g_base;
    struct rt_places g_places;
    if (!rt_narrow(a, run, &g_base, g_near)
        || !rt_may_place(m, VOLTA_SPACE_G, 16, g_base, g_near, run, &g_places))
        return rt_slowly(m, in);
    rt_place_rows(m, VOLTA_SPACE_G, g_base, g_near, run, 4, g_rows, &g_places);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_stg_d)
RT_KNOWN(volta_fast_stg_d, 0, 0xa, 0x2, .line = {0})
RT_KNOWN(volta_fast_stg_d, 1, 0xa, 0x2, .value = {[1] = 6})
RT_KNOWN(volta_fast_stg_d, 2, 0xa, 0x2, .line = {[1] = 4}, .value = {[1] = 5})
RT_KNOWN(volta_fast_stg_d, 3, 0xa, 0x2, .value = {[1] = 5})
RT_QUICK_4(volta_fast_stg_d)

/* GUARD ST{E{EVICT}SIZE{STORE_ORDER}SCOPE{PRIVATE}} ADDR_E, $R[Rc]  CTL */
RT_BODY(volta_fast_st_v)
{
    struct volta_state *const s = m->state;
    const int32_t size = (int32_t)rt_value(in, known, 2);
    const int32_t rc = (int32_t)in->value[8];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 9);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_addr_e_2(m, in, known, a_row, 1, 0, 6, 7);
    if (!a || size == 7)
        return rt_slowly(m, in);
    const uint32_t hold_2 = lanes_atom_v(a);
    if ((run & hold_2) == 0) {
        const uint32_t hold_3 = lanes_atom_v_2(a);
        if ((run & hold_3) == 0) {
            if (size < 2) {
                _Alignas(64) uint32_t g_new[32];
                _Alignas(64) uint32_t g_near[32];
                uint64_t g_base;
                if (!rt_narrow(a, run, &g_base, g_near))
                    return rt_slowly(m, in);
                lanes_stg_v(s, rc, g_new);
                struct rt_places g_places;
                if (!rt_may_place(m, VOLTA_SPACE_G, 1, g_base, g_near, run, &g_places))
                    return rt_slowly(m, in);
                rt_place_1(m, VOLTA_SPACE_G, g_base, g_near, run, g_new, &g_places);
                return RT_ON;
            }
            if (size < 4) {
                _Alignas(64) uint32_t g_new[32];
                _Alignas(64) uint32_t g_near[32];
                uint64_t g_base;
                if (!rt_narrow(a, run, &g_base, g_near))
                    return rt_slowly(m, in);
                lanes_stg_v_2(s, rc, g_new);
                struct rt_places g_places;
                if (!rt_may_place(m, VOLTA_SPACE_G, 2, g_base, g_near, run, &g_places))
                    return rt_slowly(m, in);
                rt_place_2(m, VOLTA_SPACE_G, g_base, g_near, run, g_new, &g_places);
                return RT_ON;
            }
            if (size == 4) {
                _Alignas(64) uint32_t g_near[32];
                uint64_t g_base;
                struct rt_places g_places;
                if (!rt_narrow(a, run, &g_base, g_near)
                    || !rt_may_place(m, VOLTA_SPACE_G, 4, g_base, g_near, run, &g_places))
                    return rt_slowly(m, in);
                rt_place_4(m, VOLTA_SPACE_G, g_base, g_near, run, s->r[rc], &g_places);
                return RT_ON;
            }
            if (rc == 255) {
                if (size == 5) {
                    _Alignas(64) uint64_t g_new[32];
                    _Alignas(64) uint32_t g_near[32];
                    uint64_t g_base;
                    if (!rt_narrow(a, run, &g_base, g_near))
                        return rt_slowly(m, in);
                    lanes_stg_v_3(g_new);
                    struct rt_places g_places;
                    if (!rt_may_place(m, VOLTA_SPACE_G, 8, g_base, g_near, run, &g_places))
                        return rt_slowly(m, in);
                    rt_place_8(m, VOLTA_SPACE_G, g_base, g_near, run, g_new, &g_places);
                    return RT_ON;
                }
                return rt_slowly(m, in);
            }
            if (size == 5) {
                if ((rc & 1) != 0)
                    return rt_slowly(m, in);
                _Alignas(64) uint32_t g_new[32];
                lanes_stg_v_4(g_new, s, rc);
                const uint32_t *const g_rows[] = {s->r[rc], g_new};
                _Alignas(64) uint32_t g_near[32];
                uint64_t g_base;
                struct rt_places g_places;
                if (!rt_narrow(a, run, &g_base, g_near)
                    || !rt_may_place(m, VOLTA_SPACE_G, 8, g_base, g_near, run, &g_places))
                    return rt_slowly(m, in);
                rt_place_rows(m, VOLTA_SPACE_G, g_base, g_near, run, 2, g_rows, &g_places);
                return RT_ON;
            }
            if ((rc & 3) != 0)
                return rt_slowly(m, in);
            _Alignas(64) uint32_t g_new[32];
            lanes_stg_v_4(g_new, s, rc);
            _Alignas(64) uint32_t g_new_2[32];
            lanes_stg_v_5(g_new_2, s, rc);
            _Alignas(64) uint32_t g_new_3[32];
            lanes_stg_v_6(g_new_3, s, rc);
            const uint32_t *const g_rows[] = {s->r[rc], g_new, g_new_2, g_new_3};
            _Alignas(64) uint32_t g_near[32];
            uint64_t g_base;
            struct rt_places g_places;
            if (!rt_narrow(a, run, &g_base, g_near)
                || !rt_may_place(m, VOLTA_SPACE_G, 16, g_base, g_near, run, &g_places))
                return rt_slowly(m, in);
            rt_place_rows(m, VOLTA_SPACE_G, g_base, g_near, run, 4, g_rows, &g_places);
            return RT_ON;
        }
        if (run & ~hold_3)
            return rt_slowly(m, in);
        if (size < 2) {
            _Alignas(64) uint32_t l_new[32];
            _Alignas(64) uint32_t l_at[32];
            lanes_st_v(l_at, a);
            lanes_stg_v(s, rc, l_new);
            struct rt_places l_places;
            if (!rt_may_place(m, VOLTA_SPACE_L, 1, 0, l_at, run, &l_places))
                return rt_slowly(m, in);
            rt_place_1(m, VOLTA_SPACE_L, 0, l_at, run, l_new, &l_places);
            return RT_ON;
        }
        if (size < 4) {
            _Alignas(64) uint32_t l_new[32];
            _Alignas(64) uint32_t l_at[32];
            lanes_st_v(l_at, a);
            lanes_stg_v_2(s, rc, l_new);
            struct rt_places l_places;
            if (!rt_may_place(m, VOLTA_SPACE_L, 2, 0, l_at, run, &l_places))
                return rt_slowly(m, in);
            rt_place_2(m, VOLTA_SPACE_L, 0, l_at, run, l_new, &l_places);
            return RT_ON;
        }
        if (size == 4) {
            _Alignas(64) uint32_t l_at[32];
            lanes_st_v(l_at, a);
            struct rt_places l_places;
            if (!rt_may_place(m, VOLTA_SPACE_L, 4, 0, l_at, run, &l_places))
                return rt_slowly(m, in);
            rt_place_4(m, VOLTA_SPACE_L, 0, l_at, run, s->r[rc], &l_places);
            return RT_ON;
        }
        if (rc == 255) {
            if (size == 5) {
                _Alignas(64) uint64_t l_new[32];
                _Alignas(64) uint32_t l_at[32];
                lanes_st_v(l_at, a);
                lanes_stg_v_3(l_new);
                struct rt_places l_places;
                if (!rt_may_place(m, VOLTA_SPACE_L, 8, 0, l_at, run, &l_places))
                    return rt_slowly(m, in);
                rt_place_8(m, VOLTA_SPACE_L, 0, l_at, run, l_new, &l_places);
                return RT_ON;
            }
            return rt_slowly(m, in);
        }
        if (size == 5) {
            if ((rc & 1) != 0)
                return rt_slowly(m, in);
            _Alignas(64) uint32_t l_new[32];
            lanes_stg_v_4(l_new, s, rc);
            const uint32_t *const l_rows[] = {s->r[rc], l_new};
            _Alignas(64) uint32_t l_at[32];
            lanes_st_v(l_at, a);
            struct rt_places l_places;
            if (!rt_may_place(m, VOLTA_SPACE_L, 8, 0, l_at, run, &l_places))
                return rt_slowly(m, in);
            rt_place_rows(m, VOLTA_SPACE_L, 0, l_at, run, 2, l_rows, &l_places);
            return RT_ON;
        }
        if ((rc & 3) != 0)
            return rt_slowly(m, in);
        _Alignas(64) uint32_t l_new[32];
        lanes_stg_v_4(l_new, s, rc);
        _Alignas(64) uint32_t l_new_2[32];
        lanes_stg_v_5(l_new_2, s, rc);
        _Alignas(64) uint32_t l_new_3[32];
        lanes_stg_v_6(l_new_3, s, rc);
        const uint32_t *const l_rows[] = {s->r[rc], l_new, l_new_2, l_new_3};
        _Alignas(64) uint32_t l_at[32];
        lanes_st_v(l_at, a);
        struct rt_places l_places;
        if (!rt_may_place(m, VOLTA_SPACE_L, 16, 0, l_at, run, &l_places))
            return rt_slowly(m, in);
        rt_place_rows(m, VOLTA_SPACE_L, 0, l_at, run, 4, l_rows, &l_places);
        return RT_ON;
    }
    if (run & ~hold_2)
        return rt_slowly(m, in);
    if (size < 2) {
        _Alignas(64) uint32_t s_new[32];
        _Alignas(64) uint32_t s_at[32];
        lanes_st_v(s_at, a);
        lanes_stg_v(s, rc, s_new);
        struct rt_places s_places;
        if (!rt_may_place(m, VOLTA_SPACE_S, 1, 0, s_at, run, &s_places))
            return rt_slowly(m, in);
        rt_place_1(m, VOLTA_SPACE_S, 0, s_at, run, s_new, &s_places);
        return RT_ON;
    }
    if (size < 4) {
        _Alignas(64) uint32_t s_new[32];
        _Alignas(64) uint32_t s_at[32];
        lanes_st_v(s_at, a);
        lanes_stg_v_2(s, rc, s_new);
        struct rt_places s_places;
        if (!rt_may_place(m, VOLTA_SPACE_S, 2, 0, s_at, run, &s_places))
            return rt_slowly(m, in);
        rt_place_2(m, VOLTA_SPACE_S, 0, s_at, run, s_new, &s_places);
        return RT_ON;
    }
    return rt_slowly(m, in);
}
RT_MADE_ANY(volta_fast_st_v)
RT_KNOWN(volta_fast_st_v, 0, 0x6, 0x5, .line = {0})
RT_KNOWN(volta_fast_st_v, 1, 0x6, 0x5, .value = {[0] = 1, [2] = 5})
RT_KNOWN(volta_fast_st_v, 2, 0x6, 0x5, .value = {[0] = 1, [2] = 4})
RT_KNOWN(volta_fast_st_v, 3, 0x6, 0x5, .value = {[2] = 2})
RT_QUICK_4(volta_fast_st_v)

/* GUARD ST{E{EVICT}SIZE{STORE_ORDER}SCOPE{PRIVATE}} ADDR_E, $R[Rc]  CTL */
RT_BODY(volta_fast_st_t)
{
    struct volta_state *const s = m->state;
    const int32_t size = (int32_t)rt_value(in, known, 2);
    const int32_t rc = (int32_t)in->value[8];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 9);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_addr_e_2(m, in, known, a_row, 1, 0, 6, 7);
    if (!a || size == 7)
        return rt_slowly(m, in);
    const uint32_t hold_2 = lanes_atom_v(a);
    if ((run & hold_2) == 0) {
        const uint32_t hold_3 = lanes_atom_v_2(a);
        if ((run & hold_3) == 0) {
            if (size < 2) {
                _Alignas(64) uint32_t g_new[32];
                _Alignas(64) uint32_t g_near[32];
                uint64_t g_base;
                if (!rt_narrow(a, run, &g_base, g_near))
                    return rt_slowly(m, in);
                lanes_stg_v(s, rc, g_new);
                struct rt_places g_places;
                if (!rt_may_place(m, VOLTA_SPACE_G, 1, g_base, g_near, run, &g_places))
                    return rt_slowly(m, in);
                rt_place_1(m, VOLTA_SPACE_G, g_base, g_near, run, g_new, &g_places);
                return RT_ON;
            }
            if (size < 4) {
                _Alignas(64) uint32_t g_new[32];
                _Alignas(64) uint32_t g_near[32];
                uint64_t g_base;
                if (!rt_narrow(a, run, &g_base, g_near))
                    return rt_slowly(m, in);
                lanes_stg_v_2(s, rc, g_new);
                struct rt_places g_places;
                if (!rt_may_place(m, VOLTA_SPACE_G, 2, g_base, g_near, run, &g_places))
                    return rt_slowly(m, in);
                rt_place_2(m, VOLTA_SPACE_G, g_base, g_near, run, g_new, &g_places);
                return RT_ON;
            }
            if (size == 4) {
                _Alignas(64) uint32_t g_near[32];
                uint64_t g_base;
                struct rt_places g_places;
                if (!rt_narrow(a, run, &g_base, g_near)
                    || !rt_may_place(m, VOLTA_SPACE_G, 4, g_base, g_near, run, &g_places))
                    return rt_slowly(m, in);
                rt_place_4(m, VOLTA_SPACE_G, g_base, g_near, run, s->r[rc], &g_places);
                return RT_ON;
            }
            if (rc == 255) {
                if (size == 5) {
                    _Alignas(64) uint64_t g_new[32];
                    _Alignas(64) uint32_t g_near[32];
                    uint64_t g_base;
                    if (!rt_narrow(a, run, &g_base, g_near))
                        return rt_slowly(m, in);
                    lanes_stg_v_3(g_new);
                    struct rt_places g_places;
                    if (!rt_may_place(m, VOLTA_SPACE_G, 8, g_base, g_near, run, &g_places))
                        return rt_slowly(m, in);
                    rt_place_8(m, VOLTA_SPACE_G, g_base, g_near, run, g_new, &g_places);
                    return RT_ON;
                }
                return rt_slowly(m, in);
            }
            if (size == 5) {
                if ((rc & 1) != 0)
                    return rt_slowly(m, in);
                _Alignas(64) uint32_t g_new[32];
                lanes_stg_v_4(g_new, s, rc);
                const uint32_t *const g_rows[] = {s->r[rc], g_new};
                _Alignas(64) uint32_t g_near[32];
                uint64_t g_base;
                struct rt_places g_places;
                if (!rt_narrow(a, run, &g_base, g_near)
                    || !rt_may_place(m, VOLTA_SPACE_G, 8, g_base, g_near, run, &g_places))
                    return rt_slowly(m, in);
                rt_place_rows(m, VOLTA_SPACE_G, g_base, g_near, run, 2, g_rows, &g_places);
                return RT_ON;
            }
            if ((rc & 3) != 0)
                return rt_slowly(m, in);
            _Alignas(64) uint32_t g_new[32];
            lanes_stg_v_4(g_new, s, rc);
            _Alignas(64) uint32_t g_new_2[32];
            lanes_stg_v_5(g_new_2, s, rc);
            _Alignas(64) uint32_t g_new_3[32];
            lanes_stg_v_6(g_new_3, s, rc);
            const uint32_t *const g_rows[] = {s->r[rc], g_new, g_new_2, g_new_3};
            _Alignas(64) uint32_t g_near[32];
            uint64_t g_base;
            struct rt_places g_places;
            if (!rt_narrow(a, run, &g_base, g_near)
                || !rt_may_place(m, VOLTA_SPACE_G, 16, g_base, g_near, run, &g_places))
                return rt_slowly(m, in);
            rt_place_rows(m, VOLTA_SPACE_G, g_base, g_near, run, 4, g_rows, &g_places);
            return RT_ON;
        }
        if (run & ~hold_3)
            return rt_slowly(m, in);
        if (size < 2) {
            _Alignas(64) uint32_t l_new[32];
            _Alignas(64) uint32_t l_at[32];
            lanes_st_v(l_at, a);
            lanes_stg_v(s, rc, l_new);
            struct rt_places l_places;
            if (!rt_may_place(m, VOLTA_SPACE_L, 1, 0, l_at, run, &l_places))
                return rt_slowly(m, in);
            rt_place_1(m, VOLTA_SPACE_L, 0, l_at, run, l_new, &l_places);
            return RT_ON;
        }
        if (size < 4) {
            _Alignas(64) uint32_t l_new[32];
            _Alignas(64) uint32_t l_at[32];
            lanes_st_v(l_at, a);
            lanes_stg_v_2(s, rc, l_new);
            struct rt_places l_places;
            if (!rt_may_place(m, VOLTA_SPACE_L, 2, 0, l_at, run, &l_places))
                return rt_slowly(m, in);
            rt_place_2(m, VOLTA_SPACE_L, 0, l_at, run, l_new, &l_places);
            return RT_ON;
        }
        if (size == 4) {
            _Alignas(64) uint32_t l_at[32];
            lanes_st_v(l_at, a);
            struct rt_places l_places;
            if (!rt_may_place(m, VOLTA_SPACE_L, 4, 0, l_at, run, &l_places))
                return rt_slowly(m, in);
            rt_place_4(m, VOLTA_SPACE_L, 0, l_at, run, s->r[rc], &l_places);
            return RT_ON;
        }
        if (rc == 255) {
            if (size == 5) {
                _Alignas(64) uint64_t l_new[32];
                _Alignas(64) uint32_t l_at[32];
                lanes_st_v(l_at, a);
                lanes_stg_v_3(l_new);
                struct rt_places l_places;
                if (!rt_may_place(m, VOLTA_SPACE_L, 8, 0, l_at, run, &l_places))
                    return rt_slowly(m, in);
                rt_place_8(m, VOLTA_SPACE_L, 0, l_at, run, l_new, &l_places);
                return RT_ON;
            }
            return rt_slowly(m, in);
        }
        if (size == 5) {
            if ((rc & 1) != 0)
                return rt_slowly(m, in);
            _Alignas(64) uint32_t l_new[32];
            lanes_stg_v_4(l_new, s, rc);
            const uint32_t *const l_rows[] = {s->r[rc], l_new};
            _Alignas(64) uint32_t l_at[32];
            lanes_st_v(l_at, a);
            struct rt_places l_places;
            if (!rt_may_place(m, VOLTA_SPACE_L, 8, 0, l_at, run, &l_places))
                return rt_slowly(m, in);
            rt_place_rows(m, VOLTA_SPACE_L, 0, l_at, run, 2, l_rows, &l_places);
            return RT_ON;
        }
        if ((rc & 3) != 0)
            return rt_slowly(m, in);
        _Alignas(64) uint32_t l_new[32];
        lanes_stg_v_4(l_new, s, rc);
        _Alignas(64) uint32_t l_new_2[32];
        lanes_stg_v_5(l_new_2, s, rc);
        _Alignas(64) uint32_t l_new_3[32];
        lanes_stg_v_6(l_new_3, s, rc);
        const uint32_t *const l_rows[] = {s->r[rc], l_new, l_new_2, l_new_3};
        _Alignas(64) uint32_t l_at[32];
        lanes_st_v(l_at, a);
        struct rt_places l_places;
        if (!rt_may_place(m, VOLTA_SPACE_L, 16, 0, l_at, run, &l_places))
            return rt_slowly(m, in);
        rt_place_rows(m, VOLTA_SPACE_L, 0, l_at, run, 4, l_rows, &l_places);
        return RT_ON;
    }
    if (run & ~hold_2)
        return rt_slowly(m, in);
    if (size < 2) {
        _Alignas(64) uint32_t s_new[32];
        _Alignas(64) uint32_t s_at[32];
        lanes_st_v(s_at, a);
        lanes_stg_v(s, rc, s_new);
        struct rt_places s_places;
        if (!rt_may_place(m, VOLTA_SPACE_S, 1, 0, s_at, run, &s_places))
            return rt_slowly(m, in);
        rt_place_1(m, VOLTA_SPACE_S, 0, s_at, run, s_new, &s_places);
        return RT_ON;
    }
    if (size < 4) {
        _Alignas(64) uint32_t s_new[32];
        _Alignas(64) uint32_t s_at[32];
        lanes_st_v(s_at, a);
        lanes_stg_v_2(s, rc, s_new);
        struct rt_places s_places;
        if (!rt_may_place(m, VOLTA_SPACE_S, 2, 0, s_at, run, &s_places))
            return rt_slowly(m, in);
        rt_place_2(m, VOLTA_SPACE_S, 0, s_at, run, s_new, &s_places);
        return RT_ON;
    }
    return rt_slowly(m, in);
}
RT_MADE_ANY(volta_fast_st_t)
RT_KNOWN(volta_fast_st_t, 0, 0x6, 0x5, .line = {0})
RT_KNOWN(volta_fast_st_t, 1, 0x6, 0x5, .value = {[0] = 1, [2] = 5})
RT_KNOWN(volta_fast_st_t, 2, 0x6, 0x5, .value = {[0] = 1, [2] = 4})
RT_KNOWN(volta_fast_st_t, 3, 0x6, 0x5, .value = {[2] = 2})
RT_QUICK_4(volta_fast_st_t)

/* GUARD ST{E{EVICT}SIZE{STORE_ORDER}SCOPE{PRIVATE}} ADDR64_UR_TURING, $R[Rb]  CTL */
RT_BODY(volta_fast_st_tu)
{
    struct volta_state *const s = m->state;
    const int32_t size = (int32_t)rt_value(in, known, 2);
    const int32_t rb = (int32_t)in->value[9];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 10);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_addr64_ur_turing(m, in, known, a_row, 1, 7, 0, 6, 8);
    if (!a || size == 7)
        return rt_slowly(m, in);
    const uint32_t hold_2 = lanes_atom_v(a);
    if ((run & hold_2) == 0) {
        const uint32_t hold_3 = lanes_atom_v_2(a);
        if ((run & hold_3) == 0) {
            if (size < 2) {
                _Alignas(64) uint32_t g_new[32];
                _Alignas(64) uint32_t g_near[32];
                uint64_t g_base;
                if (!rt_narrow(a, run, &g_base, g_near))
                    return rt_slowly(m, in);
                lanes_stg_v(s, rb, g_new);
                struct rt_places g_places;
                if (!rt_may_place(m, VOLTA_SPACE_G, 1, g_base, g_near, run, &g_places))
                    return rt_slowly(m, in);
                rt_place_1(m, VOLTA_SPACE_G, g_base, g_near, run, g_new, &g_places);
                return RT_ON;
            }
            if (size < 4) {
                _Alignas(64) uint32_t g_new[32];
                _Alignas(64) uint32_t g_near[32];
                uint64_t g_base;
                if (!rt_narrow(a, run, &g_base, g_near))
                    return rt_slowly(m, in);
                lanes_stg_v_2(s, rb, g_new);
                struct rt_places g_places;
                if (!rt_may_place(m, VOLTA_SPACE_G, 2, g_base, g_near, run, &g_places))
                    return rt_slowly(m, in);
                rt_place_2(m, VOLTA_SPACE_G, g_base, g_near, run, g_new, &g_places);
                return RT_ON;
            }
            if (size == 4) {
                _Alignas(64) uint32_t g_near[32];
                uint64_t g_base;
                struct rt_places g_places;
                if (!rt_narrow(a, run, &g_base, g_near)
                    || !rt_may_place(m, VOLTA_SPACE_G, 4, g_base, g_near, run, &g_places))
                    return rt_slowly(m, in);
                rt_place_4(m, VOLTA_SPACE_G, g_base, g_near, run, s->r[rb], &g_places);
                return RT_ON;
            }
            if (rb == 255) {
                if (size == 5) {
                    _Alignas(64) uint64_t g_new[32];
                    _Alignas(64) uint32_t g_near[32];
                    uint64_t g_base;
                    if (!rt_narrow(a, run, &g_base, g_near))
                        return rt_slowly(m, in);
                    lanes_stg_v_3(g_new);
                    struct rt_places g_places;
                    if (!rt_may_place(m, VOLTA_SPACE_G, 8, g_base, g_near, run, &g_places))
                        return rt_slowly(m, in);
                    rt_place_8(m, VOLTA_SPACE_G, g_base, g_near, run, g_new, &g_places);
                    return RT_ON;
                }
                return rt_slowly(m, in);
            }
            if (size == 5) {
                if ((rb & 1) != 0)
                    return rt_slowly(m, in);
                _Alignas(64) uint32_t g_new[32];
                lanes_stg_v_4(g_new, s, rb);
                const uint32_t *const g_rows[] = {s->r[rb], g_new};
                _Alignas(64) uint32_t g_near[32];
                uint64_t g_base;
                struct rt_places g_places;
                if (!rt_narrow(a, run, &g_base, g_near)
                    || !rt_may_place(m, VOLTA_SPACE_G, 8, g_base, g_near, run, &g_places))
                    return rt_slowly(m, in);
                rt_place_rows(m, VOLTA_SPACE_G, g_base, g_near, run, 2, g_rows, &g_places);
                return RT_ON;
            }
            if ((rb & 3) != 0)
                return rt_slowly(m, in);
            _Alignas(64) uint32_t g_new[32];
            lanes_stg_v_4(g_new, s, rb);
            _Alignas(64) uint32_t g_new_2[32];
            lanes_stg_v_5(g_new_2, s, rb);
            _Alignas(64) uint32_t g_new_3[32];
            lanes_stg_v_6(g_new_3, s, rb);
            const uint32_t *const g_rows[] = {s->r[rb], g_new, g_new_2, g_new_3};
            _Alignas(64) uint32_t g_near[32];
            uint64_t g_base;
            struct rt_places g_places;
            if (!rt_narrow(a, run, &g_base, g_near)
                || !rt_may_place(m, VOLTA_SPACE_G, 16, g_base, g_near, run, &g_places))
                return rt_slowly(m, in);
            rt_place_rows(m, VOLTA_SPACE_G, g_base, g_near, run, 4, g_rows, &g_places);
            return RT_ON;
        }
        if (run & ~hold_3)
            return rt_slowly(m, in);
        if (size < 2) {
            _Alignas(64) uint32_t l_new[32];
            _Alignas(64) uint32_t l_at[32];
            lanes_st_v(l_at, a);
            lanes_stg_v(s, rb, l_new);
            struct rt_places l_places;
            if (!rt_may_place(m, VOLTA_SPACE_L, 1, 0, l_at, run, &l_places))
                return rt_slowly(m, in);
            rt_place_1(m, VOLTA_SPACE_L, 0, l_at, run, l_new, &l_places);
            return RT_ON;
        }
        if (size < 4) {
            _Alignas(64) uint32_t l_new[32];
            _Alignas(64) uint32_t l_at[32];
            lanes_st_v(l_at, a);
            lanes_stg_v_2(s, rb, l_new);
            struct rt_places l_places;
            if (!rt_may_place(m, VOLTA_SPACE_L, 2, 0, l_at, run, &l_places))
                return rt_slowly(m, in);
            rt_place_2(m, VOLTA_SPACE_L, 0, l_at, run, l_new, &l_places);
            return RT_ON;
        }
        if (size == 4) {
            _Alignas(64) uint32_t l_at[32];
            lanes_st_v(l_at, a);
            struct rt_places l_places;
            if (!rt_may_place(m, VOLTA_SPACE_L, 4, 0, l_at, run, &l_places))
                return rt_slowly(m, in);
            rt_place_4(m, VOLTA_SPACE_L, 0, l_at, run, s->r[rb], &l_places);
            return RT_ON;
        }
        if (rb == 255) {
            if (size == 5) {
                _Alignas(64) uint64_t l_new[32];
                _Alignas(64) uint32_t l_at[32];
                lanes_st_v(l_at, a);
                lanes_stg_v_3(l_new);
                struct rt_places l_places;
                if (!rt_may_place(m, VOLTA_SPACE_L, 8, 0, l_at, run, &l_places))
                    return rt_slowly(m, in);
                rt_place_8(m, VOLTA_SPACE_L, 0, l_at, run, l_new, &l_places);
                return RT_ON;
            }
            return rt_slowly(m, in);
        }
        if (size == 5) {
            if ((rb & 1) != 0)
                return rt_slowly(m, in);
            _Alignas(64) uint32_t l_new[32];
            lanes_stg_v_4(l_new, s, rb);
            const uint32_t *const l_rows[] = {s->r[rb], l_new};
            _Alignas(64) uint32_t l_at[32];
            lanes_st_v(l_at, a);
            struct rt_places l_places;
            if (!rt_may_place(m, VOLTA_SPACE_L, 8, 0, l_at, run, &l_places))
                return rt_slowly(m, in);
            rt_place_rows(m, VOLTA_SPACE_L, 0, l_at, run, 2, l_rows, &l_places);
            return RT_ON;
        }
        if ((rb & 3) != 0)
            return rt_slowly(m, in);
        _Alignas(64) uint32_t l_new[32];
        lanes_stg_v_4(l_new, s, rb);
        _Alignas(64) uint32_t l_new_2[32];
        lanes_stg_v_5(l_new_2, s, rb);
        _Alignas(64) uint32_t l_new_3[32];
        lanes_stg_v_6(l_new_3, s, rb);
        const uint32_t *const l_rows[] = {s->r[rb], l_new, l_new_2, l_new_3};
        _Alignas(64) uint32_t l_at[32];
        lanes_st_v(l_at, a);
        struct rt_places l_places;
        if (!rt_may_place(m, VOLTA_SPACE_L, 16, 0, l_at, run, &l_places))
            return rt_slowly(m, in);
        rt_place_rows(m, VOLTA_SPACE_L, 0, l_at, run, 4, l_rows, &l_places);
        return RT_ON;
    }
    if (run & ~hold_2)
        return rt_slowly(m, in);
    if (size < 2) {
        _Alignas(64) uint32_t s_new[32];
        _Alignas(64) uint32_t s_at[32];
        lanes_st_v(s_at, a);
        lanes_stg_v(s, rb, s_new);
        struct rt_places s_places;
        if (!rt_may_place(m, VOLTA_SPACE_S, 1, 0, s_at, run, &s_places))
            return rt_slowly(m, in);
        rt_place_1(m, VOLTA_SPACE_S, 0, s_at, run, s_new, &s_places);
        return RT_ON;
    }
    if (size < 4) {
        _Alignas(64) uint32_t s_new[32];
        _Alignas(64) uint32_t s_at[32];
        lanes_st_v(s_at, a);
        lanes_stg_v_2(s, rb, s_new);
        struct rt_places s_places;
        if (!rt_may_place(m, VOLTA_SPACE_S, 2, 0, s_at, run, &s_places))
            return rt_slowly(m, in);
        rt_place_2(m, VOLTA_SPACE_S, 0, s_at, run, s_new, &s_places);
        return RT_ON;
    }
    return rt_slowly(m, in);
}
RT_MADE_ANY(volta_fast_st_tu)
RT_KNOWN(volta_fast_st_tu, 0, 0x6, 0x5, .line = {0})
RT_KNOWN(volta_fast_st_tu, 1, 0x6, 0x5, .value = {[0] = 1, [2] = 5})
RT_KNOWN(volta_fast_st_tu, 2, 0x6, 0x5, .value = {[0] = 1, [2] = 4})
RT_KNOWN(volta_fast_st_tu, 3, 0x6, 0x5, .value = {[2] = 2})
RT_QUICK_4(volta_fast_st_tu)

/* GUARD ST{E}EVICT{SIZE}STORE_ORDER_SCOPE ADDR_E, $R[Rc] PM_EVENTS CTL */
RT_BODY(volta_fast_st_a)
{
    struct volta_state *const s = m->state;
    const int32_t size = (int32_t)rt_value(in, known, 2);
    const int32_t rc = (int32_t)in->value[6];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 7);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_addr_e_2(m, in, known, a_row, 0, 0, 4, 5);
    if (!a || size == 7)
        return rt_slowly(m, in);
    const uint32_t hold_2 = lanes_atom_v(a);
    if ((run & hold_2) == 0) {
        const uint32_t hold_3 = lanes_atom_v_2(a);
        if ((run & hold_3) == 0) {
            if (size < 2) {
                _Alignas(64) uint32_t g_new[32];
                _Alignas(64) uint32_t g_near[32];
                uint64_t g_base;
                if (!rt_narrow(a, run, &g_base, g_near))
                    return rt_slowly(m, in);
                lanes_stg_v(s, rc, g_new);
                struct rt_places g_places;
                if (!rt_may_place(m, VOLTA_SPACE_G, 1, g_base, g_near, run, &g_places))
                    return rt_slowly(m, in);
                rt_place_1(m, VOLTA_SPACE_G, g_base, g_near, run, g_new, &g_places);
                return RT_ON;
            }
            if (size < 4) {
                _Alignas(64) uint32_t g_new[32];
                _Alignas(64) uint32_t g_near[32];
                uint64_t g_base;
                if (!rt_narrow(a, run, &g_base, g_near))
                    return rt_slowly(m, in);
                lanes_stg_v_2(s, rc, g_new);
                struct rt_places g_places;
                if (!rt_may_place(m, VOLTA_SPACE_G, 2, g_base, g_near, run, &g_places))
                    return rt_slowly(m, in);
                rt_place_2(m, VOLTA_SPACE_G, g_base, g_near, run, g_new, &g_places);
                return RT_ON;
            }
            if (size == 4) {
                _Alignas(64) uint32_t g_near[32];
                uint64_t g_base;
                struct rt_places g_places;
                if (!rt_narrow(a, run, &g_base, g_near)
                    || !rt_may_place(m, VOLTA_SPACE_G, 4, g_base, g_near, run, &g_places))
                    return rt_slowly(m, in);
                rt_place_4(m, VOLTA_SPACE_G, g_base, g_near, run, s->r[rc], &g_places);
                return RT_ON;
            }
            if (rc == 255) {
                if (size == 5) {
                    _Alignas(64) uint64_t g_new[32];
                    _Alignas(64) uint32_t g_near[32];
                    uint64_t g_base;
                    if (!rt_narrow(a, run, &g_base, g_near))
                        return rt_slowly(m, in);
                    lanes_stg_v_3(g_new);
                    struct rt_places g_places;
                    if (!rt_may_place(m, VOLTA_SPACE_G, 8, g_base, g_near, run, &g_places))
                        return rt_slowly(m, in);
                    rt_place_8(m, VOLTA_SPACE_G, g_base, g_near, run, g_new, &g_places);
                    return RT_ON;
                }
                return rt_slowly(m, in);
            }
            if (size == 5) {
                if ((rc & 1) != 0)
                    return rt_slowly(m, in);
                _Alignas(64) uint32_t g_new[32];
                lanes_stg_v_4(g_new, s, rc);
                const uint32_t *const g_rows[] = {s->r[rc], g_new};
                _Alignas(64) uint32_t g_near[32];
                uint64_t g_base;
                struct rt_places g_places;
                if (!rt_narrow(a, run, &g_base, g_near)
                    || !rt_may_place(m, VOLTA_SPACE_G, 8, g_base, g_near, run, &g_places))
                    return rt_slowly(m, in);
                rt_place_rows(m, VOLTA_SPACE_G, g_base, g_near, run, 2, g_rows, &g_places);
                return RT_ON;
            }
            if ((rc & 3) != 0)
                return rt_slowly(m, in);
            _Alignas(64) uint32_t g_new[32];
            lanes_stg_v_4(g_new, s, rc);
            _Alignas(64) uint32_t g_new_2[32];
            lanes_stg_v_5(g_new_2, s, rc);
            _Alignas(64) uint32_t g_new_3[32];
            lanes_stg_v_6(g_new_3, s, rc);
            const uint32_t *const g_rows[] = {s->r[rc], g_new, g_new_2, g_new_3};
            _Alignas(64) uint32_t g_near[32];
            uint64_t g_base;
            struct rt_places g_places;
            if (!rt_narrow(a, run, &g_base, g_near)
                || !rt_may_place(m, VOLTA_SPACE_G, 16, g_base, g_near, run, &g_places))
                return rt_slowly(m, in);
            rt_place_rows(m, VOLTA_SPACE_G, g_base, g_near, run, 4, g_rows, &g_places);
            return RT_ON;
        }
        if (run & ~hold_3)
            return rt_slowly(m, in);
        if (size < 2) {
            _Alignas(64) uint32_t l_new[32];
            _Alignas(64) uint32_t l_at[32];
            lanes_st_v(l_at, a);
            lanes_stg_v(s, rc, l_new);
            struct rt_places l_places;
            if (!rt_may_place(m, VOLTA_SPACE_L, 1, 0, l_at, run, &l_places))
                return rt_slowly(m, in);
            rt_place_1(m, VOLTA_SPACE_L, 0, l_at, run, l_new, &l_places);
            return RT_ON;
        }
        if (size < 4) {
            _Alignas(64) uint32_t l_new[32];
            _Alignas(64) uint32_t l_at[32];
            lanes_st_v(l_at, a);
            lanes_stg_v_2(s, rc, l_new);
            struct rt_places l_places;
            if (!rt_may_place(m, VOLTA_SPACE_L, 2, 0, l_at, run, &l_places))
                return rt_slowly(m, in);
            rt_place_2(m, VOLTA_SPACE_L, 0, l_at, run, l_new, &l_places);
            return RT_ON;
        }
        if (size == 4) {
            _Alignas(64) uint32_t l_at[32];
            lanes_st_v(l_at, a);
            struct rt_places l_places;
            if (!rt_may_place(m, VOLTA_SPACE_L, 4, 0, l_at, run, &l_places))
                return rt_slowly(m, in);
            rt_place_4(m, VOLTA_SPACE_L, 0, l_at, run, s->r[rc], &l_places);
            return RT_ON;
        }
        if (rc == 255) {
            if (size == 5) {
                _Alignas(64) uint64_t l_new[32];
                _Alignas(64) uint32_t l_at[32];
                lanes_st_v(l_at, a);
                lanes_stg_v_3(l_new);
                struct rt_places l_places;
                if (!rt_may_place(m, VOLTA_SPACE_L, 8, 0, l_at, run, &l_places))
                    return rt_slowly(m, in);
                rt_place_8(m, VOLTA_SPACE_L, 0, l_at, run, l_new, &l_places);
                return RT_ON;
            }
            return rt_slowly(m, in);
        }
        if (size == 5) {
            if ((rc & 1) != 0)
                return rt_slowly(m, in);
            _Alignas(64) uint32_t l_new[32];
            lanes_stg_v_4(l_new, s, rc);
            const uint32_t *const l_rows[] = {s->r[rc], l_new};
            _Alignas(64) uint32_t l_at[32];
            lanes_st_v(l_at, a);
            struct rt_places l_places;
            if (!rt_may_place(m, VOLTA_SPACE_L, 8, 0, l_at, run, &l_places))
                return rt_slowly(m, in);
            rt_place_rows(m, VOLTA_SPACE_L, 0, l_at, run, 2, l_rows, &l_places);
            return RT_ON;
        }
        if ((rc & 3) != 0)
            return rt_slowly(m, in);
        _Alignas(64) uint32_t l_new[32];
        lanes_stg_v_4(l_new, s, rc);
        _Alignas(64) uint32_t l_new_2[32];
        lanes_stg_v_5(l_new_2, s, rc);
        _Alignas(64) uint32_t l_new_3[32];
        lanes_stg_v_6(l_new_3, s, rc);
        const uint32_t *const l_rows[] = {s->r[rc], l_new, l_new_2, l_new_3};
        _Alignas(64) uint32_t l_at[32];
        lanes_st_v(l_at, a);
        struct rt_places l_places;
        if (!rt_may_place(m, VOLTA_SPACE_L, 16, 0, l_at, run, &l_places))
            return rt_slowly(m, in);
        rt_place_rows(m, VOLTA_SPACE_L, 0, l_at, run, 4, l_rows, &l_places);
        return RT_ON;
    }
    if (run & ~hold_2)
        return rt_slowly(m, in);
    if (size < 2) {
        _Alignas(64) uint32_t s_new[32];
        _Alignas(64) uint32_t s_at[32];
        lanes_st_v(s_at, a);
        lanes_stg_v(s, rc, s_new);
        struct rt_places s_places;
        if (!rt_may_place(m, VOLTA_SPACE_S, 1, 0, s_at, run, &s_places))
            return rt_slowly(m, in);
        rt_place_1(m, VOLTA_SPACE_S, 0, s_at, run, s_new, &s_places);
        return RT_ON;
    }
    if (size < 4) {
        _Alignas(64) uint32_t s_new[32];
        _Alignas(64) uint32_t s_at[32];
        lanes_st_v(s_at, a);
        lanes_stg_v_2(s, rc, s_new);
        struct rt_places s_places;
        if (!rt_may_place(m, VOLTA_SPACE_S, 2, 0, s_at, run, &s_places))
            return rt_slowly(m, in);
        rt_place_2(m, VOLTA_SPACE_S, 0, s_at, run, s_new, &s_places);
        return RT_ON;
    }
    return rt_slowly(m, in);
}
RT_MADE_ANY(volta_fast_st_a)
RT_KNOWN(volta_fast_st_a, 0, 0x3, 0x5, .line = {0})
RT_KNOWN(volta_fast_st_a, 1, 0x3, 0x5, .value = {[0] = 1, [2] = 5})
RT_KNOWN(volta_fast_st_a, 2, 0x3, 0x5, .value = {[0] = 1, [2] = 4})
RT_KNOWN(volta_fast_st_a, 3, 0x3, 0x5, .value = {[2] = 2})
RT_QUICK_4(volta_fast_st_a)

/* GUARD ST{OPT_E}EVICT{SIZE}STORE_ORDER_SCOPE ADDR_GLOBAL, $R[Rb] DESC PM_EVENTS CTL */
RT_BODY(volta_fast_st_d)
{
    struct volta_state *const s = m->state;
    const int32_t size = (int32_t)rt_value(in, known, 1);
    const int32_t rb = (int32_t)in->value[6];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 7);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_addr_global_3(m, in, known, a_row, 1, 3, 4, 5);
    if (!a || size == 7)
        return rt_slowly(m, in);
    const uint32_t hold_2 = lanes_atom_v(a);
    if ((run & hold_2) == 0) {
        const uint32_t hold_3 = lanes_atom_v_2(a);
        if ((run & hold_3) == 0) {
            if (size < 2) {
                _Alignas(64) uint32_t g_new[32];
                _Alignas(64) uint32_t g_near[32];
                uint64_t g_base;
                if (!rt_narrow(a, run, &g_base, g_near))
                    return rt_slowly(m, in);
                lanes_stg_v(s, rb, g_new);
                struct rt_places g_places;
                if (!rt_may_place(m, VOLTA_SPACE_G, 1, g_base, g_near, run, &g_places))
                    return rt_slowly(m, in);
                rt_place_1(m, VOLTA_SPACE_G, g_base, g_near, run, g_new, &g_places);
                return RT_ON;
            }
            if (size < 4) {
                _Alignas(64) uint32_t g_new[32];
                _Alignas(64) uint32_t g_near[32];
                uint64_t g_base;
                if (!rt_narrow(a, run, &g_base, g_near))
                    return rt_slowly(m, in);
                lanes_stg_v_2(s, rb, g_new);
                struct rt_places g_places;
                if (!rt_may_place(m, VOLTA_SPACE_G, 2, g_base, g_near, run, &g_places))
                    return rt_slowly(m, in);
                rt_place_2(m, VOLTA_SPACE_G, g_base, g_near, run, g_new, &g_places);
                return RT_ON;
            }
            if (size == 4) {
                _Alignas(64) uint32_t g_near[32];
                uint64_t g_base;
                struct rt_places g_places;
                if (!rt_narrow(a, run, &g_base, g_near)
                    || !rt_may_place(m, VOLTA_SPACE_G, 4, g_base, g_near, run, &g_places))
                    return rt_slowly(m, in);
                rt_place_4(m, VOLTA_SPACE_G, g_base, g_near, run, s->r[rb], &g_places);
                return RT_ON;
            }
            if (rb == 255) {
                if (size == 5) {
                    _Alignas(64) uint64_t g_new[32];
                    _Alignas(64) uint32_t g_near[32];
                    uint64_t g_base;
                    if (!rt_narrow(a, run, &g_base, g_near))
                        return rt_slowly(m, in);
                    lanes_stg_v_3(g_new);
                    struct rt_places g_places;
                    if (!rt_may_place(m, VOLTA_SPACE_G, 8, g_base, g_near, run, &g_places))
                        return rt_slowly(m, in);
                    rt_place_8(m, VOLTA_SPACE_G, g_base, g_near, run, g_new, &g_places);
                    return RT_ON;
                }
                return rt_slowly(m, in);
            }
            if (size == 5) {
                if ((rb & 1) != 0)
                    return rt_slowly(m, in);
                _Alignas(64) uint32_t g_new[32];
                lanes_stg_v_4(g_new, s, rb);
                const uint32_t *const g_rows[] = {s->r[rb], g_new};
                _Alignas(64) uint32_t g_near[32];
                uint64_t g_base;
                struct rt_places g_places;
                if (!rt_narrow(a, run, &g_base, g_near)
                    || !rt_may_place(m, VOLTA_SPACE_G, 8, g_base, g_near, run, &g_places))
                    return rt_slowly(m, in);
                rt_place_rows(m, VOLTA_SPACE_G, g_base, g_near, run, 2, g_rows, &g_places);
                return RT_ON;
            }
            if ((rb & 3) != 0)
                return rt_slowly(m, in);
            _Alignas(64) uint32_t g_new[32];
            lanes_stg_v_4(g_new, s, rb);
            _Alignas(64) uint32_t g_new_2[32];
            lanes_stg_v_5(g_new_2, s, rb);
            _Alignas(64) uint32_t g_new_3[32];
            lanes_stg_v_6(g_new_3, s, rb);
            const uint32_t *const g_rows[] = {s->r[rb], g_new, g_new_2, g_new_3};
            _Alignas(64) uint32_t g_near[32];
            uint64_t g_base;
            struct rt_places g_places;
            if (!rt_narrow(a, run, &g_base, g_near)
                || !rt_may_place(m, VOLTA_SPACE_G, 16, g_base, g_near, run, &g_places))
                return rt_slowly(m, in);
            rt_place_rows(m, VOLTA_SPACE_G, g_base, g_near, run, 4, g_rows, &g_places);
            return RT_ON;
        }
        if (run & ~hold_3)
            return rt_slowly(m, in);
        if (size < 2) {
            _Alignas(64) uint32_t l_new[32];
            _Alignas(64) uint32_t l_at[32];
            lanes_st_v(l_at, a);
            lanes_stg_v(s, rb, l_new);
            struct rt_places l_places;
            if (!rt_may_place(m, VOLTA_SPACE_L, 1, 0, l_at, run, &l_places))
                return rt_slowly(m, in);
            rt_place_1(m, VOLTA_SPACE_L, 0, l_at, run, l_new, &l_places);
            return RT_ON;
        }
        if (size < 4) {
            _Alignas(64) uint32_t l_new[32];
            _Alignas(64) uint32_t l_at[32];
            lanes_st_v(l_at, a);
            lanes_stg_v_2(s, rb, l_new);
            struct rt_places l_places;
            if (!rt_may_place(m, VOLTA_SPACE_L, 2, 0, l_at, run, &l_places))
                return rt_slowly(m, in);
            rt_place_2(m, VOLTA_SPACE_L, 0, l_at, run, l_new, &l_places);
            return RT_ON;
        }
        if (size == 4) {
            _Alignas(64) uint32_t l_at[32];
            lanes_st_v(l_at, a);
            struct rt_places l_places;
            if (!rt_may_place(m, VOLTA_SPACE_L, 4, 0, l_at, run, &l_places))
                return rt_slowly(m, in);
            rt_place_4(m, VOLTA_SPACE_L, 0, l_at, run, s->r[rb], &l_places);
            return RT_ON;
        }
        if (rb == 255) {
            if (size == 5) {
                _Alignas(64) uint64_t l_new[32];
                _Alignas(64) uint32_t l_at[32];
                lanes_st_v(l_at, a);
                lanes_stg_v_3(l_new);
                struct rt_places l_places;
                if (!rt_may_place(m, VOLTA_SPACE_L, 8, 0, l_at, run, &l_places))
                    return rt_slowly(m, in);
                rt_place_8(m, VOLTA_SPACE_L, 0, l_at, run, l_new, &l_places);
                return RT_ON;
            }
            return rt_slowly(m, in);
        }
        if (size == 5) {
            if ((rb & 1) != 0)
                return rt_slowly(m, in);
            _Alignas(64) uint32_t l_new[32];
            lanes_stg_v_4(l_new, s, rb);
            const uint32_t *const l_rows[] = {s->r[rb], l_new};
            _Alignas(64) uint32_t l_at[32];
            lanes_st_v(l_at, a);
            struct rt_places l_places;
            if (!rt_may_place(m, VOLTA_SPACE_L, 8, 0, l_at, run, &l_places))
                return rt_slowly(m, in);
            rt_place_rows(m, VOLTA_SPACE_L, 0, l_at, run, 2, l_rows, &l_places);
            return RT_ON;
        }
        if ((rb & 3) != 0)
            return rt_slowly(m, in);
        _Alignas(64) uint32_t l_new[32];
        lanes_stg_v_4(l_new, s, rb);
        _Alignas(64) uint32_t l_new_2[32];
        lanes_stg_v_5(l_new_2, s, rb);
        _Alignas(64) uint32_t l_new_3[32];
        lanes_stg_v_6(l_new_3, s, rb);
        const uint32_t *const l_rows[] = {s->r[rb], l_new, l_new_2, l_new_3};
        _Alignas(64) uint32_t l_at[32];
        lanes_st_v(l_at, a);
        struct rt_places l_places;
        if (!rt_may_place(m, VOLTA_SPACE_L, 16, 0, l_at, run, &l_places))
            return rt_slowly(m, in);
        rt_place_rows(m, VOLTA_SPACE_L, 0, l_at, run, 4, l_rows, &l_places);
        return RT_ON;
    }
    if (run & ~hold_2)
        return rt_slowly(m, in);
    if (size < 2) {
        _Alignas(64) uint32_t s_new[32];
        _Alignas(64) uint32_t s_at[32];
        lanes_st_v(s_at, a);
        lanes_stg_v(s, rb, s_new);
        struct rt_places s_places;
        if (!rt_may_place(m, VOLTA_SPACE_S, 1, 0, s_at, run, &s_places))
            return rt_slowly(m, in);
        rt_place_1(m, VOLTA_SPACE_S, 0, s_at, run, s_new, &s_places);
        return RT_ON;
    }
    if (size < 4) {
        _Alignas(64) uint32_t s_new[32];
        _Alignas(64) uint32_t s_at[32];
        lanes_st_v(s_at, a);
        lanes_stg_v_2(s, rb, s_new);
        struct rt_places s_places;
        if (!rt_may_place(m, VOLTA_SPACE_S, 2, 0, s_at, run, &s_places))
            return rt_slowly(m, in);
        rt_place_2(m, VOLTA_SPACE_S, 0, s_at, run, s_new, &s_places);
        return RT_ON;
    }
    return rt_slowly(m, in);
}
RT_MADE_ANY(volta_fast_st_d)
RT_KNOWN(volta_fast_st_d, 0, 0xa, 0x2, .line = {0})
RT_KNOWN(volta_fast_st_d, 1, 0xa, 0x2, .value = {[1] = 5})
RT_KNOWN(volta_fast_st_d, 2, 0xa, 0x2, .value = {[1] = 4})
RT_KNOWN(volta_fast_st_d, 3, 0xa, 0x2, .line = {[1] = 4}, .value = {[1] = 2})
RT_QUICK_4(volta_fast_st_d)

/* GUARD LDL{EVICT}SIZE $R[Rd], ADDR  CTL */
RT_BODY(volta_fast_ldl_v)
{
    const int32_t size = (int32_t)rt_value(in, known, 1);
    const int32_t rd = (int32_t)in->value[2];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 5);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_addr(m, in, known, a_row, 0, 3, 4);
    if (!a || size == 7)
        return rt_slowly(m, in);
    if (size == 0) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (!rt_fetch_1(m, VOLTA_SPACE_L, 0, a, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 1) {
        _Alignas(64) uint32_t l_row[32];
        if (!rt_fetch_1(m, VOLTA_SPACE_L, 0, a, run, l_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_ldg_v(l_row, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 2) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (!rt_fetch_2(m, VOLTA_SPACE_L, 0, a, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 3) {
        _Alignas(64) uint32_t l_row[32];
        if (!rt_fetch_2(m, VOLTA_SPACE_L, 0, a, run, l_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_ldg_v_2(l_row, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 4) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (!rt_fetch_4(m, VOLTA_SPACE_L, 0, a, run, rd_to))
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
        uint32_t *const rd_place = place_r_3(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint32_t *const result_place = place_r_4(m, in, 2);
        uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
        uint32_t *const l_rows[] = {rd_to, result_to};
        if (!rt_fetch_rows(m, VOLTA_SPACE_L, 0, a, run, 2, l_rows))
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
    if (!rt_fetch_rows(m, VOLTA_SPACE_L, 0, a, run, 4, l_rows))
        return rt_slowly(m, in);
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    rt_write_row32(whole, result_place_2, result_new_2, run);
    rt_write_row32(whole, result_place_3, result_new_3, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_ldl_v)
RT_KNOWN(volta_fast_ldl_v, 0, 0x3, 0x2, .line = {0})
RT_KNOWN(volta_fast_ldl_v, 1, 0x3, 0x2, .line = {[0] = 1}, .value = {[1] = 5})
RT_KNOWN(volta_fast_ldl_v, 2, 0x3, 0x2, .line = {[0] = 1}, .value = {[1] = 4})
RT_QUICK_3(volta_fast_ldl_v)

/* GUARD LDL{EVICT}SIZE $R[Rd], ADDR PM_EVENTS CTL */
RT_BODY(volta_fast_ldl_t)
{
    const int32_t size = (int32_t)rt_value(in, known, 1);
    const int32_t rd = (int32_t)in->value[2];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 5);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_addr(m, in, known, a_row, 0, 3, 4);
    if (!a || size == 7)
        return rt_slowly(m, in);
    if (size == 0) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (!rt_fetch_1(m, VOLTA_SPACE_L, 0, a, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 1) {
        _Alignas(64) uint32_t l_row[32];
        if (!rt_fetch_1(m, VOLTA_SPACE_L, 0, a, run, l_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_ldg_v(l_row, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 2) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (!rt_fetch_2(m, VOLTA_SPACE_L, 0, a, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 3) {
        _Alignas(64) uint32_t l_row[32];
        if (!rt_fetch_2(m, VOLTA_SPACE_L, 0, a, run, l_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_ldg_v_2(l_row, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 4) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (!rt_fetch_4(m, VOLTA_SPACE_L, 0, a, run, rd_to))
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
        uint32_t *const rd_place = place_r_3(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint32_t *const result_place = place_r_4(m, in, 2);
        uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
        uint32_t *const l_rows[] = {rd_to, result_to};
        if (!rt_fetch_rows(m, VOLTA_SPACE_L, 0, a, run, 2, l_rows))
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
    if (!rt_fetch_rows(m, VOLTA_SPACE_L, 0, a, run, 4, l_rows))
        return rt_slowly(m, in);
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    rt_write_row32(whole, result_place_2, result_new_2, run);
    rt_write_row32(whole, result_place_3, result_new_3, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_ldl_t)
RT_KNOWN(volta_fast_ldl_t, 0, 0x3, 0x2, .line = {0})
RT_KNOWN(volta_fast_ldl_t, 1, 0x3, 0x2, .line = {[0] = 1}, .value = {[1] = 5})
RT_KNOWN(volta_fast_ldl_t, 2, 0x3, 0x2, .line = {[0] = 1}, .value = {[1] = 4})
RT_QUICK_3(volta_fast_ldl_t)

/* GUARD LDL{EVICT}SIZE $R[Rd], ADDR_UR  CTL */
RT_BODY(volta_fast_ldl_tu)
{
    const int32_t size = (int32_t)rt_value(in, known, 1);
    const int32_t rd = (int32_t)in->value[2];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 6);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_addr_ur(m, in, known, a_row, 0, 4, 3, 5);
    if (!a || size == 7)
        return rt_slowly(m, in);
    if (size == 0) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (!rt_fetch_1(m, VOLTA_SPACE_L, 0, a, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 1) {
        _Alignas(64) uint32_t l_row[32];
        if (!rt_fetch_1(m, VOLTA_SPACE_L, 0, a, run, l_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_ldg_v(l_row, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 2) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (!rt_fetch_2(m, VOLTA_SPACE_L, 0, a, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 3) {
        _Alignas(64) uint32_t l_row[32];
        if (!rt_fetch_2(m, VOLTA_SPACE_L, 0, a, run, l_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_ldg_v_2(l_row, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 4) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (!rt_fetch_4(m, VOLTA_SPACE_L, 0, a, run, rd_to))
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
        uint32_t *const rd_place = place_r_3(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint32_t *const result_place = place_r_4(m, in, 2);
        uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
        uint32_t *const l_rows[] = {rd_to, result_to};
        if (!rt_fetch_rows(m, VOLTA_SPACE_L, 0, a, run, 2, l_rows))
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
    if (!rt_fetch_rows(m, VOLTA_SPACE_L, 0, a, run, 4, l_rows))
        return rt_slowly(m, in);
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    rt_write_row32(whole, result_place_2, result_new_2, run);
    rt_write_row32(whole, result_place_3, result_new_3, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_ldl_tu)
RT_KNOWN(volta_fast_ldl_tu, 0, 0x3, 0x2, .line = {0})
RT_KNOWN(volta_fast_ldl_tu, 1, 0x3, 0x2, .value = {[1] = 5})
RT_KNOWN(volta_fast_ldl_tu, 2, 0x3, 0x2, .value = {[1] = 4})
RT_QUICK_3(volta_fast_ldl_tu)

/* GUARD LDL{EVICT}SIZE $R[Rd], ADDR_LOCAL DESC_LOCAL PM_EVENTS CTL */
RT_BODY(volta_fast_ldl_d)
{
    const int32_t size = (int32_t)rt_value(in, known, 1);
    const int32_t rd = (int32_t)in->value[2];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 6);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_addr_local(m, in, known, a_row, 0, 3, 4, 5);
    if (!a || size == 7)
        return rt_slowly(m, in);
    if (size == 0) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (!rt_fetch_1(m, VOLTA_SPACE_L, 0, a, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 1) {
        _Alignas(64) uint32_t l_row[32];
        if (!rt_fetch_1(m, VOLTA_SPACE_L, 0, a, run, l_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_ldg_v(l_row, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 2) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (!rt_fetch_2(m, VOLTA_SPACE_L, 0, a, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 3) {
        _Alignas(64) uint32_t l_row[32];
        if (!rt_fetch_2(m, VOLTA_SPACE_L, 0, a, run, l_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_ldg_v_2(l_row, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 4) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (!rt_fetch_4(m, VOLTA_SPACE_L, 0, a, run, rd_to))
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
        uint32_t *const rd_place = place_r_3(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint32_t *const result_place = place_r_4(m, in, 2);
        uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
        uint32_t *const l_rows[] = {rd_to, result_to};
        if (!rt_fetch_rows(m, VOLTA_SPACE_L, 0, a, run, 2, l_rows))
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
    if (!rt_fetch_rows(m, VOLTA_SPACE_L, 0, a, run, 4, l_rows))
        return rt_slowly(m, in);
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    rt_write_row32(whole, result_place_2, result_new_2, run);
    rt_write_row32(whole, result_place_3, result_new_3, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_ldl_d)
RT_KNOWN(volta_fast_ldl_d, 0, 0x5, 0x2, .line = {0})
RT_KNOWN(volta_fast_ldl_d, 1, 0x5, 0x2, .value = {[1] = 5})
RT_KNOWN(volta_fast_ldl_d, 2, 0x5, 0x2, .value = {[1] = 4})
RT_QUICK_3(volta_fast_ldl_d)

/* GUARD STL{EVICT}SIZE ADDR, $R[Rb]  CTL */
RT_BODY(volta_fast_stl_v)
{
    struct volta_state *const s = m->state;
    const int32_t size = (int32_t)rt_value(in, known, 1);
    const int32_t rb = (int32_t)in->value[4];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 5);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_addr(m, in, known, a_row, 0, 2, 3);
    if (!a || size == 7)
        return rt_slowly(m, in);
    if (size < 2) {
        _Alignas(64) uint32_t l_new[32];
        lanes_stg_v(s, rb, l_new);
        struct rt_places l_places;
        if (!rt_may_place(m, VOLTA_SPACE_L, 1, 0, a, run, &l_places))
            return rt_slowly(m, in);
        rt_place_1(m, VOLTA_SPACE_L, 0, a, run, l_new, &l_places);
        return RT_ON;
    }
    if (size < 4) {
        _Alignas(64) uint32_t l_new[32];
        lanes_stg_v_2(s, rb, l_new);
        struct rt_places l_places;
        if (!rt_may_place(m, VOLTA_SPACE_L, 2, 0, a, run, &l_places))
            return rt_slowly(m, in);
        rt_place_2(m, VOLTA_SPACE_L, 0, a, run, l_new, &l_places);
        return RT_ON;
    }
    if (size == 4) {
        struct rt_places l_places;
        if (!rt_may_place(m, VOLTA_SPACE_L, 4, 0, a, run, &l_places))
            return rt_slowly(m, in);
        rt_place_4(m, VOLTA_SPACE_L, 0, a, run, s->r[rb], &l_places);
        return RT_ON;
    }
    if (rb == 255) {
        if (size == 5) {
            _Alignas(64) uint64_t l_new[32];
            lanes_stg_v_3(l_new);
            struct rt_places l_places;
            if (!rt_may_place(m, VOLTA_SPACE_L, 8, 0, a, run, &l_places))
                return rt_slowly(m, in);
            rt_place_8(m, VOLTA_SPACE_L, 0, a, run, l_new, &l_places);
            return RT_ON;
        }
        return rt_slowly(m, in);
    }
    if (size == 5) {
        if ((rb & 1) != 0)
            return rt_slowly(m, in);
        _Alignas(64) uint32_t l_new[32];
        lanes_stg_v_4(l_new, s, rb);
        const uint32_t *const l_rows[] = {s->r[rb], l_new};
        struct rt_places l_places;
        if (!rt_may_place(m, VOLTA_SPACE_L, 8, 0, a, run, &l_places))
            return rt_slowly(m, in);
        rt_place_rows(m, VOLTA_SPACE_L, 0, a, run, 2, l_rows, &l_places);
        return RT_ON;
    }
    if ((rb & 3) != 0)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_new[32];
    lanes_stg_v_4(l_new, s, rb);
    _Alignas(64) uint32_t l_new_2[32];
    lanes_stg_v_5(l_new_2, s, rb);
    _Alignas(64) uint32_t l_new_3[32];
    lanes_stg_v_6(l_new_3, s, rb);
    const uint32_t *const l_rows[] = {s->r[rb], l_new, l_new_2, l_new_3};
    struct rt_places l_places;
    if (!rt_may_place(m, VOLTA_SPACE_L, 16, 0, a, run, &l_places))
        return rt_slowly(m, in);
    rt_place_rows(m, VOLTA_SPACE_L, 0, a, run, 4, l_rows, &l_places);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_stl_v)
RT_KNOWN(volta_fast_stl_v, 0, 0x3, 0x2, .line = {0})
RT_KNOWN(volta_fast_stl_v, 1, 0x3, 0x2, .value = {[1] = 4})
RT_QUICK_2(volta_fast_stl_v)

/* GUARD STL{EVICT}SIZE ADDR, $R[Rb] PM_EVENTS CTL */
RT_BODY(volta_fast_stl_t)
{
    struct volta_state *const s = m->state;
    const int32_t size = (int32_t)rt_value(in, known, 1);
    const int32_t rb = (int32_t)in->value[4];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 5);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_addr(m, in, known, a_row, 0, 2, 3);
    if (!a || size == 7)
        return rt_slowly(m, in);
    if (size < 2) {
        _Alignas(64) uint32_t l_new[32];
        lanes_stg_v(s, rb, l_new);
        struct rt_places l_places;
        if (!rt_may_place(m, VOLTA_SPACE_L, 1, 0, a, run, &l_places))
            return rt_slowly(m, in);
        rt_place_1(m, VOLTA_SPACE_L, 0, a, run, l_new, &l_places);
        return RT_ON;
    }
    if (size < 4) {
        _Alignas(64) uint32_t l_new[32];
        lanes_stg_v_2(s, rb, l_new);
        struct rt_places l_places;
        if (!rt_may_place(m, VOLTA_SPACE_L, 2, 0, a, run, &l_places))
            return rt_slowly(m, in);
        rt_place_2(m, VOLTA_SPACE_L, 0, a, run, l_new, &l_places);
        return RT_ON;
    }
    if (size == 4) {
        struct rt_places l_places;
        if (!rt_may_place(m, VOLTA_SPACE_L, 4, 0, a, run, &l_places))
            return rt_slowly(m, in);
        rt_place_4(m, VOLTA_SPACE_L, 0, a, run, s->r[rb], &l_places);
        return RT_ON;
    }
    if (rb == 255) {
        if (size == 5) {
            _Alignas(64) uint64_t l_new[32];
            lanes_stg_v_3(l_new);
            struct rt_places l_places;
            if (!rt_may_place(m, VOLTA_SPACE_L, 8, 0, a, run, &l_places))
                return rt_slowly(m, in);
            rt_place_8(m, VOLTA_SPACE_L, 0, a, run, l_new, &l_places);
            return RT_ON;
        }
        return rt_slowly(m, in);
    }
    if (size == 5) {
        if ((rb & 1) != 0)
            return rt_slowly(m, in);
        _Alignas(64) uint32_t l_new[32];
        lanes_stg_v_4(l_new, s, rb);
        const uint32_t *const l_rows[] = {s->r[rb], l_new};
        struct rt_places l_places;
        if (!rt_may_place(m, VOLTA_SPACE_L, 8, 0, a, run, &l_places))
            return rt_slowly(m, in);
        rt_place_rows(m, VOLTA_SPACE_L, 0, a, run, 2, l_rows, &l_places);
        return RT_ON;
    }
    if ((rb & 3) != 0)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_new[32];
    lanes_stg_v_4(l_new, s, rb);
    _Alignas(64) uint32_t l_new_2[32];
    lanes_stg_v_5(l_new_2, s, rb);
    _Alignas(64) uint32_t l_new_3[32];
    lanes_stg_v_6(l_new_3, s, rb);
    const uint32_t *const l_rows[] = {s->r[rb], l_new, l_new_2, l_new_3};
    struct rt_places l_places;
    if (!rt_may_place(m, VOLTA_SPACE_L, 16, 0, a, run, &l_places))
        return rt_slowly(m, in);
    rt_place_rows(m, VOLTA_SPACE_L, 0, a, run, 4, l_rows, &l_places);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_stl_t)
RT_KNOWN(volta_fast_stl_t, 0, 0x3, 0x2, .line = {0})
RT_KNOWN(volta_fast_stl_t, 1, 0x3, 0x2, .value = {[1] = 4})
RT_QUICK_2(volta_fast_stl_t)

/* GUARD STL{EVICT}SIZE ADDR_UR, $R[Rb]  CTL */
RT_BODY(volta_fast_stl_tu)
{
    struct volta_state *const s = m->state;
    const int32_t size = (int32_t)rt_value(in, known, 1);
    const int32_t rb = (int32_t)in->value[5];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 6);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_addr_ur(m, in, known, a_row, 0, 3, 2, 4);
    if (!a || size == 7)
        return rt_slowly(m, in);
    if (size < 2) {
        _Alignas(64) uint32_t l_new[32];
        lanes_stg_v(s, rb, l_new);
        struct rt_places l_places;
        if (!rt_may_place(m, VOLTA_SPACE_L, 1, 0, a, run, &l_places))
            return rt_slowly(m, in);
        rt_place_1(m, VOLTA_SPACE_L, 0, a, run, l_new, &l_places);
        return RT_ON;
    }
    if (size < 4) {
        _Alignas(64) uint32_t l_new[32];
        lanes_stg_v_2(s, rb, l_new);
        struct rt_places l_places;
        if (!rt_may_place(m, VOLTA_SPACE_L, 2, 0, a, run, &l_places))
            return rt_slowly(m, in);
        rt_place_2(m, VOLTA_SPACE_L, 0, a, run, l_new, &l_places);
        return RT_ON;
    }
    if (size == 4) {
        struct rt_places l_places;
        if (!rt_may_place(m, VOLTA_SPACE_L, 4, 0, a, run, &l_places))
            return rt_slowly(m, in);
        rt_place_4(m, VOLTA_SPACE_L, 0, a, run, s->r[rb], &l_places);
        return RT_ON;
    }
    if (rb == 255) {
        if (size == 5) {
            _Alignas(64) uint64_t l_new[32];
            lanes_stg_v_3(l_new);
            struct rt_places l_places;
            if (!rt_may_place(m, VOLTA_SPACE_L, 8, 0, a, run, &l_places))
                return rt_slowly(m, in);
            rt_place_8(m, VOLTA_SPACE_L, 0, a, run, l_new, &l_places);
            return RT_ON;
        }
        return rt_slowly(m, in);
    }
    if (size == 5) {
        if ((rb & 1) != 0)
            return rt_slowly(m, in);
        _Alignas(64) uint32_t l_new[32];
        lanes_stg_v_4(l_new, s, rb);
        const uint32_t *const l_rows[] = {s->r[rb], l_new};
        struct rt_places l_places;
        if (!rt_may_place(m, VOLTA_SPACE_L, 8, 0, a, run, &l_places))
            return rt_slowly(m, in);
        rt_place_rows(m, VOLTA_SPACE_L, 0, a, run, 2, l_rows, &l_places);
        return RT_ON;
    }
    if ((rb & 3) != 0)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_new[32];
    lanes_stg_v_4(l_new, s, rb);
    _Alignas(64) uint32_t l_new_2[32];
    lanes_stg_v_5(l_new_2, s, rb);
    _Alignas(64) uint32_t l_new_3[32];
    lanes_stg_v_6(l_new_3, s, rb);
    const uint32_t *const l_rows[] = {s->r[rb], l_new, l_new_2, l_new_3};
    struct rt_places l_places;
    if (!rt_may_place(m, VOLTA_SPACE_L, 16, 0, a, run, &l_places))
        return rt_slowly(m, in);
    rt_place_rows(m, VOLTA_SPACE_L, 0, a, run, 4, l_rows, &l_places);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_stl_tu)
RT_KNOWN(volta_fast_stl_tu, 0, 0x3, 0x2, .line = {0})
RT_KNOWN(volta_fast_stl_tu, 1, 0x3, 0x2, .line = {[0] = 1})
RT_KNOWN(volta_fast_stl_tu, 2, 0x3, 0x2, .value = {[1] = 4})
RT_QUICK_3(volta_fast_stl_tu)

/* GUARD STL{EVICT}SIZE ADDR_LOCAL, $R[Rb] DESC_LOCAL PM_EVENTS CTL */
RT_BODY(volta_fast_stl_d)
{
    struct volta_state *const s = m->state;
    const int32_t size = (int32_t)rt_value(in, known, 1);
    const int32_t rb = (int32_t)in->value[5];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 6);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_addr_local(m, in, known, a_row, 0, 2, 3, 4);
    if (!a || size == 7)
        return rt_slowly(m, in);
    if (size < 2) {
        _Alignas(64) uint32_t l_new[32];
        lanes_stg_v(s, rb, l_new);
        struct rt_places l_places;
        if (!rt_may_place(m, VOLTA_SPACE_L, 1, 0, a, run, &l_places))
            return rt_slowly(m, in);
        rt_place_1(m, VOLTA_SPACE_L, 0, a, run, l_new, &l_places);
        return RT_ON;
    }
    if (size < 4) {
        _Alignas(64) uint32_t l_new[32];
        lanes_stg_v_2(s, rb, l_new);
        struct rt_places l_places;
        if (!rt_may_place(m, VOLTA_SPACE_L, 2, 0, a, run, &l_places))
            return rt_slowly(m, in);
        rt_place_2(m, VOLTA_SPACE_L, 0, a, run, l_new, &l_places);
        return RT_ON;
    }
    if (size == 4) {
        struct rt_places l_places;
        if (!rt_may_place(m, VOLTA_SPACE_L, 4, 0, a, run, &l_places))
            return rt_slowly(m, in);
        rt_place_4(m, VOLTA_SPACE_L, 0, a, run, s->r[rb], &l_places);
        return RT_ON;
    }
    if (rb == 255) {
        if (size == 5) {
            _Alignas(64) uint64_t l_new[32];
            lanes_stg_v_3(l_new);
            struct rt_places l_places;
            if (!rt_may_place(m, VOLTA_SPACE_L, 8, 0, a, run, &l_places))
                return rt_slowly(m, in);
            rt_place_8(m, VOLTA_SPACE_L, 0, a, run, l_new, &l_places);
            return RT_ON;
        }
        return rt_slowly(m, in);
    }
    if (size == 5) {
        if ((rb & 1) != 0)
            return rt_slowly(m, in);
        _Alignas(64) uint32_t l_new[32];
        lanes_stg_v_4(l_new, s, rb);
        const uint32_t *const l_rows[] = {s->r[rb], l_new};
        struct rt_places l_places;
        if (!rt_may_place(m, VOLTA_SPACE_L, 8, 0, a, run, &l_places))
            return rt_slowly(m, in);
        rt_place_rows(m, VOLTA_SPACE_L, 0, a, run, 2, l_rows, &l_places);
        return RT_ON;
    }
    if ((rb & 3) != 0)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t l_new[32];
    lanes_stg_v_4(l_new, s, rb);
    _Alignas(64) uint32_t l_new_2[32];
    lanes_stg_v_5(l_new_2, s, rb);
    _Alignas(64) uint32_t l_new_3[32];
    lanes_stg_v_6(l_new_3, s, rb);
    const uint32_t *const l_rows[] = {s->r[rb], l_new, l_new_2, l_new_3};
    struct rt_places l_places;
    if (!rt_may_place(m, VOLTA_SPACE_L, 16, 0, a, run, &l_places))
        return rt_slowly(m, in);
    rt_place_rows(m, VOLTA_SPACE_L, 0, a, run, 4, l_rows, &l_places);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_stl_d)
RT_KNOWN(volta_fast_stl_d, 0, 0x5, 0x2, .line = {0})
RT_KNOWN(volta_fast_stl_d, 1, 0x5, 0x2, .line = {[0] = 1})
RT_KNOWN(volta_fast_stl_d, 2, 0x5, 0x2, .value = {[1] = 4})
RT_QUICK_3(volta_fast_stl_d)

/* GUARD LDS{U}SHARED_SIZE , $R[Rd], ADDR  CTL */
RT_BODY(volta_fast_lds_v)
{
    const int32_t size = (int32_t)rt_value(in, known, 1);
    const int32_t rd = (int32_t)in->value[2];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 5);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_addr(m, in, known, a_row, 1, 3, 4);
    if (!a)
        return rt_slowly(m, in);
    if (size == 0) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (!rt_fetch_1(m, VOLTA_SPACE_S, 0, a, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 1) {
        _Alignas(64) uint32_t s_row[32];
        if (!rt_fetch_1(m, VOLTA_SPACE_S, 0, a, run, s_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_ldg_v(s_row, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 2) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (!rt_fetch_2(m, VOLTA_SPACE_S, 0, a, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 3) {
        _Alignas(64) uint32_t s_row[32];
        if (!rt_fetch_2(m, VOLTA_SPACE_S, 0, a, run, s_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_ldg_v_2(s_row, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 4) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (!rt_fetch_4(m, VOLTA_SPACE_S, 0, a, run, rd_to))
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
        uint32_t *const rd_place = place_r_3(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint32_t *const result_place = place_r_4(m, in, 2);
        uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
        uint32_t *const s_rows[] = {rd_to, result_to};
        if (!rt_fetch_rows(m, VOLTA_SPACE_S, 0, a, run, 2, s_rows))
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
    uint32_t *const s_rows[] = {rd_to, result_to, result_to_2, result_to_3};
    if (!rt_fetch_rows(m, VOLTA_SPACE_S, 0, a, run, 4, s_rows))
        return rt_slowly(m, in);
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    rt_write_row32(whole, result_place_2, result_new_2, run);
    rt_write_row32(whole, result_place_3, result_new_3, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_lds_v)
RT_KNOWN(volta_fast_lds_v, 0, 0x6, 0x2, .line = {0})
RT_KNOWN(volta_fast_lds_v, 1, 0x6, 0x2, .line = {[1] = 1}, .value = {[1] = 6})
RT_KNOWN(volta_fast_lds_v, 2, 0x6, 0x2, .value = {[1] = 3})
RT_KNOWN(volta_fast_lds_v, 3, 0x6, 0x2, .line = {[1] = 1}, .value = {[1] = 4})
RT_KNOWN(volta_fast_lds_v, 4, 0x6, 0x2, .line = {[1] = 2}, .value = {[1] = 5})
RT_QUICK_5(volta_fast_lds_v)

/* GUARD LDS{U}SHARED_SIZE.ZD $P[Pu], $R[Rd], ADDR  CTL */
RT_BODY(volta_fast_lds_vz)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 1, 6);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_lds_vz)
RT_KNOWN(volta_fast_lds_vz, 0, 0x2, 0x0, .line = {0})
RT_QUICK_1(volta_fast_lds_vz)

/* GUARD LDS{U}SHARED_SIZE , $R[Rd], ADDR_SCALED  CTL */
RT_BODY(volta_fast_lds_t)
{
    const int32_t size = (int32_t)rt_value(in, known, 1);
    const int32_t rd = (int32_t)in->value[2];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 6);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_addr_scaled(m, in, known, a_row, 1, 3, 4, 5);
    if (!a)
        return rt_slowly(m, in);
    if (size == 0) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (!rt_fetch_1(m, VOLTA_SPACE_S, 0, a, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 1) {
        _Alignas(64) uint32_t s_row[32];
        if (!rt_fetch_1(m, VOLTA_SPACE_S, 0, a, run, s_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_ldg_v(s_row, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 2) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (!rt_fetch_2(m, VOLTA_SPACE_S, 0, a, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 3) {
        _Alignas(64) uint32_t s_row[32];
        if (!rt_fetch_2(m, VOLTA_SPACE_S, 0, a, run, s_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_ldg_v_2(s_row, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 4) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (!rt_fetch_4(m, VOLTA_SPACE_S, 0, a, run, rd_to))
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
        uint32_t *const rd_place = place_r_3(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint32_t *const result_place = place_r_4(m, in, 2);
        uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
        uint32_t *const s_rows[] = {rd_to, result_to};
        if (!rt_fetch_rows(m, VOLTA_SPACE_S, 0, a, run, 2, s_rows))
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
    uint32_t *const s_rows[] = {rd_to, result_to, result_to_2, result_to_3};
    if (!rt_fetch_rows(m, VOLTA_SPACE_S, 0, a, run, 4, s_rows))
        return rt_slowly(m, in);
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    rt_write_row32(whole, result_place_2, result_new_2, run);
    rt_write_row32(whole, result_place_3, result_new_3, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_lds_t)
RT_KNOWN(volta_fast_lds_t, 0, 0x6, 0x2, .line = {0})
RT_KNOWN(volta_fast_lds_t, 1, 0x6, 0x2, .line = {[1] = 1}, .value = {[1] = 6})
RT_KNOWN(volta_fast_lds_t, 2, 0x6, 0x2, .value = {[1] = 3})
RT_KNOWN(volta_fast_lds_t, 3, 0x6, 0x2, .line = {[1] = 1}, .value = {[1] = 4})
RT_KNOWN(volta_fast_lds_t, 4, 0x6, 0x2, .line = {[1] = 3}, .value = {[1] = 5})
RT_QUICK_5(volta_fast_lds_t)

/* GUARD LDS{U}SHARED_SIZE.ZD $P[Pu], $R[Rd], ADDR_SCALED  CTL */
RT_BODY(volta_fast_lds_tz)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 1, 7);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_lds_tz)
RT_KNOWN(volta_fast_lds_tz, 0, 0x2, 0x0, .line = {0})
RT_QUICK_1(volta_fast_lds_tz)

/* GUARD LDS{U}SHARED_SIZE , $R[Rd], ADDR_SCALED_UR  CTL */
RT_BODY(volta_fast_lds_tu)
{
    const int32_t size = (int32_t)rt_value(in, known, 1);
    const int32_t rd = (int32_t)in->value[2];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 7);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_addr_scaled_ur(m, in, known, a_row, 1, 5, 3, 4, 6);
    if (!a)
        return rt_slowly(m, in);
    if (size == 0) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (!rt_fetch_1(m, VOLTA_SPACE_S, 0, a, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 1) {
        _Alignas(64) uint32_t s_row[32];
        if (!rt_fetch_1(m, VOLTA_SPACE_S, 0, a, run, s_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_ldg_v(s_row, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 2) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (!rt_fetch_2(m, VOLTA_SPACE_S, 0, a, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 3) {
        _Alignas(64) uint32_t s_row[32];
        if (!rt_fetch_2(m, VOLTA_SPACE_S, 0, a, run, s_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_ldg_v_2(s_row, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 4) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (!rt_fetch_4(m, VOLTA_SPACE_S, 0, a, run, rd_to))
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
        uint32_t *const rd_place = place_r_3(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint32_t *const result_place = place_r_4(m, in, 2);
        uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
        uint32_t *const s_rows[] = {rd_to, result_to};
        if (!rt_fetch_rows(m, VOLTA_SPACE_S, 0, a, run, 2, s_rows))
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
    uint32_t *const s_rows[] = {rd_to, result_to, result_to_2, result_to_3};
    if (!rt_fetch_rows(m, VOLTA_SPACE_S, 0, a, run, 4, s_rows))
        return rt_slowly(m, in);
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    rt_write_row32(whole, result_place_2, result_new_2, run);
    rt_write_row32(whole, result_place_3, result_new_3, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_lds_tu)
RT_KNOWN(volta_fast_lds_tu, 0, 0x6, 0x2, .line = {0})
RT_KNOWN(volta_fast_lds_tu, 1, 0x6, 0x2, .value = {[1] = 6})
RT_KNOWN(volta_fast_lds_tu, 2, 0x6, 0x2, .line = {[1] = 1}, .value = {[1] = 3})
RT_KNOWN(volta_fast_lds_tu, 3, 0x6, 0x2, .value = {[1] = 4})
RT_KNOWN(volta_fast_lds_tu, 4, 0x6, 0x2, .value = {[1] = 5})
RT_QUICK_5(volta_fast_lds_tu)

/* GUARD LDS{U}SHARED_SIZE.ZD $P[Pu], $R[Rd], ADDR_SCALED_UR  CTL */
RT_BODY(volta_fast_lds_tuz)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 1, 8);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_lds_tuz)
RT_KNOWN(volta_fast_lds_tuz, 0, 0x2, 0x0, .line = {0})
RT_QUICK_1(volta_fast_lds_tuz)

/* GUARD LDS{SHARED_SIZE} , $R[Rd], ADDR_SCALED PM_EVENTS CTL */
RT_BODY(volta_fast_lds_a)
{
    const int32_t size = (int32_t)rt_value(in, known, 0);
    const int32_t rd = (int32_t)in->value[1];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 5);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_addr_scaled(m, in, known, a_row, 1, 2, 3, 4);
    if (!a)
        return rt_slowly(m, in);
    if (size == 0) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 1);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (!rt_fetch_1(m, VOLTA_SPACE_S, 0, a, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 1) {
        _Alignas(64) uint32_t s_row[32];
        if (!rt_fetch_1(m, VOLTA_SPACE_S, 0, a, run, s_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 1);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_ldg_v(s_row, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 2) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 1);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (!rt_fetch_2(m, VOLTA_SPACE_S, 0, a, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 3) {
        _Alignas(64) uint32_t s_row[32];
        if (!rt_fetch_2(m, VOLTA_SPACE_S, 0, a, run, s_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 1);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_ldg_v_2(s_row, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 4) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 1);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (!rt_fetch_4(m, VOLTA_SPACE_S, 0, a, run, rd_to))
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
        uint32_t *const rd_place = place_r_3(m, in, 1);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint32_t *const result_place = place_r_4(m, in, 1);
        uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
        uint32_t *const s_rows[] = {rd_to, result_to};
        if (!rt_fetch_rows(m, VOLTA_SPACE_S, 0, a, run, 2, s_rows))
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
    if (!rt_fetch_rows(m, VOLTA_SPACE_S, 0, a, run, 4, s_rows))
        return rt_slowly(m, in);
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    rt_write_row32(whole, result_place_2, result_new_2, run);
    rt_write_row32(whole, result_place_3, result_new_3, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_lds_a)
RT_KNOWN(volta_fast_lds_a, 0, 0x6, 0x1, .line = {0})
RT_KNOWN(volta_fast_lds_a, 1, 0x6, 0x1, .value = {[0] = 6})
RT_KNOWN(volta_fast_lds_a, 2, 0x6, 0x1, .value = {[0] = 3})
RT_KNOWN(volta_fast_lds_a, 3, 0x6, 0x1, .line = {[1] = 1}, .value = {[0] = 4})
RT_KNOWN(volta_fast_lds_a, 4, 0x6, 0x1, .line = {[1] = 3}, .value = {[0] = 5})
RT_QUICK_5(volta_fast_lds_a)

/* GUARD LDS{SHARED_SIZE} , $R[Rd], ADDR_SCALED_UR PM_EVENTS CTL */
RT_BODY(volta_fast_lds_au)
{
    const int32_t size = (int32_t)rt_value(in, known, 0);
    const int32_t rd = (int32_t)in->value[1];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 2, 6);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_addr_scaled_ur(m, in, known, a_row, 1, 4, 2, 3, 5);
    if (!a)
        return rt_slowly(m, in);
    if (size == 0) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 1);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (!rt_fetch_1(m, VOLTA_SPACE_S, 0, a, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 1) {
        _Alignas(64) uint32_t s_row[32];
        if (!rt_fetch_1(m, VOLTA_SPACE_S, 0, a, run, s_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 1);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_ldg_v(s_row, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 2) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 1);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (!rt_fetch_2(m, VOLTA_SPACE_S, 0, a, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 3) {
        _Alignas(64) uint32_t s_row[32];
        if (!rt_fetch_2(m, VOLTA_SPACE_S, 0, a, run, s_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 1);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_ldg_v_2(s_row, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (size == 4) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 1);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        if (!rt_fetch_4(m, VOLTA_SPACE_S, 0, a, run, rd_to))
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
        uint32_t *const rd_place = place_r_3(m, in, 1);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint32_t *const result_place = place_r_4(m, in, 1);
        uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
        uint32_t *const s_rows[] = {rd_to, result_to};
        if (!rt_fetch_rows(m, VOLTA_SPACE_S, 0, a, run, 2, s_rows))
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
    if (!rt_fetch_rows(m, VOLTA_SPACE_S, 0, a, run, 4, s_rows))
        return rt_slowly(m, in);
    rt_write_row32(whole, rd_place, rd_new, run);
    rt_write_row32(whole, result_place, result_new, run);
    rt_write_row32(whole, result_place_2, result_new_2, run);
    rt_write_row32(whole, result_place_3, result_new_3, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_lds_au)
RT_KNOWN(volta_fast_lds_au, 0, 0x6, 0x1, .line = {0})
RT_KNOWN(volta_fast_lds_au, 1, 0x6, 0x1, .value = {[0] = 6})
RT_KNOWN(volta_fast_lds_au, 2, 0x6, 0x1, .line = {[1] = 1}, .value = {[0] = 3})
RT_KNOWN(volta_fast_lds_au, 3, 0x6, 0x1, .value = {[0] = 4})
RT_KNOWN(volta_fast_lds_au, 4, 0x6, 0x1, .value = {[0] = 5})
RT_QUICK_5(volta_fast_lds_au)

/* GUARD STS{SIZE} ADDR, $R[Rb]  CTL */
RT_BODY(volta_fast_sts_v)
{
    struct volta_state *const s = m->state;
    const int32_t size = (int32_t)rt_value(in, known, 0);
    const int32_t rb = (int32_t)in->value[3];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 4);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_addr(m, in, known, a_row, 0, 1, 2);
    if (!a || size == 7)
        return rt_slowly(m, in);
    if (size < 2) {
        _Alignas(64) uint32_t s_new[32];
        lanes_stg_v(s, rb, s_new);
        struct rt_places s_places;
        if (!rt_may_place(m, VOLTA_SPACE_S, 1, 0, a, run, &s_places))
            return rt_slowly(m, in);
        rt_place_1(m, VOLTA_SPACE_S, 0, a, run, s_new, &s_places);
        return RT_ON;
    }
    if (size < 4) {
        _Alignas(64) uint32_t s_new[32];
        lanes_stg_v_2(s, rb, s_new);
        struct rt_places s_places;
        if (!rt_may_place(m, VOLTA_SPACE_S, 2, 0, a, run, &s_places))
            return rt_slowly(m, in);
        rt_place_2(m, VOLTA_SPACE_S, 0, a, run, s_new, &s_places);
        return RT_ON;
    }
    if (size == 4) {
        struct rt_places s_places;
        if (!rt_may_place(m, VOLTA_SPACE_S, 4, 0, a, run, &s_places))
            return rt_slowly(m, in);
        rt_place_4(m, VOLTA_SPACE_S, 0, a, run, s->r[rb], &s_places);
        return RT_ON;
    }
    if (rb == 255) {
        if (size == 5) {
            _Alignas(64) uint64_t s_new[32];
            lanes_stg_v_3(s_new);
            struct rt_places s_places;
            if (!rt_may_place(m, VOLTA_SPACE_S, 8, 0, a, run, &s_places))
                return rt_slowly(m, in);
            rt_place_8(m, VOLTA_SPACE_S, 0, a, run, s_new, &s_places);
            return RT_ON;
        }
        return rt_slowly(m, in);
    }
    if (size == 5) {
        if ((rb & 1) != 0)
            return rt_slowly(m, in);
        _Alignas(64) uint32_t s_new[32];
        lanes_stg_v_4(s_new, s, rb);
        const uint32_t *const s_rows[] = {s->r[rb], s_new};
        struct rt_places s_places;
        if (!rt_may_place(m, VOLTA_SPACE_S, 8, 0, a, run, &s_places))
            return rt_slowly(m, in);
        rt_place_rows(m, VOLTA_SPACE_S, 0, a, run, 2, s_rows, &s_places);
        return RT_ON;
    }
    if ((rb & 3) != 0)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_new[32];
    lanes_stg_v_4(s_new, s, rb);
    _Alignas(64) uint32_t s_new_2[32];
    lanes_stg_v_5(s_new_2, s, rb);
    _Alignas(64) uint32_t s_new_3[32];
    lanes_stg_v_6(s_new_3, s, rb);
    const uint32_t *const s_rows[] = {s->r[rb], s_new, s_new_2, s_new_3};
    struct rt_places s_places;
    if (!rt_may_place(m, VOLTA_SPACE_S, 16, 0, a, run, &s_places))
        return rt_slowly(m, in);
    rt_place_rows(m, VOLTA_SPACE_S, 0, a, run, 4, s_rows, &s_places);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_sts_v)
RT_KNOWN(volta_fast_sts_v, 0, 0x3, 0x1, .line = {0})
RT_KNOWN(volta_fast_sts_v, 1, 0x3, 0x1, .value = {[0] = 5})
RT_KNOWN(volta_fast_sts_v, 2, 0x3, 0x1, .line = {[0] = 2}, .value = {[0] = 2})
RT_KNOWN(volta_fast_sts_v, 3, 0x3, 0x1, .line = {[0] = 1}, .value = {[0] = 4})
RT_KNOWN(volta_fast_sts_v, 4, 0x3, 0x1, .value = {[0] = 6})
RT_QUICK_5(volta_fast_sts_v)

/* GUARD STS{SIZE} ADDR_SCALED, $R[Rb] PM_EVENTS CTL */
RT_BODY(volta_fast_sts_t)
{
    struct volta_state *const s = m->state;
    const int32_t size = (int32_t)rt_value(in, known, 0);
    const int32_t rb = (int32_t)in->value[4];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 5);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_addr_scaled(m, in, known, a_row, 0, 1, 2, 3);
    if (!a || size == 7)
        return rt_slowly(m, in);
    if (size < 2) {
        _Alignas(64) uint32_t s_new[32];
        lanes_stg_v(s, rb, s_new);
        struct rt_places s_places;
        if (!rt_may_place(m, VOLTA_SPACE_S, 1, 0, a, run, &s_places))
            return rt_slowly(m, in);
        rt_place_1(m, VOLTA_SPACE_S, 0, a, run, s_new, &s_places);
        return RT_ON;
    }
    if (size < 4) {
        _Alignas(64) uint32_t s_new[32];
        lanes_stg_v_2(s, rb, s_new);
        struct rt_places s_places;
        if (!rt_may_place(m, VOLTA_SPACE_S, 2, 0, a, run, &s_places))
            return rt_slowly(m, in);
        rt_place_2(m, VOLTA_SPACE_S, 0, a, run, s_new, &s_places);
        return RT_ON;
    }
    if (size == 4) {
        struct rt_places s_places;
        if (!rt_may_place(m, VOLTA_SPACE_S, 4, 0, a, run, &s_places))
            return rt_slowly(m, in);
        rt_place_4(m, VOLTA_SPACE_S, 0, a, run, s->r[rb], &s_places);
        return RT_ON;
    }
    if (rb == 255) {
        if (size == 5) {
            _Alignas(64) uint64_t s_new[32];
            lanes_stg_v_3(s_new);
            struct rt_places s_places;
            if (!rt_may_place(m, VOLTA_SPACE_S, 8, 0, a, run, &s_places))
                return rt_slowly(m, in);
            rt_place_8(m, VOLTA_SPACE_S, 0, a, run, s_new, &s_places);
            return RT_ON;
        }
        return rt_slowly(m, in);
    }
    if (size == 5) {
        if ((rb & 1) != 0)
            return rt_slowly(m, in);
        _Alignas(64) uint32_t s_new[32];
        lanes_stg_v_4(s_new, s, rb);
        const uint32_t *const s_rows[] = {s->r[rb], s_new};
        struct rt_places s_places;
        if (!rt_may_place(m, VOLTA_SPACE_S, 8, 0, a, run, &s_places))
            return rt_slowly(m, in);
        rt_place_rows(m, VOLTA_SPACE_S, 0, a, run, 2, s_rows, &s_places);
        return RT_ON;
    }
    if ((rb & 3) != 0)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_new[32];
    lanes_stg_v_4(s_new, s, rb);
    _Alignas(64) uint32_t s_new_2[32];
    lanes_stg_v_5(s_new_2, s, rb);
    _Alignas(64) uint32_t s_new_3[32];
    lanes_stg_v_6(s_new_3, s, rb);
    const uint32_t *const s_rows[] = {s->r[rb], s_new, s_new_2, s_new_3};
    struct rt_places s_places;
    if (!rt_may_place(m, VOLTA_SPACE_S, 16, 0, a, run, &s_places))
        return rt_slowly(m, in);
    rt_place_rows(m, VOLTA_SPACE_S, 0, a, run, 4, s_rows, &s_places);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_sts_t)
RT_KNOWN(volta_fast_sts_t, 0, 0x3, 0x1, .line = {0})
RT_KNOWN(volta_fast_sts_t, 1, 0x3, 0x1, .value = {[0] = 5})
RT_KNOWN(volta_fast_sts_t, 2, 0x3, 0x1, .line = {[0] = 3}, .value = {[0] = 2})
RT_KNOWN(volta_fast_sts_t, 3, 0x3, 0x1, .line = {[0] = 1}, .value = {[0] = 4})
RT_KNOWN(volta_fast_sts_t, 4, 0x3, 0x1, .value = {[0] = 6})
RT_QUICK_5(volta_fast_sts_t)

/* GUARD STS{SIZE} ADDR_SCALED_UR, $R[Rb] PM_EVENTS CTL */
RT_BODY(volta_fast_sts_tu)
{
    struct volta_state *const s = m->state;
    const int32_t size = (int32_t)rt_value(in, known, 0);
    const int32_t rb = (int32_t)in->value[5];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 6);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_addr_scaled_ur(m, in, known, a_row, 0, 3, 1, 2, 4);
    if (!a || size == 7)
        return rt_slowly(m, in);
    if (size < 2) {
        _Alignas(64) uint32_t s_new[32];
        lanes_stg_v(s, rb, s_new);
        struct rt_places s_places;
        if (!rt_may_place(m, VOLTA_SPACE_S, 1, 0, a, run, &s_places))
            return rt_slowly(m, in);
        rt_place_1(m, VOLTA_SPACE_S, 0, a, run, s_new, &s_places);
        return RT_ON;
    }
    if (size < 4) {
        _Alignas(64) uint32_t s_new[32];
        lanes_stg_v_2(s, rb, s_new);
        struct rt_places s_places;
        if (!rt_may_place(m, VOLTA_SPACE_S, 2, 0, a, run, &s_places))
            return rt_slowly(m, in);
        rt_place_2(m, VOLTA_SPACE_S, 0, a, run, s_new, &s_places);
        return RT_ON;
    }
    if (size == 4) {
        struct rt_places s_places;
        if (!rt_may_place(m, VOLTA_SPACE_S, 4, 0, a, run, &s_places))
            return rt_slowly(m, in);
        rt_place_4(m, VOLTA_SPACE_S, 0, a, run, s->r[rb], &s_places);
        return RT_ON;
    }
    if (rb == 255) {
        if (size == 5) {
            _Alignas(64) uint64_t s_new[32];
            lanes_stg_v_3(s_new);
            struct rt_places s_places;
            if (!rt_may_place(m, VOLTA_SPACE_S, 8, 0, a, run, &s_places))
                return rt_slowly(m, in);
            rt_place_8(m, VOLTA_SPACE_S, 0, a, run, s_new, &s_places);
            return RT_ON;
        }
        return rt_slowly(m, in);
    }
    if (size == 5) {
        if ((rb & 1) != 0)
            return rt_slowly(m, in);
        _Alignas(64) uint32_t s_new[32];
        lanes_stg_v_4(s_new, s, rb);
        const uint32_t *const s_rows[] = {s->r[rb], s_new};
        struct rt_places s_places;
        if (!rt_may_place(m, VOLTA_SPACE_S, 8, 0, a, run, &s_places))
            return rt_slowly(m, in);
        rt_place_rows(m, VOLTA_SPACE_S, 0, a, run, 2, s_rows, &s_places);
        return RT_ON;
    }
    if ((rb & 3) != 0)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t s_new[32];
    lanes_stg_v_4(s_new, s, rb);
    _Alignas(64) uint32_t s_new_2[32];
    lanes_stg_v_5(s_new_2, s, rb);
    _Alignas(64) uint32_t s_new_3[32];
    lanes_stg_v_6(s_new_3, s, rb);
    const uint32_t *const s_rows[] = {s->r[rb], s_new, s_new_2, s_new_3};
    struct rt_places s_places;
    if (!rt_may_place(m, VOLTA_SPACE_S, 16, 0, a, run, &s_places))
        return rt_slowly(m, in);
    rt_place_rows(m, VOLTA_SPACE_S, 0, a, run, 4, s_rows, &s_places);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_sts_tu)
RT_KNOWN(volta_fast_sts_tu, 0, 0x3, 0x1, .line = {0})
RT_KNOWN(volta_fast_sts_tu, 1, 0x3, 0x1, .value = {[0] = 5})
RT_KNOWN(volta_fast_sts_tu, 2, 0x3, 0x1, .value = {[0] = 2})
RT_KNOWN(volta_fast_sts_tu, 3, 0x3, 0x1, .value = {[0] = 4})
RT_KNOWN(volta_fast_sts_tu, 4, 0x3, 0x1, .value = {[0] = 6})
RT_QUICK_5(volta_fast_sts_tu)

/* GUARD LDC{LDC_MODE}CONST_SIZE $R[Rd], CONST_INDEXED  CTL */
RT_BODY(volta_fast_ldc_v)
{
    struct volta_state *const s = m->state;
    const int32_t memory_ldc_mode = (int32_t)rt_value(in, known, 0);
    const int32_t memory_const_size = (int32_t)rt_value(in, known, 1);
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t memory_index =
        rt_sext_32((uint32_t)(int32_t)((uint32_t)((uint64_t)word >> 38) & 0xffff), 16);
    const int32_t ra = (int32_t)((uint32_t)word >> 24 & 0xff);
    const int32_t c_bank = (int32_t)in->value[3];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 6);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    if ((memory_ldc_mode & 1) != 0 || memory_const_size >= 6)
        return rt_slowly(m, in);
    uint32_t trapping;
    if (rt_knows(known, 0x1))
        lanes_ldc_v_for(ra, memory_index, s, c_bank, &trapping, memory_ldc_mode);
    else
        lanes_ldc_v(ra, memory_index, s, c_bank, &trapping, memory_ldc_mode);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    uint32_t trapping_2;
    if (rt_knows(known, 0x1))
        lanes_ldc_v_2_for(ra, memory_index, s, &trapping_2, memory_ldc_mode);
    else
        lanes_ldc_v_2(ra, memory_index, s, &trapping_2, memory_ldc_mode);
    if ((run & trapping_2) != 0)
        return rt_slowly(m, in);
    if (memory_const_size == 0) {
        _Alignas(64) uint32_t c_at[32];
        if (rt_knows(known, 0x1))
            lanes_ldc_v_3_for(ra, memory_index, s, c_bank, c_at, memory_ldc_mode);
        else
            lanes_ldc_v_3(ra, memory_index, s, c_bank, c_at, memory_ldc_mode);
        _Alignas(64) uint32_t c_row[32];
        if (!rt_fetch_1(m, VOLTA_SPACE_C, 0, c_at, run, c_row))
            return rt_slowly(m, in);
        if (memory_const_size == 5) {
            _Alignas(64) uint32_t rd_new[32];
            _Alignas(64) uint32_t result_new[32];
            const bool whole = run == UINT32_MAX;
            uint32_t *const rd_place = place_r(m, in, 2);
            uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
            uint32_t *const result_place = place_r_2(m, in, 2);
            uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
            lanes_ldc_v_4(c_row, rd_to, result_to);
            rt_write_row32(whole, rd_place, rd_new, run);
            rt_write_row32(whole, result_place, result_new, run);
            return RT_ON;
        }
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_ldc_v_5(c_row, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (memory_const_size == 1) {
        _Alignas(64) uint32_t c_at[32];
        if (rt_knows(known, 0x1))
            lanes_ldc_v_3_for(ra, memory_index, s, c_bank, c_at, memory_ldc_mode);
        else
            lanes_ldc_v_3(ra, memory_index, s, c_bank, c_at, memory_ldc_mode);
        _Alignas(64) uint32_t c_row[32];
        if (!rt_fetch_1(m, VOLTA_SPACE_C, 0, c_at, run, c_row))
            return rt_slowly(m, in);
        if (memory_const_size == 5) {
            _Alignas(64) uint32_t rd_new[32];
            _Alignas(64) uint32_t result_new[32];
            const bool whole = run == UINT32_MAX;
            uint32_t *const rd_place = place_r(m, in, 2);
            uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
            uint32_t *const result_place = place_r_2(m, in, 2);
            uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
            lanes_ldc_v_6(c_row, rd_to, result_to);
            rt_write_row32(whole, rd_place, rd_new, run);
            rt_write_row32(whole, result_place, result_new, run);
            return RT_ON;
        }
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_ldc_v_7(c_row, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (memory_const_size == 2) {
        _Alignas(64) uint32_t c_at[32];
        if (rt_knows(known, 0x1))
            lanes_ldc_v_3_for(ra, memory_index, s, c_bank, c_at, memory_ldc_mode);
        else
            lanes_ldc_v_3(ra, memory_index, s, c_bank, c_at, memory_ldc_mode);
        _Alignas(64) uint32_t c_row[32];
        if (!rt_fetch_2(m, VOLTA_SPACE_C, 0, c_at, run, c_row))
            return rt_slowly(m, in);
        if (memory_const_size == 5) {
            _Alignas(64) uint32_t rd_new[32];
            _Alignas(64) uint32_t result_new[32];
            const bool whole = run == UINT32_MAX;
            uint32_t *const rd_place = place_r(m, in, 2);
            uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
            uint32_t *const result_place = place_r_2(m, in, 2);
            uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
            lanes_ldc_v_4(c_row, rd_to, result_to);
            rt_write_row32(whole, rd_place, rd_new, run);
            rt_write_row32(whole, result_place, result_new, run);
            return RT_ON;
        }
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_ldc_v_5(c_row, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (memory_const_size == 3) {
        _Alignas(64) uint32_t c_at[32];
        if (rt_knows(known, 0x1))
            lanes_ldc_v_3_for(ra, memory_index, s, c_bank, c_at, memory_ldc_mode);
        else
            lanes_ldc_v_3(ra, memory_index, s, c_bank, c_at, memory_ldc_mode);
        _Alignas(64) uint32_t c_row[32];
        if (!rt_fetch_2(m, VOLTA_SPACE_C, 0, c_at, run, c_row))
            return rt_slowly(m, in);
        if (memory_const_size == 5) {
            _Alignas(64) uint32_t rd_new[32];
            _Alignas(64) uint32_t result_new[32];
            const bool whole = run == UINT32_MAX;
            uint32_t *const rd_place = place_r(m, in, 2);
            uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
            uint32_t *const result_place = place_r_2(m, in, 2);
            uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
            lanes_ldc_v_8(c_row, rd_to, result_to);
            rt_write_row32(whole, rd_place, rd_new, run);
            rt_write_row32(whole, result_place, result_new, run);
            return RT_ON;
        }
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_ldc_v_9(c_row, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (memory_const_size == 4) {
        _Alignas(64) uint32_t c_at[32];
        if (rt_knows(known, 0x1))
            lanes_ldc_v_3_for(ra, memory_index, s, c_bank, c_at, memory_ldc_mode);
        else
            lanes_ldc_v_3(ra, memory_index, s, c_bank, c_at, memory_ldc_mode);
        _Alignas(64) uint32_t c_row[32];
        if (!rt_fetch_4(m, VOLTA_SPACE_C, 0, c_at, run, c_row))
            return rt_slowly(m, in);
        if (memory_const_size == 5) {
            _Alignas(64) uint32_t rd_new[32];
            _Alignas(64) uint32_t result_new[32];
            const bool whole = run == UINT32_MAX;
            uint32_t *const rd_place = place_r(m, in, 2);
            uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
            uint32_t *const result_place = place_r_2(m, in, 2);
            uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
            lanes_ldc_v_4(c_row, rd_to, result_to);
            rt_write_row32(whole, rd_place, rd_new, run);
            rt_write_row32(whole, result_place, result_new, run);
            return RT_ON;
        }
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_ldc_v_5(c_row, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t c_at[32];
    if (rt_knows(known, 0x1))
        lanes_ldc_v_3_for(ra, memory_index, s, c_bank, c_at, memory_ldc_mode);
    else
        lanes_ldc_v_3(ra, memory_index, s, c_bank, c_at, memory_ldc_mode);
    _Alignas(64) uint64_t c_row[32];
    if (!rt_fetch_8(m, VOLTA_SPACE_C, 0, c_at, run, c_row))
        return rt_slowly(m, in);
    if (memory_const_size == 5) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint32_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint32_t *const result_place = place_r_2(m, in, 2);
        uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
        lanes_ldc_v_10(c_row, rd_to, result_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row32(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    lanes_ldc_v_11(c_row, rd_to);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_ldc_v)
RT_KNOWN(volta_fast_ldc_v, 0, 0x2, 0x3, .line = {0})
RT_KNOWN(volta_fast_ldc_v, 1, 0x2, 0x3, .value = {[1] = 5})
RT_KNOWN(volta_fast_ldc_v, 2, 0x2, 0x3, .value = {[0] = 1})
RT_KNOWN(volta_fast_ldc_v, 3, 0x2, 0x3, .value = {[1] = 1})
RT_QUICK_4(volta_fast_ldc_v)

/* GUARD LDC{LDC_MODE}CONST_SIZE $R[Rd], CONST_INDEXED PM_EVENTS CTL */
RT_BODY(volta_fast_ldc_t)
{
    struct volta_state *const s = m->state;
    const int32_t memory_ldc_mode = (int32_t)rt_value(in, known, 0);
    const int32_t memory_const_size = (int32_t)rt_value(in, known, 1);
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t memory_index =
        rt_sext_32((uint32_t)(int32_t)((uint32_t)((uint64_t)word >> 38) & 0xffff), 16);
    const int32_t ra = (int32_t)((uint32_t)word >> 24 & 0xff);
    const int32_t c_bank = (int32_t)in->value[3];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 1, 6);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    if ((memory_ldc_mode & 1) != 0 || memory_const_size >= 6)
        return rt_slowly(m, in);
    uint32_t trapping;
    if (rt_knows(known, 0x1))
        lanes_ldc_v_for(ra, memory_index, s, c_bank, &trapping, memory_ldc_mode);
    else
        lanes_ldc_v(ra, memory_index, s, c_bank, &trapping, memory_ldc_mode);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    uint32_t trapping_2;
    if (rt_knows(known, 0x1))
        lanes_ldc_v_2_for(ra, memory_index, s, &trapping_2, memory_ldc_mode);
    else
        lanes_ldc_v_2(ra, memory_index, s, &trapping_2, memory_ldc_mode);
    if ((run & trapping_2) != 0)
        return rt_slowly(m, in);
    if (memory_const_size == 0) {
        _Alignas(64) uint32_t c_at[32];
        if (rt_knows(known, 0x1))
            lanes_ldc_v_3_for(ra, memory_index, s, c_bank, c_at, memory_ldc_mode);
        else
            lanes_ldc_v_3(ra, memory_index, s, c_bank, c_at, memory_ldc_mode);
        _Alignas(64) uint32_t c_row[32];
        if (!rt_fetch_1(m, VOLTA_SPACE_C, 0, c_at, run, c_row))
            return rt_slowly(m, in);
        if (memory_const_size == 5) {
            _Alignas(64) uint32_t rd_new[32];
            _Alignas(64) uint32_t result_new[32];
            const bool whole = run == UINT32_MAX;
            uint32_t *const rd_place = place_r(m, in, 2);
            uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
            uint32_t *const result_place = place_r_2(m, in, 2);
            uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
            lanes_ldc_v_4(c_row, rd_to, result_to);
            rt_write_row32(whole, rd_place, rd_new, run);
            rt_write_row32(whole, result_place, result_new, run);
            return RT_ON;
        }
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_ldc_v_5(c_row, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (memory_const_size == 1) {
        _Alignas(64) uint32_t c_at[32];
        if (rt_knows(known, 0x1))
            lanes_ldc_v_3_for(ra, memory_index, s, c_bank, c_at, memory_ldc_mode);
        else
            lanes_ldc_v_3(ra, memory_index, s, c_bank, c_at, memory_ldc_mode);
        _Alignas(64) uint32_t c_row[32];
        if (!rt_fetch_1(m, VOLTA_SPACE_C, 0, c_at, run, c_row))
            return rt_slowly(m, in);
        if (memory_const_size == 5) {
            _Alignas(64) uint32_t rd_new[32];
            _Alignas(64) uint32_t result_new[32];
            const bool whole = run == UINT32_MAX;
            uint32_t *const rd_place = place_r(m, in, 2);
            uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
            uint32_t *const result_place = place_r_2(m, in, 2);
            uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
            lanes_ldc_v_6(c_row, rd_to, result_to);
            rt_write_row32(whole, rd_place, rd_new, run);
            rt_write_row32(whole, result_place, result_new, run);
            return RT_ON;
        }
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_ldc_v_7(c_row, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (memory_const_size == 2) {
        _Alignas(64) uint32_t c_at[32];
        if (rt_knows(known, 0x1))
            lanes_ldc_v_3_for(ra, memory_index, s, c_bank, c_at, memory_ldc_mode);
        else
            lanes_ldc_v_3(ra, memory_index, s, c_bank, c_at, memory_ldc_mode);
        _Alignas(64) uint32_t c_row[32];
        if (!rt_fetch_2(m, VOLTA_SPACE_C, 0, c_at, run, c_row))
            return rt_slowly(m, in);
        if (memory_const_size == 5) {
            _Alignas(64) uint32_t rd_new[32];
            _Alignas(64) uint32_t result_new[32];
            const bool whole = run == UINT32_MAX;
            uint32_t *const rd_place = place_r(m, in, 2);
            uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
            uint32_t *const result_place = place_r_2(m, in, 2);
            uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
            lanes_ldc_v_4(c_row, rd_to, result_to);
            rt_write_row32(whole, rd_place, rd_new, run);
            rt_write_row32(whole, result_place, result_new, run);
            return RT_ON;
        }
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_ldc_v_5(c_row, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (memory_const_size == 3) {
        _Alignas(64) uint32_t c_at[32];
        if (rt_knows(known, 0x1))
            lanes_ldc_v_3_for(ra, memory_index, s, c_bank, c_at, memory_ldc_mode);
        else
            lanes_ldc_v_3(ra, memory_index, s, c_bank, c_at, memory_ldc_mode);
        _Alignas(64) uint32_t c_row[32];
        if (!rt_fetch_2(m, VOLTA_SPACE_C, 0, c_at, run, c_row))
            return rt_slowly(m, in);
        if (memory_const_size == 5) {
            _Alignas(64) uint32_t rd_new[32];
            _Alignas(64) uint32_t result_new[32];
            const bool whole = run == UINT32_MAX;
            uint32_t *const rd_place = place_r(m, in, 2);
            uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
            uint32_t *const result_place = place_r_2(m, in, 2);
            uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
            lanes_ldc_v_8(c_row, rd_to, result_to);
            rt_write_row32(whole, rd_place, rd_new, run);
            rt_write_row32(whole, result_place, result_new, run);
            return RT_ON;
        }
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_ldc_v_9(c_row, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    if (memory_const_size == 4) {
        _Alignas(64) uint32_t c_at[32];
        if (rt_knows(known, 0x1))
            lanes_ldc_v_3_for(ra, memory_index, s, c_bank, c_at, memory_ldc_mode);
        else
            lanes_ldc_v_3(ra, memory_index, s, c_bank, c_at, memory_ldc_mode);
        _Alignas(64) uint32_t c_row[32];
        if (!rt_fetch_4(m, VOLTA_SPACE_C, 0, c_at, run, c_row))
            return rt_slowly(m, in);
        if (memory_const_size == 5) {
            _Alignas(64) uint32_t rd_new[32];
            _Alignas(64) uint32_t result_new[32];
            const bool whole = run == UINT32_MAX;
            uint32_t *const rd_place = place_r(m, in, 2);
            uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
            uint32_t *const result_place = place_r_2(m, in, 2);
            uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
            lanes_ldc_v_4(c_row, rd_to, result_to);
            rt_write_row32(whole, rd_place, rd_new, run);
            rt_write_row32(whole, result_place, result_new, run);
            return RT_ON;
        }
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        lanes_ldc_v_5(c_row, rd_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t c_at[32];
    if (rt_knows(known, 0x1))
        lanes_ldc_v_3_for(ra, memory_index, s, c_bank, c_at, memory_ldc_mode);
    else
        lanes_ldc_v_3(ra, memory_index, s, c_bank, c_at, memory_ldc_mode);
    _Alignas(64) uint64_t c_row[32];
    if (!rt_fetch_8(m, VOLTA_SPACE_C, 0, c_at, run, c_row))
        return rt_slowly(m, in);
    if (memory_const_size == 5) {
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint32_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
        uint32_t *const result_place = place_r_2(m, in, 2);
        uint32_t *const result_to = rt_into32(m, whole, result_place, result_new);
        lanes_ldc_v_10(c_row, rd_to, result_to);
        rt_write_row32(whole, rd_place, rd_new, run);
        rt_write_row32(whole, result_place, result_new, run);
        return RT_ON;
    }
    _Alignas(64) uint32_t rd_new[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r(m, in, 2);
    uint32_t *const rd_to = rt_into32(m, whole, rd_place, rd_new);
    lanes_ldc_v_11(c_row, rd_to);
    rt_write_row32(whole, rd_place, rd_new, run);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_ldc_t)
RT_KNOWN(volta_fast_ldc_t, 0, 0x2, 0x3, .line = {0})
RT_KNOWN(volta_fast_ldc_t, 1, 0x2, 0x3, .value = {[1] = 5})
RT_KNOWN(volta_fast_ldc_t, 2, 0x2, 0x3, .value = {[0] = 1})
RT_KNOWN(volta_fast_ldc_t, 3, 0x2, 0x3, .value = {[1] = 1})
RT_QUICK_4(volta_fast_ldc_t)

/* GUARD LDC{LDC_MODE}CONST_SIZE $R[Rd], CONST_BINDLESS PM_EVENTS CTL */
RT_BODY(volta_fast_ldc_x)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, known, 1, 6);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return RT_ON;
}
RT_MADE_ANY(volta_fast_ldc_x)
RT_KNOWN(volta_fast_ldc_x, 0, 0x2, 0x0, .line = {0})
RT_QUICK_1(volta_fast_ldc_x)

/* GUARD LDGSTS.E{BYPASS}EVICT{COPY_LTC}COPY_SIZE{ZFILL}COPY_ORDER_SCOPE COPY_TO, COPY_FROM, OPT_SRC
   DESC PM_EVENTS CTL */
RT_BODY(volta_fast_ldgsts_r)
{
    const int32_t memory_copy_size = (int32_t)rt_value(in, known, 3);
    const int32_t memory_zfill = (int32_t)rt_value(in, known, 4);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 4, 13);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t to_row[32];
    const uint32_t *const to = row_copy_to(m, in, known, to_row, 0, 6, 7);
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_copy_from(m, in, known, a_row, 1, 8, 9, 10);
    if (!to || !a)
        return rt_slowly(m, in);
    if (memory_copy_size == 4) {
        const uint32_t hold_2 = mask_opt_src(m, in, known, 2, 12);
        const uint32_t hold_3 = ~hold_2;
        if ((run & hold_3) == 0) {
            if (memory_zfill) {
                return rt_slowly(m, in);
            }
            _Alignas(64) uint32_t g_near[32];
            uint64_t g_base;
            _Alignas(64) uint32_t g_row[32];
            if (!rt_narrow(a, run, &g_base, g_near)
                || !rt_fetch_4(m, VOLTA_SPACE_G, g_base, g_near, run, g_row))
                return rt_slowly(m, in);
            _Alignas(64) uint32_t s_new[32];
            lanes_ldgsts_r(g_row, s_new);
            struct rt_places s_places;
            if (!rt_may_place(m, VOLTA_SPACE_S, 4, 0, to, run, &s_places))
                return rt_slowly(m, in);
            rt_place_4(m, VOLTA_SPACE_S, 0, to, run, s_new, &s_places);
            return RT_ON;
        }
        if (run & ~hold_3)
            return rt_slowly(m, in);
        _Alignas(64) uint32_t s_new[32];
        lanes_lmembase_g(s_new);
        struct rt_places s_places;
        if (!rt_may_place(m, VOLTA_SPACE_S, 4, 0, to, run, &s_places))
            return rt_slowly(m, in);
        rt_place_4(m, VOLTA_SPACE_S, 0, to, run, s_new, &s_places);
        return RT_ON;
    }
    if (memory_copy_size == 5) {
        const uint32_t hold_2 = mask_opt_src(m, in, known, 2, 12);
        const uint32_t hold_3 = ~hold_2;
        if ((run & hold_3) == 0) {
            if (memory_zfill) {
                return rt_slowly(m, in);
            }
            _Alignas(64) uint32_t g_near[32];
            uint64_t g_base;
            _Alignas(64) uint64_t g_row[32];
            if (!rt_narrow(a, run, &g_base, g_near)
                || !rt_fetch_8(m, VOLTA_SPACE_G, g_base, g_near, run, g_row))
                return rt_slowly(m, in);
            _Alignas(64) uint64_t s_new[32];
            lanes_ldgsts_r_2(g_row, s_new);
            struct rt_places s_places;
            if (!rt_may_place(m, VOLTA_SPACE_S, 8, 0, to, run, &s_places))
                return rt_slowly(m, in);
            rt_place_8(m, VOLTA_SPACE_S, 0, to, run, s_new, &s_places);
            return RT_ON;
        }
        if (run & ~hold_3)
            return rt_slowly(m, in);
        _Alignas(64) uint64_t s_new[32];
        lanes_stg_v_3(s_new);
        struct rt_places s_places;
        if (!rt_may_place(m, VOLTA_SPACE_S, 8, 0, to, run, &s_places))
            return rt_slowly(m, in);
        rt_place_8(m, VOLTA_SPACE_S, 0, to, run, s_new, &s_places);
        return RT_ON;
    }
    return rt_slowly(m, in);
}
RT_MADE_ANY(volta_fast_ldgsts_r)
RT_KNOWN(volta_fast_ldgsts_r, 0, 0x17, 0x18, .line = {0})
RT_KNOWN(volta_fast_ldgsts_r, 1, 0x17, 0x18, .line = {[0] = 1, [1] = 5}, .value = {[3] = 6})
RT_KNOWN(volta_fast_ldgsts_r, 2, 0x17, 0x18, .value = {[3] = 5, [4] = 1})
RT_KNOWN(volta_fast_ldgsts_r, 3, 0x17, 0x18, .line = {[1] = 4}, .value = {[3] = 6})
RT_KNOWN(volta_fast_ldgsts_r, 4, 0x17, 0x18, .line = {[0] = 1, [1] = 5}, .value = {[3] = 5})
RT_KNOWN(volta_fast_ldgsts_r, 5, 0x17, 0x18, .line = {[0] = 1, [1] = 4}, .value = {[3] = 4,
    [4] = 1})
RT_KNOWN(volta_fast_ldgsts_r, 6, 0x17, 0x18, .line = {[0] = 1, [1] = 4}, .value = {[3] = 6,
    [4] = 1})
RT_QUICK_7(volta_fast_ldgsts_r)

/* GUARD LDGSTS.E{BYPASS}EVICT{COPY_LTC}COPY_SIZE{ZFILL}COPY_ORDER_SCOPE COPY_TO_UR, COPY_FROM_UR,
   OPT_SRC PM_EVENTS CTL */
RT_BODY(volta_fast_ldgsts_u)
{
    const int32_t memory_copy_size = (int32_t)rt_value(in, known, 3);
    const int32_t memory_zfill = (int32_t)rt_value(in, known, 4);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 13);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t to_row[32];
    const uint32_t *const to = row_copy_to_ur(m, in, known, to_row, 0, 6, 7, 8);
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_copy_from_ur(m, in, known, a_row, 1, 9, 10);
    if (!to || !a)
        return rt_slowly(m, in);
    if (memory_copy_size == 4) {
        const uint32_t hold_2 = mask_opt_src(m, in, known, 2, 12);
        const uint32_t hold_3 = ~hold_2;
        if ((run & hold_3) == 0) {
            if (memory_zfill) {
                return rt_slowly(m, in);
            }
            _Alignas(64) uint32_t g_near[32];
            uint64_t g_base;
            _Alignas(64) uint32_t g_row[32];
            if (!rt_narrow(a, run, &g_base, g_near)
                || !rt_fetch_4(m, VOLTA_SPACE_G, g_base, g_near, run, g_row))
                return rt_slowly(m, in);
            _Alignas(64) uint32_t s_new[32];
            lanes_ldgsts_r(g_row, s_new);
            struct rt_places s_places;
            if (!rt_may_place(m, VOLTA_SPACE_S, 4, 0, to, run, &s_places))
                return rt_slowly(m, in);
            rt_place_4(m, VOLTA_SPACE_S, 0, to, run, s_new, &s_places);
            return RT_ON;
        }
        if (run & ~hold_3)
            return rt_slowly(m, in);
        _Alignas(64) uint32_t s_new[32];
        lanes_lmembase_g(s_new);
        struct rt_places s_places;
        if (!rt_may_place(m, VOLTA_SPACE_S, 4, 0, to, run, &s_places))
            return rt_slowly(m, in);
        rt_place_4(m, VOLTA_SPACE_S, 0, to, run, s_new, &s_places);
        return RT_ON;
    }
    if (memory_copy_size == 5) {
        const uint32_t hold_2 = mask_opt_src(m, in, known, 2, 12);
        const uint32_t hold_3 = ~hold_2;
        if ((run & hold_3) == 0) {
            if (memory_zfill) {
                return rt_slowly(m, in);
            }
            _Alignas(64) uint32_t g_near[32];
            uint64_t g_base;
            _Alignas(64) uint64_t g_row[32];
            if (!rt_narrow(a, run, &g_base, g_near)
                || !rt_fetch_8(m, VOLTA_SPACE_G, g_base, g_near, run, g_row))
                return rt_slowly(m, in);
            _Alignas(64) uint64_t s_new[32];
            lanes_ldgsts_r_2(g_row, s_new);
            struct rt_places s_places;
            if (!rt_may_place(m, VOLTA_SPACE_S, 8, 0, to, run, &s_places))
                return rt_slowly(m, in);
            rt_place_8(m, VOLTA_SPACE_S, 0, to, run, s_new, &s_places);
            return RT_ON;
        }
        if (run & ~hold_3)
            return rt_slowly(m, in);
        _Alignas(64) uint64_t s_new[32];
        lanes_stg_v_3(s_new);
        struct rt_places s_places;
        if (!rt_may_place(m, VOLTA_SPACE_S, 8, 0, to, run, &s_places))
            return rt_slowly(m, in);
        rt_place_8(m, VOLTA_SPACE_S, 0, to, run, s_new, &s_places);
        return RT_ON;
    }
    return rt_slowly(m, in);
}
RT_MADE_ANY(volta_fast_ldgsts_u)
RT_KNOWN(volta_fast_ldgsts_u, 0, 0xf, 0x18, .line = {0})
RT_KNOWN(volta_fast_ldgsts_u, 1, 0xf, 0x18, .value = {[3] = 6})
RT_KNOWN(volta_fast_ldgsts_u, 2, 0xf, 0x18, .value = {[3] = 5, [4] = 1})
RT_KNOWN(volta_fast_ldgsts_u, 3, 0xf, 0x18, .value = {[3] = 5})
RT_KNOWN(volta_fast_ldgsts_u, 4, 0xf, 0x18, .value = {[3] = 4, [4] = 1})
RT_KNOWN(volta_fast_ldgsts_u, 5, 0xf, 0x18, .value = {[3] = 6, [4] = 1})
RT_QUICK_6(volta_fast_ldgsts_u)

/* GUARD LDGSTS.E{BYPASS}EVICT{COPY_LTC}COPY_SIZE{ZFILL}COPY_ORDER_SCOPE COPY_TO_UR, COPY_FROM_UR,
   OPT_SRC PM_EVENTS CTL */
RT_BODY(volta_fast_ldgsts_us)
{
    const int32_t memory_copy_size = (int32_t)rt_value(in, known, 3);
    const int32_t memory_zfill = (int32_t)rt_value(in, known, 4);
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, known, 3, 13);
    run &= hold;
    if (!known && !run)
        return RT_ON;
    _Alignas(64) uint32_t to_row[32];
    const uint32_t *const to = row_copy_to_ur(m, in, known, to_row, 0, 6, 7, 8);
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_copy_from_ur(m, in, known, a_row, 1, 9, 10);
    if (!to || !a)
        return rt_slowly(m, in);
    if (memory_copy_size == 4) {
        const uint32_t hold_2 = mask_opt_src(m, in, known, 2, 12);
        const uint32_t hold_3 = ~hold_2;
        if ((run & hold_3) == 0) {
            if (memory_zfill) {
                return rt_slowly(m, in);
            }
            _Alignas(64) uint32_t g_near[32];
            uint64_t g_base;
            _Alignas(64) uint32_t g_row[32];
            if (!rt_narrow(a, run, &g_base, g_near)
                || !rt_fetch_4(m, VOLTA_SPACE_G, g_base, g_near, run, g_row))
                return rt_slowly(m, in);
            _Alignas(64) uint32_t s_new[32];
            lanes_ldgsts_r(g_row, s_new);
            struct rt_places s_places;
            if (!rt_may_place(m, VOLTA_SPACE_S, 4, 0, to, run, &s_places))
                return rt_slowly(m, in);
            rt_place_4(m, VOLTA_SPACE_S, 0, to, run, s_new, &s_places);
            return RT_ON;
        }
        if (run & ~hold_3)
            return rt_slowly(m, in);
        _Alignas(64) uint32_t s_new[32];
        lanes_lmembase_g(s_new);
        struct rt_places s_places;
        if (!rt_may_place(m, VOLTA_SPACE_S, 4, 0, to, run, &s_places))
            return rt_slowly(m, in);
        rt_place_4(m, VOLTA_SPACE_S, 0, to, run, s_new, &s_places);
        return RT_ON;
    }
    if (memory_copy_size == 5) {
        const uint32_t hold_2 = mask_opt_src(m, in, known, 2, 12);
        const uint32_t hold_3 = ~hold_2;
        if ((run & hold_3) == 0) {
            if (memory_zfill) {
                return rt_slowly(m, in);
            }
            _Alignas(64) uint32_t g_near[32];
            uint64_t g_base;
            _Alignas(64) uint64_t g_row[32];
            if (!rt_narrow(a, run, &g_base, g_near)
                || !rt_fetch_8(m, VOLTA_SPACE_G, g_base, g_near, run, g_row))
                return rt_slowly(m, in);
            _Alignas(64) uint64_t s_new[32];
            lanes_ldgsts_r_2(g_row, s_new);
            struct rt_places s_places;
            if (!rt_may_place(m, VOLTA_SPACE_S, 8, 0, to, run, &s_places))
                return rt_slowly(m, in);
            rt_place_8(m, VOLTA_SPACE_S, 0, to, run, s_new, &s_places);
            return RT_ON;
        }
        if (run & ~hold_3)
            return rt_slowly(m, in);
        _Alignas(64) uint64_t s_new[32];
        lanes_stg_v_3(s_new);
        struct rt_places s_places;
        if (!rt_may_place(m, VOLTA_SPACE_S, 8, 0, to, run, &s_places))
            return rt_slowly(m, in);
        rt_place_8(m, VOLTA_SPACE_S, 0, to, run, s_new, &s_places);
        return RT_ON;
    }
    return rt_slowly(m, in);
}
RT_MADE_ANY(volta_fast_ldgsts_us)
RT_KNOWN(volta_fast_ldgsts_us, 0, 0xf, 0x18, .line = {0})
RT_KNOWN(volta_fast_ldgsts_us, 1, 0xf, 0x18, .value = {[3] = 6})
RT_KNOWN(volta_fast_ldgsts_us, 2, 0xf, 0x18, .value = {[3] = 5, [4] = 1})
RT_KNOWN(volta_fast_ldgsts_us, 3, 0xf, 0x18, .value = {[3] = 5})
RT_KNOWN(volta_fast_ldgsts_us, 4, 0xf, 0x18, .value = {[3] = 4, [4] = 1})
RT_KNOWN(volta_fast_ldgsts_us, 5, 0xf, 0x18, .value = {[3] = 6, [4] = 1})
RT_QUICK_6(volta_fast_ldgsts_us)

