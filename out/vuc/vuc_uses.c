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
    {RT_TERM_SLICE, 85, 4, 0, 2}, /* 539 */
    {RT_TERM_EQ, 539, 4, 0, 0}, /* 540 */
    {RT_TERM_LAND, 537, 540, 0, 0}, /* 541 */
    {RT_TERM_SLICE, 66, 4, 0, 1}, /* 542 */
    {RT_TERM_LAND, 541, 542, 0, 0}, /* 543 */
    {RT_TERM_CONST, 0, 0, 0, 18}, /* 544 */
    {RT_TERM_LNOT, 542, 0, 0, 0}, /* 545 */
    {RT_TERM_LAND, 541, 545, 0, 0}, /* 546 */
    {RT_TERM_EQ, 539, 21, 0, 0}, /* 547 */
    {RT_TERM_LAND, 537, 547, 0, 0}, /* 548 */
    {RT_TERM_LAND, 548, 542, 0, 0}, /* 549 */
    {RT_TERM_CONST, 0, 0, 0, 19}, /* 550 */
    {RT_TERM_LAND, 548, 545, 0, 0}, /* 551 */
    {RT_TERM_CONST, 0, 0, 0, 17}, /* 552 */
    {RT_TERM_EQ, 539, 59, 0, 0}, /* 553 */
    {RT_TERM_LAND, 537, 553, 0, 0}, /* 554 */
    {RT_TERM_LAND, 554, 542, 0, 0}, /* 555 */
    {RT_TERM_CONST, 0, 0, 0, 21}, /* 556 */
    {RT_TERM_LAND, 554, 545, 0, 0}, /* 557 */
    {RT_TERM_CONST, 0, 0, 0, 20}, /* 558 */
    {RT_TERM_EQ, 539, 34, 0, 0}, /* 559 */
    {RT_TERM_LAND, 537, 559, 0, 0}, /* 560 */
    {RT_TERM_LAND, 560, 542, 0, 0}, /* 561 */
    {RT_TERM_CONST, 0, 0, 0, 23}, /* 562 */
    {RT_TERM_LAND, 560, 545, 0, 0}, /* 563 */
    {RT_TERM_CONST, 0, 0, 0, 22}, /* 564 */
    {RT_TERM_LAND, 469, 430, 0, 0}, /* 565 */
    {RT_TERM_LAND, 565, 438, 0, 0}, /* 566 */
    {RT_TERM_LAND, 566, 441, 0, 0}, /* 567 */
    {RT_TERM_SLICE, 383, 4, 0, 1}, /* 568 */
    {RT_TERM_EQ, 568, 4, 0, 0}, /* 569 */
    {RT_TERM_LAND, 442, 569, 0, 0}, /* 570 */
    {RT_TERM_LOR, 429, 570, 0, 0}, /* 571 */
    {RT_TERM_LAND, 469, 571, 0, 0}, /* 572 */
    {RT_TERM_LNOT, 571, 0, 0, 0}, /* 573 */
    {RT_TERM_LAND, 469, 573, 0, 0}, /* 574 */
    {RT_TERM_LAND, 480, 451, 0, 0}, /* 575 */
    {RT_TERM_LAND, 575, 389, 0, 0}, /* 576 */
    {RT_TERM_ADD, 470, 21, 0, 0}, /* 577 */
    {RT_TERM_REG, 137, 0, 0, 0}, /* 578 */
    {RT_TERM_SLICE, 578, 34, 0, 1}, /* 579 */
    {RT_TERM_COND, 579, 21, 86, 0}, /* 580 */
    {RT_TERM_COND, 389, 580, 4, 0}, /* 581 */
    {RT_TERM_COND, 450, 21, 581, 0}, /* 582 */
    {RT_TERM_LT, 577, 582, 0, 0}, /* 583 */
    {RT_TERM_LAND, 480, 583, 0, 0}, /* 584 */
    {RT_TERM_LNOT, 583, 0, 0, 0}, /* 585 */
    {RT_TERM_LAND, 480, 585, 0, 0}, /* 586 */
    {RT_TERM_LAND, 498, 424, 0, 0}, /* 587 */
    {RT_TERM_LAND, 522, 418, 0, 0}, /* 588 */
    {RT_TERM_LAND, 527, 441, 0, 0}, /* 589 */
    {RT_TERM_SLICE, 460, 4, 0, 1}, /* 590 */
    {RT_TERM_LAND, 589, 590, 0, 0}, /* 591 */
    {RT_TERM_SUB, 383, 437, 0, 0}, /* 592 */
    {RT_TERM_SHR, 592, 21, 0, 0}, /* 593 */
    {RT_TERM_SLICE, 593, 4, 0, 5}, /* 594 */
    {RT_TERM_EQ, 594, 4, 0, 0}, /* 595 */
    {RT_TERM_LNOT, 595, 0, 0, 0}, /* 596 */
    {RT_TERM_LAND, 591, 596, 0, 0}, /* 597 */
    {RT_TERM_EQ, 594, 34, 0, 0}, /* 598 */
    {RT_TERM_LOR, 595, 598, 0, 0}, /* 599 */
    {RT_TERM_LNOT, 599, 0, 0, 0}, /* 600 */
    {RT_TERM_LAND, 591, 600, 0, 0}, /* 601 */
    {RT_TERM_EQ, 594, 127, 0, 0}, /* 602 */
    {RT_TERM_LOR, 599, 602, 0, 0}, /* 603 */
    {RT_TERM_LNOT, 603, 0, 0, 0}, /* 604 */
    {RT_TERM_LAND, 591, 604, 0, 0}, /* 605 */
    {RT_TERM_EQ, 594, 21, 0, 0}, /* 606 */
    {RT_TERM_LNOT, 606, 0, 0, 0}, /* 607 */
    {RT_TERM_LAND, 605, 607, 0, 0}, /* 608 */
    {RT_TERM_EQ, 594, 59, 0, 0}, /* 609 */
    {RT_TERM_LOR, 606, 609, 0, 0}, /* 610 */
    {RT_TERM_LNOT, 610, 0, 0, 0}, /* 611 */
    {RT_TERM_LAND, 605, 611, 0, 0}, /* 612 */
    {RT_TERM_LNOT, 590, 0, 0, 0}, /* 613 */
    {RT_TERM_LAND, 589, 613, 0, 0}, /* 614 */
    {RT_TERM_GE, 594, 127, 0, 0}, /* 615 */
    {RT_TERM_LNOT, 615, 0, 0, 0}, /* 616 */
    {RT_TERM_LAND, 614, 616, 0, 0}, /* 617 */
    {RT_TERM_LAND, 617, 607, 0, 0}, /* 618 */
    {RT_TERM_LOR, 606, 598, 0, 0}, /* 619 */
    {RT_TERM_LNOT, 619, 0, 0, 0}, /* 620 */
    {RT_TERM_LAND, 617, 620, 0, 0}, /* 621 */
    {RT_TERM_LAND, 39, 454, 0, 0}, /* 622 */
    {RT_TERM_LAND, 622, 29, 0, 0}, /* 623 */
    {RT_TERM_LAND, 622, 533, 0, 0}, /* 624 */
    {RT_TERM_LAND, 622, 536, 0, 0}, /* 625 */
    {RT_TERM_LAND, 625, 29, 0, 0}, /* 626 */
    {RT_TERM_LAND, 625, 540, 0, 0}, /* 627 */
    {RT_TERM_LAND, 627, 542, 0, 0}, /* 628 */
    {RT_TERM_LAND, 627, 545, 0, 0}, /* 629 */
    {RT_TERM_LAND, 625, 547, 0, 0}, /* 630 */
    {RT_TERM_LAND, 630, 542, 0, 0}, /* 631 */
    {RT_TERM_LAND, 630, 545, 0, 0}, /* 632 */
    {RT_TERM_LAND, 625, 553, 0, 0}, /* 633 */
    {RT_TERM_LAND, 633, 542, 0, 0}, /* 634 */
    {RT_TERM_LAND, 633, 545, 0, 0}, /* 635 */
    {RT_TERM_LAND, 625, 559, 0, 0}, /* 636 */
    {RT_TERM_LAND, 636, 542, 0, 0}, /* 637 */
    {RT_TERM_LAND, 636, 545, 0, 0}, /* 638 */
    {RT_TERM_LAND, 39, 455, 0, 0}, /* 639 */
    {RT_TERM_LAND, 639, 458, 0, 0}, /* 640 */
    {RT_TERM_LAND, 640, 461, 0, 0}, /* 641 */
    {RT_TERM_LAND, 641, 451, 0, 0}, /* 642 */
    {RT_TERM_LAND, 642, 389, 0, 0}, /* 643 */
    {RT_TERM_LAND, 639, 465, 0, 0}, /* 644 */
    {RT_TERM_LAND, 644, 468, 0, 0}, /* 645 */
    {RT_TERM_LAND, 645, 430, 0, 0}, /* 646 */
    {RT_TERM_LAND, 646, 438, 0, 0}, /* 647 */
    {RT_TERM_LAND, 647, 441, 0, 0}, /* 648 */
    {RT_TERM_LAND, 645, 571, 0, 0}, /* 649 */
    {RT_TERM_LAND, 645, 573, 0, 0}, /* 650 */
    {RT_TERM_LAND, 644, 476, 0, 0}, /* 651 */
    {RT_TERM_LAND, 651, 479, 0, 0}, /* 652 */
    {RT_TERM_LAND, 652, 451, 0, 0}, /* 653 */
    {RT_TERM_LAND, 653, 389, 0, 0}, /* 654 */
    {RT_TERM_LAND, 651, 489, 0, 0}, /* 655 */
    {RT_TERM_LAND, 655, 492, 0, 0}, /* 656 */
    {RT_TERM_LAND, 656, 497, 0, 0}, /* 657 */
    {RT_TERM_LAND, 657, 424, 0, 0}, /* 658 */
    {RT_TERM_LAND, 657, 499, 0, 0}, /* 659 */
    {RT_TERM_LAND, 659, 512, 0, 0}, /* 660 */
    {RT_TERM_LAND, 660, 516, 0, 0}, /* 661 */
    {RT_TERM_LAND, 661, 519, 0, 0}, /* 662 */
    {RT_TERM_LAND, 662, 412, 0, 0}, /* 663 */
    {RT_TERM_LAND, 663, 415, 0, 0}, /* 664 */
    {RT_TERM_LAND, 664, 418, 0, 0}, /* 665 */
    {RT_TERM_LAND, 663, 523, 0, 0}, /* 666 */
    {RT_TERM_LAND, 666, 435, 0, 0}, /* 667 */
    {RT_TERM_LAND, 667, 438, 0, 0}, /* 668 */
    {RT_TERM_LAND, 668, 441, 0, 0}, /* 669 */
    {RT_TERM_LAND, 669, 590, 0, 0}, /* 670 */
    {RT_TERM_LAND, 670, 596, 0, 0}, /* 671 */
    {RT_TERM_LAND, 670, 600, 0, 0}, /* 672 */
    {RT_TERM_LAND, 670, 604, 0, 0}, /* 673 */
    {RT_TERM_LAND, 673, 607, 0, 0}, /* 674 */
    {RT_TERM_LAND, 673, 611, 0, 0}, /* 675 */
    {RT_TERM_LAND, 669, 613, 0, 0}, /* 676 */
    {RT_TERM_LAND, 676, 616, 0, 0}, /* 677 */
    {RT_TERM_LAND, 677, 607, 0, 0}, /* 678 */
    {RT_TERM_LAND, 677, 620, 0, 0}, /* 679 */
    {RT_TERM_LAND, 52, 454, 0, 0}, /* 680 */
    {RT_TERM_LAND, 680, 29, 0, 0}, /* 681 */
    {RT_TERM_LAND, 680, 533, 0, 0}, /* 682 */
    {RT_TERM_LAND, 680, 536, 0, 0}, /* 683 */
    {RT_TERM_LAND, 683, 29, 0, 0}, /* 684 */
    {RT_TERM_LAND, 683, 540, 0, 0}, /* 685 */
    {RT_TERM_LAND, 685, 542, 0, 0}, /* 686 */
    {RT_TERM_LAND, 685, 545, 0, 0}, /* 687 */
    {RT_TERM_LAND, 683, 547, 0, 0}, /* 688 */
    {RT_TERM_LAND, 688, 542, 0, 0}, /* 689 */
    {RT_TERM_LAND, 688, 545, 0, 0}, /* 690 */
    {RT_TERM_LAND, 683, 553, 0, 0}, /* 691 */
    {RT_TERM_LAND, 691, 542, 0, 0}, /* 692 */
    {RT_TERM_LAND, 691, 545, 0, 0}, /* 693 */
    {RT_TERM_LAND, 683, 559, 0, 0}, /* 694 */
    {RT_TERM_LAND, 694, 542, 0, 0}, /* 695 */
    {RT_TERM_LAND, 694, 545, 0, 0}, /* 696 */
    {RT_TERM_LAND, 52, 455, 0, 0}, /* 697 */
    {RT_TERM_LAND, 697, 458, 0, 0}, /* 698 */
    {RT_TERM_LAND, 698, 461, 0, 0}, /* 699 */
    {RT_TERM_LAND, 699, 451, 0, 0}, /* 700 */
    {RT_TERM_LAND, 700, 389, 0, 0}, /* 701 */
    {RT_TERM_LAND, 697, 465, 0, 0}, /* 702 */
    {RT_TERM_LAND, 702, 468, 0, 0}, /* 703 */
    {RT_TERM_LAND, 703, 430, 0, 0}, /* 704 */
    {RT_TERM_LAND, 704, 438, 0, 0}, /* 705 */
    {RT_TERM_LAND, 705, 441, 0, 0}, /* 706 */
    {RT_TERM_LAND, 703, 571, 0, 0}, /* 707 */
    {RT_TERM_LAND, 703, 573, 0, 0}, /* 708 */
    {RT_TERM_LAND, 702, 476, 0, 0}, /* 709 */
    {RT_TERM_LAND, 709, 479, 0, 0}, /* 710 */
    {RT_TERM_LAND, 710, 451, 0, 0}, /* 711 */
    {RT_TERM_LAND, 711, 389, 0, 0}, /* 712 */
    {RT_TERM_LAND, 709, 489, 0, 0}, /* 713 */
    {RT_TERM_LAND, 713, 492, 0, 0}, /* 714 */
    {RT_TERM_LAND, 714, 497, 0, 0}, /* 715 */
    {RT_TERM_LAND, 715, 424, 0, 0}, /* 716 */
    {RT_TERM_LAND, 715, 499, 0, 0}, /* 717 */
    {RT_TERM_LAND, 717, 512, 0, 0}, /* 718 */
    {RT_TERM_LAND, 718, 516, 0, 0}, /* 719 */
    {RT_TERM_LAND, 719, 519, 0, 0}, /* 720 */
    {RT_TERM_LAND, 720, 412, 0, 0}, /* 721 */
    {RT_TERM_LAND, 721, 415, 0, 0}, /* 722 */
    {RT_TERM_LAND, 722, 418, 0, 0}, /* 723 */
    {RT_TERM_LAND, 721, 523, 0, 0}, /* 724 */
    {RT_TERM_LAND, 724, 435, 0, 0}, /* 725 */
    {RT_TERM_LAND, 725, 438, 0, 0}, /* 726 */
    {RT_TERM_LAND, 726, 441, 0, 0}, /* 727 */
    {RT_TERM_LAND, 727, 590, 0, 0}, /* 728 */
    {RT_TERM_LAND, 728, 596, 0, 0}, /* 729 */
    {RT_TERM_LAND, 728, 600, 0, 0}, /* 730 */
    {RT_TERM_LAND, 728, 604, 0, 0}, /* 731 */
    {RT_TERM_LAND, 731, 607, 0, 0}, /* 732 */
    {RT_TERM_LAND, 731, 611, 0, 0}, /* 733 */
    {RT_TERM_LAND, 727, 613, 0, 0}, /* 734 */
    {RT_TERM_LAND, 734, 616, 0, 0}, /* 735 */
    {RT_TERM_LAND, 735, 607, 0, 0}, /* 736 */
    {RT_TERM_LAND, 735, 620, 0, 0}, /* 737 */
    {RT_TERM_LAND, 61, 454, 0, 0}, /* 738 */
    {RT_TERM_LAND, 738, 29, 0, 0}, /* 739 */
    {RT_TERM_LAND, 738, 533, 0, 0}, /* 740 */
    {RT_TERM_LAND, 738, 536, 0, 0}, /* 741 */
    {RT_TERM_LAND, 741, 29, 0, 0}, /* 742 */
    {RT_TERM_LAND, 741, 540, 0, 0}, /* 743 */
    {RT_TERM_LAND, 743, 542, 0, 0}, /* 744 */
    {RT_TERM_LAND, 743, 545, 0, 0}, /* 745 */
    {RT_TERM_LAND, 741, 547, 0, 0}, /* 746 */
    {RT_TERM_LAND, 746, 542, 0, 0}, /* 747 */
    {RT_TERM_LAND, 746, 545, 0, 0}, /* 748 */
    {RT_TERM_LAND, 741, 553, 0, 0}, /* 749 */
    {RT_TERM_LAND, 749, 542, 0, 0}, /* 750 */
    {RT_TERM_LAND, 749, 545, 0, 0}, /* 751 */
    {RT_TERM_LAND, 741, 559, 0, 0}, /* 752 */
    {RT_TERM_LAND, 752, 542, 0, 0}, /* 753 */
    {RT_TERM_LAND, 752, 545, 0, 0}, /* 754 */
    {RT_TERM_LAND, 61, 455, 0, 0}, /* 755 */
    {RT_TERM_LAND, 755, 458, 0, 0}, /* 756 */
    {RT_TERM_LAND, 756, 461, 0, 0}, /* 757 */
    {RT_TERM_LAND, 757, 451, 0, 0}, /* 758 */
    {RT_TERM_LAND, 758, 389, 0, 0}, /* 759 */
    {RT_TERM_LAND, 755, 465, 0, 0}, /* 760 */
    {RT_TERM_LAND, 760, 468, 0, 0}, /* 761 */
    {RT_TERM_LAND, 761, 430, 0, 0}, /* 762 */
    {RT_TERM_LAND, 762, 438, 0, 0}, /* 763 */
    {RT_TERM_LAND, 763, 441, 0, 0}, /* 764 */
    {RT_TERM_LAND, 761, 571, 0, 0}, /* 765 */
    {RT_TERM_LAND, 761, 573, 0, 0}, /* 766 */
    {RT_TERM_LAND, 760, 476, 0, 0}, /* 767 */
    {RT_TERM_LAND, 767, 479, 0, 0}, /* 768 */
    {RT_TERM_LAND, 768, 451, 0, 0}, /* 769 */
    {RT_TERM_LAND, 769, 389, 0, 0}, /* 770 */
    {RT_TERM_LAND, 767, 489, 0, 0}, /* 771 */
    {RT_TERM_LAND, 771, 492, 0, 0}, /* 772 */
    {RT_TERM_LAND, 772, 497, 0, 0}, /* 773 */
    {RT_TERM_LAND, 773, 424, 0, 0}, /* 774 */
    {RT_TERM_LAND, 773, 499, 0, 0}, /* 775 */
    {RT_TERM_LAND, 775, 512, 0, 0}, /* 776 */
    {RT_TERM_LAND, 776, 516, 0, 0}, /* 777 */
    {RT_TERM_LAND, 777, 519, 0, 0}, /* 778 */
    {RT_TERM_LAND, 778, 412, 0, 0}, /* 779 */
    {RT_TERM_LAND, 779, 415, 0, 0}, /* 780 */
    {RT_TERM_LAND, 780, 418, 0, 0}, /* 781 */
    {RT_TERM_LAND, 779, 523, 0, 0}, /* 782 */
    {RT_TERM_LAND, 782, 435, 0, 0}, /* 783 */
    {RT_TERM_LAND, 783, 438, 0, 0}, /* 784 */
    {RT_TERM_LAND, 784, 441, 0, 0}, /* 785 */
    {RT_TERM_LAND, 785, 590, 0, 0}, /* 786 */
    {RT_TERM_LAND, 786, 596, 0, 0}, /* 787 */
    {RT_TERM_LAND, 786, 600, 0, 0}, /* 788 */
    {RT_TERM_LAND, 786, 604, 0, 0}, /* 789 */
    {RT_TERM_LAND, 789, 607, 0, 0}, /* 790 */
    {RT_TERM_LAND, 789, 611, 0, 0}, /* 791 */
    {RT_TERM_LAND, 785, 613, 0, 0}, /* 792 */
    {RT_TERM_LAND, 792, 616, 0, 0}, /* 793 */
    {RT_TERM_LAND, 793, 607, 0, 0}, /* 794 */
    {RT_TERM_LAND, 793, 620, 0, 0}, /* 795 */
    {RT_TERM_SLICE, 90, 4, 0, 3}, /* 796 */
    {RT_TERM_LT, 796, 86, 0, 0}, /* 797 */
    {RT_TERM_LAND, 459, 797, 0, 0}, /* 798 */
    {RT_TERM_LAND, 798, 451, 0, 0}, /* 799 */
    {RT_TERM_LAND, 799, 389, 0, 0}, /* 800 */
    {RT_TERM_SLICE, 90, 2, 0, 2}, /* 801 */
    {RT_TERM_NE, 801, 4, 0, 0}, /* 802 */
    {RT_TERM_LOR, 802, 472, 0, 0}, /* 803 */
    {RT_TERM_LNOT, 803, 0, 0, 0}, /* 804 */
    {RT_TERM_LAND, 469, 804, 0, 0}, /* 805 */
    {RT_TERM_GE, 796, 447, 0, 0}, /* 806 */
    {RT_TERM_LOR, 472, 806, 0, 0}, /* 807 */
    {RT_TERM_LNOT, 807, 0, 0, 0}, /* 808 */
    {RT_TERM_LAND, 480, 808, 0, 0}, /* 809 */
    {RT_TERM_LAND, 809, 451, 0, 0}, /* 810 */
    {RT_TERM_LAND, 810, 389, 0, 0}, /* 811 */
    {RT_TERM_SLICE, 796, 4, 0, 2}, /* 812 */
    {RT_TERM_LT, 812, 447, 0, 0}, /* 813 */
    {RT_TERM_LAND, 517, 813, 0, 0}, /* 814 */
    {RT_TERM_LAND, 814, 412, 0, 0}, /* 815 */
    {RT_TERM_LAND, 815, 415, 0, 0}, /* 816 */
    {RT_TERM_LAND, 815, 523, 0, 0}, /* 817 */
    {RT_TERM_LAND, 817, 430, 0, 0}, /* 818 */
    {RT_TERM_LAND, 817, 435, 0, 0}, /* 819 */
    {RT_TERM_LAND, 819, 438, 0, 0}, /* 820 */
    {RT_TERM_SLICE, 90, 4, 0, 1}, /* 821 */
    {RT_TERM_LAND, 541, 821, 0, 0}, /* 822 */
    {RT_TERM_LNOT, 821, 0, 0, 0}, /* 823 */
    {RT_TERM_LAND, 541, 823, 0, 0}, /* 824 */
    {RT_TERM_LAND, 548, 821, 0, 0}, /* 825 */
    {RT_TERM_LAND, 548, 823, 0, 0}, /* 826 */
    {RT_TERM_LAND, 554, 821, 0, 0}, /* 827 */
    {RT_TERM_LAND, 554, 823, 0, 0}, /* 828 */
    {RT_TERM_LAND, 560, 821, 0, 0}, /* 829 */
    {RT_TERM_LAND, 560, 823, 0, 0}, /* 830 */
    {RT_TERM_ADD, 801, 21, 0, 0}, /* 831 */
    {RT_TERM_LT, 831, 582, 0, 0}, /* 832 */
    {RT_TERM_LAND, 480, 832, 0, 0}, /* 833 */
    {RT_TERM_LNOT, 832, 0, 0, 0}, /* 834 */
    {RT_TERM_LAND, 480, 834, 0, 0}, /* 835 */
    {RT_TERM_LAND, 816, 418, 0, 0}, /* 836 */
    {RT_TERM_LAND, 820, 441, 0, 0}, /* 837 */
    {RT_TERM_SLICE, 796, 4, 0, 1}, /* 838 */
    {RT_TERM_LAND, 837, 838, 0, 0}, /* 839 */
    {RT_TERM_LAND, 839, 596, 0, 0}, /* 840 */
    {RT_TERM_LAND, 839, 600, 0, 0}, /* 841 */
    {RT_TERM_LAND, 839, 604, 0, 0}, /* 842 */
    {RT_TERM_LAND, 842, 607, 0, 0}, /* 843 */
    {RT_TERM_LAND, 842, 611, 0, 0}, /* 844 */
    {RT_TERM_LNOT, 838, 0, 0, 0}, /* 845 */
    {RT_TERM_LAND, 837, 845, 0, 0}, /* 846 */
    {RT_TERM_LAND, 846, 616, 0, 0}, /* 847 */
    {RT_TERM_LAND, 847, 607, 0, 0}, /* 848 */
    {RT_TERM_LAND, 847, 620, 0, 0}, /* 849 */
    {RT_TERM_LAND, 627, 821, 0, 0}, /* 850 */
    {RT_TERM_LAND, 627, 823, 0, 0}, /* 851 */
    {RT_TERM_LAND, 630, 821, 0, 0}, /* 852 */
    {RT_TERM_LAND, 630, 823, 0, 0}, /* 853 */
    {RT_TERM_LAND, 633, 821, 0, 0}, /* 854 */
    {RT_TERM_LAND, 633, 823, 0, 0}, /* 855 */
    {RT_TERM_LAND, 636, 821, 0, 0}, /* 856 */
    {RT_TERM_LAND, 636, 823, 0, 0}, /* 857 */
    {RT_TERM_LAND, 640, 797, 0, 0}, /* 858 */
    {RT_TERM_LAND, 858, 451, 0, 0}, /* 859 */
    {RT_TERM_LAND, 859, 389, 0, 0}, /* 860 */
    {RT_TERM_LAND, 661, 813, 0, 0}, /* 861 */
    {RT_TERM_LAND, 861, 412, 0, 0}, /* 862 */
    {RT_TERM_LAND, 862, 415, 0, 0}, /* 863 */
    {RT_TERM_LAND, 863, 418, 0, 0}, /* 864 */
    {RT_TERM_LAND, 862, 523, 0, 0}, /* 865 */
    {RT_TERM_LAND, 865, 435, 0, 0}, /* 866 */
    {RT_TERM_LAND, 866, 438, 0, 0}, /* 867 */
    {RT_TERM_LAND, 867, 441, 0, 0}, /* 868 */
    {RT_TERM_LAND, 868, 838, 0, 0}, /* 869 */
    {RT_TERM_LAND, 869, 596, 0, 0}, /* 870 */
    {RT_TERM_LAND, 869, 600, 0, 0}, /* 871 */
    {RT_TERM_LAND, 869, 604, 0, 0}, /* 872 */
    {RT_TERM_LAND, 872, 607, 0, 0}, /* 873 */
    {RT_TERM_LAND, 872, 611, 0, 0}, /* 874 */
    {RT_TERM_LAND, 868, 845, 0, 0}, /* 875 */
    {RT_TERM_LAND, 875, 616, 0, 0}, /* 876 */
    {RT_TERM_LAND, 876, 607, 0, 0}, /* 877 */
    {RT_TERM_LAND, 876, 620, 0, 0}, /* 878 */
    {RT_TERM_LAND, 685, 821, 0, 0}, /* 879 */
    {RT_TERM_LAND, 685, 823, 0, 0}, /* 880 */
    {RT_TERM_LAND, 688, 821, 0, 0}, /* 881 */
    {RT_TERM_LAND, 688, 823, 0, 0}, /* 882 */
    {RT_TERM_LAND, 691, 821, 0, 0}, /* 883 */
    {RT_TERM_LAND, 691, 823, 0, 0}, /* 884 */
    {RT_TERM_LAND, 694, 821, 0, 0}, /* 885 */
    {RT_TERM_LAND, 694, 823, 0, 0}, /* 886 */
    {RT_TERM_LAND, 698, 797, 0, 0}, /* 887 */
    {RT_TERM_LAND, 887, 451, 0, 0}, /* 888 */
    {RT_TERM_LAND, 888, 389, 0, 0}, /* 889 */
    {RT_TERM_LAND, 719, 813, 0, 0}, /* 890 */
    {RT_TERM_LAND, 890, 412, 0, 0}, /* 891 */
    {RT_TERM_LAND, 891, 415, 0, 0}, /* 892 */
    {RT_TERM_LAND, 892, 418, 0, 0}, /* 893 */
    {RT_TERM_LAND, 891, 523, 0, 0}, /* 894 */
    {RT_TERM_LAND, 894, 435, 0, 0}, /* 895 */
    {RT_TERM_LAND, 895, 438, 0, 0}, /* 896 */
    {RT_TERM_LAND, 896, 441, 0, 0}, /* 897 */
    {RT_TERM_LAND, 897, 838, 0, 0}, /* 898 */
    {RT_TERM_LAND, 898, 596, 0, 0}, /* 899 */
    {RT_TERM_LAND, 898, 600, 0, 0}, /* 900 */
    {RT_TERM_LAND, 898, 604, 0, 0}, /* 901 */
    {RT_TERM_LAND, 901, 607, 0, 0}, /* 902 */
    {RT_TERM_LAND, 901, 611, 0, 0}, /* 903 */
    {RT_TERM_LAND, 897, 845, 0, 0}, /* 904 */
    {RT_TERM_LAND, 904, 616, 0, 0}, /* 905 */
    {RT_TERM_LAND, 905, 607, 0, 0}, /* 906 */
    {RT_TERM_LAND, 905, 620, 0, 0}, /* 907 */
    {RT_TERM_LAND, 743, 821, 0, 0}, /* 908 */
    {RT_TERM_LAND, 743, 823, 0, 0}, /* 909 */
    {RT_TERM_LAND, 746, 821, 0, 0}, /* 910 */
    {RT_TERM_LAND, 746, 823, 0, 0}, /* 911 */
    {RT_TERM_LAND, 749, 821, 0, 0}, /* 912 */
    {RT_TERM_LAND, 749, 823, 0, 0}, /* 913 */
    {RT_TERM_LAND, 752, 821, 0, 0}, /* 914 */
    {RT_TERM_LAND, 752, 823, 0, 0}, /* 915 */
    {RT_TERM_LAND, 756, 797, 0, 0}, /* 916 */
    {RT_TERM_LAND, 916, 451, 0, 0}, /* 917 */
    {RT_TERM_LAND, 917, 389, 0, 0}, /* 918 */
    {RT_TERM_LAND, 777, 813, 0, 0}, /* 919 */
    {RT_TERM_LAND, 919, 412, 0, 0}, /* 920 */
    {RT_TERM_LAND, 920, 415, 0, 0}, /* 921 */
    {RT_TERM_LAND, 921, 418, 0, 0}, /* 922 */
    {RT_TERM_LAND, 920, 523, 0, 0}, /* 923 */
    {RT_TERM_LAND, 923, 435, 0, 0}, /* 924 */
    {RT_TERM_LAND, 924, 438, 0, 0}, /* 925 */
    {RT_TERM_LAND, 925, 441, 0, 0}, /* 926 */
    {RT_TERM_LAND, 926, 838, 0, 0}, /* 927 */
    {RT_TERM_LAND, 927, 596, 0, 0}, /* 928 */
    {RT_TERM_LAND, 927, 600, 0, 0}, /* 929 */
    {RT_TERM_LAND, 927, 604, 0, 0}, /* 930 */
    {RT_TERM_LAND, 930, 607, 0, 0}, /* 931 */
    {RT_TERM_LAND, 930, 611, 0, 0}, /* 932 */
    {RT_TERM_LAND, 926, 845, 0, 0}, /* 933 */
    {RT_TERM_LAND, 933, 616, 0, 0}, /* 934 */
    {RT_TERM_LAND, 934, 607, 0, 0}, /* 935 */
    {RT_TERM_LAND, 934, 620, 0, 0}, /* 936 */
    {RT_TERM_LAND, 110, 454, 0, 0}, /* 937 */
    {RT_TERM_LAND, 937, 29, 0, 0}, /* 938 */
    {RT_TERM_LAND, 937, 533, 0, 0}, /* 939 */
    {RT_TERM_LAND, 937, 536, 0, 0}, /* 940 */
    {RT_TERM_LAND, 940, 29, 0, 0}, /* 941 */
    {RT_TERM_LAND, 940, 540, 0, 0}, /* 942 */
    {RT_TERM_LAND, 942, 542, 0, 0}, /* 943 */
    {RT_TERM_LAND, 942, 545, 0, 0}, /* 944 */
    {RT_TERM_LAND, 940, 547, 0, 0}, /* 945 */
    {RT_TERM_LAND, 945, 542, 0, 0}, /* 946 */
    {RT_TERM_LAND, 945, 545, 0, 0}, /* 947 */
    {RT_TERM_LAND, 940, 553, 0, 0}, /* 948 */
    {RT_TERM_LAND, 948, 542, 0, 0}, /* 949 */
    {RT_TERM_LAND, 948, 545, 0, 0}, /* 950 */
    {RT_TERM_LAND, 940, 559, 0, 0}, /* 951 */
    {RT_TERM_LAND, 951, 542, 0, 0}, /* 952 */
    {RT_TERM_LAND, 951, 545, 0, 0}, /* 953 */
    {RT_TERM_LAND, 110, 455, 0, 0}, /* 954 */
    {RT_TERM_LAND, 954, 458, 0, 0}, /* 955 */
    {RT_TERM_LAND, 955, 461, 0, 0}, /* 956 */
    {RT_TERM_LAND, 956, 451, 0, 0}, /* 957 */
    {RT_TERM_LAND, 957, 389, 0, 0}, /* 958 */
    {RT_TERM_LAND, 954, 465, 0, 0}, /* 959 */
    {RT_TERM_LAND, 959, 468, 0, 0}, /* 960 */
    {RT_TERM_LAND, 960, 430, 0, 0}, /* 961 */
    {RT_TERM_LAND, 961, 438, 0, 0}, /* 962 */
    {RT_TERM_LAND, 962, 441, 0, 0}, /* 963 */
    {RT_TERM_LAND, 960, 571, 0, 0}, /* 964 */
    {RT_TERM_LAND, 960, 573, 0, 0}, /* 965 */
    {RT_TERM_LAND, 959, 476, 0, 0}, /* 966 */
    {RT_TERM_LAND, 966, 479, 0, 0}, /* 967 */
    {RT_TERM_LAND, 967, 451, 0, 0}, /* 968 */
    {RT_TERM_LAND, 968, 389, 0, 0}, /* 969 */
    {RT_TERM_LAND, 967, 583, 0, 0}, /* 970 */
    {RT_TERM_LAND, 967, 585, 0, 0}, /* 971 */
    {RT_TERM_LAND, 966, 489, 0, 0}, /* 972 */
    {RT_TERM_LAND, 972, 492, 0, 0}, /* 973 */
    {RT_TERM_LAND, 973, 497, 0, 0}, /* 974 */
    {RT_TERM_LAND, 974, 424, 0, 0}, /* 975 */
    {RT_TERM_LAND, 974, 499, 0, 0}, /* 976 */
    {RT_TERM_LAND, 976, 512, 0, 0}, /* 977 */
    {RT_TERM_LAND, 977, 516, 0, 0}, /* 978 */
    {RT_TERM_LAND, 978, 519, 0, 0}, /* 979 */
    {RT_TERM_LAND, 979, 412, 0, 0}, /* 980 */
    {RT_TERM_LAND, 980, 415, 0, 0}, /* 981 */
    {RT_TERM_LAND, 981, 418, 0, 0}, /* 982 */
    {RT_TERM_LAND, 980, 523, 0, 0}, /* 983 */
    {RT_TERM_LAND, 983, 435, 0, 0}, /* 984 */
    {RT_TERM_LAND, 984, 438, 0, 0}, /* 985 */
    {RT_TERM_LAND, 985, 441, 0, 0}, /* 986 */
    {RT_TERM_LAND, 986, 590, 0, 0}, /* 987 */
    {RT_TERM_LAND, 987, 596, 0, 0}, /* 988 */
    {RT_TERM_LAND, 987, 600, 0, 0}, /* 989 */
    {RT_TERM_LAND, 987, 604, 0, 0}, /* 990 */
    {RT_TERM_LAND, 990, 607, 0, 0}, /* 991 */
    {RT_TERM_LAND, 990, 611, 0, 0}, /* 992 */
    {RT_TERM_LAND, 986, 613, 0, 0}, /* 993 */
    {RT_TERM_LAND, 993, 616, 0, 0}, /* 994 */
    {RT_TERM_LAND, 994, 607, 0, 0}, /* 995 */
    {RT_TERM_LAND, 994, 620, 0, 0}, /* 996 */
    {RT_TERM_LAND, 124, 454, 0, 0}, /* 997 */
    {RT_TERM_LAND, 997, 29, 0, 0}, /* 998 */
    {RT_TERM_LAND, 997, 533, 0, 0}, /* 999 */
    {RT_TERM_LAND, 997, 536, 0, 0}, /* 1000 */
    {RT_TERM_LAND, 1000, 29, 0, 0}, /* 1001 */
    {RT_TERM_LAND, 1000, 540, 0, 0}, /* 1002 */
    {RT_TERM_LAND, 1002, 542, 0, 0}, /* 1003 */
    {RT_TERM_LAND, 1002, 545, 0, 0}, /* 1004 */
    {RT_TERM_LAND, 1000, 547, 0, 0}, /* 1005 */
    {RT_TERM_LAND, 1005, 542, 0, 0}, /* 1006 */
    {RT_TERM_LAND, 1005, 545, 0, 0}, /* 1007 */
    {RT_TERM_LAND, 1000, 553, 0, 0}, /* 1008 */
    {RT_TERM_LAND, 1008, 542, 0, 0}, /* 1009 */
    {RT_TERM_LAND, 1008, 545, 0, 0}, /* 1010 */
    {RT_TERM_LAND, 1000, 559, 0, 0}, /* 1011 */
    {RT_TERM_LAND, 1011, 542, 0, 0}, /* 1012 */
    {RT_TERM_LAND, 1011, 545, 0, 0}, /* 1013 */
    {RT_TERM_LAND, 124, 455, 0, 0}, /* 1014 */
    {RT_TERM_LAND, 1014, 458, 0, 0}, /* 1015 */
    {RT_TERM_LAND, 1015, 461, 0, 0}, /* 1016 */
    {RT_TERM_LAND, 1016, 451, 0, 0}, /* 1017 */
    {RT_TERM_LAND, 1017, 389, 0, 0}, /* 1018 */
    {RT_TERM_LAND, 1014, 465, 0, 0}, /* 1019 */
    {RT_TERM_LAND, 1019, 468, 0, 0}, /* 1020 */
    {RT_TERM_LAND, 1020, 430, 0, 0}, /* 1021 */
    {RT_TERM_LAND, 1021, 438, 0, 0}, /* 1022 */
    {RT_TERM_LAND, 1022, 441, 0, 0}, /* 1023 */
    {RT_TERM_LAND, 1020, 571, 0, 0}, /* 1024 */
    {RT_TERM_LAND, 1020, 573, 0, 0}, /* 1025 */
    {RT_TERM_LAND, 1019, 476, 0, 0}, /* 1026 */
    {RT_TERM_LAND, 1026, 479, 0, 0}, /* 1027 */
    {RT_TERM_LAND, 1027, 451, 0, 0}, /* 1028 */
    {RT_TERM_LAND, 1028, 389, 0, 0}, /* 1029 */
    {RT_TERM_LAND, 1027, 583, 0, 0}, /* 1030 */
    {RT_TERM_LAND, 1027, 585, 0, 0}, /* 1031 */
    {RT_TERM_LAND, 1026, 489, 0, 0}, /* 1032 */
    {RT_TERM_LAND, 1032, 492, 0, 0}, /* 1033 */
    {RT_TERM_LAND, 1033, 497, 0, 0}, /* 1034 */
    {RT_TERM_LAND, 1034, 424, 0, 0}, /* 1035 */
    {RT_TERM_LAND, 1034, 499, 0, 0}, /* 1036 */
    {RT_TERM_LAND, 1036, 512, 0, 0}, /* 1037 */
    {RT_TERM_LAND, 1037, 516, 0, 0}, /* 1038 */
    {RT_TERM_LAND, 1038, 519, 0, 0}, /* 1039 */
    {RT_TERM_LAND, 1039, 412, 0, 0}, /* 1040 */
    {RT_TERM_LAND, 1040, 415, 0, 0}, /* 1041 */
    {RT_TERM_LAND, 1041, 418, 0, 0}, /* 1042 */
    {RT_TERM_LAND, 1040, 523, 0, 0}, /* 1043 */
    {RT_TERM_LAND, 1043, 435, 0, 0}, /* 1044 */
    {RT_TERM_LAND, 1044, 438, 0, 0}, /* 1045 */
    {RT_TERM_LAND, 1045, 441, 0, 0}, /* 1046 */
    {RT_TERM_LAND, 1046, 590, 0, 0}, /* 1047 */
    {RT_TERM_LAND, 1047, 596, 0, 0}, /* 1048 */
    {RT_TERM_LAND, 1047, 600, 0, 0}, /* 1049 */
    {RT_TERM_LAND, 1047, 604, 0, 0}, /* 1050 */
    {RT_TERM_LAND, 1050, 607, 0, 0}, /* 1051 */
    {RT_TERM_LAND, 1050, 611, 0, 0}, /* 1052 */
    {RT_TERM_LAND, 1046, 613, 0, 0}, /* 1053 */
    {RT_TERM_LAND, 1053, 616, 0, 0}, /* 1054 */
    {RT_TERM_LAND, 1054, 607, 0, 0}, /* 1055 */
    {RT_TERM_LAND, 1054, 620, 0, 0}, /* 1056 */
    {RT_TERM_LAND, 133, 454, 0, 0}, /* 1057 */
    {RT_TERM_LAND, 1057, 29, 0, 0}, /* 1058 */
    {RT_TERM_LAND, 1057, 533, 0, 0}, /* 1059 */
    {RT_TERM_LAND, 1057, 536, 0, 0}, /* 1060 */
    {RT_TERM_LAND, 1060, 29, 0, 0}, /* 1061 */
    {RT_TERM_LAND, 1060, 540, 0, 0}, /* 1062 */
    {RT_TERM_LAND, 1062, 542, 0, 0}, /* 1063 */
    {RT_TERM_LAND, 1062, 545, 0, 0}, /* 1064 */
    {RT_TERM_LAND, 1060, 547, 0, 0}, /* 1065 */
    {RT_TERM_LAND, 1065, 542, 0, 0}, /* 1066 */
    {RT_TERM_LAND, 1065, 545, 0, 0}, /* 1067 */
    {RT_TERM_LAND, 1060, 553, 0, 0}, /* 1068 */
    {RT_TERM_LAND, 1068, 542, 0, 0}, /* 1069 */
    {RT_TERM_LAND, 1068, 545, 0, 0}, /* 1070 */
    {RT_TERM_LAND, 1060, 559, 0, 0}, /* 1071 */
    {RT_TERM_LAND, 1071, 542, 0, 0}, /* 1072 */
    {RT_TERM_LAND, 1071, 545, 0, 0}, /* 1073 */
    {RT_TERM_LAND, 133, 455, 0, 0}, /* 1074 */
    {RT_TERM_LAND, 1074, 458, 0, 0}, /* 1075 */
    {RT_TERM_LAND, 1075, 461, 0, 0}, /* 1076 */
    {RT_TERM_LAND, 1076, 451, 0, 0}, /* 1077 */
    {RT_TERM_LAND, 1077, 389, 0, 0}, /* 1078 */
    {RT_TERM_LAND, 1074, 465, 0, 0}, /* 1079 */
    {RT_TERM_LAND, 1079, 468, 0, 0}, /* 1080 */
    {RT_TERM_LAND, 1080, 430, 0, 0}, /* 1081 */
    {RT_TERM_LAND, 1081, 438, 0, 0}, /* 1082 */
    {RT_TERM_LAND, 1082, 441, 0, 0}, /* 1083 */
    {RT_TERM_LAND, 1080, 571, 0, 0}, /* 1084 */
    {RT_TERM_LAND, 1080, 573, 0, 0}, /* 1085 */
    {RT_TERM_LAND, 1079, 476, 0, 0}, /* 1086 */
    {RT_TERM_LAND, 1086, 479, 0, 0}, /* 1087 */
    {RT_TERM_LAND, 1087, 451, 0, 0}, /* 1088 */
    {RT_TERM_LAND, 1088, 389, 0, 0}, /* 1089 */
    {RT_TERM_LAND, 1087, 583, 0, 0}, /* 1090 */
    {RT_TERM_LAND, 1087, 585, 0, 0}, /* 1091 */
    {RT_TERM_LAND, 1086, 489, 0, 0}, /* 1092 */
    {RT_TERM_LAND, 1092, 492, 0, 0}, /* 1093 */
    {RT_TERM_LAND, 1093, 497, 0, 0}, /* 1094 */
    {RT_TERM_LAND, 1094, 424, 0, 0}, /* 1095 */
    {RT_TERM_LAND, 1094, 499, 0, 0}, /* 1096 */
    {RT_TERM_LAND, 1096, 512, 0, 0}, /* 1097 */
    {RT_TERM_LAND, 1097, 516, 0, 0}, /* 1098 */
    {RT_TERM_LAND, 1098, 519, 0, 0}, /* 1099 */
    {RT_TERM_LAND, 1099, 412, 0, 0}, /* 1100 */
    {RT_TERM_LAND, 1100, 415, 0, 0}, /* 1101 */
    {RT_TERM_LAND, 1101, 418, 0, 0}, /* 1102 */
    {RT_TERM_LAND, 1100, 523, 0, 0}, /* 1103 */
    {RT_TERM_LAND, 1103, 435, 0, 0}, /* 1104 */
    {RT_TERM_LAND, 1104, 438, 0, 0}, /* 1105 */
    {RT_TERM_LAND, 1105, 441, 0, 0}, /* 1106 */
    {RT_TERM_LAND, 1106, 590, 0, 0}, /* 1107 */
    {RT_TERM_LAND, 1107, 596, 0, 0}, /* 1108 */
    {RT_TERM_LAND, 1107, 600, 0, 0}, /* 1109 */
    {RT_TERM_LAND, 1107, 604, 0, 0}, /* 1110 */
    {RT_TERM_LAND, 1110, 607, 0, 0}, /* 1111 */
    {RT_TERM_LAND, 1110, 611, 0, 0}, /* 1112 */
    {RT_TERM_LAND, 1106, 613, 0, 0}, /* 1113 */
    {RT_TERM_LAND, 1113, 616, 0, 0}, /* 1114 */
    {RT_TERM_LAND, 1114, 607, 0, 0}, /* 1115 */
    {RT_TERM_LAND, 1114, 620, 0, 0}, /* 1116 */
    {RT_TERM_LAND, 139, 454, 0, 0}, /* 1117 */
    {RT_TERM_LAND, 1117, 29, 0, 0}, /* 1118 */
    {RT_TERM_LAND, 1117, 533, 0, 0}, /* 1119 */
    {RT_TERM_LAND, 1117, 536, 0, 0}, /* 1120 */
    {RT_TERM_LAND, 1120, 29, 0, 0}, /* 1121 */
    {RT_TERM_LAND, 1120, 540, 0, 0}, /* 1122 */
    {RT_TERM_LAND, 1122, 542, 0, 0}, /* 1123 */
    {RT_TERM_LAND, 1122, 545, 0, 0}, /* 1124 */
    {RT_TERM_LAND, 1120, 547, 0, 0}, /* 1125 */
    {RT_TERM_LAND, 1125, 542, 0, 0}, /* 1126 */
    {RT_TERM_LAND, 1125, 545, 0, 0}, /* 1127 */
    {RT_TERM_LAND, 1120, 553, 0, 0}, /* 1128 */
    {RT_TERM_LAND, 1128, 542, 0, 0}, /* 1129 */
    {RT_TERM_LAND, 1128, 545, 0, 0}, /* 1130 */
    {RT_TERM_LAND, 1120, 559, 0, 0}, /* 1131 */
    {RT_TERM_LAND, 1131, 542, 0, 0}, /* 1132 */
    {RT_TERM_LAND, 1131, 545, 0, 0}, /* 1133 */
    {RT_TERM_LAND, 139, 455, 0, 0}, /* 1134 */
    {RT_TERM_LAND, 1134, 458, 0, 0}, /* 1135 */
    {RT_TERM_LAND, 1135, 461, 0, 0}, /* 1136 */
    {RT_TERM_LAND, 1136, 451, 0, 0}, /* 1137 */
    {RT_TERM_LAND, 1137, 389, 0, 0}, /* 1138 */
    {RT_TERM_LAND, 1134, 465, 0, 0}, /* 1139 */
    {RT_TERM_LAND, 1139, 468, 0, 0}, /* 1140 */
    {RT_TERM_LAND, 1140, 430, 0, 0}, /* 1141 */
    {RT_TERM_LAND, 1141, 438, 0, 0}, /* 1142 */
    {RT_TERM_LAND, 1142, 441, 0, 0}, /* 1143 */
    {RT_TERM_LAND, 1140, 571, 0, 0}, /* 1144 */
    {RT_TERM_LAND, 1140, 573, 0, 0}, /* 1145 */
    {RT_TERM_LAND, 1139, 476, 0, 0}, /* 1146 */
    {RT_TERM_LAND, 1146, 479, 0, 0}, /* 1147 */
    {RT_TERM_LAND, 1147, 451, 0, 0}, /* 1148 */
    {RT_TERM_LAND, 1148, 389, 0, 0}, /* 1149 */
    {RT_TERM_LAND, 1147, 583, 0, 0}, /* 1150 */
    {RT_TERM_LAND, 1147, 585, 0, 0}, /* 1151 */
    {RT_TERM_LAND, 1146, 489, 0, 0}, /* 1152 */
    {RT_TERM_LAND, 1152, 492, 0, 0}, /* 1153 */
    {RT_TERM_LAND, 1153, 497, 0, 0}, /* 1154 */
    {RT_TERM_LAND, 1154, 424, 0, 0}, /* 1155 */
    {RT_TERM_LAND, 1154, 499, 0, 0}, /* 1156 */
    {RT_TERM_LAND, 1156, 512, 0, 0}, /* 1157 */
    {RT_TERM_LAND, 1157, 516, 0, 0}, /* 1158 */
    {RT_TERM_LAND, 1158, 519, 0, 0}, /* 1159 */
    {RT_TERM_LAND, 1159, 412, 0, 0}, /* 1160 */
    {RT_TERM_LAND, 1160, 415, 0, 0}, /* 1161 */
    {RT_TERM_LAND, 1161, 418, 0, 0}, /* 1162 */
    {RT_TERM_LAND, 1160, 523, 0, 0}, /* 1163 */
    {RT_TERM_LAND, 1163, 435, 0, 0}, /* 1164 */
    {RT_TERM_LAND, 1164, 438, 0, 0}, /* 1165 */
    {RT_TERM_LAND, 1165, 441, 0, 0}, /* 1166 */
    {RT_TERM_LAND, 1166, 590, 0, 0}, /* 1167 */
    {RT_TERM_LAND, 1167, 596, 0, 0}, /* 1168 */
    {RT_TERM_LAND, 1167, 600, 0, 0}, /* 1169 */
    {RT_TERM_LAND, 1167, 604, 0, 0}, /* 1170 */
    {RT_TERM_LAND, 1170, 607, 0, 0}, /* 1171 */
    {RT_TERM_LAND, 1170, 611, 0, 0}, /* 1172 */
    {RT_TERM_LAND, 1166, 613, 0, 0}, /* 1173 */
    {RT_TERM_LAND, 1173, 616, 0, 0}, /* 1174 */
    {RT_TERM_LAND, 1174, 607, 0, 0}, /* 1175 */
    {RT_TERM_LAND, 1174, 620, 0, 0}, /* 1176 */
    {RT_TERM_LAND, 142, 454, 0, 0}, /* 1177 */
    {RT_TERM_LAND, 1177, 29, 0, 0}, /* 1178 */
    {RT_TERM_LAND, 1177, 533, 0, 0}, /* 1179 */
    {RT_TERM_LAND, 1177, 536, 0, 0}, /* 1180 */
    {RT_TERM_LAND, 1180, 29, 0, 0}, /* 1181 */
    {RT_TERM_LAND, 1180, 540, 0, 0}, /* 1182 */
    {RT_TERM_LAND, 1182, 542, 0, 0}, /* 1183 */
    {RT_TERM_LAND, 1182, 545, 0, 0}, /* 1184 */
    {RT_TERM_LAND, 1180, 547, 0, 0}, /* 1185 */
    {RT_TERM_LAND, 1185, 542, 0, 0}, /* 1186 */
    {RT_TERM_LAND, 1185, 545, 0, 0}, /* 1187 */
    {RT_TERM_LAND, 1180, 553, 0, 0}, /* 1188 */
    {RT_TERM_LAND, 1188, 542, 0, 0}, /* 1189 */
    {RT_TERM_LAND, 1188, 545, 0, 0}, /* 1190 */
    {RT_TERM_LAND, 1180, 559, 0, 0}, /* 1191 */
    {RT_TERM_LAND, 1191, 542, 0, 0}, /* 1192 */
    {RT_TERM_LAND, 1191, 545, 0, 0}, /* 1193 */
    {RT_TERM_LAND, 142, 455, 0, 0}, /* 1194 */
    {RT_TERM_LAND, 1194, 458, 0, 0}, /* 1195 */
    {RT_TERM_LAND, 1195, 461, 0, 0}, /* 1196 */
    {RT_TERM_LAND, 1196, 451, 0, 0}, /* 1197 */
    {RT_TERM_LAND, 1197, 389, 0, 0}, /* 1198 */
    {RT_TERM_LAND, 1194, 465, 0, 0}, /* 1199 */
    {RT_TERM_LAND, 1199, 468, 0, 0}, /* 1200 */
    {RT_TERM_LAND, 1200, 430, 0, 0}, /* 1201 */
    {RT_TERM_LAND, 1201, 438, 0, 0}, /* 1202 */
    {RT_TERM_LAND, 1202, 441, 0, 0}, /* 1203 */
    {RT_TERM_LAND, 1200, 571, 0, 0}, /* 1204 */
    {RT_TERM_LAND, 1200, 573, 0, 0}, /* 1205 */
    {RT_TERM_LAND, 1199, 476, 0, 0}, /* 1206 */
    {RT_TERM_LAND, 1206, 479, 0, 0}, /* 1207 */
    {RT_TERM_LAND, 1207, 451, 0, 0}, /* 1208 */
    {RT_TERM_LAND, 1208, 389, 0, 0}, /* 1209 */
    {RT_TERM_LAND, 1207, 583, 0, 0}, /* 1210 */
    {RT_TERM_LAND, 1207, 585, 0, 0}, /* 1211 */
    {RT_TERM_LAND, 1206, 489, 0, 0}, /* 1212 */
    {RT_TERM_LAND, 1212, 492, 0, 0}, /* 1213 */
    {RT_TERM_LAND, 1213, 497, 0, 0}, /* 1214 */
    {RT_TERM_LAND, 1214, 424, 0, 0}, /* 1215 */
    {RT_TERM_LAND, 1214, 499, 0, 0}, /* 1216 */
    {RT_TERM_LAND, 1216, 512, 0, 0}, /* 1217 */
    {RT_TERM_LAND, 1217, 516, 0, 0}, /* 1218 */
    {RT_TERM_LAND, 1218, 519, 0, 0}, /* 1219 */
    {RT_TERM_LAND, 1219, 412, 0, 0}, /* 1220 */
    {RT_TERM_LAND, 1220, 415, 0, 0}, /* 1221 */
    {RT_TERM_LAND, 1221, 418, 0, 0}, /* 1222 */
    {RT_TERM_LAND, 1220, 523, 0, 0}, /* 1223 */
    {RT_TERM_LAND, 1223, 435, 0, 0}, /* 1224 */
    {RT_TERM_LAND, 1224, 438, 0, 0}, /* 1225 */
    {RT_TERM_LAND, 1225, 441, 0, 0}, /* 1226 */
    {RT_TERM_LAND, 1226, 590, 0, 0}, /* 1227 */
    {RT_TERM_LAND, 1227, 596, 0, 0}, /* 1228 */
    {RT_TERM_LAND, 1227, 600, 0, 0}, /* 1229 */
    {RT_TERM_LAND, 1227, 604, 0, 0}, /* 1230 */
    {RT_TERM_LAND, 1230, 607, 0, 0}, /* 1231 */
    {RT_TERM_LAND, 1230, 611, 0, 0}, /* 1232 */
    {RT_TERM_LAND, 1226, 613, 0, 0}, /* 1233 */
    {RT_TERM_LAND, 1233, 616, 0, 0}, /* 1234 */
    {RT_TERM_LAND, 1234, 607, 0, 0}, /* 1235 */
    {RT_TERM_LAND, 1234, 620, 0, 0}, /* 1236 */
    {RT_TERM_LAND, 144, 454, 0, 0}, /* 1237 */
    {RT_TERM_LAND, 1237, 29, 0, 0}, /* 1238 */
    {RT_TERM_LAND, 1237, 533, 0, 0}, /* 1239 */
    {RT_TERM_LAND, 1237, 536, 0, 0}, /* 1240 */
    {RT_TERM_LAND, 1240, 29, 0, 0}, /* 1241 */
    {RT_TERM_LAND, 1240, 540, 0, 0}, /* 1242 */
    {RT_TERM_LAND, 1242, 542, 0, 0}, /* 1243 */
    {RT_TERM_LAND, 1242, 545, 0, 0}, /* 1244 */
    {RT_TERM_LAND, 1240, 547, 0, 0}, /* 1245 */
    {RT_TERM_LAND, 1245, 542, 0, 0}, /* 1246 */
    {RT_TERM_LAND, 1245, 545, 0, 0}, /* 1247 */
    {RT_TERM_LAND, 1240, 553, 0, 0}, /* 1248 */
    {RT_TERM_LAND, 1248, 542, 0, 0}, /* 1249 */
    {RT_TERM_LAND, 1248, 545, 0, 0}, /* 1250 */
    {RT_TERM_LAND, 1240, 559, 0, 0}, /* 1251 */
    {RT_TERM_LAND, 1251, 542, 0, 0}, /* 1252 */
    {RT_TERM_LAND, 1251, 545, 0, 0}, /* 1253 */
    {RT_TERM_LAND, 144, 455, 0, 0}, /* 1254 */
    {RT_TERM_LAND, 1254, 458, 0, 0}, /* 1255 */
    {RT_TERM_LAND, 1255, 461, 0, 0}, /* 1256 */
    {RT_TERM_LAND, 1256, 451, 0, 0}, /* 1257 */
    {RT_TERM_LAND, 1257, 389, 0, 0}, /* 1258 */
    {RT_TERM_LAND, 1254, 465, 0, 0}, /* 1259 */
    {RT_TERM_LAND, 1259, 468, 0, 0}, /* 1260 */
    {RT_TERM_LAND, 1260, 430, 0, 0}, /* 1261 */
    {RT_TERM_LAND, 1261, 438, 0, 0}, /* 1262 */
    {RT_TERM_LAND, 1262, 441, 0, 0}, /* 1263 */
    {RT_TERM_LAND, 1260, 571, 0, 0}, /* 1264 */
    {RT_TERM_LAND, 1260, 573, 0, 0}, /* 1265 */
    {RT_TERM_LAND, 1259, 476, 0, 0}, /* 1266 */
    {RT_TERM_LAND, 1266, 479, 0, 0}, /* 1267 */
    {RT_TERM_LAND, 1267, 451, 0, 0}, /* 1268 */
    {RT_TERM_LAND, 1268, 389, 0, 0}, /* 1269 */
    {RT_TERM_LAND, 1267, 583, 0, 0}, /* 1270 */
    {RT_TERM_LAND, 1267, 585, 0, 0}, /* 1271 */
    {RT_TERM_LAND, 1266, 489, 0, 0}, /* 1272 */
    {RT_TERM_LAND, 1272, 492, 0, 0}, /* 1273 */
    {RT_TERM_LAND, 1273, 497, 0, 0}, /* 1274 */
    {RT_TERM_LAND, 1274, 424, 0, 0}, /* 1275 */
    {RT_TERM_LAND, 1274, 499, 0, 0}, /* 1276 */
    {RT_TERM_LAND, 1276, 512, 0, 0}, /* 1277 */
    {RT_TERM_LAND, 1277, 516, 0, 0}, /* 1278 */
    {RT_TERM_LAND, 1278, 519, 0, 0}, /* 1279 */
    {RT_TERM_LAND, 1279, 412, 0, 0}, /* 1280 */
    {RT_TERM_LAND, 1280, 415, 0, 0}, /* 1281 */
    {RT_TERM_LAND, 1281, 418, 0, 0}, /* 1282 */
    {RT_TERM_LAND, 1280, 523, 0, 0}, /* 1283 */
    {RT_TERM_LAND, 1283, 435, 0, 0}, /* 1284 */
    {RT_TERM_LAND, 1284, 438, 0, 0}, /* 1285 */
    {RT_TERM_LAND, 1285, 441, 0, 0}, /* 1286 */
    {RT_TERM_LAND, 1286, 590, 0, 0}, /* 1287 */
    {RT_TERM_LAND, 1287, 596, 0, 0}, /* 1288 */
    {RT_TERM_LAND, 1287, 600, 0, 0}, /* 1289 */
    {RT_TERM_LAND, 1287, 604, 0, 0}, /* 1290 */
    {RT_TERM_LAND, 1290, 607, 0, 0}, /* 1291 */
    {RT_TERM_LAND, 1290, 611, 0, 0}, /* 1292 */
    {RT_TERM_LAND, 1286, 613, 0, 0}, /* 1293 */
    {RT_TERM_LAND, 1293, 616, 0, 0}, /* 1294 */
    {RT_TERM_LAND, 1294, 607, 0, 0}, /* 1295 */
    {RT_TERM_LAND, 1294, 620, 0, 0}, /* 1296 */
    {RT_TERM_LAND, 147, 454, 0, 0}, /* 1297 */
    {RT_TERM_LAND, 1297, 29, 0, 0}, /* 1298 */
    {RT_TERM_LAND, 1297, 533, 0, 0}, /* 1299 */
    {RT_TERM_LAND, 1297, 536, 0, 0}, /* 1300 */
    {RT_TERM_LAND, 1300, 29, 0, 0}, /* 1301 */
    {RT_TERM_LAND, 1300, 540, 0, 0}, /* 1302 */
    {RT_TERM_LAND, 1302, 542, 0, 0}, /* 1303 */
    {RT_TERM_LAND, 1302, 545, 0, 0}, /* 1304 */
    {RT_TERM_LAND, 1300, 547, 0, 0}, /* 1305 */
    {RT_TERM_LAND, 1305, 542, 0, 0}, /* 1306 */
    {RT_TERM_LAND, 1305, 545, 0, 0}, /* 1307 */
    {RT_TERM_LAND, 1300, 553, 0, 0}, /* 1308 */
    {RT_TERM_LAND, 1308, 542, 0, 0}, /* 1309 */
    {RT_TERM_LAND, 1308, 545, 0, 0}, /* 1310 */
    {RT_TERM_LAND, 1300, 559, 0, 0}, /* 1311 */
    {RT_TERM_LAND, 1311, 542, 0, 0}, /* 1312 */
    {RT_TERM_LAND, 1311, 545, 0, 0}, /* 1313 */
    {RT_TERM_LAND, 147, 455, 0, 0}, /* 1314 */
    {RT_TERM_LAND, 1314, 458, 0, 0}, /* 1315 */
    {RT_TERM_LAND, 1315, 461, 0, 0}, /* 1316 */
    {RT_TERM_LAND, 1316, 451, 0, 0}, /* 1317 */
    {RT_TERM_LAND, 1317, 389, 0, 0}, /* 1318 */
    {RT_TERM_LAND, 1314, 465, 0, 0}, /* 1319 */
    {RT_TERM_LAND, 1319, 468, 0, 0}, /* 1320 */
    {RT_TERM_LAND, 1320, 430, 0, 0}, /* 1321 */
    {RT_TERM_LAND, 1321, 438, 0, 0}, /* 1322 */
    {RT_TERM_LAND, 1322, 441, 0, 0}, /* 1323 */
    {RT_TERM_LAND, 1320, 571, 0, 0}, /* 1324 */
    {RT_TERM_LAND, 1320, 573, 0, 0}, /* 1325 */
    {RT_TERM_LAND, 1319, 476, 0, 0}, /* 1326 */
    {RT_TERM_LAND, 1326, 479, 0, 0}, /* 1327 */
    {RT_TERM_LAND, 1327, 451, 0, 0}, /* 1328 */
    {RT_TERM_LAND, 1328, 389, 0, 0}, /* 1329 */
    {RT_TERM_LAND, 1327, 583, 0, 0}, /* 1330 */
    {RT_TERM_LAND, 1327, 585, 0, 0}, /* 1331 */
    {RT_TERM_LAND, 1326, 489, 0, 0}, /* 1332 */
    {RT_TERM_LAND, 1332, 492, 0, 0}, /* 1333 */
    {RT_TERM_LAND, 1333, 497, 0, 0}, /* 1334 */
    {RT_TERM_LAND, 1334, 424, 0, 0}, /* 1335 */
    {RT_TERM_LAND, 1334, 499, 0, 0}, /* 1336 */
    {RT_TERM_LAND, 1336, 512, 0, 0}, /* 1337 */
    {RT_TERM_LAND, 1337, 516, 0, 0}, /* 1338 */
    {RT_TERM_LAND, 1338, 519, 0, 0}, /* 1339 */
    {RT_TERM_LAND, 1339, 412, 0, 0}, /* 1340 */
    {RT_TERM_LAND, 1340, 415, 0, 0}, /* 1341 */
    {RT_TERM_LAND, 1341, 418, 0, 0}, /* 1342 */
    {RT_TERM_LAND, 1340, 523, 0, 0}, /* 1343 */
    {RT_TERM_LAND, 1343, 435, 0, 0}, /* 1344 */
    {RT_TERM_LAND, 1344, 438, 0, 0}, /* 1345 */
    {RT_TERM_LAND, 1345, 441, 0, 0}, /* 1346 */
    {RT_TERM_LAND, 1346, 590, 0, 0}, /* 1347 */
    {RT_TERM_LAND, 1347, 596, 0, 0}, /* 1348 */
    {RT_TERM_LAND, 1347, 600, 0, 0}, /* 1349 */
    {RT_TERM_LAND, 1347, 604, 0, 0}, /* 1350 */
    {RT_TERM_LAND, 1350, 607, 0, 0}, /* 1351 */
    {RT_TERM_LAND, 1350, 611, 0, 0}, /* 1352 */
    {RT_TERM_LAND, 1346, 613, 0, 0}, /* 1353 */
    {RT_TERM_LAND, 1353, 616, 0, 0}, /* 1354 */
    {RT_TERM_LAND, 1354, 607, 0, 0}, /* 1355 */
    {RT_TERM_LAND, 1354, 620, 0, 0}, /* 1356 */
    {RT_TERM_COND, 29, 4, 257, 0}, /* 1357 */
    {RT_TERM_SLICE, 1357, 4, 0, 1}, /* 1358 */
    {RT_TERM_LAND, 1358, 170, 0, 0}, /* 1359 */
    {RT_TERM_SLICE, 1357, 21, 0, 11}, /* 1360 */
    {RT_TERM_COND, 40, 21, 342, 0}, /* 1361 */
    {RT_TERM_LAND, 1361, 33, 0, 0}, /* 1362 */
    {RT_TERM_LAND, 1361, 311, 0, 0}, /* 1363 */
    {RT_TERM_LINE, 0, 0, 0, 2}, /* 1364 */
    {RT_TERM_LAND, 1361, 1364, 0, 0}, /* 1365 */
    {RT_TERM_LINE, 0, 0, 0, 4}, /* 1366 */
    {RT_TERM_LAND, 1361, 1366, 0, 0}, /* 1367 */
    {RT_TERM_LINE, 0, 0, 0, 3}, /* 1368 */
    {RT_TERM_LAND, 1361, 1368, 0, 0}, /* 1369 */
    {RT_TERM_LINE, 0, 0, 0, 5}, /* 1370 */
    {RT_TERM_LAND, 1361, 1370, 0, 0}, /* 1371 */
    {RT_TERM_REG, 4, 0, 0, 5}, /* 1372 */
    {RT_TERM_REG, 4, 0, 0, 7}, /* 1373 */
    {RT_TERM_SLICE, 1373, 146, 0, 16}, /* 1374 */
    {RT_TERM_SLICE, 1373, 4, 0, 16}, /* 1375 */
    {RT_TERM_REG, 4, 0, 0, 3}, /* 1376 */
    {RT_TERM_SLICE, 1376, 4, 0, 1}, /* 1377 */
    {RT_TERM_REG, 21, 0, 0, 3}, /* 1378 */
    {RT_TERM_SLICE, 1378, 4, 0, 1}, /* 1379 */
    {RT_TERM_REG, 59, 0, 0, 3}, /* 1380 */
    {RT_TERM_SLICE, 1380, 4, 0, 1}, /* 1381 */
    {RT_TERM_REG, 34, 0, 0, 3}, /* 1382 */
    {RT_TERM_SLICE, 1382, 4, 0, 1}, /* 1383 */
    {RT_TERM_REG, 86, 0, 0, 3}, /* 1384 */
    {RT_TERM_SLICE, 1384, 4, 0, 1}, /* 1385 */
    {RT_TERM_REG, 126, 0, 0, 3}, /* 1386 */
    {RT_TERM_SLICE, 1386, 4, 0, 1}, /* 1387 */
    {RT_TERM_REG, 127, 0, 0, 3}, /* 1388 */
    {RT_TERM_SLICE, 1388, 4, 0, 1}, /* 1389 */
    {RT_TERM_REG, 128, 0, 0, 3}, /* 1390 */
    {RT_TERM_SLICE, 1390, 4, 0, 1}, /* 1391 */
    {RT_TERM_REG, 2, 0, 0, 3}, /* 1392 */
    {RT_TERM_SLICE, 1392, 4, 0, 1}, /* 1393 */
    {RT_TERM_REG, 129, 0, 0, 3}, /* 1394 */
    {RT_TERM_SLICE, 1394, 4, 0, 1}, /* 1395 */
    {RT_TERM_REG, 108, 0, 0, 3}, /* 1396 */
    {RT_TERM_SLICE, 1396, 4, 0, 1}, /* 1397 */
    {RT_TERM_REG, 89, 0, 0, 3}, /* 1398 */
    {RT_TERM_SLICE, 1398, 4, 0, 1}, /* 1399 */
    {RT_TERM_REG, 114, 0, 0, 3}, /* 1400 */
    {RT_TERM_SLICE, 1400, 4, 0, 1}, /* 1401 */
    {RT_TERM_REG, 118, 0, 0, 3}, /* 1402 */
    {RT_TERM_SLICE, 1402, 4, 0, 1}, /* 1403 */
    {RT_TERM_REG, 122, 0, 0, 3}, /* 1404 */
    {RT_TERM_SLICE, 1404, 4, 0, 1}, /* 1405 */
    {RT_TERM_SLICE, 21, 4, 0, 1}, /* 1406 */
    {RT_TERM_CAT, 1405, 1406, 0, 1}, /* 1407 */
    {RT_TERM_CAT, 1403, 1407, 0, 1}, /* 1408 */
    {RT_TERM_CAT, 1401, 1408, 0, 1}, /* 1409 */
    {RT_TERM_CAT, 1399, 1409, 0, 1}, /* 1410 */
    {RT_TERM_CAT, 1397, 1410, 0, 1}, /* 1411 */
    {RT_TERM_CAT, 1395, 1411, 0, 1}, /* 1412 */
    {RT_TERM_CAT, 1393, 1412, 0, 1}, /* 1413 */
    {RT_TERM_CAT, 1391, 1413, 0, 1}, /* 1414 */
    {RT_TERM_CAT, 1389, 1414, 0, 1}, /* 1415 */
    {RT_TERM_CAT, 1387, 1415, 0, 1}, /* 1416 */
    {RT_TERM_CAT, 1385, 1416, 0, 1}, /* 1417 */
    {RT_TERM_CAT, 1383, 1417, 0, 1}, /* 1418 */
    {RT_TERM_CAT, 1381, 1418, 0, 1}, /* 1419 */
    {RT_TERM_CAT, 1379, 1419, 0, 1}, /* 1420 */
    {RT_TERM_CAT, 1377, 1420, 0, 1}, /* 1421 */
    {RT_TERM_REG, 4, 0, 0, 6}, /* 1422 */
    {RT_TERM_LNOT, 1376, 0, 0, 0}, /* 1423 */
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
    {RT_USE_LATE, 0, 0, -1, 0, 27, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 30, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 2, 27, 32, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 88, 4, 89, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 39, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 48, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 52, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 56, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 61, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 62, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_binary_add_rs_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 27, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 30, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 2, 27, 32, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 88, 4, 89, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 39, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 48, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 52, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 56, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 61, 28, 4, 16},
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
    {RT_USE_LATE, 0, 0, -1, 0, 27, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 2, 27, 32, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 88, 4, 89, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 48, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 39, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 56, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 52, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 62, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 61, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_binary_clamplep_rs_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 3, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 20, 3, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 19, 22, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 27, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 30, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 94, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 96, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 2, 27, 32, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 88, 4, 89, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 39, 28, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 99, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 100, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 52, 28, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 101, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 102, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 61, 28, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 103, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 104, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_binary_clamplep_rs_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 27, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 30, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 94, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 96, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 2, 27, 32, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 88, 4, 89, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 39, 28, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 99, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 100, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 52, 28, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 101, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 102, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 61, 28, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 103, 28, 4, 16},
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
    {RT_USE_LATE, 0, 0, -1, 0, 27, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 30, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 27, 28, 85, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 27, 32, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 88, 4, 89, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 48, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 39, 28, 85, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 56, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 52, 28, 85, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 62, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 61, 28, 85, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_binary_sext_rs_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 27, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 30, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 27, 28, 85, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 27, 32, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 88, 4, 89, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 48, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 39, 28, 85, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 56, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 52, 28, 85, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 62, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 61, 28, 85, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_binary_min_rs[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 27, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 30, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 2, 27, 32, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 88, 4, 89, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 48, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 39, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 56, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 52, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 62, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 61, 28, 4, 16},
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
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 4, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 21, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 59, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 34, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 86, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 126, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 127, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 128, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 2, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 129, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 108, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 89, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 114, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 118, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 122, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 133, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 134, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 6, 133, 4, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 133, 4, 114, 1},
    {RT_USE_READ, 0, 0, -1, 2, 139, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 140, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 0, 139, 137, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 139, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 142, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 143, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 0, 142, 32, 4, 16},
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
    {RT_USE_WRITE, 0, 1, -1, 7, 144, 4, 146, 16},
    {RT_USE_READ, 0, 0, -1, 2, 147, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 148, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 7, 147, 4, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 124, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 125, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 4, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 21, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 59, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 34, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 86, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 126, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 127, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 128, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 2, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 129, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 108, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 89, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 114, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 118, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 122, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 133, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 134, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 6, 133, 4, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 133, 4, 114, 1},
    {RT_USE_READ, 0, 0, -1, 2, 139, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 140, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 0, 139, 137, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 139, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 142, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 143, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 0, 142, 32, 4, 16},
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
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 4, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 21, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 59, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 34, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 86, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 126, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 127, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 128, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 2, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 129, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 108, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 89, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 114, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 118, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 122, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 134, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 133, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 6, 133, 4, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 133, 4, 114, 1},
    {RT_USE_READ, 0, 0, -1, 2, 140, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 139, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 0, 139, 137, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 139, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 143, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 142, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 0, 142, 32, 4, 16},
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
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 4, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 21, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 59, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 34, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 86, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 126, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 127, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 128, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 2, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 129, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 108, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 89, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 114, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 118, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 122, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 133, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 134, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 156, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 157, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 6, 133, 4, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 133, 4, 114, 1},
    {RT_USE_READ, 0, 0, -1, 2, 139, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 140, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 159, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 160, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 0, 139, 137, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 139, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 142, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 143, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 162, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 163, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 0, 142, 32, 4, 16},
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
    {RT_USE_WRITE, 0, 1, -1, 7, 144, 4, 146, 16},
    {RT_USE_READ, 0, 0, -1, 2, 147, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 148, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 168, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 169, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 7, 147, 4, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 124, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 125, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 153, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 154, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 4, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 21, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 59, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 34, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 86, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 126, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 127, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 128, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 2, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 129, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 108, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 89, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 114, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 118, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 122, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 133, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 134, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 156, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 157, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 6, 133, 4, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 133, 4, 114, 1},
    {RT_USE_READ, 0, 0, -1, 2, 139, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 140, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 159, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 160, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 0, 139, 137, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 139, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 142, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 143, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 162, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 163, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 0, 142, 32, 4, 16},
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
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 4, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 21, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 59, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 34, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 86, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 126, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 127, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 128, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 2, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 129, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 108, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 89, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 114, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 118, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 122, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 133, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 134, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 133, 28, 85, 1},
    {RT_USE_WRITE, 0, 1, -1, 6, 133, 4, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 133, 4, 114, 1},
    {RT_USE_READ, 0, 0, -1, 2, 139, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 140, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 139, 28, 85, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 139, 137, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 139, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 142, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 143, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 142, 28, 85, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 142, 32, 4, 16},
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
    {RT_USE_WRITE, 0, 1, -1, 7, 144, 4, 146, 16},
    {RT_USE_READ, 0, 0, -1, 2, 147, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 148, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 147, 28, 85, 1},
    {RT_USE_WRITE, 0, 1, -1, 7, 147, 4, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 124, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 125, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 124, 28, 85, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 4, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 21, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 59, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 34, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 86, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 126, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 127, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 128, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 2, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 129, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 108, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 89, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 114, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 118, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 122, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 133, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 134, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 133, 28, 85, 1},
    {RT_USE_WRITE, 0, 1, -1, 6, 133, 4, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 133, 4, 114, 1},
    {RT_USE_READ, 0, 0, -1, 2, 139, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 140, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 139, 28, 85, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 139, 137, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 139, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 142, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 143, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 142, 28, 85, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 142, 32, 4, 16},
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
    {RT_USE_WRITE, 0, 1, -1, 7, 144, 4, 146, 16},
    {RT_USE_READ, 0, 0, -1, 2, 147, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 148, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 7, 147, 4, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 124, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 125, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 4, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 21, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 59, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 34, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 86, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 126, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 127, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 128, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 2, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 129, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 108, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 89, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 114, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 118, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 122, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 133, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 134, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 6, 133, 4, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 133, 4, 114, 1},
    {RT_USE_READ, 0, 0, -1, 2, 139, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 140, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 0, 139, 137, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 139, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 142, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 143, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 0, 142, 32, 4, 16},
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
    {RT_USE_LATE, 0, 0, -1, 0, 171, 28, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 171, 28, 42, 1},
    {RT_USE_WRITE, 0, 1, -1, 2, 171, 32, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 200, 4, 89, 1},
    {RT_USE_READ, 0, 0, -1, 3, 173, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 174, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 175, 47, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 172, 28, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 172, 28, 42, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 173, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 174, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 178, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 179, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 180, 47, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 177, 28, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 177, 28, 42, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 178, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 179, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 180, 47, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 182, 28, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 182, 28, 42, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 183, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 184, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 185, 47, 4, 1},
};
static const struct rt_use uses_unary_hswap_rs_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 186, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 198, 186, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 197, 199, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 170, 24, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 171, 28, 2, 8},
    {RT_USE_LATE, 0, 0, -1, 0, 171, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 2, 171, 32, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 200, 4, 89, 1},
    {RT_USE_READ, 0, 0, -1, 3, 173, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 174, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 175, 47, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 172, 28, 2, 8},
    {RT_USE_LATE, 0, 0, -1, 0, 172, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 3, 173, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 174, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 178, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 179, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 180, 47, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 177, 28, 2, 8},
    {RT_USE_LATE, 0, 0, -1, 0, 177, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 3, 178, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 179, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 180, 47, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 182, 28, 2, 8},
    {RT_USE_LATE, 0, 0, -1, 0, 182, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 3, 183, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 184, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 185, 47, 4, 1},
};
static const struct rt_use uses_unary_hswap_rs_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 170, 24, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 171, 28, 2, 8},
    {RT_USE_LATE, 0, 0, -1, 0, 171, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 2, 171, 32, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 200, 4, 89, 1},
    {RT_USE_READ, 0, 0, -1, 3, 173, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 174, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 175, 47, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 172, 28, 2, 8},
    {RT_USE_LATE, 0, 0, -1, 0, 172, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 3, 173, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 174, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 178, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 179, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 180, 47, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 177, 28, 2, 8},
    {RT_USE_LATE, 0, 0, -1, 0, 177, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 3, 178, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 179, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 180, 47, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 182, 28, 2, 8},
    {RT_USE_LATE, 0, 0, -1, 0, 182, 28, 4, 8},
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
    {RT_USE_WRITE, 0, 1, -1, 7, 204, 4, 146, 16},
    {RT_USE_READ, 0, 0, -1, 2, 206, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 206, 28, 42, 1},
    {RT_USE_WRITE, 0, 1, -1, 7, 206, 4, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 208, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 208, 28, 42, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 4, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 21, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 59, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 34, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 86, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 126, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 127, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 128, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 2, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 129, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 108, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 89, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 114, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 118, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 122, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 210, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 210, 28, 42, 1},
    {RT_USE_WRITE, 0, 1, -1, 6, 210, 4, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 210, 4, 114, 1},
    {RT_USE_READ, 0, 0, -1, 2, 212, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 212, 28, 42, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 212, 137, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 212, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 213, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 213, 28, 42, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 213, 32, 4, 16},
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
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 4, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 21, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 59, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 34, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 86, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 126, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 127, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 128, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 2, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 129, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 108, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 89, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 114, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 118, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 122, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 210, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 210, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 6, 210, 4, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 210, 4, 114, 1},
    {RT_USE_READ, 0, 0, -1, 2, 212, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 212, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 0, 212, 137, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 212, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 213, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 213, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 0, 213, 32, 4, 16},
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
    {RT_USE_WRITE, 0, 1, -1, 7, 204, 4, 146, 16},
    {RT_USE_READ, 0, 0, -1, 2, 206, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 206, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 7, 206, 4, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 208, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 208, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 4, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 21, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 59, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 34, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 86, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 126, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 127, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 128, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 2, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 129, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 108, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 89, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 114, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 118, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 122, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 210, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 210, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 6, 210, 4, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 210, 4, 114, 1},
    {RT_USE_READ, 0, 0, -1, 2, 212, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 212, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 0, 212, 137, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 212, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 213, 28, 2, 8},
    {RT_USE_READ, 0, 0, -1, 2, 213, 28, 4, 8},
    {RT_USE_WRITE, 0, 1, -1, 0, 213, 32, 4, 16},
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
    {RT_USE_LATE, 0, 0, -1, 0, 214, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 217, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 2, 27, 32, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 88, 4, 89, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 39, 24, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 218, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 220, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 52, 24, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 221, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 223, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 61, 24, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 224, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 226, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_slct_rs_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 27, 24, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 214, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 217, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 2, 27, 32, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 88, 4, 89, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 39, 24, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 218, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 220, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 52, 24, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 221, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 223, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 61, 24, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 224, 28, 4, 16},
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
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 4, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 21, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 59, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 34, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 86, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 126, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 127, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 128, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 2, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 129, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 108, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 89, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 114, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 118, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 122, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 133, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 233, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 235, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 6, 133, 4, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 133, 4, 114, 1},
    {RT_USE_READ, 0, 0, -1, 3, 139, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 236, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 238, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 0, 139, 137, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 139, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 3, 142, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 239, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 241, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 0, 142, 32, 4, 16},
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
    {RT_USE_WRITE, 0, 1, -1, 7, 144, 4, 146, 16},
    {RT_USE_READ, 0, 0, -1, 3, 147, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 245, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 247, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 7, 147, 4, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 124, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 230, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 232, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 4, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 21, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 59, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 34, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 86, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 126, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 127, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 128, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 2, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 129, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 108, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 89, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 114, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 118, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 122, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 133, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 233, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 235, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 6, 133, 4, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 133, 4, 114, 1},
    {RT_USE_READ, 0, 0, -1, 3, 139, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 236, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 238, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 0, 139, 137, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 139, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 3, 142, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 239, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 241, 31, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 0, 142, 32, 4, 16},
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
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 4, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 21, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 59, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 34, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 86, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 126, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 127, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 128, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 2, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 129, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 108, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 89, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 114, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 118, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 122, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 210, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 6, 210, 4, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 210, 4, 114, 1},
    {RT_USE_READ, 0, 0, -1, 2, 212, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 0, 212, 137, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 212, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 213, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 0, 213, 32, 4, 16},
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
    {RT_USE_WRITE, 0, 1, -1, 7, 204, 4, 146, 16},
    {RT_USE_READ, 0, 0, -1, 2, 206, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 7, 206, 4, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 208, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 4, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 21, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 59, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 34, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 86, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 126, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 127, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 128, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 2, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 129, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 108, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 89, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 114, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 118, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 122, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 210, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 6, 210, 4, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 210, 4, 114, 1},
    {RT_USE_READ, 0, 0, -1, 2, 212, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 0, 212, 137, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 212, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 213, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 0, 213, 32, 4, 16},
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
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 4, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 21, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 59, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 34, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 86, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 126, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 127, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 128, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 2, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 129, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 108, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 89, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 114, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 118, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 122, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 6, 210, 4, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 210, 4, 114, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 212, 137, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 212, 137, 34, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 213, 32, 4, 16},
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
    {RT_USE_WRITE, 0, 1, -1, 7, 204, 4, 146, 16},
    {RT_USE_WRITE, 0, 1, -1, 7, 206, 4, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 4, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 21, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 59, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 34, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 86, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 126, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 127, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 128, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 2, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 129, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 108, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 89, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 114, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 118, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 122, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 208, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 6, 210, 4, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 210, 4, 114, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 212, 137, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 212, 137, 34, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 213, 32, 4, 16},
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
    {RT_USE_LATE, 0, 0, -1, 0, 39, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 48, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 52, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 56, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 61, 32, 4, 16},
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
    {RT_USE_LATE, 0, 0, -1, 0, 39, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 48, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 52, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 56, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 61, 32, 4, 16},
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
    {RT_USE_LATE, 0, 0, -1, 0, 39, 32, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 284, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 285, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 52, 32, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 286, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 287, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 61, 32, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 288, 32, 4, 16},
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
    {RT_USE_LATE, 0, 0, -1, 0, 39, 32, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 284, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 285, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 52, 32, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 286, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 287, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 61, 32, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 288, 32, 4, 16},
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
    {RT_USE_LATE, 0, 0, -1, 0, 39, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 292, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 52, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 294, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 61, 32, 4, 16},
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
    {RT_USE_LATE, 0, 0, -1, 0, 39, 32, 279, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 56, 28, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 52, 32, 279, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 62, 28, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 61, 32, 279, 1},
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
    {RT_USE_LATE, 0, 0, -1, 0, 39, 32, 279, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 56, 28, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 52, 32, 279, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 62, 28, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 61, 32, 279, 1},
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
    {RT_USE_LATE, 0, 0, -1, 0, 27, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 2, 27, 32, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 88, 4, 89, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 39, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 52, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 61, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_complement_rs_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 27, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 2, 27, 32, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 88, 4, 89, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 39, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 52, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 61, 28, 4, 16},
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
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 4, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 21, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 59, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 34, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 86, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 126, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 127, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 128, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 2, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 129, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 108, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 89, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 114, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 118, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 122, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 133, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 6, 133, 4, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 133, 4, 114, 1},
    {RT_USE_READ, 0, 0, -1, 2, 139, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 0, 139, 137, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 139, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 142, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 0, 142, 32, 4, 16},
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
    {RT_USE_WRITE, 0, 1, -1, 7, 144, 4, 146, 16},
    {RT_USE_READ, 0, 0, -1, 2, 147, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 7, 147, 4, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 124, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 4, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 21, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 59, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 34, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 86, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 126, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 127, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 128, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 2, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 129, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 108, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 89, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 114, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 118, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 122, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 133, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 6, 133, 4, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 133, 4, 114, 1},
    {RT_USE_READ, 0, 0, -1, 2, 139, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 0, 139, 137, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 139, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 142, 28, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 0, 142, 32, 4, 16},
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
    {RT_USE_LATE, 0, 0, -1, 0, 27, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 386, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 391, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 396, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 401, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 406, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 409, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 413, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 416, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 422, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 427, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 431, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 436, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 439, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 452, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 453, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 30, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 457, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 459, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 464, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 467, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 469, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 2, 475, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 478, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 482, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 488, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 491, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 493, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 495, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 498, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 500, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 503, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 508, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 514, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 517, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 520, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 521, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 522, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 524, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 525, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 526, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 527, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 530, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 532, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 534, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 538, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 541, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 543, 544, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 546, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 548, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 549, 550, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 551, 552, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 554, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 555, 556, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 557, 558, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 560, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 561, 562, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 563, 564, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 469, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 565, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 566, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 567, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 572, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 574, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 480, 28, 2, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 576, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 584, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 584, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 2, 586, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 587, 28, 4, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 588, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 589, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 591, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 597, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 601, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 605, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 608, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 612, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 614, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 617, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 618, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 621, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 2, 27, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 623, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 624, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 626, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 627, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 628, 544, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 629, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 630, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 631, 550, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 632, 552, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 633, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 634, 556, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 635, 558, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 636, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 637, 562, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 638, 564, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 640, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 643, 137, 34, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 645, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 646, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 647, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 648, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 649, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 650, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 652, 28, 2, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 654, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 658, 28, 4, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 665, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 669, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 670, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 671, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 672, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 673, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 674, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 675, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 676, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 677, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 678, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 679, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 681, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 682, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 684, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 685, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 686, 544, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 687, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 688, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 689, 550, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 690, 552, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 691, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 692, 556, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 693, 558, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 694, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 695, 562, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 696, 564, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 698, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 701, 137, 34, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 703, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 704, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 705, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 706, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 707, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 708, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 710, 28, 2, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 712, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 716, 28, 4, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 723, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 727, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 728, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 729, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 730, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 731, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 732, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 733, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 734, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 735, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 736, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 737, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 739, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 740, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 742, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 743, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 744, 544, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 745, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 746, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 747, 550, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 748, 552, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 749, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 750, 556, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 751, 558, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 752, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 753, 562, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 754, 564, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 756, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 759, 137, 34, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 761, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 762, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 763, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 764, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 765, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 766, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 768, 28, 2, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 770, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 774, 28, 4, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 781, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 785, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 786, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 787, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 788, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 789, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 790, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 791, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 792, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 793, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 794, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 795, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_lut_rr_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 27, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 386, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 391, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 396, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 401, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 406, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 409, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 413, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 416, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 422, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 427, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 431, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 436, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 439, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 452, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 453, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 30, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 457, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 459, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 464, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 467, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 469, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 2, 475, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 478, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 482, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 488, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 491, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 493, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 495, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 498, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 500, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 503, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 508, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 514, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 517, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 520, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 521, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 522, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 524, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 525, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 526, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 527, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 530, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 532, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 534, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 538, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 541, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 543, 544, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 546, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 548, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 549, 550, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 551, 552, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 554, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 555, 556, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 557, 558, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 560, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 561, 562, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 563, 564, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 469, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 565, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 566, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 567, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 572, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 574, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 480, 28, 2, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 576, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 584, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 584, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 2, 586, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 587, 28, 4, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 588, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 589, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 591, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 597, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 601, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 605, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 608, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 612, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 614, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 617, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 618, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 621, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 2, 27, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 623, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 624, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 626, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 627, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 628, 544, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 629, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 630, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 631, 550, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 632, 552, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 633, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 634, 556, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 635, 558, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 636, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 637, 562, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 638, 564, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 640, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 643, 137, 34, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 645, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 646, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 647, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 648, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 649, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 650, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 652, 28, 2, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 654, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 658, 28, 4, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 665, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 669, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 670, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 671, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 672, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 673, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 674, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 675, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 676, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 677, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 678, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 679, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 681, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 682, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 684, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 685, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 686, 544, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 687, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 688, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 689, 550, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 690, 552, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 691, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 692, 556, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 693, 558, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 694, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 695, 562, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 696, 564, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 698, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 701, 137, 34, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 703, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 704, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 705, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 706, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 707, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 708, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 710, 28, 2, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 712, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 716, 28, 4, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 723, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 727, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 728, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 729, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 730, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 731, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 732, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 733, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 734, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 735, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 736, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 737, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 739, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 740, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 742, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 743, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 744, 544, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 745, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 746, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 747, 550, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 748, 552, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 749, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 750, 556, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 751, 558, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 752, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 753, 562, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 754, 564, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 756, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 759, 137, 34, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 761, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 762, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 763, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 764, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 765, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 766, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 768, 28, 2, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 770, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 774, 28, 4, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 781, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 785, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 786, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 787, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 788, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 789, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 790, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 791, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 792, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 793, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 794, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 795, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_lut_rs_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 3, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 20, 3, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 19, 22, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 27, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 386, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 391, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 396, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 401, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 406, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 409, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 413, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 416, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 422, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 427, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 431, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 436, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 439, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 452, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 453, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 30, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 457, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 459, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 800, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 467, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 469, 28, 2, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 805, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 478, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 482, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 811, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 491, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 493, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 495, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 498, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 500, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 503, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 508, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 514, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 517, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 814, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 815, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 816, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 817, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 818, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 819, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 820, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 530, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 532, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 534, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 538, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 541, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 822, 544, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 824, 146, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 548, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 825, 550, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 826, 552, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 554, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 827, 556, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 828, 558, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 560, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 829, 562, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 830, 564, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 469, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 565, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 566, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 567, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 572, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 574, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 480, 28, 2, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 576, 137, 34, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 833, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 833, 28, 2, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 835, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 587, 28, 4, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 836, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 837, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 839, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 840, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 841, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 842, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 843, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 844, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 846, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 847, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 848, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 849, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 2, 27, 32, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 88, 4, 89, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 623, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 624, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 626, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 627, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 850, 544, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 851, 146, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 630, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 852, 550, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 853, 552, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 633, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 854, 556, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 855, 558, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 636, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 856, 562, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 857, 564, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 640, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 860, 137, 34, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 645, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 646, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 647, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 648, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 649, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 650, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 652, 28, 2, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 654, 137, 34, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 658, 28, 4, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 864, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 868, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 869, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 870, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 871, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 872, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 873, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 874, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 875, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 876, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 877, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 878, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 681, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 682, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 684, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 685, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 879, 544, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 880, 146, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 688, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 881, 550, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 882, 552, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 691, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 883, 556, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 884, 558, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 694, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 885, 562, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 886, 564, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 698, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 889, 137, 34, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 703, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 704, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 705, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 706, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 707, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 708, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 710, 28, 2, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 712, 137, 34, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 716, 28, 4, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 893, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 897, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 898, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 899, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 900, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 901, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 902, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 903, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 904, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 905, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 906, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 907, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 739, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 740, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 742, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 743, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 908, 544, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 909, 146, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 746, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 910, 550, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 911, 552, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 749, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 912, 556, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 913, 558, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 752, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 914, 562, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 915, 564, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 756, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 918, 137, 34, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 761, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 762, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 763, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 764, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 765, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 766, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 768, 28, 2, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 770, 137, 34, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 774, 28, 4, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 922, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 926, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 927, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 928, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 929, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 930, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 931, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 932, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 933, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 934, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 935, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 936, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_lut_rs_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 27, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 386, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 391, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 396, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 401, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 406, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 409, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 413, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 416, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 422, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 427, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 431, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 436, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 439, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 452, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 453, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 30, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 457, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 459, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 800, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 467, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 469, 28, 2, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 805, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 478, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 482, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 811, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 491, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 493, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 495, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 498, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 500, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 503, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 508, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 514, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 517, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 814, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 815, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 816, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 817, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 818, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 819, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 820, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 530, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 532, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 534, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 538, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 541, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 822, 544, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 824, 146, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 548, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 825, 550, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 826, 552, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 554, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 827, 556, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 828, 558, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 560, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 829, 562, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 830, 564, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 469, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 565, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 566, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 567, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 572, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 574, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 480, 28, 2, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 576, 137, 34, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 833, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 833, 28, 2, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 835, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 587, 28, 4, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 836, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 837, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 839, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 840, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 841, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 842, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 843, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 844, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 846, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 847, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 848, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 849, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 2, 27, 32, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 88, 4, 89, 1},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 623, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 624, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 626, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 627, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 850, 544, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 851, 146, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 630, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 852, 550, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 853, 552, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 633, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 854, 556, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 855, 558, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 636, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 856, 562, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 857, 564, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 640, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 860, 137, 34, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 645, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 646, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 647, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 648, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 649, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 650, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 652, 28, 2, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 654, 137, 34, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 658, 28, 4, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 864, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 868, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 869, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 870, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 871, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 872, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 873, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 874, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 875, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 876, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 877, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 878, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 681, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 682, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 684, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 685, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 879, 544, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 880, 146, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 688, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 881, 550, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 882, 552, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 691, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 883, 556, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 884, 558, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 694, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 885, 562, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 886, 564, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 698, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 889, 137, 34, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 703, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 704, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 705, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 706, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 707, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 708, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 710, 28, 2, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 712, 137, 34, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 716, 28, 4, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 893, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 897, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 898, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 899, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 900, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 901, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 902, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 903, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 904, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 905, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 906, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 907, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 739, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 740, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 742, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 743, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 908, 544, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 909, 146, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 746, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 910, 550, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 911, 552, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 749, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 912, 556, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 913, 558, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 752, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 914, 562, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 915, 564, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 756, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 918, 137, 34, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 761, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 762, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 763, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 764, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 765, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 766, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 768, 28, 2, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 770, 137, 34, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 774, 28, 4, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 922, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 926, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 927, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 928, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 929, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 930, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 931, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 932, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 933, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 934, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 935, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 936, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_lut_sr_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 0, 3, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 20, 3, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 19, 22, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 27, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 386, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 391, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 396, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 401, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 406, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 409, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 413, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 416, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 422, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 427, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 431, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 436, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 439, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 452, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 453, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 30, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 457, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 459, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 464, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 467, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 469, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 2, 475, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 478, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 482, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 488, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 491, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 493, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 495, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 498, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 500, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 503, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 508, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 514, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 517, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 520, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 521, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 522, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 524, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 525, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 526, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 527, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 530, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 938, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 939, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 941, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 942, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 943, 544, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 944, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 945, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 946, 550, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 947, 552, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 948, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 949, 556, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 950, 558, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 951, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 952, 562, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 953, 564, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 955, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 958, 137, 34, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 960, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 961, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 962, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 963, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 964, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 965, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 967, 28, 2, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 969, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 970, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 970, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 2, 971, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 975, 28, 4, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 982, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 986, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 987, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 988, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 989, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 990, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 991, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 992, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 993, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 994, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 995, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 996, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 998, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 999, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1001, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1002, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 1003, 544, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1004, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1005, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 1006, 550, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1007, 552, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1008, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 1009, 556, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1010, 558, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1011, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 1012, 562, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1013, 564, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1015, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 1018, 137, 34, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 1020, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1021, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1022, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1023, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1024, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1025, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1027, 28, 2, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 1029, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1030, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1030, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 2, 1031, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1035, 28, 4, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 1042, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1046, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 1047, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1048, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1049, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1050, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1051, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1052, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1053, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1054, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1055, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1056, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 4, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 21, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 59, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 34, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 86, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 126, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 127, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 128, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 2, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 129, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 108, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 89, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 114, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 118, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 122, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1058, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1059, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1061, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1062, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 1063, 544, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1064, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1065, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 1066, 550, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1067, 552, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1068, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 1069, 556, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1070, 558, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1071, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 1072, 562, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1073, 564, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1075, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 1078, 137, 34, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 1080, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1081, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1082, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1083, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1084, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1085, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1087, 28, 2, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 1089, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1090, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1090, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 2, 1091, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1095, 28, 4, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 1102, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1106, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 1107, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1108, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1109, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1110, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1111, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1112, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1113, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1114, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1115, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1116, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 6, 133, 4, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 133, 4, 114, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1118, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1119, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1121, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1122, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 1123, 544, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1124, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1125, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 1126, 550, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1127, 552, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1128, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 1129, 556, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1130, 558, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1131, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 1132, 562, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1133, 564, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1135, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 1138, 137, 34, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 1140, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1141, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1142, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1143, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1144, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1145, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1147, 28, 2, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 1149, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1150, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1150, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 2, 1151, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1155, 28, 4, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 1162, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1166, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 1167, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1168, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1169, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1170, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1171, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1172, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1173, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1174, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1175, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1176, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 0, 139, 137, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 139, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1178, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1179, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1181, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1182, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 1183, 544, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1184, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1185, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 1186, 550, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1187, 552, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1188, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 1189, 556, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1190, 558, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1191, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 1192, 562, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1193, 564, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1195, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 1198, 137, 34, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 1200, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1201, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1202, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1203, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1204, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1205, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1207, 28, 2, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 1209, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1210, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1210, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 2, 1211, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1215, 28, 4, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 1222, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1226, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 1227, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1228, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1229, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1230, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1231, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1232, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1233, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1234, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1235, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1236, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 0, 142, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 623, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 624, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 626, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 627, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 628, 544, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 629, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 630, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 631, 550, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 632, 552, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 633, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 634, 556, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 635, 558, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 636, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 637, 562, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 638, 564, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 640, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 643, 137, 34, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 645, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 646, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 647, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 648, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 649, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 650, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 652, 28, 2, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 654, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 658, 28, 4, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 665, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 669, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 670, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 671, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 672, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 673, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 674, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 675, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 676, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 677, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 678, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 679, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 681, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 682, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 684, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 685, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 686, 544, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 687, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 688, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 689, 550, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 690, 552, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 691, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 692, 556, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 693, 558, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 694, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 695, 562, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 696, 564, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 698, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 701, 137, 34, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 703, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 704, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 705, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 706, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 707, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 708, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 710, 28, 2, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 712, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 716, 28, 4, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 723, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 727, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 728, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 729, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 730, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 731, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 732, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 733, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 734, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 735, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 736, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 737, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 739, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 740, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 742, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 743, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 744, 544, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 745, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 746, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 747, 550, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 748, 552, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 749, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 750, 556, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 751, 558, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 752, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 753, 562, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 754, 564, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 756, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 759, 137, 34, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 761, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 762, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 763, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 764, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 765, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 766, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 768, 28, 2, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 770, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 774, 28, 4, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 781, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 785, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 786, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 787, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 788, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 789, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 790, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 791, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 792, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 793, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 794, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 795, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_lut_sr_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 23, 24, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 27, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 386, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 391, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 396, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 401, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 406, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 409, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 413, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 416, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 422, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 427, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 431, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 436, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 439, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 452, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 453, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 30, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 457, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 459, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 464, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 467, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 469, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 2, 475, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 478, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 482, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 488, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 491, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 493, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 495, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 498, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 500, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 503, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 508, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 514, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 517, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 520, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 521, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 522, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 524, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 525, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 526, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 527, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 530, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 938, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 939, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 941, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 942, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 943, 544, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 944, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 945, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 946, 550, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 947, 552, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 948, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 949, 556, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 950, 558, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 951, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 952, 562, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 953, 564, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 955, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 958, 137, 34, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 960, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 961, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 962, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 963, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 964, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 965, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 967, 28, 2, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 969, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 970, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 970, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 2, 971, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 975, 28, 4, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 982, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 986, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 987, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 988, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 989, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 990, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 991, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 992, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 993, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 994, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 995, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 996, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1238, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1239, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1241, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1242, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 1243, 544, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1244, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1245, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 1246, 550, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1247, 552, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1248, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 1249, 556, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1250, 558, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1251, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 1252, 562, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1253, 564, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1255, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 1258, 137, 34, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 1260, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1261, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1262, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1263, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1264, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1265, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1267, 28, 2, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 1269, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1270, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1270, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 2, 1271, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1275, 28, 4, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 1282, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1286, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 1287, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1288, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1289, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1290, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1291, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1292, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1293, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1294, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1295, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1296, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 7, 144, 4, 146, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1298, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1299, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1301, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1302, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 1303, 544, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1304, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1305, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 1306, 550, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1307, 552, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1308, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 1309, 556, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1310, 558, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1311, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 1312, 562, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1313, 564, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1315, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 1318, 137, 34, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 1320, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1321, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1322, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1323, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1324, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1325, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1327, 28, 2, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 1329, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1330, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1330, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 2, 1331, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1335, 28, 4, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 1342, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1346, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 1347, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1348, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1349, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1350, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1351, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1352, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1353, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1354, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1355, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1356, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 7, 147, 4, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 998, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 999, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1001, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1002, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 1003, 544, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1004, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1005, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 1006, 550, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1007, 552, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1008, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 1009, 556, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1010, 558, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1011, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 1012, 562, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1013, 564, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1015, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 1018, 137, 34, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 1020, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1021, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1022, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1023, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1024, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1025, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1027, 28, 2, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 1029, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1030, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1030, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 2, 1031, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1035, 28, 4, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 1042, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1046, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 1047, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1048, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1049, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1050, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1051, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1052, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1053, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1054, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1055, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1056, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 4, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 21, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 59, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 34, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 86, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 126, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 127, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 128, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 2, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 129, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 108, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 89, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 114, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 118, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 122, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 124, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1058, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1059, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1061, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1062, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 1063, 544, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1064, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1065, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 1066, 550, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1067, 552, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1068, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 1069, 556, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1070, 558, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1071, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 1072, 562, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1073, 564, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1075, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 1078, 137, 34, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 1080, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1081, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1082, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1083, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1084, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1085, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1087, 28, 2, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 1089, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1090, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1090, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 2, 1091, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1095, 28, 4, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 1102, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1106, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 1107, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1108, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1109, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1110, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1111, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1112, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1113, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1114, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1115, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1116, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 6, 133, 4, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 4, 133, 4, 114, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1118, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1119, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1121, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1122, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 1123, 544, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1124, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1125, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 1126, 550, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1127, 552, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1128, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 1129, 556, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1130, 558, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1131, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 1132, 562, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1133, 564, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1135, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 1138, 137, 34, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 1140, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1141, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1142, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1143, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1144, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1145, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1147, 28, 2, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 1149, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1150, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1150, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 2, 1151, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1155, 28, 4, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 1162, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1166, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 1167, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1168, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1169, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1170, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1171, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1172, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1173, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1174, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1175, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1176, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 0, 139, 137, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 0, 139, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1178, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1179, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1181, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1182, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 1183, 544, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1184, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1185, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 1186, 550, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1187, 552, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1188, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 1189, 556, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1190, 558, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1191, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 1192, 562, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1193, 564, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1195, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 1198, 137, 34, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 1200, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1201, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1202, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1203, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1204, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1205, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1207, 28, 2, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 1209, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1210, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1210, 28, 2, 2},
    {RT_USE_READ, 0, 0, -1, 2, 1211, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 1215, 28, 4, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 1222, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1226, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 1227, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1228, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1229, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1230, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1231, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1232, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1233, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1234, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1235, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 1236, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 0, 142, 32, 4, 16},
    {RT_USE_READ, 0, 0, -1, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 623, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 624, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 626, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 627, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 628, 544, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 629, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 630, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 631, 550, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 632, 552, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 633, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 634, 556, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 635, 558, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 636, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 637, 562, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 638, 564, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 640, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 643, 137, 34, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 645, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 646, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 647, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 648, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 649, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 650, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 652, 28, 2, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 654, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 658, 28, 4, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 665, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 669, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 670, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 671, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 672, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 673, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 674, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 675, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 676, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 677, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 678, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 679, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 681, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 682, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 684, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 685, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 686, 544, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 687, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 688, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 689, 550, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 690, 552, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 691, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 692, 556, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 693, 558, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 694, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 695, 562, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 696, 564, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 698, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 701, 137, 34, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 703, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 704, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 705, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 706, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 707, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 708, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 710, 28, 2, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 712, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 716, 28, 4, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 723, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 727, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 728, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 729, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 730, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 731, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 732, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 733, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 734, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 735, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 736, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 737, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 739, 31, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 740, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 742, 31, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 743, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 744, 544, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 745, 146, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 746, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 747, 550, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 748, 552, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 749, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 750, 556, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 751, 558, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 752, 28, 4, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 753, 562, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 754, 564, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 756, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 759, 137, 34, 1},
    {RT_USE_LATE, 0, 0, -1, 0, 761, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 762, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 763, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 764, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 765, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 766, 28, 4, 3},
    {RT_USE_READ, 0, 0, -1, 2, 768, 28, 2, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 770, 137, 34, 1},
    {RT_USE_READ, 0, 0, -1, 2, 774, 28, 4, 2},
    {RT_USE_LATE, 0, 0, -1, 0, 781, 382, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 785, 28, 4, 3},
    {RT_USE_LATE, 0, 0, -1, 0, 786, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 787, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 788, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 789, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 790, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 791, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 792, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 793, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 794, 382, 4, 16},
    {RT_USE_LATE, 0, 0, -1, 0, 795, 382, 4, 16},
    {RT_USE_WRITE, 0, 1, -1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, 1, -1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_ld_d_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 170, 248, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 1359, 248, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 1358, 1360, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 43, 31, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1362, 24, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1362, 47, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1363, 24, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1365, 24, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1367, 24, 4, 16},
    {RT_USE_WRITE, 0, 3, -1, 2, 1361, 35, 4, 16},
};
static const struct rt_use uses_ld_d_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 43, 31, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1362, 24, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1362, 47, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1363, 24, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1365, 24, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1367, 24, 4, 16},
    {RT_USE_WRITE, 0, 3, -1, 2, 1361, 35, 4, 16},
};
static const struct rt_use uses_st_d_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 170, 248, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 1359, 248, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 1358, 1360, 4, 0},
    {RT_USE_READ, 0, 0, -1, 3, 43, 31, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1361, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1362, 35, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1362, 24, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1363, 24, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1365, 35, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1369, 24, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1371, 24, 4, 16},
};
static const struct rt_use uses_st_d_30[] = {
    {RT_USE_READ, 0, 0, -1, 3, 43, 31, 4, 1},
    {RT_USE_READ, 0, 0, -1, 2, 1361, 28, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1362, 35, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1362, 24, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1363, 24, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1365, 35, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1369, 24, 4, 16},
    {RT_USE_READ, 0, 0, -1, 2, 1371, 24, 4, 16},
};
static const struct rt_use uses_st_vp_40[] = {
    {RT_USE_READ, 0, 0, -1, 3, 170, 248, 4, 1},
    {RT_USE_READ, 0, 0, -1, 3, 1359, 248, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, 2, -1, -1, 1358, 1360, 4, 0},
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
    [VUC_LUT_RR_40] = {uses_lut_rr_40, 216},
    [VUC_LUT_RR_30] = {uses_lut_rr_30, 213},
    [VUC_LUT_RS_40] = {uses_lut_rs_40, 217},
    [VUC_LUT_RS_30] = {uses_lut_rs_30, 214},
    [VUC_LUT_SR_40] = {uses_lut_sr_40, 402},
    [VUC_LUT_SR_30] = {uses_lut_sr_30, 483},
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
    {0, 4, 1372, {read_entry_sr_4, 1}, {write_entry_sr_4, 1}}, /* $sr[4] */
    {0, 6, 330, {read_entry_sr_6, 1}, {write_entry_sr_6, 1}}, /* $sr[6] */
    {0, 8, 11, {NULL, 0}, {write_entry_sr_8, 1}}, /* $sr[8] */
    {0, 9, 329, {NULL, 0}, {NULL, 0}}, /* $sr[9] */
    {0, 10, 329, {NULL, 0}, {NULL, 0}}, /* $sr[10] */
    {0, 12, 1374, {read_entry_sr_12, 1}, {write_entry_sr_12, 1}}, /* $sr[12] */
    {0, 13, 1375, {read_entry_sr_13, 1}, {write_entry_sr_13, 1}}, /* $sr[13] */
    {0, 14, 1421, {read_entry_sr_14, 16}, {NULL, 0}}, /* $sr[14] */
    {0, 15, 1422, {read_entry_sr_15, 1}, {write_entry_sr_15, 1}}, /* $sr[15] */
    {2, 0, 4, {NULL, 0}, {NULL, 0}}, /* $r[0] */
    {3, 1, 1423, {read_entry_p_1, 1}, {NULL, 0}}, /* $p[1] */
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
