/* nvinfo.c: the attributes of cubins. */
#include <isadora/nvidia.h>

#include <isadora/load.h>

bool isadora_nvinfo_next(struct isadora_nvinfo *info, struct isadora_nvinfo_attribute *out)
{
    const size_t left = info->size - info->at;
    if (left < 4)
        return false;
    const uint8_t *p = info->bytes + info->at;
    const uint16_t value = isadora_elf_u16(p + 2);
    if (p[0] < ISADORA_NVINFO_FLAG || p[0] > ISADORA_NVINFO_BYTES)
        return false;
    *out = (struct isadora_nvinfo_attribute){.form = p[0], .kind = p[1]};
    if (p[0] != ISADORA_NVINFO_BYTES) {
        out->value = value;
    } else if (value > left - 4) {
        return false;
    } else {
        out->bytes = p + 4;
        out->size = value;
    }
    info->at += 4 + out->size;
    return true;
}

/* Names of attributes that public tools agree on. */
static const char *const names[] = {
    [0x04] = "CTAIDZ_USED",
    [0x05] = "MAX_THREADS",
    [0x0a] = "PARAM_CBANK",
    [0x0f] = "EXTERNS",
    [0x10] = "REQNTID",
    [0x11] = "FRAME_SIZE",
    [0x12] = "MIN_STACK_SIZE",
    [0x15] = "BINDLESS_TEXTURE_BANK",
    [0x16] = "BINDLESS_SURFACE_BANK",
    [0x17] = "KPARAM_INFO",
    [0x19] = "CBANK_PARAM_SIZE",
    [0x1b] = "MAXREG_COUNT",
    [0x1c] = "EXIT_INSTR_OFFSETS",
    [0x1d] = "S2RCTAID_INSTR_OFFSETS",
    [0x1e] = "CRS_STACK_SIZE",
    [0x1f] = "NEED_CNP_WRAPPER",
    [0x20] = "NEED_CNP_PATCH",
    [0x21] = "EXPLICIT_CACHING",
    [0x23] = "MAX_STACK_SIZE",
    [0x25] = "LD_CACHEMOD_INSTR_OFFSETS",
    [0x27] = "ATOM_SYS_INSTR_OFFSETS",
    [0x28] = "COOP_GROUP_INSTR_OFFSETS",
    [0x2a] = "SW1850030_WAR",
    [0x2b] = "WMMA_USED",
    [0x2e] = "ATOM16_EMUL_INSTR_REG_MAP",
    [0x2f] = "REGCOUNT",
    [0x30] = "SW2393858_WAR",
    [0x31] = "INT_WARP_WIDE_INSTR_OFFSETS",
    [0x34] = "INDIRECT_BRANCH_TARGETS",
    [0x35] = "SW2861232_WAR",
    [0x36] = "SW_WAR",
    [0x37] = "CUDA_API_VERSION",
    [0x38] = "NUM_MBARRIERS",
    [0x39] = "MBARRIER_INSTR_OFFSETS",
    [0x3d] = "CTA_PER_CLUSTER",
    [0x3e] = "EXPLICIT_CLUSTER",
};

const char *isadora_nvinfo_name(uint8_t kind)
{
    return kind < sizeof names / sizeof names[0] ? names[kind] : NULL;
}

static bool is(const struct isadora_nvinfo_attribute *a, uint8_t kind, size_t size)
{
    return a->form == ISADORA_NVINFO_BYTES && a->kind == kind && a->size == size;
}

/* The last word has the alignment in bits 0..7, the space in 8..11, the bank in 12..16, 0 in 17
 * wherever it was seen, and the size from 18 on. */
bool isadora_nvinfo_param(const struct isadora_nvinfo_attribute *a,
                          struct isadora_nvinfo_param *out)
{
    if (!is(a, ISADORA_NVINFO_KPARAM_INFO, 12))
        return false;
    const uint32_t word = isadora_elf_u32(a->bytes + 8);
    *out = (struct isadora_nvinfo_param){
        .index = isadora_elf_u32(a->bytes),
        .ordinal = isadora_elf_u16(a->bytes + 4),
        .offset = isadora_elf_u16(a->bytes + 6),
        .size = (uint16_t)(word >> 18),
        .alignment_log = (uint8_t)word,
        .space = word >> 8 & 15,
        .bank = word >> 12 & 31,
    };
    return true;
}

bool isadora_nvinfo_place(const struct isadora_nvinfo_attribute *a,
                          struct isadora_nvinfo_place *out)
{
    if (!is(a, ISADORA_NVINFO_PARAM_CBANK, 8))
        return false;
    *out = (struct isadora_nvinfo_place){
        .symbol = isadora_elf_u32(a->bytes),
        .offset = isadora_elf_u16(a->bytes + 4),
        .size = isadora_elf_u16(a->bytes + 6),
    };
    return true;
}

bool isadora_nvinfo_numbers(const struct isadora_nvinfo_attribute *a, uint8_t kind, uint32_t *out,
                            size_t n)
{
    if (!is(a, kind, 4 * n))
        return false;
    for (size_t i = 0; i < n; i++)
        out[i] = isadora_elf_u32(a->bytes + 4 * i);
    return true;
}
