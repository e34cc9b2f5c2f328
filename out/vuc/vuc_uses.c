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
    {RT_TERM_CONST, 0, 0, 0, 126}, /* 407 */
    {RT_TERM_EQ, 383, 407, 0, 0}, /* 408 */
    {RT_TERM_LOR, 404, 408, 0, 0}, /* 409 */
    {RT_TERM_LNOT, 409, 0, 0, 0}, /* 410 */
    {RT_TERM_LAND, 27, 410, 0, 0}, /* 411 */
    {RT_TERM_LE, 383, 137, 0, 0}, /* 412 */
    {RT_TERM_LNOT, 412, 0, 0, 0}, /* 413 */
    {RT_TERM_LAND, 411, 413, 0, 0}, /* 414 */
    {RT_TERM_CONST, 0, 0, 0, 32}, /* 415 */
    {RT_TERM_EQ, 383, 415, 0, 0}, /* 416 */
    {RT_TERM_LNOT, 416, 0, 0, 0}, /* 417 */
    {RT_TERM_LAND, 414, 417, 0, 0}, /* 418 */
    {RT_TERM_CONST, 0, 0, 0, 64}, /* 419 */
    {RT_TERM_GE, 383, 419, 0, 0}, /* 420 */
    {RT_TERM_LAND, 418, 420, 0, 0}, /* 421 */
    {RT_TERM_CONST, 0, 0, 0, 67}, /* 422 */
    {RT_TERM_LE, 383, 422, 0, 0}, /* 423 */
    {RT_TERM_LAND, 420, 423, 0, 0}, /* 424 */
    {RT_TERM_LOR, 416, 424, 0, 0}, /* 425 */
    {RT_TERM_LNOT, 425, 0, 0, 0}, /* 426 */
    {RT_TERM_LAND, 414, 426, 0, 0}, /* 427 */
    {RT_TERM_CONST, 0, 0, 0, 127}, /* 428 */
    {RT_TERM_EQ, 383, 428, 0, 0}, /* 429 */
    {RT_TERM_LOR, 425, 429, 0, 0}, /* 430 */
    {RT_TERM_LNOT, 430, 0, 0, 0}, /* 431 */
    {RT_TERM_LAND, 414, 431, 0, 0}, /* 432 */
    {RT_TERM_CONST, 0, 0, 0, 33}, /* 433 */
    {RT_TERM_EQ, 383, 433, 0, 0}, /* 434 */
    {RT_TERM_LNOT, 434, 0, 0, 0}, /* 435 */
    {RT_TERM_LAND, 432, 435, 0, 0}, /* 436 */
    {RT_TERM_CONST, 0, 0, 0, 34}, /* 437 */
    {RT_TERM_EQ, 383, 437, 0, 0}, /* 438 */
    {RT_TERM_LOR, 434, 438, 0, 0}, /* 439 */
    {RT_TERM_LNOT, 439, 0, 0, 0}, /* 440 */
    {RT_TERM_LAND, 432, 440, 0, 0}, /* 441 */
    {RT_TERM_CONST, 0, 0, 0, 68}, /* 442 */
    {RT_TERM_GE, 383, 442, 0, 0}, /* 443 */
    {RT_TERM_LAND, 441, 443, 0, 0}, /* 444 */
    {RT_TERM_CONST, 0, 0, 0, 85}, /* 445 */
    {RT_TERM_LE, 383, 445, 0, 0}, /* 446 */
    {RT_TERM_LAND, 443, 446, 0, 0}, /* 447 */
    {RT_TERM_LOR, 439, 447, 0, 0}, /* 448 */
    {RT_TERM_COND, 448, 59, 4, 0}, /* 449 */
    {RT_TERM_COND, 430, 21, 449, 0}, /* 450 */
    {RT_TERM_COND, 412, 21, 450, 0}, /* 451 */
    {RT_TERM_COND, 409, 86, 451, 0}, /* 452 */
    {RT_TERM_EQ, 452, 21, 0, 0}, /* 453 */
    {RT_TERM_EQ, 452, 59, 0, 0}, /* 454 */
    {RT_TERM_LOR, 453, 454, 0, 0}, /* 455 */
    {RT_TERM_LNOT, 455, 0, 0, 0}, /* 456 */
    {RT_TERM_LAND, 27, 456, 0, 0}, /* 457 */
    {RT_TERM_LAND, 457, 385, 0, 0}, /* 458 */
    {RT_TERM_LE, 85, 128, 0, 0}, /* 459 */
    {RT_TERM_LNOT, 459, 0, 0, 0}, /* 460 */
    {RT_TERM_LAND, 27, 460, 0, 0}, /* 461 */
    {RT_TERM_LAND, 461, 29, 0, 0}, /* 462 */
    {RT_TERM_EQ, 85, 2, 0, 0}, /* 463 */
    {RT_TERM_LAND, 461, 463, 0, 0}, /* 464 */
    {RT_TERM_SLICE, 66, 4, 0, 3}, /* 465 */
    {RT_TERM_LT, 465, 86, 0, 0}, /* 466 */
    {RT_TERM_LAND, 464, 466, 0, 0}, /* 467 */
    {RT_TERM_LAND, 467, 456, 0, 0}, /* 468 */
    {RT_TERM_LAND, 468, 389, 0, 0}, /* 469 */
    {RT_TERM_LNOT, 463, 0, 0, 0}, /* 470 */
    {RT_TERM_LAND, 461, 470, 0, 0}, /* 471 */
    {RT_TERM_LAND, 471, 29, 0, 0}, /* 472 */
    {RT_TERM_EQ, 85, 129, 0, 0}, /* 473 */
    {RT_TERM_LAND, 471, 473, 0, 0}, /* 474 */
    {RT_TERM_SLICE, 66, 2, 0, 2}, /* 475 */
    {RT_TERM_NE, 475, 4, 0, 0}, /* 476 */
    {RT_TERM_EQ, 452, 4, 0, 0}, /* 477 */
    {RT_TERM_LOR, 476, 477, 0, 0}, /* 478 */
    {RT_TERM_LNOT, 478, 0, 0, 0}, /* 479 */
    {RT_TERM_LAND, 474, 479, 0, 0}, /* 480 */
    {RT_TERM_LNOT, 473, 0, 0, 0}, /* 481 */
    {RT_TERM_LAND, 471, 481, 0, 0}, /* 482 */
    {RT_TERM_LAND, 482, 29, 0, 0}, /* 483 */
    {RT_TERM_EQ, 85, 108, 0, 0}, /* 484 */
    {RT_TERM_LAND, 482, 484, 0, 0}, /* 485 */
    {RT_TERM_LNOT, 477, 0, 0, 0}, /* 486 */
    {RT_TERM_LAND, 485, 486, 0, 0}, /* 487 */
    {RT_TERM_GE, 465, 452, 0, 0}, /* 488 */
    {RT_TERM_LOR, 477, 488, 0, 0}, /* 489 */
    {RT_TERM_LNOT, 489, 0, 0, 0}, /* 490 */
    {RT_TERM_LAND, 485, 490, 0, 0}, /* 491 */
    {RT_TERM_LAND, 491, 456, 0, 0}, /* 492 */
    {RT_TERM_LAND, 492, 389, 0, 0}, /* 493 */
    {RT_TERM_LNOT, 484, 0, 0, 0}, /* 494 */
    {RT_TERM_LAND, 482, 494, 0, 0}, /* 495 */
    {RT_TERM_LAND, 495, 29, 0, 0}, /* 496 */
    {RT_TERM_EQ, 85, 89, 0, 0}, /* 497 */
    {RT_TERM_LAND, 495, 497, 0, 0}, /* 498 */
    {RT_TERM_LNOT, 393, 0, 0, 0}, /* 499 */
    {RT_TERM_LAND, 498, 499, 0, 0}, /* 500 */
    {RT_TERM_LOR, 393, 398, 0, 0}, /* 501 */
    {RT_TERM_LNOT, 501, 0, 0, 0}, /* 502 */
    {RT_TERM_LAND, 498, 502, 0, 0}, /* 503 */
    {RT_TERM_LNOT, 429, 0, 0, 0}, /* 504 */
    {RT_TERM_LAND, 503, 504, 0, 0}, /* 505 */
    {RT_TERM_LE, 383, 387, 0, 0}, /* 506 */
    {RT_TERM_LNOT, 506, 0, 0, 0}, /* 507 */
    {RT_TERM_LAND, 505, 507, 0, 0}, /* 508 */
    {RT_TERM_EQ, 383, 419, 0, 0}, /* 509 */
    {RT_TERM_LOR, 506, 509, 0, 0}, /* 510 */
    {RT_TERM_LNOT, 510, 0, 0, 0}, /* 511 */
    {RT_TERM_LAND, 505, 511, 0, 0}, /* 512 */
    {RT_TERM_LOR, 510, 408, 0, 0}, /* 513 */
    {RT_TERM_LNOT, 513, 0, 0, 0}, /* 514 */
    {RT_TERM_LAND, 505, 514, 0, 0}, /* 515 */
    {RT_TERM_LAND, 515, 486, 0, 0}, /* 516 */
    {RT_TERM_LOR, 477, 403, 0, 0}, /* 517 */
    {RT_TERM_LNOT, 517, 0, 0, 0}, /* 518 */
    {RT_TERM_LAND, 515, 518, 0, 0}, /* 519 */
    {RT_TERM_SLICE, 465, 4, 0, 2}, /* 520 */
    {RT_TERM_LT, 520, 452, 0, 0}, /* 521 */
    {RT_TERM_LAND, 519, 521, 0, 0}, /* 522 */
    {RT_TERM_LAND, 522, 417, 0, 0}, /* 523 */
    {RT_TERM_CONST, 0, 0, 0, 65}, /* 524 */
    {RT_TERM_GE, 383, 524, 0, 0}, /* 525 */
    {RT_TERM_LAND, 523, 525, 0, 0}, /* 526 */
    {RT_TERM_LAND, 525, 423, 0, 0}, /* 527 */
    {RT_TERM_LNOT, 527, 0, 0, 0}, /* 528 */
    {RT_TERM_LAND, 523, 528, 0, 0}, /* 529 */
    {RT_TERM_LAND, 529, 435, 0, 0}, /* 530 */
    {RT_TERM_LAND, 529, 440, 0, 0}, /* 531 */
    {RT_TERM_LAND, 531, 443, 0, 0}, /* 532 */
    {RT_TERM_LNOT, 497, 0, 0, 0}, /* 533 */
    {RT_TERM_LAND, 495, 533, 0, 0}, /* 534 */
    {RT_TERM_LAND, 534, 29, 0, 0}, /* 535 */
    {RT_TERM_LAND, 27, 459, 0, 0}, /* 536 */
    {RT_TERM_LAND, 536, 29, 0, 0}, /* 537 */
    {RT_TERM_SLICE, 85, 59, 0, 1}, /* 538 */
    {RT_TERM_LAND, 536, 538, 0, 0}, /* 539 */
    {RT_TERM_LAND, 538, 429, 0, 0}, /* 540 */
    {RT_TERM_LNOT, 540, 0, 0, 0}, /* 541 */
    {RT_TERM_LAND, 536, 541, 0, 0}, /* 542 */
    {RT_TERM_LAND, 542, 29, 0, 0}, /* 543 */
    {RT_TERM_SLICE, 85, 4, 0, 2}, /* 544 */
    {RT_TERM_EQ, 544, 4, 0, 0}, /* 545 */
    {RT_TERM_LAND, 542, 545, 0, 0}, /* 546 */
    {RT_TERM_SLICE, 66, 4, 0, 1}, /* 547 */
    {RT_TERM_LAND, 546, 547, 0, 0}, /* 548 */
    {RT_TERM_CONST, 0, 0, 0, 18}, /* 549 */
    {RT_TERM_LNOT, 547, 0, 0, 0}, /* 550 */
    {RT_TERM_LAND, 546, 550, 0, 0}, /* 551 */
    {RT_TERM_EQ, 544, 21, 0, 0}, /* 552 */
    {RT_TERM_LAND, 542, 552, 0, 0}, /* 553 */
    {RT_TERM_LAND, 553, 547, 0, 0}, /* 554 */
    {RT_TERM_CONST, 0, 0, 0, 19}, /* 555 */
    {RT_TERM_LAND, 553, 550, 0, 0}, /* 556 */
    {RT_TERM_CONST, 0, 0, 0, 17}, /* 557 */
    {RT_TERM_EQ, 544, 59, 0, 0}, /* 558 */
    {RT_TERM_LAND, 542, 558, 0, 0}, /* 559 */
    {RT_TERM_LAND, 559, 547, 0, 0}, /* 560 */
    {RT_TERM_CONST, 0, 0, 0, 21}, /* 561 */
    {RT_TERM_LAND, 559, 550, 0, 0}, /* 562 */
    {RT_TERM_CONST, 0, 0, 0, 20}, /* 563 */
    {RT_TERM_EQ, 544, 34, 0, 0}, /* 564 */
    {RT_TERM_LAND, 542, 564, 0, 0}, /* 565 */
    {RT_TERM_LAND, 565, 547, 0, 0}, /* 566 */
    {RT_TERM_CONST, 0, 0, 0, 23}, /* 567 */
    {RT_TERM_LAND, 565, 550, 0, 0}, /* 568 */
    {RT_TERM_CONST, 0, 0, 0, 22}, /* 569 */
    {RT_TERM_LAND, 474, 435, 0, 0}, /* 570 */
    {RT_TERM_LAND, 570, 443, 0, 0}, /* 571 */
    {RT_TERM_LAND, 571, 446, 0, 0}, /* 572 */
    {RT_TERM_SLICE, 383, 4, 0, 1}, /* 573 */
    {RT_TERM_EQ, 573, 4, 0, 0}, /* 574 */
    {RT_TERM_LAND, 447, 574, 0, 0}, /* 575 */
    {RT_TERM_LOR, 434, 575, 0, 0}, /* 576 */
    {RT_TERM_LAND, 474, 576, 0, 0}, /* 577 */
    {RT_TERM_LNOT, 576, 0, 0, 0}, /* 578 */
    {RT_TERM_LAND, 474, 578, 0, 0}, /* 579 */
    {RT_TERM_LAND, 485, 456, 0, 0}, /* 580 */
    {RT_TERM_LAND, 580, 389, 0, 0}, /* 581 */
    {RT_TERM_ADD, 475, 21, 0, 0}, /* 582 */
    {RT_TERM_REG, 137, 0, 0, 0}, /* 583 */
    {RT_TERM_SLICE, 583, 34, 0, 1}, /* 584 */
    {RT_TERM_COND, 584, 21, 86, 0}, /* 585 */
    {RT_TERM_COND, 389, 585, 4, 0}, /* 586 */
    {RT_TERM_COND, 455, 21, 586, 0}, /* 587 */
    {RT_TERM_LT, 582, 587, 0, 0}, /* 588 */
    {RT_TERM_LAND, 485, 588, 0, 0}, /* 589 */
    {RT_TERM_LNOT, 588, 0, 0, 0}, /* 590 */
    {RT_TERM_LAND, 485, 590, 0, 0}, /* 591 */
    {RT_TERM_LAND, 503, 429, 0, 0}, /* 592 */
    {RT_TERM_LAND, 526, 423, 0, 0}, /* 593 */
    {RT_TERM_LAND, 532, 446, 0, 0}, /* 594 */
    {RT_TERM_SLICE, 465, 4, 0, 1}, /* 595 */
    {RT_TERM_LAND, 594, 595, 0, 0}, /* 596 */
    {RT_TERM_SUB, 383, 442, 0, 0}, /* 597 */
    {RT_TERM_SHR, 597, 21, 0, 0}, /* 598 */
    {RT_TERM_SLICE, 598, 4, 0, 5}, /* 599 */
    {RT_TERM_EQ, 599, 4, 0, 0}, /* 600 */
    {RT_TERM_LNOT, 600, 0, 0, 0}, /* 601 */
    {RT_TERM_LAND, 596, 601, 0, 0}, /* 602 */
    {RT_TERM_EQ, 599, 34, 0, 0}, /* 603 */
    {RT_TERM_LOR, 600, 603, 0, 0}, /* 604 */
    {RT_TERM_LNOT, 604, 0, 0, 0}, /* 605 */
    {RT_TERM_LAND, 596, 605, 0, 0}, /* 606 */
    {RT_TERM_EQ, 599, 127, 0, 0}, /* 607 */
    {RT_TERM_LOR, 604, 607, 0, 0}, /* 608 */
    {RT_TERM_LNOT, 608, 0, 0, 0}, /* 609 */
    {RT_TERM_LAND, 596, 609, 0, 0}, /* 610 */
    {RT_TERM_EQ, 599, 21, 0, 0}, /* 611 */
    {RT_TERM_LNOT, 611, 0, 0, 0}, /* 612 */
    {RT_TERM_LAND, 610, 612, 0, 0}, /* 613 */
    {RT_TERM_EQ, 599, 59, 0, 0}, /* 614 */
    {RT_TERM_LOR, 611, 614, 0, 0}, /* 615 */
    {RT_TERM_LNOT, 615, 0, 0, 0}, /* 616 */
    {RT_TERM_LAND, 610, 616, 0, 0}, /* 617 */
    {RT_TERM_LNOT, 595, 0, 0, 0}, /* 618 */
    {RT_TERM_LAND, 594, 618, 0, 0}, /* 619 */
    {RT_TERM_GE, 599, 127, 0, 0}, /* 620 */
    {RT_TERM_LNOT, 620, 0, 0, 0}, /* 621 */
    {RT_TERM_LAND, 619, 621, 0, 0}, /* 622 */
    {RT_TERM_LAND, 622, 612, 0, 0}, /* 623 */
    {RT_TERM_LOR, 611, 603, 0, 0}, /* 624 */
    {RT_TERM_LNOT, 624, 0, 0, 0}, /* 625 */
    {RT_TERM_LAND, 622, 625, 0, 0}, /* 626 */
    {RT_TERM_LAND, 39, 459, 0, 0}, /* 627 */
    {RT_TERM_LAND, 627, 29, 0, 0}, /* 628 */
    {RT_TERM_LAND, 627, 538, 0, 0}, /* 629 */
    {RT_TERM_LAND, 627, 541, 0, 0}, /* 630 */
    {RT_TERM_LAND, 630, 29, 0, 0}, /* 631 */
    {RT_TERM_LAND, 630, 545, 0, 0}, /* 632 */
    {RT_TERM_LAND, 632, 547, 0, 0}, /* 633 */
    {RT_TERM_LAND, 632, 550, 0, 0}, /* 634 */
    {RT_TERM_LAND, 630, 552, 0, 0}, /* 635 */
    {RT_TERM_LAND, 635, 547, 0, 0}, /* 636 */
    {RT_TERM_LAND, 635, 550, 0, 0}, /* 637 */
    {RT_TERM_LAND, 630, 558, 0, 0}, /* 638 */
    {RT_TERM_LAND, 638, 547, 0, 0}, /* 639 */
    {RT_TERM_LAND, 638, 550, 0, 0}, /* 640 */
    {RT_TERM_LAND, 630, 564, 0, 0}, /* 641 */
    {RT_TERM_LAND, 641, 547, 0, 0}, /* 642 */
    {RT_TERM_LAND, 641, 550, 0, 0}, /* 643 */
    {RT_TERM_LAND, 39, 460, 0, 0}, /* 644 */
    {RT_TERM_LAND, 644, 463, 0, 0}, /* 645 */
    {RT_TERM_LAND, 645, 466, 0, 0}, /* 646 */
    {RT_TERM_LAND, 646, 456, 0, 0}, /* 647 */
    {RT_TERM_LAND, 647, 389, 0, 0}, /* 648 */
    {RT_TERM_LAND, 644, 470, 0, 0}, /* 649 */
    {RT_TERM_LAND, 649, 473, 0, 0}, /* 650 */
    {RT_TERM_LAND, 650, 435, 0, 0}, /* 651 */
    {RT_TERM_LAND, 651, 443, 0, 0}, /* 652 */
    {RT_TERM_LAND, 652, 446, 0, 0}, /* 653 */
    {RT_TERM_LAND, 650, 576, 0, 0}, /* 654 */
    {RT_TERM_LAND, 650, 578, 0, 0}, /* 655 */
    {RT_TERM_LAND, 649, 481, 0, 0}, /* 656 */
    {RT_TERM_LAND, 656, 484, 0, 0}, /* 657 */
    {RT_TERM_LAND, 657, 456, 0, 0}, /* 658 */
    {RT_TERM_LAND, 658, 389, 0, 0}, /* 659 */
    {RT_TERM_LAND, 656, 494, 0, 0}, /* 660 */
    {RT_TERM_LAND, 660, 497, 0, 0}, /* 661 */
    {RT_TERM_LAND, 661, 502, 0, 0}, /* 662 */
    {RT_TERM_LAND, 662, 429, 0, 0}, /* 663 */
    {RT_TERM_LAND, 662, 504, 0, 0}, /* 664 */
    {RT_TERM_LAND, 664, 514, 0, 0}, /* 665 */
    {RT_TERM_LAND, 665, 518, 0, 0}, /* 666 */
    {RT_TERM_LAND, 666, 521, 0, 0}, /* 667 */
    {RT_TERM_LAND, 667, 417, 0, 0}, /* 668 */
    {RT_TERM_LAND, 668, 525, 0, 0}, /* 669 */
    {RT_TERM_LAND, 669, 423, 0, 0}, /* 670 */
    {RT_TERM_LAND, 668, 528, 0, 0}, /* 671 */
    {RT_TERM_LAND, 671, 440, 0, 0}, /* 672 */
    {RT_TERM_LAND, 672, 443, 0, 0}, /* 673 */
    {RT_TERM_LAND, 673, 446, 0, 0}, /* 674 */
    {RT_TERM_LAND, 674, 595, 0, 0}, /* 675 */
    {RT_TERM_LAND, 675, 601, 0, 0}, /* 676 */
    {RT_TERM_LAND, 675, 605, 0, 0}, /* 677 */
    {RT_TERM_LAND, 675, 609, 0, 0}, /* 678 */
    {RT_TERM_LAND, 678, 612, 0, 0}, /* 679 */
    {RT_TERM_LAND, 678, 616, 0, 0}, /* 680 */
    {RT_TERM_LAND, 674, 618, 0, 0}, /* 681 */
    {RT_TERM_LAND, 681, 621, 0, 0}, /* 682 */
    {RT_TERM_LAND, 682, 612, 0, 0}, /* 683 */
    {RT_TERM_LAND, 682, 625, 0, 0}, /* 684 */
    {RT_TERM_LAND, 52, 459, 0, 0}, /* 685 */
    {RT_TERM_LAND, 685, 29, 0, 0}, /* 686 */
    {RT_TERM_LAND, 685, 538, 0, 0}, /* 687 */
    {RT_TERM_LAND, 685, 541, 0, 0}, /* 688 */
    {RT_TERM_LAND, 688, 29, 0, 0}, /* 689 */
    {RT_TERM_LAND, 688, 545, 0, 0}, /* 690 */
    {RT_TERM_LAND, 690, 547, 0, 0}, /* 691 */
    {RT_TERM_LAND, 690, 550, 0, 0}, /* 692 */
    {RT_TERM_LAND, 688, 552, 0, 0}, /* 693 */
    {RT_TERM_LAND, 693, 547, 0, 0}, /* 694 */
    {RT_TERM_LAND, 693, 550, 0, 0}, /* 695 */
    {RT_TERM_LAND, 688, 558, 0, 0}, /* 696 */
    {RT_TERM_LAND, 696, 547, 0, 0}, /* 697 */
    {RT_TERM_LAND, 696, 550, 0, 0}, /* 698 */
    {RT_TERM_LAND, 688, 564, 0, 0}, /* 699 */
    {RT_TERM_LAND, 699, 547, 0, 0}, /* 700 */
    {RT_TERM_LAND, 699, 550, 0, 0}, /* 701 */
    {RT_TERM_LAND, 52, 460, 0, 0}, /* 702 */
    {RT_TERM_LAND, 702, 463, 0, 0}, /* 703 */
    {RT_TERM_LAND, 703, 466, 0, 0}, /* 704 */
    {RT_TERM_LAND, 704, 456, 0, 0}, /* 705 */
    {RT_TERM_LAND, 705, 389, 0, 0}, /* 706 */
    {RT_TERM_LAND, 702, 470, 0, 0}, /* 707 */
    {RT_TERM_LAND, 707, 473, 0, 0}, /* 708 */
    {RT_TERM_LAND, 708, 435, 0, 0}, /* 709 */
    {RT_TERM_LAND, 709, 443, 0, 0}, /* 710 */
    {RT_TERM_LAND, 710, 446, 0, 0}, /* 711 */
    {RT_TERM_LAND, 708, 576, 0, 0}, /* 712 */
    {RT_TERM_LAND, 708, 578, 0, 0}, /* 713 */
    {RT_TERM_LAND, 707, 481, 0, 0}, /* 714 */
    {RT_TERM_LAND, 714, 484, 0, 0}, /* 715 */
    {RT_TERM_LAND, 715, 456, 0, 0}, /* 716 */
    {RT_TERM_LAND, 716, 389, 0, 0}, /* 717 */
    {RT_TERM_LAND, 714, 494, 0, 0}, /* 718 */
    {RT_TERM_LAND, 718, 497, 0, 0}, /* 719 */
    {RT_TERM_LAND, 719, 502, 0, 0}, /* 720 */
    {RT_TERM_LAND, 720, 429, 0, 0}, /* 721 */
    {RT_TERM_LAND, 720, 504, 0, 0}, /* 722 */
    {RT_TERM_LAND, 722, 514, 0, 0}, /* 723 */
    {RT_TERM_LAND, 723, 518, 0, 0}, /* 724 */
    {RT_TERM_LAND, 724, 521, 0, 0}, /* 725 */
    {RT_TERM_LAND, 725, 417, 0, 0}, /* 726 */
    {RT_TERM_LAND, 726, 525, 0, 0}, /* 727 */
    {RT_TERM_LAND, 727, 423, 0, 0}, /* 728 */
    {RT_TERM_LAND, 726, 528, 0, 0}, /* 729 */
    {RT_TERM_LAND, 729, 440, 0, 0}, /* 730 */
    {RT_TERM_LAND, 730, 443, 0, 0}, /* 731 */
    {RT_TERM_LAND, 731, 446, 0, 0}, /* 732 */
    {RT_TERM_LAND, 732, 595, 0, 0}, /* 733 */
    {RT_TERM_LAND, 733, 601, 0, 0}, /* 734 */
    {RT_TERM_LAND, 733, 605, 0, 0}, /* 735 */
    {RT_TERM_LAND, 733, 609, 0, 0}, /* 736 */
    {RT_TERM_LAND, 736, 612, 0, 0}, /* 737 */
    {RT_TERM_LAND, 736, 616, 0, 0}, /* 738 */
    {RT_TERM_LAND, 732, 618, 0, 0}, /* 739 */
    {RT_TERM_LAND, 739, 621, 0, 0}, /* 740 */
    {RT_TERM_LAND, 740, 612, 0, 0}, /* 741 */
    {RT_TERM_LAND, 740, 625, 0, 0}, /* 742 */
    {RT_TERM_LAND, 61, 459, 0, 0}, /* 743 */
    {RT_TERM_LAND, 743, 29, 0, 0}, /* 744 */
    {RT_TERM_LAND, 743, 538, 0, 0}, /* 745 */
    {RT_TERM_LAND, 743, 541, 0, 0}, /* 746 */
    {RT_TERM_LAND, 746, 29, 0, 0}, /* 747 */
    {RT_TERM_LAND, 746, 545, 0, 0}, /* 748 */
    {RT_TERM_LAND, 748, 547, 0, 0}, /* 749 */
    {RT_TERM_LAND, 748, 550, 0, 0}, /* 750 */
    {RT_TERM_LAND, 746, 552, 0, 0}, /* 751 */
    {RT_TERM_LAND, 751, 547, 0, 0}, /* 752 */
    {RT_TERM_LAND, 751, 550, 0, 0}, /* 753 */
    {RT_TERM_LAND, 746, 558, 0, 0}, /* 754 */
    {RT_TERM_LAND, 754, 547, 0, 0}, /* 755 */
    {RT_TERM_LAND, 754, 550, 0, 0}, /* 756 */
    {RT_TERM_LAND, 746, 564, 0, 0}, /* 757 */
    {RT_TERM_LAND, 757, 547, 0, 0}, /* 758 */
    {RT_TERM_LAND, 757, 550, 0, 0}, /* 759 */
    {RT_TERM_LAND, 61, 460, 0, 0}, /* 760 */
    {RT_TERM_LAND, 760, 463, 0, 0}, /* 761 */
    {RT_TERM_LAND, 761, 466, 0, 0}, /* 762 */
    {RT_TERM_LAND, 762, 456, 0, 0}, /* 763 */
    {RT_TERM_LAND, 763, 389, 0, 0}, /* 764 */
    {RT_TERM_LAND, 760, 470, 0, 0}, /* 765 */
    {RT_TERM_LAND, 765, 473, 0, 0}, /* 766 */
    {RT_TERM_LAND, 766, 435, 0, 0}, /* 767 */
    {RT_TERM_LAND, 767, 443, 0, 0}, /* 768 */
    {RT_TERM_LAND, 768, 446, 0, 0}, /* 769 */
    {RT_TERM_LAND, 766, 576, 0, 0}, /* 770 */
    {RT_TERM_LAND, 766, 578, 0, 0}, /* 771 */
    {RT_TERM_LAND, 765, 481, 0, 0}, /* 772 */
    {RT_TERM_LAND, 772, 484, 0, 0}, /* 773 */
    {RT_TERM_LAND, 773, 456, 0, 0}, /* 774 */
    {RT_TERM_LAND, 774, 389, 0, 0}, /* 775 */
    {RT_TERM_LAND, 772, 494, 0, 0}, /* 776 */
    {RT_TERM_LAND, 776, 497, 0, 0}, /* 777 */
    {RT_TERM_LAND, 777, 502, 0, 0}, /* 778 */
    {RT_TERM_LAND, 778, 429, 0, 0}, /* 779 */
    {RT_TERM_LAND, 778, 504, 0, 0}, /* 780 */
    {RT_TERM_LAND, 780, 514, 0, 0}, /* 781 */
    {RT_TERM_LAND, 781, 518, 0, 0}, /* 782 */
    {RT_TERM_LAND, 782, 521, 0, 0}, /* 783 */
    {RT_TERM_LAND, 783, 417, 0, 0}, /* 784 */
    {RT_TERM_LAND, 784, 525, 0, 0}, /* 785 */
    {RT_TERM_LAND, 785, 423, 0, 0}, /* 786 */
    {RT_TERM_LAND, 784, 528, 0, 0}, /* 787 */
    {RT_TERM_LAND, 787, 440, 0, 0}, /* 788 */
    {RT_TERM_LAND, 788, 443, 0, 0}, /* 789 */
    {RT_TERM_LAND, 789, 446, 0, 0}, /* 790 */
    {RT_TERM_LAND, 790, 595, 0, 0}, /* 791 */
    {RT_TERM_LAND, 791, 601, 0, 0}, /* 792 */
    {RT_TERM_LAND, 791, 605, 0, 0}, /* 793 */
    {RT_TERM_LAND, 791, 609, 0, 0}, /* 794 */
    {RT_TERM_LAND, 794, 612, 0, 0}, /* 795 */
    {RT_TERM_LAND, 794, 616, 0, 0}, /* 796 */
    {RT_TERM_LAND, 790, 618, 0, 0}, /* 797 */
    {RT_TERM_LAND, 797, 621, 0, 0}, /* 798 */
    {RT_TERM_LAND, 798, 612, 0, 0}, /* 799 */
    {RT_TERM_LAND, 798, 625, 0, 0}, /* 800 */
    {RT_TERM_SLICE, 90, 4, 0, 3}, /* 801 */
    {RT_TERM_LT, 801, 86, 0, 0}, /* 802 */
    {RT_TERM_LAND, 464, 802, 0, 0}, /* 803 */
    {RT_TERM_LAND, 803, 456, 0, 0}, /* 804 */
    {RT_TERM_LAND, 804, 389, 0, 0}, /* 805 */
    {RT_TERM_SLICE, 90, 2, 0, 2}, /* 806 */
    {RT_TERM_NE, 806, 4, 0, 0}, /* 807 */
    {RT_TERM_LOR, 807, 477, 0, 0}, /* 808 */
    {RT_TERM_LNOT, 808, 0, 0, 0}, /* 809 */
    {RT_TERM_LAND, 474, 809, 0, 0}, /* 810 */
    {RT_TERM_GE, 801, 452, 0, 0}, /* 811 */
    {RT_TERM_LOR, 477, 811, 0, 0}, /* 812 */
    {RT_TERM_LNOT, 812, 0, 0, 0}, /* 813 */
    {RT_TERM_LAND, 485, 813, 0, 0}, /* 814 */
    {RT_TERM_LAND, 814, 456, 0, 0}, /* 815 */
    {RT_TERM_LAND, 815, 389, 0, 0}, /* 816 */
    {RT_TERM_SLICE, 801, 4, 0, 2}, /* 817 */
    {RT_TERM_LT, 817, 452, 0, 0}, /* 818 */
    {RT_TERM_LAND, 519, 818, 0, 0}, /* 819 */
    {RT_TERM_LAND, 819, 417, 0, 0}, /* 820 */
    {RT_TERM_LAND, 820, 525, 0, 0}, /* 821 */
    {RT_TERM_LAND, 820, 528, 0, 0}, /* 822 */
    {RT_TERM_LAND, 822, 435, 0, 0}, /* 823 */
    {RT_TERM_LAND, 822, 440, 0, 0}, /* 824 */
    {RT_TERM_LAND, 824, 443, 0, 0}, /* 825 */
    {RT_TERM_SLICE, 90, 4, 0, 1}, /* 826 */
    {RT_TERM_LAND, 546, 826, 0, 0}, /* 827 */
    {RT_TERM_LNOT, 826, 0, 0, 0}, /* 828 */
    {RT_TERM_LAND, 546, 828, 0, 0}, /* 829 */
    {RT_TERM_LAND, 553, 826, 0, 0}, /* 830 */
    {RT_TERM_LAND, 553, 828, 0, 0}, /* 831 */
    {RT_TERM_LAND, 559, 826, 0, 0}, /* 832 */
    {RT_TERM_LAND, 559, 828, 0, 0}, /* 833 */
    {RT_TERM_LAND, 565, 826, 0, 0}, /* 834 */
    {RT_TERM_LAND, 565, 828, 0, 0}, /* 835 */
    {RT_TERM_ADD, 806, 21, 0, 0}, /* 836 */
    {RT_TERM_LT, 836, 587, 0, 0}, /* 837 */
    {RT_TERM_LAND, 485, 837, 0, 0}, /* 838 */
    {RT_TERM_LNOT, 837, 0, 0, 0}, /* 839 */
    {RT_TERM_LAND, 485, 839, 0, 0}, /* 840 */
    {RT_TERM_LAND, 821, 423, 0, 0}, /* 841 */
    {RT_TERM_LAND, 825, 446, 0, 0}, /* 842 */
    {RT_TERM_SLICE, 801, 4, 0, 1}, /* 843 */
    {RT_TERM_LAND, 842, 843, 0, 0}, /* 844 */
    {RT_TERM_LAND, 844, 601, 0, 0}, /* 845 */
    {RT_TERM_LAND, 844, 605, 0, 0}, /* 846 */
    {RT_TERM_LAND, 844, 609, 0, 0}, /* 847 */
    {RT_TERM_LAND, 847, 612, 0, 0}, /* 848 */
    {RT_TERM_LAND, 847, 616, 0, 0}, /* 849 */
    {RT_TERM_LNOT, 843, 0, 0, 0}, /* 850 */
    {RT_TERM_LAND, 842, 850, 0, 0}, /* 851 */
    {RT_TERM_LAND, 851, 621, 0, 0}, /* 852 */
    {RT_TERM_LAND, 852, 612, 0, 0}, /* 853 */
    {RT_TERM_LAND, 852, 625, 0, 0}, /* 854 */
    {RT_TERM_LAND, 632, 826, 0, 0}, /* 855 */
    {RT_TERM_LAND, 632, 828, 0, 0}, /* 856 */
    {RT_TERM_LAND, 635, 826, 0, 0}, /* 857 */
    {RT_TERM_LAND, 635, 828, 0, 0}, /* 858 */
    {RT_TERM_LAND, 638, 826, 0, 0}, /* 859 */
    {RT_TERM_LAND, 638, 828, 0, 0}, /* 860 */
    {RT_TERM_LAND, 641, 826, 0, 0}, /* 861 */
    {RT_TERM_LAND, 641, 828, 0, 0}, /* 862 */
    {RT_TERM_LAND, 645, 802, 0, 0}, /* 863 */
    {RT_TERM_LAND, 863, 456, 0, 0}, /* 864 */
    {RT_TERM_LAND, 864, 389, 0, 0}, /* 865 */
    {RT_TERM_LAND, 666, 818, 0, 0}, /* 866 */
    {RT_TERM_LAND, 866, 417, 0, 0}, /* 867 */
    {RT_TERM_LAND, 867, 525, 0, 0}, /* 868 */
    {RT_TERM_LAND, 868, 423, 0, 0}, /* 869 */
    {RT_TERM_LAND, 867, 528, 0, 0}, /* 870 */
    {RT_TERM_LAND, 870, 440, 0, 0}, /* 871 */
    {RT_TERM_LAND, 871, 443, 0, 0}, /* 872 */
    {RT_TERM_LAND, 872, 446, 0, 0}, /* 873 */
    {RT_TERM_LAND, 873, 843, 0, 0}, /* 874 */
    {RT_TERM_LAND, 874, 601, 0, 0}, /* 875 */
    {RT_TERM_LAND, 874, 605, 0, 0}, /* 876 */
    {RT_TERM_LAND, 874, 609, 0, 0}, /* 877 */
    {RT_TERM_LAND, 877, 612, 0, 0}, /* 878 */
    {RT_TERM_LAND, 877, 616, 0, 0}, /* 879 */
    {RT_TERM_LAND, 873, 850, 0, 0}, /* 880 */
    {RT_TERM_LAND, 880, 621, 0, 0}, /* 881 */
    {RT_TERM_LAND, 881, 612, 0, 0}, /* 882 */
    {RT_TERM_LAND, 881, 625, 0, 0}, /* 883 */
    {RT_TERM_LAND, 690, 826, 0, 0}, /* 884 */
    {RT_TERM_LAND, 690, 828, 0, 0}, /* 885 */
    {RT_TERM_LAND, 693, 826, 0, 0}, /* 886 */
    {RT_TERM_LAND, 693, 828, 0, 0}, /* 887 */
    {RT_TERM_LAND, 696, 826, 0, 0}, /* 888 */
    {RT_TERM_LAND, 696, 828, 0, 0}, /* 889 */
    {RT_TERM_LAND, 699, 826, 0, 0}, /* 890 */
    {RT_TERM_LAND, 699, 828, 0, 0}, /* 891 */
    {RT_TERM_LAND, 703, 802, 0, 0}, /* 892 */
    {RT_TERM_LAND, 892, 456, 0, 0}, /* 893 */
    {RT_TERM_LAND, 893, 389, 0, 0}, /* 894 */
    {RT_TERM_LAND, 724, 818, 0, 0}, /* 895 */
    {RT_TERM_LAND, 895, 417, 0, 0}, /* 896 */
    {RT_TERM_LAND, 896, 525, 0, 0}, /* 897 */
    {RT_TERM_LAND, 897, 423, 0, 0}, /* 898 */
    {RT_TERM_LAND, 896, 528, 0, 0}, /* 899 */
    {RT_TERM_LAND, 899, 440, 0, 0}, /* 900 */
    {RT_TERM_LAND, 900, 443, 0, 0}, /* 901 */
    {RT_TERM_LAND, 901, 446, 0, 0}, /* 902 */
    {RT_TERM_LAND, 902, 843, 0, 0}, /* 903 */
    {RT_TERM_LAND, 903, 601, 0, 0}, /* 904 */
    {RT_TERM_LAND, 903, 605, 0, 0}, /* 905 */
    {RT_TERM_LAND, 903, 609, 0, 0}, /* 906 */
    {RT_TERM_LAND, 906, 612, 0, 0}, /* 907 */
    {RT_TERM_LAND, 906, 616, 0, 0}, /* 908 */
    {RT_TERM_LAND, 902, 850, 0, 0}, /* 909 */
    {RT_TERM_LAND, 909, 621, 0, 0}, /* 910 */
    {RT_TERM_LAND, 910, 612, 0, 0}, /* 911 */
    {RT_TERM_LAND, 910, 625, 0, 0}, /* 912 */
    {RT_TERM_LAND, 748, 826, 0, 0}, /* 913 */
    {RT_TERM_LAND, 748, 828, 0, 0}, /* 914 */
    {RT_TERM_LAND, 751, 826, 0, 0}, /* 915 */
    {RT_TERM_LAND, 751, 828, 0, 0}, /* 916 */
    {RT_TERM_LAND, 754, 826, 0, 0}, /* 917 */
    {RT_TERM_LAND, 754, 828, 0, 0}, /* 918 */
    {RT_TERM_LAND, 757, 826, 0, 0}, /* 919 */
    {RT_TERM_LAND, 757, 828, 0, 0}, /* 920 */
    {RT_TERM_LAND, 761, 802, 0, 0}, /* 921 */
    {RT_TERM_LAND, 921, 456, 0, 0}, /* 922 */
    {RT_TERM_LAND, 922, 389, 0, 0}, /* 923 */
    {RT_TERM_LAND, 782, 818, 0, 0}, /* 924 */
    {RT_TERM_LAND, 924, 417, 0, 0}, /* 925 */
    {RT_TERM_LAND, 925, 525, 0, 0}, /* 926 */
    {RT_TERM_LAND, 926, 423, 0, 0}, /* 927 */
    {RT_TERM_LAND, 925, 528, 0, 0}, /* 928 */
    {RT_TERM_LAND, 928, 440, 0, 0}, /* 929 */
    {RT_TERM_LAND, 929, 443, 0, 0}, /* 930 */
    {RT_TERM_LAND, 930, 446, 0, 0}, /* 931 */
    {RT_TERM_LAND, 931, 843, 0, 0}, /* 932 */
    {RT_TERM_LAND, 932, 601, 0, 0}, /* 933 */
    {RT_TERM_LAND, 932, 605, 0, 0}, /* 934 */
    {RT_TERM_LAND, 932, 609, 0, 0}, /* 935 */
    {RT_TERM_LAND, 935, 612, 0, 0}, /* 936 */
    {RT_TERM_LAND, 935, 616, 0, 0}, /* 937 */
    {RT_TERM_LAND, 931, 850, 0, 0}, /* 938 */
    {RT_TERM_LAND, 938, 621, 0, 0}, /* 939 */
    {RT_TERM_LAND, 939, 612, 0, 0}, /* 940 */
    {RT_TERM_LAND, 939, 625, 0, 0}, /* 941 */
    {RT_TERM_LAND, 110, 459, 0, 0}, /* 942 */
    {RT_TERM_LAND, 942, 29, 0, 0}, /* 943 */
    {RT_TERM_LAND, 942, 538, 0, 0}, /* 944 */
    {RT_TERM_LAND, 942, 541, 0, 0}, /* 945 */
    {RT_TERM_LAND, 945, 29, 0, 0}, /* 946 */
    {RT_TERM_LAND, 945, 545, 0, 0}, /* 947 */
    {RT_TERM_LAND, 947, 547, 0, 0}, /* 948 */
    {RT_TERM_LAND, 947, 550, 0, 0}, /* 949 */
    {RT_TERM_LAND, 945, 552, 0, 0}, /* 950 */
    {RT_TERM_LAND, 950, 547, 0, 0}, /* 951 */
    {RT_TERM_LAND, 950, 550, 0, 0}, /* 952 */
    {RT_TERM_LAND, 945, 558, 0, 0}, /* 953 */
    {RT_TERM_LAND, 953, 547, 0, 0}, /* 954 */
    {RT_TERM_LAND, 953, 550, 0, 0}, /* 955 */
    {RT_TERM_LAND, 945, 564, 0, 0}, /* 956 */
    {RT_TERM_LAND, 956, 547, 0, 0}, /* 957 */
    {RT_TERM_LAND, 956, 550, 0, 0}, /* 958 */
    {RT_TERM_LAND, 110, 460, 0, 0}, /* 959 */
    {RT_TERM_LAND, 959, 463, 0, 0}, /* 960 */
    {RT_TERM_LAND, 960, 466, 0, 0}, /* 961 */
    {RT_TERM_LAND, 961, 456, 0, 0}, /* 962 */
    {RT_TERM_LAND, 962, 389, 0, 0}, /* 963 */
    {RT_TERM_LAND, 959, 470, 0, 0}, /* 964 */
    {RT_TERM_LAND, 964, 473, 0, 0}, /* 965 */
    {RT_TERM_LAND, 965, 435, 0, 0}, /* 966 */
    {RT_TERM_LAND, 966, 443, 0, 0}, /* 967 */
    {RT_TERM_LAND, 967, 446, 0, 0}, /* 968 */
    {RT_TERM_LAND, 965, 576, 0, 0}, /* 969 */
    {RT_TERM_LAND, 965, 578, 0, 0}, /* 970 */
    {RT_TERM_LAND, 964, 481, 0, 0}, /* 971 */
    {RT_TERM_LAND, 971, 484, 0, 0}, /* 972 */
    {RT_TERM_LAND, 972, 456, 0, 0}, /* 973 */
    {RT_TERM_LAND, 973, 389, 0, 0}, /* 974 */
    {RT_TERM_LAND, 972, 588, 0, 0}, /* 975 */
    {RT_TERM_LAND, 972, 590, 0, 0}, /* 976 */
    {RT_TERM_LAND, 971, 494, 0, 0}, /* 977 */
    {RT_TERM_LAND, 977, 497, 0, 0}, /* 978 */
    {RT_TERM_LAND, 978, 502, 0, 0}, /* 979 */
    {RT_TERM_LAND, 979, 429, 0, 0}, /* 980 */
    {RT_TERM_LAND, 979, 504, 0, 0}, /* 981 */
    {RT_TERM_LAND, 981, 514, 0, 0}, /* 982 */
    {RT_TERM_LAND, 982, 518, 0, 0}, /* 983 */
    {RT_TERM_LAND, 983, 521, 0, 0}, /* 984 */
    {RT_TERM_LAND, 984, 417, 0, 0}, /* 985 */
    {RT_TERM_LAND, 985, 525, 0, 0}, /* 986 */
    {RT_TERM_LAND, 986, 423, 0, 0}, /* 987 */
    {RT_TERM_LAND, 985, 528, 0, 0}, /* 988 */
    {RT_TERM_LAND, 988, 440, 0, 0}, /* 989 */
    {RT_TERM_LAND, 989, 443, 0, 0}, /* 990 */
    {RT_TERM_LAND, 990, 446, 0, 0}, /* 991 */
    {RT_TERM_LAND, 991, 595, 0, 0}, /* 992 */
    {RT_TERM_LAND, 992, 601, 0, 0}, /* 993 */
    {RT_TERM_LAND, 992, 605, 0, 0}, /* 994 */
    {RT_TERM_LAND, 992, 609, 0, 0}, /* 995 */
    {RT_TERM_LAND, 995, 612, 0, 0}, /* 996 */
    {RT_TERM_LAND, 995, 616, 0, 0}, /* 997 */
    {RT_TERM_LAND, 991, 618, 0, 0}, /* 998 */
    {RT_TERM_LAND, 998, 621, 0, 0}, /* 999 */
    {RT_TERM_LAND, 999, 612, 0, 0}, /* 1000 */
    {RT_TERM_LAND, 999, 625, 0, 0}, /* 1001 */
    {RT_TERM_LAND, 124, 459, 0, 0}, /* 1002 */
    {RT_TERM_LAND, 1002, 29, 0, 0}, /* 1003 */
    {RT_TERM_LAND, 1002, 538, 0, 0}, /* 1004 */
    {RT_TERM_LAND, 1002, 541, 0, 0}, /* 1005 */
    {RT_TERM_LAND, 1005, 29, 0, 0}, /* 1006 */
    {RT_TERM_LAND, 1005, 545, 0, 0}, /* 1007 */
    {RT_TERM_LAND, 1007, 547, 0, 0}, /* 1008 */
    {RT_TERM_LAND, 1007, 550, 0, 0}, /* 1009 */
    {RT_TERM_LAND, 1005, 552, 0, 0}, /* 1010 */
    {RT_TERM_LAND, 1010, 547, 0, 0}, /* 1011 */
    {RT_TERM_LAND, 1010, 550, 0, 0}, /* 1012 */
    {RT_TERM_LAND, 1005, 558, 0, 0}, /* 1013 */
    {RT_TERM_LAND, 1013, 547, 0, 0}, /* 1014 */
    {RT_TERM_LAND, 1013, 550, 0, 0}, /* 1015 */
    {RT_TERM_LAND, 1005, 564, 0, 0}, /* 1016 */
    {RT_TERM_LAND, 1016, 547, 0, 0}, /* 1017 */
    {RT_TERM_LAND, 1016, 550, 0, 0}, /* 1018 */
    {RT_TERM_LAND, 124, 460, 0, 0}, /* 1019 */
    {RT_TERM_LAND, 1019, 463, 0, 0}, /* 1020 */
    {RT_TERM_LAND, 1020, 466, 0, 0}, /* 1021 */
    {RT_TERM_LAND, 1021, 456, 0, 0}, /* 1022 */
    {RT_TERM_LAND, 1022, 389, 0, 0}, /* 1023 */
    {RT_TERM_LAND, 1019, 470, 0, 0}, /* 1024 */
    {RT_TERM_LAND, 1024, 473, 0, 0}, /* 1025 */
    {RT_TERM_LAND, 1025, 435, 0, 0}, /* 1026 */
    {RT_TERM_LAND, 1026, 443, 0, 0}, /* 1027 */
    {RT_TERM_LAND, 1027, 446, 0, 0}, /* 1028 */
    {RT_TERM_LAND, 1025, 576, 0, 0}, /* 1029 */
    {RT_TERM_LAND, 1025, 578, 0, 0}, /* 1030 */
    {RT_TERM_LAND, 1024, 481, 0, 0}, /* 1031 */
    {RT_TERM_LAND, 1031, 484, 0, 0}, /* 1032 */
    {RT_TERM_LAND, 1032, 456, 0, 0}, /* 1033 */
    {RT_TERM_LAND, 1033, 389, 0, 0}, /* 1034 */
    {RT_TERM_LAND, 1032, 588, 0, 0}, /* 1035 */
    {RT_TERM_LAND, 1032, 590, 0, 0}, /* 1036 */
    {RT_TERM_LAND, 1031, 494, 0, 0}, /* 1037 */
    {RT_TERM_LAND, 1037, 497, 0, 0}, /* 1038 */
    {RT_TERM_LAND, 1038, 502, 0, 0}, /* 1039 */
    {RT_TERM_LAND, 1039, 429, 0, 0}, /* 1040 */
    {RT_TERM_LAND, 1039, 504, 0, 0}, /* 1041 */
    {RT_TERM_LAND, 1041, 514, 0, 0}, /* 1042 */
    {RT_TERM_LAND, 1042, 518, 0, 0}, /* 1043 */
    {RT_TERM_LAND, 1043, 521, 0, 0}, /* 1044 */
    {RT_TERM_LAND, 1044, 417, 0, 0}, /* 1045 */
    {RT_TERM_LAND, 1045, 525, 0, 0}, /* 1046 */
    {RT_TERM_LAND, 1046, 423, 0, 0}, /* 1047 */
    {RT_TERM_LAND, 1045, 528, 0, 0}, /* 1048 */
    {RT_TERM_LAND, 1048, 440, 0, 0}, /* 1049 */
    {RT_TERM_LAND, 1049, 443, 0, 0}, /* 1050 */
    {RT_TERM_LAND, 1050, 446, 0, 0}, /* 1051 */
    {RT_TERM_LAND, 1051, 595, 0, 0}, /* 1052 */
    {RT_TERM_LAND, 1052, 601, 0, 0}, /* 1053 */
    {RT_TERM_LAND, 1052, 605, 0, 0}, /* 1054 */
    {RT_TERM_LAND, 1052, 609, 0, 0}, /* 1055 */
    {RT_TERM_LAND, 1055, 612, 0, 0}, /* 1056 */
    {RT_TERM_LAND, 1055, 616, 0, 0}, /* 1057 */
    {RT_TERM_LAND, 1051, 618, 0, 0}, /* 1058 */
    {RT_TERM_LAND, 1058, 621, 0, 0}, /* 1059 */
    {RT_TERM_LAND, 1059, 612, 0, 0}, /* 1060 */
    {RT_TERM_LAND, 1059, 625, 0, 0}, /* 1061 */
    {RT_TERM_LAND, 133, 459, 0, 0}, /* 1062 */
    {RT_TERM_LAND, 1062, 29, 0, 0}, /* 1063 */
    {RT_TERM_LAND, 1062, 538, 0, 0}, /* 1064 */
    {RT_TERM_LAND, 1062, 541, 0, 0}, /* 1065 */
    {RT_TERM_LAND, 1065, 29, 0, 0}, /* 1066 */
    {RT_TERM_LAND, 1065, 545, 0, 0}, /* 1067 */
    {RT_TERM_LAND, 1067, 547, 0, 0}, /* 1068 */
    {RT_TERM_LAND, 1067, 550, 0, 0}, /* 1069 */
    {RT_TERM_LAND, 1065, 552, 0, 0}, /* 1070 */
    {RT_TERM_LAND, 1070, 547, 0, 0}, /* 1071 */
    {RT_TERM_LAND, 1070, 550, 0, 0}, /* 1072 */
    {RT_TERM_LAND, 1065, 558, 0, 0}, /* 1073 */
    {RT_TERM_LAND, 1073, 547, 0, 0}, /* 1074 */
    {RT_TERM_LAND, 1073, 550, 0, 0}, /* 1075 */
    {RT_TERM_LAND, 1065, 564, 0, 0}, /* 1076 */
    {RT_TERM_LAND, 1076, 547, 0, 0}, /* 1077 */
    {RT_TERM_LAND, 1076, 550, 0, 0}, /* 1078 */
    {RT_TERM_LAND, 133, 460, 0, 0}, /* 1079 */
    {RT_TERM_LAND, 1079, 463, 0, 0}, /* 1080 */
    {RT_TERM_LAND, 1080, 466, 0, 0}, /* 1081 */
    {RT_TERM_LAND, 1081, 456, 0, 0}, /* 1082 */
    {RT_TERM_LAND, 1082, 389, 0, 0}, /* 1083 */
    {RT_TERM_LAND, 1079, 470, 0, 0}, /* 1084 */
    {RT_TERM_LAND, 1084, 473, 0, 0}, /* 1085 */
    {RT_TERM_LAND, 1085, 435, 0, 0}, /* 1086 */
    {RT_TERM_LAND, 1086, 443, 0, 0}, /* 1087 */
    {RT_TERM_LAND, 1087, 446, 0, 0}, /* 1088 */
    {RT_TERM_LAND, 1085, 576, 0, 0}, /* 1089 */
    {RT_TERM_LAND, 1085, 578, 0, 0}, /* 1090 */
    {RT_TERM_LAND, 1084, 481, 0, 0}, /* 1091 */
    {RT_TERM_LAND, 1091, 484, 0, 0}, /* 1092 */
    {RT_TERM_LAND, 1092, 456, 0, 0}, /* 1093 */
    {RT_TERM_LAND, 1093, 389, 0, 0}, /* 1094 */
    {RT_TERM_LAND, 1092, 588, 0, 0}, /* 1095 */
    {RT_TERM_LAND, 1092, 590, 0, 0}, /* 1096 */
    {RT_TERM_LAND, 1091, 494, 0, 0}, /* 1097 */
    {RT_TERM_LAND, 1097, 497, 0, 0}, /* 1098 */
    {RT_TERM_LAND, 1098, 502, 0, 0}, /* 1099 */
    {RT_TERM_LAND, 1099, 429, 0, 0}, /* 1100 */
    {RT_TERM_LAND, 1099, 504, 0, 0}, /* 1101 */
    {RT_TERM_LAND, 1101, 514, 0, 0}, /* 1102 */
    {RT_TERM_LAND, 1102, 518, 0, 0}, /* 1103 */
    {RT_TERM_LAND, 1103, 521, 0, 0}, /* 1104 */
    {RT_TERM_LAND, 1104, 417, 0, 0}, /* 1105 */
    {RT_TERM_LAND, 1105, 525, 0, 0}, /* 1106 */
    {RT_TERM_LAND, 1106, 423, 0, 0}, /* 1107 */
    {RT_TERM_LAND, 1105, 528, 0, 0}, /* 1108 */
    {RT_TERM_LAND, 1108, 440, 0, 0}, /* 1109 */
    {RT_TERM_LAND, 1109, 443, 0, 0}, /* 1110 */
    {RT_TERM_LAND, 1110, 446, 0, 0}, /* 1111 */
    {RT_TERM_LAND, 1111, 595, 0, 0}, /* 1112 */
    {RT_TERM_LAND, 1112, 601, 0, 0}, /* 1113 */
    {RT_TERM_LAND, 1112, 605, 0, 0}, /* 1114 */
    {RT_TERM_LAND, 1112, 609, 0, 0}, /* 1115 */
    {RT_TERM_LAND, 1115, 612, 0, 0}, /* 1116 */
    {RT_TERM_LAND, 1115, 616, 0, 0}, /* 1117 */
    {RT_TERM_LAND, 1111, 618, 0, 0}, /* 1118 */
    {RT_TERM_LAND, 1118, 621, 0, 0}, /* 1119 */
    {RT_TERM_LAND, 1119, 612, 0, 0}, /* 1120 */
    {RT_TERM_LAND, 1119, 625, 0, 0}, /* 1121 */
    {RT_TERM_LAND, 139, 459, 0, 0}, /* 1122 */
    {RT_TERM_LAND, 1122, 29, 0, 0}, /* 1123 */
    {RT_TERM_LAND, 1122, 538, 0, 0}, /* 1124 */
    {RT_TERM_LAND, 1122, 541, 0, 0}, /* 1125 */
    {RT_TERM_LAND, 1125, 29, 0, 0}, /* 1126 */
    {RT_TERM_LAND, 1125, 545, 0, 0}, /* 1127 */
    {RT_TERM_LAND, 1127, 547, 0, 0}, /* 1128 */
    {RT_TERM_LAND, 1127, 550, 0, 0}, /* 1129 */
    {RT_TERM_LAND, 1125, 552, 0, 0}, /* 1130 */
    {RT_TERM_LAND, 1130, 547, 0, 0}, /* 1131 */
    {RT_TERM_LAND, 1130, 550, 0, 0}, /* 1132 */
    {RT_TERM_LAND, 1125, 558, 0, 0}, /* 1133 */
    {RT_TERM_LAND, 1133, 547, 0, 0}, /* 1134 */
    {RT_TERM_LAND, 1133, 550, 0, 0}, /* 1135 */
    {RT_TERM_LAND, 1125, 564, 0, 0}, /* 1136 */
    {RT_TERM_LAND, 1136, 547, 0, 0}, /* 1137 */
    {RT_TERM_LAND, 1136, 550, 0, 0}, /* 1138 */
    {RT_TERM_LAND, 139, 460, 0, 0}, /* 1139 */
    {RT_TERM_LAND, 1139, 463, 0, 0}, /* 1140 */
    {RT_TERM_LAND, 1140, 466, 0, 0}, /* 1141 */
    {RT_TERM_LAND, 1141, 456, 0, 0}, /* 1142 */
    {RT_TERM_LAND, 1142, 389, 0, 0}, /* 1143 */
    {RT_TERM_LAND, 1139, 470, 0, 0}, /* 1144 */
    {RT_TERM_LAND, 1144, 473, 0, 0}, /* 1145 */
    {RT_TERM_LAND, 1145, 435, 0, 0}, /* 1146 */
    {RT_TERM_LAND, 1146, 443, 0, 0}, /* 1147 */
    {RT_TERM_LAND, 1147, 446, 0, 0}, /* 1148 */
    {RT_TERM_LAND, 1145, 576, 0, 0}, /* 1149 */
    {RT_TERM_LAND, 1145, 578, 0, 0}, /* 1150 */
    {RT_TERM_LAND, 1144, 481, 0, 0}, /* 1151 */
    {RT_TERM_LAND, 1151, 484, 0, 0}, /* 1152 */
    {RT_TERM_LAND, 1152, 456, 0, 0}, /* 1153 */
    {RT_TERM_LAND, 1153, 389, 0, 0}, /* 1154 */
    {RT_TERM_LAND, 1152, 588, 0, 0}, /* 1155 */
    {RT_TERM_LAND, 1152, 590, 0, 0}, /* 1156 */
    {RT_TERM_LAND, 1151, 494, 0, 0}, /* 1157 */
    {RT_TERM_LAND, 1157, 497, 0, 0}, /* 1158 */
    {RT_TERM_LAND, 1158, 502, 0, 0}, /* 1159 */
    {RT_TERM_LAND, 1159, 429, 0, 0}, /* 1160 */
    {RT_TERM_LAND, 1159, 504, 0, 0}, /* 1161 */
    {RT_TERM_LAND, 1161, 514, 0, 0}, /* 1162 */
    {RT_TERM_LAND, 1162, 518, 0, 0}, /* 1163 */
    {RT_TERM_LAND, 1163, 521, 0, 0}, /* 1164 */
    {RT_TERM_LAND, 1164, 417, 0, 0}, /* 1165 */
    {RT_TERM_LAND, 1165, 525, 0, 0}, /* 1166 */
    {RT_TERM_LAND, 1166, 423, 0, 0}, /* 1167 */
    {RT_TERM_LAND, 1165, 528, 0, 0}, /* 1168 */
    {RT_TERM_LAND, 1168, 440, 0, 0}, /* 1169 */
    {RT_TERM_LAND, 1169, 443, 0, 0}, /* 1170 */
    {RT_TERM_LAND, 1170, 446, 0, 0}, /* 1171 */
    {RT_TERM_LAND, 1171, 595, 0, 0}, /* 1172 */
    {RT_TERM_LAND, 1172, 601, 0, 0}, /* 1173 */
    {RT_TERM_LAND, 1172, 605, 0, 0}, /* 1174 */
    {RT_TERM_LAND, 1172, 609, 0, 0}, /* 1175 */
    {RT_TERM_LAND, 1175, 612, 0, 0}, /* 1176 */
    {RT_TERM_LAND, 1175, 616, 0, 0}, /* 1177 */
    {RT_TERM_LAND, 1171, 618, 0, 0}, /* 1178 */
    {RT_TERM_LAND, 1178, 621, 0, 0}, /* 1179 */
    {RT_TERM_LAND, 1179, 612, 0, 0}, /* 1180 */
    {RT_TERM_LAND, 1179, 625, 0, 0}, /* 1181 */
    {RT_TERM_LAND, 142, 459, 0, 0}, /* 1182 */
    {RT_TERM_LAND, 1182, 29, 0, 0}, /* 1183 */
    {RT_TERM_LAND, 1182, 538, 0, 0}, /* 1184 */
    {RT_TERM_LAND, 1182, 541, 0, 0}, /* 1185 */
    {RT_TERM_LAND, 1185, 29, 0, 0}, /* 1186 */
    {RT_TERM_LAND, 1185, 545, 0, 0}, /* 1187 */
    {RT_TERM_LAND, 1187, 547, 0, 0}, /* 1188 */
    {RT_TERM_LAND, 1187, 550, 0, 0}, /* 1189 */
    {RT_TERM_LAND, 1185, 552, 0, 0}, /* 1190 */
    {RT_TERM_LAND, 1190, 547, 0, 0}, /* 1191 */
    {RT_TERM_LAND, 1190, 550, 0, 0}, /* 1192 */
    {RT_TERM_LAND, 1185, 558, 0, 0}, /* 1193 */
    {RT_TERM_LAND, 1193, 547, 0, 0}, /* 1194 */
    {RT_TERM_LAND, 1193, 550, 0, 0}, /* 1195 */
    {RT_TERM_LAND, 1185, 564, 0, 0}, /* 1196 */
    {RT_TERM_LAND, 1196, 547, 0, 0}, /* 1197 */
    {RT_TERM_LAND, 1196, 550, 0, 0}, /* 1198 */
    {RT_TERM_LAND, 142, 460, 0, 0}, /* 1199 */
    {RT_TERM_LAND, 1199, 463, 0, 0}, /* 1200 */
    {RT_TERM_LAND, 1200, 466, 0, 0}, /* 1201 */
    {RT_TERM_LAND, 1201, 456, 0, 0}, /* 1202 */
    {RT_TERM_LAND, 1202, 389, 0, 0}, /* 1203 */
    {RT_TERM_LAND, 1199, 470, 0, 0}, /* 1204 */
    {RT_TERM_LAND, 1204, 473, 0, 0}, /* 1205 */
    {RT_TERM_LAND, 1205, 435, 0, 0}, /* 1206 */
    {RT_TERM_LAND, 1206, 443, 0, 0}, /* 1207 */
    {RT_TERM_LAND, 1207, 446, 0, 0}, /* 1208 */
    {RT_TERM_LAND, 1205, 576, 0, 0}, /* 1209 */
    {RT_TERM_LAND, 1205, 578, 0, 0}, /* 1210 */
    {RT_TERM_LAND, 1204, 481, 0, 0}, /* 1211 */
    {RT_TERM_LAND, 1211, 484, 0, 0}, /* 1212 */
    {RT_TERM_LAND, 1212, 456, 0, 0}, /* 1213 */
    {RT_TERM_LAND, 1213, 389, 0, 0}, /* 1214 */
    {RT_TERM_LAND, 1212, 588, 0, 0}, /* 1215 */
    {RT_TERM_LAND, 1212, 590, 0, 0}, /* 1216 */
    {RT_TERM_LAND, 1211, 494, 0, 0}, /* 1217 */
    {RT_TERM_LAND, 1217, 497, 0, 0}, /* 1218 */
    {RT_TERM_LAND, 1218, 502, 0, 0}, /* 1219 */
    {RT_TERM_LAND, 1219, 429, 0, 0}, /* 1220 */
    {RT_TERM_LAND, 1219, 504, 0, 0}, /* 1221 */
    {RT_TERM_LAND, 1221, 514, 0, 0}, /* 1222 */
    {RT_TERM_LAND, 1222, 518, 0, 0}, /* 1223 */
    {RT_TERM_LAND, 1223, 521, 0, 0}, /* 1224 */
    {RT_TERM_LAND, 1224, 417, 0, 0}, /* 1225 */
    {RT_TERM_LAND, 1225, 525, 0, 0}, /* 1226 */
    {RT_TERM_LAND, 1226, 423, 0, 0}, /* 1227 */
    {RT_TERM_LAND, 1225, 528, 0, 0}, /* 1228 */
    {RT_TERM_LAND, 1228, 440, 0, 0}, /* 1229 */
    {RT_TERM_LAND, 1229, 443, 0, 0}, /* 1230 */
    {RT_TERM_LAND, 1230, 446, 0, 0}, /* 1231 */
    {RT_TERM_LAND, 1231, 595, 0, 0}, /* 1232 */
    {RT_TERM_LAND, 1232, 601, 0, 0}, /* 1233 */
    {RT_TERM_LAND, 1232, 605, 0, 0}, /* 1234 */
    {RT_TERM_LAND, 1232, 609, 0, 0}, /* 1235 */
    {RT_TERM_LAND, 1235, 612, 0, 0}, /* 1236 */
    {RT_TERM_LAND, 1235, 616, 0, 0}, /* 1237 */
    {RT_TERM_LAND, 1231, 618, 0, 0}, /* 1238 */
    {RT_TERM_LAND, 1238, 621, 0, 0}, /* 1239 */
    {RT_TERM_LAND, 1239, 612, 0, 0}, /* 1240 */
    {RT_TERM_LAND, 1239, 625, 0, 0}, /* 1241 */
    {RT_TERM_LAND, 144, 459, 0, 0}, /* 1242 */
    {RT_TERM_LAND, 1242, 29, 0, 0}, /* 1243 */
    {RT_TERM_LAND, 1242, 538, 0, 0}, /* 1244 */
    {RT_TERM_LAND, 1242, 541, 0, 0}, /* 1245 */
    {RT_TERM_LAND, 1245, 29, 0, 0}, /* 1246 */
    {RT_TERM_LAND, 1245, 545, 0, 0}, /* 1247 */
    {RT_TERM_LAND, 1247, 547, 0, 0}, /* 1248 */
    {RT_TERM_LAND, 1247, 550, 0, 0}, /* 1249 */
    {RT_TERM_LAND, 1245, 552, 0, 0}, /* 1250 */
    {RT_TERM_LAND, 1250, 547, 0, 0}, /* 1251 */
    {RT_TERM_LAND, 1250, 550, 0, 0}, /* 1252 */
    {RT_TERM_LAND, 1245, 558, 0, 0}, /* 1253 */
    {RT_TERM_LAND, 1253, 547, 0, 0}, /* 1254 */
    {RT_TERM_LAND, 1253, 550, 0, 0}, /* 1255 */
    {RT_TERM_LAND, 1245, 564, 0, 0}, /* 1256 */
    {RT_TERM_LAND, 1256, 547, 0, 0}, /* 1257 */
    {RT_TERM_LAND, 1256, 550, 0, 0}, /* 1258 */
    {RT_TERM_LAND, 144, 460, 0, 0}, /* 1259 */
    {RT_TERM_LAND, 1259, 463, 0, 0}, /* 1260 */
    {RT_TERM_LAND, 1260, 466, 0, 0}, /* 1261 */
    {RT_TERM_LAND, 1261, 456, 0, 0}, /* 1262 */
    {RT_TERM_LAND, 1262, 389, 0, 0}, /* 1263 */
    {RT_TERM_LAND, 1259, 470, 0, 0}, /* 1264 */
    {RT_TERM_LAND, 1264, 473, 0, 0}, /* 1265 */
    {RT_TERM_LAND, 1265, 435, 0, 0}, /* 1266 */
    {RT_TERM_LAND, 1266, 443, 0, 0}, /* 1267 */
    {RT_TERM_LAND, 1267, 446, 0, 0}, /* 1268 */
    {RT_TERM_LAND, 1265, 576, 0, 0}, /* 1269 */
    {RT_TERM_LAND, 1265, 578, 0, 0}, /* 1270 */
    {RT_TERM_LAND, 1264, 481, 0, 0}, /* 1271 */
    {RT_TERM_LAND, 1271, 484, 0, 0}, /* 1272 */
    {RT_TERM_LAND, 1272, 456, 0, 0}, /* 1273 */
    {RT_TERM_LAND, 1273, 389, 0, 0}, /* 1274 */
    {RT_TERM_LAND, 1272, 588, 0, 0}, /* 1275 */
    {RT_TERM_LAND, 1272, 590, 0, 0}, /* 1276 */
    {RT_TERM_LAND, 1271, 494, 0, 0}, /* 1277 */
    {RT_TERM_LAND, 1277, 497, 0, 0}, /* 1278 */
    {RT_TERM_LAND, 1278, 502, 0, 0}, /* 1279 */
    {RT_TERM_LAND, 1279, 429, 0, 0}, /* 1280 */
    {RT_TERM_LAND, 1279, 504, 0, 0}, /* 1281 */
    {RT_TERM_LAND, 1281, 514, 0, 0}, /* 1282 */
    {RT_TERM_LAND, 1282, 518, 0, 0}, /* 1283 */
    {RT_TERM_LAND, 1283, 521, 0, 0}, /* 1284 */
    {RT_TERM_LAND, 1284, 417, 0, 0}, /* 1285 */
    {RT_TERM_LAND, 1285, 525, 0, 0}, /* 1286 */
    {RT_TERM_LAND, 1286, 423, 0, 0}, /* 1287 */
    {RT_TERM_LAND, 1285, 528, 0, 0}, /* 1288 */
    {RT_TERM_LAND, 1288, 440, 0, 0}, /* 1289 */
    {RT_TERM_LAND, 1289, 443, 0, 0}, /* 1290 */
    {RT_TERM_LAND, 1290, 446, 0, 0}, /* 1291 */
    {RT_TERM_LAND, 1291, 595, 0, 0}, /* 1292 */
    {RT_TERM_LAND, 1292, 601, 0, 0}, /* 1293 */
    {RT_TERM_LAND, 1292, 605, 0, 0}, /* 1294 */
    {RT_TERM_LAND, 1292, 609, 0, 0}, /* 1295 */
    {RT_TERM_LAND, 1295, 612, 0, 0}, /* 1296 */
    {RT_TERM_LAND, 1295, 616, 0, 0}, /* 1297 */
    {RT_TERM_LAND, 1291, 618, 0, 0}, /* 1298 */
    {RT_TERM_LAND, 1298, 621, 0, 0}, /* 1299 */
    {RT_TERM_LAND, 1299, 612, 0, 0}, /* 1300 */
    {RT_TERM_LAND, 1299, 625, 0, 0}, /* 1301 */
    {RT_TERM_LAND, 147, 459, 0, 0}, /* 1302 */
    {RT_TERM_LAND, 1302, 29, 0, 0}, /* 1303 */
    {RT_TERM_LAND, 1302, 538, 0, 0}, /* 1304 */
    {RT_TERM_LAND, 1302, 541, 0, 0}, /* 1305 */
    {RT_TERM_LAND, 1305, 29, 0, 0}, /* 1306 */
    {RT_TERM_LAND, 1305, 545, 0, 0}, /* 1307 */
    {RT_TERM_LAND, 1307, 547, 0, 0}, /* 1308 */
    {RT_TERM_LAND, 1307, 550, 0, 0}, /* 1309 */
    {RT_TERM_LAND, 1305, 552, 0, 0}, /* 1310 */
    {RT_TERM_LAND, 1310, 547, 0, 0}, /* 1311 */
    {RT_TERM_LAND, 1310, 550, 0, 0}, /* 1312 */
    {RT_TERM_LAND, 1305, 558, 0, 0}, /* 1313 */
    {RT_TERM_LAND, 1313, 547, 0, 0}, /* 1314 */
    {RT_TERM_LAND, 1313, 550, 0, 0}, /* 1315 */
    {RT_TERM_LAND, 1305, 564, 0, 0}, /* 1316 */
    {RT_TERM_LAND, 1316, 547, 0, 0}, /* 1317 */
    {RT_TERM_LAND, 1316, 550, 0, 0}, /* 1318 */
    {RT_TERM_LAND, 147, 460, 0, 0}, /* 1319 */
    {RT_TERM_LAND, 1319, 463, 0, 0}, /* 1320 */
    {RT_TERM_LAND, 1320, 466, 0, 0}, /* 1321 */
    {RT_TERM_LAND, 1321, 456, 0, 0}, /* 1322 */
    {RT_TERM_LAND, 1322, 389, 0, 0}, /* 1323 */
    {RT_TERM_LAND, 1319, 470, 0, 0}, /* 1324 */
    {RT_TERM_LAND, 1324, 473, 0, 0}, /* 1325 */
    {RT_TERM_LAND, 1325, 435, 0, 0}, /* 1326 */
    {RT_TERM_LAND, 1326, 443, 0, 0}, /* 1327 */
    {RT_TERM_LAND, 1327, 446, 0, 0}, /* 1328 */
    {RT_TERM_LAND, 1325, 576, 0, 0}, /* 1329 */
    {RT_TERM_LAND, 1325, 578, 0, 0}, /* 1330 */
    {RT_TERM_LAND, 1324, 481, 0, 0}, /* 1331 */
    {RT_TERM_LAND, 1331, 484, 0, 0}, /* 1332 */
    {RT_TERM_LAND, 1332, 456, 0, 0}, /* 1333 */
    {RT_TERM_LAND, 1333, 389, 0, 0}, /* 1334 */
    {RT_TERM_LAND, 1332, 588, 0, 0}, /* 1335 */
    {RT_TERM_LAND, 1332, 590, 0, 0}, /* 1336 */
    {RT_TERM_LAND, 1331, 494, 0, 0}, /* 1337 */
    {RT_TERM_LAND, 1337, 497, 0, 0}, /* 1338 */
    {RT_TERM_LAND, 1338, 502, 0, 0}, /* 1339 */
    {RT_TERM_LAND, 1339, 429, 0, 0}, /* 1340 */
    {RT_TERM_LAND, 1339, 504, 0, 0}, /* 1341 */
    {RT_TERM_LAND, 1341, 514, 0, 0}, /* 1342 */
    {RT_TERM_LAND, 1342, 518, 0, 0}, /* 1343 */
    {RT_TERM_LAND, 1343, 521, 0, 0}, /* 1344 */
    {RT_TERM_LAND, 1344, 417, 0, 0}, /* 1345 */
    {RT_TERM_LAND, 1345, 525, 0, 0}, /* 1346 */
    {RT_TERM_LAND, 1346, 423, 0, 0}, /* 1347 */
    {RT_TERM_LAND, 1345, 528, 0, 0}, /* 1348 */
    {RT_TERM_LAND, 1348, 440, 0, 0}, /* 1349 */
    {RT_TERM_LAND, 1349, 443, 0, 0}, /* 1350 */
    {RT_TERM_LAND, 1350, 446, 0, 0}, /* 1351 */
    {RT_TERM_LAND, 1351, 595, 0, 0}, /* 1352 */
    {RT_TERM_LAND, 1352, 601, 0, 0}, /* 1353 */
    {RT_TERM_LAND, 1352, 605, 0, 0}, /* 1354 */
    {RT_TERM_LAND, 1352, 609, 0, 0}, /* 1355 */
    {RT_TERM_LAND, 1355, 612, 0, 0}, /* 1356 */
    {RT_TERM_LAND, 1355, 616, 0, 0}, /* 1357 */
    {RT_TERM_LAND, 1351, 618, 0, 0}, /* 1358 */
    {RT_TERM_LAND, 1358, 621, 0, 0}, /* 1359 */
    {RT_TERM_LAND, 1359, 612, 0, 0}, /* 1360 */
    {RT_TERM_LAND, 1359, 625, 0, 0}, /* 1361 */
    {RT_TERM_COND, 29, 4, 257, 0}, /* 1362 */
    {RT_TERM_SLICE, 1362, 4, 0, 1}, /* 1363 */
    {RT_TERM_LAND, 1363, 170, 0, 0}, /* 1364 */
    {RT_TERM_SLICE, 1362, 21, 0, 11}, /* 1365 */
    {RT_TERM_COND, 40, 21, 342, 0}, /* 1366 */
    {RT_TERM_LAND, 1366, 33, 0, 0}, /* 1367 */
    {RT_TERM_LAND, 1366, 311, 0, 0}, /* 1368 */
    {RT_TERM_LINE, 0, 0, 0, 2}, /* 1369 */
    {RT_TERM_LAND, 1366, 1369, 0, 0}, /* 1370 */
    {RT_TERM_LINE, 0, 0, 0, 4}, /* 1371 */
    {RT_TERM_LAND, 1366, 1371, 0, 0}, /* 1372 */
    {RT_TERM_REG, 24, 0, 0, 2}, /* 1373 */
    {RT_TERM_REG, 47, 0, 0, 2}, /* 1374 */
    {RT_TERM_ADD, 1373, 1374, 0, 0}, /* 1375 */
    {RT_TERM_SLICE, 1375, 4, 0, 16}, /* 1376 */
    {RT_TERM_SLICE, 1373, 4, 0, 16}, /* 1377 */
    {RT_TERM_ADD, 1373, 32, 0, 0}, /* 1378 */
    {RT_TERM_SLICE, 1378, 4, 0, 16}, /* 1379 */
    {RT_TERM_LINE, 0, 0, 0, 3}, /* 1380 */
    {RT_TERM_ADD, 1373, 28, 0, 0}, /* 1381 */
    {RT_TERM_SLICE, 1381, 4, 0, 16}, /* 1382 */
    {RT_TERM_COND, 1371, 1382, 28, 0}, /* 1383 */
    {RT_TERM_COND, 1380, 32, 1383, 0}, /* 1384 */
    {RT_TERM_COND, 1369, 1379, 1384, 0}, /* 1385 */
    {RT_TERM_COND, 311, 1377, 1385, 0}, /* 1386 */
    {RT_TERM_COND, 33, 1376, 1386, 0}, /* 1387 */
    {RT_TERM_SLICE, 1387, 4, 0, 3}, /* 1388 */
    {RT_TERM_EQ, 1388, 59, 0, 0}, /* 1389 */
    {RT_TERM_LAND, 1366, 1389, 0, 0}, /* 1390 */
    {RT_TERM_LAND, 1390, 33, 0, 0}, /* 1391 */
    {RT_TERM_LAND, 1390, 311, 0, 0}, /* 1392 */
    {RT_TERM_LAND, 1390, 1369, 0, 0}, /* 1393 */
    {RT_TERM_LAND, 1390, 1371, 0, 0}, /* 1394 */
    {RT_TERM_LNOT, 1389, 0, 0, 0}, /* 1395 */
    {RT_TERM_LAND, 1366, 1395, 0, 0}, /* 1396 */
    {RT_TERM_LAND, 1396, 33, 0, 0}, /* 1397 */
    {RT_TERM_LAND, 1396, 311, 0, 0}, /* 1398 */
    {RT_TERM_LAND, 1396, 1369, 0, 0}, /* 1399 */
    {RT_TERM_LAND, 1396, 1371, 0, 0}, /* 1400 */
    {RT_TERM_SLICE, 1387, 59, 0, 1}, /* 1401 */
    {RT_TERM_LAND, 1396, 1401, 0, 0}, /* 1402 */
    {RT_TERM_LAND, 1402, 33, 0, 0}, /* 1403 */
    {RT_TERM_LAND, 1402, 311, 0, 0}, /* 1404 */
    {RT_TERM_LAND, 1402, 1369, 0, 0}, /* 1405 */
    {RT_TERM_LAND, 1402, 1371, 0, 0}, /* 1406 */
    {RT_TERM_LNOT, 1401, 0, 0, 0}, /* 1407 */
    {RT_TERM_LAND, 1396, 1407, 0, 0}, /* 1408 */
    {RT_TERM_LAND, 1408, 33, 0, 0}, /* 1409 */
    {RT_TERM_LAND, 1408, 311, 0, 0}, /* 1410 */
    {RT_TERM_LAND, 1408, 1369, 0, 0}, /* 1411 */
    {RT_TERM_LAND, 1408, 1371, 0, 0}, /* 1412 */
    {RT_TERM_LAND, 1366, 1380, 0, 0}, /* 1413 */
    {RT_TERM_LINE, 0, 0, 0, 5}, /* 1414 */
    {RT_TERM_LAND, 1366, 1414, 0, 0}, /* 1415 */
    {RT_TERM_MUL, 59, 1373, 0, 0}, /* 1416 */
    {RT_TERM_ADD, 377, 1416, 0, 0}, /* 1417 */
    {RT_TERM_SLICE, 1417, 4, 0, 16}, /* 1418 */
    {RT_TERM_SLICE, 1416, 4, 0, 16}, /* 1419 */
    {RT_TERM_SLICE, 377, 4, 0, 16}, /* 1420 */
    {RT_TERM_ADD, 1373, 47, 0, 0}, /* 1421 */
    {RT_TERM_SLICE, 1421, 4, 0, 16}, /* 1422 */
    {RT_TERM_COND, 1414, 1379, 32, 0}, /* 1423 */
    {RT_TERM_COND, 1371, 47, 1423, 0}, /* 1424 */
    {RT_TERM_COND, 1380, 1422, 1424, 0}, /* 1425 */
    {RT_TERM_COND, 1369, 1420, 1425, 0}, /* 1426 */
    {RT_TERM_COND, 311, 1419, 1426, 0}, /* 1427 */
    {RT_TERM_COND, 33, 1418, 1427, 0}, /* 1428 */
    {RT_TERM_SLICE, 1428, 4, 0, 3}, /* 1429 */
    {RT_TERM_EQ, 1429, 59, 0, 0}, /* 1430 */
    {RT_TERM_LAND, 1366, 1430, 0, 0}, /* 1431 */
    {RT_TERM_LAND, 1431, 33, 0, 0}, /* 1432 */
    {RT_TERM_LAND, 1431, 311, 0, 0}, /* 1433 */
    {RT_TERM_LAND, 1431, 1369, 0, 0}, /* 1434 */
    {RT_TERM_LAND, 1431, 1380, 0, 0}, /* 1435 */
    {RT_TERM_LAND, 1431, 1414, 0, 0}, /* 1436 */
    {RT_TERM_LNOT, 1430, 0, 0, 0}, /* 1437 */
    {RT_TERM_LAND, 1366, 1437, 0, 0}, /* 1438 */
    {RT_TERM_LAND, 1438, 33, 0, 0}, /* 1439 */
    {RT_TERM_LAND, 1438, 311, 0, 0}, /* 1440 */
    {RT_TERM_LAND, 1438, 1369, 0, 0}, /* 1441 */
    {RT_TERM_LAND, 1438, 1380, 0, 0}, /* 1442 */
    {RT_TERM_LAND, 1438, 1414, 0, 0}, /* 1443 */
    {RT_TERM_SLICE, 1428, 34, 0, 2}, /* 1444 */
    {RT_TERM_EQ, 1444, 4, 0, 0}, /* 1445 */
    {RT_TERM_LAND, 1438, 1445, 0, 0}, /* 1446 */
    {RT_TERM_LAND, 1446, 33, 0, 0}, /* 1447 */
    {RT_TERM_LAND, 1446, 311, 0, 0}, /* 1448 */
    {RT_TERM_LAND, 1446, 1369, 0, 0}, /* 1449 */
    {RT_TERM_LAND, 1446, 1380, 0, 0}, /* 1450 */
    {RT_TERM_LAND, 1446, 1414, 0, 0}, /* 1451 */
    {RT_TERM_EQ, 1429, 86, 0, 0}, /* 1452 */
    {RT_TERM_LNOT, 1452, 0, 0, 0}, /* 1453 */
    {RT_TERM_LAND, 1446, 1453, 0, 0}, /* 1454 */
    {RT_TERM_LAND, 1454, 33, 0, 0}, /* 1455 */
    {RT_TERM_LAND, 1454, 311, 0, 0}, /* 1456 */
    {RT_TERM_LAND, 1454, 1369, 0, 0}, /* 1457 */
    {RT_TERM_LAND, 1454, 1380, 0, 0}, /* 1458 */
    {RT_TERM_LAND, 1454, 1414, 0, 0}, /* 1459 */
    {RT_TERM_EQ, 1429, 126, 0, 0}, /* 1460 */
    {RT_TERM_LOR, 1452, 1460, 0, 0}, /* 1461 */
    {RT_TERM_LAND, 1446, 1461, 0, 0}, /* 1462 */
    {RT_TERM_LAND, 1462, 33, 0, 0}, /* 1463 */
    {RT_TERM_LAND, 1462, 311, 0, 0}, /* 1464 */
    {RT_TERM_LAND, 1462, 1369, 0, 0}, /* 1465 */
    {RT_TERM_LAND, 1462, 1380, 0, 0}, /* 1466 */
    {RT_TERM_LAND, 1462, 1414, 0, 0}, /* 1467 */
    {RT_TERM_LAND, 1445, 1461, 0, 0}, /* 1468 */
    {RT_TERM_LNOT, 1468, 0, 0, 0}, /* 1469 */
    {RT_TERM_LAND, 1438, 1469, 0, 0}, /* 1470 */
    {RT_TERM_LAND, 1470, 33, 0, 0}, /* 1471 */
    {RT_TERM_LAND, 1470, 311, 0, 0}, /* 1472 */
    {RT_TERM_LAND, 1470, 1369, 0, 0}, /* 1473 */
    {RT_TERM_LAND, 1470, 1380, 0, 0}, /* 1474 */
    {RT_TERM_LAND, 1470, 1414, 0, 0}, /* 1475 */
    {RT_TERM_REG, 4, 0, 0, 5}, /* 1476 */
    {RT_TERM_REG, 4, 0, 0, 7}, /* 1477 */
    {RT_TERM_SLICE, 1477, 146, 0, 16}, /* 1478 */
    {RT_TERM_SLICE, 1477, 4, 0, 16}, /* 1479 */
    {RT_TERM_REG, 4, 0, 0, 3}, /* 1480 */
    {RT_TERM_SLICE, 1480, 4, 0, 1}, /* 1481 */
    {RT_TERM_REG, 21, 0, 0, 3}, /* 1482 */
    {RT_TERM_SLICE, 1482, 4, 0, 1}, /* 1483 */
    {RT_TERM_REG, 59, 0, 0, 3}, /* 1484 */
    {RT_TERM_SLICE, 1484, 4, 0, 1}, /* 1485 */
    {RT_TERM_REG, 34, 0, 0, 3}, /* 1486 */
    {RT_TERM_SLICE, 1486, 4, 0, 1}, /* 1487 */
    {RT_TERM_REG, 86, 0, 0, 3}, /* 1488 */
    {RT_TERM_SLICE, 1488, 4, 0, 1}, /* 1489 */
    {RT_TERM_REG, 126, 0, 0, 3}, /* 1490 */
    {RT_TERM_SLICE, 1490, 4, 0, 1}, /* 1491 */
    {RT_TERM_REG, 127, 0, 0, 3}, /* 1492 */
    {RT_TERM_SLICE, 1492, 4, 0, 1}, /* 1493 */
    {RT_TERM_REG, 128, 0, 0, 3}, /* 1494 */
    {RT_TERM_SLICE, 1494, 4, 0, 1}, /* 1495 */
    {RT_TERM_REG, 2, 0, 0, 3}, /* 1496 */
    {RT_TERM_SLICE, 1496, 4, 0, 1}, /* 1497 */
    {RT_TERM_REG, 129, 0, 0, 3}, /* 1498 */
    {RT_TERM_SLICE, 1498, 4, 0, 1}, /* 1499 */
    {RT_TERM_REG, 108, 0, 0, 3}, /* 1500 */
    {RT_TERM_SLICE, 1500, 4, 0, 1}, /* 1501 */
    {RT_TERM_REG, 89, 0, 0, 3}, /* 1502 */
    {RT_TERM_SLICE, 1502, 4, 0, 1}, /* 1503 */
    {RT_TERM_REG, 114, 0, 0, 3}, /* 1504 */
    {RT_TERM_SLICE, 1504, 4, 0, 1}, /* 1505 */
    {RT_TERM_REG, 118, 0, 0, 3}, /* 1506 */
    {RT_TERM_SLICE, 1506, 4, 0, 1}, /* 1507 */
    {RT_TERM_REG, 122, 0, 0, 3}, /* 1508 */
    {RT_TERM_SLICE, 1508, 4, 0, 1}, /* 1509 */
    {RT_TERM_SLICE, 21, 4, 0, 1}, /* 1510 */
    {RT_TERM_CAT, 1509, 1510, 0, 1}, /* 1511 */
    {RT_TERM_CAT, 1507, 1511, 0, 1}, /* 1512 */
    {RT_TERM_CAT, 1505, 1512, 0, 1}, /* 1513 */
    {RT_TERM_CAT, 1503, 1513, 0, 1}, /* 1514 */
    {RT_TERM_CAT, 1501, 1514, 0, 1}, /* 1515 */
    {RT_TERM_CAT, 1499, 1515, 0, 1}, /* 1516 */
    {RT_TERM_CAT, 1497, 1516, 0, 1}, /* 1517 */
    {RT_TERM_CAT, 1495, 1517, 0, 1}, /* 1518 */
    {RT_TERM_CAT, 1493, 1518, 0, 1}, /* 1519 */
    {RT_TERM_CAT, 1491, 1519, 0, 1}, /* 1520 */
    {RT_TERM_CAT, 1489, 1520, 0, 1}, /* 1521 */
    {RT_TERM_CAT, 1487, 1521, 0, 1}, /* 1522 */
    {RT_TERM_CAT, 1485, 1522, 0, 1}, /* 1523 */
    {RT_TERM_CAT, 1483, 1523, 0, 1}, /* 1524 */
    {RT_TERM_CAT, 1481, 1524, 0, 1}, /* 1525 */
    {RT_TERM_REG, 4, 0, 0, 6}, /* 1526 */
    {RT_TERM_LNOT, 1480, 0, 0, 0}, /* 1527 */
};

static const struct rt_use uses_binary_add_rr_40[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 3, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 20, 3, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 19, 22, 4, 0},
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 27, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 30, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 2, 27, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 39, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 48, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 52, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 56, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 61, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 62, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_binary_add_rr_30[] = {
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 27, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 30, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 2, 27, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 39, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 48, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 52, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 56, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 61, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 62, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_binary_subr_rr[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 3, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 20, 3, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 19, 22, 4, 0},
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 30, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 27, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 2, 27, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 48, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 39, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 56, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 52, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 62, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 61, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_binary_clamplep_rr_40[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 3, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 20, 3, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 19, 22, 4, 0},
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 27, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 30, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 74, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 76, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 2, 27, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 39, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 79, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 80, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 52, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 81, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 82, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 61, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 83, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 84, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_binary_clamplep_rr_30[] = {
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 27, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 30, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 74, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 76, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 2, 27, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 39, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 79, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 80, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 52, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 81, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 82, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 61, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 83, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 84, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_binary_sext_rr_40[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 3, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 20, 3, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 19, 22, 4, 0},
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 27, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 30, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 27, 28, 85, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 27, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 48, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 39, 28, 85, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 56, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 52, 28, 85, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 62, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 61, 28, 85, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_binary_sext_rr_30[] = {
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 27, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 30, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 27, 28, 85, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 27, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 48, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 39, 28, 85, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 56, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 52, 28, 85, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 62, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 61, 28, 85, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_binary_min_rr[] = {
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 27, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 30, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 2, 27, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 48, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 39, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 56, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 52, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 62, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 61, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_binary_add_rs_40[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 3, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 20, 3, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 19, 22, 4, 0},
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 27, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 30, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 2, 27, 32, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 4, 88, 4, 89, 1},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 39, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 48, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 52, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 56, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 61, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 62, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_binary_add_rs_30[] = {
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 27, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 30, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 2, 27, 32, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 4, 88, 4, 89, 1},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 39, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 48, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 52, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 56, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 61, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 62, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_binary_subr_rs[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 3, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 20, 3, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 19, 22, 4, 0},
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 30, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 27, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 2, 27, 32, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 4, 88, 4, 89, 1},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 48, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 39, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 56, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 52, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 62, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 61, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_binary_clamplep_rs_40[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 3, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 20, 3, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 19, 22, 4, 0},
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 27, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 30, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 94, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 96, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 2, 27, 32, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 4, 88, 4, 89, 1},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 39, 28, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 99, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 100, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 52, 28, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 101, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 102, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 61, 28, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 103, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 104, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_binary_clamplep_rs_30[] = {
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 27, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 30, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 94, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 96, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 2, 27, 32, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 4, 88, 4, 89, 1},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 39, 28, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 99, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 100, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 52, 28, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 101, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 102, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 61, 28, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 103, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 104, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_binary_sext_rs_40[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 3, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 20, 3, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 19, 22, 4, 0},
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 27, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 30, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 27, 28, 85, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 27, 32, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 4, 88, 4, 89, 1},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 48, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 39, 28, 85, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 56, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 52, 28, 85, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 62, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 61, 28, 85, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_binary_sext_rs_30[] = {
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 27, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 30, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 27, 28, 85, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 27, 32, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 4, 88, 4, 89, 1},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 48, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 39, 28, 85, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 56, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 52, 28, 85, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 62, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 61, 28, 85, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_binary_min_rs[] = {
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 27, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 30, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 2, 27, 32, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 4, 88, 4, 89, 1},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 48, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 39, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 56, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 52, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 62, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 61, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_binary_add_sr_40[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 3, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 20, 3, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 19, 22, 4, 0},
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 110, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 111, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 124, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 125, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 4, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 21, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 59, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 34, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 86, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 126, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 127, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 128, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 2, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 129, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 108, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 89, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 114, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 118, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 122, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 133, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 134, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 6, 133, 4, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 4, 133, 4, 114, 1},
    {RT_USE_READ, 0, -1, 0, 2, 139, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 140, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 139, 137, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 139, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 142, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 143, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 142, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 39, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 48, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 52, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 56, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 61, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 62, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_binary_add_sr_30[] = {
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 110, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 111, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 144, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 145, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 7, 144, 4, 146, 16},
    {RT_USE_READ, 0, -1, 0, 2, 147, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 148, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 7, 147, 4, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 124, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 125, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 4, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 21, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 59, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 34, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 86, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 126, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 127, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 128, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 2, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 129, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 108, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 89, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 114, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 118, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 122, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 133, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 134, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 6, 133, 4, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 4, 133, 4, 114, 1},
    {RT_USE_READ, 0, -1, 0, 2, 139, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 140, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 139, 137, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 139, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 142, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 143, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 142, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 39, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 48, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 52, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 56, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 61, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 62, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_binary_subr_sr[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 3, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 20, 3, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 19, 22, 4, 0},
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 111, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 110, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 125, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 124, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 4, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 21, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 59, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 34, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 86, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 126, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 127, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 128, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 2, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 129, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 108, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 89, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 114, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 118, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 122, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 134, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 133, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 6, 133, 4, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 4, 133, 4, 114, 1},
    {RT_USE_READ, 0, -1, 0, 2, 140, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 139, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 139, 137, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 139, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 143, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 142, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 142, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 48, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 39, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 56, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 52, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 62, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 61, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_binary_clamplep_sr_40[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 3, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 20, 3, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 19, 22, 4, 0},
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 110, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 111, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 150, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 151, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 124, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 125, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 153, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 154, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 4, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 21, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 59, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 34, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 86, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 126, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 127, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 128, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 2, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 129, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 108, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 89, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 114, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 118, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 122, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 133, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 134, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 156, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 157, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 6, 133, 4, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 4, 133, 4, 114, 1},
    {RT_USE_READ, 0, -1, 0, 2, 139, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 140, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 159, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 160, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 139, 137, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 139, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 142, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 143, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 162, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 163, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 142, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 39, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 79, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 80, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 52, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 81, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 82, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 61, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 83, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 84, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_binary_clamplep_sr_30[] = {
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 110, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 111, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 150, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 151, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 144, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 145, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 165, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 166, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 7, 144, 4, 146, 16},
    {RT_USE_READ, 0, -1, 0, 2, 147, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 148, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 168, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 169, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 7, 147, 4, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 124, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 125, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 153, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 154, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 4, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 21, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 59, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 34, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 86, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 126, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 127, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 128, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 2, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 129, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 108, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 89, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 114, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 118, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 122, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 133, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 134, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 156, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 157, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 6, 133, 4, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 4, 133, 4, 114, 1},
    {RT_USE_READ, 0, -1, 0, 2, 139, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 140, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 159, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 160, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 139, 137, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 139, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 142, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 143, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 162, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 163, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 142, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 39, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 79, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 80, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 52, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 81, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 82, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 61, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 83, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 84, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_binary_sext_sr_40[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 3, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 20, 3, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 19, 22, 4, 0},
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 110, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 111, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 110, 28, 85, 1},
    {RT_USE_READ, 0, -1, 0, 2, 124, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 125, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 124, 28, 85, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 4, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 21, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 59, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 34, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 86, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 126, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 127, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 128, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 2, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 129, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 108, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 89, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 114, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 118, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 122, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 133, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 134, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 133, 28, 85, 1},
    {RT_USE_WRITE, 0, -1, 1, 6, 133, 4, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 4, 133, 4, 114, 1},
    {RT_USE_READ, 0, -1, 0, 2, 139, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 140, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 139, 28, 85, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 139, 137, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 139, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 142, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 143, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 142, 28, 85, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 142, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 48, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 39, 28, 85, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 56, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 52, 28, 85, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 62, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 61, 28, 85, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_binary_sext_sr_30[] = {
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 110, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 111, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 110, 28, 85, 1},
    {RT_USE_READ, 0, -1, 0, 2, 144, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 145, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 144, 28, 85, 1},
    {RT_USE_WRITE, 0, -1, 1, 7, 144, 4, 146, 16},
    {RT_USE_READ, 0, -1, 0, 2, 147, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 148, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 147, 28, 85, 1},
    {RT_USE_WRITE, 0, -1, 1, 7, 147, 4, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 124, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 125, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 124, 28, 85, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 4, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 21, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 59, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 34, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 86, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 126, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 127, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 128, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 2, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 129, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 108, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 89, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 114, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 118, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 122, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 133, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 134, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 133, 28, 85, 1},
    {RT_USE_WRITE, 0, -1, 1, 6, 133, 4, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 4, 133, 4, 114, 1},
    {RT_USE_READ, 0, -1, 0, 2, 139, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 140, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 139, 28, 85, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 139, 137, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 139, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 142, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 143, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 142, 28, 85, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 142, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 48, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 39, 28, 85, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 56, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 52, 28, 85, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 62, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 61, 28, 85, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_binary_min_sr[] = {
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 110, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 111, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 144, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 145, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 7, 144, 4, 146, 16},
    {RT_USE_READ, 0, -1, 0, 2, 147, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 148, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 7, 147, 4, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 124, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 125, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 4, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 21, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 59, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 34, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 86, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 126, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 127, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 128, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 2, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 129, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 108, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 89, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 114, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 118, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 122, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 133, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 134, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 6, 133, 4, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 4, 133, 4, 114, 1},
    {RT_USE_READ, 0, -1, 0, 2, 139, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 140, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 139, 137, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 139, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 142, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 143, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 142, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 48, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 39, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 56, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 52, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 62, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 61, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_unary_div2s_rr[] = {
    {RT_USE_READ, 0, -1, 0, 3, 170, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 171, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 171, 28, 42, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 171, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 3, 173, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 174, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 172, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 172, 28, 42, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 173, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 174, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 178, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 179, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 180, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 177, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 177, 28, 42, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 178, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 179, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 180, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 182, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 182, 28, 42, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 183, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 184, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 185, 47, 4, 1},
};
static const struct rt_use uses_unary_hswap_rr_40[] = {
    {RT_USE_READ, 0, -1, 0, 3, 23, 186, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 198, 186, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 197, 199, 4, 0},
    {RT_USE_READ, 0, -1, 0, 3, 170, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 171, 28, 2, 8},
    {RT_USE_READ, 0, -1, 0, 2, 171, 28, 4, 8},
    {RT_USE_WRITE, 0, -1, 1, 2, 171, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 3, 173, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 174, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 172, 28, 2, 8},
    {RT_USE_READ, 0, -1, 0, 2, 172, 28, 4, 8},
    {RT_USE_WRITE, 0, -1, 1, 3, 173, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 174, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 178, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 179, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 180, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 177, 28, 2, 8},
    {RT_USE_READ, 0, -1, 0, 2, 177, 28, 4, 8},
    {RT_USE_WRITE, 0, -1, 1, 3, 178, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 179, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 180, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 182, 28, 2, 8},
    {RT_USE_READ, 0, -1, 0, 2, 182, 28, 4, 8},
    {RT_USE_WRITE, 0, -1, 1, 3, 183, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 184, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 185, 47, 4, 1},
};
static const struct rt_use uses_unary_hswap_rr_30[] = {
    {RT_USE_READ, 0, -1, 0, 3, 170, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 171, 28, 2, 8},
    {RT_USE_READ, 0, -1, 0, 2, 171, 28, 4, 8},
    {RT_USE_WRITE, 0, -1, 1, 2, 171, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 3, 173, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 174, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 172, 28, 2, 8},
    {RT_USE_READ, 0, -1, 0, 2, 172, 28, 4, 8},
    {RT_USE_WRITE, 0, -1, 1, 3, 173, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 174, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 178, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 179, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 180, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 177, 28, 2, 8},
    {RT_USE_READ, 0, -1, 0, 2, 177, 28, 4, 8},
    {RT_USE_WRITE, 0, -1, 1, 3, 178, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 179, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 180, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 182, 28, 2, 8},
    {RT_USE_READ, 0, -1, 0, 2, 182, 28, 4, 8},
    {RT_USE_WRITE, 0, -1, 1, 3, 183, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 184, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 185, 47, 4, 1},
};
static const struct rt_use uses_unary_div2s_rs[] = {
    {RT_USE_READ, 0, -1, 0, 3, 170, 24, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 171, 28, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 171, 28, 42, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 171, 32, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 4, 200, 4, 89, 1},
    {RT_USE_READ, 0, -1, 0, 3, 173, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 174, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 175, 47, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 172, 28, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 172, 28, 42, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 173, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 174, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 178, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 179, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 180, 47, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 177, 28, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 177, 28, 42, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 178, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 179, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 180, 47, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 182, 28, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 182, 28, 42, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 183, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 184, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 185, 47, 4, 1},
};
static const struct rt_use uses_unary_hswap_rs_40[] = {
    {RT_USE_READ, 0, -1, 0, 3, 23, 186, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 198, 186, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 197, 199, 4, 0},
    {RT_USE_READ, 0, -1, 0, 3, 170, 24, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 171, 28, 2, 8},
    {RT_USE_LATE, 0, -1, 0, 0, 171, 28, 4, 8},
    {RT_USE_WRITE, 0, -1, 1, 2, 171, 32, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 4, 200, 4, 89, 1},
    {RT_USE_READ, 0, -1, 0, 3, 173, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 174, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 175, 47, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 172, 28, 2, 8},
    {RT_USE_LATE, 0, -1, 0, 0, 172, 28, 4, 8},
    {RT_USE_WRITE, 0, -1, 1, 3, 173, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 174, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 178, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 179, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 180, 47, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 177, 28, 2, 8},
    {RT_USE_LATE, 0, -1, 0, 0, 177, 28, 4, 8},
    {RT_USE_WRITE, 0, -1, 1, 3, 178, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 179, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 180, 47, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 182, 28, 2, 8},
    {RT_USE_LATE, 0, -1, 0, 0, 182, 28, 4, 8},
    {RT_USE_WRITE, 0, -1, 1, 3, 183, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 184, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 185, 47, 4, 1},
};
static const struct rt_use uses_unary_hswap_rs_30[] = {
    {RT_USE_READ, 0, -1, 0, 3, 170, 24, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 171, 28, 2, 8},
    {RT_USE_LATE, 0, -1, 0, 0, 171, 28, 4, 8},
    {RT_USE_WRITE, 0, -1, 1, 2, 171, 32, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 4, 200, 4, 89, 1},
    {RT_USE_READ, 0, -1, 0, 3, 173, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 174, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 175, 47, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 172, 28, 2, 8},
    {RT_USE_LATE, 0, -1, 0, 0, 172, 28, 4, 8},
    {RT_USE_WRITE, 0, -1, 1, 3, 173, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 174, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 178, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 179, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 180, 47, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 177, 28, 2, 8},
    {RT_USE_LATE, 0, -1, 0, 0, 177, 28, 4, 8},
    {RT_USE_WRITE, 0, -1, 1, 3, 178, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 179, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 180, 47, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 182, 28, 2, 8},
    {RT_USE_LATE, 0, -1, 0, 0, 182, 28, 4, 8},
    {RT_USE_WRITE, 0, -1, 1, 3, 183, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 184, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 185, 47, 4, 1},
};
static const struct rt_use uses_unary_div2s_sr[] = {
    {RT_USE_READ, 0, -1, 0, 3, 170, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 202, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 202, 28, 42, 1},
    {RT_USE_READ, 0, -1, 0, 2, 204, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 204, 28, 42, 1},
    {RT_USE_WRITE, 0, -1, 1, 7, 204, 4, 146, 16},
    {RT_USE_READ, 0, -1, 0, 2, 206, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 206, 28, 42, 1},
    {RT_USE_WRITE, 0, -1, 1, 7, 206, 4, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 208, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 208, 28, 42, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 4, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 21, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 59, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 34, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 86, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 126, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 127, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 128, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 2, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 129, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 108, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 89, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 114, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 118, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 122, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 210, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 210, 28, 42, 1},
    {RT_USE_WRITE, 0, -1, 1, 6, 210, 4, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 4, 210, 4, 114, 1},
    {RT_USE_READ, 0, -1, 0, 2, 212, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 212, 28, 42, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 212, 137, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 212, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 213, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 213, 28, 42, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 213, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 3, 173, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 174, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 172, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 172, 28, 42, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 173, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 174, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 178, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 179, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 180, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 177, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 177, 28, 42, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 178, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 179, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 180, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 182, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 182, 28, 42, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 183, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 184, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 185, 47, 4, 1},
};
static const struct rt_use uses_unary_hswap_sr_40[] = {
    {RT_USE_READ, 0, -1, 0, 3, 23, 186, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 198, 186, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 197, 199, 4, 0},
    {RT_USE_READ, 0, -1, 0, 3, 170, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 202, 28, 2, 8},
    {RT_USE_READ, 0, -1, 0, 2, 202, 28, 4, 8},
    {RT_USE_READ, 0, -1, 0, 2, 208, 28, 2, 8},
    {RT_USE_READ, 0, -1, 0, 2, 208, 28, 4, 8},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 4, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 21, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 59, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 34, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 86, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 126, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 127, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 128, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 2, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 129, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 108, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 89, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 114, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 118, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 122, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 210, 28, 2, 8},
    {RT_USE_READ, 0, -1, 0, 2, 210, 28, 4, 8},
    {RT_USE_WRITE, 0, -1, 1, 6, 210, 4, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 4, 210, 4, 114, 1},
    {RT_USE_READ, 0, -1, 0, 2, 212, 28, 2, 8},
    {RT_USE_READ, 0, -1, 0, 2, 212, 28, 4, 8},
    {RT_USE_WRITE, 0, -1, 1, 0, 212, 137, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 212, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 213, 28, 2, 8},
    {RT_USE_READ, 0, -1, 0, 2, 213, 28, 4, 8},
    {RT_USE_WRITE, 0, -1, 1, 0, 213, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 3, 173, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 174, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 172, 28, 2, 8},
    {RT_USE_READ, 0, -1, 0, 2, 172, 28, 4, 8},
    {RT_USE_WRITE, 0, -1, 1, 3, 173, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 174, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 178, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 179, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 180, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 177, 28, 2, 8},
    {RT_USE_READ, 0, -1, 0, 2, 177, 28, 4, 8},
    {RT_USE_WRITE, 0, -1, 1, 3, 178, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 179, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 180, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 182, 28, 2, 8},
    {RT_USE_READ, 0, -1, 0, 2, 182, 28, 4, 8},
    {RT_USE_WRITE, 0, -1, 1, 3, 183, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 184, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 185, 47, 4, 1},
};
static const struct rt_use uses_unary_hswap_sr_30[] = {
    {RT_USE_READ, 0, -1, 0, 3, 170, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 202, 28, 2, 8},
    {RT_USE_READ, 0, -1, 0, 2, 202, 28, 4, 8},
    {RT_USE_READ, 0, -1, 0, 2, 204, 28, 2, 8},
    {RT_USE_READ, 0, -1, 0, 2, 204, 28, 4, 8},
    {RT_USE_WRITE, 0, -1, 1, 7, 204, 4, 146, 16},
    {RT_USE_READ, 0, -1, 0, 2, 206, 28, 2, 8},
    {RT_USE_READ, 0, -1, 0, 2, 206, 28, 4, 8},
    {RT_USE_WRITE, 0, -1, 1, 7, 206, 4, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 208, 28, 2, 8},
    {RT_USE_READ, 0, -1, 0, 2, 208, 28, 4, 8},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 4, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 21, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 59, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 34, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 86, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 126, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 127, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 128, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 2, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 129, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 108, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 89, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 114, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 118, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 122, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 210, 28, 2, 8},
    {RT_USE_READ, 0, -1, 0, 2, 210, 28, 4, 8},
    {RT_USE_WRITE, 0, -1, 1, 6, 210, 4, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 4, 210, 4, 114, 1},
    {RT_USE_READ, 0, -1, 0, 2, 212, 28, 2, 8},
    {RT_USE_READ, 0, -1, 0, 2, 212, 28, 4, 8},
    {RT_USE_WRITE, 0, -1, 1, 0, 212, 137, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 212, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 213, 28, 2, 8},
    {RT_USE_READ, 0, -1, 0, 2, 213, 28, 4, 8},
    {RT_USE_WRITE, 0, -1, 1, 0, 213, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 3, 173, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 174, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 172, 28, 2, 8},
    {RT_USE_READ, 0, -1, 0, 2, 172, 28, 4, 8},
    {RT_USE_WRITE, 0, -1, 1, 3, 173, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 174, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 178, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 179, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 180, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 177, 28, 2, 8},
    {RT_USE_READ, 0, -1, 0, 2, 177, 28, 4, 8},
    {RT_USE_WRITE, 0, -1, 1, 3, 178, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 179, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 180, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 182, 28, 2, 8},
    {RT_USE_READ, 0, -1, 0, 2, 182, 28, 4, 8},
    {RT_USE_WRITE, 0, -1, 1, 3, 183, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 184, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 185, 47, 4, 1},
};
static const struct rt_use uses_slct_rr_40[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 3, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 20, 3, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 19, 22, 4, 0},
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 27, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 214, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 217, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 2, 27, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 39, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 218, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 220, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 52, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 221, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 223, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 61, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 224, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 226, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_slct_rr_30[] = {
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 27, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 214, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 217, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 2, 27, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 39, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 218, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 220, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 52, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 221, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 223, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 61, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 224, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 226, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_slct_rs_40[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 3, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 20, 3, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 19, 22, 4, 0},
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 27, 24, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 214, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 217, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 2, 27, 32, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 4, 88, 4, 89, 1},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 39, 24, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 218, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 220, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 52, 24, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 221, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 223, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 61, 24, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 224, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 226, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_slct_rs_30[] = {
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 27, 24, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 214, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 217, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 2, 27, 32, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 4, 88, 4, 89, 1},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 39, 24, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 218, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 220, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 52, 24, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 221, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 223, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 61, 24, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 224, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 226, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_slct_sr_40[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 3, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 20, 3, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 19, 22, 4, 0},
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 110, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 227, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 229, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 3, 124, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 230, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 232, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 4, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 21, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 59, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 34, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 86, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 126, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 127, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 128, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 2, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 129, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 108, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 89, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 114, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 118, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 122, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 133, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 233, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 235, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 6, 133, 4, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 4, 133, 4, 114, 1},
    {RT_USE_READ, 0, -1, 0, 3, 139, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 236, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 238, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 139, 137, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 139, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 3, 142, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 239, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 241, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 142, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 39, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 218, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 220, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 52, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 221, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 223, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 61, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 224, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 226, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_slct_sr_30[] = {
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 110, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 227, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 229, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 3, 144, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 242, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 244, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 7, 144, 4, 146, 16},
    {RT_USE_READ, 0, -1, 0, 3, 147, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 245, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 247, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 7, 147, 4, 4, 16},
    {RT_USE_READ, 0, -1, 0, 3, 124, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 230, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 232, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 4, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 21, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 59, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 34, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 86, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 126, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 127, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 128, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 2, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 129, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 108, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 89, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 114, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 118, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 122, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 133, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 233, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 235, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 6, 133, 4, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 4, 133, 4, 114, 1},
    {RT_USE_READ, 0, -1, 0, 3, 139, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 236, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 238, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 139, 137, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 139, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 3, 142, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 239, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 241, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 142, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 39, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 218, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 220, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 52, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 221, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 223, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 61, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 224, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 226, 31, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_mov_r_40[] = {
    {RT_USE_READ, 0, -1, 0, 3, 23, 186, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 198, 186, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 197, 199, 4, 0},
    {RT_USE_READ, 0, -1, 0, 3, 170, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 171, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 2, 171, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 3, 173, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 174, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 172, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 173, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 174, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 178, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 179, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 180, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 177, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 178, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 179, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 180, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 182, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 183, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 184, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 185, 47, 4, 1},
};
static const struct rt_use uses_mov_r_30[] = {
    {RT_USE_READ, 0, -1, 0, 3, 170, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 171, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 2, 171, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 3, 173, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 174, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 172, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 173, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 174, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 178, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 179, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 180, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 177, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 178, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 179, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 180, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 182, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 183, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 184, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 185, 47, 4, 1},
};
static const struct rt_use uses_mov_i_40[] = {
    {RT_USE_READ, 0, -1, 0, 3, 23, 186, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 198, 186, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 197, 199, 4, 0},
    {RT_USE_READ, 0, -1, 0, 3, 170, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 171, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 3, 173, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 174, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 175, 47, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 173, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 174, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 178, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 179, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 180, 47, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 178, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 179, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 180, 47, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 183, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 184, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 185, 47, 4, 1},
};
static const struct rt_use uses_mov_i_30[] = {
    {RT_USE_READ, 0, -1, 0, 3, 170, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 2, 171, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 3, 173, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 174, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 175, 47, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 173, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 174, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 178, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 179, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 180, 47, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 178, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 179, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 180, 47, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 183, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 184, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 185, 47, 4, 1},
};
static const struct rt_use uses_mov_sr_40[] = {
    {RT_USE_READ, 0, -1, 0, 3, 23, 186, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 198, 186, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 197, 199, 4, 0},
    {RT_USE_READ, 0, -1, 0, 3, 170, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 202, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 208, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 4, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 21, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 59, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 34, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 86, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 126, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 127, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 128, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 2, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 129, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 108, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 89, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 114, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 118, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 122, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 210, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 6, 210, 4, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 4, 210, 4, 114, 1},
    {RT_USE_READ, 0, -1, 0, 2, 212, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 212, 137, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 212, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 213, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 213, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 3, 173, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 174, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 172, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 173, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 174, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 178, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 179, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 180, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 177, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 178, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 179, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 180, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 182, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 183, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 184, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 185, 47, 4, 1},
};
static const struct rt_use uses_mov_sr_30[] = {
    {RT_USE_READ, 0, -1, 0, 3, 170, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 202, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 204, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 7, 204, 4, 146, 16},
    {RT_USE_READ, 0, -1, 0, 2, 206, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 7, 206, 4, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 208, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 4, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 21, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 59, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 34, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 86, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 126, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 127, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 128, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 2, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 129, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 108, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 89, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 114, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 118, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 122, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 210, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 6, 210, 4, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 4, 210, 4, 114, 1},
    {RT_USE_READ, 0, -1, 0, 2, 212, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 212, 137, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 212, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 213, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 213, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 3, 173, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 174, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 172, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 173, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 174, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 178, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 179, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 180, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 177, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 178, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 179, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 180, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 182, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 183, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 184, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 185, 47, 4, 1},
};
static const struct rt_use uses_mov_si_40[] = {
    {RT_USE_READ, 0, -1, 0, 3, 23, 186, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 198, 186, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 197, 199, 4, 0},
    {RT_USE_READ, 0, -1, 0, 3, 170, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 4, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 21, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 59, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 34, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 86, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 126, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 127, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 128, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 2, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 129, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 108, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 89, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 114, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 118, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 122, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 6, 210, 4, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 4, 210, 4, 114, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 212, 137, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 212, 137, 34, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 213, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 3, 173, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 174, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 175, 47, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 173, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 174, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 178, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 179, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 180, 47, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 178, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 179, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 180, 47, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 183, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 184, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 185, 47, 4, 1},
};
static const struct rt_use uses_mov_si_30[] = {
    {RT_USE_READ, 0, -1, 0, 3, 170, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 7, 204, 4, 146, 16},
    {RT_USE_WRITE, 0, -1, 1, 7, 206, 4, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 4, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 21, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 59, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 34, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 86, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 126, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 127, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 128, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 2, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 129, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 108, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 89, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 114, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 118, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 122, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 208, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 6, 210, 4, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 4, 210, 4, 114, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 212, 137, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 212, 137, 34, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 213, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 3, 173, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 174, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 175, 47, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 173, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 174, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 175, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 178, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 179, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 180, 47, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 178, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 179, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 180, 47, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 183, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 184, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 185, 47, 4, 1},
};
static const struct rt_use uses_set_setgt_r_40[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 248, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 260, 248, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 259, 261, 4, 0},
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 39, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 48, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 52, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 56, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 61, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 62, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_set_setgt_r_30[] = {
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 39, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 48, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 52, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 56, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 61, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 62, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_set_setlep_r_40[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 248, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 260, 248, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 259, 261, 4, 0},
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 39, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 265, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 266, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 52, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 267, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 268, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 61, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 269, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 270, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_set_setlep_r_30[] = {
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 39, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 265, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 266, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 52, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 267, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 268, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 61, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 269, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 270, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_set_setzero_r[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 248, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 260, 248, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 259, 261, 4, 0},
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 39, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 273, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 52, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 275, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 61, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 277, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_set_btest_r_40[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 248, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 260, 248, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 259, 261, 4, 0},
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 48, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 39, 32, 279, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 56, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 52, 32, 279, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 62, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 61, 32, 279, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_set_btest_r_30[] = {
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 48, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 39, 32, 279, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 56, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 52, 32, 279, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 62, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 61, 32, 279, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_set_setgt_s_40[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 248, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 260, 248, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 259, 261, 4, 0},
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 4, 280, 4, 89, 1},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 39, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 48, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 52, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 56, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 61, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 62, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_set_setgt_s_30[] = {
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 4, 280, 4, 89, 1},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 39, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 48, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 52, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 56, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 61, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 62, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_set_setlep_s_40[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 248, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 260, 248, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 259, 261, 4, 0},
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 4, 280, 4, 89, 1},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 39, 32, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 284, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 285, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 52, 32, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 286, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 287, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 61, 32, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 288, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 289, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_set_setlep_s_30[] = {
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 4, 280, 4, 89, 1},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 39, 32, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 284, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 285, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 52, 32, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 286, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 287, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 61, 32, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 288, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 289, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_set_setzero_s[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 248, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 260, 248, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 259, 261, 4, 0},
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 4, 280, 4, 89, 1},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 39, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 292, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 52, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 294, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 61, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 296, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_set_btest_s_40[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 248, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 260, 248, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 259, 261, 4, 0},
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 4, 280, 4, 89, 1},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 48, 28, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 39, 32, 279, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 56, 28, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 52, 32, 279, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 62, 28, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 61, 32, 279, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_set_btest_s_30[] = {
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 4, 280, 4, 89, 1},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 48, 28, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 39, 32, 279, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 56, 28, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 52, 32, 279, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 62, 28, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 61, 32, 279, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_complement_rr_40[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 3, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 20, 3, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 19, 22, 4, 0},
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 27, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 2, 27, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 39, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 52, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 61, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_complement_rr_30[] = {
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 27, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 2, 27, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 39, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 52, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 61, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_complement_rs_40[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 3, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 20, 3, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 19, 22, 4, 0},
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 27, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 2, 27, 32, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 4, 88, 4, 89, 1},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 39, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 52, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 61, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_complement_rs_30[] = {
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 27, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 2, 27, 32, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 4, 88, 4, 89, 1},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 39, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 52, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 61, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_complement_sr_40[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 3, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 20, 3, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 19, 22, 4, 0},
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 110, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 124, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 4, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 21, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 59, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 34, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 86, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 126, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 127, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 128, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 2, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 129, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 108, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 89, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 114, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 118, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 122, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 133, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 6, 133, 4, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 4, 133, 4, 114, 1},
    {RT_USE_READ, 0, -1, 0, 2, 139, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 139, 137, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 139, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 142, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 142, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 39, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 52, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 61, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_complement_sr_30[] = {
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 110, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 144, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 7, 144, 4, 146, 16},
    {RT_USE_READ, 0, -1, 0, 2, 147, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 7, 147, 4, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 124, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 4, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 21, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 59, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 34, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 86, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 126, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 127, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 128, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 2, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 129, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 108, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 89, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 114, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 118, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 122, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 133, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 6, 133, 4, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 4, 133, 4, 114, 1},
    {RT_USE_READ, 0, -1, 0, 2, 139, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 139, 137, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 139, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 142, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 142, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 39, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 52, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 61, 28, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_bra_40[] = {
    {RT_USE_READ, 0, -1, 0, 3, 43, 297, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 309, 297, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 308, 310, 4, 0},
    {RT_USE_READ, 0, -1, 0, 3, 311, 24, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 312, 35, 4, 0},
};
static const struct rt_use uses_bra_30[] = {
    {RT_USE_READ, 0, -1, 0, 3, 311, 24, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 312, 35, 4, 0},
};
static const struct rt_use uses_call_40[] = {
    {RT_USE_READ, 0, -1, 0, 3, 43, 297, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 309, 297, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 308, 310, 4, 0},
    {RT_USE_READ, 0, -1, 0, 3, 311, 24, 4, 1},
    {RT_USE_JUMP, ISADORA_CALLS, -1, 2, -1, 312, 35, 4, 0},
};
static const struct rt_use uses_call_30[] = {
    {RT_USE_READ, 0, -1, 0, 3, 311, 24, 4, 1},
    {RT_USE_JUMP, ISADORA_CALLS, -1, 2, -1, 312, 35, 4, 0},
};
static const struct rt_use uses_ret_40[] = {
    {RT_USE_READ, 0, -1, 0, 3, 43, 313, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 325, 313, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 324, 326, 4, 0},
    {RT_USE_READ, 0, -1, 0, 3, 311, 35, 4, 1},
    {RT_USE_JUMP, ISADORA_RETURNS, -1, 2, -1, 328, 329, 4, 0},
};
static const struct rt_use uses_ret_30[] = {
    {RT_USE_READ, 0, -1, 0, 3, 311, 35, 4, 1},
    {RT_USE_JUMP, ISADORA_RETURNS, -1, 2, -1, 328, 329, 4, 0},
};
static const struct rt_use uses_sleep_40[] = {
    {RT_USE_READ, 0, -1, 0, 3, 43, 313, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 325, 313, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 324, 326, 4, 0},
    {RT_USE_READ, 0, -1, 0, 3, 311, 35, 4, 1},
    {RT_USE_WAIT, 0, -1, 0, 4, 328, 4, 108, 1},
    {RT_USE_WAIT, 0, -1, 0, 4, 333, 4, 89, 1},
};
static const struct rt_use uses_sleep_30[] = {
    {RT_USE_READ, 0, -1, 0, 3, 311, 35, 4, 1},
    {RT_USE_WAIT, 0, -1, 0, 4, 328, 4, 108, 1},
    {RT_USE_WAIT, 0, -1, 0, 4, 333, 4, 89, 1},
};
static const struct rt_use uses_wait_wstc_40[] = {
    {RT_USE_READ, 0, -1, 0, 3, 43, 297, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 309, 297, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 308, 310, 4, 0},
    {RT_USE_READ, 0, -1, 0, 3, 311, 24, 4, 1},
    {RT_USE_WAIT, 0, -1, 0, 4, 312, 4, 35, 1},
};
static const struct rt_use uses_wait_wstc_30[] = {
    {RT_USE_READ, 0, -1, 0, 3, 311, 24, 4, 1},
    {RT_USE_WAIT, 0, -1, 0, 4, 312, 4, 35, 1},
};
static const struct rt_use uses_logic_and_free_40[] = {
    {RT_USE_READ, 0, -1, 0, 3, 43, 186, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 336, 186, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 335, 337, 4, 0},
    {RT_USE_READ, 0, -1, 0, 3, 21, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 21, 28, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 21, 35, 4, 1},
};
static const struct rt_use uses_logic_and_free_30[] = {
    {RT_USE_READ, 0, -1, 0, 3, 21, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 21, 28, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 21, 35, 4, 1},
};
static const struct rt_use uses_logic_and_guarded_40[] = {
    {RT_USE_READ, 0, -1, 0, 3, 43, 248, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 340, 248, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 339, 341, 4, 0},
    {RT_USE_READ, 0, -1, 0, 3, 21, 31, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 342, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 342, 28, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 342, 35, 4, 1},
};
static const struct rt_use uses_logic_and_guarded_30[] = {
    {RT_USE_READ, 0, -1, 0, 3, 21, 31, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 342, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 342, 28, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 342, 35, 4, 1},
};
static const struct rt_use uses_nop_40[] = {
    {RT_USE_READ, 0, -1, 0, 3, 43, 313, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 325, 313, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 324, 326, 4, 0},
    {RT_USE_READ, 0, -1, 0, 3, 311, 35, 4, 1},
};
static const struct rt_use uses_nop_30[] = {
    {RT_USE_READ, 0, -1, 0, 3, 311, 35, 4, 1},
};
static const struct rt_use uses_clicnt_40[] = {
    {RT_USE_READ, 0, -1, 0, 3, 43, 313, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 325, 313, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 324, 326, 4, 0},
    {RT_USE_READ, 0, -1, 0, 3, 311, 35, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 6, 328, 4, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 4, 328, 4, 114, 1},
};
static const struct rt_use uses_clicnt_30[] = {
    {RT_USE_READ, 0, -1, 0, 3, 311, 35, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 6, 328, 4, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 4, 328, 4, 114, 1},
};
static const struct rt_use uses_lmul_lmulu_40[] = {
    {RT_USE_READ, 0, -1, 0, 3, 170, 343, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 355, 343, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 354, 356, 4, 0},
    {RT_USE_READ, 0, -1, 0, 3, 43, 32, 4, 1},
    {RT_USE_BUSY, 0, 0, 3, -1, 358, 4, 4, 0},
    {RT_USE_READ, 0, -1, 0, 2, 358, 35, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 359, 24, 4, 16},
    {RT_USE_WRITE, 0, 0, 3, 7, 358, 4, 4, 32},
};
static const struct rt_use uses_lmul_lmulu_30[] = {
    {RT_USE_READ, 0, -1, 0, 3, 43, 32, 4, 1},
    {RT_USE_BUSY, 0, 0, 3, -1, 358, 4, 4, 0},
    {RT_USE_READ, 0, -1, 0, 2, 358, 35, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 359, 24, 4, 16},
    {RT_USE_WRITE, 0, 0, 3, 7, 358, 4, 4, 32},
};
static const struct rt_use uses_lshift_lsrr_40[] = {
    {RT_USE_READ, 0, -1, 0, 3, 170, 360, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 372, 360, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 371, 373, 4, 0},
    {RT_USE_READ, 0, -1, 0, 3, 43, 47, 4, 1},
    {RT_USE_BUSY, 0, 0, 1, -1, 375, 4, 4, 0},
    {RT_USE_READ, 0, -1, 0, 7, 375, 4, 4, 32},
    {RT_USE_READ, 0, -1, 0, 2, 376, 35, 4, 16},
    {RT_USE_WRITE, 0, 0, 1, 7, 375, 4, 4, 32},
};
static const struct rt_use uses_lshift_lsrr_30[] = {
    {RT_USE_READ, 0, -1, 0, 3, 43, 47, 4, 1},
    {RT_USE_BUSY, 0, 0, 1, -1, 375, 4, 4, 0},
    {RT_USE_READ, 0, -1, 0, 7, 375, 4, 4, 32},
    {RT_USE_READ, 0, -1, 0, 2, 376, 35, 4, 16},
    {RT_USE_WRITE, 0, 0, 1, 7, 375, 4, 4, 32},
};
static const struct rt_use uses_ldivu[] = {
    {RT_USE_READ, 0, -1, 0, 3, 43, 47, 4, 1},
    {RT_USE_BUSY, 0, 0, 34, -1, 375, 4, 4, 0},
    {RT_USE_READ, 0, -1, 0, 2, 376, 35, 4, 16},
    {RT_USE_READ, 0, -1, 0, 7, 380, 4, 4, 32},
    {RT_USE_READ, 0, -1, 0, 2, 381, 35, 4, 16},
    {RT_USE_WRITE, 0, 0, 34, 7, 375, 4, 4, 32},
};
static const struct rt_use uses_lut_rr_40[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 3, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 20, 3, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 19, 22, 4, 0},
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 27, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 386, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 391, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 396, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 401, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 406, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 411, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 414, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 418, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 421, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 427, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 432, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 436, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 441, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 444, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 457, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 458, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 30, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 462, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 464, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 469, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 472, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 474, 28, 2, 2},
    {RT_USE_READ, 0, -1, 0, 2, 480, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 483, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 487, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 493, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 496, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 498, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 500, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 503, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 505, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 508, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 512, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 516, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 519, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 522, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 523, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 526, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 529, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 530, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 531, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 532, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 535, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 537, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 539, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 543, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 546, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 548, 549, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 551, 146, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 553, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 554, 555, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 556, 557, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 559, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 560, 561, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 562, 563, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 565, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 566, 567, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 568, 569, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 474, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 570, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 571, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 572, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 577, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 579, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 485, 28, 2, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 581, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 589, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 589, 28, 2, 2},
    {RT_USE_READ, 0, -1, 0, 2, 591, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 592, 28, 4, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 593, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 594, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 596, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 602, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 606, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 610, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 613, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 617, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 619, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 622, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 623, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 626, 382, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 2, 27, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 628, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 629, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 631, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 632, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 633, 549, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 634, 146, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 635, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 636, 555, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 637, 557, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 638, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 639, 561, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 640, 563, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 641, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 642, 567, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 643, 569, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 645, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 648, 137, 34, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 650, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 651, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 652, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 653, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 654, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 655, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 657, 28, 2, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 659, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 663, 28, 4, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 670, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 674, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 675, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 676, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 677, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 678, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 679, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 680, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 681, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 682, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 683, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 684, 382, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 686, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 687, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 689, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 690, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 691, 549, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 692, 146, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 693, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 694, 555, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 695, 557, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 696, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 697, 561, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 698, 563, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 699, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 700, 567, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 701, 569, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 703, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 706, 137, 34, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 708, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 709, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 710, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 711, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 712, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 713, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 715, 28, 2, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 717, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 721, 28, 4, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 728, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 732, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 733, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 734, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 735, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 736, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 737, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 738, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 739, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 740, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 741, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 742, 382, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 744, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 745, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 747, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 748, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 749, 549, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 750, 146, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 751, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 752, 555, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 753, 557, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 754, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 755, 561, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 756, 563, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 757, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 758, 567, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 759, 569, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 761, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 764, 137, 34, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 766, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 767, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 768, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 769, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 770, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 771, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 773, 28, 2, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 775, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 779, 28, 4, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 786, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 790, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 791, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 792, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 793, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 794, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 795, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 796, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 797, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 798, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 799, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 800, 382, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_lut_rr_30[] = {
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 27, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 386, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 391, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 396, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 401, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 406, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 411, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 414, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 418, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 421, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 427, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 432, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 436, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 441, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 444, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 457, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 458, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 30, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 462, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 464, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 469, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 472, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 474, 28, 2, 2},
    {RT_USE_READ, 0, -1, 0, 2, 480, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 483, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 487, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 493, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 496, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 498, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 500, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 503, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 505, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 508, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 512, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 516, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 519, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 522, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 523, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 526, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 529, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 530, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 531, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 532, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 535, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 537, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 539, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 543, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 546, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 548, 549, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 551, 146, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 553, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 554, 555, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 556, 557, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 559, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 560, 561, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 562, 563, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 565, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 566, 567, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 568, 569, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 474, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 570, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 571, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 572, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 577, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 579, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 485, 28, 2, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 581, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 589, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 589, 28, 2, 2},
    {RT_USE_READ, 0, -1, 0, 2, 591, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 592, 28, 4, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 593, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 594, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 596, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 602, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 606, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 610, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 613, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 617, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 619, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 622, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 623, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 626, 382, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 2, 27, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 628, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 629, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 631, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 632, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 633, 549, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 634, 146, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 635, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 636, 555, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 637, 557, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 638, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 639, 561, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 640, 563, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 641, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 642, 567, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 643, 569, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 645, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 648, 137, 34, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 650, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 651, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 652, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 653, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 654, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 655, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 657, 28, 2, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 659, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 663, 28, 4, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 670, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 674, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 675, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 676, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 677, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 678, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 679, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 680, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 681, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 682, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 683, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 684, 382, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 686, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 687, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 689, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 690, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 691, 549, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 692, 146, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 693, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 694, 555, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 695, 557, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 696, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 697, 561, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 698, 563, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 699, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 700, 567, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 701, 569, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 703, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 706, 137, 34, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 708, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 709, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 710, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 711, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 712, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 713, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 715, 28, 2, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 717, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 721, 28, 4, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 728, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 732, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 733, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 734, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 735, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 736, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 737, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 738, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 739, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 740, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 741, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 742, 382, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 744, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 745, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 747, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 748, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 749, 549, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 750, 146, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 751, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 752, 555, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 753, 557, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 754, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 755, 561, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 756, 563, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 757, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 758, 567, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 759, 569, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 761, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 764, 137, 34, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 766, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 767, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 768, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 769, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 770, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 771, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 773, 28, 2, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 775, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 779, 28, 4, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 786, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 790, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 791, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 792, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 793, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 794, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 795, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 796, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 797, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 798, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 799, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 800, 382, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_lut_rs_40[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 3, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 20, 3, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 19, 22, 4, 0},
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 27, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 386, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 391, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 396, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 401, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 406, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 411, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 414, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 418, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 421, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 427, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 432, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 436, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 441, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 444, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 457, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 458, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 30, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 462, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 464, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 805, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 472, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 474, 28, 2, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 810, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 483, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 487, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 816, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 496, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 498, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 500, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 503, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 505, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 508, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 512, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 516, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 519, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 819, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 820, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 821, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 822, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 823, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 824, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 825, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 535, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 537, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 539, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 543, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 546, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 827, 549, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 829, 146, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 553, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 830, 555, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 831, 557, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 559, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 832, 561, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 833, 563, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 565, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 834, 567, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 835, 569, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 474, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 570, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 571, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 572, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 577, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 579, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 485, 28, 2, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 581, 137, 34, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 838, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 838, 28, 2, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 840, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 592, 28, 4, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 841, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 842, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 844, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 845, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 846, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 847, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 848, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 849, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 851, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 852, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 853, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 854, 382, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 2, 27, 32, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 4, 88, 4, 89, 1},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 628, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 629, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 631, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 632, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 855, 549, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 856, 146, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 635, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 857, 555, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 858, 557, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 638, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 859, 561, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 860, 563, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 641, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 861, 567, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 862, 569, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 645, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 865, 137, 34, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 650, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 651, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 652, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 653, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 654, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 655, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 657, 28, 2, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 659, 137, 34, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 663, 28, 4, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 869, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 873, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 874, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 875, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 876, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 877, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 878, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 879, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 880, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 881, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 882, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 883, 382, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 686, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 687, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 689, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 690, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 884, 549, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 885, 146, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 693, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 886, 555, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 887, 557, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 696, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 888, 561, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 889, 563, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 699, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 890, 567, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 891, 569, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 703, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 894, 137, 34, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 708, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 709, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 710, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 711, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 712, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 713, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 715, 28, 2, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 717, 137, 34, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 721, 28, 4, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 898, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 902, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 903, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 904, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 905, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 906, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 907, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 908, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 909, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 910, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 911, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 912, 382, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 744, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 745, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 747, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 748, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 913, 549, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 914, 146, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 751, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 915, 555, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 916, 557, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 754, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 917, 561, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 918, 563, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 757, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 919, 567, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 920, 569, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 761, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 923, 137, 34, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 766, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 767, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 768, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 769, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 770, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 771, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 773, 28, 2, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 775, 137, 34, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 779, 28, 4, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 927, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 931, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 932, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 933, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 934, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 935, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 936, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 937, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 938, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 939, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 940, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 941, 382, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_lut_rs_30[] = {
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 27, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 386, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 391, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 396, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 401, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 406, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 411, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 414, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 418, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 421, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 427, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 432, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 436, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 441, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 444, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 457, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 458, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 30, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 462, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 464, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 805, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 472, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 474, 28, 2, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 810, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 483, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 487, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 816, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 496, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 498, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 500, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 503, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 505, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 508, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 512, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 516, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 519, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 819, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 820, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 821, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 822, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 823, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 824, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 825, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 535, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 537, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 539, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 543, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 546, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 827, 549, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 829, 146, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 553, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 830, 555, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 831, 557, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 559, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 832, 561, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 833, 563, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 565, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 834, 567, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 835, 569, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 474, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 570, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 571, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 572, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 577, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 579, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 485, 28, 2, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 581, 137, 34, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 838, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 838, 28, 2, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 840, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 592, 28, 4, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 841, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 842, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 844, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 845, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 846, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 847, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 848, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 849, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 851, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 852, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 853, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 854, 382, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 2, 27, 32, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 4, 88, 4, 89, 1},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 628, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 629, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 631, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 632, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 855, 549, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 856, 146, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 635, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 857, 555, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 858, 557, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 638, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 859, 561, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 860, 563, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 641, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 861, 567, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 862, 569, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 645, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 865, 137, 34, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 650, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 651, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 652, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 653, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 654, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 655, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 657, 28, 2, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 659, 137, 34, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 663, 28, 4, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 869, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 873, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 874, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 875, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 876, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 877, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 878, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 879, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 880, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 881, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 882, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 883, 382, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 686, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 687, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 689, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 690, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 884, 549, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 885, 146, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 693, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 886, 555, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 887, 557, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 696, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 888, 561, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 889, 563, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 699, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 890, 567, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 891, 569, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 703, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 894, 137, 34, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 708, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 709, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 710, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 711, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 712, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 713, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 715, 28, 2, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 717, 137, 34, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 721, 28, 4, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 898, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 902, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 903, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 904, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 905, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 906, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 907, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 908, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 909, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 910, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 911, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 912, 382, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 744, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 745, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 747, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 748, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 913, 549, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 914, 146, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 751, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 915, 555, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 916, 557, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 754, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 917, 561, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 918, 563, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 757, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 919, 567, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 920, 569, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 761, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 923, 137, 34, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 766, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 767, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 768, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 769, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 770, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 771, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 773, 28, 2, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 775, 137, 34, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 779, 28, 4, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 927, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 931, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 932, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 933, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 934, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 935, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 936, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 937, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 938, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 939, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 940, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 941, 382, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_lut_sr_40[] = {
    {RT_USE_READ, 0, -1, 0, 3, 0, 3, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 20, 3, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 19, 22, 4, 0},
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 27, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 386, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 391, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 396, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 401, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 406, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 411, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 414, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 418, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 421, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 427, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 432, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 436, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 441, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 444, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 457, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 458, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 30, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 462, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 464, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 469, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 472, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 474, 28, 2, 2},
    {RT_USE_READ, 0, -1, 0, 2, 480, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 483, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 487, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 493, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 496, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 498, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 500, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 503, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 505, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 508, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 512, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 516, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 519, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 522, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 523, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 526, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 529, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 530, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 531, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 532, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 535, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 943, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 944, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 946, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 947, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 948, 549, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 949, 146, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 950, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 951, 555, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 952, 557, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 953, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 954, 561, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 955, 563, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 956, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 957, 567, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 958, 569, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 960, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 963, 137, 34, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 965, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 966, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 967, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 968, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 969, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 970, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 972, 28, 2, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 974, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 975, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 975, 28, 2, 2},
    {RT_USE_READ, 0, -1, 0, 2, 976, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 980, 28, 4, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 987, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 991, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 992, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 993, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 994, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 995, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 996, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 997, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 998, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 999, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1000, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1001, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1003, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1004, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1006, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1007, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 1008, 549, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1009, 146, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1010, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 1011, 555, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1012, 557, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1013, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 1014, 561, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1015, 563, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1016, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 1017, 567, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1018, 569, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1020, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 1023, 137, 34, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 1025, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1026, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1027, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1028, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1029, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 1030, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 1032, 28, 2, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 1034, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1035, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 1035, 28, 2, 2},
    {RT_USE_READ, 0, -1, 0, 2, 1036, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 1040, 28, 4, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 1047, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1051, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 1052, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1053, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1054, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1055, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1056, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1057, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1058, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1059, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1060, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1061, 382, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 4, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 21, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 59, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 34, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 86, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 126, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 127, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 128, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 2, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 129, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 108, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 89, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 114, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 118, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 122, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1063, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1064, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1066, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1067, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 1068, 549, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1069, 146, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1070, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 1071, 555, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1072, 557, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1073, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 1074, 561, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1075, 563, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1076, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 1077, 567, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1078, 569, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1080, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 1083, 137, 34, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 1085, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1086, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1087, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1088, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1089, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 1090, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 1092, 28, 2, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 1094, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1095, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 1095, 28, 2, 2},
    {RT_USE_READ, 0, -1, 0, 2, 1096, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 1100, 28, 4, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 1107, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1111, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 1112, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1113, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1114, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1115, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1116, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1117, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1118, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1119, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1120, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1121, 382, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 6, 133, 4, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 4, 133, 4, 114, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1123, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1124, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1126, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1127, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 1128, 549, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1129, 146, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1130, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 1131, 555, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1132, 557, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1133, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 1134, 561, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1135, 563, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1136, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 1137, 567, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1138, 569, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1140, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 1143, 137, 34, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 1145, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1146, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1147, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1148, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1149, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 1150, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 1152, 28, 2, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 1154, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1155, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 1155, 28, 2, 2},
    {RT_USE_READ, 0, -1, 0, 2, 1156, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 1160, 28, 4, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 1167, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1171, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 1172, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1173, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1174, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1175, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1176, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1177, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1178, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1179, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1180, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1181, 382, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 139, 137, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 139, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1183, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1184, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1186, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1187, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 1188, 549, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1189, 146, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1190, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 1191, 555, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1192, 557, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1193, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 1194, 561, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1195, 563, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1196, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 1197, 567, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1198, 569, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1200, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 1203, 137, 34, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 1205, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1206, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1207, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1208, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1209, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 1210, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 1212, 28, 2, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 1214, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1215, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 1215, 28, 2, 2},
    {RT_USE_READ, 0, -1, 0, 2, 1216, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 1220, 28, 4, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 1227, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1231, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 1232, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1233, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1234, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1235, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1236, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1237, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1238, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1239, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1240, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1241, 382, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 142, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 628, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 629, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 631, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 632, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 633, 549, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 634, 146, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 635, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 636, 555, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 637, 557, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 638, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 639, 561, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 640, 563, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 641, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 642, 567, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 643, 569, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 645, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 648, 137, 34, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 650, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 651, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 652, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 653, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 654, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 655, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 657, 28, 2, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 659, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 663, 28, 4, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 670, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 674, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 675, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 676, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 677, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 678, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 679, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 680, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 681, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 682, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 683, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 684, 382, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 686, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 687, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 689, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 690, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 691, 549, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 692, 146, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 693, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 694, 555, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 695, 557, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 696, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 697, 561, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 698, 563, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 699, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 700, 567, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 701, 569, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 703, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 706, 137, 34, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 708, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 709, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 710, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 711, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 712, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 713, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 715, 28, 2, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 717, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 721, 28, 4, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 728, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 732, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 733, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 734, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 735, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 736, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 737, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 738, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 739, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 740, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 741, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 742, 382, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 744, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 745, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 747, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 748, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 749, 549, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 750, 146, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 751, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 752, 555, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 753, 557, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 754, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 755, 561, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 756, 563, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 757, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 758, 567, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 759, 569, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 761, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 764, 137, 34, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 766, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 767, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 768, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 769, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 770, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 771, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 773, 28, 2, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 775, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 779, 28, 4, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 786, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 790, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 791, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 792, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 793, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 794, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 795, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 796, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 797, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 798, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 799, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 800, 382, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_lut_sr_30[] = {
    {RT_USE_READ, 0, -1, 0, 3, 23, 24, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 27, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 386, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 391, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 396, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 401, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 406, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 411, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 414, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 418, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 421, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 427, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 432, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 436, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 441, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 444, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 457, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 458, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 30, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 462, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 464, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 469, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 472, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 474, 28, 2, 2},
    {RT_USE_READ, 0, -1, 0, 2, 480, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 483, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 487, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 493, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 496, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 498, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 500, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 503, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 505, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 508, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 512, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 516, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 519, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 522, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 523, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 526, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 529, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 530, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 531, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 532, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 535, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 943, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 944, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 946, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 947, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 948, 549, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 949, 146, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 950, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 951, 555, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 952, 557, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 953, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 954, 561, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 955, 563, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 956, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 957, 567, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 958, 569, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 960, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 963, 137, 34, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 965, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 966, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 967, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 968, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 969, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 970, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 972, 28, 2, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 974, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 975, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 975, 28, 2, 2},
    {RT_USE_READ, 0, -1, 0, 2, 976, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 980, 28, 4, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 987, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 991, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 992, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 993, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 994, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 995, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 996, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 997, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 998, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 999, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1000, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1001, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1243, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1244, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1246, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1247, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 1248, 549, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1249, 146, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1250, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 1251, 555, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1252, 557, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1253, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 1254, 561, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1255, 563, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1256, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 1257, 567, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1258, 569, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1260, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 1263, 137, 34, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 1265, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1266, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1267, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1268, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1269, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 1270, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 1272, 28, 2, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 1274, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1275, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 1275, 28, 2, 2},
    {RT_USE_READ, 0, -1, 0, 2, 1276, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 1280, 28, 4, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 1287, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1291, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 1292, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1293, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1294, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1295, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1296, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1297, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1298, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1299, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1300, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1301, 382, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 7, 144, 4, 146, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1303, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1304, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1306, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1307, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 1308, 549, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1309, 146, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1310, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 1311, 555, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1312, 557, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1313, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 1314, 561, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1315, 563, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1316, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 1317, 567, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1318, 569, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1320, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 1323, 137, 34, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 1325, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1326, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1327, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1328, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1329, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 1330, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 1332, 28, 2, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 1334, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1335, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 1335, 28, 2, 2},
    {RT_USE_READ, 0, -1, 0, 2, 1336, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 1340, 28, 4, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 1347, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1351, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 1352, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1353, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1354, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1355, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1356, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1357, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1358, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1359, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1360, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1361, 382, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 7, 147, 4, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1003, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1004, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1006, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1007, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 1008, 549, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1009, 146, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1010, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 1011, 555, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1012, 557, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1013, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 1014, 561, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1015, 563, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1016, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 1017, 567, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1018, 569, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1020, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 1023, 137, 34, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 1025, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1026, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1027, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1028, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1029, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 1030, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 1032, 28, 2, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 1034, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1035, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 1035, 28, 2, 2},
    {RT_USE_READ, 0, -1, 0, 2, 1036, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 1040, 28, 4, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 1047, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1051, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 1052, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1053, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1054, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1055, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1056, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1057, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1058, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1059, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1060, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1061, 382, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 4, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 21, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 59, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 34, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 86, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 126, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 127, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 128, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 2, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 129, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 108, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 89, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 114, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 118, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 122, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 124, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1063, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1064, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1066, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1067, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 1068, 549, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1069, 146, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1070, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 1071, 555, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1072, 557, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1073, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 1074, 561, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1075, 563, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1076, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 1077, 567, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1078, 569, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1080, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 1083, 137, 34, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 1085, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1086, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1087, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1088, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1089, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 1090, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 1092, 28, 2, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 1094, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1095, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 1095, 28, 2, 2},
    {RT_USE_READ, 0, -1, 0, 2, 1096, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 1100, 28, 4, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 1107, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1111, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 1112, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1113, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1114, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1115, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1116, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1117, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1118, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1119, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1120, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1121, 382, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 6, 133, 4, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 4, 133, 4, 114, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1123, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1124, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1126, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1127, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 1128, 549, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1129, 146, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1130, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 1131, 555, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1132, 557, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1133, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 1134, 561, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1135, 563, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1136, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 1137, 567, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1138, 569, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1140, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 1143, 137, 34, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 1145, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1146, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1147, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1148, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1149, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 1150, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 1152, 28, 2, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 1154, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1155, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 1155, 28, 2, 2},
    {RT_USE_READ, 0, -1, 0, 2, 1156, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 1160, 28, 4, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 1167, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1171, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 1172, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1173, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1174, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1175, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1176, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1177, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1178, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1179, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1180, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1181, 382, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 139, 137, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 0, 139, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1183, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1184, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1186, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1187, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 1188, 549, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1189, 146, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1190, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 1191, 555, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1192, 557, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1193, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 1194, 561, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1195, 563, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1196, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 1197, 567, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1198, 569, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1200, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 1203, 137, 34, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 1205, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1206, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1207, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1208, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1209, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 1210, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 1212, 28, 2, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 1214, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1215, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 1215, 28, 2, 2},
    {RT_USE_READ, 0, -1, 0, 2, 1216, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 1220, 28, 4, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 1227, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1231, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 1232, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1233, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1234, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1235, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1236, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1237, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1238, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1239, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1240, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 1241, 382, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 0, 142, 32, 4, 16},
    {RT_USE_READ, 0, -1, 0, 3, 41, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 44, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 628, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 629, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 631, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 632, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 633, 549, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 634, 146, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 635, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 636, 555, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 637, 557, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 638, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 639, 561, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 640, 563, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 641, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 642, 567, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 643, 569, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 645, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 648, 137, 34, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 650, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 651, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 652, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 653, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 654, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 655, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 657, 28, 2, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 659, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 663, 28, 4, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 670, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 674, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 675, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 676, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 677, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 678, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 679, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 680, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 681, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 682, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 683, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 684, 382, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 41, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 44, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 46, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 53, 42, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 54, 24, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 686, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 687, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 689, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 690, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 691, 549, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 692, 146, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 693, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 694, 555, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 695, 557, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 696, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 697, 561, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 698, 563, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 699, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 700, 567, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 701, 569, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 703, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 706, 137, 34, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 708, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 709, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 710, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 711, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 712, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 713, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 715, 28, 2, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 717, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 721, 28, 4, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 728, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 732, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 733, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 734, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 735, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 736, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 737, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 738, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 739, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 740, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 741, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 742, 382, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 53, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 54, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 55, 47, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 744, 31, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 745, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 747, 31, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 748, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 749, 549, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 750, 146, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 751, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 752, 555, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 753, 557, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 754, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 755, 561, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 756, 563, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 757, 28, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 758, 567, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 759, 569, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 761, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 764, 137, 34, 1},
    {RT_USE_LATE, 0, -1, 0, 0, 766, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 767, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 768, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 769, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 770, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 771, 28, 4, 3},
    {RT_USE_READ, 0, -1, 0, 2, 773, 28, 2, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 775, 137, 34, 1},
    {RT_USE_READ, 0, -1, 0, 2, 779, 28, 4, 2},
    {RT_USE_LATE, 0, -1, 0, 0, 786, 382, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 790, 28, 4, 3},
    {RT_USE_LATE, 0, -1, 0, 0, 791, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 792, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 793, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 794, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 795, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 796, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 797, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 798, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 799, 382, 4, 16},
    {RT_USE_LATE, 0, -1, 0, 0, 800, 382, 4, 16},
    {RT_USE_WRITE, 0, -1, 1, 3, 63, 42, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 64, 24, 4, 1},
    {RT_USE_WRITE, 0, -1, 1, 3, 65, 47, 4, 1},
};
static const struct rt_use uses_ld_d_40[] = {
    {RT_USE_READ, 0, -1, 0, 3, 170, 248, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 1364, 248, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 1363, 1365, 4, 0},
    {RT_USE_READ, 0, -1, 0, 3, 43, 31, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1367, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1367, 47, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1368, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1370, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1372, 24, 4, 16},
    {RT_USE_WRITE, 0, -1, 3, 2, 1366, 35, 4, 16},
};
static const struct rt_use uses_ld_d_30[] = {
    {RT_USE_READ, 0, -1, 0, 3, 43, 31, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1367, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1367, 47, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1368, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1370, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1372, 24, 4, 16},
    {RT_USE_WRITE, 0, -1, 3, 2, 1366, 35, 4, 16},
};
static const struct rt_use uses_ld_mvsi_40[] = {
    {RT_USE_READ, 0, -1, 0, 3, 170, 248, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 1364, 248, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 1363, 1365, 4, 0},
    {RT_USE_READ, 0, -1, 0, 3, 43, 31, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1367, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1367, 47, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1368, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1370, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1372, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1391, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1391, 47, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1392, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1393, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1394, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1397, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1397, 47, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1398, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1399, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1400, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1403, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1403, 47, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1404, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1405, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1406, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1409, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1409, 47, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1410, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1411, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1412, 24, 4, 16},
    {RT_USE_WRITE, 0, -1, 3, 2, 1366, 35, 4, 16},
};
static const struct rt_use uses_ld_mvsi_30[] = {
    {RT_USE_READ, 0, -1, 0, 3, 43, 31, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1367, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1367, 47, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1368, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1370, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1372, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1391, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1391, 47, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1392, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1393, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1394, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1397, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1397, 47, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1398, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1399, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1400, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1403, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1403, 47, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1404, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1405, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1406, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1409, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1409, 47, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1410, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1411, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1412, 24, 4, 16},
    {RT_USE_WRITE, 0, -1, 3, 2, 1366, 35, 4, 16},
};
static const struct rt_use uses_st_d_40[] = {
    {RT_USE_READ, 0, -1, 0, 3, 170, 248, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 1364, 248, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 1363, 1365, 4, 0},
    {RT_USE_READ, 0, -1, 0, 3, 43, 31, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1366, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1367, 35, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1367, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1368, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1370, 35, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1413, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1415, 24, 4, 16},
};
static const struct rt_use uses_st_d_30[] = {
    {RT_USE_READ, 0, -1, 0, 3, 43, 31, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1366, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1367, 35, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1367, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1368, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1370, 35, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1413, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1415, 24, 4, 16},
};
static const struct rt_use uses_st_mvso_40[] = {
    {RT_USE_READ, 0, -1, 0, 3, 170, 248, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 1364, 248, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 1363, 1365, 4, 0},
    {RT_USE_READ, 0, -1, 0, 3, 43, 31, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1366, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1367, 35, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1367, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1368, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1370, 35, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1413, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1415, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1432, 35, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1432, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1433, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1434, 35, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1435, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1436, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1439, 35, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1439, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1440, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1441, 35, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1442, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1443, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1447, 35, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1447, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1448, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1449, 35, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1450, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1451, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1455, 35, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1455, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1456, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1457, 35, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1458, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1459, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1463, 35, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1463, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1464, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1465, 35, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1466, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1467, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1471, 35, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1471, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1472, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1473, 35, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1474, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1475, 24, 4, 16},
};
static const struct rt_use uses_st_mvso_30[] = {
    {RT_USE_READ, 0, -1, 0, 3, 43, 31, 4, 1},
    {RT_USE_READ, 0, -1, 0, 2, 1366, 28, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1367, 35, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1367, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1368, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1370, 35, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1413, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1415, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1432, 35, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1432, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1433, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1434, 35, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1435, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1436, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1439, 35, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1439, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1440, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1441, 35, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1442, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1443, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1447, 35, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1447, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1448, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1449, 35, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1450, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1451, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1455, 35, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1455, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1456, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1457, 35, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1458, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1459, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1463, 35, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1463, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1464, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1465, 35, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1466, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1467, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1471, 35, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1471, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1472, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1473, 35, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1474, 24, 4, 16},
    {RT_USE_READ, 0, -1, 0, 2, 1475, 24, 4, 16},
};
static const struct rt_use uses_st_vp_40[] = {
    {RT_USE_READ, 0, -1, 0, 3, 170, 248, 4, 1},
    {RT_USE_READ, 0, -1, 0, 3, 1364, 248, 4, 1},
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 2, -1, 1363, 1365, 4, 0},
    {RT_USE_READ, 0, -1, 0, 3, 43, 31, 4, 1},
};
static const struct rt_use uses_st_vp_30[] = {
    {RT_USE_READ, 0, -1, 0, 3, 43, 31, 4, 1},
};
static const struct rt_use read_entry_sr_4[] = {
    {RT_USE_LATE, 0, -1, 0, 5, 21, 4, 4, 16},
};
static const struct rt_use write_entry_sr_4[] = {
    {RT_USE_WRITE, 0, -1, 0, 5, 21, 4, 4, 16},
};
static const struct rt_use read_entry_sr_6[] = {
    {RT_USE_LATE, 0, -1, 0, 4, 21, 4, 4, 16},
};
static const struct rt_use write_entry_sr_6[] = {
    {RT_USE_WRITE, 0, -1, 0, 4, 21, 4, 4, 16},
};
static const struct rt_use write_entry_sr_8[] = {
    {RT_USE_JUMP, ISADORA_JUMPS, -1, 0, -1, 21, 11, 4, 0},
};
static const struct rt_use read_entry_sr_12[] = {
    {RT_USE_LATE, 0, -1, 0, 7, 21, 4, 146, 16},
};
static const struct rt_use write_entry_sr_12[] = {
    {RT_USE_WRITE, 0, -1, 0, 7, 21, 4, 146, 16},
};
static const struct rt_use read_entry_sr_13[] = {
    {RT_USE_LATE, 0, -1, 0, 7, 21, 4, 4, 16},
};
static const struct rt_use write_entry_sr_13[] = {
    {RT_USE_WRITE, 0, -1, 0, 7, 21, 4, 4, 16},
};
static const struct rt_use read_entry_sr_14[] = {
    {RT_USE_LATE, 0, -1, 0, 3, 21, 4, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 3, 21, 21, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 3, 21, 59, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 3, 21, 34, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 3, 21, 86, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 3, 21, 126, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 3, 21, 127, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 3, 21, 128, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 3, 21, 2, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 3, 21, 129, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 3, 21, 108, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 3, 21, 89, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 3, 21, 114, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 3, 21, 118, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 3, 21, 122, 4, 1},
    {RT_USE_LATE, 0, -1, 0, 3, 21, 42, 4, 1},
};
static const struct rt_use read_entry_sr_15[] = {
    {RT_USE_READ, 0, -1, 0, 6, 21, 4, 4, 16},
};
static const struct rt_use write_entry_sr_15[] = {
    {RT_USE_WRITE, 0, -1, 0, 6, 21, 4, 4, 16},
};
static const struct rt_use read_entry_p_1[] = {
    {RT_USE_READ, 0, -1, 0, 3, 21, 4, 4, 1},
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
    [VUC_LUT_RR_40] = {uses_lut_rr_40, 217},
    [VUC_LUT_RR_30] = {uses_lut_rr_30, 214},
    [VUC_LUT_RS_40] = {uses_lut_rs_40, 218},
    [VUC_LUT_RS_30] = {uses_lut_rs_30, 215},
    [VUC_LUT_SR_40] = {uses_lut_sr_40, 403},
    [VUC_LUT_SR_30] = {uses_lut_sr_30, 484},
    [VUC_LD_D_40] = {uses_ld_d_40, 10},
    [VUC_LD_D_30] = {uses_ld_d_30, 7},
    [VUC_LD_PWT_40] = {uses_ld_d_40, 10},
    [VUC_LD_PWT_30] = {uses_ld_d_30, 7},
    [VUC_LD_MVSI_40] = {uses_ld_mvsi_40, 30},
    [VUC_LD_MVSI_30] = {uses_ld_mvsi_30, 27},
    [VUC_LD_B6_40] = {uses_ld_d_40, 10},
    [VUC_LD_B6_30] = {uses_ld_d_30, 7},
    [VUC_LD_B7_40] = {uses_ld_d_40, 10},
    [VUC_LD_B7_30] = {uses_ld_d_30, 7},
    [VUC_ST_D_40] = {uses_st_d_40, 11},
    [VUC_ST_D_30] = {uses_st_d_30, 8},
    [VUC_ST_MVSO_40] = {uses_st_mvso_40, 47},
    [VUC_ST_MVSO_30] = {uses_st_mvso_30, 44},
    [VUC_ST_B6_40] = {uses_st_d_40, 11},
    [VUC_ST_B6_30] = {uses_st_d_30, 8},
    [VUC_ST_B7_40] = {uses_st_d_40, 11},
    [VUC_ST_B7_30] = {uses_st_d_30, 8},
    [VUC_ST_VP_40] = {uses_st_vp_40, 4},
    [VUC_ST_VP_30] = {uses_st_vp_30, 1},
};

static const struct rt_use_alias aliases[] = {
    {0, 4, 1476, {read_entry_sr_4, 1}, {write_entry_sr_4, 1}}, /* $sr[4] */
    {0, 6, 330, {read_entry_sr_6, 1}, {write_entry_sr_6, 1}}, /* $sr[6] */
    {0, 8, 11, {NULL, 0}, {write_entry_sr_8, 1}}, /* $sr[8] */
    {0, 9, 329, {NULL, 0}, {NULL, 0}}, /* $sr[9] */
    {0, 10, 329, {NULL, 0}, {NULL, 0}}, /* $sr[10] */
    {0, 12, 1478, {read_entry_sr_12, 1}, {write_entry_sr_12, 1}}, /* $sr[12] */
    {0, 13, 1479, {read_entry_sr_13, 1}, {write_entry_sr_13, 1}}, /* $sr[13] */
    {0, 14, 1525, {read_entry_sr_14, 16}, {NULL, 0}}, /* $sr[14] */
    {0, 15, 1526, {read_entry_sr_15, 1}, {write_entry_sr_15, 1}}, /* $sr[15] */
    {2, 0, 4, {NULL, 0}, {NULL, 0}}, /* $r[0] */
    {3, 1, 1527, {read_entry_p_1, 1}, {NULL, 0}}, /* $p[1] */
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
