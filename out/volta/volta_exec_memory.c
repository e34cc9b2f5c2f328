/* Generated from the description volta by gen/emit/exec. Do not edit. */
#include "volta_exec.h"

static int do_ldg_v(struct isadora_machine *m, const struct isadora_insn *in, int line, int pg_at)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line, pg_at);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int do_ldc_v(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int memory_ldc_mode_at, int memory_const_size_at, int c_bank_at, int rd_at, int pg_at)
{
    struct volta_state *const s = m->state;
    const int32_t memory_ldc_mode = (int32_t)in->value[memory_ldc_mode_at];
    const int32_t memory_const_size = (int32_t)in->value[memory_const_size_at];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t memory_index =
        rt_sext_32((uint32_t)(int32_t)((uint32_t)((uint64_t)word >> 38) & 0xffff), 16);
    const int32_t ra = (int32_t)((uint32_t)word >> 24 & 0xff);
    const int32_t c_bank = (int32_t)in->value[c_bank_at];
    const int32_t rd = (int32_t)in->value[rd_at];
    const uint32_t active = s->active;
    uint64_t result = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line, pg_at);
            if (guard) {
                if (memory_ldc_mode != 0) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: the split of the index into bank and offset");
                }
                if (memory_const_size >= 6) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "undefined size");
                }
                const uint32_t at = ra == 255 ? (uint32_t)(memory_index & 0xffff)
                    : s->r[ra][lane] + (uint32_t)memory_index;
                if (at >= 65536) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "accesses outside the bank");
                }
                const uint32_t at_2 = (uint32_t)(c_bank << 16) | at;
                const int status = func_constant(m, memory_const_size, at_2, &result);
                if (status)
                    return status;
                const uint64_t r = result;
                if (memory_const_size == 5) {
                    const uint64_t x = r;
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = (uint32_t)x;
                        const int32_t t = rd | 1;
                        if (t != 255)
                            s->r[t][lane] = (uint32_t)(x >> 32);
                    }
                } else {
                    if (commit) {
                        if (rd != 255)
                            s->r[rd][lane] = (uint32_t)r;
                    }
                }
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* GUARD LDG{E{EVICT}LOAD_SIZE{LOAD_ORDER}SCOPE{PRIVATE}} OPT, $R[Rd], ADDR_E  CTL */
int volta_exec_ldg_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 3, 10);
}

/* GUARD LDG{E{EVICT}LOAD_SIZE{LOAD_ORDER}SCOPE{PRIVATE}}.ZD $P[Pu], $R[Rd], ADDR_E  CTL */
int volta_exec_ldg_vz(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 2, 10);
}

/* GUARD LDG{E{EVICT}LTC{LOAD_SIZE}LOAD_ORDER{SCOPE}PRIVATE} OPT, $R[Rd], ADDR_E, OPT_Pl  CTL */
int volta_exec_ldg_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 4, 13);
}

/* GUARD LDG{E{EVICT}LTC{LOAD_SIZE}LOAD_ORDER{SCOPE}PRIVATE}.ZD $P[Pu], $R[Rd], ADDR_E, OPT_Pl  CTL
   */
int volta_exec_ldg_tz(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 3, 13);
}

/* GUARD LDG{E{EVICT}LTC{LOAD_SIZE}LOAD_ORDER{SCOPE}PRIVATE} OPT, $R[Rd], ADDR64_UR_TURING, OPT_Pl 
   CTL */
int volta_exec_ldg_tu(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 4, 14);
}

/* GUARD LDG{E{EVICT}LTC{LOAD_SIZE}LOAD_ORDER{SCOPE}PRIVATE}.ZD $P[Pu], $R[Rd], ADDR64_UR_TURING,
   OPT_Pl  CTL */
int volta_exec_ldg_tuz(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 3, 14);
}

/* GUARD LDG{E}EVICT{LTC}SIZE{LOAD_ORDER_SCOPE} OPT, $R[Rd], ADDR_E, OPT_Pl PM_EVENTS CTL */
int volta_exec_ldg_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 3, 11);
}

/* GUARD LDG{OPT_E}EVICT{LTC}SIZE{LOAD_ORDER_SCOPE} OPT, $R[Rd], ADDR_GLOBAL, OPT_Pl DESC PM_EVENTS
   CTL */
int volta_exec_ldg_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 5, 11);
}

/* GUARD LD{E{EVICT}LOAD_SIZE{LOAD_ORDER}SCOPE{PRIVATE}} , $R[Rd], ADDR_E  CTL */
int volta_exec_ld_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 3, 9);
}

/* GUARD LD{E{EVICT}LOAD_SIZE{LOAD_ORDER}SCOPE{PRIVATE}}.ZD $P[Pu], $R[Rd], ADDR_E  CTL */
int volta_exec_ld_vz(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 2, 10);
}

/* GUARD LD{E{EVICT}LTC{LOAD_SIZE}LOAD_ORDER{SCOPE}PRIVATE} , $R[Rd], ADDR_E, OPT_Pl  CTL */
int volta_exec_ld_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 4, 12);
}

/* GUARD LD{E{EVICT}LTC{LOAD_SIZE}LOAD_ORDER{SCOPE}PRIVATE}.ZD $P[Pu], $R[Rd], ADDR_E, OPT_Pl  CTL
   */
int volta_exec_ld_tz(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 3, 13);
}

/* GUARD LD{E{EVICT}LTC{LOAD_SIZE}LOAD_ORDER{SCOPE}PRIVATE} , $R[Rd], ADDR64_UR_TURING, OPT_Pl  CTL
   */
int volta_exec_ld_tu(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 4, 13);
}

/* GUARD LD{E{EVICT}LTC{LOAD_SIZE}LOAD_ORDER{SCOPE}PRIVATE}.ZD $P[Pu], $R[Rd], ADDR64_UR_TURING,
   OPT_Pl  CTL */
int volta_exec_ld_tuz(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 3, 14);
}

/* GUARD LD{E}EVICT{LTC}SIZE{LOAD_ORDER_SCOPE} , $R[Rd], ADDR_E, OPT_Pl PM_EVENTS CTL */
int volta_exec_ld_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 3, 10);
}

/* GUARD LD{OPT_E}EVICT{LTC}SIZE{LOAD_ORDER_SCOPE} , $R[Rd], ADDR_GLOBAL, OPT_Pl DESC PM_EVENTS CTL
   */
int volta_exec_ld_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 5, 10);
}

/* GUARD STG{E{EVICT}SIZE{STORE_ORDER}SCOPE{PRIVATE}} ADDR_E, $R[Rb]  CTL */
int volta_exec_stg_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 2, 9);
}

/* GUARD STG{E{EVICT}SIZE{STORE_ORDER}SCOPE{PRIVATE}} ADDR_E, $R[Rb]  CTL */
int volta_exec_stg_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 2, 9);
}

/* GUARD STG{E{EVICT}SIZE{STORE_ORDER}SCOPE{PRIVATE}} ADDR64_UR_TURING, $R[Rb]  CTL */
int volta_exec_stg_tu(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 2, 10);
}

/* GUARD STG{E}EVICT{SIZE}STORE_ORDER_SCOPE ADDR_E, $R[Rb] PM_EVENTS CTL */
int volta_exec_stg_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 1, 7);
}

/* GUARD STG{OPT_E}EVICT{SIZE}STORE_ORDER_SCOPE ADDR_GLOBAL, $R[Rb] DESC PM_EVENTS CTL */
int volta_exec_stg_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 3, 7);
}

/* GUARD ST{E{EVICT}SIZE{STORE_ORDER}SCOPE{PRIVATE}} ADDR_E, $R[Rc]  CTL */
int volta_exec_st_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 2, 9);
}

/* GUARD ST{E{EVICT}SIZE{STORE_ORDER}SCOPE{PRIVATE}} ADDR_E, $R[Rc]  CTL */
int volta_exec_st_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 2, 9);
}

/* GUARD ST{E{EVICT}SIZE{STORE_ORDER}SCOPE{PRIVATE}} ADDR64_UR_TURING, $R[Rb]  CTL */
int volta_exec_st_tu(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 2, 10);
}

/* GUARD ST{E}EVICT{SIZE}STORE_ORDER_SCOPE ADDR_E, $R[Rc] PM_EVENTS CTL */
int volta_exec_st_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 1, 7);
}

/* GUARD ST{OPT_E}EVICT{SIZE}STORE_ORDER_SCOPE ADDR_GLOBAL, $R[Rb] DESC PM_EVENTS CTL */
int volta_exec_st_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 3, 7);
}

/* GUARD LDL{EVICT}SIZE $R[Rd], ADDR  CTL */
int volta_exec_ldl_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 1, 5);
}

/* GUARD LDL{EVICT}SIZE $R[Rd], ADDR PM_EVENTS CTL */
int volta_exec_ldl_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 1, 5);
}

/* GUARD LDL{EVICT}SIZE $R[Rd], ADDR_UR  CTL */
int volta_exec_ldl_tu(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 1, 6);
}

/* GUARD LDL{EVICT}SIZE $R[Rd], ADDR_LOCAL DESC_LOCAL PM_EVENTS CTL */
int volta_exec_ldl_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 2, 6);
}

/* GUARD STL{EVICT}SIZE ADDR, $R[Rb]  CTL */
int volta_exec_stl_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 1, 5);
}

/* GUARD STL{EVICT}SIZE ADDR, $R[Rb] PM_EVENTS CTL */
int volta_exec_stl_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 1, 5);
}

/* GUARD STL{EVICT}SIZE ADDR_UR, $R[Rb]  CTL */
int volta_exec_stl_tu(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 1, 6);
}

/* GUARD STL{EVICT}SIZE ADDR_LOCAL, $R[Rb] DESC_LOCAL PM_EVENTS CTL */
int volta_exec_stl_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 2, 6);
}

/* GUARD LDS{U}SHARED_SIZE , $R[Rd], ADDR  CTL */
int volta_exec_lds_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 2, 5);
}

/* GUARD LDS{U}SHARED_SIZE.ZD $P[Pu], $R[Rd], ADDR  CTL */
int volta_exec_lds_vz(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 1, 6);
}

/* GUARD LDS{U}SHARED_SIZE , $R[Rd], ADDR_SCALED  CTL */
int volta_exec_lds_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 2, 6);
}

/* GUARD LDS{U}SHARED_SIZE.ZD $P[Pu], $R[Rd], ADDR_SCALED  CTL */
int volta_exec_lds_tz(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 1, 7);
}

/* GUARD LDS{U}SHARED_SIZE , $R[Rd], ADDR_SCALED_UR  CTL */
int volta_exec_lds_tu(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 2, 7);
}

/* GUARD LDS{U}SHARED_SIZE.ZD $P[Pu], $R[Rd], ADDR_SCALED_UR  CTL */
int volta_exec_lds_tuz(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 1, 8);
}

/* GUARD LDS{SHARED_SIZE} , $R[Rd], ADDR_SCALED PM_EVENTS CTL */
int volta_exec_lds_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 2, 5);
}

/* GUARD LDS{SHARED_SIZE} , $R[Rd], ADDR_SCALED_UR PM_EVENTS CTL */
int volta_exec_lds_au(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 2, 6);
}

/* GUARD STS{SIZE} ADDR, $R[Rb]  CTL */
int volta_exec_sts_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 1, 4);
}

/* GUARD STS{SIZE} ADDR_SCALED, $R[Rb] PM_EVENTS CTL */
int volta_exec_sts_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 1, 5);
}

/* GUARD STS{SIZE} ADDR_SCALED_UR, $R[Rb] PM_EVENTS CTL */
int volta_exec_sts_tu(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 1, 6);
}

/* GUARD LDC{LDC_MODE}CONST_SIZE $R[Rd], CONST_INDEXED  CTL */
int volta_exec_ldc_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldc_v(m, in, 1, 0, 1, 3, 2, 6);
}

/* GUARD LDC{LDC_MODE}CONST_SIZE $R[Rd], CONST_INDEXED PM_EVENTS CTL */
int volta_exec_ldc_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldc_v(m, in, 1, 0, 1, 3, 2, 6);
}

/* GUARD LDC{LDC_MODE}CONST_SIZE $R[Rd], CONST_BINDLESS PM_EVENTS CTL */
int volta_exec_ldc_x(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t memory_ldc_mode = (int32_t)in->value[0];
    const int32_t memory_const_size = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 6);
            if (guard) {
                if (memory_ldc_mode != 0) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN,
                        "not modelled: the split of the index into bank and offset");
                }
                if (memory_const_size >= 6) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "undefined size");
                }
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "the constants that a handle selects");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* UGUARD ULDC{CONST_SIZE} $UR[URd], CONST_U CTL */
int volta_exec_uldc_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t memory_const_size = (int32_t)in->value[0];
    const int32_t urd = (int32_t)in->value[1];
    uint64_t result = 0;
    const int32_t uguard = operand_uguard(s, in, 1, 5);
    if (uguard) {
        int32_t at_2 = 0;
        const int at_2_trap = operand_const_u(m, in, &at_2, 0, 3, 2);
        if (at_2_trap) {
            return at_2_trap;
        }
        if (memory_const_size >= 6) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN, "undefined size");
        }
        const int32_t at = at_2;
        const int status = func_constant_2(m, memory_const_size, at, &result);
        if (status)
            return status;
        const uint64_t r = result;
        if (memory_const_size == 5) {
            const uint64_t x = r;
            if (urd != 63)
                s->ur[urd] = (uint32_t)x;
            const int32_t t = urd | 1;
            if (t != 63)
                s->ur[t] = (uint32_t)(x >> 32);
        } else {
            if (urd != 63)
                s->ur[urd] = (uint32_t)r;
        }
    }
    return 0;
}

/* UGUARD ULDC{CONST_SIZE} $UR[URd], c[C_BANK][$UR[URa]] CTL */
int volta_exec_uldc_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t memory_const_size = (int32_t)in->value[0];
    const int32_t ura = (int32_t)in->value[3];
    const int32_t c_bank = (int32_t)in->value[2];
    const int32_t urd = (int32_t)in->value[1];
    uint64_t result = 0;
    const int32_t uguard = operand_uguard(s, in, 0, 4);
    if (uguard) {
        if (memory_const_size >= 6) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN, "undefined size");
        }
        if (s->ur[ura] >= 65536) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN, "accesses outside the bank");
        }
        const uint32_t at = (uint32_t)(c_bank << 16) | s->ur[ura];
        const int status = func_constant(m, memory_const_size, at, &result);
        if (status)
            return status;
        const uint64_t r = result;
        if (memory_const_size == 5) {
            const uint64_t x = r;
            if (urd != 63)
                s->ur[urd] = (uint32_t)x;
            const int32_t t = urd | 1;
            if (t != 63)
                s->ur[t] = (uint32_t)(x >> 32);
        } else {
            if (urd != 63)
                s->ur[urd] = (uint32_t)r;
        }
    }
    return 0;
}

/* UGUARD ULDC{CONST_SIZE} $UR[URd], c[C_BANK][$UR[URa]+INDEX] CTL */
int volta_exec_uldc_io(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t memory_const_size = (int32_t)in->value[0];
    const int32_t ura = (int32_t)in->value[3];
    const int32_t memory_index = rt_sext_32((uint32_t)in->value[4], 16);
    const int32_t c_bank = (int32_t)in->value[2];
    const int32_t urd = (int32_t)in->value[1];
    uint64_t result = 0;
    const int32_t uguard = operand_uguard(s, in, 0, 5);
    if (uguard) {
        if (memory_const_size >= 6) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN, "undefined size");
        }
        if (s->ur[ura] + (uint32_t)memory_index >= 65536) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN, "accesses outside the bank");
        }
        const uint32_t at = (uint32_t)(c_bank << 16)
            | ((s->ur[ura] + (uint32_t)memory_index) & 0xffff);
        const int status = func_constant(m, memory_const_size, at, &result);
        if (status)
            return status;
        const uint64_t r = result;
        if (memory_const_size == 5) {
            const uint64_t x = r;
            if (urd != 63)
                s->ur[urd] = (uint32_t)x;
            const int32_t t = urd | 1;
            if (t != 63)
                s->ur[t] = (uint32_t)(x >> 32);
        } else {
            if (urd != 63)
                s->ur[urd] = (uint32_t)r;
        }
    }
    return 0;
}

/* UGUARD ULDC{CONST_SIZE} $UR[URd], [$UR[URa]+ULDC_OFFSET], NOT_ULDC_UP$UP[ULDC_UP] CTL */
int volta_exec_uldc_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t memory_const_size = (int32_t)in->value[0];
    const int32_t uguard = operand_uguard(s, in, 1, 6);
    if (uguard) {
        if (memory_const_size >= 6) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN, "undefined size");
        }
        return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory addressed without a bank");
    }
    return 0;
}

/* GUARD LDSM.16{MATRIX}MATRICES $R[Rd], ADDR PM_EVENTS CTL */
int volta_exec_ldsm_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 1, 5);
}

/* GUARD LDSM.16{MATRIX}MATRICES $R[Rd], ADDR_UR PM_EVENTS CTL */
int volta_exec_ldsm_u(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 1, 6);
}

/* GUARD STSM.16{MATRIX}MATRICES ADDR, $R[Rb] PM_EVENTS CTL */
int volta_exec_stsm(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 1, 5);
}

/* GUARD LDGSTS.E{BYPASS}EVICT{COPY_LTC}COPY_SIZE{ZFILL}COPY_ORDER_SCOPE COPY_TO, COPY_FROM, OPT_SRC
   DESC PM_EVENTS CTL */
int volta_exec_ldgsts_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 4, 13);
}

/* GUARD LDGSTS.E{BYPASS}EVICT{COPY_LTC}COPY_SIZE{ZFILL}COPY_ORDER_SCOPE COPY_TO_UR, COPY_FROM_UR,
   OPT_SRC PM_EVENTS CTL */
int volta_exec_ldgsts_u(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 3, 13);
}

/* GUARD LDGSTS.E{BYPASS}EVICT{COPY_LTC}COPY_SIZE{ZFILL}COPY_ORDER_SCOPE COPY_TO_UR, COPY_FROM_UR,
   OPT_SRC PM_EVENTS CTL */
int volta_exec_ldgsts_us(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 3, 13);
}

/* GUARD LDGDEPBAR PM_EVENTS CTL */
int volta_exec_ldgdepbar(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 0, 0);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: scoreboards");
            }
        }
        m->lane = -1;
    }
    return 0;
}

