/* Generated from the description vuc by gen/emit/uses.lua. Do not edit. */
#include "vuc.h"
#include "uses.h"

static const struct rt_term terms[] = {
    {RT_TERM_LINE, 4, 0, 0, 1}, /* 0 */
    {RT_TERM_VALUE, 0, 0, 0, 8}, /* 1 */
    {RT_TERM_CONST, 0, 0, 0, 8}, /* 2 */
    {RT_TERM_ADD, 1, 2, 0, 0}, /* 3 */
    {RT_TERM_CONST, 0, 0, 0, 0}, /* 4 */
    {RT_TERM_LINE, 4, 0, 0, 0}, /* 5 */
    {RT_TERM_REG, 3, 0, 0, 3}, /* 6 */
    {RT_TERM_VALUE, 0, 0, 0, 7}, /* 7 */
    {RT_TERM_BXOR, 6, 7, 0, 0}, /* 8 */
    {RT_TERM_SLICE, 8, 4, 0, 1}, /* 9 */
    {RT_TERM_SLICE, 9, 4, 0, 1}, /* 10 */
    {RT_TERM_HERE, 0, 0, 0, 0}, /* 11 */
    {RT_TERM_VALUE, 0, 0, 0, 9}, /* 12 */
    {RT_TERM_ADD, 11, 12, 0, 0}, /* 13 */
    {RT_TERM_SLICE, 13, 4, 0, 11}, /* 14 */
    {RT_TERM_SLICE, 14, 4, 0, 11}, /* 15 */
    {RT_TERM_SLICE, 15, 4, 0, 11}, /* 16 */
    {RT_TERM_CAT, 10, 16, 0, 1}, /* 17 */
    {RT_TERM_COND, 5, 4, 17, 0}, /* 18 */
    {RT_TERM_SLICE, 18, 4, 0, 1}, /* 19 */
    {RT_TERM_LAND, 19, 0, 0, 0}, /* 20 */
    {RT_TERM_CONST, 0, 0, 0, 1}, /* 21 */
    {RT_TERM_SLICE, 18, 21, 0, 11}, /* 22 */
    {RT_TERM_LINE, 3, 0, 0, 1}, /* 23 */
    {RT_TERM_VALUE, 0, 0, 0, 1}, /* 24 */
    {RT_TERM_LINE, 3, 0, 0, 0}, /* 25 */
    {RT_TERM_REG, 24, 0, 0, 3}, /* 26 */
    {RT_TERM_COND, 25, 21, 26, 0}, /* 27 */
    {RT_TERM_VALUE, 0, 0, 0, 4}, /* 28 */
    {RT_TERM_LINE, 2, 0, 0, 0}, /* 29 */
    {RT_TERM_LAND, 27, 29, 0, 0}, /* 30 */
    {RT_TERM_VALUE, 0, 0, 0, 5}, /* 31 */
    {RT_TERM_VALUE, 0, 0, 0, 3}, /* 32 */
    {RT_TERM_LINE, 0, 0, 0, 0}, /* 33 */
    {RT_TERM_CONST, 0, 0, 0, 3}, /* 34 */
    {RT_TERM_VALUE, 0, 0, 0, 0}, /* 35 */
    {RT_TERM_COND, 33, 34, 35, 0}, /* 36 */
    {RT_TERM_SLICE, 36, 4, 0, 2}, /* 37 */
    {RT_TERM_EQ, 37, 4, 0, 0}, /* 38 */
    {RT_TERM_LAND, 27, 38, 0, 0}, /* 39 */
    {RT_TERM_LINE, 1, 0, 0, 0}, /* 40 */
    {RT_TERM_LAND, 39, 40, 0, 0}, /* 41 */
    {RT_TERM_CONST, 0, 0, 0, 15}, /* 42 */
    {RT_TERM_LINE, 1, 0, 0, 1}, /* 43 */
    {RT_TERM_LAND, 39, 43, 0, 0}, /* 44 */
    {RT_TERM_LINE, 1, 0, 0, 2}, /* 45 */
    {RT_TERM_LAND, 39, 45, 0, 0}, /* 46 */
    {RT_TERM_VALUE, 0, 0, 0, 2}, /* 47 */
    {RT_TERM_LAND, 39, 29, 0, 0}, /* 48 */
    {RT_TERM_LNOT, 38, 0, 0, 0}, /* 49 */
    {RT_TERM_LAND, 27, 49, 0, 0}, /* 50 */
    {RT_TERM_EQ, 37, 21, 0, 0}, /* 51 */
    {RT_TERM_LAND, 50, 51, 0, 0}, /* 52 */
    {RT_TERM_LAND, 52, 40, 0, 0}, /* 53 */
    {RT_TERM_LAND, 52, 43, 0, 0}, /* 54 */
    {RT_TERM_LAND, 52, 45, 0, 0}, /* 55 */
    {RT_TERM_LAND, 52, 29, 0, 0}, /* 56 */
    {RT_TERM_LNOT, 51, 0, 0, 0}, /* 57 */
    {RT_TERM_LAND, 50, 57, 0, 0}, /* 58 */
    {RT_TERM_CONST, 0, 0, 0, 2}, /* 59 */
    {RT_TERM_EQ, 37, 59, 0, 0}, /* 60 */
    {RT_TERM_LAND, 58, 60, 0, 0}, /* 61 */
    {RT_TERM_LAND, 61, 29, 0, 0}, /* 62 */
    {RT_TERM_LAND, 61, 40, 0, 0}, /* 63 */
    {RT_TERM_LAND, 61, 43, 0, 0}, /* 64 */
    {RT_TERM_LAND, 61, 45, 0, 0}, /* 65 */
    {RT_TERM_REG, 28, 0, 0, 2}, /* 66 */
    {RT_TERM_SEXT, 66, 0, 0, 16}, /* 67 */
    {RT_TERM_REG, 31, 0, 0, 2}, /* 68 */
    {RT_TERM_VALUE, 0, 0, 0, 6}, /* 69 */
    {RT_TERM_COND, 29, 68, 69, 0}, /* 70 */
    {RT_TERM_SEXT, 70, 0, 0, 16}, /* 71 */
    {RT_TERM_GT, 67, 71, 0, 0}, /* 72 */
    {RT_TERM_LAND, 27, 72, 0, 0}, /* 73 */
    {RT_TERM_LAND, 73, 29, 0, 0}, /* 74 */
    {RT_TERM_LNOT, 72, 0, 0, 0}, /* 75 */
    {RT_TERM_LAND, 27, 75, 0, 0}, /* 76 */
    {RT_TERM_LT, 67, 4, 0, 0}, /* 77 */
    {RT_TERM_LNOT, 77, 0, 0, 0}, /* 78 */
    {RT_TERM_LAND, 39, 78, 0, 0}, /* 79 */
    {RT_TERM_LAND, 79, 29, 0, 0}, /* 80 */
    {RT_TERM_LAND, 52, 78, 0, 0}, /* 81 */
    {RT_TERM_LAND, 81, 29, 0, 0}, /* 82 */
    {RT_TERM_LAND, 61, 78, 0, 0}, /* 83 */
    {RT_TERM_LAND, 83, 29, 0, 0}, /* 84 */
    {RT_TERM_SLICE, 70, 4, 0, 4}, /* 85 */
    {RT_TERM_CONST, 0, 0, 0, 4}, /* 86 */
    {RT_TERM_EQ, 28, 86, 0, 0}, /* 87 */
    {RT_TERM_LAND, 27, 87, 0, 0}, /* 88 */
    {RT_TERM_CONST, 0, 0, 0, 11}, /* 89 */
    {RT_TERM_REG, 28, 0, 0, 0}, /* 90 */
    {RT_TERM_SEXT, 90, 0, 0, 16}, /* 91 */
    {RT_TERM_GT, 91, 71, 0, 0}, /* 92 */
    {RT_TERM_LAND, 27, 92, 0, 0}, /* 93 */
    {RT_TERM_LAND, 93, 29, 0, 0}, /* 94 */
    {RT_TERM_LNOT, 92, 0, 0, 0}, /* 95 */
    {RT_TERM_LAND, 27, 95, 0, 0}, /* 96 */
    {RT_TERM_LT, 91, 4, 0, 0}, /* 97 */
    {RT_TERM_LNOT, 97, 0, 0, 0}, /* 98 */
    {RT_TERM_LAND, 39, 98, 0, 0}, /* 99 */
    {RT_TERM_LAND, 99, 29, 0, 0}, /* 100 */
    {RT_TERM_LAND, 52, 98, 0, 0}, /* 101 */
    {RT_TERM_LAND, 101, 29, 0, 0}, /* 102 */
    {RT_TERM_LAND, 61, 98, 0, 0}, /* 103 */
    {RT_TERM_LAND, 103, 29, 0, 0}, /* 104 */
    {RT_TERM_EQ, 32, 86, 0, 0}, /* 105 */
    {RT_TERM_LNOT, 105, 0, 0, 0}, /* 106 */
    {RT_TERM_LAND, 27, 106, 0, 0}, /* 107 */
    {RT_TERM_CONST, 0, 0, 0, 6}, /* 108 */
    {RT_TERM_EQ, 32, 108, 0, 0}, /* 109 */
    {RT_TERM_LNOT, 109, 0, 0, 0}, /* 110 */
    {RT_TERM_LAND, 107, 110, 0, 0}, /* 111 */
    {RT_TERM_EQ, 32, 2, 0, 0}, /* 112 */
    {RT_TERM_LNOT, 112, 0, 0, 0}, /* 113 */
    {RT_TERM_LAND, 111, 113, 0, 0}, /* 114 */
    {RT_TERM_CONST, 0, 0, 0, 9}, /* 115 */
    {RT_TERM_EQ, 32, 115, 0, 0}, /* 116 */
    {RT_TERM_LNOT, 116, 0, 0, 0}, /* 117 */
    {RT_TERM_LAND, 114, 117, 0, 0}, /* 118 */
    {RT_TERM_CONST, 0, 0, 0, 10}, /* 119 */
    {RT_TERM_EQ, 32, 119, 0, 0}, /* 120 */
    {RT_TERM_LAND, 118, 120, 0, 0}, /* 121 */
    {RT_TERM_LAND, 121, 29, 0, 0}, /* 122 */
    {RT_TERM_LNOT, 120, 0, 0, 0}, /* 123 */
    {RT_TERM_LAND, 118, 123, 0, 0}, /* 124 */
    {RT_TERM_CONST, 0, 0, 0, 12}, /* 125 */
    {RT_TERM_EQ, 32, 125, 0, 0}, /* 126 */
    {RT_TERM_LNOT, 126, 0, 0, 0}, /* 127 */
    {RT_TERM_LAND, 124, 127, 0, 0}, /* 128 */
    {RT_TERM_CONST, 0, 0, 0, 13}, /* 129 */
    {RT_TERM_EQ, 32, 129, 0, 0}, /* 130 */
    {RT_TERM_LNOT, 130, 0, 0, 0}, /* 131 */
    {RT_TERM_LAND, 128, 131, 0, 0}, /* 132 */
    {RT_TERM_CONST, 0, 0, 0, 14}, /* 133 */
    {RT_TERM_EQ, 32, 133, 0, 0}, /* 134 */
    {RT_TERM_LAND, 132, 134, 0, 0}, /* 135 */
    {RT_TERM_LAND, 135, 29, 0, 0}, /* 136 */
    {RT_TERM_CONST, 0, 0, 0, 5}, /* 137 */
    {RT_TERM_CONST, 0, 0, 0, 7}, /* 138 */
    {RT_TERM_LNOT, 134, 0, 0, 0}, /* 139 */
    {RT_TERM_LAND, 132, 139, 0, 0}, /* 140 */
    {RT_TERM_LAND, 140, 29, 0, 0}, /* 141 */
    {RT_TERM_LAND, 124, 126, 0, 0}, /* 142 */
    {RT_TERM_LAND, 142, 29, 0, 0}, /* 143 */
    {RT_TERM_CONST, 0, 0, 0, 16}, /* 144 */
    {RT_TERM_LAND, 128, 130, 0, 0}, /* 145 */
    {RT_TERM_LAND, 145, 29, 0, 0}, /* 146 */
    {RT_TERM_LAND, 121, 72, 0, 0}, /* 147 */
    {RT_TERM_LAND, 147, 29, 0, 0}, /* 148 */
    {RT_TERM_LAND, 121, 75, 0, 0}, /* 149 */
    {RT_TERM_LAND, 135, 72, 0, 0}, /* 150 */
    {RT_TERM_LAND, 150, 29, 0, 0}, /* 151 */
    {RT_TERM_LAND, 135, 75, 0, 0}, /* 152 */
    {RT_TERM_LAND, 140, 72, 0, 0}, /* 153 */
    {RT_TERM_LAND, 153, 29, 0, 0}, /* 154 */
    {RT_TERM_LAND, 140, 75, 0, 0}, /* 155 */
    {RT_TERM_LAND, 142, 72, 0, 0}, /* 156 */
    {RT_TERM_LAND, 156, 29, 0, 0}, /* 157 */
    {RT_TERM_LAND, 142, 75, 0, 0}, /* 158 */
    {RT_TERM_LAND, 145, 72, 0, 0}, /* 159 */
    {RT_TERM_LAND, 159, 29, 0, 0}, /* 160 */
    {RT_TERM_LAND, 145, 75, 0, 0}, /* 161 */
    {RT_TERM_LINE, 2, 0, 0, 1}, /* 162 */
    {RT_TERM_COND, 29, 21, 26, 0}, /* 163 */
    {RT_TERM_LAND, 163, 38, 0, 0}, /* 164 */
    {RT_TERM_LAND, 164, 40, 0, 0}, /* 165 */
    {RT_TERM_LAND, 164, 43, 0, 0}, /* 166 */
    {RT_TERM_LAND, 164, 45, 0, 0}, /* 167 */
    {RT_TERM_LAND, 163, 49, 0, 0}, /* 168 */
    {RT_TERM_LAND, 168, 51, 0, 0}, /* 169 */
    {RT_TERM_LAND, 169, 40, 0, 0}, /* 170 */
    {RT_TERM_LAND, 169, 43, 0, 0}, /* 171 */
    {RT_TERM_LAND, 169, 45, 0, 0}, /* 172 */
    {RT_TERM_LAND, 168, 57, 0, 0}, /* 173 */
    {RT_TERM_LAND, 173, 60, 0, 0}, /* 174 */
    {RT_TERM_LAND, 174, 40, 0, 0}, /* 175 */
    {RT_TERM_LAND, 174, 43, 0, 0}, /* 176 */
    {RT_TERM_LAND, 174, 45, 0, 0}, /* 177 */
    {RT_TERM_ADD, 69, 2, 0, 0}, /* 178 */
    {RT_TERM_REG, 178, 0, 0, 3}, /* 179 */
    {RT_TERM_BXOR, 179, 31, 0, 0}, /* 180 */
    {RT_TERM_SLICE, 180, 4, 0, 1}, /* 181 */
    {RT_TERM_SLICE, 181, 4, 0, 1}, /* 182 */
    {RT_TERM_ADD, 11, 7, 0, 0}, /* 183 */
    {RT_TERM_SLICE, 183, 4, 0, 11}, /* 184 */
    {RT_TERM_SLICE, 184, 4, 0, 11}, /* 185 */
    {RT_TERM_SLICE, 185, 4, 0, 11}, /* 186 */
    {RT_TERM_CAT, 182, 186, 0, 1}, /* 187 */
    {RT_TERM_COND, 25, 4, 187, 0}, /* 188 */
    {RT_TERM_SLICE, 188, 4, 0, 1}, /* 189 */
    {RT_TERM_LAND, 189, 23, 0, 0}, /* 190 */
    {RT_TERM_SLICE, 188, 21, 0, 11}, /* 191 */
    {RT_TERM_LAND, 163, 87, 0, 0}, /* 192 */
    {RT_TERM_LAND, 163, 106, 0, 0}, /* 193 */
    {RT_TERM_LAND, 193, 110, 0, 0}, /* 194 */
    {RT_TERM_LAND, 194, 113, 0, 0}, /* 195 */
    {RT_TERM_LAND, 195, 117, 0, 0}, /* 196 */
    {RT_TERM_LAND, 196, 120, 0, 0}, /* 197 */
    {RT_TERM_LAND, 196, 123, 0, 0}, /* 198 */
    {RT_TERM_LAND, 198, 126, 0, 0}, /* 199 */
    {RT_TERM_LAND, 198, 127, 0, 0}, /* 200 */
    {RT_TERM_LAND, 200, 130, 0, 0}, /* 201 */
    {RT_TERM_LAND, 200, 131, 0, 0}, /* 202 */
    {RT_TERM_LAND, 202, 134, 0, 0}, /* 203 */
    {RT_TERM_LAND, 202, 139, 0, 0}, /* 204 */
    {RT_TERM_LAND, 27, 26, 0, 0}, /* 205 */
    {RT_TERM_LNOT, 26, 0, 0, 0}, /* 206 */
    {RT_TERM_LAND, 27, 206, 0, 0}, /* 207 */
    {RT_TERM_LAND, 207, 29, 0, 0}, /* 208 */
    {RT_TERM_LAND, 39, 26, 0, 0}, /* 209 */
    {RT_TERM_LAND, 39, 206, 0, 0}, /* 210 */
    {RT_TERM_LAND, 210, 29, 0, 0}, /* 211 */
    {RT_TERM_LAND, 52, 26, 0, 0}, /* 212 */
    {RT_TERM_LAND, 52, 206, 0, 0}, /* 213 */
    {RT_TERM_LAND, 213, 29, 0, 0}, /* 214 */
    {RT_TERM_LAND, 61, 26, 0, 0}, /* 215 */
    {RT_TERM_LAND, 61, 206, 0, 0}, /* 216 */
    {RT_TERM_LAND, 216, 29, 0, 0}, /* 217 */
    {RT_TERM_LAND, 121, 26, 0, 0}, /* 218 */
    {RT_TERM_LAND, 121, 206, 0, 0}, /* 219 */
    {RT_TERM_LAND, 219, 29, 0, 0}, /* 220 */
    {RT_TERM_LAND, 135, 26, 0, 0}, /* 221 */
    {RT_TERM_LAND, 135, 206, 0, 0}, /* 222 */
    {RT_TERM_LAND, 222, 29, 0, 0}, /* 223 */
    {RT_TERM_LAND, 140, 26, 0, 0}, /* 224 */
    {RT_TERM_LAND, 140, 206, 0, 0}, /* 225 */
    {RT_TERM_LAND, 225, 29, 0, 0}, /* 226 */
    {RT_TERM_LAND, 142, 26, 0, 0}, /* 227 */
    {RT_TERM_LAND, 142, 206, 0, 0}, /* 228 */
    {RT_TERM_LAND, 228, 29, 0, 0}, /* 229 */
    {RT_TERM_LAND, 145, 26, 0, 0}, /* 230 */
    {RT_TERM_LAND, 145, 206, 0, 0}, /* 231 */
    {RT_TERM_LAND, 231, 29, 0, 0}, /* 232 */
    {RT_TERM_ADD, 7, 2, 0, 0}, /* 233 */
    {RT_TERM_REG, 233, 0, 0, 3}, /* 234 */
    {RT_TERM_BXOR, 234, 69, 0, 0}, /* 235 */
    {RT_TERM_SLICE, 235, 4, 0, 1}, /* 236 */
    {RT_TERM_SLICE, 236, 4, 0, 1}, /* 237 */
    {RT_TERM_ADD, 11, 1, 0, 0}, /* 238 */
    {RT_TERM_SLICE, 238, 4, 0, 11}, /* 239 */
    {RT_TERM_SLICE, 239, 4, 0, 11}, /* 240 */
    {RT_TERM_SLICE, 240, 4, 0, 11}, /* 241 */
    {RT_TERM_CAT, 237, 241, 0, 1}, /* 242 */
    {RT_TERM_COND, 5, 4, 242, 0}, /* 243 */
    {RT_TERM_SLICE, 243, 4, 0, 1}, /* 244 */
    {RT_TERM_LAND, 244, 0, 0, 0}, /* 245 */
    {RT_TERM_SLICE, 243, 21, 0, 11}, /* 246 */
    {RT_TERM_REG, 32, 0, 0, 2}, /* 247 */
    {RT_TERM_SEXT, 247, 0, 0, 16}, /* 248 */
    {RT_TERM_GE, 248, 4, 0, 0}, /* 249 */
    {RT_TERM_LAND, 39, 249, 0, 0}, /* 250 */
    {RT_TERM_LAND, 250, 29, 0, 0}, /* 251 */
    {RT_TERM_LAND, 52, 249, 0, 0}, /* 252 */
    {RT_TERM_LAND, 252, 29, 0, 0}, /* 253 */
    {RT_TERM_LAND, 61, 249, 0, 0}, /* 254 */
    {RT_TERM_LAND, 254, 29, 0, 0}, /* 255 */
    {RT_TERM_EQ, 247, 4, 0, 0}, /* 256 */
    {RT_TERM_LAND, 39, 256, 0, 0}, /* 257 */
    {RT_TERM_LAND, 257, 29, 0, 0}, /* 258 */
    {RT_TERM_LAND, 52, 256, 0, 0}, /* 259 */
    {RT_TERM_LAND, 259, 29, 0, 0}, /* 260 */
    {RT_TERM_LAND, 61, 256, 0, 0}, /* 261 */
    {RT_TERM_LAND, 261, 29, 0, 0}, /* 262 */
    {RT_TERM_COND, 29, 66, 31, 0}, /* 263 */
    {RT_TERM_SLICE, 263, 4, 0, 4}, /* 264 */
    {RT_TERM_LAND, 27, 105, 0, 0}, /* 265 */
    {RT_TERM_REG, 32, 0, 0, 0}, /* 266 */
    {RT_TERM_SEXT, 266, 0, 0, 16}, /* 267 */
    {RT_TERM_GE, 267, 4, 0, 0}, /* 268 */
    {RT_TERM_LAND, 39, 268, 0, 0}, /* 269 */
    {RT_TERM_LAND, 269, 29, 0, 0}, /* 270 */
    {RT_TERM_LAND, 52, 268, 0, 0}, /* 271 */
    {RT_TERM_LAND, 271, 29, 0, 0}, /* 272 */
    {RT_TERM_LAND, 61, 268, 0, 0}, /* 273 */
    {RT_TERM_LAND, 273, 29, 0, 0}, /* 274 */
    {RT_TERM_EQ, 266, 4, 0, 0}, /* 275 */
    {RT_TERM_LAND, 39, 275, 0, 0}, /* 276 */
    {RT_TERM_LAND, 276, 29, 0, 0}, /* 277 */
    {RT_TERM_LAND, 52, 275, 0, 0}, /* 278 */
    {RT_TERM_LAND, 278, 29, 0, 0}, /* 279 */
    {RT_TERM_LAND, 61, 275, 0, 0}, /* 280 */
    {RT_TERM_LAND, 280, 29, 0, 0}, /* 281 */
    {RT_TERM_ADD, 32, 2, 0, 0}, /* 282 */
    {RT_TERM_REG, 282, 0, 0, 3}, /* 283 */
    {RT_TERM_BXOR, 283, 47, 0, 0}, /* 284 */
    {RT_TERM_SLICE, 284, 4, 0, 1}, /* 285 */
    {RT_TERM_SLICE, 285, 4, 0, 1}, /* 286 */
    {RT_TERM_ADD, 11, 28, 0, 0}, /* 287 */
    {RT_TERM_SLICE, 287, 4, 0, 11}, /* 288 */
    {RT_TERM_SLICE, 288, 4, 0, 11}, /* 289 */
    {RT_TERM_SLICE, 289, 4, 0, 11}, /* 290 */
    {RT_TERM_CAT, 286, 290, 0, 1}, /* 291 */
    {RT_TERM_COND, 40, 4, 291, 0}, /* 292 */
    {RT_TERM_SLICE, 292, 4, 0, 1}, /* 293 */
    {RT_TERM_LAND, 293, 43, 0, 0}, /* 294 */
    {RT_TERM_SLICE, 292, 21, 0, 11}, /* 295 */
    {RT_TERM_LINE, 0, 0, 0, 1}, /* 296 */
    {RT_TERM_COND, 33, 21, 26, 0}, /* 297 */
    {RT_TERM_ADD, 47, 2, 0, 0}, /* 298 */
    {RT_TERM_REG, 298, 0, 0, 3}, /* 299 */
    {RT_TERM_BXOR, 299, 24, 0, 0}, /* 300 */
    {RT_TERM_SLICE, 300, 4, 0, 1}, /* 301 */
    {RT_TERM_SLICE, 301, 4, 0, 1}, /* 302 */
    {RT_TERM_ADD, 11, 32, 0, 0}, /* 303 */
    {RT_TERM_SLICE, 303, 4, 0, 11}, /* 304 */
    {RT_TERM_SLICE, 304, 4, 0, 11}, /* 305 */
    {RT_TERM_SLICE, 305, 4, 0, 11}, /* 306 */
    {RT_TERM_CAT, 302, 306, 0, 1}, /* 307 */
    {RT_TERM_COND, 40, 4, 307, 0}, /* 308 */
    {RT_TERM_SLICE, 308, 4, 0, 1}, /* 309 */
    {RT_TERM_LAND, 309, 43, 0, 0}, /* 310 */
    {RT_TERM_SLICE, 308, 21, 0, 11}, /* 311 */
    {RT_TERM_REG, 35, 0, 0, 3}, /* 312 */
    {RT_TERM_COND, 33, 21, 312, 0}, /* 313 */
    {RT_TERM_UNKNOWN, 0, 0, 0, 0}, /* 314 */
    {RT_TERM_REG, 4, 0, 0, 4}, /* 315 */
    {RT_TERM_SLICE, 315, 119, 0, 1}, /* 316 */
    {RT_TERM_LNOT, 316, 0, 0, 0}, /* 317 */
    {RT_TERM_LAND, 313, 317, 0, 0}, /* 318 */
    {RT_TERM_COND, 40, 4, 187, 0}, /* 319 */
    {RT_TERM_SLICE, 319, 4, 0, 1}, /* 320 */
    {RT_TERM_LAND, 320, 43, 0, 0}, /* 321 */
    {RT_TERM_SLICE, 319, 21, 0, 11}, /* 322 */
    {RT_TERM_COND, 40, 4, 242, 0}, /* 323 */
    {RT_TERM_SLICE, 323, 4, 0, 1}, /* 324 */
    {RT_TERM_LAND, 324, 43, 0, 0}, /* 325 */
    {RT_TERM_SLICE, 323, 21, 0, 11}, /* 326 */
    {RT_TERM_REG, 31, 0, 0, 3}, /* 327 */
    {RT_TERM_ADD, 31, 2, 0, 0}, /* 328 */
    {RT_TERM_REG, 328, 0, 0, 3}, /* 329 */
    {RT_TERM_BXOR, 329, 28, 0, 0}, /* 330 */
    {RT_TERM_SLICE, 330, 4, 0, 1}, /* 331 */
    {RT_TERM_SLICE, 331, 4, 0, 1}, /* 332 */
    {RT_TERM_ADD, 11, 69, 0, 0}, /* 333 */
    {RT_TERM_SLICE, 333, 4, 0, 11}, /* 334 */
    {RT_TERM_SLICE, 334, 4, 0, 11}, /* 335 */
    {RT_TERM_SLICE, 335, 4, 0, 11}, /* 336 */
    {RT_TERM_CAT, 332, 336, 0, 1}, /* 337 */
    {RT_TERM_COND, 29, 4, 337, 0}, /* 338 */
    {RT_TERM_SLICE, 338, 4, 0, 1}, /* 339 */
    {RT_TERM_LAND, 339, 162, 0, 0}, /* 340 */
    {RT_TERM_SLICE, 338, 21, 0, 11}, /* 341 */
    {RT_TERM_REG, 32, 0, 0, 3}, /* 342 */
    {RT_TERM_COND, 40, 21, 342, 0}, /* 343 */
    {RT_TERM_LAND, 343, 33, 0, 0}, /* 344 */
    {RT_TERM_ADD, 28, 2, 0, 0}, /* 345 */
    {RT_TERM_REG, 345, 0, 0, 3}, /* 346 */
    {RT_TERM_BXOR, 346, 32, 0, 0}, /* 347 */
    {RT_TERM_SLICE, 347, 4, 0, 1}, /* 348 */
    {RT_TERM_SLICE, 348, 4, 0, 1}, /* 349 */
    {RT_TERM_ADD, 11, 31, 0, 0}, /* 350 */
    {RT_TERM_SLICE, 350, 4, 0, 11}, /* 351 */
    {RT_TERM_SLICE, 351, 4, 0, 11}, /* 352 */
    {RT_TERM_SLICE, 352, 4, 0, 11}, /* 353 */
    {RT_TERM_CAT, 349, 353, 0, 1}, /* 354 */
    {RT_TERM_COND, 29, 4, 354, 0}, /* 355 */
    {RT_TERM_SLICE, 355, 4, 0, 1}, /* 356 */
    {RT_TERM_LAND, 356, 162, 0, 0}, /* 357 */
    {RT_TERM_SLICE, 355, 21, 0, 11}, /* 358 */
    {RT_TERM_REG, 47, 0, 0, 3}, /* 359 */
    {RT_TERM_COND, 40, 21, 359, 0}, /* 360 */
    {RT_TERM_LAND, 360, 33, 0, 0}, /* 361 */
    {RT_TERM_REG, 35, 0, 0, 2}, /* 362 */
    {RT_TERM_COND, 33, 362, 24, 0}, /* 363 */
    {RT_TERM_NE, 363, 4, 0, 0}, /* 364 */
    {RT_TERM_LAND, 360, 364, 0, 0}, /* 365 */
    {RT_TERM_LAND, 365, 33, 0, 0}, /* 366 */
    {RT_TERM_CONST, 0, 0, 0, 30}, /* 367 */
    {RT_TERM_REG, 367, 0, 0, 0}, /* 368 */
    {RT_TERM_EQ, 368, 4, 0, 0}, /* 369 */
    {RT_TERM_LNOT, 369, 0, 0, 0}, /* 370 */
    {RT_TERM_LAND, 27, 370, 0, 0}, /* 371 */
    {RT_TERM_CONST, 0, 0, 0, 25}, /* 372 */
    {RT_TERM_EQ, 368, 372, 0, 0}, /* 373 */
    {RT_TERM_LOR, 369, 373, 0, 0}, /* 374 */
    {RT_TERM_LNOT, 374, 0, 0, 0}, /* 375 */
    {RT_TERM_LAND, 27, 375, 0, 0}, /* 376 */
    {RT_TERM_CONST, 0, 0, 0, 35}, /* 377 */
    {RT_TERM_EQ, 368, 377, 0, 0}, /* 378 */
    {RT_TERM_LOR, 374, 378, 0, 0}, /* 379 */
    {RT_TERM_LNOT, 379, 0, 0, 0}, /* 380 */
    {RT_TERM_LAND, 27, 380, 0, 0}, /* 381 */
    {RT_TERM_CONST, 0, 0, 0, 36}, /* 382 */
    {RT_TERM_EQ, 368, 382, 0, 0}, /* 383 */
    {RT_TERM_LOR, 379, 383, 0, 0}, /* 384 */
    {RT_TERM_LNOT, 384, 0, 0, 0}, /* 385 */
    {RT_TERM_LAND, 27, 385, 0, 0}, /* 386 */
    {RT_TERM_CONST, 0, 0, 0, 86}, /* 387 */
    {RT_TERM_EQ, 368, 387, 0, 0}, /* 388 */
    {RT_TERM_LOR, 384, 388, 0, 0}, /* 389 */
    {RT_TERM_LNOT, 389, 0, 0, 0}, /* 390 */
    {RT_TERM_LAND, 27, 390, 0, 0}, /* 391 */
    {RT_TERM_CONST, 0, 0, 0, 24}, /* 392 */
    {RT_TERM_LE, 368, 392, 0, 0}, /* 393 */
    {RT_TERM_LNOT, 393, 0, 0, 0}, /* 394 */
    {RT_TERM_LAND, 391, 394, 0, 0}, /* 395 */
    {RT_TERM_CONST, 0, 0, 0, 32}, /* 396 */
    {RT_TERM_EQ, 368, 396, 0, 0}, /* 397 */
    {RT_TERM_LNOT, 397, 0, 0, 0}, /* 398 */
    {RT_TERM_LAND, 395, 398, 0, 0}, /* 399 */
    {RT_TERM_CONST, 0, 0, 0, 65}, /* 400 */
    {RT_TERM_GE, 368, 400, 0, 0}, /* 401 */
    {RT_TERM_LAND, 399, 401, 0, 0}, /* 402 */
    {RT_TERM_CONST, 0, 0, 0, 67}, /* 403 */
    {RT_TERM_LE, 368, 403, 0, 0}, /* 404 */
    {RT_TERM_LAND, 401, 404, 0, 0}, /* 405 */
    {RT_TERM_LOR, 397, 405, 0, 0}, /* 406 */
    {RT_TERM_LNOT, 406, 0, 0, 0}, /* 407 */
    {RT_TERM_LAND, 395, 407, 0, 0}, /* 408 */
    {RT_TERM_CONST, 0, 0, 0, 127}, /* 409 */
    {RT_TERM_EQ, 368, 409, 0, 0}, /* 410 */
    {RT_TERM_LOR, 406, 410, 0, 0}, /* 411 */
    {RT_TERM_LNOT, 411, 0, 0, 0}, /* 412 */
    {RT_TERM_LAND, 395, 412, 0, 0}, /* 413 */
    {RT_TERM_CONST, 0, 0, 0, 33}, /* 414 */
    {RT_TERM_EQ, 368, 414, 0, 0}, /* 415 */
    {RT_TERM_LNOT, 415, 0, 0, 0}, /* 416 */
    {RT_TERM_LAND, 413, 416, 0, 0}, /* 417 */
    {RT_TERM_CONST, 0, 0, 0, 34}, /* 418 */
    {RT_TERM_EQ, 368, 418, 0, 0}, /* 419 */
    {RT_TERM_LOR, 415, 419, 0, 0}, /* 420 */
    {RT_TERM_LNOT, 420, 0, 0, 0}, /* 421 */
    {RT_TERM_LAND, 413, 421, 0, 0}, /* 422 */
    {RT_TERM_CONST, 0, 0, 0, 68}, /* 423 */
    {RT_TERM_GE, 368, 423, 0, 0}, /* 424 */
    {RT_TERM_LAND, 422, 424, 0, 0}, /* 425 */
    {RT_TERM_CONST, 0, 0, 0, 85}, /* 426 */
    {RT_TERM_LE, 368, 426, 0, 0}, /* 427 */
    {RT_TERM_LAND, 424, 427, 0, 0}, /* 428 */
    {RT_TERM_LOR, 420, 428, 0, 0}, /* 429 */
    {RT_TERM_COND, 429, 59, 4, 0}, /* 430 */
    {RT_TERM_COND, 411, 21, 430, 0}, /* 431 */
    {RT_TERM_COND, 393, 21, 431, 0}, /* 432 */
    {RT_TERM_COND, 389, 86, 432, 0}, /* 433 */
    {RT_TERM_EQ, 433, 21, 0, 0}, /* 434 */
    {RT_TERM_EQ, 433, 59, 0, 0}, /* 435 */
    {RT_TERM_LOR, 434, 435, 0, 0}, /* 436 */
    {RT_TERM_LNOT, 436, 0, 0, 0}, /* 437 */
    {RT_TERM_LAND, 27, 437, 0, 0}, /* 438 */
    {RT_TERM_LAND, 438, 370, 0, 0}, /* 439 */
    {RT_TERM_LE, 85, 138, 0, 0}, /* 440 */
    {RT_TERM_LNOT, 440, 0, 0, 0}, /* 441 */
    {RT_TERM_LAND, 27, 441, 0, 0}, /* 442 */
    {RT_TERM_LAND, 442, 29, 0, 0}, /* 443 */
    {RT_TERM_EQ, 85, 2, 0, 0}, /* 444 */
    {RT_TERM_LAND, 442, 444, 0, 0}, /* 445 */
    {RT_TERM_SLICE, 66, 4, 0, 3}, /* 446 */
    {RT_TERM_LT, 446, 86, 0, 0}, /* 447 */
    {RT_TERM_LAND, 445, 447, 0, 0}, /* 448 */
    {RT_TERM_LAND, 448, 437, 0, 0}, /* 449 */
    {RT_TERM_LAND, 449, 374, 0, 0}, /* 450 */
    {RT_TERM_LNOT, 444, 0, 0, 0}, /* 451 */
    {RT_TERM_LAND, 442, 451, 0, 0}, /* 452 */
    {RT_TERM_LAND, 452, 29, 0, 0}, /* 453 */
    {RT_TERM_EQ, 85, 115, 0, 0}, /* 454 */
    {RT_TERM_LAND, 452, 454, 0, 0}, /* 455 */
    {RT_TERM_SLICE, 66, 2, 0, 2}, /* 456 */
    {RT_TERM_NE, 456, 4, 0, 0}, /* 457 */
    {RT_TERM_EQ, 433, 4, 0, 0}, /* 458 */
    {RT_TERM_LOR, 457, 458, 0, 0}, /* 459 */
    {RT_TERM_LNOT, 459, 0, 0, 0}, /* 460 */
    {RT_TERM_LAND, 455, 460, 0, 0}, /* 461 */
    {RT_TERM_LNOT, 454, 0, 0, 0}, /* 462 */
    {RT_TERM_LAND, 452, 462, 0, 0}, /* 463 */
    {RT_TERM_LAND, 463, 29, 0, 0}, /* 464 */
    {RT_TERM_EQ, 85, 119, 0, 0}, /* 465 */
    {RT_TERM_LAND, 463, 465, 0, 0}, /* 466 */
    {RT_TERM_LNOT, 458, 0, 0, 0}, /* 467 */
    {RT_TERM_LAND, 466, 467, 0, 0}, /* 468 */
    {RT_TERM_GE, 446, 433, 0, 0}, /* 469 */
    {RT_TERM_LOR, 458, 469, 0, 0}, /* 470 */
    {RT_TERM_LNOT, 470, 0, 0, 0}, /* 471 */
    {RT_TERM_LAND, 466, 471, 0, 0}, /* 472 */
    {RT_TERM_LAND, 472, 437, 0, 0}, /* 473 */
    {RT_TERM_LAND, 473, 374, 0, 0}, /* 474 */
    {RT_TERM_LNOT, 465, 0, 0, 0}, /* 475 */
    {RT_TERM_LAND, 463, 475, 0, 0}, /* 476 */
    {RT_TERM_LAND, 476, 29, 0, 0}, /* 477 */
    {RT_TERM_EQ, 85, 89, 0, 0}, /* 478 */
    {RT_TERM_LAND, 476, 478, 0, 0}, /* 479 */
    {RT_TERM_LNOT, 378, 0, 0, 0}, /* 480 */
    {RT_TERM_LAND, 479, 480, 0, 0}, /* 481 */
    {RT_TERM_LOR, 378, 383, 0, 0}, /* 482 */
    {RT_TERM_LNOT, 482, 0, 0, 0}, /* 483 */
    {RT_TERM_LAND, 479, 483, 0, 0}, /* 484 */
    {RT_TERM_LNOT, 410, 0, 0, 0}, /* 485 */
    {RT_TERM_LAND, 484, 485, 0, 0}, /* 486 */
    {RT_TERM_LE, 368, 372, 0, 0}, /* 487 */
    {RT_TERM_LNOT, 487, 0, 0, 0}, /* 488 */
    {RT_TERM_LAND, 486, 488, 0, 0}, /* 489 */
    {RT_TERM_CONST, 0, 0, 0, 64}, /* 490 */
    {RT_TERM_EQ, 368, 490, 0, 0}, /* 491 */
    {RT_TERM_LOR, 487, 491, 0, 0}, /* 492 */
    {RT_TERM_LNOT, 492, 0, 0, 0}, /* 493 */
    {RT_TERM_LAND, 486, 493, 0, 0}, /* 494 */
    {RT_TERM_CONST, 0, 0, 0, 126}, /* 495 */
    {RT_TERM_EQ, 368, 495, 0, 0}, /* 496 */
    {RT_TERM_LOR, 492, 496, 0, 0}, /* 497 */
    {RT_TERM_LNOT, 497, 0, 0, 0}, /* 498 */
    {RT_TERM_LAND, 486, 498, 0, 0}, /* 499 */
    {RT_TERM_LAND, 499, 467, 0, 0}, /* 500 */
    {RT_TERM_LOR, 458, 388, 0, 0}, /* 501 */
    {RT_TERM_LNOT, 501, 0, 0, 0}, /* 502 */
    {RT_TERM_LAND, 499, 502, 0, 0}, /* 503 */
    {RT_TERM_SLICE, 446, 4, 0, 2}, /* 504 */
    {RT_TERM_LT, 504, 433, 0, 0}, /* 505 */
    {RT_TERM_LAND, 503, 505, 0, 0}, /* 506 */
    {RT_TERM_LAND, 506, 398, 0, 0}, /* 507 */
    {RT_TERM_LAND, 507, 401, 0, 0}, /* 508 */
    {RT_TERM_LNOT, 405, 0, 0, 0}, /* 509 */
    {RT_TERM_LAND, 507, 509, 0, 0}, /* 510 */
    {RT_TERM_LAND, 510, 416, 0, 0}, /* 511 */
    {RT_TERM_LAND, 510, 421, 0, 0}, /* 512 */
    {RT_TERM_LAND, 512, 424, 0, 0}, /* 513 */
    {RT_TERM_LNOT, 478, 0, 0, 0}, /* 514 */
    {RT_TERM_LAND, 476, 514, 0, 0}, /* 515 */
    {RT_TERM_LAND, 515, 29, 0, 0}, /* 516 */
    {RT_TERM_LAND, 27, 440, 0, 0}, /* 517 */
    {RT_TERM_LAND, 517, 29, 0, 0}, /* 518 */
    {RT_TERM_SLICE, 85, 59, 0, 1}, /* 519 */
    {RT_TERM_LAND, 517, 519, 0, 0}, /* 520 */
    {RT_TERM_LAND, 519, 410, 0, 0}, /* 521 */
    {RT_TERM_LNOT, 521, 0, 0, 0}, /* 522 */
    {RT_TERM_LAND, 517, 522, 0, 0}, /* 523 */
    {RT_TERM_LAND, 523, 29, 0, 0}, /* 524 */
    {RT_TERM_SLICE, 66, 4, 0, 1}, /* 525 */
    {RT_TERM_LAND, 523, 525, 0, 0}, /* 526 */
    {RT_TERM_CONST, 0, 0, 0, 18}, /* 527 */
    {RT_TERM_LNOT, 525, 0, 0, 0}, /* 528 */
    {RT_TERM_LAND, 523, 528, 0, 0}, /* 529 */
    {RT_TERM_CONST, 0, 0, 0, 19}, /* 530 */
    {RT_TERM_CONST, 0, 0, 0, 17}, /* 531 */
    {RT_TERM_CONST, 0, 0, 0, 21}, /* 532 */
    {RT_TERM_CONST, 0, 0, 0, 20}, /* 533 */
    {RT_TERM_CONST, 0, 0, 0, 23}, /* 534 */
    {RT_TERM_CONST, 0, 0, 0, 22}, /* 535 */
    {RT_TERM_LAND, 455, 416, 0, 0}, /* 536 */
    {RT_TERM_LAND, 536, 424, 0, 0}, /* 537 */
    {RT_TERM_LAND, 537, 427, 0, 0}, /* 538 */
    {RT_TERM_SLICE, 368, 4, 0, 1}, /* 539 */
    {RT_TERM_EQ, 539, 4, 0, 0}, /* 540 */
    {RT_TERM_LAND, 428, 540, 0, 0}, /* 541 */
    {RT_TERM_LOR, 415, 541, 0, 0}, /* 542 */
    {RT_TERM_LAND, 455, 542, 0, 0}, /* 543 */
    {RT_TERM_LNOT, 542, 0, 0, 0}, /* 544 */
    {RT_TERM_LAND, 455, 544, 0, 0}, /* 545 */
    {RT_TERM_LAND, 466, 437, 0, 0}, /* 546 */
    {RT_TERM_LAND, 546, 374, 0, 0}, /* 547 */
    {RT_TERM_ADD, 456, 21, 0, 0}, /* 548 */
    {RT_TERM_REG, 392, 0, 0, 0}, /* 549 */
    {RT_TERM_SLICE, 549, 34, 0, 1}, /* 550 */
    {RT_TERM_COND, 550, 21, 86, 0}, /* 551 */
    {RT_TERM_COND, 374, 551, 4, 0}, /* 552 */
    {RT_TERM_COND, 436, 21, 552, 0}, /* 553 */
    {RT_TERM_LT, 548, 553, 0, 0}, /* 554 */
    {RT_TERM_LAND, 466, 554, 0, 0}, /* 555 */
    {RT_TERM_LNOT, 554, 0, 0, 0}, /* 556 */
    {RT_TERM_LAND, 466, 556, 0, 0}, /* 557 */
    {RT_TERM_LAND, 484, 410, 0, 0}, /* 558 */
    {RT_TERM_LAND, 508, 404, 0, 0}, /* 559 */
    {RT_TERM_LAND, 513, 427, 0, 0}, /* 560 */
    {RT_TERM_SLICE, 446, 4, 0, 1}, /* 561 */
    {RT_TERM_LAND, 560, 561, 0, 0}, /* 562 */
    {RT_TERM_SUB, 368, 423, 0, 0}, /* 563 */
    {RT_TERM_SHR, 563, 21, 0, 0}, /* 564 */
    {RT_TERM_SLICE, 564, 4, 0, 5}, /* 565 */
    {RT_TERM_EQ, 565, 4, 0, 0}, /* 566 */
    {RT_TERM_LNOT, 566, 0, 0, 0}, /* 567 */
    {RT_TERM_LAND, 562, 567, 0, 0}, /* 568 */
    {RT_TERM_EQ, 565, 34, 0, 0}, /* 569 */
    {RT_TERM_LOR, 566, 569, 0, 0}, /* 570 */
    {RT_TERM_LNOT, 570, 0, 0, 0}, /* 571 */
    {RT_TERM_LAND, 562, 571, 0, 0}, /* 572 */
    {RT_TERM_EQ, 565, 108, 0, 0}, /* 573 */
    {RT_TERM_LOR, 570, 573, 0, 0}, /* 574 */
    {RT_TERM_LNOT, 574, 0, 0, 0}, /* 575 */
    {RT_TERM_LAND, 562, 575, 0, 0}, /* 576 */
    {RT_TERM_EQ, 565, 21, 0, 0}, /* 577 */
    {RT_TERM_LNOT, 577, 0, 0, 0}, /* 578 */
    {RT_TERM_LAND, 576, 578, 0, 0}, /* 579 */
    {RT_TERM_EQ, 565, 59, 0, 0}, /* 580 */
    {RT_TERM_LOR, 577, 580, 0, 0}, /* 581 */
    {RT_TERM_LNOT, 581, 0, 0, 0}, /* 582 */
    {RT_TERM_LAND, 576, 582, 0, 0}, /* 583 */
    {RT_TERM_LNOT, 561, 0, 0, 0}, /* 584 */
    {RT_TERM_LAND, 560, 584, 0, 0}, /* 585 */
    {RT_TERM_GE, 565, 108, 0, 0}, /* 586 */
    {RT_TERM_LNOT, 586, 0, 0, 0}, /* 587 */
    {RT_TERM_LAND, 585, 587, 0, 0}, /* 588 */
    {RT_TERM_LAND, 588, 578, 0, 0}, /* 589 */
    {RT_TERM_LOR, 577, 569, 0, 0}, /* 590 */
    {RT_TERM_LNOT, 590, 0, 0, 0}, /* 591 */
    {RT_TERM_LAND, 588, 591, 0, 0}, /* 592 */
    {RT_TERM_LAND, 39, 440, 0, 0}, /* 593 */
    {RT_TERM_LAND, 593, 29, 0, 0}, /* 594 */
    {RT_TERM_LAND, 593, 519, 0, 0}, /* 595 */
    {RT_TERM_LAND, 593, 522, 0, 0}, /* 596 */
    {RT_TERM_LAND, 596, 29, 0, 0}, /* 597 */
    {RT_TERM_LAND, 596, 525, 0, 0}, /* 598 */
    {RT_TERM_LAND, 596, 528, 0, 0}, /* 599 */
    {RT_TERM_LAND, 39, 441, 0, 0}, /* 600 */
    {RT_TERM_LAND, 600, 444, 0, 0}, /* 601 */
    {RT_TERM_LAND, 601, 447, 0, 0}, /* 602 */
    {RT_TERM_LAND, 602, 437, 0, 0}, /* 603 */
    {RT_TERM_LAND, 603, 374, 0, 0}, /* 604 */
    {RT_TERM_LAND, 600, 451, 0, 0}, /* 605 */
    {RT_TERM_LAND, 605, 454, 0, 0}, /* 606 */
    {RT_TERM_LAND, 606, 416, 0, 0}, /* 607 */
    {RT_TERM_LAND, 607, 424, 0, 0}, /* 608 */
    {RT_TERM_LAND, 608, 427, 0, 0}, /* 609 */
    {RT_TERM_LAND, 606, 542, 0, 0}, /* 610 */
    {RT_TERM_LAND, 606, 544, 0, 0}, /* 611 */
    {RT_TERM_LAND, 605, 462, 0, 0}, /* 612 */
    {RT_TERM_LAND, 612, 465, 0, 0}, /* 613 */
    {RT_TERM_LAND, 613, 437, 0, 0}, /* 614 */
    {RT_TERM_LAND, 614, 374, 0, 0}, /* 615 */
    {RT_TERM_LAND, 612, 475, 0, 0}, /* 616 */
    {RT_TERM_LAND, 616, 478, 0, 0}, /* 617 */
    {RT_TERM_LAND, 617, 483, 0, 0}, /* 618 */
    {RT_TERM_LAND, 618, 410, 0, 0}, /* 619 */
    {RT_TERM_LAND, 618, 485, 0, 0}, /* 620 */
    {RT_TERM_LAND, 620, 498, 0, 0}, /* 621 */
    {RT_TERM_LAND, 621, 502, 0, 0}, /* 622 */
    {RT_TERM_LAND, 622, 505, 0, 0}, /* 623 */
    {RT_TERM_LAND, 623, 398, 0, 0}, /* 624 */
    {RT_TERM_LAND, 624, 401, 0, 0}, /* 625 */
    {RT_TERM_LAND, 625, 404, 0, 0}, /* 626 */
    {RT_TERM_LAND, 624, 509, 0, 0}, /* 627 */
    {RT_TERM_LAND, 627, 421, 0, 0}, /* 628 */
    {RT_TERM_LAND, 628, 424, 0, 0}, /* 629 */
    {RT_TERM_LAND, 629, 427, 0, 0}, /* 630 */
    {RT_TERM_LAND, 630, 561, 0, 0}, /* 631 */
    {RT_TERM_LAND, 631, 567, 0, 0}, /* 632 */
    {RT_TERM_LAND, 631, 571, 0, 0}, /* 633 */
    {RT_TERM_LAND, 631, 575, 0, 0}, /* 634 */
    {RT_TERM_LAND, 634, 578, 0, 0}, /* 635 */
    {RT_TERM_LAND, 634, 582, 0, 0}, /* 636 */
    {RT_TERM_LAND, 630, 584, 0, 0}, /* 637 */
    {RT_TERM_LAND, 637, 587, 0, 0}, /* 638 */
    {RT_TERM_LAND, 638, 578, 0, 0}, /* 639 */
    {RT_TERM_LAND, 638, 591, 0, 0}, /* 640 */
    {RT_TERM_LAND, 52, 440, 0, 0}, /* 641 */
    {RT_TERM_LAND, 641, 29, 0, 0}, /* 642 */
    {RT_TERM_LAND, 641, 519, 0, 0}, /* 643 */
    {RT_TERM_LAND, 641, 522, 0, 0}, /* 644 */
    {RT_TERM_LAND, 644, 29, 0, 0}, /* 645 */
    {RT_TERM_LAND, 644, 525, 0, 0}, /* 646 */
    {RT_TERM_LAND, 644, 528, 0, 0}, /* 647 */
    {RT_TERM_LAND, 52, 441, 0, 0}, /* 648 */
    {RT_TERM_LAND, 648, 444, 0, 0}, /* 649 */
    {RT_TERM_LAND, 649, 447, 0, 0}, /* 650 */
    {RT_TERM_LAND, 650, 437, 0, 0}, /* 651 */
    {RT_TERM_LAND, 651, 374, 0, 0}, /* 652 */
    {RT_TERM_LAND, 648, 451, 0, 0}, /* 653 */
    {RT_TERM_LAND, 653, 454, 0, 0}, /* 654 */
    {RT_TERM_LAND, 654, 416, 0, 0}, /* 655 */
    {RT_TERM_LAND, 655, 424, 0, 0}, /* 656 */
    {RT_TERM_LAND, 656, 427, 0, 0}, /* 657 */
    {RT_TERM_LAND, 654, 542, 0, 0}, /* 658 */
    {RT_TERM_LAND, 654, 544, 0, 0}, /* 659 */
    {RT_TERM_LAND, 653, 462, 0, 0}, /* 660 */
    {RT_TERM_LAND, 660, 465, 0, 0}, /* 661 */
    {RT_TERM_LAND, 661, 437, 0, 0}, /* 662 */
    {RT_TERM_LAND, 662, 374, 0, 0}, /* 663 */
    {RT_TERM_LAND, 660, 475, 0, 0}, /* 664 */
    {RT_TERM_LAND, 664, 478, 0, 0}, /* 665 */
    {RT_TERM_LAND, 665, 483, 0, 0}, /* 666 */
    {RT_TERM_LAND, 666, 410, 0, 0}, /* 667 */
    {RT_TERM_LAND, 666, 485, 0, 0}, /* 668 */
    {RT_TERM_LAND, 668, 498, 0, 0}, /* 669 */
    {RT_TERM_LAND, 669, 502, 0, 0}, /* 670 */
    {RT_TERM_LAND, 670, 505, 0, 0}, /* 671 */
    {RT_TERM_LAND, 671, 398, 0, 0}, /* 672 */
    {RT_TERM_LAND, 672, 401, 0, 0}, /* 673 */
    {RT_TERM_LAND, 673, 404, 0, 0}, /* 674 */
    {RT_TERM_LAND, 672, 509, 0, 0}, /* 675 */
    {RT_TERM_LAND, 675, 421, 0, 0}, /* 676 */
    {RT_TERM_LAND, 676, 424, 0, 0}, /* 677 */
    {RT_TERM_LAND, 677, 427, 0, 0}, /* 678 */
    {RT_TERM_LAND, 678, 561, 0, 0}, /* 679 */
    {RT_TERM_LAND, 679, 567, 0, 0}, /* 680 */
    {RT_TERM_LAND, 679, 571, 0, 0}, /* 681 */
    {RT_TERM_LAND, 679, 575, 0, 0}, /* 682 */
    {RT_TERM_LAND, 682, 578, 0, 0}, /* 683 */
    {RT_TERM_LAND, 682, 582, 0, 0}, /* 684 */
    {RT_TERM_LAND, 678, 584, 0, 0}, /* 685 */
    {RT_TERM_LAND, 685, 587, 0, 0}, /* 686 */
    {RT_TERM_LAND, 686, 578, 0, 0}, /* 687 */
    {RT_TERM_LAND, 686, 591, 0, 0}, /* 688 */
    {RT_TERM_LAND, 61, 440, 0, 0}, /* 689 */
    {RT_TERM_LAND, 689, 29, 0, 0}, /* 690 */
    {RT_TERM_LAND, 689, 519, 0, 0}, /* 691 */
    {RT_TERM_LAND, 689, 522, 0, 0}, /* 692 */
    {RT_TERM_LAND, 692, 29, 0, 0}, /* 693 */
    {RT_TERM_LAND, 692, 525, 0, 0}, /* 694 */
    {RT_TERM_LAND, 692, 528, 0, 0}, /* 695 */
    {RT_TERM_LAND, 61, 441, 0, 0}, /* 696 */
    {RT_TERM_LAND, 696, 444, 0, 0}, /* 697 */
    {RT_TERM_LAND, 697, 447, 0, 0}, /* 698 */
    {RT_TERM_LAND, 698, 437, 0, 0}, /* 699 */
    {RT_TERM_LAND, 699, 374, 0, 0}, /* 700 */
    {RT_TERM_LAND, 696, 451, 0, 0}, /* 701 */
    {RT_TERM_LAND, 701, 454, 0, 0}, /* 702 */
    {RT_TERM_LAND, 702, 416, 0, 0}, /* 703 */
    {RT_TERM_LAND, 703, 424, 0, 0}, /* 704 */
    {RT_TERM_LAND, 704, 427, 0, 0}, /* 705 */
    {RT_TERM_LAND, 702, 542, 0, 0}, /* 706 */
    {RT_TERM_LAND, 702, 544, 0, 0}, /* 707 */
    {RT_TERM_LAND, 701, 462, 0, 0}, /* 708 */
    {RT_TERM_LAND, 708, 465, 0, 0}, /* 709 */
    {RT_TERM_LAND, 709, 437, 0, 0}, /* 710 */
    {RT_TERM_LAND, 710, 374, 0, 0}, /* 711 */
    {RT_TERM_LAND, 708, 475, 0, 0}, /* 712 */
    {RT_TERM_LAND, 712, 478, 0, 0}, /* 713 */
    {RT_TERM_LAND, 713, 483, 0, 0}, /* 714 */
    {RT_TERM_LAND, 714, 410, 0, 0}, /* 715 */
    {RT_TERM_LAND, 714, 485, 0, 0}, /* 716 */
    {RT_TERM_LAND, 716, 498, 0, 0}, /* 717 */
    {RT_TERM_LAND, 717, 502, 0, 0}, /* 718 */
    {RT_TERM_LAND, 718, 505, 0, 0}, /* 719 */
    {RT_TERM_LAND, 719, 398, 0, 0}, /* 720 */
    {RT_TERM_LAND, 720, 401, 0, 0}, /* 721 */
    {RT_TERM_LAND, 721, 404, 0, 0}, /* 722 */
    {RT_TERM_LAND, 720, 509, 0, 0}, /* 723 */
    {RT_TERM_LAND, 723, 421, 0, 0}, /* 724 */
    {RT_TERM_LAND, 724, 424, 0, 0}, /* 725 */
    {RT_TERM_LAND, 725, 427, 0, 0}, /* 726 */
    {RT_TERM_LAND, 726, 561, 0, 0}, /* 727 */
    {RT_TERM_LAND, 727, 567, 0, 0}, /* 728 */
    {RT_TERM_LAND, 727, 571, 0, 0}, /* 729 */
    {RT_TERM_LAND, 727, 575, 0, 0}, /* 730 */
    {RT_TERM_LAND, 730, 578, 0, 0}, /* 731 */
    {RT_TERM_LAND, 730, 582, 0, 0}, /* 732 */
    {RT_TERM_LAND, 726, 584, 0, 0}, /* 733 */
    {RT_TERM_LAND, 733, 587, 0, 0}, /* 734 */
    {RT_TERM_LAND, 734, 578, 0, 0}, /* 735 */
    {RT_TERM_LAND, 734, 591, 0, 0}, /* 736 */
    {RT_TERM_SLICE, 90, 4, 0, 3}, /* 737 */
    {RT_TERM_LT, 737, 86, 0, 0}, /* 738 */
    {RT_TERM_LAND, 445, 738, 0, 0}, /* 739 */
    {RT_TERM_LAND, 739, 437, 0, 0}, /* 740 */
    {RT_TERM_LAND, 740, 374, 0, 0}, /* 741 */
    {RT_TERM_SLICE, 90, 2, 0, 2}, /* 742 */
    {RT_TERM_NE, 742, 4, 0, 0}, /* 743 */
    {RT_TERM_LOR, 743, 458, 0, 0}, /* 744 */
    {RT_TERM_LNOT, 744, 0, 0, 0}, /* 745 */
    {RT_TERM_LAND, 455, 745, 0, 0}, /* 746 */
    {RT_TERM_GE, 737, 433, 0, 0}, /* 747 */
    {RT_TERM_LOR, 458, 747, 0, 0}, /* 748 */
    {RT_TERM_LNOT, 748, 0, 0, 0}, /* 749 */
    {RT_TERM_LAND, 466, 749, 0, 0}, /* 750 */
    {RT_TERM_LAND, 750, 437, 0, 0}, /* 751 */
    {RT_TERM_LAND, 751, 374, 0, 0}, /* 752 */
    {RT_TERM_SLICE, 737, 4, 0, 2}, /* 753 */
    {RT_TERM_LT, 753, 433, 0, 0}, /* 754 */
    {RT_TERM_LAND, 503, 754, 0, 0}, /* 755 */
    {RT_TERM_LAND, 755, 398, 0, 0}, /* 756 */
    {RT_TERM_LAND, 756, 401, 0, 0}, /* 757 */
    {RT_TERM_LAND, 756, 509, 0, 0}, /* 758 */
    {RT_TERM_LAND, 758, 416, 0, 0}, /* 759 */
    {RT_TERM_LAND, 758, 421, 0, 0}, /* 760 */
    {RT_TERM_LAND, 760, 424, 0, 0}, /* 761 */
    {RT_TERM_SLICE, 90, 4, 0, 1}, /* 762 */
    {RT_TERM_LAND, 523, 762, 0, 0}, /* 763 */
    {RT_TERM_LNOT, 762, 0, 0, 0}, /* 764 */
    {RT_TERM_LAND, 523, 764, 0, 0}, /* 765 */
    {RT_TERM_ADD, 742, 21, 0, 0}, /* 766 */
    {RT_TERM_LT, 766, 553, 0, 0}, /* 767 */
    {RT_TERM_LAND, 466, 767, 0, 0}, /* 768 */
    {RT_TERM_LNOT, 767, 0, 0, 0}, /* 769 */
    {RT_TERM_LAND, 466, 769, 0, 0}, /* 770 */
    {RT_TERM_LAND, 757, 404, 0, 0}, /* 771 */
    {RT_TERM_LAND, 761, 427, 0, 0}, /* 772 */
    {RT_TERM_SLICE, 737, 4, 0, 1}, /* 773 */
    {RT_TERM_LAND, 772, 773, 0, 0}, /* 774 */
    {RT_TERM_LAND, 774, 567, 0, 0}, /* 775 */
    {RT_TERM_LAND, 774, 571, 0, 0}, /* 776 */
    {RT_TERM_LAND, 774, 575, 0, 0}, /* 777 */
    {RT_TERM_LAND, 777, 578, 0, 0}, /* 778 */
    {RT_TERM_LAND, 777, 582, 0, 0}, /* 779 */
    {RT_TERM_LNOT, 773, 0, 0, 0}, /* 780 */
    {RT_TERM_LAND, 772, 780, 0, 0}, /* 781 */
    {RT_TERM_LAND, 781, 587, 0, 0}, /* 782 */
    {RT_TERM_LAND, 782, 578, 0, 0}, /* 783 */
    {RT_TERM_LAND, 782, 591, 0, 0}, /* 784 */
    {RT_TERM_LAND, 596, 762, 0, 0}, /* 785 */
    {RT_TERM_LAND, 596, 764, 0, 0}, /* 786 */
    {RT_TERM_LAND, 601, 738, 0, 0}, /* 787 */
    {RT_TERM_LAND, 787, 437, 0, 0}, /* 788 */
    {RT_TERM_LAND, 788, 374, 0, 0}, /* 789 */
    {RT_TERM_LAND, 622, 754, 0, 0}, /* 790 */
    {RT_TERM_LAND, 790, 398, 0, 0}, /* 791 */
    {RT_TERM_LAND, 791, 401, 0, 0}, /* 792 */
    {RT_TERM_LAND, 792, 404, 0, 0}, /* 793 */
    {RT_TERM_LAND, 791, 509, 0, 0}, /* 794 */
    {RT_TERM_LAND, 794, 421, 0, 0}, /* 795 */
    {RT_TERM_LAND, 795, 424, 0, 0}, /* 796 */
    {RT_TERM_LAND, 796, 427, 0, 0}, /* 797 */
    {RT_TERM_LAND, 797, 773, 0, 0}, /* 798 */
    {RT_TERM_LAND, 798, 567, 0, 0}, /* 799 */
    {RT_TERM_LAND, 798, 571, 0, 0}, /* 800 */
    {RT_TERM_LAND, 798, 575, 0, 0}, /* 801 */
    {RT_TERM_LAND, 801, 578, 0, 0}, /* 802 */
    {RT_TERM_LAND, 801, 582, 0, 0}, /* 803 */
    {RT_TERM_LAND, 797, 780, 0, 0}, /* 804 */
    {RT_TERM_LAND, 804, 587, 0, 0}, /* 805 */
    {RT_TERM_LAND, 805, 578, 0, 0}, /* 806 */
    {RT_TERM_LAND, 805, 591, 0, 0}, /* 807 */
    {RT_TERM_LAND, 644, 762, 0, 0}, /* 808 */
    {RT_TERM_LAND, 644, 764, 0, 0}, /* 809 */
    {RT_TERM_LAND, 649, 738, 0, 0}, /* 810 */
    {RT_TERM_LAND, 810, 437, 0, 0}, /* 811 */
    {RT_TERM_LAND, 811, 374, 0, 0}, /* 812 */
    {RT_TERM_LAND, 670, 754, 0, 0}, /* 813 */
    {RT_TERM_LAND, 813, 398, 0, 0}, /* 814 */
    {RT_TERM_LAND, 814, 401, 0, 0}, /* 815 */
    {RT_TERM_LAND, 815, 404, 0, 0}, /* 816 */
    {RT_TERM_LAND, 814, 509, 0, 0}, /* 817 */
    {RT_TERM_LAND, 817, 421, 0, 0}, /* 818 */
    {RT_TERM_LAND, 818, 424, 0, 0}, /* 819 */
    {RT_TERM_LAND, 819, 427, 0, 0}, /* 820 */
    {RT_TERM_LAND, 820, 773, 0, 0}, /* 821 */
    {RT_TERM_LAND, 821, 567, 0, 0}, /* 822 */
    {RT_TERM_LAND, 821, 571, 0, 0}, /* 823 */
    {RT_TERM_LAND, 821, 575, 0, 0}, /* 824 */
    {RT_TERM_LAND, 824, 578, 0, 0}, /* 825 */
    {RT_TERM_LAND, 824, 582, 0, 0}, /* 826 */
    {RT_TERM_LAND, 820, 780, 0, 0}, /* 827 */
    {RT_TERM_LAND, 827, 587, 0, 0}, /* 828 */
    {RT_TERM_LAND, 828, 578, 0, 0}, /* 829 */
    {RT_TERM_LAND, 828, 591, 0, 0}, /* 830 */
    {RT_TERM_LAND, 692, 762, 0, 0}, /* 831 */
    {RT_TERM_LAND, 692, 764, 0, 0}, /* 832 */
    {RT_TERM_LAND, 697, 738, 0, 0}, /* 833 */
    {RT_TERM_LAND, 833, 437, 0, 0}, /* 834 */
    {RT_TERM_LAND, 834, 374, 0, 0}, /* 835 */
    {RT_TERM_LAND, 718, 754, 0, 0}, /* 836 */
    {RT_TERM_LAND, 836, 398, 0, 0}, /* 837 */
    {RT_TERM_LAND, 837, 401, 0, 0}, /* 838 */
    {RT_TERM_LAND, 838, 404, 0, 0}, /* 839 */
    {RT_TERM_LAND, 837, 509, 0, 0}, /* 840 */
    {RT_TERM_LAND, 840, 421, 0, 0}, /* 841 */
    {RT_TERM_LAND, 841, 424, 0, 0}, /* 842 */
    {RT_TERM_LAND, 842, 427, 0, 0}, /* 843 */
    {RT_TERM_LAND, 843, 773, 0, 0}, /* 844 */
    {RT_TERM_LAND, 844, 567, 0, 0}, /* 845 */
    {RT_TERM_LAND, 844, 571, 0, 0}, /* 846 */
    {RT_TERM_LAND, 844, 575, 0, 0}, /* 847 */
    {RT_TERM_LAND, 847, 578, 0, 0}, /* 848 */
    {RT_TERM_LAND, 847, 582, 0, 0}, /* 849 */
    {RT_TERM_LAND, 843, 780, 0, 0}, /* 850 */
    {RT_TERM_LAND, 850, 587, 0, 0}, /* 851 */
    {RT_TERM_LAND, 851, 578, 0, 0}, /* 852 */
    {RT_TERM_LAND, 851, 591, 0, 0}, /* 853 */
    {RT_TERM_LAND, 121, 440, 0, 0}, /* 854 */
    {RT_TERM_LAND, 854, 29, 0, 0}, /* 855 */
    {RT_TERM_LAND, 854, 519, 0, 0}, /* 856 */
    {RT_TERM_LAND, 854, 522, 0, 0}, /* 857 */
    {RT_TERM_LAND, 857, 29, 0, 0}, /* 858 */
    {RT_TERM_LAND, 857, 525, 0, 0}, /* 859 */
    {RT_TERM_LAND, 857, 528, 0, 0}, /* 860 */
    {RT_TERM_LAND, 121, 441, 0, 0}, /* 861 */
    {RT_TERM_LAND, 861, 444, 0, 0}, /* 862 */
    {RT_TERM_LAND, 862, 447, 0, 0}, /* 863 */
    {RT_TERM_LAND, 863, 437, 0, 0}, /* 864 */
    {RT_TERM_LAND, 864, 374, 0, 0}, /* 865 */
    {RT_TERM_LAND, 861, 451, 0, 0}, /* 866 */
    {RT_TERM_LAND, 866, 454, 0, 0}, /* 867 */
    {RT_TERM_LAND, 867, 416, 0, 0}, /* 868 */
    {RT_TERM_LAND, 868, 424, 0, 0}, /* 869 */
    {RT_TERM_LAND, 869, 427, 0, 0}, /* 870 */
    {RT_TERM_LAND, 867, 542, 0, 0}, /* 871 */
    {RT_TERM_LAND, 867, 544, 0, 0}, /* 872 */
    {RT_TERM_LAND, 866, 462, 0, 0}, /* 873 */
    {RT_TERM_LAND, 873, 465, 0, 0}, /* 874 */
    {RT_TERM_LAND, 874, 437, 0, 0}, /* 875 */
    {RT_TERM_LAND, 875, 374, 0, 0}, /* 876 */
    {RT_TERM_LAND, 874, 554, 0, 0}, /* 877 */
    {RT_TERM_LAND, 874, 556, 0, 0}, /* 878 */
    {RT_TERM_LAND, 873, 475, 0, 0}, /* 879 */
    {RT_TERM_LAND, 879, 478, 0, 0}, /* 880 */
    {RT_TERM_LAND, 880, 483, 0, 0}, /* 881 */
    {RT_TERM_LAND, 881, 410, 0, 0}, /* 882 */
    {RT_TERM_LAND, 881, 485, 0, 0}, /* 883 */
    {RT_TERM_LAND, 883, 498, 0, 0}, /* 884 */
    {RT_TERM_LAND, 884, 502, 0, 0}, /* 885 */
    {RT_TERM_LAND, 885, 505, 0, 0}, /* 886 */
    {RT_TERM_LAND, 886, 398, 0, 0}, /* 887 */
    {RT_TERM_LAND, 887, 401, 0, 0}, /* 888 */
    {RT_TERM_LAND, 888, 404, 0, 0}, /* 889 */
    {RT_TERM_LAND, 887, 509, 0, 0}, /* 890 */
    {RT_TERM_LAND, 890, 421, 0, 0}, /* 891 */
    {RT_TERM_LAND, 891, 424, 0, 0}, /* 892 */
    {RT_TERM_LAND, 892, 427, 0, 0}, /* 893 */
    {RT_TERM_LAND, 893, 561, 0, 0}, /* 894 */
    {RT_TERM_LAND, 894, 567, 0, 0}, /* 895 */
    {RT_TERM_LAND, 894, 571, 0, 0}, /* 896 */
    {RT_TERM_LAND, 894, 575, 0, 0}, /* 897 */
    {RT_TERM_LAND, 897, 578, 0, 0}, /* 898 */
    {RT_TERM_LAND, 897, 582, 0, 0}, /* 899 */
    {RT_TERM_LAND, 893, 584, 0, 0}, /* 900 */
    {RT_TERM_LAND, 900, 587, 0, 0}, /* 901 */
    {RT_TERM_LAND, 901, 578, 0, 0}, /* 902 */
    {RT_TERM_LAND, 901, 591, 0, 0}, /* 903 */
    {RT_TERM_LAND, 135, 440, 0, 0}, /* 904 */
    {RT_TERM_LAND, 904, 29, 0, 0}, /* 905 */
    {RT_TERM_LAND, 904, 519, 0, 0}, /* 906 */
    {RT_TERM_LAND, 904, 522, 0, 0}, /* 907 */
    {RT_TERM_LAND, 907, 29, 0, 0}, /* 908 */
    {RT_TERM_LAND, 907, 525, 0, 0}, /* 909 */
    {RT_TERM_LAND, 907, 528, 0, 0}, /* 910 */
    {RT_TERM_LAND, 135, 441, 0, 0}, /* 911 */
    {RT_TERM_LAND, 911, 444, 0, 0}, /* 912 */
    {RT_TERM_LAND, 912, 447, 0, 0}, /* 913 */
    {RT_TERM_LAND, 913, 437, 0, 0}, /* 914 */
    {RT_TERM_LAND, 914, 374, 0, 0}, /* 915 */
    {RT_TERM_LAND, 911, 451, 0, 0}, /* 916 */
    {RT_TERM_LAND, 916, 454, 0, 0}, /* 917 */
    {RT_TERM_LAND, 917, 416, 0, 0}, /* 918 */
    {RT_TERM_LAND, 918, 424, 0, 0}, /* 919 */
    {RT_TERM_LAND, 919, 427, 0, 0}, /* 920 */
    {RT_TERM_LAND, 917, 542, 0, 0}, /* 921 */
    {RT_TERM_LAND, 917, 544, 0, 0}, /* 922 */
    {RT_TERM_LAND, 916, 462, 0, 0}, /* 923 */
    {RT_TERM_LAND, 923, 465, 0, 0}, /* 924 */
    {RT_TERM_LAND, 924, 437, 0, 0}, /* 925 */
    {RT_TERM_LAND, 925, 374, 0, 0}, /* 926 */
    {RT_TERM_LAND, 924, 554, 0, 0}, /* 927 */
    {RT_TERM_LAND, 924, 556, 0, 0}, /* 928 */
    {RT_TERM_LAND, 923, 475, 0, 0}, /* 929 */
    {RT_TERM_LAND, 929, 478, 0, 0}, /* 930 */
    {RT_TERM_LAND, 930, 483, 0, 0}, /* 931 */
    {RT_TERM_LAND, 931, 410, 0, 0}, /* 932 */
    {RT_TERM_LAND, 931, 485, 0, 0}, /* 933 */
    {RT_TERM_LAND, 933, 498, 0, 0}, /* 934 */
    {RT_TERM_LAND, 934, 502, 0, 0}, /* 935 */
    {RT_TERM_LAND, 935, 505, 0, 0}, /* 936 */
    {RT_TERM_LAND, 936, 398, 0, 0}, /* 937 */
    {RT_TERM_LAND, 937, 401, 0, 0}, /* 938 */
    {RT_TERM_LAND, 938, 404, 0, 0}, /* 939 */
    {RT_TERM_LAND, 937, 509, 0, 0}, /* 940 */
    {RT_TERM_LAND, 940, 421, 0, 0}, /* 941 */
    {RT_TERM_LAND, 941, 424, 0, 0}, /* 942 */
    {RT_TERM_LAND, 942, 427, 0, 0}, /* 943 */
    {RT_TERM_LAND, 943, 561, 0, 0}, /* 944 */
    {RT_TERM_LAND, 944, 567, 0, 0}, /* 945 */
    {RT_TERM_LAND, 944, 571, 0, 0}, /* 946 */
    {RT_TERM_LAND, 944, 575, 0, 0}, /* 947 */
    {RT_TERM_LAND, 947, 578, 0, 0}, /* 948 */
    {RT_TERM_LAND, 947, 582, 0, 0}, /* 949 */
    {RT_TERM_LAND, 943, 584, 0, 0}, /* 950 */
    {RT_TERM_LAND, 950, 587, 0, 0}, /* 951 */
    {RT_TERM_LAND, 951, 578, 0, 0}, /* 952 */
    {RT_TERM_LAND, 951, 591, 0, 0}, /* 953 */
    {RT_TERM_LAND, 140, 440, 0, 0}, /* 954 */
    {RT_TERM_LAND, 954, 29, 0, 0}, /* 955 */
    {RT_TERM_LAND, 954, 519, 0, 0}, /* 956 */
    {RT_TERM_LAND, 954, 522, 0, 0}, /* 957 */
    {RT_TERM_LAND, 957, 29, 0, 0}, /* 958 */
    {RT_TERM_LAND, 957, 525, 0, 0}, /* 959 */
    {RT_TERM_LAND, 957, 528, 0, 0}, /* 960 */
    {RT_TERM_LAND, 140, 441, 0, 0}, /* 961 */
    {RT_TERM_LAND, 961, 444, 0, 0}, /* 962 */
    {RT_TERM_LAND, 962, 447, 0, 0}, /* 963 */
    {RT_TERM_LAND, 963, 437, 0, 0}, /* 964 */
    {RT_TERM_LAND, 964, 374, 0, 0}, /* 965 */
    {RT_TERM_LAND, 961, 451, 0, 0}, /* 966 */
    {RT_TERM_LAND, 966, 454, 0, 0}, /* 967 */
    {RT_TERM_LAND, 967, 416, 0, 0}, /* 968 */
    {RT_TERM_LAND, 968, 424, 0, 0}, /* 969 */
    {RT_TERM_LAND, 969, 427, 0, 0}, /* 970 */
    {RT_TERM_LAND, 967, 542, 0, 0}, /* 971 */
    {RT_TERM_LAND, 967, 544, 0, 0}, /* 972 */
    {RT_TERM_LAND, 966, 462, 0, 0}, /* 973 */
    {RT_TERM_LAND, 973, 465, 0, 0}, /* 974 */
    {RT_TERM_LAND, 974, 437, 0, 0}, /* 975 */
    {RT_TERM_LAND, 975, 374, 0, 0}, /* 976 */
    {RT_TERM_LAND, 974, 554, 0, 0}, /* 977 */
    {RT_TERM_LAND, 974, 556, 0, 0}, /* 978 */
    {RT_TERM_LAND, 973, 475, 0, 0}, /* 979 */
    {RT_TERM_LAND, 979, 478, 0, 0}, /* 980 */
    {RT_TERM_LAND, 980, 483, 0, 0}, /* 981 */
    {RT_TERM_LAND, 981, 410, 0, 0}, /* 982 */
    {RT_TERM_LAND, 981, 485, 0, 0}, /* 983 */
    {RT_TERM_LAND, 983, 498, 0, 0}, /* 984 */
    {RT_TERM_LAND, 984, 502, 0, 0}, /* 985 */
    {RT_TERM_LAND, 985, 505, 0, 0}, /* 986 */
    {RT_TERM_LAND, 986, 398, 0, 0}, /* 987 */
    {RT_TERM_LAND, 987, 401, 0, 0}, /* 988 */
    {RT_TERM_LAND, 988, 404, 0, 0}, /* 989 */
    {RT_TERM_LAND, 987, 509, 0, 0}, /* 990 */
    {RT_TERM_LAND, 990, 421, 0, 0}, /* 991 */
    {RT_TERM_LAND, 991, 424, 0, 0}, /* 992 */
    {RT_TERM_LAND, 992, 427, 0, 0}, /* 993 */
    {RT_TERM_LAND, 993, 561, 0, 0}, /* 994 */
    {RT_TERM_LAND, 994, 567, 0, 0}, /* 995 */
    {RT_TERM_LAND, 994, 571, 0, 0}, /* 996 */
    {RT_TERM_LAND, 994, 575, 0, 0}, /* 997 */
    {RT_TERM_LAND, 997, 578, 0, 0}, /* 998 */
    {RT_TERM_LAND, 997, 582, 0, 0}, /* 999 */
    {RT_TERM_LAND, 993, 584, 0, 0}, /* 1000 */
    {RT_TERM_LAND, 1000, 587, 0, 0}, /* 1001 */
    {RT_TERM_LAND, 1001, 578, 0, 0}, /* 1002 */
    {RT_TERM_LAND, 1001, 591, 0, 0}, /* 1003 */
    {RT_TERM_LAND, 142, 440, 0, 0}, /* 1004 */
    {RT_TERM_LAND, 1004, 29, 0, 0}, /* 1005 */
    {RT_TERM_LAND, 1004, 519, 0, 0}, /* 1006 */
    {RT_TERM_LAND, 1004, 522, 0, 0}, /* 1007 */
    {RT_TERM_LAND, 1007, 29, 0, 0}, /* 1008 */
    {RT_TERM_LAND, 1007, 525, 0, 0}, /* 1009 */
    {RT_TERM_LAND, 1007, 528, 0, 0}, /* 1010 */
    {RT_TERM_LAND, 142, 441, 0, 0}, /* 1011 */
    {RT_TERM_LAND, 1011, 444, 0, 0}, /* 1012 */
    {RT_TERM_LAND, 1012, 447, 0, 0}, /* 1013 */
    {RT_TERM_LAND, 1013, 437, 0, 0}, /* 1014 */
    {RT_TERM_LAND, 1014, 374, 0, 0}, /* 1015 */
    {RT_TERM_LAND, 1011, 451, 0, 0}, /* 1016 */
    {RT_TERM_LAND, 1016, 454, 0, 0}, /* 1017 */
    {RT_TERM_LAND, 1017, 416, 0, 0}, /* 1018 */
    {RT_TERM_LAND, 1018, 424, 0, 0}, /* 1019 */
    {RT_TERM_LAND, 1019, 427, 0, 0}, /* 1020 */
    {RT_TERM_LAND, 1017, 542, 0, 0}, /* 1021 */
    {RT_TERM_LAND, 1017, 544, 0, 0}, /* 1022 */
    {RT_TERM_LAND, 1016, 462, 0, 0}, /* 1023 */
    {RT_TERM_LAND, 1023, 465, 0, 0}, /* 1024 */
    {RT_TERM_LAND, 1024, 437, 0, 0}, /* 1025 */
    {RT_TERM_LAND, 1025, 374, 0, 0}, /* 1026 */
    {RT_TERM_LAND, 1024, 554, 0, 0}, /* 1027 */
    {RT_TERM_LAND, 1024, 556, 0, 0}, /* 1028 */
    {RT_TERM_LAND, 1023, 475, 0, 0}, /* 1029 */
    {RT_TERM_LAND, 1029, 478, 0, 0}, /* 1030 */
    {RT_TERM_LAND, 1030, 483, 0, 0}, /* 1031 */
    {RT_TERM_LAND, 1031, 410, 0, 0}, /* 1032 */
    {RT_TERM_LAND, 1031, 485, 0, 0}, /* 1033 */
    {RT_TERM_LAND, 1033, 498, 0, 0}, /* 1034 */
    {RT_TERM_LAND, 1034, 502, 0, 0}, /* 1035 */
    {RT_TERM_LAND, 1035, 505, 0, 0}, /* 1036 */
    {RT_TERM_LAND, 1036, 398, 0, 0}, /* 1037 */
    {RT_TERM_LAND, 1037, 401, 0, 0}, /* 1038 */
    {RT_TERM_LAND, 1038, 404, 0, 0}, /* 1039 */
    {RT_TERM_LAND, 1037, 509, 0, 0}, /* 1040 */
    {RT_TERM_LAND, 1040, 421, 0, 0}, /* 1041 */
    {RT_TERM_LAND, 1041, 424, 0, 0}, /* 1042 */
    {RT_TERM_LAND, 1042, 427, 0, 0}, /* 1043 */
    {RT_TERM_LAND, 1043, 561, 0, 0}, /* 1044 */
    {RT_TERM_LAND, 1044, 567, 0, 0}, /* 1045 */
    {RT_TERM_LAND, 1044, 571, 0, 0}, /* 1046 */
    {RT_TERM_LAND, 1044, 575, 0, 0}, /* 1047 */
    {RT_TERM_LAND, 1047, 578, 0, 0}, /* 1048 */
    {RT_TERM_LAND, 1047, 582, 0, 0}, /* 1049 */
    {RT_TERM_LAND, 1043, 584, 0, 0}, /* 1050 */
    {RT_TERM_LAND, 1050, 587, 0, 0}, /* 1051 */
    {RT_TERM_LAND, 1051, 578, 0, 0}, /* 1052 */
    {RT_TERM_LAND, 1051, 591, 0, 0}, /* 1053 */
    {RT_TERM_LAND, 145, 440, 0, 0}, /* 1054 */
    {RT_TERM_LAND, 1054, 29, 0, 0}, /* 1055 */
    {RT_TERM_LAND, 1054, 519, 0, 0}, /* 1056 */
    {RT_TERM_LAND, 1054, 522, 0, 0}, /* 1057 */
    {RT_TERM_LAND, 1057, 29, 0, 0}, /* 1058 */
    {RT_TERM_LAND, 1057, 525, 0, 0}, /* 1059 */
    {RT_TERM_LAND, 1057, 528, 0, 0}, /* 1060 */
    {RT_TERM_LAND, 145, 441, 0, 0}, /* 1061 */
    {RT_TERM_LAND, 1061, 444, 0, 0}, /* 1062 */
    {RT_TERM_LAND, 1062, 447, 0, 0}, /* 1063 */
    {RT_TERM_LAND, 1063, 437, 0, 0}, /* 1064 */
    {RT_TERM_LAND, 1064, 374, 0, 0}, /* 1065 */
    {RT_TERM_LAND, 1061, 451, 0, 0}, /* 1066 */
    {RT_TERM_LAND, 1066, 454, 0, 0}, /* 1067 */
    {RT_TERM_LAND, 1067, 416, 0, 0}, /* 1068 */
    {RT_TERM_LAND, 1068, 424, 0, 0}, /* 1069 */
    {RT_TERM_LAND, 1069, 427, 0, 0}, /* 1070 */
    {RT_TERM_LAND, 1067, 542, 0, 0}, /* 1071 */
    {RT_TERM_LAND, 1067, 544, 0, 0}, /* 1072 */
    {RT_TERM_LAND, 1066, 462, 0, 0}, /* 1073 */
    {RT_TERM_LAND, 1073, 465, 0, 0}, /* 1074 */
    {RT_TERM_LAND, 1074, 437, 0, 0}, /* 1075 */
    {RT_TERM_LAND, 1075, 374, 0, 0}, /* 1076 */
    {RT_TERM_LAND, 1074, 554, 0, 0}, /* 1077 */
    {RT_TERM_LAND, 1074, 556, 0, 0}, /* 1078 */
    {RT_TERM_LAND, 1073, 475, 0, 0}, /* 1079 */
    {RT_TERM_LAND, 1079, 478, 0, 0}, /* 1080 */
    {RT_TERM_LAND, 1080, 483, 0, 0}, /* 1081 */
    {RT_TERM_LAND, 1081, 410, 0, 0}, /* 1082 */
    {RT_TERM_LAND, 1081, 485, 0, 0}, /* 1083 */
    {RT_TERM_LAND, 1083, 498, 0, 0}, /* 1084 */
    {RT_TERM_LAND, 1084, 502, 0, 0}, /* 1085 */
    {RT_TERM_LAND, 1085, 505, 0, 0}, /* 1086 */
    {RT_TERM_LAND, 1086, 398, 0, 0}, /* 1087 */
    {RT_TERM_LAND, 1087, 401, 0, 0}, /* 1088 */
    {RT_TERM_LAND, 1088, 404, 0, 0}, /* 1089 */
    {RT_TERM_LAND, 1087, 509, 0, 0}, /* 1090 */
    {RT_TERM_LAND, 1090, 421, 0, 0}, /* 1091 */
    {RT_TERM_LAND, 1091, 424, 0, 0}, /* 1092 */
    {RT_TERM_LAND, 1092, 427, 0, 0}, /* 1093 */
    {RT_TERM_LAND, 1093, 561, 0, 0}, /* 1094 */
    {RT_TERM_LAND, 1094, 567, 0, 0}, /* 1095 */
    {RT_TERM_LAND, 1094, 571, 0, 0}, /* 1096 */
    {RT_TERM_LAND, 1094, 575, 0, 0}, /* 1097 */
    {RT_TERM_LAND, 1097, 578, 0, 0}, /* 1098 */
    {RT_TERM_LAND, 1097, 582, 0, 0}, /* 1099 */
    {RT_TERM_LAND, 1093, 584, 0, 0}, /* 1100 */
    {RT_TERM_LAND, 1100, 587, 0, 0}, /* 1101 */
    {RT_TERM_LAND, 1101, 578, 0, 0}, /* 1102 */
    {RT_TERM_LAND, 1101, 591, 0, 0}, /* 1103 */
    {RT_TERM_COND, 29, 4, 242, 0}, /* 1104 */
    {RT_TERM_SLICE, 1104, 4, 0, 1}, /* 1105 */
    {RT_TERM_LAND, 1105, 162, 0, 0}, /* 1106 */
    {RT_TERM_SLICE, 1104, 21, 0, 11}, /* 1107 */
    {RT_TERM_COND, 40, 21, 327, 0}, /* 1108 */
    {RT_TERM_LAND, 1108, 33, 0, 0}, /* 1109 */
    {RT_TERM_LAND, 1108, 296, 0, 0}, /* 1110 */
    {RT_TERM_LINE, 0, 0, 0, 2}, /* 1111 */
    {RT_TERM_LAND, 1108, 1111, 0, 0}, /* 1112 */
    {RT_TERM_LINE, 0, 0, 0, 4}, /* 1113 */
    {RT_TERM_LAND, 1108, 1113, 0, 0}, /* 1114 */
    {RT_TERM_LINE, 0, 0, 0, 3}, /* 1115 */
    {RT_TERM_LAND, 1108, 1115, 0, 0}, /* 1116 */
    {RT_TERM_LINE, 0, 0, 0, 5}, /* 1117 */
    {RT_TERM_LAND, 1108, 1117, 0, 0}, /* 1118 */
    {RT_TERM_REG, 4, 0, 0, 5}, /* 1119 */
    {RT_TERM_REG, 4, 0, 0, 7}, /* 1120 */
    {RT_TERM_SLICE, 1120, 144, 0, 16}, /* 1121 */
    {RT_TERM_SLICE, 1120, 4, 0, 16}, /* 1122 */
    {RT_TERM_REG, 4, 0, 0, 3}, /* 1123 */
    {RT_TERM_SLICE, 1123, 4, 0, 1}, /* 1124 */
    {RT_TERM_REG, 21, 0, 0, 3}, /* 1125 */
    {RT_TERM_SLICE, 1125, 4, 0, 1}, /* 1126 */
    {RT_TERM_REG, 59, 0, 0, 3}, /* 1127 */
    {RT_TERM_SLICE, 1127, 4, 0, 1}, /* 1128 */
    {RT_TERM_REG, 34, 0, 0, 3}, /* 1129 */
    {RT_TERM_SLICE, 1129, 4, 0, 1}, /* 1130 */
    {RT_TERM_REG, 86, 0, 0, 3}, /* 1131 */
    {RT_TERM_SLICE, 1131, 4, 0, 1}, /* 1132 */
    {RT_TERM_REG, 137, 0, 0, 3}, /* 1133 */
    {RT_TERM_SLICE, 1133, 4, 0, 1}, /* 1134 */
    {RT_TERM_REG, 108, 0, 0, 3}, /* 1135 */
    {RT_TERM_SLICE, 1135, 4, 0, 1}, /* 1136 */
    {RT_TERM_REG, 138, 0, 0, 3}, /* 1137 */
    {RT_TERM_SLICE, 1137, 4, 0, 1}, /* 1138 */
    {RT_TERM_REG, 2, 0, 0, 3}, /* 1139 */
    {RT_TERM_SLICE, 1139, 4, 0, 1}, /* 1140 */
    {RT_TERM_REG, 115, 0, 0, 3}, /* 1141 */
    {RT_TERM_SLICE, 1141, 4, 0, 1}, /* 1142 */
    {RT_TERM_REG, 119, 0, 0, 3}, /* 1143 */
    {RT_TERM_SLICE, 1143, 4, 0, 1}, /* 1144 */
    {RT_TERM_REG, 89, 0, 0, 3}, /* 1145 */
    {RT_TERM_SLICE, 1145, 4, 0, 1}, /* 1146 */
    {RT_TERM_REG, 125, 0, 0, 3}, /* 1147 */
    {RT_TERM_SLICE, 1147, 4, 0, 1}, /* 1148 */
    {RT_TERM_REG, 129, 0, 0, 3}, /* 1149 */
    {RT_TERM_SLICE, 1149, 4, 0, 1}, /* 1150 */
    {RT_TERM_REG, 133, 0, 0, 3}, /* 1151 */
    {RT_TERM_SLICE, 1151, 4, 0, 1}, /* 1152 */
    {RT_TERM_SLICE, 21, 4, 0, 1}, /* 1153 */
    {RT_TERM_CAT, 1152, 1153, 0, 1}, /* 1154 */
    {RT_TERM_CAT, 1150, 1154, 0, 1}, /* 1155 */
    {RT_TERM_CAT, 1148, 1155, 0, 1}, /* 1156 */
    {RT_TERM_CAT, 1146, 1156, 0, 1}, /* 1157 */
    {RT_TERM_CAT, 1144, 1157, 0, 1}, /* 1158 */
    {RT_TERM_CAT, 1142, 1158, 0, 1}, /* 1159 */
    {RT_TERM_CAT, 1140, 1159, 0, 1}, /* 1160 */
    {RT_TERM_CAT, 1138, 1160, 0, 1}, /* 1161 */
    {RT_TERM_CAT, 1136, 1161, 0, 1}, /* 1162 */
    {RT_TERM_CAT, 1134, 1162, 0, 1}, /* 1163 */
    {RT_TERM_CAT, 1132, 1163, 0, 1}, /* 1164 */
    {RT_TERM_CAT, 1130, 1164, 0, 1}, /* 1165 */
    {RT_TERM_CAT, 1128, 1165, 0, 1}, /* 1166 */
    {RT_TERM_CAT, 1126, 1166, 0, 1}, /* 1167 */
    {RT_TERM_CAT, 1124, 1167, 0, 1}, /* 1168 */
    {RT_TERM_REG, 4, 0, 0, 6}, /* 1169 */
    {RT_TERM_LNOT, 1123, 0, 0, 0}, /* 1170 */
};

static const struct rt_use uses_binary_add_rr_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 3, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 20, 3, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 19, 22, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 27, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 30, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 2, 27, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 39, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 48, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 52, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 56, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 61, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 62, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_binary_add_rr_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 27, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 30, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 2, 27, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 39, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 48, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 52, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 56, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 61, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 62, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_binary_subr_rr[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 3, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 20, 3, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 19, 22, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 30, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 27, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 2, 27, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 48, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 39, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 56, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 52, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 62, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 61, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_binary_clamplep_rr_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 3, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 20, 3, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 19, 22, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 27, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 30, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 74, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 76, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 2, 27, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 39, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 79, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 80, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 52, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 81, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 82, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 61, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 83, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 84, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_binary_clamplep_rr_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 27, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 30, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 74, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 76, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 2, 27, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 39, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 79, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 80, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 52, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 81, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 82, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 61, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 83, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 84, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_binary_sext_rr_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 3, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 20, 3, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 19, 22, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 27, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 30, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 27, 28, 85, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 27, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 48, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 39, 28, 85, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 56, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 52, 28, 85, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 62, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 61, 28, 85, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_binary_sext_rr_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 27, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 30, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 27, 28, 85, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 27, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 48, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 39, 28, 85, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 56, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 52, 28, 85, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 62, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 61, 28, 85, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_binary_min_rr[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 27, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 30, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 2, 27, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 48, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 39, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 56, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 52, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 62, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 61, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_binary_add_rs_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 3, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 20, 3, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 19, 22, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 27, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 30, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 2, 27, 32, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 88, 4, 89, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 39, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 48, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 52, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 56, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 61, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 62, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_binary_add_rs_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 27, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 30, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 2, 27, 32, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 88, 4, 89, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 39, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 48, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 52, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 56, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 61, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 62, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_binary_subr_rs[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 3, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 20, 3, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 19, 22, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 30, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 27, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 2, 27, 32, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 88, 4, 89, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 48, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 39, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 56, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 52, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 62, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 61, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_binary_clamplep_rs_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 3, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 20, 3, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 19, 22, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 27, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 30, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 94, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 96, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 2, 27, 32, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 88, 4, 89, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 39, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 99, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 100, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 52, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 101, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 102, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 61, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 103, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 104, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_binary_clamplep_rs_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 27, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 30, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 94, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 96, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 2, 27, 32, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 88, 4, 89, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 39, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 99, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 100, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 52, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 101, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 102, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 61, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 103, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 104, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_binary_sext_rs_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 3, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 20, 3, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 19, 22, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 27, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 30, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 27, 28, 85, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 27, 32, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 88, 4, 89, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 48, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 39, 28, 85, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 56, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 52, 28, 85, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 62, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 61, 28, 85, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_binary_sext_rs_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 27, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 30, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 27, 28, 85, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 27, 32, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 88, 4, 89, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 48, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 39, 28, 85, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 56, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 52, 28, 85, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 62, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 61, 28, 85, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_binary_min_rs[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 27, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 30, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 2, 27, 32, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 88, 4, 89, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 48, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 39, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 56, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 52, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 62, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 61, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_binary_add_sr_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 3, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 20, 3, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 19, 22, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 121, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 122, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 135, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 136, 31, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 4, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 21, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 59, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 34, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 86, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 137, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 108, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 138, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 2, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 115, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 119, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 89, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 125, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 129, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 133, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 140, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 141, 31, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 0, 140, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 39, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 48, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 52, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 56, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 61, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 62, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_binary_add_sr_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 121, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 122, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 142, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 143, 31, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 7, 142, 4, 144, 16},
    {RT_USE_READ, 0, 0, -1, 2, 145, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 146, 31, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 7, 145, 4, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 135, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 136, 31, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 4, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 21, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 59, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 34, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 86, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 137, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 108, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 138, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 2, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 115, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 119, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 89, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 125, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 129, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 133, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 140, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 141, 31, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 0, 140, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 39, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 48, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 52, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 56, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 61, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 62, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_binary_subr_sr[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 3, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 20, 3, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 19, 22, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 122, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 121, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 136, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 135, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 4, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 21, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 59, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 34, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 86, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 137, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 108, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 138, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 2, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 115, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 119, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 89, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 125, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 129, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 133, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 141, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 140, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 0, 140, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 48, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 39, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 56, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 52, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 62, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 61, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_binary_clamplep_sr_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 3, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 20, 3, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 19, 22, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 121, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 122, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 148, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 149, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 135, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 136, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 151, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 152, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 4, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 21, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 59, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 34, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 86, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 137, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 108, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 138, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 2, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 115, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 119, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 89, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 125, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 129, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 133, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 140, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 141, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 154, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 155, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 0, 140, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 39, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 79, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 80, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 52, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 81, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 82, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 61, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 83, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 84, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_binary_clamplep_sr_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 121, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 122, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 148, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 149, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 142, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 143, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 157, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 158, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 7, 142, 4, 144, 16},
    {RT_USE_READ, 0, 0, -1, 2, 145, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 146, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 160, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 161, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 7, 145, 4, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 135, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 136, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 151, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 152, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 4, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 21, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 59, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 34, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 86, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 137, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 108, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 138, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 2, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 115, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 119, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 89, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 125, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 129, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 133, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 140, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 141, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 154, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 155, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 0, 140, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 39, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 79, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 80, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 52, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 81, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 82, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 61, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 83, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 84, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_binary_sext_sr_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 3, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 20, 3, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 19, 22, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 121, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 122, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 121, 28, 85, 1},
    {RT_USE_READ, 0, 0, -1, 2, 135, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 136, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 135, 28, 85, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 4, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 21, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 59, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 34, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 86, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 137, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 108, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 138, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 2, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 115, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 119, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 89, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 125, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 129, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 133, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 140, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 141, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 140, 28, 85, 1},
    {RT_USE_WRITE, 0, 2, -1, 0, 140, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 48, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 39, 28, 85, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 56, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 52, 28, 85, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 62, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 61, 28, 85, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_binary_sext_sr_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 121, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 122, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 121, 28, 85, 1},
    {RT_USE_READ, 0, 0, -1, 2, 142, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 143, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 142, 28, 85, 1},
    {RT_USE_WRITE, 0, 2, -1, 7, 142, 4, 144, 16},
    {RT_USE_READ, 0, 0, -1, 2, 145, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 146, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 145, 28, 85, 1},
    {RT_USE_WRITE, 0, 2, -1, 7, 145, 4, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 135, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 136, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 135, 28, 85, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 4, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 21, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 59, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 34, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 86, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 137, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 108, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 138, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 2, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 115, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 119, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 89, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 125, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 129, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 133, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 140, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 141, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 140, 28, 85, 1},
    {RT_USE_WRITE, 0, 2, -1, 0, 140, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 48, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 39, 28, 85, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 56, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 52, 28, 85, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 62, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 61, 28, 85, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_binary_min_sr[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 121, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 122, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 142, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 143, 31, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 7, 142, 4, 144, 16},
    {RT_USE_READ, 0, 0, -1, 2, 145, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 146, 31, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 7, 145, 4, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 135, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 136, 31, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 4, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 21, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 59, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 34, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 86, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 137, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 108, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 138, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 2, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 115, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 119, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 89, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 125, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 129, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 133, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 140, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 141, 31, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 0, 140, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 48, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 39, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 56, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 52, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 62, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 61, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_unary_div2s_rr[] = {
    {RT_USE_READ, 0, 0, -1, 3, 162, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 163, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 163, 28, 42, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 163, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 165, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 166, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 167, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 164, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 164, 28, 42, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 165, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 166, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 167, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 170, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 171, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 172, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 169, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 169, 28, 42, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 170, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 171, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 172, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 174, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 174, 28, 42, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 175, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 176, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 177, 47, 4, 1},
};
static const struct rt_use uses_unary_hswap_rr_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 178, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 190, 178, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 189, 191, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 162, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 163, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 163, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 2, 163, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 165, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 166, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 167, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 164, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 164, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 3, 165, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 166, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 167, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 170, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 171, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 172, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 169, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 169, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 3, 170, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 171, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 172, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 174, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 174, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 3, 175, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 176, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 177, 47, 4, 1},
};
static const struct rt_use uses_unary_hswap_rr_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 162, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 163, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 163, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 2, 163, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 165, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 166, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 167, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 164, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 164, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 3, 165, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 166, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 167, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 170, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 171, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 172, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 169, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 169, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 3, 170, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 171, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 172, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 174, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 174, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 3, 175, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 176, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 177, 47, 4, 1},
};
static const struct rt_use uses_unary_div2s_rs[] = {
    {RT_USE_READ, 0, 0, -1, 3, 162, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 163, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 163, 28, 42, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 163, 32, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 192, 4, 89, 1},
    {RT_USE_READ, 0, 0, -1, 3, 165, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 166, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 167, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 164, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 164, 28, 42, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 165, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 166, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 167, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 170, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 171, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 172, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 169, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 169, 28, 42, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 170, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 171, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 172, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 174, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 174, 28, 42, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 175, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 176, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 177, 47, 4, 1},
};
static const struct rt_use uses_unary_hswap_rs_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 178, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 190, 178, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 189, 191, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 162, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 163, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 0, 163, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 2, 163, 32, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 192, 4, 89, 1},
    {RT_USE_READ, 0, 0, -1, 3, 165, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 166, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 167, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 164, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 0, 164, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 3, 165, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 166, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 167, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 170, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 171, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 172, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 169, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 0, 169, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 3, 170, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 171, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 172, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 174, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 0, 174, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 3, 175, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 176, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 177, 47, 4, 1},
};
static const struct rt_use uses_unary_hswap_rs_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 162, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 163, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 0, 163, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 2, 163, 32, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 192, 4, 89, 1},
    {RT_USE_READ, 0, 0, -1, 3, 165, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 166, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 167, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 164, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 0, 164, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 3, 165, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 166, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 167, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 170, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 171, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 172, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 169, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 0, 169, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 3, 170, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 171, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 172, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 174, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 0, 174, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 3, 175, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 176, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 177, 47, 4, 1},
};
static const struct rt_use uses_unary_div2s_sr[] = {
    {RT_USE_READ, 0, 0, -1, 3, 162, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 197, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 197, 28, 42, 1},
    {RT_USE_READ, 0, 0, -1, 2, 199, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 199, 28, 42, 1},
    {RT_USE_WRITE, 0, 2, -1, 7, 199, 4, 144, 16},
    {RT_USE_READ, 0, 0, -1, 2, 201, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 201, 28, 42, 1},
    {RT_USE_WRITE, 0, 2, -1, 7, 201, 4, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 203, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 203, 28, 42, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 4, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 21, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 59, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 34, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 86, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 137, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 108, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 138, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 2, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 115, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 119, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 89, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 125, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 129, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 133, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 204, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 204, 28, 42, 1},
    {RT_USE_WRITE, 0, 2, -1, 0, 204, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 165, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 166, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 167, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 164, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 164, 28, 42, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 165, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 166, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 167, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 170, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 171, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 172, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 169, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 169, 28, 42, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 170, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 171, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 172, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 174, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 174, 28, 42, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 175, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 176, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 177, 47, 4, 1},
};
static const struct rt_use uses_unary_hswap_sr_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 178, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 190, 178, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 189, 191, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 162, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 197, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 197, 28, 4, 8},
    {RT_USE_READ, 0, 0, -1, 2, 203, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 203, 28, 4, 8},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 4, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 21, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 59, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 34, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 86, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 137, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 108, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 138, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 2, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 115, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 119, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 89, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 125, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 129, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 133, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 204, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 204, 28, 4, 8},
    {RT_USE_WRITE, 0, 2, -1, 0, 204, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 165, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 166, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 167, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 164, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 164, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 3, 165, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 166, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 167, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 170, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 171, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 172, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 169, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 169, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 3, 170, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 171, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 172, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 174, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 174, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 3, 175, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 176, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 177, 47, 4, 1},
};
static const struct rt_use uses_unary_hswap_sr_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 162, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 197, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 197, 28, 4, 8},
    {RT_USE_READ, 0, 0, -1, 2, 199, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 199, 28, 4, 8},
    {RT_USE_WRITE, 0, 2, -1, 7, 199, 4, 144, 16},
    {RT_USE_READ, 0, 0, -1, 2, 201, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 201, 28, 4, 8},
    {RT_USE_WRITE, 0, 2, -1, 7, 201, 4, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 203, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 203, 28, 4, 8},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 4, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 21, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 59, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 34, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 86, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 137, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 108, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 138, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 2, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 115, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 119, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 89, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 125, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 129, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 133, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 204, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 204, 28, 4, 8},
    {RT_USE_WRITE, 0, 2, -1, 0, 204, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 165, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 166, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 167, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 164, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 164, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 3, 165, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 166, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 167, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 170, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 171, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 172, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 169, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 169, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 3, 170, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 171, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 172, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 174, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 174, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 3, 175, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 176, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 177, 47, 4, 1},
};
static const struct rt_use uses_slct_rr_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 3, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 20, 3, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 19, 22, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 27, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 205, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 208, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 2, 27, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 39, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 209, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 211, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 52, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 212, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 214, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 61, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 215, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 217, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_slct_rr_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 27, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 205, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 208, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 2, 27, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 39, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 209, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 211, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 52, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 212, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 214, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 61, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 215, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 217, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_slct_rs_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 3, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 20, 3, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 19, 22, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 27, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 205, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 208, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 2, 27, 32, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 88, 4, 89, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 39, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 209, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 211, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 52, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 212, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 214, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 61, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 215, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 217, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_slct_rs_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 27, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 205, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 208, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 2, 27, 32, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 88, 4, 89, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 39, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 209, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 211, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 52, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 212, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 214, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 61, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 215, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 217, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_slct_sr_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 3, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 20, 3, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 19, 22, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 121, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 218, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 220, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 135, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 221, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 223, 31, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 4, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 21, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 59, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 34, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 86, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 137, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 108, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 138, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 2, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 115, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 119, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 89, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 125, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 129, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 133, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 140, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 224, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 226, 31, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 0, 140, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 39, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 209, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 211, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 52, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 212, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 214, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 61, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 215, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 217, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_slct_sr_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 121, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 218, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 220, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 142, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 227, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 229, 31, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 7, 142, 4, 144, 16},
    {RT_USE_READ, 0, 0, -1, 3, 145, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 230, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 232, 31, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 7, 145, 4, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 135, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 221, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 223, 31, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 4, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 21, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 59, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 34, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 86, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 137, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 108, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 138, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 2, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 115, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 119, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 89, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 125, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 129, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 133, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 140, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 224, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 226, 31, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 0, 140, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 39, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 209, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 211, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 52, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 212, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 214, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 61, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 215, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 217, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_mov_r_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 178, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 190, 178, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 189, 191, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 162, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 163, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 2, 163, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 165, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 166, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 167, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 164, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 165, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 166, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 167, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 170, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 171, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 172, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 169, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 170, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 171, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 172, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 174, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 175, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 176, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 177, 47, 4, 1},
};
static const struct rt_use uses_mov_r_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 162, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 163, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 2, 163, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 165, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 166, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 167, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 164, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 165, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 166, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 167, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 170, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 171, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 172, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 169, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 170, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 171, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 172, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 174, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 175, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 176, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 177, 47, 4, 1},
};
static const struct rt_use uses_mov_i_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 178, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 190, 178, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 189, 191, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 162, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 163, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 165, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 166, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 167, 47, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 165, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 166, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 167, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 170, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 171, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 172, 47, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 170, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 171, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 172, 47, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 175, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 176, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 177, 47, 4, 1},
};
static const struct rt_use uses_mov_i_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 162, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 163, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 165, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 166, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 167, 47, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 165, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 166, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 167, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 170, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 171, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 172, 47, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 170, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 171, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 172, 47, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 175, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 176, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 177, 47, 4, 1},
};
static const struct rt_use uses_mov_sr_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 178, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 190, 178, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 189, 191, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 162, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 197, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 203, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 4, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 21, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 59, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 34, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 86, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 137, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 108, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 138, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 2, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 115, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 119, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 89, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 125, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 129, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 133, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 204, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 0, 204, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 165, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 166, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 167, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 164, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 165, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 166, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 167, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 170, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 171, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 172, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 169, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 170, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 171, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 172, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 174, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 175, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 176, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 177, 47, 4, 1},
};
static const struct rt_use uses_mov_sr_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 162, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 197, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 199, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 7, 199, 4, 144, 16},
    {RT_USE_READ, 0, 0, -1, 2, 201, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 7, 201, 4, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 203, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 4, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 21, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 59, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 34, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 86, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 137, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 108, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 138, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 2, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 115, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 119, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 89, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 125, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 129, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 133, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 204, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 0, 204, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 165, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 166, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 167, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 164, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 165, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 166, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 167, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 170, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 171, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 172, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 169, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 170, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 171, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 172, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 174, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 175, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 176, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 177, 47, 4, 1},
};
static const struct rt_use uses_mov_si_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 178, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 190, 178, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 189, 191, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 162, 24, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 4, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 21, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 59, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 34, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 86, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 137, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 108, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 138, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 2, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 115, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 119, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 89, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 125, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 129, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 133, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 42, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 0, 204, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 165, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 166, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 167, 47, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 165, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 166, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 167, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 170, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 171, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 172, 47, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 170, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 171, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 172, 47, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 175, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 176, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 177, 47, 4, 1},
};
static const struct rt_use uses_mov_si_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 162, 24, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 7, 199, 4, 144, 16},
    {RT_USE_WRITE, 0, 2, -1, 7, 201, 4, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 4, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 21, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 59, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 34, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 86, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 137, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 108, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 138, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 2, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 115, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 119, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 89, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 125, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 129, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 133, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 203, 42, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 0, 204, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 165, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 166, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 167, 47, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 165, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 166, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 167, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 170, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 171, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 172, 47, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 170, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 171, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 172, 47, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 175, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 176, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 177, 47, 4, 1},
};
static const struct rt_use uses_set_setgt_r_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 233, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 245, 233, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 244, 246, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 39, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 48, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 52, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 56, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 61, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 62, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_set_setgt_r_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 39, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 48, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 52, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 56, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 61, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 62, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_set_setlep_r_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 233, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 245, 233, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 244, 246, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 39, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 250, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 251, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 52, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 252, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 253, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 61, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 254, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 255, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_set_setlep_r_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 39, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 250, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 251, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 52, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 252, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 253, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 61, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 254, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 255, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_set_setzero_r[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 233, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 245, 233, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 244, 246, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 39, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 258, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 52, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 260, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 61, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 262, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_set_btest_r_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 233, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 245, 233, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 244, 246, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 48, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 39, 32, 264, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 56, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 52, 32, 264, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 62, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 61, 32, 264, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_set_btest_r_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 48, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 39, 32, 264, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 56, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 52, 32, 264, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 62, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 61, 32, 264, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_set_setgt_s_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 233, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 245, 233, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 244, 246, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 4, 265, 4, 89, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 39, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 48, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 52, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 56, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 61, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 62, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_set_setgt_s_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 4, 265, 4, 89, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 39, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 48, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 52, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 56, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 61, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 62, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_set_setlep_s_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 233, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 245, 233, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 244, 246, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 4, 265, 4, 89, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 39, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 269, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 270, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 52, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 271, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 272, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 61, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 273, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 274, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_set_setlep_s_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 4, 265, 4, 89, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 39, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 269, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 270, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 52, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 271, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 272, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 61, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 273, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 274, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_set_setzero_s[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 233, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 245, 233, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 244, 246, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 4, 265, 4, 89, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 39, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 277, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 52, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 279, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 61, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 281, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_set_btest_s_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 233, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 245, 233, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 244, 246, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 4, 265, 4, 89, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 48, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 39, 32, 264, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 56, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 52, 32, 264, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 62, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 61, 32, 264, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_set_btest_s_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 4, 265, 4, 89, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 48, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 39, 32, 264, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 56, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 52, 32, 264, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 62, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 61, 32, 264, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_complement_rr_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 3, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 20, 3, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 19, 22, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 27, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 2, 27, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 39, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 52, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 61, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_complement_rr_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 27, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 2, 27, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 39, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 52, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 61, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_complement_rs_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 3, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 20, 3, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 19, 22, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 27, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 2, 27, 32, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 88, 4, 89, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 39, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 52, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 61, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_complement_rs_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 27, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 2, 27, 32, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 88, 4, 89, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 39, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 52, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 61, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_complement_sr_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 3, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 20, 3, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 19, 22, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 121, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 135, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 4, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 21, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 59, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 34, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 86, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 137, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 108, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 138, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 2, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 115, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 119, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 89, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 125, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 129, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 133, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 140, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 0, 140, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 39, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 52, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 61, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_complement_sr_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 121, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 142, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 7, 142, 4, 144, 16},
    {RT_USE_READ, 0, 0, -1, 2, 145, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 7, 145, 4, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 135, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 4, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 21, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 59, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 34, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 86, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 137, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 108, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 138, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 2, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 115, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 119, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 89, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 125, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 129, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 133, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 140, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 0, 140, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 39, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 52, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 61, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_bra_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 43, 282, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 294, 282, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 293, 295, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 296, 24, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 297, 35, 4, 0},
};
static const struct rt_use uses_bra_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 296, 24, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 297, 35, 4, 0},
};
static const struct rt_use uses_call_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 43, 282, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 294, 282, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 293, 295, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 296, 24, 4, 1},
    {RT_USE_JUMP, ISADORA_CALLS, 2, -1, -1, 297, 35, 4, 0},
};
static const struct rt_use uses_call_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 296, 24, 4, 1},
    {RT_USE_JUMP, ISADORA_CALLS, 2, -1, -1, 297, 35, 4, 0},
};
static const struct rt_use uses_ret_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 43, 298, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 310, 298, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 309, 311, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 296, 35, 4, 1},
    {RT_USE_JUMP, ISADORA_RETURNS, 2, -1, -1, 313, 314, 4, 0},
};
static const struct rt_use uses_ret_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 296, 35, 4, 1},
    {RT_USE_JUMP, ISADORA_RETURNS, 2, -1, -1, 313, 314, 4, 0},
};
static const struct rt_use uses_sleep_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 43, 298, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 310, 298, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 309, 311, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 296, 35, 4, 1},
    {RT_USE_WAIT, 0, 0, -1, 4, 313, 4, 119, 1},
    {RT_USE_WAIT, 0, 0, -1, 4, 318, 4, 89, 1},
};
static const struct rt_use uses_sleep_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 296, 35, 4, 1},
    {RT_USE_WAIT, 0, 0, -1, 4, 313, 4, 119, 1},
    {RT_USE_WAIT, 0, 0, -1, 4, 318, 4, 89, 1},
};
static const struct rt_use uses_wait_wstc_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 43, 282, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 294, 282, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 293, 295, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 296, 24, 4, 1},
    {RT_USE_WAIT, 0, 0, -1, 4, 297, 4, 35, 1},
};
static const struct rt_use uses_wait_wstc_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 296, 24, 4, 1},
    {RT_USE_WAIT, 0, 0, -1, 4, 297, 4, 35, 1},
};
static const struct rt_use uses_logic_and_free_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 43, 178, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 321, 178, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 320, 322, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 21, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 21, 28, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 21, 35, 4, 1},
};
static const struct rt_use uses_logic_and_free_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 21, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 21, 28, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 21, 35, 4, 1},
};
static const struct rt_use uses_logic_and_guarded_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 43, 233, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 325, 233, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 324, 326, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 21, 31, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 327, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 327, 28, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 327, 35, 4, 1},
};
static const struct rt_use uses_logic_and_guarded_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 21, 31, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 327, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 327, 28, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 327, 35, 4, 1},
};
static const struct rt_use uses_nop_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 43, 298, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 310, 298, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 309, 311, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 296, 35, 4, 1},
};
static const struct rt_use uses_nop_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 296, 35, 4, 1},
};
static const struct rt_use uses_clicnt_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 43, 298, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 310, 298, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 309, 311, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 296, 35, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 6, 313, 4, 4, 16},
};
static const struct rt_use uses_clicnt_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 296, 35, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 6, 313, 4, 4, 16},
};
static const struct rt_use uses_lmul_lmulu_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 162, 328, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 340, 328, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 339, 341, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 43, 32, 4, 1},
    {RT_USE_BUSY, 0, 3, 0, -1, 343, 4, 4, 0},
    {RT_USE_READ, 0, 0, -1, 2, 343, 35, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 344, 24, 4, 16},
    {RT_USE_WRITE, 0, 3, 0, 7, 343, 4, 4, 32},
};
static const struct rt_use uses_lmul_lmulu_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 43, 32, 4, 1},
    {RT_USE_BUSY, 0, 3, 0, -1, 343, 4, 4, 0},
    {RT_USE_READ, 0, 0, -1, 2, 343, 35, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 344, 24, 4, 16},
    {RT_USE_WRITE, 0, 3, 0, 7, 343, 4, 4, 32},
};
static const struct rt_use uses_lshift_lsrr_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 162, 345, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 357, 345, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 356, 358, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 43, 47, 4, 1},
    {RT_USE_BUSY, 0, 1, 0, -1, 360, 4, 4, 0},
    {RT_USE_READ, 0, 0, -1, 7, 360, 4, 4, 32},
    {RT_USE_READ, 0, 0, -1, 2, 361, 35, 4, 16},
    {RT_USE_WRITE, 0, 1, 0, 7, 360, 4, 4, 32},
};
static const struct rt_use uses_lshift_lsrr_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 43, 47, 4, 1},
    {RT_USE_BUSY, 0, 1, 0, -1, 360, 4, 4, 0},
    {RT_USE_READ, 0, 0, -1, 7, 360, 4, 4, 32},
    {RT_USE_READ, 0, 0, -1, 2, 361, 35, 4, 16},
    {RT_USE_WRITE, 0, 1, 0, 7, 360, 4, 4, 32},
};
static const struct rt_use uses_ldivu[] = {
    {RT_USE_READ, 0, 0, -1, 3, 43, 47, 4, 1},
    {RT_USE_BUSY, 0, 34, 0, -1, 360, 4, 4, 0},
    {RT_USE_READ, 0, 0, -1, 2, 361, 35, 4, 16},
    {RT_USE_READ, 0, 0, -1, 7, 365, 4, 4, 32},
    {RT_USE_READ, 0, 0, -1, 2, 366, 35, 4, 16},
    {RT_USE_WRITE, 0, 34, 0, 7, 360, 4, 4, 32},
};
static const struct rt_use uses_lut_rr_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 3, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 20, 3, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 19, 22, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 27, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 371, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 376, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 381, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 386, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 391, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 395, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 399, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 402, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 408, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 413, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 417, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 422, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 425, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 438, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 439, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 30, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 443, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 445, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 450, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 453, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 455, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 2, 461, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 464, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 468, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 474, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 477, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 479, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 481, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 484, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 486, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 489, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 494, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 500, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 503, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 506, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 507, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 508, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 510, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 511, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 512, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 513, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 516, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 518, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 520, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 524, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 523, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 526, 527, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 529, 144, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 526, 530, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 529, 531, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 526, 532, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 529, 533, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 526, 534, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 529, 535, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 455, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 536, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 537, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 538, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 543, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 545, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 466, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 547, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 555, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 555, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 2, 557, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 558, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 559, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 560, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 562, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 568, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 572, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 576, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 579, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 583, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 585, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 588, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 589, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 592, 367, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 2, 27, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 594, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 595, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 597, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 596, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 598, 527, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 599, 144, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 598, 530, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 599, 531, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 598, 532, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 599, 533, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 598, 534, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 599, 535, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 601, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 604, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 606, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 607, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 608, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 609, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 610, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 611, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 613, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 615, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 619, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 626, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 630, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 631, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 632, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 633, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 634, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 635, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 636, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 637, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 638, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 639, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 640, 367, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 642, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 643, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 645, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 644, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 646, 527, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 647, 144, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 646, 530, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 647, 531, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 646, 532, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 647, 533, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 646, 534, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 647, 535, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 649, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 652, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 654, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 655, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 656, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 657, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 658, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 659, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 661, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 663, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 667, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 674, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 678, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 679, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 680, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 681, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 682, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 683, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 684, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 685, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 686, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 687, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 688, 367, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 690, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 691, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 693, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 692, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 694, 527, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 695, 144, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 694, 530, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 695, 531, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 694, 532, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 695, 533, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 694, 534, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 695, 535, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 697, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 700, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 702, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 703, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 704, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 705, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 706, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 707, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 709, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 711, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 715, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 722, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 726, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 727, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 728, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 729, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 730, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 731, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 732, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 733, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 734, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 735, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 736, 367, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_lut_rr_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 27, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 371, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 376, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 381, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 386, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 391, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 395, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 399, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 402, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 408, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 413, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 417, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 422, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 425, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 438, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 439, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 30, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 443, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 445, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 450, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 453, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 455, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 2, 461, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 464, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 468, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 474, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 477, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 479, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 481, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 484, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 486, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 489, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 494, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 500, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 503, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 506, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 507, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 508, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 510, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 511, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 512, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 513, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 516, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 518, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 520, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 524, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 523, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 526, 527, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 529, 144, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 526, 530, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 529, 531, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 526, 532, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 529, 533, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 526, 534, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 529, 535, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 455, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 536, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 537, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 538, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 543, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 545, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 466, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 547, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 555, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 555, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 2, 557, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 558, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 559, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 560, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 562, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 568, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 572, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 576, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 579, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 583, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 585, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 588, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 589, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 592, 367, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 2, 27, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 594, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 595, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 597, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 596, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 598, 527, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 599, 144, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 598, 530, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 599, 531, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 598, 532, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 599, 533, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 598, 534, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 599, 535, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 601, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 604, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 606, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 607, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 608, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 609, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 610, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 611, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 613, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 615, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 619, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 626, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 630, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 631, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 632, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 633, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 634, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 635, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 636, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 637, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 638, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 639, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 640, 367, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 642, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 643, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 645, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 644, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 646, 527, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 647, 144, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 646, 530, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 647, 531, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 646, 532, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 647, 533, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 646, 534, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 647, 535, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 649, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 652, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 654, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 655, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 656, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 657, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 658, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 659, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 661, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 663, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 667, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 674, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 678, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 679, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 680, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 681, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 682, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 683, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 684, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 685, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 686, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 687, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 688, 367, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 690, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 691, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 693, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 692, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 694, 527, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 695, 144, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 694, 530, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 695, 531, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 694, 532, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 695, 533, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 694, 534, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 695, 535, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 697, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 700, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 702, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 703, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 704, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 705, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 706, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 707, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 709, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 711, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 715, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 722, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 726, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 727, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 728, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 729, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 730, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 731, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 732, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 733, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 734, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 735, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 736, 367, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_lut_rs_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 3, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 20, 3, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 19, 22, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 27, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 371, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 376, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 381, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 386, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 391, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 395, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 399, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 402, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 408, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 413, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 417, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 422, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 425, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 438, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 439, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 30, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 443, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 445, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 741, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 453, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 455, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 746, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 464, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 468, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 752, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 477, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 479, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 481, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 484, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 486, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 489, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 494, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 500, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 503, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 755, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 756, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 757, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 758, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 759, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 760, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 761, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 516, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 518, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 520, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 524, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 523, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 763, 527, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 765, 144, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 763, 530, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 765, 531, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 763, 532, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 765, 533, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 763, 534, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 765, 535, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 455, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 536, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 537, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 538, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 543, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 545, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 466, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 547, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 768, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 768, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 770, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 558, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 771, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 772, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 774, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 775, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 776, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 777, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 778, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 779, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 781, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 782, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 783, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 784, 367, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 2, 27, 32, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 88, 4, 89, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 594, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 595, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 597, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 596, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 785, 527, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 786, 144, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 785, 530, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 786, 531, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 785, 532, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 786, 533, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 785, 534, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 786, 535, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 601, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 789, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 606, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 607, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 608, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 609, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 610, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 611, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 613, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 615, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 619, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 793, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 797, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 798, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 799, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 800, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 801, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 802, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 803, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 804, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 805, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 806, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 807, 367, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 642, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 643, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 645, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 644, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 808, 527, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 809, 144, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 808, 530, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 809, 531, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 808, 532, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 809, 533, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 808, 534, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 809, 535, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 649, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 812, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 654, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 655, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 656, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 657, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 658, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 659, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 661, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 663, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 667, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 816, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 820, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 821, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 822, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 823, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 824, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 825, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 826, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 827, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 828, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 829, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 830, 367, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 690, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 691, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 693, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 692, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 831, 527, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 832, 144, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 831, 530, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 832, 531, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 831, 532, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 832, 533, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 831, 534, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 832, 535, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 697, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 835, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 702, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 703, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 704, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 705, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 706, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 707, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 709, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 711, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 715, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 839, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 843, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 844, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 845, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 846, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 847, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 848, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 849, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 850, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 851, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 852, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 853, 367, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_lut_rs_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 27, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 371, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 376, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 381, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 386, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 391, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 395, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 399, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 402, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 408, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 413, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 417, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 422, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 425, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 438, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 439, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 30, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 443, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 445, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 741, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 453, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 455, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 746, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 464, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 468, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 752, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 477, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 479, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 481, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 484, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 486, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 489, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 494, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 500, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 503, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 755, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 756, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 757, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 758, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 759, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 760, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 761, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 516, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 518, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 520, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 524, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 523, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 763, 527, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 765, 144, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 763, 530, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 765, 531, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 763, 532, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 765, 533, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 763, 534, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 765, 535, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 455, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 536, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 537, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 538, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 543, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 545, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 466, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 547, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 768, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 768, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 770, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 558, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 771, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 772, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 774, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 775, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 776, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 777, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 778, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 779, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 781, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 782, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 783, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 784, 367, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 2, 27, 32, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 88, 4, 89, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 594, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 595, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 597, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 596, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 785, 527, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 786, 144, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 785, 530, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 786, 531, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 785, 532, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 786, 533, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 785, 534, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 786, 535, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 601, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 789, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 606, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 607, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 608, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 609, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 610, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 611, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 613, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 615, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 619, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 793, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 797, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 798, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 799, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 800, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 801, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 802, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 803, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 804, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 805, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 806, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 807, 367, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 642, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 643, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 645, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 644, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 808, 527, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 809, 144, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 808, 530, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 809, 531, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 808, 532, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 809, 533, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 808, 534, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 809, 535, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 649, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 812, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 654, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 655, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 656, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 657, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 658, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 659, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 661, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 663, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 667, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 816, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 820, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 821, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 822, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 823, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 824, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 825, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 826, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 827, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 828, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 829, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 830, 367, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 690, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 691, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 693, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 692, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 831, 527, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 832, 144, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 831, 530, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 832, 531, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 831, 532, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 832, 533, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 831, 534, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 832, 535, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 697, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 835, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 702, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 703, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 704, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 705, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 706, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 707, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 709, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 711, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 715, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 839, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 843, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 844, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 845, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 846, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 847, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 848, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 849, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 850, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 851, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 852, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 853, 367, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_lut_sr_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 3, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 20, 3, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 19, 22, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 27, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 371, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 376, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 381, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 386, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 391, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 395, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 399, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 402, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 408, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 413, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 417, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 422, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 425, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 438, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 439, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 30, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 443, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 445, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 450, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 453, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 455, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 2, 461, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 464, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 468, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 474, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 477, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 479, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 481, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 484, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 486, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 489, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 494, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 500, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 503, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 506, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 507, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 508, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 510, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 511, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 512, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 513, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 516, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 855, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 856, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 858, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 857, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 859, 527, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 860, 144, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 859, 530, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 860, 531, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 859, 532, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 860, 533, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 859, 534, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 860, 535, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 862, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 865, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 867, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 868, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 869, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 870, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 871, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 872, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 874, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 876, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 877, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 877, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 2, 878, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 882, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 889, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 893, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 894, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 895, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 896, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 897, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 898, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 899, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 900, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 901, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 902, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 903, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 905, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 906, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 908, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 907, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 909, 527, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 910, 144, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 909, 530, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 910, 531, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 909, 532, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 910, 533, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 909, 534, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 910, 535, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 912, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 915, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 917, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 918, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 919, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 920, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 921, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 922, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 924, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 926, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 927, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 927, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 2, 928, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 932, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 939, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 943, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 944, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 945, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 946, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 947, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 948, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 949, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 950, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 951, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 952, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 953, 367, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 4, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 21, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 59, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 34, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 86, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 137, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 108, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 138, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 2, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 115, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 119, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 89, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 125, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 129, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 133, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 955, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 956, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 958, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 957, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 959, 527, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 960, 144, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 959, 530, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 960, 531, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 959, 532, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 960, 533, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 959, 534, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 960, 535, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 962, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 965, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 967, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 968, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 969, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 970, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 971, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 972, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 974, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 976, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 977, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 977, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 2, 978, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 982, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 989, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 993, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 994, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 995, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 996, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 997, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 998, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 999, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1000, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1001, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1002, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1003, 367, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 0, 140, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 594, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 595, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 597, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 596, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 598, 527, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 599, 144, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 598, 530, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 599, 531, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 598, 532, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 599, 533, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 598, 534, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 599, 535, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 601, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 604, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 606, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 607, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 608, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 609, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 610, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 611, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 613, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 615, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 619, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 626, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 630, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 631, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 632, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 633, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 634, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 635, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 636, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 637, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 638, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 639, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 640, 367, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 642, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 643, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 645, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 644, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 646, 527, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 647, 144, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 646, 530, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 647, 531, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 646, 532, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 647, 533, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 646, 534, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 647, 535, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 649, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 652, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 654, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 655, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 656, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 657, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 658, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 659, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 661, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 663, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 667, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 674, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 678, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 679, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 680, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 681, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 682, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 683, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 684, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 685, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 686, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 687, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 688, 367, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 690, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 691, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 693, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 692, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 694, 527, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 695, 144, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 694, 530, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 695, 531, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 694, 532, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 695, 533, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 694, 534, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 695, 535, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 697, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 700, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 702, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 703, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 704, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 705, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 706, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 707, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 709, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 711, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 715, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 722, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 726, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 727, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 728, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 729, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 730, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 731, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 732, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 733, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 734, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 735, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 736, 367, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_lut_sr_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 27, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 371, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 376, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 381, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 386, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 391, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 395, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 399, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 402, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 408, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 413, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 417, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 422, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 425, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 438, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 439, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 30, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 443, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 445, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 450, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 453, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 455, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 2, 461, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 464, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 468, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 474, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 477, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 479, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 481, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 484, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 486, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 489, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 494, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 500, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 503, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 506, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 507, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 508, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 510, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 511, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 512, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 513, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 516, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 855, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 856, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 858, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 857, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 859, 527, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 860, 144, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 859, 530, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 860, 531, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 859, 532, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 860, 533, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 859, 534, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 860, 535, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 862, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 865, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 867, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 868, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 869, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 870, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 871, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 872, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 874, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 876, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 877, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 877, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 2, 878, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 882, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 889, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 893, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 894, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 895, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 896, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 897, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 898, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 899, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 900, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 901, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 902, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 903, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1005, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1006, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1008, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1007, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1009, 527, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1010, 144, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1009, 530, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1010, 531, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1009, 532, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1010, 533, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1009, 534, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1010, 535, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1012, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 1015, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1017, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1018, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1019, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1020, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1021, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1022, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1024, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 1026, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1027, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1027, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 2, 1028, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1032, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 1039, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1043, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 1044, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1045, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1046, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1047, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1048, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1049, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1050, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1051, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1052, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1053, 367, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 7, 142, 4, 144, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1055, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1056, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1058, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1057, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1059, 527, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1060, 144, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1059, 530, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1060, 531, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1059, 532, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1060, 533, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1059, 534, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1060, 535, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1062, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 1065, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1067, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1068, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1069, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1070, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1071, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1072, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1074, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 1076, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1077, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1077, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 2, 1078, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1082, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 1089, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1093, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 1094, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1095, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1096, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1097, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1098, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1099, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1100, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1101, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1102, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1103, 367, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 7, 145, 4, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 905, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 906, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 908, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 907, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 909, 527, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 910, 144, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 909, 530, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 910, 531, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 909, 532, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 910, 533, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 909, 534, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 910, 535, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 912, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 915, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 917, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 918, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 919, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 920, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 921, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 922, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 924, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 926, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 927, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 927, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 2, 928, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 932, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 939, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 943, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 944, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 945, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 946, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 947, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 948, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 949, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 950, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 951, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 952, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 953, 367, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 4, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 21, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 59, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 34, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 86, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 137, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 108, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 138, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 2, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 115, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 119, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 89, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 125, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 129, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 133, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 135, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 955, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 956, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 958, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 957, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 959, 527, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 960, 144, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 959, 530, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 960, 531, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 959, 532, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 960, 533, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 959, 534, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 960, 535, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 962, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 965, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 967, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 968, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 969, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 970, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 971, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 972, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 974, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 976, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 977, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 977, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 2, 978, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 982, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 989, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 993, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 994, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 995, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 996, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 997, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 998, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 999, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1000, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1001, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1002, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1003, 367, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 0, 140, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 594, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 595, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 597, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 596, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 598, 527, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 599, 144, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 598, 530, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 599, 531, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 598, 532, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 599, 533, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 598, 534, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 599, 535, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 601, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 604, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 606, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 607, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 608, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 609, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 610, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 611, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 613, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 615, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 619, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 626, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 630, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 631, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 632, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 633, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 634, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 635, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 636, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 637, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 638, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 639, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 640, 367, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 642, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 643, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 645, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 644, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 646, 527, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 647, 144, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 646, 530, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 647, 531, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 646, 532, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 647, 533, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 646, 534, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 647, 535, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 649, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 652, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 654, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 655, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 656, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 657, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 658, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 659, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 661, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 663, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 667, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 674, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 678, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 679, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 680, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 681, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 682, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 683, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 684, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 685, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 686, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 687, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 688, 367, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 690, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 691, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 693, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 692, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 694, 527, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 695, 144, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 694, 530, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 695, 531, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 694, 532, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 695, 533, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 694, 534, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 695, 535, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 697, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 700, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 702, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 703, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 704, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 705, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 706, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 707, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 709, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 711, 392, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 715, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 722, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 726, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 727, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 728, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 729, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 730, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 731, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 732, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 733, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 734, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 735, 367, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 736, 367, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_ld_d_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 162, 233, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 1106, 233, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 1105, 1107, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 43, 31, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1109, 24, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1109, 47, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1110, 24, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1112, 24, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1114, 24, 4, 16},
    {RT_USE_WRITE, 0, 3, -1, 2, 1108, 35, 4, 16},
};
static const struct rt_use uses_ld_d_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 43, 31, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1109, 24, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1109, 47, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1110, 24, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1112, 24, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1114, 24, 4, 16},
    {RT_USE_WRITE, 0, 3, -1, 2, 1108, 35, 4, 16},
};
static const struct rt_use uses_st_d_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 162, 233, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 1106, 233, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 1105, 1107, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 43, 31, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1108, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1109, 35, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1109, 24, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1110, 24, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1112, 35, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1116, 24, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1118, 24, 4, 16},
};
static const struct rt_use uses_st_d_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 43, 31, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1108, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1109, 35, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1109, 24, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1110, 24, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1112, 35, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1116, 24, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1118, 24, 4, 16},
};
static const struct rt_use uses_st_vp_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 162, 233, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 1106, 233, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 1105, 1107, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 43, 31, 4, 1},
};
static const struct rt_use uses_st_vp_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 43, 31, 4, 1},
};
static const struct rt_use read_entry_sr_4[] = {
    {RT_USE_LATE, 0, 0, -1, 5, 21, 4, 4, 16},
};
static const struct rt_use write_entry_sr_4[] = {
    {RT_USE_WRITE, 0, 0, -1, 5, 21, 4, 4, 16},
};
static const struct rt_use read_entry_sr_6[] = {
    {RT_USE_LATE, 0, 0, -1, 4, 21, 4, 4, 16},
};
static const struct rt_use write_entry_sr_6[] = {
    {RT_USE_WRITE, 0, 0, -1, 4, 21, 4, 4, 16},
};
static const struct rt_use write_entry_sr_8[] = {
    {RT_USE_JUMP, ISADORA_JUMPS, 0, -1, -1, 21, 11, 4, 0},
};
static const struct rt_use read_entry_sr_12[] = {
    {RT_USE_LATE, 0, 0, -1, 7, 21, 4, 144, 16},
};
static const struct rt_use write_entry_sr_12[] = {
    {RT_USE_WRITE, 0, 0, -1, 7, 21, 4, 144, 16},
};
static const struct rt_use read_entry_sr_13[] = {
    {RT_USE_LATE, 0, 0, -1, 7, 21, 4, 4, 16},
};
static const struct rt_use write_entry_sr_13[] = {
    {RT_USE_WRITE, 0, 0, -1, 7, 21, 4, 4, 16},
};
static const struct rt_use read_entry_sr_14[] = {
    {RT_USE_LATE, 0, 0, -1, 3, 21, 4, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 3, 21, 21, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 3, 21, 59, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 3, 21, 34, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 3, 21, 86, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 3, 21, 137, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 3, 21, 108, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 3, 21, 138, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 3, 21, 2, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 3, 21, 115, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 3, 21, 119, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 3, 21, 89, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 3, 21, 125, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 3, 21, 129, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 3, 21, 133, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 3, 21, 42, 4, 1},
};
static const struct rt_use read_entry_sr_15[] = {
    {RT_USE_READ, 0, 0, -1, 6, 21, 4, 4, 16},
};
static const struct rt_use write_entry_sr_15[] = {
    {RT_USE_WRITE, 0, 0, -1, 6, 21, 4, 4, 16},
};
static const struct rt_use read_entry_p_1[] = {
    {RT_USE_READ, 0, 0, -1, 3, 21, 4, 4, 1},
};

static const struct rt_use_list forms[] = {
    [VUC_BINARY_ADD_RR_40] = {uses_binary_add_rr_40, 28},
    [VUC_BINARY_ADD_RR_30] = {uses_binary_add_rr_30, 25},
    [VUC_BINARY_SUB_RR_40] = {uses_binary_add_rr_40, 28},
    [VUC_BINARY_SUB_RR_30] = {uses_binary_add_rr_30, 25},
    [VUC_BINARY_SUBR_RR] = {uses_binary_subr_rr, 28},
    [VUC_BINARY_AVGS_RR] = {uses_binary_add_rr_30, 25},
    [VUC_BINARY_AVGU_RR] = {uses_binary_add_rr_30, 25},
    [VUC_BINARY_CLAMPLEP_RR_40] = {uses_binary_clamplep_rr_40, 33},
    [VUC_BINARY_CLAMPLEP_RR_30] = {uses_binary_clamplep_rr_30, 30},
    [VUC_BINARY_CLAMPS_RR_40] = {uses_binary_add_rr_40, 28},
    [VUC_BINARY_CLAMPS_RR_30] = {uses_binary_add_rr_30, 25},
    [VUC_BINARY_SEXT_RR_40] = {uses_binary_sext_rr_40, 29},
    [VUC_BINARY_SEXT_RR_30] = {uses_binary_sext_rr_30, 26},
    [VUC_BINARY_BSET_RR_40] = {uses_binary_add_rr_40, 28},
    [VUC_BINARY_BSET_RR_30] = {uses_binary_add_rr_30, 25},
    [VUC_BINARY_BCLR_RR_40] = {uses_binary_add_rr_40, 28},
    [VUC_BINARY_BCLR_RR_30] = {uses_binary_add_rr_30, 25},
    [VUC_BINARY_SHL_RR_40] = {uses_binary_add_rr_40, 28},
    [VUC_BINARY_SHL_RR_30] = {uses_binary_add_rr_30, 25},
    [VUC_BINARY_SHR_RR_40] = {uses_binary_add_rr_40, 28},
    [VUC_BINARY_SHR_RR_30] = {uses_binary_add_rr_30, 25},
    [VUC_BINARY_SAR_RR_40] = {uses_binary_add_rr_40, 28},
    [VUC_BINARY_SAR_RR_30] = {uses_binary_add_rr_30, 25},
    [VUC_BINARY_AND_RR_40] = {uses_binary_add_rr_40, 28},
    [VUC_BINARY_AND_RR_30] = {uses_binary_add_rr_30, 25},
    [VUC_BINARY_OR_RR_40] = {uses_binary_add_rr_40, 28},
    [VUC_BINARY_OR_RR_30] = {uses_binary_add_rr_30, 25},
    [VUC_BINARY_XOR_RR_40] = {uses_binary_add_rr_40, 28},
    [VUC_BINARY_XOR_RR_30] = {uses_binary_add_rr_30, 25},
    [VUC_BINARY_MIN_RR] = {uses_binary_min_rr, 25},
    [VUC_BINARY_MAX_RR] = {uses_binary_min_rr, 25},
    [VUC_BINARY_ADD_RS_40] = {uses_binary_add_rs_40, 29},
    [VUC_BINARY_ADD_RS_30] = {uses_binary_add_rs_30, 26},
    [VUC_BINARY_SUB_RS_40] = {uses_binary_add_rs_40, 29},
    [VUC_BINARY_SUB_RS_30] = {uses_binary_add_rs_30, 26},
    [VUC_BINARY_SUBR_RS] = {uses_binary_subr_rs, 29},
    [VUC_BINARY_AVGS_RS] = {uses_binary_add_rs_30, 26},
    [VUC_BINARY_AVGU_RS] = {uses_binary_add_rs_30, 26},
    [VUC_BINARY_CLAMPLEP_RS_40] = {uses_binary_clamplep_rs_40, 34},
    [VUC_BINARY_CLAMPLEP_RS_30] = {uses_binary_clamplep_rs_30, 31},
    [VUC_BINARY_CLAMPS_RS_40] = {uses_binary_add_rs_40, 29},
    [VUC_BINARY_CLAMPS_RS_30] = {uses_binary_add_rs_30, 26},
    [VUC_BINARY_SEXT_RS_40] = {uses_binary_sext_rs_40, 30},
    [VUC_BINARY_SEXT_RS_30] = {uses_binary_sext_rs_30, 27},
    [VUC_BINARY_BSET_RS_40] = {uses_binary_add_rs_40, 29},
    [VUC_BINARY_BSET_RS_30] = {uses_binary_add_rs_30, 26},
    [VUC_BINARY_BCLR_RS_40] = {uses_binary_add_rs_40, 29},
    [VUC_BINARY_BCLR_RS_30] = {uses_binary_add_rs_30, 26},
    [VUC_BINARY_SHL_RS_40] = {uses_binary_add_rs_40, 29},
    [VUC_BINARY_SHL_RS_30] = {uses_binary_add_rs_30, 26},
    [VUC_BINARY_SHR_RS_40] = {uses_binary_add_rs_40, 29},
    [VUC_BINARY_SHR_RS_30] = {uses_binary_add_rs_30, 26},
    [VUC_BINARY_SAR_RS_40] = {uses_binary_add_rs_40, 29},
    [VUC_BINARY_SAR_RS_30] = {uses_binary_add_rs_30, 26},
    [VUC_BINARY_AND_RS_40] = {uses_binary_add_rs_40, 29},
    [VUC_BINARY_AND_RS_30] = {uses_binary_add_rs_30, 26},
    [VUC_BINARY_OR_RS_40] = {uses_binary_add_rs_40, 29},
    [VUC_BINARY_OR_RS_30] = {uses_binary_add_rs_30, 26},
    [VUC_BINARY_XOR_RS_40] = {uses_binary_add_rs_40, 29},
    [VUC_BINARY_XOR_RS_30] = {uses_binary_add_rs_30, 26},
    [VUC_BINARY_MIN_RS] = {uses_binary_min_rs, 26},
    [VUC_BINARY_MAX_RS] = {uses_binary_min_rs, 26},
    [VUC_BINARY_ADD_SR_40] = {uses_binary_add_sr_40, 48},
    [VUC_BINARY_ADD_SR_30] = {uses_binary_add_sr_30, 51},
    [VUC_BINARY_SUB_SR_40] = {uses_binary_add_sr_40, 48},
    [VUC_BINARY_SUB_SR_30] = {uses_binary_add_sr_30, 51},
    [VUC_BINARY_SUBR_SR] = {uses_binary_subr_sr, 48},
    [VUC_BINARY_AVGS_SR] = {uses_binary_add_sr_30, 51},
    [VUC_BINARY_AVGU_SR] = {uses_binary_add_sr_30, 51},
    [VUC_BINARY_CLAMPLEP_SR_40] = {uses_binary_clamplep_sr_40, 57},
    [VUC_BINARY_CLAMPLEP_SR_30] = {uses_binary_clamplep_sr_30, 64},
    [VUC_BINARY_CLAMPS_SR_40] = {uses_binary_add_sr_40, 48},
    [VUC_BINARY_CLAMPS_SR_30] = {uses_binary_add_sr_30, 51},
    [VUC_BINARY_SEXT_SR_40] = {uses_binary_sext_sr_40, 51},
    [VUC_BINARY_SEXT_SR_30] = {uses_binary_sext_sr_30, 56},
    [VUC_BINARY_BSET_SR_40] = {uses_binary_add_sr_40, 48},
    [VUC_BINARY_BSET_SR_30] = {uses_binary_add_sr_30, 51},
    [VUC_BINARY_BCLR_SR_40] = {uses_binary_add_sr_40, 48},
    [VUC_BINARY_BCLR_SR_30] = {uses_binary_add_sr_30, 51},
    [VUC_BINARY_SHL_SR_40] = {uses_binary_add_sr_40, 48},
    [VUC_BINARY_SHL_SR_30] = {uses_binary_add_sr_30, 51},
    [VUC_BINARY_SHR_SR_40] = {uses_binary_add_sr_40, 48},
    [VUC_BINARY_SHR_SR_30] = {uses_binary_add_sr_30, 51},
    [VUC_BINARY_SAR_SR_40] = {uses_binary_add_sr_40, 48},
    [VUC_BINARY_SAR_SR_30] = {uses_binary_add_sr_30, 51},
    [VUC_BINARY_AND_SR_40] = {uses_binary_add_sr_40, 48},
    [VUC_BINARY_AND_SR_30] = {uses_binary_add_sr_30, 51},
    [VUC_BINARY_OR_SR_40] = {uses_binary_add_sr_40, 48},
    [VUC_BINARY_OR_SR_30] = {uses_binary_add_sr_30, 51},
    [VUC_BINARY_XOR_SR_40] = {uses_binary_add_sr_40, 48},
    [VUC_BINARY_XOR_SR_30] = {uses_binary_add_sr_30, 51},
    [VUC_BINARY_MIN_SR] = {uses_binary_min_sr, 51},
    [VUC_BINARY_MAX_SR] = {uses_binary_min_sr, 51},
    [VUC_UNARY_DIV2S_RR] = {uses_unary_div2s_rr, 25},
    [VUC_UNARY_HSWAP_RR_40] = {uses_unary_hswap_rr_40, 28},
    [VUC_UNARY_HSWAP_RR_30] = {uses_unary_hswap_rr_30, 25},
    [VUC_UNARY_DIV2S_RS] = {uses_unary_div2s_rs, 26},
    [VUC_UNARY_HSWAP_RS_40] = {uses_unary_hswap_rs_40, 29},
    [VUC_UNARY_HSWAP_RS_30] = {uses_unary_hswap_rs_30, 26},
    [VUC_UNARY_DIV2S_SR] = {uses_unary_div2s_sr, 51},
    [VUC_UNARY_HSWAP_SR_40] = {uses_unary_hswap_sr_40, 48},
    [VUC_UNARY_HSWAP_SR_30] = {uses_unary_hswap_sr_30, 51},
    [VUC_SLCT_RR_40] = {uses_slct_rr_40, 32},
    [VUC_SLCT_RR_30] = {uses_slct_rr_30, 29},
    [VUC_SLCT_RS_40] = {uses_slct_rs_40, 33},
    [VUC_SLCT_RS_30] = {uses_slct_rs_30, 30},
    [VUC_SLCT_SR_40] = {uses_slct_sr_40, 54},
    [VUC_SLCT_SR_30] = {uses_slct_sr_30, 59},
    [VUC_MOV_R_40] = {uses_mov_r_40, 24},
    [VUC_MOV_R_30] = {uses_mov_r_30, 21},
    [VUC_MOV_I_40] = {uses_mov_i_40, 20},
    [VUC_MOV_I_30] = {uses_mov_i_30, 17},
    [VUC_MOV_SR_40] = {uses_mov_sr_40, 42},
    [VUC_MOV_SR_30] = {uses_mov_sr_30, 43},
    [VUC_MOV_SI_40] = {uses_mov_si_40, 36},
    [VUC_MOV_SI_30] = {uses_mov_si_30, 35},
    [VUC_SET_SETGT_R_40] = {uses_set_setgt_r_40, 25},
    [VUC_SET_SETGT_R_30] = {uses_set_setgt_r_30, 22},
    [VUC_SET_SETLT_R_40] = {uses_set_setgt_r_40, 25},
    [VUC_SET_SETLT_R_30] = {uses_set_setgt_r_30, 22},
    [VUC_SET_SETEQ_R_40] = {uses_set_setgt_r_40, 25},
    [VUC_SET_SETEQ_R_30] = {uses_set_setgt_r_30, 22},
    [VUC_SET_SETLEP_R_40] = {uses_set_setlep_r_40, 28},
    [VUC_SET_SETLEP_R_30] = {uses_set_setlep_r_30, 25},
    [VUC_SET_SETZERO_R] = {uses_set_setzero_r, 25},
    [VUC_SET_BTEST_R_40] = {uses_set_btest_r_40, 25},
    [VUC_SET_BTEST_R_30] = {uses_set_btest_r_30, 22},
    [VUC_SET_SETGT_S_40] = {uses_set_setgt_s_40, 26},
    [VUC_SET_SETGT_S_30] = {uses_set_setgt_s_30, 23},
    [VUC_SET_SETLT_S_40] = {uses_set_setgt_s_40, 26},
    [VUC_SET_SETLT_S_30] = {uses_set_setgt_s_30, 23},
    [VUC_SET_SETEQ_S_40] = {uses_set_setgt_s_40, 26},
    [VUC_SET_SETEQ_S_30] = {uses_set_setgt_s_30, 23},
    [VUC_SET_SETLEP_S_40] = {uses_set_setlep_s_40, 29},
    [VUC_SET_SETLEP_S_30] = {uses_set_setlep_s_30, 26},
    [VUC_SET_SETZERO_S] = {uses_set_setzero_s, 26},
    [VUC_SET_BTEST_S_40] = {uses_set_btest_s_40, 26},
    [VUC_SET_BTEST_S_30] = {uses_set_btest_s_30, 23},
    [VUC_SET_SETGT_D_40] = {uses_set_setgt_r_40, 25},
    [VUC_SET_SETGT_D_30] = {uses_set_setgt_r_30, 22},
    [VUC_SET_SETLT_D_40] = {uses_set_setgt_r_40, 25},
    [VUC_SET_SETLT_D_30] = {uses_set_setgt_r_30, 22},
    [VUC_SET_SETEQ_D_40] = {uses_set_setgt_r_40, 25},
    [VUC_SET_SETEQ_D_30] = {uses_set_setgt_r_30, 22},
    [VUC_SET_SETLEP_D_40] = {uses_set_setlep_r_40, 28},
    [VUC_SET_SETLEP_D_30] = {uses_set_setlep_r_30, 25},
    [VUC_SET_SETZERO_D] = {uses_set_setzero_r, 25},
    [VUC_SET_BTEST_D_40] = {uses_set_btest_r_40, 25},
    [VUC_SET_BTEST_D_30] = {uses_set_btest_r_30, 22},
    [VUC_COMPLEMENT_RR_40] = {uses_complement_rr_40, 24},
    [VUC_COMPLEMENT_RR_30] = {uses_complement_rr_30, 21},
    [VUC_COMPLEMENT_RS_40] = {uses_complement_rs_40, 25},
    [VUC_COMPLEMENT_RS_30] = {uses_complement_rs_30, 22},
    [VUC_COMPLEMENT_SR_40] = {uses_complement_sr_40, 42},
    [VUC_COMPLEMENT_SR_30] = {uses_complement_sr_30, 43},
    [VUC_BRA_40] = {uses_bra_40, 5},
    [VUC_BRA_30] = {uses_bra_30, 2},
    [VUC_CALL_40] = {uses_call_40, 5},
    [VUC_CALL_30] = {uses_call_30, 2},
    [VUC_RET_40] = {uses_ret_40, 5},
    [VUC_RET_30] = {uses_ret_30, 2},
    [VUC_SLEEP_40] = {uses_sleep_40, 6},
    [VUC_SLEEP_30] = {uses_sleep_30, 3},
    [VUC_WAIT_WSTC_40] = {uses_wait_wstc_40, 5},
    [VUC_WAIT_WSTC_30] = {uses_wait_wstc_30, 2},
    [VUC_WAIT_WSTS_40] = {uses_wait_wstc_40, 5},
    [VUC_WAIT_WSTS_30] = {uses_wait_wstc_30, 2},
    [VUC_LOGIC_AND_FREE_40] = {uses_logic_and_free_40, 6},
    [VUC_LOGIC_AND_FREE_30] = {uses_logic_and_free_30, 3},
    [VUC_LOGIC_OR_FREE_40] = {uses_logic_and_free_40, 6},
    [VUC_LOGIC_OR_FREE_30] = {uses_logic_and_free_30, 3},
    [VUC_LOGIC_XOR_FREE_40] = {uses_logic_and_free_40, 6},
    [VUC_LOGIC_XOR_FREE_30] = {uses_logic_and_free_30, 3},
    [VUC_LOGIC_AND_GUARDED_40] = {uses_logic_and_guarded_40, 7},
    [VUC_LOGIC_AND_GUARDED_30] = {uses_logic_and_guarded_30, 4},
    [VUC_LOGIC_OR_GUARDED_40] = {uses_logic_and_guarded_40, 7},
    [VUC_LOGIC_OR_GUARDED_30] = {uses_logic_and_guarded_30, 4},
    [VUC_LOGIC_XOR_GUARDED_40] = {uses_logic_and_guarded_40, 7},
    [VUC_LOGIC_XOR_GUARDED_30] = {uses_logic_and_guarded_30, 4},
    [VUC_NOP_40] = {uses_nop_40, 4},
    [VUC_NOP_30] = {uses_nop_30, 1},
    [VUC_CLICNT_40] = {uses_clicnt_40, 5},
    [VUC_CLICNT_30] = {uses_clicnt_30, 2},
    [VUC_ENGINE_MBIREAD_40] = {uses_nop_40, 4},
    [VUC_ENGINE_MBIREAD_30] = {uses_nop_30, 1},
    [VUC_ENGINE_MBINEXT_40] = {uses_nop_40, 4},
    [VUC_ENGINE_MBINEXT_30] = {uses_nop_30, 1},
    [VUC_ENGINE_MVSREAD_40] = {uses_nop_40, 4},
    [VUC_ENGINE_MVSREAD_30] = {uses_nop_30, 1},
    [VUC_ENGINE_MVSWRITE_40] = {uses_nop_40, 4},
    [VUC_ENGINE_MVSWRITE_30] = {uses_nop_30, 1},
    [VUC_NAMED_ONLY_O21_40] = {uses_nop_40, 4},
    [VUC_NAMED_ONLY_O21_30] = {uses_nop_30, 1},
    [VUC_NAMED_ONLY_O22_40] = {uses_nop_40, 4},
    [VUC_NAMED_ONLY_O22_30] = {uses_nop_30, 1},
    [VUC_NAMED_ONLY_O23_40] = {uses_nop_40, 4},
    [VUC_NAMED_ONLY_O23_30] = {uses_nop_30, 1},
    [VUC_NAMED_ONLY_O25_40] = {uses_nop_40, 4},
    [VUC_NAMED_ONLY_O25_30] = {uses_nop_30, 1},
    [VUC_NAMED_ONLY_O26_40] = {uses_nop_40, 4},
    [VUC_NAMED_ONLY_O26_30] = {uses_nop_30, 1},
    [VUC_NAMED_ONLY_O2B_40] = {uses_nop_40, 4},
    [VUC_NAMED_ONLY_O2B_30] = {uses_nop_30, 1},
    [VUC_NAMED_ONLY_O2C_40] = {uses_nop_40, 4},
    [VUC_NAMED_ONLY_O2C_30] = {uses_nop_30, 1},
    [VUC_LMUL_LMULU_40] = {uses_lmul_lmulu_40, 8},
    [VUC_LMUL_LMULU_30] = {uses_lmul_lmulu_30, 5},
    [VUC_LMUL_LMULS_40] = {uses_lmul_lmulu_40, 8},
    [VUC_LMUL_LMULS_30] = {uses_lmul_lmulu_30, 5},
    [VUC_LSHIFT_LSRR_40] = {uses_lshift_lsrr_40, 8},
    [VUC_LSHIFT_LSRR_30] = {uses_lshift_lsrr_30, 5},
    [VUC_LSHIFT_LADD] = {uses_lshift_lsrr_30, 5},
    [VUC_LSHIFT_LSAR] = {uses_lshift_lsrr_30, 5},
    [VUC_LDIVU] = {uses_ldivu, 6},
    [VUC_LUT_RR_40] = {uses_lut_rr_40, 204},
    [VUC_LUT_RR_30] = {uses_lut_rr_30, 201},
    [VUC_LUT_RS_40] = {uses_lut_rs_40, 205},
    [VUC_LUT_RS_30] = {uses_lut_rs_30, 202},
    [VUC_LUT_SR_40] = {uses_lut_sr_40, 298},
    [VUC_LUT_SR_30] = {uses_lut_sr_30, 373},
    [VUC_LD_D_40] = {uses_ld_d_40, 10},
    [VUC_LD_D_30] = {uses_ld_d_30, 7},
    [VUC_LD_PWT_40] = {uses_ld_d_40, 10},
    [VUC_LD_PWT_30] = {uses_ld_d_30, 7},
    [VUC_LD_MVSI_40] = {uses_ld_d_40, 10},
    [VUC_LD_MVSI_30] = {uses_ld_d_30, 7},
    [VUC_LD_B6_40] = {uses_ld_d_40, 10},
    [VUC_LD_B6_30] = {uses_ld_d_30, 7},
    [VUC_LD_B7_40] = {uses_ld_d_40, 10},
    [VUC_LD_B7_30] = {uses_ld_d_30, 7},
    [VUC_ST_D_40] = {uses_st_d_40, 11},
    [VUC_ST_D_30] = {uses_st_d_30, 8},
    [VUC_ST_MVSO_40] = {uses_st_d_40, 11},
    [VUC_ST_MVSO_30] = {uses_st_d_30, 8},
    [VUC_ST_B6_40] = {uses_st_d_40, 11},
    [VUC_ST_B6_30] = {uses_st_d_30, 8},
    [VUC_ST_B7_40] = {uses_st_d_40, 11},
    [VUC_ST_B7_30] = {uses_st_d_30, 8},
    [VUC_ST_VP_40] = {uses_st_vp_40, 4},
    [VUC_ST_VP_30] = {uses_st_vp_30, 1},
};

static const struct rt_use_alias aliases[] = {
    {0, 4, 1119, {read_entry_sr_4, 1}, {write_entry_sr_4, 1}}, /* $sr[4] */
    {0, 6, 315, {read_entry_sr_6, 1}, {write_entry_sr_6, 1}}, /* $sr[6] */
    {0, 8, 11, {NULL, 0}, {write_entry_sr_8, 1}}, /* $sr[8] */
    {0, 9, 314, {NULL, 0}, {NULL, 0}}, /* $sr[9] */
    {0, 10, 314, {NULL, 0}, {NULL, 0}}, /* $sr[10] */
    {0, 12, 1121, {read_entry_sr_12, 1}, {write_entry_sr_12, 1}}, /* $sr[12] */
    {0, 13, 1122, {read_entry_sr_13, 1}, {write_entry_sr_13, 1}}, /* $sr[13] */
    {0, 14, 1168, {read_entry_sr_14, 16}, {NULL, 0}}, /* $sr[14] */
    {0, 15, 1169, {read_entry_sr_15, 1}, {write_entry_sr_15, 1}}, /* $sr[15] */
    {2, 0, 4, {NULL, 0}, {NULL, 0}}, /* $r[0] */
    {3, 1, 1170, {read_entry_p_1, 1}, {NULL, 0}}, /* $p[1] */
    {3, 15, 21, {NULL, 0}, {NULL, 0}}, /* $p[15] */
};

static const int16_t status[] = {4};

static const struct rt_uses uses = {
    .target = &vuc_target, .terms = terms, .forms = forms,
    .aliases = aliases, .alias_count = 12,
    .status = status, .status_count = 1,
};

size_t vuc_uses(const struct isadora_context *c, const struct isadora_insn *in, struct isadora_use *out,
    size_t room)
{
    return rt_uses_of(&uses, c, in, out, room);
}
