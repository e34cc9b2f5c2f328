/* Generated from the description tesla by gen/emit/fast.lua. Do not edit. */
/* What the files with the quick functions of the forms share. */
#ifndef TESLA_FAST_H
#define TESLA_FAST_H

#define ISADORA_LANES 32
#include "tesla_state.h"
#include "fast.h"
#include "floating.h"

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

static inline uint32_t lanes_by_pred(struct isadora_machine *m, int32_t pred, int32_t cond)
{
    struct tesla_state *const s = m->state;
    uint32_t lanes = 0;
    switch (pred) {
        case 1:
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                lanes |= (uint32_t)((((s->c[cond][l] >> 1 & 1 & (s->c[cond][l] & 1))
                    ^ (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3) != 0) != 0) << l;
            }
            break;
        case 2:
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                lanes |= (uint32_t)((((s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1))
                    ^ (s->c[cond][l] & 1)) != 0) != 0) << l;
            }
            break;
        case 3:
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                lanes |= (uint32_t)((((s->c[cond][l] >> 1 & 1)
                    ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3)) != 0) != 0) << l;
            }
            break;
        case 4:
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                lanes |= (uint32_t)(((1
                    ^ ((s->c[cond][l] & 1) | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3)))
                    != 0) != 0) << l;
            }
            break;
        case 5:
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                lanes |= (uint32_t)(((1 ^ (s->c[cond][l] & 1)) != 0) != 0) << l;
            }
            break;
        case 6:
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                lanes |= (uint32_t)(((1 ^ (s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3) != 0)
                    != 0) << l;
            }
            break;
        case 7:
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                lanes |= (uint32_t)(((1 ^ (s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1))) != 0)
                    != 0) << l;
            }
            break;
        case 8:
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                lanes |= (uint32_t)(((s->c[cond][l] & 1 & (s->c[cond][l] >> 1 & 1)) != 0) != 0)
                    << l;
            }
            break;
        case 9:
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                lanes |= (uint32_t)((((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3) != 0) != 0)
                    << l;
            }
            break;
        case 10:
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                lanes |= (uint32_t)((s->c[cond][l] & 1) != 0) << l;
            }
            break;
        case 11:
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                lanes |= (uint32_t)((((s->c[cond][l] & 1)
                    | ((s->c[cond][l] >> 1 & 1) ^ s->c[cond][l] >> 3)) != 0) != 0) << l;
            }
            break;
        case 12:
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                lanes |= (uint32_t)(((1 ^ (s->c[cond][l] >> 1 & 1)
                    ^ ((s->c[cond][l] & 1) | s->c[cond][l] >> 3)) != 0) != 0) << l;
            }
            break;
        case 13:
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                lanes |= (uint32_t)((((1 ^ (s->c[cond][l] & 1)) | (s->c[cond][l] >> 1 & 1)) != 0)
                    != 0) << l;
            }
            break;
        case 14:
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                lanes |= (uint32_t)(((((1 ^ (s->c[cond][l] >> 1 & 1)) | (s->c[cond][l] & 1))
                    ^ s->c[cond][l] >> 3) != 0) != 0) << l;
            }
            break;
        case 16:
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                lanes |= (uint32_t)((s->c[cond][l] >> 3 != 0) != 0) << l;
            }
            break;
        case 17:
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                lanes |= (uint32_t)((s->c[cond][l] >> 2 & 1) != 0) << l;
            }
            break;
        case 18:
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                lanes |= (uint32_t)((((s->c[cond][l] >> 2 & 1 & (s->c[cond][l] & 1))
                    ^ (s->c[cond][l] >> 2 & 1)) != 0) != 0) << l;
            }
            break;
        case 19:
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                lanes |= (uint32_t)((s->c[cond][l] >> 1 & 1) != 0) << l;
            }
            break;
        case 28:
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                lanes |= (uint32_t)(((1 ^ (s->c[cond][l] >> 1 & 1)) != 0) != 0) << l;
            }
            break;
        case 29:
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                lanes |= (uint32_t)((((s->c[cond][l] & 1) | (1 ^ (s->c[cond][l] >> 2 & 1))) != 0)
                    != 0) << l;
            }
            break;
        case 30:
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                lanes |= (uint32_t)(((1 ^ (s->c[cond][l] >> 2 & 1)) != 0) != 0) << l;
            }
            break;
        case 31:
            RT_VECTOR
            for (int32_t l = 0; l < 32; l++) {
                lanes |= (uint32_t)(((1 ^ s->c[cond][l] >> 3) != 0) != 0) << l;
            }
            break;
        default:
            break;
    }
    return lanes;
}

static inline uint32_t mask_guard(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    switch (in->line[0]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[5];
        const int32_t cond = (int32_t)in->value[6];
        const uint32_t lanes = lanes_by_pred(m, pred, cond);
        return lanes;
        }
        default:
            return 0;
    }
}

static inline uint32_t mask_guard_2(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    switch (in->line[1]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[4];
        const int32_t cond = (int32_t)in->value[5];
        const uint32_t lanes = lanes_by_pred(m, pred, cond);
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const uint64_t *row_v(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint64_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->r[ldst][l] | (uint64_t)s->r[ldst + 1][l] << 32;
    }
    return row;
}

static inline uint32_t mask_guard_3(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    switch (in->line[0]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[6];
        const int32_t cond = (int32_t)in->value[7];
        const uint32_t lanes = lanes_by_pred(m, pred, cond);
        return lanes;
        }
        default:
            return 0;
    }
}

static inline uint32_t mask_guard_4(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    switch (in->line[2]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[5];
        const int32_t cond = (int32_t)in->value[6];
        const uint32_t lanes = lanes_by_pred(m, pred, cond);
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const uint64_t *row_v_2(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint64_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t lsrc2 = (int32_t)in->value[3];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->r[lsrc2][l] | (uint64_t)s->r[lsrc2 + 1][l] << 32;
    }
    return row;
}

static inline int for_warp(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[5];
    if (!(mark == 1) && !(mark == 2))
        return 0;
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
            if (!((mask & ~(e | (kind == 2 || kind == 3 ? 0 : s->returned)
                | (kind == 4 ? 0 : s->broken))) == 0))
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
            s->active = mask_2
                & ~(e | (kind_2 == 2 || kind_2 == 3 ? 0 : s->returned)
                | (kind_2 == 4 ? 0 : s->broken));
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
                    "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat");
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

static inline void put_ldst(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    rt_put32(s->r[ldst], row, run);
}

static inline uint32_t mask_guard_5(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    switch (in->line[0]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[7];
        const int32_t cond = (int32_t)in->value[8];
        const uint32_t lanes = lanes_by_pred(m, pred, cond);
        return lanes;
        }
        default:
            return 0;
    }
}

static inline uint32_t mask_guard_6(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    switch (in->line[3]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[6];
        const int32_t cond = (int32_t)in->value[7];
        const uint32_t lanes = lanes_by_pred(m, pred, cond);
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const uint64_t *row_c(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint64_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t lsrc3 = (int32_t)in->value[4];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->r[lsrc3][l] | (uint64_t)s->r[lsrc3 + 1][l] << 32;
    }
    return row;
}

static inline uint32_t mask_guard_7(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    switch (in->line[0]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[1];
        const int32_t cond = (int32_t)in->value[2];
        const uint32_t lanes = lanes_by_pred(m, pred, cond);
        return lanes;
        }
        default:
            return 0;
    }
}

static inline uint32_t mask_guard_8(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    (void)m;
    (void)in;
    return UINT32_MAX;
}

static inline uint32_t mask_guard_9(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    switch (in->line[0]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[0];
        const int32_t cond = (int32_t)in->value[1];
        const uint32_t lanes = lanes_by_pred(m, pred, cond);
        return lanes;
        }
        default:
            return 0;
    }
}

static inline uint32_t mask_guard_10(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    switch (in->line[0]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[2];
        const int32_t cond = (int32_t)in->value[3];
        const uint32_t lanes = lanes_by_pred(m, pred, cond);
        return lanes;
        }
        default:
            return 0;
    }
}

static inline int for_warp_2(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[1];
    if (!(mark == 1) && !(mark == 2))
        return 0;
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
            if (!((mask & ~(e | (kind == 2 || kind == 3 ? 0 : s->returned)
                | (kind == 4 ? 0 : s->broken))) == 0))
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
            s->active = mask_2
                & ~(e | (kind_2 == 2 || kind_2 == 3 ? 0 : s->returned)
                | (kind_2 == 4 ? 0 : s->broken));
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
                    "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat");
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

static inline void put_cdst(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[0];
    rt_put8(s->c[cdst], row, run);
}

static inline uint32_t mask_guard_11(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    switch (in->line[15]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[13];
        const int32_t cond = (int32_t)in->value[14];
        const uint32_t lanes = lanes_by_pred(m, pred, cond);
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const int32_t *row_p(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[4]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 1;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[8];
        const int32_t lsoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 1) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[8];
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

static inline const int32_t *row_p_2(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[5]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[8];
        const int32_t lsoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[8];
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

static inline const int32_t *row_p_3(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[6]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[8];
        const int32_t lsoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[8];
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

static inline const int32_t *row_p_4(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[7]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[8];
        const int32_t lsoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[8];
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

static inline const int32_t *row_q(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[8]) {
        case 0: {
        const int32_t laoff = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = laoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[8];
        const int32_t laoff = (int32_t)in->value[9];
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

static inline const int64_t *row_v_3(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[3]) {
        case 0: {
        const int32_t lsrc = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[lsrc >> 1][l] >> 16 * (lsrc & 1) & 0xffff;
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_2(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_3(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int16_t)s_2_row[l];
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_4(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        const int32_t laoff = (int32_t)in->value[9];
        _Alignas(64) uint32_t a_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            a_2_at[l] = (uint32_t)(laoff * 4);
        }
        _Alignas(64) uint32_t a_2_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_A_2, 0, a_2_at, run, a_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = a_2_row[l];
        }
        return row;
        }
        case 6: {
        _Alignas(64) int32_t q_row[32];
        const int32_t *const q = row_q(m, in, run, q_row);
        if (!q)
            return NULL;
        _Alignas(64) uint32_t p_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_P, 0, (const uint32_t *)q, run, p_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = p_row[l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_5(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[10]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 1;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[8];
        const int32_t lsoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 1) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[8];
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

static inline const int32_t *row_p_6(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[11]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[8];
        const int32_t lsoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[8];
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

static inline const int32_t *row_p_7(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[12]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[8];
        const int32_t lsoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[8];
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

static inline const int32_t *row_p_8(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[13]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[8];
        const int32_t lsoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[8];
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

static inline const int32_t *row_q_2(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[14]) {
        case 0: {
        const int32_t laoff = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = laoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[8];
        const int32_t laoff = (int32_t)in->value[9];
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

static inline const int64_t *row_v_4(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[9]) {
        case 0: {
        const int32_t lsrc = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[lsrc][l];
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_5(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_6(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_7(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int16_t)s_2_row[l];
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_8(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        const int32_t laoff = (int32_t)in->value[9];
        _Alignas(64) uint32_t a_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            a_2_at[l] = (uint32_t)(laoff * 4);
        }
        _Alignas(64) uint32_t a_2_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_A_2, 0, a_2_at, run, a_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = a_2_row[l];
        }
        return row;
        }
        case 6: {
        _Alignas(64) int32_t q_row[32];
        const int32_t *const q = row_q_2(m, in, run, q_row);
        if (!q)
            return NULL;
        _Alignas(64) uint32_t p_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_P, 0, (const uint32_t *)q, run, p_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = p_row[l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int64_t *row_a(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t chalf = (int32_t)in->value[5];
        _Alignas(64) int64_t v_row[32];
        const int64_t *const v = row_v_3(m, in, run, v_row);
        if (!v)
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = chalf >> 1 & 1
                ? (chalf >> 2 != 0 ? (int8_t)v[l] : (int32_t)((uint32_t)v[l] & 0xff))
                : chalf >> 2 != 0 ? (int16_t)v[l] : (int32_t)((uint32_t)v[l] & 0xffff);
        }
        return row;
        }
        case 1: {
        const int32_t cword = (int32_t)in->value[10];
        _Alignas(64) int64_t v_row[32];
        const int64_t *const v = row_v_4(m, in, run, v_row);
        if (!v)
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = cword >> 2 != 0 ? (int64_t)(int32_t)(uint32_t)v[l] : (uint32_t)v[l];
        }
        return row;
        }
        case 2: {
        const int32_t lsrc = (int32_t)in->value[6];
        const int32_t creg = (int32_t)in->value[11];
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

static inline int for_warp_3(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[12];
    if (!(mark == 1) && !(mark == 2))
        return 0;
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
            if (!((mask & ~(e | (kind == 2 || kind == 3 ? 0 : s->returned)
                | (kind == 4 ? 0 : s->broken))) == 0))
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
            s->active = mask_2
                & ~(e | (kind_2 == 2 || kind_2 == 3 ? 0 : s->returned)
                | (kind_2 == 4 ? 0 : s->broken));
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
                    "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat");
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

static inline void put_d(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t ldst = (int32_t)in->value[3];
        rt_put32(s->r[ldst], row, run);
        break;
        }
        default:
            break;
    }
}

static inline void put_cd(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[0]) {
        case 1: {
        const int32_t cdst = (int32_t)in->value[2];
        rt_put8(s->c[cdst], row, run);
        break;
        }
        default:
            break;
    }
}

static inline const int32_t *row_a_2(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    const int32_t chalf = (int32_t)in->value[5];
    _Alignas(64) int64_t v_row[32];
    const int64_t *const v = row_v_3(m, in, run, v_row);
    if (!v)
        return NULL;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = chalf >> 1 & 1
            ? (chalf >> 2 != 0 ? (int8_t)v[l] : (int32_t)((uint32_t)v[l] & 0xff)) : chalf >> 2 != 0
            ? (int16_t)v[l] : (int32_t)((uint32_t)v[l] & 0xffff);
    }
    return row;
}

static inline void put_d_2(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t ldst = (int32_t)in->value[3];
        for (int32_t lane = rt_lane(run, -1); lane >= 0; lane = rt_lane(run, lane)) {
            m->lane = lane;
            const int32_t t = ldst >> 1;
            const int32_t t_2 = 16 * (ldst & 1);
            s->r[t][lane] = (s->r[t][lane] & ~((uint32_t)0xffff << t_2)) | row[lane] << t_2;
        }
        m->lane = -1;
        break;
        }
        default:
            break;
    }
}

static inline void put_d_3(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[3];
    for (int32_t lane = rt_lane(run, -1); lane >= 0; lane = rt_lane(run, lane)) {
        m->lane = lane;
        const int32_t t = ldst >> 1;
        const int32_t t_2 = 16 * (ldst & 1);
        s->r[t][lane] = (s->r[t][lane] & ~((uint32_t)0xffff << t_2)) | row[lane] << t_2;
    }
    m->lane = -1;
}

static inline void put_cd_2(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[2];
    rt_put8(s->c[cdst], row, run);
}

static inline uint32_t mask_guard_12(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    switch (in->line[15]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[15];
        const int32_t cond = (int32_t)in->value[16];
        const uint32_t lanes = lanes_by_pred(m, pred, cond);
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const int32_t *row_p_9(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[4]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 1;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[10];
        const int32_t lsoff = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 1) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[10];
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

static inline const int32_t *row_p_10(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[5]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[10];
        const int32_t lsoff = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[10];
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

static inline const int32_t *row_p_11(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[6]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[10];
        const int32_t lsoff = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[10];
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

static inline const int32_t *row_p_12(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[7]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[10];
        const int32_t lsoff = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[10];
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

static inline const int32_t *row_q_3(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[8]) {
        case 0: {
        const int32_t laoff = (int32_t)in->value[11];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = laoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[10];
        const int32_t laoff = (int32_t)in->value[11];
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

static inline const int64_t *row_v_5(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[3]) {
        case 0: {
        const int32_t lsrc = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[lsrc >> 1][l] >> 16 * (lsrc & 1) & 0xffff;
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_9(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_10(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_11(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int16_t)s_2_row[l];
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_12(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        const int32_t laoff = (int32_t)in->value[11];
        _Alignas(64) uint32_t a_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            a_2_at[l] = (uint32_t)(laoff * 4);
        }
        _Alignas(64) uint32_t a_2_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_A_2, 0, a_2_at, run, a_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = a_2_row[l];
        }
        return row;
        }
        case 6: {
        _Alignas(64) int32_t q_row[32];
        const int32_t *const q = row_q_3(m, in, run, q_row);
        if (!q)
            return NULL;
        _Alignas(64) uint32_t p_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_P, 0, (const uint32_t *)q, run, p_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = p_row[l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_13(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[10]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 1;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[10];
        const int32_t lsoff = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 1) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[10];
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

static inline const int32_t *row_p_14(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[11]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[10];
        const int32_t lsoff = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[10];
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

static inline const int32_t *row_p_15(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[12]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[10];
        const int32_t lsoff = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[10];
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

static inline const int32_t *row_p_16(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[13]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[10];
        const int32_t lsoff = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[10];
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

static inline const int32_t *row_q_4(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[14]) {
        case 0: {
        const int32_t laoff = (int32_t)in->value[11];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = laoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[10];
        const int32_t laoff = (int32_t)in->value[11];
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

static inline const int64_t *row_v_6(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[9]) {
        case 0: {
        const int32_t lsrc = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[lsrc][l];
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_13(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_14(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_15(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int16_t)s_2_row[l];
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_16(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        const int32_t laoff = (int32_t)in->value[11];
        _Alignas(64) uint32_t a_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            a_2_at[l] = (uint32_t)(laoff * 4);
        }
        _Alignas(64) uint32_t a_2_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_A_2, 0, a_2_at, run, a_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = a_2_row[l];
        }
        return row;
        }
        case 6: {
        _Alignas(64) int32_t q_row[32];
        const int32_t *const q = row_q_4(m, in, run, q_row);
        if (!q)
            return NULL;
        _Alignas(64) uint32_t p_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_P, 0, (const uint32_t *)q, run, p_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = p_row[l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int64_t *row_a_3(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t chalf = (int32_t)in->value[7];
        _Alignas(64) int64_t v_row[32];
        const int64_t *const v = row_v_5(m, in, run, v_row);
        if (!v)
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = chalf >> 1 & 1
                ? (chalf >> 2 != 0 ? (int8_t)v[l] : (int32_t)((uint32_t)v[l] & 0xff))
                : chalf >> 2 != 0 ? (int16_t)v[l] : (int32_t)((uint32_t)v[l] & 0xffff);
        }
        return row;
        }
        case 1: {
        const int32_t cword = (int32_t)in->value[12];
        _Alignas(64) int64_t v_row[32];
        const int64_t *const v = row_v_6(m, in, run, v_row);
        if (!v)
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = cword >> 2 != 0 ? (int64_t)(int32_t)(uint32_t)v[l] : (uint32_t)v[l];
        }
        return row;
        }
        case 2: {
        const int32_t lsrc = (int32_t)in->value[8];
        const int32_t creg = (int32_t)in->value[13];
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

static inline int for_warp_4(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[14];
    if (!(mark == 1) && !(mark == 2))
        return 0;
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
            if (!((mask & ~(e | (kind == 2 || kind == 3 ? 0 : s->returned)
                | (kind == 4 ? 0 : s->broken))) == 0))
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
            s->active = mask_2
                & ~(e | (kind_2 == 2 || kind_2 == 3 ? 0 : s->returned)
                | (kind_2 == 4 ? 0 : s->broken));
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
                    "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat");
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

static inline void put_d_4(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t ldst = (int32_t)in->value[5];
        for (int32_t lane = rt_lane(run, -1); lane >= 0; lane = rt_lane(run, lane)) {
            m->lane = lane;
            const int32_t t = ldst >> 1;
            const int32_t t_2 = 16 * (ldst & 1);
            s->r[t][lane] = (s->r[t][lane] & ~((uint32_t)0xffff << t_2)) | row[lane] << t_2;
        }
        m->lane = -1;
        break;
        }
        default:
            break;
    }
}

static inline void put_cd_3(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[0]) {
        case 1: {
        const int32_t cdst = (int32_t)in->value[4];
        rt_put8(s->c[cdst], row, run);
        break;
        }
        default:
            break;
    }
}

static inline const int32_t *row_a_4(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    const int32_t chalf = (int32_t)in->value[7];
    _Alignas(64) int64_t v_row[32];
    const int64_t *const v = row_v_5(m, in, run, v_row);
    if (!v)
        return NULL;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = chalf >> 1 & 1
            ? (chalf >> 2 != 0 ? (int8_t)v[l] : (int32_t)((uint32_t)v[l] & 0xff)) : chalf >> 2 != 0
            ? (int16_t)v[l] : (int32_t)((uint32_t)v[l] & 0xffff);
    }
    return row;
}

static inline void put_d_5(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[5];
    for (int32_t lane = rt_lane(run, -1); lane >= 0; lane = rt_lane(run, lane)) {
        m->lane = lane;
        const int32_t t = ldst >> 1;
        const int32_t t_2 = 16 * (ldst & 1);
        s->r[t][lane] = (s->r[t][lane] & ~((uint32_t)0xffff << t_2)) | row[lane] << t_2;
    }
    m->lane = -1;
}

static inline void put_cd_4(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[4];
    rt_put8(s->c[cdst], row, run);
}

static inline void put_d_6(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t ldst = (int32_t)in->value[5];
        rt_put32(s->r[ldst], row, run);
        break;
        }
        default:
            break;
    }
}

static inline uint32_t mask_guard_13(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    switch (in->line[8]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[11];
        const int32_t cond = (int32_t)in->value[12];
        const uint32_t lanes = lanes_by_pred(m, pred, cond);
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const int32_t *row_p_17(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[3]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 1;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[8];
        const int32_t lsoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 1) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[8];
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

static inline const int32_t *row_p_18(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[4]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[8];
        const int32_t lsoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[8];
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

static inline const int32_t *row_p_19(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[6]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[8];
        const int32_t lsoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[8];
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

static inline const int32_t *row_q_5(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[7]) {
        case 0: {
        const int32_t laoff = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = laoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[8];
        const int32_t laoff = (int32_t)in->value[9];
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

static inline const uint32_t *row_a_5(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t lsrc = (int32_t)in->value[6];
        return s->r[lsrc];
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_17(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_18(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_2(m, in, run, p_row);
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
        const int32_t *const p = row_p_19(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 5: {
        const int32_t laoff = (int32_t)in->value[9];
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
        const int32_t *const q = row_q_5(m, in, run, q_row);
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

static inline int for_warp_5(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[10];
    if (!(mark == 1) && !(mark == 2))
        return 0;
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
            if (!((mask & ~(e | (kind == 2 || kind == 3 ? 0 : s->returned)
                | (kind == 4 ? 0 : s->broken))) == 0))
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
            s->active = mask_2
                & ~(e | (kind_2 == 2 || kind_2 == 3 ? 0 : s->returned)
                | (kind_2 == 4 ? 0 : s->broken));
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
                    "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat");
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

static inline void put_d_7(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint64_t *row)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[5];
    for (int32_t lane = rt_lane(run, -1); lane >= 0; lane = rt_lane(run, lane)) {
        m->lane = lane;
        s->r[ldst][lane] = (uint32_t)row[lane];
        s->r[ldst + 1][lane] = (uint32_t)(row[lane] >> 32);
    }
    m->lane = -1;
}

static inline const uint32_t *row_a_6(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)row;
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t lsrc = (int32_t)in->value[6];
    return s->r[lsrc];
}

static inline const uint32_t *row_a_7(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)in;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_19(m, in, run, p_row);
    if (!p)
        return NULL;
    if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
        return NULL;
    return row;
}

static inline const uint32_t *row_a_8(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    const int32_t laoff = (int32_t)in->value[9];
    _Alignas(64) uint32_t a_2_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        a_2_at[l] = (uint32_t)(laoff * 4);
    }
    if (!rt_fetch_4(m, TESLA_SPACE_A_2, 0, a_2_at, run, row))
        return NULL;
    return row;
}

static inline const uint32_t *row_a_9(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)in;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_5(m, in, run, q_row);
    if (!q)
        return NULL;
    if (!rt_fetch_4(m, TESLA_SPACE_P, 0, (const uint32_t *)q, run, row))
        return NULL;
    return row;
}

static inline const int64_t *row_a_10(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t lsrc = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[lsrc][l];
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_17(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_18(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_2(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int16_t)s_2_row[l];
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_19(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        const int32_t laoff = (int32_t)in->value[9];
        _Alignas(64) uint32_t a_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            a_2_at[l] = (uint32_t)(laoff * 4);
        }
        _Alignas(64) uint32_t a_2_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_A_2, 0, a_2_at, run, a_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = a_2_row[l];
        }
        return row;
        }
        case 6: {
        _Alignas(64) int32_t q_row[32];
        const int32_t *const q = row_q_5(m, in, run, q_row);
        if (!q)
            return NULL;
        _Alignas(64) uint32_t p_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_P, 0, (const uint32_t *)q, run, p_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = p_row[l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline uint32_t mask_guard_14(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    switch (in->line[3]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[9];
        const int32_t cond = (int32_t)in->value[10];
        const uint32_t lanes = lanes_by_pred(m, pred, cond);
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const uint64_t *row_a_11(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint64_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t lsrc = (int32_t)in->value[7];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->r[lsrc][l] | (uint64_t)s->r[lsrc + 1][l] << 32;
    }
    return row;
}

static inline int for_warp_6(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[8];
    if (!(mark == 1) && !(mark == 2))
        return 0;
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
            if (!((mask & ~(e | (kind == 2 || kind == 3 ? 0 : s->returned)
                | (kind == 4 ? 0 : s->broken))) == 0))
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
            s->active = mask_2
                & ~(e | (kind_2 == 2 || kind_2 == 3 ? 0 : s->returned)
                | (kind_2 == 4 ? 0 : s->broken));
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
                    "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat");
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

static inline uint32_t mask_guard_15(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    switch (in->line[3]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[8];
        const int32_t cond = (int32_t)in->value[9];
        const uint32_t lanes = lanes_by_pred(m, pred, cond);
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const uint64_t *row_a_12(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint64_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t lsrc = (int32_t)in->value[6];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->r[lsrc][l] | (uint64_t)s->r[lsrc + 1][l] << 32;
    }
    return row;
}

static inline int for_warp_7(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[7];
    if (!(mark == 1) && !(mark == 2))
        return 0;
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
            if (!((mask & ~(e | (kind == 2 || kind == 3 ? 0 : s->returned)
                | (kind == 4 ? 0 : s->broken))) == 0))
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
            s->active = mask_2
                & ~(e | (kind_2 == 2 || kind_2 == 3 ? 0 : s->returned)
                | (kind_2 == 4 ? 0 : s->broken));
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
                    "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat");
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

static inline const uint32_t *row_a_13(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t lsrc = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[lsrc >> 1][l] >> 16 * (lsrc & 1) & 0xffff;
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_17(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_18(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_2(m, in, run, p_row);
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
        const int32_t *const p = row_p_19(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 5: {
        const int32_t laoff = (int32_t)in->value[9];
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
        const int32_t *const q = row_q_5(m, in, run, q_row);
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

static inline void put_d_8(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t ldst = (int32_t)in->value[4];
        for (int32_t lane = rt_lane(run, -1); lane >= 0; lane = rt_lane(run, lane)) {
            m->lane = lane;
            const int32_t t = ldst >> 1;
            const int32_t t_2 = 16 * (ldst & 1);
            s->r[t][lane] = (s->r[t][lane] & ~((uint32_t)0xffff << t_2)) | row[lane] << t_2;
        }
        m->lane = -1;
        break;
        }
        default:
            break;
    }
}

static inline void put_cd_5(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[0]) {
        case 1: {
        const int32_t cdst = (int32_t)in->value[3];
        rt_put8(s->c[cdst], row, run);
        break;
        }
        default:
            break;
    }
}

static inline const int32_t *row_a_14(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t lsrc = (int32_t)in->value[6];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = (int32_t)(s->r[lsrc >> 1][l] >> 16 * (lsrc & 1) & 0xffff);
    }
    return row;
}

static inline void put_d_9(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[4];
    for (int32_t lane = rt_lane(run, -1); lane >= 0; lane = rt_lane(run, lane)) {
        m->lane = lane;
        const int32_t t = ldst >> 1;
        const int32_t t_2 = 16 * (ldst & 1);
        s->r[t][lane] = (s->r[t][lane] & ~((uint32_t)0xffff << t_2)) | row[lane] << t_2;
    }
    m->lane = -1;
}

static inline void put_cd_6(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[3];
    rt_put8(s->c[cdst], row, run);
}

static inline void put_d_10(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t ldst = (int32_t)in->value[4];
        rt_put32(s->r[ldst], row, run);
        break;
        }
        default:
            break;
    }
}

static inline uint32_t mask_guard_16(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    switch (in->line[8]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[10];
        const int32_t cond = (int32_t)in->value[11];
        const uint32_t lanes = lanes_by_pred(m, pred, cond);
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const int32_t *row_p_20(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[3]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 1;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[7];
        const int32_t lsoff = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 1) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[7];
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

static inline const int32_t *row_p_21(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[4]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[7];
        const int32_t lsoff = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[7];
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

static inline const int32_t *row_p_22(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[5]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[7];
        const int32_t lsoff = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[7];
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

static inline const int32_t *row_p_23(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[6]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[7];
        const int32_t lsoff = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[7];
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

static inline const int32_t *row_q_6(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[7]) {
        case 0: {
        const int32_t laoff = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = laoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[7];
        const int32_t laoff = (int32_t)in->value[8];
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

static inline const uint32_t *row_a_15(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t lsrc = (int32_t)in->value[5];
        return s->r[lsrc];
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_20(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_21(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_22(m, in, run, p_row);
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
        const int32_t *const p = row_p_23(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 5: {
        const int32_t laoff = (int32_t)in->value[8];
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
        const int32_t *const q = row_q_6(m, in, run, q_row);
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

static inline int for_warp_8(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[9];
    if (!(mark == 1) && !(mark == 2))
        return 0;
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
            if (!((mask & ~(e | (kind == 2 || kind == 3 ? 0 : s->returned)
                | (kind == 4 ? 0 : s->broken))) == 0))
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
            s->active = mask_2
                & ~(e | (kind_2 == 2 || kind_2 == 3 ? 0 : s->returned)
                | (kind_2 == 4 ? 0 : s->broken));
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
                    "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat");
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

static inline void put_d_11(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint64_t *row)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[4];
    for (int32_t lane = rt_lane(run, -1); lane >= 0; lane = rt_lane(run, lane)) {
        m->lane = lane;
        s->r[ldst][lane] = (uint32_t)row[lane];
        s->r[ldst + 1][lane] = (uint32_t)(row[lane] >> 32);
    }
    m->lane = -1;
}

static inline const uint32_t *row_a_16(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)row;
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t lsrc = (int32_t)in->value[5];
    return s->r[lsrc];
}

static inline const uint32_t *row_a_17(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)in;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_23(m, in, run, p_row);
    if (!p)
        return NULL;
    if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
        return NULL;
    return row;
}

static inline const uint32_t *row_a_18(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    const int32_t laoff = (int32_t)in->value[8];
    _Alignas(64) uint32_t a_2_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        a_2_at[l] = (uint32_t)(laoff * 4);
    }
    if (!rt_fetch_4(m, TESLA_SPACE_A_2, 0, a_2_at, run, row))
        return NULL;
    return row;
}

static inline const uint32_t *row_a_19(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)in;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_6(m, in, run, q_row);
    if (!q)
        return NULL;
    if (!rt_fetch_4(m, TESLA_SPACE_P, 0, (const uint32_t *)q, run, row))
        return NULL;
    return row;
}

static inline uint32_t mask_guard_17(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    switch (in->line[3]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[7];
        const int32_t cond = (int32_t)in->value[8];
        const uint32_t lanes = lanes_by_pred(m, pred, cond);
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const uint64_t *row_a_20(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint64_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t lsrc = (int32_t)in->value[5];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->r[lsrc][l] | (uint64_t)s->r[lsrc + 1][l] << 32;
    }
    return row;
}

static inline int for_warp_9(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[6];
    if (!(mark == 1) && !(mark == 2))
        return 0;
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
            if (!((mask & ~(e | (kind == 2 || kind == 3 ? 0 : s->returned)
                | (kind == 4 ? 0 : s->broken))) == 0))
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
            s->active = mask_2
                & ~(e | (kind_2 == 2 || kind_2 == 3 ? 0 : s->returned)
                | (kind_2 == 4 ? 0 : s->broken));
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
                    "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat");
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

static inline uint32_t mask_guard_18(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    switch (in->line[8]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[12];
        const int32_t cond = (int32_t)in->value[13];
        const uint32_t lanes = lanes_by_pred(m, pred, cond);
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const int32_t *row_p_24(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[3]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 1;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[9];
        const int32_t lsoff = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 1) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[9];
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

static inline const int32_t *row_p_25(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[4]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[9];
        const int32_t lsoff = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[9];
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

static inline const int32_t *row_p_26(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[5]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[9];
        const int32_t lsoff = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[9];
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

static inline const int32_t *row_p_27(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[6]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[9];
        const int32_t lsoff = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[9];
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

static inline const int32_t *row_q_7(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[7]) {
        case 0: {
        const int32_t laoff = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = laoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[9];
        const int32_t laoff = (int32_t)in->value[10];
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

static inline const uint32_t *row_a_21(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t lsrc = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[lsrc >> 1][l] >> 16 * (lsrc & 1) & 0xffff;
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_24(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_25(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_26(m, in, run, p_row);
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
        const int32_t *const p = row_p_27(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 5: {
        const int32_t laoff = (int32_t)in->value[10];
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
        const int32_t *const q = row_q_7(m, in, run, q_row);
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

static inline int for_warp_10(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[11];
    if (!(mark == 1) && !(mark == 2))
        return 0;
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
            if (!((mask & ~(e | (kind == 2 || kind == 3 ? 0 : s->returned)
                | (kind == 4 ? 0 : s->broken))) == 0))
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
            s->active = mask_2
                & ~(e | (kind_2 == 2 || kind_2 == 3 ? 0 : s->returned)
                | (kind_2 == 4 ? 0 : s->broken));
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
                    "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat");
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

static inline const int32_t *row_a_22(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t lsrc = (int32_t)in->value[7];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = (int32_t)(s->r[lsrc >> 1][l] >> 16 * (lsrc & 1) & 0xffff);
    }
    return row;
}

static inline const uint32_t *row_a_23(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)in;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_27(m, in, run, p_row);
    if (!p)
        return NULL;
    if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
        return NULL;
    return row;
}

static inline const uint32_t *row_a_24(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    const int32_t laoff = (int32_t)in->value[10];
    _Alignas(64) uint32_t a_2_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        a_2_at[l] = (uint32_t)(laoff * 4);
    }
    if (!rt_fetch_4(m, TESLA_SPACE_A_2, 0, a_2_at, run, row))
        return NULL;
    return row;
}

static inline const uint32_t *row_a_25(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)in;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_7(m, in, run, q_row);
    if (!q)
        return NULL;
    if (!rt_fetch_4(m, TESLA_SPACE_P, 0, (const uint32_t *)q, run, row))
        return NULL;
    return row;
}

static inline const int64_t *row_a_26(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t lsrc = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[lsrc][l];
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_24(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_25(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_26(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int16_t)s_2_row[l];
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_27(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        const int32_t laoff = (int32_t)in->value[10];
        _Alignas(64) uint32_t a_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            a_2_at[l] = (uint32_t)(laoff * 4);
        }
        _Alignas(64) uint32_t a_2_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_A_2, 0, a_2_at, run, a_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = a_2_row[l];
        }
        return row;
        }
        case 6: {
        _Alignas(64) int32_t q_row[32];
        const int32_t *const q = row_q_7(m, in, run, q_row);
        if (!q)
            return NULL;
        _Alignas(64) uint32_t p_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_P, 0, (const uint32_t *)q, run, p_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = p_row[l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_a_27(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)row;
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t lsrc = (int32_t)in->value[7];
    return s->r[lsrc];
}

static inline const uint64_t *row_a_28(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint64_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t lsrc = (int32_t)in->value[4];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->r[lsrc][l] | (uint64_t)s->r[lsrc + 1][l] << 32;
    }
    return row;
}

static inline void put_d_12(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint64_t *row)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[3];
    for (int32_t lane = rt_lane(run, -1); lane >= 0; lane = rt_lane(run, lane)) {
        m->lane = lane;
        s->r[ldst][lane] = (uint32_t)row[lane];
        s->r[ldst + 1][lane] = (uint32_t)(row[lane] >> 32);
    }
    m->lane = -1;
}

static inline uint32_t mask_guard_19(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    switch (in->line[8]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[9];
        const int32_t cond = (int32_t)in->value[10];
        const uint32_t lanes = lanes_by_pred(m, pred, cond);
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const int32_t *row_p_28(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[3]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 1;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[6];
        const int32_t lsoff = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 1) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[6];
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

static inline const int32_t *row_p_29(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[4]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[6];
        const int32_t lsoff = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[6];
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

static inline const int32_t *row_p_30(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[5]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[6];
        const int32_t lsoff = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[6];
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

static inline const int32_t *row_p_31(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[6]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[6];
        const int32_t lsoff = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[6];
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

static inline const int32_t *row_q_8(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[7]) {
        case 0: {
        const int32_t laoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = laoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[6];
        const int32_t laoff = (int32_t)in->value[7];
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

static inline const uint32_t *row_a_29(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t lsrc = (int32_t)in->value[4];
        return s->r[lsrc];
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_28(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_29(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_30(m, in, run, p_row);
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
        const int32_t *const p = row_p_31(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 5: {
        const int32_t laoff = (int32_t)in->value[7];
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
        const int32_t *const q = row_q_8(m, in, run, q_row);
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

static inline const uint32_t *row_a_30(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)row;
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t lsrc = (int32_t)in->value[4];
    return s->r[lsrc];
}

static inline const uint32_t *row_a_31(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)in;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_31(m, in, run, p_row);
    if (!p)
        return NULL;
    if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
        return NULL;
    return row;
}

static inline const uint32_t *row_a_32(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    const int32_t laoff = (int32_t)in->value[7];
    _Alignas(64) uint32_t a_2_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        a_2_at[l] = (uint32_t)(laoff * 4);
    }
    if (!rt_fetch_4(m, TESLA_SPACE_A_2, 0, a_2_at, run, row))
        return NULL;
    return row;
}

static inline const uint32_t *row_a_33(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)in;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_8(m, in, run, q_row);
    if (!q)
        return NULL;
    if (!rt_fetch_4(m, TESLA_SPACE_P, 0, (const uint32_t *)q, run, row))
        return NULL;
    return row;
}

static inline uint32_t mask_guard_20(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    switch (in->line[5]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[9];
        const int32_t cond = (int32_t)in->value[10];
        const uint32_t lanes = lanes_by_pred(m, pred, cond);
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const uint64_t *row_b(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint64_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t lsrc2 = (int32_t)in->value[5];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->r[lsrc2][l] | (uint64_t)s->r[lsrc2 + 1][l] << 32;
    }
    return row;
}

static inline const uint64_t *row_c_2(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint64_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t lsrc3 = (int32_t)in->value[7];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->r[lsrc3][l] | (uint64_t)s->r[lsrc3 + 1][l] << 32;
    }
    return row;
}

static inline void put_d_13(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint64_t *row)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    for (int32_t lane = rt_lane(run, -1); lane >= 0; lane = rt_lane(run, lane)) {
        m->lane = lane;
        s->r[ldst][lane] = (uint32_t)row[lane];
        s->r[ldst + 1][lane] = (uint32_t)(row[lane] >> 32);
    }
    m->lane = -1;
}

static inline void put_cd_7(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[0]) {
        case 1: {
        const int32_t cdst = (int32_t)in->value[1];
        rt_put8(s->c[cdst], row, run);
        break;
        }
        default:
            break;
    }
}

static inline void put_cd_8(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    const int32_t cdst = (int32_t)in->value[1];
    rt_put8(s->c[cdst], row, run);
}

static inline uint32_t mask_guard_21(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    switch (in->line[4]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[8];
        const int32_t cond = (int32_t)in->value[9];
        const uint32_t lanes = lanes_by_pred(m, pred, cond);
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const uint64_t *row_b_2(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint64_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t lsrc3 = (int32_t)in->value[6];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->r[lsrc3][l] | (uint64_t)s->r[lsrc3 + 1][l] << 32;
    }
    return row;
}

static inline uint32_t mask_guard_22(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    switch (in->line[4]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[7];
        const int32_t cond = (int32_t)in->value[8];
        const uint32_t lanes = lanes_by_pred(m, pred, cond);
        return lanes;
        }
        default:
            return 0;
    }
}

static inline uint32_t mask_guard_23(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    switch (in->line[4]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[9];
        const int32_t cond = (int32_t)in->value[10];
        const uint32_t lanes = lanes_by_pred(m, pred, cond);
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const uint64_t *row_b_3(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint64_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t lsrc2 = (int32_t)in->value[7];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->r[lsrc2][l] | (uint64_t)s->r[lsrc2 + 1][l] << 32;
    }
    return row;
}

static inline void put_d_14(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint64_t *row)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    for (int32_t lane = rt_lane(run, -1); lane >= 0; lane = rt_lane(run, lane)) {
        m->lane = lane;
        s->r[ldst][lane] = (uint32_t)row[lane];
        s->r[ldst + 1][lane] = (uint32_t)(row[lane] >> 32);
    }
    m->lane = -1;
}

static inline void put_cd_9(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[0]) {
        case 1: {
        const int32_t cdst = (int32_t)in->value[0];
        rt_put8(s->c[cdst], row, run);
        break;
        }
        default:
            break;
    }
}

static inline uint32_t mask_guard_24(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    switch (in->line[4]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[11];
        const int32_t cond = (int32_t)in->value[12];
        const uint32_t lanes = lanes_by_pred(m, pred, cond);
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const uint64_t *row_b_4(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint64_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t lsrc2 = (int32_t)in->value[9];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->r[lsrc2][l] | (uint64_t)s->r[lsrc2 + 1][l] << 32;
    }
    return row;
}

static inline void put_d_15(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t ldst = (int32_t)in->value[1];
        rt_put32(s->r[ldst], row, run);
        break;
        }
        default:
            break;
    }
}

static inline const int32_t *row_p_32(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t ssoff = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ssoff * 1;
        }
        return row;
        }
        case 1: {
        const int32_t sareg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        case 2: {
        const int32_t sareg = (int32_t)in->value[5];
        const int32_t ssoff = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[sareg][l] + ssoff * 1) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t sareg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_33(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[3]) {
        case 0: {
        const int32_t ssoff = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ssoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t sareg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        case 2: {
        const int32_t sareg = (int32_t)in->value[5];
        const int32_t ssoff = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[sareg][l] + ssoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t sareg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_34(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[4]) {
        case 0: {
        const int32_t ssoff = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ssoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t sareg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        case 2: {
        const int32_t sareg = (int32_t)in->value[5];
        const int32_t ssoff = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[sareg][l] + ssoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t sareg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_35(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[5]) {
        case 0: {
        const int32_t ssoff = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ssoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t sareg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        case 2: {
        const int32_t sareg = (int32_t)in->value[5];
        const int32_t ssoff = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[sareg][l] + ssoff * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t sareg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_q_9(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[6]) {
        case 0: {
        const int32_t saoff = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = saoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t sareg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        case 2: {
        const int32_t sareg = (int32_t)in->value[5];
        const int32_t saoff = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[sareg][l] + saoff * 4) & 0xffff;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_a_34(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t ssrc = (int32_t)in->value[3];
        return s->r[ssrc];
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_32(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_33(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_34(m, in, run, p_row);
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
        const int32_t *const p = row_p_35(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 5: {
        const int32_t saoff = (int32_t)in->value[6];
        _Alignas(64) uint32_t a_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            a_2_at[l] = (uint32_t)(saoff * 4);
        }
        if (!rt_fetch_4(m, TESLA_SPACE_A_2, 0, a_2_at, run, row))
            return NULL;
        return row;
        }
        case 6: {
        _Alignas(64) int32_t q_row[32];
        const int32_t *const q = row_q_9(m, in, run, q_row);
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

static inline const int32_t *row_p_36(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[8]) {
        case 0: {
        const int32_t scoff = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = scoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t sareg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        case 2: {
        const int32_t sareg = (int32_t)in->value[5];
        const int32_t scoff = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[sareg][l] + scoff * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t sareg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_b_5(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[7]) {
        case 0: {
        const int32_t ssrc2 = (int32_t)in->value[8];
        return s->r[ssrc2];
        }
        case 1: {
        const int32_t ssrc2 = (int32_t)in->value[8];
        return s->r[ssrc2];
        }
        case 2: {
        const int32_t sspace = (int32_t)in->value[9];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_36(m, in, run, p_row);
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

static inline void put_d_16(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    rt_put32(s->r[sdst], row, run);
}

static inline const uint32_t *row_a_35(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)row;
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t ssrc = (int32_t)in->value[3];
    return s->r[ssrc];
}

static inline const uint32_t *row_b_6(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)row;
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t ssrc2 = (int32_t)in->value[8];
    return s->r[ssrc2];
}

static inline const uint32_t *row_a_36(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)in;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_35(m, in, run, p_row);
    if (!p)
        return NULL;
    if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
        return NULL;
    return row;
}

static inline const uint32_t *row_a_37(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    const int32_t saoff = (int32_t)in->value[6];
    _Alignas(64) uint32_t a_2_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        a_2_at[l] = (uint32_t)(saoff * 4);
    }
    if (!rt_fetch_4(m, TESLA_SPACE_A_2, 0, a_2_at, run, row))
        return NULL;
    return row;
}

static inline const uint32_t *row_a_38(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)in;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_9(m, in, run, q_row);
    if (!q)
        return NULL;
    if (!rt_fetch_4(m, TESLA_SPACE_P, 0, (const uint32_t *)q, run, row))
        return NULL;
    return row;
}

static inline const uint32_t *row_b_7(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)in;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_36(m, in, run, p_row);
    if (!p)
        return NULL;
    _Alignas(64) uint32_t c_2_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        c_2_at[l] = (uint32_t)(p[l] + 0 * 65536);
    }
    if (!rt_fetch_4(m, TESLA_SPACE_C_2, 0, c_2_at, run, row))
        return NULL;
    return row;
}

static inline const uint32_t *row_a_39(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t ssrc = (int32_t)in->value[3];
        return s->r[ssrc];
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_32(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_33(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_34(m, in, run, p_row);
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
        const int32_t *const p = row_p_35(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 5: {
        _Alignas(64) int32_t q_row[32];
        const int32_t *const q = row_q_9(m, in, run, q_row);
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

static inline uint32_t mask_guard_25(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    switch (in->line[11]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[15];
        const int32_t cond = (int32_t)in->value[16];
        const uint32_t lanes = lanes_by_pred(m, pred, cond);
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const int32_t *row_p_37(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[9]) {
        case 0: {
        const int32_t c3off = (int32_t)in->value[13];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c3off * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[8];
        const int32_t c3off = (int32_t)in->value[13];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c3off * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[8];
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

static inline const int32_t *row_p_38(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[10]) {
        case 0: {
        const int32_t c3off = (int32_t)in->value[13];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c3off * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[8];
        const int32_t c3off = (int32_t)in->value[13];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c3off * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[8];
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

static inline const uint32_t *row_b_8(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[8]) {
        case 0: {
        const int32_t lsrc3 = (int32_t)in->value[11];
        return s->r[lsrc3];
        }
        case 1: {
        const int32_t lsrc3 = (int32_t)in->value[11];
        return s->r[lsrc3];
        }
        case 2: {
        const int32_t cspace = (int32_t)in->value[12];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_37(m, in, run, p_row);
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
        const int32_t cspace = (int32_t)in->value[12];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_38(m, in, run, p_row);
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
        const int32_t c3off = (int32_t)in->value[13];
        const int32_t cspace = (int32_t)in->value[12];
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
        const int32_t c3off = (int32_t)in->value[13];
        const int32_t cspace = (int32_t)in->value[12];
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

static inline const uint32_t *row_b_9(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)row;
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t lsrc3 = (int32_t)in->value[11];
    return s->r[lsrc3];
}

static inline const uint32_t *row_b_10(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    const int32_t cspace = (int32_t)in->value[12];
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_37(m, in, run, p_row);
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

static inline const uint32_t *row_b_11(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    const int32_t cspace = (int32_t)in->value[12];
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_38(m, in, run, p_row);
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

static inline const uint32_t *row_b_12(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    const int32_t c3off = (int32_t)in->value[13];
    const int32_t cspace = (int32_t)in->value[12];
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

static inline int32_t operand_sat(const struct isadora_insn *in)
{
    int32_t sat;
    if (in->line[0] == 1) {
        sat = 1;
    } else {
        sat = 0;
    }
    return sat;
}

static inline const int32_t *row_p_39(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[3]) {
        case 0: {
        const int32_t ssoff = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ssoff * 1;
        }
        return row;
        }
        case 1: {
        const int32_t sareg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        case 2: {
        const int32_t sareg = (int32_t)in->value[4];
        const int32_t ssoff = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[sareg][l] + ssoff * 1) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t sareg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_40(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[4]) {
        case 0: {
        const int32_t ssoff = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ssoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t sareg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        case 2: {
        const int32_t sareg = (int32_t)in->value[4];
        const int32_t ssoff = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[sareg][l] + ssoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t sareg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_41(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[5]) {
        case 0: {
        const int32_t ssoff = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ssoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t sareg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        case 2: {
        const int32_t sareg = (int32_t)in->value[4];
        const int32_t ssoff = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[sareg][l] + ssoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t sareg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_42(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[6]) {
        case 0: {
        const int32_t ssoff = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ssoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t sareg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        case 2: {
        const int32_t sareg = (int32_t)in->value[4];
        const int32_t ssoff = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[sareg][l] + ssoff * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t sareg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_q_10(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[7]) {
        case 0: {
        const int32_t saoff = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = saoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t sareg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        case 2: {
        const int32_t sareg = (int32_t)in->value[4];
        const int32_t saoff = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[sareg][l] + saoff * 4) & 0xffff;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_a_40(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t ssrc = (int32_t)in->value[2];
        return s->r[ssrc];
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_39(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_40(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_41(m, in, run, p_row);
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
        const int32_t *const p = row_p_42(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 5: {
        const int32_t saoff = (int32_t)in->value[5];
        _Alignas(64) uint32_t a_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            a_2_at[l] = (uint32_t)(saoff * 4);
        }
        if (!rt_fetch_4(m, TESLA_SPACE_A_2, 0, a_2_at, run, row))
            return NULL;
        return row;
        }
        case 6: {
        _Alignas(64) int32_t q_row[32];
        const int32_t *const q = row_q_10(m, in, run, q_row);
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

static inline const int32_t *row_p_43(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[9]) {
        case 0: {
        const int32_t scoff = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = scoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t sareg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        case 2: {
        const int32_t sareg = (int32_t)in->value[4];
        const int32_t scoff = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[sareg][l] + scoff * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t sareg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_b_13(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[8]) {
        case 0: {
        const int32_t ssrc2 = (int32_t)in->value[7];
        return s->r[ssrc2];
        }
        case 1: {
        const int32_t ssrc2 = (int32_t)in->value[7];
        return s->r[ssrc2];
        }
        case 2: {
        const int32_t sspace = (int32_t)in->value[8];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_43(m, in, run, p_row);
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

static inline void put_d_17(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    rt_put32(s->r[sdst], row, run);
}

static inline const uint32_t *row_a_41(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)row;
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t ssrc = (int32_t)in->value[2];
    return s->r[ssrc];
}

static inline const uint32_t *row_b_14(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)row;
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t ssrc2 = (int32_t)in->value[7];
    return s->r[ssrc2];
}

static inline const uint32_t *row_a_42(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)in;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_42(m, in, run, p_row);
    if (!p)
        return NULL;
    if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
        return NULL;
    return row;
}

static inline const uint32_t *row_a_43(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    const int32_t saoff = (int32_t)in->value[5];
    _Alignas(64) uint32_t a_2_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        a_2_at[l] = (uint32_t)(saoff * 4);
    }
    if (!rt_fetch_4(m, TESLA_SPACE_A_2, 0, a_2_at, run, row))
        return NULL;
    return row;
}

static inline const uint32_t *row_a_44(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)in;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_10(m, in, run, q_row);
    if (!q)
        return NULL;
    if (!rt_fetch_4(m, TESLA_SPACE_P, 0, (const uint32_t *)q, run, row))
        return NULL;
    return row;
}

static inline const uint32_t *row_b_15(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)in;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_43(m, in, run, p_row);
    if (!p)
        return NULL;
    _Alignas(64) uint32_t c_2_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        c_2_at[l] = (uint32_t)(p[l] + 0 * 65536);
    }
    if (!rt_fetch_4(m, TESLA_SPACE_C_2, 0, c_2_at, run, row))
        return NULL;
    return row;
}

static inline const uint32_t *row_a_45(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t ssrc = (int32_t)in->value[2];
        return s->r[ssrc];
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_39(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_40(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_41(m, in, run, p_row);
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
        const int32_t *const p = row_p_42(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 5: {
        _Alignas(64) int32_t q_row[32];
        const int32_t *const q = row_q_10(m, in, run, q_row);
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

static inline uint32_t mask_guard_26(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    switch (in->line[12]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[14];
        const int32_t cond = (int32_t)in->value[15];
        const uint32_t lanes = lanes_by_pred(m, pred, cond);
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const int32_t *row_p_44(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[4]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 1;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[7];
        const int32_t lsoff = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 1) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[7];
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

static inline const int32_t *row_p_45(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[6]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[7];
        const int32_t lsoff = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[7];
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

static inline const int32_t *row_p_46(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[7]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[7];
        const int32_t lsoff = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[7];
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

static inline const int32_t *row_q_11(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[8]) {
        case 0: {
        const int32_t laoff = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = laoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[7];
        const int32_t laoff = (int32_t)in->value[8];
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

static inline const uint32_t *row_a_46(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[3]) {
        case 0: {
        const int32_t lsrc = (int32_t)in->value[5];
        return s->r[lsrc];
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_44(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_22(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_45(m, in, run, p_row);
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
        const int32_t *const p = row_p_46(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 5: {
        const int32_t laoff = (int32_t)in->value[8];
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
        const int32_t *const q = row_q_11(m, in, run, q_row);
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

static inline const int32_t *row_p_47(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[10]) {
        case 0: {
        const int32_t c2off = (int32_t)in->value[12];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c2off * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[7];
        const int32_t c2off = (int32_t)in->value[12];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c2off * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[7];
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

static inline const int32_t *row_p_48(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[11]) {
        case 0: {
        const int32_t c2off = (int32_t)in->value[12];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c2off * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[7];
        const int32_t c2off = (int32_t)in->value[12];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c2off * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[7];
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

static inline const uint32_t *row_b_16(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[9]) {
        case 0: {
        const int32_t lsrc2 = (int32_t)in->value[10];
        return s->r[lsrc2];
        }
        case 1: {
        const int32_t lsrc2 = (int32_t)in->value[10];
        return s->r[lsrc2];
        }
        case 2: {
        const int32_t cspace = (int32_t)in->value[11];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_47(m, in, run, p_row);
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
        const int32_t cspace = (int32_t)in->value[11];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_48(m, in, run, p_row);
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
        const int32_t c2off = (int32_t)in->value[12];
        const int32_t cspace = (int32_t)in->value[11];
        uint64_t c_2_cell;
        if (!rt_take(m, TESLA_SPACE_C_2, (uint64_t)(c2off * 4 + cspace * 65536), 4, &c_2_cell))
            return NULL;
        const uint32_t c_2_value = (uint32_t)c_2_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_value;
        }
        return row;
        }
        case 5: {
        const int32_t c2off = (int32_t)in->value[12];
        const int32_t cspace = (int32_t)in->value[11];
        uint64_t c_2_cell;
        if (!rt_take(m, TESLA_SPACE_C_2, (uint64_t)(c2off * 4 + cspace * 65536), 4, &c_2_cell))
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

static inline int for_warp_11(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[13];
    if (!(mark == 1) && !(mark == 2))
        return 0;
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
            if (!((mask & ~(e | (kind == 2 || kind == 3 ? 0 : s->returned)
                | (kind == 4 ? 0 : s->broken))) == 0))
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
            s->active = mask_2
                & ~(e | (kind_2 == 2 || kind_2 == 3 ? 0 : s->returned)
                | (kind_2 == 4 ? 0 : s->broken));
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
                    "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat");
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

static inline void put_d_18(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t ldst = (int32_t)in->value[2];
        rt_put32(s->r[ldst], row, run);
        break;
        }
        default:
            break;
    }
}

static inline void put_cd_10(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 1: {
        const int32_t cdst = (int32_t)in->value[1];
        rt_put8(s->c[cdst], row, run);
        break;
        }
        default:
            break;
    }
}

static inline const uint32_t *row_b_17(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)row;
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t lsrc2 = (int32_t)in->value[10];
    return s->r[lsrc2];
}

static inline const uint32_t *row_a_47(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)in;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_46(m, in, run, p_row);
    if (!p)
        return NULL;
    if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
        return NULL;
    return row;
}

static inline const uint32_t *row_a_48(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)in;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_11(m, in, run, q_row);
    if (!q)
        return NULL;
    if (!rt_fetch_4(m, TESLA_SPACE_P, 0, (const uint32_t *)q, run, row))
        return NULL;
    return row;
}

static inline const uint32_t *row_b_18(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    const int32_t cspace = (int32_t)in->value[11];
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_47(m, in, run, p_row);
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

static inline const uint32_t *row_b_19(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    const int32_t cspace = (int32_t)in->value[11];
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_48(m, in, run, p_row);
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

static inline const uint32_t *row_b_20(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    const int32_t c2off = (int32_t)in->value[12];
    const int32_t cspace = (int32_t)in->value[11];
    uint64_t c_2_cell;
    if (!rt_take(m, TESLA_SPACE_C_2, (uint64_t)(c2off * 4 + cspace * 65536), 4, &c_2_cell))
        return NULL;
    const uint32_t c_2_value = (uint32_t)c_2_cell;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = c_2_value;
    }
    return row;
}

static inline const int32_t *row_p_49(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[8]) {
        case 0: {
        const int32_t scoff = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = scoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t sareg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        case 2: {
        const int32_t sareg = (int32_t)in->value[5];
        const int32_t scoff = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[sareg][l] + scoff * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t sareg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_b_21(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[7]) {
        case 0: {
        const int32_t ssrc2 = (int32_t)in->value[7];
        return s->r[ssrc2];
        }
        case 1: {
        const int32_t ssrc2 = (int32_t)in->value[7];
        return s->r[ssrc2];
        }
        case 2: {
        const int32_t sspace = (int32_t)in->value[8];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_49(m, in, run, p_row);
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

static inline const uint32_t *row_c_3(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)row;
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    return s->r[sdst];
}

static inline const uint32_t *row_b_22(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)in;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_49(m, in, run, p_row);
    if (!p)
        return NULL;
    _Alignas(64) uint32_t c_2_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        c_2_at[l] = (uint32_t)(p[l] + 0 * 65536);
    }
    if (!rt_fetch_4(m, TESLA_SPACE_C_2, 0, c_2_at, run, row))
        return NULL;
    return row;
}

static inline uint32_t mask_guard_27(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    switch (in->line[14]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[16];
        const int32_t cond = (int32_t)in->value[17];
        const uint32_t lanes = lanes_by_pred(m, pred, cond);
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const int32_t *row_p_50(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[9]) {
        case 0: {
        const int32_t c2off = (int32_t)in->value[11];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c2off * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[7];
        const int32_t c2off = (int32_t)in->value[11];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c2off * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[7];
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

static inline const int32_t *row_p_51(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[10]) {
        case 0: {
        const int32_t c2off = (int32_t)in->value[11];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c2off * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[7];
        const int32_t c2off = (int32_t)in->value[11];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c2off * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[7];
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

static inline const uint32_t *row_b_23(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[8]) {
        case 0: {
        const int32_t lsrc2 = (int32_t)in->value[9];
        return s->r[lsrc2];
        }
        case 1: {
        const int32_t lsrc2 = (int32_t)in->value[9];
        return s->r[lsrc2];
        }
        case 2: {
        const int32_t cspace = (int32_t)in->value[10];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_50(m, in, run, p_row);
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
        const int32_t cspace = (int32_t)in->value[10];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_51(m, in, run, p_row);
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
        const int32_t c2off = (int32_t)in->value[11];
        const int32_t cspace = (int32_t)in->value[10];
        uint64_t c_2_cell;
        if (!rt_take(m, TESLA_SPACE_C_2, (uint64_t)(c2off * 4 + cspace * 65536), 4, &c_2_cell))
            return NULL;
        const uint32_t c_2_value = (uint32_t)c_2_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_value;
        }
        return row;
        }
        case 5: {
        const int32_t c2off = (int32_t)in->value[11];
        const int32_t cspace = (int32_t)in->value[10];
        uint64_t c_2_cell;
        if (!rt_take(m, TESLA_SPACE_C_2, (uint64_t)(c2off * 4 + cspace * 65536), 4, &c_2_cell))
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

static inline const int32_t *row_p_52(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[12]) {
        case 0: {
        const int32_t c3off = (int32_t)in->value[14];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c3off * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[7];
        const int32_t c3off = (int32_t)in->value[14];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c3off * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[7];
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

static inline const int32_t *row_p_53(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[13]) {
        case 0: {
        const int32_t c3off = (int32_t)in->value[14];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c3off * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[7];
        const int32_t c3off = (int32_t)in->value[14];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c3off * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[7];
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

static inline const uint32_t *row_c_4(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[11]) {
        case 0: {
        const int32_t lsrc3 = (int32_t)in->value[13];
        return s->r[lsrc3];
        }
        case 1: {
        const int32_t lsrc3 = (int32_t)in->value[13];
        return s->r[lsrc3];
        }
        case 2: {
        const int32_t cspace = (int32_t)in->value[10];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_52(m, in, run, p_row);
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
        const int32_t cspace = (int32_t)in->value[10];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_53(m, in, run, p_row);
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
        const int32_t c3off = (int32_t)in->value[14];
        const int32_t cspace = (int32_t)in->value[10];
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
        const int32_t c3off = (int32_t)in->value[14];
        const int32_t cspace = (int32_t)in->value[10];
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

static inline int for_warp_12(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[15];
    if (!(mark == 1) && !(mark == 2))
        return 0;
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
            if (!((mask & ~(e | (kind == 2 || kind == 3 ? 0 : s->returned)
                | (kind == 4 ? 0 : s->broken))) == 0))
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
            s->active = mask_2
                & ~(e | (kind_2 == 2 || kind_2 == 3 ? 0 : s->returned)
                | (kind_2 == 4 ? 0 : s->broken));
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
                    "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat");
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

static inline void put_d_19(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t ldst = (int32_t)in->value[2];
        rt_put32(s->r[ldst], row, run);
        break;
        }
        default:
            break;
    }
}

static inline const uint32_t *row_b_24(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)row;
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t lsrc2 = (int32_t)in->value[9];
    return s->r[lsrc2];
}

static inline const uint32_t *row_c_5(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)row;
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t lsrc3 = (int32_t)in->value[13];
    return s->r[lsrc3];
}

static inline const uint32_t *row_b_25(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    const int32_t cspace = (int32_t)in->value[10];
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_50(m, in, run, p_row);
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

static inline const uint32_t *row_b_26(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    const int32_t cspace = (int32_t)in->value[10];
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_51(m, in, run, p_row);
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

static inline const uint32_t *row_b_27(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    const int32_t c2off = (int32_t)in->value[11];
    const int32_t cspace = (int32_t)in->value[10];
    uint64_t c_2_cell;
    if (!rt_take(m, TESLA_SPACE_C_2, (uint64_t)(c2off * 4 + cspace * 65536), 4, &c_2_cell))
        return NULL;
    const uint32_t c_2_value = (uint32_t)c_2_cell;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = c_2_value;
    }
    return row;
}

static inline const uint32_t *row_c_6(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    const int32_t cspace = (int32_t)in->value[10];
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_52(m, in, run, p_row);
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

static inline const uint32_t *row_c_7(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    const int32_t cspace = (int32_t)in->value[10];
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_53(m, in, run, p_row);
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

static inline const uint32_t *row_c_8(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    const int32_t c3off = (int32_t)in->value[14];
    const int32_t cspace = (int32_t)in->value[10];
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

static inline uint32_t mask_guard_28(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    switch (in->line[11]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[16];
        const int32_t cond = (int32_t)in->value[17];
        const uint32_t lanes = lanes_by_pred(m, pred, cond);
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const int32_t *row_p_54(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[9]) {
        case 0: {
        const int32_t c2off = (int32_t)in->value[14];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c2off * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[8];
        const int32_t c2off = (int32_t)in->value[14];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c2off * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[8];
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

static inline const int32_t *row_p_55(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[10]) {
        case 0: {
        const int32_t c2off = (int32_t)in->value[14];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c2off * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[8];
        const int32_t c2off = (int32_t)in->value[14];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c2off * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[8];
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

static inline const uint32_t *row_b_28(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[8]) {
        case 0: {
        const int32_t lsrc2 = (int32_t)in->value[12];
        return s->r[lsrc2];
        }
        case 1: {
        const int32_t lsrc2 = (int32_t)in->value[12];
        return s->r[lsrc2];
        }
        case 2: {
        const int32_t cspace = (int32_t)in->value[13];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_54(m, in, run, p_row);
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
        const int32_t cspace = (int32_t)in->value[13];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_55(m, in, run, p_row);
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
        const int32_t c2off = (int32_t)in->value[14];
        const int32_t cspace = (int32_t)in->value[13];
        uint64_t c_2_cell;
        if (!rt_take(m, TESLA_SPACE_C_2, (uint64_t)(c2off * 4 + cspace * 65536), 4, &c_2_cell))
            return NULL;
        const uint32_t c_2_value = (uint32_t)c_2_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_value;
        }
        return row;
        }
        case 5: {
        const int32_t c2off = (int32_t)in->value[14];
        const int32_t cspace = (int32_t)in->value[13];
        uint64_t c_2_cell;
        if (!rt_take(m, TESLA_SPACE_C_2, (uint64_t)(c2off * 4 + cspace * 65536), 4, &c_2_cell))
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

static inline const uint32_t *row_b_29(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)row;
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t lsrc2 = (int32_t)in->value[12];
    return s->r[lsrc2];
}

static inline const uint32_t *row_b_30(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    const int32_t cspace = (int32_t)in->value[13];
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_54(m, in, run, p_row);
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

static inline const uint32_t *row_b_31(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    const int32_t cspace = (int32_t)in->value[13];
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_55(m, in, run, p_row);
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

static inline const uint32_t *row_b_32(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    const int32_t c2off = (int32_t)in->value[14];
    const int32_t cspace = (int32_t)in->value[13];
    uint64_t c_2_cell;
    if (!rt_take(m, TESLA_SPACE_C_2, (uint64_t)(c2off * 4 + cspace * 65536), 4, &c_2_cell))
        return NULL;
    const uint32_t c_2_value = (uint32_t)c_2_cell;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = c_2_value;
    }
    return row;
}

static inline const int64_t *row_a_49(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t lsrc = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[lsrc][l];
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_20(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_21(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_22(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int16_t)s_2_row[l];
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_23(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        const int32_t laoff = (int32_t)in->value[8];
        _Alignas(64) uint32_t a_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            a_2_at[l] = (uint32_t)(laoff * 4);
        }
        _Alignas(64) uint32_t a_2_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_A_2, 0, a_2_at, run, a_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = a_2_row[l];
        }
        return row;
        }
        case 6: {
        _Alignas(64) int32_t q_row[32];
        const int32_t *const q = row_q_6(m, in, run, q_row);
        if (!q)
            return NULL;
        _Alignas(64) uint32_t p_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_P, 0, (const uint32_t *)q, run, p_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = p_row[l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_56(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[9]) {
        case 0: {
        const int32_t c2off = (int32_t)in->value[13];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c2off * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[7];
        const int32_t c2off = (int32_t)in->value[13];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c2off * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[7];
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

static inline const int32_t *row_p_57(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[10]) {
        case 0: {
        const int32_t c2off = (int32_t)in->value[13];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c2off * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[7];
        const int32_t c2off = (int32_t)in->value[13];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c2off * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[7];
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

static inline const uint32_t *row_b_33(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[8]) {
        case 0: {
        const int32_t lsrc2 = (int32_t)in->value[11];
        return s->r[lsrc2];
        }
        case 1: {
        const int32_t lsrc2 = (int32_t)in->value[11];
        return s->r[lsrc2];
        }
        case 2: {
        const int32_t cspace = (int32_t)in->value[12];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_56(m, in, run, p_row);
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
        const int32_t cspace = (int32_t)in->value[12];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_57(m, in, run, p_row);
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
        const int32_t c2off = (int32_t)in->value[13];
        const int32_t cspace = (int32_t)in->value[12];
        uint64_t c_2_cell;
        if (!rt_take(m, TESLA_SPACE_C_2, (uint64_t)(c2off * 4 + cspace * 65536), 4, &c_2_cell))
            return NULL;
        const uint32_t c_2_value = (uint32_t)c_2_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_value;
        }
        return row;
        }
        case 5: {
        const int32_t c2off = (int32_t)in->value[13];
        const int32_t cspace = (int32_t)in->value[12];
        uint64_t c_2_cell;
        if (!rt_take(m, TESLA_SPACE_C_2, (uint64_t)(c2off * 4 + cspace * 65536), 4, &c_2_cell))
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

static inline const uint32_t *row_b_34(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)row;
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t lsrc2 = (int32_t)in->value[11];
    return s->r[lsrc2];
}

static inline const uint32_t *row_b_35(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    const int32_t cspace = (int32_t)in->value[12];
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_56(m, in, run, p_row);
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

static inline const uint32_t *row_b_36(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    const int32_t cspace = (int32_t)in->value[12];
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_57(m, in, run, p_row);
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

static inline const uint32_t *row_b_37(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    const int32_t c2off = (int32_t)in->value[13];
    const int32_t cspace = (int32_t)in->value[12];
    uint64_t c_2_cell;
    if (!rt_take(m, TESLA_SPACE_C_2, (uint64_t)(c2off * 4 + cspace * 65536), 4, &c_2_cell))
        return NULL;
    const uint32_t c_2_value = (uint32_t)c_2_cell;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = c_2_value;
    }
    return row;
}

static inline uint32_t mask_guard_29(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    switch (in->line[14]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[14];
        const int32_t cond = (int32_t)in->value[15];
        const uint32_t lanes = lanes_by_pred(m, pred, cond);
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const int32_t *row_p_58(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[3]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 1;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[5];
        const int32_t lsoff = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 1) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[5];
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

static inline const int32_t *row_p_59(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[4]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[5];
        const int32_t lsoff = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[5];
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

static inline const int32_t *row_p_60(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[5]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[5];
        const int32_t lsoff = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[5];
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

static inline const int32_t *row_p_61(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[6]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[5];
        const int32_t lsoff = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[5];
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

static inline const int32_t *row_q_12(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[7]) {
        case 0: {
        const int32_t laoff = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = laoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[5];
        const int32_t laoff = (int32_t)in->value[6];
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

static inline const uint32_t *row_a_50(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t lsrc = (int32_t)in->value[3];
        return s->r[lsrc];
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_58(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_59(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_60(m, in, run, p_row);
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
        const int32_t *const p = row_p_61(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 5: {
        const int32_t laoff = (int32_t)in->value[6];
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
        const int32_t *const q = row_q_12(m, in, run, q_row);
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

static inline const int32_t *row_p_62(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[9]) {
        case 0: {
        const int32_t c2off = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c2off * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[5];
        const int32_t c2off = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c2off * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[5];
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

static inline const int32_t *row_p_63(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[10]) {
        case 0: {
        const int32_t c2off = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c2off * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[5];
        const int32_t c2off = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c2off * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[5];
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

static inline const uint32_t *row_b_38(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[8]) {
        case 0: {
        const int32_t lsrc2 = (int32_t)in->value[7];
        return s->r[lsrc2];
        }
        case 1: {
        const int32_t lsrc2 = (int32_t)in->value[7];
        return s->r[lsrc2];
        }
        case 2: {
        const int32_t cspace = (int32_t)in->value[8];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_62(m, in, run, p_row);
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
        const int32_t cspace = (int32_t)in->value[8];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_63(m, in, run, p_row);
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
        const int32_t c2off = (int32_t)in->value[9];
        const int32_t cspace = (int32_t)in->value[8];
        uint64_t c_2_cell;
        if (!rt_take(m, TESLA_SPACE_C_2, (uint64_t)(c2off * 4 + cspace * 65536), 4, &c_2_cell))
            return NULL;
        const uint32_t c_2_value = (uint32_t)c_2_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_value;
        }
        return row;
        }
        case 5: {
        const int32_t c2off = (int32_t)in->value[9];
        const int32_t cspace = (int32_t)in->value[8];
        uint64_t c_2_cell;
        if (!rt_take(m, TESLA_SPACE_C_2, (uint64_t)(c2off * 4 + cspace * 65536), 4, &c_2_cell))
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

static inline const int32_t *row_p_64(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[12]) {
        case 0: {
        const int32_t c3off = (int32_t)in->value[12];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c3off * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[5];
        const int32_t c3off = (int32_t)in->value[12];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c3off * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[5];
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

static inline const int32_t *row_p_65(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[13]) {
        case 0: {
        const int32_t c3off = (int32_t)in->value[12];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c3off * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[5];
        const int32_t c3off = (int32_t)in->value[12];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c3off * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[5];
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

static inline const uint32_t *row_c_9(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[11]) {
        case 0: {
        const int32_t lsrc3 = (int32_t)in->value[11];
        return s->r[lsrc3];
        }
        case 1: {
        const int32_t lsrc3 = (int32_t)in->value[11];
        return s->r[lsrc3];
        }
        case 2: {
        const int32_t cspace = (int32_t)in->value[8];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_64(m, in, run, p_row);
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
        const int32_t cspace = (int32_t)in->value[8];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_65(m, in, run, p_row);
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
        const int32_t c3off = (int32_t)in->value[12];
        const int32_t cspace = (int32_t)in->value[8];
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
        const int32_t c3off = (int32_t)in->value[12];
        const int32_t cspace = (int32_t)in->value[8];
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

static inline const uint32_t *row_a_51(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)row;
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t lsrc = (int32_t)in->value[3];
    return s->r[lsrc];
}

static inline const uint32_t *row_b_39(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)row;
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t lsrc2 = (int32_t)in->value[7];
    return s->r[lsrc2];
}

static inline const uint32_t *row_a_52(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)in;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_61(m, in, run, p_row);
    if (!p)
        return NULL;
    if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
        return NULL;
    return row;
}

static inline const uint32_t *row_a_53(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    const int32_t laoff = (int32_t)in->value[6];
    _Alignas(64) uint32_t a_2_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        a_2_at[l] = (uint32_t)(laoff * 4);
    }
    if (!rt_fetch_4(m, TESLA_SPACE_A_2, 0, a_2_at, run, row))
        return NULL;
    return row;
}

static inline const uint32_t *row_a_54(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)in;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_12(m, in, run, q_row);
    if (!q)
        return NULL;
    if (!rt_fetch_4(m, TESLA_SPACE_P, 0, (const uint32_t *)q, run, row))
        return NULL;
    return row;
}

static inline const uint32_t *row_b_40(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    const int32_t cspace = (int32_t)in->value[8];
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_62(m, in, run, p_row);
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

static inline const uint32_t *row_b_41(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    const int32_t cspace = (int32_t)in->value[8];
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_63(m, in, run, p_row);
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

static inline const uint32_t *row_b_42(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    const int32_t c2off = (int32_t)in->value[9];
    const int32_t cspace = (int32_t)in->value[8];
    uint64_t c_2_cell;
    if (!rt_take(m, TESLA_SPACE_C_2, (uint64_t)(c2off * 4 + cspace * 65536), 4, &c_2_cell))
        return NULL;
    const uint32_t c_2_value = (uint32_t)c_2_cell;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = c_2_value;
    }
    return row;
}

static inline const uint32_t *row_c_10(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    const int32_t cspace = (int32_t)in->value[8];
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_64(m, in, run, p_row);
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

static inline const uint32_t *row_c_11(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    const int32_t cspace = (int32_t)in->value[8];
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_65(m, in, run, p_row);
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

static inline const uint32_t *row_c_12(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    const int32_t c3off = (int32_t)in->value[12];
    const int32_t cspace = (int32_t)in->value[8];
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

static inline uint32_t mask_guard_30(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    switch (in->line[3]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[10];
        const int32_t cond = (int32_t)in->value[11];
        const uint32_t lanes = lanes_by_pred(m, pred, cond);
        return lanes;
        }
        default:
            return 0;
    }
}

static inline int32_t operand_quad_lane(const struct isadora_insn *in)
{
    int32_t quad_lane;
    switch (in->line[2]) {
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

static inline int32_t operand_quad_lane_2(const struct isadora_insn *in)
{
    int32_t quad_lane_2;
    switch (in->line[2]) {
    case 0:
        quad_lane_2 = 0;
        break;
    case 1:
        quad_lane_2 = 1;
        break;
    case 2:
        quad_lane_2 = 2;
        break;
    case 3:
        quad_lane_2 = 3;
        break;
    case 4:
        quad_lane_2 = 4;
        break;
    default:
        quad_lane_2 = 5;
        break;
    }
    return quad_lane_2;
}

static inline const int32_t *row_p_66(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t ssoff = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ssoff * 1;
        }
        return row;
        }
        case 1: {
        const int32_t sareg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        case 2: {
        const int32_t sareg = (int32_t)in->value[4];
        const int32_t ssoff = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[sareg][l] + ssoff * 1) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t sareg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_67(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[3]) {
        case 0: {
        const int32_t ssoff = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ssoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t sareg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        case 2: {
        const int32_t sareg = (int32_t)in->value[4];
        const int32_t ssoff = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[sareg][l] + ssoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t sareg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_68(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[5]) {
        case 0: {
        const int32_t ssoff = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ssoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t sareg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        case 2: {
        const int32_t sareg = (int32_t)in->value[4];
        const int32_t ssoff = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[sareg][l] + ssoff * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t sareg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_q_13(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[6]) {
        case 0: {
        const int32_t saoff = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = saoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t sareg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        case 2: {
        const int32_t sareg = (int32_t)in->value[4];
        const int32_t saoff = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[sareg][l] + saoff * 4) & 0xffff;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_a_55(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t ssrc = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ssrc >> 1][l] >> 16 * (ssrc & 1) & 0xffff;
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_66(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_67(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_40(m, in, run, p_row);
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
        const int32_t *const p = row_p_68(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 5: {
        const int32_t saoff = (int32_t)in->value[5];
        _Alignas(64) uint32_t a_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            a_2_at[l] = (uint32_t)(saoff * 4);
        }
        if (!rt_fetch_4(m, TESLA_SPACE_A_2, 0, a_2_at, run, row))
            return NULL;
        return row;
        }
        case 6: {
        _Alignas(64) int32_t q_row[32];
        const int32_t *const q = row_q_13(m, in, run, q_row);
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

static inline const int32_t *row_p_69(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[8]) {
        case 0: {
        const int32_t scoff = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = scoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t sareg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        case 2: {
        const int32_t sareg = (int32_t)in->value[4];
        const int32_t scoff = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[sareg][l] + scoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t sareg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_b_43(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[7]) {
        case 0: {
        const int32_t ssrc2 = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(s->r[ssrc2 >> 1][l] >> 16 * (ssrc2 & 1) & 0xffff);
        }
        return row;
        }
        case 1: {
        const int32_t ssrc2 = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(s->r[ssrc2 >> 1][l] >> 16 * (ssrc2 & 1) & 0xffff);
        }
        return row;
        }
        case 2: {
        const int32_t sspace = (int32_t)in->value[7];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_69(m, in, run, p_row);
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

static inline void put_d_20(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[1];
    for (int32_t lane = rt_lane(run, -1); lane >= 0; lane = rt_lane(run, lane)) {
        m->lane = lane;
        const int32_t t = sdst >> 1;
        const int32_t t_2 = 16 * (sdst & 1);
        s->r[t][lane] = (s->r[t][lane] & ~((uint32_t)0xffff << t_2)) | row[lane] << t_2;
    }
    m->lane = -1;
}

static inline const int32_t *row_a_56(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t ssrc = (int32_t)in->value[2];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = (int32_t)(s->r[ssrc >> 1][l] >> 16 * (ssrc & 1) & 0xffff);
    }
    return row;
}

static inline const int32_t *row_b_44(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t ssrc2 = (int32_t)in->value[6];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = (int32_t)(s->r[ssrc2 >> 1][l] >> 16 * (ssrc2 & 1) & 0xffff);
    }
    return row;
}

static inline const uint32_t *row_a_57(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)in;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_68(m, in, run, p_row);
    if (!p)
        return NULL;
    if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
        return NULL;
    return row;
}

static inline const uint32_t *row_a_58(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)in;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_13(m, in, run, q_row);
    if (!q)
        return NULL;
    if (!rt_fetch_4(m, TESLA_SPACE_P, 0, (const uint32_t *)q, run, row))
        return NULL;
    return row;
}

static inline const uint32_t *row_a_59(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t ssrc = (int32_t)in->value[2];
        return s->r[ssrc];
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_66(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_67(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_40(m, in, run, p_row);
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
        const int32_t *const p = row_p_68(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 5: {
        const int32_t saoff = (int32_t)in->value[5];
        _Alignas(64) uint32_t a_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            a_2_at[l] = (uint32_t)(saoff * 4);
        }
        if (!rt_fetch_4(m, TESLA_SPACE_A_2, 0, a_2_at, run, row))
            return NULL;
        return row;
        }
        case 6: {
        _Alignas(64) int32_t q_row[32];
        const int32_t *const q = row_q_13(m, in, run, q_row);
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

static inline const int32_t *row_p_70(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[8]) {
        case 0: {
        const int32_t scoff = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = scoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t sareg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        case 2: {
        const int32_t sareg = (int32_t)in->value[4];
        const int32_t scoff = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[sareg][l] + scoff * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t sareg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_b_45(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[7]) {
        case 0: {
        const int32_t ssrc2 = (int32_t)in->value[6];
        return s->r[ssrc2];
        }
        case 1: {
        const int32_t ssrc2 = (int32_t)in->value[6];
        return s->r[ssrc2];
        }
        case 2: {
        const int32_t sspace = (int32_t)in->value[7];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_70(m, in, run, p_row);
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

static inline const uint32_t *row_b_46(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)row;
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t ssrc2 = (int32_t)in->value[6];
    return s->r[ssrc2];
}

static inline const uint32_t *row_b_47(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)in;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_70(m, in, run, p_row);
    if (!p)
        return NULL;
    _Alignas(64) uint32_t c_2_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        c_2_at[l] = (uint32_t)(p[l] + 0 * 65536);
    }
    if (!rt_fetch_4(m, TESLA_SPACE_C_2, 0, c_2_at, run, row))
        return NULL;
    return row;
}

static inline const uint32_t *row_a_60(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t ssrc = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ssrc >> 1][l] >> 16 * (ssrc & 1) & 0xffff;
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_66(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_67(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_40(m, in, run, p_row);
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
        const int32_t *const p = row_p_68(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 5: {
        _Alignas(64) int32_t q_row[32];
        const int32_t *const q = row_q_13(m, in, run, q_row);
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

static inline const uint32_t *row_a_61(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t ssrc = (int32_t)in->value[2];
        return s->r[ssrc];
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_66(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_67(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_40(m, in, run, p_row);
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
        const int32_t *const p = row_p_68(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 5: {
        _Alignas(64) int32_t q_row[32];
        const int32_t *const q = row_q_13(m, in, run, q_row);
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

static inline uint32_t mask_guard_31(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    switch (in->line[11]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[12];
        const int32_t cond = (int32_t)in->value[13];
        const uint32_t lanes = lanes_by_pred(m, pred, cond);
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const uint32_t *row_a_62(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t lsrc = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[lsrc >> 1][l] >> 16 * (lsrc & 1) & 0xffff;
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_28(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_29(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_30(m, in, run, p_row);
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
        const int32_t *const p = row_p_31(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 5: {
        const int32_t laoff = (int32_t)in->value[7];
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
        const int32_t *const q = row_q_8(m, in, run, q_row);
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

static inline const int32_t *row_p_71(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[9]) {
        case 0: {
        const int32_t c3off = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c3off * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[6];
        const int32_t c3off = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c3off * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[6];
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

static inline const int32_t *row_p_72(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[10]) {
        case 0: {
        const int32_t c3off = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c3off * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[6];
        const int32_t c3off = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c3off * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[6];
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

static inline const int32_t *row_b_48(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[8]) {
        case 0: {
        const int32_t lsrc3 = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(s->r[lsrc3 >> 1][l] >> 16 * (lsrc3 & 1) & 0xffff);
        }
        return row;
        }
        case 1: {
        const int32_t lsrc3 = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(s->r[lsrc3 >> 1][l] >> 16 * (lsrc3 & 1) & 0xffff);
        }
        return row;
        }
        case 2: {
        const int32_t cspace = (int32_t)in->value[9];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_71(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
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
        case 3: {
        const int32_t cspace = (int32_t)in->value[9];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_72(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
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
        case 4: {
        const int32_t c3off = (int32_t)in->value[10];
        const int32_t cspace = (int32_t)in->value[9];
        uint64_t c_2_cell;
        if (!rt_take(m, TESLA_SPACE_C_2, (uint64_t)(c3off * 2 + cspace * 65536), 2, &c_2_cell))
            return NULL;
        const int32_t c_2_value = (int32_t)c_2_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_value;
        }
        return row;
        }
        case 5: {
        const int32_t c3off = (int32_t)in->value[10];
        const int32_t cspace = (int32_t)in->value[9];
        uint64_t c_2_cell;
        if (!rt_take(m, TESLA_SPACE_C_2, (uint64_t)(c3off * 2 + cspace * 65536), 2, &c_2_cell))
            return NULL;
        const int32_t c_2_value = (int32_t)c_2_cell;
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

static inline void put_d_21(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t ldst = (int32_t)in->value[2];
        for (int32_t lane = rt_lane(run, -1); lane >= 0; lane = rt_lane(run, lane)) {
            m->lane = lane;
            const int32_t t = ldst >> 1;
            const int32_t t_2 = 16 * (ldst & 1);
            s->r[t][lane] = (s->r[t][lane] & ~((uint32_t)0xffff << t_2)) | row[lane] << t_2;
        }
        m->lane = -1;
        break;
        }
        default:
            break;
    }
}

static inline const int32_t *row_a_63(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t lsrc = (int32_t)in->value[4];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = (int32_t)(s->r[lsrc >> 1][l] >> 16 * (lsrc & 1) & 0xffff);
    }
    return row;
}

static inline const int32_t *row_b_49(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t lsrc3 = (int32_t)in->value[8];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = (int32_t)(s->r[lsrc3 >> 1][l] >> 16 * (lsrc3 & 1) & 0xffff);
    }
    return row;
}

static inline void put_d_22(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    for (int32_t lane = rt_lane(run, -1); lane >= 0; lane = rt_lane(run, lane)) {
        m->lane = lane;
        const int32_t t = ldst >> 1;
        const int32_t t_2 = 16 * (ldst & 1);
        s->r[t][lane] = (s->r[t][lane] & ~((uint32_t)0xffff << t_2)) | row[lane] << t_2;
    }
    m->lane = -1;
}

static inline const int32_t *row_p_73(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[9]) {
        case 0: {
        const int32_t c3off = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c3off * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[6];
        const int32_t c3off = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c3off * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[6];
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

static inline const int32_t *row_p_74(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[10]) {
        case 0: {
        const int32_t c3off = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c3off * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[6];
        const int32_t c3off = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c3off * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[6];
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

static inline const uint32_t *row_b_50(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[8]) {
        case 0: {
        const int32_t lsrc3 = (int32_t)in->value[8];
        return s->r[lsrc3];
        }
        case 1: {
        const int32_t lsrc3 = (int32_t)in->value[8];
        return s->r[lsrc3];
        }
        case 2: {
        const int32_t cspace = (int32_t)in->value[9];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_73(m, in, run, p_row);
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
        const int32_t cspace = (int32_t)in->value[9];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_74(m, in, run, p_row);
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
        const int32_t c3off = (int32_t)in->value[10];
        const int32_t cspace = (int32_t)in->value[9];
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
        const int32_t c3off = (int32_t)in->value[10];
        const int32_t cspace = (int32_t)in->value[9];
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

static inline const uint32_t *row_b_51(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)row;
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t lsrc3 = (int32_t)in->value[8];
    return s->r[lsrc3];
}

static inline const uint32_t *row_b_52(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    const int32_t cspace = (int32_t)in->value[9];
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_73(m, in, run, p_row);
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

static inline const uint32_t *row_b_53(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    const int32_t cspace = (int32_t)in->value[9];
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_74(m, in, run, p_row);
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

static inline const uint32_t *row_b_54(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    const int32_t c3off = (int32_t)in->value[10];
    const int32_t cspace = (int32_t)in->value[9];
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

static inline uint32_t mask_guard_32(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    const int32_t cond = (int32_t)in->value[11];
    switch (in->line[11]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[13];
        const uint32_t lanes = lanes_by_pred(m, pred, cond);
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const int64_t *row_a_64(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t ssrc = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ssrc >> 1][l] >> 16 * (ssrc & 1) & 0xffff;
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_66(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_67(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_40(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int16_t)s_2_row[l];
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_68(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        const int32_t saoff = (int32_t)in->value[5];
        _Alignas(64) uint32_t a_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            a_2_at[l] = (uint32_t)(saoff * 4);
        }
        _Alignas(64) uint32_t a_2_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_A_2, 0, a_2_at, run, a_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = a_2_row[l];
        }
        return row;
        }
        case 6: {
        _Alignas(64) int32_t q_row[32];
        const int32_t *const q = row_q_13(m, in, run, q_row);
        if (!q)
            return NULL;
        _Alignas(64) uint32_t p_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_P, 0, (const uint32_t *)q, run, p_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = p_row[l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_75(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[8]) {
        case 0: {
        const int32_t scoff = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = scoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t sareg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        case 2: {
        const int32_t sareg = (int32_t)in->value[4];
        const int32_t scoff = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[sareg][l] + scoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t sareg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_b_55(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[7]) {
        case 0: {
        const int32_t ssrc2 = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(s->r[ssrc2 >> 1][l] >> 16 * (ssrc2 & 1) & 0xffff);
        }
        return row;
        }
        case 1: {
        const int32_t ssrc2 = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(s->r[ssrc2 >> 1][l] >> 16 * (ssrc2 & 1) & 0xffff);
        }
        return row;
        }
        case 2: {
        const int32_t sspace = (int32_t)in->value[8];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_75(m, in, run, p_row);
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

static inline const int32_t *row_b_56(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t ssrc2 = (int32_t)in->value[7];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = (int32_t)(s->r[ssrc2 >> 1][l] >> 16 * (ssrc2 & 1) & 0xffff);
    }
    return row;
}

static inline const int64_t *row_a_65(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t ssrc = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ssrc >> 1][l] >> 16 * (ssrc & 1) & 0xffff;
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_66(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_67(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_40(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int16_t)s_2_row[l];
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_68(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        _Alignas(64) int32_t q_row[32];
        const int32_t *const q = row_q_13(m, in, run, q_row);
        if (!q)
            return NULL;
        _Alignas(64) uint32_t p_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_P, 0, (const uint32_t *)q, run, p_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = p_row[l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline uint32_t mask_guard_33(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    switch (in->line[11]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[13];
        const int32_t cond = (int32_t)in->value[14];
        const uint32_t lanes = lanes_by_pred(m, pred, cond);
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const int64_t *row_a_66(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t lsrc = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[lsrc >> 1][l] >> 16 * (lsrc & 1) & 0xffff;
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_28(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_29(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_30(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int16_t)s_2_row[l];
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_31(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        const int32_t laoff = (int32_t)in->value[7];
        _Alignas(64) uint32_t a_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            a_2_at[l] = (uint32_t)(laoff * 4);
        }
        _Alignas(64) uint32_t a_2_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_A_2, 0, a_2_at, run, a_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = a_2_row[l];
        }
        return row;
        }
        case 6: {
        _Alignas(64) int32_t q_row[32];
        const int32_t *const q = row_q_8(m, in, run, q_row);
        if (!q)
            return NULL;
        _Alignas(64) uint32_t p_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_P, 0, (const uint32_t *)q, run, p_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = p_row[l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_76(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[9]) {
        case 0: {
        const int32_t c2off = (int32_t)in->value[11];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c2off * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[6];
        const int32_t c2off = (int32_t)in->value[11];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c2off * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[6];
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

static inline const int32_t *row_p_77(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[10]) {
        case 0: {
        const int32_t c2off = (int32_t)in->value[11];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c2off * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[6];
        const int32_t c2off = (int32_t)in->value[11];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c2off * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[6];
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

static inline const int32_t *row_b_57(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[8]) {
        case 0: {
        const int32_t lsrc2 = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(s->r[lsrc2 >> 1][l] >> 16 * (lsrc2 & 1) & 0xffff);
        }
        return row;
        }
        case 1: {
        const int32_t lsrc2 = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(s->r[lsrc2 >> 1][l] >> 16 * (lsrc2 & 1) & 0xffff);
        }
        return row;
        }
        case 2: {
        const int32_t cspace = (int32_t)in->value[10];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_76(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
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
        case 3: {
        const int32_t cspace = (int32_t)in->value[10];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_77(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
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
        case 4: {
        const int32_t c2off = (int32_t)in->value[11];
        const int32_t cspace = (int32_t)in->value[10];
        uint64_t c_2_cell;
        if (!rt_take(m, TESLA_SPACE_C_2, (uint64_t)(c2off * 2 + cspace * 65536), 2, &c_2_cell))
            return NULL;
        const int32_t c_2_value = (int32_t)c_2_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_value;
        }
        return row;
        }
        case 5: {
        const int32_t c2off = (int32_t)in->value[11];
        const int32_t cspace = (int32_t)in->value[10];
        uint64_t c_2_cell;
        if (!rt_take(m, TESLA_SPACE_C_2, (uint64_t)(c2off * 2 + cspace * 65536), 2, &c_2_cell))
            return NULL;
        const int32_t c_2_value = (int32_t)c_2_cell;
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

static inline const int32_t *row_b_58(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t lsrc2 = (int32_t)in->value[9];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = (int32_t)(s->r[lsrc2 >> 1][l] >> 16 * (lsrc2 & 1) & 0xffff);
    }
    return row;
}

static inline const int64_t *row_a_67(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t ssrc = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ssrc][l];
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_32(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_33(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_34(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int16_t)s_2_row[l];
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_35(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        const int32_t saoff = (int32_t)in->value[6];
        _Alignas(64) uint32_t a_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            a_2_at[l] = (uint32_t)(saoff * 4);
        }
        _Alignas(64) uint32_t a_2_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_A_2, 0, a_2_at, run, a_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = a_2_row[l];
        }
        return row;
        }
        case 6: {
        _Alignas(64) int32_t q_row[32];
        const int32_t *const q = row_q_9(m, in, run, q_row);
        if (!q)
            return NULL;
        _Alignas(64) uint32_t p_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_P, 0, (const uint32_t *)q, run, p_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = p_row[l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int64_t *row_a_68(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t ssrc = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ssrc][l];
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_32(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_33(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_34(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int16_t)s_2_row[l];
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_35(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        _Alignas(64) int32_t q_row[32];
        const int32_t *const q = row_q_9(m, in, run, q_row);
        if (!q)
            return NULL;
        _Alignas(64) uint32_t p_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_P, 0, (const uint32_t *)q, run, p_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = p_row[l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_78(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t ssoff = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ssoff * 1;
        }
        return row;
        }
        case 1: {
        const int32_t sareg = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        case 2: {
        const int32_t sareg = (int32_t)in->value[3];
        const int32_t ssoff = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[sareg][l] + ssoff * 1) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t sareg = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_79(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[3]) {
        case 0: {
        const int32_t ssoff = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ssoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t sareg = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        case 2: {
        const int32_t sareg = (int32_t)in->value[3];
        const int32_t ssoff = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[sareg][l] + ssoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t sareg = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_80(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[4]) {
        case 0: {
        const int32_t ssoff = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ssoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t sareg = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        case 2: {
        const int32_t sareg = (int32_t)in->value[3];
        const int32_t ssoff = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[sareg][l] + ssoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t sareg = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_81(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[5]) {
        case 0: {
        const int32_t ssoff = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = ssoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t sareg = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        case 2: {
        const int32_t sareg = (int32_t)in->value[3];
        const int32_t ssoff = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[sareg][l] + ssoff * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t sareg = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_q_14(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[6]) {
        case 0: {
        const int32_t saoff = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = saoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t sareg = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        case 2: {
        const int32_t sareg = (int32_t)in->value[3];
        const int32_t saoff = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[sareg][l] + saoff * 4) & 0xffff;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_a_69(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t ssrc = (int32_t)in->value[1];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ssrc >> 1][l] >> 16 * (ssrc & 1) & 0xffff;
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_78(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_79(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_80(m, in, run, p_row);
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
        const int32_t *const p = row_p_81(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 5: {
        const int32_t saoff = (int32_t)in->value[4];
        _Alignas(64) uint32_t a_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            a_2_at[l] = (uint32_t)(saoff * 4);
        }
        if (!rt_fetch_4(m, TESLA_SPACE_A_2, 0, a_2_at, run, row))
            return NULL;
        return row;
        }
        case 6: {
        _Alignas(64) int32_t q_row[32];
        const int32_t *const q = row_q_14(m, in, run, q_row);
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

static inline const int32_t *row_p_82(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[8]) {
        case 0: {
        const int32_t scoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = scoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t sareg = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        case 2: {
        const int32_t sareg = (int32_t)in->value[3];
        const int32_t scoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[sareg][l] + scoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t sareg = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_b_59(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[7]) {
        case 0: {
        const int32_t ssrc2 = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(s->r[ssrc2 >> 1][l] >> 16 * (ssrc2 & 1) & 0xffff);
        }
        return row;
        }
        case 1: {
        const int32_t ssrc2 = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(s->r[ssrc2 >> 1][l] >> 16 * (ssrc2 & 1) & 0xffff);
        }
        return row;
        }
        case 2: {
        const int32_t sspace = (int32_t)in->value[6];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_82(m, in, run, p_row);
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

static inline const uint32_t *row_c3(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)row;
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t sdst = (int32_t)in->value[0];
    return s->r[sdst];
}

static inline const int32_t *row_a_70(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t ssrc = (int32_t)in->value[1];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = (int32_t)(s->r[ssrc >> 1][l] >> 16 * (ssrc & 1) & 0xffff);
    }
    return row;
}

static inline const int32_t *row_b_60(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t ssrc2 = (int32_t)in->value[5];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = (int32_t)(s->r[ssrc2 >> 1][l] >> 16 * (ssrc2 & 1) & 0xffff);
    }
    return row;
}

static inline const uint32_t *row_a_71(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)in;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_81(m, in, run, p_row);
    if (!p)
        return NULL;
    if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
        return NULL;
    return row;
}

static inline const uint32_t *row_a_72(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    const int32_t saoff = (int32_t)in->value[4];
    _Alignas(64) uint32_t a_2_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        a_2_at[l] = (uint32_t)(saoff * 4);
    }
    if (!rt_fetch_4(m, TESLA_SPACE_A_2, 0, a_2_at, run, row))
        return NULL;
    return row;
}

static inline const uint32_t *row_a_73(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)in;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_14(m, in, run, q_row);
    if (!q)
        return NULL;
    if (!rt_fetch_4(m, TESLA_SPACE_P, 0, (const uint32_t *)q, run, row))
        return NULL;
    return row;
}

static inline const int64_t *row_a_74(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t ssrc = (int32_t)in->value[1];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ssrc >> 1][l] >> 16 * (ssrc & 1) & 0xffff;
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_78(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_79(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_80(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int16_t)s_2_row[l];
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_81(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        const int32_t saoff = (int32_t)in->value[4];
        _Alignas(64) uint32_t a_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            a_2_at[l] = (uint32_t)(saoff * 4);
        }
        _Alignas(64) uint32_t a_2_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_A_2, 0, a_2_at, run, a_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = a_2_row[l];
        }
        return row;
        }
        case 6: {
        _Alignas(64) int32_t q_row[32];
        const int32_t *const q = row_q_14(m, in, run, q_row);
        if (!q)
            return NULL;
        _Alignas(64) uint32_t p_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_P, 0, (const uint32_t *)q, run, p_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = p_row[l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_a_75(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t ssrc = (int32_t)in->value[1];
        return s->r[ssrc];
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_78(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_79(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_80(m, in, run, p_row);
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
        const int32_t *const p = row_p_81(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 5: {
        const int32_t saoff = (int32_t)in->value[4];
        _Alignas(64) uint32_t a_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            a_2_at[l] = (uint32_t)(saoff * 4);
        }
        if (!rt_fetch_4(m, TESLA_SPACE_A_2, 0, a_2_at, run, row))
            return NULL;
        return row;
        }
        case 6: {
        _Alignas(64) int32_t q_row[32];
        const int32_t *const q = row_q_14(m, in, run, q_row);
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

static inline const int32_t *row_p_83(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[8]) {
        case 0: {
        const int32_t scoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = scoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t sareg = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        case 2: {
        const int32_t sareg = (int32_t)in->value[3];
        const int32_t scoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[sareg][l] + scoff * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t sareg = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_b_61(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[7]) {
        case 0: {
        const int32_t ssrc2 = (int32_t)in->value[5];
        return s->r[ssrc2];
        }
        case 1: {
        const int32_t ssrc2 = (int32_t)in->value[5];
        return s->r[ssrc2];
        }
        case 2: {
        const int32_t sspace = (int32_t)in->value[6];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_83(m, in, run, p_row);
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

static inline const uint32_t *row_a_76(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)row;
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t ssrc = (int32_t)in->value[1];
    return s->r[ssrc];
}

static inline const uint32_t *row_b_62(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)row;
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t ssrc2 = (int32_t)in->value[5];
    return s->r[ssrc2];
}

static inline const uint32_t *row_b_63(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)in;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_83(m, in, run, p_row);
    if (!p)
        return NULL;
    _Alignas(64) uint32_t c_2_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        c_2_at[l] = (uint32_t)(p[l] + 0 * 65536);
    }
    if (!rt_fetch_4(m, TESLA_SPACE_C_2, 0, c_2_at, run, row))
        return NULL;
    return row;
}

static inline const uint32_t *row_a_77(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t ssrc = (int32_t)in->value[1];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ssrc >> 1][l] >> 16 * (ssrc & 1) & 0xffff;
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_78(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_79(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_80(m, in, run, p_row);
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
        const int32_t *const p = row_p_81(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 5: {
        _Alignas(64) int32_t q_row[32];
        const int32_t *const q = row_q_14(m, in, run, q_row);
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

static inline const int64_t *row_a_78(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t ssrc = (int32_t)in->value[1];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[ssrc >> 1][l] >> 16 * (ssrc & 1) & 0xffff;
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_78(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_79(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_80(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int16_t)s_2_row[l];
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_81(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        _Alignas(64) int32_t q_row[32];
        const int32_t *const q = row_q_14(m, in, run, q_row);
        if (!q)
            return NULL;
        _Alignas(64) uint32_t p_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_P, 0, (const uint32_t *)q, run, p_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = p_row[l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const uint32_t *row_a_79(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t ssrc = (int32_t)in->value[1];
        return s->r[ssrc];
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_78(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_79(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_80(m, in, run, p_row);
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
        const int32_t *const p = row_p_81(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 5: {
        _Alignas(64) int32_t q_row[32];
        const int32_t *const q = row_q_14(m, in, run, q_row);
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

static inline uint32_t mask_guard_34(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    switch (in->line[14]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[13];
        const int32_t cond = (int32_t)in->value[14];
        const uint32_t lanes = lanes_by_pred(m, pred, cond);
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const uint32_t *row_a_80(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t lsrc = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[lsrc >> 1][l] >> 16 * (lsrc & 1) & 0xffff;
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_58(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_59(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_60(m, in, run, p_row);
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
        const int32_t *const p = row_p_61(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 5: {
        const int32_t laoff = (int32_t)in->value[6];
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
        const int32_t *const q = row_q_12(m, in, run, q_row);
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

static inline const int32_t *row_p_84(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[9]) {
        case 0: {
        const int32_t c2off = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c2off * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[5];
        const int32_t c2off = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c2off * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[5];
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

static inline const int32_t *row_p_85(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[10]) {
        case 0: {
        const int32_t c2off = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c2off * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[5];
        const int32_t c2off = (int32_t)in->value[9];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c2off * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[5];
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

static inline const int32_t *row_b_64(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[8]) {
        case 0: {
        const int32_t lsrc2 = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(s->r[lsrc2 >> 1][l] >> 16 * (lsrc2 & 1) & 0xffff);
        }
        return row;
        }
        case 1: {
        const int32_t lsrc2 = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(s->r[lsrc2 >> 1][l] >> 16 * (lsrc2 & 1) & 0xffff);
        }
        return row;
        }
        case 2: {
        const int32_t cspace = (int32_t)in->value[8];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_84(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
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
        case 3: {
        const int32_t cspace = (int32_t)in->value[8];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_85(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
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
        case 4: {
        const int32_t c2off = (int32_t)in->value[9];
        const int32_t cspace = (int32_t)in->value[8];
        uint64_t c_2_cell;
        if (!rt_take(m, TESLA_SPACE_C_2, (uint64_t)(c2off * 2 + cspace * 65536), 2, &c_2_cell))
            return NULL;
        const int32_t c_2_value = (int32_t)c_2_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_value;
        }
        return row;
        }
        case 5: {
        const int32_t c2off = (int32_t)in->value[9];
        const int32_t cspace = (int32_t)in->value[8];
        uint64_t c_2_cell;
        if (!rt_take(m, TESLA_SPACE_C_2, (uint64_t)(c2off * 2 + cspace * 65536), 2, &c_2_cell))
            return NULL;
        const int32_t c_2_value = (int32_t)c_2_cell;
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

static inline const int32_t *row_p_86(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[12]) {
        case 0: {
        const int32_t c3off = (int32_t)in->value[11];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c3off * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[5];
        const int32_t c3off = (int32_t)in->value[11];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c3off * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[5];
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

static inline const int32_t *row_p_87(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[13]) {
        case 0: {
        const int32_t c3off = (int32_t)in->value[11];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c3off * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[5];
        const int32_t c3off = (int32_t)in->value[11];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c3off * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[5];
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

static inline const uint32_t *row_c3_2(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[11]) {
        case 0: {
        const int32_t lsrc3 = (int32_t)in->value[10];
        return s->r[lsrc3];
        }
        case 1: {
        const int32_t lsrc3 = (int32_t)in->value[10];
        return s->r[lsrc3];
        }
        case 2: {
        const int32_t cspace = (int32_t)in->value[8];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_86(m, in, run, p_row);
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
        const int32_t cspace = (int32_t)in->value[8];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_87(m, in, run, p_row);
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
        const int32_t c3off = (int32_t)in->value[11];
        const int32_t cspace = (int32_t)in->value[8];
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
        const int32_t c3off = (int32_t)in->value[11];
        const int32_t cspace = (int32_t)in->value[8];
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

static inline const int32_t *row_a_81(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t lsrc = (int32_t)in->value[3];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = (int32_t)(s->r[lsrc >> 1][l] >> 16 * (lsrc & 1) & 0xffff);
    }
    return row;
}

static inline const int32_t *row_b_65(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t lsrc2 = (int32_t)in->value[7];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = (int32_t)(s->r[lsrc2 >> 1][l] >> 16 * (lsrc2 & 1) & 0xffff);
    }
    return row;
}

static inline const uint32_t *row_c3_3(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)row;
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t lsrc3 = (int32_t)in->value[10];
    return s->r[lsrc3];
}

static inline const uint32_t *row_c3_4(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    const int32_t cspace = (int32_t)in->value[8];
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_86(m, in, run, p_row);
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

static inline const uint32_t *row_c3_5(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    const int32_t cspace = (int32_t)in->value[8];
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_87(m, in, run, p_row);
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

static inline const uint32_t *row_c3_6(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    const int32_t c3off = (int32_t)in->value[11];
    const int32_t cspace = (int32_t)in->value[8];
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

static inline const int64_t *row_a_82(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t lsrc = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[lsrc >> 1][l] >> 16 * (lsrc & 1) & 0xffff;
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_58(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_59(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_60(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int16_t)s_2_row[l];
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_61(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        const int32_t laoff = (int32_t)in->value[6];
        _Alignas(64) uint32_t a_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            a_2_at[l] = (uint32_t)(laoff * 4);
        }
        _Alignas(64) uint32_t a_2_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_A_2, 0, a_2_at, run, a_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = a_2_row[l];
        }
        return row;
        }
        case 6: {
        _Alignas(64) int32_t q_row[32];
        const int32_t *const q = row_q_12(m, in, run, q_row);
        if (!q)
            return NULL;
        _Alignas(64) uint32_t p_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_P, 0, (const uint32_t *)q, run, p_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = p_row[l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int64_t *row_a_83(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t lsrc = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[lsrc][l];
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_58(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_59(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_60(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int16_t)s_2_row[l];
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_61(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        const int32_t laoff = (int32_t)in->value[6];
        _Alignas(64) uint32_t a_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            a_2_at[l] = (uint32_t)(laoff * 4);
        }
        _Alignas(64) uint32_t a_2_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_A_2, 0, a_2_at, run, a_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = a_2_row[l];
        }
        return row;
        }
        case 6: {
        _Alignas(64) int32_t q_row[32];
        const int32_t *const q = row_q_12(m, in, run, q_row);
        if (!q)
            return NULL;
        _Alignas(64) uint32_t p_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_P, 0, (const uint32_t *)q, run, p_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = p_row[l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline uint32_t mask_guard_35(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    const int32_t cond = (int32_t)in->value[12];
    switch (in->line[14]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[14];
        const uint32_t lanes = lanes_by_pred(m, pred, cond);
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const int32_t *row_p_88(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[9]) {
        case 0: {
        const int32_t c2off = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c2off * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[6];
        const int32_t c2off = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c2off * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[6];
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

static inline const int32_t *row_p_89(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[10]) {
        case 0: {
        const int32_t c2off = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c2off * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[6];
        const int32_t c2off = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c2off * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[6];
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

static inline const uint32_t *row_b_66(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[8]) {
        case 0: {
        const int32_t lsrc2 = (int32_t)in->value[8];
        return s->r[lsrc2];
        }
        case 1: {
        const int32_t lsrc2 = (int32_t)in->value[8];
        return s->r[lsrc2];
        }
        case 2: {
        const int32_t cspace = (int32_t)in->value[9];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_88(m, in, run, p_row);
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
        const int32_t cspace = (int32_t)in->value[9];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_89(m, in, run, p_row);
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
        const int32_t c2off = (int32_t)in->value[10];
        const int32_t cspace = (int32_t)in->value[9];
        uint64_t c_2_cell;
        if (!rt_take(m, TESLA_SPACE_C_2, (uint64_t)(c2off * 4 + cspace * 65536), 4, &c_2_cell))
            return NULL;
        const uint32_t c_2_value = (uint32_t)c_2_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_value;
        }
        return row;
        }
        case 5: {
        const int32_t c2off = (int32_t)in->value[10];
        const int32_t cspace = (int32_t)in->value[9];
        uint64_t c_2_cell;
        if (!rt_take(m, TESLA_SPACE_C_2, (uint64_t)(c2off * 4 + cspace * 65536), 4, &c_2_cell))
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

static inline const int32_t *row_p_90(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[12]) {
        case 0: {
        const int32_t c3off = (int32_t)in->value[12];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c3off * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[6];
        const int32_t c3off = (int32_t)in->value[12];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c3off * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[6];
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

static inline const int32_t *row_p_91(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[13]) {
        case 0: {
        const int32_t c3off = (int32_t)in->value[12];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c3off * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[6];
        const int32_t c3off = (int32_t)in->value[12];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c3off * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[6];
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

static inline const uint32_t *row_c3_7(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[11]) {
        case 0: {
        const int32_t lsrc3 = (int32_t)in->value[11];
        return s->r[lsrc3];
        }
        case 1: {
        const int32_t lsrc3 = (int32_t)in->value[11];
        return s->r[lsrc3];
        }
        case 2: {
        const int32_t cspace = (int32_t)in->value[9];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_90(m, in, run, p_row);
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
        const int32_t cspace = (int32_t)in->value[9];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_91(m, in, run, p_row);
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
        const int32_t c3off = (int32_t)in->value[12];
        const int32_t cspace = (int32_t)in->value[9];
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
        const int32_t c3off = (int32_t)in->value[12];
        const int32_t cspace = (int32_t)in->value[9];
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

static inline const uint32_t *row_b_67(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)row;
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t lsrc2 = (int32_t)in->value[8];
    return s->r[lsrc2];
}

static inline const uint32_t *row_b_68(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    const int32_t cspace = (int32_t)in->value[9];
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_88(m, in, run, p_row);
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

static inline const uint32_t *row_b_69(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    const int32_t cspace = (int32_t)in->value[9];
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_89(m, in, run, p_row);
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

static inline const uint32_t *row_b_70(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    const int32_t c2off = (int32_t)in->value[10];
    const int32_t cspace = (int32_t)in->value[9];
    uint64_t c_2_cell;
    if (!rt_take(m, TESLA_SPACE_C_2, (uint64_t)(c2off * 4 + cspace * 65536), 4, &c_2_cell))
        return NULL;
    const uint32_t c_2_value = (uint32_t)c_2_cell;
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = c_2_value;
    }
    return row;
}

static inline const uint32_t *row_c3_8(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    const int32_t cspace = (int32_t)in->value[9];
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_90(m, in, run, p_row);
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

static inline const uint32_t *row_c3_9(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    const int32_t cspace = (int32_t)in->value[9];
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_91(m, in, run, p_row);
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

static inline const uint32_t *row_c3_10(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)run;
    const int32_t c3off = (int32_t)in->value[12];
    const int32_t cspace = (int32_t)in->value[9];
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

static inline uint32_t mask_guard_36(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    const int32_t cond = (int32_t)in->value[13];
    switch (in->line[14]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[15];
        const uint32_t lanes = lanes_by_pred(m, pred, cond);
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const int32_t *row_b_71(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t ssrc2 = (int32_t)in->value[2];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = (int32_t)(s->r[ssrc2 >> 1][l] >> 16 * (ssrc2 & 1) & 0xffff);
    }
    return row;
}

static inline const uint32_t *row_b_72(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)row;
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t ssrc2 = (int32_t)in->value[2];
    return s->r[ssrc2];
}

static inline uint32_t mask_guard_37(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    switch (in->line[11]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[11];
        const int32_t cond = (int32_t)in->value[12];
        const uint32_t lanes = lanes_by_pred(m, pred, cond);
        return lanes;
        }
        default:
            return 0;
    }
}

static inline void put_d_23(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t ldst = (int32_t)in->value[1];
        for (int32_t lane = rt_lane(run, -1); lane >= 0; lane = rt_lane(run, lane)) {
            m->lane = lane;
            const int32_t t = ldst >> 1;
            const int32_t t_2 = 16 * (ldst & 1);
            s->r[t][lane] = (s->r[t][lane] & ~((uint32_t)0xffff << t_2)) | row[lane] << t_2;
        }
        m->lane = -1;
        break;
        }
        default:
            break;
    }
}

static inline void put_d_24(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[1];
    for (int32_t lane = rt_lane(run, -1); lane >= 0; lane = rt_lane(run, lane)) {
        m->lane = lane;
        const int32_t t = ldst >> 1;
        const int32_t t_2 = 16 * (ldst & 1);
        s->r[t][lane] = (s->r[t][lane] & ~((uint32_t)0xffff << t_2)) | row[lane] << t_2;
    }
    m->lane = -1;
}

static inline const int32_t *row_p_92(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[9]) {
        case 0: {
        const int32_t c2off = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c2off * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[6];
        const int32_t c2off = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c2off * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[6];
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

static inline const int32_t *row_p_93(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[10]) {
        case 0: {
        const int32_t c2off = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c2off * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[6];
        const int32_t c2off = (int32_t)in->value[10];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c2off * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[6];
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

static inline const int32_t *row_b_73(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[8]) {
        case 0: {
        const int32_t lsrc2 = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(s->r[lsrc2 >> 1][l] >> 16 * (lsrc2 & 1) & 0xffff);
        }
        return row;
        }
        case 1: {
        const int32_t lsrc2 = (int32_t)in->value[8];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int32_t)(s->r[lsrc2 >> 1][l] >> 16 * (lsrc2 & 1) & 0xffff);
        }
        return row;
        }
        case 2: {
        const int32_t cspace = (int32_t)in->value[9];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_92(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
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
        case 3: {
        const int32_t cspace = (int32_t)in->value[9];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_93(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t c_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            c_2_at[l] = (uint32_t)(p[l] + cspace * 65536);
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
        case 4: {
        const int32_t c2off = (int32_t)in->value[10];
        const int32_t cspace = (int32_t)in->value[9];
        uint64_t c_2_cell;
        if (!rt_take(m, TESLA_SPACE_C_2, (uint64_t)(c2off * 2 + cspace * 65536), 2, &c_2_cell))
            return NULL;
        const int32_t c_2_value = (int32_t)c_2_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_value;
        }
        return row;
        }
        case 5: {
        const int32_t c2off = (int32_t)in->value[10];
        const int32_t cspace = (int32_t)in->value[9];
        uint64_t c_2_cell;
        if (!rt_take(m, TESLA_SPACE_C_2, (uint64_t)(c2off * 2 + cspace * 65536), 2, &c_2_cell))
            return NULL;
        const int32_t c_2_value = (int32_t)c_2_cell;
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

static inline const int32_t *row_b_74(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t lsrc2 = (int32_t)in->value[8];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = (int32_t)(s->r[lsrc2 >> 1][l] >> 16 * (lsrc2 & 1) & 0xffff);
    }
    return row;
}

static inline const int64_t *row_a_84(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t lsrc = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[lsrc][l];
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_28(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_29(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_30(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int16_t)s_2_row[l];
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_31(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        const int32_t laoff = (int32_t)in->value[7];
        _Alignas(64) uint32_t a_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            a_2_at[l] = (uint32_t)(laoff * 4);
        }
        _Alignas(64) uint32_t a_2_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_A_2, 0, a_2_at, run, a_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = a_2_row[l];
        }
        return row;
        }
        case 6: {
        _Alignas(64) int32_t q_row[32];
        const int32_t *const q = row_q_8(m, in, run, q_row);
        if (!q)
            return NULL;
        _Alignas(64) uint32_t p_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_P, 0, (const uint32_t *)q, run, p_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = p_row[l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_p_94(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[9]) {
        case 0: {
        const int32_t c2off = (int32_t)in->value[11];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c2off * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[6];
        const int32_t c2off = (int32_t)in->value[11];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c2off * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[6];
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

static inline const int32_t *row_p_95(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[10]) {
        case 0: {
        const int32_t c2off = (int32_t)in->value[11];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c2off * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[6];
        const int32_t c2off = (int32_t)in->value[11];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + c2off * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[6];
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

static inline const uint32_t *row_b_75(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[8]) {
        case 0: {
        const int32_t lsrc2 = (int32_t)in->value[9];
        return s->r[lsrc2];
        }
        case 1: {
        const int32_t lsrc2 = (int32_t)in->value[9];
        return s->r[lsrc2];
        }
        case 2: {
        const int32_t cspace = (int32_t)in->value[10];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_94(m, in, run, p_row);
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
        const int32_t cspace = (int32_t)in->value[10];
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_95(m, in, run, p_row);
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
        const int32_t c2off = (int32_t)in->value[11];
        const int32_t cspace = (int32_t)in->value[10];
        uint64_t c_2_cell;
        if (!rt_take(m, TESLA_SPACE_C_2, (uint64_t)(c2off * 4 + cspace * 65536), 4, &c_2_cell))
            return NULL;
        const uint32_t c_2_value = (uint32_t)c_2_cell;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = c_2_value;
        }
        return row;
        }
        case 5: {
        const int32_t c2off = (int32_t)in->value[11];
        const int32_t cspace = (int32_t)in->value[10];
        uint64_t c_2_cell;
        if (!rt_take(m, TESLA_SPACE_C_2, (uint64_t)(c2off * 4 + cspace * 65536), 4, &c_2_cell))
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

static inline const uint32_t *row_b_76(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    const int32_t cspace = (int32_t)in->value[10];
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_94(m, in, run, p_row);
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

static inline const uint32_t *row_b_77(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    const int32_t cspace = (int32_t)in->value[10];
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_95(m, in, run, p_row);
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

static inline uint32_t mask_guard_38(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    switch (in->line[2]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[6];
        const int32_t cond = (int32_t)in->value[7];
        const uint32_t lanes = lanes_by_pred(m, pred, cond);
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const int32_t *row_q_15(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t laoff = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = laoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[3];
        const int32_t laoff = (int32_t)in->value[2];
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

static inline void put_d_25(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        const int32_t ldst = (int32_t)in->value[0];
        rt_put32(s->r[ldst], row, run);
        break;
        }
        default:
            break;
    }
}

static inline const int32_t *row_q_16(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    (void)m;
    const int32_t laoff = (int32_t)in->value[2];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = laoff * 4;
    }
    return row;
}

static inline const int32_t *row_q_17(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t areg = (int32_t)in->value[3];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->a[areg][l];
    }
    return row;
}

static inline const int32_t *row_q_18(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t areg = (int32_t)in->value[3];
    const int32_t laoff = (int32_t)in->value[2];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = (s->a[areg][l] + laoff * 4) & 0xffff;
    }
    return row;
}

static inline const int32_t *row_q_19(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        const int32_t off32 = (int32_t)in->value[0];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = off32 * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[1];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[1];
        const int32_t off32 = (int32_t)in->value[0];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + off32 * 4) & 0xffff;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline int for_warp_13(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[3];
    if (!(mark == 1) && !(mark == 2))
        return 0;
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
            if (!((mask & ~(e | (kind == 2 || kind == 3 ? 0 : s->returned)
                | (kind == 4 ? 0 : s->broken))) == 0))
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
            s->active = mask_2
                & ~(e | (kind_2 == 2 || kind_2 == 3 ? 0 : s->returned)
                | (kind_2 == 4 ? 0 : s->broken));
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
                    "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat");
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

static inline const int32_t *row_q_20(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    (void)m;
    const int32_t off32 = (int32_t)in->value[0];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = off32 * 4;
    }
    return row;
}

static inline const int32_t *row_q_21(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t areg = (int32_t)in->value[1];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->a[areg][l];
    }
    return row;
}

static inline const int32_t *row_q_22(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t areg = (int32_t)in->value[1];
    const int32_t off32 = (int32_t)in->value[0];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = (s->a[areg][l] + off32 * 4) & 0xffff;
    }
    return row;
}

static inline const int32_t *row_p_96(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t off8 = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = off8 * 1;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[4];
        const int32_t off8 = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + off8 * 1) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[4];
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

static inline const int32_t *row_p_97(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    (void)m;
    const int32_t off8 = (int32_t)in->value[3];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = off8 * 1;
    }
    return row;
}

static inline const int32_t *row_p_98(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t areg = (int32_t)in->value[4];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->a[areg][l];
    }
    return row;
}

static inline const int32_t *row_p_99(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t areg = (int32_t)in->value[4];
    const int32_t off8 = (int32_t)in->value[3];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = (s->a[areg][l] + off8 * 1) & 0xffff;
    }
    return row;
}

static inline const int32_t *row_p_100(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t off16 = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = off16 * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[4];
        const int32_t off16 = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + off16 * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[4];
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

static inline const int32_t *row_p_101(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    (void)m;
    const int32_t off16 = (int32_t)in->value[3];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = off16 * 2;
    }
    return row;
}

static inline const int32_t *row_p_102(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t areg = (int32_t)in->value[4];
    const int32_t off16 = (int32_t)in->value[3];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = (s->a[areg][l] + off16 * 2) & 0xffff;
    }
    return row;
}

static inline const int32_t *row_p_103(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t off32 = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = off32 * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[4];
        const int32_t off32 = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + off32 * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[4];
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

static inline const int32_t *row_p_104(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    (void)m;
    const int32_t off32 = (int32_t)in->value[3];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = off32 * 4;
    }
    return row;
}

static inline const int32_t *row_p_105(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t areg = (int32_t)in->value[4];
    const int32_t off32 = (int32_t)in->value[3];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = (s->a[areg][l] + off32 * 4) & 0xffff;
    }
    return row;
}

static inline void put_d_26(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        const int32_t ldst = (int32_t)in->value[0];
        for (int32_t lane = rt_lane(run, -1); lane >= 0; lane = rt_lane(run, lane)) {
            m->lane = lane;
            const int32_t t = ldst >> 1;
            const int32_t t_2 = 16 * (ldst & 1);
            s->r[t][lane] = (s->r[t][lane] & ~((uint32_t)0xffff << t_2)) | row[lane] << t_2;
        }
        m->lane = -1;
        break;
        }
        default:
            break;
    }
}

static inline void put_d_27(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    for (int32_t lane = rt_lane(run, -1); lane >= 0; lane = rt_lane(run, lane)) {
        m->lane = lane;
        const int32_t t = ldst >> 1;
        const int32_t t_2 = 16 * (ldst & 1);
        s->r[t][lane] = (s->r[t][lane] & ~((uint32_t)0xffff << t_2)) | row[lane] << t_2;
    }
    m->lane = -1;
}

static inline uint32_t mask_guard_39(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    switch (in->line[2]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[4];
        const int32_t cond = (int32_t)in->value[5];
        const uint32_t lanes = lanes_by_pred(m, pred, cond);
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const int32_t *row_p_106(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t off8 = (int32_t)in->value[1];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = off8 * 1;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[2];
        const int32_t off8 = (int32_t)in->value[1];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + off8 * 1) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[2];
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

static inline const int32_t *row_p_107(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    (void)m;
    const int32_t off8 = (int32_t)in->value[1];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = off8 * 1;
    }
    return row;
}

static inline const int32_t *row_p_108(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t areg = (int32_t)in->value[2];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->a[areg][l];
    }
    return row;
}

static inline const int32_t *row_p_109(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t areg = (int32_t)in->value[2];
    const int32_t off8 = (int32_t)in->value[1];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = (s->a[areg][l] + off8 * 1) & 0xffff;
    }
    return row;
}

static inline const int32_t *row_p_110(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t off16 = (int32_t)in->value[1];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = off16 * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[2];
        const int32_t off16 = (int32_t)in->value[1];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + off16 * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[2];
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

static inline const int32_t *row_p_111(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    (void)m;
    const int32_t off16 = (int32_t)in->value[1];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = off16 * 2;
    }
    return row;
}

static inline const int32_t *row_p_112(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t areg = (int32_t)in->value[2];
    const int32_t off16 = (int32_t)in->value[1];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = (s->a[areg][l] + off16 * 2) & 0xffff;
    }
    return row;
}

static inline const int32_t *row_p_113(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t off32 = (int32_t)in->value[1];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = off32 * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[2];
        const int32_t off32 = (int32_t)in->value[1];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + off32 * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[2];
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

static inline const int32_t *row_p_114(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    (void)m;
    const int32_t off32 = (int32_t)in->value[1];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = off32 * 4;
    }
    return row;
}

static inline const int32_t *row_p_115(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t areg = (int32_t)in->value[2];
    const int32_t off32 = (int32_t)in->value[1];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = (s->a[areg][l] + off32 * 4) & 0xffff;
    }
    return row;
}

static inline const int32_t *row_p_116(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t off32 = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = off32 * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[3];
        const int32_t off32 = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + off32 * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[3];
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

static inline const int32_t *row_p_117(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        const int32_t off8 = (int32_t)in->value[0];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = off8 * 1;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[1];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[1];
        const int32_t off8 = (int32_t)in->value[0];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + off8 * 1) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[1];
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

static inline const int32_t *row_v_7(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t lsrc3 = (int32_t)in->value[2];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = (int32_t)(s->r[lsrc3 >> 1][l] >> 16 * (lsrc3 & 1) & 0xffff);
    }
    return row;
}

static inline const int32_t *row_p_118(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    (void)m;
    const int32_t off8 = (int32_t)in->value[0];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = off8 * 1;
    }
    return row;
}

static inline const int32_t *row_p_119(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t areg = (int32_t)in->value[1];
    const int32_t off8 = (int32_t)in->value[0];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = (s->a[areg][l] + off8 * 1) & 0xffff;
    }
    return row;
}

static inline const uint32_t *row_v_8(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)row;
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t lsrc3 = (int32_t)in->value[2];
    return s->r[lsrc3];
}

static inline const int32_t *row_p_120(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        const int32_t off16 = (int32_t)in->value[0];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = off16 * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[1];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[1];
        const int32_t off16 = (int32_t)in->value[0];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + off16 * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[1];
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

static inline const int32_t *row_p_121(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    (void)m;
    const int32_t off16 = (int32_t)in->value[0];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = off16 * 2;
    }
    return row;
}

static inline const int32_t *row_p_122(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t areg = (int32_t)in->value[1];
    const int32_t off16 = (int32_t)in->value[0];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = (s->a[areg][l] + off16 * 2) & 0xffff;
    }
    return row;
}

static inline const int32_t *row_p_123(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        const int32_t off32 = (int32_t)in->value[0];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = off32 * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[1];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[1];
        const int32_t off32 = (int32_t)in->value[0];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + off32 * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[1];
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

static inline void put_d_28(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    rt_put32(s->r[ldst], row, run);
}

static inline void put_d_29(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint64_t *row)
{
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[0];
    for (int32_t lane = rt_lane(run, -1); lane >= 0; lane = rt_lane(run, lane)) {
        m->lane = lane;
        s->r[ldst][lane] = (uint32_t)row[lane];
        s->r[ldst + 1][lane] = (uint32_t)(row[lane] >> 32);
    }
    m->lane = -1;
}

static inline const uint32_t *row_v_9(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)row;
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t ldst = (int32_t)in->value[2];
    return s->r[ldst];
}

static inline uint32_t mask_guard_40(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    switch (in->line[7]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[9];
        const int32_t cond = (int32_t)in->value[10];
        const uint32_t lanes = lanes_by_pred(m, pred, cond);
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const int32_t *row_p_124(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 1;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[5];
        const int32_t lsoff = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 1) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[5];
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

static inline const int32_t *row_p_125(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[3]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[5];
        const int32_t lsoff = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[5];
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

static inline const int32_t *row_p_126(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[5]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[5];
        const int32_t lsoff = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[5];
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

static inline const int32_t *row_q_23(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[6]) {
        case 0: {
        const int32_t laoff = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = laoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[5];
        const int32_t laoff = (int32_t)in->value[6];
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

static inline const uint32_t *row_v_10(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t lsrc = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[lsrc >> 1][l] >> 16 * (lsrc & 1) & 0xffff;
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_124(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_125(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_59(m, in, run, p_row);
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
        const int32_t *const p = row_p_126(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 5: {
        const int32_t laoff = (int32_t)in->value[6];
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
        const int32_t *const q = row_q_23(m, in, run, q_row);
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

static inline void put_d_30(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        const int32_t ldst = (int32_t)in->value[1];
        for (int32_t lane = rt_lane(run, -1); lane >= 0; lane = rt_lane(run, lane)) {
            m->lane = lane;
            const int32_t t = ldst >> 1;
            const int32_t t_2 = 16 * (ldst & 1);
            s->r[t][lane] = (s->r[t][lane] & ~((uint32_t)0xffff << t_2)) | row[lane] << t_2;
        }
        m->lane = -1;
        break;
        }
        default:
            break;
    }
}

static inline const uint32_t *row_v_11(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)in;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_126(m, in, run, p_row);
    if (!p)
        return NULL;
    if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
        return NULL;
    return row;
}

static inline const uint32_t *row_v_12(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)in;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_23(m, in, run, q_row);
    if (!q)
        return NULL;
    if (!rt_fetch_4(m, TESLA_SPACE_P, 0, (const uint32_t *)q, run, row))
        return NULL;
    return row;
}

static inline const uint32_t *row_v_13(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t lsrc = (int32_t)in->value[3];
        return s->r[lsrc];
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_124(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_125(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_59(m, in, run, p_row);
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
        const int32_t *const p = row_p_126(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 5: {
        const int32_t laoff = (int32_t)in->value[6];
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
        const int32_t *const q = row_q_23(m, in, run, q_row);
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

static inline void put_d_31(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        const int32_t ldst = (int32_t)in->value[1];
        rt_put32(s->r[ldst], row, run);
        break;
        }
        default:
            break;
    }
}

static inline uint32_t mask_guard_41(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    const int32_t cond = (int32_t)in->value[1];
    switch (in->line[0]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[3];
        const uint32_t lanes = lanes_by_pred(m, pred, cond);
        return lanes;
        }
        default:
            return 0;
    }
}

static inline int for_warp_14(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[2];
    if (!(mark == 1) && !(mark == 2))
        return 0;
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
            if (!((mask & ~(e | (kind == 2 || kind == 3 ? 0 : s->returned)
                | (kind == 4 ? 0 : s->broken))) == 0))
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
            s->active = mask_2
                & ~(e | (kind_2 == 2 || kind_2 == 3 ? 0 : s->returned)
                | (kind_2 == 4 ? 0 : s->broken));
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
                    "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat");
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

static inline uint32_t mask_guard_42(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    switch (in->line[0]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[3];
        const int32_t cond = (int32_t)in->value[4];
        const uint32_t lanes = lanes_by_pred(m, pred, cond);
        return lanes;
        }
        default:
            return 0;
    }
}

static inline uint32_t mask_guard_43(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    switch (in->line[1]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[3];
        const int32_t cond = (int32_t)in->value[4];
        const uint32_t lanes = lanes_by_pred(m, pred, cond);
        return lanes;
        }
        default:
            return 0;
    }
}

static inline uint32_t mask_guard_44(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    switch (in->line[6]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[7];
        const int32_t cond = (int32_t)in->value[8];
        const uint32_t lanes = lanes_by_pred(m, pred, cond);
        return lanes;
        }
        default:
            return 0;
    }
}

static inline const int32_t *row_p_127(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 1;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[3];
        const int32_t lsoff = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 1) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[3];
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

static inline const int32_t *row_p_128(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[3];
        const int32_t lsoff = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[3];
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

static inline const int32_t *row_p_129(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[3]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[3];
        const int32_t lsoff = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[3];
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

static inline const int32_t *row_p_130(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[4]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[3];
        const int32_t lsoff = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[3];
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

static inline const int32_t *row_q_24(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[5]) {
        case 0: {
        const int32_t laoff = (int32_t)in->value[4];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = laoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[3];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[3];
        const int32_t laoff = (int32_t)in->value[4];
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

static inline const int64_t *row_a_85(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int64_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        const int32_t lsrc = (int32_t)in->value[1];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->r[lsrc][l];
        }
        return row;
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_127(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_128(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_129(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (int16_t)s_2_row[l];
        }
        return row;
        }
        case 4: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_130(m, in, run, p_row);
        if (!p)
            return NULL;
        _Alignas(64) uint32_t s_2_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, s_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s_2_row[l];
        }
        return row;
        }
        case 5: {
        const int32_t laoff = (int32_t)in->value[4];
        _Alignas(64) uint32_t a_2_at[32];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            a_2_at[l] = (uint32_t)(laoff * 4);
        }
        _Alignas(64) uint32_t a_2_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_A_2, 0, a_2_at, run, a_2_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = a_2_row[l];
        }
        return row;
        }
        case 6: {
        _Alignas(64) int32_t q_row[32];
        const int32_t *const q = row_q_24(m, in, run, q_row);
        if (!q)
            return NULL;
        _Alignas(64) uint32_t p_row[32];
        if (!rt_fetch_4(m, TESLA_SPACE_P, 0, (const uint32_t *)q, run, p_row))
            return NULL;
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = p_row[l];
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline void put_adst(struct isadora_machine *m, const struct isadora_insn *in, uint32_t run,
    const uint32_t *row)
{
    struct tesla_state *const s = m->state;
    const int32_t adst = (int32_t)in->value[0];
    if (adst != 0)
        rt_put16(s->a[adst], row, run);
}

static inline const uint32_t *row_a_86(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)row;
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t lsrc = (int32_t)in->value[1];
    return s->r[lsrc];
}

static inline const uint32_t *row_a_87(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)in;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_130(m, in, run, p_row);
    if (!p)
        return NULL;
    if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
        return NULL;
    return row;
}

static inline const uint32_t *row_a_88(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    const int32_t laoff = (int32_t)in->value[4];
    _Alignas(64) uint32_t a_2_at[32];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        a_2_at[l] = (uint32_t)(laoff * 4);
    }
    if (!rt_fetch_4(m, TESLA_SPACE_A_2, 0, a_2_at, run, row))
        return NULL;
    return row;
}

static inline const uint32_t *row_a_89(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)in;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_24(m, in, run, q_row);
    if (!q)
        return NULL;
    if (!rt_fetch_4(m, TESLA_SPACE_P, 0, (const uint32_t *)q, run, row))
        return NULL;
    return row;
}

static inline uint32_t mask_guard_45(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    switch (in->line[0]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[4];
        const int32_t cond = (int32_t)in->value[5];
        const uint32_t lanes = lanes_by_pred(m, pred, cond);
        return lanes;
        }
        default:
            return 0;
    }
}

static inline uint32_t mask_guard_46(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    switch (in->line[1]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[6];
        const int32_t cond = (int32_t)in->value[7];
        const uint32_t lanes = lanes_by_pred(m, pred, cond);
        return lanes;
        }
        default:
            return 0;
    }
}

static inline uint32_t mask_guard_47(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    switch (in->line[1]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[5];
        const int32_t cond = (int32_t)in->value[6];
        const uint32_t lanes = lanes_by_pred(m, pred, cond);
        return lanes;
        }
        default:
            return 0;
    }
}

static inline int for_warp_15(struct isadora_machine *m, const struct isadora_insn *in)
{
    struct tesla_state *const s = m->state;
    const int32_t mark = (int32_t)in->value[4];
    if (!(mark == 1) && !(mark == 2))
        return 0;
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
            if (!((mask & ~(e | (kind == 2 || kind == 3 ? 0 : s->returned)
                | (kind == 4 ? 0 : s->broken))) == 0))
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
            s->active = mask_2
                & ~(e | (kind_2 == 2 || kind_2 == 3 ? 0 : s->returned)
                | (kind_2 == 4 ? 0 : s->broken));
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
                    "STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat");
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

static inline const int32_t *row_p_131(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[2]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 1;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[6];
        const int32_t lsoff = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 1) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[6];
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

static inline const int32_t *row_p_132(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[3]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 2;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[6];
        const int32_t lsoff = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 2) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[6];
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

static inline const int32_t *row_p_133(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[5]) {
        case 0: {
        const int32_t lsoff = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = lsoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[6];
        const int32_t lsoff = (int32_t)in->value[5];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + lsoff * 4) & 0xffff;
        }
        return row;
        }
        case 3: {
        const int32_t areg = (int32_t)in->value[6];
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

static inline const int32_t *row_q_25(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[6]) {
        case 0: {
        const int32_t laoff = (int32_t)in->value[7];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = laoff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[6];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[6];
        const int32_t laoff = (int32_t)in->value[7];
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

static inline const uint32_t *row_a_90(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    struct tesla_state *const s = m->state;
    switch (in->line[1]) {
        case 0: {
        const int32_t lsrc = (int32_t)in->value[4];
        return s->r[lsrc];
        }
        case 1: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_131(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_1(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 2: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_132(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_2(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 3: {
        _Alignas(64) int32_t p_row[32];
        const int32_t *const p = row_p_29(m, in, run, p_row);
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
        const int32_t *const p = row_p_133(m, in, run, p_row);
        if (!p)
            return NULL;
        if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
            return NULL;
        return row;
        }
        case 5: {
        const int32_t laoff = (int32_t)in->value[7];
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
        const int32_t *const q = row_q_25(m, in, run, q_row);
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

static inline const uint32_t *row_a_91(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)in;
    _Alignas(64) int32_t p_row[32];
    const int32_t *const p = row_p_133(m, in, run, p_row);
    if (!p)
        return NULL;
    if (!rt_fetch_4(m, TESLA_SPACE_S_2, 0, (const uint32_t *)p, run, row))
        return NULL;
    return row;
}

static inline const uint32_t *row_a_92(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, uint32_t *row)
{
    (void)in;
    _Alignas(64) int32_t q_row[32];
    const int32_t *const q = row_q_25(m, in, run, q_row);
    if (!q)
        return NULL;
    if (!rt_fetch_4(m, TESLA_SPACE_P, 0, (const uint32_t *)q, run, row))
        return NULL;
    return row;
}

static inline const int32_t *row_q_26(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        const int32_t voff = (int32_t)in->value[1];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = voff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t sareg = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[sareg][l];
        }
        return row;
        }
        case 2: {
        const int32_t sareg = (int32_t)in->value[2];
        const int32_t voff = (int32_t)in->value[1];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[sareg][l] + voff * 4) & 0xffff;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_q_27(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    (void)m;
    const int32_t voff = (int32_t)in->value[1];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = voff * 4;
    }
    return row;
}

static inline const int32_t *row_q_28(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t sareg = (int32_t)in->value[2];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = s->a[sareg][l];
    }
    return row;
}

static inline const int32_t *row_q_29(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t sareg = (int32_t)in->value[2];
    const int32_t voff = (int32_t)in->value[1];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = (s->a[sareg][l] + voff * 4) & 0xffff;
    }
    return row;
}

static inline const int32_t *row_q_30(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    switch (in->line[0]) {
        case 0: {
        const int32_t voff = (int32_t)in->value[1];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = voff * 4;
        }
        return row;
        }
        case 1: {
        const int32_t areg = (int32_t)in->value[2];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = s->a[areg][l];
        }
        return row;
        }
        case 2: {
        const int32_t areg = (int32_t)in->value[2];
        const int32_t voff = (int32_t)in->value[1];
        RT_VECTOR
        for (int32_t l = 0; l < 32; l++) {
            row[l] = (s->a[areg][l] + voff * 4) & 0xffff;
        }
        return row;
        }
        default:
            return NULL;
    }
}

static inline const int32_t *row_q_31(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run, int32_t *row)
{
    (void)run;
    struct tesla_state *const s = m->state;
    const int32_t areg = (int32_t)in->value[2];
    const int32_t voff = (int32_t)in->value[1];
    RT_VECTOR
    for (int32_t l = 0; l < 32; l++) {
        row[l] = (s->a[areg][l] + voff * 4) & 0xffff;
    }
    return row;
}

static inline uint32_t mask_guard_48(struct isadora_machine *m, const struct isadora_insn *in,
    uint32_t run)
{
    (void)run;
    switch (in->line[2]) {
        case 0: {
        return UINT32_MAX;
        }
        case 1: {
        return 0;
        }
        case 2: {
        const int32_t pred = (int32_t)in->value[9];
        const int32_t cond = (int32_t)in->value[10];
        const uint32_t lanes = lanes_by_pred(m, pred, cond);
        return lanes;
        }
        default:
            return 0;
    }
}

int ISADORA_LEVEL(tesla_fast_atomic_g_kept_add_num)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_atomic_g_kept_add_num_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_atomic_g_kept_inc_num)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_atomic_g_kept_inc_num_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_atomic_g_kept_dec_num)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_atomic_g_kept_dec_num_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_atomic_g_kept_max_num)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_atomic_g_kept_max_num_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_atomic_g_kept_min_num)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_atomic_g_kept_min_num_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_atomic_g_kept_and_bits)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_atomic_g_kept_and_bits_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_atomic_g_kept_or_bits)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_atomic_g_kept_or_bits_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_atomic_g_kept_xor_bits)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_atomic_g_kept_xor_bits_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_atomic_g_kept_exch_exch)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_atomic_g_kept_exch_exch_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_bra)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ret)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_break)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_brkpt_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_brkpt_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_vote_any)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_vote_all)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_i2i_u_full)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_i2i_u_full_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_i2i_u_full_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_i2i_u_full_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_i2i_s_full)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_i2i_s_full_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_i2i_s_full_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_i2i_s_full_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_i2i_u8_full)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_i2i_u8_full_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_i2i_u8_full_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_i2i_u8_full_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_i2i_s8_full)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_i2i_s8_full_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_i2i_s8_full_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_i2i_s8_full_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_i2i_u_half)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_i2i_u_half_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_i2i_u_half_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_i2i_u_half_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_i2i_s_half)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_i2i_s_half_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_i2i_s_half_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_i2i_s_half_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_i2i_u8_byte)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_i2i_u8_byte_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_i2i_u8_byte_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_i2i_u8_byte_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_i2i_s8_byte)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_i2i_s8_byte_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_i2i_s8_byte_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_i2i_s8_byte_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_i2f_f16)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_i2f_f16_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_i2f_f16_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_i2f_f16_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_i2f_f32)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_i2f_f32_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_i2f_f32_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_i2f_f32_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_i2f_64_u_to)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_i2f_64_u_to_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_i2f_64_u_to_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_i2f_64_u_to_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_i2f_64_u_to_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_i2f_64_u_to_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_i2f_64_s_to)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_i2f_64_s_to_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_i2f_64_s_to_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_i2f_64_s_to_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_i2f_64_s_to_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_i2f_64_s_to_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_i2f_64_u_from)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_i2f_64_u_from_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_i2f_64_u_from_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_i2f_64_u_from_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_i2f_64_s_from)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_i2f_64_s_from_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_i2f_64_s_from_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_i2f_64_s_from_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_i2f_64_u_both)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_i2f_64_u_both_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_i2f_64_u_both_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_i2f_64_s_both)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_i2f_64_s_both_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_i2f_64_s_both_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_f2i_u16_f16)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_u16_f16_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_u16_f16_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_u16_f16_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_u16_f16_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_u16_f16_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_u16_f16_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_f2i_u16_f32)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_u16_f32_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_u16_f32_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_u16_f32_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_u16_f32_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_u16_f32_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_u16_f32_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_f2i_s16_f16)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_s16_f16_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_s16_f16_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_s16_f16_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_s16_f16_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_s16_f16_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_s16_f16_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_f2i_s16_f32)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_s16_f32_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_s16_f32_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_s16_f32_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_s16_f32_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_s16_f32_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_s16_f32_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_f2i_u32_f16)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_u32_f16_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_u32_f16_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_u32_f16_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_u32_f16_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_u32_f16_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_u32_f16_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_f2i_u32_f32)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_u32_f32_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_u32_f32_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_u32_f32_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_u32_f32_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_u32_f32_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_u32_f32_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_f2i_s32_f16)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_s32_f16_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_s32_f16_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_s32_f16_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_s32_f16_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_s32_f16_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_s32_f16_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_f2i_s32_f32)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_s32_f32_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_s32_f32_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_s32_f32_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_s32_f32_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_s32_f32_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_s32_f32_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_f2i_64_u_to)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_64_u_to_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_64_u_to_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_64_u_to_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_f2i_64_s_to)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_64_s_to_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_64_s_to_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_64_s_to_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_f2i_64_u_from)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_64_u_from_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_64_u_from_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_64_u_from_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_64_u_from_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_64_u_from_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_f2i_64_s_from)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_64_s_from_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_64_s_from_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_64_s_from_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_64_s_from_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_64_s_from_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_f2i_64_u_both)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_64_u_both_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_64_u_both_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_f2i_64_s_both)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_64_s_both_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2i_64_s_both_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_f2f_f16_same)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_same_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_same_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_same_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_same_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_same_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_same_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_f2f_f32_same)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_same_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_same_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_same_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_same_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_same_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_same_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_f2f_f16_rint)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_rint_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_rint_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_rint_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_rint_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_rint_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_rint_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_f2f_f32_rint)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_rint_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_rint_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_rint_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_rint_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_rint_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_rint_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_f2f_f16_narrow)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_narrow_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_narrow_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_narrow_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_narrow_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_narrow_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_narrow_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_f2f_f16_nrint)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_nrint_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_nrint_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_nrint_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_nrint_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_nrint_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f16_nrint_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_f2f_f32_widen)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_widen_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_widen_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_widen_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_widen_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_widen_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_widen_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_f2f_f32_wrint)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_wrint_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_wrint_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_wrint_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_wrint_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_wrint_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_f32_wrint_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_f2f_64_narrow)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_64_narrow_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_64_narrow_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_64_narrow_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_f2f_64_same)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_64_same_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_64_same_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_f2f_64_rint)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_64_rint_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_64_rint_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_cvt_f2f_64_widen)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_64_widen_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_64_widen_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_64_widen_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_64_widen_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_cvt_f2f_64_widen_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_dfma)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_dfma_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_dfma_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_dadd)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_dadd_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_dadd_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_dmul)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_dmul_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_dmul_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_dminmax_min)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_dminmax_min_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_dminmax_min_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_dminmax_max)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_dminmax_max_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_dminmax_max_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_dset)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_dset_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_dset_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_dset_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_fadd_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fadd_short_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fadd_short_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fadd_short_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fadd_short_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fadd_short_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_fadd_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fadd_imm_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fadd_imm_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fadd_imm_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_fadd_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fadd_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fadd_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fadd_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fadd_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fadd_long_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fadd_long_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fadd_long_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fadd_long_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fadd_long_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fadd_long_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_fmul_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fmul_short_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fmul_short_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fmul_short_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fmul_short_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fmul_short_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_fmul_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fmul_imm_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fmul_imm_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fmul_imm_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_fmul_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fmul_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fmul_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fmul_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fmul_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fmul_long_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fmul_long_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fmul_long_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fmul_long_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fmul_long_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fmul_long_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_fmad_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fmad_short_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fmad_short_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fmad_short_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fmad_short_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fmad_short_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_fmad_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fmad_imm_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fmad_imm_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fmad_imm_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_fmad_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fmad_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fmad_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fmad_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fmad_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fmad_long_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fmad_long_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fmad_long_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fmad_long_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fmad_long_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fmad_long_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fmad_long_11)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fmad_long_12)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fmad_long_13)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fmad_long_14)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_fset)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fset_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fset_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fset_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fset_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fset_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fset_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fset_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fset_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fset_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fset_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_fminmax_max)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fminmax_max_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fminmax_max_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fminmax_max_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fminmax_max_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fminmax_max_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fminmax_max_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fminmax_max_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fminmax_max_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fminmax_max_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fminmax_max_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_fminmax_min)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fminmax_min_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fminmax_min_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fminmax_min_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fminmax_min_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fminmax_min_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fminmax_min_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fminmax_min_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fminmax_min_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fminmax_min_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fminmax_min_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_fslct)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fslct_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fslct_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fslct_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fslct_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fslct_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fslct_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fslct_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fslct_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fslct_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fslct_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fslct_11)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fslct_12)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fslct_13)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_fslct_14)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_quadop)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_add_add_b16_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_add_b16_short_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_add_b16_short_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_add_b16_short_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_add_b16_short_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_add_add_b32_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_add_b32_short_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_add_b32_short_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_add_b32_short_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_add_b32_short_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_add_b32_short_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_add_sub_b16_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_sub_b16_short_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_sub_b16_short_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_sub_b16_short_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_sub_b16_short_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_add_sub_b32_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_sub_b32_short_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_sub_b32_short_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_sub_b32_short_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_sub_b32_short_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_sub_b32_short_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_add_subr_b16_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_subr_b16_short_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_subr_b16_short_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_subr_b16_short_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_subr_b16_short_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_add_subr_b32_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_subr_b32_short_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_subr_b32_short_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_subr_b32_short_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_subr_b32_short_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_subr_b32_short_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_add_addc_b16_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_addc_b16_short_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_addc_b16_short_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_addc_b16_short_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_addc_b16_short_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_add_addc_b32_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_addc_b32_short_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_addc_b32_short_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_addc_b32_short_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_addc_b32_short_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_addc_b32_short_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_add_add_b16_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_add_b16_imm_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_add_b16_imm_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_add_b16_imm_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_add_add_b32_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_add_b32_imm_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_add_b32_imm_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_add_b32_imm_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_add_sub_b16_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_sub_b16_imm_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_sub_b16_imm_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_sub_b16_imm_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_add_sub_b32_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_sub_b32_imm_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_sub_b32_imm_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_sub_b32_imm_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_add_subr_b16_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_subr_b16_imm_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_subr_b16_imm_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_subr_b16_imm_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_add_subr_b32_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_subr_b32_imm_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_subr_b32_imm_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_subr_b32_imm_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_add_addc_b16_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_addc_b16_imm_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_addc_b16_imm_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_addc_b16_imm_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_add_addc_b32_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_addc_b32_imm_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_addc_b32_imm_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_addc_b32_imm_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_add_add_b16_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_add_b16_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_add_b16_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_add_b16_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_add_b16_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_add_b16_long_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_add_b16_long_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_add_add_b32_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_add_b32_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_add_b32_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_add_b32_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_add_b32_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_add_b32_long_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_add_b32_long_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_add_b32_long_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_add_b32_long_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_add_b32_long_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_add_b32_long_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_add_sub_b16_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_sub_b16_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_sub_b16_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_sub_b16_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_sub_b16_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_sub_b16_long_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_sub_b16_long_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_add_sub_b32_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_sub_b32_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_sub_b32_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_sub_b32_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_sub_b32_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_sub_b32_long_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_sub_b32_long_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_sub_b32_long_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_sub_b32_long_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_sub_b32_long_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_sub_b32_long_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_add_subr_b16_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_subr_b16_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_subr_b16_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_subr_b16_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_subr_b16_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_subr_b16_long_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_subr_b16_long_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_add_subr_b32_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_subr_b32_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_subr_b32_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_subr_b32_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_subr_b32_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_subr_b32_long_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_subr_b32_long_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_subr_b32_long_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_subr_b32_long_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_subr_b32_long_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_subr_b32_long_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_add_addc_b16_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_addc_b16_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_addc_b16_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_addc_b16_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_addc_b16_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_addc_b16_long_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_addc_b16_long_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_add_addc_b32_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_addc_b32_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_addc_b32_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_addc_b32_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_addc_b32_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_addc_b32_long_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_addc_b32_long_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_addc_b32_long_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_addc_b32_long_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_addc_b32_long_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_addc_b32_long_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul16_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul16_short_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul16_short_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul16_short_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul16_short_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul16_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul16_imm_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul16_imm_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul16_imm_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul16_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul16_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul16_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul16_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul16_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul16_long_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul16_long_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul24_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul24_short_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul24_short_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul24_short_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul24_short_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul24_short_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul24_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul24_imm_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul24_imm_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul24_imm_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul24_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul24_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul24_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul24_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul24_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul24_long_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul24_long_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul24_long_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul24_long_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul24_long_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul24_long_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_add_u16_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_u16_short_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_u16_short_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_u16_short_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_u16_short_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_add_s16_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s16_short_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s16_short_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s16_short_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s16_short_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_add_s16sat_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s16sat_short_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s16sat_short_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s16sat_short_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s16sat_short_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_add_u24_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_u24_short_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_u24_short_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_u24_short_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_u24_short_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_u24_short_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_sub_u16_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u16_short_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u16_short_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u16_short_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u16_short_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_sub_s16_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s16_short_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s16_short_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s16_short_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s16_short_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_sub_s16sat_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s16sat_short_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s16sat_short_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s16sat_short_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s16sat_short_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_sub_u24_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_short_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_short_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_short_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_short_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_short_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_subr_u16_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u16_short_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u16_short_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u16_short_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u16_short_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_subr_s16_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s16_short_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s16_short_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s16_short_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s16_short_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_subr_s16sat_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s16sat_short_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s16sat_short_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s16sat_short_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s16sat_short_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_subr_u24_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u24_short_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u24_short_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u24_short_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u24_short_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u24_short_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_addc_u16_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u16_short_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u16_short_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u16_short_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u16_short_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_addc_s16_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s16_short_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s16_short_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s16_short_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s16_short_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_addc_s16sat_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s16sat_short_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s16sat_short_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s16sat_short_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s16sat_short_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_addc_u24_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u24_short_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u24_short_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u24_short_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u24_short_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u24_short_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_add_u16_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_u16_imm_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_u16_imm_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_u16_imm_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_add_s16_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s16_imm_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s16_imm_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s16_imm_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_add_s16sat_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s16sat_imm_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s16sat_imm_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s16sat_imm_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_add_u24_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_u24_imm_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_u24_imm_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_u24_imm_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_sub_u16_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u16_imm_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u16_imm_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u16_imm_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_sub_s16_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s16_imm_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s16_imm_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s16_imm_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_sub_s16sat_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s16sat_imm_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s16sat_imm_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s16sat_imm_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_sub_u24_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_imm_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_imm_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_imm_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_subr_u16_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u16_imm_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u16_imm_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u16_imm_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_subr_s16_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s16_imm_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s16_imm_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s16_imm_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_subr_s16sat_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s16sat_imm_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s16sat_imm_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s16sat_imm_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_subr_u24_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u24_imm_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u24_imm_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u24_imm_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_addc_u16_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u16_imm_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u16_imm_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u16_imm_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_addc_s16_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s16_imm_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s16_imm_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s16_imm_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_addc_s16sat_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s16sat_imm_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s16sat_imm_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s16sat_imm_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_addc_u24_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u24_imm_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u24_imm_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u24_imm_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_add_u16_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_u16_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_u16_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_u16_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_u16_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_u16_long_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_u16_long_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_u16_long_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_u16_long_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_u16_long_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_u16_long_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_add_s16_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s16_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s16_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s16_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s16_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s16_long_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s16_long_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s16_long_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s16_long_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s16_long_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s16_long_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_add_s16sat_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s16sat_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s16sat_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s16sat_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s16sat_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s16sat_long_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s16sat_long_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s16sat_long_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s16sat_long_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s16sat_long_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s16sat_long_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_add_u24_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_u24_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_u24_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_u24_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_u24_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_u24_long_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_u24_long_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_u24_long_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_u24_long_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_u24_long_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_u24_long_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_u24_long_11)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_u24_long_12)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_u24_long_13)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_u24_long_14)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_add_s24_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24_long_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24_long_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24_long_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24_long_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24_long_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24_long_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24_long_11)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24_long_12)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24_long_13)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24_long_14)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_add_s24sat_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24sat_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24sat_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24sat_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24sat_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24sat_long_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24sat_long_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24sat_long_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24sat_long_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24sat_long_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24sat_long_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24sat_long_11)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24sat_long_12)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24sat_long_13)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24sat_long_14)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_add_u24high_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_u24high_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_u24high_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_u24high_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_u24high_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_u24high_long_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_u24high_long_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_u24high_long_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_u24high_long_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_u24high_long_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_u24high_long_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_u24high_long_11)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_u24high_long_12)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_u24high_long_13)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_u24high_long_14)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_add_s24high_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24high_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24high_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24high_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24high_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24high_long_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24high_long_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24high_long_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24high_long_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24high_long_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24high_long_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24high_long_11)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24high_long_12)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24high_long_13)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24high_long_14)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_add_s24highsat_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24highsat_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24highsat_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24highsat_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24highsat_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24highsat_long_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24highsat_long_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24highsat_long_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24highsat_long_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24highsat_long_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24highsat_long_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24highsat_long_11)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24highsat_long_12)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24highsat_long_13)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_add_s24highsat_long_14)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_sub_u16_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u16_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u16_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u16_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u16_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u16_long_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u16_long_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u16_long_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u16_long_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u16_long_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u16_long_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_sub_s16_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s16_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s16_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s16_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s16_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s16_long_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s16_long_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s16_long_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s16_long_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s16_long_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s16_long_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_sub_s16sat_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s16sat_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s16sat_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s16sat_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s16sat_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s16sat_long_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s16sat_long_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s16sat_long_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s16sat_long_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s16sat_long_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s16sat_long_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_sub_u24_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_long_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_long_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_long_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_long_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_long_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_long_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_long_11)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_long_12)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_long_13)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24_long_14)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_sub_s24_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24_long_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24_long_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24_long_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24_long_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24_long_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24_long_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24_long_11)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24_long_12)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24_long_13)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24_long_14)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_sub_s24sat_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24sat_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24sat_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24sat_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24sat_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24sat_long_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24sat_long_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24sat_long_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24sat_long_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24sat_long_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24sat_long_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24sat_long_11)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24sat_long_12)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24sat_long_13)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24sat_long_14)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_sub_u24high_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24high_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24high_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24high_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24high_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24high_long_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24high_long_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24high_long_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24high_long_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24high_long_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24high_long_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24high_long_11)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24high_long_12)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24high_long_13)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_u24high_long_14)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_sub_s24high_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24high_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24high_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24high_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24high_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24high_long_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24high_long_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24high_long_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24high_long_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24high_long_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24high_long_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24high_long_11)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24high_long_12)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24high_long_13)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24high_long_14)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_sub_s24highsat_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24highsat_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24highsat_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24highsat_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24highsat_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24highsat_long_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24highsat_long_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24highsat_long_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24highsat_long_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24highsat_long_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24highsat_long_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24highsat_long_11)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24highsat_long_12)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24highsat_long_13)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_sub_s24highsat_long_14)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_subr_u16_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u16_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u16_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u16_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u16_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u16_long_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u16_long_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u16_long_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u16_long_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u16_long_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u16_long_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_subr_s16_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s16_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s16_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s16_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s16_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s16_long_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s16_long_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s16_long_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s16_long_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s16_long_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s16_long_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_subr_s16sat_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s16sat_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s16sat_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s16sat_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s16sat_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s16sat_long_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s16sat_long_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s16sat_long_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s16sat_long_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s16sat_long_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s16sat_long_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_subr_u24_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u24_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u24_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u24_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u24_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u24_long_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u24_long_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u24_long_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u24_long_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u24_long_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u24_long_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u24_long_11)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u24_long_12)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u24_long_13)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u24_long_14)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_subr_s24_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24_long_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24_long_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24_long_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24_long_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24_long_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24_long_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24_long_11)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24_long_12)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24_long_13)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24_long_14)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_subr_s24sat_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24sat_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24sat_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24sat_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24sat_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24sat_long_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24sat_long_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24sat_long_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24sat_long_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24sat_long_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24sat_long_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24sat_long_11)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24sat_long_12)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24sat_long_13)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24sat_long_14)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_subr_u24high_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u24high_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u24high_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u24high_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u24high_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u24high_long_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u24high_long_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u24high_long_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u24high_long_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u24high_long_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u24high_long_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u24high_long_11)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u24high_long_12)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u24high_long_13)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_u24high_long_14)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_subr_s24high_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24high_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24high_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24high_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24high_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24high_long_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24high_long_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24high_long_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24high_long_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24high_long_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24high_long_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24high_long_11)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24high_long_12)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24high_long_13)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24high_long_14)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_subr_s24highsat_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24highsat_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24highsat_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24highsat_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24highsat_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24highsat_long_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24highsat_long_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24highsat_long_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24highsat_long_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24highsat_long_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24highsat_long_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24highsat_long_11)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24highsat_long_12)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24highsat_long_13)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_subr_s24highsat_long_14)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_addc_u16_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u16_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u16_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u16_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u16_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u16_long_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u16_long_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u16_long_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u16_long_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u16_long_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u16_long_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_addc_s16_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s16_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s16_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s16_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s16_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s16_long_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s16_long_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s16_long_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s16_long_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s16_long_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s16_long_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_addc_s16sat_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s16sat_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s16sat_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s16sat_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s16sat_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s16sat_long_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s16sat_long_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s16sat_long_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s16sat_long_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s16sat_long_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s16sat_long_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_addc_u24_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u24_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u24_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u24_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u24_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u24_long_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u24_long_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u24_long_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u24_long_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u24_long_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u24_long_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u24_long_11)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u24_long_12)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u24_long_13)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u24_long_14)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_addc_s24_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24_long_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24_long_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24_long_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24_long_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24_long_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24_long_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24_long_11)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24_long_12)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24_long_13)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24_long_14)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_addc_s24sat_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24sat_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24sat_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24sat_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24sat_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24sat_long_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24sat_long_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24sat_long_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24sat_long_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24sat_long_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24sat_long_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24sat_long_11)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24sat_long_12)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24sat_long_13)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24sat_long_14)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_addc_u24high_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u24high_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u24high_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u24high_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u24high_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u24high_long_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u24high_long_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u24high_long_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u24high_long_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u24high_long_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u24high_long_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u24high_long_11)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u24high_long_12)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u24high_long_13)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_u24high_long_14)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_addc_s24high_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24high_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24high_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24high_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24high_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24high_long_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24high_long_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24high_long_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24high_long_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24high_long_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24high_long_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24high_long_11)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24high_long_12)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24high_long_13)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24high_long_14)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_addc_s24highsat_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24highsat_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24highsat_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24highsat_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24highsat_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24highsat_long_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24highsat_long_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24highsat_long_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24highsat_long_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24highsat_long_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24highsat_long_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24highsat_long_11)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24highsat_long_12)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24highsat_long_13)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_addc_s24highsat_long_14)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_again_add)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_add_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_add_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_add_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_add_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_add_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_add_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_add_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_add_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_add_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_add_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_add_11)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_add_12)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_add_13)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_add_14)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_again_sub)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_sub_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_sub_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_sub_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_sub_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_sub_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_sub_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_sub_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_sub_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_sub_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_sub_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_sub_11)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_sub_12)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_sub_13)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_sub_14)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_again_subr)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_subr_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_subr_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_subr_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_subr_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_subr_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_subr_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_subr_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_subr_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_subr_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_subr_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_subr_11)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_subr_12)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_subr_13)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_subr_14)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mul_add_again_addc)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_addc_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_addc_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_addc_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_addc_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_addc_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_addc_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_addc_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_addc_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_addc_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_addc_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_addc_11)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_addc_12)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_addc_13)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mul_add_again_addc_14)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_sad_u16_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_sad_s16_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_sad_u32_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_sad_s32_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_sad_u16_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_sad_u16_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_sad_u16_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_sad_u16_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_sad_u16_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_sad_u16_long_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_sad_u16_long_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_sad_u16_long_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_sad_u16_long_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_sad_u16_long_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_sad_u16_long_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_sad_s16_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_sad_s16_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_sad_s16_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_sad_s16_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_sad_s16_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_sad_s16_long_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_sad_s16_long_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_sad_s16_long_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_sad_s16_long_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_sad_s16_long_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_sad_s16_long_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_sad_u32_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_sad_u32_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_sad_u32_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_sad_u32_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_sad_u32_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_sad_u32_long_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_sad_u32_long_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_sad_u32_long_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_sad_u32_long_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_sad_u32_long_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_sad_u32_long_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_sad_u32_long_11)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_sad_u32_long_12)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_sad_u32_long_13)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_sad_u32_long_14)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_sad_s32_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_sad_s32_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_sad_s32_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_sad_s32_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_sad_s32_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_sad_s32_long_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_sad_s32_long_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_sad_s32_long_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_sad_s32_long_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_sad_s32_long_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_sad_s32_long_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_sad_s32_long_11)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_sad_s32_long_12)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_sad_s32_long_13)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_sad_s32_long_14)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_minmax_max_u16)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_max_u16_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_max_u16_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_max_u16_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_max_u16_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_max_u16_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_max_u16_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_minmax_max_s16)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_max_s16_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_max_s16_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_max_s16_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_max_s16_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_max_s16_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_max_s16_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_minmax_max_u32)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_max_u32_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_max_u32_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_max_u32_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_max_u32_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_max_u32_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_max_u32_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_max_u32_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_max_u32_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_max_u32_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_max_u32_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_minmax_max_s32)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_max_s32_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_max_s32_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_max_s32_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_max_s32_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_max_s32_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_max_s32_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_max_s32_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_max_s32_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_max_s32_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_max_s32_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_minmax_min_u16)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_min_u16_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_min_u16_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_min_u16_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_min_u16_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_min_u16_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_min_u16_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_minmax_min_s16)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_min_s16_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_min_s16_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_min_s16_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_min_s16_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_min_s16_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_min_s16_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_minmax_min_u32)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_min_u32_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_min_u32_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_min_u32_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_min_u32_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_min_u32_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_min_u32_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_min_u32_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_min_u32_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_min_u32_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_min_u32_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_minmax_min_s32)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_min_s32_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_min_s32_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_min_s32_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_min_s32_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_min_s32_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_min_s32_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_min_s32_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_min_s32_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_min_s32_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_minmax_min_s32_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_set_u16)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_set_u16_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_set_u16_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_set_u16_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_set_u16_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_set_u16_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_set_u16_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_set_s16)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_set_s16_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_set_s16_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_set_s16_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_set_s16_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_set_s16_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_set_s16_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_set_u32)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_set_u32_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_set_u32_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_set_u32_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_set_u32_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_set_u32_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_set_u32_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_set_u32_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_set_u32_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_set_u32_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_set_u32_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_set_s32)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_set_s32_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_set_s32_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_set_s32_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_set_s32_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_set_s32_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_set_s32_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_set_s32_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_set_s32_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_set_s32_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_set_s32_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_logop_imm_and)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_imm_and_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_imm_and_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_imm_and_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_logop_imm_or)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_imm_or_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_imm_or_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_imm_or_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_logop_imm_xor)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_imm_xor_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_imm_xor_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_imm_xor_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_logop_imm_mov2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_imm_mov2_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_imm_mov2_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_imm_mov2_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_logop_and_b16)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_and_b16_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_and_b16_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_and_b16_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_and_b16_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_and_b16_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_and_b16_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_logop_and_b32)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_and_b32_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_and_b32_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_and_b32_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_and_b32_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_and_b32_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_and_b32_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_and_b32_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_and_b32_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_and_b32_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_and_b32_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_logop_or_b16)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_or_b16_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_or_b16_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_or_b16_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_or_b16_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_or_b16_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_or_b16_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_logop_or_b32)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_or_b32_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_or_b32_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_or_b32_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_or_b32_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_or_b32_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_or_b32_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_or_b32_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_or_b32_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_or_b32_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_or_b32_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_logop_xor_b16)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_xor_b16_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_xor_b16_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_xor_b16_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_xor_b16_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_xor_b16_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_xor_b16_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_logop_xor_b32)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_xor_b32_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_xor_b32_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_xor_b32_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_xor_b32_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_xor_b32_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_xor_b32_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_xor_b32_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_xor_b32_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_xor_b32_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_xor_b32_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_logop_mov2_b16)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_mov2_b16_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_mov2_b16_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_mov2_b16_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_mov2_b16_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_mov2_b16_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_mov2_b16_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_logop_mov2_b32)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_mov2_b32_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_mov2_b32_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_mov2_b32_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_mov2_b32_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_mov2_b32_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_mov2_b32_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_mov2_b32_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_mov2_b32_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_mov2_b32_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_logop_mov2_b32_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_shl_b16_reg)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shl_b16_reg_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shl_b16_reg_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shl_b16_reg_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shl_b16_reg_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shl_b16_reg_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shl_b16_reg_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_shl_b32_reg)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shl_b32_reg_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shl_b32_reg_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shl_b32_reg_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shl_b32_reg_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shl_b32_reg_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shl_b32_reg_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shl_b32_reg_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shl_b32_reg_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shl_b32_reg_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shl_b32_reg_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_shl_b16_cnt)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shl_b16_cnt_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shl_b16_cnt_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shl_b16_cnt_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shl_b16_cnt_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shl_b16_cnt_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shl_b16_cnt_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_shl_b32_cnt)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shl_b32_cnt_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shl_b32_cnt_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shl_b32_cnt_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shl_b32_cnt_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shl_b32_cnt_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shl_b32_cnt_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_shr_u16_reg)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_u16_reg_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_u16_reg_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_u16_reg_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_u16_reg_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_u16_reg_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_u16_reg_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_shr_s16_reg)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_s16_reg_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_s16_reg_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_s16_reg_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_s16_reg_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_s16_reg_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_s16_reg_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_shr_u32_reg)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_u32_reg_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_u32_reg_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_u32_reg_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_u32_reg_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_u32_reg_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_u32_reg_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_u32_reg_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_u32_reg_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_u32_reg_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_u32_reg_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_shr_s32_reg)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_s32_reg_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_s32_reg_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_s32_reg_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_s32_reg_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_s32_reg_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_s32_reg_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_s32_reg_7)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_s32_reg_8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_s32_reg_9)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_s32_reg_10)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_shr_u16_cnt)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_u16_cnt_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_u16_cnt_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_u16_cnt_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_u16_cnt_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_u16_cnt_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_u16_cnt_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_shr_s16_cnt)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_s16_cnt_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_s16_cnt_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_s16_cnt_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_s16_cnt_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_s16_cnt_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_s16_cnt_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_shr_u32_cnt)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_u32_cnt_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_u32_cnt_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_u32_cnt_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_u32_cnt_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_u32_cnt_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_u32_cnt_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_shr_s32_cnt)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_s32_cnt_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_s32_cnt_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_s32_cnt_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_s32_cnt_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_s32_cnt_5)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shr_s32_cnt_6)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_a)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_a_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_a_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_a_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_st_o)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_st_o_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_st_o_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_st_o_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_c_u8_full)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_c_u8_full_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_c_u8_full_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_c_u8_full_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_c_u16_full)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_c_u16_full_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_c_u16_full_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_c_u16_full_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_c_s16_full)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_c_s16_full_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_c_s16_full_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_c_s16_full_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_c_b32_full)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_c_b32_full_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_c_b32_full_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_c_b32_full_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_c_u8_half)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_c_u8_half_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_c_u8_half_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_c_u8_half_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_c_u16_half)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_c_u16_half_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_c_u16_half_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_c_u16_half_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_c_s16_half)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_c_s16_half_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_c_s16_half_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_c_s16_half_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_c_b32_half)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_c_b32_half_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_c_b32_half_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_c_b32_half_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_s_u8_full)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_s_u8_full_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_s_u8_full_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_s_u8_full_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_s_u16_full)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_s_u16_full_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_s_u16_full_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_s_u16_full_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_s_s16_full)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_s_s16_full_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_s_s16_full_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_s_s16_full_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_s_u8_half)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_s_u8_half_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_s_u8_half_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_s_u8_half_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_s_u16_half)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_s_u16_half_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_s_u16_half_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_s_u16_half_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_s_s16_half)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_s_s16_half_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_s_s16_half_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_s_s16_half_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_s_b32_full)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_s_b32_full_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_s_b32_full_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_s_b32_full_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_s_b32_half)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_s_b32_half_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_s_b32_half_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_s_b32_half_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_st_s_half_b8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_st_s_half_b8_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_st_s_half_b8_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_st_s_half_b8_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_st_s_full_b8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_st_s_full_b8_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_st_s_full_b8_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_st_s_full_b8_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_st_s_half_b16)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_st_s_half_b16_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_st_s_half_b16_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_st_s_half_b16_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_st_s_full_b16)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_st_s_full_b16_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_st_s_full_b16_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_st_s_full_b16_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_st_s_half_b32)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_st_s_half_b32_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_st_s_half_b32_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_st_s_half_b32_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_st_s_full_b32)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_st_s_full_b32_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_st_s_full_b32_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_st_s_full_b32_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_l_u8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_l_u8_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_l_u8_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_l_u8_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_l_s8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_l_s8_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_l_s8_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_l_s8_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_l_u16)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_l_u16_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_l_u16_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_l_u16_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_l_s16)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_l_s16_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_l_s16_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_l_s16_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_l_b64)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_l_b64_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_l_b64_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_l_b64_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_l_b32)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_l_b32_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_l_b32_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_l_b32_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_st_l_u8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_st_l_u8_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_st_l_u8_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_st_l_u8_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_st_l_s8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_st_l_s8_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_st_l_s8_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_st_l_s8_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_st_l_u16)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_st_l_u16_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_st_l_u16_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_st_l_u16_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_st_l_s16)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_st_l_s16_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_st_l_s16_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_st_l_s16_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_st_l_b64)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_st_l_b64_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_st_l_b64_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_st_l_b64_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_st_l_b32)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_st_l_b32_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_st_l_b32_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_st_l_b32_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_g_u8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_g_u8_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_g_s8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_g_s8_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_g_u16)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_g_u16_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_g_s16)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_g_s16_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_g_b64)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_g_b64_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ld_g_b32)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ld_g_b32_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_st_g_u8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_st_g_u8_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_st_g_s8)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_st_g_s8_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_st_g_u16)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_st_g_u16_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_st_g_s16)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_st_g_s16_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_st_g_b64)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_st_g_b64_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_st_g_b32)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_st_g_b32_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mov_b16_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mov_b16_short_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mov_b16_short_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mov_b16_short_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mov_b16_short_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mov_b32_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mov_b32_short_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mov_b32_short_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mov_b32_short_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mov_b32_short_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mov_b16_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mov_b32_imm)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mov_b16_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mov_b16_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mov_b16_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mov_b16_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mov_b16_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mov_b32_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mov_b32_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mov_b32_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mov_b32_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mov_b32_long_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mov_r_c)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mov_r_c_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mov_c_r)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mov_c_r_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_mov_r_a)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_mov_r_a_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_shl_a)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shl_a_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shl_a_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shl_a_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_shl_a_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_add_a)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_add_a_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_rcp_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_rcp_short_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_rcp_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_rcp_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_sfu_rsqrt)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_sfu_rsqrt_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_sfu_lg2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_sfu_lg2_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_sincos_sin)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_sincos_sin_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_sincos_cos)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_sincos_cos_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_ex2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_ex2_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_pre_presin)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_pre_presin_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_pre_presin_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_pre_presin_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_pre_presin_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_pre_preex2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_pre_preex2_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_pre_preex2_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_pre_preex2_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_pre_preex2_4)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_interp_plain_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_interp_plain_short_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_interp_plain_short_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_interp_plain_short_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_interp_cent_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_interp_cent_short_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_interp_cent_short_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_interp_cent_short_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_interp_flat_short)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_interp_flat_short_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_interp_flat_short_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_interp_flat_short_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_interp_plain_smul)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_interp_plain_smul_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_interp_plain_smul_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_interp_plain_smul_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_interp_cent_smul)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_interp_cent_smul_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_interp_cent_smul_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_interp_cent_smul_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_interp_plain_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_interp_plain_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_interp_plain_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_interp_plain_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_interp_cent_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_interp_cent_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_interp_cent_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_interp_cent_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_interp_flat_long)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_interp_flat_long_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_interp_flat_long_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_interp_flat_long_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_interp_plain_mul)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_interp_plain_mul_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_interp_plain_mul_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_interp_plain_mul_3)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_fast_interp_cent_mul)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_interp_cent_mul_1)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_interp_cent_mul_2)(struct isadora_machine *, const struct isadora_insn *);
int ISADORA_LEVEL(tesla_usual_interp_cent_mul_3)(struct isadora_machine *, const struct isadora_insn *);
isadora_action ISADORA_LEVEL(tesla_fast_pick)(const struct isadora_insn *);

#endif
