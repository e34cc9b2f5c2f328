/* Generated from the description tesla by gen/emit/exec. Do not edit. */
/* What the files with the functions of the forms share. */
#ifndef TESLA_EXEC_H
#define TESLA_EXEC_H

#include "tesla_state.h"
#include "machine/floating.h"

static const int32_t lut_rcp_a[] = {
    67108862, 66588640, 66076420, 65572019, 65075260, 64585974, 64103990, 63629144, 63161282,
    62700252, 62245903, 61798089, 61356675, 60921522, 60492497, 60069472, 59652323, 59240928,
    58835168, 58434928, 58040097, 57650567, 57266229, 56886984, 56512727, 56143364, 55778796,
    55418932, 55063684, 54712959, 54366675, 54024745, 53687091, 53353631, 53024286, 52698985,
    52377649, 52060210, 51746594, 51436735, 51130563, 50828015, 50529027, 50233536, 49941480,
    49652801, 49367440, 49085340, 48806447, 48530703, 48258058, 47988462, 47721859, 47458202,
    47197442, 46939532, 46684427, 46432080, 46182444, 45935478, 45691141, 45449390, 45210183,
    44973479, 44739242, 44507434, 44278014, 44050946, 43826197, 43603728, 43383508, 43165501,
    42949673, 42735993, 42524428, 42314948, 42107523, 41902120, 41698712, 41497268, 41297762,
    41100166, 40904451, 40710591, 40518559, 40328331, 40139881, 39953184, 39768216, 39584953,
    39403369, 39223446, 39045157, 38868482, 38693399, 38519886, 38347922, 38177487, 38008561,
    37841121, 37675152, 37510631, 37347541, 37185864, 37025580, 36866671, 36709122, 36552913,
    36398028, 36244450, 36092162, 35941149, 35791394, 35642882, 35495597, 35349526, 35204650,
    35060957, 34918434, 34777062, 34636833, 34497730, 34359739, 34222847, 34087042, 33952311,
    33818639, 33686017
};

static const int32_t lut_rcp_b[] = {
    2, 1014, 2003, 2969, 3914, 4837, 5739, 6622, 7485, 8329, 9155, 9964, 10755, 11529, 12287,
    13029, 13756, 14468, 15165, 15848, 16517, 17173, 17815, 18445, 19063, 19668, 20262, 20844,
    21415, 21976, 22525, 23065, 23594, 24113, 24623, 25124, 25615, 26097, 26571, 27036, 27493,
    27942, 28383, 28816, 29242, 29660, 30072, 30476, 30873, 31264, 31648, 32025, 32396, 32762,
    33121, 33474, 33822, 34163, 34500, 34831, 35157, 35477, 35793, 36104, 36409, 36710, 37007,
    37299, 37586, 37869, 38148, 38422, 38693, 38959, 39222, 39480, 39735, 39986, 40234, 40478,
    40718, 40955, 41188, 41419, 41646, 41869, 42090, 42308, 42522, 42734, 42943, 43148, 43352,
    43552, 43749, 43944, 44137, 44327, 44514, 44699, 44881, 45061, 45239, 45414, 45587, 45758,
    45927, 46093, 46258, 46420, 46580, 46739, 46895, 47049, 47202, 47352, 47501, 47648, 47793,
    47936, 48078, 48218, 48356, 48493, 48628, 48761, 48893, 49023
};

static const int32_t lut_rcp_c[] = {
    1013, 989, 966, 945, 923, 902, 883, 863, 845, 827, 809, 791, 774, 758, 742, 727, 711, 696,
    682, 669, 656, 642, 631, 618, 605, 594, 582, 572, 561, 549, 540, 529, 519, 510, 501, 490,
    482, 474, 465, 457, 449, 441, 433, 426, 418, 412, 403, 397, 390, 383, 377, 371, 366, 358,
    353, 348, 341, 337, 331, 326, 320, 316, 310, 305, 302, 297, 291, 287, 283, 279, 274, 271,
    266, 263, 258, 256, 251, 248, 243, 240, 237, 233, 231, 226, 223, 222, 218, 214, 212, 208,
    205, 204, 199, 197, 196, 193, 189, 186, 184, 182, 180, 178, 175, 173, 171, 169, 166, 165,
    161, 160, 159, 155, 154, 153, 150, 149, 147, 145, 143, 143, 140, 138, 137, 135, 133, 132,
    131, 130
};

static const int32_t lut_rsqrt_a[] = {
    67108861, 66590637, 66084239, 65589219, 65105160, 64631661, 64168345, 63714853, 63270843,
    62835986, 62409972, 61992511, 61583314, 61182118, 60788659, 60402696, 60023990, 59652323,
    59287472, 58929237, 58577418, 58231825, 57892277, 57558601, 57230629, 56908203, 56591163,
    56279364, 55972662, 55670920, 55374004, 55081792, 54794158, 54510983, 54232150, 53957556,
    53687091, 53420652, 53158142, 52899461, 52644524, 52393234, 52145511, 51901269, 51660427,
    51422906, 51188634, 50957532, 50729534, 50504567, 50282567, 50063470, 49847213, 49633733,
    49422973, 49214874, 49009384, 48806447, 48606010, 48408021, 48212432, 48019192, 47828262,
    47639589, 47453129, 47086690, 46728614, 46378581, 46036298, 45701484, 45373873, 45053204,
    44739242, 44431751, 44130517, 43835325, 43545981, 43262290, 42984071, 42711157, 42443371,
    42180561, 41922576, 41669265, 41420489, 41176119, 40936023, 40700079, 40468167, 40240174,
    40015993, 39795520, 39578647, 39365286, 39155335, 38948711, 38745319, 38545084, 38347923,
    38153754, 37962506, 37774105, 37588482, 37405570, 37225300, 37047613, 36872445, 36699741,
    36529438, 36361486, 36195831, 36032415, 35871195, 35712121, 35555146, 35400221, 35247302,
    35096351, 34947318, 34800172, 34654867, 34511368, 34369639, 34229640, 34091338, 33954697,
    33819687, 33686279
};

static const int32_t lut_rsqrt_b[] = {
    5, 1512, 2961, 4357, 5701, 6997, 8247, 9453, 10617, 11742, 12828, 13879, 14895, 15878,
    16830, 17752, 18645, 19510, 20350, 21164, 21954, 22721, 23465, 24188, 24891, 25574, 26238,
    26884, 27513, 28124, 28720, 29299, 29864, 30414, 30950, 31473, 31983, 32480, 32965, 33438,
    33900, 34351, 34791, 35221, 35641, 36051, 36452, 36845, 37228, 37603, 37970, 38328, 38679,
    39023, 39359, 39688, 40011, 40327, 40636, 40939, 41236, 41527, 41812, 42092, 19199, 20264,
    21289, 22276, 23226, 24143, 25026, 25879, 26702, 27498, 28266, 29009, 29727, 30423, 31096,
    31747, 32379, 32991, 33584, 34160, 34719, 35261, 35787, 36299, 36796, 37279, 37748, 38205,
    38649, 39082, 39503, 39913, 40312, 40701, 41080, 41450, 41810, 42162, 42505, 42839, 43166,
    43485, 43796, 44100, 44397, 44687, 44971, 45248, 45519, 45784, 46044, 46297, 46545, 46788,
    47026, 47259, 47487, 47710, 47929, 48143, 48353, 48559, 48761, 48958
};

static const int32_t lut_rsqrt_c[] = {
    754, 725, 698, 672, 648, 625, 603, 582, 562, 543, 526, 508, 492, 476, 461, 446, 433, 420,
    407, 395, 383, 372, 362, 352, 342, 332, 323, 314, 305, 298, 290, 283, 275, 268, 262, 255,
    248, 242, 236, 231, 225, 220, 215, 210, 205, 201, 196, 191, 187, 183, 179, 176, 172, 168,
    165, 162, 158, 154, 151, 148, 145, 143, 140, 137, 533, 513, 493, 475, 459, 442, 427, 412,
    398, 384, 371, 359, 348, 336, 326, 316, 306, 297, 288, 279, 271, 263, 256, 248, 241, 235,
    229, 222, 217, 210, 205, 199, 195, 190, 185, 180, 176, 171, 167, 163, 159, 155, 152, 148,
    145, 142, 138, 136, 133, 130, 126, 124, 122, 119, 117, 114, 112, 110, 107, 105, 103, 101,
    99, 97
};

static const int32_t lut_lg2_a[] = {
    4, 1501079, 2979245, 4435175, 5869538, 7282959, 8676041, 10049360, 11403480, 12738914,
    14056181, 15355766, 16638137, 17903740, 19153020, 20386385, 21604230, 22806952, 23994914,
    25168473, 26327980, 27473760, 28606142, 29725435, 30831935, 31925930, 33007703, 34077522,
    35135647, 36182338, 37217831, 38242363, 39256170, 40259469, 41252482, 42235412, 43208461,
    44171827, 45125706, 46070272, 47005713, 47932206, 48849917, 49759005, 50659642, 51551982,
    52436166, 53312349, 54180673, 55041280, 55894305, 56739875, 57578131, 58409188, 59233176,
    60050206, 60860396, 61663866, 62460727, 63251077, 64035034, 64812688, 65584146, 66349505
};

static const int32_t lut_lg2_b[] = {
    47272, 46545, 45840, 45156, 44492, 43847, 43221, 42612, 42020, 41444, 40884, 40339, 39809,
    39292, 38788, 38297, 37818, 37351, 36896, 36451, 36018, 35594, 35180, 34776, 34380, 33994,
    33616, 33247, 32886, 32532, 32186, 31847, 31516, 31191, 30872, 30561, 30255, 29955, 29662,
    29374, 29091, 28814, 28542, 28276, 28014, 27757, 27505, 27257, 27013, 26774, 26540, 26309,
    26082, 25859, 25640, 25424, 25213, 25004, 24799, 24598, 24399, 24204, 24012, 23823
};

static const int32_t lut_lg2_c[] = {
    297, 319, 339, 359, 378, 397, 414, 432, 448, 465, 480, 494, 506, 520, 533, 545, 558, 569,
    579, 591, 599, 610, 620, 628, 639, 647, 656, 663, 670, 678, 685, 693, 698, 705, 713, 717,
    724, 731, 735, 741, 748, 753, 758, 762, 767, 771, 775, 780, 786, 790, 792, 797, 801, 805,
    808, 813, 815, 820, 823, 825, 829, 832, 835, 838
};

static const int32_t lut_sin_a[] = {
    0, 1646926, 3292872, 4936828, 6577812, 8214836, 9846906, 11473052, 13092282, 14703632,
    16306120, 17898788, 19480670, 21050826, 22608290, 24152140, 25681450, 27195286, 28692734,
    30172904, 31634900, 33077832, 34500844, 35903084, 37283680, 38641832, 39976700, 41287492,
    42573406, 43833682, 45067552, 46274276, 47453130, 48603396, 49724388, 50815422, 51875848,
    52905036, 53902340, 54867186, 55798976, 56697166, 57561188, 58390546, 59184728, 59943264,
    60665692, 61351576, 62000506, 62612084, 63185948, 63721758, 64219180, 64677922, 65097690,
    65478264, 65819388, 66120864, 66382514, 66604174, 66785714, 66927034, 67028028, 67088652
};

static const int32_t lut_sin_b[] = {
    25737, 25730, 25706, 25668, 25613, 25544, 25459, 25358, 25243, 25112, 24966, 24805, 24629,
    24438, 24233, 24013, 23778, 23529, 23266, 22989, 22698, 22394, 22076, 21744, 21400, 21042,
    20672, 20290, 19895, 19489, 19070, 18640, 18199, 17747, 17284, 16811, 16328, 15834, 15332,
    14820, 14299, 13769, 13232, 12686, 12133, 11572, 11004, 10430, 9849, 9263, 8671, 8073, 7471,
    6864, 6254, 5639, 5021, 4400, 3776, 3151, 2523, 1893, 1263, 632
};

static const int32_t lut_sin_c[] = {
    2034, 2000, 1972, 1938, 1911, 1877, 1847, 1819, 1786, 1756, 1726, 1696, 1667, 1638, 1607,
    1578, 1551, 1523, 1495, 1467, 1440, 1411, 1384, 1360, 1333, 1310, 1285, 1258, 1236, 1209,
    1189, 1167, 1144, 1122, 1102, 1081, 1060, 1044, 1023, 1005, 989, 974, 955, 941, 925, 912,
    900, 886, 876, 863, 852, 845, 835, 828, 818, 812, 806, 801, 798, 790, 788, 788, 785, 783
};

static const int32_t lut_ex2_a[] = {
    33554432, 33919815, 34289179, 34662562, 35040015, 35421574, 35807289, 36197206, 36591369,
    36989822, 37392613, 37799794, 38211406, 38627501, 39048128, 39473334, 39903170, 40337687,
    40776934, 41220967, 41669833, 42123589, 42582283, 43045974, 43514714, 43988558, 44467562,
    44951783, 45441275, 45936098, 46436311, 46941968, 47453132, 47969864, 48492222, 49020266,
    49554062, 50093671, 50639156, 51190579, 51748008, 52311507, 52881143, 53456980, 54039088,
    54627535, 55222390, 55823722, 56431604, 57046103, 57667294, 58295251, 58930045, 59571751,
    60220444, 60876202, 61539101, 62209217, 62886631, 63571421, 64263669, 64963455, 65670860,
    66385969
};

static const int32_t lut_ex2_b[] = {
    22713, 22960, 23210, 23463, 23718, 23977, 24238, 24502, 24768, 25038, 25311, 25586, 25865,
    26147, 26431, 26719, 27010, 27304, 27602, 27902, 28206, 28513, 28824, 29138, 29455, 29776,
    30100, 30428, 30759, 31094, 31432, 31775, 32121, 32471, 32824, 33182, 33543, 33908, 34277,
    34651, 35028, 35409, 35795, 36185, 36579, 36977, 37380, 37787, 38198, 38614, 39035, 39460,
    39889, 40324, 40763, 41207, 41655, 42109, 42568, 43031, 43500, 43973, 44452, 44936
};

static const int32_t lut_ex2_c[] = {
    494, 501, 506, 511, 518, 521, 527, 532, 541, 546, 551, 559, 564, 568, 577, 583, 589, 596,
    600, 609, 615, 622, 627, 633, 641, 647, 655, 661, 670, 677, 686, 691, 699, 705, 715, 721,
    730, 739, 748, 753, 763, 773, 779, 787, 796, 806, 813, 822, 833, 842, 849, 858, 870, 877,
    887, 896, 909, 917, 925, 938, 946, 959, 969, 980
};

static inline uint32_t read_sr(const struct isadora_machine *m, const struct tesla_state *s,
    int32_t index);
static inline void write_sr(struct isadora_machine *m, int32_t index, uint32_t value);

/* Some entries of $sr stand for other state. */
static inline uint32_t read_sr(const struct isadora_machine *m, const struct tesla_state *s,
    int32_t index)
{
    switch (index) {
    case 0:
        return (uint32_t)(m->lane | (int32_t)m->launch.warp << 8);
    default:
        return s->sr[index][m->lane];
    }
}

static inline void write_sr(struct isadora_machine *m, int32_t index, uint32_t value)
{
    struct tesla_state *const s = m->state;
    switch (index) {
    case 0:
        break;
    default:
        s->sr[index][m->lane] = value;
        break;
    }
}

/* gone of paths.isa */
static inline uint32_t func_gone(int32_t kind, uint32_t ended, uint32_t returned, uint32_t broken)
{
    return ended | (kind == 2 || kind == 3 ? 0 : returned) | (kind == 4 ? 0 : broken);
}

static inline int for_warp(struct isadora_machine *m, const struct isadora_insn *in, int mark_at)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[mark_at];
    int32_t st_depth = s->st_depth;
    uint32_t ended_new = s->ended;
    uint16_t warps_new = s->block->warps;
    uint16_t bar_new[16];
    for (int32_t i_2 = 0; i_2 < 16; i_2++)
        bar_new[i_2] = s->block->bar[i_2];
    uint32_t broken_new = s->broken;
    if (mark == 1) {
        const uint32_t e = s->ended | s->active;
        ended_new = e;
        while (st_depth > 0) {
            const uint32_t mask = s->st_mask[st_depth - 1];
            const int32_t kind = s->st_kind[st_depth - 1];
            if (!((mask & ~func_gone(kind, e, s->returned, s->broken)) == 0))
                break;
            st_depth--;
        }
        const int32_t depth = st_depth;
        if (depth == 0) {
            s->active = 0;
            m->woke = true;
            warps_new = (uint16_t)((s->block->warps - 1) & 0xffff);
            for (int32_t i = 0; i <= 15; i++) {
                if (s->block->bar[i] == s->block->warps - 1) {
                    m->woke = true;
                    bar_new[i] = 0;
                }
            }
        } else {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const int32_t kind_2 = s->st_kind[st_depth - 1];
            const uint32_t pc = s->st_pc[st_depth - 1];
            const uint32_t mask_2 = s->st_mask[st_depth - 1];
            st_depth--;
            if (kind_2 == 5) {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "QUADON_ACTIVE: the threads end or wait between quadon and quadpop");
            }
            s->active = mask_2 & ~func_gone(kind_2, e, s->returned, s->broken);
            m->next = (uint64_t)(kind_2 == 6 ? (int32_t)((pc + 8) & 0xffffff) : (int32_t)pc);
            if (kind_2 == 2 || kind_2 == 3) {
                s->returned = s->returned & ~mask_2;
            }
            if (kind_2 == 4) {
                broken_new = s->broken & ~mask_2;
            }
        }
    }
    if (mark == 2) {
        const int32_t depth_2 = st_depth;
        if (depth_2 == 0) {
            return rt_trap(m, ISADORA_TRAP_STATED, "STACK_UNDERFLOW: join without joinat");
        }
        if (st_depth == 0)
            return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
        const int32_t kind_3 = s->st_kind[st_depth - 1];
        if (kind_3 == 1) {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const uint32_t pc_2 = s->st_pc[st_depth - 1];
            const uint32_t mask_3 = s->st_mask[st_depth - 1];
            st_depth--;
            s->active = mask_3 & ~s->ended;
            m->next = pc_2;
        } else {
            if (st_depth == 0)
                return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
            const int32_t kind_4 = s->st_kind[st_depth - 1];
            if (kind_4 == 6) {
                if (st_depth == 0)
                    return rt_trap(m, ISADORA_TRAP_STACK, "`$st` is empty");
                const uint32_t mask_4 = s->st_mask[st_depth - 1];
                st_depth--;
                s->active = mask_4 & ~(s->ended | s->returned | s->broken);
            } else {
                return rt_trap(m, ISADORA_TRAP_STATED,
                    "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a "
                    "joinat");
            }
        }
    }
    s->ended = ended_new;
    m->woke = true;
    s->block->warps = (uint16_t)warps_new;
    for (int32_t i_3 = 0; i_3 < 16; i_3++)
        s->block->bar[i_3] = bar_new[i_3];
    s->broken = broken_new;
    s->st_depth = (uint16_t)st_depth;
    return 0;
}

static inline int32_t operand_guard_any(struct tesla_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int pred_at, int cond_at)
{
    int32_t guard;
    switch (in->alt[line]) {
    case 0:
        guard = 1;
        break;
    case 1:
        guard = 0;
        break;
    default: {
        const int32_t pred = (int32_t)in->value[pred_at];
        const int32_t cond = (int32_t)in->value[cond_at];
        guard = pred == 0 ? 0 : pred == 1
            ? (s->c[cond][lane] >> 1 & 1 & (s->c[cond][lane] & 1)) ^ (s->c[cond][lane] >> 1 & 1)
            ^ s->c[cond][lane] >> 3 : pred == 2
            ? (s->c[cond][lane] & 1 & (s->c[cond][lane] >> 1 & 1)) ^ (s->c[cond][lane] & 1)
            : pred == 3 ? (s->c[cond][lane] >> 1 & 1)
            ^ ((s->c[cond][lane] & 1) | s->c[cond][lane] >> 3) : pred == 4
            ? 1 ^ ((s->c[cond][lane] & 1) | ((s->c[cond][lane] >> 1 & 1) ^ s->c[cond][lane] >> 3))
            : pred == 5 ? 1 ^ (s->c[cond][lane] & 1) : pred == 6
            ? 1 ^ (s->c[cond][lane] >> 1 & 1) ^ s->c[cond][lane] >> 3 : pred == 7
            ? 1 ^ (s->c[cond][lane] & 1 & (s->c[cond][lane] >> 1 & 1)) : pred == 8
            ? s->c[cond][lane] & 1 & (s->c[cond][lane] >> 1 & 1) : pred == 9
            ? (s->c[cond][lane] >> 1 & 1) ^ s->c[cond][lane] >> 3 : pred == 10
            ? s->c[cond][lane] & 1 : pred == 11
            ? (s->c[cond][lane] & 1) | ((s->c[cond][lane] >> 1 & 1) ^ s->c[cond][lane] >> 3)
            : pred == 12
            ? 1 ^ (s->c[cond][lane] >> 1 & 1) ^ ((s->c[cond][lane] & 1) | s->c[cond][lane] >> 3)
            : pred == 13 ? (1 ^ (s->c[cond][lane] & 1)) | (s->c[cond][lane] >> 1 & 1) : pred == 14
            ? ((1 ^ (s->c[cond][lane] >> 1 & 1)) | (s->c[cond][lane] & 1)) ^ s->c[cond][lane] >> 3
            : pred == 15 ? 0 : pred == 16 ? s->c[cond][lane] >> 3 : pred == 17
            ? s->c[cond][lane] >> 2 & 1 : pred == 18
            ? (s->c[cond][lane] >> 2 & 1 & (s->c[cond][lane] & 1)) ^ (s->c[cond][lane] >> 2 & 1)
            : pred == 19 ? s->c[cond][lane] >> 1 & 1 : pred == 20 ? 0 : pred == 21 ? 0 : pred == 22
            ? 0 : pred == 23 ? 0 : pred == 24 ? 0 : pred == 25 ? 0 : pred == 26 ? 0 : pred == 27
            ? 0 : pred == 28 ? 1 ^ (s->c[cond][lane] >> 1 & 1) : pred == 29
            ? (s->c[cond][lane] & 1) | (1 ^ (s->c[cond][lane] >> 2 & 1)) : pred == 30
            ? 1 ^ (s->c[cond][lane] >> 2 & 1) : 1 ^ s->c[cond][lane] >> 3;
        break;
    }
    }
    return guard;
}

static inline int32_t operand_guard(struct tesla_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int pred_at, int cond_at)
{
    if (in->alt[line] == 0) {
        return 1;
    }
    return operand_guard_any(s, in, lane, line, pred_at, cond_at);
}

/* counted_down of atomic.isa */
static inline uint32_t func_counted_down(uint32_t m_3, uint32_t v)
{
    return m_3 == 0 || m_3 - 1 > v ? v : m_3 - 1;
}

/* clipped of atomic.isa */
static inline int64_t func_clipped(int64_t n, uint32_t v, uint32_t other)
{
    return (int32_t)(uint32_t)n > 0 || (int32_t)v > (int32_t)(uint32_t)n ? other : n;
}

/* clipped of atomic.isa */
static inline int64_t func_clipped_2(int64_t n, uint32_t v)
{
    return (int32_t)(uint32_t)n > 0 || (int32_t)v > (int32_t)(uint32_t)n ? 0 : n;
}

/* repeated of atomic.isa */
static inline uint32_t func_repeated(uint32_t v, int32_t type)
{
    return type < 2 ? (v & 0xff) * 16843009 : (v & 0xffff) * 65537;
}

static inline int32_t operand_at_any(struct tesla_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int lsoff_at, int areg_at)
{
    int32_t p;
    switch (in->alt[line]) {
    case 0: {
        const int32_t lsoff = (int32_t)in->value[lsoff_at];
        p = lsoff * 1;
        break;
    }
    case 1:
    case 3: {
        const int32_t areg = (int32_t)in->value[areg_at];
        p = s->a[areg][lane];
        break;
    }
    default: {
        const int32_t areg = (int32_t)in->value[areg_at];
        const int32_t lsoff = (int32_t)in->value[lsoff_at];
        p = (s->a[areg][lane] + lsoff * 1) & 0xffff;
        break;
    }
    }
    return p;
}

static inline int32_t operand_at(struct tesla_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int lsoff_at, int areg_at)
{
    if (in->alt[line] == 0) {
        const int32_t lsoff = (int32_t)in->value[lsoff_at];
        return lsoff * 1;
    }
    return operand_at_any(s, in, lane, line, lsoff_at, areg_at);
}

static inline int32_t operand_at_2_any(struct tesla_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int lsoff_at, int areg_at)
{
    int32_t p;
    switch (in->alt[line]) {
    case 0: {
        const int32_t lsoff = (int32_t)in->value[lsoff_at];
        p = lsoff * 2;
        break;
    }
    case 1:
    case 3: {
        const int32_t areg = (int32_t)in->value[areg_at];
        p = s->a[areg][lane];
        break;
    }
    default: {
        const int32_t areg = (int32_t)in->value[areg_at];
        const int32_t lsoff = (int32_t)in->value[lsoff_at];
        p = (s->a[areg][lane] + lsoff * 2) & 0xffff;
        break;
    }
    }
    return p;
}

static inline int32_t operand_at_2(struct tesla_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int lsoff_at, int areg_at)
{
    if (in->alt[line] == 0) {
        const int32_t lsoff = (int32_t)in->value[lsoff_at];
        return lsoff * 2;
    }
    return operand_at_2_any(s, in, lane, line, lsoff_at, areg_at);
}

static inline int32_t operand_at_3_any(struct tesla_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int lsoff_at, int areg_at)
{
    int32_t p;
    switch (in->alt[line]) {
    case 0: {
        const int32_t lsoff = (int32_t)in->value[lsoff_at];
        p = lsoff * 4;
        break;
    }
    case 1:
    case 3: {
        const int32_t areg = (int32_t)in->value[areg_at];
        p = s->a[areg][lane];
        break;
    }
    default: {
        const int32_t areg = (int32_t)in->value[areg_at];
        const int32_t lsoff = (int32_t)in->value[lsoff_at];
        p = (s->a[areg][lane] + lsoff * 4) & 0xffff;
        break;
    }
    }
    return p;
}

static inline int32_t operand_at_3(struct tesla_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int lsoff_at, int areg_at)
{
    if (in->alt[line] == 0) {
        const int32_t lsoff = (int32_t)in->value[lsoff_at];
        return lsoff * 4;
    }
    return operand_at_3_any(s, in, lane, line, lsoff_at, areg_at);
}

static inline int32_t operand_at0_any(struct tesla_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int laoff_at, int areg_at)
{
    int32_t q;
    switch (in->alt[line]) {
    case 0: {
        const int32_t laoff = (int32_t)in->value[laoff_at];
        q = laoff * 4;
        break;
    }
    case 1: {
        const int32_t areg = (int32_t)in->value[areg_at];
        q = s->a[areg][lane];
        break;
    }
    default: {
        const int32_t areg = (int32_t)in->value[areg_at];
        const int32_t laoff = (int32_t)in->value[laoff_at];
        q = (s->a[areg][lane] + laoff * 4) & 0xffff;
        break;
    }
    }
    return q;
}

static inline int32_t operand_at0(struct tesla_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int laoff_at, int areg_at)
{
    if (in->alt[line] == 0) {
        const int32_t laoff = (int32_t)in->value[laoff_at];
        return laoff * 4;
    }
    return operand_at0_any(s, in, lane, line, laoff_at, areg_at);
}

static inline int operand_l_src_any(struct isadora_machine *m, struct tesla_state *s,
    const struct isadora_insn *in, int32_t lane, int64_t *value, int line, int lsrc_at,
    int lsoff_at, int areg_at, int laoff_at)
{
    int64_t v;
    switch (in->alt[line]) {
    case 0: {
        const int32_t lsrc = (int32_t)in->value[lsrc_at];
        v = s->r[lsrc >> 1][lane] >> 16 * (lsrc & 1) & 0xffff;
        break;
    }
    case 1: {
        const int32_t p = operand_at(s, in, lane, line + 1, lsoff_at, areg_at);
        v = (int32_t)rt_load(m, TESLA_SPACE_S_2, (uint64_t)p, 1);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    case 2: {
        const int32_t p = operand_at_2(s, in, lane, line + 2, lsoff_at, areg_at);
        v = (int32_t)rt_load(m, TESLA_SPACE_S_2, (uint64_t)p, 2);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    case 3: {
        const int32_t p = operand_at_2(s, in, lane, line + 3, lsoff_at, areg_at);
        v = (int16_t)(int32_t)rt_load(m, TESLA_SPACE_S_2, (uint64_t)p, 2);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    case 4: {
        const int32_t p = operand_at_3(s, in, lane, line + 4, lsoff_at, areg_at);
        v = (uint32_t)rt_load(m, TESLA_SPACE_S_2, (uint64_t)p, 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    case 5: {
        const int32_t laoff = (int32_t)in->value[laoff_at];
        v = (uint32_t)rt_load(m, TESLA_SPACE_A_2, (uint64_t)(laoff * 4), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    default: {
        const int32_t q = operand_at0(s, in, lane, line + 5, laoff_at, areg_at);
        v = (uint32_t)rt_load(m, TESLA_SPACE_P, (uint64_t)q, 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    }
    *value = v;
    return 0;
}

static inline int operand_l_src(struct isadora_machine *m, struct tesla_state *s,
    const struct isadora_insn *in, int32_t lane, int64_t *value, int line, int lsrc_at,
    int lsoff_at, int areg_at, int laoff_at)
{
    if (in->alt[line] == 0) {
        const int32_t lsrc = (int32_t)in->value[lsrc_at];
        *value = s->r[lsrc >> 1][lane] >> 16 * (lsrc & 1) & 0xffff;
        return 0;
    }
    return operand_l_src_any(m, s, in, lane, value, line, lsrc_at, lsoff_at, areg_at, laoff_at);
}

static inline int operand_l_src_2_any(struct isadora_machine *m, struct tesla_state *s,
    const struct isadora_insn *in, int32_t lane, int64_t *value, int line, int lsrc_at,
    int lsoff_at, int areg_at, int laoff_at)
{
    int64_t v;
    switch (in->alt[line]) {
    case 0: {
        const int32_t lsrc = (int32_t)in->value[lsrc_at];
        v = s->r[lsrc][lane];
        break;
    }
    case 1: {
        const int32_t p = operand_at(s, in, lane, line + 1, lsoff_at, areg_at);
        v = (int32_t)rt_load(m, TESLA_SPACE_S_2, (uint64_t)p, 1);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    case 2: {
        const int32_t p = operand_at_2(s, in, lane, line + 2, lsoff_at, areg_at);
        v = (int32_t)rt_load(m, TESLA_SPACE_S_2, (uint64_t)p, 2);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    case 3: {
        const int32_t p = operand_at_2(s, in, lane, line + 3, lsoff_at, areg_at);
        v = (int16_t)(int32_t)rt_load(m, TESLA_SPACE_S_2, (uint64_t)p, 2);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    case 4: {
        const int32_t p = operand_at_3(s, in, lane, line + 4, lsoff_at, areg_at);
        v = (uint32_t)rt_load(m, TESLA_SPACE_S_2, (uint64_t)p, 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    case 5: {
        const int32_t laoff = (int32_t)in->value[laoff_at];
        v = (uint32_t)rt_load(m, TESLA_SPACE_A_2, (uint64_t)(laoff * 4), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    default: {
        const int32_t q = operand_at0(s, in, lane, line + 5, laoff_at, areg_at);
        v = (uint32_t)rt_load(m, TESLA_SPACE_P, (uint64_t)q, 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    }
    *value = v;
    return 0;
}

static inline int operand_l_src_2(struct isadora_machine *m, struct tesla_state *s,
    const struct isadora_insn *in, int32_t lane, int64_t *value, int line, int lsrc_at,
    int lsoff_at, int areg_at, int laoff_at)
{
    if (in->alt[line] == 0) {
        const int32_t lsrc = (int32_t)in->value[lsrc_at];
        *value = s->r[lsrc][lane];
        return 0;
    }
    return operand_l_src_2_any(m, s, in, lane, value, line, lsrc_at, lsoff_at, areg_at, laoff_at);
}

static inline int operand_cvt_int(struct isadora_machine *m, struct tesla_state *s,
    const struct isadora_insn *in, int32_t lane, int64_t *value, int line, int chalf_at,
    int lsrc_at, int lsoff_at, int areg_at, int laoff_at, int cword_at, int creg_at)
{
    int64_t a;
    switch (in->alt[line]) {
    case 0: {
        const int32_t chalf = (int32_t)in->value[chalf_at];
        int64_t v = 0;
        const int v_trap =
            operand_l_src(m, s, in, lane, &v, line + 1, lsrc_at, lsoff_at, areg_at, laoff_at);
        if (v_trap) {
            return v_trap;
        }
        a = chalf >> 1 & 1 ? (chalf >> 2 != 0 ? (int8_t)v : (int32_t)((uint32_t)v & 0xff))
            : chalf >> 2 != 0 ? (int16_t)v : (int32_t)((uint32_t)v & 0xffff);
        break;
    }
    case 1: {
        const int32_t cword = (int32_t)in->value[cword_at];
        int64_t v = 0;
        const int v_trap =
            operand_l_src_2(m, s, in, lane, &v, line + 7, lsrc_at, lsoff_at, areg_at, laoff_at);
        if (v_trap) {
            return v_trap;
        }
        a = cword >> 2 != 0 ? (int64_t)(int32_t)(uint32_t)v : (uint32_t)v;
        break;
    }
    default: {
        const int32_t lsrc = (int32_t)in->value[lsrc_at];
        const int32_t creg = (int32_t)in->value[creg_at];
        a = creg >> 2 != 0 ? (int8_t)s->r[lsrc][lane] : (int32_t)(s->r[lsrc][lane] & 0xff);
        break;
    }
    }
    *value = a;
    return 0;
}

static inline void after_l_src(struct tesla_state *s, const struct isadora_insn *in, int32_t lane,
    int line, int areg_at, int lsoff_at)
{
    switch (in->alt[line]) {
    case 1: {
        if (in->alt[line + 1] == 3) {
            const int32_t areg = (int32_t)in->value[areg_at];
            const int32_t lsoff = (int32_t)in->value[lsoff_at];
            s->a[areg][lane] =
                (uint16_t)((s->a[areg][lane] + rt_sext_32((uint32_t)lsoff, 5) * 1) & 0xffff);
        }
        break;
    }
    case 2: {
        if (in->alt[line + 2] == 3) {
            const int32_t areg = (int32_t)in->value[areg_at];
            const int32_t lsoff = (int32_t)in->value[lsoff_at];
            s->a[areg][lane] =
                (uint16_t)((s->a[areg][lane] + rt_sext_32((uint32_t)lsoff, 5) * 2) & 0xffff);
        }
        break;
    }
    case 3: {
        if (in->alt[line + 3] == 3) {
            const int32_t areg = (int32_t)in->value[areg_at];
            const int32_t lsoff = (int32_t)in->value[lsoff_at];
            s->a[areg][lane] =
                (uint16_t)((s->a[areg][lane] + rt_sext_32((uint32_t)lsoff, 5) * 2) & 0xffff);
        }
        break;
    }
    case 4: {
        if (in->alt[line + 4] == 3) {
            const int32_t areg = (int32_t)in->value[areg_at];
            const int32_t lsoff = (int32_t)in->value[lsoff_at];
            s->a[areg][lane] =
                (uint16_t)((s->a[areg][lane] + rt_sext_32((uint32_t)lsoff, 5) * 4) & 0xffff);
        }
        break;
    }
    default:
        break;
    }
}

static inline void after_cvt_int(struct tesla_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int areg_at, int lsoff_at)
{
    switch (in->alt[line]) {
    case 0:
        after_l_src(s, in, lane, line + 1, areg_at, lsoff_at);
        break;
    case 1:
        after_l_src(s, in, lane, line + 7, areg_at, lsoff_at);
        break;
    default:
        break;
    }
}

static inline void store_ll_dst(struct tesla_state *s, const struct isadora_insn *in, int32_t lane,
    int32_t value, int line, int ldst_at)
{
    if (in->alt[line] == 0) {
        const int32_t ldst = (int32_t)in->value[ldst_at];
        const int32_t t = ldst >> 1;
        const int32_t t_2 = 16 * (ldst & 1);
        s->r[t][lane] = (s->r[t][lane] & ~((uint32_t)0xffff << t_2)) | (uint32_t)value << t_2;
    }
}

/* mirrored of convert.isa */
static inline int32_t func_mirrored(int32_t mode, int32_t neg)
{
    return (neg && (mode == 1 || mode == 2)) ? mode ^ 3 : mode;
}

/* half of convert.isa */
static inline int32_t func_half(uint32_t v, int32_t mode)
{
    return (v >> 23 & 0xff) <= 93 ? (int32_t)(v >> 31 << 15)
        : (int32_t)(uint32_t)rt_float_convert(RT_F16, RT_F32, v, (uint32_t)mode, RT_KEEP, 0x7fff);
}

/* fflags of float.isa */
static inline int32_t func_fflags(int32_t k)
{
    return ((k & 0xa) != 0) | ((k & 9) != 0) << 1;
}

/* signed64 of double.isa */
static inline uint64_t func_signed64(uint64_t v, int32_t neg, int32_t abs)
{
    return rt_f64_is_nan(v) ? v | INT64_C(0x8000000000000)
        : (abs ? v & INT64_C(0x7fffffffffffffff) : v) ^ (uint64_t)neg << 63;
}

/* half of convert.isa */
static inline int32_t func_half_2(uint32_t v)
{
    return (v >> 23 & 0xff) <= 93 ? (int32_t)(v >> 31 << 15)
        : (int32_t)(uint32_t)rt_float_convert(RT_F16, RT_F32, v, RT_NEAR, RT_KEEP, 0x7fff);
}

/* half of convert.isa */
static inline int32_t func_half_3(uint32_t v)
{
    return (v >> 23 & 0xff) <= 93 ? (int32_t)(v >> 31 << 15)
        : (int32_t)(uint32_t)rt_float_convert(RT_F16, RT_F32, v, RT_ZERO, RT_KEEP, 0x7fff);
}

/* half_cut of convert.isa */
static inline int32_t func_half_cut(uint32_t v, int32_t mode)
{
    return (v >> 23 & 0xff) >= 143
        ? (int32_t)(uint32_t)rt_float_convert(RT_F16, RT_F32, v, (uint32_t)mode, RT_KEEP, 0x7fff)
        : func_half_3(v);
}

/* narrow64 of convert.isa */
static inline uint32_t func_narrow64(uint64_t v, int32_t mode)
{
    return (uint32_t)rt_float_convert(RT_F32, RT_F64, v, (uint32_t)mode, RT_KEEP,
        0x7fc00000 | ((uint32_t)(v >> 29) & 0x7fffff) | (uint32_t)(v >> 63) << 31);
}

/* widened of convert.isa */
static inline uint64_t func_widened(uint32_t v)
{
    return rt_float_convert(RT_F64, RT_F32, v, RT_NEAR, RT_KEEP,
        INT64_C(0x7ff8000000000000) | (uint64_t)(v & 0x7fffff) << 29 | (uint64_t)(v >> 31) << 63);
}

/* nan64 of double.isa */
static inline uint64_t func_nan64(uint64_t x, uint64_t y, uint64_t z)
{
    return rt_f64_is_nan(x) ? x : rt_f64_is_nan(y) ? y : rt_f64_is_nan(z) ? z
        : UINT64_C(18444492273895866368);
}

/* nan64 of double.isa */
static inline uint64_t func_nan64_2(uint64_t x, uint64_t y)
{
    return rt_f64_is_nan(x) ? x : rt_f64_is_nan(y) ? y : rt_f64_is_nan(0) ? 0
        : UINT64_C(18444492273895866368);
}

static inline int operand_s_src2_any(struct isadora_machine *m, struct tesla_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int ssrc2_at,
    int sspace_at, int scoff_at, int sareg_at)
{
    uint32_t b;
    if (in->alt[line] == 2) {
        const int32_t sspace = (int32_t)in->value[sspace_at];
        const int32_t p = operand_at_3(s, in, lane, line + 1, scoff_at, sareg_at);
        b = (uint32_t)rt_load(m, TESLA_SPACE_C_2, (uint64_t)(p + sspace * 65536), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else {
        const int32_t ssrc2 = (int32_t)in->value[ssrc2_at];
        b = s->r[ssrc2][lane];
    }
    *value = b;
    return 0;
}

static inline int operand_s_src2(struct isadora_machine *m, struct tesla_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int ssrc2_at,
    int sspace_at, int scoff_at, int sareg_at)
{
    if (in->alt[line] == 0) {
        const int32_t ssrc2 = (int32_t)in->value[ssrc2_at];
        *value = s->r[ssrc2][lane];
        return 0;
    }
    return operand_s_src2_any(m, s, in, lane, value, line, ssrc2_at, sspace_at, scoff_at, sareg_at);
}

static inline void after_s_src(struct tesla_state *s, const struct isadora_insn *in, int32_t lane,
    int line, int sareg_at, int ssoff_at)
{
    switch (in->alt[line]) {
    case 1: {
        if (in->alt[line + 1] == 3) {
            const int32_t sareg = (int32_t)in->value[sareg_at];
            const int32_t ssoff = (int32_t)in->value[ssoff_at];
            s->a[sareg][lane] =
                (uint16_t)((s->a[sareg][lane] + rt_sext_32((uint32_t)ssoff, 4) * 1) & 0xffff);
        }
        break;
    }
    case 2: {
        if (in->alt[line + 2] == 3) {
            const int32_t sareg = (int32_t)in->value[sareg_at];
            const int32_t ssoff = (int32_t)in->value[ssoff_at];
            s->a[sareg][lane] =
                (uint16_t)((s->a[sareg][lane] + rt_sext_32((uint32_t)ssoff, 4) * 2) & 0xffff);
        }
        break;
    }
    case 3: {
        if (in->alt[line + 3] == 3) {
            const int32_t sareg = (int32_t)in->value[sareg_at];
            const int32_t ssoff = (int32_t)in->value[ssoff_at];
            s->a[sareg][lane] =
                (uint16_t)((s->a[sareg][lane] + rt_sext_32((uint32_t)ssoff, 4) * 2) & 0xffff);
        }
        break;
    }
    case 4: {
        if (in->alt[line + 4] == 3) {
            const int32_t sareg = (int32_t)in->value[sareg_at];
            const int32_t ssoff = (int32_t)in->value[ssoff_at];
            s->a[sareg][lane] =
                (uint16_t)((s->a[sareg][lane] + rt_sext_32((uint32_t)ssoff, 4) * 4) & 0xffff);
        }
        break;
    }
    default:
        break;
    }
}

static inline void after_s_src2(struct tesla_state *s, const struct isadora_insn *in, int32_t lane,
    int line, int sareg_at, int scoff_at)
{
    if (in->alt[line] == 2) {
        if (in->alt[line + 1] == 3) {
            const int32_t sareg = (int32_t)in->value[sareg_at];
            const int32_t scoff = (int32_t)in->value[scoff_at];
            s->a[sareg][lane] =
                (uint16_t)((s->a[sareg][lane] + rt_sext_32((uint32_t)scoff, 5) * 4) & 0xffff);
        }
    }
}

static inline int operand_i_src_any(struct isadora_machine *m, struct tesla_state *s,
    const struct isadora_insn *in, int32_t lane, int64_t *value, int line, int ssrc_at,
    int ssoff_at, int sareg_at, int saoff_at)
{
    int64_t a;
    switch (in->alt[line]) {
    case 0: {
        const int32_t ssrc = (int32_t)in->value[ssrc_at];
        a = s->r[ssrc][lane];
        break;
    }
    case 1: {
        const int32_t p = operand_at(s, in, lane, line + 1, ssoff_at, sareg_at);
        a = (int32_t)rt_load(m, TESLA_SPACE_S_2, (uint64_t)p, 1);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    case 2: {
        const int32_t p = operand_at_2(s, in, lane, line + 2, ssoff_at, sareg_at);
        a = (int32_t)rt_load(m, TESLA_SPACE_S_2, (uint64_t)p, 2);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    case 3: {
        const int32_t p = operand_at_2(s, in, lane, line + 3, ssoff_at, sareg_at);
        a = (int16_t)(int32_t)rt_load(m, TESLA_SPACE_S_2, (uint64_t)p, 2);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    case 4: {
        const int32_t p = operand_at_3(s, in, lane, line + 4, ssoff_at, sareg_at);
        a = (uint32_t)rt_load(m, TESLA_SPACE_S_2, (uint64_t)p, 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    default: {
        const int32_t q = operand_at0(s, in, lane, line + 5, saoff_at, sareg_at);
        a = (uint32_t)rt_load(m, TESLA_SPACE_P, (uint64_t)q, 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    }
    *value = a;
    return 0;
}

static inline int operand_i_src(struct isadora_machine *m, struct tesla_state *s,
    const struct isadora_insn *in, int32_t lane, int64_t *value, int line, int ssrc_at,
    int ssoff_at, int sareg_at, int saoff_at)
{
    if (in->alt[line] == 0) {
        const int32_t ssrc = (int32_t)in->value[ssrc_at];
        *value = s->r[ssrc][lane];
        return 0;
    }
    return operand_i_src_any(m, s, in, lane, value, line, ssrc_at, ssoff_at, sareg_at, saoff_at);
}

static inline int operand_l_src3_any(struct isadora_machine *m, struct tesla_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int lsrc3_at,
    int cspace_at, int c3off_at, int areg_at)
{
    uint32_t b;
    switch (in->alt[line]) {
    case 0:
    case 1: {
        const int32_t lsrc3 = (int32_t)in->value[lsrc3_at];
        b = s->r[lsrc3][lane];
        break;
    }
    case 2: {
        const int32_t cspace = (int32_t)in->value[cspace_at];
        const int32_t p = operand_at_3(s, in, lane, line + 1, c3off_at, areg_at);
        b = (uint32_t)rt_load(m, TESLA_SPACE_C_2, (uint64_t)(p + cspace * 65536), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    case 3: {
        const int32_t cspace = (int32_t)in->value[cspace_at];
        const int32_t p = operand_at_3(s, in, lane, line + 2, c3off_at, areg_at);
        b = (uint32_t)rt_load(m, TESLA_SPACE_C_2, (uint64_t)(p + cspace * 65536), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    case 4:
    default: {
        const int32_t c3off = (int32_t)in->value[c3off_at];
        const int32_t cspace = (int32_t)in->value[cspace_at];
        b = (uint32_t)rt_load(m, TESLA_SPACE_C_2, (uint64_t)(c3off * 4 + cspace * 65536), 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_l_src3(struct isadora_machine *m, struct tesla_state *s,
    const struct isadora_insn *in, int32_t lane, uint32_t *value, int line, int lsrc3_at,
    int cspace_at, int c3off_at, int areg_at)
{
    if (in->alt[line] == 0) {
        const int32_t lsrc3 = (int32_t)in->value[lsrc3_at];
        *value = s->r[lsrc3][lane];
        return 0;
    }
    return operand_l_src3_any(m, s, in, lane, value, line, lsrc3_at, cspace_at, c3off_at, areg_at);
}

static inline void after_l_src3(struct tesla_state *s, const struct isadora_insn *in, int32_t lane,
    int line, int areg_at, int c3off_at)
{
    switch (in->alt[line]) {
    case 2: {
        if (in->alt[line + 1] == 3) {
            const int32_t areg = (int32_t)in->value[areg_at];
            const int32_t c3off = (int32_t)in->value[c3off_at];
            s->a[areg][lane] =
                (uint16_t)((s->a[areg][lane] + rt_sext_32((uint32_t)c3off, 7) * 4) & 0xffff);
        }
        break;
    }
    case 3: {
        if (in->alt[line + 2] == 3) {
            const int32_t areg = (int32_t)in->value[areg_at];
            const int32_t c3off = (int32_t)in->value[c3off_at];
            s->a[areg][lane] =
                (uint16_t)((s->a[areg][lane] + rt_sext_32((uint32_t)c3off, 7) * 4) & 0xffff);
        }
        break;
    }
    default:
        break;
    }
}

static inline int32_t operand_fmul_sat_any(const struct isadora_insn *in, int line)
{
    int32_t sat;
    if (in->alt[line] == 1) {
        sat = 1;
    } else {
        sat = 0;
    }
    return sat;
}

static inline int32_t operand_fmul_sat(const struct isadora_insn *in, int line)
{
    if (in->alt[line] == 0) {
        return 0;
    }
    return operand_fmul_sat_any(in, line);
}

/* mad32 of float.isa */
static inline uint32_t func_mad32(uint32_t x, uint32_t y, uint32_t z)
{
    return (z >> 23 & 0xff) != 0
        ? rt_f32_from_f32(rt_f32_mul_add(x, y, z, RT_CHOPPED, RT_NEAR, RT_FLUSH_INPUTS,
        0x7fc00000), RT_NEAR, RT_FLUSH_RESULTS, 0x7fffffff)
        : rt_f32_add(rt_f32_mul(x, y, RT_NEAR, RT_FLUSH_ALL, 0x7fffffff), z, RT_NEAR, RT_FLUSH_ALL,
        0x7fffffff);
}

static inline int32_t operand_quad_lane_any(const struct isadora_insn *in, int line)
{
    int32_t quad_lane;
    switch (in->alt[line]) {
    case 0:
        quad_lane = 0;
        break;
    case 1:
        quad_lane = 1;
        break;
    case 2:
        quad_lane = 2;
        break;
    case 3:
        quad_lane = 3;
        break;
    case 4:
        quad_lane = 4;
        break;
    default:
        quad_lane = 5;
        break;
    }
    return quad_lane;
}

static inline int32_t operand_quad_lane(const struct isadora_insn *in, int line)
{
    if (in->alt[line] == 0) {
        return 0;
    }
    return operand_quad_lane_any(in, line);
}

static inline int operand_s_src2_2_any(struct isadora_machine *m, struct tesla_state *s,
    const struct isadora_insn *in, int32_t lane, int32_t *value, int line, int ssrc2_at,
    int sspace_at, int scoff_at, int sareg_at)
{
    int32_t b;
    if (in->alt[line] == 2) {
        const int32_t sspace = (int32_t)in->value[sspace_at];
        const int32_t p_2 = operand_at_2(s, in, lane, line + 1, scoff_at, sareg_at);
        b = (int32_t)rt_load(m, TESLA_SPACE_C_2, (uint64_t)(p_2 + sspace * 65536), 2);
        if (m->trap.kind)
            return (int)m->trap.kind;
    } else {
        const int32_t ssrc2 = (int32_t)in->value[ssrc2_at];
        b = (int32_t)(s->r[ssrc2 >> 1][lane] >> 16 * (ssrc2 & 1) & 0xffff);
    }
    *value = b;
    return 0;
}

static inline int operand_s_src2_2(struct isadora_machine *m, struct tesla_state *s,
    const struct isadora_insn *in, int32_t lane, int32_t *value, int line, int ssrc2_at,
    int sspace_at, int scoff_at, int sareg_at)
{
    if (in->alt[line] == 0) {
        const int32_t ssrc2 = (int32_t)in->value[ssrc2_at];
        *value = (int32_t)(s->r[ssrc2 >> 1][lane] >> 16 * (ssrc2 & 1) & 0xffff);
        return 0;
    }
    return operand_s_src2_2_any(m, s, in, lane, value, line, ssrc2_at, sspace_at, scoff_at,
        sareg_at);
}

/* overflows of integer.isa */
static inline int32_t func_overflows(uint32_t p, int32_t q, uint32_t r)
{
    return p >> 15 == (uint32_t)(q >> 15) && p >> 15 != r >> 15;
}

static inline void after_s_src2_2(struct tesla_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int sareg_at, int scoff_at)
{
    if (in->alt[line] == 2) {
        if (in->alt[line + 1] == 3) {
            const int32_t sareg = (int32_t)in->value[sareg_at];
            const int32_t scoff = (int32_t)in->value[scoff_at];
            s->a[sareg][lane] =
                (uint16_t)((s->a[sareg][lane] + rt_sext_32((uint32_t)scoff, 5) * 2) & 0xffff);
        }
    }
}

/* overflows of integer.isa */
static inline int32_t func_overflows_2(uint32_t p, uint32_t q, uint32_t r)
{
    return p >> 31 == q >> 31 && p >> 31 != r >> 31;
}

/* overflows of integer.isa */
static inline int32_t func_overflows_3(int32_t p, int32_t q, int32_t r)
{
    return p >> 15 == q >> 15 && p >> 15 != r >> 15;
}

static inline int operand_i_src_2_any(struct isadora_machine *m, struct tesla_state *s,
    const struct isadora_insn *in, int32_t lane, int64_t *value, int line, int ssrc_at,
    int ssoff_at, int sareg_at, int saoff_at)
{
    int64_t a;
    switch (in->alt[line]) {
    case 0: {
        const int32_t ssrc = (int32_t)in->value[ssrc_at];
        a = s->r[ssrc >> 1][lane] >> 16 * (ssrc & 1) & 0xffff;
        break;
    }
    case 1: {
        const int32_t p_2 = operand_at(s, in, lane, line + 1, ssoff_at, sareg_at);
        a = (int32_t)rt_load(m, TESLA_SPACE_S_2, (uint64_t)p_2, 1);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    case 2: {
        const int32_t p_2 = operand_at_2(s, in, lane, line + 2, ssoff_at, sareg_at);
        a = (int32_t)rt_load(m, TESLA_SPACE_S_2, (uint64_t)p_2, 2);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    case 3: {
        const int32_t p_2 = operand_at_2(s, in, lane, line + 3, ssoff_at, sareg_at);
        a = (int16_t)(int32_t)rt_load(m, TESLA_SPACE_S_2, (uint64_t)p_2, 2);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    case 4: {
        const int32_t p_2 = operand_at_3(s, in, lane, line + 4, ssoff_at, sareg_at);
        a = (uint32_t)rt_load(m, TESLA_SPACE_S_2, (uint64_t)p_2, 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    default: {
        const int32_t q_2 = operand_at0(s, in, lane, line + 5, saoff_at, sareg_at);
        a = (uint32_t)rt_load(m, TESLA_SPACE_P, (uint64_t)q_2, 4);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    }
    *value = a;
    return 0;
}

static inline int operand_i_src_2(struct isadora_machine *m, struct tesla_state *s,
    const struct isadora_insn *in, int32_t lane, int64_t *value, int line, int ssrc_at,
    int ssoff_at, int sareg_at, int saoff_at)
{
    if (in->alt[line] == 0) {
        const int32_t ssrc = (int32_t)in->value[ssrc_at];
        *value = s->r[ssrc >> 1][lane] >> 16 * (ssrc & 1) & 0xffff;
        return 0;
    }
    return operand_i_src_2_any(m, s, in, lane, value, line, ssrc_at, ssoff_at, sareg_at, saoff_at);
}

/* overflows of integer.isa */
static inline int32_t func_overflows_4(uint32_t p, uint32_t q, uint32_t r)
{
    return p >> 15 == q >> 15 && p >> 15 != r >> 15;
}

/* overflows of integer.isa */
static inline int32_t func_overflows_5(int32_t p, uint32_t q, uint32_t r)
{
    return (uint32_t)(p >> 15) == q >> 15 && (uint32_t)(p >> 15) != r >> 15;
}

static inline int operand_l_src3_2_any(struct isadora_machine *m, struct tesla_state *s,
    const struct isadora_insn *in, int32_t lane, int32_t *value, int line, int lsrc3_at,
    int cspace_at, int c3off_at, int areg_at)
{
    int32_t b;
    switch (in->alt[line]) {
    case 0:
    case 1: {
        const int32_t lsrc3 = (int32_t)in->value[lsrc3_at];
        b = (int32_t)(s->r[lsrc3 >> 1][lane] >> 16 * (lsrc3 & 1) & 0xffff);
        break;
    }
    case 2: {
        const int32_t cspace = (int32_t)in->value[cspace_at];
        const int32_t p_2 = operand_at_2(s, in, lane, line + 1, c3off_at, areg_at);
        b = (int32_t)rt_load(m, TESLA_SPACE_C_2, (uint64_t)(p_2 + cspace * 65536), 2);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    case 3: {
        const int32_t cspace = (int32_t)in->value[cspace_at];
        const int32_t p_2 = operand_at_2(s, in, lane, line + 2, c3off_at, areg_at);
        b = (int32_t)rt_load(m, TESLA_SPACE_C_2, (uint64_t)(p_2 + cspace * 65536), 2);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    case 4:
    default: {
        const int32_t c3off = (int32_t)in->value[c3off_at];
        const int32_t cspace = (int32_t)in->value[cspace_at];
        b = (int32_t)rt_load(m, TESLA_SPACE_C_2, (uint64_t)(c3off * 2 + cspace * 65536), 2);
        if (m->trap.kind)
            return (int)m->trap.kind;
        break;
    }
    }
    *value = b;
    return 0;
}

static inline int operand_l_src3_2(struct isadora_machine *m, struct tesla_state *s,
    const struct isadora_insn *in, int32_t lane, int32_t *value, int line, int lsrc3_at,
    int cspace_at, int c3off_at, int areg_at)
{
    if (in->alt[line] == 0) {
        const int32_t lsrc3 = (int32_t)in->value[lsrc3_at];
        *value = (int32_t)(s->r[lsrc3 >> 1][lane] >> 16 * (lsrc3 & 1) & 0xffff);
        return 0;
    }
    return operand_l_src3_2_any(m, s, in, lane, value, line, lsrc3_at, cspace_at, c3off_at,
        areg_at);
}

static inline void after_l_src3_2(struct tesla_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int areg_at, int c3off_at)
{
    switch (in->alt[line]) {
    case 2: {
        if (in->alt[line + 1] == 3) {
            const int32_t areg = (int32_t)in->value[areg_at];
            const int32_t c3off = (int32_t)in->value[c3off_at];
            s->a[areg][lane] =
                (uint16_t)((s->a[areg][lane] + rt_sext_32((uint32_t)c3off, 7) * 2) & 0xffff);
        }
        break;
    }
    case 3: {
        if (in->alt[line + 2] == 3) {
            const int32_t areg = (int32_t)in->value[areg_at];
            const int32_t c3off = (int32_t)in->value[c3off_at];
            s->a[areg][lane] =
                (uint16_t)((s->a[areg][lane] + rt_sext_32((uint32_t)c3off, 7) * 2) & 0xffff);
        }
        break;
    }
    default:
        break;
    }
}

static inline int32_t operand_guard_2(struct tesla_state *s, const struct isadora_insn *in,
    int32_t lane, int line, int cond_at, int pred_at)
{
    const int32_t cond = (int32_t)in->value[cond_at];
    int32_t guard;
    switch (in->alt[line]) {
    case 0:
        guard = 1;
        break;
    case 1:
        guard = 0;
        break;
    default: {
        const int32_t pred = (int32_t)in->value[pred_at];
        guard = pred == 0 ? 0 : pred == 1
            ? (s->c[cond][lane] >> 1 & 1 & (s->c[cond][lane] & 1)) ^ (s->c[cond][lane] >> 1 & 1)
            ^ s->c[cond][lane] >> 3 : pred == 2
            ? (s->c[cond][lane] & 1 & (s->c[cond][lane] >> 1 & 1)) ^ (s->c[cond][lane] & 1)
            : pred == 3 ? (s->c[cond][lane] >> 1 & 1)
            ^ ((s->c[cond][lane] & 1) | s->c[cond][lane] >> 3) : pred == 4
            ? 1 ^ ((s->c[cond][lane] & 1) | ((s->c[cond][lane] >> 1 & 1) ^ s->c[cond][lane] >> 3))
            : pred == 5 ? 1 ^ (s->c[cond][lane] & 1) : pred == 6
            ? 1 ^ (s->c[cond][lane] >> 1 & 1) ^ s->c[cond][lane] >> 3 : pred == 7
            ? 1 ^ (s->c[cond][lane] & 1 & (s->c[cond][lane] >> 1 & 1)) : pred == 8
            ? s->c[cond][lane] & 1 & (s->c[cond][lane] >> 1 & 1) : pred == 9
            ? (s->c[cond][lane] >> 1 & 1) ^ s->c[cond][lane] >> 3 : pred == 10
            ? s->c[cond][lane] & 1 : pred == 11
            ? (s->c[cond][lane] & 1) | ((s->c[cond][lane] >> 1 & 1) ^ s->c[cond][lane] >> 3)
            : pred == 12
            ? 1 ^ (s->c[cond][lane] >> 1 & 1) ^ ((s->c[cond][lane] & 1) | s->c[cond][lane] >> 3)
            : pred == 13 ? (1 ^ (s->c[cond][lane] & 1)) | (s->c[cond][lane] >> 1 & 1) : pred == 14
            ? ((1 ^ (s->c[cond][lane] >> 1 & 1)) | (s->c[cond][lane] & 1)) ^ s->c[cond][lane] >> 3
            : pred == 15 ? 0 : pred == 16 ? s->c[cond][lane] >> 3 : pred == 17
            ? s->c[cond][lane] >> 2 & 1 : pred == 18
            ? (s->c[cond][lane] >> 2 & 1 & (s->c[cond][lane] & 1)) ^ (s->c[cond][lane] >> 2 & 1)
            : pred == 19 ? s->c[cond][lane] >> 1 & 1 : pred == 20 ? 0 : pred == 21 ? 0 : pred == 22
            ? 0 : pred == 23 ? 0 : pred == 24 ? 0 : pred == 25 ? 0 : pred == 26 ? 0 : pred == 27
            ? 0 : pred == 28 ? 1 ^ (s->c[cond][lane] >> 1 & 1) : pred == 29
            ? (s->c[cond][lane] & 1) | (1 ^ (s->c[cond][lane] >> 2 & 1)) : pred == 30
            ? 1 ^ (s->c[cond][lane] >> 2 & 1) : 1 ^ s->c[cond][lane] >> 3;
        break;
    }
    }
    return guard;
}

/* overflows of integer.isa */
static inline int32_t func_overflows_6(uint32_t q, uint32_t r)
{
    return 0 == q >> 31 && 0 != r >> 31;
}

static inline void store_ll_half(struct tesla_state *s, const struct isadora_insn *in,
    int32_t lane, int32_t value, int line, int ldst_at)
{
    if (in->alt[line] == 0) {
        const int32_t ldst = (int32_t)in->value[ldst_at];
        const int32_t t = ldst >> 1;
        const int32_t t_2 = 16 * (ldst & 1);
        s->r[t][lane] = (s->r[t][lane] & ~((uint32_t)0xffff << t_2))
            | (uint32_t)(value & 0xffff) << t_2;
    }
}

static inline uint32_t operand_special(struct isadora_machine *m, struct tesla_state *s,
    const struct isadora_insn *in, int line, int sreg_at)
{
    const int32_t sreg = (int32_t)in->value[sreg_at];
    uint32_t s_2;
    if (in->alt[line] == 0) {
        s_2 = read_sr(m, s, sreg);
    } else {
        s_2 = read_sr(m, s, 8);
    }
    return s_2;
}

/* rcp of special.isa */
static inline uint32_t func_rcp(uint32_t x)
{
    uint32_t result = 0;
    int32_t sum = 0;
    const uint32_t e = x >> 23 & 0xff;
    const uint32_t f = x & 0x7fffff;
    if (e == 0) {
        result = x >> 31 << 31 | 0x7f800000;
    } else if (e == 255) {
        result = f != 0 ? 2147483647 : x >> 31 << 31;
    } else {
        const uint32_t k = f >> 16;
        const uint32_t t = f & 0xffff;
        const uint32_t x_2 = t << 1;
        sum = 0;
        for (int32_t i = 0; i <= 16; i++) {
            if (x_2 >> i & 1) {
                sum = (int32_t)((uint32_t)sum + (x_2 >> (18 - i)));
            }
        }
        const int32_t r =
            (int32_t)((((int64_t)lut_rcp_a[k] << 13) + (int64_t)(lut_rcp_b[k] - 65536) * t
            + lut_rcp_c[k] * (sum >> 1) + 18407) >> 15);
        const int32_t m_2 = (int32_t)((uint32_t)(252 - (int32_t)e) << 23) + r;
        result = x >> 31 << 31 | (uint32_t)(m_2 >= 8388608 ? m_2 : 0);
    }
    return result;
}

/* sine of special.isa */
static inline uint32_t func_sine(struct tesla_state *s, int32_t lane, int32_t lsrc)
{
    uint32_t result = 0;
    int32_t sum = 0;
    if (s->r[lsrc][lane] >> 30 & 1) {
        result = 2147483647;
    } else {
        const uint32_t q = s->r[lsrc][lane] >> 23 & 0x7f;
        const int32_t f = q & 1 ? (int32_t)((s->r[lsrc][lane] & 0x7fffff) ^ 0x7fffff)
            : (int32_t)(s->r[lsrc][lane] & 0x7fffff);
        const int32_t k = f >> 17;
        const int32_t t = f & 0x1ffff;
        sum = 0;
        for (int32_t i = 0; i <= 16; i++) {
            if (t >> i & 1) {
                sum = sum + (t >> (18 - i));
            }
        }
        const int64_t r = ((int64_t)lut_sin_a[k] << 11) + (uint32_t)lut_sin_b[k] * (uint32_t)t
            + (lut_sin_c[k] - 2048) * (sum >> 1);
        const uint32_t sign = (q >> 1 & 1) ^ (s->r[lsrc][lane] >> 31 & 1);
        const uint64_t r_2 = (uint64_t)r & INT64_C(0x3fffffffff);
        const int32_t z = rt_clz((rt_u128)r_2, 38);
        const int32_t m_2 = (int32_t)((r_2 << z & INT64_C(0x3fffffffff)) >> 14);
        result = sign << 31 | (uint32_t)(r_2 == 0 ? 0 : ((126 - z) << 23) + m_2);
    }
    return result;
}

/* sine of special.isa */
static inline uint32_t func_sine_2(struct tesla_state *s, int32_t lane, int32_t lsrc)
{
    uint32_t result = 0;
    int32_t sum = 0;
    if (s->r[lsrc][lane] >> 30 & 1) {
        result = 2147483647;
    } else {
        const uint32_t q = (s->r[lsrc][lane] >> 23 & 0x7f) + 1;
        const int32_t f = q & 1 ? (int32_t)((s->r[lsrc][lane] & 0x7fffff) ^ 0x7fffff)
            : (int32_t)(s->r[lsrc][lane] & 0x7fffff);
        const int32_t k = f >> 17;
        const int32_t t = f & 0x1ffff;
        sum = 0;
        for (int32_t i = 0; i <= 16; i++) {
            if (t >> i & 1) {
                sum = sum + (t >> (18 - i));
            }
        }
        const int64_t r = ((int64_t)lut_sin_a[k] << 11) + (uint32_t)lut_sin_b[k] * (uint32_t)t
            + (lut_sin_c[k] - 2048) * (sum >> 1);
        const uint32_t sign = q >> 1 & 1;
        const uint64_t r_2 = (uint64_t)r & INT64_C(0x3fffffffff);
        const int32_t z = rt_clz((rt_u128)r_2, 38);
        const int32_t m_2 = (int32_t)((r_2 << z & INT64_C(0x3fffffffff)) >> 14);
        result = sign << 31 | (uint32_t)(r_2 == 0 ? 0 : ((126 - z) << 23) + m_2);
    }
    return result;
}

/* wanted of sampling.isa */
static inline uint32_t func_wanted(struct isadora_machine *m, int32_t tex)
{
    return ((uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1) & 3)
        + ((uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1) >> 2);
}

/* check_texture of sampling.isa */
static inline int func_check_texture(struct isadora_machine *m, int32_t tex, int32_t sources)
{
    const int32_t test = (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1)
        == 0;
    if (m->trap.kind)
        return (int)m->trap.kind;
    if (test) {
        return rt_trap(m, ISADORA_TRAP_STATED, "there is no texture here: its space is empty");
    }
    const int32_t test_2 = (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1)
        > 134217728 || (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1),
        1) > 65536 || (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 2), 1)
        > 2048 || (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1), 1)
        == 0 || (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 2), 1) == 0;
    if (m->trap.kind)
        return (int)m->trap.kind;
    if (test_2) {
        return rt_trap(m, ISADORA_TRAP_STATED,
            "the texture is too large, or has no height or depth");
    }
    const int32_t test_3 =
        (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1) == 0
        || (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1) == 4
        || (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1) > 6
        || (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4), 1) == 0
        || (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4), 1) > 4;
    if (m->trap.kind)
        return (int)m->trap.kind;
    if (test_3) {
        return rt_trap(m, ISADORA_TRAP_STATED,
            "the header of the texture has no such number of coordinates or components");
    }
    const int32_t test_4 =
        (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 5), 1) > 1
        || (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 6), 1) > 7
        || (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 7), 1) > 1;
    if (m->trap.kind)
        return (int)m->trap.kind;
    if (test_4) {
        return rt_trap(m, ISADORA_TRAP_STATED,
            "the header of the texture has no such filter, edges or coordinates");
    }
    const int32_t test_5 =
        (int64_t)(uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1)
        * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1), 1)
        * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 2), 1)
        * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4), 1) > 268435448;
    if (m->trap.kind)
        return (int)m->trap.kind;
    if (test_5) {
        return rt_trap(m, ISADORA_TRAP_STATED, "the texture is too large");
    }
    const int32_t test_6 = (uint32_t)sources < func_wanted(m, tex);
    if (m->trap.kind)
        return (int)m->trap.kind;
    if (test_6) {
        return rt_trap(m, ISADORA_TRAP_UNKNOWN,
            "the instruction has fewer sources than the texture wants");
    }
    return 0;
}

/* wraps of sampling.isa */
static inline uint32_t func_wraps(struct isadora_machine *m, int32_t tex)
{
    return (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 6), 1) & 1
        & (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 7), 1);
}

/* wraps of sampling.isa */
static inline uint32_t func_wraps_2(struct isadora_machine *m, int32_t tex)
{
    return (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 6), 1) >> 1 & 1
        & (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 7), 1);
}

/* wraps of sampling.isa */
static inline uint32_t func_wraps_3(struct isadora_machine *m, int32_t tex)
{
    return (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 6), 1) >> 2
        & (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 7), 1);
}

/* in_texels of sampling.isa */
static inline uint32_t func_in_texels(struct isadora_machine *m, uint32_t x, int64_t size,
    uint32_t wrap, int64_t normalized)
{
    return (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)normalized, 1) != 0
        ? rt_f32_mul(wrap
        ? rt_f32_add(x,
        (uint32_t)rt_float_rint(RT_F32, x, RT_DOWN, RT_KEEP, 0x7fc00000) ^ 0x80000000u, RT_NEAR,
        RT_KEEP, 0x7fc00000) : x,
        rt_f32_from_i32((int32_t)(uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)size, 1), RT_NEAR),
        RT_NEAR, RT_KEEP, 0x7fc00000) : x;
}

/* steps of sampling.isa */
static inline int64_t func_steps(struct isadora_machine *m, int32_t tex, uint32_t t)
{
    return (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 5), 1) != 0
        ? (int64_t)rt_float_to_int(RT_F32, rt_f32_mul(t, 0x43800000, RT_NEAR, RT_KEEP, 0x7fc00000),
        INT64_C(-68719476736), INT64_C(68719476736), RT_NEAR, RT_KEEP, 0x0) - 128
        : (int64_t)((uint64_t)rt_f32_to_i32(t, -268435456, 268435456, RT_DOWN, RT_KEEP, 0x0) << 8);
}

/* edge of sampling.isa */
static inline int32_t func_edge(int32_t i, uint32_t size, uint32_t wrap)
{
    return wrap ? (int32_t)rt_mod_i64(i, rt_max_i32((int32_t)size, 1))
        : rt_clamp_i32(i, 0, rt_max_i32((int32_t)size, 1) - 1);
}

/* texel_at of sampling.isa */
static inline int64_t func_texel_at(struct isadora_machine *m, int32_t x, int32_t y, int32_t z,
    int32_t tex)
{
    return ((int64_t)tex << 28) + 8
        + ((int64_t)((uint32_t)z
        * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1), 1)
        + (uint32_t)y) * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1)
        + x) * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4), 1);
}

/* weighted of sampling.isa */
static inline uint32_t func_weighted(struct isadora_machine *m, uint32_t sum, uint32_t weight,
    int64_t word)
{
    return weight == 0 ? sum
        : rt_f32_add(sum,
        rt_f32_mul(rt_f32_mul(rt_f32_from_i32((int32_t)weight, RT_NEAR), 0x33800000, RT_NEAR,
        RT_KEEP, 0x7fc00000), (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)word, 1), RT_NEAR,
        RT_KEEP, 0x7fc00000), RT_NEAR, RT_KEEP, 0x7fc00000);
}

/* place_of of sampling.isa */
static inline int32_t func_place_of(int32_t first, int32_t c)
{
    return first + rt_popcount(rt_u128_from(0xf & ((1 << c) - 1)));
}

/* place_of of sampling.isa */
static inline int32_t func_place_of_2(int32_t first, int32_t mask, int32_t c)
{
    return (first + rt_popcount(rt_u128_from(mask & ((1 << c) - 1)))) & 0x7f;
}

/* texel_at of sampling.isa */
static inline rt_i128 func_texel_at_2(struct isadora_machine *m, int32_t x, int32_t y, int32_t tex,
    uint32_t layer, int32_t z)
{
    return (rt_i128)(((int64_t)tex << 28) + 8)
        + ((rt_i128)((int64_t)((uint32_t)rt_load(m, TESLA_SPACE_TX,
        (uint64_t)(((int64_t)tex << 28) + 3), 1) >> 2 != 0 ? (int32_t)layer : z)
        * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1), 1) + y)
        * (rt_i128)(uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1)
        + (rt_i128)x)
        * (rt_i128)(uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4), 1);
}

/* texel_at of sampling.isa */
static inline rt_i128 func_texel_at_3(struct isadora_machine *m, int64_t x, int64_t y, int32_t tex,
    uint32_t layer, int64_t z)
{
    return (rt_i128)(((int64_t)tex << 28) + 8)
        + ((rt_i128)(((uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1)
        >> 2 != 0 ? layer : z)
        * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1), 1) + y)
        * (rt_i128)(uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1)
        + (rt_i128)x)
        * (rt_i128)(uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4), 1);
}

/* check_texture of sampling.isa */
static inline int func_check_texture_2(struct isadora_machine *m, int32_t tex)
{
    const int32_t test = (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1)
        == 0;
    if (m->trap.kind)
        return (int)m->trap.kind;
    if (test) {
        return rt_trap(m, ISADORA_TRAP_STATED, "there is no texture here: its space is empty");
    }
    const int32_t test_2 = (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1)
        > 134217728 || (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1),
        1) > 65536 || (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 2), 1)
        > 2048 || (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1), 1)
        == 0 || (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 2), 1) == 0;
    if (m->trap.kind)
        return (int)m->trap.kind;
    if (test_2) {
        return rt_trap(m, ISADORA_TRAP_STATED,
            "the texture is too large, or has no height or depth");
    }
    const int32_t test_3 =
        (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1) == 0
        || (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1) == 4
        || (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 3), 1) > 6
        || (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4), 1) == 0
        || (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4), 1) > 4;
    if (m->trap.kind)
        return (int)m->trap.kind;
    if (test_3) {
        return rt_trap(m, ISADORA_TRAP_STATED,
            "the header of the texture has no such number of coordinates or components");
    }
    const int32_t test_4 =
        (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 5), 1) > 1
        || (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 6), 1) > 7
        || (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 7), 1) > 1;
    if (m->trap.kind)
        return (int)m->trap.kind;
    if (test_4) {
        return rt_trap(m, ISADORA_TRAP_STATED,
            "the header of the texture has no such filter, edges or coordinates");
    }
    const int32_t test_5 =
        (int64_t)(uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)((int64_t)tex << 28), 1)
        * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 1), 1)
        * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 2), 1)
        * (uint32_t)rt_load(m, TESLA_SPACE_TX, (uint64_t)(((int64_t)tex << 28) + 4), 1) > 268435448;
    if (m->trap.kind)
        return (int)m->trap.kind;
    if (test_5) {
        return rt_trap(m, ISADORA_TRAP_STATED, "the texture is too large");
    }
    return 0;
}

int tesla_exec_red_g_add_num(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_red_g_inc_num(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_red_g_dec_num(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_red_g_sinc_num(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_red_g_sdec_num(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_red_g_ninc_num(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_red_g_ndec_num(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_red_g_max_num(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_red_g_min_num(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_red_g_and_bits(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_red_g_or_bits(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_red_g_xor_bits(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_red_exch_g(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_red_g_wide_add(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_red_g_wide_exch(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_red_g_narrow_add_num(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_red_g_narrow_inc_num(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_red_g_narrow_dec_num(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_red_g_narrow_max_num(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_red_g_narrow_min_num(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_red_g_narrow_and_bits(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_red_g_narrow_or_bits(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_red_g_narrow_xor_bits(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_red_exch_g_narrow(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_red_g_kept_add_num(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_red_g_kept_inc_num(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_red_g_kept_dec_num(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_red_g_kept_max_num(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_red_g_kept_min_num(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_red_g_kept_exch_bits(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_red_g_kept_and_bits(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_red_g_kept_or_bits(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_red_g_kept_xor_bits(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_atomic_g_add_num(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_atomic_g_inc_num(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_atomic_g_dec_num(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_atomic_g_sinc_num(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_atomic_g_sdec_num(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_atomic_g_ninc_num(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_atomic_g_ndec_num(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_atomic_g_max_num(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_atomic_g_min_num(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_atomic_g_and_bits(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_atomic_g_or_bits(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_atomic_g_xor_bits(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_atomic_g_wide(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_atomic_g_narrow_add_num(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_atomic_g_narrow_inc_num(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_atomic_g_narrow_dec_num(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_atomic_g_narrow_max_num(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_atomic_g_narrow_min_num(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_atomic_g_narrow_and_bits(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_atomic_g_narrow_or_bits(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_atomic_g_narrow_xor_bits(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_atomic_g_kept_add_num(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_atomic_g_kept_inc_num(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_atomic_g_kept_dec_num(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_atomic_g_kept_max_num(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_atomic_g_kept_min_num(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_atomic_g_kept_and_bits(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_atomic_g_kept_or_bits(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_atomic_g_kept_xor_bits(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_atomic_g_kept_exch_exch(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_exch_g(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_exch_g_narrow(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_exch_g_wide(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_cas_g(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_cas_g_narrow(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_cas_g_wide(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_discard(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_bra(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_call(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_ret(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_breakaddr(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_break(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_quadon(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_quadpop(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_bar_mask(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_bar_all(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_trap_short(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_trap_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_joinat(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_brkpt_short(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_brkpt_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_bra_c(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_preret(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_vote_any(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_vote_all(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_emit_emit(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_emit_restart(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_nop(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_pmevent(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_unkf5(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_cvt_i2i_u_full(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_cvt_i2i_s_full(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_cvt_i2i_u8_full(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_cvt_i2i_s8_full(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_cvt_i2i_u_half(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_cvt_i2i_s_half(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_cvt_i2i_u8_byte(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_cvt_i2i_s8_byte(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_cvt_i2f_f16(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_cvt_i2f_f32(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_cvt_i2f_64_u_to(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_cvt_i2f_64_s_to(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_cvt_i2f_64_u_from(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_cvt_i2f_64_s_from(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_cvt_i2f_64_u_both(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_cvt_i2f_64_s_both(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_cvt_f2i_u16_f16(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_cvt_f2i_u16_f32(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_cvt_f2i_s16_f16(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_cvt_f2i_s16_f32(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_cvt_f2i_u32_f16(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_cvt_f2i_u32_f32(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_cvt_f2i_s32_f16(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_cvt_f2i_s32_f32(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_cvt_f2i_64_u_to(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_cvt_f2i_64_s_to(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_cvt_f2i_64_u_from(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_cvt_f2i_64_s_from(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_cvt_f2i_64_u_both(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_cvt_f2i_64_s_both(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_cvt_f2f_f16_same(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_cvt_f2f_f32_same(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_cvt_f2f_f16_rint(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_cvt_f2f_f32_rint(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_cvt_f2f_f16_narrow(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_cvt_f2f_f16_nrint(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_cvt_f2f_f32_widen(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_cvt_f2f_f32_wrint(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_cvt_f2f_64_narrow(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_cvt_f2f_64_same(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_cvt_f2f_64_rint(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_cvt_f2f_64_widen(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_dfma(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_dadd(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_dmul(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_dminmax_min(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_dminmax_max(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_dset(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_fadd_short(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_fadd_imm(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_fadd_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_fmul_short(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_fmul_imm(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_fmul_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_fmad_short(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_fmad_imm(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_fmad_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_fset(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_fminmax_max(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_fminmax_min(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_fslct(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_quadop(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_add_add_b16_short(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_add_add_b32_short(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_add_sub_b16_short(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_add_sub_b32_short(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_add_subr_b16_short(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_add_subr_b32_short(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_add_addc_b16_short(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_add_addc_b32_short(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_add_add_b16_imm(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_add_add_b32_imm(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_add_sub_b16_imm(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_add_sub_b32_imm(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_add_subr_b16_imm(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_add_subr_b32_imm(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_add_addc_b16_imm(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_add_addc_b32_imm(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_add_add_b16_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_add_add_b32_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_add_sub_b16_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_add_sub_b32_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_add_subr_b16_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_add_subr_b32_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_add_addc_b16_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_add_addc_b32_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul16_short(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul16_imm(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul16_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul24_short(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul24_imm(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul24_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_add_u16_short(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_add_s16_short(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_add_s16sat_short(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_add_u24_short(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_sub_u16_short(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_sub_s16_short(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_sub_s16sat_short(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_sub_u24_short(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_subr_u16_short(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_subr_s16_short(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_subr_s16sat_short(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_subr_u24_short(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_addc_u16_short(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_addc_s16_short(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_addc_s16sat_short(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_addc_u24_short(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_add_u16_imm(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_add_s16_imm(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_add_s16sat_imm(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_add_u24_imm(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_sub_u16_imm(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_sub_s16_imm(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_sub_s16sat_imm(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_sub_u24_imm(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_subr_u16_imm(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_subr_s16_imm(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_subr_s16sat_imm(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_subr_u24_imm(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_addc_u16_imm(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_addc_s16_imm(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_addc_s16sat_imm(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_addc_u24_imm(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_add_u16_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_add_s16_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_add_s16sat_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_add_u24_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_add_s24_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_add_s24sat_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_add_u24high_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_add_s24high_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_add_s24highsat_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_sub_u16_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_sub_s16_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_sub_s16sat_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_sub_u24_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_sub_s24_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_sub_s24sat_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_sub_u24high_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_sub_s24high_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_sub_s24highsat_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_subr_u16_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_subr_s16_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_subr_s16sat_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_subr_u24_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_subr_s24_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_subr_s24sat_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_subr_u24high_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_subr_s24high_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_subr_s24highsat_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_addc_u16_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_addc_s16_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_addc_s16sat_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_addc_u24_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_addc_s24_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_addc_s24sat_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_addc_u24high_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_addc_s24high_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_addc_s24highsat_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_again_add(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_again_sub(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_again_subr(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mul_add_again_addc(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_sad_u16_short(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_sad_s16_short(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_sad_u32_short(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_sad_s32_short(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_sad_u16_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_sad_s16_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_sad_u32_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_sad_s32_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_minmax_max_u16(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_minmax_max_s16(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_minmax_max_u32(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_minmax_max_s32(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_minmax_min_u16(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_minmax_min_s16(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_minmax_min_u32(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_minmax_min_s32(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_set_u16(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_set_s16(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_set_u32(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_set_s32(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_logop_imm_and(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_logop_imm_or(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_logop_imm_xor(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_logop_imm_mov2(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_logop_and_b16(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_logop_and_b32(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_logop_or_b16(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_logop_or_b32(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_logop_xor_b16(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_logop_xor_b32(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_logop_mov2_b16(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_logop_mov2_b32(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_shl_b16_reg(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_shl_b32_reg(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_shl_b16_cnt(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_shl_b32_cnt(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_shr_u16_reg(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_shr_s16_reg(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_shr_u32_reg(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_shr_s32_reg(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_shr_u16_cnt(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_shr_s16_cnt(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_shr_u32_cnt(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_shr_s32_cnt(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_ld_a(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_st_o(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_ld_c_u8_full(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_ld_c_u16_full(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_ld_c_s16_full(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_ld_c_b32_full(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_ld_c_u8_half(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_ld_c_u16_half(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_ld_c_s16_half(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_ld_c_b32_half(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_ld_s_u8_full(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_ld_s_u16_full(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_ld_s_s16_full(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_ld_s_u8_half(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_ld_s_u16_half(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_ld_s_s16_half(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_ld_s_b32_full(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_ld_s_b32_half(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_ld_s_lock_full(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_ld_s_lock_half(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_st_s_half_b8(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_st_s_full_b8(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_st_s_half_b16(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_st_s_full_b16(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_st_s_half_b32(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_st_s_full_b32(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_st_s_half_unlock(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_st_s_full_unlock(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_ld_l_u8(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_ld_l_s8(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_ld_l_u16(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_ld_l_s16(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_ld_l_b64(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_ld_l_b128(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_ld_l_b32(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_st_l_u8(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_st_l_s8(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_st_l_u16(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_st_l_s16(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_st_l_b64(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_st_l_b128(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_st_l_b32(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_ld_g_u8(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_ld_g_s8(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_ld_g_u16(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_ld_g_s16(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_ld_g_b64(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_ld_g_b128(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_ld_g_b32(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_st_g_u8(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_st_g_s8(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_st_g_u16(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_st_g_s16(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_st_g_b64(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_st_g_b128(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_st_g_b32(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mov_b16_short(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mov_b32_short(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mov_b16_imm(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mov_b32_imm(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mov_b16_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mov_b32_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mov_r_c(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mov_c_r(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mov_r_a(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_mov_r_sr(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_shl_a(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_add_a(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_rcp_short(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_rcp_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_sfu_rsqrt(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_sfu_lg2(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_sincos_sin(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_sincos_cos(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_ex2(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_pre_presin(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_pre_preex2(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_interp_plain_short(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_interp_cent_short(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_interp_flat_short(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_interp_plain_smul(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_interp_cent_smul(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_interp_plain_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_interp_cent_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_interp_flat_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_interp_plain_mul(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_interp_cent_mul(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_tex_texauto_short(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_tex_texauto_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_tex_texbias_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_tex_texlod_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_texfetch_short(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_texfetch_long(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_tex_cube_texauto(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_tex_cube_texbias(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_tex_cube_texlod(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_tex_cube_texgather(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_texgather_texgather(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_texgather_texcsaa(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_texsize(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_texprep(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_texquerylod_plain(struct isadora_machine *, const struct isadora_insn *);
int tesla_exec_texquerylod_cube(struct isadora_machine *, const struct isadora_insn *);

#endif
