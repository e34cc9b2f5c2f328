/* Generated from the description tesla by gen/emit/fast. Do not edit. */
/* What the files with the quick functions of the forms share. */
#ifndef TESLA_FAST_H
#define TESLA_FAST_H

#define ISADORA_LANES 32
#include "tesla_state.h"
#include "simt/vector.h"
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

static inline uint32_t *place_r(struct isadora_machine *m, const struct isadora_insn *in,
    int ldst_at)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[ldst_at];
    return s->r[ldst];
}

static inline uint8_t *place_c(struct isadora_machine *m, const struct isadora_insn *in,
    int cdst_at)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[cdst_at];
    return s->c[cdst];
}

static inline const int32_t *row_at(struct isadora_machine *m, const struct isadora_insn *in,
    int32_t *row, int line, int lsoff_at, int areg_at)
{
    struct tesla_state *const s = m->state;
    switch (in->alt[line]) {
    case 0: {
        const int32_t lsoff = (int32_t)in->value[lsoff_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 1;
        }
        return row;
    }
    case 1: {
        const int32_t areg = (int32_t)in->value[areg_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
    }
    case 2: {
        const int32_t areg = (int32_t)in->value[areg_at];
        const int32_t lsoff = (int32_t)in->value[lsoff_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 1) & 0xffff;
        }
        return row;
    }
    case 3: {
        const int32_t areg = (int32_t)in->value[areg_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
    }
    default:
        return NULL;
    }
}

static inline const int32_t *row_at_2(struct isadora_machine *m, const struct isadora_insn *in,
    int32_t *row, int line, int lsoff_at, int areg_at)
{
    struct tesla_state *const s = m->state;
    switch (in->alt[line]) {
    case 0: {
        const int32_t lsoff = (int32_t)in->value[lsoff_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 2;
        }
        return row;
    }
    case 1: {
        const int32_t areg = (int32_t)in->value[areg_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
    }
    case 2: {
        const int32_t areg = (int32_t)in->value[areg_at];
        const int32_t lsoff = (int32_t)in->value[lsoff_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 2) & 0xffff;
        }
        return row;
    }
    case 3: {
        const int32_t areg = (int32_t)in->value[areg_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
    }
    default:
        return NULL;
    }
}

static inline const int32_t *row_at_3(struct isadora_machine *m, const struct isadora_insn *in,
    int32_t *row, int line, int lsoff_at, int areg_at)
{
    struct tesla_state *const s = m->state;
    switch (in->alt[line]) {
    case 0: {
        const int32_t lsoff = (int32_t)in->value[lsoff_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 4;
        }
        return row;
    }
    case 1: {
        const int32_t areg = (int32_t)in->value[areg_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
    }
    case 2: {
        const int32_t areg = (int32_t)in->value[areg_at];
        const int32_t lsoff = (int32_t)in->value[lsoff_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 4) & 0xffff;
        }
        return row;
    }
    case 3: {
        const int32_t areg = (int32_t)in->value[areg_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
    }
    default:
        return NULL;
    }
}

static inline const int32_t *row_at0(struct isadora_machine *m, const struct isadora_insn *in,
    int32_t *row, int line, int laoff_at, int areg_at)
{
    struct tesla_state *const s = m->state;
    switch (in->alt[line]) {
    case 0: {
        const int32_t laoff = (int32_t)in->value[laoff_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = laoff * 4;
        }
        return row;
    }
    case 1: {
        const int32_t areg = (int32_t)in->value[areg_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
    }
    case 2: {
        const int32_t areg = (int32_t)in->value[areg_at];
        const int32_t laoff = (int32_t)in->value[laoff_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + laoff * 4) & 0xffff;
        }
        return row;
    }
    default:
        return NULL;
    }
}

static inline bool then_cvt_int(const struct isadora_insn *in, int line)
{
    return (in->alt[line] == 0
        && ((in->alt[line + 1] == 1 && (in->alt[line + 2] == 3))
        || (in->alt[line + 1] == 2 && (in->alt[line + 3] == 3))
        || (in->alt[line + 1] == 3 && (in->alt[line + 4] == 3))
        || (in->alt[line + 1] == 4 && (in->alt[line + 5] == 3))))
        || (in->alt[line] == 1
        && ((in->alt[line + 7] == 1 && (in->alt[line + 8] == 3))
        || (in->alt[line + 7] == 2 && (in->alt[line + 9] == 3))
        || (in->alt[line + 7] == 3 && (in->alt[line + 10] == 3))
        || (in->alt[line + 7] == 4 && (in->alt[line + 11] == 3))));
}

static inline uint32_t *place_ll_dst(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int line, int ldst_at)
{
    struct tesla_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t ldst = (int32_t)in->value[ldst_at];
        return s->r[ldst];
    }
    default:
        return NULL;
    }
}

static inline uint8_t *place_mcdst(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int line, int cdst_at)
{
    struct tesla_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 1: {
        const int32_t cdst = (int32_t)in->value[cdst_at];
        return s->c[cdst];
    }
    default:
        return NULL;
    }
}

static inline bool then_l_src(const struct isadora_insn *in, const struct rt_known *known, int line)
{
    return rt_taken(in, known, line) != 0
        && ((rt_taken(in, known, line) == 1 && (in->alt[line + 1] == 3))
        || (rt_taken(in, known, line) == 2 && (in->alt[line + 2] == 3))
        || (rt_taken(in, known, line) == 3 && (in->alt[line + 3] == 3))
        || (rt_taken(in, known, line) == 4 && (in->alt[line + 4] == 3)));
}

static inline uint32_t *place_r_2(struct isadora_machine *m, const struct isadora_insn *in,
    int ldst_at)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[ldst_at];
    return s->r[ldst + 1];
}

static inline bool then_s_src2(const struct isadora_insn *in, const struct rt_known *known,
    int line)
{
    return rt_taken(in, known, line) != 0
        && ((rt_taken(in, known, line) == 2 && (in->alt[line + 1] == 3)));
}

static inline bool then_l_src3(const struct isadora_insn *in, const struct rt_known *known,
    int line)
{
    return rt_taken(in, known, line) != 0
        && ((rt_taken(in, known, line) == 2 && (in->alt[line + 1] == 3))
        || (rt_taken(in, known, line) == 3 && (in->alt[line + 2] == 3)));
}

static inline int32_t operand_fmul_sat(const struct isadora_insn *in, int line)
{
    int32_t sat;
    if (in->alt[line] == 1) {
        sat = 1;
    } else {
        sat = 0;
    }
    return sat;
}

static inline int32_t operand_quad_lane(const struct isadora_insn *in, int line)
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

static inline bool then_at(const struct isadora_insn *in, const struct rt_known *known, int line)
{
    return rt_taken(in, known, line) != 0 && (rt_taken(in, known, line) == 3);
}

static inline uint16_t *place_a(struct isadora_machine *m, const struct isadora_insn *in,
    int adst_at)
{
    struct tesla_state *const s = m->state;
    const int32_t adst = (int32_t)in->value[adst_at];
    return adst != 0 ? s->a[adst] : NULL;
}

#define lanes_by_pred ISADORA_LEVEL(tesla_lanes_by_pred)
uint32_t lanes_by_pred(struct isadora_machine *m, int32_t pred, int32_t cond);

#define mask_guard_any ISADORA_LEVEL(tesla_mask_guard_any)
uint32_t mask_guard_any(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int pred_at, int cond_at);

RT_WITHIN uint32_t mask_guard_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int line, int pred_at, int cond_at)
{
    switch (rt_taken(in, known, line)) {
    case 0:
        return UINT32_MAX;
    case 1:
        return 0;
    case 2: {
        const int32_t pred = (int32_t)in->value[pred_at];
        const int32_t cond = (int32_t)in->value[cond_at];
        const uint32_t lanes = lanes_by_pred(m, pred, cond);
        return lanes;
    }
    default:
        return 0;
    }
}

RT_WITHIN uint32_t mask_guard(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int line, int pred_at, int cond_at)
{
    if (rt_taken(in, known, line) == 0) {
        return UINT32_MAX;
    }
    if (known)
        return mask_guard_for(m, in, known, line, pred_at, cond_at);
    return mask_guard_any(m, in, line, pred_at, cond_at);
}

#define for_warp ISADORA_LEVEL(tesla_for_warp)
int for_warp(struct isadora_machine *m, const struct isadora_insn *in, int mark_at);

#define row_l_src_any ISADORA_LEVEL(tesla_row_l_src_any)
const uint32_t *row_l_src_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row, int line, int lsrc_at, int lsoff_at, int areg_at, int laoff_at);

RT_WITHIN const uint32_t *row_l_src_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t run, uint32_t *row, int line, int lsrc_at, int lsoff_at,
    int areg_at, int laoff_at)
{
    struct tesla_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t lsrc = (int32_t)in->value[lsrc_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[lsrc >> 1][l] >> 16 * (lsrc & 1) & 0xffff;
        }
        return row;
    }
    case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_at(m, in, p_row, line + 1, lsoff_at, areg_at);
        if (!p)
            return NULL;
        if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
    }
    case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_at_2(m, in, p_row, line + 2, lsoff_at, areg_at);
        if (!p)
            return NULL;
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
    }
    case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_at_2(m, in, p_row, line + 3, lsoff_at, areg_at);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = rt_u32((int16_t)s_2_row[l]);
        }
        return row;
    }
    case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_at_3(m, in, p_row, line + 4, lsoff_at, areg_at);
        if (!p)
            return NULL;
        if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
    }
    case 5: {
        const int32_t laoff = (int32_t)in->value[laoff_at];
        _Alignas(64) uint32_t a_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            a_2_at[l] = (uint32_t)(laoff * 4);
        }
        if (!rt_fetch_4(m, TESLA_SPACE_A_2, 0, a_2_at, run, row))
            return NULL;
        return row;
    }
    case 6: {
        _Alignas(64) int32_t q_row[32];
        const int32_t *const q = row_at0(m, in, q_row, line + 5, laoff_at, areg_at);
        if (!q)
            return NULL;
        if (!rt_fetch_4(m, TESLA_SPACE_P, 0, (const uint32_t *)q, run, row))
            return NULL;
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_l_src(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t run, uint32_t *row, int line, int lsrc_at, int lsoff_at,
    int areg_at, int laoff_at)
{

    if (known)
        return row_l_src_for(m, in, known, run, row, line, lsrc_at, lsoff_at, areg_at, laoff_at);
    return row_l_src_any(m, in, run, row, line, lsrc_at, lsoff_at, areg_at, laoff_at);
}

#define row_l_src_2_any ISADORA_LEVEL(tesla_row_l_src_2_any)
const uint32_t *row_l_src_2_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row, int line, int lsrc_at, int lsoff_at, int areg_at, int laoff_at);

RT_WITHIN const uint32_t *row_l_src_2_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t run, uint32_t *row, int line, int lsrc_at, int lsoff_at,
    int areg_at, int laoff_at)
{
    struct tesla_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t lsrc = (int32_t)in->value[lsrc_at];
        return s->r[lsrc];
    }
    case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_at(m, in, p_row, line + 1, lsoff_at, areg_at);
        if (!p)
            return NULL;
        if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
    }
    case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_at_2(m, in, p_row, line + 2, lsoff_at, areg_at);
        if (!p)
            return NULL;
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
    }
    case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_at_2(m, in, p_row, line + 3, lsoff_at, areg_at);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = rt_u32((int16_t)s_2_row[l]);
        }
        return row;
    }
    case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_at_3(m, in, p_row, line + 4, lsoff_at, areg_at);
        if (!p)
            return NULL;
        if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
    }
    case 5: {
        const int32_t laoff = (int32_t)in->value[laoff_at];
        _Alignas(64) uint32_t a_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            a_2_at[l] = (uint32_t)(laoff * 4);
        }
        if (!rt_fetch_4(m, TESLA_SPACE_A_2, 0, a_2_at, run, row))
            return NULL;
        return row;
    }
    case 6: {
        _Alignas(64) int32_t q_row[32];
        const int32_t *const q = row_at0(m, in, q_row, line + 5, laoff_at, areg_at);
        if (!q)
            return NULL;
        if (!rt_fetch_4(m, TESLA_SPACE_P, 0, (const uint32_t *)q, run, row))
            return NULL;
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_l_src_2(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t run, uint32_t *row, int line, int lsrc_at, int lsoff_at,
    int areg_at, int laoff_at)
{
    if (rt_taken(in, known, line) == 0) {
        struct tesla_state *const s = m->state;
        const int32_t lsrc = (int32_t)in->value[lsrc_at];
        return s->r[lsrc];
    }
    if (known)
        return row_l_src_2_for(m, in, known, run, row, line, lsrc_at, lsoff_at, areg_at, laoff_at);
    return row_l_src_2_any(m, in, run, row, line, lsrc_at, lsoff_at, areg_at, laoff_at);
}

#define row_cvt_int_any ISADORA_LEVEL(tesla_row_cvt_int_any)
const int64_t *row_cvt_int_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row, int line, int chalf_at, int lsrc_at, int lsoff_at, int areg_at,
    int laoff_at, int cword_at, int creg_at);

RT_WITHIN const int64_t *row_cvt_int_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t run, int64_t *row, int line, int chalf_at, int lsrc_at,
    int lsoff_at, int areg_at, int laoff_at, int cword_at, int creg_at)
{
    struct tesla_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t chalf = (int32_t)in->value[chalf_at];
        _Alignas(64) uint32_t v_row[32];
        const uint32_t *const v =
            row_l_src(m, in, known, run, v_row, line + 1, lsrc_at, lsoff_at, areg_at, laoff_at);
        if (!v)
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = chalf >> 1 & 1 ? (chalf >> 2 != 0 ? (int8_t)v[l] : (int32_t)(v[l] & 0xff))
                : chalf >> 2 != 0 ? (int16_t)v[l] : (int32_t)(v[l] & 0xffff);
        }
        return row;
    }
    case 1: {
        const int32_t cword = (int32_t)in->value[cword_at];
        _Alignas(64) uint32_t v_row[32];
        const uint32_t *const v =
            row_l_src_2(m, in, known, run, v_row, line + 7, lsrc_at, lsoff_at, areg_at, laoff_at);
        if (!v)
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = cword >> 2 != 0 ? (int64_t)(int32_t)v[l] : v[l];
        }
        return row;
    }
    case 2: {
        const int32_t lsrc = (int32_t)in->value[lsrc_at];
        const int32_t creg = (int32_t)in->value[creg_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = creg >> 2 != 0 ? (int8_t)s->r[lsrc][l] : (int32_t)(s->r[lsrc][l] & 0xff);
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const int64_t *row_cvt_int(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t run, int64_t *row, int line, int chalf_at, int lsrc_at,
    int lsoff_at, int areg_at, int laoff_at, int cword_at, int creg_at)
{

    if (known)
        return row_cvt_int_for(m, in, known, run, row, line, chalf_at, lsrc_at, lsoff_at, areg_at,
            laoff_at, cword_at, creg_at);
    return row_cvt_int_any(m, in, run, row, line, chalf_at, lsrc_at, lsoff_at, areg_at, laoff_at,
        cword_at, creg_at);
}

#define put_ll_dst ISADORA_LEVEL(tesla_put_ll_dst)
void put_ll_dst(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row, int line, int ldst_at);

#define row_l_src_3_any ISADORA_LEVEL(tesla_row_l_src_3_any)
const int64_t *row_l_src_3_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row, int line, int lsrc_at, int lsoff_at, int areg_at, int laoff_at);

RT_WITHIN const int64_t *row_l_src_3(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t run, int64_t *row, int line, int lsrc_at, int lsoff_at,
    int areg_at, int laoff_at)
{
    (void)known;

    return row_l_src_3_any(m, in, run, row, line, lsrc_at, lsoff_at, areg_at, laoff_at);
}

#define row_s_src2_any ISADORA_LEVEL(tesla_row_s_src2_any)
const uint32_t *row_s_src2_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row, int line, int ssrc2_at, int sspace_at, int scoff_at, int sareg_at);

RT_WITHIN const uint32_t *row_s_src2_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t run, uint32_t *row, int line, int ssrc2_at,
    int sspace_at, int scoff_at, int sareg_at)
{
    struct tesla_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t ssrc2 = (int32_t)in->value[ssrc2_at];
        return s->r[ssrc2];
    }
    case 1: {
        const int32_t ssrc2 = (int32_t)in->value[ssrc2_at];
        return s->r[ssrc2];
    }
    case 2: {
        const int32_t sspace = (int32_t)in->value[sspace_at];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_at_3(m, in, p_row, line + 1, scoff_at, sareg_at);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + sspace * 65536);
        }
        if (!rt_fetch_4(m, TESLA_SPACE_C_2, 0, c_2_at, run, row))
            return NULL;
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_s_src2(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t run, uint32_t *row, int line, int ssrc2_at,
    int sspace_at, int scoff_at, int sareg_at)
{
    if (rt_taken(in, known, line) == 0) {
        struct tesla_state *const s = m->state;
        const int32_t ssrc2 = (int32_t)in->value[ssrc2_at];
        return s->r[ssrc2];
    }
    if (known)
        return row_s_src2_for(m, in, known, run, row, line, ssrc2_at, sspace_at, scoff_at,
            sareg_at);
    return row_s_src2_any(m, in, run, row, line, ssrc2_at, sspace_at, scoff_at, sareg_at);
}

#define row_i_src_any ISADORA_LEVEL(tesla_row_i_src_any)
const uint32_t *row_i_src_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row, int line, int ssrc_at, int ssoff_at, int sareg_at, int saoff_at);

RT_WITHIN const uint32_t *row_i_src_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t run, uint32_t *row, int line, int ssrc_at, int ssoff_at,
    int sareg_at, int saoff_at)
{
    struct tesla_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t ssrc = (int32_t)in->value[ssrc_at];
        return s->r[ssrc];
    }
    case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_at(m, in, p_row, line + 1, ssoff_at, sareg_at);
        if (!p)
            return NULL;
        if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
    }
    case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_at_2(m, in, p_row, line + 2, ssoff_at, sareg_at);
        if (!p)
            return NULL;
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
    }
    case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_at_2(m, in, p_row, line + 3, ssoff_at, sareg_at);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = rt_u32((int16_t)s_2_row[l]);
        }
        return row;
    }
    case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_at_3(m, in, p_row, line + 4, ssoff_at, sareg_at);
        if (!p)
            return NULL;
        if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
    }
    case 5: {
        _Alignas(64) int32_t q_row[32];
        const int32_t *const q = row_at0(m, in, q_row, line + 5, saoff_at, sareg_at);
        if (!q)
            return NULL;
        if (!rt_fetch_4(m, TESLA_SPACE_P, 0, (const uint32_t *)q, run, row))
            return NULL;
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_i_src(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t run, uint32_t *row, int line, int ssrc_at, int ssoff_at,
    int sareg_at, int saoff_at)
{
    if (rt_taken(in, known, line) == 0) {
        struct tesla_state *const s = m->state;
        const int32_t ssrc = (int32_t)in->value[ssrc_at];
        return s->r[ssrc];
    }
    if (known)
        return row_i_src_for(m, in, known, run, row, line, ssrc_at, ssoff_at, sareg_at, saoff_at);
    return row_i_src_any(m, in, run, row, line, ssrc_at, ssoff_at, sareg_at, saoff_at);
}

#define row_l_src3_any ISADORA_LEVEL(tesla_row_l_src3_any)
const uint32_t *row_l_src3_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row, int line, int lsrc3_at, int cspace_at, int c3off_at, int areg_at);

RT_WITHIN const uint32_t *row_l_src3_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t run, uint32_t *row, int line, int lsrc3_at,
    int cspace_at, int c3off_at, int areg_at)
{
    struct tesla_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t lsrc3 = (int32_t)in->value[lsrc3_at];
        return s->r[lsrc3];
    }
    case 1: {
        const int32_t lsrc3 = (int32_t)in->value[lsrc3_at];
        return s->r[lsrc3];
    }
    case 2: {
        const int32_t cspace = (int32_t)in->value[cspace_at];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_at_3(m, in, p_row, line + 1, c3off_at, areg_at);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
        }
        if (!rt_fetch_4(m, TESLA_SPACE_C_2, 0, c_2_at, run, row))
            return NULL;
        return row;
    }
    case 3: {
        const int32_t cspace = (int32_t)in->value[cspace_at];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_at_3(m, in, p_row, line + 2, c3off_at, areg_at);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
        }
        if (!rt_fetch_4(m, TESLA_SPACE_C_2, 0, c_2_at, run, row))
            return NULL;
        return row;
    }
    case 4: {
        const int32_t c3off = (int32_t)in->value[c3off_at];
        const int32_t cspace = (int32_t)in->value[cspace_at];
        uint64_t c_2_cell;
        if (!rt_take(m, TESLA_SPACE_C_2, (uint64_t)(c3off * 4 + cspace * 65536), 4, &c_2_cell))
            return NULL;
        const uint32_t c_2_value = (uint32_t)c_2_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_value;
        }
        return row;
    }
    case 5: {
        const int32_t c3off = (int32_t)in->value[c3off_at];
        const int32_t cspace = (int32_t)in->value[cspace_at];
        uint64_t c_2_cell;
        if (!rt_take(m, TESLA_SPACE_C_2, (uint64_t)(c3off * 4 + cspace * 65536), 4, &c_2_cell))
            return NULL;
        const uint32_t c_2_value = (uint32_t)c_2_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_value;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_l_src3(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t run, uint32_t *row, int line, int lsrc3_at,
    int cspace_at, int c3off_at, int areg_at)
{
    if (rt_taken(in, known, line) == 0) {
        struct tesla_state *const s = m->state;
        const int32_t lsrc3 = (int32_t)in->value[lsrc3_at];
        return s->r[lsrc3];
    }
    if (known)
        return row_l_src3_for(m, in, known, run, row, line, lsrc3_at, cspace_at, c3off_at, areg_at);
    return row_l_src3_any(m, in, run, row, line, lsrc3_at, cspace_at, c3off_at, areg_at);
}

#define row_s_src2_2_any ISADORA_LEVEL(tesla_row_s_src2_2_any)
const int32_t *row_s_src2_2_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row, int line, int ssrc2_at, int sspace_at, int scoff_at, int sareg_at);

RT_WITHIN const int32_t *row_s_src2_2_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t run, int32_t *row, int line, int ssrc2_at,
    int sspace_at, int scoff_at, int sareg_at)
{
    struct tesla_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t ssrc2 = (int32_t)in->value[ssrc2_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(s->r[ssrc2 >> 1][l] >> 16 * (ssrc2 & 1) & 0xffff);
        }
        return row;
    }
    case 1: {
        const int32_t ssrc2 = (int32_t)in->value[ssrc2_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(s->r[ssrc2 >> 1][l] >> 16 * (ssrc2 & 1) & 0xffff);
        }
        return row;
    }
    case 2: {
        const int32_t sspace = (int32_t)in->value[sspace_at];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_at_2(m, in, p_row, line + 1, scoff_at, sareg_at);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + sspace * 65536);
        }
        _Alignas(64) uint32_t c_2_row[32];
        if (!rt_fetch_2(m, TESLA_SPACE_C_2, 0, c_2_at, run, c_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)c_2_row[l];
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const int32_t *row_s_src2_2(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t run, int32_t *row, int line, int ssrc2_at,
    int sspace_at, int scoff_at, int sareg_at)
{

    if (known)
        return row_s_src2_2_for(m, in, known, run, row, line, ssrc2_at, sspace_at, scoff_at,
            sareg_at);
    return row_s_src2_2_any(m, in, run, row, line, ssrc2_at, sspace_at, scoff_at, sareg_at);
}

#define put_s_dst ISADORA_LEVEL(tesla_put_s_dst)
void put_s_dst(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row, int sdst_at);

#define row_i_src_2_any ISADORA_LEVEL(tesla_row_i_src_2_any)
const uint32_t *row_i_src_2_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row, int line, int ssrc_at, int ssoff_at, int sareg_at, int saoff_at);

RT_WITHIN const uint32_t *row_i_src_2_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t run, uint32_t *row, int line, int ssrc_at, int ssoff_at,
    int sareg_at, int saoff_at)
{
    struct tesla_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t ssrc = (int32_t)in->value[ssrc_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ssrc >> 1][l] >> 16 * (ssrc & 1) & 0xffff;
        }
        return row;
    }
    case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_at(m, in, p_row, line + 1, ssoff_at, sareg_at);
        if (!p)
            return NULL;
        if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
    }
    case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_at_2(m, in, p_row, line + 2, ssoff_at, sareg_at);
        if (!p)
            return NULL;
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
    }
    case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_at_2(m, in, p_row, line + 3, ssoff_at, sareg_at);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = rt_u32((int16_t)s_2_row[l]);
        }
        return row;
    }
    case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_at_3(m, in, p_row, line + 4, ssoff_at, sareg_at);
        if (!p)
            return NULL;
        if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
    }
    case 5: {
        _Alignas(64) int32_t q_row[32];
        const int32_t *const q = row_at0(m, in, q_row, line + 5, saoff_at, sareg_at);
        if (!q)
            return NULL;
        if (!rt_fetch_4(m, TESLA_SPACE_P, 0, (const uint32_t *)q, run, row))
            return NULL;
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const uint32_t *row_i_src_2(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t run, uint32_t *row, int line, int ssrc_at, int ssoff_at,
    int sareg_at, int saoff_at)
{

    if (known)
        return row_i_src_2_for(m, in, known, run, row, line, ssrc_at, ssoff_at, sareg_at, saoff_at);
    return row_i_src_2_any(m, in, run, row, line, ssrc_at, ssoff_at, sareg_at, saoff_at);
}

#define row_l_src3_2_any ISADORA_LEVEL(tesla_row_l_src3_2_any)
const int32_t *row_l_src3_2_any(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row, int line, int lsrc3_at, int cspace_at, int c3off_at, int areg_at);

RT_WITHIN const int32_t *row_l_src3_2(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, uint32_t run, int32_t *row, int line, int lsrc3_at,
    int cspace_at, int c3off_at, int areg_at)
{
    (void)known;

    return row_l_src3_2_any(m, in, run, row, line, lsrc3_at, cspace_at, c3off_at, areg_at);
}

#define mask_guard_2_any ISADORA_LEVEL(tesla_mask_guard_2_any)
uint32_t mask_guard_2_any(struct isadora_machine *m, const struct isadora_insn *in, int line,
    int cond_at, int pred_at);

RT_WITHIN uint32_t mask_guard_2_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int line, int cond_at, int pred_at)
{
    const int32_t cond = (int32_t)rt_value(in, known, cond_at);
    switch (rt_taken(in, known, line)) {
    case 0:
        return UINT32_MAX;
    case 1:
        return 0;
    case 2: {
        const int32_t pred = (int32_t)in->value[pred_at];
        const uint32_t lanes = lanes_by_pred(m, pred, cond);
        return lanes;
    }
    default:
        return 0;
    }
}

RT_WITHIN uint32_t mask_guard_2(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int line, int cond_at, int pred_at)
{
    if (rt_taken(in, known, line) == 0) {
        return UINT32_MAX;
    }
    if (known)
        return mask_guard_2_for(m, in, known, line, cond_at, pred_at);
    return mask_guard_2_any(m, in, line, cond_at, pred_at);
}

#define row_at0_2_any ISADORA_LEVEL(tesla_row_at0_2_any)
const int32_t *row_at0_2_any(struct isadora_machine *m, const struct isadora_insn *in,
    int32_t *row, int line, int laoff_at, int areg_at);

RT_WITHIN const int32_t *row_at0_2_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int32_t *row, int line, int laoff_at, int areg_at)
{
    struct tesla_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t laoff = (int32_t)in->value[laoff_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = laoff * 4;
        }
        return row;
    }
    case 1: {
        const int32_t areg = (int32_t)in->value[areg_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
    }
    case 2: {
        const int32_t areg = (int32_t)in->value[areg_at];
        const int32_t laoff = (int32_t)in->value[laoff_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + laoff * 4) & 0xffff;
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const int32_t *row_at0_2(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int32_t *row, int line, int laoff_at, int areg_at)
{

    if (known)
        return row_at0_2_for(m, in, known, row, line, laoff_at, areg_at);
    return row_at0_2_any(m, in, row, line, laoff_at, areg_at);
}

#define row_at_4_any ISADORA_LEVEL(tesla_row_at_4_any)
const int32_t *row_at_4_any(struct isadora_machine *m, const struct isadora_insn *in, int32_t *row,
    int line, int off8_at, int areg_at);

RT_WITHIN const int32_t *row_at_4_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int32_t *row, int line, int off8_at, int areg_at)
{
    struct tesla_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t off8 = (int32_t)in->value[off8_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = off8 * 1;
        }
        return row;
    }
    case 1: {
        const int32_t areg = (int32_t)in->value[areg_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
    }
    case 2: {
        const int32_t areg = (int32_t)in->value[areg_at];
        const int32_t off8 = (int32_t)in->value[off8_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + off8 * 1) & 0xffff;
        }
        return row;
    }
    case 3: {
        const int32_t areg = (int32_t)in->value[areg_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const int32_t *row_at_4(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int32_t *row, int line, int off8_at, int areg_at)
{

    if (known)
        return row_at_4_for(m, in, known, row, line, off8_at, areg_at);
    return row_at_4_any(m, in, row, line, off8_at, areg_at);
}

#define row_at_5_any ISADORA_LEVEL(tesla_row_at_5_any)
const int32_t *row_at_5_any(struct isadora_machine *m, const struct isadora_insn *in, int32_t *row,
    int line, int off16_at, int areg_at);

RT_WITHIN const int32_t *row_at_5_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int32_t *row, int line, int off16_at, int areg_at)
{
    struct tesla_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t off16 = (int32_t)in->value[off16_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = off16 * 2;
        }
        return row;
    }
    case 1: {
        const int32_t areg = (int32_t)in->value[areg_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
    }
    case 2: {
        const int32_t areg = (int32_t)in->value[areg_at];
        const int32_t off16 = (int32_t)in->value[off16_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + off16 * 2) & 0xffff;
        }
        return row;
    }
    case 3: {
        const int32_t areg = (int32_t)in->value[areg_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const int32_t *row_at_5(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int32_t *row, int line, int off16_at, int areg_at)
{

    if (known)
        return row_at_5_for(m, in, known, row, line, off16_at, areg_at);
    return row_at_5_any(m, in, row, line, off16_at, areg_at);
}

#define row_at_6_any ISADORA_LEVEL(tesla_row_at_6_any)
const int32_t *row_at_6_any(struct isadora_machine *m, const struct isadora_insn *in, int32_t *row,
    int line, int off32_at, int areg_at);

RT_WITHIN const int32_t *row_at_6_for(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int32_t *row, int line, int off32_at, int areg_at)
{
    struct tesla_state *const s = m->state;
    switch (rt_taken(in, known, line)) {
    case 0: {
        const int32_t off32 = (int32_t)in->value[off32_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = off32 * 4;
        }
        return row;
    }
    case 1: {
        const int32_t areg = (int32_t)in->value[areg_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
    }
    case 2: {
        const int32_t areg = (int32_t)in->value[areg_at];
        const int32_t off32 = (int32_t)in->value[off32_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + off32 * 4) & 0xffff;
        }
        return row;
    }
    case 3: {
        const int32_t areg = (int32_t)in->value[areg_at];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
    }
    default:
        return NULL;
    }
}

RT_WITHIN const int32_t *row_at_6(struct isadora_machine *m, const struct isadora_insn *in,
    const struct rt_known *known, int32_t *row, int line, int off32_at, int areg_at)
{

    if (known)
        return row_at_6_for(m, in, known, row, line, off32_at, areg_at);
    return row_at_6_any(m, in, row, line, off32_at, areg_at);
}

#define ISADORA_ACTIVE(m) (((const struct tesla_state *)(m)->state)->active)
extern RT_QUICK(tesla_fast_atomic_g_kept_add_num);
extern RT_QUICK(tesla_fast_atomic_g_kept_inc_num);
extern RT_QUICK(tesla_fast_atomic_g_kept_dec_num);
extern RT_QUICK(tesla_fast_atomic_g_kept_max_num);
extern RT_QUICK(tesla_fast_atomic_g_kept_min_num);
extern RT_QUICK(tesla_fast_atomic_g_kept_and_bits);
extern RT_QUICK(tesla_fast_atomic_g_kept_or_bits);
extern RT_QUICK(tesla_fast_atomic_g_kept_xor_bits);
extern RT_QUICK(tesla_fast_atomic_g_kept_exch_exch);
extern RT_QUICK(tesla_fast_cas_g_narrow);
extern RT_QUICK(tesla_fast_bra);
extern RT_QUICK(tesla_fast_ret);
extern RT_QUICK(tesla_fast_break);
extern RT_QUICK(tesla_fast_brkpt_short);
extern RT_QUICK(tesla_fast_brkpt_long);
extern RT_QUICK(tesla_fast_vote_any);
extern RT_QUICK(tesla_fast_vote_all);
extern RT_QUICK(tesla_fast_cvt_i2i_u_full);
extern RT_QUICK(tesla_fast_cvt_i2i_s_full);
extern RT_QUICK(tesla_fast_cvt_i2i_u8_full);
extern RT_QUICK(tesla_fast_cvt_i2i_s8_full);
extern RT_QUICK(tesla_fast_cvt_i2i_u_half);
extern RT_QUICK(tesla_fast_cvt_i2i_s_half);
extern RT_QUICK(tesla_fast_cvt_i2i_u8_byte);
extern RT_QUICK(tesla_fast_cvt_i2i_s8_byte);
extern RT_QUICK(tesla_fast_cvt_i2f_f16);
extern RT_QUICK(tesla_fast_cvt_i2f_f32);
extern RT_QUICK(tesla_fast_cvt_i2f_64_u_to);
extern RT_QUICK(tesla_fast_cvt_i2f_64_s_to);
extern RT_QUICK(tesla_fast_cvt_i2f_64_u_from);
extern RT_QUICK(tesla_fast_cvt_i2f_64_s_from);
extern RT_QUICK(tesla_fast_cvt_i2f_64_u_both);
extern RT_QUICK(tesla_fast_cvt_i2f_64_s_both);
extern RT_QUICK(tesla_fast_cvt_f2i_u16_f16);
extern RT_QUICK(tesla_fast_cvt_f2i_u16_f32);
extern RT_QUICK(tesla_fast_cvt_f2i_s16_f16);
extern RT_QUICK(tesla_fast_cvt_f2i_s16_f32);
extern RT_QUICK(tesla_fast_cvt_f2i_u32_f16);
extern RT_QUICK(tesla_fast_cvt_f2i_u32_f32);
extern RT_QUICK(tesla_fast_cvt_f2i_s32_f16);
extern RT_QUICK(tesla_fast_cvt_f2i_s32_f32);
extern RT_QUICK(tesla_fast_cvt_f2i_64_u_to);
extern RT_QUICK(tesla_fast_cvt_f2i_64_s_to);
extern RT_QUICK(tesla_fast_cvt_f2i_64_u_from);
extern RT_QUICK(tesla_fast_cvt_f2i_64_s_from);
extern RT_QUICK(tesla_fast_cvt_f2i_64_u_both);
extern RT_QUICK(tesla_fast_cvt_f2i_64_s_both);
extern RT_QUICK(tesla_fast_cvt_f2f_f16_same);
extern RT_QUICK(tesla_fast_cvt_f2f_f32_same);
extern RT_QUICK(tesla_fast_cvt_f2f_f16_rint);
extern RT_QUICK(tesla_fast_cvt_f2f_f32_rint);
extern RT_QUICK(tesla_fast_cvt_f2f_f16_narrow);
extern RT_QUICK(tesla_fast_cvt_f2f_f16_nrint);
extern RT_QUICK(tesla_fast_cvt_f2f_f32_widen);
extern RT_QUICK(tesla_fast_cvt_f2f_f32_wrint);
extern RT_QUICK(tesla_fast_cvt_f2f_64_narrow);
extern RT_QUICK(tesla_fast_cvt_f2f_64_same);
extern RT_QUICK(tesla_fast_cvt_f2f_64_rint);
extern RT_QUICK(tesla_fast_cvt_f2f_64_widen);
extern RT_QUICK(tesla_fast_dfma);
extern RT_QUICK(tesla_fast_dadd);
extern RT_QUICK(tesla_fast_dmul);
extern RT_QUICK(tesla_fast_dminmax_min);
extern RT_QUICK(tesla_fast_dminmax_max);
extern RT_QUICK(tesla_fast_dset);
extern RT_QUICK(tesla_fast_fadd_short);
extern RT_QUICK(tesla_fast_fadd_imm);
extern RT_QUICK(tesla_fast_fadd_long);
extern RT_QUICK(tesla_fast_fmul_short);
extern RT_QUICK(tesla_fast_fmul_imm);
extern RT_QUICK(tesla_fast_fmul_long);
extern RT_QUICK(tesla_fast_fmad_short);
extern RT_QUICK(tesla_fast_fmad_imm);
extern RT_QUICK(tesla_fast_fmad_long);
extern RT_QUICK(tesla_fast_fset);
extern RT_QUICK(tesla_fast_fminmax_max);
extern RT_QUICK(tesla_fast_fminmax_min);
extern RT_QUICK(tesla_fast_fslct);
extern RT_QUICK(tesla_fast_quadop);
extern RT_QUICK(tesla_fast_add_add_b16_short);
extern RT_QUICK(tesla_fast_add_add_b32_short);
extern RT_QUICK(tesla_fast_add_sub_b16_short);
extern RT_QUICK(tesla_fast_add_sub_b32_short);
extern RT_QUICK(tesla_fast_add_subr_b16_short);
extern RT_QUICK(tesla_fast_add_subr_b32_short);
extern RT_QUICK(tesla_fast_add_addc_b16_short);
extern RT_QUICK(tesla_fast_add_addc_b32_short);
extern RT_QUICK(tesla_fast_add_add_b16_imm);
extern RT_QUICK(tesla_fast_add_add_b32_imm);
extern RT_QUICK(tesla_fast_add_sub_b16_imm);
extern RT_QUICK(tesla_fast_add_sub_b32_imm);
extern RT_QUICK(tesla_fast_add_subr_b16_imm);
extern RT_QUICK(tesla_fast_add_subr_b32_imm);
extern RT_QUICK(tesla_fast_add_addc_b16_imm);
extern RT_QUICK(tesla_fast_add_addc_b32_imm);
extern RT_QUICK(tesla_fast_add_add_b16_long);
extern RT_QUICK(tesla_fast_add_add_b32_long);
extern RT_QUICK(tesla_fast_add_sub_b16_long);
extern RT_QUICK(tesla_fast_add_sub_b32_long);
extern RT_QUICK(tesla_fast_add_subr_b16_long);
extern RT_QUICK(tesla_fast_add_subr_b32_long);
extern RT_QUICK(tesla_fast_add_addc_b16_long);
extern RT_QUICK(tesla_fast_add_addc_b32_long);
extern RT_QUICK(tesla_fast_mul16_short);
extern RT_QUICK(tesla_fast_mul16_imm);
extern RT_QUICK(tesla_fast_mul16_long);
extern RT_QUICK(tesla_fast_mul24_short);
extern RT_QUICK(tesla_fast_mul24_imm);
extern RT_QUICK(tesla_fast_mul24_long);
extern RT_QUICK(tesla_fast_mul_add_add_u16_short);
extern RT_QUICK(tesla_fast_mul_add_add_s16_short);
extern RT_QUICK(tesla_fast_mul_add_add_s16sat_short);
extern RT_QUICK(tesla_fast_mul_add_add_u24_short);
extern RT_QUICK(tesla_fast_mul_add_sub_u16_short);
extern RT_QUICK(tesla_fast_mul_add_sub_s16_short);
extern RT_QUICK(tesla_fast_mul_add_sub_s16sat_short);
extern RT_QUICK(tesla_fast_mul_add_sub_u24_short);
extern RT_QUICK(tesla_fast_mul_add_subr_u16_short);
extern RT_QUICK(tesla_fast_mul_add_subr_s16_short);
extern RT_QUICK(tesla_fast_mul_add_subr_s16sat_short);
extern RT_QUICK(tesla_fast_mul_add_subr_u24_short);
extern RT_QUICK(tesla_fast_mul_add_addc_u16_short);
extern RT_QUICK(tesla_fast_mul_add_addc_s16_short);
extern RT_QUICK(tesla_fast_mul_add_addc_s16sat_short);
extern RT_QUICK(tesla_fast_mul_add_addc_u24_short);
extern RT_QUICK(tesla_fast_mul_add_add_u16_imm);
extern RT_QUICK(tesla_fast_mul_add_add_s16_imm);
extern RT_QUICK(tesla_fast_mul_add_add_s16sat_imm);
extern RT_QUICK(tesla_fast_mul_add_add_u24_imm);
extern RT_QUICK(tesla_fast_mul_add_sub_u16_imm);
extern RT_QUICK(tesla_fast_mul_add_sub_s16_imm);
extern RT_QUICK(tesla_fast_mul_add_sub_s16sat_imm);
extern RT_QUICK(tesla_fast_mul_add_sub_u24_imm);
extern RT_QUICK(tesla_fast_mul_add_subr_u16_imm);
extern RT_QUICK(tesla_fast_mul_add_subr_s16_imm);
extern RT_QUICK(tesla_fast_mul_add_subr_s16sat_imm);
extern RT_QUICK(tesla_fast_mul_add_subr_u24_imm);
extern RT_QUICK(tesla_fast_mul_add_addc_u16_imm);
extern RT_QUICK(tesla_fast_mul_add_addc_s16_imm);
extern RT_QUICK(tesla_fast_mul_add_addc_s16sat_imm);
extern RT_QUICK(tesla_fast_mul_add_addc_u24_imm);
extern RT_QUICK(tesla_fast_mul_add_add_u16_long);
extern RT_QUICK(tesla_fast_mul_add_add_s16_long);
extern RT_QUICK(tesla_fast_mul_add_add_s16sat_long);
extern RT_QUICK(tesla_fast_mul_add_add_u24_long);
extern RT_QUICK(tesla_fast_mul_add_add_s24_long);
extern RT_QUICK(tesla_fast_mul_add_add_s24sat_long);
extern RT_QUICK(tesla_fast_mul_add_add_u24high_long);
extern RT_QUICK(tesla_fast_mul_add_add_s24high_long);
extern RT_QUICK(tesla_fast_mul_add_add_s24highsat_long);
extern RT_QUICK(tesla_fast_mul_add_sub_u16_long);
extern RT_QUICK(tesla_fast_mul_add_sub_s16_long);
extern RT_QUICK(tesla_fast_mul_add_sub_s16sat_long);
extern RT_QUICK(tesla_fast_mul_add_sub_u24_long);
extern RT_QUICK(tesla_fast_mul_add_sub_s24_long);
extern RT_QUICK(tesla_fast_mul_add_sub_s24sat_long);
extern RT_QUICK(tesla_fast_mul_add_sub_u24high_long);
extern RT_QUICK(tesla_fast_mul_add_sub_s24high_long);
extern RT_QUICK(tesla_fast_mul_add_sub_s24highsat_long);
extern RT_QUICK(tesla_fast_mul_add_subr_u16_long);
extern RT_QUICK(tesla_fast_mul_add_subr_s16_long);
extern RT_QUICK(tesla_fast_mul_add_subr_s16sat_long);
extern RT_QUICK(tesla_fast_mul_add_subr_u24_long);
extern RT_QUICK(tesla_fast_mul_add_subr_s24_long);
extern RT_QUICK(tesla_fast_mul_add_subr_s24sat_long);
extern RT_QUICK(tesla_fast_mul_add_subr_u24high_long);
extern RT_QUICK(tesla_fast_mul_add_subr_s24high_long);
extern RT_QUICK(tesla_fast_mul_add_subr_s24highsat_long);
extern RT_QUICK(tesla_fast_mul_add_addc_u16_long);
extern RT_QUICK(tesla_fast_mul_add_addc_s16_long);
extern RT_QUICK(tesla_fast_mul_add_addc_s16sat_long);
extern RT_QUICK(tesla_fast_mul_add_addc_u24_long);
extern RT_QUICK(tesla_fast_mul_add_addc_s24_long);
extern RT_QUICK(tesla_fast_mul_add_addc_s24sat_long);
extern RT_QUICK(tesla_fast_mul_add_addc_u24high_long);
extern RT_QUICK(tesla_fast_mul_add_addc_s24high_long);
extern RT_QUICK(tesla_fast_mul_add_addc_s24highsat_long);
extern RT_QUICK(tesla_fast_mul_add_again_add);
extern RT_QUICK(tesla_fast_mul_add_again_sub);
extern RT_QUICK(tesla_fast_mul_add_again_subr);
extern RT_QUICK(tesla_fast_mul_add_again_addc);
extern RT_QUICK(tesla_fast_sad_u16_short);
extern RT_QUICK(tesla_fast_sad_s16_short);
extern RT_QUICK(tesla_fast_sad_u32_short);
extern RT_QUICK(tesla_fast_sad_s32_short);
extern RT_QUICK(tesla_fast_sad_u16_long);
extern RT_QUICK(tesla_fast_sad_s16_long);
extern RT_QUICK(tesla_fast_sad_u32_long);
extern RT_QUICK(tesla_fast_sad_s32_long);
extern RT_QUICK(tesla_fast_minmax_max_u16);
extern RT_QUICK(tesla_fast_minmax_max_s16);
extern RT_QUICK(tesla_fast_minmax_max_u32);
extern RT_QUICK(tesla_fast_minmax_max_s32);
extern RT_QUICK(tesla_fast_minmax_min_u16);
extern RT_QUICK(tesla_fast_minmax_min_s16);
extern RT_QUICK(tesla_fast_minmax_min_u32);
extern RT_QUICK(tesla_fast_minmax_min_s32);
extern RT_QUICK(tesla_fast_set_u16);
extern RT_QUICK(tesla_fast_set_s16);
extern RT_QUICK(tesla_fast_set_u32);
extern RT_QUICK(tesla_fast_set_s32);
extern RT_QUICK(tesla_fast_logop_imm_and);
extern RT_QUICK(tesla_fast_logop_imm_or);
extern RT_QUICK(tesla_fast_logop_imm_xor);
extern RT_QUICK(tesla_fast_logop_imm_mov2);
extern RT_QUICK(tesla_fast_logop_and_b16);
extern RT_QUICK(tesla_fast_logop_and_b32);
extern RT_QUICK(tesla_fast_logop_or_b16);
extern RT_QUICK(tesla_fast_logop_or_b32);
extern RT_QUICK(tesla_fast_logop_xor_b16);
extern RT_QUICK(tesla_fast_logop_xor_b32);
extern RT_QUICK(tesla_fast_logop_mov2_b16);
extern RT_QUICK(tesla_fast_logop_mov2_b32);
extern RT_QUICK(tesla_fast_shl_b16_reg);
extern RT_QUICK(tesla_fast_shl_b32_reg);
extern RT_QUICK(tesla_fast_shl_b16_cnt);
extern RT_QUICK(tesla_fast_shl_b32_cnt);
extern RT_QUICK(tesla_fast_shr_u16_reg);
extern RT_QUICK(tesla_fast_shr_s16_reg);
extern RT_QUICK(tesla_fast_shr_u32_reg);
extern RT_QUICK(tesla_fast_shr_s32_reg);
extern RT_QUICK(tesla_fast_shr_u16_cnt);
extern RT_QUICK(tesla_fast_shr_s16_cnt);
extern RT_QUICK(tesla_fast_shr_u32_cnt);
extern RT_QUICK(tesla_fast_shr_s32_cnt);
extern RT_QUICK(tesla_fast_ld_a);
extern RT_QUICK(tesla_fast_st_o);
extern RT_QUICK(tesla_fast_ld_c_u8_full);
extern RT_QUICK(tesla_fast_ld_c_u16_full);
extern RT_QUICK(tesla_fast_ld_c_s16_full);
extern RT_QUICK(tesla_fast_ld_c_b32_full);
extern RT_QUICK(tesla_fast_ld_c_u8_half);
extern RT_QUICK(tesla_fast_ld_c_u16_half);
extern RT_QUICK(tesla_fast_ld_c_s16_half);
extern RT_QUICK(tesla_fast_ld_c_b32_half);
extern RT_QUICK(tesla_fast_ld_s_u8_full);
extern RT_QUICK(tesla_fast_ld_s_u16_full);
extern RT_QUICK(tesla_fast_ld_s_s16_full);
extern RT_QUICK(tesla_fast_ld_s_u8_half);
extern RT_QUICK(tesla_fast_ld_s_u16_half);
extern RT_QUICK(tesla_fast_ld_s_s16_half);
extern RT_QUICK(tesla_fast_ld_s_b32_full);
extern RT_QUICK(tesla_fast_ld_s_b32_half);
extern RT_QUICK(tesla_fast_st_s_half_b8);
extern RT_QUICK(tesla_fast_st_s_full_b8);
extern RT_QUICK(tesla_fast_st_s_half_b16);
extern RT_QUICK(tesla_fast_st_s_full_b16);
extern RT_QUICK(tesla_fast_st_s_half_b32);
extern RT_QUICK(tesla_fast_st_s_full_b32);
extern RT_QUICK(tesla_fast_ld_l_u8);
extern RT_QUICK(tesla_fast_ld_l_s8);
extern RT_QUICK(tesla_fast_ld_l_u16);
extern RT_QUICK(tesla_fast_ld_l_s16);
extern RT_QUICK(tesla_fast_ld_l_b64);
extern RT_QUICK(tesla_fast_ld_l_b32);
extern RT_QUICK(tesla_fast_st_l_u8);
extern RT_QUICK(tesla_fast_st_l_s8);
extern RT_QUICK(tesla_fast_st_l_u16);
extern RT_QUICK(tesla_fast_st_l_s16);
extern RT_QUICK(tesla_fast_st_l_b64);
extern RT_QUICK(tesla_fast_st_l_b32);
extern RT_QUICK(tesla_fast_ld_g_u8);
extern RT_QUICK(tesla_fast_ld_g_s8);
extern RT_QUICK(tesla_fast_ld_g_u16);
extern RT_QUICK(tesla_fast_ld_g_s16);
extern RT_QUICK(tesla_fast_ld_g_b64);
extern RT_QUICK(tesla_fast_ld_g_b32);
extern RT_QUICK(tesla_fast_st_g_u8);
extern RT_QUICK(tesla_fast_st_g_s8);
extern RT_QUICK(tesla_fast_st_g_u16);
extern RT_QUICK(tesla_fast_st_g_s16);
extern RT_QUICK(tesla_fast_st_g_b64);
extern RT_QUICK(tesla_fast_st_g_b32);
extern RT_QUICK(tesla_fast_mov_b16_short);
extern RT_QUICK(tesla_fast_mov_b32_short);
extern RT_QUICK(tesla_fast_mov_b16_imm);
extern RT_QUICK(tesla_fast_mov_b32_imm);
extern RT_QUICK(tesla_fast_mov_b16_long);
extern RT_QUICK(tesla_fast_mov_b32_long);
extern RT_QUICK(tesla_fast_mov_r_c);
extern RT_QUICK(tesla_fast_mov_c_r);
extern RT_QUICK(tesla_fast_mov_r_a);
extern RT_QUICK(tesla_fast_shl_a);
extern RT_QUICK(tesla_fast_add_a);
extern RT_QUICK(tesla_fast_rcp_short);
extern RT_QUICK(tesla_fast_rcp_long);
extern RT_QUICK(tesla_fast_sfu_rsqrt);
extern RT_QUICK(tesla_fast_sfu_lg2);
extern RT_QUICK(tesla_fast_sincos_sin);
extern RT_QUICK(tesla_fast_sincos_cos);
extern RT_QUICK(tesla_fast_ex2);
extern RT_QUICK(tesla_fast_pre_presin);
extern RT_QUICK(tesla_fast_pre_preex2);
extern RT_QUICK(tesla_fast_interp_plain_short);
extern RT_QUICK(tesla_fast_interp_cent_short);
extern RT_QUICK(tesla_fast_interp_flat_short);
extern RT_QUICK(tesla_fast_interp_plain_smul);
extern RT_QUICK(tesla_fast_interp_cent_smul);
extern RT_QUICK(tesla_fast_interp_plain_long);
extern RT_QUICK(tesla_fast_interp_cent_long);
extern RT_QUICK(tesla_fast_interp_flat_long);
extern RT_QUICK(tesla_fast_interp_plain_mul);
extern RT_QUICK(tesla_fast_interp_cent_mul);
isadora_action ISADORA_LEVEL(tesla_fast_pick)(const struct isadora_insn *);

#endif
