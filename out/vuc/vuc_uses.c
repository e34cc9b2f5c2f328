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
    {RT_TERM_CONST, 0, 0, 0, 10}, /* 108 */
    {RT_TERM_EQ, 32, 108, 0, 0}, /* 109 */
    {RT_TERM_LAND, 107, 109, 0, 0}, /* 110 */
    {RT_TERM_LAND, 110, 29, 0, 0}, /* 111 */
    {RT_TERM_LNOT, 109, 0, 0, 0}, /* 112 */
    {RT_TERM_LAND, 107, 112, 0, 0}, /* 113 */
    {RT_TERM_CONST, 0, 0, 0, 12}, /* 114 */
    {RT_TERM_EQ, 32, 114, 0, 0}, /* 115 */
    {RT_TERM_LNOT, 115, 0, 0, 0}, /* 116 */
    {RT_TERM_LAND, 113, 116, 0, 0}, /* 117 */
    {RT_TERM_CONST, 0, 0, 0, 13}, /* 118 */
    {RT_TERM_EQ, 32, 118, 0, 0}, /* 119 */
    {RT_TERM_LNOT, 119, 0, 0, 0}, /* 120 */
    {RT_TERM_LAND, 117, 120, 0, 0}, /* 121 */
    {RT_TERM_CONST, 0, 0, 0, 14}, /* 122 */
    {RT_TERM_EQ, 32, 122, 0, 0}, /* 123 */
    {RT_TERM_LAND, 121, 123, 0, 0}, /* 124 */
    {RT_TERM_LAND, 124, 29, 0, 0}, /* 125 */
    {RT_TERM_CONST, 0, 0, 0, 5}, /* 126 */
    {RT_TERM_CONST, 0, 0, 0, 6}, /* 127 */
    {RT_TERM_CONST, 0, 0, 0, 7}, /* 128 */
    {RT_TERM_CONST, 0, 0, 0, 9}, /* 129 */
    {RT_TERM_LNOT, 123, 0, 0, 0}, /* 130 */
    {RT_TERM_LAND, 121, 130, 0, 0}, /* 131 */
    {RT_TERM_EQ, 32, 42, 0, 0}, /* 132 */
    {RT_TERM_LAND, 131, 132, 0, 0}, /* 133 */
    {RT_TERM_LAND, 133, 29, 0, 0}, /* 134 */
    {RT_TERM_LNOT, 132, 0, 0, 0}, /* 135 */
    {RT_TERM_LAND, 131, 135, 0, 0}, /* 136 */
    {RT_TERM_CONST, 0, 0, 0, 24}, /* 137 */
    {RT_TERM_EQ, 32, 137, 0, 0}, /* 138 */
    {RT_TERM_LAND, 136, 138, 0, 0}, /* 139 */
    {RT_TERM_LAND, 139, 29, 0, 0}, /* 140 */
    {RT_TERM_LNOT, 138, 0, 0, 0}, /* 141 */
    {RT_TERM_LAND, 136, 141, 0, 0}, /* 142 */
    {RT_TERM_LAND, 142, 29, 0, 0}, /* 143 */
    {RT_TERM_LAND, 113, 115, 0, 0}, /* 144 */
    {RT_TERM_LAND, 144, 29, 0, 0}, /* 145 */
    {RT_TERM_CONST, 0, 0, 0, 16}, /* 146 */
    {RT_TERM_LAND, 117, 119, 0, 0}, /* 147 */
    {RT_TERM_LAND, 147, 29, 0, 0}, /* 148 */
    {RT_TERM_LAND, 110, 72, 0, 0}, /* 149 */
    {RT_TERM_LAND, 149, 29, 0, 0}, /* 150 */
    {RT_TERM_LAND, 110, 75, 0, 0}, /* 151 */
    {RT_TERM_LAND, 124, 72, 0, 0}, /* 152 */
    {RT_TERM_LAND, 152, 29, 0, 0}, /* 153 */
    {RT_TERM_LAND, 124, 75, 0, 0}, /* 154 */
    {RT_TERM_LAND, 133, 72, 0, 0}, /* 155 */
    {RT_TERM_LAND, 155, 29, 0, 0}, /* 156 */
    {RT_TERM_LAND, 133, 75, 0, 0}, /* 157 */
    {RT_TERM_LAND, 139, 72, 0, 0}, /* 158 */
    {RT_TERM_LAND, 158, 29, 0, 0}, /* 159 */
    {RT_TERM_LAND, 139, 75, 0, 0}, /* 160 */
    {RT_TERM_LAND, 142, 72, 0, 0}, /* 161 */
    {RT_TERM_LAND, 161, 29, 0, 0}, /* 162 */
    {RT_TERM_LAND, 142, 75, 0, 0}, /* 163 */
    {RT_TERM_LAND, 144, 72, 0, 0}, /* 164 */
    {RT_TERM_LAND, 164, 29, 0, 0}, /* 165 */
    {RT_TERM_LAND, 144, 75, 0, 0}, /* 166 */
    {RT_TERM_LAND, 147, 72, 0, 0}, /* 167 */
    {RT_TERM_LAND, 167, 29, 0, 0}, /* 168 */
    {RT_TERM_LAND, 147, 75, 0, 0}, /* 169 */
    {RT_TERM_LINE, 2, 0, 0, 1}, /* 170 */
    {RT_TERM_COND, 29, 21, 26, 0}, /* 171 */
    {RT_TERM_LAND, 171, 38, 0, 0}, /* 172 */
    {RT_TERM_LAND, 172, 40, 0, 0}, /* 173 */
    {RT_TERM_LAND, 172, 43, 0, 0}, /* 174 */
    {RT_TERM_LAND, 172, 45, 0, 0}, /* 175 */
    {RT_TERM_LAND, 171, 49, 0, 0}, /* 176 */
    {RT_TERM_LAND, 176, 51, 0, 0}, /* 177 */
    {RT_TERM_LAND, 177, 40, 0, 0}, /* 178 */
    {RT_TERM_LAND, 177, 43, 0, 0}, /* 179 */
    {RT_TERM_LAND, 177, 45, 0, 0}, /* 180 */
    {RT_TERM_LAND, 176, 57, 0, 0}, /* 181 */
    {RT_TERM_LAND, 181, 60, 0, 0}, /* 182 */
    {RT_TERM_LAND, 182, 40, 0, 0}, /* 183 */
    {RT_TERM_LAND, 182, 43, 0, 0}, /* 184 */
    {RT_TERM_LAND, 182, 45, 0, 0}, /* 185 */
    {RT_TERM_ADD, 69, 2, 0, 0}, /* 186 */
    {RT_TERM_REG, 186, 0, 0, 3}, /* 187 */
    {RT_TERM_BXOR, 187, 31, 0, 0}, /* 188 */
    {RT_TERM_SLICE, 188, 4, 0, 1}, /* 189 */
    {RT_TERM_SLICE, 189, 4, 0, 1}, /* 190 */
    {RT_TERM_ADD, 11, 7, 0, 0}, /* 191 */
    {RT_TERM_SLICE, 191, 4, 0, 11}, /* 192 */
    {RT_TERM_SLICE, 192, 4, 0, 11}, /* 193 */
    {RT_TERM_SLICE, 193, 4, 0, 11}, /* 194 */
    {RT_TERM_CAT, 190, 194, 0, 1}, /* 195 */
    {RT_TERM_COND, 25, 4, 195, 0}, /* 196 */
    {RT_TERM_SLICE, 196, 4, 0, 1}, /* 197 */
    {RT_TERM_LAND, 197, 23, 0, 0}, /* 198 */
    {RT_TERM_SLICE, 196, 21, 0, 11}, /* 199 */
    {RT_TERM_LAND, 171, 87, 0, 0}, /* 200 */
    {RT_TERM_LAND, 171, 106, 0, 0}, /* 201 */
    {RT_TERM_LAND, 201, 109, 0, 0}, /* 202 */
    {RT_TERM_LAND, 201, 112, 0, 0}, /* 203 */
    {RT_TERM_LAND, 203, 115, 0, 0}, /* 204 */
    {RT_TERM_LAND, 203, 116, 0, 0}, /* 205 */
    {RT_TERM_LAND, 205, 119, 0, 0}, /* 206 */
    {RT_TERM_LAND, 205, 120, 0, 0}, /* 207 */
    {RT_TERM_LAND, 207, 123, 0, 0}, /* 208 */
    {RT_TERM_LAND, 207, 130, 0, 0}, /* 209 */
    {RT_TERM_LAND, 209, 132, 0, 0}, /* 210 */
    {RT_TERM_LAND, 209, 135, 0, 0}, /* 211 */
    {RT_TERM_LAND, 211, 138, 0, 0}, /* 212 */
    {RT_TERM_LAND, 211, 141, 0, 0}, /* 213 */
    {RT_TERM_LAND, 27, 26, 0, 0}, /* 214 */
    {RT_TERM_LNOT, 26, 0, 0, 0}, /* 215 */
    {RT_TERM_LAND, 27, 215, 0, 0}, /* 216 */
    {RT_TERM_LAND, 216, 29, 0, 0}, /* 217 */
    {RT_TERM_LAND, 39, 26, 0, 0}, /* 218 */
    {RT_TERM_LAND, 39, 215, 0, 0}, /* 219 */
    {RT_TERM_LAND, 219, 29, 0, 0}, /* 220 */
    {RT_TERM_LAND, 52, 26, 0, 0}, /* 221 */
    {RT_TERM_LAND, 52, 215, 0, 0}, /* 222 */
    {RT_TERM_LAND, 222, 29, 0, 0}, /* 223 */
    {RT_TERM_LAND, 61, 26, 0, 0}, /* 224 */
    {RT_TERM_LAND, 61, 215, 0, 0}, /* 225 */
    {RT_TERM_LAND, 225, 29, 0, 0}, /* 226 */
    {RT_TERM_LAND, 110, 26, 0, 0}, /* 227 */
    {RT_TERM_LAND, 110, 215, 0, 0}, /* 228 */
    {RT_TERM_LAND, 228, 29, 0, 0}, /* 229 */
    {RT_TERM_LAND, 124, 26, 0, 0}, /* 230 */
    {RT_TERM_LAND, 124, 215, 0, 0}, /* 231 */
    {RT_TERM_LAND, 231, 29, 0, 0}, /* 232 */
    {RT_TERM_LAND, 133, 26, 0, 0}, /* 233 */
    {RT_TERM_LAND, 133, 215, 0, 0}, /* 234 */
    {RT_TERM_LAND, 234, 29, 0, 0}, /* 235 */
    {RT_TERM_LAND, 139, 26, 0, 0}, /* 236 */
    {RT_TERM_LAND, 139, 215, 0, 0}, /* 237 */
    {RT_TERM_LAND, 237, 29, 0, 0}, /* 238 */
    {RT_TERM_LAND, 142, 26, 0, 0}, /* 239 */
    {RT_TERM_LAND, 142, 215, 0, 0}, /* 240 */
    {RT_TERM_LAND, 240, 29, 0, 0}, /* 241 */
    {RT_TERM_LAND, 144, 26, 0, 0}, /* 242 */
    {RT_TERM_LAND, 144, 215, 0, 0}, /* 243 */
    {RT_TERM_LAND, 243, 29, 0, 0}, /* 244 */
    {RT_TERM_LAND, 147, 26, 0, 0}, /* 245 */
    {RT_TERM_LAND, 147, 215, 0, 0}, /* 246 */
    {RT_TERM_LAND, 246, 29, 0, 0}, /* 247 */
    {RT_TERM_ADD, 7, 2, 0, 0}, /* 248 */
    {RT_TERM_REG, 248, 0, 0, 3}, /* 249 */
    {RT_TERM_BXOR, 249, 69, 0, 0}, /* 250 */
    {RT_TERM_SLICE, 250, 4, 0, 1}, /* 251 */
    {RT_TERM_SLICE, 251, 4, 0, 1}, /* 252 */
    {RT_TERM_ADD, 11, 1, 0, 0}, /* 253 */
    {RT_TERM_SLICE, 253, 4, 0, 11}, /* 254 */
    {RT_TERM_SLICE, 254, 4, 0, 11}, /* 255 */
    {RT_TERM_SLICE, 255, 4, 0, 11}, /* 256 */
    {RT_TERM_CAT, 252, 256, 0, 1}, /* 257 */
    {RT_TERM_COND, 5, 4, 257, 0}, /* 258 */
    {RT_TERM_SLICE, 258, 4, 0, 1}, /* 259 */
    {RT_TERM_LAND, 259, 0, 0, 0}, /* 260 */
    {RT_TERM_SLICE, 258, 21, 0, 11}, /* 261 */
    {RT_TERM_REG, 32, 0, 0, 2}, /* 262 */
    {RT_TERM_SEXT, 262, 0, 0, 16}, /* 263 */
    {RT_TERM_GE, 263, 4, 0, 0}, /* 264 */
    {RT_TERM_LAND, 39, 264, 0, 0}, /* 265 */
    {RT_TERM_LAND, 265, 29, 0, 0}, /* 266 */
    {RT_TERM_LAND, 52, 264, 0, 0}, /* 267 */
    {RT_TERM_LAND, 267, 29, 0, 0}, /* 268 */
    {RT_TERM_LAND, 61, 264, 0, 0}, /* 269 */
    {RT_TERM_LAND, 269, 29, 0, 0}, /* 270 */
    {RT_TERM_EQ, 262, 4, 0, 0}, /* 271 */
    {RT_TERM_LAND, 39, 271, 0, 0}, /* 272 */
    {RT_TERM_LAND, 272, 29, 0, 0}, /* 273 */
    {RT_TERM_LAND, 52, 271, 0, 0}, /* 274 */
    {RT_TERM_LAND, 274, 29, 0, 0}, /* 275 */
    {RT_TERM_LAND, 61, 271, 0, 0}, /* 276 */
    {RT_TERM_LAND, 276, 29, 0, 0}, /* 277 */
    {RT_TERM_COND, 29, 66, 31, 0}, /* 278 */
    {RT_TERM_SLICE, 278, 4, 0, 4}, /* 279 */
    {RT_TERM_LAND, 27, 105, 0, 0}, /* 280 */
    {RT_TERM_REG, 32, 0, 0, 0}, /* 281 */
    {RT_TERM_SEXT, 281, 0, 0, 16}, /* 282 */
    {RT_TERM_GE, 282, 4, 0, 0}, /* 283 */
    {RT_TERM_LAND, 39, 283, 0, 0}, /* 284 */
    {RT_TERM_LAND, 284, 29, 0, 0}, /* 285 */
    {RT_TERM_LAND, 52, 283, 0, 0}, /* 286 */
    {RT_TERM_LAND, 286, 29, 0, 0}, /* 287 */
    {RT_TERM_LAND, 61, 283, 0, 0}, /* 288 */
    {RT_TERM_LAND, 288, 29, 0, 0}, /* 289 */
    {RT_TERM_EQ, 281, 4, 0, 0}, /* 290 */
    {RT_TERM_LAND, 39, 290, 0, 0}, /* 291 */
    {RT_TERM_LAND, 291, 29, 0, 0}, /* 292 */
    {RT_TERM_LAND, 52, 290, 0, 0}, /* 293 */
    {RT_TERM_LAND, 293, 29, 0, 0}, /* 294 */
    {RT_TERM_LAND, 61, 290, 0, 0}, /* 295 */
    {RT_TERM_LAND, 295, 29, 0, 0}, /* 296 */
    {RT_TERM_ADD, 32, 2, 0, 0}, /* 297 */
    {RT_TERM_REG, 297, 0, 0, 3}, /* 298 */
    {RT_TERM_BXOR, 298, 47, 0, 0}, /* 299 */
    {RT_TERM_SLICE, 299, 4, 0, 1}, /* 300 */
    {RT_TERM_SLICE, 300, 4, 0, 1}, /* 301 */
    {RT_TERM_ADD, 11, 28, 0, 0}, /* 302 */
    {RT_TERM_SLICE, 302, 4, 0, 11}, /* 303 */
    {RT_TERM_SLICE, 303, 4, 0, 11}, /* 304 */
    {RT_TERM_SLICE, 304, 4, 0, 11}, /* 305 */
    {RT_TERM_CAT, 301, 305, 0, 1}, /* 306 */
    {RT_TERM_COND, 40, 4, 306, 0}, /* 307 */
    {RT_TERM_SLICE, 307, 4, 0, 1}, /* 308 */
    {RT_TERM_LAND, 308, 43, 0, 0}, /* 309 */
    {RT_TERM_SLICE, 307, 21, 0, 11}, /* 310 */
    {RT_TERM_LINE, 0, 0, 0, 1}, /* 311 */
    {RT_TERM_COND, 33, 21, 26, 0}, /* 312 */
    {RT_TERM_ADD, 47, 2, 0, 0}, /* 313 */
    {RT_TERM_REG, 313, 0, 0, 3}, /* 314 */
    {RT_TERM_BXOR, 314, 24, 0, 0}, /* 315 */
    {RT_TERM_SLICE, 315, 4, 0, 1}, /* 316 */
    {RT_TERM_SLICE, 316, 4, 0, 1}, /* 317 */
    {RT_TERM_ADD, 11, 32, 0, 0}, /* 318 */
    {RT_TERM_SLICE, 318, 4, 0, 11}, /* 319 */
    {RT_TERM_SLICE, 319, 4, 0, 11}, /* 320 */
    {RT_TERM_SLICE, 320, 4, 0, 11}, /* 321 */
    {RT_TERM_CAT, 317, 321, 0, 1}, /* 322 */
    {RT_TERM_COND, 40, 4, 322, 0}, /* 323 */
    {RT_TERM_SLICE, 323, 4, 0, 1}, /* 324 */
    {RT_TERM_LAND, 324, 43, 0, 0}, /* 325 */
    {RT_TERM_SLICE, 323, 21, 0, 11}, /* 326 */
    {RT_TERM_REG, 35, 0, 0, 3}, /* 327 */
    {RT_TERM_COND, 33, 21, 327, 0}, /* 328 */
    {RT_TERM_UNKNOWN, 0, 0, 0, 0}, /* 329 */
    {RT_TERM_REG, 4, 0, 0, 4}, /* 330 */
    {RT_TERM_SLICE, 330, 108, 0, 1}, /* 331 */
    {RT_TERM_LNOT, 331, 0, 0, 0}, /* 332 */
    {RT_TERM_LAND, 328, 332, 0, 0}, /* 333 */
    {RT_TERM_COND, 40, 4, 195, 0}, /* 334 */
    {RT_TERM_SLICE, 334, 4, 0, 1}, /* 335 */
    {RT_TERM_LAND, 335, 43, 0, 0}, /* 336 */
    {RT_TERM_SLICE, 334, 21, 0, 11}, /* 337 */
    {RT_TERM_COND, 40, 4, 257, 0}, /* 338 */
    {RT_TERM_SLICE, 338, 4, 0, 1}, /* 339 */
    {RT_TERM_LAND, 339, 43, 0, 0}, /* 340 */
    {RT_TERM_SLICE, 338, 21, 0, 11}, /* 341 */
    {RT_TERM_REG, 31, 0, 0, 3}, /* 342 */
    {RT_TERM_ADD, 31, 2, 0, 0}, /* 343 */
    {RT_TERM_REG, 343, 0, 0, 3}, /* 344 */
    {RT_TERM_BXOR, 344, 28, 0, 0}, /* 345 */
    {RT_TERM_SLICE, 345, 4, 0, 1}, /* 346 */
    {RT_TERM_SLICE, 346, 4, 0, 1}, /* 347 */
    {RT_TERM_ADD, 11, 69, 0, 0}, /* 348 */
    {RT_TERM_SLICE, 348, 4, 0, 11}, /* 349 */
    {RT_TERM_SLICE, 349, 4, 0, 11}, /* 350 */
    {RT_TERM_SLICE, 350, 4, 0, 11}, /* 351 */
    {RT_TERM_CAT, 347, 351, 0, 1}, /* 352 */
    {RT_TERM_COND, 29, 4, 352, 0}, /* 353 */
    {RT_TERM_SLICE, 353, 4, 0, 1}, /* 354 */
    {RT_TERM_LAND, 354, 170, 0, 0}, /* 355 */
    {RT_TERM_SLICE, 353, 21, 0, 11}, /* 356 */
    {RT_TERM_REG, 32, 0, 0, 3}, /* 357 */
    {RT_TERM_COND, 40, 21, 357, 0}, /* 358 */
    {RT_TERM_LAND, 358, 33, 0, 0}, /* 359 */
    {RT_TERM_ADD, 28, 2, 0, 0}, /* 360 */
    {RT_TERM_REG, 360, 0, 0, 3}, /* 361 */
    {RT_TERM_BXOR, 361, 32, 0, 0}, /* 362 */
    {RT_TERM_SLICE, 362, 4, 0, 1}, /* 363 */
    {RT_TERM_SLICE, 363, 4, 0, 1}, /* 364 */
    {RT_TERM_ADD, 11, 31, 0, 0}, /* 365 */
    {RT_TERM_SLICE, 365, 4, 0, 11}, /* 366 */
    {RT_TERM_SLICE, 366, 4, 0, 11}, /* 367 */
    {RT_TERM_SLICE, 367, 4, 0, 11}, /* 368 */
    {RT_TERM_CAT, 364, 368, 0, 1}, /* 369 */
    {RT_TERM_COND, 29, 4, 369, 0}, /* 370 */
    {RT_TERM_SLICE, 370, 4, 0, 1}, /* 371 */
    {RT_TERM_LAND, 371, 170, 0, 0}, /* 372 */
    {RT_TERM_SLICE, 370, 21, 0, 11}, /* 373 */
    {RT_TERM_REG, 47, 0, 0, 3}, /* 374 */
    {RT_TERM_COND, 40, 21, 374, 0}, /* 375 */
    {RT_TERM_LAND, 375, 33, 0, 0}, /* 376 */
    {RT_TERM_REG, 35, 0, 0, 2}, /* 377 */
    {RT_TERM_COND, 33, 377, 24, 0}, /* 378 */
    {RT_TERM_NE, 378, 4, 0, 0}, /* 379 */
    {RT_TERM_LAND, 375, 379, 0, 0}, /* 380 */
    {RT_TERM_LAND, 380, 33, 0, 0}, /* 381 */
    {RT_TERM_CONST, 0, 0, 0, 30}, /* 382 */
    {RT_TERM_REG, 382, 0, 0, 0}, /* 383 */
    {RT_TERM_EQ, 383, 4, 0, 0}, /* 384 */
    {RT_TERM_LNOT, 384, 0, 0, 0}, /* 385 */
    {RT_TERM_LAND, 27, 385, 0, 0}, /* 386 */
    {RT_TERM_CONST, 0, 0, 0, 25}, /* 387 */
    {RT_TERM_EQ, 383, 387, 0, 0}, /* 388 */
    {RT_TERM_LOR, 384, 388, 0, 0}, /* 389 */
    {RT_TERM_LNOT, 389, 0, 0, 0}, /* 390 */
    {RT_TERM_LAND, 27, 390, 0, 0}, /* 391 */
    {RT_TERM_CONST, 0, 0, 0, 35}, /* 392 */
    {RT_TERM_EQ, 383, 392, 0, 0}, /* 393 */
    {RT_TERM_LOR, 389, 393, 0, 0}, /* 394 */
    {RT_TERM_LNOT, 394, 0, 0, 0}, /* 395 */
    {RT_TERM_LAND, 27, 395, 0, 0}, /* 396 */
    {RT_TERM_CONST, 0, 0, 0, 36}, /* 397 */
    {RT_TERM_EQ, 383, 397, 0, 0}, /* 398 */
    {RT_TERM_LOR, 394, 398, 0, 0}, /* 399 */
    {RT_TERM_LNOT, 399, 0, 0, 0}, /* 400 */
    {RT_TERM_LAND, 27, 400, 0, 0}, /* 401 */
    {RT_TERM_CONST, 0, 0, 0, 86}, /* 402 */
    {RT_TERM_EQ, 383, 402, 0, 0}, /* 403 */
    {RT_TERM_LOR, 399, 403, 0, 0}, /* 404 */
    {RT_TERM_LNOT, 404, 0, 0, 0}, /* 405 */
    {RT_TERM_LAND, 27, 405, 0, 0}, /* 406 */
    {RT_TERM_LE, 383, 137, 0, 0}, /* 407 */
    {RT_TERM_LNOT, 407, 0, 0, 0}, /* 408 */
    {RT_TERM_LAND, 406, 408, 0, 0}, /* 409 */
    {RT_TERM_CONST, 0, 0, 0, 32}, /* 410 */
    {RT_TERM_EQ, 383, 410, 0, 0}, /* 411 */
    {RT_TERM_LNOT, 411, 0, 0, 0}, /* 412 */
    {RT_TERM_LAND, 409, 412, 0, 0}, /* 413 */
    {RT_TERM_CONST, 0, 0, 0, 65}, /* 414 */
    {RT_TERM_GE, 383, 414, 0, 0}, /* 415 */
    {RT_TERM_LAND, 413, 415, 0, 0}, /* 416 */
    {RT_TERM_CONST, 0, 0, 0, 67}, /* 417 */
    {RT_TERM_LE, 383, 417, 0, 0}, /* 418 */
    {RT_TERM_LAND, 415, 418, 0, 0}, /* 419 */
    {RT_TERM_LOR, 411, 419, 0, 0}, /* 420 */
    {RT_TERM_LNOT, 420, 0, 0, 0}, /* 421 */
    {RT_TERM_LAND, 409, 421, 0, 0}, /* 422 */
    {RT_TERM_CONST, 0, 0, 0, 127}, /* 423 */
    {RT_TERM_EQ, 383, 423, 0, 0}, /* 424 */
    {RT_TERM_LOR, 420, 424, 0, 0}, /* 425 */
    {RT_TERM_LNOT, 425, 0, 0, 0}, /* 426 */
    {RT_TERM_LAND, 409, 426, 0, 0}, /* 427 */
    {RT_TERM_CONST, 0, 0, 0, 33}, /* 428 */
    {RT_TERM_EQ, 383, 428, 0, 0}, /* 429 */
    {RT_TERM_LNOT, 429, 0, 0, 0}, /* 430 */
    {RT_TERM_LAND, 427, 430, 0, 0}, /* 431 */
    {RT_TERM_CONST, 0, 0, 0, 34}, /* 432 */
    {RT_TERM_EQ, 383, 432, 0, 0}, /* 433 */
    {RT_TERM_LOR, 429, 433, 0, 0}, /* 434 */
    {RT_TERM_LNOT, 434, 0, 0, 0}, /* 435 */
    {RT_TERM_LAND, 427, 435, 0, 0}, /* 436 */
    {RT_TERM_CONST, 0, 0, 0, 68}, /* 437 */
    {RT_TERM_GE, 383, 437, 0, 0}, /* 438 */
    {RT_TERM_LAND, 436, 438, 0, 0}, /* 439 */
    {RT_TERM_CONST, 0, 0, 0, 85}, /* 440 */
    {RT_TERM_LE, 383, 440, 0, 0}, /* 441 */
    {RT_TERM_LAND, 438, 441, 0, 0}, /* 442 */
    {RT_TERM_LOR, 434, 442, 0, 0}, /* 443 */
    {RT_TERM_COND, 443, 59, 4, 0}, /* 444 */
    {RT_TERM_COND, 425, 21, 444, 0}, /* 445 */
    {RT_TERM_COND, 407, 21, 445, 0}, /* 446 */
    {RT_TERM_COND, 404, 86, 446, 0}, /* 447 */
    {RT_TERM_EQ, 447, 21, 0, 0}, /* 448 */
    {RT_TERM_EQ, 447, 59, 0, 0}, /* 449 */
    {RT_TERM_LOR, 448, 449, 0, 0}, /* 450 */
    {RT_TERM_LNOT, 450, 0, 0, 0}, /* 451 */
    {RT_TERM_LAND, 27, 451, 0, 0}, /* 452 */
    {RT_TERM_LAND, 452, 385, 0, 0}, /* 453 */
    {RT_TERM_LE, 85, 128, 0, 0}, /* 454 */
    {RT_TERM_LNOT, 454, 0, 0, 0}, /* 455 */
    {RT_TERM_LAND, 27, 455, 0, 0}, /* 456 */
    {RT_TERM_LAND, 456, 29, 0, 0}, /* 457 */
    {RT_TERM_EQ, 85, 2, 0, 0}, /* 458 */
    {RT_TERM_LAND, 456, 458, 0, 0}, /* 459 */
    {RT_TERM_SLICE, 66, 4, 0, 3}, /* 460 */
    {RT_TERM_LT, 460, 86, 0, 0}, /* 461 */
    {RT_TERM_LAND, 459, 461, 0, 0}, /* 462 */
    {RT_TERM_LAND, 462, 451, 0, 0}, /* 463 */
    {RT_TERM_LAND, 463, 389, 0, 0}, /* 464 */
    {RT_TERM_LNOT, 458, 0, 0, 0}, /* 465 */
    {RT_TERM_LAND, 456, 465, 0, 0}, /* 466 */
    {RT_TERM_LAND, 466, 29, 0, 0}, /* 467 */
    {RT_TERM_EQ, 85, 129, 0, 0}, /* 468 */
    {RT_TERM_LAND, 466, 468, 0, 0}, /* 469 */
    {RT_TERM_SLICE, 66, 2, 0, 2}, /* 470 */
    {RT_TERM_NE, 470, 4, 0, 0}, /* 471 */
    {RT_TERM_EQ, 447, 4, 0, 0}, /* 472 */
    {RT_TERM_LOR, 471, 472, 0, 0}, /* 473 */
    {RT_TERM_LNOT, 473, 0, 0, 0}, /* 474 */
    {RT_TERM_LAND, 469, 474, 0, 0}, /* 475 */
    {RT_TERM_LNOT, 468, 0, 0, 0}, /* 476 */
    {RT_TERM_LAND, 466, 476, 0, 0}, /* 477 */
    {RT_TERM_LAND, 477, 29, 0, 0}, /* 478 */
    {RT_TERM_EQ, 85, 108, 0, 0}, /* 479 */
    {RT_TERM_LAND, 477, 479, 0, 0}, /* 480 */
    {RT_TERM_LNOT, 472, 0, 0, 0}, /* 481 */
    {RT_TERM_LAND, 480, 481, 0, 0}, /* 482 */
    {RT_TERM_GE, 460, 447, 0, 0}, /* 483 */
    {RT_TERM_LOR, 472, 483, 0, 0}, /* 484 */
    {RT_TERM_LNOT, 484, 0, 0, 0}, /* 485 */
    {RT_TERM_LAND, 480, 485, 0, 0}, /* 486 */
    {RT_TERM_LAND, 486, 451, 0, 0}, /* 487 */
    {RT_TERM_LAND, 487, 389, 0, 0}, /* 488 */
    {RT_TERM_LNOT, 479, 0, 0, 0}, /* 489 */
    {RT_TERM_LAND, 477, 489, 0, 0}, /* 490 */
    {RT_TERM_LAND, 490, 29, 0, 0}, /* 491 */
    {RT_TERM_EQ, 85, 89, 0, 0}, /* 492 */
    {RT_TERM_LAND, 490, 492, 0, 0}, /* 493 */
    {RT_TERM_LNOT, 393, 0, 0, 0}, /* 494 */
    {RT_TERM_LAND, 493, 494, 0, 0}, /* 495 */
    {RT_TERM_LOR, 393, 398, 0, 0}, /* 496 */
    {RT_TERM_LNOT, 496, 0, 0, 0}, /* 497 */
    {RT_TERM_LAND, 493, 497, 0, 0}, /* 498 */
    {RT_TERM_LNOT, 424, 0, 0, 0}, /* 499 */
    {RT_TERM_LAND, 498, 499, 0, 0}, /* 500 */
    {RT_TERM_LE, 383, 387, 0, 0}, /* 501 */
    {RT_TERM_LNOT, 501, 0, 0, 0}, /* 502 */
    {RT_TERM_LAND, 500, 502, 0, 0}, /* 503 */
    {RT_TERM_CONST, 0, 0, 0, 64}, /* 504 */
    {RT_TERM_EQ, 383, 504, 0, 0}, /* 505 */
    {RT_TERM_LOR, 501, 505, 0, 0}, /* 506 */
    {RT_TERM_LNOT, 506, 0, 0, 0}, /* 507 */
    {RT_TERM_LAND, 500, 507, 0, 0}, /* 508 */
    {RT_TERM_CONST, 0, 0, 0, 126}, /* 509 */
    {RT_TERM_EQ, 383, 509, 0, 0}, /* 510 */
    {RT_TERM_LOR, 506, 510, 0, 0}, /* 511 */
    {RT_TERM_LNOT, 511, 0, 0, 0}, /* 512 */
    {RT_TERM_LAND, 500, 512, 0, 0}, /* 513 */
    {RT_TERM_LAND, 513, 481, 0, 0}, /* 514 */
    {RT_TERM_LOR, 472, 403, 0, 0}, /* 515 */
    {RT_TERM_LNOT, 515, 0, 0, 0}, /* 516 */
    {RT_TERM_LAND, 513, 516, 0, 0}, /* 517 */
    {RT_TERM_SLICE, 460, 4, 0, 2}, /* 518 */
    {RT_TERM_LT, 518, 447, 0, 0}, /* 519 */
    {RT_TERM_LAND, 517, 519, 0, 0}, /* 520 */
    {RT_TERM_LAND, 520, 412, 0, 0}, /* 521 */
    {RT_TERM_LAND, 521, 415, 0, 0}, /* 522 */
    {RT_TERM_LNOT, 419, 0, 0, 0}, /* 523 */
    {RT_TERM_LAND, 521, 523, 0, 0}, /* 524 */
    {RT_TERM_LAND, 524, 430, 0, 0}, /* 525 */
    {RT_TERM_LAND, 524, 435, 0, 0}, /* 526 */
    {RT_TERM_LAND, 526, 438, 0, 0}, /* 527 */
    {RT_TERM_LNOT, 492, 0, 0, 0}, /* 528 */
    {RT_TERM_LAND, 490, 528, 0, 0}, /* 529 */
    {RT_TERM_LAND, 529, 29, 0, 0}, /* 530 */
    {RT_TERM_LAND, 27, 454, 0, 0}, /* 531 */
    {RT_TERM_LAND, 531, 29, 0, 0}, /* 532 */
    {RT_TERM_SLICE, 85, 59, 0, 1}, /* 533 */
    {RT_TERM_LAND, 531, 533, 0, 0}, /* 534 */
    {RT_TERM_LAND, 533, 424, 0, 0}, /* 535 */
    {RT_TERM_LNOT, 535, 0, 0, 0}, /* 536 */
    {RT_TERM_LAND, 531, 536, 0, 0}, /* 537 */
    {RT_TERM_LAND, 537, 29, 0, 0}, /* 538 */
    {RT_TERM_SLICE, 66, 4, 0, 1}, /* 539 */
    {RT_TERM_LAND, 537, 539, 0, 0}, /* 540 */
    {RT_TERM_CONST, 0, 0, 0, 18}, /* 541 */
    {RT_TERM_LNOT, 539, 0, 0, 0}, /* 542 */
    {RT_TERM_LAND, 537, 542, 0, 0}, /* 543 */
    {RT_TERM_CONST, 0, 0, 0, 19}, /* 544 */
    {RT_TERM_CONST, 0, 0, 0, 17}, /* 545 */
    {RT_TERM_CONST, 0, 0, 0, 21}, /* 546 */
    {RT_TERM_CONST, 0, 0, 0, 20}, /* 547 */
    {RT_TERM_CONST, 0, 0, 0, 23}, /* 548 */
    {RT_TERM_CONST, 0, 0, 0, 22}, /* 549 */
    {RT_TERM_LAND, 469, 430, 0, 0}, /* 550 */
    {RT_TERM_LAND, 550, 438, 0, 0}, /* 551 */
    {RT_TERM_LAND, 551, 441, 0, 0}, /* 552 */
    {RT_TERM_SLICE, 383, 4, 0, 1}, /* 553 */
    {RT_TERM_EQ, 553, 4, 0, 0}, /* 554 */
    {RT_TERM_LAND, 442, 554, 0, 0}, /* 555 */
    {RT_TERM_LOR, 429, 555, 0, 0}, /* 556 */
    {RT_TERM_LAND, 469, 556, 0, 0}, /* 557 */
    {RT_TERM_LNOT, 556, 0, 0, 0}, /* 558 */
    {RT_TERM_LAND, 469, 558, 0, 0}, /* 559 */
    {RT_TERM_LAND, 480, 451, 0, 0}, /* 560 */
    {RT_TERM_LAND, 560, 389, 0, 0}, /* 561 */
    {RT_TERM_ADD, 470, 21, 0, 0}, /* 562 */
    {RT_TERM_REG, 137, 0, 0, 0}, /* 563 */
    {RT_TERM_SLICE, 563, 34, 0, 1}, /* 564 */
    {RT_TERM_COND, 564, 21, 86, 0}, /* 565 */
    {RT_TERM_COND, 389, 565, 4, 0}, /* 566 */
    {RT_TERM_COND, 450, 21, 566, 0}, /* 567 */
    {RT_TERM_LT, 562, 567, 0, 0}, /* 568 */
    {RT_TERM_LAND, 480, 568, 0, 0}, /* 569 */
    {RT_TERM_LNOT, 568, 0, 0, 0}, /* 570 */
    {RT_TERM_LAND, 480, 570, 0, 0}, /* 571 */
    {RT_TERM_LAND, 498, 424, 0, 0}, /* 572 */
    {RT_TERM_LAND, 522, 418, 0, 0}, /* 573 */
    {RT_TERM_LAND, 527, 441, 0, 0}, /* 574 */
    {RT_TERM_SLICE, 460, 4, 0, 1}, /* 575 */
    {RT_TERM_LAND, 574, 575, 0, 0}, /* 576 */
    {RT_TERM_SUB, 383, 437, 0, 0}, /* 577 */
    {RT_TERM_SHR, 577, 21, 0, 0}, /* 578 */
    {RT_TERM_SLICE, 578, 4, 0, 5}, /* 579 */
    {RT_TERM_EQ, 579, 4, 0, 0}, /* 580 */
    {RT_TERM_LNOT, 580, 0, 0, 0}, /* 581 */
    {RT_TERM_LAND, 576, 581, 0, 0}, /* 582 */
    {RT_TERM_EQ, 579, 34, 0, 0}, /* 583 */
    {RT_TERM_LOR, 580, 583, 0, 0}, /* 584 */
    {RT_TERM_LNOT, 584, 0, 0, 0}, /* 585 */
    {RT_TERM_LAND, 576, 585, 0, 0}, /* 586 */
    {RT_TERM_EQ, 579, 127, 0, 0}, /* 587 */
    {RT_TERM_LOR, 584, 587, 0, 0}, /* 588 */
    {RT_TERM_LNOT, 588, 0, 0, 0}, /* 589 */
    {RT_TERM_LAND, 576, 589, 0, 0}, /* 590 */
    {RT_TERM_EQ, 579, 21, 0, 0}, /* 591 */
    {RT_TERM_LNOT, 591, 0, 0, 0}, /* 592 */
    {RT_TERM_LAND, 590, 592, 0, 0}, /* 593 */
    {RT_TERM_EQ, 579, 59, 0, 0}, /* 594 */
    {RT_TERM_LOR, 591, 594, 0, 0}, /* 595 */
    {RT_TERM_LNOT, 595, 0, 0, 0}, /* 596 */
    {RT_TERM_LAND, 590, 596, 0, 0}, /* 597 */
    {RT_TERM_LNOT, 575, 0, 0, 0}, /* 598 */
    {RT_TERM_LAND, 574, 598, 0, 0}, /* 599 */
    {RT_TERM_GE, 579, 127, 0, 0}, /* 600 */
    {RT_TERM_LNOT, 600, 0, 0, 0}, /* 601 */
    {RT_TERM_LAND, 599, 601, 0, 0}, /* 602 */
    {RT_TERM_LAND, 602, 592, 0, 0}, /* 603 */
    {RT_TERM_LOR, 591, 583, 0, 0}, /* 604 */
    {RT_TERM_LNOT, 604, 0, 0, 0}, /* 605 */
    {RT_TERM_LAND, 602, 605, 0, 0}, /* 606 */
    {RT_TERM_LAND, 39, 454, 0, 0}, /* 607 */
    {RT_TERM_LAND, 607, 29, 0, 0}, /* 608 */
    {RT_TERM_LAND, 607, 533, 0, 0}, /* 609 */
    {RT_TERM_LAND, 607, 536, 0, 0}, /* 610 */
    {RT_TERM_LAND, 610, 29, 0, 0}, /* 611 */
    {RT_TERM_LAND, 610, 539, 0, 0}, /* 612 */
    {RT_TERM_LAND, 610, 542, 0, 0}, /* 613 */
    {RT_TERM_LAND, 39, 455, 0, 0}, /* 614 */
    {RT_TERM_LAND, 614, 458, 0, 0}, /* 615 */
    {RT_TERM_LAND, 615, 461, 0, 0}, /* 616 */
    {RT_TERM_LAND, 616, 451, 0, 0}, /* 617 */
    {RT_TERM_LAND, 617, 389, 0, 0}, /* 618 */
    {RT_TERM_LAND, 614, 465, 0, 0}, /* 619 */
    {RT_TERM_LAND, 619, 468, 0, 0}, /* 620 */
    {RT_TERM_LAND, 620, 430, 0, 0}, /* 621 */
    {RT_TERM_LAND, 621, 438, 0, 0}, /* 622 */
    {RT_TERM_LAND, 622, 441, 0, 0}, /* 623 */
    {RT_TERM_LAND, 620, 556, 0, 0}, /* 624 */
    {RT_TERM_LAND, 620, 558, 0, 0}, /* 625 */
    {RT_TERM_LAND, 619, 476, 0, 0}, /* 626 */
    {RT_TERM_LAND, 626, 479, 0, 0}, /* 627 */
    {RT_TERM_LAND, 627, 451, 0, 0}, /* 628 */
    {RT_TERM_LAND, 628, 389, 0, 0}, /* 629 */
    {RT_TERM_LAND, 626, 489, 0, 0}, /* 630 */
    {RT_TERM_LAND, 630, 492, 0, 0}, /* 631 */
    {RT_TERM_LAND, 631, 497, 0, 0}, /* 632 */
    {RT_TERM_LAND, 632, 424, 0, 0}, /* 633 */
    {RT_TERM_LAND, 632, 499, 0, 0}, /* 634 */
    {RT_TERM_LAND, 634, 512, 0, 0}, /* 635 */
    {RT_TERM_LAND, 635, 516, 0, 0}, /* 636 */
    {RT_TERM_LAND, 636, 519, 0, 0}, /* 637 */
    {RT_TERM_LAND, 637, 412, 0, 0}, /* 638 */
    {RT_TERM_LAND, 638, 415, 0, 0}, /* 639 */
    {RT_TERM_LAND, 639, 418, 0, 0}, /* 640 */
    {RT_TERM_LAND, 638, 523, 0, 0}, /* 641 */
    {RT_TERM_LAND, 641, 435, 0, 0}, /* 642 */
    {RT_TERM_LAND, 642, 438, 0, 0}, /* 643 */
    {RT_TERM_LAND, 643, 441, 0, 0}, /* 644 */
    {RT_TERM_LAND, 644, 575, 0, 0}, /* 645 */
    {RT_TERM_LAND, 645, 581, 0, 0}, /* 646 */
    {RT_TERM_LAND, 645, 585, 0, 0}, /* 647 */
    {RT_TERM_LAND, 645, 589, 0, 0}, /* 648 */
    {RT_TERM_LAND, 648, 592, 0, 0}, /* 649 */
    {RT_TERM_LAND, 648, 596, 0, 0}, /* 650 */
    {RT_TERM_LAND, 644, 598, 0, 0}, /* 651 */
    {RT_TERM_LAND, 651, 601, 0, 0}, /* 652 */
    {RT_TERM_LAND, 652, 592, 0, 0}, /* 653 */
    {RT_TERM_LAND, 652, 605, 0, 0}, /* 654 */
    {RT_TERM_LAND, 52, 454, 0, 0}, /* 655 */
    {RT_TERM_LAND, 655, 29, 0, 0}, /* 656 */
    {RT_TERM_LAND, 655, 533, 0, 0}, /* 657 */
    {RT_TERM_LAND, 655, 536, 0, 0}, /* 658 */
    {RT_TERM_LAND, 658, 29, 0, 0}, /* 659 */
    {RT_TERM_LAND, 658, 539, 0, 0}, /* 660 */
    {RT_TERM_LAND, 658, 542, 0, 0}, /* 661 */
    {RT_TERM_LAND, 52, 455, 0, 0}, /* 662 */
    {RT_TERM_LAND, 662, 458, 0, 0}, /* 663 */
    {RT_TERM_LAND, 663, 461, 0, 0}, /* 664 */
    {RT_TERM_LAND, 664, 451, 0, 0}, /* 665 */
    {RT_TERM_LAND, 665, 389, 0, 0}, /* 666 */
    {RT_TERM_LAND, 662, 465, 0, 0}, /* 667 */
    {RT_TERM_LAND, 667, 468, 0, 0}, /* 668 */
    {RT_TERM_LAND, 668, 430, 0, 0}, /* 669 */
    {RT_TERM_LAND, 669, 438, 0, 0}, /* 670 */
    {RT_TERM_LAND, 670, 441, 0, 0}, /* 671 */
    {RT_TERM_LAND, 668, 556, 0, 0}, /* 672 */
    {RT_TERM_LAND, 668, 558, 0, 0}, /* 673 */
    {RT_TERM_LAND, 667, 476, 0, 0}, /* 674 */
    {RT_TERM_LAND, 674, 479, 0, 0}, /* 675 */
    {RT_TERM_LAND, 675, 451, 0, 0}, /* 676 */
    {RT_TERM_LAND, 676, 389, 0, 0}, /* 677 */
    {RT_TERM_LAND, 674, 489, 0, 0}, /* 678 */
    {RT_TERM_LAND, 678, 492, 0, 0}, /* 679 */
    {RT_TERM_LAND, 679, 497, 0, 0}, /* 680 */
    {RT_TERM_LAND, 680, 424, 0, 0}, /* 681 */
    {RT_TERM_LAND, 680, 499, 0, 0}, /* 682 */
    {RT_TERM_LAND, 682, 512, 0, 0}, /* 683 */
    {RT_TERM_LAND, 683, 516, 0, 0}, /* 684 */
    {RT_TERM_LAND, 684, 519, 0, 0}, /* 685 */
    {RT_TERM_LAND, 685, 412, 0, 0}, /* 686 */
    {RT_TERM_LAND, 686, 415, 0, 0}, /* 687 */
    {RT_TERM_LAND, 687, 418, 0, 0}, /* 688 */
    {RT_TERM_LAND, 686, 523, 0, 0}, /* 689 */
    {RT_TERM_LAND, 689, 435, 0, 0}, /* 690 */
    {RT_TERM_LAND, 690, 438, 0, 0}, /* 691 */
    {RT_TERM_LAND, 691, 441, 0, 0}, /* 692 */
    {RT_TERM_LAND, 692, 575, 0, 0}, /* 693 */
    {RT_TERM_LAND, 693, 581, 0, 0}, /* 694 */
    {RT_TERM_LAND, 693, 585, 0, 0}, /* 695 */
    {RT_TERM_LAND, 693, 589, 0, 0}, /* 696 */
    {RT_TERM_LAND, 696, 592, 0, 0}, /* 697 */
    {RT_TERM_LAND, 696, 596, 0, 0}, /* 698 */
    {RT_TERM_LAND, 692, 598, 0, 0}, /* 699 */
    {RT_TERM_LAND, 699, 601, 0, 0}, /* 700 */
    {RT_TERM_LAND, 700, 592, 0, 0}, /* 701 */
    {RT_TERM_LAND, 700, 605, 0, 0}, /* 702 */
    {RT_TERM_LAND, 61, 454, 0, 0}, /* 703 */
    {RT_TERM_LAND, 703, 29, 0, 0}, /* 704 */
    {RT_TERM_LAND, 703, 533, 0, 0}, /* 705 */
    {RT_TERM_LAND, 703, 536, 0, 0}, /* 706 */
    {RT_TERM_LAND, 706, 29, 0, 0}, /* 707 */
    {RT_TERM_LAND, 706, 539, 0, 0}, /* 708 */
    {RT_TERM_LAND, 706, 542, 0, 0}, /* 709 */
    {RT_TERM_LAND, 61, 455, 0, 0}, /* 710 */
    {RT_TERM_LAND, 710, 458, 0, 0}, /* 711 */
    {RT_TERM_LAND, 711, 461, 0, 0}, /* 712 */
    {RT_TERM_LAND, 712, 451, 0, 0}, /* 713 */
    {RT_TERM_LAND, 713, 389, 0, 0}, /* 714 */
    {RT_TERM_LAND, 710, 465, 0, 0}, /* 715 */
    {RT_TERM_LAND, 715, 468, 0, 0}, /* 716 */
    {RT_TERM_LAND, 716, 430, 0, 0}, /* 717 */
    {RT_TERM_LAND, 717, 438, 0, 0}, /* 718 */
    {RT_TERM_LAND, 718, 441, 0, 0}, /* 719 */
    {RT_TERM_LAND, 716, 556, 0, 0}, /* 720 */
    {RT_TERM_LAND, 716, 558, 0, 0}, /* 721 */
    {RT_TERM_LAND, 715, 476, 0, 0}, /* 722 */
    {RT_TERM_LAND, 722, 479, 0, 0}, /* 723 */
    {RT_TERM_LAND, 723, 451, 0, 0}, /* 724 */
    {RT_TERM_LAND, 724, 389, 0, 0}, /* 725 */
    {RT_TERM_LAND, 722, 489, 0, 0}, /* 726 */
    {RT_TERM_LAND, 726, 492, 0, 0}, /* 727 */
    {RT_TERM_LAND, 727, 497, 0, 0}, /* 728 */
    {RT_TERM_LAND, 728, 424, 0, 0}, /* 729 */
    {RT_TERM_LAND, 728, 499, 0, 0}, /* 730 */
    {RT_TERM_LAND, 730, 512, 0, 0}, /* 731 */
    {RT_TERM_LAND, 731, 516, 0, 0}, /* 732 */
    {RT_TERM_LAND, 732, 519, 0, 0}, /* 733 */
    {RT_TERM_LAND, 733, 412, 0, 0}, /* 734 */
    {RT_TERM_LAND, 734, 415, 0, 0}, /* 735 */
    {RT_TERM_LAND, 735, 418, 0, 0}, /* 736 */
    {RT_TERM_LAND, 734, 523, 0, 0}, /* 737 */
    {RT_TERM_LAND, 737, 435, 0, 0}, /* 738 */
    {RT_TERM_LAND, 738, 438, 0, 0}, /* 739 */
    {RT_TERM_LAND, 739, 441, 0, 0}, /* 740 */
    {RT_TERM_LAND, 740, 575, 0, 0}, /* 741 */
    {RT_TERM_LAND, 741, 581, 0, 0}, /* 742 */
    {RT_TERM_LAND, 741, 585, 0, 0}, /* 743 */
    {RT_TERM_LAND, 741, 589, 0, 0}, /* 744 */
    {RT_TERM_LAND, 744, 592, 0, 0}, /* 745 */
    {RT_TERM_LAND, 744, 596, 0, 0}, /* 746 */
    {RT_TERM_LAND, 740, 598, 0, 0}, /* 747 */
    {RT_TERM_LAND, 747, 601, 0, 0}, /* 748 */
    {RT_TERM_LAND, 748, 592, 0, 0}, /* 749 */
    {RT_TERM_LAND, 748, 605, 0, 0}, /* 750 */
    {RT_TERM_SLICE, 90, 4, 0, 3}, /* 751 */
    {RT_TERM_LT, 751, 86, 0, 0}, /* 752 */
    {RT_TERM_LAND, 459, 752, 0, 0}, /* 753 */
    {RT_TERM_LAND, 753, 451, 0, 0}, /* 754 */
    {RT_TERM_LAND, 754, 389, 0, 0}, /* 755 */
    {RT_TERM_SLICE, 90, 2, 0, 2}, /* 756 */
    {RT_TERM_NE, 756, 4, 0, 0}, /* 757 */
    {RT_TERM_LOR, 757, 472, 0, 0}, /* 758 */
    {RT_TERM_LNOT, 758, 0, 0, 0}, /* 759 */
    {RT_TERM_LAND, 469, 759, 0, 0}, /* 760 */
    {RT_TERM_GE, 751, 447, 0, 0}, /* 761 */
    {RT_TERM_LOR, 472, 761, 0, 0}, /* 762 */
    {RT_TERM_LNOT, 762, 0, 0, 0}, /* 763 */
    {RT_TERM_LAND, 480, 763, 0, 0}, /* 764 */
    {RT_TERM_LAND, 764, 451, 0, 0}, /* 765 */
    {RT_TERM_LAND, 765, 389, 0, 0}, /* 766 */
    {RT_TERM_SLICE, 751, 4, 0, 2}, /* 767 */
    {RT_TERM_LT, 767, 447, 0, 0}, /* 768 */
    {RT_TERM_LAND, 517, 768, 0, 0}, /* 769 */
    {RT_TERM_LAND, 769, 412, 0, 0}, /* 770 */
    {RT_TERM_LAND, 770, 415, 0, 0}, /* 771 */
    {RT_TERM_LAND, 770, 523, 0, 0}, /* 772 */
    {RT_TERM_LAND, 772, 430, 0, 0}, /* 773 */
    {RT_TERM_LAND, 772, 435, 0, 0}, /* 774 */
    {RT_TERM_LAND, 774, 438, 0, 0}, /* 775 */
    {RT_TERM_SLICE, 90, 4, 0, 1}, /* 776 */
    {RT_TERM_LAND, 537, 776, 0, 0}, /* 777 */
    {RT_TERM_LNOT, 776, 0, 0, 0}, /* 778 */
    {RT_TERM_LAND, 537, 778, 0, 0}, /* 779 */
    {RT_TERM_ADD, 756, 21, 0, 0}, /* 780 */
    {RT_TERM_LT, 780, 567, 0, 0}, /* 781 */
    {RT_TERM_LAND, 480, 781, 0, 0}, /* 782 */
    {RT_TERM_LNOT, 781, 0, 0, 0}, /* 783 */
    {RT_TERM_LAND, 480, 783, 0, 0}, /* 784 */
    {RT_TERM_LAND, 771, 418, 0, 0}, /* 785 */
    {RT_TERM_LAND, 775, 441, 0, 0}, /* 786 */
    {RT_TERM_SLICE, 751, 4, 0, 1}, /* 787 */
    {RT_TERM_LAND, 786, 787, 0, 0}, /* 788 */
    {RT_TERM_LAND, 788, 581, 0, 0}, /* 789 */
    {RT_TERM_LAND, 788, 585, 0, 0}, /* 790 */
    {RT_TERM_LAND, 788, 589, 0, 0}, /* 791 */
    {RT_TERM_LAND, 791, 592, 0, 0}, /* 792 */
    {RT_TERM_LAND, 791, 596, 0, 0}, /* 793 */
    {RT_TERM_LNOT, 787, 0, 0, 0}, /* 794 */
    {RT_TERM_LAND, 786, 794, 0, 0}, /* 795 */
    {RT_TERM_LAND, 795, 601, 0, 0}, /* 796 */
    {RT_TERM_LAND, 796, 592, 0, 0}, /* 797 */
    {RT_TERM_LAND, 796, 605, 0, 0}, /* 798 */
    {RT_TERM_LAND, 610, 776, 0, 0}, /* 799 */
    {RT_TERM_LAND, 610, 778, 0, 0}, /* 800 */
    {RT_TERM_LAND, 615, 752, 0, 0}, /* 801 */
    {RT_TERM_LAND, 801, 451, 0, 0}, /* 802 */
    {RT_TERM_LAND, 802, 389, 0, 0}, /* 803 */
    {RT_TERM_LAND, 636, 768, 0, 0}, /* 804 */
    {RT_TERM_LAND, 804, 412, 0, 0}, /* 805 */
    {RT_TERM_LAND, 805, 415, 0, 0}, /* 806 */
    {RT_TERM_LAND, 806, 418, 0, 0}, /* 807 */
    {RT_TERM_LAND, 805, 523, 0, 0}, /* 808 */
    {RT_TERM_LAND, 808, 435, 0, 0}, /* 809 */
    {RT_TERM_LAND, 809, 438, 0, 0}, /* 810 */
    {RT_TERM_LAND, 810, 441, 0, 0}, /* 811 */
    {RT_TERM_LAND, 811, 787, 0, 0}, /* 812 */
    {RT_TERM_LAND, 812, 581, 0, 0}, /* 813 */
    {RT_TERM_LAND, 812, 585, 0, 0}, /* 814 */
    {RT_TERM_LAND, 812, 589, 0, 0}, /* 815 */
    {RT_TERM_LAND, 815, 592, 0, 0}, /* 816 */
    {RT_TERM_LAND, 815, 596, 0, 0}, /* 817 */
    {RT_TERM_LAND, 811, 794, 0, 0}, /* 818 */
    {RT_TERM_LAND, 818, 601, 0, 0}, /* 819 */
    {RT_TERM_LAND, 819, 592, 0, 0}, /* 820 */
    {RT_TERM_LAND, 819, 605, 0, 0}, /* 821 */
    {RT_TERM_LAND, 658, 776, 0, 0}, /* 822 */
    {RT_TERM_LAND, 658, 778, 0, 0}, /* 823 */
    {RT_TERM_LAND, 663, 752, 0, 0}, /* 824 */
    {RT_TERM_LAND, 824, 451, 0, 0}, /* 825 */
    {RT_TERM_LAND, 825, 389, 0, 0}, /* 826 */
    {RT_TERM_LAND, 684, 768, 0, 0}, /* 827 */
    {RT_TERM_LAND, 827, 412, 0, 0}, /* 828 */
    {RT_TERM_LAND, 828, 415, 0, 0}, /* 829 */
    {RT_TERM_LAND, 829, 418, 0, 0}, /* 830 */
    {RT_TERM_LAND, 828, 523, 0, 0}, /* 831 */
    {RT_TERM_LAND, 831, 435, 0, 0}, /* 832 */
    {RT_TERM_LAND, 832, 438, 0, 0}, /* 833 */
    {RT_TERM_LAND, 833, 441, 0, 0}, /* 834 */
    {RT_TERM_LAND, 834, 787, 0, 0}, /* 835 */
    {RT_TERM_LAND, 835, 581, 0, 0}, /* 836 */
    {RT_TERM_LAND, 835, 585, 0, 0}, /* 837 */
    {RT_TERM_LAND, 835, 589, 0, 0}, /* 838 */
    {RT_TERM_LAND, 838, 592, 0, 0}, /* 839 */
    {RT_TERM_LAND, 838, 596, 0, 0}, /* 840 */
    {RT_TERM_LAND, 834, 794, 0, 0}, /* 841 */
    {RT_TERM_LAND, 841, 601, 0, 0}, /* 842 */
    {RT_TERM_LAND, 842, 592, 0, 0}, /* 843 */
    {RT_TERM_LAND, 842, 605, 0, 0}, /* 844 */
    {RT_TERM_LAND, 706, 776, 0, 0}, /* 845 */
    {RT_TERM_LAND, 706, 778, 0, 0}, /* 846 */
    {RT_TERM_LAND, 711, 752, 0, 0}, /* 847 */
    {RT_TERM_LAND, 847, 451, 0, 0}, /* 848 */
    {RT_TERM_LAND, 848, 389, 0, 0}, /* 849 */
    {RT_TERM_LAND, 732, 768, 0, 0}, /* 850 */
    {RT_TERM_LAND, 850, 412, 0, 0}, /* 851 */
    {RT_TERM_LAND, 851, 415, 0, 0}, /* 852 */
    {RT_TERM_LAND, 852, 418, 0, 0}, /* 853 */
    {RT_TERM_LAND, 851, 523, 0, 0}, /* 854 */
    {RT_TERM_LAND, 854, 435, 0, 0}, /* 855 */
    {RT_TERM_LAND, 855, 438, 0, 0}, /* 856 */
    {RT_TERM_LAND, 856, 441, 0, 0}, /* 857 */
    {RT_TERM_LAND, 857, 787, 0, 0}, /* 858 */
    {RT_TERM_LAND, 858, 581, 0, 0}, /* 859 */
    {RT_TERM_LAND, 858, 585, 0, 0}, /* 860 */
    {RT_TERM_LAND, 858, 589, 0, 0}, /* 861 */
    {RT_TERM_LAND, 861, 592, 0, 0}, /* 862 */
    {RT_TERM_LAND, 861, 596, 0, 0}, /* 863 */
    {RT_TERM_LAND, 857, 794, 0, 0}, /* 864 */
    {RT_TERM_LAND, 864, 601, 0, 0}, /* 865 */
    {RT_TERM_LAND, 865, 592, 0, 0}, /* 866 */
    {RT_TERM_LAND, 865, 605, 0, 0}, /* 867 */
    {RT_TERM_LAND, 110, 454, 0, 0}, /* 868 */
    {RT_TERM_LAND, 868, 29, 0, 0}, /* 869 */
    {RT_TERM_LAND, 868, 533, 0, 0}, /* 870 */
    {RT_TERM_LAND, 868, 536, 0, 0}, /* 871 */
    {RT_TERM_LAND, 871, 29, 0, 0}, /* 872 */
    {RT_TERM_LAND, 871, 539, 0, 0}, /* 873 */
    {RT_TERM_LAND, 871, 542, 0, 0}, /* 874 */
    {RT_TERM_LAND, 110, 455, 0, 0}, /* 875 */
    {RT_TERM_LAND, 875, 458, 0, 0}, /* 876 */
    {RT_TERM_LAND, 876, 461, 0, 0}, /* 877 */
    {RT_TERM_LAND, 877, 451, 0, 0}, /* 878 */
    {RT_TERM_LAND, 878, 389, 0, 0}, /* 879 */
    {RT_TERM_LAND, 875, 465, 0, 0}, /* 880 */
    {RT_TERM_LAND, 880, 468, 0, 0}, /* 881 */
    {RT_TERM_LAND, 881, 430, 0, 0}, /* 882 */
    {RT_TERM_LAND, 882, 438, 0, 0}, /* 883 */
    {RT_TERM_LAND, 883, 441, 0, 0}, /* 884 */
    {RT_TERM_LAND, 881, 556, 0, 0}, /* 885 */
    {RT_TERM_LAND, 881, 558, 0, 0}, /* 886 */
    {RT_TERM_LAND, 880, 476, 0, 0}, /* 887 */
    {RT_TERM_LAND, 887, 479, 0, 0}, /* 888 */
    {RT_TERM_LAND, 888, 451, 0, 0}, /* 889 */
    {RT_TERM_LAND, 889, 389, 0, 0}, /* 890 */
    {RT_TERM_LAND, 888, 568, 0, 0}, /* 891 */
    {RT_TERM_LAND, 888, 570, 0, 0}, /* 892 */
    {RT_TERM_LAND, 887, 489, 0, 0}, /* 893 */
    {RT_TERM_LAND, 893, 492, 0, 0}, /* 894 */
    {RT_TERM_LAND, 894, 497, 0, 0}, /* 895 */
    {RT_TERM_LAND, 895, 424, 0, 0}, /* 896 */
    {RT_TERM_LAND, 895, 499, 0, 0}, /* 897 */
    {RT_TERM_LAND, 897, 512, 0, 0}, /* 898 */
    {RT_TERM_LAND, 898, 516, 0, 0}, /* 899 */
    {RT_TERM_LAND, 899, 519, 0, 0}, /* 900 */
    {RT_TERM_LAND, 900, 412, 0, 0}, /* 901 */
    {RT_TERM_LAND, 901, 415, 0, 0}, /* 902 */
    {RT_TERM_LAND, 902, 418, 0, 0}, /* 903 */
    {RT_TERM_LAND, 901, 523, 0, 0}, /* 904 */
    {RT_TERM_LAND, 904, 435, 0, 0}, /* 905 */
    {RT_TERM_LAND, 905, 438, 0, 0}, /* 906 */
    {RT_TERM_LAND, 906, 441, 0, 0}, /* 907 */
    {RT_TERM_LAND, 907, 575, 0, 0}, /* 908 */
    {RT_TERM_LAND, 908, 581, 0, 0}, /* 909 */
    {RT_TERM_LAND, 908, 585, 0, 0}, /* 910 */
    {RT_TERM_LAND, 908, 589, 0, 0}, /* 911 */
    {RT_TERM_LAND, 911, 592, 0, 0}, /* 912 */
    {RT_TERM_LAND, 911, 596, 0, 0}, /* 913 */
    {RT_TERM_LAND, 907, 598, 0, 0}, /* 914 */
    {RT_TERM_LAND, 914, 601, 0, 0}, /* 915 */
    {RT_TERM_LAND, 915, 592, 0, 0}, /* 916 */
    {RT_TERM_LAND, 915, 605, 0, 0}, /* 917 */
    {RT_TERM_LAND, 124, 454, 0, 0}, /* 918 */
    {RT_TERM_LAND, 918, 29, 0, 0}, /* 919 */
    {RT_TERM_LAND, 918, 533, 0, 0}, /* 920 */
    {RT_TERM_LAND, 918, 536, 0, 0}, /* 921 */
    {RT_TERM_LAND, 921, 29, 0, 0}, /* 922 */
    {RT_TERM_LAND, 921, 539, 0, 0}, /* 923 */
    {RT_TERM_LAND, 921, 542, 0, 0}, /* 924 */
    {RT_TERM_LAND, 124, 455, 0, 0}, /* 925 */
    {RT_TERM_LAND, 925, 458, 0, 0}, /* 926 */
    {RT_TERM_LAND, 926, 461, 0, 0}, /* 927 */
    {RT_TERM_LAND, 927, 451, 0, 0}, /* 928 */
    {RT_TERM_LAND, 928, 389, 0, 0}, /* 929 */
    {RT_TERM_LAND, 925, 465, 0, 0}, /* 930 */
    {RT_TERM_LAND, 930, 468, 0, 0}, /* 931 */
    {RT_TERM_LAND, 931, 430, 0, 0}, /* 932 */
    {RT_TERM_LAND, 932, 438, 0, 0}, /* 933 */
    {RT_TERM_LAND, 933, 441, 0, 0}, /* 934 */
    {RT_TERM_LAND, 931, 556, 0, 0}, /* 935 */
    {RT_TERM_LAND, 931, 558, 0, 0}, /* 936 */
    {RT_TERM_LAND, 930, 476, 0, 0}, /* 937 */
    {RT_TERM_LAND, 937, 479, 0, 0}, /* 938 */
    {RT_TERM_LAND, 938, 451, 0, 0}, /* 939 */
    {RT_TERM_LAND, 939, 389, 0, 0}, /* 940 */
    {RT_TERM_LAND, 938, 568, 0, 0}, /* 941 */
    {RT_TERM_LAND, 938, 570, 0, 0}, /* 942 */
    {RT_TERM_LAND, 937, 489, 0, 0}, /* 943 */
    {RT_TERM_LAND, 943, 492, 0, 0}, /* 944 */
    {RT_TERM_LAND, 944, 497, 0, 0}, /* 945 */
    {RT_TERM_LAND, 945, 424, 0, 0}, /* 946 */
    {RT_TERM_LAND, 945, 499, 0, 0}, /* 947 */
    {RT_TERM_LAND, 947, 512, 0, 0}, /* 948 */
    {RT_TERM_LAND, 948, 516, 0, 0}, /* 949 */
    {RT_TERM_LAND, 949, 519, 0, 0}, /* 950 */
    {RT_TERM_LAND, 950, 412, 0, 0}, /* 951 */
    {RT_TERM_LAND, 951, 415, 0, 0}, /* 952 */
    {RT_TERM_LAND, 952, 418, 0, 0}, /* 953 */
    {RT_TERM_LAND, 951, 523, 0, 0}, /* 954 */
    {RT_TERM_LAND, 954, 435, 0, 0}, /* 955 */
    {RT_TERM_LAND, 955, 438, 0, 0}, /* 956 */
    {RT_TERM_LAND, 956, 441, 0, 0}, /* 957 */
    {RT_TERM_LAND, 957, 575, 0, 0}, /* 958 */
    {RT_TERM_LAND, 958, 581, 0, 0}, /* 959 */
    {RT_TERM_LAND, 958, 585, 0, 0}, /* 960 */
    {RT_TERM_LAND, 958, 589, 0, 0}, /* 961 */
    {RT_TERM_LAND, 961, 592, 0, 0}, /* 962 */
    {RT_TERM_LAND, 961, 596, 0, 0}, /* 963 */
    {RT_TERM_LAND, 957, 598, 0, 0}, /* 964 */
    {RT_TERM_LAND, 964, 601, 0, 0}, /* 965 */
    {RT_TERM_LAND, 965, 592, 0, 0}, /* 966 */
    {RT_TERM_LAND, 965, 605, 0, 0}, /* 967 */
    {RT_TERM_LAND, 133, 454, 0, 0}, /* 968 */
    {RT_TERM_LAND, 968, 29, 0, 0}, /* 969 */
    {RT_TERM_LAND, 968, 533, 0, 0}, /* 970 */
    {RT_TERM_LAND, 968, 536, 0, 0}, /* 971 */
    {RT_TERM_LAND, 971, 29, 0, 0}, /* 972 */
    {RT_TERM_LAND, 971, 539, 0, 0}, /* 973 */
    {RT_TERM_LAND, 971, 542, 0, 0}, /* 974 */
    {RT_TERM_LAND, 133, 455, 0, 0}, /* 975 */
    {RT_TERM_LAND, 975, 458, 0, 0}, /* 976 */
    {RT_TERM_LAND, 976, 461, 0, 0}, /* 977 */
    {RT_TERM_LAND, 977, 451, 0, 0}, /* 978 */
    {RT_TERM_LAND, 978, 389, 0, 0}, /* 979 */
    {RT_TERM_LAND, 975, 465, 0, 0}, /* 980 */
    {RT_TERM_LAND, 980, 468, 0, 0}, /* 981 */
    {RT_TERM_LAND, 981, 430, 0, 0}, /* 982 */
    {RT_TERM_LAND, 982, 438, 0, 0}, /* 983 */
    {RT_TERM_LAND, 983, 441, 0, 0}, /* 984 */
    {RT_TERM_LAND, 981, 556, 0, 0}, /* 985 */
    {RT_TERM_LAND, 981, 558, 0, 0}, /* 986 */
    {RT_TERM_LAND, 980, 476, 0, 0}, /* 987 */
    {RT_TERM_LAND, 987, 479, 0, 0}, /* 988 */
    {RT_TERM_LAND, 988, 451, 0, 0}, /* 989 */
    {RT_TERM_LAND, 989, 389, 0, 0}, /* 990 */
    {RT_TERM_LAND, 988, 568, 0, 0}, /* 991 */
    {RT_TERM_LAND, 988, 570, 0, 0}, /* 992 */
    {RT_TERM_LAND, 987, 489, 0, 0}, /* 993 */
    {RT_TERM_LAND, 993, 492, 0, 0}, /* 994 */
    {RT_TERM_LAND, 994, 497, 0, 0}, /* 995 */
    {RT_TERM_LAND, 995, 424, 0, 0}, /* 996 */
    {RT_TERM_LAND, 995, 499, 0, 0}, /* 997 */
    {RT_TERM_LAND, 997, 512, 0, 0}, /* 998 */
    {RT_TERM_LAND, 998, 516, 0, 0}, /* 999 */
    {RT_TERM_LAND, 999, 519, 0, 0}, /* 1000 */
    {RT_TERM_LAND, 1000, 412, 0, 0}, /* 1001 */
    {RT_TERM_LAND, 1001, 415, 0, 0}, /* 1002 */
    {RT_TERM_LAND, 1002, 418, 0, 0}, /* 1003 */
    {RT_TERM_LAND, 1001, 523, 0, 0}, /* 1004 */
    {RT_TERM_LAND, 1004, 435, 0, 0}, /* 1005 */
    {RT_TERM_LAND, 1005, 438, 0, 0}, /* 1006 */
    {RT_TERM_LAND, 1006, 441, 0, 0}, /* 1007 */
    {RT_TERM_LAND, 1007, 575, 0, 0}, /* 1008 */
    {RT_TERM_LAND, 1008, 581, 0, 0}, /* 1009 */
    {RT_TERM_LAND, 1008, 585, 0, 0}, /* 1010 */
    {RT_TERM_LAND, 1008, 589, 0, 0}, /* 1011 */
    {RT_TERM_LAND, 1011, 592, 0, 0}, /* 1012 */
    {RT_TERM_LAND, 1011, 596, 0, 0}, /* 1013 */
    {RT_TERM_LAND, 1007, 598, 0, 0}, /* 1014 */
    {RT_TERM_LAND, 1014, 601, 0, 0}, /* 1015 */
    {RT_TERM_LAND, 1015, 592, 0, 0}, /* 1016 */
    {RT_TERM_LAND, 1015, 605, 0, 0}, /* 1017 */
    {RT_TERM_LAND, 139, 454, 0, 0}, /* 1018 */
    {RT_TERM_LAND, 1018, 29, 0, 0}, /* 1019 */
    {RT_TERM_LAND, 1018, 533, 0, 0}, /* 1020 */
    {RT_TERM_LAND, 1018, 536, 0, 0}, /* 1021 */
    {RT_TERM_LAND, 1021, 29, 0, 0}, /* 1022 */
    {RT_TERM_LAND, 1021, 539, 0, 0}, /* 1023 */
    {RT_TERM_LAND, 1021, 542, 0, 0}, /* 1024 */
    {RT_TERM_LAND, 139, 455, 0, 0}, /* 1025 */
    {RT_TERM_LAND, 1025, 458, 0, 0}, /* 1026 */
    {RT_TERM_LAND, 1026, 461, 0, 0}, /* 1027 */
    {RT_TERM_LAND, 1027, 451, 0, 0}, /* 1028 */
    {RT_TERM_LAND, 1028, 389, 0, 0}, /* 1029 */
    {RT_TERM_LAND, 1025, 465, 0, 0}, /* 1030 */
    {RT_TERM_LAND, 1030, 468, 0, 0}, /* 1031 */
    {RT_TERM_LAND, 1031, 430, 0, 0}, /* 1032 */
    {RT_TERM_LAND, 1032, 438, 0, 0}, /* 1033 */
    {RT_TERM_LAND, 1033, 441, 0, 0}, /* 1034 */
    {RT_TERM_LAND, 1031, 556, 0, 0}, /* 1035 */
    {RT_TERM_LAND, 1031, 558, 0, 0}, /* 1036 */
    {RT_TERM_LAND, 1030, 476, 0, 0}, /* 1037 */
    {RT_TERM_LAND, 1037, 479, 0, 0}, /* 1038 */
    {RT_TERM_LAND, 1038, 451, 0, 0}, /* 1039 */
    {RT_TERM_LAND, 1039, 389, 0, 0}, /* 1040 */
    {RT_TERM_LAND, 1038, 568, 0, 0}, /* 1041 */
    {RT_TERM_LAND, 1038, 570, 0, 0}, /* 1042 */
    {RT_TERM_LAND, 1037, 489, 0, 0}, /* 1043 */
    {RT_TERM_LAND, 1043, 492, 0, 0}, /* 1044 */
    {RT_TERM_LAND, 1044, 497, 0, 0}, /* 1045 */
    {RT_TERM_LAND, 1045, 424, 0, 0}, /* 1046 */
    {RT_TERM_LAND, 1045, 499, 0, 0}, /* 1047 */
    {RT_TERM_LAND, 1047, 512, 0, 0}, /* 1048 */
    {RT_TERM_LAND, 1048, 516, 0, 0}, /* 1049 */
    {RT_TERM_LAND, 1049, 519, 0, 0}, /* 1050 */
    {RT_TERM_LAND, 1050, 412, 0, 0}, /* 1051 */
    {RT_TERM_LAND, 1051, 415, 0, 0}, /* 1052 */
    {RT_TERM_LAND, 1052, 418, 0, 0}, /* 1053 */
    {RT_TERM_LAND, 1051, 523, 0, 0}, /* 1054 */
    {RT_TERM_LAND, 1054, 435, 0, 0}, /* 1055 */
    {RT_TERM_LAND, 1055, 438, 0, 0}, /* 1056 */
    {RT_TERM_LAND, 1056, 441, 0, 0}, /* 1057 */
    {RT_TERM_LAND, 1057, 575, 0, 0}, /* 1058 */
    {RT_TERM_LAND, 1058, 581, 0, 0}, /* 1059 */
    {RT_TERM_LAND, 1058, 585, 0, 0}, /* 1060 */
    {RT_TERM_LAND, 1058, 589, 0, 0}, /* 1061 */
    {RT_TERM_LAND, 1061, 592, 0, 0}, /* 1062 */
    {RT_TERM_LAND, 1061, 596, 0, 0}, /* 1063 */
    {RT_TERM_LAND, 1057, 598, 0, 0}, /* 1064 */
    {RT_TERM_LAND, 1064, 601, 0, 0}, /* 1065 */
    {RT_TERM_LAND, 1065, 592, 0, 0}, /* 1066 */
    {RT_TERM_LAND, 1065, 605, 0, 0}, /* 1067 */
    {RT_TERM_LAND, 142, 454, 0, 0}, /* 1068 */
    {RT_TERM_LAND, 1068, 29, 0, 0}, /* 1069 */
    {RT_TERM_LAND, 1068, 533, 0, 0}, /* 1070 */
    {RT_TERM_LAND, 1068, 536, 0, 0}, /* 1071 */
    {RT_TERM_LAND, 1071, 29, 0, 0}, /* 1072 */
    {RT_TERM_LAND, 1071, 539, 0, 0}, /* 1073 */
    {RT_TERM_LAND, 1071, 542, 0, 0}, /* 1074 */
    {RT_TERM_LAND, 142, 455, 0, 0}, /* 1075 */
    {RT_TERM_LAND, 1075, 458, 0, 0}, /* 1076 */
    {RT_TERM_LAND, 1076, 461, 0, 0}, /* 1077 */
    {RT_TERM_LAND, 1077, 451, 0, 0}, /* 1078 */
    {RT_TERM_LAND, 1078, 389, 0, 0}, /* 1079 */
    {RT_TERM_LAND, 1075, 465, 0, 0}, /* 1080 */
    {RT_TERM_LAND, 1080, 468, 0, 0}, /* 1081 */
    {RT_TERM_LAND, 1081, 430, 0, 0}, /* 1082 */
    {RT_TERM_LAND, 1082, 438, 0, 0}, /* 1083 */
    {RT_TERM_LAND, 1083, 441, 0, 0}, /* 1084 */
    {RT_TERM_LAND, 1081, 556, 0, 0}, /* 1085 */
    {RT_TERM_LAND, 1081, 558, 0, 0}, /* 1086 */
    {RT_TERM_LAND, 1080, 476, 0, 0}, /* 1087 */
    {RT_TERM_LAND, 1087, 479, 0, 0}, /* 1088 */
    {RT_TERM_LAND, 1088, 451, 0, 0}, /* 1089 */
    {RT_TERM_LAND, 1089, 389, 0, 0}, /* 1090 */
    {RT_TERM_LAND, 1088, 568, 0, 0}, /* 1091 */
    {RT_TERM_LAND, 1088, 570, 0, 0}, /* 1092 */
    {RT_TERM_LAND, 1087, 489, 0, 0}, /* 1093 */
    {RT_TERM_LAND, 1093, 492, 0, 0}, /* 1094 */
    {RT_TERM_LAND, 1094, 497, 0, 0}, /* 1095 */
    {RT_TERM_LAND, 1095, 424, 0, 0}, /* 1096 */
    {RT_TERM_LAND, 1095, 499, 0, 0}, /* 1097 */
    {RT_TERM_LAND, 1097, 512, 0, 0}, /* 1098 */
    {RT_TERM_LAND, 1098, 516, 0, 0}, /* 1099 */
    {RT_TERM_LAND, 1099, 519, 0, 0}, /* 1100 */
    {RT_TERM_LAND, 1100, 412, 0, 0}, /* 1101 */
    {RT_TERM_LAND, 1101, 415, 0, 0}, /* 1102 */
    {RT_TERM_LAND, 1102, 418, 0, 0}, /* 1103 */
    {RT_TERM_LAND, 1101, 523, 0, 0}, /* 1104 */
    {RT_TERM_LAND, 1104, 435, 0, 0}, /* 1105 */
    {RT_TERM_LAND, 1105, 438, 0, 0}, /* 1106 */
    {RT_TERM_LAND, 1106, 441, 0, 0}, /* 1107 */
    {RT_TERM_LAND, 1107, 575, 0, 0}, /* 1108 */
    {RT_TERM_LAND, 1108, 581, 0, 0}, /* 1109 */
    {RT_TERM_LAND, 1108, 585, 0, 0}, /* 1110 */
    {RT_TERM_LAND, 1108, 589, 0, 0}, /* 1111 */
    {RT_TERM_LAND, 1111, 592, 0, 0}, /* 1112 */
    {RT_TERM_LAND, 1111, 596, 0, 0}, /* 1113 */
    {RT_TERM_LAND, 1107, 598, 0, 0}, /* 1114 */
    {RT_TERM_LAND, 1114, 601, 0, 0}, /* 1115 */
    {RT_TERM_LAND, 1115, 592, 0, 0}, /* 1116 */
    {RT_TERM_LAND, 1115, 605, 0, 0}, /* 1117 */
    {RT_TERM_LAND, 144, 454, 0, 0}, /* 1118 */
    {RT_TERM_LAND, 1118, 29, 0, 0}, /* 1119 */
    {RT_TERM_LAND, 1118, 533, 0, 0}, /* 1120 */
    {RT_TERM_LAND, 1118, 536, 0, 0}, /* 1121 */
    {RT_TERM_LAND, 1121, 29, 0, 0}, /* 1122 */
    {RT_TERM_LAND, 1121, 539, 0, 0}, /* 1123 */
    {RT_TERM_LAND, 1121, 542, 0, 0}, /* 1124 */
    {RT_TERM_LAND, 144, 455, 0, 0}, /* 1125 */
    {RT_TERM_LAND, 1125, 458, 0, 0}, /* 1126 */
    {RT_TERM_LAND, 1126, 461, 0, 0}, /* 1127 */
    {RT_TERM_LAND, 1127, 451, 0, 0}, /* 1128 */
    {RT_TERM_LAND, 1128, 389, 0, 0}, /* 1129 */
    {RT_TERM_LAND, 1125, 465, 0, 0}, /* 1130 */
    {RT_TERM_LAND, 1130, 468, 0, 0}, /* 1131 */
    {RT_TERM_LAND, 1131, 430, 0, 0}, /* 1132 */
    {RT_TERM_LAND, 1132, 438, 0, 0}, /* 1133 */
    {RT_TERM_LAND, 1133, 441, 0, 0}, /* 1134 */
    {RT_TERM_LAND, 1131, 556, 0, 0}, /* 1135 */
    {RT_TERM_LAND, 1131, 558, 0, 0}, /* 1136 */
    {RT_TERM_LAND, 1130, 476, 0, 0}, /* 1137 */
    {RT_TERM_LAND, 1137, 479, 0, 0}, /* 1138 */
    {RT_TERM_LAND, 1138, 451, 0, 0}, /* 1139 */
    {RT_TERM_LAND, 1139, 389, 0, 0}, /* 1140 */
    {RT_TERM_LAND, 1138, 568, 0, 0}, /* 1141 */
    {RT_TERM_LAND, 1138, 570, 0, 0}, /* 1142 */
    {RT_TERM_LAND, 1137, 489, 0, 0}, /* 1143 */
    {RT_TERM_LAND, 1143, 492, 0, 0}, /* 1144 */
    {RT_TERM_LAND, 1144, 497, 0, 0}, /* 1145 */
    {RT_TERM_LAND, 1145, 424, 0, 0}, /* 1146 */
    {RT_TERM_LAND, 1145, 499, 0, 0}, /* 1147 */
    {RT_TERM_LAND, 1147, 512, 0, 0}, /* 1148 */
    {RT_TERM_LAND, 1148, 516, 0, 0}, /* 1149 */
    {RT_TERM_LAND, 1149, 519, 0, 0}, /* 1150 */
    {RT_TERM_LAND, 1150, 412, 0, 0}, /* 1151 */
    {RT_TERM_LAND, 1151, 415, 0, 0}, /* 1152 */
    {RT_TERM_LAND, 1152, 418, 0, 0}, /* 1153 */
    {RT_TERM_LAND, 1151, 523, 0, 0}, /* 1154 */
    {RT_TERM_LAND, 1154, 435, 0, 0}, /* 1155 */
    {RT_TERM_LAND, 1155, 438, 0, 0}, /* 1156 */
    {RT_TERM_LAND, 1156, 441, 0, 0}, /* 1157 */
    {RT_TERM_LAND, 1157, 575, 0, 0}, /* 1158 */
    {RT_TERM_LAND, 1158, 581, 0, 0}, /* 1159 */
    {RT_TERM_LAND, 1158, 585, 0, 0}, /* 1160 */
    {RT_TERM_LAND, 1158, 589, 0, 0}, /* 1161 */
    {RT_TERM_LAND, 1161, 592, 0, 0}, /* 1162 */
    {RT_TERM_LAND, 1161, 596, 0, 0}, /* 1163 */
    {RT_TERM_LAND, 1157, 598, 0, 0}, /* 1164 */
    {RT_TERM_LAND, 1164, 601, 0, 0}, /* 1165 */
    {RT_TERM_LAND, 1165, 592, 0, 0}, /* 1166 */
    {RT_TERM_LAND, 1165, 605, 0, 0}, /* 1167 */
    {RT_TERM_LAND, 147, 454, 0, 0}, /* 1168 */
    {RT_TERM_LAND, 1168, 29, 0, 0}, /* 1169 */
    {RT_TERM_LAND, 1168, 533, 0, 0}, /* 1170 */
    {RT_TERM_LAND, 1168, 536, 0, 0}, /* 1171 */
    {RT_TERM_LAND, 1171, 29, 0, 0}, /* 1172 */
    {RT_TERM_LAND, 1171, 539, 0, 0}, /* 1173 */
    {RT_TERM_LAND, 1171, 542, 0, 0}, /* 1174 */
    {RT_TERM_LAND, 147, 455, 0, 0}, /* 1175 */
    {RT_TERM_LAND, 1175, 458, 0, 0}, /* 1176 */
    {RT_TERM_LAND, 1176, 461, 0, 0}, /* 1177 */
    {RT_TERM_LAND, 1177, 451, 0, 0}, /* 1178 */
    {RT_TERM_LAND, 1178, 389, 0, 0}, /* 1179 */
    {RT_TERM_LAND, 1175, 465, 0, 0}, /* 1180 */
    {RT_TERM_LAND, 1180, 468, 0, 0}, /* 1181 */
    {RT_TERM_LAND, 1181, 430, 0, 0}, /* 1182 */
    {RT_TERM_LAND, 1182, 438, 0, 0}, /* 1183 */
    {RT_TERM_LAND, 1183, 441, 0, 0}, /* 1184 */
    {RT_TERM_LAND, 1181, 556, 0, 0}, /* 1185 */
    {RT_TERM_LAND, 1181, 558, 0, 0}, /* 1186 */
    {RT_TERM_LAND, 1180, 476, 0, 0}, /* 1187 */
    {RT_TERM_LAND, 1187, 479, 0, 0}, /* 1188 */
    {RT_TERM_LAND, 1188, 451, 0, 0}, /* 1189 */
    {RT_TERM_LAND, 1189, 389, 0, 0}, /* 1190 */
    {RT_TERM_LAND, 1188, 568, 0, 0}, /* 1191 */
    {RT_TERM_LAND, 1188, 570, 0, 0}, /* 1192 */
    {RT_TERM_LAND, 1187, 489, 0, 0}, /* 1193 */
    {RT_TERM_LAND, 1193, 492, 0, 0}, /* 1194 */
    {RT_TERM_LAND, 1194, 497, 0, 0}, /* 1195 */
    {RT_TERM_LAND, 1195, 424, 0, 0}, /* 1196 */
    {RT_TERM_LAND, 1195, 499, 0, 0}, /* 1197 */
    {RT_TERM_LAND, 1197, 512, 0, 0}, /* 1198 */
    {RT_TERM_LAND, 1198, 516, 0, 0}, /* 1199 */
    {RT_TERM_LAND, 1199, 519, 0, 0}, /* 1200 */
    {RT_TERM_LAND, 1200, 412, 0, 0}, /* 1201 */
    {RT_TERM_LAND, 1201, 415, 0, 0}, /* 1202 */
    {RT_TERM_LAND, 1202, 418, 0, 0}, /* 1203 */
    {RT_TERM_LAND, 1201, 523, 0, 0}, /* 1204 */
    {RT_TERM_LAND, 1204, 435, 0, 0}, /* 1205 */
    {RT_TERM_LAND, 1205, 438, 0, 0}, /* 1206 */
    {RT_TERM_LAND, 1206, 441, 0, 0}, /* 1207 */
    {RT_TERM_LAND, 1207, 575, 0, 0}, /* 1208 */
    {RT_TERM_LAND, 1208, 581, 0, 0}, /* 1209 */
    {RT_TERM_LAND, 1208, 585, 0, 0}, /* 1210 */
    {RT_TERM_LAND, 1208, 589, 0, 0}, /* 1211 */
    {RT_TERM_LAND, 1211, 592, 0, 0}, /* 1212 */
    {RT_TERM_LAND, 1211, 596, 0, 0}, /* 1213 */
    {RT_TERM_LAND, 1207, 598, 0, 0}, /* 1214 */
    {RT_TERM_LAND, 1214, 601, 0, 0}, /* 1215 */
    {RT_TERM_LAND, 1215, 592, 0, 0}, /* 1216 */
    {RT_TERM_LAND, 1215, 605, 0, 0}, /* 1217 */
    {RT_TERM_COND, 29, 4, 257, 0}, /* 1218 */
    {RT_TERM_SLICE, 1218, 4, 0, 1}, /* 1219 */
    {RT_TERM_LAND, 1219, 170, 0, 0}, /* 1220 */
    {RT_TERM_SLICE, 1218, 21, 0, 11}, /* 1221 */
    {RT_TERM_COND, 40, 21, 342, 0}, /* 1222 */
    {RT_TERM_LAND, 1222, 33, 0, 0}, /* 1223 */
    {RT_TERM_LAND, 1222, 311, 0, 0}, /* 1224 */
    {RT_TERM_LINE, 0, 0, 0, 2}, /* 1225 */
    {RT_TERM_LAND, 1222, 1225, 0, 0}, /* 1226 */
    {RT_TERM_LINE, 0, 0, 0, 4}, /* 1227 */
    {RT_TERM_LAND, 1222, 1227, 0, 0}, /* 1228 */
    {RT_TERM_LINE, 0, 0, 0, 3}, /* 1229 */
    {RT_TERM_LAND, 1222, 1229, 0, 0}, /* 1230 */
    {RT_TERM_LINE, 0, 0, 0, 5}, /* 1231 */
    {RT_TERM_LAND, 1222, 1231, 0, 0}, /* 1232 */
    {RT_TERM_REG, 4, 0, 0, 5}, /* 1233 */
    {RT_TERM_REG, 4, 0, 0, 7}, /* 1234 */
    {RT_TERM_SLICE, 1234, 146, 0, 16}, /* 1235 */
    {RT_TERM_SLICE, 1234, 4, 0, 16}, /* 1236 */
    {RT_TERM_REG, 4, 0, 0, 3}, /* 1237 */
    {RT_TERM_SLICE, 1237, 4, 0, 1}, /* 1238 */
    {RT_TERM_REG, 21, 0, 0, 3}, /* 1239 */
    {RT_TERM_SLICE, 1239, 4, 0, 1}, /* 1240 */
    {RT_TERM_REG, 59, 0, 0, 3}, /* 1241 */
    {RT_TERM_SLICE, 1241, 4, 0, 1}, /* 1242 */
    {RT_TERM_REG, 34, 0, 0, 3}, /* 1243 */
    {RT_TERM_SLICE, 1243, 4, 0, 1}, /* 1244 */
    {RT_TERM_REG, 86, 0, 0, 3}, /* 1245 */
    {RT_TERM_SLICE, 1245, 4, 0, 1}, /* 1246 */
    {RT_TERM_REG, 126, 0, 0, 3}, /* 1247 */
    {RT_TERM_SLICE, 1247, 4, 0, 1}, /* 1248 */
    {RT_TERM_REG, 127, 0, 0, 3}, /* 1249 */
    {RT_TERM_SLICE, 1249, 4, 0, 1}, /* 1250 */
    {RT_TERM_REG, 128, 0, 0, 3}, /* 1251 */
    {RT_TERM_SLICE, 1251, 4, 0, 1}, /* 1252 */
    {RT_TERM_REG, 2, 0, 0, 3}, /* 1253 */
    {RT_TERM_SLICE, 1253, 4, 0, 1}, /* 1254 */
    {RT_TERM_REG, 129, 0, 0, 3}, /* 1255 */
    {RT_TERM_SLICE, 1255, 4, 0, 1}, /* 1256 */
    {RT_TERM_REG, 108, 0, 0, 3}, /* 1257 */
    {RT_TERM_SLICE, 1257, 4, 0, 1}, /* 1258 */
    {RT_TERM_REG, 89, 0, 0, 3}, /* 1259 */
    {RT_TERM_SLICE, 1259, 4, 0, 1}, /* 1260 */
    {RT_TERM_REG, 114, 0, 0, 3}, /* 1261 */
    {RT_TERM_SLICE, 1261, 4, 0, 1}, /* 1262 */
    {RT_TERM_REG, 118, 0, 0, 3}, /* 1263 */
    {RT_TERM_SLICE, 1263, 4, 0, 1}, /* 1264 */
    {RT_TERM_REG, 122, 0, 0, 3}, /* 1265 */
    {RT_TERM_SLICE, 1265, 4, 0, 1}, /* 1266 */
    {RT_TERM_SLICE, 21, 4, 0, 1}, /* 1267 */
    {RT_TERM_CAT, 1266, 1267, 0, 1}, /* 1268 */
    {RT_TERM_CAT, 1264, 1268, 0, 1}, /* 1269 */
    {RT_TERM_CAT, 1262, 1269, 0, 1}, /* 1270 */
    {RT_TERM_CAT, 1260, 1270, 0, 1}, /* 1271 */
    {RT_TERM_CAT, 1258, 1271, 0, 1}, /* 1272 */
    {RT_TERM_CAT, 1256, 1272, 0, 1}, /* 1273 */
    {RT_TERM_CAT, 1254, 1273, 0, 1}, /* 1274 */
    {RT_TERM_CAT, 1252, 1274, 0, 1}, /* 1275 */
    {RT_TERM_CAT, 1250, 1275, 0, 1}, /* 1276 */
    {RT_TERM_CAT, 1248, 1276, 0, 1}, /* 1277 */
    {RT_TERM_CAT, 1246, 1277, 0, 1}, /* 1278 */
    {RT_TERM_CAT, 1244, 1278, 0, 1}, /* 1279 */
    {RT_TERM_CAT, 1242, 1279, 0, 1}, /* 1280 */
    {RT_TERM_CAT, 1240, 1280, 0, 1}, /* 1281 */
    {RT_TERM_CAT, 1238, 1281, 0, 1}, /* 1282 */
    {RT_TERM_REG, 4, 0, 0, 6}, /* 1283 */
    {RT_TERM_LNOT, 1237, 0, 0, 0}, /* 1284 */
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
    {RT_USE_READ, 0, 0, -1, 2, 110, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 111, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 124, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 125, 31, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 4, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 21, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 59, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 34, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 86, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 126, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 127, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 128, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 2, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 129, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 108, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 89, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 114, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 118, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 122, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 133, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 134, 31, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 6, 133, 4, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 4, 133, 4, 114, 1},
    {RT_USE_READ, 0, 0, -1, 2, 139, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 140, 31, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 0, 139, 137, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 0, 139, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 142, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 143, 31, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 0, 142, 32, 4, 16},
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
    {RT_USE_READ, 0, 0, -1, 2, 110, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 111, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 144, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 145, 31, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 7, 144, 4, 146, 16},
    {RT_USE_READ, 0, 0, -1, 2, 147, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 148, 31, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 7, 147, 4, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 124, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 125, 31, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 4, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 21, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 59, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 34, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 86, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 126, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 127, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 128, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 2, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 129, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 108, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 89, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 114, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 118, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 122, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 133, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 134, 31, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 6, 133, 4, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 4, 133, 4, 114, 1},
    {RT_USE_READ, 0, 0, -1, 2, 139, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 140, 31, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 0, 139, 137, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 0, 139, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 142, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 143, 31, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 0, 142, 32, 4, 16},
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
    {RT_USE_READ, 0, 0, -1, 2, 111, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 110, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 125, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 124, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 4, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 21, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 59, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 34, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 86, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 126, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 127, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 128, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 2, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 129, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 108, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 89, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 114, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 118, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 122, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 134, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 133, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 6, 133, 4, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 4, 133, 4, 114, 1},
    {RT_USE_READ, 0, 0, -1, 2, 140, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 139, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 0, 139, 137, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 0, 139, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 143, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 142, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 0, 142, 32, 4, 16},
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
    {RT_USE_READ, 0, 0, -1, 2, 110, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 111, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 150, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 151, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 124, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 125, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 153, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 154, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 4, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 21, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 59, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 34, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 86, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 126, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 127, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 128, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 2, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 129, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 108, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 89, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 114, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 118, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 122, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 133, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 134, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 156, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 157, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 6, 133, 4, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 4, 133, 4, 114, 1},
    {RT_USE_READ, 0, 0, -1, 2, 139, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 140, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 159, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 160, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 0, 139, 137, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 0, 139, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 142, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 143, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 162, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 163, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 0, 142, 32, 4, 16},
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
    {RT_USE_READ, 0, 0, -1, 2, 110, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 111, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 150, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 151, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 144, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 145, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 165, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 166, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 7, 144, 4, 146, 16},
    {RT_USE_READ, 0, 0, -1, 2, 147, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 148, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 168, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 169, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 7, 147, 4, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 124, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 125, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 153, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 154, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 4, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 21, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 59, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 34, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 86, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 126, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 127, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 128, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 2, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 129, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 108, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 89, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 114, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 118, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 122, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 133, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 134, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 156, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 157, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 6, 133, 4, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 4, 133, 4, 114, 1},
    {RT_USE_READ, 0, 0, -1, 2, 139, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 140, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 159, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 160, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 0, 139, 137, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 0, 139, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 142, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 143, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 162, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 163, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 0, 142, 32, 4, 16},
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
    {RT_USE_READ, 0, 0, -1, 2, 110, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 111, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 110, 28, 85, 1},
    {RT_USE_READ, 0, 0, -1, 2, 124, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 125, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 124, 28, 85, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 4, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 21, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 59, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 34, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 86, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 126, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 127, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 128, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 2, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 129, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 108, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 89, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 114, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 118, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 122, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 133, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 134, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 133, 28, 85, 1},
    {RT_USE_WRITE, 0, 2, -1, 6, 133, 4, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 4, 133, 4, 114, 1},
    {RT_USE_READ, 0, 0, -1, 2, 139, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 140, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 139, 28, 85, 1},
    {RT_USE_WRITE, 0, 2, -1, 0, 139, 137, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 0, 139, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 142, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 143, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 142, 28, 85, 1},
    {RT_USE_WRITE, 0, 2, -1, 0, 142, 32, 4, 16},
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
    {RT_USE_READ, 0, 0, -1, 2, 110, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 111, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 110, 28, 85, 1},
    {RT_USE_READ, 0, 0, -1, 2, 144, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 145, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 144, 28, 85, 1},
    {RT_USE_WRITE, 0, 2, -1, 7, 144, 4, 146, 16},
    {RT_USE_READ, 0, 0, -1, 2, 147, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 148, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 147, 28, 85, 1},
    {RT_USE_WRITE, 0, 2, -1, 7, 147, 4, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 124, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 125, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 124, 28, 85, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 4, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 21, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 59, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 34, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 86, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 126, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 127, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 128, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 2, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 129, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 108, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 89, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 114, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 118, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 122, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 133, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 134, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 133, 28, 85, 1},
    {RT_USE_WRITE, 0, 2, -1, 6, 133, 4, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 4, 133, 4, 114, 1},
    {RT_USE_READ, 0, 0, -1, 2, 139, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 140, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 139, 28, 85, 1},
    {RT_USE_WRITE, 0, 2, -1, 0, 139, 137, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 0, 139, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 142, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 143, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 142, 28, 85, 1},
    {RT_USE_WRITE, 0, 2, -1, 0, 142, 32, 4, 16},
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
    {RT_USE_READ, 0, 0, -1, 2, 110, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 111, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 144, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 145, 31, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 7, 144, 4, 146, 16},
    {RT_USE_READ, 0, 0, -1, 2, 147, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 148, 31, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 7, 147, 4, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 124, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 125, 31, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 4, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 21, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 59, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 34, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 86, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 126, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 127, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 128, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 2, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 129, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 108, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 89, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 114, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 118, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 122, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 133, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 134, 31, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 6, 133, 4, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 4, 133, 4, 114, 1},
    {RT_USE_READ, 0, 0, -1, 2, 139, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 140, 31, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 0, 139, 137, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 0, 139, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 142, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 143, 31, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 0, 142, 32, 4, 16},
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
    {RT_USE_READ, 0, 0, -1, 3, 170, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 171, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 171, 28, 42, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 171, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 173, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 174, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 172, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 172, 28, 42, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 173, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 174, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 178, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 179, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 180, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 177, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 177, 28, 42, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 178, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 179, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 180, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 182, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 182, 28, 42, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 183, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 184, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 185, 47, 4, 1},
};
static const struct rt_use uses_unary_hswap_rr_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 186, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 198, 186, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 197, 199, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 170, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 171, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 171, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 2, 171, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 173, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 174, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 172, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 172, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 3, 173, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 174, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 178, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 179, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 180, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 177, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 177, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 3, 178, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 179, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 180, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 182, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 182, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 3, 183, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 184, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 185, 47, 4, 1},
};
static const struct rt_use uses_unary_hswap_rr_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 170, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 171, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 171, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 2, 171, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 173, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 174, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 172, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 172, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 3, 173, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 174, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 178, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 179, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 180, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 177, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 177, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 3, 178, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 179, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 180, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 182, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 182, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 3, 183, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 184, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 185, 47, 4, 1},
};
static const struct rt_use uses_unary_div2s_rs[] = {
    {RT_USE_READ, 0, 0, -1, 3, 170, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 171, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 171, 28, 42, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 171, 32, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 200, 4, 89, 1},
    {RT_USE_READ, 0, 0, -1, 3, 173, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 174, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 172, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 172, 28, 42, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 173, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 174, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 178, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 179, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 180, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 177, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 177, 28, 42, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 178, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 179, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 180, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 182, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 182, 28, 42, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 183, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 184, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 185, 47, 4, 1},
};
static const struct rt_use uses_unary_hswap_rs_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 186, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 198, 186, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 197, 199, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 170, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 171, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 0, 171, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 2, 171, 32, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 200, 4, 89, 1},
    {RT_USE_READ, 0, 0, -1, 3, 173, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 174, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 172, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 0, 172, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 3, 173, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 174, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 178, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 179, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 180, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 177, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 0, 177, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 3, 178, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 179, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 180, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 182, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 0, 182, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 3, 183, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 184, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 185, 47, 4, 1},
};
static const struct rt_use uses_unary_hswap_rs_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 170, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 171, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 0, 171, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 2, 171, 32, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 200, 4, 89, 1},
    {RT_USE_READ, 0, 0, -1, 3, 173, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 174, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 172, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 0, 172, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 3, 173, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 174, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 178, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 179, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 180, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 177, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 0, 177, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 3, 178, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 179, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 180, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 182, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 0, 182, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 3, 183, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 184, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 185, 47, 4, 1},
};
static const struct rt_use uses_unary_div2s_sr[] = {
    {RT_USE_READ, 0, 0, -1, 3, 170, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 202, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 202, 28, 42, 1},
    {RT_USE_READ, 0, 0, -1, 2, 204, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 204, 28, 42, 1},
    {RT_USE_WRITE, 0, 2, -1, 7, 204, 4, 146, 16},
    {RT_USE_READ, 0, 0, -1, 2, 206, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 206, 28, 42, 1},
    {RT_USE_WRITE, 0, 2, -1, 7, 206, 4, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 208, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 208, 28, 42, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 4, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 21, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 59, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 34, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 86, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 126, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 127, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 128, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 2, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 129, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 108, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 89, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 114, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 118, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 122, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 210, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 210, 28, 42, 1},
    {RT_USE_WRITE, 0, 2, -1, 6, 210, 4, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 4, 210, 4, 114, 1},
    {RT_USE_READ, 0, 0, -1, 2, 212, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 212, 28, 42, 1},
    {RT_USE_WRITE, 0, 2, -1, 0, 212, 137, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 0, 212, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 213, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 213, 28, 42, 1},
    {RT_USE_WRITE, 0, 2, -1, 0, 213, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 173, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 174, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 172, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 172, 28, 42, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 173, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 174, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 178, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 179, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 180, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 177, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 177, 28, 42, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 178, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 179, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 180, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 182, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 182, 28, 42, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 183, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 184, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 185, 47, 4, 1},
};
static const struct rt_use uses_unary_hswap_sr_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 186, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 198, 186, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 197, 199, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 170, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 202, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 202, 28, 4, 8},
    {RT_USE_READ, 0, 0, -1, 2, 208, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 208, 28, 4, 8},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 4, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 21, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 59, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 34, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 86, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 126, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 127, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 128, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 2, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 129, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 108, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 89, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 114, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 118, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 122, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 210, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 210, 28, 4, 8},
    {RT_USE_WRITE, 0, 2, -1, 6, 210, 4, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 4, 210, 4, 114, 1},
    {RT_USE_READ, 0, 0, -1, 2, 212, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 212, 28, 4, 8},
    {RT_USE_WRITE, 0, 2, -1, 0, 212, 137, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 0, 212, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 213, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 213, 28, 4, 8},
    {RT_USE_WRITE, 0, 2, -1, 0, 213, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 173, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 174, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 172, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 172, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 3, 173, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 174, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 178, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 179, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 180, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 177, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 177, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 3, 178, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 179, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 180, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 182, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 182, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 3, 183, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 184, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 185, 47, 4, 1},
};
static const struct rt_use uses_unary_hswap_sr_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 170, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 202, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 202, 28, 4, 8},
    {RT_USE_READ, 0, 0, -1, 2, 204, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 204, 28, 4, 8},
    {RT_USE_WRITE, 0, 2, -1, 7, 204, 4, 146, 16},
    {RT_USE_READ, 0, 0, -1, 2, 206, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 206, 28, 4, 8},
    {RT_USE_WRITE, 0, 2, -1, 7, 206, 4, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 208, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 208, 28, 4, 8},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 4, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 21, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 59, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 34, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 86, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 126, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 127, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 128, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 2, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 129, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 108, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 89, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 114, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 118, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 122, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 210, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 210, 28, 4, 8},
    {RT_USE_WRITE, 0, 2, -1, 6, 210, 4, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 4, 210, 4, 114, 1},
    {RT_USE_READ, 0, 0, -1, 2, 212, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 212, 28, 4, 8},
    {RT_USE_WRITE, 0, 2, -1, 0, 212, 137, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 0, 212, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 213, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 213, 28, 4, 8},
    {RT_USE_WRITE, 0, 2, -1, 0, 213, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 173, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 174, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 172, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 172, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 3, 173, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 174, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 178, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 179, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 180, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 177, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 177, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 3, 178, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 179, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 180, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 182, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 182, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 3, 183, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 184, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 185, 47, 4, 1},
};
static const struct rt_use uses_slct_rr_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 3, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 20, 3, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 19, 22, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 27, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 214, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 217, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 2, 27, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 39, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 218, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 220, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 52, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 221, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 223, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 61, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 224, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 226, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_slct_rr_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 27, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 214, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 217, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 2, 27, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 39, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 218, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 220, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 52, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 221, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 223, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 61, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 224, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 226, 31, 4, 16},
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
    {RT_USE_READ, 0, 0, -1, 0, 214, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 217, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 2, 27, 32, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 88, 4, 89, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 39, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 218, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 220, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 52, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 221, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 223, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 61, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 224, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 226, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_slct_rs_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 27, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 214, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 217, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 2, 27, 32, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 88, 4, 89, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 39, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 218, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 220, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 52, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 221, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 223, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 61, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 224, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 226, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_slct_sr_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 3, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 20, 3, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 19, 22, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 110, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 227, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 229, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 124, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 230, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 232, 31, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 4, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 21, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 59, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 34, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 86, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 126, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 127, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 128, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 2, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 129, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 108, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 89, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 114, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 118, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 122, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 133, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 233, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 235, 31, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 6, 133, 4, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 4, 133, 4, 114, 1},
    {RT_USE_READ, 0, 0, -1, 3, 139, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 236, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 238, 31, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 0, 139, 137, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 0, 139, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 3, 142, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 239, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 241, 31, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 0, 142, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 39, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 218, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 220, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 52, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 221, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 223, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 61, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 224, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 226, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_slct_sr_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 110, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 227, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 229, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 144, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 242, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 244, 31, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 7, 144, 4, 146, 16},
    {RT_USE_READ, 0, 0, -1, 3, 147, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 245, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 247, 31, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 7, 147, 4, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 124, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 230, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 232, 31, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 4, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 21, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 59, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 34, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 86, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 126, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 127, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 128, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 2, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 129, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 108, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 89, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 114, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 118, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 122, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 133, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 233, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 235, 31, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 6, 133, 4, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 4, 133, 4, 114, 1},
    {RT_USE_READ, 0, 0, -1, 3, 139, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 236, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 238, 31, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 0, 139, 137, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 0, 139, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 3, 142, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 239, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 241, 31, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 0, 142, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 39, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 218, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 220, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 52, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 221, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 223, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 61, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 224, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 226, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_mov_r_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 186, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 198, 186, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 197, 199, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 170, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 171, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 2, 171, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 173, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 174, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 172, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 173, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 174, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 178, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 179, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 180, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 177, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 178, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 179, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 180, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 182, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 183, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 184, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 185, 47, 4, 1},
};
static const struct rt_use uses_mov_r_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 170, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 171, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 2, 171, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 173, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 174, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 172, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 173, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 174, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 178, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 179, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 180, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 177, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 178, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 179, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 180, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 182, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 183, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 184, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 185, 47, 4, 1},
};
static const struct rt_use uses_mov_i_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 186, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 198, 186, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 197, 199, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 170, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 171, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 173, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 174, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 175, 47, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 173, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 174, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 178, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 179, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 180, 47, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 178, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 179, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 180, 47, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 183, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 184, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 185, 47, 4, 1},
};
static const struct rt_use uses_mov_i_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 170, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 171, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 173, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 174, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 175, 47, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 173, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 174, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 178, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 179, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 180, 47, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 178, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 179, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 180, 47, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 183, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 184, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 185, 47, 4, 1},
};
static const struct rt_use uses_mov_sr_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 186, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 198, 186, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 197, 199, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 170, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 202, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 208, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 4, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 21, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 59, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 34, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 86, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 126, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 127, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 128, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 2, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 129, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 108, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 89, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 114, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 118, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 122, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 210, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 6, 210, 4, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 4, 210, 4, 114, 1},
    {RT_USE_READ, 0, 0, -1, 2, 212, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 0, 212, 137, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 0, 212, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 213, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 0, 213, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 173, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 174, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 172, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 173, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 174, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 178, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 179, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 180, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 177, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 178, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 179, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 180, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 182, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 183, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 184, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 185, 47, 4, 1},
};
static const struct rt_use uses_mov_sr_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 170, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 202, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 204, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 7, 204, 4, 146, 16},
    {RT_USE_READ, 0, 0, -1, 2, 206, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 7, 206, 4, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 208, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 4, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 21, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 59, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 34, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 86, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 126, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 127, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 128, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 2, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 129, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 108, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 89, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 114, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 118, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 122, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 210, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 6, 210, 4, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 4, 210, 4, 114, 1},
    {RT_USE_READ, 0, 0, -1, 2, 212, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 0, 212, 137, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 0, 212, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 213, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 0, 213, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 173, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 174, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 172, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 173, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 174, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 178, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 179, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 180, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 177, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 178, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 179, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 180, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 182, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 183, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 184, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 185, 47, 4, 1},
};
static const struct rt_use uses_mov_si_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 186, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 198, 186, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 197, 199, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 170, 24, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 4, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 21, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 59, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 34, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 86, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 126, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 127, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 128, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 2, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 129, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 108, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 89, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 114, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 118, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 122, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 42, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 6, 210, 4, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 4, 210, 4, 114, 1},
    {RT_USE_WRITE, 0, 2, -1, 0, 212, 137, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 0, 212, 137, 34, 1},
    {RT_USE_WRITE, 0, 2, -1, 0, 213, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 173, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 174, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 175, 47, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 173, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 174, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 178, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 179, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 180, 47, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 178, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 179, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 180, 47, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 183, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 184, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 185, 47, 4, 1},
};
static const struct rt_use uses_mov_si_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 170, 24, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 7, 204, 4, 146, 16},
    {RT_USE_WRITE, 0, 2, -1, 7, 206, 4, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 4, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 21, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 59, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 34, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 86, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 126, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 127, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 128, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 2, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 129, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 108, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 89, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 114, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 118, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 122, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 208, 42, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 6, 210, 4, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 4, 210, 4, 114, 1},
    {RT_USE_WRITE, 0, 2, -1, 0, 212, 137, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 0, 212, 137, 34, 1},
    {RT_USE_WRITE, 0, 2, -1, 0, 213, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 173, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 174, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 175, 47, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 173, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 174, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 178, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 179, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 180, 47, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 178, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 179, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 180, 47, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 183, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 184, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 185, 47, 4, 1},
};
static const struct rt_use uses_set_setgt_r_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 248, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 260, 248, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 259, 261, 4, 0},
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
    {RT_USE_READ, 0, 0, -1, 3, 0, 248, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 260, 248, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 259, 261, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 39, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 265, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 266, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 52, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 267, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 268, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 61, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 269, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 270, 28, 4, 16},
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
    {RT_USE_READ, 0, 0, -1, 2, 265, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 266, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 52, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 267, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 268, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 61, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 269, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 270, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_set_setzero_r[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 248, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 260, 248, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 259, 261, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 39, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 273, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 52, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 275, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 61, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 277, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_set_btest_r_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 248, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 260, 248, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 259, 261, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 48, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 39, 32, 279, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 56, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 52, 32, 279, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 62, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 61, 32, 279, 1},
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
    {RT_USE_READ, 0, 0, -1, 2, 39, 32, 279, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 56, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 52, 32, 279, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 62, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 61, 32, 279, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_set_setgt_s_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 248, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 260, 248, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 259, 261, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 4, 280, 4, 89, 1},
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
    {RT_USE_WRITE, 0, 1, -1, 4, 280, 4, 89, 1},
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
    {RT_USE_READ, 0, 0, -1, 3, 0, 248, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 260, 248, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 259, 261, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 4, 280, 4, 89, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 39, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 284, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 285, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 52, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 286, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 287, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 61, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 288, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 289, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_set_setlep_s_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 4, 280, 4, 89, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 39, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 284, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 285, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 52, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 286, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 287, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 61, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 288, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 289, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_set_setzero_s[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 248, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 260, 248, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 259, 261, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 4, 280, 4, 89, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 39, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 292, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 52, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 294, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 61, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 296, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_set_btest_s_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 248, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 260, 248, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 259, 261, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 4, 280, 4, 89, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 48, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 39, 32, 279, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 56, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 52, 32, 279, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 62, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 61, 32, 279, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_set_btest_s_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 4, 280, 4, 89, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 48, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 39, 32, 279, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 56, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 52, 32, 279, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 62, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 61, 32, 279, 1},
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
    {RT_USE_READ, 0, 0, -1, 2, 110, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 124, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 4, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 21, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 59, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 34, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 86, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 126, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 127, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 128, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 2, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 129, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 108, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 89, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 114, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 118, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 122, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 133, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 6, 133, 4, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 4, 133, 4, 114, 1},
    {RT_USE_READ, 0, 0, -1, 2, 139, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 0, 139, 137, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 0, 139, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 142, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 0, 142, 32, 4, 16},
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
    {RT_USE_READ, 0, 0, -1, 2, 110, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 144, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 7, 144, 4, 146, 16},
    {RT_USE_READ, 0, 0, -1, 2, 147, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 7, 147, 4, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 124, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 4, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 21, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 59, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 34, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 86, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 126, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 127, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 128, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 2, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 129, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 108, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 89, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 114, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 118, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 122, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 133, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 6, 133, 4, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 4, 133, 4, 114, 1},
    {RT_USE_READ, 0, 0, -1, 2, 139, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 0, 139, 137, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 0, 139, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 142, 28, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 0, 142, 32, 4, 16},
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
    {RT_USE_READ, 0, 0, -1, 3, 43, 297, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 309, 297, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 308, 310, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 311, 24, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 312, 35, 4, 0},
};
static const struct rt_use uses_bra_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 311, 24, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 312, 35, 4, 0},
};
static const struct rt_use uses_call_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 43, 297, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 309, 297, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 308, 310, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 311, 24, 4, 1},
    {RT_USE_JUMP, ISADORA_CALLS, 2, -1, -1, 312, 35, 4, 0},
};
static const struct rt_use uses_call_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 311, 24, 4, 1},
    {RT_USE_JUMP, ISADORA_CALLS, 2, -1, -1, 312, 35, 4, 0},
};
static const struct rt_use uses_ret_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 43, 313, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 325, 313, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 324, 326, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 311, 35, 4, 1},
    {RT_USE_JUMP, ISADORA_RETURNS, 2, -1, -1, 328, 329, 4, 0},
};
static const struct rt_use uses_ret_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 311, 35, 4, 1},
    {RT_USE_JUMP, ISADORA_RETURNS, 2, -1, -1, 328, 329, 4, 0},
};
static const struct rt_use uses_sleep_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 43, 313, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 325, 313, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 324, 326, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 311, 35, 4, 1},
    {RT_USE_WAIT, 0, 0, -1, 4, 328, 4, 108, 1},
    {RT_USE_WAIT, 0, 0, -1, 4, 333, 4, 89, 1},
};
static const struct rt_use uses_sleep_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 311, 35, 4, 1},
    {RT_USE_WAIT, 0, 0, -1, 4, 328, 4, 108, 1},
    {RT_USE_WAIT, 0, 0, -1, 4, 333, 4, 89, 1},
};
static const struct rt_use uses_wait_wstc_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 43, 297, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 309, 297, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 308, 310, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 311, 24, 4, 1},
    {RT_USE_WAIT, 0, 0, -1, 4, 312, 4, 35, 1},
};
static const struct rt_use uses_wait_wstc_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 311, 24, 4, 1},
    {RT_USE_WAIT, 0, 0, -1, 4, 312, 4, 35, 1},
};
static const struct rt_use uses_logic_and_free_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 43, 186, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 336, 186, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 335, 337, 4, 0},
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
    {RT_USE_READ, 0, 0, -1, 3, 43, 248, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 340, 248, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 339, 341, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 21, 31, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 342, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 342, 28, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 342, 35, 4, 1},
};
static const struct rt_use uses_logic_and_guarded_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 21, 31, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 342, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 342, 28, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 342, 35, 4, 1},
};
static const struct rt_use uses_nop_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 43, 313, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 325, 313, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 324, 326, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 311, 35, 4, 1},
};
static const struct rt_use uses_nop_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 311, 35, 4, 1},
};
static const struct rt_use uses_clicnt_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 43, 313, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 325, 313, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 324, 326, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 311, 35, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 6, 328, 4, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 328, 4, 114, 1},
};
static const struct rt_use uses_clicnt_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 311, 35, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 6, 328, 4, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 328, 4, 114, 1},
};
static const struct rt_use uses_lmul_lmulu_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 170, 343, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 355, 343, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 354, 356, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 43, 32, 4, 1},
    {RT_USE_BUSY, 0, 3, 0, -1, 358, 4, 4, 0},
    {RT_USE_READ, 0, 0, -1, 2, 358, 35, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 359, 24, 4, 16},
    {RT_USE_WRITE, 0, 3, 0, 7, 358, 4, 4, 32},
};
static const struct rt_use uses_lmul_lmulu_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 43, 32, 4, 1},
    {RT_USE_BUSY, 0, 3, 0, -1, 358, 4, 4, 0},
    {RT_USE_READ, 0, 0, -1, 2, 358, 35, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 359, 24, 4, 16},
    {RT_USE_WRITE, 0, 3, 0, 7, 358, 4, 4, 32},
};
static const struct rt_use uses_lshift_lsrr_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 170, 360, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 372, 360, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 371, 373, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 43, 47, 4, 1},
    {RT_USE_BUSY, 0, 1, 0, -1, 375, 4, 4, 0},
    {RT_USE_READ, 0, 0, -1, 7, 375, 4, 4, 32},
    {RT_USE_READ, 0, 0, -1, 2, 376, 35, 4, 16},
    {RT_USE_WRITE, 0, 1, 0, 7, 375, 4, 4, 32},
};
static const struct rt_use uses_lshift_lsrr_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 43, 47, 4, 1},
    {RT_USE_BUSY, 0, 1, 0, -1, 375, 4, 4, 0},
    {RT_USE_READ, 0, 0, -1, 7, 375, 4, 4, 32},
    {RT_USE_READ, 0, 0, -1, 2, 376, 35, 4, 16},
    {RT_USE_WRITE, 0, 1, 0, 7, 375, 4, 4, 32},
};
static const struct rt_use uses_ldivu[] = {
    {RT_USE_READ, 0, 0, -1, 3, 43, 47, 4, 1},
    {RT_USE_BUSY, 0, 34, 0, -1, 375, 4, 4, 0},
    {RT_USE_READ, 0, 0, -1, 2, 376, 35, 4, 16},
    {RT_USE_READ, 0, 0, -1, 7, 380, 4, 4, 32},
    {RT_USE_READ, 0, 0, -1, 2, 381, 35, 4, 16},
    {RT_USE_WRITE, 0, 34, 0, 7, 375, 4, 4, 32},
};
static const struct rt_use uses_lut_rr_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 3, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 20, 3, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 19, 22, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 27, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 386, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 391, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 396, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 401, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 406, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 409, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 413, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 416, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 422, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 427, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 431, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 436, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 439, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 452, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 453, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 30, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 457, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 459, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 464, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 467, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 469, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 2, 475, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 478, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 482, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 488, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 491, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 493, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 495, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 498, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 500, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 503, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 508, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 514, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 517, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 520, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 521, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 522, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 524, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 525, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 526, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 527, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 530, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 532, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 534, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 538, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 537, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 540, 541, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 543, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 540, 544, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 543, 545, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 540, 546, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 543, 547, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 540, 548, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 543, 549, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 469, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 550, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 551, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 552, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 557, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 559, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 480, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 561, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 569, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 569, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 2, 571, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 572, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 573, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 574, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 576, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 582, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 586, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 590, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 593, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 597, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 599, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 602, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 603, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 606, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 2, 27, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 608, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 609, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 611, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 610, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 612, 541, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 613, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 612, 544, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 613, 545, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 612, 546, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 613, 547, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 612, 548, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 613, 549, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 615, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 618, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 620, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 621, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 622, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 623, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 624, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 625, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 627, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 629, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 633, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 640, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 644, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 645, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 646, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 647, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 648, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 649, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 650, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 651, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 652, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 653, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 654, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 656, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 657, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 659, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 658, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 660, 541, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 661, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 660, 544, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 661, 545, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 660, 546, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 661, 547, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 660, 548, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 661, 549, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 663, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 666, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 668, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 669, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 670, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 671, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 672, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 673, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 675, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 677, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 681, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 688, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 692, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 693, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 694, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 695, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 696, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 697, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 698, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 699, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 700, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 701, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 702, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 704, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 705, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 707, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 706, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 708, 541, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 709, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 708, 544, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 709, 545, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 708, 546, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 709, 547, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 708, 548, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 709, 549, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 711, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 714, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 716, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 717, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 718, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 719, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 720, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 721, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 723, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 725, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 729, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 736, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 740, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 741, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 742, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 743, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 744, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 745, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 746, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 747, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 748, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 749, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 750, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_lut_rr_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 27, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 386, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 391, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 396, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 401, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 406, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 409, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 413, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 416, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 422, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 427, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 431, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 436, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 439, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 452, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 453, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 30, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 457, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 459, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 464, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 467, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 469, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 2, 475, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 478, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 482, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 488, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 491, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 493, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 495, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 498, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 500, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 503, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 508, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 514, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 517, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 520, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 521, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 522, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 524, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 525, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 526, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 527, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 530, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 532, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 534, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 538, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 537, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 540, 541, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 543, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 540, 544, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 543, 545, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 540, 546, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 543, 547, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 540, 548, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 543, 549, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 469, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 550, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 551, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 552, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 557, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 559, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 480, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 561, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 569, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 569, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 2, 571, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 572, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 573, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 574, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 576, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 582, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 586, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 590, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 593, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 597, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 599, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 602, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 603, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 606, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 2, 27, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 608, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 609, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 611, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 610, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 612, 541, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 613, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 612, 544, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 613, 545, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 612, 546, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 613, 547, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 612, 548, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 613, 549, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 615, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 618, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 620, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 621, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 622, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 623, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 624, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 625, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 627, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 629, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 633, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 640, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 644, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 645, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 646, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 647, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 648, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 649, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 650, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 651, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 652, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 653, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 654, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 656, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 657, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 659, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 658, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 660, 541, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 661, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 660, 544, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 661, 545, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 660, 546, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 661, 547, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 660, 548, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 661, 549, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 663, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 666, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 668, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 669, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 670, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 671, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 672, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 673, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 675, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 677, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 681, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 688, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 692, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 693, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 694, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 695, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 696, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 697, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 698, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 699, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 700, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 701, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 702, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 704, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 705, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 707, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 706, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 708, 541, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 709, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 708, 544, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 709, 545, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 708, 546, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 709, 547, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 708, 548, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 709, 549, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 711, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 714, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 716, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 717, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 718, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 719, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 720, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 721, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 723, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 725, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 729, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 736, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 740, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 741, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 742, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 743, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 744, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 745, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 746, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 747, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 748, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 749, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 750, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_lut_rs_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 3, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 20, 3, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 19, 22, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 27, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 386, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 391, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 396, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 401, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 406, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 409, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 413, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 416, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 422, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 427, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 431, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 436, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 439, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 452, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 453, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 30, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 457, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 459, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 755, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 467, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 469, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 760, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 478, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 482, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 766, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 491, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 493, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 495, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 498, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 500, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 503, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 508, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 514, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 517, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 769, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 770, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 771, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 772, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 773, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 774, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 775, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 530, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 532, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 534, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 538, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 537, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 777, 541, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 779, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 777, 544, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 779, 545, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 777, 546, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 779, 547, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 777, 548, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 779, 549, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 469, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 550, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 551, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 552, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 557, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 559, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 480, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 561, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 782, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 782, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 784, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 572, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 785, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 786, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 788, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 789, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 790, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 791, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 792, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 793, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 795, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 796, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 797, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 798, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 2, 27, 32, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 88, 4, 89, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 608, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 609, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 611, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 610, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 799, 541, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 800, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 799, 544, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 800, 545, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 799, 546, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 800, 547, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 799, 548, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 800, 549, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 615, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 803, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 620, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 621, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 622, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 623, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 624, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 625, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 627, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 629, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 633, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 807, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 811, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 812, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 813, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 814, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 815, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 816, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 817, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 818, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 819, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 820, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 821, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 656, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 657, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 659, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 658, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 822, 541, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 823, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 822, 544, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 823, 545, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 822, 546, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 823, 547, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 822, 548, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 823, 549, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 663, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 826, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 668, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 669, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 670, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 671, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 672, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 673, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 675, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 677, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 681, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 830, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 834, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 835, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 836, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 837, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 838, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 839, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 840, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 841, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 842, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 843, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 844, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 704, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 705, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 707, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 706, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 845, 541, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 846, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 845, 544, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 846, 545, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 845, 546, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 846, 547, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 845, 548, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 846, 549, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 711, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 849, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 716, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 717, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 718, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 719, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 720, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 721, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 723, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 725, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 729, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 853, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 857, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 858, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 859, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 860, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 861, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 862, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 863, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 864, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 865, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 866, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 867, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_lut_rs_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 27, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 386, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 391, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 396, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 401, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 406, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 409, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 413, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 416, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 422, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 427, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 431, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 436, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 439, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 452, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 453, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 30, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 457, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 459, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 755, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 467, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 469, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 760, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 478, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 482, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 766, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 491, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 493, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 495, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 498, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 500, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 503, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 508, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 514, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 517, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 769, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 770, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 771, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 772, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 773, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 774, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 775, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 530, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 532, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 534, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 538, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 537, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 777, 541, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 779, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 777, 544, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 779, 545, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 777, 546, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 779, 547, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 777, 548, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 779, 549, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 469, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 550, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 551, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 552, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 557, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 559, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 480, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 561, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 782, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 782, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 784, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 572, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 785, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 786, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 788, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 789, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 790, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 791, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 792, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 793, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 795, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 796, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 797, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 798, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 2, 27, 32, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 88, 4, 89, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 608, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 609, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 611, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 610, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 799, 541, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 800, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 799, 544, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 800, 545, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 799, 546, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 800, 547, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 799, 548, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 800, 549, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 615, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 803, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 620, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 621, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 622, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 623, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 624, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 625, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 627, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 629, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 633, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 807, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 811, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 812, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 813, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 814, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 815, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 816, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 817, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 818, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 819, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 820, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 821, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 656, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 657, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 659, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 658, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 822, 541, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 823, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 822, 544, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 823, 545, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 822, 546, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 823, 547, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 822, 548, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 823, 549, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 663, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 826, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 668, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 669, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 670, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 671, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 672, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 673, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 675, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 677, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 681, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 830, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 834, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 835, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 836, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 837, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 838, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 839, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 840, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 841, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 842, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 843, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 844, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 704, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 705, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 707, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 706, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 845, 541, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 846, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 845, 544, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 846, 545, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 845, 546, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 846, 547, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 845, 548, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 846, 549, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 711, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 849, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 716, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 717, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 718, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 719, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 720, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 721, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 723, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 725, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 729, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 853, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 857, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 858, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 859, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 860, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 861, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 862, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 863, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 864, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 865, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 866, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 867, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_lut_sr_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 3, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 20, 3, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 19, 22, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 27, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 386, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 391, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 396, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 401, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 406, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 409, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 413, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 416, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 422, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 427, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 431, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 436, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 439, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 452, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 453, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 30, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 457, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 459, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 464, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 467, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 469, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 2, 475, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 478, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 482, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 488, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 491, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 493, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 495, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 498, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 500, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 503, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 508, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 514, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 517, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 520, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 521, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 522, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 524, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 525, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 526, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 527, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 530, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 869, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 870, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 872, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 871, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 873, 541, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 874, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 873, 544, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 874, 545, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 873, 546, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 874, 547, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 873, 548, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 874, 549, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 876, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 879, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 881, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 882, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 883, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 884, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 885, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 886, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 888, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 890, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 891, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 891, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 2, 892, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 896, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 903, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 907, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 908, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 909, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 910, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 911, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 912, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 913, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 914, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 915, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 916, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 917, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 919, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 920, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 922, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 921, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 923, 541, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 924, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 923, 544, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 924, 545, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 923, 546, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 924, 547, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 923, 548, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 924, 549, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 926, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 929, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 931, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 932, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 933, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 934, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 935, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 936, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 938, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 940, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 941, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 941, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 2, 942, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 946, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 953, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 957, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 958, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 959, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 960, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 961, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 962, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 963, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 964, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 965, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 966, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 967, 382, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 4, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 21, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 59, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 34, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 86, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 126, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 127, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 128, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 2, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 129, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 108, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 89, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 114, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 118, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 122, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 969, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 970, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 972, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 971, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 973, 541, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 974, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 973, 544, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 974, 545, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 973, 546, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 974, 547, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 973, 548, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 974, 549, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 976, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 979, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 981, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 982, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 983, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 984, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 985, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 986, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 988, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 990, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 991, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 991, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 2, 992, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 996, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 1003, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1007, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 1008, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1009, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1010, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1011, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1012, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1013, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1014, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1015, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1016, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1017, 382, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 6, 133, 4, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 4, 133, 4, 114, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1019, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1020, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1022, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1021, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1023, 541, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1024, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1023, 544, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1024, 545, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1023, 546, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1024, 547, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1023, 548, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1024, 549, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1026, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 1029, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1031, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1032, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1033, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1034, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1035, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1036, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1038, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 1040, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1041, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1041, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 2, 1042, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1046, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 1053, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1057, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 1058, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1059, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1060, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1061, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1062, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1063, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1064, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1065, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1066, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1067, 382, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 0, 139, 137, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 0, 139, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1069, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1070, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1072, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1071, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1073, 541, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1074, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1073, 544, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1074, 545, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1073, 546, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1074, 547, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1073, 548, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1074, 549, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1076, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 1079, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1081, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1082, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1083, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1084, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1085, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1086, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1088, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 1090, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1091, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1091, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 2, 1092, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1096, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 1103, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1107, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 1108, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1109, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1110, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1111, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1112, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1113, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1114, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1115, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1116, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1117, 382, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 0, 142, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 608, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 609, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 611, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 610, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 612, 541, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 613, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 612, 544, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 613, 545, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 612, 546, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 613, 547, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 612, 548, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 613, 549, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 615, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 618, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 620, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 621, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 622, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 623, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 624, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 625, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 627, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 629, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 633, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 640, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 644, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 645, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 646, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 647, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 648, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 649, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 650, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 651, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 652, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 653, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 654, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 656, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 657, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 659, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 658, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 660, 541, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 661, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 660, 544, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 661, 545, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 660, 546, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 661, 547, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 660, 548, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 661, 549, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 663, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 666, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 668, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 669, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 670, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 671, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 672, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 673, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 675, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 677, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 681, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 688, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 692, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 693, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 694, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 695, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 696, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 697, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 698, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 699, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 700, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 701, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 702, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 704, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 705, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 707, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 706, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 708, 541, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 709, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 708, 544, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 709, 545, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 708, 546, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 709, 547, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 708, 548, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 709, 549, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 711, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 714, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 716, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 717, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 718, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 719, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 720, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 721, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 723, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 725, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 729, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 736, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 740, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 741, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 742, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 743, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 744, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 745, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 746, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 747, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 748, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 749, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 750, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_lut_sr_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 27, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 386, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 391, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 396, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 401, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 406, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 409, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 413, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 416, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 422, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 427, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 431, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 436, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 439, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 452, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 453, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 30, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 457, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 459, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 464, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 467, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 469, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 2, 475, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 478, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 482, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 488, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 491, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 493, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 495, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 498, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 500, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 503, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 508, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 514, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 517, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 520, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 521, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 522, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 524, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 525, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 526, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 527, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 530, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 869, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 870, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 872, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 871, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 873, 541, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 874, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 873, 544, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 874, 545, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 873, 546, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 874, 547, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 873, 548, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 874, 549, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 876, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 879, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 881, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 882, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 883, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 884, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 885, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 886, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 888, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 890, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 891, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 891, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 2, 892, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 896, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 903, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 907, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 908, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 909, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 910, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 911, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 912, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 913, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 914, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 915, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 916, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 917, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1119, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1120, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1122, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1121, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1123, 541, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1124, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1123, 544, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1124, 545, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1123, 546, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1124, 547, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1123, 548, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1124, 549, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1126, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 1129, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1131, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1132, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1133, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1134, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1135, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1136, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1138, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 1140, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1141, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1141, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 2, 1142, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1146, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 1153, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1157, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 1158, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1159, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1160, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1161, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1162, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1163, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1164, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1165, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1166, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1167, 382, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 7, 144, 4, 146, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1169, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1170, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1172, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1171, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1173, 541, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1174, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1173, 544, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1174, 545, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1173, 546, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1174, 547, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1173, 548, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1174, 549, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1176, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 1179, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1181, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1182, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1183, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1184, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1185, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1186, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1188, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 1190, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1191, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1191, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 2, 1192, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1196, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 1203, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1207, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 1208, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1209, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1210, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1211, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1212, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1213, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1214, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1215, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1216, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1217, 382, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 7, 147, 4, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 919, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 920, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 922, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 921, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 923, 541, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 924, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 923, 544, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 924, 545, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 923, 546, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 924, 547, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 923, 548, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 924, 549, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 926, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 929, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 931, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 932, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 933, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 934, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 935, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 936, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 938, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 940, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 941, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 941, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 2, 942, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 946, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 953, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 957, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 958, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 959, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 960, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 961, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 962, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 963, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 964, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 965, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 966, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 967, 382, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 4, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 21, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 59, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 34, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 86, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 126, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 127, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 128, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 2, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 129, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 108, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 89, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 114, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 118, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 122, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 3, 124, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 969, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 970, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 972, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 971, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 973, 541, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 974, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 973, 544, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 974, 545, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 973, 546, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 974, 547, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 973, 548, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 974, 549, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 976, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 979, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 981, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 982, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 983, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 984, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 985, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 986, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 988, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 990, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 991, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 991, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 2, 992, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 996, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 1003, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1007, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 1008, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1009, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1010, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1011, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1012, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1013, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1014, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1015, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1016, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1017, 382, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 6, 133, 4, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 4, 133, 4, 114, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1019, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1020, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1022, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1021, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1023, 541, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1024, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1023, 544, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1024, 545, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1023, 546, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1024, 547, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1023, 548, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1024, 549, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1026, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 1029, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1031, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1032, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1033, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1034, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1035, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1036, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1038, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 1040, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1041, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1041, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 2, 1042, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1046, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 1053, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1057, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 1058, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1059, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1060, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1061, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1062, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1063, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1064, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1065, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1066, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1067, 382, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 0, 139, 137, 4, 1},
    {RT_USE_WRITE, 0, 2, -1, 0, 139, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1069, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1070, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1072, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1071, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1073, 541, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1074, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1073, 544, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1074, 545, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1073, 546, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1074, 547, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1073, 548, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1074, 549, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1076, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 1079, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 1081, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1082, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1083, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1084, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1085, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1086, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1088, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 1090, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1091, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1091, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 2, 1092, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1096, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 1103, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1107, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 1108, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1109, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1110, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1111, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1112, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1113, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1114, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1115, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1116, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 1117, 382, 4, 16},
    {RT_USE_WRITE, 0, 2, -1, 0, 142, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 608, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 609, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 611, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 610, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 612, 541, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 613, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 612, 544, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 613, 545, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 612, 546, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 613, 547, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 612, 548, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 613, 549, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 615, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 618, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 620, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 621, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 622, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 623, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 624, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 625, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 627, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 629, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 633, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 640, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 644, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 645, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 646, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 647, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 648, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 649, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 650, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 651, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 652, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 653, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 654, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 656, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 657, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 659, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 658, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 660, 541, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 661, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 660, 544, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 661, 545, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 660, 546, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 661, 547, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 660, 548, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 661, 549, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 663, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 666, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 668, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 669, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 670, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 671, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 672, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 673, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 675, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 677, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 681, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 688, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 692, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 693, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 694, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 695, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 696, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 697, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 698, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 699, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 700, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 701, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 702, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 704, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 705, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 707, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 706, 28, 4, 1},
    {RT_USE_READ, 0, 0, -1, 0, 708, 541, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 709, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 708, 544, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 709, 545, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 708, 546, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 709, 547, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 708, 548, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 709, 549, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 711, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 714, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 0, 716, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 717, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 718, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 719, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 720, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 721, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 723, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 0, 725, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 729, 28, 4, 2},
    {RT_USE_READ, 0, 0, -1, 0, 736, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 740, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 0, 741, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 742, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 743, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 744, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 745, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 746, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 747, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 748, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 749, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 0, 750, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_ld_d_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 170, 248, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 1220, 248, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 1219, 1221, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 43, 31, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1223, 24, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1223, 47, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1224, 24, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1226, 24, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1228, 24, 4, 16},
    {RT_USE_WRITE, 0, 3, -1, 2, 1222, 35, 4, 16},
};
static const struct rt_use uses_ld_d_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 43, 31, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1223, 24, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1223, 47, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1224, 24, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1226, 24, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1228, 24, 4, 16},
    {RT_USE_WRITE, 0, 3, -1, 2, 1222, 35, 4, 16},
};
static const struct rt_use uses_st_d_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 170, 248, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 1220, 248, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 1219, 1221, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 43, 31, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1222, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1223, 35, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1223, 24, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1224, 24, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1226, 35, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1230, 24, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1232, 24, 4, 16},
};
static const struct rt_use uses_st_d_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 43, 31, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1222, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1223, 35, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1223, 24, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1224, 24, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1226, 35, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1230, 24, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1232, 24, 4, 16},
};
static const struct rt_use uses_st_vp_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 170, 248, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 1220, 248, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 1219, 1221, 4, 0},
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
    {RT_USE_LATE, 0, 0, -1, 7, 21, 4, 146, 16},
};
static const struct rt_use write_entry_sr_12[] = {
    {RT_USE_WRITE, 0, 0, -1, 7, 21, 4, 146, 16},
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
    {RT_USE_LATE, 0, 0, -1, 3, 21, 126, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 3, 21, 127, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 3, 21, 128, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 3, 21, 2, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 3, 21, 129, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 3, 21, 108, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 3, 21, 89, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 3, 21, 114, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 3, 21, 118, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 3, 21, 122, 4, 1},
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
    [VUC_BINARY_ADD_SR_40] = {uses_binary_add_sr_40, 56},
    [VUC_BINARY_ADD_SR_30] = {uses_binary_add_sr_30, 59},
    [VUC_BINARY_SUB_SR_40] = {uses_binary_add_sr_40, 56},
    [VUC_BINARY_SUB_SR_30] = {uses_binary_add_sr_30, 59},
    [VUC_BINARY_SUBR_SR] = {uses_binary_subr_sr, 56},
    [VUC_BINARY_AVGS_SR] = {uses_binary_add_sr_30, 59},
    [VUC_BINARY_AVGU_SR] = {uses_binary_add_sr_30, 59},
    [VUC_BINARY_CLAMPLEP_SR_40] = {uses_binary_clamplep_sr_40, 69},
    [VUC_BINARY_CLAMPLEP_SR_30] = {uses_binary_clamplep_sr_30, 76},
    [VUC_BINARY_CLAMPS_SR_40] = {uses_binary_add_sr_40, 56},
    [VUC_BINARY_CLAMPS_SR_30] = {uses_binary_add_sr_30, 59},
    [VUC_BINARY_SEXT_SR_40] = {uses_binary_sext_sr_40, 61},
    [VUC_BINARY_SEXT_SR_30] = {uses_binary_sext_sr_30, 66},
    [VUC_BINARY_BSET_SR_40] = {uses_binary_add_sr_40, 56},
    [VUC_BINARY_BSET_SR_30] = {uses_binary_add_sr_30, 59},
    [VUC_BINARY_BCLR_SR_40] = {uses_binary_add_sr_40, 56},
    [VUC_BINARY_BCLR_SR_30] = {uses_binary_add_sr_30, 59},
    [VUC_BINARY_SHL_SR_40] = {uses_binary_add_sr_40, 56},
    [VUC_BINARY_SHL_SR_30] = {uses_binary_add_sr_30, 59},
    [VUC_BINARY_SHR_SR_40] = {uses_binary_add_sr_40, 56},
    [VUC_BINARY_SHR_SR_30] = {uses_binary_add_sr_30, 59},
    [VUC_BINARY_SAR_SR_40] = {uses_binary_add_sr_40, 56},
    [VUC_BINARY_SAR_SR_30] = {uses_binary_add_sr_30, 59},
    [VUC_BINARY_AND_SR_40] = {uses_binary_add_sr_40, 56},
    [VUC_BINARY_AND_SR_30] = {uses_binary_add_sr_30, 59},
    [VUC_BINARY_OR_SR_40] = {uses_binary_add_sr_40, 56},
    [VUC_BINARY_OR_SR_30] = {uses_binary_add_sr_30, 59},
    [VUC_BINARY_XOR_SR_40] = {uses_binary_add_sr_40, 56},
    [VUC_BINARY_XOR_SR_30] = {uses_binary_add_sr_30, 59},
    [VUC_BINARY_MIN_SR] = {uses_binary_min_sr, 59},
    [VUC_BINARY_MAX_SR] = {uses_binary_min_sr, 59},
    [VUC_UNARY_DIV2S_RR] = {uses_unary_div2s_rr, 25},
    [VUC_UNARY_HSWAP_RR_40] = {uses_unary_hswap_rr_40, 28},
    [VUC_UNARY_HSWAP_RR_30] = {uses_unary_hswap_rr_30, 25},
    [VUC_UNARY_DIV2S_RS] = {uses_unary_div2s_rs, 26},
    [VUC_UNARY_HSWAP_RS_40] = {uses_unary_hswap_rs_40, 29},
    [VUC_UNARY_HSWAP_RS_30] = {uses_unary_hswap_rs_30, 26},
    [VUC_UNARY_DIV2S_SR] = {uses_unary_div2s_sr, 59},
    [VUC_UNARY_HSWAP_SR_40] = {uses_unary_hswap_sr_40, 56},
    [VUC_UNARY_HSWAP_SR_30] = {uses_unary_hswap_sr_30, 59},
    [VUC_SLCT_RR_40] = {uses_slct_rr_40, 32},
    [VUC_SLCT_RR_30] = {uses_slct_rr_30, 29},
    [VUC_SLCT_RS_40] = {uses_slct_rs_40, 33},
    [VUC_SLCT_RS_30] = {uses_slct_rs_30, 30},
    [VUC_SLCT_SR_40] = {uses_slct_sr_40, 64},
    [VUC_SLCT_SR_30] = {uses_slct_sr_30, 69},
    [VUC_MOV_R_40] = {uses_mov_r_40, 24},
    [VUC_MOV_R_30] = {uses_mov_r_30, 21},
    [VUC_MOV_I_40] = {uses_mov_i_40, 20},
    [VUC_MOV_I_30] = {uses_mov_i_30, 17},
    [VUC_MOV_SR_40] = {uses_mov_sr_40, 48},
    [VUC_MOV_SR_30] = {uses_mov_sr_30, 49},
    [VUC_MOV_SI_40] = {uses_mov_si_40, 40},
    [VUC_MOV_SI_30] = {uses_mov_si_30, 39},
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
    [VUC_COMPLEMENT_SR_40] = {uses_complement_sr_40, 48},
    [VUC_COMPLEMENT_SR_30] = {uses_complement_sr_30, 49},
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
    [VUC_CLICNT_40] = {uses_clicnt_40, 6},
    [VUC_CLICNT_30] = {uses_clicnt_30, 3},
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
    [VUC_LUT_SR_40] = {uses_lut_sr_40, 378},
    [VUC_LUT_SR_30] = {uses_lut_sr_30, 453},
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
    {0, 4, 1233, {read_entry_sr_4, 1}, {write_entry_sr_4, 1}}, /* $sr[4] */
    {0, 6, 330, {read_entry_sr_6, 1}, {write_entry_sr_6, 1}}, /* $sr[6] */
    {0, 8, 11, {NULL, 0}, {write_entry_sr_8, 1}}, /* $sr[8] */
    {0, 9, 329, {NULL, 0}, {NULL, 0}}, /* $sr[9] */
    {0, 10, 329, {NULL, 0}, {NULL, 0}}, /* $sr[10] */
    {0, 12, 1235, {read_entry_sr_12, 1}, {write_entry_sr_12, 1}}, /* $sr[12] */
    {0, 13, 1236, {read_entry_sr_13, 1}, {write_entry_sr_13, 1}}, /* $sr[13] */
    {0, 14, 1282, {read_entry_sr_14, 16}, {NULL, 0}}, /* $sr[14] */
    {0, 15, 1283, {read_entry_sr_15, 1}, {write_entry_sr_15, 1}}, /* $sr[15] */
    {2, 0, 4, {NULL, 0}, {NULL, 0}}, /* $r[0] */
    {3, 1, 1284, {read_entry_p_1, 1}, {NULL, 0}}, /* $p[1] */
    {3, 15, 21, {NULL, 0}, {NULL, 0}}, /* $p[15] */
};

static const int16_t status[] = {4};

static const struct rt_uses uses = {
    .target = &vuc_target, .terms = terms, .forms = forms,
    .aliases = aliases, .alias_count = 12,
    .status = status, .status_count = 1,
};

size_t vuc_uses(const struct isadora_context *c, const struct isadora_insn *in,
    struct isadora_use *out, size_t room)
{
    return rt_uses_of(&uses, c, in, out, room);
}
