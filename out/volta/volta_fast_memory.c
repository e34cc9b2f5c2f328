/* Generated from the description volta by gen/emit/fast. Do not edit. */
#include "volta_fast.h"

static void lanes_stg_v(struct volta_state *s, int32_t rb, uint32_t *g_new)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t g = s->r[rb][l] & 0xff;
        g_new[l] = g;
    }
}

static void lanes_stg_v_2(struct volta_state *s, int32_t rb, uint32_t *g_new)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t g = s->r[rb][l] & 0xffff;
        g_new[l] = g;
    }
}

static void lanes_stg_v_3(uint64_t *g_new)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint64_t g = 0;
        g_new[l] = g;
    }
}

static void lanes_stg_v_4(uint32_t *g_new, struct volta_state *s, int32_t rb)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        g_new[l] = s->r[rb + 1][l];
    }
}

static void lanes_stg_v_5(uint32_t *g_new_2, struct volta_state *s, int32_t rb)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        g_new_2[l] = s->r[rb + 2][l];
    }
}

static void lanes_stg_v_6(uint32_t *g_new_3, struct volta_state *s, int32_t rb)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        g_new_3[l] = s->r[rb + 3][l];
    }
}

static void lanes_ldl_v(uint32_t *l_row, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd = rt_u32((int8_t)l_row[l]);
        rd_to[l] = rd;
    }
}

static void lanes_ldl_v_2(uint32_t *l_row, uint32_t *rd_to)
{
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        const uint32_t rd = rt_u32((int16_t)l_row[l]);
        rd_to[l] = rd;
    }
}

/* GUARD LDG{E{EVICT}LOAD_SIZE{LOAD_ORDER}SCOPE{PRIVATE}}.ZD $P[Pu], $R[Rd], ADDR_E  CTL */
RT_BODY(volta_fast_ldg_vz)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, usual, 2, 10);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return 0;
}
RT_USUAL(volta_fast_ldg_vz, 0x4, 0x0)

/* GUARD LDG{E{EVICT}LTC{LOAD_SIZE}LOAD_ORDER{SCOPE}PRIVATE}.ZD $P[Pu], $R[Rd], ADDR_E, OPT_Pl  CTL
   */
RT_BODY(volta_fast_ldg_tz)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, usual, 3, 13);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return 0;
}
RT_USUAL(volta_fast_ldg_tz, 0x8, 0x0)

/* GUARD LDG{E{EVICT}LTC{LOAD_SIZE}LOAD_ORDER{SCOPE}PRIVATE}.ZD $P[Pu], $R[Rd], ADDR64_UR_TURING,
   OPT_Pl  CTL */
RT_BODY(volta_fast_ldg_tuz)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, usual, 3, 14);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return 0;
}
RT_USUAL(volta_fast_ldg_tuz, 0x8, 0x0)

/* GUARD LD{E{EVICT}LOAD_SIZE{LOAD_ORDER}SCOPE{PRIVATE}}.ZD $P[Pu], $R[Rd], ADDR_E  CTL */
RT_BODY(volta_fast_ld_vz)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, usual, 2, 10);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return 0;
}
RT_USUAL(volta_fast_ld_vz, 0x4, 0x0)

/* GUARD LD{E{EVICT}LTC{LOAD_SIZE}LOAD_ORDER{SCOPE}PRIVATE}.ZD $P[Pu], $R[Rd], ADDR_E, OPT_Pl  CTL
   */
RT_BODY(volta_fast_ld_tz)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, usual, 3, 13);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return 0;
}
RT_USUAL(volta_fast_ld_tz, 0x8, 0x0)

/* GUARD LD{E{EVICT}LTC{LOAD_SIZE}LOAD_ORDER{SCOPE}PRIVATE}.ZD $P[Pu], $R[Rd], ADDR64_UR_TURING,
   OPT_Pl  CTL */
RT_BODY(volta_fast_ld_tuz)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, usual, 3, 14);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return 0;
}
RT_USUAL(volta_fast_ld_tuz, 0x8, 0x0)

/* GUARD STG{E{EVICT}SIZE{STORE_ORDER}SCOPE{PRIVATE}} ADDR_E, $R[Rb]  CTL */
RT_BODY(volta_fast_stg_v)
{
    struct volta_state *const s = m->state;
    const int32_t size = (int32_t)in->value[2];
    const int32_t rb = (int32_t)in->value[8];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 2, 9);
    run &= hold;
    if (!usual && !run)
        return 0;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_addr_e(m, in, a_row, 1, 0, 6, 7);
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
        return 0;
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
        return 0;
    }
    if (size == 4) {
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        struct rt_places g_places;
        if (!rt_narrow(a, run, &g_base, g_near)
            || !rt_may_place(m, VOLTA_SPACE_G, 4, g_base, g_near, run, &g_places))
            return rt_slowly(m, in);
        rt_place_4(m, VOLTA_SPACE_G, g_base, g_near, run, s->r[rb], &g_places);
        return 0;
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
            return 0;
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
        return 0;
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
    return 0;
}
RT_USUAL(volta_fast_stg_v, 0x4, 0x0)

/* GUARD STG{E{EVICT}SIZE{STORE_ORDER}SCOPE{PRIVATE}} ADDR_E, $R[Rb]  CTL */
RT_BODY(volta_fast_stg_t)
{
    struct volta_state *const s = m->state;
    const int32_t size = (int32_t)in->value[2];
    const int32_t rb = (int32_t)in->value[8];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 2, 9);
    run &= hold;
    if (!usual && !run)
        return 0;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_addr_e(m, in, a_row, 1, 0, 6, 7);
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
        return 0;
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
        return 0;
    }
    if (size == 4) {
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        struct rt_places g_places;
        if (!rt_narrow(a, run, &g_base, g_near)
            || !rt_may_place(m, VOLTA_SPACE_G, 4, g_base, g_near, run, &g_places))
            return rt_slowly(m, in);
        rt_place_4(m, VOLTA_SPACE_G, g_base, g_near, run, s->r[rb], &g_places);
        return 0;
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
            return 0;
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
        return 0;
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
    return 0;
}
RT_USUAL(volta_fast_stg_t, 0x4, 0x0)

/* GUARD STG{E{EVICT}SIZE{STORE_ORDER}SCOPE{PRIVATE}} ADDR64_UR_TURING, $R[Rb]  CTL */
RT_BODY(volta_fast_stg_tu)
{
    struct volta_state *const s = m->state;
    const int32_t size = (int32_t)in->value[2];
    const int32_t rb = (int32_t)in->value[9];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 2, 10);
    run &= hold;
    if (!usual && !run)
        return 0;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_addr64_ur_turing(m, in, a_row, 1, 7, 0, 6, 8);
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
        return 0;
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
        return 0;
    }
    if (size == 4) {
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        struct rt_places g_places;
        if (!rt_narrow(a, run, &g_base, g_near)
            || !rt_may_place(m, VOLTA_SPACE_G, 4, g_base, g_near, run, &g_places))
            return rt_slowly(m, in);
        rt_place_4(m, VOLTA_SPACE_G, g_base, g_near, run, s->r[rb], &g_places);
        return 0;
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
            return 0;
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
        return 0;
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
    return 0;
}
RT_USUAL(volta_fast_stg_tu, 0x4, 0x0)

/* GUARD STG{E}EVICT{SIZE}STORE_ORDER_SCOPE ADDR_E, $R[Rb] PM_EVENTS CTL */
RT_BODY(volta_fast_stg_a)
{
    struct volta_state *const s = m->state;
    const int32_t size = (int32_t)in->value[2];
    const int32_t rb = (int32_t)in->value[6];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 1, 7);
    run &= hold;
    if (!usual && !run)
        return 0;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_addr_e(m, in, a_row, 0, 0, 4, 5);
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
        return 0;
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
        return 0;
    }
    if (size == 4) {
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        struct rt_places g_places;
        if (!rt_narrow(a, run, &g_base, g_near)
            || !rt_may_place(m, VOLTA_SPACE_G, 4, g_base, g_near, run, &g_places))
            return rt_slowly(m, in);
        rt_place_4(m, VOLTA_SPACE_G, g_base, g_near, run, s->r[rb], &g_places);
        return 0;
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
            return 0;
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
        return 0;
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
    return 0;
}
RT_USUAL(volta_fast_stg_a, 0x2, 0x0)

/* GUARD STG{OPT_E}EVICT{SIZE}STORE_ORDER_SCOPE ADDR_GLOBAL, $R[Rb] DESC PM_EVENTS CTL */
RT_BODY(volta_fast_stg_d)
{
    struct volta_state *const s = m->state;
    const int32_t size = (int32_t)in->value[1];
    const int32_t rb = (int32_t)in->value[6];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 3, 7);
    run &= hold;
    if (!usual && !run)
        return 0;
    _Alignas(64) uint64_t a_row[32];
    const uint64_t *const a = row_addr_global_3(m, in, a_row, 1, 3, 4, 5);
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
        return 0;
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
        return 0;
    }
    if (size == 4) {
        _Alignas(64) uint32_t g_near[32];
        uint64_t g_base;
        struct rt_places g_places;
        if (!rt_narrow(a, run, &g_base, g_near)
            || !rt_may_place(m, VOLTA_SPACE_G, 4, g_base, g_near, run, &g_places))
            return rt_slowly(m, in);
        rt_place_4(m, VOLTA_SPACE_G, g_base, g_near, run, s->r[rb], &g_places);
        return 0;
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
            return 0;
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
        return 0;
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
    return 0;
}
RT_USUAL(volta_fast_stg_d, 0x8, 0x0)

/* GUARD LDL{EVICT}SIZE $R[Rd], ADDR  CTL */
RT_BODY(volta_fast_ldl_v)
{
    const int32_t size = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[2];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 1, 5);
    run &= hold;
    if (!usual && !run)
        return 0;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_addr(m, in, a_row, 0, 3, 4);
    if (!a || size == 7)
        return rt_slowly(m, in);
    if (size == 0) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        if (!rt_fetch_1(m, VOLTA_SPACE_L, 0, a, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(rd_place, rd_to, run);
        return 0;
    }
    if (size == 1) {
        _Alignas(64) uint32_t l_row[32];
        if (!rt_fetch_1(m, VOLTA_SPACE_L, 0, a, run, l_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        lanes_ldl_v(l_row, rd_to);
        rt_write_row32(rd_place, rd_to, run);
        return 0;
    }
    if (size == 2) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        if (!rt_fetch_2(m, VOLTA_SPACE_L, 0, a, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(rd_place, rd_to, run);
        return 0;
    }
    if (size == 3) {
        _Alignas(64) uint32_t l_row[32];
        if (!rt_fetch_2(m, VOLTA_SPACE_L, 0, a, run, l_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        lanes_ldl_v_2(l_row, rd_to);
        rt_write_row32(rd_place, rd_to, run);
        return 0;
    }
    if (size == 4) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        if (!rt_fetch_4(m, VOLTA_SPACE_L, 0, a, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(rd_place, rd_to, run);
        return 0;
    }
    if (rd == 255) {
        return 0;
    }
    if (size == 5) {
        if ((rd & 1) != 0)
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint32_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r_3(m, in, 2);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        uint32_t *const result_place = place_r_4(m, in, 2);
        uint32_t *const result_to = whole && result_place ? result_place : result_new;
        uint32_t *const l_rows[] = {rd_to, result_to};
        if (!rt_fetch_rows(m, VOLTA_SPACE_L, 0, a, run, 2, l_rows))
            return rt_slowly(m, in);
        rt_write_row32(rd_place, rd_to, run);
        rt_write_row32(result_place, result_to, run);
        return 0;
    }
    if ((rd & 3) != 0)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    _Alignas(64) uint32_t result_new_2[32];
    _Alignas(64) uint32_t result_new_3[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r_3(m, in, 2);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    uint32_t *const result_place = place_r_5(m, in, 2);
    uint32_t *const result_to = whole && result_place ? result_place : result_new;
    uint32_t *const result_place_2 = place_r_6(m, in, 2);
    uint32_t *const result_to_2 = whole && result_place_2 ? result_place_2 : result_new_2;
    uint32_t *const result_place_3 = place_r_7(m, in, 2);
    uint32_t *const result_to_3 = whole && result_place_3 ? result_place_3 : result_new_3;
    uint32_t *const l_rows[] = {rd_to, result_to, result_to_2, result_to_3};
    if (!rt_fetch_rows(m, VOLTA_SPACE_L, 0, a, run, 4, l_rows))
        return rt_slowly(m, in);
    rt_write_row32(rd_place, rd_to, run);
    rt_write_row32(result_place, result_to, run);
    rt_write_row32(result_place_2, result_to_2, run);
    rt_write_row32(result_place_3, result_to_3, run);
    return 0;
}
RT_USUAL(volta_fast_ldl_v, 0x2, 0x0)

/* GUARD LDL{EVICT}SIZE $R[Rd], ADDR PM_EVENTS CTL */
RT_BODY(volta_fast_ldl_t)
{
    const int32_t size = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[2];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 1, 5);
    run &= hold;
    if (!usual && !run)
        return 0;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_addr(m, in, a_row, 0, 3, 4);
    if (!a || size == 7)
        return rt_slowly(m, in);
    if (size == 0) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        if (!rt_fetch_1(m, VOLTA_SPACE_L, 0, a, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(rd_place, rd_to, run);
        return 0;
    }
    if (size == 1) {
        _Alignas(64) uint32_t l_row[32];
        if (!rt_fetch_1(m, VOLTA_SPACE_L, 0, a, run, l_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        lanes_ldl_v(l_row, rd_to);
        rt_write_row32(rd_place, rd_to, run);
        return 0;
    }
    if (size == 2) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        if (!rt_fetch_2(m, VOLTA_SPACE_L, 0, a, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(rd_place, rd_to, run);
        return 0;
    }
    if (size == 3) {
        _Alignas(64) uint32_t l_row[32];
        if (!rt_fetch_2(m, VOLTA_SPACE_L, 0, a, run, l_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        lanes_ldl_v_2(l_row, rd_to);
        rt_write_row32(rd_place, rd_to, run);
        return 0;
    }
    if (size == 4) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        if (!rt_fetch_4(m, VOLTA_SPACE_L, 0, a, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(rd_place, rd_to, run);
        return 0;
    }
    if (rd == 255) {
        return 0;
    }
    if (size == 5) {
        if ((rd & 1) != 0)
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint32_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r_3(m, in, 2);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        uint32_t *const result_place = place_r_4(m, in, 2);
        uint32_t *const result_to = whole && result_place ? result_place : result_new;
        uint32_t *const l_rows[] = {rd_to, result_to};
        if (!rt_fetch_rows(m, VOLTA_SPACE_L, 0, a, run, 2, l_rows))
            return rt_slowly(m, in);
        rt_write_row32(rd_place, rd_to, run);
        rt_write_row32(result_place, result_to, run);
        return 0;
    }
    if ((rd & 3) != 0)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    _Alignas(64) uint32_t result_new_2[32];
    _Alignas(64) uint32_t result_new_3[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r_3(m, in, 2);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    uint32_t *const result_place = place_r_5(m, in, 2);
    uint32_t *const result_to = whole && result_place ? result_place : result_new;
    uint32_t *const result_place_2 = place_r_6(m, in, 2);
    uint32_t *const result_to_2 = whole && result_place_2 ? result_place_2 : result_new_2;
    uint32_t *const result_place_3 = place_r_7(m, in, 2);
    uint32_t *const result_to_3 = whole && result_place_3 ? result_place_3 : result_new_3;
    uint32_t *const l_rows[] = {rd_to, result_to, result_to_2, result_to_3};
    if (!rt_fetch_rows(m, VOLTA_SPACE_L, 0, a, run, 4, l_rows))
        return rt_slowly(m, in);
    rt_write_row32(rd_place, rd_to, run);
    rt_write_row32(result_place, result_to, run);
    rt_write_row32(result_place_2, result_to_2, run);
    rt_write_row32(result_place_3, result_to_3, run);
    return 0;
}
RT_USUAL(volta_fast_ldl_t, 0x2, 0x0)

/* GUARD LDL{EVICT}SIZE $R[Rd], ADDR_UR  CTL */
RT_BODY(volta_fast_ldl_tu)
{
    const int32_t size = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[2];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 1, 6);
    run &= hold;
    if (!usual && !run)
        return 0;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_addr_ur(m, in, a_row, 0, 4, 3, 5);
    if (!a || size == 7)
        return rt_slowly(m, in);
    if (size == 0) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        if (!rt_fetch_1(m, VOLTA_SPACE_L, 0, a, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(rd_place, rd_to, run);
        return 0;
    }
    if (size == 1) {
        _Alignas(64) uint32_t l_row[32];
        if (!rt_fetch_1(m, VOLTA_SPACE_L, 0, a, run, l_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        lanes_ldl_v(l_row, rd_to);
        rt_write_row32(rd_place, rd_to, run);
        return 0;
    }
    if (size == 2) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        if (!rt_fetch_2(m, VOLTA_SPACE_L, 0, a, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(rd_place, rd_to, run);
        return 0;
    }
    if (size == 3) {
        _Alignas(64) uint32_t l_row[32];
        if (!rt_fetch_2(m, VOLTA_SPACE_L, 0, a, run, l_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        lanes_ldl_v_2(l_row, rd_to);
        rt_write_row32(rd_place, rd_to, run);
        return 0;
    }
    if (size == 4) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        if (!rt_fetch_4(m, VOLTA_SPACE_L, 0, a, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(rd_place, rd_to, run);
        return 0;
    }
    if (rd == 255) {
        return 0;
    }
    if (size == 5) {
        if ((rd & 1) != 0)
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint32_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r_3(m, in, 2);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        uint32_t *const result_place = place_r_4(m, in, 2);
        uint32_t *const result_to = whole && result_place ? result_place : result_new;
        uint32_t *const l_rows[] = {rd_to, result_to};
        if (!rt_fetch_rows(m, VOLTA_SPACE_L, 0, a, run, 2, l_rows))
            return rt_slowly(m, in);
        rt_write_row32(rd_place, rd_to, run);
        rt_write_row32(result_place, result_to, run);
        return 0;
    }
    if ((rd & 3) != 0)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    _Alignas(64) uint32_t result_new_2[32];
    _Alignas(64) uint32_t result_new_3[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r_3(m, in, 2);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    uint32_t *const result_place = place_r_5(m, in, 2);
    uint32_t *const result_to = whole && result_place ? result_place : result_new;
    uint32_t *const result_place_2 = place_r_6(m, in, 2);
    uint32_t *const result_to_2 = whole && result_place_2 ? result_place_2 : result_new_2;
    uint32_t *const result_place_3 = place_r_7(m, in, 2);
    uint32_t *const result_to_3 = whole && result_place_3 ? result_place_3 : result_new_3;
    uint32_t *const l_rows[] = {rd_to, result_to, result_to_2, result_to_3};
    if (!rt_fetch_rows(m, VOLTA_SPACE_L, 0, a, run, 4, l_rows))
        return rt_slowly(m, in);
    rt_write_row32(rd_place, rd_to, run);
    rt_write_row32(result_place, result_to, run);
    rt_write_row32(result_place_2, result_to_2, run);
    rt_write_row32(result_place_3, result_to_3, run);
    return 0;
}
RT_USUAL(volta_fast_ldl_tu, 0x2, 0x0)

/* GUARD LDL{EVICT}SIZE $R[Rd], ADDR_LOCAL DESC_LOCAL PM_EVENTS CTL */
RT_BODY(volta_fast_ldl_d)
{
    const int32_t size = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[2];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 2, 6);
    run &= hold;
    if (!usual && !run)
        return 0;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_addr_local(m, in, a_row, 0, 3, 4, 5);
    if (!a || size == 7)
        return rt_slowly(m, in);
    if (size == 0) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        if (!rt_fetch_1(m, VOLTA_SPACE_L, 0, a, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(rd_place, rd_to, run);
        return 0;
    }
    if (size == 1) {
        _Alignas(64) uint32_t l_row[32];
        if (!rt_fetch_1(m, VOLTA_SPACE_L, 0, a, run, l_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        lanes_ldl_v(l_row, rd_to);
        rt_write_row32(rd_place, rd_to, run);
        return 0;
    }
    if (size == 2) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        if (!rt_fetch_2(m, VOLTA_SPACE_L, 0, a, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(rd_place, rd_to, run);
        return 0;
    }
    if (size == 3) {
        _Alignas(64) uint32_t l_row[32];
        if (!rt_fetch_2(m, VOLTA_SPACE_L, 0, a, run, l_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        lanes_ldl_v_2(l_row, rd_to);
        rt_write_row32(rd_place, rd_to, run);
        return 0;
    }
    if (size == 4) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        if (!rt_fetch_4(m, VOLTA_SPACE_L, 0, a, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(rd_place, rd_to, run);
        return 0;
    }
    if (rd == 255) {
        return 0;
    }
    if (size == 5) {
        if ((rd & 1) != 0)
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint32_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r_3(m, in, 2);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        uint32_t *const result_place = place_r_4(m, in, 2);
        uint32_t *const result_to = whole && result_place ? result_place : result_new;
        uint32_t *const l_rows[] = {rd_to, result_to};
        if (!rt_fetch_rows(m, VOLTA_SPACE_L, 0, a, run, 2, l_rows))
            return rt_slowly(m, in);
        rt_write_row32(rd_place, rd_to, run);
        rt_write_row32(result_place, result_to, run);
        return 0;
    }
    if ((rd & 3) != 0)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    _Alignas(64) uint32_t result_new_2[32];
    _Alignas(64) uint32_t result_new_3[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r_3(m, in, 2);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    uint32_t *const result_place = place_r_5(m, in, 2);
    uint32_t *const result_to = whole && result_place ? result_place : result_new;
    uint32_t *const result_place_2 = place_r_6(m, in, 2);
    uint32_t *const result_to_2 = whole && result_place_2 ? result_place_2 : result_new_2;
    uint32_t *const result_place_3 = place_r_7(m, in, 2);
    uint32_t *const result_to_3 = whole && result_place_3 ? result_place_3 : result_new_3;
    uint32_t *const l_rows[] = {rd_to, result_to, result_to_2, result_to_3};
    if (!rt_fetch_rows(m, VOLTA_SPACE_L, 0, a, run, 4, l_rows))
        return rt_slowly(m, in);
    rt_write_row32(rd_place, rd_to, run);
    rt_write_row32(result_place, result_to, run);
    rt_write_row32(result_place_2, result_to_2, run);
    rt_write_row32(result_place_3, result_to_3, run);
    return 0;
}
RT_USUAL(volta_fast_ldl_d, 0x4, 0x0)

/* GUARD STL{EVICT}SIZE ADDR, $R[Rb]  CTL */
RT_BODY(volta_fast_stl_v)
{
    struct volta_state *const s = m->state;
    const int32_t size = (int32_t)in->value[1];
    const int32_t rb = (int32_t)in->value[4];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 1, 5);
    run &= hold;
    if (!usual && !run)
        return 0;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_addr(m, in, a_row, 0, 2, 3);
    if (!a || size == 7)
        return rt_slowly(m, in);
    if (size < 2) {
        _Alignas(64) uint32_t l_new[32];
        lanes_stg_v(s, rb, l_new);
        struct rt_places l_places;
        if (!rt_may_place(m, VOLTA_SPACE_L, 1, 0, a, run, &l_places))
            return rt_slowly(m, in);
        rt_place_1(m, VOLTA_SPACE_L, 0, a, run, l_new, &l_places);
        return 0;
    }
    if (size < 4) {
        _Alignas(64) uint32_t l_new[32];
        lanes_stg_v_2(s, rb, l_new);
        struct rt_places l_places;
        if (!rt_may_place(m, VOLTA_SPACE_L, 2, 0, a, run, &l_places))
            return rt_slowly(m, in);
        rt_place_2(m, VOLTA_SPACE_L, 0, a, run, l_new, &l_places);
        return 0;
    }
    if (size == 4) {
        struct rt_places l_places;
        if (!rt_may_place(m, VOLTA_SPACE_L, 4, 0, a, run, &l_places))
            return rt_slowly(m, in);
        rt_place_4(m, VOLTA_SPACE_L, 0, a, run, s->r[rb], &l_places);
        return 0;
    }
    if (rb == 255) {
        if (size == 5) {
            _Alignas(64) uint64_t l_new[32];
            lanes_stg_v_3(l_new);
            struct rt_places l_places;
            if (!rt_may_place(m, VOLTA_SPACE_L, 8, 0, a, run, &l_places))
                return rt_slowly(m, in);
            rt_place_8(m, VOLTA_SPACE_L, 0, a, run, l_new, &l_places);
            return 0;
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
        return 0;
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
    return 0;
}
RT_USUAL(volta_fast_stl_v, 0x2, 0x0)

/* GUARD STL{EVICT}SIZE ADDR, $R[Rb] PM_EVENTS CTL */
RT_BODY(volta_fast_stl_t)
{
    struct volta_state *const s = m->state;
    const int32_t size = (int32_t)in->value[1];
    const int32_t rb = (int32_t)in->value[4];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 1, 5);
    run &= hold;
    if (!usual && !run)
        return 0;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_addr(m, in, a_row, 0, 2, 3);
    if (!a || size == 7)
        return rt_slowly(m, in);
    if (size < 2) {
        _Alignas(64) uint32_t l_new[32];
        lanes_stg_v(s, rb, l_new);
        struct rt_places l_places;
        if (!rt_may_place(m, VOLTA_SPACE_L, 1, 0, a, run, &l_places))
            return rt_slowly(m, in);
        rt_place_1(m, VOLTA_SPACE_L, 0, a, run, l_new, &l_places);
        return 0;
    }
    if (size < 4) {
        _Alignas(64) uint32_t l_new[32];
        lanes_stg_v_2(s, rb, l_new);
        struct rt_places l_places;
        if (!rt_may_place(m, VOLTA_SPACE_L, 2, 0, a, run, &l_places))
            return rt_slowly(m, in);
        rt_place_2(m, VOLTA_SPACE_L, 0, a, run, l_new, &l_places);
        return 0;
    }
    if (size == 4) {
        struct rt_places l_places;
        if (!rt_may_place(m, VOLTA_SPACE_L, 4, 0, a, run, &l_places))
            return rt_slowly(m, in);
        rt_place_4(m, VOLTA_SPACE_L, 0, a, run, s->r[rb], &l_places);
        return 0;
    }
    if (rb == 255) {
        if (size == 5) {
            _Alignas(64) uint64_t l_new[32];
            lanes_stg_v_3(l_new);
            struct rt_places l_places;
            if (!rt_may_place(m, VOLTA_SPACE_L, 8, 0, a, run, &l_places))
                return rt_slowly(m, in);
            rt_place_8(m, VOLTA_SPACE_L, 0, a, run, l_new, &l_places);
            return 0;
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
        return 0;
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
    return 0;
}
RT_USUAL(volta_fast_stl_t, 0x2, 0x0)

/* GUARD STL{EVICT}SIZE ADDR_UR, $R[Rb]  CTL */
RT_BODY(volta_fast_stl_tu)
{
    struct volta_state *const s = m->state;
    const int32_t size = (int32_t)in->value[1];
    const int32_t rb = (int32_t)in->value[5];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 1, 6);
    run &= hold;
    if (!usual && !run)
        return 0;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_addr_ur(m, in, a_row, 0, 3, 2, 4);
    if (!a || size == 7)
        return rt_slowly(m, in);
    if (size < 2) {
        _Alignas(64) uint32_t l_new[32];
        lanes_stg_v(s, rb, l_new);
        struct rt_places l_places;
        if (!rt_may_place(m, VOLTA_SPACE_L, 1, 0, a, run, &l_places))
            return rt_slowly(m, in);
        rt_place_1(m, VOLTA_SPACE_L, 0, a, run, l_new, &l_places);
        return 0;
    }
    if (size < 4) {
        _Alignas(64) uint32_t l_new[32];
        lanes_stg_v_2(s, rb, l_new);
        struct rt_places l_places;
        if (!rt_may_place(m, VOLTA_SPACE_L, 2, 0, a, run, &l_places))
            return rt_slowly(m, in);
        rt_place_2(m, VOLTA_SPACE_L, 0, a, run, l_new, &l_places);
        return 0;
    }
    if (size == 4) {
        struct rt_places l_places;
        if (!rt_may_place(m, VOLTA_SPACE_L, 4, 0, a, run, &l_places))
            return rt_slowly(m, in);
        rt_place_4(m, VOLTA_SPACE_L, 0, a, run, s->r[rb], &l_places);
        return 0;
    }
    if (rb == 255) {
        if (size == 5) {
            _Alignas(64) uint64_t l_new[32];
            lanes_stg_v_3(l_new);
            struct rt_places l_places;
            if (!rt_may_place(m, VOLTA_SPACE_L, 8, 0, a, run, &l_places))
                return rt_slowly(m, in);
            rt_place_8(m, VOLTA_SPACE_L, 0, a, run, l_new, &l_places);
            return 0;
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
        return 0;
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
    return 0;
}
RT_USUAL(volta_fast_stl_tu, 0x2, 0x0)

/* GUARD STL{EVICT}SIZE ADDR_LOCAL, $R[Rb] DESC_LOCAL PM_EVENTS CTL */
RT_BODY(volta_fast_stl_d)
{
    struct volta_state *const s = m->state;
    const int32_t size = (int32_t)in->value[1];
    const int32_t rb = (int32_t)in->value[5];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 2, 6);
    run &= hold;
    if (!usual && !run)
        return 0;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_addr_local(m, in, a_row, 0, 2, 3, 4);
    if (!a || size == 7)
        return rt_slowly(m, in);
    if (size < 2) {
        _Alignas(64) uint32_t l_new[32];
        lanes_stg_v(s, rb, l_new);
        struct rt_places l_places;
        if (!rt_may_place(m, VOLTA_SPACE_L, 1, 0, a, run, &l_places))
            return rt_slowly(m, in);
        rt_place_1(m, VOLTA_SPACE_L, 0, a, run, l_new, &l_places);
        return 0;
    }
    if (size < 4) {
        _Alignas(64) uint32_t l_new[32];
        lanes_stg_v_2(s, rb, l_new);
        struct rt_places l_places;
        if (!rt_may_place(m, VOLTA_SPACE_L, 2, 0, a, run, &l_places))
            return rt_slowly(m, in);
        rt_place_2(m, VOLTA_SPACE_L, 0, a, run, l_new, &l_places);
        return 0;
    }
    if (size == 4) {
        struct rt_places l_places;
        if (!rt_may_place(m, VOLTA_SPACE_L, 4, 0, a, run, &l_places))
            return rt_slowly(m, in);
        rt_place_4(m, VOLTA_SPACE_L, 0, a, run, s->r[rb], &l_places);
        return 0;
    }
    if (rb == 255) {
        if (size == 5) {
            _Alignas(64) uint64_t l_new[32];
            lanes_stg_v_3(l_new);
            struct rt_places l_places;
            if (!rt_may_place(m, VOLTA_SPACE_L, 8, 0, a, run, &l_places))
                return rt_slowly(m, in);
            rt_place_8(m, VOLTA_SPACE_L, 0, a, run, l_new, &l_places);
            return 0;
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
        return 0;
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
    return 0;
}
RT_USUAL(volta_fast_stl_d, 0x4, 0x0)

/* GUARD LDS{U}SHARED_SIZE , $R[Rd], ADDR  CTL */
RT_BODY(volta_fast_lds_v)
{
    const int32_t size = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[2];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 2, 5);
    run &= hold;
    if (!usual && !run)
        return 0;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_addr(m, in, a_row, 1, 3, 4);
    if (!a)
        return rt_slowly(m, in);
    if (size == 0) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        if (!rt_fetch_1(m, VOLTA_SPACE_S, 0, a, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(rd_place, rd_to, run);
        return 0;
    }
    if (size == 1) {
        _Alignas(64) uint32_t s_row[32];
        if (!rt_fetch_1(m, VOLTA_SPACE_S, 0, a, run, s_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        lanes_ldl_v(s_row, rd_to);
        rt_write_row32(rd_place, rd_to, run);
        return 0;
    }
    if (size == 2) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        if (!rt_fetch_2(m, VOLTA_SPACE_S, 0, a, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(rd_place, rd_to, run);
        return 0;
    }
    if (size == 3) {
        _Alignas(64) uint32_t s_row[32];
        if (!rt_fetch_2(m, VOLTA_SPACE_S, 0, a, run, s_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        lanes_ldl_v_2(s_row, rd_to);
        rt_write_row32(rd_place, rd_to, run);
        return 0;
    }
    if (size == 4) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        if (!rt_fetch_4(m, VOLTA_SPACE_S, 0, a, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(rd_place, rd_to, run);
        return 0;
    }
    if (rd == 255) {
        return 0;
    }
    if (size == 5) {
        if ((rd & 1) != 0)
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint32_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r_3(m, in, 2);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        uint32_t *const result_place = place_r_4(m, in, 2);
        uint32_t *const result_to = whole && result_place ? result_place : result_new;
        uint32_t *const s_rows[] = {rd_to, result_to};
        if (!rt_fetch_rows(m, VOLTA_SPACE_S, 0, a, run, 2, s_rows))
            return rt_slowly(m, in);
        rt_write_row32(rd_place, rd_to, run);
        rt_write_row32(result_place, result_to, run);
        return 0;
    }
    if ((rd & 3) != 0)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    _Alignas(64) uint32_t result_new_2[32];
    _Alignas(64) uint32_t result_new_3[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r_3(m, in, 2);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    uint32_t *const result_place = place_r_5(m, in, 2);
    uint32_t *const result_to = whole && result_place ? result_place : result_new;
    uint32_t *const result_place_2 = place_r_6(m, in, 2);
    uint32_t *const result_to_2 = whole && result_place_2 ? result_place_2 : result_new_2;
    uint32_t *const result_place_3 = place_r_7(m, in, 2);
    uint32_t *const result_to_3 = whole && result_place_3 ? result_place_3 : result_new_3;
    uint32_t *const s_rows[] = {rd_to, result_to, result_to_2, result_to_3};
    if (!rt_fetch_rows(m, VOLTA_SPACE_S, 0, a, run, 4, s_rows))
        return rt_slowly(m, in);
    rt_write_row32(rd_place, rd_to, run);
    rt_write_row32(result_place, result_to, run);
    rt_write_row32(result_place_2, result_to_2, run);
    rt_write_row32(result_place_3, result_to_3, run);
    return 0;
}
RT_USUAL(volta_fast_lds_v, 0x4, 0x0)

/* GUARD LDS{U}SHARED_SIZE.ZD $P[Pu], $R[Rd], ADDR  CTL */
RT_BODY(volta_fast_lds_vz)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, usual, 1, 6);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return 0;
}
RT_USUAL(volta_fast_lds_vz, 0x2, 0x0)

/* GUARD LDS{U}SHARED_SIZE , $R[Rd], ADDR_SCALED  CTL */
RT_BODY(volta_fast_lds_t)
{
    const int32_t size = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[2];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 2, 6);
    run &= hold;
    if (!usual && !run)
        return 0;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_addr_scaled(m, in, a_row, 1, 3, 4, 5);
    if (!a)
        return rt_slowly(m, in);
    if (size == 0) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        if (!rt_fetch_1(m, VOLTA_SPACE_S, 0, a, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(rd_place, rd_to, run);
        return 0;
    }
    if (size == 1) {
        _Alignas(64) uint32_t s_row[32];
        if (!rt_fetch_1(m, VOLTA_SPACE_S, 0, a, run, s_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        lanes_ldl_v(s_row, rd_to);
        rt_write_row32(rd_place, rd_to, run);
        return 0;
    }
    if (size == 2) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        if (!rt_fetch_2(m, VOLTA_SPACE_S, 0, a, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(rd_place, rd_to, run);
        return 0;
    }
    if (size == 3) {
        _Alignas(64) uint32_t s_row[32];
        if (!rt_fetch_2(m, VOLTA_SPACE_S, 0, a, run, s_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        lanes_ldl_v_2(s_row, rd_to);
        rt_write_row32(rd_place, rd_to, run);
        return 0;
    }
    if (size == 4) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        if (!rt_fetch_4(m, VOLTA_SPACE_S, 0, a, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(rd_place, rd_to, run);
        return 0;
    }
    if (rd == 255) {
        return 0;
    }
    if (size == 5) {
        if ((rd & 1) != 0)
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint32_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r_3(m, in, 2);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        uint32_t *const result_place = place_r_4(m, in, 2);
        uint32_t *const result_to = whole && result_place ? result_place : result_new;
        uint32_t *const s_rows[] = {rd_to, result_to};
        if (!rt_fetch_rows(m, VOLTA_SPACE_S, 0, a, run, 2, s_rows))
            return rt_slowly(m, in);
        rt_write_row32(rd_place, rd_to, run);
        rt_write_row32(result_place, result_to, run);
        return 0;
    }
    if ((rd & 3) != 0)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    _Alignas(64) uint32_t result_new_2[32];
    _Alignas(64) uint32_t result_new_3[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r_3(m, in, 2);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    uint32_t *const result_place = place_r_5(m, in, 2);
    uint32_t *const result_to = whole && result_place ? result_place : result_new;
    uint32_t *const result_place_2 = place_r_6(m, in, 2);
    uint32_t *const result_to_2 = whole && result_place_2 ? result_place_2 : result_new_2;
    uint32_t *const result_place_3 = place_r_7(m, in, 2);
    uint32_t *const result_to_3 = whole && result_place_3 ? result_place_3 : result_new_3;
    uint32_t *const s_rows[] = {rd_to, result_to, result_to_2, result_to_3};
    if (!rt_fetch_rows(m, VOLTA_SPACE_S, 0, a, run, 4, s_rows))
        return rt_slowly(m, in);
    rt_write_row32(rd_place, rd_to, run);
    rt_write_row32(result_place, result_to, run);
    rt_write_row32(result_place_2, result_to_2, run);
    rt_write_row32(result_place_3, result_to_3, run);
    return 0;
}
RT_USUAL(volta_fast_lds_t, 0x4, 0x0)

/* GUARD LDS{U}SHARED_SIZE.ZD $P[Pu], $R[Rd], ADDR_SCALED  CTL */
RT_BODY(volta_fast_lds_tz)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, usual, 1, 7);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return 0;
}
RT_USUAL(volta_fast_lds_tz, 0x2, 0x0)

/* GUARD LDS{U}SHARED_SIZE , $R[Rd], ADDR_SCALED_UR  CTL */
RT_BODY(volta_fast_lds_tu)
{
    const int32_t size = (int32_t)in->value[1];
    const int32_t rd = (int32_t)in->value[2];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 2, 7);
    run &= hold;
    if (!usual && !run)
        return 0;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_addr_scaled_ur(m, in, a_row, 1, 5, 3, 4, 6);
    if (!a)
        return rt_slowly(m, in);
    if (size == 0) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        if (!rt_fetch_1(m, VOLTA_SPACE_S, 0, a, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(rd_place, rd_to, run);
        return 0;
    }
    if (size == 1) {
        _Alignas(64) uint32_t s_row[32];
        if (!rt_fetch_1(m, VOLTA_SPACE_S, 0, a, run, s_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        lanes_ldl_v(s_row, rd_to);
        rt_write_row32(rd_place, rd_to, run);
        return 0;
    }
    if (size == 2) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        if (!rt_fetch_2(m, VOLTA_SPACE_S, 0, a, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(rd_place, rd_to, run);
        return 0;
    }
    if (size == 3) {
        _Alignas(64) uint32_t s_row[32];
        if (!rt_fetch_2(m, VOLTA_SPACE_S, 0, a, run, s_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        lanes_ldl_v_2(s_row, rd_to);
        rt_write_row32(rd_place, rd_to, run);
        return 0;
    }
    if (size == 4) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 2);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        if (!rt_fetch_4(m, VOLTA_SPACE_S, 0, a, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(rd_place, rd_to, run);
        return 0;
    }
    if (rd == 255) {
        return 0;
    }
    if (size == 5) {
        if ((rd & 1) != 0)
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint32_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r_3(m, in, 2);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        uint32_t *const result_place = place_r_4(m, in, 2);
        uint32_t *const result_to = whole && result_place ? result_place : result_new;
        uint32_t *const s_rows[] = {rd_to, result_to};
        if (!rt_fetch_rows(m, VOLTA_SPACE_S, 0, a, run, 2, s_rows))
            return rt_slowly(m, in);
        rt_write_row32(rd_place, rd_to, run);
        rt_write_row32(result_place, result_to, run);
        return 0;
    }
    if ((rd & 3) != 0)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    _Alignas(64) uint32_t result_new_2[32];
    _Alignas(64) uint32_t result_new_3[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r_3(m, in, 2);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    uint32_t *const result_place = place_r_5(m, in, 2);
    uint32_t *const result_to = whole && result_place ? result_place : result_new;
    uint32_t *const result_place_2 = place_r_6(m, in, 2);
    uint32_t *const result_to_2 = whole && result_place_2 ? result_place_2 : result_new_2;
    uint32_t *const result_place_3 = place_r_7(m, in, 2);
    uint32_t *const result_to_3 = whole && result_place_3 ? result_place_3 : result_new_3;
    uint32_t *const s_rows[] = {rd_to, result_to, result_to_2, result_to_3};
    if (!rt_fetch_rows(m, VOLTA_SPACE_S, 0, a, run, 4, s_rows))
        return rt_slowly(m, in);
    rt_write_row32(rd_place, rd_to, run);
    rt_write_row32(result_place, result_to, run);
    rt_write_row32(result_place_2, result_to_2, run);
    rt_write_row32(result_place_3, result_to_3, run);
    return 0;
}
RT_USUAL(volta_fast_lds_tu, 0x4, 0x0)

/* GUARD LDS{U}SHARED_SIZE.ZD $P[Pu], $R[Rd], ADDR_SCALED_UR  CTL */
RT_BODY(volta_fast_lds_tuz)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, usual, 1, 8);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return 0;
}
RT_USUAL(volta_fast_lds_tuz, 0x2, 0x0)

/* GUARD LDS{SHARED_SIZE} , $R[Rd], ADDR_SCALED PM_EVENTS CTL */
RT_BODY(volta_fast_lds_a)
{
    const int32_t size = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 2, 5);
    run &= hold;
    if (!usual && !run)
        return 0;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_addr_scaled(m, in, a_row, 1, 2, 3, 4);
    if (!a)
        return rt_slowly(m, in);
    if (size == 0) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 1);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        if (!rt_fetch_1(m, VOLTA_SPACE_S, 0, a, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(rd_place, rd_to, run);
        return 0;
    }
    if (size == 1) {
        _Alignas(64) uint32_t s_row[32];
        if (!rt_fetch_1(m, VOLTA_SPACE_S, 0, a, run, s_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 1);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        lanes_ldl_v(s_row, rd_to);
        rt_write_row32(rd_place, rd_to, run);
        return 0;
    }
    if (size == 2) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 1);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        if (!rt_fetch_2(m, VOLTA_SPACE_S, 0, a, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(rd_place, rd_to, run);
        return 0;
    }
    if (size == 3) {
        _Alignas(64) uint32_t s_row[32];
        if (!rt_fetch_2(m, VOLTA_SPACE_S, 0, a, run, s_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 1);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        lanes_ldl_v_2(s_row, rd_to);
        rt_write_row32(rd_place, rd_to, run);
        return 0;
    }
    if (size == 4) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 1);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        if (!rt_fetch_4(m, VOLTA_SPACE_S, 0, a, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(rd_place, rd_to, run);
        return 0;
    }
    if (rd == 255) {
        return 0;
    }
    if (size == 5) {
        if ((rd & 1) != 0)
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint32_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r_3(m, in, 1);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        uint32_t *const result_place = place_r_4(m, in, 1);
        uint32_t *const result_to = whole && result_place ? result_place : result_new;
        uint32_t *const s_rows[] = {rd_to, result_to};
        if (!rt_fetch_rows(m, VOLTA_SPACE_S, 0, a, run, 2, s_rows))
            return rt_slowly(m, in);
        rt_write_row32(rd_place, rd_to, run);
        rt_write_row32(result_place, result_to, run);
        return 0;
    }
    if ((rd & 3) != 0)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    _Alignas(64) uint32_t result_new_2[32];
    _Alignas(64) uint32_t result_new_3[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r_3(m, in, 1);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    uint32_t *const result_place = place_r_5(m, in, 1);
    uint32_t *const result_to = whole && result_place ? result_place : result_new;
    uint32_t *const result_place_2 = place_r_6(m, in, 1);
    uint32_t *const result_to_2 = whole && result_place_2 ? result_place_2 : result_new_2;
    uint32_t *const result_place_3 = place_r_7(m, in, 1);
    uint32_t *const result_to_3 = whole && result_place_3 ? result_place_3 : result_new_3;
    uint32_t *const s_rows[] = {rd_to, result_to, result_to_2, result_to_3};
    if (!rt_fetch_rows(m, VOLTA_SPACE_S, 0, a, run, 4, s_rows))
        return rt_slowly(m, in);
    rt_write_row32(rd_place, rd_to, run);
    rt_write_row32(result_place, result_to, run);
    rt_write_row32(result_place_2, result_to_2, run);
    rt_write_row32(result_place_3, result_to_3, run);
    return 0;
}
RT_USUAL(volta_fast_lds_a, 0x4, 0x0)

/* GUARD LDS{SHARED_SIZE} , $R[Rd], ADDR_SCALED_UR PM_EVENTS CTL */
RT_BODY(volta_fast_lds_au)
{
    const int32_t size = (int32_t)in->value[0];
    const int32_t rd = (int32_t)in->value[1];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 2, 6);
    run &= hold;
    if (!usual && !run)
        return 0;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_addr_scaled_ur(m, in, a_row, 1, 4, 2, 3, 5);
    if (!a)
        return rt_slowly(m, in);
    if (size == 0) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 1);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        if (!rt_fetch_1(m, VOLTA_SPACE_S, 0, a, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(rd_place, rd_to, run);
        return 0;
    }
    if (size == 1) {
        _Alignas(64) uint32_t s_row[32];
        if (!rt_fetch_1(m, VOLTA_SPACE_S, 0, a, run, s_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 1);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        lanes_ldl_v(s_row, rd_to);
        rt_write_row32(rd_place, rd_to, run);
        return 0;
    }
    if (size == 2) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 1);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        if (!rt_fetch_2(m, VOLTA_SPACE_S, 0, a, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(rd_place, rd_to, run);
        return 0;
    }
    if (size == 3) {
        _Alignas(64) uint32_t s_row[32];
        if (!rt_fetch_2(m, VOLTA_SPACE_S, 0, a, run, s_row))
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 1);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        lanes_ldl_v_2(s_row, rd_to);
        rt_write_row32(rd_place, rd_to, run);
        return 0;
    }
    if (size == 4) {
        _Alignas(64) uint32_t rd_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r(m, in, 1);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        if (!rt_fetch_4(m, VOLTA_SPACE_S, 0, a, run, rd_to))
            return rt_slowly(m, in);
        rt_write_row32(rd_place, rd_to, run);
        return 0;
    }
    if (rd == 255) {
        return 0;
    }
    if (size == 5) {
        if ((rd & 1) != 0)
            return rt_slowly(m, in);
        _Alignas(64) uint32_t rd_new[32];
        _Alignas(64) uint32_t result_new[32];
        const bool whole = run == UINT32_MAX;
        uint32_t *const rd_place = place_r_3(m, in, 1);
        uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
        uint32_t *const result_place = place_r_4(m, in, 1);
        uint32_t *const result_to = whole && result_place ? result_place : result_new;
        uint32_t *const s_rows[] = {rd_to, result_to};
        if (!rt_fetch_rows(m, VOLTA_SPACE_S, 0, a, run, 2, s_rows))
            return rt_slowly(m, in);
        rt_write_row32(rd_place, rd_to, run);
        rt_write_row32(result_place, result_to, run);
        return 0;
    }
    if ((rd & 3) != 0)
        return rt_slowly(m, in);
    _Alignas(64) uint32_t rd_new[32];
    _Alignas(64) uint32_t result_new[32];
    _Alignas(64) uint32_t result_new_2[32];
    _Alignas(64) uint32_t result_new_3[32];
    const bool whole = run == UINT32_MAX;
    uint32_t *const rd_place = place_r_3(m, in, 1);
    uint32_t *const rd_to = whole && rd_place ? rd_place : rd_new;
    uint32_t *const result_place = place_r_5(m, in, 1);
    uint32_t *const result_to = whole && result_place ? result_place : result_new;
    uint32_t *const result_place_2 = place_r_6(m, in, 1);
    uint32_t *const result_to_2 = whole && result_place_2 ? result_place_2 : result_new_2;
    uint32_t *const result_place_3 = place_r_7(m, in, 1);
    uint32_t *const result_to_3 = whole && result_place_3 ? result_place_3 : result_new_3;
    uint32_t *const s_rows[] = {rd_to, result_to, result_to_2, result_to_3};
    if (!rt_fetch_rows(m, VOLTA_SPACE_S, 0, a, run, 4, s_rows))
        return rt_slowly(m, in);
    rt_write_row32(rd_place, rd_to, run);
    rt_write_row32(result_place, result_to, run);
    rt_write_row32(result_place_2, result_to_2, run);
    rt_write_row32(result_place_3, result_to_3, run);
    return 0;
}
RT_USUAL(volta_fast_lds_au, 0x4, 0x0)

/* GUARD STS{SIZE} ADDR, $R[Rb]  CTL */
RT_BODY(volta_fast_sts_v)
{
    struct volta_state *const s = m->state;
    const int32_t size = (int32_t)in->value[0];
    const int32_t rb = (int32_t)in->value[3];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 1, 4);
    run &= hold;
    if (!usual && !run)
        return 0;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_addr(m, in, a_row, 0, 1, 2);
    if (!a || size == 7)
        return rt_slowly(m, in);
    if (size < 2) {
        _Alignas(64) uint32_t s_new[32];
        lanes_stg_v(s, rb, s_new);
        struct rt_places s_places;
        if (!rt_may_place(m, VOLTA_SPACE_S, 1, 0, a, run, &s_places))
            return rt_slowly(m, in);
        rt_place_1(m, VOLTA_SPACE_S, 0, a, run, s_new, &s_places);
        return 0;
    }
    if (size < 4) {
        _Alignas(64) uint32_t s_new[32];
        lanes_stg_v_2(s, rb, s_new);
        struct rt_places s_places;
        if (!rt_may_place(m, VOLTA_SPACE_S, 2, 0, a, run, &s_places))
            return rt_slowly(m, in);
        rt_place_2(m, VOLTA_SPACE_S, 0, a, run, s_new, &s_places);
        return 0;
    }
    if (size == 4) {
        struct rt_places s_places;
        if (!rt_may_place(m, VOLTA_SPACE_S, 4, 0, a, run, &s_places))
            return rt_slowly(m, in);
        rt_place_4(m, VOLTA_SPACE_S, 0, a, run, s->r[rb], &s_places);
        return 0;
    }
    if (rb == 255) {
        if (size == 5) {
            _Alignas(64) uint64_t s_new[32];
            lanes_stg_v_3(s_new);
            struct rt_places s_places;
            if (!rt_may_place(m, VOLTA_SPACE_S, 8, 0, a, run, &s_places))
                return rt_slowly(m, in);
            rt_place_8(m, VOLTA_SPACE_S, 0, a, run, s_new, &s_places);
            return 0;
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
        return 0;
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
    return 0;
}
RT_USUAL(volta_fast_sts_v, 0x2, 0x0)

/* GUARD STS{SIZE} ADDR_SCALED, $R[Rb] PM_EVENTS CTL */
RT_BODY(volta_fast_sts_t)
{
    struct volta_state *const s = m->state;
    const int32_t size = (int32_t)in->value[0];
    const int32_t rb = (int32_t)in->value[4];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 1, 5);
    run &= hold;
    if (!usual && !run)
        return 0;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_addr_scaled(m, in, a_row, 0, 1, 2, 3);
    if (!a || size == 7)
        return rt_slowly(m, in);
    if (size < 2) {
        _Alignas(64) uint32_t s_new[32];
        lanes_stg_v(s, rb, s_new);
        struct rt_places s_places;
        if (!rt_may_place(m, VOLTA_SPACE_S, 1, 0, a, run, &s_places))
            return rt_slowly(m, in);
        rt_place_1(m, VOLTA_SPACE_S, 0, a, run, s_new, &s_places);
        return 0;
    }
    if (size < 4) {
        _Alignas(64) uint32_t s_new[32];
        lanes_stg_v_2(s, rb, s_new);
        struct rt_places s_places;
        if (!rt_may_place(m, VOLTA_SPACE_S, 2, 0, a, run, &s_places))
            return rt_slowly(m, in);
        rt_place_2(m, VOLTA_SPACE_S, 0, a, run, s_new, &s_places);
        return 0;
    }
    if (size == 4) {
        struct rt_places s_places;
        if (!rt_may_place(m, VOLTA_SPACE_S, 4, 0, a, run, &s_places))
            return rt_slowly(m, in);
        rt_place_4(m, VOLTA_SPACE_S, 0, a, run, s->r[rb], &s_places);
        return 0;
    }
    if (rb == 255) {
        if (size == 5) {
            _Alignas(64) uint64_t s_new[32];
            lanes_stg_v_3(s_new);
            struct rt_places s_places;
            if (!rt_may_place(m, VOLTA_SPACE_S, 8, 0, a, run, &s_places))
                return rt_slowly(m, in);
            rt_place_8(m, VOLTA_SPACE_S, 0, a, run, s_new, &s_places);
            return 0;
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
        return 0;
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
    return 0;
}
RT_USUAL(volta_fast_sts_t, 0x2, 0x0)

/* GUARD STS{SIZE} ADDR_SCALED_UR, $R[Rb] PM_EVENTS CTL */
RT_BODY(volta_fast_sts_tu)
{
    struct volta_state *const s = m->state;
    const int32_t size = (int32_t)in->value[0];
    const int32_t rb = (int32_t)in->value[5];
    uint32_t run = active;
    const uint32_t hold = mask_guard(m, in, usual, 1, 6);
    run &= hold;
    if (!usual && !run)
        return 0;
    _Alignas(64) uint32_t a_row[32];
    const uint32_t *const a = row_addr_scaled_ur(m, in, a_row, 0, 3, 1, 2, 4);
    if (!a || size == 7)
        return rt_slowly(m, in);
    if (size < 2) {
        _Alignas(64) uint32_t s_new[32];
        lanes_stg_v(s, rb, s_new);
        struct rt_places s_places;
        if (!rt_may_place(m, VOLTA_SPACE_S, 1, 0, a, run, &s_places))
            return rt_slowly(m, in);
        rt_place_1(m, VOLTA_SPACE_S, 0, a, run, s_new, &s_places);
        return 0;
    }
    if (size < 4) {
        _Alignas(64) uint32_t s_new[32];
        lanes_stg_v_2(s, rb, s_new);
        struct rt_places s_places;
        if (!rt_may_place(m, VOLTA_SPACE_S, 2, 0, a, run, &s_places))
            return rt_slowly(m, in);
        rt_place_2(m, VOLTA_SPACE_S, 0, a, run, s_new, &s_places);
        return 0;
    }
    if (size == 4) {
        struct rt_places s_places;
        if (!rt_may_place(m, VOLTA_SPACE_S, 4, 0, a, run, &s_places))
            return rt_slowly(m, in);
        rt_place_4(m, VOLTA_SPACE_S, 0, a, run, s->r[rb], &s_places);
        return 0;
    }
    if (rb == 255) {
        if (size == 5) {
            _Alignas(64) uint64_t s_new[32];
            lanes_stg_v_3(s_new);
            struct rt_places s_places;
            if (!rt_may_place(m, VOLTA_SPACE_S, 8, 0, a, run, &s_places))
                return rt_slowly(m, in);
            rt_place_8(m, VOLTA_SPACE_S, 0, a, run, s_new, &s_places);
            return 0;
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
        return 0;
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
    return 0;
}
RT_USUAL(volta_fast_sts_tu, 0x2, 0x0)

/* GUARD LDC{LDC_MODE}CONST_SIZE $R[Rd], CONST_BINDLESS PM_EVENTS CTL */
RT_BODY(volta_fast_ldc_x)
{
    uint32_t run = active;
    const uint32_t trapping = mask_guard(m, in, usual, 1, 6);
    if ((run & trapping) != 0)
        return rt_slowly(m, in);
    return 0;
}
RT_USUAL(volta_fast_ldc_x, 0x2, 0x0)

