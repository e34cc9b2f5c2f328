/* Generated from the description volta by gen/emit/exec. Do not edit. */
#include "volta_exec.h"

static int do_ldg_v(struct isadora_machine *m, const struct isadora_insn *in, int line, int gp_at)
{
    struct volta_state *const s = m->state;
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line, gp_at);
            if (guard) {
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: memory");
            }
        }
        m->lane = -1;
    }
    return 0;
}

static int do_ldc_v(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int cmode_at, int csize_at, int cbank_at, int rd_at, int gp_at)
{
    struct volta_state *const s = m->state;
    const int32_t cmode = (int32_t)in->value[cmode_at];
    const int32_t csize = (int32_t)in->value[csize_at];
    const rt_u128 word = rt_wide(rt_word(m, in));
    const int32_t co16 =
        rt_sext_32((uint32_t)(int32_t)((uint32_t)((uint64_t)word >> 38) & 0xffff), 16);
    const int32_t ra = (int32_t)((uint32_t)word >> 24 & 0xff);
    const int32_t cbank = (int32_t)in->value[cbank_at];
    const int32_t rd = (int32_t)in->value[rd_at];
    const uint32_t active = s->active;
    uint64_t result = 0;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, line, gp_at);
            if (guard) {
                if (cmode != 0) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: how the index is split");
                }
                if (csize >= 6) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "no such size");
                }
                const uint32_t at = ra == 255 ? (uint32_t)(co16 & 0xffff)
                    : s->r[ra][lane] + (uint32_t)co16;
                if (at >= 65536) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "what is outside of the bank");
                }
                const uint32_t at_2 = (uint32_t)(cbank << 16) | at;
                const int status = func_constant(m, csize, at_2, &result);
                if (status)
                    return status;
                const uint64_t r = result;
                if (csize == 5) {
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

/* GUARD LDG{WIDE{EVICT}LSIZE{LORDER}SCOPE{PRIV}} PO, $R[Rd], ARE  CTL */
int volta_exec_ldg_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 3, 10);
}

/* GUARD LDG{WIDE{EVICT}LSIZE{LORDER}SCOPE{PRIV}}.ZD $P[P0], $R[Rd], ARE  CTL */
int volta_exec_ldg_vz(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 2, 10);
}

/* GUARD LDG{WIDE{EVICT}LTC{LSIZE}LORDER{SCOPE}PRIV} PO, $R[Rd], ARE, NPRED  CTL */
int volta_exec_ldg_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 4, 13);
}

/* GUARD LDG{WIDE{EVICT}LTC{LSIZE}LORDER{SCOPE}PRIV}.ZD $P[P0], $R[Rd], ARE, NPRED  CTL */
int volta_exec_ldg_tz(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 3, 13);
}

/* GUARD LDG{WIDE{EVICT}LTC{LSIZE}LORDER{SCOPE}PRIV} PO, $R[Rd], AT, NPRED  CTL */
int volta_exec_ldg_tu(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 4, 14);
}

/* GUARD LDG{WIDE{EVICT}LTC{LSIZE}LORDER{SCOPE}PRIV}.ZD $P[P0], $R[Rd], AT, NPRED  CTL */
int volta_exec_ldg_tuz(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 3, 14);
}

/* GUARD LDG{WIDE}EVICT{LTC}MSIZE{LORD} PO, $R[Rd], ARE, NPRED MARKS CTL */
int volta_exec_ldg_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 3, 11);
}

/* GUARD LDG{WU}EVICT{LTC}MSIZE{LORD} PO, $R[Rd], AG, NPRED DESC MARKS CTL */
int volta_exec_ldg_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 5, 11);
}

/* GUARD LD{WIDE{EVICT}LSIZE{LORDER}SCOPE{PRIV}} , $R[Rd], AR32  CTL */
int volta_exec_ld_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 3, 9);
}

/* GUARD LD{WIDE{EVICT}LSIZE{LORDER}SCOPE{PRIV}}.ZD $P[P0], $R[Rd], AR32  CTL */
int volta_exec_ld_vz(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 2, 10);
}

/* GUARD LD{WIDE{EVICT}LTC{LSIZE}LORDER{SCOPE}PRIV} , $R[Rd], AR32, NPRED  CTL */
int volta_exec_ld_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 4, 12);
}

/* GUARD LD{WIDE{EVICT}LTC{LSIZE}LORDER{SCOPE}PRIV}.ZD $P[P0], $R[Rd], AR32, NPRED  CTL */
int volta_exec_ld_tz(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 3, 13);
}

/* GUARD LD{WIDE{EVICT}LTC{LSIZE}LORDER{SCOPE}PRIV} , $R[Rd], AT, NPRED  CTL */
int volta_exec_ld_tu(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 4, 13);
}

/* GUARD LD{WIDE{EVICT}LTC{LSIZE}LORDER{SCOPE}PRIV}.ZD $P[P0], $R[Rd], AT, NPRED  CTL */
int volta_exec_ld_tuz(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 3, 14);
}

/* GUARD LD{WIDE}EVICT{LTC}MSIZE{LORD} , $R[Rd], AR32, NPRED MARKS CTL */
int volta_exec_ld_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 3, 10);
}

/* GUARD LD{WU}EVICT{LTC}MSIZE{LORD} , $R[Rd], AG, NPRED DESC MARKS CTL */
int volta_exec_ld_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 5, 10);
}

/* GUARD STG{WIDE{EVICT}MSIZE{SORDER}SCOPE{PRIV}} ARE, $R[Rb]  CTL */
int volta_exec_stg_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 2, 9);
}

/* GUARD STG{WIDE{EVICT}MSIZE{SORDER}SCOPE{PRIV}} ARE, $R[Rb]  CTL */
int volta_exec_stg_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 2, 9);
}

/* GUARD STG{WIDE{EVICT}MSIZE{SORDER}SCOPE{PRIV}} AT, $R[Rb]  CTL */
int volta_exec_stg_tu(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 2, 10);
}

/* GUARD STG{WIDE}EVICT{MSIZE}SORD ARE, $R[Rb] MARKS CTL */
int volta_exec_stg_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 1, 7);
}

/* GUARD STG{WU}EVICT{MSIZE}SORD AG, $R[Rb] DESC MARKS CTL */
int volta_exec_stg_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 3, 7);
}

/* GUARD ST{WIDE{EVICT}MSIZE{SORDER}SCOPE{PRIV}} AR32, $R[Rc]  CTL */
int volta_exec_st_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 2, 9);
}

/* GUARD ST{WIDE{EVICT}MSIZE{SORDER}SCOPE{PRIV}} AR32, $R[Rc]  CTL */
int volta_exec_st_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 2, 9);
}

/* GUARD ST{WIDE{EVICT}MSIZE{SORDER}SCOPE{PRIV}} AT, $R[Rb]  CTL */
int volta_exec_st_tu(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 2, 10);
}

/* GUARD ST{WIDE}EVICT{MSIZE}SORD AR32, $R[Rc] MARKS CTL */
int volta_exec_st_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 1, 7);
}

/* GUARD ST{WU}EVICT{MSIZE}SORD AG, $R[Rb] DESC MARKS CTL */
int volta_exec_st_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 3, 7);
}

/* GUARD LDL{EVICT}MSIZE $R[Rd], AR  CTL */
int volta_exec_ldl_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 1, 5);
}

/* GUARD LDL{EVICT}MSIZE $R[Rd], AR MARKS CTL */
int volta_exec_ldl_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 1, 5);
}

/* GUARD LDL{EVICT}MSIZE $R[Rd], AL  CTL */
int volta_exec_ldl_tu(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 1, 6);
}

/* GUARD LDL{EVICT}MSIZE $R[Rd], ALOCAL DESCL MARKS CTL */
int volta_exec_ldl_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 2, 6);
}

/* GUARD STL{EVICT}MSIZE AR, $R[Rb]  CTL */
int volta_exec_stl_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 1, 5);
}

/* GUARD STL{EVICT}MSIZE AR, $R[Rb] MARKS CTL */
int volta_exec_stl_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 1, 5);
}

/* GUARD STL{EVICT}MSIZE AL, $R[Rb]  CTL */
int volta_exec_stl_tu(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 1, 6);
}

/* GUARD STL{EVICT}MSIZE ALOCAL, $R[Rb] DESCL MARKS CTL */
int volta_exec_stl_d(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 2, 6);
}

/* GUARD LDS{SU}SSIZE , $R[Rd], AR  CTL */
int volta_exec_lds_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 2, 5);
}

/* GUARD LDS{SU}SSIZE.ZD $P[P0], $R[Rd], AR  CTL */
int volta_exec_lds_vz(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 1, 6);
}

/* GUARD LDS{SU}SSIZE , $R[Rd], ARS  CTL */
int volta_exec_lds_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 2, 6);
}

/* GUARD LDS{SU}SSIZE.ZD $P[P0], $R[Rd], ARS  CTL */
int volta_exec_lds_tz(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 1, 7);
}

/* GUARD LDS{SU}SSIZE , $R[Rd], ALS  CTL */
int volta_exec_lds_tu(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 2, 7);
}

/* GUARD LDS{SU}SSIZE.ZD $P[P0], $R[Rd], ALS  CTL */
int volta_exec_lds_tuz(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 1, 8);
}

/* GUARD LDS{SSIZE} , $R[Rd], ARS MARKS CTL */
int volta_exec_lds_a(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 2, 5);
}

/* GUARD LDS{SSIZE} , $R[Rd], ALS MARKS CTL */
int volta_exec_lds_au(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 2, 6);
}

/* GUARD STS{MSIZE} AR, $R[Rb]  CTL */
int volta_exec_sts_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 1, 4);
}

/* GUARD STS{MSIZE} ARS, $R[Rb] MARKS CTL */
int volta_exec_sts_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 1, 5);
}

/* GUARD STS{MSIZE} ALS, $R[Rb] MARKS CTL */
int volta_exec_sts_tu(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 1, 6);
}

/* GUARD LDC{CMODE}CSIZE $R[Rd], CINDEX  CTL */
int volta_exec_ldc_v(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldc_v(m, in, 1, 0, 1, 3, 2, 6);
}

/* GUARD LDC{CMODE}CSIZE $R[Rd], CINDEX MARKS CTL */
int volta_exec_ldc_t(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldc_v(m, in, 1, 0, 1, 3, 2, 6);
}

/* GUARD LDC{CMODE}CSIZE $R[Rd], CXINDEX MARKS CTL */
int volta_exec_ldc_x(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t cmode = (int32_t)in->value[0];
    const int32_t csize = (int32_t)in->value[1];
    const uint32_t active = s->active;
    for (int commit = 0; commit < 2; commit++) {
        for (int32_t lane = rt_lane(active, -1); lane >= 0; lane = rt_lane(active, lane)) {
            m->lane = lane;
            const int32_t guard = operand_guard(s, in, lane, 1, 6);
            if (guard) {
                if (cmode != 0) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "not modelled: how the index is split");
                }
                if (csize >= 6) {
                    return rt_trap(m, ISADORA_TRAP_UNKNOWN, "no such size");
                }
                return rt_trap(m, ISADORA_TRAP_UNKNOWN, "which constants a handle stands for");
            }
        }
        m->lane = -1;
    }
    return 0;
}

/* UGUARD ULDC{CSIZE} $UR[Ud], UINDEX CTL */
int volta_exec_uldc_c(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t csize = (int32_t)in->value[0];
    const int32_t ud = (int32_t)in->value[1];
    uint64_t result = 0;
    const int32_t uguard = operand_uguard(s, in, 1, 5);
    if (uguard) {
        int32_t at_2 = 0;
        const int at_2_trap = operand_uindex(m, in, &at_2, 0, 3, 2);
        if (at_2_trap) {
            return at_2_trap;
        }
        if (csize >= 6) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN, "no such size");
        }
        const int32_t at = at_2;
        const int status = func_constant_2(m, csize, at, &result);
        if (status)
            return status;
        const uint64_t r = result;
        if (csize == 5) {
            const uint64_t x = r;
            if (ud != 63)
                s->ur[ud] = (uint32_t)x;
            const int32_t t = ud | 1;
            if (t != 63)
                s->ur[t] = (uint32_t)(x >> 32);
        } else {
            if (ud != 63)
                s->ur[ud] = (uint32_t)r;
        }
    }
    return 0;
}

/* UGUARD ULDC{CSIZE} $UR[Ud], c[CBANK][$UR[Ua]] CTL */
int volta_exec_uldc_i(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t csize = (int32_t)in->value[0];
    const int32_t ua = (int32_t)in->value[3];
    const int32_t cbank = (int32_t)in->value[2];
    const int32_t ud = (int32_t)in->value[1];
    uint64_t result = 0;
    const int32_t uguard = operand_uguard(s, in, 0, 4);
    if (uguard) {
        if (csize >= 6) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN, "no such size");
        }
        if (s->ur[ua] >= 65536) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN, "what is outside of the bank");
        }
        const uint32_t at = (uint32_t)(cbank << 16) | s->ur[ua];
        const int status = func_constant(m, csize, at, &result);
        if (status)
            return status;
        const uint64_t r = result;
        if (csize == 5) {
            const uint64_t x = r;
            if (ud != 63)
                s->ur[ud] = (uint32_t)x;
            const int32_t t = ud | 1;
            if (t != 63)
                s->ur[t] = (uint32_t)(x >> 32);
        } else {
            if (ud != 63)
                s->ur[ud] = (uint32_t)r;
        }
    }
    return 0;
}

/* UGUARD ULDC{CSIZE} $UR[Ud], c[CBANK][$UR[Ua]+CO16] CTL */
int volta_exec_uldc_io(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t csize = (int32_t)in->value[0];
    const int32_t ua = (int32_t)in->value[3];
    const int32_t co16 = rt_sext_32((uint32_t)in->value[4], 16);
    const int32_t cbank = (int32_t)in->value[2];
    const int32_t ud = (int32_t)in->value[1];
    uint64_t result = 0;
    const int32_t uguard = operand_uguard(s, in, 0, 5);
    if (uguard) {
        if (csize >= 6) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN, "no such size");
        }
        if (s->ur[ua] + (uint32_t)co16 >= 65536) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN, "what is outside of the bank");
        }
        const uint32_t at = (uint32_t)(cbank << 16) | ((s->ur[ua] + (uint32_t)co16) & 0xffff);
        const int status = func_constant(m, csize, at, &result);
        if (status)
            return status;
        const uint64_t r = result;
        if (csize == 5) {
            const uint64_t x = r;
            if (ud != 63)
                s->ur[ud] = (uint32_t)x;
            const int32_t t = ud | 1;
            if (t != 63)
                s->ur[t] = (uint32_t)(x >> 32);
        } else {
            if (ud != 63)
                s->ur[ud] = (uint32_t)r;
        }
    }
    return 0;
}

/* UGUARD ULDC{CSIZE} $UR[Ud], [$UR[Ua]+ULOFF], UQN$UP[UQP] CTL */
int volta_exec_uldc_m(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct volta_state *const s = m->state;
    const int32_t csize = (int32_t)in->value[0];
    const int32_t uguard = operand_uguard(s, in, 1, 6);
    if (uguard) {
        if (csize >= 6) {
            return rt_trap(m, ISADORA_TRAP_UNKNOWN, "no such size");
        }
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "not modelled: memory that is addressed without a bank");
    }
    return 0;
}

/* GUARD LDSM.16{MKIND}MCOUNT $R[Rd], AR MARKS CTL */
int volta_exec_ldsm_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 1, 5);
}

/* GUARD LDSM.16{MKIND}MCOUNT $R[Rd], AL MARKS CTL */
int volta_exec_ldsm_u(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 1, 6);
}

/* GUARD STSM.16{MKIND}MCOUNT AR, $R[Rb] MARKS CTL */
int volta_exec_stsm(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 1, 5);
}

/* GUARD LDGSTS.E{BYPASS}EVICT{GLTC}GSIZE{ZFILL}GORD SADDR, GADDR, PX DESC MARKS CTL */
int volta_exec_ldgsts_r(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 4, 13);
}

/* GUARD LDGSTS.E{BYPASS}EVICT{GLTC}GSIZE{ZFILL}GORD SADDRU, GADDRU, PX MARKS CTL */
int volta_exec_ldgsts_u(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 3, 13);
}

/* GUARD LDGSTS.E{BYPASS}EVICT{GLTC}GSIZE{ZFILL}GORD SADDRU, GADDRU, PX MARKS CTL */
int volta_exec_ldgsts_us(struct isadora_machine *m, const struct isadora_insn *in)
{
    return do_ldg_v(m, in, 3, 13);
}

/* GUARD LDGDEPBAR MARKS CTL */
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

